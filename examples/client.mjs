// A small engine in JavaScript that asks mtglayers what its permanents are. Node 18 or later, no packages:
//   node examples/client.mjs            (or: node examples/client.mjs path/to/mtglayers)
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Speaks JSON-RPC 2.0 with `mtglayers serve --stdio`, one message a line. */
class Layers {
  #server;
  #waiting = new Map();
  #next = 1;

  constructor(command = "mtglayers") {
    this.#server = spawn(command, ["serve", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
    createInterface({ input: this.#server.stdout }).on("line", (line) => this.#answer(JSON.parse(line)));
    this.#server.on("error", (error) => this.#fail(error));
    this.#server.on("exit", () => this.#fail(new Error("the server has ended")));
  }

  #answer(reply) {
    const { resolve, reject } = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error) reject(new Error(`${reply.error.code}: ${reply.error.message}`));
    else resolve(reply.result);
  }

  #fail(error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  ask(method, params = {}) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#server.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
    });
  }

  end() {
    this.#server.stdin.end();
  }
}

/** What the engine knows of its permanents: it takes in each view of what changed. */
class Board {
  objects = new Map();
  revision = null;

  takeIn(view) {
    if (view.whole) this.objects.clear();
    for (const id of view.gone) this.objects.delete(id);
    for (const [id, one] of Object.entries(view.objects)) this.objects.set(id, one);
    this.revision = view.revision;
    return Object.keys(view.objects);
  }

  print(ids) {
    for (const id of ids) {
      const one = this.objects.get(id);
      const pt = one.power === null ? "no creature" : `${one.power}/${one.toughness}`;
      console.log(`${id}: ${pt}, ${one.types.join(" ")}, in ${one.zone}`);
    }
  }
}

const layers = new Layers(process.argv[2]);
const board = new Board();
const { game } = await layers.ask("open", { players: ["Ann", "Bob"] });
await layers.ask("apply", {
  game,
  changes: [
    { do: "put", card: "Humility", by: "Ann" },
    { do: "put", card: "Opalescence", by: "Bob" },
  ],
});
board.takeIn(await layers.ask("view", { game }));
board.print(board.objects.keys());

console.log("Humility leaves; what changed:");
const { view } = await layers.ask("apply", {
  game,
  changes: [{ do: "move", id: "humility", zone: "graveyard" }],
  view: true,
});
board.print(board.takeIn(view));

try {
  await layers.ask("apply", { game, changes: [{ do: "put", card: "Humilty" }] });
} catch (error) {
  console.log(error.message);
}
await layers.ask("close", { game });
layers.end();

"""Forge's positions as states: one file for each construct."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.plugins.forge.conftest import NAMES, Read, text_of

from mtglayers.engine import Engine
from mtglayers.errors import InputError, UnknownName
from mtglayers_plugins import forge

BEARS, GIANT = "Grizzly Bears", "Hill Giant"
EXPECTED: dict[str, dict[str, dict[str, Any]]] = {
    "active_player": {BEARS: {"controller": "ai"}},
    "attached": {BEARS: {"power": 6, "toughness": 3}, "Bonesplitter": {"attached_to": BEARS},
                 "Unholy Strength": {"attached_to": BEARS, "controller": "ai"}},
    "attaching_in_the_old_way": {BEARS: {"power": 4}, "Bonesplitter": {"attached_to": BEARS}},
    "attacking": {BEARS: {"attacking": True}, GIANT: {"attacking": True}, "Savannah Lions": {"attacking": False}},
    "chosen_card_name": {"Urborg, Tomb of Yawgmoth": {"mana": set("WUBRG")}},
    "chosen_color": {BEARS: {"colors": "UG"}},
    "chosen_type": {BEARS: {"subtypes": ["Goblin"]}},
    "commander": {"Isamaru, Hound of Konda": {"zone": "command"}, BEARS: {"zone": "battlefield"}},
    "counters": {BEARS: {"power": 4, "counters": {"+1/+1": 2, "charge": 1}}, GIANT: {"power": 2},
                 "Gray Ogre": {"counters": {"flying": 1}}},
    "damage_set_sick": {BEARS: {"toughness": 2}},
    "enchanted_player": {"Overwhelming Splendor": {"attached_to": "ai"}, "Hill Giant (2)": {"power": 1},
                         GIANT: {"power": 3}},
    "face_down": {GIANT: {"power": 2, "name": "", "face_down": True}, "Humility": {"types": ["Creature"]}},
    "facts": {GIANT: {"power": 3}},
    "flipped": {"Akki Lavarunner": {"name": "Tok-Tok, Volcano Born"}, "Akki Lavarunner (2)": {"name": "Akki Lavarunner"}},
    "merged": {GIANT: {"name": GIANT, "power": 3}},
    "modal": {"Alrund, God of the Cosmos": {"name": "Hakka, Whispering Raven"},
              "Hakka, Whispering Raven": {"name": "Hakka, Whispering Raven"}},
    "multiplayer": {BEARS: {"owner": "p0", "controller": "p2"}},
    "old_names_of_zones": {BEARS: {"controller": "human"}, GIANT: {"controller": "ai"}},
    "order_of_lists": {"Bear": {"power": 1}, "Humility": {"power": 4}},
    "phased_out": {BEARS: {"power": 2}},
    "precast": {BEARS: {"power": 5}, GIANT: {"power": 3}},
    "puzzle": {"Tarmogoyf": {"zone": "graveyard", "power": 1}, BEARS: {"zone": "battlefield"},
               "Grizzly Bears (2)": {"zone": "library"}, GIANT: {"zone": "exile"}, "Humility": {"zone": "hand"}},
    "scripts": {BEARS: {"power": 2}},
    "sideboard": {BEARS: {"power": 2}},
    "split": {"Fire // Ice": {"colors": "UR"}, "Assault": {"name": "Assault // Battery"}},
    "tapped": {BEARS: {"tapped": True}, GIANT: {"tapped": False}},
    "tokens": {"Elf Warrior": {"power": 1, "colors": "G", "subtypes": ["Elf", "Warrior"], "mana_cost": ""},
               "Treasure": {"types": ["Artifact"], "colors": "", "power": None}, BEARS: {"power": 2}},
    "transformed": {"Delver of Secrets": {"name": "Insectile Aberration", "power": 3},
                    "Delver of Secrets (2)": {"power": 1}},
    "unknown": {BEARS: {"power": 2}, "Bonesplitter": {"attached_to": None}},
}  # fmt: skip
LEFT_OUT = {
    "precast": ["Hill Giant cast by human: how it was cast is said in Forge's own script"],
    "scripts": [
        "what p0 has on the stack", "Grizzly Bears (battlefield of p0): ExecuteScript:Pump->1",
        "Grizzly Bears (battlefield of p0): RememberedCards:1", "Hill Giant (battlefield of p0): ChosenCards:1",
        "Hill Giant (battlefield of p0): Imprinting:1", "Hill Giant (battlefield of p0): ExiledWith:1",
        "Hill Giant (battlefield of p0): Meld", "the entry abilitytest=SomeScript",
    ],
    "unknown": [
        "Nobody Knows This (battlefield of human): there is no card 'Nobody Knows This'",
        "Grizzly Bears (battlefield of human): NoSuchThing:5",
        "Nobody Knows This Either (hand of human): there is no card 'Nobody Knows This Either'",
        "Bonesplitter: what it is attached to, the card with the Id 9", "the entry humanbogus=1",
    ],
}  # fmt: skip


def test_every_construct_has_an_expectation() -> None:
    assert sorted(EXPECTED) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_what_the_objects_are(read: Read, engine: Engine, name: str) -> None:
    position = read(name)
    answer = engine.answer(engine.evaluate(position.state))
    got = {id: {fact: getattr(answer[id], fact) for fact in facts} for id, facts in EXPECTED[name].items()}
    assert got == EXPECTED[name]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_left_out_is_said(read: Read, name: str) -> None:
    assert [line.partition("; did you mean")[0] for line in read(name).left_out] == LEFT_OUT.get(name, [])


def test_the_hook_mtglayers_read_position_reads_them(engine: Engine) -> None:
    assert forge.mtglayers_read_position("what?", "file", engine) is None
    position = forge.mtglayers_read_position(text_of("tapped"), "file", engine)
    assert position == engine.read_position(text_of("tapped"))
    with pytest.raises(InputError, match=r"^file: line 2: "):
        forge.mtglayers_read_position("[state]\nwhat?", "file", engine)


def test_players(read: Read) -> None:
    state = read("counters").state
    assert [player.name for player in state.players] == ["p0", "p1"]
    assert state.players[0].facts == {"poison": 3}
    assert [player.life for player in read("multiplayer").state.players] == [20, 18, 3]
    assert read("active_player").state.active_player == "ai"
    assert [player.life for player in read("puzzle").state.players] == [1, 4]


def test_a_card_in_hand_that_is_not_known_is_counted(read: Read) -> None:
    assert read("unknown").state.players[0].hand == 1


def test_facts(read: Read) -> None:
    facts = {one.id: one.facts for one in read("facts").state.objects}
    assert facts == {GIANT: ("monstrous",), BEARS: ("renowned",), "Gray Ogre": ("monstrous",)}


def test_keywords_of_tokens(read: Read, engine: Engine) -> None:
    answer = engine.answer(engine.evaluate(read("tokens").state))
    words = [engine.render(ability).casefold() for ability in answer["Elf Warrior"].abilities]
    assert words == ["first strike", "trample"]


def test_the_order_of_the_lists_is_the_order_of_timestamps(read: Read) -> None:
    """Player 0 before player 1, tokens before cards, what is attached last."""
    stamps = {one.id: one.timestamp for one in read("order_of_lists").state.objects}
    assert sorted(stamps, key=stamps.__getitem__) == ["Bear", "Humility", "Opalescence"]
    attached = {one.id: one.timestamp for one in read("attached").state.objects}
    assert sorted(attached, key=attached.__getitem__) == [BEARS, "Bonesplitter", "Unholy Strength"]


def test_the_caller_may_know_the_order_better(engine: Engine) -> None:
    text = text_of("order_of_lists")
    position = forge.read(text, engine, order=["Opalescence", "Humility"])
    answer = engine.answer(engine.evaluate(position.state))
    assert answer["Humility"].power == 1
    with pytest.raises(UnknownName, match="'Nothing'"):
        forge.read(text, engine, order=["Nothing"])


def test_the_top_of_a_library_is_listed_first(read: Read) -> None:
    library = [one for one in read("puzzle").state.objects if one.zone == "library"]
    assert max(library, key=lambda one: one.timestamp).card == BEARS


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("p0life=x", "p0life: 'x' is no number"),
        ("p0battlefield=Humility|Counters:P1P1", "'P1P1' is no number of counters"),
        ("p0battlefield=Humility|Owner:p7", "there is no player 'p7'"),
        ("activeplayer=p7\np0life=1", "activeplayer: there is no player 'p7'"),
        ("p0battlefield=Humility|Id:1;Humility|Id:1", "two cards have the Id 1"),
        ("p0battlefield=t:X,P:1,T:1,Color:pink,Types:Creature", "'pink' is no colour"),
        ("p0battlefield=t:X,P:1,T:1,Types:", "has no card type"),
        ("p0battlefield=|Tapped", "a card without a name"),
    ],
)
def test_what_cannot_be_read(engine: Engine, text: str, message: str) -> None:
    with pytest.raises(InputError) as error:
        forge.read(f"[state]\n{text}\n", engine)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("p0precast=Nobody Knows This", "Nobody Knows This cast by p0: there is no card"),
        ("p0precast=Giant Growth->p9", "Giant Growth cast by p0: precast: there is no player"),
        ("p0battlefield=Hill Giant|MergedCards:Nobody^ the Unknown", "there is no card 'Nobody, the Unknown'"),
        ("p0battlefield=t:X,P:1,T:1,Types:Creature,Keywords:Wuggling", "X (battlefield of p0)"),
    ],
)
def test_what_is_not_known_is_left_out(engine: Engine, entry: str, said: str) -> None:
    assert any(said in line for line in forge.read(f"[state]\n{entry}\n", engine).left_out)


PARTS = st.sampled_from([
    "Humility", "Delver of Secrets", "Giant Growth", "t:Elf,P:1,T:1,Cost:1 G,Color:green,Types:Creature-Elf,Keywords:Flying",
    "t:X", "t:Z,P:*,T:1,Types:Creature", "t:Z,Cost:{{,Types:Land", f"t:Z,P:1,T:1,Types:Creature-{'Q' * 300}", "x" * 300,
    "Tapped", "Counters:P1P1=2", "Counters:X=999999", "Counters:=1", "Id:1", "AttachedTo:1", "Attaching:", "Owner:p0",
    "EnchantingPlayer:AI", "FaceDown", "Transformed", "Flipped", "MergedCards:" + ",".join(["Humility"] * 30), "Modal",
    "ChosenColor:blue", "ChosenType2:Forest", "NamedCard:", "IsToken", "PhasedOut", "Attacking:3", "",
])  # fmt: skip
CARDS = st.lists(PARTS, min_size=1, max_size=4).map("|".join)
ENTRIES = st.one_of(
    st.tuples(st.sampled_from(["humanbattlefield", "aihand", "p0library", "p12exile"]), st.lists(CARDS, max_size=4).map(";".join)),
    st.tuples(st.sampled_from(["humanlife", "aicounters", "activeplayer", "humanprecast"]),
              st.sampled_from(["3", "-5", "99999999", "POISON=3", "=", "ai", "Giant Growth->1", "1:x->p7", ""])),
)  # fmt: skip


@given(st.lists(ENTRIES.map("=".join), max_size=5))
def test_any_position_is_read_or_refused(engine: Engine, entries: list[str]) -> None:
    with suppress(InputError):
        position = forge.mtglayers_read_position("\n".join(["[state]", *entries]), "file", engine)
        assert position is not None
        engine.evaluate(position.state)
        forge.write(position.state, engine)

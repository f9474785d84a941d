import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A small engine in Java that asks mtglayers what its permanents are. Java 17 or later, nothing but the JDK:
 * java examples/Client.java (or: java examples/Client.java path/to/mtglayers)
 */
public class Client {

    /** Speaks JSON-RPC 2.0 with {@code mtglayers serve --stdio}, one message a line. */
    static final class Layers implements AutoCloseable {
        private final Process server;
        private final BufferedReader answers;
        private final BufferedWriter questions;
        private long next = 1;

        Layers(String command) throws IOException {
            server = new ProcessBuilder(command, "serve", "--stdio").redirectError(ProcessBuilder.Redirect.INHERIT).start();
            answers = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
            questions = new BufferedWriter(new OutputStreamWriter(server.getOutputStream(), StandardCharsets.UTF_8));
        }

        /** The result of a request. Throws what the server answers as an error. */
        Object ask(String method, Map<String, Object> params) throws IOException {
            long id = next++;
            questions.write(Json.write(Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", params)));
            questions.write('\n');
            questions.flush();
            String line = answers.readLine();
            if (line == null) throw new IOException("the server has ended");
            Map<String, Object> reply = object(Json.read(line));
            if (reply.get("error") != null) {
                Map<String, Object> error = object(reply.get("error"));
                throw new IOException(error.get("code") + ": " + error.get("message"));
            }
            return reply.get("result");
        }

        @Override
        public void close() throws IOException {
            questions.close();
            answers.close();
            server.onExit().join();
        }
    }

    /** What the engine knows of its permanents: it takes in each view of what changed. */
    static final class Board {
        final Map<String, Map<String, Object>> objects = new LinkedHashMap<>();

        List<String> takeIn(Map<String, Object> view) {
            if ((Boolean) view.get("whole")) objects.clear();
            for (Object id : (List<?>) view.get("gone")) objects.remove((String) id);
            Map<String, Object> news = object(view.get("objects"));
            news.forEach((id, one) -> objects.put(id, object(one)));
            return new ArrayList<>(news.keySet());
        }

        void print(Iterable<String> ids) {
            for (String id : ids) {
                Map<String, Object> one = objects.get(id);
                List<String> types = new ArrayList<>();
                for (Object type : (List<?>) one.get("types")) types.add((String) type);
                String pt = one.get("power") == null ? "no creature" : one.get("power") + "/" + one.get("toughness");
                System.out.println(id + ": " + pt + ", " + String.join(" ", types) + ", in " + one.get("zone"));
            }
        }
    }

    public static void main(String[] arguments) throws IOException {
        try (Layers layers = new Layers(arguments.length > 0 ? arguments[0] : "mtglayers")) {
            Board board = new Board();
            Object game = object(layers.ask("open", Map.of("players", List.of("Ann", "Bob")))).get("game");
            layers.ask("apply", Map.of("game", game, "changes", List.of(
                Map.of("do", "put", "card", "Humility", "by", "Ann"),
                Map.of("do", "put", "card", "Opalescence", "by", "Bob"))));
            board.takeIn(object(layers.ask("view", Map.of("game", game))));
            board.print(board.objects.keySet());

            System.out.println("Humility leaves; what changed:");
            Object answer = layers.ask("apply", Map.of("game", game, "view", true, "changes", List.of(
                Map.of("do", "move", "id", "humility", "zone", "graveyard"))));
            board.print(board.takeIn(object(object(answer).get("view"))));

            try {
                layers.ask("apply", Map.of("game", game, "changes", List.of(Map.of("do", "put", "card", "Humilty"))));
            } catch (IOException error) {
                System.out.println(error.getMessage());
            }
            layers.ask("close", Map.of("game", game));
        }
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    /** JSON, as much as a client needs: whole numbers are Long, others Double. */
    static final class Json {
        private final String text;
        private int at = 0;

        private Json(String text) {
            this.text = text;
        }

        static Object read(String text) {
            return new Json(text).value();
        }

        private Object value() {
            char sign = peek();
            if (sign == '{') return members();
            if (sign == '[') return items();
            if (sign == '"') return string();
            int start = at;
            while (at < text.length() && ",]} \t".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(start, at);
            return switch (word) {
                case "true" -> true;
                case "false" -> false;
                case "null" -> null;
                default -> word.matches("-?\\d+") ? (Object) Long.valueOf(word) : (Object) Double.valueOf(word);
            };
        }

        private char peek() {
            while (" \t".indexOf(text.charAt(at)) >= 0) at++;
            return text.charAt(at);
        }

        private Map<String, Object> members() {
            Map<String, Object> found = new LinkedHashMap<>();
            at++;
            while (peek() != '}') {
                String key = string();
                if (peek() != ':') throw new IllegalArgumentException("no JSON at " + at);
                at++;
                found.put(key, value());
                if (peek() == ',') at++;
                peek();
            }
            at++;
            return found;
        }

        private List<Object> items() {
            List<Object> found = new ArrayList<>();
            at++;
            while (peek() != ']') {
                found.add(value());
                if (peek() == ',') at++;
            }
            at++;
            return found;
        }

        private String string() {
            StringBuilder found = new StringBuilder();
            for (at++; text.charAt(at) != '"'; at++) {
                if (text.charAt(at) != '\\') {
                    found.append(text.charAt(at));
                } else if (text.charAt(++at) == 'u') {
                    found.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                    at += 4;
                } else {
                    int escape = "bfnrt".indexOf(text.charAt(at));
                    found.append(escape < 0 ? text.charAt(at) : "\b\f\n\r\t".charAt(escape));
                }
            }
            at++;
            return found.toString();
        }

        static String write(Object value) {
            StringBuilder out = new StringBuilder();
            if (value instanceof Map<?, ?> members) {
                members.forEach((key, one) -> out.append(out.isEmpty() ? "" : ",").append(write(key)).append(':').append(write(one)));
                return "{" + out + "}";
            }
            if (value instanceof List<?> items) {
                items.forEach(one -> out.append(out.isEmpty() ? "" : ",").append(write(one)));
                return "[" + out + "]";
            }
            if (!(value instanceof String word)) return String.valueOf(value);
            for (char sign : word.toCharArray()) {
                if (sign == '"' || sign == '\\') out.append('\\').append(sign);
                else if (sign < ' ' || sign > '~') out.append(String.format("\\u%04x", (int) sign));
                else out.append(sign);
            }
            return "\"" + out + "\"";
        }
    }
}

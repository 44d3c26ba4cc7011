import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.Reader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grognard.Chance;
import org.grognard.Expectation;
import org.grognard.Fault;
import org.grognard.Grognard;
import org.grognard.Odds;
import org.grognard.Question;
import org.grognard.Record;
import org.grognard.Rule;
import org.grognard.Ruling;
import org.grognard.Step;

/** Runs the shared vectors: those of all languages, and those of Python, whose values and indices are Java's too. */
public final class Vectors {
    private static int passed;
    private static int failed;
    private static final Map<String, Question<?, ?>> TOLD = new LinkedHashMap<>();

    public static void main(String[] arguments) throws Exception {
        List<Path> files;
        try (Stream<Path> all = Files.walk(Path.of(arguments[0]))) {
            files = all.filter(file -> file.toString().endsWith(".json")).sorted().collect(Collectors.toList());
        }
        for (Path file : files) {
            try (Reader text = Files.newBufferedReader(file)) {
                for (JsonElement vector : JsonParser.parseReader(text).getAsJsonArray()) {
                    run(vector.getAsJsonObject());
                }
            }
        }
        System.out.println("vectors run: " + (passed + failed));
        System.out.println("vectors: " + passed + " passed, " + failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }

    private static void run(JsonObject vector) {
        if (vector.has("languages") && !vector.get("languages").toString().contains("\"python\"")) {
            return;
        }
        String why;
        try {
            why = check(vector);
        } catch (RuntimeException trouble) {
            trouble.printStackTrace();
            why = trouble.toString();
        }
        if (why == null) {
            passed++;
        } else {
            failed++;
            System.out.println("FAILED " + vector.get("id").getAsString() + ": " + why);
        }
    }

    private static String check(JsonObject vector) {
        Map<Object, Object> values = new LinkedHashMap<>();
        if (vector.has("in")) {
            values.putAll((Map<?, ?>) plain(vector.get("in")));
        }
        // A chance is given as its cases of 2^63.
        values.computeIfPresent("wanted", (name, cases) -> String.valueOf(cases).matches("[0-9]+")
                ? cases + "/" + Long.toUnsignedString(Chance.CERTAIN) : cases);
        if (vector.has("dice")) {
            values.put("dice", plain(vector.get("dice")));
        }
        Ruling<?, ?> ruling;
        Question<?, ?> question;
        try {
            question = Grognard.question(vector.get("call").getAsString(), values);
            ruling = vector.has("trail") ? question.askWithTrail() : question.ask();
        } catch (Fault fault) {
            if (vector.has("fault")) {
                JsonObject expected = vector.getAsJsonObject("fault");
                if (fault.code().word().equals(expected.get("code").getAsString())
                        && fault.field().equals(expected.get("field").getAsString())) {
                    return null;
                }
            }
            return "fault " + fault.getMessage() + ", expected " + vector.get("fault");
        }
        if (vector.has("fault")) {
            return "no fault, expected " + vector.get("fault") + ", got " + ruling;
        }
        String verdict = ruling.verdict() == null ? null : ruling.verdict().toString();
        String wanted = vector.has("verdict") ? vector.get("verdict").getAsString() : null;
        if (verdict == null ? wanted != null : !verdict.equals(wanted)) {
            return "verdict " + verdict + ", expected " + wanted + ", " + ruling;
        }
        List<String> cites = ruling.cites().stream().map(Rule::id).sorted().collect(Collectors.toList());
        List<String> expected = new ArrayList<>();
        vector.getAsJsonArray("cites").forEach(id -> expected.add(id.getAsString()));
        Collections.sort(expected);
        if (!cites.equals(expected)) {
            return "cites " + cites + ", expected " + expected;
        }
        if (vector.has("out")) {
            if (!ruling.isAllowed() || ruling.value() == null) {
                return "there is no value";
            }
            String why = within("", plain(vector.get("out")), ruling.value());
            if (why != null) {
                return why;
            }
        }
        JsonElement list = vector.has("effects") ? vector.get("effects") : vector.get("rows");
        if (list != null) {
            List<?> got = ruling.rows().isEmpty() ? ruling.effects() : ruling.rows();
            if (got.size() != list.getAsJsonArray().size()) {
                return got.size() + " effects: " + got;
            }
            for (int at = 0; at < got.size(); at++) {
                String why = within("effects[" + at + "]", plain(list.getAsJsonArray().get(at)), got.get(at));
                if (why != null) {
                    return why;
                }
            }
        }
        String why = told(question, ruling);
        return why == null && vector.has("trail") ? trail(vector.getAsJsonArray("trail"), ruling.trail()) : why;
    }

    /** As texts, two questions are the same only if they are equal, and an answer shows each of its fields. */
    private static String told(Question<?, ?> question, Ruling<?, ?> ruling) {
        Question<?, ?> same = TOLD.putIfAbsent(question.getClass() + " " + question, question);
        if (same != null && !same.equals(question)) {
            return "as a text it is the same as " + same.toMap() + ": " + question;
        }
        List<Object> parts = new ArrayList<>(ruling.rows().isEmpty() ? ruling.effects() : ruling.rows());
        if (ruling.isAllowed() && ruling.value() != null) {
            parts.add(ruling.value());
        }
        for (Object part : parts) {
            if (part instanceof Odds) {
                continue;
            }
            for (String field : ((Record) part).toMap().keySet()) {
                if (!ruling.toString().contains(part.toString()) || !part.toString().matches("(?s).*[( ]" + field + "=.*")) {
                    return field + " is not in the text of the answer: " + ruling;
                }
            }
        }
        return null;
    }

    private static String trail(JsonArray wanted, List<Step> steps) {
        int next = 0;
        for (JsonElement step : wanted) {
            Object expected = plain(step);
            while (next < steps.size() && within("", expected, steps.get(next).toMap()) != null) {
                next++;
            }
            if (next == steps.size()) {
                return step + " is not in its turn in " + steps;
            }
            next++;
        }
        return null;
    }

    /** Compares the fields that are expected. */
    private static String within(String path, Object expected, Object got) {
        if (expected instanceof Map && got instanceof Record) {
            for (Map.Entry<?, ?> field : ((Map<?, ?>) expected).entrySet()) {
                String why = within(path + "." + field.getKey(), field.getValue(), ((Record) got).typed(String.valueOf(field.getKey())));
                if (why != null) {
                    return why;
                }
            }
            return null;
        }
        if (got instanceof Chance) {
            return within(path, expected, ((Chance) got).numerator());
        }
        if (got instanceof Expectation) {
            return within(path, expected, ((Expectation) got).numerator());
        }
        if (expected instanceof Map && got instanceof Map) {
            for (Map.Entry<?, ?> field : ((Map<?, ?>) expected).entrySet()) {
                String place = path + "." + field.getKey();
                if (!((Map<?, ?>) got).containsKey(field.getKey())) {
                    return place + " is not there";
                }
                String why = within(place, field.getValue(), ((Map<?, ?>) got).get(field.getKey()));
                if (why != null) {
                    return why;
                }
            }
            return null;
        }
        if (expected instanceof List && got instanceof List && ((List<?>) expected).size() == ((List<?>) got).size()) {
            for (int at = 0; at < ((List<?>) expected).size(); at++) {
                String why = within(path + "[" + at + "]", ((List<?>) expected).get(at), ((List<?>) got).get(at));
                if (why != null) {
                    return why;
                }
            }
            return null;
        }
        // A number of 64 bits is given as a text.
        if (expected instanceof String && (got instanceof Long || got instanceof BigInteger)) {
            return expected.equals(got.toString()) ? null : path + " is " + got + ", expected " + expected;
        }
        boolean same = expected instanceof Number && got instanceof Number
                ? new BigDecimal(expected.toString()).compareTo(new BigDecimal(got.toString())) == 0
                : expected == null ? got == null : expected.equals(got);
        return same ? null : path + " is " + got + ", expected " + expected;
    }

    /** Returns a JSON value as plain Java values. */
    private static Object plain(JsonElement value) {
        if (value.isJsonNull()) {
            return null;
        }
        if (value.isJsonArray()) {
            List<Object> all = new ArrayList<>();
            value.getAsJsonArray().forEach(item -> all.add(plain(item)));
            return all;
        }
        if (value.isJsonObject()) {
            Map<Object, Object> all = new LinkedHashMap<>();
            value.getAsJsonObject().entrySet().forEach(field -> all.put(field.getKey(), plain(field.getValue())));
            return all;
        }
        JsonPrimitive one = value.getAsJsonPrimitive();
        if (one.isString()) {
            return one.getAsString();
        }
        if (one.isBoolean()) {
            return one.getAsBoolean();
        }
        String text = one.getAsString();
        if (text.matches("-?[0-9]+")) {
            BigInteger number = new BigInteger(text);
            return number.bitLength() < 64 ? (Object) number.longValue() : number;
        }
        return one.getAsDouble();
    }
}

package org.grognard.internal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grognard.Chance;
import org.grognard.Expectation;
import org.grognard.Fault;
import org.grognard.FaultCode;
import org.grognard.Place;
import org.grognard.Word;

/** Values of mappings, such as those of a JSON text, as values of fields. */
public final class Values {
    private static final BigInteger MOST = BigInteger.ONE.shiftLeft(64);

    private Values() {
    }

    static Fault wrong(Object value) {
        boolean plain = value instanceof Number || value instanceof String || value instanceof Boolean;
        return new Fault(FaultCode.WRONG_TYPE, "").value(plain ? value : null);
    }

    private static boolean isWhole(Object value) {
        return value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte
                || value instanceof BigInteger;
    }

    /**
     * Reads a whole number.
     *
     * @param value the value
     * @param low the lowest number
     * @param high the highest number
     * @return the number
     */
    public static long integer(Object value, long low, long high) {
        if (!isWhole(value)) {
            throw wrong(value);
        }
        long number = ((Number) value).longValue();
        boolean far = value instanceof BigInteger && ((BigInteger) value).bitLength() > 63;
        if (far || number < low || number > high) {
            throw Fault.range("", value, low, high);
        }
        return number;
    }

    /**
     * Reads a reference to an item.
     *
     * @param value the unit's name or the item's index
     * @param low the lowest value of the field
     * @param high the highest
     * @return the name or index
     */
    public static int reference(Object value, long low, long high) {
        return (int) integer(value, low, high - 1);
    }

    /**
     * Reads an unsigned number of 64 bits, which a JSON text may write as a text.
     *
     * @param value the value
     * @return the number
     */
    public static long wide(Object value) {
        if (value instanceof String && ((String) value).matches("[0-9]{1,40}")) {
            return wide(new BigInteger((String) value));
        }
        if (!isWhole(value)) {
            throw wrong(value);
        }
        BigInteger number = value instanceof BigInteger ? (BigInteger) value : BigInteger.valueOf(((Number) value).longValue());
        if (number.signum() < 0 || number.compareTo(MOST) >= 0) {
            throw new Fault(FaultCode.OUT_OF_RANGE, "").value(value);
        }
        return number.longValue();
    }

    /**
     * Says a force.
     *
     * @param counts numbers of units, each with the name of its kind after it
     * @return the kinds of which there are units, such as {@code 10 infantry, 3 fighter}
     */
    public static String force(Object... counts) {
        List<String> all = new ArrayList<>();
        for (int at = 0; at < counts.length; at += 2) {
            if (((Number) counts[at]).longValue() != 0) {
                all.add(counts[at] + " " + counts[at + 1]);
            }
        }
        return all.isEmpty() ? "none" : String.join(", ", all);
    }

    /**
     * Reads a chance.
     *
     * @param value a chance, a number from 0 to 1, or a text such as {@code 500/7776}
     * @return its cases of 2^63
     */
    public static long chance(Object value) {
        if (value instanceof Chance) {
            return ((Chance) value).cases(Chance.CERTAIN);
        }
        if (value instanceof String) {
            try {
                return Chance.of((String) value).cases(Chance.CERTAIN);
            } catch (NumberFormatException odd) {
                throw wrong(value);
            }
        }
        if (!(value instanceof Number)) {
            throw wrong(value);
        }
        return Chance.of(((Number) value).doubleValue()).cases(Chance.CERTAIN);
    }

    /**
     * Reads a text.
     *
     * @param value the value
     * @return the text
     */
    public static String text(Object value) {
        if (!(value instanceof String)) {
            throw wrong(value);
        }
        return (String) value;
    }

    /**
     * Reads a truth value.
     *
     * @param value the value
     * @return the truth value
     */
    public static boolean flag(Object value) {
        if (!(value instanceof Boolean)) {
            throw wrong(value);
        }
        return (Boolean) value;
    }

    /**
     * Reads a word.
     *
     * @param <W> the vocabulary
     * @param value the word or its constant
     * @param all the constants
     * @param type the vocabulary's class
     * @return the constant
     */
    public static <W extends Word> W word(Object value, W[] all, Class<W> type) {
        if (type.isInstance(value)) {
            return type.cast(value);
        }
        if (!(value instanceof String)) {
            throw wrong(value);
        }
        List<String> words = new ArrayList<>();
        for (W word : all) {
            if (word.word().equals(value)) {
                return word;
            }
            words.add(word.word());
        }
        throw new Fault(FaultCode.UNKNOWN_WORD, "").value(value).words((String) value, words);
    }

    /**
     * Reads a place.
     *
     * @param <W> the vocabulary
     * @param value its name or its number
     * @param word reads a name
     * @return the place, or null for 0
     */
    @SuppressWarnings("unchecked")
    public static <W extends Word> Place<W> place(Object value, Function<Object, W> word) {
        if (value instanceof Place) {
            return (Place<W>) value;
        }
        if (isWhole(value)) {
            try {
                return Place.number((int) integer(value, 0, 32767));
            } catch (Fault fault) {
                throw Fault.range("", value, 1, 32767);
            }
        }
        return Place.of(word.apply(value));
    }

    /**
     * Reads a record.
     *
     * @param <T> its class
     * @param value a mapping, or the record itself
     * @param type its class
     * @param make creates one
     * @return the record
     */
    public static <T extends Fields> T record(Object value, Class<T> type, Supplier<T> make) {
        if (type.isInstance(value)) {
            return type.cast(value);
        }
        T record = make.get();
        if (value instanceof List && type == org.grognard.Hex.class && ((List<?>) value).size() == 2) {
            record.set("q", ((List<?>) value).get(0));
            record.set("r", ((List<?>) value).get(1));
            return record;
        }
        if (!(value instanceof Map)) {
            throw wrong(value);
        }
        record.setAll((Map<?, ?>) value);
        return record;
    }

    static <T> List<T> each(Object value, Function<Object, T> read, int most) {
        if (!(value instanceof Collection)) {
            throw wrong(value);
        }
        List<T> all = new ArrayList<>();
        for (Object item : (Collection<?>) value) {
            try {
                if (most >= 0 && all.size() >= most) {
                    throw Fault.range("", null, 0, most);
                }
                all.add(read.apply(item));
            } catch (Fault fault) {
                throw fault.within("[" + all.size() + "]");
            }
        }
        return all;
    }

    /**
     * Reads records.
     *
     * @param <T> their class
     * @param value the list
     * @param type their class
     * @param make creates one
     * @param most the number that fit, or -1
     * @return the records
     */
    public static <T extends Fields> List<T> records(Object value, Class<T> type, Supplier<T> make, int most) {
        return each(value, item -> record(item, type, make), most);
    }

    /**
     * Reads words that may be absent.
     *
     * @param <W> the vocabulary
     * @param value the list
     * @param word reads a word
     * @param most the number that fit, or -1
     * @return the words
     */
    public static <W extends Word> List<W> words(Object value, Function<Object, W> word, int most) {
        return each(value, item -> item == null ? null : word.apply(item), most);
    }

    /**
     * Reads places.
     *
     * @param <W> the vocabulary
     * @param value the list
     * @param word reads a name
     * @param most the number that fit, or -1
     * @return the places
     */
    public static <W extends Word> List<Place<W>> places(Object value, Function<Object, W> word, int most) {
        return each(value, item -> item == null && most >= 0 ? null : place(item, word), most);
    }

    /**
     * Reads numbers.
     *
     * @param value the list
     * @param low the lowest
     * @param high the highest
     * @param most the number that fit, or -1
     * @return the numbers
     */
    public static int[] ints(Object value, long low, long high, int most) {
        return each(value, item -> (int) integer(item, low, high), most).stream().mapToInt(n -> n).toArray();
    }

    /**
     * Reads numbers.
     *
     * @param value the list
     * @param low the lowest
     * @param high the highest
     * @param most the number that fit, or -1
     * @return the numbers
     */
    public static long[] longs(Object value, long low, long high, int most) {
        return each(value, item -> integer(item, low, high), most).stream().mapToLong(n -> n).toArray();
    }

    /**
     * Reads references.
     *
     * @param value the list
     * @param low the lowest value of the field
     * @param high the highest
     * @param most the number that fit, or -1
     * @return the names or indices
     */
    public static int[] references(Object value, long low, long high, int most) {
        return each(value, item -> reference(item, low, high), most).stream().mapToInt(n -> n).toArray();
    }

    /**
     * Reads references, any of which may be none.
     *
     * @param value the list
     * @param low the lowest value of the field
     * @param high the highest
     * @param most the number that fit
     * @return the indices, -1 for none
     */
    public static int[] indices(Object value, long low, long high, int most) {
        return each(value, item -> item == null ? -1 : reference(item, low, high), most).stream().mapToInt(n -> n)
                .toArray();
    }

    /**
     * Returns indices without none at the end.
     *
     * @param indices the indices, -1 for none, or null
     * @return the indices, null for none
     */
    public static List<Integer> items(int[] indices) {
        List<Integer> all = new ArrayList<>();
        int end = indices == null ? 0 : indices.length;
        while (end > 0 && indices[end - 1] < 0) {
            end--;
        }
        for (int at = 0; at < end; at++) {
            all.add(indices[at] < 0 ? null : Integer.valueOf(indices[at]));
        }
        return all;
    }

    /**
     * Returns indices as memory holds them.
     *
     * @param items the indices, null for none
     * @return the indices, -1 for none
     */
    public static int[] items(List<Integer> items) {
        return items.stream().mapToInt(item -> item == null ? -1 : item).toArray();
    }

    /**
     * Keeps a list.
     *
     * @param <T> the class of the items
     * @param list the list, or null
     * @return an unchangeable list, or null
     */
    public static <T> List<T> kept(List<? extends T> list) {
        return list == null ? null : Collections.unmodifiableList(new ArrayList<>(list));
    }

    /**
     * Copies a list with its records.
     *
     * @param <T> the class of the records
     * @param list the list, or null
     * @return the copies; for null an empty list
     */
    @SuppressWarnings("unchecked")
    public static <T extends Fields> List<T> copied(List<? extends T> list) {
        List<T> all = new ArrayList<>();
        for (T item : list == null ? Collections.<T>emptyList() : list) {
            all.add((T) item.copy());
        }
        return all;
    }

    /**
     * Returns an unsigned number of 64 bits.
     *
     * @param value the number
     * @return a {@code Long}, or a {@code BigInteger} above its largest
     */
    public static Object shown(long value) {
        return value >= 0 ? (Object) value : BigInteger.valueOf(value).add(MOST);
    }

    /**
     * Returns numbers as a list.
     *
     * @param values the numbers, or null
     * @return the list
     */
    public static Object shown(int[] values) {
        List<Object> all = new ArrayList<>();
        for (int value : values == null ? new int[0] : values) {
            all.add(value);
        }
        return all;
    }

    /**
     * Returns numbers as a list.
     *
     * @param values the numbers, or null
     * @return the list
     */
    public static Object shown(long[] values) {
        List<Object> all = new ArrayList<>();
        for (long value : values == null ? new long[0] : values) {
            all.add(shown(value));
        }
        return all;
    }

    /**
     * Returns a list as mappings hold it, but its records as they are.
     *
     * @param values words, places or records, or null
     * @return the list
     */
    public static Object shown(List<?> values) {
        List<Object> all = new ArrayList<>();
        for (Object value : values == null ? Arrays.asList() : values) {
            all.add(value instanceof Word ? ((Word) value).word()
                    : value instanceof Place ? ((Place<?>) value).shown() : value);
        }
        return all;
    }

    /**
     * Returns a value without records: mappings in their stead.
     *
     * @param value a record, a list that may hold records, or another value
     * @return the value
     */
    public static Object plain(Object value) {
        if (value instanceof Fields) {
            return ((Fields) value).toMap();
        }
        if (value instanceof Chance) {
            return ((Chance) value).value();
        }
        if (value instanceof Expectation) {
            return ((Expectation) value).value();
        }
        if (!(value instanceof List)) {
            return value;
        }
        List<Object> all = new ArrayList<>();
        for (Object item : (List<?>) value) {
            all.add(plain(item));
        }
        return all;
    }
}

package org.grognard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A malformed question: the code and the field at fault. What the rules forbid is an answer, not a fault. */
public final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1L;
    /** The code. */
    private final FaultCode code;
    /** The path of the field. */
    private String field;
    /** The rejected value, or null. */
    private transient Object value;
    /** The lowest number allowed, or null. */
    private Long low;
    /** The highest number allowed, or null. */
    private Long high;
    /** The name of the limit, or an empty text. */
    private String limit = "";
    /** Of a contradiction, the path of the other field; otherwise an empty text. */
    private String other = "";
    /** Of a contradiction, the number in the other field, or null. */
    private Long otherValue;
    /** Of a contradiction, what cannot be together; otherwise an empty text. */
    private String why = "";
    /** Of a word of a text, what would do in its place; otherwise an empty text. */
    private String needs = "";
    /** Whether pieces are wanted where there are none. */
    private boolean noneThere;
    /** Whether the value is an id that no unit has. */
    private boolean ofNoUnit;
    /** The word most likely meant, or null. */
    private String nearest;
    private transient List<String> words = Collections.emptyList();

    /**
     * Creates a fault.
     *
     * @param code the code
     * @param field the path of the field
     */
    public Fault(FaultCode code, String field) {
        this.code = code;
        this.field = field;
    }

    /**
     * Creates the fault of a field that is missing.
     *
     * @param field the field
     * @return the fault
     */
    public static Fault missing(String field) {
        return new Fault(FaultCode.MISSING_FIELD, field);
    }

    /**
     * Creates the fault of a number out of its range.
     *
     * @param field the field
     * @param value the number
     * @param low the lowest number
     * @param high the highest number
     * @return the fault
     */
    public static Fault range(String field, Object value, long low, long high) {
        return new Fault(FaultCode.OUT_OF_RANGE, field).value(value).bounds(low, high, "");
    }

    /**
     * Creates the fault of a reference to a unit by an id that no unit has.
     *
     * @param field the field
     * @param id the id
     * @return the fault
     */
    public static Fault noUnit(String field, int id) {
        Fault fault = new Fault(FaultCode.OUT_OF_RANGE, field).value(id);
        fault.ofNoUnit = true;
        return fault;
    }

    /**
     * Adds the value that was rejected.
     *
     * @param rejected the value
     * @return this
     */
    public Fault value(Object rejected) {
        this.value = rejected;
        return this;
    }

    /**
     * Adds the bounds of a number.
     *
     * @param lowest the lowest number
     * @param highest the highest number
     * @param name the name of the limit of the library that the highest is, or an empty text
     * @return this
     */
    public Fault bounds(long lowest, long highest, String name) {
        this.low = lowest;
        this.high = highest;
        this.limit = name;
        return this;
    }

    /**
     * Adds the other field of a contradiction.
     *
     * @param path its path
     * @param number the number in it, or null
     * @param sentence what cannot be together
     * @return this
     */
    public Fault against(String path, Long number, String sentence) {
        this.other = path;
        this.otherValue = number;
        this.why = sentence;
        return this;
    }

    /**
     * Gives the other field of a contradiction another path.
     *
     * @param path the path
     * @return this
     */
    public Fault otherMoved(String path) {
        other = path;
        return this;
    }

    /**
     * Returns the path of the other field of a contradiction.
     *
     * @return the path, with indices from 0; an empty text if it is none
     */
    public String other() {
        return other;
    }

    /**
     * Returns the number in the other field of a contradiction.
     *
     * @return the number, or null if it is not known
     */
    public Long otherValue() {
        return otherValue;
    }

    /**
     * Returns what of a contradiction cannot be together.
     *
     * @return a sentence without its full stop; an empty text if it is none
     */
    public String why() {
        return why;
    }

    /**
     * Adds the words that there are.
     *
     * @param word the rejected word
     * @param known the words
     * @return this
     */
    public Fault words(String word, List<String> known) {
        this.words = Collections.unmodifiableList(new ArrayList<>(known));
        this.nearest = org.grognard.internal.Nearest.of(word, known);
        return this;
    }

    /**
     * Adds the words that an absent word may be, or what would do in the place of a word of a text.
     *
     * @param sentence {@code one of} and the words, {@code needs} and what would do, {@code none there} for pieces, or any other
     *     text, which says nothing
     * @return this
     */
    public Fault oneOf(String sentence) {
        if (sentence.startsWith("one of ")) {
            this.words = Collections.unmodifiableList(java.util.Arrays.asList(sentence.substring(7).split(", ")));
        }
        if (sentence.startsWith("needs ")) {
            needs = sentence.substring(6);
        }
        noneThere = sentence.equals("none there");
        return this;
    }

    /**
     * Puts the field inside another one.
     *
     * @param outer the outer field
     * @return this
     */
    public Fault within(String outer) {
        boolean joined = field.isEmpty() || field.startsWith("[");
        field = outer + (joined ? "" : ".") + field;
        return this;
    }

    /**
     * Gives the field another path.
     *
     * @param path the path
     * @return this
     */
    public Fault moved(String path) {
        field = path;
        return this;
    }

    /**
     * Returns the code, the same in every language.
     *
     * @return the code
     */
    public FaultCode code() {
        return code;
    }

    /**
     * Returns the path of the field, such as {@code attackers[2].combat_side.strength}.
     *
     * @return the path, with indices from 0
     */
    public String field() {
        return field;
    }

    /**
     * Returns the rejected value.
     *
     * @return the value, or null if it is not known
     */
    public Object value() {
        return value;
    }

    /**
     * Returns the lowest number allowed.
     *
     * @return the number, or null if there are no bounds
     */
    public Long low() {
        return low;
    }

    /**
     * Returns the highest number allowed.
     *
     * @return the number, or null if there are no bounds
     */
    public Long high() {
        return high;
    }

    /**
     * Returns the name of the limit of this library that the highest number is.
     *
     * @return the name, or an empty text if it is no such limit
     */
    public String limit() {
        return limit;
    }

    /**
     * Returns the word that was most likely meant.
     *
     * @return the word, or null
     */
    public String nearest() {
        return nearest;
    }

    /**
     * Returns the words that there are.
     *
     * @return the words; empty if it is no fault of a word
     */
    public List<String> words() {
        return words == null ? Collections.emptyList() : words;
    }

    @Override
    public String getMessage() {
        StringBuilder text = new StringBuilder();
        if (!field.isEmpty()) {
            text.append(field).append(": ");
        }
        if (!other.isEmpty()) {
            text.setLength(0);
            text.append(field).append(value == null ? "" : ": " + value).append(" conflicts with ").append(other);
            text.append(otherValue == null ? "" : ": " + otherValue).append(": ").append(why);
            return text.append(" (").append(code.word()).append(")").toString();
        }
        if (ofNoUnit) {
            return text.append("no unit has the id ").append(value).append(" (").append(code.word()).append(')').toString();
        }
        String meaning = code.meaning();
        meaning = meaning.endsWith(".") ? meaning.substring(0, meaning.length() - 1) : meaning;
        text.append(Character.toLowerCase(meaning.charAt(0))).append(meaning.substring(1));
        text.append(" (").append(code.word()).append(')');
        if (value != null) {
            text.append(": ").append(value);
        }
        if (low != null) {
            text.append(low.equals(high) ? "; needs " : "; needs " + low + " to ").append(high);
        }
        if (!limit.isEmpty()) {
            text.append(" (").append(limit).append(": a limit of this library)");
        }
        if (noneThere) {
            text.append("; none there");
        }
        if (nearest != null) {
            text.append("; ").append(nearest).append('?');
        } else if (!needs.isEmpty()) {
            text.append("; needs ").append(needs);
        } else if (!words().isEmpty() && words().size() <= 40) {
            text.append("; one of ").append(String.join(", ", words()));
        }
        return text.toString();
    }
}

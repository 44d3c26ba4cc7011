package org.grognard.internal;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.grognard.Fault;
import org.grognard.FaultCode;
import org.grognard.Fraction;
import org.grognard.Word;

/** Measures: numbers of units, and the whole numbers of parts that memory holds. */
public final class Measures {
    private Measures() {
    }

    /**
     * Reads a number of units.
     *
     * @param value a number, a fraction, or a text such as {@code 2 1/2}
     * @return the exact number
     */
    public static Fraction units(Object value) {
        if (value instanceof Fraction) {
            return (Fraction) value;
        }
        if (value instanceof String) {
            return units((String) value, "");
        }
        if (!(value instanceof Number)) {
            throw Values.wrong(value);
        }
        BigDecimal number;
        try {
            number = value instanceof Double || value instanceof Float ? new BigDecimal(((Number) value).doubleValue())
                    : new BigDecimal(value.toString());
        } catch (NumberFormatException none) {
            throw Values.wrong(value);
        }
        try {
            return Fraction.of(number);
        } catch (ArithmeticException beyond) {
            boolean large = number.abs().compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) > 0;
            throw new Fault(large ? FaultCode.OUT_OF_RANGE : FaultCode.INEXACT, "").value(value);
        }
    }

    /**
     * Reads a number of units from a text.
     *
     * @param text the text
     * @param field the field
     * @return the number, or null for null
     */
    public static Fraction units(String text, String field) {
        try {
            return text == null ? null : Fraction.of(text);
        } catch (NumberFormatException none) {
            throw new Fault(FaultCode.WRONG_TYPE, field).value(text);
        }
    }

    /**
     * Reads a number of units as a number of parts.
     *
     * @param value a number, a fraction, or a text such as {@code 2 1/2}
     * @param high the highest number of parts
     * @param parts how many parts make one
     * @return the number of parts
     */
    public static long parts(Object value, long high, int parts) {
        long number = parts(units(value), parts, "");
        if (number < 0 || number > high) {
            throw range("", value, high, parts);
        }
        return number;
    }

    /**
     * Returns the fault of a measure that is out of its range.
     *
     * @param field the field
     * @param value the value in units
     * @param high the highest number of parts
     * @param parts how many parts make one
     * @return the fault
     */
    static Fault range(String field, Object value, long high, int parts) {
        return Fault.range(field, value instanceof Fraction ? value.toString() : value, 0, high / parts);
    }

    /**
     * Returns a number of units as a number of parts.
     *
     * @param units the units
     * @param parts how many parts make one
     * @param field the field
     * @return the number
     */
    public static long parts(Fraction units, int parts, String field) {
        if (units == null) {
            throw Fault.missing(field);
        }
        Long number = units.parts(parts);
        if (number == null) {
            throw new Fault(FaultCode.INEXACT, field).value(units.toString());
        }
        return number;
    }

    /**
     * Returns numbers of units as numbers of parts.
     *
     * @param units the units
     * @param parts how many parts make one
     * @param field the field
     * @return the numbers
     */
    public static long[] parts(List<Fraction> units, int parts, String field) {
        long[] all = new long[units.size()];
        for (int at = 0; at < all.length; at++) {
            all[at] = parts(units.get(at), parts, field + "[" + at + "]");
        }
        return all;
    }

    /**
     * Returns whole numbers of units as numbers of parts.
     *
     * @param units the units
     * @param parts how many parts make one
     * @return the numbers
     */
    public static long[] parts(int[] units, int parts) {
        long[] all = new long[units.length];
        for (int at = 0; at < all.length; at++) {
            all[at] = (long) units[at] * parts;
        }
        return all;
    }

    /**
     * Reads numbers of units as numbers of parts.
     *
     * @param value the list
     * @param high the highest number of parts
     * @param parts how many parts make one
     * @param most the number that fit, or -1
     * @return the numbers of parts
     */
    public static int[] intParts(Object value, long high, int parts, int most) {
        return Values.each(value, item -> (int) parts(item, high, parts), most).stream().mapToInt(n -> n).toArray();
    }

    /**
     * Reads numbers of units as numbers of parts.
     *
     * @param value the list
     * @param high the highest number of parts
     * @param parts how many parts make one
     * @param most the number that fit, or -1
     * @return the numbers of parts
     */
    public static long[] longParts(Object value, long high, int parts, int most) {
        return Values.each(value, item -> parts(item, high, parts), most).stream().mapToLong(n -> n).toArray();
    }

    /**
     * Returns a number of units as a mapping holds it.
     *
     * @param units the number, or null for 0
     * @return a {@code Long} if it is whole, otherwise a text such as {@code 2 1/2}
     */
    public static Object shown(Fraction units) {
        return units == null ? (Object) 0L : units.den() == 1 ? (Object) units.num() : units.toString();
    }

    /**
     * Reads an amount as the word beside it says.
     *
     * @param value a number of units, or a word
     * @param what the word beside it, or null
     * @return the number of units, or the code of the word
     */
    public static Fraction amount(Object value, Word what) {
        if (value instanceof Word) {
            check("", (Word) value, what);
            return Fraction.of(((Word) value).code());
        }
        Word word = value instanceof String && what != null ? what.amount((String) value) : null;
        return word == null ? units(value) : Fraction.of(word.code());
    }

    /**
     * Refuses a word of another vocabulary than the word beside an amount says.
     *
     * @param name the field
     * @param word the word that the amount was given as
     * @param what the word beside it, or null
     */
    static void check(String name, Word word, Word what) {
        if (what != null && what.amount(word.code()) != word) {
            // Where the amount is a number, any word is of the wrong type.
            throw new Fault(what.amountIsWord() ? FaultCode.UNKNOWN_WORD : FaultCode.WRONG_TYPE, name).value(word.word());
        }
    }

    /**
     * Returns the word of an amount.
     *
     * @param amount the amount, or null for 0
     * @param what the word beside it, or null
     * @return the word; null if the amount is a number, or the code of none
     */
    public static Word word(Fraction amount, Word what) {
        return what == null || amount == null || amount.den() != 1 ? null : what.amount((int) amount.num());
    }

    /**
     * Returns an amount as a mapping holds it.
     *
     * @param amount the amount, or null for 0
     * @param what the word beside it, or null
     * @return a word's text, null for none, or a number as {@link #shown(Fraction)}
     */
    public static Object shown(Fraction amount, Word what) {
        Word word = word(amount, what);
        if (word != null) {
            return word.word();
        }
        boolean isNone = what != null && what.amountIsWord() && (amount == null || amount.num() == 0);
        return isNone ? null : shown(amount);
    }

    /**
     * Returns a number of parts as a number of units.
     *
     * @param number the number of parts
     * @param parts how many parts make one
     * @return a {@code Long} if it is whole, otherwise a text such as {@code 2 1/2}
     */
    public static Object shown(long number, int parts) {
        return number % parts == 0 ? (Object) (number / parts) : Fraction.of(number, parts).toString();
    }

    /**
     * Returns numbers of parts as numbers of units.
     *
     * @param values the numbers of parts, or null
     * @param parts how many parts make one
     * @return the list
     */
    public static Object shown(long[] values, int parts) {
        List<Object> all = new ArrayList<>();
        for (long value : values == null ? new long[0] : values) {
            all.add(shown(value, parts));
        }
        return all;
    }

}

package org.grognard.internal;

import com.sun.jna.Memory;
import java.nio.charset.StandardCharsets;
import org.grognard.Fault;
import org.grognard.FaultCode;
import org.grognard.Fraction;
import org.grognard.Word;

/** Memory to which numbers, measures and texts are written. Ranges are checked here. */
public class Numbers extends Room {
    /**
     * Writes to memory.
     *
     * @param memory the memory
     */
    Numbers(Memory memory) {
        super(memory);
    }

    final void number(int at, long value, long most) {
        if (most == 255) {
            bytes.put(at, (byte) value);
        } else if (most == 65535) {
            bytes.putShort(at, (short) value);
        } else {
            bytes.putInt(at, (int) value);
        }
    }

    /** Whether the highest number is written in place of one that does not fit. */
    private boolean clamped;

    /**
     * Says whether the highest number of a field is written in place of one that does not fit: the library's fault has
     * the bounds of the rule then, which are narrower than those of the field.
     *
     * @param yes whether it is
     */
    public final void clamped(boolean yes) {
        clamped = yes;
    }

    final long in(String name, long value, long low, long high) {
        if (value < low || value > high) {
            if (clamped) {
                return high;
            }
            throw Fault.range(name, value, low, high);
        }
        return value;
    }

    /**
     * Writes a number.
     *
     * @param name the field
     * @param at the place
     * @param value the number
     */
    public void u8(String name, int at, int value) {
        bytes.put(at, (byte) in(name, value, 0, 255));
    }

    /**
     * Writes a number.
     *
     * @param name the field
     * @param at the place
     * @param value the number
     */
    public void i8(String name, int at, int value) {
        bytes.put(at, (byte) in(name, value, -128, 127));
    }

    /**
     * Writes a number.
     *
     * @param name the field
     * @param at the place
     * @param value the number
     */
    public void u16(String name, int at, int value) {
        bytes.putShort(at, (short) in(name, value, 0, 65535));
    }

    /**
     * Writes a number.
     *
     * @param name the field
     * @param at the place
     * @param value the number
     */
    public void i16(String name, int at, int value) {
        bytes.putShort(at, (short) in(name, value, Short.MIN_VALUE, Short.MAX_VALUE));
    }

    /**
     * Writes a number.
     *
     * @param name the field
     * @param at the place
     * @param value the number
     */
    public void u32(String name, int at, long value) {
        bytes.putInt(at, (int) in(name, value, 0, 0xFFFFFFFFL));
    }

    /**
     * Writes a number.
     *
     * @param name the field
     * @param at the place
     * @param value the number
     */
    public void i32(String name, int at, int value) {
        bytes.putInt(at, value);
    }

    /**
     * Writes a number that may be absent.
     *
     * @param name the field
     * @param at the place
     * @param value the number, or null
     */
    public void saidU8(String name, int at, Integer value) {
        if (value != null) {
            bytes.put(at, value == 0 ? (byte) 255 : (byte) in(name, value, 0, 254));
        }
    }

    /**
     * Writes a number that may be absent.
     *
     * @param name the field
     * @param at the place
     * @param value the number, or null
     */
    public void saidI8(String name, int at, Integer value) {
        if (value != null) {
            bytes.put(at, value == 0 ? (byte) 127 : (byte) in(name, value, -128, 126));
        }
    }

    /**
     * Writes a number that may be absent.
     *
     * @param name the field
     * @param at the place
     * @param value the number, or null
     */
    public void saidU16(String name, int at, Integer value) {
        if (value != null) {
            bytes.putShort(at, value == 0 ? (short) 65535 : (short) in(name, value, 0, 65534));
        }
    }

    /**
     * Writes a number of 64 bits.
     *
     * @param at the place
     * @param value the number
     */
    public void wide(int at, long value) {
        bytes.putLong(at, value);
    }

    /**
     * Writes a text, with zeros after its end.
     *
     * @param name the field's name
     * @param at the place
     * @param value the text; null for none
     * @param most the most bytes that it may have
     */
    public void text(String name, int at, String value, int most) {
        byte[] text = value == null ? new byte[0] : value.getBytes(StandardCharsets.UTF_8);
        if (text.length > most || (value != null && value.indexOf('\0') >= 0)) {
            throw new Fault(FaultCode.OUT_OF_RANGE, name);
        }
        for (int index = 0; index < most; index++) {
            bytes.put(at + index, index < text.length ? text[index] : 0);
        }
    }

    /**
     * Writes a truth value.
     *
     * @param at the place
     * @param value the value
     */
    public void flag(int at, boolean value) {
        bytes.put(at, (byte) (value ? 1 : 0));
    }

    /**
     * Checks the length of an array.
     *
     * @param name the field
     * @param count the number of items
     * @param most the number that fit
     */
    public static void fits(String name, int count, int most) {
        if (count > most) {
            throw Fault.range(name + "[" + most + "]", null, 0, most);
        }
    }

    /**
     * Takes memory for a list, and writes its address and length.
     *
     * @param at the place of the address
     * @param count the number of items
     * @param size the size of an item
     * @return the place of the first item
     */
    public int list(int at, int count, int size) {
        if (count == 0) {
            return 0;
        }
        int place = alloc(Math.multiplyExact(count, size));
        bytes.putLong(at, address() + place);
        bytes.putLong(at + 8, count);
        return place;
    }

    private static int size(long low, long high) {
        long most = Math.max(high, -(low + 1) * 2);
        return most <= 255 ? 1 : most <= 65535 ? 2 : 4;
    }

    /**
     * Writes a list of numbers.
     *
     * @param name the field
     * @param at the place of its address
     * @param values the numbers, or null
     * @param low the lowest
     * @param high the highest
     */
    public void list(String name, int at, int[] values, long low, long high) {
        if (values != null) {
            int size = size(low, high);
            numbers(name, list(at, values.length, size), values, low, high, size);
        }
    }

    /**
     * Writes a list of numbers.
     *
     * @param name the field
     * @param at the place of its address
     * @param values the numbers, or null
     * @param low the lowest
     * @param high the highest
     */
    public void list(String name, int at, long[] values, long low, long high) {
        if (values != null) {
            longs(name, list(at, values.length, 4), values, low, high);
        }
    }

    /**
     * Writes an array of numbers.
     *
     * @param name the field
     * @param at the place
     * @param values the numbers, or null
     * @param count the number that fit
     * @param low the lowest
     * @param high the highest
     */
    public void array(String name, int at, int[] values, int count, long low, long high) {
        if (values != null) {
            fits(name, values.length, count);
            numbers(name, at, values, low, high, size(low, high));
        }
    }

    /**
     * Writes an array of numbers.
     *
     * @param name the field
     * @param at the place
     * @param values the numbers, or null
     * @param count the number that fit
     * @param low the lowest
     * @param high the highest
     */
    public void array(String name, int at, long[] values, int count, long low, long high) {
        if (values != null) {
            fits(name, values.length, count);
            longs(name, at, values, low, high);
        }
    }

    private void numbers(String name, int at, int[] values, long low, long high, int size) {
        for (int index = 0; index < values.length; index++) {
            int value = values[index];
            if (value < low || value > high) {
                throw Fault.range(name + "[" + index + "]", value, low, high);
            }
            number(at + index * size, value, size == 1 ? 255 : size == 2 ? 65535 : -1);
        }
    }

    private void longs(String name, int at, long[] values, long low, long high) {
        for (int index = 0; index < values.length; index++) {
            if (values[index] < low || values[index] > high) {
                throw Fault.range(name + "[" + index + "]", values[index], low, high);
            }
            bytes.putInt(at + index * 4, (int) values[index]);
        }
    }

    /**
     * Writes a measure.
     *
     * @param name the field
     * @param at the place
     * @param value the number of parts
     * @param high the highest number, the largest value of the field
     * @param parts how many parts make one unit
     */
    public void measure(String name, int at, long value, long high, int parts) {
        number(at, parts(name, value, high, parts), high);
    }

    /**
     * Writes a measure that may be absent.
     *
     * @param name the field
     * @param at the place
     * @param value the number of parts, or null
     * @param high the highest number; the one above it means 0
     * @param parts how many parts make one unit
     */
    public void saidMeasure(String name, int at, Long value, long high, int parts) {
        if (value != null) {
            number(at, value == 0 ? high + 1 : parts(name, value, high, parts), high + 1);
        }
    }

    /**
     * Writes an amount whose unit depends on a word.
     *
     * @param name the field
     * @param at the place
     * @param value the number of units, or null for 0
     * @param high the highest number of parts, the largest value of the field
     * @param what the word, or null
     */
    public void amount(String name, int at, Fraction value, long high, Word what) {
        if (value == null) {
            return;
        }
        int parts = what == null ? 0 : what.parts();
        if (parts == 0 && value.den() != 1) {
            throw new Fault(FaultCode.WRONG_TYPE, name).value(value.toString());
        }
        int unit = Math.max(parts, 1);
        measure(name, at, Measures.parts(value, unit, name), high, unit);
    }

    /**
     * Refuses a word of another vocabulary than the word beside an amount says.
     *
     * @param name the field
     * @param value the amount, or null for 0
     * @param word the word that the amount was given as, or null
     * @param what the word beside it, or null
     */
    public void amountWord(String name, Fraction value, Word word, Word what) {
        if (word != null && value != null && value.equals(Fraction.of(word.code()))) {
            Measures.check(name, word, what);
        }
    }

    /**
     * Writes a list of measures.
     *
     * @param name the field
     * @param at the place of its address
     * @param values the numbers of parts, or null
     * @param high the highest number, the largest value of an item
     * @param parts how many parts make one unit
     */
    public void measures(String name, int at, long[] values, long high, int parts) {
        if (values != null) {
            measured(name, list(at, values.length, size(0, high)), values, high, parts);
        }
    }

    /**
     * Writes an array of measures.
     *
     * @param name the field
     * @param at the place
     * @param values the numbers of parts, or null
     * @param count the number that fit
     * @param high the highest number, the largest value of an item
     * @param parts how many parts make one unit
     */
    public void measureArray(String name, int at, long[] values, int count, long high, int parts) {
        if (values != null) {
            fits(name, values.length, count);
            measured(name, at, values, high, parts);
        }
    }

    private void measured(String name, int at, long[] values, long high, int parts) {
        int size = size(0, high);
        for (int index = 0; index < values.length; index++) {
            number(at + index * size, parts(name + "[" + index + "]", values[index], high, parts), high);
        }
    }

    private static long parts(String name, long value, long high, int parts) {
        if (value < 0 || value > high) {
            throw Measures.range(name, Fraction.of(value, parts), high, parts);
        }
        return value;
    }
}

package org.grognard.internal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.grognard.Fault;
import org.grognard.FaultCode;
import org.grognard.Fraction;
import org.grognard.Place;
import org.grognard.Word;

/** Memory from which answers are read. */
public final class In {
    private final ByteBuffer bytes;
    private Names names;
    private boolean numbers;
    private boolean speak;

    /**
     * Reads memory.
     *
     * @param bytes the memory
     */
    public In(ByteBuffer bytes) {
        this.bytes = bytes;
    }

    /**
     * Sets what things are called.
     *
     * @param called the names of units, or null
     * @param asNumbers whether places are shown as numbers
     */
    void called(Names called, boolean asNumbers) {
        names = called;
        numbers = asNumbers;
        speak = false;
    }

    /**
     * Calls units of rows without a board by their ids.
     *
     * @param ids the ids
     */
    public void rows(int[] ids) {
        names = Names.ofRows(ids);
    }

    /**
     * Sets whether references of no list in a field {@code unit} are to units of the board.
     *
     * @param speaks whether they are
     */
    public void speak(boolean speaks) {
        speak = speaks;
    }

    /**
     * Returns the names of units.
     *
     * @return the names, or null
     */
    public Names names() {
        return names;
    }

    /**
     * Reads a number.
     *
     * @param at the place
     * @return the number
     */
    public int u8(int at) {
        return bytes.get(at) & 0xFF;
    }

    /**
     * Reads a number.
     *
     * @param at the place
     * @return the number
     */
    public int i8(int at) {
        return bytes.get(at);
    }

    /**
     * Reads a number.
     *
     * @param at the place
     * @return the number
     */
    public int u16(int at) {
        return bytes.getShort(at) & 0xFFFF;
    }

    /**
     * Reads a number.
     *
     * @param at the place
     * @return the number
     */
    public int i16(int at) {
        return bytes.getShort(at);
    }

    /**
     * Reads a number.
     *
     * @param at the place
     * @return the number
     */
    public long u32(int at) {
        return bytes.getInt(at) & 0xFFFFFFFFL;
    }

    /**
     * Reads a number.
     *
     * @param at the place
     * @return the number
     */
    public int i32(int at) {
        return bytes.getInt(at);
    }

    /**
     * Reads a number of 64 bits.
     *
     * @param at the place
     * @return the number
     */
    public long wide(int at) {
        return bytes.getLong(at);
    }

    /**
     * Reads a text, which ends with the first zero.
     *
     * @param at the place
     * @param most the bytes that there are
     * @return the text
     */
    public String text(int at, int most) {
        int end = 0;
        while (end < most && bytes.get(at + end) != 0) {
            end++;
        }
        byte[] text = new byte[end];
        for (int index = 0; index < end; index++) {
            text[index] = bytes.get(at + index);
        }
        return new String(text, StandardCharsets.UTF_8);
    }

    /**
     * Reads a truth value.
     *
     * @param at the place
     * @return the value
     */
    public boolean flag(int at) {
        return bytes.get(at) != 0;
    }

    /**
     * Reads a number that may be absent.
     *
     * @param at the place
     * @return the number, or null
     */
    public Integer saidU8(int at) {
        return said(u8(at), 255);
    }

    /**
     * Reads a number that may be absent.
     *
     * @param at the place
     * @return the number, or null
     */
    public Integer saidI8(int at) {
        return said(i8(at), 127);
    }

    /**
     * Reads a number that may be absent.
     *
     * @param at the place
     * @return the number, or null
     */
    public Integer saidU16(int at) {
        return said(u16(at), 65535);
    }

    private static Integer said(int value, int zero) {
        return value == 0 ? null : value == zero ? Integer.valueOf(0) : Integer.valueOf(value);
    }

    /**
     * Returns a measure that may be absent.
     *
     * @param value the number of parts, or null
     * @return the number, or null
     */
    public Long saidMeasure(Integer value) {
        return value == null ? null : Long.valueOf(value);
    }

    /**
     * Returns an amount whose unit depends on a word.
     *
     * @param value the number of parts
     * @param what the word, or null
     * @return the number of units
     */
    public Fraction amount(long value, Word what) {
        return Fraction.of(value, what == null ? 1 : Math.max(what.parts(), 1));
    }

    /**
     * Reads a reference.
     *
     * @param at the place
     * @param none the largest value of the field
     * @param first the number of the first item
     * @param kind what it refers to
     * @return the unit's name or the item's index; -1 for none
     */
    public int reference(int at, long none, int first, int kind) {
        long value = none == 255 ? u8(at) : none == 65535 ? u16(at) : u32(at);
        if (first == 0 ? value == none : value < first) {
            return -1;
        }
        int place = (int) (value - first);
        boolean unit = kind == Out.UNIT || kind == Out.OPEN_UNIT && speak;
        return unit && names != null ? names.name(place) : place;
    }

    /**
     * Reads references, any of which may be none, to items that are counted from 1.
     *
     * @param at where the first is
     * @param count how many
     * @param size the size of each
     * @return the indices, -1 for none
     */
    public int[] indices(int at, int count, int size) {
        int[] all = ints(at, count, size, false);
        for (int index = 0; index < count; index++) {
            all[index]--;
        }
        return all;
    }

    /**
     * Reads a place.
     *
     * @param <W> the vocabulary
     * @param at where
     * @param word the word of a code
     * @return the place, or null for none
     */
    public <W extends Word> Place<W> place(int at, IntFunction<W> word) {
        int number = u16(at);
        W name = numbers ? null : word.apply(number);
        return name == null ? Place.number(number) : Place.of(name);
    }

    /**
     * Reads places.
     *
     * @param <W> the vocabulary
     * @param at where the first is
     * @param count how many
     * @param word the word of a code
     * @return the places, null for none
     */
    public <W extends Word> List<Place<W>> places(int at, int count, IntFunction<W> word) {
        List<Place<W>> all = new ArrayList<>(count);
        for (int index = 0; index < count; index++) {
            all.add(place(at + 2 * index, word));
        }
        return all;
    }

    /**
     * Reads words.
     *
     * @param <W> the vocabulary
     * @param at where the first is
     * @param count how many
     * @param word the word of a code
     * @return the words, null for absent ones
     */
    public <W extends Word> List<W> words(int at, int count, IntFunction<W> word) {
        List<W> all = new ArrayList<>(count);
        for (int index = 0; index < count; index++) {
            all.add(word.apply(u8(at + index)));
        }
        return all;
    }

    /**
     * Reads numbers.
     *
     * @param at where the first is
     * @param count how many
     * @param size the size of each
     * @param signed whether they may be negative
     * @return the numbers
     */
    public int[] ints(int at, int count, int size, boolean signed) {
        int[] all = new int[count];
        for (int index = 0; index < count; index++) {
            int place = at + index * size;
            all[index] = size == 4 ? i32(place)
                    : size == 2 ? signed ? i16(place) : u16(place) : signed ? i8(place) : u8(place);
        }
        return all;
    }

    /**
     * Reads numbers.
     *
     * @param at where the first is
     * @param count how many
     * @param size the size of each
     * @param signed whether they may be negative
     * @return the numbers
     */
    public long[] longs(int at, int count, int size, boolean signed) {
        long[] all = new long[count];
        for (int index = 0; index < count; index++) {
            int place = at + index * size;
            all[index] = size == 8 ? wide(place) : size == 4 ? u32(place) : size == 2 ? u16(place) : u8(place);
        }
        return all;
    }

    /**
     * Reads the set of cited rules.
     *
     * @param at the place
     * @return its words, and the number of its first rule
     */
    public int[] cites(int at) {
        int[] all = new int[Table.CITES + 1];
        for (int index = 0; index < Table.CITES; index++) {
            all[index] = bytes.getInt(at + index * 4);
        }
        all[Table.CITES] = u16(at + Table.CITES * 4);
        return all;
    }

    /**
     * Reads a fault.
     *
     * @param at the place
     * @param status what the function returned
     * @return the fault
     */
    public Fault fault(int at, int status) {
        FaultCode code = FaultCode.ofCode(status);
        Fault fault = new Fault(code == null ? FaultCode.INTERNAL : code, text(at + 8, 120));
        long low = wide(at + 136);
        long high = wide(at + 144);
        if (low != 0 || high != 0) {
            fault.value(wide(at + 128)).bounds(low, high, text(at + 152, 40));
        }
        String other = text(at + 192, 120);
        if (!other.isEmpty()) {
            boolean known = u8(at + 441) != 0;
            fault.against(other, known ? wide(at + 432) : null, text(at + 312, 120));
            if (u8(at + 440) != 0) {
                fault.value(wide(at + 128));
            }
        } else {
            fault.oneOf(text(at + 312, 120));
        }
        return fault;
    }
}

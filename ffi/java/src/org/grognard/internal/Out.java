package org.grognard.internal;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.grognard.Fault;
import org.grognard.FaultCode;
import org.grognard.Place;
import org.grognard.Rule;
import org.grognard.View;
import org.grognard.Word;

/** Memory to which questions are written, and what their values mean there. Ranges are checked here. */
public final class Out {
    /** A reference by index. */
    public static final int INDEX = 0;
    /** A reference to a unit of the board. */
    public static final int UNIT = 1;
    /** A reference to an item of a list that depends on the operation. */
    public static final int OPEN = 2;
    /** The same in a field {@code unit}. */
    public static final int OPEN_UNIT = 3;

    private final Memory memory;
    private final ByteBuffer bytes;
    private final long address;
    private final List<Memory> kept = new ArrayList<>(2);
    private int top;
    private Names names;
    private boolean numbers;
    private boolean through;
    private Map<String, int[]> moved;

    /**
     * Takes memory.
     *
     * @param capacity how much
     */
    public Out(int capacity) {
        this(new Memory(capacity));
    }

    /**
     * Writes to memory.
     *
     * @param memory the memory
     */
    public Out(Memory memory) {
        this.memory = memory;
        bytes = memory.getByteBuffer(0, memory.size()).order(ByteOrder.nativeOrder());
        address = Pointer.nativeValue(memory);
    }

    /**
     * Returns the memory.
     *
     * @return the memory
     */
    public Memory memory() {
        return memory;
    }

    /**
     * Returns the bytes of the memory.
     *
     * @return the bytes
     */
    public ByteBuffer bytes() {
        return bytes;
    }

    /**
     * Returns the size of the memory.
     *
     * @return the size in bytes
     */
    public int capacity() {
        return bytes.capacity();
    }

    /**
     * Returns the address of the memory.
     *
     * @return the address
     */
    public long address() {
        return address;
    }

    /** Begins again. */
    public void reset() {
        top = 0;
        names = null;
        numbers = false;
        through = false;
        kept.clear();
    }

    /**
     * Keeps other memory until the next beginning.
     *
     * @param other the memory
     */
    public void keep(Memory other) {
        kept.add(other);
    }

    /**
     * Takes a part of the memory, which is set to zero.
     *
     * @param size its size
     * @return its place
     */
    public int alloc(int size) {
        int at = top;
        int end = at + (size + 7 & ~7);
        if (end > bytes.capacity() || end < at) {
            throw Full.FULL;
        }
        for (int place = at; place < end; place += 8) {
            bytes.putLong(place, 0);
        }
        top = end;
        return at;
    }

    /**
     * Sets the names of units.
     *
     * @param names the names, or null if nothing speaks of units
     */
    public void names(Names names) {
        this.names = names;
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
     * Sets the order of lists.
     *
     * @param moved by list, the former index of each item, or null
     */
    public void arrange(Map<String, int[]> moved) {
        this.moved = moved;
    }

    /**
     * Returns a list in its order.
     *
     * @param <T> the class of its items
     * @param name its name
     * @param list the list in the caller's order, or null
     * @return the list
     */
    public <T> List<T> arranged(String name, List<T> list) {
        int[] was = moved == null || list == null ? null : moved.get(name);
        if (was == null) {
            return list;
        }
        List<T> all = new ArrayList<>(list.size());
        for (int at : was) {
            all.add(list.get(at));
        }
        return all;
    }

    /**
     * Returns the caller's index of an item.
     *
     * @param name the list
     * @param index the index in its order
     * @return the index in the caller's order
     */
    public int givenIndex(String name, int index) {
        int[] was = moved == null ? null : moved.get(name);
        return was == null ? index : was[index];
    }

    /**
     * Sets whether references of no list are to units of the board.
     *
     * @param isThrough whether they are
     */
    public void through(boolean isThrough) {
        through = isThrough;
    }

    /**
     * Returns whether a place was written that is a number.
     *
     * @return whether there was one
     */
    public boolean hasNumbers() {
        return numbers;
    }

    /**
     * Writes the size of a structure.
     *
     * @param at the place
     * @param size the size
     */
    public void size(int at, int size) {
        bytes.putInt(at, size);
    }

    private static long in(String name, long value, long low, long high) {
        if (value < low || value > high) {
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
        byte[] text = value == null ? new byte[0] : value.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        if (text.length > most || (value != null && value.indexOf('\0') >= 0)) {
            throw new org.grognard.Fault(org.grognard.FaultCode.OUT_OF_RANGE, name);
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
     * Writes the code of a word.
     *
     * @param at the place
     * @param value the word, or null
     */
    public void word(int at, Word value) {
        if (value != null) {
            bytes.put(at, (byte) value.code());
        }
    }

    /**
     * Writes the number of a rule.
     *
     * @param at the place
     * @param value the rule, or null
     */
    public void rule(int at, Rule value) {
        if (value != null) {
            bytes.putShort(at, (short) value.number());
        }
    }

    /**
     * Writes a place.
     *
     * @param name the field
     * @param at where
     * @param value the place, or null
     */
    public void place(String name, int at, Place<?> value) {
        if (value == null) {
            return;
        }
        if (value.word() == null) {
            numbers = true;
            in(name, value.number(), 1, 32767);
        } else if (names != null && names.ownPlaces()) {
            // Places of the caller's own have no names.
            throw new Fault(FaultCode.UNKNOWN_WORD, name).value(value.shown());
        }
        bytes.putShort(at, (short) value.number());
    }

    /**
     * Writes a reference.
     *
     * @param name the field
     * @param at the place
     * @param value the unit's name or the item's index, or -1 for none
     * @param none the largest value of the field
     * @param first the number of the first item
     * @param kind what it refers to
     */
    public void reference(String name, int at, int value, long none, int first, int kind) {
        if (value == -1) {
            if (first == 0) {
                number(at, none, none);
            }
            return;
        }
        if (value < 0 || value > none - 1) {
            throw Fault.range(name, value, 0, none - 1);
        }
        number(at, entered(name, value, kind) + first, none);
    }

    private int entered(String name, int value, int kind) {
        if (names == null || !(through ? kind >= OPEN : kind == UNIT)) {
            return value;
        }
        int place = names.place(value);
        if (place < 0) {
            throw new Fault(FaultCode.OUT_OF_RANGE, name);
        }
        return place;
    }

    private void number(int at, long value, long most) {
        if (most == 255) {
            bytes.put(at, (byte) value);
        } else if (most == 65535) {
            bytes.putShort(at, (short) value);
        } else {
            bytes.putInt(at, (int) value);
        }
    }

    /**
     * Writes the address of a structure of lists.
     *
     * @param name the field
     * @param at the place
     * @param view the structure, or null
     * @param asGiven whether its lists stay in the caller's order
     */
    public void view(String name, int at, View view, boolean asGiven) {
        if (view != null) {
            try {
                bytes.putLong(at, view.address(asGiven, this));
            } catch (Fault fault) {
                throw fault.within(name);
            }
        }
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
        bytes.putLong(at, address + place);
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
     * Writes a list of references.
     *
     * @param name the field
     * @param at the place of its address
     * @param values the names or indices, or null
     * @param none the largest value of the field
     * @param first the number of the first item
     * @param kind what they refer to
     */
    public void references(String name, int at, int[] values, long none, int first, int kind) {
        if (values == null) {
            return;
        }
        int size = none == 255 ? 1 : none == 65535 ? 2 : 4;
        int place = list(at, values.length, size);
        for (int index = 0; index < values.length; index++) {
            String field = name + "[" + index + "]";
            if (values[index] < 0 || values[index] > none - 1) {
                throw Fault.range(field, values[index], 0, none - 1);
            }
            number(place + index * size, entered(field, values[index], kind) + first, none);
        }
    }

    /**
     * Writes an array of words.
     *
     * @param name the field
     * @param at the place
     * @param values the words, or null
     * @param count the number that fit
     */
    public void words(String name, int at, List<? extends Word> values, int count) {
        if (values != null) {
            fits(name, values.size(), count);
            for (int index = 0; index < values.size(); index++) {
                word(at + index, values.get(index));
            }
        }
    }

    /**
     * Writes an array of places.
     *
     * @param name the field
     * @param at the place of the first
     * @param values the places, or null
     * @param count the number that fit
     */
    public void places(String name, int at, List<? extends Place<?>> values, int count) {
        if (values != null) {
            fits(name, values.size(), count);
            for (int index = 0; index < values.size(); index++) {
                place(name, at + 2 * index, values.get(index));
            }
        }
    }

    /**
     * Writes a list of places.
     *
     * @param name the field
     * @param at the place of its address
     * @param values the places, or null
     */
    public void placeList(String name, int at, List<? extends Place<?>> values) {
        if (values != null) {
            int place = list(at, values.size(), 2);
            for (int index = 0; index < values.size(); index++) {
                place(name + "[" + index + "]", place + 2 * index, values.get(index));
            }
        }
    }
}

package org.grognard.internal;

import com.sun.jna.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.grognard.Fault;
import org.grognard.FaultCode;
import org.grognard.Place;
import org.grognard.Rule;
import org.grognard.Word;

/** Memory to which questions are written, and what their references mean there. */
public final class Out extends Numbers {
    /** A reference by index. */
    public static final int INDEX = 0;
    /** A reference to a unit of the board. */
    public static final int UNIT = 1;
    /** A reference to an item of a list that depends on the operation. */
    public static final int OPEN = 2;
    /** The same in a field {@code unit}. */
    public static final int OPEN_UNIT = 3;

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
        super(memory);
    }

    @Override
    public void reset() {
        super.reset();
        names = null;
        numbers = false;
        through = false;
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
            throw Fault.noUnit(name, value);
        }
        return place;
    }

    /**
     * Writes the address of a structure of lists.
     *
     * @param name the field
     * @param at the place
     * @param view the structure, or null
     * @param asGiven whether its lists stay in the caller's order
     */
    public void view(String name, int at, Image.Source view, boolean asGiven) {
        if (view != null) {
            try {
                Image image = view.image(asGiven);
                keep(image.memory);
                bytes.putLong(at, image.address());
            } catch (Fault fault) {
                throw fault.within(name);
            }
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
     * Writes an array of references, any of which may be none, to items that are counted from 1.
     *
     * @param name the field
     * @param at the place
     * @param values the indices, -1 for none, or null
     * @param count the number that fit
     * @param most the largest value of the field
     */
    public void indices(String name, int at, int[] values, int count, long most) {
        if (values == null) {
            return;
        }
        fits(name, values.length, count);
        int size = most == 255 ? 1 : most == 65535 ? 2 : 4;
        for (int index = 0; index < values.length; index++) {
            if (values[index] < -1 || values[index] > most - 1) {
                throw Fault.range(name + "[" + index + "]", values[index], 0, most - 1);
            }
            number(at + index * size, values[index] + 1, most);
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
     * Writes a list of words.
     *
     * @param at the place of the list
     * @param values the words, or null
     */
    public void wordList(int at, List<? extends Word> values) {
        if (values != null) {
            int place = list(at, values.size(), 1);
            for (int index = 0; index < values.size(); index++) {
                word(place + index, values.get(index));
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

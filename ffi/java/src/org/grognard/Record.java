package org.grognard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.grognard.internal.Fields;
import org.grognard.internal.In;
import org.grognard.internal.Out;
import org.grognard.internal.Values;

/** A record of questions and answers. Its fields have setters that can be chained, and are found by name too. */
public abstract class Record implements Fields {
    /** Creates it. */
    protected Record() {
    }

    /**
     * Returns the size in memory.
     *
     * @return the size in bytes
     */
    protected abstract int byteSize();

    /**
     * Writes it to memory that is zero.
     *
     * @param out the memory
     * @param at the place
     */
    protected abstract void writeTo(Out out, int at);

    /**
     * Reads it from memory.
     *
     * @param in the memory
     * @param at the place
     */
    protected void readFrom(In in, int at) {
        throw new UnsupportedOperationException();
    }

    /**
     * Returns the names of the fields.
     *
     * @return the names
     */
    protected abstract String[] fieldNames();

    /**
     * Sets a field from a value of a mapping.
     *
     * @param field its name
     * @param value the value, or null for none
     * @return whether there is such a field
     */
    protected abstract boolean put(String field, Object value);

    /**
     * Returns a field as {@link #get} does, but a record as itself.
     *
     * @param field its name
     * @return the value, null if it is absent
     */
    protected abstract Object held(String field);

    /**
     * Returns whether a text of the record shows a field even if it has its default: one that is required, and each of
     * an answer.
     *
     * @param field its name
     * @return whether it does
     */
    protected abstract boolean isTold(String field);

    /**
     * Creates another one without any field set.
     *
     * @return the record
     */
    protected abstract Record empty();

    /**
     * Returns a field as a mapping holds it: a word as a text, a record as a mapping, a chance as a
     * number, a measure as a whole number of units or a text such as {@code 2 1/2}.
     *
     * @param field its name, such as {@code combat_side}
     * @return the value, null if it is absent
     */
    public final Object get(String field) {
        return Values.plain(held(field));
    }

    /**
     * Returns a field as its getter does: a record as itself, a chance as a {@link Chance}.
     *
     * @param field its name
     * @return the value, null if it is absent
     */
    public final Object typed(String field) {
        return held(field);
    }

    /**
     * Returns a copy that shares nothing.
     *
     * @return the copy
     */
    @Override
    public abstract Record copy();

    /**
     * Sets a field by its name. Words may be texts, records mappings, measures numbers of units or texts such as
     * {@code 2 1/2}.
     *
     * @param field its name, such as {@code combat_side}
     * @param value the value, or null for none
     * @throws Fault if there is no such field or the value does not fit
     */
    @Override
    public final void set(String field, Object value) {
        boolean known;
        try {
            known = put(field, value);
        } catch (Fault fault) {
            throw fault.within(field);
        }
        if (!known) {
            throw unknown(field);
        }
    }

    /**
     * Sets fields by their names.
     *
     * @param values the values by name
     * @throws Fault as {@link #set}
     */
    @Override
    public final void setAll(Map<?, ?> values) {
        values.forEach((name, value) -> {
            if (!isAfterWord(String.valueOf(name))) {
                set(String.valueOf(name), value);
            }
        });
        values.forEach((name, value) -> {
            if (isAfterWord(String.valueOf(name))) {
                set(String.valueOf(name), value);
            }
        });
    }

    /**
     * Returns whether a field is set after the others, since a word among them says what it is.
     *
     * @param field its name
     * @return whether it is
     */
    protected boolean isAfterWord(String field) {
        return false;
    }

    /**
     * Returns all fields by name.
     *
     * @return the values, as {@link #get} returns them
     */
    @Override
    public final Map<String, Object> toMap() {
        Map<String, Object> all = new LinkedHashMap<>();
        for (String name : fieldNames()) {
            all.put(name, get(name));
        }
        return all;
    }

    /**
     * Creates the fault of a field that there is not.
     *
     * @param field its name
     * @return the fault
     */
    protected final Fault unknown(String field) {
        return new Fault(FaultCode.UNKNOWN_FIELD, field).words(field, Arrays.asList(fieldNames()));
    }

    @Override
    public final boolean equals(Object other) {
        if (other == null || other.getClass() != getClass()) {
            return false;
        }
        for (String name : fieldNames()) {
            if (!Objects.equals(told(held(name)), told(((Record) other).held(name)))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public final int hashCode() {
        int hash = 0;
        for (String name : fieldNames()) {
            hash = 31 * hash + Objects.hashCode(told(held(name)));
        }
        return hash;
    }

    /** What a field holds, or null for a record in which nothing is set: the library does not tell them apart. */
    private static Object told(Object held) {
        return held instanceof Record && ((Record) held).isBlank() ? null : held;
    }

    /**
     * Returns the record with its fields: all of an answer's, whose zeros say something too; of what a caller makes,
     * those that are required, and those that do not have their default.
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(getClass().getSimpleName()).append('(');
        Record empty = empty();
        String comma = "";
        for (String name : fieldNames()) {
            Object value = held(name);
            if (isTold(name) || !isDefault(value, empty.held(name))) {
                text.append(comma).append(name).append('=').append(value);
                comma = ", ";
            }
        }
        return text.append(')').toString();
    }

    /** Whether a field says nothing: a record that came from memory is there even where nothing is set in it. */
    private static boolean isDefault(Object value, Object usual) {
        return Objects.equals(value, usual) || usual == null && value instanceof Record && ((Record) value).isBlank();
    }

    private boolean isBlank() {
        Record empty = empty();
        for (String name : fieldNames()) {
            if (!isDefault(held(name), empty.held(name))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Writes a record of a record.
     *
     * @param record the record, or null for zeros
     * @param name the field's name
     * @param out the memory
     * @param at the place
     */
    protected static void write(Record record, String name, Out out, int at) {
        if (record == null) {
            return;
        }
        try {
            record.writeTo(out, at);
        } catch (Fault fault) {
            throw fault.within(name);
        }
    }

    /**
     * Writes a list of records, and its address and length.
     *
     * @param list the list, or null for an empty one
     * @param name the field's name
     * @param out the memory
     * @param at the place of the address
     * @param size the size of a record
     */
    protected static void writeList(List<? extends Record> list, String name, Out out, int at, int size) {
        int count = list == null ? 0 : list.size();
        int place = out.list(at, count, size);
        items(list, count, name, out, place, size);
    }

    /**
     * Writes a list of records that stand on a board, each with its hex.
     *
     * @param list the list, or null for an empty one
     * @param name the field's name
     * @param out the memory
     * @param at the place of the address
     * @param size the size of a record
     */
    protected static void writeStanding(List<? extends Record> list, String name, Out out, int at, int size) {
        int count = list == null ? 0 : list.size();
        for (int index = 0; index < count; index++) {
            Record item = list.get(index);
            if (item != null && item.get("hex") == null) {
                throw Fault.missing("hex").within(name + "[" + out.givenIndex(name, index) + "]");
            }
        }
        writeList(list, name, out, at, size);
    }

    /**
     * Writes an array of records.
     *
     * @param list the records, or null for zeros
     * @param name the field's name
     * @param out the memory
     * @param at the place
     * @param size the size of a record
     * @param most the number that fit
     */
    protected static void writeArray(List<? extends Record> list, String name, Out out, int at, int size, int most) {
        int count = list == null ? 0 : list.size();
        Out.fits(name, count, most);
        items(list, count, name, out, at, size);
    }

    private static void items(List<? extends Record> list, int count, String name, Out out, int place, int size) {
        for (int index = 0; index < count; index++) {
            Record item = list.get(index);
            try {
                if (item == null) {
                    throw new Fault(FaultCode.WRONG_TYPE, "");
                }
                item.writeTo(out, place + index * size);
            } catch (Fault fault) {
                throw fault.within(name + "[" + out.givenIndex(name, index) + "]");
            }
        }
    }

    /**
     * Reads a record of a record.
     *
     * @param record the record
     * @param in the memory
     * @param at the place
     */
    protected static void read(Record record, In in, int at) {
        record.readFrom(in, at);
    }

    /**
     * Reads an array of records.
     *
     * @param <T> their class
     * @param make creates one
     * @param in the memory
     * @param at the place
     * @param size the size of a record
     * @param count the number
     * @return the records
     */
    protected static <T extends Record> List<T> readArray(Supplier<T> make, In in, int at, int size, int count) {
        List<T> all = new ArrayList<>(count);
        for (int index = 0; index < count; index++) {
            T item = make.get();
            item.readFrom(in, at + index * size);
            all.add(item);
        }
        return all;
    }

    /**
     * Copies records.
     *
     * @param <T> their class
     * @param list the records, or null
     * @return the copies, or null
     */
    @SuppressWarnings("unchecked")
    protected static <T extends Record> List<T> copies(List<T> list) {
        if (list == null) {
            return null;
        }
        List<T> all = new ArrayList<>(list.size());
        for (T item : list) {
            all.add((T) item.copy());
        }
        return all;
    }
}

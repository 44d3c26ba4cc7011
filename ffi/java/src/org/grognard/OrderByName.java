package org.grognard;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.grognard.internal.GameMemory;

/** An order of a game by its fields. Units, hexes and sides may be said by the names that the game gives them. */
public abstract class OrderByName {
    private final String key;
    private final String verb;
    private final String[] required;
    private final Map<String, Object> fields = new LinkedHashMap<>();

    /** Things by their names, until a game is known. */
    private static final class Named {
        private final String[] names;
        private final boolean isList;
        private final boolean areHexes;

        Named(String[] names, boolean isList, boolean areHexes) {
            this.names = names;
            this.isList = isList;
            this.areHexes = areHexes;
        }

        private Object one(GameMemory memory, String field, String path, String name) {
            int[] found = memory.find(field, name);
            if (found == null) {
                throw new Fault(FaultCode.UNKNOWN_NAME, path).value(name);
            }
            return areHexes ? (Object) new Hex().q(found[0]).r(found[1]) : (Object) found[0];
        }

        Object in(GameMemory memory, String field) {
            if (!isList) {
                return one(memory, field, field, names[0]);
            }
            if (names.length == 1) {
                // Several in one text.
                return Arrays.stream(names[0].split("[\\s>]+")).filter(name -> !name.isEmpty())
                        .map(name -> one(memory, field, field, name)).collect(Collectors.toList());
            }
            Object[] all = new Object[names.length];
            for (int at = 0; at < all.length; at++) {
                all[at] = one(memory, field, field + "[" + at + "]", names[at]);
            }
            return Arrays.asList(all);
        }

        @Override
        public String toString() {
            return String.join(" ", names);
        }
    }

    /**
     * Creates it without any field set.
     *
     * @param key the name of the field that says its kind
     * @param verb its kind
     * @param required the fields that it must have
     */
    protected OrderByName(String key, String verb, String... required) {
        this.key = key;
        this.verb = verb;
        this.required = required;
    }

    /**
     * Sets a field.
     *
     * @param field its name
     * @param value the value
     */
    protected final void put(String field, Object value) {
        // A mapping holds numbers as a list.
        boolean numbers = value instanceof int[];
        fields.put(field, numbers ? Arrays.stream((int[]) value).boxed().collect(Collectors.toList()) : value);
    }

    /**
     * Sets a field to things by their names.
     *
     * @param field its name
     * @param isList whether it may have several
     * @param areHexes whether they are hexes
     * @param names the names
     */
    protected final void name(String field, boolean isList, boolean areHexes, String... names) {
        boolean none = names == null || !isList && names[0] == null;
        fields.put(field, none ? null : new Named(names.clone(), isList, areHexes));
    }

    /**
     * Returns the kind of order, such as {@code march}.
     *
     * @return the word
     */
    public final String verb() {
        return verb;
    }

    /**
     * Sets the fields of a question.
     *
     * @param question the question
     * @param memory the game, whose names are meant
     */
    final void into(Record question, GameMemory memory) {
        for (String field : required) {
            if (fields.get(field) == null) {
                throw Fault.missing(field);
            }
        }
        question.set(key, verb);
        fields.forEach((field, value) -> question.set(field,
                value instanceof Named ? ((Named) value).in(memory, field) : value));
    }

    /** The kind and the fields as they were set. */
    @Override
    public String toString() {
        return verb + " " + fields;
    }
}

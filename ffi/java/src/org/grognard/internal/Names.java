package org.grognard.internal;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.grognard.Fault;
import org.grognard.FaultCode;

/** What the caller calls the units of a board: by their ids, or, if no unit has one, by their places in his list. */
public final class Names {
    /** The names without a board: places. */
    public static final Names PLAIN = new Names(new int[0], new int[0], null, new HashMap<>(), false);
    private static final int MOST = 65534;

    /** By list, the former index of each item. */
    private final Map<String, int[]> moved;
    /** The ids in the library's order, and of units that are not on the board; empty if units go by their places. */
    private final int[] ids;
    private final Map<Integer, Integer> places = new HashMap<>();
    private final boolean ownPlaces;
    private Fault wrong;

    /**
     * Creates the names.
     *
     * @param given the ids of the board's units in the caller's order
     * @param others the ids of further units
     * @param list the name of their list
     * @param moved by list, the former index of each item
     * @param ownPlaces whether spaces are the caller's own
     */
    public Names(int[] given, int[] others, String list, Map<String, int[]> moved, boolean ownPlaces) {
        this.moved = moved;
        this.ownPlaces = ownPlaces;
        boolean named = false;
        for (int id : given.length == 0 ? others : given) {
            named |= id != 0;
        }
        int[] was = moved.get("units");
        if (!named) {
            ids = new int[0];
            for (int at = 0; was != null && at < was.length; at++) {
                places.put(was[at], at);
            }
            return;
        }
        ids = new int[given.length + others.length];
        for (int at = 0; at < ids.length; at++) {
            ids[at] = at >= given.length ? others[at - given.length] : given[was == null ? at : was[at]];
            places.put(ids[at], at);
        }
        // Both lists share their ids.
        Map<Long, String> seen = new LinkedHashMap<>();
        String first = named(given, "board.units");
        first = first == null ? named(others, list) : first;
        look(given, "board.units", seen, first);
        look(others, list, seen, first);
    }

    /** Returns the path of the first id of a list, a blank and the id; null if no unit has one. */
    private static String named(int[] own, String list) {
        for (int at = 0; at < own.length; at++) {
            if (own[at] != 0) {
                return list + "[" + at + "].id " + Integer.toUnsignedLong(own[at]);
            }
        }
        return null;
    }

    private void look(int[] own, String list, Map<Long, String> seen, String first) {
        for (int at = 0; at < own.length && wrong == null; at++) {
            String field = list + "[" + at + "].id";
            long id = Integer.toUnsignedLong(own[at]);
            String other = seen.putIfAbsent(id, field);
            if (id == 0) {
                int blank = first.indexOf(' ');
                wrong = Fault.missing(field).value(id).against(first.substring(0, blank),
                    Long.valueOf(first.substring(blank + 1)), "where one unit has an id, each needs one");
            } else if (id > MOST) {
                wrong = Fault.range(field, id, 1, MOST).bounds(1, MOST, "ids of units");
            } else if (other != null) {
                wrong = new Fault(FaultCode.CONTRADICTION, field).value(id)
                    .against(other, id, "a unit has an id of its own");
            }
        }
    }

    /**
     * Returns the names of rows, which may be units that refer to one another.
     *
     * @param ids their ids
     * @return the names
     */
    public static Names ofRows(int[] ids) {
        return new Names(ids, new int[0], null, new HashMap<>(), false);
    }

    /**
     * Returns the fault of a unit without an id of its own.
     *
     * @return the fault, or null
     */
    public Fault wrong() {
        return wrong;
    }

    /**
     * Returns whether units are called by their places in the library's order.
     *
     * @return whether they are
     */
    public boolean isPlain() {
        return ids.length == 0 && moved.isEmpty();
    }

    /**
     * Returns whether spaces are the caller's own.
     *
     * @return whether they are
     */
    public boolean ownPlaces() {
        return ownPlaces;
    }

    /**
     * Returns how the lists were sorted.
     *
     * @return by list, the former index of each item
     */
    public Map<String, int[]> moved() {
        return moved;
    }

    /**
     * Returns the place of a unit.
     *
     * @param name its name
     * @return the place, or -1 if there is no such unit
     */
    public int place(int name) {
        Integer place = places.get(name);
        // Beyond the end of the list the library reports it.
        return place != null ? place : ids.length == 0 ? name : -1;
    }

    /**
     * Returns the name of a unit.
     *
     * @param place its place
     * @return the name
     */
    public int name(int place) {
        return place >= 0 && place < ids.length ? ids[place] : was("units", place);
    }

    /**
     * Returns the index of an item before its list was sorted.
     *
     * @param list the list
     * @param at its index
     * @return the former index
     */
    public int was(String list, int at) {
        int[] was = moved.get(list);
        return was != null && at >= 0 && at < was.length ? was[at] : at;
    }

    /**
     * Translates the path of a fault to the caller's lists.
     *
     * @param fault the fault
     * @return the fault
     */
    public Fault fault(Fault fault) {
        return fault.moved(given(fault.field())).otherMoved(given(fault.other()));
    }

    /** Returns a path with the index of the caller's list. */
    private String given(String path) {
        int open = path.indexOf('[');
        int close = path.indexOf(']');
        if (moved.isEmpty() || !path.startsWith("board.") || open < 0 || close < open) {
            return path;
        }
        int at = was(path.substring(6, open), Integer.parseInt(path.substring(open + 1, close)));
        return path.substring(0, open + 1) + at + path.substring(close);
    }
}

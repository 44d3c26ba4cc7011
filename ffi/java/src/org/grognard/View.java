package org.grognard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.grognard.internal.Full;
import org.grognard.internal.Image;
import org.grognard.internal.Names;
import org.grognard.internal.Out;
import org.grognard.internal.Sorter;

/** Lists that are kept from question to question, such as a board. May be used by several threads once it is filled. */
public abstract class View extends Record implements Image.Source {
    private volatile Image sorted;
    private volatile Image given;

    /** Creates it. */
    protected View() {
    }

    /**
     * Returns the ids of the items that have one.
     *
     * @return the ids in the order of the list
     */
    protected int[] ids() {
        return new int[0];
    }

    /**
     * Returns whether spaces are the caller's own.
     *
     * @return whether they are
     */
    protected boolean hasOwnPlaces() {
        return false;
    }

    /**
     * Returns whether its records refer to units.
     *
     * @return whether they do
     */
    protected boolean mentionsUnits() {
        return false;
    }

    /**
     * Sorts the lists that must be sorted.
     *
     * @param sorter what sorts them
     * @param at the place of the structure
     */
    protected void sort(Sorter sorter, int at) {
    }

    /**
     * Returns the place of the byte that says that the lists are sorted.
     *
     * @return the place in the structure, or 0 if none of them must be
     */
    protected int inOrderAt() {
        return 0;
    }

    /** Notes that a field has changed. */
    protected final void changed() {
        sorted = null;
        given = null;
    }

    /**
     * Returns the lists in memory, which live as long as the view is not changed.
     *
     * @param asGiven whether the lists stay in the caller's order
     * @return the lists
     */
    @Override
    public final Image image(boolean asGiven) {
        Image image = asGiven ? given : sorted;
        if (image == null) {
            synchronized (this) {
                image = asGiven ? given : sorted;
                if (image == null) {
                    image = asGiven ? written(null, null) : arranged();
                    if (asGiven) {
                        given = image;
                    } else {
                        sorted = image;
                    }
                }
            }
        }
        return image;
    }

    /** Writes it with its lists in this order. */
    private Image written(Names names, Map<String, int[]> moved) {
        for (int capacity = 4096;; capacity *= 2) {
            Out out = new Out(capacity);
            int at = out.alloc(byteSize());
            out.names(names);
            out.arrange(moved);
            try {
                writeTo(out, at);
            } catch (Full full) {
                continue;
            }
            if (moved != null && inOrderAt() > 0) {
                out.flag(at + inOrderAt(), true);
            }
            return new Image(out.memory(), at, names, null);
        }
    }

    private Image arranged() {
        Image first = written(null, null);
        Map<String, int[]> moved = new HashMap<>();
        Sorter sorter = new Sorter(first.memory, moved);
        sort(sorter, first.at);
        Names names = new Names(ids(), new int[0], null, moved, hasOwnPlaces());
        Fault wrong = sorter.fault() == null ? names.wrong() : sorter.fault();
        if (wrong != null) {
            return new Image(first.memory, first.at, names, wrong);
        }
        boolean again = names.ownPlaces() || inOrderAt() > 0 || mentionsUnits() && !names.isPlain();
        try {
            return again ? written(names, moved) : new Image(first.memory, first.at, names, null);
        } catch (Fault fault) {
            return new Image(first.memory, first.at, names, fault.within("board"));
        }
    }

    /**
     * Returns what its units are called.
     *
     * @param view the board of a question, or null
     * @param field its field
     * @return the names
     */
    public static Names names(View view, String field) {
        if (view == null) {
            return Names.PLAIN;
        }
        Image image;
        try {
            image = view.image(false);
        } catch (Fault fault) {
            throw fault.within(field);
        }
        if (image.wrong != null) {
            throw image.wrong;
        }
        return image.names;
    }

    /**
     * Returns what the units are called of a board whose lists stay in the caller's order, and of others that count on
     * from them.
     *
     * @param <T> the class of the units
     * @param view the board, or null
     * @param others the other units, or null
     * @param list the name of their list
     * @param id the id of a unit
     * @return the names
     */
    public static <T> Names givenNames(View view, List<T> others, String list, ToIntFunction<T> id) {
        return counted(view == null ? new int[0] : view.ids(), others, list, id, new HashMap<>(),
                view != null && view.hasOwnPlaces());
    }

    /**
     * Returns what the units are called of a board, and of others that count on from them.
     *
     * @param <T> the class of the units
     * @param view the board, or null
     * @param field its field
     * @param others the other units, or null
     * @param list the name of their list
     * @param id the id of a unit
     * @return the names
     */
    public static <T> Names names(View view, String field, List<T> others, String list, ToIntFunction<T> id) {
        Names own = names(view, field);
        if (view == null || others == null || others.isEmpty()) {
            return own;
        }
        return counted(view.ids(), others, list, id, own.moved(), own.ownPlaces());
    }

    private static <T> Names counted(int[] own, List<T> others, String list, ToIntFunction<T> id,
            Map<String, int[]> moved, boolean ownPlaces) {
        int[] more = others == null ? new int[0] : others.stream().mapToInt(id).toArray();
        Names names = new Names(own, more, list, moved, ownPlaces);
        if (names.wrong() != null) {
            throw names.wrong();
        }
        return names;
    }
}

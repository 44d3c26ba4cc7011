package org.grognard;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.grognard.internal.GameMemory;

/**
 * A game: a position that remembers, its orders with their rulings, and what takes them back. An order that is allowed is
 * done; one that is forbidden, or a fault, changes nothing. One thread at a time uses a game, also to ask.
 *
 * @param <C> the class of a row of the choices
 * @param <G> the class of what an order gives
 * @param <E> the class of the effects of an order
 * @param <O> the class of the objections to an order
 * @param <S> the class of what {@link #look} says
 * @param <P> the class of its rows
 */
public abstract class HeldGame<C extends Record, G, E extends Record, O extends Record, S extends Record, P extends Record> {
    /** The bytes of the positions that are kept for taking orders back. */
    private static final long MOST = 64L << 20;

    /**
     * An order that was done.
     *
     * @param <C> the class of a row of the choices
     * @param <G> the class of what it gives
     * @param <E> the class of its effects
     */
    public static final class Played<C extends Record, G, E extends Record> {
        private final String line;
        private final C choice;
        private final OrderByName order;
        private final Ruling<G, E> ruling;
        private final boolean thrown;

        private Played(String line, C choice, OrderByName order, Ruling<G, E> ruling, boolean thrown) {
            this.line = line;
            this.choice = choice;
            this.order = order;
            this.ruling = ruling;
            this.thrown = thrown;
        }

        /**
         * Returns the line by which it was given.
         *
         * @return the line, null if it was given otherwise
         */
        public String line() {
            return line;
        }

        /**
         * Returns the row by which it was given.
         *
         * @return the row, null if it was given otherwise
         */
        public C choice() {
            return choice;
        }

        /**
         * Returns the fields by which it was given.
         *
         * @return the order, null if it was given otherwise
         */
        public OrderByName order() {
            return order;
        }

        /**
         * Returns its ruling.
         *
         * @return the ruling
         */
        public Ruling<G, E> ruling() {
            return ruling;
        }
    }

    private final GameMemory memory;
    private final Deque<Played<C, G, E>> history = new ArrayDeque<>();
    private final Deque<byte[]> before = new ArrayDeque<>();
    private final Deque<Played<C, G, E>> undone = new ArrayDeque<>();
    private final Deque<byte[]> after = new ArrayDeque<>();

    /**
     * Creates a game in memory.
     *
     * @param memory the memory
     */
    protected HeldGame(GameMemory memory) {
        this.memory = memory;
    }

    /**
     * Makes the question of an order.
     *
     * @param line the bytes of the line
     * @param choice the row
     * @param dice the dice of the row
     * @return the question
     */
    protected abstract Question<G, E> order(int[] line, C choice, int[] dice);

    /**
     * Makes the question whether an order is allowed.
     *
     * @param line the bytes of the line
     * @param choice the row
     * @param dice the dice of the row
     * @return the question
     */
    protected abstract Question<Void, O> judge(int[] line, C choice, int[] dice);

    /**
     * Makes the question of a level of the choices.
     *
     * @param of the row that leads to it, or null
     * @return the question
     */
    protected abstract Question<S, C> level(C of);

    /**
     * Makes the question where the game stands.
     *
     * @return the question
     */
    protected abstract Question<S, P> looking();

    /**
     * Asks a question about this game.
     *
     * @param question the question
     * @param <V> the class of its value
     * @param <R> the class of its rows
     * @return the answer
     */
    protected final <V extends Object, R extends Object> Ruling<V, R> asked(Question<V, R> question) {
        return memory.alone(() -> question.about(memory).ask());
    }

    /**
     * Returns the memory.
     *
     * @return the memory
     */
    protected final GameMemory memory() {
        return memory;
    }

    /**
     * Returns the bytes of a text.
     *
     * @param line the text
     * @return the bytes
     */
    public static int[] bytes(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        int[] all = new int[bytes.length];
        for (int at = 0; at < all.length; at++) {
            all[at] = bytes[at] & 255;
        }
        return all;
    }

    /**
     * Gives an order.
     *
     * @param line the order as text, such as {@code march 1st_panzer > 0304 0305}
     * @return the ruling; if it is allowed, the order is done
     * @throws Fault if the line cannot be read
     */
    public final Ruling<G, E> order(String line) {
        return give(order(bytes(line), null, new int[0]), line, null, null);
    }

    /**
     * Gives an order.
     *
     * @param choice a row of the choices
     * @param dice the dice of a row that needs some
     * @return the ruling; if it is allowed, the order is done
     * @throws Fault if the row is none of this position
     */
    public final Ruling<G, E> order(C choice, int... dice) {
        return give(order(new int[0], choice, dice), null, choice, null);
    }

    /**
     * Gives an order.
     *
     * @param order its fields
     * @return the ruling; if it is allowed, the order is done
     * @throws Fault if a field has a fault
     */
    public final Ruling<G, E> order(OrderByName order) {
        Question<G, E> question = order(new int[0], null, new int[0]);
        order.into(question, memory);
        return give(question, null, null, order);
    }

    /**
     * Gives an order.
     *
     * @param question the question that it is
     * @return the ruling; if it is allowed, the order is done
     */
    protected final Ruling<G, E> give(Question<G, E> question) {
        return give(question, null, null, null);
    }

    private Ruling<G, E> give(Question<G, E> question, String line, C choice, OrderByName order) {
        return memory.alone(() -> given(question, line, choice, order));
    }

    private Ruling<G, E> given(Question<G, E> question, String line, C choice, OrderByName order) {
        byte[] kept = memory.position();
        try {
            Ruling<G, E> ruling = done(question);
            if (ruling.isAllowed()) {
                Played<C, G, E> played = new Played<>(line, choice, order, ruling, memory.thrown());
                before.addLast(kept);
                history.addLast(played);
                while (before.size() > 1 && (long) before.size() * kept.length > MOST) {
                    before.removeFirst();
                    history.removeFirst();
                }
                undone.clear();
                after.clear();
            }
            return ruling;
        } catch (RuntimeException | Error trouble) {
            // Without memory for the answer nothing is done.
            even(before, history);
            memory.restore(kept);
            throw trouble;
        }
    }

    private Ruling<G, E> done(Question<G, E> question) {
        try {
            return asked(question);
        } catch (Fault fault) {
            if (fault.code() != FaultCode.BUFFER_TOO_SMALL || !fault.field().equals("units")) {
                throw fault;
            }
            // A game that is loaded has room for more units.
            memory.load(memory.save());
            return asked(question);
        }
    }

    private static void even(Deque<?> one, Deque<?> other) {
        while (one.size() > other.size()) {
            one.removeLast();
        }
    }

    /** Goes to the last of these positions, and lays the last order by. Without memory for that nothing changes. */
    private void shift(Deque<byte[]> there, Deque<Played<C, G, E>> from, Deque<byte[]> here, Deque<Played<C, G, E>> to) {
        int count = to.size();
        try {
            here.addLast(memory.position());
            to.addLast(from.getLast());
            memory.restore(there.getLast());
        } catch (RuntimeException | Error trouble) {
            while (to.size() > count) {
                to.removeLast();
            }
            even(here, to);
            throw trouble;
        }
        from.removeLast();
        there.removeLast();
    }

    /**
     * Decides whether an order is allowed; nothing changes.
     *
     * @param line the order as text
     * @return the ruling; its rows are the objections
     */
    public final Ruling<Void, O> judge(String line) {
        return asked(judge(bytes(line), null, new int[0]));
    }

    /**
     * Decides whether an order is allowed; nothing changes.
     *
     * @param choice a row of the choices
     * @param dice the dice of a row that needs some
     * @return the ruling; its rows are the objections
     */
    public final Ruling<Void, O> judge(C choice, int... dice) {
        return asked(judge(new int[0], choice, dice));
    }

    /**
     * Decides whether an order is allowed; nothing changes.
     *
     * @param order its fields
     * @return the ruling; its rows are the objections
     */
    public final Ruling<Void, O> judge(OrderByName order) {
        Question<Void, O> question = judge(new int[0], null, new int[0]);
        order.into(question, memory);
        return asked(question);
    }

    /**
     * Returns all that may be done now.
     *
     * @return the rows: orders, or where choices have levels the kinds of order
     */
    public final List<C> choices() {
        return asked(level(null)).rows();
    }

    /**
     * Returns the choices to which a row leads, where choices have levels.
     *
     * @param of a row that is not an order
     * @return the rows
     */
    public final List<C> choices(C of) {
        return asked(level(of)).rows();
    }

    /**
     * Returns where the game stands.
     *
     * @return the answer; its rows are what stands on the board, or what is owed
     */
    public final Ruling<S, P> look() {
        return asked(looking());
    }

    /**
     * Returns the game as text.
     *
     * @return the text
     */
    public final String text() {
        return memory.save();
    }

    /**
     * Takes back the last order, unless dice were thrown with it.
     *
     * @return whether there was one
     */
    public final boolean undo() {
        return undo(false);
    }

    /**
     * Takes back the last order.
     *
     * @param referee also one with which dice were thrown
     * @return whether there was one
     */
    public final boolean undo(boolean referee) {
        return memory.alone(() -> back(referee));
    }

    private boolean back(boolean referee) {
        if (history.isEmpty() || (history.getLast().thrown && !referee)) {
            return false;
        }
        shift(before, history, after, undone);
        return true;
    }

    /**
     * Does again what was taken back.
     *
     * @return whether there was anything
     */
    public final boolean redo() {
        return memory.alone(this::again);
    }

    private boolean again() {
        if (undone.isEmpty()) {
            return false;
        }
        shift(after, undone, before, history);
        return true;
    }

    /**
     * Returns the orders that were done, as far as they can be taken back: the positions of the last ones that 64 MiB hold are
     * kept.
     *
     * @return the orders, the first first
     */
    public final List<Played<C, G, E>> history() {
        return memory.alone(() -> Collections.unmodifiableList(new ArrayList<>(history)));
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof HeldGame && other.getClass() == getClass()
                && text().equals(((HeldGame<?, ?, ?, ?, ?, ?>) other).text());
    }

    @Override
    public final int hashCode() {
        return text().hashCode();
    }

    /** The game as text. */
    @Override
    public final String toString() {
        return text();
    }
}

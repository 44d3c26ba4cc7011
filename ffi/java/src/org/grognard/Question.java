package org.grognard;

import java.util.ArrayList;
import java.util.List;
import org.grognard.internal.Arena;
import org.grognard.internal.Full;
import org.grognard.internal.GameMemory;
import org.grognard.internal.In;
import org.grognard.internal.Names;
import org.grognard.internal.Out;
import org.grognard.internal.Spec;

/**
 * The question of an operation. It may be changed and asked again any number of times.
 *
 * @param <V> the class of the answer's value
 * @param <E> the class of the answer's effects or rows
 */
public abstract class Question<V extends Object, E extends Object> extends Record {
    /** The code of a buffer that is too small. */
    private static final int TOO_SMALL = FaultCode.BUFFER_TOO_SMALL.code();
    /** The size of a step. */
    private static final int STEP = 16;

    /** The game that it is about, if it is about one. */
    private GameMemory game;

    /** Creates it. */
    protected Question() {
    }

    /**
     * Makes it a question about a game.
     *
     * @param memory the memory of the game
     * @return this
     */
    final Question<V, E> about(GameMemory memory) {
        game = memory;
        return this;
    }

    /**
     * Returns the memory of its game.
     *
     * @return the address, 0 if there is none
     */
    protected final long game() {
        return game == null ? 0 : game.address();
    }

    /**
     * Returns the length of the memory of its game.
     *
     * @return the length in words
     */
    protected final long gameWords() {
        return game == null ? 0 : game.words();
    }

    /**
     * Returns the places in its answer.
     *
     * @return the description
     */
    protected abstract Spec spec();

    /**
     * Calls the library.
     *
     * @param question the question's address
     * @param answer the answer's
     * @param trail the trail's, or 0
     * @param fault the fault's
     * @return 0, or the code of a fault
     */
    protected abstract int call(long question, long answer, long trail, long fault);

    /**
     * Creates an empty value.
     *
     * @return the value, or null if the answer has none
     */
    protected abstract V newValue();

    /**
     * Creates an empty effect or row.
     *
     * @return the effect, or null if the answer has none
     */
    protected abstract E newEffect();

    /**
     * Asks the library.
     *
     * @return the answer
     * @throws Fault if the question is malformed
     */
    public final Ruling<V, E> ask() {
        return ask(false);
    }

    /**
     * Asks the library, and for the steps that led to the answer.
     *
     * @return the answer with its trail
     * @throws Fault if the question is malformed
     */
    public final Ruling<V, E> askWithTrail() {
        return ask(true);
    }

    private Ruling<V, E> ask(boolean trail) {
        Arena arena = Arena.get();
        while (true) {
            try {
                return ask(arena, trail);
            } catch (Full full) {
                arena.grow();
            } catch (Fault fault) {
                throw narrowed(arena, fault);
            }
        }
    }

    /** A number that its field does not hold has the bounds of the rule, which the library knows. */
    private Fault narrowed(Arena arena, Fault fault) {
        // A game is not asked with other numbers than those that were meant.
        if (game != null || fault.code() != FaultCode.OUT_OF_RANGE || !(fault.value() instanceof Number)) {
            return fault;
        }
        arena.out().clamped(true);
        try {
            ask(arena, false);
        } catch (Fault other) {
            if (other.code() == fault.code() && other.low() != null && other.field().equals(fault.field())) {
                return fault.bounds(other.low(), other.high(), other.limit());
            }
        } catch (Full full) {
            // The bounds are those of the field.
        } finally {
            arena.out().clamped(false);
        }
        return fault;
    }

    private Ruling<V, E> ask(Arena arena, boolean trail) {
        Spec spec = spec();
        Out out = arena.out();
        out.reset();
        int fault = out.alloc(Arena.FAULT);
        int question = out.alloc(byteSize());
        writeTo(out, question);
        Names names = out.names();
        int answer = out.alloc(spec.answerSize);
        int steps = trail ? out.alloc(Arena.TRAIL) : 0;
        int capacity = 0;
        int room = 0;
        if (spec.list > 0) {
            // What does not fit is worked out again: the choices of a game take long.
            capacity = game == null ? 32 : 256;
            room = out.alloc(capacity * spec.itemSize);
        }
        int stepCapacity = 64;
        int stepRoom = trail ? out.alloc(stepCapacity * STEP) : 0;
        long base = out.address();
        while (true) {
            out.size(fault, Arena.FAULT);
            out.size(answer, spec.answerSize);
            if (trail) {
                out.size(steps, Arena.TRAIL);
                out.wide(steps + 8, base + stepRoom);
                out.wide(steps + 16, stepCapacity);
            }
            if (spec.list > 0) {
                out.wide(answer + spec.list, base + room);
                out.wide(answer + spec.list + 8, capacity);
            }
            if (spec.scratch > 0) {
                out.wide(answer + spec.scratch, arena.scratch());
                out.wide(answer + spec.scratch + 8, arena.scratchWords());
            }
            int status = call(base + question, base + answer, trail ? base + steps : 0, base + fault);
            In in = arena.in(names, names == null ? out.hasNumbers() : names.ownPlaces());
            if (status == TOO_SMALL) {
                if (spec.scratch > 0 && in.wide(answer + spec.scratch + 16) > arena.scratchWords()) {
                    arena.needScratch(in.wide(answer + spec.scratch + 16));
                    continue;
                }
                if (spec.list > 0 && in.wide(answer + spec.list + 16) > capacity) {
                    capacity = Math.toIntExact(in.wide(answer + spec.list + 16));
                    room = out.alloc(Math.multiplyExact(capacity, spec.itemSize));
                    continue;
                }
            }
            if (status != 0) {
                Fault why = in.fault(fault, status);
                if (game != null && game.grow(why)) {
                    continue;
                }
                throw names == null ? why : names.fault(why);
            }
            if (trail && in.wide(steps + 24) > stepCapacity) {
                stepCapacity = Math.toIntExact(in.wide(steps + 24));
                stepRoom = out.alloc(stepCapacity * STEP);
                continue;
            }
            return ruling(in, spec, answer, room, trail ? Math.toIntExact(in.wide(steps + 24)) : 0, stepRoom);
        }
    }

    private Ruling<V, E> ruling(In in, Spec spec, int answer, int room, int stepCount, int stepRoom) {
        int verdict = in.u8(answer + 4);
        int[] cites = in.cites(answer + 8);
        V value = verdict == 2 ? null : newValue();
        if (value != null) {
            read((Record) (Object) value, in, answer + spec.value);
        }
        List<E> list = java.util.Collections.emptyList();
        int count = spec.list > 0 ? Math.toIntExact(in.wide(answer + spec.list + 16)) : 0;
        if (count > 0) {
            list = new ArrayList<>(count);
            in.speak(spec.speaks);
            if (spec.rowId >= 0 && in.names() == null) {
                int[] ids = new int[count];
                for (int index = 0; index < count; index++) {
                    ids[index] = (int) in.u32(room + index * spec.itemSize + spec.rowId);
                }
                in.rows(ids);
            }
            for (int index = 0; index < count; index++) {
                E item = newEffect();
                read((Record) (Object) item, in, room + index * spec.itemSize);
                list.add(item);
            }
            in.speak(false);
        }
        List<Step> trail = java.util.Collections.emptyList();
        if (stepCount > 0) {
            trail = new ArrayList<>(stepCount);
            for (int index = 0; index < stepCount; index++) {
                Step step = new Step();
                read(step, in, stepRoom + index * STEP);
                if (spec.speaks && in.names() != null) {
                    translate(step, in.names());
                }
                trail.add(step);
            }
        }
        return new Ruling<>(verdict, value, cites, list, spec.rows, trail);
    }

    /** Gives the units of a step their names. */
    private static void translate(Step step, Names names) {
        if (step.about() == About.UNITS && step.index().isPresent()) {
            step.index(names.name(step.index().getAsInt()));
        }
        if (step.about() == About.PATH && (step.what() == What.COVERED || step.what() == What.NEGATED)) {
            step.num(names.name(step.num()));
        }
    }
}

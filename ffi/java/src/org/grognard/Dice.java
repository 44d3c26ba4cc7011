package org.grognard;

import com.sun.jna.Memory;
import org.grognard.internal.Library;

/** A seeded generator of dice. The same seed gives the same dice on every machine and in every language. */
public final class Dice {
    private final Memory state = new Memory(16);

    /**
     * Creates a generator.
     *
     * @param seed the seed
     */
    public Dice(long seed) {
        Library.check(Library.grog_dice_seed(state, seed));
    }

    /**
     * Creates a generator that goes on where another one was.
     *
     * @param seed its seed
     * @param used what its {@link #used} was
     */
    public Dice(long seed, long used) {
        this(seed);
        state.setLong(8, used);
    }

    /**
     * Rolls six-sided dice.
     *
     * @param count how many
     * @return their faces, 1 to 6
     */
    public synchronized int[] roll(int count) {
        Memory faces = new Memory(Math.max(count, 1));
        Library.check(Library.grog_dice_roll(state, faces, count));
        int[] all = new int[count];
        for (int at = 0; at < count; at++) {
            all[at] = faces.getByte(at);
        }
        return all;
    }

    /**
     * Returns the seed.
     *
     * @return the seed
     */
    public long seed() {
        return state.getLong(0);
    }

    /**
     * Returns how many numbers were drawn so far.
     *
     * @return the number
     */
    public long used() {
        return state.getLong(8);
    }
}

package org.grognard.internal;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;

/** A thread's memory for questions and answers, used again and again. */
public final class Arena {
    /** The size of a fault. */
    public static final int FAULT = 448;
    /** The size of a trail. */
    public static final int TRAIL = 32;
    private static final ThreadLocal<Arena> OWN = ThreadLocal.withInitial(Arena::new);

    private Out out = new Out(1 << 15);
    private In in = new In(out.bytes());
    private Memory scratch = new Memory(8 << 10);

    private Arena() {
    }

    /**
     * Returns this thread's.
     *
     * @return the memory
     */
    public static Arena get() {
        return OWN.get();
    }

    /**
     * Returns what is written to.
     *
     * @return the memory
     */
    public Out out() {
        return out;
    }

    /** Takes twice the memory. */
    public void grow() {
        out = new Out(out.capacity() * 2);
        in = new In(out.bytes());
    }

    /**
     * Returns what answers are read from.
     *
     * @param names the names of units, or null
     * @param numbers whether places are shown as numbers
     * @return the memory
     */
    public In in(Names names, boolean numbers) {
        in.called(names, numbers);
        return in;
    }

    /**
     * Returns the scratch memory.
     *
     * @return its address
     */
    public long scratch() {
        return Pointer.nativeValue(scratch);
    }

    /**
     * Returns the length of the scratch memory.
     *
     * @return the length in words of 64 bits
     */
    public long scratchWords() {
        return scratch.size() / 8;
    }

    /**
     * Takes more scratch memory.
     *
     * @param words how much
     */
    public void needScratch(long words) {
        scratch = new Memory(words * 8);
    }
}

package org.grognard.internal;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import org.grognard.Fault;

/** A structure of lists in memory, as questions lead to it. */
public final class Image {
    /** What has such an image: a board. */
    public interface Source {
        /**
         * Returns the structure in memory, which lives as long as its source is not changed.
         *
         * @param asGiven whether the lists stay in the caller's order
         * @return the structure
         */
        Image image(boolean asGiven);
    }

    /** The memory. */
    public final Memory memory;
    /** The place of the structure in it. */
    public final int at;
    /** What its units are called, or null. */
    public final Names names;
    /** What is wrong with its lists, or null. */
    public final Fault wrong;

    /**
     * Creates it.
     *
     * @param memory the memory
     * @param at the place of the structure in it
     * @param names what its units are called, or null
     * @param wrong what is wrong with its lists, or null
     */
    public Image(Memory memory, int at, Names names, Fault wrong) {
        this.memory = memory;
        this.at = at;
        this.names = names;
        this.wrong = wrong;
    }

    /**
     * Returns the address of the structure.
     *
     * @return the address
     */
    public long address() {
        return Pointer.nativeValue(memory) + at;
    }
}

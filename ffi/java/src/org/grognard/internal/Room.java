package org.grognard.internal;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Memory that is taken piece by piece. */
public class Room {
    /** The bytes. */
    final ByteBuffer bytes;
    private final Memory memory;
    private final long address;
    private final List<Memory> kept = new ArrayList<>(2);
    private int top;

    /**
     * Writes to memory.
     *
     * @param memory the memory
     */
    Room(Memory memory) {
        this.memory = memory;
        bytes = memory.getByteBuffer(0, memory.size()).order(ByteOrder.nativeOrder());
        address = Pointer.nativeValue(memory);
    }

    /** Begins again. */
    public void reset() {
        top = 0;
        kept.clear();
    }

    /**
     * Returns the memory.
     *
     * @return the memory
     */
    public Memory memory() {
        return memory;
    }

    /**
     * Returns the bytes of the memory.
     *
     * @return the bytes
     */
    public ByteBuffer bytes() {
        return bytes;
    }

    /**
     * Returns the size of the memory.
     *
     * @return the size in bytes
     */
    public int capacity() {
        return bytes.capacity();
    }

    /**
     * Returns the address of the memory.
     *
     * @return the address
     */
    public long address() {
        return address;
    }

    /**
     * Keeps other memory until the next beginning.
     *
     * @param other the memory
     */
    public void keep(Memory other) {
        kept.add(other);
    }

    /**
     * Takes a part of the memory, which is set to zero.
     *
     * @param size its size
     * @return its place
     */
    public int alloc(int size) {
        int at = top;
        int end = at + (size + 7 & ~7);
        if (end > bytes.capacity() || end < at) {
            throw Full.FULL;
        }
        for (int place = at; place < end; place += 8) {
            bytes.putLong(place, 0);
        }
        top = end;
        return at;
    }

    /**
     * Writes the size of a structure.
     *
     * @param at the place
     * @param size the size
     */
    public void size(int at, int size) {
        bytes.putInt(at, size);
    }
}

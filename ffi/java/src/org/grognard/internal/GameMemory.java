package org.grognard.internal;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.nio.charset.StandardCharsets;
import java.util.ConcurrentModificationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.grognard.Fault;
import org.grognard.FaultCode;

/** The memory of a game, which grows as the game needs it. */
public final class GameMemory {
    private static final int TOO_SMALL = FaultCode.BUFFER_TOO_SMALL.code();
    private final Functions functions;
    private final AtomicReference<Thread> user = new AtomicReference<>();
    private Memory memory;
    private long words;

    /** The functions of a system's game that are no questions. */
    public interface Functions {
        /**
         * Reads a game from its text.
         *
         * @param game the memory's address
         * @param words its length
         * @param text the address of the text
         * @param length its bytes
         * @param fault the fault's address
         * @return 0, or the code of a fault
         */
        int load(long game, long words, long text, long length, long fault);

        /**
         * Writes a game as text.
         *
         * @param game the memory's address
         * @param words its length
         * @param text the address of the room for the text
         * @param capacity its bytes
         * @param needed the address of the number of bytes
         * @param fault the fault's address
         * @return 0, or the code of a fault
         */
        int save(long game, long words, long text, long capacity, long needed, long fault);

        /**
         * Reads a game from its bytes.
         *
         * @param game the memory's address
         * @param words its length
         * @param bytes their address
         * @param length their number
         * @param fault the fault's address
         * @return 0, or the code of a fault
         */
        int unpack(long game, long words, long bytes, long length, long fault);

        /**
         * Writes a game as bytes.
         *
         * @param game the memory's address
         * @param words its length
         * @param bytes the address of the room for them
         * @param capacity its size
         * @param needed the address of their number
         * @param fault the fault's address
         * @return 0, or the code of a fault
         */
        int pack(long game, long words, long bytes, long capacity, long needed, long fault);

        /**
         * Finds what a name in a field of an order names.
         *
         * @param game the memory's address
         * @param words its length
         * @param field the address of the field's name
         * @param name the address of the name
         * @param found the address of two numbers
         * @param fault the fault's address
         * @return 0, or the code of a fault
         */
        default int find(long game, long words, long field, long name, long found, long fault) {
            throw new UnsupportedOperationException("orders of this system have no names");
        }

        /**
         * Returns the words of the position.
         *
         * @param game the memory's address
         * @param words its length
         * @return how many words, the first, hold the position
         */
        long position(long game, long words);

        /**
         * Returns whether dice were thrown with the last order.
         *
         * @param game the memory's address
         * @param words its length
         * @return 1 if they were
         */
        int thrown(long game, long words);
    }

    private interface Reading {
        int read(long text, long length, long fault);
    }

    private interface Writing {
        int write(long text, long capacity, long needed, long fault);
    }

    /**
     * Creates memory without a game.
     *
     * @param functions the functions of its system
     */
    public GameMemory(Functions functions) {
        this.functions = functions;
    }

    /**
     * Does something with the game that no other thread does meanwhile.
     *
     * @param work what is done
     * @param <T> what it returns
     * @return what it returned
     * @throws ConcurrentModificationException if another thread uses the game
     */
    public <T> T alone(Supplier<T> work) {
        Thread me = Thread.currentThread();
        boolean isFirst = user.compareAndSet(null, me);
        if (!isFirst && user.get() != me) {
            throw new ConcurrentModificationException("a game is used by two threads at once");
        }
        try {
            return work.get();
        } finally {
            if (isFirst) {
                user.set(null);
            }
        }
    }

    /**
     * Returns where the memory is.
     *
     * @return its address, 0 if there is none yet
     */
    public long address() {
        return memory == null ? 0 : Pointer.nativeValue(memory);
    }

    /**
     * Returns the length of the memory.
     *
     * @return the length in words of 64 bits
     */
    public long words() {
        return words;
    }

    /**
     * Grows the memory if a fault asks for it.
     *
     * @param fault the fault
     * @return whether it has grown
     */
    public boolean grow(Fault fault) {
        if (fault.code() != FaultCode.BUFFER_TOO_SMALL || !fault.field().equals("game") || fault.low() == null
                || fault.low() <= words) {
            return false;
        }
        Memory larger = new Memory(fault.low() * 8);
        if (memory != null) {
            larger.write(0, memory.getByteArray(0, Math.toIntExact(words * 8)), 0, Math.toIntExact(words * 8));
        }
        memory = larger;
        words = fault.low();
        return true;
    }

    /**
     * Returns a copy of the position.
     *
     * @return its bytes
     */
    public byte[] position() {
        int size = Math.toIntExact(functions.position(address(), words) * 8);
        return size == 0 ? new byte[0] : memory.getByteArray(0, size);
    }

    /**
     * Puts a position back.
     *
     * @param position its bytes
     */
    public void restore(byte[] position) {
        if (words * 8 < position.length) {
            memory = new Memory(position.length);
            words = position.length / 8;
        }
        memory.write(0, position, 0, position.length);
    }

    /**
     * Returns a copy of the memory.
     *
     * @return the copy
     */
    public GameMemory copy() {
        GameMemory copy = new GameMemory(functions);
        copy.memory = new Memory(words * 8);
        copy.words = words;
        copy.restore(position());
        return copy;
    }

    /**
     * Returns whether dice were thrown with the last order.
     *
     * @return whether they were
     */
    public boolean thrown() {
        return functions.thrown(address(), words) == 1;
    }

    /**
     * Finds what a name in a field of an order names.
     *
     * @param field the field
     * @param name the name
     * @return two numbers, null if nothing has the name
     */
    public int[] find(String field, String name) {
        if (name.indexOf('\0') >= 0) {
            return null;
        }
        byte[] of = (field + '\0' + name + '\0').getBytes(StandardCharsets.UTF_8);
        Memory texts = new Memory(of.length + 16L);
        texts.write(16, of, 0, of.length);
        long at = Pointer.nativeValue(texts);
        int status = functions.find(address(), words, at + 16, at + 17 + field.length(), at, 0);
        return status == 0 ? new int[] {texts.getInt(0), texts.getInt(4)} : null;
    }

    /**
     * Takes up a game from its text.
     *
     * @param text the text
     */
    public void load(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        read(bytes, (at, length, fault) -> functions.load(address(), words, at, length, fault));
    }

    /**
     * Takes up a game from its bytes.
     *
     * @param bytes the bytes
     */
    public void unpack(byte[] bytes) {
        read(bytes, (at, length, fault) -> functions.unpack(address(), words, at, length, fault));
    }

    /**
     * Returns the game as text.
     *
     * @return the text
     */
    public String save() {
        byte[] text = alone(() -> write((at, room, needed, fault) -> functions.save(address(), words, at, room, needed, fault)));
        return new String(text, 0, text.length - 1, StandardCharsets.UTF_8);
    }

    /**
     * Returns the game as bytes.
     *
     * @return the bytes
     */
    public byte[] pack() {
        return alone(() -> write((at, room, needed, fault) -> functions.pack(address(), words, at, room, needed, fault)));
    }

    private void read(byte[] bytes, Reading reading) {
        Memory text = new Memory(Math.max(1, bytes.length));
        text.write(0, bytes, 0, bytes.length);
        while (true) {
            Arena arena = Arena.get();
            Out out = arena.out();
            out.reset();
            int fault = out.alloc(Arena.FAULT);
            out.size(fault, Arena.FAULT);
            int status = reading.read(Pointer.nativeValue(text), bytes.length, out.address() + fault);
            if (status == 0) {
                return;
            }
            Fault why = arena.in(null, false).fault(fault, status);
            if (!grow(why)) {
                throw why;
            }
        }
    }

    private byte[] write(Writing writing) {
        Memory room = new Memory(1 << 12);
        while (true) {
            Arena arena = Arena.get();
            Out out = arena.out();
            out.reset();
            int fault = out.alloc(Arena.FAULT);
            int needed = out.alloc(8);
            out.size(fault, Arena.FAULT);
            long base = out.address();
            int status = writing.write(Pointer.nativeValue(room), room.size(), base + needed, base + fault);
            In in = arena.in(null, false);
            long size = in.wide(needed);
            if (status == 0) {
                return room.getByteArray(0, Math.toIntExact(size));
            }
            if (status == TOO_SMALL && size > room.size()) {
                room = new Memory(size);
                continue;
            }
            Fault why = in.fault(fault, status);
            if (!grow(why)) {
                throw why;
            }
        }
    }
}

package org.grognard.internal;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.nio.ByteOrder;
import java.util.Map;
import org.grognard.Fault;

/** Sorts lists of a structure in memory, and notes where their items were. */
public final class Sorter {
    /** A function of the library that sorts a list. */
    public interface Function {
        /**
         * Sorts a list.
         *
         * @param items the first item's address
         * @param len the number of items
         * @param places where the former index of each is written
         * @param fault the fault's address
         * @return 0, or the code of a fault
         */
        int sort(long items, long len, long places, long fault);
    }

    private final Memory memory;
    private final Map<String, int[]> moved;
    private Fault fault;

    /**
     * Creates it.
     *
     * @param memory the memory
     * @param moved where the former indices are put, by list
     */
    public Sorter(Memory memory, Map<String, int[]> moved) {
        this.memory = memory;
        this.moved = moved;
    }

    /**
     * Sorts a list.
     *
     * @param name its name
     * @param at the place of its address and length
     * @param function what sorts it
     */
    public void sort(String name, int at, Function function) {
        long items = memory.getLong(at);
        int len = Math.toIntExact(memory.getLong(at + 8));
        if (len == 0) {
            return;
        }
        Memory places = new Memory(2L * len);
        Memory report = new Memory(Arena.FAULT);
        report.clear();
        report.setInt(0, Arena.FAULT);
        int status = function.sort(items, len, Pointer.nativeValue(places), Pointer.nativeValue(report));
        int[] was = new int[len];
        boolean same = true;
        for (int index = 0; index < len; index++) {
            was[index] = places.getShort(2L * index) & 0xFFFF;
            same &= was[index] == index;
        }
        In in = new In(report.getByteBuffer(0, Arena.FAULT).order(ByteOrder.nativeOrder()));
        Fault found = status == 0 ? null : in.fault(0, status).within("board");
        if (found == null || found.code() == org.grognard.FaultCode.CONTRADICTION) {
            if (!same) {
                moved.put(name, was);
            }
        }
        if (found != null && fault == null) {
            fault = new Names(new int[0], new int[0], null, moved, false).fault(found);
        }
    }

    /**
     * Returns the first fault.
     *
     * @return the fault, or null
     */
    public Fault fault() {
        return fault;
    }
}

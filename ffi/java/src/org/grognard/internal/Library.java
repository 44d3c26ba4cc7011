package org.grognard.internal;

import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;
import java.io.File;
import java.io.IOException;
import org.grognard.Fault;
import org.grognard.FaultCode;

/**
 * The native library: that of the system property {@code grognard.library}, a path; else the one inside the jar; else
 * one that is installed.
 */
public final class Library {
    private static final int ABI = 1;
    private static final NativeLibrary LIBRARY = open();

    static {
        Native.register(Library.class, LIBRARY);
        if (grog_abi_version() != ABI) {
            throw new UnsatisfiedLinkError("the native library has another interface: " + grog_abi_version());
        }
    }

    private Library() {
    }

    private static NativeLibrary open() {
        String path = System.getProperty("grognard.library");
        if (path == null) {
            try {
                File file = Native.extractFromResourcePath("grognard", Library.class.getClassLoader());
                path = file.getAbsolutePath();
            } catch (IOException none) {
                path = "grognard";
            }
        }
        return NativeLibrary.getInstance(path, Library.class.getClassLoader());
    }

    /**
     * Maps the native methods of a class to the library's functions.
     *
     * @param calls the class
     */
    public static void map(Class<?> calls) {
        Native.register(calls, LIBRARY);
    }

    /**
     * Throws the fault of a function's status.
     *
     * @param status the status
     */
    public static void check(int status) {
        if (status != 0) {
            throw new Fault(FaultCode.ofCode(status), "");
        }
    }

    /**
     * Returns the version of the interface.
     *
     * @return the version
     */
    public static native int grog_abi_version();

    /**
     * Returns the library's version.
     *
     * @return the version
     */
    public static native String grog_version();

    /**
     * Returns the size of a structure.
     *
     * @param name its name in C
     * @param size where the size is written
     * @return 0, or the code of a fault
     */
    public static native int grog_struct_size(String name, Pointer size);

    /**
     * Writes a step as a sentence.
     *
     * @param step the step
     * @param text where it is written
     * @param capacity the bytes there
     * @param needed where the bytes needed are written
     * @return 0, or the code of a fault
     */
    public static native int grog_step_text(Pointer step, Pointer text, long capacity, Pointer needed);

    /**
     * Returns the name of a printed table.
     *
     * @param index its index
     * @return the name, or null beyond the last
     */
    public static native String grog_chart_name(long index);

    /**
     * Writes the size of a printed table.
     *
     * @param name its name
     * @param rows where the number of rows is written
     * @param columns where that of columns is written
     * @return 0, or the code of a fault
     */
    public static native int grog_chart_size(String name, Pointer rows, Pointer columns);

    /**
     * Writes the heading of a column.
     *
     * @param name the table's name
     * @param column the column
     * @param text where it is written
     * @param capacity the bytes there
     * @param needed where the bytes needed are written
     * @return 0, or the code of a fault
     */
    public static native int grog_chart_column(String name, long column, Pointer text, long capacity, Pointer needed);

    /**
     * Writes the heading of a row.
     *
     * @param name the table's name
     * @param row the row
     * @param text where it is written
     * @param capacity the bytes there
     * @param needed where the bytes needed are written
     * @return 0, or the code of a fault
     */
    public static native int grog_chart_row(String name, long row, Pointer text, long capacity, Pointer needed);

    /**
     * Writes a cell.
     *
     * @param name the table's name
     * @param row the row
     * @param column the column
     * @param text where it is written
     * @param capacity the bytes there
     * @param needed where the bytes needed are written
     * @return 0, or the code of a fault
     */
    public static native int grog_chart_cell(String name, long row, long column, Pointer text, long capacity,
            Pointer needed);

    /**
     * Seeds dice.
     *
     * @param dice the generator
     * @param seed the seed
     * @return 0, or the code of a fault
     */
    public static native int grog_dice_seed(Pointer dice, long seed);

    /**
     * Rolls dice.
     *
     * @param dice the generator
     * @param faces where they are written
     * @param count how many
     * @return 0, or the code of a fault
     */
    public static native int grog_dice_roll(Pointer dice, Pointer faces, long count);

    /**
     * Finds the hex of a number.
     *
     * @param printed the number
     * @param numbering the code of the numbering
     * @param hex where the hex is written
     * @return 0, or the code of a fault
     */
    public static native int grog_hex_at(short printed, byte numbering, Pointer hex);

    /**
     * Finds the number of a hex.
     *
     * @param hex the hex
     * @param numbering the code of the numbering
     * @param printed where the number is written
     * @return 0, or the code of a fault
     */
    public static native int grog_hex_number(Pointer hex, byte numbering, Pointer printed);
}

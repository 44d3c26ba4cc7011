package org.grognard;

import com.sun.jna.Memory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.grognard.internal.Library;

/** A printed table, such as the odds columns of a combat table, as texts. Immutable. */
public final class Chart {
    private static final int SIZE = Long.BYTES;

    private final String name;
    private final List<String> columns;
    private final List<String> rows;
    private final List<List<String>> cells;

    private Chart(String name) {
        this.name = name;
        Memory counts = new Memory(2L * SIZE);
        Library.check(Library.grog_chart_size(name, counts, counts.share(SIZE)));
        long height = counts.getLong(0);
        long width = counts.getLong(SIZE);
        List<String> above = new ArrayList<>();
        for (long column = 0; column < width; column++) {
            long at = column;
            above.add(text((text, room, needed) -> Library.grog_chart_column(name, at, text, room, needed)));
        }
        List<String> beside = new ArrayList<>();
        List<List<String>> inside = new ArrayList<>();
        for (long row = 0; row < height; row++) {
            long at = row;
            beside.add(text((text, room, needed) -> Library.grog_chart_row(name, at, text, room, needed)));
            List<String> line = new ArrayList<>();
            for (long column = 0; column < width; column++) {
                long to = column;
                line.add(text((text, room, needed) -> Library.grog_chart_cell(name, at, to, text, room, needed)));
            }
            inside.add(Collections.unmodifiableList(line));
        }
        columns = Collections.unmodifiableList(above);
        rows = Collections.unmodifiableList(beside);
        cells = Collections.unmodifiableList(inside);
    }

    /** A function that writes a text. */
    private interface Written {
        /** Writes it, and the bytes that it needs. */
        int to(Memory text, long room, Memory needed);
    }

    private static String text(Written written) {
        Memory needed = new Memory(SIZE);
        Memory text = new Memory(128);
        int status = written.to(text, text.size(), needed);
        if (needed.getLong(0) > text.size()) {
            text = new Memory(needed.getLong(0));
            status = written.to(text, text.size(), needed);
        }
        Library.check(status);
        return text.getString(0, "UTF-8");
    }

    /**
     * Returns the names of all tables.
     *
     * @return the names, such as {@code ocs.combat.open}
     */
    public static List<String> names() {
        List<String> all = new ArrayList<>();
        for (long index = 0;; index++) {
            String name = Library.grog_chart_name(index);
            if (name == null) {
                return Collections.unmodifiableList(all);
            }
            all.add(name);
        }
    }

    /**
     * Returns a table.
     *
     * @param name its name, such as {@code ocs.combat.open}
     * @return the table
     * @throws Fault {@code unknown_word} with the nearest name
     */
    public static Chart of(String name) {
        List<String> names = names();
        if (!names.contains(name)) {
            throw new Fault(FaultCode.UNKNOWN_WORD, "").value(name).words(name, names);
        }
        return new Chart(name);
    }

    /**
     * Returns the name.
     *
     * @return the name
     */
    public String name() {
        return name;
    }

    /**
     * Returns the headings of the columns.
     *
     * @return the headings, such as {@code 3:1}
     */
    public List<String> columns() {
        return columns;
    }

    /**
     * Returns the headings of the rows.
     *
     * @return the headings
     */
    public List<String> rows() {
        return rows;
    }

    /**
     * Returns a cell.
     *
     * @param row the row, from 0
     * @param column the column, from 0
     * @return its text
     * @throws IndexOutOfBoundsException if there is no such row or column
     */
    public String cell(int row, int column) {
        return cells.get(row).get(column);
    }

    /** Returns the table in lines: the headings of the columns, then each row with its heading. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(name).append(": ").append(String.join(", ", columns));
        for (int row = 0; row < rows.size(); row++) {
            text.append(System.lineSeparator()).append(rows.get(row)).append(": ").append(String.join(", ", cells.get(row)));
        }
        return text.toString();
    }
}

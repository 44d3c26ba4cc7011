package org.grognard.internal;

/** The places in an operation's answer. */
public final class Spec {
    /** The operation's name. */
    public final String name;
    /** The size of the answer. */
    public final int answerSize;
    /** The place of the value; 0 for none. */
    public final int value;
    /** The place of the list of effects or rows; 0 for none. */
    public final int list;
    /** The size of an effect or row. */
    public final int itemSize;
    /** The place of the scratch memory; 0 for none. */
    public final int scratch;
    /** Whether the operation decides if something is allowed. */
    public final boolean decides;
    /** Whether the list is one of rows. */
    public final boolean rows;
    /** Whether effects and steps speak of the board's units. */
    public final boolean speaks;
    /** The place of its id in a row that refers to other rows; -1 for none. */
    public final int rowId;

    /**
     * Creates a description.
     *
     * @param name the operation's name
     * @param answerSize the size of the answer
     * @param value the place of the value
     * @param list the place of the list
     * @param itemSize the size of an item
     * @param scratch the place of the scratch memory
     * @param decides whether it decides
     * @param rows whether the list is one of rows
     * @param speaks whether effects and steps speak of the board's units
     * @param rowId the place of its id in a row that refers to other rows
     */
    public Spec(String name, int answerSize, int value, int list, int itemSize, int scratch, boolean decides,
            boolean rows, boolean speaks, int rowId) {
        this.name = name;
        this.answerSize = answerSize;
        this.value = value;
        this.list = list;
        this.itemSize = itemSize;
        this.scratch = scratch;
        this.decides = decides;
        this.rows = rows;
        this.speaks = speaks;
        this.rowId = rowId;
    }
}

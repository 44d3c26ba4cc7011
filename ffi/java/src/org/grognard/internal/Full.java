package org.grognard.internal;

/** There is not enough memory for what is written: it is written again to more. */
public final class Full extends RuntimeException {
    private static final long serialVersionUID = 1L;
    /** The only one. */
    static final Full FULL = new Full();

    private Full() {
        super(null, null, false, false);
    }
}

package org.grognard;

/** Whether the rules allow what a question asks for. */
public enum Verdict {
    /** It is allowed. */
    ALLOWED,
    /** It is forbidden, by the rules cited. */
    FORBIDDEN;

    @Override
    public String toString() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}

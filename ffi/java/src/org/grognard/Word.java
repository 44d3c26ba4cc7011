package org.grognard;

/** A word of a vocabulary: the same text in every language of the library, and a code in memory. */
public interface Word {
    /**
     * Returns the word.
     *
     * @return the word, such as {@code multi_step}
     */
    String word();

    /**
     * Returns the code.
     *
     * @return the code
     */
    int code();

    /**
     * Returns the meaning.
     *
     * @return a sentence
     */
    String meaning();

    /**
     * Returns the unit of the amount in the field beside it, where the word decides that.
     *
     * @return the unit, such as {@code MP}; empty if the amount is a plain number
     */
    default String unit() {
        return "";
    }

    /**
     * Returns the number of parts of that unit in which the amount is counted.
     *
     * @return the number; 0 if the amount is a plain number
     */
    default int parts() {
        return 0;
    }
}

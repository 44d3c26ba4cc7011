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
}

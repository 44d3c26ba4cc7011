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

    /**
     * Returns whether the amount in the field beside it is a word.
     *
     * @return whether it is one
     */
    default boolean amountIsWord() {
        return false;
    }

    /**
     * Returns the word that an amount in the field beside it is the code of, where the word decides that.
     *
     * @param code the amount
     * @return the word; null if the amount is a number, or the code of none
     */
    default Word amount(int code) {
        return null;
    }

    /**
     * Returns the word that a text in the field beside it is, where the word decides that.
     *
     * @param word the text
     * @return the word; null if the amount is a number
     * @throws Fault {@code unknown_word} with the nearest word
     */
    default Word amount(String word) {
        return null;
    }
}

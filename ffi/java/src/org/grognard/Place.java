package org.grognard;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A space of a map: one that the library knows by name, or one of the caller's own, which has a number. Immutable.
 *
 * @param <W> the vocabulary of the names
 */
public final class Place<W extends Word> {
    private final W word;
    private final int number;

    private Place(W word, int number) {
        this.word = word;
        this.number = number;
    }

    /**
     * Returns the place of a name.
     *
     * @param <W> the vocabulary
     * @param word the name, or null
     * @return the place, or null for null
     */
    public static <W extends Word> Place<W> of(W word) {
        return word == null ? null : new Place<>(word, word.code());
    }

    /**
     * Returns the place of a number.
     *
     * @param <W> the vocabulary
     * @param number the number, from 1; 0 for none
     * @return the place, or null for 0
     */
    public static <W extends Word> Place<W> number(int number) {
        return number == 0 ? null : new Place<>(null, number);
    }

    /**
     * Returns the places of names.
     *
     * @param <W> the vocabulary
     * @param words the names
     * @return the places
     */
    @SafeVarargs
    public static <W extends Word> List<Place<W>> all(W... words) {
        List<Place<W>> all = new ArrayList<>();
        for (W word : words) {
            all.add(of(word));
        }
        return all;
    }

    /**
     * Returns the places of numbers.
     *
     * @param <W> the vocabulary
     * @param numbers the numbers
     * @return the places
     */
    public static <W extends Word> List<Place<W>> all(int... numbers) {
        List<Place<W>> all = new ArrayList<>();
        for (int number : numbers) {
            all.add(number(number));
        }
        return all;
    }

    /**
     * Returns the name.
     *
     * @return the name, or null if it is a number
     */
    public W word() {
        return word;
    }

    /**
     * Returns the number.
     *
     * @return the number, from 1
     */
    public int number() {
        return number;
    }

    /**
     * Returns what a mapping holds of it.
     *
     * @return the name as a text, or the number
     */
    public Object shown() {
        return word == null ? (Object) number : word.word();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Place && ((Place<?>) other).number == number && ((Place<?>) other).word == word;
    }

    @Override
    public int hashCode() {
        return Objects.hash(word, number);
    }

    @Override
    public String toString() {
        return shown().toString();
    }
}

package org.grognard;

import java.math.BigInteger;
import java.util.Locale;

/** An expected number, exactly: a whole number and cases of all. As a text it has two decimals. Immutable. */
public final class Expectation implements Comparable<Expectation> {
    private final long whole;
    private final Chance rest;

    private Expectation(long whole, Chance rest) {
        this.whole = whole;
        this.rest = rest;
    }

    /**
     * Returns an expected number.
     *
     * @param whole what is added to the fraction
     * @param cases the numerator of the fraction, unsigned
     * @param all its denominator, unsigned
     * @return the number
     */
    public static Expectation of(long whole, long cases, long all) {
        return new Expectation(whole, Chance.of(cases, all));
    }

    /**
     * Returns the nearest {@code double}.
     *
     * @return the number
     */
    public double value() {
        return Chance.unsigned(whole) + rest.value();
    }

    /**
     * Returns the numerator of the whole number as a fraction.
     *
     * @return the number
     */
    public BigInteger numerator() {
        return new BigInteger(Long.toUnsignedString(whole)).multiply(denominator()).add(rest.numerator());
    }

    /**
     * Returns the denominator of the fraction.
     *
     * @return the number
     */
    public BigInteger denominator() {
        return rest.denominator();
    }

    /**
     * Returns both numbers.
     *
     * @return a text such as {@code 10521/7776}
     */
    public String exact() {
        return numerator() + "/" + denominator();
    }

    @Override
    public int compareTo(Expectation other) {
        return numerator().multiply(other.denominator()).compareTo(other.numerator().multiply(denominator()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Expectation && compareTo((Expectation) other) == 0;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(value());
    }

    /** Returns two decimals, such as {@code 10.21}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.2f", value());
    }
}

package org.grognard;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A chance, exactly: so many cases of all. As a text it has four decimals. Immutable. */
public final class Chance implements Comparable<Chance> {
    /** 2^63, the number of all cases of a battle. */
    public static final long CERTAIN = Long.MIN_VALUE;

    private final long cases;
    private final long all;

    private Chance(long cases, long all) {
        this.cases = cases;
        this.all = all;
    }

    /**
     * Returns the chance of so many cases.
     *
     * @param cases the number of cases, unsigned
     * @param all the number of all cases, unsigned
     * @return the chance
     */
    public static Chance of(long cases, long all) {
        return new Chance(cases, all);
    }

    /**
     * Returns the nearest of 2^63 cases to a number.
     *
     * @param chance a number from 0 to 1
     * @return the chance
     * @throws Fault {@code out_of_range} for any other number
     */
    public static Chance of(double chance) {
        if (!(chance >= 0 && chance <= 1)) {
            throw new Fault(FaultCode.OUT_OF_RANGE, "").value(chance).bounds(0, 1, "");
        }
        if (chance == 1) {
            return new Chance(CERTAIN, CERTAIN);
        }
        double scaled = chance * 0x1p63;
        return new Chance(scaled < 0x1p52 ? (long) Math.rint(scaled) : (long) scaled, CERTAIN);
    }

    /**
     * Reads a chance.
     *
     * @param text a number from 0 to 1, or cases of all such as {@code 500/7776}
     * @return the chance
     * @throws NumberFormatException if the text is none
     */
    public static Chance of(String text) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            return of(Double.parseDouble(text));
        }
        long of = Long.parseUnsignedLong(text.substring(slash + 1));
        if (of == 0) {
            throw new NumberFormatException(text);
        }
        return new Chance(Long.parseUnsignedLong(text.substring(0, slash)), of);
    }

    /**
     * Returns several chances.
     *
     * @param cases the numbers of cases, or null for none
     * @param all the number of all cases
     * @return the chances
     */
    public static List<Chance> all(long[] cases, long all) {
        List<Chance> list = new ArrayList<>();
        for (long one : cases == null ? new long[0] : cases) {
            list.add(of(one, all));
        }
        return list;
    }

    /**
     * Returns the nearest {@code double}.
     *
     * @return a number from 0 to 1; 0 where there are no cases at all
     */
    public double value() {
        return all == 0 ? 0 : unsigned(cases) / unsigned(all);
    }

    /**
     * Returns the number of cases.
     *
     * @return the number
     */
    public BigInteger numerator() {
        return exact(cases);
    }

    /**
     * Returns the number of all cases.
     *
     * @return the number, 2^63 for a battle
     */
    public BigInteger denominator() {
        return exact(all);
    }

    /**
     * Returns both numbers.
     *
     * @return a text such as {@code 500/7776}, which {@link #of(String)} reads
     */
    public String exact() {
        return Long.toUnsignedString(cases) + "/" + Long.toUnsignedString(all);
    }

    /**
     * Returns the number of cases if there were others in all.
     *
     * @param whole the number of all cases, unsigned
     * @return the number, unsigned; to the nearest if it is not whole
     */
    public long cases(long whole) {
        if (whole == all || all == 0) {
            return cases;
        }
        BigInteger of = denominator();
        BigInteger twice = numerator().multiply(exact(whole)).shiftLeft(1).add(of);
        return twice.divide(of.shiftLeft(1)).longValue();
    }

    @Override
    public int compareTo(Chance other) {
        return numerator().multiply(other.denominator()).compareTo(other.numerator().multiply(denominator()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Chance && compareTo((Chance) other) == 0;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(value());
    }

    /** Returns four decimals, such as {@code 0.5947}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.4f", value());
    }

    static double unsigned(long number) {
        return number >= 0 ? number : (number >>> 1 | number & 1) * 2.0;
    }

    private static BigInteger exact(long number) {
        return new BigInteger(Long.toUnsignedString(number));
    }
}

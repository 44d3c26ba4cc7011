package org.grognard;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** An exact number of units, such as 2 1/2 MP. Immutable. */
public final class Fraction implements Comparable<Fraction> {
    /** Zero. */
    public static final Fraction ZERO = new Fraction(0, 1);

    private final long num;
    private final long den;

    private Fraction(long num, long den) {
        this.num = num;
        this.den = den;
    }

    /**
     * Returns a fraction in lowest terms.
     *
     * @param num the numerator
     * @param den the denominator, not 0
     * @return the fraction
     */
    public static Fraction of(long num, long den) {
        if (den == 0) {
            throw new ArithmeticException("a fraction over 0");
        }
        long divisor = gcd(Math.abs(num), Math.abs(den)) * (den < 0 ? -1 : 1);
        return new Fraction(num / divisor, den / divisor);
    }

    /**
     * Returns a whole number.
     *
     * @param whole the number
     * @return the fraction
     */
    public static Fraction of(long whole) {
        return new Fraction(whole, 1);
    }

    /**
     * Returns the exact value of a decimal number.
     *
     * @param value the number
     * @return the fraction
     * @throws ArithmeticException if numerator or denominator do not fit into 63 bits
     */
    public static Fraction of(BigDecimal value) {
        BigDecimal plain = value.stripTrailingZeros();
        if (plain.precision() - (long) plain.scale() > 19 || plain.scale() > 1100) {
            throw new ArithmeticException("a fraction beyond 63 bits");
        }
        BigInteger den = BigInteger.TEN.pow(Math.max(plain.scale(), 0));
        BigInteger num = plain.multiply(new BigDecimal(den)).toBigIntegerExact();
        BigInteger divisor = num.gcd(den);
        return new Fraction(num.divide(divisor).longValueExact(), den.divide(divisor).longValueExact());
    }

    /**
     * Reads a mixed number.
     *
     * @param text {@code 3}, {@code 1/2}, {@code 2 1/2} or {@code 2.5}, with an optional minus sign
     * @return the fraction
     * @throws NumberFormatException if the text is none
     */
    public static Fraction of(String text) {
        String rest = text.trim();
        boolean minus = rest.startsWith("-");
        if (minus) {
            rest = rest.substring(1);
        }
        int point = rest.indexOf('.');
        if (point >= 0) {
            String decimals = rest.substring(point + 1);
            if (decimals.length() > 9) {
                throw new NumberFormatException(text);
            }
            long tenths = 1;
            for (int at = 0; at < decimals.length(); at++) {
                tenths *= 10;
            }
            long number = digits(rest.substring(0, point), text) * tenths + digits(decimals, text);
            return of(minus ? -number : number, tenths);
        }
        long whole = 0;
        int space = rest.indexOf(' ');
        if (space >= 0) {
            whole = digits(rest.substring(0, space), text);
            rest = rest.substring(space + 1);
        }
        int slash = rest.indexOf('/');
        if (slash < 0 && space >= 0) {
            throw new NumberFormatException(text);
        }
        long part = digits(slash < 0 ? rest : rest.substring(0, slash), text);
        long den = slash < 0 ? 1 : digits(rest.substring(slash + 1), text);
        if (den == 0) {
            throw new NumberFormatException(text);
        }
        long num = whole * den + part;
        return of(minus ? -num : num, den);
    }

    private static long digits(String text, String all) {
        if (text.isEmpty() || text.length() > 10 || !text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw new NumberFormatException(all);
        }
        long number = Long.parseLong(text);
        if (number > 0xFFFFFFFFL) {
            throw new NumberFormatException(all);
        }
        return number;
    }

    /**
     * Returns several numbers of parts as fractions.
     *
     * @param parts the numbers, or null for none
     * @param unit how many parts make one
     * @return the fractions
     */
    public static List<Fraction> all(long[] parts, long unit) {
        List<Fraction> all = new ArrayList<>();
        for (long part : parts == null ? new long[0] : parts) {
            all.add(of(part, unit));
        }
        return all;
    }

    /**
     * Returns the numerator.
     *
     * @return the numerator
     */
    public long num() {
        return num;
    }

    /**
     * Returns the denominator.
     *
     * @return the denominator, above 0
     */
    public long den() {
        return den;
    }

    /**
     * Returns the number of parts.
     *
     * @param unit how many parts make one
     * @return the number, or null if it is not whole
     */
    public Long parts(long unit) {
        BigInteger[] parts =
                BigInteger.valueOf(num).multiply(BigInteger.valueOf(unit)).divideAndRemainder(BigInteger.valueOf(den));
        return parts[1].signum() == 0 && parts[0].bitLength() < 64 ? Long.valueOf(parts[0].longValue()) : null;
    }

    /**
     * Returns the nearest {@code double}.
     *
     * @return the number
     */
    public double doubleValue() {
        return (double) num / den;
    }

    @Override
    public int compareTo(Fraction other) {
        return BigInteger.valueOf(num).multiply(BigInteger.valueOf(other.den))
                .compareTo(BigInteger.valueOf(other.num).multiply(BigInteger.valueOf(den)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fraction && ((Fraction) other).num == num && ((Fraction) other).den == den;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(num * 31 + den);
    }

    /** Returns the mixed number: {@code 3}, {@code 2 1/2}, {@code -1/3}. */
    @Override
    public String toString() {
        long size = Math.abs(num);
        String sign = num < 0 ? "-" : "";
        if (size % den == 0) {
            return sign + size / den;
        }
        return sign + (size >= den ? size / den + " " : "") + size % den + "/" + den;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? Math.max(a, 1) : gcd(b, a % b);
    }
}

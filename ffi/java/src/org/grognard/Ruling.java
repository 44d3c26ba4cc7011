package org.grognard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * An answer, and the rules that decided it.
 *
 * @param <V> the class of the value
 * @param <E> the class of the effects or rows
 */
public final class Ruling<V extends Object, E extends Object> {
    private final int verdict;
    private final V value;
    private final int[] cites;
    private final List<E> list;
    private final boolean rows;
    private final List<Step> trail;

    Ruling(int verdict, V value, int[] cites, List<E> list, boolean rows, List<Step> trail) {
        this.verdict = verdict;
        this.value = value;
        this.cites = cites;
        this.list = Collections.unmodifiableList(list);
        this.rows = rows;
        this.trail = Collections.unmodifiableList(trail);
    }

    /**
     * Returns whether the rules allow it.
     *
     * @return the verdict, or null if the operation decides nothing
     */
    public Verdict verdict() {
        return verdict == 0 ? null : verdict == 1 ? Verdict.ALLOWED : Verdict.FORBIDDEN;
    }

    /**
     * Returns whether the rules do not forbid it.
     *
     * @return true unless the verdict is forbidden
     */
    public boolean isAllowed() {
        return verdict != 2;
    }

    /**
     * Returns the value.
     *
     * @return the value, null if the operation has none
     * @throws IllegalStateException if it is forbidden: there is no value then, and the message has the reasons
     */
    public V value() {
        if (verdict == 2) {
            List<String> ids = new ArrayList<>();
            cites().forEach(rule -> ids.add(rule.id()));
            throw new IllegalStateException("no value: forbidden by " + String.join(", ", ids));
        }
        return value;
    }

    /**
     * Returns the rules that decided the answer; if it is forbidden, all reasons.
     *
     * @return the rules by number
     */
    public List<Rule> cites() {
        List<Rule> all = new ArrayList<>();
        int words = cites.length - 1;
        int base = cites[words];
        for (int bit = 0; bit < words * 32; bit++) {
            if ((cites[bit >> 5] >>> (bit & 31) & 1) != 0) {
                all.add(Rule.of(base + bit));
            }
        }
        return all;
    }

    /**
     * Returns the effects for the caller to apply.
     *
     * @return the effects; empty if the operation has none
     */
    public List<E> effects() {
        return rows ? Collections.emptyList() : list;
    }

    /**
     * Returns the rows of the answer.
     *
     * @return the rows; empty if the operation has none
     */
    public List<E> rows() {
        return rows ? list : Collections.emptyList();
    }

    /**
     * Returns the steps that led to the answer.
     *
     * @return the steps; empty unless {@link Question#askWithTrail} asked
     */
    public List<Step> trail() {
        return trail;
    }

    /**
     * Returns the steps as sentences, each with its rule.
     *
     * @return the sentences
     */
    public List<String> explained() {
        List<String> all = new ArrayList<>();
        trail.forEach(step -> all.add(Sentence.of(step)));
        return all;
    }

    /** Returns the answer with all that belongs to it; an answer of rows shows them even if there are none. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("Ruling(");
        if (verdict() != null) {
            text.append("verdict=").append(verdict()).append(", ");
        }
        if (value != null) {
            text.append("value=").append(value).append(", ");
        }
        text.append("cites=").append(cites());
        if (rows || !list.isEmpty()) {
            text.append(rows ? ", rows=" : ", effects=").append(list);
        }
        if (!trail.isEmpty()) {
            text.append(", trail=").append(trail);
        }
        return text.append(')').toString();
    }
}

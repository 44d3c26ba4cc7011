package org.grognard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grognard.internal.RuleTable;
import org.grognard.internal.Values;

/** A rule: the source that an answer cites. */
public final class Rule implements Comparable<Rule> {
    private static final Rule[] BY_NUMBER = new Rule[65536];
    private static final Map<String, Rule> BY_ID = new HashMap<>();
    private static final List<Rule> ALL;

    static {
        List<Rule> all = new ArrayList<>();
        for (Object[] row : RuleTable.all()) {
            Rule rule = new Rule((Integer) row[0], (String) row[1], (String) row[2]);
            BY_NUMBER[rule.number] = rule;
            // A house rule has a number in each system's block: its id stands for the first.
            BY_ID.putIfAbsent(rule.id, rule);
            all.add(rule);
        }
        ALL = Collections.unmodifiableList(all);
    }

    private final int number;
    private final String id;
    private final String title;

    private Rule(int number, String id, String title) {
        this.number = number;
        this.id = id;
        this.title = title;
    }

    /**
     * Returns the permanent number.
     *
     * @return the number
     */
    public int number() {
        return number;
    }

    /**
     * Returns the paragraph.
     *
     * @return the id, such as {@code OCS 9.8}
     */
    public String id() {
        return id;
    }

    /**
     * Returns what the rule decides, in a few words.
     *
     * @return the title
     */
    public String title() {
        return title;
    }

    /**
     * Returns all rules.
     *
     * @return the rules by number
     */
    public static List<Rule> all() {
        return ALL;
    }

    /**
     * Returns the rule of a number.
     *
     * @param number a number
     * @return the rule, or null if none has the number
     */
    public static Rule of(int number) {
        return number >= 0 && number < BY_NUMBER.length ? BY_NUMBER[number] : null;
    }

    /**
     * Returns the rule of an id.
     *
     * @param id an id, such as {@code OCS 9.8}
     * @return the rule
     * @throws Fault {@code unknown_word} if there is none
     */
    public static Rule of(String id) {
        Rule rule = BY_ID.get(id);
        if (rule == null) {
            throw new Fault(FaultCode.UNKNOWN_WORD, "").value(id);
        }
        return rule;
    }

    /**
     * Returns the rule that a value of a mapping names.
     *
     * @param value an id, a number or a rule
     * @return the rule, or null for 0
     * @throws Fault {@code unknown_word} for an id of no rule, {@code out_of_range} for a number of none
     */
    public static Rule read(Object value) {
        if (value instanceof Rule) {
            return (Rule) value;
        }
        if (value instanceof String) {
            return of((String) value);
        }
        int number = (int) Values.integer(value, 0, 65535);
        Rule rule = of(number);
        if (rule == null && number != 0) {
            throw new Fault(FaultCode.OUT_OF_RANGE, "").value(Integer.toString(number));
        }
        return rule;
    }

    @Override
    public int compareTo(Rule other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return id;
    }
}

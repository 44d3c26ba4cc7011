package org.grognard;

import com.sun.jna.Memory;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.grognard.internal.Library;
import org.grognard.internal.Table;

/** The library as a whole: its version, its operations by name, and the steps of a trail as sentences. */
public final class Grognard {
    private Grognard() {
    }

    /**
     * Returns the version of the native library.
     *
     * @return the version, such as {@code 0.1.0}
     */
    public static String version() {
        return Library.grog_version();
    }

    /**
     * Returns the names of all operations.
     *
     * @return the names, such as {@code ocs.combat.assess}
     */
    public static List<String> operations() {
        return Collections.unmodifiableList(Arrays.asList(Table.operations()));
    }

    /**
     * Makes the question of an operation from values by name, such as those of a JSON text.
     *
     * @param operation the operation, such as {@code ocs.combat.assess}
     * @param values the fields
     * @return the question
     * @throws Fault if there is no such operation or field, or a value does not fit
     */
    public static Question<?, ?> question(String operation, Map<?, ?> values) {
        Question<?, ?> question = Table.question(operation);
        if (question == null) {
            throw new Fault(FaultCode.UNKNOWN_OPERATION, "operation").words(operation, operations());
        }
        question.setAll(values);
        return question;
    }

    /**
     * Returns the hex in which a map prints a number.
     *
     * @param printed the number, 304 for 0304
     * @param numbering how the map numbers its hexes
     * @return the hex
     * @throws Fault {@code out_of_range} where no hex has the number
     */
    public static Hex hexAt(int printed, Numbering numbering) {
        if (printed < 0 || printed > 9999) {
            throw new Fault(FaultCode.OUT_OF_RANGE, "printed");
        }
        Memory hex = new Memory(4);
        Library.check(Library.grog_hex_at((short) printed, (byte) numbering.code(), hex));
        return new Hex().q(hex.getShort(0)).r(hex.getShort(2));
    }

    /**
     * Returns the number that a map prints in a hex.
     *
     * @param hex the hex
     * @param numbering how the map numbers its hexes
     * @return the number, 304 for 0304
     * @throws Fault {@code out_of_range} where it prints none
     */
    public static int hexNumber(Hex hex, Numbering numbering) {
        Memory memory = new Memory(8);
        memory.setShort(0, (short) hex.q());
        memory.setShort(2, (short) hex.r());
        Library.check(Library.grog_hex_number(memory, (byte) numbering.code(), memory.share(4)));
        return memory.getShort(4) & 0xffff;
    }

    /**
     * Writes a step as a sentence: the item, the figures, and the rule.
     *
     * @param step a step of a trail
     * @return the sentence
     */
    public static String text(Step step) {
        return Sentence.of(step);
    }
}

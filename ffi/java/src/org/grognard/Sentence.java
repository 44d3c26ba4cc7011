package org.grognard;

import com.sun.jna.Memory;
import com.sun.jna.ptr.LongByReference;
import org.grognard.internal.Library;
import org.grognard.internal.Out;

/** The sentence for a step of a trail. */
final class Sentence {
    private Sentence() {
    }

    /** Writes a step as a sentence: the item, the figures, and the rule. */
    static String of(Step step) {
        Memory memory = new Memory(16);
        Out out = new Out(memory);
        Record.write(step, "", out, 0);
        LongByReference needed = new LongByReference();
        Library.grog_step_text(memory, null, 0, needed.getPointer());
        Memory text = new Memory(needed.getValue());
        Library.check(Library.grog_step_text(memory, text, text.size(), needed.getPointer()));
        return text.getString(0, "UTF-8");
    }
}

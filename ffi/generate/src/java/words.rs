//! Vocabularies as enums, and the table of rules.

use super::names::{ROOT, head, split, word_class};
use super::text::{comment, constant, quoted};
use grognard_core::reflect::{Measure, Vocabulary};
use std::fmt::Write;

/// Writes the enum of a vocabulary.
pub fn vocabulary(v: &Vocabulary) -> String {
    let class = word_class(v);
    let (package, name) = split(&class);
    let mut out = head(package);
    comment(&mut out, "", v.doc, &[]);
    let _ = writeln!(out, "public enum {name} implements {ROOT}.Word {{");
    let names: Vec<String> = v.words.iter().map(|word| constant(word)).collect();
    for (at, name) in names.iter().enumerate() {
        assert!(!names[..at].contains(name), "two words of {class} are called {name}");
    }
    for (at, (word, constant)) in v.words.iter().zip(&names).enumerate() {
        comment(&mut out, "    ", v.docs[at], &[]);
        let end = if at + 1 == names.len() { ";" } else { "," };
        let _ = writeln!(
            out,
            "    {constant}({}, {}, {}){end}",
            quoted(word),
            usize::from(v.first) + at,
            quoted(v.docs[at])
        );
    }
    let _ = write!(
        out,
        r#"
    private static final {name}[] CONSTANTS = values();
    private final String word;
    private final int code;
    private final String meaning;

    {name}(String word, int code, String meaning) {{
        this.word = word;
        this.code = code;
        this.meaning = meaning;
    }}

    @Override
    public String word() {{
        return word;
    }}

    @Override
    public int code() {{
        return code;
    }}

    @Override
    public String meaning() {{
        return meaning;
    }}

    @Override
    public String toString() {{
        return word;
    }}

    /**
     * Returns the constant of a code.
     *
     * @param code a code
     * @return the constant, or null if there is none
     */
    public static {name} ofCode(int code) {{
        int at = code - {first};
        return at >= 0 && at < CONSTANTS.length ? CONSTANTS[at] : null;
    }}

    /**
     * Returns the constant of a word.
     *
     * @param word a word, or the constant itself
     * @return the constant
     * @throws {ROOT}.Fault {{@code unknown_word}} with the nearest word, or {{@code wrong_type}}
     */
    public static {name} of(Object word) {{
        return {ROOT}.internal.Values.word(word, CONSTANTS, {name}.class);
    }}
}}
"#,
        first = v.first,
    );
    if !v.measures.is_empty() {
        out.truncate(out.trim_end().len() - 1);
        units(v, &mut out);
    }
    if !v.codes.is_empty() {
        out.truncate(out.trim_end().len() - 1);
        amounts(v, &mut out);
    }
    out
}

/// Writes of which words amounts that stand beside the words are the codes.
fn amounts(v: &Vocabulary, out: &mut String) {
    let coded = || v.words.iter().zip(v.codes).filter_map(|(word, of)| of.map(|of| (constant(word), word_class(of))));
    let mut method = |head: &str, each: &dyn Fn(&str) -> String, other: &str| {
        let _ = write!(out, "\n    @Override\n    public {head} {{\n        switch (this) {{\n");
        for (word, of) in coded() {
            let _ = writeln!(out, "            case {word}:\n                return {};", each(&of));
        }
        let _ = writeln!(out, "            default:\n                return {other};\n        }}\n    }}");
    };
    method("boolean amountIsWord()", &|_| "true".to_owned(), "false");
    method(&format!("{ROOT}.Word amount(int code)"), &|of| format!("{of}.ofCode(code)"), "null");
    method(&format!("{ROOT}.Word amount(String word)"), &|of| format!("{of}.of(word)"), "null");
    out.push_str("}\n");
}

/// Writes the units of amounts that stand beside the words.
fn units(v: &Vocabulary, out: &mut String) {
    let each = |text: &dyn Fn(Option<Measure>) -> String| {
        let all: Vec<String> = v.measures.iter().map(|measure| text(*measure)).collect();
        all.join(", ")
    };
    let _ = write!(
        out,
        r#"
    private static final String[] UNITS = {{{}}};
    private static final int[] PARTS = {{{}}};

    @Override
    public String unit() {{
        return UNITS[ordinal()];
    }}

    @Override
    public int parts() {{
        return PARTS[ordinal()];
    }}
}}
"#,
        each(&|measure| quoted(measure.map_or("", |measure| measure.unit))),
        each(&|measure| measure.map_or(0, |measure| measure.parts).to_string()),
    );
}

/// Writes the ids and titles of all rules.
pub fn rules() -> String {
    let mut out = head(&format!("{ROOT}.internal"));
    out.push_str(
        "/** The rules, by number. */\npublic final class RuleTable {\n    private RuleTable() {\n    }\n\n    \
         /**\n     * Returns number, id and title of each rule.\n     *\n     * @return the rules\n     */\n    \
         public static Object[][] all() {\n        return new Object[][] {\n",
    );
    for entry in grognard_core::RULES.iter().copied().flatten() {
        let _ = writeln!(out, "            {{{}, {}, {}}},", entry.rule.0, quoted(entry.id), quoted(entry.title));
    }
    out.push_str("        };\n    }\n}\n");
    out
}

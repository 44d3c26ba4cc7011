//! Classes of records, of structures of lists, and of questions.

use super::field::Member;
use super::names::{ROOT, calls_class, head, operation_class, record_class, split, system};
use super::text::{comment, lower, quoted};
use crate::c::function_of;
use crate::{places, presence};
use grognard_core::binding::{Operation, is_told_whole, record_of};
use grognard_core::reflect::{Field, Kind, Shape};
use std::fmt::Write;

fn members(fields: &'static [Field], at: &[usize]) -> Vec<Member> {
    fields.iter().zip(at).map(|(field, at)| Member::new(field, *at)).collect()
}

/// Returns the name of the function that sorts a list of a structure.
pub fn sorting(shape: &'static Shape, list: &Field) -> String {
    let name = record_of(shape).map_or(shape.name, |record| record.name);
    format!("grog_{}_sort_{}", name.to_lowercase().replace('.', "_"), list.name)
}

/// Writes fields, setters, getters, and the methods to read and write by name.
fn body(out: &mut String, name: &str, shape: &Shape, fields: &[Member]) {
    for m in fields {
        let _ = writeln!(out, "    private {} {}{};", m.stored(), m.id, m.initial());
        if m.is_noted() {
            let _ = writeln!(out, "    private boolean {}Said;", m.id);
        }
        if m.may_be_word() {
            let _ = writeln!(out, "    private {ROOT}.Word {}Word;", m.id);
        }
    }
    let _ = write!(out, "\n    /** Creates it without any field set. */\n    public {name}() {{\n    }}\n");
    fields.iter().for_each(|m| m.methods(out, name));
    let names: Vec<String> = fields.iter().map(|m| quoted(m.field.name)).collect();
    let _ = write!(
        out,
        "\n    private static final String[] FIELDS = {{{}}};\n\n    @Override\n    protected String[] fieldNames() {{\n        return FIELDS;\n    }}\n",
        names.join(", ")
    );
    out.push_str(
        "\n    @Override\n    protected boolean put(String field, Object value) {\n        switch (field) {\n",
    );
    for m in fields {
        let _ = writeln!(
            out,
            "            case {}:\n                {}\n                return true;",
            quoted(m.field.name),
            m.put()
        );
    }
    out.push_str("            default:\n                return false;\n        }\n    }\n");
    out.push_str("\n    @Override\n    protected Object held(String field) {\n        switch (field) {\n");
    for m in fields {
        let _ = writeln!(out, "            case {}:\n                return {};", quoted(m.field.name), m.shown());
    }
    let _ = write!(out, "            default:\n                throw unknown(field);\n        }}\n    }}\n");
    told(out, name, shape);
    let _ = write!(out, "\n    @Override\n    public {name} copy() {{\n        {name} copy = new {name}();\n");
    for m in fields {
        let _ = writeln!(out, "        copy.{} = {};", m.id, m.copied());
        if m.is_noted() {
            let _ = writeln!(out, "        copy.{0}Said = {0}Said;", m.id);
        }
        if m.may_be_word() {
            let _ = writeln!(out, "        copy.{0}Word = {0}Word;", m.id);
        }
    }
    out.push_str("        return copy;\n    }\n");
}

/// Writes which fields a text of the record shows even if they have their default.
fn told(out: &mut String, name: &str, shape: &Shape) {
    let told: Vec<String> = shape.fields.iter().filter(|f| f.is_always_told()).map(|f| quoted(f.name)).collect();
    let is_told = match is_told_whole(shape) {
        true => "true",
        false if told.is_empty() => "false",
        false => "TOLD.contains(field)",
    };
    if is_told.starts_with("TOLD") {
        let _ = write!(
            out,
            "\n    private static final java.util.Set<String> TOLD = java.util.Set.of({});\n",
            told.join(", ")
        );
    }
    let _ = write!(
        out,
        "\n    @Override\n    protected boolean isTold(String field) {{\n        return {is_told};\n    }}\n\n    \
         @Override\n    protected {name} empty() {{\n        return new {name}();\n    }}\n"
    );
}

/// Writes which fields are set after others.
fn after_word(out: &mut String, fields: &[Member]) {
    let late: Vec<String> =
        fields.iter().filter(|m| m.may_be_word()).map(|m| format!("field.equals({})", quoted(m.field.name))).collect();
    if !late.is_empty() {
        let _ = write!(
            out,
            "\n    @Override\n    protected boolean isAfterWord(String field) {{\n        return {};\n    }}\n",
            late.join(" || ")
        );
    }
}

fn writing(out: &mut String, fields: &[Member], first: &str, in_view: bool) {
    let _ =
        write!(out, "\n    @Override\n    protected void writeTo(org.grognard.internal.Out out, int at) {{\n{first}");
    fields.iter().for_each(|m| out.push_str(&m.write(in_view)));
    out.push_str("    }\n");
}

fn byte_size(out: &mut String, size: usize) {
    let _ = write!(out, "\n    @Override\n    protected int byteSize() {{\n        return {size};\n    }}\n");
}

/// Writes the class of a plain record.
pub fn record(class: &str, shape: &'static Shape) -> String {
    let (at, size, _) = places::of_record(shape);
    let fields = members(shape.fields, &at);
    let (package, name) = split(class);
    let mut out = head(package);
    comment(&mut out, "", shape.doc, &[]);
    let _ = writeln!(out, "public final class {name} extends {ROOT}.Record {{");
    body(&mut out, name, shape, &fields);
    byte_size(&mut out, size);
    writing(&mut out, &fields, "", false);
    after_word(&mut out, &fields);
    out.push_str("\n    @Override\n    protected void readFrom(org.grognard.internal.In in, int at) {\n");
    // An amount is read after the word that says its unit.
    let (by_word, others): (Vec<&Member>, Vec<&Member>) = fields.iter().partition(|m| m.is_by_word());
    others.iter().chain(&by_word).for_each(|m| out.push_str(&m.read()));
    absent(&mut out, shape, &fields);
    out.push_str("    }\n");
    spoken(&mut out, shape);
    if !crate::example(shape).is_empty() {
        reading(&mut out, class, shape, size);
    }
    out.push_str("}\n");
    out
}

/// Writes that an optional field is absent where another field says that it is not there, and it is 0.
fn absent(out: &mut String, shape: &'static Shape, fields: &[Member]) {
    let Some(said) = record_of(shape).and_then(presence::of) else { return };
    let id = |name: &str| fields.iter().find(|m| m.field.name == name).map_or("", |m| m.id.as_str());
    let (field, by) = (id(said.field), id(said.by));
    let with: Vec<String> = said.with.iter().map(|word| quoted(word)).collect();
    let there = match with.is_empty() {
        true => format!("this.{by} != null"),
        false => format!("this.{by} != null && java.util.Set.of({}).contains(this.{by}.word())", with.join(", ")),
    };
    let _ = write!(
        out,
        "        if (this.{field}.q() == 0 && this.{field}.r() == 0 && !({there})) {{\n            this.{field} = null;\n        }}\n"
    );
}

/// Writes what reads a record from its text.
fn reading(out: &mut String, class: &str, shape: &'static Shape, size: usize) {
    let system = system(record_of(shape).map_or("", |record| record.name));
    if !crate::written(system).any(|own| std::ptr::eq(own, shape)) {
        return;
    }
    let (_, name) = split(class);
    let _ = write!(
        out,
        "\n    /**\n     * Reads one from a text such as {{@code {}}}.\n     *\n     * @param text the text\n     \
         * @return the record; a {{@link {ROOT}.Fault}} if it cannot be read\n     */\n    \
         public static {name} of(String text) {{\n        byte[] bytes = new byte[{size}];\n        \
         int status = {}.{}(text, bytes);\n        if (status != 0) {{\n            \
         throw new {ROOT}.Fault({ROOT}.FaultCode.ofCode(status), \"\").value(text);\n        }}\n        \
         {name} read = new {name}();\n        java.nio.ByteBuffer buffer = java.nio.ByteBuffer.wrap(bytes);\n        \
         read.readFrom(new {ROOT}.internal.In(buffer.order(java.nio.ByteOrder.nativeOrder())), 0);\n        \
         return read;\n    }}\n",
        crate::example(shape),
        calls_class(system),
        crate::c::reader(system, shape),
    );
}

/// Writes how a record is said that is one number, or odds.
fn spoken(out: &mut String, shape: &Shape) {
    if shape.sum {
        out.push_str(
            "\n    /**\n     * Returns the nearest {@code double}.\n     *\n     * @return the number\n     */\n    \
             public double value() {\n        return expectation().value();\n    }\n\n    \
             /**\n     * Returns the number exactly.\n     *\n     * @return the number\n     */\n    \
             public org.grognard.Expectation expectation() {\n        \
             return org.grognard.Expectation.of(whole, fraction, org.grognard.Chance.CERTAIN);\n    }\n\n    \
             /** Returns two decimals, such as {@code 10.21}. */\n    @Override\n    \
             public String toString() {\n        return expectation().toString();\n    }\n",
        );
    } else if crate::is_force(shape) {
        let counts: Vec<String> =
            crate::counts(shape).map(|f| format!("{}, \"{}\"", super::text::lower(f.name), f.name)).collect();
        let _ = write!(
            out,
            "\n    /** Returns the units, such as {{@code 10 infantry, 3 fighter}}. */\n    @Override\n    \
             public String toString() {{\n        return org.grognard.internal.Values.force({});\n    }}\n",
            counts.join(", ")
        );
    } else if shape.name == "Odds" {
        out.push_str(
            "\n    /** Returns the odds, such as {@code 3:1}. */\n    @Override\n    \
             public String toString() {\n        return attack + \":\" + defence;\n    }\n",
        );
    }
}

/// Writes the class of a structure of lists, which keeps its image in memory from question to question.
pub fn view(class: &str, shape: &'static Shape) -> String {
    let (at, size) = places::of_structure(shape.fields);
    let fields = members(shape.fields, &at);
    let (package, name) = split(class);
    let mut out = head(package);
    let doc = format!(
        "{}\nIt owns its lists: they are copied when they are set, in any order, and written to memory once, for any number of questions.",
        shape.doc
    );
    comment(&mut out, "", &doc, &[]);
    let _ = writeln!(out, "public final class {name} extends {ROOT}.View {{");
    body(&mut out, name, shape, &fields);
    // Setting a field makes the image in memory worthless; lists are copied on the way in and out.
    for m in &fields {
        let list = matches!(m.field.kind, Kind::List(Kind::Record(_)));
        out = out.replace(
            &format!("\n        this.{0} = ", m.id),
            &format!("\n        changed();\n        this.{0} = ", m.id),
        );
        if matches!(m.field.kind, Kind::View(_)) {
            // Its image in memory must not change below that of the whole.
            let (id, copy) = (&m.id, format!("{0} == null ? null : {0}.copy();", m.id));
            out = out.replace(&format!("this.{id} = {id};"), &format!("this.{id} = {copy}"));
            out = out.replace(&format!("return {id};"), &format!("return {copy}"));
        }
        if list {
            out = out.replace(&format!("Values.kept({});", m.id), &format!("Values.copied({});", m.id));
            out = out.replace(
                &format!("Values.kept(java.util.Arrays.asList({}));", m.id),
                &format!("Values.copied(java.util.Arrays.asList({}));", m.id),
            );
            out = out.replace(
                &format!("return {0} == null ? java.util.Collections.emptyList() : {0};", m.id),
                &format!("return {ROOT}.internal.Values.copied({});", m.id),
            );
        }
    }
    out = out.replace(
        "protected boolean put(String field, Object value) {\n",
        "protected boolean put(String field, Object value) {\n        changed();\n",
    );
    byte_size(&mut out, size);
    writing(&mut out, &fields, &format!("        out.size(at, {size});\n"), true);
    if let Some(named) = shape.fields.iter().find(|f| f.named) {
        let id = lower(named.name);
        let _ = write!(
            out,
            "\n    @Override\n    protected int[] ids() {{\n        if ({id} == null) {{\n            return new int[0];\n        }}\n        int[] ids = new int[{id}.size()];\n        for (int at = 0; at < ids.length; at++) {{\n            ids[at] = (int) {id}.get(at).id();\n        }}\n        return ids;\n    }}\n"
        );
    }
    if let Some(places) = shape.fields.iter().find(|f| f.places) {
        let id = lower(places.name);
        let _ = write!(
            out,
            "\n    @Override\n    protected boolean hasOwnPlaces() {{\n        return {id} != null && !{id}.isEmpty();\n    }}\n"
        );
    }
    if shape.mentions_units {
        out.push_str("\n    @Override\n    protected boolean mentionsUnits() {\n        return true;\n    }\n");
    }
    let ordered: Vec<&Member> = fields.iter().filter(|m| m.field.ordered).collect();
    if !ordered.is_empty() {
        out.push_str("\n    @Override\n    protected void sort(org.grognard.internal.Sorter sorter, int at) {\n");
        for m in ordered {
            let calls = calls_class(system(record_of(shape).map_or("", |r| r.name)));
            let _ = writeln!(
                out,
                "        sorter.sort({}, at + {}, {calls}::{});",
                quoted(m.field.name),
                m.at,
                sorting(shape, m.field)
            );
        }
        let end = places::of_in_order(shape.fields, 8);
        let _ =
            write!(out, "    }}\n\n    @Override\n    protected int inOrderAt() {{\n        return {end};\n    }}\n");
    }
    out.push_str("}\n");
    out
}

/// Returns how the units of a question are called.
fn names(o: &Operation) -> String {
    let mut found = "null".to_owned();
    for f in o.question.fields {
        if !matches!(f.kind, Kind::View(_)) {
            continue;
        }
        let id = lower(f.name);
        let named = o.question.fields.iter().find(|f| f.named && matches!(f.kind, Kind::List(_)));
        let others = named.map_or("null, null, null".to_owned(), |f| {
            format!("{}, {}, unit -> (int) unit.id()", lower(f.name), quoted(f.name))
        });
        if !f.as_given && named.is_none() {
            found = format!("{ROOT}.View.names({id}, {})", quoted(f.name));
        } else if !f.as_given {
            found = format!("{ROOT}.View.names({id}, {}, {others})", quoted(f.name));
        } else if o.question.fields.iter().any(|f| !f.through.is_empty()) {
            found = format!("{ROOT}.View.givenNames({id}, {others})");
        }
    }
    found
}

/// Returns the place of the id in rows that refer to one another, of a question without a board.
fn row_id(o: &Operation) -> Option<usize> {
    let board = o.question.fields.iter().any(|field| matches!(field.kind, Kind::View(_)));
    let rows = o.effects.filter(|rows| rows.mentions_units && !board)?;
    let at = rows.fields.iter().position(|field| field.name == "id")?;
    places::of_record(rows).0.get(at).copied()
}

/// Writes the class of an operation's question.
pub fn question(o: &Operation) -> String {
    let (at, size) = places::of_structure(o.question.fields);
    let answer = places::of_answer(o);
    let fields = members(o.question.fields, &at);
    let class = operation_class(o);
    let (package, name) = split(&class);
    let value = o.answer.map_or("Void".to_owned(), record_class);
    let effect = o.effects.map_or("Void".to_owned(), record_class);
    let mut out = head(package);
    let doc = format!("{}\nThe operation `{}`. {}", o.doc, o.name, o.question.doc);
    comment(&mut out, "", &doc, &[]);
    let _ = writeln!(out, "public final class {name} extends {ROOT}.Question<{value}, {effect}> {{");
    let effect_size = o.effects.map_or(0, |shape| places::of_record(shape).1);
    let _ = writeln!(
        out,
        "    private static final org.grognard.internal.Spec SPEC =\n            new org.grognard.internal.Spec({}, {}, {}, {}, {}, {}, {}, {}, {}, {});\n",
        quoted(o.name),
        answer.size,
        answer.value,
        answer.list,
        effect_size,
        answer.scratch,
        o.decides,
        o.list == "rows",
        o.speaks_of_its_board(),
        row_id(o).map_or("-1".to_owned(), |at| at.to_string()),
    );
    body(&mut out, name, o.question, &fields);
    byte_size(&mut out, size);
    let first = format!("        out.size(at, {size});\n        out.names({});\n", names(o));
    writing(&mut out, &fields, &first, false);
    let game = if crate::plays::is_play(o) { "game(), gameWords(), " } else { "" };
    let make = |class: &str| if class == "Void" { "null".to_owned() } else { format!("new {class}()") };
    let _ = write!(
        out,
        "\n    @Override\n    protected org.grognard.internal.Spec spec() {{\n        return SPEC;\n    }}\n\n    \
         @Override\n    protected int call(long question, long answer, long trail, long fault) {{\n        \
         return {}.{}({game}question, answer, trail, fault);\n    }}\n\n    \
         @Override\n    protected {value} newValue() {{\n        return {};\n    }}\n\n    \
         @Override\n    protected {effect} newEffect() {{\n        return {};\n    }}\n}}\n",
        calls_class(system(o.name)),
        function_of(o),
        make(&value),
        make(&effect),
    );
    out
}

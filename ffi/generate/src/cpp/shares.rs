//! The chances and expectations of records that count cases, and how a record is streamed.

use super::names::name;
use grognard_core::reflect::{Field, Kind, Means, Shape, Whole};
use std::fmt::Write;

/// Writes the methods that show counts as chances or expectations, and what streams a record.
pub fn methods(out: &mut String, shape: &'static Shape) {
    if shape.sum {
        sum(out, shape);
        return;
    }
    if shape.name == "Odds" {
        stream(out, shape, "out << odds.attack << ':' << odds.defence", "odds");
        return;
    }
    if crate::is_force(shape) {
        let counts: String = crate::counts(shape)
            .map(|field| format!("\n    ::grognard::detail::count(out, {}, \"{}\");", name(field.name), field.name))
            .collect();
        let _ = writeln!(
            out,
            "\n  /// The units, such as `10 infantry, 3 fighter`.\n  [[nodiscard]] std::string text() const {{\n    \
             std::string out;{counts}\n    return out.empty() ? \"none\" : out;\n  }}"
        );
        let system = grognard_core::binding::record_of(shape).and_then(|record| record.name.split_once('.'));
        let function = crate::c::reader(system.map_or("", |(system, _)| system), shape);
        let _ = writeln!(
            out,
            "\n  /// Reads a force from a text such as `10 infantry, 3 fighter`, in which kinds may be in short as in orders. \
             The fault\n  /// has the code alone.\n  static ::grognard::Result<Force> read(std::string_view text) {{\n    \
             Force force;\n    ::grognard::Fault fault;\n    const std::int32_t status =\n        \
             {function}(std::string(text).c_str(), reinterpret_cast<{c}*>(&force));\n    if (status != 0) {{\n      \
             fault.raw.code = static_cast<std::uint16_t>(status);\n      return fault;\n    }}\n    return force;\n  }}",
            c = super::names::record(shape),
        );
        stream(out, shape, "out << force.text()", "force");
        return;
    }
    if !shape.printed.is_empty() {
        let system = grognard_core::binding::record_of(shape).and_then(|record| record.name.split_once('.'));
        let function = crate::c::reader(system.map_or("", |(system, _)| system), shape);
        let bare = shape.name;
        let _ = writeln!(
            out,
            "\n  /// Reads what a counter prints, such as `{}`; the other fields have their defaults. The fault has the code \
             alone.\n  static ::grognard::Result<{bare}> read(std::string_view text) {{\n    {bare} record;\n    \
             ::grognard::Fault fault;\n    const std::int32_t status =\n        \
             {function}(std::string(text).c_str(), reinterpret_cast<{c}*>(&record));\n    if (status != 0) {{\n      \
             fault.raw.code = static_cast<std::uint16_t>(status);\n      return fault;\n    }}\n    return record;\n  }}",
            shape.printed,
            c = super::names::record(shape),
        );
    }
    for field in shape.fields {
        let Means::Share(whole) = field.means else { continue };
        if whole == Whole::CHANCE || whole == Whole::Fixed(1) {
            continue;
        }
        share(out, shape, field, whole);
    }
}

/// Writes what shows the sum of a record's fields.
fn sum(out: &mut String, shape: &Shape) {
    let parts: Vec<String> = (shape.fields.iter())
        .map(|f| match f.means {
            Means::Share(Whole::CHANCE) => format!("{}.value()", f.name),
            _ => format!("static_cast<double>({})", f.name),
        })
        .collect();
    let _ = writeln!(
        out,
        "\n  /// The nearest `double`.\n  [[nodiscard]] constexpr double value() const noexcept {{ return {}; }}\n  \
         /// Two decimals, such as `10.21`.\n  [[nodiscard]] std::string text() const {{ return \
         ::grognard::detail::decimals(value(), 2); }}",
        parts.join(" + ")
    );
    stream(out, shape, "out << number.text()", "number");
}

fn stream(out: &mut String, shape: &Shape, what: &str, id: &str) {
    let bare = shape.name;
    let _ = writeln!(
        out,
        "\n  template <class Traits>\n  friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, \
         Traits>& out, const {bare}& {id}) {{\n    return {what};\n  }}"
    );
}

/// Writes the method that shows a count of cases.
fn share(out: &mut String, shape: &Shape, field: &Field, whole: Whole) {
    let all = match whole {
        Whole::Field(all) => all.to_owned(),
        Whole::Fixed(number) => number.to_string(),
    };
    let (taken, cases) = match field.kind {
        Kind::Array(..) => ("std::size_t at", format!("{}[at]", field.name)),
        _ => ("", field.name.to_owned()),
    };
    // The fraction of a number of which another field has the whole part.
    let front = field.name.strip_suffix("_rest").filter(|front| {
        shape
            .fields
            .iter()
            .any(|f| f.name.strip_suffix("_whole") == Some(front) && f.means == Means::Share(Whole::Fixed(1)))
    });
    let (of, method, what, value) = match (front, field.name.strip_suffix("expected")) {
        (Some(front), _) => {
            ("Expectation", format!("{front}_mean"), front, format!("{{{front}_whole, {cases}, {all}}}"))
        }
        (None, Some("")) => ("Expectation", "mean".to_owned(), field.name, format!("{{0, {cases}, {all}}}")),
        (None, Some(front)) => ("Expectation", format!("{front}mean"), field.name, format!("{{0, {cases}, {all}}}")),
        (None, None) => ("Share", format!("{}_chance", field.name), field.name, format!("{{{cases}, {all}}}")),
    };
    let word = if of == "Share" { "a chance" } else { "an expected number" };
    let _ = writeln!(
        out,
        "\n  /// `{what}` as {word}.\n  [[nodiscard]] constexpr ::grognard::{of} {}({taken}) const noexcept {{ return {value}; }}",
        name(&method)
    );
}

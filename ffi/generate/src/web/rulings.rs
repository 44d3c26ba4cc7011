//! The types of rulings, and of the functions that return them.

use super::types::told_record;
use grognard_core::binding::Operation;
use grognard_core::reflect::Shape;

/// Returns the type of a ruling, in which `<X>` and `X[` stand for what its numbers are.
pub fn told(
    value: Option<&'static Shape>,
    items: Option<&'static Shape>,
    are_effects: bool,
    decides: bool,
    file: &str,
) -> String {
    let value = value.map_or("{}".to_owned(), |shape| format!("Valued<{}>", told_record(shape, file)));
    let list = if are_effects { "Effects" } else { "Rows" };
    let items = items.map_or("{}".to_owned(), |shape| format!("{list}<{}>", told_record(shape, file)));
    format!("{}<{value}, {items}>", if decides { "Verdict" } else { "Told" })
}

/// Returns the plain ruling of an operation.
pub fn plain(o: &Operation, file: &str) -> String {
    told(o.answer, o.effects, o.list == "effects", o.decides, file).replace("<X>", "").replace("X[", "Plain[")
}

/// Turns `ocs.combat.assess` into `CombatAssessQuestion`.
pub fn question(o: &Operation) -> String {
    format!("{}Question", crate::c::type_of(o))
}

/// Returns the type of an operation's function.
pub fn asking(o: &Operation, file: &str) -> String {
    let optional = if o.question.fields.iter().any(|field| field.required) { "Ask" } else { "AskAny" };
    let ruling = told(o.answer, o.effects, o.list == "effects", o.decides, file);
    let (plain, exact) =
        (ruling.replace("<X>", "").replace("X[", "Plain["), ruling.replace("<X>", "<Exact>").replace("X[", "Exact["));
    format!("{optional}<{}, {plain}, {exact}>", question(o))
}

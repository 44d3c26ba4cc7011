//! Which records questions and answers hold.

use super::table::name_of;
use grognard_core::reflect::{Field, Kind, Means, Shape, Whole};
use std::collections::{BTreeSet, HashMap};
use std::sync::OnceLock;

/// Where a record stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Use {
    /// In a question.
    Given,
    /// In an answer.
    Told,
}

fn shapes(kind: &Kind) -> Option<&'static Shape> {
    match kind {
        Kind::Record(shape) | Kind::View(shape) => Some(shape),
        Kind::Array(of, _) | Kind::List(of) => shapes(of),
        _ => None,
    }
}

fn note(all: &mut HashMap<&'static str, BTreeSet<Use>>, shape: &'static Shape, of: Use) {
    if all.entry(name_of(shape)).or_default().insert(of) {
        shape.fields.iter().filter_map(|field| shapes(&field.kind)).for_each(|inner| note(all, inner, of));
    }
}

/// Returns where a record of a name stands.
pub fn used(name: &str) -> BTreeSet<Use> {
    static ALL: OnceLock<HashMap<&'static str, BTreeSet<Use>>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut all = HashMap::new();
        for o in crate::plays::operations() {
            o.question
                .fields
                .iter()
                .filter_map(|f| shapes(&f.kind))
                .for_each(|shape| note(&mut all, shape, Use::Given));
            [o.answer, o.effects].into_iter().flatten().for_each(|shape| note(&mut all, shape, Use::Told));
        }
        for game in grognard_core::GAMES {
            let fields = game.verbs.iter().flat_map(|verb| verb.described());
            fields.filter_map(|field| shapes(&field.kind)).for_each(|shape| note(&mut all, shape, Use::Given));
        }
        let steps = grognard_core::RECORDS.iter().copied().flatten().find(|record| record.name == "Step");
        steps.iter().for_each(|record| note(&mut all, record.shape, Use::Told));
        all
    });
    all.get(name).cloned().unwrap_or_default()
}

/// Returns whether a record holds chances, expected numbers or measures with parts, which may be wanted exactly.
pub fn value_of(shape: &'static Shape) -> bool {
    let own = |field: &Field| match (field.means, shapes(&field.kind)) {
        (Means::Share(whole), _) => whole != Whole::Fixed(1),
        (Means::Measure(of), _) => of.parts > 1,
        (Means::MeasureBy(_), _) => true,
        (_, Some(inner)) => inner.sum || value_of(inner),
        _ => false,
    };
    shape.fields.iter().any(own)
}

//! The list of all vocabularies.

use crate::fault::FaultCode;
use crate::reflect::{Field, Kind, Means, Shape, Vocabulary, Word};
use alloc::vec::Vec;

/// Returns every vocabulary once, those of no system first, in the order in which records and questions use them.
pub fn vocabularies() -> Vec<&'static Vocabulary> {
    let mut found = alloc::vec![FaultCode::VOCABULARY];
    let records = crate::RECORDS.iter().copied().flatten().map(|record| record.shape);
    let questions = crate::OPERATIONS.iter().copied().flatten().map(|operation| operation.question);
    records.chain(questions).for_each(|shape| gather(shape, &mut found));
    found
}

fn gather(shape: &Shape, found: &mut Vec<&'static Vocabulary>) {
    shape.fields.iter().for_each(|field| gather_kind(&field.kind, found));
}

fn gather_kind(kind: &Kind, found: &mut Vec<&'static Vocabulary>) {
    match kind {
        Kind::Word(own) | Kind::Locus(own) if !found.iter().any(|known| known.same(own)) => {
            found.push(own);
            for of in own.codes.iter().copied().flatten() {
                gather_kind(&Kind::Word(of), found);
            }
        }
        Kind::Record(shape) | Kind::View(shape) => gather(shape, found),
        Kind::Array(of, _) | Kind::List(of) => gather_kind(of, found),
        Kind::Word(_)
        | Kind::Locus(_)
        | Kind::Int { .. }
        | Kind::Said { .. }
        | Kind::Wide
        | Kind::Flag
        | Kind::Text(_) => {}
    }
}

/// Returns whether an amount is a word beside some words.
pub fn may_be_word(field: &Field) -> bool {
    let Means::MeasureBy(beside) = field.means else { return false };
    let records = crate::RECORDS.iter().copied().flatten().map(|record| record.shape);
    let own = records.filter(|shape| shape.fields.iter().any(|each| core::ptr::eq(each, field)));
    own.flat_map(|shape| shape.fields)
        .any(|each| each.name == beside && matches!(each.kind, Kind::Word(words) if !words.codes.is_empty()))
}

/// Returns the vocabulary with this name, such as `ocs.Phase`, or `What` for one of no system.
pub fn vocabulary(name: &str) -> Option<&'static Vocabulary> {
    let (system, name) = name.rsplit_once('.').unwrap_or(("", name));
    vocabularies().into_iter().find(|known| (known.system(), known.name) == (system, name))
}

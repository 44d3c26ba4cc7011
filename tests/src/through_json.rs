//! Properties of the JSON binding for arbitrary bytes, for the fuzzer and the property tests: every operation returns
//! an answer or a fault, the same with and without a trail and the same as for the record itself, and an answer can be
//! read again.

use crate::scramble::{self, Bytes, Wild};
use grognard_adjudicate::json::{self, Of};
use grognard_core::binding::{self, Misread, Operation, operation, record_of};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Reflect;
use serde_json::Value as Json;

/// Runs an operation with these bytes. Text is read as `{"call": ..., "in": ...}`, like the seeds from the vectors; any
/// other bytes fill the question of an operation field by field. Returns false if the bytes give no question.
///
/// # Panics
/// If a property does not hold.
pub fn check(data: &[u8]) -> bool {
    if data.first() == Some(&b'{') {
        let Ok(asked) = serde_json::from_slice::<Json>(data) else { return false };
        let Some(operation) = asked["call"].as_str().and_then(operation) else { return false };
        alike(operation, &asked["in"]);
        return true;
    }
    let [which, wild, rest @ ..] = data else { return false };
    let operations: Vec<&Operation> = grognard_core::OPERATIONS.iter().copied().flatten().collect();
    let operation = operations[usize::from(*which) % operations.len()];
    let wild = if wild % 2 == 0 { Wild::Tame } else { Wild::Any };
    let mut question = Json::Null;
    let direct = (operation.ask)(
        &mut |held| {
            scramble::question(operation, held, &mut Bytes::new(rest), wild);
            question = json::record(held);
            true
        },
        true.into(),
        &mut |_, _, _| (),
    );
    // The JSON form gives the same as the record, where JSON can express it.
    let (mut misread, mut comparable) = (None, true);
    let through = (operation.ask)(
        &mut |held| {
            misread = binding::read(held, &Of(&question)).err();
            comparable = goes_by_places(held);
            misread.is_none()
        },
        true.into(),
        &mut |_, _, _| (),
    );
    match (direct, misread) {
        // Reading stops at what JSON cannot say, before the operation looks at the fields in its own order.
        (direct, Some(misread)) if is_unsaid(&question, &misread) || is_nothing(&question, &misread) => {
            assert!(direct.is_err(), "{}: {misread} in {question}", operation.name);
        }
        (_, Some(misread)) if misread.code == FaultCode::WrongType => {
            assert_eq!(wild, Wild::Any);
            return true;
        }
        (direct, misread) if comparable => {
            let place = |fault: Misread| (fault.code, fault.path);
            let through = misread.map_or(through.map_err(Misread::from), Err);
            let direct = direct.map_err(Misread::from);
            assert_eq!(direct.map_err(place), through.map_err(place), "{}: {question}", operation.name);
        }
        _ => {}
    }
    alike(operation, &question);
    true
}

/// Returns whether a question as JSON means the same as its record: on a sorted board whose units go by their places.
pub fn goes_by_places(held: &dyn Reflect) -> bool {
    held.names().is_ok_and(|names| names.is_none_or(|names| names.is_plain() && !names.has_own_places()))
}

/// Returns whether a record cannot be read because a required field is absent. Reading JSON reports this before the
/// operation runs.
pub fn is_unsaid(written: &Json, misread: &Misread) -> bool {
    let path = misread.path.replace(['.', '['], "/").replace(']', "");
    misread.code == FaultCode::MissingField && written.pointer(&format!("/{path}")) == Some(&Json::Null)
}

/// Returns whether a record cannot be read because a list of references or spaces has an item that refers to nothing.
/// A question that was filled until a value did not fit may end in one.
pub fn is_nothing(written: &Json, misread: &Misread) -> bool {
    let path = misread.path.replace(['.', '['], "/").replace(']', "");
    let found = written.pointer(&format!("/{path}"));
    path.ends_with(|end: char| end.is_ascii_digit())
        && match misread.code {
            FaultCode::OutOfRange => found == Some(&Json::from(u16::MAX)),
            FaultCode::WrongType => found == Some(&Json::Null),
            _ => false,
        }
}

/// Runs one question with a trail and without.
fn alike(operation: &Operation, question: &Json) {
    let silent = json::ask(operation.name, question, false);
    let told = json::ask(operation.name, question, true);
    match (silent, told) {
        (Ok(silent), Ok(told)) => {
            assert_eq!((silent.verdict, &silent.value, &silent.cites), (told.verdict, &told.value, &told.cites));
            assert_eq!(silent.effects, told.effects);
            assert!(!told.cites.is_empty() && told.cites.iter().all(|id| !id.is_empty()));
            assert_eq!(told.verdict.is_some(), operation.decides);
            let nothing = told.effects.is_empty() || operation.list == "rows";
            assert!(told.verdict != Some(false) || (told.value.is_null() && nothing));
            if let (Some(shape), false) = (operation.answer, told.value.is_null()) {
                let mut again = (record_of(shape).expect("a record").make)();
                // A word with a byte that is no code is returned as it is, and refused.
                match binding::read(again.as_mut(), &Of(&told.value)) {
                    Ok(()) => assert_eq!(json::record(again.as_ref()), told.value),
                    Err(misread) => assert_eq!(misread.code, FaultCode::WrongType, "{misread}"),
                }
            }
        }
        (Err(silent), Err(told)) => {
            assert_eq!(silent, told);
            assert!(silent.code != FaultCode::Ok && silent.code != FaultCode::Internal);
        }
        (silent, told) => panic!("{silent:?} without a trail, {told:?} with one"),
    }
}

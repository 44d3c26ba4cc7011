//! What must hold of the JSON binding whatever bytes come in, for the fuzzer and for the properties: every operation
//! answers or says what is wrong, the same with and without a trail, the same as the record itself, and an answer can be
//! read again.

use crate::scramble::{self, Bytes, Wild};
use grognard_adjudicate::json::{self, Of};
use grognard_core::binding::{self, Misread, Operation, operation, record_of};
use grognard_core::fault::FaultCode;
use grognard_core::reflect::Reflect;
use serde_json::Value as Json;

/// Asks with these bytes. Text is read as `{"call": ..., "in": ...}`, as the seeds from the vectors are; anything else
/// fills the question of an operation field by field. False if the bytes ask nothing.
///
/// # Panics
/// Where something does not hold.
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
        true,
        &mut |_, _, _| (),
    );
    // Whatever the record says, so does its JSON, where JSON can say it.
    let (mut misread, mut comparable) = (None, true);
    let through = (operation.ask)(
        &mut |held| {
            misread = binding::read(held, &Of(&question)).err();
            comparable = goes_by_places(held);
            misread.is_none()
        },
        true,
        &mut |_, _, _| (),
    );
    match (direct, misread) {
        (_, Some(misread)) if misread.code == FaultCode::WrongType => {
            assert_eq!(wild, Wild::Any);
            return true;
        }
        (direct, Some(misread)) if is_unsaid(&question, &misread) => {
            assert!(direct.is_err(), "{}: {misread} in {question}", operation.name);
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

/// Whether a question as JSON means what its record means: of a board that is in order, whose units go by their places.
pub fn goes_by_places(held: &dyn Reflect) -> bool {
    held.names().is_ok_and(|names| names.is_none_or(|names| names.is_plain()))
}

/// Whether a record cannot be read since something that must be said in it is not. What reads JSON says so before
/// anything is asked.
pub fn is_unsaid(written: &Json, misread: &Misread) -> bool {
    let path = misread.path.replace(['.', '['], "/").replace(']', "");
    misread.code == FaultCode::MissingField && written.pointer(&format!("/{path}")) == Some(&Json::Null)
}

/// One question with a trail and without.
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
                // A word that the host handed over as a byte of no vocabulary comes back as such, and is refused.
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

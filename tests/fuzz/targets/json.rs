//! Bytes at the JSON binding. Text goes in as `{"call": ..., "in": ...}`, as the seeds from the vectors do; anything else
//! fills the question of an operation field by field. Every operation answers or says what is wrong, the same with and
//! without a trail, and an answer can be read again.
#![no_main]

use grognard_core::binding::{self, Operation, operation, record_of};
use grognard_core::fault::FaultCode;
use grognard_adjudicate::json::{self, Of};
use grognard_tests::scramble::{self, Bytes, Wild};
use libfuzzer_sys::{Corpus, fuzz_target};
use serde_json::Value as Json;

fn check(operation: &Operation, question: &Json) {
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

fuzz_target!(|data: &[u8]| -> Corpus {
    if data.first() == Some(&b'{') {
        let Ok(asked) = serde_json::from_slice::<Json>(data) else { return Corpus::Reject };
        match asked["call"].as_str().and_then(operation) {
            Some(operation) => check(operation, &asked["in"]),
            None => return Corpus::Reject,
        }
        return Corpus::Keep;
    }
    let [which, wild, rest @ ..] = data else { return Corpus::Reject };
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
    match json::ask(operation.name, &question, true) {
        Err(misread) if misread.code == FaultCode::WrongType => assert_eq!(wild, Wild::Any),
        through => {
            assert_eq!(direct.err().map(|f| f.path().to_string()), through.err().map(|m| m.path));
            check(operation, &question);
        }
    }
    Corpus::Keep
});

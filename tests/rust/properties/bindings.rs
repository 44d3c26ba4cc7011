//! Arbitrary bytes as questions: every operation returns an answer or a fault; and a binding can read what it writes.

use grognard_adjudicate::json::{self, Of};
use grognard_core::binding::{self, Misread, Operation, Record};
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::combat::{Assessment, Combat, Payment, assess};
use grognard_core::ocs::effects::{Effect, Effects};
use grognard_core::ocs::retreat::RetreatHex;
use grognard_core::ocs::retreat::{self, Retreat};
use grognard_core::ocs::terrain::{Approach, Terrain};
use grognard_core::ocs::units::{Face, Unit};
use grognard_core::reflect::{Described, Reflect};
use grognard_core::rule::Rule;
use grognard_core::ruling::{Step, Trail};
use grognard_tests::scramble::{self, Bytes, Wild};
use grognard_tests::through_json::{goes_by_places, is_nothing, is_unsaid};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value as Json;

fn operations() -> Vec<Operation> {
    grognard_core::OPERATIONS.iter().copied().flatten().copied().collect()
}

fn records() -> Vec<Record> {
    grognard_core::RECORDS.iter().copied().flatten().copied().collect()
}

/// Asks with a question of these bytes; the question as JSON, and how it went.
fn ask(operation: &Operation, bytes: &[u8], wild: Wild) -> (Json, Result<usize, Fault>) {
    let (mut written, mut cited) = (Json::Null, 0);
    let asked = (operation.ask)(
        &mut |held| {
            scramble::question(operation, held, &mut Bytes::new(bytes), wild);
            written = json::record(held);
            true
        },
        true.into(),
        &mut |answer, effects, trail| {
            cited = answer.cites.iter().filter(|rule| !rule.id().is_empty()).count();
            assert_eq!(cited, answer.cites.iter().count(), "every rule that is cited has an entry");
            assert!(answer.verdict.is_some() == operation.decides);
            // All that is handed out has words, and what a Forbidden hands out is nothing.
            for record in answer.value.iter().chain(effects) {
                let text = json::record(*record);
                assert!(worded(*record, &text), "{} says {text}", operation.name);
            }
            // What is forbidden has no effects; rows may say why.
            let nothing = effects.is_empty() || operation.list == "rows";
            assert!(answer.verdict != Some(false) || (answer.value.is_none() && nothing));
            for step in trail {
                assert!(Rule(step.rule).entry().is_some() && step.what.get().is_some() && step.about.get().is_some());
            }
        },
    );
    (written, asked.map(|()| cited).map_err(|wrong| wrong.fault))
}

/// Whether every word of an answer is a word. What a host handed over as such may come back as it came.
fn worded(record: &dyn Reflect, text: &Json) -> bool {
    use grognard_core::reflect::{Kind, Value};
    record.shape().fields.iter().enumerate().all(|(at, field)| match (record.value(at), field.kind) {
        (Value::Word(Err(_)), Kind::Word(_)) => matches!(field.name, "table" | "counts" | "surprise" | "advance"),
        (Value::Record(inner), _) => worded(inner, &text[field.name]),
        _ => true,
    })
}

/// Reads a record from JSON.
fn reread(into: &mut dyn Reflect, text: &Json) -> Result<(), Misread> {
    binding::read(into, &Of(text))
}

/// Bytes that print in one line.
#[derive(Clone)]
struct Raw(Vec<u8>);

impl std::fmt::Debug for Raw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

fn bytes() -> impl Strategy<Value = Raw> {
    vec(any::<u8>(), 0..1200).prop_map(Raw)
}

proptest! {
    #![proptest_config(crate::config())]

    #[test]
    fn any_question_is_answered_or_refused(op in select(operations()), bytes in bytes(), wild in any::<bool>()) {
        let wild = if wild { Wild::Any } else { Wild::Tame };
        if let (_, Ok(cited)) = ask(&op, &bytes.0, wild) {
            prop_assert!(cited > 0, "no answer without a citation");
        }
    }

    #[test]
    fn a_question_written_and_read_is_the_same_question(op in select(operations()), bytes in bytes()) {
        let (written, direct) = ask(&op, &bytes.0, Wild::Tame);
        let (mut back, mut refused, mut comparable) = (Json::Null, None, true);
        let through = (op.ask)(
            &mut |held| {
                refused = reread(held, &written).err();
                back = json::record(held);
                comparable = goes_by_places(held);
                refused.is_none()
            },
            false.into(),
            &mut |_, _, _| (),
        );
        // Boards in any order and units by their ids are looked at elsewhere.
        prop_assume!(comparable);
        if let Some(misread) = refused {
            let unsaid = is_unsaid(&written, &misread) || is_nothing(&written, &misread);
            prop_assert!(unsaid && direct.is_err(), "{}: {misread} in {written}", op.name);
            return Ok(());
        }
        prop_assert_eq!(&back, &written);
        prop_assert_eq!(through.err().map(|wrong| wrong.fault), direct.err());
    }

    #[test]
    fn a_record_written_and_read_is_the_same_record(record in select(records()), bytes in bytes()) {
        let mut made = (record.make)();
        scramble::record(made.as_mut(), &mut Bytes::new(&bytes.0), Wild::Tame);
        let written = json::record(made.as_ref());
        let mut again = (record.make)();
        if let Err(misread) = reread(again.as_mut(), &written) {
            prop_assert!(is_unsaid(&written, &misread), "{}: {misread} in {written}", record.name);
            return Ok(());
        }
        prop_assert_eq!(json::record(again.as_ref()), written.clone());
        let copied = (record.copy)(made.as_ref());
        prop_assert_eq!(json::record(copied.as_ref()), written.clone());
        // An unknown field is refused and named.
        let mut more = written;
        more["no such field"] = Json::from(0);
        let misread = reread((record.make)().as_mut(), &more).expect_err("an unknown field");
        prop_assert_eq!((misread.code.word(), misread.path.as_str()), ("unknown_field", "no such field"));
    }

    #[test]
    fn any_bytes_are_a_unit(
        (bytes, which) in (bytes(), 0usize..8),
        (attackers, defenders) in (1usize..=4, 1usize..=4),
        (phase, attack, hedgehog, own) in (any::<u8>(), any::<u8>(), 0u8..=5, 0u8..=3),
    ) {
        // The bytes that no binding shows as well.
        let mut bytes = Bytes::new(&bytes.0);
        let unit = |bytes: &mut Bytes<'_>| {
            let mut unit = Unit::default();
            scramble::record(&mut unit, bytes, Wild::Any);
            if which == 0 {
                unit.reserved = [bytes.byte()];
            }
            unit
        };
        let mut side = |n| (0..n).map(|_| unit(&mut bytes)).collect::<Vec<_>>();
        let (attackers, defenders) = (side(attackers), side(defenders));
        let mut terrain = [Terrain::default(); 2];
        let mut approaches = [Approach::default(); 2];
        for (terrain, approach) in terrain.iter_mut().zip(&mut approaches) {
            scramble::record(terrain, &mut bytes, Wild::Any);
            scramble::record(approach, &mut bytes, Wild::Any);
            approach.hex = attackers[0].hex;
        }
        let question = Combat {
            attackers: &attackers,
            defenders: &defenders,
            attack: grognard_core::reflect::Code::raw(attack % 4),
            phase: grognard_core::reflect::Code::raw(phase % 9),
            terrain: &terrain,
            approaches: &approaches,
            hedgehog,
            own_terrain: own,
            target: Hex::default(),
            ..Default::default()
        };
        let mut room = [Step::default(); 64];
        let told = assess(&question, &mut Trail::new(&mut room));
        let path = told.map_err(|fault| fault.path().to_string());
        prop_assert!(path.as_ref().err().is_none_or(|path| !path.is_empty()));
        prop_assert_eq!(path, assess(&question, &mut Trail::none()).map_err(|fault| fault.path().to_string()));
        let payment = Payment { units: &attackers, losses: &[1, 2, 0, 0][..attackers.len()], ..Default::default() };
        let mut effects = [Effect::default(); 16];
        let mut effects = Effects::new(&mut effects);
        if !matches!(grognard_core::ocs::combat::apply(&payment, &mut effects, &mut Trail::none()), Ok(r) if r.value.is_allowed()) {
            prop_assert_eq!(effects.needed(), 0);
        }
    }

    #[test]
    fn a_retreat_refused_moves_nobody(bytes in bytes(), units in 1usize..=4, hexes in 1i16..=4, distance in 0u8..=5) {
        let mut bytes = Bytes::new(&bytes.0);
        let units: Vec<Unit> = (0..units).map(|_| {
            let mut unit = Unit::default();
            scramble::record(&mut unit, &mut bytes, Wild::Any);
            unit
        }).collect();
        let path: Vec<RetreatHex> = (1..=hexes).map(|q| {
            let mut pace = RetreatHex::default();
            scramble::record(&mut pace, &mut bytes, Wild::Any);
            RetreatHex { hex: Hex::new(q, 0), ..pace }
        }).collect();
        let mut room = [Effect::default(); 32];
        let mut effects = Effects::new(&mut room);
        let question = Retreat { units: &units, path: &path, distance, start: Hex::default(), ..Retreat::default() };
        let told = retreat::assess(&question, &mut effects, &mut Trail::none());
        if !matches!(told, Ok(r) if r.value.is_allowed()) {
            prop_assert_eq!(effects.needed(), 0);
        }
    }
}

/// A question about a battle at hand, which no random position has; the vectors have one.
const NEVER_ANSWERED: [&str; 1] = ["axis_allies.game.withdrawal"];

/// The scrambler gets past the first check: every operation is answered now and then, and refused now and then.
#[test]
fn every_operation_is_reached() {
    let mut seed = 0x2545_F491_4F6C_DD1Du64;
    let mut wrong = Vec::new();
    for op in operations() {
        let (mut answered, mut refused) = (0, 0);
        for round in 0..4000 {
            let bytes: Vec<u8> = (0..900)
                .map(|_| {
                    seed ^= seed << 13;
                    seed ^= seed >> 7;
                    seed ^= seed << 17;
                    seed as u8
                })
                .collect();
            let wild = if round % 2 == 0 { Wild::Tame } else { Wild::Any };
            match ask(&op, &bytes, wild).1 {
                Ok(_) => answered += 1,
                Err(_) => refused += 1,
            }
            if answered > 0 && refused > 0 {
                break;
            }
        }
        let refuses = refused > 0 || NEVER_REFUSED.contains(&op.name);
        if (answered == 0 && !NEVER_ANSWERED.contains(&op.name)) || !refuses {
            wrong.push(format!("{}: {answered} answered, {refused} refused", op.name));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// What looks for faults in a position answers with them; two numbers are odds, whatever they are, and no ground is looked
/// at; and a question without fields, or with options alone, has nothing that could be wrong.
const NEVER_REFUSED: [&str; 5] =
    ["ocs.board.check", "ocs.odds.round", "acw.odds.round", "acw.table.example", "axis_allies.game.start"];

/// Values that do not fit their field are refused and named, and nothing of them is kept.
#[test]
fn what_does_not_fit_is_refused() {
    let mut unit = Unit::default();
    for (text, code, path) in [
        (r#"{"steps": 256}"#, "out_of_range", "steps"),
        (r#"{"rating": -129}"#, "out_of_range", "rating"),
        (r#"{"steps": 99999999999999999999}"#, "wrong_type", "steps"),
        (r#"{"steps": 18446744073709551615}"#, "out_of_range", "steps"),
        (r#"{"steps": 1.0}"#, "wrong_type", "steps"),
        (r#"{"steps": true}"#, "wrong_type", "steps"),
        (r#"{"mp_spent": 0.1}"#, "inexact", "mp_spent"),
        (r#"{"mp_spent": "1/7"}"#, "inexact", "mp_spent"),
        (r#"{"mp_spent": 5462}"#, "out_of_range", "mp_spent"),
        (r#"{"mp_spent": -0.5}"#, "out_of_range", "mp_spent"),
        (r#"{"mp_spent": 1e300}"#, "out_of_range", "mp_spent"),
        (r#"{"mp_spent": "all"}"#, "wrong_type", "mp_spent"),
        (r#"{"mode": "DG"}"#, "unknown_word", "mode"),
        (r#"{"mode": 3}"#, "wrong_type", "mode"),
        (r#"{"released": 1}"#, "wrong_type", "released"),
        (r#"{"combat_side": []}"#, "wrong_type", "combat_side"),
        (r#"{"combat_side": {"reserved": 0}}"#, "unknown_field", "combat_side.reserved"),
        (r#"[]"#, "wrong_type", ""),
    ] {
        let json: Json = serde_json::from_str(text).unwrap();
        let misread = reread(&mut unit, &json).expect_err(text);
        assert_eq!((misread.code.word(), misread.path.as_str()), (code, path), "{text}");
        assert_eq!(unit, Unit::default(), "{text}");
    }
    // The unit of an amount is that of the kind, which is read first.
    let amount = |json: Json| reread(&mut Unit::default(), &json).map_err(|misread| misread.code.word());
    assert_eq!(amount(serde_json::json!({"amount": 0.25, "kind": "supply"})), Err("inexact"));
    assert_eq!(amount(serde_json::json!({"amount": 0.25, "kind": "truck"})), Ok(()));
    assert_eq!(Face::SHAPE.fields.len(), 8);
    assert!(Assessment::SHAPE.fields.iter().any(|f| f.required));
}

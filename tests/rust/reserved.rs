//! Reserved bytes must be 0: each of them, in every record of a question, by value, in a list and in the lists of a board.

use grognard_adjudicate::json::Of;
use grognard_core::binding::{self, Misread, NoInt, NoUnits, Source, operation, record_of};
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::mixed::Mixed;
use grognard_core::ocs::board::{Board, BoardHex, ChartRow};
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::options::ServiceLimit;
use grognard_core::ocs::tables::{GameTables, ModeMultiplier, Tables};
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::{Kind, Number, Reflect, Slot};
use grognard_tests::vectors;
use serde_json::Value as Json;
use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};

/// A question whose board is one that was parsed before.
struct Asked<'a> {
    json: &'a Json,
    /// The field that holds the board, and the board.
    board: Option<(&'a str, &'a dyn Reflect)>,
    is_board: bool,
}

impl Source for Asked<'_> {
    fn absent(&self) -> bool {
        self.json.is_null()
    }
    fn entries(&self, each: &mut dyn FnMut(&str, &Self) -> Result<(), Misread>) -> Result<bool, Misread> {
        let Json::Object(map) = self.json else { return Ok(false) };
        for (name, json) in map {
            each(
                name,
                &Asked { json, board: self.board, is_board: self.board.is_some_and(|(field, _)| field == name) },
            )?;
        }
        Ok(true)
    }
    fn items(&self, each: &mut dyn FnMut(&Self) -> Result<(), Misread>) -> Result<bool, Misread> {
        let Json::Array(list) = self.json else { return Ok(false) };
        for json in list {
            each(&Asked { json, board: None, is_board: false })?;
        }
        Ok(true)
    }
    fn int(&self) -> Result<i64, NoInt> {
        Of(self.json).int()
    }
    fn wide(&self) -> Result<u64, NoInt> {
        Of(self.json).wide()
    }
    fn units(&self) -> Result<Mixed, NoUnits> {
        Of(self.json).units()
    }
    fn flag(&self) -> Option<bool> {
        Of(self.json).flag()
    }
    fn shown(&self) -> Option<String> {
        Of(self.json).shown()
    }
    fn text(&self, show: &mut dyn FnMut(&str)) -> bool {
        Of(self.json).text(show)
    }
    fn parsed(&self, show: &mut dyn FnMut(&dyn Any) -> bool) -> bool {
        self.board.filter(|_| self.is_board).is_some_and(|(_, board)| show(board.as_any()))
    }
}

/// Finds reserved bytes, and sets one of them.
struct Hunt {
    /// The number of those to pass over before the one to set.
    left: usize,
    /// The path of the one that was set.
    set: Option<String>,
}

impl Hunt {
    fn number(&mut self, number: &mut dyn Number, path: &str) {
        let most = number.bounds().high;
        let values = (0..4).map(|byte| 1i64 << (8 * byte)).take_while(|value| *value <= most);
        for (byte, value) in values.enumerate() {
            if self.set.is_none() && self.left == 0 {
                assert!(number.put(value));
                self.set = Some(format!("{path}:{byte}"));
                return;
            }
            self.left = self.left.saturating_sub(1);
        }
    }
    /// Looks through a record. Of a list, the first item and the last.
    fn record(&mut self, record: &mut dyn Reflect, path: &str) {
        let own = format!("{path}.reserved");
        match record.reserved() {
            Slot::Nothing => {}
            Slot::Int(number) => self.number(number, &own),
            Slot::Array(places) => {
                for at in 0..places.count() {
                    if self.set.is_none()
                        && let Slot::Int(number) = places.at(at)
                    {
                        self.number(number, &format!("{own}[{at}]"));
                    }
                }
            }
            _ => panic!("{own} is of no integers"),
        }
        for (index, field) in record.shape().fields.iter().enumerate() {
            if self.set.is_some() {
                return;
            }
            let path = if path.is_empty() { field.name.to_owned() } else { format!("{path}.{}", field.name) };
            match record.slot(index) {
                Slot::Record(inner) => self.record(inner, &path),
                Slot::List(list) => {
                    let count = list.count();
                    let ends: BTreeSet<usize> = (0..count).filter(|at| *at == 0 || at + 1 == count).collect();
                    for at in ends {
                        if let (None, Slot::Record(inner)) = (&self.set, list.at(at)) {
                            self.record(inner, &format!("{path}[]"));
                        }
                    }
                }
                Slot::Array(places) => {
                    for at in 0..places.count() {
                        if let (None, Slot::Record(inner)) = (&self.set, places.at(at)) {
                            self.record(inner, &format!("{path}[]"));
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

/// Asks with one reserved byte set: its path, and the word of the fault or `no fault`. `None` if there is no further one.
fn asked(op: &binding::Operation, question: &Json, nth: usize) -> Option<(String, &'static str)> {
    let mut hunt = Hunt { left: nth, set: None };
    let board = op.question.fields.iter().find_map(|field| match field.kind {
        Kind::View(shape) if question[field.name].is_object() => Some((field.name, shape)),
        _ => None,
    });
    let kept = board.map(|(name, shape)| {
        let mut kept = (record_of(shape).expect("a board is a record").make)();
        binding::read(&mut *kept, &Of(&question[name])).unwrap_or_else(|fault| panic!("{fault:?}"));
        hunt.record(&mut *kept, name);
        kept.settle(0);
        kept
    });
    let source = Asked {
        json: question,
        board: board.zip(kept.as_deref()).map(|((name, _), kept)| (name, kept as &dyn Reflect)),
        is_board: false,
    };
    let mut said = "no fault";
    let result = (op.ask)(
        &mut |held| {
            binding::read(held, &source).unwrap_or_else(|fault| panic!("{fault:?}"));
            if hunt.set.is_none() {
                hunt.record(held, "");
            }
            hunt.set.is_some()
        },
        false.into(),
        &mut |_, _, _| {},
    );
    if let Err(wrong) = result {
        said = wrong.fault.code().word();
    }
    hunt.set.map(|path| (path, said))
}

/// The reserved bytes of records of a list: how many there are, and that none of them may be set.
fn none_may_be_set<T: Reflect + Default + Copy>(check: impl Fn(&[T]) -> Result<(), Fault>) -> usize {
    let mut nth = 0;
    loop {
        let mut items = [T::default(); 2];
        let mut hunt = Hunt { left: nth, set: None };
        hunt.record(&mut items[1], "");
        if hunt.set.is_none() {
            return nth;
        }
        let fault = check(&items[..1]).and_then(|()| check(&items[1..])).unwrap_err();
        assert_eq!(fault.code(), FaultCode::Reserved, "{:?}", hunt.set);
        let path = fault.path().to_string();
        assert!(path == "board.rules.reserved" || path.ends_with("[0].reserved"), "{path}");
        nth += 1;
    }
}

#[test]
fn reserved_bytes_of_a_sorted_board_are_zero() {
    let hexes = none_may_be_set::<BoardHex>(|hexes| Board { hexes, ..Board::default() }.check_order());
    let units = none_may_be_set::<Unit>(|units| Board { units, ..Board::default() }.check_order());
    let chart = none_may_be_set::<ChartRow>(|chart| Board { chart, ..Board::default() }.check_order());
    let limits = none_may_be_set::<ServiceLimit>(|limits| Board { limits, ..Board::default() }.check_order());
    let rules = none_may_be_set::<GameRules>(|rules| Board { rules: rules[0], ..Board::default() }.check_order());
    let modes = none_may_be_set::<ModeMultiplier>(|modes| {
        let tables = Tables { modes, ..Tables::default() };
        Board { tables: GameTables::of(&tables), ..Board::default() }.check_order()
    });
    assert_eq!((hexes, units, chart, limits, rules, modes), (1, 1, 3, 1, 5, 1));
}

#[test]
fn reserved_bytes_are_zero() {
    // An operation's place and byte, and how many vectors asked with it.
    let mut met = BTreeMap::<(&str, String), u32>::new();
    let mut wrong = BTreeMap::new();
    for (_, vector) in vectors::all().into_iter().filter(|(_, v)| v.is_for("rust") && v.fault.is_none()) {
        let op = operation(&vector.call).expect("an operation");
        let question = vector.whole_question();
        for nth in 0.. {
            let Some((path, said)) = asked(op, &question, nth) else { break };
            *met.entry((op.name, path.clone())).or_default() += 1;
            // The lists of a sorted board are looked at once, when its order is.
            let once = op.name.starts_with("ocs.") && path.starts_with("board.");
            if said != "reserved" && !(once && said == "no fault") {
                wrong.entry(format!("{} {path}", op.name)).or_insert_with(|| format!("{said}: {}", vector.id));
            }
        }
    }
    assert!(met.len() > 1000, "{} places", met.len());
    assert!(wrong.is_empty(), "{} of {} places may be other than 0:\n{wrong:#?}", wrong.len(), met.len());
}

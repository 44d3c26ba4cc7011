//! A seeded generator of dice: the same seed gives the same dice in every language.

use crate::reply::{Refusal, Reply, guarded, one};
use crate::whole::{long, whole};
use grognard_core::binding::{Misread, NoInt};
use grognard_core::dice::{DiceSource, Seeded};
use grognard_core::fault::FaultCode;
use mlua::{Function, Lua, Table, UserData, UserDataFields, UserDataMethods, Value};

/// The most dice of one roll.
const MOST: i64 = 1_000_000;

/// A seeded generator of dice.
pub struct Dice {
    seeded: Seeded,
    seed: u64,
    roll: Function,
}

/// 2^53, the limit up to which a double holds every whole number.
const EXACT: f64 = 9_007_199_254_740_992.0;

fn seed(value: &Value) -> Result<u64, Refusal> {
    let fault = |code| Err(Refusal::Fault(Misread::new(code, "seed")));
    match value {
        Value::Integer(n) => u64::try_from(*n).or_else(|_| fault(FaultCode::OutOfRange)),
        Value::Number(x) => match whole(*x) {
            Ok(n) if (0.0..=EXACT).contains(x) => u64::try_from(n).or_else(|_| fault(FaultCode::OutOfRange)),
            Ok(_) | Err(NoInt::Range) => fault(FaultCode::OutOfRange),
            Err(NoInt::Type) => fault(FaultCode::WrongType),
        },
        Value::String(text) => {
            let text = text.to_string_lossy();
            if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
                return fault(FaultCode::WrongType);
            }
            text.parse().or_else(|_| fault(FaultCode::OutOfRange))
        }
        other => Err(Refusal::wanted("the seed", "a whole number or its decimal text", other)),
    }
}

/// Creates a generator from a seed and the number of words that have been drawn.
pub fn make(lua: &Lua, value: &Value, used: &Value, roll: &Function) -> Result<Reply, Refusal> {
    let of = |value: &Value, field| {
        seed(value).map_err(|refusal| match refusal {
            Refusal::Fault(misread) => Refusal::Fault(Misread::new(misread.code, field)),
            other => other,
        })
    };
    let seed = of(value, "seed")?;
    let used = if matches!(used, Value::Nil) { 0 } else { of(used, "used")? };
    let dice = Dice { seeded: Seeded::resume(seed, used), seed, roll: roll.clone() };
    Ok(one(Value::UserData(lua.create_userdata(dice)?)))
}

/// Rolls dice.
pub fn roll(lua: &Lua, (dice, count): (Value, Value), meta: Option<&Table>) -> mlua::Result<Reply> {
    Ok(guarded(lua, "dice.roll", || {
        let no_dice = || Refusal::wanted("the first argument", "dice (dice:roll, not dice.roll)", &dice);
        let Value::UserData(data) = &dice else { return Err(no_dice()) };
        let n = match count {
            Value::Nil => 1,
            Value::Integer(n) => long(n),
            Value::Number(x) => match whole(x) {
                Ok(n) => n,
                Err(NoInt::Range) => i64::MAX,
                Err(NoInt::Type) => return Err(Refusal::Fault(Misread::new(FaultCode::WrongType, "count"))),
            },
            other => return Err(Refusal::wanted("the number of dice", "a whole number", &other)),
        };
        if !(0..=MOST).contains(&n) {
            return Err(Refusal::Fault(Misread::new(FaultCode::OutOfRange, "count")));
        }
        // Without memory for them no dice are lost. A finalizer may roll meanwhile: then they are rolled after its.
        loop {
            let mut seeded = data.borrow::<Dice>().map_err(|_| no_dice())?.seeded.clone();
            let before = seeded.used();
            let faces = lua.create_sequence_from((0..n).map(|_| seeded.d6()))?;
            faces.set_metatable(meta.cloned())?;
            let mut mine = data.borrow_mut::<Dice>().map_err(|_| no_dice())?;
            if mine.seeded.used() == before {
                mine.seeded = seeded;
                return Ok(one(Value::Table(faces)));
            }
        }
    }))
}

impl UserData for Dice {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field("__name", "grognard.dice");
    }
    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_function("__index", |_, (dice, key): (Value, Value)| {
            let (Value::UserData(dice), Value::String(key)) = (dice, key) else { return Ok(Value::Nil) };
            Ok(match dice.borrow::<Dice>() {
                Ok(dice) if key == "roll" => Value::Function(dice.roll.clone()),
                _ => Value::Nil,
            })
        });
        // With its position, so that a saved game goes on.
        methods.add_meta_function("__tostring", |lua, dice: Value| {
            let Value::UserData(dice) = dice else { return Ok(Value::Nil) };
            let Ok(dice) = dice.borrow::<Dice>() else { return Ok(Value::Nil) };
            let text = match dice.seeded.used() {
                0 => format!("grognard.dice(\"{}\")", dice.seed),
                used => format!("grognard.dice(\"{}\", \"{used}\")", dice.seed),
            };
            Ok(lua.create_string(text).map_or(Value::Nil, Value::String))
        });
    }
}

//! A seeded generator of dice: the same seed gives the same dice in every language.

use crate::reply::{Refusal, Reply, guarded, one};
use crate::source::{long, whole};
use grognard_core::binding::{Misread, NoInt};
use grognard_core::dice::{DiceSource, Seeded};
use grognard_core::fault::FaultCode;
use mlua::{AnyUserData, Function, Lua, UserData, UserDataFields, UserDataMethods, Value};

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

/// Creates a generator from a seed.
pub fn make(lua: &Lua, value: &Value, roll: &Function) -> Result<Reply, Refusal> {
    let seed = seed(value)?;
    Ok(one(Value::UserData(lua.create_userdata(Dice { seeded: Seeded::new(seed), seed, roll: roll.clone() })?)))
}

/// Rolls dice.
pub fn roll(lua: &Lua, (dice, count): (Value, Value)) -> mlua::Result<Reply> {
    guarded(lua, "dice.roll", || {
        let borrowed = match &dice {
            Value::UserData(data) => data.borrow_mut::<Dice>().ok(),
            _ => None,
        };
        let Some(mut mine) = borrowed else {
            return Err(Refusal::wanted("the first argument", "dice (dice:roll, not dice.roll)", &dice));
        };
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
        Ok(one(Value::Table(lua.create_sequence_from((0..n).map(|_| mine.seeded.d6()))?)))
    })
}

impl UserData for Dice {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_meta_field("__name", "grognard.dice");
    }
    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_meta_function("__index", |_, (dice, key): (AnyUserData, Value)| {
            Ok(match key {
                Value::String(key) if key == "roll" => Value::Function(dice.borrow::<Dice>()?.roll.clone()),
                _ => Value::Nil,
            })
        });
        methods.add_meta_method("__tostring", |_, this, ()| Ok(format!("grognard.dice(\"{}\")", this.seed)));
    }
}

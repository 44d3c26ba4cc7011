//! Whole numbers as Lua has them.

use grognard_core::binding::NoInt;
use mlua::Value;

/// 2^63: the first whole number beyond the 64 bits of an integer.
pub const BEYOND: f64 = 9_223_372_036_854_775_808.0;

/// Returns the whole number that a double is, if it is one. Infinity and NaN are not.
pub fn whole(x: f64) -> Result<i64, NoInt> {
    if !x.is_finite() || x.fract() != 0.0 {
        return Err(NoInt::Type);
    }
    if (-BEYOND..BEYOND).contains(&x) { Ok(x as i64) } else { Err(NoInt::Range) }
}

/// Lua's own integer, whose width differs by version.
#[allow(clippy::unnecessary_cast, reason = "not on every version")]
pub fn long(n: mlua::Integer) -> i64 {
    n as i64
}

/// Returns a whole number. Lua versions without integers use a double, and no field is wider than 32 bits.
pub fn integer(n: i64) -> Value {
    mlua::Integer::try_from(n).map_or(Value::Number(n as f64), Value::Integer)
}

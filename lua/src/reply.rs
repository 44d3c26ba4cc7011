//! The values that a native function returns to the short Lua function around it: a tag, and the values that it
//! implies. The Lua functions take no variable arguments, which are slow in LuaJIT.

use grognard_core::binding::Misread;
use grognard_core::fault::FaultCode;
use grognard_core::ruling::Cites;
use mlua::{Function, Lua, Value, Variadic};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Values for the Lua function around a native one: the tag, a list of the citations if they are many, three values of
/// any type, and whole numbers.
pub type Reply = (i64, Value, Value, Value, Value, Variadic<i64>);

/// The call itself is wrong: the first value is a message, and an error is raised.
const MISUSE: i64 = -1;
/// A fault: message, code and field.
const FAULT: i64 = 0;
/// One value, or an answer that decides nothing.
pub const PLAIN: i64 = 1;
/// An answer that is allowed.
pub const ALLOWED: i64 = 2;
/// An answer that is forbidden.
pub const FORBIDDEN: i64 = 3;

/// The most citations that the Lua functions take one by one; more are passed as a list.
pub const CITES: usize = 12;

/// The reason why there is no answer.
#[derive(Debug)]
pub enum Refusal {
    /// The call itself is wrong: an error is raised.
    Misuse(String),
    /// The question is wrong: nil, message, code, field.
    Fault(Misread),
    /// Lua itself failed, for example for lack of memory.
    Lua(mlua::Error),
}

impl From<Misread> for Refusal {
    fn from(misread: Misread) -> Self {
        Refusal::Fault(misread)
    }
}
impl From<mlua::Error> for Refusal {
    fn from(error: mlua::Error) -> Self {
        Refusal::Lua(error)
    }
}

impl Refusal {
    /// Creates the refusal of a value of the wrong type.
    pub fn wanted(what: &str, wanted: &str, got: &Value) -> Refusal {
        let got = match got {
            Value::Integer(_) => "number",
            other => other.type_name(),
        };
        Refusal::Misuse(format!("{what} must be {wanted}, not {got}"))
    }
}

/// Returns one value.
pub fn one(value: Value) -> Reply {
    (PLAIN, Value::Nil, value, Value::Nil, Value::Nil, Variadic::new())
}

/// Runs a native function, whose name is for messages; a panic becomes a fault.
pub fn guarded(lua: &Lua, name: &str, work: impl FnOnce() -> Result<Reply, Refusal>) -> mlua::Result<Reply> {
    let refusal = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(reply)) => return Ok(reply),
        Ok(Err(refusal)) => refusal,
        Err(_) => Refusal::Fault(Misread::new(FaultCode::Internal, name)),
    };
    let text = |text: &str| Ok::<_, mlua::Error>(Value::String(lua.create_string(text)?));
    match refusal {
        Refusal::Lua(error) => Err(error),
        Refusal::Misuse(why) => {
            let message = text(&format!("grognard.{name}: {why}"))?;
            Ok((MISUSE, Value::Nil, message, Value::Nil, Value::Nil, Variadic::new()))
        }
        Refusal::Fault(misread) => {
            let (message, code, field) = (misread.to_string(), misread.code.word(), &misread.path);
            Ok((FAULT, Value::Nil, text(&message)?, text(code)?, text(field)?, Variadic::new()))
        }
    }
}

/// Creates Lua functions around native ones.
pub struct Shell {
    /// Lua's own `error`, or a replacement for it in a sandbox without one.
    pub error: Function,
    wrap: Function,
}

/// The level of the caller, seen from the function that raises an error. Lua 5.1 counts each tail call as a level.
pub const LEVEL: i64 = if cfg!(feature = "lua51") { 3 } else { 2 };

const SHELL: &str = "
local error, level = ...
local function finish(tag, all, a, b, c)
  if tag > 0 then return a end
  if tag == 0 then return nil, a, b, c end
  error(a, level)
end
return function(native)
  return function(a, b, c) return finish(native(a, b, c)) end
end";

impl Shell {
    /// Creates the shell.
    pub fn of(lua: &Lua) -> mlua::Result<Shell> {
        let error = match lua.globals().raw_get::<Value>("error")? {
            Value::Function(error) => error,
            _ => lua.create_function(|_, why: String| -> mlua::Result<()> { Err(mlua::Error::RuntimeError(why)) })?,
        };
        let wrap = lua.load(SHELL).set_name("=grognard").call((&error, LEVEL))?;
        Ok(Shell { error, wrap })
    }
    /// Creates a Lua function around a native one.
    pub fn wrap(&self, native: Function) -> mlua::Result<Function> {
        self.wrap.call(native)
    }
}

/// Returns `v1, v2, v3` for the letter `v` and 3.
pub fn numbered(letter: &str, count: usize) -> String {
    (1..=count).map(|i| format!("{letter}{i}")).collect::<Vec<_>>().join(", ")
}

/// Appends the citations to the numbers of an answer, or returns all of them as a list if they are many.
pub fn cite(lua: &Lua, cites: &Cites, numbers: &mut Vec<i64>) -> mlua::Result<Value> {
    let before = numbers.len();
    numbers.extend(cites.iter().map(|rule| i64::from(rule.0)));
    match numbers.len() - before > CITES {
        true => Ok(Value::Table(lua.create_sequence_from(cites.iter().map(|rule| rule.id()))?)),
        false => Ok(Value::Nil),
    }
}

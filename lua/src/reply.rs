//! What a native function hands back to the short Lua function around it: a tag, then what the tag says.

use grognard_core::door::Misread;
use grognard_core::fault::FaultCode;
use mlua::{Function, Lua, Value, Variadic};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Values for the Lua function around a native one.
pub type Reply = Variadic<Value>;

/// Why there is no answer.
#[derive(Debug)]
pub enum Refusal {
    /// The call itself is wrong: an error is raised.
    Misuse(String),
    /// What was asked is wrong: nil, message, code, field.
    Fault(Misread),
    /// Lua itself has failed, for want of memory for example.
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
    /// A value of the wrong type where the call wants another.
    pub fn wanted(what: &str, wanted: &str, got: &Value) -> Refusal {
        Refusal::Misuse(format!("{what} must be {wanted}, not {}", got.type_name()))
    }
}

/// One value.
pub fn one(value: Value) -> Reply {
    vec![Value::Integer(1), value].into()
}

/// Runs a native function, whose name is for messages; a panic becomes a fault.
pub fn guarded(lua: &Lua, name: &str, work: impl FnOnce() -> Result<Reply, Refusal>) -> mlua::Result<Reply> {
    let refusal = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(reply)) => return Ok(reply),
        Ok(Err(refusal)) => refusal,
        Err(_) => Refusal::Fault(Misread::new(FaultCode::Internal, name)),
    };
    match refusal {
        Refusal::Lua(error) => Err(error),
        Refusal::Misuse(why) => {
            Ok(vec![Value::Integer(-1), Value::String(lua.create_string(format!("grognard.{name}: {why}"))?)].into())
        }
        Refusal::Fault(misread) => Ok(vec![
            Value::Integer(0),
            Value::String(lua.create_string(misread.to_string())?),
            Value::String(lua.create_string(misread.code.word())?),
            Value::String(lua.create_string(&misread.path)?),
        ]
        .into()),
    }
}

/// What makes Lua functions of native ones.
#[derive(Clone)]
pub struct Shell {
    /// Lua's own `error`, or what stands in for it where a sandbox has none.
    pub error: Function,
    wrap: Function,
}

/// Where the caller stands, seen from the function that raises an error. Lua 5.1 counts a tail call as a level.
pub const LEVEL: u8 = if cfg!(feature = "lua51") { 3 } else { 2 };

const SHELL: &str = "
local error, level = ...
local function finish(tag, a, b, c)
  if tag == 1 then return a end
  if tag == 0 then return nil, a, b, c end
  error(a, level)
end
return function(native)
  return function(...) return finish(native(...)) end
end";

impl Shell {
    /// Prepares it.
    pub fn of(lua: &Lua) -> mlua::Result<Shell> {
        let error = match lua.globals().raw_get::<Value>("error")? {
            Value::Function(error) => error,
            _ => lua.create_function(|_, why: String| -> mlua::Result<()> { Err(mlua::Error::RuntimeError(why)) })?,
        };
        let wrap = lua.load(SHELL).set_name("=grognard").call((error.clone(), LEVEL))?;
        Ok(Shell { error, wrap })
    }
    /// A Lua function around a native one.
    pub fn wrap(&self, native: Function) -> mlua::Result<Function> {
        self.wrap.call(native)
    }
}

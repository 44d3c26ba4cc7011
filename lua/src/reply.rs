//! The values that a native function returns to the short Lua function around it: a tag, and the values that it
//! implies. The Lua functions take no variable arguments, which are slow in LuaJIT.

use grognard_core::binding::Misread;
use grognard_core::fault::FaultCode;
use grognard_core::ruling::Cites;
use mlua::{Function, Lua, Value, Variadic};
use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Values for the Lua function around a native one: the tag, a list of the citations if they are many, three values of
/// any type, and whole numbers.
pub type Reply = (i64, Value, Value, Value, Value, Variadic<i64>);

/// Flag of the option `trail`.
pub const TRAIL: i64 = 1;
/// Flag of the option `raw`.
pub const PARSED: i64 = 2;
/// Flag of the option `exact`.
pub const EXACT: i64 = 4;

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
/// Added to a tag if value and effects are what Lua shall have: parsed records, or tables.
pub const RAW: i64 = 8;
/// Added to a tag for each kibibyte by which Lua's collector shall step.
pub const STEP: i64 = 16;

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
        // As much memory as the question takes was asked for, and there was not so much.
        if misread.code == FaultCode::BufferTooSmall && misread.path == "scratch" {
            return Refusal::Lua(mlua::Error::MemoryError(String::new()));
        }
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

/// Runs a native function, whose name is for messages; a panic becomes a fault. The result is never an error, which Lua
/// would raise within native code: a library whose unwinder is not that of its host does not survive that.
pub fn guarded(lua: &Lua, name: &str, work: impl FnOnce() -> Result<Reply, Refusal>) -> Reply {
    // A finalizer may call a function within another.
    let outer = TROUBLE.take();
    let refusal = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(reply)) => {
            TROUBLE.set(outer);
            return reply;
        }
        Ok(Err(refusal)) => refusal,
        Err(panic) if is_no_memory(&*panic) => Refusal::Lua(mlua::Error::MemoryError(String::new())),
        Err(_) => Refusal::Fault(Misread::new(FaultCode::Internal, name)),
    };
    let trouble = TROUBLE.replace(outer);
    reply_of(lua, name, trouble.map_or(refusal, Refusal::Lua))
}

thread_local! {
    /// The error of memory that Lua raised while a value was read. What the reader makes of that is no answer.
    static TROUBLE: Cell<Option<mlua::Error>> = const { Cell::new(None) };
}

/// Notes an error that Lua raised while a value was read, if it is for lack of memory.
pub fn note(error: mlua::Error) {
    if is_memory(&error) {
        TROUBLE.set(Some(error));
    }
}

/// Returns whether an error is for lack of memory.
pub fn is_memory(error: &mlua::Error) -> bool {
    match error {
        mlua::Error::MemoryError(_) => true,
        mlua::Error::CallbackError { cause, .. } => is_memory(cause),
        _ => false,
    }
}

/// Whether a panic is mlua's, for lack of memory for one more value.
fn is_no_memory(panic: &(dyn Any + Send)) -> bool {
    panic.downcast_ref::<String>().is_some_and(|why| why.contains("out of auxiliary stack space"))
}

/// Returns a refusal to the Lua function around.
fn reply_of(lua: &Lua, name: &str, refusal: Refusal) -> Reply {
    // Without memory for a text, the Lua function around knows one.
    let text = |text: &str| lua.create_string(text).map_or(Value::Nil, Value::String);
    match refusal {
        Refusal::Lua(error) => (MISUSE, Value::Nil, text(&plain(&error)), Value::Nil, Value::Nil, Variadic::new()),
        Refusal::Misuse(why) => {
            let message = text(&format!("grognard.{name}: {why}"));
            (MISUSE, Value::Nil, message, Value::Nil, Value::Nil, Variadic::new())
        }
        Refusal::Fault(misread) => {
            let (message, code, field) = (misread.to_string(), misread.code.word(), &misread.path);
            let [message, code, field] = [text(&message), text(code), text(field)];
            if [&message, &code, &field].into_iter().any(Value::is_nil) {
                return (MISUSE, Value::Nil, Value::Nil, Value::Nil, Value::Nil, Variadic::new());
            }
            (FAULT, Value::Nil, message, code, field, Variadic::new())
        }
    }
}

/// Returns the message of an error of Lua itself.
fn plain(error: &mlua::Error) -> String {
    match error {
        mlua::Error::CallbackError { cause, .. } => plain(cause),
        mlua::Error::MemoryError(why) if why.is_empty() => "not enough memory".to_owned(),
        mlua::Error::RuntimeError(why) | mlua::Error::MemoryError(why) => why.clone(),
        other => other.to_string(),
    }
}

/// Creates Lua functions around native ones.
pub struct Shell {
    /// Lua's own `error`. In a host without one misuse comes back as `nil, message, "misuse"`.
    pub error: Function,
    /// Lua's own `collectgarbage`, or nil in a host without one.
    pub step: Value,
    /// Returns the flags of a call's options, or nil where they are odd or the host has no `next` or `type`.
    pub flags: Function,
    wrap: Function,
}

/// The level of the caller, seen from the function that raises an error. Lua 5.1 counts each tail call as a level.
pub const LEVEL: i64 = if cfg!(feature = "lua51") { 3 } else { 2 };

const SHELL: &str = "
local error, level, step, unit = ...
local function finish(tag, all, a, b, c)
  if tag > 0 then
    if tag >= unit and step then step(\"step\", (tag - tag % unit) / unit) end
    return a
  end
  if tag == 0 then return nil, a, b, c end
  error(a or \"grognard: not enough memory\", level)
  return nil, a, \"misuse\", \"\"
end
return function(native)
  return function(a, b, c, d) return finish(native(a, b, c, d)) end
end";

const OPTIONS: &str = "
local next, kind, trail, raw, exact = ...
return function(options)
  if not next or not kind or kind(options) ~= \"table\" then return nil end
  local flags = 0
  for name, value in next, options do
    if value == true and name == \"trail\" then flags = flags + trail
    elseif value == true and name == \"raw\" then flags = flags + raw
    elseif value == true and name == \"exact\" then flags = flags + exact
    elseif value ~= false or name ~= \"trail\" and name ~= \"raw\" and name ~= \"exact\" then return nil end
  end
  return flags
end";

impl Shell {
    /// Creates the shell.
    pub fn of(lua: &Lua) -> mlua::Result<Shell> {
        let error = match lua.globals().raw_get::<Value>("error")? {
            Value::Function(error) => error,
            _ => lua.load("").set_name("=grognard").into_function()?,
        };
        let step = match lua.globals().raw_get::<Value>("collectgarbage")? {
            step @ Value::Function(_) => step,
            _ => Value::Nil,
        };
        let wrap = lua.load(SHELL).set_name("=grognard").call((&error, LEVEL, &step, STEP))?;
        let (next, kind) = (lua.globals().raw_get::<Value>("next")?, lua.globals().raw_get::<Value>("type")?);
        let flags = lua.load(OPTIONS).set_name("=grognard").call((next, kind, TRAIL, PARSED, EXACT))?;
        Ok(Shell { error, step, flags, wrap })
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

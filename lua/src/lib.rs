//! The Lua module.

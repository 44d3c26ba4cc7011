/* One call by texts, for hosts whose own Lua lends C no tables (Playdate's addFunction, for one): the program keeps a small
 * Lua state of its own for it. */
#ifndef GROGNARD_LUA_TEXT_H
#define GROGNARD_LUA_TEXT_H

#include <lua.h>
#include <stddef.h>
#include <stdint.h>

/* Asks an operation. In: `L`, a state with the module as the global `grognard`; `operation`, its name, such as
 * `ocs.combat.assess`; `question`, a table constructor of Lua, such as `{a={b=1}}`, which sees no functions; both end with a
 * zero byte. Out: `answer`, of `capacity` bytes, the answer as a table constructor with its fields in alphabetic order, or
 * that of a fault, `{code="...",field="...",message="..."}`; `needed`, always written: the number of bytes, including the
 * zero byte. Returns 0, or the number of a fault: that of the question; `bad_text` for a text that is no table, or takes too
 * long; `unknown_operation`; `buffer_too_small`, and then no text was written. */
int32_t grog_lua_text(lua_State *L, const char *operation, const char *question, char *answer, size_t capacity, size_t *needed);

#endif

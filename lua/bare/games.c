/* Games that Lua holds: a userdata whose memory is Lua's, with orders as lines and rows of the choices. */
#include "binding.h"

#include <string.h>

static const char *const NAME = "grognard.Game";

/* The game at the first place of the stack. */
static struct grog_held *held_at(lua_State *L)
{
    return luaL_checkudata(L, 1, NAME);
}

/* Puts the question's table in place of the arguments: with the game, and what `fill` added. */
static int asked(lua_State *L, const struct grog_operation *o, struct grog_held *held, const char *line, size_t length)
{
    lua_pushvalue(L, 1);
    lua_setfield(L, -2, "_game");
    lua_replace(L, 1);
    lua_settop(L, 1);
    return grog_lua_ask(L, o, held, line, length);
}

/* An order: a line, or a row with its dice. */
static int given(lua_State *L, const struct grog_operation *o, struct grog_held *held)
{
    size_t length = 0;
    const char *line = NULL;
    lua_settop(L, 3);
    lua_createtable(L, 0, 4);
    if (lua_type(L, 2) == LUA_TSTRING) {
        line = lua_tolstring(L, 2, &length);
        lua_pushvalue(L, 2);
        lua_setfield(L, -2, "_line");
    } else {
        luaL_checktype(L, 2, LUA_TTABLE);
        lua_pushvalue(L, 2);
        lua_setfield(L, -2, "choice");
        lua_pushvalue(L, 3);
        lua_setfield(L, -2, "dice");
    }
    return asked(L, o, held, line, length);
}

static int judge(lua_State *L)
{
    struct grog_held *held = held_at(L);
    return given(L, held->of->judge, held);
}

static int look(lua_State *L)
{
    struct grog_held *held = held_at(L);
    lua_settop(L, 1);
    lua_createtable(L, 0, 1);
    return asked(L, held->of->look, held, NULL, 0);
}

/* All that may be done; of a game with levels what follows a row. */
static int choices(lua_State *L)
{
    struct grog_held *held = held_at(L);
    lua_settop(L, 2);
    lua_createtable(L, 0, 2);
    if (!lua_isnil(L, 2)) {
        lua_pushvalue(L, 2);
        lua_setfield(L, -2, "of");
    }
    return asked(L, held->of->choices, held, NULL, 0);
}

/* A copy of the position of the game at the first place, as a userdata. */
static int copied(lua_State *L)
{
    const struct grog_held *held = lua_touserdata(L, 1);
    const size_t bytes = held->of->position(held->memory, held->words) * sizeof(uint64_t);
    memcpy(lua_newuserdatauv(L, bytes > 0 ? bytes : 1, 0), held->memory, bytes);
    return 1;
}

static int give(lua_State *L)
{
    struct grog_held *held = held_at(L);
    return given(L, held->of->order, held);
}

/* Gives an order. The position before it is kept for undo, if there is memory for it. */
static int order(lua_State *L)
{
    held_at(L);
    lua_settop(L, 3);
    lua_pushcfunction(L, copied);
    lua_pushvalue(L, 1);
    if (lua_pcall(L, 1, 1, 0) != LUA_OK) {
        lua_pop(L, 1);
        lua_pushnil(L);
    }
    lua_pushcfunction(L, give);
    for (int at = 1; at <= 3; at++) {
        lua_pushvalue(L, at);
    }
    lua_call(L, 3, LUA_MULTRET);
    if (lua_istable(L, 5)) {
        lua_getfield(L, 5, "verdict");
        const int done = strcmp(luaL_optstring(L, -1, ""), "allowed") == 0;
        lua_pop(L, 1);
        if (done) {
            lua_pushvalue(L, 4);
            lua_setiuservalue(L, 1, 2);
        }
    }
    return lua_gettop(L) - 4;
}

/* Takes back the last order, and says whether it did; one with which dice were thrown only by `undo(true)`, the referee's. */
static int undo(lua_State *L)
{
    struct grog_held *held = held_at(L);
    const int referee = lua_toboolean(L, 2);
    lua_settop(L, 1);
    const int none = lua_getiuservalue(L, 1, 2) != LUA_TUSERDATA;
    if (none || (!referee && held->of->thrown(held->memory, held->words) == 1)) {
        lua_pushboolean(L, 0);
        return 1;
    }
    memcpy(held->memory, lua_touserdata(L, 2), lua_rawlen(L, 2));
    lua_pushnil(L);
    lua_setiuservalue(L, 1, 2);
    lua_pushboolean(L, 1);
    return 1;
}

static int save(lua_State *L)
{
    struct grog_held *held = held_at(L);
    GrogFault fault = {.size = sizeof fault};
    size_t room = 0, needed = 0;
    char *text = NULL;
    lua_settop(L, 1);
    for (;;) {
        const int32_t status = held->of->save(held->memory, held->words, text, room, &needed, &fault);
        if (status == 0) {
            lua_pushlstring(L, text, needed > 0 ? needed - 1 : 0);
            return 1;
        }
        if (needed > room) {
            room = needed;
            text = lua_newuserdatauv(L, room, 0);
        } else if (!grog_lua_grow(L, 1, held, &fault)) {
            return grog_lua_refuse(L, status, &fault);
        }
    }
}

/* A new userdata for a game, without memory. */
static struct grog_held *made(lua_State *L, const struct grog_game *of)
{
    struct grog_held *held = lua_newuserdatauv(L, sizeof *held, 2);
    *held = (struct grog_held){.of = of};
    luaL_setmetatable(L, NAME);
    return held;
}

/* A copy of a game, for looking ahead. It cannot be taken back further. */
static int copy(lua_State *L)
{
    const struct grog_held *held = held_at(L);
    lua_settop(L, 1);
    struct grog_held *other = made(L, held->of);
    copied(L);
    other->memory = lua_touserdata(L, -1);
    other->words = (size_t)lua_rawlen(L, -1) / sizeof(uint64_t);
    lua_setiuservalue(L, 2, 1);
    return 1;
}

/* Begins the game that is the first argument as the table beside it says. */
static int begin(lua_State *L)
{
    struct grog_held *held = held_at(L);
    lua_settop(L, 2);
    return asked(L, held->of->begin, held, NULL, 0);
}

/* A game of a text, or as a table says; without any the printed one. */
static int game(lua_State *L)
{
    const struct grog_game *of = lua_touserdata(L, lua_upvalueindex(1));
    lua_settop(L, 1);
    struct grog_held *held = made(L, of);
    if (lua_type(L, 1) == LUA_TSTRING) {
        size_t length = 0;
        const char *text = lua_tolstring(L, 1, &length);
        GrogFault fault = {.size = sizeof fault};
        for (;;) {
            const int32_t status = of->load(held->memory, held->words, text, length, &fault);
            if (status == 0) {
                return 1;
            }
            if (status != GROG_FAULT_CODE_BUFFER_TOO_SMALL || !grog_lua_grow(L, 2, held, &fault)) {
                return grog_lua_refuse(L, status, &fault);
            }
        }
    }
    lua_pushcfunction(L, begin);
    lua_pushvalue(L, 2);
    lua_newtable(L); /* the caller's table stays as it is */
    if (!lua_isnil(L, 1)) {
        luaL_checktype(L, 1, LUA_TTABLE);
        for (lua_pushnil(L); lua_next(L, 1) != 0;) {
            lua_pushvalue(L, -2);
            lua_insert(L, -2);
            lua_rawset(L, 5);
        }
    }
    lua_call(L, 2, LUA_MULTRET);
    if (lua_istable(L, 3)) {
        lua_settop(L, 2);
        return 1;
    }
    return lua_gettop(L) - 2;
}

void grog_lua_games(lua_State *L)
{
    static const luaL_Reg methods[] = {
        {"order", order}, {"judge", judge}, {"choices", choices}, {"look", look}, {"save", save}, {"copy", copy}, {"undo", undo}, {0, 0},
    };
    luaL_newmetatable(L, NAME);
    luaL_newlibtable(L, methods);
    luaL_setfuncs(L, methods, 0);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pop(L, 1);
    for (const struct grog_game *each = grog_games; each->name; each++) {
        lua_pushlightuserdata(L, (void *)each);
        lua_pushcclosure(L, game, 1);
        grog_lua_place(L, each->name);
    }
}

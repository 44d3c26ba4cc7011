/* Reads a question as a text and writes the answer as one, both of them tables as Lua writes them. */
#include "text.h"

#include "binding.h"

#include <stdio.h>
#include <string.h>

/* The most instructions of Lua that a question takes to be read. */
#define MOST 1000000

struct out {
    char *text;
    size_t capacity, length;
};

static void put(struct out *out, const char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++, out->length++) {
        if (out->length < out->capacity) {
            out->text[out->length] = bytes[i];
        }
    }
}

static void put_text(struct out *out, const char *text)
{
    put(out, text, strlen(text));
}

static void put_quoted(struct out *out, const char *text, size_t length)
{
    put_text(out, "\"");
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)text[i];
        char escape[8];
        if (c == '"' || c == '\\') {
            put_text(out, "\\");
        }
        if (c < 32) {
            snprintf(escape, sizeof escape, "\\%03d", c);
            put_text(out, escape);
        } else {
            put(out, text + i, 1);
        }
    }
    put_text(out, "\"");
}

static void put_value(lua_State *L, int at, struct out *out);

/* The fields of a table in alphabetic order. */
static void put_fields(lua_State *L, int at, struct out *out)
{
    const char *last = "";
    for (;;) {
        const char *next = NULL;
        for (lua_pushnil(L); lua_next(L, at) != 0; lua_pop(L, 1)) {
            const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;
            if (name && strcmp(name, last) > 0 && (!next || strcmp(name, next) < 0)) {
                next = name;
            }
        }
        if (!next) {
            return;
        }
        if (*last) {
            put_text(out, ",");
        }
        put_text(out, next);
        put_text(out, "=");
        lua_getfield(L, at, next);
        put_value(L, lua_gettop(L), out);
        lua_pop(L, 1);
        last = next;
    }
}

static void put_value(lua_State *L, int at, struct out *out)
{
    size_t length = 0;
    const char *text;
    luaL_checkstack(L, 6, NULL);
    switch (lua_type(L, at)) {
    case LUA_TTABLE:
        put_text(out, "{");
        for (lua_Integer i = 1; i <= (lua_Integer)lua_rawlen(L, at); i++) {
            put_text(out, i > 1 ? "," : "");
            lua_rawgeti(L, at, i);
            put_value(L, lua_gettop(L), out);
            lua_pop(L, 1);
        }
        put_fields(L, at, out);
        put_text(out, "}");
        return;
    case LUA_TSTRING:
        text = lua_tolstring(L, at, &length);
        put_quoted(out, text, length);
        return;
    default:
        put_text(out, luaL_tolstring(L, at, NULL));
        lua_pop(L, 1);
    }
}

static void stop(lua_State *L, lua_Debug *where)
{
    (void)where;
    luaL_error(L, "the question takes too long");
}

/* The function of an operation by its dotted name, or nil. */
static void find(lua_State *L, const char *name)
{
    const char *dot;
    lua_getglobal(L, "grognard");
    while (lua_istable(L, -1) && (dot = strchr(name, '.'))) {
        lua_pushlstring(L, name, (size_t)(dot - name));
        lua_rawget(L, -2);
        lua_remove(L, -2);
        name = dot + 1;
    }
    if (lua_istable(L, -1)) {
        lua_pushstring(L, name);
        lua_rawget(L, -2);
        lua_remove(L, -2);
    }
}

static int32_t fault_of(const char *code)
{
    for (int32_t fault = 1;; fault++) {
        const char *word = grog_fault_word(fault);
        if (!word || strcmp(word, code) == 0) {
            return word ? fault : GROG_FAULT_CODE_INTERNAL;
        }
    }
}

struct asked {
    const char *operation, *question;
    struct out out;
    int32_t status;
};

/* A question as a table, of nothing but values. */
static int read_question(lua_State *L)
{
    const char *question = lua_touserdata(L, 1);
    lua_pushfstring(L, "return %s", question);
    if (luaL_loadbufferx(L, lua_tostring(L, -1), lua_rawlen(L, -1), "=question", "t") != LUA_OK) {
        return lua_error(L);
    }
    lua_newtable(L);
    lua_setupvalue(L, -2, 1);
    lua_sethook(L, stop, LUA_MASKCOUNT, MOST);
    lua_call(L, 0, 1);
    lua_sethook(L, NULL, 0, 0);
    luaL_checktype(L, -1, LUA_TTABLE);
    return 1;
}

static int call(lua_State *L)
{
    struct asked *a = lua_touserdata(L, 1);
    find(L, a->operation);
    if (!lua_isfunction(L, -1)) {
        a->status = GROG_FAULT_CODE_UNKNOWN_OPERATION;
        lua_settop(L, 0);
        return 0;
    }
    lua_pushcfunction(L, read_question);
    lua_pushlightuserdata(L, (void *)a->question);
    if (lua_pcall(L, 1, 1, 0) != LUA_OK) {
        lua_sethook(L, NULL, 0, 0);
        a->status = GROG_FAULT_CODE_BAD_TEXT;
        return 0;
    }
    lua_call(L, 1, 4);
    if (lua_isnil(L, -4)) {
        a->status = fault_of(luaL_checkstring(L, -2));
        lua_createtable(L, 0, 3);
        lua_pushvalue(L, -4);
        lua_setfield(L, -2, "message");
        lua_pushvalue(L, -3);
        lua_setfield(L, -2, "code");
        lua_pushvalue(L, -2);
        lua_setfield(L, -2, "field");
    } else {
        lua_pop(L, 3);
    }
    put_value(L, lua_gettop(L), &a->out);
    return 0;
}

int32_t grog_lua_text(lua_State *L, const char *operation, const char *question, char *answer, size_t capacity, size_t *needed)
{
    struct asked a = {.operation = operation, .question = question, .out = {.text = answer, .capacity = capacity}};
    const int top = lua_gettop(L);
    lua_pushcfunction(L, call);
    lua_pushlightuserdata(L, &a);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
        a.status = GROG_FAULT_CODE_INTERNAL;
    }
    lua_settop(L, top);
    if (a.status != 0 && a.out.length == 0) {
        put_text(&a.out, "{code=\"");
        put_text(&a.out, grog_fault_word(a.status));
        put_text(&a.out, "\"}");
    }
    put(&a.out, "", 1);
    *needed = a.out.length;
    if (a.out.length > capacity) {
        if (capacity > 0) {
            *answer = 0;
        }
        return GROG_FAULT_CODE_BUFFER_TOO_SMALL;
    }
    return a.status;
}

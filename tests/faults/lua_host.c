/* A program with Lua whose memory fails where a script says: lua_host SCRIPT ARGUMENT...
 * arm(first, last): requests from the first to before the last fail, counted from 0; to the end if the last is 0.
 * disarm(): returns how many requests there were, and how many failed. */
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>

static struct {
    int armed;
    long long first, last, seen, failed;
} plan;

static void *request(void *unused, void *block, size_t old, size_t size)
{
    (void)unused;
    if (size == 0) {
        free(block);
        return NULL;
    }
    /* Lua relies on it that a block can be made smaller. For a new block `old` is a type. */
    if (plan.armed && (block == NULL || size > old)) {
        long long now = plan.seen++;
        if (now >= plan.first && (plan.last == 0 || now < plan.last)) {
            plan.failed++;
            return NULL;
        }
    }
    return realloc(block, size);
}

static int arm(lua_State *lua)
{
    plan.first = (long long)luaL_checknumber(lua, 1);
    plan.last = (long long)luaL_checknumber(lua, 2);
    plan.seen = plan.failed = 0;
    plan.armed = 1;
    return 0;
}

static int disarm(lua_State *lua)
{
    plan.armed = 0;
    lua_pushnumber(lua, (lua_Number)plan.seen);
    lua_pushnumber(lua, (lua_Number)plan.failed);
    return 2;
}

int main(int count, char **arguments)
{
    if (count < 2)
        return 2;
    lua_State *lua = lua_newstate(request, NULL);
    if (lua == NULL)
        return 2;
    luaL_openlibs(lua);
    lua_register(lua, "arm", arm);
    lua_register(lua, "disarm", disarm);
    lua_createtable(lua, count - 2, 0);
    for (int at = 2; at < count; at++) {
        lua_pushstring(lua, arguments[at]);
        lua_rawseti(lua, -2, at - 1);
    }
    lua_setglobal(lua, "arg");
    int status = luaL_loadfile(lua, arguments[1]) || lua_pcall(lua, 0, 0, 0);
    if (status)
        fprintf(stderr, "%s\n", lua_tostring(lua, -1));
    lua_close(lua);
    return status;
}

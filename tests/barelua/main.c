/* Lua on a Cortex-M7 without an operating system: a vector table, files of the host through semihosting, a heap of its own
 * for Lua, and a painted stack. */
#include "binding.h"
#include "machine.h"
#include "text.h"

#include <lualib.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>

#define PAINT 0xDEADBEEFu
#ifdef GAMES
#define PAINTED 32768u /* words: 128 KiB */
#else
#define PAINTED 8192u /* words: 32 KiB */
#endif

static void say(const char *text)
{
    host(0x04, text);
}

static void leave(int status)
{
    const uint32_t block[2] = {0x20026u, (uint32_t)status};
    host(0x20, block);
    for (;;) {
    }
}

static void stuck(void)
{
    say("an exception was taken\n");
    leave(3);
}

#ifdef __PICOLIBC__
void _exit(int status);
void _exit(int status)
{
    leave(status);
    for (;;) {
    }
}
#endif

#ifdef __PICOLIBC__
/* This library's files, of which there are none. */
FILE *const stdin = NULL, *const stdout = NULL, *const stderr = NULL;
#define _sbrk sbrk
void *sbrk(ptrdiff_t more);
#define NOTHING(name) int name(void); int name(void) { return -1; }
NOTHING(open)
NOTHING(close)
NOTHING(read)
NOTHING(write)
NOTHING(lseek)
NOTHING(unlink)
NOTHING(times)
NOTHING(gettimeofday)
NOTHING(kill)
NOTHING(getpid)
#endif

/* Memory for newlib, which Lua's texts of numbers use. */
void *_sbrk(ptrdiff_t more)
{
    static char memory[64 * 1024] __attribute__((aligned(8)));
    static size_t used;
    if (more < 0 || used + (size_t)more > sizeof memory) {
        return (void *)-1;
    }
    used += (size_t)more;
    return memory + used - more;
}

/* Lua's heap: blocks in a list, first fit. */
struct block {
    size_t size; /* of what follows; the lowest bit says that it is free */
};
static uint8_t heap[512 * 1024] __attribute__((aligned(8)));
static size_t live, most;

static struct block *after(struct block *b)
{
    return (struct block *)((uint8_t *)(b + 2) + (b->size & ~(size_t)1));
}

static void *resized(void *ud, void *old, size_t was, size_t size)
{
    struct block *const end = (struct block *)(heap + sizeof heap - 16);
    struct block *b;
    (void)ud;
    if (size == 0) {
        if (old) {
            ((struct block *)old - 2)->size |= 1;
            live -= was;
        }
        return NULL;
    }
    const size_t wanted = (size + 15) & ~(size_t)7;
    for (b = (struct block *)heap; b < end; b = after(b)) {
        if (!(b->size & 1)) {
            continue;
        }
        /* Free neighbours become one. */
        while (after(b) < end && (after(b)->size & 1)) {
            b->size += (after(b)->size & ~(size_t)1) + 2 * sizeof *b;
        }
        const size_t have = b->size & ~(size_t)1;
        if (have >= wanted) {
            if (have >= wanted + 32) {
                b->size = wanted;
                after(b)->size = (have - wanted - 2 * sizeof *b) | 1;
            } else {
                b->size = have;
            }
            void *place = b + 2;
            if (old) {
                memcpy(place, old, was < size ? was : size);
                ((struct block *)old - 2)->size |= 1;
                live -= was;
            }
            live += size;
            if (live > most) {
                most = live;
            }
            return place;
        }
    }
    return NULL;
}

static char line[16 * 1024], text[256];

static int opened(const char *name)
{
    const uint32_t block[3] = {(uint32_t)name, 0, (uint32_t)strlen(name)};
    return host(0x01, block);
}

/* The bytes of a file from where it stands; how many there are. */
static size_t bytes_of(int file, char *to, size_t size)
{
    const uint32_t block[3] = {(uint32_t)file, (uint32_t)to, (uint32_t)size};
    return size - (size_t)host(0x06, block);
}

static uint32_t *painted(void)
{
    uint32_t *volatile top = stack_pointer();
    for (volatile uint32_t *p = top - PAINTED; p < top - 16; p++) {
        *p = PAINT;
    }
    return top;
}

static unsigned depth(const uint32_t *top)
{
    const uint32_t *p = top - PAINTED;
    while (p < top && *p == PAINT) {
        p++;
    }
    return (unsigned)((size_t)(top - p) * sizeof *p);
}

static const char *whole_file(const char *name)
{
    const int file = opened(name);
    const size_t length = file < 0 ? 0 : bytes_of(file, line, sizeof line - 1);
    line[length] = 0;
    return line;
}

/* grognard.text(name, question): the call by texts, for the runner. */
static int by_text(lua_State *L)
{
    static char answer[32 * 1024];
    size_t needed = 0;
    const int32_t status = grog_lua_text(L, luaL_checkstring(L, 1), luaL_checkstring(L, 2), answer, sizeof answer, &needed);
    if (status == GROG_FAULT_CODE_BUFFER_TOO_SMALL) {
        return luaL_error(L, "an answer of %d bytes", (int)needed);
    }
    lua_pushstring(L, answer);
    return 1;
}

/* Lua with its libraries and the binding. */
static lua_State *begun(void)
{
    ((struct block *)heap)->size = (sizeof heap - 32) | 1;
    lua_State *L = lua_newstate(resized, NULL);
    luaL_requiref(L, "_G", luaopen_base, 1);
    luaL_requiref(L, LUA_TABLIBNAME, luaopen_table, 1);
    luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 1);
    luaL_requiref(L, LUA_MATHLIBNAME, luaopen_math, 1);
    luaopen_grognard(L);
    lua_pushcfunction(L, by_text);
    lua_setfield(L, -2, "text");
    lua_setglobal(L, "grognard");
    lua_settop(L, 0);
    lua_gc(L, LUA_GCCOLLECT);
    snprintf(text, sizeof text, "heap of Lua with its libraries and the binding: %u bytes\n", (unsigned)live);
    say(text);
    return L;
}

#ifdef GAMES
/* Games by lines, and those of the files, with so many steps by chance as each says. */
static int run(void)
{
    static const struct { const char *system, *name; int steps; } files[] = {
        {"axis_allies", "axis_allies-chance", 60}, {"korea", "korea", 60}, {"korea", "korea-chance", 60},
    };
    uint32_t *const top = painted();
    lua_State *L = begun();
    if (luaL_loadstring(L, whole_file("play.lua")) || (lua_getglobal(L, "grognard"), lua_pcall(L, 1, 2, 0))) {
        say(lua_tostring(L, -1));
        return 1;
    }
    for (size_t i = 0; i <= sizeof files / sizeof *files; i++) {
        lua_gc(L, LUA_GCCOLLECT);
        const size_t before = most = live;
        lua_pushvalue(L, i == 0 ? 1 : 2);
        if (i > 0) {
            static const char *const ends[] = {".position", ".orders", ".said"};
            lua_pushstring(L, files[i - 1].system);
            for (int end = 0; end < 3; end++) {
                snprintf(text, sizeof text, "%s%s", files[i - 1].name, ends[end]);
                lua_pushstring(L, whole_file(text));
            }
            lua_pushinteger(L, files[i - 1].steps);
        }
        if (lua_pcall(L, i == 0 ? 0 : 5, 1, 0)) {
            say(lua_tostring(L, -1));
            return 1;
        }
        snprintf(text, sizeof text, "played: %s; heap at most %u bytes\n", lua_tostring(L, -1), (unsigned)(most - before));
        say(text);
        lua_settop(L, 2);
    }
    /* What a game takes that was begun, and one order. */
    lua_gc(L, LUA_GCCOLLECT);
    const size_t before = live;
    (void)luaL_dostring(L, "game = grognard.axis_allies.Game()");
    lua_gc(L, LUA_GCCOLLECT);
    const size_t held = most = live;
    (void)luaL_dostring(L, "assert(game:order('buy 3 inf').verdict == 'allowed')");
    snprintf(text, sizeof text, "heap of a game: %u bytes, of an order %u more; stack at most %u bytes\n", (unsigned)(held - before),
             (unsigned)(most - held), depth(top));
    say(text);
    return 0;
}
static int counted(void) { return 0; }
#else

static int run(void)
{
    uint32_t *const top = painted();
    lua_State *L = begun();
    /* One call, as a program makes it. */
    most = live;
    const size_t before = live;
    static const char call[] =
        "local function unit(side) return { side = side, kind = 'combat', mode = 'combat', size = 'regiment', rating = 3,"
        " combat_supply = 'paid', combat_side = { strength = 4 } } end "
        "local a = grognard.ocs.combat.assess { attackers = { unit(1), unit(1) }, defenders = { unit(2) }, attack = 'regular',"
        " phase = 'combat' } return a.value.odds.attack";
    if (luaL_dostring(L, call) || lua_tointeger(L, -1) != 2) {
        say("the call failed\n");
        return 1;
    }
    lua_settop(L, 0);
    snprintf(text, sizeof text, "heap of one assess: %u bytes, stack %u bytes\n", (unsigned)(most - before), depth(top));
    say(text);
    if (luaL_loadstring(L, whole_file("runner.lua")) || (lua_getglobal(L, "grognard"), lua_pcall(L, 1, 2, 0))) {
        say(lua_tostring(L, -1));
        return 1;
    }
    /* The mod. */
    lua_pushvalue(L, 2);
    lua_pushstring(L, whole_file("mod.lua"));
    if (lua_pcall(L, 1, 2, 0)) {
        say(lua_tostring(L, -1));
        return 1;
    }
    lua_getfield(L, 3, "attack_cost");
    lua_getfield(L, 4, "attack_cost");
    snprintf(text, sizeof text, "mod: a cost of %s, with the mod %s\n", luaL_tolstring(L, 5, NULL), luaL_tolstring(L, 6, NULL));
    say(text);
    lua_settop(L, 2);
    /* The same call as texts. */
    static char answer[2048];
    size_t needed = 0;
    static const char name[] = "ocs.combat.assess", question[] =
        "{attackers={{side=1,kind='combat',mode='combat',size='regiment',rating=3,combat_supply='paid',combat_side={strength=8}}},"
        "defenders={{side=2,kind='combat',mode='combat',size='regiment',rating=3,combat_supply='paid',combat_side={strength=4}}},"
        "attack='regular',phase='combat'}";
    if (grog_lua_text(L, name, question, answer, sizeof answer, &needed) != 0 || !strstr(answer, "odds={attack=2,defence=1}") ||
        needed != strlen(answer) + 1 ||
        grog_lua_text(L, name, question, answer, 10, &needed) != GROG_FAULT_CODE_BUFFER_TOO_SMALL || needed < 100 ||
        grog_lua_text(L, name, "{attackers={}}", answer, sizeof answer, &needed) != GROG_FAULT_CODE_MISSING_FIELD ||
        !strstr(answer, "field=\"") ||
        grog_lua_text(L, name, "{", answer, sizeof answer, &needed) != GROG_FAULT_CODE_BAD_TEXT ||
        grog_lua_text(L, name, "(function() while true do end end)()", answer, sizeof answer, &needed) != GROG_FAULT_CODE_BAD_TEXT ||
        grog_lua_text(L, "ocs.x", "{}", answer, sizeof answer, &needed) != GROG_FAULT_CODE_UNKNOWN_OPERATION) {
        say("the call by texts failed: ");
        say(answer);
        return 1;
    }
    say("a call by texts\n");
    /* The cases, a line each. */
    const int file = opened("cases.txt");
    size_t held = 0;
    unsigned count = 0, bad = 0;
    for (;;) {
        const size_t more = bytes_of(file, line + held, sizeof line - 1 - held);
        held += more;
        line[held] = 0;
        char *begin = line, *stop;
        while ((stop = strchr(begin, '\n'))) {
            *stop = 0;
            lua_pushvalue(L, 1);
            lua_pushstring(L, begin);
            const int failed = lua_pcall(L, 1, 1, 0) || !lua_isnil(L, -1);
            count++;
            if (failed) {
                bad++;
                say(lua_tostring(L, -1));
                say("\n");
            }
            lua_settop(L, 2);
            begin = stop + 1;
        }
        held -= (size_t)(begin - line);
        memmove(line, begin, held);
        if (more == 0) {
            break;
        }
    }
    snprintf(text, sizeof text, "heap at most %u bytes, stack at most %u bytes\nvectors: %u run, %u failed\n", (unsigned)most,
             depth(top), count, bad);
    say(text);
    return count == 0 || bad > 0;
}

/* What the C library takes for a chance of one attack: instructions of an assessment and of a distribution. */
static int counted(void)
{
    enum { ROUNDS = 20 };
    const GrogOcsUnit unit = {
        .kind = GROG_OCS_KIND_COMBAT, .mode = GROG_OCS_MODE_COMBAT, .size = GROG_OCS_SIZE_REGIMENT, .side = 1, .rating = 3,
        .combat_supply = GROG_OCS_COMBAT_SUPPLY_PAID, .combat_side = {.strength = 4},
    };
    const GrogOcsUnit attackers[2] = {unit, unit};
    GrogOcsUnit defenders[1] = {unit};
    defenders[0].side = 2;
    const GrogOcsCombatAssessQuestion question = {
        .size = sizeof question, .attack = GROG_OCS_ATTACK_REGULAR, .phase = GROG_OCS_PHASE_COMBAT,
        .attackers = attackers, .attackers_len = 2, .defenders = defenders, .defenders_len = 1,
    };
    static GrogOcsCombatAssessAnswer assessed;
    static GrogOcsCombatDistributionQuestion chances;
    static GrogOcsCombatDistributionAnswer answer;
    GrogFault fault = {.size = sizeof fault};
    uint32_t spent[2] = {0, 0};
    for (int i = 0; i < ROUNDS; i++) {
        const uint32_t began = instructions();
        assessed.size = sizeof assessed;
        if (grog_ocs_combat_assess(&question, &assessed, NULL, &fault) != 0 || assessed.verdict != GROG_ALLOWED) {
            return 1;
        }
        chances.size = sizeof chances;
        chances.assessment = assessed.value;
        chances.attacker_policy = chances.defender_policy = GROG_OCS_POLICY_STAND;
        const uint32_t between = instructions();
        answer.size = sizeof answer;
        if (grog_ocs_combat_distribution(&chances, &answer, NULL, &fault) != 0 || answer.value.denominator != 7776) {
            return 1;
        }
        spent[0] += between - began;
        spent[1] += instructions() - between;
    }
    snprintf(text, sizeof text, "instructions: %u for an assess, %u for a distribution\n", (unsigned)(spent[0] / ROUNDS),
             (unsigned)(spent[1] / ROUNDS));
    say(text);
    return 0;
}

#endif

void reset(void)
{
    prepare();
    leave(counted() || run());
}

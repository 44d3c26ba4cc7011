/* A binding of selected operations for Lua 5.4 without an operating system. `grognard-generate lua-c` writes the
 * descriptions, binding.c converts by them. The library needs no memory; questions and answers are Lua's. */
#ifndef GROGNARD_LUA_BINDING_H
#define GROGNARD_LUA_BINDING_H

#include <grognard.h>
#include <lauxlib.h>
#include <lua.h>

enum grog_kind {
    GROG_INT = 1, GROG_SAID, GROG_WIDE, GROG_FLAG, GROG_WORD, GROG_LOCUS, GROG_RECORD, GROG_VIEW, GROG_TEXT, GROG_ARRAY,
    GROG_LIST
};

struct grog_words {
    const char *const *list;
    uint8_t first;
    uint16_t count;
    const uint16_t *parts; /* by word, the parts of the amount beside it; null if there are none */
    const struct grog_words *const *codes; /* by word, the words whose codes the amount beside it has; null if there are none */
};

struct grog_shape;

struct grog_field {
    const char *name;
    uint8_t kind;
    int8_t bytes; /* of a whole number; below 0 with a sign */
    uint8_t required, rule, item, unit, first;
    uint16_t at, count;
    uint16_t parts; /* of a measure's unit; 0 for a plain number */
    int64_t low, high;
    uint64_t whole;   /* the number of all cases of which it counts some; 0 for a plain number */
    const char *of;   /* the field that has that number */
    const char *by;   /* the field whose word has the measure */
    const struct grog_words *words;
    const struct grog_shape *shape;
    const struct grog_field *each;
};

struct grog_shape {
    const struct grog_field *fields;
    uint16_t count;
    uint16_t bytes;
    uint8_t sized; /* begins with its size */
    uint8_t sum;   /* is one number, the sum of its fields */
};

struct grog_operation {
    const struct grog_shape *question, *value, *effects;
    const char *list;
    uint8_t decides;
    uint16_t size, value_at, list_at, scratch_at;
    int32_t (*ask)(const void *question, void *answer, GrogFault *fault);
    int32_t (*play)(uint64_t *game, size_t words, const void *question, void *answer, GrogFault *fault); /* of a game */
};

struct grog_named {
    const char *name;
    const struct grog_operation *operation;
};

/* The selected operations, up to one without a name. */
extern const struct grog_named grog_operations[];

/* A kind of game: the questions that are asked of it, and its functions that are none. */
struct grog_game {
    const char *name;
    const struct grog_operation *begin, *look, *choices, *judge, *order;
    int32_t (*load)(uint64_t *game, size_t words, const char *text, size_t length, GrogFault *fault);
    int32_t (*save)(uint64_t *game, size_t words, char *text, size_t capacity, size_t *needed, GrogFault *fault);
    size_t (*position)(const uint64_t *game, size_t words);
    int32_t (*thrown)(const uint64_t *game, size_t words);
    size_t (*words)(void); /* null for a game whose size depends on its position */
};

/* The selected games, up to one without a name, and what opens them: null where none is selected, so that games.c is not
 * linked. It has the module on the stack. */
extern const struct grog_game grog_games[];
extern void (*const grog_open_games)(lua_State *L);
void grog_lua_games(lua_State *L);

/* A game that Lua holds: its memory is its first user value, the position before its last order the second. */
struct grog_held {
    const struct grog_game *of;
    uint64_t *memory;
    size_t words;
};

/* Asks by the table at the first place of the stack, whose field `_game` is the game, if it is asked of one. A line of orders
 * stands beside it. Returns the number of values on the stack. */
int grog_lua_ask(lua_State *L, const struct grog_operation *o, struct grog_held *held, const char *line, size_t length);
/* nil, message, code, field. */
int grog_lua_refuse(lua_State *L, int32_t status, const GrogFault *fault);
/* Gives a game that is at a place of the stack more memory, if a fault asks for it. */
int grog_lua_grow(lua_State *L, int at, struct grog_held *held, const GrogFault *fault);
/* Puts a value at a dotted name into the module on the stack. */
void grog_lua_place(lua_State *L, const char *name);

/* Opens the module: a table of tables with the operations by their dotted names, on the stack. */
int luaopen_grognard(lua_State *L);

#endif

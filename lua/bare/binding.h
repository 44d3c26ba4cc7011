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
};

struct grog_named {
    const char *name;
    const struct grog_operation *operation;
};

/* The selected operations, up to one without a name. */
extern const struct grog_named grog_operations[];

/* Opens the module: a table of tables with the operations by their dotted names, on the stack. */
int luaopen_grognard(lua_State *L);

#endif

/* Converts tables to questions, and answers to tables, by generated descriptions. A fault comes back as nil, message, code,
 * field, as in the other roads; misuse is an error. */
#include "binding.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* What is wrong: a code, and the path, which is written from its end. */
struct wrong {
    const char *code;
    char path[120];
    size_t at;
};

static int fail(struct wrong *w, int code)
{
    w->code = grog_fault_word(code);
    w->at = sizeof w->path - 1;
    w->path[w->at] = 0;
    return 1;
}

static int within(struct wrong *w, const char *outer)
{
    const size_t length = strlen(outer);
    const char first = w->path[w->at];
    if (first != 0 && first != '[' && w->at > 0) {
        w->path[--w->at] = '.';
    }
    if (length <= w->at) {
        w->at -= length;
        memcpy(w->path + w->at, outer, length);
    }
    return 1;
}

static int within_item(struct wrong *w, lua_Integer at)
{
    char text[24];
    snprintf(text, sizeof text, "[%d]", (int)at);
    return within(w, text);
}

static void put(uint8_t *place, int bytes, int64_t number)
{
    const uint64_t raw = (uint64_t)number;
    memcpy(place, &raw, (size_t)(bytes < 0 ? -bytes : bytes)); /* the lowest bytes come first on these machines */
}

static int64_t get(const uint8_t *place, int bytes)
{
    uint64_t raw = 0;
    const int size = bytes < 0 ? -bytes : bytes;
    memcpy(&raw, place, (size_t)size);
    if (bytes < 0 && size < 8 && (raw >> (size * 8 - 1) & 1)) {
        raw |= ~(uint64_t)0 << (size * 8);
    }
    return (int64_t)raw;
}

/* A whole number; 0 if the value is none. `fault` tells one out of range from another type. */
static int whole(lua_State *L, int at, int64_t *number, int *fault)
{
    int is = 0;
    *fault = GROG_FAULT_CODE_WRONG_TYPE;
    if (lua_type(L, at) != LUA_TNUMBER) {
        return 0;
    }
    *number = lua_tointegerx(L, at, &is);
    if (!is) {
        const lua_Number x = lua_tonumber(L, at);
        if (isfinite(x) && floor(x) == x) {
            *fault = GROG_FAULT_CODE_OUT_OF_RANGE;
        }
    }
    return is;
}

/* A number of units as a number of parts: a number, or a text such as "2 1/2". */
static int parts_of(lua_State *L, int at, uint16_t parts, int64_t *number, int *fault)
{
    if (lua_type(L, at) == LUA_TNUMBER && !lua_isinteger(L, at)) {
        const lua_Number x = lua_tonumber(L, at);
        *fault = GROG_FAULT_CODE_WRONG_TYPE;
        if (!isfinite(x)) {
            return 0;
        }
        *fault = floor(x) == x ? GROG_FAULT_CODE_OUT_OF_RANGE : GROG_FAULT_CODE_INEXACT;
        const lua_Number scaled = x * parts;
        if (fabs(scaled) > 1e15 || floor(scaled) != scaled || floor(x * 2147483648.0) != x * 2147483648.0) {
            return 0;
        }
        *number = (int64_t)scaled;
        return 1;
    }
    if (lua_type(L, at) == LUA_TSTRING) {
        uint32_t read = 0;
        const char *text = lua_tostring(L, at);
        const int negative = *text == '-';
        const int status = grog_measure_read(text + negative, parts, &read);
        *fault = status;
        if (status == 0) {
            *number = negative ? -(int64_t)read : (int64_t)read;
        }
        return status == 0;
    }
    if (!whole(L, at, number, fault)) {
        return 0;
    }
    *fault = GROG_FAULT_CODE_INEXACT;
    if (*number > INT64_MAX / 65536 || *number < INT64_MIN / 65536) {
        return 0;
    }
    *number *= parts;
    return 1;
}

static int word(lua_State *L, int at, const struct grog_words *words, uint8_t *code, struct wrong *w)
{
    if (lua_type(L, at) != LUA_TSTRING) {
        return fail(w, GROG_FAULT_CODE_WRONG_TYPE);
    }
    const char *text = lua_tostring(L, at);
    for (uint16_t i = 0; i < words->count; i++) {
        if (strcmp(text, words->list[i]) == 0) {
            *code = (uint8_t)(i + words->first);
            return 0;
        }
    }
    return fail(w, GROG_FAULT_CODE_UNKNOWN_WORD);
}

static const struct grog_field *field_of(const struct grog_shape *shape, const char *name)
{
    for (uint16_t i = 0; i < shape->count; i++) {
        if (strcmp(shape->fields[i].name, name) == 0) {
            return &shape->fields[i];
        }
    }
    return NULL;
}

/* The parts of an amount whose unit is that of a word in its record. */
static uint16_t parts_by(const struct grog_shape *shape, const struct grog_field *f, const uint8_t *record)
{
    const struct grog_field *by = shape ? field_of(shape, f->by) : NULL;
    if (!by || !by->words->parts || record[by->at] < by->words->first) {
        return 0;
    }
    const uint8_t place = (uint8_t)(record[by->at] - by->words->first);
    return place < by->words->count ? by->words->parts[place] : 0;
}

/* The words whose codes such an amount has; null if it is a number. */
static const struct grog_words *codes_by(const struct grog_shape *shape, const struct grog_field *f, const uint8_t *record)
{
    const struct grog_field *by = shape && f->by ? field_of(shape, f->by) : NULL;
    if (!by || !by->words->codes || record[by->at] < by->words->first) {
        return NULL;
    }
    const uint8_t place = (uint8_t)(record[by->at] - by->words->first);
    return place < by->words->count ? by->words->codes[place] : NULL;
}

static int number_of(lua_State *L, int at, const struct grog_field *f, uint16_t parts, int64_t *number, struct wrong *w)
{
    int fault = GROG_FAULT_CODE_OUT_OF_RANGE;
    if (f->rule && lua_type(L, at) == LUA_TSTRING) {
        uint16_t rule = 0;
        if (grog_rule_number(lua_tostring(L, at), &rule) != 0) {
            return fail(w, GROG_FAULT_CODE_UNKNOWN_WORD);
        }
        *number = rule;
        return 0;
    }
    if (parts > 0 ? !parts_of(L, at, parts, number, &fault) : !whole(L, at, number, &fault)) {
        return fail(w, fault);
    }
    if (f->item) {
        /* Units go by their ids, other items by their places from 1. */
        const int base = f->unit ? 0 : 1;
        if (*number < f->low + base || *number > f->high - 1 + base) {
            return fail(w, GROG_FAULT_CODE_OUT_OF_RANGE);
        }
        *number += f->first - base;
        return 0;
    }
    return *number < f->low || *number > f->high ? fail(w, GROG_FAULT_CODE_OUT_OF_RANGE) : 0;
}

/* A chance: a number from 0 to 1, or exactly a text such as "5/9223372036854775808". */
static int chance_of(lua_State *L, int at, uint64_t *units, struct wrong *w)
{
    *units = 0;
    if (lua_type(L, at) == LUA_TNUMBER) {
        const lua_Number x = lua_tonumber(L, at);
        if (!(x >= 0 && x <= 1)) {
            return fail(w, GROG_FAULT_CODE_OUT_OF_RANGE);
        }
        *units = (uint64_t)rint(x * 9223372036854775808.0);
        return 0;
    }
    const char *text = lua_type(L, at) == LUA_TSTRING ? lua_tostring(L, at) : "";
    while (*text >= '0' && *text <= '9' && *units <= UINT64_MAX / 10 - 1) {
        *units = *units * 10 + (uint64_t)(*text++ - '0');
    }
    return strcmp(text, "/9223372036854775808") == 0 ? 0 : fail(w, GROG_FAULT_CODE_WRONG_TYPE);
}

static int read_record(lua_State *L, int at, const struct grog_shape *shape, uint8_t *record, struct wrong *w);

/* Memory that lives as long as the call: it stays on the stack below `keep`. */
static void *taken(lua_State *L, size_t bytes, int keep)
{
    void *memory = lua_newuserdatauv(L, bytes > 0 ? bytes : 1, 0);
    memset(memory, 0, bytes);
    lua_rawseti(L, keep, (lua_Integer)lua_rawlen(L, keep) + 1);
    return memory;
}

static size_t size_of(const struct grog_field *f)
{
    if (f->kind == GROG_RECORD) {
        return f->shape->bytes;
    }
    return (size_t)(f->bytes < 0 ? -f->bytes : f->bytes);
}

static int read_value(lua_State *L, int at, const struct grog_field *f, const struct grog_shape *shape, uint8_t *record,
                      uint8_t *place, struct wrong *w)
{
    int64_t number = 0;
    switch (f->kind) {
    case GROG_INT:
    case GROG_SAID: {
        const struct grog_words *const codes = codes_by(shape, f, record);
        if (codes && lua_type(L, at) == LUA_TSTRING) {
            uint8_t code = 0;
            if (word(L, at, codes, &code, w)) {
                return 1;
            }
            put(place, f->bytes, code);
            return 0;
        }
        if (number_of(L, at, f, f->by ? parts_by(shape, f, record) : f->parts, &number, w)) {
            return 1;
        }
        if (f->kind == GROG_SAID && number == 0) {
            number = f->high + 1;
        }
        put(place, f->bytes, number);
        return 0;
    }
    case GROG_WIDE: {
        int fault = 0;
        if (f->whole == (uint64_t)1 << 63) {
            uint64_t units;
            if (chance_of(L, at, &units, w)) {
                return 1;
            }
            put(place, 8, (int64_t)units);
            return 0;
        }
        if (!whole(L, at, &number, &fault) || number < 0) {
            return fail(w, fault && lua_type(L, at) != LUA_TNUMBER ? fault : GROG_FAULT_CODE_OUT_OF_RANGE);
        }
        put(place, 8, number);
        return 0;
    }
    case GROG_FLAG:
        if (lua_type(L, at) != LUA_TBOOLEAN) {
            return fail(w, GROG_FAULT_CODE_WRONG_TYPE);
        }
        *place = (uint8_t)lua_toboolean(L, at);
        return 0;
    case GROG_WORD:
        return word(L, at, f->words, place, w);
    case GROG_LOCUS: {
        uint8_t code = 0;
        if (lua_type(L, at) == LUA_TSTRING) {
            if (word(L, at, f->words, &code, w)) {
                return 1;
            }
            number = code;
        } else {
            int fault = 0;
            if (!whole(L, at, &number, &fault)) {
                return fail(w, fault);
            }
            if (number < 0 || number > 32767) {
                return fail(w, GROG_FAULT_CODE_OUT_OF_RANGE);
            }
        }
        put(place, 2, number);
        return 0;
    }
    case GROG_RECORD:
        return read_record(L, at, f->shape, place, w);
    case GROG_TEXT: {
        size_t length = 0;
        const char *text = lua_type(L, at) == LUA_TSTRING ? lua_tolstring(L, at, &length) : NULL;
        if (!text || length > f->count || memchr(text, 0, length)) {
            return fail(w, text ? GROG_FAULT_CODE_OUT_OF_RANGE : GROG_FAULT_CODE_WRONG_TYPE);
        }
        memset(place, 0, f->count);
        memcpy(place, text, length);
        return 0;
    }
    case GROG_VIEW: {
        uint8_t *view = taken(L, f->shape->bytes, 1);
        const uint32_t size = f->shape->bytes;
        memcpy(view, &size, sizeof size);
        memcpy(place, &view, sizeof view);
        return read_record(L, at, f->shape, view, w);
    }
    default:
        break;
    }
    /* Several values. */
    if (lua_type(L, at) != LUA_TTABLE) {
        return fail(w, GROG_FAULT_CODE_WRONG_TYPE);
    }
    const size_t count = (size_t)lua_rawlen(L, at), each = size_of(f->each);
    size_t keys = 0;
    for (lua_pushnil(L); lua_next(L, at) != 0; lua_pop(L, 1)) {
        keys++;
    }
    if (keys != count) {
        return fail(w, GROG_FAULT_CODE_WRONG_TYPE);
    }
    if (f->kind == GROG_ARRAY && count > f->count) {
        fail(w, GROG_FAULT_CODE_OUT_OF_RANGE);
        return within_item(w, f->count + 1);
    }
    uint8_t *items = place;
    if (f->kind == GROG_LIST) {
        items = taken(L, count * each, 1);
        memcpy(place, &items, sizeof items);
        memcpy(place + sizeof items, &count, sizeof count);
    }
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, at, (lua_Integer)i + 1);
        const int wrong = read_value(L, lua_gettop(L), f->each, NULL, NULL, items + i * each, w);
        lua_pop(L, 1);
        if (wrong) {
            return within_item(w, (lua_Integer)i + 1);
        }
    }
    return 0;
}

static int read_field(lua_State *L, int at, const struct grog_shape *shape, const struct grog_field *f, uint8_t *record,
                      struct wrong *w)
{
    lua_pushstring(L, f->name);
    const int type = lua_rawget(L, at);
    const int wrong = type != LUA_TNIL && read_value(L, lua_gettop(L), f, shape, record, record + f->at, w);
    lua_pop(L, 1);
    return wrong ? within(w, f->name) : 0;
}

/* Where there is a fault, the first by name of what the table has is reported. */
static int first_wrong(lua_State *L, int at, const struct grog_shape *shape, uint8_t *record, struct wrong *w)
{
    const char *last = "";
    for (;;) {
        const char *next = NULL;
        for (lua_pushnil(L); lua_next(L, at) != 0; lua_pop(L, 1)) {
            if (lua_type(L, -2) != LUA_TSTRING) {
                lua_pop(L, 2);
                return fail(w, GROG_FAULT_CODE_WRONG_TYPE);
            }
            const char *name = lua_tostring(L, -2);
            if (*name != '_' && strcmp(name, last) > 0 && (!next || strcmp(name, next) < 0)) {
                next = name;
            }
        }
        if (!next) {
            return 0;
        }
        const struct grog_field *f = field_of(shape, next);
        if (!f) {
            fail(w, GROG_FAULT_CODE_UNKNOWN_FIELD);
            return within(w, next);
        }
        if (!f->by && read_field(L, at, shape, f, record, w)) {
            return 1;
        }
        last = next;
    }
}

/* What the table has, then what it must have; an amount after the word that has its unit. */
static int read_record(lua_State *L, int at, const struct grog_shape *shape, uint8_t *record, struct wrong *w)
{
    if (lua_type(L, at) != LUA_TTABLE) {
        return fail(w, GROG_FAULT_CODE_WRONG_TYPE);
    }
    luaL_checkstack(L, 8, NULL);
    int odd = 0;
    for (lua_pushnil(L); lua_next(L, at) != 0; lua_pop(L, 1)) {
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;
        odd |= !name || (*name != '_' && !field_of(shape, name));
    }
    for (uint16_t i = 0; i < shape->count && !odd; i++) {
        const struct grog_field *f = &shape->fields[i];
        odd = !f->by && read_field(L, at, shape, f, record, w);
    }
    if (odd && first_wrong(L, at, shape, record, w)) {
        return 1;
    }
    for (uint16_t i = 0; i < shape->count; i++) {
        const struct grog_field *f = &shape->fields[i];
        if (f->by && read_field(L, at, shape, f, record, w)) {
            return 1;
        }
    }
    for (uint16_t i = 0; i < shape->count; i++) {
        const struct grog_field *f = &shape->fields[i];
        const int none = f->item && f->unit && f->first == 0 && f->kind == GROG_INT;
        if (!f->required && !none) {
            continue;
        }
        lua_pushstring(L, f->name);
        const int absent = lua_rawget(L, at) == LUA_TNIL;
        lua_pop(L, 1);
        if (absent && f->required) {
            fail(w, GROG_FAULT_CODE_MISSING_FIELD);
            return within(w, f->name);
        }
        if (absent) {
            put(record + f->at, f->bytes, f->high);
        }
    }
    return 0;
}

static void push_record(lua_State *L, const struct grog_shape *shape, const uint8_t *record);

static void push_measure(lua_State *L, int64_t number, uint16_t parts)
{
    char text[48];
    size_t needed = 0;
    if (parts <= 1 || number % parts == 0) {
        lua_pushinteger(L, parts <= 1 ? number : number / parts);
    } else if (grog_measure_text((uint32_t)(number < 0 ? -number : number), parts, text + 1, sizeof text - 1, &needed) == 0) {
        text[0] = '-';
        lua_pushstring(L, number < 0 ? text : text + 1);
    } else {
        lua_pushnil(L);
    }
}

/* Whether the answer at hand shows chances and expected numbers as texts, which are exact. */
static int exact;

/* A number of 64 bits as a text: Lua's integers have a sign. */
static const char *digits(lua_State *L, uint64_t number)
{
    return number >> 63 ? lua_pushliteral(L, "9223372036854775808") : lua_pushfstring(L, "%I", (LUAI_UACINT)number);
}

/* A chance: so many cases of all. */
static void push_share(lua_State *L, uint64_t cases, uint64_t all)
{
    if (exact) {
        const char *first = digits(L, cases), *second = digits(L, all);
        lua_pushfstring(L, "%s/%s", first, second);
        lua_replace(L, -3);
        lua_pop(L, 1);
    } else {
        lua_pushnumber(L, all ? (lua_Number)cases / (lua_Number)all : 0);
    }
}

/* A record that is one number: a whole number and a fraction. */
static void push_sum(lua_State *L, const struct grog_shape *shape, const uint8_t *record)
{
    const uint64_t whole = (uint64_t)get(record + shape->fields[0].at, 8), part = (uint64_t)get(record + shape->fields[1].at, 8);
    if (!exact) {
        lua_pushnumber(L, (lua_Number)whole + (lua_Number)part / (lua_Number)shape->fields[1].whole);
    } else if (part == 0) {
        lua_pushfstring(L, "%I", (LUAI_UACINT)whole);
    } else {
        push_share(L, part, shape->fields[1].whole);
        lua_pushfstring(L, "%I %s", (LUAI_UACINT)whole, lua_tostring(L, -1));
        lua_replace(L, -2);
    }
}

/* A code as its word; a number that is none is itself. */
static void push_code(lua_State *L, const struct grog_words *words, int64_t number)
{
    if (number >= words->first && number - words->first < words->count) {
        lua_pushstring(L, words->list[number - words->first]);
    } else if (number == 0) {
        lua_pushnil(L);
    } else {
        lua_pushinteger(L, number);
    }
}

static void push_value(lua_State *L, const struct grog_field *f, const struct grog_shape *shape, const uint8_t *record,
                       const uint8_t *place)
{
    const int64_t number = f->bytes != 0 && f->kind < GROG_RECORD ? get(place, f->bytes) : 0;
    if ((f->whole || f->of) && f->kind != GROG_ARRAY) {
        const struct grog_field *of = f->of && shape ? field_of(shape, f->of) : NULL;
        push_share(L, (uint64_t)number, of ? (uint64_t)get(record + of->at, of->bytes) : f->whole);
        return;
    }
    switch (f->kind) {
    case GROG_INT:
        if (f->rule) {
            lua_pushstring(L, grog_rule_id((uint16_t)number));
        } else if (f->item) {
            if (f->first == 0 ? number < f->high : number >= f->first) {
                lua_pushinteger(L, number - f->first + (f->unit ? 0 : 1));
            } else {
                lua_pushnil(L);
            }
        } else if (codes_by(shape, f, record)) {
            push_code(L, codes_by(shape, f, record), number);
        } else {
            push_measure(L, number, f->by ? parts_by(shape, f, record) : f->parts);
        }
        return;
    case GROG_SAID:
        if (number == 0) {
            lua_pushnil(L);
        } else {
            push_measure(L, number == f->high + 1 ? 0 : number, f->parts);
        }
        return;
    case GROG_WIDE:
        lua_pushinteger(L, number);
        return;
    case GROG_FLAG:
        lua_pushboolean(L, number != 0);
        return;
    case GROG_WORD:
    case GROG_LOCUS:
        if (number >= f->words->first && number - f->words->first < f->words->count) {
            lua_pushstring(L, f->words->list[number - f->words->first]);
        } else if (number == 0) {
            lua_pushnil(L);
        } else {
            lua_pushinteger(L, number);
        }
        return;
    case GROG_RECORD:
        if (f->shape->sum) {
            push_sum(L, f->shape, place);
        } else {
            push_record(L, f->shape, place);
        }
        return;
    case GROG_TEXT: {
        const uint8_t *end = memchr(place, 0, f->count);
        lua_pushlstring(L, (const char *)place, end ? (size_t)(end - place) : f->count);
        return;
    }
    case GROG_ARRAY:
        lua_createtable(L, f->count, 0);
        for (uint16_t i = 0; i < f->count; i++) {
            push_value(L, f->each, shape, record, place + i * size_of(f->each));
            lua_rawseti(L, -2, i + 1);
        }
        return;
    default:
        lua_pushnil(L);
    }
}

static void push_record(lua_State *L, const struct grog_shape *shape, const uint8_t *record)
{
    luaL_checkstack(L, 8, NULL);
    lua_createtable(L, 0, shape->count);
    for (uint16_t i = 0; i < shape->count; i++) {
        const struct grog_field *f = &shape->fields[i];
        push_value(L, f, shape, record, record + f->at);
        lua_setfield(L, -2, f->name);
    }
}

/* nil, message, code, field. */
static int refuse(lua_State *L, const char *code, const char *path)
{
    lua_pushnil(L);
    lua_pushfstring(L, "%s%s%s", path, *path ? ": " : "", code);
    lua_pushstring(L, code);
    lua_pushstring(L, path);
    return 4;
}

/* A list of an answer, or its scratch memory: a pointer, a capacity, a count. */
struct buffer {
    void *items;
    size_t capacity, count;
};

int grog_lua_refuse(lua_State *L, int32_t status, const GrogFault *fault)
{
    /* The caller counts the items of lists from 1. */
    char path[sizeof fault->path + 8];
    const char *open = strchr(fault->path, '[');
    if (open) {
        const char *close = strchr(open, ']');
        snprintf(path, sizeof path, "%.*s[%u%s", (int)(open - fault->path), fault->path, fault->index + 1u, close ? close : "]");
    } else {
        snprintf(path, sizeof path, "%s", fault->path);
    }
    return refuse(L, grog_fault_word(status), path);
}

int grog_lua_grow(lua_State *L, int at, struct grog_held *held, const GrogFault *fault)
{
    if (strcmp(fault->path, "game") != 0) {
        return 0;
    }
    /* The bare library's faults have no numbers: a game that cannot say its size gets twice what it had. */
    size_t words = fault->low > 0 ? (size_t)fault->low : held->of->words ? held->of->words() : 0;
    if (words <= held->words) {
        words = held->words > 0 ? held->words * 2 : 2048;
    }
    uint64_t *larger = lua_newuserdatauv(L, words * sizeof *larger, 0);
    memset(larger, 0, words * sizeof *larger);
    if (held->words > 0) {
        memcpy(larger, held->memory, held->words * sizeof *larger);
    }
    lua_setiuservalue(L, at, 1);
    held->memory = larger;
    held->words = words;
    return 1;
}

/* A line of orders in its question, which points to it. */
static void put_line(const struct grog_operation *o, uint8_t *question, const char *line, size_t length)
{
    const struct grog_field *f = field_of(o->question, "line");
    if (f && f->kind == GROG_LIST) {
        memcpy(question + f->at, &line, sizeof line);
        memcpy(question + f->at + sizeof line, &length, sizeof length);
    }
}

int grog_lua_ask(lua_State *L, const struct grog_operation *o, struct grog_held *held, const char *line, size_t length)
{
    struct wrong w = {0};
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_newtable(L); /* what the call needs */
    lua_insert(L, 1);
    uint8_t *question = taken(L, o->question->bytes, 1), *answer = taken(L, o->size, 1);
    if (read_record(L, 2, o->question, question, &w)) {
        return refuse(L, w.code, w.path + w.at);
    }
    if (line) {
        put_line(o, question, line, length);
    }
    const uint32_t question_size = o->question->bytes, answer_size = o->size;
    memcpy(question, &question_size, sizeof question_size);
    struct buffer list = {0}, scratch = {0};
    GrogFault fault = {.size = sizeof fault};
    for (;;) {
        memset(answer, 0, o->size);
        memcpy(answer, &answer_size, sizeof answer_size);
        if (o->effects) {
            if (!list.items) {
                list.capacity = 8;
                list.items = taken(L, list.capacity * o->effects->bytes, 1);
            }
            memcpy(answer + o->list_at, &list, sizeof list);
        }
        if (o->scratch_at) {
            memcpy(answer + o->scratch_at, &scratch, sizeof scratch);
        }
        const int32_t status = held ? o->play(held->memory, held->words, question, answer, &fault) : o->ask(question, answer, &fault);
        if (status == 0) {
            break;
        }
        if (status == GROG_FAULT_CODE_BUFFER_TOO_SMALL && held) {
            lua_getfield(L, 2, "_game");
            const int more = grog_lua_grow(L, lua_gettop(L), held, &fault);
            lua_pop(L, 1);
            if (more) {
                continue;
            }
        }
        struct buffer now = {0};
        if (status == GROG_FAULT_CODE_BUFFER_TOO_SMALL && o->scratch_at) {
            memcpy(&now, answer + o->scratch_at, sizeof now);
            if (now.count > scratch.capacity) {
                scratch.capacity = now.count;
                scratch.items = taken(L, now.count * 8, 1);
                continue;
            }
        }
        if (status == GROG_FAULT_CODE_BUFFER_TOO_SMALL && o->effects) {
            memcpy(&now, answer + o->list_at, sizeof now);
            if (now.count > list.capacity) {
                list.capacity = now.count;
                list.items = taken(L, now.count * o->effects->bytes, 1);
                continue;
            }
        }
        return grog_lua_refuse(L, status, &fault);
    }
    const uint8_t verdict = answer[4];
    lua_createtable(L, 0, 4);
    if (o->decides) {
        lua_pushstring(L, verdict == GROG_ALLOWED ? "allowed" : "forbidden");
        lua_setfield(L, -2, "verdict");
    }
    if (o->value && verdict != GROG_FORBIDDEN) {
        push_record(L, o->value, answer + o->value_at);
        lua_setfield(L, -2, "value");
    }
    GrogCites cites;
    uint16_t rules[32];
    size_t count = 0;
    memcpy(&cites, answer + 8, sizeof cites);
    grog_cites_list(&cites, rules, 32, &count);
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count && i < 32; i++) {
        lua_pushstring(L, grog_rule_id(rules[i]));
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "cites");
    if (o->effects) {
        memcpy(&list, answer + o->list_at, sizeof list);
        lua_createtable(L, (int)list.count, 0);
        for (size_t i = 0; i < list.count; i++) {
            push_record(L, o->effects, (const uint8_t *)list.items + i * o->effects->bytes);
            lua_rawseti(L, -2, (lua_Integer)i + 1);
        }
        lua_setfield(L, -2, o->list);
    }
    return 1;
}

static int ask(lua_State *L)
{
    const struct grog_operation *o = lua_touserdata(L, lua_upvalueindex(1));
    lua_settop(L, 2);
    exact = lua_istable(L, 2) && lua_getfield(L, 2, "exact") == LUA_TBOOLEAN && lua_toboolean(L, -1);
    lua_settop(L, 1);
    if (lua_isnil(L, 1)) {
        lua_newtable(L); /* where nothing is required, nothing need be said */
        lua_replace(L, 1);
    }
    return grog_lua_ask(L, o, NULL, NULL, 0);
}

void grog_lua_place(lua_State *L, const char *name)
{
    const char *dot;
    lua_pushvalue(L, -2);
    while ((dot = strchr(name, '.'))) {
        lua_pushlstring(L, name, (size_t)(dot - name));
        if (lua_rawget(L, -2) == LUA_TNIL) {
            lua_pop(L, 1);
            lua_newtable(L);
            lua_pushlstring(L, name, (size_t)(dot - name));
            lua_pushvalue(L, -2);
            lua_rawset(L, -4);
        }
        lua_remove(L, -2);
        name = dot + 1;
    }
    lua_pushvalue(L, -2);
    lua_setfield(L, -2, name);
    lua_pop(L, 2);
}

int luaopen_grognard(lua_State *L)
{
    lua_newtable(L);
    for (const struct grog_named *named = grog_operations; named->name; named++) {
        lua_pushlightuserdata(L, (void *)named->operation);
        lua_pushcclosure(L, ask, 1);
        grog_lua_place(L, named->name);
    }
    if (grog_open_games) {
        grog_open_games(L);
    }
    lua_pushstring(L, grog_version());
    lua_setfield(L, -2, "version");
    return 1;
}

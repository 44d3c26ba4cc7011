#include "harness.h"

#include <inttypes.h>
#include <stdio.h>

static const char *now = "";
static size_t wrongs;

void wrong(const char *what, const char *why)
{
    say("FAILED ");
    say(now);
    say(": ");
    say(what);
    say(": ");
    say(why);
    say("\n");
    wrongs++;
}

void *take(size_t bytes)
{
    void *memory = platform_take(bytes);
    memset(memory, 0, bytes);
    return memory;
}

void *with_tail(const void *structure, size_t size, uint8_t last)
{
    uint8_t *copy = (uint8_t *)take(size + 8);
    const uint32_t grown = (uint32_t)size + 8;
    memcpy(copy, structure, size);
    memcpy(copy, &grown, sizeof grown);
    copy[size + 7] = last;
    return copy;
}

/* What is not read must not matter: an answer full of garbage but for what the caller sets. */
typedef struct Head {
    uint32_t size;
} Head;

/* What the caller lends: a list, or memory to work in. */
typedef struct Lent {
    void *start;
    size_t capacity;
    size_t len;
} Lent;

/* All that the caller lends for an answer. */
typedef struct Buffers {
    Room room;
    Lent list;
    Lent scratch;
} Buffers;

static Buffers nothing_lent(Room room)
{
    Buffers buffers;
    memset(&buffers, 0, sizeof buffers);
    buffers.room = room;
    buffers.list.len = 7777;
    buffers.scratch.len = 7777;
    return buffers;
}

static void spoil(void *answer, size_t size, const Buffers *buffers)
{
    uint8_t *bytes = (uint8_t *)answer;
    memset(bytes + sizeof(Head), 0xA5, size - sizeof(Head));
    if (buffers->room.list_at != 0) {
        memcpy(bytes + buffers->room.list_at, &buffers->list, sizeof buffers->list);
    }
    if (buffers->room.scratch_at != 0) {
        memcpy(bytes + buffers->room.scratch_at, &buffers->scratch, sizeof buffers->scratch);
        /* What it holds must not matter. */
        if (buffers->scratch.capacity > 0) {
            memset(buffers->scratch.start, 0xA5, buffers->scratch.capacity * sizeof(uint64_t));
        }
    }
}

/* Lends what a refused call says it needs; 0 where it says nothing. */
static int lend_more(void *answer, Buffers *buffers)
{
    uint8_t *bytes = (uint8_t *)answer;
    Lent said;
    if (buffers->room.scratch_at != 0) {
        memcpy(&said, bytes + buffers->room.scratch_at, sizeof said);
        if (said.len != 7777 && said.len > buffers->scratch.capacity) {
            buffers->scratch.capacity = said.len;
            buffers->scratch.start = take(said.len * sizeof(uint64_t));
            return 1;
        }
    }
    if (buffers->room.list_at != 0) {
        memcpy(&said, bytes + buffers->room.list_at, sizeof said);
        if (said.len != 7777 && said.len > buffers->list.capacity) {
            buffers->list.capacity = said.len;
            buffers->list.start = take(buffers->room.item * said.len);
            return 1;
        }
    }
    return 0;
}

static void same(const char *what, const void *a, const void *b, size_t size)
{
    if (memcmp(a, b, size) != 0) {
        wrong(what, "the bytes differ");
    }
}

static void *copy_of(const void *memory, size_t size)
{
    return memcpy(take(size), memory, size);
}

static GrogTrail trail_of(GrogStep *steps, size_t capacity)
{
    GrogTrail trail;
    memset(&trail, 0, sizeof trail);
    trail.size = (uint32_t)sizeof trail;
    trail.steps = steps;
    trail.capacity = capacity;
    trail.len = 7777;
    return trail;
}

static GrogFault fault_of(void)
{
    GrogFault fault;
    memset(&fault, 0xA5, sizeof fault);
    fault.size = (uint32_t)sizeof fault;
    return fault;
}

/* The trail, with room for none, for all and for one less. */
static void ask_for_trail(Call call, const void *question, void *answer, size_t size, const Buffers *buffers,
                          const void *expected)
{
    GrogTrail trail = trail_of(NULL, 0);
    spoil(answer, size, buffers);
    expect_int("status with a trail", platform_call(call, question, answer, &trail, NULL), 0);
    const size_t len = trail.len;
    for (size_t room = len > 0 ? len - 1 : 0; room <= len; room++) {
        trail = trail_of(TAKE(GrogStep, room), room);
        spoil(answer, size, buffers);
        expect_int("status with a trail", platform_call(call, question, answer, &trail, NULL), 0);
        expect_int("trail.len", (int64_t)trail.len, (int64_t)len);
        same("the answer with a trail", answer, expected, size);
    }
    for (size_t i = 0; i < len; i++) {
        size_t needed = 0;
        const char *id = grog_rule_id(trail.steps[i].rule);
        char sentence[GROG_STEP_MAX] = "";
        if (id == NULL) {
            wrong("a step's rule is known", "it is not");
            continue;
        }
        expect_int("a step is a sentence", grog_step_text(&trail.steps[i], sentence, sizeof sentence, &needed), 0);
        expect_int("a step is a sentence", strstr(sentence, id) != NULL, 1);
        expect_int("a step's what is known", grog_word("GrogWhat", trail.steps[i].what) != NULL, 1);
        expect_int("a step's about is known", grog_word("GrogAbout", trail.steps[i].about) != NULL, 1);
    }
}

Asked ask(Call call, const void *question, size_t question_size, void *answer, size_t answer_size, Room room)
{
    Asked asked = {0, fault_of()};
    Buffers buffers = nothing_lent(room);
    GrogTrail trail = trail_of(NULL, 0);
    spoil(answer, answer_size, &buffers);
    void *before = copy_of(answer, answer_size);
    asked.status = platform_call(call, question, answer, NULL, NULL);
    /* Without a buffer for a list the answer is all but the list. */
    while ((asked.status == 0 || asked.status == GROG_FAULT_CODE_BUFFER_TOO_SMALL) && lend_more(answer, &buffers)) {
        spoil(answer, answer_size, &buffers);
        before = copy_of(answer, answer_size);
        asked.status = platform_call(call, question, answer, NULL, NULL);
    }
    if (asked.status != 0) {
        same("the answer of a refused question", answer, before, answer_size);
        expect_int("status with a fault", platform_call(call, question, answer, &trail, &asked.fault), asked.status);
        expect_int("trail.len of a refused question", (int64_t)trail.len, 7777);
        same("the answer of a refused question", answer, before, answer_size);
        return asked;
    }
    void *expected = copy_of(answer, answer_size);
    const GrogFault untouched = asked.fault;
    spoil(answer, answer_size, &buffers);
    expect_int("status with a fault", platform_call(call, question, answer, NULL, &asked.fault), 0);
    same("the answer with a fault", answer, expected, answer_size);
    same("the fault of an answered question", &asked.fault, &untouched, sizeof untouched);
    ask_for_trail(call, question, answer, answer_size, &buffers, expected);

    /* A program that was built against a later header. */
    void *larger = with_tail(answer, answer_size, 0xA5);
    expect_int("status of larger structures", platform_call(call, with_tail(question, question_size, 0), larger, NULL, NULL), 0);
    same("the larger answer", (uint8_t *)larger + sizeof(Head), (uint8_t *)expected + sizeof(Head),
         answer_size - sizeof(Head));
    expect_int("the end of the larger answer", ((uint8_t *)larger)[answer_size + 7], 0);
    memcpy(answer, expected, answer_size);
    return asked;
}

Asked refuse(Call call, const void *question, void *answer, size_t answer_size, Room room)
{
    Asked asked = {0, fault_of()};
    const Buffers none = nothing_lent(room);
    void *before = NULL;
    GrogTrail trail = trail_of(NULL, 0);
    if (answer != NULL) {
        spoil(answer, answer_size, &none);
        before = copy_of(answer, answer_size);
    }
    asked.status = platform_call(call, question, answer, &trail, &asked.fault);
    expect_int("the same without a fault", platform_call(call, question, answer, NULL, NULL), asked.status);
    expect_int("trail.len of a refused question", (int64_t)trail.len, 7777);
    if (answer != NULL) {
        same("the answer of a refused question", answer, before, answer_size);
    }
    return asked;
}

Asked refuse_overlap(Call call, const void *question, size_t question_size, size_t answer_size)
{
    /* As strictly aligned as both, also where memory ends with it. */
    const size_t size = ((question_size > answer_size ? question_size : answer_size) + 7) / 8 * 8;
    const uint32_t both_size = (uint32_t)size;
    uint8_t *both = (uint8_t *)take(size);
    Asked asked = {0, fault_of()};
    memcpy(both, question, question_size);
    memcpy(both, &both_size, sizeof both_size);
    void *before = copy_of(both, size);
    asked.status = platform_call(call, both, both, NULL, &asked.fault);
    same("what overlaps", both, before, size);
    return asked;
}

Asked refuse_buffer(Call call, const void *question, void *answer, size_t answer_size, Room room)
{
    Asked asked = {0, fault_of()};
    Buffers buffers = nothing_lent(room);
    spoil(answer, answer_size, &buffers);
    platform_call(call, question, answer, NULL, NULL);
    if (!lend_more(answer, &buffers)) {
        wrong("the length of the list", "it does not say what is needed");
        return asked;
    }
    const size_t needed = buffers.list.capacity;
    const size_t bytes = room.item * (needed - 1);
    buffers.list.capacity = needed - 1;
    buffers.list.start = memset(take(bytes), 0xA5, bytes);
    spoil(answer, answer_size, &buffers);
    void *untouched = copy_of(buffers.list.start, bytes);
    uint8_t *before = (uint8_t *)copy_of(answer, answer_size);
    asked.status = platform_call(call, question, answer, NULL, &asked.fault);
    buffers.list.len = needed;
    memcpy(before + room.list_at, &buffers.list, sizeof buffers.list);
    same("the answer but for the list's length", answer, before, answer_size);
    same("the list that does not fit", buffers.list.start, untouched, bytes);
    return asked;
}

Asked refuse_scratch(Call call, const void *question, void *answer, size_t answer_size, Room room)
{
    Asked asked = {0, fault_of()};
    Buffers buffers = nothing_lent(room);
    spoil(answer, answer_size, &buffers);
    platform_call(call, question, answer, NULL, NULL);
    if (!lend_more(answer, &buffers)) {
        wrong("scratch_needed", "it does not say what is needed");
        return asked;
    }
    const size_t needed = buffers.scratch.capacity;
    buffers.scratch.capacity = needed - 1;
    spoil(answer, answer_size, &buffers);
    uint8_t *before = (uint8_t *)copy_of(answer, answer_size);
    asked.status = platform_call(call, question, answer, NULL, &asked.fault);
    buffers.scratch.len = needed;
    memcpy(before + room.scratch_at, &buffers.scratch, sizeof buffers.scratch);
    same("the answer but for scratch_needed", answer, before, answer_size);
    return asked;
}

int expect_int(const char *what, int64_t got, int64_t expected)
{
    char text[80];
    if (got == expected) {
        return 1;
    }
    snprintf(text, sizeof text, "%ld, expected %ld", (long)got, (long)expected);
    wrong(what, text);
    return 0;
}

void expect_wide(const char *what, uint64_t got, uint64_t expected)
{
    char text[120];
    if (got != expected) {
        /* In halves: not every library of C prints 64 bits. */
        snprintf(text, sizeof text, "%08lx %08lx, expected %08lx %08lx", (unsigned long)(got >> 32),
                 (unsigned long)(got & 0xFFFFFFFFu), (unsigned long)(expected >> 32),
                 (unsigned long)(expected & 0xFFFFFFFFu));
        wrong(what, text);
    }
}

void expect_text(const char *what, const char *got, const char *expected)
{
    char text[240];
    if (strcmp(got, expected) != 0) {
        snprintf(text, sizeof text, "\"%.100s\", expected \"%.100s\"", got, expected);
        wrong(what, text);
    }
}

/* A text of the library, or what says that there is none. */
static const char *known(const char *text)
{
    return text != NULL ? text : "no text";
}

int expect_answer(const Asked *asked)
{
    char text[200];
    GrogFault fault = asked->fault;
    if (asked->status == 0) {
        return 1;
    }
    fault.path[sizeof fault.path - 1] = 0;
    snprintf(text, sizeof text, "%s at %s", known(grog_fault_word(asked->status)), fault.path);
    wrong("a fault", text);
    return 0;
}

void expect_fault(const Asked *asked, const char *code, const char *path)
{
    expect_text("the fault", known(grog_fault_word(asked->status)), code);
    if (asked->status != 0) {
        expect_int("fault.code", asked->fault.code, asked->status);
        expect_int("fault.size", asked->fault.size, sizeof(GrogFault));
        expect_text("fault.path", memchr(asked->fault.path, 0, sizeof asked->fault.path) ? asked->fault.path : "no end", path);
        /* The index is the one that the path shows, if it begins with an item of a list. */
        const char *bracket = strchr(path, '[');
        unsigned index = 65535;
        if (bracket != NULL) {
            sscanf(bracket + 1, "%u", &index);
        }
        expect_int("fault.index", asked->fault.index, index);
    }
}

void expect_word(const char *what, const char *vocabulary, uint8_t code, const char *word)
{
    uint8_t back = 255;
    expect_text(what, known(grog_word(vocabulary, code)), word);
    expect_int("the word's code", grog_code(vocabulary, word, &back), 0);
    expect_int("the word's code", back, code);
}

void put_chars(uint8_t *chars, size_t size, const char *text)
{
    memcpy(chars, text, strlen(text) < size ? strlen(text) : size);
}

void expect_chars(const char *what, const uint8_t *chars, size_t size, const char *text)
{
    const size_t length = strlen(text);
    if (length > size || memcmp(chars, text, length) != 0 || (length < size && chars[length] != 0)) {
        wrong(what, (const char *)chars);
    }
}

void expect_rule(const char *what, uint16_t rule, const char *id)
{
    uint16_t back = 0;
    expect_text(what, known(grog_rule_id(rule)), id);
    expect_int("the rule's number", grog_rule_number(id, &back), 0);
    expect_int("the rule's number", back, rule);
}

static int is_word(const char *wanted, const char *got)
{
    return wanted == NULL || strcmp(wanted, got) == 0;
}

static int is_number(int64_t wanted, int64_t got)
{
    return wanted == INT64_MIN || wanted == got;
}

static int is_step(const WantedStep *wanted, const GrogStep *step)
{
    const char *rule = known(grog_rule_id(step->rule));
    const char *what = known(grog_word("GrogWhat", step->what));
    const char *about = known(grog_word("GrogAbout", step->about));
    return is_word(wanted->rule, rule) && is_word(wanted->what, what) && is_word(wanted->about, about) &&
           is_number(wanted->index, step->index) && is_number(wanted->den, step->den) &&
           is_number(wanted->num, step->num) && is_number(wanted->value, step->value);
}

void expect_steps(Call call, const void *question, void *answer, const WantedStep *steps, size_t count)
{
    GrogTrail trail = trail_of(NULL, 0);
    expect_int("status with a trail", platform_call(call, question, answer, &trail, NULL), 0);
    trail = trail_of(TAKE(GrogStep, trail.len), trail.len);
    expect_int("status with a trail", platform_call(call, question, answer, &trail, NULL), 0);
    size_t at = 0;
    for (size_t i = 0; i < count; i++) {
        while (at < trail.len && !is_step(&steps[i], &trail.steps[at])) {
            at++;
        }
        if (at == trail.len) {
            wrong("a step of the trail", steps[i].rule != NULL ? steps[i].rule : "is not in its turn");
            return;
        }
        at++;
    }
}

void expect_cites(const GrogCites *cites, const char *const *ids, size_t count)
{
    size_t found = 7777;
    expect_int("the number of citations", grog_cites_list(cites, NULL, 0, &found),
               count == 0 ? 0 : GROG_FAULT_CODE_BUFFER_TOO_SMALL);
    uint16_t *rules = TAKE(uint16_t, found);
    expect_int("the citations", grog_cites_list(cites, rules, found, &found), 0);
    for (size_t i = 0; i < found; i++) {
        const char *id = known(grog_rule_id(rules[i]));
        size_t at = 0;
        while (at < count && strcmp(ids[at], id) != 0) {
            at++;
        }
        if (at == count) {
            wrong("cited, but not expected", id);
        }
    }
    for (size_t at = 0; at < count; at++) {
        uint16_t rule = 0;
        size_t i = 0;
        grog_rule_number(ids[at], &rule);
        while (i < found && rules[i] != rule) {
            i++;
        }
        if (i == found) {
            wrong("expected, but not cited", ids[at]);
        }
    }
}

void same_size(const char *name, size_t size)
{
    size_t known = 0;
    if (grog_struct_size(name, &known) != 0) {
        wrong(name, "the library knows no such structure");
    }
    expect_int(name, (int64_t)known, (int64_t)size);
}

static void one(const char *id, void (*run)(void), size_t *failed)
{
    now = id;
    wrongs = 0;
    run();
    *failed += wrongs > 0;
    platform_give_back();
}

size_t run_cases(void)
{
    char text[80];
    size_t failed = 0;
    size_t others = 0;
    for (const Case *c = cases; c->id != NULL; c++) {
        one(c->id, c->run, &failed);
    }
    snprintf(text, sizeof text, "vectors: %u run, %u failed\n", (unsigned)cases_count, (unsigned)failed);
    say(text);
    one("the sizes of structures", check_sizes, &others);
    one("the library's own functions", check_library, &others);
    snprintf(text, sizeof text, "others: 2 run, %u failed\n", (unsigned)others);
    say(text);
    platform_report();
    return failed + others;
}

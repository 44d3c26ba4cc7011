/* What the cases stand on: memory of their own, ways of asking that look for more than the answer, comparisons that
 * say what differs. Compiled as C11, as C++17 and for a Cortex-M. */
#ifndef HARNESS_H
#define HARNESS_H

#include <grognard.h>

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct Case {
    const char *id;
    void (*run)(void);
} Case;

extern const Case cases[];
extern const size_t cases_count;
void check_sizes(void);
void check_library(void);

/* A function of the library without its types. */
typedef int32_t (*Call)(const void *question, void *answer, GrogTrail *trail, GrogFault *fault);

/* Where an answer keeps what the caller lends: a list with items of a size, memory to work in; 0 for none. */
typedef struct Room {
    size_t list_at;
    size_t item;
    size_t scratch_at;
} Room;

/* What came of a call. */
typedef struct Asked {
    int32_t status;
    GrogFault fault;
} Asked;

/* Memory of exactly this size, zeroed, that lives until the case ends. */
void *take(size_t bytes);
#define TAKE(TYPE, COUNT) ((TYPE *)take(sizeof(TYPE) * (COUNT)))

/* Notes that the case fails. */
void wrong(const char *what, const char *why);

/* Asks in every way a caller may, which must all come to the same: with and without trail and fault, with exactly the
 * buffers that are needed and with smaller ones, from a larger question and into a larger answer. */
Asked ask(Call call, const void *question, size_t question_size, void *answer, size_t answer_size, Room room);

/* Asks what must be refused, and sees that nothing was written but the fault. */
Asked refuse(Call call, const void *question, void *answer, size_t answer_size, Room room);
Asked refuse_overlap(Call call, const void *question, size_t question_size, size_t answer_size);
Asked refuse_buffer(Call call, const void *question, void *answer, size_t answer_size, Room room);
Asked refuse_scratch(Call call, const void *question, void *answer, size_t answer_size, Room room);

/* A copy of a structure, larger by eight bytes of which the last is `last`. */
void *with_tail(const void *structure, size_t size, uint8_t last);

int expect_answer(const Asked *asked);
void expect_fault(const Asked *asked, const char *code, const char *path);
int expect_int(const char *what, int64_t got, int64_t expected);
void expect_wide(const char *what, uint64_t got, uint64_t expected);
void expect_text(const char *what, const char *got, const char *expected);
void put_chars(uint8_t *chars, size_t size, const char *text);
void expect_chars(const char *what, const uint8_t *chars, size_t size, const char *text);
void expect_word(const char *what, const char *vocabulary, uint8_t code, const char *word);
void expect_rule(const char *what, uint16_t rule, const char *id);
/* A step that a trail must hold: its words, or NULL for any; its numbers, or INT64_MIN for any. */
typedef struct WantedStep {
    const char *rule;
    const char *what;
    const char *about;
    int64_t index;
    int64_t den;
    int64_t num;
    int64_t value;
} WantedStep;

/* Asks for a trail, in which the steps must stand in this order, whatever stands between them. */
void expect_steps(Call call, const void *question, void *answer, const WantedStep *steps, size_t count);
void expect_cites(const GrogCites *cites, const char *const *ids, size_t count);
void same_size(const char *name, size_t size);
#define SAME_SIZE(TYPE) same_size(#TYPE, sizeof(TYPE))

/* What a platform provides. */
void say(const char *text);
void *platform_take(size_t bytes);
void platform_give_back(void);
int32_t platform_call(Call call, const void *question, void *answer, GrogTrail *trail, GrogFault *fault);
void platform_report(void);

/* Runs everything; how many failed. */
size_t run_cases(void);

#ifdef __cplusplus
}
#endif

#endif

/*
 * grognard: the declarations that belong to no system, and the conventions of all. See also README.md in the folder
 * above.
 *
 * A function named after an operation takes a question and writes an answer. `trail` and `fault` may be null. It
 * returns 0, or the number of a GrogFaultCode; `fault` then names the field, structure or pointer at fault, and nothing
 * else is written. It is re-entrant: it keeps no state, does not allocate, and does no input or output.
 *
 * Fields that are not set must be zero. In every structure `size` is its size in bytes, set by the caller, and
 * `reserved` is zero. `items_len` is the number of `items`, which may be null if it is 0. A pointer to a structure of
 * lists, such as a board, may be null for empty lists.
 *
 * In an answer, `cites` is the set of rules that decided it, and `value` is zero if the answer is forbidden. A list
 * `items` of an answer is a caller-provided buffer of `items_capacity` items. `items_len` is the number of items of the
 * answer. If the buffer is null and its capacity 0, none is written; if it is too small otherwise, the function returns
 * the number of `buffer_too_small` and writes `items_len`. `scratch` is scratch memory of `scratch_capacity` words of 64
 * bits, with any contents; if more are needed, the function returns `buffer_too_small` and writes `scratch_needed`, and
 * as many items of a list as fit; after another fault the list's buffer holds anything.
 *
 * A field of a type `...Code` holds a constant of the enumeration that its type names, in one byte.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_COMMON_H
#define GROGNARD_COMMON_H

#include <stddef.h>
#include <stdint.h>

/* The version of this header; grog_version() and grog_version_number() are those of the library. */
#define GROG_VERSION_MAJOR 0
#define GROG_VERSION_MINOR 1
#define GROG_VERSION_PATCH 0
#define GROG_VERSION "0.1.0"
#define GROG_VERSION_NUMBER (GROG_VERSION_MAJOR * 1000000 + GROG_VERSION_MINOR * 1000 + GROG_VERSION_PATCH)

/* A chance, which counts in units of 2^-63, as a double from 0 to 1; and back. */
#define GROG_CHANCE(units) ((double)(units) / 9223372036854775808.0)
#define GROG_CHANCE_UNITS(chance) ((uint64_t)((chance) * 9223372036854775808.0))
/* An expectation, a structure of `whole` and `fraction`, as a double. */
#define GROG_EXPECTED(expected) ((double)(expected).whole + GROG_CHANCE((expected).fraction))

/*
 * The parts that a field counts of its unit: a movement of 3 MP is `3 * GROG_MP`. Supply is counted in whole T, printed
 * strengths in whole points, computed strengths in parts of GROG_POINT.
 */
#define GROG_MP 12
#define GROG_RE 8
#define GROG_TP 4
#define GROG_CAPACITY 16

/**
 * `verdict` of an operation that decides nothing.
 */
#define GROG_NO_VERDICT 0

/**
 * `verdict` of an answer that is allowed.
 */
#define GROG_ALLOWED 1

/**
 * `verdict` of an answer that is forbidden.
 */
#define GROG_FORBIDDEN 2

/**
 * The version of this interface. A different number means a different layout of records; with the same number,
 * structures only grow at their ends.
 */
#define GROG_ABI_VERSION 1

/**
 * The parts of a strength point: computed strengths are counted in 1/11520.
 */
#define GROG_POINT 11520

/**
 * The largest number of rules that one answer cites.
 */
#define GROG_CITES_MAX 512

/**
 * The number of bytes that are enough for any citation with its zero byte, within one `GROG_ABI_VERSION`.
 */
#define GROG_ID_MAX 32

/**
 * The number of bytes that are enough for any rule's title with its zero byte, within one `GROG_ABI_VERSION`.
 */
#define GROG_TITLE_MAX 256

/**
 * The number of bytes that are enough for any word with its zero byte, within one `GROG_ABI_VERSION`.
 */
#define GROG_WORD_MAX 64

/**
 * The number of bytes that are enough for any sentence of a step with its zero byte, within one `GROG_ABI_VERSION`.
 */
#define GROG_STEP_MAX 512

/**
 * The number of bytes that are enough for any heading or cell of a printed table with its zero byte, within one
 * `GROG_ABI_VERSION`.
 */
#define GROG_CELL_MAX 64

/**
 * The number 0 in an unsigned field of 8 bits in which 0 means that the number is absent.
 */
#define GROG_ZERO_U8 UINT8_MAX

/**
 * The number 0 in an unsigned field of 16 bits in which 0 means that the number is absent.
 */
#define GROG_ZERO_U16 UINT16_MAX

/**
 * The number 0 in a signed field of 8 bits in which 0 means that the number is absent.
 */
#define GROG_ZERO_I8 INT8_MAX

/**
 * The absent reference in a field that refers to an item of a list by its index from 0.
 */
#define GROG_NONE UINT16_MAX

/**
 * The `index` of a step that concerns all items of its part.
 */
#define GROG_ALL UINT16_MAX

/**
 * The part of the question that a step concerns.
 */
enum GrogAbout {
  /**
   * The question as a whole.
   */
  GROG_ABOUT_WHOLE,
  /**
   * The attackers, or one of them.
   */
  GROG_ABOUT_ATTACKERS,
  /**
   * The defenders, or one of them.
   */
  GROG_ABOUT_DEFENDERS,
  /**
   * The stacks of the attack, or one of them.
   */
  GROG_ABOUT_APPROACHES,
  /**
   * The firing units, or one of them.
   */
  GROG_ABOUT_FIRERS,
  /**
   * The units that are fired at, or one of them.
   */
  GROG_ABOUT_TARGETS,
  /**
   * The units of the question, or one of them.
   */
  GROG_ABOUT_UNITS,
  /**
   * The hexes of a path, or one of them.
   */
  GROG_ABOUT_PATH,
  /**
   * The payments, or one of them.
   */
  GROG_ABOUT_PAYMENTS,
  /**
   * The modifiers that the question gives, or one of them.
   */
  GROG_ABOUT_MODIFIERS,
  /**
   * The orders given, or one of them.
   */
  GROG_ABOUT_ORDERS,
  /**
   * The cargo, or one part of it.
   */
  GROG_ABOUT_CARGO,
  /**
   * The terrain of the hex, or one kind of it.
   */
  GROG_ABOUT_TERRAIN,
  /**
   * The fieldworks in the hex.
   */
  GROG_ABOUT_WORKS,
  /**
   * The spotting units, or one of them.
   */
  GROG_ABOUT_SPOTTERS,
};

/**
 * The kind of a fault. Its numbers are never reused; 0 is no fault.
 */
enum GrogFaultCode {
  /**
   * There is no fault.
   */
  GROG_FAULT_CODE_OK,
  /**
   * A list is empty that must have at least one item.
   */
  GROG_FAULT_CODE_EMPTY,
  /**
   * A number lies outside its range.
   */
  GROG_FAULT_CODE_OUT_OF_RANGE,
  /**
   * A word is not in its vocabulary.
   */
  GROG_FAULT_CODE_UNKNOWN_WORD,
  /**
   * A number has a finer fraction than its field holds.
   */
  GROG_FAULT_CODE_INEXACT,
  /**
   * A sum is too large for its field.
   */
  GROG_FAULT_CODE_OVERFLOW,
  /**
   * A die shows a face that it does not have.
   */
  GROG_FAULT_CODE_BAD_DIE,
  /**
   * There are fewer dice than the question needs.
   */
  GROG_FAULT_CODE_TOO_FEW_DICE,
  /**
   * There are more dice than the question needs.
   */
  GROG_FAULT_CODE_TOO_MANY_DICE,
  /**
   * A field is missing on which the answer depends.
   */
  GROG_FAULT_CODE_MISSING_FIELD,
  /**
   * There is no field of this name.
   */
  GROG_FAULT_CODE_UNKNOWN_FIELD,
  /**
   * A value of another type than the field's.
   */
  GROG_FAULT_CODE_WRONG_TYPE,
  /**
   * Two facts of the question contradict each other.
   */
  GROG_FAULT_CODE_CONTRADICTION,
  /**
   * The mode is impossible for the counter.
   */
  GROG_FAULT_CODE_IMPOSSIBLE_MODE,
  /**
   * The operation is not possible at this stage.
   */
  GROG_FAULT_CODE_NOT_NOW,
  /**
   * Reserved bytes are not 0.
   */
  GROG_FAULT_CODE_RESERVED,
  /**
   * A pointer is null.
   */
  GROG_FAULT_CODE_NULL_POINTER,
  /**
   * A structure's size is smaller than in the first release, or larger than any.
   */
  GROG_FAULT_CODE_BAD_SIZE,
  /**
   * A pointer is not aligned for its type.
   */
  GROG_FAULT_CODE_MISALIGNED,
  /**
   * An output overlaps an input or another output.
   */
  GROG_FAULT_CODE_OVERLAP,
  /**
   * A buffer is too small; the length needed is returned.
   */
  GROG_FAULT_CODE_BUFFER_TOO_SMALL,
  /**
   * The library has a defect, and there is no answer.
   */
  GROG_FAULT_CODE_INTERNAL,
  /**
   * There is no operation of this name.
   */
  GROG_FAULT_CODE_UNKNOWN_OPERATION,
  /**
   * A text does not have the form that is read here.
   */
  GROG_FAULT_CODE_BAD_TEXT,
  /**
   * A code is used that is not defined.
   */
  GROG_FAULT_CODE_UNDEFINED,
  /**
   * A list is not sorted as it must be.
   */
  GROG_FAULT_CODE_UNSORTED,
  /**
   * Nothing has this name: no unit, no side, no space.
   */
  GROG_FAULT_CODE_UNKNOWN_NAME,
};

/**
 * How a map numbers its hexes: four digits, the column and the row, from 00 to 99. Hex 0000 has the coordinates 0 and
 * 0. In columns a hex touches the one above and below it, in rows the one to its left and right.
 */
enum GrogNumbering {
  /**
   * It does not: a hex is its coordinates, `3,-1`.
   */
  GROG_NUMBERING_AXIAL,
  /**
   * Columns, those with odd numbers half a hex lower.
   */
  GROG_NUMBERING_ODD_COLUMNS,
  /**
   * Columns, those with even numbers half a hex lower.
   */
  GROG_NUMBERING_EVEN_COLUMNS,
  /**
   * Rows, those with odd numbers half a hex to the right.
   */
  GROG_NUMBERING_ODD_ROWS,
  /**
   * Rows, those with even numbers half a hex to the right.
   */
  GROG_NUMBERING_EVEN_ROWS,
};

/**
 * The kind of a step of a trail. Each kind says what the step's `num`, `den` and `value` hold.
 */
enum GrogWhat {
  /**
   * An initial strength: `value` is the strength.
   */
  GROG_WHAT_STRENGTH,
  /**
   * A strength multiplied by `num` over `den`: `value` is the product.
   */
  GROG_WHAT_TIMES,
  /**
   * A side's total strength: `value` is the strength.
   */
  GROG_WHAT_TOTAL,
  /**
   * Odds of `num` to `den`.
   */
  GROG_WHAT_ODDS,
  /**
   * A column of the table: `num` is its index from 0, `value` to `den` is its printed heading. Where `den` is 0, the
   * columns are headed by points, and `value` is the least of the column.
   */
  GROG_WHAT_COLUMN,
  /**
   * A shift of `num` columns, positive to the right.
   */
  GROG_WHAT_SHIFT,
  /**
   * A rating: `num`.
   */
  GROG_WHAT_RATING,
  /**
   * A modifier of a die roll: `num`.
   */
  GROG_WHAT_DRM,
  /**
   * A modified die roll: `num`.
   */
  GROG_WHAT_ROLL,
  /**
   * A row of the table: `num`.
   */
  GROG_WHAT_ROW,
  /**
   * A result of a table: `num` is its code among those of the table that `den` names, as the system counts its tables.
   */
  GROG_WHAT_RESULT,
  /**
   * Supply to pay: `num` supply tokens (T).
   */
  GROG_WHAT_COST,
  /**
   * A size: `num` over `den` regimental equivalents.
   */
  GROG_WHAT_SIZE,
  /**
   * A reason why it is forbidden: `index` is the item, if the reason concerns one item of a list. Where a limit is
   * exceeded, `num` over `den` is the excess, in the unit of the step before, which holds the whole amount;
   * otherwise `num` is 0.
   */
  GROG_WHAT_FORBIDDEN,
  /**
   * An anti-tank level: `num` is 0 for none, 1 for light, 2 for heavy.
   */
  GROG_WHAT_ANTI_TANK,
  /**
   * A distance of `num` hexes.
   */
  GROG_WHAT_DISTANCE,
  /**
   * A strength of `value` rounded to `num` whole points.
   */
  GROG_WHAT_ROUNDED,
  /**
   * Steps lost or owed: `num`.
   */
  GROG_WHAT_STEPS,
  /**
   * The alternative chosen by the question or by the rule: `num` counts the alternatives from 1.
   */
  GROG_WHAT_CHOICE,
  /**
   * A sum or difference of the steps before: `num`.
   */
  GROG_WHAT_SUM,
  /**
   * The dice as rolled: `num` is their sum.
   */
  GROG_WHAT_DICE,
  /**
   * The chips as drawn: `num` is their sum.
   */
  GROG_WHAT_CHIPS,
  /**
   * Losses called for or paid: `num`.
   */
  GROG_WHAT_LOSSES,
  /**
   * An enemy zone of control extends into the hex; for a hex of a path `num` is the unit that exerts it, or -1.
   */
  GROG_WHAT_COVERED,
  /**
   * An enemy zone of control in the hex is negated; for a hex of a path `num` is the negating unit, or -1.
   */
  GROG_WHAT_NEGATED,
  /**
   * A count: `num` over `den`.
   */
  GROG_WHAT_COUNT,
  /**
   * Dice to roll: `num`.
   */
  GROG_WHAT_VOLLEY,
  /**
   * Hits scored: `num`.
   */
  GROG_WHAT_HITS,
  /**
   * Money to pay or to receive: `num`.
   */
  GROG_WHAT_MONEY,
  /**
   * A ratio of `num` to `den`.
   */
  GROG_WHAT_RATIO,
  /**
   * Movement: `num` over `den` MP.
   */
  GROG_WHAT_MOVEMENT,
  /**
   * Transport capacity: `num` over `den` points.
   */
  GROG_WHAT_CAPACITY,
  /**
   * A limit that is not met: `num` are needed and there are `den`, both over `value` unless that is 0.
   */
  GROG_WHAT_LIMIT,
  /**
   * The rule applies to the item.
   */
  GROG_WHAT_APPLIES,
  /**
   * Whether a unit traces supply: `num` is 1 or 0.
   */
  GROG_WHAT_TRACED,
  /**
   * Whether the item can be used: `num` is 1 or 0.
   */
  GROG_WHAT_USABLE,
  /**
   * A hexside: `num`, from 0 to 5.
   */
  GROG_WHAT_HEXSIDE,
  /**
   * The side that holds the item: `num`, or 0 for none.
   */
  GROG_WHAT_HOLDER,
  /**
   * The mode that a unit takes: `num` is its code, `den` names the vocabulary as the system counts them.
   */
  GROG_WHAT_MODE,
  /**
   * A share: `num` percent.
   */
  GROG_WHAT_PERCENT,
  /**
   * The unit exerts a zone of control into the hex.
   */
  GROG_WHAT_EXERTS,
};

/**
 * The rules that decided an answer. The set is created with its first rule and is never empty.
 */
typedef struct GrogCites {
  /**
   * The set's bits: bit n stands for the rule numbered `base` + n.
   */
  uint32_t set[16];
  uint16_t base;
  uint16_t reserved;
} GrogCites;

/**
 * A constant of `enum GrogWhat`.
 */
typedef uint8_t GrogWhatCode;

/**
 * A constant of `enum GrogAbout`.
 */
typedef uint8_t GrogAboutCode;

/**
 * One step on the way to an answer.
 */
typedef struct GrogStep {
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * The kind of step.
   */
  GrogWhatCode what;
  /**
   * The part of the question that the step concerns.
   */
  GrogAboutCode about;
  /**
   * The index of the item of that part; absent for all of them.
   *
   * C and Rust say 65535 for none.
   */
  uint16_t index;
  /**
   * The denominator of `num` where the kind has one, otherwise 0.
   */
  uint16_t den;
  /**
   * The step's number, as its kind says.
   */
  int32_t num;
  /**
   * The running strength in points, where the step has one; otherwise as its kind says, or 0.
   * Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
   */
  uint32_t value;
} GrogStep;

/**
 * A seeded generator of dice. The same seed gives the same dice on every machine and in every language. A copy of the
 * structure saves the game; there is nothing to free.
 */
typedef struct GrogDice {
  /**
   * The seed.
   */
  uint64_t seed;
  /**
   * The number of 32-bit words drawn from the generator so far. Most dice draw one.
   */
  uint64_t used;
} GrogDice;

/**
 * A hex. Every pair of coordinates is a hex; a map may contain fewer.
 */
typedef struct GrogHex {
  /**
   * The axial column.
   */
  int16_t q;
  /**
   * The axial row.
   */
  int16_t r;
} GrogHex;

/**
 * Rounded odds, of which the smaller side is 1. `0:0` stands for no odds.
 */
typedef struct GrogOdds {
  /**
   * The attacker's side of the ratio.
   */
  uint32_t attack;
  /**
   * The defender's side of the ratio.
   */
  uint32_t defence;
} GrogOdds;

/**
 * The rank of one result among all possible results, as counts of the cases that are worse, equal and better.
 */
typedef struct GrogPercentile {
  /**
   * The number of cases with a worse result.
   */
  uint32_t worse;
  /**
   * The number of cases with this result.
   */
  uint32_t equal;
  /**
   * The number of cases with a better result.
   */
  uint32_t better;
  /**
   * The number of all cases.
   */
  uint32_t denominator;
} GrogPercentile;

/**
 * A truth value in one byte: 0 is false, anything else is true.
 */
typedef uint8_t GrogFlag;
/**
 * True.
 */
#define GROG_YES 1

/**
 * The steps that led to an answer, in a caller-provided buffer.
 */
typedef struct GrogTrail {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  uint32_t reserved;
  /**
   * The buffer for the steps; may be null if `capacity` is 0.
   */
  struct GrogStep *steps;
  /**
   * The number of steps that fit the buffer, set by the caller.
   */
  size_t capacity;
  /**
   * The number of steps of the answer. It may exceed `capacity`, which is no error: the first `capacity` steps were
   * then written.
   */
  size_t len;
} GrogTrail;

/**
 * A fault and its place. Written if a function returns anything but 0, and left unchanged otherwise. If its own `size`
 * is 0, every function returns `bad_size`, with the path `fault.size`.
 */
typedef struct GrogFault {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * The fault code: a `GrogFaultCode`, the same number that the function returns.
   */
  uint16_t code;
  /**
   * The index of the item in its list, from 0; 65535 if the fault is not in a list.
   */
  uint16_t index;
  /**
   * The path of the fault, such as `attackers[2].combat_side.strength`, ending with a zero byte.
   */
  char path[120];
  /**
   * The rejected number, if `low` or `high` is not 0, or `known` is 1.
   */
  int64_t value;
  /**
   * The lowest number allowed; 0, like `high`, if the fault does not say.
   */
  int64_t low;
  /**
   * The highest number allowed.
   */
  int64_t high;
  /**
   * If the highest number is a limit of the library and not of the rules, the limit's name, such as `units of a force`;
   * otherwise an empty string.
   */
  char limit[40];
  /**
   * Of a contradiction, the path of the other field; otherwise an empty string.
   */
  char other[120];
  /**
   * Of a contradiction, what cannot be together, in a sentence without its full stop. Of an absent value, what would
   * do: the words that the field takes, or the name of its 0. Of a word of a text, what would do in its place. Of a number of
   * pieces, that none is there. Otherwise an empty string.
   */
  char why[120];
  /**
   * Of a contradiction, the number in the other field, if `other_known` is 1.
   */
  int64_t other_value;
  /**
   * Of a contradiction, whether `value` is known: 1 or 0.
   */
  uint8_t known;
  /**
   * Of a contradiction, whether `other_value` is known: 1 or 0.
   */
  uint8_t other_known;
  /**
   * 0.
   */
  uint8_t reserved[6];
} GrogFault;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Returns the version of the library as a number, to compare with `GROG_VERSION_NUMBER`.
 */
uint32_t grog_version_number(void);

/**
 * Returns the version of the interface that the library was built with, to compare with `GROG_ABI_VERSION`.
 */
uint32_t grog_abi_version(void);

/**
 * Returns the version of the library, such as `0.1.0`, as a text that ends with a zero byte and is valid as long as
 * the library is loaded.
 */
const char *grog_version(void);

/**
 * Returns the word of a code, such as `reserve`: a text that ends with a zero byte and is valid as long as the library
 * is loaded; null if there is no such code or vocabulary. In: `vocabulary`, the name of the enumeration in this header,
 * such as `GrogOcsMode`, ending with a zero byte; `code`. Re-entrant.
 */
const char *grog_word(const char *vocabulary,
                      uint8_t code);

/**
 * Returns the meaning of a word, in a sentence, as `grog_word` returns the word. Re-entrant.
 */
const char *grog_word_meaning(const char *vocabulary, uint8_t code);

/**
 * Finds the code of a word. In: `vocabulary`, as for `grog_word`; `word`, ending with a zero byte. Out: `code`.
 * Returns 0, or the number of a fault: `unknown_word`, `null_pointer`. Re-entrant.
 */
int32_t grog_code(const char *vocabulary,
                  const char *word,
                  uint8_t *code);

/**
 * Returns the word of a fault, such as `out_of_range`: a text that ends with a zero byte and is valid as long as the
 * library is loaded; null if there is no such fault. In: `code`, as a function returned it. Re-entrant.
 */
const char *grog_fault_word(int32_t code);

/**
 * Returns the meaning of a fault, in a sentence, as `grog_fault_word` returns its word. Re-entrant.
 */
const char *grog_fault_meaning(int32_t code);

/**
 * Returns the citation of a rule, such as `OCS 9.8`: a text that ends with a zero byte and is valid as long as the
 * library is loaded; null if no rule has the number. In: `rule`, its number. Re-entrant.
 */
const char *grog_rule_id(uint16_t rule);

/**
 * Returns what a rule decides, in a few words, as `grog_rule_id` returns its citation. Re-entrant.
 */
const char *grog_rule_title(uint16_t rule);

/**
 * Finds the number of a rule. In: `id`, its citation, ending with a zero byte. Out: `rule`. Returns 0, or the number
 * of a fault: `unknown_word`, `null_pointer`. Re-entrant.
 */
int32_t grog_rule_number(const char *id,
                         uint16_t *rule);

/**
 * Lists the rules that decided an answer, by number, in ascending order, house rules last. In: `cites`, from an answer. Out: `rules`, of
 * `capacity` numbers, which may be null if `capacity` is 0; `count`, always written: the number of rules. Returns 0,
 * or the number of a fault: `buffer_too_small`, and then no rule was written, `null_pointer`, `misaligned`,
 * `out_of_range` for an impossible capacity, `overlap`. Re-entrant.
 */
int32_t grog_cites_list(const struct GrogCites *cites,
                        uint16_t *rules,
                        size_t capacity,
                        size_t *count);

/**
 * Returns the size of a structure of this library, for a binding to compare with its own. In: `name`, as in this
 * header, ending with a zero byte. Out: `size` in bytes. Returns 0, or the number of a fault: `unknown_word`,
 * `null_pointer`. Re-entrant.
 */
int32_t grog_struct_size(const char *name,
                         size_t *size);

/**
 * Writes a step of a trail as a sentence: the item, the figures, and the rule. Items of a list count from 0. In:
 * `step`. Out: `text`, of `capacity` bytes, which may be null if `capacity` is 0; `needed`, always written: the number
 * of bytes of the text, including its zero byte. Returns 0, or the number of a fault: `buffer_too_small`, and then no
 * text was written; `null_pointer`; `misaligned`; `overlap`. Re-entrant.
 */
int32_t grog_step_text(const struct GrogStep *step,
                       char *text,
                       size_t capacity,
                       size_t *needed);

/**
 * Writes a number of parts of a unit as text: `2 1/2` for 30 twelfths. In: `number`; `parts`, the number of parts in a
 * unit, such as `GROG_MP`; 0 counts as 1. Out: `text`, of `capacity` bytes, which may be null if `capacity` is 0;
 * `needed`, always written: the number of bytes of the text, including its zero byte. Returns as `grog_step_text` does.
 * Re-entrant.
 */
int32_t grog_measure_text(uint32_t number,
                          uint32_t parts,
                          char *text,
                          size_t capacity,
                          size_t *needed);

/**
 * Reads a number of units from a text such as `3`, `2 1/2` or `2.5`, as a number of parts. In: `text`, ending with a zero
 * byte; `parts`, the number of parts in a unit, such as `GROG_MP`. Out: `number`. Returns 0, or the number of a fault:
 * `wrong_type` for another text, `inexact` if it is no whole number of parts, `out_of_range` if it does not fit,
 * `null_pointer`, `misaligned`. Re-entrant.
 */
int32_t grog_measure_read(const char *text,
                          uint32_t parts,
                          uint32_t *number);

/**
 * Returns the name of a printed table, such as `ocs.combat.open`: a text that ends with a zero byte and is valid as
 * long as the library is loaded; null beyond the last table. In: `index`, from 0. Re-entrant.
 */
const char *grog_chart_name(size_t index);

/**
 * Returns the size of a printed table. In: `name`, ending with a zero byte. Out: `rows`, `columns`. Returns 0, or the
 * number of a fault: `unknown_word`, `null_pointer`, `misaligned`. Re-entrant.
 */
int32_t grog_chart_size(const char *name,
                        size_t *rows,
                        size_t *columns);

/**
 * Writes the heading of a column of a printed table, such as `3:1`. In: `name`, ending with a zero byte; `column`,
 * from 0. Out: `text`, of `capacity` bytes; `needed`. Returns as `grog_step_text` does, and `unknown_word` if there is no
 * such table or column. Re-entrant.
 */
int32_t grog_chart_column(const char *name,
                          size_t column,
                          char *text,
                          size_t capacity,
                          size_t *needed);

/**
 * Writes the heading of a row of a printed table, such as `15+`. In: `name`, ending with a zero byte; `row`, from 0.
 * Out: `text`, of `capacity` bytes; `needed`. Returns as `grog_chart_column` does. Re-entrant.
 */
int32_t grog_chart_row(const char *name,
                       size_t row,
                       char *text,
                       size_t capacity,
                       size_t *needed);

/**
 * Writes a cell of a printed table. In: `name`, ending with a zero byte; `row` and `column`, from 0. Out: `text`, of
 * `capacity` bytes; `needed`. Returns as `grog_chart_column` does. Re-entrant.
 */
int32_t grog_chart_cell(const char *name,
                        size_t row,
                        size_t column,
                        char *text,
                        size_t capacity,
                        size_t *needed);

/**
 * Creates a generator from a seed. In: `seed`. Out: `dice`. Returns 0, or the number of a fault: `null_pointer`,
 * `misaligned`. Re-entrant.
 */
int32_t grog_dice_seed(struct GrogDice *dice,
                       uint64_t seed);

/**
 * Rolls six-sided dice. In and out: `dice`. Out: `faces`, `count` numbers from 1 to 6; may be null if `count` is 0.
 * Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `out_of_range` for an impossible count,
 * `overlap`; then nothing was rolled. Re-entrant, but for calls that share `dice`.
 */
int32_t grog_dice_roll(struct GrogDice *dice,
                       uint8_t *faces,
                       size_t count);

/**
 * Finds the hex in which a map prints a number: 304 for 0304. In: `printed`; `numbering`, a constant of
 * `enum GrogNumbering`. Out: `hex`. Returns 0, or the number of a fault: `out_of_range` beyond 9999 and where no hex has
 * a number, `unknown_word`, `null_pointer`, `misaligned`. Re-entrant.
 */
int32_t grog_hex_at(uint16_t printed,
                    uint8_t numbering,
                    struct GrogHex *hex);

/**
 * Finds the number that a map prints in a hex: 304 for 0304. In: `hex`; `numbering`, as above. Out: `printed`. Returns
 * as `grog_hex_at` does. Re-entrant.
 */
int32_t grog_hex_number(const struct GrogHex *hex,
                        uint8_t numbering,
                        uint16_t *printed);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* GROGNARD_COMMON_H */

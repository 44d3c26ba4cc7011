/*
 * grognard: what belongs to no system, and what holds of all. README.md in the folder above says more.
 *
 * A function named after an operation takes a question and writes an answer. `trail` and `fault` may be null. It
 * returns 0, or the number of a GrogFaultCode; `fault` then says which field, structure or pointer is at fault, and
 * nothing else is written. It is re-entrant: it keeps no state, allocates nothing, and does no input or output.
 *
 * What is not set is zero. In every structure `size` is its size in bytes, set by the caller, and `reserved` is zero.
 * `items_len` is the number of `items`, which may be null where it is 0. A pointer to a structure of lists, as a board
 * is, may be null for empty lists.
 *
 * In an answer, `cites` holds the rules that decided, and `value` is zero where the rules forbid what was asked. A list
 * `items` of an answer is a buffer of the caller with room for `items_capacity`, null where that is 0. `items_len` is
 * the number of items that there are: where the buffer is too small for them, the function returns the number of
 * `buffer_too_small` and writes `items_len`. `scratch` is memory to work in, `scratch_capacity` words of 64 bits whose
 * contents do not matter; where more are needed, the function returns `buffer_too_small` and writes `scratch_needed`,
 * and of a list what fits.
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

/**
 * `verdict` of an operation that decides no such thing.
 */
#define GROG_NO_VERDICT 0

/**
 * `verdict` of what the rules allow.
 */
#define GROG_ALLOWED 1

/**
 * `verdict` of what the rules forbid.
 */
#define GROG_FORBIDDEN 2

/**
 * The version of this interface. Another number means another layout of the records; within one number structures
 * only grow at their ends.
 */
#define GROG_ABI_VERSION 1

/**
 * How many units of strength make one strength point.
 */
#define GROG_POINT 11520

/**
 * A number of 8 bits without sign that is 0, in a field in which 0 stands for a number that is not said.
 */
#define GROG_ZERO_U8 UINT8_MAX

/**
 * A number of 16 bits without sign that is 0, in a field in which 0 stands for a number that is not said.
 */
#define GROG_ZERO_U16 UINT16_MAX

/**
 * A number of 8 bits with sign that is 0, in a field in which 0 stands for a number that is not said.
 */
#define GROG_ZERO_I8 INT8_MAX

/**
 * The `index` of a step that concerns all items of its part.
 */
#define GROG_ALL UINT16_MAX

/**
 * What is wrong. Numbers are committed and never reused; 0 is no fault.
 */
enum GrogFaultCode {
  /**
   * Nothing is wrong.
   */
  GROG_FAULT_CODE_OK,
  /**
   * A list that must hold something is empty.
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
   * A strength times its multipliers is not a whole number of 1/11520.
   */
  GROG_FAULT_CODE_INEXACT,
  /**
   * A sum is too large.
   */
  GROG_FAULT_CODE_OVERFLOW,
  /**
   * A die shows no face of its kind.
   */
  GROG_FAULT_CODE_BAD_DIE,
  /**
   * A roll is missing.
   */
  GROG_FAULT_CODE_TOO_FEW_DICE,
  /**
   * A roll is left over.
   */
  GROG_FAULT_CODE_TOO_MANY_DICE,
  /**
   * A field without a default is missing.
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
   * The counter cannot be in this mode.
   */
  GROG_FAULT_CODE_IMPOSSIBLE_MODE,
  /**
   * An answer is asked for out of its turn.
   */
  GROG_FAULT_CODE_NOT_NOW,
  /**
   * Bytes that must be zero are not.
   */
  GROG_FAULT_CODE_RESERVED,
  /**
   * A pointer is null.
   */
  GROG_FAULT_CODE_NULL_POINTER,
  /**
   * A structure's size is smaller than the oldest that is known, or larger than any.
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
   * A buffer is too small; what it needs is reported.
   */
  GROG_FAULT_CODE_BUFFER_TOO_SMALL,
  /**
   * A defect of the library: nothing was answered.
   */
  GROG_FAULT_CODE_INTERNAL,
  /**
   * There is no operation of this name.
   */
  GROG_FAULT_CODE_UNKNOWN_OPERATION,
  /**
   * A text is not valid JSON.
   */
  GROG_FAULT_CODE_BAD_TEXT,
  /**
   * A code is used that nothing defines.
   */
  GROG_FAULT_CODE_UNDEFINED,
  /**
   * A list is not in the order that it must have.
   */
  GROG_FAULT_CODE_UNSORTED,
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
   * A column of the table: `num` is its index from 0, `value` to `den` is its printed heading.
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
   * A result of the table: `num` is its code.
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
   * A strength rounded to `num` whole points.
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
   * An enemy zone of control extends into the hex.
   */
  GROG_WHAT_COVERED,
  /**
   * An enemy zone of control in the hex is negated.
   */
  GROG_WHAT_NEGATED,
  /**
   * A count: `num`.
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
   * Movement points: `num` twelfths of a movement point.
   */
  GROG_WHAT_MOVEMENT,
  /**
   * Transport capacity: `num` over `den` points.
   */
  GROG_WHAT_CAPACITY,
  /**
   * A limit that is not met: `num` are needed and there are `den`.
   */
  GROG_WHAT_LIMIT,
};

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
 * The rules that decided an answer. The set is created with its first rule and is never empty.
 */
typedef struct GrogCites {
  /**
   * The set's bits: bit n stands for the rule numbered `base` + n.
   */
  uint32_t set[8];
  uint16_t base;
  uint16_t reserved;
} GrogCites;

/**
 * Dice from a seed: the same seed gives the same dice on every machine and in every language. Copying it is saving
 * the game; there is nothing to free.
 */
typedef struct GrogDice {
  /**
   * The seed.
   */
  uint64_t seed;
  /**
   * How many words of the generator are used up. Most dice take one.
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
   * The running strength in 1/11520 point, where the step has one; otherwise 0.
   */
  uint32_t value;
} GrogStep;

/**
 * A truth value as it crosses a border: 0 is no, anything else yes.
 */
typedef uint8_t GrogFlag;
/**
 * Yes.
 */
#define GROG_YES 1

/**
 * The steps that led to an answer, in a buffer that the caller lends.
 */
typedef struct GrogTrail {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * Zero.
   */
  uint32_t reserved;
  /**
   * Where the steps go; may be null if `capacity` is 0.
   */
  struct GrogStep *steps;
  /**
   * How many steps there is room for, set by the caller.
   */
  size_t capacity;
  /**
   * How many steps the answer has. More than `capacity` is no error: then the first `capacity` of them were
   * written.
   */
  size_t len;
} GrogTrail;

/**
 * What is wrong with a question, and where. Written where a function returns anything but 0, and left alone else.
 */
typedef struct GrogFault {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * What is wrong: a `GrogFaultCode`, the same number that the function returns.
   */
  uint16_t code;
  /**
   * Which item of the list, from 0; 65535 where no item of a list is meant.
   */
  uint16_t index;
  /**
   * The place, a text that ends with a zero byte: `attackers[2].combat_side.strength` for example.
   */
  char path[120];
} GrogFault;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of the interface that the library was built with: compare it with `GROG_ABI_VERSION`.
 */
uint32_t grog_abi_version(void);

/**
 * The version of the library, `0.1.0` for example: a text that ends with a zero byte and lives as long as the
 * library is loaded.
 */
const char *grog_version(void);

/**
 * The word of a code. In: `vocabulary`, the name of the enumeration in this header, `GrogOcsMode` for example, ending
 * with a zero byte; `code`. Out: `text`, of `capacity` bytes, which may be null if `capacity` is 0; `needed`, always:
 * the bytes that the word takes, with its zero byte. Returns 0, or the number of a fault: `unknown_word` where there
 * is no such code or vocabulary; `buffer_too_small`, and then no text was written; `null_pointer`; `misaligned`;
 * `overlap`. Re-entrant.
 */
int32_t grog_word(const char *vocabulary,
                  uint8_t code,
                  char *text,
                  size_t capacity,
                  size_t *needed);

/**
 * The code of a word. In: `vocabulary`, as for `grog_word`; `word`, ending with a zero byte. Out: `code`.
 * Returns 0, or the number of a fault: `unknown_word`, `null_pointer`. Re-entrant.
 */
int32_t grog_code(const char *vocabulary, const char *word, uint8_t *code);

/**
 * The word of a fault, `out_of_range` for example. In: `code`, as a function returned it. Out: `text`, of `capacity`
 * bytes; `needed`. Returns 0, or the number of a fault, as `grog_word` does. Re-entrant.
 */
int32_t grog_fault_word(int32_t code,
                        char *text,
                        size_t capacity,
                        size_t *needed);

/**
 * The citation of a rule, `OCS 9.8` for example. In: `rule`, its number. Out: `text`, of `capacity` bytes; `needed`.
 * Returns 0, or the number of a fault: `unknown_word` where no rule has the number, `buffer_too_small`,
 * `null_pointer`. Re-entrant.
 */
int32_t grog_rule_id(uint16_t rule,
                     char *text,
                     size_t capacity,
                     size_t *needed);

/**
 * What a rule decides, in a few words. In: `rule`, its number. Out: `text`, of `capacity` bytes; `needed`.
 * Returns as `grog_rule_id` does. Re-entrant.
 */
int32_t grog_rule_title(uint16_t rule, char *text, size_t capacity, size_t *needed);

/**
 * The number of a rule. In: `id`, its citation, ending with a zero byte. Out: `rule`. Returns 0, or the number of a
 * fault: `unknown_word`, `null_pointer`. Re-entrant.
 */
int32_t grog_rule_number(const char *id,
                         uint16_t *rule);

/**
 * The rules that decided an answer, by number, in the order of their numbers. In: `cites`, from an answer. Out:
 * `rules`, of `capacity` numbers, which may be null if `capacity` is 0; `count`, written always: how many there are.
 * Returns 0, or the number of a fault: `buffer_too_small`, and then no rule was written, `null_pointer`,
 * `misaligned`, `out_of_range` for an impossible capacity, `overlap`. Re-entrant.
 */
int32_t grog_cites_list(const struct GrogCites *cites,
                        uint16_t *rules,
                        size_t capacity,
                        size_t *count);

/**
 * How large a structure of this library is, to compare with what a binding believes. In: `name`, as in this header,
 * ending with a zero byte. Out: `size` in bytes. Returns 0, or the number of a fault: `unknown_word`, `null_pointer`.
 * Re-entrant.
 */
int32_t grog_struct_size(const char *name,
                         size_t *size);

/**
 * Dice from this seed, none of them rolled. In: `seed`. Out: `dice`. Returns 0, or the number of a fault:
 * `null_pointer`, `misaligned`. Re-entrant.
 */
int32_t grog_dice_seed(struct GrogDice *dice, uint64_t seed);

/**
 * Rolls six-sided dice. In and out: `dice`. Out: `faces`, `count` numbers from 1 to 6; may be null if `count` is 0.
 * Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `out_of_range` for an impossible count,
 * `overlap`; then nothing was rolled. Re-entrant, but for calls that share `dice`.
 */
int32_t grog_dice_roll(struct GrogDice *dice,
                       uint8_t *faces,
                       size_t count);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* GROGNARD_COMMON_H */

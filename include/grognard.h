/*
 * grognard: the rules of wargames, as questions and answers.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 * README.md beside this file says what holds of every call. In short: a function returns 0 or the number of a
 * GrogFaultCode; questions and answers begin with their `size`; what is not set is zero; all memory is the caller's.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_H
#define GROGNARD_H

#include <stddef.h>
#include <stdint.h>

/* ---- What belongs to no system ---- */

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
 * `index` of a step that is about all of its part.
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
};

/**
 * What a step of a trail does.
 */
enum GrogWhat {
  /**
   * A strength to begin with: `value` is the strength.
   */
  GROG_WHAT_STRENGTH,
  /**
   * A strength times `num` over `den`: `value` is the new strength.
   */
  GROG_WHAT_TIMES,
  /**
   * A side's total: `value` is the strength.
   */
  GROG_WHAT_TOTAL,
  /**
   * Odds of `num` to `den`.
   */
  GROG_WHAT_ODDS,
  /**
   * A column of the table: `num` is its index from 0, `value` to `den` its printed heading.
   */
  GROG_WHAT_COLUMN,
  /**
   * A shift of `num` columns, to the right if positive.
   */
  GROG_WHAT_SHIFT,
  /**
   * A rating: `num`.
   */
  GROG_WHAT_RATING,
  /**
   * A modifier of a roll: `num`.
   */
  GROG_WHAT_DRM,
  /**
   * A modified roll: `num`.
   */
  GROG_WHAT_ROLL,
  /**
   * A row of the table: `num`.
   */
  GROG_WHAT_ROW,
  /**
   * A result: `num` is its code.
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
   * A reason why not: `index` names the item, if it is one of a list. Where something exceeds a limit, `num` over `den` is
   * by how much, in the unit of the step before, which says how much it is; else 0.
   */
  GROG_WHAT_FORBIDDEN,
  /**
   * An anti-tank level: `num` is 0 none, 1 light, 2 heavy.
   */
  GROG_WHAT_ANTI_TANK,
  /**
   * A distance of `num` hexes.
   */
  GROG_WHAT_DISTANCE,
  /**
   * A strength rounded to `num`.
   */
  GROG_WHAT_ROUNDED,
  /**
   * Steps lost or owed: `num`.
   */
  GROG_WHAT_STEPS,
  /**
   * The choice made, by the question or by the rule: `num` counts the choices from 1.
   */
  GROG_WHAT_CHOICE,
  /**
   * A sum or difference of what went before: `num`.
   */
  GROG_WHAT_SUM,
  /**
   * Dice as they fell: `num` is their sum.
   */
  GROG_WHAT_DICE,
  /**
   * Chips as they were drawn: `num` is their sum.
   */
  GROG_WHAT_CHIPS,
  /**
   * Losses called for, or paid: `num`.
   */
  GROG_WHAT_LOSSES,
  /**
   * An enemy zone of control reaches the hex.
   */
  GROG_WHAT_COVERED,
  /**
   * An enemy zone of control in the hex is negated.
   */
  GROG_WHAT_NEGATED,
  /**
   * How many there are: `num`.
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
   * Money to pay or to get: `num`.
   */
  GROG_WHAT_MONEY,
  /**
   * A ratio of `num` to `den`.
   */
  GROG_WHAT_RATIO,
  /**
   * Movement points: `num` twelfths of an MP.
   */
  GROG_WHAT_MOVEMENT,
  /**
   * Capacity to transport: `num` over `den` points.
   */
  GROG_WHAT_CAPACITY,
};

/**
 * What part of the question a step is about.
 */
enum GrogAbout {
  /**
   * The whole question.
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
   * The units that fire, or one of them.
   */
  GROG_ABOUT_FIRERS,
  /**
   * The units fired at, or one of them.
   */
  GROG_ABOUT_TARGETS,
  /**
   * The units asked about, or one of them.
   */
  GROG_ABOUT_UNITS,
  /**
   * The hexes of a path, or one of them.
   */
  GROG_ABOUT_PATH,
  /**
   * The ways to pay, or one of them.
   */
  GROG_ABOUT_PAYMENTS,
  /**
   * The modifiers handed in, or one of them.
   */
  GROG_ABOUT_MODIFIERS,
  /**
   * The orders given, or one of them.
   */
  GROG_ABOUT_ORDERS,
  /**
   * What is carried, or one part of it.
   */
  GROG_ABOUT_CARGO,
  /**
   * The terrains of the hex, or one of them.
   */
  GROG_ABOUT_TERRAIN,
  /**
   * The fieldworks in the hex.
   */
  GROG_ABOUT_WORKS,
  /**
   * The units that observe, or one of them.
   */
  GROG_ABOUT_SPOTTERS,
};

/**
 * The rules that decided an answer: a set that is never empty, since it is made with its first rule.
 */
typedef struct GrogCites {
  /**
   * Bit n stands for the rule numbered `base` + n.
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
 * A hex. Any two numbers are a hex; a map may hold fewer.
 */
typedef struct GrogHex {
  /**
   * Axial column.
   */
  int16_t q;
  /**
   * Axial row.
   */
  int16_t r;
} GrogHex;

/**
 * Rounded odds; the smaller side is 1. `0:0` is no odds at all.
 */
typedef struct GrogOdds {
  /**
   * The attacker's part.
   */
  uint32_t attack;
  /**
   * The defender's part.
   */
  uint32_t defence;
} GrogOdds;

/**
 * Where a result that happened stands among all that could have: counts of cases worse, equal and better.
 */
typedef struct GrogPercentile {
  /**
   * Cases with a worse result.
   */
  uint32_t worse;
  /**
   * Cases with this result.
   */
  uint32_t equal;
  /**
   * Cases with a better result.
   */
  uint32_t better;
  /**
   * All cases.
   */
  uint32_t denominator;
} GrogPercentile;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogWhatCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
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
   * What the step does.
   */
  GrogWhatCode what;
  /**
   * What it is about.
   */
  GrogAboutCode about;
  /**
   * Which item of that part, from 0; 65535 for all.
   */
  uint16_t index;
  /**
   * Denominator, where there is one.
   */
  uint16_t den;
  /**
   * The number that the step brings in.
   */
  int32_t num;
  /**
   * The running value: a strength in 1/11520, or 0.
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

/* ---- OCS ---- */

/**
 * A movement cost that stands for the whole movement allowance.
 */
#define GrogOcsALL_MA 65534

/**
 * A movement cost that stands for prohibited.
 */
#define GrogOcsPROHIBITED 65535

/**
 * Any nationality, in a game's limits.
 */
#define GrogOcsANY 255

/**
 * What kind of fire a barrage is; one barrage has one kind.
 */
enum GrogOcsFire {
  /**
   * Artillery.
   */
  GROG_OCS_FIRE_ARTILLERY = 1,
  /**
   * Aircraft.
   */
  GROG_OCS_FIRE_AIR,
  /**
   * Ships.
   */
  GROG_OCS_FIRE_SHIP,
};

/**
 * What a barrage does in the end.
 */
enum GrogOcsOutcome {
  /**
   * Nothing.
   */
  GROG_OCS_OUTCOME_NONE = 1,
  /**
   * Disorganized.
   */
  GROG_OCS_OUTCOME_DG,
  /**
   * A step and disorganized.
   */
  GROG_OCS_OUTCOME_ONE,
  /**
   * Two steps and disorganized.
   */
  GROG_OCS_OUTCOME_TWO,
  /**
   * Three steps and disorganized.
   */
  GROG_OCS_OUTCOME_THREE,
};

/**
 * A result of the barrage table, from none to the worst for the target.
 */
enum GrogOcsBarrageResult {
  /**
   * Nothing.
   */
  GROG_OCS_BARRAGE_RESULT_NONE,
  /**
   * Disorganized.
   */
  GROG_OCS_BARRAGE_RESULT_DG,
  /**
   * One half in brackets: disorganized where a condition says so, else one half.
   */
  GROG_OCS_BARRAGE_RESULT_BRACKETED,
  /**
   * One half: on a die of 4 to 6 a step and disorganized, else disorganized.
   */
  GROG_OCS_BARRAGE_RESULT_HALF,
  /**
   * One step and disorganized.
   */
  GROG_OCS_BARRAGE_RESULT_ONE,
  /**
   * Two steps and disorganized.
   */
  GROG_OCS_BARRAGE_RESULT_TWO,
  /**
   * Three steps and disorganized.
   */
  GROG_OCS_BARRAGE_RESULT_THREE,
};

/**
 * A list of a board.
 */
enum GrogOcsBoardList {
  /**
   * The chart.
   */
  GROG_OCS_BOARD_LIST_CHART,
  /**
   * The hexes.
   */
  GROG_OCS_BOARD_LIST_HEXES,
  /**
   * The units.
   */
  GROG_OCS_BOARD_LIST_UNITS,
};

/**
 * A field of a row of a board.
 */
enum GrogOcsBoardField {
  /**
   * None: the whole list or row.
   */
  GROG_OCS_BOARD_FIELD_WHOLE,
  /**
   * `reserved`.
   */
  GROG_OCS_BOARD_FIELD_RESERVED,
  /**
   * `terrain`.
   */
  GROG_OCS_BOARD_FIELD_TERRAIN,
  /**
   * `armor` of a terrain.
   */
  GROG_OCS_BOARD_FIELD_ARMOR,
  /**
   * `mech` of a terrain.
   */
  GROG_OCS_BOARD_FIELD_MECH,
  /**
   * `other` of a terrain.
   */
  GROG_OCS_BOARD_FIELD_OTHER,
  /**
   * `ground` of a terrain.
   */
  GROG_OCS_BOARD_FIELD_GROUND,
  /**
   * `feature`.
   */
  GROG_OCS_BOARD_FIELD_FEATURE,
  /**
   * `bridged`.
   */
  GROG_OCS_BOARD_FIELD_BRIDGED,
  /**
   * `hex`.
   */
  GROG_OCS_BOARD_FIELD_HEX,
  /**
   * `settlement`.
   */
  GROG_OCS_BOARD_FIELD_SETTLEMENT,
  /**
   * `rail`.
   */
  GROG_OCS_BOARD_FIELD_RAIL,
  /**
   * `multi_track`.
   */
  GROG_OCS_BOARD_FIELD_MULTI_TRACK,
  /**
   * `road`.
   */
  GROG_OCS_BOARD_FIELD_ROAD,
  /**
   * `road_row`.
   */
  GROG_OCS_BOARD_FIELD_ROAD_ROW,
  /**
   * `sides`.
   */
  GROG_OCS_BOARD_FIELD_SIDES,
  /**
   * `control`.
   */
  GROG_OCS_BOARD_FIELD_CONTROL,
  /**
   * `supply_source`.
   */
  GROG_OCS_BOARD_FIELD_SUPPLY_SOURCE,
  /**
   * `off_map`.
   */
  GROG_OCS_BOARD_FIELD_OFF_MAP,
  /**
   * `kind`.
   */
  GROG_OCS_BOARD_FIELD_KIND,
  /**
   * `arm`.
   */
  GROG_OCS_BOARD_FIELD_ARM,
  /**
   * `symbol`.
   */
  GROG_OCS_BOARD_FIELD_SYMBOL,
  /**
   * `size`.
   */
  GROG_OCS_BOARD_FIELD_SIZE,
  /**
   * `steps`.
   */
  GROG_OCS_BOARD_FIELD_STEPS,
  /**
   * `steps_lost`.
   */
  GROG_OCS_BOARD_FIELD_STEPS_LOST,
  /**
   * `rating`.
   */
  GROG_OCS_BOARD_FIELD_RATING,
  /**
   * `mode`.
   */
  GROG_OCS_BOARD_FIELD_MODE,
  /**
   * `oriented`.
   */
  GROG_OCS_BOARD_FIELD_ORIENTED,
  /**
   * `side`.
   */
  GROG_OCS_BOARD_FIELD_SIDE,
  /**
   * `stocks`.
   */
  GROG_OCS_BOARD_FIELD_STOCKS,
  /**
   * `combat_supply`.
   */
  GROG_OCS_BOARD_FIELD_COMBAT_SUPPLY,
  /**
   * `aboard`.
   */
  GROG_OCS_BOARD_FIELD_ABOARD,
  /**
   * `transported`.
   */
  GROG_OCS_BOARD_FIELD_TRANSPORTED,
  /**
   * `amount`.
   */
  GROG_OCS_BOARD_FIELD_AMOUNT,
  /**
   * `load`.
   */
  GROG_OCS_BOARD_FIELD_LOAD,
  /**
   * `combat_side`.
   */
  GROG_OCS_BOARD_FIELD_COMBAT_SIDE,
  /**
   * `move_side`.
   */
  GROG_OCS_BOARD_FIELD_MOVE_SIDE,
  /**
   * `strength` of a side of a counter.
   */
  GROG_OCS_BOARD_FIELD_STRENGTH,
  /**
   * `barrage` of a side of a counter.
   */
  GROG_OCS_BOARD_FIELD_BARRAGE,
  /**
   * `style` of a side of a counter.
   */
  GROG_OCS_BOARD_FIELD_STYLE,
  /**
   * `mobility` of a side of a counter.
   */
  GROG_OCS_BOARD_FIELD_MOBILITY,
  /**
   * `id`.
   */
  GROG_OCS_BOARD_FIELD_ID,
  /**
   * `throw_mobility` of a side of a counter.
   */
  GROG_OCS_BOARD_FIELD_THROW_MOBILITY,
};

/**
 * What is to be done with a list of the board.
 */
enum GrogOcsEdit {
  /**
   * What is at `index` becomes the record.
   */
  GROG_OCS_EDIT_REPLACE,
  /**
   * What is at `index` is taken out of the list.
   */
  GROG_OCS_EDIT_REMOVE,
  /**
   * The record is put into the list, at `index`.
   */
  GROG_OCS_EDIT_INSERT,
  /**
   * Nothing on the board: so is now the newcomer at `index`, which is not on it.
   */
  GROG_OCS_EDIT_ASIDE,
  /**
   * Nothing on the board, which has no place for what the effect says: its host must act on it.
   */
  GROG_OCS_EDIT_HOST,
};

/**
 * What lives in a hex.
 */
enum GrogOcsSettlement {
  /**
   * Nothing that counts.
   */
  GROG_OCS_SETTLEMENT_NONE,
  /**
   * A village.
   */
  GROG_OCS_SETTLEMENT_VILLAGE,
  /**
   * A city of any size.
   */
  GROG_OCS_SETTLEMENT_CITY,
};

/**
 * What a row of the chart is about, where a rule asks.
 */
enum GrogOcsFeature {
  /**
   * Any other.
   */
  GROG_OCS_FEATURE_OTHER,
  /**
   * A minor river.
   */
  GROG_OCS_FEATURE_MINOR_RIVER,
  /**
   * A major river.
   */
  GROG_OCS_FEATURE_MAJOR_RIVER,
  /**
   * A railroad, as a road (6.2): its cost is what following any railroad of the board costs. Where the chart has no
   * such row, railroads are no roads.
   */
  GROG_OCS_FEATURE_RAILROAD,
};

/**
 * A column of the capture table.
 */
enum GrogOcsSpoils {
  /**
   * A dump on the ground.
   */
  GROG_OCS_SPOILS_DUMP,
  /**
   * Transport Points of a movement allowance above 10, and what they carry.
   */
  GROG_OCS_SPOILS_TRUCKS,
  /**
   * Transport Points of a movement allowance up to 10, and what they carry.
   */
  GROG_OCS_SPOILS_WAGONS,
};

/**
 * The kind of attack.
 */
enum GrogOcsAttack {
  /**
   * In a Combat Segment, from any number of adjacent hexes.
   */
  GROG_OCS_ATTACK_REGULAR = 1,
  /**
   * During movement, by units that began the phase stacked together.
   */
  GROG_OCS_ATTACK_OVERRUN,
};

/**
 * How a side takes its option.
 */
enum GrogOcsPolicy {
  /**
   * In step losses.
   */
  GROG_OCS_POLICY_STAND,
  /**
   * In hexes of retreat.
   */
  GROG_OCS_POLICY_FALL_BACK,
};

/**
 * Who was surprised for the better.
 */
enum GrogOcsSurprise {
  /**
   * Nobody.
   */
  GROG_OCS_SURPRISE_NONE,
  /**
   * The attacker surprises.
   */
  GROG_OCS_SURPRISE_ATTACKER,
  /**
   * The defender surprises.
   */
  GROG_OCS_SURPRISE_DEFENDER,
};

/**
 * Whose turn it is to settle a result.
 */
enum GrogOcsStage {
  /**
   * The attacker's.
   */
  GROG_OCS_STAGE_ATTACKER,
  /**
   * The defender's.
   */
  GROG_OCS_STAGE_DEFENDER,
  /**
   * It is settled.
   */
  GROG_OCS_STAGE_OVER,
};

/**
 * Whether the attackers move into the hex.
 */
enum GrogOcsAdvance {
  /**
   * They do not.
   */
  GROG_OCS_ADVANCE_NONE,
  /**
   * They may.
   */
  GROG_OCS_ADVANCE_MAY,
  /**
   * They must.
   */
  GROG_OCS_ADVANCE_MUST,
};

/**
 * A result of the combat table, from the worst for the attacker to the best: `A` the attacker's part, `D` the
 * defender's; `L` steps lost, `o` an option of steps and hexes of retreat, `e` the Action Rating from which
 * attackers exploit, `DG` disorganized.
 */
enum GrogOcsCombatResult {
  /**
   * AL2.
   */
  GROG_OCS_COMBAT_RESULT_AL2 = 1,
  /**
   * AL1o1.
   */
  GROG_OCS_COMBAT_RESULT_AL1O1,
  /**
   * AL1o1/Do1.
   */
  GROG_OCS_COMBAT_RESULT_AL1O1_DO1,
  /**
   * AL1/Do1.
   */
  GROG_OCS_COMBAT_RESULT_AL1_DO1,
  /**
   * Ao1/Do1.
   */
  GROG_OCS_COMBAT_RESULT_AO1_DO1,
  /**
   * AL1/DL1o1.
   */
  GROG_OCS_COMBAT_RESULT_AL1_DL1O1,
  /**
   * Ao1/DL1o1.
   */
  GROG_OCS_COMBAT_RESULT_AO1_DL1O1,
  /**
   * Ao1/DL1o2.
   */
  GROG_OCS_COMBAT_RESULT_AO1_DL1O2,
  /**
   * Ao1e4/DL1o2.
   */
  GROG_OCS_COMBAT_RESULT_AO1E4_DL1O2,
  /**
   * Ae4/DL1o2.
   */
  GROG_OCS_COMBAT_RESULT_AE4_DL1O2,
  /**
   * Ae3/DL2o2DG.
   */
  GROG_OCS_COMBAT_RESULT_AE3_DL2O2_DG,
  /**
   * Ae2/DL2o3DG.
   */
  GROG_OCS_COMBAT_RESULT_AE2_DL2O3_DG,
};

/**
 * Which of the four kinds of consolidation it is.
 */
enum GrogOcsConsolidation {
  /**
   * Two multi-step units become one (13.9.1).
   */
  GROG_OCS_CONSOLIDATION_STEPS,
  /**
   * A unit is exchanged with that of another formation (13.9.2).
   */
  GROG_OCS_CONSOLIDATION_SWAP,
  /**
   * An independent unit joins a formation (13.9.3).
   */
  GROG_OCS_CONSOLIDATION_JOIN,
  /**
   * Two reduced aircraft become one (13.9.4).
   */
  GROG_OCS_CONSOLIDATION_AIRCRAFT,
};

/**
 * What is built or destroyed.
 */
enum GrogOcsTask {
  /**
   * Build an air base of level 1.
   */
  GROG_OCS_TASK_BUILD_AIR_BASE = 1,
  /**
   * Improve an air base by a level, or an air strip to level 1.
   */
  GROG_OCS_TASK_IMPROVE_AIR_BASE,
  /**
   * Reduce an air base by a level, to level 1 at least.
   */
  GROG_OCS_TASK_REDUCE_AIR_BASE,
  /**
   * Build an air strip.
   */
  GROG_OCS_TASK_BUILD_AIR_STRIP,
  /**
   * Build a hedgehog of level 1.
   */
  GROG_OCS_TASK_BUILD_HEDGEHOG,
  /**
   * Improve a hedgehog by a level.
   */
  GROG_OCS_TASK_IMPROVE_HEDGEHOG,
  /**
   * Reduce a hedgehog by a level.
   */
  GROG_OCS_TASK_REDUCE_HEDGEHOG,
  /**
   * Repair a hit of a port.
   */
  GROG_OCS_TASK_REPAIR_PORT,
  /**
   * Give a port of one's own a hit.
   */
  GROG_OCS_TASK_DAMAGE_PORT,
};

/**
 * What a unit suffers or gains.
 */
enum GrogOcsEffectKind {
  /**
   * It loses `amount` steps and lives.
   */
  GROG_OCS_EFFECT_KIND_LOSE_STEPS,
  /**
   * It is eliminated.
   */
  GROG_OCS_EFFECT_KIND_ELIMINATE,
  /**
   * It becomes disorganized.
   */
  GROG_OCS_EFFECT_KIND_DISORGANIZE,
  /**
   * It retreats `amount` hexes.
   */
  GROG_OCS_EFFECT_KIND_RETREAT,
  /**
   * It is marked Exploit.
   */
  GROG_OCS_EFFECT_KIND_EXPLOIT,
  /**
   * It loses its Reserve marker.
   */
  GROG_OCS_EFFECT_KIND_LOSE_RESERVE,
  /**
   * It is turned to Move Mode.
   */
  GROG_OCS_EFFECT_KIND_MOVE_MODE,
  /**
   * It does not go along.
   */
  GROG_OCS_EFFECT_KIND_STAYS,
  /**
   * It moves no further this phase.
   */
  GROG_OCS_EFFECT_KIND_STOP,
  /**
   * It pays `amount` T of supply out of what it carries or is.
   */
  GROG_OCS_EFFECT_KIND_PAY_SUPPLY,
  /**
   * It spends `amount` twelfths of an MP.
   */
  GROG_OCS_EFFECT_KIND_SPEND_MP,
  /**
   * It takes `amount` T of supply aboard.
   */
  GROG_OCS_EFFECT_KIND_LOAD,
  /**
   * `amount` T of supply leave it for the ground.
   */
  GROG_OCS_EFFECT_KIND_UNLOAD,
  /**
   * `amount` T of supply now lie on the ground in the hex.
   */
  GROG_OCS_EFFECT_KIND_PLACE_SUPPLY,
  /**
   * It becomes the enemy's: Transport Points in quarters of a point by `amount`, all else whole.
   */
  GROG_OCS_EFFECT_KIND_CAPTURE,
  /**
   * `amount` T of its supply become the enemy's.
   */
  GROG_OCS_EFFECT_KIND_CAPTURE_SUPPLY,
  /**
   * `amount` T of its supply are destroyed.
   */
  GROG_OCS_EFFECT_KIND_DESTROY_SUPPLY,
  /**
   * What was captured of it becomes regular Transport Points.
   */
  GROG_OCS_EFFECT_KIND_CONVERT,
  /**
   * What is left of it is put up to `amount` hexes away.
   */
  GROG_OCS_EFFECT_KIND_DISPLACE,
  /**
   * Transport Points formed into an Extender are put into another hex and turned to their transport side.
   */
  GROG_OCS_EFFECT_KIND_COLLAPSE,
  /**
   * A facility of `amount` levels is put into the hex; 0 is an air strip.
   */
  GROG_OCS_EFFECT_KIND_BUILD,
  /**
   * Its level is now `amount`.
   */
  GROG_OCS_EFFECT_KIND_SET_LEVEL,
  /**
   * It has `amount` hits now.
   */
  GROG_OCS_EFFECT_KIND_SET_HITS,
  /**
   * It is put into the hex, as the question has it, with `amount` steps lost.
   */
  GROG_OCS_EFFECT_KIND_PLACE,
  /**
   * It is taken from the map and is not destroyed.
   */
  GROG_OCS_EFFECT_KIND_REMOVE,
  /**
   * It gets back `amount` steps.
   */
  GROG_OCS_EFFECT_KIND_GAIN_STEPS,
  /**
   * It belongs to the formation of the number `amount` now.
   */
  GROG_OCS_EFFECT_KIND_SET_FORMATION,
  /**
   * It was transported in this phase: `amount` is the code of the kind of transport.
   */
  GROG_OCS_EFFECT_KIND_TRANSPORTED,
  /**
   * It moved by rail over track that was converted in this phase.
   */
  GROG_OCS_EFFECT_KIND_FRESH_TRACK,
  /**
   * It converts the railroad in the hex, whose gauge is `amount` now.
   */
  GROG_OCS_EFFECT_KIND_CONVERT_TRACK,
};

/**
 * What a unit crosses a hexside for.
 */
enum GrogOcsPurpose {
  /**
   * To move.
   */
  GROG_OCS_PURPOSE_MOVE = 1,
  /**
   * To attack across it in regular combat.
   */
  GROG_OCS_PURPOSE_ATTACK,
  /**
   * To overrun.
   */
  GROG_OCS_PURPOSE_OVERRUN,
};

/**
 * What is fired at.
 */
enum GrogOcsTarget {
  /**
   * An air base of level 1 to 3.
   */
  GROG_OCS_TARGET_AIR_BASE = 1,
  /**
   * An air strip, which loses no level.
   */
  GROG_OCS_TARGET_AIR_STRIP,
  /**
   * A port.
   */
  GROG_OCS_TARGET_PORT,
  /**
   * A railroad hex.
   */
  GROG_OCS_TARGET_RAILROAD,
};

/**
 * A result of the facility table: hits, `*` for a busted railroad, in parentheses the die from which each plane at
 * the base is hit.
 */
enum GrogOcsFacilityResult {
  /**
   * Nothing.
   */
  GROG_OCS_FACILITY_RESULT_NONE,
  /**
   * Each plane is hit on 6 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT0_PLANE6,
  /**
   * Each plane is hit on 5 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT0_PLANE5,
  /**
   * The railroad is busted; each plane is hit on 6 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT0_BUST_PLANE6,
  /**
   * The railroad is busted; each plane is hit on 5 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT0_BUST_PLANE5,
  /**
   * 1 hit; each plane is hit on 5 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT1_PLANE5,
  /**
   * 1 hit; each plane is hit on 4 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT1_PLANE4,
  /**
   * 1 hit; the railroad is busted; each plane is hit on 5 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT1_BUST_PLANE5,
  /**
   * 1 hit; the railroad is busted; each plane is hit on 4 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT1_BUST_PLANE4,
  /**
   * 2 hits; the railroad is busted; each plane is hit on 4 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT2_BUST_PLANE4,
  /**
   * 2 hits; the railroad is busted; each plane is hit on 3 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT2_BUST_PLANE3,
};

/**
 * What a roll is for.
 */
enum GrogOcsRollPurpose {
  /**
   * Surprise in a combat.
   */
  GROG_OCS_ROLL_PURPOSE_SURPRISE = 1,
  /**
   * The combat table.
   */
  GROG_OCS_ROLL_PURPOSE_COMBAT,
  /**
   * The barrage table.
   */
  GROG_OCS_ROLL_PURPOSE_BARRAGE,
  /**
   * What a bracketed or halved barrage result costs.
   */
  GROG_OCS_ROLL_PURPOSE_BARRAGE_LOSS,
  /**
   * Barrage against a facility.
   */
  GROG_OCS_ROLL_PURPOSE_FACILITY,
  /**
   * Air combat.
   */
  GROG_OCS_ROLL_PURPOSE_AIR_COMBAT,
  /**
   * Flak.
   */
  GROG_OCS_ROLL_PURPOSE_FLAK,
  /**
   * Which aircraft of a mission is lost.
   */
  GROG_OCS_ROLL_PURPOSE_MISSION_LOSS,
  /**
   * An air drop.
   */
  GROG_OCS_ROLL_PURPOSE_AIR_DROP,
  /**
   * A landing from landing craft.
   */
  GROG_OCS_ROLL_PURPOSE_LANDING,
  /**
   * The capture of supply and transport.
   */
  GROG_OCS_ROLL_PURPOSE_CAPTURE,
  /**
   * The capture of an air base.
   */
  GROG_OCS_ROLL_PURPOSE_AIR_BASE_CAPTURE,
  /**
   * Attrition.
   */
  GROG_OCS_ROLL_PURPOSE_ATTRITION,
  /**
   * Blowing a dump.
   */
  GROG_OCS_ROLL_PURPOSE_DUMP_BLOWING,
  /**
   * A breakout.
   */
  GROG_OCS_ROLL_PURPOSE_BREAKOUT,
  /**
   * Variable replacements.
   */
  GROG_OCS_ROLL_PURPOSE_REPLACEMENTS,
  /**
   * Variable reinforcements.
   */
  GROG_OCS_ROLL_PURPOSE_REINFORCEMENTS,
  /**
   * Who moves first.
   */
  GROG_OCS_ROLL_PURPOSE_INITIATIVE,
  /**
   * The weather.
   */
  GROG_OCS_ROLL_PURPOSE_WEATHER,
  /**
   * What a game asks beside these.
   */
  GROG_OCS_ROLL_PURPOSE_OTHER,
};

/**
 * Who sees a roll.
 */
enum GrogOcsVisibility {
  /**
   * Both players.
   */
  GROG_OCS_VISIBILITY_OPEN,
  /**
   * The player who rolls, alone.
   */
  GROG_OCS_VISIBILITY_SECRET,
};

/**
 * As what a unit is seen.
 */
enum GrogOcsSeenAs {
  /**
   * The top unit with a zone of control, or the top combat unit where none has one.
   */
  GROG_OCS_SEEN_AS_COMBAT_UNIT,
  /**
   * The hedgehog.
   */
  GROG_OCS_SEEN_AS_HEDGEHOG,
  /**
   * The top Active aircraft.
   */
  GROG_OCS_SEEN_AS_AIRCRAFT,
  /**
   * None of these, but it lies on top of the stack.
   */
  GROG_OCS_SEEN_AS_TOP,
};

/**
 * What becomes of a unit's supply.
 */
enum GrogOcsTraced {
  /**
   * It traces for free.
   */
  GROG_OCS_TRACED_FREE,
  /**
   * It eats supply.
   */
  GROG_OCS_TRACED_EATS,
  /**
   * It goes Out of Supply.
   */
  GROG_OCS_TRACED_OUT,
  /**
   * It needs no trace.
   */
  GROG_OCS_TRACED_NEEDLESS,
};

/**
 * A way to fuel.
 */
enum GrogOcsFuelBy {
  /**
   * Each unit by itself: 1T, for the phase.
   */
  GROG_OCS_FUEL_BY_UNIT = 1,
  /**
   * A formation: 1 SP, until the next friendly Clean Up Phase.
   */
  GROG_OCS_FUEL_BY_FORMATION,
  /**
   * A headquarters with the independent units in its throw range: 1 SP, until the next friendly Clean Up Phase.
   */
  GROG_OCS_FUEL_BY_HQ,
  /**
   * It needs none.
   */
  GROG_OCS_FUEL_BY_NONE,
};

/**
 * What a headquarters can do (13.1b).
 */
enum GrogOcsHqAbility {
  /**
   * Throw supply points.
   */
  GROG_OCS_HQ_ABILITY_THROW = 1,
  /**
   * Give trace supply to units within throw range.
   */
  GROG_OCS_HQ_ABILITY_TRACE,
  /**
   * Rebuild units.
   */
  GROG_OCS_HQ_ABILITY_REBUILD,
  /**
   * Do engineer work.
   */
  GROG_OCS_HQ_ABILITY_ENGINEER,
};

/**
 * How hard the ground is: which row of the odds table counts.
 */
enum GrogOcsGround {
  /**
   * Open.
   */
  GROG_OCS_GROUND_OPEN = 1,
  /**
   * Close.
   */
  GROG_OCS_GROUND_CLOSE,
  /**
   * Very Close.
   */
  GROG_OCS_GROUND_VERY_CLOSE,
  /**
   * Extremely Close.
   */
  GROG_OCS_GROUND_EXTREMELY_CLOSE,
};

/**
 * How lost steps weaken a unit.
 */
enum GrogOcsStepLoss {
  /**
   * The series rule (9.11d): attack halved by the first loss, defence once half the steps are gone.
   */
  GROG_OCS_STEP_LOSS_SERIES,
  /**
   * In proportion to the steps left, rounded at once (21.2).
   */
  GROG_OCS_STEP_LOSS_PROPORTIONAL,
  /**
   * The series rule, but a unit of four steps at its last attacks at a quarter (house rule HR-6).
   */
  GROG_OCS_STEP_LOSS_LAST_STEP,
};

/**
 * What a railroad is asked for.
 */
enum GrogOcsRailUse {
  /**
   * To move cargo with Rail Cap: enemy zones of control are never negated.
   */
  GROG_OCS_RAIL_USE_CARGO = 1,
  /**
   * To trace supply: a friendly combat unit in the hex negates enemy zones, and Extenders link.
   */
  GROG_OCS_RAIL_USE_TRACE,
};

/**
 * How a hex of a way was reached from the one before.
 */
enum GrogOcsLink {
  /**
   * It is the first.
   */
  GROG_OCS_LINK_START,
  /**
   * On rails.
   */
  GROG_OCS_LINK_RAIL,
  /**
   * By an Extender that stands in the hex before.
   */
  GROG_OCS_LINK_EXTENDER,
};

/**
 * How reinforcements come into the game.
 */
enum GrogOcsArrivesBy {
  /**
   * In a hex that the Arrival Chart names, or in a box off the map.
   */
  GROG_OCS_ARRIVES_BY_HEX = 1,
  /**
   * In a hex of the map's edge: where enemy units block it, in the nearest one that they do not.
   */
  GROG_OCS_ARRIVES_BY_EDGE,
  /**
   * At a port.
   */
  GROG_OCS_ARRIVES_BY_PORT,
};

/**
 * What enters a hex.
 */
enum GrogOcsEntrant {
  /**
   * Units, by their own movement, by a retreat or an advance: on the ground, ships, or aircraft.
   */
  GROG_OCS_ENTRANT_UNITS = 1,
  /**
   * Cargo that goes by rail through the hex.
   */
  GROG_OCS_ENTRANT_RAIL_TRANSPORT,
  /**
   * Cargo that leaves its train there.
   */
  GROG_OCS_ENTRANT_DETRAINING,
  /**
   * A path of supply.
   */
  GROG_OCS_ENTRANT_SUPPLY_PATH,
};

/**
 * When stacking is looked at.
 */
enum GrogOcsMoment {
  /**
   * At the end of a segment or phase.
   */
  GROG_OCS_MOMENT_END = 1,
  /**
   * During movement, retreat or advance.
   */
  GROG_OCS_MOMENT_MOVEMENT,
  /**
   * During an overrun, of the hex from which it is made.
   */
  GROG_OCS_MOMENT_OVERRUN,
};

/**
 * What there is too much of in a hex.
 */
enum GrogOcsExcess {
  /**
   * RE of combat units.
   */
  GROG_OCS_EXCESS_SIZE,
  /**
   * Ports.
   */
  GROG_OCS_EXCESS_PORTS,
  /**
   * Air bases.
   */
  GROG_OCS_EXCESS_AIR_BASES,
  /**
   * Hedgehogs.
   */
  GROG_OCS_EXCESS_HEDGEHOGS,
  /**
   * Nations, where a game keeps them apart.
   */
  GROG_OCS_EXCESS_NATIONS,
};

/**
 * What lies in a stack.
 */
enum GrogOcsPiece {
  /**
   * A unit.
   */
  GROG_OCS_PIECE_UNIT,
  /**
   * A Reserve marker.
   */
  GROG_OCS_PIECE_RESERVE,
  /**
   * A Strat Mode marker.
   */
  GROG_OCS_PIECE_STRAT,
  /**
   * An Exploit marker.
   */
  GROG_OCS_PIECE_EXPLOIT,
  /**
   * A DG marker.
   */
  GROG_OCS_PIECE_DG,
  /**
   * An Out of Supply marker.
   */
  GROG_OCS_PIECE_OUT_OF_SUPPLY,
  /**
   * A marker of internal stocks that are Low.
   */
  GROG_OCS_PIECE_LOW,
  /**
   * A marker of internal stocks that are Exhausted.
   */
  GROG_OCS_PIECE_EXHAUSTED,
  /**
   * A marker of lost steps.
   */
  GROG_OCS_PIECE_STEP_LOSS,
};

/**
 * Whether a class of movement can enter a hex, and how.
 */
enum GrogOcsEntry {
  /**
   * Freely.
   */
  GROG_OCS_ENTRY_OPEN,
  /**
   * Only by road.
   */
  GROG_OCS_ENTRY_ROAD_ONLY,
  /**
   * For its whole movement allowance.
   */
  GROG_OCS_ENTRY_ALL,
  /**
   * Not at all.
   */
  GROG_OCS_ENTRY_PROHIBITED,
};

/**
 * Which terrain counts for an attacking stack.
 */
enum GrogOcsChoice {
  /**
   * Whatever is best for the defender.
   */
  GROG_OCS_CHOICE_BEST,
  /**
   * A terrain of the hex.
   */
  GROG_OCS_CHOICE_HEX,
  /**
   * The hexside that the stack crosses.
   */
  GROG_OCS_CHOICE_HEXSIDE,
};

/**
 * How much an anti-tank effect a unit or hex has.
 */
enum GrogOcsAntiTank {
  /**
   * None.
   */
  GROG_OCS_ANTI_TANK_NONE,
  /**
   * Light.
   */
  GROG_OCS_ANTI_TANK_LIGHT,
  /**
   * Heavy.
   */
  GROG_OCS_ANTI_TANK_HEAVY,
};

/**
 * How supply would come aboard.
 */
enum GrogOcsLoadBy {
  /**
   * From a dump in the same hex.
   */
  GROG_OCS_LOAD_BY_DUMP = 1,
  /**
   * By direct draw.
   */
  GROG_OCS_LOAD_BY_DRAW,
  /**
   * By a headquarters' throw.
   */
  GROG_OCS_LOAD_BY_THROWN,
};

/**
 * Whether Transport Points were captured since their side last had a Movement Phase.
 */
enum GrogOcsWhenCaptured {
  /**
   * They were not.
   */
  GROG_OCS_WHEN_CAPTURED_NEVER,
  /**
   * In this very Movement Phase.
   */
  GROG_OCS_WHEN_CAPTURED_MOVEMENT,
  /**
   * In another phase.
   */
  GROG_OCS_WHEN_CAPTURED_OTHERWISE,
};

/**
 * What supply is spent on.
 */
enum GrogOcsSupplyUse {
  /**
   * Fuel for one unit.
   */
  GROG_OCS_SUPPLY_USE_FUEL_UNIT = 1,
  /**
   * Fuel for a formation.
   */
  GROG_OCS_SUPPLY_USE_FUEL_FORMATION,
  /**
   * Fuel for a headquarters and the independent units in its throw range.
   */
  GROG_OCS_SUPPLY_USE_FUEL_HQ,
  /**
   * Building or improving.
   */
  GROG_OCS_SUPPLY_USE_CONSTRUCTION,
  /**
   * Repair.
   */
  GROG_OCS_SUPPLY_USE_REPAIR,
  /**
   * Combat.
   */
  GROG_OCS_SUPPLY_USE_COMBAT,
  /**
   * A barrage.
   */
  GROG_OCS_SUPPLY_USE_BARRAGE,
  /**
   * Eating off the map.
   */
  GROG_OCS_SUPPLY_USE_EATING,
  /**
   * The refit of aircraft.
   */
  GROG_OCS_SUPPLY_USE_REFIT,
  /**
   * Replenishing internal stocks.
   */
  GROG_OCS_SUPPLY_USE_STOCKS,
};

/**
 * What a counter is.
 */
enum GrogOcsKind {
  /**
   * A combat unit with nothing special about it.
   */
  GROG_OCS_KIND_COMBAT = 1,
  /**
   * A headquarters.
   */
  GROG_OCS_KIND_HQ,
  /**
   * A headquarters that serves its own division.
   */
  GROG_OCS_KIND_DIVISIONAL_HQ,
  /**
   * Artillery.
   */
  GROG_OCS_KIND_ARTILLERY,
  /**
   * An engineer that can do engineer work.
   */
  GROG_OCS_KIND_ENGINEER,
  /**
   * A Rail Repair unit.
   */
  GROG_OCS_KIND_RAIL_REPAIR,
  /**
   * An Equipment replacement.
   */
  GROG_OCS_KIND_EQ,
  /**
   * A Personnel replacement.
   */
  GROG_OCS_KIND_PAX,
  /**
   * Transport Points on trucks.
   */
  GROG_OCS_KIND_TRUCK,
  /**
   * Transport Points that belong to a formation.
   */
  GROG_OCS_KIND_ORGANIC_TRUCK,
  /**
   * Transport Points on wagons.
   */
  GROG_OCS_KIND_WAGON,
  /**
   * Transport Points on mules.
   */
  GROG_OCS_KIND_MULE,
  /**
   * Transport Points formed into an Extender.
   */
  GROG_OCS_KIND_EXTENDER,
  /**
   * Supply on the ground.
   */
  GROG_OCS_KIND_SUPPLY,
  /**
   * A hedgehog.
   */
  GROG_OCS_KIND_HEDGEHOG,
  /**
   * An air base.
   */
  GROG_OCS_KIND_AIR_BASE,
  /**
   * A port.
   */
  GROG_OCS_KIND_PORT,
  /**
   * A ship.
   */
  GROG_OCS_KIND_SHIP,
  /**
   * An aircraft.
   */
  GROG_OCS_KIND_AIRCRAFT,
};

/**
 * The colour of the symbol box: what terrain does to the unit.
 */
enum GrogOcsArm {
  /**
   * Any other box.
   */
  GROG_OCS_ARM_OTHER = 1,
  /**
   * A red box.
   */
  GROG_OCS_ARM_MECH,
  /**
   * A yellow box.
   */
  GROG_OCS_ARM_ARMOR,
};

/**
 * The symbol in the box, where it matters.
 */
enum GrogOcsSymbol {
  /**
   * Any other.
   */
  GROG_OCS_SYMBOL_OTHER,
  /**
   * A tank.
   */
  GROG_OCS_SYMBOL_TANK,
  /**
   * Anti-tank.
   */
  GROG_OCS_SYMBOL_ANTI_TANK,
  /**
   * Anti-aircraft.
   */
  GROG_OCS_SYMBOL_ANTI_AIRCRAFT,
};

/**
 * How large the unit is.
 */
enum GrogOcsSize {
  /**
   * Neither of the others: 1 RE.
   */
  GROG_OCS_SIZE_REGIMENT = 1,
  /**
   * 1/2 RE.
   */
  GROG_OCS_SIZE_BATTALION,
  /**
   * 1/4 RE.
   */
  GROG_OCS_SIZE_COMPANY,
  /**
   * Several steps of 1 RE each.
   */
  GROG_OCS_SIZE_MULTI_STEP,
};

/**
 * The marker on a unit.
 */
enum GrogOcsMode {
  /**
   * Combat Mode.
   */
  GROG_OCS_MODE_COMBAT = 1,
  /**
   * Move Mode.
   */
  GROG_OCS_MODE_MOVE,
  /**
   * Reserve Mode.
   */
  GROG_OCS_MODE_RESERVE,
  /**
   * Strat Mode.
   */
  GROG_OCS_MODE_STRAT,
  /**
   * Exploit Mode.
   */
  GROG_OCS_MODE_EXPLOIT,
  /**
   * Disorganized.
   */
  GROG_OCS_MODE_DG,
};

/**
 * Which side of the counter shows.
 */
enum GrogOcsOrientation {
  /**
   * The Combat Mode side.
   */
  GROG_OCS_ORIENTATION_COMBAT = 1,
  /**
   * The Move Mode side.
   */
  GROG_OCS_ORIENTATION_MOVE,
};

/**
 * How a strength is printed.
 */
enum GrogOcsStyle {
  /**
   * Plainly; zero counts.
   */
  GROG_OCS_STYLE_PRINTED,
  /**
   * In parentheses: for defence only.
   */
  GROG_OCS_STYLE_PARENTHESISED,
  /**
   * Not at all.
   */
  GROG_OCS_STYLE_NONE,
};

/**
 * The colour of a movement allowance.
 */
enum GrogOcsMobility {
  /**
   * White.
   */
  GROG_OCS_MOBILITY_LEG = 1,
  /**
   * Black.
   */
  GROG_OCS_MOBILITY_TRUCK,
  /**
   * Red.
   */
  GROG_OCS_MOBILITY_TRACK,
};

/**
 * What is left of internal stocks.
 */
enum GrogOcsStocks {
  /**
   * All.
   */
  GROG_OCS_STOCKS_FULL,
  /**
   * Used once.
   */
  GROG_OCS_STOCKS_LOW,
  /**
   * Used twice.
   */
  GROG_OCS_STOCKS_EXHAUSTED,
};

/**
 * Where a unit's combat supply comes from in the combat at hand.
 */
enum GrogOcsCombatSupply {
  /**
   * Supply on the map is paid.
   */
  GROG_OCS_COMBAT_SUPPLY_PAID = 1,
  /**
   * Its internal stocks.
   */
  GROG_OCS_COMBAT_SUPPLY_STOCKS,
  /**
   * None.
   */
  GROG_OCS_COMBAT_SUPPLY_NONE,
};

/**
 * What carries a unit.
 */
enum GrogOcsAboard {
  /**
   * Nothing.
   */
  GROG_OCS_ABOARD_NOTHING,
  /**
   * A landing craft.
   */
  GROG_OCS_ABOARD_LANDING_CRAFT,
  /**
   * A ship.
   */
  GROG_OCS_ABOARD_SHIP,
  /**
   * A train.
   */
  GROG_OCS_ABOARD_TRAIN,
  /**
   * An aircraft.
   */
  GROG_OCS_ABOARD_AIRCRAFT,
};

/**
 * A kind of transport (4.7d): what moves a unit other than its own movement.
 */
enum GrogOcsTransport {
  /**
   * None.
   */
  GROG_OCS_TRANSPORT_NOTHING,
  /**
   * A train, by Rail Cap (13.3).
   */
  GROG_OCS_TRANSPORT_RAIL,
  /**
   * Aircraft that land it at an air base (14.9).
   */
  GROG_OCS_TRANSPORT_AIR,
  /**
   * Aircraft that drop it (14.10).
   */
  GROG_OCS_TRANSPORT_AIR_DROP,
  /**
   * Landing craft (18.4, 18.5).
   */
  GROG_OCS_TRANSPORT_LANDING_CRAFT,
  /**
   * Landing craft that put it into a Beach Assault (18.6).
   */
  GROG_OCS_TRANSPORT_BEACH_ASSAULT,
  /**
   * Abstract shipping (19.0f).
   */
  GROG_OCS_TRANSPORT_SHIPPING,
  /**
   * Transport Points, which carry supply alone (13.2).
   */
  GROG_OCS_TRANSPORT_TRANSPORT_POINT,
};

/**
 * When a question is asked.
 */
enum GrogOcsPhase {
  /**
   * The Reinforcement Phase.
   */
  GROG_OCS_PHASE_REINFORCEMENT = 1,
  /**
   * The Movement Phase.
   */
  GROG_OCS_PHASE_MOVEMENT,
  /**
   * The Supply Phase.
   */
  GROG_OCS_PHASE_SUPPLY,
  /**
   * The enemy's Reaction Phase, in which one's own released Reserves act.
   */
  GROG_OCS_PHASE_REACTION,
  /**
   * The Combat Phase.
   */
  GROG_OCS_PHASE_COMBAT,
  /**
   * The Exploitation Phase.
   */
  GROG_OCS_PHASE_EXPLOITATION,
  /**
   * The Clean Up Phase.
   */
  GROG_OCS_PHASE_CLEAN_UP,
};

/**
 * What a side would do in a hex.
 */
enum GrogOcsAction {
  /**
   * Go on by Truck movement from the hex, other than by an overrun (4.5a.A).
   */
  GROG_OCS_ACTION_TRUCK_MOVEMENT = 1,
  /**
   * Trace a path of supply in or out of the hex: a draw, a throw, an Extender's (4.5a.B).
   */
  GROG_OCS_ACTION_SUPPLY_PATH,
  /**
   * Move cargo by Rail Cap (4.5a.C).
   */
  GROG_OCS_ACTION_RAIL_TRANSPORT,
  /**
   * Trace supply by rail (4.5a.D).
   */
  GROG_OCS_ACTION_RAIL_TRACE,
  /**
   * Convert a railroad (4.5a.E).
   */
  GROG_OCS_ACTION_RAIL_CONVERSION,
  /**
   * Trace supply by way of a port (4.5a.F).
   */
  GROG_OCS_ACTION_PORT_TRACE,
  /**
   * Move cargo through a port by Sea Cap (4.5a.G).
   */
  GROG_OCS_ACTION_PORT_TRANSPORT,
  /**
   * Refit aircraft (4.5a.H).
   */
  GROG_OCS_ACTION_REFIT,
  /**
   * Change to Reserve Mode (4.5a.I).
   */
  GROG_OCS_ACTION_ENTER_RESERVE,
  /**
   * Change to Strat Mode (4.5a.J).
   */
  GROG_OCS_ACTION_ENTER_STRAT,
  /**
   * Move into the hex in Strat Mode (4.5a.J).
   */
  GROG_OCS_ACTION_STRAT_MOVEMENT,
  /**
   * Rebuild with replacements (4.5a.K).
   */
  GROG_OCS_ACTION_REBUILD,
};

/**
 * What a unit has to do with an action in a zone.
 */
enum GrogOcsPart {
  /**
   * An enemy unit that covers the hex.
   */
  GROG_OCS_PART_COVERS,
  /**
   * A friendly combat unit in the hex that negates the zone.
   */
  GROG_OCS_PART_NEGATES,
  /**
   * A friendly combat unit in the hex that negates nothing, since it spends MP later in the phase.
   */
  GROG_OCS_PART_MOVES_ON,
  /**
   * A friendly unit in the hex that negates nothing, since it is no combat unit or is cargo.
   */
  GROG_OCS_PART_CANNOT_NEGATE,
};

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsStyleCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsMobilityCode;

/**
 * One side of a counter.
 */
typedef struct GrogOcsFace {
  /**
   * Combat strength in points, 0 to 999.
   */
  uint16_t strength;
  /**
   * Barrage strength in points, 0 to 999.
   */
  uint16_t barrage;
  /**
   * How the combat strength is printed; plainly by default.
   */
  GrogOcsStyleCode style;
  /**
   * Movement allowance in MP, 0 to 254.
   */
  uint8_t ma;
  /**
   * What kind of movement points those are.
   */
  GrogOcsMobilityCode mobility;
  /**
   * Range of barrage in hexes.
   */
  uint8_t range;
  /**
   * Throw range of a headquarters, or range of an Extender, in MP.
   */
  uint8_t throw_range;
  /**
   * What kind of movement points the throw range of a headquarters has: the colour that it is printed in.
   */
  GrogOcsMobilityCode throw_mobility;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsFace;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsKindCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsArmCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsSymbolCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsSizeCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsModeCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsOrientationCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsStocksCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsCombatSupplyCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsAboardCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsTransportCode;

/**
 * A unit: its counter, its markers and what it did earlier in the phase. What every unit has must be said where an answer
 * hangs on it: kind, side, size, strength, rating, movement allowance, mode, how its combat supply is paid. What only some
 * units have is none by default: markers, losses, carriers, what was done earlier in the phase.
 */
typedef struct GrogOcsUnit {
  /**
   * The host's own number for it. No rule looks at it.
   */
  uint32_t id;
  /**
   * Where it stands. A question whose hexes are all 0, 0 is one without geometry.
   */
  GrogHex hex;
  /**
   * The multi-unit formation it belongs to, in the host's numbering; 0 for none.
   */
  uint16_t formation;
  /**
   * The stack in which it began the phase, in the host's numbering from 1. An overrun asks for it.
   */
  uint16_t began;
  /**
   * Movement spent this phase, in twelfths of an MP.
   */
  uint16_t mp_spent;
  /**
   * Supply that Transport Points carry, in T.
   */
  uint16_t load;
  /**
   * How much it is: Transport Points in points, supply in T, an air base or hedgehog in levels, a port in T a phase.
   */
  uint16_t amount;
  /**
   * The Combat Mode side.
   */
  struct GrogOcsFace combat_side;
  /**
   * The Move Mode side.
   */
  struct GrogOcsFace move_side;
  /**
   * What it is.
   */
  GrogOcsKindCode kind;
  /**
   * The colour of its symbol box.
   */
  GrogOcsArmCode arm;
  /**
   * The symbol in the box.
   */
  GrogOcsSymbolCode symbol;
  /**
   * Its size.
   */
  GrogOcsSizeCode size;
  /**
   * Steps printed: 2 to 40 for a multi-step unit, which is its RE too; for any other 0 or 1, or a game's exception.
   */
  uint8_t steps;
  /**
   * Steps lost, fewer than it has.
   */
  uint8_t steps_lost;
  /**
   * A game's exception to its RE, in quarters; 0 for none.
   */
  uint8_t re_quarters;
  /**
   * Printed Action Rating, 0 to 5.
   */
  int8_t rating;
  /**
   * Its mode. Transport Points are in Move Mode unless it is said; supply, facilities, ships and aircraft have none, and
   * show their Combat Mode side.
   */
  GrogOcsModeCode mode;
  /**
   * Which side of the counter shows, in Reserve, Exploit or Disorganized Mode.
   */
  GrogOcsOrientationCode oriented;
  /**
   * Which player's, in the host's numbering from 1.
   */
  uint8_t side;
  /**
   * Its nation, in the host's numbering.
   */
  uint8_t nationality;
  /**
   * Its internal stocks.
   */
  GrogOcsStocksCode stocks;
  /**
   * Its combat supply in the combat at hand.
   */
  GrogOcsCombatSupplyCode combat_supply;
  /**
   * What carries it.
   */
  GrogOcsAboardCode aboard;
  /**
   * Distance of an aircraft's base from its target in hexes, from 1. A barrage by aircraft asks for it.
   */
  uint8_t base_distance;
  /**
   * Released from Reserve Mode this phase.
   */
  GrogFlag released;
  /**
   * Marked Out of Supply.
   */
  GrogFlag out_of_supply;
  /**
   * Not fuelled.
   */
  GrogFlag unfuelled;
  /**
   * Has attacked in this Combat Segment.
   */
  GrogFlag attacked;
  /**
   * Has barraged in this phase.
   */
  GrogFlag barraged;
  /**
   * Will spend MP later in this phase.
   */
  GrogFlag will_move;
  /**
   * Had a zone of control before it was marked Exploit.
   */
  GrogFlag had_zoc;
  /**
   * A Strategic Bomber.
   */
  GrogFlag strategic;
  /**
   * Beyond half its range, if an aircraft.
   */
  GrogFlag beyond_half_range;
  /**
   * Never rebuilt: a yellow dot behind the rating.
   */
  GrogFlag yellow_dot;
  /**
   * What carried it earlier in this phase.
   */
  GrogOcsTransportCode transported;
  /**
   * The landing craft that carried it landed it by a roll on the ALT table.
   */
  GrogFlag alt_rolled;
  /**
   * An Inactive aircraft.
   */
  GrogFlag inactive;
  /**
   * A fighter, if an aircraft.
   */
  GrogFlag fighter;
  /**
   * Railroad hexes that a Rail Repair unit converted in this phase.
   */
  uint8_t converted;
  /**
   * Moved by rail in this phase over track that was converted in it.
   */
  GrogFlag fresh_track;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsUnit;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsPhaseCode;

/**
 * What `grog_ocs_artillery_assess` asks. An artillery unit that would fire.
 */
typedef struct GrogOcsArtilleryAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit. What it has moved in the phase does not matter.
   */
  struct GrogOcsUnit unit;
  /**
   * The phase in whose Barrage Segment it would fire.
   */
  GrogOcsPhaseCode phase;
  /**
   * The supply that it needs is not paid.
   */
  GrogFlag unpaid;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsArtilleryAssessQuestion;

/**
 * What artillery fires with.
 */
typedef struct GrogOcsGunnery {
  /**
   * Barrage strength in 1/11520 points.
   */
  uint32_t strength;
  /**
   * Range of the side that shows, in hexes.
   */
  uint8_t range;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsGunnery;

/**
 * What `grog_ocs_artillery_assess` answers.
 */
typedef struct GrogOcsArtilleryAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What artillery fires with. Zero where it is forbidden.
   */
  struct GrogOcsGunnery value;
} GrogOcsArtilleryAssessAnswer;

/**
 * One cell of a terrain effects chart.
 */
typedef struct GrogOcsMultiplier {
  /**
   * Numerator; 0 over 0 is the default, no effect.
   */
  uint8_t num;
  /**
   * Denominator.
   */
  uint8_t den;
  /**
   * In brackets: for attackers only.
   */
  GrogFlag bracketed;
} GrogOcsMultiplier;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsGroundCode;

/**
 * A row of a terrain effects chart: a kind of hex or of hexside.
 */
typedef struct GrogOcsTerrain {
  /**
   * For units with a yellow box.
   */
  struct GrogOcsMultiplier armor;
  /**
   * For units with a red box.
   */
  struct GrogOcsMultiplier mech;
  /**
   * For all others.
   */
  struct GrogOcsMultiplier other;
  /**
   * How hard the ground is. Of a terrain of the hex it must be said; of a hexside it is of no account.
   */
  GrogOcsGroundCode ground;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsTerrain;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsStepLossCode;

/**
 * A game's options. Zero is the series.
 */
typedef struct GrogOcsGameRules {
  /**
   * How lost steps weaken a unit; bends 9.11d.
   */
  GrogOcsStepLossCode step_loss;
  /**
   * A two-step unit that is no multi-step unit pays 1T to attack, as in DAK; bends 9.5b.
   */
  GrogFlag brigade_attack;
  /**
   * Aircraft beyond half their range shift a barrage left (21.4); bends 10.1b.
   */
  GrogFlag far_aircraft;
  /**
   * Units do not negate enemy zones for ports that trace supply, as in DAK; bends 4.5b.
   */
  GrogFlag port_zones;
  /**
   * Exploiting units have no zone of control; bends 5.9c.
   */
  GrogFlag no_exploit_zone;
  /**
   * Units of different nations do not stack together; bends 4.8.
   */
  GrogFlag nations_apart;
  /**
   * The players have agreed that formation markers may be hidden in a stack (13.7b); bends 13.7.
   */
  GrogFlag hidden_formations;
  /**
   * The game's Transport Points print an F on their full side (13.2h).
   */
  GrogFlag full_sides;
  /**
   * The game has Transport Points of the size of a token, a quarter of a point; bends the rounding of 9.14c.
   */
  GrogFlag token_trucks;
  /**
   * The game has air strips; bends 15.3.
   */
  GrogFlag air_strips;
  /**
   * Units that are not Engineer-Capable build hedgehogs of level 1 only (21.11a); bends 16.0b.
   */
  GrogFlag regular_hedgehogs;
  /**
   * The game's tables replace aircraft steps directly, so that Eq do not; bends 13.5f.
   */
  GrogFlag air_table;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsGameRules;

/**
 * What `grog_ocs_barrage_assess` asks. A barrage against the units in a hex.
 */
typedef struct GrogOcsBarrageAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The units that fire: artillery, or aircraft, or ships.
   */
  const struct GrogOcsUnit *firers;
  /**
   * How many `firers` there are; the pointer may be null if 0.
   */
  size_t firers_len;
  /**
   * The units in the hex, at least one of them a combat unit.
   */
  const struct GrogOcsUnit *targets;
  /**
   * How many `targets` there are; the pointer may be null if 0.
   */
  size_t targets_len;
  /**
   * Friendly units that may observe for the fire: any combat unit next to the target, not aboard a landing craft. Where
   * there are none, `unspotted` says so.
   */
  const struct GrogOcsUnit *spotters;
  /**
   * How many `spotters` there are; the pointer may be null if 0.
   */
  size_t spotters_len;
  /**
   * The terrains of the hex, from the game's chart.
   */
  const struct GrogOcsTerrain *terrain;
  /**
   * How many `terrain` there are; the pointer may be null if 0.
   */
  size_t terrain_len;
  /**
   * The terrain that the target's player chose, counted from 1; 0 for the one that is best for him.
   */
  uint8_t own_terrain;
  /**
   * The hex.
   */
  GrogHex target;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Level of the hedgehog in the hex, 0 to 4.
   */
  uint8_t hedgehog;
  /**
   * The supply that artillery needs is not paid.
   */
  GrogFlag unpaid;
  /**
   * The hex was barraged before in this phase.
   */
  GrogFlag hex_barraged;
  /**
   * A hip shoot by an aircraft.
   */
  GrogFlag hip_shoot;
  /**
   * No friendly unit is there that might observe; `spotters` is empty.
   */
  GrogFlag unspotted;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsBarrageAssessQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsFireCode;

/**
 * What a barrage is worth: all that the dice need to know.
 */
typedef struct GrogOcsBarrageAssessment {
  /**
   * Barrage strength in 1/11520 points.
   */
  uint32_t strength;
  /**
   * Rounded to points.
   */
  uint32_t points;
  /**
   * RE of the target's combat units in quarters, as density counts them.
   */
  uint16_t density_quarters;
  /**
   * Steps of the target's combat units.
   */
  uint16_t target_steps;
  /**
   * Supply that artillery pays, in T.
   */
  uint16_t cost;
  /**
   * The column before shifts, 0 to 10.
   */
  uint8_t start;
  /**
   * The sum of the shifts, to the right if positive.
   */
  int8_t shift;
  /**
   * The column after shifts, 0 to 10.
   */
  uint8_t column;
  /**
   * What fires.
   */
  GrogOcsFireCode fire;
  /**
   * A correct spotter observes.
   */
  GrogFlag spotted;
  /**
   * A bracketed half counts as disorganization only.
   */
  GrogFlag brackets_dg;
} GrogOcsBarrageAssessment;

/**
 * What `grog_ocs_barrage_assess` answers.
 */
typedef struct GrogOcsBarrageAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a barrage is worth: all that the dice need to know. Zero where it is forbidden.
   */
  struct GrogOcsBarrageAssessment value;
} GrogOcsBarrageAssessAnswer;

/**
 * What `grog_ocs_barrage_resolve` asks. An assessed barrage and its dice.
 */
typedef struct GrogOcsBarrageResolveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsBarrageAssessment assessment;
  /**
   * Two dice, and one more where the result is a half.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
} GrogOcsBarrageResolveQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsBarrageResultCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsOutcomeCode;

/**
 * A barrage between its dice and its losses: a plain value that the caller keeps.
 */
typedef struct GrogOcsBarraged {
  /**
   * What the table says.
   */
  GrogOcsBarrageResultCode table;
  /**
   * What counts of it, after brackets and fire from ships.
   */
  GrogOcsBarrageResultCode counts;
  /**
   * What it does.
   */
  GrogOcsOutcomeCode outcome;
  /**
   * The column, 0 to 10.
   */
  uint8_t column;
  /**
   * The roll, 2 to 12.
   */
  uint8_t roll;
  /**
   * The die of a half; 0 where none was rolled.
   */
  uint8_t half_die;
  /**
   * The losses are settled.
   */
  GrogFlag settled;
  /**
   * Steps lost.
   */
  uint8_t steps;
} GrogOcsBarraged;

/**
 * What `grog_ocs_barrage_resolve` answers.
 */
typedef struct GrogOcsBarrageResolveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * A barrage between its dice and its losses: a plain value that the caller keeps.
   */
  struct GrogOcsBarraged value;
} GrogOcsBarrageResolveAnswer;

/**
 * What `grog_ocs_barrage_choices` asks. A barrage and the units under it.
 */
typedef struct GrogOcsBarrageChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The barrage.
   */
  struct GrogOcsBarraged barrage;
  /**
   * The units in the hex.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
} GrogOcsBarrageChoicesQuestion;

/**
 * What the target owes: its owner chooses which units lose the steps.
 */
typedef struct GrogOcsBarrageOwed {
  /**
   * Steps that its combat units have.
   */
  uint16_t available;
  /**
   * Steps that must be lost.
   */
  uint8_t losses;
  /**
   * Its combat units become disorganized.
   */
  GrogFlag disorganized;
} GrogOcsBarrageOwed;

/**
 * What `grog_ocs_barrage_choices` answers.
 */
typedef struct GrogOcsBarrageChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What the target owes: its owner chooses which units lose the steps.
   */
  struct GrogOcsBarrageOwed value;
} GrogOcsBarrageChoicesAnswer;

/**
 * What `grog_ocs_barrage_apply` asks. The losses that a target's owner chose.
 */
typedef struct GrogOcsBarrageApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The barrage.
   */
  struct GrogOcsBarraged barrage;
  /**
   * The units in the hex.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * Steps that each of them loses; none for no losses.
   */
  const uint8_t *losses;
  /**
   * How many `losses` there are; the pointer may be null if 0.
   */
  size_t losses_len;
} GrogOcsBarrageApplyQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsEffectKindCode;

/**
 * One thing for the host to apply to one unit.
 */
typedef struct GrogOcsEffect {
  /**
   * The unit, from 0: which list of its question it counts in, each operation says.
   */
  uint16_t unit;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * Where, for what happens in a hex.
   */
  GrogHex hex;
  /**
   * How much of it.
   */
  uint16_t amount;
  /**
   * What happens to it.
   */
  GrogOcsEffectKindCode what;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsEffect;

/**
 * What `grog_ocs_barrage_apply` answers.
 */
typedef struct GrogOcsBarrageApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * A barrage between its dice and its losses: a plain value that the caller keeps. Zero where it is forbidden.
   */
  struct GrogOcsBarraged value;
} GrogOcsBarrageApplyAnswer;

/**
 * What `grog_ocs_barrage_distribution` asks. An assessed barrage.
 */
typedef struct GrogOcsBarrageDistributionQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsBarrageAssessment assessment;
} GrogOcsBarrageDistributionQuestion;

/**
 * The exact chances of a barrage: counts of 216 equal cases.
 */
typedef struct GrogOcsBarrageDistribution {
  /**
   * All cases: 216.
   */
  uint32_t denominator;
  /**
   * Cases of each result of the table.
   */
  uint32_t table[7];
  /**
   * Cases of each outcome: nothing, DG, and one, two, three steps with DG.
   */
  uint32_t outcomes[5];
  /**
   * Cases in which the target loses 0, 1, 2, 3 steps.
   */
  uint32_t steps[4];
  /**
   * Cases in which surviving units are disorganized.
   */
  uint32_t dg;
  /**
   * Cases in which no unit is left.
   */
  uint32_t gone;
  /**
   * Expected step losses, over the denominator.
   */
  uint32_t steps_expected;
} GrogOcsBarrageDistribution;

/**
 * What `grog_ocs_barrage_distribution` answers.
 */
typedef struct GrogOcsBarrageDistributionAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * The exact chances of a barrage: counts of 216 equal cases.
   */
  struct GrogOcsBarrageDistribution value;
} GrogOcsBarrageDistributionAnswer;

/**
 * What `grog_ocs_barrage_percentile` asks. An outcome that happened.
 */
typedef struct GrogOcsBarragePercentileQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment before the dice.
   */
  struct GrogOcsBarrageAssessment assessment;
  /**
   * The outcome.
   */
  GrogOcsOutcomeCode outcome;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsBarragePercentileQuestion;

/**
 * What `grog_ocs_barrage_percentile` answers.
 */
typedef struct GrogOcsBarragePercentileAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where a result that happened stands among all that could have: counts of cases worse, equal and better.
   */
  GrogPercentile value;
} GrogOcsBarragePercentileAnswer;

/**
 * What entering a hex, crossing a hexside or following a road costs, by mobility: in twelfths of an MP, so that
 * thirds and quarters are whole; 65534 for the whole movement allowance, 65535 for prohibited.
 */
typedef struct GrogOcsCost {
  /**
   * For Leg movement.
   */
  uint16_t leg;
  /**
   * For Truck movement.
   */
  uint16_t truck;
  /**
   * For Track movement.
   */
  uint16_t track;
} GrogOcsCost;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsFeatureCode;

/**
 * A row of a game's terrain effects chart: a kind of hex, of hexside or of road.
 */
typedef struct GrogOcsChartRow {
  /**
   * What it does to strength.
   */
  struct GrogOcsTerrain terrain;
  /**
   * What it costs.
   */
  struct GrogOcsCost cost;
  /**
   * What it is.
   */
  GrogOcsFeatureCode feature;
  /**
   * For a river, frozen rivers included: the row whose cost it has where it is bridged (13.8b). 0 stands for the
   * chart's first minor river where this is a major one, and for no cost where this is a minor one.
   */
  uint8_t bridged;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsChartRow;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsSettlementCode;

/**
 * A hex of the map. Rows of the chart count from 1; 0 stands for none. Its terrain must be said where movement or supply
 * goes through it; hexsides without a row cost nothing and have no effect.
 */
typedef struct GrogOcsBoardHex {
  /**
   * Which.
   */
  GrogHex hex;
  /**
   * Its terrain, by row of the chart.
   */
  uint8_t terrain;
  /**
   * What lives there.
   */
  GrogOcsSettlementCode settlement;
  /**
   * The hexsides that a railroad crosses: bit n for the n-th side, clockwise from that towards q + 1, r - 1.
   */
  uint8_t rail;
  /**
   * Of these, the ones that a multi-track railroad crosses.
   */
  uint8_t multi_track;
  /**
   * The gauge of the railroad, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The hexsides that a road crosses.
   */
  uint8_t road;
  /**
   * The kind of road, by row of the chart.
   */
  uint8_t road_row;
  /**
   * Its hexsides, by row of the chart.
   */
  uint8_t sides[6];
  /**
   * Whose the hex is, by the side's number; 0 for nobody's. Asked of hexes where trains may stop (13.3h).
   */
  uint8_t control;
  /**
   * Whose source of supply it is, by the side's number; 0 for nobody's.
   */
  uint8_t supply_source;
  /**
   * For which side's movement a Trainbusting zone covers it: bit 0 for side 1, bit 1 for side 2, and so on.
   */
  uint8_t trainbusted;
  /**
   * The railroad does not function.
   */
  GrogFlag rail_cut;
  /**
   * A railroad here was converted in this phase.
   */
  GrogFlag converted;
  /**
   * On the edge of the map.
   */
  GrogFlag edge;
  /**
   * No hex but a box off the map: it touches nothing.
   */
  GrogFlag off_map;
  /**
   * Zero.
   */
  uint8_t reserved[8];
} GrogOcsBoardHex;

/**
 * A position: what a host hands over once and asks about as often as it likes.
 * Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
 */
typedef struct GrogOcsBoard {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The game's terrain effects chart.
   */
  const struct GrogOcsChartRow *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
  /**
   * The hexes of the map, at most 65535, in the order of q and then r, none twice.
   */
  const struct GrogOcsBoardHex *hexes;
  /**
   * How many `hexes` there are; the pointer may be null if 0.
   */
  size_t hexes_len;
  /**
   * The units, in the order of their hexes; in a hex from the top of the stack to its bottom.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
} GrogOcsBoard;

/**
 * What `grog_ocs_board_check` asks. A position to be looked at.
 */
typedef struct GrogOcsBoardCheckQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
} GrogOcsBoardCheckQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsBoardListCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsBoardFieldCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsFaultCodeCode;

/**
 * A fault of a position.
 */
typedef struct GrogOcsBoardFault {
  /**
   * Which row of the list, from 0.
   */
  uint32_t index;
  /**
   * Its hex; of a row of the chart 0, 0.
   */
  GrogHex hex;
  /**
   * The number of the rule that makes it impossible; 0 for what no rule is about.
   */
  uint16_t rule;
  /**
   * In which list.
   */
  GrogOcsBoardListCode list;
  /**
   * Which field.
   */
  GrogOcsBoardFieldCode field;
  /**
   * The field inside that one; `whole` for itself.
   */
  GrogOcsBoardFieldCode inner;
  /**
   * What is wrong, in the words of the fault registry.
   */
  GrogOcsFaultCodeCode code;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsBoardFault;

/**
 * What a position holds.
 */
typedef struct GrogOcsCheckup {
  /**
   * How many faults there are.
   */
  uint32_t faults;
  /**
   * Rows of the chart.
   */
  uint32_t chart;
  /**
   * Hexes.
   */
  uint32_t hexes;
  /**
   * Units.
   */
  uint32_t units;
} GrogOcsCheckup;

/**
 * What `grog_ocs_board_check` answers.
 */
typedef struct GrogOcsBoardCheckAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsBoardFault *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What a position holds.
   */
  struct GrogOcsCheckup value;
} GrogOcsBoardCheckAnswer;

/**
 * What `grog_ocs_board_apply` asks. Effects that would be put to a position.
 */
typedef struct GrogOcsBoardApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The effects, as a ruling handed them out and in its order; its host may leave some out and put in some of its own.
   */
  const struct GrogOcsEffect *effects;
  /**
   * How many `effects` there are; the pointer may be null if 0.
   */
  size_t effects_len;
  /**
   * The units that the effects speak of: for each unit of the ruling's question, its place in the board's list; beyond
   * the end of that list, its place in `newcomers`. An empty list where effects speak of such places themselves.
   */
  const uint16_t *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * Units that are not on the board.
   */
  const struct GrogOcsUnit *newcomers;
  /**
   * How many `newcomers` there are; the pointer may be null if 0.
   */
  size_t newcomers_len;
  /**
   * Whose is what is captured, 0 to 7.
   */
  uint8_t captor;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsBoardApplyQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsEditCode;

/**
 * One thing to be done with a board's lists.
 */
typedef struct GrogOcsBoardEdit {
  /**
   * The unit as it is now, or as it was if it leaves the list.
   */
  struct GrogOcsUnit unit;
  /**
   * The hex as it is now.
   */
  struct GrogOcsBoardHex board_hex;
  /**
   * Where in the list: when this edit's turn comes.
   */
  uint16_t index;
  /**
   * Where the unit or hex stood in the list before all of it; 65535 for what is new.
   */
  uint16_t was;
  /**
   * The first effect that it comes from.
   */
  uint16_t effect;
  /**
   * What is to be done.
   */
  GrogOcsEditCode edit;
  /**
   * With which list.
   */
  GrogOcsBoardListCode list;
} GrogOcsBoardEdit;

/**
 * What effects made of a position.
 */
typedef struct GrogOcsApplied {
  /**
   * Units that are on the board now.
   */
  uint32_t units;
  /**
   * Edits of the board's lists.
   */
  uint32_t edits;
  /**
   * Newcomers that are not on the board and are not as they were.
   */
  uint32_t aside;
  /**
   * Effects that are left to the host.
   */
  uint32_t host;
} GrogOcsApplied;

/**
 * What `grog_ocs_board_apply` answers.
 */
typedef struct GrogOcsBoardApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsBoardEdit *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * What effects made of a position.
   */
  struct GrogOcsApplied value;
} GrogOcsBoardApplyAnswer;

/**
 * What `grog_ocs_capture_assess` asks. A hex that an enemy unit enters.
 */
typedef struct GrogOcsCaptureAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * What is in the hex, all of it the other side's.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The unit that enters.
   */
  struct GrogOcsUnit entering;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The Extenders there have a hex to collapse to: within special draw range and in trace.
   */
  GrogFlag collapses;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsCaptureAssessQuestion;

/**
 * What the capture table is rolled for.
 */
typedef struct GrogOcsPrize {
  /**
   * Supply on the ground, in T.
   */
  uint32_t dump;
  /**
   * Transport Points of a movement allowance above 10, in quarters of a point.
   */
  uint32_t trucks;
  /**
   * What these carry, in T.
   */
  uint32_t truck_load;
  /**
   * Transport Points of a movement allowance up to 10, in quarters of a point.
   */
  uint32_t wagons;
  /**
   * What these carry, in T.
   */
  uint32_t wagon_load;
  /**
   * How many dice are rolled: one for each of the three that is there, in this order.
   */
  uint8_t dice;
  /**
   * What is captured of Transport Points may move at once.
   */
  GrogFlag moves;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsPrize;

/**
 * What `grog_ocs_capture_assess` answers.
 */
typedef struct GrogOcsCaptureAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What the capture table is rolled for. Zero where it is forbidden.
   */
  struct GrogOcsPrize value;
} GrogOcsCaptureAssessAnswer;

/**
 * What `grog_ocs_capture_resolve` asks. A prize and its dice.
 */
typedef struct GrogOcsCaptureResolveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The prize.
   */
  struct GrogOcsPrize prize;
  /**
   * A die for each of dumps, trucks and wagons that is there, in this order.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
  /**
   * The game's options: whether it has Transport Points of the size of a token.
   */
  struct GrogOcsGameRules rules;
} GrogOcsCaptureResolveQuestion;

/**
 * What is captured. The rest of a dump is destroyed, the rest of Transport Points and their load is put elsewhere.
 */
typedef struct GrogOcsCaptured {
  /**
   * Supply on the ground, in T.
   */
  uint32_t dump;
  /**
   * Transport Points of a movement allowance above 10, in quarters of a point.
   */
  uint32_t trucks;
  /**
   * What was carried by such, in T.
   */
  uint32_t truck_load;
  /**
   * Transport Points of a movement allowance up to 10, in quarters of a point.
   */
  uint32_t wagons;
  /**
   * What was carried by such, in T.
   */
  uint32_t wagon_load;
  /**
   * Per cent of dumps, trucks and wagons.
   */
  uint8_t percent[3];
  /**
   * They may move at once.
   */
  GrogFlag moves;
} GrogOcsCaptured;

/**
 * What `grog_ocs_capture_resolve` answers.
 */
typedef struct GrogOcsCaptureResolveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What is captured. The rest of a dump is destroyed, the rest of Transport Points and their load is put elsewhere.
   */
  struct GrogOcsCaptured value;
} GrogOcsCaptureResolveAnswer;

/**
 * What `grog_ocs_capture_distribution` asks. A prize whose chances are asked for.
 */
typedef struct GrogOcsCaptureDistributionQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The prize.
   */
  struct GrogOcsPrize prize;
  /**
   * The game's options: whether it has Transport Points of the size of a token.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsCaptureDistributionQuestion;

/**
 * What is captured, by the die from 1 to 6: six equal cases for each of the three, which are rolled apart.
 */
typedef struct GrogOcsCaptureDistribution {
  /**
   * Cases of each die: 6.
   */
  uint32_t denominator;
  /**
   * Supply on the ground, in T.
   */
  uint32_t dump[6];
  /**
   * Transport Points of a movement allowance above 10, in quarters of a point.
   */
  uint32_t trucks[6];
  /**
   * What was carried by such, in T.
   */
  uint32_t truck_load[6];
  /**
   * Transport Points of a movement allowance up to 10, in quarters of a point.
   */
  uint32_t wagons[6];
  /**
   * What was carried by such, in T.
   */
  uint32_t wagon_load[6];
} GrogOcsCaptureDistribution;

/**
 * What `grog_ocs_capture_distribution` answers.
 */
typedef struct GrogOcsCaptureDistributionAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What is captured, by the die from 1 to 6: six equal cases for each of the three, which are rolled apart.
   */
  struct GrogOcsCaptureDistribution value;
} GrogOcsCaptureDistributionAnswer;

/**
 * What `grog_ocs_capture_apply` asks. What the owner gives up of what was captured.
 */
typedef struct GrogOcsCaptureApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * What was captured.
   */
  struct GrogOcsCaptured captured;
  /**
   * What is in the hex, as it was asked about.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * By unit: of a dump how many T are captured, of Transport Points how many quarters of a point.
   */
  const uint32_t *taken;
  /**
   * How many `taken` there are; the pointer may be null if 0.
   */
  size_t taken_len;
  /**
   * By unit: how many T are captured of what Transport Points carry.
   */
  const uint32_t *loads;
  /**
   * How many `loads` there are; the pointer may be null if 0.
   */
  size_t loads_len;
  /**
   * The Extenders there have a hex to collapse to.
   */
  GrogFlag collapses;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsCaptureApplyQuestion;

/**
 * What a capture leaves.
 */
typedef struct GrogOcsCaptureSettled {
  /**
   * Supply that is destroyed, in T.
   */
  uint32_t destroyed;
  /**
   * Supply that is captured, in T.
   */
  uint32_t supply;
  /**
   * What is captured of Transport Points may move at once; else not before the captor's next Movement Phase.
   */
  GrogFlag moves;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsCaptureSettled;

/**
 * What `grog_ocs_capture_apply` answers.
 */
typedef struct GrogOcsCaptureApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What a capture leaves. Zero where it is forbidden.
   */
  struct GrogOcsCaptureSettled value;
} GrogOcsCaptureApplyAnswer;

/**
 * What `grog_ocs_capture_displace` asks. What is left of Transport Points and would be put elsewhere.
 */
typedef struct GrogOcsCaptureDisplaceQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The Transport Points.
   */
  struct GrogOcsUnit truck;
  /**
   * The hex that they would be put into.
   */
  GrogHex to;
} GrogOcsCaptureDisplaceQuestion;

/**
 * What `grog_ocs_capture_displace` answers.
 */
typedef struct GrogOcsCaptureDisplaceAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogOcsCaptureDisplaceAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsAttackCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsEntryCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsChoiceCode;

/**
 * A hex from which a stack attacks: what lies between it and the defender.
 */
typedef struct GrogOcsApproach {
  /**
   * The stack's hex.
   */
  GrogHex hex;
  /**
   * The hexside it attacks across; the default has no effect.
   */
  struct GrogOcsTerrain hexside;
  /**
   * Entry by units with Leg movement; free by default.
   */
  GrogOcsEntryCode leg;
  /**
   * Entry by units with Truck movement.
   */
  GrogOcsEntryCode truck;
  /**
   * Entry by units with Track movement.
   */
  GrogOcsEntryCode track;
  /**
   * Which terrain the defender chose for this stack; the one that is best for him by default.
   */
  GrogOcsChoiceCode choice;
  /**
   * With the choice `hex`: which of the hex's terrains, counted from 0.
   */
  uint8_t which;
  /**
   * Zero.
   */
  uint8_t reserved;
  /**
   * What entering costs Leg movement without roads and bridges, in twelfths of an MP. An overrun asks for it.
   */
  uint16_t leg_cost;
  /**
   * The same for Truck movement.
   */
  uint16_t truck_cost;
  /**
   * The same for Track movement.
   */
  uint16_t track_cost;
} GrogOcsApproach;

/**
 * What `grog_ocs_combat_assess` asks. An attack on one hex.
 */
typedef struct GrogOcsCombatAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attacking units, wherever they stand.
   */
  const struct GrogOcsUnit *attackers;
  /**
   * How many `attackers` there are; the pointer may be null if 0.
   */
  size_t attackers_len;
  /**
   * The units in the attacked hex; those that are no combat units take no part.
   */
  const struct GrogOcsUnit *defenders;
  /**
   * How many `defenders` there are; the pointer may be null if 0.
   */
  size_t defenders_len;
  /**
   * Regular or overrun.
   */
  GrogOcsAttackCode attack;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The attacked hex.
   */
  GrogHex target;
  /**
   * The terrains of the attacked hex, from the game's chart; none for open ground without effect.
   */
  const struct GrogOcsTerrain *terrain;
  /**
   * How many `terrain` there are; the pointer may be null if 0.
   */
  size_t terrain_len;
  /**
   * The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
   */
  uint8_t own_terrain;
  /**
   * What lies between the attackers' hexes and the target; a hex that is not listed has nothing in between. For an
   * overrun it must be listed, with what entering the target costs.
   */
  const struct GrogOcsApproach *approaches;
  /**
   * How many `approaches` there are; the pointer may be null if 0.
   */
  size_t approaches_len;
  /**
   * Level of the hedgehog in the hex, 0 to 4.
   */
  uint8_t hedgehog;
  /**
   * The attacker whose Action Rating counts, counted from 1; 0 for the highest.
   */
  uint16_t attacker_lead;
  /**
   * The defender whose Action Rating counts, counted from 1; 0 for the highest.
   */
  uint16_t defender_lead;
  /**
   * The hex was attacked before in this Combat Segment.
   */
  GrogFlag hex_attacked;
  /**
   * RE in quarters of other friendly units in the overrunning stack's hex.
   */
  uint16_t bystanders_re;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsCombatAssessQuestion;

/**
 * What an attack is worth: all that the dice need to know.
 */
typedef struct GrogOcsAssessment {
  /**
   * The attacker's strength in 1/11520 points.
   */
  uint32_t attack;
  /**
   * The defender's strength in 1/11520 points.
   */
  uint32_t defence;
  /**
   * The rounded odds; 1:1 where both strengths are zero, 0:0 where one is.
   */
  GrogOdds odds;
  /**
   * The odds printed above the column.
   */
  GrogOdds heading;
  /**
   * Supply to pay for the attack, in T.
   */
  uint16_t attack_cost;
  /**
   * Supply to pay for the defence, in T.
   */
  uint16_t defence_cost;
  /**
   * Steps that attack.
   */
  uint16_t attacker_steps;
  /**
   * Steps that defend.
   */
  uint16_t defender_steps;
  /**
   * The attacker whose Action Rating counts, from 0.
   */
  uint16_t attacker_lead;
  /**
   * The defender whose Action Rating counts, from 0.
   */
  uint16_t defender_lead;
  /**
   * The kind of attack.
   */
  GrogOcsAttackCode kind;
  /**
   * The row of the odds table.
   */
  GrogOcsGroundCode ground;
  /**
   * The column, 0 to 12 from the defender's best.
   */
  uint8_t column;
  /**
   * The die roll modifier of the Action Ratings; a hedgehog's is apart.
   */
  int8_t drm;
  /**
   * Level of the hedgehog.
   */
  uint8_t hedgehog;
  /**
   * The highest Action Rating of an attacker that is not disorganized, or -1.
   */
  int8_t exploit_rating;
  /**
   * No attacker can exploit, whatever the result (9.13).
   */
  GrogFlag no_exploit;
  /**
   * By how much `exploit_rating` falls when the first step lost takes the lead away (9.11); 0 where it does not.
   */
  uint8_t exploit_drop;
} GrogOcsAssessment;

/**
 * What `grog_ocs_combat_assess` answers.
 */
typedef struct GrogOcsCombatAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What an attack is worth: all that the dice need to know. Zero where it is forbidden.
   */
  struct GrogOcsAssessment value;
} GrogOcsCombatAssessAnswer;

/**
 * What `grog_ocs_combat_resolve` asks. An assessed attack and its dice.
 */
typedef struct GrogOcsCombatResolveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsAssessment assessment;
  /**
   * Two dice for surprise, one more if there is surprise, two for the combat.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
} GrogOcsCombatResolveQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsCombatResultCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsStageCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsSurpriseCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsAdvanceCode;

/**
 * A combat between the dice and its end: a plain value that the caller keeps, copies and compares.
 */
typedef struct GrogOcsBattle {
  /**
   * The attacker whose losses come first, from 0.
   */
  uint16_t attacker_lead;
  /**
   * The defender whose losses come first, from 0.
   */
  uint16_t defender_lead;
  /**
   * The result.
   */
  GrogOcsCombatResultCode result;
  /**
   * Whose turn it is.
   */
  GrogOcsStageCode stage;
  /**
   * The kind of attack.
   */
  GrogOcsAttackCode kind;
  /**
   * Who surprised.
   */
  GrogOcsSurpriseCode surprise;
  /**
   * The modified surprise roll.
   */
  int8_t surprise_roll;
  /**
   * Columns shifted, to the right if positive, before the ends of the table stopped it.
   */
  int8_t shift;
  /**
   * The column after the shift, 0 to 12.
   */
  uint8_t column;
  /**
   * The modified combat roll.
   */
  int8_t roll;
  /**
   * No attacker can exploit.
   */
  GrogFlag no_exploit;
  /**
   * Steps that the attacker lost.
   */
  uint8_t attacker_steps;
  /**
   * Hexes that the attacker retreated.
   */
  uint8_t attacker_retreat;
  /**
   * The attacker could not take all of his option.
   */
  GrogFlag attacker_short;
  /**
   * Every attacker is gone.
   */
  GrogFlag attacker_gone;
  /**
   * Steps that the defender lost.
   */
  uint8_t defender_steps;
  /**
   * Hexes that the defender retreated.
   */
  uint8_t defender_retreat;
  /**
   * The defender ignored his option.
   */
  GrogFlag defender_ignored;
  /**
   * Whether the attackers move into the hex.
   */
  GrogOcsAdvanceCode advance;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsBattle;

/**
 * What `grog_ocs_combat_resolve` answers.
 */
typedef struct GrogOcsCombatResolveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * A combat between the dice and its end: a plain value that the caller keeps, copies and compares.
   */
  struct GrogOcsBattle value;
} GrogOcsCombatResolveAnswer;

/**
 * What `grog_ocs_combat_choices` asks. A battle and the units whose turn it is.
 */
typedef struct GrogOcsCombatChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogOcsBattle battle;
  /**
   * The units of the side whose turn it is, as they entered the combat.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
} GrogOcsCombatChoicesQuestion;

/**
 * What a side owes, and how it may pay: each step lost counts one, and so does each hex retreated.
 */
typedef struct GrogOcsOwed {
  /**
   * The unit that loses the first step, from 0.
   */
  uint16_t lead;
  /**
   * Steps that the side has.
   */
  uint16_t steps;
  /**
   * Whose turn it is; `over` where nothing is owed any more.
   */
  GrogOcsStageCode stage;
  /**
   * Steps that must be lost.
   */
  uint8_t losses;
  /**
   * Further steps and hexes of retreat, freely mixed, that must add up to this.
   */
  uint8_t option;
  /**
   * The most steps that may be lost in all.
   */
  uint8_t steps_max;
  /**
   * The most hexes that may be retreated.
   */
  uint8_t retreat_max;
  /**
   * The option may be ignored.
   */
  GrogFlag may_ignore;
  /**
   * All of the side are disorganized before they retreat.
   */
  GrogFlag disorganized;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsOwed;

/**
 * What `grog_ocs_combat_choices` answers.
 */
typedef struct GrogOcsCombatChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a side owes, and how it may pay: each step lost counts one, and so does each hex retreated.
   */
  struct GrogOcsOwed value;
} GrogOcsCombatChoicesAnswer;

/**
 * What `grog_ocs_combat_apply` asks. What a side pays.
 */
typedef struct GrogOcsCombatApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogOcsBattle battle;
  /**
   * The units of the side whose turn it is, as they entered the combat.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * Steps that each of them loses; none for no losses.
   */
  const uint8_t *losses;
  /**
   * How many `losses` there are; the pointer may be null if 0.
   */
  size_t losses_len;
  /**
   * Hexes that all of them retreat.
   */
  uint8_t retreat;
  /**
   * The option is ignored.
   */
  GrogFlag ignore;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsCombatApplyQuestion;

/**
 * A battle after a payment.
 */
typedef struct GrogOcsSettled {
  /**
   * The battle as it stands now.
   */
  struct GrogOcsBattle battle;
} GrogOcsSettled;

/**
 * What `grog_ocs_combat_apply` answers.
 */
typedef struct GrogOcsCombatApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * A battle after a payment. Zero where it is forbidden.
   */
  struct GrogOcsSettled value;
} GrogOcsCombatApplyAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsPolicyCode;

/**
 * What `grog_ocs_combat_distribution` asks. An assessed attack, and how each side takes its option.
 */
typedef struct GrogOcsCombatDistributionQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsAssessment assessment;
  /**
   * How the attacker takes his option.
   */
  GrogOcsPolicyCode attacker_policy;
  /**
   * How the defender takes his.
   */
  GrogOcsPolicyCode defender_policy;
  /**
   * The defender takes his option even where he may ignore it.
   */
  GrogFlag defender_obeys;
  /**
   * Zero.
   */
  uint8_t reserved[5];
} GrogOcsCombatDistributionQuestion;

/**
 * The exact chances of an attack: counts of 7776 equal cases.
 */
typedef struct GrogOcsCombatDistribution {
  /**
   * All cases: 7776.
   */
  uint32_t denominator;
  /**
   * Cases of each result, from the worst for the attacker to the best.
   */
  uint32_t results[12];
  /**
   * Cases in which the attacker surprises.
   */
  uint32_t surprise_attacker;
  /**
   * Cases in which the defender surprises.
   */
  uint32_t surprise_defender;
  /**
   * Cases in which the attacker loses 0, 1, 2 steps.
   */
  uint32_t attacker_steps[3];
  /**
   * Cases in which the attacker retreats 0, 1 hexes.
   */
  uint32_t attacker_retreat[2];
  /**
   * Cases in which no attacker is left.
   */
  uint32_t attacker_gone;
  /**
   * Cases in which an attacker exploits.
   */
  uint32_t exploit;
  /**
   * Cases in which the defender loses 0, 1, ... 5 steps.
   */
  uint32_t defender_steps[6];
  /**
   * Cases in which the defender retreats 0, 1, 2, 3 hexes.
   */
  uint32_t defender_retreat[4];
  /**
   * Cases in which surviving defenders are disorganized.
   */
  uint32_t defender_dg;
  /**
   * Cases in which no defender is left.
   */
  uint32_t defender_gone;
  /**
   * Cases in which the hex is left empty.
   */
  uint32_t vacated;
  /**
   * The attacker's expected step losses, over the denominator.
   */
  uint32_t attacker_steps_expected;
  /**
   * The attacker's expected hexes of retreat, over the denominator.
   */
  uint32_t attacker_retreat_expected;
  /**
   * The defender's expected step losses, over the denominator.
   */
  uint32_t defender_steps_expected;
  /**
   * The defender's expected hexes of retreat, over the denominator.
   */
  uint32_t defender_retreat_expected;
} GrogOcsCombatDistribution;

/**
 * What `grog_ocs_combat_distribution` answers.
 */
typedef struct GrogOcsCombatDistributionAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * The exact chances of an attack: counts of 7776 equal cases.
   */
  struct GrogOcsCombatDistribution value;
} GrogOcsCombatDistributionAnswer;

/**
 * What `grog_ocs_combat_percentile` asks. A result that happened.
 */
typedef struct GrogOcsCombatPercentileQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment before the dice.
   */
  struct GrogOcsAssessment assessment;
  /**
   * The result that the dice gave.
   */
  GrogOcsCombatResultCode result;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsCombatPercentileQuestion;

/**
 * What `grog_ocs_combat_percentile` answers.
 */
typedef struct GrogOcsCombatPercentileAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where a result that happened stands among all that could have: counts of cases worse, equal and better.
   */
  GrogPercentile value;
} GrogOcsCombatPercentileAnswer;

/**
 * What `grog_ocs_consolidation_assess` asks. Two units that would be consolidated.
 */
typedef struct GrogOcsConsolidationAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit that stays on the map.
   */
  struct GrogOcsUnit unit;
  /**
   * The other: one that gives its steps, or one in the Dead Pile whose place `unit` takes in its formation.
   */
  struct GrogOcsUnit other;
  /**
   * The other lies in the Dead Pile.
   */
  GrogFlag dead;
  /**
   * Two aircraft are of different types, though their values be the same.
   */
  GrogFlag types_differ;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Zero.
   */
  uint8_t reserved[1];
} GrogOcsConsolidationAssessQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsConsolidationCode;

/**
 * A consolidation that is allowed.
 */
typedef struct GrogOcsConsolidated {
  /**
   * The formation that the unit belongs to then; 0 for none.
   */
  uint16_t formation;
  /**
   * Which kind it is.
   */
  GrogOcsConsolidationCode kind;
  /**
   * Steps that the unit gets back.
   */
  uint8_t steps;
  /**
   * Steps of the other that go to nobody.
   */
  uint8_t wasted;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsConsolidated;

/**
 * What `grog_ocs_consolidation_assess` answers.
 */
typedef struct GrogOcsConsolidationAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * A consolidation that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsConsolidated value;
} GrogOcsConsolidationAssessAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsTaskCode;

/**
 * What `grog_ocs_construction_assess` asks. Construction that a unit would perform.
 */
typedef struct GrogOcsConstructionAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its place in the board's list. `mp_spent` and `will_move` say whether it moves in this phase.
   */
  uint16_t unit;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The task.
   */
  GrogOcsTaskCode task;
  /**
   * Supply that the unit can be given for it, in T.
   */
  uint16_t supply;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The unit has performed construction before in this phase.
   */
  GrogFlag worked;
  /**
   * What that was.
   */
  GrogOcsTaskCode worked_task;
  /**
   * Where that was.
   */
  GrogHex worked_hex;
  /**
   * A level was added to the facility, or a hit of it repaired, in this turn.
   */
  GrogFlag improved;
  /**
   * A level was taken from the facility, or a hit given to it, by construction in this turn.
   */
  GrogFlag reduced;
  /**
   * Hits that the port has now, 0 to 4.
   */
  uint8_t hits;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsConstructionAssessQuestion;

/**
 * What construction takes and makes.
 */
typedef struct GrogOcsConstructed {
  /**
   * What it costs, in T.
   */
  uint16_t cost;
  /**
   * The facility, by its place in the board's list; 65535 for one that is new.
   */
  uint16_t facility;
  /**
   * Its level after it; 0 for an air strip, and for a port.
   */
  uint8_t level;
  /**
   * A port's hits after it.
   */
  uint8_t hits;
  /**
   * How far away it is, in hexes.
   */
  uint8_t distance;
  /**
   * The unit performs it as an engineer.
   */
  GrogFlag as_engineer;
} GrogOcsConstructed;

/**
 * What `grog_ocs_construction_assess` answers.
 */
typedef struct GrogOcsConstructionAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What construction takes and makes. Zero where it is forbidden.
   */
  struct GrogOcsConstructed value;
} GrogOcsConstructionAssessAnswer;

/**
 * What `grog_ocs_engineers_capable` asks. A question about one unit.
 */
typedef struct GrogOcsEngineersCapableQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsEngineersCapableQuestion;

/**
 * What `grog_ocs_engineers_capable` answers.
 */
typedef struct GrogOcsEngineersCapableAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogOcsEngineersCapableAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsPurposeCode;

/**
 * What `grog_ocs_engineers_bridge` asks. A unit that would cross a hexside.
 */
typedef struct GrogOcsEngineersBridgeQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The hex that it leaves or attacks from. It need not be the one it began in.
   */
  GrogHex start;
  /**
   * The hex next to it that it enters or attacks.
   */
  GrogHex to;
  /**
   * What for.
   */
  GrogOcsPurposeCode purpose;
  /**
   * The unit was Engineer-Capable in the hex that it leaves, until it changed its mode or orientation there.
   */
  GrogFlag had_bridge;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsEngineersBridgeQuestion;

/**
 * What crossing a hexside takes.
 */
typedef struct GrogOcsCrossed {
  /**
   * What it costs the unit, in twelfths of an MP: hex and hexside, or the road. 65534 for its whole movement
   * allowance; 0 for an attack.
   */
  uint16_t cost;
  /**
   * What it would cost without engineers; 65535 where it would be prohibited.
   */
  uint16_t unbridged;
  /**
   * The river between the two hexes.
   */
  GrogOcsFeatureCode river;
  /**
   * A bridge of engineers made the difference.
   */
  GrogFlag bridged;
  /**
   * It is the unit's own bridge, which it had before it lost its capability.
   */
  GrogFlag own;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsCrossed;

/**
 * What `grog_ocs_engineers_bridge` answers.
 */
typedef struct GrogOcsEngineersBridgeAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What crossing a hexside takes. Zero where it is forbidden.
   */
  struct GrogOcsCrossed value;
} GrogOcsEngineersBridgeAnswer;

/**
 * What `grog_ocs_engineers_detrainable` asks. A railroad hex that a headquarters may make detrainable.
 */
typedef struct GrogOcsEngineersDetrainableQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Whose headquarters.
   */
  uint8_t side;
  /**
   * The gauge that this side uses; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * A headquarters in the hex, which was Engineer-Capable there until it turned to Move Mode, entrains itself.
   */
  GrogFlag entrains;
  /**
   * That headquarters, by its place in the board's list; of account with `entrains` only.
   */
  uint16_t hq;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsEngineersDetrainableQuestion;

/**
 * What `grog_ocs_engineers_detrainable` answers.
 */
typedef struct GrogOcsEngineersDetrainableAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogOcsEngineersDetrainableAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsTargetCode;

/**
 * What `grog_ocs_facility_assess` asks. A barrage against a facility.
 */
typedef struct GrogOcsFacilityAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The units that fire: artillery, or aircraft, or ships; aircraft alone at a railroad.
   */
  const struct GrogOcsUnit *firers;
  /**
   * How many `firers` there are; the pointer may be null if 0.
   */
  size_t firers_len;
  /**
   * What is fired at.
   */
  GrogOcsTargetCode facility;
  /**
   * The hex.
   */
  GrogHex target;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Level of an air base, 1 to 3.
   */
  uint8_t level;
  /**
   * Hits that a port has already, 0 to 4.
   */
  uint8_t hits;
  /**
   * A port's printed capacity in T.
   */
  uint16_t capacity;
  /**
   * Planes at an air base or air strip, 0 to 32.
   */
  uint8_t planes;
  /**
   * The supply that artillery needs is not paid.
   */
  GrogFlag unpaid;
  /**
   * The hex was barraged before in this phase.
   */
  GrogFlag hex_barraged;
  /**
   * Zero.
   */
  uint8_t reserved[1];
} GrogOcsFacilityAssessQuestion;

/**
 * What a barrage against a facility is worth.
 */
typedef struct GrogOcsFacilityAssessment {
  /**
   * Barrage strength in 1/11520 points.
   */
  uint32_t strength;
  /**
   * Rounded to points.
   */
  uint32_t points;
  /**
   * Supply that artillery pays, in T.
   */
  uint16_t cost;
  /**
   * A port's printed capacity in T.
   */
  uint16_t capacity;
  /**
   * The column, 0 to 7.
   */
  uint8_t column;
  /**
   * What fires.
   */
  GrogOcsFireCode fire;
  /**
   * What is fired at.
   */
  GrogOcsTargetCode facility;
  /**
   * Level of an air base.
   */
  uint8_t level;
  /**
   * Hits that a port has already.
   */
  uint8_t hits;
  /**
   * Planes there.
   */
  uint8_t planes;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsFacilityAssessment;

/**
 * What `grog_ocs_facility_assess` answers.
 */
typedef struct GrogOcsFacilityAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a barrage against a facility is worth. Zero where it is forbidden.
   */
  struct GrogOcsFacilityAssessment value;
} GrogOcsFacilityAssessAnswer;

/**
 * What `grog_ocs_facility_resolve` asks. An assessed barrage against a facility, and its dice.
 */
typedef struct GrogOcsFacilityResolveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsFacilityAssessment assessment;
  /**
   * One die for the table, and one for each plane there if the result can hit planes.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
} GrogOcsFacilityResolveQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsFacilityResultCode;

/**
 * What a barrage did to a facility.
 */
typedef struct GrogOcsFacilityHit {
  /**
   * The planes that lose a step, bit 0 being the first.
   */
  uint32_t planes_hit;
  /**
   * A port's capacity now, in T.
   */
  uint16_t capacity;
  /**
   * What the table says.
   */
  GrogOcsFacilityResultCode result;
  /**
   * The die.
   */
  uint8_t die;
  /**
   * Hits that counted: levels of an air base, hits on a port.
   */
  uint8_t hits;
  /**
   * An air base's level now.
   */
  uint8_t level;
  /**
   * A port's hits now.
   */
  uint8_t port_hits;
  /**
   * The railroad is busted.
   */
  GrogFlag trainbusted;
  /**
   * Planes that lose a step.
   */
  uint8_t planes_lost;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsFacilityHit;

/**
 * What `grog_ocs_facility_resolve` answers.
 */
typedef struct GrogOcsFacilityResolveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a barrage did to a facility.
   */
  struct GrogOcsFacilityHit value;
} GrogOcsFacilityResolveAnswer;

/**
 * What `grog_ocs_facility_distribution` asks. An assessed barrage against a facility.
 */
typedef struct GrogOcsFacilityDistributionQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsFacilityAssessment assessment;
} GrogOcsFacilityDistributionQuestion;

/**
 * The exact chances of a barrage against a facility: counts of 6 equal cases, of 36 for a plane.
 */
typedef struct GrogOcsFacilityDistribution {
  /**
   * All cases: 6.
   */
  uint32_t denominator;
  /**
   * Cases of each result of the table.
   */
  uint32_t results[11];
  /**
   * Cases in which 0, 1, 2 hits count.
   */
  uint32_t hits[3];
  /**
   * Cases in which a railroad is busted.
   */
  uint32_t trainbusted;
  /**
   * Cases of 36 in which any one plane there loses a step.
   */
  uint32_t plane_of_36;
} GrogOcsFacilityDistribution;

/**
 * What `grog_ocs_facility_distribution` answers.
 */
typedef struct GrogOcsFacilityDistributionAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * The exact chances of a barrage against a facility: counts of 6 equal cases, of 36 for a plane.
   */
  struct GrogOcsFacilityDistribution value;
} GrogOcsFacilityDistributionAnswer;

/**
 * What `grog_ocs_fog_sees` asks. A hex that a player looks at.
 */
typedef struct GrogOcsFogSeesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position, whole. Its list gives the units of a hex from the top of the stack to its bottom.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side that looks: the units of all others are its enemies'.
   */
  uint8_t side;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsFogSeesQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsSeenAsCode;

/**
 * An enemy unit that a player sees.
 */
typedef struct GrogOcsSighting {
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The number of the rule that shows it.
   */
  uint16_t rule;
  /**
   * As what it is seen.
   */
  GrogOcsSeenAsCode seen;
  /**
   * The mode that its markers and its counter show.
   */
  GrogOcsModeCode mode;
  /**
   * The side of its counter that shows.
   */
  GrogOcsOrientationCode shows;
  /**
   * It is marked Out of Supply.
   */
  GrogFlag out_of_supply;
  /**
   * Its internal stocks are not for him to know.
   */
  GrogFlag stocks_hidden;
  /**
   * Nor are the steps that it has lost.
   */
  GrogFlag steps_hidden;
} GrogOcsSighting;

/**
 * What a player is told of an enemy hex beside what he sees.
 */
typedef struct GrogOcsSight {
  /**
   * A unit there has a zone of control.
   */
  GrogFlag zone;
  /**
   * More lies there than he may see.
   */
  GrogFlag hidden;
} GrogOcsSight;

/**
 * What `grog_ocs_fog_sees` answers.
 */
typedef struct GrogOcsFogSeesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsSighting *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What a player is told of an enemy hex beside what he sees.
   */
  struct GrogOcsSight value;
} GrogOcsFogSeesAnswer;

/**
 * What `grog_ocs_fog_combat` asks. A combat of which both sides reveal what they must.
 */
typedef struct GrogOcsFogCombatQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attack as it was assessed.
   */
  struct GrogOcsAssessment assessment;
  /**
   * The units that attack, as they were asked about.
   */
  const struct GrogOcsUnit *attackers;
  /**
   * How many `attackers` there are; the pointer may be null if 0.
   */
  size_t attackers_len;
  /**
   * The units in the attacked hex, as they were asked about.
   */
  const struct GrogOcsUnit *defenders;
  /**
   * How many `defenders` there are; the pointer may be null if 0.
   */
  size_t defenders_len;
} GrogOcsFogCombatQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsAntiTankCode;

/**
 * What both sides reveal in a combat.
 */
typedef struct GrogOcsCombatRevealed {
  /**
   * The attacker's total strength in 1/11520 points.
   */
  uint32_t attack;
  /**
   * The defender's total strength in 1/11520 points.
   */
  uint32_t defence;
  /**
   * The attacker's Action Rating.
   */
  int8_t attacker_rating;
  /**
   * The defender's Action Rating.
   */
  int8_t defender_rating;
  /**
   * The attacker's strongest anti-tank effect.
   */
  GrogOcsAntiTankCode attacker_anti_tank;
  /**
   * The defender's strongest, a hedgehog's included.
   */
  GrogOcsAntiTankCode defender_anti_tank;
} GrogOcsCombatRevealed;

/**
 * What `grog_ocs_fog_combat` answers.
 */
typedef struct GrogOcsFogCombatAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What both sides reveal in a combat.
   */
  struct GrogOcsCombatRevealed value;
} GrogOcsFogCombatAnswer;

/**
 * What `grog_ocs_fog_barrage` asks. A barrage of which both sides reveal what they must.
 */
typedef struct GrogOcsFogBarrageQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The barrage as it was assessed.
   */
  struct GrogOcsBarrageAssessment assessment;
  /**
   * The units in the hex that is fired at.
   */
  const struct GrogOcsUnit *targets;
  /**
   * How many `targets` there are; the pointer may be null if 0.
   */
  size_t targets_len;
  /**
   * Flak Points printed in the hex, on the map or on counters, and those of ships.
   */
  uint8_t printed_flak;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsFogBarrageQuestion;

/**
 * What both sides reveal in a barrage.
 */
typedef struct GrogOcsBarrageRevealed {
  /**
   * What the firing player tells: his total strength in 1/11520 points.
   */
  uint32_t strength;
  /**
   * The same, rounded to points.
   */
  uint32_t points;
  /**
   * What he is told: the sum of the table shifts, to the right if positive.
   */
  int8_t shift;
  /**
   * What he is told where aircraft fire: the Flak Points of the hex, of its headquarters and air base among them; else 0.
   */
  uint8_t flak;
  /**
   * Whether flak fires at all.
   */
  GrogFlag flown;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsBarrageRevealed;

/**
 * What `grog_ocs_fog_barrage` answers.
 */
typedef struct GrogOcsFogBarrageAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What both sides reveal in a barrage.
   */
  struct GrogOcsBarrageRevealed value;
} GrogOcsFogBarrageAnswer;

/**
 * What `grog_ocs_fog_air` asks. A round of air combat.
 */
typedef struct GrogOcsFogAirQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * All aircraft present, of both sides.
   */
  const struct GrogOcsUnit *aircraft;
  /**
   * How many `aircraft` there are; the pointer may be null if 0.
   */
  size_t aircraft_len;
  /**
   * Those that fight in this round, from 0.
   */
  const uint16_t *engaged;
  /**
   * How many `engaged` there are; the pointer may be null if 0.
   */
  size_t engaged_len;
} GrogOcsFogAirQuestion;

/**
 * An aircraft that both sides know of.
 */
typedef struct GrogOcsAirborne {
  /**
   * The aircraft, from 0.
   */
  uint16_t unit;
  /**
   * Whose it is.
   */
  uint8_t side;
  /**
   * It fights in this round.
   */
  GrogFlag engaged;
} GrogOcsAirborne;

/**
 * How many aircraft both sides know of.
 */
typedef struct GrogOcsAirRevealed {
  /**
   * Aircraft present.
   */
  uint16_t present;
  /**
   * Those that fight in this round.
   */
  uint16_t engaged;
} GrogOcsAirRevealed;

/**
 * What `grog_ocs_fog_air` answers.
 */
typedef struct GrogOcsFogAirAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsAirborne *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How many aircraft both sides know of.
   */
  struct GrogOcsAirRevealed value;
} GrogOcsFogAirAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsRollPurposeCode;

/**
 * What `grog_ocs_fog_roll` asks. A roll that was made.
 */
typedef struct GrogOcsFogRollQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * What it is for.
   */
  GrogOcsRollPurposeCode purpose;
  /**
   * The dice, 1 to 6 each, at most six.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
  /**
   * Whose roll it is.
   */
  uint8_t side;
  /**
   * It was made in secret.
   */
  GrogFlag secret;
  /**
   * The players have agreed that rolls for this purpose may be.
   */
  GrogFlag agreed;
  /**
   * Zero.
   */
  uint8_t reserved[5];
} GrogOcsFogRollQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsVisibilityCode;

/**
 * The record of a roll.
 */
typedef struct GrogOcsRollRecord {
  /**
   * What it was for.
   */
  GrogOcsRollPurposeCode purpose;
  /**
   * Who sees it.
   */
  GrogOcsVisibilityCode visibility;
  /**
   * Whose roll it was.
   */
  uint8_t side;
  /**
   * How many dice.
   */
  uint8_t rolled;
  /**
   * The dice in the order of the roll; 0 where there is none.
   */
  uint8_t dice[6];
  /**
   * Their sum.
   */
  uint8_t total;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsRollRecord;

/**
 * What `grog_ocs_fog_roll` answers.
 */
typedef struct GrogOcsFogRollAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * The record of a roll. Zero where it is forbidden.
   */
  struct GrogOcsRollRecord value;
} GrogOcsFogRollAnswer;

/**
 * What `grog_ocs_formations_marker` asks. A formation marker and the stack it lies in.
 */
typedef struct GrogOcsFormationsMarkerQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The formation, in the host's numbering from 1.
   */
  uint16_t formation;
  /**
   * Where the marker lies.
   */
  GrogHex hex;
  /**
   * The units that it stands for, which are kept off the map and count as being in its hex.
   */
  const struct GrogOcsUnit *represented;
  /**
   * How many `represented` there are; the pointer may be null if 0.
   */
  size_t represented_len;
  /**
   * The other units in its hex.
   */
  const struct GrogOcsUnit *here;
  /**
   * How many `here` there are; the pointer may be null if 0.
   */
  size_t here_len;
  /**
   * How many of the other combat units lie above it.
   */
  uint16_t above;
  /**
   * It shows its fuelled side.
   */
  GrogFlag fuelled_side;
  /**
   * Fuel was paid for the formation as one (12.5c).
   */
  GrogFlag formation_fuelled;
  /**
   * It stands for no unit and only reminds the player that fuel was paid.
   */
  GrogFlag reminder;
  /**
   * The game's options: whether markers may be hidden.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsFormationsMarkerQuestion;

/**
 * What a legal marker means to the stack.
 */
typedef struct GrogOcsMarkerState {
  /**
   * Which of the units that it stands for must be shown, from 0: one with a zone of control where no other unit of the
   * stack has one; 65535 for none.
   */
  uint16_t reveal;
  /**
   * Some unit that it stands for has a zone of control.
   */
  GrogFlag zoc;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsMarkerState;

/**
 * What `grog_ocs_formations_marker` answers.
 */
typedef struct GrogOcsFormationsMarkerAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a legal marker means to the stack. Zero where it is forbidden.
   */
  struct GrogOcsMarkerState value;
} GrogOcsFormationsMarkerAnswer;

/**
 * What `grog_ocs_formations_join` asks. A unit that would be taken off the map into a marker, or put back beside it.
 */
typedef struct GrogOcsFormationsJoinQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit, with the hex that it has reached.
   */
  struct GrogOcsUnit unit;
  /**
   * The marker's formation, in the host's numbering from 1.
   */
  uint16_t formation;
  /**
   * Where the marker lies.
   */
  GrogHex hex;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsFormationsJoinQuestion;

/**
 * What `grog_ocs_formations_join` answers.
 */
typedef struct GrogOcsFormationsJoinAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogOcsFormationsJoinAnswer;

/**
 * What `grog_ocs_formations_trace` asks. A formation in its Supply Phase.
 */
typedef struct GrogOcsFormationsTraceQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * Its units.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * By unit: the headquarters or direct source by which it can trace, which reaches and may serve it, in a numbering of
   * the host's own; 0 for none.
   */
  const uint8_t *reached_by;
  /**
   * How many `reached_by` there are; the pointer may be null if 0.
   */
  size_t reached_by_len;
  /**
   * The source whose part traces for free; 0 leaves it to the library: the part of most RE, the lower number on a tie.
   */
  uint8_t source;
  /**
   * By unit: 1 for those that eat if they do not trace. An empty list is nobody.
   */
  const uint8_t *eats;
  /**
   * How many `eats` there are; the pointer may be null if 0.
   */
  size_t eats_len;
  /**
   * Supply that can be eaten, in T.
   */
  uint32_t supply;
  /**
   * The whole formation is to trace for free.
   */
  GrogFlag whole;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsFormationsTraceQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsTracedCode;

/**
 * What becomes of one unit.
 */
typedef struct GrogOcsTraceRow {
  /**
   * The unit, from 0.
   */
  uint16_t unit;
  /**
   * What becomes of it.
   */
  GrogOcsTracedCode traced;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsTraceRow;

/**
 * What a formation's trace comes to.
 */
typedef struct GrogOcsTraceBill {
  /**
   * What is eaten, in T: 1 for each 2 RE of those that eat, rounded up.
   */
  uint32_t cost;
  /**
   * What it would cost if all ate who may and do not trace, in T.
   */
  uint32_t cost_of_all;
  /**
   * The source whose part traces for free; 0 for none.
   */
  uint8_t source;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsTraceBill;

/**
 * What `grog_ocs_formations_trace` answers.
 */
typedef struct GrogOcsFormationsTraceAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsTraceRow *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What a formation's trace comes to. Zero where it is forbidden.
   */
  struct GrogOcsTraceBill value;
} GrogOcsFormationsTraceAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsFuelByCode;

/**
 * What `grog_ocs_fuel_assess` asks. Units that are to be fuelled.
 */
typedef struct GrogOcsFuelAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The units.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * By unit: the headquarters or direct source that reaches and may serve it, in a numbering of the host's own; 0 for
   * none.
   */
  const uint8_t *reached_by;
  /**
   * How many `reached_by` there are; the pointer may be null if 0.
   */
  size_t reached_by_len;
  /**
   * The way.
   */
  GrogOcsFuelByCode by;
  /**
   * For a formation or a headquarters: the one of those sources that pays.
   */
  uint8_t source;
  /**
   * The headquarters has thrown fuel out of another hex in this phase.
   */
  GrogFlag threw_elsewhere;
  /**
   * The whole of a formation is to be fuelled as one: no unit is to pay by itself or go without.
   */
  GrogFlag whole;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsFuelAssessQuestion;

/**
 * How one unit is fuelled.
 */
typedef struct GrogOcsFuelRow {
  /**
   * The unit, from 0.
   */
  uint16_t unit;
  /**
   * What it pays by itself, in T.
   */
  uint8_t cost;
  /**
   * Which way.
   */
  GrogOcsFuelByCode by;
  /**
   * It is fuelled, or needs no fuel.
   */
  GrogFlag fuelled;
  /**
   * The fuel lasts until the next friendly Clean Up Phase; else for this phase only.
   */
  GrogFlag lasts;
} GrogOcsFuelRow;

/**
 * What fuel costs in all.
 */
typedef struct GrogOcsFuelBill {
  /**
   * In all, in T.
   */
  uint32_t cost;
  /**
   * What it would cost to fuel the same units each by itself, in T.
   */
  uint32_t by_unit;
  /**
   * The formation's marker shows its fuelled side (13.7).
   */
  GrogFlag marker;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsFuelBill;

/**
 * What `grog_ocs_fuel_assess` answers.
 */
typedef struct GrogOcsFuelAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsFuelRow *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What fuel costs in all. Zero where it is forbidden.
   */
  struct GrogOcsFuelBill value;
} GrogOcsFuelAssessAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsHqAbilityCode;

/**
 * What `grog_ocs_headquarters_ability` asks. A unit and something that headquarters do.
 */
typedef struct GrogOcsHeadquartersAbilityQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The headquarters.
   */
  struct GrogOcsUnit unit;
  /**
   * What it would do.
   */
  GrogOcsHqAbilityCode ability;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsHeadquartersAbilityQuestion;

/**
 * How far a headquarters throws.
 */
typedef struct GrogOcsThrowRange {
  /**
   * The range, in twelfths of an MP; 0 for what needs none.
   */
  uint16_t range;
  /**
   * What kind of movement points those are.
   */
  GrogOcsMobilityCode mobility;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsThrowRange;

/**
 * What `grog_ocs_headquarters_ability` answers.
 */
typedef struct GrogOcsHeadquartersAbilityAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * How far a headquarters throws. Zero where it is forbidden.
   */
  struct GrogOcsThrowRange value;
} GrogOcsHeadquartersAbilityAnswer;

/**
 * What `grog_ocs_headquarters_abilities` asks. A question about one unit.
 */
typedef struct GrogOcsHeadquartersAbilitiesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsHeadquartersAbilitiesQuestion;

/**
 * What a headquarters is and can do in its mode.
 */
typedef struct GrogOcsHqAbilities {
  /**
   * Throw range of the side that shows, in twelfths of an MP; 0 where it cannot throw.
   */
  uint16_t range;
  /**
   * Its strength in points before what its mode multiplies it by.
   */
  uint16_t strength;
  /**
   * Its size in quarters of an RE: 4.
   */
  uint16_t re_quarters;
  /**
   * How its strength counts as printed: in parentheses, for defence only.
   */
  GrogOcsStyleCode style;
  /**
   * What kind of movement points the throw range has.
   */
  GrogOcsMobilityCode mobility;
  /**
   * Action Rating, -1 or 0.
   */
  int8_t rating;
  /**
   * It can throw supply points.
   */
  GrogFlag can_throw;
  /**
   * It can give trace supply to units within its throw range.
   */
  GrogFlag can_trace;
  /**
   * It can rebuild units.
   */
  GrogFlag can_rebuild;
  /**
   * It can do engineer work.
   */
  GrogFlag can_engineer;
  /**
   * It must turn to Move Mode when it retreats.
   */
  GrogFlag turns;
  /**
   * It needs supply as any other combat unit does.
   */
  GrogFlag needs_supply;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsHqAbilities;

/**
 * What `grog_ocs_headquarters_abilities` answers.
 */
typedef struct GrogOcsHeadquartersAbilitiesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a headquarters is and can do in its mode. Zero where it is forbidden.
   */
  struct GrogOcsHqAbilities value;
} GrogOcsHeadquartersAbilitiesAnswer;

/**
 * A game's limit to whom headquarters serve (13.1d): these headquarters do not serve those units.
 */
typedef struct GrogOcsServiceLimit {
  /**
   * Headquarters of this formation or command only, in the host's numbering; 0 for any.
   */
  uint16_t hq_formation;
  /**
   * Units of this formation only; 0 for any.
   */
  uint16_t unit_formation;
  /**
   * Headquarters of this nationality; 255 for any.
   */
  uint8_t hq_nationality;
  /**
   * Units of this nationality; 255 for any.
   */
  uint8_t unit_nationality;
  /**
   * Units of the headquarters' own formation are served all the same.
   */
  GrogFlag except_own;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsServiceLimit;

/**
 * What `grog_ocs_headquarters_serve` asks. A headquarters and a unit that it would serve.
 */
typedef struct GrogOcsHeadquartersServeQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The headquarters.
   */
  struct GrogOcsUnit hq;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * The game's further limits.
   */
  const struct GrogOcsServiceLimit *limits;
  /**
   * How many `limits` there are; the pointer may be null if 0.
   */
  size_t limits_len;
} GrogOcsHeadquartersServeQuestion;

/**
 * What `grog_ocs_headquarters_serve` answers.
 */
typedef struct GrogOcsHeadquartersServeAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogOcsHeadquartersServeAnswer;

/**
 * What `grog_ocs_headquarters_combat_side` asks. Two printed sides of one counter, of which it is not known which is which.
 */
typedef struct GrogOcsHeadquartersCombatSideQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * What the counter is: a headquarters or artillery.
   */
  GrogOcsKindCode kind;
  /**
   * One side.
   */
  struct GrogOcsFace first;
  /**
   * The other.
   */
  struct GrogOcsFace second;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsHeadquartersCombatSideQuestion;

/**
 * Which of two printed sides is which.
 */
typedef struct GrogOcsWhichSide {
  /**
   * The second side is the Combat Mode side; otherwise the first is.
   */
  GrogFlag second;
} GrogOcsWhichSide;

/**
 * What `grog_ocs_headquarters_combat_side` answers.
 */
typedef struct GrogOcsHeadquartersCombatSideAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Which of two printed sides is which.
   */
  struct GrogOcsWhichSide value;
} GrogOcsHeadquartersCombatSideAnswer;

/**
 * What `grog_ocs_modes_effects` asks. A unit and the phase it is looked at in.
 */
typedef struct GrogOcsModesEffectsQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * The phase: the movement allowance and the rights of a released Reserve differ by it.
   */
  GrogOcsPhaseCode phase;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsModesEffectsQuestion;

/**
 * What a unit's mode makes of it.
 */
typedef struct GrogOcsModeEffects {
  /**
   * Strength is multiplied by this over `strength_den`.
   */
  uint8_t strength_num;
  /**
   * The denominator.
   */
  uint8_t strength_den;
  /**
   * Barrage strength is multiplied by this over `barrage_den`.
   */
  uint8_t barrage_num;
  /**
   * The denominator.
   */
  uint8_t barrage_den;
  /**
   * Movement allowance of the side that shows, in twelfths of an MP, after the mode; never rounded.
   */
  uint16_t ma_twelfths;
  /**
   * Action Rating, -1 to 5.
   */
  int8_t rating;
  /**
   * May take part in a regular attack.
   */
  GrogFlag may_attack;
  /**
   * May overrun.
   */
  GrogFlag may_overrun;
  /**
   * May barrage, if it is artillery.
   */
  GrogFlag may_barrage;
  /**
   * Its mode lets it have a zone of control.
   */
  GrogFlag may_have_zoc;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsModeEffects;

/**
 * What `grog_ocs_modes_effects` answers.
 */
typedef struct GrogOcsModesEffectsAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a unit's mode makes of it.
   */
  struct GrogOcsModeEffects value;
} GrogOcsModesEffectsAnswer;

/**
 * What `grog_ocs_modes_action_rating` asks. A question about one unit.
 */
typedef struct GrogOcsModesActionRatingQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsModesActionRatingQuestion;

/**
 * An Action Rating.
 */
typedef struct GrogOcsRating {
  /**
   * The rating, -1 to 5.
   */
  int8_t rating;
} GrogOcsRating;

/**
 * What `grog_ocs_modes_action_rating` answers.
 */
typedef struct GrogOcsModesActionRatingAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * An Action Rating.
   */
  struct GrogOcsRating value;
} GrogOcsModesActionRatingAnswer;

/**
 * What `grog_ocs_odds_round` asks. Two strengths to be compared.
 */
typedef struct GrogOcsOddsRoundQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attacker's strength in 1/11520 points.
   */
  uint32_t attack;
  /**
   * The defender's strength in 1/11520 points.
   */
  uint32_t defence;
  /**
   * The row of the odds table; rounded odds do not depend on it.
   */
  GrogOcsGroundCode ground;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsOddsRoundQuestion;

/**
 * What `grog_ocs_odds_round` answers.
 */
typedef struct GrogOcsOddsRoundAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Rounded odds; the smaller side is 1. `0:0` is no odds at all.
   */
  GrogOdds value;
} GrogOcsOddsRoundAnswer;

/**
 * What `grog_ocs_odds_column` asks. Two strengths to be compared.
 */
typedef struct GrogOcsOddsColumnQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attacker's strength in 1/11520 points.
   */
  uint32_t attack;
  /**
   * The defender's strength in 1/11520 points.
   */
  uint32_t defence;
  /**
   * The row of the odds table; rounded odds do not depend on it.
   */
  GrogOcsGroundCode ground;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsOddsColumnQuestion;

/**
 * Odds and the column they lead to.
 */
typedef struct GrogOcsColumn {
  /**
   * The rounded odds; 1:1 where both strengths are zero, 0:0 where one is and no odds exist.
   */
  GrogOdds odds;
  /**
   * The odds printed above the column.
   */
  GrogOdds heading;
  /**
   * The column, 0 to 12 from the defender's best.
   */
  uint8_t column;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsColumn;

/**
 * What `grog_ocs_odds_column` answers.
 */
typedef struct GrogOcsOddsColumnAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Odds and the column they lead to.
   */
  struct GrogOcsColumn value;
} GrogOcsOddsColumnAnswer;

/**
 * What `grog_ocs_paths_throw_reach` asks. A headquarters on a board.
 */
typedef struct GrogOcsPathsThrowReachQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The headquarters, by its place in the board's list.
   */
  uint16_t hq;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsPathsThrowReachQuestion;

/**
 * A hex that a throw serves.
 */
typedef struct GrogOcsReachedHex {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * What the path costs that serves it, in twelfths of an MP.
   */
  uint16_t cost;
  /**
   * The path ends next to it and does not enter it.
   */
  GrogFlag beside;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsReachedHex;

/**
 * What `grog_ocs_paths_throw_reach` answers.
 */
typedef struct GrogOcsPathsThrowReachAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsReachedHex *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * How far a headquarters throws. Zero where it is forbidden.
   */
  struct GrogOcsThrowRange value;
} GrogOcsPathsThrowReachAnswer;

/**
 * What `grog_ocs_paths_throw_to` asks. A headquarters that would throw to a unit.
 */
typedef struct GrogOcsPathsThrowToQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The headquarters, by its place in the board's list.
   */
  uint16_t hq;
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The supply came to this headquarters by the throw of another.
   */
  GrogFlag thrown_before;
  /**
   * The game's further limits to whom headquarters serve.
   */
  const struct GrogOcsServiceLimit *limits;
  /**
   * How many `limits` there are; the pointer may be null if 0.
   */
  size_t limits_len;
} GrogOcsPathsThrowToQuestion;

/**
 * A hex of a supply path.
 */
typedef struct GrogOcsPathHex {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * What the path costs up to it, in twelfths of an MP.
   */
  uint16_t cost;
  /**
   * The hex lies in an enemy zone of control, which a friendly unit there negates or the path's mobility ignores.
   */
  GrogFlag zone;
  /**
   * It was entered over a bridge of engineers.
   */
  GrogFlag bridged;
} GrogOcsPathHex;

/**
 * A supply path that was found.
 */
typedef struct GrogOcsSupplied {
  /**
   * What the path costs, in twelfths of an MP.
   */
  uint16_t cost;
  /**
   * How far it might go, in twelfths of an MP.
   */
  uint16_t range;
  /**
   * It ends next to its target and does not enter it.
   */
  GrogFlag beside;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsSupplied;

/**
 * What `grog_ocs_paths_throw_to` answers.
 */
typedef struct GrogOcsPathsThrowToAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsPathHex *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * A supply path that was found. Zero where it is forbidden.
   */
  struct GrogOcsSupplied value;
} GrogOcsPathsThrowToAnswer;

/**
 * What `grog_ocs_paths_draw` asks. A unit that would draw supply.
 */
typedef struct GrogOcsPathsDrawQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The dump or the loaded Transport Points, by their place in the board's list.
   */
  uint16_t source;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsPathsDrawQuestion;

/**
 * What `grog_ocs_paths_draw` answers.
 */
typedef struct GrogOcsPathsDrawAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsPathHex *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * A supply path that was found. Zero where it is forbidden.
   */
  struct GrogOcsSupplied value;
} GrogOcsPathsDrawAnswer;

/**
 * What `grog_ocs_paths_sources` asks. A unit that looks for supply.
 */
typedef struct GrogOcsPathsSourcesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsPathsSourcesQuestion;

/**
 * A dump or loaded Transport Points within draw range.
 */
typedef struct GrogOcsSourceRow {
  /**
   * Which, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * How much supply there is, in T.
   */
  uint16_t amount;
  /**
   * What the path there costs, in twelfths of an MP.
   */
  uint16_t cost;
  /**
   * The path ends next to it.
   */
  GrogFlag beside;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsSourceRow;

/**
 * How much supply a unit can draw.
 */
typedef struct GrogOcsSourceTotal {
  /**
   * In all, in T.
   */
  uint32_t amount;
} GrogOcsSourceTotal;

/**
 * What `grog_ocs_paths_sources` answers.
 */
typedef struct GrogOcsPathsSourcesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsSourceRow *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * How much supply a unit can draw. Zero where it is forbidden.
   */
  struct GrogOcsSourceTotal value;
} GrogOcsPathsSourcesAnswer;

/**
 * What `grog_ocs_paths_relay` asks. A unit that would have supply drawn and thrown to it by a headquarters.
 */
typedef struct GrogOcsPathsRelayQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit that uses the supply, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The headquarters that draws it and throws it on, by its place in the board's list.
   */
  uint16_t hq;
  /**
   * The dump or the loaded Transport Points, by their place in the board's list.
   */
  uint16_t source;
  /**
   * The game's further limits to whom headquarters serve.
   */
  const struct GrogOcsServiceLimit *limits;
  /**
   * How many `limits` there are; the pointer may be null if 0.
   */
  size_t limits_len;
} GrogOcsPathsRelayQuestion;

/**
 * Supply that comes by way of a headquarters.
 */
typedef struct GrogOcsRelayed {
  /**
   * The headquarters' draw.
   */
  struct GrogOcsSupplied draw;
  /**
   * Its throw.
   */
  struct GrogOcsSupplied thrown;
  /**
   * How many of the rows belong to the draw; the others are the throw's.
   */
  uint16_t drawn_over;
} GrogOcsRelayed;

/**
 * What `grog_ocs_paths_relay` answers.
 */
typedef struct GrogOcsPathsRelayAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsPathHex *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * Supply that comes by way of a headquarters. Zero where it is forbidden.
   */
  struct GrogOcsRelayed value;
} GrogOcsPathsRelayAnswer;

/**
 * What `grog_ocs_rail_track` asks. A hex whose railroad a side asks about.
 */
typedef struct GrogOcsRailTrackQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side whose trains would run, 0 to 7.
   */
  uint8_t side;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsRailTrackQuestion;

/**
 * What the railroad in a hex is to a side.
 */
typedef struct GrogOcsTrack {
  /**
   * The hexsides that a railroad crosses: bit n for the n-th side, clockwise from that towards q + 1, r - 1.
   */
  uint8_t rail;
  /**
   * Of these, the ones that multi-track rails cross.
   */
  uint8_t multi_track;
  /**
   * There is a railroad, and it functions.
   */
  GrogFlag functions;
  /**
   * It is of the side's gauge.
   */
  GrogFlag gauge_fits;
  /**
   * A village, a city, a port or an Engineer-Capable HQ of the side is there: control of the hex counts.
   */
  GrogFlag stop;
  /**
   * The side controls the hex, or its control does not count.
   */
  GrogFlag controlled;
  /**
   * Enemy combat units are there.
   */
  GrogFlag enemy;
  /**
   * It lies in an enemy zone of control.
   */
  GrogFlag enemy_zone;
  /**
   * A friendly unit negates that zone for trace supply.
   */
  GrogFlag negated;
  /**
   * A Trainbusting zone covers it.
   */
  GrogFlag trainbusted;
  /**
   * Cargo may pass by rail.
   */
  GrogFlag cargo_passes;
  /**
   * Trace supply may pass by rail.
   */
  GrogFlag trace_passes;
} GrogOcsTrack;

/**
 * What `grog_ocs_rail_track` answers.
 */
typedef struct GrogOcsRailTrackAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What the railroad in a hex is to a side.
   */
  struct GrogOcsTrack value;
} GrogOcsRailTrackAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsRailUseCode;

/**
 * What `grog_ocs_rail_detrainable` asks. A hex where trains might stop.
 */
typedef struct GrogOcsRailDetrainableQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side whose trains would stop there, 0 to 7.
   */
  uint8_t side;
  /**
   * What for.
   */
  GrogOcsRailUseCode usage;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[1];
} GrogOcsRailDetrainableQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsLinkCode;

/**
 * A hex of a way by rail.
 */
typedef struct GrogOcsRailHex {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * How it was reached.
   */
  GrogOcsLinkCode link;
  /**
   * On multi-track rails.
   */
  GrogFlag multi_track;
  /**
   * A Trainbusting zone covers it.
   */
  GrogFlag trainbusted;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsRailHex;

/**
 * A hex where trains may stop.
 */
typedef struct GrogOcsDetrainable {
  /**
   * The source of supply at the end of the way back.
   */
  GrogHex source;
  /**
   * The hexes of that way, the first not counted.
   */
  uint16_t hexes;
  /**
   * An Engineer-Capable HQ alone makes the hex detrainable (13.8c): it ceases with the capability.
   */
  GrogFlag by_hq;
  /**
   * The way uses an Extender.
   */
  GrogFlag extended;
} GrogOcsDetrainable;

/**
 * What `grog_ocs_rail_detrainable` answers.
 */
typedef struct GrogOcsRailDetrainableAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsRailHex *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * A hex where trains may stop. Zero where it is forbidden.
   */
  struct GrogOcsDetrainable value;
} GrogOcsRailDetrainableAnswer;

/**
 * What `grog_ocs_rail_stops` asks. A side that asks where its trains may stop.
 */
typedef struct GrogOcsRailStopsQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side, 0 to 7.
   */
  uint8_t side;
  /**
   * The gauge of its trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsRailStopsQuestion;

/**
 * A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and what makes it detrainable or not.
 */
typedef struct GrogOcsRailStopFound {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Detrainable for cargo.
   */
  GrogFlag cargo;
  /**
   * Detrainable for trace supply.
   */
  GrogFlag trace;
  /**
   * By an Engineer-Capable HQ alone.
   */
  GrogFlag by_hq;
  /**
   * The railroad does not function.
   */
  GrogFlag cut;
  /**
   * It is of another gauge.
   */
  GrogFlag wrong_gauge;
  /**
   * The side does not control the hex.
   */
  GrogFlag uncontrolled;
  /**
   * Enemy combat units are there.
   */
  GrogFlag enemy;
  /**
   * Other enemy units are there: cargo may pass and entrain, but not detrain (4.8c).
   */
  GrogFlag foreign;
  /**
   * It lies in an enemy zone of control.
   */
  GrogFlag enemy_zone;
  /**
   * A friendly unit negates that zone for trace supply.
   */
  GrogFlag negated;
  /**
   * Nothing is wrong with the hex itself, but no way for cargo leads back to a source of supply.
   */
  GrogFlag cut_off_cargo;
  /**
   * The same for trace supply.
   */
  GrogFlag cut_off_trace;
} GrogOcsRailStopFound;

/**
 * How many hexes there are where trains may stop.
 */
typedef struct GrogOcsRailStopsFound {
  /**
   * Detrainable for cargo.
   */
  uint32_t cargo;
  /**
   * Detrainable for trace supply.
   */
  uint32_t trace;
} GrogOcsRailStopsFound;

/**
 * What `grog_ocs_rail_stops` answers.
 */
typedef struct GrogOcsRailStopsAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsRailStopFound *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * How many hexes there are where trains may stop.
   */
  struct GrogOcsRailStopsFound value;
} GrogOcsRailStopsAnswer;

/**
 * What `grog_ocs_rail_control` asks. A hex whose control is in question.
 */
typedef struct GrogOcsRailControlQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position, with the control of the hex as it was.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The units that entered the hex since, in order, whether or not they still are there. Those that stand there on the
   * board have entered without being listed.
   */
  const struct GrogOcsUnit *entered;
  /**
   * How many `entered` there are; the pointer may be null if 0.
   */
  size_t entered_len;
  /**
   * The side behind whose front line the hex now clearly lies. 0 where that is not clear, or where
   * nothing has changed. This is a judgement, and the host's.
   */
  uint8_t behind;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsRailControlQuestion;

/**
 * Whose a hex is.
 */
typedef struct GrogOcsRailControlled {
  /**
   * The side that controls it now; 0 for nobody.
   */
  uint8_t control;
  /**
   * That is another than before.
   */
  GrogFlag changed;
  /**
   * It is a railroad hex with a village, a city, a port or an Engineer-Capable HQ: nowhere else does control count.
   */
  GrogFlag counts;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsRailControlled;

/**
 * What `grog_ocs_rail_control` answers.
 */
typedef struct GrogOcsRailControlAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Whose a hex is.
   */
  struct GrogOcsRailControlled value;
} GrogOcsRailControlAnswer;

/**
 * What `grog_ocs_rail_railheads` asks. A side that asks how far its track reaches.
 */
typedef struct GrogOcsRailRailheadsQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side, 0 to 7.
   */
  uint8_t side;
  /**
   * The gauge of its trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsRailRailheadsQuestion;

/**
 * Where a Railhead marker lies.
 */
typedef struct GrogOcsRailhead {
  /**
   * The last hex of the side's own track.
   */
  GrogHex hex;
  /**
   * The hexside where it ends, 0 to 5 clockwise from that towards q + 1, r - 1.
   */
  uint8_t hexside;
  /**
   * The gauge beyond.
   */
  uint8_t gauge;
  /**
   * It ends there because the track beyond is of another gauge: the place for the marker's Wrong Gauge side.
   */
  GrogFlag wrong_gauge;
  /**
   * It ends there because the side does not control the village, city or port beyond.
   */
  GrogFlag uncontrolled;
} GrogOcsRailhead;

/**
 * How far a side's track reaches.
 */
typedef struct GrogOcsRailExtentFound {
  /**
   * How many hexsides its track ends at.
   */
  uint32_t ends;
} GrogOcsRailExtentFound;

/**
 * What `grog_ocs_rail_railheads` answers.
 */
typedef struct GrogOcsRailRailheadsAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsRailhead *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How far a side's track reaches.
   */
  struct GrogOcsRailExtentFound value;
} GrogOcsRailRailheadsAnswer;

/**
 * What `grog_ocs_rail_assess` asks. Cargo that would go by rail.
 */
typedef struct GrogOcsRailAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position; what goes may stand on it or not.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * What goes together: combat units, Transport Points, supply. Of Transport Points and supply `amount` says how much
   * goes; of what earlier in the phase was done with each, its own fields tell.
   */
  const struct GrogOcsUnit *cargo;
  /**
   * How many `cargo` there are; the pointer may be null if 0.
   */
  size_t cargo_len;
  /**
   * Where it entrains; each part of it stands there, unless it is arriving.
   */
  GrogHex start;
  /**
   * Where it detrains.
   */
  GrogHex to;
  /**
   * Whose it is, 0 to 7.
   */
  uint8_t side;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The side's Rail Cap this turn, in sixteenths of a point: the smallest cargo, a quarter of an RE, costs a sixteenth
   * if it walks at 6 MP or less and all its way is multi-track.
   */
  uint32_t rail_cap;
  /**
   * What of it is used up, in sixteenths. What was left in earlier turns does not count.
   */
  uint32_t rail_cap_used;
  /**
   * It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
   */
  GrogFlag arriving;
  /**
   * Rail Repair units of the cargo convert hexes in this phase too, before or after.
   */
  GrogFlag converts;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsRailAssessQuestion;

/**
 * A movement by rail that is allowed.
 */
typedef struct GrogOcsRailMoved {
  /**
   * What the cargo costs without modification, in sixteenths of a point of Rail Cap.
   */
  uint32_t base;
  /**
   * What the movement costs, in sixteenths.
   */
  uint32_t cost;
  /**
   * Rail Cap that is left after it, in sixteenths.
   */
  uint32_t left;
  /**
   * How many hexes it enters.
   */
  uint16_t hexes;
  /**
   * Doubled: the way leads through a Trainbusting zone.
   */
  GrogFlag doubled;
  /**
   * Halved: the whole way is multi-track.
   */
  GrogFlag halved;
} GrogOcsRailMoved;

/**
 * What `grog_ocs_rail_assess` answers.
 */
typedef struct GrogOcsRailAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsRailHex *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * A movement by rail that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsRailMoved value;
} GrogOcsRailAssessAnswer;

/**
 * What `grog_ocs_rail_choices` asks. Cargo that would go by rail somewhere: as in `RailMove`, without saying where.
 */
typedef struct GrogOcsRailChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position; what goes may stand on it or not.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * What goes together.
   */
  const struct GrogOcsUnit *cargo;
  /**
   * How many `cargo` there are; the pointer may be null if 0.
   */
  size_t cargo_len;
  /**
   * Where it entrains.
   */
  GrogHex start;
  /**
   * Whose it is, 0 to 7.
   */
  uint8_t side;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The side's Rail Cap this turn, in sixteenths of a point.
   */
  uint32_t rail_cap;
  /**
   * What of it is used up, in sixteenths.
   */
  uint32_t rail_cap_used;
  /**
   * It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
   */
  GrogFlag arriving;
  /**
   * Rail Repair units of the cargo convert hexes in this phase too, before or after.
   */
  GrogFlag converts;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsRailChoicesQuestion;

/**
 * A hex that cargo may go to.
 */
typedef struct GrogOcsRailGoal {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * What going there costs at least, in sixteenths of a point of Rail Cap.
   */
  uint32_t cost;
  /**
   * Doubled: every way that costs no more leads through a Trainbusting zone.
   */
  GrogFlag doubled;
  /**
   * Halved: all the way is multi-track.
   */
  GrogFlag halved;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsRailGoal;

/**
 * How far cargo may go.
 */
typedef struct GrogOcsRailReached {
  /**
   * What the cargo costs without modification, in sixteenths of a point of Rail Cap.
   */
  uint32_t base;
  /**
   * Rail Cap that is left before it goes, in sixteenths.
   */
  uint32_t left;
  /**
   * How many hexes it may go to.
   */
  uint32_t goals;
} GrogOcsRailReached;

/**
 * What `grog_ocs_rail_choices` answers.
 */
typedef struct GrogOcsRailChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsRailGoal *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * How far cargo may go. Zero where it is forbidden.
   */
  struct GrogOcsRailReached value;
} GrogOcsRailChoicesAnswer;

/**
 * What `grog_ocs_rail_apply` asks. Cargo that would go by rail.
 */
typedef struct GrogOcsRailApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position; what goes may stand on it or not.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * What goes together: combat units, Transport Points, supply. Of Transport Points and supply `amount` says how much
   * goes; of what earlier in the phase was done with each, its own fields tell.
   */
  const struct GrogOcsUnit *cargo;
  /**
   * How many `cargo` there are; the pointer may be null if 0.
   */
  size_t cargo_len;
  /**
   * Where it entrains; each part of it stands there, unless it is arriving.
   */
  GrogHex start;
  /**
   * Where it detrains.
   */
  GrogHex to;
  /**
   * Whose it is, 0 to 7.
   */
  uint8_t side;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The side's Rail Cap this turn, in sixteenths of a point: the smallest cargo, a quarter of an RE, costs a sixteenth
   * if it walks at 6 MP or less and all its way is multi-track.
   */
  uint32_t rail_cap;
  /**
   * What of it is used up, in sixteenths. What was left in earlier turns does not count.
   */
  uint32_t rail_cap_used;
  /**
   * It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
   */
  GrogFlag arriving;
  /**
   * Rail Repair units of the cargo convert hexes in this phase too, before or after.
   */
  GrogFlag converts;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsRailApplyQuestion;

/**
 * What `grog_ocs_rail_apply` answers.
 */
typedef struct GrogOcsRailApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t effects_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * A movement by rail that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsRailMoved value;
} GrogOcsRailApplyAnswer;

/**
 * A hex that a Rail Repair unit enters.
 */
typedef struct GrogOcsRailPace {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * It enters without converting the railroad there.
   */
  GrogFlag leave;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsRailPace;

/**
 * What `grog_ocs_rail_convert` asks. A unit that would convert railroads as it moves.
 */
typedef struct GrogOcsRailConvertQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, where it stands before it moves, with what it did earlier in the phase.
   */
  struct GrogOcsUnit unit;
  /**
   * The hexes that it enters, in order.
   */
  const struct GrogOcsRailPace *path;
  /**
   * How many `path` there are; the pointer may be null if 0.
   */
  size_t path_len;
  /**
   * The gauge that it converts to, its own side's, in the host's numbering; not 0.
   */
  uint8_t gauge;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * What the movement costs, in twelfths of an MP.
   */
  uint16_t mp;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsRailConvertQuestion;

/**
 * A conversion that is allowed.
 */
typedef struct GrogOcsRailConverted {
  /**
   * Movement left after it, in twelfths of an MP.
   */
  uint16_t ma_left;
  /**
   * Hexes that it converts.
   */
  uint8_t hexes;
  /**
   * Hexes that it may still convert in this phase.
   */
  uint8_t left;
} GrogOcsRailConverted;

/**
 * What `grog_ocs_rail_convert` answers.
 */
typedef struct GrogOcsRailConvertAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * A conversion that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsRailConverted value;
} GrogOcsRailConvertAnswer;

/**
 * What `grog_ocs_rail_trace` asks. A hex that trace supply would come from.
 */
typedef struct GrogOcsRailTraceQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex: where units, or a headquarters for them, trace to.
   */
  GrogHex hex;
  /**
   * The side that traces, 0 to 7.
   */
  uint8_t side;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsRailTraceQuestion;

/**
 * Where trace supply comes from.
 */
typedef struct GrogOcsRailTraced {
  /**
   * The source of supply at the end of the way back.
   */
  GrogHex source;
  /**
   * The hexes of that way, the first not counted; an Extender's way counts as one.
   */
  uint16_t hexes;
  /**
   * The hex by itself serves as an Extender's, not as one where trains stop.
   */
  GrogFlag by_extender;
  /**
   * The way uses an Extender.
   */
  GrogFlag extended;
} GrogOcsRailTraced;

/**
 * What `grog_ocs_rail_trace` answers.
 */
typedef struct GrogOcsRailTraceAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsRailHex *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * Where trace supply comes from. Zero where it is forbidden.
   */
  struct GrogOcsRailTraced value;
} GrogOcsRailTraceAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsArrivesByCode;

/**
 * What `grog_ocs_reinforcements_assess` asks. Reinforcements that would arrive together in a hex.
 */
typedef struct GrogOcsReinforcementsAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position without them.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * What arrives, in the modes in which it is placed; Transport Points with the load that they are to have.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * Where.
   */
  GrogHex to;
  /**
   * Whose it is, 0 to 7.
   */
  uint8_t side;
  /**
   * How it comes in. Aircraft alone come to an air base, and need none.
   */
  GrogOcsArrivesByCode entry;
  /**
   * The hexes that the Arrival Chart names, any of which will do. Aircraft go to any friendly air base, and need none.
   */
  const GrogHex *hexes;
  /**
   * How many `hexes` there are; the pointer may be null if 0.
   */
  size_t hexes_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The turn in which it is due, in the host's numbering from 1.
   */
  uint16_t due;
  /**
   * The turn that is played, in the same numbering.
   */
  uint16_t turn;
  /**
   * Supply that arrives in the same place this turn, in T: what Transport Points other than Organic Trucks can be loaded
   * with.
   */
  uint16_t supply;
  /**
   * Capacity of the port used by reinforcements that arrived before in this phase, in T. The port's own `amount` is what
   * its hits leave of it.
   */
  uint16_t port_used;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsReinforcementsAssessQuestion;

/**
 * An arrival that is allowed.
 */
typedef struct GrogOcsArrived {
  /**
   * RE of the side's combat units in the hex then, in quarters; 0 in a box off the map, where it does not count.
   */
  uint32_t re_quarters;
  /**
   * Capacity of the port that is left, in T; 0 where none is used.
   */
  uint16_t capacity_left;
  /**
   * More than 10 RE are there: allowed when placed, and to be undone before the next phase ends (4.8a).
   */
  GrogFlag overstacked;
  /**
   * The hex lies in an enemy zone of control.
   */
  GrogFlag enemy_zone;
} GrogOcsArrived;

/**
 * What `grog_ocs_reinforcements_assess` answers.
 */
typedef struct GrogOcsReinforcementsAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t effects_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * An arrival that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsArrived value;
} GrogOcsReinforcementsAssessAnswer;

/**
 * What `grog_ocs_reinforcements_choices` asks. Reinforcements that would arrive together somewhere: as in `Reinforcing`, without saying where.
 */
typedef struct GrogOcsReinforcementsChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position without them.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * What arrives, in the modes in which it is placed; Transport Points with the load that they are to have.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * Whose it is, 0 to 7.
   */
  uint8_t side;
  /**
   * How it comes in. Aircraft alone come to an air base, and need none.
   */
  GrogOcsArrivesByCode entry;
  /**
   * The hexes that the Arrival Chart names. Aircraft go to any friendly air base, and need none.
   */
  const GrogHex *hexes;
  /**
   * How many `hexes` there are; the pointer may be null if 0.
   */
  size_t hexes_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The turn in which it is due, in the host's numbering from 1.
   */
  uint16_t due;
  /**
   * The turn that is played, in the same numbering.
   */
  uint16_t turn;
  /**
   * Supply that arrives in the same place this turn, in T.
   */
  uint16_t supply;
  /**
   * Capacity of the port used by reinforcements that arrived before in this phase, in T.
   */
  uint16_t port_used;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsReinforcementsChoicesQuestion;

/**
 * A hex where reinforcements may arrive.
 */
typedef struct GrogOcsArrivalPlace {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Capacity of the port that is left then, in T.
   */
  uint16_t capacity_left;
  /**
   * More than 10 RE are there then.
   */
  GrogFlag overstacked;
  /**
   * The hex lies in an enemy zone of control.
   */
  GrogFlag enemy_zone;
} GrogOcsArrivalPlace;

/**
 * Where reinforcements may arrive.
 */
typedef struct GrogOcsArrivalPlacesFound {
  /**
   * How many hexes.
   */
  uint32_t places;
  /**
   * Enemy units block all the hexes that the chart names: these are the nearest that they do not block.
   */
  GrogFlag displaced;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsArrivalPlacesFound;

/**
 * What `grog_ocs_reinforcements_choices` answers.
 */
typedef struct GrogOcsReinforcementsChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsArrivalPlace *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * Where reinforcements may arrive. Zero where it is forbidden.
   */
  struct GrogOcsArrivalPlacesFound value;
} GrogOcsReinforcementsChoicesAnswer;

/**
 * A row of a game's Variable Replacement Table.
 */
typedef struct GrogOcsReplRow {
  /**
   * The lowest roll that it is for.
   */
  int8_t low;
  /**
   * The highest roll that it is for.
   */
  int8_t high;
  /**
   * Eq that arrive.
   */
  uint8_t eq;
  /**
   * Pax that arrive.
   */
  uint8_t pax;
} GrogOcsReplRow;

/**
 * What `grog_ocs_replacements_resolve` asks. A roll for replacements.
 */
typedef struct GrogOcsReplacementsResolveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The table, or that column of it which counts now. A roll that no row is for gives nothing.
   */
  const struct GrogOcsReplRow *table;
  /**
   * How many `table` there are; the pointer may be null if 0.
   */
  size_t table_len;
  /**
   * Two dice, or one for a table that is rolled on with one.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
  /**
   * The table is rolled on with one die.
   */
  GrogFlag one_die;
  /**
   * What the game adds to the roll.
   */
  int8_t drm;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The roll was made before in this phase.
   */
  GrogFlag rolled;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsReplacementsResolveQuestion;

/**
 * Replacements that arrive by a roll, beside the turn's other reinforcements.
 */
typedef struct GrogOcsReplsRolled {
  /**
   * The modified roll.
   */
  int16_t roll;
  /**
   * Eq.
   */
  uint8_t eq;
  /**
   * Pax.
   */
  uint8_t pax;
} GrogOcsReplsRolled;

/**
 * What `grog_ocs_replacements_resolve` answers.
 */
typedef struct GrogOcsReplacementsResolveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Replacements that arrive by a roll, beside the turn's other reinforcements. Zero where it is forbidden.
   */
  struct GrogOcsReplsRolled value;
} GrogOcsReplacementsResolveAnswer;

/**
 * What `grog_ocs_replacements_sites` asks. A side that asks where it could rebuild units.
 */
typedef struct GrogOcsReplacementsSitesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side, 0 to 7.
   */
  uint8_t side;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsReplacementsSitesQuestion;

/**
 * A hex with replacements.
 */
typedef struct GrogOcsRebuildSite {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Eq in Move Mode.
   */
  uint16_t eq;
  /**
   * Pax in Move Mode.
   */
  uint16_t pax;
  /**
   * Replacements in another mode, which do not serve.
   */
  uint16_t others;
  /**
   * The headquarters that serves, by its place in the board's list; 65535 for none.
   */
  uint16_t hq;
  /**
   * Units may be rebuilt here.
   */
  GrogFlag usable;
  /**
   * It lies in an enemy zone of control.
   */
  GrogFlag enemy_zone;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsRebuildSite;

/**
 * How many hexes there are where a side could rebuild.
 */
typedef struct GrogOcsRebuildSitesFound {
  /**
   * Hexes where units may be rebuilt.
   */
  uint32_t usable;
} GrogOcsRebuildSitesFound;

/**
 * What `grog_ocs_replacements_sites` answers.
 */
typedef struct GrogOcsReplacementsSitesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsRebuildSite *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How many hexes there are where a side could rebuild.
   */
  struct GrogOcsRebuildSitesFound value;
} GrogOcsReplacementsSitesAnswer;

/**
 * A unit that is to be rebuilt.
 */
typedef struct GrogOcsRebuildOrder {
  /**
   * The unit. One that stands on the map has the steps that it lost; one from the Dead Pile has the mode that it is
   * placed in. Of trucks, `amount` says how many points.
   */
  struct GrogOcsUnit unit;
  /**
   * For an aircraft from the Dead Pile, the air base where it arrives.
   */
  GrogHex base;
  /**
   * How many steps it is to get back; 0 for all that it lacks. Trucks have none.
   */
  uint8_t steps;
  /**
   * The row of the Rebuild Table that it goes by, counted from 1; 0 for the first that is for it.
   */
  uint8_t row;
  /**
   * It comes from the Dead Pile.
   */
  GrogFlag dead;
  /**
   * A Breakdown unit or another generic one.
   */
  GrogFlag generic;
} GrogOcsRebuildOrder;

/**
 * A row of a game's Rebuild Table: which units, and the replacements that a step of theirs takes. A row that names
 * nothing in particular is for every unit.
 */
typedef struct GrogOcsRebuildRow {
  /**
   * The kind of unit that it is for, if `only_kind`.
   */
  GrogOcsKindCode kind;
  /**
   * The colour of the symbol box, if `only_arm`.
   */
  GrogOcsArmCode arm;
  /**
   * The size, if `only_size`.
   */
  GrogOcsSizeCode size;
  /**
   * The nation, if `only_nationality`.
   */
  uint8_t nationality;
  /**
   * It is for that kind only.
   */
  GrogFlag only_kind;
  /**
   * It is for that colour only.
   */
  GrogFlag only_arm;
  /**
   * It is for that size only.
   */
  GrogFlag only_size;
  /**
   * It is for that nation only.
   */
  GrogFlag only_nationality;
  /**
   * Eq that a step takes: of Eq and Pax one at least.
   */
  uint8_t eq;
  /**
   * Pax that a step takes.
   */
  uint8_t pax;
  /**
   * Very small units: what it takes rebuilds two (13.5d).
   */
  GrogFlag two_for_one;
  /**
   * It is for Breakdown units and other generic ones too; bends 13.5b.
   */
  GrogFlag generics;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsRebuildRow;

/**
 * What `grog_ocs_replacements_assess` asks. Units that would be rebuilt together, with replacements in one hex.
 */
typedef struct GrogOcsReplacementsAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * Whose units they are, 0 to 7.
   */
  uint8_t side;
  /**
   * The replacements, by their places in the board's list, each higher than the one before. What is not needed of them
   * is kept; of each sort the first are used.
   */
  const uint16_t *repls;
  /**
   * How many `repls` there are; the pointer may be null if 0.
   */
  size_t repls_len;
  /**
   * What is to be rebuilt; at most 255.
   */
  const struct GrogOcsRebuildOrder *orders;
  /**
   * How many `orders` there are; the pointer may be null if 0.
   */
  size_t orders_len;
  /**
   * The game's Rebuild Table.
   */
  const struct GrogOcsRebuildRow *table;
  /**
   * How many `table` there are; the pointer may be null if 0.
   */
  size_t table_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Points of trucks that the enemy has destroyed or captured, and that were not rebuilt.
   */
  uint16_t trucks_lost;
  /**
   * Points of trucks that the side has in play.
   */
  uint16_t trucks_in_play;
  /**
   * Points of trucks that the scenario provides it. Asked for where trucks are rebuilt.
   */
  uint16_t trucks_provided;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
} GrogOcsReplacementsAssessQuestion;

/**
 * A rebuilding that is allowed.
 */
typedef struct GrogOcsRebuilt {
  /**
   * Where the replacements are.
   */
  GrogHex hex;
  /**
   * Eq that are used up.
   */
  uint16_t eq;
  /**
   * Pax that are used up.
   */
  uint16_t pax;
  /**
   * The headquarters, by its place in the board's list.
   */
  uint16_t hq;
} GrogOcsRebuilt;

/**
 * What `grog_ocs_replacements_assess` answers.
 */
typedef struct GrogOcsReplacementsAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * A rebuilding that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsRebuilt value;
} GrogOcsReplacementsAssessAnswer;

/**
 * A hex of a retreat and what is there.
 */
typedef struct GrogOcsPace {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * It lies in an enemy zone of control, negated or not.
   */
  GrogFlag enemy_zoc;
  /**
   * Enemy combat units stand there, or stood there when the combat began.
   */
  GrogFlag enemy;
  /**
   * Its terrain is prohibited to the retreating units.
   */
  GrogFlag prohibited;
  /**
   * Enemy units that are no combat units stand there.
   */
  GrogFlag enemy_noncombat;
} GrogOcsPace;

/**
 * What `grog_ocs_retreat_assess` asks. A stack that retreats.
 */
typedef struct GrogOcsRetreatAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The units that retreat together.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * Where they stand.
   */
  GrogHex start;
  /**
   * The hexes that they enter, in order.
   */
  const struct GrogOcsPace *path;
  /**
   * How many `path` there are; the pointer may be null if 0.
   */
  size_t path_len;
  /**
   * How many hexes away they must end.
   */
  uint8_t distance;
  /**
   * Friendly units that stand in the hexes of the path and do not retreat; none if nobody does.
   */
  const struct GrogOcsUnit *friends;
  /**
   * How many `friends` there are; the pointer may be null if 0.
   */
  size_t friends_len;
} GrogOcsRetreatAssessQuestion;

/**
 * What a retreat costs a stack.
 */
typedef struct GrogOcsRetreated {
  /**
   * Steps that the units already disorganized must lose among them, the owner choosing (9.12e).
   */
  uint16_t steps;
  /**
   * The friendly combat units in some of the hexes entered become disorganized too: in the second hex, and in those
   * that lie in enemy zones of control.
   */
  GrogFlag spreads;
  /**
   * Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).
   */
  GrogFlag captures;
} GrogOcsRetreated;

/**
 * What `grog_ocs_retreat_assess` answers.
 */
typedef struct GrogOcsRetreatAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What a retreat costs a stack. Zero where it is forbidden.
   */
  struct GrogOcsRetreated value;
} GrogOcsRetreatAssessAnswer;

/**
 * What `grog_ocs_size_re` asks. A question about one unit.
 */
typedef struct GrogOcsSizeReQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsSizeReQuestion;

/**
 * How large a unit is.
 */
typedef struct GrogOcsExtent {
  /**
   * Regimental Equivalents now, in quarters; 0 for what has none.
   */
  uint16_t re_quarters;
  /**
   * Steps left; 0 for what has none.
   */
  uint16_t steps;
} GrogOcsExtent;

/**
 * What `grog_ocs_size_re` answers.
 */
typedef struct GrogOcsSizeReAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * How large a unit is.
   */
  struct GrogOcsExtent value;
} GrogOcsSizeReAnswer;

/**
 * What `grog_ocs_stacking_size` asks. A side's units in a hex, and those that would join them.
 */
typedef struct GrogOcsStackingSizeQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side.
   */
  uint8_t side;
  /**
   * Units that would be there beside those that are, by their places in the board's list.
   */
  const uint16_t *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
} GrogOcsStackingSizeQuestion;

/**
 * How large a stack is.
 */
typedef struct GrogOcsStackSize {
  /**
   * RE of its combat units, in quarters.
   */
  uint32_t re_quarters;
  /**
   * How far that exceeds 10 RE, in quarters; 0 in a box off the map, which holds any number.
   */
  uint32_t over_quarters;
  /**
   * Its combat units.
   */
  uint16_t combat_units;
  /**
   * Ports in the hex, of whatever side.
   */
  uint16_t ports;
  /**
   * Air bases in the hex.
   */
  uint16_t air_bases;
  /**
   * Hedgehogs in the hex.
   */
  uint16_t hedgehogs;
  /**
   * The hex is a box off the map.
   */
  GrogFlag off_map;
  /**
   * Its combat units are of more than one nation.
   */
  GrogFlag mixed;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsStackSize;

/**
 * What `grog_ocs_stacking_size` answers.
 */
typedef struct GrogOcsStackingSizeAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * How large a stack is.
   */
  struct GrogOcsStackSize value;
} GrogOcsStackingSizeAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsMomentCode;

/**
 * What `grog_ocs_stacking_assess` asks. A stack at some time.
 */
typedef struct GrogOcsStackingAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex; for an overrun the one from which it is made.
   */
  GrogHex hex;
  /**
   * The side.
   */
  uint8_t side;
  /**
   * Units that would be there beside those that are, by their places in the board's list: those that overrun, whether
   * they stand there or not.
   */
  const uint16_t *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * When.
   */
  GrogOcsMomentCode when;
  /**
   * The phase; stacking is not enforced in the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsStackingAssessQuestion;

/**
 * What `grog_ocs_stacking_assess` answers.
 */
typedef struct GrogOcsStackingAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * How large a stack is. Zero where it is forbidden.
   */
  struct GrogOcsStackSize value;
} GrogOcsStackingAssessAnswer;

/**
 * What `grog_ocs_stacking_overstacked` asks. A position at the end of a segment or phase.
 */
typedef struct GrogOcsStackingOverstackedQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The phase; stacking is not enforced in the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsStackingOverstackedQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsExcessCode;

/**
 * A hex that holds too much.
 */
typedef struct GrogOcsOverstacked {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * How much there is: RE in quarters, or facilities; 0 for nations.
   */
  uint32_t amount;
  /**
   * How much of it is too much.
   */
  uint32_t over;
  /**
   * The number of the rule: 4.8a for combat units, else 4.8.
   */
  uint16_t rule;
  /**
   * Whose combat units they are; of facilities, whose units are on top of the hex.
   */
  uint8_t side;
  /**
   * What there is too much of.
   */
  GrogOcsExcessCode what;
} GrogOcsOverstacked;

/**
 * How many hexes hold too much.
 */
typedef struct GrogOcsOverstackedCount {
  /**
   * How many rows there are.
   */
  uint32_t found;
} GrogOcsOverstackedCount;

/**
 * What `grog_ocs_stacking_overstacked` answers.
 */
typedef struct GrogOcsStackingOverstackedAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsOverstacked *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How many hexes hold too much.
   */
  struct GrogOcsOverstackedCount value;
} GrogOcsStackingOverstackedAnswer;

/**
 * What `grog_ocs_stacking_choices` asks. A side's stack at the end of a segment or phase.
 */
typedef struct GrogOcsStackingChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side.
   */
  uint8_t side;
  /**
   * The phase; nothing is owed in the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsStackingChoicesQuestion;

/**
 * Units of one size among which the owner may choose.
 */
typedef struct GrogOcsSurplusChoice {
  /**
   * The size of each, in quarters of an RE.
   */
  uint16_t re_quarters;
  /**
   * How many there are.
   */
  uint16_t units;
  /**
   * How many of them may be eliminated at most; alone, they suffice if that is as many as it takes.
   */
  uint16_t most;
  /**
   * Whether these alone can be enough: so many of them; 0 if not.
   */
  uint16_t alone;
} GrogOcsSurplusChoice;

/**
 * What a side owes for an overstacked hex.
 */
typedef struct GrogOcsSurplus {
  /**
   * RE of its combat units, in quarters.
   */
  uint32_t re_quarters;
  /**
   * RE to be eliminated at least, in quarters; 0 where nothing is owed.
   */
  uint32_t over_quarters;
} GrogOcsSurplus;

/**
 * What `grog_ocs_stacking_choices` answers.
 */
typedef struct GrogOcsStackingChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsSurplusChoice *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What a side owes for an overstacked hex.
   */
  struct GrogOcsSurplus value;
} GrogOcsStackingChoicesAnswer;

/**
 * What `grog_ocs_stacking_apply` asks. The owner's choice of what is eliminated.
 */
typedef struct GrogOcsStackingApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side.
   */
  uint8_t side;
  /**
   * The units that are eliminated, by their places in the board's list.
   */
  const uint16_t *eliminated;
  /**
   * How many `eliminated` there are; the pointer may be null if 0.
   */
  size_t eliminated_len;
  /**
   * The phase; nothing is owed in the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsStackingApplyQuestion;

/**
 * What is left of a stack.
 */
typedef struct GrogOcsThinned {
  /**
   * RE of its combat units, in quarters.
   */
  uint32_t re_quarters;
} GrogOcsThinned;

/**
 * What `grog_ocs_stacking_apply` answers.
 */
typedef struct GrogOcsStackingApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What is left of a stack. Zero where it is forbidden.
   */
  struct GrogOcsThinned value;
} GrogOcsStackingApplyAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsPieceCode;

/**
 * A counter in a stack.
 */
typedef struct GrogOcsCounter {
  /**
   * A unit, by its place in the board's list; 0 for a marker.
   */
  uint16_t unit;
  /**
   * What it is.
   */
  GrogOcsPieceCode what;
  /**
   * The steps that a marker of lost steps counts.
   */
  uint8_t amount;
} GrogOcsCounter;

/**
 * What `grog_ocs_stacking_order` asks. A side's stack as its owner would lay it.
 */
typedef struct GrogOcsStackingOrderQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position. Here it does not matter how its list orders the units of the hex.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side.
   */
  uint8_t side;
  /**
   * The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out of
   * Supply covers what lies below it down to the next such marker; markers that lie on one another cover together.
   */
  const struct GrogOcsCounter *stack;
  /**
   * How many `stack` there are; the pointer may be null if 0.
   */
  size_t stack_len;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
} GrogOcsStackingOrderQuestion;

/**
 * What is wrong with a stack.
 */
typedef struct GrogOcsOrderFault {
  /**
   * Where, from the top, from 0.
   */
  uint16_t at;
  /**
   * The unit there, by its place in the board's list; 65535 for a marker.
   */
  uint16_t unit;
  /**
   * The rule's number.
   */
  uint16_t rule;
} GrogOcsOrderFault;

/**
 * What `grog_ocs_stacking_order` answers.
 */
typedef struct GrogOcsStackingOrderAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsOrderFault *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
} GrogOcsStackingOrderAnswer;

/**
 * What `grog_ocs_stacking_arrange` asks. A side's units in a hex.
 */
typedef struct GrogOcsStackingArrangeQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side.
   */
  uint8_t side;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsStackingArrangeQuestion;

/**
 * What `grog_ocs_stacking_arrange` answers.
 */
typedef struct GrogOcsStackingArrangeAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsCounter *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
} GrogOcsStackingArrangeAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsEntrantCode;

/**
 * What `grog_ocs_stacking_enter` asks. Something that would enter a hex.
 */
typedef struct GrogOcsStackingEnterQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side that enters it.
   */
  uint8_t side;
  /**
   * What enters it.
   */
  GrogOcsEntrantCode entrant;
  /**
   * Of `units`: those that enter together, by their places in the board's list.
   */
  const uint16_t *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * Aircraft among them conduct a mission.
   */
  GrogFlag mission;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsStackingEnterQuestion;

/**
 * An enemy unit in the hex.
 */
typedef struct GrogOcsObstacle {
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The number of the rule that lets it be entered or bars that.
   */
  uint16_t rule;
  /**
   * It bars the entry.
   */
  GrogFlag bars;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsObstacle;

/**
 * How a hex of enemy units is entered.
 */
typedef struct GrogOcsFoothold {
  /**
   * Enemy units in the hex.
   */
  uint16_t enemies;
  /**
   * The entry leads to Specialized Combat (9.14) against what is there.
   */
  GrogFlag combat;
  /**
   * Both sides' units are in the hex then, side by side.
   */
  GrogFlag coexist;
} GrogOcsFoothold;

/**
 * What `grog_ocs_stacking_enter` answers.
 */
typedef struct GrogOcsStackingEnterAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsObstacle *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How a hex of enemy units is entered. Zero where it is forbidden.
   */
  struct GrogOcsFoothold value;
} GrogOcsStackingEnterAnswer;

/**
 * What `grog_ocs_transport_equivalents` asks. Cargo and what would carry it.
 */
typedef struct GrogOcsTransportEquivalentsQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * What is to be carried: combat units, Transport Points with their loads, supply by its amount in T.
   */
  const struct GrogOcsUnit *cargo;
  /**
   * How many `cargo` there are; the pointer may be null if 0.
   */
  size_t cargo_len;
  /**
   * What would carry it; by default nothing, which asks for its size alone.
   */
  GrogOcsTransportCode by;
  /**
   * How much there is room for, in eighths of an RE or of a point of capacity; without limit by default.
   */
  uint32_t capacity;
  /**
   * By rail: the way touches a Trainbusting zone, which doubles the cost (13.3a).
   */
  GrogFlag trainbusted;
  /**
   * By rail: the way is of multi-track railroad alone, which halves the cost (13.3a).
   */
  GrogFlag multi_track;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogOcsTransportEquivalentsQuestion;

/**
 * How much room an item of cargo takes.
 */
typedef struct GrogOcsCargoItem {
  /**
   * In eighths of an RE; 0 for what is not carried.
   */
  uint32_t eighths;
  /**
   * What it costs, in sixteenths of a point of capacity.
   */
  uint32_t cost_sixteenths;
  /**
   * How much of it fits: of supply in T, of Transport Points all points or none, of a unit 1 or 0.
   */
  uint16_t fits;
  /**
   * The number of the rule that gives its size, or that it is not carried.
   */
  uint16_t rule;
  /**
   * It is carried.
   */
  GrogFlag carried;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsCargoItem;

/**
 * How much room cargo takes.
 */
typedef struct GrogOcsCargoSize {
  /**
   * All of it, in eighths of an RE: 8 are 1 RE or 1 SP, 2 are 1T.
   */
  uint32_t eighths;
  /**
   * What all of it costs, in sixteenths of a point of capacity: twice the eighths, but for what the way changes.
   */
  uint32_t cost_sixteenths;
  /**
   * What of that fits the capacity, loaded in the order given; all of it where no capacity is said.
   */
  uint32_t used_sixteenths;
  /**
   * All of it fits.
   */
  GrogFlag all_fit;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsCargoSize;

/**
 * What `grog_ocs_transport_equivalents` answers.
 */
typedef struct GrogOcsTransportEquivalentsAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsCargoItem *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How much room cargo takes. Zero where it is forbidden.
   */
  struct GrogOcsCargoSize value;
} GrogOcsTransportEquivalentsAnswer;

/**
 * What `grog_ocs_transport_assess` asks. Units that would be carried.
 */
typedef struct GrogOcsTransportAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The units, each with the movement that it spent in this phase and what carried it before.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * What would carry them.
   */
  GrogOcsTransportCode by;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Landing craft: the landing needs a roll on the ALT table (18.5h).
   */
  GrogFlag roll;
  /**
   * Zero.
   */
  uint8_t reserved[5];
} GrogOcsTransportAssessQuestion;

/**
 * What a unit may do beside its transport.
 */
typedef struct GrogOcsPassenger {
  /**
   * The unit, from 0.
   */
  uint16_t unit;
  /**
   * Twelfths of an MP that it may still spend in the phase when it has been carried; 0 where it may not go.
   */
  uint16_t mp_after;
  /**
   * The number of a rule for which it may not go; 0 where it may.
   */
  uint16_t rule;
  /**
   * It may go.
   */
  GrogFlag carried;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsPassenger;

/**
 * What `grog_ocs_transport_assess` answers.
 */
typedef struct GrogOcsTransportAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsPassenger *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
} GrogOcsTransportAssessAnswer;

/**
 * What `grog_ocs_transport_movement` asks. A unit that would spend movement.
 */
typedef struct GrogOcsTransportMovementQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit, with the movement that it spent in this phase and what carried it.
   */
  struct GrogOcsUnit unit;
  /**
   * What it would spend now, in twelfths of an MP.
   */
  uint16_t spend;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * What is to carry it later in this phase, after this movement.
   */
  GrogOcsTransportCode planned;
} GrogOcsTransportMovementQuestion;

/**
 * What movement is left.
 */
typedef struct GrogOcsMovementLeft {
  /**
   * Twelfths of an MP that are left when this is spent.
   */
  uint16_t mp_left;
} GrogOcsMovementLeft;

/**
 * What `grog_ocs_transport_movement` answers.
 */
typedef struct GrogOcsTransportMovementAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What movement is left. Zero where it is forbidden.
   */
  struct GrogOcsMovementLeft value;
} GrogOcsTransportMovementAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsLoadByCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsWhenCapturedCode;

/**
 * What `grog_ocs_trucks_load` asks. Supply that Transport Points would take aboard.
 */
typedef struct GrogOcsTrucksLoadQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The Transport Points.
   */
  struct GrogOcsUnit truck;
  /**
   * The dump. `transported` says what moved that supply earlier in this phase: then it is not loaded again.
   */
  struct GrogOcsUnit source;
  /**
   * How much, in T.
   */
  uint16_t amount;
  /**
   * How it would come aboard.
   */
  GrogOcsLoadByCode how;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * When the Transport Points were captured; never by default.
   */
  GrogOcsWhenCapturedCode captured;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsTrucksLoadQuestion;

/**
 * What loading or unloading takes, and how things stand after it.
 */
typedef struct GrogOcsHandled {
  /**
   * What it costs, in twelfths of an MP.
   */
  uint16_t cost;
  /**
   * Movement left after it, in twelfths of an MP.
   */
  uint16_t mp_left;
  /**
   * The load after it, in T.
   */
  uint16_t load;
  /**
   * What it costs, in whole MP.
   */
  uint8_t mp;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsHandled;

/**
 * What `grog_ocs_trucks_load` answers.
 */
typedef struct GrogOcsTrucksLoadAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What loading or unloading takes, and how things stand after it. Zero where it is forbidden.
   */
  struct GrogOcsHandled value;
} GrogOcsTrucksLoadAnswer;

/**
 * What `grog_ocs_trucks_unload` asks. Supply that Transport Points would put on the ground.
 */
typedef struct GrogOcsTrucksUnloadQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The Transport Points.
   */
  struct GrogOcsUnit truck;
  /**
   * The other units in their hex.
   */
  const struct GrogOcsUnit *here;
  /**
   * How many `here` there are; the pointer may be null if 0.
   */
  size_t here_len;
  /**
   * How much, in T.
   */
  uint16_t amount;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * When the Transport Points were captured; never by default.
   */
  GrogOcsWhenCapturedCode captured;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsTrucksUnloadQuestion;

/**
 * What `grog_ocs_trucks_unload` answers.
 */
typedef struct GrogOcsTrucksUnloadAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What loading or unloading takes, and how things stand after it. Zero where it is forbidden.
   */
  struct GrogOcsHandled value;
} GrogOcsTrucksUnloadAnswer;

/**
 * What `grog_ocs_trucks_carry` asks. Transport Points and their load.
 */
typedef struct GrogOcsTrucksCarryQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The Transport Points with their load.
   */
  struct GrogOcsUnit truck;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsTrucksCarryQuestion;

/**
 * What Transport Points carry, and what the counter shows.
 */
typedef struct GrogOcsCarried {
  /**
   * What they can carry, in T.
   */
  uint32_t capacity;
  /**
   * What more they can carry, in T.
   */
  uint32_t free;
  /**
   * Supply to show by markers with the counter, in T; on a full side there is none.
   */
  uint16_t tokens;
  /**
   * The counter shows its full side.
   */
  GrogFlag full;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsCarried;

/**
 * What `grog_ocs_trucks_carry` answers.
 */
typedef struct GrogOcsTrucksCarryAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What Transport Points carry, and what the counter shows. Zero where it is forbidden.
   */
  struct GrogOcsCarried value;
} GrogOcsTrucksCarryAnswer;

/**
 * What `grog_ocs_trucks_advance` asks. Transport Points that would move, or move on.
 */
typedef struct GrogOcsTrucksAdvanceQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The Transport Points, with what they spent in this phase.
   */
  struct GrogOcsUnit truck;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * When they were captured; never by default.
   */
  GrogOcsWhenCapturedCode captured;
  /**
   * They have begun to move in this phase, even where they spent nothing yet.
   */
  GrogFlag begun;
  /**
   * Another unit has moved since they began to.
   */
  GrogFlag others_moved;
  /**
   * They were dropped off by a stack, or left behind by points that were divided off and moved on.
   */
  GrogFlag dropped;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsTrucksAdvanceQuestion;

/**
 * How far something may still move.
 */
typedef struct GrogOcsPaces {
  /**
   * Movement allowance in its mode and this phase, in twelfths of an MP.
   */
  uint16_t allowance;
  /**
   * What is left of it.
   */
  uint16_t mp_left;
} GrogOcsPaces;

/**
 * What `grog_ocs_trucks_advance` answers.
 */
typedef struct GrogOcsTrucksAdvanceAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * How far something may still move. Zero where it is forbidden.
   */
  struct GrogOcsPaces value;
} GrogOcsTrucksAdvanceAnswer;

/**
 * What `grog_ocs_trucks_mode` asks. Transport Points and a mode.
 */
typedef struct GrogOcsTrucksModeQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The Transport Points as they are.
   */
  struct GrogOcsUnit truck;
  /**
   * The mode that they would take.
   */
  GrogOcsModeCode mode;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Their hex lies in an enemy zone of control, negated or not.
   */
  GrogFlag enemy_zoc;
  /**
   * Zero.
   */
  uint8_t reserved[1];
} GrogOcsTrucksModeQuestion;

/**
 * What `grog_ocs_trucks_mode` answers.
 */
typedef struct GrogOcsTrucksModeAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogOcsTrucksModeAnswer;

/**
 * What `grog_ocs_trucks_ship` asks. Transport Points that would be shipped.
 */
typedef struct GrogOcsTrucksShipQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The Transport Points with their load.
   */
  struct GrogOcsUnit truck;
  /**
   * What ships them.
   */
  GrogOcsTransportCode by;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsTrucksShipQuestion;

/**
 * What shipping takes.
 */
typedef struct GrogOcsFreight {
  /**
   * Points of capacity, before what a route changes.
   */
  uint16_t points;
  /**
   * Supply that goes along within that, in T.
   */
  uint16_t load;
} GrogOcsFreight;

/**
 * What `grog_ocs_trucks_ship` answers.
 */
typedef struct GrogOcsTrucksShipAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What shipping takes. Zero where it is forbidden.
   */
  struct GrogOcsFreight value;
} GrogOcsTrucksShipAnswer;

/**
 * What `grog_ocs_trucks_needs` asks. A question about one unit.
 */
typedef struct GrogOcsTrucksNeedsQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsTrucksNeedsQuestion;

/**
 * What supply a unit needs.
 */
typedef struct GrogOcsNeeds {
  /**
   * Fuel to move.
   */
  GrogFlag fuel;
  /**
   * Trace supply, or it goes Out of Supply.
   */
  GrogFlag trace;
} GrogOcsNeeds;

/**
 * What `grog_ocs_trucks_needs` answers.
 */
typedef struct GrogOcsTrucksNeedsAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What supply a unit needs.
   */
  struct GrogOcsNeeds value;
} GrogOcsTrucksNeedsAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsSupplyUseCode;

/**
 * What `grog_ocs_trucks_spend` asks. Transport Points whose load would be used.
 */
typedef struct GrogOcsTrucksSpendQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The Transport Points with their load. `will_move` says that they will move on in this phase: then they only pause.
   */
  struct GrogOcsUnit truck;
  /**
   * The unit that uses the supply in the end, whatever headquarters it comes by.
   */
  struct GrogOcsUnit user;
  /**
   * What for.
   */
  GrogOcsSupplyUseCode purpose;
  /**
   * How much, in T.
   */
  uint16_t amount;
  /**
   * Another unit has moved since the Transport Points began to.
   */
  GrogFlag others_moved;
  /**
   * The combat or barrage that it would pay for is yet to come, in a later segment or after further movement.
   */
  GrogFlag upcoming;
  /**
   * It comes to the user by a headquarters' throw.
   */
  GrogFlag thrown;
  /**
   * Zero.
   */
  uint8_t reserved[5];
} GrogOcsTrucksSpendQuestion;

/**
 * What is left of a load.
 */
typedef struct GrogOcsLoadLeft {
  /**
   * The load, in T.
   */
  uint16_t load;
} GrogOcsLoadLeft;

/**
 * What `grog_ocs_trucks_spend` answers.
 */
typedef struct GrogOcsTrucksSpendAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What is left of a load. Zero where it is forbidden.
   */
  struct GrogOcsLoadLeft value;
} GrogOcsTrucksSpendAnswer;

/**
 * What `grog_ocs_trucks_stocks` asks. A unit that would fall back on its internal stocks.
 */
typedef struct GrogOcsTrucksStocksQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Every dump and all loaded Transport Points whose supply it could be given.
   */
  const struct GrogOcsUnit *sources;
  /**
   * How many `sources` there are; the pointer may be null if 0.
   */
  size_t sources_len;
  /**
   * What for.
   */
  GrogOcsSupplyUseCode purpose;
  /**
   * What that costs, in T.
   */
  uint16_t cost;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsTrucksStocksQuestion;

/**
 * What the use of internal stocks does.
 */
typedef struct GrogOcsStocksUsed {
  /**
   * Supply that does not suffice and is spent all the same, in T.
   */
  uint16_t wasted;
  /**
   * What is left of the unit's internal stocks.
   */
  GrogOcsStocksCode stocks;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsStocksUsed;

/**
 * What `grog_ocs_trucks_stocks` answers.
 */
typedef struct GrogOcsTrucksStocksAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What the use of internal stocks does. Zero where it is forbidden.
   */
  struct GrogOcsStocksUsed value;
} GrogOcsTrucksStocksAnswer;

/**
 * How many counters of a size the game still has: its counter mix.
 */
typedef struct GrogOcsCounterMix {
  /**
   * The counter's points.
   */
  uint16_t points;
  /**
   * How many of them lie ready, not counting those that are to be combined or divided.
   */
  uint8_t ready;
  /**
   * What they are.
   */
  GrogOcsKindCode kind;
} GrogOcsCounterMix;

/**
 * What `grog_ocs_trucks_combine` asks. Transport Points that would be combined or divided.
 */
typedef struct GrogOcsTrucksCombineQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The counters that are there.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The points of each counter that there shall be. Together they are as many as before.
   */
  const uint16_t *into;
  /**
   * How many `into` there are; the pointer may be null if 0.
   */
  size_t into_len;
  /**
   * The load of each, in T, together what was carried before; with an empty list they are filled one after the other.
   */
  const uint16_t *loads;
  /**
   * How many `loads` there are; the pointer may be null if 0.
   */
  size_t loads_len;
  /**
   * The game's counter mix; with an empty list there is no limit.
   */
  const struct GrogOcsCounterMix *mix;
  /**
   * How many `mix` there are; the pointer may be null if 0.
   */
  size_t mix_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsTrucksCombineQuestion;

/**
 * A counter that comes of combining and dividing.
 */
typedef struct GrogOcsNewCounter {
  /**
   * Its points.
   */
  uint16_t points;
  /**
   * Its load, in T.
   */
  uint16_t load;
  /**
   * What counts as spent by it, in twelfths of an MP: the most that any part of it has spent.
   */
  uint16_t mp_spent;
} GrogOcsNewCounter;

/**
 * How many counters come of it.
 */
typedef struct GrogOcsNewCounters {
  /**
   * How many.
   */
  uint16_t counters;
  /**
   * Their points together.
   */
  uint32_t points;
  /**
   * Their load together, in T.
   */
  uint32_t load;
} GrogOcsNewCounters;

/**
 * What `grog_ocs_trucks_combine` answers.
 */
typedef struct GrogOcsTrucksCombineAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsNewCounter *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How many counters come of it. Zero where it is forbidden.
   */
  struct GrogOcsNewCounters value;
} GrogOcsTrucksCombineAnswer;

/**
 * What `grog_ocs_trucks_extend` asks. Transport Points that would form an Extender, or an Extender that would become Transport Points again.
 */
typedef struct GrogOcsTrucksExtendQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The counters, five points together; or the Extender alone.
   */
  const struct GrogOcsUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The Extender is to be unformed.
   */
  GrogFlag unform;
  /**
   * Where it stands it would connect to its link.
   */
  GrogFlag connects;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Zero.
   */
  uint8_t reserved[5];
} GrogOcsTrucksExtendQuestion;

/**
 * What `grog_ocs_trucks_extend` answers.
 */
typedef struct GrogOcsTrucksExtendAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogOcsEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * How many counters come of it. Zero where it is forbidden.
   */
  struct GrogOcsNewCounters value;
} GrogOcsTrucksExtendAnswer;

/**
 * What `grog_ocs_units_attack_capable` asks. A question about one unit.
 */
typedef struct GrogOcsUnitsAttackCapableQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsUnitsAttackCapableQuestion;

/**
 * What `grog_ocs_units_attack_capable` answers.
 */
typedef struct GrogOcsUnitsAttackCapableAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogOcsUnitsAttackCapableAnswer;

/**
 * What `grog_ocs_units_zone_of_control` asks. A question about one unit.
 */
typedef struct GrogOcsUnitsZoneOfControlQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsUnitsZoneOfControlQuestion;

/**
 * What `grog_ocs_units_zone_of_control` answers.
 */
typedef struct GrogOcsUnitsZoneOfControlAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogOcsUnitsZoneOfControlAnswer;

/**
 * What `grog_ocs_units_enter` asks. A unit that would move on the ground into a hex.
 */
typedef struct GrogOcsUnitsEnterQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * The enemy units in the hex; none for an empty hex, village or city.
   */
  const struct GrogOcsUnit *enemies;
  /**
   * How many `enemies` there are; the pointer may be null if 0.
   */
  size_t enemies_len;
} GrogOcsUnitsEnterQuestion;

/**
 * What `grog_ocs_units_enter` answers.
 */
typedef struct GrogOcsUnitsEnterAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogOcsUnitsEnterAnswer;

/**
 * What `grog_ocs_units_classes` asks. A question about one unit.
 */
typedef struct GrogOcsUnitsClassesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogOcsUnitsClassesQuestion;

/**
 * The classes that a unit belongs to (4.0). A bare "unit" is any of them.
 */
typedef struct GrogOcsUnitClasses {
  /**
   * A ground unit: a combat unit, or one of the five non-combat classes.
   */
  GrogFlag ground;
  /**
   * A naval unit.
   */
  GrogFlag naval;
  /**
   * An air unit.
   */
  GrogFlag air;
  /**
   * A combat unit.
   */
  GrogFlag combat;
  /**
   * A non-combat unit: a port, an air base, a hedgehog, supply or Transport Points.
   */
  GrogFlag noncombat;
  /**
   * Attack-capable now (4.4).
   */
  GrogFlag attack_capable;
  /**
   * It has a size in RE (4.6).
   */
  GrogFlag has_re;
  /**
   * It can be transported (4.7): a combat unit, Transport Points or supply.
   */
  GrogFlag cargo;
} GrogOcsUnitClasses;

/**
 * What `grog_ocs_units_classes` answers.
 */
typedef struct GrogOcsUnitsClassesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * The classes that a unit belongs to (4.0). A bare "unit" is any of them.
   */
  struct GrogOcsUnitClasses value;
} GrogOcsUnitsClassesAnswer;

/**
 * What `grog_ocs_zoc_covers` asks. A hex that a side would act in.
 */
typedef struct GrogOcsZocCoversQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side that would act there: the zones of all others are its enemies'.
   */
  uint8_t side;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsZocCoversQuestion;

/**
 * A unit that covers a hex.
 */
typedef struct GrogOcsCoverer {
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The number of the rule that gives it its zone: 4.4b, or 5.7 or 5.9c for what these let keep one.
   */
  uint16_t rule;
  /**
   * Where it stands.
   */
  GrogHex hex;
} GrogOcsCoverer;

/**
 * What covers a hex.
 */
typedef struct GrogOcsZone {
  /**
   * How many units cover the hex.
   */
  uint16_t units;
  /**
   * The first of them, by its place in the board's list; 65535 for none.
   */
  uint16_t unit;
  /**
   * The first unit that negates the zone where negation is possible (4.5b), by its place in the board's list; 65535
   * for none.
   */
  uint16_t negated_by;
  /**
   * The hex lies in an enemy zone of control.
   */
  GrogFlag covered;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsZone;

/**
 * What `grog_ocs_zoc_covers` answers.
 */
typedef struct GrogOcsZocCoversAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsCoverer *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What covers a hex.
   */
  struct GrogOcsZone value;
} GrogOcsZocCoversAnswer;

/**
 * What `grog_ocs_zoc_zones` asks. A side whose zones are asked for.
 */
typedef struct GrogOcsZocZonesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side whose units have the zones.
   */
  uint8_t side;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsZocZonesQuestion;

/**
 * A hex that a side covers.
 */
typedef struct GrogOcsZoneHex {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The first unit that covers it, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The number of the rule that gives that unit its zone.
   */
  uint16_t rule;
} GrogOcsZoneHex;

/**
 * How much a side covers.
 */
typedef struct GrogOcsZoneCount {
  /**
   * Hexes that it covers.
   */
  uint32_t hexes;
  /**
   * Its units that have a zone of control.
   */
  uint32_t units;
} GrogOcsZoneCount;

/**
 * What `grog_ocs_zoc_zones` answers.
 */
typedef struct GrogOcsZocZonesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsZoneHex *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How much a side covers.
   */
  struct GrogOcsZoneCount value;
} GrogOcsZocZonesAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsActionCode;

/**
 * What `grog_ocs_zoc_assess` asks. An action that a side would take in a hex.
 */
typedef struct GrogOcsZocAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side that acts.
   */
  uint8_t side;
  /**
   * What it would do.
   */
  GrogOcsActionCode action;
  /**
   * The units that act, by their places in the board's list, wherever they stand. For movement they are those that
   * move: Truck movement binds those of Truck mobility alone, and Strat movement those in Strat Mode; they negate
   * nothing, since they spend MP. For a path of supply they are the headquarters or Extender that it belongs to, which
   * is bound if its mobility is Truck. Where none is named, the movement or path is one that is bound.
   */
  const uint16_t *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The units started the phase in the hex, so that they may leave it.
   */
  GrogFlag began_here;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsZocAssessQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogOcsPartCode;

/**
 * A unit that has to do with an action in a zone.
 */
typedef struct GrogOcsWitness {
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The rule's number: what gives it its zone (4.4b, 5.7, 5.9c), or 4.5b.
   */
  uint16_t rule;
  /**
   * What it has to do with it.
   */
  GrogOcsPartCode part;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsWitness;

/**
 * Why an action may be taken.
 */
typedef struct GrogOcsLeave {
  /**
   * The first unit that covers the hex, by its place in the board's list; 65535 for none.
   */
  uint16_t covered_by;
  /**
   * The first unit that negates the zone; 65535 where none does or none can. It may spend no MP later in the phase.
   */
  uint16_t negated_by;
  /**
   * Zones of control do not bind the action or the units.
   */
  GrogFlag unbound;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsLeave;

/**
 * What `grog_ocs_zoc_assess` answers.
 */
typedef struct GrogOcsZocAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsWitness *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * Why an action may be taken. Zero where it is forbidden.
   */
  struct GrogOcsLeave value;
} GrogOcsZocAssessAnswer;

/**
 * A hex that a stack enters.
 */
typedef struct GrogOcsWaypoint {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * It is entered by an overrun that leaves no defender there.
   */
  GrogFlag overrun;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsWaypoint;

/**
 * A unit that a stack leaves behind.
 */
typedef struct GrogOcsDropOff {
  /**
   * The unit, by its place in the board's list: one of those that move.
   */
  uint16_t unit;
  /**
   * In which hex of the path it stays, from 0.
   */
  uint16_t waypoint;
} GrogOcsDropOff;

/**
 * What `grog_ocs_zoc_path` asks. A stack that moves along a path, and what it drops off as it goes.
 */
typedef struct GrogOcsZocPathQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position before the move.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that move together, from one hex, by their places in the board's list.
   */
  const uint16_t *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The hexes that they enter, in order.
   */
  const struct GrogOcsWaypoint *path;
  /**
   * How many `path` there are; the pointer may be null if 0.
   */
  size_t path_len;
  /**
   * The units that are dropped off on the way. They move no further; the others go on.
   */
  const struct GrogOcsDropOff *drops;
  /**
   * How many `drops` there are; the pointer may be null if 0.
   */
  size_t drops_len;
  /**
   * The stack entered the hex in which it stands earlier in this phase, so that it did not start the phase there.
   */
  GrogFlag entered;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogOcsZocPathQuestion;

/**
 * A hex of a path, and what is there when the stack has entered it and dropped off what stays.
 */
typedef struct GrogOcsPassage {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The first enemy unit that covers it, by its place in the board's list; 65535 for none.
   */
  uint16_t covered_by;
  /**
   * The first unit that negates the zone; 65535 for none. It may spend no MP later in the phase: such is the price of
   * the others' going on (4.5b).
   */
  uint16_t negated_by;
  /**
   * Units that go on from here, or at the end of the path arrive.
   */
  uint16_t going_on;
  /**
   * Units of Truck mobility among them.
   */
  uint16_t trucks;
  /**
   * These must end their movement here, or overrun.
   */
  GrogFlag must_stop;
  /**
   * Enemy units stand there that are captured or destroyed by the entry (9.14).
   */
  GrogFlag capture;
  /**
   * The number of the rule that lets them go on or stops them: 4.5a.A or 4.5b; 0 where no zone matters.
   */
  uint16_t rule;
} GrogOcsPassage;

/**
 * What a path comes to.
 */
typedef struct GrogOcsArrival {
  /**
   * Hexes of the path in an enemy zone of control.
   */
  uint16_t zones;
  /**
   * Hexes of the path in which a zone is negated.
   */
  uint16_t negated;
  /**
   * The units that arrive at the end of the path.
   */
  uint16_t units;
  /**
   * Those of Truck mobility among them can go no further in this phase but by an overrun.
   */
  GrogFlag stopped;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogOcsArrival;

/**
 * What `grog_ocs_zoc_path` answers.
 */
typedef struct GrogOcsZocPathAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsPassage *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What a path comes to. Zero where it is forbidden.
   */
  struct GrogOcsArrival value;
} GrogOcsZocPathAnswer;

/**
 * What `grog_ocs_zoc_retreat` asks. A stack that would retreat along a path on the board.
 */
typedef struct GrogOcsZocRetreatQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that retreat together, from one hex, by their places in the board's list.
   */
  const uint16_t *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The hexes that they enter, in order.
   */
  const GrogHex *path;
  /**
   * How many `path` there are; the pointer may be null if 0.
   */
  size_t path_len;
  /**
   * Hexes in which enemy combat units stood when the combat began, beside those where some stand now.
   */
  const GrogHex *held;
  /**
   * How many `held` there are; the pointer may be null if 0.
   */
  size_t held_len;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
} GrogOcsZocRetreatQuestion;

/**
 * How many zones a retreat enters.
 */
typedef struct GrogOcsEntered {
  /**
   * Hexes of the path in an enemy zone of control.
   */
  uint16_t zones;
} GrogOcsEntered;

/**
 * What `grog_ocs_zoc_retreat` answers.
 */
typedef struct GrogOcsZocRetreatAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogOcsPace *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How many zones a retreat enters.
   */
  struct GrogOcsEntered value;
} GrogOcsZocRetreatAnswer;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Whether an artillery unit may fire in a phase, with what strength and how far (OCS 13.4a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_artillery_assess(const struct GrogOcsArtilleryAssessQuestion *question,
                                  struct GrogOcsArtilleryAssessAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether a barrage is allowed, its cost and its column (OCS 10.0, 10.1b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_barrage_assess(const struct GrogOcsBarrageAssessQuestion *question,
                                struct GrogOcsBarrageAssessAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The result of an assessed barrage and its dice (OCS 10.0).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_barrage_resolve(const struct GrogOcsBarrageResolveQuestion *question,
                                 struct GrogOcsBarrageResolveAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * What a barrage's target owes (OCS 10.0).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_barrage_choices(const struct GrogOcsBarrageChoicesQuestion *question,
                                 struct GrogOcsBarrageChoicesAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Settles a barrage (OCS 10.0).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_barrage_apply(const struct GrogOcsBarrageApplyQuestion *question,
                               struct GrogOcsBarrageApplyAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The exact chances of an assessed barrage (OCS 10.0).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_barrage_distribution(const struct GrogOcsBarrageDistributionQuestion *question,
                                      struct GrogOcsBarrageDistributionAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Where an outcome that happened stands among all that could have (OCS 10.0).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_barrage_percentile(const struct GrogOcsBarragePercentileQuestion *question,
                                    struct GrogOcsBarragePercentileAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Every fault of a whole position at once.
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_board_check(const struct GrogOcsBoardCheckQuestion *question,
                             struct GrogOcsBoardCheckAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Puts the effects of a ruling to a position: what becomes of its units and hexes.
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_board_apply(const struct GrogOcsBoardApplyQuestion *question,
                             struct GrogOcsBoardApplyAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether what is in a hex is captured, and what the table is rolled for (OCS 9.14c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_capture_assess(const struct GrogOcsCaptureAssessQuestion *question,
                                struct GrogOcsCaptureAssessAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * What is captured, with these dice (OCS 9.14c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_capture_resolve(const struct GrogOcsCaptureResolveQuestion *question,
                                 struct GrogOcsCaptureResolveAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The exact chances of a capture (OCS 9.14c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_capture_distribution(const struct GrogOcsCaptureDistributionQuestion *question,
                                      struct GrogOcsCaptureDistributionAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Settles a capture with the owner's choice of what is captured (OCS 9.14c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_capture_apply(const struct GrogOcsCaptureApplyQuestion *question,
                               struct GrogOcsCaptureApplyAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether Transport Points that escaped capture may be put into a hex (OCS 9.14c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_capture_displace(const struct GrogOcsCaptureDisplaceQuestion *question,
                                  struct GrogOcsCaptureDisplaceAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_combat_assess(const struct GrogOcsCombatAssessQuestion *question,
                               struct GrogOcsCombatAssessAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The result of an assessed attack and its dice (OCS 9.8, 9.9).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_combat_resolve(const struct GrogOcsCombatResolveQuestion *question,
                                struct GrogOcsCombatResolveAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * What the side whose turn it is owes, and what it may choose (OCS 9.10, 9.11).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_combat_choices(const struct GrogOcsCombatChoicesQuestion *question,
                                struct GrogOcsCombatChoicesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Settles one side's part of a result (OCS 9.10 to 9.13).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_combat_apply(const struct GrogOcsCombatApplyQuestion *question,
                              struct GrogOcsCombatApplyAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * The exact chances of an assessed attack (OCS 9.8 to 9.13).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_combat_distribution(const struct GrogOcsCombatDistributionQuestion *question,
                                     struct GrogOcsCombatDistributionAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Where a result that happened stands among all that could have (OCS 9.9).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_combat_percentile(const struct GrogOcsCombatPercentileQuestion *question,
                                   struct GrogOcsCombatPercentileAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether two units may be consolidated (OCS 13.9).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_consolidation_assess(const struct GrogOcsConsolidationAssessQuestion *question,
                                      struct GrogOcsConsolidationAssessAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Whether a unit may perform construction, its cost and what it makes (OCS 13.8d).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_construction_assess(const struct GrogOcsConstructionAssessQuestion *question,
                                     struct GrogOcsConstructionAssessAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Whether a unit is Engineer-Capable (OCS 13.8a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_engineers_capable(const struct GrogOcsEngineersCapableQuestion *question,
                                   struct GrogOcsEngineersCapableAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * What it costs a unit to cross into the next hex, bridges included (OCS 13.8b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_engineers_bridge(const struct GrogOcsEngineersBridgeQuestion *question,
                                  struct GrogOcsEngineersBridgeAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether a headquarters makes a railroad hex detrainable (OCS 13.8c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_engineers_detrainable(const struct GrogOcsEngineersDetrainableQuestion *question,
                                       struct GrogOcsEngineersDetrainableAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Whether a facility may be barraged, in which column and at what cost (OCS 10.0c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_facility_assess(const struct GrogOcsFacilityAssessQuestion *question,
                                 struct GrogOcsFacilityAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The result of an assessed barrage against a facility and its dice (OCS 10.0c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_facility_resolve(const struct GrogOcsFacilityResolveQuestion *question,
                                  struct GrogOcsFacilityResolveAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * The exact chances of a barrage against a facility (OCS 10.0c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_facility_distribution(const struct GrogOcsFacilityDistributionQuestion *question,
                                       struct GrogOcsFacilityDistributionAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * What a player may see of an enemy hex (OCS 4.9a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_fog_sees(const struct GrogOcsFogSeesQuestion *question,
                          struct GrogOcsFogSeesAnswer *answer,
                          GrogTrail *trail,
                          GrogFault *fault);

/**
 * What both sides reveal in a combat (OCS 4.9b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_fog_combat(const struct GrogOcsFogCombatQuestion *question,
                            struct GrogOcsFogCombatAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * What both sides reveal in a barrage (OCS 4.9c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_fog_barrage(const struct GrogOcsFogBarrageQuestion *question,
                             struct GrogOcsFogBarrageAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * What both sides reveal in air combat (OCS 4.9d).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_fog_air(const struct GrogOcsFogAirQuestion *question,
                         struct GrogOcsFogAirAnswer *answer,
                         GrogTrail *trail,
                         GrogFault *fault);

/**
 * The record of a roll, with its purpose and its visibility (OCS 4.9e).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_fog_roll(const struct GrogOcsFogRollQuestion *question,
                          struct GrogOcsFogRollAnswer *answer,
                          GrogTrail *trail,
                          GrogFault *fault);

/**
 * Whether a formation marker lies rightly where it does (OCS 13.7).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_formations_marker(const struct GrogOcsFormationsMarkerQuestion *question,
                                   struct GrogOcsFormationsMarkerAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether a unit may go into a formation marker, or come out of it (OCS 13.7).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_formations_join(const struct GrogOcsFormationsJoinQuestion *question,
                                 struct GrogOcsFormationsJoinAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Which part of a formation traces for free, and what the rest eats or suffers (OCS 13.7a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_formations_trace(const struct GrogOcsFormationsTraceQuestion *question,
                                  struct GrogOcsFormationsTraceAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * What it costs to fuel units, and which of them are fuelled (OCS 12.5c, 13.7a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_fuel_assess(const struct GrogOcsFuelAssessQuestion *question,
                             struct GrogOcsFuelAssessAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether a headquarters can do something in its mode, and how far it throws (OCS 13.1b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_headquarters_ability(const struct GrogOcsHeadquartersAbilityQuestion *question,
                                      struct GrogOcsHeadquartersAbilityAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * What a headquarters is and can do in its mode (OCS 13.1).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_headquarters_abilities(const struct GrogOcsHeadquartersAbilitiesQuestion *question,
                                        struct GrogOcsHeadquartersAbilitiesAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Whether a headquarters may serve a unit (OCS 13.1d).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_headquarters_serve(const struct GrogOcsHeadquartersServeQuestion *question,
                                    struct GrogOcsHeadquartersServeAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Which side of a headquarters or of artillery is its Combat Mode side (OCS 13.1a, 13.4).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_headquarters_combat_side(const struct GrogOcsHeadquartersCombatSideQuestion *question,
                                          struct GrogOcsHeadquartersCombatSideAnswer *answer,
                                          GrogTrail *trail,
                                          GrogFault *fault);

/**
 * What a unit's mode does to it (OCS 5).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_modes_effects(const struct GrogOcsModesEffectsQuestion *question,
                               struct GrogOcsModesEffectsAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The Action Rating of a unit (OCS 9.6).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_modes_action_rating(const struct GrogOcsModesActionRatingQuestion *question,
                                     struct GrogOcsModesActionRatingAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * The rounded odds of two strengths (OCS 4.2).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_odds_round(const struct GrogOcsOddsRoundQuestion *question,
                            struct GrogOcsOddsRoundAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * The odds column of two strengths (OCS 9.7).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_odds_column(const struct GrogOcsOddsColumnQuestion *question,
                             struct GrogOcsOddsColumnAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * What a headquarters' throw reaches (OCS 12.3b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_paths_throw_reach(const struct GrogOcsPathsThrowReachQuestion *question,
                                   struct GrogOcsPathsThrowReachAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether a headquarters' throw reaches a unit that it may serve, and the path (OCS 12.3b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_paths_throw_to(const struct GrogOcsPathsThrowToQuestion *question,
                                struct GrogOcsPathsThrowToAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether a unit can draw directly from a source, and the path (OCS 12.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_paths_draw(const struct GrogOcsPathsDrawQuestion *question,
                            struct GrogOcsPathsDrawAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * All that a unit can draw from directly (OCS 12.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_paths_sources(const struct GrogOcsPathsSourcesQuestion *question,
                               struct GrogOcsPathsSourcesAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether a headquarters can draw supply and throw it to a unit, and both paths (OCS 12.3b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_paths_relay(const struct GrogOcsPathsRelayQuestion *question,
                             struct GrogOcsPathsRelayAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * What the railroad in a hex is to a side (OCS 13.3, 13.3f, 13.3h).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_rail_track(const struct GrogOcsRailTrackQuestion *question,
                            struct GrogOcsRailTrackAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether a hex is detrainable, and its way back to supply (OCS 13.3c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_rail_detrainable(const struct GrogOcsRailDetrainableQuestion *question,
                                  struct GrogOcsRailDetrainableAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Every hex where trains might stop, and what keeps them from it (OCS 13.3c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_rail_stops(const struct GrogOcsRailStopsQuestion *question,
                            struct GrogOcsRailStopsAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Who controls a hex where trains may stop (OCS 13.3h).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_rail_control(const struct GrogOcsRailControlQuestion *question,
                              struct GrogOcsRailControlAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Where Railhead markers lie (OCS 13.3d).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_rail_railheads(const struct GrogOcsRailRailheadsQuestion *question,
                                struct GrogOcsRailRailheadsAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether cargo may go by rail, the cheapest way, and what it costs (OCS 13.3a, 13.3b, 13.3e).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_rail_assess(const struct GrogOcsRailAssessQuestion *question,
                             struct GrogOcsRailAssessAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Where cargo may go by rail, and what each place costs (OCS 13.3a, 13.3e).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_rail_choices(const struct GrogOcsRailChoicesQuestion *question,
                              struct GrogOcsRailChoicesAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Moves cargo by rail (OCS 13.3e).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `effects_len` or `scratch_needed`, and `effects`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_rail_apply(const struct GrogOcsRailApplyQuestion *question,
                            struct GrogOcsRailApplyAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether a unit may convert the railroads that it enters (OCS 13.3f, 13.3g).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_rail_convert(const struct GrogOcsRailConvertQuestion *question,
                              struct GrogOcsRailConvertAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether units may trace supply to a hex, by rail and by Extenders (OCS 12.6, 12.7, 13.3c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_rail_trace(const struct GrogOcsRailTraceQuestion *question,
                            struct GrogOcsRailTraceAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether reinforcements may arrive in a hex, and what that does (OCS 13.6 to 13.6c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `effects_len` or `scratch_needed`, and `effects`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_reinforcements_assess(const struct GrogOcsReinforcementsAssessQuestion *question,
                                       struct GrogOcsReinforcementsAssessAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * The hexes where reinforcements may arrive (OCS 13.6, 13.6b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_reinforcements_choices(const struct GrogOcsReinforcementsChoicesQuestion *question,
                                        struct GrogOcsReinforcementsChoicesAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Replacements that arrive by a roll on the Variable Replacement Table (OCS 13.5).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_replacements_resolve(const struct GrogOcsReplacementsResolveQuestion *question,
                                      struct GrogOcsReplacementsResolveAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Where a side could rebuild units (OCS 13.5a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_replacements_sites(const struct GrogOcsReplacementsSitesQuestion *question,
                                    struct GrogOcsReplacementsSitesAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Whether units may be rebuilt, and what that takes (OCS 13.5a to 13.5f).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_replacements_assess(const struct GrogOcsReplacementsAssessQuestion *question,
                                     struct GrogOcsReplacementsAssessAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Whether a retreat is legal, and what it does to those who make it (OCS 9.12).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_retreat_assess(const struct GrogOcsRetreatAssessQuestion *question,
                                struct GrogOcsRetreatAssessAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The RE size of a unit and its steps (OCS 4.6).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_size_re(const struct GrogOcsSizeReQuestion *question,
                         struct GrogOcsSizeReAnswer *answer,
                         GrogTrail *trail,
                         GrogFault *fault);

/**
 * How large a side's stack in a hex is (OCS 4.8).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_stacking_size(const struct GrogOcsStackingSizeQuestion *question,
                               struct GrogOcsStackingSizeAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether so many units may be in a hex at this time (OCS 4.8, 4.8a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_stacking_assess(const struct GrogOcsStackingAssessQuestion *question,
                                 struct GrogOcsStackingAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Every hex that holds too much at the end of a segment or phase (OCS 4.8a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_stacking_overstacked(const struct GrogOcsStackingOverstackedQuestion *question,
                                      struct GrogOcsStackingOverstackedAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * How much of an overstacked hex its owner must eliminate, and among which units (OCS 4.8a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_stacking_choices(const struct GrogOcsStackingChoicesQuestion *question,
                                  struct GrogOcsStackingChoicesAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Eliminates what the owner of an overstacked hex chose (OCS 4.8a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_stacking_apply(const struct GrogOcsStackingApplyQuestion *question,
                                struct GrogOcsStackingApplyAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether the order of a stack and its markers is legal (OCS 4.8b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_stacking_order(const struct GrogOcsStackingOrderQuestion *question,
                                struct GrogOcsStackingOrderAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * A legal order for a stack with its markers (OCS 4.8b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_stacking_arrange(const struct GrogOcsStackingArrangeQuestion *question,
                                  struct GrogOcsStackingArrangeAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether something may enter a hex as far as the enemy units there decide it (OCS 4.8c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_stacking_enter(const struct GrogOcsStackingEnterQuestion *question,
                                struct GrogOcsStackingEnterAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * How much room cargo takes, and what of it fits (OCS 4.7, 4.7a to 4.7c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_transport_equivalents(const struct GrogOcsTransportEquivalentsQuestion *question,
                                       struct GrogOcsTransportEquivalentsAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Whether units may be carried after what they did in the phase (OCS 4.7d).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_transport_assess(const struct GrogOcsTransportAssessQuestion *question,
                                  struct GrogOcsTransportAssessAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether a unit may spend movement before or after its transport (OCS 4.7d).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_transport_movement(const struct GrogOcsTransportMovementQuestion *question,
                                    struct GrogOcsTransportMovementAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Whether Transport Points may load supply, and the cost (OCS 13.2f).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_load(const struct GrogOcsTrucksLoadQuestion *question,
                             struct GrogOcsTrucksLoadAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether Transport Points may unload supply where they are, and the cost (OCS 13.2f).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_unload(const struct GrogOcsTrucksUnloadQuestion *question,
                               struct GrogOcsTrucksUnloadAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether Transport Points can carry their load, and what the counter shows (OCS 13.2c, 13.2h).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_carry(const struct GrogOcsTrucksCarryQuestion *question,
                              struct GrogOcsTrucksCarryAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether Transport Points may move, or move on after a pause (OCS 13.2a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_advance(const struct GrogOcsTrucksAdvanceQuestion *question,
                                struct GrogOcsTrucksAdvanceAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether Transport Points may take a mode (OCS 13.2d).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_mode(const struct GrogOcsTrucksModeQuestion *question,
                             struct GrogOcsTrucksModeAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether Transport Points may be shipped, and what it takes (OCS 13.2e).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_ship(const struct GrogOcsTrucksShipQuestion *question,
                             struct GrogOcsTrucksShipAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether a unit needs fuel and trace supply (OCS 12.5, 13.2b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_needs(const struct GrogOcsTrucksNeedsQuestion *question,
                              struct GrogOcsTrucksNeedsAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether the load of Transport Points may be spent on something (OCS 13.2a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_spend(const struct GrogOcsTrucksSpendQuestion *question,
                              struct GrogOcsTrucksSpendAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether a unit may use its internal stocks and leave supply unused (OCS 12.10a, 13.2g.G).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_stocks(const struct GrogOcsTrucksStocksQuestion *question,
                               struct GrogOcsTrucksStocksAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether Transport Points may be combined or divided so, and what comes of it (OCS 13.2c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_combine(const struct GrogOcsTrucksCombineQuestion *question,
                                struct GrogOcsTrucksCombineAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether Transport Points may form an Extender, or it be unformed (OCS 12.7, 13.2g.C).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_trucks_extend(const struct GrogOcsTrucksExtendQuestion *question,
                               struct GrogOcsTrucksExtendAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether a unit is attack-capable (OCS 4.4).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_units_attack_capable(const struct GrogOcsUnitsAttackCapableQuestion *question,
                                      struct GrogOcsUnitsAttackCapableAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Whether a unit has a zone of control (OCS 4.4b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_units_zone_of_control(const struct GrogOcsUnitsZoneOfControlQuestion *question,
                                       struct GrogOcsUnitsZoneOfControlAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Whether a unit may enter a hex with these enemy units (OCS 4.4c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_units_enter(const struct GrogOcsUnitsEnterQuestion *question,
                             struct GrogOcsUnitsEnterAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * The classes that a unit belongs to (OCS 4.0).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_units_classes(const struct GrogOcsUnitsClassesQuestion *question,
                               struct GrogOcsUnitsClassesAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_zoc_covers(const struct GrogOcsZocCoversQuestion *question,
                            struct GrogOcsZocCoversAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Every hex that a side covers with its zones of control (OCS 4.5).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_zoc_zones(const struct GrogOcsZocZonesQuestion *question,
                           struct GrogOcsZocZonesAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * Whether an action may be taken in a hex as far as zones of control decide it (OCS 4.5a, 4.5b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_zoc_assess(const struct GrogOcsZocAssessQuestion *question,
                            struct GrogOcsZocAssessAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether a stack may go along a path through zones of control, dropping units off (OCS 4.5a.A, 4.5b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_zoc_path(const struct GrogOcsZocPathQuestion *question,
                          struct GrogOcsZocPathAnswer *answer,
                          GrogTrail *trail,
                          GrogFault *fault);

/**
 * The zones of control that a retreat enters, and what else it meets (OCS 4.5c).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_ocs_zoc_retreat(const struct GrogOcsZocRetreatQuestion *question,
                             struct GrogOcsZocRetreatAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* ---- KOREA ---- */

/**
 * The largest modifier of a side, either way.
 */
#define GrogKoreaMOST_DRM 10000

/**
 * The kind of combat.
 */
enum GrogKoreaEngagement {
  /**
   * A Meeting Engagement, fought out of movement.
   */
  GROG_KOREA_ENGAGEMENT_MEETING,
  /**
   * A Prepared Attack.
   */
  GROG_KOREA_ENGAGEMENT_PREPARED,
};

/**
 * By what cases are counted.
 */
enum GrogKoreaCounted {
  /**
   * One row for each differential.
   */
  GROG_KOREA_COUNTED_DIFFERENTIAL,
  /**
   * One row for each loss: the differentials that call for the same together.
   */
  GROG_KOREA_COUNTED_LOSSES,
};

/**
 * A way to pay losses, in the order in which the library pays where nobody chooses.
 */
enum GrogKoreaMeans {
  /**
   * The defending lead goes static: 1 loss point, once.
   */
  GROG_KOREA_MEANS_FLIP,
  /**
   * A supporting unit goes static: 1 loss point each.
   */
  GROG_KOREA_MEANS_SUPPORTER,
  /**
   * A UN depot within supply range is eliminated: 1 loss point each.
   */
  GROG_KOREA_MEANS_DEPOT,
  /**
   * A victory point is spent: 1 loss point each.
   */
  GROG_KOREA_MEANS_VICTORY_POINT,
  /**
   * The lead retreats one hex: 1 loss point, once, in place of a long retreat.
   */
  GROG_KOREA_MEANS_SHORT_RETREAT,
  /**
   * A lead of quality A or B retreats two or three hexes: 2 loss points, once, in place of a short retreat.
   */
  GROG_KOREA_MEANS_LONG_RETREAT,
  /**
   * The lead is eliminated to the Rout box: all that is left.
   */
  GROG_KOREA_MEANS_ROUT,
};

/**
 * What a payment does.
 */
enum GrogKoreaEffectKind {
  /**
   * The lead goes static.
   */
  GROG_KOREA_EFFECT_KIND_LEAD_STATIC,
  /**
   * `amount` supporting units go static, the owner choosing which.
   */
  GROG_KOREA_EFFECT_KIND_SUPPORTERS_STATIC,
  /**
   * `amount` depots within supply range are eliminated, the owner choosing which.
   */
  GROG_KOREA_EFFECT_KIND_LOSE_DEPOTS,
  /**
   * `amount` victory points are spent.
   */
  GROG_KOREA_EFFECT_KIND_SPEND_VICTORY_POINTS,
  /**
   * The lead retreats `amount` hexes, as `korea.retreat.assess` allows.
   */
  GROG_KOREA_EFFECT_KIND_RETREAT,
  /**
   * The lead is eliminated to the Rout box.
   */
  GROG_KOREA_EFFECT_KIND_ROUT,
};

/**
 * What becomes of a part of a loss point.
 */
enum GrogKoreaLossRounding {
  /**
   * It is dropped.
   */
  GROG_KOREA_LOSS_ROUNDING_DOWN,
  /**
   * It is a whole one.
   */
  GROG_KOREA_LOSS_ROUNDING_UP,
};

/**
 * Who draws a combat chip.
 */
enum GrogKoreaDraws {
  /**
   * Each side one, for its lead.
   */
  GROG_KOREA_DRAWS_LEAD,
  /**
   * Each unit that takes part one.
   */
  GROG_KOREA_DRAWS_EVERY_UNIT,
  /**
   * Nobody.
   */
  GROG_KOREA_DRAWS_NOBODY,
};

/**
 * Why a hex may be retreated to, or why not.
 */
enum GrogKoreaWhy {
  /**
   * It is among the best: the owner may choose it.
   */
  GROG_KOREA_WHY_BEST,
  /**
   * An enemy is next to it, and to another legal hex none is.
   */
  GROG_KOREA_WHY_NEXT_TO_ENEMY,
  /**
   * Another legal hex is farther from the nearest enemy unit of the combat.
   */
  GROG_KOREA_WHY_NEARER_ENEMY,
  /**
   * Another legal hex is nearer to a source of supply.
   */
  GROG_KOREA_WHY_FARTHER_SUPPLY,
  /**
   * It is not on the board.
   */
  GROG_KOREA_WHY_OFF_BOARD,
  /**
   * Its terrain is prohibited to the unit.
   */
  GROG_KOREA_WHY_PROHIBITED,
  /**
   * Enemy units stand there.
   */
  GROG_KOREA_WHY_ENEMY,
  /**
   * The retreat has been there already.
   */
  GROG_KOREA_WHY_TURNED_BACK,
  /**
   * It can take no more units.
   */
  GROG_KOREA_WHY_FULL,
};

/**
 * Who commands a unit.
 */
enum GrogKoreaSide {
  /**
   * The United Nations: South Korea, the United States and their allies.
   */
  GROG_KOREA_SIDE_UN,
  /**
   * The Communists: North Korea and China.
   */
  GROG_KOREA_SIDE_COMMUNIST,
};

/**
 * What a side does in a combat.
 */
enum GrogKoreaRole {
  /**
   * It attacks.
   */
  GROG_KOREA_ROLE_ATTACKER,
  /**
   * It is attacked.
   */
  GROG_KOREA_ROLE_DEFENDER,
};

/**
 * How good a unit is, from the worst to the best (8.1).
 */
enum GrogKoreaQuality {
  /**
   * The worst.
   */
  GROG_KOREA_QUALITY_D,
  /**
   * One better than D.
   */
  GROG_KOREA_QUALITY_C,
  /**
   * Two better than D.
   */
  GROG_KOREA_QUALITY_B,
  /**
   * Three better than D.
   */
  GROG_KOREA_QUALITY_A,
};

/**
 * The kind of troops.
 */
enum GrogKoreaArm {
  /**
   * Infantry.
   */
  GROG_KOREA_ARM_INFANTRY,
  /**
   * Armored.
   */
  GROG_KOREA_ARM_ARMORED,
  /**
   * Mechanized.
   */
  GROG_KOREA_ARM_MECHANIZED,
  /**
   * Any other.
   */
  GROG_KOREA_ARM_OTHER,
};

/**
 * A ratio of points of the differential to loss points, both at least 1.
 */
typedef struct GrogKoreaRatio GrogKoreaRatio;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaQualityCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaArmCode;

/**
 * A unit of a combat.
 */
typedef struct GrogKoreaUnit {
  /**
   * Where it stands.
   */
  GrogHex hex;
  /**
   * How good it is.
   */
  GrogKoreaQualityCode quality;
  /**
   * The kind of troops.
   */
  GrogKoreaArmCode arm;
  /**
   * It has gone static: it may still defend and flank, but no longer supports from an adjacent hex.
   */
  GrogFlag is_static;
  /**
   * Zero.
   */
  uint8_t reserved[5];
} GrogKoreaUnit;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaEngagementCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaSideCode;

/**
 * What supports a side from afar.
 */
typedef struct GrogKoreaSupport {
  /**
   * Effectiveness Rating of its air support; 0 for none.
   */
  uint8_t air;
  /**
   * The fleet supports it: the UN only, and within two hexes of a coastline that the fleet is committed to.
   */
  GrogFlag fleet;
  /**
   * It expends a depot: the UN only.
   */
  GrogFlag depot;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogKoreaSupport;

/**
 * A row of a game's terrain chart: a kind of hex or of hexside.
 */
typedef struct GrogKoreaTerrain {
  /**
   * Modifier of the attacker's roll.
   */
  int8_t attacker_drm;
  /**
   * Modifier of the defender's roll.
   */
  int8_t defender_drm;
  /**
   * In a prepared attack, so many points of the differential cost the attacker `attacker_ratio_losses` loss points;
   * 0 to 0 where the chart leaves the ratio as it is. A meeting engagement looks at no ratio of the chart.
   */
  int8_t attacker_ratio_points;
  /**
   * See `attacker_ratio_points`.
   */
  int8_t attacker_ratio_losses;
  /**
   * The same for the defender's losses.
   */
  int8_t defender_ratio_points;
  /**
   * See `defender_ratio_points`.
   */
  int8_t defender_ratio_losses;
  /**
   * The combat hex is no clear terrain; not set for clear terrain and for a hexside, which leaves the hex as it is.
   */
  GrogFlag not_clear;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogKoreaTerrain;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaDrawsCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaLossRoundingCode;

/**
 * The options of a game. Zero is the rule.
 */
typedef struct GrogKoreaGameRules {
  /**
   * How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die. Bends 8.0.
   */
  uint8_t attacker_dice;
  /**
   * How many sides each of them has.
   */
  uint8_t attacker_sides;
  /**
   * How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die. Bends 8.0.
   */
  uint8_t defender_dice;
  /**
   * How many sides each of them has.
   */
  uint8_t defender_sides;
  /**
   * Who draws a combat chip. Bends 8.0.
   */
  GrogKoreaDrawsCode draws;
  /**
   * A static lead may attack. Bends 8.0.
   */
  GrogFlag static_lead;
  /**
   * What becomes of a part of a loss point. Bends 8.3.
   */
  GrogKoreaLossRoundingCode rounding;
  /**
   * In a meeting engagement, so many points of the differential cost the defender `meeting_ratio_losses` loss
   * points; 0 to 0 for 2 to 1. Bends 8.0.ME.10, but not its exception.
   */
  int8_t meeting_ratio_points;
  /**
   * See `meeting_ratio_points`.
   */
  int8_t meeting_ratio_losses;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogKoreaGameRules;

/**
 * What `grog_korea_combat_assess` asks. A combat. The combat hex is the one in which the defending lead stands.
 */
typedef struct GrogKoreaCombatAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attacking units that take part, each next to the combat hex: the lead, those that support it from there, and
   * those that flank, which static ones do too. A static one that does neither is listed where it is present with
   * armor (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
   */
  const struct GrogKoreaUnit *attackers;
  /**
   * How many `attackers` there are; the pointer may be null if 0.
   */
  size_t attackers_len;
  /**
   * The defending units that take part: the lead, and others in the combat hex or next to it.
   */
  const struct GrogKoreaUnit *defenders;
  /**
   * How many `defenders` there are; the pointer may be null if 0.
   */
  size_t defenders_len;
  /**
   * A meeting engagement or a prepared attack.
   */
  GrogKoreaEngagementCode kind;
  /**
   * Whose attack it is; the other side defends.
   */
  GrogKoreaSideCode attacking;
  /**
   * Which attacker leads, from 0.
   */
  uint16_t attacker_lead;
  /**
   * Which defender leads, from 0.
   */
  uint16_t defender_lead;
  /**
   * In a meeting engagement, what the movement points spent are worth to the attacker: -1 to 2. In a prepared attack
   * 0.
   */
  int8_t mp_drm;
  /**
   * What supports the attacker.
   */
  struct GrogKoreaSupport attacker_support;
  /**
   * What supports the defender.
   */
  struct GrogKoreaSupport defender_support;
  /**
   * The coastal hexes that the fleet is committed to; none where it is not.
   */
  const GrogHex *coast;
  /**
   * How many `coast` there are; the pointer may be null if 0.
   */
  size_t coast_len;
  /**
   * The rows of the terrain chart that the combat meets: the combat hex's and those of hexsides; none for clear
   * terrain without effect.
   */
  const struct GrogKoreaTerrain *terrain;
  /**
   * How many `terrain` there are; the pointer may be null if 0.
   */
  size_t terrain_len;
  /**
   * The game's options.
   */
  struct GrogKoreaGameRules rules;
} GrogKoreaCombatAssessQuestion;

/**
 * What a side's roll is modified by, one number a rule.
 */
typedef struct GrogKoreaModifiers {
  /**
   * Movement points spent (8.0.ME.1).
   */
  int16_t mp;
  /**
   * Air support (8.0.ME.2, 8.0.PA.1).
   */
  int16_t air;
  /**
   * Fleet support (8.0.ME.3, 8.0.PA.2).
   */
  int16_t fleet;
  /**
   * A depot expended (8.0.ME.4, 8.0.PA.3).
   */
  int16_t depot;
  /**
   * An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
   */
  int16_t armor;
  /**
   * Adjacent units that are not static: the defender's supporters in a meeting engagement, all attackers with their
   * lead in a prepared attack (8.0.ME.7, 8.0.PA.5).
   */
  int16_t adjacent;
  /**
   * Flanking attackers (8.0.ME.8, 8.0.PA.6).
   */
  int16_t flanking;
  /**
   * The better lead (8.0.ME.9, 8.0.PA.7).
   */
  int16_t quality;
  /**
   * Terrain (8.0.ME.6, 8.0.PA.8).
   */
  int16_t terrain;
} GrogKoreaModifiers;

/**
 * What a combat is worth: all that dice, chips and losses need to know. The default is a meeting engagement without
 * modifiers and chips, one six-sided die a side.
 */
typedef struct GrogKoreaAssessment {
  /**
   * All that modifies the attacker's roll: -10000 to 10000.
   */
  int16_t attacker_drm;
  /**
   * All that modifies the defender's roll: -10000 to 10000.
   */
  int16_t defender_drm;
  /**
   * What the attacker's modifier is made of; nothing looks at it again.
   */
  struct GrogKoreaModifiers attacker_modifiers;
  /**
   * What the defender's modifier is made of; nothing looks at it again.
   */
  struct GrogKoreaModifiers defender_modifiers;
  /**
   * The attacker who leads, from 0.
   */
  uint16_t attacker_lead;
  /**
   * The defender who leads, from 0.
   */
  uint16_t defender_lead;
  /**
   * Supporting attackers that are not static.
   */
  uint16_t attacker_supporters;
  /**
   * Supporting defenders that are not static.
   */
  uint16_t defender_supporters;
  /**
   * The kind of combat.
   */
  GrogKoreaEngagementCode kind;
  /**
   * Whose attack it is.
   */
  GrogKoreaSideCode attacking;
  /**
   * Quality of the attacking lead.
   */
  GrogKoreaQualityCode attacker_quality;
  /**
   * Quality of the defending lead.
   */
  GrogKoreaQualityCode defender_quality;
  /**
   * The defending lead is static.
   */
  GrogFlag defender_static;
  /**
   * How many attackers flank and count, 0 to 3.
   */
  uint8_t flankers;
  /**
   * How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die.
   */
  uint8_t attacker_dice;
  /**
   * How many sides each of them has.
   */
  uint8_t attacker_sides;
  /**
   * How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die.
   */
  uint8_t defender_dice;
  /**
   * How many sides each of them has.
   */
  uint8_t defender_sides;
  /**
   * How many chips the attacker draws, at most 16.
   */
  uint8_t attacker_chips;
  /**
   * How many chips the defender draws, at most 16.
   */
  uint8_t defender_chips;
  /**
   * So many points of the differential cost the attacker `attacker_ratio_losses` loss points; 0 to 0 for what the
   * kind of combat says: 1 to 1.
   */
  int8_t attacker_ratio_points;
  /**
   * See `attacker_ratio_points`.
   */
  int8_t attacker_ratio_losses;
  /**
   * The same for the defender; 0 to 0 for what the kind of combat says: 2 to 1 in a meeting engagement, 1 to 1 in a
   * prepared attack.
   */
  int8_t defender_ratio_points;
  /**
   * See `defender_ratio_points`.
   */
  int8_t defender_ratio_losses;
  /**
   * What becomes of a part of a loss point.
   */
  GrogKoreaLossRoundingCode rounding;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogKoreaAssessment;

/**
 * What `grog_korea_combat_assess` answers.
 */
typedef struct GrogKoreaCombatAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a combat is worth: all that dice, chips and losses need to know. The default is a meeting engagement without
   * modifiers and chips, one six-sided die a side. Zero where it is forbidden.
   */
  struct GrogKoreaAssessment value;
} GrogKoreaCombatAssessAnswer;

/**
 * Chips of one value in the bag.
 */
typedef struct GrogKoreaChip {
  /**
   * How many of them are in the bag.
   */
  uint16_t count;
  /**
   * What each adds to its owner's roll.
   */
  int8_t value;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogKoreaChip;

/**
 * What `grog_korea_combat_resolve` asks. An assessed combat with its dice and chips.
 */
typedef struct GrogKoreaCombatResolveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogKoreaAssessment assessment;
  /**
   * The dice as they fell: the attacker's, then the defender's.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
  /**
   * The chips as they were drawn: the attacker's, then the defender's. None where all chips are 0.
   */
  const int8_t *drawn;
  /**
   * How many `drawn` there are; the pointer may be null if 0.
   */
  size_t drawn_len;
  /**
   * The bag that they were drawn from; none where the host vouches for them.
   */
  const struct GrogKoreaChip *bag;
  /**
   * How many `bag` there are; the pointer may be null if 0.
   */
  size_t bag_len;
} GrogKoreaCombatResolveQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaRoleCode;

/**
 * What one side of a combat owes, and what it has to pay with: a plain value that the caller keeps, copies and
 * compares.
 */
typedef struct GrogKoreaDebt {
  /**
   * Loss points that are still to be paid.
   */
  uint32_t owed;
  /**
   * Victory points that the side has to spend.
   */
  uint16_t victory_points;
  /**
   * Supporting units of the side that took part and are not static.
   */
  uint16_t supporters;
  /**
   * UN depots within supply range; of no account to the Communists.
   */
  uint16_t depots;
  /**
   * Who owes: the attacker's lead went static by attacking and has no flip to pay with.
   */
  GrogKoreaRoleCode debtor;
  /**
   * Whose units they are.
   */
  GrogKoreaSideCode side;
  /**
   * Quality of the lead.
   */
  GrogKoreaQualityCode quality;
  /**
   * How many hexes the lead can retreat, 0 to 3, as `korea.retreat.assess` says; 0 where it cannot, or has already.
   */
  uint8_t hexes;
  /**
   * The lead is static.
   */
  GrogFlag lead_static;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogKoreaDebt;

/**
 * What each side loses, and who owes.
 */
typedef struct GrogKoreaLosses {
  /**
   * Loss points of the attacker.
   */
  uint32_t attacker;
  /**
   * Loss points of the defender.
   */
  uint32_t defender;
  /**
   * The debt of the one who loses; nothing is owed where nobody does. The host adds what an assessment does not
   * know: victory points, depots and hexes of retreat.
   */
  struct GrogKoreaDebt debt;
} GrogKoreaLosses;

/**
 * A combat after its dice.
 */
typedef struct GrogKoreaOutcome {
  /**
   * The attacker's result: dice, chips and modifiers.
   */
  int16_t attacker_roll;
  /**
   * The defender's result: dice, chips and modifiers.
   */
  int16_t defender_roll;
  /**
   * The Combat Differential: the attacker's result less the defender's.
   */
  int16_t differential;
  /**
   * The attacking lead goes static.
   */
  GrogFlag attacker_static;
  /**
   * Zero.
   */
  uint8_t reserved;
  /**
   * Who loses how much.
   */
  struct GrogKoreaLosses losses;
} GrogKoreaOutcome;

/**
 * What `grog_korea_combat_resolve` answers.
 */
typedef struct GrogKoreaCombatResolveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * A combat after its dice.
   */
  struct GrogKoreaOutcome value;
} GrogKoreaCombatResolveAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaCountedCode;

/**
 * What `grog_korea_combat_distribution` asks. An assessed combat and the bag that both sides draw from.
 */
typedef struct GrogKoreaCombatDistributionQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogKoreaAssessment assessment;
  /**
   * The chips in the bag; none where all of them are 0.
   */
  const struct GrogKoreaChip *bag;
  /**
   * How many `bag` there are; the pointer may be null if 0.
   */
  size_t bag_len;
  /**
   * By what cases are counted.
   */
  GrogKoreaCountedCode by;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogKoreaCombatDistributionQuestion;

/**
 * Cases in which a combat comes out alike.
 */
typedef struct GrogKoreaOutlook {
  /**
   * How many of the denominator's cases.
   */
  uint64_t cases;
  /**
   * Loss points of the attacker.
   */
  uint32_t attacker_losses;
  /**
   * Loss points of the defender.
   */
  uint32_t defender_losses;
  /**
   * The lowest differential among them.
   */
  int16_t lowest;
  /**
   * The highest differential among them.
   */
  int16_t highest;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogKoreaOutlook;

/**
 * The exact chances of a combat, over all cases of dice and chips, each equally likely.
 */
typedef struct GrogKoreaCombatDistribution {
  /**
   * All cases.
   */
  uint64_t denominator;
  /**
   * Cases in which the attacker loses something.
   */
  uint64_t attacker_loses;
  /**
   * Cases in which the defender loses something.
   */
  uint64_t defender_loses;
  /**
   * The attacker's expected loss points: the whole of them.
   */
  uint64_t attacker_losses_whole;
  /**
   * And the rest, over the denominator.
   */
  uint64_t attacker_losses_rest;
  /**
   * The defender's expected loss points: the whole of them.
   */
  uint64_t defender_losses_whole;
  /**
   * And the rest, over the denominator.
   */
  uint64_t defender_losses_rest;
} GrogKoreaCombatDistribution;

/**
 * What `grog_korea_combat_distribution` answers.
 */
typedef struct GrogKoreaCombatDistributionAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogKoreaOutlook *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * The exact chances of a combat, over all cases of dice and chips, each equally likely.
   */
  struct GrogKoreaCombatDistribution value;
} GrogKoreaCombatDistributionAnswer;

/**
 * What `grog_korea_combat_percentile` asks. A differential that happened.
 */
typedef struct GrogKoreaCombatPercentileQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment before dice and chips.
   */
  struct GrogKoreaAssessment assessment;
  /**
   * The chips in the bag; none where all of them are 0.
   */
  const struct GrogKoreaChip *bag;
  /**
   * How many `bag` there are; the pointer may be null if 0.
   */
  size_t bag_len;
  /**
   * The differential.
   */
  int16_t differential;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogKoreaCombatPercentileQuestion;

/**
 * Where a differential that happened stands among all that could have.
 */
typedef struct GrogKoreaStanding {
  /**
   * Cases with a lower one, worse for the attacker.
   */
  uint64_t worse;
  /**
   * Cases with this one; 0 where it could not have happened.
   */
  uint64_t equal;
  /**
   * Cases with a higher one, better for the attacker.
   */
  uint64_t better;
  /**
   * All cases.
   */
  uint64_t denominator;
} GrogKoreaStanding;

/**
 * What `grog_korea_combat_percentile` answers.
 */
typedef struct GrogKoreaCombatPercentileAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * Where a differential that happened stands among all that could have.
   */
  struct GrogKoreaStanding value;
} GrogKoreaCombatPercentileAnswer;

/**
 * What `grog_korea_flanking_assess` asks. Attackers around a hex.
 */
typedef struct GrogKoreaFlankingAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attackers, each next to the attacked hex; static ones flank too, and none do not flank.
   */
  const struct GrogKoreaUnit *attackers;
  /**
   * How many `attackers` there are; the pointer may be null if 0.
   */
  size_t attackers_len;
  /**
   * Which of them leads, from 0.
   */
  uint16_t attacker_lead;
  /**
   * The attacked hex.
   */
  GrogHex target;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogKoreaFlankingAssessQuestion;

/**
 * How a hex is flanked.
 */
typedef struct GrogKoreaFlanks {
  /**
   * Attackers other than the lead that flank; more than three count as three.
   */
  uint16_t units;
  /**
   * How many of them count: 0 to 3.
   */
  uint8_t flankers;
  /**
   * What they add to the attacker's roll in a meeting engagement: 0 to 3 (8.0.ME.8).
   */
  uint8_t meeting_drm;
  /**
   * What they add to it in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
   */
  uint8_t prepared_drm;
  /**
   * An attacker stands opposite the lead.
   */
  GrogFlag opposite;
  /**
   * Attackers stand in the two hexes that with the lead's make three of which none touches another.
   */
  GrogFlag with_lead;
  /**
   * Attackers stand in the other three such hexes.
   */
  GrogFlag without_lead;
  /**
   * The hex is flanked: some attacker counts.
   */
  GrogFlag flanked;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogKoreaFlanks;

/**
 * What `grog_korea_flanking_assess` answers.
 */
typedef struct GrogKoreaFlankingAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * How a hex is flanked.
   */
  struct GrogKoreaFlanks value;
} GrogKoreaFlankingAssessAnswer;

/**
 * What `grog_korea_losses_assess` asks. An assessed combat and a differential.
 */
typedef struct GrogKoreaLossesAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogKoreaAssessment assessment;
  /**
   * The Combat Differential: the attacker's modified result less the defender's.
   */
  int16_t differential;
} GrogKoreaLossesAssessQuestion;

/**
 * What `grog_korea_losses_assess` answers.
 */
typedef struct GrogKoreaLossesAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What each side loses, and who owes.
   */
  struct GrogKoreaLosses value;
} GrogKoreaLossesAssessAnswer;

/**
 * What `grog_korea_losses_choices` asks. A side that owes losses.
 */
typedef struct GrogKoreaLossesChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * What it owes, and what it has to pay with.
   */
  struct GrogKoreaDebt debt;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogKoreaLossesChoicesQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaMeansCode;

/**
 * One way to pay.
 */
typedef struct GrogKoreaOffer {
  /**
   * How.
   */
  GrogKoreaMeansCode means;
  /**
   * Hexes of a retreat: the most that may be gone; 0 for anything else.
   */
  uint8_t hexes;
  /**
   * How often.
   */
  uint16_t times;
  /**
   * Loss points that it pays each time.
   */
  uint32_t worth;
} GrogKoreaOffer;

/**
 * What a side pays. Paying more than is owed is allowed, and what is too much is lost.
 */
typedef struct GrogKoreaPayment {
  /**
   * Victory points spent.
   */
  uint16_t victory_points;
  /**
   * Supporting units that go static.
   */
  uint16_t supporters;
  /**
   * UN depots eliminated.
   */
  uint16_t depots;
  /**
   * Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
   */
  uint8_t retreat;
  /**
   * The defending lead goes static.
   */
  GrogFlag flip;
  /**
   * The lead is eliminated to the Rout box.
   */
  GrogFlag rout;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogKoreaPayment;

/**
 * What a side owes.
 */
typedef struct GrogKoreaOwed {
  /**
   * Loss points to pay.
   */
  uint32_t owed;
  /**
   * The most that it can pay without a rout.
   */
  uint32_t most;
  /**
   * What is paid where nobody chooses: the lead's flip, supporters, depots, victory points, the shortest retreat
   * that suffices, in this order until enough is paid; a rout alone where all of it does not suffice.
   */
  struct GrogKoreaPayment usual;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogKoreaOwed;

/**
 * What `grog_korea_losses_choices` answers.
 */
typedef struct GrogKoreaLossesChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogKoreaOffer *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What a side owes.
   */
  struct GrogKoreaOwed value;
} GrogKoreaLossesChoicesAnswer;

/**
 * What `grog_korea_losses_apply` asks. A side that pays.
 */
typedef struct GrogKoreaLossesApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * What it owes, and what it has to pay with.
   */
  struct GrogKoreaDebt debt;
  /**
   * What it pays.
   */
  struct GrogKoreaPayment payment;
  /**
   * More is to follow: what is not paid yet stays owed. Otherwise the payment must settle all.
   */
  GrogFlag partial;
  /**
   * Zero.
   */
  uint8_t reserved[1];
} GrogKoreaLossesApplyQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaEffectKindCode;

/**
 * One thing for the host to apply.
 */
typedef struct GrogKoreaEffect {
  /**
   * How much of it; 1 for what happens to the lead.
   */
  uint16_t amount;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * What happens.
   */
  GrogKoreaEffectKindCode what;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogKoreaEffect;

/**
 * A debt after a payment.
 */
typedef struct GrogKoreaSettled {
  /**
   * What is owed now, and what is left to pay with.
   */
  struct GrogKoreaDebt debt;
  /**
   * Loss points paid beyond what was owed, which are lost; a rout pays none.
   */
  uint32_t overpaid;
} GrogKoreaSettled;

/**
 * What `grog_korea_losses_apply` answers.
 */
typedef struct GrogKoreaLossesApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogKoreaEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * A debt after a payment. Zero where it is forbidden.
   */
  struct GrogKoreaSettled value;
} GrogKoreaLossesApplyAnswer;

/**
 * What `grog_korea_quality_compare` asks. The qualities of two lead units.
 */
typedef struct GrogKoreaQualityCompareQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attacker's.
   */
  GrogKoreaQualityCode attacker;
  /**
   * The defender's.
   */
  GrogKoreaQualityCode defender;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogKoreaQualityCompareQuestion;

/**
 * What a difference of quality adds to a roll: 0 to 3, and to one side at most.
 */
typedef struct GrogKoreaSuperior {
  /**
   * The attacker's modifier.
   */
  uint8_t attacker;
  /**
   * The defender's modifier.
   */
  uint8_t defender;
} GrogKoreaSuperior;

/**
 * What `grog_korea_quality_compare` answers.
 */
typedef struct GrogKoreaQualityCompareAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a difference of quality adds to a roll: 0 to 3, and to one side at most.
   */
  struct GrogKoreaSuperior value;
} GrogKoreaQualityCompareAnswer;

/**
 * A hex of the board.
 */
typedef struct GrogKoreaPlace {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Its terrain is prohibited to the unit.
   */
  GrogFlag prohibited;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogKoreaPlace;

/**
 * The map, or as much of it as a retreat and its way to supply can need. It holds no units and may be kept from
 * question to question.
 * Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
 */
typedef struct GrogKoreaBoard {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The hexes, each once, at most 65535, in any order; those in ascending order of `q`, then `r`, are ready sooner.
   */
  const struct GrogKoreaPlace *hexes;
  /**
   * How many `hexes` there are; the pointer may be null if 0.
   */
  size_t hexes_len;
} GrogKoreaBoard;

/**
 * What `grog_korea_retreat_assess` asks. A unit that retreats after a combat.
 */
typedef struct GrogKoreaRetreatAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The map.
   * Null stands for empty lists.
   */
  const struct GrogKoreaBoard *board;
  /**
   * Where the unit stood in the combat.
   */
  GrogHex start;
  /**
   * The enemy units of this combat: the attackers if the unit defended, the defenders if it attacked. At least one
   * stands next to `start`.
   */
  const GrogHex *opponents;
  /**
   * How many `opponents` there are; the pointer may be null if 0.
   */
  size_t opponents_len;
  /**
   * All other enemy units; one that is not on the board is of no account.
   */
  const GrogHex *enemies;
  /**
   * How many `enemies` there are; the pointer may be null if 0.
   */
  size_t enemies_len;
  /**
   * Hexes that can take no more units of the retreating side.
   */
  const GrogHex *full;
  /**
   * How many `full` there are; the pointer may be null if 0.
   */
  size_t full_len;
  /**
   * Sources of supply of the retreating side. One that is not on the board, in a prohibited hex or with an enemy is
   * none.
   */
  const GrogHex *supply;
  /**
   * How many `supply` there are; the pointer may be null if 0.
   */
  size_t supply_len;
  /**
   * The hexes that the retreat has entered so far, in order.
   */
  const GrogHex *path;
  /**
   * How many `path` there are; the pointer may be null if 0.
   */
  size_t path_len;
  /**
   * Quality of the unit: B and A may retreat up to three hexes, C and D one.
   */
  GrogKoreaQualityCode quality;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogKoreaRetreatAssessQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogKoreaWhyCode;

/**
 * A hex next to a retreating unit.
 */
typedef struct GrogKoreaWay {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * How far it is from the nearest enemy unit of the combat, in hexes.
   */
  uint16_t distance;
  /**
   * How many hexes a path from it to a source of supply enters; 65535 for none, and for a hex that is not legal.
   */
  uint16_t supply;
  /**
   * Number of the rule that decides.
   */
  uint16_t rule;
  /**
   * 1 for the best hexes, 2 for the next best and so on, the same for those that nothing tells apart; 0 for a hex that
   * is not legal.
   */
  uint8_t rank;
  /**
   * Why it may be retreated to, or why not.
   */
  GrogKoreaWhyCode why;
  /**
   * An enemy unit stands next to it.
   */
  GrogFlag next_to_enemy;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogKoreaWay;

/**
 * How a retreat can go on.
 */
typedef struct GrogKoreaRetreating {
  /**
   * How many hexes it can have in all, those of the path included: what `korea.losses` asks for as `hexes`.
   */
  uint8_t hexes;
  /**
   * How many hexes the owner may choose among for the next step.
   */
  uint8_t best;
  /**
   * How many hexes of the next step are legal, the best and the others.
   */
  uint8_t legal;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogKoreaRetreating;

/**
 * What `grog_korea_retreat_assess` answers.
 */
typedef struct GrogKoreaRetreatAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogKoreaWay *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * How a retreat can go on. Zero where it is forbidden.
   */
  struct GrogKoreaRetreating value;
} GrogKoreaRetreatAssessAnswer;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * What modifies each side's roll, and at what ratios losses are counted (KOR 8.0 to 8.2).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_korea_combat_assess(const struct GrogKoreaCombatAssessQuestion *question,
                                 struct GrogKoreaCombatAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The differential of an assessed combat, its dice and chips, and the losses (KOR 8.0, 8.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_korea_combat_resolve(const struct GrogKoreaCombatResolveQuestion *question,
                                  struct GrogKoreaCombatResolveAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * The exact chances of an assessed combat (KOR 8.0, 8.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_korea_combat_distribution(const struct GrogKoreaCombatDistributionQuestion *question,
                                       struct GrogKoreaCombatDistributionAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Where a differential that happened stands among all that could have (KOR 8.0).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `scratch_needed` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_korea_combat_percentile(const struct GrogKoreaCombatPercentileQuestion *question,
                                     struct GrogKoreaCombatPercentileAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Whether attackers flank a hex, and what that is worth (KOR 8.2).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_korea_flanking_assess(const struct GrogKoreaFlankingAssessQuestion *question,
                                   struct GrogKoreaFlankingAssessAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * The losses that a differential calls for (KOR 8.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_korea_losses_assess(const struct GrogKoreaLossesAssessQuestion *question,
                                 struct GrogKoreaLossesAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * What a side owes and what it may pay with (KOR 8.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_korea_losses_choices(const struct GrogKoreaLossesChoicesQuestion *question,
                                  struct GrogKoreaLossesChoicesAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Takes a payment of losses, or refuses it (KOR 8.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_korea_losses_apply(const struct GrogKoreaLossesApplyQuestion *question,
                                struct GrogKoreaLossesApplyAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The modifier of unit quality (KOR 8.1).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_korea_quality_compare(const struct GrogKoreaQualityCompareQuestion *question,
                                   struct GrogKoreaQualityCompareAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Where a unit may retreat to, and whether a retreat so far is legal (KOR 8.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_korea_retreat_assess(const struct GrogKoreaRetreatAssessQuestion *question,
                                  struct GrogKoreaRetreatAssessAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* ---- ACW ---- */

/**
 * The most SP of infantry and cavalry that count in a hex.
 */
#define GrogAcwFOOT_CAP 8

/**
 * The most SP of artillery that count in a hex, beside the others.
 */
#define GrogAcwGUNS_CAP 10

/**
 * Whether an enemy hex must be attacked.
 */
enum GrogAcwDuty {
  /**
   * It may be attacked, but need not.
   */
  GROG_ACW_DUTY_MAY,
  /**
   * It must be attacked.
   */
  GROG_ACW_DUTY_MUST,
};

/**
 * Whose turn it is to settle a result: the defender's first, since in an exchange the attacker matches what he lost.
 */
enum GrogAcwStage {
  /**
   * The defender's.
   */
  GROG_ACW_STAGE_DEFENDER,
  /**
   * The attacker's.
   */
  GROG_ACW_STAGE_ATTACKER,
  /**
   * It is settled.
   */
  GROG_ACW_STAGE_OVER,
};

/**
 * Who may advance after combat.
 */
enum GrogAcwAdvance {
  /**
   * Nobody.
   */
  GROG_ACW_ADVANCE_NONE,
  /**
   * The attacker, into the hexes that the defender left.
   */
  GROG_ACW_ADVANCE_ATTACKER,
  /**
   * The defender, into the hexes that the attacker left.
   */
  GROG_ACW_ADVANCE_DEFENDER,
};

/**
 * What a hex suffered from.
 */
enum GrogAcwCause {
  /**
   * A combat, an exchange included.
   */
  GROG_ACW_CAUSE_COMBAT,
  /**
   * Artillery fire.
   */
  GROG_ACW_CAUSE_ARTILLERY_FIRE,
  /**
   * A cavalry charge.
   */
  GROG_ACW_CAUSE_CAVALRY_CHARGE,
  /**
   * A withdrawal of one's own will, after which nobody rolls.
   */
  GROG_ACW_CAUSE_WITHDRAWAL,
};

/**
 * What a unit suffers.
 */
enum GrogAcwEffectKind {
  /**
   * It is eliminated; `amount` is its SP.
   */
  GROG_ACW_EFFECT_KIND_ELIMINATE,
  /**
   * It retreats `amount` hexes.
   */
  GROG_ACW_EFFECT_KIND_RETREAT,
  /**
   * It becomes disorganized.
   */
  GROG_ACW_EFFECT_KIND_DISORGANIZE,
  /**
   * A commander who rolls to see whether he is a casualty.
   */
  GROG_ACW_EFFECT_KIND_COMMANDER_ROLLS,
  /**
   * A commander who is flipped to his replacement.
   */
  GROG_ACW_EFFECT_KIND_REPLACE,
};

/**
 * What is wrong with a combat or with a plan.
 */
enum GrogAcwWrong {
  /**
   * An enemy hex that must be attacked stands in no combat (ACW 2).
   */
  GROG_ACW_WRONG_UNATTACKED,
  /**
   * A stack that could attack `other` stays out, and `other` must be attacked but is not (ACW 5).
   */
  GROG_ACW_WRONG_STAYS_OUT,
  /**
   * A hex stands in two combats, or part of it stays out (ACW 4).
   */
  GROG_ACW_WRONG_SPLIT,
  /**
   * A combat has no attackers; the hex is one of its defenders (ACW 1).
   */
  GROG_ACW_WRONG_NO_ATTACKERS,
  /**
   * A combat has no defenders; the hex is one of its attackers (ACW 1).
   */
  GROG_ACW_WRONG_NO_DEFENDERS,
  /**
   * An attacking hex is not adjacent to `other`, which defends in its combat (ACW 1).
   */
  GROG_ACW_WRONG_NOT_ADJACENT,
  /**
   * A hexside stops the attack on `other` (ACW 1).
   */
  GROG_ACW_WRONG_BLOCKED,
  /**
   * Nobody in an attacking hex can attack: commanders, limbered guns, guns that bombard (ACW 3).
   */
  GROG_ACW_WRONG_CANNOT_ATTACK,
  /**
   * Those in an attacking hex who could attack are out of command or used road movement (ACW 6).
   */
  GROG_ACW_WRONG_UNCOMMANDED,
  /**
   * A defending hex holds commanders alone, who cannot be attacked (ACW 3).
   */
  GROG_ACW_WRONG_CANNOT_BE_ATTACKED,
  /**
   * It or `other` fought already in this phase, and no advance made the contact (ACW 4).
   */
  GROG_ACW_WRONG_FOUGHT_ALREADY,
  /**
   * A combat takes in several enemy hexes, and the game's options forbid that (ACW 4).
   */
  GROG_ACW_WRONG_SEVERAL_TARGETS,
};

/**
 * What a modifier asks about a stack.
 */
enum GrogAcwCondition {
  /**
   * Nothing: it always applies.
   */
  GROG_ACW_CONDITION_ALWAYS,
  /**
   * Some unit of the stack, or its hex, has the mark.
   */
  GROG_ACW_CONDITION_MARKED,
  /**
   * The hexside between an attacking and a defending stack has the mark: of any pair of them, or of all pairs.
   */
  GROG_ACW_CONDITION_CROSSING,
  /**
   * Some unit of the stack is disorganized.
   */
  GROG_ACW_CONDITION_DISORGANIZED,
  /**
   * The highest command value of the stack's commanders lies between `least` and `most`. Where any stack will do, it
   * is the highest of the whole side, so that of several ranges one applies.
   */
  GROG_ACW_CONDITION_COMMANDER,
  /**
   * The Cohesion Rating that the side fights with lies between `least` and `most`.
   */
  GROG_ACW_CONDITION_COHESION,
  /**
   * The stack stands higher than every stack of the other side.
   */
  GROG_ACW_CONDITION_HIGHER,
  /**
   * The stack is flanked: defenders only.
   */
  GROG_ACW_CONDITION_FLANKED,
};

/**
 * How many of a side's stacks must meet the condition.
 */
enum GrogAcwScope {
  /**
   * One of them is enough.
   */
  GROG_ACW_SCOPE_ANY,
  /**
   * Every one of them.
   */
  GROG_ACW_SCOPE_ALL,
};

/**
 * Whether one combat may take in several enemy hexes.
 */
enum GrogAcwMultiTarget {
  /**
   * It may, where every attacker in it is adjacent to every defender in it: the whole strength against the sum.
   */
  GROG_ACW_MULTI_TARGET_ALLOW,
  /**
   * It may not: each enemy hex that must be attacked needs stacks of its own, and a plan may be impossible.
   */
  GROG_ACW_MULTI_TARGET_FORBID,
};

/**
 * What a counter is.
 */
enum GrogAcwKind {
  /**
   * Infantry.
   */
  GROG_ACW_KIND_INFANTRY,
  /**
   * Cavalry.
   */
  GROG_ACW_KIND_CAVALRY,
  /**
   * Guns.
   */
  GROG_ACW_KIND_ARTILLERY,
  /**
   * A commander: no strength, no losses, and nothing that could be attacked.
   */
  GROG_ACW_KIND_COMMANDER,
};

/**
 * Whether a unit has a zone of control, the six hexes around it.
 */
enum GrogAcwZone {
  /**
   * As its kind has one: infantry, cavalry and guns that are not limbered do, commanders and limbered guns as the
   * game's options say.
   */
  GROG_ACW_ZONE_BY_KIND,
  /**
   * It has one, whatever its kind.
   */
  GROG_ACW_ZONE_ALWAYS,
  /**
   * It has none, whatever its kind.
   */
  GROG_ACW_ZONE_NEVER,
};

/**
 * Which side of a combat.
 */
enum GrogAcwSide {
  /**
   * The side whose phase it is.
   */
  GROG_ACW_SIDE_ATTACKER,
  /**
   * The other.
   */
  GROG_ACW_SIDE_DEFENDER,
};

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwKindCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwZoneCode;

/**
 * A counter on the map.
 */
typedef struct GrogAcwUnit {
  /**
   * Where it stands.
   */
  GrogHex hex;
  /**
   * Whatever else the game's modifiers ask about, one bit each; the library knows no meaning of them.
   */
  uint32_t marks;
  /**
   * What it is.
   */
  GrogAcwKindCode kind;
  /**
   * Strength points (SP) as printed; 0 for a commander.
   */
  uint8_t strength;
  /**
   * Cohesion Rating (CR); 0 for none, as a commander has.
   */
  uint8_t cohesion;
  /**
   * A commander's stars as printed, at least 1; 0 for every other unit.
   */
  uint8_t stars;
  /**
   * A commander's command value as printed; 0 for every other unit.
   */
  uint8_t command;
  /**
   * The stars of his replacement, on the counter's other side; 0 where none are printed.
   */
  uint8_t replacement_stars;
  /**
   * The command value of his replacement.
   */
  uint8_t replacement_command;
  /**
   * Whether it has a zone of control.
   */
  GrogAcwZoneCode zoc;
  /**
   * A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
   */
  GrogFlag replaced;
  /**
   * Guns that are limbered: they do not attack and add no strength.
   */
  GrogFlag limbered;
  /**
   * Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
   */
  GrogFlag bombards;
  /**
   * It is disorganized.
   */
  GrogFlag disorganized;
  /**
   * It is not in command.
   */
  GrogFlag out_of_command;
  /**
   * It used road movement.
   */
  GrogFlag road_moved;
  /**
   * It advanced after a combat of this phase: contact that it makes is new.
   */
  GrogFlag advanced;
  /**
   * An enemy's advance put it, and with it all in its hex, into a zone of control in this phase. Where the enemies
   * are asked about too, this is found out from their `advanced`.
   */
  GrogFlag contacted;
  /**
   * It stood in a combat of an earlier round of this phase.
   */
  GrogFlag fought;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogAcwUnit;

/**
 * A hexside, and what it does to those on its two sides. What is not listed does nothing.
 */
typedef struct GrogAcwHexside {
  /**
   * The hex on one side: where an attack or a zone of control comes across it.
   */
  GrogHex hex;
  /**
   * The hex on the other side, into which it goes.
   */
  GrogHex beside;
  /**
   * What the game's modifiers ask about attacks across it, one bit each.
   */
  uint32_t marks;
  /**
   * No zone of control reaches across it.
   */
  GrogFlag no_zoc;
  /**
   * No attack can be made across it.
   */
  GrogFlag no_attack;
  /**
   * All this holds from `hex` into `beside` alone; otherwise both ways.
   */
  GrogFlag one_way;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAcwHexside;

/**
 * The stacks of both sides, and the hexsides that matter.
 * Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
 */
typedef struct GrogAcwBoard {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The units of the side whose phase it is.
   */
  const struct GrogAcwUnit *friends;
  /**
   * How many `friends` there are; the pointer may be null if 0.
   */
  size_t friends_len;
  /**
   * The units of the other side.
   */
  const struct GrogAcwUnit *enemies;
  /**
   * How many `enemies` there are; the pointer may be null if 0.
   */
  size_t enemies_len;
  /**
   * The hexsides that matter.
   */
  const struct GrogAcwHexside *hexsides;
  /**
   * How many `hexsides` there are; the pointer may be null if 0.
   */
  size_t hexsides_len;
} GrogAcwBoard;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwMultiTargetCode;

/**
 * A game's options. Zero is the series.
 */
typedef struct GrogAcwGameRules {
  /**
   * Whether one combat may take in several enemy hexes; bends ACW 4.
   */
  GrogAcwMultiTargetCode multi_target;
  /**
   * Commanders have a zone of control; bends the reading of ACW 2 that they have none.
   */
  GrogFlag commander_zoc;
  /**
   * Limbered guns have a zone of control; bends the reading of ACW 2 that they have none.
   */
  GrogFlag limbered_zoc;
  /**
   * Zero.
   */
  uint8_t reserved[13];
} GrogAcwGameRules;

/**
 * What `grog_acw_attacks_obliged` asks. A board whose duties are asked for.
 */
typedef struct GrogAcwAttacksObligedQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The board.
   * Null stands for empty lists.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
} GrogAcwAttacksObligedQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwDutyCode;

/**
 * An enemy hex that must be attacked or may be.
 */
typedef struct GrogAcwContact {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Whether it must be.
   */
  GrogAcwDutyCode duty;
  /**
   * The SP that it defends with.
   */
  uint8_t strength;
  /**
   * Friendly hexes that can attack it.
   */
  uint8_t attackers;
  /**
   * SP of all of them together.
   */
  uint8_t attack;
} GrogAcwContact;

/**
 * How many enemy hexes must be attacked.
 */
typedef struct GrogAcwDuties {
  /**
   * Enemy hexes that must be attacked.
   */
  uint16_t must;
  /**
   * Enemy hexes that may be attacked beside them.
   */
  uint16_t may;
  /**
   * Enemy hexes that must be attacked, but that no friendly hex can attack.
   */
  uint16_t hopeless;
  /**
   * Friendly hexes that can attack some enemy hex.
   */
  uint16_t able;
} GrogAcwDuties;

/**
 * What `grog_acw_attacks_obliged` answers.
 */
typedef struct GrogAcwAttacksObligedAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwContact *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * How many enemy hexes must be attacked.
   */
  struct GrogAcwDuties value;
} GrogAcwAttacksObligedAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwSideCode;

/**
 * One hex's part in a plan.
 */
typedef struct GrogAcwEngaged {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The combat it fights in, counted from 1; 0 for none. In a question no number may be greater than the number of
   * rows.
   */
  uint16_t combat;
  /**
   * Which side stands there.
   */
  GrogAcwSideCode side;
  /**
   * In an answer the SP that the hex brings to its combat; in a question it is not looked at.
   */
  uint8_t strength;
} GrogAcwEngaged;

/**
 * What `grog_acw_attacks_check` asks. A plan on a board.
 */
typedef struct GrogAcwAttacksCheckQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The board.
   * Null stands for empty lists.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * Which hex fights in which combat. A hex may stand in several rows of the same combat, one for each of its units
   * for example; one that is not listed stays out.
   */
  const struct GrogAcwEngaged *plan;
  /**
   * How many `plan` there are; the pointer may be null if 0.
   */
  size_t plan_len;
} GrogAcwAttacksCheckQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwWrongCode;

/**
 * One fault of a combat or of a plan of combats.
 */
typedef struct GrogAcwFlaw {
  /**
   * The hex that it is about.
   */
  GrogHex hex;
  /**
   * Another hex, where what is wrong names one; otherwise the same.
   */
  GrogHex other;
  /**
   * The combat in the plan, counted from 1; 0 where none is meant.
   */
  uint16_t combat;
  /**
   * The number of the rule that it breaks.
   */
  uint16_t rule;
  /**
   * How far `other` is from the hex, in hexes; 0 where no other hex is named.
   */
  uint16_t distance;
  /**
   * What is wrong.
   */
  GrogAcwWrongCode what;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAcwFlaw;

/**
 * What a plan comes to.
 */
typedef struct GrogAcwPlanned {
  /**
   * Combats.
   */
  uint16_t combats;
  /**
   * Friendly hexes that attack.
   */
  uint16_t attackers;
  /**
   * Friendly hexes that stay out though they could attack.
   */
  uint16_t idle;
  /**
   * The combat at the worst odds, the first of several; 0 where there is none.
   */
  uint16_t worst_combat;
  /**
   * Its odds, rounded in the defender's favour; 0:0 where there is no combat.
   */
  GrogOdds worst;
} GrogAcwPlanned;

/**
 * What `grog_acw_attacks_check` answers.
 */
typedef struct GrogAcwAttacksCheckAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwFlaw *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * What a plan comes to. Zero where it is forbidden.
   */
  struct GrogAcwPlanned value;
} GrogAcwAttacksCheckAnswer;

/**
 * What `grog_acw_attacks_plan` asks. A board for which a plan is looked for.
 */
typedef struct GrogAcwAttacksPlanQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The board.
   * Null stands for empty lists.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * Enemy hexes to attack beside those that must be: new contact, for example.
   */
  const GrogHex *targets;
  /**
   * How many `targets` there are; the pointer may be null if 0.
   */
  size_t targets_len;
  /**
   * Stacks that the plan does not need join a combat that they may join, the one at the worst odds; otherwise they
   * stay out.
   */
  GrogFlag all_in;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogAcwAttacksPlanQuestion;

/**
 * What `grog_acw_attacks_plan` answers.
 */
typedef struct GrogAcwAttacksPlanAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwEngaged *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * What a plan comes to. Zero where it is forbidden.
   */
  struct GrogAcwPlanned value;
} GrogAcwAttacksPlanAnswer;

/**
 * What `grog_acw_attacks_improve` asks. A plan to be improved.
 */
typedef struct GrogAcwAttacksImproveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The board.
   * Null stands for empty lists.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * The plan to begin with, which must be legal; none for one that the library finds. The enemy hexes that it attacks
   * are attacked by the better plan too.
   */
  const struct GrogAcwEngaged *plan;
  /**
   * How many `plan` there are; the pointer may be null if 0.
   */
  size_t plan_len;
  /**
   * Enemy hexes to attack beside those that must be.
   */
  const GrogHex *targets;
  /**
   * How many `targets` there are; the pointer may be null if 0.
   */
  size_t targets_len;
  /**
   * Stacks that the plan does not need join a combat that they may join, the one at the worst odds; otherwise they
   * stay out, unless the plan to begin with had them in a combat that is left as it was.
   */
  GrogFlag all_in;
  /**
   * How many steps the search may take: a step is one combat that is tried.
   */
  uint32_t budget;
} GrogAcwAttacksImproveQuestion;

/**
 * What an improved plan comes to.
 */
typedef struct GrogAcwImproved {
  /**
   * The plan.
   */
  struct GrogAcwPlanned plan;
  /**
   * Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
   */
  GrogOdds bound;
  /**
   * Steps that the search took.
   */
  uint32_t steps;
  /**
   * No legal plan has better worst odds: the worst odds are the bound.
   */
  GrogFlag proven;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogAcwImproved;

/**
 * What `grog_acw_attacks_improve` answers.
 */
typedef struct GrogAcwAttacksImproveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwEngaged *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * What an improved plan comes to. Zero where it is forbidden.
   */
  struct GrogAcwImproved value;
} GrogAcwAttacksImproveAnswer;

/**
 * What `grog_acw_attacks_walk` asks. A walk through the plans of a board.
 */
typedef struct GrogAcwAttacksWalkQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The board.
   * Null stands for empty lists.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * `plan` is where the walk stands; otherwise it begins, and `plan` must be empty.
   */
  GrogFlag started;
  /**
   * The plan after which the next is asked for: one that the walk handed out, or any legal plan.
   */
  const struct GrogAcwEngaged *plan;
  /**
   * How many `plan` there are; the pointer may be null if 0.
   */
  size_t plan_len;
} GrogAcwAttacksWalkQuestion;

/**
 * Where a walk stands.
 */
typedef struct GrogAcwWalked {
  /**
   * There is a further plan; otherwise the walk is at its end, and nothing else says anything.
   */
  GrogFlag found;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The plan.
   */
  struct GrogAcwPlanned plan;
} GrogAcwWalked;

/**
 * What `grog_acw_attacks_walk` answers.
 */
typedef struct GrogAcwAttacksWalkAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwEngaged *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * Where a walk stands.
   */
  struct GrogAcwWalked value;
} GrogAcwAttacksWalkAnswer;

/**
 * What `grog_acw_attacks_cover` asks. A board whose enemy hexes are to be attacked.
 */
typedef struct GrogAcwAttacksCoverQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The board.
   * Null stands for empty lists.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * Enemy hexes to attack beside those that must be: new contact, for example.
   */
  const GrogHex *targets;
  /**
   * How many `targets` there are; the pointer may be null if 0.
   */
  size_t targets_len;
} GrogAcwAttacksCoverQuestion;

/**
 * A hex of a set of enemy hexes that cannot all be attacked.
 */
typedef struct GrogAcwShortage {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The set that it belongs to, counted from 1.
   */
  uint16_t set;
  /**
   * How many enemy hexes of the set can be attacked at most.
   */
  uint16_t most;
  /**
   * Which side stands there: an enemy hex of the set, or one of the friendly hexes that alone can attack any of them.
   */
  GrogAcwSideCode side;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogAcwShortage;

/**
 * How many enemy hexes can be attacked.
 */
typedef struct GrogAcwCoverage {
  /**
   * Enemy hexes that must be attacked, and those that are asked for beside them.
   */
  uint16_t targets;
  /**
   * The most of them that combats of one round can attack.
   */
  uint16_t covered;
  /**
   * Sets of them that cannot all be attacked.
   */
  uint16_t sets;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogAcwCoverage;

/**
 * What `grog_acw_attacks_cover` answers.
 */
typedef struct GrogAcwAttacksCoverAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwShortage *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * How many enemy hexes can be attacked.
   */
  struct GrogAcwCoverage value;
} GrogAcwAttacksCoverAnswer;

/**
 * What `grog_acw_attacks_count` asks. A board whose plans are counted.
 */
typedef struct GrogAcwAttacksCountQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The board.
   * Null stands for empty lists.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * How many steps the count may take, at least 1: a step is one choice of an enemy hex, or one set of combats.
   */
  uint32_t budget;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAcwAttacksCountQuestion;

/**
 * How many plans there are.
 */
typedef struct GrogAcwPlanCount {
  /**
   * Legal plans; where the number is not exact, there are at least so many.
   */
  uint64_t plans;
  /**
   * Steps that the count took.
   */
  uint32_t steps;
  /**
   * The number is exact: neither did the budget end before the count, nor is the number beyond 64 bits.
   */
  GrogFlag exact;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogAcwPlanCount;

/**
 * What `grog_acw_attacks_count` answers.
 */
typedef struct GrogAcwAttacksCountAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * How many plans there are.
   */
  struct GrogAcwPlanCount value;
} GrogAcwAttacksCountAnswer;

/**
 * What a hex is like. One that is not listed is level 0, without marks.
 */
typedef struct GrogAcwGround {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * What the game's modifiers ask about, one bit each: breastworks or woods for example.
   */
  uint32_t marks;
  /**
   * Its elevation.
   */
  int8_t level;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogAcwGround;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwConditionCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwScopeCode;

/**
 * A die roll modifier. It counts once a combat, however many stacks meet its condition.
 */
typedef struct GrogAcwModifier {
  /**
   * What is added to the die, -20 to 20; a low die favours the attacker, so that -1 helps him.
   */
  int8_t value;
  /**
   * What it asks.
   */
  GrogAcwConditionCode what;
  /**
   * Whose stacks it asks about.
   */
  GrogAcwSideCode side;
  /**
   * How many of them must meet it.
   */
  GrogAcwScopeCode scope;
  /**
   * Which mark, 0 to 31, where it asks about one.
   */
  uint8_t mark;
  /**
   * The least command value or Cohesion Rating that meets it.
   */
  uint8_t least;
  /**
   * The greatest one.
   */
  uint8_t most;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAcwModifier;

/**
 * What a result does to one side.
 */
typedef struct GrogAcwFate {
  /**
   * Units that are lost: in each of the side's hexes, or of all of them where `together` says so.
   */
  uint8_t losses;
  /**
   * Hexes that all of the side retreat.
   */
  uint8_t retreat;
  /**
   * Every unit of the side is eliminated.
   */
  GrogFlag eliminated;
  /**
   * Every unit of the side that is left becomes disorganized.
   */
  GrogFlag disorganized;
  /**
   * The side may advance where the other's hexes are vacated.
   */
  GrogFlag advance;
  /**
   * `losses` are of the whole side, not of each of its hexes.
   */
  GrogFlag together;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogAcwFate;

/**
 * A result of the table: a code, and what it stands for.
 */
typedef struct GrogAcwOutcome {
  /**
   * The code that stands in the cells.
   */
  uint8_t code;
  /**
   * An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Beside it no side
   * has `losses` or is `eliminated`.
   */
  GrogFlag exchange;
  /**
   * Zero.
   */
  uint8_t reserved[6];
  /**
   * What it does to the attacker.
   */
  struct GrogAcwFate attacker;
  /**
   * What it does to the defender.
   */
  struct GrogAcwFate defender;
} GrogAcwOutcome;

/**
 * A results table, as a game's chart prints it.
 * Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
 */
typedef struct GrogAcwTable {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The odds printed above the columns, from the defender's best to the attacker's. A part of them is never 0.
   */
  const GrogOdds *columns;
  /**
   * How many `columns` there are; the pointer may be null if 0.
   */
  size_t columns_len;
  /**
   * How many rows there are, at least 1: one for each modified roll from `first` on.
   */
  uint8_t rows;
  /**
   * The modified roll of the first row. Lower rolls stand in the first row, higher ones than the last row's in the
   * last.
   */
  int8_t first;
  /**
   * The results' codes, row by row: the first row's from the first column to the last, then the second row's.
   */
  const uint8_t *cells;
  /**
   * How many `cells` there are; the pointer may be null if 0.
   */
  size_t cells_len;
  /**
   * What the codes stand for, each once, from the attacker's worst result to his best.
   */
  const struct GrogAcwOutcome *results;
  /**
   * How many `results` there are; the pointer may be null if 0.
   */
  size_t results_len;
} GrogAcwTable;

/**
 * What `grog_acw_combat_assess` asks. A combat: the units of the attacking hexes against those of one defending hex or more.
 */
typedef struct GrogAcwCombatAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * All units in the hexes that attack, those that add nothing among them: they suffer the result with the others.
   */
  const struct GrogAcwUnit *attackers;
  /**
   * How many `attackers` there are; the pointer may be null if 0.
   */
  size_t attackers_len;
  /**
   * All units in the attacked hexes.
   */
  const struct GrogAcwUnit *defenders;
  /**
   * How many `defenders` there are; the pointer may be null if 0.
   */
  size_t defenders_len;
  /**
   * What the hexes are like, where a modifier asks.
   */
  const struct GrogAcwGround *ground;
  /**
   * How many `ground` there are; the pointer may be null if 0.
   */
  size_t ground_len;
  /**
   * The hexsides that matter.
   */
  const struct GrogAcwHexside *hexsides;
  /**
   * How many `hexsides` there are; the pointer may be null if 0.
   */
  size_t hexsides_len;
  /**
   * The modifiers of the game's card.
   */
  const struct GrogAcwModifier *modifiers;
  /**
   * How many `modifiers` there are; the pointer may be null if 0.
   */
  size_t modifiers_len;
  /**
   * The results table.
   * Null stands for empty lists.
   */
  const struct GrogAcwTable *table;
  /**
   * The Cohesion Rating that the attacker fights with, which some unit of his must have; 0 for that of his largest
   * unit, the lower of two as large.
   */
  uint8_t attacker_cohesion;
  /**
   * The Cohesion Rating that the defender fights with, which some unit of his must have; 0 for that of his largest
   * unit, the lower of two as large.
   */
  uint8_t defender_cohesion;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogAcwCombatAssessQuestion;

/**
 * What a combat is worth: all that the die needs to know.
 */
typedef struct GrogAcwAssessment {
  /**
   * The attacker's SP that count.
   */
  uint16_t attack;
  /**
   * The defender's SP that count, all his hexes together.
   */
  uint16_t defence;
  /**
   * The odds, rounded in the defender's favour; 1:0 against nothing, 0:1 with nothing.
   */
  GrogOdds odds;
  /**
   * The odds printed above the column: those of the table that the die is looked up in.
   */
  GrogOdds heading;
  /**
   * A number that tells the table from others, so that the die is looked up in the same; 0 in an assessment that was
   * made by hand.
   */
  uint32_t table;
  /**
   * The column, from 0 at the defender's best.
   */
  uint8_t column;
  /**
   * The sum of the die roll modifiers.
   */
  int8_t drm;
  /**
   * The Cohesion Rating that the attacker fights with; 0 for none.
   */
  uint8_t attacker_cohesion;
  /**
   * The Cohesion Rating that the defender fights with; 0 for none.
   */
  uint8_t defender_cohesion;
  /**
   * Hexes that attack.
   */
  uint8_t attacking_hexes;
  /**
   * Hexes that are attacked.
   */
  uint8_t defending_hexes;
  /**
   * Attacked hexes that are flanked.
   */
  uint8_t flanked_hexes;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAcwAssessment;

/**
 * What `grog_acw_combat_assess` answers.
 */
typedef struct GrogAcwCombatAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwFlaw *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What a combat is worth: all that the die needs to know. Zero where it is forbidden.
   */
  struct GrogAcwAssessment value;
} GrogAcwCombatAssessAnswer;

/**
 * What `grog_acw_combat_resolve` asks. An assessed combat and its die.
 */
typedef struct GrogAcwCombatResolveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogAcwAssessment assessment;
  /**
   * The results table.
   * Null stands for empty lists.
   */
  const struct GrogAcwTable *table;
  /**
   * One die.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
} GrogAcwCombatResolveQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwStageCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwAdvanceCode;

/**
 * A combat between the die and its end: a plain value that the caller keeps, copies and compares.
 */
typedef struct GrogAcwBattle {
  /**
   * The result.
   */
  struct GrogAcwOutcome result;
  /**
   * In an exchange, the SP that the defender lost and the attacker must match.
   */
  uint16_t owed;
  /**
   * The Cohesion Rating that the attacker fought with; 0 for none.
   */
  uint8_t attacker_cohesion;
  /**
   * The Cohesion Rating that the defender fought with; 0 for none.
   */
  uint8_t defender_cohesion;
  /**
   * Whose turn it is.
   */
  GrogAcwStageCode stage;
  /**
   * Who may advance, once it is settled.
   */
  GrogAcwAdvanceCode advance;
  /**
   * The die with its modifiers.
   */
  int8_t roll;
  /**
   * The row of the table, from 0.
   */
  uint8_t row;
  /**
   * The column of the table, from 0.
   */
  uint8_t column;
  /**
   * Every unit of the defender is gone.
   */
  GrogFlag defender_gone;
  /**
   * Every unit of the attacker is gone.
   */
  GrogFlag attacker_gone;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAcwBattle;

/**
 * What `grog_acw_combat_resolve` answers.
 */
typedef struct GrogAcwCombatResolveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * A combat between the die and its end: a plain value that the caller keeps, copies and compares.
   */
  struct GrogAcwBattle value;
} GrogAcwCombatResolveAnswer;

/**
 * What `grog_acw_combat_distribution` asks. An assessed combat whose chances are asked for.
 */
typedef struct GrogAcwCombatDistributionQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogAcwAssessment assessment;
  /**
   * The results table.
   * Null stands for empty lists.
   */
  const struct GrogAcwTable *table;
} GrogAcwCombatDistributionQuestion;

/**
 * How likely a result is.
 */
typedef struct GrogAcwChance {
  /**
   * The result.
   */
  struct GrogAcwOutcome result;
  /**
   * In how many of six cases it comes up.
   */
  uint32_t cases;
} GrogAcwChance;

/**
 * The exact chances of a combat: counts of cases over `denominator`.
 */
typedef struct GrogAcwCombatDistribution {
  /**
   * All cases: 6.
   */
  uint32_t denominator;
  /**
   * The result's code on each face of the die, from 1 to 6.
   */
  uint8_t faces[6];
  /**
   * Zero.
   */
  uint8_t reserved[2];
  /**
   * An exchange.
   */
  uint32_t exchange;
  /**
   * The attacker suffers an adverse result, an exchange included: his commanders may have to roll (ACW 11).
   */
  uint32_t attacker_adverse;
  /**
   * The defender suffers an adverse result, an exchange included: his commanders may have to roll (ACW 11).
   */
  uint32_t defender_adverse;
  /**
   * The attacker retreats or is eliminated.
   */
  uint32_t attacker_driven;
  /**
   * The defender retreats or is eliminated.
   */
  uint32_t defender_driven;
  /**
   * The attacker is eliminated.
   */
  uint32_t attacker_eliminated;
  /**
   * The defender is eliminated.
   */
  uint32_t defender_eliminated;
  /**
   * Hexes that the attacker retreats, summed over all cases.
   */
  uint32_t attacker_retreat_expected;
  /**
   * Hexes that the defender retreats, summed over all cases.
   */
  uint32_t defender_retreat_expected;
} GrogAcwCombatDistribution;

/**
 * What `grog_acw_combat_distribution` answers.
 */
typedef struct GrogAcwCombatDistributionAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwChance *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * The exact chances of a combat: counts of cases over `denominator`.
   */
  struct GrogAcwCombatDistribution value;
} GrogAcwCombatDistributionAnswer;

/**
 * What `grog_acw_combat_percentile` asks. A result that happened.
 */
typedef struct GrogAcwCombatPercentileQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The assessment before the die.
   */
  struct GrogAcwAssessment assessment;
  /**
   * The results table.
   * Null stands for empty lists.
   */
  const struct GrogAcwTable *table;
  /**
   * The code of the result that the die gave.
   */
  uint8_t code;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogAcwCombatPercentileQuestion;

/**
 * What `grog_acw_combat_percentile` answers.
 */
typedef struct GrogAcwCombatPercentileAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where a result that happened stands among all that could have: counts of cases worse, equal and better.
   */
  GrogPercentile value;
} GrogAcwCombatPercentileAnswer;

/**
 * What `grog_acw_command_assess` asks. A unit that would attack, or advance after combat.
 */
typedef struct GrogAcwCommandAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogAcwUnit unit;
  /**
   * Enemy units whose advance may have made contact with it; none where `contacted` says so already.
   */
  const struct GrogAcwUnit *enemies;
  /**
   * How many `enemies` there are; the pointer may be null if 0.
   */
  size_t enemies_len;
  /**
   * The hexsides that matter.
   */
  const struct GrogAcwHexside *hexsides;
  /**
   * How many `hexsides` there are; the pointer may be null if 0.
   */
  size_t hexsides_len;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
} GrogAcwCommandAssessQuestion;

/**
 * What `grog_acw_command_assess` answers.
 */
typedef struct GrogAcwCommandAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogAcwCommandAssessAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwCauseCode;

/**
 * What `grog_acw_commanders_assess` asks. Hexes that suffered an adverse result, elimination or retreat, and the commanders who may have to roll for it.
 */
typedef struct GrogAcwCommandersAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The side's units; only its commanders matter. Those who stood in a hex that was hit stand there still.
   */
  const struct GrogAcwUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands
   * twice was hit once.
   */
  const GrogHex *hexes;
  /**
   * How many `hexes` there are; the pointer may be null if 0.
   */
  size_t hexes_len;
  /**
   * What they suffered from.
   */
  GrogAcwCauseCode cause;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogAcwCommandersAssessQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAcwEffectKindCode;

/**
 * One thing for the host to apply to one unit.
 */
typedef struct GrogAcwEffect {
  /**
   * The unit, from 0.
   */
  uint16_t unit;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * Where it stands.
   */
  GrogHex hex;
  /**
   * How much of it.
   */
  uint16_t amount;
  /**
   * What happens to it.
   */
  GrogAcwEffectKindCode what;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAcwEffect;

/**
 * How many commanders roll.
 */
typedef struct GrogAcwRolls {
  /**
   * Commanders who roll, one die each.
   */
  uint16_t rolls;
} GrogAcwRolls;

/**
 * What `grog_acw_commanders_assess` answers.
 */
typedef struct GrogAcwCommandersAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwEffect *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How many commanders roll.
   */
  struct GrogAcwRolls value;
} GrogAcwCommandersAssessAnswer;

/**
 * What `grog_acw_commanders_resolve` asks. Dice for commanders who must roll.
 */
typedef struct GrogAcwCommandersResolveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The side's units: all of its commanders, where the command of the army matters.
   */
  const struct GrogAcwUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands
   * twice was hit once.
   */
  const GrogHex *hexes;
  /**
   * How many `hexes` there are; the pointer may be null if 0.
   */
  size_t hexes_len;
  /**
   * What they suffered from.
   */
  GrogAcwCauseCode cause;
  /**
   * The unit that commands the army, counted from 1; 0 for whoever ranks highest.
   */
  uint16_t army_commander;
  /**
   * A die for each commander who must roll, in the order of `units`.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
} GrogAcwCommandersResolveQuestion;

/**
 * What became of the commanders.
 */
typedef struct GrogAcwCommand {
  /**
   * Commanders who rolled.
   */
  uint16_t rolls;
  /**
   * Commanders who were flipped to their replacements.
   */
  uint16_t casualties;
  /**
   * The unit that commands the army now, counted from 1; 0 where there is no commander.
   */
  uint16_t army_commander;
  /**
   * Another counter commands the army than before.
   */
  GrogFlag changed;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAcwCommand;

/**
 * What `grog_acw_commanders_resolve` answers.
 */
typedef struct GrogAcwCommandersResolveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwEffect *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What became of the commanders.
   */
  struct GrogAcwCommand value;
} GrogAcwCommandersResolveAnswer;

/**
 * What `grog_acw_commanders_distribution` asks. Commanders who must roll, before their dice.
 */
typedef struct GrogAcwCommandersDistributionQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The side's units: all of its commanders, where the command of the army matters.
   */
  const struct GrogAcwUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands
   * twice was hit once.
   */
  const GrogHex *hexes;
  /**
   * How many `hexes` there are; the pointer may be null if 0.
   */
  size_t hexes_len;
  /**
   * What they suffered from.
   */
  GrogAcwCauseCode cause;
  /**
   * The unit that commands the army, counted from 1; 0 for whoever ranks highest.
   */
  uint16_t army_commander;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAcwCommandersDistributionQuestion;

/**
 * In how many cases so many commanders are lost and one of them commands the army afterwards.
 */
typedef struct GrogAcwCommandChance {
  /**
   * How many of the denominator's cases.
   */
  uint64_t cases;
  /**
   * Commanders who are flipped to their replacements.
   */
  uint16_t casualties;
  /**
   * The unit that commands the army then, counted from 1; 0 where there is no commander.
   */
  uint16_t army_commander;
  /**
   * Another counter commands the army than before.
   */
  GrogFlag changed;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogAcwCommandChance;

/**
 * The exact chances of commanders' rolls, over all cases of their dice, each equally likely.
 */
typedef struct GrogAcwCommandDistribution {
  /**
   * All cases: 6 for each commander who rolls, multiplied.
   */
  uint64_t denominator;
  /**
   * Cases in which nobody is lost.
   */
  uint64_t unharmed;
  /**
   * Cases in which another counter commands the army than before.
   */
  uint64_t changed;
  /**
   * Casualties, summed over all cases.
   */
  uint64_t casualties_expected;
  /**
   * Commanders who roll.
   */
  uint16_t rolls;
  /**
   * The unit that commands the army before, counted from 1; 0 where there is no commander.
   */
  uint16_t army_commander;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAcwCommandDistribution;

/**
 * What `grog_acw_commanders_distribution` answers.
 */
typedef struct GrogAcwCommandersDistributionAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwCommandChance *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * The exact chances of commanders' rolls, over all cases of their dice, each equally likely.
   */
  struct GrogAcwCommandDistribution value;
} GrogAcwCommandersDistributionAnswer;

/**
 * What `grog_acw_commanders_army` asks. Commanders of whom one commands the army.
 */
typedef struct GrogAcwCommandersArmyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The side's units, of commanders with as many stars the senior first.
   */
  const struct GrogAcwUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
} GrogAcwCommandersArmyQuestion;

/**
 * Who commands an army.
 */
typedef struct GrogAcwHead {
  /**
   * The unit, counted from 1; 0 where there is no commander.
   */
  uint16_t army_commander;
  /**
   * His stars as he stands.
   */
  uint8_t stars;
  /**
   * His command value as he stands.
   */
  uint8_t command;
} GrogAcwHead;

/**
 * What `grog_acw_commanders_army` answers.
 */
typedef struct GrogAcwCommandersArmyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Who commands an army.
   */
  struct GrogAcwHead value;
} GrogAcwCommandersArmyAnswer;

/**
 * What `grog_acw_flank_assess` asks. A hex and those that attack it.
 */
typedef struct GrogAcwFlankAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attacked hex.
   */
  GrogHex hex;
  /**
   * The hexes that attack it in this combat, all adjacent to it; one that stands twice counts once. Guns that
   * bombard and stacks that look on are none of them. No hexes do not flank.
   */
  const GrogHex *hexes;
  /**
   * How many `hexes` there are; the pointer may be null if 0.
   */
  size_t hexes_len;
} GrogAcwFlankAssessQuestion;

/**
 * Whether a hex is flanked.
 */
typedef struct GrogAcwFlanked {
  /**
   * It is.
   */
  GrogFlag flanked;
  /**
   * From how many hexes it is attacked.
   */
  uint8_t hexes;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogAcwFlanked;

/**
 * What `grog_acw_flank_assess` answers.
 */
typedef struct GrogAcwFlankAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Whether a hex is flanked.
   */
  struct GrogAcwFlanked value;
} GrogAcwFlankAssessAnswer;

/**
 * What `grog_acw_losses_choices` asks. A battle and the units whose turn it is.
 */
typedef struct GrogAcwLossesChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogAcwBattle battle;
  /**
   * All units in the hexes of the side whose turn it is, as they entered the combat.
   */
  const struct GrogAcwUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
} GrogAcwLossesChoicesQuestion;

/**
 * What a hex owes.
 */
typedef struct GrogAcwDue {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Units to lose in it.
   */
  uint16_t losses;
  /**
   * The Cohesion Rating of the first unit lost; 0 where any unit will do.
   */
  uint8_t cohesion;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAcwDue;

/**
 * What a side owes. `losses` and `strength` are never both owed.
 */
typedef struct GrogAcwOwed {
  /**
   * Units to lose in all.
   */
  uint16_t losses;
  /**
   * SP to lose: the attacker's part of an exchange. More may be lost.
   */
  uint16_t strength;
  /**
   * Whose turn it is; `over` where nothing is owed any more.
   */
  GrogAcwStageCode stage;
  /**
   * The Cohesion Rating of the first unit lost; 0 where any unit will do.
   */
  uint8_t cohesion;
  /**
   * Every unit goes: the result says so, or none of them can be spared.
   */
  GrogFlag everything;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAcwOwed;

/**
 * What `grog_acw_losses_choices` answers.
 */
typedef struct GrogAcwLossesChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAcwDue *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What a side owes. `losses` and `strength` are never both owed.
   */
  struct GrogAcwOwed value;
} GrogAcwLossesChoicesAnswer;

/**
 * What `grog_acw_losses_apply` asks. What a side loses.
 */
typedef struct GrogAcwLossesApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogAcwBattle battle;
  /**
   * All units in the hexes of the side whose turn it is, as they entered the combat.
   */
  const struct GrogAcwUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The units that the side loses for what it owes, by their places in `units` from 0, each once; an empty list leaves
   * the choice to the library, which loses as little as it may. Units that the result itself eliminates are not chosen.
   */
  const uint16_t *losses;
  /**
   * How many `losses` there are; the pointer may be null if 0.
   */
  size_t losses_len;
} GrogAcwLossesApplyQuestion;

/**
 * A battle after a payment.
 */
typedef struct GrogAcwSettled {
  /**
   * The battle as it stands now.
   */
  struct GrogAcwBattle battle;
  /**
   * SP that the side lost, as printed.
   */
  uint16_t strength;
  /**
   * Units that the side lost.
   */
  uint16_t units;
} GrogAcwSettled;

/**
 * What `grog_acw_losses_apply` answers.
 */
typedef struct GrogAcwLossesApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogAcwEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t effects_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * A battle after a payment. Zero where it is forbidden.
   */
  struct GrogAcwSettled value;
} GrogAcwLossesApplyAnswer;

/**
 * What `grog_acw_odds_round` asks. Two strengths to be compared.
 */
typedef struct GrogAcwOddsRoundQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attacker's strength in SP.
   */
  uint16_t attack;
  /**
   * The defender's strength in SP.
   */
  uint16_t defence;
} GrogAcwOddsRoundQuestion;

/**
 * What `grog_acw_odds_round` answers.
 */
typedef struct GrogAcwOddsRoundAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Rounded odds; the smaller side is 1. `0:0` is no odds at all.
   */
  GrogOdds value;
} GrogAcwOddsRoundAnswer;

/**
 * What `grog_acw_odds_column` asks. Two strengths and the table whose columns they look for.
 */
typedef struct GrogAcwOddsColumnQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attacker's strength in SP.
   */
  uint16_t attack;
  /**
   * The defender's strength in SP.
   */
  uint16_t defence;
  /**
   * The results table.
   * Null stands for empty lists.
   */
  const struct GrogAcwTable *table;
} GrogAcwOddsColumnQuestion;

/**
 * Odds and the column they lead to.
 */
typedef struct GrogAcwColumn {
  /**
   * The rounded odds; 1:0 against nothing, 0:1 with nothing.
   */
  GrogOdds odds;
  /**
   * The odds printed above the column.
   */
  GrogOdds heading;
  /**
   * The column, from 0 at the defender's best.
   */
  uint8_t column;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogAcwColumn;

/**
 * What `grog_acw_odds_column` answers.
 */
typedef struct GrogAcwOddsColumnAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Odds and the column they lead to.
   */
  struct GrogAcwColumn value;
} GrogAcwOddsColumnAnswer;

/**
 * What `grog_acw_strength_assess` asks. Units whose strength is asked about.
 */
typedef struct GrogAcwStrengthAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The units, in one hex or in several.
   */
  const struct GrogAcwUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * Whether they attack or defend.
   */
  GrogAcwSideCode side;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogAcwStrengthAssessQuestion;

/**
 * What units are worth in a combat.
 */
typedef struct GrogAcwStrength {
  /**
   * SP that count, all hexes together.
   */
  uint16_t strength;
  /**
   * Of these, SP of infantry and cavalry.
   */
  uint16_t foot;
  /**
   * Of these, SP of artillery.
   */
  uint16_t guns;
  /**
   * SP printed on all of the units, whether they count or not.
   */
  uint16_t printed;
  /**
   * Hexes with units that take part.
   */
  uint16_t hexes;
} GrogAcwStrength;

/**
 * What `grog_acw_strength_assess` answers.
 */
typedef struct GrogAcwStrengthAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What units are worth in a combat.
   */
  struct GrogAcwStrength value;
} GrogAcwStrengthAssessAnswer;

/**
 * What `grog_acw_table_check` asks. A results table to be checked.
 */
typedef struct GrogAcwTableCheckQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The table.
   * Null stands for empty lists.
   */
  const struct GrogAcwTable *table;
} GrogAcwTableCheckQuestion;

/**
 * What a results table holds.
 */
typedef struct GrogAcwExtent {
  /**
   * Columns.
   */
  uint16_t columns;
  /**
   * Rows.
   */
  uint16_t rows;
  /**
   * Results that are defined.
   */
  uint16_t results;
  /**
   * Results that are defined but stand in no cell.
   */
  uint16_t unused;
} GrogAcwExtent;

/**
 * What `grog_acw_table_check` answers.
 */
typedef struct GrogAcwTableCheckAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a results table holds.
   */
  struct GrogAcwExtent value;
} GrogAcwTableCheckAnswer;

/**
 * What `grog_acw_table_example` asks. Nothing to ask.
 */
typedef struct GrogAcwTableExampleQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAcwTableExampleQuestion;

/**
 * The example of a results table, for languages that cannot see `EXAMPLE`: hand its parts in as a table.
 */
typedef struct GrogAcwExample {
  /**
   * The odds printed above the columns.
   */
  GrogOdds columns[8];
  /**
   * How many rows there are.
   */
  uint8_t rows;
  /**
   * The modified roll of the first row.
   */
  int8_t first;
  /**
   * The codes, row by row.
   */
  uint8_t cells[64];
  /**
   * Zero.
   */
  uint8_t reserved[2];
  /**
   * What the codes stand for.
   */
  struct GrogAcwOutcome results[8];
} GrogAcwExample;

/**
 * What `grog_acw_table_example` answers.
 */
typedef struct GrogAcwTableExampleAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * The example of a results table, for languages that cannot see `EXAMPLE`: hand its parts in as a table.
   */
  struct GrogAcwExample value;
} GrogAcwTableExampleAnswer;

/**
 * What `grog_acw_zoc_exerts` asks. A unit whose zone of control is asked about.
 */
typedef struct GrogAcwZocExertsQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogAcwUnit unit;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAcwZocExertsQuestion;

/**
 * What `grog_acw_zoc_exerts` answers.
 */
typedef struct GrogAcwZocExertsAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogAcwZocExertsAnswer;

/**
 * What `grog_acw_zoc_covers` asks. A hex, and units that may have it in their zone of control.
 */
typedef struct GrogAcwZocCoversQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The units of one side.
   */
  const struct GrogAcwUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * The hexsides that matter.
   */
  const struct GrogAcwHexside *hexsides;
  /**
   * How many `hexsides` there are; the pointer may be null if 0.
   */
  size_t hexsides_len;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
} GrogAcwZocCoversQuestion;

/**
 * What `grog_acw_zoc_covers` answers.
 */
typedef struct GrogAcwZocCoversAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogAcwZocCoversAnswer;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Which enemy hexes must be attacked, and which may be (ACW 1, 2, 6).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_attacks_obliged(const struct GrogAcwAttacksObligedQuestion *question,
                                 struct GrogAcwAttacksObligedAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Whether a plan of combats is legal, and every fault of one that is not (ACW 1 to 6).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_attacks_check(const struct GrogAcwAttacksCheckQuestion *question,
                               struct GrogAcwAttacksCheckAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Finds a legal plan of combats, or the enemy hexes that cannot all be attacked (ACW 1, 2, 4, 5).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_attacks_plan(const struct GrogAcwAttacksPlanQuestion *question,
                              struct GrogAcwAttacksPlanAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Looks for the plan with the best worst odds, and says whether it is proven (ACW 1, 2, 4, 5, 8).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_attacks_improve(const struct GrogAcwAttacksImproveQuestion *question,
                                 struct GrogAcwAttacksImproveAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The next legal plan after one, so that all of them can be walked (ACW 1, 2, 4, 5).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_attacks_walk(const struct GrogAcwAttacksWalkQuestion *question,
                              struct GrogAcwAttacksWalkAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * How many enemy hexes can be attacked at most, and every set that cannot all be (ACW 1, 2, 4).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_attacks_cover(const struct GrogAcwAttacksCoverQuestion *question,
                               struct GrogAcwAttacksCoverAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * How many legal plans there are (ACW 1, 2, 4, 5).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `scratch_needed` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_attacks_count(const struct GrogAcwAttacksCountQuestion *question,
                               struct GrogAcwAttacksCountAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether a combat is allowed, and its strengths, odds, column and modifier (ACW 3, 4, 6 to 10).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_combat_assess(const struct GrogAcwCombatAssessQuestion *question,
                               struct GrogAcwCombatAssessAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The result of an assessed combat and its die (ACW 8, 9).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_combat_resolve(const struct GrogAcwCombatResolveQuestion *question,
                                struct GrogAcwCombatResolveAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The exact chances of an assessed combat (ACW 8, 9).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_combat_distribution(const struct GrogAcwCombatDistributionQuestion *question,
                                     struct GrogAcwCombatDistributionAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Where a result that happened stands among all that could have (ACW 8, 9).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_combat_percentile(const struct GrogAcwCombatPercentileQuestion *question,
                                   struct GrogAcwCombatPercentileAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether command lets a unit attack and advance after combat (ACW 6).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_command_assess(const struct GrogAcwCommandAssessQuestion *question,
                                struct GrogAcwCommandAssessAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Which commanders must roll after an adverse result (ACW 11).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_commanders_assess(const struct GrogAcwCommandersAssessQuestion *question,
                                   struct GrogAcwCommandersAssessAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Rolls for commanders: who is lost, and who commands the army then (ACW 11).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_commanders_resolve(const struct GrogAcwCommandersResolveQuestion *question,
                                    struct GrogAcwCommandersResolveAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * The exact chances of commanders' rolls: casualties, and who commands the army (ACW 11).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_commanders_distribution(const struct GrogAcwCommandersDistributionQuestion *question,
                                         struct GrogAcwCommandersDistributionAnswer *answer,
                                         GrogTrail *trail,
                                         GrogFault *fault);

/**
 * Who commands the army (ACW 11).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_commanders_army(const struct GrogAcwCommandersArmyQuestion *question,
                                 struct GrogAcwCommandersArmyAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Whether a hex is flanked by those that attack it (ACW 7).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_flank_assess(const struct GrogAcwFlankAssessQuestion *question,
                              struct GrogAcwFlankAssessAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * What the side whose turn it is owes, and what it may choose (ACW 10).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_losses_choices(const struct GrogAcwLossesChoicesQuestion *question,
                                struct GrogAcwLossesChoicesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Settles one side's part of a result (ACW 3, 8, 10, 11).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `effects_len` or `scratch_needed`, and `effects`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_losses_apply(const struct GrogAcwLossesApplyQuestion *question,
                              struct GrogAcwLossesApplyAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * The odds of two strengths, rounded in the defender's favour (ACW 8).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_odds_round(const struct GrogAcwOddsRoundQuestion *question,
                            struct GrogAcwOddsRoundAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * The odds of two strengths and their column of a results table (ACW 8).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_odds_column(const struct GrogAcwOddsColumnQuestion *question,
                             struct GrogAcwOddsColumnAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * The strength points of units that count (ACW 3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_strength_assess(const struct GrogAcwStrengthAssessQuestion *question,
                                 struct GrogAcwStrengthAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Checks a results table: its shape, its order, its codes (ACW 8).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_table_check(const struct GrogAcwTableCheckQuestion *question,
                             struct GrogAcwTableCheckAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * An example of a results table for tests and demonstrations, no publisher's (ACW 8).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_table_example(const struct GrogAcwTableExampleQuestion *question,
                               struct GrogAcwTableExampleAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether a unit has a zone of control (ACW 2).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_zoc_exerts(const struct GrogAcwZocExertsQuestion *question,
                            struct GrogAcwZocExertsAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether a hex lies in the zone of control of any of these units (ACW 2).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_acw_zoc_covers(const struct GrogAcwZocCoversQuestion *question,
                            struct GrogAcwZocCoversAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* ---- AXIS_ALLIES ---- */

/**
 * Certainty.
 */
#define GrogAxisAlliesONE (UINT64_C(1) << 63)

/**
 * How many spaces a map may have: their numbers fit a byte, and 0 is none.
 */
#define GrogAxisAlliesMAX_SPACES 255

/**
 * Who plays, or owns something.
 */
enum GrogAxisAlliesPower {
  /**
   * Nobody: the sea, and neutral land.
   */
  GROG_AXIS_ALLIES_POWER_NOBODY,
  /**
   * The USSR, which begins each round.
   */
  GROG_AXIS_ALLIES_POWER_USSR,
  /**
   * Germany.
   */
  GROG_AXIS_ALLIES_POWER_GERMANY,
  /**
   * The United Kingdom.
   */
  GROG_AXIS_ALLIES_POWER_UK,
  /**
   * Japan.
   */
  GROG_AXIS_ALLIES_POWER_JAPAN,
  /**
   * The USA, which ends each round.
   */
  GROG_AXIS_ALLIES_POWER_USA,
};

/**
 * Whether the attacker goes on.
 */
enum GrogAxisAlliesDecision {
  /**
   * He presses on.
   */
  GROG_AXIS_ALLIES_DECISION_PRESS = 1,
  /**
   * He retreats.
   */
  GROG_AXIS_ALLIES_DECISION_RETREAT,
};

/**
 * What is wanted.
 */
enum GrogAxisAlliesGoal {
  /**
   * To win: to be left alone where the battle is fought.
   */
  GROG_AXIS_ALLIES_GOAL_WIN = 1,
  /**
   * The territory: for the attacker that it is taken, for the defender that it is not.
   */
  GROG_AXIS_ALLIES_GOAL_TERRITORY,
};

/**
 * What is to be as little as possible.
 */
enum GrogAxisAlliesPrice {
  /**
   * The number of units; of equally many the cheapest, of those the ones with the best chance.
   */
  GROG_AXIS_ALLIES_PRICE_UNITS = 1,
  /**
   * What they cost; of equally cheap ones those with the best chance.
   */
  GROG_AXIS_ALLIES_PRICE_IPC,
};

/**
 * What is counted.
 */
enum GrogAxisAlliesLossOf {
  /**
   * Units of one kind.
   */
  GROG_AXIS_ALLIES_LOSS_OF_KIND,
  /**
   * All units.
   */
  GROG_AXIS_ALLIES_LOSS_OF_UNITS,
  /**
   * What they cost, in IPC.
   */
  GROG_AXIS_ALLIES_LOSS_OF_IPC,
};

/**
 * Where a battle is fought.
 */
enum GrogAxisAlliesBattleKind {
  /**
   * In a territory.
   */
  GROG_AXIS_ALLIES_BATTLE_KIND_LAND = 1,
  /**
   * In a sea zone.
   */
  GROG_AXIS_ALLIES_BATTLE_KIND_SEA,
};

/**
 * Which part a side has in a battle.
 */
enum GrogAxisAlliesRole {
  /**
   * The attacker.
   */
  GROG_AXIS_ALLIES_ROLE_ATTACKER = 1,
  /**
   * The defender.
   */
  GROG_AXIS_ALLIES_ROLE_DEFENDER,
};

/**
 * How a battle ended, by who is left in the territory or zone. Submarines that withdrew are left elsewhere.
 */
enum GrogAxisAlliesEnding {
  /**
   * It goes on.
   */
  GROG_AXIS_ALLIES_ENDING_NONE,
  /**
   * No defender is left, and an attacker is.
   */
  GROG_AXIS_ALLIES_ENDING_ATTACKER_WINS,
  /**
   * No attacker is left, and a defender is.
   */
  GROG_AXIS_ALLIES_ENDING_DEFENDER_WINS,
  /**
   * Neither is: the defender holds.
   */
  GROG_AXIS_ALLIES_ENDING_BOTH_GONE,
  /**
   * The attacker retreated.
   */
  GROG_AXIS_ALLIES_ENDING_RETREAT,
  /**
   * Nobody can hit anybody.
   */
  GROG_AXIS_ALLIES_ENDING_STALEMATE,
};

/**
 * What a battle waits for, in the order of a round.
 */
enum GrogAxisAlliesStage {
  /**
   * The dice of the antiaircraft gun, before the first round (AA 3.1a).
   */
  GROG_AXIS_ALLIES_STAGE_AA_FIRE = 1,
  /**
   * The attacker's choice of the aircraft that it hit.
   */
  GROG_AXIS_ALLIES_STAGE_AA_LOSSES,
  /**
   * The dice of the battleships' support shots, in the first round (AA 3.5a).
   */
  GROG_AXIS_ALLIES_STAGE_SUPPORT_FIRE,
  /**
   * The defender's choice of what they hit; it still fires back.
   */
  GROG_AXIS_ALLIES_STAGE_SUPPORT_LOSSES,
  /**
   * The dice of attacking submarines at sea.
   */
  GROG_AXIS_ALLIES_STAGE_SUBMARINE_FIRE,
  /**
   * The defender's choice of what they hit; it is removed at once.
   */
  GROG_AXIS_ALLIES_STAGE_SUBMARINE_LOSSES,
  /**
   * The dice of the other attackers.
   */
  GROG_AXIS_ALLIES_STAGE_ATTACK_FIRE,
  /**
   * The defender's choice of what they hit; it still fires back.
   */
  GROG_AXIS_ALLIES_STAGE_ATTACK_LOSSES,
  /**
   * The dice of the defenders.
   */
  GROG_AXIS_ALLIES_STAGE_DEFENCE_FIRE,
  /**
   * The attacker's choice of what they hit.
   */
  GROG_AXIS_ALLIES_STAGE_DEFENCE_LOSSES,
  /**
   * The attacker's submarines that withdraw (AA 4.2a, 4.2b).
   */
  GROG_AXIS_ALLIES_STAGE_ATTACKER_SUBMARINES,
  /**
   * The defender's submarines that withdraw.
   */
  GROG_AXIS_ALLIES_STAGE_DEFENDER_SUBMARINES,
  /**
   * Whether the attacker retreats (AA 4.1a).
   */
  GROG_AXIS_ALLIES_STAGE_RETREAT,
  /**
   * Nothing: the battle is over.
   */
  GROG_AXIS_ALLIES_STAGE_OVER,
};

/**
 * What an answer does to the host's units.
 */
enum GrogAxisAlliesBattleEffectKind {
  /**
   * `count` units of a kind are destroyed.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_REMOVE,
  /**
   * `count` submarines withdraw to `destination`.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_WITHDRAW,
  /**
   * `count` units of a kind retreat to `destination`.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_RETREAT,
  /**
   * `count` aircraft stay until the end of combat, and land in the non-combat phase.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_STAY,
  /**
   * The attacker takes the territory.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_TAKE,
  /**
   * `count` units of a kind go down with ship `index`.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_SINK,
  /**
   * `count` units of a kind stay aboard ship `index` until their owner's next turn.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_STAY_ABOARD,
};

/**
 * When something unloaded.
 */
enum GrogAxisAlliesUnloading {
  /**
   * Neither this turn nor this round.
   */
  GROG_AXIS_ALLIES_UNLOADING_NONE,
  /**
   * This turn.
   */
  GROG_AXIS_ALLIES_UNLOADING_THIS_TURN,
  /**
   * This round, on an earlier turn.
   */
  GROG_AXIS_ALLIES_UNLOADING_THIS_ROUND,
};

/**
 * What becomes of fighters.
 */
enum GrogAxisAlliesFate {
  /**
   * They go down with their carrier, or find no other place.
   */
  GROG_AXIS_ALLIES_FATE_LOST,
  /**
   * They land on the carrier `carrier`.
   */
  GROG_AXIS_ALLIES_FATE_ON_CARRIER,
  /**
   * They land on the island `space`.
   */
  GROG_AXIS_ALLIES_FATE_ON_ISLAND,
  /**
   * They fly on, and look for a place in the non-combat phase.
   */
  GROG_AXIS_ALLIES_FATE_FLYING,
};

/**
 * What a territory was taken with.
 */
enum GrogAxisAlliesMeans {
  /**
   * Infantry or armor.
   */
  GROG_AXIS_ALLIES_MEANS_GROUND = 1,
  /**
   * Aircraft that crossed it.
   */
  GROG_AXIS_ALLIES_MEANS_OVERFLIGHT,
  /**
   * An antiaircraft gun.
   */
  GROG_AXIS_ALLIES_MEANS_AA_GUN,
  /**
   * Ships.
   */
  GROG_AXIS_ALLIES_MEANS_SHIPS,
};

/**
 * What changes hands.
 */
enum GrogAxisAlliesChange {
  /**
   * The territory `space`, and its income.
   */
  GROG_AXIS_ALLIES_CHANGE_TERRITORY,
  /**
   * The industrial complex in `space`.
   */
  GROG_AXIS_ALLIES_CHANGE_COMPLEX,
  /**
   * The antiaircraft gun `unit`.
   */
  GROG_AXIS_ALLIES_CHANGE_AA_GUN,
};

/**
 * What a space is.
 */
enum GrogAxisAlliesSurface {
  /**
   * A territory.
   */
  GROG_AXIS_ALLIES_SURFACE_LAND = 1,
  /**
   * A sea zone.
   */
  GROG_AXIS_ALLIES_SURFACE_SEA,
};

/**
 * A space of the board: its code is its number. Words are the codes of the DAAK map where it gives one, CAR told apart
 * by land and sea; three letters of this library's own for other land and the seas that players abbreviate; and the
 * zone's name for the rest.
 */
enum GrogAxisAlliesSite {
  /**
   * No space.
   */
  GROG_AXIS_ALLIES_SITE_NOWHERE,
  /**
   * Afghanistan.
   */
  GROG_AXIS_ALLIES_SITE_AFG,
  /**
   * Alaska.
   */
  GROG_AXIS_ALLIES_SITE_ALA,
  /**
   * Algeria.
   */
  GROG_AXIS_ALLIES_SITE_ALG,
  /**
   * Anglo Sudan Egypt, EGY.
   */
  GROG_AXIS_ALLIES_SITE_EGY,
  /**
   * Angola.
   */
  GROG_AXIS_ALLIES_SITE_ANG,
  /**
   * Argentina-Chile.
   */
  GROG_AXIS_ALLIES_SITE_ARG,
  /**
   * Australia, AUS.
   */
  GROG_AXIS_ALLIES_SITE_AUS,
  /**
   * Borneo Celebes, BOR.
   */
  GROG_AXIS_ALLIES_SITE_BOR,
  /**
   * Brazil.
   */
  GROG_AXIS_ALLIES_SITE_BRA,
  /**
   * Caroline Islands, CAR.
   */
  GROG_AXIS_ALLIES_SITE_CAR_LAND,
  /**
   * Caucasus, CAU.
   */
  GROG_AXIS_ALLIES_SITE_CAU,
  /**
   * China.
   */
  GROG_AXIS_ALLIES_SITE_CHI,
  /**
   * Columbia.
   */
  GROG_AXIS_ALLIES_SITE_COL,
  /**
   * Congo.
   */
  GROG_AXIS_ALLIES_SITE_CON,
  /**
   * Cuba, CUB.
   */
  GROG_AXIS_ALLIES_SITE_CUB,
  /**
   * East Canada, ECA.
   */
  GROG_AXIS_ALLIES_SITE_ECA,
  /**
   * East Europe.
   */
  GROG_AXIS_ALLIES_SITE_EEU,
  /**
   * East Indies, SUM.
   */
  GROG_AXIS_ALLIES_SITE_SUM,
  /**
   * East US, EUS.
   */
  GROG_AXIS_ALLIES_SITE_EUS,
  /**
   * Eire, IRE.
   */
  GROG_AXIS_ALLIES_SITE_IRE,
  /**
   * Evenki National Okrug.
   */
  GROG_AXIS_ALLIES_SITE_EVE,
  /**
   * Finland Norway, FIN.
   */
  GROG_AXIS_ALLIES_SITE_FIN,
  /**
   * French Equatorial Africa, FEQ.
   */
  GROG_AXIS_ALLIES_SITE_FEQ,
  /**
   * French Indo China.
   */
  GROG_AXIS_ALLIES_SITE_FIC,
  /**
   * French West Africa.
   */
  GROG_AXIS_ALLIES_SITE_FWA,
  /**
   * Germany, GER.
   */
  GROG_AXIS_ALLIES_SITE_GER,
  /**
   * Gibraltar.
   */
  GROG_AXIS_ALLIES_SITE_GIB,
  /**
   * Hawaiian Islands, HAW.
   */
  GROG_AXIS_ALLIES_SITE_HAW,
  /**
   * India.
   */
  GROG_AXIS_ALLIES_SITE_IND,
  /**
   * Italian East Africa.
   */
  GROG_AXIS_ALLIES_SITE_IEA,
  /**
   * Japan, JPN.
   */
  GROG_AXIS_ALLIES_SITE_JPN,
  /**
   * Karelia S.S.R., LEN.
   */
  GROG_AXIS_ALLIES_SITE_LEN,
  /**
   * Kazakh S.S.R..
   */
  GROG_AXIS_ALLIES_SITE_KAZ,
  /**
   * Kenya-Rhodesia.
   */
  GROG_AXIS_ALLIES_SITE_KEN,
  /**
   * Kwangtung.
   */
  GROG_AXIS_ALLIES_SITE_KWA,
  /**
   * Libya, LIB.
   */
  GROG_AXIS_ALLIES_SITE_LIB,
  /**
   * Madagascar, MAD.
   */
  GROG_AXIS_ALLIES_SITE_MAD,
  /**
   * Manchuria.
   */
  GROG_AXIS_ALLIES_SITE_MAN,
  /**
   * Mexico, MEX.
   */
  GROG_AXIS_ALLIES_SITE_MEX,
  /**
   * Midway, MID.
   */
  GROG_AXIS_ALLIES_SITE_MID,
  /**
   * Mongolia.
   */
  GROG_AXIS_ALLIES_SITE_MON,
  /**
   * Mozambique.
   */
  GROG_AXIS_ALLIES_SITE_MOZ,
  /**
   * New Guinea, NGU.
   */
  GROG_AXIS_ALLIES_SITE_NGU,
  /**
   * New Zealand, NZE.
   */
  GROG_AXIS_ALLIES_SITE_NZE,
  /**
   * Novosibirsk.
   */
  GROG_AXIS_ALLIES_SITE_NOV,
  /**
   * Okinawa, OKI.
   */
  GROG_AXIS_ALLIES_SITE_OKI,
  /**
   * Panama, PAN.
   */
  GROG_AXIS_ALLIES_SITE_PAN,
  /**
   * Persia.
   */
  GROG_AXIS_ALLIES_SITE_PER,
  /**
   * Peru.
   */
  GROG_AXIS_ALLIES_SITE_PRU,
  /**
   * Philippines, PHI.
   */
  GROG_AXIS_ALLIES_SITE_PHI,
  /**
   * Rio del Oro.
   */
  GROG_AXIS_ALLIES_SITE_RDO,
  /**
   * Russia, MOS.
   */
  GROG_AXIS_ALLIES_SITE_MOS,
  /**
   * Saudi Arabia.
   */
  GROG_AXIS_ALLIES_SITE_SAU,
  /**
   * Sinkiang.
   */
  GROG_AXIS_ALLIES_SITE_SIN,
  /**
   * Solomon Islands, SUL.
   */
  GROG_AXIS_ALLIES_SITE_SUL,
  /**
   * South Africa.
   */
  GROG_AXIS_ALLIES_SITE_SAF,
  /**
   * South Europe.
   */
  GROG_AXIS_ALLIES_SITE_SEU,
  /**
   * Soviet Far East.
   */
  GROG_AXIS_ALLIES_SITE_SFE,
  /**
   * Spain.
   */
  GROG_AXIS_ALLIES_SITE_SPA,
  /**
   * Sweden.
   */
  GROG_AXIS_ALLIES_SITE_SWE,
  /**
   * Switzerland.
   */
  GROG_AXIS_ALLIES_SITE_SWI,
  /**
   * Syria Jordan, SYR.
   */
  GROG_AXIS_ALLIES_SITE_SYR,
  /**
   * Turkey.
   */
  GROG_AXIS_ALLIES_SITE_TUR,
  /**
   * Ukraine S.S.R., UKR.
   */
  GROG_AXIS_ALLIES_SITE_UKR,
  /**
   * United Kingdom, GBR.
   */
  GROG_AXIS_ALLIES_SITE_GBR,
  /**
   * Wake Island, WAK.
   */
  GROG_AXIS_ALLIES_SITE_WAK,
  /**
   * West Canada, WCA.
   */
  GROG_AXIS_ALLIES_SITE_WCA,
  /**
   * West Europe, WEU.
   */
  GROG_AXIS_ALLIES_SITE_WEU,
  /**
   * West US, WUS.
   */
  GROG_AXIS_ALLIES_SITE_WUS,
  /**
   * Yakut S.S.R..
   */
  GROG_AXIS_ALLIES_SITE_YAK,
  /**
   * Alaska Sea Zone, BER.
   */
  GROG_AXIS_ALLIES_SITE_BER,
  /**
   * Angola Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_ANGOLA_SEA_ZONE,
  /**
   * Antarctic Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_ANTARCTIC_SEA_ZONE,
  /**
   * Baltic Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_BAL,
  /**
   * Black Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_BLA,
  /**
   * Borneo Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_BORNEO_SEA_ZONE,
  /**
   * Caroline Islands Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_CAROLINE_ISLANDS_SEA_ZONE,
  /**
   * Caribbean Sea Zone, CAR.
   */
  GROG_AXIS_ALLIES_SITE_CAR_SEA,
  /**
   * Caspian Sea Zone, CAS.
   */
  GROG_AXIS_ALLIES_SITE_CAS,
  /**
   * Central Mediterranean Sea Zone, CMD.
   */
  GROG_AXIS_ALLIES_SITE_CMD,
  /**
   * Congo Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_CONGO_SEA_ZONE,
  /**
   * East Argentina Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_EAST_ARGENTINA_SEA_ZONE,
  /**
   * East Canada Sea Zone, LAB.
   */
  GROG_AXIS_ALLIES_SITE_LAB,
  /**
   * East Compass Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_EAST_COMPASS_SEA_ZONE,
  /**
   * East Indies Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_EAST_INDIES_SEA_ZONE,
  /**
   * East Mediterranean Sea Zone, EMD.
   */
  GROG_AXIS_ALLIES_SITE_EMD,
  /**
   * East Pacific Sea Zone, SPO.
   */
  GROG_AXIS_ALLIES_SITE_SPO,
  /**
   * East US Sea Zone, ECO.
   */
  GROG_AXIS_ALLIES_SITE_ECO,
  /**
   * French Indo China Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_FRENCH_INDO_CHINA_SEA_ZONE,
  /**
   * Gulf of Mexico Sea Zone, GOM.
   */
  GROG_AXIS_ALLIES_SITE_GOM,
  /**
   * Hawaii Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_HAWAII_SEA_ZONE,
  /**
   * Indian Ocean Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_INDIAN_OCEAN_SEA_ZONE,
  /**
   * Japan Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_JAPAN_SEA_ZONE,
  /**
   * Karelia Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_BAR,
  /**
   * Kwangtung Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_KWANGTUNG_SEA_ZONE,
  /**
   * Mexico Sea Zone, GOC.
   */
  GROG_AXIS_ALLIES_SITE_GOC,
  /**
   * Midway Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_MIDWAY_SEA_ZONE,
  /**
   * Mozambique Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_MOZAMBIQUE_SEA_ZONE,
  /**
   * New Guinea Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_NEW_GUINEA_SEA_ZONE,
  /**
   * New Zealand Sea Zone, TAS.
   */
  GROG_AXIS_ALLIES_SITE_TAS,
  /**
   * North Atlantic Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_NORTH_ATLANTIC_SEA_ZONE,
  /**
   * North Australia Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_NORTH_AUSTRALIA_SEA_ZONE,
  /**
   * North Brazil Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_NORTH_BRAZIL_SEA_ZONE,
  /**
   * North Pacific Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_NORTH_PACIFIC_SEA_ZONE,
  /**
   * North Sea Zone, NOR.
   */
  GROG_AXIS_ALLIES_SITE_NOR,
  /**
   * Okinawa Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_OKINAWA_SEA_ZONE,
  /**
   * Peru Sea Zone, JFI.
   */
  GROG_AXIS_ALLIES_SITE_JFI,
  /**
   * Philippines Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_PHILIPPINES_SEA_ZONE,
  /**
   * Red Sea Zone, RED.
   */
  GROG_AXIS_ALLIES_SITE_RED,
  /**
   * Solomon Islands Sea Zone, SOS.
   */
  GROG_AXIS_ALLIES_SITE_SOS,
  /**
   * South Africa Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_AFRICA_SEA_ZONE,
  /**
   * South Argentina Sea Zone, SCO.
   */
  GROG_AXIS_ALLIES_SITE_SCO,
  /**
   * South Atlantic Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_ATLANTIC_SEA_ZONE,
  /**
   * South Australia Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_AUSTRALIA_SEA_ZONE,
  /**
   * South Brazil Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_BRAZIL_SEA_ZONE,
  /**
   * South Compass Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_COMPASS_SEA_ZONE,
  /**
   * South East Madagascar Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_EAST_MADAGASCAR_SEA_ZONE,
  /**
   * South Pacific Sea Zone, POL.
   */
  GROG_AXIS_ALLIES_SITE_POL,
  /**
   * Soviet Far East Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOVIET_FAR_EAST_SEA_ZONE,
  /**
   * Wake Island Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WAKE_ISLAND_SEA_ZONE,
  /**
   * West Africa Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_AFRICA_SEA_ZONE,
  /**
   * West Australia Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_AUSTRALIA_SEA_ZONE,
  /**
   * West Canada Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_CANADA_SEA_ZONE,
  /**
   * West Compass Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_COMPASS_SEA_ZONE,
  /**
   * West Mediterranean Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WMD,
  /**
   * West Panama Sea Zone, GLP.
   */
  GROG_AXIS_ALLIES_SITE_GLP,
  /**
   * West Spain Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_SPAIN_SEA_ZONE,
  /**
   * West US Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_US_SEA_ZONE,
};

/**
 * In which of a turn's two movements.
 */
enum GrogAxisAlliesPhase {
  /**
   * Combat movement.
   */
  GROG_AXIS_ALLIES_PHASE_COMBAT = 1,
  /**
   * Non-combat movement.
   */
  GROG_AXIS_ALLIES_PHASE_NONCOMBAT,
};

/**
 * What a piece is ordered to do.
 */
enum GrogAxisAlliesAction {
  /**
   * To move along a path, with what it carries.
   */
  GROG_AXIS_ALLIES_ACTION_MOVE = 1,
  /**
   * To board a transport in a sea zone beside it.
   */
  GROG_AXIS_ALLIES_ACTION_BOARD,
  /**
   * To unload from its transport onto land beside the sea zone.
   */
  GROG_AXIS_ALLIES_ACTION_UNLOAD,
};

/**
 * What happens on a path.
 */
enum GrogAxisAlliesIncident {
  /**
   * A neutral is taken for `amount` IPC.
   */
  GROG_AXIS_ALLIES_INCIDENT_FEE,
  /**
   * Enemy land is taken by moving in.
   */
  GROG_AXIS_ALLIES_INCIDENT_TAKE,
  /**
   * Enemy antiaircraft guns fire at the aircraft.
   */
  GROG_AXIS_ALLIES_INCIDENT_FIRE,
  /**
   * The path ends among enemies: a battle.
   */
  GROG_AXIS_ALLIES_INCIDENT_BATTLE,
  /**
   * Ships pass a canal.
   */
  GROG_AXIS_ALLIES_INCIDENT_CANAL,
  /**
   * `unit` lifts off its carrier, which moves away.
   */
  GROG_AXIS_ALLIES_INCIDENT_LIFT_OFF,
  /**
   * `unit` is carried along.
   */
  GROG_AXIS_ALLIES_INCIDENT_CARRIED,
};

/**
 * A side.
 */
enum GrogAxisAlliesSide {
  /**
   * Neither.
   */
  GROG_AXIS_ALLIES_SIDE_NEITHER,
  /**
   * Germany and Japan.
   */
  GROG_AXIS_ALLIES_SIDE_AXIS,
  /**
   * The USSR, the United Kingdom and the USA.
   */
  GROG_AXIS_ALLIES_SIDE_ALLIES,
};

/**
 * What a piece is. The first eight fight; the last two stand in a territory and never fall in a battle.
 */
enum GrogAxisAlliesKind {
  /**
   * Infantry.
   */
  GROG_AXIS_ALLIES_KIND_INFANTRY = 1,
  /**
   * Armor.
   */
  GROG_AXIS_ALLIES_KIND_ARMOR,
  /**
   * A fighter.
   */
  GROG_AXIS_ALLIES_KIND_FIGHTER,
  /**
   * A bomber.
   */
  GROG_AXIS_ALLIES_KIND_BOMBER,
  /**
   * A transport.
   */
  GROG_AXIS_ALLIES_KIND_TRANSPORT,
  /**
   * A submarine.
   */
  GROG_AXIS_ALLIES_KIND_SUBMARINE,
  /**
   * An aircraft carrier.
   */
  GROG_AXIS_ALLIES_KIND_CARRIER,
  /**
   * A battleship.
   */
  GROG_AXIS_ALLIES_KIND_BATTLESHIP,
  /**
   * An antiaircraft gun.
   */
  GROG_AXIS_ALLIES_KIND_AA_GUN,
  /**
   * An industrial complex.
   */
  GROG_AXIS_ALLIES_KIND_INDUSTRIAL_COMPLEX,
};

/**
 * Where a piece moves and fights.
 */
enum GrogAxisAlliesDomain {
  /**
   * On land.
   */
  GROG_AXIS_ALLIES_DOMAIN_LAND,
  /**
   * In the air.
   */
  GROG_AXIS_ALLIES_DOMAIN_AIR,
  /**
   * At sea.
   */
  GROG_AXIS_ALLIES_DOMAIN_SEA,
};

/**
 * By what the game was won.
 */
enum GrogAxisAlliesGround {
  /**
   * It goes on.
   */
  GROG_AXIS_ALLIES_GROUND_NONE,
  /**
   * The other side surrendered.
   */
  GROG_AXIS_ALLIES_GROUND_SURRENDER,
  /**
   * Enemy capitals: two Allied ones, or both of the Axis.
   */
  GROG_AXIS_ALLIES_GROUND_CAPITALS,
  /**
   * Axis territory worth 84 IPC or more at the end of the American turn.
   */
  GROG_AXIS_ALLIES_GROUND_M84,
};

/**
 * Who breaks off.
 */
enum GrogAxisAlliesLeaving {
  /**
   * All attackers but aircraft (4.1).
   */
  GROG_AXIS_ALLIES_LEAVING_ATTACKERS = 1,
  /**
   * Some of the attacking submarines (4.2c).
   */
  GROG_AXIS_ALLIES_LEAVING_ATTACKING_SUBMARINES,
  /**
   * Some of the defending submarines (4.2d).
   */
  GROG_AXIS_ALLIES_LEAVING_DEFENDING_SUBMARINES,
};

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesPhaseCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesKindCode;

/**
 * A row of the unit chart.
 */
typedef struct GrogAxisAlliesUnitValue {
  /**
   * The kind whose row it is.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * What it costs, in IPC.
   */
  uint8_t cost;
  /**
   * Spaces that it moves.
   */
  uint8_t movement;
  /**
   * What its die hits at or below when it attacks: 0 never, at most 6.
   */
  uint8_t attack;
  /**
   * What its die hits at or below when it defends: 0 never, at most 6.
   */
  uint8_t defence;
  /**
   * What the die of its special shot hits at or below, 0 for none: a battleship's support shot, an AA gun's die.
   */
  uint8_t shot;
  /**
   * Room that it offers to those it carries.
   */
  uint8_t hold;
  /**
   * Room that it takes where it is carried.
   */
  uint8_t space;
  /**
   * Zero.
   */
  uint8_t reserved[8];
} GrogAxisAlliesUnitValue;

/**
 * What `grog_axis_allies_antiaircraft_assess` asks. Aircraft that come under an antiaircraft gun.
 */
typedef struct GrogAxisAlliesAntiaircraftAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * Aircraft that attack the gun's territory or fly over it.
   */
  uint16_t aircraft;
  /**
   * In which movement they do so.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The gun is aboard a transport.
   */
  GrogFlag aboard;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesAntiaircraftAssessQuestion;

/**
 * The dice of an antiaircraft gun.
 */
typedef struct GrogAxisAlliesAaVolley {
  /**
   * One for each aircraft.
   */
  uint16_t dice;
  /**
   * What they hit at or below.
   */
  uint8_t hits_at;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesAaVolley;

/**
 * What `grog_axis_allies_antiaircraft_assess` answers.
 */
typedef struct GrogAxisAlliesAntiaircraftAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * The dice of an antiaircraft gun. Zero where it is forbidden.
   */
  struct GrogAxisAlliesAaVolley value;
} GrogAxisAlliesAntiaircraftAssessAnswer;

/**
 * What `grog_axis_allies_antiaircraft_resolve` asks. An antiaircraft gun's dice.
 */
typedef struct GrogAxisAlliesAntiaircraftResolveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The aircraft that it fires at.
   */
  uint16_t aircraft;
  /**
   * One die for each.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesAntiaircraftResolveQuestion;

/**
 * What an antiaircraft gun hit.
 */
typedef struct GrogAxisAlliesAaHits {
  /**
   * Aircraft that are lost, which ones their owner chooses.
   */
  uint16_t hits;
  /**
   * Aircraft that are left.
   */
  uint16_t left;
} GrogAxisAlliesAaHits;

/**
 * What `grog_axis_allies_antiaircraft_resolve` answers.
 */
typedef struct GrogAxisAlliesAntiaircraftResolveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What an antiaircraft gun hit.
   */
  struct GrogAxisAlliesAaHits value;
} GrogAxisAlliesAntiaircraftResolveAnswer;

/**
 * What `grog_axis_allies_antiaircraft_distribution` asks. Antiaircraft fire before it falls.
 */
typedef struct GrogAxisAlliesAntiaircraftDistributionQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The aircraft that it is fired at, at most 400.
   */
  uint16_t aircraft;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesAntiaircraftDistributionQuestion;

/**
 * A number of hits and its chance.
 */
typedef struct GrogAxisAlliesAaChance {
  /**
   * The chance, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * The hits.
   */
  uint16_t hits;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogAxisAlliesAaChance;

/**
 * An expectation: a whole number and a fraction.
 */
typedef struct GrogAxisAlliesExpected {
  /**
   * The whole number.
   */
  uint64_t whole;
  /**
   * The fraction, in units of 1/2^63.
   */
  uint64_t fraction;
} GrogAxisAlliesExpected;

/**
 * The chances of antiaircraft fire.
 */
typedef struct GrogAxisAlliesAaChances {
  /**
   * Expected hits.
   */
  struct GrogAxisAlliesExpected hits;
  /**
   * What the chances lack of certainty: the bound of each one's error.
   */
  uint64_t missing;
} GrogAxisAlliesAaChances;

/**
 * What `grog_axis_allies_antiaircraft_distribution` answers.
 */
typedef struct GrogAxisAlliesAntiaircraftDistributionAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesAaChance *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * The chances of antiaircraft fire.
   */
  struct GrogAxisAlliesAaChances value;
} GrogAxisAlliesAntiaircraftDistributionAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesBattleKindCode;

/**
 * How many units of each kind fight on one side. An antiaircraft gun, a complex and cargo do not fight and are not
 * counted.
 */
typedef struct GrogAxisAlliesForce {
  /**
   * Infantry.
   */
  uint16_t infantry;
  /**
   * Armor.
   */
  uint16_t armor;
  /**
   * Fighters.
   */
  uint16_t fighter;
  /**
   * Bombers.
   */
  uint16_t bomber;
  /**
   * Transports.
   */
  uint16_t transport;
  /**
   * Submarines.
   */
  uint16_t submarine;
  /**
   * Aircraft carriers.
   */
  uint16_t carrier;
  /**
   * Battleships.
   */
  uint16_t battleship;
} GrogAxisAlliesForce;

/**
 * Battleships of one sea zone that are to support an assault (AA 3.5a).
 */
typedef struct GrogAxisAlliesBombardment {
  /**
   * How many are to fire.
   */
  uint8_t battleships;
  /**
   * How many of them were in a sea battle this phase.
   */
  uint8_t fought;
  /**
   * A transport in the same sea zone unloads into the territory.
   */
  GrogFlag unloading;
  /**
   * There was a sea battle in that zone this phase.
   */
  GrogFlag sea_battle;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAxisAlliesBombardment;

/**
 * What `grog_axis_allies_battle_begin` asks. Forces that meet.
 */
typedef struct GrogAxisAlliesBattleBeginQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * Where.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attackers that fight. Cargo does not: land units aboard transports (AA 3.2f) and friendly fighters aboard
   * carriers (AA 3.4e).
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The defenders, a carrier's fighters with them (AA 3.4b). An antiaircraft gun is none.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * How many attackers come straight off transports; one makes it an amphibious assault (AA 4.3a).
   */
  uint16_t landed;
  /**
   * How many were to come so when the attack was declared; those whose transports were sunk are no longer among
   * `landed` (AA 4.3c).
   */
  uint16_t declared;
  /**
   * Battleships that are to give support, by sea zone.
   */
  const struct GrogAxisAlliesBombardment *support;
  /**
   * How many `support` there are; the pointer may be null if 0.
   */
  size_t support_len;
  /**
   * An antiaircraft gun stands in the territory.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesBattleBeginQuestion;

/**
 * What the units' dice hit at or below: the figures of the unit chart that a battle needs.
 */
typedef struct GrogAxisAlliesFigures {
  /**
   * In the attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier,
   * battleship.
   */
  uint8_t attack[8];
  /**
   * In the defence, in the same order.
   */
  uint8_t defence[8];
  /**
   * A battleship's support shot.
   */
  uint8_t support;
  /**
   * An antiaircraft gun's die.
   */
  uint8_t aa;
} GrogAxisAlliesFigures;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesStageCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesEndingCode;

/**
 * A battle between two steps: a plain value that the caller keeps, copies, compares and saves.
 */
typedef struct GrogAxisAlliesBattle {
  /**
   * The attackers as they came.
   */
  struct GrogAxisAlliesForce attacker_start;
  /**
   * The defenders as they stood.
   */
  struct GrogAxisAlliesForce defender_start;
  /**
   * The attackers that are in the battle.
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The defenders that are in the battle, with those that are hit and still fire.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * Defenders that are hit and still fire, before they are removed.
   */
  struct GrogAxisAlliesForce doomed;
  /**
   * What the dice hit at or below.
   */
  struct GrogAxisAlliesFigures figures;
  /**
   * The attacker's submarines that withdrew.
   */
  uint16_t attacker_withdrawn;
  /**
   * The defender's submarines that withdrew.
   */
  uint16_t defender_withdrawn;
  /**
   * Hits of submarines that the side whose turn it is has to take; they fall on ships only.
   */
  uint16_t submarine_hits;
  /**
   * Other hits that it has to take.
   */
  uint16_t hits;
  /**
   * The round that is fought, from 1; 0 before the first.
   */
  uint16_t round;
  /**
   * Support shots of the first round.
   */
  uint16_t support;
  /**
   * Where it is fought.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * What it waits for.
   */
  GrogAxisAlliesStageCode stage;
  /**
   * How it ended.
   */
  GrogAxisAlliesEndingCode ending;
  /**
   * It is an amphibious assault.
   */
  GrogFlag amphibious;
  /**
   * An antiaircraft gun defends.
   */
  GrogFlag aa_gun;
  /**
   * The attacker took the territory.
   */
  GrogFlag taken;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAxisAlliesBattle;

/**
 * What `grog_axis_allies_battle_begin` answers.
 */
typedef struct GrogAxisAlliesBattleBeginAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * A battle between two steps: a plain value that the caller keeps, copies, compares and saves. Zero where it is forbidden.
   */
  struct GrogAxisAlliesBattle value;
} GrogAxisAlliesBattleBeginAnswer;

/**
 * What `grog_axis_allies_battle_choices` asks. A battle that waits.
 */
typedef struct GrogAxisAlliesBattleChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAxisAlliesBattleChoicesQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesRoleCode;

/**
 * What is wanted next, and of whom.
 */
typedef struct GrogAxisAlliesTurn {
  /**
   * Losses by the customary order, for a host that does not want to ask.
   */
  struct GrogAxisAlliesForce suggested;
  /**
   * Dice by kind, in the order of the kinds, which is the order in which they are read.
   */
  uint16_t dice_by_kind[8];
  /**
   * What each kind's dice hit at or below.
   */
  uint8_t hits_at[8];
  /**
   * All dice that are wanted.
   */
  uint32_t dice;
  /**
   * Units that must be lost.
   */
  uint32_t losses;
  /**
   * At least so many of them are ships, for submarines' hits.
   */
  uint32_t ships_least;
  /**
   * At most so many of them are aircraft.
   */
  uint32_t aircraft_most;
  /**
   * At most so many of them are no aircraft.
   */
  uint32_t surface_most;
  /**
   * Submarines that may withdraw: all, some or none of them.
   */
  uint16_t submarines;
  /**
   * What is waited for.
   */
  GrogAxisAlliesStageCode stage;
  /**
   * Whose dice or choice it is.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * What an antiaircraft gun's dice, or support shots, hit at or below.
   */
  uint8_t shot;
  /**
   * The attacker may retreat.
   */
  GrogFlag may_retreat;
  /**
   * A retreat needs a destination: somebody is left who is no aircraft.
   */
  GrogFlag needs_destination;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesTurn;

/**
 * What `grog_axis_allies_battle_choices` answers.
 */
typedef struct GrogAxisAlliesBattleChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What is wanted next, and of whom.
   */
  struct GrogAxisAlliesTurn value;
} GrogAxisAlliesBattleChoicesAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesDecisionCode;

/**
 * What `grog_axis_allies_battle_apply` asks. A step: of the fields after the battle, those count that its stage asks for, and the others stay empty.
 */
typedef struct GrogAxisAlliesBattleApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * Where dice are wanted: as many as the volley has, by kind in the order of the kinds.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
  /**
   * Where losses are wanted: the units that their owner chose.
   */
  struct GrogAxisAlliesForce losses;
  /**
   * An antiaircraft gun is offered among them.
   */
  GrogFlag lose_aa_gun;
  /**
   * Where submarines may withdraw: whose they are, the side whose choice it is. It must be said there.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * Where submarines may withdraw: how many do, 0 for none.
   */
  uint16_t submarines;
  /**
   * Where the attacker may retreat: whether he does. It must be said there.
   */
  GrogAxisAlliesDecisionCode decision;
  /**
   * Where those who leave may go, numbered as the host likes: what the rules of withdrawal say (AA 4.1b, 4.2c, 4.2d).
   * It must hold something where somebody leaves who is no aircraft.
   */
  const uint16_t *destinations;
  /**
   * How many `destinations` there are; the pointer may be null if 0.
   */
  size_t destinations_len;
  /**
   * Where they go, one of `destinations`.
   */
  uint16_t destination;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogAxisAlliesBattleApplyQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesBattleEffectKindCode;

/**
 * One change for the host to make.
 */
typedef struct GrogAxisAlliesBattleEffect {
  /**
   * What happens.
   */
  GrogAxisAlliesBattleEffectKindCode what;
  /**
   * To whose units.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * Of which kind.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * Zero.
   */
  uint8_t reserved;
  /**
   * To how many.
   */
  uint16_t count;
  /**
   * Where they go, as the question numbered it.
   */
  uint16_t destination;
  /**
   * Which ship of the question's list, from 0.
   */
  uint16_t index;
  /**
   * The rule's number.
   */
  uint16_t rule;
} GrogAxisAlliesBattleEffect;

/**
 * What `grog_axis_allies_battle_apply` answers.
 */
typedef struct GrogAxisAlliesBattleApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogAxisAlliesBattleEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * A battle between two steps: a plain value that the caller keeps, copies, compares and saves. Zero where it is forbidden.
   */
  struct GrogAxisAlliesBattle value;
} GrogAxisAlliesBattleApplyAnswer;

/**
 * A ship with what is aboard.
 */
typedef struct GrogAxisAlliesLaden {
  /**
   * A transport or a carrier.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * Infantry aboard a transport.
   */
  uint8_t infantry;
  /**
   * Armor aboard a transport.
   */
  uint8_t armor;
  /**
   * Antiaircraft guns aboard a transport.
   */
  uint8_t aa_guns;
  /**
   * Friendly fighters aboard an attacking carrier: those of another nation, which do not fight (AA 3.4e).
   */
  uint8_t fighters;
  /**
   * What is aboard a transport is another nation's (AA 3.3).
   */
  GrogFlag friendly;
  /**
   * The ship is lost.
   */
  GrogFlag lost;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesLaden;

/**
 * What `grog_axis_allies_battle_sink` asks. Ships after a battle.
 */
typedef struct GrogAxisAlliesBattleSinkQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The sea battle that they were in: it knows how many of them are lost, and whether the attacker retreated.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * Whose ships they are.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The ships that carry something.
   */
  const struct GrogAxisAlliesLaden *ships;
  /**
   * How many `ships` there are; the pointer may be null if 0.
   */
  size_t ships_len;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesBattleSinkQuestion;

/**
 * What went down with ships.
 */
typedef struct GrogAxisAlliesSunk {
  /**
   * What it cost, in IPC, the ships not counted.
   */
  uint32_t ipc;
  /**
   * Infantry.
   */
  uint16_t infantry;
  /**
   * Armor.
   */
  uint16_t armor;
  /**
   * Antiaircraft guns.
   */
  uint16_t aa_guns;
  /**
   * Fighters.
   */
  uint16_t fighters;
} GrogAxisAlliesSunk;

/**
 * What `grog_axis_allies_battle_sink` answers.
 */
typedef struct GrogAxisAlliesBattleSinkAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogAxisAlliesBattleEffect *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What went down with ships. Zero where it is forbidden.
   */
  struct GrogAxisAlliesSunk value;
} GrogAxisAlliesBattleSinkAnswer;

/**
 * A side's plan. One of which nothing is said is the customary order of loss, and staying to the end.
 */
typedef struct GrogAxisAlliesPlan {
  /**
   * The order in which kinds are lost. A kind that was named before is passed over, and kinds not named follow in
   * the customary order, which is that of a plan without any: on land infantry, armor, then for the attacker fighter, bomber and for the defender bomber,
   * fighter; at sea transport, submarine, fighter, bomber, carrier, battleship.
   */
  GrogAxisAlliesKindCode order[8];
  /**
   * So many infantry are lost only after everything else, to take the territory.
   */
  uint16_t keep_infantry;
  /**
   * So many armor likewise.
   */
  uint16_t keep_armor;
  /**
   * The round after which submarines withdraw; 0 for never (AA 4.2a).
   */
  uint16_t submarines_after;
  /**
   * How many of them at most; 0 for all.
   */
  uint16_t submarines_leave;
  /**
   * The attacker retreats after so many rounds; 0 for never (AA 4.1a).
   */
  uint16_t retreat_after;
  /**
   * The attacker retreats when so many of his units or fewer are left; 0 for never.
   */
  uint16_t retreat_at;
  /**
   * The attacker retreats when only aircraft of his are left.
   */
  GrogFlag retreat_aircraft;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogAxisAlliesPlan;

/**
 * Attackers that come together, and what they mean to do.
 */
typedef struct GrogAxisAlliesWave {
  /**
   * The attackers that fight.
   */
  struct GrogAxisAlliesForce force;
  /**
   * The order in which they are lost, and when they leave.
   */
  struct GrogAxisAlliesPlan plan;
  /**
   * Support shots in the first round (AA 3.5a).
   */
  uint16_t support;
  /**
   * It is an amphibious assault (AA 4.3a).
   */
  GrogFlag amphibious;
  /**
   * Zero.
   */
  uint8_t reserved[5];
} GrogAxisAlliesWave;

/**
 * What `grog_axis_allies_battle_distribution` asks. A battle before it is fought.
 */
typedef struct GrogAxisAlliesBattleDistributionQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * Where.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attacks, one after the other, each against what the one before left of the defender; most battles have one.
   */
  const struct GrogAxisAlliesWave *waves;
  /**
   * How many `waves` there are; the pointer may be null if 0.
   */
  size_t waves_len;
  /**
   * The defenders.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The order in which they are lost, and when their submarines withdraw.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * An antiaircraft gun stands in the territory and fires at each wave.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesBattleDistributionQuestion;

/**
 * Something that may be left after a wave.
 */
typedef struct GrogAxisAlliesBattleOutcome {
  /**
   * Its chance, in units of 1/2^63. Those of one wave together are the chance that it is fought.
   */
  uint64_t chance;
  /**
   * What the attacker lost, in IPC.
   */
  uint32_t attacker_ipc;
  /**
   * What the defender lost since the first wave, in IPC.
   */
  uint32_t defender_ipc;
  /**
   * The attackers that are left.
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The defenders that are left.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * Submarines of the attacker that withdrew.
   */
  uint16_t attacker_withdrawn;
  /**
   * Submarines of the defender that withdrew.
   */
  uint16_t defender_withdrawn;
  /**
   * Which wave, from 0.
   */
  uint16_t wave;
  /**
   * How it ended.
   */
  GrogAxisAlliesEndingCode ending;
  /**
   * The territory is taken: no further wave fights.
   */
  GrogFlag taken;
} GrogAxisAlliesBattleOutcome;

/**
 * Expected numbers of units.
 */
typedef struct GrogAxisAlliesExpectedForce {
  /**
   * All units.
   */
  struct GrogAxisAlliesExpected units;
  /**
   * What they cost, in IPC.
   */
  struct GrogAxisAlliesExpected ipc;
  /**
   * Infantry.
   */
  struct GrogAxisAlliesExpected infantry;
  /**
   * Armor.
   */
  struct GrogAxisAlliesExpected armor;
  /**
   * Fighters.
   */
  struct GrogAxisAlliesExpected fighter;
  /**
   * Bombers.
   */
  struct GrogAxisAlliesExpected bomber;
  /**
   * Transports.
   */
  struct GrogAxisAlliesExpected transport;
  /**
   * Submarines.
   */
  struct GrogAxisAlliesExpected submarine;
  /**
   * Aircraft carriers.
   */
  struct GrogAxisAlliesExpected carrier;
  /**
   * Battleships.
   */
  struct GrogAxisAlliesExpected battleship;
} GrogAxisAlliesExpectedForce;

/**
 * The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
 * most. Of several waves, the endings are those of the last that was fought.
 */
typedef struct GrogAxisAlliesBattleChances {
  /**
   * No defender is left, and an attacker is.
   */
  uint64_t win;
  /**
   * No attacker is left, and a defender is.
   */
  uint64_t lose;
  /**
   * Neither is.
   */
  uint64_t both_gone;
  /**
   * The attacker retreats.
   */
  uint64_t retreat;
  /**
   * Nobody can hit anybody.
   */
  uint64_t stalemate;
  /**
   * The attacker takes the territory: no defender is left, and infantry or armor is.
   */
  uint64_t taken;
  /**
   * What the five endings lack of certainty: the bound of each chance's error.
   */
  uint64_t missing;
  /**
   * Expected rounds, of all waves together.
   */
  struct GrogAxisAlliesExpected rounds;
  /**
   * Expected losses of the attacker, of all waves together.
   */
  struct GrogAxisAlliesExpectedForce attacker_lost;
  /**
   * Expected losses of the defender.
   */
  struct GrogAxisAlliesExpectedForce defender_lost;
  /**
   * Expected submarines of the attacker that withdraw.
   */
  struct GrogAxisAlliesExpected attacker_withdrawn;
  /**
   * Expected submarines of the defender that withdraw.
   */
  struct GrogAxisAlliesExpected defender_withdrawn;
} GrogAxisAlliesBattleChances;

/**
 * What `grog_axis_allies_battle_distribution` answers.
 */
typedef struct GrogAxisAlliesBattleDistributionAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesBattleOutcome *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
   * most. Of several waves, the endings are those of the last that was fought.
   */
  struct GrogAxisAlliesBattleChances value;
} GrogAxisAlliesBattleDistributionAnswer;

/**
 * What `grog_axis_allies_battle_rounds` asks. A battle before it is fought.
 */
typedef struct GrogAxisAlliesBattleRoundsQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * Where.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attacks, one after the other, each against what the one before left of the defender; most battles have one.
   */
  const struct GrogAxisAlliesWave *waves;
  /**
   * How many `waves` there are; the pointer may be null if 0.
   */
  size_t waves_len;
  /**
   * The defenders.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The order in which they are lost, and when their submarines withdraw.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * An antiaircraft gun stands in the territory and fires at each wave.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesBattleRoundsQuestion;

/**
 * How a wave may end in a round.
 */
typedef struct GrogAxisAlliesRoundChance {
  /**
   * Which wave, from 0.
   */
  uint16_t wave;
  /**
   * After which round; 0 for a wave that ends before the first.
   */
  uint16_t round;
  /**
   * Zero.
   */
  uint32_t reserved;
  /**
   * The chance that it ends then, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * And no defender is left, but an attacker is.
   */
  uint64_t win;
  /**
   * And no attacker is left, but a defender is.
   */
  uint64_t lose;
  /**
   * And neither is.
   */
  uint64_t both_gone;
  /**
   * And the attacker retreats.
   */
  uint64_t retreat;
  /**
   * And the territory is taken.
   */
  uint64_t taken;
} GrogAxisAlliesRoundChance;

/**
 * What `grog_axis_allies_battle_rounds` answers.
 */
typedef struct GrogAxisAlliesBattleRoundsAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesRoundChance *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
   * most. Of several waves, the endings are those of the last that was fought.
   */
  struct GrogAxisAlliesBattleChances value;
} GrogAxisAlliesBattleRoundsAnswer;

/**
 * What `grog_axis_allies_battle_losses` asks. A battle before it is fought.
 */
typedef struct GrogAxisAlliesBattleLossesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * Where.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attacks, one after the other, each against what the one before left of the defender; most battles have one.
   */
  const struct GrogAxisAlliesWave *waves;
  /**
   * How many `waves` there are; the pointer may be null if 0.
   */
  size_t waves_len;
  /**
   * The defenders.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The order in which they are lost, and when their submarines withdraw.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * An antiaircraft gun stands in the territory and fires at each wave.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesBattleLossesQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesLossOfCode;

/**
 * A number that may be lost, and its chance.
 */
typedef struct GrogAxisAlliesLossChance {
  /**
   * The chance, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * The number.
   */
  uint32_t lost;
  /**
   * Of an attacker, which wave, from 0; its chances together are the chance that it is fought. Of the defender 0: what he
   * lost in all.
   */
  uint16_t wave;
  /**
   * Who loses it.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * What is counted.
   */
  GrogAxisAlliesLossOfCode of;
  /**
   * Which kind, where one is counted; absent for the others.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogAxisAlliesLossChance;

/**
 * What the chances of losses are read from: how many waves were weighed.
 */
typedef struct GrogAxisAlliesLossesWeighed {
  /**
   * What the chances of the defender's losses lack of certainty: the bound of each chance's error.
   */
  uint64_t missing;
} GrogAxisAlliesLossesWeighed;

/**
 * What `grog_axis_allies_battle_losses` answers.
 */
typedef struct GrogAxisAlliesBattleLossesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesLossChance *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * What the chances of losses are read from: how many waves were weighed.
   */
  struct GrogAxisAlliesLossesWeighed value;
} GrogAxisAlliesBattleLossesAnswer;

/**
 * What `grog_axis_allies_battle_percentile` asks. A battle that was fought, and the plans it is held against.
 */
typedef struct GrogAxisAlliesBattlePercentileQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The battle, which must be over.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The attacker's plan.
   */
  struct GrogAxisAlliesPlan attacker_plan;
  /**
   * The defender's plan.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * What taking the territory is worth, in IPC.
   */
  uint16_t territory;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own. They say what units cost; what
   * their dice hit is the battle's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesBattlePercentileQuestion;

/**
 * Where a battle stands among all that could have come of it, by what the defender lost less what the attacker did in
 * IPC, the territory's worth added where it was taken. Chances in units of 1/2^63.
 */
typedef struct GrogAxisAlliesBattlePercentile {
  /**
   * The chance of a worse result for the attacker.
   */
  uint64_t worse;
  /**
   * The chance of this one.
   */
  uint64_t equal;
  /**
   * The chance of a better one.
   */
  uint64_t better;
  /**
   * What the three lack of certainty: the bound of each chance's error.
   */
  uint64_t missing;
  /**
   * What the battle brought the attacker: the defender's losses less his own, and the territory, in IPC.
   */
  int32_t swing;
  /**
   * Zero.
   */
  uint32_t reserved;
} GrogAxisAlliesBattlePercentile;

/**
 * What `grog_axis_allies_battle_percentile` answers.
 */
typedef struct GrogAxisAlliesBattlePercentileAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * Where a battle stands among all that could have come of it, by what the defender lost less what the attacker did in
   * IPC, the territory's worth added where it was taken. Chances in units of 1/2^63.
   */
  struct GrogAxisAlliesBattlePercentile value;
} GrogAxisAlliesBattlePercentileAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesGoalCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesPriceCode;

/**
 * What `grog_axis_allies_battle_fewest` asks. What is wanted, of whom, and how long it may take to find.
 */
typedef struct GrogAxisAlliesBattleFewestQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * Where.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * Whose units are sought.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * What is wanted.
   */
  GrogAxisAlliesGoalCode goal;
  /**
   * What is to be as little as possible.
   */
  GrogAxisAlliesPriceCode price;
  /**
   * The wanted chance, in units of 1/2^63.
   */
  uint64_t wanted;
  /**
   * Steps that the search may take: as many for each force that is tried as there are pairs of what may be left of both
   * sides.
   */
  uint64_t budget;
  /**
   * The most units of each kind that may be added.
   */
  struct GrogAxisAlliesForce available;
  /**
   * The attackers that take part anyway.
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The attacker's plan.
   */
  struct GrogAxisAlliesPlan attacker_plan;
  /**
   * The defenders that take part anyway.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The defender's plan.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * Support shots in the first round (AA 3.5a).
   */
  uint16_t support;
  /**
   * It is an amphibious assault (AA 4.3a).
   */
  GrogFlag amphibious;
  /**
   * An antiaircraft gun stands in the territory.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesBattleFewestQuestion;

/**
 * What was found.
 */
typedef struct GrogAxisAlliesFound {
  /**
   * The chance that the units reach, in units of 1/2^63, and at least the wanted one; 0 if none were found.
   */
  uint64_t chance;
  /**
   * Steps that the search took.
   */
  uint64_t steps;
  /**
   * The units to add.
   */
  struct GrogAxisAlliesForce force;
  /**
   * How many they are.
   */
  uint32_t units;
  /**
   * What they cost, in IPC.
   */
  uint32_t ipc;
  /**
   * Units were found.
   */
  GrogFlag found;
  /**
   * Nothing is left to try: fewer or cheaper ones do not reach the chance, or none do. Not so if the budget ran out.
   */
  GrogFlag complete;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogAxisAlliesFound;

/**
 * What `grog_axis_allies_battle_fewest` answers.
 */
typedef struct GrogAxisAlliesBattleFewestAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * What was found.
   */
  struct GrogAxisAlliesFound value;
} GrogAxisAlliesBattleFewestAnswer;

/**
 * What `grog_axis_allies_bombing_assess` asks. A raid that is to be flown.
 */
typedef struct GrogAxisAlliesBombingAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The bombers that are to raid, at most 400.
   */
  uint16_t bombers;
  /**
   * Other units that are to raid with them.
   */
  uint16_t others;
  /**
   * How many of the bombers fight in a battle this turn.
   */
  uint16_t fighting;
  /**
   * An industrial complex stands in the territory.
   */
  GrogFlag industrial_complex;
  /**
   * The territory is the enemy's.
   */
  GrogFlag enemy;
  /**
   * An enemy antiaircraft gun stands in it.
   */
  GrogFlag aa_gun;
  /**
   * In which movement they fly.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * What the owner can lose at most, in IPC, from 0 to 65534: what he has, or what a house rule says; absent for no
   * limit.
   */
  uint16_t limit;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesBombingAssessQuestion;

/**
 * A raid that may be flown.
 */
typedef struct GrogAxisAlliesRaidAssessment {
  /**
   * The bombers.
   */
  uint16_t bombers;
  /**
   * Antiaircraft dice: one for each, or none.
   */
  uint16_t aa_dice;
  /**
   * What the owner can lose at most, in IPC, from 0 to 65534; absent for no limit.
   */
  uint16_t limit;
  /**
   * What antiaircraft dice hit at or below.
   */
  uint8_t hits_at;
  /**
   * What a bomber costs, in IPC.
   */
  uint8_t cost;
} GrogAxisAlliesRaidAssessment;

/**
 * What `grog_axis_allies_bombing_assess` answers.
 */
typedef struct GrogAxisAlliesBombingAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * A raid that may be flown. Zero where it is forbidden.
   */
  struct GrogAxisAlliesRaidAssessment value;
} GrogAxisAlliesBombingAssessAnswer;

/**
 * What `grog_axis_allies_bombing_resolve` asks. A raid and its dice.
 */
typedef struct GrogAxisAlliesBombingResolveQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The raid.
   */
  struct GrogAxisAlliesRaidAssessment assessment;
  /**
   * The antiaircraft dice, then one for each bomber that is left.
   */
  const uint8_t *dice;
  /**
   * How many `dice` there are; the pointer may be null if 0.
   */
  size_t dice_len;
} GrogAxisAlliesBombingResolveQuestion;

/**
 * What a raid brought.
 */
typedef struct GrogAxisAlliesRaided {
  /**
   * Bombers that were shot down.
   */
  uint16_t shot_down;
  /**
   * Bombers that are left.
   */
  uint16_t left;
  /**
   * The sum of their dice.
   */
  uint16_t rolled;
  /**
   * What the territory's owner pays to the bank, in IPC.
   */
  uint16_t damage;
} GrogAxisAlliesRaided;

/**
 * What `grog_axis_allies_bombing_resolve` answers.
 */
typedef struct GrogAxisAlliesBombingResolveAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a raid brought.
   */
  struct GrogAxisAlliesRaided value;
} GrogAxisAlliesBombingResolveAnswer;

/**
 * What `grog_axis_allies_bombing_distribution` asks. A raid before it is flown.
 */
typedef struct GrogAxisAlliesBombingDistributionQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The raid.
   */
  struct GrogAxisAlliesRaidAssessment assessment;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAxisAlliesBombingDistributionQuestion;

/**
 * Something that a raid may bring, and its chance.
 */
typedef struct GrogAxisAlliesRaidOutcome {
  /**
   * The chance, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * Bombers that are shot down.
   */
  uint16_t shot_down;
  /**
   * What the territory's owner pays, in IPC.
   */
  uint16_t damage;
  /**
   * Zero.
   */
  uint32_t reserved;
} GrogAxisAlliesRaidOutcome;

/**
 * The chances of a raid.
 */
typedef struct GrogAxisAlliesRaidChances {
  /**
   * What the territory's owner is expected to pay, in IPC.
   */
  struct GrogAxisAlliesExpected damage;
  /**
   * Bombers that are expected to be shot down.
   */
  struct GrogAxisAlliesExpected shot_down;
  /**
   * What they cost, in IPC.
   */
  struct GrogAxisAlliesExpected ipc;
  /**
   * What the chances lack of certainty: the bound of each one's error.
   */
  uint64_t missing;
} GrogAxisAlliesRaidChances;

/**
 * What `grog_axis_allies_bombing_distribution` answers.
 */
typedef struct GrogAxisAlliesBombingDistributionAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesRaidOutcome *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * The chances of a raid.
   */
  struct GrogAxisAlliesRaidChances value;
} GrogAxisAlliesBombingDistributionAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesSurfaceCode;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesPowerCode;

/**
 * A space as the game begins. Land without an owner is neutral.
 */
typedef struct GrogAxisAlliesSpace {
  /**
   * Land or sea.
   */
  GrogAxisAlliesSurfaceCode surface;
  /**
   * Whose land it is at the start; nobody's if neutral, or sea.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * Whose capital it is, if any.
   */
  GrogAxisAlliesPowerCode capital;
  /**
   * What it yields a turn, in IPC.
   */
  uint8_t income;
  /**
   * An industrial complex stands there from the start.
   */
  GrogFlag industrial_complex;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogAxisAlliesSpace;

/**
 * A border: two spaces that touch, in either order. It is listed once.
 */
typedef struct GrogAxisAlliesLink {
  /**
   * One space.
   */
  uint16_t a;
  /**
   * The other.
   */
  uint16_t b;
} GrogAxisAlliesLink;

/**
 * A canal: the border of two sea zones that ships pass only where the land beside it is friendly (2.3, 2.4).
 */
typedef struct GrogAxisAlliesCanal {
  /**
   * One sea zone.
   */
  uint16_t a;
  /**
   * The other.
   */
  uint16_t b;
  /**
   * The territories that must have been friendly when the turn began; twice the same where one is enough.
   */
  uint16_t lands[2];
} GrogAxisAlliesCanal;

/**
 * What has become of a space. A space that is not listed is as the game began.
 */
typedef struct GrogAxisAlliesHolding {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * Whose it is now. Nobody's only where it is neutral, or sea.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * It changed hands this turn.
   */
  GrogFlag taken;
  /**
   * Whose it was when this turn began, if it changed hands since.
   */
  GrogAxisAlliesPowerCode was;
  /**
   * An industrial complex was built there.
   */
  GrogFlag industrial_complex;
  /**
   * A battle took place there this turn.
   */
  GrogFlag battled;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesHolding;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesUnloadingCode;

/**
 * Pieces that are alike in everything: what is said of one is said of all, and an order moves all. The default has
 * done nothing this turn.
 */
typedef struct GrogAxisAlliesUnit {
  /**
   * The host's own number for it. No rule looks at it.
   */
  uint32_t id;
  /**
   * Where it is.
   */
  uint16_t space;
  /**
   * The transport or carrier that it is aboard of, counted from 1 in the same list; 0 for none.
   */
  uint16_t aboard;
  /**
   * What it is; no industrial complex, which belongs to its space.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * Whose it is.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * How many there are; 0 counts as 1.
   */
  uint8_t count;
  /**
   * Spaces that it moved this turn.
   */
  uint8_t spent;
  /**
   * It moved or fought in this turn's combat phases.
   */
  GrogFlag engaged;
  /**
   * When it unloaded last: cargo that came ashore, or a transport that let cargo ashore.
   */
  GrogAxisAlliesUnloadingCode unloaded;
  /**
   * It retreated or withdrew this turn.
   */
  GrogFlag retreated;
  /**
   * Since it boarded, the owner of the transport has had a turn.
   */
  GrogFlag shuttled;
  /**
   * An antiaircraft gun that was captured this turn.
   */
  GrogFlag captured;
  /**
   * It was placed this turn.
   */
  GrogFlag placed;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogAxisAlliesUnit;

/**
 * A position, and the board and chart that it is played with.
 * Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
 */
typedef struct GrogAxisAlliesBoard {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The spaces of the host's own board; none for the second edition's.
   */
  const struct GrogAxisAlliesSpace *spaces;
  /**
   * How many `spaces` there are; the pointer may be null if 0.
   */
  size_t spaces_len;
  /**
   * The borders of the host's own board.
   */
  const struct GrogAxisAlliesLink *links;
  /**
   * How many `links` there are; the pointer may be null if 0.
   */
  size_t links_len;
  /**
   * The canals of the host's own board.
   */
  const struct GrogAxisAlliesCanal *canals;
  /**
   * How many `canals` there are; the pointer may be null if 0.
   */
  size_t canals_len;
  /**
   * Rows of the unit chart that differ from the edition's.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
  /**
   * The spaces that are not as the game began.
   */
  const struct GrogAxisAlliesHolding *holdings;
  /**
   * How many `holdings` there are; the pointer may be null if 0.
   */
  size_t holdings_len;
  /**
   * The pieces of every power.
   */
  const struct GrogAxisAlliesUnit *units;
  /**
   * How many `units` there are; the pointer may be null if 0.
   */
  size_t units_len;
  /**
   * TAS touches the seas north and south of Australia too, as on the printed board: an option that bends 2.5.
   */
  GrogFlag tas_links;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogAxisAlliesBoard;

/**
 * What `grog_axis_allies_carriers_choices` asks. A sea battle that is over.
 */
typedef struct GrogAxisAlliesCarriersChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position as the battle found it: what was lost is still listed.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is: the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle: it knows who took part, and how many were lost.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The sea zone.
   */
  uint16_t space;
  /**
   * Whose fighters are asked about.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The pieces that were lost, each from 0 in `board.units`: as many of each kind as the battle lost.
   */
  const uint16_t *lost;
  /**
   * How many `lost` there are; the pointer may be null if 0.
   */
  size_t lost_len;
  /**
   * The fighters whose owner wants the free bays for them, in the order of his wish; none for the order of the list.
   */
  const uint16_t *kept;
  /**
   * How many `kept` there are; the pointer may be null if 0.
   */
  size_t kept_len;
} GrogAxisAlliesCarriersChoicesQuestion;

/**
 * What fighters without a carrier have to choose from.
 */
typedef struct GrogAxisAlliesStranded {
  /**
   * Fighters without a carrier.
   */
  uint16_t fighters;
  /**
   * Free bays in the zone.
   */
  uint16_t bays;
  /**
   * A friendly island inside the zone, which takes all; 0 for none.
   */
  uint16_t island;
  /**
   * Fighters that are lost.
   */
  uint16_t lost;
} GrogAxisAlliesStranded;

/**
 * What `grog_axis_allies_carriers_choices` answers.
 */
typedef struct GrogAxisAlliesCarriersChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What fighters without a carrier have to choose from.
   */
  struct GrogAxisAlliesStranded value;
} GrogAxisAlliesCarriersChoicesAnswer;

/**
 * What `grog_axis_allies_carriers_apply` asks. A sea battle that is over.
 */
typedef struct GrogAxisAlliesCarriersApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position as the battle found it: what was lost is still listed.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is: the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle: it knows who took part, and how many were lost.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The sea zone.
   */
  uint16_t space;
  /**
   * Whose fighters are asked about.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The pieces that were lost, each from 0 in `board.units`: as many of each kind as the battle lost.
   */
  const uint16_t *lost;
  /**
   * How many `lost` there are; the pointer may be null if 0.
   */
  size_t lost_len;
  /**
   * The fighters whose owner wants the free bays for them, in the order of his wish; none for the order of the list.
   */
  const uint16_t *kept;
  /**
   * How many `kept` there are; the pointer may be null if 0.
   */
  size_t kept_len;
} GrogAxisAlliesCarriersApplyQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesFateCode;

/**
 * What becomes of the fighters of a group.
 */
typedef struct GrogAxisAlliesLanded {
  /**
   * The group, from 0.
   */
  uint16_t unit;
  /**
   * The carrier that takes them, counted from 1; 0 for none.
   */
  uint16_t carrier;
  /**
   * The island, or the sea zone.
   */
  uint16_t space;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * How many of the group.
   */
  uint8_t amount;
  /**
   * What becomes of them.
   */
  GrogAxisAlliesFateCode fate;
  /**
   * Zero.
   */
  uint16_t reserved;
} GrogAxisAlliesLanded;

/**
 * What `grog_axis_allies_carriers_apply` answers.
 */
typedef struct GrogAxisAlliesCarriersApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogAxisAlliesLanded *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What fighters without a carrier have to choose from. Zero where it is forbidden.
   */
  struct GrogAxisAlliesStranded value;
} GrogAxisAlliesCarriersApplyAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesMeansCode;

/**
 * What `grog_axis_allies_conquest_apply` asks. A territory that was won.
 */
typedef struct GrogAxisAlliesConquestApplyQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position, with the territory still its former owner's.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Who took it.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The territory.
   */
  uint16_t space;
  /**
   * What it was taken with.
   */
  GrogAxisAlliesMeansCode means;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogAxisAlliesConquestApplyQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesChangeCode;

/**
 * One change for the host to apply.
 */
typedef struct GrogAxisAlliesTransfer {
  /**
   * The territory.
   */
  uint16_t space;
  /**
   * The piece, from 0; 65535 for none.
   */
  uint16_t unit;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * What changes hands.
   */
  GrogAxisAlliesChangeCode what;
  /**
   * Whose it becomes.
   */
  GrogAxisAlliesPowerCode owner;
} GrogAxisAlliesTransfer;

/**
 * What a conquest means.
 */
typedef struct GrogAxisAlliesConquest {
  /**
   * Whose the territory becomes.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * It went back to its original owner, who is a friend of the one who took it, or the same.
   */
  GrogFlag liberated;
  /**
   * Whose capital was freed, and gets back all that friends hold of its land.
   */
  GrogAxisAlliesPowerCode freed;
  /**
   * Whose capital fell.
   */
  GrogAxisAlliesPowerCode fallen;
} GrogAxisAlliesConquest;

/**
 * What `grog_axis_allies_conquest_apply` answers.
 */
typedef struct GrogAxisAlliesConquestApplyAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogAxisAlliesTransfer *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What a conquest means. Zero where it is forbidden.
   */
  struct GrogAxisAlliesConquest value;
} GrogAxisAlliesConquestApplyAnswer;

/**
 * What `grog_axis_allies_income_collect` asks. Whose income is wanted.
 */
typedef struct GrogAxisAlliesIncomeCollectQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Zero.
   */
  uint8_t reserved[7];
} GrogAxisAlliesIncomeCollectQuestion;

/**
 * What a power's territories yield.
 */
typedef struct GrogAxisAlliesIncome {
  /**
   * IPC that it collects.
   */
  uint16_t income;
  /**
   * What its territories are worth, collected or not.
   */
  uint16_t value;
  /**
   * How many territories it has.
   */
  uint16_t territories;
  /**
   * Its capital is in enemy hands, and it collects nothing (5.2a).
   */
  GrogFlag occupied;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesIncome;

/**
 * What `grog_axis_allies_income_collect` answers.
 */
typedef struct GrogAxisAlliesIncomeCollectAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * What a power's territories yield.
   */
  struct GrogAxisAlliesIncome value;
} GrogAxisAlliesIncomeCollectAnswer;

/**
 * What `grog_axis_allies_landing_choices` asks. An aircraft that must come down.
 */
typedef struct GrogAxisAlliesLandingChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position after combat.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The aircraft, from 0 in `board.units`.
   */
  uint16_t unit;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAxisAlliesLandingChoicesQuestion;

/**
 * A space to land on.
 */
typedef struct GrogAxisAlliesStrip {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * Free bays of the carriers there, without the aircraft's own group; 0 on land, where there is room for all.
   */
  uint16_t bays;
  /**
   * The least number of spaces to fly there.
   */
  uint8_t spaces;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesStrip;

/**
 * How far an aircraft still flies.
 */
typedef struct GrogAxisAlliesFlight {
  /**
   * Spaces that it may land on.
   */
  uint16_t strips;
  /**
   * Spaces that it has left.
   */
  uint8_t left;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesFlight;

/**
 * What `grog_axis_allies_landing_choices` answers.
 */
typedef struct GrogAxisAlliesLandingChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesStrip *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How far an aircraft still flies. Zero where it is forbidden.
   */
  struct GrogAxisAlliesFlight value;
} GrogAxisAlliesLandingChoicesAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesSiteCode;

/**
 * What `grog_axis_allies_map_space` asks. Which space is meant.
 */
typedef struct GrogAxisAlliesMapSpaceQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The space; 0 where `site` says it.
   */
  uint16_t space;
  /**
   * The space by name, on the built-in board.
   */
  GrogAxisAlliesSiteCode site;
  /**
   * Zero.
   */
  uint8_t reserved[5];
} GrogAxisAlliesMapSpaceQuestion;

/**
 * A neighbour of a space.
 */
typedef struct GrogAxisAlliesBorder {
  /**
   * The neighbour.
   */
  uint16_t space;
  /**
   * Its name, on the built-in board.
   */
  GrogAxisAlliesSiteCode site;
  /**
   * Land or sea.
   */
  GrogAxisAlliesSurfaceCode surface;
  /**
   * Ships need a canal to go there.
   */
  GrogFlag canal;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesBorder;

/**
 * What is known of a space.
 */
typedef struct GrogAxisAlliesSpaceFacts {
  /**
   * Its number.
   */
  uint16_t space;
  /**
   * The sea zone that surrounds it wholly, if it is an island (3.4b); 0 if it is none.
   */
  uint16_t around;
  /**
   * Its name, on the built-in board.
   */
  GrogAxisAlliesSiteCode site;
  /**
   * Land or sea.
   */
  GrogAxisAlliesSurfaceCode surface;
  /**
   * Whose it is now.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * Whose it was when the game began.
   */
  GrogAxisAlliesPowerCode original;
  /**
   * Whose capital it is, if any.
   */
  GrogAxisAlliesPowerCode capital;
  /**
   * What it yields a turn, in IPC.
   */
  uint8_t income;
  /**
   * An industrial complex stands there.
   */
  GrogFlag industrial_complex;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesSpaceFacts;

/**
 * What `grog_axis_allies_map_space` answers.
 */
typedef struct GrogAxisAlliesMapSpaceAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesBorder *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * What is known of a space.
   */
  struct GrogAxisAlliesSpaceFacts value;
} GrogAxisAlliesMapSpaceAnswer;

/**
 * What `grog_axis_allies_map_adjacent` asks. Two spaces.
 */
typedef struct GrogAxisAlliesMapAdjacentQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * One space.
   */
  uint16_t space;
  /**
   * The other.
   */
  uint16_t other;
  /**
   * Zero.
   */
  uint8_t reserved[4];
} GrogAxisAlliesMapAdjacentQuestion;

/**
 * What `grog_axis_allies_map_adjacent` answers.
 */
typedef struct GrogAxisAlliesMapAdjacentAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogAxisAlliesMapAdjacentAnswer;

/**
 * What `grog_axis_allies_map_setup` asks. Whose pieces are wanted.
 */
typedef struct GrogAxisAlliesMapSetupQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The power; nobody for all of them.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogAxisAlliesMapSetupQuestion;

/**
 * How the game begins.
 */
typedef struct GrogAxisAlliesStarted {
  /**
   * How many pieces there are.
   */
  uint16_t pieces;
  /**
   * IPC that the power begins with, or all together.
   */
  uint16_t cash;
} GrogAxisAlliesStarted;

/**
 * What `grog_axis_allies_map_setup` answers.
 */
typedef struct GrogAxisAlliesMapSetupAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesUnit *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How the game begins.
   */
  struct GrogAxisAlliesStarted value;
} GrogAxisAlliesMapSetupAnswer;

/**
 * What `grog_axis_allies_movement_assess` asks. A piece and the way that it is to go.
 */
typedef struct GrogAxisAlliesMovementAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The piece, from 0 in `board.units`.
   */
  uint16_t unit;
  /**
   * The spaces that it enters, in order.
   */
  const uint16_t *path;
  /**
   * How many `path` there are; the pointer may be null if 0.
   */
  size_t path_len;
  /**
   * IPC left after purchases, for neutrals (2.7a).
   */
  uint16_t cash;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogAxisAlliesMovementAssessQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesIncidentCode;

/**
 * One thing that happens on a path, for the host to apply.
 */
typedef struct GrogAxisAlliesHappening {
  /**
   * Where.
   */
  uint16_t space;
  /**
   * The piece that it happens to, from 0.
   */
  uint16_t unit;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * What happens.
   */
  GrogAxisAlliesIncidentCode what;
  /**
   * How much of it.
   */
  uint8_t amount;
} GrogAxisAlliesHappening;

/**
 * What a way costs.
 */
typedef struct GrogAxisAlliesPassage {
  /**
   * IPC for the neutrals that are taken.
   */
  uint16_t cost;
  /**
   * Spaces moved this turn, this way included.
   */
  uint8_t spent;
  /**
   * Spaces left.
   */
  uint8_t left;
} GrogAxisAlliesPassage;

/**
 * What `grog_axis_allies_movement_assess` answers.
 */
typedef struct GrogAxisAlliesMovementAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogAxisAlliesHappening *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t effects_len;
  /**
   * What a way costs. Zero where it is forbidden.
   */
  struct GrogAxisAlliesPassage value;
} GrogAxisAlliesMovementAssessAnswer;

/**
 * What `grog_axis_allies_movement_reach` asks. A piece that wants to know where it can go.
 */
typedef struct GrogAxisAlliesMovementReachQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The piece, from 0 in `board.units`.
   */
  uint16_t unit;
  /**
   * IPC left after purchases, for neutrals (2.7a).
   */
  uint16_t cash;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogAxisAlliesMovementReachQuestion;

/**
 * A space that a piece can go to.
 */
typedef struct GrogAxisAlliesReached {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * The least IPC for neutrals on a way there.
   */
  uint16_t cost;
  /**
   * The least number of spaces of a way that costs no more.
   */
  uint8_t spaces;
  /**
   * Enemies are there: a battle.
   */
  GrogFlag battle;
  /**
   * Going there takes it.
   */
  GrogFlag takes;
  /**
   * An aircraft may land there as things stand.
   */
  GrogFlag lands;
} GrogAxisAlliesReached;

/**
 * How many spaces a piece can reach.
 */
typedef struct GrogAxisAlliesRange {
  /**
   * Spaces it can go to.
   */
  uint16_t spaces;
  /**
   * Spaces it has left to move.
   */
  uint8_t left;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesRange;

/**
 * What `grog_axis_allies_movement_reach` answers.
 */
typedef struct GrogAxisAlliesMovementReachAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesReached *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How many spaces a piece can reach. Zero where it is forbidden.
   */
  struct GrogAxisAlliesRange value;
} GrogAxisAlliesMovementReachAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesActionCode;

/**
 * An order to one piece, or to one group that moves as a whole.
 */
typedef struct GrogAxisAlliesOrder {
  /**
   * The piece, from 0 in `board.units`.
   */
  uint16_t unit;
  /**
   * The transport that it boards, counted from 1 in `board.units`; 0 for other orders.
   */
  uint16_t aboard;
  /**
   * What it does.
   */
  GrogAxisAlliesActionCode action;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The spaces that it enters, in order, zeros after the last; where it unloads, that land alone. A longer way is
   * two orders.
   */
  uint16_t path[6];
} GrogAxisAlliesOrder;

/**
 * What `grog_axis_allies_moves_check` asks. The orders of a phase.
 */
typedef struct GrogAxisAlliesMovesCheckQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position before the orders.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The orders, in the order in which they are carried out. A piece may have several.
   */
  const struct GrogAxisAlliesOrder *orders;
  /**
   * How many `orders` there are; the pointer may be null if 0.
   */
  size_t orders_len;
  /**
   * IPC left after purchases, for neutrals (2.7a).
   */
  uint16_t cash;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogAxisAlliesMovesCheckQuestion;

/**
 * Something said against declared orders.
 */
typedef struct GrogAxisAlliesObjection {
  /**
   * The order, from 0; 65535 where it is the want of one.
   */
  uint16_t order;
  /**
   * The piece, from 0.
   */
  uint16_t unit;
  /**
   * Where.
   */
  uint16_t space;
  /**
   * The rule's number.
   */
  uint16_t rule;
} GrogAxisAlliesObjection;

/**
 * What a phase's orders come to.
 */
typedef struct GrogAxisAlliesDeclared {
  /**
   * IPC for the neutrals that are taken.
   */
  uint16_t cost;
  /**
   * Spaces where the power's pieces then fight.
   */
  uint16_t battles;
} GrogAxisAlliesDeclared;

/**
 * What `grog_axis_allies_moves_check` answers.
 */
typedef struct GrogAxisAlliesMovesCheckAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesObjection *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * What a phase's orders come to. Zero where it is forbidden.
   */
  struct GrogAxisAlliesDeclared value;
} GrogAxisAlliesMovesCheckAnswer;

/**
 * New pieces of one kind in one space.
 */
typedef struct GrogAxisAlliesPlacement {
  /**
   * Where they are placed.
   */
  uint16_t space;
  /**
   * For ships, the territory of the complex that builds them; 0 for any that can.
   */
  uint16_t industrial_complex;
  /**
   * What they are; industrial complexes too.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * How many; 0 counts as 1.
   */
  uint8_t count;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogAxisAlliesPlacement;

/**
 * What `grog_axis_allies_placement_assess` asks. All that a power places in a turn.
 */
typedef struct GrogAxisAlliesPlacementAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position after non-combat movement.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * What it places.
   */
  const struct GrogAxisAlliesPlacement *placements;
  /**
   * How many `placements` there are; the pointer may be null if 0.
   */
  size_t placements_len;
} GrogAxisAlliesPlacementAssessQuestion;

/**
 * Something said against a placement.
 */
typedef struct GrogAxisAlliesRefusal {
  /**
   * The entry, from 0.
   */
  uint16_t placement;
  /**
   * Where.
   */
  uint16_t space;
  /**
   * The rule's number.
   */
  uint16_t rule;
} GrogAxisAlliesRefusal;

/**
 * What was placed.
 */
typedef struct GrogAxisAlliesPlaced {
  /**
   * How many pieces.
   */
  uint16_t pieces;
  /**
   * What they cost, in IPC.
   */
  uint16_t cost;
} GrogAxisAlliesPlaced;

/**
 * What `grog_axis_allies_placement_assess` answers.
 */
typedef struct GrogAxisAlliesPlacementAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesRefusal *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t rows_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * What was placed. Zero where it is forbidden.
   */
  struct GrogAxisAlliesPlaced value;
} GrogAxisAlliesPlacementAssessAnswer;

/**
 * What `grog_axis_allies_transport_assess` asks. Troops that board a transport together, or leave it for one land.
 */
typedef struct GrogAxisAlliesTransportAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * Whether they board or unload.
   */
  GrogAxisAlliesActionCode action;
  /**
   * The transport, counted from 1 in `board.units`.
   */
  uint16_t aboard;
  /**
   * The troops, each from 0 in `board.units`.
   */
  const uint16_t *troops;
  /**
   * How many `troops` there are; the pointer may be null if 0.
   */
  size_t troops_len;
  /**
   * The land that they unload onto.
   */
  uint16_t space;
  /**
   * Those who board will unload in the same phase to attack (3.2c).
   */
  GrogFlag assault;
  /**
   * IPC left after purchases, for neutrals (2.7a).
   */
  uint16_t cash;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogAxisAlliesTransportAssessQuestion;

/**
 * A transport after troops boarded or left it.
 */
typedef struct GrogAxisAlliesShipped {
  /**
   * IPC for a neutral that is taken.
   */
  uint16_t cost;
  /**
   * Room left aboard: an infantry takes 1.
   */
  uint8_t room;
  /**
   * It may not move or load again this turn (3.2d).
   */
  GrogFlag done;
} GrogAxisAlliesShipped;

/**
 * What `grog_axis_allies_transport_assess` answers.
 */
typedef struct GrogAxisAlliesTransportAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the effects go, set by the caller; may be null if `effects_capacity` is 0.
   */
  struct GrogAxisAlliesHappening *effects;
  /**
   * How many effects there is room for, set by the caller.
   */
  size_t effects_capacity;
  /**
   * How many effects there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this and what fits.
   */
  size_t effects_len;
  /**
   * Memory to work in, set by the caller; may be null if `scratch_capacity` is 0. Its contents do not matter.
   */
  uint64_t *scratch;
  /**
   * How many words of 64 bits it has, set by the caller.
   */
  size_t scratch_capacity;
  /**
   * How many words are needed: written where there are fewer, and the call returns `buffer_too_small`.
   */
  size_t scratch_needed;
  /**
   * A transport after troops boarded or left it. Zero where it is forbidden.
   */
  struct GrogAxisAlliesShipped value;
} GrogAxisAlliesTransportAssessAnswer;

/**
 * What `grog_axis_allies_units_values` asks. Which row of the unit chart is wanted.
 */
typedef struct GrogAxisAlliesUnitsValuesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The kind.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  /**
   * How many `chart` there are; the pointer may be null if 0.
   */
  size_t chart_len;
} GrogAxisAlliesUnitsValuesQuestion;

/**
 * What `grog_axis_allies_units_values` answers.
 */
typedef struct GrogAxisAlliesUnitsValuesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * A row of the unit chart.
   */
  struct GrogAxisAlliesUnitValue value;
} GrogAxisAlliesUnitsValuesAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesSideCode;

/**
 * What `grog_axis_allies_victory_assess` asks. A moment of the game.
 */
typedef struct GrogAxisAlliesVictoryAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The American turn has just ended, so that M84 is asked.
   */
  GrogFlag us_turn_ended;
  /**
   * The side that surrenders, if any.
   */
  GrogAxisAlliesSideCode surrenders;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogAxisAlliesVictoryAssessQuestion;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesGroundCode;

/**
 * Whether the game is won.
 */
typedef struct GrogAxisAlliesVictory {
  /**
   * What the territories of Germany and Japan are worth together, in IPC.
   */
  uint16_t axis_value;
  /**
   * Allied capitals that the Axis controls.
   */
  uint8_t allied_capitals;
  /**
   * Axis capitals that the Allies control.
   */
  uint8_t axis_capitals;
  /**
   * The winner, if there is one. Neither too where each side holds enough of the other's capitals: the first to do so
   * had won before.
   */
  GrogAxisAlliesSideCode winner;
  /**
   * By what.
   */
  GrogAxisAlliesGroundCode ground;
} GrogAxisAlliesVictory;

/**
 * What `grog_axis_allies_victory_assess` answers.
 */
typedef struct GrogAxisAlliesVictoryAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Whether the game is won.
   */
  struct GrogAxisAlliesVictory value;
} GrogAxisAlliesVictoryAssessAnswer;

/**
 * A word as it crosses a language border: one byte, of which any value may arrive. 0 is the vocabulary's first word, or,
 * where its codes count from 1, a word that is not said.
 */
typedef uint8_t GrogAxisAlliesLeavingCode;

/**
 * How one attacking piece came into the battle, as it was declared.
 */
typedef struct GrogAxisAlliesWay {
  /**
   * Where it began, the spaces that it passed, and the battle; zeros after the last.
   */
  uint16_t spaces[8];
} GrogAxisAlliesWay;

/**
 * What `grog_axis_allies_withdrawal_choices` asks. A battle that somebody wants to leave, and where to.
 */
typedef struct GrogAxisAlliesWithdrawalChoicesQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position at this moment of the battle: those who fell are gone, and what was taken by moving is taken.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is: the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle at the same moment: it knows who is left, and whether it is an amphibious assault.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * Where it is fought.
   */
  uint16_t space;
  /**
   * Who leaves it.
   */
  GrogAxisAlliesLeavingCode leaving;
  /**
   * How each attacking piece came there, the lost ones and aircraft included. It must hold something where attackers
   * leave, and does not count where defenders do.
   */
  const struct GrogAxisAlliesWay *ways;
  /**
   * How many `ways` there are; the pointer may be null if 0.
   */
  size_t ways_len;
  /**
   * Where they want to go; `choices` does not look at it.
   */
  uint16_t destination;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogAxisAlliesWithdrawalChoicesQuestion;

/**
 * A space to withdraw to.
 */
typedef struct GrogAxisAlliesRefuge {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * It was taken this turn (4.4a).
   */
  GrogFlag taken;
  /**
   * Zero.
   */
  uint8_t reserved;
} GrogAxisAlliesRefuge;

/**
 * How many spaces there are to withdraw to.
 */
typedef struct GrogAxisAlliesRefuges {
  /**
   * Spaces.
   */
  uint16_t spaces;
} GrogAxisAlliesRefuges;

/**
 * What `grog_axis_allies_withdrawal_choices` answers.
 */
typedef struct GrogAxisAlliesWithdrawalChoicesAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
  /**
   * Where the rows go, set by the caller; may be null if `rows_capacity` is 0.
   */
  struct GrogAxisAlliesRefuge *rows;
  /**
   * How many rows there is room for, set by the caller.
   */
  size_t rows_capacity;
  /**
   * How many rows there are. Where there is no room for them, the call returns `buffer_too_small` and
   * writes this alone.
   */
  size_t rows_len;
  /**
   * How many spaces there are to withdraw to. Zero where it is forbidden.
   */
  struct GrogAxisAlliesRefuges value;
} GrogAxisAlliesWithdrawalChoicesAnswer;

/**
 * What `grog_axis_allies_withdrawal_assess` asks. A battle that somebody wants to leave, and where to.
 */
typedef struct GrogAxisAlliesWithdrawalAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The position at this moment of the battle: those who fell are gone, and what was taken by moving is taken.
   * Null stands for empty lists.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is: the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle at the same moment: it knows who is left, and whether it is an amphibious assault.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * Where it is fought.
   */
  uint16_t space;
  /**
   * Who leaves it.
   */
  GrogAxisAlliesLeavingCode leaving;
  /**
   * How each attacking piece came there, the lost ones and aircraft included. It must hold something where attackers
   * leave, and does not count where defenders do.
   */
  const struct GrogAxisAlliesWay *ways;
  /**
   * How many `ways` there are; the pointer may be null if 0.
   */
  size_t ways_len;
  /**
   * Where they want to go; `choices` does not look at it.
   */
  uint16_t destination;
  /**
   * Zero.
   */
  uint8_t reserved[6];
} GrogAxisAlliesWithdrawalAssessQuestion;

/**
 * What `grog_axis_allies_withdrawal_assess` answers.
 */
typedef struct GrogAxisAlliesWithdrawalAssessAnswer {
  /**
   * Size of this structure in bytes, set by the caller.
   */
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  /**
   * Zero.
   */
  uint8_t reserved[3];
  /**
   * The rules that decided.
   */
  GrogCites cites;
} GrogAxisAlliesWithdrawalAssessAnswer;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Whether an antiaircraft gun fires at aircraft, and with how many dice (AA 3.1a, 3.1d).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_antiaircraft_assess(const struct GrogAxisAlliesAntiaircraftAssessQuestion *question,
                                             struct GrogAxisAlliesAntiaircraftAssessAnswer *answer,
                                             GrogTrail *trail,
                                             GrogFault *fault);

/**
 * What an antiaircraft gun's dice hit (AA 3.1a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_antiaircraft_resolve(const struct GrogAxisAlliesAntiaircraftResolveQuestion *question,
                                              struct GrogAxisAlliesAntiaircraftResolveAnswer *answer,
                                              GrogTrail *trail,
                                              GrogFault *fault);

/**
 * The exact chances of an antiaircraft gun's hits (AA 3.1a).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_antiaircraft_distribution(const struct GrogAxisAlliesAntiaircraftDistributionQuestion *question,
                                                   struct GrogAxisAlliesAntiaircraftDistributionAnswer *answer,
                                                   GrogTrail *trail,
                                                   GrogFault *fault);

/**
 * Whether forces may meet so, and the battle before its first step (AA 3.5, 4.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_battle_begin(const struct GrogAxisAlliesBattleBeginQuestion *question,
                                      struct GrogAxisAlliesBattleBeginAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * What a battle waits for: dice, losses, withdrawals (AA 3.1a, 3.5a, 4.1, 4.2).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_battle_choices(const struct GrogAxisAlliesBattleChoicesQuestion *question,
                                        struct GrogAxisAlliesBattleChoicesAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * One step of a battle: dice or a choice (AA 3.1, 3.5, 4.1, 4.2, 4.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_battle_apply(const struct GrogAxisAlliesBattleApplyQuestion *question,
                                      struct GrogAxisAlliesBattleApplyAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * What goes down with transports and carriers (AA 3.1d, 3.2f, 3.4e).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_battle_sink(const struct GrogAxisAlliesBattleSinkQuestion *question,
                                     struct GrogAxisAlliesBattleSinkAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * The exact chances of a battle to its end, and all that can be left.
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_battle_distribution(const struct GrogAxisAlliesBattleDistributionQuestion *question,
                                             struct GrogAxisAlliesBattleDistributionAnswer *answer,
                                             GrogTrail *trail,
                                             GrogFault *fault);

/**
 * The exact chances of a battle, round by round.
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_battle_rounds(const struct GrogAxisAlliesBattleRoundsQuestion *question,
                                       struct GrogAxisAlliesBattleRoundsAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * The exact chances of each side's losses, by kind, in units and in IPC.
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_battle_losses(const struct GrogAxisAlliesBattleLossesQuestion *question,
                                       struct GrogAxisAlliesBattleLossesAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Where a battle that was fought stands among all that could have come of it.
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `scratch_needed` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_battle_percentile(const struct GrogAxisAlliesBattlePercentileQuestion *question,
                                           struct GrogAxisAlliesBattlePercentileAnswer *answer,
                                           GrogTrail *trail,
                                           GrogFault *fault);

/**
 * The fewest or cheapest units that reach a wanted chance.
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `scratch_needed` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_battle_fewest(const struct GrogAxisAlliesBattleFewestQuestion *question,
                                       struct GrogAxisAlliesBattleFewestAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Whether bombers may raid a territory's income, and with which dice.
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_bombing_assess(const struct GrogAxisAlliesBombingAssessQuestion *question,
                                        struct GrogAxisAlliesBombingAssessAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * What a raid shoots down and destroys.
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_bombing_resolve(const struct GrogAxisAlliesBombingResolveQuestion *question,
                                         struct GrogAxisAlliesBombingResolveAnswer *answer,
                                         GrogTrail *trail,
                                         GrogFault *fault);

/**
 * The exact chances of a raid.
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_bombing_distribution(const struct GrogAxisAlliesBombingDistributionQuestion *question,
                                              struct GrogAxisAlliesBombingDistributionAnswer *answer,
                                              GrogTrail *trail,
                                              GrogFault *fault);

/**
 * What fighters that lost their carrier have to choose from (AA 3.4b, 3.4e).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_carriers_choices(const struct GrogAxisAlliesCarriersChoicesQuestion *question,
                                          struct GrogAxisAlliesCarriersChoicesAnswer *answer,
                                          GrogTrail *trail,
                                          GrogFault *fault);

/**
 * Where fighters that lost their carrier go (AA 3.4b, 3.4e).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_carriers_apply(const struct GrogAxisAlliesCarriersApplyQuestion *question,
                                        struct GrogAxisAlliesCarriersApplyAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Who gets a territory that was taken, and what stands in it (AA 3.1e, 5.2b).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_conquest_apply(const struct GrogAxisAlliesConquestApplyQuestion *question,
                                        struct GrogAxisAlliesConquestApplyAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * What a power collects at the end of its turn (AA 5.2).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_income_collect(const struct GrogAxisAlliesIncomeCollectQuestion *question,
                                        struct GrogAxisAlliesIncomeCollectAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Where an aircraft may land once the fighting is over (AA 3.4, 4.4).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_landing_choices(const struct GrogAxisAlliesLandingChoicesQuestion *question,
                                         struct GrogAxisAlliesLandingChoicesAnswer *answer,
                                         GrogTrail *trail,
                                         GrogFault *fault);

/**
 * What a space is, and its neighbours (AA map).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_map_space(const struct GrogAxisAlliesMapSpaceQuestion *question,
                                   struct GrogAxisAlliesMapSpaceAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether two spaces touch (AA 2.1 to 2.6).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_map_adjacent(const struct GrogAxisAlliesMapAdjacentQuestion *question,
                                      struct GrogAxisAlliesMapAdjacentAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * The pieces that the second edition's board begins with (AA map).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_map_setup(const struct GrogAxisAlliesMapSetupQuestion *question,
                                   struct GrogAxisAlliesMapSetupAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether a piece may go along a path, what it costs and what happens (AA 2, 3, 4.4).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `effects_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_movement_assess(const struct GrogAxisAlliesMovementAssessQuestion *question,
                                         struct GrogAxisAlliesMovementAssessAnswer *answer,
                                         GrogTrail *trail,
                                         GrogFault *fault);

/**
 * Everywhere that a piece can go in a phase (AA 2, 3, 4.4).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_movement_reach(const struct GrogAxisAlliesMovementReachQuestion *question,
                                        struct GrogAxisAlliesMovementReachAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Whether a phase's orders are allowed, with every objection (AA 2, 3, 4.4).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_moves_check(const struct GrogAxisAlliesMovesCheckQuestion *question,
                                     struct GrogAxisAlliesMovesCheckAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Whether all that a power places is allowed (AA 2.7, 3.1b, 3.4f).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `rows_len` or `scratch_needed`, and `rows`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_placement_assess(const struct GrogAxisAlliesPlacementAssessQuestion *question,
                                          struct GrogAxisAlliesPlacementAssessAnswer *answer,
                                          GrogTrail *trail,
                                          GrogFault *fault);

/**
 * Whether troops may board a transport or unload from it (AA 3.2, 3.3).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and where the code is `buffer_too_small` `effects_len` or `scratch_needed`, and `effects`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_transport_assess(const struct GrogAxisAlliesTransportAssessQuestion *question,
                                          struct GrogAxisAlliesTransportAssessAnswer *answer,
                                          GrogTrail *trail,
                                          GrogFault *fault);

/**
 * A kind's figures, by the edition's chart or the game's (AA units).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_units_values(const struct GrogAxisAlliesUnitsValuesQuestion *question,
                                      struct GrogAxisAlliesUnitsValuesAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Whether a side has won (AA 5.1).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_victory_assess(const struct GrogAxisAlliesVictoryAssessQuestion *question,
                                        struct GrogAxisAlliesVictoryAssessAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Every space that a battle may be left for (AA 4.1b, 4.2c, 4.2d).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`, and `rows_len` where the code is `buffer_too_small`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_withdrawal_choices(const struct GrogAxisAlliesWithdrawalChoicesQuestion *question,
                                            struct GrogAxisAlliesWithdrawalChoicesAnswer *answer,
                                            GrogTrail *trail,
                                            GrogFault *fault);

/**
 * Whether a battle may be left for a space (AA 4.1b, 4.2c, 4.2d).
 *
 * In: `question`. Out: `answer`; `trail` and `fault`, each of which may be null. Units stand with the fields.
 * Returns 0, or the number of a `GrogFaultCode`, which `fault` then explains: one of the structures and pointers, or
 * one of the fields by its name. Nothing is written then but `fault`.
 * Re-entrant: no memory but the caller's, no state, no input or output.
 */
int32_t grog_axis_allies_withdrawal_assess(const struct GrogAxisAlliesWithdrawalAssessQuestion *question,
                                           struct GrogAxisAlliesWithdrawalAssessAnswer *answer,
                                           GrogTrail *trail,
                                           GrogFault *fault);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus
#endif /* GROGNARD_H */

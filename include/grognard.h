/*
 * grognard: the rules of wargames, as questions and answers.
 *
 * Made from the library's sources by `cargo run -p grognard-tests --bin generate`; not edited by hand.
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
   * A column of the table: `num` is its index from 0, `value` its printed heading's first number.
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
   * A reason why not: `index` names the item, if it is one of a list.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogWhatCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
 * What kind of fire a barrage is; one barrage has one kind.
 */
enum GrogOcsFire {
  /**
   * Artillery.
   */
  GROG_OCS_FIRE_ARTILLERY,
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
  GROG_OCS_OUTCOME_NONE,
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
};

/**
 * The kind of attack.
 */
enum GrogOcsAttack {
  /**
   * In a Combat Segment, from any number of adjacent hexes.
   */
  GROG_OCS_ATTACK_REGULAR,
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
  GROG_OCS_COMBAT_RESULT_AL2,
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
};

/**
 * What is fired at.
 */
enum GrogOcsTarget {
  /**
   * An air base of level 1 to 3.
   */
  GROG_OCS_TARGET_AIR_BASE,
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
 * How hard the ground is: which row of the odds table counts.
 */
enum GrogOcsGround {
  /**
   * Open.
   */
  GROG_OCS_GROUND_OPEN,
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
 * What a counter is.
 */
enum GrogOcsKind {
  /**
   * A combat unit with nothing special about it.
   */
  GROG_OCS_KIND_COMBAT,
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
  GROG_OCS_ARM_OTHER,
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
  GROG_OCS_SIZE_REGIMENT,
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
  GROG_OCS_MODE_COMBAT,
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
  GROG_OCS_ORIENTATION_COMBAT,
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
  GROG_OCS_MOBILITY_LEG,
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
  GROG_OCS_COMBAT_SUPPLY_PAID,
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
 * When a question is asked.
 */
enum GrogOcsPhase {
  /**
   * Not said: whatever phase the action belongs to.
   */
  GROG_OCS_PHASE_UNSTATED,
  /**
   * The Reinforcement Phase.
   */
  GROG_OCS_PHASE_REINFORCEMENT,
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsStyleCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
   * How the combat strength is printed.
   */
  GrogOcsStyleCode style;
  /**
   * Movement allowance in MP, 0 to 255.
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
   * Throw range of a headquarters in MP.
   */
  uint8_t throw_range;
  /**
   * Zero.
   */
  uint8_t reserved[3];
} GrogOcsFace;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsKindCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsArmCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsSymbolCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsSizeCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsModeCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsOrientationCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsStocksCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsCombatSupplyCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsAboardCode;

/**
 * A unit: its counter, its markers and what it did earlier in the phase. Zero is the default everywhere, and the
 * default unit is a regiment in Combat Mode, in supply, that has done nothing yet.
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
   * The stack in which it began the phase, in the host's numbering.
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
   * Its mode.
   */
  GrogOcsModeCode mode;
  /**
   * Which side of the counter shows, in Reserve, Exploit or Disorganized Mode.
   */
  GrogOcsOrientationCode oriented;
  /**
   * Which player's, in the host's numbering.
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
   * Distance of an aircraft's base from its target in hexes; 0 for not said.
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
  GrogFlag far;
  /**
   * Never rebuilt: a yellow dot behind the rating.
   */
  GrogFlag yellow_dot;
  /**
   * Zero.
   */
  uint8_t reserved[12];
} GrogOcsUnit;

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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsPhaseCode;

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
   * The phase: movement allowances differ by it.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsGroundCode;

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
   * The row of the odds table.
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
   * The row of the odds table.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsAttackCode;

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
   * How hard the ground is; of no account for a hexside.
   */
  GrogOcsGroundCode ground;
  /**
   * Zero.
   */
  uint8_t reserved[2];
} GrogOcsTerrain;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsEntryCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
   * Entry by units with Leg movement.
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
   * What entering costs Leg movement without roads and bridges, in whole MP; 0 for not said.
   */
  uint8_t leg_cost;
  /**
   * The same for Truck movement.
   */
  uint8_t truck_cost;
  /**
   * The same for Track movement.
   */
  uint8_t track_cost;
  /**
   * Which terrain the defender chose for this stack.
   */
  GrogOcsChoiceCode choice;
  /**
   * With the choice `hex`: which of the hex's terrains, counted from 0.
   */
  uint8_t which;
} GrogOcsApproach;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
   * Zero.
   */
  uint8_t reserved[13];
} GrogOcsGameRules;

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
   * What lies between the attackers' hexes and the target; a hex that is not listed has nothing in between.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsCombatResultCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsStageCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsSurpriseCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsEffectKindCode;

/**
 * One thing for the host to apply to one unit.
 */
typedef struct GrogOcsEffect {
  /**
   * The unit, from 0.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
   * Zero.
   */
  uint8_t reserved;
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
   * Zero.
   */
  uint8_t reserved[7];
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
   * The friendly combat units in the hexes entered that lie in enemy zones of control become disorganized too.
   */
  GrogFlag spreads;
  /**
   * Zero.
   */
  uint8_t reserved;
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
   * The units in the hex.
   */
  const struct GrogOcsUnit *targets;
  /**
   * How many `targets` there are; the pointer may be null if 0.
   */
  size_t targets_len;
  /**
   * Friendly units that may observe for the fire: any combat unit next to the target, not aboard a landing craft.
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
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * Zero.
   */
  uint8_t reserved[5];
} GrogOcsBarrageAssessQuestion;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogOcsBarrageResultCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
   * The units that fire: artillery, or aircraft, or ships.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

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

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* ---- KOREA ---- */

/**
 * The most dice, and the most chips, of a side. With them and `MOST_DRM` every differential is an `i16`.
 */
#define GrogKoreaMOST 16

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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogKoreaQualityCode;

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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
 * What `grog_korea_flanking_assess` asks. Attackers around a hex.
 */
typedef struct GrogKoreaFlankingAssessQuestion {
  /**
   * Size of this structure in bytes.
   */
  uint32_t size;
  /**
   * The attackers, each next to the attacked hex; static ones flank too.
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
   * How a hex is flanked. Zero where it is forbidden.
   */
  struct GrogKoreaFlanks value;
} GrogKoreaFlankingAssessAnswer;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogKoreaEngagementCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
 */
typedef uint8_t GrogKoreaDrawsCode;

/**
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
   * those that flank, which static ones do too.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
 * A word as it crosses a border: one byte, of which any value may arrive; 0 is the vocabulary's first word.
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
#endif /* GROGNARD_H */

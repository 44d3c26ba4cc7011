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
#endif /* GROGNARD_H */

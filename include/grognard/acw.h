/*
 * grognard: the structures and functions of the system `acw`. common.h says what holds of all.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_ACW_H
#define GROGNARD_ACW_H

#include "common.h"

/**
 * The length of a line of orders, in bytes.
 */
#define GROG_ACW_LINE 240

/**
 * The length of the text of a position, in bytes.
 */
#define GROG_ACW_TEXT (16 * 1024)

/**
 * The most strength points (SP) of infantry and cavalry that count in a hex.
 */
#define GROG_ACW_FOOT_CAP 8

/**
 * The most strength points (SP) of artillery that count in a hex, in addition to the others.
 */
#define GROG_ACW_GUNS_CAP 10

/**
 * The side that may advance after combat.
 */
enum GrogAcwAdvance {
  /**
   * Neither side.
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
 * The army that a counter belongs to.
 */
enum GrogAcwAllegiance {
  /**
   * The Union.
   */
  GROG_ACW_ALLEGIANCE_UNION = 1,
  /**
   * The Confederacy.
   */
  GROG_ACW_ALLEGIANCE_CONFEDERATE,
};

/**
 * The cause of an adverse result.
 */
enum GrogAcwCause {
  /**
   * A combat, including an exchange.
   */
  GROG_ACW_CAUSE_COMBAT = 1,
  /**
   * Artillery fire.
   */
  GROG_ACW_CAUSE_ARTILLERY_FIRE,
  /**
   * A cavalry charge.
   */
  GROG_ACW_CAUSE_CAVALRY_CHARGE,
  /**
   * A voluntary withdrawal, after which nobody rolls.
   */
  GROG_ACW_CAUSE_WITHDRAWAL,
};

/**
 * The condition of a modifier.
 */
enum GrogAcwCondition {
  /**
   * No condition: the modifier always applies.
   */
  GROG_ACW_CONDITION_ALWAYS = 1,
  /**
   * Some unit of the stack, or its hex, has the mark.
   */
  GROG_ACW_CONDITION_MARKED,
  /**
   * The hexside between an attacking and a defending stack has the mark, for any pair of them or for all pairs.
   */
  GROG_ACW_CONDITION_CROSSING,
  /**
   * Some unit of the stack is disorganized.
   */
  GROG_ACW_CONDITION_DISORGANIZED,
  /**
   * The highest command value of the stack's commanders is between `least` and `most`. If any stack suffices, it is
   * the highest of the whole side, so that only one of several ranges applies.
   */
  GROG_ACW_CONDITION_COMMANDER,
  /**
   * The Cohesion Rating that the side fights with is between `least` and `most`.
   */
  GROG_ACW_CONDITION_COHESION,
  /**
   * The stack is higher than every stack of the other side.
   */
  GROG_ACW_CONDITION_HIGHER,
  /**
   * The stack is flanked. For defenders only.
   */
  GROG_ACW_CONDITION_FLANKED,
};

/**
 * Whether an enemy hex must be attacked.
 */
enum GrogAcwDuty {
  /**
   * It may be attacked, but need not be.
   */
  GROG_ACW_DUTY_MAY,
  /**
   * It must be attacked.
   */
  GROG_ACW_DUTY_MUST,
};

/**
 * The kind of a change to a unit.
 */
enum GrogAcwEffectKind {
  /**
   * The unit is eliminated; `amount` is its strength points (SP).
   */
  GROG_ACW_EFFECT_KIND_ELIMINATE,
  /**
   * The unit retreats `amount` hexes.
   */
  GROG_ACW_EFFECT_KIND_RETREAT,
  /**
   * The unit becomes disorganized.
   */
  GROG_ACW_EFFECT_KIND_DISORGANIZE,
  /**
   * The commander rolls to see whether he is a casualty.
   */
  GROG_ACW_EFFECT_KIND_COMMANDER_ROLLS,
  /**
   * The commander is flipped to his replacement.
   */
  GROG_ACW_EFFECT_KIND_REPLACE,
};

/**
 * The kind of an effect of a step.
 */
enum GrogAcwGameEffectKind {
  /**
   * The side rolled `amount`.
   */
  GROG_ACW_GAME_EFFECT_KIND_DIE = 1,
  /**
   * The table's result of the code `amount`.
   */
  GROG_ACW_GAME_EFFECT_KIND_RESULT,
  /**
   * The `unit` of `amount` SP is lost.
   */
  GROG_ACW_GAME_EFFECT_KIND_LOST,
  /**
   * The `unit` is disorganized.
   */
  GROG_ACW_GAME_EFFECT_KIND_DISORGANIZED,
  /**
   * The commander `unit` is flipped to his replacement.
   */
  GROG_ACW_GAME_EFFECT_KIND_REPLACED,
  /**
   * The commander `unit` commands the army now.
   */
  GROG_ACW_GAME_EFFECT_KIND_COMMANDS,
  /**
   * The `unit` retreats into the `hex`.
   */
  GROG_ACW_GAME_EFFECT_KIND_RETREATS,
  /**
   * The `unit` advances into the `hex`.
   */
  GROG_ACW_GAME_EFFECT_KIND_ADVANCES,
  /**
   * The `unit` is in command for this phase, by an enemy's advance.
   */
  GROG_ACW_GAME_EFFECT_KIND_CONTACTED,
  /**
   * The combat is over.
   */
  GROG_ACW_GAME_EFFECT_KIND_OVER,
  /**
   * The round numbered `amount` begins.
   */
  GROG_ACW_GAME_EFFECT_KIND_ROUND,
};

/**
 * The kind of a counter.
 */
enum GrogAcwKind {
  /**
   * Infantry.
   */
  GROG_ACW_KIND_INFANTRY = 1,
  /**
   * Cavalry.
   */
  GROG_ACW_KIND_CAVALRY,
  /**
   * Guns.
   */
  GROG_ACW_KIND_ARTILLERY,
  /**
   * A commander, without strength. He is never lost or attacked as a unit.
   */
  GROG_ACW_KIND_COMMANDER,
};

/**
 * Whether one combat may include several enemy hexes.
 */
enum GrogAcwMultiTarget {
  /**
   * It may, if every attacker in it is adjacent to every defender: the whole strength against the sum.
   */
  GROG_ACW_MULTI_TARGET_ALLOW,
  /**
   * It may not: each enemy hex that must be attacked needs stacks of its own, and a plan may be impossible.
   */
  GROG_ACW_MULTI_TARGET_FORBID,
};

/**
 * How many of a side's stacks must meet the condition.
 */
enum GrogAcwScope {
  /**
   * At least one of them.
   */
  GROG_ACW_SCOPE_ANY = 1,
  /**
   * All of them.
   */
  GROG_ACW_SCOPE_ALL,
};

/**
 * A side of a combat.
 */
enum GrogAcwSide {
  /**
   * The side whose phase it is.
   */
  GROG_ACW_SIDE_ATTACKER = 1,
  /**
   * The other side.
   */
  GROG_ACW_SIDE_DEFENDER,
};

/**
 * The side that settles a result next. The defender settles first, since in an exchange the attacker matches his
 * losses.
 */
enum GrogAcwStage {
  /**
   * The defender settles next.
   */
  GROG_ACW_STAGE_DEFENDER = 1,
  /**
   * The attacker settles next.
   */
  GROG_ACW_STAGE_ATTACKER,
  /**
   * The result is settled.
   */
  GROG_ACW_STAGE_OVER,
};

/**
 * The kind of a step.
 */
enum GrogAcwStepKind {
  /**
   * The stack in `hex` attacks the stack in `target`: a combat of its own, or one of the two joins the other's.
   */
  GROG_ACW_STEP_KIND_ATTACK = 1,
  /**
   * The declarations end; without any the phase ends.
   */
  GROG_ACW_STEP_KIND_END,
  /**
   * The combat of the attacked `hex` is fought, with the attacker's `cohesion`; 0 for that of his largest unit.
   */
  GROG_ACW_STEP_KIND_FIGHT,
  /**
   * The defender fights with this `cohesion`; 0 for that of his largest unit.
   */
  GROG_ACW_STEP_KIND_STAND,
  /**
   * The `dice` for which the position waits.
   */
  GROG_ACW_STEP_KIND_DICE,
  /**
   * Dice from the position's seed.
   */
  GROG_ACW_STEP_KIND_ROLL,
  /**
   * The `unit` is lost.
   */
  GROG_ACW_STEP_KIND_LOSE,
  /**
   * The retreating stack enters the `hex`.
   */
  GROG_ACW_STEP_KIND_GO,
  /**
   * The `unit` advances into the `hex`.
   */
  GROG_ACW_STEP_KIND_ADVANCE,
  /**
   * Nobody advances any more.
   */
  GROG_ACW_STEP_KIND_STAY,
};

/**
 * What a position waits for.
 */
enum GrogAcwWaits {
  /**
   * Declarations, or their end.
   */
  GROG_ACW_WAITS_ORDERS = 1,
  /**
   * The choice of the combat that is fought next.
   */
  GROG_ACW_WAITS_COMBATS,
  /**
   * The defender's Cohesion Rating.
   */
  GROG_ACW_WAITS_COHESION,
  /**
   * The die of the combat.
   */
  GROG_ACW_WAITS_DICE,
  /**
   * Units to be lost.
   */
  GROG_ACW_WAITS_LOSSES,
  /**
   * The dice of commanders.
   */
  GROG_ACW_WAITS_COMMANDERS,
  /**
   * The next hex of a retreat.
   */
  GROG_ACW_WAITS_RETREAT,
  /**
   * Advances after the combat.
   */
  GROG_ACW_WAITS_ADVANCE,
  /**
   * Nothing: the phase is over.
   */
  GROG_ACW_WAITS_NOTHING,
};

/**
 * A kind of fault of a combat or of a plan.
 */
enum GrogAcwWrong {
  /**
   * An enemy hex that must be attacked is in no combat (ACW 2).
   */
  GROG_ACW_WRONG_UNATTACKED,
  /**
   * A stack that could attack `other` stays out, and `other` must be attacked but is not (ACW 5).
   */
  GROG_ACW_WRONG_STAYS_OUT,
  /**
   * A hex is in two combats, or part of it stays out (ACW 4).
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
   * No unit in an attacking hex can attack: commanders, limbered guns, guns that bombard (ACW 3).
   */
  GROG_ACW_WRONG_CANNOT_ATTACK,
  /**
   * The units in an attacking hex that could attack are out of command or used road movement (ACW 6).
   */
  GROG_ACW_WRONG_UNCOMMANDED,
  /**
   * A defending hex contains commanders only, who cannot be attacked (ACW 3).
   */
  GROG_ACW_WRONG_CANNOT_BE_ATTACKED,
  /**
   * The hex or `other` has fought in this phase, and no advance made the contact (ACW 4).
   */
  GROG_ACW_WRONG_FOUGHT_ALREADY,
  /**
   * A combat includes several enemy hexes, which the game's options forbid (ACW 4).
   */
  GROG_ACW_WRONG_SEVERAL_TARGETS,
};

/**
 * Whether a unit has a zone of control, the six hexes around it.
 */
enum GrogAcwZone {
  /**
   * By its kind: infantry, cavalry and guns that are not limbered have one; commanders and limbered guns as the
   * game's options say.
   */
  GROG_ACW_ZONE_BY_KIND,
  /**
   * The unit has one, whatever its kind.
   */
  GROG_ACW_ZONE_ALWAYS,
  /**
   * The unit has none, whatever its kind.
   */
  GROG_ACW_ZONE_NEVER,
};

/**
 * A constant of `enum GrogAcwGameEffectKind`; 0 where it is not said.
 */
typedef uint8_t GrogAcwGameEffectKindCode;

/**
 * A constant of `enum GrogAcwSide`; 0 where it is not said.
 */
typedef uint8_t GrogAcwSideCode;

/**
 * An effect of a step. The next position includes it.
 */
typedef struct GrogAcwGameEffect {
  /**
   * The kind of effect.
   */
  GrogAcwGameEffectKindCode what;
  /**
   * The side.
   */
  GrogAcwSideCode side;
  /**
   * The unit's number; absent for none.
   */
  uint16_t unit;
  /**
   * The hex of the unit. Without a unit it is absent, or 0,0 in C, C++, C# and Rust.
   */
  GrogHex hex;
  /**
   * The amount.
   */
  uint16_t amount;
  /**
   * The rule's number.
   */
  uint16_t rule;
} GrogAcwGameEffect;

/**
 * The answer of `grog_acw_play_order`.
 */
typedef struct GrogAcwPlayOrderAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An effect of a step. The next position includes it.
   */
  struct GrogAcwGameEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
} GrogAcwPlayOrderAnswer;

/**
 * A constant of `enum GrogAcwKind`; 0 where it is not said.
 */
typedef uint8_t GrogAcwKindCode;

/**
 * A constant of `enum GrogAcwZone`.
 */
typedef uint8_t GrogAcwZoneCode;

/**
 * A constant of `enum GrogAcwAllegiance`; 0 where it is not said.
 */
typedef uint8_t GrogAcwAllegianceCode;

/**
 * A counter on the map.
 */
typedef struct GrogAcwUnit {
  /**
   * The unit's hex.
   */
  GrogHex hex;
  /**
   * The marks that the game's modifiers refer to, one bit each. Their meaning is the caller's.
   */
  uint32_t marks;
  /**
   * The kind of counter. Required where the answer depends on it.
   */
  GrogAcwKindCode kind;
  /**
   * Printed strength points (SP). Required where strengths count. A commander has none.
   */
  uint8_t strength;
  /**
   * Cohesion Rating (CR); 0 if none is printed. Required in a combat and for losses. A commander has none.
   */
  uint8_t cohesion;
  /**
   * A commander's printed stars, at least 1; 0 for other units.
   */
  uint8_t stars;
  /**
   * A commander's printed command value. Required where it is used. Other units have none.
   */
  uint8_t command;
  /**
   * The stars of the commander's replacement, on the other side of the counter; 0 if none are printed.
   */
  uint8_t replacement_stars;
  /**
   * The command value of the commander's replacement. Required where it is used.
   */
  uint8_t replacement_command;
  /**
   * Whether the unit has a zone of control.
   */
  GrogAcwZoneCode zoc;
  /**
   * A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
   */
  GrogFlag replaced;
  /**
   * Limbered guns: they do not attack and add no strength.
   */
  GrogFlag limbered;
  /**
   * Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
   */
  GrogFlag bombards;
  /**
   * The unit is disorganized.
   */
  GrogFlag disorganized;
  /**
   * The unit is out of command.
   */
  GrogFlag out_of_command;
  /**
   * The unit used road movement.
   */
  GrogFlag road_moved;
  /**
   * The unit advanced after a combat of this phase: contact that it makes is new.
   */
  GrogFlag advanced;
  /**
   * An enemy's advance put the unit's hex into a zone of control in this phase. In questions that include the
   * enemies, this is also determined from their `advanced`.
   */
  GrogFlag contacted;
  /**
   * The unit fought in a combat of an earlier round of this phase.
   */
  GrogFlag fought;
  /**
   * The army of the counter. Optional, since the lists of a question distinguish the sides; if it is given, all
   * units of a list must be of one army, and enemies of the other.
   */
  GrogAcwAllegianceCode army;
  uint8_t reserved[6];
} GrogAcwUnit;

/**
 * A hexside and its effects between the hexes on its two sides. A hexside without an entry has no effect.
 */
typedef struct GrogAcwHexside {
  /**
   * The hex on one side, from which an attack or a zone of control crosses it.
   */
  GrogHex hex;
  /**
   * The hex on the other side, into which it crosses.
   */
  GrogHex beside;
  /**
   * The marks that the game's modifiers refer to for attacks across it, one bit each.
   */
  uint32_t marks;
  /**
   * No zone of control extends across it.
   */
  GrogFlag no_zoc;
  /**
   * No attack is possible across it.
   */
  GrogFlag no_attack;
  /**
   * The effects apply from `hex` into `beside` only; otherwise in both directions.
   */
  GrogFlag one_way;
  uint8_t reserved;
} GrogAcwHexside;

/**
 * The stacks of both sides, and the hexsides with an effect.
 * The library keeps no copy: the lists belong to the caller, and may be used for many questions.
 */
typedef struct GrogAcwBoard {
  uint32_t size;
  /**
   * The units of the side whose phase it is.
   */
  const struct GrogAcwUnit *friends;
  size_t friends_len;
  /**
   * The units of the other side.
   */
  const struct GrogAcwUnit *enemies;
  size_t enemies_len;
  /**
   * The hexsides with an effect.
   */
  const struct GrogAcwHexside *hexsides;
  size_t hexsides_len;
} GrogAcwBoard;

/**
 * A constant of `enum GrogAcwMultiTarget`.
 */
typedef uint8_t GrogAcwMultiTargetCode;

/**
 * The options of a game. All zero is the series.
 */
typedef struct GrogAcwGameRules {
  /**
   * Whether one combat may include several enemy hexes. Replaces ACW 4.
   */
  GrogAcwMultiTargetCode multi_target;
  /**
   * Commanders have a zone of control. Replaces the reading of ACW 2 that they have none.
   */
  GrogFlag commander_zoc;
  /**
   * Limbered guns have a zone of control. Replaces the reading of ACW 2 that they have none.
   */
  GrogFlag limbered_zoc;
  uint8_t reserved[13];
} GrogAcwGameRules;

/**
 * The question of `grog_acw_attacks_obliged`. A board whose contacts are listed.
 */
typedef struct GrogAcwAttacksObligedQuestion {
  uint32_t size;
  /**
   * The board.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
} GrogAcwAttacksObligedQuestion;

/**
 * A constant of `enum GrogAcwDuty`.
 */
typedef uint8_t GrogAcwDutyCode;

/**
 * An enemy hex that must or may be attacked.
 */
typedef struct GrogAcwContact {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Whether the hex must be attacked.
   */
  GrogAcwDutyCode duty;
  /**
   * The strength points (SP) that defend it.
   */
  uint8_t strength;
  /**
   * The number of friendly hexes that can attack it.
   */
  uint8_t attackers;
  /**
   * The strength points (SP) of all of these together.
   */
  uint8_t attack;
} GrogAcwContact;

/**
 * The numbers of enemy hexes that must and may be attacked.
 */
typedef struct GrogAcwDuties {
  /**
   * Enemy hexes that must be attacked.
   */
  uint16_t must;
  /**
   * Enemy hexes that may be attacked in addition.
   */
  uint16_t may;
  /**
   * Enemy hexes that must be attacked, but that no friendly hex can attack.
   */
  uint16_t hopeless;
  /**
   * Friendly hexes that can attack an enemy hex.
   */
  uint16_t able;
} GrogAcwDuties;

/**
 * The answer of `grog_acw_attacks_obliged`.
 */
typedef struct GrogAcwAttacksObligedAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An enemy hex that must or may be attacked.
   */
  struct GrogAcwContact *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The numbers of enemy hexes that must and may be attacked.
   */
  struct GrogAcwDuties value;
} GrogAcwAttacksObligedAnswer;

/**
 * The part of one hex in a plan.
 */
typedef struct GrogAcwEngaged {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The combat that the hex fights in; absent if it fights in none. In a question no plan has more combats than
   * rows.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t combat;
  /**
   * The side of the units in the hex.
   */
  GrogAcwSideCode side;
  /**
   * The strength points (SP) that the hex contributes to its combat. Returned in answers and ignored in questions.
   */
  uint8_t strength;
} GrogAcwEngaged;

/**
 * The question of `grog_acw_attacks_check`. A plan on a board.
 */
typedef struct GrogAcwAttacksCheckQuestion {
  uint32_t size;
  /**
   * The board.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * The hexes and the combats that they fight in. A hex may have several rows in the same combat, such as one for
   * each of its units. Of several combats of a hex that of its first row counts, and the others are flaws. A hex
   * without a row stays out.
   */
  const struct GrogAcwEngaged *plan;
  size_t plan_len;
} GrogAcwAttacksCheckQuestion;

/**
 * A constant of `enum GrogAcwWrong`.
 */
typedef uint8_t GrogAcwWrongCode;

/**
 * A fault of a combat or of a plan of combats.
 */
typedef struct GrogAcwFlaw {
  /**
   * The hex of the fault.
   */
  GrogHex hex;
  /**
   * The other hex, if the fault concerns two; otherwise the same hex.
   */
  GrogHex other;
  /**
   * The combat in the plan; absent if the fault concerns none.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t combat;
  /**
   * The rule that is broken.
   */
  uint16_t rule;
  /**
   * The distance between the two hexes; 0 if the fault concerns one.
   */
  uint16_t distance;
  /**
   * The kind of fault.
   */
  GrogAcwWrongCode what;
  uint8_t reserved;
} GrogAcwFlaw;

/**
 * A summary of a plan.
 */
typedef struct GrogAcwPlanned {
  /**
   * The number of combats.
   */
  uint16_t combats;
  /**
   * The number of friendly hexes that attack.
   */
  uint16_t attackers;
  /**
   * The number of friendly hexes that stay out though they could attack.
   */
  uint16_t idle;
  /**
   * The combat at the worst odds, the first of several; absent if there are no combats.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t worst_combat;
  /**
   * The odds of that combat, rounded in the defender's favour; 0:0 if there are no combats.
   */
  GrogOdds worst;
} GrogAcwPlanned;

/**
 * The answer of `grog_acw_attacks_check`.
 */
typedef struct GrogAcwAttacksCheckAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A fault of a combat or of a plan of combats.
   */
  struct GrogAcwFlaw *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of a plan. Zero if the answer is forbidden.
   */
  struct GrogAcwPlanned value;
} GrogAcwAttacksCheckAnswer;

/**
 * The question of `grog_acw_attacks_plan`. A board for which a plan is wanted.
 */
typedef struct GrogAcwAttacksPlanQuestion {
  uint32_t size;
  /**
   * The board.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * Enemy hexes to attack in addition to those that must be attacked, such as new contact.
   */
  const GrogHex *targets;
  size_t targets_len;
  /**
   * Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they
   * stay out.
   */
  GrogFlag all_in;
  uint8_t reserved[7];
} GrogAcwAttacksPlanQuestion;

/**
 * The answer of `grog_acw_attacks_plan`.
 */
typedef struct GrogAcwAttacksPlanAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The part of one hex in a plan.
   */
  struct GrogAcwEngaged *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of a plan. Zero if the answer is forbidden.
   */
  struct GrogAcwPlanned value;
} GrogAcwAttacksPlanAnswer;

/**
 * The question of `grog_acw_attacks_improve`. A plan to improve.
 */
typedef struct GrogAcwAttacksImproveQuestion {
  uint32_t size;
  /**
   * The board.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * The plan to start from, which must be legal. An empty list to start from a plan that the search finds itself.
   * The enemy hexes that the plan attacks are attacked by the improved plan too.
   */
  const struct GrogAcwEngaged *plan;
  size_t plan_len;
  /**
   * Enemy hexes to attack in addition to those that must be attacked.
   */
  const GrogHex *targets;
  size_t targets_len;
  /**
   * Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they
   * stay out, unless they are in a combat of the first plan that is left unchanged.
   */
  GrogFlag all_in;
  /**
   * The number of steps that the search may take, at least 1. A step is one combat tried.
   */
  uint32_t budget;
} GrogAcwAttacksImproveQuestion;

/**
 * An improved plan.
 */
typedef struct GrogAcwImproved {
  /**
   * A summary of the plan.
   */
  struct GrogAcwPlanned plan;
  /**
   * Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
   */
  GrogOdds bound;
  /**
   * The number of steps that the search took.
   */
  uint32_t steps;
  /**
   * No legal plan has better worst odds: the worst odds equal the bound.
   */
  GrogFlag proven;
  uint8_t reserved[3];
} GrogAcwImproved;

/**
 * The answer of `grog_acw_attacks_improve`.
 */
typedef struct GrogAcwAttacksImproveAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The part of one hex in a plan.
   */
  struct GrogAcwEngaged *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * An improved plan. Zero if the answer is forbidden.
   */
  struct GrogAcwImproved value;
} GrogAcwAttacksImproveAnswer;

/**
 * The question of `grog_acw_attacks_walk`. A step of the iteration over the plans of a board.
 */
typedef struct GrogAcwAttacksWalkQuestion {
  uint32_t size;
  /**
   * The board.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * Set to continue after `plan`; otherwise the iteration begins and `plan` must be empty.
   */
  GrogFlag started;
  /**
   * The previous plan: one that the iteration returned, or any legal plan.
   */
  const struct GrogAcwEngaged *plan;
  size_t plan_len;
} GrogAcwAttacksWalkQuestion;

/**
 * The next plan.
 */
typedef struct GrogAcwWalked {
  /**
   * There is a next plan. Otherwise the iteration is at its end and the other fields mean nothing.
   */
  GrogFlag found;
  uint8_t reserved[3];
  /**
   * A summary of the plan.
   */
  struct GrogAcwPlanned plan;
} GrogAcwWalked;

/**
 * The answer of `grog_acw_attacks_walk`.
 */
typedef struct GrogAcwAttacksWalkAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The part of one hex in a plan.
   */
  struct GrogAcwEngaged *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The next plan.
   */
  struct GrogAcwWalked value;
} GrogAcwAttacksWalkAnswer;

/**
 * The question of `grog_acw_attacks_cover`. A board whose enemy hexes are to be attacked.
 */
typedef struct GrogAcwAttacksCoverQuestion {
  uint32_t size;
  /**
   * The board.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * Enemy hexes to attack in addition to those that must be attacked, such as new contact.
   */
  const GrogHex *targets;
  size_t targets_len;
} GrogAcwAttacksCoverQuestion;

/**
 * A hex of a set of enemy hexes that cannot all be attacked.
 */
typedef struct GrogAcwCoverageHex {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The set.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t set;
  /**
   * The most enemy hexes of the set that can be attacked.
   */
  uint16_t most;
  /**
   * The side of the units in the hex: an enemy hex of the set, or one of the friendly hexes that alone can attack
   * any of them.
   */
  GrogAcwSideCode side;
  uint8_t reserved[3];
} GrogAcwCoverageHex;

/**
 * The number of enemy hexes that can be attacked.
 */
typedef struct GrogAcwCoverage {
  /**
   * Enemy hexes to attack: those that must be attacked and the targets of the question.
   */
  uint16_t targets;
  /**
   * The most of them that combats of one round can attack.
   */
  uint16_t covered;
  /**
   * The number of sets of them that cannot all be attacked. No two sets share a hex. Sets within one of
   * these are not listed and not counted.
   */
  uint16_t sets;
  uint8_t reserved[2];
} GrogAcwCoverage;

/**
 * The answer of `grog_acw_attacks_cover`.
 */
typedef struct GrogAcwAttacksCoverAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a set of enemy hexes that cannot all be attacked.
   */
  struct GrogAcwCoverageHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The number of enemy hexes that can be attacked.
   */
  struct GrogAcwCoverage value;
} GrogAcwAttacksCoverAnswer;

/**
 * The question of `grog_acw_attacks_count`. A board whose plans are counted.
 */
typedef struct GrogAcwAttacksCountQuestion {
  uint32_t size;
  /**
   * The board.
   */
  const struct GrogAcwBoard *board;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  /**
   * The number of steps that the count may take, at least 1. A step is one choice for an enemy hex, or one set of
   * combats.
   */
  uint32_t budget;
  uint8_t reserved[4];
} GrogAcwAttacksCountQuestion;

/**
 * The number of plans.
 */
typedef struct GrogAcwPlanCount {
  /**
   * The number of legal plans; if it is not exact, a lower bound.
   */
  uint64_t plans;
  /**
   * The number of steps that the count took.
   */
  uint32_t steps;
  /**
   * The number is exact: the budget sufficed, and the number fits 64 bits.
   */
  GrogFlag exact;
  uint8_t reserved[3];
} GrogAcwPlanCount;

/**
 * The answer of `grog_acw_attacks_count`.
 */
typedef struct GrogAcwAttacksCountAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The number of plans.
   */
  struct GrogAcwPlanCount value;
} GrogAcwAttacksCountAnswer;

/**
 * The terrain of a hex. A hex without an entry has level 0 and no marks.
 */
typedef struct GrogAcwGround {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The marks that the game's modifiers refer to, one bit each, such as breastworks or woods.
   */
  uint32_t marks;
  /**
   * Its elevation.
   */
  int8_t level;
  uint8_t reserved[3];
} GrogAcwGround;

/**
 * A constant of `enum GrogAcwCondition`; 0 where it is not said.
 */
typedef uint8_t GrogAcwConditionCode;

/**
 * A constant of `enum GrogAcwScope`; 0 where it is not said.
 */
typedef uint8_t GrogAcwScopeCode;

/**
 * A die roll modifier. It counts once a combat, however many stacks meet its condition.
 */
typedef struct GrogAcwModifier {
  /**
   * The number added to the die roll, -20 to 20. A low roll favours the attacker, so that -1 helps him.
   */
  int8_t value;
  /**
   * The condition. Required where the answer depends on it.
   */
  GrogAcwConditionCode what;
  /**
   * The side whose stacks are considered. Required unless there is no condition, or it concerns hexsides.
   */
  GrogAcwSideCode side;
  /**
   * How many stacks must meet the condition. Required unless there is no condition, or it concerns the Cohesion
   * Rating.
   */
  GrogAcwScopeCode scope;
  /**
   * The mark, 0 to 31. Required if the condition concerns a mark.
   */
  uint8_t mark;
  /**
   * The least command value or Cohesion Rating that meets the condition.
   */
  uint8_t least;
  /**
   * The greatest command value or Cohesion Rating that meets the condition, at least 1. Required if the condition
   * concerns one.
   */
  uint8_t most;
  uint8_t reserved;
} GrogAcwModifier;

/**
 * The effect of a result on one side.
 */
typedef struct GrogAcwSideResult {
  /**
   * The number of units lost: in each of the side's hexes, or of the whole side with `together`.
   */
  uint8_t losses;
  /**
   * The number of hexes that all units of the side retreat.
   */
  uint8_t retreat;
  /**
   * Every unit of the side is eliminated.
   */
  GrogFlag eliminated;
  /**
   * Every unit of the side that survives becomes disorganized.
   */
  GrogFlag disorganized;
  /**
   * The side may advance if the other side's hexes are vacated.
   */
  GrogFlag advance;
  /**
   * `losses` is for the whole side, not for each of its hexes.
   */
  GrogFlag together;
  uint8_t reserved[2];
} GrogAcwSideResult;

/**
 * A result of the table: a code and its effects.
 */
typedef struct GrogAcwOutcome {
  /**
   * The code in the cells of the table.
   */
  uint8_t code;
  /**
   * An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Neither side then
   * has `losses` or is `eliminated`.
   */
  GrogFlag exchange;
  uint8_t reserved[6];
  /**
   * The effect on the attacker.
   */
  struct GrogAcwSideResult attacker;
  /**
   * The effect on the defender.
   */
  struct GrogAcwSideResult defender;
} GrogAcwOutcome;

/**
 * A results table, as a game's chart prints it.
 * The library keeps no copy: the lists belong to the caller, and may be used for many questions.
 */
typedef struct GrogAcwTable {
  uint32_t size;
  /**
   * The odds printed above the columns, from the defender's best to the attacker's. Neither side of them is 0.
   */
  const GrogOdds *columns;
  size_t columns_len;
  /**
   * The number of rows, at least 1: one for each modified roll from `first` on.
   */
  uint8_t rows;
  /**
   * The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last.
   * Required where the answer depends on it.
   */
  int8_t first;
  /**
   * The codes of the results, row by row, each row from the first column to the last.
   */
  const uint8_t *cells;
  size_t cells_len;
  /**
   * The results, each code once, from the worst for the attacker to the best.
   */
  const struct GrogAcwOutcome *results;
  size_t results_len;
  /**
   * The house rule that sets the table, `HOUSE 1` to `HOUSE 24`; absent for none.
   */
  uint16_t rule;
  uint8_t reserved[6];
} GrogAcwTable;

/**
 * The question of `grog_acw_combat_assess`. A combat: the units of the attacking hexes against those of one or more defending hexes.
 */
typedef struct GrogAcwCombatAssessQuestion {
  uint32_t size;
  /**
   * All units in the attacking hexes, including those that contribute nothing: the result affects them too.
   */
  const struct GrogAcwUnit *attackers;
  size_t attackers_len;
  /**
   * All units in the attacked hexes.
   */
  const struct GrogAcwUnit *defenders;
  size_t defenders_len;
  /**
   * The hexes with marks or levels, for the modifiers.
   */
  const struct GrogAcwGround *ground;
  size_t ground_len;
  /**
   * The hexsides with an effect.
   */
  const struct GrogAcwHexside *hexsides;
  size_t hexsides_len;
  /**
   * The modifiers of the game's card.
   */
  const struct GrogAcwModifier *modifiers;
  size_t modifiers_len;
  /**
   * The results table.
   */
  const struct GrogAcwTable *table;
  /**
   * The Cohesion Rating that the attacker fights with, which one of his units must have; 0 for that of his largest
   * unit, the lower one on a tie.
   */
  uint8_t attacker_cohesion;
  /**
   * The Cohesion Rating that the defender fights with, which one of his units must have; 0 for that of his largest
   * unit, the lower one on a tie.
   */
  uint8_t defender_cohesion;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  uint8_t reserved[6];
} GrogAcwCombatAssessQuestion;

/**
 * The assessment of a combat: the input of `resolve` and `distribution`.
 */
typedef struct GrogAcwAssessment {
  /**
   * The attacker's strength points (SP) that count.
   */
  uint16_t attack;
  /**
   * The defender's strength points (SP) that count, of all his hexes together.
   */
  uint16_t defence;
  /**
   * The odds, rounded in the defender's favour; 1:0 against a strength of 0, 0:1 with a strength of 0.
   */
  GrogOdds odds;
  /**
   * The odds printed above the column of the table.
   */
  GrogOdds heading;
  /**
   * A checksum of the results table: where a die is looked up the table must be the same. 0 in an assessment of the
   * caller's own, which is of the table that is given there.
   */
  uint32_t table;
  /**
   * The column, from 0, from the defender's best.
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
   * The number of attacking hexes.
   */
  uint8_t attacking_hexes;
  /**
   * The number of attacked hexes.
   */
  uint8_t defending_hexes;
  /**
   * The number of attacked hexes that are flanked.
   */
  uint8_t flanked_hexes;
  uint8_t reserved;
} GrogAcwAssessment;

/**
 * The answer of `grog_acw_combat_assess`.
 */
typedef struct GrogAcwCombatAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A fault of a combat or of a plan of combats.
   */
  struct GrogAcwFlaw *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The assessment of a combat: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
   */
  struct GrogAcwAssessment value;
} GrogAcwCombatAssessAnswer;

/**
 * The question of `grog_acw_combat_resolve`. An assessed combat and its die.
 */
typedef struct GrogAcwCombatResolveQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogAcwAssessment assessment;
  /**
   * The results table.
   */
  const struct GrogAcwTable *table;
  /**
   * One die, 1 to 6.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogAcwCombatResolveQuestion;

/**
 * A constant of `enum GrogAcwStage`; 0 where it is not said.
 */
typedef uint8_t GrogAcwStageCode;

/**
 * A constant of `enum GrogAcwAdvance`.
 */
typedef uint8_t GrogAcwAdvanceCode;

/**
 * A combat between its die and its settlement. A plain value that the caller keeps.
 */
typedef struct GrogAcwBattle {
  /**
   * The result.
   */
  struct GrogAcwOutcome result;
  /**
   * In an exchange, the strength points (SP) that the defender lost and the attacker must match.
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
   * The side that settles next.
   */
  GrogAcwStageCode stage;
  /**
   * The side that may advance once the result is settled.
   */
  GrogAcwAdvanceCode advance;
  /**
   * The die roll with modifiers.
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
   * No unit of the defender is left.
   */
  GrogFlag defender_gone;
  /**
   * No unit of the attacker is left.
   */
  GrogFlag attacker_gone;
  uint8_t reserved;
} GrogAcwBattle;

/**
 * The answer of `grog_acw_combat_resolve`.
 */
typedef struct GrogAcwCombatResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A combat between its die and its settlement. A plain value that the caller keeps.
   */
  struct GrogAcwBattle value;
} GrogAcwCombatResolveAnswer;

/**
 * The question of `grog_acw_combat_distribution`. An assessed combat.
 */
typedef struct GrogAcwCombatDistributionQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogAcwAssessment assessment;
  /**
   * The results table.
   */
  const struct GrogAcwTable *table;
} GrogAcwCombatDistributionQuestion;

/**
 * A result and its chance.
 */
typedef struct GrogAcwChance {
  /**
   * The result.
   */
  struct GrogAcwOutcome result;
  /**
   * The number of the six cases that give it.
   */
  uint32_t cases;
} GrogAcwChance;

/**
 * The exact chances of a combat, as counts of cases over `denominator`.
 */
typedef struct GrogAcwCombatDistribution {
  /**
   * The number of cases, 6.
   */
  uint32_t denominator;
  /**
   * The code of the result for each face of the die, from 1 to 6.
   */
  uint8_t faces[6];
  uint8_t reserved[2];
  /**
   * Cases of an exchange.
   */
  uint32_t exchange;
  /**
   * Cases in which the attacker suffers an adverse result, including an exchange: his commanders may have to roll
   * (ACW 11).
   */
  uint32_t attacker_adverse;
  /**
   * Cases in which the defender suffers an adverse result, including an exchange: his commanders may have to roll
   * (ACW 11).
   */
  uint32_t defender_adverse;
  /**
   * Cases in which the attacker retreats or is eliminated.
   */
  uint32_t attacker_driven;
  /**
   * Cases in which the defender retreats or is eliminated.
   */
  uint32_t defender_driven;
  /**
   * Cases in which the attacker is eliminated.
   */
  uint32_t attacker_eliminated;
  /**
   * Cases in which the defender is eliminated.
   */
  uint32_t defender_eliminated;
  /**
   * The attacker's expected hexes of retreat, over the denominator.
   */
  uint32_t attacker_retreat_expected;
  /**
   * The defender's expected hexes of retreat, over the denominator.
   */
  uint32_t defender_retreat_expected;
} GrogAcwCombatDistribution;

/**
 * The answer of `grog_acw_combat_distribution`.
 */
typedef struct GrogAcwCombatDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A result and its chance.
   */
  struct GrogAcwChance *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The exact chances of a combat, as counts of cases over `denominator`.
   */
  struct GrogAcwCombatDistribution value;
} GrogAcwCombatDistributionAnswer;

/**
 * The question of `grog_acw_combat_percentile`. A result that occurred.
 */
typedef struct GrogAcwCombatPercentileQuestion {
  uint32_t size;
  /**
   * The assessment before the die.
   */
  struct GrogAcwAssessment assessment;
  /**
   * The results table.
   */
  const struct GrogAcwTable *table;
  /**
   * The code of the result that occurred.
   */
  uint8_t code;
  uint8_t reserved[7];
} GrogAcwCombatPercentileQuestion;

/**
 * The answer of `grog_acw_combat_percentile`.
 */
typedef struct GrogAcwCombatPercentileAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The rank of one result among all possible results, as counts of the cases that are worse, equal and better.
   */
  GrogPercentile value;
} GrogAcwCombatPercentileAnswer;

/**
 * The question of `grog_acw_command_assess`. A unit that is to attack, or to advance after combat.
 */
typedef struct GrogAcwCommandAssessQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogAcwUnit unit;
  /**
   * Enemy units whose advance may have made contact with it. An empty list if `contacted` says so already.
   */
  const struct GrogAcwUnit *enemies;
  size_t enemies_len;
  /**
   * The hexsides with an effect.
   */
  const struct GrogAcwHexside *hexsides;
  size_t hexsides_len;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
} GrogAcwCommandAssessQuestion;

/**
 * The answer of `grog_acw_command_assess`.
 */
typedef struct GrogAcwCommandAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogAcwCommandAssessAnswer;

/**
 * A constant of `enum GrogAcwCause`; 0 where it is not said.
 */
typedef uint8_t GrogAcwCauseCode;

/**
 * The question of `grog_acw_commanders_assess`. Hexes that suffered an adverse result, elimination or retreat, and the commanders who may have to roll for it.
 */
typedef struct GrogAcwCommandersAssessQuestion {
  uint32_t size;
  /**
   * The side's units. Only commanders matter. Those in a hex that was hit are still in it.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
  /**
   * The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice
   * counts once.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The cause of the result.
   */
  GrogAcwCauseCode cause;
  uint8_t reserved[7];
} GrogAcwCommandersAssessQuestion;

/**
 * A constant of `enum GrogAcwEffectKind`.
 */
typedef uint8_t GrogAcwEffectKindCode;

/**
 * A change to one unit, for the caller to apply.
 */
typedef struct GrogAcwEffect {
  /**
   * The unit's index. The operation says in which list of its question.
   */
  uint16_t unit;
  /**
   * The rule that requires the change.
   */
  uint16_t rule;
  /**
   * The unit's hex.
   */
  GrogHex hex;
  /**
   * The amount, in the unit that the kind says.
   */
  uint16_t amount;
  /**
   * The kind of change.
   */
  GrogAcwEffectKindCode what;
  uint8_t reserved;
} GrogAcwEffect;

/**
 * The number of commanders who roll.
 */
typedef struct GrogAcwRolls {
  /**
   * Commanders who roll, one die each.
   */
  uint16_t rolls;
} GrogAcwRolls;

/**
 * The answer of `grog_acw_commanders_assess`.
 */
typedef struct GrogAcwCommandersAssessAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A change to one unit, for the caller to apply.
   */
  struct GrogAcwEffect *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The number of commanders who roll.
   */
  struct GrogAcwRolls value;
} GrogAcwCommandersAssessAnswer;

/**
 * The question of `grog_acw_commanders_resolve`. Dice for commanders who must roll.
 */
typedef struct GrogAcwCommandersResolveQuestion {
  uint32_t size;
  /**
   * The side's units. All of its commanders must be included if the command of the army matters, those of equal stars
   * in order of seniority.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
  /**
   * The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice
   * counts once.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The cause of the result.
   */
  GrogAcwCauseCode cause;
  /**
   * The unit that commands the army. The commander with the highest rank by default, the first of several. C counts it from 1; 0 is none.
   */
  uint16_t army_commander;
  /**
   * One die, 1 to 6, for each commander who must roll, in the order of `units`.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogAcwCommandersResolveQuestion;

/**
 * The result of commanders' rolls.
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
   * The unit that commands the army afterwards; absent if there is no commander.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t army_commander;
  /**
   * Another counter commands the army than before.
   */
  GrogFlag changed;
  uint8_t reserved;
} GrogAcwCommand;

/**
 * The answer of `grog_acw_commanders_resolve`.
 */
typedef struct GrogAcwCommandersResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A change to one unit, for the caller to apply.
   */
  struct GrogAcwEffect *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The result of commanders' rolls.
   */
  struct GrogAcwCommand value;
} GrogAcwCommandersResolveAnswer;

/**
 * The question of `grog_acw_commanders_distribution`. Commanders who must roll, before their dice.
 */
typedef struct GrogAcwCommandersDistributionQuestion {
  uint32_t size;
  /**
   * The side's units. All of its commanders must be included if the command of the army matters, those of equal stars
   * in order of seniority.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
  /**
   * The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice
   * counts once.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The cause of the result.
   */
  GrogAcwCauseCode cause;
  /**
   * The unit that commands the army. The commander with the highest rank by default, the first of several. C counts it from 1; 0 is none.
   */
  uint16_t army_commander;
  uint8_t reserved[4];
} GrogAcwCommandersDistributionQuestion;

/**
 * The chance of a number of casualties together with one commander of the army afterwards.
 */
typedef struct GrogAcwCommandChance {
  /**
   * The number of cases.
   */
  uint64_t cases;
  /**
   * Commanders who are flipped to their replacements.
   */
  uint16_t casualties;
  /**
   * The unit that commands the army afterwards; absent if there is no commander.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t army_commander;
  /**
   * Another counter commands the army than before.
   */
  GrogFlag changed;
  uint8_t reserved[3];
} GrogAcwCommandChance;

/**
 * The exact chances of commanders' rolls, as counts of equal cases.
 */
typedef struct GrogAcwCommandDistribution {
  /**
   * The number of cases: 6 to the power of the number of commanders who roll.
   */
  uint64_t denominator;
  /**
   * Cases without casualties.
   */
  uint64_t unharmed;
  /**
   * Cases in which another counter commands the army than before.
   */
  uint64_t changed;
  /**
   * Expected casualties, over the denominator.
   */
  uint64_t casualties_expected;
  /**
   * The number of commanders who roll.
   */
  uint16_t rolls;
  /**
   * The unit that commands the army before the rolls; absent if there is no commander.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t army_commander;
  uint8_t reserved[4];
} GrogAcwCommandDistribution;

/**
 * The answer of `grog_acw_commanders_distribution`.
 */
typedef struct GrogAcwCommandersDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The chance of a number of casualties together with one commander of the army afterwards.
   */
  struct GrogAcwCommandChance *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The exact chances of commanders' rolls, as counts of equal cases.
   */
  struct GrogAcwCommandDistribution value;
} GrogAcwCommandersDistributionAnswer;

/**
 * The question of `grog_acw_commanders_army`. Commanders of whom one commands the army.
 */
typedef struct GrogAcwCommandersArmyQuestion {
  uint32_t size;
  /**
   * The side's units, with commanders of equal stars in order of seniority.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
} GrogAcwCommandersArmyQuestion;

/**
 * The commander of an army.
 */
typedef struct GrogAcwArmyCommander {
  /**
   * The unit; absent if there is no commander.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t army_commander;
  /**
   * His stars on his present side.
   */
  uint8_t stars;
  /**
   * His command value on his present side.
   */
  uint8_t command;
} GrogAcwArmyCommander;

/**
 * The answer of `grog_acw_commanders_army`.
 */
typedef struct GrogAcwCommandersArmyAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The commander of an army.
   */
  struct GrogAcwArmyCommander value;
} GrogAcwCommandersArmyAnswer;

/**
 * The question of `grog_acw_flank_assess`. A hex and the hexes that attack it.
 */
typedef struct GrogAcwFlankAssessQuestion {
  uint32_t size;
  /**
   * The attacked hex.
   */
  GrogHex hex;
  /**
   * The hexes that attack it in this combat, all adjacent to it. A hex listed twice counts once. Guns that bombard
   * and stacks that take no part are not included. An empty list never flanks.
   */
  const GrogHex *hexes;
  size_t hexes_len;
} GrogAcwFlankAssessQuestion;

/**
 * Whether a hex is flanked.
 */
typedef struct GrogAcwFlanked {
  /**
   * The hex is flanked.
   */
  GrogFlag flanked;
  /**
   * The number of hexes that attack it.
   */
  uint8_t hexes;
  uint8_t reserved[2];
} GrogAcwFlanked;

/**
 * The answer of `grog_acw_flank_assess`.
 */
typedef struct GrogAcwFlankAssessAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Whether a hex is flanked.
   */
  struct GrogAcwFlanked value;
} GrogAcwFlankAssessAnswer;

/**
 * A unit of a position.
 */
typedef struct GrogAcwGameUnit {
  /**
   * The unit.
   */
  struct GrogAcwUnit unit;
  /**
   * The number of the unit, at least 1, the same for the whole phase.
   */
  uint16_t id;
  /**
   * Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
   */
  uint8_t name[16];
  /**
   * Its side: the attacker's phase it is.
   */
  GrogAcwSideCode side;
  /**
   * The unit is lost.
   */
  GrogFlag gone;
  /**
   * The unit takes part in the combat at hand.
   */
  GrogFlag engaged;
  /**
   * The unit has fought in this round.
   */
  GrogFlag in_round;
  /**
   * The unit is picked to be lost.
   */
  GrogFlag picked;
  /**
   * The commander must roll.
   */
  GrogFlag rolls;
  /**
   * The number of hexes that the unit has still to retreat.
   */
  uint8_t retreats;
  uint8_t reserved[3];
} GrogAcwGameUnit;

/**
 * A constant of `enum GrogNumbering`.
 */
typedef uint8_t GrogAcwNumberingCode;

/**
 * The question of `grog_acw_game_arrange`. Units and ground of a position at the beginning of a combat phase.
 */
typedef struct GrogAcwGameArrangeQuestion {
  uint32_t size;
  /**
   * The units, at most 64. None takes part in a combat.
   */
  const struct GrogAcwGameUnit *units;
  size_t units_len;
  /**
   * The hexes of the map, at most 256, among them those of all units. Without them the map has no edge.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The hexes with marks or levels, for the modifiers; at most 64.
   */
  const struct GrogAcwGround *ground;
  size_t ground_len;
  /**
   * The hexsides with an effect, at most 64.
   */
  const struct GrogAcwHexside *hexsides;
  size_t hexsides_len;
  /**
   * The modifiers of the game's card, at most 24.
   */
  const struct GrogAcwModifier *modifiers;
  size_t modifiers_len;
  /**
   * The results table: at most 16 columns, 256 cells and 24 results.
   */
  const struct GrogAcwTable *table;
  /**
   * How hexes are numbered in texts.
   */
  GrogAcwNumberingCode numbering;
  /**
   * Dice may come from the `seed`.
   */
  GrogFlag seeded;
  /**
   * The seed.
   */
  uint32_t seed;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
} GrogAcwGameArrangeQuestion;

/**
 * A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
 */
typedef struct GrogAcwPosition {
  /**
   * The text, with zeros after its end. Its first line names its version.
   */
  uint8_t text[16384];
} GrogAcwPosition;

/**
 * The answer of `grog_acw_game_arrange`.
 */
typedef struct GrogAcwGameArrangeAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
   */
  struct GrogAcwPosition value;
} GrogAcwGameArrangeAnswer;

/**
 * The question of `grog_acw_game_look`. A position.
 */
typedef struct GrogAcwGameLookQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAcwPosition position;
  uint8_t reserved[4];
} GrogAcwGameLookQuestion;

/**
 * A constant of `enum GrogAcwWaits`; 0 where it is not said.
 */
typedef uint8_t GrogAcwWaitsCode;

/**
 * A summary of a position.
 */
typedef struct GrogAcwSituation {
  /**
   * An attacked hex of the combat at hand, or the hex of the stack that retreats. Of no meaning without one.
   */
  GrogHex hex;
  /**
   * The round, from 1.
   */
  uint16_t round;
  /**
   * The number of units that are not lost.
   */
  uint16_t units;
  /**
   * The number of hexes in declared combats.
   */
  uint16_t declared;
  /**
   * The number of enemy hexes that must still be attacked before the declarations end.
   */
  uint16_t must;
  /**
   * The number of units that the side still owes, in all its hexes.
   */
  uint16_t losses;
  /**
   * Printed strength points (SP) that the side owes in an exchange.
   */
  uint16_t strength;
  /**
   * The number of dice for which the position waits.
   */
  uint16_t dice;
  /**
   * The rule by which something is waited for.
   */
  uint16_t rule;
  /**
   * The step for which the position waits.
   */
  GrogAcwWaitsCode waits;
  /**
   * The side that decides.
   */
  GrogAcwSideCode decides;
  /**
   * The Cohesion Rating of the first unit that is lost, where the side owes as a whole; 0 if it may be any.
   */
  uint8_t cohesion;
  /**
   * The number of hexes that the stack has still to retreat.
   */
  uint8_t hexes;
} GrogAcwSituation;

/**
 * The answer of `grog_acw_game_look`.
 */
typedef struct GrogAcwGameLookAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A unit of a position.
   */
  struct GrogAcwGameUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of a position.
   */
  struct GrogAcwSituation value;
} GrogAcwGameLookAnswer;

/**
 * The question of `grog_acw_game_combats`. A position.
 */
typedef struct GrogAcwGameCombatsQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAcwPosition position;
  uint8_t reserved[4];
} GrogAcwGameCombatsQuestion;

/**
 * The answer of `grog_acw_game_combats`.
 */
typedef struct GrogAcwGameCombatsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The part of one hex in a plan.
   */
  struct GrogAcwEngaged *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of a position.
   */
  struct GrogAcwSituation value;
} GrogAcwGameCombatsAnswer;

/**
 * The question of `grog_acw_game_choices`. A position.
 */
typedef struct GrogAcwGameChoicesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAcwPosition position;
  uint8_t reserved[4];
} GrogAcwGameChoicesQuestion;

/**
 * A constant of `enum GrogAcwStepKind`; 0 where it is not said.
 */
typedef uint8_t GrogAcwStepKindCode;

/**
 * A legal step.
 */
typedef struct GrogAcwChoice {
  /**
   * The hex that attacks, is fought for, retreated to or advanced into.
   */
  GrogHex hex;
  /**
   * The hex that is attacked.
   */
  GrogHex target;
  /**
   * The number of the unit; absent for none.
   */
  uint16_t unit;
  /**
   * The number of dice; otherwise 0.
   */
  uint16_t count;
  /**
   * The kind of step. Dice are to be added to theirs.
   */
  GrogAcwStepKindCode step;
  /**
   * The Cohesion Rating; 0 for that of the largest unit.
   */
  uint8_t cohesion;
  uint8_t reserved[2];
} GrogAcwChoice;

/**
 * The answer of `grog_acw_game_choices`.
 */
typedef struct GrogAcwGameChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A legal step.
   */
  struct GrogAcwChoice *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of a position.
   */
  struct GrogAcwSituation value;
} GrogAcwGameChoicesAnswer;

/**
 * The question of `grog_acw_game_assess`. A step, as a line of orders or by its parts.
 */
typedef struct GrogAcwGameAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAcwPosition position;
  /**
   * One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, the other fields describe the step.
   */
  uint8_t line[240];
  /**
   * The kind of step. Required if `line` is empty.
   */
  GrogAcwStepKindCode step;
  /**
   * The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
   */
  uint8_t cohesion;
  /**
   * The number of the unit that is lost or advances.
   */
  uint16_t unit;
  /**
   * The hex that attacks, is fought for, retreated to or advanced into.
   */
  GrogHex hex;
  /**
   * The hex that is attacked.
   */
  GrogHex target;
  /**
   * The dice: one for a combat, one for each commander who rolls.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogAcwGameAssessQuestion;

/**
 * An objection to a step.
 */
typedef struct GrogAcwStepObjection {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The number of the unit; absent if it concerns none.
   */
  uint16_t unit;
  /**
   * The rule that is broken.
   */
  uint16_t rule;
  /**
   * The amount needed, if the rule sets a limit; otherwise 0.
   */
  uint16_t needed;
  /**
   * The amount available, if the rule sets a limit; otherwise 0.
   */
  uint16_t available;
} GrogAcwStepObjection;

/**
 * The answer of `grog_acw_game_assess`.
 */
typedef struct GrogAcwGameAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An objection to a step.
   */
  struct GrogAcwStepObjection *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
} GrogAcwGameAssessAnswer;

/**
 * The question of `grog_acw_game_apply`. A step, as a line of orders or by its parts.
 */
typedef struct GrogAcwGameApplyQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAcwPosition position;
  /**
   * One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, the other fields describe the step.
   */
  uint8_t line[240];
  /**
   * The kind of step. Required if `line` is empty.
   */
  GrogAcwStepKindCode step;
  /**
   * The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
   */
  uint8_t cohesion;
  /**
   * The number of the unit that is lost or advances.
   */
  uint16_t unit;
  /**
   * The hex that attacks, is fought for, retreated to or advanced into.
   */
  GrogHex hex;
  /**
   * The hex that is attacked.
   */
  GrogHex target;
  /**
   * The dice: one for a combat, one for each commander who rolls.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogAcwGameApplyQuestion;

/**
 * The answer of `grog_acw_game_apply`.
 */
typedef struct GrogAcwGameApplyAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An effect of a step. The next position includes it.
   */
  struct GrogAcwGameEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A position between two steps, as text: a plain value that can be copied, compared, saved and sent. Zero if the answer is forbidden.
   */
  struct GrogAcwPosition value;
} GrogAcwGameApplyAnswer;

/**
 * The question of `grog_acw_game_chances`. A position with a combat before its die.
 */
typedef struct GrogAcwGameChancesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAcwPosition position;
  uint8_t reserved[4];
} GrogAcwGameChancesQuestion;

/**
 * The answer of `grog_acw_game_chances`.
 */
typedef struct GrogAcwGameChancesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A result and its chance.
   */
  struct GrogAcwChance *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The exact chances of a combat, as counts of cases over `denominator`.
   */
  struct GrogAcwCombatDistribution value;
} GrogAcwGameChancesAnswer;

/**
 * The question of `grog_acw_game_pack`. A position.
 */
typedef struct GrogAcwGamePackQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAcwPosition position;
  uint8_t reserved[4];
} GrogAcwGamePackQuestion;

/**
 * One byte of a packed position.
 */
typedef struct GrogAcwPositionByte {
  /**
   * The byte.
   */
  uint8_t octet;
} GrogAcwPositionByte;

/**
 * A packed position.
 */
typedef struct GrogAcwPacked {
  /**
   * The number of bytes.
   */
  uint16_t bytes;
} GrogAcwPacked;

/**
 * The answer of `grog_acw_game_pack`.
 */
typedef struct GrogAcwGamePackAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * One byte of a packed position.
   */
  struct GrogAcwPositionByte *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A packed position.
   */
  struct GrogAcwPacked value;
} GrogAcwGamePackAnswer;

/**
 * The question of `grog_acw_game_unpack`. The bytes of a position.
 */
typedef struct GrogAcwGameUnpackQuestion {
  uint32_t size;
  /**
   * The bytes.
   */
  const uint8_t *bytes;
  size_t bytes_len;
} GrogAcwGameUnpackQuestion;

/**
 * The answer of `grog_acw_game_unpack`.
 */
typedef struct GrogAcwGameUnpackAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
   */
  struct GrogAcwPosition value;
} GrogAcwGameUnpackAnswer;

/**
 * The question of `grog_acw_losses_choices`. A battle and the units of the side that settles next.
 */
typedef struct GrogAcwLossesChoicesQuestion {
  uint32_t size;
  /**
   * The battle, as `resolve` or `apply` returned it.
   */
  struct GrogAcwBattle battle;
  /**
   * All units in the hexes of the side that settles next, as they entered the combat.
   */
  const struct GrogAcwUnit *units;
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
   * The number of units to lose in it.
   */
  uint16_t losses;
  /**
   * The Cohesion Rating of the first unit lost; 0 if it may be any unit.
   */
  uint8_t cohesion;
  uint8_t reserved;
} GrogAcwDue;

/**
 * What a side owes. It never owes both `losses` and `strength`.
 */
typedef struct GrogAcwOwed {
  /**
   * The number of units to lose in all.
   */
  uint16_t losses;
  /**
   * Strength points (SP) to lose, which is the attacker's part of an exchange. More may be lost.
   */
  uint16_t strength;
  /**
   * The side that settles next; `over` if nothing is owed any more.
   */
  GrogAcwStageCode stage;
  /**
   * The Cohesion Rating of the first unit lost; 0 if it may be any unit.
   */
  uint8_t cohesion;
  /**
   * Every unit is lost: the result says so, or none of them can be spared.
   */
  GrogFlag everything;
  uint8_t reserved;
} GrogAcwOwed;

/**
 * The answer of `grog_acw_losses_choices`.
 */
typedef struct GrogAcwLossesChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What a hex owes.
   */
  struct GrogAcwDue *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * What a side owes. It never owes both `losses` and `strength`.
   */
  struct GrogAcwOwed value;
} GrogAcwLossesChoicesAnswer;

/**
 * The question of `grog_acw_losses_apply`. A side's losses.
 */
typedef struct GrogAcwLossesApplyQuestion {
  uint32_t size;
  /**
   * The battle, as `resolve` or `apply` returned it.
   */
  struct GrogAcwBattle battle;
  /**
   * All units in the hexes of the side that settles next, as they entered the combat.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
  /**
   * The units that the side chooses to lose, each once. An empty list leaves the choice to the library, which loses
   * as little as possible. Units that the result itself eliminates are not chosen.
   */
  const uint16_t *losses;
  size_t losses_len;
} GrogAcwLossesApplyQuestion;

/**
 * The result of a payment.
 */
typedef struct GrogAcwSettled {
  /**
   * The battle after the payment.
   */
  struct GrogAcwBattle battle;
  /**
   * Printed strength points (SP) that the side lost.
   */
  uint16_t strength;
  /**
   * The number of units that the side lost.
   */
  uint16_t units;
} GrogAcwSettled;

/**
 * The answer of `grog_acw_losses_apply`.
 */
typedef struct GrogAcwLossesApplyAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A change to one unit, for the caller to apply.
   */
  struct GrogAcwEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The result of a payment. Zero if the answer is forbidden.
   */
  struct GrogAcwSettled value;
} GrogAcwLossesApplyAnswer;

/**
 * The question of `grog_acw_odds_round`. Two strengths to compare.
 */
typedef struct GrogAcwOddsRoundQuestion {
  uint32_t size;
  /**
   * The attacker's strength in strength points (SP).
   */
  uint16_t attack;
  /**
   * The defender's strength in strength points (SP).
   */
  uint16_t defence;
} GrogAcwOddsRoundQuestion;

/**
 * The answer of `grog_acw_odds_round`.
 */
typedef struct GrogAcwOddsRoundAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Rounded odds, of which the smaller side is 1. `0:0` stands for no odds.
   */
  GrogOdds value;
} GrogAcwOddsRoundAnswer;

/**
 * The question of `grog_acw_odds_column`. Two strengths, and the table in which their column is looked up.
 */
typedef struct GrogAcwOddsColumnQuestion {
  uint32_t size;
  /**
   * The attacker's strength in strength points (SP).
   */
  uint16_t attack;
  /**
   * The defender's strength in strength points (SP).
   */
  uint16_t defence;
  /**
   * The results table.
   */
  const struct GrogAcwTable *table;
} GrogAcwOddsColumnQuestion;

/**
 * Odds and their column.
 */
typedef struct GrogAcwColumn {
  /**
   * The rounded odds; 1:0 against a strength of 0, 0:1 with a strength of 0.
   */
  GrogOdds odds;
  /**
   * The odds printed above the column.
   */
  GrogOdds heading;
  /**
   * The column, from 0, from the defender's best.
   */
  uint8_t column;
  uint8_t reserved[3];
} GrogAcwColumn;

/**
 * The answer of `grog_acw_odds_column`.
 */
typedef struct GrogAcwOddsColumnAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Odds and their column.
   */
  struct GrogAcwColumn value;
} GrogAcwOddsColumnAnswer;

/**
 * The question of `grog_acw_play_new`. Units and ground of a position at the beginning of a combat phase.
 */
typedef struct GrogAcwPlayNewQuestion {
  uint32_t size;
  /**
   * The units, at most 64. None takes part in a combat.
   */
  const struct GrogAcwGameUnit *units;
  size_t units_len;
  /**
   * The hexes of the map, at most 256, among them those of all units. Without them the map has no edge.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The hexes with marks or levels, for the modifiers; at most 64.
   */
  const struct GrogAcwGround *ground;
  size_t ground_len;
  /**
   * The hexsides with an effect, at most 64.
   */
  const struct GrogAcwHexside *hexsides;
  size_t hexsides_len;
  /**
   * The modifiers of the game's card, at most 24.
   */
  const struct GrogAcwModifier *modifiers;
  size_t modifiers_len;
  /**
   * The results table: at most 16 columns, 256 cells and 24 results.
   */
  const struct GrogAcwTable *table;
  /**
   * How hexes are numbered in texts.
   */
  GrogAcwNumberingCode numbering;
  /**
   * Dice may come from the `seed`.
   */
  GrogFlag seeded;
  /**
   * The seed.
   */
  uint32_t seed;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
} GrogAcwPlayNewQuestion;

/**
 * The answer of `grog_acw_play_new`.
 */
typedef struct GrogAcwPlayNewAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A summary of a position.
   */
  struct GrogAcwSituation value;
} GrogAcwPlayNewAnswer;

/**
 * The question of `grog_acw_play_look`. A question without fields: about the game as it stands.
 */
typedef struct GrogAcwPlayLookQuestion {
  uint32_t size;
  uint8_t reserved[4];
} GrogAcwPlayLookQuestion;

/**
 * The answer of `grog_acw_play_look`.
 */
typedef struct GrogAcwPlayLookAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A unit of a position.
   */
  struct GrogAcwGameUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogAcwSituation value;
} GrogAcwPlayLookAnswer;

/**
 * The question of `grog_acw_play_choices`. A question without fields: about the game as it stands.
 */
typedef struct GrogAcwPlayChoicesQuestion {
  uint32_t size;
  uint8_t reserved[4];
} GrogAcwPlayChoicesQuestion;

/**
 * The answer of `grog_acw_play_choices`.
 */
typedef struct GrogAcwPlayChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A legal step.
   */
  struct GrogAcwChoice *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogAcwSituation value;
} GrogAcwPlayChoicesAnswer;

/**
 * The question of `grog_acw_play_judge`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
 * that says something is the fault `contradiction`. Units are named by their numbers.
 */
typedef struct GrogAcwPlayJudgeQuestion {
  uint32_t size;
  /**
   * One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, `choice` is the order, or `step`
   * says its kind.
   */
  const uint8_t *line;
  size_t line_len;
  /**
   * A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
   */
  struct GrogAcwChoice choice;
  /**
   * The dice of an order that needs some: one for a combat, one for each commander who rolls.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The kind of an order that is given by the fields from here on; absent for a line or a row.
   */
  GrogAcwStepKindCode step;
  /**
   * The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
   */
  uint8_t cohesion;
  /**
   * The number of the unit that is lost or advances.
   */
  uint16_t unit;
  /**
   * The hex that attacks, is fought for, retreated to or advanced into.
   */
  GrogHex hex;
  /**
   * The hex that is attacked.
   */
  GrogHex target;
  uint8_t reserved[4];
} GrogAcwPlayJudgeQuestion;

/**
 * The answer of `grog_acw_play_judge`.
 */
typedef struct GrogAcwPlayJudgeAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An objection to a step.
   */
  struct GrogAcwStepObjection *rows;
  size_t rows_capacity;
  size_t rows_len;
} GrogAcwPlayJudgeAnswer;

/**
 * The question of `grog_acw_play_order`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
 * that says something is the fault `contradiction`. Units are named by their numbers.
 */
typedef struct GrogAcwPlayOrderQuestion {
  uint32_t size;
  /**
   * One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, `choice` is the order, or `step`
   * says its kind.
   */
  const uint8_t *line;
  size_t line_len;
  /**
   * A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
   */
  struct GrogAcwChoice choice;
  /**
   * The dice of an order that needs some: one for a combat, one for each commander who rolls.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The kind of an order that is given by the fields from here on; absent for a line or a row.
   */
  GrogAcwStepKindCode step;
  /**
   * The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
   */
  uint8_t cohesion;
  /**
   * The number of the unit that is lost or advances.
   */
  uint16_t unit;
  /**
   * The hex that attacks, is fought for, retreated to or advanced into.
   */
  GrogHex hex;
  /**
   * The hex that is attacked.
   */
  GrogHex target;
  uint8_t reserved[4];
} GrogAcwPlayOrderQuestion;

/**
 * The question of `grog_acw_play_chances`. A question without fields: about the game as it stands.
 */
typedef struct GrogAcwPlayChancesQuestion {
  uint32_t size;
  uint8_t reserved[4];
} GrogAcwPlayChancesQuestion;

/**
 * The answer of `grog_acw_play_chances`.
 */
typedef struct GrogAcwPlayChancesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A result and its chance.
   */
  struct GrogAcwChance *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The exact chances of a combat, as counts of cases over `denominator`.
   */
  struct GrogAcwCombatDistribution value;
} GrogAcwPlayChancesAnswer;

/**
 * The question of `grog_acw_strength_assess`. Units whose strength is counted.
 */
typedef struct GrogAcwStrengthAssessQuestion {
  uint32_t size;
  /**
   * The units, in one hex or in several.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
  /**
   * Whether they attack or defend.
   */
  GrogAcwSideCode side;
  uint8_t reserved[7];
} GrogAcwStrengthAssessQuestion;

/**
 * The strength of units in a combat.
 */
typedef struct GrogAcwStrength {
  /**
   * Strength points (SP) that count, of all hexes together.
   */
  uint16_t strength;
  /**
   * Strength points (SP) of infantry and cavalry among these.
   */
  uint16_t foot;
  /**
   * Strength points (SP) of artillery among these.
   */
  uint16_t guns;
  /**
   * Printed strength points (SP) of all of the units, whether they count or not.
   */
  uint16_t printed;
  /**
   * The number of hexes with units that take part.
   */
  uint16_t hexes;
} GrogAcwStrength;

/**
 * The answer of `grog_acw_strength_assess`.
 */
typedef struct GrogAcwStrengthAssessAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The strength of units in a combat.
   */
  struct GrogAcwStrength value;
} GrogAcwStrengthAssessAnswer;

/**
 * The question of `grog_acw_table_check`. A results table to check.
 */
typedef struct GrogAcwTableCheckQuestion {
  uint32_t size;
  /**
   * The table.
   */
  const struct GrogAcwTable *table;
} GrogAcwTableCheckQuestion;

/**
 * The extent of a results table.
 */
typedef struct GrogAcwExtent {
  /**
   * The number of columns.
   */
  uint16_t columns;
  /**
   * The number of rows.
   */
  uint16_t rows;
  /**
   * The number of results defined.
   */
  uint16_t results;
  /**
   * The number of results defined that are in no cell.
   */
  uint16_t unused;
} GrogAcwExtent;

/**
 * The answer of `grog_acw_table_check`.
 */
typedef struct GrogAcwTableCheckAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The extent of a results table.
   */
  struct GrogAcwExtent value;
} GrogAcwTableCheckAnswer;

/**
 * The question of `grog_acw_table_example`. A question without fields.
 */
typedef struct GrogAcwTableExampleQuestion {
  uint32_t size;
  uint8_t reserved[4];
} GrogAcwTableExampleQuestion;

/**
 * The example of a results table, for languages that do not have `EXAMPLE`. Python and Lua take it as a table; elsewhere
 * pass its parts.
 */
typedef struct GrogAcwExample {
  /**
   * The odds printed above the columns.
   */
  GrogOdds columns[8];
  /**
   * The number of rows.
   */
  uint8_t rows;
  /**
   * The modified roll of the first row.
   */
  int8_t first;
  /**
   * The codes of the results, row by row.
   */
  uint8_t cells[64];
  uint8_t reserved[2];
  /**
   * The results.
   */
  struct GrogAcwOutcome results[8];
} GrogAcwExample;

/**
 * The answer of `grog_acw_table_example`.
 */
typedef struct GrogAcwTableExampleAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The example of a results table, for languages that do not have `EXAMPLE`. Python and Lua take it as a table; elsewhere
   * pass its parts.
   */
  struct GrogAcwExample value;
} GrogAcwTableExampleAnswer;

/**
 * The question of `grog_acw_zoc_exerts`. A unit.
 */
typedef struct GrogAcwZocExertsQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogAcwUnit unit;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
  uint8_t reserved[4];
} GrogAcwZocExertsQuestion;

/**
 * The answer of `grog_acw_zoc_exerts`.
 */
typedef struct GrogAcwZocExertsAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogAcwZocExertsAnswer;

/**
 * The question of `grog_acw_zoc_covers`. A hex, and units whose zones of control may cover it.
 */
typedef struct GrogAcwZocCoversQuestion {
  uint32_t size;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The units of one side.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
  /**
   * The hexsides with an effect.
   */
  const struct GrogAcwHexside *hexsides;
  size_t hexsides_len;
  /**
   * The game's options.
   */
  struct GrogAcwGameRules rules;
} GrogAcwZocCoversQuestion;

/**
 * The answer of `grog_acw_zoc_covers`.
 */
typedef struct GrogAcwZocCoversAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogAcwZocCoversAnswer;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Takes up a game from its bytes. In: `bytes`, `length` of them. Out: the memory of the game. Returns 0, or the number of a
 * fault. `fault` may be null. Re-entrant.
 */
int32_t grog_acw_play_unpack(uint64_t *game,
                             size_t words,
                             const uint8_t *bytes,
                             size_t length,
                             GrogFault *fault);

/**
 * Writes a game as bytes. In: the memory of the game. Out: `bytes`, and `needed`, their number. Returns 0, or the number of a
 * fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null. Re-entrant.
 */
int32_t grog_acw_play_pack(uint64_t *game,
                           size_t words,
                           uint8_t *bytes,
                           size_t capacity,
                           size_t *needed,
                           GrogFault *fault);

/**
 * Finds what a name in a field of an order names: a unit or a hex as the game's own numbers have it. In: the memory of the
 * game; `field`, such as `unit` or `hex`, and `name`, which end with zero bytes. Out: `found`, two numbers: that of the unit
 * and 0, or q and r of the hex. Returns 0, or the number of a fault: `unknown_word` if nothing has the name. `fault` may be
 * null. Re-entrant.
 */
int32_t grog_acw_play_find(uint64_t *game,
                           size_t words,
                           const char *field,
                           const char *name,
                           int32_t *found,
                           GrogFault *fault);

/**
 * Returns the words of memory that a game takes. With more there is more room for what an
 * order is worked out in. Re-entrant.
 */
size_t grog_acw_play_words(void);

/**
 * Takes up a game from its text. In: `text`, `length` bytes. Out: the memory of the game. Returns 0, or the number of a
 * fault, whose path has the line: `text[3]` is the fourth. `fault` may be null. Re-entrant.
 */
int32_t grog_acw_play_load(uint64_t *game,
                           size_t words,
                           const char *text,
                           size_t length,
                           GrogFault *fault);

/**
 * Writes a game as text. In: the memory of the game. Out: `text`, which ends with a zero byte, and `needed`, its bytes with
 * that one. Returns 0, or the number of a fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null.
 * Re-entrant.
 */
int32_t grog_acw_play_save(uint64_t *game,
                           size_t words,
                           char *text,
                           size_t capacity,
                           size_t *needed,
                           GrogFault *fault);

/**
 * Gives an order as a line of text. In and out: the memory of the game. In: `line`, which ends with a zero byte. Out: `answer`,
 * as `grog_acw_play_order` writes it. Returns 0, or the number of a fault. `fault` may be null. Re-entrant.
 */
int32_t grog_acw_play_line(uint64_t *game,
                           size_t words,
                           const char *line,
                           struct GrogAcwPlayOrderAnswer *answer,
                           GrogFault *fault);

/**
 * Returns how many words, the first of the memory, hold the position of a game: who takes back an order copies these before
 * it, and puts them back. 0 if no game is in the memory. Re-entrant.
 */
size_t grog_acw_play_position(const uint64_t *game,
                              size_t words);

/**
 * Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory. Players take
 * back what was ordered since dice were thrown. Re-entrant.
 */
int32_t grog_acw_play_thrown(const uint64_t *game,
                             size_t words);

/**
 * Which enemy hexes must be attacked, and which may be (ACW 1, 2, 6).
 */
int32_t grog_acw_attacks_obliged(const struct GrogAcwAttacksObligedQuestion *question,
                                 struct GrogAcwAttacksObligedAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Whether a plan of combats is legal, and every fault of one that is not (ACW 1 to 6).
 */
int32_t grog_acw_attacks_check(const struct GrogAcwAttacksCheckQuestion *question,
                               struct GrogAcwAttacksCheckAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Finds a legal plan of combats, or the enemy hexes that cannot all be attacked (ACW 1, 2, 4, 5).
 */
int32_t grog_acw_attacks_plan(const struct GrogAcwAttacksPlanQuestion *question,
                              struct GrogAcwAttacksPlanAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Looks for the plan with the best worst odds, and says whether it is proven (ACW 1, 2, 4, 5, 8).
 */
int32_t grog_acw_attacks_improve(const struct GrogAcwAttacksImproveQuestion *question,
                                 struct GrogAcwAttacksImproveAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The next legal plan after one, so that all of them can be walked (ACW 1, 2, 4, 5).
 */
int32_t grog_acw_attacks_walk(const struct GrogAcwAttacksWalkQuestion *question,
                              struct GrogAcwAttacksWalkAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * How many enemy hexes can be attacked at most, and the sets that cannot all be: no two of these share a hex, and sets within one of them are not listed (ACW 1, 2, 4).
 */
int32_t grog_acw_attacks_cover(const struct GrogAcwAttacksCoverQuestion *question,
                               struct GrogAcwAttacksCoverAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * How many legal plans there are (ACW 1, 2, 4, 5).
 */
int32_t grog_acw_attacks_count(const struct GrogAcwAttacksCountQuestion *question,
                               struct GrogAcwAttacksCountAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether a combat is allowed, and its strengths, odds, column and modifier (ACW 3, 4, 6 to 10).
 */
int32_t grog_acw_combat_assess(const struct GrogAcwCombatAssessQuestion *question,
                               struct GrogAcwCombatAssessAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The result of an assessed combat and its die (ACW 8, 9).
 */
int32_t grog_acw_combat_resolve(const struct GrogAcwCombatResolveQuestion *question,
                                struct GrogAcwCombatResolveAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The exact chances of an assessed combat (ACW 8, 9).
 */
int32_t grog_acw_combat_distribution(const struct GrogAcwCombatDistributionQuestion *question,
                                     struct GrogAcwCombatDistributionAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Where a result that happened stands among all that could have (ACW 8, 9).
 */
int32_t grog_acw_combat_percentile(const struct GrogAcwCombatPercentileQuestion *question,
                                   struct GrogAcwCombatPercentileAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether command lets a unit attack and advance after combat (ACW 6).
 */
int32_t grog_acw_command_assess(const struct GrogAcwCommandAssessQuestion *question,
                                struct GrogAcwCommandAssessAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Which commanders must roll after an adverse result, before anybody leaves the hexes hit (ACW 11).
 */
int32_t grog_acw_commanders_assess(const struct GrogAcwCommandersAssessQuestion *question,
                                   struct GrogAcwCommandersAssessAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Rolls for commanders: who is lost, and who commands the army then (ACW 11).
 */
int32_t grog_acw_commanders_resolve(const struct GrogAcwCommandersResolveQuestion *question,
                                    struct GrogAcwCommandersResolveAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * The exact chances of commanders' rolls: casualties, and who commands the army (ACW 11).
 */
int32_t grog_acw_commanders_distribution(const struct GrogAcwCommandersDistributionQuestion *question,
                                         struct GrogAcwCommandersDistributionAnswer *answer,
                                         GrogTrail *trail,
                                         GrogFault *fault);

/**
 * Who commands the army (ACW 11).
 */
int32_t grog_acw_commanders_army(const struct GrogAcwCommandersArmyQuestion *question,
                                 struct GrogAcwCommandersArmyAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Whether a hex is flanked by those that attack it (ACW 7).
 */
int32_t grog_acw_flank_assess(const struct GrogAcwFlankAssessQuestion *question,
                              struct GrogAcwFlankAssessAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * The position of units on the ground, at the beginning of a combat phase (ACW 2).
 */
int32_t grog_acw_game_arrange(const struct GrogAcwGameArrangeQuestion *question,
                              struct GrogAcwGameArrangeAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * What a position waits for, and every unit as it stands.
 */
int32_t grog_acw_game_look(const struct GrogAcwGameLookQuestion *question,
                           struct GrogAcwGameLookAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * What a position waits for, and the hexes in combats that are declared.
 */
int32_t grog_acw_game_combats(const struct GrogAcwGameCombatsQuestion *question,
                              struct GrogAcwGameCombatsAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Everything that may be done now.
 */
int32_t grog_acw_game_choices(const struct GrogAcwGameChoicesQuestion *question,
                              struct GrogAcwGameChoicesAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether a step may be taken, and every objection to it.
 */
int32_t grog_acw_game_assess(const struct GrogAcwGameAssessQuestion *question,
                             struct GrogAcwGameAssessAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * The position after a step, and what the step did.
 */
int32_t grog_acw_game_apply(const struct GrogAcwGameApplyQuestion *question,
                            struct GrogAcwGameApplyAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * The exact chances of the combat at hand (ACW 8, 9).
 */
int32_t grog_acw_game_chances(const struct GrogAcwGameChancesQuestion *question,
                              struct GrogAcwGameChancesAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * A position as bytes, for files and wires.
 */
int32_t grog_acw_game_pack(const struct GrogAcwGamePackQuestion *question,
                           struct GrogAcwGamePackAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * The position that bytes hold.
 */
int32_t grog_acw_game_unpack(const struct GrogAcwGameUnpackQuestion *question,
                             struct GrogAcwGameUnpackAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * What the side whose turn it is owes and may choose, with the units as they entered the combat (ACW 10).
 */
int32_t grog_acw_losses_choices(const struct GrogAcwLossesChoicesQuestion *question,
                                struct GrogAcwLossesChoicesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Settles one side's part of a result, with the units as they entered the combat (ACW 3, 8, 10, 11).
 */
int32_t grog_acw_losses_apply(const struct GrogAcwLossesApplyQuestion *question,
                              struct GrogAcwLossesApplyAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * The odds of two strengths, rounded in the defender's favour (ACW 8).
 */
int32_t grog_acw_odds_round(const struct GrogAcwOddsRoundQuestion *question,
                            struct GrogAcwOddsRoundAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * The odds of two strengths and their column of a results table (ACW 8).
 */
int32_t grog_acw_odds_column(const struct GrogAcwOddsColumnQuestion *question,
                             struct GrogAcwOddsColumnAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Begins a game in memory that is lent, and says where it stands.
 */
int32_t grog_acw_play_new(uint64_t *game,
                          size_t words,
                          const struct GrogAcwPlayNewQuestion *question,
                          struct GrogAcwPlayNewAnswer *answer,
                          GrogTrail *trail,
                          GrogFault *fault);

/**
 * What the game waits for, and the rows of what stands on the board or is owed.
 */
int32_t grog_acw_play_look(uint64_t *game,
                           size_t words,
                           const struct GrogAcwPlayLookQuestion *question,
                           struct GrogAcwPlayLookAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * All that may be done now: each row is an order, or leads to orders.
 */
int32_t grog_acw_play_choices(uint64_t *game,
                              size_t words,
                              const struct GrogAcwPlayChoicesQuestion *question,
                              struct GrogAcwPlayChoicesAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether an order is allowed, and the objections to it. Nothing changes.
 */
int32_t grog_acw_play_judge(uint64_t *game,
                            size_t words,
                            const struct GrogAcwPlayJudgeQuestion *question,
                            struct GrogAcwPlayJudgeAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
 */
int32_t grog_acw_play_order(uint64_t *game,
                            size_t words,
                            const struct GrogAcwPlayOrderQuestion *question,
                            struct GrogAcwPlayOrderAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * The exact chances of what is open.
 */
int32_t grog_acw_play_chances(uint64_t *game,
                              size_t words,
                              const struct GrogAcwPlayChancesQuestion *question,
                              struct GrogAcwPlayChancesAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * The strength points of units that count (ACW 3).
 */
int32_t grog_acw_strength_assess(const struct GrogAcwStrengthAssessQuestion *question,
                                 struct GrogAcwStrengthAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Checks a results table: its shape, its order, its codes (ACW 8).
 */
int32_t grog_acw_table_check(const struct GrogAcwTableCheckQuestion *question,
                             struct GrogAcwTableCheckAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * An example of a results table for tests and demonstrations, no publisher's (ACW 8).
 */
int32_t grog_acw_table_example(const struct GrogAcwTableExampleQuestion *question,
                               struct GrogAcwTableExampleAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether a unit has a zone of control (ACW 2).
 */
int32_t grog_acw_zoc_exerts(const struct GrogAcwZocExertsQuestion *question,
                            struct GrogAcwZocExertsAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether a hex lies in the zone of control of any of these units (ACW 2).
 */
int32_t grog_acw_zoc_covers(const struct GrogAcwZocCoversQuestion *question,
                            struct GrogAcwZocCoversAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* GROGNARD_ACW_H */

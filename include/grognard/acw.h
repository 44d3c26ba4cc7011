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
 * The most SP of infantry and cavalry that count in a hex.
 */
#define GROG_ACW_FOOT_CAP 8

/**
 * The most SP of artillery that count in a hex, beside the others.
 */
#define GROG_ACW_GUNS_CAP 10

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
  GROG_ACW_STAGE_DEFENDER = 1,
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
  GROG_ACW_CONDITION_ALWAYS = 1,
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
  GROG_ACW_SCOPE_ANY = 1,
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
  GROG_ACW_SIDE_ATTACKER = 1,
  /**
   * The other.
   */
  GROG_ACW_SIDE_DEFENDER,
};

/**
 * Whose counter it is.
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
   * Strength points (SP) as printed: it must be said where strengths count. A commander has none.
   */
  uint8_t strength;
  /**
   * Cohesion Rating (CR): it must be said in a combat and for losses, and is 0 where none is printed. A commander has
   * none.
   */
  uint8_t cohesion;
  /**
   * A commander's stars as printed, at least 1; other units have none.
   */
  uint8_t stars;
  /**
   * A commander's command value as printed: it must be said where the value is asked for. Other units have none.
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
   * Whose counter it is. The lists of a question tell the sides apart, so that it need not be said; where it is, all
   * units of a list must be of one army, and enemies of the other.
   */
  GrogAcwAllegianceCode army;
  uint8_t reserved[6];
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
  uint8_t reserved;
} GrogAcwHexside;

/**
 * The stacks of both sides, and the hexsides that matter.
 * Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
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
   * The hexsides that matter.
   */
  const struct GrogAcwHexside *hexsides;
  size_t hexsides_len;
} GrogAcwBoard;

/**
 * A constant of `enum GrogAcwMultiTarget`.
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
  uint8_t reserved[13];
} GrogAcwGameRules;

/**
 * What `grog_acw_attacks_obliged` asks. A board whose duties are asked for.
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An enemy hex that must be attacked or may be.
   */
  struct GrogAcwContact *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * How many enemy hexes must be attacked.
   */
  struct GrogAcwDuties value;
} GrogAcwAttacksObligedAnswer;

/**
 * A constant of `enum GrogAcwSide`; 0 where it is not said.
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
   * Which hex fights in which combat. A hex may stand in several rows of the same combat, one for each of its units
   * for example; one that is not listed stays out.
   */
  const struct GrogAcwEngaged *plan;
  size_t plan_len;
} GrogAcwAttacksCheckQuestion;

/**
 * A constant of `enum GrogAcwWrong`.
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
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * One fault of a combat or of a plan of combats.
   */
  struct GrogAcwFlaw *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
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
   * Enemy hexes to attack beside those that must be: new contact, for example.
   */
  const GrogHex *targets;
  size_t targets_len;
  /**
   * Stacks that the plan does not need join a combat that they may join, the one at the worst odds; otherwise they
   * stay out.
   */
  GrogFlag all_in;
  uint8_t reserved[7];
} GrogAcwAttacksPlanQuestion;

/**
 * What `grog_acw_attacks_plan` answers.
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
   * One hex's part in a plan.
   */
  struct GrogAcwEngaged *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
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
   * The plan to begin with, which must be legal; none for one that the library finds. The enemy hexes that it attacks
   * are attacked by the better plan too.
   */
  const struct GrogAcwEngaged *plan;
  size_t plan_len;
  /**
   * Enemy hexes to attack beside those that must be.
   */
  const GrogHex *targets;
  size_t targets_len;
  /**
   * Stacks that the plan does not need join a combat that they may join, the one at the worst odds; otherwise they
   * stay out, unless the plan to begin with had them in a combat that is left as it was.
   */
  GrogFlag all_in;
  /**
   * How many steps the search may take, at least 1: a step is one combat that is tried.
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
  uint8_t reserved[3];
} GrogAcwImproved;

/**
 * What `grog_acw_attacks_improve` answers.
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
   * One hex's part in a plan.
   */
  struct GrogAcwEngaged *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
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
   * `plan` is where the walk stands; otherwise it begins, and `plan` must be empty.
   */
  GrogFlag started;
  /**
   * The plan after which the next is asked for: one that the walk returned, or any legal plan.
   */
  const struct GrogAcwEngaged *plan;
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * One hex's part in a plan.
   */
  struct GrogAcwEngaged *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
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
   * Enemy hexes to attack beside those that must be: new contact, for example.
   */
  const GrogHex *targets;
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
  uint8_t reserved[2];
} GrogAcwCoverage;

/**
 * What `grog_acw_attacks_cover` answers.
 */
typedef struct GrogAcwAttacksCoverAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a set of enemy hexes that cannot all be attacked.
   */
  struct GrogAcwShortage *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
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
   * How many steps the count may take, at least 1: a step is one choice of an enemy hex, or one set of combats.
   */
  uint32_t budget;
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
  uint8_t reserved[3];
} GrogAcwPlanCount;

/**
 * What `grog_acw_attacks_count` answers.
 */
typedef struct GrogAcwAttacksCountAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  uint64_t *scratch;
  size_t scratch_capacity;
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
   * What is added to the die, -20 to 20; a low die favours the attacker, so that -1 helps him.
   */
  int8_t value;
  /**
   * What it asks.
   */
  GrogAcwConditionCode what;
  /**
   * Whose stacks it asks about: it must be said unless it asks nothing, or about hexsides.
   */
  GrogAcwSideCode side;
  /**
   * How many of them must meet it: it must be said unless it asks nothing, or about the Cohesion Rating.
   */
  GrogAcwScopeCode scope;
  /**
   * Which mark, 0 to 31: it must be said where it asks about one.
   */
  uint8_t mark;
  /**
   * The least command value or Cohesion Rating that meets it.
   */
  uint8_t least;
  /**
   * The greatest one, at least 1: it must be said where it asks about one.
   */
  uint8_t most;
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
  uint32_t size;
  /**
   * The odds printed above the columns, from the defender's best to the attacker's. A part of them is never 0.
   */
  const GrogOdds *columns;
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
  size_t cells_len;
  /**
   * What the codes stand for, each once, from the attacker's worst result to his best.
   */
  const struct GrogAcwOutcome *results;
  size_t results_len;
} GrogAcwTable;

/**
 * What `grog_acw_combat_assess` asks. A combat: the units of the attacking hexes against those of one defending hex or more.
 */
typedef struct GrogAcwCombatAssessQuestion {
  uint32_t size;
  /**
   * All units in the hexes that attack, those that add nothing among them: they suffer the result with the others.
   */
  const struct GrogAcwUnit *attackers;
  size_t attackers_len;
  /**
   * All units in the attacked hexes.
   */
  const struct GrogAcwUnit *defenders;
  size_t defenders_len;
  /**
   * What the hexes are like, where a modifier asks.
   */
  const struct GrogAcwGround *ground;
  size_t ground_len;
  /**
   * The hexsides that matter.
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
  uint8_t reserved;
} GrogAcwAssessment;

/**
 * What `grog_acw_combat_assess` answers.
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
   * One fault of a combat or of a plan of combats.
   */
  struct GrogAcwFlaw *rows;
  size_t rows_capacity;
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
   * One die.
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
  uint8_t reserved;
} GrogAcwBattle;

/**
 * What `grog_acw_combat_resolve` answers.
 */
typedef struct GrogAcwCombatResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * How likely a result is.
   */
  struct GrogAcwChance *rows;
  size_t rows_capacity;
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
   * The code of the result that the die gave.
   */
  uint8_t code;
  uint8_t reserved[7];
} GrogAcwCombatPercentileQuestion;

/**
 * What `grog_acw_combat_percentile` answers.
 */
typedef struct GrogAcwCombatPercentileAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
 * What `grog_acw_command_assess` asks. A unit that would attack, or advance after combat.
 */
typedef struct GrogAcwCommandAssessQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogAcwUnit unit;
  /**
   * Enemy units whose advance may have made contact with it; none where `contacted` says so already.
   */
  const struct GrogAcwUnit *enemies;
  size_t enemies_len;
  /**
   * The hexsides that matter.
   */
  const struct GrogAcwHexside *hexsides;
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
 * What `grog_acw_commanders_assess` asks. Hexes that suffered an adverse result, elimination or retreat, and the commanders who may have to roll for it.
 */
typedef struct GrogAcwCommandersAssessQuestion {
  uint32_t size;
  /**
   * The side's units; only its commanders matter. Those who stood in a hex that was hit stand there still.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
  /**
   * The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands
   * twice was hit once.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * What they suffered from.
   */
  GrogAcwCauseCode cause;
  uint8_t reserved[7];
} GrogAcwCommandersAssessQuestion;

/**
 * A constant of `enum GrogAcwEffectKind`.
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * One thing for the host to apply to one unit.
   */
  struct GrogAcwEffect *rows;
  size_t rows_capacity;
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
  uint32_t size;
  /**
   * The side's units: all of its commanders, where the command of the army matters.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
  /**
   * The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands
   * twice was hit once.
   */
  const GrogHex *hexes;
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
  uint8_t reserved;
} GrogAcwCommand;

/**
 * What `grog_acw_commanders_resolve` answers.
 */
typedef struct GrogAcwCommandersResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * One thing for the host to apply to one unit.
   */
  struct GrogAcwEffect *rows;
  size_t rows_capacity;
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
  uint32_t size;
  /**
   * The side's units: all of its commanders, where the command of the army matters.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
  /**
   * The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands
   * twice was hit once.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * What they suffered from.
   */
  GrogAcwCauseCode cause;
  /**
   * The unit that commands the army, counted from 1; 0 for whoever ranks highest.
   */
  uint16_t army_commander;
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
  uint8_t reserved[4];
} GrogAcwCommandDistribution;

/**
 * What `grog_acw_commanders_distribution` answers.
 */
typedef struct GrogAcwCommandersDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * In how many cases so many commanders are lost and one of them commands the army afterwards.
   */
  struct GrogAcwCommandChance *rows;
  size_t rows_capacity;
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
  uint32_t size;
  /**
   * The side's units, of commanders with as many stars the senior first.
   */
  const struct GrogAcwUnit *units;
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint8_t reserved[2];
} GrogAcwFlanked;

/**
 * What `grog_acw_flank_assess` answers.
 */
typedef struct GrogAcwFlankAssessAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
 * What `grog_acw_losses_choices` asks. A battle and the units whose turn it is.
 */
typedef struct GrogAcwLossesChoicesQuestion {
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogAcwBattle battle;
  /**
   * All units in the hexes of the side whose turn it is, as they entered the combat.
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
   * Units to lose in it.
   */
  uint16_t losses;
  /**
   * The Cohesion Rating of the first unit lost; 0 where any unit will do.
   */
  uint8_t cohesion;
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
  uint8_t reserved;
} GrogAcwOwed;

/**
 * What `grog_acw_losses_choices` answers.
 */
typedef struct GrogAcwLossesChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
   * What a side owes. `losses` and `strength` are never both owed.
   */
  struct GrogAcwOwed value;
} GrogAcwLossesChoicesAnswer;

/**
 * What `grog_acw_losses_apply` asks. What a side loses.
 */
typedef struct GrogAcwLossesApplyQuestion {
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogAcwBattle battle;
  /**
   * All units in the hexes of the side whose turn it is, as they entered the combat.
   */
  const struct GrogAcwUnit *units;
  size_t units_len;
  /**
   * The units that the side loses for what it owes, by their places in `units` from 0, each once; an empty list leaves
   * the choice to the library, which loses as little as it may. Units that the result itself eliminates are not chosen.
   */
  const uint16_t *losses;
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
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * One thing for the host to apply to one unit.
   */
  struct GrogAcwEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
 * What `grog_acw_odds_column` asks. Two strengths and the table whose columns they look for.
 */
typedef struct GrogAcwOddsColumnQuestion {
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
  uint8_t reserved[3];
} GrogAcwColumn;

/**
 * What `grog_acw_odds_column` answers.
 */
typedef struct GrogAcwOddsColumnAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * The table.
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  uint8_t reserved[4];
} GrogAcwTableExampleQuestion;

/**
 * The example of a results table, for languages that cannot see `EXAMPLE`: pass its parts as a table.
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The example of a results table, for languages that cannot see `EXAMPLE`: pass its parts as a table.
   */
  struct GrogAcwExample value;
} GrogAcwTableExampleAnswer;

/**
 * What `grog_acw_zoc_exerts` asks. A unit whose zone of control is asked about.
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
 * What `grog_acw_zoc_exerts` answers.
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
 * What `grog_acw_zoc_covers` asks. A hex, and units that may have it in their zone of control.
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
   * The hexsides that matter.
   */
  const struct GrogAcwHexside *hexsides;
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
 * How many enemy hexes can be attacked at most, and every set that cannot all be (ACW 1, 2, 4).
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
 * Which commanders must roll after an adverse result (ACW 11).
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
 * What the side whose turn it is owes, and what it may choose (ACW 10).
 */
int32_t grog_acw_losses_choices(const struct GrogAcwLossesChoicesQuestion *question,
                                struct GrogAcwLossesChoicesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Settles one side's part of a result (ACW 3, 8, 10, 11).
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

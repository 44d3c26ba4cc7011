/*
 * grognard: the structures and functions of the system `korea`. common.h says what holds of all.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_KOREA_H
#define GROGNARD_KOREA_H

#include "common.h"

/**
 * The length of a line of orders, in bytes.
 */
#define GROG_KOREA_LINE 240

/**
 * The length of the text of a position, in bytes.
 */
#define GROG_KOREA_TEXT (16 * 1024)

/**
 * The greatest modifier of a side, positive or negative.
 */
#define GROG_KOREA_MOST_DRM 10000

/**
 * The kind of troops.
 */
enum GrogKoreaArm {
  /**
   * Infantry.
   */
  GROG_KOREA_ARM_INFANTRY = 1,
  /**
   * Armored.
   */
  GROG_KOREA_ARM_ARMORED,
  /**
   * Mechanized.
   */
  GROG_KOREA_ARM_MECHANIZED,
  /**
   * Troops of any other kind.
   */
  GROG_KOREA_ARM_OTHER,
};

/**
 * How cases are grouped into rows.
 */
enum GrogKoreaCounted {
  /**
   * One row for each differential.
   */
  GROG_KOREA_COUNTED_DIFFERENTIAL,
  /**
   * One row for each loss: differentials that call for the same losses together.
   */
  GROG_KOREA_COUNTED_LOSSES,
};

/**
 * Which units draw a combat chip.
 */
enum GrogKoreaDraws {
  /**
   * The lead of each side.
   */
  GROG_KOREA_DRAWS_LEAD,
  /**
   * Every unit that takes part.
   */
  GROG_KOREA_DRAWS_EVERY_UNIT,
  /**
   * No unit.
   */
  GROG_KOREA_DRAWS_NOBODY,
};

/**
 * The kind of an effect of a payment.
 */
enum GrogKoreaEffectKind {
  /**
   * The lead goes static.
   */
  GROG_KOREA_EFFECT_KIND_LEAD_STATIC,
  /**
   * `amount` supporting units go static; the owner chooses which.
   */
  GROG_KOREA_EFFECT_KIND_SUPPORTERS_STATIC,
  /**
   * `amount` depots within supply range are eliminated; the owner chooses which.
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
 * The kind of combat.
 */
enum GrogKoreaEngagement {
  /**
   * A Meeting Engagement, fought during movement.
   */
  GROG_KOREA_ENGAGEMENT_MEETING = 1,
  /**
   * A Prepared Attack.
   */
  GROG_KOREA_ENGAGEMENT_PREPARED,
};

/**
 * The kind of an effect of a step.
 */
enum GrogKoreaGameEffectKind {
  /**
   * The engagement of the lead `unit` begins.
   */
  GROG_KOREA_GAME_EFFECT_KIND_ENGAGEMENT = 1,
  /**
   * The `unit` takes part.
   */
  GROG_KOREA_GAME_EFFECT_KIND_JOINS,
  /**
   * The side uses air support of the rating `amount`.
   */
  GROG_KOREA_GAME_EFFECT_KIND_AIR,
  /**
   * The side uses fleet support.
   */
  GROG_KOREA_GAME_EFFECT_KIND_FLEET,
  /**
   * The depot numbered `amount` is expended or eliminated.
   */
  GROG_KOREA_GAME_EFFECT_KIND_DEPOT,
  /**
   * The side drew the chip `amount`.
   */
  GROG_KOREA_GAME_EFFECT_KIND_CHIP,
  /**
   * The side rolled `amount` with one die.
   */
  GROG_KOREA_GAME_EFFECT_KIND_DIE,
  /**
   * The side owes `amount` loss points.
   */
  GROG_KOREA_GAME_EFFECT_KIND_OWES,
  /**
   * The `unit` goes static.
   */
  GROG_KOREA_GAME_EFFECT_KIND_STATIC,
  /**
   * The side spends `amount` victory points.
   */
  GROG_KOREA_GAME_EFFECT_KIND_POINTS,
  /**
   * The `unit` enters the `hex`.
   */
  GROG_KOREA_GAME_EFFECT_KIND_GOES,
  /**
   * The `unit` is eliminated to the Rout box.
   */
  GROG_KOREA_GAME_EFFECT_KIND_ROUTED,
  /**
   * The engagement is over.
   */
  GROG_KOREA_GAME_EFFECT_KIND_OVER,
};

/**
 * How a fraction of a loss point is rounded.
 */
enum GrogKoreaLossRounding {
  /**
   * Down: it is dropped.
   */
  GROG_KOREA_LOSS_ROUNDING_DOWN,
  /**
   * Up to a whole loss point.
   */
  GROG_KOREA_LOSS_ROUNDING_UP,
};

/**
 * A means of paying losses, in the order in which the library suggests them.
 */
enum GrogKoreaMeans {
  /**
   * The defender's lead goes static: 1 loss point, once.
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
   * The lead retreats one hex: 1 loss point, once, instead of a long retreat.
   */
  GROG_KOREA_MEANS_SHORT_RETREAT,
  /**
   * A lead of quality A or B retreats two or three hexes: 2 loss points, once, instead of a short retreat.
   */
  GROG_KOREA_MEANS_LONG_RETREAT,
  /**
   * The lead is eliminated to the Rout box: all loss points that are left.
   */
  GROG_KOREA_MEANS_ROUT,
};

/**
 * The quality of a unit, from the worst to the best (8.1).
 */
enum GrogKoreaQuality {
  /**
   * Quality D, the worst.
   */
  GROG_KOREA_QUALITY_D = 1,
  /**
   * Quality C.
   */
  GROG_KOREA_QUALITY_C,
  /**
   * Quality B.
   */
  GROG_KOREA_QUALITY_B,
  /**
   * Quality A, the best.
   */
  GROG_KOREA_QUALITY_A,
};

/**
 * A side's role in a combat.
 */
enum GrogKoreaRole {
  /**
   * It attacks.
   */
  GROG_KOREA_ROLE_ATTACKER = 1,
  /**
   * It is attacked.
   */
  GROG_KOREA_ROLE_DEFENDER,
};

/**
 * A side of the game.
 */
enum GrogKoreaSide {
  /**
   * The United Nations: South Korea, the United States and their allies.
   */
  GROG_KOREA_SIDE_UN = 1,
  /**
   * The Communists: North Korea and China.
   */
  GROG_KOREA_SIDE_COMMUNIST,
};

/**
 * The kind of a step.
 */
enum GrogKoreaStepKind {
  /**
   * The lead `unit` attacks the lead `target` in a combat of the `kind`, in a meeting engagement with `mp_drm`.
   */
  GROG_KOREA_STEP_KIND_DECLARE = 1,
  /**
   * The `unit` takes part on its owner's side.
   */
  GROG_KOREA_STEP_KIND_JOIN,
  /**
   * The side uses its air support.
   */
  GROG_KOREA_STEP_KIND_AIR,
  /**
   * The side uses fleet support.
   */
  GROG_KOREA_STEP_KIND_FLEET,
  /**
   * The UN expends the `depot` for its modifier, or eliminates it to pay.
   */
  GROG_KOREA_STEP_KIND_DEPOT,
  /**
   * The side has named all units and support.
   */
  GROG_KOREA_STEP_KIND_READY,
  /**
   * The chips `drawn`: the attacker's, then the defender's.
   */
  GROG_KOREA_STEP_KIND_CHIPS,
  /**
   * The `dice`: the attacker's, then the defender's.
   */
  GROG_KOREA_STEP_KIND_DICE,
  /**
   * Chips or dice from the position's seed.
   */
  GROG_KOREA_STEP_KIND_ROLL,
  /**
   * Payment: the defending lead goes static.
   */
  GROG_KOREA_STEP_KIND_FLIP,
  /**
   * Payment: the supporting `unit` goes static.
   */
  GROG_KOREA_STEP_KIND_SUPPORTER,
  /**
   * Payment: a victory point.
   */
  GROG_KOREA_STEP_KIND_POINT,
  /**
   * Payment: the lead retreats `count` hexes, which the next steps enter.
   */
  GROG_KOREA_STEP_KIND_RETREAT,
  /**
   * The retreating lead enters the `hex`.
   */
  GROG_KOREA_STEP_KIND_GO,
  /**
   * Payment: the lead is routed, which pays all that is left.
   */
  GROG_KOREA_STEP_KIND_ROUT,
  /**
   * The turn ends: no further engagement.
   */
  GROG_KOREA_STEP_KIND_END,
};

/**
 * What a position waits for.
 */
enum GrogKoreaWaits {
  /**
   * The declaration of an engagement, or the end of the turn.
   */
  GROG_KOREA_WAITS_ORDERS = 1,
  /**
   * The attacker's units and support.
   */
  GROG_KOREA_WAITS_ATTACKERS,
  /**
   * The defender's units and support.
   */
  GROG_KOREA_WAITS_DEFENDERS,
  /**
   * Chips.
   */
  GROG_KOREA_WAITS_CHIPS,
  /**
   * Dice.
   */
  GROG_KOREA_WAITS_DICE,
  /**
   * Payment of losses.
   */
  GROG_KOREA_WAITS_LOSSES,
  /**
   * The next hex of a retreat.
   */
  GROG_KOREA_WAITS_RETREAT,
  /**
   * Nothing: the turn is over.
   */
  GROG_KOREA_WAITS_NOTHING,
};

/**
 * The reason why a hex may be entered, or may not.
 */
enum GrogKoreaWhy {
  /**
   * It is among the best hexes: the owner may choose it.
   */
  GROG_KOREA_WHY_BEST,
  /**
   * It is adjacent to an enemy, and another legal hex is not.
   */
  GROG_KOREA_WHY_NEXT_TO_ENEMY,
  /**
   * Another legal hex is farther from the nearest enemy unit of the combat.
   */
  GROG_KOREA_WHY_NEARER_ENEMY,
  /**
   * Another legal hex is nearer to a supply source.
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
   * Enemy units are in it.
   */
  GROG_KOREA_WHY_ENEMY,
  /**
   * The retreat has been in it before.
   */
  GROG_KOREA_WHY_TURNED_BACK,
  /**
   * It can hold no more units.
   */
  GROG_KOREA_WHY_FULL,
};

/**
 * A constant of `enum GrogKoreaGameEffectKind`; 0 where it is not said.
 */
typedef uint8_t GrogKoreaGameEffectKindCode;

/**
 * A constant of `enum GrogKoreaSide`; 0 where it is not said.
 */
typedef uint8_t GrogKoreaSideCode;

/**
 * An effect of a step. The next position includes it.
 */
typedef struct GrogKoreaGameEffect {
  /**
   * The kind of effect.
   */
  GrogKoreaGameEffectKindCode what;
  /**
   * The side.
   */
  GrogKoreaSideCode side;
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
  int16_t amount;
  /**
   * The rule's number.
   */
  uint16_t rule;
} GrogKoreaGameEffect;

/**
 * The answer of `grog_korea_play_order`.
 */
typedef struct GrogKoreaPlayOrderAnswer {
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
  struct GrogKoreaGameEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
} GrogKoreaPlayOrderAnswer;

/**
 * A constant of `enum GrogKoreaQuality`; 0 where it is not said.
 */
typedef uint8_t GrogKoreaQualityCode;

/**
 * A constant of `enum GrogKoreaArm`; 0 where it is not said.
 */
typedef uint8_t GrogKoreaArmCode;

/**
 * A unit of a combat.
 */
typedef struct GrogKoreaUnit {
  /**
   * The unit's hex.
   */
  GrogHex hex;
  /**
   * The unit's side. Required in a combat.
   */
  GrogKoreaSideCode side;
  /**
   * The unit's quality. Required for a lead.
   */
  GrogKoreaQualityCode quality;
  /**
   * The kind of troops. Required in a combat.
   */
  GrogKoreaArmCode arm;
  /**
   * The unit is static: it may still defend and flank, but does not support from an adjacent hex.
   */
  GrogFlag is_static;
  uint8_t reserved[4];
} GrogKoreaUnit;

/**
 * A constant of `enum GrogKoreaEngagement`; 0 where it is not said.
 */
typedef uint8_t GrogKoreaEngagementCode;

/**
 * The support of a side from outside the combat.
 */
typedef struct GrogKoreaSupport {
  /**
   * The Effectiveness Rating of the side's air support, 1 to 99; 0 for none.
   */
  uint8_t air;
  /**
   * Fleet support. Only for the UN, and within two hexes of a coastline to which the fleet is committed.
   */
  GrogFlag fleet;
  /**
   * The side expends a depot. Only for the UN.
   */
  GrogFlag depot;
  uint8_t reserved;
} GrogKoreaSupport;

/**
 * A row of a game's terrain chart: a kind of hex or hexside.
 */
typedef struct GrogKoreaTerrain {
  /**
   * The modifier of the attacker's roll.
   */
  int8_t attacker_drm;
  /**
   * The modifier of the defender's roll.
   */
  int8_t defender_drm;
  /**
   * The attacker's loss ratio in a prepared attack: this many points of the differential cost
   * `attacker_ratio_losses` loss points. 0 and 0 if the chart does not change the ratio. Ignored in a meeting
   * engagement.
   */
  int8_t attacker_ratio_points;
  /**
   * The loss points of that ratio; see `attacker_ratio_points`.
   */
  int8_t attacker_ratio_losses;
  /**
   * The defender's loss ratio in a prepared attack, as `attacker_ratio_points`.
   */
  int8_t defender_ratio_points;
  /**
   * The loss points of that ratio; see `defender_ratio_points`.
   */
  int8_t defender_ratio_losses;
  /**
   * The combat hex is not clear terrain. Not set for clear terrain, nor for a hexside, which does not affect the hex
   * itself.
   */
  GrogFlag not_clear;
  uint8_t reserved;
} GrogKoreaTerrain;

/**
 * A constant of `enum GrogKoreaDraws`.
 */
typedef uint8_t GrogKoreaDrawsCode;

/**
 * A constant of `enum GrogKoreaLossRounding`.
 */
typedef uint8_t GrogKoreaLossRoundingCode;

/**
 * The options of a game. All zero is the rule.
 */
typedef struct GrogKoreaGameRules {
  /**
   * The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
   */
  uint8_t attacker_dice;
  /**
   * The number of sides of each of the attacker's dice.
   */
  uint8_t attacker_sides;
  /**
   * The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
   */
  uint8_t defender_dice;
  /**
   * The number of sides of each of the defender's dice.
   */
  uint8_t defender_sides;
  /**
   * Which units draw a combat chip. Replaces 8.0.
   */
  GrogKoreaDrawsCode draws;
  /**
   * A static lead may attack. Replaces 8.0.
   */
  GrogFlag static_lead;
  /**
   * How a fraction of a loss point is rounded. Replaces 8.3.
   */
  GrogKoreaLossRoundingCode rounding;
  /**
   * The defender's loss ratio in a meeting engagement: this many points of the differential cost
   * `meeting_ratio_losses` loss points. 0 and 0 stand for 2 to 1. Replaces 8.0.ME.10, but not its exception.
   */
  int8_t meeting_ratio_points;
  /**
   * The loss points of that ratio; see `meeting_ratio_points`.
   */
  int8_t meeting_ratio_losses;
  uint8_t reserved[7];
} GrogKoreaGameRules;

/**
 * The question of `grog_korea_combat_assess`. A combat. The combat hex is the hex of the defending lead. All attackers are of one side, all defenders of the
 * other.
 */
typedef struct GrogKoreaCombatAssessQuestion {
  uint32_t size;
  /**
   * The attacking units that take part, each adjacent to the combat hex: the lead, its supporters, and the flanking
   * units, which may be static. A static unit that does neither is listed if its presence as an armored unit counts
   * (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
   */
  const struct GrogKoreaUnit *attackers;
  size_t attackers_len;
  /**
   * The defending units that take part: the lead, and others in the combat hex or adjacent to it.
   */
  const struct GrogKoreaUnit *defenders;
  size_t defenders_len;
  /**
   * The kind of combat.
   */
  GrogKoreaEngagementCode kind;
  /**
   * The attacker's lead. The first unit by default. `GROG_NONE`, 65535, is none.
   */
  uint16_t attacker_lead;
  /**
   * The defender's lead. The first unit by default. `GROG_NONE`, 65535, is none.
   */
  uint16_t defender_lead;
  /**
   * The attacker's modifier for movement points spent, -1 to 2. Required in a meeting engagement; a prepared attack
   * has none.
   */
  int8_t mp_drm;
  /**
   * The attacker's support. By default none.
   */
  struct GrogKoreaSupport attacker_support;
  /**
   * The defender's support. By default none.
   */
  struct GrogKoreaSupport defender_support;
  /**
   * The coastal hexes to which the fleet is committed. An empty list if it is not committed.
   */
  const GrogHex *coast;
  size_t coast_len;
  /**
   * The rows of the terrain chart that apply: those of the combat hex and of hexsides. An empty list for clear
   * terrain without effect.
   */
  const struct GrogKoreaTerrain *terrain;
  size_t terrain_len;
  /**
   * The game's options.
   */
  struct GrogKoreaGameRules rules;
} GrogKoreaCombatAssessQuestion;

/**
 * The modifiers of a side's roll, one for each rule.
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
   * Adjacent units that are not static: in a meeting engagement the defender's supporters, in a prepared attack all
   * attackers including their lead (8.0.ME.7, 8.0.PA.5).
   */
  int16_t adjacent;
  /**
   * Flanking attackers (8.0.ME.8, 8.0.PA.6).
   */
  int16_t flanking;
  /**
   * The lead of better quality (8.0.ME.9, 8.0.PA.7).
   */
  int16_t quality;
  /**
   * Terrain (8.0.ME.6, 8.0.PA.8).
   */
  int16_t terrain;
} GrogKoreaModifiers;

/**
 * The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side
 * rolls one six-sided die.
 */
typedef struct GrogKoreaAssessment {
  /**
   * The sum of the modifiers of the attacker's roll, -10000 to 10000.
   */
  int16_t attacker_drm;
  /**
   * The sum of the modifiers of the defender's roll, -10000 to 10000.
   */
  int16_t defender_drm;
  /**
   * The parts of `attacker_drm`, for display. No operation uses them.
   */
  struct GrogKoreaModifiers attacker_modifiers;
  /**
   * The parts of `defender_drm`, for display. No operation uses them.
   */
  struct GrogKoreaModifiers defender_modifiers;
  /**
   * The attacker's lead.
   */
  uint16_t attacker_lead;
  /**
   * The defender's lead.
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
   * The side that attacks. Required where losses are called for.
   */
  GrogKoreaSideCode attacking;
  /**
   * The quality of the attacker's lead. Required where losses are called for.
   */
  GrogKoreaQualityCode attacker_quality;
  /**
   * The quality of the defender's lead. Required where losses are called for.
   */
  GrogKoreaQualityCode defender_quality;
  /**
   * The defender's lead is static.
   */
  GrogFlag defender_static;
  /**
   * The number of flanking attackers that count, 0 to 3.
   */
  uint8_t flankers;
  /**
   * The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die.
   */
  uint8_t attacker_dice;
  /**
   * The number of sides of each of the attacker's dice.
   */
  uint8_t attacker_sides;
  /**
   * The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die.
   */
  uint8_t defender_dice;
  /**
   * The number of sides of each of the defender's dice.
   */
  uint8_t defender_sides;
  /**
   * The number of chips that the attacker draws, at most 16.
   */
  uint8_t attacker_chips;
  /**
   * The number of chips that the defender draws, at most 16.
   */
  uint8_t defender_chips;
  /**
   * The attacker's loss ratio: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and
   * 0 stand for the ratio of the kind of combat, 1 to 1.
   */
  int8_t attacker_ratio_points;
  /**
   * The loss points of the attacker's loss ratio; see `attacker_ratio_points`.
   */
  int8_t attacker_ratio_losses;
  /**
   * The defender's loss ratio: this many points of the differential cost `defender_ratio_losses` loss points. 0 and
   * 0 stand for the ratio of the kind of combat: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
   */
  int8_t defender_ratio_points;
  /**
   * The loss points of the defender's loss ratio; see `defender_ratio_points`.
   */
  int8_t defender_ratio_losses;
  /**
   * How a fraction of a loss point is rounded.
   */
  GrogKoreaLossRoundingCode rounding;
  uint8_t reserved;
} GrogKoreaAssessment;

/**
 * The answer of `grog_korea_combat_assess`.
 */
typedef struct GrogKoreaCombatAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side
   * rolls one six-sided die. Zero if the answer is forbidden.
   */
  struct GrogKoreaAssessment value;
} GrogKoreaCombatAssessAnswer;

/**
 * Chips of one value in the bag.
 */
typedef struct GrogKoreaChip {
  /**
   * The number of these chips in the bag.
   */
  uint16_t count;
  /**
   * The number that each chip adds to the roll of the side that draws it.
   */
  int8_t value;
  uint8_t reserved;
} GrogKoreaChip;

/**
 * The question of `grog_korea_combat_resolve`. An assessed combat with its dice and chips.
 */
typedef struct GrogKoreaCombatResolveQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogKoreaAssessment assessment;
  /**
   * The dice: the attacker's, then the defender's.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The chips drawn: the attacker's, then the defender's. An empty list if all chips are 0.
   */
  const int8_t *drawn;
  size_t drawn_len;
  /**
   * The bag that the chips were drawn from. If it is empty, the chips are not checked against it.
   */
  const struct GrogKoreaChip *bag;
  size_t bag_len;
} GrogKoreaCombatResolveQuestion;

/**
 * A constant of `enum GrogKoreaRole`; 0 where it is not said.
 */
typedef uint8_t GrogKoreaRoleCode;

/**
 * The losses that one side of a combat owes, and its means to pay them. A plain value that the caller keeps.
 */
typedef struct GrogKoreaDebt {
  /**
   * Loss points that are not yet paid.
   */
  uint32_t owed;
  /**
   * Victory points that the side has to spend. Required where something is owed.
   */
  uint16_t victory_points;
  /**
   * Supporting units of the side that took part and are not static.
   */
  uint16_t supporters;
  /**
   * UN depots within supply range. Required of the UN where something is owed; ignored for the Communists.
   */
  uint16_t depots;
  /**
   * The side that owes. The attacker's lead went static by attacking and cannot pay with a flip. Required where the
   * answer depends on it.
   */
  GrogKoreaRoleCode debtor;
  /**
   * The side that owns the units. Required where the answer depends on it.
   */
  GrogKoreaSideCode side;
  /**
   * The quality of the lead. Required where the answer depends on it.
   */
  GrogKoreaQualityCode quality;
  /**
   * The number of hexes that the lead can retreat, 0 to 3, as `korea.retreat.assess` returns it; 0 if it cannot
   * retreat or already has. Required where something is owed.
   */
  uint8_t hexes;
  /**
   * The lead is static.
   */
  GrogFlag lead_static;
  uint8_t reserved;
} GrogKoreaDebt;

/**
 * The losses of each side, and the debt of the side that loses.
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
   * The debt of the side that loses; empty if neither does. The caller adds what an assessment does not contain, and
   * without which the debt cannot be settled: victory points, the UN's depots, and hexes of retreat.
   */
  struct GrogKoreaDebt debt;
} GrogKoreaLosses;

/**
 * The result of a combat.
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
  uint8_t reserved;
  /**
   * The losses of each side.
   */
  struct GrogKoreaLosses losses;
} GrogKoreaOutcome;

/**
 * The answer of `grog_korea_combat_resolve`.
 */
typedef struct GrogKoreaCombatResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The result of a combat.
   */
  struct GrogKoreaOutcome value;
} GrogKoreaCombatResolveAnswer;

/**
 * A constant of `enum GrogKoreaCounted`.
 */
typedef uint8_t GrogKoreaCountedCode;

/**
 * The question of `grog_korea_combat_distribution`. An assessed combat and the bag that both sides draw from.
 */
typedef struct GrogKoreaCombatDistributionQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogKoreaAssessment assessment;
  /**
   * The chips in the bag. An empty list if all of them are 0.
   */
  const struct GrogKoreaChip *bag;
  size_t bag_len;
  /**
   * How cases are grouped into rows.
   */
  GrogKoreaCountedCode by;
  uint8_t reserved[7];
} GrogKoreaCombatDistributionQuestion;

/**
 * The cases of one row.
 */
typedef struct GrogKoreaCasesRow {
  /**
   * The number of cases.
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
   * The lowest differential of the row.
   */
  int16_t lowest;
  /**
   * The highest differential of the row.
   */
  int16_t highest;
  uint8_t reserved[4];
} GrogKoreaCasesRow;

/**
 * The exact chances of a combat, as counts of equal cases of dice and chips.
 */
typedef struct GrogKoreaCombatDistribution {
  /**
   * The number of cases.
   */
  uint64_t denominator;
  /**
   * Cases in which the attacker loses anything.
   */
  uint64_t attacker_loses;
  /**
   * Cases in which the defender loses anything.
   */
  uint64_t defender_loses;
  /**
   * The attacker's expected loss points: the whole part.
   */
  uint64_t attacker_losses_whole;
  /**
   * The attacker's expected loss points: the numerator of the fraction, over the denominator.
   */
  uint64_t attacker_losses_rest;
  /**
   * The defender's expected loss points: the whole part.
   */
  uint64_t defender_losses_whole;
  /**
   * The defender's expected loss points: the numerator of the fraction, over the denominator.
   */
  uint64_t defender_losses_rest;
} GrogKoreaCombatDistribution;

/**
 * The answer of `grog_korea_combat_distribution`.
 */
typedef struct GrogKoreaCombatDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The cases of one row.
   */
  struct GrogKoreaCasesRow *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The exact chances of a combat, as counts of equal cases of dice and chips.
   */
  struct GrogKoreaCombatDistribution value;
} GrogKoreaCombatDistributionAnswer;

/**
 * The question of `grog_korea_combat_percentile`. A differential that occurred.
 */
typedef struct GrogKoreaCombatPercentileQuestion {
  uint32_t size;
  /**
   * The assessment before dice and chips.
   */
  struct GrogKoreaAssessment assessment;
  /**
   * The chips in the bag. An empty list if all of them are 0.
   */
  const struct GrogKoreaChip *bag;
  size_t bag_len;
  /**
   * The differential that occurred.
   */
  int16_t differential;
  uint8_t reserved[6];
} GrogKoreaCombatPercentileQuestion;

/**
 * The rank of a differential among all possible ones.
 */
typedef struct GrogKoreaStanding {
  /**
   * Cases with a lower differential, which is worse for the attacker.
   */
  uint64_t worse;
  /**
   * Cases with this differential; 0 if it is impossible.
   */
  uint64_t equal;
  /**
   * Cases with a higher differential, which is better for the attacker.
   */
  uint64_t better;
  /**
   * The number of cases.
   */
  uint64_t denominator;
} GrogKoreaStanding;

/**
 * The answer of `grog_korea_combat_percentile`.
 */
typedef struct GrogKoreaCombatPercentileAnswer {
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
   * The rank of a differential among all possible ones.
   */
  struct GrogKoreaStanding value;
} GrogKoreaCombatPercentileAnswer;

/**
 * The question of `grog_korea_flanking_assess`. The attackers around a hex.
 */
typedef struct GrogKoreaFlankingAssessQuestion {
  uint32_t size;
  /**
   * The attackers, each adjacent to the attacked hex. Static units flank too. An empty list never flanks.
   */
  const struct GrogKoreaUnit *attackers;
  size_t attackers_len;
  /**
   * The attacking lead, from 0. The first unit by default. `GROG_NONE`, 65535, is none.
   */
  uint16_t attacker_lead;
  /**
   * The attacked hex.
   */
  GrogHex target;
  uint8_t reserved[2];
} GrogKoreaFlankingAssessQuestion;

/**
 * The flanking of a hex.
 */
typedef struct GrogKoreaFlanks {
  /**
   * Flanking attackers other than the lead, of which at most three count.
   */
  uint16_t units;
  /**
   * The number of these that count, 0 to 3.
   */
  uint8_t flankers;
  /**
   * The modifier of the attacker's roll in a meeting engagement, 0 to 3 (8.0.ME.8).
   */
  uint8_t meeting_drm;
  /**
   * The modifier of the attacker's roll in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
   */
  uint8_t prepared_drm;
  /**
   * An attacker is opposite the lead.
   */
  GrogFlag opposite;
  /**
   * Attackers are in the two hexes that form, with the lead's, three hexes of which no two are adjacent.
   */
  GrogFlag with_lead;
  /**
   * Attackers are in the other three such hexes.
   */
  GrogFlag without_lead;
  /**
   * The hex is flanked: at least one attacker counts.
   */
  GrogFlag flanked;
  uint8_t reserved;
} GrogKoreaFlanks;

/**
 * The answer of `grog_korea_flanking_assess`.
 */
typedef struct GrogKoreaFlankingAssessAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The flanking of a hex.
   */
  struct GrogKoreaFlanks value;
} GrogKoreaFlankingAssessAnswer;

/**
 * A unit of a position.
 */
typedef struct GrogKoreaGameUnit {
  /**
   * The number of the unit, at least 1, the same for the whole game.
   */
  uint16_t id;
  /**
   * Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
   */
  uint8_t name[16];
  /**
   * Its hex; of a routed unit the last one.
   */
  GrogHex hex;
  /**
   * Its side.
   */
  GrogKoreaSideCode side;
  /**
   * Its quality.
   */
  GrogKoreaQualityCode quality;
  /**
   * The kind of troops.
   */
  GrogKoreaArmCode arm;
  /**
   * The unit is static.
   */
  GrogFlag is_static;
  /**
   * The unit is in the Rout box.
   */
  GrogFlag routed;
  /**
   * Its part in the engagement at hand; absent for none.
   */
  GrogKoreaRoleCode role;
} GrogKoreaGameUnit;

/**
 * A hex of a position's map.
 */
typedef struct GrogKoreaGamePlace {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Its terrain is prohibited to units.
   */
  GrogFlag prohibited;
  /**
   * The fleet is committed to its coast.
   */
  GrogFlag coast;
  /**
   * It is a supply source of the UN.
   */
  GrogFlag un_supply;
  /**
   * It is a supply source of the Communists.
   */
  GrogFlag communist_supply;
  /**
   * It can hold no more units of the UN.
   */
  GrogFlag un_full;
  /**
   * It can hold no more units of the Communists.
   */
  GrogFlag communist_full;
  uint8_t reserved[2];
} GrogKoreaGamePlace;

/**
 * The terrain of a hex or a hexside.
 */
typedef struct GrogKoreaGameTerrain {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The hex on the other side of the hexside; of a hex's own terrain the hex again.
   */
  GrogHex beside;
  /**
   * The row of the terrain chart.
   */
  struct GrogKoreaTerrain terrain;
} GrogKoreaGameTerrain;

/**
 * A UN depot of a position.
 */
typedef struct GrogKoreaGameDepot {
  /**
   * The number of the depot, at least 1.
   */
  uint16_t id;
  /**
   * Its hex.
   */
  GrogHex hex;
  /**
   * It is within supply range of the UN's units that fight.
   */
  GrogFlag in_range;
  uint8_t reserved;
} GrogKoreaGameDepot;

/**
 * A constant of `enum GrogNumbering`.
 */
typedef uint8_t GrogKoreaNumberingCode;

/**
 * The question of `grog_korea_game_arrange`. Units, ground and supply of a position before its first engagement.
 */
typedef struct GrogKoreaGameArrangeQuestion {
  uint32_t size;
  /**
   * The units, at most 48. None has a part in an engagement.
   */
  const struct GrogKoreaGameUnit *units;
  size_t units_len;
  /**
   * The hexes of the map, at most 256, among them those of all units. Without a map nobody retreats.
   */
  const struct GrogKoreaGamePlace *hexes;
  size_t hexes_len;
  /**
   * The terrain of hexes and hexsides that has an effect, at most 48.
   */
  const struct GrogKoreaGameTerrain *terrain;
  size_t terrain_len;
  /**
   * The UN depots, at most 16.
   */
  const struct GrogKoreaGameDepot *depots;
  size_t depots_len;
  /**
   * The chips in the bag, at most 16 rows. An empty list if all of them are 0.
   */
  const struct GrogKoreaChip *bag;
  size_t bag_len;
  /**
   * The side whose turn it is, which attacks.
   */
  GrogKoreaSideCode turn;
  /**
   * Victory points of the UN and of the Communists.
   */
  uint16_t victory_points[2];
  /**
   * Effectiveness Ratings of the air support of the UN and of the Communists, 1 to 99; 0 for none.
   */
  uint8_t air[2];
  /**
   * How hexes are numbered in texts.
   */
  GrogKoreaNumberingCode numbering;
  /**
   * Dice and chips may come from the `seed`.
   */
  GrogFlag seeded;
  /**
   * The seed.
   */
  uint32_t seed;
  /**
   * The game's options.
   */
  struct GrogKoreaGameRules rules;
} GrogKoreaGameArrangeQuestion;

/**
 * A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
 */
typedef struct GrogKoreaPosition {
  /**
   * The text, with zeros after its end. Its first line names its version.
   */
  uint8_t text[16384];
} GrogKoreaPosition;

/**
 * The answer of `grog_korea_game_arrange`.
 */
typedef struct GrogKoreaGameArrangeAnswer {
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
  struct GrogKoreaPosition value;
} GrogKoreaGameArrangeAnswer;

/**
 * The question of `grog_korea_game_look`. A position.
 */
typedef struct GrogKoreaGameLookQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogKoreaPosition position;
  uint8_t reserved[4];
} GrogKoreaGameLookQuestion;

/**
 * A constant of `enum GrogKoreaWaits`; 0 where it is not said.
 */
typedef uint8_t GrogKoreaWaitsCode;

/**
 * A summary of a position.
 */
typedef struct GrogKoreaSituation {
  /**
   * Loss points that are owed and not yet paid.
   */
  uint32_t owed;
  /**
   * Victory points of the UN and of the Communists.
   */
  uint16_t victory_points[2];
  /**
   * The number of units that are not routed.
   */
  uint16_t units;
  /**
   * The number of UN depots.
   */
  uint16_t depots;
  /**
   * The attacker's lead; absent without an engagement.
   */
  uint16_t attacker_lead;
  /**
   * The defender's lead; absent without an engagement.
   */
  uint16_t defender_lead;
  /**
   * The number of dice for which the position waits.
   */
  uint16_t dice;
  /**
   * The number of chips for which the position waits.
   */
  uint16_t chips;
  /**
   * The sum of the attacker's modifiers as they are now, until dice are rolled.
   */
  int16_t attacker_drm;
  /**
   * The sum of the defender's modifiers as they are now, until dice are rolled.
   */
  int16_t defender_drm;
  /**
   * The Combat Differential of the engagement at hand, once its dice are rolled.
   */
  int16_t differential;
  /**
   * The rule by which something is waited for.
   */
  uint16_t rule;
  /**
   * The step for which the position waits.
   */
  GrogKoreaWaitsCode waits;
  /**
   * The side that decides.
   */
  GrogKoreaSideCode decides;
  /**
   * The side whose turn it is.
   */
  GrogKoreaSideCode turn;
  /**
   * The kind of combat; absent without an engagement.
   */
  GrogKoreaEngagementCode kind;
  /**
   * The role that owes losses; absent for none.
   */
  GrogKoreaRoleCode debtor;
  /**
   * The number of hexes that a retreat has still to enter.
   */
  uint8_t hexes;
  uint8_t reserved[2];
} GrogKoreaSituation;

/**
 * The answer of `grog_korea_game_look`.
 */
typedef struct GrogKoreaGameLookAnswer {
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
  struct GrogKoreaGameUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogKoreaSituation value;
} GrogKoreaGameLookAnswer;

/**
 * The question of `grog_korea_game_depots`. A position.
 */
typedef struct GrogKoreaGameDepotsQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogKoreaPosition position;
  uint8_t reserved[4];
} GrogKoreaGameDepotsQuestion;

/**
 * The answer of `grog_korea_game_depots`.
 */
typedef struct GrogKoreaGameDepotsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A UN depot of a position.
   */
  struct GrogKoreaGameDepot *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogKoreaSituation value;
} GrogKoreaGameDepotsAnswer;

/**
 * The question of `grog_korea_game_places`. A position.
 */
typedef struct GrogKoreaGamePlacesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogKoreaPosition position;
  uint8_t reserved[4];
} GrogKoreaGamePlacesQuestion;

/**
 * The answer of `grog_korea_game_places`.
 */
typedef struct GrogKoreaGamePlacesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a position's map.
   */
  struct GrogKoreaGamePlace *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogKoreaSituation value;
} GrogKoreaGamePlacesAnswer;

/**
 * The question of `grog_korea_game_choices`. A position.
 */
typedef struct GrogKoreaGameChoicesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogKoreaPosition position;
  uint8_t reserved[4];
} GrogKoreaGameChoicesQuestion;

/**
 * A constant of `enum GrogKoreaStepKind`; 0 where it is not said.
 */
typedef uint8_t GrogKoreaStepKindCode;

/**
 * A legal step.
 */
typedef struct GrogKoreaChoice {
  /**
   * The hex that a retreat enters.
   */
  GrogHex hex;
  /**
   * The number of the unit; absent for none.
   */
  uint16_t unit;
  /**
   * The number of the lead attacked; absent for none.
   */
  uint16_t target;
  /**
   * The number of the depot; absent for none.
   */
  uint16_t depot;
  /**
   * The number of chips, dice or hexes; otherwise 0.
   */
  uint16_t count;
  /**
   * The kind of step. Chips and dice are to be added to theirs.
   */
  GrogKoreaStepKindCode step;
  /**
   * The kind of combat; absent for none.
   */
  GrogKoreaEngagementCode kind;
  /**
   * The modifier of movement points; absent for none.
   */
  int8_t mp_drm;
  uint8_t reserved;
} GrogKoreaChoice;

/**
 * The answer of `grog_korea_game_choices`.
 */
typedef struct GrogKoreaGameChoicesAnswer {
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
  struct GrogKoreaChoice *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of a position.
   */
  struct GrogKoreaSituation value;
} GrogKoreaGameChoicesAnswer;

/**
 * The question of `grog_korea_game_assess`. A step, as a line of orders or by its parts.
 */
typedef struct GrogKoreaGameAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogKoreaPosition position;
  /**
   * One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, the other fields describe the step.
   */
  uint8_t line[240];
  /**
   * The kind of step. Required if `line` is empty.
   */
  GrogKoreaStepKindCode step;
  /**
   * The kind of combat of a declaration. Required where the answer depends on it.
   */
  GrogKoreaEngagementCode kind;
  /**
   * The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
   */
  int8_t mp_drm;
  /**
   * The number of hexes of a retreat. Required where the answer depends on it.
   */
  uint8_t count;
  /**
   * The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
   */
  uint16_t unit;
  /**
   * The number of the lead that is attacked.
   */
  uint16_t target;
  /**
   * The number of the depot.
   */
  uint16_t depot;
  /**
   * The hex that a retreat enters.
   */
  GrogHex hex;
  /**
   * The chips drawn: the attacker's, then the defender's.
   */
  const int8_t *drawn;
  size_t drawn_len;
  /**
   * The dice: the attacker's, then the defender's.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogKoreaGameAssessQuestion;

/**
 * An objection to a step.
 */
typedef struct GrogKoreaStepObjection {
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
} GrogKoreaStepObjection;

/**
 * The answer of `grog_korea_game_assess`.
 */
typedef struct GrogKoreaGameAssessAnswer {
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
  struct GrogKoreaStepObjection *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
} GrogKoreaGameAssessAnswer;

/**
 * The question of `grog_korea_game_apply`. A step, as a line of orders or by its parts.
 */
typedef struct GrogKoreaGameApplyQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogKoreaPosition position;
  /**
   * One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, the other fields describe the step.
   */
  uint8_t line[240];
  /**
   * The kind of step. Required if `line` is empty.
   */
  GrogKoreaStepKindCode step;
  /**
   * The kind of combat of a declaration. Required where the answer depends on it.
   */
  GrogKoreaEngagementCode kind;
  /**
   * The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
   */
  int8_t mp_drm;
  /**
   * The number of hexes of a retreat. Required where the answer depends on it.
   */
  uint8_t count;
  /**
   * The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
   */
  uint16_t unit;
  /**
   * The number of the lead that is attacked.
   */
  uint16_t target;
  /**
   * The number of the depot.
   */
  uint16_t depot;
  /**
   * The hex that a retreat enters.
   */
  GrogHex hex;
  /**
   * The chips drawn: the attacker's, then the defender's.
   */
  const int8_t *drawn;
  size_t drawn_len;
  /**
   * The dice: the attacker's, then the defender's.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogKoreaGameApplyQuestion;

/**
 * The answer of `grog_korea_game_apply`.
 */
typedef struct GrogKoreaGameApplyAnswer {
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
  struct GrogKoreaGameEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A position between two steps, as text: a plain value that can be copied, compared, saved and sent. Zero if the answer is forbidden.
   */
  struct GrogKoreaPosition value;
} GrogKoreaGameApplyAnswer;

/**
 * The question of `grog_korea_game_chances`. A position with an engagement before its dice.
 */
typedef struct GrogKoreaGameChancesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogKoreaPosition position;
  /**
   * How cases are grouped into rows.
   */
  GrogKoreaCountedCode by;
  uint8_t reserved[3];
} GrogKoreaGameChancesQuestion;

/**
 * The answer of `grog_korea_game_chances`.
 */
typedef struct GrogKoreaGameChancesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The cases of one row.
   */
  struct GrogKoreaCasesRow *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The exact chances of a combat, as counts of equal cases of dice and chips.
   */
  struct GrogKoreaCombatDistribution value;
} GrogKoreaGameChancesAnswer;

/**
 * The question of `grog_korea_game_pack`. A position.
 */
typedef struct GrogKoreaGamePackQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogKoreaPosition position;
  uint8_t reserved[4];
} GrogKoreaGamePackQuestion;

/**
 * One byte of a packed position.
 */
typedef struct GrogKoreaPositionByte {
  /**
   * The byte.
   */
  uint8_t octet;
} GrogKoreaPositionByte;

/**
 * A packed position.
 */
typedef struct GrogKoreaPacked {
  /**
   * The number of bytes.
   */
  uint16_t bytes;
} GrogKoreaPacked;

/**
 * The answer of `grog_korea_game_pack`.
 */
typedef struct GrogKoreaGamePackAnswer {
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
  struct GrogKoreaPositionByte *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A packed position.
   */
  struct GrogKoreaPacked value;
} GrogKoreaGamePackAnswer;

/**
 * The question of `grog_korea_game_unpack`. The bytes of a position.
 */
typedef struct GrogKoreaGameUnpackQuestion {
  uint32_t size;
  /**
   * The bytes.
   */
  const uint8_t *bytes;
  size_t bytes_len;
} GrogKoreaGameUnpackQuestion;

/**
 * The answer of `grog_korea_game_unpack`.
 */
typedef struct GrogKoreaGameUnpackAnswer {
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
  struct GrogKoreaPosition value;
} GrogKoreaGameUnpackAnswer;

/**
 * The question of `grog_korea_losses_assess`. An assessed combat and a differential.
 */
typedef struct GrogKoreaLossesAssessQuestion {
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
 * The answer of `grog_korea_losses_assess`.
 */
typedef struct GrogKoreaLossesAssessAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The losses of each side, and the debt of the side that loses.
   */
  struct GrogKoreaLosses value;
} GrogKoreaLossesAssessAnswer;

/**
 * The question of `grog_korea_losses_choices`. A side that owes losses.
 */
typedef struct GrogKoreaLossesChoicesQuestion {
  uint32_t size;
  /**
   * The losses owed, and the means to pay them.
   */
  struct GrogKoreaDebt debt;
  uint8_t reserved[4];
} GrogKoreaLossesChoicesQuestion;

/**
 * A constant of `enum GrogKoreaMeans`.
 */
typedef uint8_t GrogKoreaMeansCode;

/**
 * A means of payment.
 */
typedef struct GrogKoreaOffer {
  /**
   * The means.
   */
  GrogKoreaMeansCode means;
  /**
   * For a retreat, the most hexes; 0 for any other means.
   */
  uint8_t hexes;
  /**
   * How often the means can be used.
   */
  uint16_t times;
  /**
   * Loss points paid by each use.
   */
  uint32_t worth;
} GrogKoreaOffer;

/**
 * A side's payment. It may exceed what is owed; the excess is lost.
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
   * The defender's lead goes static.
   */
  GrogFlag flip;
  /**
   * The lead is eliminated to the Rout box.
   */
  GrogFlag rout;
  uint8_t reserved;
} GrogKoreaPayment;

/**
 * The losses owed, and a suggested payment.
 */
typedef struct GrogKoreaOwed {
  /**
   * Loss points to pay.
   */
  uint32_t owed;
  /**
   * The most loss points that the side can pay without a rout.
   */
  uint32_t most;
  /**
   * The payment that the library suggests. It takes the lead's flip, supporters, depots, victory points and the
   * shortest retreat that suffices, in this order until enough is paid. It is a rout alone if all of them do not
   * suffice.
   */
  struct GrogKoreaPayment usual;
  uint8_t reserved[2];
} GrogKoreaOwed;

/**
 * The answer of `grog_korea_losses_choices`.
 */
typedef struct GrogKoreaLossesChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A means of payment.
   */
  struct GrogKoreaOffer *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The losses owed, and a suggested payment.
   */
  struct GrogKoreaOwed value;
} GrogKoreaLossesChoicesAnswer;

/**
 * The question of `grog_korea_losses_apply`. A side that pays.
 */
typedef struct GrogKoreaLossesApplyQuestion {
  uint32_t size;
  /**
   * The losses owed, and the means to pay them.
   */
  struct GrogKoreaDebt debt;
  /**
   * The payment.
   */
  struct GrogKoreaPayment payment;
  /**
   * Further payments follow: what is not paid yet remains owed. Otherwise the payment must settle the debt.
   */
  GrogFlag partial;
  uint8_t reserved[1];
} GrogKoreaLossesApplyQuestion;

/**
 * A constant of `enum GrogKoreaEffectKind`.
 */
typedef uint8_t GrogKoreaEffectKindCode;

/**
 * An effect of a payment, for the caller to apply.
 */
typedef struct GrogKoreaEffect {
  /**
   * The amount, in the unit that the kind says; 1 for an effect on the lead.
   */
  uint16_t amount;
  /**
   * The rule that requires the effect.
   */
  uint16_t rule;
  /**
   * The kind of effect.
   */
  GrogKoreaEffectKindCode what;
  uint8_t reserved;
} GrogKoreaEffect;

/**
 * The result of a payment.
 */
typedef struct GrogKoreaSettled {
  /**
   * The debt after the payment, with the means that are left.
   */
  struct GrogKoreaDebt debt;
  /**
   * Loss points paid beyond what was owed, which are lost; 0 for a rout.
   */
  uint32_t overpaid;
} GrogKoreaSettled;

/**
 * The answer of `grog_korea_losses_apply`.
 */
typedef struct GrogKoreaLossesApplyAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An effect of a payment, for the caller to apply.
   */
  struct GrogKoreaEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The result of a payment. Zero if the answer is forbidden.
   */
  struct GrogKoreaSettled value;
} GrogKoreaLossesApplyAnswer;

/**
 * The question of `grog_korea_play_new`. Units, ground and supply of a position before its first engagement.
 */
typedef struct GrogKoreaPlayNewQuestion {
  uint32_t size;
  /**
   * The units, at most 48. None has a part in an engagement.
   */
  const struct GrogKoreaGameUnit *units;
  size_t units_len;
  /**
   * The hexes of the map, at most 256, among them those of all units. Without a map nobody retreats.
   */
  const struct GrogKoreaGamePlace *hexes;
  size_t hexes_len;
  /**
   * The terrain of hexes and hexsides that has an effect, at most 48.
   */
  const struct GrogKoreaGameTerrain *terrain;
  size_t terrain_len;
  /**
   * The UN depots, at most 16.
   */
  const struct GrogKoreaGameDepot *depots;
  size_t depots_len;
  /**
   * The chips in the bag, at most 16 rows. An empty list if all of them are 0.
   */
  const struct GrogKoreaChip *bag;
  size_t bag_len;
  /**
   * The side whose turn it is, which attacks.
   */
  GrogKoreaSideCode turn;
  /**
   * Victory points of the UN and of the Communists.
   */
  uint16_t victory_points[2];
  /**
   * Effectiveness Ratings of the air support of the UN and of the Communists, 1 to 99; 0 for none.
   */
  uint8_t air[2];
  /**
   * How hexes are numbered in texts.
   */
  GrogKoreaNumberingCode numbering;
  /**
   * Dice and chips may come from the `seed`.
   */
  GrogFlag seeded;
  /**
   * The seed.
   */
  uint32_t seed;
  /**
   * The game's options.
   */
  struct GrogKoreaGameRules rules;
} GrogKoreaPlayNewQuestion;

/**
 * The answer of `grog_korea_play_new`.
 */
typedef struct GrogKoreaPlayNewAnswer {
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
  struct GrogKoreaSituation value;
} GrogKoreaPlayNewAnswer;

/**
 * The question of `grog_korea_play_look`. A question without fields: about the game as it stands.
 */
typedef struct GrogKoreaPlayLookQuestion {
  uint32_t size;
  uint8_t reserved[4];
} GrogKoreaPlayLookQuestion;

/**
 * The answer of `grog_korea_play_look`.
 */
typedef struct GrogKoreaPlayLookAnswer {
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
  struct GrogKoreaGameUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogKoreaSituation value;
} GrogKoreaPlayLookAnswer;

/**
 * The question of `grog_korea_play_choices`. A question without fields: about the game as it stands.
 */
typedef struct GrogKoreaPlayChoicesQuestion {
  uint32_t size;
  uint8_t reserved[4];
} GrogKoreaPlayChoicesQuestion;

/**
 * The answer of `grog_korea_play_choices`.
 */
typedef struct GrogKoreaPlayChoicesAnswer {
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
  struct GrogKoreaChoice *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogKoreaSituation value;
} GrogKoreaPlayChoicesAnswer;

/**
 * The question of `grog_korea_play_judge`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
 * that says something is the fault `contradiction`. Units are named by their numbers.
 */
typedef struct GrogKoreaPlayJudgeQuestion {
  uint32_t size;
  /**
   * One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, `choice` is the order, or `step`
   * says its kind.
   */
  const uint8_t *line;
  size_t line_len;
  /**
   * A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
   */
  struct GrogKoreaChoice choice;
  /**
   * The chips of an order that needs some: the attacker's, then the defender's.
   */
  const int8_t *drawn;
  size_t drawn_len;
  /**
   * The dice of an order that needs some: the attacker's, then the defender's.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The kind of an order that is given by the fields from here on; absent for a line or a row.
   */
  GrogKoreaStepKindCode step;
  /**
   * The kind of combat of a declaration. Required where the answer depends on it.
   */
  GrogKoreaEngagementCode kind;
  /**
   * The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
   */
  int8_t mp_drm;
  /**
   * The number of hexes of a retreat. Required where the answer depends on it.
   */
  uint8_t count;
  /**
   * The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
   */
  uint16_t unit;
  /**
   * The number of the lead that is attacked.
   */
  uint16_t target;
  /**
   * The number of the depot.
   */
  uint16_t depot;
  /**
   * The hex that a retreat enters.
   */
  GrogHex hex;
  uint8_t reserved[2];
} GrogKoreaPlayJudgeQuestion;

/**
 * The answer of `grog_korea_play_judge`.
 */
typedef struct GrogKoreaPlayJudgeAnswer {
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
  struct GrogKoreaStepObjection *rows;
  size_t rows_capacity;
  size_t rows_len;
} GrogKoreaPlayJudgeAnswer;

/**
 * The question of `grog_korea_play_order`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
 * that says something is the fault `contradiction`. Units are named by their numbers.
 */
typedef struct GrogKoreaPlayOrderQuestion {
  uint32_t size;
  /**
   * One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, `choice` is the order, or `step`
   * says its kind.
   */
  const uint8_t *line;
  size_t line_len;
  /**
   * A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
   */
  struct GrogKoreaChoice choice;
  /**
   * The chips of an order that needs some: the attacker's, then the defender's.
   */
  const int8_t *drawn;
  size_t drawn_len;
  /**
   * The dice of an order that needs some: the attacker's, then the defender's.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The kind of an order that is given by the fields from here on; absent for a line or a row.
   */
  GrogKoreaStepKindCode step;
  /**
   * The kind of combat of a declaration. Required where the answer depends on it.
   */
  GrogKoreaEngagementCode kind;
  /**
   * The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
   */
  int8_t mp_drm;
  /**
   * The number of hexes of a retreat. Required where the answer depends on it.
   */
  uint8_t count;
  /**
   * The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
   */
  uint16_t unit;
  /**
   * The number of the lead that is attacked.
   */
  uint16_t target;
  /**
   * The number of the depot.
   */
  uint16_t depot;
  /**
   * The hex that a retreat enters.
   */
  GrogHex hex;
  uint8_t reserved[2];
} GrogKoreaPlayOrderQuestion;

/**
 * The question of `grog_korea_play_chances`. How the chances of an engagement are told.
 */
typedef struct GrogKoreaPlayChancesQuestion {
  uint32_t size;
  /**
   * How cases are grouped into rows.
   */
  GrogKoreaCountedCode by;
  uint8_t reserved[3];
} GrogKoreaPlayChancesQuestion;

/**
 * The answer of `grog_korea_play_chances`.
 */
typedef struct GrogKoreaPlayChancesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The cases of one row.
   */
  struct GrogKoreaCasesRow *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The exact chances of a combat, as counts of equal cases of dice and chips.
   */
  struct GrogKoreaCombatDistribution value;
} GrogKoreaPlayChancesAnswer;

/**
 * The question of `grog_korea_quality_compare`. The qualities of two lead units.
 */
typedef struct GrogKoreaQualityCompareQuestion {
  uint32_t size;
  /**
   * The quality of the attacker's lead.
   */
  GrogKoreaQualityCode attacker;
  /**
   * The quality of the defender's lead.
   */
  GrogKoreaQualityCode defender;
  uint8_t reserved[2];
} GrogKoreaQualityCompareQuestion;

/**
 * The modifiers for a difference of quality, of which at least one is 0.
 */
typedef struct GrogKoreaSuperior {
  /**
   * The attacker's modifier, 0 to 3.
   */
  uint8_t attacker;
  /**
   * The defender's modifier, 0 to 3.
   */
  uint8_t defender;
} GrogKoreaSuperior;

/**
 * The answer of `grog_korea_quality_compare`.
 */
typedef struct GrogKoreaQualityCompareAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The modifiers for a difference of quality, of which at least one is 0.
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
  uint8_t reserved[3];
} GrogKoreaPlace;

/**
 * The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for
 * further questions.
 * The library keeps no copy: the lists belong to the caller, and may be used for many questions.
 */
typedef struct GrogKoreaBoard {
  uint32_t size;
  /**
   * The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.
   */
  const struct GrogKoreaPlace *hexes;
  size_t hexes_len;
} GrogKoreaBoard;

/**
 * The question of `grog_korea_retreat_assess`. A unit that retreats after a combat.
 */
typedef struct GrogKoreaRetreatAssessQuestion {
  uint32_t size;
  /**
   * The map.
   */
  const struct GrogKoreaBoard *board;
  /**
   * The hex of the unit in the combat.
   */
  GrogHex start;
  /**
   * The hexes of the enemy units of this combat: the attackers if the unit defended, the defenders if it attacked.
   * At least one is adjacent to `start`.
   */
  const GrogHex *opponents;
  size_t opponents_len;
  /**
   * The hexes of all other enemy units. An empty list if there are none. Hexes that are not on the board are ignored.
   */
  const GrogHex *enemies;
  size_t enemies_len;
  /**
   * Hexes that can hold no more units of the retreating side.
   */
  const GrogHex *full;
  size_t full_len;
  /**
   * Supply sources of the retreating side. An empty list if it has none. A source that is not on the board, in a
   * prohibited hex or with an enemy is ignored.
   */
  const GrogHex *supply;
  size_t supply_len;
  /**
   * The hexes that the retreat has entered so far, in order.
   */
  const GrogHex *path;
  size_t path_len;
  /**
   * The quality of the unit: B and A may retreat up to three hexes, C and D one.
   */
  GrogKoreaQualityCode quality;
  uint8_t reserved[7];
} GrogKoreaRetreatAssessQuestion;

/**
 * A constant of `enum GrogKoreaWhy`.
 */
typedef uint8_t GrogKoreaWhyCode;

/**
 * A hex adjacent to a retreating unit.
 */
typedef struct GrogKoreaWay {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Its distance from the nearest enemy unit of the combat, in hexes.
   */
  uint16_t distance;
  /**
   * The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
   */
  uint16_t supply;
  /**
   * The rule that decides.
   */
  uint16_t rule;
  /**
   * The rank: 1 for the best hexes, 2 for the next best and so on, equal for hexes without a difference; 0 for a hex
   * that is not legal.
   */
  uint8_t rank;
  /**
   * The reason why the hex may be entered, or may not.
   */
  GrogKoreaWhyCode why;
  /**
   * An enemy unit is adjacent to it.
   */
  GrogFlag next_to_enemy;
  uint8_t reserved[3];
} GrogKoreaWay;

/**
 * How a retreat can continue.
 */
typedef struct GrogKoreaRetreating {
  /**
   * The number of hexes that it can have in all, including those of the path: the `hexes` of `korea.losses`.
   */
  uint8_t hexes;
  /**
   * The number of hexes among which the owner may choose for the next step.
   */
  uint8_t best;
  /**
   * The number of legal hexes for the next step, the best and the others.
   */
  uint8_t legal;
  uint8_t reserved;
} GrogKoreaRetreating;

/**
 * The answer of `grog_korea_retreat_assess`.
 */
typedef struct GrogKoreaRetreatAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex adjacent to a retreating unit.
   */
  struct GrogKoreaWay *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * How a retreat can continue. Zero if the answer is forbidden.
   */
  struct GrogKoreaRetreating value;
} GrogKoreaRetreatAssessAnswer;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Takes up a game from its bytes. In: `bytes`, `length` of them. Out: the memory of the game. Returns 0, or the number of a
 * fault. `fault` may be null. Re-entrant.
 */
int32_t grog_korea_play_unpack(uint64_t *game,
                               size_t words,
                               const uint8_t *bytes,
                               size_t length,
                               GrogFault *fault);

/**
 * Writes a game as bytes. In: the memory of the game. Out: `bytes`, and `needed`, their number. Returns 0, or the number of a
 * fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null. Re-entrant.
 */
int32_t grog_korea_play_pack(uint64_t *game,
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
int32_t grog_korea_play_find(uint64_t *game,
                             size_t words,
                             const char *field,
                             const char *name,
                             int32_t *found,
                             GrogFault *fault);

/**
 * Returns the words of memory that a game takes. With more there is more room for what an
 * order is worked out in. Re-entrant.
 */
size_t grog_korea_play_words(void);

/**
 * Takes up a game from its text. In: `text`, `length` bytes. Out: the memory of the game. Returns 0, or the number of a
 * fault, whose path has the line: `text[3]` is the fourth. `fault` may be null. Re-entrant.
 */
int32_t grog_korea_play_load(uint64_t *game,
                             size_t words,
                             const char *text,
                             size_t length,
                             GrogFault *fault);

/**
 * Writes a game as text. In: the memory of the game. Out: `text`, which ends with a zero byte, and `needed`, its bytes with
 * that one. Returns 0, or the number of a fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null.
 * Re-entrant.
 */
int32_t grog_korea_play_save(uint64_t *game,
                             size_t words,
                             char *text,
                             size_t capacity,
                             size_t *needed,
                             GrogFault *fault);

/**
 * Gives an order as a line of text. In and out: the memory of the game. In: `line`, which ends with a zero byte. Out: `answer`,
 * as `grog_korea_play_order` writes it. Returns 0, or the number of a fault. `fault` may be null. Re-entrant.
 */
int32_t grog_korea_play_line(uint64_t *game,
                             size_t words,
                             const char *line,
                             struct GrogKoreaPlayOrderAnswer *answer,
                             GrogFault *fault);

/**
 * Returns how many words, the first of the memory, hold the position of a game: who takes back an order copies these before
 * it, and puts them back. 0 if no game is in the memory. Re-entrant.
 */
size_t grog_korea_play_position(const uint64_t *game,
                                size_t words);

/**
 * Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory. Players take
 * back what was ordered since dice were thrown. Re-entrant.
 */
int32_t grog_korea_play_thrown(const uint64_t *game,
                               size_t words);

/**
 * What modifies each side's roll, and at what ratios losses are counted (KOR 8.0 to 8.2).
 */
int32_t grog_korea_combat_assess(const struct GrogKoreaCombatAssessQuestion *question,
                                 struct GrogKoreaCombatAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The differential of an assessed combat, its dice and chips, and the losses (KOR 8.0, 8.3).
 */
int32_t grog_korea_combat_resolve(const struct GrogKoreaCombatResolveQuestion *question,
                                  struct GrogKoreaCombatResolveAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * The exact chances of an assessed combat (KOR 8.0, 8.3).
 */
int32_t grog_korea_combat_distribution(const struct GrogKoreaCombatDistributionQuestion *question,
                                       struct GrogKoreaCombatDistributionAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Where a differential that happened stands among all that could have (KOR 8.0).
 */
int32_t grog_korea_combat_percentile(const struct GrogKoreaCombatPercentileQuestion *question,
                                     struct GrogKoreaCombatPercentileAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Whether attackers flank a hex, and what that is worth (KOR 8.2).
 */
int32_t grog_korea_flanking_assess(const struct GrogKoreaFlankingAssessQuestion *question,
                                   struct GrogKoreaFlankingAssessAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * The position of units on a map, before the first engagement (KOR 8.0).
 */
int32_t grog_korea_game_arrange(const struct GrogKoreaGameArrangeQuestion *question,
                                struct GrogKoreaGameArrangeAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * What a position waits for, and every unit as it stands.
 */
int32_t grog_korea_game_look(const struct GrogKoreaGameLookQuestion *question,
                             struct GrogKoreaGameLookAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * What a position waits for, and the UN depots that are left.
 */
int32_t grog_korea_game_depots(const struct GrogKoreaGameDepotsQuestion *question,
                               struct GrogKoreaGameDepotsAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * What a position waits for, and the hexes of its map.
 */
int32_t grog_korea_game_places(const struct GrogKoreaGamePlacesQuestion *question,
                               struct GrogKoreaGamePlacesAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Everything that may be done now.
 */
int32_t grog_korea_game_choices(const struct GrogKoreaGameChoicesQuestion *question,
                                struct GrogKoreaGameChoicesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether a step may be taken, and every objection to it.
 */
int32_t grog_korea_game_assess(const struct GrogKoreaGameAssessQuestion *question,
                               struct GrogKoreaGameAssessAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The position after a step, and what the step did.
 */
int32_t grog_korea_game_apply(const struct GrogKoreaGameApplyQuestion *question,
                              struct GrogKoreaGameApplyAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * The exact chances of the engagement at hand (KOR 8.0, 8.3).
 */
int32_t grog_korea_game_chances(const struct GrogKoreaGameChancesQuestion *question,
                                struct GrogKoreaGameChancesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * A position as bytes, for files and wires.
 */
int32_t grog_korea_game_pack(const struct GrogKoreaGamePackQuestion *question,
                             struct GrogKoreaGamePackAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * The position that bytes hold.
 */
int32_t grog_korea_game_unpack(const struct GrogKoreaGameUnpackQuestion *question,
                               struct GrogKoreaGameUnpackAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The losses that a differential calls for (KOR 8.3).
 */
int32_t grog_korea_losses_assess(const struct GrogKoreaLossesAssessQuestion *question,
                                 struct GrogKoreaLossesAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * What a side owes and what it may pay with (KOR 8.3).
 */
int32_t grog_korea_losses_choices(const struct GrogKoreaLossesChoicesQuestion *question,
                                  struct GrogKoreaLossesChoicesAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Takes a payment of losses, or refuses it (KOR 8.3).
 */
int32_t grog_korea_losses_apply(const struct GrogKoreaLossesApplyQuestion *question,
                                struct GrogKoreaLossesApplyAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Begins a game in memory that is lent, and says where it stands.
 */
int32_t grog_korea_play_new(uint64_t *game,
                            size_t words,
                            const struct GrogKoreaPlayNewQuestion *question,
                            struct GrogKoreaPlayNewAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * What the game waits for, and the rows of what stands on the board or is owed.
 */
int32_t grog_korea_play_look(uint64_t *game,
                             size_t words,
                             const struct GrogKoreaPlayLookQuestion *question,
                             struct GrogKoreaPlayLookAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * All that may be done now: each row is an order, or leads to orders.
 */
int32_t grog_korea_play_choices(uint64_t *game,
                                size_t words,
                                const struct GrogKoreaPlayChoicesQuestion *question,
                                struct GrogKoreaPlayChoicesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether an order is allowed, and the objections to it. Nothing changes.
 */
int32_t grog_korea_play_judge(uint64_t *game,
                              size_t words,
                              const struct GrogKoreaPlayJudgeQuestion *question,
                              struct GrogKoreaPlayJudgeAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
 */
int32_t grog_korea_play_order(uint64_t *game,
                              size_t words,
                              const struct GrogKoreaPlayOrderQuestion *question,
                              struct GrogKoreaPlayOrderAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * The exact chances of what is open.
 */
int32_t grog_korea_play_chances(uint64_t *game,
                                size_t words,
                                const struct GrogKoreaPlayChancesQuestion *question,
                                struct GrogKoreaPlayChancesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The modifier of unit quality (KOR 8.1).
 */
int32_t grog_korea_quality_compare(const struct GrogKoreaQualityCompareQuestion *question,
                                   struct GrogKoreaQualityCompareAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Where a unit may retreat to, and whether a retreat so far is legal, on the board after the combat (KOR 8.3).
 */
int32_t grog_korea_retreat_assess(const struct GrogKoreaRetreatAssessQuestion *question,
                                  struct GrogKoreaRetreatAssessAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* GROGNARD_KOREA_H */

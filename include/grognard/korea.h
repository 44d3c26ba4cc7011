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
 * The largest modifier of a side, either way.
 */
#define GROG_KOREA_MOST_DRM 10000

/**
 * The kind of combat.
 */
enum GrogKoreaEngagement {
  /**
   * A Meeting Engagement, fought out of movement.
   */
  GROG_KOREA_ENGAGEMENT_MEETING = 1,
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
  GROG_KOREA_SIDE_UN = 1,
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
  GROG_KOREA_ROLE_ATTACKER = 1,
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
  GROG_KOREA_QUALITY_D = 1,
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
   * Any other.
   */
  GROG_KOREA_ARM_OTHER,
};

/**
 * A constant of `enum GrogKoreaSide`; 0 where it is not said.
 */
typedef uint8_t GrogKoreaSideCode;

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
   * Where it stands.
   */
  GrogHex hex;
  /**
   * Who commands it: it must be said in a combat.
   */
  GrogKoreaSideCode side;
  /**
   * How good it is: it must be said of a lead.
   */
  GrogKoreaQualityCode quality;
  /**
   * The kind of troops: it must be said in a combat.
   */
  GrogKoreaArmCode arm;
  /**
   * It has gone static: it may still defend and flank, but no longer supports from an adjacent hex.
   */
  GrogFlag is_static;
  uint8_t reserved[4];
} GrogKoreaUnit;

/**
 * A constant of `enum GrogKoreaEngagement`; 0 where it is not said.
 */
typedef uint8_t GrogKoreaEngagementCode;

/**
 * What supports a side from afar.
 */
typedef struct GrogKoreaSupport {
  /**
   * Effectiveness Rating of its air support, 1 to 99; 0 for none.
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
  uint8_t reserved[7];
} GrogKoreaGameRules;

/**
 * What `grog_korea_combat_assess` asks. A combat. The combat hex is the one in which the defending lead stands. All attackers are of one side, all defenders
 * of the other.
 */
typedef struct GrogKoreaCombatAssessQuestion {
  uint32_t size;
  /**
   * The attacking units that take part, each next to the combat hex: the lead, those that support it from there, and
   * those that flank, which static ones do too. A static one that does neither is listed where it is present with
   * armor (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
   */
  const struct GrogKoreaUnit *attackers;
  size_t attackers_len;
  /**
   * The defending units that take part: the lead, and others in the combat hex or next to it.
   */
  const struct GrogKoreaUnit *defenders;
  size_t defenders_len;
  /**
   * A meeting engagement or a prepared attack.
   */
  GrogKoreaEngagementCode kind;
  /**
   * Which attacker leads, from 0: the first where nothing is said.
   */
  uint16_t attacker_lead;
  /**
   * Which defender leads, from 0: the first where nothing is said.
   */
  uint16_t defender_lead;
  /**
   * In a meeting engagement, what the movement points spent are worth to the attacker, -1 to 2, which must be said. A
   * prepared attack has none.
   */
  int8_t mp_drm;
  /**
   * What supports the attacker; none where nothing is said.
   */
  struct GrogKoreaSupport attacker_support;
  /**
   * What supports the defender; none where nothing is said.
   */
  struct GrogKoreaSupport defender_support;
  /**
   * The coastal hexes that the fleet is committed to; none where it is not.
   */
  const GrogHex *coast;
  size_t coast_len;
  /**
   * The rows of the terrain chart that the combat meets: the combat hex's and those of hexsides; none for clear
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
 * What a combat is worth: all that dice, chips and losses need to know. Where nothing else is said there are
 * no chips, and one six-sided die a side.
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
   * Whose attack it is: it must be said where losses are called for.
   */
  GrogKoreaSideCode attacking;
  /**
   * Quality of the attacking lead: it must be said where losses are called for.
   */
  GrogKoreaQualityCode attacker_quality;
  /**
   * Quality of the defending lead: it must be said where losses are called for.
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
  uint8_t reserved;
} GrogKoreaAssessment;

/**
 * What `grog_korea_combat_assess` answers.
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
   * What a combat is worth: all that dice, chips and losses need to know. Where nothing else is said there are
   * no chips, and one six-sided die a side. Zero where it is forbidden.
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
  uint8_t reserved;
} GrogKoreaChip;

/**
 * What `grog_korea_combat_resolve` asks. An assessed combat with its dice and chips.
 */
typedef struct GrogKoreaCombatResolveQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogKoreaAssessment assessment;
  /**
   * The dice as they fell: the attacker's, then the defender's.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The chips as they were drawn: the attacker's, then the defender's. None where all chips are 0.
   */
  const int8_t *drawn;
  size_t drawn_len;
  /**
   * The bag that they were drawn from; none where the host vouches for them.
   */
  const struct GrogKoreaChip *bag;
  size_t bag_len;
} GrogKoreaCombatResolveQuestion;

/**
 * A constant of `enum GrogKoreaRole`; 0 where it is not said.
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A combat after its dice.
   */
  struct GrogKoreaOutcome value;
} GrogKoreaCombatResolveAnswer;

/**
 * A constant of `enum GrogKoreaCounted`.
 */
typedef uint8_t GrogKoreaCountedCode;

/**
 * What `grog_korea_combat_distribution` asks. An assessed combat and the bag that both sides draw from.
 */
typedef struct GrogKoreaCombatDistributionQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogKoreaAssessment assessment;
  /**
   * The chips in the bag; none where all of them are 0.
   */
  const struct GrogKoreaChip *bag;
  size_t bag_len;
  /**
   * By what cases are counted.
   */
  GrogKoreaCountedCode by;
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Cases in which a combat comes out alike.
   */
  struct GrogKoreaOutlook *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
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
  uint32_t size;
  /**
   * The assessment before dice and chips.
   */
  struct GrogKoreaAssessment assessment;
  /**
   * The chips in the bag; none where all of them are 0.
   */
  const struct GrogKoreaChip *bag;
  size_t bag_len;
  /**
   * The differential.
   */
  int16_t differential;
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
   * Where a differential that happened stands among all that could have.
   */
  struct GrogKoreaStanding value;
} GrogKoreaCombatPercentileAnswer;

/**
 * What `grog_korea_flanking_assess` asks. Attackers around a hex.
 */
typedef struct GrogKoreaFlankingAssessQuestion {
  uint32_t size;
  /**
   * The attackers, each next to the attacked hex; static ones flank too, and none do not flank.
   */
  const struct GrogKoreaUnit *attackers;
  size_t attackers_len;
  /**
   * Which of them leads, from 0: the first where nothing is said.
   */
  uint16_t attacker_lead;
  /**
   * The attacked hex.
   */
  GrogHex target;
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
  uint8_t reserved;
} GrogKoreaFlanks;

/**
 * What `grog_korea_flanking_assess` answers.
 */
typedef struct GrogKoreaFlankingAssessAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * What it owes, and what it has to pay with.
   */
  struct GrogKoreaDebt debt;
  uint8_t reserved[4];
} GrogKoreaLossesChoicesQuestion;

/**
 * A constant of `enum GrogKoreaMeans`.
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
  uint8_t reserved[2];
} GrogKoreaOwed;

/**
 * What `grog_korea_losses_choices` answers.
 */
typedef struct GrogKoreaLossesChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * One way to pay.
   */
  struct GrogKoreaOffer *rows;
  size_t rows_capacity;
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
  uint8_t reserved[1];
} GrogKoreaLossesApplyQuestion;

/**
 * A constant of `enum GrogKoreaEffectKind`.
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
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * One thing for the host to apply.
   */
  struct GrogKoreaEffect *effects;
  size_t effects_capacity;
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
  uint32_t size;
  /**
   * The attacker's.
   */
  GrogKoreaQualityCode attacker;
  /**
   * The defender's.
   */
  GrogKoreaQualityCode defender;
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint8_t reserved[3];
} GrogKoreaPlace;

/**
 * The map, or as much of it as a retreat and its way to supply can need. It holds no units and may be kept from
 * question to question.
 * Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
 */
typedef struct GrogKoreaBoard {
  uint32_t size;
  /**
   * The hexes, each once, at most 65535, in any order; those in ascending order of `q`, then `r`, are ready sooner.
   */
  const struct GrogKoreaPlace *hexes;
  size_t hexes_len;
} GrogKoreaBoard;

/**
 * What `grog_korea_retreat_assess` asks. A unit that retreats after a combat.
 */
typedef struct GrogKoreaRetreatAssessQuestion {
  uint32_t size;
  /**
   * The map.
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
  size_t opponents_len;
  /**
   * All other enemy units; one that is not on the board is of no account.
   */
  const GrogHex *enemies;
  size_t enemies_len;
  /**
   * Hexes that can take no more units of the retreating side.
   */
  const GrogHex *full;
  size_t full_len;
  /**
   * Sources of supply of the retreating side; an empty list where it has none. One that is not on the board, in a
   * prohibited hex or with an enemy is none.
   */
  const GrogHex *supply;
  size_t supply_len;
  /**
   * The hexes that the retreat has entered so far, in order.
   */
  const GrogHex *path;
  size_t path_len;
  /**
   * Quality of the unit: B and A may retreat up to three hexes, C and D one.
   */
  GrogKoreaQualityCode quality;
  uint8_t reserved[7];
} GrogKoreaRetreatAssessQuestion;

/**
 * A constant of `enum GrogKoreaWhy`.
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
   * The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
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
  uint8_t reserved;
} GrogKoreaRetreating;

/**
 * What `grog_korea_retreat_assess` answers.
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
   * A hex next to a retreating unit.
   */
  struct GrogKoreaWay *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
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
 * The modifier of unit quality (KOR 8.1).
 */
int32_t grog_korea_quality_compare(const struct GrogKoreaQualityCompareQuestion *question,
                                   struct GrogKoreaQualityCompareAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Where a unit may retreat to, and whether a retreat so far is legal (KOR 8.3).
 */
int32_t grog_korea_retreat_assess(const struct GrogKoreaRetreatAssessQuestion *question,
                                  struct GrogKoreaRetreatAssessAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* GROGNARD_KOREA_H */

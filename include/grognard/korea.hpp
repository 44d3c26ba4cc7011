/*
 * grognard for C++17: the system `korea`.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_KOREA_HPP
#define GROGNARD_KOREA_HPP

#include "korea.h"
#include "detail/game.hpp"

namespace grognard::korea {

/// The kind of troops.
enum class Arm : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Infantry.
  infantry = GROG_KOREA_ARM_INFANTRY,
  /// Armored.
  armored = GROG_KOREA_ARM_ARMORED,
  /// Mechanized.
  mechanized = GROG_KOREA_ARM_MECHANIZED,
  /// Troops of any other kind.
  other = GROG_KOREA_ARM_OTHER,
};

/// How cases are grouped into rows.
enum class Counted : std::uint8_t {
  /// One row for each differential.
  differential = GROG_KOREA_COUNTED_DIFFERENTIAL,
  /// One row for each loss: differentials that call for the same losses together.
  losses = GROG_KOREA_COUNTED_LOSSES,
};

/// Which units draw a combat chip.
enum class Draws : std::uint8_t {
  /// The lead of each side.
  lead = GROG_KOREA_DRAWS_LEAD,
  /// Every unit that takes part.
  every_unit = GROG_KOREA_DRAWS_EVERY_UNIT,
  /// No unit.
  nobody = GROG_KOREA_DRAWS_NOBODY,
};

/// The kind of an effect of a payment.
enum class EffectKind : std::uint8_t {
  /// The lead goes static.
  lead_static = GROG_KOREA_EFFECT_KIND_LEAD_STATIC,
  /// `amount` supporting units go static; the owner chooses which.
  supporters_static = GROG_KOREA_EFFECT_KIND_SUPPORTERS_STATIC,
  /// `amount` depots within supply range are eliminated; the owner chooses which.
  lose_depots = GROG_KOREA_EFFECT_KIND_LOSE_DEPOTS,
  /// `amount` victory points are spent.
  spend_victory_points = GROG_KOREA_EFFECT_KIND_SPEND_VICTORY_POINTS,
  /// The lead retreats `amount` hexes, as `korea.retreat.assess` allows.
  retreat = GROG_KOREA_EFFECT_KIND_RETREAT,
  /// The lead is eliminated to the Rout box.
  rout = GROG_KOREA_EFFECT_KIND_ROUT,
};

/// The kind of combat.
enum class Engagement : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// A Meeting Engagement, fought during movement.
  meeting = GROG_KOREA_ENGAGEMENT_MEETING,
  /// A Prepared Attack.
  prepared = GROG_KOREA_ENGAGEMENT_PREPARED,
};

/// The kind of an effect of a step.
enum class GameEffectKind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The engagement of the lead `unit` begins.
  engagement = GROG_KOREA_GAME_EFFECT_KIND_ENGAGEMENT,
  /// The `unit` takes part.
  joins = GROG_KOREA_GAME_EFFECT_KIND_JOINS,
  /// The side uses air support of the rating `amount`.
  air = GROG_KOREA_GAME_EFFECT_KIND_AIR,
  /// The side uses fleet support.
  fleet = GROG_KOREA_GAME_EFFECT_KIND_FLEET,
  /// The depot numbered `amount` is expended or eliminated.
  depot = GROG_KOREA_GAME_EFFECT_KIND_DEPOT,
  /// The side drew the chip `amount`.
  chip = GROG_KOREA_GAME_EFFECT_KIND_CHIP,
  /// The side rolled `amount` with one die.
  die = GROG_KOREA_GAME_EFFECT_KIND_DIE,
  /// The side owes `amount` loss points.
  owes = GROG_KOREA_GAME_EFFECT_KIND_OWES,
  /// The `unit` goes static.
  static_ = GROG_KOREA_GAME_EFFECT_KIND_STATIC,
  /// The side spends `amount` victory points.
  points = GROG_KOREA_GAME_EFFECT_KIND_POINTS,
  /// The `unit` enters the `hex`.
  goes = GROG_KOREA_GAME_EFFECT_KIND_GOES,
  /// The `unit` is eliminated to the Rout box.
  routed = GROG_KOREA_GAME_EFFECT_KIND_ROUTED,
  /// The engagement is over.
  over = GROG_KOREA_GAME_EFFECT_KIND_OVER,
};

/// How a fraction of a loss point is rounded.
enum class LossRounding : std::uint8_t {
  /// Down: it is dropped.
  down = GROG_KOREA_LOSS_ROUNDING_DOWN,
  /// Up to a whole loss point.
  up = GROG_KOREA_LOSS_ROUNDING_UP,
};

/// A means of paying losses, in the order in which the library suggests them.
enum class Means : std::uint8_t {
  /// The defender's lead goes static: 1 loss point, once.
  flip = GROG_KOREA_MEANS_FLIP,
  /// A supporting unit goes static: 1 loss point each.
  supporter = GROG_KOREA_MEANS_SUPPORTER,
  /// A UN depot within supply range is eliminated: 1 loss point each.
  depot = GROG_KOREA_MEANS_DEPOT,
  /// A victory point is spent: 1 loss point each.
  victory_point = GROG_KOREA_MEANS_VICTORY_POINT,
  /// The lead retreats one hex: 1 loss point, once, instead of a long retreat.
  short_retreat = GROG_KOREA_MEANS_SHORT_RETREAT,
  /// A lead of quality A or B retreats two or three hexes: 2 loss points, once, instead of a short retreat.
  long_retreat = GROG_KOREA_MEANS_LONG_RETREAT,
  /// The lead is eliminated to the Rout box: all loss points that are left.
  rout = GROG_KOREA_MEANS_ROUT,
};

/// The quality of a unit, from the worst to the best (8.1).
enum class Quality : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Quality D, the worst.
  d = GROG_KOREA_QUALITY_D,
  /// Quality C.
  c = GROG_KOREA_QUALITY_C,
  /// Quality B.
  b = GROG_KOREA_QUALITY_B,
  /// Quality A, the best.
  a = GROG_KOREA_QUALITY_A,
};

/// A side's role in a combat.
enum class Role : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// It attacks.
  attacker = GROG_KOREA_ROLE_ATTACKER,
  /// It is attacked.
  defender = GROG_KOREA_ROLE_DEFENDER,
};

/// A side of the game.
enum class Side : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The United Nations: South Korea, the United States and their allies.
  un = GROG_KOREA_SIDE_UN,
  /// The Communists: North Korea and China.
  communist = GROG_KOREA_SIDE_COMMUNIST,
};

/// The kind of a step.
enum class StepKind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The lead `unit` attacks the lead `target` in a combat of the `kind`, in a meeting engagement with `mp_drm`.
  declare = GROG_KOREA_STEP_KIND_DECLARE,
  /// The `unit` takes part on its owner's side.
  join = GROG_KOREA_STEP_KIND_JOIN,
  /// The side uses its air support.
  air = GROG_KOREA_STEP_KIND_AIR,
  /// The side uses fleet support.
  fleet = GROG_KOREA_STEP_KIND_FLEET,
  /// The UN expends the `depot` for its modifier, or eliminates it to pay.
  depot = GROG_KOREA_STEP_KIND_DEPOT,
  /// The side has named all units and support.
  ready = GROG_KOREA_STEP_KIND_READY,
  /// The chips `drawn`: the attacker's, then the defender's.
  chips = GROG_KOREA_STEP_KIND_CHIPS,
  /// The `dice`: the attacker's, then the defender's.
  dice = GROG_KOREA_STEP_KIND_DICE,
  /// Chips or dice from the position's seed.
  roll = GROG_KOREA_STEP_KIND_ROLL,
  /// Payment: the defending lead goes static.
  flip = GROG_KOREA_STEP_KIND_FLIP,
  /// Payment: the supporting `unit` goes static.
  supporter = GROG_KOREA_STEP_KIND_SUPPORTER,
  /// Payment: a victory point.
  point = GROG_KOREA_STEP_KIND_POINT,
  /// Payment: the lead retreats `count` hexes, which the next steps enter.
  retreat = GROG_KOREA_STEP_KIND_RETREAT,
  /// The retreating lead enters the `hex`.
  go = GROG_KOREA_STEP_KIND_GO,
  /// Payment: the lead is routed, which pays all that is left.
  rout = GROG_KOREA_STEP_KIND_ROUT,
  /// The turn ends: no further engagement.
  end = GROG_KOREA_STEP_KIND_END,
};

/// What a position waits for.
enum class Waits : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The declaration of an engagement, or the end of the turn.
  orders = GROG_KOREA_WAITS_ORDERS,
  /// The attacker's units and support.
  attackers = GROG_KOREA_WAITS_ATTACKERS,
  /// The defender's units and support.
  defenders = GROG_KOREA_WAITS_DEFENDERS,
  /// Chips.
  chips = GROG_KOREA_WAITS_CHIPS,
  /// Dice.
  dice = GROG_KOREA_WAITS_DICE,
  /// Payment of losses.
  losses = GROG_KOREA_WAITS_LOSSES,
  /// The next hex of a retreat.
  retreat = GROG_KOREA_WAITS_RETREAT,
  /// Nothing: the turn is over.
  nothing = GROG_KOREA_WAITS_NOTHING,
};

/// The reason why a hex may be entered, or may not.
enum class Why : std::uint8_t {
  /// It is among the best hexes: the owner may choose it.
  best = GROG_KOREA_WHY_BEST,
  /// It is adjacent to an enemy, and another legal hex is not.
  next_to_enemy = GROG_KOREA_WHY_NEXT_TO_ENEMY,
  /// Another legal hex is farther from the nearest enemy unit of the combat.
  nearer_enemy = GROG_KOREA_WHY_NEARER_ENEMY,
  /// Another legal hex is nearer to a supply source.
  farther_supply = GROG_KOREA_WHY_FARTHER_SUPPLY,
  /// It is not on the board.
  off_board = GROG_KOREA_WHY_OFF_BOARD,
  /// Its terrain is prohibited to the unit.
  prohibited = GROG_KOREA_WHY_PROHIBITED,
  /// Enemy units are in it.
  enemy = GROG_KOREA_WHY_ENEMY,
  /// The retreat has been in it before.
  turned_back = GROG_KOREA_WHY_TURNED_BACK,
  /// It can hold no more units.
  full = GROG_KOREA_WHY_FULL,
};

/// An effect of a step. The next position includes it.
struct GameEffect {
  /// The kind of effect.
  ::grognard::korea::GameEffectKind what{};
  /// The side.
  ::grognard::korea::Side side{};
  /// The unit's number; absent for none.
  ::grognard::Said<std::uint16_t> unit{};
  /// The hex of the unit. Without a unit it is absent, or 0,0 in C, C++, C# and Rust.
  ::grognard::Hex hex{};
  /// The amount.
  std::int16_t amount{};
  /// The rule's number.
  std::uint16_t rule{};

  friend bool operator==(const GameEffect& lhs, const GameEffect& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameEffect& lhs, const GameEffect& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameEffect) == sizeof(GrogKoreaGameEffect) && alignof(GameEffect) == alignof(GrogKoreaGameEffect));
static_assert(offsetof(GameEffect, what) == offsetof(GrogKoreaGameEffect, what));
static_assert(offsetof(GameEffect, side) == offsetof(GrogKoreaGameEffect, side));
static_assert(offsetof(GameEffect, unit) == offsetof(GrogKoreaGameEffect, unit));
static_assert(offsetof(GameEffect, hex) == offsetof(GrogKoreaGameEffect, hex));
static_assert(offsetof(GameEffect, amount) == offsetof(GrogKoreaGameEffect, amount));
static_assert(offsetof(GameEffect, rule) == offsetof(GrogKoreaGameEffect, rule));

/// A unit of a combat.
struct Unit {
  /// The unit's hex.
  ::grognard::Hex hex{};
  /// The unit's side. Required in a combat.
  ::grognard::korea::Side side{};
  /// The unit's quality. Required for a lead.
  ::grognard::korea::Quality quality{};
  /// The kind of troops. Required in a combat.
  ::grognard::korea::Arm arm{};
  /// The unit is static: it may still defend and flank, but does not support from an adjacent hex.
  ::grognard::Flag is_static{};
  std::array<std::uint8_t, 4> reserved{};

  friend bool operator==(const Unit& lhs, const Unit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Unit& lhs, const Unit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Unit) == sizeof(GrogKoreaUnit) && alignof(Unit) == alignof(GrogKoreaUnit));
static_assert(offsetof(Unit, hex) == offsetof(GrogKoreaUnit, hex));
static_assert(offsetof(Unit, side) == offsetof(GrogKoreaUnit, side));
static_assert(offsetof(Unit, quality) == offsetof(GrogKoreaUnit, quality));
static_assert(offsetof(Unit, arm) == offsetof(GrogKoreaUnit, arm));
static_assert(offsetof(Unit, is_static) == offsetof(GrogKoreaUnit, is_static));
static_assert(offsetof(Unit, reserved) == offsetof(GrogKoreaUnit, reserved));

/// The support of a side from outside the combat.
struct Support {
  /// The Effectiveness Rating of the side's air support, 1 to 99; 0 for none.
  std::uint8_t air{};
  /// Fleet support. Only for the UN, and within two hexes of a coastline to which the fleet is committed.
  ::grognard::Flag fleet{};
  /// The side expends a depot. Only for the UN.
  ::grognard::Flag depot{};
  std::uint8_t reserved{};

  friend bool operator==(const Support& lhs, const Support& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Support& lhs, const Support& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Support) == sizeof(GrogKoreaSupport) && alignof(Support) == alignof(GrogKoreaSupport));
static_assert(offsetof(Support, air) == offsetof(GrogKoreaSupport, air));
static_assert(offsetof(Support, fleet) == offsetof(GrogKoreaSupport, fleet));
static_assert(offsetof(Support, depot) == offsetof(GrogKoreaSupport, depot));
static_assert(offsetof(Support, reserved) == offsetof(GrogKoreaSupport, reserved));

/// A row of a game's terrain chart: a kind of hex or hexside.
struct Terrain {
  /// The modifier of the attacker's roll.
  std::int8_t attacker_drm{};
  /// The modifier of the defender's roll.
  std::int8_t defender_drm{};
  /// The attacker's loss ratio in a prepared attack: this many points of the differential cost
  /// `attacker_ratio_losses` loss points. 0 and 0 if the chart does not change the ratio. Ignored in a meeting
  /// engagement.
  std::int8_t attacker_ratio_points{};
  /// The loss points of that ratio; see `attacker_ratio_points`.
  std::int8_t attacker_ratio_losses{};
  /// The defender's loss ratio in a prepared attack, as `attacker_ratio_points`.
  std::int8_t defender_ratio_points{};
  /// The loss points of that ratio; see `defender_ratio_points`.
  std::int8_t defender_ratio_losses{};
  /// The combat hex is not clear terrain. Not set for clear terrain, nor for a hexside, which does not affect the hex
  /// itself.
  ::grognard::Flag not_clear{};
  std::uint8_t reserved{};

  friend bool operator==(const Terrain& lhs, const Terrain& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Terrain& lhs, const Terrain& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Terrain) == sizeof(GrogKoreaTerrain) && alignof(Terrain) == alignof(GrogKoreaTerrain));
static_assert(offsetof(Terrain, attacker_drm) == offsetof(GrogKoreaTerrain, attacker_drm));
static_assert(offsetof(Terrain, defender_drm) == offsetof(GrogKoreaTerrain, defender_drm));
static_assert(offsetof(Terrain, attacker_ratio_points) == offsetof(GrogKoreaTerrain, attacker_ratio_points));
static_assert(offsetof(Terrain, attacker_ratio_losses) == offsetof(GrogKoreaTerrain, attacker_ratio_losses));
static_assert(offsetof(Terrain, defender_ratio_points) == offsetof(GrogKoreaTerrain, defender_ratio_points));
static_assert(offsetof(Terrain, defender_ratio_losses) == offsetof(GrogKoreaTerrain, defender_ratio_losses));
static_assert(offsetof(Terrain, not_clear) == offsetof(GrogKoreaTerrain, not_clear));
static_assert(offsetof(Terrain, reserved) == offsetof(GrogKoreaTerrain, reserved));

/// The options of a game. All zero is the rule.
struct GameRules {
  /// The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
  std::uint8_t attacker_dice{};
  /// The number of sides of each of the attacker's dice.
  std::uint8_t attacker_sides{};
  /// The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
  std::uint8_t defender_dice{};
  /// The number of sides of each of the defender's dice.
  std::uint8_t defender_sides{};
  /// Which units draw a combat chip. Replaces 8.0.
  ::grognard::korea::Draws draws{};
  /// A static lead may attack. Replaces 8.0.
  ::grognard::Flag static_lead{};
  /// How a fraction of a loss point is rounded. Replaces 8.3.
  ::grognard::korea::LossRounding rounding{};
  /// The defender's loss ratio in a meeting engagement: this many points of the differential cost
  /// `meeting_ratio_losses` loss points. 0 and 0 stand for 2 to 1. Replaces 8.0.ME.10, but not its exception.
  std::int8_t meeting_ratio_points{};
  /// The loss points of that ratio; see `meeting_ratio_points`.
  std::int8_t meeting_ratio_losses{};
  std::array<std::uint8_t, 7> reserved{};

  friend bool operator==(const GameRules& lhs, const GameRules& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameRules& lhs, const GameRules& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameRules) == sizeof(GrogKoreaGameRules) && alignof(GameRules) == alignof(GrogKoreaGameRules));
static_assert(offsetof(GameRules, attacker_dice) == offsetof(GrogKoreaGameRules, attacker_dice));
static_assert(offsetof(GameRules, attacker_sides) == offsetof(GrogKoreaGameRules, attacker_sides));
static_assert(offsetof(GameRules, defender_dice) == offsetof(GrogKoreaGameRules, defender_dice));
static_assert(offsetof(GameRules, defender_sides) == offsetof(GrogKoreaGameRules, defender_sides));
static_assert(offsetof(GameRules, draws) == offsetof(GrogKoreaGameRules, draws));
static_assert(offsetof(GameRules, static_lead) == offsetof(GrogKoreaGameRules, static_lead));
static_assert(offsetof(GameRules, rounding) == offsetof(GrogKoreaGameRules, rounding));
static_assert(offsetof(GameRules, meeting_ratio_points) == offsetof(GrogKoreaGameRules, meeting_ratio_points));
static_assert(offsetof(GameRules, meeting_ratio_losses) == offsetof(GrogKoreaGameRules, meeting_ratio_losses));
static_assert(offsetof(GameRules, reserved) == offsetof(GrogKoreaGameRules, reserved));

/// The modifiers of a side's roll, one for each rule.
struct Modifiers {
  /// Movement points spent (8.0.ME.1).
  std::int16_t mp{};
  /// Air support (8.0.ME.2, 8.0.PA.1).
  std::int16_t air{};
  /// Fleet support (8.0.ME.3, 8.0.PA.2).
  std::int16_t fleet{};
  /// A depot expended (8.0.ME.4, 8.0.PA.3).
  std::int16_t depot{};
  /// An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
  std::int16_t armor{};
  /// Adjacent units that are not static: in a meeting engagement the defender's supporters, in a prepared attack all
  /// attackers including their lead (8.0.ME.7, 8.0.PA.5).
  std::int16_t adjacent{};
  /// Flanking attackers (8.0.ME.8, 8.0.PA.6).
  std::int16_t flanking{};
  /// The lead of better quality (8.0.ME.9, 8.0.PA.7).
  std::int16_t quality{};
  /// Terrain (8.0.ME.6, 8.0.PA.8).
  std::int16_t terrain{};

  friend bool operator==(const Modifiers& lhs, const Modifiers& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Modifiers& lhs, const Modifiers& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Modifiers) == sizeof(GrogKoreaModifiers) && alignof(Modifiers) == alignof(GrogKoreaModifiers));
static_assert(offsetof(Modifiers, mp) == offsetof(GrogKoreaModifiers, mp));
static_assert(offsetof(Modifiers, air) == offsetof(GrogKoreaModifiers, air));
static_assert(offsetof(Modifiers, fleet) == offsetof(GrogKoreaModifiers, fleet));
static_assert(offsetof(Modifiers, depot) == offsetof(GrogKoreaModifiers, depot));
static_assert(offsetof(Modifiers, armor) == offsetof(GrogKoreaModifiers, armor));
static_assert(offsetof(Modifiers, adjacent) == offsetof(GrogKoreaModifiers, adjacent));
static_assert(offsetof(Modifiers, flanking) == offsetof(GrogKoreaModifiers, flanking));
static_assert(offsetof(Modifiers, quality) == offsetof(GrogKoreaModifiers, quality));
static_assert(offsetof(Modifiers, terrain) == offsetof(GrogKoreaModifiers, terrain));

/// The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side
/// rolls one six-sided die.
struct Assessment {
  /// The sum of the modifiers of the attacker's roll, -10000 to 10000.
  std::int16_t attacker_drm{};
  /// The sum of the modifiers of the defender's roll, -10000 to 10000.
  std::int16_t defender_drm{};
  /// The parts of `attacker_drm`, for display. No operation uses them.
  ::grognard::korea::Modifiers attacker_modifiers{};
  /// The parts of `defender_drm`, for display. No operation uses them.
  ::grognard::korea::Modifiers defender_modifiers{};
  /// The attacker's lead.
  std::uint16_t attacker_lead{};
  /// The defender's lead.
  std::uint16_t defender_lead{};
  /// Supporting attackers that are not static.
  std::uint16_t attacker_supporters{};
  /// Supporting defenders that are not static.
  std::uint16_t defender_supporters{};
  /// The kind of combat.
  ::grognard::korea::Engagement kind{};
  /// The side that attacks. Required where losses are called for.
  ::grognard::korea::Side attacking{};
  /// The quality of the attacker's lead. Required where losses are called for.
  ::grognard::korea::Quality attacker_quality{};
  /// The quality of the defender's lead. Required where losses are called for.
  ::grognard::korea::Quality defender_quality{};
  /// The defender's lead is static.
  ::grognard::Flag defender_static{};
  /// The number of flanking attackers that count, 0 to 3.
  std::uint8_t flankers{};
  /// The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die.
  std::uint8_t attacker_dice{};
  /// The number of sides of each of the attacker's dice.
  std::uint8_t attacker_sides{};
  /// The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die.
  std::uint8_t defender_dice{};
  /// The number of sides of each of the defender's dice.
  std::uint8_t defender_sides{};
  /// The number of chips that the attacker draws, at most 16.
  std::uint8_t attacker_chips{};
  /// The number of chips that the defender draws, at most 16.
  std::uint8_t defender_chips{};
  /// The attacker's loss ratio: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and
  /// 0 stand for the ratio of the kind of combat, 1 to 1.
  std::int8_t attacker_ratio_points{};
  /// The loss points of the attacker's loss ratio; see `attacker_ratio_points`.
  std::int8_t attacker_ratio_losses{};
  /// The defender's loss ratio: this many points of the differential cost `defender_ratio_losses` loss points. 0 and
  /// 0 stand for the ratio of the kind of combat: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
  std::int8_t defender_ratio_points{};
  /// The loss points of the defender's loss ratio; see `defender_ratio_points`.
  std::int8_t defender_ratio_losses{};
  /// How a fraction of a loss point is rounded.
  ::grognard::korea::LossRounding rounding{};
  std::uint8_t reserved{};

  friend bool operator==(const Assessment& lhs, const Assessment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Assessment& lhs, const Assessment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Assessment) == sizeof(GrogKoreaAssessment) && alignof(Assessment) == alignof(GrogKoreaAssessment));
static_assert(offsetof(Assessment, attacker_drm) == offsetof(GrogKoreaAssessment, attacker_drm));
static_assert(offsetof(Assessment, defender_drm) == offsetof(GrogKoreaAssessment, defender_drm));
static_assert(offsetof(Assessment, attacker_modifiers) == offsetof(GrogKoreaAssessment, attacker_modifiers));
static_assert(offsetof(Assessment, defender_modifiers) == offsetof(GrogKoreaAssessment, defender_modifiers));
static_assert(offsetof(Assessment, attacker_lead) == offsetof(GrogKoreaAssessment, attacker_lead));
static_assert(offsetof(Assessment, defender_lead) == offsetof(GrogKoreaAssessment, defender_lead));
static_assert(offsetof(Assessment, attacker_supporters) == offsetof(GrogKoreaAssessment, attacker_supporters));
static_assert(offsetof(Assessment, defender_supporters) == offsetof(GrogKoreaAssessment, defender_supporters));
static_assert(offsetof(Assessment, kind) == offsetof(GrogKoreaAssessment, kind));
static_assert(offsetof(Assessment, attacking) == offsetof(GrogKoreaAssessment, attacking));
static_assert(offsetof(Assessment, attacker_quality) == offsetof(GrogKoreaAssessment, attacker_quality));
static_assert(offsetof(Assessment, defender_quality) == offsetof(GrogKoreaAssessment, defender_quality));
static_assert(offsetof(Assessment, defender_static) == offsetof(GrogKoreaAssessment, defender_static));
static_assert(offsetof(Assessment, flankers) == offsetof(GrogKoreaAssessment, flankers));
static_assert(offsetof(Assessment, attacker_dice) == offsetof(GrogKoreaAssessment, attacker_dice));
static_assert(offsetof(Assessment, attacker_sides) == offsetof(GrogKoreaAssessment, attacker_sides));
static_assert(offsetof(Assessment, defender_dice) == offsetof(GrogKoreaAssessment, defender_dice));
static_assert(offsetof(Assessment, defender_sides) == offsetof(GrogKoreaAssessment, defender_sides));
static_assert(offsetof(Assessment, attacker_chips) == offsetof(GrogKoreaAssessment, attacker_chips));
static_assert(offsetof(Assessment, defender_chips) == offsetof(GrogKoreaAssessment, defender_chips));
static_assert(offsetof(Assessment, attacker_ratio_points) == offsetof(GrogKoreaAssessment, attacker_ratio_points));
static_assert(offsetof(Assessment, attacker_ratio_losses) == offsetof(GrogKoreaAssessment, attacker_ratio_losses));
static_assert(offsetof(Assessment, defender_ratio_points) == offsetof(GrogKoreaAssessment, defender_ratio_points));
static_assert(offsetof(Assessment, defender_ratio_losses) == offsetof(GrogKoreaAssessment, defender_ratio_losses));
static_assert(offsetof(Assessment, rounding) == offsetof(GrogKoreaAssessment, rounding));
static_assert(offsetof(Assessment, reserved) == offsetof(GrogKoreaAssessment, reserved));

/// Chips of one value in the bag.
struct Chip {
  /// The number of these chips in the bag.
  std::uint16_t count{};
  /// The number that each chip adds to the roll of the side that draws it.
  std::int8_t value{};
  std::uint8_t reserved{};

  friend bool operator==(const Chip& lhs, const Chip& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Chip& lhs, const Chip& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Chip) == sizeof(GrogKoreaChip) && alignof(Chip) == alignof(GrogKoreaChip));
static_assert(offsetof(Chip, count) == offsetof(GrogKoreaChip, count));
static_assert(offsetof(Chip, value) == offsetof(GrogKoreaChip, value));
static_assert(offsetof(Chip, reserved) == offsetof(GrogKoreaChip, reserved));

/// The losses that one side of a combat owes, and its means to pay them. A plain value that the caller keeps.
struct Debt {
  /// Loss points that are not yet paid.
  std::uint32_t owed{};
  /// Victory points that the side has to spend. Required where something is owed.
  ::grognard::Said<std::uint16_t> victory_points{};
  /// Supporting units of the side that took part and are not static.
  std::uint16_t supporters{};
  /// UN depots within supply range. Required of the UN where something is owed; ignored for the Communists.
  ::grognard::Said<std::uint16_t> depots{};
  /// The side that owes. The attacker's lead went static by attacking and cannot pay with a flip. Required where the
  /// answer depends on it.
  ::grognard::korea::Role debtor{};
  /// The side that owns the units. Required where the answer depends on it.
  ::grognard::korea::Side side{};
  /// The quality of the lead. Required where the answer depends on it.
  ::grognard::korea::Quality quality{};
  /// The number of hexes that the lead can retreat, 0 to 3, as `korea.retreat.assess` returns it; 0 if it cannot
  /// retreat or already has. Required where something is owed.
  ::grognard::Said<std::uint8_t> hexes{};
  /// The lead is static.
  ::grognard::Flag lead_static{};
  std::uint8_t reserved{};

  friend bool operator==(const Debt& lhs, const Debt& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Debt& lhs, const Debt& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Debt) == sizeof(GrogKoreaDebt) && alignof(Debt) == alignof(GrogKoreaDebt));
static_assert(offsetof(Debt, owed) == offsetof(GrogKoreaDebt, owed));
static_assert(offsetof(Debt, victory_points) == offsetof(GrogKoreaDebt, victory_points));
static_assert(offsetof(Debt, supporters) == offsetof(GrogKoreaDebt, supporters));
static_assert(offsetof(Debt, depots) == offsetof(GrogKoreaDebt, depots));
static_assert(offsetof(Debt, debtor) == offsetof(GrogKoreaDebt, debtor));
static_assert(offsetof(Debt, side) == offsetof(GrogKoreaDebt, side));
static_assert(offsetof(Debt, quality) == offsetof(GrogKoreaDebt, quality));
static_assert(offsetof(Debt, hexes) == offsetof(GrogKoreaDebt, hexes));
static_assert(offsetof(Debt, lead_static) == offsetof(GrogKoreaDebt, lead_static));
static_assert(offsetof(Debt, reserved) == offsetof(GrogKoreaDebt, reserved));

/// The losses of each side, and the debt of the side that loses.
struct Losses {
  /// Loss points of the attacker.
  std::uint32_t attacker{};
  /// Loss points of the defender.
  std::uint32_t defender{};
  /// The debt of the side that loses; empty if neither does. The caller adds what an assessment does not contain, and
  /// without which the debt cannot be settled: victory points, the UN's depots, and hexes of retreat.
  ::grognard::korea::Debt debt{};

  friend bool operator==(const Losses& lhs, const Losses& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Losses& lhs, const Losses& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Losses) == sizeof(GrogKoreaLosses) && alignof(Losses) == alignof(GrogKoreaLosses));
static_assert(offsetof(Losses, attacker) == offsetof(GrogKoreaLosses, attacker));
static_assert(offsetof(Losses, defender) == offsetof(GrogKoreaLosses, defender));
static_assert(offsetof(Losses, debt) == offsetof(GrogKoreaLosses, debt));

/// The result of a combat.
struct Outcome {
  /// The attacker's result: dice, chips and modifiers.
  std::int16_t attacker_roll{};
  /// The defender's result: dice, chips and modifiers.
  std::int16_t defender_roll{};
  /// The Combat Differential: the attacker's result less the defender's.
  std::int16_t differential{};
  /// The attacking lead goes static.
  ::grognard::Flag attacker_static{};
  std::uint8_t reserved{};
  /// The losses of each side.
  ::grognard::korea::Losses losses{};

  friend bool operator==(const Outcome& lhs, const Outcome& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Outcome& lhs, const Outcome& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Outcome) == sizeof(GrogKoreaOutcome) && alignof(Outcome) == alignof(GrogKoreaOutcome));
static_assert(offsetof(Outcome, attacker_roll) == offsetof(GrogKoreaOutcome, attacker_roll));
static_assert(offsetof(Outcome, defender_roll) == offsetof(GrogKoreaOutcome, defender_roll));
static_assert(offsetof(Outcome, differential) == offsetof(GrogKoreaOutcome, differential));
static_assert(offsetof(Outcome, attacker_static) == offsetof(GrogKoreaOutcome, attacker_static));
static_assert(offsetof(Outcome, reserved) == offsetof(GrogKoreaOutcome, reserved));
static_assert(offsetof(Outcome, losses) == offsetof(GrogKoreaOutcome, losses));

/// The cases of one row.
struct CasesRow {
  /// The number of cases.
  std::uint64_t cases{};
  /// Loss points of the attacker.
  std::uint32_t attacker_losses{};
  /// Loss points of the defender.
  std::uint32_t defender_losses{};
  /// The lowest differential of the row.
  std::int16_t lowest{};
  /// The highest differential of the row.
  std::int16_t highest{};
  std::array<std::uint8_t, 4> reserved{};

  friend bool operator==(const CasesRow& lhs, const CasesRow& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CasesRow& lhs, const CasesRow& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CasesRow) == sizeof(GrogKoreaCasesRow) && alignof(CasesRow) == alignof(GrogKoreaCasesRow));
static_assert(offsetof(CasesRow, cases) == offsetof(GrogKoreaCasesRow, cases));
static_assert(offsetof(CasesRow, attacker_losses) == offsetof(GrogKoreaCasesRow, attacker_losses));
static_assert(offsetof(CasesRow, defender_losses) == offsetof(GrogKoreaCasesRow, defender_losses));
static_assert(offsetof(CasesRow, lowest) == offsetof(GrogKoreaCasesRow, lowest));
static_assert(offsetof(CasesRow, highest) == offsetof(GrogKoreaCasesRow, highest));
static_assert(offsetof(CasesRow, reserved) == offsetof(GrogKoreaCasesRow, reserved));

/// The exact chances of a combat, as counts of equal cases of dice and chips.
struct CombatDistribution {
  /// The number of cases.
  std::uint64_t denominator{};
  /// Cases in which the attacker loses anything.
  std::uint64_t attacker_loses{};
  /// Cases in which the defender loses anything.
  std::uint64_t defender_loses{};
  /// The attacker's expected loss points: the whole part.
  std::uint64_t attacker_losses_whole{};
  /// The attacker's expected loss points: the numerator of the fraction, over the denominator.
  std::uint64_t attacker_losses_rest{};
  /// The defender's expected loss points: the whole part.
  std::uint64_t defender_losses_whole{};
  /// The defender's expected loss points: the numerator of the fraction, over the denominator.
  std::uint64_t defender_losses_rest{};

  /// `attacker_loses` as a chance.
  [[nodiscard]] constexpr ::grognard::Share attacker_loses_chance() const noexcept { return {attacker_loses, denominator}; }

  /// `defender_loses` as a chance.
  [[nodiscard]] constexpr ::grognard::Share defender_loses_chance() const noexcept { return {defender_loses, denominator}; }

  /// `attacker_losses` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation attacker_losses_mean() const noexcept { return {attacker_losses_whole, attacker_losses_rest, denominator}; }

  /// `defender_losses` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation defender_losses_mean() const noexcept { return {defender_losses_whole, defender_losses_rest, denominator}; }

  friend bool operator==(const CombatDistribution& lhs, const CombatDistribution& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CombatDistribution& lhs, const CombatDistribution& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CombatDistribution) == sizeof(GrogKoreaCombatDistribution) && alignof(CombatDistribution) == alignof(GrogKoreaCombatDistribution));
static_assert(offsetof(CombatDistribution, denominator) == offsetof(GrogKoreaCombatDistribution, denominator));
static_assert(offsetof(CombatDistribution, attacker_loses) == offsetof(GrogKoreaCombatDistribution, attacker_loses));
static_assert(offsetof(CombatDistribution, defender_loses) == offsetof(GrogKoreaCombatDistribution, defender_loses));
static_assert(offsetof(CombatDistribution, attacker_losses_whole) == offsetof(GrogKoreaCombatDistribution, attacker_losses_whole));
static_assert(offsetof(CombatDistribution, attacker_losses_rest) == offsetof(GrogKoreaCombatDistribution, attacker_losses_rest));
static_assert(offsetof(CombatDistribution, defender_losses_whole) == offsetof(GrogKoreaCombatDistribution, defender_losses_whole));
static_assert(offsetof(CombatDistribution, defender_losses_rest) == offsetof(GrogKoreaCombatDistribution, defender_losses_rest));

/// The rank of a differential among all possible ones.
struct Standing {
  /// Cases with a lower differential, which is worse for the attacker.
  std::uint64_t worse{};
  /// Cases with this differential; 0 if it is impossible.
  std::uint64_t equal{};
  /// Cases with a higher differential, which is better for the attacker.
  std::uint64_t better{};
  /// The number of cases.
  std::uint64_t denominator{};

  /// `worse` as a chance.
  [[nodiscard]] constexpr ::grognard::Share worse_chance() const noexcept { return {worse, denominator}; }

  /// `equal` as a chance.
  [[nodiscard]] constexpr ::grognard::Share equal_chance() const noexcept { return {equal, denominator}; }

  /// `better` as a chance.
  [[nodiscard]] constexpr ::grognard::Share better_chance() const noexcept { return {better, denominator}; }

  friend bool operator==(const Standing& lhs, const Standing& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Standing& lhs, const Standing& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Standing) == sizeof(GrogKoreaStanding) && alignof(Standing) == alignof(GrogKoreaStanding));
static_assert(offsetof(Standing, worse) == offsetof(GrogKoreaStanding, worse));
static_assert(offsetof(Standing, equal) == offsetof(GrogKoreaStanding, equal));
static_assert(offsetof(Standing, better) == offsetof(GrogKoreaStanding, better));
static_assert(offsetof(Standing, denominator) == offsetof(GrogKoreaStanding, denominator));

/// The flanking of a hex.
struct Flanks {
  /// Flanking attackers other than the lead, of which at most three count.
  std::uint16_t units{};
  /// The number of these that count, 0 to 3.
  std::uint8_t flankers{};
  /// The modifier of the attacker's roll in a meeting engagement, 0 to 3 (8.0.ME.8).
  std::uint8_t meeting_drm{};
  /// The modifier of the attacker's roll in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
  std::uint8_t prepared_drm{};
  /// An attacker is opposite the lead.
  ::grognard::Flag opposite{};
  /// Attackers are in the two hexes that form, with the lead's, three hexes of which no two are adjacent.
  ::grognard::Flag with_lead{};
  /// Attackers are in the other three such hexes.
  ::grognard::Flag without_lead{};
  /// The hex is flanked: at least one attacker counts.
  ::grognard::Flag flanked{};
  std::uint8_t reserved{};

  friend bool operator==(const Flanks& lhs, const Flanks& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Flanks& lhs, const Flanks& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Flanks) == sizeof(GrogKoreaFlanks) && alignof(Flanks) == alignof(GrogKoreaFlanks));
static_assert(offsetof(Flanks, units) == offsetof(GrogKoreaFlanks, units));
static_assert(offsetof(Flanks, flankers) == offsetof(GrogKoreaFlanks, flankers));
static_assert(offsetof(Flanks, meeting_drm) == offsetof(GrogKoreaFlanks, meeting_drm));
static_assert(offsetof(Flanks, prepared_drm) == offsetof(GrogKoreaFlanks, prepared_drm));
static_assert(offsetof(Flanks, opposite) == offsetof(GrogKoreaFlanks, opposite));
static_assert(offsetof(Flanks, with_lead) == offsetof(GrogKoreaFlanks, with_lead));
static_assert(offsetof(Flanks, without_lead) == offsetof(GrogKoreaFlanks, without_lead));
static_assert(offsetof(Flanks, flanked) == offsetof(GrogKoreaFlanks, flanked));
static_assert(offsetof(Flanks, reserved) == offsetof(GrogKoreaFlanks, reserved));

/// A unit of a position.
struct GameUnit {
  /// The number of the unit, at least 1, the same for the whole game.
  std::uint16_t id{};
  /// Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
  std::array<std::uint8_t, 16> name{};
  /// Its hex; of a routed unit the last one.
  ::grognard::Hex hex{};
  /// Its side.
  ::grognard::korea::Side side{};
  /// Its quality.
  ::grognard::korea::Quality quality{};
  /// The kind of troops.
  ::grognard::korea::Arm arm{};
  /// The unit is static.
  ::grognard::Flag is_static{};
  /// The unit is in the Rout box.
  ::grognard::Flag routed{};
  /// Its part in the engagement at hand; absent for none.
  ::grognard::korea::Role role{};

  friend bool operator==(const GameUnit& lhs, const GameUnit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameUnit& lhs, const GameUnit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameUnit) == sizeof(GrogKoreaGameUnit) && alignof(GameUnit) == alignof(GrogKoreaGameUnit));
static_assert(offsetof(GameUnit, id) == offsetof(GrogKoreaGameUnit, id));
static_assert(offsetof(GameUnit, name) == offsetof(GrogKoreaGameUnit, name));
static_assert(offsetof(GameUnit, hex) == offsetof(GrogKoreaGameUnit, hex));
static_assert(offsetof(GameUnit, side) == offsetof(GrogKoreaGameUnit, side));
static_assert(offsetof(GameUnit, quality) == offsetof(GrogKoreaGameUnit, quality));
static_assert(offsetof(GameUnit, arm) == offsetof(GrogKoreaGameUnit, arm));
static_assert(offsetof(GameUnit, is_static) == offsetof(GrogKoreaGameUnit, is_static));
static_assert(offsetof(GameUnit, routed) == offsetof(GrogKoreaGameUnit, routed));
static_assert(offsetof(GameUnit, role) == offsetof(GrogKoreaGameUnit, role));

/// A hex of a position's map.
struct GamePlace {
  /// The hex.
  ::grognard::Hex hex{};
  /// Its terrain is prohibited to units.
  ::grognard::Flag prohibited{};
  /// The fleet is committed to its coast.
  ::grognard::Flag coast{};
  /// It is a supply source of the UN.
  ::grognard::Flag un_supply{};
  /// It is a supply source of the Communists.
  ::grognard::Flag communist_supply{};
  /// It can hold no more units of the UN.
  ::grognard::Flag un_full{};
  /// It can hold no more units of the Communists.
  ::grognard::Flag communist_full{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const GamePlace& lhs, const GamePlace& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GamePlace& lhs, const GamePlace& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GamePlace) == sizeof(GrogKoreaGamePlace) && alignof(GamePlace) == alignof(GrogKoreaGamePlace));
static_assert(offsetof(GamePlace, hex) == offsetof(GrogKoreaGamePlace, hex));
static_assert(offsetof(GamePlace, prohibited) == offsetof(GrogKoreaGamePlace, prohibited));
static_assert(offsetof(GamePlace, coast) == offsetof(GrogKoreaGamePlace, coast));
static_assert(offsetof(GamePlace, un_supply) == offsetof(GrogKoreaGamePlace, un_supply));
static_assert(offsetof(GamePlace, communist_supply) == offsetof(GrogKoreaGamePlace, communist_supply));
static_assert(offsetof(GamePlace, un_full) == offsetof(GrogKoreaGamePlace, un_full));
static_assert(offsetof(GamePlace, communist_full) == offsetof(GrogKoreaGamePlace, communist_full));
static_assert(offsetof(GamePlace, reserved) == offsetof(GrogKoreaGamePlace, reserved));

/// The terrain of a hex or a hexside.
struct GameTerrain {
  /// The hex.
  ::grognard::Hex hex{};
  /// The hex on the other side of the hexside; of a hex's own terrain the hex again.
  ::grognard::Hex beside{};
  /// The row of the terrain chart.
  ::grognard::korea::Terrain terrain{};

  friend bool operator==(const GameTerrain& lhs, const GameTerrain& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameTerrain& lhs, const GameTerrain& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameTerrain) == sizeof(GrogKoreaGameTerrain) && alignof(GameTerrain) == alignof(GrogKoreaGameTerrain));
static_assert(offsetof(GameTerrain, hex) == offsetof(GrogKoreaGameTerrain, hex));
static_assert(offsetof(GameTerrain, beside) == offsetof(GrogKoreaGameTerrain, beside));
static_assert(offsetof(GameTerrain, terrain) == offsetof(GrogKoreaGameTerrain, terrain));

/// A UN depot of a position.
struct GameDepot {
  /// The number of the depot, at least 1.
  std::uint16_t id{};
  /// Its hex.
  ::grognard::Hex hex{};
  /// It is within supply range of the UN's units that fight.
  ::grognard::Flag in_range{};
  std::uint8_t reserved{};

  friend bool operator==(const GameDepot& lhs, const GameDepot& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameDepot& lhs, const GameDepot& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameDepot) == sizeof(GrogKoreaGameDepot) && alignof(GameDepot) == alignof(GrogKoreaGameDepot));
static_assert(offsetof(GameDepot, id) == offsetof(GrogKoreaGameDepot, id));
static_assert(offsetof(GameDepot, hex) == offsetof(GrogKoreaGameDepot, hex));
static_assert(offsetof(GameDepot, in_range) == offsetof(GrogKoreaGameDepot, in_range));
static_assert(offsetof(GameDepot, reserved) == offsetof(GrogKoreaGameDepot, reserved));

/// A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
struct Position {
  /// The text, with zeros after its end. Its first line names its version.
  std::array<std::uint8_t, 16384> text{};

  friend bool operator==(const Position& lhs, const Position& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Position& lhs, const Position& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Position) == sizeof(GrogKoreaPosition) && alignof(Position) == alignof(GrogKoreaPosition));
static_assert(offsetof(Position, text) == offsetof(GrogKoreaPosition, text));

/// A summary of a position.
struct Situation {
  /// Loss points that are owed and not yet paid.
  std::uint32_t owed{};
  /// Victory points of the UN and of the Communists.
  std::array<std::uint16_t, 2> victory_points{};
  /// The number of units that are not routed.
  std::uint16_t units{};
  /// The number of UN depots.
  std::uint16_t depots{};
  /// The attacker's lead; absent without an engagement.
  ::grognard::Said<std::uint16_t> attacker_lead{};
  /// The defender's lead; absent without an engagement.
  ::grognard::Said<std::uint16_t> defender_lead{};
  /// The number of dice for which the position waits.
  std::uint16_t dice{};
  /// The number of chips for which the position waits.
  std::uint16_t chips{};
  /// The sum of the attacker's modifiers as they are now, until dice are rolled.
  std::int16_t attacker_drm{};
  /// The sum of the defender's modifiers as they are now, until dice are rolled.
  std::int16_t defender_drm{};
  /// The Combat Differential of the engagement at hand, once its dice are rolled.
  std::int16_t differential{};
  /// The rule by which something is waited for.
  std::uint16_t rule{};
  /// The step for which the position waits.
  ::grognard::korea::Waits waits{};
  /// The side that decides.
  ::grognard::korea::Side decides{};
  /// The side whose turn it is.
  ::grognard::korea::Side turn{};
  /// The kind of combat; absent without an engagement.
  ::grognard::korea::Engagement kind{};
  /// The role that owes losses; absent for none.
  ::grognard::korea::Role debtor{};
  /// The number of hexes that a retreat has still to enter.
  std::uint8_t hexes{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Situation& lhs, const Situation& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Situation& lhs, const Situation& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Situation) == sizeof(GrogKoreaSituation) && alignof(Situation) == alignof(GrogKoreaSituation));
static_assert(offsetof(Situation, owed) == offsetof(GrogKoreaSituation, owed));
static_assert(offsetof(Situation, victory_points) == offsetof(GrogKoreaSituation, victory_points));
static_assert(offsetof(Situation, units) == offsetof(GrogKoreaSituation, units));
static_assert(offsetof(Situation, depots) == offsetof(GrogKoreaSituation, depots));
static_assert(offsetof(Situation, attacker_lead) == offsetof(GrogKoreaSituation, attacker_lead));
static_assert(offsetof(Situation, defender_lead) == offsetof(GrogKoreaSituation, defender_lead));
static_assert(offsetof(Situation, dice) == offsetof(GrogKoreaSituation, dice));
static_assert(offsetof(Situation, chips) == offsetof(GrogKoreaSituation, chips));
static_assert(offsetof(Situation, attacker_drm) == offsetof(GrogKoreaSituation, attacker_drm));
static_assert(offsetof(Situation, defender_drm) == offsetof(GrogKoreaSituation, defender_drm));
static_assert(offsetof(Situation, differential) == offsetof(GrogKoreaSituation, differential));
static_assert(offsetof(Situation, rule) == offsetof(GrogKoreaSituation, rule));
static_assert(offsetof(Situation, waits) == offsetof(GrogKoreaSituation, waits));
static_assert(offsetof(Situation, decides) == offsetof(GrogKoreaSituation, decides));
static_assert(offsetof(Situation, turn) == offsetof(GrogKoreaSituation, turn));
static_assert(offsetof(Situation, kind) == offsetof(GrogKoreaSituation, kind));
static_assert(offsetof(Situation, debtor) == offsetof(GrogKoreaSituation, debtor));
static_assert(offsetof(Situation, hexes) == offsetof(GrogKoreaSituation, hexes));
static_assert(offsetof(Situation, reserved) == offsetof(GrogKoreaSituation, reserved));

/// A legal step.
struct Choice {
  /// The hex that a retreat enters.
  ::grognard::Hex hex{};
  /// The number of the unit; absent for none.
  ::grognard::Said<std::uint16_t> unit{};
  /// The number of the lead attacked; absent for none.
  ::grognard::Said<std::uint16_t> target{};
  /// The number of the depot; absent for none.
  ::grognard::Said<std::uint16_t> depot{};
  /// The number of chips, dice or hexes; otherwise 0.
  std::uint16_t count{};
  /// The kind of step. Chips and dice are to be added to theirs.
  ::grognard::korea::StepKind step{};
  /// The kind of combat; absent for none.
  ::grognard::korea::Engagement kind{};
  /// The modifier of movement points; absent for none.
  ::grognard::Said<std::int8_t> mp_drm{};
  std::uint8_t reserved{};

  friend bool operator==(const Choice& lhs, const Choice& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Choice& lhs, const Choice& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Choice) == sizeof(GrogKoreaChoice) && alignof(Choice) == alignof(GrogKoreaChoice));
static_assert(offsetof(Choice, hex) == offsetof(GrogKoreaChoice, hex));
static_assert(offsetof(Choice, unit) == offsetof(GrogKoreaChoice, unit));
static_assert(offsetof(Choice, target) == offsetof(GrogKoreaChoice, target));
static_assert(offsetof(Choice, depot) == offsetof(GrogKoreaChoice, depot));
static_assert(offsetof(Choice, count) == offsetof(GrogKoreaChoice, count));
static_assert(offsetof(Choice, step) == offsetof(GrogKoreaChoice, step));
static_assert(offsetof(Choice, kind) == offsetof(GrogKoreaChoice, kind));
static_assert(offsetof(Choice, mp_drm) == offsetof(GrogKoreaChoice, mp_drm));
static_assert(offsetof(Choice, reserved) == offsetof(GrogKoreaChoice, reserved));

/// An objection to a step.
struct StepObjection {
  /// The number of the unit; absent if it concerns none.
  ::grognard::Said<std::uint16_t> unit{};
  /// The rule that is broken.
  std::uint16_t rule{};
  /// The amount needed, if the rule sets a limit; otherwise 0.
  std::uint16_t needed{};
  /// The amount available, if the rule sets a limit; otherwise 0.
  std::uint16_t available{};

  friend bool operator==(const StepObjection& lhs, const StepObjection& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const StepObjection& lhs, const StepObjection& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(StepObjection) == sizeof(GrogKoreaStepObjection) && alignof(StepObjection) == alignof(GrogKoreaStepObjection));
static_assert(offsetof(StepObjection, unit) == offsetof(GrogKoreaStepObjection, unit));
static_assert(offsetof(StepObjection, rule) == offsetof(GrogKoreaStepObjection, rule));
static_assert(offsetof(StepObjection, needed) == offsetof(GrogKoreaStepObjection, needed));
static_assert(offsetof(StepObjection, available) == offsetof(GrogKoreaStepObjection, available));

/// One byte of a packed position.
struct PositionByte {
  /// The byte.
  std::uint8_t octet{};

  friend bool operator==(const PositionByte& lhs, const PositionByte& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const PositionByte& lhs, const PositionByte& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(PositionByte) == sizeof(GrogKoreaPositionByte) && alignof(PositionByte) == alignof(GrogKoreaPositionByte));
static_assert(offsetof(PositionByte, octet) == offsetof(GrogKoreaPositionByte, octet));

/// A packed position.
struct Packed {
  /// The number of bytes.
  std::uint16_t bytes{};

  friend bool operator==(const Packed& lhs, const Packed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Packed& lhs, const Packed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Packed) == sizeof(GrogKoreaPacked) && alignof(Packed) == alignof(GrogKoreaPacked));
static_assert(offsetof(Packed, bytes) == offsetof(GrogKoreaPacked, bytes));

/// A means of payment.
struct Offer {
  /// The means.
  ::grognard::korea::Means means{};
  /// For a retreat, the most hexes; 0 for any other means.
  std::uint8_t hexes{};
  /// How often the means can be used.
  std::uint16_t times{};
  /// Loss points paid by each use.
  std::uint32_t worth{};

  friend bool operator==(const Offer& lhs, const Offer& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Offer& lhs, const Offer& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Offer) == sizeof(GrogKoreaOffer) && alignof(Offer) == alignof(GrogKoreaOffer));
static_assert(offsetof(Offer, means) == offsetof(GrogKoreaOffer, means));
static_assert(offsetof(Offer, hexes) == offsetof(GrogKoreaOffer, hexes));
static_assert(offsetof(Offer, times) == offsetof(GrogKoreaOffer, times));
static_assert(offsetof(Offer, worth) == offsetof(GrogKoreaOffer, worth));

/// A side's payment. It may exceed what is owed; the excess is lost.
struct Payment {
  /// Victory points spent.
  std::uint16_t victory_points{};
  /// Supporting units that go static.
  std::uint16_t supporters{};
  /// UN depots eliminated.
  std::uint16_t depots{};
  /// Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
  std::uint8_t retreat{};
  /// The defender's lead goes static.
  ::grognard::Flag flip{};
  /// The lead is eliminated to the Rout box.
  ::grognard::Flag rout{};
  std::uint8_t reserved{};

  friend bool operator==(const Payment& lhs, const Payment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Payment& lhs, const Payment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Payment) == sizeof(GrogKoreaPayment) && alignof(Payment) == alignof(GrogKoreaPayment));
static_assert(offsetof(Payment, victory_points) == offsetof(GrogKoreaPayment, victory_points));
static_assert(offsetof(Payment, supporters) == offsetof(GrogKoreaPayment, supporters));
static_assert(offsetof(Payment, depots) == offsetof(GrogKoreaPayment, depots));
static_assert(offsetof(Payment, retreat) == offsetof(GrogKoreaPayment, retreat));
static_assert(offsetof(Payment, flip) == offsetof(GrogKoreaPayment, flip));
static_assert(offsetof(Payment, rout) == offsetof(GrogKoreaPayment, rout));
static_assert(offsetof(Payment, reserved) == offsetof(GrogKoreaPayment, reserved));

/// The losses owed, and a suggested payment.
struct Owed {
  /// Loss points to pay.
  std::uint32_t owed{};
  /// The most loss points that the side can pay without a rout.
  std::uint32_t most{};
  /// The payment that the library suggests. It takes the lead's flip, supporters, depots, victory points and the
  /// shortest retreat that suffices, in this order until enough is paid. It is a rout alone if all of them do not
  /// suffice.
  ::grognard::korea::Payment usual{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Owed& lhs, const Owed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Owed& lhs, const Owed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Owed) == sizeof(GrogKoreaOwed) && alignof(Owed) == alignof(GrogKoreaOwed));
static_assert(offsetof(Owed, owed) == offsetof(GrogKoreaOwed, owed));
static_assert(offsetof(Owed, most) == offsetof(GrogKoreaOwed, most));
static_assert(offsetof(Owed, usual) == offsetof(GrogKoreaOwed, usual));
static_assert(offsetof(Owed, reserved) == offsetof(GrogKoreaOwed, reserved));

/// An effect of a payment, for the caller to apply.
struct Effect {
  /// The amount, in the unit that the kind says; 1 for an effect on the lead.
  std::uint16_t amount{};
  /// The rule that requires the effect.
  std::uint16_t rule{};
  /// The kind of effect.
  ::grognard::korea::EffectKind what{};
  std::uint8_t reserved{};

  friend bool operator==(const Effect& lhs, const Effect& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Effect& lhs, const Effect& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Effect) == sizeof(GrogKoreaEffect) && alignof(Effect) == alignof(GrogKoreaEffect));
static_assert(offsetof(Effect, amount) == offsetof(GrogKoreaEffect, amount));
static_assert(offsetof(Effect, rule) == offsetof(GrogKoreaEffect, rule));
static_assert(offsetof(Effect, what) == offsetof(GrogKoreaEffect, what));
static_assert(offsetof(Effect, reserved) == offsetof(GrogKoreaEffect, reserved));

/// The result of a payment.
struct Settled {
  /// The debt after the payment, with the means that are left.
  ::grognard::korea::Debt debt{};
  /// Loss points paid beyond what was owed, which are lost; 0 for a rout.
  std::uint32_t overpaid{};

  friend bool operator==(const Settled& lhs, const Settled& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Settled& lhs, const Settled& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Settled) == sizeof(GrogKoreaSettled) && alignof(Settled) == alignof(GrogKoreaSettled));
static_assert(offsetof(Settled, debt) == offsetof(GrogKoreaSettled, debt));
static_assert(offsetof(Settled, overpaid) == offsetof(GrogKoreaSettled, overpaid));

/// The modifiers for a difference of quality, of which at least one is 0.
struct Superior {
  /// The attacker's modifier, 0 to 3.
  std::uint8_t attacker{};
  /// The defender's modifier, 0 to 3.
  std::uint8_t defender{};

  friend bool operator==(const Superior& lhs, const Superior& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Superior& lhs, const Superior& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Superior) == sizeof(GrogKoreaSuperior) && alignof(Superior) == alignof(GrogKoreaSuperior));
static_assert(offsetof(Superior, attacker) == offsetof(GrogKoreaSuperior, attacker));
static_assert(offsetof(Superior, defender) == offsetof(GrogKoreaSuperior, defender));

/// A hex of the board.
struct Place {
  /// The hex.
  ::grognard::Hex hex{};
  /// Its terrain is prohibited to the unit.
  ::grognard::Flag prohibited{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Place& lhs, const Place& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Place& lhs, const Place& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Place) == sizeof(GrogKoreaPlace) && alignof(Place) == alignof(GrogKoreaPlace));
static_assert(offsetof(Place, hex) == offsetof(GrogKoreaPlace, hex));
static_assert(offsetof(Place, prohibited) == offsetof(GrogKoreaPlace, prohibited));
static_assert(offsetof(Place, reserved) == offsetof(GrogKoreaPlace, reserved));

/// The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for
/// further questions.
struct Board {
  /// The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.
  std::vector<::grognard::korea::Place> hexes{};

  /// The structure of C, which points to these lists.
  GrogKoreaBoard c() const noexcept {
    GrogKoreaBoard to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.hexes, to.hexes_len, hexes);
    return to;
  }
};

/// A hex adjacent to a retreating unit.
struct Way {
  /// The hex.
  ::grognard::Hex hex{};
  /// Its distance from the nearest enemy unit of the combat, in hexes.
  std::uint16_t distance{};
  /// The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
  std::uint16_t supply{};
  /// The rule that decides.
  std::uint16_t rule{};
  /// The rank: 1 for the best hexes, 2 for the next best and so on, equal for hexes without a difference; 0 for a hex
  /// that is not legal.
  std::uint8_t rank{};
  /// The reason why the hex may be entered, or may not.
  ::grognard::korea::Why why{};
  /// An enemy unit is adjacent to it.
  ::grognard::Flag next_to_enemy{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Way& lhs, const Way& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Way& lhs, const Way& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Way) == sizeof(GrogKoreaWay) && alignof(Way) == alignof(GrogKoreaWay));
static_assert(offsetof(Way, hex) == offsetof(GrogKoreaWay, hex));
static_assert(offsetof(Way, distance) == offsetof(GrogKoreaWay, distance));
static_assert(offsetof(Way, supply) == offsetof(GrogKoreaWay, supply));
static_assert(offsetof(Way, rule) == offsetof(GrogKoreaWay, rule));
static_assert(offsetof(Way, rank) == offsetof(GrogKoreaWay, rank));
static_assert(offsetof(Way, why) == offsetof(GrogKoreaWay, why));
static_assert(offsetof(Way, next_to_enemy) == offsetof(GrogKoreaWay, next_to_enemy));
static_assert(offsetof(Way, reserved) == offsetof(GrogKoreaWay, reserved));

/// How a retreat can continue.
struct Retreating {
  /// The number of hexes that it can have in all, including those of the path: the `hexes` of `korea.losses`.
  std::uint8_t hexes{};
  /// The number of hexes among which the owner may choose for the next step.
  std::uint8_t best{};
  /// The number of legal hexes for the next step, the best and the others.
  std::uint8_t legal{};
  std::uint8_t reserved{};

  friend bool operator==(const Retreating& lhs, const Retreating& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Retreating& lhs, const Retreating& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Retreating) == sizeof(GrogKoreaRetreating) && alignof(Retreating) == alignof(GrogKoreaRetreating));
static_assert(offsetof(Retreating, hexes) == offsetof(GrogKoreaRetreating, hexes));
static_assert(offsetof(Retreating, best) == offsetof(GrogKoreaRetreating, best));
static_assert(offsetof(Retreating, legal) == offsetof(GrogKoreaRetreating, legal));
static_assert(offsetof(Retreating, reserved) == offsetof(GrogKoreaRetreating, reserved));

}  // namespace grognard::korea

namespace grognard::detail {

template <>
struct Vocabulary<::grognard::korea::Arm> {
  static constexpr const char* name = "GrogKoreaArm";
};
template <>
struct Vocabulary<::grognard::korea::Counted> {
  static constexpr const char* name = "GrogKoreaCounted";
};
template <>
struct Vocabulary<::grognard::korea::Draws> {
  static constexpr const char* name = "GrogKoreaDraws";
};
template <>
struct Vocabulary<::grognard::korea::EffectKind> {
  static constexpr const char* name = "GrogKoreaEffectKind";
};
template <>
struct Vocabulary<::grognard::korea::Engagement> {
  static constexpr const char* name = "GrogKoreaEngagement";
};
template <>
struct Vocabulary<::grognard::korea::GameEffectKind> {
  static constexpr const char* name = "GrogKoreaGameEffectKind";
};
template <>
struct Vocabulary<::grognard::korea::LossRounding> {
  static constexpr const char* name = "GrogKoreaLossRounding";
};
template <>
struct Vocabulary<::grognard::korea::Means> {
  static constexpr const char* name = "GrogKoreaMeans";
};
template <>
struct Vocabulary<::grognard::korea::Quality> {
  static constexpr const char* name = "GrogKoreaQuality";
};
template <>
struct Vocabulary<::grognard::korea::Role> {
  static constexpr const char* name = "GrogKoreaRole";
};
template <>
struct Vocabulary<::grognard::korea::Side> {
  static constexpr const char* name = "GrogKoreaSide";
};
template <>
struct Vocabulary<::grognard::korea::StepKind> {
  static constexpr const char* name = "GrogKoreaStepKind";
};
template <>
struct Vocabulary<::grognard::korea::Waits> {
  static constexpr const char* name = "GrogKoreaWaits";
};
template <>
struct Vocabulary<::grognard::korea::Why> {
  static constexpr const char* name = "GrogKoreaWhy";
};

}  // namespace grognard::detail

namespace grognard::korea::combat {

/// The question of `assess`. A combat. The combat hex is the hex of the defending lead. All attackers are of one side, all defenders of the
/// other.
struct Assess {
  /// The attacking units that take part, each adjacent to the combat hex: the lead, its supporters, and the flanking
  /// units, which may be static. A static unit that does neither is listed if its presence as an armored unit counts
  /// (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
  ::grognard::Span<const ::grognard::korea::Unit> attackers{};
  /// The defending units that take part: the lead, and others in the combat hex or adjacent to it.
  ::grognard::Span<const ::grognard::korea::Unit> defenders{};
  /// The kind of combat.
  ::grognard::korea::Engagement kind{};
  /// The attacker's lead. The first unit by default. `GROG_NONE`, 65535, is none.
  std::uint16_t attacker_lead{};
  /// The defender's lead. The first unit by default. `GROG_NONE`, 65535, is none.
  std::uint16_t defender_lead{};
  /// The attacker's modifier for movement points spent, -1 to 2. Required in a meeting engagement; a prepared attack
  /// has none.
  ::grognard::Said<std::int8_t> mp_drm{};
  /// The attacker's support. By default none.
  ::grognard::korea::Support attacker_support{};
  /// The defender's support. By default none.
  ::grognard::korea::Support defender_support{};
  /// The coastal hexes to which the fleet is committed. An empty list if it is not committed.
  ::grognard::Span<const ::grognard::Hex> coast{};
  /// The rows of the terrain chart that apply: those of the combat hex and of hexsides. An empty list for clear
  /// terrain without effect.
  ::grognard::Span<const ::grognard::korea::Terrain> terrain{};
  /// The game's options.
  ::grognard::korea::GameRules rules{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::korea::Assessment>;

/// What modifies each side's roll, and at what ratios losses are counted (KOR 8.0 to 8.2).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaCombatAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.attackers, to.attackers_len, question.attackers);
    ::grognard::detail::list(to.defenders, to.defenders_len, question.defenders);
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.attacker_lead, question.attacker_lead);
    ::grognard::detail::put(to.defender_lead, question.defender_lead);
    ::grognard::detail::put(to.mp_drm, question.mp_drm);
    ::grognard::detail::put(to.attacker_support, question.attacker_support);
    ::grognard::detail::put(to.defender_support, question.defender_support);
    ::grognard::detail::list(to.coast, to.coast_len, question.coast);
    ::grognard::detail::list(to.terrain, to.terrain_len, question.terrain);
    ::grognard::detail::put(to.rules, question.rules);
    GrogKoreaCombatAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_korea_combat_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `resolve`. An assessed combat with its dice and chips.
struct Resolve {
  /// The assessment.
  ::grognard::korea::Assessment assessment{};
  /// The dice: the attacker's, then the defender's.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The chips drawn: the attacker's, then the defender's. An empty list if all chips are 0.
  ::grognard::Span<const std::int8_t> drawn{};
  /// The bag that the chips were drawn from. If it is empty, the chips are not checked against it.
  ::grognard::Span<const ::grognard::korea::Chip> bag{};
};

/// The answer of `resolve`.
using ResolveAnswer = ::grognard::Ruling<::grognard::korea::Outcome>;

/// The differential of an assessed combat, its dice and chips, and the losses (KOR 8.0, 8.3).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaCombatResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::list(to.drawn, to.drawn_len, question.drawn);
    ::grognard::detail::list(to.bag, to.bag_len, question.bag);
    GrogKoreaCombatResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_korea_combat_resolve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `distribution`. An assessed combat and the bag that both sides draw from.
struct Distribution {
  /// The assessment.
  ::grognard::korea::Assessment assessment{};
  /// The chips in the bag. An empty list if all of them are 0.
  ::grognard::Span<const ::grognard::korea::Chip> bag{};
  /// How cases are grouped into rows.
  ::grognard::korea::Counted by{};
};

/// The answer of `distribution`.
struct DistributionAnswer : ::grognard::Ruling<::grognard::korea::CombatDistribution> {
  /// The cases of one row.
  std::vector<::grognard::korea::CasesRow> rows{};
};

/// The exact chances of an assessed combat (KOR 8.0, 8.3).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogKoreaCombatDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.bag, to.bag_len, question.bag);
    ::grognard::detail::put(to.by, question.by);
    GrogKoreaCombatDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_korea_combat_distribution, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `percentile`. A differential that occurred.
struct Percentile {
  /// The assessment before dice and chips.
  ::grognard::korea::Assessment assessment{};
  /// The chips in the bag. An empty list if all of them are 0.
  ::grognard::Span<const ::grognard::korea::Chip> bag{};
  /// The differential that occurred.
  std::int16_t differential{};
};

/// The answer of `percentile`.
using PercentileAnswer = ::grognard::Ruling<::grognard::korea::Standing>;

/// Where a differential that happened stands among all that could have (KOR 8.0).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<PercentileAnswer> percentile(const Percentile& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogKoreaCombatPercentileQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.bag, to.bag_len, question.bag);
    ::grognard::detail::put(to.differential, question.differential);
    GrogKoreaCombatPercentileAnswer from{};
    from.size = sizeof from;
    PercentileAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    if (::grognard::detail::ask(grog_korea_combat_percentile, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::korea::combat

namespace grognard::korea::flanking {

/// The question of `assess`. The attackers around a hex.
struct Assess {
  /// The attackers, each adjacent to the attacked hex. Static units flank too. An empty list never flanks.
  ::grognard::Span<const ::grognard::korea::Unit> attackers{};
  /// The attacking lead, from 0. The first unit by default. `GROG_NONE`, 65535, is none.
  std::uint16_t attacker_lead{};
  /// The attacked hex.
  ::grognard::Hex target{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::korea::Flanks>;

/// Whether attackers flank a hex, and what that is worth (KOR 8.2).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaFlankingAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.attackers, to.attackers_len, question.attackers);
    ::grognard::detail::put(to.attacker_lead, question.attacker_lead);
    ::grognard::detail::put(to.target, question.target);
    GrogKoreaFlankingAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_korea_flanking_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::korea::flanking

namespace grognard::korea::game {

/// The question of `arrange`. Units, ground and supply of a position before its first engagement.
struct Arrange {
  /// The units, at most 48. None has a part in an engagement.
  ::grognard::Span<const ::grognard::korea::GameUnit> units{};
  /// The hexes of the map, at most 256, among them those of all units. Without a map nobody retreats.
  ::grognard::Span<const ::grognard::korea::GamePlace> hexes{};
  /// The terrain of hexes and hexsides that has an effect, at most 48.
  ::grognard::Span<const ::grognard::korea::GameTerrain> terrain{};
  /// The UN depots, at most 16.
  ::grognard::Span<const ::grognard::korea::GameDepot> depots{};
  /// The chips in the bag, at most 16 rows. An empty list if all of them are 0.
  ::grognard::Span<const ::grognard::korea::Chip> bag{};
  /// The side whose turn it is, which attacks.
  ::grognard::korea::Side turn{};
  /// Victory points of the UN and of the Communists.
  std::array<std::uint16_t, 2> victory_points{};
  /// Effectiveness Ratings of the air support of the UN and of the Communists, 1 to 99; 0 for none.
  std::array<std::uint8_t, 2> air{};
  /// How hexes are numbered in texts.
  ::grognard::Numbering numbering{};
  /// Dice and chips may come from the `seed`.
  ::grognard::Flag seeded{};
  /// The seed.
  std::uint32_t seed{};
  /// The game's options.
  ::grognard::korea::GameRules rules{};
};

/// The answer of `arrange`.
using ArrangeAnswer = ::grognard::Ruling<::grognard::korea::Position>;

/// The position of units on a map, before the first engagement (KOR 8.0).
inline ::grognard::Result<ArrangeAnswer> arrange(const Arrange& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaGameArrangeQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::list(to.terrain, to.terrain_len, question.terrain);
    ::grognard::detail::list(to.depots, to.depots_len, question.depots);
    ::grognard::detail::list(to.bag, to.bag_len, question.bag);
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.victory_points, question.victory_points);
    ::grognard::detail::put(to.air, question.air);
    ::grognard::detail::put(to.numbering, question.numbering);
    ::grognard::detail::put(to.seeded, question.seeded);
    ::grognard::detail::put(to.seed, question.seed);
    ::grognard::detail::put(to.rules, question.rules);
    GrogKoreaGameArrangeAnswer from{};
    from.size = sizeof from;
    ArrangeAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_korea_game_arrange, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `look`. A position.
struct Look {
  /// The position.
  ::grognard::korea::Position position{};
};

/// The answer of `look`.
struct LookAnswer : ::grognard::Ruling<::grognard::korea::Situation> {
  /// A unit of a position.
  std::vector<::grognard::korea::GameUnit> rows{};
};

/// What a position waits for, and every unit as it stands.
inline ::grognard::Result<LookAnswer> look(const Look& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaGameLookQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogKoreaGameLookAnswer from{};
    from.size = sizeof from;
    LookAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_korea_game_look, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `depots`. A position.
struct Depots {
  /// The position.
  ::grognard::korea::Position position{};
};

/// The answer of `depots`.
struct DepotsAnswer : ::grognard::Ruling<::grognard::korea::Situation> {
  /// A UN depot of a position.
  std::vector<::grognard::korea::GameDepot> rows{};
};

/// What a position waits for, and the UN depots that are left.
inline ::grognard::Result<DepotsAnswer> depots(const Depots& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaGameDepotsQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogKoreaGameDepotsAnswer from{};
    from.size = sizeof from;
    DepotsAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_korea_game_depots, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `places`. A position.
struct Places {
  /// The position.
  ::grognard::korea::Position position{};
};

/// The answer of `places`.
struct PlacesAnswer : ::grognard::Ruling<::grognard::korea::Situation> {
  /// A hex of a position's map.
  std::vector<::grognard::korea::GamePlace> rows{};
};

/// What a position waits for, and the hexes of its map.
inline ::grognard::Result<PlacesAnswer> places(const Places& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaGamePlacesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogKoreaGamePlacesAnswer from{};
    from.size = sizeof from;
    PlacesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_korea_game_places, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `choices`. A position.
struct Choices {
  /// The position.
  ::grognard::korea::Position position{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::korea::Situation> {
  /// A legal step.
  std::vector<::grognard::korea::Choice> rows{};
};

/// Everything that may be done now.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogKoreaGameChoicesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogKoreaGameChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_korea_game_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `assess`. A step, as a line of orders or by its parts.
struct Assess {
  /// The position.
  ::grognard::korea::Position position{};
  /// One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, the other fields describe the step.
  std::array<std::uint8_t, 240> line{};
  /// The kind of step. Required if `line` is empty.
  ::grognard::korea::StepKind step{};
  /// The kind of combat of a declaration. Required where the answer depends on it.
  ::grognard::korea::Engagement kind{};
  /// The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
  ::grognard::Said<std::int8_t> mp_drm{};
  /// The number of hexes of a retreat. Required where the answer depends on it.
  std::uint8_t count{};
  /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
  std::uint16_t unit{};
  /// The number of the lead that is attacked.
  std::uint16_t target{};
  /// The number of the depot.
  std::uint16_t depot{};
  /// The hex that a retreat enters.
  ::grognard::Hex hex{};
  /// The chips drawn: the attacker's, then the defender's.
  ::grognard::Span<const std::int8_t> drawn{};
  /// The dice: the attacker's, then the defender's.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// An objection to a step.
  std::vector<::grognard::korea::StepObjection> rows{};
};

/// Whether a step may be taken, and every objection to it.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogKoreaGameAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.line, question.line);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.mp_drm, question.mp_drm);
    ::grognard::detail::put(to.count, question.count);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.depot, question.depot);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::list(to.drawn, to.drawn_len, question.drawn);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogKoreaGameAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_korea_game_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `apply`. A step, as a line of orders or by its parts.
struct Apply {
  /// The position.
  ::grognard::korea::Position position{};
  /// One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, the other fields describe the step.
  std::array<std::uint8_t, 240> line{};
  /// The kind of step. Required if `line` is empty.
  ::grognard::korea::StepKind step{};
  /// The kind of combat of a declaration. Required where the answer depends on it.
  ::grognard::korea::Engagement kind{};
  /// The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
  ::grognard::Said<std::int8_t> mp_drm{};
  /// The number of hexes of a retreat. Required where the answer depends on it.
  std::uint8_t count{};
  /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
  std::uint16_t unit{};
  /// The number of the lead that is attacked.
  std::uint16_t target{};
  /// The number of the depot.
  std::uint16_t depot{};
  /// The hex that a retreat enters.
  ::grognard::Hex hex{};
  /// The chips drawn: the attacker's, then the defender's.
  ::grognard::Span<const std::int8_t> drawn{};
  /// The dice: the attacker's, then the defender's.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::korea::Position> {
  /// An effect of a step. The next position includes it.
  std::vector<::grognard::korea::GameEffect> effects{};
};

/// The position after a step, and what the step did.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogKoreaGameApplyQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.line, question.line);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.mp_drm, question.mp_drm);
    ::grognard::detail::put(to.count, question.count);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.depot, question.depot);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::list(to.drawn, to.drawn_len, question.drawn);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogKoreaGameApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_korea_game_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `chances`. A position with an engagement before its dice.
struct Chances {
  /// The position.
  ::grognard::korea::Position position{};
  /// How cases are grouped into rows.
  ::grognard::korea::Counted by{};
};

/// The answer of `chances`.
struct ChancesAnswer : ::grognard::Ruling<::grognard::korea::CombatDistribution> {
  /// The cases of one row.
  std::vector<::grognard::korea::CasesRow> rows{};
};

/// The exact chances of the engagement at hand (KOR 8.0, 8.3).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ChancesAnswer> chances(const Chances& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogKoreaGameChancesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.by, question.by);
    GrogKoreaGameChancesAnswer from{};
    from.size = sizeof from;
    ChancesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_korea_game_chances, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `pack`. A position.
struct Pack {
  /// The position.
  ::grognard::korea::Position position{};
};

/// The answer of `pack`.
struct PackAnswer : ::grognard::Ruling<::grognard::korea::Packed> {
  /// One byte of a packed position.
  std::vector<::grognard::korea::PositionByte> rows{};
};

/// A position as bytes, for files and wires.
inline ::grognard::Result<PackAnswer> pack(const Pack& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaGamePackQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogKoreaGamePackAnswer from{};
    from.size = sizeof from;
    PackAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_korea_game_pack, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `unpack`. The bytes of a position.
struct Unpack {
  /// The bytes.
  ::grognard::Span<const std::uint8_t> bytes{};
};

/// The answer of `unpack`.
using UnpackAnswer = ::grognard::Ruling<::grognard::korea::Position>;

/// The position that bytes hold.
inline ::grognard::Result<UnpackAnswer> unpack(const Unpack& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaGameUnpackQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.bytes, to.bytes_len, question.bytes);
    GrogKoreaGameUnpackAnswer from{};
    from.size = sizeof from;
    UnpackAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_korea_game_unpack, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::korea::game

namespace grognard::korea::losses {

/// The question of `assess`. An assessed combat and a differential.
struct Assess {
  /// The assessment.
  ::grognard::korea::Assessment assessment{};
  /// The Combat Differential: the attacker's modified result less the defender's.
  std::int16_t differential{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::korea::Losses>;

/// The losses that a differential calls for (KOR 8.3).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaLossesAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::put(to.differential, question.differential);
    GrogKoreaLossesAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_korea_losses_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `choices`. A side that owes losses.
struct Choices {
  /// The losses owed, and the means to pay them.
  ::grognard::korea::Debt debt{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::korea::Owed> {
  /// A means of payment.
  std::vector<::grognard::korea::Offer> rows{};
};

/// What a side owes and what it may pay with (KOR 8.3).
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaLossesChoicesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.debt, question.debt);
    GrogKoreaLossesChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_korea_losses_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `apply`. A side that pays.
struct Apply {
  /// The losses owed, and the means to pay them.
  ::grognard::korea::Debt debt{};
  /// The payment.
  ::grognard::korea::Payment payment{};
  /// Further payments follow: what is not paid yet remains owed. Otherwise the payment must settle the debt.
  ::grognard::Flag partial{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::korea::Settled> {
  /// An effect of a payment, for the caller to apply.
  std::vector<::grognard::korea::Effect> effects{};
};

/// Takes a payment of losses, or refuses it (KOR 8.3).
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaLossesApplyQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.debt, question.debt);
    ::grognard::detail::put(to.payment, question.payment);
    ::grognard::detail::put(to.partial, question.partial);
    GrogKoreaLossesApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_korea_losses_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::korea::losses

namespace grognard::korea::play {

/// The question of `new`. Units, ground and supply of a position before its first engagement.
struct New {
  /// The units, at most 48. None has a part in an engagement.
  ::grognard::Span<const ::grognard::korea::GameUnit> units{};
  /// The hexes of the map, at most 256, among them those of all units. Without a map nobody retreats.
  ::grognard::Span<const ::grognard::korea::GamePlace> hexes{};
  /// The terrain of hexes and hexsides that has an effect, at most 48.
  ::grognard::Span<const ::grognard::korea::GameTerrain> terrain{};
  /// The UN depots, at most 16.
  ::grognard::Span<const ::grognard::korea::GameDepot> depots{};
  /// The chips in the bag, at most 16 rows. An empty list if all of them are 0.
  ::grognard::Span<const ::grognard::korea::Chip> bag{};
  /// The side whose turn it is, which attacks.
  ::grognard::korea::Side turn{};
  /// Victory points of the UN and of the Communists.
  std::array<std::uint16_t, 2> victory_points{};
  /// Effectiveness Ratings of the air support of the UN and of the Communists, 1 to 99; 0 for none.
  std::array<std::uint8_t, 2> air{};
  /// How hexes are numbered in texts.
  ::grognard::Numbering numbering{};
  /// Dice and chips may come from the `seed`.
  ::grognard::Flag seeded{};
  /// The seed.
  std::uint32_t seed{};
  /// The game's options.
  ::grognard::korea::GameRules rules{};
};

/// The answer of `new`.
using NewAnswer = ::grognard::Ruling<::grognard::korea::Situation>;

/// Begins a game in memory that is lent, and says where it stands.
inline ::grognard::Result<NewAnswer> new_(::grognard::GameMemory& game, const New& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaPlayNewQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::list(to.terrain, to.terrain_len, question.terrain);
    ::grognard::detail::list(to.depots, to.depots_len, question.depots);
    ::grognard::detail::list(to.bag, to.bag_len, question.bag);
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.victory_points, question.victory_points);
    ::grognard::detail::put(to.air, question.air);
    ::grognard::detail::put(to.numbering, question.numbering);
    ::grognard::detail::put(to.seeded, question.seeded);
    ::grognard::detail::put(to.seed, question.seed);
    ::grognard::detail::put(to.rules, question.rules);
    GrogKoreaPlayNewAnswer from{};
    from.size = sizeof from;
    NewAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask([&game](const GrogKoreaPlayNewQuestion* asked, GrogKoreaPlayNewAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_korea_play_new(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `look`. A question without fields: about the game as it stands.
struct Look {
};

/// The answer of `look`.
struct LookAnswer : ::grognard::Ruling<::grognard::korea::Situation> {
  /// A unit of a position.
  std::vector<::grognard::korea::GameUnit> rows{};
};

/// What the game waits for, and the rows of what stands on the board or is owed.
inline ::grognard::Result<LookAnswer> look(::grognard::GameMemory& game, const Look& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaPlayLookQuestion to{};
    to.size = sizeof to;
    static_cast<void>(question);
    GrogKoreaPlayLookAnswer from{};
    from.size = sizeof from;
    LookAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogKoreaPlayLookQuestion* asked, GrogKoreaPlayLookAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_korea_play_look(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `choices`. A question without fields: about the game as it stands.
struct Choices {
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::korea::Situation> {
  /// A legal step.
  std::vector<::grognard::korea::Choice> rows{};
};

/// All that may be done now: each row is an order, or leads to orders.
inline ::grognard::Result<ChoicesAnswer> choices(::grognard::GameMemory& game, const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaPlayChoicesQuestion to{};
    to.size = sizeof to;
    static_cast<void>(question);
    GrogKoreaPlayChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogKoreaPlayChoicesQuestion* asked, GrogKoreaPlayChoicesAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_korea_play_choices(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `judge`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`. Units are named by their numbers.
struct Judge {
  /// One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, `choice` is the order, or `step`
  /// says its kind.
  ::grognard::Span<const std::uint8_t> line{};
  /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
  ::grognard::korea::Choice choice{};
  /// The chips of an order that needs some: the attacker's, then the defender's.
  ::grognard::Span<const std::int8_t> drawn{};
  /// The dice of an order that needs some: the attacker's, then the defender's.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The kind of an order that is given by the fields from here on; absent for a line or a row.
  ::grognard::korea::StepKind step{};
  /// The kind of combat of a declaration. Required where the answer depends on it.
  ::grognard::korea::Engagement kind{};
  /// The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
  ::grognard::Said<std::int8_t> mp_drm{};
  /// The number of hexes of a retreat. Required where the answer depends on it.
  std::uint8_t count{};
  /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
  std::uint16_t unit{};
  /// The number of the lead that is attacked.
  std::uint16_t target{};
  /// The number of the depot.
  std::uint16_t depot{};
  /// The hex that a retreat enters.
  ::grognard::Hex hex{};
};

/// The answer of `judge`.
struct JudgeAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// An objection to a step.
  std::vector<::grognard::korea::StepObjection> rows{};
};

/// Whether an order is allowed, and the objections to it. Nothing changes.
inline ::grognard::Result<JudgeAnswer> judge(::grognard::GameMemory& game, const Judge& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaPlayJudgeQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.line, to.line_len, question.line);
    ::grognard::detail::put(to.choice, question.choice);
    ::grognard::detail::list(to.drawn, to.drawn_len, question.drawn);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.mp_drm, question.mp_drm);
    ::grognard::detail::put(to.count, question.count);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.depot, question.depot);
    ::grognard::detail::put(to.hex, question.hex);
    GrogKoreaPlayJudgeAnswer from{};
    from.size = sizeof from;
    JudgeAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogKoreaPlayJudgeQuestion* asked, GrogKoreaPlayJudgeAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_korea_play_judge(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `order`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`. Units are named by their numbers.
struct Order {
  /// One line of orders, such as `prepared 105th > 1st_cav`. If it is empty, `choice` is the order, or `step`
  /// says its kind.
  ::grognard::Span<const std::uint8_t> line{};
  /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
  ::grognard::korea::Choice choice{};
  /// The chips of an order that needs some: the attacker's, then the defender's.
  ::grognard::Span<const std::int8_t> drawn{};
  /// The dice of an order that needs some: the attacker's, then the defender's.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The kind of an order that is given by the fields from here on; absent for a line or a row.
  ::grognard::korea::StepKind step{};
  /// The kind of combat of a declaration. Required where the answer depends on it.
  ::grognard::korea::Engagement kind{};
  /// The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
  ::grognard::Said<std::int8_t> mp_drm{};
  /// The number of hexes of a retreat. Required where the answer depends on it.
  std::uint8_t count{};
  /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
  std::uint16_t unit{};
  /// The number of the lead that is attacked.
  std::uint16_t target{};
  /// The number of the depot.
  std::uint16_t depot{};
  /// The hex that a retreat enters.
  ::grognard::Hex hex{};
};

/// The answer of `order`.
struct OrderAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// An effect of a step. The next position includes it.
  std::vector<::grognard::korea::GameEffect> effects{};
};

/// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
inline ::grognard::Result<OrderAnswer> order(::grognard::GameMemory& game, const Order& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaPlayOrderQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.line, to.line_len, question.line);
    ::grognard::detail::put(to.choice, question.choice);
    ::grognard::detail::list(to.drawn, to.drawn_len, question.drawn);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.mp_drm, question.mp_drm);
    ::grognard::detail::put(to.count, question.count);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.depot, question.depot);
    ::grognard::detail::put(to.hex, question.hex);
    GrogKoreaPlayOrderAnswer from{};
    from.size = sizeof from;
    OrderAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(256);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask([&game, before = trail != nullptr ? game.position(grog_korea_play_position) : std::vector<std::uint64_t>(), done = false](const GrogKoreaPlayOrderQuestion* asked, GrogKoreaPlayOrderAnswer* told, GrogTrail* steps, GrogFault* why) mutable { if (done) { game.restore(before); }  const std::int32_t status = grog_korea_play_order(game.words.data(), game.words.size(), asked, told, steps, why); done = status == 0; return status; }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `chances`. How the chances of an engagement are told.
struct Chances {
  /// How cases are grouped into rows.
  ::grognard::korea::Counted by{};
};

/// The answer of `chances`.
struct ChancesAnswer : ::grognard::Ruling<::grognard::korea::CombatDistribution> {
  /// The cases of one row.
  std::vector<::grognard::korea::CasesRow> rows{};
};

/// The exact chances of what is open.
inline ::grognard::Result<ChancesAnswer> chances(::grognard::GameMemory& game, const Chances& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaPlayChancesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.by, question.by);
    GrogKoreaPlayChancesAnswer from{};
    from.size = sizeof from;
    ChancesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogKoreaPlayChancesQuestion* asked, GrogKoreaPlayChancesAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_korea_play_chances(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::korea::play

namespace grognard::korea::quality {

/// The question of `compare`. The qualities of two lead units.
struct Compare {
  /// The quality of the attacker's lead.
  ::grognard::korea::Quality attacker{};
  /// The quality of the defender's lead.
  ::grognard::korea::Quality defender{};
};

/// The answer of `compare`.
using CompareAnswer = ::grognard::Ruling<::grognard::korea::Superior>;

/// The modifier of unit quality (KOR 8.1).
inline ::grognard::Result<CompareAnswer> compare(const Compare& question, ::grognard::Trail* trail = nullptr) {
    GrogKoreaQualityCompareQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.attacker, question.attacker);
    ::grognard::detail::put(to.defender, question.defender);
    GrogKoreaQualityCompareAnswer from{};
    from.size = sizeof from;
    CompareAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_korea_quality_compare, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::korea::quality

namespace grognard::korea::retreat {

/// The question of `assess`. A unit that retreats after a combat.
struct Assess {
  /// The map.
  const ::grognard::korea::Board* board{};
  /// The hex of the unit in the combat.
  ::grognard::Hex start{};
  /// The hexes of the enemy units of this combat: the attackers if the unit defended, the defenders if it attacked.
  /// At least one is adjacent to `start`.
  ::grognard::Span<const ::grognard::Hex> opponents{};
  /// The hexes of all other enemy units. An empty list if there are none. Hexes that are not on the board are ignored.
  ::grognard::Span<const ::grognard::Hex> enemies{};
  /// Hexes that can hold no more units of the retreating side.
  ::grognard::Span<const ::grognard::Hex> full{};
  /// Supply sources of the retreating side. An empty list if it has none. A source that is not on the board, in a
  /// prohibited hex or with an enemy is ignored.
  ::grognard::Span<const ::grognard::Hex> supply{};
  /// The hexes that the retreat has entered so far, in order.
  ::grognard::Span<const ::grognard::Hex> path{};
  /// The quality of the unit: B and A may retreat up to three hexes, C and D one.
  ::grognard::korea::Quality quality{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::korea::Retreating> {
  /// A hex adjacent to a retreating unit.
  std::vector<::grognard::korea::Way> rows{};
};

/// Where a unit may retreat to, and whether a retreat so far is legal, on the board after the combat (KOR 8.3).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogKoreaRetreatAssessQuestion to{};
    to.size = sizeof to;
    GrogKoreaBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.start, question.start);
    ::grognard::detail::list(to.opponents, to.opponents_len, question.opponents);
    ::grognard::detail::list(to.enemies, to.enemies_len, question.enemies);
    ::grognard::detail::list(to.full, to.full_len, question.full);
    ::grognard::detail::list(to.supply, to.supply_len, question.supply);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::put(to.quality, question.quality);
    GrogKoreaRetreatAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_korea_retreat_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::korea::retreat

/// The orders of the system's game by their names.
namespace grognard::korea::orders {

/// The lead `unit` attacks the lead `target` in a combat of the `kind`, in a meeting engagement with `mp_drm`.
struct Declare {
  /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
  ::grognard::Name unit{};
  /// The number of the lead that is attacked.
  ::grognard::Name target{};
  /// The kind of combat of a declaration. Required where the answer depends on it.
  ::grognard::korea::Engagement kind{};
  /// The modifier for movement points spent of a meeting engagement, -1 to 2. Required where the answer depends on it.
  ::grognard::Said<std::int8_t> mp_drm{};

  using ByName = void;
  static constexpr const char* name = "declare";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::declare;
    into.one(into.question.unit, "unit", unit, true);
    into.one(into.question.target, "target", target, true);
    into.question.kind = kind;
    into.question.mp_drm = mp_drm;
  }
};

/// The `unit` takes part on its owner's side.
struct Join {
  /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
  ::grognard::Name unit{};

  using ByName = void;
  static constexpr const char* name = "join";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::join;
    into.one(into.question.unit, "unit", unit, true);
  }
};

/// The side uses its air support.
struct Air {

  using ByName = void;
  static constexpr const char* name = "air";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::air;
  }
};

/// The side uses fleet support.
struct Fleet {

  using ByName = void;
  static constexpr const char* name = "fleet";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::fleet;
  }
};

/// The UN expends the `depot` for its modifier, or eliminates it to pay.
struct Depot {
  /// The number of the depot.
  ::grognard::Name depot{};

  using ByName = void;
  static constexpr const char* name = "depot";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::depot;
    into.one(into.question.depot, "depot", depot, true);
  }
};

/// The side has named all units and support.
struct Ready {

  using ByName = void;
  static constexpr const char* name = "ready";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::ready;
  }
};

/// The chips `drawn`: the attacker's, then the defender's.
struct Chips {
  /// The chips drawn: the attacker's, then the defender's.
  std::vector<std::int8_t> drawn{};

  using ByName = void;
  static constexpr const char* name = "chips";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::chips;
    into.question.drawn = drawn;
  }
};

/// The `dice`: the attacker's, then the defender's.
struct Dice {
  /// The dice: the attacker's, then the defender's.
  std::vector<std::uint8_t> dice{};

  using ByName = void;
  static constexpr const char* name = "dice";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::dice;
    into.question.dice = dice;
  }
};

/// Chips or dice from the position's seed.
struct Roll {

  using ByName = void;
  static constexpr const char* name = "roll";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::roll;
  }
};

/// Payment: the defending lead goes static.
struct Flip {

  using ByName = void;
  static constexpr const char* name = "flip";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::flip;
  }
};

/// Payment: the supporting `unit` goes static.
struct Supporter {
  /// The number of the unit: the attacking lead, the one that joins, or the supporter that pays.
  ::grognard::Name unit{};

  using ByName = void;
  static constexpr const char* name = "supporter";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::supporter;
    into.one(into.question.unit, "unit", unit, true);
  }
};

/// Payment: a victory point.
struct Point {

  using ByName = void;
  static constexpr const char* name = "point";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::point;
  }
};

/// Payment: the lead retreats `count` hexes, which the next steps enter.
struct Retreat {
  /// The number of hexes of a retreat. Required where the answer depends on it.
  std::uint8_t count{};

  using ByName = void;
  static constexpr const char* name = "retreat";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::retreat;
    into.question.count = count;
  }
};

/// The retreating lead enters the `hex`.
struct Go {
  /// The hex that a retreat enters.
  ::grognard::Name hex{};

  using ByName = void;
  static constexpr const char* name = "go";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::go;
    into.one(into.question.hex, "hex", hex, true);
  }
};

/// Payment: the lead is routed, which pays all that is left.
struct Rout {

  using ByName = void;
  static constexpr const char* name = "rout";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::rout;
  }
};

/// The turn ends: no further engagement.
struct End {

  using ByName = void;
  static constexpr const char* name = "end";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::korea::StepKind::end;
  }
};

/// What a game does by the names of its orders.
template <class Game>
class Verbs {
 public:
  /// The lead `unit` attacks the lead `target` in a combat of the `kind`, in a meeting engagement with `mp_drm`.
  ::grognard::Result<play::OrderAnswer> declare(const Declare& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The `unit` takes part on its owner's side.
  ::grognard::Result<play::OrderAnswer> join(const Join& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The side uses its air support.
  ::grognard::Result<play::OrderAnswer> air(const Air& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The side uses fleet support.
  ::grognard::Result<play::OrderAnswer> fleet(const Fleet& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The UN expends the `depot` for its modifier, or eliminates it to pay.
  ::grognard::Result<play::OrderAnswer> depot(const Depot& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The side has named all units and support.
  ::grognard::Result<play::OrderAnswer> ready(const Ready& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The chips `drawn`: the attacker's, then the defender's.
  ::grognard::Result<play::OrderAnswer> chips(const Chips& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The `dice`: the attacker's, then the defender's.
  ::grognard::Result<play::OrderAnswer> dice(const Dice& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Chips or dice from the position's seed.
  ::grognard::Result<play::OrderAnswer> roll(const Roll& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Payment: the defending lead goes static.
  ::grognard::Result<play::OrderAnswer> flip(const Flip& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Payment: the supporting `unit` goes static.
  ::grognard::Result<play::OrderAnswer> supporter(const Supporter& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Payment: a victory point.
  ::grognard::Result<play::OrderAnswer> point(const Point& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Payment: the lead retreats `count` hexes, which the next steps enter.
  ::grognard::Result<play::OrderAnswer> retreat(const Retreat& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The retreating lead enters the `hex`.
  ::grognard::Result<play::OrderAnswer> go(const Go& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Payment: the lead is routed, which pays all that is left.
  ::grognard::Result<play::OrderAnswer> rout(const Rout& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The turn ends: no further engagement.
  ::grognard::Result<play::OrderAnswer> end(const End& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
};

}  // namespace grognard::korea::orders

namespace grognard::korea {

/// The functions of the system's game.
struct GameCalls {
  using New = play::New;
  using Choice = ::grognard::korea::Choice;
  using Order = play::Order;
  using OrderAnswer = play::OrderAnswer;
  using JudgeAnswer = play::JudgeAnswer;
  using ChoicesAnswer = play::ChoicesAnswer;
  using Look = play::Look;
  using LookAnswer = play::LookAnswer;
  using Chances = play::Chances;
  using ChancesAnswer = play::ChancesAnswer;
  template <class Game>
  using Verbs = orders::Verbs<Game>;
  static constexpr auto load = grog_korea_play_load;
  static constexpr auto save = grog_korea_play_save;
  static constexpr auto thrown = grog_korea_play_thrown;
  static constexpr auto position = grog_korea_play_position;
  static constexpr auto pack = grog_korea_play_pack;
  static constexpr auto unpack = grog_korea_play_unpack;
  static std::int32_t find(GameMemory& game, const char* field, const char* name, std::int32_t* found, GrogFault* fault) {
    return grog_korea_play_find(game.words.data(), game.words.size(), field, name, found, fault);
  }

  static ::grognard::Result<play::NewAnswer> begin(GameMemory& game, const New& setup) { return play::new_(game, setup); }
  static ::grognard::Result<OrderAnswer> order(GameMemory& game, const Order& given, Trail* trail) {
    return play::order(game, given, trail);
  }
  static ::grognard::Result<JudgeAnswer> judge(GameMemory& game, const Order& given, Trail* trail) {
    play::Judge question;
    question.line = given.line;
    question.choice = given.choice;
    question.drawn = given.drawn;
    question.dice = given.dice;
    question.step = given.step;
    question.kind = given.kind;
    question.mp_drm = given.mp_drm;
    question.count = given.count;
    question.unit = given.unit;
    question.target = given.target;
    question.depot = given.depot;
    question.hex = given.hex;
    return play::judge(game, question, trail);
  }
  static ::grognard::Result<ChoicesAnswer> choices(GameMemory& game, const Choice& of) {
    static_cast<void>(of);
    return play::choices(game, {});
  }
  static ::grognard::Result<LookAnswer> look(GameMemory& game, const Look& question) { return play::look(game, question); }
  static ::grognard::Result<ChancesAnswer> chances(GameMemory& game, const Chances& question) {
    return play::chances(game, question);
  }
};

/// The engagements of a turn, refereed from one position that remembers. A line of orders is such as `prepared 105th > 1st_cav`.
using Game = ::grognard::BasicGame<GameCalls>;

}  // namespace grognard::korea

#endif  // GROGNARD_KOREA_HPP

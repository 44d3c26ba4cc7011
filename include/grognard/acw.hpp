/*
 * grognard for C++17: the system `acw`.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_ACW_HPP
#define GROGNARD_ACW_HPP

#include "acw.h"
#include "detail/game.hpp"

namespace grognard::acw {

/// The side that may advance after combat.
enum class Advance : std::uint8_t {
  /// Neither side.
  none = GROG_ACW_ADVANCE_NONE,
  /// The attacker, into the hexes that the defender left.
  attacker = GROG_ACW_ADVANCE_ATTACKER,
  /// The defender, into the hexes that the attacker left.
  defender = GROG_ACW_ADVANCE_DEFENDER,
};

/// The army that a counter belongs to.
enum class Allegiance : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The Union.
  union_ = GROG_ACW_ALLEGIANCE_UNION,
  /// The Confederacy.
  confederate = GROG_ACW_ALLEGIANCE_CONFEDERATE,
};

/// The cause of an adverse result.
enum class Cause : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// A combat, including an exchange.
  combat = GROG_ACW_CAUSE_COMBAT,
  /// Artillery fire.
  artillery_fire = GROG_ACW_CAUSE_ARTILLERY_FIRE,
  /// A cavalry charge.
  cavalry_charge = GROG_ACW_CAUSE_CAVALRY_CHARGE,
  /// A voluntary withdrawal, after which nobody rolls.
  withdrawal = GROG_ACW_CAUSE_WITHDRAWAL,
};

/// The condition of a modifier.
enum class Condition : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// No condition: the modifier always applies.
  always = GROG_ACW_CONDITION_ALWAYS,
  /// Some unit of the stack, or its hex, has the mark.
  marked = GROG_ACW_CONDITION_MARKED,
  /// The hexside between an attacking and a defending stack has the mark, for any pair of them or for all pairs.
  crossing = GROG_ACW_CONDITION_CROSSING,
  /// Some unit of the stack is disorganized.
  disorganized = GROG_ACW_CONDITION_DISORGANIZED,
  /// The highest command value of the stack's commanders is between `least` and `most`. If any stack suffices, it is
  /// the highest of the whole side, so that only one of several ranges applies.
  commander = GROG_ACW_CONDITION_COMMANDER,
  /// The Cohesion Rating that the side fights with is between `least` and `most`.
  cohesion = GROG_ACW_CONDITION_COHESION,
  /// The stack is higher than every stack of the other side.
  higher = GROG_ACW_CONDITION_HIGHER,
  /// The stack is flanked. For defenders only.
  flanked = GROG_ACW_CONDITION_FLANKED,
};

/// Whether an enemy hex must be attacked.
enum class Duty : std::uint8_t {
  /// It may be attacked, but need not be.
  may = GROG_ACW_DUTY_MAY,
  /// It must be attacked.
  must = GROG_ACW_DUTY_MUST,
};

/// The kind of a change to a unit.
enum class EffectKind : std::uint8_t {
  /// The unit is eliminated; `amount` is its strength points (SP).
  eliminate = GROG_ACW_EFFECT_KIND_ELIMINATE,
  /// The unit retreats `amount` hexes.
  retreat = GROG_ACW_EFFECT_KIND_RETREAT,
  /// The unit becomes disorganized.
  disorganize = GROG_ACW_EFFECT_KIND_DISORGANIZE,
  /// The commander rolls to see whether he is a casualty.
  commander_rolls = GROG_ACW_EFFECT_KIND_COMMANDER_ROLLS,
  /// The commander is flipped to his replacement.
  replace = GROG_ACW_EFFECT_KIND_REPLACE,
};

/// The kind of an effect of a step.
enum class GameEffectKind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The side rolled `amount`.
  die = GROG_ACW_GAME_EFFECT_KIND_DIE,
  /// The table's result of the code `amount`.
  result = GROG_ACW_GAME_EFFECT_KIND_RESULT,
  /// The `unit` of `amount` SP is lost.
  lost = GROG_ACW_GAME_EFFECT_KIND_LOST,
  /// The `unit` is disorganized.
  disorganized = GROG_ACW_GAME_EFFECT_KIND_DISORGANIZED,
  /// The commander `unit` is flipped to his replacement.
  replaced = GROG_ACW_GAME_EFFECT_KIND_REPLACED,
  /// The commander `unit` commands the army now.
  commands = GROG_ACW_GAME_EFFECT_KIND_COMMANDS,
  /// The `unit` retreats into the `hex`.
  retreats = GROG_ACW_GAME_EFFECT_KIND_RETREATS,
  /// The `unit` advances into the `hex`.
  advances = GROG_ACW_GAME_EFFECT_KIND_ADVANCES,
  /// The `unit` is in command for this phase, by an enemy's advance.
  contacted = GROG_ACW_GAME_EFFECT_KIND_CONTACTED,
  /// The combat is over.
  over = GROG_ACW_GAME_EFFECT_KIND_OVER,
  /// The round numbered `amount` begins.
  round = GROG_ACW_GAME_EFFECT_KIND_ROUND,
};

/// The kind of a counter.
enum class Kind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Infantry.
  infantry = GROG_ACW_KIND_INFANTRY,
  /// Cavalry.
  cavalry = GROG_ACW_KIND_CAVALRY,
  /// Guns.
  artillery = GROG_ACW_KIND_ARTILLERY,
  /// A commander, without strength. He is never lost or attacked as a unit.
  commander = GROG_ACW_KIND_COMMANDER,
};

/// Whether one combat may include several enemy hexes.
enum class MultiTarget : std::uint8_t {
  /// It may, if every attacker in it is adjacent to every defender: the whole strength against the sum.
  allow = GROG_ACW_MULTI_TARGET_ALLOW,
  /// It may not: each enemy hex that must be attacked needs stacks of its own, and a plan may be impossible.
  forbid = GROG_ACW_MULTI_TARGET_FORBID,
};

/// How many of a side's stacks must meet the condition.
enum class Scope : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// At least one of them.
  any = GROG_ACW_SCOPE_ANY,
  /// All of them.
  all = GROG_ACW_SCOPE_ALL,
};

/// A side of a combat.
enum class Side : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The side whose phase it is.
  attacker = GROG_ACW_SIDE_ATTACKER,
  /// The other side.
  defender = GROG_ACW_SIDE_DEFENDER,
};

/// The side that settles a result next. The defender settles first, since in an exchange the attacker matches his
/// losses.
enum class Stage : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The defender settles next.
  defender = GROG_ACW_STAGE_DEFENDER,
  /// The attacker settles next.
  attacker = GROG_ACW_STAGE_ATTACKER,
  /// The result is settled.
  over = GROG_ACW_STAGE_OVER,
};

/// The kind of a step.
enum class StepKind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The stack in `hex` attacks the stack in `target`: a combat of its own, or one of the two joins the other's.
  attack = GROG_ACW_STEP_KIND_ATTACK,
  /// The declarations end; without any the phase ends.
  end = GROG_ACW_STEP_KIND_END,
  /// The combat of the attacked `hex` is fought, with the attacker's `cohesion`; 0 for that of his largest unit.
  fight = GROG_ACW_STEP_KIND_FIGHT,
  /// The defender fights with this `cohesion`; 0 for that of his largest unit.
  stand = GROG_ACW_STEP_KIND_STAND,
  /// The `dice` for which the position waits.
  dice = GROG_ACW_STEP_KIND_DICE,
  /// Dice from the position's seed.
  roll = GROG_ACW_STEP_KIND_ROLL,
  /// The `unit` is lost.
  lose = GROG_ACW_STEP_KIND_LOSE,
  /// The retreating stack enters the `hex`.
  go = GROG_ACW_STEP_KIND_GO,
  /// The `unit` advances into the `hex`.
  advance = GROG_ACW_STEP_KIND_ADVANCE,
  /// Nobody advances any more.
  stay = GROG_ACW_STEP_KIND_STAY,
};

/// What a position waits for.
enum class Waits : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Declarations, or their end.
  orders = GROG_ACW_WAITS_ORDERS,
  /// The choice of the combat that is fought next.
  combats = GROG_ACW_WAITS_COMBATS,
  /// The defender's Cohesion Rating.
  cohesion = GROG_ACW_WAITS_COHESION,
  /// The die of the combat.
  dice = GROG_ACW_WAITS_DICE,
  /// Units to be lost.
  losses = GROG_ACW_WAITS_LOSSES,
  /// The dice of commanders.
  commanders = GROG_ACW_WAITS_COMMANDERS,
  /// The next hex of a retreat.
  retreat = GROG_ACW_WAITS_RETREAT,
  /// Advances after the combat.
  advance = GROG_ACW_WAITS_ADVANCE,
  /// Nothing: the phase is over.
  nothing = GROG_ACW_WAITS_NOTHING,
};

/// A kind of fault of a combat or of a plan.
enum class Wrong : std::uint8_t {
  /// An enemy hex that must be attacked is in no combat (ACW 2).
  unattacked = GROG_ACW_WRONG_UNATTACKED,
  /// A stack that could attack `other` stays out, and `other` must be attacked but is not (ACW 5).
  stays_out = GROG_ACW_WRONG_STAYS_OUT,
  /// A hex is in two combats, or part of it stays out (ACW 4).
  split = GROG_ACW_WRONG_SPLIT,
  /// A combat has no attackers; the hex is one of its defenders (ACW 1).
  no_attackers = GROG_ACW_WRONG_NO_ATTACKERS,
  /// A combat has no defenders; the hex is one of its attackers (ACW 1).
  no_defenders = GROG_ACW_WRONG_NO_DEFENDERS,
  /// An attacking hex is not adjacent to `other`, which defends in its combat (ACW 1).
  not_adjacent = GROG_ACW_WRONG_NOT_ADJACENT,
  /// A hexside stops the attack on `other` (ACW 1).
  blocked = GROG_ACW_WRONG_BLOCKED,
  /// No unit in an attacking hex can attack: commanders, limbered guns, guns that bombard (ACW 3).
  cannot_attack = GROG_ACW_WRONG_CANNOT_ATTACK,
  /// The units in an attacking hex that could attack are out of command or used road movement (ACW 6).
  uncommanded = GROG_ACW_WRONG_UNCOMMANDED,
  /// A defending hex contains commanders only, who cannot be attacked (ACW 3).
  cannot_be_attacked = GROG_ACW_WRONG_CANNOT_BE_ATTACKED,
  /// The hex or `other` has fought in this phase, and no advance made the contact (ACW 4).
  fought_already = GROG_ACW_WRONG_FOUGHT_ALREADY,
  /// A combat includes several enemy hexes, which the game's options forbid (ACW 4).
  several_targets = GROG_ACW_WRONG_SEVERAL_TARGETS,
};

/// Whether a unit has a zone of control, the six hexes around it.
enum class Zone : std::uint8_t {
  /// By its kind: infantry, cavalry and guns that are not limbered have one; commanders and limbered guns as the
  /// game's options say.
  by_kind = GROG_ACW_ZONE_BY_KIND,
  /// The unit has one, whatever its kind.
  always = GROG_ACW_ZONE_ALWAYS,
  /// The unit has none, whatever its kind.
  never = GROG_ACW_ZONE_NEVER,
};

/// An effect of a step. The next position includes it.
struct GameEffect {
  /// The kind of effect.
  ::grognard::acw::GameEffectKind what{};
  /// The side.
  ::grognard::acw::Side side{};
  /// The unit's number; absent for none.
  ::grognard::Said<std::uint16_t> unit{};
  /// The hex of the unit. Without a unit it is absent, or 0,0 in C, C++, C# and Rust.
  ::grognard::Hex hex{};
  /// The amount.
  std::uint16_t amount{};
  /// The rule's number.
  std::uint16_t rule{};

  friend bool operator==(const GameEffect& lhs, const GameEffect& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameEffect& lhs, const GameEffect& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameEffect) == sizeof(GrogAcwGameEffect) && alignof(GameEffect) == alignof(GrogAcwGameEffect));
static_assert(offsetof(GameEffect, what) == offsetof(GrogAcwGameEffect, what));
static_assert(offsetof(GameEffect, side) == offsetof(GrogAcwGameEffect, side));
static_assert(offsetof(GameEffect, unit) == offsetof(GrogAcwGameEffect, unit));
static_assert(offsetof(GameEffect, hex) == offsetof(GrogAcwGameEffect, hex));
static_assert(offsetof(GameEffect, amount) == offsetof(GrogAcwGameEffect, amount));
static_assert(offsetof(GameEffect, rule) == offsetof(GrogAcwGameEffect, rule));

/// A counter on the map.
struct Unit {
  /// The unit's hex.
  ::grognard::Hex hex{};
  /// The marks that the game's modifiers refer to, one bit each. Their meaning is the caller's.
  std::uint32_t marks{};
  /// The kind of counter. Required where the answer depends on it.
  ::grognard::acw::Kind kind{};
  /// Printed strength points (SP). Required where strengths count. A commander has none.
  ::grognard::Said<std::uint8_t> strength{};
  /// Cohesion Rating (CR); 0 if none is printed. Required in a combat and for losses. A commander has none.
  ::grognard::Said<std::uint8_t> cohesion{};
  /// A commander's printed stars, at least 1; 0 for other units.
  std::uint8_t stars{};
  /// A commander's printed command value. Required where it is used. Other units have none.
  ::grognard::Said<std::uint8_t> command{};
  /// The stars of the commander's replacement, on the other side of the counter; 0 if none are printed.
  std::uint8_t replacement_stars{};
  /// The command value of the commander's replacement. Required where it is used.
  ::grognard::Said<std::uint8_t> replacement_command{};
  /// Whether the unit has a zone of control.
  ::grognard::acw::Zone zoc{};
  /// A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
  ::grognard::Flag replaced{};
  /// Limbered guns: they do not attack and add no strength.
  ::grognard::Flag limbered{};
  /// Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
  ::grognard::Flag bombards{};
  /// The unit is disorganized.
  ::grognard::Flag disorganized{};
  /// The unit is out of command.
  ::grognard::Flag out_of_command{};
  /// The unit used road movement.
  ::grognard::Flag road_moved{};
  /// The unit advanced after a combat of this phase: contact that it makes is new.
  ::grognard::Flag advanced{};
  /// An enemy's advance put the unit's hex into a zone of control in this phase. In questions that include the
  /// enemies, this is also determined from their `advanced`.
  ::grognard::Flag contacted{};
  /// The unit fought in a combat of an earlier round of this phase.
  ::grognard::Flag fought{};
  /// The army of the counter. Optional, since the lists of a question distinguish the sides; if it is given, all
  /// units of a list must be of one army, and enemies of the other.
  ::grognard::acw::Allegiance army{};
  std::array<std::uint8_t, 6> reserved{};

  friend bool operator==(const Unit& lhs, const Unit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Unit& lhs, const Unit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Unit) == sizeof(GrogAcwUnit) && alignof(Unit) == alignof(GrogAcwUnit));
static_assert(offsetof(Unit, hex) == offsetof(GrogAcwUnit, hex));
static_assert(offsetof(Unit, marks) == offsetof(GrogAcwUnit, marks));
static_assert(offsetof(Unit, kind) == offsetof(GrogAcwUnit, kind));
static_assert(offsetof(Unit, strength) == offsetof(GrogAcwUnit, strength));
static_assert(offsetof(Unit, cohesion) == offsetof(GrogAcwUnit, cohesion));
static_assert(offsetof(Unit, stars) == offsetof(GrogAcwUnit, stars));
static_assert(offsetof(Unit, command) == offsetof(GrogAcwUnit, command));
static_assert(offsetof(Unit, replacement_stars) == offsetof(GrogAcwUnit, replacement_stars));
static_assert(offsetof(Unit, replacement_command) == offsetof(GrogAcwUnit, replacement_command));
static_assert(offsetof(Unit, zoc) == offsetof(GrogAcwUnit, zoc));
static_assert(offsetof(Unit, replaced) == offsetof(GrogAcwUnit, replaced));
static_assert(offsetof(Unit, limbered) == offsetof(GrogAcwUnit, limbered));
static_assert(offsetof(Unit, bombards) == offsetof(GrogAcwUnit, bombards));
static_assert(offsetof(Unit, disorganized) == offsetof(GrogAcwUnit, disorganized));
static_assert(offsetof(Unit, out_of_command) == offsetof(GrogAcwUnit, out_of_command));
static_assert(offsetof(Unit, road_moved) == offsetof(GrogAcwUnit, road_moved));
static_assert(offsetof(Unit, advanced) == offsetof(GrogAcwUnit, advanced));
static_assert(offsetof(Unit, contacted) == offsetof(GrogAcwUnit, contacted));
static_assert(offsetof(Unit, fought) == offsetof(GrogAcwUnit, fought));
static_assert(offsetof(Unit, army) == offsetof(GrogAcwUnit, army));
static_assert(offsetof(Unit, reserved) == offsetof(GrogAcwUnit, reserved));

/// A hexside and its effects between the hexes on its two sides. A hexside without an entry has no effect.
struct Hexside {
  /// The hex on one side, from which an attack or a zone of control crosses it.
  ::grognard::Hex hex{};
  /// The hex on the other side, into which it crosses.
  ::grognard::Hex beside{};
  /// The marks that the game's modifiers refer to for attacks across it, one bit each.
  std::uint32_t marks{};
  /// No zone of control extends across it.
  ::grognard::Flag no_zoc{};
  /// No attack is possible across it.
  ::grognard::Flag no_attack{};
  /// The effects apply from `hex` into `beside` only; otherwise in both directions.
  ::grognard::Flag one_way{};
  std::uint8_t reserved{};

  friend bool operator==(const Hexside& lhs, const Hexside& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Hexside& lhs, const Hexside& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Hexside) == sizeof(GrogAcwHexside) && alignof(Hexside) == alignof(GrogAcwHexside));
static_assert(offsetof(Hexside, hex) == offsetof(GrogAcwHexside, hex));
static_assert(offsetof(Hexside, beside) == offsetof(GrogAcwHexside, beside));
static_assert(offsetof(Hexside, marks) == offsetof(GrogAcwHexside, marks));
static_assert(offsetof(Hexside, no_zoc) == offsetof(GrogAcwHexside, no_zoc));
static_assert(offsetof(Hexside, no_attack) == offsetof(GrogAcwHexside, no_attack));
static_assert(offsetof(Hexside, one_way) == offsetof(GrogAcwHexside, one_way));
static_assert(offsetof(Hexside, reserved) == offsetof(GrogAcwHexside, reserved));

/// The stacks of both sides, and the hexsides with an effect.
struct Board {
  /// The units of the side whose phase it is.
  std::vector<::grognard::acw::Unit> friends{};
  /// The units of the other side.
  std::vector<::grognard::acw::Unit> enemies{};
  /// The hexsides with an effect.
  std::vector<::grognard::acw::Hexside> hexsides{};

  /// The structure of C, which points to these lists.
  GrogAcwBoard c() const noexcept {
    GrogAcwBoard to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.friends, to.friends_len, friends);
    ::grognard::detail::list(to.enemies, to.enemies_len, enemies);
    ::grognard::detail::list(to.hexsides, to.hexsides_len, hexsides);
    return to;
  }
};

/// The options of a game. All zero is the series.
struct GameRules {
  /// Whether one combat may include several enemy hexes. Replaces ACW 4.
  ::grognard::acw::MultiTarget multi_target{};
  /// Commanders have a zone of control. Replaces the reading of ACW 2 that they have none.
  ::grognard::Flag commander_zoc{};
  /// Limbered guns have a zone of control. Replaces the reading of ACW 2 that they have none.
  ::grognard::Flag limbered_zoc{};
  std::array<std::uint8_t, 13> reserved{};

  friend bool operator==(const GameRules& lhs, const GameRules& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameRules& lhs, const GameRules& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameRules) == sizeof(GrogAcwGameRules) && alignof(GameRules) == alignof(GrogAcwGameRules));
static_assert(offsetof(GameRules, multi_target) == offsetof(GrogAcwGameRules, multi_target));
static_assert(offsetof(GameRules, commander_zoc) == offsetof(GrogAcwGameRules, commander_zoc));
static_assert(offsetof(GameRules, limbered_zoc) == offsetof(GrogAcwGameRules, limbered_zoc));
static_assert(offsetof(GameRules, reserved) == offsetof(GrogAcwGameRules, reserved));

/// An enemy hex that must or may be attacked.
struct Contact {
  /// The hex.
  ::grognard::Hex hex{};
  /// Whether the hex must be attacked.
  ::grognard::acw::Duty duty{};
  /// The strength points (SP) that defend it.
  std::uint8_t strength{};
  /// The number of friendly hexes that can attack it.
  std::uint8_t attackers{};
  /// The strength points (SP) of all of these together.
  std::uint8_t attack{};

  friend bool operator==(const Contact& lhs, const Contact& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Contact& lhs, const Contact& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Contact) == sizeof(GrogAcwContact) && alignof(Contact) == alignof(GrogAcwContact));
static_assert(offsetof(Contact, hex) == offsetof(GrogAcwContact, hex));
static_assert(offsetof(Contact, duty) == offsetof(GrogAcwContact, duty));
static_assert(offsetof(Contact, strength) == offsetof(GrogAcwContact, strength));
static_assert(offsetof(Contact, attackers) == offsetof(GrogAcwContact, attackers));
static_assert(offsetof(Contact, attack) == offsetof(GrogAcwContact, attack));

/// The numbers of enemy hexes that must and may be attacked.
struct Duties {
  /// Enemy hexes that must be attacked.
  std::uint16_t must{};
  /// Enemy hexes that may be attacked in addition.
  std::uint16_t may{};
  /// Enemy hexes that must be attacked, but that no friendly hex can attack.
  std::uint16_t hopeless{};
  /// Friendly hexes that can attack an enemy hex.
  std::uint16_t able{};

  friend bool operator==(const Duties& lhs, const Duties& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Duties& lhs, const Duties& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Duties) == sizeof(GrogAcwDuties) && alignof(Duties) == alignof(GrogAcwDuties));
static_assert(offsetof(Duties, must) == offsetof(GrogAcwDuties, must));
static_assert(offsetof(Duties, may) == offsetof(GrogAcwDuties, may));
static_assert(offsetof(Duties, hopeless) == offsetof(GrogAcwDuties, hopeless));
static_assert(offsetof(Duties, able) == offsetof(GrogAcwDuties, able));

/// The part of one hex in a plan.
struct Engaged {
  /// The hex.
  ::grognard::Hex hex{};
  /// The combat that the hex fights in; absent if it fights in none. In a question no plan has more combats than
  /// rows.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t combat{};
  /// The side of the units in the hex.
  ::grognard::acw::Side side{};
  /// The strength points (SP) that the hex contributes to its combat. Returned in answers and ignored in questions.
  std::uint8_t strength{};

  friend bool operator==(const Engaged& lhs, const Engaged& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Engaged& lhs, const Engaged& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Engaged) == sizeof(GrogAcwEngaged) && alignof(Engaged) == alignof(GrogAcwEngaged));
static_assert(offsetof(Engaged, hex) == offsetof(GrogAcwEngaged, hex));
static_assert(offsetof(Engaged, combat) == offsetof(GrogAcwEngaged, combat));
static_assert(offsetof(Engaged, side) == offsetof(GrogAcwEngaged, side));
static_assert(offsetof(Engaged, strength) == offsetof(GrogAcwEngaged, strength));

/// A fault of a combat or of a plan of combats.
struct Flaw {
  /// The hex of the fault.
  ::grognard::Hex hex{};
  /// The other hex, if the fault concerns two; otherwise the same hex.
  ::grognard::Hex other{};
  /// The combat in the plan; absent if the fault concerns none.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t combat{};
  /// The rule that is broken.
  std::uint16_t rule{};
  /// The distance between the two hexes; 0 if the fault concerns one.
  std::uint16_t distance{};
  /// The kind of fault.
  ::grognard::acw::Wrong what{};
  std::uint8_t reserved{};

  friend bool operator==(const Flaw& lhs, const Flaw& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Flaw& lhs, const Flaw& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Flaw) == sizeof(GrogAcwFlaw) && alignof(Flaw) == alignof(GrogAcwFlaw));
static_assert(offsetof(Flaw, hex) == offsetof(GrogAcwFlaw, hex));
static_assert(offsetof(Flaw, other) == offsetof(GrogAcwFlaw, other));
static_assert(offsetof(Flaw, combat) == offsetof(GrogAcwFlaw, combat));
static_assert(offsetof(Flaw, rule) == offsetof(GrogAcwFlaw, rule));
static_assert(offsetof(Flaw, distance) == offsetof(GrogAcwFlaw, distance));
static_assert(offsetof(Flaw, what) == offsetof(GrogAcwFlaw, what));
static_assert(offsetof(Flaw, reserved) == offsetof(GrogAcwFlaw, reserved));

/// A summary of a plan.
struct Planned {
  /// The number of combats.
  std::uint16_t combats{};
  /// The number of friendly hexes that attack.
  std::uint16_t attackers{};
  /// The number of friendly hexes that stay out though they could attack.
  std::uint16_t idle{};
  /// The combat at the worst odds, the first of several; absent if there are no combats.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t worst_combat{};
  /// The odds of that combat, rounded in the defender's favour; 0:0 if there are no combats.
  ::grognard::Odds worst{};

  friend bool operator==(const Planned& lhs, const Planned& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Planned& lhs, const Planned& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Planned) == sizeof(GrogAcwPlanned) && alignof(Planned) == alignof(GrogAcwPlanned));
static_assert(offsetof(Planned, combats) == offsetof(GrogAcwPlanned, combats));
static_assert(offsetof(Planned, attackers) == offsetof(GrogAcwPlanned, attackers));
static_assert(offsetof(Planned, idle) == offsetof(GrogAcwPlanned, idle));
static_assert(offsetof(Planned, worst_combat) == offsetof(GrogAcwPlanned, worst_combat));
static_assert(offsetof(Planned, worst) == offsetof(GrogAcwPlanned, worst));

/// An improved plan.
struct Improved {
  /// A summary of the plan.
  ::grognard::acw::Planned plan{};
  /// Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
  ::grognard::Odds bound{};
  /// The number of steps that the search took.
  std::uint32_t steps{};
  /// No legal plan has better worst odds: the worst odds equal the bound.
  ::grognard::Flag proven{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Improved& lhs, const Improved& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Improved& lhs, const Improved& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Improved) == sizeof(GrogAcwImproved) && alignof(Improved) == alignof(GrogAcwImproved));
static_assert(offsetof(Improved, plan) == offsetof(GrogAcwImproved, plan));
static_assert(offsetof(Improved, bound) == offsetof(GrogAcwImproved, bound));
static_assert(offsetof(Improved, steps) == offsetof(GrogAcwImproved, steps));
static_assert(offsetof(Improved, proven) == offsetof(GrogAcwImproved, proven));
static_assert(offsetof(Improved, reserved) == offsetof(GrogAcwImproved, reserved));

/// The next plan.
struct Walked {
  /// There is a next plan. Otherwise the iteration is at its end and the other fields mean nothing.
  ::grognard::Flag found{};
  std::array<std::uint8_t, 3> reserved{};
  /// A summary of the plan.
  ::grognard::acw::Planned plan{};

  friend bool operator==(const Walked& lhs, const Walked& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Walked& lhs, const Walked& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Walked) == sizeof(GrogAcwWalked) && alignof(Walked) == alignof(GrogAcwWalked));
static_assert(offsetof(Walked, found) == offsetof(GrogAcwWalked, found));
static_assert(offsetof(Walked, reserved) == offsetof(GrogAcwWalked, reserved));
static_assert(offsetof(Walked, plan) == offsetof(GrogAcwWalked, plan));

/// A hex of a set of enemy hexes that cannot all be attacked.
struct CoverageHex {
  /// The hex.
  ::grognard::Hex hex{};
  /// The set.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t set{};
  /// The most enemy hexes of the set that can be attacked.
  std::uint16_t most{};
  /// The side of the units in the hex: an enemy hex of the set, or one of the friendly hexes that alone can attack
  /// any of them.
  ::grognard::acw::Side side{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const CoverageHex& lhs, const CoverageHex& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CoverageHex& lhs, const CoverageHex& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CoverageHex) == sizeof(GrogAcwCoverageHex) && alignof(CoverageHex) == alignof(GrogAcwCoverageHex));
static_assert(offsetof(CoverageHex, hex) == offsetof(GrogAcwCoverageHex, hex));
static_assert(offsetof(CoverageHex, set) == offsetof(GrogAcwCoverageHex, set));
static_assert(offsetof(CoverageHex, most) == offsetof(GrogAcwCoverageHex, most));
static_assert(offsetof(CoverageHex, side) == offsetof(GrogAcwCoverageHex, side));
static_assert(offsetof(CoverageHex, reserved) == offsetof(GrogAcwCoverageHex, reserved));

/// The number of enemy hexes that can be attacked.
struct Coverage {
  /// Enemy hexes to attack: those that must be attacked and the targets of the question.
  std::uint16_t targets{};
  /// The most of them that combats of one round can attack.
  std::uint16_t covered{};
  /// The number of sets of them that cannot all be attacked. No two sets share a hex. Sets within one of
  /// these are not listed and not counted.
  std::uint16_t sets{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Coverage& lhs, const Coverage& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Coverage& lhs, const Coverage& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Coverage) == sizeof(GrogAcwCoverage) && alignof(Coverage) == alignof(GrogAcwCoverage));
static_assert(offsetof(Coverage, targets) == offsetof(GrogAcwCoverage, targets));
static_assert(offsetof(Coverage, covered) == offsetof(GrogAcwCoverage, covered));
static_assert(offsetof(Coverage, sets) == offsetof(GrogAcwCoverage, sets));
static_assert(offsetof(Coverage, reserved) == offsetof(GrogAcwCoverage, reserved));

/// The number of plans.
struct PlanCount {
  /// The number of legal plans; if it is not exact, a lower bound.
  std::uint64_t plans{};
  /// The number of steps that the count took.
  std::uint32_t steps{};
  /// The number is exact: the budget sufficed, and the number fits 64 bits.
  ::grognard::Flag exact{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const PlanCount& lhs, const PlanCount& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const PlanCount& lhs, const PlanCount& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(PlanCount) == sizeof(GrogAcwPlanCount) && alignof(PlanCount) == alignof(GrogAcwPlanCount));
static_assert(offsetof(PlanCount, plans) == offsetof(GrogAcwPlanCount, plans));
static_assert(offsetof(PlanCount, steps) == offsetof(GrogAcwPlanCount, steps));
static_assert(offsetof(PlanCount, exact) == offsetof(GrogAcwPlanCount, exact));
static_assert(offsetof(PlanCount, reserved) == offsetof(GrogAcwPlanCount, reserved));

/// The terrain of a hex. A hex without an entry has level 0 and no marks.
struct Ground {
  /// The hex.
  ::grognard::Hex hex{};
  /// The marks that the game's modifiers refer to, one bit each, such as breastworks or woods.
  std::uint32_t marks{};
  /// Its elevation.
  std::int8_t level{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Ground& lhs, const Ground& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Ground& lhs, const Ground& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Ground) == sizeof(GrogAcwGround) && alignof(Ground) == alignof(GrogAcwGround));
static_assert(offsetof(Ground, hex) == offsetof(GrogAcwGround, hex));
static_assert(offsetof(Ground, marks) == offsetof(GrogAcwGround, marks));
static_assert(offsetof(Ground, level) == offsetof(GrogAcwGround, level));
static_assert(offsetof(Ground, reserved) == offsetof(GrogAcwGround, reserved));

/// A die roll modifier. It counts once a combat, however many stacks meet its condition.
struct Modifier {
  /// The number added to the die roll, -20 to 20. A low roll favours the attacker, so that -1 helps him.
  std::int8_t value{};
  /// The condition. Required where the answer depends on it.
  ::grognard::acw::Condition what{};
  /// The side whose stacks are considered. Required unless there is no condition, or it concerns hexsides.
  ::grognard::acw::Side side{};
  /// How many stacks must meet the condition. Required unless there is no condition, or it concerns the Cohesion
  /// Rating.
  ::grognard::acw::Scope scope{};
  /// The mark, 0 to 31. Required if the condition concerns a mark.
  ::grognard::Said<std::uint8_t> mark{};
  /// The least command value or Cohesion Rating that meets the condition.
  std::uint8_t least{};
  /// The greatest command value or Cohesion Rating that meets the condition, at least 1. Required if the condition
  /// concerns one.
  std::uint8_t most{};
  std::uint8_t reserved{};

  friend bool operator==(const Modifier& lhs, const Modifier& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Modifier& lhs, const Modifier& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Modifier) == sizeof(GrogAcwModifier) && alignof(Modifier) == alignof(GrogAcwModifier));
static_assert(offsetof(Modifier, value) == offsetof(GrogAcwModifier, value));
static_assert(offsetof(Modifier, what) == offsetof(GrogAcwModifier, what));
static_assert(offsetof(Modifier, side) == offsetof(GrogAcwModifier, side));
static_assert(offsetof(Modifier, scope) == offsetof(GrogAcwModifier, scope));
static_assert(offsetof(Modifier, mark) == offsetof(GrogAcwModifier, mark));
static_assert(offsetof(Modifier, least) == offsetof(GrogAcwModifier, least));
static_assert(offsetof(Modifier, most) == offsetof(GrogAcwModifier, most));
static_assert(offsetof(Modifier, reserved) == offsetof(GrogAcwModifier, reserved));

/// The effect of a result on one side.
struct SideResult {
  /// The number of units lost: in each of the side's hexes, or of the whole side with `together`.
  std::uint8_t losses{};
  /// The number of hexes that all units of the side retreat.
  std::uint8_t retreat{};
  /// Every unit of the side is eliminated.
  ::grognard::Flag eliminated{};
  /// Every unit of the side that survives becomes disorganized.
  ::grognard::Flag disorganized{};
  /// The side may advance if the other side's hexes are vacated.
  ::grognard::Flag advance{};
  /// `losses` is for the whole side, not for each of its hexes.
  ::grognard::Flag together{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const SideResult& lhs, const SideResult& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const SideResult& lhs, const SideResult& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(SideResult) == sizeof(GrogAcwSideResult) && alignof(SideResult) == alignof(GrogAcwSideResult));
static_assert(offsetof(SideResult, losses) == offsetof(GrogAcwSideResult, losses));
static_assert(offsetof(SideResult, retreat) == offsetof(GrogAcwSideResult, retreat));
static_assert(offsetof(SideResult, eliminated) == offsetof(GrogAcwSideResult, eliminated));
static_assert(offsetof(SideResult, disorganized) == offsetof(GrogAcwSideResult, disorganized));
static_assert(offsetof(SideResult, advance) == offsetof(GrogAcwSideResult, advance));
static_assert(offsetof(SideResult, together) == offsetof(GrogAcwSideResult, together));
static_assert(offsetof(SideResult, reserved) == offsetof(GrogAcwSideResult, reserved));

/// A result of the table: a code and its effects.
struct Outcome {
  /// The code in the cells of the table.
  std::uint8_t code{};
  /// An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Neither side then
  /// has `losses` or is `eliminated`.
  ::grognard::Flag exchange{};
  std::array<std::uint8_t, 6> reserved{};
  /// The effect on the attacker.
  ::grognard::acw::SideResult attacker{};
  /// The effect on the defender.
  ::grognard::acw::SideResult defender{};

  friend bool operator==(const Outcome& lhs, const Outcome& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Outcome& lhs, const Outcome& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Outcome) == sizeof(GrogAcwOutcome) && alignof(Outcome) == alignof(GrogAcwOutcome));
static_assert(offsetof(Outcome, code) == offsetof(GrogAcwOutcome, code));
static_assert(offsetof(Outcome, exchange) == offsetof(GrogAcwOutcome, exchange));
static_assert(offsetof(Outcome, reserved) == offsetof(GrogAcwOutcome, reserved));
static_assert(offsetof(Outcome, attacker) == offsetof(GrogAcwOutcome, attacker));
static_assert(offsetof(Outcome, defender) == offsetof(GrogAcwOutcome, defender));

/// A results table, as a game's chart prints it.
struct Table {
  /// The odds printed above the columns, from the defender's best to the attacker's. Neither side of them is 0.
  std::vector<::grognard::Odds> columns{};
  /// The number of rows, at least 1: one for each modified roll from `first` on.
  std::uint8_t rows{};
  /// The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last.
  /// Required where the answer depends on it.
  ::grognard::Said<std::int8_t> first{};
  /// The codes of the results, row by row, each row from the first column to the last.
  std::vector<std::uint8_t> cells{};
  /// The results, each code once, from the worst for the attacker to the best.
  std::vector<::grognard::acw::Outcome> results{};
  /// The house rule that sets the table, `HOUSE 1` to `HOUSE 24`; absent for none.
  std::uint16_t rule{};

  /// The structure of C, which points to these lists.
  GrogAcwTable c() const noexcept {
    GrogAcwTable to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.columns, to.columns_len, columns);
    ::grognard::detail::put(to.rows, rows);
    ::grognard::detail::put(to.first, first);
    ::grognard::detail::list(to.cells, to.cells_len, cells);
    ::grognard::detail::list(to.results, to.results_len, results);
    ::grognard::detail::put(to.rule, rule);
    return to;
  }
};

/// The assessment of a combat: the input of `resolve` and `distribution`.
struct Assessment {
  /// The attacker's strength points (SP) that count.
  std::uint16_t attack{};
  /// The defender's strength points (SP) that count, of all his hexes together.
  std::uint16_t defence{};
  /// The odds, rounded in the defender's favour; 1:0 against a strength of 0, 0:1 with a strength of 0.
  ::grognard::Odds odds{};
  /// The odds printed above the column of the table.
  ::grognard::Odds heading{};
  /// A checksum of the results table: where a die is looked up the table must be the same. 0 in an assessment of the
  /// caller's own, which is of the table that is given there.
  std::uint32_t table{};
  /// The column, from 0, from the defender's best.
  std::uint8_t column{};
  /// The sum of the die roll modifiers.
  std::int8_t drm{};
  /// The Cohesion Rating that the attacker fights with; 0 for none.
  std::uint8_t attacker_cohesion{};
  /// The Cohesion Rating that the defender fights with; 0 for none.
  std::uint8_t defender_cohesion{};
  /// The number of attacking hexes.
  std::uint8_t attacking_hexes{};
  /// The number of attacked hexes.
  std::uint8_t defending_hexes{};
  /// The number of attacked hexes that are flanked.
  std::uint8_t flanked_hexes{};
  std::uint8_t reserved{};

  friend bool operator==(const Assessment& lhs, const Assessment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Assessment& lhs, const Assessment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Assessment) == sizeof(GrogAcwAssessment) && alignof(Assessment) == alignof(GrogAcwAssessment));
static_assert(offsetof(Assessment, attack) == offsetof(GrogAcwAssessment, attack));
static_assert(offsetof(Assessment, defence) == offsetof(GrogAcwAssessment, defence));
static_assert(offsetof(Assessment, odds) == offsetof(GrogAcwAssessment, odds));
static_assert(offsetof(Assessment, heading) == offsetof(GrogAcwAssessment, heading));
static_assert(offsetof(Assessment, table) == offsetof(GrogAcwAssessment, table));
static_assert(offsetof(Assessment, column) == offsetof(GrogAcwAssessment, column));
static_assert(offsetof(Assessment, drm) == offsetof(GrogAcwAssessment, drm));
static_assert(offsetof(Assessment, attacker_cohesion) == offsetof(GrogAcwAssessment, attacker_cohesion));
static_assert(offsetof(Assessment, defender_cohesion) == offsetof(GrogAcwAssessment, defender_cohesion));
static_assert(offsetof(Assessment, attacking_hexes) == offsetof(GrogAcwAssessment, attacking_hexes));
static_assert(offsetof(Assessment, defending_hexes) == offsetof(GrogAcwAssessment, defending_hexes));
static_assert(offsetof(Assessment, flanked_hexes) == offsetof(GrogAcwAssessment, flanked_hexes));
static_assert(offsetof(Assessment, reserved) == offsetof(GrogAcwAssessment, reserved));

/// A combat between its die and its settlement. A plain value that the caller keeps.
struct Battle {
  /// The result.
  ::grognard::acw::Outcome result{};
  /// In an exchange, the strength points (SP) that the defender lost and the attacker must match.
  std::uint16_t owed{};
  /// The Cohesion Rating that the attacker fought with; 0 for none.
  std::uint8_t attacker_cohesion{};
  /// The Cohesion Rating that the defender fought with; 0 for none.
  std::uint8_t defender_cohesion{};
  /// The side that settles next.
  ::grognard::acw::Stage stage{};
  /// The side that may advance once the result is settled.
  ::grognard::acw::Advance advance{};
  /// The die roll with modifiers.
  std::int8_t roll{};
  /// The row of the table, from 0.
  std::uint8_t row{};
  /// The column of the table, from 0.
  std::uint8_t column{};
  /// No unit of the defender is left.
  ::grognard::Flag defender_gone{};
  /// No unit of the attacker is left.
  ::grognard::Flag attacker_gone{};
  std::uint8_t reserved{};

  friend bool operator==(const Battle& lhs, const Battle& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Battle& lhs, const Battle& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Battle) == sizeof(GrogAcwBattle) && alignof(Battle) == alignof(GrogAcwBattle));
static_assert(offsetof(Battle, result) == offsetof(GrogAcwBattle, result));
static_assert(offsetof(Battle, owed) == offsetof(GrogAcwBattle, owed));
static_assert(offsetof(Battle, attacker_cohesion) == offsetof(GrogAcwBattle, attacker_cohesion));
static_assert(offsetof(Battle, defender_cohesion) == offsetof(GrogAcwBattle, defender_cohesion));
static_assert(offsetof(Battle, stage) == offsetof(GrogAcwBattle, stage));
static_assert(offsetof(Battle, advance) == offsetof(GrogAcwBattle, advance));
static_assert(offsetof(Battle, roll) == offsetof(GrogAcwBattle, roll));
static_assert(offsetof(Battle, row) == offsetof(GrogAcwBattle, row));
static_assert(offsetof(Battle, column) == offsetof(GrogAcwBattle, column));
static_assert(offsetof(Battle, defender_gone) == offsetof(GrogAcwBattle, defender_gone));
static_assert(offsetof(Battle, attacker_gone) == offsetof(GrogAcwBattle, attacker_gone));
static_assert(offsetof(Battle, reserved) == offsetof(GrogAcwBattle, reserved));

/// A result and its chance.
struct Chance {
  /// The result.
  ::grognard::acw::Outcome result{};
  /// The number of the six cases that give it.
  std::uint32_t cases{};

  friend bool operator==(const Chance& lhs, const Chance& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Chance& lhs, const Chance& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Chance) == sizeof(GrogAcwChance) && alignof(Chance) == alignof(GrogAcwChance));
static_assert(offsetof(Chance, result) == offsetof(GrogAcwChance, result));
static_assert(offsetof(Chance, cases) == offsetof(GrogAcwChance, cases));

/// The exact chances of a combat, as counts of cases over `denominator`.
struct CombatDistribution {
  /// The number of cases, 6.
  std::uint32_t denominator{};
  /// The code of the result for each face of the die, from 1 to 6.
  std::array<std::uint8_t, 6> faces{};
  std::array<std::uint8_t, 2> reserved{};
  /// Cases of an exchange.
  std::uint32_t exchange{};
  /// Cases in which the attacker suffers an adverse result, including an exchange: his commanders may have to roll
  /// (ACW 11).
  std::uint32_t attacker_adverse{};
  /// Cases in which the defender suffers an adverse result, including an exchange: his commanders may have to roll
  /// (ACW 11).
  std::uint32_t defender_adverse{};
  /// Cases in which the attacker retreats or is eliminated.
  std::uint32_t attacker_driven{};
  /// Cases in which the defender retreats or is eliminated.
  std::uint32_t defender_driven{};
  /// Cases in which the attacker is eliminated.
  std::uint32_t attacker_eliminated{};
  /// Cases in which the defender is eliminated.
  std::uint32_t defender_eliminated{};
  /// The attacker's expected hexes of retreat, over the denominator.
  std::uint32_t attacker_retreat_expected{};
  /// The defender's expected hexes of retreat, over the denominator.
  std::uint32_t defender_retreat_expected{};

  /// `exchange` as a chance.
  [[nodiscard]] constexpr ::grognard::Share exchange_chance() const noexcept { return {exchange, denominator}; }

  /// `attacker_adverse` as a chance.
  [[nodiscard]] constexpr ::grognard::Share attacker_adverse_chance() const noexcept { return {attacker_adverse, denominator}; }

  /// `defender_adverse` as a chance.
  [[nodiscard]] constexpr ::grognard::Share defender_adverse_chance() const noexcept { return {defender_adverse, denominator}; }

  /// `attacker_driven` as a chance.
  [[nodiscard]] constexpr ::grognard::Share attacker_driven_chance() const noexcept { return {attacker_driven, denominator}; }

  /// `defender_driven` as a chance.
  [[nodiscard]] constexpr ::grognard::Share defender_driven_chance() const noexcept { return {defender_driven, denominator}; }

  /// `attacker_eliminated` as a chance.
  [[nodiscard]] constexpr ::grognard::Share attacker_eliminated_chance() const noexcept { return {attacker_eliminated, denominator}; }

  /// `defender_eliminated` as a chance.
  [[nodiscard]] constexpr ::grognard::Share defender_eliminated_chance() const noexcept { return {defender_eliminated, denominator}; }

  /// `attacker_retreat_expected` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation attacker_retreat_mean() const noexcept { return {0, attacker_retreat_expected, denominator}; }

  /// `defender_retreat_expected` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation defender_retreat_mean() const noexcept { return {0, defender_retreat_expected, denominator}; }

  friend bool operator==(const CombatDistribution& lhs, const CombatDistribution& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CombatDistribution& lhs, const CombatDistribution& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CombatDistribution) == sizeof(GrogAcwCombatDistribution) && alignof(CombatDistribution) == alignof(GrogAcwCombatDistribution));
static_assert(offsetof(CombatDistribution, denominator) == offsetof(GrogAcwCombatDistribution, denominator));
static_assert(offsetof(CombatDistribution, faces) == offsetof(GrogAcwCombatDistribution, faces));
static_assert(offsetof(CombatDistribution, reserved) == offsetof(GrogAcwCombatDistribution, reserved));
static_assert(offsetof(CombatDistribution, exchange) == offsetof(GrogAcwCombatDistribution, exchange));
static_assert(offsetof(CombatDistribution, attacker_adverse) == offsetof(GrogAcwCombatDistribution, attacker_adverse));
static_assert(offsetof(CombatDistribution, defender_adverse) == offsetof(GrogAcwCombatDistribution, defender_adverse));
static_assert(offsetof(CombatDistribution, attacker_driven) == offsetof(GrogAcwCombatDistribution, attacker_driven));
static_assert(offsetof(CombatDistribution, defender_driven) == offsetof(GrogAcwCombatDistribution, defender_driven));
static_assert(offsetof(CombatDistribution, attacker_eliminated) == offsetof(GrogAcwCombatDistribution, attacker_eliminated));
static_assert(offsetof(CombatDistribution, defender_eliminated) == offsetof(GrogAcwCombatDistribution, defender_eliminated));
static_assert(offsetof(CombatDistribution, attacker_retreat_expected) == offsetof(GrogAcwCombatDistribution, attacker_retreat_expected));
static_assert(offsetof(CombatDistribution, defender_retreat_expected) == offsetof(GrogAcwCombatDistribution, defender_retreat_expected));

/// A change to one unit, for the caller to apply.
struct Effect {
  /// The unit's index. The operation says in which list of its question.
  std::uint16_t unit{};
  /// The rule that requires the change.
  std::uint16_t rule{};
  /// The unit's hex.
  ::grognard::Hex hex{};
  /// The amount, in the unit that the kind says.
  std::uint16_t amount{};
  /// The kind of change.
  ::grognard::acw::EffectKind what{};
  std::uint8_t reserved{};

  friend bool operator==(const Effect& lhs, const Effect& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Effect& lhs, const Effect& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Effect) == sizeof(GrogAcwEffect) && alignof(Effect) == alignof(GrogAcwEffect));
static_assert(offsetof(Effect, unit) == offsetof(GrogAcwEffect, unit));
static_assert(offsetof(Effect, rule) == offsetof(GrogAcwEffect, rule));
static_assert(offsetof(Effect, hex) == offsetof(GrogAcwEffect, hex));
static_assert(offsetof(Effect, amount) == offsetof(GrogAcwEffect, amount));
static_assert(offsetof(Effect, what) == offsetof(GrogAcwEffect, what));
static_assert(offsetof(Effect, reserved) == offsetof(GrogAcwEffect, reserved));

/// The number of commanders who roll.
struct Rolls {
  /// Commanders who roll, one die each.
  std::uint16_t rolls{};

  friend bool operator==(const Rolls& lhs, const Rolls& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Rolls& lhs, const Rolls& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Rolls) == sizeof(GrogAcwRolls) && alignof(Rolls) == alignof(GrogAcwRolls));
static_assert(offsetof(Rolls, rolls) == offsetof(GrogAcwRolls, rolls));

/// The result of commanders' rolls.
struct Command {
  /// Commanders who rolled.
  std::uint16_t rolls{};
  /// Commanders who were flipped to their replacements.
  std::uint16_t casualties{};
  /// The unit that commands the army afterwards; absent if there is no commander.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t army_commander{};
  /// Another counter commands the army than before.
  ::grognard::Flag changed{};
  std::uint8_t reserved{};

  friend bool operator==(const Command& lhs, const Command& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Command& lhs, const Command& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Command) == sizeof(GrogAcwCommand) && alignof(Command) == alignof(GrogAcwCommand));
static_assert(offsetof(Command, rolls) == offsetof(GrogAcwCommand, rolls));
static_assert(offsetof(Command, casualties) == offsetof(GrogAcwCommand, casualties));
static_assert(offsetof(Command, army_commander) == offsetof(GrogAcwCommand, army_commander));
static_assert(offsetof(Command, changed) == offsetof(GrogAcwCommand, changed));
static_assert(offsetof(Command, reserved) == offsetof(GrogAcwCommand, reserved));

/// The chance of a number of casualties together with one commander of the army afterwards.
struct CommandChance {
  /// The number of cases.
  std::uint64_t cases{};
  /// Commanders who are flipped to their replacements.
  std::uint16_t casualties{};
  /// The unit that commands the army afterwards; absent if there is no commander.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t army_commander{};
  /// Another counter commands the army than before.
  ::grognard::Flag changed{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const CommandChance& lhs, const CommandChance& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CommandChance& lhs, const CommandChance& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CommandChance) == sizeof(GrogAcwCommandChance) && alignof(CommandChance) == alignof(GrogAcwCommandChance));
static_assert(offsetof(CommandChance, cases) == offsetof(GrogAcwCommandChance, cases));
static_assert(offsetof(CommandChance, casualties) == offsetof(GrogAcwCommandChance, casualties));
static_assert(offsetof(CommandChance, army_commander) == offsetof(GrogAcwCommandChance, army_commander));
static_assert(offsetof(CommandChance, changed) == offsetof(GrogAcwCommandChance, changed));
static_assert(offsetof(CommandChance, reserved) == offsetof(GrogAcwCommandChance, reserved));

/// The exact chances of commanders' rolls, as counts of equal cases.
struct CommandDistribution {
  /// The number of cases: 6 to the power of the number of commanders who roll.
  std::uint64_t denominator{};
  /// Cases without casualties.
  std::uint64_t unharmed{};
  /// Cases in which another counter commands the army than before.
  std::uint64_t changed{};
  /// Expected casualties, over the denominator.
  std::uint64_t casualties_expected{};
  /// The number of commanders who roll.
  std::uint16_t rolls{};
  /// The unit that commands the army before the rolls; absent if there is no commander.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t army_commander{};
  std::array<std::uint8_t, 4> reserved{};

  /// `unharmed` as a chance.
  [[nodiscard]] constexpr ::grognard::Share unharmed_chance() const noexcept { return {unharmed, denominator}; }

  /// `changed` as a chance.
  [[nodiscard]] constexpr ::grognard::Share changed_chance() const noexcept { return {changed, denominator}; }

  /// `casualties_expected` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation casualties_mean() const noexcept { return {0, casualties_expected, denominator}; }

  friend bool operator==(const CommandDistribution& lhs, const CommandDistribution& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CommandDistribution& lhs, const CommandDistribution& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CommandDistribution) == sizeof(GrogAcwCommandDistribution) && alignof(CommandDistribution) == alignof(GrogAcwCommandDistribution));
static_assert(offsetof(CommandDistribution, denominator) == offsetof(GrogAcwCommandDistribution, denominator));
static_assert(offsetof(CommandDistribution, unharmed) == offsetof(GrogAcwCommandDistribution, unharmed));
static_assert(offsetof(CommandDistribution, changed) == offsetof(GrogAcwCommandDistribution, changed));
static_assert(offsetof(CommandDistribution, casualties_expected) == offsetof(GrogAcwCommandDistribution, casualties_expected));
static_assert(offsetof(CommandDistribution, rolls) == offsetof(GrogAcwCommandDistribution, rolls));
static_assert(offsetof(CommandDistribution, army_commander) == offsetof(GrogAcwCommandDistribution, army_commander));
static_assert(offsetof(CommandDistribution, reserved) == offsetof(GrogAcwCommandDistribution, reserved));

/// The commander of an army.
struct ArmyCommander {
  /// The unit; absent if there is no commander.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t army_commander{};
  /// His stars on his present side.
  std::uint8_t stars{};
  /// His command value on his present side.
  std::uint8_t command{};

  friend bool operator==(const ArmyCommander& lhs, const ArmyCommander& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ArmyCommander& lhs, const ArmyCommander& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ArmyCommander) == sizeof(GrogAcwArmyCommander) && alignof(ArmyCommander) == alignof(GrogAcwArmyCommander));
static_assert(offsetof(ArmyCommander, army_commander) == offsetof(GrogAcwArmyCommander, army_commander));
static_assert(offsetof(ArmyCommander, stars) == offsetof(GrogAcwArmyCommander, stars));
static_assert(offsetof(ArmyCommander, command) == offsetof(GrogAcwArmyCommander, command));

/// Whether a hex is flanked.
struct Flanked {
  /// The hex is flanked.
  ::grognard::Flag flanked{};
  /// The number of hexes that attack it.
  std::uint8_t hexes{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Flanked& lhs, const Flanked& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Flanked& lhs, const Flanked& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Flanked) == sizeof(GrogAcwFlanked) && alignof(Flanked) == alignof(GrogAcwFlanked));
static_assert(offsetof(Flanked, flanked) == offsetof(GrogAcwFlanked, flanked));
static_assert(offsetof(Flanked, hexes) == offsetof(GrogAcwFlanked, hexes));
static_assert(offsetof(Flanked, reserved) == offsetof(GrogAcwFlanked, reserved));

/// A unit of a position.
struct GameUnit {
  /// The unit.
  ::grognard::acw::Unit unit{};
  /// The number of the unit, at least 1, the same for the whole phase.
  std::uint16_t id{};
  /// Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
  std::array<std::uint8_t, 16> name{};
  /// Its side: the attacker's phase it is.
  ::grognard::acw::Side side{};
  /// The unit is lost.
  ::grognard::Flag gone{};
  /// The unit takes part in the combat at hand.
  ::grognard::Flag engaged{};
  /// The unit has fought in this round.
  ::grognard::Flag in_round{};
  /// The unit is picked to be lost.
  ::grognard::Flag picked{};
  /// The commander must roll.
  ::grognard::Flag rolls{};
  /// The number of hexes that the unit has still to retreat.
  std::uint8_t retreats{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const GameUnit& lhs, const GameUnit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameUnit& lhs, const GameUnit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameUnit) == sizeof(GrogAcwGameUnit) && alignof(GameUnit) == alignof(GrogAcwGameUnit));
static_assert(offsetof(GameUnit, unit) == offsetof(GrogAcwGameUnit, unit));
static_assert(offsetof(GameUnit, id) == offsetof(GrogAcwGameUnit, id));
static_assert(offsetof(GameUnit, name) == offsetof(GrogAcwGameUnit, name));
static_assert(offsetof(GameUnit, side) == offsetof(GrogAcwGameUnit, side));
static_assert(offsetof(GameUnit, gone) == offsetof(GrogAcwGameUnit, gone));
static_assert(offsetof(GameUnit, engaged) == offsetof(GrogAcwGameUnit, engaged));
static_assert(offsetof(GameUnit, in_round) == offsetof(GrogAcwGameUnit, in_round));
static_assert(offsetof(GameUnit, picked) == offsetof(GrogAcwGameUnit, picked));
static_assert(offsetof(GameUnit, rolls) == offsetof(GrogAcwGameUnit, rolls));
static_assert(offsetof(GameUnit, retreats) == offsetof(GrogAcwGameUnit, retreats));
static_assert(offsetof(GameUnit, reserved) == offsetof(GrogAcwGameUnit, reserved));

/// A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
struct Position {
  /// The text, with zeros after its end. Its first line names its version.
  std::array<std::uint8_t, 16384> text{};

  friend bool operator==(const Position& lhs, const Position& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Position& lhs, const Position& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Position) == sizeof(GrogAcwPosition) && alignof(Position) == alignof(GrogAcwPosition));
static_assert(offsetof(Position, text) == offsetof(GrogAcwPosition, text));

/// A summary of a position.
struct Situation {
  /// An attacked hex of the combat at hand, or the hex of the stack that retreats. Of no meaning without one.
  ::grognard::Hex hex{};
  /// The round, from 1.
  std::uint16_t round{};
  /// The number of units that are not lost.
  std::uint16_t units{};
  /// The number of hexes in declared combats.
  std::uint16_t declared{};
  /// The number of enemy hexes that must still be attacked before the declarations end.
  std::uint16_t must{};
  /// The number of units that the side still owes, in all its hexes.
  std::uint16_t losses{};
  /// Printed strength points (SP) that the side owes in an exchange.
  std::uint16_t strength{};
  /// The number of dice for which the position waits.
  std::uint16_t dice{};
  /// The rule by which something is waited for.
  std::uint16_t rule{};
  /// The step for which the position waits.
  ::grognard::acw::Waits waits{};
  /// The side that decides.
  ::grognard::acw::Side decides{};
  /// The Cohesion Rating of the first unit that is lost, where the side owes as a whole; 0 if it may be any.
  std::uint8_t cohesion{};
  /// The number of hexes that the stack has still to retreat.
  std::uint8_t hexes{};

  friend bool operator==(const Situation& lhs, const Situation& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Situation& lhs, const Situation& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Situation) == sizeof(GrogAcwSituation) && alignof(Situation) == alignof(GrogAcwSituation));
static_assert(offsetof(Situation, hex) == offsetof(GrogAcwSituation, hex));
static_assert(offsetof(Situation, round) == offsetof(GrogAcwSituation, round));
static_assert(offsetof(Situation, units) == offsetof(GrogAcwSituation, units));
static_assert(offsetof(Situation, declared) == offsetof(GrogAcwSituation, declared));
static_assert(offsetof(Situation, must) == offsetof(GrogAcwSituation, must));
static_assert(offsetof(Situation, losses) == offsetof(GrogAcwSituation, losses));
static_assert(offsetof(Situation, strength) == offsetof(GrogAcwSituation, strength));
static_assert(offsetof(Situation, dice) == offsetof(GrogAcwSituation, dice));
static_assert(offsetof(Situation, rule) == offsetof(GrogAcwSituation, rule));
static_assert(offsetof(Situation, waits) == offsetof(GrogAcwSituation, waits));
static_assert(offsetof(Situation, decides) == offsetof(GrogAcwSituation, decides));
static_assert(offsetof(Situation, cohesion) == offsetof(GrogAcwSituation, cohesion));
static_assert(offsetof(Situation, hexes) == offsetof(GrogAcwSituation, hexes));

/// A legal step.
struct Choice {
  /// The hex that attacks, is fought for, retreated to or advanced into.
  ::grognard::Hex hex{};
  /// The hex that is attacked.
  ::grognard::Hex target{};
  /// The number of the unit; absent for none.
  ::grognard::Said<std::uint16_t> unit{};
  /// The number of dice; otherwise 0.
  std::uint16_t count{};
  /// The kind of step. Dice are to be added to theirs.
  ::grognard::acw::StepKind step{};
  /// The Cohesion Rating; 0 for that of the largest unit.
  std::uint8_t cohesion{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Choice& lhs, const Choice& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Choice& lhs, const Choice& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Choice) == sizeof(GrogAcwChoice) && alignof(Choice) == alignof(GrogAcwChoice));
static_assert(offsetof(Choice, hex) == offsetof(GrogAcwChoice, hex));
static_assert(offsetof(Choice, target) == offsetof(GrogAcwChoice, target));
static_assert(offsetof(Choice, unit) == offsetof(GrogAcwChoice, unit));
static_assert(offsetof(Choice, count) == offsetof(GrogAcwChoice, count));
static_assert(offsetof(Choice, step) == offsetof(GrogAcwChoice, step));
static_assert(offsetof(Choice, cohesion) == offsetof(GrogAcwChoice, cohesion));
static_assert(offsetof(Choice, reserved) == offsetof(GrogAcwChoice, reserved));

/// An objection to a step.
struct StepObjection {
  /// The hex.
  ::grognard::Hex hex{};
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
static_assert(sizeof(StepObjection) == sizeof(GrogAcwStepObjection) && alignof(StepObjection) == alignof(GrogAcwStepObjection));
static_assert(offsetof(StepObjection, hex) == offsetof(GrogAcwStepObjection, hex));
static_assert(offsetof(StepObjection, unit) == offsetof(GrogAcwStepObjection, unit));
static_assert(offsetof(StepObjection, rule) == offsetof(GrogAcwStepObjection, rule));
static_assert(offsetof(StepObjection, needed) == offsetof(GrogAcwStepObjection, needed));
static_assert(offsetof(StepObjection, available) == offsetof(GrogAcwStepObjection, available));

/// One byte of a packed position.
struct PositionByte {
  /// The byte.
  std::uint8_t octet{};

  friend bool operator==(const PositionByte& lhs, const PositionByte& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const PositionByte& lhs, const PositionByte& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(PositionByte) == sizeof(GrogAcwPositionByte) && alignof(PositionByte) == alignof(GrogAcwPositionByte));
static_assert(offsetof(PositionByte, octet) == offsetof(GrogAcwPositionByte, octet));

/// A packed position.
struct Packed {
  /// The number of bytes.
  std::uint16_t bytes{};

  friend bool operator==(const Packed& lhs, const Packed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Packed& lhs, const Packed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Packed) == sizeof(GrogAcwPacked) && alignof(Packed) == alignof(GrogAcwPacked));
static_assert(offsetof(Packed, bytes) == offsetof(GrogAcwPacked, bytes));

/// What a hex owes.
struct Due {
  /// The hex.
  ::grognard::Hex hex{};
  /// The number of units to lose in it.
  std::uint16_t losses{};
  /// The Cohesion Rating of the first unit lost; 0 if it may be any unit.
  std::uint8_t cohesion{};
  std::uint8_t reserved{};

  friend bool operator==(const Due& lhs, const Due& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Due& lhs, const Due& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Due) == sizeof(GrogAcwDue) && alignof(Due) == alignof(GrogAcwDue));
static_assert(offsetof(Due, hex) == offsetof(GrogAcwDue, hex));
static_assert(offsetof(Due, losses) == offsetof(GrogAcwDue, losses));
static_assert(offsetof(Due, cohesion) == offsetof(GrogAcwDue, cohesion));
static_assert(offsetof(Due, reserved) == offsetof(GrogAcwDue, reserved));

/// What a side owes. It never owes both `losses` and `strength`.
struct Owed {
  /// The number of units to lose in all.
  std::uint16_t losses{};
  /// Strength points (SP) to lose, which is the attacker's part of an exchange. More may be lost.
  std::uint16_t strength{};
  /// The side that settles next; `over` if nothing is owed any more.
  ::grognard::acw::Stage stage{};
  /// The Cohesion Rating of the first unit lost; 0 if it may be any unit.
  std::uint8_t cohesion{};
  /// Every unit is lost: the result says so, or none of them can be spared.
  ::grognard::Flag everything{};
  std::uint8_t reserved{};

  friend bool operator==(const Owed& lhs, const Owed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Owed& lhs, const Owed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Owed) == sizeof(GrogAcwOwed) && alignof(Owed) == alignof(GrogAcwOwed));
static_assert(offsetof(Owed, losses) == offsetof(GrogAcwOwed, losses));
static_assert(offsetof(Owed, strength) == offsetof(GrogAcwOwed, strength));
static_assert(offsetof(Owed, stage) == offsetof(GrogAcwOwed, stage));
static_assert(offsetof(Owed, cohesion) == offsetof(GrogAcwOwed, cohesion));
static_assert(offsetof(Owed, everything) == offsetof(GrogAcwOwed, everything));
static_assert(offsetof(Owed, reserved) == offsetof(GrogAcwOwed, reserved));

/// The result of a payment.
struct Settled {
  /// The battle after the payment.
  ::grognard::acw::Battle battle{};
  /// Printed strength points (SP) that the side lost.
  std::uint16_t strength{};
  /// The number of units that the side lost.
  std::uint16_t units{};

  friend bool operator==(const Settled& lhs, const Settled& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Settled& lhs, const Settled& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Settled) == sizeof(GrogAcwSettled) && alignof(Settled) == alignof(GrogAcwSettled));
static_assert(offsetof(Settled, battle) == offsetof(GrogAcwSettled, battle));
static_assert(offsetof(Settled, strength) == offsetof(GrogAcwSettled, strength));
static_assert(offsetof(Settled, units) == offsetof(GrogAcwSettled, units));

/// Odds and their column.
struct Column {
  /// The rounded odds; 1:0 against a strength of 0, 0:1 with a strength of 0.
  ::grognard::Odds odds{};
  /// The odds printed above the column.
  ::grognard::Odds heading{};
  /// The column, from 0, from the defender's best.
  std::uint8_t column{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Column& lhs, const Column& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Column& lhs, const Column& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Column) == sizeof(GrogAcwColumn) && alignof(Column) == alignof(GrogAcwColumn));
static_assert(offsetof(Column, odds) == offsetof(GrogAcwColumn, odds));
static_assert(offsetof(Column, heading) == offsetof(GrogAcwColumn, heading));
static_assert(offsetof(Column, column) == offsetof(GrogAcwColumn, column));
static_assert(offsetof(Column, reserved) == offsetof(GrogAcwColumn, reserved));

/// The strength of units in a combat.
struct Strength {
  /// Strength points (SP) that count, of all hexes together.
  std::uint16_t strength{};
  /// Strength points (SP) of infantry and cavalry among these.
  std::uint16_t foot{};
  /// Strength points (SP) of artillery among these.
  std::uint16_t guns{};
  /// Printed strength points (SP) of all of the units, whether they count or not.
  std::uint16_t printed{};
  /// The number of hexes with units that take part.
  std::uint16_t hexes{};

  friend bool operator==(const Strength& lhs, const Strength& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Strength& lhs, const Strength& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Strength) == sizeof(GrogAcwStrength) && alignof(Strength) == alignof(GrogAcwStrength));
static_assert(offsetof(Strength, strength) == offsetof(GrogAcwStrength, strength));
static_assert(offsetof(Strength, foot) == offsetof(GrogAcwStrength, foot));
static_assert(offsetof(Strength, guns) == offsetof(GrogAcwStrength, guns));
static_assert(offsetof(Strength, printed) == offsetof(GrogAcwStrength, printed));
static_assert(offsetof(Strength, hexes) == offsetof(GrogAcwStrength, hexes));

/// The extent of a results table.
struct Extent {
  /// The number of columns.
  std::uint16_t columns{};
  /// The number of rows.
  std::uint16_t rows{};
  /// The number of results defined.
  std::uint16_t results{};
  /// The number of results defined that are in no cell.
  std::uint16_t unused{};

  friend bool operator==(const Extent& lhs, const Extent& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Extent& lhs, const Extent& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Extent) == sizeof(GrogAcwExtent) && alignof(Extent) == alignof(GrogAcwExtent));
static_assert(offsetof(Extent, columns) == offsetof(GrogAcwExtent, columns));
static_assert(offsetof(Extent, rows) == offsetof(GrogAcwExtent, rows));
static_assert(offsetof(Extent, results) == offsetof(GrogAcwExtent, results));
static_assert(offsetof(Extent, unused) == offsetof(GrogAcwExtent, unused));

/// The example of a results table, for languages that do not have `EXAMPLE`. Python and Lua take it as a table; elsewhere
/// pass its parts.
struct Example {
  /// The odds printed above the columns.
  std::array<::grognard::Odds, 8> columns{};
  /// The number of rows.
  std::uint8_t rows{};
  /// The modified roll of the first row.
  ::grognard::Said<std::int8_t> first{};
  /// The codes of the results, row by row.
  std::array<std::uint8_t, 64> cells{};
  std::array<std::uint8_t, 2> reserved{};
  /// The results.
  std::array<::grognard::acw::Outcome, 8> results{};

  friend bool operator==(const Example& lhs, const Example& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Example& lhs, const Example& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Example) == sizeof(GrogAcwExample) && alignof(Example) == alignof(GrogAcwExample));
static_assert(offsetof(Example, columns) == offsetof(GrogAcwExample, columns));
static_assert(offsetof(Example, rows) == offsetof(GrogAcwExample, rows));
static_assert(offsetof(Example, first) == offsetof(GrogAcwExample, first));
static_assert(offsetof(Example, cells) == offsetof(GrogAcwExample, cells));
static_assert(offsetof(Example, reserved) == offsetof(GrogAcwExample, reserved));
static_assert(offsetof(Example, results) == offsetof(GrogAcwExample, results));

}  // namespace grognard::acw

namespace grognard::detail {

template <>
struct Vocabulary<::grognard::acw::Advance> {
  static constexpr const char* name = "GrogAcwAdvance";
};
template <>
struct Vocabulary<::grognard::acw::Allegiance> {
  static constexpr const char* name = "GrogAcwAllegiance";
};
template <>
struct Vocabulary<::grognard::acw::Cause> {
  static constexpr const char* name = "GrogAcwCause";
};
template <>
struct Vocabulary<::grognard::acw::Condition> {
  static constexpr const char* name = "GrogAcwCondition";
};
template <>
struct Vocabulary<::grognard::acw::Duty> {
  static constexpr const char* name = "GrogAcwDuty";
};
template <>
struct Vocabulary<::grognard::acw::EffectKind> {
  static constexpr const char* name = "GrogAcwEffectKind";
};
template <>
struct Vocabulary<::grognard::acw::GameEffectKind> {
  static constexpr const char* name = "GrogAcwGameEffectKind";
};
template <>
struct Vocabulary<::grognard::acw::Kind> {
  static constexpr const char* name = "GrogAcwKind";
};
template <>
struct Vocabulary<::grognard::acw::MultiTarget> {
  static constexpr const char* name = "GrogAcwMultiTarget";
};
template <>
struct Vocabulary<::grognard::acw::Scope> {
  static constexpr const char* name = "GrogAcwScope";
};
template <>
struct Vocabulary<::grognard::acw::Side> {
  static constexpr const char* name = "GrogAcwSide";
};
template <>
struct Vocabulary<::grognard::acw::Stage> {
  static constexpr const char* name = "GrogAcwStage";
};
template <>
struct Vocabulary<::grognard::acw::StepKind> {
  static constexpr const char* name = "GrogAcwStepKind";
};
template <>
struct Vocabulary<::grognard::acw::Waits> {
  static constexpr const char* name = "GrogAcwWaits";
};
template <>
struct Vocabulary<::grognard::acw::Wrong> {
  static constexpr const char* name = "GrogAcwWrong";
};
template <>
struct Vocabulary<::grognard::acw::Zone> {
  static constexpr const char* name = "GrogAcwZone";
};

}  // namespace grognard::detail

namespace grognard::acw::attacks {

/// The question of `obliged`. A board whose contacts are listed.
struct Obliged {
  /// The board.
  const ::grognard::acw::Board* board{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
};

/// The answer of `obliged`.
struct ObligedAnswer : ::grognard::Ruling<::grognard::acw::Duties> {
  /// An enemy hex that must or may be attacked.
  std::vector<::grognard::acw::Contact> rows{};
};

/// Which enemy hexes must be attacked, and which may be (ACW 1, 2, 6).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ObligedAnswer> obliged(const Obliged& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwAttacksObligedQuestion to{};
    to.size = sizeof to;
    GrogAcwBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.rules, question.rules);
    GrogAcwAttacksObligedAnswer from{};
    from.size = sizeof from;
    ObligedAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_attacks_obliged, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `check`. A plan on a board.
struct Check {
  /// The board.
  const ::grognard::acw::Board* board{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
  /// The hexes and the combats that they fight in. A hex may have several rows in the same combat, such as one for
  /// each of its units. Of several combats of a hex that of its first row counts, and the others are flaws. A hex
  /// without a row stays out.
  ::grognard::Span<const ::grognard::acw::Engaged> plan{};
};

/// The answer of `check`.
struct CheckAnswer : ::grognard::Ruling<::grognard::acw::Planned> {
  /// A fault of a combat or of a plan of combats.
  std::vector<::grognard::acw::Flaw> rows{};
};

/// Whether a plan of combats is legal, and every fault of one that is not (ACW 1 to 6).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<CheckAnswer> check(const Check& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwAttacksCheckQuestion to{};
    to.size = sizeof to;
    GrogAcwBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.rules, question.rules);
    ::grognard::detail::list(to.plan, to.plan_len, question.plan);
    GrogAcwAttacksCheckAnswer from{};
    from.size = sizeof from;
    CheckAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_attacks_check, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `plan`. A board for which a plan is wanted.
struct Plan {
  /// The board.
  const ::grognard::acw::Board* board{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
  /// Enemy hexes to attack in addition to those that must be attacked, such as new contact.
  ::grognard::Span<const ::grognard::Hex> targets{};
  /// Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they
  /// stay out.
  ::grognard::Flag all_in{};
};

/// The answer of `plan`.
struct PlanAnswer : ::grognard::Ruling<::grognard::acw::Planned> {
  /// The part of one hex in a plan.
  std::vector<::grognard::acw::Engaged> rows{};
};

/// Finds a legal plan of combats, or the enemy hexes that cannot all be attacked (ACW 1, 2, 4, 5).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<PlanAnswer> plan(const Plan& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwAttacksPlanQuestion to{};
    to.size = sizeof to;
    GrogAcwBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.rules, question.rules);
    ::grognard::detail::list(to.targets, to.targets_len, question.targets);
    ::grognard::detail::put(to.all_in, question.all_in);
    GrogAcwAttacksPlanAnswer from{};
    from.size = sizeof from;
    PlanAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_attacks_plan, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `improve`. A plan to improve.
struct Improve {
  /// The board.
  const ::grognard::acw::Board* board{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
  /// The plan to start from, which must be legal. An empty list to start from a plan that the search finds itself.
  /// The enemy hexes that the plan attacks are attacked by the improved plan too.
  ::grognard::Span<const ::grognard::acw::Engaged> plan{};
  /// Enemy hexes to attack in addition to those that must be attacked.
  ::grognard::Span<const ::grognard::Hex> targets{};
  /// Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they
  /// stay out, unless they are in a combat of the first plan that is left unchanged.
  ::grognard::Flag all_in{};
  /// The number of steps that the search may take, at least 1. A step is one combat tried.
  std::uint32_t budget{};
};

/// The answer of `improve`.
struct ImproveAnswer : ::grognard::Ruling<::grognard::acw::Improved> {
  /// The part of one hex in a plan.
  std::vector<::grognard::acw::Engaged> rows{};
};

/// Looks for the plan with the best worst odds, and says whether it is proven (ACW 1, 2, 4, 5, 8).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ImproveAnswer> improve(const Improve& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwAttacksImproveQuestion to{};
    to.size = sizeof to;
    GrogAcwBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.rules, question.rules);
    ::grognard::detail::list(to.plan, to.plan_len, question.plan);
    ::grognard::detail::list(to.targets, to.targets_len, question.targets);
    ::grognard::detail::put(to.all_in, question.all_in);
    ::grognard::detail::put(to.budget, question.budget);
    GrogAcwAttacksImproveAnswer from{};
    from.size = sizeof from;
    ImproveAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_attacks_improve, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `walk`. A step of the iteration over the plans of a board.
struct Walk {
  /// The board.
  const ::grognard::acw::Board* board{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
  /// Set to continue after `plan`; otherwise the iteration begins and `plan` must be empty.
  ::grognard::Flag started{};
  /// The previous plan: one that the iteration returned, or any legal plan.
  ::grognard::Span<const ::grognard::acw::Engaged> plan{};
};

/// The answer of `walk`.
struct WalkAnswer : ::grognard::Ruling<::grognard::acw::Walked> {
  /// The part of one hex in a plan.
  std::vector<::grognard::acw::Engaged> rows{};
};

/// The next legal plan after one, so that all of them can be walked (ACW 1, 2, 4, 5).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<WalkAnswer> walk(const Walk& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwAttacksWalkQuestion to{};
    to.size = sizeof to;
    GrogAcwBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.rules, question.rules);
    ::grognard::detail::put(to.started, question.started);
    ::grognard::detail::list(to.plan, to.plan_len, question.plan);
    GrogAcwAttacksWalkAnswer from{};
    from.size = sizeof from;
    WalkAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_attacks_walk, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `cover`. A board whose enemy hexes are to be attacked.
struct Cover {
  /// The board.
  const ::grognard::acw::Board* board{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
  /// Enemy hexes to attack in addition to those that must be attacked, such as new contact.
  ::grognard::Span<const ::grognard::Hex> targets{};
};

/// The answer of `cover`.
struct CoverAnswer : ::grognard::Ruling<::grognard::acw::Coverage> {
  /// A hex of a set of enemy hexes that cannot all be attacked.
  std::vector<::grognard::acw::CoverageHex> rows{};
};

/// How many enemy hexes can be attacked at most, and the sets that cannot all be: no two of these share a hex, and sets within one of them are not listed (ACW 1, 2, 4).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<CoverAnswer> cover(const Cover& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwAttacksCoverQuestion to{};
    to.size = sizeof to;
    GrogAcwBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.rules, question.rules);
    ::grognard::detail::list(to.targets, to.targets_len, question.targets);
    GrogAcwAttacksCoverAnswer from{};
    from.size = sizeof from;
    CoverAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_attacks_cover, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `count`. A board whose plans are counted.
struct Count {
  /// The board.
  const ::grognard::acw::Board* board{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
  /// The number of steps that the count may take, at least 1. A step is one choice for an enemy hex, or one set of
  /// combats.
  std::uint32_t budget{};
};

/// The answer of `count`.
using CountAnswer = ::grognard::Ruling<::grognard::acw::PlanCount>;

/// How many legal plans there are (ACW 1, 2, 4, 5).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<CountAnswer> count(const Count& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwAttacksCountQuestion to{};
    to.size = sizeof to;
    GrogAcwBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.rules, question.rules);
    ::grognard::detail::put(to.budget, question.budget);
    GrogAcwAttacksCountAnswer from{};
    from.size = sizeof from;
    CountAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    if (::grognard::detail::ask(grog_acw_attacks_count, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::acw::attacks

namespace grognard::acw::combat {

/// The question of `assess`. A combat: the units of the attacking hexes against those of one or more defending hexes.
struct Assess {
  /// All units in the attacking hexes, including those that contribute nothing: the result affects them too.
  ::grognard::Span<const ::grognard::acw::Unit> attackers{};
  /// All units in the attacked hexes.
  ::grognard::Span<const ::grognard::acw::Unit> defenders{};
  /// The hexes with marks or levels, for the modifiers.
  ::grognard::Span<const ::grognard::acw::Ground> ground{};
  /// The hexsides with an effect.
  ::grognard::Span<const ::grognard::acw::Hexside> hexsides{};
  /// The modifiers of the game's card.
  ::grognard::Span<const ::grognard::acw::Modifier> modifiers{};
  /// The results table.
  const ::grognard::acw::Table* table{};
  /// The Cohesion Rating that the attacker fights with, which one of his units must have; 0 for that of his largest
  /// unit, the lower one on a tie.
  std::uint8_t attacker_cohesion{};
  /// The Cohesion Rating that the defender fights with, which one of his units must have; 0 for that of his largest
  /// unit, the lower one on a tie.
  std::uint8_t defender_cohesion{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::acw::Assessment> {
  /// A fault of a combat or of a plan of combats.
  std::vector<::grognard::acw::Flaw> rows{};
};

/// Whether a combat is allowed, and its strengths, odds, column and modifier (ACW 3, 4, 6 to 10).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwCombatAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.attackers, to.attackers_len, question.attackers);
    ::grognard::detail::list(to.defenders, to.defenders_len, question.defenders);
    ::grognard::detail::list(to.ground, to.ground_len, question.ground);
    ::grognard::detail::list(to.hexsides, to.hexsides_len, question.hexsides);
    ::grognard::detail::list(to.modifiers, to.modifiers_len, question.modifiers);
    GrogAcwTable table_c{};
    if (question.table != nullptr) {
      table_c = question.table->c();
      to.table = &table_c;
    }
    ::grognard::detail::put(to.attacker_cohesion, question.attacker_cohesion);
    ::grognard::detail::put(to.defender_cohesion, question.defender_cohesion);
    ::grognard::detail::put(to.rules, question.rules);
    GrogAcwCombatAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_combat_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `resolve`. An assessed combat and its die.
struct Resolve {
  /// The assessment.
  ::grognard::acw::Assessment assessment{};
  /// The results table.
  const ::grognard::acw::Table* table{};
  /// One die, 1 to 6.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `resolve`.
using ResolveAnswer = ::grognard::Ruling<::grognard::acw::Battle>;

/// The result of an assessed combat and its die (ACW 8, 9).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwCombatResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    GrogAcwTable table_c{};
    if (question.table != nullptr) {
      table_c = question.table->c();
      to.table = &table_c;
    }
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogAcwCombatResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_combat_resolve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `distribution`. An assessed combat.
struct Distribution {
  /// The assessment.
  ::grognard::acw::Assessment assessment{};
  /// The results table.
  const ::grognard::acw::Table* table{};
};

/// The answer of `distribution`.
struct DistributionAnswer : ::grognard::Ruling<::grognard::acw::CombatDistribution> {
  /// A result and its chance.
  std::vector<::grognard::acw::Chance> rows{};
};

/// The exact chances of an assessed combat (ACW 8, 9).
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwCombatDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    GrogAcwTable table_c{};
    if (question.table != nullptr) {
      table_c = question.table->c();
      to.table = &table_c;
    }
    GrogAcwCombatDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_combat_distribution, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `percentile`. A result that occurred.
struct Percentile {
  /// The assessment before the die.
  ::grognard::acw::Assessment assessment{};
  /// The results table.
  const ::grognard::acw::Table* table{};
  /// The code of the result that occurred.
  std::uint8_t code{};
};

/// The answer of `percentile`.
using PercentileAnswer = ::grognard::Ruling<::grognard::Percentile>;

/// Where a result that happened stands among all that could have (ACW 8, 9).
inline ::grognard::Result<PercentileAnswer> percentile(const Percentile& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwCombatPercentileQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    GrogAcwTable table_c{};
    if (question.table != nullptr) {
      table_c = question.table->c();
      to.table = &table_c;
    }
    ::grognard::detail::put(to.code, question.code);
    GrogAcwCombatPercentileAnswer from{};
    from.size = sizeof from;
    PercentileAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_combat_percentile, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::acw::combat

namespace grognard::acw::command {

/// The question of `assess`. A unit that is to attack, or to advance after combat.
struct Assess {
  /// The unit.
  ::grognard::acw::Unit unit{};
  /// Enemy units whose advance may have made contact with it. An empty list if `contacted` says so already.
  ::grognard::Span<const ::grognard::acw::Unit> enemies{};
  /// The hexsides with an effect.
  ::grognard::Span<const ::grognard::acw::Hexside> hexsides{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether command lets a unit attack and advance after combat (ACW 6).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwCommandAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.enemies, to.enemies_len, question.enemies);
    ::grognard::detail::list(to.hexsides, to.hexsides_len, question.hexsides);
    ::grognard::detail::put(to.rules, question.rules);
    GrogAcwCommandAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_command_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

}  // namespace grognard::acw::command

namespace grognard::acw::commanders {

/// The question of `assess`. Hexes that suffered an adverse result, elimination or retreat, and the commanders who may have to roll for it.
struct Assess {
  /// The side's units. Only commanders matter. Those in a hex that was hit are still in it.
  ::grognard::Span<const ::grognard::acw::Unit> units{};
  /// The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice
  /// counts once.
  ::grognard::Span<const ::grognard::Hex> hexes{};
  /// The cause of the result.
  ::grognard::acw::Cause cause{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::acw::Rolls> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::acw::Effect> rows{};
};

/// Which commanders must roll after an adverse result, before anybody leaves the hexes hit (ACW 11).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwCommandersAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::put(to.cause, question.cause);
    GrogAcwCommandersAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_commanders_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `resolve`. Dice for commanders who must roll.
struct Resolve {
  /// The side's units. All of its commanders must be included if the command of the army matters, those of equal stars
  /// in order of seniority.
  ::grognard::Span<const ::grognard::acw::Unit> units{};
  /// The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice
  /// counts once.
  ::grognard::Span<const ::grognard::Hex> hexes{};
  /// The cause of the result.
  ::grognard::acw::Cause cause{};
  /// The unit that commands the army. The commander with the highest rank by default, the first of several. C counts it from 1; 0 is none.
  std::uint16_t army_commander{};
  /// One die, 1 to 6, for each commander who must roll, in the order of `units`.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `resolve`.
struct ResolveAnswer : ::grognard::Ruling<::grognard::acw::Command> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::acw::Effect> rows{};
};

/// Rolls for commanders: who is lost, and who commands the army then (ACW 11).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwCommandersResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::put(to.cause, question.cause);
    ::grognard::detail::put(to.army_commander, question.army_commander);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogAcwCommandersResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_commanders_resolve, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `distribution`. Commanders who must roll, before their dice.
struct Distribution {
  /// The side's units. All of its commanders must be included if the command of the army matters, those of equal stars
  /// in order of seniority.
  ::grognard::Span<const ::grognard::acw::Unit> units{};
  /// The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice
  /// counts once.
  ::grognard::Span<const ::grognard::Hex> hexes{};
  /// The cause of the result.
  ::grognard::acw::Cause cause{};
  /// The unit that commands the army. The commander with the highest rank by default, the first of several. C counts it from 1; 0 is none.
  std::uint16_t army_commander{};
};

/// The answer of `distribution`.
struct DistributionAnswer : ::grognard::Ruling<::grognard::acw::CommandDistribution> {
  /// The chance of a number of casualties together with one commander of the army afterwards.
  std::vector<::grognard::acw::CommandChance> rows{};
};

/// The exact chances of commanders' rolls: casualties, and who commands the army (ACW 11).
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwCommandersDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::put(to.cause, question.cause);
    ::grognard::detail::put(to.army_commander, question.army_commander);
    GrogAcwCommandersDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_commanders_distribution, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `army`. Commanders of whom one commands the army.
struct Army {
  /// The side's units, with commanders of equal stars in order of seniority.
  ::grognard::Span<const ::grognard::acw::Unit> units{};
};

/// The answer of `army`.
using ArmyAnswer = ::grognard::Ruling<::grognard::acw::ArmyCommander>;

/// Who commands the army (ACW 11).
inline ::grognard::Result<ArmyAnswer> army(const Army& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwCommandersArmyQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    GrogAcwCommandersArmyAnswer from{};
    from.size = sizeof from;
    ArmyAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_commanders_army, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::acw::commanders

namespace grognard::acw::flank {

/// The question of `assess`. A hex and the hexes that attack it.
struct Assess {
  /// The attacked hex.
  ::grognard::Hex hex{};
  /// The hexes that attack it in this combat, all adjacent to it. A hex listed twice counts once. Guns that bombard
  /// and stacks that take no part are not included. An empty list never flanks.
  ::grognard::Span<const ::grognard::Hex> hexes{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::acw::Flanked>;

/// Whether a hex is flanked by those that attack it (ACW 7).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwFlankAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    GrogAcwFlankAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_flank_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::acw::flank

namespace grognard::acw::game {

/// The question of `arrange`. Units and ground of a position at the beginning of a combat phase.
struct Arrange {
  /// The units, at most 64. None takes part in a combat.
  ::grognard::Span<const ::grognard::acw::GameUnit> units{};
  /// The hexes of the map, at most 256, among them those of all units. Without them the map has no edge.
  ::grognard::Span<const ::grognard::Hex> hexes{};
  /// The hexes with marks or levels, for the modifiers; at most 64.
  ::grognard::Span<const ::grognard::acw::Ground> ground{};
  /// The hexsides with an effect, at most 64.
  ::grognard::Span<const ::grognard::acw::Hexside> hexsides{};
  /// The modifiers of the game's card, at most 24.
  ::grognard::Span<const ::grognard::acw::Modifier> modifiers{};
  /// The results table: at most 16 columns, 256 cells and 24 results.
  const ::grognard::acw::Table* table{};
  /// How hexes are numbered in texts.
  ::grognard::Numbering numbering{};
  /// Dice may come from the `seed`.
  ::grognard::Flag seeded{};
  /// The seed.
  std::uint32_t seed{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
};

/// The answer of `arrange`.
using ArrangeAnswer = ::grognard::Ruling<::grognard::acw::Position>;

/// The position of units on the ground, at the beginning of a combat phase (ACW 2).
inline ::grognard::Result<ArrangeAnswer> arrange(const Arrange& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwGameArrangeQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::list(to.ground, to.ground_len, question.ground);
    ::grognard::detail::list(to.hexsides, to.hexsides_len, question.hexsides);
    ::grognard::detail::list(to.modifiers, to.modifiers_len, question.modifiers);
    GrogAcwTable table_c{};
    if (question.table != nullptr) {
      table_c = question.table->c();
      to.table = &table_c;
    }
    ::grognard::detail::put(to.numbering, question.numbering);
    ::grognard::detail::put(to.seeded, question.seeded);
    ::grognard::detail::put(to.seed, question.seed);
    ::grognard::detail::put(to.rules, question.rules);
    GrogAcwGameArrangeAnswer from{};
    from.size = sizeof from;
    ArrangeAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_game_arrange, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `look`. A position.
struct Look {
  /// The position.
  ::grognard::acw::Position position{};
};

/// The answer of `look`.
struct LookAnswer : ::grognard::Ruling<::grognard::acw::Situation> {
  /// A unit of a position.
  std::vector<::grognard::acw::GameUnit> rows{};
};

/// What a position waits for, and every unit as it stands.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<LookAnswer> look(const Look& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwGameLookQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAcwGameLookAnswer from{};
    from.size = sizeof from;
    LookAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_game_look, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `combats`. A position.
struct Combats {
  /// The position.
  ::grognard::acw::Position position{};
};

/// The answer of `combats`.
struct CombatsAnswer : ::grognard::Ruling<::grognard::acw::Situation> {
  /// The part of one hex in a plan.
  std::vector<::grognard::acw::Engaged> rows{};
};

/// What a position waits for, and the hexes in combats that are declared.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<CombatsAnswer> combats(const Combats& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwGameCombatsQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAcwGameCombatsAnswer from{};
    from.size = sizeof from;
    CombatsAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_game_combats, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
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
  ::grognard::acw::Position position{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::acw::Situation> {
  /// A legal step.
  std::vector<::grognard::acw::Choice> rows{};
};

/// Everything that may be done now.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwGameChoicesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAcwGameChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_game_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
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
  ::grognard::acw::Position position{};
  /// One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, the other fields describe the step.
  std::array<std::uint8_t, 240> line{};
  /// The kind of step. Required if `line` is empty.
  ::grognard::acw::StepKind step{};
  /// The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
  std::uint8_t cohesion{};
  /// The number of the unit that is lost or advances.
  std::uint16_t unit{};
  /// The hex that attacks, is fought for, retreated to or advanced into.
  ::grognard::Hex hex{};
  /// The hex that is attacked.
  ::grognard::Hex target{};
  /// The dice: one for a combat, one for each commander who rolls.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// An objection to a step.
  std::vector<::grognard::acw::StepObjection> rows{};
};

/// Whether a step may be taken, and every objection to it.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwGameAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.line, question.line);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::put(to.cohesion, question.cohesion);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogAcwGameAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_game_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `apply`. A step, as a line of orders or by its parts.
struct Apply {
  /// The position.
  ::grognard::acw::Position position{};
  /// One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, the other fields describe the step.
  std::array<std::uint8_t, 240> line{};
  /// The kind of step. Required if `line` is empty.
  ::grognard::acw::StepKind step{};
  /// The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
  std::uint8_t cohesion{};
  /// The number of the unit that is lost or advances.
  std::uint16_t unit{};
  /// The hex that attacks, is fought for, retreated to or advanced into.
  ::grognard::Hex hex{};
  /// The hex that is attacked.
  ::grognard::Hex target{};
  /// The dice: one for a combat, one for each commander who rolls.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::acw::Position> {
  /// An effect of a step. The next position includes it.
  std::vector<::grognard::acw::GameEffect> effects{};
};

/// The position after a step, and what the step did.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwGameApplyQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.line, question.line);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::put(to.cohesion, question.cohesion);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogAcwGameApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_acw_game_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `chances`. A position with a combat before its die.
struct Chances {
  /// The position.
  ::grognard::acw::Position position{};
};

/// The answer of `chances`.
struct ChancesAnswer : ::grognard::Ruling<::grognard::acw::CombatDistribution> {
  /// A result and its chance.
  std::vector<::grognard::acw::Chance> rows{};
};

/// The exact chances of the combat at hand (ACW 8, 9).
inline ::grognard::Result<ChancesAnswer> chances(const Chances& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwGameChancesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAcwGameChancesAnswer from{};
    from.size = sizeof from;
    ChancesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_game_chances, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
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
  ::grognard::acw::Position position{};
};

/// The answer of `pack`.
struct PackAnswer : ::grognard::Ruling<::grognard::acw::Packed> {
  /// One byte of a packed position.
  std::vector<::grognard::acw::PositionByte> rows{};
};

/// A position as bytes, for files and wires.
inline ::grognard::Result<PackAnswer> pack(const Pack& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwGamePackQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAcwGamePackAnswer from{};
    from.size = sizeof from;
    PackAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_game_pack, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
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
using UnpackAnswer = ::grognard::Ruling<::grognard::acw::Position>;

/// The position that bytes hold.
inline ::grognard::Result<UnpackAnswer> unpack(const Unpack& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwGameUnpackQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.bytes, to.bytes_len, question.bytes);
    GrogAcwGameUnpackAnswer from{};
    from.size = sizeof from;
    UnpackAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_game_unpack, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::acw::game

namespace grognard::acw::losses {

/// The question of `choices`. A battle and the units of the side that settles next.
struct Choices {
  /// The battle, as `resolve` or `apply` returned it.
  ::grognard::acw::Battle battle{};
  /// All units in the hexes of the side that settles next, as they entered the combat.
  ::grognard::Span<const ::grognard::acw::Unit> units{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::acw::Owed> {
  /// What a hex owes.
  std::vector<::grognard::acw::Due> rows{};
};

/// What the side whose turn it is owes and may choose, with the units as they entered the combat (ACW 10).
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwLossesChoicesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    GrogAcwLossesChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_acw_losses_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `apply`. A side's losses.
struct Apply {
  /// The battle, as `resolve` or `apply` returned it.
  ::grognard::acw::Battle battle{};
  /// All units in the hexes of the side that settles next, as they entered the combat.
  ::grognard::Span<const ::grognard::acw::Unit> units{};
  /// The units that the side chooses to lose, each once. An empty list leaves the choice to the library, which loses
  /// as little as possible. Units that the result itself eliminates are not chosen.
  ::grognard::Span<const std::uint16_t> losses{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::acw::Settled> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::acw::Effect> effects{};
};

/// Settles one side's part of a result, with the units as they entered the combat (ACW 3, 8, 10, 11).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAcwLossesApplyQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.losses, to.losses_len, question.losses);
    GrogAcwLossesApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_acw_losses_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::acw::losses

namespace grognard::acw::odds {

/// The question of `round`. Two strengths to compare.
struct Round {
  /// The attacker's strength in strength points (SP).
  std::uint16_t attack{};
  /// The defender's strength in strength points (SP).
  std::uint16_t defence{};
};

/// The answer of `round`.
using RoundAnswer = ::grognard::Ruling<::grognard::Odds>;

/// The odds of two strengths, rounded in the defender's favour (ACW 8).
inline ::grognard::Result<RoundAnswer> round(const Round& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwOddsRoundQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.attack, question.attack);
    ::grognard::detail::put(to.defence, question.defence);
    GrogAcwOddsRoundAnswer from{};
    from.size = sizeof from;
    RoundAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_odds_round, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `column`. Two strengths, and the table in which their column is looked up.
struct Column {
  /// The attacker's strength in strength points (SP).
  std::uint16_t attack{};
  /// The defender's strength in strength points (SP).
  std::uint16_t defence{};
  /// The results table.
  const ::grognard::acw::Table* table{};
};

/// The answer of `column`.
using ColumnAnswer = ::grognard::Ruling<::grognard::acw::Column>;

/// The odds of two strengths and their column of a results table (ACW 8).
inline ::grognard::Result<ColumnAnswer> column(const Column& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwOddsColumnQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.attack, question.attack);
    ::grognard::detail::put(to.defence, question.defence);
    GrogAcwTable table_c{};
    if (question.table != nullptr) {
      table_c = question.table->c();
      to.table = &table_c;
    }
    GrogAcwOddsColumnAnswer from{};
    from.size = sizeof from;
    ColumnAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_odds_column, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::acw::odds

namespace grognard::acw::play {

/// The question of `new`. Units and ground of a position at the beginning of a combat phase.
struct New {
  /// The units, at most 64. None takes part in a combat.
  ::grognard::Span<const ::grognard::acw::GameUnit> units{};
  /// The hexes of the map, at most 256, among them those of all units. Without them the map has no edge.
  ::grognard::Span<const ::grognard::Hex> hexes{};
  /// The hexes with marks or levels, for the modifiers; at most 64.
  ::grognard::Span<const ::grognard::acw::Ground> ground{};
  /// The hexsides with an effect, at most 64.
  ::grognard::Span<const ::grognard::acw::Hexside> hexsides{};
  /// The modifiers of the game's card, at most 24.
  ::grognard::Span<const ::grognard::acw::Modifier> modifiers{};
  /// The results table: at most 16 columns, 256 cells and 24 results.
  const ::grognard::acw::Table* table{};
  /// How hexes are numbered in texts.
  ::grognard::Numbering numbering{};
  /// Dice may come from the `seed`.
  ::grognard::Flag seeded{};
  /// The seed.
  std::uint32_t seed{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
};

/// The answer of `new`.
using NewAnswer = ::grognard::Ruling<::grognard::acw::Situation>;

/// Begins a game in memory that is lent, and says where it stands.
inline ::grognard::Result<NewAnswer> new_(::grognard::GameMemory& game, const New& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwPlayNewQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::list(to.ground, to.ground_len, question.ground);
    ::grognard::detail::list(to.hexsides, to.hexsides_len, question.hexsides);
    ::grognard::detail::list(to.modifiers, to.modifiers_len, question.modifiers);
    GrogAcwTable table_c{};
    if (question.table != nullptr) {
      table_c = question.table->c();
      to.table = &table_c;
    }
    ::grognard::detail::put(to.numbering, question.numbering);
    ::grognard::detail::put(to.seeded, question.seeded);
    ::grognard::detail::put(to.seed, question.seed);
    ::grognard::detail::put(to.rules, question.rules);
    GrogAcwPlayNewAnswer from{};
    from.size = sizeof from;
    NewAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask([&game](const GrogAcwPlayNewQuestion* asked, GrogAcwPlayNewAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_acw_play_new(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault))) != 0; }) != 0) {
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
struct LookAnswer : ::grognard::Ruling<::grognard::acw::Situation> {
  /// A unit of a position.
  std::vector<::grognard::acw::GameUnit> rows{};
};

/// What the game waits for, and the rows of what stands on the board or is owed.
inline ::grognard::Result<LookAnswer> look(::grognard::GameMemory& game, const Look& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwPlayLookQuestion to{};
    to.size = sizeof to;
    static_cast<void>(question);
    GrogAcwPlayLookAnswer from{};
    from.size = sizeof from;
    LookAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogAcwPlayLookQuestion* asked, GrogAcwPlayLookAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_acw_play_look(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
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
struct ChoicesAnswer : ::grognard::Ruling<::grognard::acw::Situation> {
  /// A legal step.
  std::vector<::grognard::acw::Choice> rows{};
};

/// All that may be done now: each row is an order, or leads to orders.
inline ::grognard::Result<ChoicesAnswer> choices(::grognard::GameMemory& game, const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwPlayChoicesQuestion to{};
    to.size = sizeof to;
    static_cast<void>(question);
    GrogAcwPlayChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogAcwPlayChoicesQuestion* asked, GrogAcwPlayChoicesAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_acw_play_choices(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
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
  /// One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, `choice` is the order, or `step`
  /// says its kind.
  ::grognard::Span<const std::uint8_t> line{};
  /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
  ::grognard::acw::Choice choice{};
  /// The dice of an order that needs some: one for a combat, one for each commander who rolls.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The kind of an order that is given by the fields from here on; absent for a line or a row.
  ::grognard::acw::StepKind step{};
  /// The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
  std::uint8_t cohesion{};
  /// The number of the unit that is lost or advances.
  std::uint16_t unit{};
  /// The hex that attacks, is fought for, retreated to or advanced into.
  ::grognard::Hex hex{};
  /// The hex that is attacked.
  ::grognard::Hex target{};
};

/// The answer of `judge`.
struct JudgeAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// An objection to a step.
  std::vector<::grognard::acw::StepObjection> rows{};
};

/// Whether an order is allowed, and the objections to it. Nothing changes.
inline ::grognard::Result<JudgeAnswer> judge(::grognard::GameMemory& game, const Judge& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwPlayJudgeQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.line, to.line_len, question.line);
    ::grognard::detail::put(to.choice, question.choice);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::put(to.cohesion, question.cohesion);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.target, question.target);
    GrogAcwPlayJudgeAnswer from{};
    from.size = sizeof from;
    JudgeAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogAcwPlayJudgeQuestion* asked, GrogAcwPlayJudgeAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_acw_play_judge(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `order`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`. Units are named by their numbers.
struct Order {
  /// One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, `choice` is the order, or `step`
  /// says its kind.
  ::grognard::Span<const std::uint8_t> line{};
  /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
  ::grognard::acw::Choice choice{};
  /// The dice of an order that needs some: one for a combat, one for each commander who rolls.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The kind of an order that is given by the fields from here on; absent for a line or a row.
  ::grognard::acw::StepKind step{};
  /// The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
  std::uint8_t cohesion{};
  /// The number of the unit that is lost or advances.
  std::uint16_t unit{};
  /// The hex that attacks, is fought for, retreated to or advanced into.
  ::grognard::Hex hex{};
  /// The hex that is attacked.
  ::grognard::Hex target{};
};

/// The answer of `order`.
struct OrderAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// An effect of a step. The next position includes it.
  std::vector<::grognard::acw::GameEffect> effects{};
};

/// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
inline ::grognard::Result<OrderAnswer> order(::grognard::GameMemory& game, const Order& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwPlayOrderQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.line, to.line_len, question.line);
    ::grognard::detail::put(to.choice, question.choice);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::put(to.cohesion, question.cohesion);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.target, question.target);
    GrogAcwPlayOrderAnswer from{};
    from.size = sizeof from;
    OrderAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(256);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask([&game, before = trail != nullptr ? game.position(grog_acw_play_position) : std::vector<std::uint64_t>(), done = false](const GrogAcwPlayOrderQuestion* asked, GrogAcwPlayOrderAnswer* told, GrogTrail* steps, GrogFault* why) mutable { if (done) { game.restore(before); }  const std::int32_t status = grog_acw_play_order(game.words.data(), game.words.size(), asked, told, steps, why); done = status == 0; return status; }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `chances`. A question without fields: about the game as it stands.
struct Chances {
};

/// The answer of `chances`.
struct ChancesAnswer : ::grognard::Ruling<::grognard::acw::CombatDistribution> {
  /// A result and its chance.
  std::vector<::grognard::acw::Chance> rows{};
};

/// The exact chances of what is open.
inline ::grognard::Result<ChancesAnswer> chances(::grognard::GameMemory& game, const Chances& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwPlayChancesQuestion to{};
    to.size = sizeof to;
    static_cast<void>(question);
    GrogAcwPlayChancesAnswer from{};
    from.size = sizeof from;
    ChancesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogAcwPlayChancesQuestion* asked, GrogAcwPlayChancesAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_acw_play_chances(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::acw::play

namespace grognard::acw::strength {

/// The question of `assess`. Units whose strength is counted.
struct Assess {
  /// The units, in one hex or in several.
  ::grognard::Span<const ::grognard::acw::Unit> units{};
  /// Whether they attack or defend.
  ::grognard::acw::Side side{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::acw::Strength>;

/// The strength points of units that count (ACW 3).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwStrengthAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.side, question.side);
    GrogAcwStrengthAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_strength_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::acw::strength

namespace grognard::acw::table {

/// The question of `check`. A results table to check.
struct Check {
  /// The table.
  const ::grognard::acw::Table* table{};
};

/// The answer of `check`.
using CheckAnswer = ::grognard::Ruling<::grognard::acw::Extent>;

/// Checks a results table: its shape, its order, its codes (ACW 8).
inline ::grognard::Result<CheckAnswer> check(const Check& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwTableCheckQuestion to{};
    to.size = sizeof to;
    GrogAcwTable table_c{};
    if (question.table != nullptr) {
      table_c = question.table->c();
      to.table = &table_c;
    }
    GrogAcwTableCheckAnswer from{};
    from.size = sizeof from;
    CheckAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_table_check, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `example`. A question without fields.
struct Example {
};

/// The answer of `example`.
using ExampleAnswer = ::grognard::Ruling<::grognard::acw::Example>;

/// An example of a results table for tests and demonstrations, no publisher's (ACW 8).
inline ::grognard::Result<ExampleAnswer> example(const Example& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwTableExampleQuestion to{};
    to.size = sizeof to;
    static_cast<void>(question);
    GrogAcwTableExampleAnswer from{};
    from.size = sizeof from;
    ExampleAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_table_example, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::acw::table

namespace grognard::acw::zoc {

/// The question of `exerts`. A unit.
struct Exerts {
  /// The unit.
  ::grognard::acw::Unit unit{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
};

/// The answer of `exerts`.
using ExertsAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a unit has a zone of control (ACW 2).
inline ::grognard::Result<ExertsAnswer> exerts(const Exerts& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwZocExertsQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.rules, question.rules);
    GrogAcwZocExertsAnswer from{};
    from.size = sizeof from;
    ExertsAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_zoc_exerts, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

/// The question of `covers`. A hex, and units whose zones of control may cover it.
struct Covers {
  /// The hex.
  ::grognard::Hex hex{};
  /// The units of one side.
  ::grognard::Span<const ::grognard::acw::Unit> units{};
  /// The hexsides with an effect.
  ::grognard::Span<const ::grognard::acw::Hexside> hexsides{};
  /// The game's options.
  ::grognard::acw::GameRules rules{};
};

/// The answer of `covers`.
using CoversAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a hex lies in the zone of control of any of these units (ACW 2).
inline ::grognard::Result<CoversAnswer> covers(const Covers& question, ::grognard::Trail* trail = nullptr) {
    GrogAcwZocCoversQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.hexsides, to.hexsides_len, question.hexsides);
    ::grognard::detail::put(to.rules, question.rules);
    GrogAcwZocCoversAnswer from{};
    from.size = sizeof from;
    CoversAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_acw_zoc_covers, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

}  // namespace grognard::acw::zoc

/// The orders of the system's game by their names.
namespace grognard::acw::orders {

/// The stack in `hex` attacks the stack in `target`: a combat of its own, or one of the two joins the other's.
struct Attack {
  /// The hex that attacks, is fought for, retreated to or advanced into.
  ::grognard::Name hex{};
  /// The hex that is attacked.
  ::grognard::Name target{};

  using ByName = void;
  static constexpr const char* name = "attack";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::acw::StepKind::attack;
    into.one(into.question.hex, "hex", hex, true);
    into.one(into.question.target, "target", target, true);
  }
};

/// The declarations end; without any the phase ends.
struct End {

  using ByName = void;
  static constexpr const char* name = "end";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::acw::StepKind::end;
  }
};

/// The combat of the attacked `hex` is fought, with the attacker's `cohesion`; 0 for that of his largest unit.
struct Fight {
  /// The hex that attacks, is fought for, retreated to or advanced into.
  ::grognard::Name hex{};
  /// The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
  std::uint8_t cohesion{};

  using ByName = void;
  static constexpr const char* name = "fight";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::acw::StepKind::fight;
    into.one(into.question.hex, "hex", hex, true);
    into.question.cohesion = cohesion;
  }
};

/// The defender fights with this `cohesion`; 0 for that of his largest unit.
struct Stand {
  /// The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
  std::uint8_t cohesion{};

  using ByName = void;
  static constexpr const char* name = "stand";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::acw::StepKind::stand;
    into.question.cohesion = cohesion;
  }
};

/// The `dice` for which the position waits.
struct Dice {
  /// The dice: one for a combat, one for each commander who rolls.
  std::vector<std::uint8_t> dice{};

  using ByName = void;
  static constexpr const char* name = "dice";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::acw::StepKind::dice;
    into.question.dice = dice;
  }
};

/// Dice from the position's seed.
struct Roll {

  using ByName = void;
  static constexpr const char* name = "roll";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::acw::StepKind::roll;
  }
};

/// The `unit` is lost.
struct Lose {
  /// The number of the unit that is lost or advances.
  ::grognard::Name unit{};

  using ByName = void;
  static constexpr const char* name = "lose";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::acw::StepKind::lose;
    into.one(into.question.unit, "unit", unit, true);
  }
};

/// The retreating stack enters the `hex`.
struct Go {
  /// The hex that attacks, is fought for, retreated to or advanced into.
  ::grognard::Name hex{};

  using ByName = void;
  static constexpr const char* name = "go";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::acw::StepKind::go;
    into.one(into.question.hex, "hex", hex, true);
  }
};

/// The `unit` advances into the `hex`.
struct Advance {
  /// The number of the unit that is lost or advances.
  ::grognard::Name unit{};
  /// The hex that attacks, is fought for, retreated to or advanced into.
  ::grognard::Name hex{};

  using ByName = void;
  static constexpr const char* name = "advance";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::acw::StepKind::advance;
    into.one(into.question.unit, "unit", unit, true);
    into.one(into.question.hex, "hex", hex, true);
  }
};

/// Nobody advances any more.
struct Stay {

  using ByName = void;
  static constexpr const char* name = "stay";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::acw::StepKind::stay;
  }
};

/// What a game does by the names of its orders.
template <class Game>
class Verbs {
 public:
  /// The stack in `hex` attacks the stack in `target`: a combat of its own, or one of the two joins the other's.
  ::grognard::Result<play::OrderAnswer> attack(const Attack& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The declarations end; without any the phase ends.
  ::grognard::Result<play::OrderAnswer> end(const End& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The combat of the attacked `hex` is fought, with the attacker's `cohesion`; 0 for that of his largest unit.
  ::grognard::Result<play::OrderAnswer> fight(const Fight& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The defender fights with this `cohesion`; 0 for that of his largest unit.
  ::grognard::Result<play::OrderAnswer> stand(const Stand& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The `dice` for which the position waits.
  ::grognard::Result<play::OrderAnswer> dice(const Dice& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Dice from the position's seed.
  ::grognard::Result<play::OrderAnswer> roll(const Roll& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The `unit` is lost.
  ::grognard::Result<play::OrderAnswer> lose(const Lose& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The retreating stack enters the `hex`.
  ::grognard::Result<play::OrderAnswer> go(const Go& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The `unit` advances into the `hex`.
  ::grognard::Result<play::OrderAnswer> advance(const Advance& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Nobody advances any more.
  ::grognard::Result<play::OrderAnswer> stay(const Stay& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
};

}  // namespace grognard::acw::orders

namespace grognard::acw {

/// The functions of the system's game.
struct GameCalls {
  using New = play::New;
  using Choice = ::grognard::acw::Choice;
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
  static constexpr auto load = grog_acw_play_load;
  static constexpr auto save = grog_acw_play_save;
  static constexpr auto thrown = grog_acw_play_thrown;
  static constexpr auto position = grog_acw_play_position;
  static constexpr auto pack = grog_acw_play_pack;
  static constexpr auto unpack = grog_acw_play_unpack;
  static std::int32_t find(GameMemory& game, const char* field, const char* name, std::int32_t* found, GrogFault* fault) {
    return grog_acw_play_find(game.words.data(), game.words.size(), field, name, found, fault);
  }

  static ::grognard::Result<play::NewAnswer> begin(GameMemory& game, const New& setup) { return play::new_(game, setup); }
  static ::grognard::Result<OrderAnswer> order(GameMemory& game, const Order& given, Trail* trail) {
    return play::order(game, given, trail);
  }
  static ::grognard::Result<JudgeAnswer> judge(GameMemory& game, const Order& given, Trail* trail) {
    play::Judge question;
    question.line = given.line;
    question.choice = given.choice;
    question.dice = given.dice;
    question.step = given.step;
    question.cohesion = given.cohesion;
    question.unit = given.unit;
    question.hex = given.hex;
    question.target = given.target;
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

/// A combat phase, refereed from one position that remembers. A line of orders is such as `attack 0,0 > 1,0`.
using Game = ::grognard::BasicGame<GameCalls>;

}  // namespace grognard::acw

#endif  // GROGNARD_ACW_HPP

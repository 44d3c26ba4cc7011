/*
 * grognard for C++17: the system `ocs`.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_OCS_HPP
#define GROGNARD_OCS_HPP

#include "ocs.h"
#include "detail/game.hpp"

namespace grognard::ocs {

/// The carrier of a unit.
enum class Aboard : std::uint8_t {
  /// No carrier.
  nothing = GROG_OCS_ABOARD_NOTHING,
  /// A landing craft.
  landing_craft = GROG_OCS_ABOARD_LANDING_CRAFT,
  /// A ship.
  ship = GROG_OCS_ABOARD_SHIP,
  /// A train.
  train = GROG_OCS_ABOARD_TRAIN,
  /// An aircraft.
  aircraft = GROG_OCS_ABOARD_AIRCRAFT,
  /// Transport Points on wagons, formed into an Extender.
  wagon_extender = GROG_OCS_ABOARD_WAGON_EXTENDER,
  /// Transport Points on mules, formed into an Extender.
  mule_extender = GROG_OCS_ABOARD_MULE_EXTENDER,
};

/// The kind of an order that can be chosen.
enum class Act : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The segment ends.
  next = GROG_OCS_ACT_NEXT,
  /// A unit takes a mode, or turns.
  change = GROG_OCS_ACT_CHANGE,
  /// A unit is released from Reserve.
  release = GROG_OCS_ACT_RELEASE,
  /// A unit moves. Its cost is in movement points.
  march = GROG_OCS_ACT_MARCH,
  /// Transport Points load.
  load = GROG_OCS_ACT_LOAD,
  /// Transport Points unload.
  unload = GROG_OCS_ACT_UNLOAD,
  /// A dump is blown.
  blow = GROG_OCS_ACT_BLOW,
  /// A unit is fuelled.
  fuel = GROG_OCS_ACT_FUEL,
  /// A multi-step unit absorbs Breakdowns.
  absorb = GROG_OCS_ACT_ABSORB,
  /// Transport Points form an Extender, or it is unformed.
  extend = GROG_OCS_ACT_EXTEND,
  /// An Extender collapses.
  collapse = GROG_OCS_ACT_COLLAPSE,
  /// An air base refits aircraft.
  refit = GROG_OCS_ACT_REFIT,
  /// A unit breaks out.
  break_out = GROG_OCS_ACT_BREAK_OUT,
  /// A unit or supply moves by rail.
  rail = GROG_OCS_ACT_RAIL,
  /// A unit builds.
  construct = GROG_OCS_ACT_CONSTRUCT,
  /// Units attack or overrun a hex.
  attack = GROG_OCS_ACT_ATTACK,
  /// The defenders of the open combat are supplied, or not.
  defend = GROG_OCS_ACT_DEFEND,
  /// The odds of the open combat are taken.
  odds = GROG_OCS_ACT_ODDS,
  /// The dice of what is open are thrown.
  roll = GROG_OCS_ACT_ROLL,
  /// A side settles its part of the combat.
  settle = GROG_OCS_ACT_SETTLE,
  /// A unit retreats.
  retreat = GROG_OCS_ACT_RETREAT,
  /// Attackers advance, or none.
  advance = GROG_OCS_ACT_ADVANCE,
  /// What has fallen in a hex is captured.
  capture = GROG_OCS_ACT_CAPTURE,
  /// Artillery barrages a hex.
  barrage = GROG_OCS_ACT_BARRAGE,
  /// The target of the barrage takes its losses.
  suffer = GROG_OCS_ACT_SUFFER,
  /// A unit restocks.
  restock = GROG_OCS_ACT_RESTOCK,
  /// The side traces supply.
  trace = GROG_OCS_ACT_TRACE,
  /// A unit eats.
  eat = GROG_OCS_ACT_EAT,
  /// Who neither traced nor ate is marked.
  mark = GROG_OCS_ACT_MARK,
  /// The units of a hex check attrition.
  attrition = GROG_OCS_ACT_ATTRITION,
  /// A unit is rebuilt.
  rebuild = GROG_OCS_ACT_REBUILD,
  /// A reinforcement arrives.
  arrive = GROG_OCS_ACT_ARRIVE,
  /// Two units are consolidated.
  consolidate = GROG_OCS_ACT_CONSOLIDATE,
  /// A unit of an overstacked hex is eliminated (4.8a).
  eliminate = GROG_OCS_ACT_ELIMINATE,
  /// A multi-step unit makes Breakdowns.
  break_down = GROG_OCS_ACT_BREAK_DOWN,
  /// Transport Points are combined, or divided.
  combine = GROG_OCS_ACT_COMBINE,
  /// The defender lets a Beach Assault land.
  concede = GROG_OCS_ACT_CONCEDE,
  /// Units barrage a facility.
  bombard = GROG_OCS_ACT_BOMBARD,
};

/// An action in a hex.
enum class Action : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// To continue Truck movement from the hex, other than by an overrun (4.5a.A).
  truck_movement = GROG_OCS_ACTION_TRUCK_MOVEMENT,
  /// To trace a supply path into or out of the hex: a draw, a throw or an Extender's path (4.5a.B).
  supply_path = GROG_OCS_ACTION_SUPPLY_PATH,
  /// To move cargo by Rail Cap (4.5a.C).
  rail_transport = GROG_OCS_ACTION_RAIL_TRANSPORT,
  /// To trace supply by rail (4.5a.D).
  rail_trace = GROG_OCS_ACTION_RAIL_TRACE,
  /// To convert a railroad (4.5a.E).
  rail_conversion = GROG_OCS_ACTION_RAIL_CONVERSION,
  /// To trace supply through a port (4.5a.F).
  port_trace = GROG_OCS_ACTION_PORT_TRACE,
  /// To move cargo through a port by Sea Cap (4.5a.G).
  port_transport = GROG_OCS_ACTION_PORT_TRANSPORT,
  /// To refit aircraft (4.5a.H).
  refit = GROG_OCS_ACTION_REFIT,
  /// To change to Reserve Mode (4.5a.I).
  enter_reserve = GROG_OCS_ACTION_ENTER_RESERVE,
  /// To change to Strat Mode (4.5a.J).
  enter_strat = GROG_OCS_ACTION_ENTER_STRAT,
  /// To move into the hex in Strat Mode (4.5a.J).
  strat_movement = GROG_OCS_ACTION_STRAT_MOVEMENT,
  /// To rebuild with replacements (4.5a.K).
  rebuild = GROG_OCS_ACTION_REBUILD,
};

/// Whether the attackers advance into the hex.
enum class Advance : std::uint8_t {
  /// They do not advance.
  none = GROG_OCS_ADVANCE_NONE,
  /// They may advance.
  may = GROG_OCS_ADVANCE_MAY,
  /// They must advance.
  must = GROG_OCS_ADVANCE_MUST,
};

/// The anti-tank effect of a unit or hex.
enum class AntiTank : std::uint8_t {
  /// No anti-tank effect.
  none = GROG_OCS_ANTI_TANK_NONE,
  /// Light anti-tank effect.
  light = GROG_OCS_ANTI_TANK_LIGHT,
  /// Heavy anti-tank effect.
  heavy = GROG_OCS_ANTI_TANK_HEAVY,
};

/// The colour of the symbol box, on which the effect of terrain depends.
enum class Arm : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// A box of any other colour.
  other = GROG_OCS_ARM_OTHER,
  /// A red box.
  mech = GROG_OCS_ARM_MECH,
  /// A yellow box.
  armor = GROG_OCS_ARM_ARMOR,
};

/// How reinforcements enter the game.
enum class ArrivesBy : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// In a hex that the Arrival Chart names, or in a box off the map.
  hex = GROG_OCS_ARRIVES_BY_HEX,
  /// In a hex of the map's edge; if enemy units block it, in the nearest one that they do not block.
  edge = GROG_OCS_ARRIVES_BY_EDGE,
  /// At a port.
  port = GROG_OCS_ARRIVES_BY_PORT,
};

/// The kind of attack.
enum class Attack : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// A regular attack: in a Combat Segment, from any number of adjacent hexes.
  regular = GROG_OCS_ATTACK_REGULAR,
  /// An overrun: during movement, by units that began the phase in one stack.
  overrun = GROG_OCS_ATTACK_OVERRUN,
};

/// A result of the barrage table, from the best to the worst for the target.
enum class BarrageResult : std::uint8_t {
  /// No effect.
  none = GROG_OCS_BARRAGE_RESULT_NONE,
  /// Disorganized.
  dg = GROG_OCS_BARRAGE_RESULT_DG,
  /// One half in brackets: disorganized in the cases that the rule lists, otherwise one half.
  bracketed = GROG_OCS_BARRAGE_RESULT_BRACKETED,
  /// One half: on a die of 4 to 6 one step and disorganized, otherwise disorganized.
  half = GROG_OCS_BARRAGE_RESULT_HALF,
  /// One step and disorganized.
  one = GROG_OCS_BARRAGE_RESULT_ONE,
  /// Two steps and disorganized.
  two = GROG_OCS_BARRAGE_RESULT_TWO,
  /// Three steps and disorganized.
  three = GROG_OCS_BARRAGE_RESULT_THREE,
};

/// A field of a row of a board.
enum class BoardField : std::uint8_t {
  /// The whole list or row.
  whole = GROG_OCS_BOARD_FIELD_WHOLE,
  /// `reserved`.
  reserved = GROG_OCS_BOARD_FIELD_RESERVED,
  /// `terrain`.
  terrain = GROG_OCS_BOARD_FIELD_TERRAIN,
  /// `armor` of a terrain.
  armor = GROG_OCS_BOARD_FIELD_ARMOR,
  /// `mech` of a terrain.
  mech = GROG_OCS_BOARD_FIELD_MECH,
  /// `other` of a terrain.
  other = GROG_OCS_BOARD_FIELD_OTHER,
  /// `ground` of a terrain.
  ground = GROG_OCS_BOARD_FIELD_GROUND,
  /// `feature`.
  feature = GROG_OCS_BOARD_FIELD_FEATURE,
  /// `bridged`.
  bridged = GROG_OCS_BOARD_FIELD_BRIDGED,
  /// `hex`.
  hex = GROG_OCS_BOARD_FIELD_HEX,
  /// `settlement`.
  settlement = GROG_OCS_BOARD_FIELD_SETTLEMENT,
  /// `rail`.
  rail = GROG_OCS_BOARD_FIELD_RAIL,
  /// `multi_track`.
  multi_track = GROG_OCS_BOARD_FIELD_MULTI_TRACK,
  /// `roads`.
  roads = GROG_OCS_BOARD_FIELD_ROADS,
  /// `sides`.
  sides = GROG_OCS_BOARD_FIELD_SIDES,
  /// `control`.
  control = GROG_OCS_BOARD_FIELD_CONTROL,
  /// `supply_source`.
  supply_source = GROG_OCS_BOARD_FIELD_SUPPLY_SOURCE,
  /// `off_map`.
  off_map = GROG_OCS_BOARD_FIELD_OFF_MAP,
  /// `kind`.
  kind = GROG_OCS_BOARD_FIELD_KIND,
  /// `arm`.
  arm = GROG_OCS_BOARD_FIELD_ARM,
  /// `symbol`.
  symbol = GROG_OCS_BOARD_FIELD_SYMBOL,
  /// `size`.
  size = GROG_OCS_BOARD_FIELD_SIZE,
  /// `steps`.
  steps = GROG_OCS_BOARD_FIELD_STEPS,
  /// `steps_lost`.
  steps_lost = GROG_OCS_BOARD_FIELD_STEPS_LOST,
  /// `rating`.
  rating = GROG_OCS_BOARD_FIELD_RATING,
  /// `mode`.
  mode = GROG_OCS_BOARD_FIELD_MODE,
  /// `oriented`.
  oriented = GROG_OCS_BOARD_FIELD_ORIENTED,
  /// `side`.
  side = GROG_OCS_BOARD_FIELD_SIDE,
  /// `stocks`.
  stocks = GROG_OCS_BOARD_FIELD_STOCKS,
  /// `combat_supply`.
  combat_supply = GROG_OCS_BOARD_FIELD_COMBAT_SUPPLY,
  /// `aboard`.
  aboard = GROG_OCS_BOARD_FIELD_ABOARD,
  /// `transported`.
  transported = GROG_OCS_BOARD_FIELD_TRANSPORTED,
  /// `amount`.
  amount = GROG_OCS_BOARD_FIELD_AMOUNT,
  /// `load`.
  load = GROG_OCS_BOARD_FIELD_LOAD,
  /// `combat_side`.
  combat_side = GROG_OCS_BOARD_FIELD_COMBAT_SIDE,
  /// `move_side`.
  move_side = GROG_OCS_BOARD_FIELD_MOVE_SIDE,
  /// `strength` of a side of a counter.
  strength = GROG_OCS_BOARD_FIELD_STRENGTH,
  /// `barrage` of a side of a counter.
  barrage = GROG_OCS_BOARD_FIELD_BARRAGE,
  /// `style` of a side of a counter.
  style = GROG_OCS_BOARD_FIELD_STYLE,
  /// `mobility` of a side of a counter.
  mobility = GROG_OCS_BOARD_FIELD_MOBILITY,
  /// `id`.
  id = GROG_OCS_BOARD_FIELD_ID,
  /// `throw_mobility` of a side of a counter.
  throw_mobility = GROG_OCS_BOARD_FIELD_THROW_MOBILITY,
  /// `ma` of a side of a counter.
  ma = GROG_OCS_BOARD_FIELD_MA,
  /// `fuelled_by`.
  fuelled_by = GROG_OCS_BOARD_FIELD_FUELLED_BY,
  /// `progress`.
  progress = GROG_OCS_BOARD_FIELD_PROGRESS,
  /// `last_supply`.
  last_supply = GROG_OCS_BOARD_FIELD_LAST_SUPPLY,
  /// `threw`.
  threw = GROG_OCS_BOARD_FIELD_THREW,
  /// `combat_stage`.
  combat_stage = GROG_OCS_BOARD_FIELD_COMBAT_STAGE,
  /// `also`.
  also = GROG_OCS_BOARD_FIELD_ALSO,
  /// `weather_row`.
  weather_row = GROG_OCS_BOARD_FIELD_WEATHER_ROW,
  /// `weather_side`.
  weather_side = GROG_OCS_BOARD_FIELD_WEATHER_SIDE,
  /// `trainbusted`.
  trainbusted = GROG_OCS_BOARD_FIELD_TRAINBUSTED,
  /// `attacked_from`.
  attacked_from = GROG_OCS_BOARD_FIELD_ATTACKED_FROM,
  /// `had_bridge`.
  had_bridge = GROG_OCS_BOARD_FIELD_HAD_BRIDGE,
  /// `first_reserves` of `turn`.
  first_reserves = GROG_OCS_BOARD_FIELD_FIRST_RESERVES,
  /// `second_reserves` of `turn`.
  second_reserves = GROG_OCS_BOARD_FIELD_SECOND_RESERVES,
  /// `open` of `tables`.
  open = GROG_OCS_BOARD_FIELD_OPEN,
  /// `close` of `tables`.
  close = GROG_OCS_BOARD_FIELD_CLOSE,
  /// `very_close` of `tables`.
  very_close = GROG_OCS_BOARD_FIELD_VERY_CLOSE,
  /// `extremely_close` of `tables`.
  extremely_close = GROG_OCS_BOARD_FIELD_EXTREMELY_CLOSE,
  /// `odds_rule` of `tables`.
  odds_rule = GROG_OCS_BOARD_FIELD_ODDS_RULE,
  /// `rows` of `tables`.
  rows = GROG_OCS_BOARD_FIELD_ROWS,
  /// `first` of `tables`.
  first = GROG_OCS_BOARD_FIELD_FIRST,
  /// `cells` of `tables`.
  cells = GROG_OCS_BOARD_FIELD_CELLS,
  /// `cells_rule` of `tables`.
  cells_rule = GROG_OCS_BOARD_FIELD_CELLS_RULE,
  /// `surprise` of `tables`.
  surprise = GROG_OCS_BOARD_FIELD_SURPRISE,
  /// `modes` of `tables`.
  modes = GROG_OCS_BOARD_FIELD_MODES,
  /// `losses` of `tables`.
  losses = GROG_OCS_BOARD_FIELD_LOSSES,
  /// `points` of `tables`.
  points = GROG_OCS_BOARD_FIELD_POINTS,
  /// `costs` of `tables`.
  costs = GROG_OCS_BOARD_FIELD_COSTS,
  /// `barrage_rule` of `tables`.
  barrage_rule = GROG_OCS_BOARD_FIELD_BARRAGE_RULE,
};

/// A list of a board.
enum class BoardList : std::uint8_t {
  /// The chart.
  chart = GROG_OCS_BOARD_LIST_CHART,
  /// The hexes.
  hexes = GROG_OCS_BOARD_LIST_HEXES,
  /// The units.
  units = GROG_OCS_BOARD_LIST_UNITS,
  /// No list: where the game stands.
  turn = GROG_OCS_BOARD_LIST_TURN,
  /// No list: the game's own tables.
  tables = GROG_OCS_BOARD_LIST_TABLES,
};

/// The moment at which Breakdowns are made or absorbed.
enum class BreakdownMoment : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The multi-step unit begins to move in a Movement Segment.
  moves = GROG_OCS_BREAKDOWN_MOMENT_MOVES,
  /// The multi-step unit advances after combat.
  advances = GROG_OCS_BREAKDOWN_MOMENT_ADVANCES,
  /// The multi-step unit retreats.
  retreats = GROG_OCS_BREAKDOWN_MOMENT_RETREATS,
  /// A phase ends.
  phase_ends = GROG_OCS_BREAKDOWN_MOMENT_PHASE_ENDS,
};

/// The terrain that applies to an attacking stack.
enum class Choice : std::uint8_t {
  /// The one that is best for the defender.
  best = GROG_OCS_CHOICE_BEST,
  /// A terrain of the hex.
  hex = GROG_OCS_CHOICE_HEX,
  /// The hexside that the stack crosses.
  hexside = GROG_OCS_CHOICE_HEXSIDE,
};

/// A result of the combat table, from the worst for the attacker to the best. `A` begins the attacker's part and `D`
/// the defender's. `L` is steps lost, `o` an option of steps and hexes of retreat, `e` the Action Rating from which
/// attackers exploit, `DG` disorganized.
enum class CombatResult : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// AL2: the attacker loses 2 steps.
  al2 = GROG_OCS_COMBAT_RESULT_AL2,
  /// AL1o1: the attacker loses 1 step and takes an option of 1.
  al1o1 = GROG_OCS_COMBAT_RESULT_AL1O1,
  /// AL1o1/Do1: the attacker loses 1 step and takes an option of 1, the defender an option of 1.
  al1o1_do1 = GROG_OCS_COMBAT_RESULT_AL1O1_DO1,
  /// AL1/Do1: the attacker loses 1 step, the defender takes an option of 1.
  al1_do1 = GROG_OCS_COMBAT_RESULT_AL1_DO1,
  /// Ao1/Do1: each side takes an option of 1.
  ao1_do1 = GROG_OCS_COMBAT_RESULT_AO1_DO1,
  /// AL1/DL1o1: the attacker loses 1 step, the defender 1 step and an option of 1.
  al1_dl1o1 = GROG_OCS_COMBAT_RESULT_AL1_DL1O1,
  /// Ao1/DL1o1: the attacker takes an option of 1, the defender loses 1 step and takes an option of 1.
  ao1_dl1o1 = GROG_OCS_COMBAT_RESULT_AO1_DL1O1,
  /// Ao1/DL1o2: the attacker takes an option of 1, the defender loses 1 step and takes an option of 2.
  ao1_dl1o2 = GROG_OCS_COMBAT_RESULT_AO1_DL1O2,
  /// Ao1e4/DL1o2: as Ao1/DL1o2, and attackers of rating 4 exploit.
  ao1e4_dl1o2 = GROG_OCS_COMBAT_RESULT_AO1E4_DL1O2,
  /// Ae4/DL1o2: the defender loses 1 step and takes an option of 2; attackers of rating 4 exploit.
  ae4_dl1o2 = GROG_OCS_COMBAT_RESULT_AE4_DL1O2,
  /// Ae3/DL2o2DG: the defender loses 2 steps, takes an option of 2 and is disorganized; attackers of rating 3
  /// exploit.
  ae3_dl2o2_dg = GROG_OCS_COMBAT_RESULT_AE3_DL2O2_DG,
  /// Ae2/DL2o3DG: the defender loses 2 steps, takes an option of 3 and is disorganized; attackers of rating 2
  /// exploit.
  ae2_dl2o3_dg = GROG_OCS_COMBAT_RESULT_AE2_DL2O3_DG,
};

/// The source of a unit's combat supply in the current combat.
enum class CombatSupply : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Supply on the map, which is paid.
  paid = GROG_OCS_COMBAT_SUPPLY_PAID,
  /// The unit's internal stocks.
  stocks = GROG_OCS_COMBAT_SUPPLY_STOCKS,
  /// No combat supply.
  none = GROG_OCS_COMBAT_SUPPLY_NONE,
};

/// The kind of consolidation.
enum class Consolidation : std::uint8_t {
  /// Two multi-step units are combined into one (13.9.1).
  steps = GROG_OCS_CONSOLIDATION_STEPS,
  /// A unit is exchanged with one of another formation (13.9.2).
  swap = GROG_OCS_CONSOLIDATION_SWAP,
  /// An independent unit joins a formation (13.9.3).
  join = GROG_OCS_CONSOLIDATION_JOIN,
  /// Two reduced aircraft are combined into one (13.9.4).
  aircraft = GROG_OCS_CONSOLIDATION_AIRCRAFT,
};

/// The kind of an edit.
enum class Edit : std::uint8_t {
  /// The item at `index` is replaced by the record.
  replace = GROG_OCS_EDIT_REPLACE,
  /// The item at `index` is removed from the list.
  remove = GROG_OCS_EDIT_REMOVE,
  /// The record is inserted into the list at `index`.
  insert = GROG_OCS_EDIT_INSERT,
  /// No edit of the board: the newcomer at `index`, which is not on the board, becomes the record.
  aside = GROG_OCS_EDIT_ASIDE,
  /// No edit of the board, which has no field for the effect: the caller must act on it.
  host = GROG_OCS_EDIT_HOST,
};

/// The kind of a change to a unit.
enum class EffectKind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The unit loses `amount` steps and survives.
  lose_steps = GROG_OCS_EFFECT_KIND_LOSE_STEPS,
  /// The unit is eliminated.
  eliminate = GROG_OCS_EFFECT_KIND_ELIMINATE,
  /// The unit becomes disorganized.
  disorganize = GROG_OCS_EFFECT_KIND_DISORGANIZE,
  /// The unit has still to retreat `amount` hexes.
  retreat = GROG_OCS_EFFECT_KIND_RETREAT,
  /// The unit is marked Exploit.
  exploit = GROG_OCS_EFFECT_KIND_EXPLOIT,
  /// The unit loses its Reserve marker.
  lose_reserve = GROG_OCS_EFFECT_KIND_LOSE_RESERVE,
  /// The unit is turned to Move Mode.
  move_mode = GROG_OCS_EFFECT_KIND_MOVE_MODE,
  /// The unit stays behind.
  stays = GROG_OCS_EFFECT_KIND_STAYS,
  /// The unit moves no further in this phase: `amount` is the reason.
  stop = GROG_OCS_EFFECT_KIND_STOP,
  /// The unit pays `amount` T out of the supply that it carries or is.
  pay_supply = GROG_OCS_EFFECT_KIND_PAY_SUPPLY,
  /// The unit spends `amount` MP.
  spend_mp = GROG_OCS_EFFECT_KIND_SPEND_MP,
  /// The unit loads `amount` T.
  load = GROG_OCS_EFFECT_KIND_LOAD,
  /// The unit unloads `amount` T.
  unload = GROG_OCS_EFFECT_KIND_UNLOAD,
  /// `amount` T are placed on the ground in the hex.
  place_supply = GROG_OCS_EFFECT_KIND_PLACE_SUPPLY,
  /// The unit is captured by the enemy: of Transport Points `amount` points (TP), of anything else the whole.
  capture = GROG_OCS_EFFECT_KIND_CAPTURE,
  /// `amount` T of the unit's supply are captured by the enemy.
  capture_supply = GROG_OCS_EFFECT_KIND_CAPTURE_SUPPLY,
  /// `amount` T of the unit's supply are destroyed.
  destroy_supply = GROG_OCS_EFFECT_KIND_DESTROY_SUPPLY,
  /// The captured part of the unit, `amount` points (TP), becomes regular Transport Points.
  convert = GROG_OCS_EFFECT_KIND_CONVERT,
  /// The rest of the unit is displaced by up to `amount` hexes.
  displace = GROG_OCS_EFFECT_KIND_DISPLACE,
  /// The Extender collapses, where its owner chooses.
  collapse = GROG_OCS_EFFECT_KIND_COLLAPSE,
  /// A facility of `amount` levels is placed in the hex; 0 is an air strip.
  build = GROG_OCS_EFFECT_KIND_BUILD,
  /// The unit's level is set to `amount`.
  set_level = GROG_OCS_EFFECT_KIND_SET_LEVEL,
  /// The unit's hits are set to `amount`.
  set_hits = GROG_OCS_EFFECT_KIND_SET_HITS,
  /// The unit of the question is placed in the hex with `amount` steps lost; it is aboard nothing, and has no retreat to
  /// make any more.
  place = GROG_OCS_EFFECT_KIND_PLACE,
  /// The unit is removed from the map without being destroyed.
  remove = GROG_OCS_EFFECT_KIND_REMOVE,
  /// The unit regains `amount` steps.
  gain_steps = GROG_OCS_EFFECT_KIND_GAIN_STEPS,
  /// The unit joins the formation numbered `amount`.
  set_formation = GROG_OCS_EFFECT_KIND_SET_FORMATION,
  /// The unit has been transported in this phase: `amount` is the kind of transport.
  transported = GROG_OCS_EFFECT_KIND_TRANSPORTED,
  /// The unit has moved by rail in this phase over track that was converted in it.
  fresh_track = GROG_OCS_EFFECT_KIND_FRESH_TRACK,
  /// The unit converts the railroad in the hex to the gauge `amount`.
  convert_track = GROG_OCS_EFFECT_KIND_CONVERT_TRACK,
  /// The unit takes a mode: `amount`.
  set_mode = GROG_OCS_EFFECT_KIND_SET_MODE,
  /// The unit shows a side of its counter: `amount` is the orientation.
  orient = GROG_OCS_EFFECT_KIND_ORIENT,
  /// The unit is released from Reserve Mode.
  release = GROG_OCS_EFFECT_KIND_RELEASE,
  /// The unit's internal stocks come to the state `amount`.
  set_stocks = GROG_OCS_EFFECT_KIND_SET_STOCKS,
  /// The unit is marked Out of Supply.
  out_of_supply = GROG_OCS_EFFECT_KIND_OUT_OF_SUPPLY,
  /// The unit's Out of Supply marker comes off.
  in_supply = GROG_OCS_EFFECT_KIND_IN_SUPPLY,
  /// The unit's record of the phase begins anew: it has spent and done nothing, and stands in the stack numbered
  /// `amount`.
  begin_phase = GROG_OCS_EFFECT_KIND_BEGIN_PHASE,
  /// The unit moves to the hex, which it enters by movement.
  move = GROG_OCS_EFFECT_KIND_MOVE,
  /// The unit's movement in this phase has come as far as `amount`.
  set_progress = GROG_OCS_EFFECT_KIND_SET_PROGRESS,
  /// The unit is fuelled: `amount` is the way.
  fuel = GROG_OCS_EFFECT_KIND_FUEL,
  /// The unit's fuel ends.
  end_fuel = GROG_OCS_EFFECT_KIND_END_FUEL,
  /// The headquarters has thrown fuel in this phase: `amount` is where from.
  set_threw = GROG_OCS_EFFECT_KIND_SET_THREW,
  /// The unit gets the mark `amount`.
  mark = GROG_OCS_EFFECT_KIND_MARK,
  /// The unit loses the mark `amount`.
  unmark = GROG_OCS_EFFECT_KIND_UNMARK,
  /// The unit was supplied in this Supply Phase: `amount` is how.
  set_supply = GROG_OCS_EFFECT_KIND_SET_SUPPLY,
  /// The hex, and no unit, gets the mark `amount`.
  mark_hex = GROG_OCS_EFFECT_KIND_MARK_HEX,
  /// The hex, and no unit, loses the mark `amount`.
  unmark_hex = GROG_OCS_EFFECT_KIND_UNMARK_HEX,
  /// The hex, and no unit, is in no Trainbusting zone any more that affects side `amount`.
  end_trainbusting = GROG_OCS_EFFECT_KIND_END_TRAINBUSTING,
  /// The unit's combat supply in the current combat is paid: `amount` is how; absent once the combat is over.
  set_combat_supply = GROG_OCS_EFFECT_KIND_SET_COMBAT_SUPPLY,
  /// The settlement of the combat in the hex, and no unit, has come as far as `amount`. It is absent once the combat is
  /// over, of which the hex then remembers nothing.
  set_combat_stage = GROG_OCS_EFFECT_KIND_SET_COMBAT_STAGE,
  /// The hex, and no unit, has the weather numbered `amount`.
  set_weather = GROG_OCS_EFFECT_KIND_SET_WEATHER,
  /// The Transport Points become an Extender of `amount` points (TP).
  form = GROG_OCS_EFFECT_KIND_FORM,
  /// The Extender becomes Transport Points.
  unform = GROG_OCS_EFFECT_KIND_UNFORM,
  /// The hex, and no unit, gets a Trainbusting marker that affects side `amount`.
  trainbust = GROG_OCS_EFFECT_KIND_TRAINBUST,
  /// The hex, and no unit, is in a Trainbusting zone that affects side `amount`.
  trainbust_zone = GROG_OCS_EFFECT_KIND_TRAINBUST_ZONE,
  /// The port has used `amount` T of its capacity in this phase.
  use_port = GROG_OCS_EFFECT_KIND_USE_PORT,
  /// The hex, and no unit, is attacked across the hexsides of `amount`: bit n for the n-th side.
  set_attacked_from = GROG_OCS_EFFECT_KIND_SET_ATTACKED_FROM,
  /// The unit leaves the map and returns as a reinforcement in game turn `amount`, with its losses and no markers; of
  /// Transport Points, one of them.
  set_due = GROG_OCS_EFFECT_KIND_SET_DUE,
  /// The Inactive aircraft becomes Active.
  activate = GROG_OCS_EFFECT_KIND_ACTIVATE,
};

/// What enters a hex.
enum class Entrant : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Units, by their own movement, a retreat or an advance: ground units, ships or aircraft.
  units = GROG_OCS_ENTRANT_UNITS,
  /// Cargo that passes through the hex by rail.
  rail_transport = GROG_OCS_ENTRANT_RAIL_TRANSPORT,
  /// Cargo that detrains in the hex.
  detraining = GROG_OCS_ENTRANT_DETRAINING,
  /// A supply path.
  supply_path = GROG_OCS_ENTRANT_SUPPLY_PATH,
};

/// How units of a movement class enter a hex.
enum class Entry : std::uint8_t {
  /// Without restriction.
  open = GROG_OCS_ENTRY_OPEN,
  /// By road only.
  road_only = GROG_OCS_ENTRY_ROAD_ONLY,
  /// At the cost of the whole movement allowance.
  all = GROG_OCS_ENTRY_ALL,
  /// Not at all.
  prohibited = GROG_OCS_ENTRY_PROHIBITED,
};

/// What a hex holds too much of.
enum class Excess : std::uint8_t {
  /// RE of combat units.
  size = GROG_OCS_EXCESS_SIZE,
  /// Ports.
  ports = GROG_OCS_EXCESS_PORTS,
  /// Air bases.
  air_bases = GROG_OCS_EXCESS_AIR_BASES,
  /// Hedgehogs.
  hedgehogs = GROG_OCS_EXCESS_HEDGEHOGS,
  /// Nations, where a game keeps them apart.
  nations = GROG_OCS_EXCESS_NATIONS,
  /// RE of units in Strat Mode, where a game limits them (21.12c).
  strat = GROG_OCS_EXCESS_STRAT,
};

/// What supply is paid for.
enum class Expense : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The combat supply of attackers.
  attack = GROG_OCS_EXPENSE_ATTACK,
  /// The combat supply of defenders.
  defence = GROG_OCS_EXPENSE_DEFENCE,
  /// A barrage by artillery.
  barrage = GROG_OCS_EXPENSE_BARRAGE,
  /// Fuel.
  fuel = GROG_OCS_EXPENSE_FUEL,
  /// Internal stocks.
  restocking = GROG_OCS_EXPENSE_RESTOCKING,
  /// What units without trace eat.
  meal = GROG_OCS_EXPENSE_MEAL,
  /// Construction.
  construction = GROG_OCS_EXPENSE_CONSTRUCTION,
};

/// A result of the facility table: hits, `*` for a Trainbusted railroad, and in parentheses the lowest die that hits each plane
/// at the base.
enum class FacilityResult : std::uint8_t {
  /// No effect.
  none = GROG_OCS_FACILITY_RESULT_NONE,
  /// Each plane is hit on a 6.
  hit0_plane6 = GROG_OCS_FACILITY_RESULT_HIT0_PLANE6,
  /// Each plane is hit on 5 or more.
  hit0_plane5 = GROG_OCS_FACILITY_RESULT_HIT0_PLANE5,
  /// The railroad is Trainbusted; each plane is hit on a 6.
  hit0_bust_plane6 = GROG_OCS_FACILITY_RESULT_HIT0_BUST_PLANE6,
  /// The railroad is Trainbusted; each plane is hit on 5 or more.
  hit0_bust_plane5 = GROG_OCS_FACILITY_RESULT_HIT0_BUST_PLANE5,
  /// 1 hit; each plane is hit on 5 or more.
  hit1_plane5 = GROG_OCS_FACILITY_RESULT_HIT1_PLANE5,
  /// 1 hit; each plane is hit on 4 or more.
  hit1_plane4 = GROG_OCS_FACILITY_RESULT_HIT1_PLANE4,
  /// 1 hit; the railroad is Trainbusted; each plane is hit on 5 or more.
  hit1_bust_plane5 = GROG_OCS_FACILITY_RESULT_HIT1_BUST_PLANE5,
  /// 1 hit; the railroad is Trainbusted; each plane is hit on 4 or more.
  hit1_bust_plane4 = GROG_OCS_FACILITY_RESULT_HIT1_BUST_PLANE4,
  /// 2 hits; the railroad is Trainbusted; each plane is hit on 4 or more.
  hit2_bust_plane4 = GROG_OCS_FACILITY_RESULT_HIT2_BUST_PLANE4,
  /// 2 hits; the railroad is Trainbusted; each plane is hit on 3 or more.
  hit2_bust_plane3 = GROG_OCS_FACILITY_RESULT_HIT2_BUST_PLANE3,
};

/// The feature that a row of the chart describes, where a rule depends on it.
enum class Feature : std::uint8_t {
  /// Any other feature.
  other = GROG_OCS_FEATURE_OTHER,
  /// A minor river.
  minor_river = GROG_OCS_FEATURE_MINOR_RIVER,
  /// A major river.
  major_river = GROG_OCS_FEATURE_MAJOR_RIVER,
  /// A railroad used as a road (6.2). The row's cost is that of following any railroad of the board. If the chart has
  /// no such row, railroads are not roads.
  railroad = GROG_OCS_FEATURE_RAILROAD,
  /// A city or village as one of several terrains of a hex. In a hex without a settlement it is what spills over from the
  /// next one, and is ignored there (6.2d).
  settlement = GROG_OCS_FEATURE_SETTLEMENT,
  /// Water along a shore, where land lies on the hexside too: the water is ignored (6.2d). Rivers fill their hexsides, and
  /// are none.
  shoreline = GROG_OCS_FEATURE_SHORELINE,
};

/// The kind of fire. A barrage has one kind only.
enum class Fire : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Artillery.
  artillery = GROG_OCS_FIRE_ARTILLERY,
  /// Aircraft.
  air = GROG_OCS_FIRE_AIR,
  /// Ships.
  ship = GROG_OCS_FIRE_SHIP,
};

/// A way to pay for fuel.
enum class FuelBy : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Each unit by itself: 1T, for the phase.
  unit = GROG_OCS_FUEL_BY_UNIT,
  /// A formation as a whole: 1 SP, until the next friendly Clean Up Phase.
  formation = GROG_OCS_FUEL_BY_FORMATION,
  /// A headquarters with the independent units in its throw range: 1 SP, until the next friendly Clean Up Phase.
  hq = GROG_OCS_FUEL_BY_HQ,
  /// No fuel is needed.
  none = GROG_OCS_FUEL_BY_NONE,
};

/// The way in which a unit was fuelled.
enum class FuelledBy : std::uint8_t {
  /// By itself, or from a headquarters that is fuelled: until the end of the phase.
  itself = GROG_OCS_FUELLED_BY_ITSELF,
  /// With its formation: until its side's next Clean Up Phase.
  formation = GROG_OCS_FUELLED_BY_FORMATION,
  /// As a headquarters with the independent units in its throw range: until its side's next Clean Up Phase.
  hq = GROG_OCS_FUELLED_BY_HQ,
};

/// The difficulty of the ground: the row of the odds table.
enum class Ground : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Open.
  open = GROG_OCS_GROUND_OPEN,
  /// Close.
  close = GROG_OCS_GROUND_CLOSE,
  /// Very Close.
  very_close = GROG_OCS_GROUND_VERY_CLOSE,
  /// Extremely Close.
  extremely_close = GROG_OCS_GROUND_EXTREMELY_CLOSE,
};

/// Why a unit moves no further in a phase.
enum class Halted : std::uint8_t {
  /// Nothing keeps it from moving on.
  nothing = GROG_OCS_HALTED_NOTHING,
  /// It was dropped off, or its stack went on without it (6.1f).
  dropped_off = GROG_OCS_HALTED_DROPPED_OFF,
  /// Another unit moved, or an air mission was flown, after it had begun to move (6.1g).
  passed = GROG_OCS_HALTED_PASSED,
  /// It negates a zone of control for others (4.5b).
  negates = GROG_OCS_HALTED_NEGATES,
  /// It has fallen back from its overrun (8.1f).
  fell_back = GROG_OCS_HALTED_FELL_BACK,
  /// It has done construction (13.8d, 15.4, 16.0b, 16.0c, 19.0c).
  worked = GROG_OCS_HALTED_WORKED,
  /// It has moved by rail (13.3e).
  detrained = GROG_OCS_HALTED_DETRAINED,
  /// It was an Extender and has collapsed (9.14d).
  collapsed = GROG_OCS_HALTED_COLLAPSED,
};

/// A mark of a hex.
enum class HexMark : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Its dump was blown in this phase.
  blown = GROG_OCS_HEX_MARK_BLOWN,
  /// It was attacked in this segment.
  attacked = GROG_OCS_HEX_MARK_ATTACKED,
  /// It was barraged in this phase.
  barraged = GROG_OCS_HEX_MARK_BARRAGED,
  /// A railroad in it was converted in this phase.
  converted = GROG_OCS_HEX_MARK_CONVERTED,
  /// Its units that are Out of Supply have checked attrition in this phase.
  checked = GROG_OCS_HEX_MARK_CHECKED,
  /// Its barrage of this phase is settled.
  barrage_settled = GROG_OCS_HEX_MARK_BARRAGE_SETTLED,
};

/// An ability of headquarters (13.1b).
enum class HqAbility : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Throwing supply.
  throw_ = GROG_OCS_HQ_ABILITY_THROW,
  /// Giving trace supply to units within throw range.
  trace = GROG_OCS_HQ_ABILITY_TRACE,
  /// Rebuilding units.
  rebuild = GROG_OCS_HQ_ABILITY_REBUILD,
  /// Engineer work.
  engineer = GROG_OCS_HQ_ABILITY_ENGINEER,
};

/// The kind of a counter.
enum class Kind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// A combat unit without special abilities.
  combat = GROG_OCS_KIND_COMBAT,
  /// A headquarters.
  hq = GROG_OCS_KIND_HQ,
  /// A headquarters that supports its own division only.
  divisional_hq = GROG_OCS_KIND_DIVISIONAL_HQ,
  /// Artillery.
  artillery = GROG_OCS_KIND_ARTILLERY,
  /// An engineer that can do engineer work.
  engineer = GROG_OCS_KIND_ENGINEER,
  /// A Rail Repair unit.
  rail_repair = GROG_OCS_KIND_RAIL_REPAIR,
  /// An Equipment replacement.
  eq = GROG_OCS_KIND_EQ,
  /// A Personnel replacement.
  pax = GROG_OCS_KIND_PAX,
  /// Transport Points on trucks.
  truck = GROG_OCS_KIND_TRUCK,
  /// Transport Points that belong to a formation.
  organic_truck = GROG_OCS_KIND_ORGANIC_TRUCK,
  /// Transport Points on wagons.
  wagon = GROG_OCS_KIND_WAGON,
  /// Transport Points on mules.
  mule = GROG_OCS_KIND_MULE,
  /// Transport Points on trucks, formed into an Extender.
  extender = GROG_OCS_KIND_EXTENDER,
  /// Supply on the ground.
  supply = GROG_OCS_KIND_SUPPLY,
  /// A hedgehog.
  hedgehog = GROG_OCS_KIND_HEDGEHOG,
  /// An air base.
  air_base = GROG_OCS_KIND_AIR_BASE,
  /// A port.
  port = GROG_OCS_KIND_PORT,
  /// A ship.
  ship = GROG_OCS_KIND_SHIP,
  /// An aircraft.
  aircraft = GROG_OCS_KIND_AIRCRAFT,
  /// Transport Points on wagons, formed into an Extender.
  wagon_extender = GROG_OCS_KIND_WAGON_EXTENDER,
  /// Transport Points on mules, formed into an Extender.
  mule_extender = GROG_OCS_KIND_MULE_EXTENDER,
};

/// How a unit was supplied in a Supply Phase.
enum class LastSupply : std::uint8_t {
  /// It has been in no Supply Phase.
  never = GROG_OCS_LAST_SUPPLY_NEVER,
  /// It traced supply.
  traced = GROG_OCS_LAST_SUPPLY_TRACED,
  /// It ate supply.
  ate = GROG_OCS_LAST_SUPPLY_ATE,
  /// It did neither, and was marked Out of Supply.
  neither = GROG_OCS_LAST_SUPPLY_NEITHER,
};

/// How a hex of a way is reached from the one before.
enum class Link : std::uint8_t {
  /// It is the first hex.
  start = GROG_OCS_LINK_START,
  /// By rail.
  rail = GROG_OCS_LINK_RAIL,
  /// By the Extender in the hex before.
  extender = GROG_OCS_LINK_EXTENDER,
};

/// How supply is to be loaded.
enum class LoadBy : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// From a dump in the same hex.
  dump = GROG_OCS_LOAD_BY_DUMP,
  /// By direct draw.
  draw = GROG_OCS_LOAD_BY_DRAW,
  /// By a headquarters' throw.
  thrown = GROG_OCS_LOAD_BY_THROWN,
};

/// The kind of movement points: the colour of a movement allowance.
enum class Mobility : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Leg movement, printed in white.
  leg = GROG_OCS_MOBILITY_LEG,
  /// Truck movement, printed in black.
  truck = GROG_OCS_MOBILITY_TRUCK,
  /// Track movement, printed in red.
  track = GROG_OCS_MOBILITY_TRACK,
};

/// The mode of a unit.
enum class Mode : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Combat Mode.
  combat = GROG_OCS_MODE_COMBAT,
  /// Move Mode.
  move = GROG_OCS_MODE_MOVE,
  /// Reserve Mode.
  reserve = GROG_OCS_MODE_RESERVE,
  /// Strat Mode.
  strat = GROG_OCS_MODE_STRAT,
  /// Exploit Mode.
  exploit = GROG_OCS_MODE_EXPLOIT,
  /// Disorganized (DG).
  dg = GROG_OCS_MODE_DG,
};

/// The time at which stacking is judged.
enum class Moment : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The end of a segment or phase.
  end = GROG_OCS_MOMENT_END,
  /// During movement, retreat or advance.
  movement = GROG_OCS_MOMENT_MOVEMENT,
  /// An overrun, in the hex from which it is made.
  overrun = GROG_OCS_MOMENT_OVERRUN,
};

/// What is open.
enum class OpenKind : std::uint8_t {
  /// Nothing.
  nothing = GROG_OCS_OPEN_KIND_NOTHING,
  /// A combat, an overrun or a Beach Assault.
  combat = GROG_OCS_OPEN_KIND_COMBAT,
  /// A barrage of units.
  barrage = GROG_OCS_OPEN_KIND_BARRAGE,
};

/// A side of the counter.
enum class Orientation : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The Combat Mode side.
  combat = GROG_OCS_ORIENTATION_COMBAT,
  /// The Move Mode side.
  move = GROG_OCS_ORIENTATION_MOVE,
};

/// The outcome of a barrage.
enum class Outcome : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// No effect.
  none = GROG_OCS_OUTCOME_NONE,
  /// The target is disorganized.
  dg = GROG_OCS_OUTCOME_DG,
  /// The target loses one step and is disorganized.
  one = GROG_OCS_OUTCOME_ONE,
  /// The target loses two steps and is disorganized.
  two = GROG_OCS_OUTCOME_TWO,
  /// The target loses three steps and is disorganized.
  three = GROG_OCS_OUTCOME_THREE,
};

/// The role of a unit in the decision.
enum class Part : std::uint8_t {
  /// An enemy unit whose zone covers the hex.
  covers = GROG_OCS_PART_COVERS,
  /// A friendly combat unit in the hex that negates the zone.
  negates = GROG_OCS_PART_NEGATES,
  /// A friendly combat unit in the hex that does not negate the zone because it spends movement points later in the
  /// phase.
  moves_on = GROG_OCS_PART_MOVES_ON,
  /// A friendly unit in the hex that does not negate the zone because it is cargo or not a combat unit.
  cannot_negate = GROG_OCS_PART_CANNOT_NEGATE,
};

/// The phase of the turn.
enum class Phase : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The Reinforcement Phase.
  reinforcement = GROG_OCS_PHASE_REINFORCEMENT,
  /// The Movement Phase.
  movement = GROG_OCS_PHASE_MOVEMENT,
  /// The Supply Phase.
  supply = GROG_OCS_PHASE_SUPPLY,
  /// The enemy's Reaction Phase, in which the player's released Reserves act.
  reaction = GROG_OCS_PHASE_REACTION,
  /// The Combat Phase.
  combat = GROG_OCS_PHASE_COMBAT,
  /// The Exploitation Phase.
  exploitation = GROG_OCS_PHASE_EXPLOITATION,
  /// The Clean Up Phase.
  clean_up = GROG_OCS_PHASE_CLEAN_UP,
};

/// A kind of counter in a stack.
enum class Piece : std::uint8_t {
  /// A unit.
  unit = GROG_OCS_PIECE_UNIT,
  /// A Reserve marker.
  reserve = GROG_OCS_PIECE_RESERVE,
  /// A Strat Mode marker.
  strat = GROG_OCS_PIECE_STRAT,
  /// An Exploit marker.
  exploit = GROG_OCS_PIECE_EXPLOIT,
  /// A DG marker.
  dg = GROG_OCS_PIECE_DG,
  /// An Out of Supply marker.
  out_of_supply = GROG_OCS_PIECE_OUT_OF_SUPPLY,
  /// A marker of internal stocks that are Low.
  low = GROG_OCS_PIECE_LOW,
  /// A marker of internal stocks that are Exhausted.
  exhausted = GROG_OCS_PIECE_EXHAUSTED,
  /// A marker of lost steps.
  step_loss = GROG_OCS_PIECE_STEP_LOSS,
};

/// How a side takes its option.
enum class Policy : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// As step losses.
  stand = GROG_OCS_POLICY_STAND,
  /// As hexes of retreat.
  fall_back = GROG_OCS_POLICY_FALL_BACK,
};

/// What a unit has done of its movement in a phase, or what construction has done to a facility.
enum class Progress : std::uint8_t {
  /// Nothing.
  nothing = GROG_OCS_PROGRESS_NOTHING,
  /// It has changed its mode, and has entered no hex.
  changed = GROG_OCS_PROGRESS_CHANGED,
  /// It has entered a hex.
  entered = GROG_OCS_PROGRESS_ENTERED,
  /// It was captured outside a Movement Phase, and does not move before its side's next Movement Phase.
  captured = GROG_OCS_PROGRESS_CAPTURED,
  /// It has done construction, and neither changes its mode nor enters a hex.
  built = GROG_OCS_PROGRESS_BUILT,
  /// A level of the facility was added or a hit repaired in this turn.
  improved = GROG_OCS_PROGRESS_IMPROVED,
  /// A level of the facility was removed, in this turn or, of an air base, in this phase; or a hit was inflicted by
  /// construction in this turn.
  reduced = GROG_OCS_PROGRESS_REDUCED,
  /// Both.
  improved_and_reduced = GROG_OCS_PROGRESS_IMPROVED_AND_REDUCED,
  /// It is no combat unit, and an attack-capable enemy unit has entered its hex: it is captured before anything else
  /// is done (9.14).
  fallen = GROG_OCS_PROGRESS_FALLEN,
  /// The same, by an advance after combat (9.12g).
  fallen_to_advance = GROG_OCS_PROGRESS_FALLEN_TO_ADVANCE,
  /// The air base has refitted aircraft in this phase.
  refitted = GROG_OCS_PROGRESS_REFITTED,
  /// A level of the facility was added in this turn, and it has fallen.
  fallen_improved = GROG_OCS_PROGRESS_FALLEN_IMPROVED,
};

/// The purpose of crossing a hexside.
enum class Purpose : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Movement.
  move = GROG_OCS_PURPOSE_MOVE,
  /// A regular attack across it.
  attack = GROG_OCS_PURPOSE_ATTACK,
  /// An overrun.
  overrun = GROG_OCS_PURPOSE_OVERRUN,
};

/// The use of a railroad.
enum class RailUse : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Moving cargo with Rail Cap. Enemy zones of control are never negated.
  cargo = GROG_OCS_RAIL_USE_CARGO,
  /// Tracing supply. A friendly combat unit in the hex negates enemy zones, and Extenders link.
  trace = GROG_OCS_RAIL_USE_TRACE,
};

/// The purpose of a roll.
enum class RollPurpose : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Surprise in a combat.
  surprise = GROG_OCS_ROLL_PURPOSE_SURPRISE,
  /// The combat table.
  combat = GROG_OCS_ROLL_PURPOSE_COMBAT,
  /// The barrage table.
  barrage = GROG_OCS_ROLL_PURPOSE_BARRAGE,
  /// The loss from a bracketed or halved barrage result.
  barrage_loss = GROG_OCS_ROLL_PURPOSE_BARRAGE_LOSS,
  /// Barrage against a facility.
  facility = GROG_OCS_ROLL_PURPOSE_FACILITY,
  /// Air combat.
  air_combat = GROG_OCS_ROLL_PURPOSE_AIR_COMBAT,
  /// Flak.
  flak = GROG_OCS_ROLL_PURPOSE_FLAK,
  /// The aircraft of a mission that is lost.
  mission_loss = GROG_OCS_ROLL_PURPOSE_MISSION_LOSS,
  /// An air drop.
  air_drop = GROG_OCS_ROLL_PURPOSE_AIR_DROP,
  /// A landing from landing craft.
  landing = GROG_OCS_ROLL_PURPOSE_LANDING,
  /// The capture of supply and transport.
  capture = GROG_OCS_ROLL_PURPOSE_CAPTURE,
  /// The capture of an air base.
  air_base_capture = GROG_OCS_ROLL_PURPOSE_AIR_BASE_CAPTURE,
  /// Attrition.
  attrition = GROG_OCS_ROLL_PURPOSE_ATTRITION,
  /// Blowing a dump.
  dump_blowing = GROG_OCS_ROLL_PURPOSE_DUMP_BLOWING,
  /// A breakout.
  breakout = GROG_OCS_ROLL_PURPOSE_BREAKOUT,
  /// Variable replacements.
  replacements = GROG_OCS_ROLL_PURPOSE_REPLACEMENTS,
  /// Variable reinforcements.
  reinforcements = GROG_OCS_ROLL_PURPOSE_REINFORCEMENTS,
  /// Initiative: the player who moves first.
  initiative = GROG_OCS_ROLL_PURPOSE_INITIATIVE,
  /// The weather.
  weather = GROG_OCS_ROLL_PURPOSE_WEATHER,
  /// A roll that a game adds to these.
  other = GROG_OCS_ROLL_PURPOSE_OTHER,
};

/// The reason why a unit is seen.
enum class SeenAs : std::uint8_t {
  /// It is the top unit with a zone of control, or, where none has one, the top combat unit.
  combat_unit = GROG_OCS_SEEN_AS_COMBAT_UNIT,
  /// It is the hedgehog.
  hedgehog = GROG_OCS_SEEN_AS_HEDGEHOG,
  /// It is the top Active aircraft.
  aircraft = GROG_OCS_SEEN_AS_AIRCRAFT,
  /// It is none of these, but lies on top of the stack.
  top = GROG_OCS_SEEN_AS_TOP,
};

/// A step of a game turn: a segment, or a phase that has none.
enum class Segment : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The Weather Determination Segment of the Pre-Turn Phase.
  weather = GROG_OCS_SEGMENT_WEATHER,
  /// The First Player Determination Segment of the Pre-Turn Phase.
  first_player = GROG_OCS_SEGMENT_FIRST_PLAYER,
  /// The Aircraft Refit Phase.
  refit = GROG_OCS_SEGMENT_REFIT,
  /// The Reinforcement Phase.
  reinforcement = GROG_OCS_SEGMENT_REINFORCEMENT,
  /// The Breakout Segment of the Movement Phase.
  breakout = GROG_OCS_SEGMENT_BREAKOUT,
  /// The Movement Segment of the Movement Phase.
  movement = GROG_OCS_SEGMENT_MOVEMENT,
  /// The Barrage Segment of the Movement Phase.
  movement_barrage = GROG_OCS_SEGMENT_MOVEMENT_BARRAGE,
  /// The Supply Phase.
  supply = GROG_OCS_SEGMENT_SUPPLY,
  /// The Movement Segment of the Reaction Phase.
  reaction_movement = GROG_OCS_SEGMENT_REACTION_MOVEMENT,
  /// The Barrage Segment of the Reaction Phase.
  reaction_barrage = GROG_OCS_SEGMENT_REACTION_BARRAGE,
  /// The Barrage Segment of the Combat Phase.
  combat_barrage = GROG_OCS_SEGMENT_COMBAT_BARRAGE,
  /// The Combat Segment of the Combat Phase.
  combat = GROG_OCS_SEGMENT_COMBAT,
  /// The Movement Segment of the Exploitation Phase.
  exploitation_movement = GROG_OCS_SEGMENT_EXPLOITATION_MOVEMENT,
  /// The Barrage Segment of the Exploitation Phase.
  exploitation_barrage = GROG_OCS_SEGMENT_EXPLOITATION_BARRAGE,
  /// The Combat Segment of the Exploitation Phase.
  exploitation_combat = GROG_OCS_SEGMENT_EXPLOITATION_COMBAT,
  /// The Clean Up Phase.
  clean_up = GROG_OCS_SEGMENT_CLEAN_UP,
};

/// The settlement in a hex.
enum class Settlement : std::uint8_t {
  /// No settlement.
  none = GROG_OCS_SETTLEMENT_NONE,
  /// A village.
  village = GROG_OCS_SETTLEMENT_VILLAGE,
  /// A city of any size.
  city = GROG_OCS_SETTLEMENT_CITY,
};

/// The size of a unit.
enum class Size : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// A regiment or anything of its size: 1 RE.
  regiment = GROG_OCS_SIZE_REGIMENT,
  /// A battalion: 1/2 RE.
  battalion = GROG_OCS_SIZE_BATTALION,
  /// A company: 1/4 RE.
  company = GROG_OCS_SIZE_COMPANY,
  /// A multi-step unit: several steps of 1 RE each.
  multi_step = GROG_OCS_SIZE_MULTI_STEP,
  /// A Breakdown, a step of a multi-step unit on a counter of its own: 1 RE (20.0).
  breakdown = GROG_OCS_SIZE_BREAKDOWN,
};

/// The side that settles a result next.
enum class Stage : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The attacker settles next.
  attacker = GROG_OCS_STAGE_ATTACKER,
  /// The defender settles next.
  defender = GROG_OCS_STAGE_DEFENDER,
  /// The result is settled.
  over = GROG_OCS_STAGE_OVER,
};

/// How lost steps weaken a unit.
enum class StepLoss : std::uint8_t {
  /// The series rule (9.11d): the first loss halves the attack, the loss of half the steps halves the defence.
  series = GROG_OCS_STEP_LOSS_SERIES,
  /// In proportion to the steps left, rounded at once (21.2).
  proportional = GROG_OCS_STEP_LOSS_PROPORTIONAL,
  /// The series rule, but a four-step unit on its last step attacks at a quarter (house rule HR-6).
  last_step = GROG_OCS_STEP_LOSS_LAST_STEP,
};

/// The state of a unit's internal stocks.
enum class Stocks : std::uint8_t {
  /// Full.
  full = GROG_OCS_STOCKS_FULL,
  /// Low: used once.
  low = GROG_OCS_STOCKS_LOW,
  /// Exhausted: used twice.
  exhausted = GROG_OCS_STOCKS_EXHAUSTED,
};

/// How a strength is printed.
enum class Style : std::uint8_t {
  /// Without parentheses; 0 is a strength.
  printed = GROG_OCS_STYLE_PRINTED,
  /// In parentheses: for defence only.
  parenthesised = GROG_OCS_STYLE_PARENTHESISED,
  /// Not printed: no strength.
  none = GROG_OCS_STYLE_NONE,
};

/// A step of the Supply Phase, each done for the whole side before the next.
enum class SupplyStep : std::uint8_t {
  /// Internal stocks are restocked.
  restocking = GROG_OCS_SUPPLY_STEP_RESTOCKING,
  /// Units without trace eat.
  eating = GROG_OCS_SUPPLY_STEP_EATING,
  /// The others are marked, and check attrition.
  attrition = GROG_OCS_SUPPLY_STEP_ATTRITION,
};

/// The purpose for which supply is spent.
enum class SupplyUse : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Fuel for one unit.
  fuel_unit = GROG_OCS_SUPPLY_USE_FUEL_UNIT,
  /// Fuel for a formation.
  fuel_formation = GROG_OCS_SUPPLY_USE_FUEL_FORMATION,
  /// Fuel for a headquarters and the independent units in its throw range.
  fuel_hq = GROG_OCS_SUPPLY_USE_FUEL_HQ,
  /// Construction: building or improving.
  construction = GROG_OCS_SUPPLY_USE_CONSTRUCTION,
  /// Repair.
  repair = GROG_OCS_SUPPLY_USE_REPAIR,
  /// Combat.
  combat = GROG_OCS_SUPPLY_USE_COMBAT,
  /// A barrage.
  barrage = GROG_OCS_SUPPLY_USE_BARRAGE,
  /// Eating off the map.
  eating = GROG_OCS_SUPPLY_USE_EATING,
  /// The refit of aircraft.
  refit = GROG_OCS_SUPPLY_USE_REFIT,
  /// Replenishing internal stocks.
  stocks = GROG_OCS_SUPPLY_USE_STOCKS,
};

/// The side that has surprise.
enum class Surprise : std::uint8_t {
  /// Neither side.
  none = GROG_OCS_SURPRISE_NONE,
  /// The attacker has surprise.
  attacker = GROG_OCS_SURPRISE_ATTACKER,
  /// The defender has surprise.
  defender = GROG_OCS_SURPRISE_DEFENDER,
};

/// The symbol in the box, where it matters to the rules.
enum class Symbol : std::uint8_t {
  /// Any other symbol.
  other = GROG_OCS_SYMBOL_OTHER,
  /// A tank.
  tank = GROG_OCS_SYMBOL_TANK,
  /// An anti-tank symbol.
  anti_tank = GROG_OCS_SYMBOL_ANTI_TANK,
  /// An anti-aircraft symbol.
  anti_aircraft = GROG_OCS_SYMBOL_ANTI_AIRCRAFT,
};

/// The target of a barrage against a facility.
enum class Target : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// An air base of level 1 to 3.
  air_base = GROG_OCS_TARGET_AIR_BASE,
  /// An air strip, which loses no level.
  air_strip = GROG_OCS_TARGET_AIR_STRIP,
  /// A port.
  port = GROG_OCS_TARGET_PORT,
  /// A railroad hex.
  railroad = GROG_OCS_TARGET_RAILROAD,
};

/// A task of construction.
enum class Task : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Build an air base of level 1.
  build_air_base = GROG_OCS_TASK_BUILD_AIR_BASE,
  /// Improve an air base by a level, or an air strip to level 1.
  improve_air_base = GROG_OCS_TASK_IMPROVE_AIR_BASE,
  /// Reduce an air base by a level, not below level 1.
  reduce_air_base = GROG_OCS_TASK_REDUCE_AIR_BASE,
  /// Build an air strip.
  build_air_strip = GROG_OCS_TASK_BUILD_AIR_STRIP,
  /// Build a hedgehog of level 1.
  build_hedgehog = GROG_OCS_TASK_BUILD_HEDGEHOG,
  /// Improve a hedgehog by a level.
  improve_hedgehog = GROG_OCS_TASK_IMPROVE_HEDGEHOG,
  /// Reduce a hedgehog by a level.
  reduce_hedgehog = GROG_OCS_TASK_REDUCE_HEDGEHOG,
  /// Repair one hit on a port.
  repair_port = GROG_OCS_TASK_REPAIR_PORT,
  /// Damage a port of one's own by one hit.
  damage_port = GROG_OCS_TASK_DAMAGE_PORT,
};

/// Where a headquarters has thrown fuel from in a phase.
enum class Threw : std::uint8_t {
  /// It has thrown none.
  nowhere = GROG_OCS_THREW_NOWHERE,
  /// The hex in which it is.
  here = GROG_OCS_THREW_HERE,
  /// A hex that it has left.
  elsewhere = GROG_OCS_THREW_ELSEWHERE,
};

/// How the movement cost of a row of the chart is given.
enum class Toll : std::uint8_t {
  /// As a number of MP.
  points = GROG_OCS_TOLL_POINTS,
  /// It is the whole movement allowance.
  all = GROG_OCS_TOLL_ALL,
  /// The movement is prohibited.
  prohibited = GROG_OCS_TOLL_PROHIBITED,
};

/// The result of tracing for a unit.
enum class Traced : std::uint8_t {
  /// It traces for free.
  free = GROG_OCS_TRACED_FREE,
  /// It eats supply.
  eats = GROG_OCS_TRACED_EATS,
  /// It goes Out of Supply.
  out = GROG_OCS_TRACED_OUT,
  /// It needs no trace supply.
  needless = GROG_OCS_TRACED_NEEDLESS,
};

/// A kind of transport (4.7d): any movement of a unit other than by its own movement allowance.
enum class Transport : std::uint8_t {
  /// No transport.
  nothing = GROG_OCS_TRANSPORT_NOTHING,
  /// A train, by Rail Cap (13.3).
  rail = GROG_OCS_TRANSPORT_RAIL,
  /// Aircraft that land the unit at an air base (14.9).
  air = GROG_OCS_TRANSPORT_AIR,
  /// Aircraft that drop the unit (14.10).
  air_drop = GROG_OCS_TRANSPORT_AIR_DROP,
  /// Landing craft (18.4, 18.5).
  landing_craft = GROG_OCS_TRANSPORT_LANDING_CRAFT,
  /// Landing craft that land the unit in a Beach Assault (18.6).
  beach_assault = GROG_OCS_TRANSPORT_BEACH_ASSAULT,
  /// Abstract shipping (19.0f).
  shipping = GROG_OCS_TRANSPORT_SHIPPING,
  /// Transport Points, which carry supply only (13.2).
  transport_point = GROG_OCS_TRANSPORT_TRANSPORT_POINT,
};

/// Something that a player does.
enum class TurnAction : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Rolls for the weather.
  roll_weather = GROG_OCS_TURN_ACTION_ROLL_WEATHER,
  /// Rolls for who goes first.
  roll_first = GROG_OCS_TURN_ACTION_ROLL_FIRST,
  /// Refits aircraft.
  refit = GROG_OCS_TURN_ACTION_REFIT,
  /// Places reinforcements and new supply, and rolls the tables that give them.
  reinforce = GROG_OCS_TURN_ACTION_REINFORCE,
  /// Rebuilds units.
  rebuild = GROG_OCS_TURN_ACTION_REBUILD,
  /// Consolidates ground units.
  consolidate = GROG_OCS_TURN_ACTION_CONSOLIDATE,
  /// Breaks out.
  break_out = GROG_OCS_TURN_ACTION_BREAK_OUT,
  /// Changes the mode of a unit.
  change_mode = GROG_OCS_TURN_ACTION_CHANGE_MODE,
  /// Releases a unit from Reserve Mode.
  release = GROG_OCS_TURN_ACTION_RELEASE,
  /// Moves ground units.
  move = GROG_OCS_TURN_ACTION_MOVE,
  /// Overruns.
  overrun = GROG_OCS_TURN_ACTION_OVERRUN,
  /// Moves ships.
  sail = GROG_OCS_TURN_ACTION_SAIL,
  /// Moves units or supply by rail.
  rail = GROG_OCS_TURN_ACTION_RAIL,
  /// Moves units or supply by sea.
  ship = GROG_OCS_TURN_ACTION_SHIP,
  /// Moves units or supply by air.
  fly = GROG_OCS_TURN_ACTION_FLY,
  /// Drops units or supply from the air.
  drop = GROG_OCS_TURN_ACTION_DROP,
  /// Flies a fighter sweep.
  sweep = GROG_OCS_TURN_ACTION_SWEEP,
  /// Flies a hip shoot, a barrage in a Movement Segment.
  hip_shoot = GROG_OCS_TURN_ACTION_HIP_SHOOT,
  /// Builds, improves or repairs.
  build = GROG_OCS_TURN_ACTION_BUILD,
  /// Reduces or damages a facility of the own side.
  reduce = GROG_OCS_TURN_ACTION_REDUCE,
  /// Blows a dump.
  blow = GROG_OCS_TURN_ACTION_BLOW,
  /// Barrages with aircraft.
  air_barrage = GROG_OCS_TURN_ACTION_AIR_BARRAGE,
  /// Barrages with ships.
  naval_barrage = GROG_OCS_TURN_ACTION_NAVAL_BARRAGE,
  /// Barrages with artillery.
  artillery_barrage = GROG_OCS_TURN_ACTION_ARTILLERY_BARRAGE,
  /// Restocks internal stocks.
  restock = GROG_OCS_TURN_ACTION_RESTOCK,
  /// Traces supply, eats or is marked Out of Supply.
  trace = GROG_OCS_TURN_ACTION_TRACE,
  /// Rolls for attrition.
  attrition = GROG_OCS_TURN_ACTION_ATTRITION,
  /// Makes a regular attack.
  attack = GROG_OCS_TURN_ACTION_ATTACK,
  /// Takes off markers at the end of the turn.
  clean_up = GROG_OCS_TURN_ACTION_CLEAN_UP,
  /// Fires coastal artillery at ships.
  coastal_fire = GROG_OCS_TURN_ACTION_COASTAL_FIRE,
  /// Forms an Extender, unforms it, or lets it collapse.
  extend = GROG_OCS_TURN_ACTION_EXTEND,
  /// Makes Breakdowns as a unit begins to move.
  break_down = GROG_OCS_TURN_ACTION_BREAK_DOWN,
  /// Combines or divides Transport Points.
  combine = GROG_OCS_TURN_ACTION_COMBINE,
};

/// A mark of a unit.
enum class UnitMark : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// It has attacked in this Combat Segment.
  attacked = GROG_OCS_UNIT_MARK_ATTACKED,
  /// It has barraged in this phase.
  barraged = GROG_OCS_UNIT_MARK_BARRAGED,
};

/// Who sees a roll.
enum class Visibility : std::uint8_t {
  /// Both players see it.
  open = GROG_OCS_VISIBILITY_OPEN,
  /// The rolling player alone sees it.
  secret = GROG_OCS_VISIBILITY_SECRET,
};

/// Whether and when Transport Points were captured since their side's last Movement Phase.
enum class WhenCaptured : std::uint8_t {
  /// They were not captured.
  never = GROG_OCS_WHEN_CAPTURED_NEVER,
  /// In the current Movement Phase.
  movement = GROG_OCS_WHEN_CAPTURED_MOVEMENT,
  /// In another phase.
  otherwise = GROG_OCS_WHEN_CAPTURED_OTHERWISE,
};

/// A hex of the map. The terrain is required where movement or supply passes through the hex. A hexside without a row of
/// the chart has no cost and no effect.
///
/// C counts rows of the chart from 1.
struct BoardHex {
  /// The hex.
  ::grognard::Hex hex{};
  /// The terrain, as a row of the chart.
  ///
  /// C counts it from 1; 0 is none.
  std::uint8_t terrain{};
  /// The settlement in the hex.
  ::grognard::ocs::Settlement settlement{};
  /// The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
  std::uint8_t rail{};
  /// The hexsides that a multi-track railroad crosses; they are in `rail` too.
  std::uint8_t multi_track{};
  /// The gauge of the railroad, numbered by the caller; 0 in a game with a single gauge.
  std::uint8_t gauge{};
  /// The roads that cross the hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1. All roads
  /// of a hex are joined. Both hexes of a side have the road that crosses it; who enters a hex pays for the one that
  /// it names.
  ///
  /// C counts rows from 1; 0 is none.
  std::array<std::uint8_t, 6> roads{};
  /// The hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1.
  ///
  /// C counts rows from 1; 0 is none.
  std::array<std::uint8_t, 6> sides{};
  /// The side that controls the hex; 0 if neither does. Required for hexes in which trains may stop (13.3h).
  std::uint8_t control{};
  /// The side whose supply source the hex is; 0 if it is nobody's.
  std::uint8_t supply_source{};
  /// The sides whose movement a Trainbusting zone affects here: bit 0 for side 1, bit 1 for side 2, and so on. The zone of
  /// a marker is its hex and the six around it (14.8b).
  std::uint8_t trainbusted{};
  /// The railroad does not function.
  ::grognard::Flag rail_cut{};
  /// A railroad in the hex was converted in this phase.
  ::grognard::Flag converted{};
  /// The hex is on the edge of the map.
  ::grognard::Flag edge{};
  /// A box off the map instead of a hex: it is adjacent to nothing.
  ::grognard::Flag off_map{};
  /// The dump in the hex was blown in this phase, or the attempt made.
  ::grognard::Flag blown{};
  /// The hex was attacked in this segment.
  ::grognard::Flag attacked{};
  /// The hex was barraged in this phase.
  ::grognard::Flag barraged{};
  /// The units in the hex that are Out of Supply have checked attrition in this phase.
  ::grognard::Flag checked{};
  /// The barrage of the hex in this phase is settled.
  ::grognard::Flag barrage_settled{};
  /// How far the settlement of the combat in the hex has come; absent before the attacker has settled, and where there
  /// is no combat.
  ::grognard::ocs::Stage combat_stage{};
  /// The sides that a Trainbusting marker in the hex itself affects, as in `trainbusted`: Leg movement pays in this hex of
  /// the zone alone.
  std::uint8_t trainbust_marker{};
  /// The weather in the hex, numbered by the caller from 1, for the rows of the chart that have costs in it. By default no
  /// cost is changed.
  std::uint8_t weather{};
  /// The hexsides across which the hex is attacked in the combat that is open, bit n for the n-th side. Who retreats
  /// out of it does not enter the hexes there (9.12f).
  std::uint8_t attacked_from{};
  std::uint8_t reserved{};

  friend bool operator==(const BoardHex& lhs, const BoardHex& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BoardHex& lhs, const BoardHex& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BoardHex) == sizeof(GrogOcsBoardHex) && alignof(BoardHex) == alignof(GrogOcsBoardHex));
static_assert(offsetof(BoardHex, hex) == offsetof(GrogOcsBoardHex, hex));
static_assert(offsetof(BoardHex, terrain) == offsetof(GrogOcsBoardHex, terrain));
static_assert(offsetof(BoardHex, settlement) == offsetof(GrogOcsBoardHex, settlement));
static_assert(offsetof(BoardHex, rail) == offsetof(GrogOcsBoardHex, rail));
static_assert(offsetof(BoardHex, multi_track) == offsetof(GrogOcsBoardHex, multi_track));
static_assert(offsetof(BoardHex, gauge) == offsetof(GrogOcsBoardHex, gauge));
static_assert(offsetof(BoardHex, roads) == offsetof(GrogOcsBoardHex, roads));
static_assert(offsetof(BoardHex, sides) == offsetof(GrogOcsBoardHex, sides));
static_assert(offsetof(BoardHex, control) == offsetof(GrogOcsBoardHex, control));
static_assert(offsetof(BoardHex, supply_source) == offsetof(GrogOcsBoardHex, supply_source));
static_assert(offsetof(BoardHex, trainbusted) == offsetof(GrogOcsBoardHex, trainbusted));
static_assert(offsetof(BoardHex, rail_cut) == offsetof(GrogOcsBoardHex, rail_cut));
static_assert(offsetof(BoardHex, converted) == offsetof(GrogOcsBoardHex, converted));
static_assert(offsetof(BoardHex, edge) == offsetof(GrogOcsBoardHex, edge));
static_assert(offsetof(BoardHex, off_map) == offsetof(GrogOcsBoardHex, off_map));
static_assert(offsetof(BoardHex, blown) == offsetof(GrogOcsBoardHex, blown));
static_assert(offsetof(BoardHex, attacked) == offsetof(GrogOcsBoardHex, attacked));
static_assert(offsetof(BoardHex, barraged) == offsetof(GrogOcsBoardHex, barraged));
static_assert(offsetof(BoardHex, checked) == offsetof(GrogOcsBoardHex, checked));
static_assert(offsetof(BoardHex, barrage_settled) == offsetof(GrogOcsBoardHex, barrage_settled));
static_assert(offsetof(BoardHex, combat_stage) == offsetof(GrogOcsBoardHex, combat_stage));
static_assert(offsetof(BoardHex, trainbust_marker) == offsetof(GrogOcsBoardHex, trainbust_marker));
static_assert(offsetof(BoardHex, weather) == offsetof(GrogOcsBoardHex, weather));
static_assert(offsetof(BoardHex, attacked_from) == offsetof(GrogOcsBoardHex, attacked_from));
static_assert(offsetof(BoardHex, reserved) == offsetof(GrogOcsBoardHex, reserved));

/// One side of a counter.
struct Face {
  /// Combat strength in points, 0 to 999. Required where the answer depends on it.
  ///
  /// C and Rust have the whole points that are printed.
  ::grognard::Said<std::uint16_t> strength{};
  /// Barrage strength in points, 0 to 999. Required where the answer depends on it.
  ///
  /// C and Rust have the whole points that are printed.
  ::grognard::Said<std::uint16_t> barrage{};
  /// Movement allowance in MP, 0 to 255. Required where the answer depends on it.
  /// Counted in 1/12: 1 MP is GROG_MP.
  ::grognard::Said<std::uint16_t> ma{};
  /// Throw range of a headquarters, or range of an Extender, in MP; 0 for none. Of Transport Points that of their Extender
  /// side; 0 in games whose counters have none.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t throw_range{};
  /// How the combat strength is printed; without parentheses by default.
  ::grognard::ocs::Style style{};
  /// The kind of the movement points. Required where the answer depends on it.
  ::grognard::ocs::Mobility mobility{};
  /// Range of barrage, or of an aircraft, in hexes; 0 for none.
  std::uint8_t range{};
  /// The kind of the movement points of a headquarters' throw range: the colour in which it is printed. Required
  /// where the answer depends on it.
  ::grognard::ocs::Mobility throw_mobility{};

  friend bool operator==(const Face& lhs, const Face& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Face& lhs, const Face& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Face) == sizeof(GrogOcsFace) && alignof(Face) == alignof(GrogOcsFace));
static_assert(offsetof(Face, strength) == offsetof(GrogOcsFace, strength));
static_assert(offsetof(Face, barrage) == offsetof(GrogOcsFace, barrage));
static_assert(offsetof(Face, ma) == offsetof(GrogOcsFace, ma));
static_assert(offsetof(Face, throw_range) == offsetof(GrogOcsFace, throw_range));
static_assert(offsetof(Face, style) == offsetof(GrogOcsFace, style));
static_assert(offsetof(Face, mobility) == offsetof(GrogOcsFace, mobility));
static_assert(offsetof(Face, range) == offsetof(GrogOcsFace, range));
static_assert(offsetof(Face, throw_mobility) == offsetof(GrogOcsFace, throw_mobility));

/// A unit: its counter, its markers and its use earlier in the phase. What every unit has must be given where an answer
/// depends on it: kind, side, size, strength, rating, movement allowance, mode, and how its combat supply is paid. What
/// only some units have is absent by default: markers, losses, carriers, use earlier in the phase.
struct Unit {
  /// The caller's identifier of the unit, 1 to 65534 if questions refer to units of a board by it; 0 for none. No rule
  /// depends on it.
  std::uint32_t id{};
  /// The unit's hex. A question whose hexes are all 0, 0 has no geometry.
  ::grognard::Hex hex{};
  /// The caller's number of the multi-unit formation that the unit belongs to; 0 if it belongs to none.
  std::uint16_t formation{};
  /// The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
  std::uint16_t began{};
  /// Movement spent in this phase, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t mp_spent{};
  /// Supply that the Transport Points carry, in T; of a port, the capacity that has been used in this phase.
  std::uint16_t load{};
  /// The amount of the counter: Transport Points in points (TP), supply in T, an air base or hedgehog in levels, a port
  /// in T a phase, as printed.
  /// Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
  std::uint16_t amount{};
  /// The Combat Mode side of the counter.
  ::grognard::ocs::Face combat_side{};
  /// The Move Mode side of the counter.
  ::grognard::ocs::Face move_side{};
  /// The kind of counter. Required where the answer depends on it.
  ::grognard::ocs::Kind kind{};
  /// The colour of the symbol box. Required where the answer depends on it.
  ::grognard::ocs::Arm arm{};
  /// The symbol in the box.
  ::grognard::ocs::Symbol symbol{};
  /// The size of the unit. Required where the answer depends on it.
  ::grognard::ocs::Size size{};
  /// Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's
  /// exception.
  std::uint8_t steps{};
  /// Steps lost, fewer than the steps printed. Of a port its hits, 0 to 4.
  std::uint8_t steps_lost{};
  /// A game's exception to the unit's size in RE, a multiple of 1/4; 0 for none.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint8_t re{};
  /// Printed Action Rating, 0 to 5. Required where the answer depends on it.
  ::grognard::Said<std::int8_t> rating{};
  /// The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have
  /// no mode and show their Combat Mode side.
  ::grognard::ocs::Mode mode{};
  /// The side of the counter that shows in Reserve, Exploit or Disorganized Mode. Required where the answer depends
  /// on it.
  ::grognard::ocs::Orientation oriented{};
  /// The player who owns the unit, numbered by the caller from 1. Required where the answer depends on it.
  std::uint8_t side{};
  /// The nation of the unit, numbered by the caller from 1. Required where a rule or a game's limit depends on it.
  std::uint8_t nationality{};
  /// The internal stocks left to the unit; full by default.
  ::grognard::ocs::Stocks stocks{};
  /// How the unit's combat supply is paid in the current combat. Required where the answer depends on it; absent for a
  /// unit in no combat.
  ::grognard::ocs::CombatSupply combat_supply{};
  /// What carries the unit.
  ::grognard::ocs::Aboard aboard{};
  /// Distance of an aircraft's base from its target in hexes, from 1. Required for a barrage by aircraft.
  std::uint8_t base_distance{};
  /// Released from Reserve Mode in this phase. Its mode is then Reserve, with its orientation, until the phase ends; Combat
  /// or Move Mode says the same (5.7b).
  ::grognard::Flag released{};
  /// Marked Out of Supply.
  ::grognard::Flag out_of_supply{};
  /// Fuelled in this phase, by itself, its headquarters or its formation. A combat unit whose showing side has Truck or
  /// Track movement points moves and overruns only if it is (12.5a).
  ::grognard::Flag fuelled{};
  /// Has attacked in this Combat Segment.
  ::grognard::Flag attacked{};
  /// Has barraged in this phase.
  ::grognard::Flag barraged{};
  /// Will spend movement points later in this phase.
  ::grognard::Flag will_move{};
  /// Had a zone of control before it was marked Exploit.
  ::grognard::Flag had_zoc{};
  /// A Strategic Bomber.
  ::grognard::Flag strategic{};
  /// An aircraft beyond half its range.
  ::grognard::Flag beyond_half_range{};
  /// Has a yellow dot behind the rating: is never rebuilt.
  ::grognard::Flag yellow_dot{};
  /// The transport that carried it earlier in this phase.
  ::grognard::ocs::Transport transported{};
  /// Was landed by the landing craft that carried it after a roll on the ALT table.
  ::grognard::Flag alt_rolled{};
  /// An Inactive aircraft.
  ::grognard::Flag inactive{};
  /// An aircraft that is a fighter.
  ::grognard::Flag fighter{};
  /// The number of railroad hexes that a Rail Repair unit converted in this phase.
  std::uint8_t converted{};
  /// Has moved by rail in this phase over track that was converted in it.
  ::grognard::Flag fresh_track{};
  /// Why it has ended its movement in this phase; it has not by default.
  ::grognard::ocs::Halted halted{};
  /// The way in which it was fuelled, and so how long that lasts; by itself, for this phase, by default.
  ::grognard::ocs::FuelledBy fuelled_by{};
  /// What it has done of its movement in this phase, or what construction has done to it; nothing by default.
  ::grognard::ocs::Progress progress{};
  /// How it was supplied in its side's last Supply Phase; it has been in none by default.
  ::grognard::ocs::LastSupply last_supply{};
  /// Whether a headquarters has thrown fuel in this phase, and from where; it has not by default.
  ::grognard::ocs::Threw threw{};
  /// The hexes that it has still to retreat from the combat in which it took part; 0 for none.
  std::uint8_t retreats{};
  /// The game turn in which it arrives as a reinforcement, from 1; 0 for a unit on the map.
  std::uint16_t due{};
  /// An engineer or a headquarters that was Engineer-Capable in its hex until it changed its mode or orientation
  /// there. It may still leave the hex by its own bridge (13.8b).
  ::grognard::Flag had_bridge{};
  std::array<std::uint8_t, 1> reserved{};

  /// Reads what a counter prints, such as `8-4-6`; the other fields have their defaults. The fault has the code alone.
  static ::grognard::Result<Unit> read(std::string_view text) {
    Unit record;
    ::grognard::Fault fault;
    const std::int32_t status =
        grog_ocs_unit_read(std::string(text).c_str(), reinterpret_cast<GrogOcsUnit*>(&record));
    if (status != 0) {
      fault.raw.code = static_cast<std::uint16_t>(status);
      return fault;
    }
    return record;
  }

  friend bool operator==(const Unit& lhs, const Unit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Unit& lhs, const Unit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Unit) == sizeof(GrogOcsUnit) && alignof(Unit) == alignof(GrogOcsUnit));
static_assert(offsetof(Unit, id) == offsetof(GrogOcsUnit, id));
static_assert(offsetof(Unit, hex) == offsetof(GrogOcsUnit, hex));
static_assert(offsetof(Unit, formation) == offsetof(GrogOcsUnit, formation));
static_assert(offsetof(Unit, began) == offsetof(GrogOcsUnit, began));
static_assert(offsetof(Unit, mp_spent) == offsetof(GrogOcsUnit, mp_spent));
static_assert(offsetof(Unit, load) == offsetof(GrogOcsUnit, load));
static_assert(offsetof(Unit, amount) == offsetof(GrogOcsUnit, amount));
static_assert(offsetof(Unit, combat_side) == offsetof(GrogOcsUnit, combat_side));
static_assert(offsetof(Unit, move_side) == offsetof(GrogOcsUnit, move_side));
static_assert(offsetof(Unit, kind) == offsetof(GrogOcsUnit, kind));
static_assert(offsetof(Unit, arm) == offsetof(GrogOcsUnit, arm));
static_assert(offsetof(Unit, symbol) == offsetof(GrogOcsUnit, symbol));
static_assert(offsetof(Unit, size) == offsetof(GrogOcsUnit, size));
static_assert(offsetof(Unit, steps) == offsetof(GrogOcsUnit, steps));
static_assert(offsetof(Unit, steps_lost) == offsetof(GrogOcsUnit, steps_lost));
static_assert(offsetof(Unit, re) == offsetof(GrogOcsUnit, re));
static_assert(offsetof(Unit, rating) == offsetof(GrogOcsUnit, rating));
static_assert(offsetof(Unit, mode) == offsetof(GrogOcsUnit, mode));
static_assert(offsetof(Unit, oriented) == offsetof(GrogOcsUnit, oriented));
static_assert(offsetof(Unit, side) == offsetof(GrogOcsUnit, side));
static_assert(offsetof(Unit, nationality) == offsetof(GrogOcsUnit, nationality));
static_assert(offsetof(Unit, stocks) == offsetof(GrogOcsUnit, stocks));
static_assert(offsetof(Unit, combat_supply) == offsetof(GrogOcsUnit, combat_supply));
static_assert(offsetof(Unit, aboard) == offsetof(GrogOcsUnit, aboard));
static_assert(offsetof(Unit, base_distance) == offsetof(GrogOcsUnit, base_distance));
static_assert(offsetof(Unit, released) == offsetof(GrogOcsUnit, released));
static_assert(offsetof(Unit, out_of_supply) == offsetof(GrogOcsUnit, out_of_supply));
static_assert(offsetof(Unit, fuelled) == offsetof(GrogOcsUnit, fuelled));
static_assert(offsetof(Unit, attacked) == offsetof(GrogOcsUnit, attacked));
static_assert(offsetof(Unit, barraged) == offsetof(GrogOcsUnit, barraged));
static_assert(offsetof(Unit, will_move) == offsetof(GrogOcsUnit, will_move));
static_assert(offsetof(Unit, had_zoc) == offsetof(GrogOcsUnit, had_zoc));
static_assert(offsetof(Unit, strategic) == offsetof(GrogOcsUnit, strategic));
static_assert(offsetof(Unit, beyond_half_range) == offsetof(GrogOcsUnit, beyond_half_range));
static_assert(offsetof(Unit, yellow_dot) == offsetof(GrogOcsUnit, yellow_dot));
static_assert(offsetof(Unit, transported) == offsetof(GrogOcsUnit, transported));
static_assert(offsetof(Unit, alt_rolled) == offsetof(GrogOcsUnit, alt_rolled));
static_assert(offsetof(Unit, inactive) == offsetof(GrogOcsUnit, inactive));
static_assert(offsetof(Unit, fighter) == offsetof(GrogOcsUnit, fighter));
static_assert(offsetof(Unit, converted) == offsetof(GrogOcsUnit, converted));
static_assert(offsetof(Unit, fresh_track) == offsetof(GrogOcsUnit, fresh_track));
static_assert(offsetof(Unit, halted) == offsetof(GrogOcsUnit, halted));
static_assert(offsetof(Unit, fuelled_by) == offsetof(GrogOcsUnit, fuelled_by));
static_assert(offsetof(Unit, progress) == offsetof(GrogOcsUnit, progress));
static_assert(offsetof(Unit, last_supply) == offsetof(GrogOcsUnit, last_supply));
static_assert(offsetof(Unit, threw) == offsetof(GrogOcsUnit, threw));
static_assert(offsetof(Unit, retreats) == offsetof(GrogOcsUnit, retreats));
static_assert(offsetof(Unit, due) == offsetof(GrogOcsUnit, due));
static_assert(offsetof(Unit, had_bridge) == offsetof(GrogOcsUnit, had_bridge));
static_assert(offsetof(Unit, reserved) == offsetof(GrogOcsUnit, reserved));

/// What an order did.
struct GameEffect {
  /// The unit, by its number; 0 for an effect on a hex.
  std::uint16_t unit{};
  /// The rule that requires it.
  std::uint16_t rule{};
  /// The hex. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
  ::grognard::Hex hex{};
  /// The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none.
  /// Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
  std::uint16_t amount{};
  /// The kind of change.
  ::grognard::ocs::EffectKind what{};
  std::uint8_t reserved{};

  friend bool operator==(const GameEffect& lhs, const GameEffect& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameEffect& lhs, const GameEffect& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameEffect) == sizeof(GrogOcsGameEffect) && alignof(GameEffect) == alignof(GrogOcsGameEffect));
static_assert(offsetof(GameEffect, unit) == offsetof(GrogOcsGameEffect, unit));
static_assert(offsetof(GameEffect, rule) == offsetof(GrogOcsGameEffect, rule));
static_assert(offsetof(GameEffect, hex) == offsetof(GrogOcsGameEffect, hex));
static_assert(offsetof(GameEffect, amount) == offsetof(GrogOcsGameEffect, amount));
static_assert(offsetof(GameEffect, what) == offsetof(GrogOcsGameEffect, what));
static_assert(offsetof(GameEffect, reserved) == offsetof(GrogOcsGameEffect, reserved));

/// The assessment of an attack: the input of `resolve` and `distribution`.
struct Assessment {
  /// The attacker's strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t attack{};
  /// The defender's strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t defence{};
  /// The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
  ::grognard::Odds odds{};
  /// The odds printed above the column.
  ::grognard::Odds heading{};
  /// Supply to pay for the attack, in T.
  std::uint16_t attack_cost{};
  /// Supply to pay for the defence, in T.
  std::uint16_t defence_cost{};
  /// Steps of the attackers.
  std::uint16_t attacker_steps{};
  /// Steps of the defenders.
  std::uint16_t defender_steps{};
  /// The attacker whose Action Rating counts.
  std::uint16_t attacker_lead{};
  /// The defender whose Action Rating counts.
  std::uint16_t defender_lead{};
  /// The kind of attack.
  ::grognard::ocs::Attack kind{};
  /// The row of the odds table.
  ::grognard::ocs::Ground ground{};
  /// The column from the defender's best, 0 to 12 in the printed table.
  std::uint8_t column{};
  /// The die roll modifier of the Action Ratings, without the hedgehog's.
  std::int8_t drm{};
  /// The level of the hedgehog.
  std::uint8_t hedgehog{};
  /// The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
  std::int8_t exploit_rating{};
  /// No attacker can exploit, whatever the result (9.13).
  ::grognard::Flag no_exploit{};
  /// The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.
  std::uint8_t exploit_drop{};
  /// The checksum of the game's own tables; 0 for the printed ones.
  std::uint32_t digest{};

  friend bool operator==(const Assessment& lhs, const Assessment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Assessment& lhs, const Assessment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Assessment) == sizeof(GrogOcsAssessment) && alignof(Assessment) == alignof(GrogOcsAssessment));
static_assert(offsetof(Assessment, attack) == offsetof(GrogOcsAssessment, attack));
static_assert(offsetof(Assessment, defence) == offsetof(GrogOcsAssessment, defence));
static_assert(offsetof(Assessment, odds) == offsetof(GrogOcsAssessment, odds));
static_assert(offsetof(Assessment, heading) == offsetof(GrogOcsAssessment, heading));
static_assert(offsetof(Assessment, attack_cost) == offsetof(GrogOcsAssessment, attack_cost));
static_assert(offsetof(Assessment, defence_cost) == offsetof(GrogOcsAssessment, defence_cost));
static_assert(offsetof(Assessment, attacker_steps) == offsetof(GrogOcsAssessment, attacker_steps));
static_assert(offsetof(Assessment, defender_steps) == offsetof(GrogOcsAssessment, defender_steps));
static_assert(offsetof(Assessment, attacker_lead) == offsetof(GrogOcsAssessment, attacker_lead));
static_assert(offsetof(Assessment, defender_lead) == offsetof(GrogOcsAssessment, defender_lead));
static_assert(offsetof(Assessment, kind) == offsetof(GrogOcsAssessment, kind));
static_assert(offsetof(Assessment, ground) == offsetof(GrogOcsAssessment, ground));
static_assert(offsetof(Assessment, column) == offsetof(GrogOcsAssessment, column));
static_assert(offsetof(Assessment, drm) == offsetof(GrogOcsAssessment, drm));
static_assert(offsetof(Assessment, hedgehog) == offsetof(GrogOcsAssessment, hedgehog));
static_assert(offsetof(Assessment, exploit_rating) == offsetof(GrogOcsAssessment, exploit_rating));
static_assert(offsetof(Assessment, no_exploit) == offsetof(GrogOcsAssessment, no_exploit));
static_assert(offsetof(Assessment, exploit_drop) == offsetof(GrogOcsAssessment, exploit_drop));
static_assert(offsetof(Assessment, digest) == offsetof(GrogOcsAssessment, digest));

/// A combat between its dice and its settlement. A plain value that the caller keeps.
struct Battle {
  /// The attacker whose losses come first.
  std::uint16_t attacker_lead{};
  /// The defender whose losses come first.
  std::uint16_t defender_lead{};
  /// The result.
  ::grognard::ocs::CombatResult result{};
  /// The side that settles next.
  ::grognard::ocs::Stage stage{};
  /// The kind of attack.
  ::grognard::ocs::Attack kind{};
  /// The side that has surprise.
  ::grognard::ocs::Surprise surprise{};
  /// The surprise roll with modifiers.
  std::int8_t surprise_roll{};
  /// The shift in columns, positive to the right, before the ends of the table limit it.
  std::int8_t shift{};
  /// The column after the shift, 0 to 12.
  std::uint8_t column{};
  /// The combat roll with modifiers.
  std::int8_t roll{};
  /// No attacker can exploit.
  ::grognard::Flag no_exploit{};
  /// Steps that the attacker lost.
  std::uint8_t attacker_steps{};
  /// Hexes that the attacker retreated.
  std::uint8_t attacker_retreat{};
  /// The attacker could not take his whole option.
  ::grognard::Flag attacker_short{};
  /// No attacker is left.
  ::grognard::Flag attacker_gone{};
  /// Steps that the defender lost.
  std::uint8_t defender_steps{};
  /// Hexes that the defender retreated.
  std::uint8_t defender_retreat{};
  /// The defender ignored his option.
  ::grognard::Flag defender_ignored{};
  /// Whether the attackers advance into the hex.
  ::grognard::ocs::Advance advance{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Battle& lhs, const Battle& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Battle& lhs, const Battle& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Battle) == sizeof(GrogOcsBattle) && alignof(Battle) == alignof(GrogOcsBattle));
static_assert(offsetof(Battle, attacker_lead) == offsetof(GrogOcsBattle, attacker_lead));
static_assert(offsetof(Battle, defender_lead) == offsetof(GrogOcsBattle, defender_lead));
static_assert(offsetof(Battle, result) == offsetof(GrogOcsBattle, result));
static_assert(offsetof(Battle, stage) == offsetof(GrogOcsBattle, stage));
static_assert(offsetof(Battle, kind) == offsetof(GrogOcsBattle, kind));
static_assert(offsetof(Battle, surprise) == offsetof(GrogOcsBattle, surprise));
static_assert(offsetof(Battle, surprise_roll) == offsetof(GrogOcsBattle, surprise_roll));
static_assert(offsetof(Battle, shift) == offsetof(GrogOcsBattle, shift));
static_assert(offsetof(Battle, column) == offsetof(GrogOcsBattle, column));
static_assert(offsetof(Battle, roll) == offsetof(GrogOcsBattle, roll));
static_assert(offsetof(Battle, no_exploit) == offsetof(GrogOcsBattle, no_exploit));
static_assert(offsetof(Battle, attacker_steps) == offsetof(GrogOcsBattle, attacker_steps));
static_assert(offsetof(Battle, attacker_retreat) == offsetof(GrogOcsBattle, attacker_retreat));
static_assert(offsetof(Battle, attacker_short) == offsetof(GrogOcsBattle, attacker_short));
static_assert(offsetof(Battle, attacker_gone) == offsetof(GrogOcsBattle, attacker_gone));
static_assert(offsetof(Battle, defender_steps) == offsetof(GrogOcsBattle, defender_steps));
static_assert(offsetof(Battle, defender_retreat) == offsetof(GrogOcsBattle, defender_retreat));
static_assert(offsetof(Battle, defender_ignored) == offsetof(GrogOcsBattle, defender_ignored));
static_assert(offsetof(Battle, advance) == offsetof(GrogOcsBattle, advance));
static_assert(offsetof(Battle, reserved) == offsetof(GrogOcsBattle, reserved));

/// The assessment of a barrage: the input of `resolve` and `distribution`.
struct BarrageAssessment {
  /// Barrage strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t strength{};
  /// Barrage strength rounded to points.
  std::uint32_t points{};
  /// Size of the target's combat units in RE, as density counts them.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint16_t density{};
  /// Steps of the target's combat units.
  std::uint16_t target_steps{};
  /// Supply that artillery pays, in T.
  std::uint16_t cost{};
  /// The column before shifts, 0 to 10 in the printed table.
  std::uint8_t start{};
  /// The sum of the shifts, positive to the right.
  std::int8_t shift{};
  /// The column after shifts, 0 to 10 in the printed table.
  std::uint8_t column{};
  /// The kind of fire.
  ::grognard::ocs::Fire fire{};
  /// A correct spotter spots for the fire.
  ::grognard::Flag spotted{};
  /// A half in brackets means disorganization only.
  ::grognard::Flag brackets_dg{};
  /// The checksum of the game's own tables; 0 for the printed ones.
  std::uint32_t digest{};

  friend bool operator==(const BarrageAssessment& lhs, const BarrageAssessment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BarrageAssessment& lhs, const BarrageAssessment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BarrageAssessment) == sizeof(GrogOcsBarrageAssessment) && alignof(BarrageAssessment) == alignof(GrogOcsBarrageAssessment));
static_assert(offsetof(BarrageAssessment, strength) == offsetof(GrogOcsBarrageAssessment, strength));
static_assert(offsetof(BarrageAssessment, points) == offsetof(GrogOcsBarrageAssessment, points));
static_assert(offsetof(BarrageAssessment, density) == offsetof(GrogOcsBarrageAssessment, density));
static_assert(offsetof(BarrageAssessment, target_steps) == offsetof(GrogOcsBarrageAssessment, target_steps));
static_assert(offsetof(BarrageAssessment, cost) == offsetof(GrogOcsBarrageAssessment, cost));
static_assert(offsetof(BarrageAssessment, start) == offsetof(GrogOcsBarrageAssessment, start));
static_assert(offsetof(BarrageAssessment, shift) == offsetof(GrogOcsBarrageAssessment, shift));
static_assert(offsetof(BarrageAssessment, column) == offsetof(GrogOcsBarrageAssessment, column));
static_assert(offsetof(BarrageAssessment, fire) == offsetof(GrogOcsBarrageAssessment, fire));
static_assert(offsetof(BarrageAssessment, spotted) == offsetof(GrogOcsBarrageAssessment, spotted));
static_assert(offsetof(BarrageAssessment, brackets_dg) == offsetof(GrogOcsBarrageAssessment, brackets_dg));
static_assert(offsetof(BarrageAssessment, digest) == offsetof(GrogOcsBarrageAssessment, digest));

/// A barrage between its dice and its losses. A plain value that the caller keeps.
struct Barraged {
  /// The result of the table.
  ::grognard::ocs::BarrageResult table{};
  /// The result after brackets and the reduction for ships.
  ::grognard::ocs::BarrageResult counts{};
  /// The outcome for the target.
  ::grognard::ocs::Outcome outcome{};
  /// The column, 0 to 10 in the printed table.
  std::uint8_t column{};
  /// The roll, 2 to 12.
  std::uint8_t roll{};
  /// The die for a half; 0 if none was rolled.
  std::uint8_t half_die{};
  /// The losses have been settled.
  ::grognard::Flag settled{};
  /// Steps lost.
  std::uint8_t steps{};

  friend bool operator==(const Barraged& lhs, const Barraged& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Barraged& lhs, const Barraged& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Barraged) == sizeof(GrogOcsBarraged) && alignof(Barraged) == alignof(GrogOcsBarraged));
static_assert(offsetof(Barraged, table) == offsetof(GrogOcsBarraged, table));
static_assert(offsetof(Barraged, counts) == offsetof(GrogOcsBarraged, counts));
static_assert(offsetof(Barraged, outcome) == offsetof(GrogOcsBarraged, outcome));
static_assert(offsetof(Barraged, column) == offsetof(GrogOcsBarraged, column));
static_assert(offsetof(Barraged, roll) == offsetof(GrogOcsBarraged, roll));
static_assert(offsetof(Barraged, half_die) == offsetof(GrogOcsBarraged, half_die));
static_assert(offsetof(Barraged, settled) == offsetof(GrogOcsBarraged, settled));
static_assert(offsetof(Barraged, steps) == offsetof(GrogOcsBarraged, steps));

/// A combat or a barrage that is open.
struct Open {
  /// The hex that is attacked or barraged. If nothing is open, it is absent, or 0,0 in C, C++, C# and Rust.
  ::grognard::Hex target{};
  /// What it is.
  ::grognard::ocs::OpenKind what{};
  /// Both sides of the combat are supplied, and its odds are known.
  ::grognard::Flag assessed{};
  /// The dice were thrown.
  ::grognard::Flag rolled{};
  std::uint8_t reserved{};
  /// The attacking unit whose Action Rating counts, by its number, once the odds are known; 0 for none.
  std::uint16_t attacker_lead{};
  /// The defending unit whose Action Rating counts, by its number, once the odds are known; 0 for none.
  std::uint16_t defender_lead{};
  /// The odds of the combat, once they are known.
  ::grognard::ocs::Assessment assessment{};
  /// The combat, once the dice were thrown.
  ::grognard::ocs::Battle battle{};
  /// The column of the barrage.
  ::grognard::ocs::BarrageAssessment barrage{};
  /// The barrage, once the dice were thrown.
  ::grognard::ocs::Barraged barraged{};

  friend bool operator==(const Open& lhs, const Open& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Open& lhs, const Open& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Open) == sizeof(GrogOcsOpen) && alignof(Open) == alignof(GrogOcsOpen));
static_assert(offsetof(Open, target) == offsetof(GrogOcsOpen, target));
static_assert(offsetof(Open, what) == offsetof(GrogOcsOpen, what));
static_assert(offsetof(Open, assessed) == offsetof(GrogOcsOpen, assessed));
static_assert(offsetof(Open, rolled) == offsetof(GrogOcsOpen, rolled));
static_assert(offsetof(Open, reserved) == offsetof(GrogOcsOpen, reserved));
static_assert(offsetof(Open, attacker_lead) == offsetof(GrogOcsOpen, attacker_lead));
static_assert(offsetof(Open, defender_lead) == offsetof(GrogOcsOpen, defender_lead));
static_assert(offsetof(Open, assessment) == offsetof(GrogOcsOpen, assessment));
static_assert(offsetof(Open, battle) == offsetof(GrogOcsOpen, battle));
static_assert(offsetof(Open, barrage) == offsetof(GrogOcsOpen, barrage));
static_assert(offsetof(Open, barraged) == offsetof(GrogOcsOpen, barraged));

/// The options of a game. All zero is the series.
struct GameRules {
  /// How lost steps weaken a unit. Replaces 9.11d.
  ::grognard::ocs::StepLoss step_loss{};
  /// A two-step unit that is not a multi-step unit pays 1T to attack, as in DAK. Replaces 9.5b.
  ::grognard::Flag brigade_attack{};
  /// A barrage by aircraft beyond half their range is shifted to the left (21.4). Replaces 10.1b.
  ::grognard::Flag far_aircraft{};
  /// Units do not negate enemy zones of control for ports that trace supply, as in DAK. Replaces 4.5b.
  ::grognard::Flag port_zones{};
  /// Exploiting units have no zone of control. Replaces 5.9c.
  ::grognard::Flag no_exploit_zone{};
  /// Units of different nations do not stack together. Replaces 4.8.
  ::grognard::Flag nations_apart{};
  /// The players have agreed that formation markers may be hidden in a stack (13.7b). Replaces 13.7.
  ::grognard::Flag hidden_formations{};
  /// The full side of the game's Transport Points is marked F (13.2h).
  ::grognard::Flag full_sides{};
  /// The game has Transport Points of the size of one supply token, a quarter of a point. Replaces the rounding of
  /// 9.14c.
  ::grognard::Flag token_trucks{};
  /// The game has air strips; bends 15.3.
  ::grognard::Flag air_strips{};
  /// Units that are not Engineer-Capable build hedgehogs of level 1 only (21.11a). Replaces 16.0b.
  ::grognard::Flag regular_hedgehogs{};
  /// The game's tables replace aircraft steps directly, and Equipment replacements do not. Replaces 13.5f.
  ::grognard::Flag air_table{};
  /// Artillery in Combat or Move Mode that has not moved fires in the Barrage Segment of the Reaction Phase without
  /// having been in Reserve (21.9). It does so from a hex with a hedgehog too. Bends 7.0a and 13.4a.
  ::grognard::Flag reactive_artillery{};
  /// Attacks and overruns by independent units alone cost twice the combat supply and use no internal stocks. Where
  /// others take part, the unit whose Action Rating counts is one of a multi-unit formation or a multi-step unit
  /// (21.3). Replaces 9.5b, and bends 12.10 and 9.6.
  ::grognard::Flag independents{};
  /// A hit on a port whose capacity is below 1 SP costs that capacity to repair (21.11b). Replaces 19.0d.
  ::grognard::Flag small_ports{};
  /// A hedgehog that is no part of the map loses a level when it is captured; one of level 1 is removed (21.11c).
  /// Bends 9.14e.
  ::grognard::Flag counter_hedgehogs{};
  /// At the end of a segment at most 3 RE of a side's units in Strat Mode are in a hex (21.12c). A single unit or a
  /// single formation may be larger. Bends 4.8.
  ::grognard::Flag strat_limit{};
  /// Units in Strat Mode stop only where they trace supply by direct draw, and not by a throw (21.12d). Replaces
  /// 5.8b.
  ::grognard::Flag strat_draw{};
  /// In a Combat Segment units that can attack pay for and advance into an adjacent hex without combat units, without
  /// dice and Exploit Mode (21.8). Units that were dropped by air in this turn pay nothing. Bends 9.0 and 9.14.
  ::grognard::Flag empty_hexes{};
  std::array<std::uint8_t, 5> reserved{};

  friend bool operator==(const GameRules& lhs, const GameRules& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameRules& lhs, const GameRules& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameRules) == sizeof(GrogOcsGameRules) && alignof(GameRules) == alignof(GrogOcsGameRules));
static_assert(offsetof(GameRules, step_loss) == offsetof(GrogOcsGameRules, step_loss));
static_assert(offsetof(GameRules, brigade_attack) == offsetof(GrogOcsGameRules, brigade_attack));
static_assert(offsetof(GameRules, far_aircraft) == offsetof(GrogOcsGameRules, far_aircraft));
static_assert(offsetof(GameRules, port_zones) == offsetof(GrogOcsGameRules, port_zones));
static_assert(offsetof(GameRules, no_exploit_zone) == offsetof(GrogOcsGameRules, no_exploit_zone));
static_assert(offsetof(GameRules, nations_apart) == offsetof(GrogOcsGameRules, nations_apart));
static_assert(offsetof(GameRules, hidden_formations) == offsetof(GrogOcsGameRules, hidden_formations));
static_assert(offsetof(GameRules, full_sides) == offsetof(GrogOcsGameRules, full_sides));
static_assert(offsetof(GameRules, token_trucks) == offsetof(GrogOcsGameRules, token_trucks));
static_assert(offsetof(GameRules, air_strips) == offsetof(GrogOcsGameRules, air_strips));
static_assert(offsetof(GameRules, regular_hedgehogs) == offsetof(GrogOcsGameRules, regular_hedgehogs));
static_assert(offsetof(GameRules, air_table) == offsetof(GrogOcsGameRules, air_table));
static_assert(offsetof(GameRules, reactive_artillery) == offsetof(GrogOcsGameRules, reactive_artillery));
static_assert(offsetof(GameRules, independents) == offsetof(GrogOcsGameRules, independents));
static_assert(offsetof(GameRules, small_ports) == offsetof(GrogOcsGameRules, small_ports));
static_assert(offsetof(GameRules, counter_hedgehogs) == offsetof(GrogOcsGameRules, counter_hedgehogs));
static_assert(offsetof(GameRules, strat_limit) == offsetof(GrogOcsGameRules, strat_limit));
static_assert(offsetof(GameRules, strat_draw) == offsetof(GrogOcsGameRules, strat_draw));
static_assert(offsetof(GameRules, empty_hexes) == offsetof(GrogOcsGameRules, empty_hexes));
static_assert(offsetof(GameRules, reserved) == offsetof(GrogOcsGameRules, reserved));

/// The numbers of surprise (9.8). What is absent is as printed.
struct SurpriseTable {
  /// The lowest modified roll at which the attacker has surprise in a regular attack; absent for 10.
  ::grognard::Said<std::int8_t> attacker{};
  /// The highest modified roll at which the defender has surprise in a regular attack; absent for 5.
  ::grognard::Said<std::int8_t> defender{};
  /// The lowest modified roll at which the attacker has surprise in an overrun; absent for 9.
  ::grognard::Said<std::int8_t> overrun_attacker{};
  /// The highest modified roll at which the defender has surprise in an overrun; absent for 6.
  ::grognard::Said<std::int8_t> overrun_defender{};
  /// The columns that surprise shifts by a die of 1, 2, 3, 4, 5, 6, at most 40; all 0 for as many as the die shows.
  std::array<std::uint8_t, 6> shifts{};
  /// The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.
  ///
  /// C and Rust count them from 1000.
  std::uint16_t rule{};

  friend bool operator==(const SurpriseTable& lhs, const SurpriseTable& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const SurpriseTable& lhs, const SurpriseTable& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(SurpriseTable) == sizeof(GrogOcsSurpriseTable) && alignof(SurpriseTable) == alignof(GrogOcsSurpriseTable));
static_assert(offsetof(SurpriseTable, attacker) == offsetof(GrogOcsSurpriseTable, attacker));
static_assert(offsetof(SurpriseTable, defender) == offsetof(GrogOcsSurpriseTable, defender));
static_assert(offsetof(SurpriseTable, overrun_attacker) == offsetof(GrogOcsSurpriseTable, overrun_attacker));
static_assert(offsetof(SurpriseTable, overrun_defender) == offsetof(GrogOcsSurpriseTable, overrun_defender));
static_assert(offsetof(SurpriseTable, shifts) == offsetof(GrogOcsSurpriseTable, shifts));
static_assert(offsetof(SurpriseTable, rule) == offsetof(GrogOcsSurpriseTable, rule));

/// The multipliers of a mode.
struct ModeMultiplier {
  /// The mode. That of Reserve is for units that have not been released.
  ::grognard::ocs::Mode mode{};
  /// The multiplier of combat strength: the numerator over `strength_den`, at most 12. Required if there is
  /// a denominator.
  ::grognard::Said<std::uint8_t> strength_num{};
  /// The multiplier of combat strength: the denominator, at most 12; 0 for the printed multiplier.
  std::uint8_t strength_den{};
  /// The multiplier of barrage strength: the numerator over `barrage_den`, at most 12. Required if there is
  /// a denominator.
  ::grognard::Said<std::uint8_t> barrage_num{};
  /// The multiplier of barrage strength: the denominator, at most 12; 0 for the printed multiplier.
  std::uint8_t barrage_den{};
  std::uint8_t reserved{};
  /// The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.
  ///
  /// C and Rust count them from 1000.
  std::uint16_t rule{};

  friend bool operator==(const ModeMultiplier& lhs, const ModeMultiplier& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ModeMultiplier& lhs, const ModeMultiplier& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ModeMultiplier) == sizeof(GrogOcsModeMultiplier) && alignof(ModeMultiplier) == alignof(GrogOcsModeMultiplier));
static_assert(offsetof(ModeMultiplier, mode) == offsetof(GrogOcsModeMultiplier, mode));
static_assert(offsetof(ModeMultiplier, strength_num) == offsetof(GrogOcsModeMultiplier, strength_num));
static_assert(offsetof(ModeMultiplier, strength_den) == offsetof(GrogOcsModeMultiplier, strength_den));
static_assert(offsetof(ModeMultiplier, barrage_num) == offsetof(GrogOcsModeMultiplier, barrage_num));
static_assert(offsetof(ModeMultiplier, barrage_den) == offsetof(GrogOcsModeMultiplier, barrage_den));
static_assert(offsetof(ModeMultiplier, reserved) == offsetof(GrogOcsModeMultiplier, reserved));
static_assert(offsetof(ModeMultiplier, rule) == offsetof(GrogOcsModeMultiplier, rule));

/// The multipliers of a unit that has lost steps. They replace 9.11d and the game's option for lost steps.
struct LossMultiplier {
  /// The steps that the unit has printed, at least 2.
  std::uint8_t steps{};
  /// The steps that it has lost, from 1 to one less than `steps`.
  std::uint8_t lost{};
  /// The multiplier of its strength in attack: the numerator over `attack_den`, at most 12.
  ::grognard::Said<std::uint8_t> attack_num{};
  /// The multiplier of its strength in attack: the denominator, 1 to 12.
  std::uint8_t attack_den{};
  /// The multiplier of its strength in defence: the numerator over `defence_den`, at most 12.
  ::grognard::Said<std::uint8_t> defence_num{};
  /// The multiplier of its strength in defence: the denominator, 1 to 12.
  std::uint8_t defence_den{};
  /// The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.
  ///
  /// C and Rust count them from 1000.
  std::uint16_t rule{};

  friend bool operator==(const LossMultiplier& lhs, const LossMultiplier& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const LossMultiplier& lhs, const LossMultiplier& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(LossMultiplier) == sizeof(GrogOcsLossMultiplier) && alignof(LossMultiplier) == alignof(GrogOcsLossMultiplier));
static_assert(offsetof(LossMultiplier, steps) == offsetof(GrogOcsLossMultiplier, steps));
static_assert(offsetof(LossMultiplier, lost) == offsetof(GrogOcsLossMultiplier, lost));
static_assert(offsetof(LossMultiplier, attack_num) == offsetof(GrogOcsLossMultiplier, attack_num));
static_assert(offsetof(LossMultiplier, attack_den) == offsetof(GrogOcsLossMultiplier, attack_den));
static_assert(offsetof(LossMultiplier, defence_num) == offsetof(GrogOcsLossMultiplier, defence_num));
static_assert(offsetof(LossMultiplier, defence_den) == offsetof(GrogOcsLossMultiplier, defence_den));
static_assert(offsetof(LossMultiplier, rule) == offsetof(GrogOcsLossMultiplier, rule));

/// The tables of a game that differ from the printed ones. An empty list stands for the printed part.
struct Tables {
  /// The odds above the columns in Open terrain, from the defender's best to the attacker's; one side of each is 1.
  /// As many as the table has columns.
  std::vector<::grognard::Odds> open{};
  /// The odds above the columns in Close terrain.
  std::vector<::grognard::Odds> close{};
  /// The odds above the columns in Very Close terrain.
  std::vector<::grognard::Odds> very_close{};
  /// The odds above the columns in Extremely Close terrain.
  std::vector<::grognard::Odds> extremely_close{};
  /// The house rule that sets the headings, `HOUSE 1` to `HOUSE 24`; absent for none.
  std::uint16_t odds_rule{};
  /// The number of rows of `cells`, 1 to 40. Required if there are cells.
  std::uint8_t rows{};
  /// The modified roll of the first row of `cells`. Lower rolls use the first row, rolls above the last row's the
  /// last. Required if there are cells.
  ::grognard::Said<std::int8_t> first{};
  /// The results of the combat table, row by row, each row from the first column to the last; 1 to 40 columns. If the
  /// columns are not 13, all four rows of headings are required.
  std::vector<::grognard::ocs::CombatResult> cells{};
  /// The house rule that sets the results, `HOUSE 1` to `HOUSE 24`; absent for none.
  std::uint16_t cells_rule{};
  /// The numbers of surprise.
  ::grognard::ocs::SurpriseTable surprise{};
  /// The multipliers of modes, each mode at most once. Other modes are as printed.
  std::vector<::grognard::ocs::ModeMultiplier> modes{};
  /// The multipliers of lost steps. Other losses are by the series rule or the game's option.
  std::vector<::grognard::ocs::LossMultiplier> losses{};
  /// The barrage points at which the columns of the barrage table begin, 1 to 40 of them in ascending order; the
  /// first is 0.
  std::vector<std::uint32_t> points{};
  /// The supply that artillery pays in each column of the barrage table, in T.
  std::vector<std::uint16_t> costs{};
  /// The results of the barrage table: a row for each roll of two dice from 2 to 12, each row from the first column
  /// to the last.
  std::vector<::grognard::ocs::BarrageResult> barrage{};
  /// The house rule that sets the barrage table, `HOUSE 1` to `HOUSE 24`; absent for none.
  std::uint16_t barrage_rule{};

  /// The structure of C, which points to these lists.
  GrogOcsTables c() const noexcept {
    GrogOcsTables to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.open, to.open_len, open);
    ::grognard::detail::list(to.close, to.close_len, close);
    ::grognard::detail::list(to.very_close, to.very_close_len, very_close);
    ::grognard::detail::list(to.extremely_close, to.extremely_close_len, extremely_close);
    ::grognard::detail::put(to.odds_rule, odds_rule);
    ::grognard::detail::put(to.rows, rows);
    ::grognard::detail::put(to.first, first);
    ::grognard::detail::list(to.cells, to.cells_len, cells);
    ::grognard::detail::put(to.cells_rule, cells_rule);
    ::grognard::detail::put(to.surprise, surprise);
    ::grognard::detail::list(to.modes, to.modes_len, modes);
    ::grognard::detail::list(to.losses, to.losses_len, losses);
    ::grognard::detail::list(to.points, to.points_len, points);
    ::grognard::detail::list(to.costs, to.costs_len, costs);
    ::grognard::detail::list(to.barrage, to.barrage_len, barrage);
    ::grognard::detail::put(to.barrage_rule, barrage_rule);
    return to;
  }
};

/// The strength and range of an artillery unit.
struct ArtilleryFire {
  /// Barrage strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t strength{};
  /// Range in hexes, as printed on the side of the counter that shows.
  std::uint8_t range{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const ArtilleryFire& lhs, const ArtilleryFire& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ArtilleryFire& lhs, const ArtilleryFire& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ArtilleryFire) == sizeof(GrogOcsArtilleryFire) && alignof(ArtilleryFire) == alignof(GrogOcsArtilleryFire));
static_assert(offsetof(ArtilleryFire, strength) == offsetof(GrogOcsArtilleryFire, strength));
static_assert(offsetof(ArtilleryFire, range) == offsetof(GrogOcsArtilleryFire, range));
static_assert(offsetof(ArtilleryFire, reserved) == offsetof(GrogOcsArtilleryFire, reserved));

/// One cell of a terrain effects chart.
struct Multiplier {
  /// The numerator. The default, 0 over 0, means no effect.
  std::uint8_t num{};
  /// The denominator.
  std::uint8_t den{};
  /// Printed in brackets: applies to attackers only.
  ::grognard::Flag bracketed{};

  friend bool operator==(const Multiplier& lhs, const Multiplier& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Multiplier& lhs, const Multiplier& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Multiplier) == sizeof(GrogOcsMultiplier) && alignof(Multiplier) == alignof(GrogOcsMultiplier));
static_assert(offsetof(Multiplier, num) == offsetof(GrogOcsMultiplier, num));
static_assert(offsetof(Multiplier, den) == offsetof(GrogOcsMultiplier, den));
static_assert(offsetof(Multiplier, bracketed) == offsetof(GrogOcsMultiplier, bracketed));

/// A row of a terrain effects chart: a kind of hex or hexside.
struct Terrain {
  /// The multiplier for units with a yellow box.
  ::grognard::ocs::Multiplier armor{};
  /// The multiplier for units with a red box.
  ::grognard::ocs::Multiplier mech{};
  /// The multiplier for all other units.
  ::grognard::ocs::Multiplier other{};
  /// The difficulty of the ground. Required for the terrain of a hex; ignored for a hexside.
  ::grognard::ocs::Ground ground{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Terrain& lhs, const Terrain& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Terrain& lhs, const Terrain& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Terrain) == sizeof(GrogOcsTerrain) && alignof(Terrain) == alignof(GrogOcsTerrain));
static_assert(offsetof(Terrain, armor) == offsetof(GrogOcsTerrain, armor));
static_assert(offsetof(Terrain, mech) == offsetof(GrogOcsTerrain, mech));
static_assert(offsetof(Terrain, other) == offsetof(GrogOcsTerrain, other));
static_assert(offsetof(Terrain, ground) == offsetof(GrogOcsTerrain, ground));
static_assert(offsetof(Terrain, reserved) == offsetof(GrogOcsTerrain, reserved));

/// The movement cost of entering a hex, crossing a hexside or following a road, by mobility, in MP.
struct Cost {
  /// The cost for Leg movement. Required of a hex or a road that such a unit uses, unless `leg_toll` says what it is. A
  /// hexside without a cost is free.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t leg{};
  /// The cost for Truck movement.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t truck{};
  /// The cost for Track movement.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t track{};
  /// How the cost for Leg movement is given.
  ::grognard::ocs::Toll leg_toll{};
  /// How the cost for Truck movement is given.
  ::grognard::ocs::Toll truck_toll{};
  /// How the cost for Track movement is given.
  ::grognard::ocs::Toll track_toll{};
  std::uint8_t reserved{};

  friend bool operator==(const Cost& lhs, const Cost& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Cost& lhs, const Cost& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Cost) == sizeof(GrogOcsCost) && alignof(Cost) == alignof(GrogOcsCost));
static_assert(offsetof(Cost, leg) == offsetof(GrogOcsCost, leg));
static_assert(offsetof(Cost, truck) == offsetof(GrogOcsCost, truck));
static_assert(offsetof(Cost, track) == offsetof(GrogOcsCost, track));
static_assert(offsetof(Cost, leg_toll) == offsetof(GrogOcsCost, leg_toll));
static_assert(offsetof(Cost, truck_toll) == offsetof(GrogOcsCost, truck_toll));
static_assert(offsetof(Cost, track_toll) == offsetof(GrogOcsCost, track_toll));
static_assert(offsetof(Cost, reserved) == offsetof(GrogOcsCost, reserved));

/// A row of a game's terrain effects chart: a kind of hex, hexside or road.
struct ChartRow {
  /// The effect on strength.
  ::grognard::ocs::Terrain terrain{};
  /// The movement cost.
  ::grognard::ocs::Cost cost{};
  /// The feature that the row describes.
  ::grognard::ocs::Feature feature{};
  /// For a river, including frozen rivers: the row of the chart whose cost applies where the river is bridged
  /// (13.8b). By default the chart's first minor river for a major river, and no cost for a minor river.
  ///
  /// C counts it from 1; 0 is none.
  std::uint8_t bridged{};
  /// Another terrain in the hexes of this row, as a row of the chart, which may name the next; of a row of hexsides,
  /// another water. Of terrains the costliest for who moves counts, of waters the cheapest (6.2d); strength is
  /// multiplied by the first. By default there is none.
  ///
  /// C counts it from 1; 0 is none.
  std::uint8_t also{};
  /// The row whose costs replace these in a weather, which may name the row for the next weather. By default no
  /// weather changes them.
  ///
  /// C counts it from 1; 0 is none.
  std::uint8_t weather_row{};
  /// Of a row that another names as its `weather_row`: the weather in which its costs hold, numbered by the caller from 1.
  /// Required there.
  std::uint8_t weather{};
  /// Of such a row: the side whose costs they are; by default they are alike for all (17.0b).
  std::uint8_t weather_side{};

  friend bool operator==(const ChartRow& lhs, const ChartRow& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ChartRow& lhs, const ChartRow& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ChartRow) == sizeof(GrogOcsChartRow) && alignof(ChartRow) == alignof(GrogOcsChartRow));
static_assert(offsetof(ChartRow, terrain) == offsetof(GrogOcsChartRow, terrain));
static_assert(offsetof(ChartRow, cost) == offsetof(GrogOcsChartRow, cost));
static_assert(offsetof(ChartRow, feature) == offsetof(GrogOcsChartRow, feature));
static_assert(offsetof(ChartRow, bridged) == offsetof(GrogOcsChartRow, bridged));
static_assert(offsetof(ChartRow, also) == offsetof(GrogOcsChartRow, also));
static_assert(offsetof(ChartRow, weather_row) == offsetof(GrogOcsChartRow, weather_row));
static_assert(offsetof(ChartRow, weather) == offsetof(GrogOcsChartRow, weather));
static_assert(offsetof(ChartRow, weather_side) == offsetof(GrogOcsChartRow, weather_side));

/// A game's limit on the units that headquarters support (13.1d): these headquarters do not support those units.
struct ServiceLimit {
  /// Headquarters of this formation or command, numbered by the caller; 0 for any.
  std::uint16_t hq_formation{};
  /// Units of this formation; 0 for any.
  std::uint16_t unit_formation{};
  /// Headquarters of this nationality only, in the host's numbering from 1; 0 for any.
  std::uint8_t hq_nationality{};
  /// Units of this nationality only, in the host's numbering from 1; 0 for any.
  std::uint8_t unit_nationality{};
  /// Units of the headquarters' own formation are supported all the same.
  ::grognard::Flag except_own{};
  std::uint8_t reserved{};

  friend bool operator==(const ServiceLimit& lhs, const ServiceLimit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ServiceLimit& lhs, const ServiceLimit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ServiceLimit) == sizeof(GrogOcsServiceLimit) && alignof(ServiceLimit) == alignof(GrogOcsServiceLimit));
static_assert(offsetof(ServiceLimit, hq_formation) == offsetof(GrogOcsServiceLimit, hq_formation));
static_assert(offsetof(ServiceLimit, unit_formation) == offsetof(GrogOcsServiceLimit, unit_formation));
static_assert(offsetof(ServiceLimit, hq_nationality) == offsetof(GrogOcsServiceLimit, hq_nationality));
static_assert(offsetof(ServiceLimit, unit_nationality) == offsetof(GrogOcsServiceLimit, unit_nationality));
static_assert(offsetof(ServiceLimit, except_own) == offsetof(GrogOcsServiceLimit, except_own));
static_assert(offsetof(ServiceLimit, reserved) == offsetof(GrogOcsServiceLimit, reserved));

/// A position, for any number of questions: the chart, the hexes and the units, and what is constant for a game. That is
/// its options, its limits, the gauges of its trains, and its own tables.
struct Board {
  /// The game's terrain effects chart.
  std::vector<::grognard::ocs::ChartRow> chart{};
  /// The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in
  /// any order.
  std::vector<::grognard::ocs::BoardHex> hexes{};
  /// The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the
  /// hexes in any order.
  std::vector<::grognard::ocs::Unit> units{};
  /// The game's limits on the units that headquarters support (13.1d).
  std::vector<::grognard::ocs::ServiceLimit> limits{};
  /// The game's options. All zero is the series.
  ::grognard::ocs::GameRules rules{};
  /// The gauge of each side's trains, side 1 first, numbered by the caller as the gauges of hexes are (13.3f). 0 in a
  /// game with a single gauge.
  std::array<std::uint8_t, 8> gauges{};
  /// The game's own tables of combat and barrage, by default the printed ones.
  const ::grognard::ocs::Tables* tables{};
  /// 1 if the lists are known to be sorted and all reserved bytes to be 0. Otherwise 0: then each call
  /// checks them, and returns `unsorted` or `reserved` if they are not. Set it once a call has checked them.
  bool in_order{};

  /// Sorts `hexes` as questions expect them. Returns the former index of each item.
  ::grognard::Result<std::vector<std::uint16_t>> sort_hexes() {
    std::vector<std::uint16_t> places(hexes.size());
    ::grognard::Fault fault;
    const std::int32_t status = grog_ocs_board_sort_hexes(reinterpret_cast<GrogOcsBoardHex*>(hexes.data()), hexes.size(), places.data(), &fault.raw);
    if (status != 0) {
      return fault;
    }
    return places;
  }

  /// Sorts `units` as questions expect them. Returns the former index of each item.
  ::grognard::Result<std::vector<std::uint16_t>> sort_units() {
    std::vector<std::uint16_t> places(units.size());
    ::grognard::Fault fault;
    const std::int32_t status = grog_ocs_board_sort_units(reinterpret_cast<GrogOcsUnit*>(units.data()), units.size(), places.data(), &fault.raw);
    if (status != 0) {
      return fault;
    }
    return places;
  }

  /// The structure of C, which points to these lists, and to those that it fills for what they have.
  GrogOcsBoard c(GrogOcsTables& tables_c) const noexcept {
    GrogOcsBoard to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.chart, to.chart_len, chart);
    ::grognard::detail::list(to.hexes, to.hexes_len, hexes);
    ::grognard::detail::list(to.units, to.units_len, units);
    ::grognard::detail::list(to.limits, to.limits_len, limits);
    ::grognard::detail::put(to.rules, rules);
    ::grognard::detail::put(to.gauges, gauges);
    if (tables != nullptr) {
      tables_c = tables->c();
      to.tables = &tables_c;
    }
    to.in_order = in_order ? 1 : 0;
    return to;
  }
};

/// The column and the modifier of an attrition roll.
struct AttritionAssessment {
  /// The steps of the units that are marked, from 1.
  std::uint16_t steps{};
  /// The best Action Rating among them, 0 to 5: the column of the table. Disorganization does not lower it.
  ::grognard::Said<std::uint8_t> rating{};
  /// Units that are marked.
  std::uint8_t units{};

  friend bool operator==(const AttritionAssessment& lhs, const AttritionAssessment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const AttritionAssessment& lhs, const AttritionAssessment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(AttritionAssessment) == sizeof(GrogOcsAttritionAssessment) && alignof(AttritionAssessment) == alignof(GrogOcsAttritionAssessment));
static_assert(offsetof(AttritionAssessment, steps) == offsetof(GrogOcsAttritionAssessment, steps));
static_assert(offsetof(AttritionAssessment, rating) == offsetof(GrogOcsAttritionAssessment, rating));
static_assert(offsetof(AttritionAssessment, units) == offsetof(GrogOcsAttritionAssessment, units));

/// The steps that a roll costs.
struct AttritionLoss {
  /// The steps that the marked units lose together.
  ::grognard::Said<std::uint16_t> steps{};
  /// The modified roll; 0 where none was made.
  std::uint8_t roll{};
  /// They lose all.
  ::grognard::Flag all{};

  friend bool operator==(const AttritionLoss& lhs, const AttritionLoss& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const AttritionLoss& lhs, const AttritionLoss& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(AttritionLoss) == sizeof(GrogOcsAttritionLoss) && alignof(AttritionLoss) == alignof(GrogOcsAttritionLoss));
static_assert(offsetof(AttritionLoss, steps) == offsetof(GrogOcsAttritionLoss, steps));
static_assert(offsetof(AttritionLoss, roll) == offsetof(GrogOcsAttritionLoss, roll));
static_assert(offsetof(AttritionLoss, all) == offsetof(GrogOcsAttritionLoss, all));

/// The steps that a unit loses.
struct StepsLost {
  /// The unit, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The steps, from 1.
  std::uint8_t steps{};
  std::uint8_t reserved{};

  friend bool operator==(const StepsLost& lhs, const StepsLost& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const StepsLost& lhs, const StepsLost& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(StepsLost) == sizeof(GrogOcsStepsLost) && alignof(StepsLost) == alignof(GrogOcsStepsLost));
static_assert(offsetof(StepsLost, unit) == offsetof(GrogOcsStepsLost, unit));
static_assert(offsetof(StepsLost, steps) == offsetof(GrogOcsStepsLost, steps));
static_assert(offsetof(StepsLost, reserved) == offsetof(GrogOcsStepsLost, reserved));

/// A change to one unit, for the caller to apply.
struct Effect {
  /// The unit. It is a unit of the board if the question has a board and no units of its own. It is so too if the
  /// question has a list of its own that counts on from the end of the board's. Otherwise it is the index in the list
  /// of the question that the operation names. Absent for an effect on a hex.
  ///
  /// C and Rust say 65535 for none.
  std::uint16_t unit{};
  /// The rule that requires the change.
  std::uint16_t rule{};
  /// The hex of the change. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
  ::grognard::Hex hex{};
  /// The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none.
  /// Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
  std::uint16_t amount{};
  /// The kind of change.
  ::grognard::ocs::EffectKind what{};
  std::uint8_t reserved{};

  friend bool operator==(const Effect& lhs, const Effect& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Effect& lhs, const Effect& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Effect) == sizeof(GrogOcsEffect) && alignof(Effect) == alignof(GrogOcsEffect));
static_assert(offsetof(Effect, unit) == offsetof(GrogOcsEffect, unit));
static_assert(offsetof(Effect, rule) == offsetof(GrogOcsEffect, rule));
static_assert(offsetof(Effect, hex) == offsetof(GrogOcsEffect, hex));
static_assert(offsetof(Effect, amount) == offsetof(GrogOcsEffect, amount));
static_assert(offsetof(Effect, what) == offsetof(GrogOcsEffect, what));
static_assert(offsetof(Effect, reserved) == offsetof(GrogOcsEffect, reserved));

/// The exact chances of an attrition roll, as counts of 36 equal cases.
struct AttritionDistribution {
  /// The number of cases, 36.
  std::uint32_t denominator{};
  /// Cases by the steps that are lost: 0, 1, 2, 3 and 4.
  std::array<std::uint32_t, 5> steps{};
  /// Cases in which all steps are lost.
  std::uint32_t all{};
  /// The steps lost in all cases together: the expected loss, over the denominator.
  std::uint32_t expected{};

  /// `steps` as a chance.
  [[nodiscard]] constexpr ::grognard::Share steps_chance(std::size_t at) const noexcept { return {steps[at], denominator}; }

  /// `all` as a chance.
  [[nodiscard]] constexpr ::grognard::Share all_chance() const noexcept { return {all, denominator}; }

  /// `expected` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation mean() const noexcept { return {0, expected, denominator}; }

  friend bool operator==(const AttritionDistribution& lhs, const AttritionDistribution& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const AttritionDistribution& lhs, const AttritionDistribution& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(AttritionDistribution) == sizeof(GrogOcsAttritionDistribution) && alignof(AttritionDistribution) == alignof(GrogOcsAttritionDistribution));
static_assert(offsetof(AttritionDistribution, denominator) == offsetof(GrogOcsAttritionDistribution, denominator));
static_assert(offsetof(AttritionDistribution, steps) == offsetof(GrogOcsAttritionDistribution, steps));
static_assert(offsetof(AttritionDistribution, all) == offsetof(GrogOcsAttritionDistribution, all));
static_assert(offsetof(AttritionDistribution, expected) == offsetof(GrogOcsAttritionDistribution, expected));

/// The losses that a target owes. Its owner chooses which units lose the steps.
struct BarrageOwed {
  /// Steps that the target's combat units have.
  std::uint16_t available{};
  /// Steps that must be lost.
  std::uint8_t losses{};
  /// The target's combat units become disorganized.
  ::grognard::Flag disorganized{};

  friend bool operator==(const BarrageOwed& lhs, const BarrageOwed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BarrageOwed& lhs, const BarrageOwed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BarrageOwed) == sizeof(GrogOcsBarrageOwed) && alignof(BarrageOwed) == alignof(GrogOcsBarrageOwed));
static_assert(offsetof(BarrageOwed, available) == offsetof(GrogOcsBarrageOwed, available));
static_assert(offsetof(BarrageOwed, losses) == offsetof(GrogOcsBarrageOwed, losses));
static_assert(offsetof(BarrageOwed, disorganized) == offsetof(GrogOcsBarrageOwed, disorganized));

/// The exact chances of a barrage, as counts of 216 equal cases.
struct BarrageDistribution {
  /// The number of cases, 216.
  std::uint32_t denominator{};
  /// Cases by result of the table.
  std::array<std::uint32_t, 7> table{};
  /// Cases by outcome: no effect, DG, and one, two, three steps with DG.
  std::array<std::uint32_t, 5> outcomes{};
  /// Cases in which the target loses 0, 1, 2, 3 steps.
  std::array<std::uint32_t, 4> steps{};
  /// Cases in which surviving units are disorganized.
  std::uint32_t dg{};
  /// Cases in which no unit is left.
  std::uint32_t gone{};
  /// Expected step losses of the target, over the denominator.
  std::uint32_t steps_expected{};

  /// `table` as a chance.
  [[nodiscard]] constexpr ::grognard::Share table_chance(std::size_t at) const noexcept { return {table[at], denominator}; }

  /// `outcomes` as a chance.
  [[nodiscard]] constexpr ::grognard::Share outcomes_chance(std::size_t at) const noexcept { return {outcomes[at], denominator}; }

  /// `steps` as a chance.
  [[nodiscard]] constexpr ::grognard::Share steps_chance(std::size_t at) const noexcept { return {steps[at], denominator}; }

  /// `dg` as a chance.
  [[nodiscard]] constexpr ::grognard::Share dg_chance() const noexcept { return {dg, denominator}; }

  /// `gone` as a chance.
  [[nodiscard]] constexpr ::grognard::Share gone_chance() const noexcept { return {gone, denominator}; }

  /// `steps_expected` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation steps_mean() const noexcept { return {0, steps_expected, denominator}; }

  friend bool operator==(const BarrageDistribution& lhs, const BarrageDistribution& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BarrageDistribution& lhs, const BarrageDistribution& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BarrageDistribution) == sizeof(GrogOcsBarrageDistribution) && alignof(BarrageDistribution) == alignof(GrogOcsBarrageDistribution));
static_assert(offsetof(BarrageDistribution, denominator) == offsetof(GrogOcsBarrageDistribution, denominator));
static_assert(offsetof(BarrageDistribution, table) == offsetof(GrogOcsBarrageDistribution, table));
static_assert(offsetof(BarrageDistribution, outcomes) == offsetof(GrogOcsBarrageDistribution, outcomes));
static_assert(offsetof(BarrageDistribution, steps) == offsetof(GrogOcsBarrageDistribution, steps));
static_assert(offsetof(BarrageDistribution, dg) == offsetof(GrogOcsBarrageDistribution, dg));
static_assert(offsetof(BarrageDistribution, gone) == offsetof(GrogOcsBarrageDistribution, gone));
static_assert(offsetof(BarrageDistribution, steps_expected) == offsetof(GrogOcsBarrageDistribution, steps_expected));

/// Where a game stands in its sequence of play.
struct TurnState {
  /// The game turn, from 1.
  std::uint16_t number{};
  /// The segment.
  ::grognard::ocs::Segment segment{};
  /// The player who goes first in this game turn, 1 to 8. Before that is determined, either of the two.
  std::uint8_t first{};
  /// The other player, 1 to 8.
  std::uint8_t second{};
  /// The player whose turn it is. Required in a player turn that is not played simultaneously.
  std::uint8_t player{};
  /// The weather of the turn, numbered by the caller from 1; 0 before it is determined.
  std::uint8_t weather{};
  /// The step of the Supply Phase; restocking by default.
  ::grognard::ocs::SupplyStep supply{};
  /// Both players play the turn simultaneously.
  ::grognard::Flag simulcast{};
  std::uint8_t reserved{};
  /// The Rail Cap that the player whose turn it is has used in it, in points of capacity; none in a simulcast turn.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint16_t rail_cap_used{};
  /// The Reserve markers that the game gives the first player, those on the board included, 0 to 254. Required when a
  /// unit of his takes Reserve Mode, and when a Movement Segment ends in which he has moved and has units in it.
  ::grognard::Said<std::uint8_t> first_reserves{};
  /// The Reserve markers that the game gives the second player, in the same way.
  ::grognard::Said<std::uint8_t> second_reserves{};

  friend bool operator==(const TurnState& lhs, const TurnState& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const TurnState& lhs, const TurnState& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(TurnState) == sizeof(GrogOcsTurnState) && alignof(TurnState) == alignof(GrogOcsTurnState));
static_assert(offsetof(TurnState, number) == offsetof(GrogOcsTurnState, number));
static_assert(offsetof(TurnState, segment) == offsetof(GrogOcsTurnState, segment));
static_assert(offsetof(TurnState, first) == offsetof(GrogOcsTurnState, first));
static_assert(offsetof(TurnState, second) == offsetof(GrogOcsTurnState, second));
static_assert(offsetof(TurnState, player) == offsetof(GrogOcsTurnState, player));
static_assert(offsetof(TurnState, weather) == offsetof(GrogOcsTurnState, weather));
static_assert(offsetof(TurnState, supply) == offsetof(GrogOcsTurnState, supply));
static_assert(offsetof(TurnState, simulcast) == offsetof(GrogOcsTurnState, simulcast));
static_assert(offsetof(TurnState, reserved) == offsetof(GrogOcsTurnState, reserved));
static_assert(offsetof(TurnState, rail_cap_used) == offsetof(GrogOcsTurnState, rail_cap_used));
static_assert(offsetof(TurnState, first_reserves) == offsetof(GrogOcsTurnState, first_reserves));
static_assert(offsetof(TurnState, second_reserves) == offsetof(GrogOcsTurnState, second_reserves));

/// A fault of a position.
struct BoardFault {
  /// The index of the row in its list, or of the item in the list of `tables`; absent for `turn`, and for what is no list.
  ///
  /// C and Rust say 4294967295 for none.
  std::uint32_t index{};
  /// The hex of the row; 0, 0 for a row of the chart, for `turn` and for `tables`.
  ::grognard::Hex hex{};
  /// The rule that makes it impossible; absent if no rule is involved.
  std::uint16_t rule{};
  /// The list of the row, or `turn` or `tables`.
  ::grognard::ocs::BoardList list{};
  /// The field that is wrong.
  ::grognard::ocs::BoardField field{};
  /// The field inside `field` that is wrong; `whole` for `field` itself.
  ::grognard::ocs::BoardField inner{};
  /// What is wrong: a fault code.
  ::grognard::FaultCode code{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const BoardFault& lhs, const BoardFault& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BoardFault& lhs, const BoardFault& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BoardFault) == sizeof(GrogOcsBoardFault) && alignof(BoardFault) == alignof(GrogOcsBoardFault));
static_assert(offsetof(BoardFault, index) == offsetof(GrogOcsBoardFault, index));
static_assert(offsetof(BoardFault, hex) == offsetof(GrogOcsBoardFault, hex));
static_assert(offsetof(BoardFault, rule) == offsetof(GrogOcsBoardFault, rule));
static_assert(offsetof(BoardFault, list) == offsetof(GrogOcsBoardFault, list));
static_assert(offsetof(BoardFault, field) == offsetof(GrogOcsBoardFault, field));
static_assert(offsetof(BoardFault, inner) == offsetof(GrogOcsBoardFault, inner));
static_assert(offsetof(BoardFault, code) == offsetof(GrogOcsBoardFault, code));
static_assert(offsetof(BoardFault, reserved) == offsetof(GrogOcsBoardFault, reserved));

/// The contents of a position.
struct BoardSummary {
  /// The number of faults.
  std::uint32_t faults{};
  /// The number of rows of the chart.
  std::uint32_t chart{};
  /// The number of hexes.
  std::uint32_t hexes{};
  /// The number of units.
  std::uint32_t units{};

  friend bool operator==(const BoardSummary& lhs, const BoardSummary& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BoardSummary& lhs, const BoardSummary& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BoardSummary) == sizeof(GrogOcsBoardSummary) && alignof(BoardSummary) == alignof(GrogOcsBoardSummary));
static_assert(offsetof(BoardSummary, faults) == offsetof(GrogOcsBoardSummary, faults));
static_assert(offsetof(BoardSummary, chart) == offsetof(GrogOcsBoardSummary, chart));
static_assert(offsetof(BoardSummary, hexes) == offsetof(GrogOcsBoardSummary, hexes));
static_assert(offsetof(BoardSummary, units) == offsetof(GrogOcsBoardSummary, units));

/// An edit of one of the board's lists.
struct BoardEdit {
  /// The unit after the edit; if it leaves the list, the unit before it, or, if it returns later, as it then arrives, with
  /// its turn in `due`.
  ::grognard::ocs::Unit unit{};
  /// The hex after the edit.
  ::grognard::ocs::BoardHex board_hex{};
  /// The place in the list at the time when this edit is carried out.
  std::uint16_t index{};
  /// The place of the unit or hex in the list before all edits; absent for a new one.
  ///
  /// C and Rust say 65535 for none.
  std::uint16_t was{};
  /// The first effect that causes the edit.
  std::uint16_t effect{};
  /// The kind of edit.
  ::grognard::ocs::Edit edit{};
  /// The list to edit.
  ::grognard::ocs::BoardList list{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const BoardEdit& lhs, const BoardEdit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BoardEdit& lhs, const BoardEdit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BoardEdit) == sizeof(GrogOcsBoardEdit) && alignof(BoardEdit) == alignof(GrogOcsBoardEdit));
static_assert(offsetof(BoardEdit, unit) == offsetof(GrogOcsBoardEdit, unit));
static_assert(offsetof(BoardEdit, board_hex) == offsetof(GrogOcsBoardEdit, board_hex));
static_assert(offsetof(BoardEdit, index) == offsetof(GrogOcsBoardEdit, index));
static_assert(offsetof(BoardEdit, was) == offsetof(GrogOcsBoardEdit, was));
static_assert(offsetof(BoardEdit, effect) == offsetof(GrogOcsBoardEdit, effect));
static_assert(offsetof(BoardEdit, edit) == offsetof(GrogOcsBoardEdit, edit));
static_assert(offsetof(BoardEdit, list) == offsetof(GrogOcsBoardEdit, list));
static_assert(offsetof(BoardEdit, reserved) == offsetof(GrogOcsBoardEdit, reserved));

/// A summary of the edits.
struct Applied {
  /// Units on the board after the edits.
  std::uint32_t units{};
  /// Edits of the board's lists.
  std::uint32_t edits{};
  /// Newcomers that stay off the board and have changed.
  std::uint32_t aside{};
  /// Effects that are left to the caller.
  std::uint32_t host{};

  friend bool operator==(const Applied& lhs, const Applied& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Applied& lhs, const Applied& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Applied) == sizeof(GrogOcsApplied) && alignof(Applied) == alignof(GrogOcsApplied));
static_assert(offsetof(Applied, units) == offsetof(GrogOcsApplied, units));
static_assert(offsetof(Applied, edits) == offsetof(GrogOcsApplied, edits));
static_assert(offsetof(Applied, aside) == offsetof(GrogOcsApplied, aside));
static_assert(offsetof(Applied, host) == offsetof(GrogOcsApplied, host));

/// What is left of a unit that made Breakdowns.
struct BrokenDown {
  /// The steps that are left to the multi-step unit.
  std::uint8_t steps{};
  /// The Breakdowns that it makes.
  std::uint8_t made{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const BrokenDown& lhs, const BrokenDown& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BrokenDown& lhs, const BrokenDown& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BrokenDown) == sizeof(GrogOcsBrokenDown) && alignof(BrokenDown) == alignof(GrogOcsBrokenDown));
static_assert(offsetof(BrokenDown, steps) == offsetof(GrogOcsBrokenDown, steps));
static_assert(offsetof(BrokenDown, made) == offsetof(GrogOcsBrokenDown, made));
static_assert(offsetof(BrokenDown, reserved) == offsetof(GrogOcsBrokenDown, reserved));

/// What a unit is that absorbed Breakdowns.
struct Absorbed {
  /// The steps that the multi-step unit has then.
  std::uint8_t steps{};
  /// The Breakdowns that it absorbs.
  std::uint8_t absorbed{};
  /// The Breakdowns that it must absorb.
  std::uint8_t owed{};
  std::uint8_t reserved{};

  friend bool operator==(const Absorbed& lhs, const Absorbed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Absorbed& lhs, const Absorbed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Absorbed) == sizeof(GrogOcsAbsorbed) && alignof(Absorbed) == alignof(GrogOcsAbsorbed));
static_assert(offsetof(Absorbed, steps) == offsetof(GrogOcsAbsorbed, steps));
static_assert(offsetof(Absorbed, absorbed) == offsetof(GrogOcsAbsorbed, absorbed));
static_assert(offsetof(Absorbed, owed) == offsetof(GrogOcsAbsorbed, owed));
static_assert(offsetof(Absorbed, reserved) == offsetof(GrogOcsAbsorbed, reserved));

/// The terms of a breakout.
struct BreakoutAssessment {
  /// The hexes of the shortest way to a friend in trace; 0 in the first turn, which needs none.
  std::uint16_t way{};
  /// The distance of the nearest friendly combat unit in trace, in hexes; 0 in the first turn.
  std::uint16_t distance{};
  /// The rolls that are made, from 1: one for a unit, one for each Transport Point.
  std::uint8_t rolls{};
  /// The modifier of each roll.
  std::uint8_t drm{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const BreakoutAssessment& lhs, const BreakoutAssessment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BreakoutAssessment& lhs, const BreakoutAssessment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BreakoutAssessment) == sizeof(GrogOcsBreakoutAssessment) && alignof(BreakoutAssessment) == alignof(GrogOcsBreakoutAssessment));
static_assert(offsetof(BreakoutAssessment, way) == offsetof(GrogOcsBreakoutAssessment, way));
static_assert(offsetof(BreakoutAssessment, distance) == offsetof(GrogOcsBreakoutAssessment, distance));
static_assert(offsetof(BreakoutAssessment, rolls) == offsetof(GrogOcsBreakoutAssessment, rolls));
static_assert(offsetof(BreakoutAssessment, drm) == offsetof(GrogOcsBreakoutAssessment, drm));
static_assert(offsetof(BreakoutAssessment, reserved) == offsetof(GrogOcsBreakoutAssessment, reserved));

/// The result of a breakout.
struct BrokenOut {
  /// For each roll, the number of turns after which the unit or the point returns as a reinforcement; 0 where it is lost.
  std::array<std::uint8_t, 16> turns{};
  /// The rolls by which something escapes.
  std::uint8_t escaped{};
  /// The rolls by which something is lost.
  std::uint8_t lost{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const BrokenOut& lhs, const BrokenOut& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BrokenOut& lhs, const BrokenOut& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BrokenOut) == sizeof(GrogOcsBrokenOut) && alignof(BrokenOut) == alignof(GrogOcsBrokenOut));
static_assert(offsetof(BrokenOut, turns) == offsetof(GrogOcsBrokenOut, turns));
static_assert(offsetof(BrokenOut, escaped) == offsetof(GrogOcsBrokenOut, escaped));
static_assert(offsetof(BrokenOut, lost) == offsetof(GrogOcsBrokenOut, lost));
static_assert(offsetof(BrokenOut, reserved) == offsetof(GrogOcsBrokenOut, reserved));

/// The objects for which the capture table is rolled.
struct Prize {
  /// Supply on the ground, in T.
  std::uint32_t dump{};
  /// Transport Points with a movement allowance above 10, in points (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint32_t trucks{};
  /// The load of these, in T.
  std::uint32_t truck_load{};
  /// Transport Points with a movement allowance of up to 10, in points (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint32_t wagons{};
  /// The load of these, in T.
  std::uint32_t wagon_load{};
  /// The number of dice: one each for dumps, trucks and wagons where there are any, in this order.
  std::uint8_t dice{};
  /// Captured Transport Points may move at once.
  ::grognard::Flag moves{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Prize& lhs, const Prize& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Prize& lhs, const Prize& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Prize) == sizeof(GrogOcsPrize) && alignof(Prize) == alignof(GrogOcsPrize));
static_assert(offsetof(Prize, dump) == offsetof(GrogOcsPrize, dump));
static_assert(offsetof(Prize, trucks) == offsetof(GrogOcsPrize, trucks));
static_assert(offsetof(Prize, truck_load) == offsetof(GrogOcsPrize, truck_load));
static_assert(offsetof(Prize, wagons) == offsetof(GrogOcsPrize, wagons));
static_assert(offsetof(Prize, wagon_load) == offsetof(GrogOcsPrize, wagon_load));
static_assert(offsetof(Prize, dice) == offsetof(GrogOcsPrize, dice));
static_assert(offsetof(Prize, moves) == offsetof(GrogOcsPrize, moves));
static_assert(offsetof(Prize, reserved) == offsetof(GrogOcsPrize, reserved));

/// The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is
/// displaced.
struct Captured {
  /// Supply on the ground, in T.
  std::uint32_t dump{};
  /// Transport Points with a movement allowance above 10, in points (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint32_t trucks{};
  /// The captured load of these, in T.
  std::uint32_t truck_load{};
  /// Transport Points with a movement allowance of up to 10, in points (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint32_t wagons{};
  /// The captured load of these, in T.
  std::uint32_t wagon_load{};
  /// The percentages captured of dumps, trucks and wagons.
  std::array<std::uint8_t, 3> percent{};
  /// Captured Transport Points may move at once.
  ::grognard::Flag moves{};

  friend bool operator==(const Captured& lhs, const Captured& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Captured& lhs, const Captured& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Captured) == sizeof(GrogOcsCaptured) && alignof(Captured) == alignof(GrogOcsCaptured));
static_assert(offsetof(Captured, dump) == offsetof(GrogOcsCaptured, dump));
static_assert(offsetof(Captured, trucks) == offsetof(GrogOcsCaptured, trucks));
static_assert(offsetof(Captured, truck_load) == offsetof(GrogOcsCaptured, truck_load));
static_assert(offsetof(Captured, wagons) == offsetof(GrogOcsCaptured, wagons));
static_assert(offsetof(Captured, wagon_load) == offsetof(GrogOcsCaptured, wagon_load));
static_assert(offsetof(Captured, percent) == offsetof(GrogOcsCaptured, percent));
static_assert(offsetof(Captured, moves) == offsetof(GrogOcsCaptured, moves));

/// The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled
/// separately.
struct CaptureDistribution {
  /// The number of cases, 6.
  std::uint32_t denominator{};
  /// Supply on the ground, in T.
  std::array<std::uint32_t, 6> dump{};
  /// Transport Points with a movement allowance above 10, in points (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::array<std::uint32_t, 6> trucks{};
  /// The captured load of these, in T.
  std::array<std::uint32_t, 6> truck_load{};
  /// Transport Points with a movement allowance of up to 10, in points (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::array<std::uint32_t, 6> wagons{};
  /// The captured load of these, in T.
  std::array<std::uint32_t, 6> wagon_load{};

  friend bool operator==(const CaptureDistribution& lhs, const CaptureDistribution& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CaptureDistribution& lhs, const CaptureDistribution& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CaptureDistribution) == sizeof(GrogOcsCaptureDistribution) && alignof(CaptureDistribution) == alignof(GrogOcsCaptureDistribution));
static_assert(offsetof(CaptureDistribution, denominator) == offsetof(GrogOcsCaptureDistribution, denominator));
static_assert(offsetof(CaptureDistribution, dump) == offsetof(GrogOcsCaptureDistribution, dump));
static_assert(offsetof(CaptureDistribution, trucks) == offsetof(GrogOcsCaptureDistribution, trucks));
static_assert(offsetof(CaptureDistribution, truck_load) == offsetof(GrogOcsCaptureDistribution, truck_load));
static_assert(offsetof(CaptureDistribution, wagons) == offsetof(GrogOcsCaptureDistribution, wagons));
static_assert(offsetof(CaptureDistribution, wagon_load) == offsetof(GrogOcsCaptureDistribution, wagon_load));

/// The result of a capture.
struct CaptureSettled {
  /// Supply that is destroyed, in T.
  std::uint32_t destroyed{};
  /// Supply that is captured, in T.
  std::uint32_t supply{};
  /// Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase.
  ::grognard::Flag moves{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const CaptureSettled& lhs, const CaptureSettled& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CaptureSettled& lhs, const CaptureSettled& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CaptureSettled) == sizeof(GrogOcsCaptureSettled) && alignof(CaptureSettled) == alignof(GrogOcsCaptureSettled));
static_assert(offsetof(CaptureSettled, destroyed) == offsetof(GrogOcsCaptureSettled, destroyed));
static_assert(offsetof(CaptureSettled, supply) == offsetof(GrogOcsCaptureSettled, supply));
static_assert(offsetof(CaptureSettled, moves) == offsetof(GrogOcsCaptureSettled, moves));
static_assert(offsetof(CaptureSettled, reserved) == offsetof(GrogOcsCaptureSettled, reserved));

/// A hex from which a stack attacks, and the terrain between it and the defender.
struct Approach {
  /// The hex of the stack.
  ::grognard::Hex hex{};
  /// The hexside that the stack attacks across. The default has no effect.
  ::grognard::ocs::Terrain hexside{};
  /// How units with Leg movement enter the hex. Without restriction by default.
  ::grognard::ocs::Entry leg{};
  /// How units with Truck movement enter the hex. Without restriction by default.
  ::grognard::ocs::Entry truck{};
  /// How units with Track movement enter the hex. Without restriction by default.
  ::grognard::ocs::Entry track{};
  /// The terrain that the defender chose for this stack. By default the one that is best for the defender.
  ::grognard::ocs::Choice choice{};
  /// With the choice `hex`: the terrain of the hex.
  std::uint8_t which{};
  std::uint8_t reserved{};
  /// The cost of entry for Leg movement without roads and bridges, in MP. Required for an overrun.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t leg_cost{};
  /// The same cost for Truck movement.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t truck_cost{};
  /// The same cost for Track movement.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t track_cost{};

  friend bool operator==(const Approach& lhs, const Approach& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Approach& lhs, const Approach& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Approach) == sizeof(GrogOcsApproach) && alignof(Approach) == alignof(GrogOcsApproach));
static_assert(offsetof(Approach, hex) == offsetof(GrogOcsApproach, hex));
static_assert(offsetof(Approach, hexside) == offsetof(GrogOcsApproach, hexside));
static_assert(offsetof(Approach, leg) == offsetof(GrogOcsApproach, leg));
static_assert(offsetof(Approach, truck) == offsetof(GrogOcsApproach, truck));
static_assert(offsetof(Approach, track) == offsetof(GrogOcsApproach, track));
static_assert(offsetof(Approach, choice) == offsetof(GrogOcsApproach, choice));
static_assert(offsetof(Approach, which) == offsetof(GrogOcsApproach, which));
static_assert(offsetof(Approach, reserved) == offsetof(GrogOcsApproach, reserved));
static_assert(offsetof(Approach, leg_cost) == offsetof(GrogOcsApproach, leg_cost));
static_assert(offsetof(Approach, truck_cost) == offsetof(GrogOcsApproach, truck_cost));
static_assert(offsetof(Approach, track_cost) == offsetof(GrogOcsApproach, track_cost));

/// What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
struct Owed {
  /// The unit that loses the first step.
  std::uint16_t lead{};
  /// Steps that the side has.
  std::uint16_t steps{};
  /// The side that settles next; `over` if nothing is owed any more.
  ::grognard::ocs::Stage stage{};
  /// Steps that must be lost.
  std::uint8_t losses{};
  /// The sum of further steps and hexes of retreat, in any mixture.
  std::uint8_t option{};
  /// The most steps that may be lost in all.
  std::uint8_t steps_max{};
  /// The most hexes that may be retreated.
  std::uint8_t retreat_max{};
  /// The option may be ignored.
  ::grognard::Flag may_ignore{};
  /// All units of the side are disorganized before they retreat.
  ::grognard::Flag disorganized{};
  std::uint8_t reserved{};

  friend bool operator==(const Owed& lhs, const Owed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Owed& lhs, const Owed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Owed) == sizeof(GrogOcsOwed) && alignof(Owed) == alignof(GrogOcsOwed));
static_assert(offsetof(Owed, lead) == offsetof(GrogOcsOwed, lead));
static_assert(offsetof(Owed, steps) == offsetof(GrogOcsOwed, steps));
static_assert(offsetof(Owed, stage) == offsetof(GrogOcsOwed, stage));
static_assert(offsetof(Owed, losses) == offsetof(GrogOcsOwed, losses));
static_assert(offsetof(Owed, option) == offsetof(GrogOcsOwed, option));
static_assert(offsetof(Owed, steps_max) == offsetof(GrogOcsOwed, steps_max));
static_assert(offsetof(Owed, retreat_max) == offsetof(GrogOcsOwed, retreat_max));
static_assert(offsetof(Owed, may_ignore) == offsetof(GrogOcsOwed, may_ignore));
static_assert(offsetof(Owed, disorganized) == offsetof(GrogOcsOwed, disorganized));
static_assert(offsetof(Owed, reserved) == offsetof(GrogOcsOwed, reserved));

/// The result of a payment.
struct Settled {
  /// The battle after the payment.
  ::grognard::ocs::Battle battle{};

  friend bool operator==(const Settled& lhs, const Settled& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Settled& lhs, const Settled& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Settled) == sizeof(GrogOcsSettled) && alignof(Settled) == alignof(GrogOcsSettled));
static_assert(offsetof(Settled, battle) == offsetof(GrogOcsSettled, battle));

/// An advance.
struct Advanced {
  /// The number of units that advance.
  std::uint16_t count{};
  /// Enemy units in the hex, none of them a combat unit, are captured or destroyed (9.14).
  ::grognard::Flag captures{};
  std::uint8_t reserved{};

  friend bool operator==(const Advanced& lhs, const Advanced& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Advanced& lhs, const Advanced& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Advanced) == sizeof(GrogOcsAdvanced) && alignof(Advanced) == alignof(GrogOcsAdvanced));
static_assert(offsetof(Advanced, count) == offsetof(GrogOcsAdvanced, count));
static_assert(offsetof(Advanced, captures) == offsetof(GrogOcsAdvanced, captures));
static_assert(offsetof(Advanced, reserved) == offsetof(GrogOcsAdvanced, reserved));

/// The exact chances of an attack, as counts of 7776 equal cases.
struct CombatDistribution {
  /// The number of cases, 7776.
  std::uint32_t denominator{};
  /// Cases by result, from the worst for the attacker to the best.
  std::array<std::uint32_t, 12> results{};
  /// Cases in which the attacker has surprise.
  std::uint32_t surprise_attacker{};
  /// Cases in which the defender has surprise.
  std::uint32_t surprise_defender{};
  /// Cases in which the attacker loses 0, 1, 2 steps.
  std::array<std::uint32_t, 3> attacker_steps{};
  /// Cases in which the attacker retreats 0, 1 hexes.
  std::array<std::uint32_t, 2> attacker_retreat{};
  /// Cases in which no attacker is left.
  std::uint32_t attacker_gone{};
  /// Cases in which an attacker exploits.
  std::uint32_t exploit{};
  /// Cases in which the defender loses 0, 1, ... 5 steps.
  std::array<std::uint32_t, 6> defender_steps{};
  /// Cases in which the defender retreats 0, 1, 2, 3 hexes.
  std::array<std::uint32_t, 4> defender_retreat{};
  /// Cases in which surviving defenders are disorganized.
  std::uint32_t defender_dg{};
  /// Cases in which no defender is left.
  std::uint32_t defender_gone{};
  /// Cases in which the hex is left empty.
  std::uint32_t vacated{};
  /// The attacker's expected step losses, over the denominator.
  std::uint32_t attacker_steps_expected{};
  /// The attacker's expected hexes of retreat, over the denominator.
  std::uint32_t attacker_retreat_expected{};
  /// The defender's expected step losses, over the denominator.
  std::uint32_t defender_steps_expected{};
  /// The defender's expected hexes of retreat, over the denominator.
  std::uint32_t defender_retreat_expected{};

  /// `results` as a chance.
  [[nodiscard]] constexpr ::grognard::Share results_chance(std::size_t at) const noexcept { return {results[at], denominator}; }

  /// `surprise_attacker` as a chance.
  [[nodiscard]] constexpr ::grognard::Share surprise_attacker_chance() const noexcept { return {surprise_attacker, denominator}; }

  /// `surprise_defender` as a chance.
  [[nodiscard]] constexpr ::grognard::Share surprise_defender_chance() const noexcept { return {surprise_defender, denominator}; }

  /// `attacker_steps` as a chance.
  [[nodiscard]] constexpr ::grognard::Share attacker_steps_chance(std::size_t at) const noexcept { return {attacker_steps[at], denominator}; }

  /// `attacker_retreat` as a chance.
  [[nodiscard]] constexpr ::grognard::Share attacker_retreat_chance(std::size_t at) const noexcept { return {attacker_retreat[at], denominator}; }

  /// `attacker_gone` as a chance.
  [[nodiscard]] constexpr ::grognard::Share attacker_gone_chance() const noexcept { return {attacker_gone, denominator}; }

  /// `exploit` as a chance.
  [[nodiscard]] constexpr ::grognard::Share exploit_chance() const noexcept { return {exploit, denominator}; }

  /// `defender_steps` as a chance.
  [[nodiscard]] constexpr ::grognard::Share defender_steps_chance(std::size_t at) const noexcept { return {defender_steps[at], denominator}; }

  /// `defender_retreat` as a chance.
  [[nodiscard]] constexpr ::grognard::Share defender_retreat_chance(std::size_t at) const noexcept { return {defender_retreat[at], denominator}; }

  /// `defender_dg` as a chance.
  [[nodiscard]] constexpr ::grognard::Share defender_dg_chance() const noexcept { return {defender_dg, denominator}; }

  /// `defender_gone` as a chance.
  [[nodiscard]] constexpr ::grognard::Share defender_gone_chance() const noexcept { return {defender_gone, denominator}; }

  /// `vacated` as a chance.
  [[nodiscard]] constexpr ::grognard::Share vacated_chance() const noexcept { return {vacated, denominator}; }

  /// `attacker_steps_expected` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation attacker_steps_mean() const noexcept { return {0, attacker_steps_expected, denominator}; }

  /// `attacker_retreat_expected` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation attacker_retreat_mean() const noexcept { return {0, attacker_retreat_expected, denominator}; }

  /// `defender_steps_expected` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation defender_steps_mean() const noexcept { return {0, defender_steps_expected, denominator}; }

  /// `defender_retreat_expected` as an expected number.
  [[nodiscard]] constexpr ::grognard::Expectation defender_retreat_mean() const noexcept { return {0, defender_retreat_expected, denominator}; }

  friend bool operator==(const CombatDistribution& lhs, const CombatDistribution& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CombatDistribution& lhs, const CombatDistribution& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CombatDistribution) == sizeof(GrogOcsCombatDistribution) && alignof(CombatDistribution) == alignof(GrogOcsCombatDistribution));
static_assert(offsetof(CombatDistribution, denominator) == offsetof(GrogOcsCombatDistribution, denominator));
static_assert(offsetof(CombatDistribution, results) == offsetof(GrogOcsCombatDistribution, results));
static_assert(offsetof(CombatDistribution, surprise_attacker) == offsetof(GrogOcsCombatDistribution, surprise_attacker));
static_assert(offsetof(CombatDistribution, surprise_defender) == offsetof(GrogOcsCombatDistribution, surprise_defender));
static_assert(offsetof(CombatDistribution, attacker_steps) == offsetof(GrogOcsCombatDistribution, attacker_steps));
static_assert(offsetof(CombatDistribution, attacker_retreat) == offsetof(GrogOcsCombatDistribution, attacker_retreat));
static_assert(offsetof(CombatDistribution, attacker_gone) == offsetof(GrogOcsCombatDistribution, attacker_gone));
static_assert(offsetof(CombatDistribution, exploit) == offsetof(GrogOcsCombatDistribution, exploit));
static_assert(offsetof(CombatDistribution, defender_steps) == offsetof(GrogOcsCombatDistribution, defender_steps));
static_assert(offsetof(CombatDistribution, defender_retreat) == offsetof(GrogOcsCombatDistribution, defender_retreat));
static_assert(offsetof(CombatDistribution, defender_dg) == offsetof(GrogOcsCombatDistribution, defender_dg));
static_assert(offsetof(CombatDistribution, defender_gone) == offsetof(GrogOcsCombatDistribution, defender_gone));
static_assert(offsetof(CombatDistribution, vacated) == offsetof(GrogOcsCombatDistribution, vacated));
static_assert(offsetof(CombatDistribution, attacker_steps_expected) == offsetof(GrogOcsCombatDistribution, attacker_steps_expected));
static_assert(offsetof(CombatDistribution, attacker_retreat_expected) == offsetof(GrogOcsCombatDistribution, attacker_retreat_expected));
static_assert(offsetof(CombatDistribution, defender_steps_expected) == offsetof(GrogOcsCombatDistribution, defender_steps_expected));
static_assert(offsetof(CombatDistribution, defender_retreat_expected) == offsetof(GrogOcsCombatDistribution, defender_retreat_expected));

/// A consolidation that is allowed.
struct Consolidated {
  /// The formation of the unit afterwards; 0 if it belongs to none.
  std::uint16_t formation{};
  /// The kind of consolidation.
  ::grognard::ocs::Consolidation kind{};
  /// Steps that the unit regains.
  std::uint8_t steps{};
  /// Steps of the other unit that are lost.
  std::uint8_t wasted{};
  std::uint8_t reserved{};

  friend bool operator==(const Consolidated& lhs, const Consolidated& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Consolidated& lhs, const Consolidated& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Consolidated) == sizeof(GrogOcsConsolidated) && alignof(Consolidated) == alignof(GrogOcsConsolidated));
static_assert(offsetof(Consolidated, formation) == offsetof(GrogOcsConsolidated, formation));
static_assert(offsetof(Consolidated, kind) == offsetof(GrogOcsConsolidated, kind));
static_assert(offsetof(Consolidated, steps) == offsetof(GrogOcsConsolidated, steps));
static_assert(offsetof(Consolidated, wasted) == offsetof(GrogOcsConsolidated, wasted));
static_assert(offsetof(Consolidated, reserved) == offsetof(GrogOcsConsolidated, reserved));

/// The cost and result of construction.
struct Constructed {
  /// The cost, in T.
  std::uint16_t cost{};
  /// The facility, by its `id`; absent for a new one.
  ///
  /// C and Rust say its place in the board's list, and 65535 for none.
  std::uint16_t facility{};
  /// The facility's level afterwards; 0 for an air strip and for a port.
  std::uint8_t level{};
  /// The port's hits afterwards.
  std::uint8_t hits{};
  /// The distance from the unit to the hex, in hexes.
  std::uint8_t distance{};
  /// The unit performs it as an engineer.
  ::grognard::Flag as_engineer{};

  friend bool operator==(const Constructed& lhs, const Constructed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Constructed& lhs, const Constructed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Constructed) == sizeof(GrogOcsConstructed) && alignof(Constructed) == alignof(GrogOcsConstructed));
static_assert(offsetof(Constructed, cost) == offsetof(GrogOcsConstructed, cost));
static_assert(offsetof(Constructed, facility) == offsetof(GrogOcsConstructed, facility));
static_assert(offsetof(Constructed, level) == offsetof(GrogOcsConstructed, level));
static_assert(offsetof(Constructed, hits) == offsetof(GrogOcsConstructed, hits));
static_assert(offsetof(Constructed, distance) == offsetof(GrogOcsConstructed, distance));
static_assert(offsetof(Constructed, as_engineer) == offsetof(GrogOcsConstructed, as_engineer));

/// Supply that is to be blown.
struct BlowLoad {
  /// Supply on the ground or Transport Points with a load, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The supply named, in T; by default all of it.
  std::uint16_t amount{};

  friend bool operator==(const BlowLoad& lhs, const BlowLoad& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BlowLoad& lhs, const BlowLoad& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BlowLoad) == sizeof(GrogOcsBlowLoad) && alignof(BlowLoad) == alignof(GrogOcsBlowLoad));
static_assert(offsetof(BlowLoad, unit) == offsetof(GrogOcsBlowLoad, unit));
static_assert(offsetof(BlowLoad, amount) == offsetof(GrogOcsBlowLoad, amount));

/// What blowing a dump destroyed.
struct Blown {
  /// The supply that was named, in T.
  std::uint16_t named{};
  /// The supply that is destroyed, in T.
  std::uint16_t destroyed{};
  /// The part of what was named, in per cent.
  std::uint8_t percent{};
  std::uint8_t reserved{};

  friend bool operator==(const Blown& lhs, const Blown& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Blown& lhs, const Blown& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Blown) == sizeof(GrogOcsBlown) && alignof(Blown) == alignof(GrogOcsBlown));
static_assert(offsetof(Blown, named) == offsetof(GrogOcsBlown, named));
static_assert(offsetof(Blown, destroyed) == offsetof(GrogOcsBlown, destroyed));
static_assert(offsetof(Blown, percent) == offsetof(GrogOcsBlown, percent));
static_assert(offsetof(Blown, reserved) == offsetof(GrogOcsBlown, reserved));

/// The cost of crossing a hexside.
struct Crossed {
  /// The cost for the unit, in MP: hex and hexside, or the road; 0 for an attack, and if
  /// `toll` is not `points`.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t cost{};
  /// The cost without engineers, in MP; 0 if `unbridged_toll` is not `points`.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t unbridged{};
  /// The river between the two hexes.
  ::grognard::ocs::Feature river{};
  /// A bridge of engineers changed the cost.
  ::grognard::Flag bridged{};
  /// The bridge is the unit's own, from before it lost its capability.
  ::grognard::Flag own{};
  /// Whether the cost is the unit's whole movement allowance.
  ::grognard::ocs::Toll toll{};
  /// Whether the cost without engineers is the whole movement allowance, or the way would be prohibited.
  ::grognard::ocs::Toll unbridged_toll{};
  std::uint8_t reserved{};

  friend bool operator==(const Crossed& lhs, const Crossed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Crossed& lhs, const Crossed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Crossed) == sizeof(GrogOcsCrossed) && alignof(Crossed) == alignof(GrogOcsCrossed));
static_assert(offsetof(Crossed, cost) == offsetof(GrogOcsCrossed, cost));
static_assert(offsetof(Crossed, unbridged) == offsetof(GrogOcsCrossed, unbridged));
static_assert(offsetof(Crossed, river) == offsetof(GrogOcsCrossed, river));
static_assert(offsetof(Crossed, bridged) == offsetof(GrogOcsCrossed, bridged));
static_assert(offsetof(Crossed, own) == offsetof(GrogOcsCrossed, own));
static_assert(offsetof(Crossed, toll) == offsetof(GrogOcsCrossed, toll));
static_assert(offsetof(Crossed, unbridged_toll) == offsetof(GrogOcsCrossed, unbridged_toll));
static_assert(offsetof(Crossed, reserved) == offsetof(GrogOcsCrossed, reserved));

/// The assessment of a barrage against a facility: the input of `resolve` and `distribution`.
struct FacilityAssessment {
  /// Barrage strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t strength{};
  /// Barrage strength rounded to points.
  std::uint32_t points{};
  /// Supply that artillery pays, in T.
  std::uint16_t cost{};
  /// The printed capacity of a port, in T.
  std::uint16_t capacity{};
  /// The column, 0 to 7.
  std::uint8_t column{};
  /// The kind of fire.
  ::grognard::ocs::Fire fire{};
  /// The kind of target.
  ::grognard::ocs::Target facility{};
  /// The level of an air base.
  std::uint8_t level{};
  /// The hits that a port has before the barrage.
  std::uint8_t hits{};
  /// The planes at an air base or air strip.
  std::uint8_t planes{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const FacilityAssessment& lhs, const FacilityAssessment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const FacilityAssessment& lhs, const FacilityAssessment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(FacilityAssessment) == sizeof(GrogOcsFacilityAssessment) && alignof(FacilityAssessment) == alignof(GrogOcsFacilityAssessment));
static_assert(offsetof(FacilityAssessment, strength) == offsetof(GrogOcsFacilityAssessment, strength));
static_assert(offsetof(FacilityAssessment, points) == offsetof(GrogOcsFacilityAssessment, points));
static_assert(offsetof(FacilityAssessment, cost) == offsetof(GrogOcsFacilityAssessment, cost));
static_assert(offsetof(FacilityAssessment, capacity) == offsetof(GrogOcsFacilityAssessment, capacity));
static_assert(offsetof(FacilityAssessment, column) == offsetof(GrogOcsFacilityAssessment, column));
static_assert(offsetof(FacilityAssessment, fire) == offsetof(GrogOcsFacilityAssessment, fire));
static_assert(offsetof(FacilityAssessment, facility) == offsetof(GrogOcsFacilityAssessment, facility));
static_assert(offsetof(FacilityAssessment, level) == offsetof(GrogOcsFacilityAssessment, level));
static_assert(offsetof(FacilityAssessment, hits) == offsetof(GrogOcsFacilityAssessment, hits));
static_assert(offsetof(FacilityAssessment, planes) == offsetof(GrogOcsFacilityAssessment, planes));
static_assert(offsetof(FacilityAssessment, reserved) == offsetof(GrogOcsFacilityAssessment, reserved));

/// The result of a barrage against a facility.
struct FacilityHit {
  /// The planes that lose a step, in ascending order.
  ///
  /// C counts them from 1; 0 is none.
  std::array<std::uint8_t, 32> planes_hit{};
  /// The capacity of a port after the barrage, in T.
  std::uint16_t capacity{};
  /// The result of the table.
  ::grognard::ocs::FacilityResult result{};
  /// The die for the table.
  std::uint8_t die{};
  /// The hits that count: levels of an air base, or hits on a port.
  std::uint8_t hits{};
  /// The level of an air base after the barrage.
  std::uint8_t level{};
  /// The hits of a port after the barrage.
  std::uint8_t port_hits{};
  /// The railroad is Trainbusted.
  ::grognard::Flag trainbusted{};
  /// The number of planes that lose a step.
  std::uint8_t planes_lost{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const FacilityHit& lhs, const FacilityHit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const FacilityHit& lhs, const FacilityHit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(FacilityHit) == sizeof(GrogOcsFacilityHit) && alignof(FacilityHit) == alignof(GrogOcsFacilityHit));
static_assert(offsetof(FacilityHit, planes_hit) == offsetof(GrogOcsFacilityHit, planes_hit));
static_assert(offsetof(FacilityHit, capacity) == offsetof(GrogOcsFacilityHit, capacity));
static_assert(offsetof(FacilityHit, result) == offsetof(GrogOcsFacilityHit, result));
static_assert(offsetof(FacilityHit, die) == offsetof(GrogOcsFacilityHit, die));
static_assert(offsetof(FacilityHit, hits) == offsetof(GrogOcsFacilityHit, hits));
static_assert(offsetof(FacilityHit, level) == offsetof(GrogOcsFacilityHit, level));
static_assert(offsetof(FacilityHit, port_hits) == offsetof(GrogOcsFacilityHit, port_hits));
static_assert(offsetof(FacilityHit, trainbusted) == offsetof(GrogOcsFacilityHit, trainbusted));
static_assert(offsetof(FacilityHit, planes_lost) == offsetof(GrogOcsFacilityHit, planes_lost));
static_assert(offsetof(FacilityHit, reserved) == offsetof(GrogOcsFacilityHit, reserved));

/// The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
struct FacilityDistribution {
  /// The number of cases, 6.
  std::uint32_t denominator{};
  /// Cases by result of the table.
  std::array<std::uint32_t, 11> results{};
  /// Cases in which 0, 1, 2 hits count.
  std::array<std::uint32_t, 3> hits{};
  /// Cases in which the railroad is Trainbusted.
  std::uint32_t trainbusted{};
  /// Cases of 36 in which any given plane loses a step.
  std::uint32_t plane_of_36{};

  /// `results` as a chance.
  [[nodiscard]] constexpr ::grognard::Share results_chance(std::size_t at) const noexcept { return {results[at], denominator}; }

  /// `hits` as a chance.
  [[nodiscard]] constexpr ::grognard::Share hits_chance(std::size_t at) const noexcept { return {hits[at], denominator}; }

  /// `trainbusted` as a chance.
  [[nodiscard]] constexpr ::grognard::Share trainbusted_chance() const noexcept { return {trainbusted, denominator}; }

  /// `plane_of_36` as a chance.
  [[nodiscard]] constexpr ::grognard::Share plane_of_36_chance() const noexcept { return {plane_of_36, 36}; }

  friend bool operator==(const FacilityDistribution& lhs, const FacilityDistribution& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const FacilityDistribution& lhs, const FacilityDistribution& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(FacilityDistribution) == sizeof(GrogOcsFacilityDistribution) && alignof(FacilityDistribution) == alignof(GrogOcsFacilityDistribution));
static_assert(offsetof(FacilityDistribution, denominator) == offsetof(GrogOcsFacilityDistribution, denominator));
static_assert(offsetof(FacilityDistribution, results) == offsetof(GrogOcsFacilityDistribution, results));
static_assert(offsetof(FacilityDistribution, hits) == offsetof(GrogOcsFacilityDistribution, hits));
static_assert(offsetof(FacilityDistribution, trainbusted) == offsetof(GrogOcsFacilityDistribution, trainbusted));
static_assert(offsetof(FacilityDistribution, plane_of_36) == offsetof(GrogOcsFacilityDistribution, plane_of_36));

/// An enemy unit that a player sees.
struct SeenUnit {
  /// The unit, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The rule that shows it.
  std::uint16_t rule{};
  /// The reason why it is seen.
  ::grognard::ocs::SeenAs seen{};
  /// The mode shown by its markers and counter.
  ::grognard::ocs::Mode mode{};
  /// The side of its counter that shows.
  ::grognard::ocs::Orientation shows{};
  /// It is marked Out of Supply.
  ::grognard::Flag out_of_supply{};
  /// The player may not know its internal stocks.
  ::grognard::Flag stocks_hidden{};
  /// The player may not know its lost steps.
  ::grognard::Flag steps_hidden{};

  friend bool operator==(const SeenUnit& lhs, const SeenUnit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const SeenUnit& lhs, const SeenUnit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(SeenUnit) == sizeof(GrogOcsSeenUnit) && alignof(SeenUnit) == alignof(GrogOcsSeenUnit));
static_assert(offsetof(SeenUnit, unit) == offsetof(GrogOcsSeenUnit, unit));
static_assert(offsetof(SeenUnit, rule) == offsetof(GrogOcsSeenUnit, rule));
static_assert(offsetof(SeenUnit, seen) == offsetof(GrogOcsSeenUnit, seen));
static_assert(offsetof(SeenUnit, mode) == offsetof(GrogOcsSeenUnit, mode));
static_assert(offsetof(SeenUnit, shows) == offsetof(GrogOcsSeenUnit, shows));
static_assert(offsetof(SeenUnit, out_of_supply) == offsetof(GrogOcsSeenUnit, out_of_supply));
static_assert(offsetof(SeenUnit, stocks_hidden) == offsetof(GrogOcsSeenUnit, stocks_hidden));
static_assert(offsetof(SeenUnit, steps_hidden) == offsetof(GrogOcsSeenUnit, steps_hidden));

/// What a player is told of an enemy hex in addition to what he sees.
struct Sight {
  /// A unit there has a zone of control.
  ::grognard::Flag zone{};
  /// The hex contains more than the player may see.
  ::grognard::Flag hidden{};

  friend bool operator==(const Sight& lhs, const Sight& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Sight& lhs, const Sight& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Sight) == sizeof(GrogOcsSight) && alignof(Sight) == alignof(GrogOcsSight));
static_assert(offsetof(Sight, zone) == offsetof(GrogOcsSight, zone));
static_assert(offsetof(Sight, hidden) == offsetof(GrogOcsSight, hidden));

/// What both sides reveal in a combat.
struct CombatRevealed {
  /// The attacker's total strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t attack{};
  /// The defender's total strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t defence{};
  /// The attacker's Action Rating.
  std::int8_t attacker_rating{};
  /// The defender's Action Rating.
  std::int8_t defender_rating{};
  /// The attacker's strongest anti-tank effect.
  ::grognard::ocs::AntiTank attacker_anti_tank{};
  /// The defender's strongest anti-tank effect, including a hedgehog's.
  ::grognard::ocs::AntiTank defender_anti_tank{};

  friend bool operator==(const CombatRevealed& lhs, const CombatRevealed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CombatRevealed& lhs, const CombatRevealed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CombatRevealed) == sizeof(GrogOcsCombatRevealed) && alignof(CombatRevealed) == alignof(GrogOcsCombatRevealed));
static_assert(offsetof(CombatRevealed, attack) == offsetof(GrogOcsCombatRevealed, attack));
static_assert(offsetof(CombatRevealed, defence) == offsetof(GrogOcsCombatRevealed, defence));
static_assert(offsetof(CombatRevealed, attacker_rating) == offsetof(GrogOcsCombatRevealed, attacker_rating));
static_assert(offsetof(CombatRevealed, defender_rating) == offsetof(GrogOcsCombatRevealed, defender_rating));
static_assert(offsetof(CombatRevealed, attacker_anti_tank) == offsetof(GrogOcsCombatRevealed, attacker_anti_tank));
static_assert(offsetof(CombatRevealed, defender_anti_tank) == offsetof(GrogOcsCombatRevealed, defender_anti_tank));

/// What both sides reveal in a barrage.
struct BarrageRevealed {
  /// Revealed by the firing player: the total strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t strength{};
  /// The total strength rounded to points.
  std::uint32_t points{};
  /// Revealed to the firing player: the sum of the table shifts, positive to the right.
  std::int8_t shift{};
  /// Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters
  /// and air base; otherwise 0.
  std::uint8_t flak{};
  /// Flak fires.
  ::grognard::Flag flown{};
  std::uint8_t reserved{};

  friend bool operator==(const BarrageRevealed& lhs, const BarrageRevealed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BarrageRevealed& lhs, const BarrageRevealed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BarrageRevealed) == sizeof(GrogOcsBarrageRevealed) && alignof(BarrageRevealed) == alignof(GrogOcsBarrageRevealed));
static_assert(offsetof(BarrageRevealed, strength) == offsetof(GrogOcsBarrageRevealed, strength));
static_assert(offsetof(BarrageRevealed, points) == offsetof(GrogOcsBarrageRevealed, points));
static_assert(offsetof(BarrageRevealed, shift) == offsetof(GrogOcsBarrageRevealed, shift));
static_assert(offsetof(BarrageRevealed, flak) == offsetof(GrogOcsBarrageRevealed, flak));
static_assert(offsetof(BarrageRevealed, flown) == offsetof(GrogOcsBarrageRevealed, flown));
static_assert(offsetof(BarrageRevealed, reserved) == offsetof(GrogOcsBarrageRevealed, reserved));

/// An aircraft that both sides know of.
struct Airborne {
  /// The aircraft.
  std::uint16_t unit{};
  /// The side of the aircraft.
  std::uint8_t side{};
  /// The aircraft fights in this round.
  ::grognard::Flag engaged{};

  friend bool operator==(const Airborne& lhs, const Airborne& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Airborne& lhs, const Airborne& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Airborne) == sizeof(GrogOcsAirborne) && alignof(Airborne) == alignof(GrogOcsAirborne));
static_assert(offsetof(Airborne, unit) == offsetof(GrogOcsAirborne, unit));
static_assert(offsetof(Airborne, side) == offsetof(GrogOcsAirborne, side));
static_assert(offsetof(Airborne, engaged) == offsetof(GrogOcsAirborne, engaged));

/// The number of aircraft revealed.
struct AirRevealed {
  /// Aircraft present.
  std::uint16_t present{};
  /// Aircraft that fight in this round.
  std::uint16_t engaged{};

  friend bool operator==(const AirRevealed& lhs, const AirRevealed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const AirRevealed& lhs, const AirRevealed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(AirRevealed) == sizeof(GrogOcsAirRevealed) && alignof(AirRevealed) == alignof(GrogOcsAirRevealed));
static_assert(offsetof(AirRevealed, present) == offsetof(GrogOcsAirRevealed, present));
static_assert(offsetof(AirRevealed, engaged) == offsetof(GrogOcsAirRevealed, engaged));

/// The record of a roll.
struct RollRecord {
  /// The purpose of the roll.
  ::grognard::ocs::RollPurpose purpose{};
  /// Who sees the roll.
  ::grognard::ocs::Visibility visibility{};
  /// The side that rolled.
  std::uint8_t side{};
  /// The number of dice.
  std::uint8_t rolled{};
  /// The dice in the order of the roll, followed by zeros.
  std::array<std::uint8_t, 6> dice{};
  /// The sum of the dice.
  std::uint8_t total{};
  std::uint8_t reserved{};

  friend bool operator==(const RollRecord& lhs, const RollRecord& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RollRecord& lhs, const RollRecord& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RollRecord) == sizeof(GrogOcsRollRecord) && alignof(RollRecord) == alignof(GrogOcsRollRecord));
static_assert(offsetof(RollRecord, purpose) == offsetof(GrogOcsRollRecord, purpose));
static_assert(offsetof(RollRecord, visibility) == offsetof(GrogOcsRollRecord, visibility));
static_assert(offsetof(RollRecord, side) == offsetof(GrogOcsRollRecord, side));
static_assert(offsetof(RollRecord, rolled) == offsetof(GrogOcsRollRecord, rolled));
static_assert(offsetof(RollRecord, dice) == offsetof(GrogOcsRollRecord, dice));
static_assert(offsetof(RollRecord, total) == offsetof(GrogOcsRollRecord, total));
static_assert(offsetof(RollRecord, reserved) == offsetof(GrogOcsRollRecord, reserved));

/// The effect of a legal marker on its stack.
struct MarkerState {
  /// The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one;
  /// absent if there is none.
  ///
  /// C and Rust say 65535 for none.
  std::uint16_t reveal{};
  /// A represented unit has a zone of control.
  ::grognard::Flag zoc{};
  std::uint8_t reserved{};

  friend bool operator==(const MarkerState& lhs, const MarkerState& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const MarkerState& lhs, const MarkerState& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(MarkerState) == sizeof(GrogOcsMarkerState) && alignof(MarkerState) == alignof(GrogOcsMarkerState));
static_assert(offsetof(MarkerState, reveal) == offsetof(GrogOcsMarkerState, reveal));
static_assert(offsetof(MarkerState, zoc) == offsetof(GrogOcsMarkerState, zoc));
static_assert(offsetof(MarkerState, reserved) == offsetof(GrogOcsMarkerState, reserved));

/// The result for one unit.
struct TraceRow {
  /// The unit.
  std::uint16_t unit{};
  /// The result for the unit.
  ::grognard::ocs::Traced traced{};
  std::uint8_t reserved{};

  friend bool operator==(const TraceRow& lhs, const TraceRow& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const TraceRow& lhs, const TraceRow& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(TraceRow) == sizeof(GrogOcsTraceRow) && alignof(TraceRow) == alignof(GrogOcsTraceRow));
static_assert(offsetof(TraceRow, unit) == offsetof(GrogOcsTraceRow, unit));
static_assert(offsetof(TraceRow, traced) == offsetof(GrogOcsTraceRow, traced));
static_assert(offsetof(TraceRow, reserved) == offsetof(GrogOcsTraceRow, reserved));

/// The cost of a formation's trace.
struct TraceBill {
  /// The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up.
  std::uint32_t cost{};
  /// The cost if every unit ate that may and does not trace, in T.
  std::uint32_t cost_of_all{};
  /// The source whose part traces for free; 0 for none.
  std::uint8_t source{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const TraceBill& lhs, const TraceBill& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const TraceBill& lhs, const TraceBill& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(TraceBill) == sizeof(GrogOcsTraceBill) && alignof(TraceBill) == alignof(GrogOcsTraceBill));
static_assert(offsetof(TraceBill, cost) == offsetof(GrogOcsTraceBill, cost));
static_assert(offsetof(TraceBill, cost_of_all) == offsetof(GrogOcsTraceBill, cost_of_all));
static_assert(offsetof(TraceBill, source) == offsetof(GrogOcsTraceBill, source));
static_assert(offsetof(TraceBill, reserved) == offsetof(GrogOcsTraceBill, reserved));

/// The fuel of one unit.
struct FuelRow {
  /// The unit.
  std::uint16_t unit{};
  /// The supply that the unit pays by itself, in T.
  std::uint8_t cost{};
  /// The way in which it is paid for.
  ::grognard::ocs::FuelBy by{};
  /// The unit is fuelled, or needs no fuel.
  ::grognard::Flag fuelled{};
  /// The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.
  ::grognard::Flag lasts{};

  friend bool operator==(const FuelRow& lhs, const FuelRow& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const FuelRow& lhs, const FuelRow& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(FuelRow) == sizeof(GrogOcsFuelRow) && alignof(FuelRow) == alignof(GrogOcsFuelRow));
static_assert(offsetof(FuelRow, unit) == offsetof(GrogOcsFuelRow, unit));
static_assert(offsetof(FuelRow, cost) == offsetof(GrogOcsFuelRow, cost));
static_assert(offsetof(FuelRow, by) == offsetof(GrogOcsFuelRow, by));
static_assert(offsetof(FuelRow, fuelled) == offsetof(GrogOcsFuelRow, fuelled));
static_assert(offsetof(FuelRow, lasts) == offsetof(GrogOcsFuelRow, lasts));

/// The cost of fuel.
struct FuelBill {
  /// The total cost, in T.
  std::uint32_t cost{};
  /// The cost of fuelling the same units each by itself, in T.
  std::uint32_t by_unit{};
  /// The formation's marker shows its fuelled side (13.7).
  ::grognard::Flag marker{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const FuelBill& lhs, const FuelBill& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const FuelBill& lhs, const FuelBill& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(FuelBill) == sizeof(GrogOcsFuelBill) && alignof(FuelBill) == alignof(GrogOcsFuelBill));
static_assert(offsetof(FuelBill, cost) == offsetof(GrogOcsFuelBill, cost));
static_assert(offsetof(FuelBill, by_unit) == offsetof(GrogOcsFuelBill, by_unit));
static_assert(offsetof(FuelBill, marker) == offsetof(GrogOcsFuelBill, marker));
static_assert(offsetof(FuelBill, reserved) == offsetof(GrogOcsFuelBill, reserved));

/// The throw range of a headquarters.
struct ThrowRange {
  /// The range in MP; 0 for an ability without a range.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t range{};
  /// The kind of the movement points.
  ::grognard::ocs::Mobility mobility{};
  std::uint8_t reserved{};

  friend bool operator==(const ThrowRange& lhs, const ThrowRange& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ThrowRange& lhs, const ThrowRange& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ThrowRange) == sizeof(GrogOcsThrowRange) && alignof(ThrowRange) == alignof(GrogOcsThrowRange));
static_assert(offsetof(ThrowRange, range) == offsetof(GrogOcsThrowRange, range));
static_assert(offsetof(ThrowRange, mobility) == offsetof(GrogOcsThrowRange, mobility));
static_assert(offsetof(ThrowRange, reserved) == offsetof(GrogOcsThrowRange, reserved));

/// The properties and abilities of a headquarters in its mode.
struct HqAbilities {
  /// Throw range of the side that shows, in twelfths of a movement point; 0 if it cannot throw.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t range{};
  /// Strength in points before the multiplier of its mode.
  std::uint16_t strength{};
  /// Size in quarters of an RE: 4.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint16_t re{};
  /// How its strength counts as printed: in parentheses, for defence only.
  ::grognard::ocs::Style style{};
  /// The kind of the movement points of the throw range.
  ::grognard::ocs::Mobility mobility{};
  /// Action Rating, -1 or 0.
  std::int8_t rating{};
  /// It can throw supply.
  ::grognard::Flag can_throw{};
  /// It can give trace supply to units within its throw range.
  ::grognard::Flag can_trace{};
  /// It can rebuild units.
  ::grognard::Flag can_rebuild{};
  /// It can do engineer work.
  ::grognard::Flag can_engineer{};
  /// It must turn to Move Mode when it retreats.
  ::grognard::Flag turns{};
  /// It needs supply like any other combat unit.
  ::grognard::Flag needs_supply{};
  std::uint8_t reserved{};

  friend bool operator==(const HqAbilities& lhs, const HqAbilities& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const HqAbilities& lhs, const HqAbilities& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(HqAbilities) == sizeof(GrogOcsHqAbilities) && alignof(HqAbilities) == alignof(GrogOcsHqAbilities));
static_assert(offsetof(HqAbilities, range) == offsetof(GrogOcsHqAbilities, range));
static_assert(offsetof(HqAbilities, strength) == offsetof(GrogOcsHqAbilities, strength));
static_assert(offsetof(HqAbilities, re) == offsetof(GrogOcsHqAbilities, re));
static_assert(offsetof(HqAbilities, style) == offsetof(GrogOcsHqAbilities, style));
static_assert(offsetof(HqAbilities, mobility) == offsetof(GrogOcsHqAbilities, mobility));
static_assert(offsetof(HqAbilities, rating) == offsetof(GrogOcsHqAbilities, rating));
static_assert(offsetof(HqAbilities, can_throw) == offsetof(GrogOcsHqAbilities, can_throw));
static_assert(offsetof(HqAbilities, can_trace) == offsetof(GrogOcsHqAbilities, can_trace));
static_assert(offsetof(HqAbilities, can_rebuild) == offsetof(GrogOcsHqAbilities, can_rebuild));
static_assert(offsetof(HqAbilities, can_engineer) == offsetof(GrogOcsHqAbilities, can_engineer));
static_assert(offsetof(HqAbilities, turns) == offsetof(GrogOcsHqAbilities, turns));
static_assert(offsetof(HqAbilities, needs_supply) == offsetof(GrogOcsHqAbilities, needs_supply));
static_assert(offsetof(HqAbilities, reserved) == offsetof(GrogOcsHqAbilities, reserved));

/// The Combat Mode side of a counter.
struct WhichSide {
  /// The second side is the Combat Mode side; otherwise the first is.
  ::grognard::Flag second{};

  friend bool operator==(const WhichSide& lhs, const WhichSide& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const WhichSide& lhs, const WhichSide& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(WhichSide) == sizeof(GrogOcsWhichSide) && alignof(WhichSide) == alignof(GrogOcsWhichSide));
static_assert(offsetof(WhichSide, second) == offsetof(GrogOcsWhichSide, second));

/// The effects of a unit's mode.
struct ModeEffects {
  /// The multiplier of strength: the numerator over `strength_den`.
  std::uint8_t strength_num{};
  /// The multiplier of strength: the denominator.
  std::uint8_t strength_den{};
  /// The multiplier of barrage strength: the numerator over `barrage_den`.
  std::uint8_t barrage_num{};
  /// The multiplier of barrage strength: the denominator.
  std::uint8_t barrage_den{};
  /// The movement allowance of the side that shows, after the effect of the mode, in MP. It is never rounded.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t ma{};
  /// The Action Rating, -1 to 5.
  std::int8_t rating{};
  /// The unit may take part in a regular attack.
  ::grognard::Flag may_attack{};
  /// The unit may overrun.
  ::grognard::Flag may_overrun{};
  /// The unit may barrage, if it is artillery.
  ::grognard::Flag may_barrage{};
  /// The unit's mode allows a zone of control.
  ::grognard::Flag may_have_zoc{};
  std::uint8_t reserved{};

  friend bool operator==(const ModeEffects& lhs, const ModeEffects& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ModeEffects& lhs, const ModeEffects& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ModeEffects) == sizeof(GrogOcsModeEffects) && alignof(ModeEffects) == alignof(GrogOcsModeEffects));
static_assert(offsetof(ModeEffects, strength_num) == offsetof(GrogOcsModeEffects, strength_num));
static_assert(offsetof(ModeEffects, strength_den) == offsetof(GrogOcsModeEffects, strength_den));
static_assert(offsetof(ModeEffects, barrage_num) == offsetof(GrogOcsModeEffects, barrage_num));
static_assert(offsetof(ModeEffects, barrage_den) == offsetof(GrogOcsModeEffects, barrage_den));
static_assert(offsetof(ModeEffects, ma) == offsetof(GrogOcsModeEffects, ma));
static_assert(offsetof(ModeEffects, rating) == offsetof(GrogOcsModeEffects, rating));
static_assert(offsetof(ModeEffects, may_attack) == offsetof(GrogOcsModeEffects, may_attack));
static_assert(offsetof(ModeEffects, may_overrun) == offsetof(GrogOcsModeEffects, may_overrun));
static_assert(offsetof(ModeEffects, may_barrage) == offsetof(GrogOcsModeEffects, may_barrage));
static_assert(offsetof(ModeEffects, may_have_zoc) == offsetof(GrogOcsModeEffects, may_have_zoc));
static_assert(offsetof(ModeEffects, reserved) == offsetof(GrogOcsModeEffects, reserved));

/// An Action Rating.
struct Rating {
  /// The rating, -1 to 5.
  std::int8_t rating{};

  friend bool operator==(const Rating& lhs, const Rating& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Rating& lhs, const Rating& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Rating) == sizeof(GrogOcsRating) && alignof(Rating) == alignof(GrogOcsRating));
static_assert(offsetof(Rating, rating) == offsetof(GrogOcsRating, rating));

/// A mode that a unit took.
struct ModeChanged {
  /// The Reserve markers of the side that are still free; 0 for any other mode, and where they are not counted.
  std::uint16_t markers_left{};
  /// The mode.
  ::grognard::ocs::Mode mode{};
  /// The side of the counter that shows.
  ::grognard::ocs::Orientation shows{};

  friend bool operator==(const ModeChanged& lhs, const ModeChanged& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ModeChanged& lhs, const ModeChanged& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ModeChanged) == sizeof(GrogOcsModeChanged) && alignof(ModeChanged) == alignof(GrogOcsModeChanged));
static_assert(offsetof(ModeChanged, markers_left) == offsetof(GrogOcsModeChanged, markers_left));
static_assert(offsetof(ModeChanged, mode) == offsetof(GrogOcsModeChanged, mode));
static_assert(offsetof(ModeChanged, shows) == offsetof(GrogOcsModeChanged, shows));

/// The units that were released.
struct Released {
  /// The number of units.
  std::uint16_t units{};

  friend bool operator==(const Released& lhs, const Released& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Released& lhs, const Released& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Released) == sizeof(GrogOcsReleased) && alignof(Released) == alignof(GrogOcsReleased));
static_assert(offsetof(Released, units) == offsetof(GrogOcsReleased, units));

/// The markers that were removed.
struct CleanedUp {
  /// Units that are no longer disorganized.
  std::uint16_t dg{};
  /// Units that are no longer in Exploit Mode.
  std::uint16_t exploit{};

  friend bool operator==(const CleanedUp& lhs, const CleanedUp& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CleanedUp& lhs, const CleanedUp& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CleanedUp) == sizeof(GrogOcsCleanedUp) && alignof(CleanedUp) == alignof(GrogOcsCleanedUp));
static_assert(offsetof(CleanedUp, dg) == offsetof(GrogOcsCleanedUp, dg));
static_assert(offsetof(CleanedUp, exploit) == offsetof(GrogOcsCleanedUp, exploit));

/// A hex that a stack enters.
struct Waypoint {
  /// The hex.
  ::grognard::Hex hex{};
  /// The hex is entered by an overrun that leaves no defender in it.
  ::grognard::Flag overrun{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Waypoint& lhs, const Waypoint& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Waypoint& lhs, const Waypoint& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Waypoint) == sizeof(GrogOcsWaypoint) && alignof(Waypoint) == alignof(GrogOcsWaypoint));
static_assert(offsetof(Waypoint, hex) == offsetof(GrogOcsWaypoint, hex));
static_assert(offsetof(Waypoint, overrun) == offsetof(GrogOcsWaypoint, overrun));
static_assert(offsetof(Waypoint, reserved) == offsetof(GrogOcsWaypoint, reserved));

/// A unit that a stack drops off.
struct DropOff {
  /// The unit, by its `id`. It is one of the moving units.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The hex of the path in which it stays.
  std::uint16_t waypoint{};

  friend bool operator==(const DropOff& lhs, const DropOff& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const DropOff& lhs, const DropOff& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(DropOff) == sizeof(GrogOcsDropOff) && alignof(DropOff) == alignof(GrogOcsDropOff));
static_assert(offsetof(DropOff, unit) == offsetof(GrogOcsDropOff, unit));
static_assert(offsetof(DropOff, waypoint) == offsetof(GrogOcsDropOff, waypoint));

/// What a unit spends on a hex of the path.
struct Pace {
  /// The unit.
  std::uint16_t unit{};
  /// The hex of the path.
  std::uint16_t waypoint{};
  /// What entering the hex costs the unit, in MP; for an overrun the cost of the overrun.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t cost{};
  /// What the unit has spent in the phase up to there, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t spent{};
  /// What the unit has left, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t left{};
  /// The unit followed a road.
  ::grognard::Flag road{};
  /// The unit crossed a bridge of engineers.
  ::grognard::Flag bridged{};
  /// The unit takes the one hex that it may always move, and has nothing left (6.1c).
  ::grognard::Flag minimum{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Pace& lhs, const Pace& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Pace& lhs, const Pace& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Pace) == sizeof(GrogOcsPace) && alignof(Pace) == alignof(GrogOcsPace));
static_assert(offsetof(Pace, unit) == offsetof(GrogOcsPace, unit));
static_assert(offsetof(Pace, waypoint) == offsetof(GrogOcsPace, waypoint));
static_assert(offsetof(Pace, cost) == offsetof(GrogOcsPace, cost));
static_assert(offsetof(Pace, spent) == offsetof(GrogOcsPace, spent));
static_assert(offsetof(Pace, left) == offsetof(GrogOcsPace, left));
static_assert(offsetof(Pace, road) == offsetof(GrogOcsPace, road));
static_assert(offsetof(Pace, bridged) == offsetof(GrogOcsPace, bridged));
static_assert(offsetof(Pace, minimum) == offsetof(GrogOcsPace, minimum));
static_assert(offsetof(Pace, reserved) == offsetof(GrogOcsPace, reserved));

/// What a path is to the stack that moved along it.
struct Marched {
  /// The units that arrive at the end of the path.
  std::uint16_t units{};
  /// Hexes of the path in an enemy zone of control.
  std::uint16_t zones{};
  /// Hexes of the path whose entry captures or destroys enemy units (9.14).
  std::uint16_t captures{};
  /// The units of Truck mobility among those that arrive can go further in this phase by an overrun only.
  ::grognard::Flag stopped{};
  /// A unit in Strat Mode is among those that arrive or are dropped off: where it stops it must be able to trace
  /// supply (5.8b).
  ::grognard::Flag must_trace{};

  friend bool operator==(const Marched& lhs, const Marched& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Marched& lhs, const Marched& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Marched) == sizeof(GrogOcsMarched) && alignof(Marched) == alignof(GrogOcsMarched));
static_assert(offsetof(Marched, units) == offsetof(GrogOcsMarched, units));
static_assert(offsetof(Marched, zones) == offsetof(GrogOcsMarched, zones));
static_assert(offsetof(Marched, captures) == offsetof(GrogOcsMarched, captures));
static_assert(offsetof(Marched, stopped) == offsetof(GrogOcsMarched, stopped));
static_assert(offsetof(Marched, must_trace) == offsetof(GrogOcsMarched, must_trace));

/// A hex that a unit can move to.
struct Goal {
  /// The hex.
  ::grognard::Hex hex{};
  /// The hex before it on the cheapest way.
  ::grognard::Hex before{};
  /// What the unit has spent in the phase when it is there, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t spent{};
  /// What it has left, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t left{};
  /// It must stop there, in an enemy zone of control (4.5a.A).
  ::grognard::Flag must_stop{};
  /// The entry captures or destroys enemy units in the hex (9.14).
  ::grognard::Flag capture{};
  /// It takes the one hex that a unit may always move (6.1c).
  ::grognard::Flag minimum{};
  std::uint8_t reserved{};

  friend bool operator==(const Goal& lhs, const Goal& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Goal& lhs, const Goal& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Goal) == sizeof(GrogOcsGoal) && alignof(Goal) == alignof(GrogOcsGoal));
static_assert(offsetof(Goal, hex) == offsetof(GrogOcsGoal, hex));
static_assert(offsetof(Goal, before) == offsetof(GrogOcsGoal, before));
static_assert(offsetof(Goal, spent) == offsetof(GrogOcsGoal, spent));
static_assert(offsetof(Goal, left) == offsetof(GrogOcsGoal, left));
static_assert(offsetof(Goal, must_stop) == offsetof(GrogOcsGoal, must_stop));
static_assert(offsetof(Goal, capture) == offsetof(GrogOcsGoal, capture));
static_assert(offsetof(Goal, minimum) == offsetof(GrogOcsGoal, minimum));
static_assert(offsetof(Goal, reserved) == offsetof(GrogOcsGoal, reserved));

/// How far a unit may move.
struct Roamed {
  /// What the unit may spend in the phase, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t allowance{};
  /// What it has left before it moves, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t left{};
  /// Where the unit stops it must be able to trace supply, since it is in Strat Mode (5.8b).
  ::grognard::Flag must_trace{};
  std::uint8_t reserved{};

  friend bool operator==(const Roamed& lhs, const Roamed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Roamed& lhs, const Roamed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Roamed) == sizeof(GrogOcsRoamed) && alignof(Roamed) == alignof(GrogOcsRoamed));
static_assert(offsetof(Roamed, allowance) == offsetof(GrogOcsRoamed, allowance));
static_assert(offsetof(Roamed, left) == offsetof(GrogOcsRoamed, left));
static_assert(offsetof(Roamed, must_trace) == offsetof(GrogOcsRoamed, must_trace));
static_assert(offsetof(Roamed, reserved) == offsetof(GrogOcsRoamed, reserved));

/// Odds and their column.
struct Column {
  /// The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
  ::grognard::Odds odds{};
  /// The odds printed above the column.
  ::grognard::Odds heading{};
  /// The column from the defender's best, 0 to 12 in the printed table.
  std::uint8_t column{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Column& lhs, const Column& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Column& lhs, const Column& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Column) == sizeof(GrogOcsColumn) && alignof(Column) == alignof(GrogOcsColumn));
static_assert(offsetof(Column, odds) == offsetof(GrogOcsColumn, odds));
static_assert(offsetof(Column, heading) == offsetof(GrogOcsColumn, heading));
static_assert(offsetof(Column, column) == offsetof(GrogOcsColumn, column));
static_assert(offsetof(Column, reserved) == offsetof(GrogOcsColumn, reserved));

/// A hex within reach of a throw.
struct ReachedHex {
  /// The hex.
  ::grognard::Hex hex{};
  /// The cost of the path to it, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t cost{};
  /// The path ends in an adjacent hex and does not enter this one.
  ::grognard::Flag beside{};
  std::uint8_t reserved{};

  friend bool operator==(const ReachedHex& lhs, const ReachedHex& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ReachedHex& lhs, const ReachedHex& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ReachedHex) == sizeof(GrogOcsReachedHex) && alignof(ReachedHex) == alignof(GrogOcsReachedHex));
static_assert(offsetof(ReachedHex, hex) == offsetof(GrogOcsReachedHex, hex));
static_assert(offsetof(ReachedHex, cost) == offsetof(GrogOcsReachedHex, cost));
static_assert(offsetof(ReachedHex, beside) == offsetof(GrogOcsReachedHex, beside));
static_assert(offsetof(ReachedHex, reserved) == offsetof(GrogOcsReachedHex, reserved));

/// A hex of a supply path.
struct PathHex {
  /// The hex.
  ::grognard::Hex hex{};
  /// The cost of the path up to the hex, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t cost{};
  /// The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores.
  ::grognard::Flag zone{};
  /// The hex was entered over a bridge of engineers.
  ::grognard::Flag bridged{};

  friend bool operator==(const PathHex& lhs, const PathHex& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const PathHex& lhs, const PathHex& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(PathHex) == sizeof(GrogOcsPathHex) && alignof(PathHex) == alignof(GrogOcsPathHex));
static_assert(offsetof(PathHex, hex) == offsetof(GrogOcsPathHex, hex));
static_assert(offsetof(PathHex, cost) == offsetof(GrogOcsPathHex, cost));
static_assert(offsetof(PathHex, zone) == offsetof(GrogOcsPathHex, zone));
static_assert(offsetof(PathHex, bridged) == offsetof(GrogOcsPathHex, bridged));

/// A supply path.
struct Supplied {
  /// The cost of the path, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t cost{};
  /// The range, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t range{};
  /// The path ends in a hex adjacent to its target and does not enter the target.
  ::grognard::Flag beside{};
  std::uint8_t reserved{};

  friend bool operator==(const Supplied& lhs, const Supplied& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Supplied& lhs, const Supplied& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Supplied) == sizeof(GrogOcsSupplied) && alignof(Supplied) == alignof(GrogOcsSupplied));
static_assert(offsetof(Supplied, cost) == offsetof(GrogOcsSupplied, cost));
static_assert(offsetof(Supplied, range) == offsetof(GrogOcsSupplied, range));
static_assert(offsetof(Supplied, beside) == offsetof(GrogOcsSupplied, beside));
static_assert(offsetof(Supplied, reserved) == offsetof(GrogOcsSupplied, reserved));

/// A dump or loaded Transport Points within draw range.
struct SourceRow {
  /// The source, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The supply at the source, in T.
  std::uint16_t amount{};
  /// The cost of the path to it, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t cost{};
  /// The path ends in a hex adjacent to the source.
  ::grognard::Flag beside{};
  std::uint8_t reserved{};

  friend bool operator==(const SourceRow& lhs, const SourceRow& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const SourceRow& lhs, const SourceRow& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(SourceRow) == sizeof(GrogOcsSourceRow) && alignof(SourceRow) == alignof(GrogOcsSourceRow));
static_assert(offsetof(SourceRow, unit) == offsetof(GrogOcsSourceRow, unit));
static_assert(offsetof(SourceRow, amount) == offsetof(GrogOcsSourceRow, amount));
static_assert(offsetof(SourceRow, cost) == offsetof(GrogOcsSourceRow, cost));
static_assert(offsetof(SourceRow, beside) == offsetof(GrogOcsSourceRow, beside));
static_assert(offsetof(SourceRow, reserved) == offsetof(GrogOcsSourceRow, reserved));

/// The supply that a unit can draw.
struct SourceTotal {
  /// The total, in T.
  std::uint32_t amount{};

  friend bool operator==(const SourceTotal& lhs, const SourceTotal& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const SourceTotal& lhs, const SourceTotal& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(SourceTotal) == sizeof(GrogOcsSourceTotal) && alignof(SourceTotal) == alignof(GrogOcsSourceTotal));
static_assert(offsetof(SourceTotal, amount) == offsetof(GrogOcsSourceTotal, amount));

/// A dump or loaded Transport Points in reach, and the cheapest way to it.
struct SupplyRow {
  /// The source, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The headquarters that draws the supply and throws it on, by its `id`; absent if the unit draws by itself.
  ///
  /// C and Rust say its place in the board's list, and 65535 for none.
  std::uint16_t hq{};
  /// The supply at the source, in T.
  std::uint16_t amount{};
  /// The cost of the draw, in MP, as `ocs.paths.sources` has it: into the hex of the source if that is in range.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t drawn{};
  /// The cost of the throw, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t thrown{};
  /// The draw ends in a hex adjacent to the source, since its own is not in range.
  ::grognard::Flag beside{};
  std::uint8_t reserved{};

  friend bool operator==(const SupplyRow& lhs, const SupplyRow& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const SupplyRow& lhs, const SupplyRow& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(SupplyRow) == sizeof(GrogOcsSupplyRow) && alignof(SupplyRow) == alignof(GrogOcsSupplyRow));
static_assert(offsetof(SupplyRow, unit) == offsetof(GrogOcsSupplyRow, unit));
static_assert(offsetof(SupplyRow, hq) == offsetof(GrogOcsSupplyRow, hq));
static_assert(offsetof(SupplyRow, amount) == offsetof(GrogOcsSupplyRow, amount));
static_assert(offsetof(SupplyRow, drawn) == offsetof(GrogOcsSupplyRow, drawn));
static_assert(offsetof(SupplyRow, thrown) == offsetof(GrogOcsSupplyRow, thrown));
static_assert(offsetof(SupplyRow, beside) == offsetof(GrogOcsSupplyRow, beside));
static_assert(offsetof(SupplyRow, reserved) == offsetof(GrogOcsSupplyRow, reserved));

/// Supply that a headquarters draws and throws.
struct Relayed {
  /// The headquarters' draw.
  ::grognard::ocs::Supplied draw{};
  /// The headquarters' throw.
  ::grognard::ocs::Supplied thrown{};
  /// The number of rows that belong to the draw; the rest belong to the throw.
  std::uint16_t drawn_over{};

  friend bool operator==(const Relayed& lhs, const Relayed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Relayed& lhs, const Relayed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Relayed) == sizeof(GrogOcsRelayed) && alignof(Relayed) == alignof(GrogOcsRelayed));
static_assert(offsetof(Relayed, draw) == offsetof(GrogOcsRelayed, draw));
static_assert(offsetof(Relayed, thrown) == offsetof(GrogOcsRelayed, thrown));
static_assert(offsetof(Relayed, drawn_over) == offsetof(GrogOcsRelayed, drawn_over));

/// A side of a new game.
struct NewSide {
  /// Its name in texts; its number if it has none.
  std::array<std::uint8_t, 30> name{};
  /// The truck points (TP) that the scenario provides.
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint16_t trucks_provided{};
  /// The Rail Cap of a turn, in points of capacity.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t rail_cap{};

  friend bool operator==(const NewSide& lhs, const NewSide& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const NewSide& lhs, const NewSide& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(NewSide) == sizeof(GrogOcsNewSide) && alignof(NewSide) == alignof(GrogOcsNewSide));
static_assert(offsetof(NewSide, name) == offsetof(GrogOcsNewSide, name));
static_assert(offsetof(NewSide, trucks_provided) == offsetof(GrogOcsNewSide, trucks_provided));
static_assert(offsetof(NewSide, rail_cap) == offsetof(GrogOcsNewSide, rail_cap));

/// The name of a unit in a text: bytes without blanks, with zeros after its end.
struct UnitName {
  /// The unit's number.
  std::uint16_t unit{};
  /// Its name.
  std::array<std::uint8_t, 30> name{};

  friend bool operator==(const UnitName& lhs, const UnitName& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const UnitName& lhs, const UnitName& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(UnitName) == sizeof(GrogOcsUnitName) && alignof(UnitName) == alignof(GrogOcsUnitName));
static_assert(offsetof(UnitName, unit) == offsetof(GrogOcsUnitName, unit));
static_assert(offsetof(UnitName, name) == offsetof(GrogOcsUnitName, name));

/// A row of a game's Rebuild Table: the units that it applies to, and the replacements that one of their steps costs. A
/// row without a restriction applies to every unit.
struct RebuildRow {
  /// The kind of unit, if `only_kind`. Required where the answer depends on it.
  ::grognard::ocs::Kind kind{};
  /// The colour of the symbol box, if `only_arm`. Required where the answer depends on it.
  ::grognard::ocs::Arm arm{};
  /// The size, if `only_size`. Required where the answer depends on it.
  ::grognard::ocs::Size size{};
  /// The nation, in the host's numbering from 1, if `only_nationality`.
  std::uint8_t nationality{};
  /// The row applies to that kind only.
  ::grognard::Flag only_kind{};
  /// The row applies to that colour only.
  ::grognard::Flag only_arm{};
  /// The row applies to that size only.
  ::grognard::Flag only_size{};
  /// The row applies to that nation only.
  ::grognard::Flag only_nationality{};
  /// Equipment replacements (Eq) that a step costs. A step costs at least one Eq or Pax.
  std::uint8_t eq{};
  /// Personnel replacements (Pax) that a step costs.
  std::uint8_t pax{};
  /// Very small units: the cost of one rebuilds two (13.5d).
  ::grognard::Flag two_for_one{};
  /// The row also applies to Breakdown units and other generic ones. Replaces 13.5b.
  ::grognard::Flag generics{};
  std::array<std::uint8_t, 4> reserved{};

  friend bool operator==(const RebuildRow& lhs, const RebuildRow& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RebuildRow& lhs, const RebuildRow& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RebuildRow) == sizeof(GrogOcsRebuildRow) && alignof(RebuildRow) == alignof(GrogOcsRebuildRow));
static_assert(offsetof(RebuildRow, kind) == offsetof(GrogOcsRebuildRow, kind));
static_assert(offsetof(RebuildRow, arm) == offsetof(GrogOcsRebuildRow, arm));
static_assert(offsetof(RebuildRow, size) == offsetof(GrogOcsRebuildRow, size));
static_assert(offsetof(RebuildRow, nationality) == offsetof(GrogOcsRebuildRow, nationality));
static_assert(offsetof(RebuildRow, only_kind) == offsetof(GrogOcsRebuildRow, only_kind));
static_assert(offsetof(RebuildRow, only_arm) == offsetof(GrogOcsRebuildRow, only_arm));
static_assert(offsetof(RebuildRow, only_size) == offsetof(GrogOcsRebuildRow, only_size));
static_assert(offsetof(RebuildRow, only_nationality) == offsetof(GrogOcsRebuildRow, only_nationality));
static_assert(offsetof(RebuildRow, eq) == offsetof(GrogOcsRebuildRow, eq));
static_assert(offsetof(RebuildRow, pax) == offsetof(GrogOcsRebuildRow, pax));
static_assert(offsetof(RebuildRow, two_for_one) == offsetof(GrogOcsRebuildRow, two_for_one));
static_assert(offsetof(RebuildRow, generics) == offsetof(GrogOcsRebuildRow, generics));
static_assert(offsetof(RebuildRow, reserved) == offsetof(GrogOcsRebuildRow, reserved));

/// The number of counters of a size that the game has left: its counter mix.
struct CounterMix {
  /// The points on the counter (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint16_t points{};
  /// The number of counters available, without those that are to be combined or divided.
  std::uint8_t ready{};
  /// The kind of counter. Required where the answer depends on it.
  ::grognard::ocs::Kind kind{};

  friend bool operator==(const CounterMix& lhs, const CounterMix& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CounterMix& lhs, const CounterMix& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CounterMix) == sizeof(GrogOcsCounterMix) && alignof(CounterMix) == alignof(GrogOcsCounterMix));
static_assert(offsetof(CounterMix, points) == offsetof(GrogOcsCounterMix, points));
static_assert(offsetof(CounterMix, ready) == offsetof(GrogOcsCounterMix, ready));
static_assert(offsetof(CounterMix, kind) == offsetof(GrogOcsCounterMix, kind));

/// Where a game stands.
struct Situation {
  /// Where it stands in its sequence of play.
  ::grognard::ocs::TurnState turn{};
  /// The units on the map.
  std::uint16_t on_map{};
  /// The units off the map: those that are due, and the Dead Pile.
  std::uint16_t off_map{};
  /// Of these those that are due.
  std::uint16_t due{};
  /// The segment may end.
  ::grognard::Flag may_end{};
  std::array<std::uint8_t, 3> reserved{};
  /// The combat or barrage that is open.
  ::grognard::ocs::Open open{};

  friend bool operator==(const Situation& lhs, const Situation& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Situation& lhs, const Situation& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Situation) == sizeof(GrogOcsSituation) && alignof(Situation) == alignof(GrogOcsSituation));
static_assert(offsetof(Situation, turn) == offsetof(GrogOcsSituation, turn));
static_assert(offsetof(Situation, on_map) == offsetof(GrogOcsSituation, on_map));
static_assert(offsetof(Situation, off_map) == offsetof(GrogOcsSituation, off_map));
static_assert(offsetof(Situation, due) == offsetof(GrogOcsSituation, due));
static_assert(offsetof(Situation, may_end) == offsetof(GrogOcsSituation, may_end));
static_assert(offsetof(Situation, reserved) == offsetof(GrogOcsSituation, reserved));
static_assert(offsetof(Situation, open) == offsetof(GrogOcsSituation, open));

/// Something that a segment waits for.
struct Duty {
  /// The rule.
  std::uint16_t rule{};
  /// The unit, by its number; 0 for none.
  std::uint16_t unit{};
  /// How much: steps, RE, markers, by rule, rounded up; 0 where it is no number.
  std::int32_t amount{};

  friend bool operator==(const Duty& lhs, const Duty& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Duty& lhs, const Duty& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Duty) == sizeof(GrogOcsDuty) && alignof(Duty) == alignof(GrogOcsDuty));
static_assert(offsetof(Duty, rule) == offsetof(GrogOcsDuty, rule));
static_assert(offsetof(Duty, unit) == offsetof(GrogOcsDuty, unit));
static_assert(offsetof(Duty, amount) == offsetof(GrogOcsDuty, amount));

/// What was chosen so far, or what can be chosen next. A row of the choices is the question of the next level, and one that
/// is `complete` is an order. A row that is not, and has `picked` a unit, names it as `other`.
struct GameChoice {
  /// The kind of order; absent at first.
  ::grognard::ocs::Act act{};
  /// It is an order.
  ::grognard::Flag complete{};
  /// The way by act: the code of the mode, of the task, of the facility, or of the way to pay for fuel. It is 1 for
  /// all units together. Of a march it is the unit whose way it is, 0 for the first.
  std::uint8_t how{};
  /// A second word: the code of the orientation; 1 to ignore an option, or to fight on internal stocks; 2 where those fight
  /// on them for whom nobody pays.
  std::uint8_t also{};
  /// The unit that acts, by its number; 0 before it is chosen, and for acts of a side.
  std::uint16_t unit{};
  /// Another unit, by its number: the dump that pays or is loaded, the unit that is rebuilt; 0 for none.
  std::uint16_t other{};
  /// Where to.
  ::grognard::Hex hex{};
  /// The amount: T, steps, hexes, by act; of Transport Points that are divided, quarters of a point on the first counter.
  std::uint16_t amount{};
  /// The way of a retreat: the sides that it crosses, three bits each, the first lowest, counted from 1. Of Transport
  /// Points that are divided it is what the first counter carries, in T. Of a combat it is the units that fight on
  /// stocks, a bit each, the first lowest, and 0 where those do for whom nobody pays.
  std::uint16_t way{};
  /// The cost, for information: of a march the MP that are spent then, of other acts T.
  /// Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
  std::uint16_t cost{};
  std::uint16_t reserved{};
  /// Units that were picked one by one, by their numbers, and 0 behind them. They are those that act with the unit,
  /// those that lose a step each before others do, the Breakdowns that are made, or those that are eliminated.
  std::array<std::uint16_t, 16> picked{};

  friend bool operator==(const GameChoice& lhs, const GameChoice& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameChoice& lhs, const GameChoice& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameChoice) == sizeof(GrogOcsGameChoice) && alignof(GameChoice) == alignof(GrogOcsGameChoice));
static_assert(offsetof(GameChoice, act) == offsetof(GrogOcsGameChoice, act));
static_assert(offsetof(GameChoice, complete) == offsetof(GrogOcsGameChoice, complete));
static_assert(offsetof(GameChoice, how) == offsetof(GrogOcsGameChoice, how));
static_assert(offsetof(GameChoice, also) == offsetof(GrogOcsGameChoice, also));
static_assert(offsetof(GameChoice, unit) == offsetof(GrogOcsGameChoice, unit));
static_assert(offsetof(GameChoice, other) == offsetof(GrogOcsGameChoice, other));
static_assert(offsetof(GameChoice, hex) == offsetof(GrogOcsGameChoice, hex));
static_assert(offsetof(GameChoice, amount) == offsetof(GrogOcsGameChoice, amount));
static_assert(offsetof(GameChoice, way) == offsetof(GrogOcsGameChoice, way));
static_assert(offsetof(GameChoice, cost) == offsetof(GrogOcsGameChoice, cost));
static_assert(offsetof(GameChoice, reserved) == offsetof(GrogOcsGameChoice, reserved));
static_assert(offsetof(GameChoice, picked) == offsetof(GrogOcsGameChoice, picked));

/// What is captured of a unit of a board.
struct Taken {
  /// The unit, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The Transport Points captured (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint16_t points{};
  /// The supply captured: of a dump, or of the load of Transport Points, in T.
  std::uint16_t supply{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Taken& lhs, const Taken& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Taken& lhs, const Taken& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Taken) == sizeof(GrogOcsTaken) && alignof(Taken) == alignof(GrogOcsTaken));
static_assert(offsetof(Taken, unit) == offsetof(GrogOcsTaken, unit));
static_assert(offsetof(Taken, points) == offsetof(GrogOcsTaken, points));
static_assert(offsetof(Taken, supply) == offsetof(GrogOcsTaken, supply));
static_assert(offsetof(Taken, reserved) == offsetof(GrogOcsTaken, reserved));

/// Where Transport Points go that escape capture.
struct Rest {
  /// The unit, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  std::array<std::uint8_t, 2> reserved{};
  /// The hex.
  ::grognard::Hex hex{};

  friend bool operator==(const Rest& lhs, const Rest& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Rest& lhs, const Rest& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Rest) == sizeof(GrogOcsRest) && alignof(Rest) == alignof(GrogOcsRest));
static_assert(offsetof(Rest, unit) == offsetof(GrogOcsRest, unit));
static_assert(offsetof(Rest, reserved) == offsetof(GrogOcsRest, reserved));
static_assert(offsetof(Rest, hex) == offsetof(GrogOcsRest, hex));

/// A unit that is to be rebuilt now.
struct UnitToRebuild {
  /// The unit: a unit of the board, or of the order's Dead Pile, whose units count on from the end of the board's list.
  std::uint16_t unit{};
  /// The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
  std::uint8_t steps{};
  /// The row of the Rebuild Table that applies; by default the first row that fits the unit.
  ///
  /// C counts it from 1; 0 is none.
  std::uint8_t row{};
  /// For an aircraft from the Dead Pile, the hex of the air base where it arrives.
  ::grognard::Hex base{};
  /// The unit is a Breakdown unit or another generic one.
  ::grognard::Flag generic{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const UnitToRebuild& lhs, const UnitToRebuild& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const UnitToRebuild& lhs, const UnitToRebuild& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(UnitToRebuild) == sizeof(GrogOcsUnitToRebuild) && alignof(UnitToRebuild) == alignof(GrogOcsUnitToRebuild));
static_assert(offsetof(UnitToRebuild, unit) == offsetof(GrogOcsUnitToRebuild, unit));
static_assert(offsetof(UnitToRebuild, steps) == offsetof(GrogOcsUnitToRebuild, steps));
static_assert(offsetof(UnitToRebuild, row) == offsetof(GrogOcsUnitToRebuild, row));
static_assert(offsetof(UnitToRebuild, base) == offsetof(GrogOcsUnitToRebuild, base));
static_assert(offsetof(UnitToRebuild, generic) == offsetof(GrogOcsUnitToRebuild, generic));
static_assert(offsetof(UnitToRebuild, reserved) == offsetof(GrogOcsUnitToRebuild, reserved));

/// A reason against an order.
struct Objection {
  /// The rule.
  std::uint16_t rule{};
  /// The unit, by its number; 0 for none.
  std::uint16_t unit{};
  /// By how much the order is over or short: MP, points, steps or RE, by rule, rounded up; 0 where it is no number.
  std::int32_t amount{};

  friend bool operator==(const Objection& lhs, const Objection& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Objection& lhs, const Objection& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Objection) == sizeof(GrogOcsObjection) && alignof(Objection) == alignof(GrogOcsObjection));
static_assert(offsetof(Objection, rule) == offsetof(GrogOcsObjection, rule));
static_assert(offsetof(Objection, unit) == offsetof(GrogOcsObjection, unit));
static_assert(offsetof(Objection, amount) == offsetof(GrogOcsObjection, amount));

/// The exact chances of what is open.
struct OpenChances {
  /// What is open.
  ::grognard::ocs::OpenKind what{};
  std::array<std::uint8_t, 3> reserved{};
  /// Of a combat whose odds are taken.
  ::grognard::ocs::CombatDistribution combat{};
  /// Of a barrage.
  ::grognard::ocs::BarrageDistribution barrage{};

  friend bool operator==(const OpenChances& lhs, const OpenChances& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const OpenChances& lhs, const OpenChances& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(OpenChances) == sizeof(GrogOcsOpenChances) && alignof(OpenChances) == alignof(GrogOcsOpenChances));
static_assert(offsetof(OpenChances, what) == offsetof(GrogOcsOpenChances, what));
static_assert(offsetof(OpenChances, reserved) == offsetof(GrogOcsOpenChances, reserved));
static_assert(offsetof(OpenChances, combat) == offsetof(GrogOcsOpenChances, combat));
static_assert(offsetof(OpenChances, barrage) == offsetof(GrogOcsOpenChances, barrage));

/// The state of the railroad in a hex for a side.
struct Track {
  /// The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
  std::uint8_t rail{};
  /// The hexsides that multi-track rails cross; they are in `rail` too.
  std::uint8_t multi_track{};
  /// The hex has a railroad, and it functions.
  ::grognard::Flag functions{};
  /// The railroad is of the side's gauge.
  ::grognard::Flag gauge_fits{};
  /// The hex has a village, a city, a port or an Engineer-Capable HQ of the side: its control matters.
  ::grognard::Flag stop{};
  /// The side controls the hex, or its control does not matter.
  ::grognard::Flag controlled{};
  /// Enemy combat units are in the hex.
  ::grognard::Flag enemy{};
  /// The hex is in an enemy zone of control.
  ::grognard::Flag enemy_zone{};
  /// A friendly unit negates that zone for trace supply.
  ::grognard::Flag negated{};
  /// The hex is in a Trainbusting zone.
  ::grognard::Flag trainbusted{};
  /// Cargo may pass by rail.
  ::grognard::Flag cargo_passes{};
  /// Trace supply may pass by rail.
  ::grognard::Flag trace_passes{};

  friend bool operator==(const Track& lhs, const Track& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Track& lhs, const Track& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Track) == sizeof(GrogOcsTrack) && alignof(Track) == alignof(GrogOcsTrack));
static_assert(offsetof(Track, rail) == offsetof(GrogOcsTrack, rail));
static_assert(offsetof(Track, multi_track) == offsetof(GrogOcsTrack, multi_track));
static_assert(offsetof(Track, functions) == offsetof(GrogOcsTrack, functions));
static_assert(offsetof(Track, gauge_fits) == offsetof(GrogOcsTrack, gauge_fits));
static_assert(offsetof(Track, stop) == offsetof(GrogOcsTrack, stop));
static_assert(offsetof(Track, controlled) == offsetof(GrogOcsTrack, controlled));
static_assert(offsetof(Track, enemy) == offsetof(GrogOcsTrack, enemy));
static_assert(offsetof(Track, enemy_zone) == offsetof(GrogOcsTrack, enemy_zone));
static_assert(offsetof(Track, negated) == offsetof(GrogOcsTrack, negated));
static_assert(offsetof(Track, trainbusted) == offsetof(GrogOcsTrack, trainbusted));
static_assert(offsetof(Track, cargo_passes) == offsetof(GrogOcsTrack, cargo_passes));
static_assert(offsetof(Track, trace_passes) == offsetof(GrogOcsTrack, trace_passes));

/// A hex of a way by rail.
struct RailHex {
  /// The hex.
  ::grognard::Hex hex{};
  /// How the hex is reached from the one before.
  ::grognard::ocs::Link link{};
  /// It is reached on multi-track rails.
  ::grognard::Flag multi_track{};
  /// The hex is in a Trainbusting zone.
  ::grognard::Flag trainbusted{};
  std::uint8_t reserved{};

  friend bool operator==(const RailHex& lhs, const RailHex& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailHex& lhs, const RailHex& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailHex) == sizeof(GrogOcsRailHex) && alignof(RailHex) == alignof(GrogOcsRailHex));
static_assert(offsetof(RailHex, hex) == offsetof(GrogOcsRailHex, hex));
static_assert(offsetof(RailHex, link) == offsetof(GrogOcsRailHex, link));
static_assert(offsetof(RailHex, multi_track) == offsetof(GrogOcsRailHex, multi_track));
static_assert(offsetof(RailHex, trainbusted) == offsetof(GrogOcsRailHex, trainbusted));
static_assert(offsetof(RailHex, reserved) == offsetof(GrogOcsRailHex, reserved));

/// A hex where trains may stop.
struct Detrainable {
  /// The supply source at the end of the way back.
  ::grognard::Hex source{};
  /// The number of hexes of that way, without the first.
  std::uint16_t hexes{};
  /// The hex is detrainable because of an Engineer-Capable HQ only (13.8c), and only while the HQ is capable.
  ::grognard::Flag by_hq{};
  /// The way uses an Extender.
  ::grognard::Flag extended{};

  friend bool operator==(const Detrainable& lhs, const Detrainable& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Detrainable& lhs, const Detrainable& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Detrainable) == sizeof(GrogOcsDetrainable) && alignof(Detrainable) == alignof(GrogOcsDetrainable));
static_assert(offsetof(Detrainable, source) == offsetof(GrogOcsDetrainable, source));
static_assert(offsetof(Detrainable, hexes) == offsetof(GrogOcsDetrainable, hexes));
static_assert(offsetof(Detrainable, by_hq) == offsetof(GrogOcsDetrainable, by_hq));
static_assert(offsetof(Detrainable, extended) == offsetof(GrogOcsDetrainable, extended));

/// A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and the facts that make it detrainable or
/// not.
struct RailStopFound {
  /// The hex.
  ::grognard::Hex hex{};
  /// The hex is detrainable for cargo.
  ::grognard::Flag cargo{};
  /// The hex is detrainable for trace supply.
  ::grognard::Flag trace{};
  /// It is detrainable because of an Engineer-Capable HQ only.
  ::grognard::Flag by_hq{};
  /// The railroad does not function.
  ::grognard::Flag cut{};
  /// The railroad is of another gauge.
  ::grognard::Flag wrong_gauge{};
  /// The side does not control the hex.
  ::grognard::Flag uncontrolled{};
  /// Enemy combat units are in the hex.
  ::grognard::Flag enemy{};
  /// Other enemy units are in the hex: cargo may pass and entrain, but not detrain (4.8c).
  ::grognard::Flag foreign{};
  /// The hex is in an enemy zone of control.
  ::grognard::Flag enemy_zone{};
  /// A friendly unit negates that zone for trace supply.
  ::grognard::Flag negated{};
  /// Nothing is wrong with the hex itself, but no way for cargo leads back to a supply source.
  ::grognard::Flag cut_off_cargo{};
  /// Nothing is wrong with the hex itself, but no way for trace supply leads back to a supply source.
  ::grognard::Flag cut_off_trace{};

  friend bool operator==(const RailStopFound& lhs, const RailStopFound& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailStopFound& lhs, const RailStopFound& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailStopFound) == sizeof(GrogOcsRailStopFound) && alignof(RailStopFound) == alignof(GrogOcsRailStopFound));
static_assert(offsetof(RailStopFound, hex) == offsetof(GrogOcsRailStopFound, hex));
static_assert(offsetof(RailStopFound, cargo) == offsetof(GrogOcsRailStopFound, cargo));
static_assert(offsetof(RailStopFound, trace) == offsetof(GrogOcsRailStopFound, trace));
static_assert(offsetof(RailStopFound, by_hq) == offsetof(GrogOcsRailStopFound, by_hq));
static_assert(offsetof(RailStopFound, cut) == offsetof(GrogOcsRailStopFound, cut));
static_assert(offsetof(RailStopFound, wrong_gauge) == offsetof(GrogOcsRailStopFound, wrong_gauge));
static_assert(offsetof(RailStopFound, uncontrolled) == offsetof(GrogOcsRailStopFound, uncontrolled));
static_assert(offsetof(RailStopFound, enemy) == offsetof(GrogOcsRailStopFound, enemy));
static_assert(offsetof(RailStopFound, foreign) == offsetof(GrogOcsRailStopFound, foreign));
static_assert(offsetof(RailStopFound, enemy_zone) == offsetof(GrogOcsRailStopFound, enemy_zone));
static_assert(offsetof(RailStopFound, negated) == offsetof(GrogOcsRailStopFound, negated));
static_assert(offsetof(RailStopFound, cut_off_cargo) == offsetof(GrogOcsRailStopFound, cut_off_cargo));
static_assert(offsetof(RailStopFound, cut_off_trace) == offsetof(GrogOcsRailStopFound, cut_off_trace));

/// The number of hexes where trains may stop.
struct RailStopsFound {
  /// Hexes that are detrainable for cargo.
  std::uint32_t cargo{};
  /// Hexes that are detrainable for trace supply.
  std::uint32_t trace{};

  friend bool operator==(const RailStopsFound& lhs, const RailStopsFound& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailStopsFound& lhs, const RailStopsFound& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailStopsFound) == sizeof(GrogOcsRailStopsFound) && alignof(RailStopsFound) == alignof(GrogOcsRailStopsFound));
static_assert(offsetof(RailStopsFound, cargo) == offsetof(GrogOcsRailStopsFound, cargo));
static_assert(offsetof(RailStopsFound, trace) == offsetof(GrogOcsRailStopsFound, trace));

/// The control of a hex.
struct RailControlled {
  /// The side that controls the hex now; 0 if neither does.
  std::uint8_t control{};
  /// The control has changed.
  ::grognard::Flag changed{};
  /// Control of the hex matters: it is a railroad hex with a village, a city, a port or an Engineer-Capable HQ.
  ::grognard::Flag counts{};
  std::uint8_t reserved{};

  friend bool operator==(const RailControlled& lhs, const RailControlled& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailControlled& lhs, const RailControlled& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailControlled) == sizeof(GrogOcsRailControlled) && alignof(RailControlled) == alignof(GrogOcsRailControlled));
static_assert(offsetof(RailControlled, control) == offsetof(GrogOcsRailControlled, control));
static_assert(offsetof(RailControlled, changed) == offsetof(GrogOcsRailControlled, changed));
static_assert(offsetof(RailControlled, counts) == offsetof(GrogOcsRailControlled, counts));
static_assert(offsetof(RailControlled, reserved) == offsetof(GrogOcsRailControlled, reserved));

/// A place of a Railhead marker.
struct Railhead {
  /// The last hex of the side's own track.
  ::grognard::Hex hex{};
  /// The hexside at which it ends, 0 to 5 clockwise from the side towards q + 1, r - 1.
  std::uint8_t hexside{};
  /// The gauge beyond.
  std::uint8_t gauge{};
  /// The track ends because the track beyond is of another gauge: the place for the marker's Wrong Gauge side.
  ::grognard::Flag wrong_gauge{};
  /// The track ends because the side does not control the village, city or port beyond.
  ::grognard::Flag uncontrolled{};

  friend bool operator==(const Railhead& lhs, const Railhead& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Railhead& lhs, const Railhead& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Railhead) == sizeof(GrogOcsRailhead) && alignof(Railhead) == alignof(GrogOcsRailhead));
static_assert(offsetof(Railhead, hex) == offsetof(GrogOcsRailhead, hex));
static_assert(offsetof(Railhead, hexside) == offsetof(GrogOcsRailhead, hexside));
static_assert(offsetof(Railhead, gauge) == offsetof(GrogOcsRailhead, gauge));
static_assert(offsetof(Railhead, wrong_gauge) == offsetof(GrogOcsRailhead, wrong_gauge));
static_assert(offsetof(Railhead, uncontrolled) == offsetof(GrogOcsRailhead, uncontrolled));

/// The extent of a side's track.
struct RailExtentFound {
  /// The number of hexsides at which its track ends.
  std::uint32_t ends{};

  friend bool operator==(const RailExtentFound& lhs, const RailExtentFound& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailExtentFound& lhs, const RailExtentFound& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailExtentFound) == sizeof(GrogOcsRailExtentFound) && alignof(RailExtentFound) == alignof(GrogOcsRailExtentFound));
static_assert(offsetof(RailExtentFound, ends) == offsetof(GrogOcsRailExtentFound, ends));

/// A movement by rail that is allowed.
struct RailMoved {
  /// The cost of the cargo without modification, in points of Rail Cap.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t base{};
  /// The cost of the movement, in points of Rail Cap.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t cost{};
  /// The Rail Cap left after it, in points.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t left{};
  /// The number of hexes that it enters.
  std::uint16_t hexes{};
  /// The cost is doubled: the way enters a Trainbusting zone.
  ::grognard::Flag doubled{};
  /// The cost is halved: the whole way is multi-track.
  ::grognard::Flag halved{};

  friend bool operator==(const RailMoved& lhs, const RailMoved& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailMoved& lhs, const RailMoved& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailMoved) == sizeof(GrogOcsRailMoved) && alignof(RailMoved) == alignof(GrogOcsRailMoved));
static_assert(offsetof(RailMoved, base) == offsetof(GrogOcsRailMoved, base));
static_assert(offsetof(RailMoved, cost) == offsetof(GrogOcsRailMoved, cost));
static_assert(offsetof(RailMoved, left) == offsetof(GrogOcsRailMoved, left));
static_assert(offsetof(RailMoved, hexes) == offsetof(GrogOcsRailMoved, hexes));
static_assert(offsetof(RailMoved, doubled) == offsetof(GrogOcsRailMoved, doubled));
static_assert(offsetof(RailMoved, halved) == offsetof(GrogOcsRailMoved, halved));

/// A hex that cargo may move to.
struct RailGoal {
  /// The hex.
  ::grognard::Hex hex{};
  /// The least cost of moving there, in points of Rail Cap.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t cost{};
  /// The cost is doubled: every way of that cost enters a Trainbusting zone.
  ::grognard::Flag doubled{};
  /// The cost is halved: the whole way is multi-track.
  ::grognard::Flag halved{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const RailGoal& lhs, const RailGoal& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailGoal& lhs, const RailGoal& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailGoal) == sizeof(GrogOcsRailGoal) && alignof(RailGoal) == alignof(GrogOcsRailGoal));
static_assert(offsetof(RailGoal, hex) == offsetof(GrogOcsRailGoal, hex));
static_assert(offsetof(RailGoal, cost) == offsetof(GrogOcsRailGoal, cost));
static_assert(offsetof(RailGoal, doubled) == offsetof(GrogOcsRailGoal, doubled));
static_assert(offsetof(RailGoal, halved) == offsetof(GrogOcsRailGoal, halved));
static_assert(offsetof(RailGoal, reserved) == offsetof(GrogOcsRailGoal, reserved));

/// A summary of the hexes that cargo may move to.
struct RailReached {
  /// The cost of the cargo without modification, in points of Rail Cap.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t base{};
  /// The Rail Cap left before the movement, in points.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t left{};
  /// The number of hexes that it may move to.
  std::uint32_t goals{};

  friend bool operator==(const RailReached& lhs, const RailReached& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailReached& lhs, const RailReached& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailReached) == sizeof(GrogOcsRailReached) && alignof(RailReached) == alignof(GrogOcsRailReached));
static_assert(offsetof(RailReached, base) == offsetof(GrogOcsRailReached, base));
static_assert(offsetof(RailReached, left) == offsetof(GrogOcsRailReached, left));
static_assert(offsetof(RailReached, goals) == offsetof(GrogOcsRailReached, goals));

/// A hex that a Rail Repair unit enters.
struct RailStep {
  /// The hex.
  ::grognard::Hex hex{};
  /// The unit enters without converting the railroad in the hex.
  ::grognard::Flag leave{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const RailStep& lhs, const RailStep& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailStep& lhs, const RailStep& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailStep) == sizeof(GrogOcsRailStep) && alignof(RailStep) == alignof(GrogOcsRailStep));
static_assert(offsetof(RailStep, hex) == offsetof(GrogOcsRailStep, hex));
static_assert(offsetof(RailStep, leave) == offsetof(GrogOcsRailStep, leave));
static_assert(offsetof(RailStep, reserved) == offsetof(GrogOcsRailStep, reserved));

/// A conversion that is allowed.
struct RailConverted {
  /// Movement allowance left after it, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t ma_left{};
  /// The number of hexes converted.
  std::uint8_t hexes{};
  /// The number of hexes that the unit may still convert in this phase.
  std::uint8_t left{};

  friend bool operator==(const RailConverted& lhs, const RailConverted& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailConverted& lhs, const RailConverted& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailConverted) == sizeof(GrogOcsRailConverted) && alignof(RailConverted) == alignof(GrogOcsRailConverted));
static_assert(offsetof(RailConverted, ma_left) == offsetof(GrogOcsRailConverted, ma_left));
static_assert(offsetof(RailConverted, hexes) == offsetof(GrogOcsRailConverted, hexes));
static_assert(offsetof(RailConverted, left) == offsetof(GrogOcsRailConverted, left));

/// The source of trace supply.
struct RailTraced {
  /// The supply source at the end of the way back.
  ::grognard::Hex source{};
  /// The number of hexes of that way, without the first; an Extender's path counts as one.
  std::uint16_t hexes{};
  /// The hex serves as an Extender's, not as one where trains stop.
  ::grognard::Flag by_extender{};
  /// The way uses an Extender.
  ::grognard::Flag extended{};

  friend bool operator==(const RailTraced& lhs, const RailTraced& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RailTraced& lhs, const RailTraced& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RailTraced) == sizeof(GrogOcsRailTraced) && alignof(RailTraced) == alignof(GrogOcsRailTraced));
static_assert(offsetof(RailTraced, source) == offsetof(GrogOcsRailTraced, source));
static_assert(offsetof(RailTraced, hexes) == offsetof(GrogOcsRailTraced, hexes));
static_assert(offsetof(RailTraced, by_extender) == offsetof(GrogOcsRailTraced, by_extender));
static_assert(offsetof(RailTraced, extended) == offsetof(GrogOcsRailTraced, extended));

/// An arrival that is allowed.
struct Arrived {
  /// Size of the side's combat units in the hex after it, in RE; 0 in a box off the map, where it does
  /// not count.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t re{};
  /// The capacity left to the port, in T; 0 if none is used.
  std::uint16_t capacity_left{};
  /// The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends
  /// (4.8a).
  ::grognard::Flag overstacked{};
  /// The hex is in an enemy zone of control.
  ::grognard::Flag enemy_zone{};

  friend bool operator==(const Arrived& lhs, const Arrived& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Arrived& lhs, const Arrived& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Arrived) == sizeof(GrogOcsArrived) && alignof(Arrived) == alignof(GrogOcsArrived));
static_assert(offsetof(Arrived, re) == offsetof(GrogOcsArrived, re));
static_assert(offsetof(Arrived, capacity_left) == offsetof(GrogOcsArrived, capacity_left));
static_assert(offsetof(Arrived, overstacked) == offsetof(GrogOcsArrived, overstacked));
static_assert(offsetof(Arrived, enemy_zone) == offsetof(GrogOcsArrived, enemy_zone));

/// A hex where reinforcements may arrive.
struct ArrivalPlace {
  /// The hex.
  ::grognard::Hex hex{};
  /// The capacity left to the port after the arrival, in T.
  std::uint16_t capacity_left{};
  /// The hex holds more than 10 RE after the arrival.
  ::grognard::Flag overstacked{};
  /// The hex is in an enemy zone of control.
  ::grognard::Flag enemy_zone{};

  friend bool operator==(const ArrivalPlace& lhs, const ArrivalPlace& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ArrivalPlace& lhs, const ArrivalPlace& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ArrivalPlace) == sizeof(GrogOcsArrivalPlace) && alignof(ArrivalPlace) == alignof(GrogOcsArrivalPlace));
static_assert(offsetof(ArrivalPlace, hex) == offsetof(GrogOcsArrivalPlace, hex));
static_assert(offsetof(ArrivalPlace, capacity_left) == offsetof(GrogOcsArrivalPlace, capacity_left));
static_assert(offsetof(ArrivalPlace, overstacked) == offsetof(GrogOcsArrivalPlace, overstacked));
static_assert(offsetof(ArrivalPlace, enemy_zone) == offsetof(GrogOcsArrivalPlace, enemy_zone));

/// A summary of the hexes where reinforcements may arrive.
struct ArrivalPlacesFound {
  /// The number of hexes.
  std::uint32_t places{};
  /// Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block.
  ::grognard::Flag displaced{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const ArrivalPlacesFound& lhs, const ArrivalPlacesFound& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ArrivalPlacesFound& lhs, const ArrivalPlacesFound& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ArrivalPlacesFound) == sizeof(GrogOcsArrivalPlacesFound) && alignof(ArrivalPlacesFound) == alignof(GrogOcsArrivalPlacesFound));
static_assert(offsetof(ArrivalPlacesFound, places) == offsetof(GrogOcsArrivalPlacesFound, places));
static_assert(offsetof(ArrivalPlacesFound, displaced) == offsetof(GrogOcsArrivalPlacesFound, displaced));
static_assert(offsetof(ArrivalPlacesFound, reserved) == offsetof(GrogOcsArrivalPlacesFound, reserved));

/// A row of a game's Variable Replacement Table.
struct ReplRow {
  /// The lowest roll of the row.
  std::int8_t low{};
  /// The highest roll of the row.
  std::int8_t high{};
  /// Equipment replacements (Eq) that arrive.
  std::uint8_t eq{};
  /// Personnel replacements (Pax) that arrive.
  std::uint8_t pax{};

  friend bool operator==(const ReplRow& lhs, const ReplRow& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ReplRow& lhs, const ReplRow& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ReplRow) == sizeof(GrogOcsReplRow) && alignof(ReplRow) == alignof(GrogOcsReplRow));
static_assert(offsetof(ReplRow, low) == offsetof(GrogOcsReplRow, low));
static_assert(offsetof(ReplRow, high) == offsetof(GrogOcsReplRow, high));
static_assert(offsetof(ReplRow, eq) == offsetof(GrogOcsReplRow, eq));
static_assert(offsetof(ReplRow, pax) == offsetof(GrogOcsReplRow, pax));

/// Replacements that arrive by a roll, in addition to the turn's other reinforcements.
struct ReplsRolled {
  /// The modified roll.
  std::int16_t roll{};
  /// Equipment replacements (Eq) that arrive.
  std::uint8_t eq{};
  /// Personnel replacements (Pax) that arrive.
  std::uint8_t pax{};

  friend bool operator==(const ReplsRolled& lhs, const ReplsRolled& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ReplsRolled& lhs, const ReplsRolled& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ReplsRolled) == sizeof(GrogOcsReplsRolled) && alignof(ReplsRolled) == alignof(GrogOcsReplsRolled));
static_assert(offsetof(ReplsRolled, roll) == offsetof(GrogOcsReplsRolled, roll));
static_assert(offsetof(ReplsRolled, eq) == offsetof(GrogOcsReplsRolled, eq));
static_assert(offsetof(ReplsRolled, pax) == offsetof(GrogOcsReplsRolled, pax));

/// A hex with replacements.
struct RebuildSite {
  /// The hex.
  ::grognard::Hex hex{};
  /// Equipment replacements (Eq) in Move Mode.
  std::uint16_t eq{};
  /// Personnel replacements (Pax) in Move Mode.
  std::uint16_t pax{};
  /// Replacements in another mode, which cannot be used.
  std::uint16_t others{};
  /// The headquarters in range, by its `id`; absent if there is none.
  ///
  /// C and Rust say its place in the board's list, and 65535 for none.
  std::uint16_t hq{};
  /// Units may be rebuilt in this hex.
  ::grognard::Flag usable{};
  /// The hex is in an enemy zone of control.
  ::grognard::Flag enemy_zone{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const RebuildSite& lhs, const RebuildSite& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RebuildSite& lhs, const RebuildSite& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RebuildSite) == sizeof(GrogOcsRebuildSite) && alignof(RebuildSite) == alignof(GrogOcsRebuildSite));
static_assert(offsetof(RebuildSite, hex) == offsetof(GrogOcsRebuildSite, hex));
static_assert(offsetof(RebuildSite, eq) == offsetof(GrogOcsRebuildSite, eq));
static_assert(offsetof(RebuildSite, pax) == offsetof(GrogOcsRebuildSite, pax));
static_assert(offsetof(RebuildSite, others) == offsetof(GrogOcsRebuildSite, others));
static_assert(offsetof(RebuildSite, hq) == offsetof(GrogOcsRebuildSite, hq));
static_assert(offsetof(RebuildSite, usable) == offsetof(GrogOcsRebuildSite, usable));
static_assert(offsetof(RebuildSite, enemy_zone) == offsetof(GrogOcsRebuildSite, enemy_zone));
static_assert(offsetof(RebuildSite, reserved) == offsetof(GrogOcsRebuildSite, reserved));

/// The number of hexes where a side could rebuild.
struct RebuildSitesFound {
  /// Hexes where units may be rebuilt.
  std::uint32_t usable{};

  friend bool operator==(const RebuildSitesFound& lhs, const RebuildSitesFound& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RebuildSitesFound& lhs, const RebuildSitesFound& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RebuildSitesFound) == sizeof(GrogOcsRebuildSitesFound) && alignof(RebuildSitesFound) == alignof(GrogOcsRebuildSitesFound));
static_assert(offsetof(RebuildSitesFound, usable) == offsetof(GrogOcsRebuildSitesFound, usable));

/// An order to rebuild a unit.
struct RebuildOrder {
  /// The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is
  /// placed. The `amount` of trucks is the number of points to rebuild.
  ::grognard::ocs::Unit unit{};
  /// For an aircraft from the Dead Pile, the hex of the air base where it arrives.
  ::grognard::Hex base{};
  /// The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
  std::uint8_t steps{};
  /// The row of the Rebuild Table that applies; by default the first row that fits the unit.
  ///
  /// C counts it from 1; 0 is none.
  std::uint8_t row{};
  /// The unit comes from the Dead Pile.
  ::grognard::Flag dead{};
  /// The unit is a generic one. A Breakdown is in any case.
  ::grognard::Flag generic{};

  friend bool operator==(const RebuildOrder& lhs, const RebuildOrder& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RebuildOrder& lhs, const RebuildOrder& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RebuildOrder) == sizeof(GrogOcsRebuildOrder) && alignof(RebuildOrder) == alignof(GrogOcsRebuildOrder));
static_assert(offsetof(RebuildOrder, unit) == offsetof(GrogOcsRebuildOrder, unit));
static_assert(offsetof(RebuildOrder, base) == offsetof(GrogOcsRebuildOrder, base));
static_assert(offsetof(RebuildOrder, steps) == offsetof(GrogOcsRebuildOrder, steps));
static_assert(offsetof(RebuildOrder, row) == offsetof(GrogOcsRebuildOrder, row));
static_assert(offsetof(RebuildOrder, dead) == offsetof(GrogOcsRebuildOrder, dead));
static_assert(offsetof(RebuildOrder, generic) == offsetof(GrogOcsRebuildOrder, generic));

/// A rebuilding that is allowed.
struct Rebuilt {
  /// The hex of the replacements.
  ::grognard::Hex hex{};
  /// Equipment replacements (Eq) used up.
  std::uint16_t eq{};
  /// Personnel replacements (Pax) used up.
  std::uint16_t pax{};
  /// The headquarters, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t hq{};

  friend bool operator==(const Rebuilt& lhs, const Rebuilt& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Rebuilt& lhs, const Rebuilt& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Rebuilt) == sizeof(GrogOcsRebuilt) && alignof(Rebuilt) == alignof(GrogOcsRebuilt));
static_assert(offsetof(Rebuilt, hex) == offsetof(GrogOcsRebuilt, hex));
static_assert(offsetof(Rebuilt, eq) == offsetof(GrogOcsRebuilt, eq));
static_assert(offsetof(Rebuilt, pax) == offsetof(GrogOcsRebuilt, pax));
static_assert(offsetof(Rebuilt, hq) == offsetof(GrogOcsRebuilt, hq));

/// What restocking took.
struct Restocked {
  /// The supply that is spent, in T, with what brings nothing.
  std::uint16_t spent{};
  /// The part of it that brings nothing, in T.
  std::uint16_t wasted{};
  /// Units whose stocks are full afterwards.
  std::uint16_t full{};
  /// Units whose stocks are not full afterwards.
  std::uint16_t lacking{};

  friend bool operator==(const Restocked& lhs, const Restocked& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Restocked& lhs, const Restocked& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Restocked) == sizeof(GrogOcsRestocked) && alignof(Restocked) == alignof(GrogOcsRestocked));
static_assert(offsetof(Restocked, spent) == offsetof(GrogOcsRestocked, spent));
static_assert(offsetof(Restocked, wasted) == offsetof(GrogOcsRestocked, wasted));
static_assert(offsetof(Restocked, full) == offsetof(GrogOcsRestocked, full));
static_assert(offsetof(Restocked, lacking) == offsetof(GrogOcsRestocked, lacking));

/// A hex of a retreat.
struct RetreatHex {
  /// The hex.
  ::grognard::Hex hex{};
  /// The hex is in an enemy zone of control, negated or not.
  ::grognard::Flag enemy_zoc{};
  /// Enemy combat units are in the hex, or were in it when the combat began.
  ::grognard::Flag enemy{};
  /// The terrain is prohibited to the retreating units.
  ::grognard::Flag prohibited{};
  /// Enemy units that are not combat units are in the hex.
  ::grognard::Flag enemy_noncombat{};

  friend bool operator==(const RetreatHex& lhs, const RetreatHex& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RetreatHex& lhs, const RetreatHex& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RetreatHex) == sizeof(GrogOcsRetreatHex) && alignof(RetreatHex) == alignof(GrogOcsRetreatHex));
static_assert(offsetof(RetreatHex, hex) == offsetof(GrogOcsRetreatHex, hex));
static_assert(offsetof(RetreatHex, enemy_zoc) == offsetof(GrogOcsRetreatHex, enemy_zoc));
static_assert(offsetof(RetreatHex, enemy) == offsetof(GrogOcsRetreatHex, enemy));
static_assert(offsetof(RetreatHex, prohibited) == offsetof(GrogOcsRetreatHex, prohibited));
static_assert(offsetof(RetreatHex, enemy_noncombat) == offsetof(GrogOcsRetreatHex, enemy_noncombat));

/// The cost of a retreat for a stack.
struct Retreated {
  /// Steps that the units already disorganized must lose in all; the owner chooses which (9.12e).
  std::uint16_t steps{};
  /// Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy
  /// zones of control.
  ::grognard::Flag spreads{};
  /// Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).
  ::grognard::Flag captures{};

  friend bool operator==(const Retreated& lhs, const Retreated& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Retreated& lhs, const Retreated& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Retreated) == sizeof(GrogOcsRetreated) && alignof(Retreated) == alignof(GrogOcsRetreated));
static_assert(offsetof(Retreated, steps) == offsetof(GrogOcsRetreated, steps));
static_assert(offsetof(Retreated, spreads) == offsetof(GrogOcsRetreated, spreads));
static_assert(offsetof(Retreated, captures) == offsetof(GrogOcsRetreated, captures));

/// A hex where a retreat can end, and what the best way there costs.
struct Refuge {
  /// The hex.
  ::grognard::Hex hex{};
  /// Steps that the units must lose in enemy zones of control on the way (9.12e).
  std::uint16_t steps{};
  /// Friendly combat units in hexes of the way that become disorganized (5.10a, 9.12e).
  std::uint16_t friends{};
  /// The number of hexes entered.
  std::uint16_t length{};
  /// Units that retreat become disorganized (5.10a).
  ::grognard::Flag disorganized{};
  /// Enemy units on the way, none of them a combat unit, are captured or destroyed (9.14).
  ::grognard::Flag captures{};

  friend bool operator==(const Refuge& lhs, const Refuge& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Refuge& lhs, const Refuge& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Refuge) == sizeof(GrogOcsRefuge) && alignof(Refuge) == alignof(GrogOcsRefuge));
static_assert(offsetof(Refuge, hex) == offsetof(GrogOcsRefuge, hex));
static_assert(offsetof(Refuge, steps) == offsetof(GrogOcsRefuge, steps));
static_assert(offsetof(Refuge, friends) == offsetof(GrogOcsRefuge, friends));
static_assert(offsetof(Refuge, length) == offsetof(GrogOcsRefuge, length));
static_assert(offsetof(Refuge, disorganized) == offsetof(GrogOcsRefuge, disorganized));
static_assert(offsetof(Refuge, captures) == offsetof(GrogOcsRefuge, captures));

/// Where a stack can retreat to.
struct Refuges {
  /// The number of hexes where the retreat can end.
  std::uint16_t count{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Refuges& lhs, const Refuges& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Refuges& lhs, const Refuges& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Refuges) == sizeof(GrogOcsRefuges) && alignof(Refuges) == alignof(GrogOcsRefuges));
static_assert(offsetof(Refuges, count) == offsetof(GrogOcsRefuges, count));
static_assert(offsetof(Refuges, reserved) == offsetof(GrogOcsRefuges, reserved));

/// The phase in which something is done.
struct PermittedAction {
  /// The phase, as other questions ask for it; absent before the Reinforcement Phase.
  ::grognard::ocs::Phase phase{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const PermittedAction& lhs, const PermittedAction& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const PermittedAction& lhs, const PermittedAction& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(PermittedAction) == sizeof(GrogOcsPermittedAction) && alignof(PermittedAction) == alignof(GrogOcsPermittedAction));
static_assert(offsetof(PermittedAction, phase) == offsetof(GrogOcsPermittedAction, phase));
static_assert(offsetof(PermittedAction, reserved) == offsetof(GrogOcsPermittedAction, reserved));

/// The segment that follows another.
struct NextSegment {
  /// The segment.
  ::grognard::ocs::Segment segment{};
  /// The phase, as other questions ask for it; absent before the Reinforcement Phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn it is; 0 for both.
  std::uint8_t player{};
  /// The player who acts in it; 0 for both.
  std::uint8_t acts{};
  /// A phase ends with the segment that has ended.
  ::grognard::Flag phase_ends{};
  /// A player turn ends with it.
  ::grognard::Flag player_turn_ends{};
  /// The game turn ends with it.
  ::grognard::Flag turn_ends{};
  std::uint8_t reserved{};

  friend bool operator==(const NextSegment& lhs, const NextSegment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const NextSegment& lhs, const NextSegment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(NextSegment) == sizeof(GrogOcsNextSegment) && alignof(NextSegment) == alignof(GrogOcsNextSegment));
static_assert(offsetof(NextSegment, segment) == offsetof(GrogOcsNextSegment, segment));
static_assert(offsetof(NextSegment, phase) == offsetof(GrogOcsNextSegment, phase));
static_assert(offsetof(NextSegment, player) == offsetof(GrogOcsNextSegment, player));
static_assert(offsetof(NextSegment, acts) == offsetof(GrogOcsNextSegment, acts));
static_assert(offsetof(NextSegment, phase_ends) == offsetof(GrogOcsNextSegment, phase_ends));
static_assert(offsetof(NextSegment, player_turn_ends) == offsetof(GrogOcsNextSegment, player_turn_ends));
static_assert(offsetof(NextSegment, turn_ends) == offsetof(GrogOcsNextSegment, turn_ends));
static_assert(offsetof(NextSegment, reserved) == offsetof(GrogOcsNextSegment, reserved));

/// The size of a unit.
struct Extent {
  /// Current size in RE; 0 for a unit that has none.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint16_t re{};
  /// Steps left; 0 for a unit that has none.
  std::uint16_t steps{};

  friend bool operator==(const Extent& lhs, const Extent& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Extent& lhs, const Extent& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Extent) == sizeof(GrogOcsExtent) && alignof(Extent) == alignof(GrogOcsExtent));
static_assert(offsetof(Extent, re) == offsetof(GrogOcsExtent, re));
static_assert(offsetof(Extent, steps) == offsetof(GrogOcsExtent, steps));

/// The size of a stack.
struct StackSize {
  /// Size of its combat units, in RE.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t re{};
  /// The excess over 10 RE, in RE; 0 in a box off the map, which holds any number.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t over{};
  /// The number of its combat units.
  std::uint16_t combat_units{};
  /// Ports in the hex, of any side.
  std::uint16_t ports{};
  /// Air bases in the hex, of any side.
  std::uint16_t air_bases{};
  /// Hedgehogs in the hex, of any side.
  std::uint16_t hedgehogs{};
  /// The hex is a box off the map.
  ::grognard::Flag off_map{};
  /// Its combat units are of more than one nation.
  ::grognard::Flag mixed{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const StackSize& lhs, const StackSize& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const StackSize& lhs, const StackSize& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(StackSize) == sizeof(GrogOcsStackSize) && alignof(StackSize) == alignof(GrogOcsStackSize));
static_assert(offsetof(StackSize, re) == offsetof(GrogOcsStackSize, re));
static_assert(offsetof(StackSize, over) == offsetof(GrogOcsStackSize, over));
static_assert(offsetof(StackSize, combat_units) == offsetof(GrogOcsStackSize, combat_units));
static_assert(offsetof(StackSize, ports) == offsetof(GrogOcsStackSize, ports));
static_assert(offsetof(StackSize, air_bases) == offsetof(GrogOcsStackSize, air_bases));
static_assert(offsetof(StackSize, hedgehogs) == offsetof(GrogOcsStackSize, hedgehogs));
static_assert(offsetof(StackSize, off_map) == offsetof(GrogOcsStackSize, off_map));
static_assert(offsetof(StackSize, mixed) == offsetof(GrogOcsStackSize, mixed));
static_assert(offsetof(StackSize, reserved) == offsetof(GrogOcsStackSize, reserved));

/// A hex that holds too much.
struct Overstacked {
  /// The hex.
  ::grognard::Hex hex{};
  /// The amount in the hex: RE, or facilities; 0 for nations.
  /// Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
  std::uint32_t amount{};
  /// The excess, in the same unit.
  /// Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
  std::uint32_t over{};
  /// The rule that limits it: 4.8a for combat units, 21.12c for those in Strat Mode, otherwise 4.8.
  std::uint16_t rule{};
  /// The side of the combat units; for facilities, the side of the top unit in the hex.
  std::uint8_t side{};
  /// What the hex holds too much of.
  ::grognard::ocs::Excess what{};

  friend bool operator==(const Overstacked& lhs, const Overstacked& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Overstacked& lhs, const Overstacked& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Overstacked) == sizeof(GrogOcsOverstacked) && alignof(Overstacked) == alignof(GrogOcsOverstacked));
static_assert(offsetof(Overstacked, hex) == offsetof(GrogOcsOverstacked, hex));
static_assert(offsetof(Overstacked, amount) == offsetof(GrogOcsOverstacked, amount));
static_assert(offsetof(Overstacked, over) == offsetof(GrogOcsOverstacked, over));
static_assert(offsetof(Overstacked, rule) == offsetof(GrogOcsOverstacked, rule));
static_assert(offsetof(Overstacked, side) == offsetof(GrogOcsOverstacked, side));
static_assert(offsetof(Overstacked, what) == offsetof(GrogOcsOverstacked, what));

/// The number of hexes that hold too much.
struct OverstackedCount {
  /// The number of rows.
  std::uint32_t found{};

  friend bool operator==(const OverstackedCount& lhs, const OverstackedCount& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const OverstackedCount& lhs, const OverstackedCount& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(OverstackedCount) == sizeof(GrogOcsOverstackedCount) && alignof(OverstackedCount) == alignof(GrogOcsOverstackedCount));
static_assert(offsetof(OverstackedCount, found) == offsetof(GrogOcsOverstackedCount, found));

/// Units of one size among which the owner may choose.
struct SurplusChoice {
  /// The size of each, in RE.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint16_t re{};
  /// The number of units of this size.
  std::uint16_t units{};
  /// The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice.
  std::uint16_t most{};
  /// The least number of units of this size that suffices alone; 0 if none does.
  std::uint16_t alone{};
  /// What they would cure: the excess of RE, or that of units in Strat Mode, of which alone these are then.
  ::grognard::ocs::Excess what{};
  std::uint8_t reserved{};

  friend bool operator==(const SurplusChoice& lhs, const SurplusChoice& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const SurplusChoice& lhs, const SurplusChoice& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(SurplusChoice) == sizeof(GrogOcsSurplusChoice) && alignof(SurplusChoice) == alignof(GrogOcsSurplusChoice));
static_assert(offsetof(SurplusChoice, re) == offsetof(GrogOcsSurplusChoice, re));
static_assert(offsetof(SurplusChoice, units) == offsetof(GrogOcsSurplusChoice, units));
static_assert(offsetof(SurplusChoice, most) == offsetof(GrogOcsSurplusChoice, most));
static_assert(offsetof(SurplusChoice, alone) == offsetof(GrogOcsSurplusChoice, alone));
static_assert(offsetof(SurplusChoice, what) == offsetof(GrogOcsSurplusChoice, what));
static_assert(offsetof(SurplusChoice, reserved) == offsetof(GrogOcsSurplusChoice, reserved));

/// What a side owes for an overstacked hex.
struct Surplus {
  /// Size of the side's combat units, in RE.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t re{};
  /// The least size to be eliminated, in RE; 0 if nothing is owed.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t over{};
  /// Size of the side's units in Strat Mode, in RE, if a game limits them; 0 if not.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t strat_re{};
  /// The excess of units in Strat Mode over 3 RE, in RE; 0 if nothing is owed (21.12c).
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t strat_over{};

  friend bool operator==(const Surplus& lhs, const Surplus& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Surplus& lhs, const Surplus& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Surplus) == sizeof(GrogOcsSurplus) && alignof(Surplus) == alignof(GrogOcsSurplus));
static_assert(offsetof(Surplus, re) == offsetof(GrogOcsSurplus, re));
static_assert(offsetof(Surplus, over) == offsetof(GrogOcsSurplus, over));
static_assert(offsetof(Surplus, strat_re) == offsetof(GrogOcsSurplus, strat_re));
static_assert(offsetof(Surplus, strat_over) == offsetof(GrogOcsSurplus, strat_over));

/// The stack after the elimination.
struct RemainingStack {
  /// Size of its combat units, in RE.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t re{};

  friend bool operator==(const RemainingStack& lhs, const RemainingStack& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RemainingStack& lhs, const RemainingStack& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RemainingStack) == sizeof(GrogOcsRemainingStack) && alignof(RemainingStack) == alignof(GrogOcsRemainingStack));
static_assert(offsetof(RemainingStack, re) == offsetof(GrogOcsRemainingStack, re));

/// A counter in a stack.
struct Counter {
  /// The unit, by its `id`; ignored for a marker.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The kind of counter.
  ::grognard::ocs::Piece what{};
  /// The number of steps on a marker of lost steps.
  std::uint8_t amount{};

  friend bool operator==(const Counter& lhs, const Counter& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Counter& lhs, const Counter& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Counter) == sizeof(GrogOcsCounter) && alignof(Counter) == alignof(GrogOcsCounter));
static_assert(offsetof(Counter, unit) == offsetof(GrogOcsCounter, unit));
static_assert(offsetof(Counter, what) == offsetof(GrogOcsCounter, what));
static_assert(offsetof(Counter, amount) == offsetof(GrogOcsCounter, amount));

/// A fault in the order of a stack.
struct OrderFault {
  /// The place in the stack, from the top.
  std::uint16_t at{};
  /// The unit at that place, by its `id`; absent for a marker.
  ///
  /// C and Rust say its place in the board's list, and 65535 for none.
  std::uint16_t unit{};
  /// The rule that is broken.
  std::uint16_t rule{};

  friend bool operator==(const OrderFault& lhs, const OrderFault& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const OrderFault& lhs, const OrderFault& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(OrderFault) == sizeof(GrogOcsOrderFault) && alignof(OrderFault) == alignof(GrogOcsOrderFault));
static_assert(offsetof(OrderFault, at) == offsetof(GrogOcsOrderFault, at));
static_assert(offsetof(OrderFault, unit) == offsetof(GrogOcsOrderFault, unit));
static_assert(offsetof(OrderFault, rule) == offsetof(GrogOcsOrderFault, rule));

/// An enemy unit in the hex.
struct EntryUnit {
  /// The unit, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The rule that allows or forbids entry to its hex.
  std::uint16_t rule{};
  /// The unit bars the entry.
  ::grognard::Flag bars{};
  std::uint8_t reserved{};

  friend bool operator==(const EntryUnit& lhs, const EntryUnit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const EntryUnit& lhs, const EntryUnit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(EntryUnit) == sizeof(GrogOcsEntryUnit) && alignof(EntryUnit) == alignof(GrogOcsEntryUnit));
static_assert(offsetof(EntryUnit, unit) == offsetof(GrogOcsEntryUnit, unit));
static_assert(offsetof(EntryUnit, rule) == offsetof(GrogOcsEntryUnit, rule));
static_assert(offsetof(EntryUnit, bars) == offsetof(GrogOcsEntryUnit, bars));
static_assert(offsetof(EntryUnit, reserved) == offsetof(GrogOcsEntryUnit, reserved));

/// The consequences of an entry.
struct EntryResult {
  /// The number of enemy units in the hex.
  std::uint16_t enemies{};
  /// The entry leads to Specialized Combat (9.14) against the enemy units.
  ::grognard::Flag combat{};
  /// Units of both sides are then in the hex together.
  ::grognard::Flag coexist{};

  friend bool operator==(const EntryResult& lhs, const EntryResult& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const EntryResult& lhs, const EntryResult& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(EntryResult) == sizeof(GrogOcsEntryResult) && alignof(EntryResult) == alignof(GrogOcsEntryResult));
static_assert(offsetof(EntryResult, enemies) == offsetof(GrogOcsEntryResult, enemies));
static_assert(offsetof(EntryResult, combat) == offsetof(GrogOcsEntryResult, combat));
static_assert(offsetof(EntryResult, coexist) == offsetof(GrogOcsEntryResult, coexist));

/// The extent of a game's tables, where they are not given that of the printed ones.
struct TablesExtent {
  /// A checksum of everything that the tables hold, as assessments by them have it; 0 for the printed ones.
  std::uint32_t digest{};
  /// The number of columns of the combat table.
  std::uint8_t columns{};
  /// The number of rows of the combat table.
  std::uint8_t rows{};
  /// The number of columns of the barrage table.
  std::uint8_t barrage_columns{};
  std::uint8_t reserved{};

  friend bool operator==(const TablesExtent& lhs, const TablesExtent& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const TablesExtent& lhs, const TablesExtent& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(TablesExtent) == sizeof(GrogOcsTablesExtent) && alignof(TablesExtent) == alignof(GrogOcsTablesExtent));
static_assert(offsetof(TablesExtent, digest) == offsetof(GrogOcsTablesExtent, digest));
static_assert(offsetof(TablesExtent, columns) == offsetof(GrogOcsTablesExtent, columns));
static_assert(offsetof(TablesExtent, rows) == offsetof(GrogOcsTablesExtent, rows));
static_assert(offsetof(TablesExtent, barrage_columns) == offsetof(GrogOcsTablesExtent, barrage_columns));
static_assert(offsetof(TablesExtent, reserved) == offsetof(GrogOcsTablesExtent, reserved));

/// What units eat.
struct Eaten {
  /// The cost, in T.
  std::uint16_t cost{};
  /// The units that are fed.
  std::uint16_t units{};
  /// Their size, in RE.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t re{};

  friend bool operator==(const Eaten& lhs, const Eaten& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Eaten& lhs, const Eaten& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Eaten) == sizeof(GrogOcsEaten) && alignof(Eaten) == alignof(GrogOcsEaten));
static_assert(offsetof(Eaten, cost) == offsetof(GrogOcsEaten, cost));
static_assert(offsetof(Eaten, units) == offsetof(GrogOcsEaten, units));
static_assert(offsetof(Eaten, re) == offsetof(GrogOcsEaten, re));

/// A side's state of supply.
struct SupplyMarks {
  /// Combat units that trace.
  std::uint16_t in_trace{};
  /// Combat units that ate.
  std::uint16_t fed{};
  /// Combat units that are Out of Supply.
  std::uint16_t out_of_supply{};
  /// Combat units whose marker comes off.
  std::uint16_t cleared{};

  friend bool operator==(const SupplyMarks& lhs, const SupplyMarks& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const SupplyMarks& lhs, const SupplyMarks& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(SupplyMarks) == sizeof(GrogOcsSupplyMarks) && alignof(SupplyMarks) == alignof(GrogOcsSupplyMarks));
static_assert(offsetof(SupplyMarks, in_trace) == offsetof(GrogOcsSupplyMarks, in_trace));
static_assert(offsetof(SupplyMarks, fed) == offsetof(GrogOcsSupplyMarks, fed));
static_assert(offsetof(SupplyMarks, out_of_supply) == offsetof(GrogOcsSupplyMarks, out_of_supply));
static_assert(offsetof(SupplyMarks, cleared) == offsetof(GrogOcsSupplyMarks, cleared));

/// A hex to which an Extender may collapse.
struct CollapseHex {
  /// The hex.
  ::grognard::Hex hex{};

  friend bool operator==(const CollapseHex& lhs, const CollapseHex& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CollapseHex& lhs, const CollapseHex& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CollapseHex) == sizeof(GrogOcsCollapseHex) && alignof(CollapseHex) == alignof(GrogOcsCollapseHex));
static_assert(offsetof(CollapseHex, hex) == offsetof(GrogOcsCollapseHex, hex));

/// The number of hexes to which an Extender may collapse.
struct CollapseHexes {
  /// The number of hexes. If there is none, it is turned to its transport side where it is.
  std::uint32_t found{};

  friend bool operator==(const CollapseHexes& lhs, const CollapseHexes& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CollapseHexes& lhs, const CollapseHexes& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CollapseHexes) == sizeof(GrogOcsCollapseHexes) && alignof(CollapseHexes) == alignof(GrogOcsCollapseHexes));
static_assert(offsetof(CollapseHexes, found) == offsetof(GrogOcsCollapseHexes, found));

/// How a combat unit traces, or why it does not.
struct TraceFound {
  /// The unit, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The headquarters that draws for it and throws to it, by its `id`; absent if the unit draws by itself, or does
  /// not trace.
  ///
  /// C and Rust say its place in the board's list, and 65535 for none.
  std::uint16_t hq{};
  /// The hex to which it traces: a source, a detrainable hex, or that of an Extender. If it needs none, or has none, its
  /// own hex.
  ::grognard::Hex source{};
  /// The cost of the draw, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t drawn{};
  /// The cost of the throw, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t thrown{};
  /// The rule: 12.6a.1 to 12.6a.3 by the kind of the source, 12.6g on landing craft, 12.6h after an air drop. If it
  /// does not trace, it is 12.6. But where it is asked why, it is 4.5a.B if enemy zones of control alone keep it from
  /// that, and 4.8c.D if enemy units do, with or without these.
  std::uint16_t rule{};
  /// It traces.
  ::grognard::Flag traces{};
  std::uint8_t reserved{};

  friend bool operator==(const TraceFound& lhs, const TraceFound& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const TraceFound& lhs, const TraceFound& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(TraceFound) == sizeof(GrogOcsTraceFound) && alignof(TraceFound) == alignof(GrogOcsTraceFound));
static_assert(offsetof(TraceFound, unit) == offsetof(GrogOcsTraceFound, unit));
static_assert(offsetof(TraceFound, hq) == offsetof(GrogOcsTraceFound, hq));
static_assert(offsetof(TraceFound, source) == offsetof(GrogOcsTraceFound, source));
static_assert(offsetof(TraceFound, drawn) == offsetof(GrogOcsTraceFound, drawn));
static_assert(offsetof(TraceFound, thrown) == offsetof(GrogOcsTraceFound, thrown));
static_assert(offsetof(TraceFound, rule) == offsetof(GrogOcsTraceFound, rule));
static_assert(offsetof(TraceFound, traces) == offsetof(GrogOcsTraceFound, traces));
static_assert(offsetof(TraceFound, reserved) == offsetof(GrogOcsTraceFound, reserved));

/// How many combat units of a side trace.
struct TracesFound {
  /// Units that trace.
  std::uint16_t in_trace{};
  /// Units that do not.
  std::uint16_t without{};

  friend bool operator==(const TracesFound& lhs, const TracesFound& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const TracesFound& lhs, const TracesFound& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(TracesFound) == sizeof(GrogOcsTracesFound) && alignof(TracesFound) == alignof(GrogOcsTracesFound));
static_assert(offsetof(TracesFound, in_trace) == offsetof(GrogOcsTracesFound, in_trace));
static_assert(offsetof(TracesFound, without) == offsetof(GrogOcsTracesFound, without));

/// The size of an item of cargo.
struct CargoItem {
  /// The size in RE; 0 for an item that is not carried.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t size{};
  /// The cost, in points of capacity.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t cost{};
  /// The size of the part that fits, in RE: of supply whole tokens, of anything else all or nothing.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t fits{};
  /// The rule that gives its size, or by which it is not carried.
  std::uint16_t rule{};
  /// The item is carried.
  ::grognard::Flag carried{};
  std::uint8_t reserved{};

  friend bool operator==(const CargoItem& lhs, const CargoItem& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CargoItem& lhs, const CargoItem& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CargoItem) == sizeof(GrogOcsCargoItem) && alignof(CargoItem) == alignof(GrogOcsCargoItem));
static_assert(offsetof(CargoItem, size) == offsetof(GrogOcsCargoItem, size));
static_assert(offsetof(CargoItem, cost) == offsetof(GrogOcsCargoItem, cost));
static_assert(offsetof(CargoItem, fits) == offsetof(GrogOcsCargoItem, fits));
static_assert(offsetof(CargoItem, rule) == offsetof(GrogOcsCargoItem, rule));
static_assert(offsetof(CargoItem, carried) == offsetof(GrogOcsCargoItem, carried));
static_assert(offsetof(CargoItem, reserved) == offsetof(GrogOcsCargoItem, reserved));

/// The size of cargo.
struct CargoSize {
  /// The total size in RE. 1 SP is 1 RE.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint32_t size{};
  /// The total cost in points of capacity: one for each RE, doubled or halved as the way requires.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t cost{};
  /// The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t used{};
  /// All of it fits.
  ::grognard::Flag all_fit{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const CargoSize& lhs, const CargoSize& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CargoSize& lhs, const CargoSize& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CargoSize) == sizeof(GrogOcsCargoSize) && alignof(CargoSize) == alignof(GrogOcsCargoSize));
static_assert(offsetof(CargoSize, size) == offsetof(GrogOcsCargoSize, size));
static_assert(offsetof(CargoSize, cost) == offsetof(GrogOcsCargoSize, cost));
static_assert(offsetof(CargoSize, used) == offsetof(GrogOcsCargoSize, used));
static_assert(offsetof(CargoSize, all_fit) == offsetof(GrogOcsCargoSize, all_fit));
static_assert(offsetof(CargoSize, reserved) == offsetof(GrogOcsCargoSize, reserved));

/// The movement of a unit in addition to its transport.
struct Passenger {
  /// The unit.
  std::uint16_t unit{};
  /// Movement that it may still spend in the phase after the transport, in MP; 0 if it may
  /// not be transported.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t mp_after{};
  /// A rule by which it may not be transported; absent if it may.
  std::uint16_t rule{};
  /// The unit may be transported.
  ::grognard::Flag carried{};
  std::uint8_t reserved{};

  friend bool operator==(const Passenger& lhs, const Passenger& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Passenger& lhs, const Passenger& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Passenger) == sizeof(GrogOcsPassenger) && alignof(Passenger) == alignof(GrogOcsPassenger));
static_assert(offsetof(Passenger, unit) == offsetof(GrogOcsPassenger, unit));
static_assert(offsetof(Passenger, mp_after) == offsetof(GrogOcsPassenger, mp_after));
static_assert(offsetof(Passenger, rule) == offsetof(GrogOcsPassenger, rule));
static_assert(offsetof(Passenger, carried) == offsetof(GrogOcsPassenger, carried));
static_assert(offsetof(Passenger, reserved) == offsetof(GrogOcsPassenger, reserved));

/// The movement that is left.
struct MovementLeft {
  /// Movement left after it, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t mp_left{};

  friend bool operator==(const MovementLeft& lhs, const MovementLeft& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const MovementLeft& lhs, const MovementLeft& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(MovementLeft) == sizeof(GrogOcsMovementLeft) && alignof(MovementLeft) == alignof(GrogOcsMovementLeft));
static_assert(offsetof(MovementLeft, mp_left) == offsetof(GrogOcsMovementLeft, mp_left));

/// The cost of loading or unloading, and the state after it.
struct LoadingCost {
  /// The cost, in MP, a whole number.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t cost{};
  /// Movement left after it, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t mp_left{};
  /// The load after it, in T.
  std::uint16_t load{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const LoadingCost& lhs, const LoadingCost& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const LoadingCost& lhs, const LoadingCost& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(LoadingCost) == sizeof(GrogOcsLoadingCost) && alignof(LoadingCost) == alignof(GrogOcsLoadingCost));
static_assert(offsetof(LoadingCost, cost) == offsetof(GrogOcsLoadingCost, cost));
static_assert(offsetof(LoadingCost, mp_left) == offsetof(GrogOcsLoadingCost, mp_left));
static_assert(offsetof(LoadingCost, load) == offsetof(GrogOcsLoadingCost, load));
static_assert(offsetof(LoadingCost, reserved) == offsetof(GrogOcsLoadingCost, reserved));

/// The capacity of Transport Points, and the display of their load.
struct Carried {
  /// The capacity, in T.
  std::uint32_t capacity{};
  /// The capacity that is left, in T.
  std::uint32_t free{};
  /// The supply to show by markers with the counter, in T; 0 on a full side.
  std::uint16_t tokens{};
  /// The counter shows its full side.
  ::grognard::Flag full{};
  std::uint8_t reserved{};

  friend bool operator==(const Carried& lhs, const Carried& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Carried& lhs, const Carried& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Carried) == sizeof(GrogOcsCarried) && alignof(Carried) == alignof(GrogOcsCarried));
static_assert(offsetof(Carried, capacity) == offsetof(GrogOcsCarried, capacity));
static_assert(offsetof(Carried, free) == offsetof(GrogOcsCarried, free));
static_assert(offsetof(Carried, tokens) == offsetof(GrogOcsCarried, tokens));
static_assert(offsetof(Carried, full) == offsetof(GrogOcsCarried, full));
static_assert(offsetof(Carried, reserved) == offsetof(GrogOcsCarried, reserved));

/// The movement that is left.
struct TruckAllowance {
  /// Movement allowance in the current mode and phase, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t allowance{};
  /// Movement left, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t mp_left{};

  friend bool operator==(const TruckAllowance& lhs, const TruckAllowance& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const TruckAllowance& lhs, const TruckAllowance& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(TruckAllowance) == sizeof(GrogOcsTruckAllowance) && alignof(TruckAllowance) == alignof(GrogOcsTruckAllowance));
static_assert(offsetof(TruckAllowance, allowance) == offsetof(GrogOcsTruckAllowance, allowance));
static_assert(offsetof(TruckAllowance, mp_left) == offsetof(GrogOcsTruckAllowance, mp_left));

/// The capacity that shipping takes.
struct Freight {
  /// Points of capacity, before modifications by the route.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t points{};
  /// The load included in that, in T.
  std::uint16_t load{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Freight& lhs, const Freight& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Freight& lhs, const Freight& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Freight) == sizeof(GrogOcsFreight) && alignof(Freight) == alignof(GrogOcsFreight));
static_assert(offsetof(Freight, points) == offsetof(GrogOcsFreight, points));
static_assert(offsetof(Freight, load) == offsetof(GrogOcsFreight, load));
static_assert(offsetof(Freight, reserved) == offsetof(GrogOcsFreight, reserved));

/// The kinds of supply that a unit needs.
struct Needs {
  /// The unit needs fuel to move.
  ::grognard::Flag fuel{};
  /// The unit needs trace supply, or it goes Out of Supply.
  ::grognard::Flag trace{};

  friend bool operator==(const Needs& lhs, const Needs& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Needs& lhs, const Needs& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Needs) == sizeof(GrogOcsNeeds) && alignof(Needs) == alignof(GrogOcsNeeds));
static_assert(offsetof(Needs, fuel) == offsetof(GrogOcsNeeds, fuel));
static_assert(offsetof(Needs, trace) == offsetof(GrogOcsNeeds, trace));

/// The load that is left.
struct LoadLeft {
  /// The load, in T.
  std::uint16_t load{};

  friend bool operator==(const LoadLeft& lhs, const LoadLeft& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const LoadLeft& lhs, const LoadLeft& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(LoadLeft) == sizeof(GrogOcsLoadLeft) && alignof(LoadLeft) == alignof(GrogOcsLoadLeft));
static_assert(offsetof(LoadLeft, load) == offsetof(GrogOcsLoadLeft, load));

/// The result of using internal stocks.
struct StocksUsed {
  /// Supply on the map that does not suffice and is spent all the same, in T.
  std::uint16_t wasted{};
  /// The internal stocks that are left.
  ::grognard::ocs::Stocks stocks{};
  std::uint8_t reserved{};

  friend bool operator==(const StocksUsed& lhs, const StocksUsed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const StocksUsed& lhs, const StocksUsed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(StocksUsed) == sizeof(GrogOcsStocksUsed) && alignof(StocksUsed) == alignof(GrogOcsStocksUsed));
static_assert(offsetof(StocksUsed, wasted) == offsetof(GrogOcsStocksUsed, wasted));
static_assert(offsetof(StocksUsed, stocks) == offsetof(GrogOcsStocksUsed, stocks));
static_assert(offsetof(StocksUsed, reserved) == offsetof(GrogOcsStocksUsed, reserved));

/// A counter that results from combining and dividing.
struct NewCounter {
  /// The points on the counter (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint16_t points{};
  /// The load, in T.
  std::uint16_t load{};
  /// The movement that the counter counts as having spent, in MP: the most that any part
  /// has spent.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t mp_spent{};

  friend bool operator==(const NewCounter& lhs, const NewCounter& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const NewCounter& lhs, const NewCounter& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(NewCounter) == sizeof(GrogOcsNewCounter) && alignof(NewCounter) == alignof(GrogOcsNewCounter));
static_assert(offsetof(NewCounter, points) == offsetof(GrogOcsNewCounter, points));
static_assert(offsetof(NewCounter, load) == offsetof(GrogOcsNewCounter, load));
static_assert(offsetof(NewCounter, mp_spent) == offsetof(GrogOcsNewCounter, mp_spent));

/// A summary of the counters that result.
struct NewCounters {
  /// The number of counters.
  std::uint32_t counters{};
  /// The sum of their points (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint32_t points{};
  /// The sum of their loads, in T.
  std::uint32_t load{};

  friend bool operator==(const NewCounters& lhs, const NewCounters& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const NewCounters& lhs, const NewCounters& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(NewCounters) == sizeof(GrogOcsNewCounters) && alignof(NewCounters) == alignof(GrogOcsNewCounters));
static_assert(offsetof(NewCounters, counters) == offsetof(GrogOcsNewCounters, counters));
static_assert(offsetof(NewCounters, points) == offsetof(GrogOcsNewCounters, points));
static_assert(offsetof(NewCounters, load) == offsetof(GrogOcsNewCounters, load));

/// Something that a side may do now.
struct TurnChoice {
  /// The unit that may do it; absent where the segment has it and the question of its chapter decides who may.
  ///
  /// C and Rust say 65535 for none.
  std::uint16_t unit{};
  /// What it is.
  ::grognard::ocs::TurnAction action{};
  std::uint8_t reserved{};

  friend bool operator==(const TurnChoice& lhs, const TurnChoice& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const TurnChoice& lhs, const TurnChoice& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(TurnChoice) == sizeof(GrogOcsTurnChoice) && alignof(TurnChoice) == alignof(GrogOcsTurnChoice));
static_assert(offsetof(TurnChoice, unit) == offsetof(GrogOcsTurnChoice, unit));
static_assert(offsetof(TurnChoice, action) == offsetof(GrogOcsTurnChoice, action));
static_assert(offsetof(TurnChoice, reserved) == offsetof(GrogOcsTurnChoice, reserved));

/// How much a side may do.
struct TurnChoiceCount {
  /// The number of rows.
  std::uint32_t found{};

  friend bool operator==(const TurnChoiceCount& lhs, const TurnChoiceCount& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const TurnChoiceCount& lhs, const TurnChoiceCount& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(TurnChoiceCount) == sizeof(GrogOcsTurnChoiceCount) && alignof(TurnChoiceCount) == alignof(GrogOcsTurnChoiceCount));
static_assert(offsetof(TurnChoiceCount, found) == offsetof(GrogOcsTurnChoiceCount, found));

/// An Extender that has collapsed.
struct Collapsed {
  /// The number of hexes to which it may collapse.
  std::uint32_t found{};
  /// An enemy unit has entered its hex.
  ::grognard::Flag forced{};
  /// It is turned where it is, beside that unit, which may capture it (9.14c).
  ::grognard::Flag taken{};

  friend bool operator==(const Collapsed& lhs, const Collapsed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Collapsed& lhs, const Collapsed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Collapsed) == sizeof(GrogOcsCollapsed) && alignof(Collapsed) == alignof(GrogOcsCollapsed));
static_assert(offsetof(Collapsed, found) == offsetof(GrogOcsCollapsed, found));
static_assert(offsetof(Collapsed, forced) == offsetof(GrogOcsCollapsed, forced));
static_assert(offsetof(Collapsed, taken) == offsetof(GrogOcsCollapsed, taken));

/// What a base refitted.
struct Refitted {
  /// The cost, in T.
  std::uint16_t cost{};
  /// The aircraft that become Active.
  std::uint16_t planes{};

  friend bool operator==(const Refitted& lhs, const Refitted& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Refitted& lhs, const Refitted& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Refitted) == sizeof(GrogOcsRefitted) && alignof(Refitted) == alignof(GrogOcsRefitted));
static_assert(offsetof(Refitted, cost) == offsetof(GrogOcsRefitted, cost));
static_assert(offsetof(Refitted, planes) == offsetof(GrogOcsRefitted, planes));

/// What was fuelled.
struct Fuelled {
  /// The cost, in T.
  std::uint16_t cost{};
  /// The units that are fuelled.
  std::uint16_t units{};

  friend bool operator==(const Fuelled& lhs, const Fuelled& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Fuelled& lhs, const Fuelled& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Fuelled) == sizeof(GrogOcsFuelled) && alignof(Fuelled) == alignof(GrogOcsFuelled));
static_assert(offsetof(Fuelled, cost) == offsetof(GrogOcsFuelled, cost));
static_assert(offsetof(Fuelled, units) == offsetof(GrogOcsFuelled, units));

/// Who pays for a unit.
struct Payer {
  /// The unit, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The dump or the loaded Transport Points, by `id`; absent for what nobody pays, or what costs nothing.
  ///
  /// C and Rust say their places in the board's list, and 65535 for none.
  std::uint16_t source{};
  /// The headquarters that throws the supply or, for fuel by headquarters, that is fuelled, by its `id`; absent if
  /// the unit draws by itself.
  ///
  /// C and Rust say its place in the board's list, and 65535 for none.
  std::uint16_t hq{};
  /// What the source pays, in T; what several units pay together stands in the row of the first of them. Without a
  /// source, what is lacking.
  std::uint16_t amount{};
  /// The order to which the row belongs, from 1; 0 for what is lacking.
  std::uint16_t order{};
  /// The way to pay for fuel; absent for other expenses.
  ::grognard::ocs::FuelBy by{};
  std::uint8_t reserved{};

  friend bool operator==(const Payer& lhs, const Payer& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Payer& lhs, const Payer& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Payer) == sizeof(GrogOcsPayer) && alignof(Payer) == alignof(GrogOcsPayer));
static_assert(offsetof(Payer, unit) == offsetof(GrogOcsPayer, unit));
static_assert(offsetof(Payer, source) == offsetof(GrogOcsPayer, source));
static_assert(offsetof(Payer, hq) == offsetof(GrogOcsPayer, hq));
static_assert(offsetof(Payer, amount) == offsetof(GrogOcsPayer, amount));
static_assert(offsetof(Payer, order) == offsetof(GrogOcsPayer, order));
static_assert(offsetof(Payer, by) == offsetof(GrogOcsPayer, by));
static_assert(offsetof(Payer, reserved) == offsetof(GrogOcsPayer, reserved));

/// What units pay.
struct PayersFound {
  /// What is paid, in T.
  std::uint32_t cost{};
  /// What is lacking, in T.
  std::uint32_t lacking{};
  /// The orders.
  std::uint32_t orders{};

  friend bool operator==(const PayersFound& lhs, const PayersFound& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const PayersFound& lhs, const PayersFound& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(PayersFound) == sizeof(GrogOcsPayersFound) && alignof(PayersFound) == alignof(GrogOcsPayersFound));
static_assert(offsetof(PayersFound, cost) == offsetof(GrogOcsPayersFound, cost));
static_assert(offsetof(PayersFound, lacking) == offsetof(GrogOcsPayersFound, lacking));
static_assert(offsetof(PayersFound, orders) == offsetof(GrogOcsPayersFound, orders));

/// Combat supply of one side.
struct CombatPaid {
  /// What is paid, in T.
  std::uint16_t cost{};
  /// The units with combat supply.
  std::uint16_t units{};

  friend bool operator==(const CombatPaid& lhs, const CombatPaid& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CombatPaid& lhs, const CombatPaid& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CombatPaid) == sizeof(GrogOcsCombatPaid) && alignof(CombatPaid) == alignof(GrogOcsCombatPaid));
static_assert(offsetof(CombatPaid, cost) == offsetof(GrogOcsCombatPaid, cost));
static_assert(offsetof(CombatPaid, units) == offsetof(GrogOcsCombatPaid, units));

/// What a defender gives up by letting a Beach Assault land.
struct Conceded {
  /// The units that land.
  std::uint16_t landed{};
  /// The combat units of the defender that are destroyed.
  std::uint16_t destroyed{};

  friend bool operator==(const Conceded& lhs, const Conceded& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Conceded& lhs, const Conceded& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Conceded) == sizeof(GrogOcsConceded) && alignof(Conceded) == alignof(GrogOcsConceded));
static_assert(offsetof(Conceded, landed) == offsetof(GrogOcsConceded, landed));
static_assert(offsetof(Conceded, destroyed) == offsetof(GrogOcsConceded, destroyed));

/// A combat unit that takes part in a combat.
struct Combatant {
  /// The unit, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// It attacks; otherwise it defends.
  ::grognard::Flag attacks{};
  /// Its Action Rating counts for its side.
  ::grognard::Flag leads{};

  friend bool operator==(const Combatant& lhs, const Combatant& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Combatant& lhs, const Combatant& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Combatant) == sizeof(GrogOcsCombatant) && alignof(Combatant) == alignof(GrogOcsCombatant));
static_assert(offsetof(Combatant, unit) == offsetof(GrogOcsCombatant, unit));
static_assert(offsetof(Combatant, attacks) == offsetof(GrogOcsCombatant, attacks));
static_assert(offsetof(Combatant, leads) == offsetof(GrogOcsCombatant, leads));

/// The classes that a unit belongs to (4.0). The word "unit" alone includes all of them.
struct UnitClasses {
  /// A ground unit: a combat unit or one of the five non-combat classes.
  ::grognard::Flag ground{};
  /// A naval unit.
  ::grognard::Flag naval{};
  /// An air unit.
  ::grognard::Flag air{};
  /// A combat unit.
  ::grognard::Flag combat{};
  /// A non-combat unit: a port, an air base, a hedgehog, supply or Transport Points.
  ::grognard::Flag noncombat{};
  /// A unit that is attack-capable now (4.4).
  ::grognard::Flag attack_capable{};
  /// A unit with a size in RE (4.6).
  ::grognard::Flag has_re{};
  /// A unit that can be transported (4.7): a combat unit, Transport Points or supply.
  ::grognard::Flag cargo{};

  friend bool operator==(const UnitClasses& lhs, const UnitClasses& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const UnitClasses& lhs, const UnitClasses& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(UnitClasses) == sizeof(GrogOcsUnitClasses) && alignof(UnitClasses) == alignof(GrogOcsUnitClasses));
static_assert(offsetof(UnitClasses, ground) == offsetof(GrogOcsUnitClasses, ground));
static_assert(offsetof(UnitClasses, naval) == offsetof(GrogOcsUnitClasses, naval));
static_assert(offsetof(UnitClasses, air) == offsetof(GrogOcsUnitClasses, air));
static_assert(offsetof(UnitClasses, combat) == offsetof(GrogOcsUnitClasses, combat));
static_assert(offsetof(UnitClasses, noncombat) == offsetof(GrogOcsUnitClasses, noncombat));
static_assert(offsetof(UnitClasses, attack_capable) == offsetof(GrogOcsUnitClasses, attack_capable));
static_assert(offsetof(UnitClasses, has_re) == offsetof(GrogOcsUnitClasses, has_re));
static_assert(offsetof(UnitClasses, cargo) == offsetof(GrogOcsUnitClasses, cargo));

/// A unit whose zone covers a hex.
struct CoveringUnit {
  /// The unit, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
  std::uint16_t rule{};
  /// The hex of the unit.
  ::grognard::Hex hex{};

  friend bool operator==(const CoveringUnit& lhs, const CoveringUnit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const CoveringUnit& lhs, const CoveringUnit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(CoveringUnit) == sizeof(GrogOcsCoveringUnit) && alignof(CoveringUnit) == alignof(GrogOcsCoveringUnit));
static_assert(offsetof(CoveringUnit, unit) == offsetof(GrogOcsCoveringUnit, unit));
static_assert(offsetof(CoveringUnit, rule) == offsetof(GrogOcsCoveringUnit, rule));
static_assert(offsetof(CoveringUnit, hex) == offsetof(GrogOcsCoveringUnit, hex));

/// The enemy zones of control in a hex.
struct Zone {
  /// The number of enemy units whose zones cover the hex.
  std::uint16_t units{};
  /// The first of these units, by its `id`; absent if there is none.
  ///
  /// C and Rust say its place in the board's list, and 65535 for none.
  std::uint16_t unit{};
  /// The first unit that negates the zone where it can be negated (4.5b), by its `id`; absent if there is none.
  ///
  /// C and Rust say its place in the board's list, and 65535 for none.
  std::uint16_t negated_by{};
  /// The hex is in an enemy zone of control.
  ::grognard::Flag covered{};
  std::uint8_t reserved{};

  friend bool operator==(const Zone& lhs, const Zone& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Zone& lhs, const Zone& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Zone) == sizeof(GrogOcsZone) && alignof(Zone) == alignof(GrogOcsZone));
static_assert(offsetof(Zone, units) == offsetof(GrogOcsZone, units));
static_assert(offsetof(Zone, unit) == offsetof(GrogOcsZone, unit));
static_assert(offsetof(Zone, negated_by) == offsetof(GrogOcsZone, negated_by));
static_assert(offsetof(Zone, covered) == offsetof(GrogOcsZone, covered));
static_assert(offsetof(Zone, reserved) == offsetof(GrogOcsZone, reserved));

/// A hex that a side covers.
struct ZoneHex {
  /// The hex.
  ::grognard::Hex hex{};
  /// The first unit whose zone covers it, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The rule that gives that unit its zone.
  std::uint16_t rule{};

  friend bool operator==(const ZoneHex& lhs, const ZoneHex& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ZoneHex& lhs, const ZoneHex& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ZoneHex) == sizeof(GrogOcsZoneHex) && alignof(ZoneHex) == alignof(GrogOcsZoneHex));
static_assert(offsetof(ZoneHex, hex) == offsetof(GrogOcsZoneHex, hex));
static_assert(offsetof(ZoneHex, unit) == offsetof(GrogOcsZoneHex, unit));
static_assert(offsetof(ZoneHex, rule) == offsetof(GrogOcsZoneHex, rule));

/// The extent of a side's zones.
struct ZoneCount {
  /// The number of hexes covered.
  std::uint32_t hexes{};
  /// The number of the side's units with a zone of control.
  std::uint32_t units{};

  friend bool operator==(const ZoneCount& lhs, const ZoneCount& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ZoneCount& lhs, const ZoneCount& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ZoneCount) == sizeof(GrogOcsZoneCount) && alignof(ZoneCount) == alignof(GrogOcsZoneCount));
static_assert(offsetof(ZoneCount, hexes) == offsetof(GrogOcsZoneCount, hexes));
static_assert(offsetof(ZoneCount, units) == offsetof(GrogOcsZoneCount, units));

/// A unit with a role in the decision.
struct ActionUnit {
  /// The unit, by its `id`.
  ///
  /// C and Rust say its place in the board's list.
  std::uint16_t unit{};
  /// The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
  std::uint16_t rule{};
  /// The role of the unit.
  ::grognard::ocs::Part part{};
  std::uint8_t reserved{};

  friend bool operator==(const ActionUnit& lhs, const ActionUnit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ActionUnit& lhs, const ActionUnit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ActionUnit) == sizeof(GrogOcsActionUnit) && alignof(ActionUnit) == alignof(GrogOcsActionUnit));
static_assert(offsetof(ActionUnit, unit) == offsetof(GrogOcsActionUnit, unit));
static_assert(offsetof(ActionUnit, rule) == offsetof(GrogOcsActionUnit, rule));
static_assert(offsetof(ActionUnit, part) == offsetof(GrogOcsActionUnit, part));
static_assert(offsetof(ActionUnit, reserved) == offsetof(GrogOcsActionUnit, reserved));

/// The basis of a decision about an action.
struct ActionBasis {
  /// The first enemy unit whose zone covers the hex; absent if there is none.
  ///
  /// C and Rust say 65535 for none.
  std::uint16_t covered_by{};
  /// The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in
  /// the phase.
  ///
  /// C and Rust say 65535 for none.
  std::uint16_t negated_by{};
  /// Zones of control do not restrict the action or the units.
  ::grognard::Flag unbound{};
  std::uint8_t reserved{};

  friend bool operator==(const ActionBasis& lhs, const ActionBasis& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ActionBasis& lhs, const ActionBasis& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ActionBasis) == sizeof(GrogOcsActionBasis) && alignof(ActionBasis) == alignof(GrogOcsActionBasis));
static_assert(offsetof(ActionBasis, covered_by) == offsetof(GrogOcsActionBasis, covered_by));
static_assert(offsetof(ActionBasis, negated_by) == offsetof(GrogOcsActionBasis, negated_by));
static_assert(offsetof(ActionBasis, unbound) == offsetof(GrogOcsActionBasis, unbound));
static_assert(offsetof(ActionBasis, reserved) == offsetof(GrogOcsActionBasis, reserved));

/// A hex of a path, after the stack has entered it and dropped off units.
struct Passage {
  /// The hex.
  ::grognard::Hex hex{};
  /// The first enemy unit whose zone covers it, by its `id`; absent if there is none.
  ///
  /// C and Rust say its place in the board's list, and 65535 for none.
  std::uint16_t covered_by{};
  /// The first unit that negates the zone, one that moves no further if there is one; absent if there is none. It may
  /// spend no movement points later in the phase (4.5b).
  ///
  /// C and Rust say 65535 for none.
  std::uint16_t negated_by{};
  /// Units that go on from here, or arrive at the end of the path.
  std::uint16_t going_on{};
  /// Units of Truck mobility among them.
  std::uint16_t trucks{};
  /// The units of Truck mobility must end their movement here, or overrun.
  ::grognard::Flag must_stop{};
  /// The entry captures or destroys enemy units in the hex (9.14).
  ::grognard::Flag capture{};
  /// The rule that lets them go on or stops them: 4.5a.A or 4.5b; absent if no zone matters.
  std::uint16_t rule{};

  friend bool operator==(const Passage& lhs, const Passage& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Passage& lhs, const Passage& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Passage) == sizeof(GrogOcsPassage) && alignof(Passage) == alignof(GrogOcsPassage));
static_assert(offsetof(Passage, hex) == offsetof(GrogOcsPassage, hex));
static_assert(offsetof(Passage, covered_by) == offsetof(GrogOcsPassage, covered_by));
static_assert(offsetof(Passage, negated_by) == offsetof(GrogOcsPassage, negated_by));
static_assert(offsetof(Passage, going_on) == offsetof(GrogOcsPassage, going_on));
static_assert(offsetof(Passage, trucks) == offsetof(GrogOcsPassage, trucks));
static_assert(offsetof(Passage, must_stop) == offsetof(GrogOcsPassage, must_stop));
static_assert(offsetof(Passage, capture) == offsetof(GrogOcsPassage, capture));
static_assert(offsetof(Passage, rule) == offsetof(GrogOcsPassage, rule));

/// A summary of a path.
struct Arrival {
  /// Hexes of the path in an enemy zone of control.
  std::uint16_t zones{};
  /// Hexes of the path in which a zone is negated.
  std::uint16_t negated{};
  /// The units that arrive at the end of the path.
  std::uint16_t units{};
  /// The units of Truck mobility among them can go further in this phase by an overrun only.
  ::grognard::Flag stopped{};
  std::uint8_t reserved{};

  friend bool operator==(const Arrival& lhs, const Arrival& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Arrival& lhs, const Arrival& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Arrival) == sizeof(GrogOcsArrival) && alignof(Arrival) == alignof(GrogOcsArrival));
static_assert(offsetof(Arrival, zones) == offsetof(GrogOcsArrival, zones));
static_assert(offsetof(Arrival, negated) == offsetof(GrogOcsArrival, negated));
static_assert(offsetof(Arrival, units) == offsetof(GrogOcsArrival, units));
static_assert(offsetof(Arrival, stopped) == offsetof(GrogOcsArrival, stopped));
static_assert(offsetof(Arrival, reserved) == offsetof(GrogOcsArrival, reserved));

/// The number of zones that a retreat enters.
struct Entered {
  /// Hexes of the path in an enemy zone of control.
  std::uint16_t zones{};

  friend bool operator==(const Entered& lhs, const Entered& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Entered& lhs, const Entered& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Entered) == sizeof(GrogOcsEntered) && alignof(Entered) == alignof(GrogOcsEntered));
static_assert(offsetof(Entered, zones) == offsetof(GrogOcsEntered, zones));

}  // namespace grognard::ocs

namespace grognard::detail {

template <>
struct Vocabulary<::grognard::ocs::Aboard> {
  static constexpr const char* name = "GrogOcsAboard";
};
template <>
struct Vocabulary<::grognard::ocs::Act> {
  static constexpr const char* name = "GrogOcsAct";
};
template <>
struct Vocabulary<::grognard::ocs::Action> {
  static constexpr const char* name = "GrogOcsAction";
};
template <>
struct Vocabulary<::grognard::ocs::Advance> {
  static constexpr const char* name = "GrogOcsAdvance";
};
template <>
struct Vocabulary<::grognard::ocs::AntiTank> {
  static constexpr const char* name = "GrogOcsAntiTank";
};
template <>
struct Vocabulary<::grognard::ocs::Arm> {
  static constexpr const char* name = "GrogOcsArm";
};
template <>
struct Vocabulary<::grognard::ocs::ArrivesBy> {
  static constexpr const char* name = "GrogOcsArrivesBy";
};
template <>
struct Vocabulary<::grognard::ocs::Attack> {
  static constexpr const char* name = "GrogOcsAttack";
};
template <>
struct Vocabulary<::grognard::ocs::BarrageResult> {
  static constexpr const char* name = "GrogOcsBarrageResult";
};
template <>
struct Vocabulary<::grognard::ocs::BoardField> {
  static constexpr const char* name = "GrogOcsBoardField";
};
template <>
struct Vocabulary<::grognard::ocs::BoardList> {
  static constexpr const char* name = "GrogOcsBoardList";
};
template <>
struct Vocabulary<::grognard::ocs::BreakdownMoment> {
  static constexpr const char* name = "GrogOcsBreakdownMoment";
};
template <>
struct Vocabulary<::grognard::ocs::Choice> {
  static constexpr const char* name = "GrogOcsChoice";
};
template <>
struct Vocabulary<::grognard::ocs::CombatResult> {
  static constexpr const char* name = "GrogOcsCombatResult";
};
template <>
struct Vocabulary<::grognard::ocs::CombatSupply> {
  static constexpr const char* name = "GrogOcsCombatSupply";
};
template <>
struct Vocabulary<::grognard::ocs::Consolidation> {
  static constexpr const char* name = "GrogOcsConsolidation";
};
template <>
struct Vocabulary<::grognard::ocs::Edit> {
  static constexpr const char* name = "GrogOcsEdit";
};
template <>
struct Vocabulary<::grognard::ocs::EffectKind> {
  static constexpr const char* name = "GrogOcsEffectKind";
};
template <>
struct Vocabulary<::grognard::ocs::Entrant> {
  static constexpr const char* name = "GrogOcsEntrant";
};
template <>
struct Vocabulary<::grognard::ocs::Entry> {
  static constexpr const char* name = "GrogOcsEntry";
};
template <>
struct Vocabulary<::grognard::ocs::Excess> {
  static constexpr const char* name = "GrogOcsExcess";
};
template <>
struct Vocabulary<::grognard::ocs::Expense> {
  static constexpr const char* name = "GrogOcsExpense";
};
template <>
struct Vocabulary<::grognard::ocs::FacilityResult> {
  static constexpr const char* name = "GrogOcsFacilityResult";
};
template <>
struct Vocabulary<::grognard::ocs::Feature> {
  static constexpr const char* name = "GrogOcsFeature";
};
template <>
struct Vocabulary<::grognard::ocs::Fire> {
  static constexpr const char* name = "GrogOcsFire";
};
template <>
struct Vocabulary<::grognard::ocs::FuelBy> {
  static constexpr const char* name = "GrogOcsFuelBy";
};
template <>
struct Vocabulary<::grognard::ocs::FuelledBy> {
  static constexpr const char* name = "GrogOcsFuelledBy";
};
template <>
struct Vocabulary<::grognard::ocs::Ground> {
  static constexpr const char* name = "GrogOcsGround";
};
template <>
struct Vocabulary<::grognard::ocs::Halted> {
  static constexpr const char* name = "GrogOcsHalted";
};
template <>
struct Vocabulary<::grognard::ocs::HexMark> {
  static constexpr const char* name = "GrogOcsHexMark";
};
template <>
struct Vocabulary<::grognard::ocs::HqAbility> {
  static constexpr const char* name = "GrogOcsHqAbility";
};
template <>
struct Vocabulary<::grognard::ocs::Kind> {
  static constexpr const char* name = "GrogOcsKind";
};
template <>
struct Vocabulary<::grognard::ocs::LastSupply> {
  static constexpr const char* name = "GrogOcsLastSupply";
};
template <>
struct Vocabulary<::grognard::ocs::Link> {
  static constexpr const char* name = "GrogOcsLink";
};
template <>
struct Vocabulary<::grognard::ocs::LoadBy> {
  static constexpr const char* name = "GrogOcsLoadBy";
};
template <>
struct Vocabulary<::grognard::ocs::Mobility> {
  static constexpr const char* name = "GrogOcsMobility";
};
template <>
struct Vocabulary<::grognard::ocs::Mode> {
  static constexpr const char* name = "GrogOcsMode";
};
template <>
struct Vocabulary<::grognard::ocs::Moment> {
  static constexpr const char* name = "GrogOcsMoment";
};
template <>
struct Vocabulary<::grognard::ocs::OpenKind> {
  static constexpr const char* name = "GrogOcsOpenKind";
};
template <>
struct Vocabulary<::grognard::ocs::Orientation> {
  static constexpr const char* name = "GrogOcsOrientation";
};
template <>
struct Vocabulary<::grognard::ocs::Outcome> {
  static constexpr const char* name = "GrogOcsOutcome";
};
template <>
struct Vocabulary<::grognard::ocs::Part> {
  static constexpr const char* name = "GrogOcsPart";
};
template <>
struct Vocabulary<::grognard::ocs::Phase> {
  static constexpr const char* name = "GrogOcsPhase";
};
template <>
struct Vocabulary<::grognard::ocs::Piece> {
  static constexpr const char* name = "GrogOcsPiece";
};
template <>
struct Vocabulary<::grognard::ocs::Policy> {
  static constexpr const char* name = "GrogOcsPolicy";
};
template <>
struct Vocabulary<::grognard::ocs::Progress> {
  static constexpr const char* name = "GrogOcsProgress";
};
template <>
struct Vocabulary<::grognard::ocs::Purpose> {
  static constexpr const char* name = "GrogOcsPurpose";
};
template <>
struct Vocabulary<::grognard::ocs::RailUse> {
  static constexpr const char* name = "GrogOcsRailUse";
};
template <>
struct Vocabulary<::grognard::ocs::RollPurpose> {
  static constexpr const char* name = "GrogOcsRollPurpose";
};
template <>
struct Vocabulary<::grognard::ocs::SeenAs> {
  static constexpr const char* name = "GrogOcsSeenAs";
};
template <>
struct Vocabulary<::grognard::ocs::Segment> {
  static constexpr const char* name = "GrogOcsSegment";
};
template <>
struct Vocabulary<::grognard::ocs::Settlement> {
  static constexpr const char* name = "GrogOcsSettlement";
};
template <>
struct Vocabulary<::grognard::ocs::Size> {
  static constexpr const char* name = "GrogOcsSize";
};
template <>
struct Vocabulary<::grognard::ocs::Stage> {
  static constexpr const char* name = "GrogOcsStage";
};
template <>
struct Vocabulary<::grognard::ocs::StepLoss> {
  static constexpr const char* name = "GrogOcsStepLoss";
};
template <>
struct Vocabulary<::grognard::ocs::Stocks> {
  static constexpr const char* name = "GrogOcsStocks";
};
template <>
struct Vocabulary<::grognard::ocs::Style> {
  static constexpr const char* name = "GrogOcsStyle";
};
template <>
struct Vocabulary<::grognard::ocs::SupplyStep> {
  static constexpr const char* name = "GrogOcsSupplyStep";
};
template <>
struct Vocabulary<::grognard::ocs::SupplyUse> {
  static constexpr const char* name = "GrogOcsSupplyUse";
};
template <>
struct Vocabulary<::grognard::ocs::Surprise> {
  static constexpr const char* name = "GrogOcsSurprise";
};
template <>
struct Vocabulary<::grognard::ocs::Symbol> {
  static constexpr const char* name = "GrogOcsSymbol";
};
template <>
struct Vocabulary<::grognard::ocs::Target> {
  static constexpr const char* name = "GrogOcsTarget";
};
template <>
struct Vocabulary<::grognard::ocs::Task> {
  static constexpr const char* name = "GrogOcsTask";
};
template <>
struct Vocabulary<::grognard::ocs::Threw> {
  static constexpr const char* name = "GrogOcsThrew";
};
template <>
struct Vocabulary<::grognard::ocs::Toll> {
  static constexpr const char* name = "GrogOcsToll";
};
template <>
struct Vocabulary<::grognard::ocs::Traced> {
  static constexpr const char* name = "GrogOcsTraced";
};
template <>
struct Vocabulary<::grognard::ocs::Transport> {
  static constexpr const char* name = "GrogOcsTransport";
};
template <>
struct Vocabulary<::grognard::ocs::TurnAction> {
  static constexpr const char* name = "GrogOcsTurnAction";
};
template <>
struct Vocabulary<::grognard::ocs::UnitMark> {
  static constexpr const char* name = "GrogOcsUnitMark";
};
template <>
struct Vocabulary<::grognard::ocs::Visibility> {
  static constexpr const char* name = "GrogOcsVisibility";
};
template <>
struct Vocabulary<::grognard::ocs::WhenCaptured> {
  static constexpr const char* name = "GrogOcsWhenCaptured";
};

}  // namespace grognard::detail

namespace grognard::ocs::artillery {

/// The question of `assess`. An artillery unit that is to fire.
struct Assess {
  /// The artillery unit. Movement earlier in the phase makes a difference under the option `reactive_artillery` only.
  ::grognard::ocs::Unit unit{};
  /// The phase in whose Barrage Segment it is to fire.
  ::grognard::ocs::Phase phase{};
  /// Set if the supply for the barrage is not paid.
  ::grognard::Flag unpaid{};
  /// The game's options.
  ::grognard::ocs::GameRules rules{};
  /// The game's own tables, by default the printed ones: the multiplier of barrage strength for a mode.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::ocs::ArtilleryFire>;

/// Whether an artillery unit may fire in a phase, with what strength and how far (OCS 13.4a).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsArtilleryAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.unpaid, question.unpaid);
    ::grognard::detail::put(to.rules, question.rules);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsArtilleryAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_artillery_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::artillery

namespace grognard::ocs::attrition {

/// The question of `assess`. The units of a hex that are Out of Supply.
struct Assess {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side whose units check, 1 to 8.
  std::uint8_t side{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn it is, 1 to 8.
  std::uint8_t player{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::ocs::AttritionAssessment>;

/// The attrition of the units of a hex that are Out of Supply (OCS 12.8).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsAttritionAssessQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.player, question.player);
    GrogOcsAttritionAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_attrition_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `resolve`. An attrition roll.
struct Resolve {
  /// The assessment.
  ::grognard::ocs::AttritionAssessment assessment{};
  /// Two dice, 1 to 6 each.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `resolve`.
using ResolveAnswer = ::grognard::Ruling<::grognard::ocs::AttritionLoss>;

/// The steps that an attrition roll costs (OCS 12.8b).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsAttritionResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogOcsAttritionResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_attrition_resolve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `apply`. The owner's choice of the steps that a roll costs.
struct Apply {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side whose units checked, 1 to 8.
  std::uint8_t side{};
  /// The loss.
  ::grognard::ocs::AttritionLoss loss{};
  /// The steps that each unit loses. An empty list for no losses.
  ::grognard::Span<const ::grognard::ocs::StepsLost> losses{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::ocs::AttritionLoss> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Takes the steps that an attrition roll costs (OCS 12.8b).
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsAttritionApplyQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.loss, question.loss);
    ::grognard::detail::list(to.losses, to.losses_len, question.losses);
    GrogOcsAttritionApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_attrition_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `distribution`. An attrition roll that is to be weighed.
struct Distribution {
  /// The assessment.
  ::grognard::ocs::AttritionAssessment assessment{};
};

/// The answer of `distribution`.
using DistributionAnswer = ::grognard::Ruling<::grognard::ocs::AttritionDistribution>;

/// The exact chances of an attrition roll (OCS 12.8b).
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsAttritionDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    GrogOcsAttritionDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_attrition_distribution, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::attrition

namespace grognard::ocs::barrage {

/// The question of `assess`. A barrage against the units in a hex.
struct Assess {
  /// The firing units: artillery, aircraft or ships, of one kind only.
  ::grognard::Span<const ::grognard::ocs::Unit> firers{};
  /// The units in the hex, at least one of them a combat unit.
  ::grognard::Span<const ::grognard::ocs::Unit> targets{};
  /// Friendly units that may spot for the fire: any combat unit adjacent to the target that is not aboard a landing
  /// craft. If there are none, set `unspotted`.
  ::grognard::Span<const ::grognard::ocs::Unit> spotters{};
  /// The terrain of the hex, as rows of the game's chart.
  ::grognard::Span<const ::grognard::ocs::Terrain> terrain{};
  /// The terrain that the target's player chose; by default the one that is best for him. C counts it from 1; 0 is none.
  std::uint8_t own_terrain{};
  /// The target hex.
  ::grognard::Hex target{};
  /// The phase of the barrage.
  ::grognard::ocs::Phase phase{};
  /// The level of the hedgehog in the hex, 0 to 4; 0 for none.
  std::uint8_t hedgehog{};
  /// Set if the supply that artillery needs is not paid.
  ::grognard::Flag unpaid{};
  /// The hex has been barraged before in this phase.
  ::grognard::Flag hex_barraged{};
  /// The barrage is a hip shoot by an aircraft.
  ::grognard::Flag hip_shoot{};
  /// No friendly unit can spot; `spotters` is empty.
  ::grognard::Flag unspotted{};
  /// The game's options.
  ::grognard::ocs::GameRules rules{};
  /// The game's own tables, by default the printed ones.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::ocs::BarrageAssessment>;

/// Whether a barrage is allowed, its cost and its column (OCS 10.0, 10.1b).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsBarrageAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.firers, to.firers_len, question.firers);
    ::grognard::detail::list(to.targets, to.targets_len, question.targets);
    ::grognard::detail::list(to.spotters, to.spotters_len, question.spotters);
    ::grognard::detail::list(to.terrain, to.terrain_len, question.terrain);
    ::grognard::detail::put(to.own_terrain, question.own_terrain);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.hedgehog, question.hedgehog);
    ::grognard::detail::put(to.unpaid, question.unpaid);
    ::grognard::detail::put(to.hex_barraged, question.hex_barraged);
    ::grognard::detail::put(to.hip_shoot, question.hip_shoot);
    ::grognard::detail::put(to.unspotted, question.unspotted);
    ::grognard::detail::put(to.rules, question.rules);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsBarrageAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_barrage_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `resolve`. An assessed barrage and its dice.
struct Resolve {
  /// The assessment.
  ::grognard::ocs::BarrageAssessment assessment{};
  /// Two dice, and one more if the result is a half, 1 to 6 each.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The game's own tables, by which it was assessed; by default the printed ones.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `resolve`.
using ResolveAnswer = ::grognard::Ruling<::grognard::ocs::Barraged>;

/// The result of an assessed barrage and its dice (OCS 10.0).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsBarrageResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsBarrageResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_barrage_resolve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `choices`. A barrage and the units in its target hex.
struct Choices {
  /// The barrage, as `resolve` returned it.
  ::grognard::ocs::Barraged barrage{};
  /// The units in the hex.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
};

/// The answer of `choices`.
using ChoicesAnswer = ::grognard::Ruling<::grognard::ocs::BarrageOwed>;

/// What a barrage's target owes, with the units as it found them (OCS 10.0).
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsBarrageChoicesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.barrage, question.barrage);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    GrogOcsBarrageChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_barrage_choices, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `apply`. A choice of losses by the target's owner.
struct Apply {
  /// The barrage, as `resolve` returned it.
  ::grognard::ocs::Barraged barrage{};
  /// The units in the hex.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The steps that each unit loses, in the order of `units`. An empty list for no losses.
  ::grognard::Span<const std::uint8_t> losses{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::ocs::Barraged> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Settles a barrage, with the units as it found them (OCS 10.0).
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsBarrageApplyQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.barrage, question.barrage);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.losses, to.losses_len, question.losses);
    GrogOcsBarrageApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_barrage_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `distribution`. An assessed barrage.
struct Distribution {
  /// The assessment.
  ::grognard::ocs::BarrageAssessment assessment{};
  /// The game's own tables, by which it was assessed; by default the printed ones.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `distribution`.
using DistributionAnswer = ::grognard::Ruling<::grognard::ocs::BarrageDistribution>;

/// The exact chances of an assessed barrage (OCS 10.0).
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsBarrageDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsBarrageDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_barrage_distribution, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `percentile`. An outcome that occurred.
struct Percentile {
  /// The assessment before the dice.
  ::grognard::ocs::BarrageAssessment assessment{};
  /// The outcome that occurred.
  ::grognard::ocs::Outcome outcome{};
  /// The game's own tables, by which it was assessed; by default the printed ones.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `percentile`.
using PercentileAnswer = ::grognard::Ruling<::grognard::Percentile>;

/// Where an outcome that happened stands among all that could have (OCS 10.0).
inline ::grognard::Result<PercentileAnswer> percentile(const Percentile& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsBarragePercentileQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::put(to.outcome, question.outcome);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsBarragePercentileAnswer from{};
    from.size = sizeof from;
    PercentileAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_barrage_percentile, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::barrage

namespace grognard::ocs::board {

/// The question of `check`. A position to check.
struct Check {
  /// The position, its lists in any order.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands. If absent, nothing is said of it.
  ::grognard::ocs::TurnState turn{};
};

/// The answer of `check`.
struct CheckAnswer : ::grognard::Ruling<::grognard::ocs::BoardSummary> {
  /// A fault of a position.
  std::vector<::grognard::ocs::BoardFault> rows{};
};

/// Every fault of a whole position at once.
inline ::grognard::Result<CheckAnswer> check(const Check& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsBoardCheckQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    GrogOcsBoardCheckAnswer from{};
    from.size = sizeof from;
    CheckAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_board_check, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `apply`. Effects to apply to a position.
struct Apply {
  /// The position, its lists in any order: the edits count places in them as they are.
  const ::grognard::ocs::Board* board{};
  /// The effects, in the order of the ruling that returned them. The caller may leave out some and add others.
  ::grognard::Span<const ::grognard::ocs::Effect> effects{};
  /// The units that the effects refer to: for each unit of the ruling's question the unit of the board, or the
  /// newcomer. Newcomers count on from the end of the board's list. An empty list if the effects already refer to
  /// units of the board and newcomers, as those of every order of a turn do. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// Units that are not on the board: of an order of a turn, those of its own list. Where units go by their ids each has
  /// one.
  ::grognard::Span<const ::grognard::ocs::Unit> newcomers{};
  /// The side that captures, 1 to 8. Required if an effect captures.
  std::uint8_t captor{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::ocs::Applied> {
  /// An edit of one of the board's lists.
  std::vector<::grognard::ocs::BoardEdit> rows{};
};

/// Puts the effects of a ruling to the position that it was about: what becomes of its units and hexes.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsBoardApplyQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.effects, to.effects_len, question.effects);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.newcomers, to.newcomers_len, question.newcomers);
    ::grognard::detail::put(to.captor, question.captor);
    GrogOcsBoardApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_board_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::board

namespace grognard::ocs::breakdowns {

/// The question of `make`. A multi-step unit that is to make Breakdowns.
struct Make {
  /// The multi-step unit.
  ::grognard::ocs::Unit unit{};
  /// The Breakdowns that it is to make, with the mode and the markers that they are to have.
  ::grognard::Span<const ::grognard::ocs::Unit> breakdowns{};
  /// The moment.
  ::grognard::ocs::BreakdownMoment moment{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
};

/// The answer of `make`.
struct MakeAnswer : ::grognard::Ruling<::grognard::ocs::BrokenDown> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a multi-step unit may put steps into its hex as Breakdowns (OCS 20.0).
inline ::grognard::Result<MakeAnswer> make(const Make& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsBreakdownsMakeQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.breakdowns, to.breakdowns_len, question.breakdowns);
    ::grognard::detail::put(to.moment, question.moment);
    ::grognard::detail::put(to.phase, question.phase);
    GrogOcsBreakdownsMakeAnswer from{};
    from.size = sizeof from;
    MakeAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_breakdowns_make, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `absorb`. A multi-step unit and the Breakdowns that are stacked with it when a phase ends.
struct Absorb {
  /// The multi-step unit.
  ::grognard::ocs::Unit unit{};
  /// The Breakdowns that are stacked with it.
  ::grognard::Span<const ::grognard::ocs::Unit> breakdowns{};
  /// Those that it absorbs. An empty list for none.
  ::grognard::Span<const std::uint16_t> absorbed{};
  /// The moment.
  ::grognard::ocs::BreakdownMoment moment{};
};

/// The answer of `absorb`.
struct AbsorbAnswer : ::grognard::Ruling<::grognard::ocs::Absorbed> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a multi-step unit absorbs Breakdowns as it must (OCS 20.0d).
inline ::grognard::Result<AbsorbAnswer> absorb(const Absorb& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsBreakdownsAbsorbQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.breakdowns, to.breakdowns_len, question.breakdowns);
    ::grognard::detail::list(to.absorbed, to.absorbed_len, question.absorbed);
    ::grognard::detail::put(to.moment, question.moment);
    GrogOcsBreakdownsAbsorbAnswer from{};
    from.size = sizeof from;
    AbsorbAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_breakdowns_absorb, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::ocs::breakdowns

namespace grognard::ocs::breakout {

/// The question of `assess`. A unit that is to break out.
struct Assess {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The segment.
  ::grognard::ocs::Segment segment{};
  /// The player whose turn it is, 1 to 8.
  std::uint8_t player{};
  /// The units of its side that are in trace now, by their `id`s. An empty list for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> in_trace{};
  /// This is the first turn in which the unit finds itself without trace: in its last Supply Phase it traced without
  /// eating, or it has arrived since.
  ::grognard::Flag first{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::ocs::BreakoutAssessment>;

/// Whether a unit without trace may break out, and on what terms (OCS 12.8e).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsBreakoutAssessQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.segment, question.segment);
    ::grognard::detail::put(to.player, question.player);
    ::grognard::detail::list(to.in_trace, to.in_trace_len, question.in_trace);
    ::grognard::detail::put(to.first, question.first);
    GrogOcsBreakoutAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_breakout_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `resolve`. The rolls of a breakout.
struct Resolve {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The assessment.
  ::grognard::ocs::BreakoutAssessment assessment{};
  /// For each roll one die, 1 to 6, and a second one if the first with its modifier is 5 or more.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `resolve`.
struct ResolveAnswer : ::grognard::Ruling<::grognard::ocs::BrokenOut> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// The result of a breakout (OCS 12.8e).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsBreakoutResolveQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogOcsBreakoutResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_breakout_resolve, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::ocs::breakout

namespace grognard::ocs::capture {

/// The question of `assess`. A hex that an enemy unit enters.
struct Assess {
  /// The units in the hex, all of the other side.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The unit that enters the hex.
  ::grognard::ocs::Unit entering{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The Extenders in the hex have a hex to collapse to: within special draw range and in trace.
  ::grognard::Flag collapses{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::ocs::Prize>;

/// Whether what is in a hex is captured, and what the table is rolled for (OCS 9.14c).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCaptureAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.entering, question.entering);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.collapses, question.collapses);
    GrogOcsCaptureAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_capture_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `resolve`. A prize and its dice.
struct Resolve {
  /// The prize.
  ::grognard::ocs::Prize prize{};
  /// The dice, 1 to 6: one each for dumps, trucks and wagons where there are any, in this order.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The game's options: whether it has Transport Points of the size of one supply token.
  ::grognard::ocs::GameRules rules{};
};

/// The answer of `resolve`.
using ResolveAnswer = ::grognard::Ruling<::grognard::ocs::Captured>;

/// What is captured, with these dice (OCS 9.14c).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCaptureResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.prize, question.prize);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.rules, question.rules);
    GrogOcsCaptureResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_capture_resolve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `distribution`. A prize.
struct Distribution {
  /// The prize.
  ::grognard::ocs::Prize prize{};
  /// The game's options: whether it has Transport Points of the size of one supply token.
  ::grognard::ocs::GameRules rules{};
};

/// The answer of `distribution`.
using DistributionAnswer = ::grognard::Ruling<::grognard::ocs::CaptureDistribution>;

/// The exact chances of a capture (OCS 9.14c).
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCaptureDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.prize, question.prize);
    ::grognard::detail::put(to.rules, question.rules);
    GrogOcsCaptureDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_capture_distribution, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `apply`. The owner's choice of what is captured.
struct Apply {
  /// The captured amounts, as `resolve` returned them.
  ::grognard::ocs::Captured captured{};
  /// The units in the hex, as in the assessed question.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// For each unit, the Transport Points captured (TP).
  /// Counted in 1/4: 1 TP is GROG_TP.
  ::grognard::Span<const std::uint32_t> points{};
  /// For each unit, the supply captured: of a dump, or of the load of Transport Points, in T.
  ::grognard::Span<const std::uint32_t> supply{};
  /// The Extenders in the hex have a hex to collapse to.
  ::grognard::Flag collapses{};
  /// The hedgehog in the hex is printed on the map, and so keeps its level under the option `counter_hedgehogs`.
  ::grognard::Flag printed_hedgehog{};
  /// The game's options.
  ::grognard::ocs::GameRules rules{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::ocs::CaptureSettled> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Settles a capture with the owner's choice of what is captured (OCS 9.14c).
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCaptureApplyQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.captured, question.captured);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.points, to.points_len, question.points);
    ::grognard::detail::list(to.supply, to.supply_len, question.supply);
    ::grognard::detail::put(to.collapses, question.collapses);
    ::grognard::detail::put(to.printed_hedgehog, question.printed_hedgehog);
    ::grognard::detail::put(to.rules, question.rules);
    GrogOcsCaptureApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_capture_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `displace`. The rest of Transport Points, to be displaced.
struct Displace {
  /// The Transport Points.
  ::grognard::ocs::Unit truck{};
  /// The hex in which they are to be placed.
  ::grognard::Hex to{};
};

/// The answer of `displace`.
using DisplaceAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether Transport Points that escaped capture may be put into a hex (OCS 9.14c).
inline ::grognard::Result<DisplaceAnswer> displace(const Displace& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCaptureDisplaceQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.to, question.to);
    GrogOcsCaptureDisplaceAnswer from{};
    from.size = sizeof from;
    DisplaceAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_capture_displace, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

}  // namespace grognard::ocs::capture

namespace grognard::ocs::combat {

/// The question of `assess`. An attack on one hex.
struct Assess {
  /// The attacking units, in any hexes.
  ::grognard::Span<const ::grognard::ocs::Unit> attackers{};
  /// The units in the attacked hex. Units that are not combat units take no part.
  ::grognard::Span<const ::grognard::ocs::Unit> defenders{};
  /// The kind of attack.
  ::grognard::ocs::Attack attack{};
  /// The phase of the attack.
  ::grognard::ocs::Phase phase{};
  /// The attacked hex.
  ::grognard::Hex target{};
  /// The terrain of the attacked hex, as rows of the game's chart. An empty list for open ground without effect.
  ::grognard::Span<const ::grognard::ocs::Terrain> terrain{};
  /// The terrain that the defender chose for himself; by default the one that is best for him. C counts it from 1; 0 is none.
  std::uint8_t own_terrain{};
  /// The terrain between the attackers' hexes and the target. A hex that is not listed has nothing in between. For an
  /// overrun the hex must be listed, with the cost of entering the target.
  ::grognard::Span<const ::grognard::ocs::Approach> approaches{};
  /// The level of the hedgehog in the hex, 0 to 4; 0 for none.
  std::uint8_t hedgehog{};
  /// The attacker whose Action Rating counts; by default the one with the highest, of those that the option
  /// `independents` lets lead. C counts it from 1; 0 is none.
  std::uint16_t attacker_lead{};
  /// The defender whose Action Rating counts; by default the one with the highest. C counts it from 1; 0 is none.
  std::uint16_t defender_lead{};
  /// The hex has been attacked before in this Combat Segment.
  ::grognard::Flag hex_attacked{};
  /// Size of other friendly units in the overrunning stack's hex, in RE.
  /// Counted in 1/8: 1 RE is GROG_RE.
  std::uint16_t bystanders_re{};
  /// The game's options.
  ::grognard::ocs::GameRules rules{};
  /// The game's own tables, by default the printed ones.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::ocs::Assessment>;

/// Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCombatAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.attackers, to.attackers_len, question.attackers);
    ::grognard::detail::list(to.defenders, to.defenders_len, question.defenders);
    ::grognard::detail::put(to.attack, question.attack);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::list(to.terrain, to.terrain_len, question.terrain);
    ::grognard::detail::put(to.own_terrain, question.own_terrain);
    ::grognard::detail::list(to.approaches, to.approaches_len, question.approaches);
    ::grognard::detail::put(to.hedgehog, question.hedgehog);
    ::grognard::detail::put(to.attacker_lead, question.attacker_lead);
    ::grognard::detail::put(to.defender_lead, question.defender_lead);
    ::grognard::detail::put(to.hex_attacked, question.hex_attacked);
    ::grognard::detail::put(to.bystanders_re, question.bystanders_re);
    ::grognard::detail::put(to.rules, question.rules);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsCombatAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_combat_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `resolve`. An assessed attack and its dice.
struct Resolve {
  /// The assessment.
  ::grognard::ocs::Assessment assessment{};
  /// Two dice for surprise, one more if there is surprise, two for the combat; 1 to 6 each.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The game's own tables, by which it was assessed; by default the printed ones.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `resolve`.
using ResolveAnswer = ::grognard::Ruling<::grognard::ocs::Battle>;

/// The result of an assessed attack and its dice (OCS 9.8, 9.9).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCombatResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsCombatResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_combat_resolve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `choices`. A battle and the units of the side that settles next.
struct Choices {
  /// The battle, as `resolve` or `apply` returned it.
  ::grognard::ocs::Battle battle{};
  /// The units of the side that settles next, as they entered the combat.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
};

/// The answer of `choices`.
using ChoicesAnswer = ::grognard::Ruling<::grognard::ocs::Owed>;

/// What the side whose turn it is owes and may choose, with the units as they entered the combat (OCS 9.10, 9.11).
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCombatChoicesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    GrogOcsCombatChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_combat_choices, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `apply`. A side's payment.
struct Apply {
  /// The battle, as `resolve` or `apply` returned it.
  ::grognard::ocs::Battle battle{};
  /// The units of the side that settles next, as they entered the combat.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The steps that each unit loses, in the order of `units`. An empty list for no losses.
  ::grognard::Span<const std::uint8_t> losses{};
  /// The number of hexes that all units retreat.
  std::uint8_t retreat{};
  /// The option is ignored.
  ::grognard::Flag ignore{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::ocs::Settled> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Settles one side's part of a result, with the units as they entered the combat (OCS 9.10 to 9.13).
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCombatApplyQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.losses, to.losses_len, question.losses);
    ::grognard::detail::put(to.retreat, question.retreat);
    ::grognard::detail::put(to.ignore, question.ignore);
    GrogOcsCombatApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_combat_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `advance`. Attackers who advance after a combat.
struct Advance {
  /// The battle, as `apply` returned it for the defender.
  ::grognard::ocs::Battle battle{};
  /// The attackers as they are after the combat, without those that were eliminated.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The units that advance, each once. An empty list if none does.
  ::grognard::Span<const std::uint16_t> advancing{};
  /// The attacked hex.
  ::grognard::Hex target{};
  /// Enemy units that are not combat units are in the hex.
  ::grognard::Flag enemy_noncombat{};
};

/// The answer of `advance`.
struct AdvanceAnswer : ::grognard::Ruling<::grognard::ocs::Advanced> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Which attackers advance into the attacked hex (OCS 9.12g).
inline ::grognard::Result<AdvanceAnswer> advance(const Advance& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCombatAdvanceQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.advancing, to.advancing_len, question.advancing);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.enemy_noncombat, question.enemy_noncombat);
    GrogOcsCombatAdvanceAnswer from{};
    from.size = sizeof from;
    AdvanceAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_combat_advance, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `distribution`. An assessed attack, and how each side takes its option.
struct Distribution {
  /// The assessment.
  ::grognard::ocs::Assessment assessment{};
  /// How the attacker takes his option. Required.
  ::grognard::ocs::Policy attacker_policy{};
  /// How the defender takes his option. Required.
  ::grognard::ocs::Policy defender_policy{};
  /// The defender takes his option even if he may ignore it.
  ::grognard::Flag defender_obeys{};
  /// The game's own tables, by which it was assessed; by default the printed ones.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `distribution`.
using DistributionAnswer = ::grognard::Ruling<::grognard::ocs::CombatDistribution>;

/// The exact chances of an assessed attack (OCS 9.8 to 9.13).
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCombatDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::put(to.attacker_policy, question.attacker_policy);
    ::grognard::detail::put(to.defender_policy, question.defender_policy);
    ::grognard::detail::put(to.defender_obeys, question.defender_obeys);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsCombatDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_combat_distribution, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `percentile`. A result that occurred.
struct Percentile {
  /// The assessment before the dice.
  ::grognard::ocs::Assessment assessment{};
  /// The result of the dice.
  ::grognard::ocs::CombatResult result{};
  /// The game's own tables, by which it was assessed; by default the printed ones.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `percentile`.
using PercentileAnswer = ::grognard::Ruling<::grognard::Percentile>;

/// Where a result that happened stands among all that could have (OCS 9.9).
inline ::grognard::Result<PercentileAnswer> percentile(const Percentile& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsCombatPercentileQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::put(to.result, question.result);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsCombatPercentileAnswer from{};
    from.size = sizeof from;
    PercentileAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_combat_percentile, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::combat

namespace grognard::ocs::consolidation {

/// The question of `assess`. Two units that are to be consolidated.
struct Assess {
  /// The unit that stays on the map.
  ::grognard::ocs::Unit unit{};
  /// The other unit: one that gives its steps, or one in the Dead Pile whose place in its formation `unit` takes.
  ::grognard::ocs::Unit other{};
  /// The other unit is in the Dead Pile.
  ::grognard::Flag dead{};
  /// Two aircraft are of different types, even if their values are the same.
  ::grognard::Flag types_differ{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::ocs::Consolidated> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether two units may be consolidated (OCS 13.9).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsConsolidationAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.other, question.other);
    ::grognard::detail::put(to.dead, question.dead);
    ::grognard::detail::put(to.types_differ, question.types_differ);
    ::grognard::detail::put(to.phase, question.phase);
    GrogOcsConsolidationAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_consolidation_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::ocs::consolidation

namespace grognard::ocs::construction {

/// The question of `assess`. Construction that a unit is to perform.
struct Assess {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit, by its `id`. Its `mp_spent`, `will_move`, `progress` and `transported` say whether it moves in this
  /// phase, and whether it has done construction. C says its place in the board's list.
  std::uint16_t unit{};
  /// The hex of the facility.
  ::grognard::Hex hex{};
  /// The task.
  ::grognard::ocs::Task task{};
  /// Supply available to the unit for the task, in T.
  std::uint16_t supply{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The unit has performed construction earlier in this phase.
  ::grognard::Flag worked{};
  /// The task performed earlier, if `worked`. Required where the answer depends on it.
  ::grognard::ocs::Task worked_task{};
  /// The hex of the task performed earlier, if `worked`.
  ::grognard::Hex worked_hex{};
  /// A level of the facility was added or a hit repaired in this turn.
  ::grognard::Flag improved{};
  /// A level of the facility was removed or a hit inflicted by construction in this turn.
  ::grognard::Flag reduced{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::ocs::Constructed> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a unit may perform construction, its cost and what it makes (OCS 13.8d).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsConstructionAssessQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.task, question.task);
    ::grognard::detail::put(to.supply, question.supply);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.worked, question.worked);
    ::grognard::detail::put(to.worked_task, question.worked_task);
    ::grognard::detail::put(to.worked_hex, question.worked_hex);
    ::grognard::detail::put(to.improved, question.improved);
    ::grognard::detail::put(to.reduced, question.reduced);
    GrogOcsConstructionAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_construction_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::ocs::construction

namespace grognard::ocs::dumps {

/// The question of `blow`. An attempt to blow a dump.
struct Blow {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The supply of one hex that is named, in the order in which its owner loses it.
  ::grognard::Span<const ::grognard::ocs::BlowLoad> loads{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn it is, 1 to 8. In the Reaction Phase the other player blows dumps.
  std::uint8_t player{};
  /// The dump was blown, or the attempt made, earlier in this phase.
  ::grognard::Flag tried{};
  /// One die, 1 to 6.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `blow`.
struct BlowAnswer : ::grognard::Ruling<::grognard::ocs::Blown> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Blows a dump (OCS 12.11a).
inline ::grognard::Result<BlowAnswer> blow(const Blow& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsDumpsBlowQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.loads, to.loads_len, question.loads);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.player, question.player);
    ::grognard::detail::put(to.tried, question.tried);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogOcsDumpsBlowAnswer from{};
    from.size = sizeof from;
    BlowAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_dumps_blow, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::ocs::dumps

namespace grognard::ocs::engineers {

/// The question of `capable`. A question about one unit.
struct Capable {
  /// The unit.
  ::grognard::ocs::Unit unit{};
};

/// The answer of `capable`.
using CapableAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a unit is Engineer-Capable (OCS 13.8a).
inline ::grognard::Result<CapableAnswer> capable(const Capable& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsEngineersCapableQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsEngineersCapableAnswer from{};
    from.size = sizeof from;
    CapableAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_engineers_capable, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

/// The question of `bridge`. A unit that is to cross a hexside.
struct Bridge {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The hex that it leaves or attacks from. It need not be the hex in which it began.
  ::grognard::Hex start{};
  /// The adjacent hex that it enters or attacks.
  ::grognard::Hex to{};
  /// The purpose. Required where the answer depends on it.
  ::grognard::ocs::Purpose purpose{};
};

/// The answer of `bridge`.
using BridgeAnswer = ::grognard::Ruling<::grognard::ocs::Crossed>;

/// What it costs a unit to cross into the next hex, bridges included (OCS 13.8b).
inline ::grognard::Result<BridgeAnswer> bridge(const Bridge& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsEngineersBridgeQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.start, question.start);
    ::grognard::detail::put(to.to, question.to);
    ::grognard::detail::put(to.purpose, question.purpose);
    GrogOcsEngineersBridgeAnswer from{};
    from.size = sizeof from;
    BridgeAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_engineers_bridge, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `detrainable`. A railroad hex that a headquarters may make detrainable.
struct Detrainable {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side of the headquarters, 1 to 8.
  std::uint8_t side{};
  /// A headquarters in the hex entrains itself; it was Engineer-Capable there until it turned to Move Mode.
  ::grognard::Flag entrains{};
  /// That headquarters, by its `id`. Ignored without `entrains`. C says its place in the board's list. `GROG_NONE`, 65535, is none.
  std::uint16_t hq{};
};

/// The answer of `detrainable`.
using DetrainableAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a headquarters makes a railroad hex detrainable (OCS 13.8c).
inline ::grognard::Result<DetrainableAnswer> detrainable(const Detrainable& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsEngineersDetrainableQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.entrains, question.entrains);
    ::grognard::detail::put(to.hq, question.hq);
    GrogOcsEngineersDetrainableAnswer from{};
    from.size = sizeof from;
    DetrainableAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_engineers_detrainable, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

}  // namespace grognard::ocs::engineers

namespace grognard::ocs::facility {

/// The question of `assess`. A barrage against a facility.
struct Assess {
  /// The firing units: artillery, aircraft or ships, of one kind only. Only aircraft fire at a railroad.
  ::grognard::Span<const ::grognard::ocs::Unit> firers{};
  /// The kind of target.
  ::grognard::ocs::Target facility{};
  /// The target hex.
  ::grognard::Hex target{};
  /// The phase of the barrage.
  ::grognard::ocs::Phase phase{};
  /// The level of an air base, 1 to 3. Required for one.
  std::uint8_t level{};
  /// The hits that a port has before the barrage, 0 to 4.
  std::uint8_t hits{};
  /// The printed capacity of a port, in T. Required for one.
  std::uint16_t capacity{};
  /// The planes at an air base or air strip, 0 to 32.
  std::uint8_t planes{};
  /// Set if the supply that artillery needs is not paid.
  ::grognard::Flag unpaid{};
  /// The hex has been barraged before in this phase.
  ::grognard::Flag hex_barraged{};
  /// The game's options.
  ::grognard::ocs::GameRules rules{};
  /// The game's own tables, by default the printed ones: the multiplier of barrage strength for a mode counts here too.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::ocs::FacilityAssessment>;

/// Whether a facility may be barraged, in which column and at what cost (OCS 10.0c).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFacilityAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.firers, to.firers_len, question.firers);
    ::grognard::detail::put(to.facility, question.facility);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.level, question.level);
    ::grognard::detail::put(to.hits, question.hits);
    ::grognard::detail::put(to.capacity, question.capacity);
    ::grognard::detail::put(to.planes, question.planes);
    ::grognard::detail::put(to.unpaid, question.unpaid);
    ::grognard::detail::put(to.hex_barraged, question.hex_barraged);
    ::grognard::detail::put(to.rules, question.rules);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsFacilityAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_facility_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `resolve`. An assessed barrage against a facility, and its dice.
struct Resolve {
  /// The assessment.
  ::grognard::ocs::FacilityAssessment assessment{};
  /// One die for the table, and one for each plane if the result can hit planes; 1 to 6 each.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `resolve`.
using ResolveAnswer = ::grognard::Ruling<::grognard::ocs::FacilityHit>;

/// The result of an assessed barrage against a facility and its dice (OCS 10.0c).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFacilityResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogOcsFacilityResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_facility_resolve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `distribution`. An assessed barrage against a facility.
struct Distribution {
  /// The assessment.
  ::grognard::ocs::FacilityAssessment assessment{};
};

/// The answer of `distribution`.
using DistributionAnswer = ::grognard::Ruling<::grognard::ocs::FacilityDistribution>;

/// The exact chances of a barrage against a facility (OCS 10.0c).
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFacilityDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    GrogOcsFacilityDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_facility_distribution, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::facility

namespace grognard::ocs::fog {

/// The question of `sees`. A hex that a player looks at.
struct Sees {
  /// The whole position. Its list gives the units of a hex from the top of the stack to its bottom.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side that looks, 1 to 8. All other sides are its enemies.
  std::uint8_t side{};
};

/// The answer of `sees`.
struct SeesAnswer : ::grognard::Ruling<::grognard::ocs::Sight> {
  /// An enemy unit that a player sees.
  std::vector<::grognard::ocs::SeenUnit> rows{};
};

/// What a player may see of an enemy hex (OCS 4.9a).
inline ::grognard::Result<SeesAnswer> sees(const Sees& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFogSeesQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    GrogOcsFogSeesAnswer from{};
    from.size = sizeof from;
    SeesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_fog_sees, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `combat`. A combat in which both sides reveal what they must.
struct Combat {
  /// The attack, as `assess` returned it.
  ::grognard::ocs::Assessment assessment{};
  /// The attacking units, as in the assessed question.
  ::grognard::Span<const ::grognard::ocs::Unit> attackers{};
  /// The units in the attacked hex, as in the assessed question.
  ::grognard::Span<const ::grognard::ocs::Unit> defenders{};
};

/// The answer of `combat`.
using CombatAnswer = ::grognard::Ruling<::grognard::ocs::CombatRevealed>;

/// What both sides reveal in a combat (OCS 4.9b).
inline ::grognard::Result<CombatAnswer> combat(const Combat& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFogCombatQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.attackers, to.attackers_len, question.attackers);
    ::grognard::detail::list(to.defenders, to.defenders_len, question.defenders);
    GrogOcsFogCombatAnswer from{};
    from.size = sizeof from;
    CombatAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_fog_combat, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `barrage`. A barrage in which both sides reveal what they must.
struct Barrage {
  /// The barrage, as `assess` returned it.
  ::grognard::ocs::BarrageAssessment assessment{};
  /// The units in the target hex.
  ::grognard::Span<const ::grognard::ocs::Unit> targets{};
  /// Flak Points printed in the hex, on the map or on counters, and those of ships.
  std::uint8_t printed_flak{};
};

/// The answer of `barrage`.
using BarrageAnswer = ::grognard::Ruling<::grognard::ocs::BarrageRevealed>;

/// What both sides reveal in a barrage (OCS 4.9c).
inline ::grognard::Result<BarrageAnswer> barrage(const Barrage& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFogBarrageQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.targets, to.targets_len, question.targets);
    ::grognard::detail::put(to.printed_flak, question.printed_flak);
    GrogOcsFogBarrageAnswer from{};
    from.size = sizeof from;
    BarrageAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_fog_barrage, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `air`. A round of air combat.
struct Air {
  /// All aircraft present, of both sides.
  ::grognard::Span<const ::grognard::ocs::Unit> aircraft{};
  /// The aircraft that fight in this round.
  ::grognard::Span<const std::uint16_t> engaged{};
};

/// The answer of `air`.
struct AirAnswer : ::grognard::Ruling<::grognard::ocs::AirRevealed> {
  /// An aircraft that both sides know of.
  std::vector<::grognard::ocs::Airborne> rows{};
};

/// What both sides reveal in air combat (OCS 4.9d).
inline ::grognard::Result<AirAnswer> air(const Air& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFogAirQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.aircraft, to.aircraft_len, question.aircraft);
    ::grognard::detail::list(to.engaged, to.engaged_len, question.engaged);
    GrogOcsFogAirAnswer from{};
    from.size = sizeof from;
    AirAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_fog_air, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `roll`. A roll that was made.
struct Roll {
  /// The purpose of the roll.
  ::grognard::ocs::RollPurpose purpose{};
  /// The dice, 1 to 6 each, at most six.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The side that rolled, 1 to 8.
  std::uint8_t side{};
  /// The roll was made in secret.
  ::grognard::Flag secret{};
  /// The players have agreed that rolls for this purpose may be secret.
  ::grognard::Flag agreed{};
};

/// The answer of `roll`.
using RollAnswer = ::grognard::Ruling<::grognard::ocs::RollRecord>;

/// The record of a roll, with its purpose and its visibility (OCS 4.9e).
inline ::grognard::Result<RollAnswer> roll(const Roll& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFogRollQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.purpose, question.purpose);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.secret, question.secret);
    ::grognard::detail::put(to.agreed, question.agreed);
    GrogOcsFogRollAnswer from{};
    from.size = sizeof from;
    RollAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_fog_roll, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::fog

namespace grognard::ocs::formations {

/// The question of `marker`. A formation marker and the stack that it lies in.
struct Marker {
  /// The formation, numbered by the caller from 1.
  std::uint16_t formation{};
  /// The marker's hex.
  ::grognard::Hex hex{};
  /// The units that the marker represents. They are kept off the map and count as being in its hex.
  ::grognard::Span<const ::grognard::ocs::Unit> represented{};
  /// The other units in the marker's hex.
  ::grognard::Span<const ::grognard::ocs::Unit> here{};
  /// The number of other combat units that lie above it.
  std::uint16_t above{};
  /// The marker shows its fuelled side.
  ::grognard::Flag fuelled_side{};
  /// Fuel was paid for the formation as a whole (12.5c).
  ::grognard::Flag formation_fuelled{};
  /// The marker represents no unit and only records that fuel was paid.
  ::grognard::Flag reminder{};
  /// The game's options: whether markers may be hidden.
  ::grognard::ocs::GameRules rules{};
};

/// The answer of `marker`.
using MarkerAnswer = ::grognard::Ruling<::grognard::ocs::MarkerState>;

/// Whether a formation marker lies rightly where it does (OCS 13.7).
inline ::grognard::Result<MarkerAnswer> marker(const Marker& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFormationsMarkerQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.formation, question.formation);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::list(to.represented, to.represented_len, question.represented);
    ::grognard::detail::list(to.here, to.here_len, question.here);
    ::grognard::detail::put(to.above, question.above);
    ::grognard::detail::put(to.fuelled_side, question.fuelled_side);
    ::grognard::detail::put(to.formation_fuelled, question.formation_fuelled);
    ::grognard::detail::put(to.reminder, question.reminder);
    ::grognard::detail::put(to.rules, question.rules);
    GrogOcsFormationsMarkerAnswer from{};
    from.size = sizeof from;
    MarkerAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_formations_marker, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `join`. A unit that is to be represented by a marker, or to be placed on the map again.
struct Join {
  /// The unit, in the hex that it has reached.
  ::grognard::ocs::Unit unit{};
  /// The marker's formation, numbered by the caller from 1.
  std::uint16_t formation{};
  /// The marker's hex.
  ::grognard::Hex hex{};
};

/// The answer of `join`.
using JoinAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a unit may go into a formation marker, or come out of it (OCS 13.7).
inline ::grognard::Result<JoinAnswer> join(const Join& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFormationsJoinQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.formation, question.formation);
    ::grognard::detail::put(to.hex, question.hex);
    GrogOcsFormationsJoinAnswer from{};
    from.size = sizeof from;
    JoinAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_formations_join, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

/// The question of `trace`. A formation in its Supply Phase.
struct Trace {
  /// The units of the formation.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// For each unit, the caller's number of the headquarters or direct source by which it can trace; 0 for a unit
  /// without one. It is in range and may support the unit.
  ::grognard::Span<const std::uint8_t> reached_by{};
  /// The source whose part traces for free; 0 to choose the largest part in RE, the lower number on a tie.
  std::uint8_t source{};
  /// For each unit, 1 if it eats when it does not trace, otherwise 0. An empty list means that none eats.
  ::grognard::Span<const std::uint8_t> eats{};
  /// Supply that can be eaten, in T.
  std::uint32_t supply{};
  /// The whole formation is to trace for free.
  ::grognard::Flag whole{};
};

/// The answer of `trace`.
struct TraceAnswer : ::grognard::Ruling<::grognard::ocs::TraceBill> {
  /// The result for one unit.
  std::vector<::grognard::ocs::TraceRow> rows{};
};

/// Which part of a formation traces for free, and what the rest eats or suffers (OCS 13.7a).
inline ::grognard::Result<TraceAnswer> trace(const Trace& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFormationsTraceQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.reached_by, to.reached_by_len, question.reached_by);
    ::grognard::detail::put(to.source, question.source);
    ::grognard::detail::list(to.eats, to.eats_len, question.eats);
    ::grognard::detail::put(to.supply, question.supply);
    ::grognard::detail::put(to.whole, question.whole);
    GrogOcsFormationsTraceAnswer from{};
    from.size = sizeof from;
    TraceAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_formations_trace, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::formations

namespace grognard::ocs::fuel {

/// The question of `assess`. Units that are to be fuelled.
struct Assess {
  /// The units.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// For each unit, the caller's number of the headquarters or direct source that is in range and may support it; 0
  /// for a unit without one.
  ::grognard::Span<const std::uint8_t> reached_by{};
  /// The way to pay.
  ::grognard::ocs::FuelBy by{};
  /// For a formation or a headquarters: the source that pays, in the numbering of `reached_by`.
  std::uint8_t source{};
  /// The headquarters has thrown fuel from another hex in this phase.
  ::grognard::Flag threw_elsewhere{};
  /// A formation is to be fuelled as a whole: no unit may pay by itself or go without.
  ::grognard::Flag whole{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::ocs::FuelBill> {
  /// The fuel of one unit.
  std::vector<::grognard::ocs::FuelRow> rows{};
};

/// What it costs to fuel units, and which of them are fuelled (OCS 12.5c, 13.7a).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsFuelAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.reached_by, to.reached_by_len, question.reached_by);
    ::grognard::detail::put(to.by, question.by);
    ::grognard::detail::put(to.source, question.source);
    ::grognard::detail::put(to.threw_elsewhere, question.threw_elsewhere);
    ::grognard::detail::put(to.whole, question.whole);
    GrogOcsFuelAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_fuel_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::fuel

namespace grognard::ocs::headquarters {

/// The question of `ability`. A unit and an ability of headquarters.
struct Ability {
  /// The headquarters.
  ::grognard::ocs::Unit unit{};
  /// The ability.
  ::grognard::ocs::HqAbility ability{};
};

/// The answer of `ability`.
using AbilityAnswer = ::grognard::Ruling<::grognard::ocs::ThrowRange>;

/// Whether a headquarters can do something in its mode, and how far it throws (OCS 13.1b).
inline ::grognard::Result<AbilityAnswer> ability(const Ability& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsHeadquartersAbilityQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.ability, question.ability);
    GrogOcsHeadquartersAbilityAnswer from{};
    from.size = sizeof from;
    AbilityAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_headquarters_ability, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `abilities`. A question about one unit.
struct Abilities {
  /// The unit.
  ::grognard::ocs::Unit unit{};
};

/// The answer of `abilities`.
using AbilitiesAnswer = ::grognard::Ruling<::grognard::ocs::HqAbilities>;

/// What a headquarters is and can do in its mode (OCS 13.1).
inline ::grognard::Result<AbilitiesAnswer> abilities(const Abilities& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsHeadquartersAbilitiesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsHeadquartersAbilitiesAnswer from{};
    from.size = sizeof from;
    AbilitiesAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_headquarters_abilities, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `serve`. A headquarters and a unit that it is to support.
struct Serve {
  /// The headquarters.
  ::grognard::ocs::Unit hq{};
  /// The unit.
  ::grognard::ocs::Unit unit{};
  /// The game's limits.
  ::grognard::Span<const ::grognard::ocs::ServiceLimit> limits{};
};

/// The answer of `serve`.
using ServeAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a headquarters may serve a unit (OCS 13.1d).
inline ::grognard::Result<ServeAnswer> serve(const Serve& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsHeadquartersServeQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.hq, question.hq);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.limits, to.limits_len, question.limits);
    GrogOcsHeadquartersServeAnswer from{};
    from.size = sizeof from;
    ServeAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_headquarters_serve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

/// The question of `combat_side`. The two printed sides of a counter, of which the Combat Mode side is not known.
struct CombatSide {
  /// The kind of counter: a headquarters or artillery.
  ::grognard::ocs::Kind kind{};
  /// One side.
  ::grognard::ocs::Face first{};
  /// The other side.
  ::grognard::ocs::Face second{};
};

/// The answer of `combat_side`.
using CombatSideAnswer = ::grognard::Ruling<::grognard::ocs::WhichSide>;

/// Which side of a headquarters or of artillery is its Combat Mode side (OCS 13.1a, 13.4).
inline ::grognard::Result<CombatSideAnswer> combat_side(const CombatSide& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsHeadquartersCombatSideQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.first, question.first);
    ::grognard::detail::put(to.second, question.second);
    GrogOcsHeadquartersCombatSideAnswer from{};
    from.size = sizeof from;
    CombatSideAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_headquarters_combat_side, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::headquarters

namespace grognard::ocs::modes {

/// The question of `effects`. A unit and the phase in which its mode is considered.
struct Effects {
  /// The unit.
  ::grognard::ocs::Unit unit{};
  /// The phase. The movement allowance and the rights of a released Reserve depend on it. Required where the answer
  /// depends on it.
  ::grognard::ocs::Phase phase{};
};

/// The answer of `effects`.
using EffectsAnswer = ::grognard::Ruling<::grognard::ocs::ModeEffects>;

/// What a unit's mode does to it (OCS 5).
inline ::grognard::Result<EffectsAnswer> effects(const Effects& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsModesEffectsQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.phase, question.phase);
    GrogOcsModesEffectsAnswer from{};
    from.size = sizeof from;
    EffectsAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_modes_effects, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `action_rating`. A question about one unit.
struct ActionRating {
  /// The unit.
  ::grognard::ocs::Unit unit{};
};

/// The answer of `action_rating`.
using ActionRatingAnswer = ::grognard::Ruling<::grognard::ocs::Rating>;

/// The Action Rating of a unit (OCS 9.6).
inline ::grognard::Result<ActionRatingAnswer> action_rating(const ActionRating& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsModesActionRatingQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsModesActionRatingAnswer from{};
    from.size = sizeof from;
    ActionRatingAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_modes_action_rating, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `change`. A unit that is to take a mode.
struct Change {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The mode that it is to take: Combat, Move, Reserve or Strat; its own mode to turn only.
  ::grognard::ocs::Mode mode{};
  /// The side of the counter that is to show. Required in Reserve Mode, and to turn a disorganized unit.
  ::grognard::ocs::Orientation oriented{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn it is, 1 to 8.
  std::uint8_t player{};
  /// The Reserve markers of the unit's side, those on the board included, 0 to 254. Required to enter Reserve Mode.
  ::grognard::Said<std::uint8_t> reserve_markers{};
  /// The unit has begun to move in this phase.
  ::grognard::Flag begun{};
  /// The unit has changed its mode in this phase.
  ::grognard::Flag changed{};
};

/// The answer of `change`.
struct ChangeAnswer : ::grognard::Ruling<::grognard::ocs::ModeChanged> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a unit may take a mode, or turn, as it begins to move (OCS 5.4).
inline ::grognard::Result<ChangeAnswer> change(const Change& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsModesChangeQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.mode, question.mode);
    ::grognard::detail::put(to.oriented, question.oriented);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.player, question.player);
    ::grognard::detail::put(to.reserve_markers, question.reserve_markers);
    ::grognard::detail::put(to.begun, question.begun);
    ::grognard::detail::put(to.changed, question.changed);
    GrogOcsModesChangeAnswer from{};
    from.size = sizeof from;
    ChangeAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_modes_change, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `release`. Units that are to be released from Reserve.
struct Release {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The units, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn it is, 1 to 8. In the Reaction Phase the other player releases.
  std::uint8_t player{};
};

/// The answer of `release`.
struct ReleaseAnswer : ::grognard::Ruling<::grognard::ocs::Released> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units may be released from Reserve (OCS 5.7b).
inline ::grognard::Result<ReleaseAnswer> release(const Release& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsModesReleaseQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.player, question.player);
    GrogOcsModesReleaseAnswer from{};
    from.size = sizeof from;
    ReleaseAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_modes_release, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `clean_up`. A position at the end of a player turn.
struct CleanUp {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn ends, 1 to 8.
  std::uint8_t player{};
};

/// The answer of `clean_up`.
struct CleanUpAnswer : ::grognard::Ruling<::grognard::ocs::CleanedUp> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// The markers that the Clean Up Phase removes (OCS 2.3, 5.9, 5.10).
inline ::grognard::Result<CleanUpAnswer> clean_up(const CleanUp& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsModesCleanUpQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.player, question.player);
    GrogOcsModesCleanUpAnswer from{};
    from.size = sizeof from;
    CleanUpAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_modes_clean_up, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::ocs::modes

namespace grognard::ocs::movement {

/// The question of `path`. A stack that moves along a path in a phase.
struct Path {
  /// The position before the move.
  const ::grognard::ocs::Board* board{};
  /// The units that move together, from one hex, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The hexes that they enter, in order.
  ::grognard::Span<const ::grognard::ocs::Waypoint> path{};
  /// The units that are dropped off on the way. They move no further; the others go on.
  ::grognard::Span<const ::grognard::ocs::DropOff> drops{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn it is, 1 to 8. In the Reaction Phase the other player moves.
  std::uint8_t player{};
  /// The stack entered its present hex earlier in this phase, and so did not begin the phase there.
  ::grognard::Flag entered{};
};

/// The answer of `path`.
struct PathAnswer : ::grognard::Ruling<::grognard::ocs::Marched> {
  /// What a unit spends on a hex of the path.
  std::vector<::grognard::ocs::Pace> rows{};
};

/// Whether a stack may move along a path, and what each unit spends (OCS 6, 8.1).
inline ::grognard::Result<PathAnswer> path(const Path& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsMovementPathQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.drops, to.drops_len, question.drops);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.player, question.player);
    ::grognard::detail::put(to.entered, question.entered);
    GrogOcsMovementPathAnswer from{};
    from.size = sizeof from;
    PathAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_movement_path, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `reach`. A unit that is to move in a phase.
struct Reach {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn it is, 1 to 8. In the Reaction Phase the other player moves.
  std::uint8_t player{};
  /// The unit entered its present hex earlier in this phase, and so did not begin the phase there.
  ::grognard::Flag entered{};
};

/// The answer of `reach`.
struct ReachAnswer : ::grognard::Ruling<::grognard::ocs::Roamed> {
  /// A hex that a unit can move to.
  std::vector<::grognard::ocs::Goal> rows{};
};

/// Every hex that a unit can move to, and the cheapest way (OCS 6).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ReachAnswer> reach(const Reach& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsMovementReachQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.player, question.player);
    ::grognard::detail::put(to.entered, question.entered);
    GrogOcsMovementReachAnswer from{};
    from.size = sizeof from;
    ReachAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_movement_reach, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::movement

namespace grognard::ocs::odds {

/// The question of `round`. Two strengths to compare.
struct Round {
  /// The attacker's strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t attack{};
  /// The defender's strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t defence{};
  /// The row of the odds table. Needed for a column; rounded odds do not depend on it.
  ::grognard::ocs::Ground ground{};
  /// The game's own tables, by default the printed ones. Rounded odds do not depend on them.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `round`.
using RoundAnswer = ::grognard::Ruling<::grognard::Odds>;

/// The rounded odds of two strengths (OCS 4.2).
inline ::grognard::Result<RoundAnswer> round(const Round& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsOddsRoundQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.attack, question.attack);
    ::grognard::detail::put(to.defence, question.defence);
    ::grognard::detail::put(to.ground, question.ground);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsOddsRoundAnswer from{};
    from.size = sizeof from;
    RoundAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_odds_round, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `column`. Two strengths to compare.
struct Column {
  /// The attacker's strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t attack{};
  /// The defender's strength in points.
  /// Counted in 1/11520: 1 point is GROG_POINT.
  std::uint32_t defence{};
  /// The row of the odds table. Needed for a column; rounded odds do not depend on it.
  ::grognard::ocs::Ground ground{};
  /// The game's own tables, by default the printed ones. Rounded odds do not depend on them.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `column`.
using ColumnAnswer = ::grognard::Ruling<::grognard::ocs::Column>;

/// The odds column of two strengths (OCS 9.7).
inline ::grognard::Result<ColumnAnswer> column(const Column& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsOddsColumnQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.attack, question.attack);
    ::grognard::detail::put(to.defence, question.defence);
    ::grognard::detail::put(to.ground, question.ground);
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsOddsColumnAnswer from{};
    from.size = sizeof from;
    ColumnAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_odds_column, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::odds

namespace grognard::ocs::paths {

/// The question of `throw_reach`. A headquarters on a board.
struct ThrowReach {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The headquarters, by its `id`. C says its place in the board's list.
  std::uint16_t hq{};
};

/// The answer of `throw_reach`.
struct ThrowReachAnswer : ::grognard::Ruling<::grognard::ocs::ThrowRange> {
  /// A hex within reach of a throw.
  std::vector<::grognard::ocs::ReachedHex> rows{};
};

/// What a headquarters' throw reaches (OCS 12.3b).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ThrowReachAnswer> throw_reach(const ThrowReach& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsPathsThrowReachQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hq, question.hq);
    GrogOcsPathsThrowReachAnswer from{};
    from.size = sizeof from;
    ThrowReachAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_paths_throw_reach, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `throw_to`. A headquarters that is to throw supply to a unit.
struct ThrowTo {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The headquarters, by its `id`. C says its place in the board's list.
  std::uint16_t hq{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The supply reached this headquarters by the throw of another.
  ::grognard::Flag thrown_before{};
};

/// The answer of `throw_to`.
struct ThrowToAnswer : ::grognard::Ruling<::grognard::ocs::Supplied> {
  /// A hex of a supply path.
  std::vector<::grognard::ocs::PathHex> rows{};
};

/// Whether a headquarters' throw reaches a unit that it may serve, and the path (OCS 12.3b).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ThrowToAnswer> throw_to(const ThrowTo& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsPathsThrowToQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hq, question.hq);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.thrown_before, question.thrown_before);
    GrogOcsPathsThrowToAnswer from{};
    from.size = sizeof from;
    ThrowToAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_paths_throw_to, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `draw`. A unit that is to draw supply.
struct Draw {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The dump or the loaded Transport Points, by `id`. C says its place in the board's list.
  std::uint16_t source{};
};

/// The answer of `draw`.
struct DrawAnswer : ::grognard::Ruling<::grognard::ocs::Supplied> {
  /// A hex of a supply path.
  std::vector<::grognard::ocs::PathHex> rows{};
};

/// Whether a unit can draw directly from a source, and the path (OCS 12.3).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<DrawAnswer> draw(const Draw& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsPathsDrawQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.source, question.source);
    GrogOcsPathsDrawAnswer from{};
    from.size = sizeof from;
    DrawAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_paths_draw, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `sources`. A unit whose supply sources are listed.
struct Sources {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
};

/// The answer of `sources`.
struct SourcesAnswer : ::grognard::Ruling<::grognard::ocs::SourceTotal> {
  /// A dump or loaded Transport Points within draw range.
  std::vector<::grognard::ocs::SourceRow> rows{};
};

/// All that a unit can draw from directly (OCS 12.3).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<SourcesAnswer> sources(const Sources& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsPathsSourcesQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsPathsSourcesAnswer from{};
    from.size = sizeof from;
    SourcesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_paths_sources, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `supplies`. A unit whose supply is looked for.
struct Supplies {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
};

/// The answer of `supplies`.
struct SuppliesAnswer : ::grognard::Ruling<::grognard::ocs::SourceTotal> {
  /// A dump or loaded Transport Points in reach, and the cheapest way to it.
  std::vector<::grognard::ocs::SupplyRow> rows{};
};

/// All the supply in reach of a unit, by draw and by throw, and the cheapest way to each (OCS 12.3, 12.3b).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<SuppliesAnswer> supplies(const Supplies& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsPathsSuppliesQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsPathsSuppliesAnswer from{};
    from.size = sizeof from;
    SuppliesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_paths_supplies, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `relay`. A unit whose supply a headquarters is to draw and throw.
struct Relay {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit that uses the supply, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The headquarters that draws the supply and throws it on, by its `id`. C says its place in the board's list.
  std::uint16_t hq{};
  /// The dump or the loaded Transport Points, by `id`. C says its place in the board's list.
  std::uint16_t source{};
};

/// The answer of `relay`.
struct RelayAnswer : ::grognard::Ruling<::grognard::ocs::Relayed> {
  /// A hex of a supply path.
  std::vector<::grognard::ocs::PathHex> rows{};
};

/// Whether a headquarters can draw supply and throw it to a unit, and both paths (OCS 12.3b).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<RelayAnswer> relay(const Relay& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsPathsRelayQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.hq, question.hq);
    ::grognard::detail::put(to.source, question.source);
    GrogOcsPathsRelayAnswer from{};
    from.size = sizeof from;
    RelayAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_paths_relay, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::paths

namespace grognard::ocs::play {

/// The question of `new`. A new game: the position, where it stands, and what the game's charts and rules say.
struct New {
  /// The position: the chart, the hexes, the units on the map, and what is constant for the game. Every unit has an
  /// `id` of its own, 1 to 65534.
  const ::grognard::ocs::Board* board{};
  /// Units off the map: those that are due in a later turn, and the Dead Pile.
  ::grognard::Span<const ::grognard::ocs::Unit> off_map{};
  /// Where the game stands in its sequence of play. Reserve markers that it does not mention are none.
  ::grognard::ocs::TurnState turn{};
  /// What the game gives the sides, side 1 first, at most 8. A side that is not in the list has nothing.
  ::grognard::Span<const ::grognard::ocs::NewSide> sides{};
  /// The names of units, for orders and texts. Blanks in them become `_`.
  ::grognard::Span<const ::grognard::ocs::UnitName> names{};
  /// How the hexes are numbered, for orders and texts.
  ::grognard::Numbering numbering{};
  /// The seed of the game's dice. Without one dice are given with the orders.
  std::uint64_t seed{};
  /// The Rebuild Table.
  ::grognard::Span<const ::grognard::ocs::RebuildRow> table{};
  /// The mix of counters of Transport Points; an empty list means no limit.
  ::grognard::Span<const ::grognard::ocs::CounterMix> mix{};
  /// The nations whose aircraft fly hip shoots (14.7d).
  ::grognard::Span<const std::uint8_t> hip_nations{};
  /// Breakdowns that each nation has, nation 1 first; 0 for no limit (20.0g).
  std::array<std::uint8_t, 8> breakdowns{};
};

/// The answer of `new`.
using NewAnswer = ::grognard::Ruling<::grognard::ocs::Situation>;

/// Begins a game in memory that is lent, and says where it stands.
inline ::grognard::Result<NewAnswer> new_(::grognard::GameMemory& game, const New& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsPlayNewQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.off_map, to.off_map_len, question.off_map);
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.sides, to.sides_len, question.sides);
    ::grognard::detail::list(to.names, to.names_len, question.names);
    ::grognard::detail::put(to.numbering, question.numbering);
    ::grognard::detail::put(to.seed, question.seed);
    ::grognard::detail::list(to.table, to.table_len, question.table);
    ::grognard::detail::list(to.mix, to.mix_len, question.mix);
    ::grognard::detail::list(to.hip_nations, to.hip_nations_len, question.hip_nations);
    ::grognard::detail::put(to.breakdowns, question.breakdowns);
    GrogOcsPlayNewAnswer from{};
    from.size = sizeof from;
    NewAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask([&game](const GrogOcsPlayNewQuestion* asked, GrogOcsPlayNewAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_ocs_play_new(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault))) != 0; }) != 0) {
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
struct LookAnswer : ::grognard::Ruling<::grognard::ocs::Situation> {
  /// Something that a segment waits for.
  std::vector<::grognard::ocs::Duty> rows{};
};

/// What the game waits for, and the rows of what stands on the board or is owed.
inline ::grognard::Result<LookAnswer> look(::grognard::GameMemory& game, const Look& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsPlayLookQuestion to{};
    to.size = sizeof to;
    static_cast<void>(question);
    GrogOcsPlayLookAnswer from{};
    from.size = sizeof from;
    LookAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogOcsPlayLookQuestion* asked, GrogOcsPlayLookAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_ocs_play_look(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `choices`. A level of the choices.
struct Choices {
  /// A row of the level before that is not yet an order; absent for the first level, the kinds of order.
  ::grognard::ocs::GameChoice of{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::ocs::Situation> {
  /// What was chosen so far, or what can be chosen next. A row of the choices is the question of the next level, and one that
  /// is `complete` is an order. A row that is not, and has `picked` a unit, names it as `other`.
  std::vector<::grognard::ocs::GameChoice> rows{};
};

/// All that may be done now: each row is an order, or leads to orders.
inline ::grognard::Result<ChoicesAnswer> choices(::grognard::GameMemory& game, const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsPlayChoicesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.of, question.of);
    GrogOcsPlayChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogOcsPlayChoicesQuestion* asked, GrogOcsPlayChoicesAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_ocs_play_choices(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `judge`. An order: one line of orders, a row of the choices, or a kind of order with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`. Units are named by their numbers.
struct Judge {
  /// One line of orders, such as `march 1st_panzer > 0304 0305`. If it is empty, `choice` is the order, or `act` says its
  /// kind.
  ::grognard::Span<const std::uint8_t> line{};
  /// A complete row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
  ::grognard::ocs::GameChoice choice{};
  /// The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The kind of an order that is given by the fields from here on; absent for a line or a row.
  ::grognard::ocs::Act act{};
  /// The units.
  ::grognard::Span<const std::uint16_t> units{};
  /// The unit.
  std::uint16_t unit{};
  /// The hexes that are entered, one after the other.
  ::grognard::Span<const ::grognard::Hex> path{};
  /// Of units that move together, those that stay on the way.
  ::grognard::Span<const ::grognard::ocs::DropOff> drops{};
  /// The mode to take.
  ::grognard::ocs::Mode mode{};
  /// How the unit is oriented in it.
  ::grognard::ocs::Orientation oriented{};
  /// The Transport Points.
  std::uint16_t truck{};
  /// The dump that is loaded, or from which units eat.
  std::uint16_t source{};
  /// The amount, in T.
  std::uint16_t amount{};
  /// The supply that is blown.
  ::grognard::Span<const ::grognard::ocs::BlowLoad> loads{};
  /// How units are fuelled.
  ::grognard::ocs::FuelBy by{};
  /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
  ::grognard::Span<const std::uint16_t> sources{};
  /// The headquarters that throw the supply.
  ::grognard::Span<const std::uint16_t> hqs{};
  /// The Breakdowns that are made, without an `id`.
  ::grognard::Span<const ::grognard::ocs::Unit> breakdowns{};
  /// The Breakdowns that are absorbed.
  ::grognard::Span<const std::uint16_t> absorbed{};
  /// The counters of Transport Points that result, without an `id`.
  ::grognard::Span<const ::grognard::ocs::Unit> counters{};
  /// The Extender becomes Transport Points again.
  ::grognard::Flag unform{};
  /// The air base.
  std::uint16_t air_base{};
  /// The aircraft.
  ::grognard::Span<const std::uint16_t> planes{};
  /// The hex.
  ::grognard::Hex hex{};
  /// Where to.
  ::grognard::Hex to{};
  /// A Rail Repair unit also converts hexes after its move.
  ::grognard::Flag converts{};
  /// What is built.
  ::grognard::ocs::Task task{};
  /// The hex that is attacked or barraged.
  ::grognard::Hex target{};
  /// Those of the units that fight on their internal stocks.
  ::grognard::Span<const std::uint16_t> on_stocks{};
  /// The units whose Action Ratings count, where there is a choice.
  ::grognard::Span<const std::uint16_t> leads{};
  /// The facility.
  ::grognard::ocs::Target facility{};
  /// The steps that units lose.
  ::grognard::Span<const ::grognard::ocs::StepsLost> losses{};
  /// The hexes of retreat.
  std::uint8_t retreat{};
  /// The option is ignored.
  ::grognard::Flag ignore{};
  /// What is captured of the units that have fallen.
  ::grognard::Span<const ::grognard::ocs::Taken> taken{};
  /// Where the rest goes.
  ::grognard::Span<const ::grognard::ocs::Rest> rest{};
  /// The hedgehog in the hex is printed on the map.
  ::grognard::Flag printed_hedgehog{};
  /// The side.
  std::uint8_t side{};
  /// Units that are left out.
  ::grognard::Span<const std::uint16_t> left_out{};
  /// The replacements that are spent.
  ::grognard::Span<const std::uint16_t> repls{};
  /// The units that are rebuilt.
  ::grognard::Span<const ::grognard::ocs::UnitToRebuild> orders{};
  /// How units arrive.
  ::grognard::ocs::ArrivesBy entry{};
  /// The hexes of the map's edge, or of the port, where units may arrive.
  ::grognard::Span<const ::grognard::Hex> hexes{};
  /// The supply that arrives, in T.
  std::uint16_t supply{};
  /// The types of the two units differ.
  ::grognard::Flag types_differ{};
  /// The weather that was rolled, numbered by the caller from 1.
  std::uint8_t weather{};
  /// The side of the player who goes first; of a breakout, 1 if it is the first turn in which the unit tries.
  std::uint8_t first{};
  /// Both players play the turn simultaneously.
  ::grognard::Flag simulcast{};
};

/// The answer of `judge`.
struct JudgeAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// A reason against an order.
  std::vector<::grognard::ocs::Objection> rows{};
};

/// Whether an order is allowed, and the objections to it. Nothing changes.
inline ::grognard::Result<JudgeAnswer> judge(::grognard::GameMemory& game, const Judge& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsPlayJudgeQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.line, to.line_len, question.line);
    ::grognard::detail::put(to.choice, question.choice);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.act, question.act);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.drops, to.drops_len, question.drops);
    ::grognard::detail::put(to.mode, question.mode);
    ::grognard::detail::put(to.oriented, question.oriented);
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.source, question.source);
    ::grognard::detail::put(to.amount, question.amount);
    ::grognard::detail::list(to.loads, to.loads_len, question.loads);
    ::grognard::detail::put(to.by, question.by);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    ::grognard::detail::list(to.breakdowns, to.breakdowns_len, question.breakdowns);
    ::grognard::detail::list(to.absorbed, to.absorbed_len, question.absorbed);
    ::grognard::detail::list(to.counters, to.counters_len, question.counters);
    ::grognard::detail::put(to.unform, question.unform);
    ::grognard::detail::put(to.air_base, question.air_base);
    ::grognard::detail::list(to.planes, to.planes_len, question.planes);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.to, question.to);
    ::grognard::detail::put(to.converts, question.converts);
    ::grognard::detail::put(to.task, question.task);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::list(to.on_stocks, to.on_stocks_len, question.on_stocks);
    ::grognard::detail::list(to.leads, to.leads_len, question.leads);
    ::grognard::detail::put(to.facility, question.facility);
    ::grognard::detail::list(to.losses, to.losses_len, question.losses);
    ::grognard::detail::put(to.retreat, question.retreat);
    ::grognard::detail::put(to.ignore, question.ignore);
    ::grognard::detail::list(to.taken, to.taken_len, question.taken);
    ::grognard::detail::list(to.rest, to.rest_len, question.rest);
    ::grognard::detail::put(to.printed_hedgehog, question.printed_hedgehog);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::list(to.left_out, to.left_out_len, question.left_out);
    ::grognard::detail::list(to.repls, to.repls_len, question.repls);
    ::grognard::detail::list(to.orders, to.orders_len, question.orders);
    ::grognard::detail::put(to.entry, question.entry);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::put(to.supply, question.supply);
    ::grognard::detail::put(to.types_differ, question.types_differ);
    ::grognard::detail::put(to.weather, question.weather);
    ::grognard::detail::put(to.first, question.first);
    ::grognard::detail::put(to.simulcast, question.simulcast);
    GrogOcsPlayJudgeAnswer from{};
    from.size = sizeof from;
    JudgeAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogOcsPlayJudgeQuestion* asked, GrogOcsPlayJudgeAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_ocs_play_judge(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `order`. An order: one line of orders, a row of the choices, or a kind of order with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`. Units are named by their numbers.
struct Order {
  /// One line of orders, such as `march 1st_panzer > 0304 0305`. If it is empty, `choice` is the order, or `act` says its
  /// kind.
  ::grognard::Span<const std::uint8_t> line{};
  /// A complete row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
  ::grognard::ocs::GameChoice choice{};
  /// The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The kind of an order that is given by the fields from here on; absent for a line or a row.
  ::grognard::ocs::Act act{};
  /// The units.
  ::grognard::Span<const std::uint16_t> units{};
  /// The unit.
  std::uint16_t unit{};
  /// The hexes that are entered, one after the other.
  ::grognard::Span<const ::grognard::Hex> path{};
  /// Of units that move together, those that stay on the way.
  ::grognard::Span<const ::grognard::ocs::DropOff> drops{};
  /// The mode to take.
  ::grognard::ocs::Mode mode{};
  /// How the unit is oriented in it.
  ::grognard::ocs::Orientation oriented{};
  /// The Transport Points.
  std::uint16_t truck{};
  /// The dump that is loaded, or from which units eat.
  std::uint16_t source{};
  /// The amount, in T.
  std::uint16_t amount{};
  /// The supply that is blown.
  ::grognard::Span<const ::grognard::ocs::BlowLoad> loads{};
  /// How units are fuelled.
  ::grognard::ocs::FuelBy by{};
  /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
  ::grognard::Span<const std::uint16_t> sources{};
  /// The headquarters that throw the supply.
  ::grognard::Span<const std::uint16_t> hqs{};
  /// The Breakdowns that are made, without an `id`.
  ::grognard::Span<const ::grognard::ocs::Unit> breakdowns{};
  /// The Breakdowns that are absorbed.
  ::grognard::Span<const std::uint16_t> absorbed{};
  /// The counters of Transport Points that result, without an `id`.
  ::grognard::Span<const ::grognard::ocs::Unit> counters{};
  /// The Extender becomes Transport Points again.
  ::grognard::Flag unform{};
  /// The air base.
  std::uint16_t air_base{};
  /// The aircraft.
  ::grognard::Span<const std::uint16_t> planes{};
  /// The hex.
  ::grognard::Hex hex{};
  /// Where to.
  ::grognard::Hex to{};
  /// A Rail Repair unit also converts hexes after its move.
  ::grognard::Flag converts{};
  /// What is built.
  ::grognard::ocs::Task task{};
  /// The hex that is attacked or barraged.
  ::grognard::Hex target{};
  /// Those of the units that fight on their internal stocks.
  ::grognard::Span<const std::uint16_t> on_stocks{};
  /// The units whose Action Ratings count, where there is a choice.
  ::grognard::Span<const std::uint16_t> leads{};
  /// The facility.
  ::grognard::ocs::Target facility{};
  /// The steps that units lose.
  ::grognard::Span<const ::grognard::ocs::StepsLost> losses{};
  /// The hexes of retreat.
  std::uint8_t retreat{};
  /// The option is ignored.
  ::grognard::Flag ignore{};
  /// What is captured of the units that have fallen.
  ::grognard::Span<const ::grognard::ocs::Taken> taken{};
  /// Where the rest goes.
  ::grognard::Span<const ::grognard::ocs::Rest> rest{};
  /// The hedgehog in the hex is printed on the map.
  ::grognard::Flag printed_hedgehog{};
  /// The side.
  std::uint8_t side{};
  /// Units that are left out.
  ::grognard::Span<const std::uint16_t> left_out{};
  /// The replacements that are spent.
  ::grognard::Span<const std::uint16_t> repls{};
  /// The units that are rebuilt.
  ::grognard::Span<const ::grognard::ocs::UnitToRebuild> orders{};
  /// How units arrive.
  ::grognard::ocs::ArrivesBy entry{};
  /// The hexes of the map's edge, or of the port, where units may arrive.
  ::grognard::Span<const ::grognard::Hex> hexes{};
  /// The supply that arrives, in T.
  std::uint16_t supply{};
  /// The types of the two units differ.
  ::grognard::Flag types_differ{};
  /// The weather that was rolled, numbered by the caller from 1.
  std::uint8_t weather{};
  /// The side of the player who goes first; of a breakout, 1 if it is the first turn in which the unit tries.
  std::uint8_t first{};
  /// Both players play the turn simultaneously.
  ::grognard::Flag simulcast{};
};

/// The answer of `order`.
struct OrderAnswer : ::grognard::Ruling<::grognard::ocs::Open> {
  /// What an order did.
  std::vector<::grognard::ocs::GameEffect> effects{};
};

/// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
inline ::grognard::Result<OrderAnswer> order(::grognard::GameMemory& game, const Order& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsPlayOrderQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.line, to.line_len, question.line);
    ::grognard::detail::put(to.choice, question.choice);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.act, question.act);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.drops, to.drops_len, question.drops);
    ::grognard::detail::put(to.mode, question.mode);
    ::grognard::detail::put(to.oriented, question.oriented);
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.source, question.source);
    ::grognard::detail::put(to.amount, question.amount);
    ::grognard::detail::list(to.loads, to.loads_len, question.loads);
    ::grognard::detail::put(to.by, question.by);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    ::grognard::detail::list(to.breakdowns, to.breakdowns_len, question.breakdowns);
    ::grognard::detail::list(to.absorbed, to.absorbed_len, question.absorbed);
    ::grognard::detail::list(to.counters, to.counters_len, question.counters);
    ::grognard::detail::put(to.unform, question.unform);
    ::grognard::detail::put(to.air_base, question.air_base);
    ::grognard::detail::list(to.planes, to.planes_len, question.planes);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.to, question.to);
    ::grognard::detail::put(to.converts, question.converts);
    ::grognard::detail::put(to.task, question.task);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::list(to.on_stocks, to.on_stocks_len, question.on_stocks);
    ::grognard::detail::list(to.leads, to.leads_len, question.leads);
    ::grognard::detail::put(to.facility, question.facility);
    ::grognard::detail::list(to.losses, to.losses_len, question.losses);
    ::grognard::detail::put(to.retreat, question.retreat);
    ::grognard::detail::put(to.ignore, question.ignore);
    ::grognard::detail::list(to.taken, to.taken_len, question.taken);
    ::grognard::detail::list(to.rest, to.rest_len, question.rest);
    ::grognard::detail::put(to.printed_hedgehog, question.printed_hedgehog);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::list(to.left_out, to.left_out_len, question.left_out);
    ::grognard::detail::list(to.repls, to.repls_len, question.repls);
    ::grognard::detail::list(to.orders, to.orders_len, question.orders);
    ::grognard::detail::put(to.entry, question.entry);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::put(to.supply, question.supply);
    ::grognard::detail::put(to.types_differ, question.types_differ);
    ::grognard::detail::put(to.weather, question.weather);
    ::grognard::detail::put(to.first, question.first);
    ::grognard::detail::put(to.simulcast, question.simulcast);
    GrogOcsPlayOrderAnswer from{};
    from.size = sizeof from;
    OrderAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(256);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask([&game, before = trail != nullptr ? game.position(grog_ocs_play_position) : std::vector<std::uint64_t>(), done = false](const GrogOcsPlayOrderQuestion* asked, GrogOcsPlayOrderAnswer* told, GrogTrail* steps, GrogFault* why) mutable { if (done) { game.restore(before); }  const std::int32_t status = grog_ocs_play_order(game.words.data(), game.words.size(), asked, told, steps, why); done = status == 0; return status; }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `chances`. How each side takes its option in the open combat.
struct Chances {
  /// How the attacker takes his option. Required for a combat.
  ::grognard::ocs::Policy attacker_policy{};
  /// How the defender takes his option. Required for a combat.
  ::grognard::ocs::Policy defender_policy{};
};

/// The answer of `chances`.
struct ChancesAnswer : ::grognard::Ruling<::grognard::ocs::OpenChances> {
  /// Something that a segment waits for.
  std::vector<::grognard::ocs::Duty> rows{};
};

/// The exact chances of what is open.
inline ::grognard::Result<ChancesAnswer> chances(::grognard::GameMemory& game, const Chances& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsPlayChancesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.attacker_policy, question.attacker_policy);
    ::grognard::detail::put(to.defender_policy, question.defender_policy);
    GrogOcsPlayChancesAnswer from{};
    from.size = sizeof from;
    ChancesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogOcsPlayChancesQuestion* asked, GrogOcsPlayChancesAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_ocs_play_chances(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::play

namespace grognard::ocs::rail {

/// The question of `track`. A hex whose railroad is examined for a side.
struct Track {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side of the trains, 1 to 8.
  std::uint8_t side{};
};

/// The answer of `track`.
using TrackAnswer = ::grognard::Ruling<::grognard::ocs::Track>;

/// What the railroad in a hex is to a side (OCS 13.3, 13.3f, 13.3h).
inline ::grognard::Result<TrackAnswer> track(const Track& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsRailTrackQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    GrogOcsRailTrackAnswer from{};
    from.size = sizeof from;
    TrackAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_rail_track, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `detrainable`. A hex where trains are to stop.
struct Detrainable {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side of the trains, 1 to 8.
  std::uint8_t side{};
  /// The use of the railroad.
  ::grognard::ocs::RailUse usage{};
};

/// The answer of `detrainable`.
struct DetrainableAnswer : ::grognard::Ruling<::grognard::ocs::Detrainable> {
  /// A hex of a way by rail.
  std::vector<::grognard::ocs::RailHex> rows{};
};

/// Whether a hex is detrainable, and its way back to supply (OCS 13.3c).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<DetrainableAnswer> detrainable(const Detrainable& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsRailDetrainableQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.usage, question.usage);
    GrogOcsRailDetrainableAnswer from{};
    from.size = sizeof from;
    DetrainableAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_rail_detrainable, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `stops`. A side whose stops are listed.
struct Stops {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The side, 1 to 8.
  std::uint8_t side{};
};

/// The answer of `stops`.
struct StopsAnswer : ::grognard::Ruling<::grognard::ocs::RailStopsFound> {
  /// A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and the facts that make it detrainable or
  /// not.
  std::vector<::grognard::ocs::RailStopFound> rows{};
};

/// Every hex where trains might stop, and what keeps them from it (OCS 13.3c).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<StopsAnswer> stops(const Stops& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsRailStopsQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.side, question.side);
    GrogOcsRailStopsAnswer from{};
    from.size = sizeof from;
    StopsAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_rail_stops, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `control`. A hex whose control is decided.
struct Control {
  /// The position, with the hex's control before.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The units that entered the hex since, in order, whether or not they are still in it. Units in the hex on the
  /// board count as having entered without being listed.
  ::grognard::Span<const ::grognard::ocs::Unit> entered{};
  /// The side behind whose front line the hex now clearly lies; 0 if that is not clear or has not changed. This is
  /// the caller's judgement. From 0 to 8.
  std::uint8_t behind{};
};

/// The answer of `control`.
using ControlAnswer = ::grognard::Ruling<::grognard::ocs::RailControlled>;

/// Who controls a hex where trains may stop (OCS 13.3h).
inline ::grognard::Result<ControlAnswer> control(const Control& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsRailControlQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::list(to.entered, to.entered_len, question.entered);
    ::grognard::detail::put(to.behind, question.behind);
    GrogOcsRailControlAnswer from{};
    from.size = sizeof from;
    ControlAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_rail_control, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `railheads`. A side whose railheads are listed.
struct Railheads {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The side, 1 to 8.
  std::uint8_t side{};
};

/// The answer of `railheads`.
struct RailheadsAnswer : ::grognard::Ruling<::grognard::ocs::RailExtentFound> {
  /// A place of a Railhead marker.
  std::vector<::grognard::ocs::Railhead> rows{};
};

/// Where Railhead markers lie (OCS 13.3d).
inline ::grognard::Result<RailheadsAnswer> railheads(const Railheads& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsRailRailheadsQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.side, question.side);
    GrogOcsRailRailheadsAnswer from{};
    from.size = sizeof from;
    RailheadsAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_rail_railheads, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `assess`. Cargo that is to move by rail.
struct Assess {
  /// The position. The cargo may be on the board or not.
  const ::grognard::ocs::Board* board{};
  /// The cargo, which moves together: combat units, Transport Points, supply. The `amount` of Transport Points and
  /// supply is how much of it moves; a unit's use earlier in the phase is given by its own fields.
  ::grognard::Span<const ::grognard::ocs::Unit> cargo{};
  /// The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
  ::grognard::Hex start{};
  /// The hex where it detrains.
  ::grognard::Hex to{};
  /// The side of the cargo, 1 to 8.
  std::uint8_t side{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// The side's Rail Cap for this turn, in points of capacity. The smallest cargo, a quarter of an RE of units
  /// with a Leg movement allowance of 6 or less, costs 1/16 on a way that is all multi-track.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t rail_cap{};
  /// The Rail Cap used earlier in this turn, in points. Rail Cap unused in earlier turns does not
  /// count.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t rail_cap_used{};
  /// The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
  ::grognard::Flag arriving{};
  /// Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
  ::grognard::Flag converts{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::ocs::RailMoved> {
  /// A hex of a way by rail.
  std::vector<::grognard::ocs::RailHex> rows{};
};

/// Whether cargo may go by rail, the cheapest way, and what it costs (OCS 13.3a, 13.3b, 13.3e).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsRailAssessQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.cargo, to.cargo_len, question.cargo);
    ::grognard::detail::put(to.start, question.start);
    ::grognard::detail::put(to.to, question.to);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.rail_cap, question.rail_cap);
    ::grognard::detail::put(to.rail_cap_used, question.rail_cap_used);
    ::grognard::detail::put(to.arriving, question.arriving);
    ::grognard::detail::put(to.converts, question.converts);
    GrogOcsRailAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_rail_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `choices`. Cargo that is to move by rail: as in `RailMove`, without a destination.
struct Choices {
  /// The position. The cargo may be on the board or not.
  const ::grognard::ocs::Board* board{};
  /// The cargo, which moves together.
  ::grognard::Span<const ::grognard::ocs::Unit> cargo{};
  /// The hex where it entrains.
  ::grognard::Hex start{};
  /// The side of the cargo, 1 to 8.
  std::uint8_t side{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// The side's Rail Cap for this turn, in points.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t rail_cap{};
  /// The Rail Cap used earlier in this turn, in points.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t rail_cap_used{};
  /// The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
  ::grognard::Flag arriving{};
  /// Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
  ::grognard::Flag converts{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::ocs::RailReached> {
  /// A hex that cargo may move to.
  std::vector<::grognard::ocs::RailGoal> rows{};
};

/// Where cargo may go by rail, and what each place costs (OCS 13.3a, 13.3e).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsRailChoicesQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.cargo, to.cargo_len, question.cargo);
    ::grognard::detail::put(to.start, question.start);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.rail_cap, question.rail_cap);
    ::grognard::detail::put(to.rail_cap_used, question.rail_cap_used);
    ::grognard::detail::put(to.arriving, question.arriving);
    ::grognard::detail::put(to.converts, question.converts);
    GrogOcsRailChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_rail_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `apply`. Cargo that is to move by rail.
struct Apply {
  /// The position. The cargo may be on the board or not.
  const ::grognard::ocs::Board* board{};
  /// The cargo, which moves together: combat units, Transport Points, supply. The `amount` of Transport Points and
  /// supply is how much of it moves; a unit's use earlier in the phase is given by its own fields.
  ::grognard::Span<const ::grognard::ocs::Unit> cargo{};
  /// The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
  ::grognard::Hex start{};
  /// The hex where it detrains.
  ::grognard::Hex to{};
  /// The side of the cargo, 1 to 8.
  std::uint8_t side{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// The side's Rail Cap for this turn, in points of capacity. The smallest cargo, a quarter of an RE of units
  /// with a Leg movement allowance of 6 or less, costs 1/16 on a way that is all multi-track.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t rail_cap{};
  /// The Rail Cap used earlier in this turn, in points. Rail Cap unused in earlier turns does not
  /// count.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t rail_cap_used{};
  /// The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
  ::grognard::Flag arriving{};
  /// Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
  ::grognard::Flag converts{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::ocs::RailMoved> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Moves cargo by rail (OCS 13.3e).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsRailApplyQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.cargo, to.cargo_len, question.cargo);
    ::grognard::detail::put(to.start, question.start);
    ::grognard::detail::put(to.to, question.to);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.rail_cap, question.rail_cap);
    ::grognard::detail::put(to.rail_cap_used, question.rail_cap_used);
    ::grognard::detail::put(to.arriving, question.arriving);
    ::grognard::detail::put(to.converts, question.converts);
    GrogOcsRailApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_rail_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `convert`. A unit that converts railroads as it moves.
struct Convert {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The unit before it moves, with its use earlier in the phase.
  ::grognard::ocs::Unit unit{};
  /// The hexes that it enters, in order.
  ::grognard::Span<const ::grognard::ocs::RailStep> path{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// The cost of the movement, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t mp{};
};

/// The answer of `convert`.
struct ConvertAnswer : ::grognard::Ruling<::grognard::ocs::RailConverted> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a unit may convert the railroads that it enters (OCS 13.3f, 13.3g).
inline ::grognard::Result<ConvertAnswer> convert(const Convert& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsRailConvertQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.mp, question.mp);
    GrogOcsRailConvertAnswer from{};
    from.size = sizeof from;
    ConvertAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_rail_convert, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `trace`. A hex that trace supply is to reach.
struct Trace {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex to which units, or a headquarters for them, trace.
  ::grognard::Hex hex{};
  /// The side that traces, 1 to 8.
  std::uint8_t side{};
};

/// The answer of `trace`.
struct TraceAnswer : ::grognard::Ruling<::grognard::ocs::RailTraced> {
  /// A hex of a way by rail.
  std::vector<::grognard::ocs::RailHex> rows{};
};

/// Whether units may trace supply to a hex, by rail and by Extenders (OCS 12.6, 12.7, 13.3c).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<TraceAnswer> trace(const Trace& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsRailTraceQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    GrogOcsRailTraceAnswer from{};
    from.size = sizeof from;
    TraceAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_rail_trace, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::rail

namespace grognard::ocs::reinforcements {

/// The question of `assess`. Reinforcements that are to arrive together in a hex.
struct Assess {
  /// The position without the reinforcements.
  const ::grognard::ocs::Board* board{};
  /// The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to
  /// have.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The hex of arrival.
  ::grognard::Hex to{};
  /// The side of the reinforcements, 1 to 8.
  std::uint8_t side{};
  /// How they enter. Not needed for aircraft alone, which arrive at an air base.
  ::grognard::ocs::ArrivesBy entry{};
  /// The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any
  /// friendly air base.
  ::grognard::Span<const ::grognard::Hex> hexes{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// The turn in which they are due, numbered by the caller from 1.
  std::uint16_t due{};
  /// The current turn, in the same numbering.
  std::uint16_t turn{};
  /// Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks
  /// can be loaded.
  std::uint16_t supply{};
  /// The capacity of the port used by reinforcements that arrived earlier in this phase, in T. The port's own
  /// `amount` is its capacity after hits.
  std::uint16_t port_used{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::ocs::Arrived> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether reinforcements may arrive in a hex, and what that does (OCS 13.6 to 13.6c).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsReinforcementsAssessQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.to, question.to);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.entry, question.entry);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.due, question.due);
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.supply, question.supply);
    ::grognard::detail::put(to.port_used, question.port_used);
    GrogOcsReinforcementsAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_reinforcements_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `choices`. Reinforcements that are to arrive together: as in `Reinforcing`, without a hex of arrival.
struct Choices {
  /// The position without the reinforcements.
  const ::grognard::ocs::Board* board{};
  /// The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to
  /// have.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The side of the reinforcements, 1 to 8.
  std::uint8_t side{};
  /// How they enter. Not needed for aircraft alone, which arrive at an air base.
  ::grognard::ocs::ArrivesBy entry{};
  /// The hexes that the Arrival Chart names. Not needed for aircraft, which arrive at any friendly air base.
  ::grognard::Span<const ::grognard::Hex> hexes{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// The turn in which they are due, numbered by the caller from 1.
  std::uint16_t due{};
  /// The current turn, in the same numbering.
  std::uint16_t turn{};
  /// Supply that arrives in the same place in this turn, in T.
  std::uint16_t supply{};
  /// The capacity of the port used by reinforcements that arrived earlier in this phase, in T.
  std::uint16_t port_used{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::ocs::ArrivalPlacesFound> {
  /// A hex where reinforcements may arrive.
  std::vector<::grognard::ocs::ArrivalPlace> rows{};
};

/// The hexes where reinforcements may arrive (OCS 13.6, 13.6b).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsReinforcementsChoicesQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.entry, question.entry);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.due, question.due);
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.supply, question.supply);
    ::grognard::detail::put(to.port_used, question.port_used);
    GrogOcsReinforcementsChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_reinforcements_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::reinforcements

namespace grognard::ocs::replacements {

/// The question of `resolve`. A roll for replacements.
struct Resolve {
  /// The table, or the column of it that applies now. A roll without a row gives nothing.
  ::grognard::Span<const ::grognard::ocs::ReplRow> table{};
  /// Two dice, or one for a table of one die; 1 to 6 each.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The table is rolled on with one die.
  ::grognard::Flag one_die{};
  /// The game's modifier of the roll.
  std::int8_t drm{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// The roll has been made before in this phase.
  ::grognard::Flag rolled{};
};

/// The answer of `resolve`.
using ResolveAnswer = ::grognard::Ruling<::grognard::ocs::ReplsRolled>;

/// Replacements that arrive by a roll on the Variable Replacement Table (OCS 13.5).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsReplacementsResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.table, to.table_len, question.table);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.one_die, question.one_die);
    ::grognard::detail::put(to.drm, question.drm);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.rolled, question.rolled);
    GrogOcsReplacementsResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_replacements_resolve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `sites`. A side whose sites for rebuilding are listed.
struct Sites {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The side, 1 to 8.
  std::uint8_t side{};
};

/// The answer of `sites`.
struct SitesAnswer : ::grognard::Ruling<::grognard::ocs::RebuildSitesFound> {
  /// A hex with replacements.
  std::vector<::grognard::ocs::RebuildSite> rows{};
};

/// Where a side could rebuild units (OCS 13.5a).
inline ::grognard::Result<SitesAnswer> sites(const Sites& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsReplacementsSitesQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.side, question.side);
    GrogOcsReplacementsSitesAnswer from{};
    from.size = sizeof from;
    SitesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_replacements_sites, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `assess`. Units that are to be rebuilt together, with replacements in one hex.
struct Assess {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The side of the units, 1 to 8.
  std::uint8_t side{};
  /// The replacements, by their `id`s in ascending order. Replacements that are not needed are kept; of each kind the
  /// first ones are used. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> repls{};
  /// The units to rebuild, at most 255. The effects number them after `repls`, in this order.
  ::grognard::Span<const ::grognard::ocs::RebuildOrder> orders{};
  /// The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
  ::grognard::Span<const ::grognard::ocs::RebuildRow> table{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt.
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint16_t trucks_lost{};
  /// Truck points (TP) that the side has in play. Required if trucks are rebuilt.
  /// Counted in 1/4: 1 TP is GROG_TP.
  ::grognard::Said<std::uint16_t> trucks_in_play{};
  /// Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint16_t trucks_provided{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::ocs::Rebuilt> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units may be rebuilt, and what that takes (OCS 13.5a to 13.5f).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsReplacementsAssessQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::list(to.repls, to.repls_len, question.repls);
    ::grognard::detail::list(to.orders, to.orders_len, question.orders);
    ::grognard::detail::list(to.table, to.table_len, question.table);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.trucks_lost, question.trucks_lost);
    ::grognard::detail::put(to.trucks_in_play, question.trucks_in_play);
    ::grognard::detail::put(to.trucks_provided, question.trucks_provided);
    GrogOcsReplacementsAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_replacements_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::ocs::replacements

namespace grognard::ocs::restock {

/// The question of `apply`. Units that restock from the supply in their reach.
struct Apply {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The units, by their `id`s, in the order in which their owner restocks them. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The supply in reach of all of them by draw or throw, in T.
  ::grognard::Said<std::uint16_t> supply{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn it is, 1 to 8.
  std::uint8_t player{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::ocs::Restocked> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Restocks the internal stocks of units with the supply in reach (OCS 12.10e).
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsRestockApplyQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.supply, question.supply);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.player, question.player);
    GrogOcsRestockApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_restock_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::ocs::restock

namespace grognard::ocs::retreat {

/// The question of `assess`. A stack that retreats.
struct Assess {
  /// The units that retreat together.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The hex from which they retreat.
  ::grognard::Hex start{};
  /// The hexes that they enter, in order.
  ::grognard::Span<const ::grognard::ocs::RetreatHex> path{};
  /// The distance in hexes from `start` at which they must end, at least 1.
  std::uint8_t distance{};
  /// Friendly units in the hexes of the path that do not retreat. An empty list if there are none.
  ::grognard::Span<const ::grognard::ocs::Unit> friends{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::ocs::Retreated> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a retreat is legal, and what it does, with the units as the combat left them (OCS 9.12).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsRetreatAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.start, question.start);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::put(to.distance, question.distance);
    ::grognard::detail::list(to.friends, to.friends_len, question.friends);
    GrogOcsRetreatAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_retreat_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `find`. A stack that must retreat.
struct Find {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The units that retreat together, from one hex, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
  ::grognard::Span<const ::grognard::Hex> held{};
  /// The distance in hexes that they must retreat, 1 to 8.
  std::uint8_t distance{};
};

/// The answer of `find`.
struct FindAnswer : ::grognard::Ruling<::grognard::ocs::Refuges> {
  /// A hex where a retreat can end, and what the best way there costs.
  std::vector<::grognard::ocs::Refuge> rows{};
};

/// The hexes where a retreat can end, the best first (OCS 9.12).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<FindAnswer> find(const Find& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsRetreatFindQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.held, to.held_len, question.held);
    ::grognard::detail::put(to.distance, question.distance);
    GrogOcsRetreatFindAnswer from{};
    from.size = sizeof from;
    FindAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_retreat_find, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `way`. A stack that must retreat, and the hex where it is to end.
struct Way {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The units that retreat together, from one hex, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
  ::grognard::Span<const ::grognard::Hex> held{};
  /// The distance in hexes that they must retreat, 1 to 8.
  std::uint8_t distance{};
  /// The hex where the retreat is to end.
  ::grognard::Hex goal{};
};

/// The answer of `way`.
struct WayAnswer : ::grognard::Ruling<::grognard::ocs::Refuge> {
  /// A hex of a retreat.
  std::vector<::grognard::ocs::RetreatHex> rows{};
};

/// The best way of a retreat to a hex (OCS 9.12).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<WayAnswer> way(const Way& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsRetreatWayQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.held, to.held_len, question.held);
    ::grognard::detail::put(to.distance, question.distance);
    ::grognard::detail::put(to.goal, question.goal);
    GrogOcsRetreatWayAnswer from{};
    from.size = sizeof from;
    WayAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_retreat_way, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::retreat

namespace grognard::ocs::sequence {

/// The question of `assess`. Something that a player is to do in a segment.
struct Assess {
  /// The segment.
  ::grognard::ocs::Segment segment{};
  /// What is to be done.
  ::grognard::ocs::TurnAction action{};
  /// The player who is to do it, 1 to 8.
  std::uint8_t side{};
  /// The player whose turn it is, from 1. Required in a player turn that is not played simultaneously.
  std::uint8_t player{};
  /// Both players play the turn simultaneously.
  ::grognard::Flag simulcast{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::ocs::PermittedAction>;

/// Whether a player may do something in a segment of the turn (OCS 2.3).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsSequenceAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.segment, question.segment);
    ::grognard::detail::put(to.action, question.action);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.player, question.player);
    ::grognard::detail::put(to.simulcast, question.simulcast);
    GrogOcsSequenceAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_sequence_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `next`. A segment that has ended.
struct Next {
  /// The segment.
  ::grognard::ocs::Segment segment{};
  /// The player who goes first in this game turn, from 1. Required from the end of First Player Determination on, save
  /// in a simulcast turn.
  std::uint8_t first{};
  /// The player who goes second, from 1; as `first`.
  std::uint8_t second{};
  /// The player whose turn it is. Required in a player turn that is not played simultaneously.
  std::uint8_t player{};
  /// Both players play the turn simultaneously.
  ::grognard::Flag simulcast{};
};

/// The answer of `next`.
using NextAnswer = ::grognard::Ruling<::grognard::ocs::NextSegment>;

/// The segment that follows another, and who acts in it (OCS 2.2).
inline ::grognard::Result<NextAnswer> next(const Next& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsSequenceNextQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.segment, question.segment);
    ::grognard::detail::put(to.first, question.first);
    ::grognard::detail::put(to.second, question.second);
    ::grognard::detail::put(to.player, question.player);
    ::grognard::detail::put(to.simulcast, question.simulcast);
    GrogOcsSequenceNextAnswer from{};
    from.size = sizeof from;
    NextAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_sequence_next, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `close`. A position at the end of a segment.
struct Close {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The segment.
  ::grognard::ocs::Segment segment{};
  /// The units that can trace supply where they stand, by their `id`s; in a game with the option `strat_draw` those
  /// that draw it. An empty list for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> in_trace{};
};

/// The answer of `close`.
using CloseAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a Movement Segment may end with the units where they are (OCS 5.7g, 5.8b).
inline ::grognard::Result<CloseAnswer> close(const Close& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsSequenceCloseQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.segment, question.segment);
    ::grognard::detail::list(to.in_trace, to.in_trace_len, question.in_trace);
    GrogOcsSequenceCloseAnswer from{};
    from.size = sizeof from;
    CloseAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_sequence_close, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

}  // namespace grognard::ocs::sequence

namespace grognard::ocs::size {

/// The question of `re`. A question about one unit.
struct Re {
  /// The unit.
  ::grognard::ocs::Unit unit{};
};

/// The answer of `re`.
using ReAnswer = ::grognard::Ruling<::grognard::ocs::Extent>;

/// The RE size of a unit and its steps (OCS 4.6).
inline ::grognard::Result<ReAnswer> re(const Re& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsSizeReQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsSizeReAnswer from{};
    from.size = sizeof from;
    ReAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_size_re, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::size

namespace grognard::ocs::stacking {

/// The question of `size`. A side's units in a hex, and units that would join them.
struct Size {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side, 1 to 8.
  std::uint8_t side{};
  /// Units that would join those in the hex, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
};

/// The answer of `size`.
using SizeAnswer = ::grognard::Ruling<::grognard::ocs::StackSize>;

/// How large a side's stack in a hex is (OCS 4.8).
inline ::grognard::Result<SizeAnswer> size(const Size& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsStackingSizeQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    GrogOcsStackingSizeAnswer from{};
    from.size = sizeof from;
    SizeAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_stacking_size, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `assess`. A stack at a given time.
struct Assess {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex. For an overrun, the hex from which it is made.
  ::grognard::Hex hex{};
  /// The side, 1 to 8.
  std::uint8_t side{};
  /// Units that would join those in the hex, by their `id`s. For an overrun, the overrunning units, whether they are
  /// in the hex or not. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The time at which stacking is judged. Required where the answer depends on it.
  ::grognard::ocs::Moment when{};
  /// The phase. Stacking is not enforced in the Reinforcement Phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::ocs::StackSize>;

/// Whether so many units may be in a hex at this time (OCS 4.8, 4.8a).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsStackingAssessQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.when, question.when);
    ::grognard::detail::put(to.phase, question.phase);
    GrogOcsStackingAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_stacking_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `overstacked`. A position at the end of a segment or phase.
struct Overstacked {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The phase. Stacking is not enforced in the Reinforcement Phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
};

/// The answer of `overstacked`.
struct OverstackedAnswer : ::grognard::Ruling<::grognard::ocs::OverstackedCount> {
  /// A hex that holds too much.
  std::vector<::grognard::ocs::Overstacked> rows{};
};

/// Every hex that holds too much at the end of a segment or phase (OCS 4.8a).
inline ::grognard::Result<OverstackedAnswer> overstacked(const Overstacked& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsStackingOverstackedQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.phase, question.phase);
    GrogOcsStackingOverstackedAnswer from{};
    from.size = sizeof from;
    OverstackedAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_stacking_overstacked, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `choices`. A side's stack at the end of a segment or phase.
struct Choices {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side, 1 to 8.
  std::uint8_t side{};
  /// The phase. Nothing is owed in the Reinforcement Phase.
  ::grognard::ocs::Phase phase{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::ocs::Surplus> {
  /// Units of one size among which the owner may choose.
  std::vector<::grognard::ocs::SurplusChoice> rows{};
};

/// How much of an overstacked hex its owner must eliminate, and among which units (OCS 4.8a).
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsStackingChoicesQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.phase, question.phase);
    GrogOcsStackingChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_stacking_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `apply`. The owner's choice of units to eliminate.
struct Apply {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side, 1 to 8.
  std::uint8_t side{};
  /// The units to eliminate, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> eliminated{};
  /// The phase. Nothing is owed in the Reinforcement Phase.
  ::grognard::ocs::Phase phase{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::ocs::RemainingStack> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Eliminates what the owner of an overstacked hex chose (OCS 4.8a).
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsStackingApplyQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::list(to.eliminated, to.eliminated_len, question.eliminated);
    ::grognard::detail::put(to.phase, question.phase);
    GrogOcsStackingApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_stacking_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `order`. A side's stack in the order that its owner chose.
struct Order {
  /// The position. The order of the hex's units in its list does not matter here.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side, 1 to 8.
  std::uint8_t side{};
  /// The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out
  /// of Supply covers everything below it down to the next such marker. Markers that lie directly on one another
  /// cover together.
  ::grognard::Span<const ::grognard::ocs::Counter> stack{};
};

/// The answer of `order`.
struct OrderAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// A fault in the order of a stack.
  std::vector<::grognard::ocs::OrderFault> rows{};
};

/// Whether the order of a stack and its markers is legal (OCS 4.8b).
inline ::grognard::Result<OrderAnswer> order(const Order& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsStackingOrderQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::list(to.stack, to.stack_len, question.stack);
    GrogOcsStackingOrderAnswer from{};
    from.size = sizeof from;
    OrderAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_stacking_order, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `arrange`. A side's units in a hex.
struct Arrange {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side, 1 to 8.
  std::uint8_t side{};
};

/// The answer of `arrange`.
struct ArrangeAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// A counter in a stack.
  std::vector<::grognard::ocs::Counter> rows{};
};

/// A legal order for a stack with its markers (OCS 4.8b).
inline ::grognard::Result<ArrangeAnswer> arrange(const Arrange& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsStackingArrangeQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    GrogOcsStackingArrangeAnswer from{};
    from.size = sizeof from;
    ArrangeAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_stacking_arrange, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `enter`. An entry into a hex.
struct Enter {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side that enters it, 1 to 8.
  std::uint8_t side{};
  /// What enters the hex. Required where the answer depends on it.
  ::grognard::ocs::Entrant entrant{};
  /// For `units`: the units that enter together, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The aircraft among the units are on a mission.
  ::grognard::Flag mission{};
};

/// The answer of `enter`.
struct EnterAnswer : ::grognard::Ruling<::grognard::ocs::EntryResult> {
  /// An enemy unit in the hex.
  std::vector<::grognard::ocs::EntryUnit> rows{};
};

/// Whether something may enter a hex as far as the enemy units there decide it (OCS 4.8c).
inline ::grognard::Result<EnterAnswer> enter(const Enter& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsStackingEnterQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.entrant, question.entrant);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.mission, question.mission);
    GrogOcsStackingEnterAnswer from{};
    from.size = sizeof from;
    EnterAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_stacking_enter, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::stacking

namespace grognard::ocs::tables {

/// The question of `check`. Tables to check.
struct Check {
  /// The tables.
  const ::grognard::ocs::Tables* tables{};
};

/// The answer of `check`.
using CheckAnswer = ::grognard::Ruling<::grognard::ocs::TablesExtent>;

/// Checks the tables of a game: their shape, their order, their words (OCS 9.7 to 9.9, 10.0).
inline ::grognard::Result<CheckAnswer> check(const Check& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTablesCheckQuestion to{};
    to.size = sizeof to;
    GrogOcsTables tables_c{};
    if (question.tables != nullptr) {
      tables_c = question.tables->c();
      to.tables = &tables_c;
    }
    GrogOcsTablesCheckAnswer from{};
    from.size = sizeof from;
    CheckAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_tables_check, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::tables

namespace grognard::ocs::trace {

/// The question of `eat`. Units that eat out of one dump.
struct Eat {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The units that are fed, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The supply on the ground or the Transport Points that pay, by `id`. C says its place in the board's list.
  std::uint16_t source{};
  /// The units of the side that trace, by their `id`s. An empty list for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> in_trace{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn it is, 1 to 8.
  std::uint8_t player{};
};

/// The answer of `eat`.
struct EatAnswer : ::grognard::Ruling<::grognard::ocs::Eaten> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units without trace may eat out of a dump that each of them reaches, and what it costs (OCS 12.6c).
inline ::grognard::Result<EatAnswer> eat(const Eat& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTraceEatQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.source, question.source);
    ::grognard::detail::list(to.in_trace, to.in_trace_len, question.in_trace);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.player, question.player);
    GrogOcsTraceEatAnswer from{};
    from.size = sizeof from;
    EatAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_trace_eat, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `mark`. A side's units that trace and those that eat.
struct Mark {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The units of the side that trace, by their `id`s. An empty list for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> in_trace{};
  /// The units of the side that ate, by their `id`s. An empty list for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> fed{};
  /// The phase.
  ::grognard::ocs::Phase phase{};
  /// The player whose turn it is, 1 to 8.
  std::uint8_t player{};
};

/// The answer of `mark`.
struct MarkAnswer : ::grognard::Ruling<::grognard::ocs::SupplyMarks> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// The Out of Supply markers of a side in its Supply Phase (OCS 12.8a).
inline ::grognard::Result<MarkAnswer> mark(const Mark& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTraceMarkQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.in_trace, to.in_trace_len, question.in_trace);
    ::grognard::detail::list(to.fed, to.fed_len, question.fed);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.player, question.player);
    GrogOcsTraceMarkAnswer from{};
    from.size = sizeof from;
    MarkAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_trace_mark, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `collapse`. An Extender that is to collapse.
struct Collapse {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The Extender, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
};

/// The answer of `collapse`.
struct CollapseAnswer : ::grognard::Ruling<::grognard::ocs::CollapseHexes> {
  /// A hex to which an Extender may collapse.
  std::vector<::grognard::ocs::CollapseHex> rows{};
};

/// The hexes to which an Extender may collapse (OCS 9.14d, 12.7h).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<CollapseAnswer> collapse(const Collapse& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTraceCollapseQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsTraceCollapseAnswer from{};
    from.size = sizeof from;
    CollapseAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_trace_collapse, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `find`. A side whose trace supply is looked for.
struct Find {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The side, 1 to 8.
  std::uint8_t side{};
  /// Say of those that do not trace whether the enemy keeps them from it. That takes as long again, or twice.
  ::grognard::Flag why{};
};

/// The answer of `find`.
struct FindAnswer : ::grognard::Ruling<::grognard::ocs::TracesFound> {
  /// How a combat unit traces, or why it does not.
  std::vector<::grognard::ocs::TraceFound> rows{};
};

/// Which combat units of a side can trace supply, each for itself, and by what way (OCS 12.6, 12.3, 12.7).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<FindAnswer> find(const Find& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTraceFindQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.why, question.why);
    GrogOcsTraceFindAnswer from{};
    from.size = sizeof from;
    FindAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_trace_find, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::trace

namespace grognard::ocs::transport {

/// The question of `equivalents`. Cargo and its transport.
struct Equivalents {
  /// The cargo: combat units, Transport Points with their loads, supply with its amount in T. It is loaded in this
  /// order.
  ::grognard::Span<const ::grognard::ocs::Unit> cargo{};
  /// The kind of transport. By default none: the answer is the size alone.
  ::grognard::ocs::Transport by{};
  /// The capacity, in points. Unlimited by default.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t capacity{};
  /// For rail: the way enters a Trainbusting zone, which doubles the cost (13.3a).
  ::grognard::Flag trainbusted{};
  /// For rail: the whole way is multi-track, which halves the cost (13.3a).
  ::grognard::Flag multi_track{};
};

/// The answer of `equivalents`.
struct EquivalentsAnswer : ::grognard::Ruling<::grognard::ocs::CargoSize> {
  /// The size of an item of cargo.
  std::vector<::grognard::ocs::CargoItem> rows{};
};

/// How much room cargo takes, and what of it fits (OCS 4.7, 4.7a to 4.7c).
inline ::grognard::Result<EquivalentsAnswer> equivalents(const Equivalents& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTransportEquivalentsQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.cargo, to.cargo_len, question.cargo);
    ::grognard::detail::put(to.by, question.by);
    ::grognard::detail::put(to.capacity, question.capacity);
    ::grognard::detail::put(to.trainbusted, question.trainbusted);
    ::grognard::detail::put(to.multi_track, question.multi_track);
    GrogOcsTransportEquivalentsAnswer from{};
    from.size = sizeof from;
    EquivalentsAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_transport_equivalents, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `assess`. Units that are to be transported.
struct Assess {
  /// The units, each with the movement that it spent in this phase and its transport so far.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The kind of transport.
  ::grognard::ocs::Transport by{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// For landing craft: the landing needs a roll on the ALT table (18.5h).
  ::grognard::Flag roll{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// The movement of a unit in addition to its transport.
  std::vector<::grognard::ocs::Passenger> rows{};
};

/// Whether units may be carried after what they did in the phase (OCS 4.7d).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTransportAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.by, question.by);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.roll, question.roll);
    GrogOcsTransportAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_transport_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `movement`. A unit that is to spend movement.
struct Movement {
  /// The unit, with the movement that it spent in this phase and its transport so far.
  ::grognard::ocs::Unit unit{};
  /// The movement to spend now, in MP.
  /// Counted in 1/12: 1 MP is GROG_MP.
  std::uint16_t spend{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// The transport that is to carry it later in this phase.
  ::grognard::ocs::Transport planned{};
};

/// The answer of `movement`.
using MovementAnswer = ::grognard::Ruling<::grognard::ocs::MovementLeft>;

/// Whether a unit may spend movement before or after its transport (OCS 4.7d).
inline ::grognard::Result<MovementAnswer> movement(const Movement& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTransportMovementQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.spend, question.spend);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.planned, question.planned);
    GrogOcsTransportMovementAnswer from{};
    from.size = sizeof from;
    MovementAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_transport_movement, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::transport

namespace grognard::ocs::trucks {

/// The question of `load`. Supply that Transport Points are to load.
struct Load {
  /// The Transport Points.
  ::grognard::ocs::Unit truck{};
  /// The dump. `transported` is the transport of that supply earlier in this phase; supply that was transported is
  /// not loaded again.
  ::grognard::ocs::Unit source{};
  /// The amount to load, in T.
  std::uint16_t amount{};
  /// How it is to be loaded.
  ::grognard::ocs::LoadBy how{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// When the Transport Points were captured; by default they were not.
  ::grognard::ocs::WhenCaptured captured{};
};

/// The answer of `load`.
struct LoadAnswer : ::grognard::Ruling<::grognard::ocs::LoadingCost> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether Transport Points may load supply, and the cost (OCS 13.2f).
inline ::grognard::Result<LoadAnswer> load(const Load& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksLoadQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.source, question.source);
    ::grognard::detail::put(to.amount, question.amount);
    ::grognard::detail::put(to.how, question.how);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.captured, question.captured);
    GrogOcsTrucksLoadAnswer from{};
    from.size = sizeof from;
    LoadAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_trucks_load, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `unload`. Supply that Transport Points are to unload.
struct Unload {
  /// The Transport Points.
  ::grognard::ocs::Unit truck{};
  /// The other units in their hex.
  ::grognard::Span<const ::grognard::ocs::Unit> here{};
  /// The amount to unload, in T.
  std::uint16_t amount{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// When the Transport Points were captured; by default they were not.
  ::grognard::ocs::WhenCaptured captured{};
};

/// The answer of `unload`.
struct UnloadAnswer : ::grognard::Ruling<::grognard::ocs::LoadingCost> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether Transport Points may unload supply where they are, and the cost (OCS 13.2f).
inline ::grognard::Result<UnloadAnswer> unload(const Unload& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksUnloadQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::list(to.here, to.here_len, question.here);
    ::grognard::detail::put(to.amount, question.amount);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.captured, question.captured);
    GrogOcsTrucksUnloadAnswer from{};
    from.size = sizeof from;
    UnloadAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_trucks_unload, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `carry`. Transport Points and their load.
struct Carry {
  /// The Transport Points with their load.
  ::grognard::ocs::Unit truck{};
  /// The game's options.
  ::grognard::ocs::GameRules rules{};
};

/// The answer of `carry`.
using CarryAnswer = ::grognard::Ruling<::grognard::ocs::Carried>;

/// Whether Transport Points can carry their load, and what the counter shows (OCS 13.2c, 13.2h).
inline ::grognard::Result<CarryAnswer> carry(const Carry& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksCarryQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.rules, question.rules);
    GrogOcsTrucksCarryAnswer from{};
    from.size = sizeof from;
    CarryAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_trucks_carry, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `advance`. Transport Points that are to move, or to move on.
struct Advance {
  /// The Transport Points, with the movement that they spent in this phase.
  ::grognard::ocs::Unit truck{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// When they were captured; by default they were not.
  ::grognard::ocs::WhenCaptured captured{};
  /// They have begun to move in this phase, even if they have spent nothing yet.
  ::grognard::Flag begun{};
  /// Another unit has moved since they began to move.
  ::grognard::Flag others_moved{};
  /// They were dropped off by a stack, or are the part left behind by points that were divided off and moved on.
  ::grognard::Flag dropped{};
};

/// The answer of `advance`.
using AdvanceAnswer = ::grognard::Ruling<::grognard::ocs::TruckAllowance>;

/// Whether Transport Points may move, or move on after a pause (OCS 13.2a).
inline ::grognard::Result<AdvanceAnswer> advance(const Advance& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksAdvanceQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.captured, question.captured);
    ::grognard::detail::put(to.begun, question.begun);
    ::grognard::detail::put(to.others_moved, question.others_moved);
    ::grognard::detail::put(to.dropped, question.dropped);
    GrogOcsTrucksAdvanceAnswer from{};
    from.size = sizeof from;
    AdvanceAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_trucks_advance, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `mode`. Transport Points and a mode.
struct Mode {
  /// The Transport Points in their present mode.
  ::grognard::ocs::Unit truck{};
  /// The mode to take.
  ::grognard::ocs::Mode mode{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
  /// Their hex is in an enemy zone of control, negated or not.
  ::grognard::Flag enemy_zoc{};
};

/// The answer of `mode`.
using ModeAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether Transport Points may take a mode (OCS 13.2d).
inline ::grognard::Result<ModeAnswer> mode(const Mode& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksModeQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.mode, question.mode);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.enemy_zoc, question.enemy_zoc);
    GrogOcsTrucksModeAnswer from{};
    from.size = sizeof from;
    ModeAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_trucks_mode, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

/// The question of `ship`. Transport Points that are to be shipped.
struct Ship {
  /// The Transport Points with their load.
  ::grognard::ocs::Unit truck{};
  /// The kind of transport.
  ::grognard::ocs::Transport by{};
};

/// The answer of `ship`.
using ShipAnswer = ::grognard::Ruling<::grognard::ocs::Freight>;

/// Whether Transport Points may be shipped, and what it takes (OCS 13.2e).
inline ::grognard::Result<ShipAnswer> ship(const Ship& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksShipQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.by, question.by);
    GrogOcsTrucksShipAnswer from{};
    from.size = sizeof from;
    ShipAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_trucks_ship, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `needs`. A question about one unit.
struct Needs {
  /// The unit.
  ::grognard::ocs::Unit unit{};
};

/// The answer of `needs`.
using NeedsAnswer = ::grognard::Ruling<::grognard::ocs::Needs>;

/// Whether a unit needs fuel and trace supply (OCS 12.5, 13.2b).
inline ::grognard::Result<NeedsAnswer> needs(const Needs& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksNeedsQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsTrucksNeedsAnswer from{};
    from.size = sizeof from;
    NeedsAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_trucks_needs, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `spend`. Transport Points whose load is to be used.
struct Spend {
  /// The Transport Points with their load. If `will_move` is set they will move on in this phase, and only pause.
  ::grognard::ocs::Unit truck{};
  /// The unit that finally uses the supply, whether or not a headquarters passes it on.
  ::grognard::ocs::Unit user{};
  /// The purpose.
  ::grognard::ocs::SupplyUse purpose{};
  /// The amount to spend, in T.
  std::uint16_t amount{};
  /// Another unit has moved since the Transport Points began to move.
  ::grognard::Flag others_moved{};
  /// The combat or barrage to be paid for is yet to come, in a later segment or after further movement.
  ::grognard::Flag upcoming{};
  /// A headquarters throws the supply to the user.
  ::grognard::Flag thrown{};
};

/// The answer of `spend`.
struct SpendAnswer : ::grognard::Ruling<::grognard::ocs::LoadLeft> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether the load of Transport Points may be spent on something (OCS 13.2a).
inline ::grognard::Result<SpendAnswer> spend(const Spend& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksSpendQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.user, question.user);
    ::grognard::detail::put(to.purpose, question.purpose);
    ::grognard::detail::put(to.amount, question.amount);
    ::grognard::detail::put(to.others_moved, question.others_moved);
    ::grognard::detail::put(to.upcoming, question.upcoming);
    ::grognard::detail::put(to.thrown, question.thrown);
    GrogOcsTrucksSpendAnswer from{};
    from.size = sizeof from;
    SpendAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_trucks_spend, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `stocks`. A unit that is to use its internal stocks.
struct Stocks {
  /// The unit.
  ::grognard::ocs::Unit unit{};
  /// Every dump and all loaded Transport Points whose supply the unit could use.
  ::grognard::Span<const ::grognard::ocs::Unit> sources{};
  /// The purpose.
  ::grognard::ocs::SupplyUse purpose{};
  /// The cost, in T.
  std::uint16_t cost{};
};

/// The answer of `stocks`.
using StocksAnswer = ::grognard::Ruling<::grognard::ocs::StocksUsed>;

/// Whether a unit may use its internal stocks and leave supply unused (OCS 12.10a, 13.2g.G).
inline ::grognard::Result<StocksAnswer> stocks(const Stocks& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksStocksQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::put(to.purpose, question.purpose);
    ::grognard::detail::put(to.cost, question.cost);
    GrogOcsTrucksStocksAnswer from{};
    from.size = sizeof from;
    StocksAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_trucks_stocks, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `combine`. Transport Points that are to be combined or divided.
struct Combine {
  /// The counters before.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The points (TP) on each counter afterwards. Their sum must be that of the counters before.
  /// Counted in 1/4: 1 TP is GROG_TP.
  ::grognard::Span<const std::uint16_t> into{};
  /// The load of each counter afterwards, in T. Their sum must be that of the counters before. An empty list fills
  /// them one after the other.
  ::grognard::Span<const std::uint16_t> loads{};
  /// The game's counter mix. An empty list means no limit.
  ::grognard::Span<const ::grognard::ocs::CounterMix> mix{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
};

/// The answer of `combine`.
struct CombineAnswer : ::grognard::Ruling<::grognard::ocs::NewCounters> {
  /// A counter that results from combining and dividing.
  std::vector<::grognard::ocs::NewCounter> rows{};
};

/// Whether Transport Points may be combined or divided so, and what comes of it (OCS 13.2c).
inline ::grognard::Result<CombineAnswer> combine(const Combine& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksCombineQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.into, to.into_len, question.into);
    ::grognard::detail::list(to.loads, to.loads_len, question.loads);
    ::grognard::detail::list(to.mix, to.mix_len, question.mix);
    ::grognard::detail::put(to.phase, question.phase);
    GrogOcsTrucksCombineAnswer from{};
    from.size = sizeof from;
    CombineAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_trucks_combine, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `extend`. Transport Points that are to form an Extender, or an Extender that is to become Transport Points again.
struct Extend {
  /// The counters, five points in all; or the Extender alone.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The Extender is to be unformed.
  ::grognard::Flag unform{};
  /// In its hex the Extender would connect to its link.
  ::grognard::Flag connects{};
  /// The phase. Required where the answer depends on it.
  ::grognard::ocs::Phase phase{};
};

/// The answer of `extend`.
struct ExtendAnswer : ::grognard::Ruling<::grognard::ocs::NewCounters> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether Transport Points may form an Extender, or it be unformed (OCS 12.7, 13.2g.C).
inline ::grognard::Result<ExtendAnswer> extend(const Extend& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTrucksExtendQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.unform, question.unform);
    ::grognard::detail::put(to.connects, question.connects);
    ::grognard::detail::put(to.phase, question.phase);
    GrogOcsTrucksExtendAnswer from{};
    from.size = sizeof from;
    ExtendAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_trucks_extend, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::ocs::trucks

namespace grognard::ocs::turn {

/// The question of `next`. A segment that is to end.
struct Next {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The weather that was rolled, numbered by the caller from 1. Required when the Weather Determination Segment
  /// ends, and absent otherwise.
  std::uint8_t weather{};
  /// The player who goes first. Required when the First Player Determination Segment ends, save for a simulcast turn, and
  /// absent otherwise.
  std::uint8_t first{};
  /// Both players declare the turn simulcast, when the First Player Determination Segment ends; absent otherwise.
  ::grognard::Flag simulcast{};
};

/// The answer of `next`.
struct NextAnswer : ::grognard::Ruling<::grognard::ocs::TurnState> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether the segment may end, what ends and begins with it, and where the game then stands (OCS 2).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<NextAnswer> next(const Next& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnNextQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.weather, question.weather);
    ::grognard::detail::put(to.first, question.first);
    ::grognard::detail::put(to.simulcast, question.simulcast);
    GrogOcsTurnNextAnswer from{};
    from.size = sizeof from;
    NextAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_next, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `choices`. A side that asks what it may do now.
struct Choices {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The side, 1 to 8.
  std::uint8_t side{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::ocs::TurnChoiceCount> {
  /// Something that a side may do now.
  std::vector<::grognard::ocs::TurnChoice> rows{};
};

/// What a side may do now, and which of its units (OCS 2.3).
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnChoicesQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.side, question.side);
    GrogOcsTurnChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `rebuild`. Units that are to be rebuilt now, with replacements in one hex.
struct Rebuild {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The replacements, by their `id`s in ascending order. Those that are not needed are kept; of each kind the first
  /// ones are used. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> repls{};
  /// The units to rebuild, at most 255.
  ::grognard::Span<const ::grognard::ocs::UnitToRebuild> orders{};
  /// The side's units in the Dead Pile, each in the mode in which it is to be placed. With them are counters of
  /// trucks whose `amount` is the number of points to rebuild. They are newcomers of the board, of which those are
  /// placed that an order names.
  ::grognard::Span<const ::grognard::ocs::Unit> dead{};
  /// The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
  ::grognard::Span<const ::grognard::ocs::RebuildRow> table{};
  /// Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt.
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint16_t trucks_lost{};
  /// Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.
  /// Counted in 1/4: 1 TP is GROG_TP.
  std::uint16_t trucks_provided{};
};

/// The answer of `rebuild`.
struct RebuildAnswer : ::grognard::Ruling<::grognard::ocs::Rebuilt> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units may be rebuilt with replacements now, and the cost (OCS 2.3, 13.5).
inline ::grognard::Result<RebuildAnswer> rebuild(const Rebuild& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnRebuildQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.repls, to.repls_len, question.repls);
    ::grognard::detail::list(to.orders, to.orders_len, question.orders);
    ::grognard::detail::list(to.dead, to.dead_len, question.dead);
    ::grognard::detail::list(to.table, to.table_len, question.table);
    ::grognard::detail::put(to.trucks_lost, question.trucks_lost);
    ::grognard::detail::put(to.trucks_provided, question.trucks_provided);
    GrogOcsTurnRebuildAnswer from{};
    from.size = sizeof from;
    RebuildAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_rebuild, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `arrive`. Reinforcements that are to arrive together in a hex now.
struct Arrive {
  /// The position without the reinforcements.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The units that arrive, newcomers of the board, in the modes in which they are placed, each with the game turn in
  /// which it is `due`. Transport Points have the load that they are to have.
  ::grognard::Span<const ::grognard::ocs::Unit> units{};
  /// The hex of arrival.
  ::grognard::Hex to{};
  /// How they enter. Not needed for aircraft alone, which arrive at an air base.
  ::grognard::ocs::ArrivesBy entry{};
  /// The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any
  /// friendly air base.
  ::grognard::Span<const ::grognard::Hex> hexes{};
  /// Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks
  /// can be loaded.
  std::uint16_t supply{};
};

/// The answer of `arrive`.
struct ArriveAnswer : ::grognard::Ruling<::grognard::ocs::Arrived> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether reinforcements may arrive in a hex now (OCS 2.3, 13.6).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ArriveAnswer> arrive(const Arrive& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnArriveQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.to, question.to);
    ::grognard::detail::put(to.entry, question.entry);
    ::grognard::detail::list(to.hexes, to.hexes_len, question.hexes);
    ::grognard::detail::put(to.supply, question.supply);
    GrogOcsTurnArriveAnswer from{};
    from.size = sizeof from;
    ArriveAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_arrive, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `consolidate`. Two units that are to be consolidated now.
struct Consolidate {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The unit that stays on the map, and the one that gives it its steps, if that is on the map too, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The unit in the Dead Pile whose place in its formation the first of `units` takes: a newcomer of the board, on which
  /// it is not placed. An empty list for two units on the map.
  ::grognard::Span<const ::grognard::ocs::Unit> dead{};
  /// Two aircraft are of different types, even if their values are the same.
  ::grognard::Flag types_differ{};
};

/// The answer of `consolidate`.
struct ConsolidateAnswer : ::grognard::Ruling<::grognard::ocs::Consolidated> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether two units may be consolidated now (OCS 2.3, 13.9).
inline ::grognard::Result<ConsolidateAnswer> consolidate(const Consolidate& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnConsolidateQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.dead, to.dead_len, question.dead);
    ::grognard::detail::put(to.types_differ, question.types_differ);
    GrogOcsTurnConsolidateAnswer from{};
    from.size = sizeof from;
    ConsolidateAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_consolidate, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `change`. A unit that is to take a mode now.
struct Change {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The mode that it is to take: Combat, Move, Reserve or Strat; its own mode to turn only.
  ::grognard::ocs::Mode mode{};
  /// The side of the counter that is to show. Required in Reserve Mode, and to turn a disorganized unit.
  ::grognard::ocs::Orientation oriented{};
};

/// The answer of `change`.
struct ChangeAnswer : ::grognard::Ruling<::grognard::ocs::ModeChanged> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a unit may take a mode, or turn, now (OCS 2.3, 5.4).
inline ::grognard::Result<ChangeAnswer> change(const Change& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnChangeQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.mode, question.mode);
    ::grognard::detail::put(to.oriented, question.oriented);
    GrogOcsTurnChangeAnswer from{};
    from.size = sizeof from;
    ChangeAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_change, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `release`. Units that are to be released from Reserve now.
struct Release {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The units, of one side, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
};

/// The answer of `release`.
struct ReleaseAnswer : ::grognard::Ruling<::grognard::ocs::Released> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units may be released from Reserve now (OCS 2.3, 5.7b).
inline ::grognard::Result<ReleaseAnswer> release(const Release& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnReleaseQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    GrogOcsTurnReleaseAnswer from{};
    from.size = sizeof from;
    ReleaseAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_release, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `march`. A unit or stack that is to move now.
struct March {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The units that move together, from one hex, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The hexes that they enter, in order, none by an overrun.
  ::grognard::Span<const ::grognard::ocs::Waypoint> path{};
  /// The units that are dropped off on the way. They move no further; the others go on.
  ::grognard::Span<const ::grognard::ocs::DropOff> drops{};
};

/// The answer of `march`.
struct MarchAnswer : ::grognard::Ruling<::grognard::ocs::Marched> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a unit or stack may move along a path now, and what that does (OCS 2.3, 6.1).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<MarchAnswer> march(const March& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnMarchQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.drops, to.drops_len, question.drops);
    GrogOcsTurnMarchAnswer from{};
    from.size = sizeof from;
    MarchAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_march, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `load`. Supply that Transport Points are to load now.
struct Load {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The Transport Points, by their `id`. C says its place in the board's list.
  std::uint16_t truck{};
  /// The dump, in the same hex. C says its place in the board's list.
  std::uint16_t source{};
  /// The amount to load, in T.
  std::uint16_t amount{};
};

/// The answer of `load`.
struct LoadAnswer : ::grognard::Ruling<::grognard::ocs::LoadingCost> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether Transport Points may load supply out of a dump now, and the cost (OCS 2.3, 13.2f).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<LoadAnswer> load(const Load& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnLoadQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.source, question.source);
    ::grognard::detail::put(to.amount, question.amount);
    GrogOcsTurnLoadAnswer from{};
    from.size = sizeof from;
    LoadAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_load, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `unload`. Supply that Transport Points are to unload now.
struct Unload {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The Transport Points, by their `id`. C says its place in the board's list.
  std::uint16_t truck{};
  /// The amount to unload, in T.
  std::uint16_t amount{};
};

/// The answer of `unload`.
struct UnloadAnswer : ::grognard::Ruling<::grognard::ocs::LoadingCost> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether Transport Points may unload supply where they are now, and the cost (OCS 2.3, 13.2f).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<UnloadAnswer> unload(const Unload& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnUnloadQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.truck, question.truck);
    ::grognard::detail::put(to.amount, question.amount);
    GrogOcsTurnUnloadAnswer from{};
    from.size = sizeof from;
    UnloadAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_unload, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `break_down`. A multi-step unit that is to make Breakdowns now.
struct BreakDown {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The multi-step unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The Breakdowns that it is to make, with the mode and the markers that they are to have: newcomers of the board.
  ::grognard::Span<const ::grognard::ocs::Unit> breakdowns{};
  /// The Breakdowns that the game has for the nation of the unit, those on the board included; 0 for no limit.
  std::uint8_t pool{};
};

/// The answer of `break_down`.
struct BreakDownAnswer : ::grognard::Ruling<::grognard::ocs::BrokenDown> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a multi-step unit may make Breakdowns now (OCS 2.3, 20.0).
inline ::grognard::Result<BreakDownAnswer> break_down(const BreakDown& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnBreakDownQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.breakdowns, to.breakdowns_len, question.breakdowns);
    ::grognard::detail::put(to.pool, question.pool);
    GrogOcsTurnBreakDownAnswer from{};
    from.size = sizeof from;
    BreakDownAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_break_down, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `absorb`. A multi-step unit and the Breakdowns that are stacked with it when a phase ends now.
struct Absorb {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The multi-step unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The Breakdowns that it absorbs, by their `id`s. An empty list for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> absorbed{};
};

/// The answer of `absorb`.
struct AbsorbAnswer : ::grognard::Ruling<::grognard::ocs::Absorbed> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a multi-step unit absorbs Breakdowns now as it must (OCS 20.0d).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AbsorbAnswer> absorb(const Absorb& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnAbsorbQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.absorbed, to.absorbed_len, question.absorbed);
    GrogOcsTurnAbsorbAnswer from{};
    from.size = sizeof from;
    AbsorbAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_absorb, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `combine`. Transport Points that are to be combined or divided now.
struct Combine {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The counters before, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The counters afterwards, each with the load that it is to have: newcomers of the board. Their points and loads are
  /// those of the counters before.
  ::grognard::Span<const ::grognard::ocs::Unit> counters{};
  /// The game's counter mix. An empty list means no limit.
  ::grognard::Span<const ::grognard::ocs::CounterMix> mix{};
};

/// The answer of `combine`.
struct CombineAnswer : ::grognard::Ruling<::grognard::ocs::NewCounters> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether Transport Points may be combined or divided now (OCS 2.3, 13.2c).
inline ::grognard::Result<CombineAnswer> combine(const Combine& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnCombineQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.counters, to.counters_len, question.counters);
    ::grognard::detail::list(to.mix, to.mix_len, question.mix);
    GrogOcsTurnCombineAnswer from{};
    from.size = sizeof from;
    CombineAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_combine, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `extend`. Transport Points that are to form an Extender now, or an Extender that is to be unformed.
struct Extend {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The counters, five points in all, or the Extender alone, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The Extender is to be unformed.
  ::grognard::Flag unform{};
};

/// The answer of `extend`.
struct ExtendAnswer : ::grognard::Ruling<::grognard::ocs::NewCounters> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether Transport Points may form an Extender now, or it be unformed (OCS 2.3, 12.7).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ExtendAnswer> extend(const Extend& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnExtendQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.unform, question.unform);
    GrogOcsTurnExtendAnswer from{};
    from.size = sizeof from;
    ExtendAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_extend, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `collapse`. An Extender that collapses now.
struct Collapse {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The Extender, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The hex to which it collapses; its own, if it is turned where it is.
  ::grognard::Hex hex{};
};

/// The answer of `collapse`.
struct CollapseAnswer : ::grognard::Ruling<::grognard::ocs::Collapsed> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether an Extender may collapse to a hex now (OCS 2.3, 9.14d, 12.7h).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<CollapseAnswer> collapse(const Collapse& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnCollapseQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.hex, question.hex);
    GrogOcsTurnCollapseAnswer from{};
    from.size = sizeof from;
    CollapseAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_collapse, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `refit`. Aircraft that a base is to refit now.
struct Refit {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The air base or air strip, by its `id`. C says its place in the board's list.
  std::uint16_t air_base{};
  /// The Inactive aircraft in its hex that become Active, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> planes{};
  /// The dumps and loaded Transport Points that pay, one after the other. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> sources{};
  /// The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> hqs{};
};

/// The answer of `refit`.
struct RefitAnswer : ::grognard::Ruling<::grognard::ocs::Refitted> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether an air base may refit aircraft now, and what it costs (OCS 2.3, 12.9c, 15.1).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<RefitAnswer> refit(const Refit& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnRefitQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.air_base, question.air_base);
    ::grognard::detail::list(to.planes, to.planes_len, question.planes);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    GrogOcsTurnRefitAnswer from{};
    from.size = sizeof from;
    RefitAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_refit, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `break_out`. A unit that is to break out now.
struct BreakOut {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The units that their owner leaves out of the trace of their formations (12.6f), by their `id`s. An empty list
  /// for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> left_out{};
  /// This is the first turn in which Transport Points find themselves without trace. The board remembers it of combat
  /// units, for which it is absent.
  ::grognard::Flag first{};
  /// For each roll one die, 1 to 6, and a second one if the first with its modifier is 5 or more.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `break_out`.
struct BreakOutAnswer : ::grognard::Ruling<::grognard::ocs::BrokenOut> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Breaks out with a unit that finds itself without trace (OCS 2.3, 12.8e).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<BreakOutAnswer> break_out(const BreakOut& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnBreakOutQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.left_out, to.left_out_len, question.left_out);
    ::grognard::detail::put(to.first, question.first);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogOcsTurnBreakOutAnswer from{};
    from.size = sizeof from;
    BreakOutAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_break_out, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `rail`. A unit, or supply, that is to move by rail now.
struct Rail {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The combat unit, the Transport Points or the dump, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The hex where it detrains.
  ::grognard::Hex to{};
  /// How much of a dump moves, in T; all of it by default.
  std::uint16_t amount{};
  /// The side's Rail Cap for this turn, in points of capacity.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  std::uint32_t rail_cap{};
  /// The Rail Cap that the side has used earlier in this turn, in points. Required in a simulcast turn, in which the state
  /// counts none, and 0 or absent in any other.
  /// Counted in 1/16: 1 capacity is GROG_CAPACITY.
  ::grognard::Said<std::uint16_t> rail_cap_used{};
  /// A Rail Repair unit also converts hexes in this phase, after the movement.
  ::grognard::Flag converts{};
};

/// The answer of `rail`.
struct RailAnswer : ::grognard::Ruling<::grognard::ocs::TurnState> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a unit or supply may move by rail now, and where the game then stands (OCS 2.3, 13.3).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<RailAnswer> rail(const Rail& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnRailQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.to, question.to);
    ::grognard::detail::put(to.amount, question.amount);
    ::grognard::detail::put(to.rail_cap, question.rail_cap);
    ::grognard::detail::put(to.rail_cap_used, question.rail_cap_used);
    ::grognard::detail::put(to.converts, question.converts);
    GrogOcsTurnRailAnswer from{};
    from.size = sizeof from;
    RailAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_rail, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `construct`. Construction that a unit is to perform now.
struct Construct {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The unit, by its `id`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The hex of the facility.
  ::grognard::Hex hex{};
  /// The task.
  ::grognard::ocs::Task task{};
  /// The dumps and loaded Transport Points that pay one after the other, each in reach of the unit. An empty list for a
  /// task that is free. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> sources{};
  /// The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> hqs{};
};

/// The answer of `construct`.
struct ConstructAnswer : ::grognard::Ruling<::grognard::ocs::Constructed> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether a unit may build, improve, reduce or repair a facility now, and the cost (OCS 2.3, 13.8d).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ConstructAnswer> construct(const Construct& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnConstructQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.task, question.task);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    GrogOcsTurnConstructAnswer from{};
    from.size = sizeof from;
    ConstructAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_construct, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `blow`. A dump that is to be blown now.
struct Blow {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The supply of one hex that is named, in the order in which its owner loses it.
  ::grognard::Span<const ::grognard::ocs::BlowLoad> loads{};
  /// One die, 1 to 6.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `blow`.
struct BlowAnswer : ::grognard::Ruling<::grognard::ocs::Blown> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Blows a dump now (OCS 2.3, 12.11a).
inline ::grognard::Result<BlowAnswer> blow(const Blow& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnBlowQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.loads, to.loads_len, question.loads);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogOcsTurnBlowAnswer from{};
    from.size = sizeof from;
    BlowAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_blow, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `fuel`. Units that are to be fuelled now.
struct Fuel {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The units, of one side, by their `id`s. By headquarters: itself, if it is to be fuelled, and the independent
  /// units that move on its fuel. Of a formation all that can share the source: who is not named is not fuelled. Who
  /// needs no fuel may be among them and costs nothing; supply, facilities, aircraft and ships may not. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The way to pay.
  ::grognard::ocs::FuelBy by{};
  /// The dumps and loaded Transport Points that pay, one after the other. An empty list where nothing is to be paid. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> sources{};
  /// The headquarters that may throw the fuel; the one that is fuelled, by headquarters. An empty list for direct draw. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> hqs{};
};

/// The answer of `fuel`.
struct FuelAnswer : ::grognard::Ruling<::grognard::ocs::Fuelled> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units may be fuelled now, and what it costs (OCS 12.5).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<FuelAnswer> fuel(const Fuel& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnFuelQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.by, question.by);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    GrogOcsTurnFuelAnswer from{};
    from.size = sizeof from;
    FuelAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_fuel, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `payers`. Units that are to be paid for.
struct Payers {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// What is to be paid.
  ::grognard::ocs::Expense expense{};
  /// The units, of one side, by their `id`s, in the order in which they are served: at most 64. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// What the barrage or the construction costs, in T. Required for these two.
  std::uint16_t cost{};
  /// The way to pay for fuel, of all units alike; absent for the cheapest of all ways together.
  ::grognard::ocs::FuelBy by{};
};

/// The answer of `payers`.
struct PayersAnswer : ::grognard::Ruling<::grognard::ocs::PayersFound> {
  /// Who pays for a unit.
  std::vector<::grognard::ocs::Payer> rows{};
};

/// Who pays for units, out of which dumps and through which headquarters, at the least cost (OCS 12.3).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<PayersAnswer> payers(const Payers& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnPayersQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.expense, question.expense);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.cost, question.cost);
    ::grognard::detail::put(to.by, question.by);
    GrogOcsTurnPayersAnswer from{};
    from.size = sizeof from;
    PayersAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_payers, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `attack`. Units that are to attack a hex now.
struct Attack {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The attacking units, by their `id`s, in the order in which they pay. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The attacked hex.
  ::grognard::Hex target{};
  /// Those of the units that fight on their internal stocks. An empty list for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> on_stocks{};
  /// The dumps and loaded Transport Points that pay. Each unit pays out of those that it reaches, in their order. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> sources{};
  /// The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> hqs{};
};

/// The answer of `attack`.
struct AttackAnswer : ::grognard::Ruling<::grognard::ocs::CombatPaid> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units may attack or overrun a hex now, and what it costs (OCS 2.3, 8.0, 9.1, 9.2).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AttackAnswer> attack(const Attack& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnAttackQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::list(to.on_stocks, to.on_stocks_len, question.on_stocks);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    GrogOcsTurnAttackAnswer from{};
    from.size = sizeof from;
    AttackAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_attack, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `concede`. A Beach Assault that its defender turns into an ALT landing.
struct Concede {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The units that land, by their `id`s: one stack on landing craft, next to the attacked hex or in it. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The attacked hex.
  ::grognard::Hex target{};
};

/// The answer of `concede`.
struct ConcedeAnswer : ::grognard::Ruling<::grognard::ocs::Conceded> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether the defender may turn a Beach Assault into an ALT landing now (OCS 18.6b).
inline ::grognard::Result<ConcedeAnswer> concede(const Concede& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnConcedeQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.target, question.target);
    GrogOcsTurnConcedeAnswer from{};
    from.size = sizeof from;
    ConcedeAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_concede, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `defend`. The defenders of a hex that is attacked now, and how they are paid for.
struct Defend {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The attacked hex.
  ::grognard::Hex target{};
  /// The defenders with combat supply, by their `id`s, at most 64. Dumps pay for those of them that are not in
  /// `on_stocks`. An empty list for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The defenders that use their internal stocks, whether `units` names them too or not. An empty list for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> on_stocks{};
  /// The dumps and loaded Transport Points that may pay: those are taken that cost least, and of them the first. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> sources{};
  /// The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> hqs{};
};

/// The answer of `defend`.
struct DefendAnswer : ::grognard::Ruling<::grognard::ocs::CombatPaid> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// How the defenders of an attacked hex are supplied (OCS 9.2, 9.5).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<DefendAnswer> defend(const Defend& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnDefendQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.on_stocks, to.on_stocks_len, question.on_stocks);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    GrogOcsTurnDefendAnswer from{};
    from.size = sizeof from;
    DefendAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_defend, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `odds`. A combat for which both sides are supplied.
struct Odds {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The attacked hex.
  ::grognard::Hex target{};
  /// The units whose Action Rating counts, at most one of each side. By default the one with the highest. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> leads{};
};

/// The answer of `odds`.
struct OddsAnswer : ::grognard::Ruling<::grognard::ocs::Assessment> {
  /// A combat unit that takes part in a combat.
  std::vector<::grognard::ocs::Combatant> rows{};
};

/// The odds, column and modifier of the combat for which both sides are supplied (OCS 9.2 to 9.7).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<OddsAnswer> odds(const Odds& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnOddsQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::list(to.leads, to.leads_len, question.leads);
    GrogOcsTurnOddsAnswer from{};
    from.size = sizeof from;
    OddsAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_odds, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `settle`. A side's payment for the result of the combat.
struct Settle {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The attacked hex.
  ::grognard::Hex target{};
  /// The battle, as `ocs.combat.resolve` returned it, or this order for the attacker. Its stage is the one that the hex
  /// has come to.
  ::grognard::ocs::Battle battle{};
  /// The steps that units of the side that settles next lose. An empty list for no losses.
  ::grognard::Span<const ::grognard::ocs::StepsLost> losses{};
  /// The number of hexes that all of them retreat.
  std::uint8_t retreat{};
  /// The option is ignored.
  ::grognard::Flag ignore{};
};

/// The answer of `settle`.
struct SettleAnswer : ::grognard::Ruling<::grognard::ocs::Settled> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Settles one side's part of the result of a combat now (OCS 9.2, 9.10 to 9.13).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<SettleAnswer> settle(const Settle& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnSettleQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::list(to.losses, to.losses_len, question.losses);
    ::grognard::detail::put(to.retreat, question.retreat);
    ::grognard::detail::put(to.ignore, question.ignore);
    GrogOcsTurnSettleAnswer from{};
    from.size = sizeof from;
    SettleAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_settle, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `retreat`. Units that retreat from a combat now.
struct Retreat {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The units that retreat together, from one hex, by their `id`s: those that have to, and combat units and Organic
  /// Trucks that go along (9.12d). C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The hexes that they enter, in order, at most 12.
  ::grognard::Span<const ::grognard::Hex> path{};
  /// The steps that units which are disorganized already lose in enemy zones of control. An empty list for none.
  ::grognard::Span<const ::grognard::ocs::StepsLost> losses{};
};

/// The answer of `retreat`.
struct RetreatAnswer : ::grognard::Ruling<::grognard::ocs::Retreated> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units retreat from a combat by a way now, and what that does (OCS 9.12).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<RetreatAnswer> retreat(const Retreat& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnRetreatQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.losses, to.losses_len, question.losses);
    GrogOcsTurnRetreatAnswer from{};
    from.size = sizeof from;
    RetreatAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_retreat, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `advance`. The attackers that advance into the hex.
struct Advance {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The attacked hex.
  ::grognard::Hex target{};
  /// The battle, as `ocs.turn.settle` returned it for the defender.
  ::grognard::ocs::Battle battle{};
  /// The units that advance, by their `id`s. An empty list if none does. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
};

/// The answer of `advance`.
struct AdvanceAnswer : ::grognard::Ruling<::grognard::ocs::Advanced> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Which attackers advance into the attacked hex now (OCS 9.12g).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AdvanceAnswer> advance(const Advance& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnAdvanceQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    GrogOcsTurnAdvanceAnswer from{};
    from.size = sizeof from;
    AdvanceAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_advance, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `capture`. A hex in which an enemy unit captures what is there now.
struct Capture {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The dice, 1 to 6: one each for dumps, trucks and wagons where there are any, in this order. Then come two for
  /// each aircraft in the order of the board's list.
  ::grognard::Span<const std::uint8_t> dice{};
  /// What is captured of each unit, as their owner chooses. An empty list for nothing.
  ::grognard::Span<const ::grognard::ocs::Taken> taken{};
  /// Where Transport Points go of which not all is captured, and to which air base aircraft that survive, as their owner
  /// chooses. It must be said of each, but of an aircraft without a base in reach.
  ::grognard::Span<const ::grognard::ocs::Rest> rest{};
  /// The aircraft in the hex that are Active. An empty list for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> active{};
  /// The hedgehog in the hex is printed on the map, and so keeps its level under the option `counter_hedgehogs`.
  ::grognard::Flag printed_hedgehog{};
};

/// The answer of `capture`.
struct CaptureAnswer : ::grognard::Ruling<::grognard::ocs::CaptureSettled> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Captures what is in a hex that the enemy has entered (OCS 4.8c, 9.12f, 9.14).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<CaptureAnswer> capture(const Capture& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnCaptureQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::list(to.taken, to.taken_len, question.taken);
    ::grognard::detail::list(to.rest, to.rest_len, question.rest);
    ::grognard::detail::list(to.active, to.active_len, question.active);
    ::grognard::detail::put(to.printed_hedgehog, question.printed_hedgehog);
    GrogOcsTurnCaptureAnswer from{};
    from.size = sizeof from;
    CaptureAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_capture, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `barrage`. Units that are to barrage a hex now.
struct Barrage {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The firing units, of one kind and one side, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The target hex.
  ::grognard::Hex target{};
  /// The dump or the loaded Transport Points that pay for artillery, each in reach of every firing unit; one after the
  /// other where a headquarters throws. An empty list for aircraft and ships. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> sources{};
  /// The headquarters that throws the supply. An empty list for direct draw. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> hqs{};
  /// The nations whose aircraft the game lets fly hip shoots, numbered as `nationality`. An empty list for none.
  ::grognard::Span<const std::uint8_t> hip_nations{};
  /// Flak or interception has stopped the air mission: it barrages nothing, and counts for its hex all the same (10.0e.A).
  ::grognard::Flag aborted{};
};

/// The answer of `barrage`.
struct BarrageAnswer : ::grognard::Ruling<::grognard::ocs::BarrageAssessment> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units may barrage a hex now, its cost and its column (OCS 2.3, 10.0, 10.1).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<BarrageAnswer> barrage(const Barrage& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnBarrageQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    ::grognard::detail::list(to.hip_nations, to.hip_nations_len, question.hip_nations);
    ::grognard::detail::put(to.aborted, question.aborted);
    GrogOcsTurnBarrageAnswer from{};
    from.size = sizeof from;
    BarrageAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_barrage, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `bombard`. Units that are to barrage a facility now.
struct Bombard {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The firing units, of one kind and one side, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The target hex.
  ::grognard::Hex target{};
  /// The kind of target in it, which the firer names.
  ::grognard::ocs::Target facility{};
  /// The dump or the loaded Transport Points that pay for artillery, as in `ocs.turn.barrage`. An empty list for aircraft
  /// and ships. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> sources{};
  /// The headquarters that throws the supply. An empty list for direct draw. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> hqs{};
  /// One die for the table, and one for each enemy plane in the hex if the result can hit planes; 1 to 6 each. Required
  /// unless the mission is aborted, which has none.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The nations whose aircraft the game lets fly hip shoots, numbered as `nationality`. An empty list for none.
  ::grognard::Span<const std::uint8_t> hip_nations{};
  /// Flak or interception has stopped the air mission: it barrages nothing, and counts for its hex all the same (10.0e.A).
  ::grognard::Flag aborted{};
};

/// The answer of `bombard`.
struct BombardAnswer : ::grognard::Ruling<::grognard::ocs::FacilityHit> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Barrages an air base, a port or a railroad (OCS 10.0c, 14.8).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<BombardAnswer> bombard(const Bombard& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnBombardQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.facility, question.facility);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::list(to.hip_nations, to.hip_nations_len, question.hip_nations);
    ::grognard::detail::put(to.aborted, question.aborted);
    GrogOcsTurnBombardAnswer from{};
    from.size = sizeof from;
    BombardAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_bombard, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `suffer`. The losses of a barrage's target.
struct Suffer {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The target hex.
  ::grognard::Hex target{};
  /// The barrage, as `ocs.barrage.resolve` returned it.
  ::grognard::ocs::Barraged barrage{};
  /// The steps that units in the hex lose, as their owner chooses. An empty list for no losses.
  ::grognard::Span<const ::grognard::ocs::StepsLost> losses{};
};

/// The answer of `suffer`.
struct SufferAnswer : ::grognard::Ruling<::grognard::ocs::Barraged> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Settles the losses of a hex that was barraged (OCS 10.0).
inline ::grognard::Result<SufferAnswer> suffer(const Suffer& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnSufferQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.target, question.target);
    ::grognard::detail::put(to.barrage, question.barrage);
    ::grognard::detail::list(to.losses, to.losses_len, question.losses);
    GrogOcsTurnSufferAnswer from{};
    from.size = sizeof from;
    SufferAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_suffer, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `restock`. Units that are to restock now.
struct Restock {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The units, by their `id`s, in the order in which their owner restocks them. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The dumps and loaded Transport Points in their reach, which pay one after the other. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> sources{};
  /// The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> hqs{};
};

/// The answer of `restock`.
struct RestockAnswer : ::grognard::Ruling<::grognard::ocs::Restocked> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units may restock their internal stocks now, and what it takes (OCS 2.3, 12.10e).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<RestockAnswer> restock(const Restock& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnRestockQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.sources, to.sources_len, question.sources);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    GrogOcsTurnRestockAnswer from{};
    from.size = sizeof from;
    RestockAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_restock, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `trace`. The trace of the acting side, to be settled now.
struct Trace {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The units that their owner leaves out of the trace of their formations (12.6f), by their `id`s. An empty list
  /// for none. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> left_out{};
};

/// The answer of `trace`.
struct TraceAnswer : ::grognard::Ruling<::grognard::ocs::TurnState> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Settles which units trace in their side's Supply Phase (OCS 2.3, 12.6).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<TraceAnswer> trace(const Trace& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnTraceQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.left_out, to.left_out_len, question.left_out);
    GrogOcsTurnTraceAnswer from{};
    from.size = sizeof from;
    TraceAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_trace, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `eat`. Units that are to eat now.
struct Eat {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// All units that eat out of the dump, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The supply on the ground or the Transport Points that pay, by `id`. C says its place in the board's list.
  std::uint16_t source{};
  /// The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> hqs{};
};

/// The answer of `eat`.
struct EatAnswer : ::grognard::Ruling<::grognard::ocs::Eaten> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Whether units may eat out of a dump now, and what it costs (OCS 2.3, 12.6c).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<EatAnswer> eat(const Eat& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogOcsTurnEatQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.source, question.source);
    ::grognard::detail::list(to.hqs, to.hqs_len, question.hqs);
    GrogOcsTurnEatAnswer from{};
    from.size = sizeof from;
    EatAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_eat, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `mark`. A side's units that are to be marked now.
struct Mark {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
};

/// The answer of `mark`.
struct MarkAnswer : ::grognard::Ruling<::grognard::ocs::TurnState> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Marks the units that neither traced nor ate as Out of Supply (OCS 2.3, 12.8a).
inline ::grognard::Result<MarkAnswer> mark(const Mark& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnMarkQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    GrogOcsTurnMarkAnswer from{};
    from.size = sizeof from;
    MarkAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_mark, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `attrition`. A hex whose units check attrition now.
struct Attrition {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// Where the game stands.
  ::grognard::ocs::TurnState turn{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side whose units check.
  std::uint8_t side{};
  /// Two dice, 1 to 6 each.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The steps that each unit loses, as its owner chooses when the roll is known. An empty list for no losses.
  ::grognard::Span<const ::grognard::ocs::StepsLost> losses{};
};

/// The answer of `attrition`.
struct AttritionAnswer : ::grognard::Ruling<::grognard::ocs::AttritionLoss> {
  /// A change to one unit, for the caller to apply.
  std::vector<::grognard::ocs::Effect> effects{};
};

/// Settles the attrition of the units of a hex that are Out of Supply (OCS 2.3, 12.8b).
inline ::grognard::Result<AttritionAnswer> attrition(const Attrition& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsTurnAttritionQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.turn, question.turn);
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::list(to.losses, to.losses_len, question.losses);
    GrogOcsTurnAttritionAnswer from{};
    from.size = sizeof from;
    AttritionAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_turn_attrition, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::ocs::turn

namespace grognard::ocs::units {

/// The question of `attack_capable`. A question about one unit.
struct AttackCapable {
  /// The unit.
  ::grognard::ocs::Unit unit{};
};

/// The answer of `attack_capable`.
using AttackCapableAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a unit is attack-capable (OCS 4.4).
inline ::grognard::Result<AttackCapableAnswer> attack_capable(const AttackCapable& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsUnitsAttackCapableQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsUnitsAttackCapableAnswer from{};
    from.size = sizeof from;
    AttackCapableAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_units_attack_capable, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

/// The question of `zone_of_control`. A question about one unit.
struct ZoneOfControl {
  /// The unit.
  ::grognard::ocs::Unit unit{};
};

/// The answer of `zone_of_control`.
using ZoneOfControlAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a unit has a zone of control (OCS 4.4b).
inline ::grognard::Result<ZoneOfControlAnswer> zone_of_control(const ZoneOfControl& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsUnitsZoneOfControlQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsUnitsZoneOfControlAnswer from{};
    from.size = sizeof from;
    ZoneOfControlAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_units_zone_of_control, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

/// The question of `enter`. A unit that is to enter a hex by ground movement.
struct Enter {
  /// The unit.
  ::grognard::ocs::Unit unit{};
  /// The enemy units in the hex. An empty list for an empty hex, village or city.
  ::grognard::Span<const ::grognard::ocs::Unit> enemies{};
};

/// The answer of `enter`.
using EnterAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a unit may enter a hex with these enemy units (OCS 4.4c).
inline ::grognard::Result<EnterAnswer> enter(const Enter& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsUnitsEnterQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.enemies, to.enemies_len, question.enemies);
    GrogOcsUnitsEnterAnswer from{};
    from.size = sizeof from;
    EnterAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_units_enter, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

/// The question of `classes`. A question about one unit.
struct Classes {
  /// The unit.
  ::grognard::ocs::Unit unit{};
};

/// The answer of `classes`.
using ClassesAnswer = ::grognard::Ruling<::grognard::ocs::UnitClasses>;

/// The classes that a unit belongs to (OCS 4.0).
inline ::grognard::Result<ClassesAnswer> classes(const Classes& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsUnitsClassesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.unit, question.unit);
    GrogOcsUnitsClassesAnswer from{};
    from.size = sizeof from;
    ClassesAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_ocs_units_classes, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::ocs::units

namespace grognard::ocs::zoc {

/// The question of `covers`. A hex in which a side would act.
struct Covers {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side that would act in the hex, 1 to 8. The zones of all other sides are enemy zones.
  std::uint8_t side{};
};

/// The answer of `covers`.
struct CoversAnswer : ::grognard::Ruling<::grognard::ocs::Zone> {
  /// A unit whose zone covers a hex.
  std::vector<::grognard::ocs::CoveringUnit> rows{};
};

/// Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5).
inline ::grognard::Result<CoversAnswer> covers(const Covers& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsZocCoversQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    GrogOcsZocCoversAnswer from{};
    from.size = sizeof from;
    CoversAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_zoc_covers, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `zones`. A side whose zones are listed.
struct Zones {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The side that has the zones, 1 to 8.
  std::uint8_t side{};
};

/// The answer of `zones`.
struct ZonesAnswer : ::grognard::Ruling<::grognard::ocs::ZoneCount> {
  /// A hex that a side covers.
  std::vector<::grognard::ocs::ZoneHex> rows{};
};

/// Every hex that a side covers with its zones of control (OCS 4.5).
inline ::grognard::Result<ZonesAnswer> zones(const Zones& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsZocZonesQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.side, question.side);
    GrogOcsZocZonesAnswer from{};
    from.size = sizeof from;
    ZonesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_zoc_zones, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `assess`. An action of a side in a hex.
struct Assess {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The hex.
  ::grognard::Hex hex{};
  /// The side that acts, 1 to 8.
  std::uint8_t side{};
  /// The action.
  ::grognard::ocs::Action action{};
  /// The units that act, by their `id`s, in any hex. For movement they are the moving units. Only units of Truck
  /// mobility are bound in Truck movement, and only units in Strat Mode in Strat movement. They negate no zone, since
  /// they spend movement points. For a supply path it is the unit that the path belongs to. It is bound, save a
  /// headquarters whose throw range is in Leg or Track MP and an Extender of such a mobility (12.3a, 12.3b). If no unit is
  /// given, the movement or path counts as bound. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The units began the phase in the hex, so that they may leave it.
  ::grognard::Flag began_here{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::ocs::ActionBasis> {
  /// A unit with a role in the decision.
  std::vector<::grognard::ocs::ActionUnit> rows{};
};

/// Whether an action may be taken in a hex as far as zones of control decide it (OCS 4.5a, 4.5b).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsZocAssessQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::put(to.hex, question.hex);
    ::grognard::detail::put(to.side, question.side);
    ::grognard::detail::put(to.action, question.action);
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::put(to.began_here, question.began_here);
    GrogOcsZocAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_zoc_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `path`. A stack that moves along a path, and the units that it drops off on the way.
struct Path {
  /// The position before the move.
  const ::grognard::ocs::Board* board{};
  /// The units that move together, from one hex, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The hexes that they enter, in order.
  ::grognard::Span<const ::grognard::ocs::Waypoint> path{};
  /// The units that are dropped off on the way. They move no further; the others go on.
  ::grognard::Span<const ::grognard::ocs::DropOff> drops{};
  /// The stack entered its present hex earlier in this phase, and so did not begin the phase there.
  ::grognard::Flag entered{};
};

/// The answer of `path`.
struct PathAnswer : ::grognard::Ruling<::grognard::ocs::Arrival> {
  /// A hex of a path, after the stack has entered it and dropped off units.
  std::vector<::grognard::ocs::Passage> rows{};
};

/// Whether a stack may go along a path through zones of control, dropping units off (OCS 4.5a.A, 4.5b).
inline ::grognard::Result<PathAnswer> path(const Path& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsZocPathQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.drops, to.drops_len, question.drops);
    ::grognard::detail::put(to.entered, question.entered);
    GrogOcsZocPathAnswer from{};
    from.size = sizeof from;
    PathAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_zoc_path, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `retreat`. A stack that retreats along a path on the board.
struct Retreat {
  /// The position.
  const ::grognard::ocs::Board* board{};
  /// The units that retreat together, from one hex, by their `id`s. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> units{};
  /// The hexes that they enter, in order.
  ::grognard::Span<const ::grognard::Hex> path{};
  /// Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
  ::grognard::Span<const ::grognard::Hex> held{};
};

/// The answer of `retreat`.
struct RetreatAnswer : ::grognard::Ruling<::grognard::ocs::Entered> {
  /// A hex of a retreat.
  std::vector<::grognard::ocs::RetreatHex> rows{};
};

/// The zones of control that a retreat enters, and what else it meets (OCS 4.5c).
inline ::grognard::Result<RetreatAnswer> retreat(const Retreat& question, ::grognard::Trail* trail = nullptr) {
    GrogOcsZocRetreatQuestion to{};
    to.size = sizeof to;
    GrogOcsBoard board_c{};
    GrogOcsTables tables_c{};
    if (question.board != nullptr) {
      board_c = question.board->c(tables_c);
      to.board = &board_c;
    }
    ::grognard::detail::list(to.units, to.units_len, question.units);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.held, to.held_len, question.held);
    GrogOcsZocRetreatAnswer from{};
    from.size = sizeof from;
    RetreatAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_ocs_zoc_retreat, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::ocs::zoc

/// The orders of the system's game by their names.
namespace grognard::ocs::orders {

/// The segment ends.
struct Next {
  /// The weather that was rolled, numbered by the caller from 1.
  std::uint8_t weather{};
  /// The side of the player who goes first; of a breakout, 1 if it is the first turn in which the unit tries.
  ::grognard::Name first{};
  /// Both players play the turn simultaneously.
  ::grognard::Flag simulcast{};

  using ByName = void;
  static constexpr const char* name = "next";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::next;
    into.question.weather = weather;
    into.one(into.question.first, "first", first, false);
    into.question.simulcast = simulcast;
  }
};

/// A unit takes a mode, or turns.
struct Change {
  /// The unit.
  ::grognard::Name unit{};
  /// The mode to take.
  ::grognard::ocs::Mode mode{};
  /// How the unit is oriented in it.
  ::grognard::ocs::Orientation oriented{};

  using ByName = void;
  static constexpr const char* name = "change";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::change;
    into.one(into.question.unit, "unit", unit, true);
    into.question.mode = mode;
    into.question.oriented = oriented;
  }
};

/// A unit is released from Reserve.
struct Release {
  /// The units.
  ::grognard::Names units{};

  using ByName = void;
  static constexpr const char* name = "release";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::release;
    into.all(into.question.units, "units", units);
  }
};

/// A unit moves. Its cost is in movement points.
struct March {
  /// The units.
  ::grognard::Names units{};
  /// The hexes that are entered, one after the other.
  ::grognard::Names path{};
  /// Of units that move together, those that stay on the way.
  std::vector<::grognard::ocs::DropOff> drops{};

  using ByName = void;
  static constexpr const char* name = "march";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::march;
    into.all(into.question.units, "units", units);
    into.all(into.question.path, "path", path);
    into.question.drops = drops;
  }
};

/// Transport Points load.
struct Load {
  /// The Transport Points.
  ::grognard::Name truck{};
  /// The dump that is loaded, or from which units eat.
  ::grognard::Name source{};
  /// The amount, in T.
  std::uint16_t amount{};

  using ByName = void;
  static constexpr const char* name = "load";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::load;
    into.one(into.question.truck, "truck", truck, true);
    into.one(into.question.source, "source", source, true);
    into.question.amount = amount;
  }
};

/// Transport Points unload.
struct Unload {
  /// The Transport Points.
  ::grognard::Name truck{};
  /// The amount, in T.
  std::uint16_t amount{};

  using ByName = void;
  static constexpr const char* name = "unload";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::unload;
    into.one(into.question.truck, "truck", truck, true);
    into.question.amount = amount;
  }
};

/// A dump is blown.
struct Blow {
  /// The supply that is blown.
  std::vector<::grognard::ocs::BlowLoad> loads{};
  /// The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
  std::vector<std::uint8_t> dice{};

  using ByName = void;
  static constexpr const char* name = "blow";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::blow;
    into.question.loads = loads;
    into.question.dice = dice;
  }
};

/// A unit is fuelled.
struct Fuel {
  /// The units.
  ::grognard::Names units{};
  /// How units are fuelled.
  ::grognard::ocs::FuelBy by{};
  /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
  ::grognard::Names sources{};
  /// The headquarters that throw the supply.
  ::grognard::Names hqs{};

  using ByName = void;
  static constexpr const char* name = "fuel";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::fuel;
    into.all(into.question.units, "units", units);
    into.question.by = by;
    into.all(into.question.sources, "sources", sources);
    into.all(into.question.hqs, "hqs", hqs);
  }
};

/// A multi-step unit absorbs Breakdowns.
struct Absorb {
  /// The unit.
  ::grognard::Name unit{};
  /// The Breakdowns that are absorbed.
  ::grognard::Names absorbed{};

  using ByName = void;
  static constexpr const char* name = "absorb";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::absorb;
    into.one(into.question.unit, "unit", unit, true);
    into.all(into.question.absorbed, "absorbed", absorbed);
  }
};

/// Transport Points form an Extender, or it is unformed.
struct Extend {
  /// The units.
  ::grognard::Names units{};
  /// The Extender becomes Transport Points again.
  ::grognard::Flag unform{};

  using ByName = void;
  static constexpr const char* name = "extend";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::extend;
    into.all(into.question.units, "units", units);
    into.question.unform = unform;
  }
};

/// An Extender collapses.
struct Collapse {
  /// The unit.
  ::grognard::Name unit{};
  /// The hex.
  ::grognard::Name hex{};

  using ByName = void;
  static constexpr const char* name = "collapse";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::collapse;
    into.one(into.question.unit, "unit", unit, true);
    into.one(into.question.hex, "hex", hex, true);
  }
};

/// An air base refits aircraft.
struct Refit {
  /// The air base.
  ::grognard::Name air_base{};
  /// The aircraft.
  ::grognard::Names planes{};
  /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
  ::grognard::Names sources{};
  /// The headquarters that throw the supply.
  ::grognard::Names hqs{};

  using ByName = void;
  static constexpr const char* name = "refit";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::refit;
    into.one(into.question.air_base, "air_base", air_base, true);
    into.all(into.question.planes, "planes", planes);
    into.all(into.question.sources, "sources", sources);
    into.all(into.question.hqs, "hqs", hqs);
  }
};

/// A unit breaks out.
struct BreakOut {
  /// The unit.
  ::grognard::Name unit{};
  /// Units that are left out.
  ::grognard::Names left_out{};
  /// It is the first turn in which the unit tries.
  ::grognard::Flag first{};
  /// The dice, 1 to 6. Without any they are drawn from the game's seed, if it has one.
  std::vector<std::uint8_t> dice{};

  using ByName = void;
  static constexpr const char* name = "break_out";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::break_out;
    into.one(into.question.unit, "unit", unit, true);
    into.all(into.question.left_out, "left_out", left_out);
    into.question.first = first ? 1 : 0;
    into.question.dice = dice;
  }
};

/// A unit or supply moves by rail.
struct Rail {
  /// The unit.
  ::grognard::Name unit{};
  /// Where to.
  ::grognard::Name to{};
  /// The amount, in T.
  std::uint16_t amount{};
  /// A Rail Repair unit also converts hexes after its move.
  ::grognard::Flag converts{};

  using ByName = void;
  static constexpr const char* name = "rail";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::rail;
    into.one(into.question.unit, "unit", unit, true);
    into.one(into.question.to, "to", to, true);
    into.question.amount = amount;
    into.question.converts = converts;
  }
};

/// A unit builds.
struct Construct {
  /// The unit.
  ::grognard::Name unit{};
  /// The hex.
  ::grognard::Name hex{};
  /// What is built.
  ::grognard::ocs::Task task{};
  /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
  ::grognard::Names sources{};
  /// The headquarters that throw the supply.
  ::grognard::Names hqs{};

  using ByName = void;
  static constexpr const char* name = "construct";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::construct;
    into.one(into.question.unit, "unit", unit, true);
    into.one(into.question.hex, "hex", hex, true);
    into.question.task = task;
    into.all(into.question.sources, "sources", sources);
    into.all(into.question.hqs, "hqs", hqs);
  }
};

/// Units attack or overrun a hex.
struct Attack {
  /// The units.
  ::grognard::Names units{};
  /// The hex that is attacked or barraged.
  ::grognard::Name target{};
  /// Those of the units that fight on their internal stocks.
  ::grognard::Names on_stocks{};
  /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
  ::grognard::Names sources{};
  /// The headquarters that throw the supply.
  ::grognard::Names hqs{};

  using ByName = void;
  static constexpr const char* name = "attack";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::attack;
    into.all(into.question.units, "units", units);
    into.one(into.question.target, "target", target, true);
    into.all(into.question.on_stocks, "on_stocks", on_stocks);
    into.all(into.question.sources, "sources", sources);
    into.all(into.question.hqs, "hqs", hqs);
  }
};

/// The defenders of the open combat are supplied, or not.
struct Defend {
  /// The units.
  ::grognard::Names units{};
  /// Those of the units that fight on their internal stocks.
  ::grognard::Names on_stocks{};
  /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
  ::grognard::Names sources{};
  /// The headquarters that throw the supply.
  ::grognard::Names hqs{};

  using ByName = void;
  static constexpr const char* name = "defend";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::defend;
    into.all(into.question.units, "units", units);
    into.all(into.question.on_stocks, "on_stocks", on_stocks);
    into.all(into.question.sources, "sources", sources);
    into.all(into.question.hqs, "hqs", hqs);
  }
};

/// The odds of the open combat are taken.
struct Odds {
  /// The units whose Action Ratings count, where there is a choice.
  ::grognard::Names leads{};

  using ByName = void;
  static constexpr const char* name = "odds";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::odds;
    into.all(into.question.leads, "leads", leads);
  }
};

/// The dice of what is open are thrown.
struct Roll {
  /// The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
  std::vector<std::uint8_t> dice{};

  using ByName = void;
  static constexpr const char* name = "roll";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::roll;
    into.question.dice = dice;
  }
};

/// A side settles its part of the combat.
struct Settle {
  /// The steps that units lose.
  std::vector<::grognard::ocs::StepsLost> losses{};
  /// The hexes of retreat.
  std::uint8_t retreat{};
  /// The option is ignored.
  ::grognard::Flag ignore{};

  using ByName = void;
  static constexpr const char* name = "settle";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::settle;
    into.question.losses = losses;
    into.question.retreat = retreat;
    into.question.ignore = ignore;
  }
};

/// A unit retreats.
struct Retreat {
  /// The units.
  ::grognard::Names units{};
  /// The hexes that are entered, one after the other.
  ::grognard::Names path{};
  /// The steps that units lose.
  std::vector<::grognard::ocs::StepsLost> losses{};

  using ByName = void;
  static constexpr const char* name = "retreat";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::retreat;
    into.all(into.question.units, "units", units);
    into.all(into.question.path, "path", path);
    into.question.losses = losses;
  }
};

/// Attackers advance, or none.
struct Advance {
  /// The units.
  ::grognard::Names units{};

  using ByName = void;
  static constexpr const char* name = "advance";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::advance;
    into.all(into.question.units, "units", units);
  }
};

/// What has fallen in a hex is captured.
struct Capture {
  /// The hex.
  ::grognard::Name hex{};
  /// The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
  std::vector<std::uint8_t> dice{};
  /// What is captured of the units that have fallen.
  std::vector<::grognard::ocs::Taken> taken{};
  /// Where the rest goes.
  std::vector<::grognard::ocs::Rest> rest{};
  /// The hedgehog in the hex is printed on the map.
  ::grognard::Flag printed_hedgehog{};

  using ByName = void;
  static constexpr const char* name = "capture";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::capture;
    into.one(into.question.hex, "hex", hex, true);
    into.question.dice = dice;
    into.question.taken = taken;
    into.question.rest = rest;
    into.question.printed_hedgehog = printed_hedgehog;
  }
};

/// Artillery barrages a hex.
struct Barrage {
  /// The units.
  ::grognard::Names units{};
  /// The hex that is attacked or barraged.
  ::grognard::Name target{};
  /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
  ::grognard::Names sources{};
  /// The headquarters that throw the supply.
  ::grognard::Names hqs{};

  using ByName = void;
  static constexpr const char* name = "barrage";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::barrage;
    into.all(into.question.units, "units", units);
    into.one(into.question.target, "target", target, true);
    into.all(into.question.sources, "sources", sources);
    into.all(into.question.hqs, "hqs", hqs);
  }
};

/// The target of the barrage takes its losses.
struct Suffer {
  /// The steps that units lose.
  std::vector<::grognard::ocs::StepsLost> losses{};

  using ByName = void;
  static constexpr const char* name = "suffer";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::suffer;
    into.question.losses = losses;
  }
};

/// A unit restocks.
struct Restock {
  /// The units.
  ::grognard::Names units{};
  /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
  ::grognard::Names sources{};
  /// The headquarters that throw the supply.
  ::grognard::Names hqs{};

  using ByName = void;
  static constexpr const char* name = "restock";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::restock;
    into.all(into.question.units, "units", units);
    into.all(into.question.sources, "sources", sources);
    into.all(into.question.hqs, "hqs", hqs);
  }
};

/// The side traces supply.
struct Trace {
  /// Units that are left out.
  ::grognard::Names left_out{};

  using ByName = void;
  static constexpr const char* name = "trace";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::trace;
    into.all(into.question.left_out, "left_out", left_out);
  }
};

/// A unit eats.
struct Eat {
  /// The units.
  ::grognard::Names units{};
  /// The dump that is loaded, or from which units eat.
  ::grognard::Name source{};
  /// The headquarters that throw the supply.
  ::grognard::Names hqs{};

  using ByName = void;
  static constexpr const char* name = "eat";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::eat;
    into.all(into.question.units, "units", units);
    into.one(into.question.source, "source", source, true);
    into.all(into.question.hqs, "hqs", hqs);
  }
};

/// Who neither traced nor ate is marked.
struct Mark {

  using ByName = void;
  static constexpr const char* name = "mark";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::mark;
  }
};

/// The units of a hex check attrition.
struct Attrition {
  /// The hex.
  ::grognard::Name hex{};
  /// The side.
  ::grognard::Name side{};
  /// The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
  std::vector<std::uint8_t> dice{};
  /// The steps that units lose.
  std::vector<::grognard::ocs::StepsLost> losses{};

  using ByName = void;
  static constexpr const char* name = "attrition";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::attrition;
    into.one(into.question.hex, "hex", hex, true);
    into.one(into.question.side, "side", side, true);
    into.question.dice = dice;
    into.question.losses = losses;
  }
};

/// A unit is rebuilt.
struct Rebuild {
  /// The replacements that are spent.
  ::grognard::Names repls{};
  /// The units that are rebuilt.
  std::vector<::grognard::ocs::UnitToRebuild> orders{};

  using ByName = void;
  static constexpr const char* name = "rebuild";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::rebuild;
    into.all(into.question.repls, "repls", repls);
    into.question.orders = orders;
  }
};

/// A reinforcement arrives.
struct Arrive {
  /// The units.
  ::grognard::Names units{};
  /// Where to.
  ::grognard::Name to{};
  /// How units arrive.
  ::grognard::ocs::ArrivesBy entry{};
  /// The hexes of the map's edge, or of the port, where units may arrive.
  ::grognard::Names hexes{};
  /// The supply that arrives, in T.
  std::uint16_t supply{};

  using ByName = void;
  static constexpr const char* name = "arrive";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::arrive;
    into.all(into.question.units, "units", units);
    into.one(into.question.to, "to", to, true);
    into.question.entry = entry;
    into.all(into.question.hexes, "hexes", hexes);
    into.question.supply = supply;
  }
};

/// Two units are consolidated.
struct Consolidate {
  /// The units.
  ::grognard::Names units{};
  /// The types of the two units differ.
  ::grognard::Flag types_differ{};

  using ByName = void;
  static constexpr const char* name = "consolidate";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::consolidate;
    into.all(into.question.units, "units", units);
    into.question.types_differ = types_differ;
  }
};

/// A unit of an overstacked hex is eliminated (4.8a).
struct Eliminate {
  /// The hex.
  ::grognard::Name hex{};
  /// The side.
  ::grognard::Name side{};
  /// The units.
  ::grognard::Names units{};

  using ByName = void;
  static constexpr const char* name = "eliminate";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::eliminate;
    into.one(into.question.hex, "hex", hex, true);
    into.one(into.question.side, "side", side, true);
    into.all(into.question.units, "units", units);
  }
};

/// A multi-step unit makes Breakdowns.
struct BreakDown {
  /// The unit.
  ::grognard::Name unit{};
  /// The Breakdowns that are made, without an `id`.
  std::vector<::grognard::ocs::Unit> breakdowns{};

  using ByName = void;
  static constexpr const char* name = "break_down";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::break_down;
    into.one(into.question.unit, "unit", unit, true);
    into.question.breakdowns = breakdowns;
  }
};

/// Transport Points are combined, or divided.
struct Combine {
  /// The units.
  ::grognard::Names units{};
  /// The counters of Transport Points that result, without an `id`.
  std::vector<::grognard::ocs::Unit> counters{};

  using ByName = void;
  static constexpr const char* name = "combine";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::combine;
    into.all(into.question.units, "units", units);
    into.question.counters = counters;
  }
};

/// The defender lets a Beach Assault land.
struct Concede {
  /// The units.
  ::grognard::Names units{};
  /// The hex that is attacked or barraged.
  ::grognard::Name target{};

  using ByName = void;
  static constexpr const char* name = "concede";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::concede;
    into.all(into.question.units, "units", units);
    into.one(into.question.target, "target", target, true);
  }
};

/// Units barrage a facility.
struct Bombard {
  /// The units.
  ::grognard::Names units{};
  /// The hex that is attacked or barraged.
  ::grognard::Name target{};
  /// The facility.
  ::grognard::ocs::Target facility{};
  /// The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
  ::grognard::Names sources{};
  /// The headquarters that throw the supply.
  ::grognard::Names hqs{};
  /// The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
  std::vector<std::uint8_t> dice{};

  using ByName = void;
  static constexpr const char* name = "bombard";
  template <class To>
  void fill(To& into) const {
    into.question.act = ::grognard::ocs::Act::bombard;
    into.all(into.question.units, "units", units);
    into.one(into.question.target, "target", target, true);
    into.question.facility = facility;
    into.all(into.question.sources, "sources", sources);
    into.all(into.question.hqs, "hqs", hqs);
    into.question.dice = dice;
  }
};

/// What a game does by the names of its orders.
template <class Game>
class Verbs {
 public:
  /// The segment ends.
  ::grognard::Result<play::OrderAnswer> next(const Next& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit takes a mode, or turns.
  ::grognard::Result<play::OrderAnswer> change(const Change& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit is released from Reserve.
  ::grognard::Result<play::OrderAnswer> release(const Release& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit moves. Its cost is in movement points.
  ::grognard::Result<play::OrderAnswer> march(const March& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Transport Points load.
  ::grognard::Result<play::OrderAnswer> load_(const Load& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Transport Points unload.
  ::grognard::Result<play::OrderAnswer> unload(const Unload& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A dump is blown.
  ::grognard::Result<play::OrderAnswer> blow(const Blow& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit is fuelled.
  ::grognard::Result<play::OrderAnswer> fuel(const Fuel& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A multi-step unit absorbs Breakdowns.
  ::grognard::Result<play::OrderAnswer> absorb(const Absorb& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Transport Points form an Extender, or it is unformed.
  ::grognard::Result<play::OrderAnswer> extend(const Extend& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// An Extender collapses.
  ::grognard::Result<play::OrderAnswer> collapse(const Collapse& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// An air base refits aircraft.
  ::grognard::Result<play::OrderAnswer> refit(const Refit& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit breaks out.
  ::grognard::Result<play::OrderAnswer> break_out(const BreakOut& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit or supply moves by rail.
  ::grognard::Result<play::OrderAnswer> rail(const Rail& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit builds.
  ::grognard::Result<play::OrderAnswer> construct(const Construct& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Units attack or overrun a hex.
  ::grognard::Result<play::OrderAnswer> attack(const Attack& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The defenders of the open combat are supplied, or not.
  ::grognard::Result<play::OrderAnswer> defend(const Defend& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The odds of the open combat are taken.
  ::grognard::Result<play::OrderAnswer> odds(const Odds& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The dice of what is open are thrown.
  ::grognard::Result<play::OrderAnswer> roll(const Roll& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A side settles its part of the combat.
  ::grognard::Result<play::OrderAnswer> settle(const Settle& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit retreats.
  ::grognard::Result<play::OrderAnswer> retreat(const Retreat& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Attackers advance, or none.
  ::grognard::Result<play::OrderAnswer> advance(const Advance& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// What has fallen in a hex is captured.
  ::grognard::Result<play::OrderAnswer> capture(const Capture& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Artillery barrages a hex.
  ::grognard::Result<play::OrderAnswer> barrage(const Barrage& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The target of the barrage takes its losses.
  ::grognard::Result<play::OrderAnswer> suffer(const Suffer& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit restocks.
  ::grognard::Result<play::OrderAnswer> restock(const Restock& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The side traces supply.
  ::grognard::Result<play::OrderAnswer> trace(const Trace& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit eats.
  ::grognard::Result<play::OrderAnswer> eat(const Eat& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Who neither traced nor ate is marked.
  ::grognard::Result<play::OrderAnswer> mark(const Mark& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The units of a hex check attrition.
  ::grognard::Result<play::OrderAnswer> attrition(const Attrition& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit is rebuilt.
  ::grognard::Result<play::OrderAnswer> rebuild(const Rebuild& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A reinforcement arrives.
  ::grognard::Result<play::OrderAnswer> arrive(const Arrive& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Two units are consolidated.
  ::grognard::Result<play::OrderAnswer> consolidate(const Consolidate& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A unit of an overstacked hex is eliminated (4.8a).
  ::grognard::Result<play::OrderAnswer> eliminate(const Eliminate& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// A multi-step unit makes Breakdowns.
  ::grognard::Result<play::OrderAnswer> break_down(const BreakDown& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Transport Points are combined, or divided.
  ::grognard::Result<play::OrderAnswer> combine(const Combine& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The defender lets a Beach Assault land.
  ::grognard::Result<play::OrderAnswer> concede(const Concede& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Units barrage a facility.
  ::grognard::Result<play::OrderAnswer> bombard(const Bombard& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
};

}  // namespace grognard::ocs::orders

namespace grognard::ocs {

/// The functions of the system's game.
struct GameCalls {
  using New = play::New;
  using Choice = ::grognard::ocs::GameChoice;
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
  static constexpr auto load = grog_ocs_play_load;
  static constexpr auto save = grog_ocs_play_save;
  static constexpr auto thrown = grog_ocs_play_thrown;
  static constexpr auto position = grog_ocs_play_position;
  static constexpr auto pack = grog_ocs_play_pack;
  static constexpr auto unpack = grog_ocs_play_unpack;
  static std::int32_t find(GameMemory& game, const char* field, const char* name, std::int32_t* found, GrogFault* fault) {
    return grog_ocs_play_find(game.words.data(), game.words.size(), field, name, found, fault);
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
    question.act = given.act;
    question.units = given.units;
    question.unit = given.unit;
    question.path = given.path;
    question.drops = given.drops;
    question.mode = given.mode;
    question.oriented = given.oriented;
    question.truck = given.truck;
    question.source = given.source;
    question.amount = given.amount;
    question.loads = given.loads;
    question.by = given.by;
    question.sources = given.sources;
    question.hqs = given.hqs;
    question.breakdowns = given.breakdowns;
    question.absorbed = given.absorbed;
    question.counters = given.counters;
    question.unform = given.unform;
    question.air_base = given.air_base;
    question.planes = given.planes;
    question.hex = given.hex;
    question.to = given.to;
    question.converts = given.converts;
    question.task = given.task;
    question.target = given.target;
    question.on_stocks = given.on_stocks;
    question.leads = given.leads;
    question.facility = given.facility;
    question.losses = given.losses;
    question.retreat = given.retreat;
    question.ignore = given.ignore;
    question.taken = given.taken;
    question.rest = given.rest;
    question.printed_hedgehog = given.printed_hedgehog;
    question.side = given.side;
    question.left_out = given.left_out;
    question.repls = given.repls;
    question.orders = given.orders;
    question.entry = given.entry;
    question.hexes = given.hexes;
    question.supply = given.supply;
    question.types_differ = given.types_differ;
    question.weather = given.weather;
    question.first = given.first;
    question.simulcast = given.simulcast;
    return play::judge(game, question, trail);
  }
  static ::grognard::Result<ChoicesAnswer> choices(GameMemory& game, const Choice& of) {
    play::Choices question;
    question.of = of;
    return play::choices(game, question);
  }
  static ::grognard::Result<LookAnswer> look(GameMemory& game, const Look& question) { return play::look(game, question); }
  static ::grognard::Result<ChancesAnswer> chances(GameMemory& game, const Chances& question) {
    return play::chances(game, question);
  }
};

/// A game, refereed from one position that remembers. A line of orders is a verb and its fields by name: `march #7 > 1,0 > 2,0`.
using Game = ::grognard::BasicGame<GameCalls>;

}  // namespace grognard::ocs

#endif  // GROGNARD_OCS_HPP

/*
 * grognard: the structures and functions of the system `ocs`. common.h says what holds of all.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_OCS_H
#define GROGNARD_OCS_H

#include "common.h"

/**
 * The most planes at a base.
 */
#define GROG_OCS_MOST_PLANES 32

/**
 * Bytes of a name.
 */
#define GROG_OCS_NAME 30

/**
 * Bytes of a line of orders that a host should be ready for.
 */
#define GROG_OCS_LINE 512

/**
 * The carrier of a unit.
 */
enum GrogOcsAboard {
  /**
   * No carrier.
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
  /**
   * Transport Points on wagons, formed into an Extender.
   */
  GROG_OCS_ABOARD_WAGON_EXTENDER,
  /**
   * Transport Points on mules, formed into an Extender.
   */
  GROG_OCS_ABOARD_MULE_EXTENDER,
};

/**
 * The kind of an order that can be chosen.
 */
enum GrogOcsAct {
  /**
   * The segment ends.
   */
  GROG_OCS_ACT_NEXT = 1,
  /**
   * A unit takes a mode, or turns.
   */
  GROG_OCS_ACT_CHANGE,
  /**
   * A unit is released from Reserve.
   */
  GROG_OCS_ACT_RELEASE,
  /**
   * A unit moves. Its cost is in movement points.
   */
  GROG_OCS_ACT_MARCH,
  /**
   * Transport Points load.
   */
  GROG_OCS_ACT_LOAD,
  /**
   * Transport Points unload.
   */
  GROG_OCS_ACT_UNLOAD,
  /**
   * A dump is blown.
   */
  GROG_OCS_ACT_BLOW,
  /**
   * A unit is fuelled.
   */
  GROG_OCS_ACT_FUEL,
  /**
   * A multi-step unit absorbs Breakdowns.
   */
  GROG_OCS_ACT_ABSORB,
  /**
   * Transport Points form an Extender, or it is unformed.
   */
  GROG_OCS_ACT_EXTEND,
  /**
   * An Extender collapses.
   */
  GROG_OCS_ACT_COLLAPSE,
  /**
   * An air base refits aircraft.
   */
  GROG_OCS_ACT_REFIT,
  /**
   * A unit breaks out.
   */
  GROG_OCS_ACT_BREAK_OUT,
  /**
   * A unit or supply moves by rail.
   */
  GROG_OCS_ACT_RAIL,
  /**
   * A unit builds.
   */
  GROG_OCS_ACT_CONSTRUCT,
  /**
   * Units attack or overrun a hex.
   */
  GROG_OCS_ACT_ATTACK,
  /**
   * The defenders of the open combat are supplied, or not.
   */
  GROG_OCS_ACT_DEFEND,
  /**
   * The odds of the open combat are taken.
   */
  GROG_OCS_ACT_ODDS,
  /**
   * The dice of what is open are thrown.
   */
  GROG_OCS_ACT_ROLL,
  /**
   * A side settles its part of the combat.
   */
  GROG_OCS_ACT_SETTLE,
  /**
   * A unit retreats.
   */
  GROG_OCS_ACT_RETREAT,
  /**
   * Attackers advance, or none.
   */
  GROG_OCS_ACT_ADVANCE,
  /**
   * What has fallen in a hex is captured.
   */
  GROG_OCS_ACT_CAPTURE,
  /**
   * Artillery barrages a hex.
   */
  GROG_OCS_ACT_BARRAGE,
  /**
   * The target of the barrage takes its losses.
   */
  GROG_OCS_ACT_SUFFER,
  /**
   * A unit restocks.
   */
  GROG_OCS_ACT_RESTOCK,
  /**
   * The side traces supply.
   */
  GROG_OCS_ACT_TRACE,
  /**
   * A unit eats.
   */
  GROG_OCS_ACT_EAT,
  /**
   * Who neither traced nor ate is marked.
   */
  GROG_OCS_ACT_MARK,
  /**
   * The units of a hex check attrition.
   */
  GROG_OCS_ACT_ATTRITION,
  /**
   * A unit is rebuilt.
   */
  GROG_OCS_ACT_REBUILD,
  /**
   * A reinforcement arrives.
   */
  GROG_OCS_ACT_ARRIVE,
  /**
   * Two units are consolidated.
   */
  GROG_OCS_ACT_CONSOLIDATE,
  /**
   * A unit of an overstacked hex is eliminated (4.8a).
   */
  GROG_OCS_ACT_ELIMINATE,
  /**
   * A multi-step unit makes Breakdowns.
   */
  GROG_OCS_ACT_BREAK_DOWN,
  /**
   * Transport Points are combined, or divided.
   */
  GROG_OCS_ACT_COMBINE,
  /**
   * The defender lets a Beach Assault land.
   */
  GROG_OCS_ACT_CONCEDE,
  /**
   * Units barrage a facility.
   */
  GROG_OCS_ACT_BOMBARD,
};

/**
 * An action in a hex.
 */
enum GrogOcsAction {
  /**
   * To continue Truck movement from the hex, other than by an overrun (4.5a.A).
   */
  GROG_OCS_ACTION_TRUCK_MOVEMENT = 1,
  /**
   * To trace a supply path into or out of the hex: a draw, a throw or an Extender's path (4.5a.B).
   */
  GROG_OCS_ACTION_SUPPLY_PATH,
  /**
   * To move cargo by Rail Cap (4.5a.C).
   */
  GROG_OCS_ACTION_RAIL_TRANSPORT,
  /**
   * To trace supply by rail (4.5a.D).
   */
  GROG_OCS_ACTION_RAIL_TRACE,
  /**
   * To convert a railroad (4.5a.E).
   */
  GROG_OCS_ACTION_RAIL_CONVERSION,
  /**
   * To trace supply through a port (4.5a.F).
   */
  GROG_OCS_ACTION_PORT_TRACE,
  /**
   * To move cargo through a port by Sea Cap (4.5a.G).
   */
  GROG_OCS_ACTION_PORT_TRANSPORT,
  /**
   * To refit aircraft (4.5a.H).
   */
  GROG_OCS_ACTION_REFIT,
  /**
   * To change to Reserve Mode (4.5a.I).
   */
  GROG_OCS_ACTION_ENTER_RESERVE,
  /**
   * To change to Strat Mode (4.5a.J).
   */
  GROG_OCS_ACTION_ENTER_STRAT,
  /**
   * To move into the hex in Strat Mode (4.5a.J).
   */
  GROG_OCS_ACTION_STRAT_MOVEMENT,
  /**
   * To rebuild with replacements (4.5a.K).
   */
  GROG_OCS_ACTION_REBUILD,
};

/**
 * Whether the attackers advance into the hex.
 */
enum GrogOcsAdvance {
  /**
   * They do not advance.
   */
  GROG_OCS_ADVANCE_NONE,
  /**
   * They may advance.
   */
  GROG_OCS_ADVANCE_MAY,
  /**
   * They must advance.
   */
  GROG_OCS_ADVANCE_MUST,
};

/**
 * The anti-tank effect of a unit or hex.
 */
enum GrogOcsAntiTank {
  /**
   * No anti-tank effect.
   */
  GROG_OCS_ANTI_TANK_NONE,
  /**
   * Light anti-tank effect.
   */
  GROG_OCS_ANTI_TANK_LIGHT,
  /**
   * Heavy anti-tank effect.
   */
  GROG_OCS_ANTI_TANK_HEAVY,
};

/**
 * The colour of the symbol box, on which the effect of terrain depends.
 */
enum GrogOcsArm {
  /**
   * A box of any other colour.
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
 * How reinforcements enter the game.
 */
enum GrogOcsArrivesBy {
  /**
   * In a hex that the Arrival Chart names, or in a box off the map.
   */
  GROG_OCS_ARRIVES_BY_HEX = 1,
  /**
   * In a hex of the map's edge; if enemy units block it, in the nearest one that they do not block.
   */
  GROG_OCS_ARRIVES_BY_EDGE,
  /**
   * At a port.
   */
  GROG_OCS_ARRIVES_BY_PORT,
};

/**
 * The kind of attack.
 */
enum GrogOcsAttack {
  /**
   * A regular attack: in a Combat Segment, from any number of adjacent hexes.
   */
  GROG_OCS_ATTACK_REGULAR = 1,
  /**
   * An overrun: during movement, by units that began the phase in one stack.
   */
  GROG_OCS_ATTACK_OVERRUN,
};

/**
 * A result of the barrage table, from the best to the worst for the target.
 */
enum GrogOcsBarrageResult {
  /**
   * No effect.
   */
  GROG_OCS_BARRAGE_RESULT_NONE,
  /**
   * Disorganized.
   */
  GROG_OCS_BARRAGE_RESULT_DG,
  /**
   * One half in brackets: disorganized in the cases that the rule lists, otherwise one half.
   */
  GROG_OCS_BARRAGE_RESULT_BRACKETED,
  /**
   * One half: on a die of 4 to 6 one step and disorganized, otherwise disorganized.
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
 * A field of a row of a board.
 */
enum GrogOcsBoardField {
  /**
   * The whole list or row.
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
   * `roads`.
   */
  GROG_OCS_BOARD_FIELD_ROADS,
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
  /**
   * `ma` of a side of a counter.
   */
  GROG_OCS_BOARD_FIELD_MA,
  /**
   * `fuelled_by`.
   */
  GROG_OCS_BOARD_FIELD_FUELLED_BY,
  /**
   * `progress`.
   */
  GROG_OCS_BOARD_FIELD_PROGRESS,
  /**
   * `last_supply`.
   */
  GROG_OCS_BOARD_FIELD_LAST_SUPPLY,
  /**
   * `threw`.
   */
  GROG_OCS_BOARD_FIELD_THREW,
  /**
   * `combat_stage`.
   */
  GROG_OCS_BOARD_FIELD_COMBAT_STAGE,
  /**
   * `also`.
   */
  GROG_OCS_BOARD_FIELD_ALSO,
  /**
   * `weather_row`.
   */
  GROG_OCS_BOARD_FIELD_WEATHER_ROW,
  /**
   * `weather_side`.
   */
  GROG_OCS_BOARD_FIELD_WEATHER_SIDE,
  /**
   * `trainbusted`.
   */
  GROG_OCS_BOARD_FIELD_TRAINBUSTED,
  /**
   * `attacked_from`.
   */
  GROG_OCS_BOARD_FIELD_ATTACKED_FROM,
  /**
   * `had_bridge`.
   */
  GROG_OCS_BOARD_FIELD_HAD_BRIDGE,
  /**
   * `first_reserves` of `turn`.
   */
  GROG_OCS_BOARD_FIELD_FIRST_RESERVES,
  /**
   * `second_reserves` of `turn`.
   */
  GROG_OCS_BOARD_FIELD_SECOND_RESERVES,
  /**
   * `open` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_OPEN,
  /**
   * `close` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_CLOSE,
  /**
   * `very_close` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_VERY_CLOSE,
  /**
   * `extremely_close` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_EXTREMELY_CLOSE,
  /**
   * `odds_rule` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_ODDS_RULE,
  /**
   * `rows` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_ROWS,
  /**
   * `first` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_FIRST,
  /**
   * `cells` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_CELLS,
  /**
   * `cells_rule` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_CELLS_RULE,
  /**
   * `surprise` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_SURPRISE,
  /**
   * `modes` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_MODES,
  /**
   * `losses` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_LOSSES,
  /**
   * `points` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_POINTS,
  /**
   * `costs` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_COSTS,
  /**
   * `barrage_rule` of `tables`.
   */
  GROG_OCS_BOARD_FIELD_BARRAGE_RULE,
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
  /**
   * No list: where the game stands.
   */
  GROG_OCS_BOARD_LIST_TURN,
  /**
   * No list: the game's own tables.
   */
  GROG_OCS_BOARD_LIST_TABLES,
};

/**
 * The moment at which Breakdowns are made or absorbed.
 */
enum GrogOcsBreakdownMoment {
  /**
   * The multi-step unit begins to move in a Movement Segment.
   */
  GROG_OCS_BREAKDOWN_MOMENT_MOVES = 1,
  /**
   * The multi-step unit advances after combat.
   */
  GROG_OCS_BREAKDOWN_MOMENT_ADVANCES,
  /**
   * The multi-step unit retreats.
   */
  GROG_OCS_BREAKDOWN_MOMENT_RETREATS,
  /**
   * A phase ends.
   */
  GROG_OCS_BREAKDOWN_MOMENT_PHASE_ENDS,
};

/**
 * The terrain that applies to an attacking stack.
 */
enum GrogOcsChoice {
  /**
   * The one that is best for the defender.
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
 * A result of the combat table, from the worst for the attacker to the best. `A` begins the attacker's part and `D`
 * the defender's. `L` is steps lost, `o` an option of steps and hexes of retreat, `e` the Action Rating from which
 * attackers exploit, `DG` disorganized.
 */
enum GrogOcsCombatResult {
  /**
   * AL2: the attacker loses 2 steps.
   */
  GROG_OCS_COMBAT_RESULT_AL2 = 1,
  /**
   * AL1o1: the attacker loses 1 step and takes an option of 1.
   */
  GROG_OCS_COMBAT_RESULT_AL1O1,
  /**
   * AL1o1/Do1: the attacker loses 1 step and takes an option of 1, the defender an option of 1.
   */
  GROG_OCS_COMBAT_RESULT_AL1O1_DO1,
  /**
   * AL1/Do1: the attacker loses 1 step, the defender takes an option of 1.
   */
  GROG_OCS_COMBAT_RESULT_AL1_DO1,
  /**
   * Ao1/Do1: each side takes an option of 1.
   */
  GROG_OCS_COMBAT_RESULT_AO1_DO1,
  /**
   * AL1/DL1o1: the attacker loses 1 step, the defender 1 step and an option of 1.
   */
  GROG_OCS_COMBAT_RESULT_AL1_DL1O1,
  /**
   * Ao1/DL1o1: the attacker takes an option of 1, the defender loses 1 step and takes an option of 1.
   */
  GROG_OCS_COMBAT_RESULT_AO1_DL1O1,
  /**
   * Ao1/DL1o2: the attacker takes an option of 1, the defender loses 1 step and takes an option of 2.
   */
  GROG_OCS_COMBAT_RESULT_AO1_DL1O2,
  /**
   * Ao1e4/DL1o2: as Ao1/DL1o2, and attackers of rating 4 exploit.
   */
  GROG_OCS_COMBAT_RESULT_AO1E4_DL1O2,
  /**
   * Ae4/DL1o2: the defender loses 1 step and takes an option of 2; attackers of rating 4 exploit.
   */
  GROG_OCS_COMBAT_RESULT_AE4_DL1O2,
  /**
   * Ae3/DL2o2DG: the defender loses 2 steps, takes an option of 2 and is disorganized; attackers of rating 3
   * exploit.
   */
  GROG_OCS_COMBAT_RESULT_AE3_DL2O2_DG,
  /**
   * Ae2/DL2o3DG: the defender loses 2 steps, takes an option of 3 and is disorganized; attackers of rating 2
   * exploit.
   */
  GROG_OCS_COMBAT_RESULT_AE2_DL2O3_DG,
};

/**
 * The source of a unit's combat supply in the current combat.
 */
enum GrogOcsCombatSupply {
  /**
   * Supply on the map, which is paid.
   */
  GROG_OCS_COMBAT_SUPPLY_PAID = 1,
  /**
   * The unit's internal stocks.
   */
  GROG_OCS_COMBAT_SUPPLY_STOCKS,
  /**
   * No combat supply.
   */
  GROG_OCS_COMBAT_SUPPLY_NONE,
};

/**
 * The kind of consolidation.
 */
enum GrogOcsConsolidation {
  /**
   * Two multi-step units are combined into one (13.9.1).
   */
  GROG_OCS_CONSOLIDATION_STEPS,
  /**
   * A unit is exchanged with one of another formation (13.9.2).
   */
  GROG_OCS_CONSOLIDATION_SWAP,
  /**
   * An independent unit joins a formation (13.9.3).
   */
  GROG_OCS_CONSOLIDATION_JOIN,
  /**
   * Two reduced aircraft are combined into one (13.9.4).
   */
  GROG_OCS_CONSOLIDATION_AIRCRAFT,
};

/**
 * The kind of an edit.
 */
enum GrogOcsEdit {
  /**
   * The item at `index` is replaced by the record.
   */
  GROG_OCS_EDIT_REPLACE,
  /**
   * The item at `index` is removed from the list.
   */
  GROG_OCS_EDIT_REMOVE,
  /**
   * The record is inserted into the list at `index`.
   */
  GROG_OCS_EDIT_INSERT,
  /**
   * No edit of the board: the newcomer at `index`, which is not on the board, becomes the record.
   */
  GROG_OCS_EDIT_ASIDE,
  /**
   * No edit of the board, which has no field for the effect: the caller must act on it.
   */
  GROG_OCS_EDIT_HOST,
};

/**
 * The kind of a change to a unit.
 */
enum GrogOcsEffectKind {
  /**
   * The unit loses `amount` steps and survives.
   */
  GROG_OCS_EFFECT_KIND_LOSE_STEPS = 1,
  /**
   * The unit is eliminated.
   */
  GROG_OCS_EFFECT_KIND_ELIMINATE,
  /**
   * The unit becomes disorganized.
   */
  GROG_OCS_EFFECT_KIND_DISORGANIZE,
  /**
   * The unit has still to retreat `amount` hexes.
   */
  GROG_OCS_EFFECT_KIND_RETREAT,
  /**
   * The unit is marked Exploit.
   */
  GROG_OCS_EFFECT_KIND_EXPLOIT,
  /**
   * The unit loses its Reserve marker.
   */
  GROG_OCS_EFFECT_KIND_LOSE_RESERVE,
  /**
   * The unit is turned to Move Mode.
   */
  GROG_OCS_EFFECT_KIND_MOVE_MODE,
  /**
   * The unit stays behind.
   */
  GROG_OCS_EFFECT_KIND_STAYS,
  /**
   * The unit moves no further in this phase: `amount` is the reason.
   */
  GROG_OCS_EFFECT_KIND_STOP,
  /**
   * The unit pays `amount` T out of the supply that it carries or is.
   */
  GROG_OCS_EFFECT_KIND_PAY_SUPPLY,
  /**
   * The unit spends `amount` MP.
   */
  GROG_OCS_EFFECT_KIND_SPEND_MP,
  /**
   * The unit loads `amount` T.
   */
  GROG_OCS_EFFECT_KIND_LOAD,
  /**
   * The unit unloads `amount` T.
   */
  GROG_OCS_EFFECT_KIND_UNLOAD,
  /**
   * `amount` T are placed on the ground in the hex.
   */
  GROG_OCS_EFFECT_KIND_PLACE_SUPPLY,
  /**
   * The unit is captured by the enemy: of Transport Points `amount` points (TP), of anything else the whole.
   */
  GROG_OCS_EFFECT_KIND_CAPTURE,
  /**
   * `amount` T of the unit's supply are captured by the enemy.
   */
  GROG_OCS_EFFECT_KIND_CAPTURE_SUPPLY,
  /**
   * `amount` T of the unit's supply are destroyed.
   */
  GROG_OCS_EFFECT_KIND_DESTROY_SUPPLY,
  /**
   * The captured part of the unit, `amount` points (TP), becomes regular Transport Points.
   */
  GROG_OCS_EFFECT_KIND_CONVERT,
  /**
   * The rest of the unit is displaced by up to `amount` hexes.
   */
  GROG_OCS_EFFECT_KIND_DISPLACE,
  /**
   * The Extender collapses, where its owner chooses.
   */
  GROG_OCS_EFFECT_KIND_COLLAPSE,
  /**
   * A facility of `amount` levels is placed in the hex; 0 is an air strip.
   */
  GROG_OCS_EFFECT_KIND_BUILD,
  /**
   * The unit's level is set to `amount`.
   */
  GROG_OCS_EFFECT_KIND_SET_LEVEL,
  /**
   * The unit's hits are set to `amount`.
   */
  GROG_OCS_EFFECT_KIND_SET_HITS,
  /**
   * The unit of the question is placed in the hex with `amount` steps lost; it is aboard nothing, and has no retreat to
   * make any more.
   */
  GROG_OCS_EFFECT_KIND_PLACE,
  /**
   * The unit is removed from the map without being destroyed.
   */
  GROG_OCS_EFFECT_KIND_REMOVE,
  /**
   * The unit regains `amount` steps.
   */
  GROG_OCS_EFFECT_KIND_GAIN_STEPS,
  /**
   * The unit joins the formation numbered `amount`.
   */
  GROG_OCS_EFFECT_KIND_SET_FORMATION,
  /**
   * The unit has been transported in this phase: `amount` is the kind of transport.
   */
  GROG_OCS_EFFECT_KIND_TRANSPORTED,
  /**
   * The unit has moved by rail in this phase over track that was converted in it.
   */
  GROG_OCS_EFFECT_KIND_FRESH_TRACK,
  /**
   * The unit converts the railroad in the hex to the gauge `amount`.
   */
  GROG_OCS_EFFECT_KIND_CONVERT_TRACK,
  /**
   * The unit takes a mode: `amount`.
   */
  GROG_OCS_EFFECT_KIND_SET_MODE,
  /**
   * The unit shows a side of its counter: `amount` is the orientation.
   */
  GROG_OCS_EFFECT_KIND_ORIENT,
  /**
   * The unit is released from Reserve Mode.
   */
  GROG_OCS_EFFECT_KIND_RELEASE,
  /**
   * The unit's internal stocks come to the state `amount`.
   */
  GROG_OCS_EFFECT_KIND_SET_STOCKS,
  /**
   * The unit is marked Out of Supply.
   */
  GROG_OCS_EFFECT_KIND_OUT_OF_SUPPLY,
  /**
   * The unit's Out of Supply marker comes off.
   */
  GROG_OCS_EFFECT_KIND_IN_SUPPLY,
  /**
   * The unit's record of the phase begins anew: it has spent and done nothing, and stands in the stack numbered
   * `amount`.
   */
  GROG_OCS_EFFECT_KIND_BEGIN_PHASE,
  /**
   * The unit moves to the hex, which it enters by movement.
   */
  GROG_OCS_EFFECT_KIND_MOVE,
  /**
   * The unit's movement in this phase has come as far as `amount`.
   */
  GROG_OCS_EFFECT_KIND_SET_PROGRESS,
  /**
   * The unit is fuelled: `amount` is the way.
   */
  GROG_OCS_EFFECT_KIND_FUEL,
  /**
   * The unit's fuel ends.
   */
  GROG_OCS_EFFECT_KIND_END_FUEL,
  /**
   * The headquarters has thrown fuel in this phase: `amount` is where from.
   */
  GROG_OCS_EFFECT_KIND_SET_THREW,
  /**
   * The unit gets the mark `amount`.
   */
  GROG_OCS_EFFECT_KIND_MARK,
  /**
   * The unit loses the mark `amount`.
   */
  GROG_OCS_EFFECT_KIND_UNMARK,
  /**
   * The unit was supplied in this Supply Phase: `amount` is how.
   */
  GROG_OCS_EFFECT_KIND_SET_SUPPLY,
  /**
   * The hex, and no unit, gets the mark `amount`.
   */
  GROG_OCS_EFFECT_KIND_MARK_HEX,
  /**
   * The hex, and no unit, loses the mark `amount`.
   */
  GROG_OCS_EFFECT_KIND_UNMARK_HEX,
  /**
   * The hex, and no unit, is in no Trainbusting zone any more that affects side `amount`.
   */
  GROG_OCS_EFFECT_KIND_END_TRAINBUSTING,
  /**
   * The unit's combat supply in the current combat is paid: `amount` is how; absent once the combat is over.
   */
  GROG_OCS_EFFECT_KIND_SET_COMBAT_SUPPLY,
  /**
   * The settlement of the combat in the hex, and no unit, has come as far as `amount`. It is absent once the combat is
   * over, of which the hex then remembers nothing.
   */
  GROG_OCS_EFFECT_KIND_SET_COMBAT_STAGE,
  /**
   * The hex, and no unit, has the weather numbered `amount`.
   */
  GROG_OCS_EFFECT_KIND_SET_WEATHER,
  /**
   * The Transport Points become an Extender of `amount` points (TP).
   */
  GROG_OCS_EFFECT_KIND_FORM,
  /**
   * The Extender becomes Transport Points.
   */
  GROG_OCS_EFFECT_KIND_UNFORM,
  /**
   * The hex, and no unit, gets a Trainbusting marker that affects side `amount`.
   */
  GROG_OCS_EFFECT_KIND_TRAINBUST,
  /**
   * The hex, and no unit, is in a Trainbusting zone that affects side `amount`.
   */
  GROG_OCS_EFFECT_KIND_TRAINBUST_ZONE,
  /**
   * The port has used `amount` T of its capacity in this phase.
   */
  GROG_OCS_EFFECT_KIND_USE_PORT,
  /**
   * The hex, and no unit, is attacked across the hexsides of `amount`: bit n for the n-th side.
   */
  GROG_OCS_EFFECT_KIND_SET_ATTACKED_FROM,
  /**
   * The unit leaves the map and returns as a reinforcement in game turn `amount`, with its losses and no markers; of
   * Transport Points, one of them.
   */
  GROG_OCS_EFFECT_KIND_SET_DUE,
  /**
   * The Inactive aircraft becomes Active.
   */
  GROG_OCS_EFFECT_KIND_ACTIVATE,
};

/**
 * What enters a hex.
 */
enum GrogOcsEntrant {
  /**
   * Units, by their own movement, a retreat or an advance: ground units, ships or aircraft.
   */
  GROG_OCS_ENTRANT_UNITS = 1,
  /**
   * Cargo that passes through the hex by rail.
   */
  GROG_OCS_ENTRANT_RAIL_TRANSPORT,
  /**
   * Cargo that detrains in the hex.
   */
  GROG_OCS_ENTRANT_DETRAINING,
  /**
   * A supply path.
   */
  GROG_OCS_ENTRANT_SUPPLY_PATH,
};

/**
 * How units of a movement class enter a hex.
 */
enum GrogOcsEntry {
  /**
   * Without restriction.
   */
  GROG_OCS_ENTRY_OPEN,
  /**
   * By road only.
   */
  GROG_OCS_ENTRY_ROAD_ONLY,
  /**
   * At the cost of the whole movement allowance.
   */
  GROG_OCS_ENTRY_ALL,
  /**
   * Not at all.
   */
  GROG_OCS_ENTRY_PROHIBITED,
};

/**
 * What a hex holds too much of.
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
  /**
   * RE of units in Strat Mode, where a game limits them (21.12c).
   */
  GROG_OCS_EXCESS_STRAT,
};

/**
 * What supply is paid for.
 */
enum GrogOcsExpense {
  /**
   * The combat supply of attackers.
   */
  GROG_OCS_EXPENSE_ATTACK = 1,
  /**
   * The combat supply of defenders.
   */
  GROG_OCS_EXPENSE_DEFENCE,
  /**
   * A barrage by artillery.
   */
  GROG_OCS_EXPENSE_BARRAGE,
  /**
   * Fuel.
   */
  GROG_OCS_EXPENSE_FUEL,
  /**
   * Internal stocks.
   */
  GROG_OCS_EXPENSE_RESTOCKING,
  /**
   * What units without trace eat.
   */
  GROG_OCS_EXPENSE_MEAL,
  /**
   * Construction.
   */
  GROG_OCS_EXPENSE_CONSTRUCTION,
};

/**
 * A result of the facility table: hits, `*` for a Trainbusted railroad, and in parentheses the lowest die that hits each plane
 * at the base.
 */
enum GrogOcsFacilityResult {
  /**
   * No effect.
   */
  GROG_OCS_FACILITY_RESULT_NONE,
  /**
   * Each plane is hit on a 6.
   */
  GROG_OCS_FACILITY_RESULT_HIT0_PLANE6,
  /**
   * Each plane is hit on 5 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT0_PLANE5,
  /**
   * The railroad is Trainbusted; each plane is hit on a 6.
   */
  GROG_OCS_FACILITY_RESULT_HIT0_BUST_PLANE6,
  /**
   * The railroad is Trainbusted; each plane is hit on 5 or more.
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
   * 1 hit; the railroad is Trainbusted; each plane is hit on 5 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT1_BUST_PLANE5,
  /**
   * 1 hit; the railroad is Trainbusted; each plane is hit on 4 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT1_BUST_PLANE4,
  /**
   * 2 hits; the railroad is Trainbusted; each plane is hit on 4 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT2_BUST_PLANE4,
  /**
   * 2 hits; the railroad is Trainbusted; each plane is hit on 3 or more.
   */
  GROG_OCS_FACILITY_RESULT_HIT2_BUST_PLANE3,
};

/**
 * The feature that a row of the chart describes, where a rule depends on it.
 */
enum GrogOcsFeature {
  /**
   * Any other feature.
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
   * A railroad used as a road (6.2). The row's cost is that of following any railroad of the board. If the chart has
   * no such row, railroads are not roads.
   */
  GROG_OCS_FEATURE_RAILROAD,
  /**
   * A city or village as one of several terrains of a hex. In a hex without a settlement it is what spills over from the
   * next one, and is ignored there (6.2d).
   */
  GROG_OCS_FEATURE_SETTLEMENT,
  /**
   * Water along a shore, where land lies on the hexside too: the water is ignored (6.2d). Rivers fill their hexsides, and
   * are none.
   */
  GROG_OCS_FEATURE_SHORELINE,
};

/**
 * The kind of fire. A barrage has one kind only.
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
 * A way to pay for fuel.
 */
enum GrogOcsFuelBy {
  /**
   * Each unit by itself: 1T, for the phase.
   */
  GROG_OCS_FUEL_BY_UNIT = 1,
  /**
   * A formation as a whole: 1 SP, until the next friendly Clean Up Phase.
   */
  GROG_OCS_FUEL_BY_FORMATION,
  /**
   * A headquarters with the independent units in its throw range: 1 SP, until the next friendly Clean Up Phase.
   */
  GROG_OCS_FUEL_BY_HQ,
  /**
   * No fuel is needed.
   */
  GROG_OCS_FUEL_BY_NONE,
};

/**
 * The way in which a unit was fuelled.
 */
enum GrogOcsFuelledBy {
  /**
   * By itself, or from a headquarters that is fuelled: until the end of the phase.
   */
  GROG_OCS_FUELLED_BY_ITSELF,
  /**
   * With its formation: until its side's next Clean Up Phase.
   */
  GROG_OCS_FUELLED_BY_FORMATION,
  /**
   * As a headquarters with the independent units in its throw range: until its side's next Clean Up Phase.
   */
  GROG_OCS_FUELLED_BY_HQ,
};

/**
 * The difficulty of the ground: the row of the odds table.
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
 * Why a unit moves no further in a phase.
 */
enum GrogOcsHalted {
  /**
   * Nothing keeps it from moving on.
   */
  GROG_OCS_HALTED_NOTHING,
  /**
   * It was dropped off, or its stack went on without it (6.1f).
   */
  GROG_OCS_HALTED_DROPPED_OFF,
  /**
   * Another unit moved, or an air mission was flown, after it had begun to move (6.1g).
   */
  GROG_OCS_HALTED_PASSED,
  /**
   * It negates a zone of control for others (4.5b).
   */
  GROG_OCS_HALTED_NEGATES,
  /**
   * It has fallen back from its overrun (8.1f).
   */
  GROG_OCS_HALTED_FELL_BACK,
  /**
   * It has done construction (13.8d, 15.4, 16.0b, 16.0c, 19.0c).
   */
  GROG_OCS_HALTED_WORKED,
  /**
   * It has moved by rail (13.3e).
   */
  GROG_OCS_HALTED_DETRAINED,
  /**
   * It was an Extender and has collapsed (9.14d).
   */
  GROG_OCS_HALTED_COLLAPSED,
};

/**
 * A mark of a hex.
 */
enum GrogOcsHexMark {
  /**
   * Its dump was blown in this phase.
   */
  GROG_OCS_HEX_MARK_BLOWN = 1,
  /**
   * It was attacked in this segment.
   */
  GROG_OCS_HEX_MARK_ATTACKED,
  /**
   * It was barraged in this phase.
   */
  GROG_OCS_HEX_MARK_BARRAGED,
  /**
   * A railroad in it was converted in this phase.
   */
  GROG_OCS_HEX_MARK_CONVERTED,
  /**
   * Its units that are Out of Supply have checked attrition in this phase.
   */
  GROG_OCS_HEX_MARK_CHECKED,
  /**
   * Its barrage of this phase is settled.
   */
  GROG_OCS_HEX_MARK_BARRAGE_SETTLED,
};

/**
 * An ability of headquarters (13.1b).
 */
enum GrogOcsHqAbility {
  /**
   * Throwing supply.
   */
  GROG_OCS_HQ_ABILITY_THROW = 1,
  /**
   * Giving trace supply to units within throw range.
   */
  GROG_OCS_HQ_ABILITY_TRACE,
  /**
   * Rebuilding units.
   */
  GROG_OCS_HQ_ABILITY_REBUILD,
  /**
   * Engineer work.
   */
  GROG_OCS_HQ_ABILITY_ENGINEER,
};

/**
 * The kind of a counter.
 */
enum GrogOcsKind {
  /**
   * A combat unit without special abilities.
   */
  GROG_OCS_KIND_COMBAT = 1,
  /**
   * A headquarters.
   */
  GROG_OCS_KIND_HQ,
  /**
   * A headquarters that supports its own division only.
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
   * Transport Points on trucks, formed into an Extender.
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
  /**
   * Transport Points on wagons, formed into an Extender.
   */
  GROG_OCS_KIND_WAGON_EXTENDER,
  /**
   * Transport Points on mules, formed into an Extender.
   */
  GROG_OCS_KIND_MULE_EXTENDER,
};

/**
 * How a unit was supplied in a Supply Phase.
 */
enum GrogOcsLastSupply {
  /**
   * It has been in no Supply Phase.
   */
  GROG_OCS_LAST_SUPPLY_NEVER,
  /**
   * It traced supply.
   */
  GROG_OCS_LAST_SUPPLY_TRACED,
  /**
   * It ate supply.
   */
  GROG_OCS_LAST_SUPPLY_ATE,
  /**
   * It did neither, and was marked Out of Supply.
   */
  GROG_OCS_LAST_SUPPLY_NEITHER,
};

/**
 * How a hex of a way is reached from the one before.
 */
enum GrogOcsLink {
  /**
   * It is the first hex.
   */
  GROG_OCS_LINK_START,
  /**
   * By rail.
   */
  GROG_OCS_LINK_RAIL,
  /**
   * By the Extender in the hex before.
   */
  GROG_OCS_LINK_EXTENDER,
};

/**
 * How supply is to be loaded.
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
 * The kind of movement points: the colour of a movement allowance.
 */
enum GrogOcsMobility {
  /**
   * Leg movement, printed in white.
   */
  GROG_OCS_MOBILITY_LEG = 1,
  /**
   * Truck movement, printed in black.
   */
  GROG_OCS_MOBILITY_TRUCK,
  /**
   * Track movement, printed in red.
   */
  GROG_OCS_MOBILITY_TRACK,
};

/**
 * The mode of a unit.
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
   * Disorganized (DG).
   */
  GROG_OCS_MODE_DG,
};

/**
 * The time at which stacking is judged.
 */
enum GrogOcsMoment {
  /**
   * The end of a segment or phase.
   */
  GROG_OCS_MOMENT_END = 1,
  /**
   * During movement, retreat or advance.
   */
  GROG_OCS_MOMENT_MOVEMENT,
  /**
   * An overrun, in the hex from which it is made.
   */
  GROG_OCS_MOMENT_OVERRUN,
};

/**
 * What is open.
 */
enum GrogOcsOpenKind {
  /**
   * Nothing.
   */
  GROG_OCS_OPEN_KIND_NOTHING,
  /**
   * A combat, an overrun or a Beach Assault.
   */
  GROG_OCS_OPEN_KIND_COMBAT,
  /**
   * A barrage of units.
   */
  GROG_OCS_OPEN_KIND_BARRAGE,
};

/**
 * A side of the counter.
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
 * The outcome of a barrage.
 */
enum GrogOcsOutcome {
  /**
   * No effect.
   */
  GROG_OCS_OUTCOME_NONE = 1,
  /**
   * The target is disorganized.
   */
  GROG_OCS_OUTCOME_DG,
  /**
   * The target loses one step and is disorganized.
   */
  GROG_OCS_OUTCOME_ONE,
  /**
   * The target loses two steps and is disorganized.
   */
  GROG_OCS_OUTCOME_TWO,
  /**
   * The target loses three steps and is disorganized.
   */
  GROG_OCS_OUTCOME_THREE,
};

/**
 * The role of a unit in the decision.
 */
enum GrogOcsPart {
  /**
   * An enemy unit whose zone covers the hex.
   */
  GROG_OCS_PART_COVERS,
  /**
   * A friendly combat unit in the hex that negates the zone.
   */
  GROG_OCS_PART_NEGATES,
  /**
   * A friendly combat unit in the hex that does not negate the zone because it spends movement points later in the
   * phase.
   */
  GROG_OCS_PART_MOVES_ON,
  /**
   * A friendly unit in the hex that does not negate the zone because it is cargo or not a combat unit.
   */
  GROG_OCS_PART_CANNOT_NEGATE,
};

/**
 * The phase of the turn.
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
   * The enemy's Reaction Phase, in which the player's released Reserves act.
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
 * A kind of counter in a stack.
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
 * How a side takes its option.
 */
enum GrogOcsPolicy {
  /**
   * As step losses.
   */
  GROG_OCS_POLICY_STAND = 1,
  /**
   * As hexes of retreat.
   */
  GROG_OCS_POLICY_FALL_BACK,
};

/**
 * What a unit has done of its movement in a phase, or what construction has done to a facility.
 */
enum GrogOcsProgress {
  /**
   * Nothing.
   */
  GROG_OCS_PROGRESS_NOTHING,
  /**
   * It has changed its mode, and has entered no hex.
   */
  GROG_OCS_PROGRESS_CHANGED,
  /**
   * It has entered a hex.
   */
  GROG_OCS_PROGRESS_ENTERED,
  /**
   * It was captured outside a Movement Phase, and does not move before its side's next Movement Phase.
   */
  GROG_OCS_PROGRESS_CAPTURED,
  /**
   * It has done construction, and neither changes its mode nor enters a hex.
   */
  GROG_OCS_PROGRESS_BUILT,
  /**
   * A level of the facility was added or a hit repaired in this turn.
   */
  GROG_OCS_PROGRESS_IMPROVED,
  /**
   * A level of the facility was removed, in this turn or, of an air base, in this phase; or a hit was inflicted by
   * construction in this turn.
   */
  GROG_OCS_PROGRESS_REDUCED,
  /**
   * Both.
   */
  GROG_OCS_PROGRESS_IMPROVED_AND_REDUCED,
  /**
   * It is no combat unit, and an attack-capable enemy unit has entered its hex: it is captured before anything else
   * is done (9.14).
   */
  GROG_OCS_PROGRESS_FALLEN,
  /**
   * The same, by an advance after combat (9.12g).
   */
  GROG_OCS_PROGRESS_FALLEN_TO_ADVANCE,
  /**
   * The air base has refitted aircraft in this phase.
   */
  GROG_OCS_PROGRESS_REFITTED,
  /**
   * A level of the facility was added in this turn, and it has fallen.
   */
  GROG_OCS_PROGRESS_FALLEN_IMPROVED,
};

/**
 * The purpose of crossing a hexside.
 */
enum GrogOcsPurpose {
  /**
   * Movement.
   */
  GROG_OCS_PURPOSE_MOVE = 1,
  /**
   * A regular attack across it.
   */
  GROG_OCS_PURPOSE_ATTACK,
  /**
   * An overrun.
   */
  GROG_OCS_PURPOSE_OVERRUN,
};

/**
 * The use of a railroad.
 */
enum GrogOcsRailUse {
  /**
   * Moving cargo with Rail Cap. Enemy zones of control are never negated.
   */
  GROG_OCS_RAIL_USE_CARGO = 1,
  /**
   * Tracing supply. A friendly combat unit in the hex negates enemy zones, and Extenders link.
   */
  GROG_OCS_RAIL_USE_TRACE,
};

/**
 * The purpose of a roll.
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
   * The loss from a bracketed or halved barrage result.
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
   * The aircraft of a mission that is lost.
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
   * Initiative: the player who moves first.
   */
  GROG_OCS_ROLL_PURPOSE_INITIATIVE,
  /**
   * The weather.
   */
  GROG_OCS_ROLL_PURPOSE_WEATHER,
  /**
   * A roll that a game adds to these.
   */
  GROG_OCS_ROLL_PURPOSE_OTHER,
};

/**
 * The reason why a unit is seen.
 */
enum GrogOcsSeenAs {
  /**
   * It is the top unit with a zone of control, or, where none has one, the top combat unit.
   */
  GROG_OCS_SEEN_AS_COMBAT_UNIT,
  /**
   * It is the hedgehog.
   */
  GROG_OCS_SEEN_AS_HEDGEHOG,
  /**
   * It is the top Active aircraft.
   */
  GROG_OCS_SEEN_AS_AIRCRAFT,
  /**
   * It is none of these, but lies on top of the stack.
   */
  GROG_OCS_SEEN_AS_TOP,
};

/**
 * A step of a game turn: a segment, or a phase that has none.
 */
enum GrogOcsSegment {
  /**
   * The Weather Determination Segment of the Pre-Turn Phase.
   */
  GROG_OCS_SEGMENT_WEATHER = 1,
  /**
   * The First Player Determination Segment of the Pre-Turn Phase.
   */
  GROG_OCS_SEGMENT_FIRST_PLAYER,
  /**
   * The Aircraft Refit Phase.
   */
  GROG_OCS_SEGMENT_REFIT,
  /**
   * The Reinforcement Phase.
   */
  GROG_OCS_SEGMENT_REINFORCEMENT,
  /**
   * The Breakout Segment of the Movement Phase.
   */
  GROG_OCS_SEGMENT_BREAKOUT,
  /**
   * The Movement Segment of the Movement Phase.
   */
  GROG_OCS_SEGMENT_MOVEMENT,
  /**
   * The Barrage Segment of the Movement Phase.
   */
  GROG_OCS_SEGMENT_MOVEMENT_BARRAGE,
  /**
   * The Supply Phase.
   */
  GROG_OCS_SEGMENT_SUPPLY,
  /**
   * The Movement Segment of the Reaction Phase.
   */
  GROG_OCS_SEGMENT_REACTION_MOVEMENT,
  /**
   * The Barrage Segment of the Reaction Phase.
   */
  GROG_OCS_SEGMENT_REACTION_BARRAGE,
  /**
   * The Barrage Segment of the Combat Phase.
   */
  GROG_OCS_SEGMENT_COMBAT_BARRAGE,
  /**
   * The Combat Segment of the Combat Phase.
   */
  GROG_OCS_SEGMENT_COMBAT,
  /**
   * The Movement Segment of the Exploitation Phase.
   */
  GROG_OCS_SEGMENT_EXPLOITATION_MOVEMENT,
  /**
   * The Barrage Segment of the Exploitation Phase.
   */
  GROG_OCS_SEGMENT_EXPLOITATION_BARRAGE,
  /**
   * The Combat Segment of the Exploitation Phase.
   */
  GROG_OCS_SEGMENT_EXPLOITATION_COMBAT,
  /**
   * The Clean Up Phase.
   */
  GROG_OCS_SEGMENT_CLEAN_UP,
};

/**
 * The settlement in a hex.
 */
enum GrogOcsSettlement {
  /**
   * No settlement.
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
 * The size of a unit.
 */
enum GrogOcsSize {
  /**
   * A regiment or anything of its size: 1 RE.
   */
  GROG_OCS_SIZE_REGIMENT = 1,
  /**
   * A battalion: 1/2 RE.
   */
  GROG_OCS_SIZE_BATTALION,
  /**
   * A company: 1/4 RE.
   */
  GROG_OCS_SIZE_COMPANY,
  /**
   * A multi-step unit: several steps of 1 RE each.
   */
  GROG_OCS_SIZE_MULTI_STEP,
  /**
   * A Breakdown, a step of a multi-step unit on a counter of its own: 1 RE (20.0).
   */
  GROG_OCS_SIZE_BREAKDOWN,
};

/**
 * The side that settles a result next.
 */
enum GrogOcsStage {
  /**
   * The attacker settles next.
   */
  GROG_OCS_STAGE_ATTACKER = 1,
  /**
   * The defender settles next.
   */
  GROG_OCS_STAGE_DEFENDER,
  /**
   * The result is settled.
   */
  GROG_OCS_STAGE_OVER,
};

/**
 * How lost steps weaken a unit.
 */
enum GrogOcsStepLoss {
  /**
   * The series rule (9.11d): the first loss halves the attack, the loss of half the steps halves the defence.
   */
  GROG_OCS_STEP_LOSS_SERIES,
  /**
   * In proportion to the steps left, rounded at once (21.2).
   */
  GROG_OCS_STEP_LOSS_PROPORTIONAL,
  /**
   * The series rule, but a four-step unit on its last step attacks at a quarter (house rule HR-6).
   */
  GROG_OCS_STEP_LOSS_LAST_STEP,
};

/**
 * The state of a unit's internal stocks.
 */
enum GrogOcsStocks {
  /**
   * Full.
   */
  GROG_OCS_STOCKS_FULL,
  /**
   * Low: used once.
   */
  GROG_OCS_STOCKS_LOW,
  /**
   * Exhausted: used twice.
   */
  GROG_OCS_STOCKS_EXHAUSTED,
};

/**
 * How a strength is printed.
 */
enum GrogOcsStyle {
  /**
   * Without parentheses; 0 is a strength.
   */
  GROG_OCS_STYLE_PRINTED,
  /**
   * In parentheses: for defence only.
   */
  GROG_OCS_STYLE_PARENTHESISED,
  /**
   * Not printed: no strength.
   */
  GROG_OCS_STYLE_NONE,
};

/**
 * A step of the Supply Phase, each done for the whole side before the next.
 */
enum GrogOcsSupplyStep {
  /**
   * Internal stocks are restocked.
   */
  GROG_OCS_SUPPLY_STEP_RESTOCKING,
  /**
   * Units without trace eat.
   */
  GROG_OCS_SUPPLY_STEP_EATING,
  /**
   * The others are marked, and check attrition.
   */
  GROG_OCS_SUPPLY_STEP_ATTRITION,
};

/**
 * The purpose for which supply is spent.
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
   * Construction: building or improving.
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
 * The side that has surprise.
 */
enum GrogOcsSurprise {
  /**
   * Neither side.
   */
  GROG_OCS_SURPRISE_NONE,
  /**
   * The attacker has surprise.
   */
  GROG_OCS_SURPRISE_ATTACKER,
  /**
   * The defender has surprise.
   */
  GROG_OCS_SURPRISE_DEFENDER,
};

/**
 * The symbol in the box, where it matters to the rules.
 */
enum GrogOcsSymbol {
  /**
   * Any other symbol.
   */
  GROG_OCS_SYMBOL_OTHER,
  /**
   * A tank.
   */
  GROG_OCS_SYMBOL_TANK,
  /**
   * An anti-tank symbol.
   */
  GROG_OCS_SYMBOL_ANTI_TANK,
  /**
   * An anti-aircraft symbol.
   */
  GROG_OCS_SYMBOL_ANTI_AIRCRAFT,
};

/**
 * The target of a barrage against a facility.
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
 * A task of construction.
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
   * Reduce an air base by a level, not below level 1.
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
   * Repair one hit on a port.
   */
  GROG_OCS_TASK_REPAIR_PORT,
  /**
   * Damage a port of one's own by one hit.
   */
  GROG_OCS_TASK_DAMAGE_PORT,
};

/**
 * Where a headquarters has thrown fuel from in a phase.
 */
enum GrogOcsThrew {
  /**
   * It has thrown none.
   */
  GROG_OCS_THREW_NOWHERE,
  /**
   * The hex in which it is.
   */
  GROG_OCS_THREW_HERE,
  /**
   * A hex that it has left.
   */
  GROG_OCS_THREW_ELSEWHERE,
};

/**
 * How the movement cost of a row of the chart is given.
 */
enum GrogOcsToll {
  /**
   * As a number of MP.
   */
  GROG_OCS_TOLL_POINTS,
  /**
   * It is the whole movement allowance.
   */
  GROG_OCS_TOLL_ALL,
  /**
   * The movement is prohibited.
   */
  GROG_OCS_TOLL_PROHIBITED,
};

/**
 * The result of tracing for a unit.
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
   * It needs no trace supply.
   */
  GROG_OCS_TRACED_NEEDLESS,
};

/**
 * A kind of transport (4.7d): any movement of a unit other than by its own movement allowance.
 */
enum GrogOcsTransport {
  /**
   * No transport.
   */
  GROG_OCS_TRANSPORT_NOTHING,
  /**
   * A train, by Rail Cap (13.3).
   */
  GROG_OCS_TRANSPORT_RAIL,
  /**
   * Aircraft that land the unit at an air base (14.9).
   */
  GROG_OCS_TRANSPORT_AIR,
  /**
   * Aircraft that drop the unit (14.10).
   */
  GROG_OCS_TRANSPORT_AIR_DROP,
  /**
   * Landing craft (18.4, 18.5).
   */
  GROG_OCS_TRANSPORT_LANDING_CRAFT,
  /**
   * Landing craft that land the unit in a Beach Assault (18.6).
   */
  GROG_OCS_TRANSPORT_BEACH_ASSAULT,
  /**
   * Abstract shipping (19.0f).
   */
  GROG_OCS_TRANSPORT_SHIPPING,
  /**
   * Transport Points, which carry supply only (13.2).
   */
  GROG_OCS_TRANSPORT_TRANSPORT_POINT,
};

/**
 * Something that a player does.
 */
enum GrogOcsTurnAction {
  /**
   * Rolls for the weather.
   */
  GROG_OCS_TURN_ACTION_ROLL_WEATHER = 1,
  /**
   * Rolls for who goes first.
   */
  GROG_OCS_TURN_ACTION_ROLL_FIRST,
  /**
   * Refits aircraft.
   */
  GROG_OCS_TURN_ACTION_REFIT,
  /**
   * Places reinforcements and new supply, and rolls the tables that give them.
   */
  GROG_OCS_TURN_ACTION_REINFORCE,
  /**
   * Rebuilds units.
   */
  GROG_OCS_TURN_ACTION_REBUILD,
  /**
   * Consolidates ground units.
   */
  GROG_OCS_TURN_ACTION_CONSOLIDATE,
  /**
   * Breaks out.
   */
  GROG_OCS_TURN_ACTION_BREAK_OUT,
  /**
   * Changes the mode of a unit.
   */
  GROG_OCS_TURN_ACTION_CHANGE_MODE,
  /**
   * Releases a unit from Reserve Mode.
   */
  GROG_OCS_TURN_ACTION_RELEASE,
  /**
   * Moves ground units.
   */
  GROG_OCS_TURN_ACTION_MOVE,
  /**
   * Overruns.
   */
  GROG_OCS_TURN_ACTION_OVERRUN,
  /**
   * Moves ships.
   */
  GROG_OCS_TURN_ACTION_SAIL,
  /**
   * Moves units or supply by rail.
   */
  GROG_OCS_TURN_ACTION_RAIL,
  /**
   * Moves units or supply by sea.
   */
  GROG_OCS_TURN_ACTION_SHIP,
  /**
   * Moves units or supply by air.
   */
  GROG_OCS_TURN_ACTION_FLY,
  /**
   * Drops units or supply from the air.
   */
  GROG_OCS_TURN_ACTION_DROP,
  /**
   * Flies a fighter sweep.
   */
  GROG_OCS_TURN_ACTION_SWEEP,
  /**
   * Flies a hip shoot, a barrage in a Movement Segment.
   */
  GROG_OCS_TURN_ACTION_HIP_SHOOT,
  /**
   * Builds, improves or repairs.
   */
  GROG_OCS_TURN_ACTION_BUILD,
  /**
   * Reduces or damages a facility of the own side.
   */
  GROG_OCS_TURN_ACTION_REDUCE,
  /**
   * Blows a dump.
   */
  GROG_OCS_TURN_ACTION_BLOW,
  /**
   * Barrages with aircraft.
   */
  GROG_OCS_TURN_ACTION_AIR_BARRAGE,
  /**
   * Barrages with ships.
   */
  GROG_OCS_TURN_ACTION_NAVAL_BARRAGE,
  /**
   * Barrages with artillery.
   */
  GROG_OCS_TURN_ACTION_ARTILLERY_BARRAGE,
  /**
   * Restocks internal stocks.
   */
  GROG_OCS_TURN_ACTION_RESTOCK,
  /**
   * Traces supply, eats or is marked Out of Supply.
   */
  GROG_OCS_TURN_ACTION_TRACE,
  /**
   * Rolls for attrition.
   */
  GROG_OCS_TURN_ACTION_ATTRITION,
  /**
   * Makes a regular attack.
   */
  GROG_OCS_TURN_ACTION_ATTACK,
  /**
   * Takes off markers at the end of the turn.
   */
  GROG_OCS_TURN_ACTION_CLEAN_UP,
  /**
   * Fires coastal artillery at ships.
   */
  GROG_OCS_TURN_ACTION_COASTAL_FIRE,
  /**
   * Forms an Extender, unforms it, or lets it collapse.
   */
  GROG_OCS_TURN_ACTION_EXTEND,
  /**
   * Makes Breakdowns as a unit begins to move.
   */
  GROG_OCS_TURN_ACTION_BREAK_DOWN,
  /**
   * Combines or divides Transport Points.
   */
  GROG_OCS_TURN_ACTION_COMBINE,
};

/**
 * A mark of a unit.
 */
enum GrogOcsUnitMark {
  /**
   * It has attacked in this Combat Segment.
   */
  GROG_OCS_UNIT_MARK_ATTACKED = 1,
  /**
   * It has barraged in this phase.
   */
  GROG_OCS_UNIT_MARK_BARRAGED,
};

/**
 * Who sees a roll.
 */
enum GrogOcsVisibility {
  /**
   * Both players see it.
   */
  GROG_OCS_VISIBILITY_OPEN,
  /**
   * The rolling player alone sees it.
   */
  GROG_OCS_VISIBILITY_SECRET,
};

/**
 * Whether and when Transport Points were captured since their side's last Movement Phase.
 */
enum GrogOcsWhenCaptured {
  /**
   * They were not captured.
   */
  GROG_OCS_WHEN_CAPTURED_NEVER,
  /**
   * In the current Movement Phase.
   */
  GROG_OCS_WHEN_CAPTURED_MOVEMENT,
  /**
   * In another phase.
   */
  GROG_OCS_WHEN_CAPTURED_OTHERWISE,
};

/**
 * The tables of a game in a question or on a board, by default the printed ones. It is a reference, so that a board
 * without tables is not the larger for them.
 */
typedef struct GrogOcsGameTables GrogOcsGameTables;

/**
 * An order. It holds what the operation of its name in `turn`(crate::ocs::turn) takes, without what the game knows. Units
 * are named by their numbers (`id`), also in records that elsewhere name them by their places.
 */
typedef struct GrogOcsOrder GrogOcsOrder;

/**
 * A constant of `enum GrogOcsSettlement`.
 */
typedef uint8_t GrogOcsSettlementCode;

/**
 * A constant of `enum GrogOcsStage`; 0 where it is not said.
 */
typedef uint8_t GrogOcsStageCode;

/**
 * A hex of the map. The terrain is required where movement or supply passes through the hex. A hexside without a row of
 * the chart has no cost and no effect.
 *
 * C counts rows of the chart from 1.
 */
typedef struct GrogOcsBoardHex {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The terrain, as a row of the chart.
   *
   * C counts it from 1; 0 is none.
   */
  uint8_t terrain;
  /**
   * The settlement in the hex.
   */
  GrogOcsSettlementCode settlement;
  /**
   * The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
   */
  uint8_t rail;
  /**
   * The hexsides that a multi-track railroad crosses; they are in `rail` too.
   */
  uint8_t multi_track;
  /**
   * The gauge of the railroad, numbered by the caller; 0 in a game with a single gauge.
   */
  uint8_t gauge;
  /**
   * The roads that cross the hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1. All roads
   * of a hex are joined. Both hexes of a side have the road that crosses it; who enters a hex pays for the one that
   * it names.
   *
   * C counts rows from 1; 0 is none.
   */
  uint8_t roads[6];
  /**
   * The hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1.
   *
   * C counts rows from 1; 0 is none.
   */
  uint8_t sides[6];
  /**
   * The side that controls the hex; 0 if neither does. Required for hexes in which trains may stop (13.3h).
   */
  uint8_t control;
  /**
   * The side whose supply source the hex is; 0 if it is nobody's.
   */
  uint8_t supply_source;
  /**
   * The sides whose movement a Trainbusting zone affects here: bit 0 for side 1, bit 1 for side 2, and so on. The zone of
   * a marker is its hex and the six around it (14.8b).
   */
  uint8_t trainbusted;
  /**
   * The railroad does not function.
   */
  GrogFlag rail_cut;
  /**
   * A railroad in the hex was converted in this phase.
   */
  GrogFlag converted;
  /**
   * The hex is on the edge of the map.
   */
  GrogFlag edge;
  /**
   * A box off the map instead of a hex: it is adjacent to nothing.
   */
  GrogFlag off_map;
  /**
   * The dump in the hex was blown in this phase, or the attempt made.
   */
  GrogFlag blown;
  /**
   * The hex was attacked in this segment.
   */
  GrogFlag attacked;
  /**
   * The hex was barraged in this phase.
   */
  GrogFlag barraged;
  /**
   * The units in the hex that are Out of Supply have checked attrition in this phase.
   */
  GrogFlag checked;
  /**
   * The barrage of the hex in this phase is settled.
   */
  GrogFlag barrage_settled;
  /**
   * How far the settlement of the combat in the hex has come; absent before the attacker has settled, and where there
   * is no combat.
   */
  GrogOcsStageCode combat_stage;
  /**
   * The sides that a Trainbusting marker in the hex itself affects, as in `trainbusted`: Leg movement pays in this hex of
   * the zone alone.
   */
  uint8_t trainbust_marker;
  /**
   * The weather in the hex, numbered by the caller from 1, for the rows of the chart that have costs in it. By default no
   * cost is changed.
   */
  uint8_t weather;
  /**
   * The hexsides across which the hex is attacked in the combat that is open, bit n for the n-th side. Who retreats
   * out of it does not enter the hexes there (9.12f).
   */
  uint8_t attacked_from;
  uint8_t reserved;
} GrogOcsBoardHex;

/**
 * A constant of `enum GrogOcsStyle`.
 */
typedef uint8_t GrogOcsStyleCode;

/**
 * A constant of `enum GrogOcsMobility`; 0 where it is not said.
 */
typedef uint8_t GrogOcsMobilityCode;

/**
 * One side of a counter.
 */
typedef struct GrogOcsFace {
  /**
   * Combat strength in points, 0 to 999. Required where the answer depends on it.
   *
   * C and Rust have the whole points that are printed.
   */
  uint16_t strength;
  /**
   * Barrage strength in points, 0 to 999. Required where the answer depends on it.
   *
   * C and Rust have the whole points that are printed.
   */
  uint16_t barrage;
  /**
   * Movement allowance in MP, 0 to 255. Required where the answer depends on it.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t ma;
  /**
   * Throw range of a headquarters, or range of an Extender, in MP; 0 for none. Of Transport Points that of their Extender
   * side; 0 in games whose counters have none.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t throw_range;
  /**
   * How the combat strength is printed; without parentheses by default.
   */
  GrogOcsStyleCode style;
  /**
   * The kind of the movement points. Required where the answer depends on it.
   */
  GrogOcsMobilityCode mobility;
  /**
   * Range of barrage, or of an aircraft, in hexes; 0 for none.
   */
  uint8_t range;
  /**
   * The kind of the movement points of a headquarters' throw range: the colour in which it is printed. Required
   * where the answer depends on it.
   */
  GrogOcsMobilityCode throw_mobility;
} GrogOcsFace;

/**
 * A constant of `enum GrogOcsKind`; 0 where it is not said.
 */
typedef uint8_t GrogOcsKindCode;

/**
 * A constant of `enum GrogOcsArm`; 0 where it is not said.
 */
typedef uint8_t GrogOcsArmCode;

/**
 * A constant of `enum GrogOcsSymbol`.
 */
typedef uint8_t GrogOcsSymbolCode;

/**
 * A constant of `enum GrogOcsSize`; 0 where it is not said.
 */
typedef uint8_t GrogOcsSizeCode;

/**
 * A constant of `enum GrogOcsMode`; 0 where it is not said.
 */
typedef uint8_t GrogOcsModeCode;

/**
 * A constant of `enum GrogOcsOrientation`; 0 where it is not said.
 */
typedef uint8_t GrogOcsOrientationCode;

/**
 * A constant of `enum GrogOcsStocks`.
 */
typedef uint8_t GrogOcsStocksCode;

/**
 * A constant of `enum GrogOcsCombatSupply`; 0 where it is not said.
 */
typedef uint8_t GrogOcsCombatSupplyCode;

/**
 * A constant of `enum GrogOcsAboard`.
 */
typedef uint8_t GrogOcsAboardCode;

/**
 * A constant of `enum GrogOcsTransport`.
 */
typedef uint8_t GrogOcsTransportCode;

/**
 * A constant of `enum GrogOcsHalted`.
 */
typedef uint8_t GrogOcsHaltedCode;

/**
 * A constant of `enum GrogOcsFuelledBy`.
 */
typedef uint8_t GrogOcsFuelledByCode;

/**
 * A constant of `enum GrogOcsProgress`.
 */
typedef uint8_t GrogOcsProgressCode;

/**
 * A constant of `enum GrogOcsLastSupply`.
 */
typedef uint8_t GrogOcsLastSupplyCode;

/**
 * A constant of `enum GrogOcsThrew`.
 */
typedef uint8_t GrogOcsThrewCode;

/**
 * A unit: its counter, its markers and its use earlier in the phase. What every unit has must be given where an answer
 * depends on it: kind, side, size, strength, rating, movement allowance, mode, and how its combat supply is paid. What
 * only some units have is absent by default: markers, losses, carriers, use earlier in the phase.
 */
typedef struct GrogOcsUnit {
  /**
   * The caller's identifier of the unit, 1 to 65534 if questions refer to units of a board by it; 0 for none. No rule
   * depends on it.
   */
  uint32_t id;
  /**
   * The unit's hex. A question whose hexes are all 0, 0 has no geometry.
   */
  GrogHex hex;
  /**
   * The caller's number of the multi-unit formation that the unit belongs to; 0 if it belongs to none.
   */
  uint16_t formation;
  /**
   * The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
   */
  uint16_t began;
  /**
   * Movement spent in this phase, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t mp_spent;
  /**
   * Supply that the Transport Points carry, in T; of a port, the capacity that has been used in this phase.
   */
  uint16_t load;
  /**
   * The amount of the counter: Transport Points in points (TP), supply in T, an air base or hedgehog in levels, a port
   * in T a phase, as printed.
   * Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
   */
  uint16_t amount;
  /**
   * The Combat Mode side of the counter.
   */
  struct GrogOcsFace combat_side;
  /**
   * The Move Mode side of the counter.
   */
  struct GrogOcsFace move_side;
  /**
   * The kind of counter. Required where the answer depends on it.
   */
  GrogOcsKindCode kind;
  /**
   * The colour of the symbol box. Required where the answer depends on it.
   */
  GrogOcsArmCode arm;
  /**
   * The symbol in the box.
   */
  GrogOcsSymbolCode symbol;
  /**
   * The size of the unit. Required where the answer depends on it.
   */
  GrogOcsSizeCode size;
  /**
   * Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's
   * exception.
   */
  uint8_t steps;
  /**
   * Steps lost, fewer than the steps printed. Of a port its hits, 0 to 4.
   */
  uint8_t steps_lost;
  /**
   * A game's exception to the unit's size in RE, a multiple of 1/4; 0 for none.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint8_t re;
  /**
   * Printed Action Rating, 0 to 5. Required where the answer depends on it.
   */
  int8_t rating;
  /**
   * The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have
   * no mode and show their Combat Mode side.
   */
  GrogOcsModeCode mode;
  /**
   * The side of the counter that shows in Reserve, Exploit or Disorganized Mode. Required where the answer depends
   * on it.
   */
  GrogOcsOrientationCode oriented;
  /**
   * The player who owns the unit, numbered by the caller from 1. Required where the answer depends on it.
   */
  uint8_t side;
  /**
   * The nation of the unit, numbered by the caller from 1. Required where a rule or a game's limit depends on it.
   */
  uint8_t nationality;
  /**
   * The internal stocks left to the unit; full by default.
   */
  GrogOcsStocksCode stocks;
  /**
   * How the unit's combat supply is paid in the current combat. Required where the answer depends on it; absent for a
   * unit in no combat.
   */
  GrogOcsCombatSupplyCode combat_supply;
  /**
   * What carries the unit.
   */
  GrogOcsAboardCode aboard;
  /**
   * Distance of an aircraft's base from its target in hexes, from 1. Required for a barrage by aircraft.
   */
  uint8_t base_distance;
  /**
   * Released from Reserve Mode in this phase. Its mode is then Reserve, with its orientation, until the phase ends; Combat
   * or Move Mode says the same (5.7b).
   */
  GrogFlag released;
  /**
   * Marked Out of Supply.
   */
  GrogFlag out_of_supply;
  /**
   * Fuelled in this phase, by itself, its headquarters or its formation. A combat unit whose showing side has Truck or
   * Track movement points moves and overruns only if it is (12.5a).
   */
  GrogFlag fuelled;
  /**
   * Has attacked in this Combat Segment.
   */
  GrogFlag attacked;
  /**
   * Has barraged in this phase.
   */
  GrogFlag barraged;
  /**
   * Will spend movement points later in this phase.
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
   * An aircraft beyond half its range.
   */
  GrogFlag beyond_half_range;
  /**
   * Has a yellow dot behind the rating: is never rebuilt.
   */
  GrogFlag yellow_dot;
  /**
   * The transport that carried it earlier in this phase.
   */
  GrogOcsTransportCode transported;
  /**
   * Was landed by the landing craft that carried it after a roll on the ALT table.
   */
  GrogFlag alt_rolled;
  /**
   * An Inactive aircraft.
   */
  GrogFlag inactive;
  /**
   * An aircraft that is a fighter.
   */
  GrogFlag fighter;
  /**
   * The number of railroad hexes that a Rail Repair unit converted in this phase.
   */
  uint8_t converted;
  /**
   * Has moved by rail in this phase over track that was converted in it.
   */
  GrogFlag fresh_track;
  /**
   * Why it has ended its movement in this phase; it has not by default.
   */
  GrogOcsHaltedCode halted;
  /**
   * The way in which it was fuelled, and so how long that lasts; by itself, for this phase, by default.
   */
  GrogOcsFuelledByCode fuelled_by;
  /**
   * What it has done of its movement in this phase, or what construction has done to it; nothing by default.
   */
  GrogOcsProgressCode progress;
  /**
   * How it was supplied in its side's last Supply Phase; it has been in none by default.
   */
  GrogOcsLastSupplyCode last_supply;
  /**
   * Whether a headquarters has thrown fuel in this phase, and from where; it has not by default.
   */
  GrogOcsThrewCode threw;
  /**
   * The hexes that it has still to retreat from the combat in which it took part; 0 for none.
   */
  uint8_t retreats;
  /**
   * The game turn in which it arrives as a reinforcement, from 1; 0 for a unit on the map.
   */
  uint16_t due;
  /**
   * An engineer or a headquarters that was Engineer-Capable in its hex until it changed its mode or orientation
   * there. It may still leave the hex by its own bridge (13.8b).
   */
  GrogFlag had_bridge;
  uint8_t reserved[1];
} GrogOcsUnit;

/**
 * A constant of `enum GrogOcsEffectKind`; 0 where it is not said.
 */
typedef uint8_t GrogOcsEffectKindCode;

/**
 * What an order did.
 */
typedef struct GrogOcsGameEffect {
  /**
   * The unit, by its number; 0 for an effect on a hex.
   */
  uint16_t unit;
  /**
   * The rule that requires it.
   */
  uint16_t rule;
  /**
   * The hex. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
   */
  GrogHex hex;
  /**
   * The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none.
   * Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
   */
  uint16_t amount;
  /**
   * The kind of change.
   */
  GrogOcsEffectKindCode what;
  uint8_t reserved;
} GrogOcsGameEffect;

/**
 * A constant of `enum GrogOcsOpenKind`.
 */
typedef uint8_t GrogOcsOpenKindCode;

/**
 * A constant of `enum GrogOcsAttack`; 0 where it is not said.
 */
typedef uint8_t GrogOcsAttackCode;

/**
 * A constant of `enum GrogOcsGround`; 0 where it is not said.
 */
typedef uint8_t GrogOcsGroundCode;

/**
 * The assessment of an attack: the input of `resolve` and `distribution`.
 */
typedef struct GrogOcsAssessment {
  /**
   * The attacker's strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t attack;
  /**
   * The defender's strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t defence;
  /**
   * The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
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
   * Steps of the attackers.
   */
  uint16_t attacker_steps;
  /**
   * Steps of the defenders.
   */
  uint16_t defender_steps;
  /**
   * The attacker whose Action Rating counts.
   */
  uint16_t attacker_lead;
  /**
   * The defender whose Action Rating counts.
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
   * The column from the defender's best, 0 to 12 in the printed table.
   */
  uint8_t column;
  /**
   * The die roll modifier of the Action Ratings, without the hedgehog's.
   */
  int8_t drm;
  /**
   * The level of the hedgehog.
   */
  uint8_t hedgehog;
  /**
   * The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
   */
  int8_t exploit_rating;
  /**
   * No attacker can exploit, whatever the result (9.13).
   */
  GrogFlag no_exploit;
  /**
   * The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.
   */
  uint8_t exploit_drop;
  /**
   * The checksum of the game's own tables; 0 for the printed ones.
   */
  uint32_t digest;
} GrogOcsAssessment;

/**
 * A constant of `enum GrogOcsCombatResult`; 0 where it is not said.
 */
typedef uint8_t GrogOcsCombatResultCode;

/**
 * A constant of `enum GrogOcsSurprise`.
 */
typedef uint8_t GrogOcsSurpriseCode;

/**
 * A constant of `enum GrogOcsAdvance`.
 */
typedef uint8_t GrogOcsAdvanceCode;

/**
 * A combat between its dice and its settlement. A plain value that the caller keeps.
 */
typedef struct GrogOcsBattle {
  /**
   * The attacker whose losses come first.
   */
  uint16_t attacker_lead;
  /**
   * The defender whose losses come first.
   */
  uint16_t defender_lead;
  /**
   * The result.
   */
  GrogOcsCombatResultCode result;
  /**
   * The side that settles next.
   */
  GrogOcsStageCode stage;
  /**
   * The kind of attack.
   */
  GrogOcsAttackCode kind;
  /**
   * The side that has surprise.
   */
  GrogOcsSurpriseCode surprise;
  /**
   * The surprise roll with modifiers.
   */
  int8_t surprise_roll;
  /**
   * The shift in columns, positive to the right, before the ends of the table limit it.
   */
  int8_t shift;
  /**
   * The column after the shift, 0 to 12.
   */
  uint8_t column;
  /**
   * The combat roll with modifiers.
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
   * The attacker could not take his whole option.
   */
  GrogFlag attacker_short;
  /**
   * No attacker is left.
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
   * Whether the attackers advance into the hex.
   */
  GrogOcsAdvanceCode advance;
  uint8_t reserved[3];
} GrogOcsBattle;

/**
 * A constant of `enum GrogOcsFire`; 0 where it is not said.
 */
typedef uint8_t GrogOcsFireCode;

/**
 * The assessment of a barrage: the input of `resolve` and `distribution`.
 */
typedef struct GrogOcsBarrageAssessment {
  /**
   * Barrage strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t strength;
  /**
   * Barrage strength rounded to points.
   */
  uint32_t points;
  /**
   * Size of the target's combat units in RE, as density counts them.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint16_t density;
  /**
   * Steps of the target's combat units.
   */
  uint16_t target_steps;
  /**
   * Supply that artillery pays, in T.
   */
  uint16_t cost;
  /**
   * The column before shifts, 0 to 10 in the printed table.
   */
  uint8_t start;
  /**
   * The sum of the shifts, positive to the right.
   */
  int8_t shift;
  /**
   * The column after shifts, 0 to 10 in the printed table.
   */
  uint8_t column;
  /**
   * The kind of fire.
   */
  GrogOcsFireCode fire;
  /**
   * A correct spotter spots for the fire.
   */
  GrogFlag spotted;
  /**
   * A half in brackets means disorganization only.
   */
  GrogFlag brackets_dg;
  /**
   * The checksum of the game's own tables; 0 for the printed ones.
   */
  uint32_t digest;
} GrogOcsBarrageAssessment;

/**
 * A constant of `enum GrogOcsBarrageResult`.
 */
typedef uint8_t GrogOcsBarrageResultCode;

/**
 * A constant of `enum GrogOcsOutcome`; 0 where it is not said.
 */
typedef uint8_t GrogOcsOutcomeCode;

/**
 * A barrage between its dice and its losses. A plain value that the caller keeps.
 */
typedef struct GrogOcsBarraged {
  /**
   * The result of the table.
   */
  GrogOcsBarrageResultCode table;
  /**
   * The result after brackets and the reduction for ships.
   */
  GrogOcsBarrageResultCode counts;
  /**
   * The outcome for the target.
   */
  GrogOcsOutcomeCode outcome;
  /**
   * The column, 0 to 10 in the printed table.
   */
  uint8_t column;
  /**
   * The roll, 2 to 12.
   */
  uint8_t roll;
  /**
   * The die for a half; 0 if none was rolled.
   */
  uint8_t half_die;
  /**
   * The losses have been settled.
   */
  GrogFlag settled;
  /**
   * Steps lost.
   */
  uint8_t steps;
} GrogOcsBarraged;

/**
 * A combat or a barrage that is open.
 */
typedef struct GrogOcsOpen {
  /**
   * The hex that is attacked or barraged. If nothing is open, it is absent, or 0,0 in C, C++, C# and Rust.
   */
  GrogHex target;
  /**
   * What it is.
   */
  GrogOcsOpenKindCode what;
  /**
   * Both sides of the combat are supplied, and its odds are known.
   */
  GrogFlag assessed;
  /**
   * The dice were thrown.
   */
  GrogFlag rolled;
  uint8_t reserved;
  /**
   * The attacking unit whose Action Rating counts, by its number, once the odds are known; 0 for none.
   */
  uint16_t attacker_lead;
  /**
   * The defending unit whose Action Rating counts, by its number, once the odds are known; 0 for none.
   */
  uint16_t defender_lead;
  /**
   * The odds of the combat, once they are known.
   */
  struct GrogOcsAssessment assessment;
  /**
   * The combat, once the dice were thrown.
   */
  struct GrogOcsBattle battle;
  /**
   * The column of the barrage.
   */
  struct GrogOcsBarrageAssessment barrage;
  /**
   * The barrage, once the dice were thrown.
   */
  struct GrogOcsBarraged barraged;
} GrogOcsOpen;

/**
 * The answer of `grog_ocs_play_order`.
 */
typedef struct GrogOcsPlayOrderAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What an order did.
   */
  struct GrogOcsGameEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A combat or a barrage that is open. Zero if the answer is forbidden.
   */
  struct GrogOcsOpen value;
} GrogOcsPlayOrderAnswer;

/**
 * A constant of `enum GrogOcsPhase`; 0 where it is not said.
 */
typedef uint8_t GrogOcsPhaseCode;

/**
 * A constant of `enum GrogOcsStepLoss`.
 */
typedef uint8_t GrogOcsStepLossCode;

/**
 * The options of a game. All zero is the series.
 */
typedef struct GrogOcsGameRules {
  /**
   * How lost steps weaken a unit. Replaces 9.11d.
   */
  GrogOcsStepLossCode step_loss;
  /**
   * A two-step unit that is not a multi-step unit pays 1T to attack, as in DAK. Replaces 9.5b.
   */
  GrogFlag brigade_attack;
  /**
   * A barrage by aircraft beyond half their range is shifted to the left (21.4). Replaces 10.1b.
   */
  GrogFlag far_aircraft;
  /**
   * Units do not negate enemy zones of control for ports that trace supply, as in DAK. Replaces 4.5b.
   */
  GrogFlag port_zones;
  /**
   * Exploiting units have no zone of control. Replaces 5.9c.
   */
  GrogFlag no_exploit_zone;
  /**
   * Units of different nations do not stack together. Replaces 4.8.
   */
  GrogFlag nations_apart;
  /**
   * The players have agreed that formation markers may be hidden in a stack (13.7b). Replaces 13.7.
   */
  GrogFlag hidden_formations;
  /**
   * The full side of the game's Transport Points is marked F (13.2h).
   */
  GrogFlag full_sides;
  /**
   * The game has Transport Points of the size of one supply token, a quarter of a point. Replaces the rounding of
   * 9.14c.
   */
  GrogFlag token_trucks;
  /**
   * The game has air strips; bends 15.3.
   */
  GrogFlag air_strips;
  /**
   * Units that are not Engineer-Capable build hedgehogs of level 1 only (21.11a). Replaces 16.0b.
   */
  GrogFlag regular_hedgehogs;
  /**
   * The game's tables replace aircraft steps directly, and Equipment replacements do not. Replaces 13.5f.
   */
  GrogFlag air_table;
  /**
   * Artillery in Combat or Move Mode that has not moved fires in the Barrage Segment of the Reaction Phase without
   * having been in Reserve (21.9). It does so from a hex with a hedgehog too. Bends 7.0a and 13.4a.
   */
  GrogFlag reactive_artillery;
  /**
   * Attacks and overruns by independent units alone cost twice the combat supply and use no internal stocks. Where
   * others take part, the unit whose Action Rating counts is one of a multi-unit formation or a multi-step unit
   * (21.3). Replaces 9.5b, and bends 12.10 and 9.6.
   */
  GrogFlag independents;
  /**
   * A hit on a port whose capacity is below 1 SP costs that capacity to repair (21.11b). Replaces 19.0d.
   */
  GrogFlag small_ports;
  /**
   * A hedgehog that is no part of the map loses a level when it is captured; one of level 1 is removed (21.11c).
   * Bends 9.14e.
   */
  GrogFlag counter_hedgehogs;
  /**
   * At the end of a segment at most 3 RE of a side's units in Strat Mode are in a hex (21.12c). A single unit or a
   * single formation may be larger. Bends 4.8.
   */
  GrogFlag strat_limit;
  /**
   * Units in Strat Mode stop only where they trace supply by direct draw, and not by a throw (21.12d). Replaces
   * 5.8b.
   */
  GrogFlag strat_draw;
  /**
   * In a Combat Segment units that can attack pay for and advance into an adjacent hex without combat units, without
   * dice and Exploit Mode (21.8). Units that were dropped by air in this turn pay nothing. Bends 9.0 and 9.14.
   */
  GrogFlag empty_hexes;
  uint8_t reserved[5];
} GrogOcsGameRules;

/**
 * The numbers of surprise (9.8). What is absent is as printed.
 */
typedef struct GrogOcsSurpriseTable {
  /**
   * The lowest modified roll at which the attacker has surprise in a regular attack; absent for 10.
   */
  int8_t attacker;
  /**
   * The highest modified roll at which the defender has surprise in a regular attack; absent for 5.
   */
  int8_t defender;
  /**
   * The lowest modified roll at which the attacker has surprise in an overrun; absent for 9.
   */
  int8_t overrun_attacker;
  /**
   * The highest modified roll at which the defender has surprise in an overrun; absent for 6.
   */
  int8_t overrun_defender;
  /**
   * The columns that surprise shifts by a die of 1, 2, 3, 4, 5, 6, at most 40; all 0 for as many as the die shows.
   */
  uint8_t shifts[6];
  /**
   * The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.
   *
   * C and Rust count them from 1000.
   */
  uint16_t rule;
} GrogOcsSurpriseTable;

/**
 * The multipliers of a mode.
 */
typedef struct GrogOcsModeMultiplier {
  /**
   * The mode. That of Reserve is for units that have not been released.
   */
  GrogOcsModeCode mode;
  /**
   * The multiplier of combat strength: the numerator over `strength_den`, at most 12. Required if there is
   * a denominator.
   */
  uint8_t strength_num;
  /**
   * The multiplier of combat strength: the denominator, at most 12; 0 for the printed multiplier.
   */
  uint8_t strength_den;
  /**
   * The multiplier of barrage strength: the numerator over `barrage_den`, at most 12. Required if there is
   * a denominator.
   */
  uint8_t barrage_num;
  /**
   * The multiplier of barrage strength: the denominator, at most 12; 0 for the printed multiplier.
   */
  uint8_t barrage_den;
  uint8_t reserved;
  /**
   * The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.
   *
   * C and Rust count them from 1000.
   */
  uint16_t rule;
} GrogOcsModeMultiplier;

/**
 * The multipliers of a unit that has lost steps. They replace 9.11d and the game's option for lost steps.
 */
typedef struct GrogOcsLossMultiplier {
  /**
   * The steps that the unit has printed, at least 2.
   */
  uint8_t steps;
  /**
   * The steps that it has lost, from 1 to one less than `steps`.
   */
  uint8_t lost;
  /**
   * The multiplier of its strength in attack: the numerator over `attack_den`, at most 12.
   */
  uint8_t attack_num;
  /**
   * The multiplier of its strength in attack: the denominator, 1 to 12.
   */
  uint8_t attack_den;
  /**
   * The multiplier of its strength in defence: the numerator over `defence_den`, at most 12.
   */
  uint8_t defence_num;
  /**
   * The multiplier of its strength in defence: the denominator, 1 to 12.
   */
  uint8_t defence_den;
  /**
   * The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.
   *
   * C and Rust count them from 1000.
   */
  uint16_t rule;
} GrogOcsLossMultiplier;

/**
 * The tables of a game that differ from the printed ones. An empty list stands for the printed part.
 * The library keeps no copy: the lists belong to the caller, and may be used for many questions.
 */
typedef struct GrogOcsTables {
  uint32_t size;
  /**
   * The odds above the columns in Open terrain, from the defender's best to the attacker's; one side of each is 1.
   * As many as the table has columns.
   */
  const GrogOdds *open;
  size_t open_len;
  /**
   * The odds above the columns in Close terrain.
   */
  const GrogOdds *close;
  size_t close_len;
  /**
   * The odds above the columns in Very Close terrain.
   */
  const GrogOdds *very_close;
  size_t very_close_len;
  /**
   * The odds above the columns in Extremely Close terrain.
   */
  const GrogOdds *extremely_close;
  size_t extremely_close_len;
  /**
   * The house rule that sets the headings, `HOUSE 1` to `HOUSE 24`; absent for none.
   */
  uint16_t odds_rule;
  /**
   * The number of rows of `cells`, 1 to 40. Required if there are cells.
   */
  uint8_t rows;
  /**
   * The modified roll of the first row of `cells`. Lower rolls use the first row, rolls above the last row's the
   * last. Required if there are cells.
   */
  int8_t first;
  /**
   * The results of the combat table, row by row, each row from the first column to the last; 1 to 40 columns. If the
   * columns are not 13, all four rows of headings are required.
   */
  const GrogOcsCombatResultCode *cells;
  size_t cells_len;
  /**
   * The house rule that sets the results, `HOUSE 1` to `HOUSE 24`; absent for none.
   */
  uint16_t cells_rule;
  /**
   * The numbers of surprise.
   */
  struct GrogOcsSurpriseTable surprise;
  /**
   * The multipliers of modes, each mode at most once. Other modes are as printed.
   */
  const struct GrogOcsModeMultiplier *modes;
  size_t modes_len;
  /**
   * The multipliers of lost steps. Other losses are by the series rule or the game's option.
   */
  const struct GrogOcsLossMultiplier *losses;
  size_t losses_len;
  /**
   * The barrage points at which the columns of the barrage table begin, 1 to 40 of them in ascending order; the
   * first is 0.
   */
  const uint32_t *points;
  size_t points_len;
  /**
   * The supply that artillery pays in each column of the barrage table, in T.
   */
  const uint16_t *costs;
  size_t costs_len;
  /**
   * The results of the barrage table: a row for each roll of two dice from 2 to 12, each row from the first column
   * to the last.
   */
  const GrogOcsBarrageResultCode *barrage;
  size_t barrage_len;
  /**
   * The house rule that sets the barrage table, `HOUSE 1` to `HOUSE 24`; absent for none.
   */
  uint16_t barrage_rule;
  uint8_t reserved[6];
} GrogOcsTables;

/**
 * The question of `grog_ocs_artillery_assess`. An artillery unit that is to fire.
 */
typedef struct GrogOcsArtilleryAssessQuestion {
  uint32_t size;
  /**
   * The artillery unit. Movement earlier in the phase makes a difference under the option `reactive_artillery` only.
   */
  struct GrogOcsUnit unit;
  /**
   * The phase in whose Barrage Segment it is to fire.
   */
  GrogOcsPhaseCode phase;
  /**
   * Set if the supply for the barrage is not paid.
   */
  GrogFlag unpaid;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * The game's own tables, by default the printed ones: the multiplier of barrage strength for a mode.
   */
  const struct GrogOcsTables *tables;
} GrogOcsArtilleryAssessQuestion;

/**
 * The strength and range of an artillery unit.
 */
typedef struct GrogOcsArtilleryFire {
  /**
   * Barrage strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t strength;
  /**
   * Range in hexes, as printed on the side of the counter that shows.
   */
  uint8_t range;
  uint8_t reserved[3];
} GrogOcsArtilleryFire;

/**
 * The answer of `grog_ocs_artillery_assess`.
 */
typedef struct GrogOcsArtilleryAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The strength and range of an artillery unit. Zero if the answer is forbidden.
   */
  struct GrogOcsArtilleryFire value;
} GrogOcsArtilleryAssessAnswer;

/**
 * One cell of a terrain effects chart.
 */
typedef struct GrogOcsMultiplier {
  /**
   * The numerator. The default, 0 over 0, means no effect.
   */
  uint8_t num;
  /**
   * The denominator.
   */
  uint8_t den;
  /**
   * Printed in brackets: applies to attackers only.
   */
  GrogFlag bracketed;
} GrogOcsMultiplier;

/**
 * A row of a terrain effects chart: a kind of hex or hexside.
 */
typedef struct GrogOcsTerrain {
  /**
   * The multiplier for units with a yellow box.
   */
  struct GrogOcsMultiplier armor;
  /**
   * The multiplier for units with a red box.
   */
  struct GrogOcsMultiplier mech;
  /**
   * The multiplier for all other units.
   */
  struct GrogOcsMultiplier other;
  /**
   * The difficulty of the ground. Required for the terrain of a hex; ignored for a hexside.
   */
  GrogOcsGroundCode ground;
  uint8_t reserved[2];
} GrogOcsTerrain;

/**
 * A constant of `enum GrogOcsToll`.
 */
typedef uint8_t GrogOcsTollCode;

/**
 * The movement cost of entering a hex, crossing a hexside or following a road, by mobility, in MP.
 */
typedef struct GrogOcsCost {
  /**
   * The cost for Leg movement. Required of a hex or a road that such a unit uses, unless `leg_toll` says what it is. A
   * hexside without a cost is free.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t leg;
  /**
   * The cost for Truck movement.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t truck;
  /**
   * The cost for Track movement.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t track;
  /**
   * How the cost for Leg movement is given.
   */
  GrogOcsTollCode leg_toll;
  /**
   * How the cost for Truck movement is given.
   */
  GrogOcsTollCode truck_toll;
  /**
   * How the cost for Track movement is given.
   */
  GrogOcsTollCode track_toll;
  uint8_t reserved;
} GrogOcsCost;

/**
 * A constant of `enum GrogOcsFeature`.
 */
typedef uint8_t GrogOcsFeatureCode;

/**
 * A row of a game's terrain effects chart: a kind of hex, hexside or road.
 */
typedef struct GrogOcsChartRow {
  /**
   * The effect on strength.
   */
  struct GrogOcsTerrain terrain;
  /**
   * The movement cost.
   */
  struct GrogOcsCost cost;
  /**
   * The feature that the row describes.
   */
  GrogOcsFeatureCode feature;
  /**
   * For a river, including frozen rivers: the row of the chart whose cost applies where the river is bridged
   * (13.8b). By default the chart's first minor river for a major river, and no cost for a minor river.
   *
   * C counts it from 1; 0 is none.
   */
  uint8_t bridged;
  /**
   * Another terrain in the hexes of this row, as a row of the chart, which may name the next; of a row of hexsides,
   * another water. Of terrains the costliest for who moves counts, of waters the cheapest (6.2d); strength is
   * multiplied by the first. By default there is none.
   *
   * C counts it from 1; 0 is none.
   */
  uint8_t also;
  /**
   * The row whose costs replace these in a weather, which may name the row for the next weather. By default no
   * weather changes them.
   *
   * C counts it from 1; 0 is none.
   */
  uint8_t weather_row;
  /**
   * Of a row that another names as its `weather_row`: the weather in which its costs hold, numbered by the caller from 1.
   * Required there.
   */
  uint8_t weather;
  /**
   * Of such a row: the side whose costs they are; by default they are alike for all (17.0b).
   */
  uint8_t weather_side;
} GrogOcsChartRow;

/**
 * A game's limit on the units that headquarters support (13.1d): these headquarters do not support those units.
 */
typedef struct GrogOcsServiceLimit {
  /**
   * Headquarters of this formation or command, numbered by the caller; 0 for any.
   */
  uint16_t hq_formation;
  /**
   * Units of this formation; 0 for any.
   */
  uint16_t unit_formation;
  /**
   * Headquarters of this nationality only, in the host's numbering from 1; 0 for any.
   */
  uint8_t hq_nationality;
  /**
   * Units of this nationality only, in the host's numbering from 1; 0 for any.
   */
  uint8_t unit_nationality;
  /**
   * Units of the headquarters' own formation are supported all the same.
   */
  GrogFlag except_own;
  uint8_t reserved;
} GrogOcsServiceLimit;

/**
 * A position, for any number of questions: the chart, the hexes and the units, and what is constant for a game. That is
 * its options, its limits, the gauges of its trains, and its own tables.
 * The library keeps no copy: the lists belong to the caller, and may be used for many questions.
 */
typedef struct GrogOcsBoard {
  uint32_t size;
  /**
   * The game's terrain effects chart.
   */
  const struct GrogOcsChartRow *chart;
  size_t chart_len;
  /**
   * The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in
   * any order.
   */
  const struct GrogOcsBoardHex *hexes;
  size_t hexes_len;
  /**
   * The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the
   * hexes in any order.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The game's limits on the units that headquarters support (13.1d).
   */
  const struct GrogOcsServiceLimit *limits;
  size_t limits_len;
  /**
   * The game's options. All zero is the series.
   */
  struct GrogOcsGameRules rules;
  /**
   * The gauge of each side's trains, side 1 first, numbered by the caller as the gauges of hexes are (13.3f). 0 in a
   * game with a single gauge.
   */
  uint8_t gauges[8];
  /**
   * The game's own tables of combat and barrage, by default the printed ones.
   */
  const struct GrogOcsTables *tables;
  /**
   * 1 if the lists are known to be sorted and all reserved bytes to be 0. Otherwise 0: then each call
   * checks them, and returns `unsorted` or `reserved` if they are not. Set it once a call has checked them.
   */
  uint8_t in_order;
  uint8_t reserved[7];
} GrogOcsBoard;

/**
 * The question of `grog_ocs_attrition_assess`. The units of a hex that are Out of Supply.
 */
typedef struct GrogOcsAttritionAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side whose units check, 1 to 8.
   */
  uint8_t side;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn it is, 1 to 8.
   */
  uint8_t player;
  uint8_t reserved[1];
} GrogOcsAttritionAssessQuestion;

/**
 * The column and the modifier of an attrition roll.
 */
typedef struct GrogOcsAttritionAssessment {
  /**
   * The steps of the units that are marked, from 1.
   */
  uint16_t steps;
  /**
   * The best Action Rating among them, 0 to 5: the column of the table. Disorganization does not lower it.
   */
  uint8_t rating;
  /**
   * Units that are marked.
   */
  uint8_t units;
} GrogOcsAttritionAssessment;

/**
 * The answer of `grog_ocs_attrition_assess`.
 */
typedef struct GrogOcsAttritionAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The column and the modifier of an attrition roll. Zero if the answer is forbidden.
   */
  struct GrogOcsAttritionAssessment value;
} GrogOcsAttritionAssessAnswer;

/**
 * The question of `grog_ocs_attrition_resolve`. An attrition roll.
 */
typedef struct GrogOcsAttritionResolveQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsAttritionAssessment assessment;
  /**
   * Two dice, 1 to 6 each.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogOcsAttritionResolveQuestion;

/**
 * The steps that a roll costs.
 */
typedef struct GrogOcsAttritionLoss {
  /**
   * The steps that the marked units lose together.
   */
  uint16_t steps;
  /**
   * The modified roll; 0 where none was made.
   */
  uint8_t roll;
  /**
   * They lose all.
   */
  GrogFlag all;
} GrogOcsAttritionLoss;

/**
 * The answer of `grog_ocs_attrition_resolve`.
 */
typedef struct GrogOcsAttritionResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The steps that a roll costs.
   */
  struct GrogOcsAttritionLoss value;
} GrogOcsAttritionResolveAnswer;

/**
 * The steps that a unit loses.
 */
typedef struct GrogOcsStepsLost {
  /**
   * The unit, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The steps, from 1.
   */
  uint8_t steps;
  uint8_t reserved;
} GrogOcsStepsLost;

/**
 * The question of `grog_ocs_attrition_apply`. The owner's choice of the steps that a roll costs.
 */
typedef struct GrogOcsAttritionApplyQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side whose units checked, 1 to 8.
   */
  uint8_t side;
  /**
   * The loss.
   */
  struct GrogOcsAttritionLoss loss;
  /**
   * The steps that each unit loses. An empty list for no losses.
   */
  const struct GrogOcsStepsLost *losses;
  size_t losses_len;
} GrogOcsAttritionApplyQuestion;

/**
 * A change to one unit, for the caller to apply.
 */
typedef struct GrogOcsEffect {
  /**
   * The unit. It is a unit of the board if the question has a board and no units of its own. It is so too if the
   * question has a list of its own that counts on from the end of the board's. Otherwise it is the index in the list
   * of the question that the operation names. Absent for an effect on a hex.
   *
   * C and Rust say 65535 for none.
   */
  uint16_t unit;
  /**
   * The rule that requires the change.
   */
  uint16_t rule;
  /**
   * The hex of the change. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
   */
  GrogHex hex;
  /**
   * The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none.
   * Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
   */
  uint16_t amount;
  /**
   * The kind of change.
   */
  GrogOcsEffectKindCode what;
  uint8_t reserved;
} GrogOcsEffect;

/**
 * The answer of `grog_ocs_attrition_apply`.
 */
typedef struct GrogOcsAttritionApplyAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The steps that a roll costs. Zero if the answer is forbidden.
   */
  struct GrogOcsAttritionLoss value;
} GrogOcsAttritionApplyAnswer;

/**
 * The question of `grog_ocs_attrition_distribution`. An attrition roll that is to be weighed.
 */
typedef struct GrogOcsAttritionDistributionQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsAttritionAssessment assessment;
} GrogOcsAttritionDistributionQuestion;

/**
 * The exact chances of an attrition roll, as counts of 36 equal cases.
 */
typedef struct GrogOcsAttritionDistribution {
  /**
   * The number of cases, 36.
   */
  uint32_t denominator;
  /**
   * Cases by the steps that are lost: 0, 1, 2, 3 and 4.
   */
  uint32_t steps[5];
  /**
   * Cases in which all steps are lost.
   */
  uint32_t all;
  /**
   * The steps lost in all cases together: the expected loss, over the denominator.
   */
  uint32_t expected;
} GrogOcsAttritionDistribution;

/**
 * The answer of `grog_ocs_attrition_distribution`.
 */
typedef struct GrogOcsAttritionDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The exact chances of an attrition roll, as counts of 36 equal cases.
   */
  struct GrogOcsAttritionDistribution value;
} GrogOcsAttritionDistributionAnswer;

/**
 * The question of `grog_ocs_barrage_assess`. A barrage against the units in a hex.
 */
typedef struct GrogOcsBarrageAssessQuestion {
  uint32_t size;
  /**
   * The firing units: artillery, aircraft or ships, of one kind only.
   */
  const struct GrogOcsUnit *firers;
  size_t firers_len;
  /**
   * The units in the hex, at least one of them a combat unit.
   */
  const struct GrogOcsUnit *targets;
  size_t targets_len;
  /**
   * Friendly units that may spot for the fire: any combat unit adjacent to the target that is not aboard a landing
   * craft. If there are none, set `unspotted`.
   */
  const struct GrogOcsUnit *spotters;
  size_t spotters_len;
  /**
   * The terrain of the hex, as rows of the game's chart.
   */
  const struct GrogOcsTerrain *terrain;
  size_t terrain_len;
  /**
   * The terrain that the target's player chose; by default the one that is best for him. C counts it from 1; 0 is none.
   */
  uint8_t own_terrain;
  /**
   * The target hex.
   */
  GrogHex target;
  /**
   * The phase of the barrage.
   */
  GrogOcsPhaseCode phase;
  /**
   * The level of the hedgehog in the hex, 0 to 4; 0 for none.
   */
  uint8_t hedgehog;
  /**
   * Set if the supply that artillery needs is not paid.
   */
  GrogFlag unpaid;
  /**
   * The hex has been barraged before in this phase.
   */
  GrogFlag hex_barraged;
  /**
   * The barrage is a hip shoot by an aircraft.
   */
  GrogFlag hip_shoot;
  /**
   * No friendly unit can spot; `spotters` is empty.
   */
  GrogFlag unspotted;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * The game's own tables, by default the printed ones.
   */
  const struct GrogOcsTables *tables;
} GrogOcsBarrageAssessQuestion;

/**
 * The answer of `grog_ocs_barrage_assess`.
 */
typedef struct GrogOcsBarrageAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The assessment of a barrage: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
   */
  struct GrogOcsBarrageAssessment value;
} GrogOcsBarrageAssessAnswer;

/**
 * The question of `grog_ocs_barrage_resolve`. An assessed barrage and its dice.
 */
typedef struct GrogOcsBarrageResolveQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsBarrageAssessment assessment;
  /**
   * Two dice, and one more if the result is a half, 1 to 6 each.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The game's own tables, by which it was assessed; by default the printed ones.
   */
  const struct GrogOcsTables *tables;
} GrogOcsBarrageResolveQuestion;

/**
 * The answer of `grog_ocs_barrage_resolve`.
 */
typedef struct GrogOcsBarrageResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A barrage between its dice and its losses. A plain value that the caller keeps.
   */
  struct GrogOcsBarraged value;
} GrogOcsBarrageResolveAnswer;

/**
 * The question of `grog_ocs_barrage_choices`. A barrage and the units in its target hex.
 */
typedef struct GrogOcsBarrageChoicesQuestion {
  uint32_t size;
  /**
   * The barrage, as `resolve` returned it.
   */
  struct GrogOcsBarraged barrage;
  /**
   * The units in the hex.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
} GrogOcsBarrageChoicesQuestion;

/**
 * The losses that a target owes. Its owner chooses which units lose the steps.
 */
typedef struct GrogOcsBarrageOwed {
  /**
   * Steps that the target's combat units have.
   */
  uint16_t available;
  /**
   * Steps that must be lost.
   */
  uint8_t losses;
  /**
   * The target's combat units become disorganized.
   */
  GrogFlag disorganized;
} GrogOcsBarrageOwed;

/**
 * The answer of `grog_ocs_barrage_choices`.
 */
typedef struct GrogOcsBarrageChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The losses that a target owes. Its owner chooses which units lose the steps.
   */
  struct GrogOcsBarrageOwed value;
} GrogOcsBarrageChoicesAnswer;

/**
 * The question of `grog_ocs_barrage_apply`. A choice of losses by the target's owner.
 */
typedef struct GrogOcsBarrageApplyQuestion {
  uint32_t size;
  /**
   * The barrage, as `resolve` returned it.
   */
  struct GrogOcsBarraged barrage;
  /**
   * The units in the hex.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The steps that each unit loses, in the order of `units`. An empty list for no losses.
   */
  const uint8_t *losses;
  size_t losses_len;
} GrogOcsBarrageApplyQuestion;

/**
 * The answer of `grog_ocs_barrage_apply`.
 */
typedef struct GrogOcsBarrageApplyAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A barrage between its dice and its losses. A plain value that the caller keeps. Zero if the answer is forbidden.
   */
  struct GrogOcsBarraged value;
} GrogOcsBarrageApplyAnswer;

/**
 * The question of `grog_ocs_barrage_distribution`. An assessed barrage.
 */
typedef struct GrogOcsBarrageDistributionQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsBarrageAssessment assessment;
  /**
   * The game's own tables, by which it was assessed; by default the printed ones.
   */
  const struct GrogOcsTables *tables;
} GrogOcsBarrageDistributionQuestion;

/**
 * The exact chances of a barrage, as counts of 216 equal cases.
 */
typedef struct GrogOcsBarrageDistribution {
  /**
   * The number of cases, 216.
   */
  uint32_t denominator;
  /**
   * Cases by result of the table.
   */
  uint32_t table[7];
  /**
   * Cases by outcome: no effect, DG, and one, two, three steps with DG.
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
   * Expected step losses of the target, over the denominator.
   */
  uint32_t steps_expected;
} GrogOcsBarrageDistribution;

/**
 * The answer of `grog_ocs_barrage_distribution`.
 */
typedef struct GrogOcsBarrageDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The exact chances of a barrage, as counts of 216 equal cases.
   */
  struct GrogOcsBarrageDistribution value;
} GrogOcsBarrageDistributionAnswer;

/**
 * The question of `grog_ocs_barrage_percentile`. An outcome that occurred.
 */
typedef struct GrogOcsBarragePercentileQuestion {
  uint32_t size;
  /**
   * The assessment before the dice.
   */
  struct GrogOcsBarrageAssessment assessment;
  /**
   * The outcome that occurred.
   */
  GrogOcsOutcomeCode outcome;
  /**
   * The game's own tables, by which it was assessed; by default the printed ones.
   */
  const struct GrogOcsTables *tables;
} GrogOcsBarragePercentileQuestion;

/**
 * The answer of `grog_ocs_barrage_percentile`.
 */
typedef struct GrogOcsBarragePercentileAnswer {
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
} GrogOcsBarragePercentileAnswer;

/**
 * A constant of `enum GrogOcsSegment`; 0 where it is not said.
 */
typedef uint8_t GrogOcsSegmentCode;

/**
 * A constant of `enum GrogOcsSupplyStep`.
 */
typedef uint8_t GrogOcsSupplyStepCode;

/**
 * Where a game stands in its sequence of play.
 */
typedef struct GrogOcsTurnState {
  /**
   * The game turn, from 1.
   */
  uint16_t number;
  /**
   * The segment.
   */
  GrogOcsSegmentCode segment;
  /**
   * The player who goes first in this game turn, 1 to 8. Before that is determined, either of the two.
   */
  uint8_t first;
  /**
   * The other player, 1 to 8.
   */
  uint8_t second;
  /**
   * The player whose turn it is. Required in a player turn that is not played simultaneously.
   */
  uint8_t player;
  /**
   * The weather of the turn, numbered by the caller from 1; 0 before it is determined.
   */
  uint8_t weather;
  /**
   * The step of the Supply Phase; restocking by default.
   */
  GrogOcsSupplyStepCode supply;
  /**
   * Both players play the turn simultaneously.
   */
  GrogFlag simulcast;
  uint8_t reserved;
  /**
   * The Rail Cap that the player whose turn it is has used in it, in points of capacity; none in a simulcast turn.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint16_t rail_cap_used;
  /**
   * The Reserve markers that the game gives the first player, those on the board included, 0 to 254. Required when a
   * unit of his takes Reserve Mode, and when a Movement Segment ends in which he has moved and has units in it.
   */
  uint8_t first_reserves;
  /**
   * The Reserve markers that the game gives the second player, in the same way.
   */
  uint8_t second_reserves;
} GrogOcsTurnState;

/**
 * The question of `grog_ocs_board_check`. A position to check.
 */
typedef struct GrogOcsBoardCheckQuestion {
  uint32_t size;
  /**
   * The position, its lists in any order.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands. If absent, nothing is said of it.
   */
  struct GrogOcsTurnState turn;
  uint8_t reserved[2];
} GrogOcsBoardCheckQuestion;

/**
 * A constant of `enum GrogOcsBoardList`.
 */
typedef uint8_t GrogOcsBoardListCode;

/**
 * A constant of `enum GrogOcsBoardField`.
 */
typedef uint8_t GrogOcsBoardFieldCode;

/**
 * A constant of `enum GrogFaultCode`.
 */
typedef uint8_t GrogOcsFaultCodeCode;

/**
 * A fault of a position.
 */
typedef struct GrogOcsBoardFault {
  /**
   * The index of the row in its list, or of the item in the list of `tables`; absent for `turn`, and for what is no list.
   *
   * C and Rust say 4294967295 for none.
   */
  uint32_t index;
  /**
   * The hex of the row; 0, 0 for a row of the chart, for `turn` and for `tables`.
   */
  GrogHex hex;
  /**
   * The rule that makes it impossible; absent if no rule is involved.
   */
  uint16_t rule;
  /**
   * The list of the row, or `turn` or `tables`.
   */
  GrogOcsBoardListCode list;
  /**
   * The field that is wrong.
   */
  GrogOcsBoardFieldCode field;
  /**
   * The field inside `field` that is wrong; `whole` for `field` itself.
   */
  GrogOcsBoardFieldCode inner;
  /**
   * What is wrong: a fault code.
   */
  GrogOcsFaultCodeCode code;
  uint8_t reserved[2];
} GrogOcsBoardFault;

/**
 * The contents of a position.
 */
typedef struct GrogOcsBoardSummary {
  /**
   * The number of faults.
   */
  uint32_t faults;
  /**
   * The number of rows of the chart.
   */
  uint32_t chart;
  /**
   * The number of hexes.
   */
  uint32_t hexes;
  /**
   * The number of units.
   */
  uint32_t units;
} GrogOcsBoardSummary;

/**
 * The answer of `grog_ocs_board_check`.
 */
typedef struct GrogOcsBoardCheckAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A fault of a position.
   */
  struct GrogOcsBoardFault *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The contents of a position.
   */
  struct GrogOcsBoardSummary value;
} GrogOcsBoardCheckAnswer;

/**
 * The question of `grog_ocs_board_apply`. Effects to apply to a position.
 */
typedef struct GrogOcsBoardApplyQuestion {
  uint32_t size;
  /**
   * The position, its lists in any order: the edits count places in them as they are.
   */
  const struct GrogOcsBoard *board;
  /**
   * The effects, in the order of the ruling that returned them. The caller may leave out some and add others.
   */
  const struct GrogOcsEffect *effects;
  size_t effects_len;
  /**
   * The units that the effects refer to: for each unit of the ruling's question the unit of the board, or the
   * newcomer. Newcomers count on from the end of the board's list. An empty list if the effects already refer to
   * units of the board and newcomers, as those of every order of a turn do. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * Units that are not on the board: of an order of a turn, those of its own list. Where units go by their ids each has
   * one.
   */
  const struct GrogOcsUnit *newcomers;
  size_t newcomers_len;
  /**
   * The side that captures, 1 to 8. Required if an effect captures.
   */
  uint8_t captor;
  uint8_t reserved[7];
} GrogOcsBoardApplyQuestion;

/**
 * A constant of `enum GrogOcsEdit`.
 */
typedef uint8_t GrogOcsEditCode;

/**
 * An edit of one of the board's lists.
 */
typedef struct GrogOcsBoardEdit {
  /**
   * The unit after the edit; if it leaves the list, the unit before it, or, if it returns later, as it then arrives, with
   * its turn in `due`.
   */
  struct GrogOcsUnit unit;
  /**
   * The hex after the edit.
   */
  struct GrogOcsBoardHex board_hex;
  /**
   * The place in the list at the time when this edit is carried out.
   */
  uint16_t index;
  /**
   * The place of the unit or hex in the list before all edits; absent for a new one.
   *
   * C and Rust say 65535 for none.
   */
  uint16_t was;
  /**
   * The first effect that causes the edit.
   */
  uint16_t effect;
  /**
   * The kind of edit.
   */
  GrogOcsEditCode edit;
  /**
   * The list to edit.
   */
  GrogOcsBoardListCode list;
  uint8_t reserved[2];
} GrogOcsBoardEdit;

/**
 * A summary of the edits.
 */
typedef struct GrogOcsApplied {
  /**
   * Units on the board after the edits.
   */
  uint32_t units;
  /**
   * Edits of the board's lists.
   */
  uint32_t edits;
  /**
   * Newcomers that stay off the board and have changed.
   */
  uint32_t aside;
  /**
   * Effects that are left to the caller.
   */
  uint32_t host;
} GrogOcsApplied;

/**
 * The answer of `grog_ocs_board_apply`.
 */
typedef struct GrogOcsBoardApplyAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An edit of one of the board's lists.
   */
  struct GrogOcsBoardEdit *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of the edits.
   */
  struct GrogOcsApplied value;
} GrogOcsBoardApplyAnswer;

/**
 * A constant of `enum GrogOcsBreakdownMoment`; 0 where it is not said.
 */
typedef uint8_t GrogOcsBreakdownMomentCode;

/**
 * The question of `grog_ocs_breakdowns_make`. A multi-step unit that is to make Breakdowns.
 */
typedef struct GrogOcsBreakdownsMakeQuestion {
  uint32_t size;
  /**
   * The multi-step unit.
   */
  struct GrogOcsUnit unit;
  /**
   * The Breakdowns that it is to make, with the mode and the markers that they are to have.
   */
  const struct GrogOcsUnit *breakdowns;
  size_t breakdowns_len;
  /**
   * The moment.
   */
  GrogOcsBreakdownMomentCode moment;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[6];
} GrogOcsBreakdownsMakeQuestion;

/**
 * What is left of a unit that made Breakdowns.
 */
typedef struct GrogOcsBrokenDown {
  /**
   * The steps that are left to the multi-step unit.
   */
  uint8_t steps;
  /**
   * The Breakdowns that it makes.
   */
  uint8_t made;
  uint8_t reserved[2];
} GrogOcsBrokenDown;

/**
 * The answer of `grog_ocs_breakdowns_make`.
 */
typedef struct GrogOcsBreakdownsMakeAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What is left of a unit that made Breakdowns. Zero if the answer is forbidden.
   */
  struct GrogOcsBrokenDown value;
} GrogOcsBreakdownsMakeAnswer;

/**
 * The question of `grog_ocs_breakdowns_absorb`. A multi-step unit and the Breakdowns that are stacked with it when a phase ends.
 */
typedef struct GrogOcsBreakdownsAbsorbQuestion {
  uint32_t size;
  /**
   * The multi-step unit.
   */
  struct GrogOcsUnit unit;
  /**
   * The Breakdowns that are stacked with it.
   */
  const struct GrogOcsUnit *breakdowns;
  size_t breakdowns_len;
  /**
   * Those that it absorbs. An empty list for none.
   */
  const uint16_t *absorbed;
  size_t absorbed_len;
  /**
   * The moment.
   */
  GrogOcsBreakdownMomentCode moment;
  uint8_t reserved[7];
} GrogOcsBreakdownsAbsorbQuestion;

/**
 * What a unit is that absorbed Breakdowns.
 */
typedef struct GrogOcsAbsorbed {
  /**
   * The steps that the multi-step unit has then.
   */
  uint8_t steps;
  /**
   * The Breakdowns that it absorbs.
   */
  uint8_t absorbed;
  /**
   * The Breakdowns that it must absorb.
   */
  uint8_t owed;
  uint8_t reserved;
} GrogOcsAbsorbed;

/**
 * The answer of `grog_ocs_breakdowns_absorb`.
 */
typedef struct GrogOcsBreakdownsAbsorbAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What a unit is that absorbed Breakdowns. Zero if the answer is forbidden.
   */
  struct GrogOcsAbsorbed value;
} GrogOcsBreakdownsAbsorbAnswer;

/**
 * The question of `grog_ocs_breakout_assess`. A unit that is to break out.
 */
typedef struct GrogOcsBreakoutAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The segment.
   */
  GrogOcsSegmentCode segment;
  /**
   * The player whose turn it is, 1 to 8.
   */
  uint8_t player;
  /**
   * The units of its side that are in trace now, by their `id`s. An empty list for none. C says their places in the board's list.
   */
  const uint16_t *in_trace;
  size_t in_trace_len;
  /**
   * This is the first turn in which the unit finds itself without trace: in its last Supply Phase it traced without
   * eating, or it has arrived since.
   */
  GrogFlag first;
  uint8_t reserved[7];
} GrogOcsBreakoutAssessQuestion;

/**
 * The terms of a breakout.
 */
typedef struct GrogOcsBreakoutAssessment {
  /**
   * The hexes of the shortest way to a friend in trace; 0 in the first turn, which needs none.
   */
  uint16_t way;
  /**
   * The distance of the nearest friendly combat unit in trace, in hexes; 0 in the first turn.
   */
  uint16_t distance;
  /**
   * The rolls that are made, from 1: one for a unit, one for each Transport Point.
   */
  uint8_t rolls;
  /**
   * The modifier of each roll.
   */
  uint8_t drm;
  uint8_t reserved[2];
} GrogOcsBreakoutAssessment;

/**
 * The answer of `grog_ocs_breakout_assess`.
 */
typedef struct GrogOcsBreakoutAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The terms of a breakout. Zero if the answer is forbidden.
   */
  struct GrogOcsBreakoutAssessment value;
} GrogOcsBreakoutAssessAnswer;

/**
 * The question of `grog_ocs_breakout_resolve`. The rolls of a breakout.
 */
typedef struct GrogOcsBreakoutResolveQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The assessment.
   */
  struct GrogOcsBreakoutAssessment assessment;
  /**
   * For each roll one die, 1 to 6, and a second one if the first with its modifier is 5 or more.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogOcsBreakoutResolveQuestion;

/**
 * The result of a breakout.
 */
typedef struct GrogOcsBrokenOut {
  /**
   * For each roll, the number of turns after which the unit or the point returns as a reinforcement; 0 where it is lost.
   */
  uint8_t turns[16];
  /**
   * The rolls by which something escapes.
   */
  uint8_t escaped;
  /**
   * The rolls by which something is lost.
   */
  uint8_t lost;
  uint8_t reserved[2];
} GrogOcsBrokenOut;

/**
 * The answer of `grog_ocs_breakout_resolve`.
 */
typedef struct GrogOcsBreakoutResolveAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The result of a breakout. Zero if the answer is forbidden.
   */
  struct GrogOcsBrokenOut value;
} GrogOcsBreakoutResolveAnswer;

/**
 * The question of `grog_ocs_capture_assess`. A hex that an enemy unit enters.
 */
typedef struct GrogOcsCaptureAssessQuestion {
  uint32_t size;
  /**
   * The units in the hex, all of the other side.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The unit that enters the hex.
   */
  struct GrogOcsUnit entering;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The Extenders in the hex have a hex to collapse to: within special draw range and in trace.
   */
  GrogFlag collapses;
  uint8_t reserved[2];
} GrogOcsCaptureAssessQuestion;

/**
 * The objects for which the capture table is rolled.
 */
typedef struct GrogOcsPrize {
  /**
   * Supply on the ground, in T.
   */
  uint32_t dump;
  /**
   * Transport Points with a movement allowance above 10, in points (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint32_t trucks;
  /**
   * The load of these, in T.
   */
  uint32_t truck_load;
  /**
   * Transport Points with a movement allowance of up to 10, in points (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint32_t wagons;
  /**
   * The load of these, in T.
   */
  uint32_t wagon_load;
  /**
   * The number of dice: one each for dumps, trucks and wagons where there are any, in this order.
   */
  uint8_t dice;
  /**
   * Captured Transport Points may move at once.
   */
  GrogFlag moves;
  uint8_t reserved[2];
} GrogOcsPrize;

/**
 * The answer of `grog_ocs_capture_assess`.
 */
typedef struct GrogOcsCaptureAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The objects for which the capture table is rolled. Zero if the answer is forbidden.
   */
  struct GrogOcsPrize value;
} GrogOcsCaptureAssessAnswer;

/**
 * The question of `grog_ocs_capture_resolve`. A prize and its dice.
 */
typedef struct GrogOcsCaptureResolveQuestion {
  uint32_t size;
  /**
   * The prize.
   */
  struct GrogOcsPrize prize;
  /**
   * The dice, 1 to 6: one each for dumps, trucks and wagons where there are any, in this order.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The game's options: whether it has Transport Points of the size of one supply token.
   */
  struct GrogOcsGameRules rules;
} GrogOcsCaptureResolveQuestion;

/**
 * The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is
 * displaced.
 */
typedef struct GrogOcsCaptured {
  /**
   * Supply on the ground, in T.
   */
  uint32_t dump;
  /**
   * Transport Points with a movement allowance above 10, in points (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint32_t trucks;
  /**
   * The captured load of these, in T.
   */
  uint32_t truck_load;
  /**
   * Transport Points with a movement allowance of up to 10, in points (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint32_t wagons;
  /**
   * The captured load of these, in T.
   */
  uint32_t wagon_load;
  /**
   * The percentages captured of dumps, trucks and wagons.
   */
  uint8_t percent[3];
  /**
   * Captured Transport Points may move at once.
   */
  GrogFlag moves;
} GrogOcsCaptured;

/**
 * The answer of `grog_ocs_capture_resolve`.
 */
typedef struct GrogOcsCaptureResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is
   * displaced.
   */
  struct GrogOcsCaptured value;
} GrogOcsCaptureResolveAnswer;

/**
 * The question of `grog_ocs_capture_distribution`. A prize.
 */
typedef struct GrogOcsCaptureDistributionQuestion {
  uint32_t size;
  /**
   * The prize.
   */
  struct GrogOcsPrize prize;
  /**
   * The game's options: whether it has Transport Points of the size of one supply token.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[4];
} GrogOcsCaptureDistributionQuestion;

/**
 * The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled
 * separately.
 */
typedef struct GrogOcsCaptureDistribution {
  /**
   * The number of cases, 6.
   */
  uint32_t denominator;
  /**
   * Supply on the ground, in T.
   */
  uint32_t dump[6];
  /**
   * Transport Points with a movement allowance above 10, in points (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint32_t trucks[6];
  /**
   * The captured load of these, in T.
   */
  uint32_t truck_load[6];
  /**
   * Transport Points with a movement allowance of up to 10, in points (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint32_t wagons[6];
  /**
   * The captured load of these, in T.
   */
  uint32_t wagon_load[6];
} GrogOcsCaptureDistribution;

/**
 * The answer of `grog_ocs_capture_distribution`.
 */
typedef struct GrogOcsCaptureDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled
   * separately.
   */
  struct GrogOcsCaptureDistribution value;
} GrogOcsCaptureDistributionAnswer;

/**
 * The question of `grog_ocs_capture_apply`. The owner's choice of what is captured.
 */
typedef struct GrogOcsCaptureApplyQuestion {
  uint32_t size;
  /**
   * The captured amounts, as `resolve` returned them.
   */
  struct GrogOcsCaptured captured;
  /**
   * The units in the hex, as in the assessed question.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * For each unit, the Transport Points captured (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  const uint32_t *points;
  size_t points_len;
  /**
   * For each unit, the supply captured: of a dump, or of the load of Transport Points, in T.
   */
  const uint32_t *supply;
  size_t supply_len;
  /**
   * The Extenders in the hex have a hex to collapse to.
   */
  GrogFlag collapses;
  /**
   * The hedgehog in the hex is printed on the map, and so keeps its level under the option `counter_hedgehogs`.
   */
  GrogFlag printed_hedgehog;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[6];
} GrogOcsCaptureApplyQuestion;

/**
 * The result of a capture.
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
   * Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase.
   */
  GrogFlag moves;
  uint8_t reserved[3];
} GrogOcsCaptureSettled;

/**
 * The answer of `grog_ocs_capture_apply`.
 */
typedef struct GrogOcsCaptureApplyAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The result of a capture. Zero if the answer is forbidden.
   */
  struct GrogOcsCaptureSettled value;
} GrogOcsCaptureApplyAnswer;

/**
 * The question of `grog_ocs_capture_displace`. The rest of Transport Points, to be displaced.
 */
typedef struct GrogOcsCaptureDisplaceQuestion {
  uint32_t size;
  /**
   * The Transport Points.
   */
  struct GrogOcsUnit truck;
  /**
   * The hex in which they are to be placed.
   */
  GrogHex to;
  uint8_t reserved[4];
} GrogOcsCaptureDisplaceQuestion;

/**
 * The answer of `grog_ocs_capture_displace`.
 */
typedef struct GrogOcsCaptureDisplaceAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogOcsCaptureDisplaceAnswer;

/**
 * A constant of `enum GrogOcsEntry`.
 */
typedef uint8_t GrogOcsEntryCode;

/**
 * A constant of `enum GrogOcsChoice`.
 */
typedef uint8_t GrogOcsChoiceCode;

/**
 * A hex from which a stack attacks, and the terrain between it and the defender.
 */
typedef struct GrogOcsApproach {
  /**
   * The hex of the stack.
   */
  GrogHex hex;
  /**
   * The hexside that the stack attacks across. The default has no effect.
   */
  struct GrogOcsTerrain hexside;
  /**
   * How units with Leg movement enter the hex. Without restriction by default.
   */
  GrogOcsEntryCode leg;
  /**
   * How units with Truck movement enter the hex. Without restriction by default.
   */
  GrogOcsEntryCode truck;
  /**
   * How units with Track movement enter the hex. Without restriction by default.
   */
  GrogOcsEntryCode track;
  /**
   * The terrain that the defender chose for this stack. By default the one that is best for the defender.
   */
  GrogOcsChoiceCode choice;
  /**
   * With the choice `hex`: the terrain of the hex.
   */
  uint8_t which;
  uint8_t reserved;
  /**
   * The cost of entry for Leg movement without roads and bridges, in MP. Required for an overrun.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t leg_cost;
  /**
   * The same cost for Truck movement.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t truck_cost;
  /**
   * The same cost for Track movement.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t track_cost;
} GrogOcsApproach;

/**
 * The question of `grog_ocs_combat_assess`. An attack on one hex.
 */
typedef struct GrogOcsCombatAssessQuestion {
  uint32_t size;
  /**
   * The attacking units, in any hexes.
   */
  const struct GrogOcsUnit *attackers;
  size_t attackers_len;
  /**
   * The units in the attacked hex. Units that are not combat units take no part.
   */
  const struct GrogOcsUnit *defenders;
  size_t defenders_len;
  /**
   * The kind of attack.
   */
  GrogOcsAttackCode attack;
  /**
   * The phase of the attack.
   */
  GrogOcsPhaseCode phase;
  /**
   * The attacked hex.
   */
  GrogHex target;
  /**
   * The terrain of the attacked hex, as rows of the game's chart. An empty list for open ground without effect.
   */
  const struct GrogOcsTerrain *terrain;
  size_t terrain_len;
  /**
   * The terrain that the defender chose for himself; by default the one that is best for him. C counts it from 1; 0 is none.
   */
  uint8_t own_terrain;
  /**
   * The terrain between the attackers' hexes and the target. A hex that is not listed has nothing in between. For an
   * overrun the hex must be listed, with the cost of entering the target.
   */
  const struct GrogOcsApproach *approaches;
  size_t approaches_len;
  /**
   * The level of the hedgehog in the hex, 0 to 4; 0 for none.
   */
  uint8_t hedgehog;
  /**
   * The attacker whose Action Rating counts; by default the one with the highest, of those that the option
   * `independents` lets lead. C counts it from 1; 0 is none.
   */
  uint16_t attacker_lead;
  /**
   * The defender whose Action Rating counts; by default the one with the highest. C counts it from 1; 0 is none.
   */
  uint16_t defender_lead;
  /**
   * The hex has been attacked before in this Combat Segment.
   */
  GrogFlag hex_attacked;
  /**
   * Size of other friendly units in the overrunning stack's hex, in RE.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint16_t bystanders_re;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * The game's own tables, by default the printed ones.
   */
  const struct GrogOcsTables *tables;
} GrogOcsCombatAssessQuestion;

/**
 * The answer of `grog_ocs_combat_assess`.
 */
typedef struct GrogOcsCombatAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The assessment of an attack: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
   */
  struct GrogOcsAssessment value;
} GrogOcsCombatAssessAnswer;

/**
 * The question of `grog_ocs_combat_resolve`. An assessed attack and its dice.
 */
typedef struct GrogOcsCombatResolveQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsAssessment assessment;
  /**
   * Two dice for surprise, one more if there is surprise, two for the combat; 1 to 6 each.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The game's own tables, by which it was assessed; by default the printed ones.
   */
  const struct GrogOcsTables *tables;
} GrogOcsCombatResolveQuestion;

/**
 * The answer of `grog_ocs_combat_resolve`.
 */
typedef struct GrogOcsCombatResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A combat between its dice and its settlement. A plain value that the caller keeps.
   */
  struct GrogOcsBattle value;
} GrogOcsCombatResolveAnswer;

/**
 * The question of `grog_ocs_combat_choices`. A battle and the units of the side that settles next.
 */
typedef struct GrogOcsCombatChoicesQuestion {
  uint32_t size;
  /**
   * The battle, as `resolve` or `apply` returned it.
   */
  struct GrogOcsBattle battle;
  /**
   * The units of the side that settles next, as they entered the combat.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
} GrogOcsCombatChoicesQuestion;

/**
 * What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
 */
typedef struct GrogOcsOwed {
  /**
   * The unit that loses the first step.
   */
  uint16_t lead;
  /**
   * Steps that the side has.
   */
  uint16_t steps;
  /**
   * The side that settles next; `over` if nothing is owed any more.
   */
  GrogOcsStageCode stage;
  /**
   * Steps that must be lost.
   */
  uint8_t losses;
  /**
   * The sum of further steps and hexes of retreat, in any mixture.
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
   * All units of the side are disorganized before they retreat.
   */
  GrogFlag disorganized;
  uint8_t reserved;
} GrogOcsOwed;

/**
 * The answer of `grog_ocs_combat_choices`.
 */
typedef struct GrogOcsCombatChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
   */
  struct GrogOcsOwed value;
} GrogOcsCombatChoicesAnswer;

/**
 * The question of `grog_ocs_combat_apply`. A side's payment.
 */
typedef struct GrogOcsCombatApplyQuestion {
  uint32_t size;
  /**
   * The battle, as `resolve` or `apply` returned it.
   */
  struct GrogOcsBattle battle;
  /**
   * The units of the side that settles next, as they entered the combat.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The steps that each unit loses, in the order of `units`. An empty list for no losses.
   */
  const uint8_t *losses;
  size_t losses_len;
  /**
   * The number of hexes that all units retreat.
   */
  uint8_t retreat;
  /**
   * The option is ignored.
   */
  GrogFlag ignore;
  uint8_t reserved[6];
} GrogOcsCombatApplyQuestion;

/**
 * The result of a payment.
 */
typedef struct GrogOcsSettled {
  /**
   * The battle after the payment.
   */
  struct GrogOcsBattle battle;
} GrogOcsSettled;

/**
 * The answer of `grog_ocs_combat_apply`.
 */
typedef struct GrogOcsCombatApplyAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The result of a payment. Zero if the answer is forbidden.
   */
  struct GrogOcsSettled value;
} GrogOcsCombatApplyAnswer;

/**
 * The question of `grog_ocs_combat_advance`. Attackers who advance after a combat.
 */
typedef struct GrogOcsCombatAdvanceQuestion {
  uint32_t size;
  /**
   * The battle, as `apply` returned it for the defender.
   */
  struct GrogOcsBattle battle;
  /**
   * The attackers as they are after the combat, without those that were eliminated.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The units that advance, each once. An empty list if none does.
   */
  const uint16_t *advancing;
  size_t advancing_len;
  /**
   * The attacked hex.
   */
  GrogHex target;
  /**
   * Enemy units that are not combat units are in the hex.
   */
  GrogFlag enemy_noncombat;
  uint8_t reserved[3];
} GrogOcsCombatAdvanceQuestion;

/**
 * An advance.
 */
typedef struct GrogOcsAdvanced {
  /**
   * The number of units that advance.
   */
  uint16_t count;
  /**
   * Enemy units in the hex, none of them a combat unit, are captured or destroyed (9.14).
   */
  GrogFlag captures;
  uint8_t reserved;
} GrogOcsAdvanced;

/**
 * The answer of `grog_ocs_combat_advance`.
 */
typedef struct GrogOcsCombatAdvanceAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * An advance. Zero if the answer is forbidden.
   */
  struct GrogOcsAdvanced value;
} GrogOcsCombatAdvanceAnswer;

/**
 * A constant of `enum GrogOcsPolicy`; 0 where it is not said.
 */
typedef uint8_t GrogOcsPolicyCode;

/**
 * The question of `grog_ocs_combat_distribution`. An assessed attack, and how each side takes its option.
 */
typedef struct GrogOcsCombatDistributionQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsAssessment assessment;
  /**
   * How the attacker takes his option. Required.
   */
  GrogOcsPolicyCode attacker_policy;
  /**
   * How the defender takes his option. Required.
   */
  GrogOcsPolicyCode defender_policy;
  /**
   * The defender takes his option even if he may ignore it.
   */
  GrogFlag defender_obeys;
  /**
   * The game's own tables, by which it was assessed; by default the printed ones.
   */
  const struct GrogOcsTables *tables;
} GrogOcsCombatDistributionQuestion;

/**
 * The exact chances of an attack, as counts of 7776 equal cases.
 */
typedef struct GrogOcsCombatDistribution {
  /**
   * The number of cases, 7776.
   */
  uint32_t denominator;
  /**
   * Cases by result, from the worst for the attacker to the best.
   */
  uint32_t results[12];
  /**
   * Cases in which the attacker has surprise.
   */
  uint32_t surprise_attacker;
  /**
   * Cases in which the defender has surprise.
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
 * The answer of `grog_ocs_combat_distribution`.
 */
typedef struct GrogOcsCombatDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The exact chances of an attack, as counts of 7776 equal cases.
   */
  struct GrogOcsCombatDistribution value;
} GrogOcsCombatDistributionAnswer;

/**
 * The question of `grog_ocs_combat_percentile`. A result that occurred.
 */
typedef struct GrogOcsCombatPercentileQuestion {
  uint32_t size;
  /**
   * The assessment before the dice.
   */
  struct GrogOcsAssessment assessment;
  /**
   * The result of the dice.
   */
  GrogOcsCombatResultCode result;
  /**
   * The game's own tables, by which it was assessed; by default the printed ones.
   */
  const struct GrogOcsTables *tables;
} GrogOcsCombatPercentileQuestion;

/**
 * The answer of `grog_ocs_combat_percentile`.
 */
typedef struct GrogOcsCombatPercentileAnswer {
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
} GrogOcsCombatPercentileAnswer;

/**
 * The question of `grog_ocs_consolidation_assess`. Two units that are to be consolidated.
 */
typedef struct GrogOcsConsolidationAssessQuestion {
  uint32_t size;
  /**
   * The unit that stays on the map.
   */
  struct GrogOcsUnit unit;
  /**
   * The other unit: one that gives its steps, or one in the Dead Pile whose place in its formation `unit` takes.
   */
  struct GrogOcsUnit other;
  /**
   * The other unit is in the Dead Pile.
   */
  GrogFlag dead;
  /**
   * Two aircraft are of different types, even if their values are the same.
   */
  GrogFlag types_differ;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[1];
} GrogOcsConsolidationAssessQuestion;

/**
 * A constant of `enum GrogOcsConsolidation`.
 */
typedef uint8_t GrogOcsConsolidationCode;

/**
 * A consolidation that is allowed.
 */
typedef struct GrogOcsConsolidated {
  /**
   * The formation of the unit afterwards; 0 if it belongs to none.
   */
  uint16_t formation;
  /**
   * The kind of consolidation.
   */
  GrogOcsConsolidationCode kind;
  /**
   * Steps that the unit regains.
   */
  uint8_t steps;
  /**
   * Steps of the other unit that are lost.
   */
  uint8_t wasted;
  uint8_t reserved;
} GrogOcsConsolidated;

/**
 * The answer of `grog_ocs_consolidation_assess`.
 */
typedef struct GrogOcsConsolidationAssessAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A consolidation that is allowed. Zero if the answer is forbidden.
   */
  struct GrogOcsConsolidated value;
} GrogOcsConsolidationAssessAnswer;

/**
 * A constant of `enum GrogOcsTask`; 0 where it is not said.
 */
typedef uint8_t GrogOcsTaskCode;

/**
 * The question of `grog_ocs_construction_assess`. Construction that a unit is to perform.
 */
typedef struct GrogOcsConstructionAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its `id`. Its `mp_spent`, `will_move`, `progress` and `transported` say whether it moves in this
   * phase, and whether it has done construction. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The hex of the facility.
   */
  GrogHex hex;
  /**
   * The task.
   */
  GrogOcsTaskCode task;
  /**
   * Supply available to the unit for the task, in T.
   */
  uint16_t supply;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The unit has performed construction earlier in this phase.
   */
  GrogFlag worked;
  /**
   * The task performed earlier, if `worked`. Required where the answer depends on it.
   */
  GrogOcsTaskCode worked_task;
  /**
   * The hex of the task performed earlier, if `worked`.
   */
  GrogHex worked_hex;
  /**
   * A level of the facility was added or a hit repaired in this turn.
   */
  GrogFlag improved;
  /**
   * A level of the facility was removed or a hit inflicted by construction in this turn.
   */
  GrogFlag reduced;
  uint8_t reserved[4];
} GrogOcsConstructionAssessQuestion;

/**
 * The cost and result of construction.
 */
typedef struct GrogOcsConstructed {
  /**
   * The cost, in T.
   */
  uint16_t cost;
  /**
   * The facility, by its `id`; absent for a new one.
   *
   * C and Rust say its place in the board's list, and 65535 for none.
   */
  uint16_t facility;
  /**
   * The facility's level afterwards; 0 for an air strip and for a port.
   */
  uint8_t level;
  /**
   * The port's hits afterwards.
   */
  uint8_t hits;
  /**
   * The distance from the unit to the hex, in hexes.
   */
  uint8_t distance;
  /**
   * The unit performs it as an engineer.
   */
  GrogFlag as_engineer;
} GrogOcsConstructed;

/**
 * The answer of `grog_ocs_construction_assess`.
 */
typedef struct GrogOcsConstructionAssessAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The cost and result of construction. Zero if the answer is forbidden.
   */
  struct GrogOcsConstructed value;
} GrogOcsConstructionAssessAnswer;

/**
 * Supply that is to be blown.
 */
typedef struct GrogOcsBlowLoad {
  /**
   * Supply on the ground or Transport Points with a load, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The supply named, in T; by default all of it.
   */
  uint16_t amount;
} GrogOcsBlowLoad;

/**
 * The question of `grog_ocs_dumps_blow`. An attempt to blow a dump.
 */
typedef struct GrogOcsDumpsBlowQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The supply of one hex that is named, in the order in which its owner loses it.
   */
  const struct GrogOcsBlowLoad *loads;
  size_t loads_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn it is, 1 to 8. In the Reaction Phase the other player blows dumps.
   */
  uint8_t player;
  /**
   * The dump was blown, or the attempt made, earlier in this phase.
   */
  GrogFlag tried;
  /**
   * One die, 1 to 6.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogOcsDumpsBlowQuestion;

/**
 * What blowing a dump destroyed.
 */
typedef struct GrogOcsBlown {
  /**
   * The supply that was named, in T.
   */
  uint16_t named;
  /**
   * The supply that is destroyed, in T.
   */
  uint16_t destroyed;
  /**
   * The part of what was named, in per cent.
   */
  uint8_t percent;
  uint8_t reserved;
} GrogOcsBlown;

/**
 * The answer of `grog_ocs_dumps_blow`.
 */
typedef struct GrogOcsDumpsBlowAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What blowing a dump destroyed. Zero if the answer is forbidden.
   */
  struct GrogOcsBlown value;
} GrogOcsDumpsBlowAnswer;

/**
 * The question of `grog_ocs_engineers_capable`. A question about one unit.
 */
typedef struct GrogOcsEngineersCapableQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
} GrogOcsEngineersCapableQuestion;

/**
 * The answer of `grog_ocs_engineers_capable`.
 */
typedef struct GrogOcsEngineersCapableAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogOcsEngineersCapableAnswer;

/**
 * A constant of `enum GrogOcsPurpose`; 0 where it is not said.
 */
typedef uint8_t GrogOcsPurposeCode;

/**
 * The question of `grog_ocs_engineers_bridge`. A unit that is to cross a hexside.
 */
typedef struct GrogOcsEngineersBridgeQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The hex that it leaves or attacks from. It need not be the hex in which it began.
   */
  GrogHex start;
  /**
   * The adjacent hex that it enters or attacks.
   */
  GrogHex to;
  /**
   * The purpose. Required where the answer depends on it.
   */
  GrogOcsPurposeCode purpose;
  uint8_t reserved[5];
} GrogOcsEngineersBridgeQuestion;

/**
 * The cost of crossing a hexside.
 */
typedef struct GrogOcsCrossed {
  /**
   * The cost for the unit, in MP: hex and hexside, or the road; 0 for an attack, and if
   * `toll` is not `points`.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t cost;
  /**
   * The cost without engineers, in MP; 0 if `unbridged_toll` is not `points`.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t unbridged;
  /**
   * The river between the two hexes.
   */
  GrogOcsFeatureCode river;
  /**
   * A bridge of engineers changed the cost.
   */
  GrogFlag bridged;
  /**
   * The bridge is the unit's own, from before it lost its capability.
   */
  GrogFlag own;
  /**
   * Whether the cost is the unit's whole movement allowance.
   */
  GrogOcsTollCode toll;
  /**
   * Whether the cost without engineers is the whole movement allowance, or the way would be prohibited.
   */
  GrogOcsTollCode unbridged_toll;
  uint8_t reserved;
} GrogOcsCrossed;

/**
 * The answer of `grog_ocs_engineers_bridge`.
 */
typedef struct GrogOcsEngineersBridgeAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The cost of crossing a hexside. Zero if the answer is forbidden.
   */
  struct GrogOcsCrossed value;
} GrogOcsEngineersBridgeAnswer;

/**
 * The question of `grog_ocs_engineers_detrainable`. A railroad hex that a headquarters may make detrainable.
 */
typedef struct GrogOcsEngineersDetrainableQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side of the headquarters, 1 to 8.
   */
  uint8_t side;
  /**
   * A headquarters in the hex entrains itself; it was Engineer-Capable there until it turned to Move Mode.
   */
  GrogFlag entrains;
  /**
   * That headquarters, by its `id`. Ignored without `entrains`. C says its place in the board's list. `GROG_NONE`, 65535, is none.
   */
  uint16_t hq;
} GrogOcsEngineersDetrainableQuestion;

/**
 * The answer of `grog_ocs_engineers_detrainable`.
 */
typedef struct GrogOcsEngineersDetrainableAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogOcsEngineersDetrainableAnswer;

/**
 * A constant of `enum GrogOcsTarget`; 0 where it is not said.
 */
typedef uint8_t GrogOcsTargetCode;

/**
 * The question of `grog_ocs_facility_assess`. A barrage against a facility.
 */
typedef struct GrogOcsFacilityAssessQuestion {
  uint32_t size;
  /**
   * The firing units: artillery, aircraft or ships, of one kind only. Only aircraft fire at a railroad.
   */
  const struct GrogOcsUnit *firers;
  size_t firers_len;
  /**
   * The kind of target.
   */
  GrogOcsTargetCode facility;
  /**
   * The target hex.
   */
  GrogHex target;
  /**
   * The phase of the barrage.
   */
  GrogOcsPhaseCode phase;
  /**
   * The level of an air base, 1 to 3. Required for one.
   */
  uint8_t level;
  /**
   * The hits that a port has before the barrage, 0 to 4.
   */
  uint8_t hits;
  /**
   * The printed capacity of a port, in T. Required for one.
   */
  uint16_t capacity;
  /**
   * The planes at an air base or air strip, 0 to 32.
   */
  uint8_t planes;
  /**
   * Set if the supply that artillery needs is not paid.
   */
  GrogFlag unpaid;
  /**
   * The hex has been barraged before in this phase.
   */
  GrogFlag hex_barraged;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  /**
   * The game's own tables, by default the printed ones: the multiplier of barrage strength for a mode counts here too.
   */
  const struct GrogOcsTables *tables;
} GrogOcsFacilityAssessQuestion;

/**
 * The assessment of a barrage against a facility: the input of `resolve` and `distribution`.
 */
typedef struct GrogOcsFacilityAssessment {
  /**
   * Barrage strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t strength;
  /**
   * Barrage strength rounded to points.
   */
  uint32_t points;
  /**
   * Supply that artillery pays, in T.
   */
  uint16_t cost;
  /**
   * The printed capacity of a port, in T.
   */
  uint16_t capacity;
  /**
   * The column, 0 to 7.
   */
  uint8_t column;
  /**
   * The kind of fire.
   */
  GrogOcsFireCode fire;
  /**
   * The kind of target.
   */
  GrogOcsTargetCode facility;
  /**
   * The level of an air base.
   */
  uint8_t level;
  /**
   * The hits that a port has before the barrage.
   */
  uint8_t hits;
  /**
   * The planes at an air base or air strip.
   */
  uint8_t planes;
  uint8_t reserved[2];
} GrogOcsFacilityAssessment;

/**
 * The answer of `grog_ocs_facility_assess`.
 */
typedef struct GrogOcsFacilityAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The assessment of a barrage against a facility: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
   */
  struct GrogOcsFacilityAssessment value;
} GrogOcsFacilityAssessAnswer;

/**
 * The question of `grog_ocs_facility_resolve`. An assessed barrage against a facility, and its dice.
 */
typedef struct GrogOcsFacilityResolveQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsFacilityAssessment assessment;
  /**
   * One die for the table, and one for each plane if the result can hit planes; 1 to 6 each.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogOcsFacilityResolveQuestion;

/**
 * A constant of `enum GrogOcsFacilityResult`.
 */
typedef uint8_t GrogOcsFacilityResultCode;

/**
 * The result of a barrage against a facility.
 */
typedef struct GrogOcsFacilityHit {
  /**
   * The planes that lose a step, in ascending order.
   *
   * C counts them from 1; 0 is none.
   */
  uint8_t planes_hit[32];
  /**
   * The capacity of a port after the barrage, in T.
   */
  uint16_t capacity;
  /**
   * The result of the table.
   */
  GrogOcsFacilityResultCode result;
  /**
   * The die for the table.
   */
  uint8_t die;
  /**
   * The hits that count: levels of an air base, or hits on a port.
   */
  uint8_t hits;
  /**
   * The level of an air base after the barrage.
   */
  uint8_t level;
  /**
   * The hits of a port after the barrage.
   */
  uint8_t port_hits;
  /**
   * The railroad is Trainbusted.
   */
  GrogFlag trainbusted;
  /**
   * The number of planes that lose a step.
   */
  uint8_t planes_lost;
  uint8_t reserved[3];
} GrogOcsFacilityHit;

/**
 * The answer of `grog_ocs_facility_resolve`.
 */
typedef struct GrogOcsFacilityResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The result of a barrage against a facility.
   */
  struct GrogOcsFacilityHit value;
} GrogOcsFacilityResolveAnswer;

/**
 * The question of `grog_ocs_facility_distribution`. An assessed barrage against a facility.
 */
typedef struct GrogOcsFacilityDistributionQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsFacilityAssessment assessment;
} GrogOcsFacilityDistributionQuestion;

/**
 * The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
 */
typedef struct GrogOcsFacilityDistribution {
  /**
   * The number of cases, 6.
   */
  uint32_t denominator;
  /**
   * Cases by result of the table.
   */
  uint32_t results[11];
  /**
   * Cases in which 0, 1, 2 hits count.
   */
  uint32_t hits[3];
  /**
   * Cases in which the railroad is Trainbusted.
   */
  uint32_t trainbusted;
  /**
   * Cases of 36 in which any given plane loses a step.
   */
  uint32_t plane_of_36;
} GrogOcsFacilityDistribution;

/**
 * The answer of `grog_ocs_facility_distribution`.
 */
typedef struct GrogOcsFacilityDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
   */
  struct GrogOcsFacilityDistribution value;
} GrogOcsFacilityDistributionAnswer;

/**
 * The question of `grog_ocs_fog_sees`. A hex that a player looks at.
 */
typedef struct GrogOcsFogSeesQuestion {
  uint32_t size;
  /**
   * The whole position. Its list gives the units of a hex from the top of the stack to its bottom.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side that looks, 1 to 8. All other sides are its enemies.
   */
  uint8_t side;
  uint8_t reserved[3];
} GrogOcsFogSeesQuestion;

/**
 * A constant of `enum GrogOcsSeenAs`.
 */
typedef uint8_t GrogOcsSeenAsCode;

/**
 * An enemy unit that a player sees.
 */
typedef struct GrogOcsSeenUnit {
  /**
   * The unit, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The rule that shows it.
   */
  uint16_t rule;
  /**
   * The reason why it is seen.
   */
  GrogOcsSeenAsCode seen;
  /**
   * The mode shown by its markers and counter.
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
   * The player may not know its internal stocks.
   */
  GrogFlag stocks_hidden;
  /**
   * The player may not know its lost steps.
   */
  GrogFlag steps_hidden;
} GrogOcsSeenUnit;

/**
 * What a player is told of an enemy hex in addition to what he sees.
 */
typedef struct GrogOcsSight {
  /**
   * A unit there has a zone of control.
   */
  GrogFlag zone;
  /**
   * The hex contains more than the player may see.
   */
  GrogFlag hidden;
} GrogOcsSight;

/**
 * The answer of `grog_ocs_fog_sees`.
 */
typedef struct GrogOcsFogSeesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An enemy unit that a player sees.
   */
  struct GrogOcsSeenUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * What a player is told of an enemy hex in addition to what he sees.
   */
  struct GrogOcsSight value;
} GrogOcsFogSeesAnswer;

/**
 * The question of `grog_ocs_fog_combat`. A combat in which both sides reveal what they must.
 */
typedef struct GrogOcsFogCombatQuestion {
  uint32_t size;
  /**
   * The attack, as `assess` returned it.
   */
  struct GrogOcsAssessment assessment;
  /**
   * The attacking units, as in the assessed question.
   */
  const struct GrogOcsUnit *attackers;
  size_t attackers_len;
  /**
   * The units in the attacked hex, as in the assessed question.
   */
  const struct GrogOcsUnit *defenders;
  size_t defenders_len;
} GrogOcsFogCombatQuestion;

/**
 * A constant of `enum GrogOcsAntiTank`.
 */
typedef uint8_t GrogOcsAntiTankCode;

/**
 * What both sides reveal in a combat.
 */
typedef struct GrogOcsCombatRevealed {
  /**
   * The attacker's total strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t attack;
  /**
   * The defender's total strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
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
   * The defender's strongest anti-tank effect, including a hedgehog's.
   */
  GrogOcsAntiTankCode defender_anti_tank;
} GrogOcsCombatRevealed;

/**
 * The answer of `grog_ocs_fog_combat`.
 */
typedef struct GrogOcsFogCombatAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What both sides reveal in a combat.
   */
  struct GrogOcsCombatRevealed value;
} GrogOcsFogCombatAnswer;

/**
 * The question of `grog_ocs_fog_barrage`. A barrage in which both sides reveal what they must.
 */
typedef struct GrogOcsFogBarrageQuestion {
  uint32_t size;
  /**
   * The barrage, as `assess` returned it.
   */
  struct GrogOcsBarrageAssessment assessment;
  /**
   * The units in the target hex.
   */
  const struct GrogOcsUnit *targets;
  size_t targets_len;
  /**
   * Flak Points printed in the hex, on the map or on counters, and those of ships.
   */
  uint8_t printed_flak;
  uint8_t reserved[7];
} GrogOcsFogBarrageQuestion;

/**
 * What both sides reveal in a barrage.
 */
typedef struct GrogOcsBarrageRevealed {
  /**
   * Revealed by the firing player: the total strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t strength;
  /**
   * The total strength rounded to points.
   */
  uint32_t points;
  /**
   * Revealed to the firing player: the sum of the table shifts, positive to the right.
   */
  int8_t shift;
  /**
   * Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters
   * and air base; otherwise 0.
   */
  uint8_t flak;
  /**
   * Flak fires.
   */
  GrogFlag flown;
  uint8_t reserved;
} GrogOcsBarrageRevealed;

/**
 * The answer of `grog_ocs_fog_barrage`.
 */
typedef struct GrogOcsFogBarrageAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What both sides reveal in a barrage.
   */
  struct GrogOcsBarrageRevealed value;
} GrogOcsFogBarrageAnswer;

/**
 * The question of `grog_ocs_fog_air`. A round of air combat.
 */
typedef struct GrogOcsFogAirQuestion {
  uint32_t size;
  /**
   * All aircraft present, of both sides.
   */
  const struct GrogOcsUnit *aircraft;
  size_t aircraft_len;
  /**
   * The aircraft that fight in this round.
   */
  const uint16_t *engaged;
  size_t engaged_len;
} GrogOcsFogAirQuestion;

/**
 * An aircraft that both sides know of.
 */
typedef struct GrogOcsAirborne {
  /**
   * The aircraft.
   */
  uint16_t unit;
  /**
   * The side of the aircraft.
   */
  uint8_t side;
  /**
   * The aircraft fights in this round.
   */
  GrogFlag engaged;
} GrogOcsAirborne;

/**
 * The number of aircraft revealed.
 */
typedef struct GrogOcsAirRevealed {
  /**
   * Aircraft present.
   */
  uint16_t present;
  /**
   * Aircraft that fight in this round.
   */
  uint16_t engaged;
} GrogOcsAirRevealed;

/**
 * The answer of `grog_ocs_fog_air`.
 */
typedef struct GrogOcsFogAirAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An aircraft that both sides know of.
   */
  struct GrogOcsAirborne *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The number of aircraft revealed.
   */
  struct GrogOcsAirRevealed value;
} GrogOcsFogAirAnswer;

/**
 * A constant of `enum GrogOcsRollPurpose`; 0 where it is not said.
 */
typedef uint8_t GrogOcsRollPurposeCode;

/**
 * The question of `grog_ocs_fog_roll`. A roll that was made.
 */
typedef struct GrogOcsFogRollQuestion {
  uint32_t size;
  /**
   * The purpose of the roll.
   */
  GrogOcsRollPurposeCode purpose;
  /**
   * The dice, 1 to 6 each, at most six.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The side that rolled, 1 to 8.
   */
  uint8_t side;
  /**
   * The roll was made in secret.
   */
  GrogFlag secret;
  /**
   * The players have agreed that rolls for this purpose may be secret.
   */
  GrogFlag agreed;
  uint8_t reserved[5];
} GrogOcsFogRollQuestion;

/**
 * A constant of `enum GrogOcsVisibility`.
 */
typedef uint8_t GrogOcsVisibilityCode;

/**
 * The record of a roll.
 */
typedef struct GrogOcsRollRecord {
  /**
   * The purpose of the roll.
   */
  GrogOcsRollPurposeCode purpose;
  /**
   * Who sees the roll.
   */
  GrogOcsVisibilityCode visibility;
  /**
   * The side that rolled.
   */
  uint8_t side;
  /**
   * The number of dice.
   */
  uint8_t rolled;
  /**
   * The dice in the order of the roll, followed by zeros.
   */
  uint8_t dice[6];
  /**
   * The sum of the dice.
   */
  uint8_t total;
  uint8_t reserved;
} GrogOcsRollRecord;

/**
 * The answer of `grog_ocs_fog_roll`.
 */
typedef struct GrogOcsFogRollAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The record of a roll. Zero if the answer is forbidden.
   */
  struct GrogOcsRollRecord value;
} GrogOcsFogRollAnswer;

/**
 * The question of `grog_ocs_formations_marker`. A formation marker and the stack that it lies in.
 */
typedef struct GrogOcsFormationsMarkerQuestion {
  uint32_t size;
  /**
   * The formation, numbered by the caller from 1.
   */
  uint16_t formation;
  /**
   * The marker's hex.
   */
  GrogHex hex;
  /**
   * The units that the marker represents. They are kept off the map and count as being in its hex.
   */
  const struct GrogOcsUnit *represented;
  size_t represented_len;
  /**
   * The other units in the marker's hex.
   */
  const struct GrogOcsUnit *here;
  size_t here_len;
  /**
   * The number of other combat units that lie above it.
   */
  uint16_t above;
  /**
   * The marker shows its fuelled side.
   */
  GrogFlag fuelled_side;
  /**
   * Fuel was paid for the formation as a whole (12.5c).
   */
  GrogFlag formation_fuelled;
  /**
   * The marker represents no unit and only records that fuel was paid.
   */
  GrogFlag reminder;
  /**
   * The game's options: whether markers may be hidden.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[3];
} GrogOcsFormationsMarkerQuestion;

/**
 * The effect of a legal marker on its stack.
 */
typedef struct GrogOcsMarkerState {
  /**
   * The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one;
   * absent if there is none.
   *
   * C and Rust say 65535 for none.
   */
  uint16_t reveal;
  /**
   * A represented unit has a zone of control.
   */
  GrogFlag zoc;
  uint8_t reserved;
} GrogOcsMarkerState;

/**
 * The answer of `grog_ocs_formations_marker`.
 */
typedef struct GrogOcsFormationsMarkerAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The effect of a legal marker on its stack. Zero if the answer is forbidden.
   */
  struct GrogOcsMarkerState value;
} GrogOcsFormationsMarkerAnswer;

/**
 * The question of `grog_ocs_formations_join`. A unit that is to be represented by a marker, or to be placed on the map again.
 */
typedef struct GrogOcsFormationsJoinQuestion {
  uint32_t size;
  /**
   * The unit, in the hex that it has reached.
   */
  struct GrogOcsUnit unit;
  /**
   * The marker's formation, numbered by the caller from 1.
   */
  uint16_t formation;
  /**
   * The marker's hex.
   */
  GrogHex hex;
  uint8_t reserved[2];
} GrogOcsFormationsJoinQuestion;

/**
 * The answer of `grog_ocs_formations_join`.
 */
typedef struct GrogOcsFormationsJoinAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogOcsFormationsJoinAnswer;

/**
 * The question of `grog_ocs_formations_trace`. A formation in its Supply Phase.
 */
typedef struct GrogOcsFormationsTraceQuestion {
  uint32_t size;
  /**
   * The units of the formation.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * For each unit, the caller's number of the headquarters or direct source by which it can trace; 0 for a unit
   * without one. It is in range and may support the unit.
   */
  const uint8_t *reached_by;
  size_t reached_by_len;
  /**
   * The source whose part traces for free; 0 to choose the largest part in RE, the lower number on a tie.
   */
  uint8_t source;
  /**
   * For each unit, 1 if it eats when it does not trace, otherwise 0. An empty list means that none eats.
   */
  const uint8_t *eats;
  size_t eats_len;
  /**
   * Supply that can be eaten, in T.
   */
  uint32_t supply;
  /**
   * The whole formation is to trace for free.
   */
  GrogFlag whole;
  uint8_t reserved[3];
} GrogOcsFormationsTraceQuestion;

/**
 * A constant of `enum GrogOcsTraced`.
 */
typedef uint8_t GrogOcsTracedCode;

/**
 * The result for one unit.
 */
typedef struct GrogOcsTraceRow {
  /**
   * The unit.
   */
  uint16_t unit;
  /**
   * The result for the unit.
   */
  GrogOcsTracedCode traced;
  uint8_t reserved;
} GrogOcsTraceRow;

/**
 * The cost of a formation's trace.
 */
typedef struct GrogOcsTraceBill {
  /**
   * The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up.
   */
  uint32_t cost;
  /**
   * The cost if every unit ate that may and does not trace, in T.
   */
  uint32_t cost_of_all;
  /**
   * The source whose part traces for free; 0 for none.
   */
  uint8_t source;
  uint8_t reserved[3];
} GrogOcsTraceBill;

/**
 * The answer of `grog_ocs_formations_trace`.
 */
typedef struct GrogOcsFormationsTraceAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The result for one unit.
   */
  struct GrogOcsTraceRow *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The cost of a formation's trace. Zero if the answer is forbidden.
   */
  struct GrogOcsTraceBill value;
} GrogOcsFormationsTraceAnswer;

/**
 * A constant of `enum GrogOcsFuelBy`; 0 where it is not said.
 */
typedef uint8_t GrogOcsFuelByCode;

/**
 * The question of `grog_ocs_fuel_assess`. Units that are to be fuelled.
 */
typedef struct GrogOcsFuelAssessQuestion {
  uint32_t size;
  /**
   * The units.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * For each unit, the caller's number of the headquarters or direct source that is in range and may support it; 0
   * for a unit without one.
   */
  const uint8_t *reached_by;
  size_t reached_by_len;
  /**
   * The way to pay.
   */
  GrogOcsFuelByCode by;
  /**
   * For a formation or a headquarters: the source that pays, in the numbering of `reached_by`.
   */
  uint8_t source;
  /**
   * The headquarters has thrown fuel from another hex in this phase.
   */
  GrogFlag threw_elsewhere;
  /**
   * A formation is to be fuelled as a whole: no unit may pay by itself or go without.
   */
  GrogFlag whole;
  uint8_t reserved[4];
} GrogOcsFuelAssessQuestion;

/**
 * The fuel of one unit.
 */
typedef struct GrogOcsFuelRow {
  /**
   * The unit.
   */
  uint16_t unit;
  /**
   * The supply that the unit pays by itself, in T.
   */
  uint8_t cost;
  /**
   * The way in which it is paid for.
   */
  GrogOcsFuelByCode by;
  /**
   * The unit is fuelled, or needs no fuel.
   */
  GrogFlag fuelled;
  /**
   * The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.
   */
  GrogFlag lasts;
} GrogOcsFuelRow;

/**
 * The cost of fuel.
 */
typedef struct GrogOcsFuelBill {
  /**
   * The total cost, in T.
   */
  uint32_t cost;
  /**
   * The cost of fuelling the same units each by itself, in T.
   */
  uint32_t by_unit;
  /**
   * The formation's marker shows its fuelled side (13.7).
   */
  GrogFlag marker;
  uint8_t reserved[3];
} GrogOcsFuelBill;

/**
 * The answer of `grog_ocs_fuel_assess`.
 */
typedef struct GrogOcsFuelAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The fuel of one unit.
   */
  struct GrogOcsFuelRow *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The cost of fuel. Zero if the answer is forbidden.
   */
  struct GrogOcsFuelBill value;
} GrogOcsFuelAssessAnswer;

/**
 * A constant of `enum GrogOcsHqAbility`; 0 where it is not said.
 */
typedef uint8_t GrogOcsHqAbilityCode;

/**
 * The question of `grog_ocs_headquarters_ability`. A unit and an ability of headquarters.
 */
typedef struct GrogOcsHeadquartersAbilityQuestion {
  uint32_t size;
  /**
   * The headquarters.
   */
  struct GrogOcsUnit unit;
  /**
   * The ability.
   */
  GrogOcsHqAbilityCode ability;
  uint8_t reserved[7];
} GrogOcsHeadquartersAbilityQuestion;

/**
 * The throw range of a headquarters.
 */
typedef struct GrogOcsThrowRange {
  /**
   * The range in MP; 0 for an ability without a range.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t range;
  /**
   * The kind of the movement points.
   */
  GrogOcsMobilityCode mobility;
  uint8_t reserved;
} GrogOcsThrowRange;

/**
 * The answer of `grog_ocs_headquarters_ability`.
 */
typedef struct GrogOcsHeadquartersAbilityAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The throw range of a headquarters. Zero if the answer is forbidden.
   */
  struct GrogOcsThrowRange value;
} GrogOcsHeadquartersAbilityAnswer;

/**
 * The question of `grog_ocs_headquarters_abilities`. A question about one unit.
 */
typedef struct GrogOcsHeadquartersAbilitiesQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
} GrogOcsHeadquartersAbilitiesQuestion;

/**
 * The properties and abilities of a headquarters in its mode.
 */
typedef struct GrogOcsHqAbilities {
  /**
   * Throw range of the side that shows, in twelfths of a movement point; 0 if it cannot throw.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t range;
  /**
   * Strength in points before the multiplier of its mode.
   */
  uint16_t strength;
  /**
   * Size in quarters of an RE: 4.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint16_t re;
  /**
   * How its strength counts as printed: in parentheses, for defence only.
   */
  GrogOcsStyleCode style;
  /**
   * The kind of the movement points of the throw range.
   */
  GrogOcsMobilityCode mobility;
  /**
   * Action Rating, -1 or 0.
   */
  int8_t rating;
  /**
   * It can throw supply.
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
   * It needs supply like any other combat unit.
   */
  GrogFlag needs_supply;
  uint8_t reserved;
} GrogOcsHqAbilities;

/**
 * The answer of `grog_ocs_headquarters_abilities`.
 */
typedef struct GrogOcsHeadquartersAbilitiesAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The properties and abilities of a headquarters in its mode. Zero if the answer is forbidden.
   */
  struct GrogOcsHqAbilities value;
} GrogOcsHeadquartersAbilitiesAnswer;

/**
 * The question of `grog_ocs_headquarters_serve`. A headquarters and a unit that it is to support.
 */
typedef struct GrogOcsHeadquartersServeQuestion {
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
   * The game's limits.
   */
  const struct GrogOcsServiceLimit *limits;
  size_t limits_len;
} GrogOcsHeadquartersServeQuestion;

/**
 * The answer of `grog_ocs_headquarters_serve`.
 */
typedef struct GrogOcsHeadquartersServeAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogOcsHeadquartersServeAnswer;

/**
 * The question of `grog_ocs_headquarters_combat_side`. The two printed sides of a counter, of which the Combat Mode side is not known.
 */
typedef struct GrogOcsHeadquartersCombatSideQuestion {
  uint32_t size;
  /**
   * The kind of counter: a headquarters or artillery.
   */
  GrogOcsKindCode kind;
  /**
   * One side.
   */
  struct GrogOcsFace first;
  /**
   * The other side.
   */
  struct GrogOcsFace second;
  uint8_t reserved[2];
} GrogOcsHeadquartersCombatSideQuestion;

/**
 * The Combat Mode side of a counter.
 */
typedef struct GrogOcsWhichSide {
  /**
   * The second side is the Combat Mode side; otherwise the first is.
   */
  GrogFlag second;
} GrogOcsWhichSide;

/**
 * The answer of `grog_ocs_headquarters_combat_side`.
 */
typedef struct GrogOcsHeadquartersCombatSideAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The Combat Mode side of a counter.
   */
  struct GrogOcsWhichSide value;
} GrogOcsHeadquartersCombatSideAnswer;

/**
 * The question of `grog_ocs_modes_effects`. A unit and the phase in which its mode is considered.
 */
typedef struct GrogOcsModesEffectsQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * The phase. The movement allowance and the rights of a released Reserve depend on it. Required where the answer
   * depends on it.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[7];
} GrogOcsModesEffectsQuestion;

/**
 * The effects of a unit's mode.
 */
typedef struct GrogOcsModeEffects {
  /**
   * The multiplier of strength: the numerator over `strength_den`.
   */
  uint8_t strength_num;
  /**
   * The multiplier of strength: the denominator.
   */
  uint8_t strength_den;
  /**
   * The multiplier of barrage strength: the numerator over `barrage_den`.
   */
  uint8_t barrage_num;
  /**
   * The multiplier of barrage strength: the denominator.
   */
  uint8_t barrage_den;
  /**
   * The movement allowance of the side that shows, after the effect of the mode, in MP. It is never rounded.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t ma;
  /**
   * The Action Rating, -1 to 5.
   */
  int8_t rating;
  /**
   * The unit may take part in a regular attack.
   */
  GrogFlag may_attack;
  /**
   * The unit may overrun.
   */
  GrogFlag may_overrun;
  /**
   * The unit may barrage, if it is artillery.
   */
  GrogFlag may_barrage;
  /**
   * The unit's mode allows a zone of control.
   */
  GrogFlag may_have_zoc;
  uint8_t reserved;
} GrogOcsModeEffects;

/**
 * The answer of `grog_ocs_modes_effects`.
 */
typedef struct GrogOcsModesEffectsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The effects of a unit's mode.
   */
  struct GrogOcsModeEffects value;
} GrogOcsModesEffectsAnswer;

/**
 * The question of `grog_ocs_modes_action_rating`. A question about one unit.
 */
typedef struct GrogOcsModesActionRatingQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
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
 * The answer of `grog_ocs_modes_action_rating`.
 */
typedef struct GrogOcsModesActionRatingAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An Action Rating.
   */
  struct GrogOcsRating value;
} GrogOcsModesActionRatingAnswer;

/**
 * The question of `grog_ocs_modes_change`. A unit that is to take a mode.
 */
typedef struct GrogOcsModesChangeQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The mode that it is to take: Combat, Move, Reserve or Strat; its own mode to turn only.
   */
  GrogOcsModeCode mode;
  /**
   * The side of the counter that is to show. Required in Reserve Mode, and to turn a disorganized unit.
   */
  GrogOcsOrientationCode oriented;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn it is, 1 to 8.
   */
  uint8_t player;
  /**
   * The Reserve markers of the unit's side, those on the board included, 0 to 254. Required to enter Reserve Mode.
   */
  uint8_t reserve_markers;
  /**
   * The unit has begun to move in this phase.
   */
  GrogFlag begun;
  /**
   * The unit has changed its mode in this phase.
   */
  GrogFlag changed;
  uint8_t reserved[7];
} GrogOcsModesChangeQuestion;

/**
 * A mode that a unit took.
 */
typedef struct GrogOcsModeChanged {
  /**
   * The Reserve markers of the side that are still free; 0 for any other mode, and where they are not counted.
   */
  uint16_t markers_left;
  /**
   * The mode.
   */
  GrogOcsModeCode mode;
  /**
   * The side of the counter that shows.
   */
  GrogOcsOrientationCode shows;
} GrogOcsModeChanged;

/**
 * The answer of `grog_ocs_modes_change`.
 */
typedef struct GrogOcsModesChangeAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A mode that a unit took. Zero if the answer is forbidden.
   */
  struct GrogOcsModeChanged value;
} GrogOcsModesChangeAnswer;

/**
 * The question of `grog_ocs_modes_release`. Units that are to be released from Reserve.
 */
typedef struct GrogOcsModesReleaseQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn it is, 1 to 8. In the Reaction Phase the other player releases.
   */
  uint8_t player;
  uint8_t reserved[6];
} GrogOcsModesReleaseQuestion;

/**
 * The units that were released.
 */
typedef struct GrogOcsReleased {
  /**
   * The number of units.
   */
  uint16_t units;
} GrogOcsReleased;

/**
 * The answer of `grog_ocs_modes_release`.
 */
typedef struct GrogOcsModesReleaseAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The units that were released. Zero if the answer is forbidden.
   */
  struct GrogOcsReleased value;
} GrogOcsModesReleaseAnswer;

/**
 * The question of `grog_ocs_modes_clean_up`. A position at the end of a player turn.
 */
typedef struct GrogOcsModesCleanUpQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn ends, 1 to 8.
   */
  uint8_t player;
  uint8_t reserved[6];
} GrogOcsModesCleanUpQuestion;

/**
 * The markers that were removed.
 */
typedef struct GrogOcsCleanedUp {
  /**
   * Units that are no longer disorganized.
   */
  uint16_t dg;
  /**
   * Units that are no longer in Exploit Mode.
   */
  uint16_t exploit;
} GrogOcsCleanedUp;

/**
 * The answer of `grog_ocs_modes_clean_up`.
 */
typedef struct GrogOcsModesCleanUpAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The markers that were removed. Zero if the answer is forbidden.
   */
  struct GrogOcsCleanedUp value;
} GrogOcsModesCleanUpAnswer;

/**
 * A hex that a stack enters.
 */
typedef struct GrogOcsWaypoint {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The hex is entered by an overrun that leaves no defender in it.
   */
  GrogFlag overrun;
  uint8_t reserved[3];
} GrogOcsWaypoint;

/**
 * A unit that a stack drops off.
 */
typedef struct GrogOcsDropOff {
  /**
   * The unit, by its `id`. It is one of the moving units.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The hex of the path in which it stays.
   */
  uint16_t waypoint;
} GrogOcsDropOff;

/**
 * The question of `grog_ocs_movement_path`. A stack that moves along a path in a phase.
 */
typedef struct GrogOcsMovementPathQuestion {
  uint32_t size;
  /**
   * The position before the move.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that move together, from one hex, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The hexes that they enter, in order.
   */
  const struct GrogOcsWaypoint *path;
  size_t path_len;
  /**
   * The units that are dropped off on the way. They move no further; the others go on.
   */
  const struct GrogOcsDropOff *drops;
  size_t drops_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn it is, 1 to 8. In the Reaction Phase the other player moves.
   */
  uint8_t player;
  /**
   * The stack entered its present hex earlier in this phase, and so did not begin the phase there.
   */
  GrogFlag entered;
  uint8_t reserved[5];
} GrogOcsMovementPathQuestion;

/**
 * What a unit spends on a hex of the path.
 */
typedef struct GrogOcsPace {
  /**
   * The unit.
   */
  uint16_t unit;
  /**
   * The hex of the path.
   */
  uint16_t waypoint;
  /**
   * What entering the hex costs the unit, in MP; for an overrun the cost of the overrun.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t cost;
  /**
   * What the unit has spent in the phase up to there, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t spent;
  /**
   * What the unit has left, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t left;
  /**
   * The unit followed a road.
   */
  GrogFlag road;
  /**
   * The unit crossed a bridge of engineers.
   */
  GrogFlag bridged;
  /**
   * The unit takes the one hex that it may always move, and has nothing left (6.1c).
   */
  GrogFlag minimum;
  uint8_t reserved[3];
} GrogOcsPace;

/**
 * What a path is to the stack that moved along it.
 */
typedef struct GrogOcsMarched {
  /**
   * The units that arrive at the end of the path.
   */
  uint16_t units;
  /**
   * Hexes of the path in an enemy zone of control.
   */
  uint16_t zones;
  /**
   * Hexes of the path whose entry captures or destroys enemy units (9.14).
   */
  uint16_t captures;
  /**
   * The units of Truck mobility among those that arrive can go further in this phase by an overrun only.
   */
  GrogFlag stopped;
  /**
   * A unit in Strat Mode is among those that arrive or are dropped off: where it stops it must be able to trace
   * supply (5.8b).
   */
  GrogFlag must_trace;
} GrogOcsMarched;

/**
 * The answer of `grog_ocs_movement_path`.
 */
typedef struct GrogOcsMovementPathAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What a unit spends on a hex of the path.
   */
  struct GrogOcsPace *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * What a path is to the stack that moved along it. Zero if the answer is forbidden.
   */
  struct GrogOcsMarched value;
} GrogOcsMovementPathAnswer;

/**
 * The question of `grog_ocs_movement_reach`. A unit that is to move in a phase.
 */
typedef struct GrogOcsMovementReachQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn it is, 1 to 8. In the Reaction Phase the other player moves.
   */
  uint8_t player;
  /**
   * The unit entered its present hex earlier in this phase, and so did not begin the phase there.
   */
  GrogFlag entered;
  uint8_t reserved[3];
} GrogOcsMovementReachQuestion;

/**
 * A hex that a unit can move to.
 */
typedef struct GrogOcsGoal {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The hex before it on the cheapest way.
   */
  GrogHex before;
  /**
   * What the unit has spent in the phase when it is there, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t spent;
  /**
   * What it has left, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t left;
  /**
   * It must stop there, in an enemy zone of control (4.5a.A).
   */
  GrogFlag must_stop;
  /**
   * The entry captures or destroys enemy units in the hex (9.14).
   */
  GrogFlag capture;
  /**
   * It takes the one hex that a unit may always move (6.1c).
   */
  GrogFlag minimum;
  uint8_t reserved;
} GrogOcsGoal;

/**
 * How far a unit may move.
 */
typedef struct GrogOcsRoamed {
  /**
   * What the unit may spend in the phase, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t allowance;
  /**
   * What it has left before it moves, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t left;
  /**
   * Where the unit stops it must be able to trace supply, since it is in Strat Mode (5.8b).
   */
  GrogFlag must_trace;
  uint8_t reserved;
} GrogOcsRoamed;

/**
 * The answer of `grog_ocs_movement_reach`.
 */
typedef struct GrogOcsMovementReachAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex that a unit can move to.
   */
  struct GrogOcsGoal *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * How far a unit may move. Zero if the answer is forbidden.
   */
  struct GrogOcsRoamed value;
} GrogOcsMovementReachAnswer;

/**
 * The question of `grog_ocs_odds_round`. Two strengths to compare.
 */
typedef struct GrogOcsOddsRoundQuestion {
  uint32_t size;
  /**
   * The attacker's strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t attack;
  /**
   * The defender's strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t defence;
  /**
   * The row of the odds table. Needed for a column; rounded odds do not depend on it.
   */
  GrogOcsGroundCode ground;
  /**
   * The game's own tables, by default the printed ones. Rounded odds do not depend on them.
   */
  const struct GrogOcsTables *tables;
} GrogOcsOddsRoundQuestion;

/**
 * The answer of `grog_ocs_odds_round`.
 */
typedef struct GrogOcsOddsRoundAnswer {
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
} GrogOcsOddsRoundAnswer;

/**
 * The question of `grog_ocs_odds_column`. Two strengths to compare.
 */
typedef struct GrogOcsOddsColumnQuestion {
  uint32_t size;
  /**
   * The attacker's strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t attack;
  /**
   * The defender's strength in points.
   * Counted in 1/11520: 1 point is GROG_POINT.
   */
  uint32_t defence;
  /**
   * The row of the odds table. Needed for a column; rounded odds do not depend on it.
   */
  GrogOcsGroundCode ground;
  /**
   * The game's own tables, by default the printed ones. Rounded odds do not depend on them.
   */
  const struct GrogOcsTables *tables;
} GrogOcsOddsColumnQuestion;

/**
 * Odds and their column.
 */
typedef struct GrogOcsColumn {
  /**
   * The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
   */
  GrogOdds odds;
  /**
   * The odds printed above the column.
   */
  GrogOdds heading;
  /**
   * The column from the defender's best, 0 to 12 in the printed table.
   */
  uint8_t column;
  uint8_t reserved[3];
} GrogOcsColumn;

/**
 * The answer of `grog_ocs_odds_column`.
 */
typedef struct GrogOcsOddsColumnAnswer {
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
  struct GrogOcsColumn value;
} GrogOcsOddsColumnAnswer;

/**
 * The question of `grog_ocs_paths_throw_reach`. A headquarters on a board.
 */
typedef struct GrogOcsPathsThrowReachQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The headquarters, by its `id`. C says its place in the board's list.
   */
  uint16_t hq;
  uint8_t reserved[6];
} GrogOcsPathsThrowReachQuestion;

/**
 * A hex within reach of a throw.
 */
typedef struct GrogOcsReachedHex {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The cost of the path to it, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t cost;
  /**
   * The path ends in an adjacent hex and does not enter this one.
   */
  GrogFlag beside;
  uint8_t reserved;
} GrogOcsReachedHex;

/**
 * The answer of `grog_ocs_paths_throw_reach`.
 */
typedef struct GrogOcsPathsThrowReachAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex within reach of a throw.
   */
  struct GrogOcsReachedHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The throw range of a headquarters. Zero if the answer is forbidden.
   */
  struct GrogOcsThrowRange value;
} GrogOcsPathsThrowReachAnswer;

/**
 * The question of `grog_ocs_paths_throw_to`. A headquarters that is to throw supply to a unit.
 */
typedef struct GrogOcsPathsThrowToQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The headquarters, by its `id`. C says its place in the board's list.
   */
  uint16_t hq;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The supply reached this headquarters by the throw of another.
   */
  GrogFlag thrown_before;
  uint8_t reserved[3];
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
   * The cost of the path up to the hex, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t cost;
  /**
   * The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores.
   */
  GrogFlag zone;
  /**
   * The hex was entered over a bridge of engineers.
   */
  GrogFlag bridged;
} GrogOcsPathHex;

/**
 * A supply path.
 */
typedef struct GrogOcsSupplied {
  /**
   * The cost of the path, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t cost;
  /**
   * The range, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t range;
  /**
   * The path ends in a hex adjacent to its target and does not enter the target.
   */
  GrogFlag beside;
  uint8_t reserved;
} GrogOcsSupplied;

/**
 * The answer of `grog_ocs_paths_throw_to`.
 */
typedef struct GrogOcsPathsThrowToAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a supply path.
   */
  struct GrogOcsPathHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A supply path. Zero if the answer is forbidden.
   */
  struct GrogOcsSupplied value;
} GrogOcsPathsThrowToAnswer;

/**
 * The question of `grog_ocs_paths_draw`. A unit that is to draw supply.
 */
typedef struct GrogOcsPathsDrawQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The dump or the loaded Transport Points, by `id`. C says its place in the board's list.
   */
  uint16_t source;
  uint8_t reserved[4];
} GrogOcsPathsDrawQuestion;

/**
 * The answer of `grog_ocs_paths_draw`.
 */
typedef struct GrogOcsPathsDrawAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a supply path.
   */
  struct GrogOcsPathHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A supply path. Zero if the answer is forbidden.
   */
  struct GrogOcsSupplied value;
} GrogOcsPathsDrawAnswer;

/**
 * The question of `grog_ocs_paths_sources`. A unit whose supply sources are listed.
 */
typedef struct GrogOcsPathsSourcesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  uint8_t reserved[6];
} GrogOcsPathsSourcesQuestion;

/**
 * A dump or loaded Transport Points within draw range.
 */
typedef struct GrogOcsSourceRow {
  /**
   * The source, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The supply at the source, in T.
   */
  uint16_t amount;
  /**
   * The cost of the path to it, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t cost;
  /**
   * The path ends in a hex adjacent to the source.
   */
  GrogFlag beside;
  uint8_t reserved;
} GrogOcsSourceRow;

/**
 * The supply that a unit can draw.
 */
typedef struct GrogOcsSourceTotal {
  /**
   * The total, in T.
   */
  uint32_t amount;
} GrogOcsSourceTotal;

/**
 * The answer of `grog_ocs_paths_sources`.
 */
typedef struct GrogOcsPathsSourcesAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A dump or loaded Transport Points within draw range.
   */
  struct GrogOcsSourceRow *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The supply that a unit can draw. Zero if the answer is forbidden.
   */
  struct GrogOcsSourceTotal value;
} GrogOcsPathsSourcesAnswer;

/**
 * The question of `grog_ocs_paths_supplies`. A unit whose supply is looked for.
 */
typedef struct GrogOcsPathsSuppliesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  uint8_t reserved[6];
} GrogOcsPathsSuppliesQuestion;

/**
 * A dump or loaded Transport Points in reach, and the cheapest way to it.
 */
typedef struct GrogOcsSupplyRow {
  /**
   * The source, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The headquarters that draws the supply and throws it on, by its `id`; absent if the unit draws by itself.
   *
   * C and Rust say its place in the board's list, and 65535 for none.
   */
  uint16_t hq;
  /**
   * The supply at the source, in T.
   */
  uint16_t amount;
  /**
   * The cost of the draw, in MP, as `ocs.paths.sources` has it: into the hex of the source if that is in range.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t drawn;
  /**
   * The cost of the throw, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t thrown;
  /**
   * The draw ends in a hex adjacent to the source, since its own is not in range.
   */
  GrogFlag beside;
  uint8_t reserved;
} GrogOcsSupplyRow;

/**
 * The answer of `grog_ocs_paths_supplies`.
 */
typedef struct GrogOcsPathsSuppliesAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A dump or loaded Transport Points in reach, and the cheapest way to it.
   */
  struct GrogOcsSupplyRow *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The supply that a unit can draw. Zero if the answer is forbidden.
   */
  struct GrogOcsSourceTotal value;
} GrogOcsPathsSuppliesAnswer;

/**
 * The question of `grog_ocs_paths_relay`. A unit whose supply a headquarters is to draw and throw.
 */
typedef struct GrogOcsPathsRelayQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit that uses the supply, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The headquarters that draws the supply and throws it on, by its `id`. C says its place in the board's list.
   */
  uint16_t hq;
  /**
   * The dump or the loaded Transport Points, by `id`. C says its place in the board's list.
   */
  uint16_t source;
  uint8_t reserved[2];
} GrogOcsPathsRelayQuestion;

/**
 * Supply that a headquarters draws and throws.
 */
typedef struct GrogOcsRelayed {
  /**
   * The headquarters' draw.
   */
  struct GrogOcsSupplied draw;
  /**
   * The headquarters' throw.
   */
  struct GrogOcsSupplied thrown;
  /**
   * The number of rows that belong to the draw; the rest belong to the throw.
   */
  uint16_t drawn_over;
} GrogOcsRelayed;

/**
 * The answer of `grog_ocs_paths_relay`.
 */
typedef struct GrogOcsPathsRelayAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a supply path.
   */
  struct GrogOcsPathHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * Supply that a headquarters draws and throws. Zero if the answer is forbidden.
   */
  struct GrogOcsRelayed value;
} GrogOcsPathsRelayAnswer;

/**
 * A side of a new game.
 */
typedef struct GrogOcsNewSide {
  /**
   * Its name in texts; its number if it has none.
   */
  uint8_t name[30];
  /**
   * The truck points (TP) that the scenario provides.
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint16_t trucks_provided;
  /**
   * The Rail Cap of a turn, in points of capacity.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t rail_cap;
} GrogOcsNewSide;

/**
 * The name of a unit in a text: bytes without blanks, with zeros after its end.
 */
typedef struct GrogOcsUnitName {
  /**
   * The unit's number.
   */
  uint16_t unit;
  /**
   * Its name.
   */
  uint8_t name[30];
} GrogOcsUnitName;

/**
 * A constant of `enum GrogNumbering`.
 */
typedef uint8_t GrogOcsNumberingCode;

/**
 * A row of a game's Rebuild Table: the units that it applies to, and the replacements that one of their steps costs. A
 * row without a restriction applies to every unit.
 */
typedef struct GrogOcsRebuildRow {
  /**
   * The kind of unit, if `only_kind`. Required where the answer depends on it.
   */
  GrogOcsKindCode kind;
  /**
   * The colour of the symbol box, if `only_arm`. Required where the answer depends on it.
   */
  GrogOcsArmCode arm;
  /**
   * The size, if `only_size`. Required where the answer depends on it.
   */
  GrogOcsSizeCode size;
  /**
   * The nation, in the host's numbering from 1, if `only_nationality`.
   */
  uint8_t nationality;
  /**
   * The row applies to that kind only.
   */
  GrogFlag only_kind;
  /**
   * The row applies to that colour only.
   */
  GrogFlag only_arm;
  /**
   * The row applies to that size only.
   */
  GrogFlag only_size;
  /**
   * The row applies to that nation only.
   */
  GrogFlag only_nationality;
  /**
   * Equipment replacements (Eq) that a step costs. A step costs at least one Eq or Pax.
   */
  uint8_t eq;
  /**
   * Personnel replacements (Pax) that a step costs.
   */
  uint8_t pax;
  /**
   * Very small units: the cost of one rebuilds two (13.5d).
   */
  GrogFlag two_for_one;
  /**
   * The row also applies to Breakdown units and other generic ones. Replaces 13.5b.
   */
  GrogFlag generics;
  uint8_t reserved[4];
} GrogOcsRebuildRow;

/**
 * The number of counters of a size that the game has left: its counter mix.
 */
typedef struct GrogOcsCounterMix {
  /**
   * The points on the counter (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint16_t points;
  /**
   * The number of counters available, without those that are to be combined or divided.
   */
  uint8_t ready;
  /**
   * The kind of counter. Required where the answer depends on it.
   */
  GrogOcsKindCode kind;
} GrogOcsCounterMix;

/**
 * The question of `grog_ocs_play_new`. A new game: the position, where it stands, and what the game's charts and rules say.
 */
typedef struct GrogOcsPlayNewQuestion {
  uint32_t size;
  /**
   * The position: the chart, the hexes, the units on the map, and what is constant for the game. Every unit has an
   * `id` of its own, 1 to 65534.
   */
  const struct GrogOcsBoard *board;
  /**
   * Units off the map: those that are due in a later turn, and the Dead Pile.
   */
  const struct GrogOcsUnit *off_map;
  size_t off_map_len;
  /**
   * Where the game stands in its sequence of play. Reserve markers that it does not mention are none.
   */
  struct GrogOcsTurnState turn;
  /**
   * What the game gives the sides, side 1 first, at most 8. A side that is not in the list has nothing.
   */
  const struct GrogOcsNewSide *sides;
  size_t sides_len;
  /**
   * The names of units, for orders and texts. Blanks in them become `_`.
   */
  const struct GrogOcsUnitName *names;
  size_t names_len;
  /**
   * How the hexes are numbered, for orders and texts.
   */
  GrogOcsNumberingCode numbering;
  /**
   * The seed of the game's dice. Without one dice are given with the orders.
   */
  uint64_t seed;
  /**
   * The Rebuild Table.
   */
  const struct GrogOcsRebuildRow *table;
  size_t table_len;
  /**
   * The mix of counters of Transport Points; an empty list means no limit.
   */
  const struct GrogOcsCounterMix *mix;
  size_t mix_len;
  /**
   * The nations whose aircraft fly hip shoots (14.7d).
   */
  const uint8_t *hip_nations;
  size_t hip_nations_len;
  /**
   * Breakdowns that each nation has, nation 1 first; 0 for no limit (20.0g).
   */
  uint8_t breakdowns[8];
} GrogOcsPlayNewQuestion;

/**
 * Where a game stands.
 */
typedef struct GrogOcsSituation {
  /**
   * Where it stands in its sequence of play.
   */
  struct GrogOcsTurnState turn;
  /**
   * The units on the map.
   */
  uint16_t on_map;
  /**
   * The units off the map: those that are due, and the Dead Pile.
   */
  uint16_t off_map;
  /**
   * Of these those that are due.
   */
  uint16_t due;
  /**
   * The segment may end.
   */
  GrogFlag may_end;
  uint8_t reserved[3];
  /**
   * The combat or barrage that is open.
   */
  struct GrogOcsOpen open;
} GrogOcsSituation;

/**
 * The answer of `grog_ocs_play_new`.
 */
typedef struct GrogOcsPlayNewAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Where a game stands.
   */
  struct GrogOcsSituation value;
} GrogOcsPlayNewAnswer;

/**
 * The question of `grog_ocs_play_look`. A question without fields: about the game as it stands.
 */
typedef struct GrogOcsPlayLookQuestion {
  uint32_t size;
  uint8_t reserved[4];
} GrogOcsPlayLookQuestion;

/**
 * Something that a segment waits for.
 */
typedef struct GrogOcsDuty {
  /**
   * The rule.
   */
  uint16_t rule;
  /**
   * The unit, by its number; 0 for none.
   */
  uint16_t unit;
  /**
   * How much: steps, RE, markers, by rule, rounded up; 0 where it is no number.
   */
  int32_t amount;
} GrogOcsDuty;

/**
 * The answer of `grog_ocs_play_look`.
 */
typedef struct GrogOcsPlayLookAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Something that a segment waits for.
   */
  struct GrogOcsDuty *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * Where a game stands.
   */
  struct GrogOcsSituation value;
} GrogOcsPlayLookAnswer;

/**
 * A constant of `enum GrogOcsAct`; 0 where it is not said.
 */
typedef uint8_t GrogOcsActCode;

/**
 * What was chosen so far, or what can be chosen next. A row of the choices is the question of the next level, and one that
 * is `complete` is an order. A row that is not, and has `picked` a unit, names it as `other`.
 */
typedef struct GrogOcsGameChoice {
  /**
   * The kind of order; absent at first.
   */
  GrogOcsActCode act;
  /**
   * It is an order.
   */
  GrogFlag complete;
  /**
   * The way by act: the code of the mode, of the task, of the facility, or of the way to pay for fuel. It is 1 for
   * all units together. Of a march it is the unit whose way it is, 0 for the first.
   */
  uint8_t how;
  /**
   * A second word: the code of the orientation; 1 to ignore an option, or to fight on internal stocks; 2 where those fight
   * on them for whom nobody pays.
   */
  uint8_t also;
  /**
   * The unit that acts, by its number; 0 before it is chosen, and for acts of a side.
   */
  uint16_t unit;
  /**
   * Another unit, by its number: the dump that pays or is loaded, the unit that is rebuilt; 0 for none.
   */
  uint16_t other;
  /**
   * Where to.
   */
  GrogHex hex;
  /**
   * The amount: T, steps, hexes, by act; of Transport Points that are divided, quarters of a point on the first counter.
   */
  uint16_t amount;
  /**
   * The way of a retreat: the sides that it crosses, three bits each, the first lowest, counted from 1. Of Transport
   * Points that are divided it is what the first counter carries, in T. Of a combat it is the units that fight on
   * stocks, a bit each, the first lowest, and 0 where those do for whom nobody pays.
   */
  uint16_t way;
  /**
   * The cost, for information: of a march the MP that are spent then, of other acts T.
   * Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
   */
  uint16_t cost;
  uint16_t reserved;
  /**
   * Units that were picked one by one, by their numbers, and 0 behind them. They are those that act with the unit,
   * those that lose a step each before others do, the Breakdowns that are made, or those that are eliminated.
   */
  uint16_t picked[16];
} GrogOcsGameChoice;

/**
 * The question of `grog_ocs_play_choices`. A level of the choices.
 */
typedef struct GrogOcsPlayChoicesQuestion {
  uint32_t size;
  /**
   * A row of the level before that is not yet an order; absent for the first level, the kinds of order.
   */
  struct GrogOcsGameChoice of;
} GrogOcsPlayChoicesQuestion;

/**
 * The answer of `grog_ocs_play_choices`.
 */
typedef struct GrogOcsPlayChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What was chosen so far, or what can be chosen next. A row of the choices is the question of the next level, and one that
   * is `complete` is an order. A row that is not, and has `picked` a unit, names it as `other`.
   */
  struct GrogOcsGameChoice *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * Where a game stands.
   */
  struct GrogOcsSituation value;
} GrogOcsPlayChoicesAnswer;

/**
 * What is captured of a unit of a board.
 */
typedef struct GrogOcsTaken {
  /**
   * The unit, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The Transport Points captured (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint16_t points;
  /**
   * The supply captured: of a dump, or of the load of Transport Points, in T.
   */
  uint16_t supply;
  uint8_t reserved[2];
} GrogOcsTaken;

/**
 * Where Transport Points go that escape capture.
 */
typedef struct GrogOcsRest {
  /**
   * The unit, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  uint8_t reserved[2];
  /**
   * The hex.
   */
  GrogHex hex;
} GrogOcsRest;

/**
 * A unit that is to be rebuilt now.
 */
typedef struct GrogOcsUnitToRebuild {
  /**
   * The unit: a unit of the board, or of the order's Dead Pile, whose units count on from the end of the board's list.
   */
  uint16_t unit;
  /**
   * The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
   */
  uint8_t steps;
  /**
   * The row of the Rebuild Table that applies; by default the first row that fits the unit.
   *
   * C counts it from 1; 0 is none.
   */
  uint8_t row;
  /**
   * For an aircraft from the Dead Pile, the hex of the air base where it arrives.
   */
  GrogHex base;
  /**
   * The unit is a Breakdown unit or another generic one.
   */
  GrogFlag generic;
  uint8_t reserved[3];
} GrogOcsUnitToRebuild;

/**
 * A constant of `enum GrogOcsArrivesBy`; 0 where it is not said.
 */
typedef uint8_t GrogOcsArrivesByCode;

/**
 * The question of `grog_ocs_play_judge`. An order: one line of orders, a row of the choices, or a kind of order with its fields. Each kind has some of them; another
 * that says something is the fault `contradiction`. Units are named by their numbers.
 */
typedef struct GrogOcsPlayJudgeQuestion {
  uint32_t size;
  /**
   * One line of orders, such as `march 1st_panzer > 0304 0305`. If it is empty, `choice` is the order, or `act` says its
   * kind.
   */
  const uint8_t *line;
  size_t line_len;
  /**
   * A complete row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
   */
  struct GrogOcsGameChoice choice;
  /**
   * The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The kind of an order that is given by the fields from here on; absent for a line or a row.
   */
  GrogOcsActCode act;
  /**
   * The units.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The unit.
   */
  uint16_t unit;
  /**
   * The hexes that are entered, one after the other.
   */
  const GrogHex *path;
  size_t path_len;
  /**
   * Of units that move together, those that stay on the way.
   */
  const struct GrogOcsDropOff *drops;
  size_t drops_len;
  /**
   * The mode to take.
   */
  GrogOcsModeCode mode;
  /**
   * How the unit is oriented in it.
   */
  GrogOcsOrientationCode oriented;
  /**
   * The Transport Points.
   */
  uint16_t truck;
  /**
   * The dump that is loaded, or from which units eat.
   */
  uint16_t source;
  /**
   * The amount, in T.
   */
  uint16_t amount;
  /**
   * The supply that is blown.
   */
  const struct GrogOcsBlowLoad *loads;
  size_t loads_len;
  /**
   * How units are fuelled.
   */
  GrogOcsFuelByCode by;
  /**
   * The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
   */
  const uint16_t *sources;
  size_t sources_len;
  /**
   * The headquarters that throw the supply.
   */
  const uint16_t *hqs;
  size_t hqs_len;
  /**
   * The Breakdowns that are made, without an `id`.
   */
  const struct GrogOcsUnit *breakdowns;
  size_t breakdowns_len;
  /**
   * The Breakdowns that are absorbed.
   */
  const uint16_t *absorbed;
  size_t absorbed_len;
  /**
   * The counters of Transport Points that result, without an `id`.
   */
  const struct GrogOcsUnit *counters;
  size_t counters_len;
  /**
   * The Extender becomes Transport Points again.
   */
  GrogFlag unform;
  /**
   * The air base.
   */
  uint16_t air_base;
  /**
   * The aircraft.
   */
  const uint16_t *planes;
  size_t planes_len;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Where to.
   */
  GrogHex to;
  /**
   * A Rail Repair unit also converts hexes after its move.
   */
  GrogFlag converts;
  /**
   * What is built.
   */
  GrogOcsTaskCode task;
  /**
   * The hex that is attacked or barraged.
   */
  GrogHex target;
  /**
   * Those of the units that fight on their internal stocks.
   */
  const uint16_t *on_stocks;
  size_t on_stocks_len;
  /**
   * The units whose Action Ratings count, where there is a choice.
   */
  const uint16_t *leads;
  size_t leads_len;
  /**
   * The facility.
   */
  GrogOcsTargetCode facility;
  /**
   * The steps that units lose.
   */
  const struct GrogOcsStepsLost *losses;
  size_t losses_len;
  /**
   * The hexes of retreat.
   */
  uint8_t retreat;
  /**
   * The option is ignored.
   */
  GrogFlag ignore;
  /**
   * What is captured of the units that have fallen.
   */
  const struct GrogOcsTaken *taken;
  size_t taken_len;
  /**
   * Where the rest goes.
   */
  const struct GrogOcsRest *rest;
  size_t rest_len;
  /**
   * The hedgehog in the hex is printed on the map.
   */
  GrogFlag printed_hedgehog;
  /**
   * The side.
   */
  uint8_t side;
  /**
   * Units that are left out.
   */
  const uint16_t *left_out;
  size_t left_out_len;
  /**
   * The replacements that are spent.
   */
  const uint16_t *repls;
  size_t repls_len;
  /**
   * The units that are rebuilt.
   */
  const struct GrogOcsUnitToRebuild *orders;
  size_t orders_len;
  /**
   * How units arrive.
   */
  GrogOcsArrivesByCode entry;
  /**
   * The hexes of the map's edge, or of the port, where units may arrive.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The supply that arrives, in T.
   */
  uint16_t supply;
  /**
   * The types of the two units differ.
   */
  GrogFlag types_differ;
  /**
   * The weather that was rolled, numbered by the caller from 1.
   */
  uint8_t weather;
  /**
   * The side of the player who goes first; of a breakout, 1 if it is the first turn in which the unit tries.
   */
  uint8_t first;
  /**
   * Both players play the turn simultaneously.
   */
  GrogFlag simulcast;
  uint8_t reserved[2];
} GrogOcsPlayJudgeQuestion;

/**
 * A reason against an order.
 */
typedef struct GrogOcsObjection {
  /**
   * The rule.
   */
  uint16_t rule;
  /**
   * The unit, by its number; 0 for none.
   */
  uint16_t unit;
  /**
   * By how much the order is over or short: MP, points, steps or RE, by rule, rounded up; 0 where it is no number.
   */
  int32_t amount;
} GrogOcsObjection;

/**
 * The answer of `grog_ocs_play_judge`.
 */
typedef struct GrogOcsPlayJudgeAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A reason against an order.
   */
  struct GrogOcsObjection *rows;
  size_t rows_capacity;
  size_t rows_len;
} GrogOcsPlayJudgeAnswer;

/**
 * The question of `grog_ocs_play_order`. An order: one line of orders, a row of the choices, or a kind of order with its fields. Each kind has some of them; another
 * that says something is the fault `contradiction`. Units are named by their numbers.
 */
typedef struct GrogOcsPlayOrderQuestion {
  uint32_t size;
  /**
   * One line of orders, such as `march 1st_panzer > 0304 0305`. If it is empty, `choice` is the order, or `act` says its
   * kind.
   */
  const uint8_t *line;
  size_t line_len;
  /**
   * A complete row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
   */
  struct GrogOcsGameChoice choice;
  /**
   * The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The kind of an order that is given by the fields from here on; absent for a line or a row.
   */
  GrogOcsActCode act;
  /**
   * The units.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The unit.
   */
  uint16_t unit;
  /**
   * The hexes that are entered, one after the other.
   */
  const GrogHex *path;
  size_t path_len;
  /**
   * Of units that move together, those that stay on the way.
   */
  const struct GrogOcsDropOff *drops;
  size_t drops_len;
  /**
   * The mode to take.
   */
  GrogOcsModeCode mode;
  /**
   * How the unit is oriented in it.
   */
  GrogOcsOrientationCode oriented;
  /**
   * The Transport Points.
   */
  uint16_t truck;
  /**
   * The dump that is loaded, or from which units eat.
   */
  uint16_t source;
  /**
   * The amount, in T.
   */
  uint16_t amount;
  /**
   * The supply that is blown.
   */
  const struct GrogOcsBlowLoad *loads;
  size_t loads_len;
  /**
   * How units are fuelled.
   */
  GrogOcsFuelByCode by;
  /**
   * The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
   */
  const uint16_t *sources;
  size_t sources_len;
  /**
   * The headquarters that throw the supply.
   */
  const uint16_t *hqs;
  size_t hqs_len;
  /**
   * The Breakdowns that are made, without an `id`.
   */
  const struct GrogOcsUnit *breakdowns;
  size_t breakdowns_len;
  /**
   * The Breakdowns that are absorbed.
   */
  const uint16_t *absorbed;
  size_t absorbed_len;
  /**
   * The counters of Transport Points that result, without an `id`.
   */
  const struct GrogOcsUnit *counters;
  size_t counters_len;
  /**
   * The Extender becomes Transport Points again.
   */
  GrogFlag unform;
  /**
   * The air base.
   */
  uint16_t air_base;
  /**
   * The aircraft.
   */
  const uint16_t *planes;
  size_t planes_len;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Where to.
   */
  GrogHex to;
  /**
   * A Rail Repair unit also converts hexes after its move.
   */
  GrogFlag converts;
  /**
   * What is built.
   */
  GrogOcsTaskCode task;
  /**
   * The hex that is attacked or barraged.
   */
  GrogHex target;
  /**
   * Those of the units that fight on their internal stocks.
   */
  const uint16_t *on_stocks;
  size_t on_stocks_len;
  /**
   * The units whose Action Ratings count, where there is a choice.
   */
  const uint16_t *leads;
  size_t leads_len;
  /**
   * The facility.
   */
  GrogOcsTargetCode facility;
  /**
   * The steps that units lose.
   */
  const struct GrogOcsStepsLost *losses;
  size_t losses_len;
  /**
   * The hexes of retreat.
   */
  uint8_t retreat;
  /**
   * The option is ignored.
   */
  GrogFlag ignore;
  /**
   * What is captured of the units that have fallen.
   */
  const struct GrogOcsTaken *taken;
  size_t taken_len;
  /**
   * Where the rest goes.
   */
  const struct GrogOcsRest *rest;
  size_t rest_len;
  /**
   * The hedgehog in the hex is printed on the map.
   */
  GrogFlag printed_hedgehog;
  /**
   * The side.
   */
  uint8_t side;
  /**
   * Units that are left out.
   */
  const uint16_t *left_out;
  size_t left_out_len;
  /**
   * The replacements that are spent.
   */
  const uint16_t *repls;
  size_t repls_len;
  /**
   * The units that are rebuilt.
   */
  const struct GrogOcsUnitToRebuild *orders;
  size_t orders_len;
  /**
   * How units arrive.
   */
  GrogOcsArrivesByCode entry;
  /**
   * The hexes of the map's edge, or of the port, where units may arrive.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The supply that arrives, in T.
   */
  uint16_t supply;
  /**
   * The types of the two units differ.
   */
  GrogFlag types_differ;
  /**
   * The weather that was rolled, numbered by the caller from 1.
   */
  uint8_t weather;
  /**
   * The side of the player who goes first; of a breakout, 1 if it is the first turn in which the unit tries.
   */
  uint8_t first;
  /**
   * Both players play the turn simultaneously.
   */
  GrogFlag simulcast;
  uint8_t reserved[2];
} GrogOcsPlayOrderQuestion;

/**
 * The question of `grog_ocs_play_chances`. How each side takes its option in the open combat.
 */
typedef struct GrogOcsPlayChancesQuestion {
  uint32_t size;
  /**
   * How the attacker takes his option. Required for a combat.
   */
  GrogOcsPolicyCode attacker_policy;
  /**
   * How the defender takes his option. Required for a combat.
   */
  GrogOcsPolicyCode defender_policy;
  uint8_t reserved[2];
} GrogOcsPlayChancesQuestion;

/**
 * The exact chances of what is open.
 */
typedef struct GrogOcsOpenChances {
  /**
   * What is open.
   */
  GrogOcsOpenKindCode what;
  uint8_t reserved[3];
  /**
   * Of a combat whose odds are taken.
   */
  struct GrogOcsCombatDistribution combat;
  /**
   * Of a barrage.
   */
  struct GrogOcsBarrageDistribution barrage;
} GrogOcsOpenChances;

/**
 * The answer of `grog_ocs_play_chances`.
 */
typedef struct GrogOcsPlayChancesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Something that a segment waits for.
   */
  struct GrogOcsDuty *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The exact chances of what is open.
   */
  struct GrogOcsOpenChances value;
} GrogOcsPlayChancesAnswer;

/**
 * The question of `grog_ocs_rail_track`. A hex whose railroad is examined for a side.
 */
typedef struct GrogOcsRailTrackQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side of the trains, 1 to 8.
   */
  uint8_t side;
  uint8_t reserved[3];
} GrogOcsRailTrackQuestion;

/**
 * The state of the railroad in a hex for a side.
 */
typedef struct GrogOcsTrack {
  /**
   * The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
   */
  uint8_t rail;
  /**
   * The hexsides that multi-track rails cross; they are in `rail` too.
   */
  uint8_t multi_track;
  /**
   * The hex has a railroad, and it functions.
   */
  GrogFlag functions;
  /**
   * The railroad is of the side's gauge.
   */
  GrogFlag gauge_fits;
  /**
   * The hex has a village, a city, a port or an Engineer-Capable HQ of the side: its control matters.
   */
  GrogFlag stop;
  /**
   * The side controls the hex, or its control does not matter.
   */
  GrogFlag controlled;
  /**
   * Enemy combat units are in the hex.
   */
  GrogFlag enemy;
  /**
   * The hex is in an enemy zone of control.
   */
  GrogFlag enemy_zone;
  /**
   * A friendly unit negates that zone for trace supply.
   */
  GrogFlag negated;
  /**
   * The hex is in a Trainbusting zone.
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
 * The answer of `grog_ocs_rail_track`.
 */
typedef struct GrogOcsRailTrackAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The state of the railroad in a hex for a side.
   */
  struct GrogOcsTrack value;
} GrogOcsRailTrackAnswer;

/**
 * A constant of `enum GrogOcsRailUse`; 0 where it is not said.
 */
typedef uint8_t GrogOcsRailUseCode;

/**
 * The question of `grog_ocs_rail_detrainable`. A hex where trains are to stop.
 */
typedef struct GrogOcsRailDetrainableQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side of the trains, 1 to 8.
   */
  uint8_t side;
  /**
   * The use of the railroad.
   */
  GrogOcsRailUseCode usage;
  uint8_t reserved[2];
} GrogOcsRailDetrainableQuestion;

/**
 * A constant of `enum GrogOcsLink`.
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
   * How the hex is reached from the one before.
   */
  GrogOcsLinkCode link;
  /**
   * It is reached on multi-track rails.
   */
  GrogFlag multi_track;
  /**
   * The hex is in a Trainbusting zone.
   */
  GrogFlag trainbusted;
  uint8_t reserved;
} GrogOcsRailHex;

/**
 * A hex where trains may stop.
 */
typedef struct GrogOcsDetrainable {
  /**
   * The supply source at the end of the way back.
   */
  GrogHex source;
  /**
   * The number of hexes of that way, without the first.
   */
  uint16_t hexes;
  /**
   * The hex is detrainable because of an Engineer-Capable HQ only (13.8c), and only while the HQ is capable.
   */
  GrogFlag by_hq;
  /**
   * The way uses an Extender.
   */
  GrogFlag extended;
} GrogOcsDetrainable;

/**
 * The answer of `grog_ocs_rail_detrainable`.
 */
typedef struct GrogOcsRailDetrainableAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a way by rail.
   */
  struct GrogOcsRailHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A hex where trains may stop. Zero if the answer is forbidden.
   */
  struct GrogOcsDetrainable value;
} GrogOcsRailDetrainableAnswer;

/**
 * The question of `grog_ocs_rail_stops`. A side whose stops are listed.
 */
typedef struct GrogOcsRailStopsQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
  uint8_t reserved[7];
} GrogOcsRailStopsQuestion;

/**
 * A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and the facts that make it detrainable or
 * not.
 */
typedef struct GrogOcsRailStopFound {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The hex is detrainable for cargo.
   */
  GrogFlag cargo;
  /**
   * The hex is detrainable for trace supply.
   */
  GrogFlag trace;
  /**
   * It is detrainable because of an Engineer-Capable HQ only.
   */
  GrogFlag by_hq;
  /**
   * The railroad does not function.
   */
  GrogFlag cut;
  /**
   * The railroad is of another gauge.
   */
  GrogFlag wrong_gauge;
  /**
   * The side does not control the hex.
   */
  GrogFlag uncontrolled;
  /**
   * Enemy combat units are in the hex.
   */
  GrogFlag enemy;
  /**
   * Other enemy units are in the hex: cargo may pass and entrain, but not detrain (4.8c).
   */
  GrogFlag foreign;
  /**
   * The hex is in an enemy zone of control.
   */
  GrogFlag enemy_zone;
  /**
   * A friendly unit negates that zone for trace supply.
   */
  GrogFlag negated;
  /**
   * Nothing is wrong with the hex itself, but no way for cargo leads back to a supply source.
   */
  GrogFlag cut_off_cargo;
  /**
   * Nothing is wrong with the hex itself, but no way for trace supply leads back to a supply source.
   */
  GrogFlag cut_off_trace;
} GrogOcsRailStopFound;

/**
 * The number of hexes where trains may stop.
 */
typedef struct GrogOcsRailStopsFound {
  /**
   * Hexes that are detrainable for cargo.
   */
  uint32_t cargo;
  /**
   * Hexes that are detrainable for trace supply.
   */
  uint32_t trace;
} GrogOcsRailStopsFound;

/**
 * The answer of `grog_ocs_rail_stops`.
 */
typedef struct GrogOcsRailStopsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and the facts that make it detrainable or
   * not.
   */
  struct GrogOcsRailStopFound *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The number of hexes where trains may stop.
   */
  struct GrogOcsRailStopsFound value;
} GrogOcsRailStopsAnswer;

/**
 * The question of `grog_ocs_rail_control`. A hex whose control is decided.
 */
typedef struct GrogOcsRailControlQuestion {
  uint32_t size;
  /**
   * The position, with the hex's control before.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The units that entered the hex since, in order, whether or not they are still in it. Units in the hex on the
   * board count as having entered without being listed.
   */
  const struct GrogOcsUnit *entered;
  size_t entered_len;
  /**
   * The side behind whose front line the hex now clearly lies; 0 if that is not clear or has not changed. This is
   * the caller's judgement. From 0 to 8.
   */
  uint8_t behind;
  uint8_t reserved[7];
} GrogOcsRailControlQuestion;

/**
 * The control of a hex.
 */
typedef struct GrogOcsRailControlled {
  /**
   * The side that controls the hex now; 0 if neither does.
   */
  uint8_t control;
  /**
   * The control has changed.
   */
  GrogFlag changed;
  /**
   * Control of the hex matters: it is a railroad hex with a village, a city, a port or an Engineer-Capable HQ.
   */
  GrogFlag counts;
  uint8_t reserved;
} GrogOcsRailControlled;

/**
 * The answer of `grog_ocs_rail_control`.
 */
typedef struct GrogOcsRailControlAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The control of a hex.
   */
  struct GrogOcsRailControlled value;
} GrogOcsRailControlAnswer;

/**
 * The question of `grog_ocs_rail_railheads`. A side whose railheads are listed.
 */
typedef struct GrogOcsRailRailheadsQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
  uint8_t reserved[7];
} GrogOcsRailRailheadsQuestion;

/**
 * A place of a Railhead marker.
 */
typedef struct GrogOcsRailhead {
  /**
   * The last hex of the side's own track.
   */
  GrogHex hex;
  /**
   * The hexside at which it ends, 0 to 5 clockwise from the side towards q + 1, r - 1.
   */
  uint8_t hexside;
  /**
   * The gauge beyond.
   */
  uint8_t gauge;
  /**
   * The track ends because the track beyond is of another gauge: the place for the marker's Wrong Gauge side.
   */
  GrogFlag wrong_gauge;
  /**
   * The track ends because the side does not control the village, city or port beyond.
   */
  GrogFlag uncontrolled;
} GrogOcsRailhead;

/**
 * The extent of a side's track.
 */
typedef struct GrogOcsRailExtentFound {
  /**
   * The number of hexsides at which its track ends.
   */
  uint32_t ends;
} GrogOcsRailExtentFound;

/**
 * The answer of `grog_ocs_rail_railheads`.
 */
typedef struct GrogOcsRailRailheadsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A place of a Railhead marker.
   */
  struct GrogOcsRailhead *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The extent of a side's track.
   */
  struct GrogOcsRailExtentFound value;
} GrogOcsRailRailheadsAnswer;

/**
 * The question of `grog_ocs_rail_assess`. Cargo that is to move by rail.
 */
typedef struct GrogOcsRailAssessQuestion {
  uint32_t size;
  /**
   * The position. The cargo may be on the board or not.
   */
  const struct GrogOcsBoard *board;
  /**
   * The cargo, which moves together: combat units, Transport Points, supply. The `amount` of Transport Points and
   * supply is how much of it moves; a unit's use earlier in the phase is given by its own fields.
   */
  const struct GrogOcsUnit *cargo;
  size_t cargo_len;
  /**
   * The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
   */
  GrogHex start;
  /**
   * The hex where it detrains.
   */
  GrogHex to;
  /**
   * The side of the cargo, 1 to 8.
   */
  uint8_t side;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * The side's Rail Cap for this turn, in points of capacity. The smallest cargo, a quarter of an RE of units
   * with a Leg movement allowance of 6 or less, costs 1/16 on a way that is all multi-track.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t rail_cap;
  /**
   * The Rail Cap used earlier in this turn, in points. Rail Cap unused in earlier turns does not
   * count.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t rail_cap_used;
  /**
   * The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
   */
  GrogFlag arriving;
  /**
   * Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
   */
  GrogFlag converts;
  uint8_t reserved[2];
} GrogOcsRailAssessQuestion;

/**
 * A movement by rail that is allowed.
 */
typedef struct GrogOcsRailMoved {
  /**
   * The cost of the cargo without modification, in points of Rail Cap.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t base;
  /**
   * The cost of the movement, in points of Rail Cap.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t cost;
  /**
   * The Rail Cap left after it, in points.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t left;
  /**
   * The number of hexes that it enters.
   */
  uint16_t hexes;
  /**
   * The cost is doubled: the way enters a Trainbusting zone.
   */
  GrogFlag doubled;
  /**
   * The cost is halved: the whole way is multi-track.
   */
  GrogFlag halved;
} GrogOcsRailMoved;

/**
 * The answer of `grog_ocs_rail_assess`.
 */
typedef struct GrogOcsRailAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a way by rail.
   */
  struct GrogOcsRailHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A movement by rail that is allowed. Zero if the answer is forbidden.
   */
  struct GrogOcsRailMoved value;
} GrogOcsRailAssessAnswer;

/**
 * The question of `grog_ocs_rail_choices`. Cargo that is to move by rail: as in `RailMove`, without a destination.
 */
typedef struct GrogOcsRailChoicesQuestion {
  uint32_t size;
  /**
   * The position. The cargo may be on the board or not.
   */
  const struct GrogOcsBoard *board;
  /**
   * The cargo, which moves together.
   */
  const struct GrogOcsUnit *cargo;
  size_t cargo_len;
  /**
   * The hex where it entrains.
   */
  GrogHex start;
  /**
   * The side of the cargo, 1 to 8.
   */
  uint8_t side;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * The side's Rail Cap for this turn, in points.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t rail_cap;
  /**
   * The Rail Cap used earlier in this turn, in points.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t rail_cap_used;
  /**
   * The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
   */
  GrogFlag arriving;
  /**
   * Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
   */
  GrogFlag converts;
  uint8_t reserved[6];
} GrogOcsRailChoicesQuestion;

/**
 * A hex that cargo may move to.
 */
typedef struct GrogOcsRailGoal {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The least cost of moving there, in points of Rail Cap.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t cost;
  /**
   * The cost is doubled: every way of that cost enters a Trainbusting zone.
   */
  GrogFlag doubled;
  /**
   * The cost is halved: the whole way is multi-track.
   */
  GrogFlag halved;
  uint8_t reserved[2];
} GrogOcsRailGoal;

/**
 * A summary of the hexes that cargo may move to.
 */
typedef struct GrogOcsRailReached {
  /**
   * The cost of the cargo without modification, in points of Rail Cap.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t base;
  /**
   * The Rail Cap left before the movement, in points.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t left;
  /**
   * The number of hexes that it may move to.
   */
  uint32_t goals;
} GrogOcsRailReached;

/**
 * The answer of `grog_ocs_rail_choices`.
 */
typedef struct GrogOcsRailChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex that cargo may move to.
   */
  struct GrogOcsRailGoal *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of the hexes that cargo may move to. Zero if the answer is forbidden.
   */
  struct GrogOcsRailReached value;
} GrogOcsRailChoicesAnswer;

/**
 * The question of `grog_ocs_rail_apply`. Cargo that is to move by rail.
 */
typedef struct GrogOcsRailApplyQuestion {
  uint32_t size;
  /**
   * The position. The cargo may be on the board or not.
   */
  const struct GrogOcsBoard *board;
  /**
   * The cargo, which moves together: combat units, Transport Points, supply. The `amount` of Transport Points and
   * supply is how much of it moves; a unit's use earlier in the phase is given by its own fields.
   */
  const struct GrogOcsUnit *cargo;
  size_t cargo_len;
  /**
   * The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
   */
  GrogHex start;
  /**
   * The hex where it detrains.
   */
  GrogHex to;
  /**
   * The side of the cargo, 1 to 8.
   */
  uint8_t side;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * The side's Rail Cap for this turn, in points of capacity. The smallest cargo, a quarter of an RE of units
   * with a Leg movement allowance of 6 or less, costs 1/16 on a way that is all multi-track.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t rail_cap;
  /**
   * The Rail Cap used earlier in this turn, in points. Rail Cap unused in earlier turns does not
   * count.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t rail_cap_used;
  /**
   * The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
   */
  GrogFlag arriving;
  /**
   * Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
   */
  GrogFlag converts;
  uint8_t reserved[2];
} GrogOcsRailApplyQuestion;

/**
 * The answer of `grog_ocs_rail_apply`.
 */
typedef struct GrogOcsRailApplyAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A movement by rail that is allowed. Zero if the answer is forbidden.
   */
  struct GrogOcsRailMoved value;
} GrogOcsRailApplyAnswer;

/**
 * A hex that a Rail Repair unit enters.
 */
typedef struct GrogOcsRailStep {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The unit enters without converting the railroad in the hex.
   */
  GrogFlag leave;
  uint8_t reserved[3];
} GrogOcsRailStep;

/**
 * The question of `grog_ocs_rail_convert`. A unit that converts railroads as it moves.
 */
typedef struct GrogOcsRailConvertQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit before it moves, with its use earlier in the phase.
   */
  struct GrogOcsUnit unit;
  /**
   * The hexes that it enters, in order.
   */
  const struct GrogOcsRailStep *path;
  size_t path_len;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * The cost of the movement, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t mp;
  uint8_t reserved[4];
} GrogOcsRailConvertQuestion;

/**
 * A conversion that is allowed.
 */
typedef struct GrogOcsRailConverted {
  /**
   * Movement allowance left after it, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t ma_left;
  /**
   * The number of hexes converted.
   */
  uint8_t hexes;
  /**
   * The number of hexes that the unit may still convert in this phase.
   */
  uint8_t left;
} GrogOcsRailConverted;

/**
 * The answer of `grog_ocs_rail_convert`.
 */
typedef struct GrogOcsRailConvertAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A conversion that is allowed. Zero if the answer is forbidden.
   */
  struct GrogOcsRailConverted value;
} GrogOcsRailConvertAnswer;

/**
 * The question of `grog_ocs_rail_trace`. A hex that trace supply is to reach.
 */
typedef struct GrogOcsRailTraceQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex to which units, or a headquarters for them, trace.
   */
  GrogHex hex;
  /**
   * The side that traces, 1 to 8.
   */
  uint8_t side;
  uint8_t reserved[3];
} GrogOcsRailTraceQuestion;

/**
 * The source of trace supply.
 */
typedef struct GrogOcsRailTraced {
  /**
   * The supply source at the end of the way back.
   */
  GrogHex source;
  /**
   * The number of hexes of that way, without the first; an Extender's path counts as one.
   */
  uint16_t hexes;
  /**
   * The hex serves as an Extender's, not as one where trains stop.
   */
  GrogFlag by_extender;
  /**
   * The way uses an Extender.
   */
  GrogFlag extended;
} GrogOcsRailTraced;

/**
 * The answer of `grog_ocs_rail_trace`.
 */
typedef struct GrogOcsRailTraceAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a way by rail.
   */
  struct GrogOcsRailHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The source of trace supply. Zero if the answer is forbidden.
   */
  struct GrogOcsRailTraced value;
} GrogOcsRailTraceAnswer;

/**
 * The question of `grog_ocs_reinforcements_assess`. Reinforcements that are to arrive together in a hex.
 */
typedef struct GrogOcsReinforcementsAssessQuestion {
  uint32_t size;
  /**
   * The position without the reinforcements.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to
   * have.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The hex of arrival.
   */
  GrogHex to;
  /**
   * The side of the reinforcements, 1 to 8.
   */
  uint8_t side;
  /**
   * How they enter. Not needed for aircraft alone, which arrive at an air base.
   */
  GrogOcsArrivesByCode entry;
  /**
   * The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any
   * friendly air base.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * The turn in which they are due, numbered by the caller from 1.
   */
  uint16_t due;
  /**
   * The current turn, in the same numbering.
   */
  uint16_t turn;
  /**
   * Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks
   * can be loaded.
   */
  uint16_t supply;
  /**
   * The capacity of the port used by reinforcements that arrived earlier in this phase, in T. The port's own
   * `amount` is its capacity after hits.
   */
  uint16_t port_used;
  uint8_t reserved[6];
} GrogOcsReinforcementsAssessQuestion;

/**
 * An arrival that is allowed.
 */
typedef struct GrogOcsArrived {
  /**
   * Size of the side's combat units in the hex after it, in RE; 0 in a box off the map, where it does
   * not count.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t re;
  /**
   * The capacity left to the port, in T; 0 if none is used.
   */
  uint16_t capacity_left;
  /**
   * The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends
   * (4.8a).
   */
  GrogFlag overstacked;
  /**
   * The hex is in an enemy zone of control.
   */
  GrogFlag enemy_zone;
} GrogOcsArrived;

/**
 * The answer of `grog_ocs_reinforcements_assess`.
 */
typedef struct GrogOcsReinforcementsAssessAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * An arrival that is allowed. Zero if the answer is forbidden.
   */
  struct GrogOcsArrived value;
} GrogOcsReinforcementsAssessAnswer;

/**
 * The question of `grog_ocs_reinforcements_choices`. Reinforcements that are to arrive together: as in `Reinforcing`, without a hex of arrival.
 */
typedef struct GrogOcsReinforcementsChoicesQuestion {
  uint32_t size;
  /**
   * The position without the reinforcements.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to
   * have.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The side of the reinforcements, 1 to 8.
   */
  uint8_t side;
  /**
   * How they enter. Not needed for aircraft alone, which arrive at an air base.
   */
  GrogOcsArrivesByCode entry;
  /**
   * The hexes that the Arrival Chart names. Not needed for aircraft, which arrive at any friendly air base.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * The turn in which they are due, numbered by the caller from 1.
   */
  uint16_t due;
  /**
   * The current turn, in the same numbering.
   */
  uint16_t turn;
  /**
   * Supply that arrives in the same place in this turn, in T.
   */
  uint16_t supply;
  /**
   * The capacity of the port used by reinforcements that arrived earlier in this phase, in T.
   */
  uint16_t port_used;
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
   * The capacity left to the port after the arrival, in T.
   */
  uint16_t capacity_left;
  /**
   * The hex holds more than 10 RE after the arrival.
   */
  GrogFlag overstacked;
  /**
   * The hex is in an enemy zone of control.
   */
  GrogFlag enemy_zone;
} GrogOcsArrivalPlace;

/**
 * A summary of the hexes where reinforcements may arrive.
 */
typedef struct GrogOcsArrivalPlacesFound {
  /**
   * The number of hexes.
   */
  uint32_t places;
  /**
   * Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block.
   */
  GrogFlag displaced;
  uint8_t reserved[3];
} GrogOcsArrivalPlacesFound;

/**
 * The answer of `grog_ocs_reinforcements_choices`.
 */
typedef struct GrogOcsReinforcementsChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex where reinforcements may arrive.
   */
  struct GrogOcsArrivalPlace *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of the hexes where reinforcements may arrive. Zero if the answer is forbidden.
   */
  struct GrogOcsArrivalPlacesFound value;
} GrogOcsReinforcementsChoicesAnswer;

/**
 * A row of a game's Variable Replacement Table.
 */
typedef struct GrogOcsReplRow {
  /**
   * The lowest roll of the row.
   */
  int8_t low;
  /**
   * The highest roll of the row.
   */
  int8_t high;
  /**
   * Equipment replacements (Eq) that arrive.
   */
  uint8_t eq;
  /**
   * Personnel replacements (Pax) that arrive.
   */
  uint8_t pax;
} GrogOcsReplRow;

/**
 * The question of `grog_ocs_replacements_resolve`. A roll for replacements.
 */
typedef struct GrogOcsReplacementsResolveQuestion {
  uint32_t size;
  /**
   * The table, or the column of it that applies now. A roll without a row gives nothing.
   */
  const struct GrogOcsReplRow *table;
  size_t table_len;
  /**
   * Two dice, or one for a table of one die; 1 to 6 each.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The table is rolled on with one die.
   */
  GrogFlag one_die;
  /**
   * The game's modifier of the roll.
   */
  int8_t drm;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * The roll has been made before in this phase.
   */
  GrogFlag rolled;
  uint8_t reserved[4];
} GrogOcsReplacementsResolveQuestion;

/**
 * Replacements that arrive by a roll, in addition to the turn's other reinforcements.
 */
typedef struct GrogOcsReplsRolled {
  /**
   * The modified roll.
   */
  int16_t roll;
  /**
   * Equipment replacements (Eq) that arrive.
   */
  uint8_t eq;
  /**
   * Personnel replacements (Pax) that arrive.
   */
  uint8_t pax;
} GrogOcsReplsRolled;

/**
 * The answer of `grog_ocs_replacements_resolve`.
 */
typedef struct GrogOcsReplacementsResolveAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Replacements that arrive by a roll, in addition to the turn's other reinforcements. Zero if the answer is forbidden.
   */
  struct GrogOcsReplsRolled value;
} GrogOcsReplacementsResolveAnswer;

/**
 * The question of `grog_ocs_replacements_sites`. A side whose sites for rebuilding are listed.
 */
typedef struct GrogOcsReplacementsSitesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
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
   * Equipment replacements (Eq) in Move Mode.
   */
  uint16_t eq;
  /**
   * Personnel replacements (Pax) in Move Mode.
   */
  uint16_t pax;
  /**
   * Replacements in another mode, which cannot be used.
   */
  uint16_t others;
  /**
   * The headquarters in range, by its `id`; absent if there is none.
   *
   * C and Rust say its place in the board's list, and 65535 for none.
   */
  uint16_t hq;
  /**
   * Units may be rebuilt in this hex.
   */
  GrogFlag usable;
  /**
   * The hex is in an enemy zone of control.
   */
  GrogFlag enemy_zone;
  uint8_t reserved[2];
} GrogOcsRebuildSite;

/**
 * The number of hexes where a side could rebuild.
 */
typedef struct GrogOcsRebuildSitesFound {
  /**
   * Hexes where units may be rebuilt.
   */
  uint32_t usable;
} GrogOcsRebuildSitesFound;

/**
 * The answer of `grog_ocs_replacements_sites`.
 */
typedef struct GrogOcsReplacementsSitesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex with replacements.
   */
  struct GrogOcsRebuildSite *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The number of hexes where a side could rebuild.
   */
  struct GrogOcsRebuildSitesFound value;
} GrogOcsReplacementsSitesAnswer;

/**
 * An order to rebuild a unit.
 */
typedef struct GrogOcsRebuildOrder {
  /**
   * The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is
   * placed. The `amount` of trucks is the number of points to rebuild.
   */
  struct GrogOcsUnit unit;
  /**
   * For an aircraft from the Dead Pile, the hex of the air base where it arrives.
   */
  GrogHex base;
  /**
   * The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
   */
  uint8_t steps;
  /**
   * The row of the Rebuild Table that applies; by default the first row that fits the unit.
   *
   * C counts it from 1; 0 is none.
   */
  uint8_t row;
  /**
   * The unit comes from the Dead Pile.
   */
  GrogFlag dead;
  /**
   * The unit is a generic one. A Breakdown is in any case.
   */
  GrogFlag generic;
} GrogOcsRebuildOrder;

/**
 * The question of `grog_ocs_replacements_assess`. Units that are to be rebuilt together, with replacements in one hex.
 */
typedef struct GrogOcsReplacementsAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side of the units, 1 to 8.
   */
  uint8_t side;
  /**
   * The replacements, by their `id`s in ascending order. Replacements that are not needed are kept; of each kind the
   * first ones are used. C says their places in the board's list.
   */
  const uint16_t *repls;
  size_t repls_len;
  /**
   * The units to rebuild, at most 255. The effects number them after `repls`, in this order.
   */
  const struct GrogOcsRebuildOrder *orders;
  size_t orders_len;
  /**
   * The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
   */
  const struct GrogOcsRebuildRow *table;
  size_t table_len;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt.
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint16_t trucks_lost;
  /**
   * Truck points (TP) that the side has in play. Required if trucks are rebuilt.
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint16_t trucks_in_play;
  /**
   * Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint16_t trucks_provided;
} GrogOcsReplacementsAssessQuestion;

/**
 * A rebuilding that is allowed.
 */
typedef struct GrogOcsRebuilt {
  /**
   * The hex of the replacements.
   */
  GrogHex hex;
  /**
   * Equipment replacements (Eq) used up.
   */
  uint16_t eq;
  /**
   * Personnel replacements (Pax) used up.
   */
  uint16_t pax;
  /**
   * The headquarters, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t hq;
} GrogOcsRebuilt;

/**
 * The answer of `grog_ocs_replacements_assess`.
 */
typedef struct GrogOcsReplacementsAssessAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A rebuilding that is allowed. Zero if the answer is forbidden.
   */
  struct GrogOcsRebuilt value;
} GrogOcsReplacementsAssessAnswer;

/**
 * The question of `grog_ocs_restock_apply`. Units that restock from the supply in their reach.
 */
typedef struct GrogOcsRestockApplyQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units, by their `id`s, in the order in which their owner restocks them. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The supply in reach of all of them by draw or throw, in T.
   */
  uint16_t supply;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn it is, 1 to 8.
   */
  uint8_t player;
  uint8_t reserved[4];
} GrogOcsRestockApplyQuestion;

/**
 * What restocking took.
 */
typedef struct GrogOcsRestocked {
  /**
   * The supply that is spent, in T, with what brings nothing.
   */
  uint16_t spent;
  /**
   * The part of it that brings nothing, in T.
   */
  uint16_t wasted;
  /**
   * Units whose stocks are full afterwards.
   */
  uint16_t full;
  /**
   * Units whose stocks are not full afterwards.
   */
  uint16_t lacking;
} GrogOcsRestocked;

/**
 * The answer of `grog_ocs_restock_apply`.
 */
typedef struct GrogOcsRestockApplyAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What restocking took. Zero if the answer is forbidden.
   */
  struct GrogOcsRestocked value;
} GrogOcsRestockApplyAnswer;

/**
 * A hex of a retreat.
 */
typedef struct GrogOcsRetreatHex {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The hex is in an enemy zone of control, negated or not.
   */
  GrogFlag enemy_zoc;
  /**
   * Enemy combat units are in the hex, or were in it when the combat began.
   */
  GrogFlag enemy;
  /**
   * The terrain is prohibited to the retreating units.
   */
  GrogFlag prohibited;
  /**
   * Enemy units that are not combat units are in the hex.
   */
  GrogFlag enemy_noncombat;
} GrogOcsRetreatHex;

/**
 * The question of `grog_ocs_retreat_assess`. A stack that retreats.
 */
typedef struct GrogOcsRetreatAssessQuestion {
  uint32_t size;
  /**
   * The units that retreat together.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The hex from which they retreat.
   */
  GrogHex start;
  /**
   * The hexes that they enter, in order.
   */
  const struct GrogOcsRetreatHex *path;
  size_t path_len;
  /**
   * The distance in hexes from `start` at which they must end, at least 1.
   */
  uint8_t distance;
  /**
   * Friendly units in the hexes of the path that do not retreat. An empty list if there are none.
   */
  const struct GrogOcsUnit *friends;
  size_t friends_len;
} GrogOcsRetreatAssessQuestion;

/**
 * The cost of a retreat for a stack.
 */
typedef struct GrogOcsRetreated {
  /**
   * Steps that the units already disorganized must lose in all; the owner chooses which (9.12e).
   */
  uint16_t steps;
  /**
   * Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy
   * zones of control.
   */
  GrogFlag spreads;
  /**
   * Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).
   */
  GrogFlag captures;
} GrogOcsRetreated;

/**
 * The answer of `grog_ocs_retreat_assess`.
 */
typedef struct GrogOcsRetreatAssessAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The cost of a retreat for a stack. Zero if the answer is forbidden.
   */
  struct GrogOcsRetreated value;
} GrogOcsRetreatAssessAnswer;

/**
 * The question of `grog_ocs_retreat_find`. A stack that must retreat.
 */
typedef struct GrogOcsRetreatFindQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that retreat together, from one hex, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
   */
  const GrogHex *held;
  size_t held_len;
  /**
   * The distance in hexes that they must retreat, 1 to 8.
   */
  uint8_t distance;
  uint8_t reserved[7];
} GrogOcsRetreatFindQuestion;

/**
 * A hex where a retreat can end, and what the best way there costs.
 */
typedef struct GrogOcsRefuge {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Steps that the units must lose in enemy zones of control on the way (9.12e).
   */
  uint16_t steps;
  /**
   * Friendly combat units in hexes of the way that become disorganized (5.10a, 9.12e).
   */
  uint16_t friends;
  /**
   * The number of hexes entered.
   */
  uint16_t length;
  /**
   * Units that retreat become disorganized (5.10a).
   */
  GrogFlag disorganized;
  /**
   * Enemy units on the way, none of them a combat unit, are captured or destroyed (9.14).
   */
  GrogFlag captures;
} GrogOcsRefuge;

/**
 * Where a stack can retreat to.
 */
typedef struct GrogOcsRefuges {
  /**
   * The number of hexes where the retreat can end.
   */
  uint16_t count;
  uint8_t reserved[2];
} GrogOcsRefuges;

/**
 * The answer of `grog_ocs_retreat_find`.
 */
typedef struct GrogOcsRetreatFindAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex where a retreat can end, and what the best way there costs.
   */
  struct GrogOcsRefuge *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * Where a stack can retreat to. Zero if the answer is forbidden.
   */
  struct GrogOcsRefuges value;
} GrogOcsRetreatFindAnswer;

/**
 * The question of `grog_ocs_retreat_way`. A stack that must retreat, and the hex where it is to end.
 */
typedef struct GrogOcsRetreatWayQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that retreat together, from one hex, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
   */
  const GrogHex *held;
  size_t held_len;
  /**
   * The distance in hexes that they must retreat, 1 to 8.
   */
  uint8_t distance;
  /**
   * The hex where the retreat is to end.
   */
  GrogHex goal;
  uint8_t reserved[2];
} GrogOcsRetreatWayQuestion;

/**
 * The answer of `grog_ocs_retreat_way`.
 */
typedef struct GrogOcsRetreatWayAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a retreat.
   */
  struct GrogOcsRetreatHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A hex where a retreat can end, and what the best way there costs. Zero if the answer is forbidden.
   */
  struct GrogOcsRefuge value;
} GrogOcsRetreatWayAnswer;

/**
 * A constant of `enum GrogOcsTurnAction`; 0 where it is not said.
 */
typedef uint8_t GrogOcsTurnActionCode;

/**
 * The question of `grog_ocs_sequence_assess`. Something that a player is to do in a segment.
 */
typedef struct GrogOcsSequenceAssessQuestion {
  uint32_t size;
  /**
   * The segment.
   */
  GrogOcsSegmentCode segment;
  /**
   * What is to be done.
   */
  GrogOcsTurnActionCode action;
  /**
   * The player who is to do it, 1 to 8.
   */
  uint8_t side;
  /**
   * The player whose turn it is, from 1. Required in a player turn that is not played simultaneously.
   */
  uint8_t player;
  /**
   * Both players play the turn simultaneously.
   */
  GrogFlag simulcast;
  uint8_t reserved[7];
} GrogOcsSequenceAssessQuestion;

/**
 * The phase in which something is done.
 */
typedef struct GrogOcsPermittedAction {
  /**
   * The phase, as other questions ask for it; absent before the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[3];
} GrogOcsPermittedAction;

/**
 * The answer of `grog_ocs_sequence_assess`.
 */
typedef struct GrogOcsSequenceAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The phase in which something is done. Zero if the answer is forbidden.
   */
  struct GrogOcsPermittedAction value;
} GrogOcsSequenceAssessAnswer;

/**
 * The question of `grog_ocs_sequence_next`. A segment that has ended.
 */
typedef struct GrogOcsSequenceNextQuestion {
  uint32_t size;
  /**
   * The segment.
   */
  GrogOcsSegmentCode segment;
  /**
   * The player who goes first in this game turn, from 1. Required from the end of First Player Determination on, save
   * in a simulcast turn.
   */
  uint8_t first;
  /**
   * The player who goes second, from 1; as `first`.
   */
  uint8_t second;
  /**
   * The player whose turn it is. Required in a player turn that is not played simultaneously.
   */
  uint8_t player;
  /**
   * Both players play the turn simultaneously.
   */
  GrogFlag simulcast;
  uint8_t reserved[7];
} GrogOcsSequenceNextQuestion;

/**
 * The segment that follows another.
 */
typedef struct GrogOcsNextSegment {
  /**
   * The segment.
   */
  GrogOcsSegmentCode segment;
  /**
   * The phase, as other questions ask for it; absent before the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn it is; 0 for both.
   */
  uint8_t player;
  /**
   * The player who acts in it; 0 for both.
   */
  uint8_t acts;
  /**
   * A phase ends with the segment that has ended.
   */
  GrogFlag phase_ends;
  /**
   * A player turn ends with it.
   */
  GrogFlag player_turn_ends;
  /**
   * The game turn ends with it.
   */
  GrogFlag turn_ends;
  uint8_t reserved;
} GrogOcsNextSegment;

/**
 * The answer of `grog_ocs_sequence_next`.
 */
typedef struct GrogOcsSequenceNextAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The segment that follows another.
   */
  struct GrogOcsNextSegment value;
} GrogOcsSequenceNextAnswer;

/**
 * The question of `grog_ocs_sequence_close`. A position at the end of a segment.
 */
typedef struct GrogOcsSequenceCloseQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The segment.
   */
  GrogOcsSegmentCode segment;
  /**
   * The units that can trace supply where they stand, by their `id`s; in a game with the option `strat_draw` those
   * that draw it. An empty list for none. C says their places in the board's list.
   */
  const uint16_t *in_trace;
  size_t in_trace_len;
} GrogOcsSequenceCloseQuestion;

/**
 * The answer of `grog_ocs_sequence_close`.
 */
typedef struct GrogOcsSequenceCloseAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogOcsSequenceCloseAnswer;

/**
 * The question of `grog_ocs_size_re`. A question about one unit.
 */
typedef struct GrogOcsSizeReQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
} GrogOcsSizeReQuestion;

/**
 * The size of a unit.
 */
typedef struct GrogOcsExtent {
  /**
   * Current size in RE; 0 for a unit that has none.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint16_t re;
  /**
   * Steps left; 0 for a unit that has none.
   */
  uint16_t steps;
} GrogOcsExtent;

/**
 * The answer of `grog_ocs_size_re`.
 */
typedef struct GrogOcsSizeReAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The size of a unit.
   */
  struct GrogOcsExtent value;
} GrogOcsSizeReAnswer;

/**
 * The question of `grog_ocs_stacking_size`. A side's units in a hex, and units that would join them.
 */
typedef struct GrogOcsStackingSizeQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
  /**
   * Units that would join those in the hex, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
} GrogOcsStackingSizeQuestion;

/**
 * The size of a stack.
 */
typedef struct GrogOcsStackSize {
  /**
   * Size of its combat units, in RE.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t re;
  /**
   * The excess over 10 RE, in RE; 0 in a box off the map, which holds any number.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t over;
  /**
   * The number of its combat units.
   */
  uint16_t combat_units;
  /**
   * Ports in the hex, of any side.
   */
  uint16_t ports;
  /**
   * Air bases in the hex, of any side.
   */
  uint16_t air_bases;
  /**
   * Hedgehogs in the hex, of any side.
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
  uint8_t reserved[2];
} GrogOcsStackSize;

/**
 * The answer of `grog_ocs_stacking_size`.
 */
typedef struct GrogOcsStackingSizeAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The size of a stack.
   */
  struct GrogOcsStackSize value;
} GrogOcsStackingSizeAnswer;

/**
 * A constant of `enum GrogOcsMoment`; 0 where it is not said.
 */
typedef uint8_t GrogOcsMomentCode;

/**
 * The question of `grog_ocs_stacking_assess`. A stack at a given time.
 */
typedef struct GrogOcsStackingAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex. For an overrun, the hex from which it is made.
   */
  GrogHex hex;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
  /**
   * Units that would join those in the hex, by their `id`s. For an overrun, the overrunning units, whether they are
   * in the hex or not. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The time at which stacking is judged. Required where the answer depends on it.
   */
  GrogOcsMomentCode when;
  /**
   * The phase. Stacking is not enforced in the Reinforcement Phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[6];
} GrogOcsStackingAssessQuestion;

/**
 * The answer of `grog_ocs_stacking_assess`.
 */
typedef struct GrogOcsStackingAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The size of a stack. Zero if the answer is forbidden.
   */
  struct GrogOcsStackSize value;
} GrogOcsStackingAssessAnswer;

/**
 * The question of `grog_ocs_stacking_overstacked`. A position at the end of a segment or phase.
 */
typedef struct GrogOcsStackingOverstackedQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The phase. Stacking is not enforced in the Reinforcement Phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[7];
} GrogOcsStackingOverstackedQuestion;

/**
 * A constant of `enum GrogOcsExcess`.
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
   * The amount in the hex: RE, or facilities; 0 for nations.
   * Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
   */
  uint32_t amount;
  /**
   * The excess, in the same unit.
   * Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
   */
  uint32_t over;
  /**
   * The rule that limits it: 4.8a for combat units, 21.12c for those in Strat Mode, otherwise 4.8.
   */
  uint16_t rule;
  /**
   * The side of the combat units; for facilities, the side of the top unit in the hex.
   */
  uint8_t side;
  /**
   * What the hex holds too much of.
   */
  GrogOcsExcessCode what;
} GrogOcsOverstacked;

/**
 * The number of hexes that hold too much.
 */
typedef struct GrogOcsOverstackedCount {
  /**
   * The number of rows.
   */
  uint32_t found;
} GrogOcsOverstackedCount;

/**
 * The answer of `grog_ocs_stacking_overstacked`.
 */
typedef struct GrogOcsStackingOverstackedAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex that holds too much.
   */
  struct GrogOcsOverstacked *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The number of hexes that hold too much.
   */
  struct GrogOcsOverstackedCount value;
} GrogOcsStackingOverstackedAnswer;

/**
 * The question of `grog_ocs_stacking_choices`. A side's stack at the end of a segment or phase.
 */
typedef struct GrogOcsStackingChoicesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
  /**
   * The phase. Nothing is owed in the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[2];
} GrogOcsStackingChoicesQuestion;

/**
 * Units of one size among which the owner may choose.
 */
typedef struct GrogOcsSurplusChoice {
  /**
   * The size of each, in RE.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint16_t re;
  /**
   * The number of units of this size.
   */
  uint16_t units;
  /**
   * The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice.
   */
  uint16_t most;
  /**
   * The least number of units of this size that suffices alone; 0 if none does.
   */
  uint16_t alone;
  /**
   * What they would cure: the excess of RE, or that of units in Strat Mode, of which alone these are then.
   */
  GrogOcsExcessCode what;
  uint8_t reserved;
} GrogOcsSurplusChoice;

/**
 * What a side owes for an overstacked hex.
 */
typedef struct GrogOcsSurplus {
  /**
   * Size of the side's combat units, in RE.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t re;
  /**
   * The least size to be eliminated, in RE; 0 if nothing is owed.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t over;
  /**
   * Size of the side's units in Strat Mode, in RE, if a game limits them; 0 if not.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t strat_re;
  /**
   * The excess of units in Strat Mode over 3 RE, in RE; 0 if nothing is owed (21.12c).
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t strat_over;
} GrogOcsSurplus;

/**
 * The answer of `grog_ocs_stacking_choices`.
 */
typedef struct GrogOcsStackingChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Units of one size among which the owner may choose.
   */
  struct GrogOcsSurplusChoice *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * What a side owes for an overstacked hex.
   */
  struct GrogOcsSurplus value;
} GrogOcsStackingChoicesAnswer;

/**
 * The question of `grog_ocs_stacking_apply`. The owner's choice of units to eliminate.
 */
typedef struct GrogOcsStackingApplyQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
  /**
   * The units to eliminate, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *eliminated;
  size_t eliminated_len;
  /**
   * The phase. Nothing is owed in the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[7];
} GrogOcsStackingApplyQuestion;

/**
 * The stack after the elimination.
 */
typedef struct GrogOcsRemainingStack {
  /**
   * Size of its combat units, in RE.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t re;
} GrogOcsRemainingStack;

/**
 * The answer of `grog_ocs_stacking_apply`.
 */
typedef struct GrogOcsStackingApplyAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The stack after the elimination. Zero if the answer is forbidden.
   */
  struct GrogOcsRemainingStack value;
} GrogOcsStackingApplyAnswer;

/**
 * A constant of `enum GrogOcsPiece`.
 */
typedef uint8_t GrogOcsPieceCode;

/**
 * A counter in a stack.
 */
typedef struct GrogOcsCounter {
  /**
   * The unit, by its `id`; ignored for a marker.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The kind of counter.
   */
  GrogOcsPieceCode what;
  /**
   * The number of steps on a marker of lost steps.
   */
  uint8_t amount;
} GrogOcsCounter;

/**
 * The question of `grog_ocs_stacking_order`. A side's stack in the order that its owner chose.
 */
typedef struct GrogOcsStackingOrderQuestion {
  uint32_t size;
  /**
   * The position. The order of the hex's units in its list does not matter here.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
  /**
   * The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out
   * of Supply covers everything below it down to the next such marker. Markers that lie directly on one another
   * cover together.
   */
  const struct GrogOcsCounter *stack;
  size_t stack_len;
} GrogOcsStackingOrderQuestion;

/**
 * A fault in the order of a stack.
 */
typedef struct GrogOcsOrderFault {
  /**
   * The place in the stack, from the top.
   */
  uint16_t at;
  /**
   * The unit at that place, by its `id`; absent for a marker.
   *
   * C and Rust say its place in the board's list, and 65535 for none.
   */
  uint16_t unit;
  /**
   * The rule that is broken.
   */
  uint16_t rule;
} GrogOcsOrderFault;

/**
 * The answer of `grog_ocs_stacking_order`.
 */
typedef struct GrogOcsStackingOrderAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A fault in the order of a stack.
   */
  struct GrogOcsOrderFault *rows;
  size_t rows_capacity;
  size_t rows_len;
} GrogOcsStackingOrderAnswer;

/**
 * The question of `grog_ocs_stacking_arrange`. A side's units in a hex.
 */
typedef struct GrogOcsStackingArrangeQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
  uint8_t reserved[3];
} GrogOcsStackingArrangeQuestion;

/**
 * The answer of `grog_ocs_stacking_arrange`.
 */
typedef struct GrogOcsStackingArrangeAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A counter in a stack.
   */
  struct GrogOcsCounter *rows;
  size_t rows_capacity;
  size_t rows_len;
} GrogOcsStackingArrangeAnswer;

/**
 * A constant of `enum GrogOcsEntrant`; 0 where it is not said.
 */
typedef uint8_t GrogOcsEntrantCode;

/**
 * The question of `grog_ocs_stacking_enter`. An entry into a hex.
 */
typedef struct GrogOcsStackingEnterQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side that enters it, 1 to 8.
   */
  uint8_t side;
  /**
   * What enters the hex. Required where the answer depends on it.
   */
  GrogOcsEntrantCode entrant;
  /**
   * For `units`: the units that enter together, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The aircraft among the units are on a mission.
   */
  GrogFlag mission;
  uint8_t reserved[7];
} GrogOcsStackingEnterQuestion;

/**
 * An enemy unit in the hex.
 */
typedef struct GrogOcsEntryUnit {
  /**
   * The unit, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The rule that allows or forbids entry to its hex.
   */
  uint16_t rule;
  /**
   * The unit bars the entry.
   */
  GrogFlag bars;
  uint8_t reserved;
} GrogOcsEntryUnit;

/**
 * The consequences of an entry.
 */
typedef struct GrogOcsEntryResult {
  /**
   * The number of enemy units in the hex.
   */
  uint16_t enemies;
  /**
   * The entry leads to Specialized Combat (9.14) against the enemy units.
   */
  GrogFlag combat;
  /**
   * Units of both sides are then in the hex together.
   */
  GrogFlag coexist;
} GrogOcsEntryResult;

/**
 * The answer of `grog_ocs_stacking_enter`.
 */
typedef struct GrogOcsStackingEnterAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An enemy unit in the hex.
   */
  struct GrogOcsEntryUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The consequences of an entry. Zero if the answer is forbidden.
   */
  struct GrogOcsEntryResult value;
} GrogOcsStackingEnterAnswer;

/**
 * The question of `grog_ocs_tables_check`. Tables to check.
 */
typedef struct GrogOcsTablesCheckQuestion {
  uint32_t size;
  /**
   * The tables.
   */
  const struct GrogOcsTables *tables;
} GrogOcsTablesCheckQuestion;

/**
 * The extent of a game's tables, where they are not given that of the printed ones.
 */
typedef struct GrogOcsTablesExtent {
  /**
   * A checksum of everything that the tables hold, as assessments by them have it; 0 for the printed ones.
   */
  uint32_t digest;
  /**
   * The number of columns of the combat table.
   */
  uint8_t columns;
  /**
   * The number of rows of the combat table.
   */
  uint8_t rows;
  /**
   * The number of columns of the barrage table.
   */
  uint8_t barrage_columns;
  uint8_t reserved;
} GrogOcsTablesExtent;

/**
 * The answer of `grog_ocs_tables_check`.
 */
typedef struct GrogOcsTablesCheckAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The extent of a game's tables, where they are not given that of the printed ones.
   */
  struct GrogOcsTablesExtent value;
} GrogOcsTablesCheckAnswer;

/**
 * The question of `grog_ocs_trace_eat`. Units that eat out of one dump.
 */
typedef struct GrogOcsTraceEatQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that are fed, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The supply on the ground or the Transport Points that pay, by `id`. C says its place in the board's list.
   */
  uint16_t source;
  /**
   * The units of the side that trace, by their `id`s. An empty list for none. C says their places in the board's list.
   */
  const uint16_t *in_trace;
  size_t in_trace_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn it is, 1 to 8.
   */
  uint8_t player;
  uint8_t reserved[6];
} GrogOcsTraceEatQuestion;

/**
 * What units eat.
 */
typedef struct GrogOcsEaten {
  /**
   * The cost, in T.
   */
  uint16_t cost;
  /**
   * The units that are fed.
   */
  uint16_t units;
  /**
   * Their size, in RE.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t re;
} GrogOcsEaten;

/**
 * The answer of `grog_ocs_trace_eat`.
 */
typedef struct GrogOcsTraceEatAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What units eat. Zero if the answer is forbidden.
   */
  struct GrogOcsEaten value;
} GrogOcsTraceEatAnswer;

/**
 * The question of `grog_ocs_trace_mark`. A side's units that trace and those that eat.
 */
typedef struct GrogOcsTraceMarkQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units of the side that trace, by their `id`s. An empty list for none. C says their places in the board's list.
   */
  const uint16_t *in_trace;
  size_t in_trace_len;
  /**
   * The units of the side that ate, by their `id`s. An empty list for none. C says their places in the board's list.
   */
  const uint16_t *fed;
  size_t fed_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The player whose turn it is, 1 to 8.
   */
  uint8_t player;
  uint8_t reserved[6];
} GrogOcsTraceMarkQuestion;

/**
 * A side's state of supply.
 */
typedef struct GrogOcsSupplyMarks {
  /**
   * Combat units that trace.
   */
  uint16_t in_trace;
  /**
   * Combat units that ate.
   */
  uint16_t fed;
  /**
   * Combat units that are Out of Supply.
   */
  uint16_t out_of_supply;
  /**
   * Combat units whose marker comes off.
   */
  uint16_t cleared;
} GrogOcsSupplyMarks;

/**
 * The answer of `grog_ocs_trace_mark`.
 */
typedef struct GrogOcsTraceMarkAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A side's state of supply. Zero if the answer is forbidden.
   */
  struct GrogOcsSupplyMarks value;
} GrogOcsTraceMarkAnswer;

/**
 * The question of `grog_ocs_trace_collapse`. An Extender that is to collapse.
 */
typedef struct GrogOcsTraceCollapseQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The Extender, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  uint8_t reserved[6];
} GrogOcsTraceCollapseQuestion;

/**
 * A hex to which an Extender may collapse.
 */
typedef struct GrogOcsCollapseHex {
  /**
   * The hex.
   */
  GrogHex hex;
} GrogOcsCollapseHex;

/**
 * The number of hexes to which an Extender may collapse.
 */
typedef struct GrogOcsCollapseHexes {
  /**
   * The number of hexes. If there is none, it is turned to its transport side where it is.
   */
  uint32_t found;
} GrogOcsCollapseHexes;

/**
 * The answer of `grog_ocs_trace_collapse`.
 */
typedef struct GrogOcsTraceCollapseAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex to which an Extender may collapse.
   */
  struct GrogOcsCollapseHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The number of hexes to which an Extender may collapse. Zero if the answer is forbidden.
   */
  struct GrogOcsCollapseHexes value;
} GrogOcsTraceCollapseAnswer;

/**
 * The question of `grog_ocs_trace_find`. A side whose trace supply is looked for.
 */
typedef struct GrogOcsTraceFindQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
  /**
   * Say of those that do not trace whether the enemy keeps them from it. That takes as long again, or twice.
   */
  GrogFlag why;
  uint8_t reserved[6];
} GrogOcsTraceFindQuestion;

/**
 * How a combat unit traces, or why it does not.
 */
typedef struct GrogOcsTraceFound {
  /**
   * The unit, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The headquarters that draws for it and throws to it, by its `id`; absent if the unit draws by itself, or does
   * not trace.
   *
   * C and Rust say its place in the board's list, and 65535 for none.
   */
  uint16_t hq;
  /**
   * The hex to which it traces: a source, a detrainable hex, or that of an Extender. If it needs none, or has none, its
   * own hex.
   */
  GrogHex source;
  /**
   * The cost of the draw, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t drawn;
  /**
   * The cost of the throw, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t thrown;
  /**
   * The rule: 12.6a.1 to 12.6a.3 by the kind of the source, 12.6g on landing craft, 12.6h after an air drop. If it
   * does not trace, it is 12.6. But where it is asked why, it is 4.5a.B if enemy zones of control alone keep it from
   * that, and 4.8c.D if enemy units do, with or without these.
   */
  uint16_t rule;
  /**
   * It traces.
   */
  GrogFlag traces;
  uint8_t reserved;
} GrogOcsTraceFound;

/**
 * How many combat units of a side trace.
 */
typedef struct GrogOcsTracesFound {
  /**
   * Units that trace.
   */
  uint16_t in_trace;
  /**
   * Units that do not.
   */
  uint16_t without;
} GrogOcsTracesFound;

/**
 * The answer of `grog_ocs_trace_find`.
 */
typedef struct GrogOcsTraceFindAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * How a combat unit traces, or why it does not.
   */
  struct GrogOcsTraceFound *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * How many combat units of a side trace.
   */
  struct GrogOcsTracesFound value;
} GrogOcsTraceFindAnswer;

/**
 * The question of `grog_ocs_transport_equivalents`. Cargo and its transport.
 */
typedef struct GrogOcsTransportEquivalentsQuestion {
  uint32_t size;
  /**
   * The cargo: combat units, Transport Points with their loads, supply with its amount in T. It is loaded in this
   * order.
   */
  const struct GrogOcsUnit *cargo;
  size_t cargo_len;
  /**
   * The kind of transport. By default none: the answer is the size alone.
   */
  GrogOcsTransportCode by;
  /**
   * The capacity, in points. Unlimited by default.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t capacity;
  /**
   * For rail: the way enters a Trainbusting zone, which doubles the cost (13.3a).
   */
  GrogFlag trainbusted;
  /**
   * For rail: the whole way is multi-track, which halves the cost (13.3a).
   */
  GrogFlag multi_track;
  uint8_t reserved[6];
} GrogOcsTransportEquivalentsQuestion;

/**
 * The size of an item of cargo.
 */
typedef struct GrogOcsCargoItem {
  /**
   * The size in RE; 0 for an item that is not carried.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t size;
  /**
   * The cost, in points of capacity.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t cost;
  /**
   * The size of the part that fits, in RE: of supply whole tokens, of anything else all or nothing.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t fits;
  /**
   * The rule that gives its size, or by which it is not carried.
   */
  uint16_t rule;
  /**
   * The item is carried.
   */
  GrogFlag carried;
  uint8_t reserved;
} GrogOcsCargoItem;

/**
 * The size of cargo.
 */
typedef struct GrogOcsCargoSize {
  /**
   * The total size in RE. 1 SP is 1 RE.
   * Counted in 1/8: 1 RE is GROG_RE.
   */
  uint32_t size;
  /**
   * The total cost in points of capacity: one for each RE, doubled or halved as the way requires.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t cost;
  /**
   * The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t used;
  /**
   * All of it fits.
   */
  GrogFlag all_fit;
  uint8_t reserved[3];
} GrogOcsCargoSize;

/**
 * The answer of `grog_ocs_transport_equivalents`.
 */
typedef struct GrogOcsTransportEquivalentsAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The size of an item of cargo.
   */
  struct GrogOcsCargoItem *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The size of cargo. Zero if the answer is forbidden.
   */
  struct GrogOcsCargoSize value;
} GrogOcsTransportEquivalentsAnswer;

/**
 * The question of `grog_ocs_transport_assess`. Units that are to be transported.
 */
typedef struct GrogOcsTransportAssessQuestion {
  uint32_t size;
  /**
   * The units, each with the movement that it spent in this phase and its transport so far.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The kind of transport.
   */
  GrogOcsTransportCode by;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * For landing craft: the landing needs a roll on the ALT table (18.5h).
   */
  GrogFlag roll;
  uint8_t reserved[5];
} GrogOcsTransportAssessQuestion;

/**
 * The movement of a unit in addition to its transport.
 */
typedef struct GrogOcsPassenger {
  /**
   * The unit.
   */
  uint16_t unit;
  /**
   * Movement that it may still spend in the phase after the transport, in MP; 0 if it may
   * not be transported.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t mp_after;
  /**
   * A rule by which it may not be transported; absent if it may.
   */
  uint16_t rule;
  /**
   * The unit may be transported.
   */
  GrogFlag carried;
  uint8_t reserved;
} GrogOcsPassenger;

/**
 * The answer of `grog_ocs_transport_assess`.
 */
typedef struct GrogOcsTransportAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The movement of a unit in addition to its transport.
   */
  struct GrogOcsPassenger *rows;
  size_t rows_capacity;
  size_t rows_len;
} GrogOcsTransportAssessAnswer;

/**
 * The question of `grog_ocs_transport_movement`. A unit that is to spend movement.
 */
typedef struct GrogOcsTransportMovementQuestion {
  uint32_t size;
  /**
   * The unit, with the movement that it spent in this phase and its transport so far.
   */
  struct GrogOcsUnit unit;
  /**
   * The movement to spend now, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t spend;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * The transport that is to carry it later in this phase.
   */
  GrogOcsTransportCode planned;
  uint8_t reserved[4];
} GrogOcsTransportMovementQuestion;

/**
 * The movement that is left.
 */
typedef struct GrogOcsMovementLeft {
  /**
   * Movement left after it, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t mp_left;
} GrogOcsMovementLeft;

/**
 * The answer of `grog_ocs_transport_movement`.
 */
typedef struct GrogOcsTransportMovementAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The movement that is left. Zero if the answer is forbidden.
   */
  struct GrogOcsMovementLeft value;
} GrogOcsTransportMovementAnswer;

/**
 * A constant of `enum GrogOcsLoadBy`; 0 where it is not said.
 */
typedef uint8_t GrogOcsLoadByCode;

/**
 * A constant of `enum GrogOcsWhenCaptured`.
 */
typedef uint8_t GrogOcsWhenCapturedCode;

/**
 * The question of `grog_ocs_trucks_load`. Supply that Transport Points are to load.
 */
typedef struct GrogOcsTrucksLoadQuestion {
  uint32_t size;
  /**
   * The Transport Points.
   */
  struct GrogOcsUnit truck;
  /**
   * The dump. `transported` is the transport of that supply earlier in this phase; supply that was transported is
   * not loaded again.
   */
  struct GrogOcsUnit source;
  /**
   * The amount to load, in T.
   */
  uint16_t amount;
  /**
   * How it is to be loaded.
   */
  GrogOcsLoadByCode how;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * When the Transport Points were captured; by default they were not.
   */
  GrogOcsWhenCapturedCode captured;
  uint8_t reserved[7];
} GrogOcsTrucksLoadQuestion;

/**
 * The cost of loading or unloading, and the state after it.
 */
typedef struct GrogOcsLoadingCost {
  /**
   * The cost, in MP, a whole number.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t cost;
  /**
   * Movement left after it, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t mp_left;
  /**
   * The load after it, in T.
   */
  uint16_t load;
  uint8_t reserved[2];
} GrogOcsLoadingCost;

/**
 * The answer of `grog_ocs_trucks_load`.
 */
typedef struct GrogOcsTrucksLoadAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The cost of loading or unloading, and the state after it. Zero if the answer is forbidden.
   */
  struct GrogOcsLoadingCost value;
} GrogOcsTrucksLoadAnswer;

/**
 * The question of `grog_ocs_trucks_unload`. Supply that Transport Points are to unload.
 */
typedef struct GrogOcsTrucksUnloadQuestion {
  uint32_t size;
  /**
   * The Transport Points.
   */
  struct GrogOcsUnit truck;
  /**
   * The other units in their hex.
   */
  const struct GrogOcsUnit *here;
  size_t here_len;
  /**
   * The amount to unload, in T.
   */
  uint16_t amount;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * When the Transport Points were captured; by default they were not.
   */
  GrogOcsWhenCapturedCode captured;
  uint8_t reserved[4];
} GrogOcsTrucksUnloadQuestion;

/**
 * The answer of `grog_ocs_trucks_unload`.
 */
typedef struct GrogOcsTrucksUnloadAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The cost of loading or unloading, and the state after it. Zero if the answer is forbidden.
   */
  struct GrogOcsLoadingCost value;
} GrogOcsTrucksUnloadAnswer;

/**
 * The question of `grog_ocs_trucks_carry`. Transport Points and their load.
 */
typedef struct GrogOcsTrucksCarryQuestion {
  uint32_t size;
  /**
   * The Transport Points with their load.
   */
  struct GrogOcsUnit truck;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
} GrogOcsTrucksCarryQuestion;

/**
 * The capacity of Transport Points, and the display of their load.
 */
typedef struct GrogOcsCarried {
  /**
   * The capacity, in T.
   */
  uint32_t capacity;
  /**
   * The capacity that is left, in T.
   */
  uint32_t free;
  /**
   * The supply to show by markers with the counter, in T; 0 on a full side.
   */
  uint16_t tokens;
  /**
   * The counter shows its full side.
   */
  GrogFlag full;
  uint8_t reserved;
} GrogOcsCarried;

/**
 * The answer of `grog_ocs_trucks_carry`.
 */
typedef struct GrogOcsTrucksCarryAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The capacity of Transport Points, and the display of their load. Zero if the answer is forbidden.
   */
  struct GrogOcsCarried value;
} GrogOcsTrucksCarryAnswer;

/**
 * The question of `grog_ocs_trucks_advance`. Transport Points that are to move, or to move on.
 */
typedef struct GrogOcsTrucksAdvanceQuestion {
  uint32_t size;
  /**
   * The Transport Points, with the movement that they spent in this phase.
   */
  struct GrogOcsUnit truck;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * When they were captured; by default they were not.
   */
  GrogOcsWhenCapturedCode captured;
  /**
   * They have begun to move in this phase, even if they have spent nothing yet.
   */
  GrogFlag begun;
  /**
   * Another unit has moved since they began to move.
   */
  GrogFlag others_moved;
  /**
   * They were dropped off by a stack, or are the part left behind by points that were divided off and moved on.
   */
  GrogFlag dropped;
  uint8_t reserved[3];
} GrogOcsTrucksAdvanceQuestion;

/**
 * The movement that is left.
 */
typedef struct GrogOcsTruckAllowance {
  /**
   * Movement allowance in the current mode and phase, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t allowance;
  /**
   * Movement left, in MP.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t mp_left;
} GrogOcsTruckAllowance;

/**
 * The answer of `grog_ocs_trucks_advance`.
 */
typedef struct GrogOcsTrucksAdvanceAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The movement that is left. Zero if the answer is forbidden.
   */
  struct GrogOcsTruckAllowance value;
} GrogOcsTrucksAdvanceAnswer;

/**
 * The question of `grog_ocs_trucks_mode`. Transport Points and a mode.
 */
typedef struct GrogOcsTrucksModeQuestion {
  uint32_t size;
  /**
   * The Transport Points in their present mode.
   */
  struct GrogOcsUnit truck;
  /**
   * The mode to take.
   */
  GrogOcsModeCode mode;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  /**
   * Their hex is in an enemy zone of control, negated or not.
   */
  GrogFlag enemy_zoc;
  uint8_t reserved[5];
} GrogOcsTrucksModeQuestion;

/**
 * The answer of `grog_ocs_trucks_mode`.
 */
typedef struct GrogOcsTrucksModeAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogOcsTrucksModeAnswer;

/**
 * The question of `grog_ocs_trucks_ship`. Transport Points that are to be shipped.
 */
typedef struct GrogOcsTrucksShipQuestion {
  uint32_t size;
  /**
   * The Transport Points with their load.
   */
  struct GrogOcsUnit truck;
  /**
   * The kind of transport.
   */
  GrogOcsTransportCode by;
  uint8_t reserved[7];
} GrogOcsTrucksShipQuestion;

/**
 * The capacity that shipping takes.
 */
typedef struct GrogOcsFreight {
  /**
   * Points of capacity, before modifications by the route.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t points;
  /**
   * The load included in that, in T.
   */
  uint16_t load;
  uint8_t reserved[2];
} GrogOcsFreight;

/**
 * The answer of `grog_ocs_trucks_ship`.
 */
typedef struct GrogOcsTrucksShipAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The capacity that shipping takes. Zero if the answer is forbidden.
   */
  struct GrogOcsFreight value;
} GrogOcsTrucksShipAnswer;

/**
 * The question of `grog_ocs_trucks_needs`. A question about one unit.
 */
typedef struct GrogOcsTrucksNeedsQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
} GrogOcsTrucksNeedsQuestion;

/**
 * The kinds of supply that a unit needs.
 */
typedef struct GrogOcsNeeds {
  /**
   * The unit needs fuel to move.
   */
  GrogFlag fuel;
  /**
   * The unit needs trace supply, or it goes Out of Supply.
   */
  GrogFlag trace;
} GrogOcsNeeds;

/**
 * The answer of `grog_ocs_trucks_needs`.
 */
typedef struct GrogOcsTrucksNeedsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The kinds of supply that a unit needs.
   */
  struct GrogOcsNeeds value;
} GrogOcsTrucksNeedsAnswer;

/**
 * A constant of `enum GrogOcsSupplyUse`; 0 where it is not said.
 */
typedef uint8_t GrogOcsSupplyUseCode;

/**
 * The question of `grog_ocs_trucks_spend`. Transport Points whose load is to be used.
 */
typedef struct GrogOcsTrucksSpendQuestion {
  uint32_t size;
  /**
   * The Transport Points with their load. If `will_move` is set they will move on in this phase, and only pause.
   */
  struct GrogOcsUnit truck;
  /**
   * The unit that finally uses the supply, whether or not a headquarters passes it on.
   */
  struct GrogOcsUnit user;
  /**
   * The purpose.
   */
  GrogOcsSupplyUseCode purpose;
  /**
   * The amount to spend, in T.
   */
  uint16_t amount;
  /**
   * Another unit has moved since the Transport Points began to move.
   */
  GrogFlag others_moved;
  /**
   * The combat or barrage to be paid for is yet to come, in a later segment or after further movement.
   */
  GrogFlag upcoming;
  /**
   * A headquarters throws the supply to the user.
   */
  GrogFlag thrown;
  uint8_t reserved[5];
} GrogOcsTrucksSpendQuestion;

/**
 * The load that is left.
 */
typedef struct GrogOcsLoadLeft {
  /**
   * The load, in T.
   */
  uint16_t load;
} GrogOcsLoadLeft;

/**
 * The answer of `grog_ocs_trucks_spend`.
 */
typedef struct GrogOcsTrucksSpendAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The load that is left. Zero if the answer is forbidden.
   */
  struct GrogOcsLoadLeft value;
} GrogOcsTrucksSpendAnswer;

/**
 * The question of `grog_ocs_trucks_stocks`. A unit that is to use its internal stocks.
 */
typedef struct GrogOcsTrucksStocksQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Every dump and all loaded Transport Points whose supply the unit could use.
   */
  const struct GrogOcsUnit *sources;
  size_t sources_len;
  /**
   * The purpose.
   */
  GrogOcsSupplyUseCode purpose;
  /**
   * The cost, in T.
   */
  uint16_t cost;
  uint8_t reserved[4];
} GrogOcsTrucksStocksQuestion;

/**
 * The result of using internal stocks.
 */
typedef struct GrogOcsStocksUsed {
  /**
   * Supply on the map that does not suffice and is spent all the same, in T.
   */
  uint16_t wasted;
  /**
   * The internal stocks that are left.
   */
  GrogOcsStocksCode stocks;
  uint8_t reserved;
} GrogOcsStocksUsed;

/**
 * The answer of `grog_ocs_trucks_stocks`.
 */
typedef struct GrogOcsTrucksStocksAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The result of using internal stocks. Zero if the answer is forbidden.
   */
  struct GrogOcsStocksUsed value;
} GrogOcsTrucksStocksAnswer;

/**
 * The question of `grog_ocs_trucks_combine`. Transport Points that are to be combined or divided.
 */
typedef struct GrogOcsTrucksCombineQuestion {
  uint32_t size;
  /**
   * The counters before.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The points (TP) on each counter afterwards. Their sum must be that of the counters before.
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  const uint16_t *into;
  size_t into_len;
  /**
   * The load of each counter afterwards, in T. Their sum must be that of the counters before. An empty list fills
   * them one after the other.
   */
  const uint16_t *loads;
  size_t loads_len;
  /**
   * The game's counter mix. An empty list means no limit.
   */
  const struct GrogOcsCounterMix *mix;
  size_t mix_len;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[7];
} GrogOcsTrucksCombineQuestion;

/**
 * A counter that results from combining and dividing.
 */
typedef struct GrogOcsNewCounter {
  /**
   * The points on the counter (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint16_t points;
  /**
   * The load, in T.
   */
  uint16_t load;
  /**
   * The movement that the counter counts as having spent, in MP: the most that any part
   * has spent.
   * Counted in 1/12: 1 MP is GROG_MP.
   */
  uint16_t mp_spent;
} GrogOcsNewCounter;

/**
 * A summary of the counters that result.
 */
typedef struct GrogOcsNewCounters {
  /**
   * The number of counters.
   */
  uint32_t counters;
  /**
   * The sum of their points (TP).
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint32_t points;
  /**
   * The sum of their loads, in T.
   */
  uint32_t load;
} GrogOcsNewCounters;

/**
 * The answer of `grog_ocs_trucks_combine`.
 */
typedef struct GrogOcsTrucksCombineAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A counter that results from combining and dividing.
   */
  struct GrogOcsNewCounter *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of the counters that result. Zero if the answer is forbidden.
   */
  struct GrogOcsNewCounters value;
} GrogOcsTrucksCombineAnswer;

/**
 * The question of `grog_ocs_trucks_extend`. Transport Points that are to form an Extender, or an Extender that is to become Transport Points again.
 */
typedef struct GrogOcsTrucksExtendQuestion {
  uint32_t size;
  /**
   * The counters, five points in all; or the Extender alone.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The Extender is to be unformed.
   */
  GrogFlag unform;
  /**
   * In its hex the Extender would connect to its link.
   */
  GrogFlag connects;
  /**
   * The phase. Required where the answer depends on it.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[5];
} GrogOcsTrucksExtendQuestion;

/**
 * The answer of `grog_ocs_trucks_extend`.
 */
typedef struct GrogOcsTrucksExtendAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A summary of the counters that result. Zero if the answer is forbidden.
   */
  struct GrogOcsNewCounters value;
} GrogOcsTrucksExtendAnswer;

/**
 * The question of `grog_ocs_turn_next`. A segment that is to end.
 */
typedef struct GrogOcsTurnNextQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The weather that was rolled, numbered by the caller from 1. Required when the Weather Determination Segment
   * ends, and absent otherwise.
   */
  uint8_t weather;
  /**
   * The player who goes first. Required when the First Player Determination Segment ends, save for a simulcast turn, and
   * absent otherwise.
   */
  uint8_t first;
  /**
   * Both players declare the turn simulcast, when the First Player Determination Segment ends; absent otherwise.
   */
  GrogFlag simulcast;
  uint8_t reserved[7];
} GrogOcsTurnNextQuestion;

/**
 * The answer of `grog_ocs_turn_next`.
 */
typedef struct GrogOcsTurnNextAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * Where a game stands in its sequence of play. Zero if the answer is forbidden.
   */
  struct GrogOcsTurnState value;
} GrogOcsTurnNextAnswer;

/**
 * The question of `grog_ocs_turn_choices`. A side that asks what it may do now.
 */
typedef struct GrogOcsTurnChoicesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The side, 1 to 8.
   */
  uint8_t side;
  uint8_t reserved[1];
} GrogOcsTurnChoicesQuestion;

/**
 * Something that a side may do now.
 */
typedef struct GrogOcsTurnChoice {
  /**
   * The unit that may do it; absent where the segment has it and the question of its chapter decides who may.
   *
   * C and Rust say 65535 for none.
   */
  uint16_t unit;
  /**
   * What it is.
   */
  GrogOcsTurnActionCode action;
  uint8_t reserved;
} GrogOcsTurnChoice;

/**
 * How much a side may do.
 */
typedef struct GrogOcsTurnChoiceCount {
  /**
   * The number of rows.
   */
  uint32_t found;
} GrogOcsTurnChoiceCount;

/**
 * The answer of `grog_ocs_turn_choices`.
 */
typedef struct GrogOcsTurnChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Something that a side may do now.
   */
  struct GrogOcsTurnChoice *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * How much a side may do.
   */
  struct GrogOcsTurnChoiceCount value;
} GrogOcsTurnChoicesAnswer;

/**
 * The question of `grog_ocs_turn_rebuild`. Units that are to be rebuilt now, with replacements in one hex.
 */
typedef struct GrogOcsTurnRebuildQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The replacements, by their `id`s in ascending order. Those that are not needed are kept; of each kind the first
   * ones are used. C says their places in the board's list.
   */
  const uint16_t *repls;
  size_t repls_len;
  /**
   * The units to rebuild, at most 255.
   */
  const struct GrogOcsUnitToRebuild *orders;
  size_t orders_len;
  /**
   * The side's units in the Dead Pile, each in the mode in which it is to be placed. With them are counters of
   * trucks whose `amount` is the number of points to rebuild. They are newcomers of the board, of which those are
   * placed that an order names.
   */
  const struct GrogOcsUnit *dead;
  size_t dead_len;
  /**
   * The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
   */
  const struct GrogOcsRebuildRow *table;
  size_t table_len;
  /**
   * Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt.
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint16_t trucks_lost;
  /**
   * Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.
   * Counted in 1/4: 1 TP is GROG_TP.
   */
  uint16_t trucks_provided;
  uint8_t reserved[4];
} GrogOcsTurnRebuildQuestion;

/**
 * The answer of `grog_ocs_turn_rebuild`.
 */
typedef struct GrogOcsTurnRebuildAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A rebuilding that is allowed. Zero if the answer is forbidden.
   */
  struct GrogOcsRebuilt value;
} GrogOcsTurnRebuildAnswer;

/**
 * The question of `grog_ocs_turn_arrive`. Reinforcements that are to arrive together in a hex now.
 */
typedef struct GrogOcsTurnArriveQuestion {
  uint32_t size;
  /**
   * The position without the reinforcements.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The units that arrive, newcomers of the board, in the modes in which they are placed, each with the game turn in
   * which it is `due`. Transport Points have the load that they are to have.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The hex of arrival.
   */
  GrogHex to;
  /**
   * How they enter. Not needed for aircraft alone, which arrive at an air base.
   */
  GrogOcsArrivesByCode entry;
  /**
   * The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any
   * friendly air base.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks
   * can be loaded.
   */
  uint16_t supply;
  uint8_t reserved[6];
} GrogOcsTurnArriveQuestion;

/**
 * The answer of `grog_ocs_turn_arrive`.
 */
typedef struct GrogOcsTurnArriveAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * An arrival that is allowed. Zero if the answer is forbidden.
   */
  struct GrogOcsArrived value;
} GrogOcsTurnArriveAnswer;

/**
 * The question of `grog_ocs_turn_consolidate`. Two units that are to be consolidated now.
 */
typedef struct GrogOcsTurnConsolidateQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The unit that stays on the map, and the one that gives it its steps, if that is on the map too, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The unit in the Dead Pile whose place in its formation the first of `units` takes: a newcomer of the board, on which
   * it is not placed. An empty list for two units on the map.
   */
  const struct GrogOcsUnit *dead;
  size_t dead_len;
  /**
   * Two aircraft are of different types, even if their values are the same.
   */
  GrogFlag types_differ;
  uint8_t reserved[7];
} GrogOcsTurnConsolidateQuestion;

/**
 * The answer of `grog_ocs_turn_consolidate`.
 */
typedef struct GrogOcsTurnConsolidateAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A consolidation that is allowed. Zero if the answer is forbidden.
   */
  struct GrogOcsConsolidated value;
} GrogOcsTurnConsolidateAnswer;

/**
 * The question of `grog_ocs_turn_change`. A unit that is to take a mode now.
 */
typedef struct GrogOcsTurnChangeQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The mode that it is to take: Combat, Move, Reserve or Strat; its own mode to turn only.
   */
  GrogOcsModeCode mode;
  /**
   * The side of the counter that is to show. Required in Reserve Mode, and to turn a disorganized unit.
   */
  GrogOcsOrientationCode oriented;
  uint8_t reserved[6];
} GrogOcsTurnChangeQuestion;

/**
 * The answer of `grog_ocs_turn_change`.
 */
typedef struct GrogOcsTurnChangeAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A mode that a unit took. Zero if the answer is forbidden.
   */
  struct GrogOcsModeChanged value;
} GrogOcsTurnChangeAnswer;

/**
 * The question of `grog_ocs_turn_release`. Units that are to be released from Reserve now.
 */
typedef struct GrogOcsTurnReleaseQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The units, of one side, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
} GrogOcsTurnReleaseQuestion;

/**
 * The answer of `grog_ocs_turn_release`.
 */
typedef struct GrogOcsTurnReleaseAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The units that were released. Zero if the answer is forbidden.
   */
  struct GrogOcsReleased value;
} GrogOcsTurnReleaseAnswer;

/**
 * The question of `grog_ocs_turn_march`. A unit or stack that is to move now.
 */
typedef struct GrogOcsTurnMarchQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The units that move together, from one hex, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The hexes that they enter, in order, none by an overrun.
   */
  const struct GrogOcsWaypoint *path;
  size_t path_len;
  /**
   * The units that are dropped off on the way. They move no further; the others go on.
   */
  const struct GrogOcsDropOff *drops;
  size_t drops_len;
} GrogOcsTurnMarchQuestion;

/**
 * The answer of `grog_ocs_turn_march`.
 */
typedef struct GrogOcsTurnMarchAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What a path is to the stack that moved along it. Zero if the answer is forbidden.
   */
  struct GrogOcsMarched value;
} GrogOcsTurnMarchAnswer;

/**
 * The question of `grog_ocs_turn_load`. Supply that Transport Points are to load now.
 */
typedef struct GrogOcsTurnLoadQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The Transport Points, by their `id`. C says its place in the board's list.
   */
  uint16_t truck;
  /**
   * The dump, in the same hex. C says its place in the board's list.
   */
  uint16_t source;
  /**
   * The amount to load, in T.
   */
  uint16_t amount;
  uint8_t reserved[4];
} GrogOcsTurnLoadQuestion;

/**
 * The answer of `grog_ocs_turn_load`.
 */
typedef struct GrogOcsTurnLoadAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The cost of loading or unloading, and the state after it. Zero if the answer is forbidden.
   */
  struct GrogOcsLoadingCost value;
} GrogOcsTurnLoadAnswer;

/**
 * The question of `grog_ocs_turn_unload`. Supply that Transport Points are to unload now.
 */
typedef struct GrogOcsTurnUnloadQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The Transport Points, by their `id`. C says its place in the board's list.
   */
  uint16_t truck;
  /**
   * The amount to unload, in T.
   */
  uint16_t amount;
  uint8_t reserved[6];
} GrogOcsTurnUnloadQuestion;

/**
 * The answer of `grog_ocs_turn_unload`.
 */
typedef struct GrogOcsTurnUnloadAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The cost of loading or unloading, and the state after it. Zero if the answer is forbidden.
   */
  struct GrogOcsLoadingCost value;
} GrogOcsTurnUnloadAnswer;

/**
 * The question of `grog_ocs_turn_break_down`. A multi-step unit that is to make Breakdowns now.
 */
typedef struct GrogOcsTurnBreakDownQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The multi-step unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The Breakdowns that it is to make, with the mode and the markers that they are to have: newcomers of the board.
   */
  const struct GrogOcsUnit *breakdowns;
  size_t breakdowns_len;
  /**
   * The Breakdowns that the game has for the nation of the unit, those on the board included; 0 for no limit.
   */
  uint8_t pool;
  uint8_t reserved[7];
} GrogOcsTurnBreakDownQuestion;

/**
 * The answer of `grog_ocs_turn_break_down`.
 */
typedef struct GrogOcsTurnBreakDownAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What is left of a unit that made Breakdowns. Zero if the answer is forbidden.
   */
  struct GrogOcsBrokenDown value;
} GrogOcsTurnBreakDownAnswer;

/**
 * The question of `grog_ocs_turn_absorb`. A multi-step unit and the Breakdowns that are stacked with it when a phase ends now.
 */
typedef struct GrogOcsTurnAbsorbQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The multi-step unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The Breakdowns that it absorbs, by their `id`s. An empty list for none. C says their places in the board's list.
   */
  const uint16_t *absorbed;
  size_t absorbed_len;
} GrogOcsTurnAbsorbQuestion;

/**
 * The answer of `grog_ocs_turn_absorb`.
 */
typedef struct GrogOcsTurnAbsorbAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What a unit is that absorbed Breakdowns. Zero if the answer is forbidden.
   */
  struct GrogOcsAbsorbed value;
} GrogOcsTurnAbsorbAnswer;

/**
 * The question of `grog_ocs_turn_combine`. Transport Points that are to be combined or divided now.
 */
typedef struct GrogOcsTurnCombineQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The counters before, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The counters afterwards, each with the load that it is to have: newcomers of the board. Their points and loads are
   * those of the counters before.
   */
  const struct GrogOcsUnit *counters;
  size_t counters_len;
  /**
   * The game's counter mix. An empty list means no limit.
   */
  const struct GrogOcsCounterMix *mix;
  size_t mix_len;
} GrogOcsTurnCombineQuestion;

/**
 * The answer of `grog_ocs_turn_combine`.
 */
typedef struct GrogOcsTurnCombineAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A summary of the counters that result. Zero if the answer is forbidden.
   */
  struct GrogOcsNewCounters value;
} GrogOcsTurnCombineAnswer;

/**
 * The question of `grog_ocs_turn_extend`. Transport Points that are to form an Extender now, or an Extender that is to be unformed.
 */
typedef struct GrogOcsTurnExtendQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The counters, five points in all, or the Extender alone, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The Extender is to be unformed.
   */
  GrogFlag unform;
  uint8_t reserved[7];
} GrogOcsTurnExtendQuestion;

/**
 * The answer of `grog_ocs_turn_extend`.
 */
typedef struct GrogOcsTurnExtendAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of the counters that result. Zero if the answer is forbidden.
   */
  struct GrogOcsNewCounters value;
} GrogOcsTurnExtendAnswer;

/**
 * The question of `grog_ocs_turn_collapse`. An Extender that collapses now.
 */
typedef struct GrogOcsTurnCollapseQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The Extender, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The hex to which it collapses; its own, if it is turned where it is.
   */
  GrogHex hex;
  uint8_t reserved[4];
} GrogOcsTurnCollapseQuestion;

/**
 * An Extender that has collapsed.
 */
typedef struct GrogOcsCollapsed {
  /**
   * The number of hexes to which it may collapse.
   */
  uint32_t found;
  /**
   * An enemy unit has entered its hex.
   */
  GrogFlag forced;
  /**
   * It is turned where it is, beside that unit, which may capture it (9.14c).
   */
  GrogFlag taken;
} GrogOcsCollapsed;

/**
 * The answer of `grog_ocs_turn_collapse`.
 */
typedef struct GrogOcsTurnCollapseAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * An Extender that has collapsed. Zero if the answer is forbidden.
   */
  struct GrogOcsCollapsed value;
} GrogOcsTurnCollapseAnswer;

/**
 * The question of `grog_ocs_turn_refit`. Aircraft that a base is to refit now.
 */
typedef struct GrogOcsTurnRefitQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The air base or air strip, by its `id`. C says its place in the board's list.
   */
  uint16_t air_base;
  /**
   * The Inactive aircraft in its hex that become Active, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *planes;
  size_t planes_len;
  /**
   * The dumps and loaded Transport Points that pay, one after the other. C says their places in the board's list.
   */
  const uint16_t *sources;
  size_t sources_len;
  /**
   * The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
   */
  const uint16_t *hqs;
  size_t hqs_len;
} GrogOcsTurnRefitQuestion;

/**
 * What a base refitted.
 */
typedef struct GrogOcsRefitted {
  /**
   * The cost, in T.
   */
  uint16_t cost;
  /**
   * The aircraft that become Active.
   */
  uint16_t planes;
} GrogOcsRefitted;

/**
 * The answer of `grog_ocs_turn_refit`.
 */
typedef struct GrogOcsTurnRefitAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What a base refitted. Zero if the answer is forbidden.
   */
  struct GrogOcsRefitted value;
} GrogOcsTurnRefitAnswer;

/**
 * The question of `grog_ocs_turn_break_out`. A unit that is to break out now.
 */
typedef struct GrogOcsTurnBreakOutQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The units that their owner leaves out of the trace of their formations (12.6f), by their `id`s. An empty list
   * for none. C says their places in the board's list.
   */
  const uint16_t *left_out;
  size_t left_out_len;
  /**
   * This is the first turn in which Transport Points find themselves without trace. The board remembers it of combat
   * units, for which it is absent.
   */
  GrogFlag first;
  /**
   * For each roll one die, 1 to 6, and a second one if the first with its modifier is 5 or more.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogOcsTurnBreakOutQuestion;

/**
 * The answer of `grog_ocs_turn_break_out`.
 */
typedef struct GrogOcsTurnBreakOutAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The result of a breakout. Zero if the answer is forbidden.
   */
  struct GrogOcsBrokenOut value;
} GrogOcsTurnBreakOutAnswer;

/**
 * The question of `grog_ocs_turn_rail`. A unit, or supply, that is to move by rail now.
 */
typedef struct GrogOcsTurnRailQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The combat unit, the Transport Points or the dump, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The hex where it detrains.
   */
  GrogHex to;
  /**
   * How much of a dump moves, in T; all of it by default.
   */
  uint16_t amount;
  /**
   * The side's Rail Cap for this turn, in points of capacity.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint32_t rail_cap;
  /**
   * The Rail Cap that the side has used earlier in this turn, in points. Required in a simulcast turn, in which the state
   * counts none, and 0 or absent in any other.
   * Counted in 1/16: 1 capacity is GROG_CAPACITY.
   */
  uint16_t rail_cap_used;
  /**
   * A Rail Repair unit also converts hexes in this phase, after the movement.
   */
  GrogFlag converts;
  uint8_t reserved[1];
} GrogOcsTurnRailQuestion;

/**
 * The answer of `grog_ocs_turn_rail`.
 */
typedef struct GrogOcsTurnRailAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * Where a game stands in its sequence of play. Zero if the answer is forbidden.
   */
  struct GrogOcsTurnState value;
} GrogOcsTurnRailAnswer;

/**
 * The question of `grog_ocs_turn_construct`. Construction that a unit is to perform now.
 */
typedef struct GrogOcsTurnConstructQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The unit, by its `id`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The hex of the facility.
   */
  GrogHex hex;
  /**
   * The task.
   */
  GrogOcsTaskCode task;
  /**
   * The dumps and loaded Transport Points that pay one after the other, each in reach of the unit. An empty list for a
   * task that is free. C says their places in the board's list.
   */
  const uint16_t *sources;
  size_t sources_len;
  /**
   * The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
   */
  const uint16_t *hqs;
  size_t hqs_len;
} GrogOcsTurnConstructQuestion;

/**
 * The answer of `grog_ocs_turn_construct`.
 */
typedef struct GrogOcsTurnConstructAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The cost and result of construction. Zero if the answer is forbidden.
   */
  struct GrogOcsConstructed value;
} GrogOcsTurnConstructAnswer;

/**
 * The question of `grog_ocs_turn_blow`. A dump that is to be blown now.
 */
typedef struct GrogOcsTurnBlowQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The supply of one hex that is named, in the order in which its owner loses it.
   */
  const struct GrogOcsBlowLoad *loads;
  size_t loads_len;
  /**
   * One die, 1 to 6.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogOcsTurnBlowQuestion;

/**
 * The answer of `grog_ocs_turn_blow`.
 */
typedef struct GrogOcsTurnBlowAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What blowing a dump destroyed. Zero if the answer is forbidden.
   */
  struct GrogOcsBlown value;
} GrogOcsTurnBlowAnswer;

/**
 * The question of `grog_ocs_turn_fuel`. Units that are to be fuelled now.
 */
typedef struct GrogOcsTurnFuelQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The units, of one side, by their `id`s. By headquarters: itself, if it is to be fuelled, and the independent
   * units that move on its fuel. Of a formation all that can share the source: who is not named is not fuelled. Who
   * needs no fuel may be among them and costs nothing; supply, facilities, aircraft and ships may not. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The way to pay.
   */
  GrogOcsFuelByCode by;
  /**
   * The dumps and loaded Transport Points that pay, one after the other. An empty list where nothing is to be paid. C says their places in the board's list.
   */
  const uint16_t *sources;
  size_t sources_len;
  /**
   * The headquarters that may throw the fuel; the one that is fuelled, by headquarters. An empty list for direct draw. C says their places in the board's list.
   */
  const uint16_t *hqs;
  size_t hqs_len;
} GrogOcsTurnFuelQuestion;

/**
 * What was fuelled.
 */
typedef struct GrogOcsFuelled {
  /**
   * The cost, in T.
   */
  uint16_t cost;
  /**
   * The units that are fuelled.
   */
  uint16_t units;
} GrogOcsFuelled;

/**
 * The answer of `grog_ocs_turn_fuel`.
 */
typedef struct GrogOcsTurnFuelAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What was fuelled. Zero if the answer is forbidden.
   */
  struct GrogOcsFuelled value;
} GrogOcsTurnFuelAnswer;

/**
 * A constant of `enum GrogOcsExpense`; 0 where it is not said.
 */
typedef uint8_t GrogOcsExpenseCode;

/**
 * The question of `grog_ocs_turn_payers`. Units that are to be paid for.
 */
typedef struct GrogOcsTurnPayersQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * What is to be paid.
   */
  GrogOcsExpenseCode expense;
  /**
   * The units, of one side, by their `id`s, in the order in which they are served: at most 64. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * What the barrage or the construction costs, in T. Required for these two.
   */
  uint16_t cost;
  /**
   * The way to pay for fuel, of all units alike; absent for the cheapest of all ways together.
   */
  GrogOcsFuelByCode by;
  uint8_t reserved[5];
} GrogOcsTurnPayersQuestion;

/**
 * Who pays for a unit.
 */
typedef struct GrogOcsPayer {
  /**
   * The unit, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The dump or the loaded Transport Points, by `id`; absent for what nobody pays, or what costs nothing.
   *
   * C and Rust say their places in the board's list, and 65535 for none.
   */
  uint16_t source;
  /**
   * The headquarters that throws the supply or, for fuel by headquarters, that is fuelled, by its `id`; absent if
   * the unit draws by itself.
   *
   * C and Rust say its place in the board's list, and 65535 for none.
   */
  uint16_t hq;
  /**
   * What the source pays, in T; what several units pay together stands in the row of the first of them. Without a
   * source, what is lacking.
   */
  uint16_t amount;
  /**
   * The order to which the row belongs, from 1; 0 for what is lacking.
   */
  uint16_t order;
  /**
   * The way to pay for fuel; absent for other expenses.
   */
  GrogOcsFuelByCode by;
  uint8_t reserved;
} GrogOcsPayer;

/**
 * What units pay.
 */
typedef struct GrogOcsPayersFound {
  /**
   * What is paid, in T.
   */
  uint32_t cost;
  /**
   * What is lacking, in T.
   */
  uint32_t lacking;
  /**
   * The orders.
   */
  uint32_t orders;
} GrogOcsPayersFound;

/**
 * The answer of `grog_ocs_turn_payers`.
 */
typedef struct GrogOcsTurnPayersAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Who pays for a unit.
   */
  struct GrogOcsPayer *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What units pay.
   */
  struct GrogOcsPayersFound value;
} GrogOcsTurnPayersAnswer;

/**
 * The question of `grog_ocs_turn_attack`. Units that are to attack a hex now.
 */
typedef struct GrogOcsTurnAttackQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The attacking units, by their `id`s, in the order in which they pay. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The attacked hex.
   */
  GrogHex target;
  /**
   * Those of the units that fight on their internal stocks. An empty list for none. C says their places in the board's list.
   */
  const uint16_t *on_stocks;
  size_t on_stocks_len;
  /**
   * The dumps and loaded Transport Points that pay. Each unit pays out of those that it reaches, in their order. C says their places in the board's list.
   */
  const uint16_t *sources;
  size_t sources_len;
  /**
   * The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
   */
  const uint16_t *hqs;
  size_t hqs_len;
} GrogOcsTurnAttackQuestion;

/**
 * Combat supply of one side.
 */
typedef struct GrogOcsCombatPaid {
  /**
   * What is paid, in T.
   */
  uint16_t cost;
  /**
   * The units with combat supply.
   */
  uint16_t units;
} GrogOcsCombatPaid;

/**
 * The answer of `grog_ocs_turn_attack`.
 */
typedef struct GrogOcsTurnAttackAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * Combat supply of one side. Zero if the answer is forbidden.
   */
  struct GrogOcsCombatPaid value;
} GrogOcsTurnAttackAnswer;

/**
 * The question of `grog_ocs_turn_concede`. A Beach Assault that its defender turns into an ALT landing.
 */
typedef struct GrogOcsTurnConcedeQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The units that land, by their `id`s: one stack on landing craft, next to the attacked hex or in it. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The attacked hex.
   */
  GrogHex target;
  uint8_t reserved[4];
} GrogOcsTurnConcedeQuestion;

/**
 * What a defender gives up by letting a Beach Assault land.
 */
typedef struct GrogOcsConceded {
  /**
   * The units that land.
   */
  uint16_t landed;
  /**
   * The combat units of the defender that are destroyed.
   */
  uint16_t destroyed;
} GrogOcsConceded;

/**
 * The answer of `grog_ocs_turn_concede`.
 */
typedef struct GrogOcsTurnConcedeAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What a defender gives up by letting a Beach Assault land. Zero if the answer is forbidden.
   */
  struct GrogOcsConceded value;
} GrogOcsTurnConcedeAnswer;

/**
 * The question of `grog_ocs_turn_defend`. The defenders of a hex that is attacked now, and how they are paid for.
 */
typedef struct GrogOcsTurnDefendQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The attacked hex.
   */
  GrogHex target;
  /**
   * The defenders with combat supply, by their `id`s, at most 64. Dumps pay for those of them that are not in
   * `on_stocks`. An empty list for none. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The defenders that use their internal stocks, whether `units` names them too or not. An empty list for none. C says their places in the board's list.
   */
  const uint16_t *on_stocks;
  size_t on_stocks_len;
  /**
   * The dumps and loaded Transport Points that may pay: those are taken that cost least, and of them the first. C says their places in the board's list.
   */
  const uint16_t *sources;
  size_t sources_len;
  /**
   * The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
   */
  const uint16_t *hqs;
  size_t hqs_len;
} GrogOcsTurnDefendQuestion;

/**
 * The answer of `grog_ocs_turn_defend`.
 */
typedef struct GrogOcsTurnDefendAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * Combat supply of one side. Zero if the answer is forbidden.
   */
  struct GrogOcsCombatPaid value;
} GrogOcsTurnDefendAnswer;

/**
 * The question of `grog_ocs_turn_odds`. A combat for which both sides are supplied.
 */
typedef struct GrogOcsTurnOddsQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The attacked hex.
   */
  GrogHex target;
  /**
   * The units whose Action Rating counts, at most one of each side. By default the one with the highest. C says their places in the board's list.
   */
  const uint16_t *leads;
  size_t leads_len;
} GrogOcsTurnOddsQuestion;

/**
 * A combat unit that takes part in a combat.
 */
typedef struct GrogOcsCombatant {
  /**
   * The unit, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * It attacks; otherwise it defends.
   */
  GrogFlag attacks;
  /**
   * Its Action Rating counts for its side.
   */
  GrogFlag leads;
} GrogOcsCombatant;

/**
 * The answer of `grog_ocs_turn_odds`.
 */
typedef struct GrogOcsTurnOddsAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A combat unit that takes part in a combat.
   */
  struct GrogOcsCombatant *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The assessment of an attack: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
   */
  struct GrogOcsAssessment value;
} GrogOcsTurnOddsAnswer;

/**
 * The question of `grog_ocs_turn_settle`. A side's payment for the result of the combat.
 */
typedef struct GrogOcsTurnSettleQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The attacked hex.
   */
  GrogHex target;
  /**
   * The battle, as `ocs.combat.resolve` returned it, or this order for the attacker. Its stage is the one that the hex
   * has come to.
   */
  struct GrogOcsBattle battle;
  /**
   * The steps that units of the side that settles next lose. An empty list for no losses.
   */
  const struct GrogOcsStepsLost *losses;
  size_t losses_len;
  /**
   * The number of hexes that all of them retreat.
   */
  uint8_t retreat;
  /**
   * The option is ignored.
   */
  GrogFlag ignore;
  uint8_t reserved[6];
} GrogOcsTurnSettleQuestion;

/**
 * The answer of `grog_ocs_turn_settle`.
 */
typedef struct GrogOcsTurnSettleAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The result of a payment. Zero if the answer is forbidden.
   */
  struct GrogOcsSettled value;
} GrogOcsTurnSettleAnswer;

/**
 * The question of `grog_ocs_turn_retreat`. Units that retreat from a combat now.
 */
typedef struct GrogOcsTurnRetreatQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The units that retreat together, from one hex, by their `id`s: those that have to, and combat units and Organic
   * Trucks that go along (9.12d). C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The hexes that they enter, in order, at most 12.
   */
  const GrogHex *path;
  size_t path_len;
  /**
   * The steps that units which are disorganized already lose in enemy zones of control. An empty list for none.
   */
  const struct GrogOcsStepsLost *losses;
  size_t losses_len;
} GrogOcsTurnRetreatQuestion;

/**
 * The answer of `grog_ocs_turn_retreat`.
 */
typedef struct GrogOcsTurnRetreatAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The cost of a retreat for a stack. Zero if the answer is forbidden.
   */
  struct GrogOcsRetreated value;
} GrogOcsTurnRetreatAnswer;

/**
 * The question of `grog_ocs_turn_advance`. The attackers that advance into the hex.
 */
typedef struct GrogOcsTurnAdvanceQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The attacked hex.
   */
  GrogHex target;
  /**
   * The battle, as `ocs.turn.settle` returned it for the defender.
   */
  struct GrogOcsBattle battle;
  /**
   * The units that advance, by their `id`s. An empty list if none does. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
} GrogOcsTurnAdvanceQuestion;

/**
 * The answer of `grog_ocs_turn_advance`.
 */
typedef struct GrogOcsTurnAdvanceAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * An advance. Zero if the answer is forbidden.
   */
  struct GrogOcsAdvanced value;
} GrogOcsTurnAdvanceAnswer;

/**
 * The question of `grog_ocs_turn_capture`. A hex in which an enemy unit captures what is there now.
 */
typedef struct GrogOcsTurnCaptureQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The dice, 1 to 6: one each for dumps, trucks and wagons where there are any, in this order. Then come two for
   * each aircraft in the order of the board's list.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * What is captured of each unit, as their owner chooses. An empty list for nothing.
   */
  const struct GrogOcsTaken *taken;
  size_t taken_len;
  /**
   * Where Transport Points go of which not all is captured, and to which air base aircraft that survive, as their owner
   * chooses. It must be said of each, but of an aircraft without a base in reach.
   */
  const struct GrogOcsRest *rest;
  size_t rest_len;
  /**
   * The aircraft in the hex that are Active. An empty list for none. C says their places in the board's list.
   */
  const uint16_t *active;
  size_t active_len;
  /**
   * The hedgehog in the hex is printed on the map, and so keeps its level under the option `counter_hedgehogs`.
   */
  GrogFlag printed_hedgehog;
  uint8_t reserved[7];
} GrogOcsTurnCaptureQuestion;

/**
 * The answer of `grog_ocs_turn_capture`.
 */
typedef struct GrogOcsTurnCaptureAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The result of a capture. Zero if the answer is forbidden.
   */
  struct GrogOcsCaptureSettled value;
} GrogOcsTurnCaptureAnswer;

/**
 * The question of `grog_ocs_turn_barrage`. Units that are to barrage a hex now.
 */
typedef struct GrogOcsTurnBarrageQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The firing units, of one kind and one side, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The target hex.
   */
  GrogHex target;
  /**
   * The dump or the loaded Transport Points that pay for artillery, each in reach of every firing unit; one after the
   * other where a headquarters throws. An empty list for aircraft and ships. C says their places in the board's list.
   */
  const uint16_t *sources;
  size_t sources_len;
  /**
   * The headquarters that throws the supply. An empty list for direct draw. C says their places in the board's list.
   */
  const uint16_t *hqs;
  size_t hqs_len;
  /**
   * The nations whose aircraft the game lets fly hip shoots, numbered as `nationality`. An empty list for none.
   */
  const uint8_t *hip_nations;
  size_t hip_nations_len;
  /**
   * Flak or interception has stopped the air mission: it barrages nothing, and counts for its hex all the same (10.0e.A).
   */
  GrogFlag aborted;
  uint8_t reserved[7];
} GrogOcsTurnBarrageQuestion;

/**
 * The answer of `grog_ocs_turn_barrage`.
 */
typedef struct GrogOcsTurnBarrageAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The assessment of a barrage: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
   */
  struct GrogOcsBarrageAssessment value;
} GrogOcsTurnBarrageAnswer;

/**
 * The question of `grog_ocs_turn_bombard`. Units that are to barrage a facility now.
 */
typedef struct GrogOcsTurnBombardQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The firing units, of one kind and one side, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The target hex.
   */
  GrogHex target;
  /**
   * The kind of target in it, which the firer names.
   */
  GrogOcsTargetCode facility;
  /**
   * The dump or the loaded Transport Points that pay for artillery, as in `ocs.turn.barrage`. An empty list for aircraft
   * and ships. C says their places in the board's list.
   */
  const uint16_t *sources;
  size_t sources_len;
  /**
   * The headquarters that throws the supply. An empty list for direct draw. C says their places in the board's list.
   */
  const uint16_t *hqs;
  size_t hqs_len;
  /**
   * One die for the table, and one for each enemy plane in the hex if the result can hit planes; 1 to 6 each. Required
   * unless the mission is aborted, which has none.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The nations whose aircraft the game lets fly hip shoots, numbered as `nationality`. An empty list for none.
   */
  const uint8_t *hip_nations;
  size_t hip_nations_len;
  /**
   * Flak or interception has stopped the air mission: it barrages nothing, and counts for its hex all the same (10.0e.A).
   */
  GrogFlag aborted;
  uint8_t reserved[7];
} GrogOcsTurnBombardQuestion;

/**
 * The answer of `grog_ocs_turn_bombard`.
 */
typedef struct GrogOcsTurnBombardAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The result of a barrage against a facility. Zero if the answer is forbidden.
   */
  struct GrogOcsFacilityHit value;
} GrogOcsTurnBombardAnswer;

/**
 * The question of `grog_ocs_turn_suffer`. The losses of a barrage's target.
 */
typedef struct GrogOcsTurnSufferQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The target hex.
   */
  GrogHex target;
  /**
   * The barrage, as `ocs.barrage.resolve` returned it.
   */
  struct GrogOcsBarraged barrage;
  /**
   * The steps that units in the hex lose, as their owner chooses. An empty list for no losses.
   */
  const struct GrogOcsStepsLost *losses;
  size_t losses_len;
} GrogOcsTurnSufferQuestion;

/**
 * The answer of `grog_ocs_turn_suffer`.
 */
typedef struct GrogOcsTurnSufferAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A barrage between its dice and its losses. A plain value that the caller keeps. Zero if the answer is forbidden.
   */
  struct GrogOcsBarraged value;
} GrogOcsTurnSufferAnswer;

/**
 * The question of `grog_ocs_turn_restock`. Units that are to restock now.
 */
typedef struct GrogOcsTurnRestockQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The units, by their `id`s, in the order in which their owner restocks them. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The dumps and loaded Transport Points in their reach, which pay one after the other. C says their places in the board's list.
   */
  const uint16_t *sources;
  size_t sources_len;
  /**
   * The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
   */
  const uint16_t *hqs;
  size_t hqs_len;
} GrogOcsTurnRestockQuestion;

/**
 * The answer of `grog_ocs_turn_restock`.
 */
typedef struct GrogOcsTurnRestockAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What restocking took. Zero if the answer is forbidden.
   */
  struct GrogOcsRestocked value;
} GrogOcsTurnRestockAnswer;

/**
 * The question of `grog_ocs_turn_trace`. The trace of the acting side, to be settled now.
 */
typedef struct GrogOcsTurnTraceQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The units that their owner leaves out of the trace of their formations (12.6f), by their `id`s. An empty list
   * for none. C says their places in the board's list.
   */
  const uint16_t *left_out;
  size_t left_out_len;
} GrogOcsTurnTraceQuestion;

/**
 * The answer of `grog_ocs_turn_trace`.
 */
typedef struct GrogOcsTurnTraceAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * Where a game stands in its sequence of play. Zero if the answer is forbidden.
   */
  struct GrogOcsTurnState value;
} GrogOcsTurnTraceAnswer;

/**
 * The question of `grog_ocs_turn_eat`. Units that are to eat now.
 */
typedef struct GrogOcsTurnEatQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * All units that eat out of the dump, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The supply on the ground or the Transport Points that pay, by `id`. C says its place in the board's list.
   */
  uint16_t source;
  /**
   * The headquarters that may throw the supply. An empty list for direct draw. C says their places in the board's list.
   */
  const uint16_t *hqs;
  size_t hqs_len;
} GrogOcsTurnEatQuestion;

/**
 * The answer of `grog_ocs_turn_eat`.
 */
typedef struct GrogOcsTurnEatAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What units eat. Zero if the answer is forbidden.
   */
  struct GrogOcsEaten value;
} GrogOcsTurnEatAnswer;

/**
 * The question of `grog_ocs_turn_mark`. A side's units that are to be marked now.
 */
typedef struct GrogOcsTurnMarkQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  uint8_t reserved[2];
} GrogOcsTurnMarkQuestion;

/**
 * The answer of `grog_ocs_turn_mark`.
 */
typedef struct GrogOcsTurnMarkAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * Where a game stands in its sequence of play. Zero if the answer is forbidden.
   */
  struct GrogOcsTurnState value;
} GrogOcsTurnMarkAnswer;

/**
 * The question of `grog_ocs_turn_attrition`. A hex whose units check attrition now.
 */
typedef struct GrogOcsTurnAttritionQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Where the game stands.
   */
  struct GrogOcsTurnState turn;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side whose units check.
   */
  uint8_t side;
  /**
   * Two dice, 1 to 6 each.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The steps that each unit loses, as its owner chooses when the roll is known. An empty list for no losses.
   */
  const struct GrogOcsStepsLost *losses;
  size_t losses_len;
} GrogOcsTurnAttritionQuestion;

/**
 * The answer of `grog_ocs_turn_attrition`.
 */
typedef struct GrogOcsTurnAttritionAnswer {
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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The steps that a roll costs. Zero if the answer is forbidden.
   */
  struct GrogOcsAttritionLoss value;
} GrogOcsTurnAttritionAnswer;

/**
 * The question of `grog_ocs_units_attack_capable`. A question about one unit.
 */
typedef struct GrogOcsUnitsAttackCapableQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
} GrogOcsUnitsAttackCapableQuestion;

/**
 * The answer of `grog_ocs_units_attack_capable`.
 */
typedef struct GrogOcsUnitsAttackCapableAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogOcsUnitsAttackCapableAnswer;

/**
 * The question of `grog_ocs_units_zone_of_control`. A question about one unit.
 */
typedef struct GrogOcsUnitsZoneOfControlQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
} GrogOcsUnitsZoneOfControlQuestion;

/**
 * The answer of `grog_ocs_units_zone_of_control`.
 */
typedef struct GrogOcsUnitsZoneOfControlAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogOcsUnitsZoneOfControlAnswer;

/**
 * The question of `grog_ocs_units_enter`. A unit that is to enter a hex by ground movement.
 */
typedef struct GrogOcsUnitsEnterQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * The enemy units in the hex. An empty list for an empty hex, village or city.
   */
  const struct GrogOcsUnit *enemies;
  size_t enemies_len;
} GrogOcsUnitsEnterQuestion;

/**
 * The answer of `grog_ocs_units_enter`.
 */
typedef struct GrogOcsUnitsEnterAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogOcsUnitsEnterAnswer;

/**
 * The question of `grog_ocs_units_classes`. A question about one unit.
 */
typedef struct GrogOcsUnitsClassesQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
} GrogOcsUnitsClassesQuestion;

/**
 * The classes that a unit belongs to (4.0). The word "unit" alone includes all of them.
 */
typedef struct GrogOcsUnitClasses {
  /**
   * A ground unit: a combat unit or one of the five non-combat classes.
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
   * A unit that is attack-capable now (4.4).
   */
  GrogFlag attack_capable;
  /**
   * A unit with a size in RE (4.6).
   */
  GrogFlag has_re;
  /**
   * A unit that can be transported (4.7): a combat unit, Transport Points or supply.
   */
  GrogFlag cargo;
} GrogOcsUnitClasses;

/**
 * The answer of `grog_ocs_units_classes`.
 */
typedef struct GrogOcsUnitsClassesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The classes that a unit belongs to (4.0). The word "unit" alone includes all of them.
   */
  struct GrogOcsUnitClasses value;
} GrogOcsUnitsClassesAnswer;

/**
 * The question of `grog_ocs_zoc_covers`. A hex in which a side would act.
 */
typedef struct GrogOcsZocCoversQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side that would act in the hex, 1 to 8. The zones of all other sides are enemy zones.
   */
  uint8_t side;
  uint8_t reserved[3];
} GrogOcsZocCoversQuestion;

/**
 * A unit whose zone covers a hex.
 */
typedef struct GrogOcsCoveringUnit {
  /**
   * The unit, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
   */
  uint16_t rule;
  /**
   * The hex of the unit.
   */
  GrogHex hex;
} GrogOcsCoveringUnit;

/**
 * The enemy zones of control in a hex.
 */
typedef struct GrogOcsZone {
  /**
   * The number of enemy units whose zones cover the hex.
   */
  uint16_t units;
  /**
   * The first of these units, by its `id`; absent if there is none.
   *
   * C and Rust say its place in the board's list, and 65535 for none.
   */
  uint16_t unit;
  /**
   * The first unit that negates the zone where it can be negated (4.5b), by its `id`; absent if there is none.
   *
   * C and Rust say its place in the board's list, and 65535 for none.
   */
  uint16_t negated_by;
  /**
   * The hex is in an enemy zone of control.
   */
  GrogFlag covered;
  uint8_t reserved;
} GrogOcsZone;

/**
 * The answer of `grog_ocs_zoc_covers`.
 */
typedef struct GrogOcsZocCoversAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A unit whose zone covers a hex.
   */
  struct GrogOcsCoveringUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The enemy zones of control in a hex.
   */
  struct GrogOcsZone value;
} GrogOcsZocCoversAnswer;

/**
 * The question of `grog_ocs_zoc_zones`. A side whose zones are listed.
 */
typedef struct GrogOcsZocZonesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side that has the zones, 1 to 8.
   */
  uint8_t side;
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
   * The first unit whose zone covers it, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The rule that gives that unit its zone.
   */
  uint16_t rule;
} GrogOcsZoneHex;

/**
 * The extent of a side's zones.
 */
typedef struct GrogOcsZoneCount {
  /**
   * The number of hexes covered.
   */
  uint32_t hexes;
  /**
   * The number of the side's units with a zone of control.
   */
  uint32_t units;
} GrogOcsZoneCount;

/**
 * The answer of `grog_ocs_zoc_zones`.
 */
typedef struct GrogOcsZocZonesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex that a side covers.
   */
  struct GrogOcsZoneHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The extent of a side's zones.
   */
  struct GrogOcsZoneCount value;
} GrogOcsZocZonesAnswer;

/**
 * A constant of `enum GrogOcsAction`; 0 where it is not said.
 */
typedef uint8_t GrogOcsActionCode;

/**
 * The question of `grog_ocs_zoc_assess`. An action of a side in a hex.
 */
typedef struct GrogOcsZocAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side that acts, 1 to 8.
   */
  uint8_t side;
  /**
   * The action.
   */
  GrogOcsActionCode action;
  /**
   * The units that act, by their `id`s, in any hex. For movement they are the moving units. Only units of Truck
   * mobility are bound in Truck movement, and only units in Strat Mode in Strat movement. They negate no zone, since
   * they spend movement points. For a supply path it is the unit that the path belongs to. It is bound, save a
   * headquarters whose throw range is in Leg or Track MP and an Extender of such a mobility (12.3a, 12.3b). If no unit is
   * given, the movement or path counts as bound. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The units began the phase in the hex, so that they may leave it.
   */
  GrogFlag began_here;
  uint8_t reserved[7];
} GrogOcsZocAssessQuestion;

/**
 * A constant of `enum GrogOcsPart`.
 */
typedef uint8_t GrogOcsPartCode;

/**
 * A unit with a role in the decision.
 */
typedef struct GrogOcsActionUnit {
  /**
   * The unit, by its `id`.
   *
   * C and Rust say its place in the board's list.
   */
  uint16_t unit;
  /**
   * The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
   */
  uint16_t rule;
  /**
   * The role of the unit.
   */
  GrogOcsPartCode part;
  uint8_t reserved;
} GrogOcsActionUnit;

/**
 * The basis of a decision about an action.
 */
typedef struct GrogOcsActionBasis {
  /**
   * The first enemy unit whose zone covers the hex; absent if there is none.
   *
   * C and Rust say 65535 for none.
   */
  uint16_t covered_by;
  /**
   * The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in
   * the phase.
   *
   * C and Rust say 65535 for none.
   */
  uint16_t negated_by;
  /**
   * Zones of control do not restrict the action or the units.
   */
  GrogFlag unbound;
  uint8_t reserved;
} GrogOcsActionBasis;

/**
 * The answer of `grog_ocs_zoc_assess`.
 */
typedef struct GrogOcsZocAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A unit with a role in the decision.
   */
  struct GrogOcsActionUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The basis of a decision about an action. Zero if the answer is forbidden.
   */
  struct GrogOcsActionBasis value;
} GrogOcsZocAssessAnswer;

/**
 * The question of `grog_ocs_zoc_path`. A stack that moves along a path, and the units that it drops off on the way.
 */
typedef struct GrogOcsZocPathQuestion {
  uint32_t size;
  /**
   * The position before the move.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that move together, from one hex, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The hexes that they enter, in order.
   */
  const struct GrogOcsWaypoint *path;
  size_t path_len;
  /**
   * The units that are dropped off on the way. They move no further; the others go on.
   */
  const struct GrogOcsDropOff *drops;
  size_t drops_len;
  /**
   * The stack entered its present hex earlier in this phase, and so did not begin the phase there.
   */
  GrogFlag entered;
  uint8_t reserved[7];
} GrogOcsZocPathQuestion;

/**
 * A hex of a path, after the stack has entered it and dropped off units.
 */
typedef struct GrogOcsPassage {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The first enemy unit whose zone covers it, by its `id`; absent if there is none.
   *
   * C and Rust say its place in the board's list, and 65535 for none.
   */
  uint16_t covered_by;
  /**
   * The first unit that negates the zone, one that moves no further if there is one; absent if there is none. It may
   * spend no movement points later in the phase (4.5b).
   *
   * C and Rust say 65535 for none.
   */
  uint16_t negated_by;
  /**
   * Units that go on from here, or arrive at the end of the path.
   */
  uint16_t going_on;
  /**
   * Units of Truck mobility among them.
   */
  uint16_t trucks;
  /**
   * The units of Truck mobility must end their movement here, or overrun.
   */
  GrogFlag must_stop;
  /**
   * The entry captures or destroys enemy units in the hex (9.14).
   */
  GrogFlag capture;
  /**
   * The rule that lets them go on or stops them: 4.5a.A or 4.5b; absent if no zone matters.
   */
  uint16_t rule;
} GrogOcsPassage;

/**
 * A summary of a path.
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
   * The units of Truck mobility among them can go further in this phase by an overrun only.
   */
  GrogFlag stopped;
  uint8_t reserved;
} GrogOcsArrival;

/**
 * The answer of `grog_ocs_zoc_path`.
 */
typedef struct GrogOcsZocPathAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a path, after the stack has entered it and dropped off units.
   */
  struct GrogOcsPassage *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a path. Zero if the answer is forbidden.
   */
  struct GrogOcsArrival value;
} GrogOcsZocPathAnswer;

/**
 * The question of `grog_ocs_zoc_retreat`. A stack that retreats along a path on the board.
 */
typedef struct GrogOcsZocRetreatQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that retreat together, from one hex, by their `id`s. C says their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The hexes that they enter, in order.
   */
  const GrogHex *path;
  size_t path_len;
  /**
   * Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
   */
  const GrogHex *held;
  size_t held_len;
} GrogOcsZocRetreatQuestion;

/**
 * The number of zones that a retreat enters.
 */
typedef struct GrogOcsEntered {
  /**
   * Hexes of the path in an enemy zone of control.
   */
  uint16_t zones;
} GrogOcsEntered;

/**
 * The answer of `grog_ocs_zoc_retreat`.
 */
typedef struct GrogOcsZocRetreatAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a retreat.
   */
  struct GrogOcsRetreatHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The number of zones that a retreat enters.
   */
  struct GrogOcsEntered value;
} GrogOcsZocRetreatAnswer;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Sorts the `hexes` of a `GrogOcsBoard` in place, without a copy, as questions expect them. In and out: `hexes`,
 * `len` items. Out: `places`, `len` numbers: the former index of each item, by which to find what referred to it.
 * Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `overlap`; `overflow` for more than 65535 items;
 * `contradiction` for two items of one key where the list may have only one. After a `contradiction` the list is sorted
 * and `places` written, after any other fault nothing has moved. `fault` may be null. Re-entrant.
 */
int32_t grog_ocs_board_sort_hexes(struct GrogOcsBoardHex *hexes,
                                  size_t len,
                                  uint16_t *places,
                                  GrogFault *fault);

/**
 * Sorts the `units` of a `GrogOcsBoard` in place, without a copy, as questions expect them. In and out: `units`,
 * `len` items. Out: `places`, `len` numbers: the former index of each item, by which to find what referred to it.
 * Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `overlap`; `overflow` for more than 65535 items;
 * `contradiction` for two items of one key where the list may have only one. After a `contradiction` the list is sorted
 * and `places` written, after any other fault nothing has moved. `fault` may be null. Re-entrant.
 */
int32_t grog_ocs_board_sort_units(struct GrogOcsUnit *units,
                                  size_t len,
                                  uint16_t *places,
                                  GrogFault *fault);

/**
 * Reads a `GrogOcsUnit` from what its counter prints, such as `8-4-6`. The other fields are 0. In: `text`, ending with a zero byte. Out: `unit`. Returns 0, or
 * the number of a fault: `bad_text`, `out_of_range`, `null_pointer`, `misaligned`. Re-entrant.
 */
int32_t grog_ocs_unit_read(const char *text,
                           struct GrogOcsUnit *unit);

/**
 * Takes up a game from its bytes. In: `bytes`, `length` of them. Out: the memory of the game. Returns 0, or the number of a
 * fault. `fault` may be null. Re-entrant.
 */
int32_t grog_ocs_play_unpack(uint64_t *game,
                             size_t words,
                             const uint8_t *bytes,
                             size_t length,
                             GrogFault *fault);

/**
 * Writes a game as bytes. In: the memory of the game. Out: `bytes`, and `needed`, their number. Returns 0, or the number of a
 * fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null. Re-entrant.
 */
int32_t grog_ocs_play_pack(uint64_t *game,
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
int32_t grog_ocs_play_find(uint64_t *game,
                           size_t words,
                           const char *field,
                           const char *name,
                           int32_t *found,
                           GrogFault *fault);

/**
 * Returns the words of memory that a game takes with so many hexes, units and other items: rows of
 * its charts, limits, names. With more there is more room for what an
 * order is worked out in. Re-entrant.
 */
size_t grog_ocs_play_words(size_t hexes, size_t units, size_t others);

/**
 * Takes up a game from its text. In: `text`, `length` bytes. Out: the memory of the game. Returns 0, or the number of a
 * fault, whose path has the line: `text[3]` is the fourth. `fault` may be null. Re-entrant.
 */
int32_t grog_ocs_play_load(uint64_t *game,
                           size_t words,
                           const char *text,
                           size_t length,
                           GrogFault *fault);

/**
 * Writes a game as text. In: the memory of the game. Out: `text`, which ends with a zero byte, and `needed`, its bytes with
 * that one. Returns 0, or the number of a fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null.
 * Re-entrant.
 */
int32_t grog_ocs_play_save(uint64_t *game,
                           size_t words,
                           char *text,
                           size_t capacity,
                           size_t *needed,
                           GrogFault *fault);

/**
 * Gives an order as a line of text. In and out: the memory of the game. In: `line`, which ends with a zero byte. Out: `answer`,
 * as `grog_ocs_play_order` writes it. Returns 0, or the number of a fault. `fault` may be null. Re-entrant.
 */
int32_t grog_ocs_play_line(uint64_t *game,
                           size_t words,
                           const char *line,
                           struct GrogOcsPlayOrderAnswer *answer,
                           GrogFault *fault);

/**
 * Returns how many words, the first of the memory, hold the position of a game: who takes back an order copies these before
 * it, and puts them back. 0 if no game is in the memory. Re-entrant.
 */
size_t grog_ocs_play_position(const uint64_t *game,
                              size_t words);

/**
 * Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory. Players take
 * back what was ordered since dice were thrown. Re-entrant.
 */
int32_t grog_ocs_play_thrown(const uint64_t *game,
                             size_t words);

/**
 * Whether an artillery unit may fire in a phase, with what strength and how far (OCS 13.4a).
 */
int32_t grog_ocs_artillery_assess(const struct GrogOcsArtilleryAssessQuestion *question,
                                  struct GrogOcsArtilleryAssessAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * The attrition of the units of a hex that are Out of Supply (OCS 12.8).
 */
int32_t grog_ocs_attrition_assess(const struct GrogOcsAttritionAssessQuestion *question,
                                  struct GrogOcsAttritionAssessAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * The steps that an attrition roll costs (OCS 12.8b).
 */
int32_t grog_ocs_attrition_resolve(const struct GrogOcsAttritionResolveQuestion *question,
                                   struct GrogOcsAttritionResolveAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Takes the steps that an attrition roll costs (OCS 12.8b).
 */
int32_t grog_ocs_attrition_apply(const struct GrogOcsAttritionApplyQuestion *question,
                                 struct GrogOcsAttritionApplyAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The exact chances of an attrition roll (OCS 12.8b).
 */
int32_t grog_ocs_attrition_distribution(const struct GrogOcsAttritionDistributionQuestion *question,
                                        struct GrogOcsAttritionDistributionAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Whether a barrage is allowed, its cost and its column (OCS 10.0, 10.1b).
 */
int32_t grog_ocs_barrage_assess(const struct GrogOcsBarrageAssessQuestion *question,
                                struct GrogOcsBarrageAssessAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The result of an assessed barrage and its dice (OCS 10.0).
 */
int32_t grog_ocs_barrage_resolve(const struct GrogOcsBarrageResolveQuestion *question,
                                 struct GrogOcsBarrageResolveAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * What a barrage's target owes, with the units as it found them (OCS 10.0).
 */
int32_t grog_ocs_barrage_choices(const struct GrogOcsBarrageChoicesQuestion *question,
                                 struct GrogOcsBarrageChoicesAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Settles a barrage, with the units as it found them (OCS 10.0).
 */
int32_t grog_ocs_barrage_apply(const struct GrogOcsBarrageApplyQuestion *question,
                               struct GrogOcsBarrageApplyAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The exact chances of an assessed barrage (OCS 10.0).
 */
int32_t grog_ocs_barrage_distribution(const struct GrogOcsBarrageDistributionQuestion *question,
                                      struct GrogOcsBarrageDistributionAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Where an outcome that happened stands among all that could have (OCS 10.0).
 */
int32_t grog_ocs_barrage_percentile(const struct GrogOcsBarragePercentileQuestion *question,
                                    struct GrogOcsBarragePercentileAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Every fault of a whole position at once.
 */
int32_t grog_ocs_board_check(const struct GrogOcsBoardCheckQuestion *question,
                             struct GrogOcsBoardCheckAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Puts the effects of a ruling to the position that it was about: what becomes of its units and hexes.
 */
int32_t grog_ocs_board_apply(const struct GrogOcsBoardApplyQuestion *question,
                             struct GrogOcsBoardApplyAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether a multi-step unit may put steps into its hex as Breakdowns (OCS 20.0).
 */
int32_t grog_ocs_breakdowns_make(const struct GrogOcsBreakdownsMakeQuestion *question,
                                 struct GrogOcsBreakdownsMakeAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Whether a multi-step unit absorbs Breakdowns as it must (OCS 20.0d).
 */
int32_t grog_ocs_breakdowns_absorb(const struct GrogOcsBreakdownsAbsorbQuestion *question,
                                   struct GrogOcsBreakdownsAbsorbAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether a unit without trace may break out, and on what terms (OCS 12.8e).
 */
int32_t grog_ocs_breakout_assess(const struct GrogOcsBreakoutAssessQuestion *question,
                                 struct GrogOcsBreakoutAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The result of a breakout (OCS 12.8e).
 */
int32_t grog_ocs_breakout_resolve(const struct GrogOcsBreakoutResolveQuestion *question,
                                  struct GrogOcsBreakoutResolveAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether what is in a hex is captured, and what the table is rolled for (OCS 9.14c).
 */
int32_t grog_ocs_capture_assess(const struct GrogOcsCaptureAssessQuestion *question,
                                struct GrogOcsCaptureAssessAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * What is captured, with these dice (OCS 9.14c).
 */
int32_t grog_ocs_capture_resolve(const struct GrogOcsCaptureResolveQuestion *question,
                                 struct GrogOcsCaptureResolveAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The exact chances of a capture (OCS 9.14c).
 */
int32_t grog_ocs_capture_distribution(const struct GrogOcsCaptureDistributionQuestion *question,
                                      struct GrogOcsCaptureDistributionAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Settles a capture with the owner's choice of what is captured (OCS 9.14c).
 */
int32_t grog_ocs_capture_apply(const struct GrogOcsCaptureApplyQuestion *question,
                               struct GrogOcsCaptureApplyAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether Transport Points that escaped capture may be put into a hex (OCS 9.14c).
 */
int32_t grog_ocs_capture_displace(const struct GrogOcsCaptureDisplaceQuestion *question,
                                  struct GrogOcsCaptureDisplaceAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7).
 */
int32_t grog_ocs_combat_assess(const struct GrogOcsCombatAssessQuestion *question,
                               struct GrogOcsCombatAssessAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The result of an assessed attack and its dice (OCS 9.8, 9.9).
 */
int32_t grog_ocs_combat_resolve(const struct GrogOcsCombatResolveQuestion *question,
                                struct GrogOcsCombatResolveAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * What the side whose turn it is owes and may choose, with the units as they entered the combat (OCS 9.10, 9.11).
 */
int32_t grog_ocs_combat_choices(const struct GrogOcsCombatChoicesQuestion *question,
                                struct GrogOcsCombatChoicesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Settles one side's part of a result, with the units as they entered the combat (OCS 9.10 to 9.13).
 */
int32_t grog_ocs_combat_apply(const struct GrogOcsCombatApplyQuestion *question,
                              struct GrogOcsCombatApplyAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Which attackers advance into the attacked hex (OCS 9.12g).
 */
int32_t grog_ocs_combat_advance(const struct GrogOcsCombatAdvanceQuestion *question,
                                struct GrogOcsCombatAdvanceAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The exact chances of an assessed attack (OCS 9.8 to 9.13).
 */
int32_t grog_ocs_combat_distribution(const struct GrogOcsCombatDistributionQuestion *question,
                                     struct GrogOcsCombatDistributionAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Where a result that happened stands among all that could have (OCS 9.9).
 */
int32_t grog_ocs_combat_percentile(const struct GrogOcsCombatPercentileQuestion *question,
                                   struct GrogOcsCombatPercentileAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether two units may be consolidated (OCS 13.9).
 */
int32_t grog_ocs_consolidation_assess(const struct GrogOcsConsolidationAssessQuestion *question,
                                      struct GrogOcsConsolidationAssessAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Whether a unit may perform construction, its cost and what it makes (OCS 13.8d).
 */
int32_t grog_ocs_construction_assess(const struct GrogOcsConstructionAssessQuestion *question,
                                     struct GrogOcsConstructionAssessAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Blows a dump (OCS 12.11a).
 */
int32_t grog_ocs_dumps_blow(const struct GrogOcsDumpsBlowQuestion *question,
                            struct GrogOcsDumpsBlowAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether a unit is Engineer-Capable (OCS 13.8a).
 */
int32_t grog_ocs_engineers_capable(const struct GrogOcsEngineersCapableQuestion *question,
                                   struct GrogOcsEngineersCapableAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * What it costs a unit to cross into the next hex, bridges included (OCS 13.8b).
 */
int32_t grog_ocs_engineers_bridge(const struct GrogOcsEngineersBridgeQuestion *question,
                                  struct GrogOcsEngineersBridgeAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether a headquarters makes a railroad hex detrainable (OCS 13.8c).
 */
int32_t grog_ocs_engineers_detrainable(const struct GrogOcsEngineersDetrainableQuestion *question,
                                       struct GrogOcsEngineersDetrainableAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Whether a facility may be barraged, in which column and at what cost (OCS 10.0c).
 */
int32_t grog_ocs_facility_assess(const struct GrogOcsFacilityAssessQuestion *question,
                                 struct GrogOcsFacilityAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The result of an assessed barrage against a facility and its dice (OCS 10.0c).
 */
int32_t grog_ocs_facility_resolve(const struct GrogOcsFacilityResolveQuestion *question,
                                  struct GrogOcsFacilityResolveAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * The exact chances of a barrage against a facility (OCS 10.0c).
 */
int32_t grog_ocs_facility_distribution(const struct GrogOcsFacilityDistributionQuestion *question,
                                       struct GrogOcsFacilityDistributionAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * What a player may see of an enemy hex (OCS 4.9a).
 */
int32_t grog_ocs_fog_sees(const struct GrogOcsFogSeesQuestion *question,
                          struct GrogOcsFogSeesAnswer *answer,
                          GrogTrail *trail,
                          GrogFault *fault);

/**
 * What both sides reveal in a combat (OCS 4.9b).
 */
int32_t grog_ocs_fog_combat(const struct GrogOcsFogCombatQuestion *question,
                            struct GrogOcsFogCombatAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * What both sides reveal in a barrage (OCS 4.9c).
 */
int32_t grog_ocs_fog_barrage(const struct GrogOcsFogBarrageQuestion *question,
                             struct GrogOcsFogBarrageAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * What both sides reveal in air combat (OCS 4.9d).
 */
int32_t grog_ocs_fog_air(const struct GrogOcsFogAirQuestion *question,
                         struct GrogOcsFogAirAnswer *answer,
                         GrogTrail *trail,
                         GrogFault *fault);

/**
 * The record of a roll, with its purpose and its visibility (OCS 4.9e).
 */
int32_t grog_ocs_fog_roll(const struct GrogOcsFogRollQuestion *question,
                          struct GrogOcsFogRollAnswer *answer,
                          GrogTrail *trail,
                          GrogFault *fault);

/**
 * Whether a formation marker lies rightly where it does (OCS 13.7).
 */
int32_t grog_ocs_formations_marker(const struct GrogOcsFormationsMarkerQuestion *question,
                                   struct GrogOcsFormationsMarkerAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether a unit may go into a formation marker, or come out of it (OCS 13.7).
 */
int32_t grog_ocs_formations_join(const struct GrogOcsFormationsJoinQuestion *question,
                                 struct GrogOcsFormationsJoinAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Which part of a formation traces for free, and what the rest eats or suffers (OCS 13.7a).
 */
int32_t grog_ocs_formations_trace(const struct GrogOcsFormationsTraceQuestion *question,
                                  struct GrogOcsFormationsTraceAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * What it costs to fuel units, and which of them are fuelled (OCS 12.5c, 13.7a).
 */
int32_t grog_ocs_fuel_assess(const struct GrogOcsFuelAssessQuestion *question,
                             struct GrogOcsFuelAssessAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether a headquarters can do something in its mode, and how far it throws (OCS 13.1b).
 */
int32_t grog_ocs_headquarters_ability(const struct GrogOcsHeadquartersAbilityQuestion *question,
                                      struct GrogOcsHeadquartersAbilityAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * What a headquarters is and can do in its mode (OCS 13.1).
 */
int32_t grog_ocs_headquarters_abilities(const struct GrogOcsHeadquartersAbilitiesQuestion *question,
                                        struct GrogOcsHeadquartersAbilitiesAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Whether a headquarters may serve a unit (OCS 13.1d).
 */
int32_t grog_ocs_headquarters_serve(const struct GrogOcsHeadquartersServeQuestion *question,
                                    struct GrogOcsHeadquartersServeAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Which side of a headquarters or of artillery is its Combat Mode side (OCS 13.1a, 13.4).
 */
int32_t grog_ocs_headquarters_combat_side(const struct GrogOcsHeadquartersCombatSideQuestion *question,
                                          struct GrogOcsHeadquartersCombatSideAnswer *answer,
                                          GrogTrail *trail,
                                          GrogFault *fault);

/**
 * What a unit's mode does to it (OCS 5).
 */
int32_t grog_ocs_modes_effects(const struct GrogOcsModesEffectsQuestion *question,
                               struct GrogOcsModesEffectsAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The Action Rating of a unit (OCS 9.6).
 */
int32_t grog_ocs_modes_action_rating(const struct GrogOcsModesActionRatingQuestion *question,
                                     struct GrogOcsModesActionRatingAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Whether a unit may take a mode, or turn, as it begins to move (OCS 5.4).
 */
int32_t grog_ocs_modes_change(const struct GrogOcsModesChangeQuestion *question,
                              struct GrogOcsModesChangeAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether units may be released from Reserve (OCS 5.7b).
 */
int32_t grog_ocs_modes_release(const struct GrogOcsModesReleaseQuestion *question,
                               struct GrogOcsModesReleaseAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * The markers that the Clean Up Phase removes (OCS 2.3, 5.9, 5.10).
 */
int32_t grog_ocs_modes_clean_up(const struct GrogOcsModesCleanUpQuestion *question,
                                struct GrogOcsModesCleanUpAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether a stack may move along a path, and what each unit spends (OCS 6, 8.1).
 */
int32_t grog_ocs_movement_path(const struct GrogOcsMovementPathQuestion *question,
                               struct GrogOcsMovementPathAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Every hex that a unit can move to, and the cheapest way (OCS 6).
 */
int32_t grog_ocs_movement_reach(const struct GrogOcsMovementReachQuestion *question,
                                struct GrogOcsMovementReachAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The rounded odds of two strengths (OCS 4.2).
 */
int32_t grog_ocs_odds_round(const struct GrogOcsOddsRoundQuestion *question,
                            struct GrogOcsOddsRoundAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * The odds column of two strengths (OCS 9.7).
 */
int32_t grog_ocs_odds_column(const struct GrogOcsOddsColumnQuestion *question,
                             struct GrogOcsOddsColumnAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * What a headquarters' throw reaches (OCS 12.3b).
 */
int32_t grog_ocs_paths_throw_reach(const struct GrogOcsPathsThrowReachQuestion *question,
                                   struct GrogOcsPathsThrowReachAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether a headquarters' throw reaches a unit that it may serve, and the path (OCS 12.3b).
 */
int32_t grog_ocs_paths_throw_to(const struct GrogOcsPathsThrowToQuestion *question,
                                struct GrogOcsPathsThrowToAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether a unit can draw directly from a source, and the path (OCS 12.3).
 */
int32_t grog_ocs_paths_draw(const struct GrogOcsPathsDrawQuestion *question,
                            struct GrogOcsPathsDrawAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * All that a unit can draw from directly (OCS 12.3).
 */
int32_t grog_ocs_paths_sources(const struct GrogOcsPathsSourcesQuestion *question,
                               struct GrogOcsPathsSourcesAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * All the supply in reach of a unit, by draw and by throw, and the cheapest way to each (OCS 12.3, 12.3b).
 */
int32_t grog_ocs_paths_supplies(const struct GrogOcsPathsSuppliesQuestion *question,
                                struct GrogOcsPathsSuppliesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether a headquarters can draw supply and throw it to a unit, and both paths (OCS 12.3b).
 */
int32_t grog_ocs_paths_relay(const struct GrogOcsPathsRelayQuestion *question,
                             struct GrogOcsPathsRelayAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Begins a game in memory that is lent, and says where it stands.
 */
int32_t grog_ocs_play_new(uint64_t *game,
                          size_t words,
                          const struct GrogOcsPlayNewQuestion *question,
                          struct GrogOcsPlayNewAnswer *answer,
                          GrogTrail *trail,
                          GrogFault *fault);

/**
 * What the game waits for, and the rows of what stands on the board or is owed.
 */
int32_t grog_ocs_play_look(uint64_t *game,
                           size_t words,
                           const struct GrogOcsPlayLookQuestion *question,
                           struct GrogOcsPlayLookAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * All that may be done now: each row is an order, or leads to orders.
 */
int32_t grog_ocs_play_choices(uint64_t *game,
                              size_t words,
                              const struct GrogOcsPlayChoicesQuestion *question,
                              struct GrogOcsPlayChoicesAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether an order is allowed, and the objections to it. Nothing changes.
 */
int32_t grog_ocs_play_judge(uint64_t *game,
                            size_t words,
                            const struct GrogOcsPlayJudgeQuestion *question,
                            struct GrogOcsPlayJudgeAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
 */
int32_t grog_ocs_play_order(uint64_t *game,
                            size_t words,
                            const struct GrogOcsPlayOrderQuestion *question,
                            struct GrogOcsPlayOrderAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * The exact chances of what is open.
 */
int32_t grog_ocs_play_chances(uint64_t *game,
                              size_t words,
                              const struct GrogOcsPlayChancesQuestion *question,
                              struct GrogOcsPlayChancesAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * What the railroad in a hex is to a side (OCS 13.3, 13.3f, 13.3h).
 */
int32_t grog_ocs_rail_track(const struct GrogOcsRailTrackQuestion *question,
                            struct GrogOcsRailTrackAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether a hex is detrainable, and its way back to supply (OCS 13.3c).
 */
int32_t grog_ocs_rail_detrainable(const struct GrogOcsRailDetrainableQuestion *question,
                                  struct GrogOcsRailDetrainableAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Every hex where trains might stop, and what keeps them from it (OCS 13.3c).
 */
int32_t grog_ocs_rail_stops(const struct GrogOcsRailStopsQuestion *question,
                            struct GrogOcsRailStopsAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Who controls a hex where trains may stop (OCS 13.3h).
 */
int32_t grog_ocs_rail_control(const struct GrogOcsRailControlQuestion *question,
                              struct GrogOcsRailControlAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Where Railhead markers lie (OCS 13.3d).
 */
int32_t grog_ocs_rail_railheads(const struct GrogOcsRailRailheadsQuestion *question,
                                struct GrogOcsRailRailheadsAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether cargo may go by rail, the cheapest way, and what it costs (OCS 13.3a, 13.3b, 13.3e).
 */
int32_t grog_ocs_rail_assess(const struct GrogOcsRailAssessQuestion *question,
                             struct GrogOcsRailAssessAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Where cargo may go by rail, and what each place costs (OCS 13.3a, 13.3e).
 */
int32_t grog_ocs_rail_choices(const struct GrogOcsRailChoicesQuestion *question,
                              struct GrogOcsRailChoicesAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Moves cargo by rail (OCS 13.3e).
 */
int32_t grog_ocs_rail_apply(const struct GrogOcsRailApplyQuestion *question,
                            struct GrogOcsRailApplyAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether a unit may convert the railroads that it enters (OCS 13.3f, 13.3g).
 */
int32_t grog_ocs_rail_convert(const struct GrogOcsRailConvertQuestion *question,
                              struct GrogOcsRailConvertAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether units may trace supply to a hex, by rail and by Extenders (OCS 12.6, 12.7, 13.3c).
 */
int32_t grog_ocs_rail_trace(const struct GrogOcsRailTraceQuestion *question,
                            struct GrogOcsRailTraceAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether reinforcements may arrive in a hex, and what that does (OCS 13.6 to 13.6c).
 */
int32_t grog_ocs_reinforcements_assess(const struct GrogOcsReinforcementsAssessQuestion *question,
                                       struct GrogOcsReinforcementsAssessAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * The hexes where reinforcements may arrive (OCS 13.6, 13.6b).
 */
int32_t grog_ocs_reinforcements_choices(const struct GrogOcsReinforcementsChoicesQuestion *question,
                                        struct GrogOcsReinforcementsChoicesAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Replacements that arrive by a roll on the Variable Replacement Table (OCS 13.5).
 */
int32_t grog_ocs_replacements_resolve(const struct GrogOcsReplacementsResolveQuestion *question,
                                      struct GrogOcsReplacementsResolveAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Where a side could rebuild units (OCS 13.5a).
 */
int32_t grog_ocs_replacements_sites(const struct GrogOcsReplacementsSitesQuestion *question,
                                    struct GrogOcsReplacementsSitesAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Whether units may be rebuilt, and what that takes (OCS 13.5a to 13.5f).
 */
int32_t grog_ocs_replacements_assess(const struct GrogOcsReplacementsAssessQuestion *question,
                                     struct GrogOcsReplacementsAssessAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Restocks the internal stocks of units with the supply in reach (OCS 12.10e).
 */
int32_t grog_ocs_restock_apply(const struct GrogOcsRestockApplyQuestion *question,
                               struct GrogOcsRestockApplyAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether a retreat is legal, and what it does, with the units as the combat left them (OCS 9.12).
 */
int32_t grog_ocs_retreat_assess(const struct GrogOcsRetreatAssessQuestion *question,
                                struct GrogOcsRetreatAssessAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The hexes where a retreat can end, the best first (OCS 9.12).
 */
int32_t grog_ocs_retreat_find(const struct GrogOcsRetreatFindQuestion *question,
                              struct GrogOcsRetreatFindAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * The best way of a retreat to a hex (OCS 9.12).
 */
int32_t grog_ocs_retreat_way(const struct GrogOcsRetreatWayQuestion *question,
                             struct GrogOcsRetreatWayAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether a player may do something in a segment of the turn (OCS 2.3).
 */
int32_t grog_ocs_sequence_assess(const struct GrogOcsSequenceAssessQuestion *question,
                                 struct GrogOcsSequenceAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * The segment that follows another, and who acts in it (OCS 2.2).
 */
int32_t grog_ocs_sequence_next(const struct GrogOcsSequenceNextQuestion *question,
                               struct GrogOcsSequenceNextAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether a Movement Segment may end with the units where they are (OCS 5.7g, 5.8b).
 */
int32_t grog_ocs_sequence_close(const struct GrogOcsSequenceCloseQuestion *question,
                                struct GrogOcsSequenceCloseAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * The RE size of a unit and its steps (OCS 4.6).
 */
int32_t grog_ocs_size_re(const struct GrogOcsSizeReQuestion *question,
                         struct GrogOcsSizeReAnswer *answer,
                         GrogTrail *trail,
                         GrogFault *fault);

/**
 * How large a side's stack in a hex is (OCS 4.8).
 */
int32_t grog_ocs_stacking_size(const struct GrogOcsStackingSizeQuestion *question,
                               struct GrogOcsStackingSizeAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether so many units may be in a hex at this time (OCS 4.8, 4.8a).
 */
int32_t grog_ocs_stacking_assess(const struct GrogOcsStackingAssessQuestion *question,
                                 struct GrogOcsStackingAssessAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Every hex that holds too much at the end of a segment or phase (OCS 4.8a).
 */
int32_t grog_ocs_stacking_overstacked(const struct GrogOcsStackingOverstackedQuestion *question,
                                      struct GrogOcsStackingOverstackedAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * How much of an overstacked hex its owner must eliminate, and among which units (OCS 4.8a).
 */
int32_t grog_ocs_stacking_choices(const struct GrogOcsStackingChoicesQuestion *question,
                                  struct GrogOcsStackingChoicesAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Eliminates what the owner of an overstacked hex chose (OCS 4.8a).
 */
int32_t grog_ocs_stacking_apply(const struct GrogOcsStackingApplyQuestion *question,
                                struct GrogOcsStackingApplyAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether the order of a stack and its markers is legal (OCS 4.8b).
 */
int32_t grog_ocs_stacking_order(const struct GrogOcsStackingOrderQuestion *question,
                                struct GrogOcsStackingOrderAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * A legal order for a stack with its markers (OCS 4.8b).
 */
int32_t grog_ocs_stacking_arrange(const struct GrogOcsStackingArrangeQuestion *question,
                                  struct GrogOcsStackingArrangeAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether something may enter a hex as far as the enemy units there decide it (OCS 4.8c).
 */
int32_t grog_ocs_stacking_enter(const struct GrogOcsStackingEnterQuestion *question,
                                struct GrogOcsStackingEnterAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Checks the tables of a game: their shape, their order, their words (OCS 9.7 to 9.9, 10.0).
 */
int32_t grog_ocs_tables_check(const struct GrogOcsTablesCheckQuestion *question,
                              struct GrogOcsTablesCheckAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether units without trace may eat out of a dump that each of them reaches, and what it costs (OCS 12.6c).
 */
int32_t grog_ocs_trace_eat(const struct GrogOcsTraceEatQuestion *question,
                           struct GrogOcsTraceEatAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * The Out of Supply markers of a side in its Supply Phase (OCS 12.8a).
 */
int32_t grog_ocs_trace_mark(const struct GrogOcsTraceMarkQuestion *question,
                            struct GrogOcsTraceMarkAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * The hexes to which an Extender may collapse (OCS 9.14d, 12.7h).
 */
int32_t grog_ocs_trace_collapse(const struct GrogOcsTraceCollapseQuestion *question,
                                struct GrogOcsTraceCollapseAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Which combat units of a side can trace supply, each for itself, and by what way (OCS 12.6, 12.3, 12.7).
 */
int32_t grog_ocs_trace_find(const struct GrogOcsTraceFindQuestion *question,
                            struct GrogOcsTraceFindAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * How much room cargo takes, and what of it fits (OCS 4.7, 4.7a to 4.7c).
 */
int32_t grog_ocs_transport_equivalents(const struct GrogOcsTransportEquivalentsQuestion *question,
                                       struct GrogOcsTransportEquivalentsAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Whether units may be carried after what they did in the phase (OCS 4.7d).
 */
int32_t grog_ocs_transport_assess(const struct GrogOcsTransportAssessQuestion *question,
                                  struct GrogOcsTransportAssessAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether a unit may spend movement before or after its transport (OCS 4.7d).
 */
int32_t grog_ocs_transport_movement(const struct GrogOcsTransportMovementQuestion *question,
                                    struct GrogOcsTransportMovementAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Whether Transport Points may load supply, and the cost (OCS 13.2f).
 */
int32_t grog_ocs_trucks_load(const struct GrogOcsTrucksLoadQuestion *question,
                             struct GrogOcsTrucksLoadAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether Transport Points may unload supply where they are, and the cost (OCS 13.2f).
 */
int32_t grog_ocs_trucks_unload(const struct GrogOcsTrucksUnloadQuestion *question,
                               struct GrogOcsTrucksUnloadAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether Transport Points can carry their load, and what the counter shows (OCS 13.2c, 13.2h).
 */
int32_t grog_ocs_trucks_carry(const struct GrogOcsTrucksCarryQuestion *question,
                              struct GrogOcsTrucksCarryAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether Transport Points may move, or move on after a pause (OCS 13.2a).
 */
int32_t grog_ocs_trucks_advance(const struct GrogOcsTrucksAdvanceQuestion *question,
                                struct GrogOcsTrucksAdvanceAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether Transport Points may take a mode (OCS 13.2d).
 */
int32_t grog_ocs_trucks_mode(const struct GrogOcsTrucksModeQuestion *question,
                             struct GrogOcsTrucksModeAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether Transport Points may be shipped, and what it takes (OCS 13.2e).
 */
int32_t grog_ocs_trucks_ship(const struct GrogOcsTrucksShipQuestion *question,
                             struct GrogOcsTrucksShipAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether a unit needs fuel and trace supply (OCS 12.5, 13.2b).
 */
int32_t grog_ocs_trucks_needs(const struct GrogOcsTrucksNeedsQuestion *question,
                              struct GrogOcsTrucksNeedsAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether the load of Transport Points may be spent on something (OCS 13.2a).
 */
int32_t grog_ocs_trucks_spend(const struct GrogOcsTrucksSpendQuestion *question,
                              struct GrogOcsTrucksSpendAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether a unit may use its internal stocks and leave supply unused (OCS 12.10a, 13.2g.G).
 */
int32_t grog_ocs_trucks_stocks(const struct GrogOcsTrucksStocksQuestion *question,
                               struct GrogOcsTrucksStocksAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether Transport Points may be combined or divided so, and what comes of it (OCS 13.2c).
 */
int32_t grog_ocs_trucks_combine(const struct GrogOcsTrucksCombineQuestion *question,
                                struct GrogOcsTrucksCombineAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether Transport Points may form an Extender, or it be unformed (OCS 12.7, 13.2g.C).
 */
int32_t grog_ocs_trucks_extend(const struct GrogOcsTrucksExtendQuestion *question,
                               struct GrogOcsTrucksExtendAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether the segment may end, what ends and begins with it, and where the game then stands (OCS 2).
 */
int32_t grog_ocs_turn_next(const struct GrogOcsTurnNextQuestion *question,
                           struct GrogOcsTurnNextAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * What a side may do now, and which of its units (OCS 2.3).
 */
int32_t grog_ocs_turn_choices(const struct GrogOcsTurnChoicesQuestion *question,
                              struct GrogOcsTurnChoicesAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether units may be rebuilt with replacements now, and the cost (OCS 2.3, 13.5).
 */
int32_t grog_ocs_turn_rebuild(const struct GrogOcsTurnRebuildQuestion *question,
                              struct GrogOcsTurnRebuildAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether reinforcements may arrive in a hex now (OCS 2.3, 13.6).
 */
int32_t grog_ocs_turn_arrive(const struct GrogOcsTurnArriveQuestion *question,
                             struct GrogOcsTurnArriveAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether two units may be consolidated now (OCS 2.3, 13.9).
 */
int32_t grog_ocs_turn_consolidate(const struct GrogOcsTurnConsolidateQuestion *question,
                                  struct GrogOcsTurnConsolidateAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * Whether a unit may take a mode, or turn, now (OCS 2.3, 5.4).
 */
int32_t grog_ocs_turn_change(const struct GrogOcsTurnChangeQuestion *question,
                             struct GrogOcsTurnChangeAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether units may be released from Reserve now (OCS 2.3, 5.7b).
 */
int32_t grog_ocs_turn_release(const struct GrogOcsTurnReleaseQuestion *question,
                              struct GrogOcsTurnReleaseAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether a unit or stack may move along a path now, and what that does (OCS 2.3, 6.1).
 */
int32_t grog_ocs_turn_march(const struct GrogOcsTurnMarchQuestion *question,
                            struct GrogOcsTurnMarchAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether Transport Points may load supply out of a dump now, and the cost (OCS 2.3, 13.2f).
 */
int32_t grog_ocs_turn_load(const struct GrogOcsTurnLoadQuestion *question,
                           struct GrogOcsTurnLoadAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * Whether Transport Points may unload supply where they are now, and the cost (OCS 2.3, 13.2f).
 */
int32_t grog_ocs_turn_unload(const struct GrogOcsTurnUnloadQuestion *question,
                             struct GrogOcsTurnUnloadAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether a multi-step unit may make Breakdowns now (OCS 2.3, 20.0).
 */
int32_t grog_ocs_turn_break_down(const struct GrogOcsTurnBreakDownQuestion *question,
                                 struct GrogOcsTurnBreakDownAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Whether a multi-step unit absorbs Breakdowns now as it must (OCS 20.0d).
 */
int32_t grog_ocs_turn_absorb(const struct GrogOcsTurnAbsorbQuestion *question,
                             struct GrogOcsTurnAbsorbAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether Transport Points may be combined or divided now (OCS 2.3, 13.2c).
 */
int32_t grog_ocs_turn_combine(const struct GrogOcsTurnCombineQuestion *question,
                              struct GrogOcsTurnCombineAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether Transport Points may form an Extender now, or it be unformed (OCS 2.3, 12.7).
 */
int32_t grog_ocs_turn_extend(const struct GrogOcsTurnExtendQuestion *question,
                             struct GrogOcsTurnExtendAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether an Extender may collapse to a hex now (OCS 2.3, 9.14d, 12.7h).
 */
int32_t grog_ocs_turn_collapse(const struct GrogOcsTurnCollapseQuestion *question,
                               struct GrogOcsTurnCollapseAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Whether an air base may refit aircraft now, and what it costs (OCS 2.3, 12.9c, 15.1).
 */
int32_t grog_ocs_turn_refit(const struct GrogOcsTurnRefitQuestion *question,
                            struct GrogOcsTurnRefitAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Breaks out with a unit that finds itself without trace (OCS 2.3, 12.8e).
 */
int32_t grog_ocs_turn_break_out(const struct GrogOcsTurnBreakOutQuestion *question,
                                struct GrogOcsTurnBreakOutAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether a unit or supply may move by rail now, and where the game then stands (OCS 2.3, 13.3).
 */
int32_t grog_ocs_turn_rail(const struct GrogOcsTurnRailQuestion *question,
                           struct GrogOcsTurnRailAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * Whether a unit may build, improve, reduce or repair a facility now, and the cost (OCS 2.3, 13.8d).
 */
int32_t grog_ocs_turn_construct(const struct GrogOcsTurnConstructQuestion *question,
                                struct GrogOcsTurnConstructAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Blows a dump now (OCS 2.3, 12.11a).
 */
int32_t grog_ocs_turn_blow(const struct GrogOcsTurnBlowQuestion *question,
                           struct GrogOcsTurnBlowAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * Whether units may be fuelled now, and what it costs (OCS 12.5).
 */
int32_t grog_ocs_turn_fuel(const struct GrogOcsTurnFuelQuestion *question,
                           struct GrogOcsTurnFuelAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * Who pays for units, out of which dumps and through which headquarters, at the least cost (OCS 12.3).
 */
int32_t grog_ocs_turn_payers(const struct GrogOcsTurnPayersQuestion *question,
                             struct GrogOcsTurnPayersAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether units may attack or overrun a hex now, and what it costs (OCS 2.3, 8.0, 9.1, 9.2).
 */
int32_t grog_ocs_turn_attack(const struct GrogOcsTurnAttackQuestion *question,
                             struct GrogOcsTurnAttackAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether the defender may turn a Beach Assault into an ALT landing now (OCS 18.6b).
 */
int32_t grog_ocs_turn_concede(const struct GrogOcsTurnConcedeQuestion *question,
                              struct GrogOcsTurnConcedeAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * How the defenders of an attacked hex are supplied (OCS 9.2, 9.5).
 */
int32_t grog_ocs_turn_defend(const struct GrogOcsTurnDefendQuestion *question,
                             struct GrogOcsTurnDefendAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * The odds, column and modifier of the combat for which both sides are supplied (OCS 9.2 to 9.7).
 */
int32_t grog_ocs_turn_odds(const struct GrogOcsTurnOddsQuestion *question,
                           struct GrogOcsTurnOddsAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * Settles one side's part of the result of a combat now (OCS 9.2, 9.10 to 9.13).
 */
int32_t grog_ocs_turn_settle(const struct GrogOcsTurnSettleQuestion *question,
                             struct GrogOcsTurnSettleAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether units retreat from a combat by a way now, and what that does (OCS 9.12).
 */
int32_t grog_ocs_turn_retreat(const struct GrogOcsTurnRetreatQuestion *question,
                              struct GrogOcsTurnRetreatAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Which attackers advance into the attacked hex now (OCS 9.12g).
 */
int32_t grog_ocs_turn_advance(const struct GrogOcsTurnAdvanceQuestion *question,
                              struct GrogOcsTurnAdvanceAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Captures what is in a hex that the enemy has entered (OCS 4.8c, 9.12f, 9.14).
 */
int32_t grog_ocs_turn_capture(const struct GrogOcsTurnCaptureQuestion *question,
                              struct GrogOcsTurnCaptureAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Whether units may barrage a hex now, its cost and its column (OCS 2.3, 10.0, 10.1).
 */
int32_t grog_ocs_turn_barrage(const struct GrogOcsTurnBarrageQuestion *question,
                              struct GrogOcsTurnBarrageAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Barrages an air base, a port or a railroad (OCS 10.0c, 14.8).
 */
int32_t grog_ocs_turn_bombard(const struct GrogOcsTurnBombardQuestion *question,
                              struct GrogOcsTurnBombardAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Settles the losses of a hex that was barraged (OCS 10.0).
 */
int32_t grog_ocs_turn_suffer(const struct GrogOcsTurnSufferQuestion *question,
                             struct GrogOcsTurnSufferAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * Whether units may restock their internal stocks now, and what it takes (OCS 2.3, 12.10e).
 */
int32_t grog_ocs_turn_restock(const struct GrogOcsTurnRestockQuestion *question,
                              struct GrogOcsTurnRestockAnswer *answer,
                              GrogTrail *trail,
                              GrogFault *fault);

/**
 * Settles which units trace in their side's Supply Phase (OCS 2.3, 12.6).
 */
int32_t grog_ocs_turn_trace(const struct GrogOcsTurnTraceQuestion *question,
                            struct GrogOcsTurnTraceAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether units may eat out of a dump now, and what it costs (OCS 2.3, 12.6c).
 */
int32_t grog_ocs_turn_eat(const struct GrogOcsTurnEatQuestion *question,
                          struct GrogOcsTurnEatAnswer *answer,
                          GrogTrail *trail,
                          GrogFault *fault);

/**
 * Marks the units that neither traced nor ate as Out of Supply (OCS 2.3, 12.8a).
 */
int32_t grog_ocs_turn_mark(const struct GrogOcsTurnMarkQuestion *question,
                           struct GrogOcsTurnMarkAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * Settles the attrition of the units of a hex that are Out of Supply (OCS 2.3, 12.8b).
 */
int32_t grog_ocs_turn_attrition(const struct GrogOcsTurnAttritionQuestion *question,
                                struct GrogOcsTurnAttritionAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Whether a unit is attack-capable (OCS 4.4).
 */
int32_t grog_ocs_units_attack_capable(const struct GrogOcsUnitsAttackCapableQuestion *question,
                                      struct GrogOcsUnitsAttackCapableAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Whether a unit has a zone of control (OCS 4.4b).
 */
int32_t grog_ocs_units_zone_of_control(const struct GrogOcsUnitsZoneOfControlQuestion *question,
                                       struct GrogOcsUnitsZoneOfControlAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Whether a unit may enter a hex with these enemy units (OCS 4.4c).
 */
int32_t grog_ocs_units_enter(const struct GrogOcsUnitsEnterQuestion *question,
                             struct GrogOcsUnitsEnterAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

/**
 * The classes that a unit belongs to (OCS 4.0).
 */
int32_t grog_ocs_units_classes(const struct GrogOcsUnitsClassesQuestion *question,
                               struct GrogOcsUnitsClassesAnswer *answer,
                               GrogTrail *trail,
                               GrogFault *fault);

/**
 * Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5).
 */
int32_t grog_ocs_zoc_covers(const struct GrogOcsZocCoversQuestion *question,
                            struct GrogOcsZocCoversAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Every hex that a side covers with its zones of control (OCS 4.5).
 */
int32_t grog_ocs_zoc_zones(const struct GrogOcsZocZonesQuestion *question,
                           struct GrogOcsZocZonesAnswer *answer,
                           GrogTrail *trail,
                           GrogFault *fault);

/**
 * Whether an action may be taken in a hex as far as zones of control decide it (OCS 4.5a, 4.5b).
 */
int32_t grog_ocs_zoc_assess(const struct GrogOcsZocAssessQuestion *question,
                            struct GrogOcsZocAssessAnswer *answer,
                            GrogTrail *trail,
                            GrogFault *fault);

/**
 * Whether a stack may go along a path through zones of control, dropping units off (OCS 4.5a.A, 4.5b).
 */
int32_t grog_ocs_zoc_path(const struct GrogOcsZocPathQuestion *question,
                          struct GrogOcsZocPathAnswer *answer,
                          GrogTrail *trail,
                          GrogFault *fault);

/**
 * The zones of control that a retreat enters, and what else it meets (OCS 4.5c).
 */
int32_t grog_ocs_zoc_retreat(const struct GrogOcsZocRetreatQuestion *question,
                             struct GrogOcsZocRetreatAnswer *answer,
                             GrogTrail *trail,
                             GrogFault *fault);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* GROGNARD_OCS_H */

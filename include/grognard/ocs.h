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
 * A movement cost that stands for the whole movement allowance.
 */
#define GROG_OCS_ALL_MA 65534

/**
 * A movement cost that stands for prohibited.
 */
#define GROG_OCS_PROHIBITED 65535

/**
 * Any nationality, in a game's limits.
 */
#define GROG_OCS_ANY 255

/**
 * What kind of fire a barrage is; one barrage has one kind.
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
 * What a barrage does in the end.
 */
enum GrogOcsOutcome {
  /**
   * Nothing.
   */
  GROG_OCS_OUTCOME_NONE = 1,
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
};

/**
 * A field of a row of a board.
 */
enum GrogOcsBoardField {
  /**
   * None: the whole list or row.
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
   * `road`.
   */
  GROG_OCS_BOARD_FIELD_ROAD,
  /**
   * `road_row`.
   */
  GROG_OCS_BOARD_FIELD_ROAD_ROW,
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
};

/**
 * What is to be done with a list of the board.
 */
enum GrogOcsEdit {
  /**
   * What is at `index` becomes the record.
   */
  GROG_OCS_EDIT_REPLACE,
  /**
   * What is at `index` is taken out of the list.
   */
  GROG_OCS_EDIT_REMOVE,
  /**
   * The record is put into the list, at `index`.
   */
  GROG_OCS_EDIT_INSERT,
  /**
   * Nothing on the board: so is now the newcomer at `index`, which is not on it.
   */
  GROG_OCS_EDIT_ASIDE,
  /**
   * Nothing on the board, which has no place for what the effect says: its host must act on it.
   */
  GROG_OCS_EDIT_HOST,
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
  /**
   * A railroad, as a road (6.2): its cost is what following any railroad of the board costs. Where the chart has no
   * such row, railroads are no roads.
   */
  GROG_OCS_FEATURE_RAILROAD,
};

/**
 * A column of the capture table.
 */
enum GrogOcsSpoils {
  /**
   * A dump on the ground.
   */
  GROG_OCS_SPOILS_DUMP,
  /**
   * Transport Points of a movement allowance above 10, and what they carry.
   */
  GROG_OCS_SPOILS_TRUCKS,
  /**
   * Transport Points of a movement allowance up to 10, and what they carry.
   */
  GROG_OCS_SPOILS_WAGONS,
};

/**
 * The kind of attack.
 */
enum GrogOcsAttack {
  /**
   * In a Combat Segment, from any number of adjacent hexes.
   */
  GROG_OCS_ATTACK_REGULAR = 1,
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
  GROG_OCS_COMBAT_RESULT_AL2 = 1,
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
 * Which of the four kinds of consolidation it is.
 */
enum GrogOcsConsolidation {
  /**
   * Two multi-step units become one (13.9.1).
   */
  GROG_OCS_CONSOLIDATION_STEPS,
  /**
   * A unit is exchanged with that of another formation (13.9.2).
   */
  GROG_OCS_CONSOLIDATION_SWAP,
  /**
   * An independent unit joins a formation (13.9.3).
   */
  GROG_OCS_CONSOLIDATION_JOIN,
  /**
   * Two reduced aircraft become one (13.9.4).
   */
  GROG_OCS_CONSOLIDATION_AIRCRAFT,
};

/**
 * What is built or destroyed.
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
   * Reduce an air base by a level, to level 1 at least.
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
   * Repair a hit of a port.
   */
  GROG_OCS_TASK_REPAIR_PORT,
  /**
   * Give a port of one's own a hit.
   */
  GROG_OCS_TASK_DAMAGE_PORT,
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
  /**
   * It pays `amount` T of supply out of what it carries or is.
   */
  GROG_OCS_EFFECT_KIND_PAY_SUPPLY,
  /**
   * It spends `amount` twelfths of an MP.
   */
  GROG_OCS_EFFECT_KIND_SPEND_MP,
  /**
   * It takes `amount` T of supply aboard.
   */
  GROG_OCS_EFFECT_KIND_LOAD,
  /**
   * `amount` T of supply leave it for the ground.
   */
  GROG_OCS_EFFECT_KIND_UNLOAD,
  /**
   * `amount` T of supply now lie on the ground in the hex.
   */
  GROG_OCS_EFFECT_KIND_PLACE_SUPPLY,
  /**
   * It becomes the enemy's: Transport Points in quarters of a point by `amount`, all else whole.
   */
  GROG_OCS_EFFECT_KIND_CAPTURE,
  /**
   * `amount` T of its supply become the enemy's.
   */
  GROG_OCS_EFFECT_KIND_CAPTURE_SUPPLY,
  /**
   * `amount` T of its supply are destroyed.
   */
  GROG_OCS_EFFECT_KIND_DESTROY_SUPPLY,
  /**
   * What was captured of it becomes regular Transport Points.
   */
  GROG_OCS_EFFECT_KIND_CONVERT,
  /**
   * What is left of it is put up to `amount` hexes away.
   */
  GROG_OCS_EFFECT_KIND_DISPLACE,
  /**
   * Transport Points formed into an Extender are put into another hex and turned to their transport side.
   */
  GROG_OCS_EFFECT_KIND_COLLAPSE,
  /**
   * A facility of `amount` levels is put into the hex; 0 is an air strip.
   */
  GROG_OCS_EFFECT_KIND_BUILD,
  /**
   * Its level is now `amount`.
   */
  GROG_OCS_EFFECT_KIND_SET_LEVEL,
  /**
   * It has `amount` hits now.
   */
  GROG_OCS_EFFECT_KIND_SET_HITS,
  /**
   * It is put into the hex, as the question has it, with `amount` steps lost.
   */
  GROG_OCS_EFFECT_KIND_PLACE,
  /**
   * It is taken from the map and is not destroyed.
   */
  GROG_OCS_EFFECT_KIND_REMOVE,
  /**
   * It gets back `amount` steps.
   */
  GROG_OCS_EFFECT_KIND_GAIN_STEPS,
  /**
   * It belongs to the formation of the number `amount` now.
   */
  GROG_OCS_EFFECT_KIND_SET_FORMATION,
  /**
   * It was transported in this phase: `amount` is the code of the kind of transport.
   */
  GROG_OCS_EFFECT_KIND_TRANSPORTED,
  /**
   * It moved by rail over track that was converted in this phase.
   */
  GROG_OCS_EFFECT_KIND_FRESH_TRACK,
  /**
   * It converts the railroad in the hex, whose gauge is `amount` now.
   */
  GROG_OCS_EFFECT_KIND_CONVERT_TRACK,
};

/**
 * What a unit crosses a hexside for.
 */
enum GrogOcsPurpose {
  /**
   * To move.
   */
  GROG_OCS_PURPOSE_MOVE = 1,
  /**
   * To attack across it in regular combat.
   */
  GROG_OCS_PURPOSE_ATTACK,
  /**
   * To overrun.
   */
  GROG_OCS_PURPOSE_OVERRUN,
};

/**
 * What is fired at.
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
 * What a roll is for.
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
   * What a bracketed or halved barrage result costs.
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
   * Which aircraft of a mission is lost.
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
   * Who moves first.
   */
  GROG_OCS_ROLL_PURPOSE_INITIATIVE,
  /**
   * The weather.
   */
  GROG_OCS_ROLL_PURPOSE_WEATHER,
  /**
   * What a game asks beside these.
   */
  GROG_OCS_ROLL_PURPOSE_OTHER,
};

/**
 * Who sees a roll.
 */
enum GrogOcsVisibility {
  /**
   * Both players.
   */
  GROG_OCS_VISIBILITY_OPEN,
  /**
   * The player who rolls, alone.
   */
  GROG_OCS_VISIBILITY_SECRET,
};

/**
 * As what a unit is seen.
 */
enum GrogOcsSeenAs {
  /**
   * The top unit with a zone of control, or the top combat unit where none has one.
   */
  GROG_OCS_SEEN_AS_COMBAT_UNIT,
  /**
   * The hedgehog.
   */
  GROG_OCS_SEEN_AS_HEDGEHOG,
  /**
   * The top Active aircraft.
   */
  GROG_OCS_SEEN_AS_AIRCRAFT,
  /**
   * None of these, but it lies on top of the stack.
   */
  GROG_OCS_SEEN_AS_TOP,
};

/**
 * What becomes of a unit's supply.
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
   * It needs no trace.
   */
  GROG_OCS_TRACED_NEEDLESS,
};

/**
 * A way to fuel.
 */
enum GrogOcsFuelBy {
  /**
   * Each unit by itself: 1T, for the phase.
   */
  GROG_OCS_FUEL_BY_UNIT = 1,
  /**
   * A formation: 1 SP, until the next friendly Clean Up Phase.
   */
  GROG_OCS_FUEL_BY_FORMATION,
  /**
   * A headquarters with the independent units in its throw range: 1 SP, until the next friendly Clean Up Phase.
   */
  GROG_OCS_FUEL_BY_HQ,
  /**
   * It needs none.
   */
  GROG_OCS_FUEL_BY_NONE,
};

/**
 * What a headquarters can do (13.1b).
 */
enum GrogOcsHqAbility {
  /**
   * Throw supply points.
   */
  GROG_OCS_HQ_ABILITY_THROW = 1,
  /**
   * Give trace supply to units within throw range.
   */
  GROG_OCS_HQ_ABILITY_TRACE,
  /**
   * Rebuild units.
   */
  GROG_OCS_HQ_ABILITY_REBUILD,
  /**
   * Do engineer work.
   */
  GROG_OCS_HQ_ABILITY_ENGINEER,
};

/**
 * How hard the ground is: which row of the odds table counts.
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
 * What a railroad is asked for.
 */
enum GrogOcsRailUse {
  /**
   * To move cargo with Rail Cap: enemy zones of control are never negated.
   */
  GROG_OCS_RAIL_USE_CARGO = 1,
  /**
   * To trace supply: a friendly combat unit in the hex negates enemy zones, and Extenders link.
   */
  GROG_OCS_RAIL_USE_TRACE,
};

/**
 * How a hex of a way was reached from the one before.
 */
enum GrogOcsLink {
  /**
   * It is the first.
   */
  GROG_OCS_LINK_START,
  /**
   * On rails.
   */
  GROG_OCS_LINK_RAIL,
  /**
   * By an Extender that stands in the hex before.
   */
  GROG_OCS_LINK_EXTENDER,
};

/**
 * How reinforcements come into the game.
 */
enum GrogOcsArrivesBy {
  /**
   * In a hex that the Arrival Chart names, or in a box off the map.
   */
  GROG_OCS_ARRIVES_BY_HEX = 1,
  /**
   * In a hex of the map's edge: where enemy units block it, in the nearest one that they do not.
   */
  GROG_OCS_ARRIVES_BY_EDGE,
  /**
   * At a port.
   */
  GROG_OCS_ARRIVES_BY_PORT,
};

/**
 * What enters a hex.
 */
enum GrogOcsEntrant {
  /**
   * Units, by their own movement, by a retreat or an advance: on the ground, ships, or aircraft.
   */
  GROG_OCS_ENTRANT_UNITS = 1,
  /**
   * Cargo that goes by rail through the hex.
   */
  GROG_OCS_ENTRANT_RAIL_TRANSPORT,
  /**
   * Cargo that leaves its train there.
   */
  GROG_OCS_ENTRANT_DETRAINING,
  /**
   * A path of supply.
   */
  GROG_OCS_ENTRANT_SUPPLY_PATH,
};

/**
 * When stacking is looked at.
 */
enum GrogOcsMoment {
  /**
   * At the end of a segment or phase.
   */
  GROG_OCS_MOMENT_END = 1,
  /**
   * During movement, retreat or advance.
   */
  GROG_OCS_MOMENT_MOVEMENT,
  /**
   * During an overrun, of the hex from which it is made.
   */
  GROG_OCS_MOMENT_OVERRUN,
};

/**
 * What there is too much of in a hex.
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
};

/**
 * What lies in a stack.
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
 * How supply would come aboard.
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
 * Whether Transport Points were captured since their side last had a Movement Phase.
 */
enum GrogOcsWhenCaptured {
  /**
   * They were not.
   */
  GROG_OCS_WHEN_CAPTURED_NEVER,
  /**
   * In this very Movement Phase.
   */
  GROG_OCS_WHEN_CAPTURED_MOVEMENT,
  /**
   * In another phase.
   */
  GROG_OCS_WHEN_CAPTURED_OTHERWISE,
};

/**
 * What supply is spent on.
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
   * Building or improving.
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
 * What a counter is.
 */
enum GrogOcsKind {
  /**
   * A combat unit with nothing special about it.
   */
  GROG_OCS_KIND_COMBAT = 1,
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
  GROG_OCS_SIZE_REGIMENT = 1,
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
  GROG_OCS_ORIENTATION_COMBAT = 1,
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
  GROG_OCS_MOBILITY_LEG = 1,
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
  GROG_OCS_COMBAT_SUPPLY_PAID = 1,
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
 * A kind of transport (4.7d): what moves a unit other than its own movement.
 */
enum GrogOcsTransport {
  /**
   * None.
   */
  GROG_OCS_TRANSPORT_NOTHING,
  /**
   * A train, by Rail Cap (13.3).
   */
  GROG_OCS_TRANSPORT_RAIL,
  /**
   * Aircraft that land it at an air base (14.9).
   */
  GROG_OCS_TRANSPORT_AIR,
  /**
   * Aircraft that drop it (14.10).
   */
  GROG_OCS_TRANSPORT_AIR_DROP,
  /**
   * Landing craft (18.4, 18.5).
   */
  GROG_OCS_TRANSPORT_LANDING_CRAFT,
  /**
   * Landing craft that put it into a Beach Assault (18.6).
   */
  GROG_OCS_TRANSPORT_BEACH_ASSAULT,
  /**
   * Abstract shipping (19.0f).
   */
  GROG_OCS_TRANSPORT_SHIPPING,
  /**
   * Transport Points, which carry supply alone (13.2).
   */
  GROG_OCS_TRANSPORT_TRANSPORT_POINT,
};

/**
 * When a question is asked.
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
 * What a side would do in a hex.
 */
enum GrogOcsAction {
  /**
   * Go on by Truck movement from the hex, other than by an overrun (4.5a.A).
   */
  GROG_OCS_ACTION_TRUCK_MOVEMENT = 1,
  /**
   * Trace a path of supply in or out of the hex: a draw, a throw, an Extender's (4.5a.B).
   */
  GROG_OCS_ACTION_SUPPLY_PATH,
  /**
   * Move cargo by Rail Cap (4.5a.C).
   */
  GROG_OCS_ACTION_RAIL_TRANSPORT,
  /**
   * Trace supply by rail (4.5a.D).
   */
  GROG_OCS_ACTION_RAIL_TRACE,
  /**
   * Convert a railroad (4.5a.E).
   */
  GROG_OCS_ACTION_RAIL_CONVERSION,
  /**
   * Trace supply by way of a port (4.5a.F).
   */
  GROG_OCS_ACTION_PORT_TRACE,
  /**
   * Move cargo through a port by Sea Cap (4.5a.G).
   */
  GROG_OCS_ACTION_PORT_TRANSPORT,
  /**
   * Refit aircraft (4.5a.H).
   */
  GROG_OCS_ACTION_REFIT,
  /**
   * Change to Reserve Mode (4.5a.I).
   */
  GROG_OCS_ACTION_ENTER_RESERVE,
  /**
   * Change to Strat Mode (4.5a.J).
   */
  GROG_OCS_ACTION_ENTER_STRAT,
  /**
   * Move into the hex in Strat Mode (4.5a.J).
   */
  GROG_OCS_ACTION_STRAT_MOVEMENT,
  /**
   * Rebuild with replacements (4.5a.K).
   */
  GROG_OCS_ACTION_REBUILD,
};

/**
 * What a unit has to do with an action in a zone.
 */
enum GrogOcsPart {
  /**
   * An enemy unit that covers the hex.
   */
  GROG_OCS_PART_COVERS,
  /**
   * A friendly combat unit in the hex that negates the zone.
   */
  GROG_OCS_PART_NEGATES,
  /**
   * A friendly combat unit in the hex that negates nothing, since it spends MP later in the phase.
   */
  GROG_OCS_PART_MOVES_ON,
  /**
   * A friendly unit in the hex that negates nothing, since it is no combat unit or is cargo.
   */
  GROG_OCS_PART_CANNOT_NEGATE,
};

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
   * Combat strength in points, 0 to 999.
   */
  uint16_t strength;
  /**
   * Barrage strength in points, 0 to 999.
   */
  uint16_t barrage;
  /**
   * How the combat strength is printed; plainly by default.
   */
  GrogOcsStyleCode style;
  /**
   * Movement allowance in MP, 0 to 254.
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
   * Throw range of a headquarters, or range of an Extender, in MP.
   */
  uint8_t throw_range;
  /**
   * What kind of movement points the throw range of a headquarters has: the colour that it is printed in.
   */
  GrogOcsMobilityCode throw_mobility;
  uint8_t reserved[2];
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
 * A unit: its counter, its markers and what it did earlier in the phase. What every unit has must be said where an answer
 * hangs on it: kind, side, size, strength, rating, movement allowance, mode, how its combat supply is paid. What only some
 * units have is none by default: markers, losses, carriers, what was done earlier in the phase.
 */
typedef struct GrogOcsUnit {
  /**
   * The host's own number for it, 1 to 65534 where questions name units of a board by it; 0 for none. No rule looks at it.
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
   * The stack in which it began the phase, in the host's numbering from 1. An overrun asks for it.
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
   * Its mode. Transport Points are in Move Mode unless it is said; supply, facilities, ships and aircraft have none, and
   * show their Combat Mode side.
   */
  GrogOcsModeCode mode;
  /**
   * Which side of the counter shows, in Reserve, Exploit or Disorganized Mode.
   */
  GrogOcsOrientationCode oriented;
  /**
   * Which player's, in the host's numbering from 1.
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
   * Distance of an aircraft's base from its target in hexes, from 1. A barrage by aircraft asks for it.
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
  GrogFlag beyond_half_range;
  /**
   * Never rebuilt: a yellow dot behind the rating.
   */
  GrogFlag yellow_dot;
  /**
   * What carried it earlier in this phase.
   */
  GrogOcsTransportCode transported;
  /**
   * The landing craft that carried it landed it by a roll on the ALT table.
   */
  GrogFlag alt_rolled;
  /**
   * An Inactive aircraft.
   */
  GrogFlag inactive;
  /**
   * A fighter, if an aircraft.
   */
  GrogFlag fighter;
  /**
   * Railroad hexes that a Rail Repair unit converted in this phase.
   */
  uint8_t converted;
  /**
   * Moved by rail in this phase over track that was converted in it.
   */
  GrogFlag fresh_track;
  uint8_t reserved[6];
} GrogOcsUnit;

/**
 * A constant of `enum GrogOcsPhase`; 0 where it is not said.
 */
typedef uint8_t GrogOcsPhaseCode;

/**
 * What `grog_ocs_artillery_assess` asks. An artillery unit that would fire.
 */
typedef struct GrogOcsArtilleryAssessQuestion {
  uint32_t size;
  /**
   * The unit. What it has moved in the phase does not matter.
   */
  struct GrogOcsUnit unit;
  /**
   * The phase in whose Barrage Segment it would fire.
   */
  GrogOcsPhaseCode phase;
  /**
   * The supply that it needs is not paid.
   */
  GrogFlag unpaid;
  uint8_t reserved[2];
} GrogOcsArtilleryAssessQuestion;

/**
 * What artillery fires with.
 */
typedef struct GrogOcsGunnery {
  /**
   * Barrage strength in 1/11520 points.
   */
  uint32_t strength;
  /**
   * Range of the side that shows, in hexes.
   */
  uint8_t range;
  uint8_t reserved[3];
} GrogOcsGunnery;

/**
 * What `grog_ocs_artillery_assess` answers.
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
   * What artillery fires with. Zero where it is forbidden.
   */
  struct GrogOcsGunnery value;
} GrogOcsArtilleryAssessAnswer;

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
 * A constant of `enum GrogOcsGround`; 0 where it is not said.
 */
typedef uint8_t GrogOcsGroundCode;

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
   * How hard the ground is. Of a terrain of the hex it must be said; of a hexside it is of no account.
   */
  GrogOcsGroundCode ground;
  uint8_t reserved[2];
} GrogOcsTerrain;

/**
 * A constant of `enum GrogOcsStepLoss`.
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
   * Units do not negate enemy zones for ports that trace supply, as in DAK; bends 4.5b.
   */
  GrogFlag port_zones;
  /**
   * Exploiting units have no zone of control; bends 5.9c.
   */
  GrogFlag no_exploit_zone;
  /**
   * Units of different nations do not stack together; bends 4.8.
   */
  GrogFlag nations_apart;
  /**
   * The players have agreed that formation markers may be hidden in a stack (13.7b); bends 13.7.
   */
  GrogFlag hidden_formations;
  /**
   * The game's Transport Points print an F on their full side (13.2h).
   */
  GrogFlag full_sides;
  /**
   * The game has Transport Points of the size of a token, a quarter of a point; bends the rounding of 9.14c.
   */
  GrogFlag token_trucks;
  /**
   * The game has air strips; bends 15.3.
   */
  GrogFlag air_strips;
  /**
   * Units that are not Engineer-Capable build hedgehogs of level 1 only (21.11a); bends 16.0b.
   */
  GrogFlag regular_hedgehogs;
  /**
   * The game's tables replace aircraft steps directly, so that Eq do not; bends 13.5f.
   */
  GrogFlag air_table;
  uint8_t reserved[4];
} GrogOcsGameRules;

/**
 * What `grog_ocs_barrage_assess` asks. A barrage against the units in a hex.
 */
typedef struct GrogOcsBarrageAssessQuestion {
  uint32_t size;
  /**
   * The units that fire: artillery, or aircraft, or ships.
   */
  const struct GrogOcsUnit *firers;
  size_t firers_len;
  /**
   * The units in the hex, at least one of them a combat unit.
   */
  const struct GrogOcsUnit *targets;
  size_t targets_len;
  /**
   * Friendly units that may observe for the fire: any combat unit next to the target, not aboard a landing craft. Where
   * there are none, `unspotted` says so.
   */
  const struct GrogOcsUnit *spotters;
  size_t spotters_len;
  /**
   * The terrains of the hex, from the game's chart.
   */
  const struct GrogOcsTerrain *terrain;
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
   * No friendly unit is there that might observe; `spotters` is empty.
   */
  GrogFlag unspotted;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[4];
} GrogOcsBarrageAssessQuestion;

/**
 * A constant of `enum GrogOcsFire`; 0 where it is not said.
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
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsBarrageAssessment assessment;
  /**
   * Two dice, and one more where the result is a half.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogOcsBarrageResolveQuestion;

/**
 * A constant of `enum GrogOcsBarrageResult`.
 */
typedef uint8_t GrogOcsBarrageResultCode;

/**
 * A constant of `enum GrogOcsOutcome`; 0 where it is not said.
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * The barrage.
   */
  struct GrogOcsBarraged barrage;
  /**
   * The units in the hex.
   */
  const struct GrogOcsUnit *units;
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * The barrage.
   */
  struct GrogOcsBarraged barrage;
  /**
   * The units in the hex.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * Steps that each of them loses; none for no losses.
   */
  const uint8_t *losses;
  size_t losses_len;
} GrogOcsBarrageApplyQuestion;

/**
 * A constant of `enum GrogOcsEffectKind`.
 */
typedef uint8_t GrogOcsEffectKindCode;

/**
 * One thing for the host to apply to one unit.
 */
typedef struct GrogOcsEffect {
  /**
   * The unit: of the board, where the question is about one and has no units of its own; else its place in a list of the
   * question, which each operation names.
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
  uint8_t reserved;
} GrogOcsEffect;

/**
 * What `grog_ocs_barrage_apply` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * The assessment before the dice.
   */
  struct GrogOcsBarrageAssessment assessment;
  /**
   * The outcome.
   */
  GrogOcsOutcomeCode outcome;
  uint8_t reserved[7];
} GrogOcsBarragePercentileQuestion;

/**
 * What `grog_ocs_barrage_percentile` answers.
 */
typedef struct GrogOcsBarragePercentileAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Where a result that happened stands among all that could have: counts of cases worse, equal and better.
   */
  GrogPercentile value;
} GrogOcsBarragePercentileAnswer;

/**
 * What entering a hex, crossing a hexside or following a road costs, by mobility: in twelfths of an MP, so that
 * thirds and quarters are whole; 65534 for the whole movement allowance, 65535 for prohibited.
 */
typedef struct GrogOcsCost {
  /**
   * For Leg movement.
   */
  uint16_t leg;
  /**
   * For Truck movement.
   */
  uint16_t truck;
  /**
   * For Track movement.
   */
  uint16_t track;
} GrogOcsCost;

/**
 * A constant of `enum GrogOcsFeature`.
 */
typedef uint8_t GrogOcsFeatureCode;

/**
 * A row of a game's terrain effects chart: a kind of hex, of hexside or of road.
 */
typedef struct GrogOcsChartRow {
  /**
   * What it does to strength.
   */
  struct GrogOcsTerrain terrain;
  /**
   * What it costs.
   */
  struct GrogOcsCost cost;
  /**
   * What it is.
   */
  GrogOcsFeatureCode feature;
  /**
   * For a river, frozen rivers included: the row whose cost it has where it is bridged (13.8b). 0 stands for the
   * chart's first minor river where this is a major one, and for no cost where this is a minor one.
   */
  uint8_t bridged;
  uint8_t reserved[4];
} GrogOcsChartRow;

/**
 * A constant of `enum GrogOcsSettlement`.
 */
typedef uint8_t GrogOcsSettlementCode;

/**
 * A hex of the map. Rows of the chart count from 1; 0 stands for none. Its terrain must be said where movement or supply
 * goes through it; hexsides without a row cost nothing and have no effect.
 */
typedef struct GrogOcsBoardHex {
  /**
   * Which.
   */
  GrogHex hex;
  /**
   * Its terrain, by row of the chart.
   */
  uint8_t terrain;
  /**
   * What lives there.
   */
  GrogOcsSettlementCode settlement;
  /**
   * The hexsides that a railroad crosses: bit n for the n-th side, clockwise from that towards q + 1, r - 1.
   */
  uint8_t rail;
  /**
   * Of these, the ones that a multi-track railroad crosses.
   */
  uint8_t multi_track;
  /**
   * The gauge of the railroad, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The hexsides that a road crosses.
   */
  uint8_t road;
  /**
   * The kind of road, by row of the chart.
   */
  uint8_t road_row;
  /**
   * Its hexsides, by row of the chart.
   */
  uint8_t sides[6];
  /**
   * Whose the hex is, by the side's number; 0 for nobody's. Asked of hexes where trains may stop (13.3h).
   */
  uint8_t control;
  /**
   * Whose source of supply it is, by the side's number; 0 for nobody's.
   */
  uint8_t supply_source;
  /**
   * For which side's movement a Trainbusting zone covers it: bit 0 for side 1, bit 1 for side 2, and so on.
   */
  uint8_t trainbusted;
  /**
   * The railroad does not function.
   */
  GrogFlag rail_cut;
  /**
   * A railroad here was converted in this phase.
   */
  GrogFlag converted;
  /**
   * On the edge of the map.
   */
  GrogFlag edge;
  /**
   * No hex but a box off the map: it touches nothing.
   */
  GrogFlag off_map;
  uint8_t reserved[8];
} GrogOcsBoardHex;

/**
 * A position: what a host hands over once and asks about as often as it likes.
 * Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
 */
typedef struct GrogOcsBoard {
  uint32_t size;
  /**
   * The game's terrain effects chart.
   */
  const struct GrogOcsChartRow *chart;
  size_t chart_len;
  /**
   * The hexes of the map, at most 65535, in the order of q and then r, none twice. Python, Lua and JSON take them in
   * any order.
   */
  const struct GrogOcsBoardHex *hexes;
  size_t hexes_len;
  /**
   * The units, in the order of their hexes; in a hex from the top of the stack to its bottom. Python, Lua and JSON take
   * the hexes' units in any order.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * Whether its lists are known to be in order, 1 or 0: where it is 0 each call looks through them, and
   * returns `unsorted` where they are not. Set it once they were looked through.
   */
  uint8_t in_order;
  uint8_t reserved[7];
} GrogOcsBoard;

/**
 * What `grog_ocs_board_check` asks. A position to be looked at.
 */
typedef struct GrogOcsBoardCheckQuestion {
  uint32_t size;
  /**
   * The position, in order or not.
   */
  const struct GrogOcsBoard *board;
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
 * A constant of `enum GrogOcsFaultCode`.
 */
typedef uint8_t GrogOcsFaultCodeCode;

/**
 * A fault of a position.
 */
typedef struct GrogOcsBoardFault {
  /**
   * Which row of the list, from 0.
   */
  uint32_t index;
  /**
   * Its hex; of a row of the chart 0, 0.
   */
  GrogHex hex;
  /**
   * The number of the rule that makes it impossible; 0 for what no rule is about.
   */
  uint16_t rule;
  /**
   * In which list.
   */
  GrogOcsBoardListCode list;
  /**
   * Which field.
   */
  GrogOcsBoardFieldCode field;
  /**
   * The field inside that one; `whole` for itself.
   */
  GrogOcsBoardFieldCode inner;
  /**
   * What is wrong, in the words of the fault registry.
   */
  GrogOcsFaultCodeCode code;
  uint8_t reserved[2];
} GrogOcsBoardFault;

/**
 * What a position holds.
 */
typedef struct GrogOcsCheckup {
  /**
   * How many faults there are.
   */
  uint32_t faults;
  /**
   * Rows of the chart.
   */
  uint32_t chart;
  /**
   * Hexes.
   */
  uint32_t hexes;
  /**
   * Units.
   */
  uint32_t units;
} GrogOcsCheckup;

/**
 * What `grog_ocs_board_check` answers.
 */
typedef struct GrogOcsBoardCheckAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
   * What a position holds.
   */
  struct GrogOcsCheckup value;
} GrogOcsBoardCheckAnswer;

/**
 * What `grog_ocs_board_apply` asks. Effects that would be put to a position.
 */
typedef struct GrogOcsBoardApplyQuestion {
  uint32_t size;
  /**
   * The position, its lists in order: the edits count in them.
   */
  const struct GrogOcsBoard *board;
  /**
   * The effects, as a ruling handed them out and in its order; its host may leave some out and put in some of its own.
   */
  const struct GrogOcsEffect *effects;
  size_t effects_len;
  /**
   * The units that the effects speak of: for each unit of the ruling's question, the unit of the board, or the
   * newcomer, which counts on from the end of the board's list. An empty list where effects speak of these themselves,
   * as those of a question about the board do.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * Units that are not on the board. Where units go by their ids each has one.
   */
  const struct GrogOcsUnit *newcomers;
  size_t newcomers_len;
  /**
   * Whose is what is captured, by the side's number, 1 to 8. Asked for where effects capture.
   */
  uint8_t captor;
  uint8_t reserved[7];
} GrogOcsBoardApplyQuestion;

/**
 * A constant of `enum GrogOcsEdit`.
 */
typedef uint8_t GrogOcsEditCode;

/**
 * One thing to be done with a board's lists.
 */
typedef struct GrogOcsBoardEdit {
  /**
   * The unit as it is now, or as it was if it leaves the list.
   */
  struct GrogOcsUnit unit;
  /**
   * The hex as it is now.
   */
  struct GrogOcsBoardHex board_hex;
  /**
   * Where in the list: when this edit's turn comes.
   */
  uint16_t index;
  /**
   * Where the unit or hex stood in the list before all of it; 65535 for what is new.
   */
  uint16_t was;
  /**
   * The first effect that it comes from.
   */
  uint16_t effect;
  /**
   * What is to be done.
   */
  GrogOcsEditCode edit;
  /**
   * With which list.
   */
  GrogOcsBoardListCode list;
} GrogOcsBoardEdit;

/**
 * What effects made of a position.
 */
typedef struct GrogOcsApplied {
  /**
   * Units that are on the board now.
   */
  uint32_t units;
  /**
   * Edits of the board's lists.
   */
  uint32_t edits;
  /**
   * Newcomers that are not on the board and are not as they were.
   */
  uint32_t aside;
  /**
   * Effects that are left to the host.
   */
  uint32_t host;
} GrogOcsApplied;

/**
 * What `grog_ocs_board_apply` answers.
 */
typedef struct GrogOcsBoardApplyAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * One thing to be done with a board's lists.
   */
  struct GrogOcsBoardEdit *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What effects made of a position.
   */
  struct GrogOcsApplied value;
} GrogOcsBoardApplyAnswer;

/**
 * What `grog_ocs_capture_assess` asks. A hex that an enemy unit enters.
 */
typedef struct GrogOcsCaptureAssessQuestion {
  uint32_t size;
  /**
   * What is in the hex, all of it the other side's.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The unit that enters.
   */
  struct GrogOcsUnit entering;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The Extenders there have a hex to collapse to: within special draw range and in trace.
   */
  GrogFlag collapses;
  uint8_t reserved[6];
} GrogOcsCaptureAssessQuestion;

/**
 * What the capture table is rolled for.
 */
typedef struct GrogOcsPrize {
  /**
   * Supply on the ground, in T.
   */
  uint32_t dump;
  /**
   * Transport Points of a movement allowance above 10, in quarters of a point.
   */
  uint32_t trucks;
  /**
   * What these carry, in T.
   */
  uint32_t truck_load;
  /**
   * Transport Points of a movement allowance up to 10, in quarters of a point.
   */
  uint32_t wagons;
  /**
   * What these carry, in T.
   */
  uint32_t wagon_load;
  /**
   * How many dice are rolled: one for each of the three that is there, in this order.
   */
  uint8_t dice;
  /**
   * What is captured of Transport Points may move at once.
   */
  GrogFlag moves;
  uint8_t reserved[2];
} GrogOcsPrize;

/**
 * What `grog_ocs_capture_assess` answers.
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
   * What the capture table is rolled for. Zero where it is forbidden.
   */
  struct GrogOcsPrize value;
} GrogOcsCaptureAssessAnswer;

/**
 * What `grog_ocs_capture_resolve` asks. A prize and its dice.
 */
typedef struct GrogOcsCaptureResolveQuestion {
  uint32_t size;
  /**
   * The prize.
   */
  struct GrogOcsPrize prize;
  /**
   * A die for each of dumps, trucks and wagons that is there, in this order.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The game's options: whether it has Transport Points of the size of a token.
   */
  struct GrogOcsGameRules rules;
} GrogOcsCaptureResolveQuestion;

/**
 * What is captured. The rest of a dump is destroyed, the rest of Transport Points and their load is put elsewhere.
 */
typedef struct GrogOcsCaptured {
  /**
   * Supply on the ground, in T.
   */
  uint32_t dump;
  /**
   * Transport Points of a movement allowance above 10, in quarters of a point.
   */
  uint32_t trucks;
  /**
   * What was carried by such, in T.
   */
  uint32_t truck_load;
  /**
   * Transport Points of a movement allowance up to 10, in quarters of a point.
   */
  uint32_t wagons;
  /**
   * What was carried by such, in T.
   */
  uint32_t wagon_load;
  /**
   * Per cent of dumps, trucks and wagons.
   */
  uint8_t percent[3];
  /**
   * They may move at once.
   */
  GrogFlag moves;
} GrogOcsCaptured;

/**
 * What `grog_ocs_capture_resolve` answers.
 */
typedef struct GrogOcsCaptureResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What is captured. The rest of a dump is destroyed, the rest of Transport Points and their load is put elsewhere.
   */
  struct GrogOcsCaptured value;
} GrogOcsCaptureResolveAnswer;

/**
 * What `grog_ocs_capture_distribution` asks. A prize whose chances are asked for.
 */
typedef struct GrogOcsCaptureDistributionQuestion {
  uint32_t size;
  /**
   * The prize.
   */
  struct GrogOcsPrize prize;
  /**
   * The game's options: whether it has Transport Points of the size of a token.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[4];
} GrogOcsCaptureDistributionQuestion;

/**
 * What is captured, by the die from 1 to 6: six equal cases for each of the three, which are rolled apart.
 */
typedef struct GrogOcsCaptureDistribution {
  /**
   * Cases of each die: 6.
   */
  uint32_t denominator;
  /**
   * Supply on the ground, in T.
   */
  uint32_t dump[6];
  /**
   * Transport Points of a movement allowance above 10, in quarters of a point.
   */
  uint32_t trucks[6];
  /**
   * What was carried by such, in T.
   */
  uint32_t truck_load[6];
  /**
   * Transport Points of a movement allowance up to 10, in quarters of a point.
   */
  uint32_t wagons[6];
  /**
   * What was carried by such, in T.
   */
  uint32_t wagon_load[6];
} GrogOcsCaptureDistribution;

/**
 * What `grog_ocs_capture_distribution` answers.
 */
typedef struct GrogOcsCaptureDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What is captured, by the die from 1 to 6: six equal cases for each of the three, which are rolled apart.
   */
  struct GrogOcsCaptureDistribution value;
} GrogOcsCaptureDistributionAnswer;

/**
 * What `grog_ocs_capture_apply` asks. What the owner gives up of what was captured.
 */
typedef struct GrogOcsCaptureApplyQuestion {
  uint32_t size;
  /**
   * What was captured.
   */
  struct GrogOcsCaptured captured;
  /**
   * What is in the hex, as it was asked about.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * By unit: of a dump how many T are captured, of Transport Points how many quarters of a point.
   */
  const uint32_t *taken;
  size_t taken_len;
  /**
   * By unit: how many T are captured of what Transport Points carry.
   */
  const uint32_t *loads;
  size_t loads_len;
  /**
   * The Extenders there have a hex to collapse to.
   */
  GrogFlag collapses;
  uint8_t reserved[7];
} GrogOcsCaptureApplyQuestion;

/**
 * What a capture leaves.
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
   * What is captured of Transport Points may move at once; else not before the captor's next Movement Phase.
   */
  GrogFlag moves;
  uint8_t reserved[3];
} GrogOcsCaptureSettled;

/**
 * What `grog_ocs_capture_apply` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What a capture leaves. Zero where it is forbidden.
   */
  struct GrogOcsCaptureSettled value;
} GrogOcsCaptureApplyAnswer;

/**
 * What `grog_ocs_capture_displace` asks. What is left of Transport Points and would be put elsewhere.
 */
typedef struct GrogOcsCaptureDisplaceQuestion {
  uint32_t size;
  /**
   * The Transport Points.
   */
  struct GrogOcsUnit truck;
  /**
   * The hex that they would be put into.
   */
  GrogHex to;
} GrogOcsCaptureDisplaceQuestion;

/**
 * What `grog_ocs_capture_displace` answers.
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
 * A constant of `enum GrogOcsAttack`; 0 where it is not said.
 */
typedef uint8_t GrogOcsAttackCode;

/**
 * A constant of `enum GrogOcsEntry`.
 */
typedef uint8_t GrogOcsEntryCode;

/**
 * A constant of `enum GrogOcsChoice`.
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
   * Entry by units with Leg movement; free by default.
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
   * Which terrain the defender chose for this stack; the one that is best for him by default.
   */
  GrogOcsChoiceCode choice;
  /**
   * With the choice `hex`: which of the hex's terrains, counted from 0.
   */
  uint8_t which;
  uint8_t reserved;
  /**
   * What entering costs Leg movement without roads and bridges, in twelfths of an MP. An overrun asks for it.
   */
  uint16_t leg_cost;
  /**
   * The same for Truck movement.
   */
  uint16_t truck_cost;
  /**
   * The same for Track movement.
   */
  uint16_t track_cost;
} GrogOcsApproach;

/**
 * What `grog_ocs_combat_assess` asks. An attack on one hex.
 */
typedef struct GrogOcsCombatAssessQuestion {
  uint32_t size;
  /**
   * The attacking units, wherever they stand.
   */
  const struct GrogOcsUnit *attackers;
  size_t attackers_len;
  /**
   * The units in the attacked hex; those that are no combat units take no part.
   */
  const struct GrogOcsUnit *defenders;
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
  size_t terrain_len;
  /**
   * The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
   */
  uint8_t own_terrain;
  /**
   * What lies between the attackers' hexes and the target; a hex that is not listed has nothing in between. For an
   * overrun it must be listed, with what entering the target costs.
   */
  const struct GrogOcsApproach *approaches;
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
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsAssessment assessment;
  /**
   * Two dice for surprise, one more if there is surprise, two for the combat.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogOcsCombatResolveQuestion;

/**
 * A constant of `enum GrogOcsCombatResult`; 0 where it is not said.
 */
typedef uint8_t GrogOcsCombatResultCode;

/**
 * A constant of `enum GrogOcsStage`.
 */
typedef uint8_t GrogOcsStageCode;

/**
 * A constant of `enum GrogOcsSurprise`.
 */
typedef uint8_t GrogOcsSurpriseCode;

/**
 * A constant of `enum GrogOcsAdvance`.
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
  uint8_t reserved[3];
} GrogOcsBattle;

/**
 * What `grog_ocs_combat_resolve` answers.
 */
typedef struct GrogOcsCombatResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogOcsBattle battle;
  /**
   * The units of the side whose turn it is, as they entered the combat.
   */
  const struct GrogOcsUnit *units;
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
  uint8_t reserved;
} GrogOcsOwed;

/**
 * What `grog_ocs_combat_choices` answers.
 */
typedef struct GrogOcsCombatChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogOcsBattle battle;
  /**
   * The units of the side whose turn it is, as they entered the combat.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * Steps that each of them loses; none for no losses.
   */
  const uint8_t *losses;
  size_t losses_len;
  /**
   * Hexes that all of them retreat.
   */
  uint8_t retreat;
  /**
   * The option is ignored.
   */
  GrogFlag ignore;
  uint8_t reserved[6];
} GrogOcsCombatApplyQuestion;

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
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A battle after a payment. Zero where it is forbidden.
   */
  struct GrogOcsSettled value;
} GrogOcsCombatApplyAnswer;

/**
 * A constant of `enum GrogOcsPolicy`.
 */
typedef uint8_t GrogOcsPolicyCode;

/**
 * What `grog_ocs_combat_distribution` asks. An assessed attack, and how each side takes its option.
 */
typedef struct GrogOcsCombatDistributionQuestion {
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * The assessment before the dice.
   */
  struct GrogOcsAssessment assessment;
  /**
   * The result that the dice gave.
   */
  GrogOcsCombatResultCode result;
  uint8_t reserved[7];
} GrogOcsCombatPercentileQuestion;

/**
 * What `grog_ocs_combat_percentile` answers.
 */
typedef struct GrogOcsCombatPercentileAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Where a result that happened stands among all that could have: counts of cases worse, equal and better.
   */
  GrogPercentile value;
} GrogOcsCombatPercentileAnswer;

/**
 * What `grog_ocs_consolidation_assess` asks. Two units that would be consolidated.
 */
typedef struct GrogOcsConsolidationAssessQuestion {
  uint32_t size;
  /**
   * The unit that stays on the map.
   */
  struct GrogOcsUnit unit;
  /**
   * The other: one that gives its steps, or one in the Dead Pile whose place `unit` takes in its formation.
   */
  struct GrogOcsUnit other;
  /**
   * The other lies in the Dead Pile.
   */
  GrogFlag dead;
  /**
   * Two aircraft are of different types, though their values be the same.
   */
  GrogFlag types_differ;
  /**
   * The phase.
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
   * The formation that the unit belongs to then; 0 for none.
   */
  uint16_t formation;
  /**
   * Which kind it is.
   */
  GrogOcsConsolidationCode kind;
  /**
   * Steps that the unit gets back.
   */
  uint8_t steps;
  /**
   * Steps of the other that go to nobody.
   */
  uint8_t wasted;
  uint8_t reserved;
} GrogOcsConsolidated;

/**
 * What `grog_ocs_consolidation_assess` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A consolidation that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsConsolidated value;
} GrogOcsConsolidationAssessAnswer;

/**
 * A constant of `enum GrogOcsTask`; 0 where it is not said.
 */
typedef uint8_t GrogOcsTaskCode;

/**
 * What `grog_ocs_construction_assess` asks. Construction that a unit would perform.
 */
typedef struct GrogOcsConstructionAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its place in the board's list. `mp_spent` and `will_move` say whether it moves in this phase.
   */
  uint16_t unit;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The task.
   */
  GrogOcsTaskCode task;
  /**
   * Supply that the unit can be given for it, in T.
   */
  uint16_t supply;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The unit has performed construction before in this phase.
   */
  GrogFlag worked;
  /**
   * What that was.
   */
  GrogOcsTaskCode worked_task;
  /**
   * Where that was.
   */
  GrogHex worked_hex;
  /**
   * A level was added to the facility, or a hit of it repaired, in this turn.
   */
  GrogFlag improved;
  /**
   * A level was taken from the facility, or a hit given to it, by construction in this turn.
   */
  GrogFlag reduced;
  /**
   * Hits that the port has now, 0 to 4.
   */
  uint8_t hits;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[3];
} GrogOcsConstructionAssessQuestion;

/**
 * What construction takes and makes.
 */
typedef struct GrogOcsConstructed {
  /**
   * What it costs, in T.
   */
  uint16_t cost;
  /**
   * The facility, by its place in the board's list; 65535 for one that is new.
   */
  uint16_t facility;
  /**
   * Its level after it; 0 for an air strip, and for a port.
   */
  uint8_t level;
  /**
   * A port's hits after it.
   */
  uint8_t hits;
  /**
   * How far away it is, in hexes.
   */
  uint8_t distance;
  /**
   * The unit performs it as an engineer.
   */
  GrogFlag as_engineer;
} GrogOcsConstructed;

/**
 * What `grog_ocs_construction_assess` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What construction takes and makes. Zero where it is forbidden.
   */
  struct GrogOcsConstructed value;
} GrogOcsConstructionAssessAnswer;

/**
 * What `grog_ocs_engineers_capable` asks. A question about one unit.
 */
typedef struct GrogOcsEngineersCapableQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  uint8_t reserved[4];
} GrogOcsEngineersCapableQuestion;

/**
 * What `grog_ocs_engineers_capable` answers.
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
 * What `grog_ocs_engineers_bridge` asks. A unit that would cross a hexside.
 */
typedef struct GrogOcsEngineersBridgeQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The hex that it leaves or attacks from. It need not be the one it began in.
   */
  GrogHex start;
  /**
   * The hex next to it that it enters or attacks.
   */
  GrogHex to;
  /**
   * What for.
   */
  GrogOcsPurposeCode purpose;
  /**
   * The unit was Engineer-Capable in the hex that it leaves, until it changed its mode or orientation there.
   */
  GrogFlag had_bridge;
  uint8_t reserved[4];
} GrogOcsEngineersBridgeQuestion;

/**
 * What crossing a hexside takes.
 */
typedef struct GrogOcsCrossed {
  /**
   * What it costs the unit, in twelfths of an MP: hex and hexside, or the road. 65534 for its whole movement
   * allowance; 0 for an attack.
   */
  uint16_t cost;
  /**
   * What it would cost without engineers; 65535 where it would be prohibited.
   */
  uint16_t unbridged;
  /**
   * The river between the two hexes.
   */
  GrogOcsFeatureCode river;
  /**
   * A bridge of engineers made the difference.
   */
  GrogFlag bridged;
  /**
   * It is the unit's own bridge, which it had before it lost its capability.
   */
  GrogFlag own;
  uint8_t reserved;
} GrogOcsCrossed;

/**
 * What `grog_ocs_engineers_bridge` answers.
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
   * What crossing a hexside takes. Zero where it is forbidden.
   */
  struct GrogOcsCrossed value;
} GrogOcsEngineersBridgeAnswer;

/**
 * What `grog_ocs_engineers_detrainable` asks. A railroad hex that a headquarters may make detrainable.
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
   * Whose headquarters.
   */
  uint8_t side;
  /**
   * The gauge that this side uses; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * A headquarters in the hex, which was Engineer-Capable there until it turned to Move Mode, entrains itself.
   */
  GrogFlag entrains;
  /**
   * That headquarters, by its place in the board's list; of account with `entrains` only.
   */
  uint16_t hq;
  uint8_t reserved[6];
} GrogOcsEngineersDetrainableQuestion;

/**
 * What `grog_ocs_engineers_detrainable` answers.
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
 * What `grog_ocs_facility_assess` asks. A barrage against a facility.
 */
typedef struct GrogOcsFacilityAssessQuestion {
  uint32_t size;
  /**
   * The units that fire: artillery, or aircraft, or ships; aircraft alone at a railroad.
   */
  const struct GrogOcsUnit *firers;
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
  uint8_t reserved[2];
} GrogOcsFacilityAssessment;

/**
 * What `grog_ocs_facility_assess` answers.
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
   * What a barrage against a facility is worth. Zero where it is forbidden.
   */
  struct GrogOcsFacilityAssessment value;
} GrogOcsFacilityAssessAnswer;

/**
 * What `grog_ocs_facility_resolve` asks. An assessed barrage against a facility, and its dice.
 */
typedef struct GrogOcsFacilityResolveQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogOcsFacilityAssessment assessment;
  /**
   * One die for the table, and one for each plane there if the result can hit planes.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogOcsFacilityResolveQuestion;

/**
 * A constant of `enum GrogOcsFacilityResult`.
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
  uint8_t reserved[3];
} GrogOcsFacilityHit;

/**
 * What `grog_ocs_facility_resolve` answers.
 */
typedef struct GrogOcsFacilityResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The exact chances of a barrage against a facility: counts of 6 equal cases, of 36 for a plane.
   */
  struct GrogOcsFacilityDistribution value;
} GrogOcsFacilityDistributionAnswer;

/**
 * What `grog_ocs_fog_sees` asks. A hex that a player looks at.
 */
typedef struct GrogOcsFogSeesQuestion {
  uint32_t size;
  /**
   * The position, whole. Its list gives the units of a hex from the top of the stack to its bottom.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side that looks: the units of all others are its enemies'.
   */
  uint8_t side;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[3];
} GrogOcsFogSeesQuestion;

/**
 * A constant of `enum GrogOcsSeenAs`.
 */
typedef uint8_t GrogOcsSeenAsCode;

/**
 * An enemy unit that a player sees.
 */
typedef struct GrogOcsSighting {
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The number of the rule that shows it.
   */
  uint16_t rule;
  /**
   * As what it is seen.
   */
  GrogOcsSeenAsCode seen;
  /**
   * The mode that its markers and its counter show.
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
   * Its internal stocks are not for him to know.
   */
  GrogFlag stocks_hidden;
  /**
   * Nor are the steps that it has lost.
   */
  GrogFlag steps_hidden;
} GrogOcsSighting;

/**
 * What a player is told of an enemy hex beside what he sees.
 */
typedef struct GrogOcsSight {
  /**
   * A unit there has a zone of control.
   */
  GrogFlag zone;
  /**
   * More lies there than he may see.
   */
  GrogFlag hidden;
} GrogOcsSight;

/**
 * What `grog_ocs_fog_sees` answers.
 */
typedef struct GrogOcsFogSeesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An enemy unit that a player sees.
   */
  struct GrogOcsSighting *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * What a player is told of an enemy hex beside what he sees.
   */
  struct GrogOcsSight value;
} GrogOcsFogSeesAnswer;

/**
 * What `grog_ocs_fog_combat` asks. A combat of which both sides reveal what they must.
 */
typedef struct GrogOcsFogCombatQuestion {
  uint32_t size;
  /**
   * The attack as it was assessed.
   */
  struct GrogOcsAssessment assessment;
  /**
   * The units that attack, as they were asked about.
   */
  const struct GrogOcsUnit *attackers;
  size_t attackers_len;
  /**
   * The units in the attacked hex, as they were asked about.
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
   * The attacker's total strength in 1/11520 points.
   */
  uint32_t attack;
  /**
   * The defender's total strength in 1/11520 points.
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
   * The defender's strongest, a hedgehog's included.
   */
  GrogOcsAntiTankCode defender_anti_tank;
} GrogOcsCombatRevealed;

/**
 * What `grog_ocs_fog_combat` answers.
 */
typedef struct GrogOcsFogCombatAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
 * What `grog_ocs_fog_barrage` asks. A barrage of which both sides reveal what they must.
 */
typedef struct GrogOcsFogBarrageQuestion {
  uint32_t size;
  /**
   * The barrage as it was assessed.
   */
  struct GrogOcsBarrageAssessment assessment;
  /**
   * The units in the hex that is fired at.
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
   * What the firing player tells: his total strength in 1/11520 points.
   */
  uint32_t strength;
  /**
   * The same, rounded to points.
   */
  uint32_t points;
  /**
   * What he is told: the sum of the table shifts, to the right if positive.
   */
  int8_t shift;
  /**
   * What he is told where aircraft fire: the Flak Points of the hex, of its headquarters and air base among them; else 0.
   */
  uint8_t flak;
  /**
   * Whether flak fires at all.
   */
  GrogFlag flown;
  uint8_t reserved;
} GrogOcsBarrageRevealed;

/**
 * What `grog_ocs_fog_barrage` answers.
 */
typedef struct GrogOcsFogBarrageAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
 * What `grog_ocs_fog_air` asks. A round of air combat.
 */
typedef struct GrogOcsFogAirQuestion {
  uint32_t size;
  /**
   * All aircraft present, of both sides.
   */
  const struct GrogOcsUnit *aircraft;
  size_t aircraft_len;
  /**
   * Those that fight in this round, from 0.
   */
  const uint16_t *engaged;
  size_t engaged_len;
} GrogOcsFogAirQuestion;

/**
 * An aircraft that both sides know of.
 */
typedef struct GrogOcsAirborne {
  /**
   * The aircraft, from 0.
   */
  uint16_t unit;
  /**
   * Whose it is.
   */
  uint8_t side;
  /**
   * It fights in this round.
   */
  GrogFlag engaged;
} GrogOcsAirborne;

/**
 * How many aircraft both sides know of.
 */
typedef struct GrogOcsAirRevealed {
  /**
   * Aircraft present.
   */
  uint16_t present;
  /**
   * Those that fight in this round.
   */
  uint16_t engaged;
} GrogOcsAirRevealed;

/**
 * What `grog_ocs_fog_air` answers.
 */
typedef struct GrogOcsFogAirAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
   * How many aircraft both sides know of.
   */
  struct GrogOcsAirRevealed value;
} GrogOcsFogAirAnswer;

/**
 * A constant of `enum GrogOcsRollPurpose`; 0 where it is not said.
 */
typedef uint8_t GrogOcsRollPurposeCode;

/**
 * What `grog_ocs_fog_roll` asks. A roll that was made.
 */
typedef struct GrogOcsFogRollQuestion {
  uint32_t size;
  /**
   * What it is for.
   */
  GrogOcsRollPurposeCode purpose;
  /**
   * The dice, 1 to 6 each, at most six.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * Whose roll it is.
   */
  uint8_t side;
  /**
   * It was made in secret.
   */
  GrogFlag secret;
  /**
   * The players have agreed that rolls for this purpose may be.
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
   * What it was for.
   */
  GrogOcsRollPurposeCode purpose;
  /**
   * Who sees it.
   */
  GrogOcsVisibilityCode visibility;
  /**
   * Whose roll it was.
   */
  uint8_t side;
  /**
   * How many dice.
   */
  uint8_t rolled;
  /**
   * The dice in the order of the roll; 0 where there is none.
   */
  uint8_t dice[6];
  /**
   * Their sum.
   */
  uint8_t total;
  uint8_t reserved;
} GrogOcsRollRecord;

/**
 * What `grog_ocs_fog_roll` answers.
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
   * The record of a roll. Zero where it is forbidden.
   */
  struct GrogOcsRollRecord value;
} GrogOcsFogRollAnswer;

/**
 * What `grog_ocs_formations_marker` asks. A formation marker and the stack it lies in.
 */
typedef struct GrogOcsFormationsMarkerQuestion {
  uint32_t size;
  /**
   * The formation, in the host's numbering from 1.
   */
  uint16_t formation;
  /**
   * Where the marker lies.
   */
  GrogHex hex;
  /**
   * The units that it stands for, which are kept off the map and count as being in its hex.
   */
  const struct GrogOcsUnit *represented;
  size_t represented_len;
  /**
   * The other units in its hex.
   */
  const struct GrogOcsUnit *here;
  size_t here_len;
  /**
   * How many of the other combat units lie above it.
   */
  uint16_t above;
  /**
   * It shows its fuelled side.
   */
  GrogFlag fuelled_side;
  /**
   * Fuel was paid for the formation as one (12.5c).
   */
  GrogFlag formation_fuelled;
  /**
   * It stands for no unit and only reminds the player that fuel was paid.
   */
  GrogFlag reminder;
  /**
   * The game's options: whether markers may be hidden.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[3];
} GrogOcsFormationsMarkerQuestion;

/**
 * What a legal marker means to the stack.
 */
typedef struct GrogOcsMarkerState {
  /**
   * Which of the units that it stands for must be shown, from 0: one with a zone of control where no other unit of the
   * stack has one; 65535 for none.
   */
  uint16_t reveal;
  /**
   * Some unit that it stands for has a zone of control.
   */
  GrogFlag zoc;
  uint8_t reserved;
} GrogOcsMarkerState;

/**
 * What `grog_ocs_formations_marker` answers.
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
   * What a legal marker means to the stack. Zero where it is forbidden.
   */
  struct GrogOcsMarkerState value;
} GrogOcsFormationsMarkerAnswer;

/**
 * What `grog_ocs_formations_join` asks. A unit that would be taken off the map into a marker, or put back beside it.
 */
typedef struct GrogOcsFormationsJoinQuestion {
  uint32_t size;
  /**
   * The unit, with the hex that it has reached.
   */
  struct GrogOcsUnit unit;
  /**
   * The marker's formation, in the host's numbering from 1.
   */
  uint16_t formation;
  /**
   * Where the marker lies.
   */
  GrogHex hex;
  uint8_t reserved[6];
} GrogOcsFormationsJoinQuestion;

/**
 * What `grog_ocs_formations_join` answers.
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
 * What `grog_ocs_formations_trace` asks. A formation in its Supply Phase.
 */
typedef struct GrogOcsFormationsTraceQuestion {
  uint32_t size;
  /**
   * Its units.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * By unit: the headquarters or direct source by which it can trace, which reaches and may serve it, in a numbering of
   * the host's own; 0 for none.
   */
  const uint8_t *reached_by;
  size_t reached_by_len;
  /**
   * The source whose part traces for free; 0 leaves it to the library: the part of most RE, the lower number on a tie.
   */
  uint8_t source;
  /**
   * By unit: 1 for those that eat if they do not trace. An empty list is nobody.
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
 * What becomes of one unit.
 */
typedef struct GrogOcsTraceRow {
  /**
   * The unit, from 0.
   */
  uint16_t unit;
  /**
   * What becomes of it.
   */
  GrogOcsTracedCode traced;
  uint8_t reserved;
} GrogOcsTraceRow;

/**
 * What a formation's trace comes to.
 */
typedef struct GrogOcsTraceBill {
  /**
   * What is eaten, in T: 1 for each 2 RE of those that eat, rounded up.
   */
  uint32_t cost;
  /**
   * What it would cost if all ate who may and do not trace, in T.
   */
  uint32_t cost_of_all;
  /**
   * The source whose part traces for free; 0 for none.
   */
  uint8_t source;
  uint8_t reserved[3];
} GrogOcsTraceBill;

/**
 * What `grog_ocs_formations_trace` answers.
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
   * What becomes of one unit.
   */
  struct GrogOcsTraceRow *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * What a formation's trace comes to. Zero where it is forbidden.
   */
  struct GrogOcsTraceBill value;
} GrogOcsFormationsTraceAnswer;

/**
 * A constant of `enum GrogOcsFuelBy`; 0 where it is not said.
 */
typedef uint8_t GrogOcsFuelByCode;

/**
 * What `grog_ocs_fuel_assess` asks. Units that are to be fuelled.
 */
typedef struct GrogOcsFuelAssessQuestion {
  uint32_t size;
  /**
   * The units.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * By unit: the headquarters or direct source that reaches and may serve it, in a numbering of the host's own; 0 for
   * none.
   */
  const uint8_t *reached_by;
  size_t reached_by_len;
  /**
   * The way.
   */
  GrogOcsFuelByCode by;
  /**
   * For a formation or a headquarters: the one of those sources that pays.
   */
  uint8_t source;
  /**
   * The headquarters has thrown fuel out of another hex in this phase.
   */
  GrogFlag threw_elsewhere;
  /**
   * The whole of a formation is to be fuelled as one: no unit is to pay by itself or go without.
   */
  GrogFlag whole;
  uint8_t reserved[4];
} GrogOcsFuelAssessQuestion;

/**
 * How one unit is fuelled.
 */
typedef struct GrogOcsFuelRow {
  /**
   * The unit, from 0.
   */
  uint16_t unit;
  /**
   * What it pays by itself, in T.
   */
  uint8_t cost;
  /**
   * Which way.
   */
  GrogOcsFuelByCode by;
  /**
   * It is fuelled, or needs no fuel.
   */
  GrogFlag fuelled;
  /**
   * The fuel lasts until the next friendly Clean Up Phase; else for this phase only.
   */
  GrogFlag lasts;
} GrogOcsFuelRow;

/**
 * What fuel costs in all.
 */
typedef struct GrogOcsFuelBill {
  /**
   * In all, in T.
   */
  uint32_t cost;
  /**
   * What it would cost to fuel the same units each by itself, in T.
   */
  uint32_t by_unit;
  /**
   * The formation's marker shows its fuelled side (13.7).
   */
  GrogFlag marker;
  uint8_t reserved[3];
} GrogOcsFuelBill;

/**
 * What `grog_ocs_fuel_assess` answers.
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
   * How one unit is fuelled.
   */
  struct GrogOcsFuelRow *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * What fuel costs in all. Zero where it is forbidden.
   */
  struct GrogOcsFuelBill value;
} GrogOcsFuelAssessAnswer;

/**
 * A constant of `enum GrogOcsHqAbility`; 0 where it is not said.
 */
typedef uint8_t GrogOcsHqAbilityCode;

/**
 * What `grog_ocs_headquarters_ability` asks. A unit and something that headquarters do.
 */
typedef struct GrogOcsHeadquartersAbilityQuestion {
  uint32_t size;
  /**
   * The headquarters.
   */
  struct GrogOcsUnit unit;
  /**
   * What it would do.
   */
  GrogOcsHqAbilityCode ability;
  uint8_t reserved[3];
} GrogOcsHeadquartersAbilityQuestion;

/**
 * How far a headquarters throws.
 */
typedef struct GrogOcsThrowRange {
  /**
   * The range, in twelfths of an MP; 0 for what needs none.
   */
  uint16_t range;
  /**
   * What kind of movement points those are.
   */
  GrogOcsMobilityCode mobility;
  uint8_t reserved;
} GrogOcsThrowRange;

/**
 * What `grog_ocs_headquarters_ability` answers.
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
   * How far a headquarters throws. Zero where it is forbidden.
   */
  struct GrogOcsThrowRange value;
} GrogOcsHeadquartersAbilityAnswer;

/**
 * What `grog_ocs_headquarters_abilities` asks. A question about one unit.
 */
typedef struct GrogOcsHeadquartersAbilitiesQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  uint8_t reserved[4];
} GrogOcsHeadquartersAbilitiesQuestion;

/**
 * What a headquarters is and can do in its mode.
 */
typedef struct GrogOcsHqAbilities {
  /**
   * Throw range of the side that shows, in twelfths of an MP; 0 where it cannot throw.
   */
  uint16_t range;
  /**
   * Its strength in points before what its mode multiplies it by.
   */
  uint16_t strength;
  /**
   * Its size in quarters of an RE: 4.
   */
  uint16_t re_quarters;
  /**
   * How its strength counts as printed: in parentheses, for defence only.
   */
  GrogOcsStyleCode style;
  /**
   * What kind of movement points the throw range has.
   */
  GrogOcsMobilityCode mobility;
  /**
   * Action Rating, -1 or 0.
   */
  int8_t rating;
  /**
   * It can throw supply points.
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
   * It needs supply as any other combat unit does.
   */
  GrogFlag needs_supply;
  uint8_t reserved;
} GrogOcsHqAbilities;

/**
 * What `grog_ocs_headquarters_abilities` answers.
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
   * What a headquarters is and can do in its mode. Zero where it is forbidden.
   */
  struct GrogOcsHqAbilities value;
} GrogOcsHeadquartersAbilitiesAnswer;

/**
 * A game's limit to whom headquarters serve (13.1d): these headquarters do not serve those units.
 */
typedef struct GrogOcsServiceLimit {
  /**
   * Headquarters of this formation or command only, in the host's numbering; 0 for any.
   */
  uint16_t hq_formation;
  /**
   * Units of this formation only; 0 for any.
   */
  uint16_t unit_formation;
  /**
   * Headquarters of this nationality; 255 for any.
   */
  uint8_t hq_nationality;
  /**
   * Units of this nationality; 255 for any.
   */
  uint8_t unit_nationality;
  /**
   * Units of the headquarters' own formation are served all the same.
   */
  GrogFlag except_own;
  uint8_t reserved;
} GrogOcsServiceLimit;

/**
 * What `grog_ocs_headquarters_serve` asks. A headquarters and a unit that it would serve.
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
   * The game's further limits.
   */
  const struct GrogOcsServiceLimit *limits;
  size_t limits_len;
} GrogOcsHeadquartersServeQuestion;

/**
 * What `grog_ocs_headquarters_serve` answers.
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
 * What `grog_ocs_headquarters_combat_side` asks. Two printed sides of one counter, of which it is not known which is which.
 */
typedef struct GrogOcsHeadquartersCombatSideQuestion {
  uint32_t size;
  /**
   * What the counter is: a headquarters or artillery.
   */
  GrogOcsKindCode kind;
  /**
   * One side.
   */
  struct GrogOcsFace first;
  /**
   * The other.
   */
  struct GrogOcsFace second;
  uint8_t reserved[2];
} GrogOcsHeadquartersCombatSideQuestion;

/**
 * Which of two printed sides is which.
 */
typedef struct GrogOcsWhichSide {
  /**
   * The second side is the Combat Mode side; otherwise the first is.
   */
  GrogFlag second;
} GrogOcsWhichSide;

/**
 * What `grog_ocs_headquarters_combat_side` answers.
 */
typedef struct GrogOcsHeadquartersCombatSideAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Which of two printed sides is which.
   */
  struct GrogOcsWhichSide value;
} GrogOcsHeadquartersCombatSideAnswer;

/**
 * What `grog_ocs_modes_effects` asks. A unit and the phase it is looked at in.
 */
typedef struct GrogOcsModesEffectsQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * The phase: the movement allowance and the rights of a released Reserve differ by it.
   */
  GrogOcsPhaseCode phase;
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
  uint8_t reserved;
} GrogOcsModeEffects;

/**
 * What `grog_ocs_modes_effects` answers.
 */
typedef struct GrogOcsModesEffectsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
 * What `grog_ocs_odds_round` asks. Two strengths to be compared.
 */
typedef struct GrogOcsOddsRoundQuestion {
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
   * The row of the odds table; rounded odds do not depend on it.
   */
  GrogOcsGroundCode ground;
  uint8_t reserved[3];
} GrogOcsOddsRoundQuestion;

/**
 * What `grog_ocs_odds_round` answers.
 */
typedef struct GrogOcsOddsRoundAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
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
   * The row of the odds table; rounded odds do not depend on it.
   */
  GrogOcsGroundCode ground;
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
  uint8_t reserved[3];
} GrogOcsColumn;

/**
 * What `grog_ocs_odds_column` answers.
 */
typedef struct GrogOcsOddsColumnAnswer {
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
  struct GrogOcsColumn value;
} GrogOcsOddsColumnAnswer;

/**
 * What `grog_ocs_paths_throw_reach` asks. A headquarters on a board.
 */
typedef struct GrogOcsPathsThrowReachQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The headquarters, by its place in the board's list.
   */
  uint16_t hq;
  uint8_t reserved[6];
} GrogOcsPathsThrowReachQuestion;

/**
 * A hex that a throw serves.
 */
typedef struct GrogOcsReachedHex {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * What the path costs that serves it, in twelfths of an MP.
   */
  uint16_t cost;
  /**
   * The path ends next to it and does not enter it.
   */
  GrogFlag beside;
  uint8_t reserved;
} GrogOcsReachedHex;

/**
 * What `grog_ocs_paths_throw_reach` answers.
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
   * A hex that a throw serves.
   */
  struct GrogOcsReachedHex *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * How far a headquarters throws. Zero where it is forbidden.
   */
  struct GrogOcsThrowRange value;
} GrogOcsPathsThrowReachAnswer;

/**
 * What `grog_ocs_paths_throw_to` asks. A headquarters that would throw to a unit.
 */
typedef struct GrogOcsPathsThrowToQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The headquarters, by its place in the board's list.
   */
  uint16_t hq;
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The supply came to this headquarters by the throw of another.
   */
  GrogFlag thrown_before;
  /**
   * The game's further limits to whom headquarters serve.
   */
  const struct GrogOcsServiceLimit *limits;
  size_t limits_len;
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
   * What the path costs up to it, in twelfths of an MP.
   */
  uint16_t cost;
  /**
   * The hex lies in an enemy zone of control, which a friendly unit there negates or the path's mobility ignores.
   */
  GrogFlag zone;
  /**
   * It was entered over a bridge of engineers.
   */
  GrogFlag bridged;
} GrogOcsPathHex;

/**
 * A supply path that was found.
 */
typedef struct GrogOcsSupplied {
  /**
   * What the path costs, in twelfths of an MP.
   */
  uint16_t cost;
  /**
   * How far it might go, in twelfths of an MP.
   */
  uint16_t range;
  /**
   * It ends next to its target and does not enter it.
   */
  GrogFlag beside;
  uint8_t reserved;
} GrogOcsSupplied;

/**
 * What `grog_ocs_paths_throw_to` answers.
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
   * A supply path that was found. Zero where it is forbidden.
   */
  struct GrogOcsSupplied value;
} GrogOcsPathsThrowToAnswer;

/**
 * What `grog_ocs_paths_draw` asks. A unit that would draw supply.
 */
typedef struct GrogOcsPathsDrawQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The dump or the loaded Transport Points, by their place in the board's list.
   */
  uint16_t source;
  uint8_t reserved[4];
} GrogOcsPathsDrawQuestion;

/**
 * What `grog_ocs_paths_draw` answers.
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
   * A supply path that was found. Zero where it is forbidden.
   */
  struct GrogOcsSupplied value;
} GrogOcsPathsDrawAnswer;

/**
 * What `grog_ocs_paths_sources` asks. A unit that looks for supply.
 */
typedef struct GrogOcsPathsSourcesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  uint8_t reserved[6];
} GrogOcsPathsSourcesQuestion;

/**
 * A dump or loaded Transport Points within draw range.
 */
typedef struct GrogOcsSourceRow {
  /**
   * Which, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * How much supply there is, in T.
   */
  uint16_t amount;
  /**
   * What the path there costs, in twelfths of an MP.
   */
  uint16_t cost;
  /**
   * The path ends next to it.
   */
  GrogFlag beside;
  uint8_t reserved;
} GrogOcsSourceRow;

/**
 * How much supply a unit can draw.
 */
typedef struct GrogOcsSourceTotal {
  /**
   * In all, in T.
   */
  uint32_t amount;
} GrogOcsSourceTotal;

/**
 * What `grog_ocs_paths_sources` answers.
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
   * How much supply a unit can draw. Zero where it is forbidden.
   */
  struct GrogOcsSourceTotal value;
} GrogOcsPathsSourcesAnswer;

/**
 * What `grog_ocs_paths_relay` asks. A unit that would have supply drawn and thrown to it by a headquarters.
 */
typedef struct GrogOcsPathsRelayQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit that uses the supply, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The headquarters that draws it and throws it on, by its place in the board's list.
   */
  uint16_t hq;
  /**
   * The dump or the loaded Transport Points, by their place in the board's list.
   */
  uint16_t source;
  /**
   * The game's further limits to whom headquarters serve.
   */
  const struct GrogOcsServiceLimit *limits;
  size_t limits_len;
} GrogOcsPathsRelayQuestion;

/**
 * Supply that comes by way of a headquarters.
 */
typedef struct GrogOcsRelayed {
  /**
   * The headquarters' draw.
   */
  struct GrogOcsSupplied draw;
  /**
   * Its throw.
   */
  struct GrogOcsSupplied thrown;
  /**
   * How many of the rows belong to the draw; the others are the throw's.
   */
  uint16_t drawn_over;
} GrogOcsRelayed;

/**
 * What `grog_ocs_paths_relay` answers.
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
   * Supply that comes by way of a headquarters. Zero where it is forbidden.
   */
  struct GrogOcsRelayed value;
} GrogOcsPathsRelayAnswer;

/**
 * What `grog_ocs_rail_track` asks. A hex whose railroad a side asks about.
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
   * The side whose trains would run, 1 to 8.
   */
  uint8_t side;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[2];
} GrogOcsRailTrackQuestion;

/**
 * What the railroad in a hex is to a side.
 */
typedef struct GrogOcsTrack {
  /**
   * The hexsides that a railroad crosses: bit n for the n-th side, clockwise from that towards q + 1, r - 1.
   */
  uint8_t rail;
  /**
   * Of these, the ones that multi-track rails cross.
   */
  uint8_t multi_track;
  /**
   * There is a railroad, and it functions.
   */
  GrogFlag functions;
  /**
   * It is of the side's gauge.
   */
  GrogFlag gauge_fits;
  /**
   * A village, a city, a port or an Engineer-Capable HQ of the side is there: control of the hex counts.
   */
  GrogFlag stop;
  /**
   * The side controls the hex, or its control does not count.
   */
  GrogFlag controlled;
  /**
   * Enemy combat units are there.
   */
  GrogFlag enemy;
  /**
   * It lies in an enemy zone of control.
   */
  GrogFlag enemy_zone;
  /**
   * A friendly unit negates that zone for trace supply.
   */
  GrogFlag negated;
  /**
   * A Trainbusting zone covers it.
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
 * What `grog_ocs_rail_track` answers.
 */
typedef struct GrogOcsRailTrackAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What the railroad in a hex is to a side.
   */
  struct GrogOcsTrack value;
} GrogOcsRailTrackAnswer;

/**
 * A constant of `enum GrogOcsRailUse`; 0 where it is not said.
 */
typedef uint8_t GrogOcsRailUseCode;

/**
 * What `grog_ocs_rail_detrainable` asks. A hex where trains might stop.
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
   * The side whose trains would stop there, 1 to 8.
   */
  uint8_t side;
  /**
   * What for.
   */
  GrogOcsRailUseCode usage;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[1];
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
   * How it was reached.
   */
  GrogOcsLinkCode link;
  /**
   * On multi-track rails.
   */
  GrogFlag multi_track;
  /**
   * A Trainbusting zone covers it.
   */
  GrogFlag trainbusted;
  uint8_t reserved;
} GrogOcsRailHex;

/**
 * A hex where trains may stop.
 */
typedef struct GrogOcsDetrainable {
  /**
   * The source of supply at the end of the way back.
   */
  GrogHex source;
  /**
   * The hexes of that way, the first not counted.
   */
  uint16_t hexes;
  /**
   * An Engineer-Capable HQ alone makes the hex detrainable (13.8c): it ceases with the capability.
   */
  GrogFlag by_hq;
  /**
   * The way uses an Extender.
   */
  GrogFlag extended;
} GrogOcsDetrainable;

/**
 * What `grog_ocs_rail_detrainable` answers.
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
   * A hex where trains may stop. Zero where it is forbidden.
   */
  struct GrogOcsDetrainable value;
} GrogOcsRailDetrainableAnswer;

/**
 * What `grog_ocs_rail_stops` asks. A side that asks where its trains may stop.
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
  /**
   * The gauge of its trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[6];
} GrogOcsRailStopsQuestion;

/**
 * A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and what makes it detrainable or not.
 */
typedef struct GrogOcsRailStopFound {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * Detrainable for cargo.
   */
  GrogFlag cargo;
  /**
   * Detrainable for trace supply.
   */
  GrogFlag trace;
  /**
   * By an Engineer-Capable HQ alone.
   */
  GrogFlag by_hq;
  /**
   * The railroad does not function.
   */
  GrogFlag cut;
  /**
   * It is of another gauge.
   */
  GrogFlag wrong_gauge;
  /**
   * The side does not control the hex.
   */
  GrogFlag uncontrolled;
  /**
   * Enemy combat units are there.
   */
  GrogFlag enemy;
  /**
   * Other enemy units are there: cargo may pass and entrain, but not detrain (4.8c).
   */
  GrogFlag foreign;
  /**
   * It lies in an enemy zone of control.
   */
  GrogFlag enemy_zone;
  /**
   * A friendly unit negates that zone for trace supply.
   */
  GrogFlag negated;
  /**
   * Nothing is wrong with the hex itself, but no way for cargo leads back to a source of supply.
   */
  GrogFlag cut_off_cargo;
  /**
   * The same for trace supply.
   */
  GrogFlag cut_off_trace;
} GrogOcsRailStopFound;

/**
 * How many hexes there are where trains may stop.
 */
typedef struct GrogOcsRailStopsFound {
  /**
   * Detrainable for cargo.
   */
  uint32_t cargo;
  /**
   * Detrainable for trace supply.
   */
  uint32_t trace;
} GrogOcsRailStopsFound;

/**
 * What `grog_ocs_rail_stops` answers.
 */
typedef struct GrogOcsRailStopsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and what makes it detrainable or not.
   */
  struct GrogOcsRailStopFound *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * How many hexes there are where trains may stop.
   */
  struct GrogOcsRailStopsFound value;
} GrogOcsRailStopsAnswer;

/**
 * What `grog_ocs_rail_control` asks. A hex whose control is in question.
 */
typedef struct GrogOcsRailControlQuestion {
  uint32_t size;
  /**
   * The position, with the control of the hex as it was.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The units that entered the hex since, in order, whether or not they still are there. Those that stand there on the
   * board have entered without being listed.
   */
  const struct GrogOcsUnit *entered;
  size_t entered_len;
  /**
   * The side behind whose front line the hex now clearly lies. 0 where that is not clear, or where
   * nothing has changed. This is a judgement, and the host's.
   */
  uint8_t behind;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[7];
} GrogOcsRailControlQuestion;

/**
 * Whose a hex is.
 */
typedef struct GrogOcsRailControlled {
  /**
   * The side that controls it now; 0 for nobody.
   */
  uint8_t control;
  /**
   * That is another than before.
   */
  GrogFlag changed;
  /**
   * It is a railroad hex with a village, a city, a port or an Engineer-Capable HQ: nowhere else does control count.
   */
  GrogFlag counts;
  uint8_t reserved;
} GrogOcsRailControlled;

/**
 * What `grog_ocs_rail_control` answers.
 */
typedef struct GrogOcsRailControlAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Whose a hex is.
   */
  struct GrogOcsRailControlled value;
} GrogOcsRailControlAnswer;

/**
 * What `grog_ocs_rail_railheads` asks. A side that asks how far its track reaches.
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
  /**
   * The gauge of its trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[6];
} GrogOcsRailRailheadsQuestion;

/**
 * Where a Railhead marker lies.
 */
typedef struct GrogOcsRailhead {
  /**
   * The last hex of the side's own track.
   */
  GrogHex hex;
  /**
   * The hexside where it ends, 0 to 5 clockwise from that towards q + 1, r - 1.
   */
  uint8_t hexside;
  /**
   * The gauge beyond.
   */
  uint8_t gauge;
  /**
   * It ends there because the track beyond is of another gauge: the place for the marker's Wrong Gauge side.
   */
  GrogFlag wrong_gauge;
  /**
   * It ends there because the side does not control the village, city or port beyond.
   */
  GrogFlag uncontrolled;
} GrogOcsRailhead;

/**
 * How far a side's track reaches.
 */
typedef struct GrogOcsRailExtentFound {
  /**
   * How many hexsides its track ends at.
   */
  uint32_t ends;
} GrogOcsRailExtentFound;

/**
 * What `grog_ocs_rail_railheads` answers.
 */
typedef struct GrogOcsRailRailheadsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Where a Railhead marker lies.
   */
  struct GrogOcsRailhead *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * How far a side's track reaches.
   */
  struct GrogOcsRailExtentFound value;
} GrogOcsRailRailheadsAnswer;

/**
 * What `grog_ocs_rail_assess` asks. Cargo that would go by rail.
 */
typedef struct GrogOcsRailAssessQuestion {
  uint32_t size;
  /**
   * The position; what goes may stand on it or not.
   */
  const struct GrogOcsBoard *board;
  /**
   * What goes together: combat units, Transport Points, supply. Of Transport Points and supply `amount` says how much
   * goes; of what earlier in the phase was done with each, its own fields tell.
   */
  const struct GrogOcsUnit *cargo;
  size_t cargo_len;
  /**
   * Where it entrains; each part of it stands there, unless it is arriving.
   */
  GrogHex start;
  /**
   * Where it detrains.
   */
  GrogHex to;
  /**
   * Whose it is, 1 to 8.
   */
  uint8_t side;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The side's Rail Cap this turn, in sixteenths of a point: the smallest cargo, a quarter of an RE, costs a sixteenth
   * if it walks at 6 MP or less and all its way is multi-track.
   */
  uint32_t rail_cap;
  /**
   * What of it is used up, in sixteenths. What was left in earlier turns does not count.
   */
  uint32_t rail_cap_used;
  /**
   * It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
   */
  GrogFlag arriving;
  /**
   * Rail Repair units of the cargo convert hexes in this phase too, before or after.
   */
  GrogFlag converts;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[2];
} GrogOcsRailAssessQuestion;

/**
 * A movement by rail that is allowed.
 */
typedef struct GrogOcsRailMoved {
  /**
   * What the cargo costs without modification, in sixteenths of a point of Rail Cap.
   */
  uint32_t base;
  /**
   * What the movement costs, in sixteenths.
   */
  uint32_t cost;
  /**
   * Rail Cap that is left after it, in sixteenths.
   */
  uint32_t left;
  /**
   * How many hexes it enters.
   */
  uint16_t hexes;
  /**
   * Doubled: the way leads through a Trainbusting zone.
   */
  GrogFlag doubled;
  /**
   * Halved: the whole way is multi-track.
   */
  GrogFlag halved;
} GrogOcsRailMoved;

/**
 * What `grog_ocs_rail_assess` answers.
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
   * A movement by rail that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsRailMoved value;
} GrogOcsRailAssessAnswer;

/**
 * What `grog_ocs_rail_choices` asks. Cargo that would go by rail somewhere: as in `RailMove`, without saying where.
 */
typedef struct GrogOcsRailChoicesQuestion {
  uint32_t size;
  /**
   * The position; what goes may stand on it or not.
   */
  const struct GrogOcsBoard *board;
  /**
   * What goes together.
   */
  const struct GrogOcsUnit *cargo;
  size_t cargo_len;
  /**
   * Where it entrains.
   */
  GrogHex start;
  /**
   * Whose it is, 1 to 8.
   */
  uint8_t side;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The side's Rail Cap this turn, in sixteenths of a point.
   */
  uint32_t rail_cap;
  /**
   * What of it is used up, in sixteenths.
   */
  uint32_t rail_cap_used;
  /**
   * It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
   */
  GrogFlag arriving;
  /**
   * Rail Repair units of the cargo convert hexes in this phase too, before or after.
   */
  GrogFlag converts;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[6];
} GrogOcsRailChoicesQuestion;

/**
 * A hex that cargo may go to.
 */
typedef struct GrogOcsRailGoal {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * What going there costs at least, in sixteenths of a point of Rail Cap.
   */
  uint32_t cost;
  /**
   * Doubled: every way that costs no more leads through a Trainbusting zone.
   */
  GrogFlag doubled;
  /**
   * Halved: all the way is multi-track.
   */
  GrogFlag halved;
  uint8_t reserved[2];
} GrogOcsRailGoal;

/**
 * How far cargo may go.
 */
typedef struct GrogOcsRailReached {
  /**
   * What the cargo costs without modification, in sixteenths of a point of Rail Cap.
   */
  uint32_t base;
  /**
   * Rail Cap that is left before it goes, in sixteenths.
   */
  uint32_t left;
  /**
   * How many hexes it may go to.
   */
  uint32_t goals;
} GrogOcsRailReached;

/**
 * What `grog_ocs_rail_choices` answers.
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
   * A hex that cargo may go to.
   */
  struct GrogOcsRailGoal *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * How far cargo may go. Zero where it is forbidden.
   */
  struct GrogOcsRailReached value;
} GrogOcsRailChoicesAnswer;

/**
 * What `grog_ocs_rail_apply` asks. Cargo that would go by rail.
 */
typedef struct GrogOcsRailApplyQuestion {
  uint32_t size;
  /**
   * The position; what goes may stand on it or not.
   */
  const struct GrogOcsBoard *board;
  /**
   * What goes together: combat units, Transport Points, supply. Of Transport Points and supply `amount` says how much
   * goes; of what earlier in the phase was done with each, its own fields tell.
   */
  const struct GrogOcsUnit *cargo;
  size_t cargo_len;
  /**
   * Where it entrains; each part of it stands there, unless it is arriving.
   */
  GrogHex start;
  /**
   * Where it detrains.
   */
  GrogHex to;
  /**
   * Whose it is, 1 to 8.
   */
  uint8_t side;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The side's Rail Cap this turn, in sixteenths of a point: the smallest cargo, a quarter of an RE, costs a sixteenth
   * if it walks at 6 MP or less and all its way is multi-track.
   */
  uint32_t rail_cap;
  /**
   * What of it is used up, in sixteenths. What was left in earlier turns does not count.
   */
  uint32_t rail_cap_used;
  /**
   * It consists of reinforcements or new supply that entrain off the map at `start`, where they arrive.
   */
  GrogFlag arriving;
  /**
   * Rail Repair units of the cargo convert hexes in this phase too, before or after.
   */
  GrogFlag converts;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[2];
} GrogOcsRailApplyQuestion;

/**
 * What `grog_ocs_rail_apply` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A movement by rail that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsRailMoved value;
} GrogOcsRailApplyAnswer;

/**
 * A hex that a Rail Repair unit enters.
 */
typedef struct GrogOcsRailPace {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * It enters without converting the railroad there.
   */
  GrogFlag leave;
  uint8_t reserved[3];
} GrogOcsRailPace;

/**
 * What `grog_ocs_rail_convert` asks. A unit that would convert railroads as it moves.
 */
typedef struct GrogOcsRailConvertQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The unit, where it stands before it moves, with what it did earlier in the phase.
   */
  struct GrogOcsUnit unit;
  /**
   * The hexes that it enters, in order.
   */
  const struct GrogOcsRailPace *path;
  size_t path_len;
  /**
   * The gauge that it converts to, its own side's, in the host's numbering; not 0.
   */
  uint8_t gauge;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * What the movement costs, in twelfths of an MP.
   */
  uint16_t mp;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[4];
} GrogOcsRailConvertQuestion;

/**
 * A conversion that is allowed.
 */
typedef struct GrogOcsRailConverted {
  /**
   * Movement left after it, in twelfths of an MP.
   */
  uint16_t ma_left;
  /**
   * Hexes that it converts.
   */
  uint8_t hexes;
  /**
   * Hexes that it may still convert in this phase.
   */
  uint8_t left;
} GrogOcsRailConverted;

/**
 * What `grog_ocs_rail_convert` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A conversion that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsRailConverted value;
} GrogOcsRailConvertAnswer;

/**
 * What `grog_ocs_rail_trace` asks. A hex that trace supply would come from.
 */
typedef struct GrogOcsRailTraceQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex: where units, or a headquarters for them, trace to.
   */
  GrogHex hex;
  /**
   * The side that traces, 1 to 8.
   */
  uint8_t side;
  /**
   * The gauge of that side's trains, in the host's numbering; 0 where the game knows one only.
   */
  uint8_t gauge;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[2];
} GrogOcsRailTraceQuestion;

/**
 * Where trace supply comes from.
 */
typedef struct GrogOcsRailTraced {
  /**
   * The source of supply at the end of the way back.
   */
  GrogHex source;
  /**
   * The hexes of that way, the first not counted; an Extender's way counts as one.
   */
  uint16_t hexes;
  /**
   * The hex by itself serves as an Extender's, not as one where trains stop.
   */
  GrogFlag by_extender;
  /**
   * The way uses an Extender.
   */
  GrogFlag extended;
} GrogOcsRailTraced;

/**
 * What `grog_ocs_rail_trace` answers.
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
   * Where trace supply comes from. Zero where it is forbidden.
   */
  struct GrogOcsRailTraced value;
} GrogOcsRailTraceAnswer;

/**
 * A constant of `enum GrogOcsArrivesBy`; 0 where it is not said.
 */
typedef uint8_t GrogOcsArrivesByCode;

/**
 * What `grog_ocs_reinforcements_assess` asks. Reinforcements that would arrive together in a hex.
 */
typedef struct GrogOcsReinforcementsAssessQuestion {
  uint32_t size;
  /**
   * The position without them.
   */
  const struct GrogOcsBoard *board;
  /**
   * What arrives, in the modes in which it is placed; Transport Points with the load that they are to have.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * Where.
   */
  GrogHex to;
  /**
   * Whose it is, 1 to 8.
   */
  uint8_t side;
  /**
   * How it comes in. Aircraft alone come to an air base, and need none.
   */
  GrogOcsArrivesByCode entry;
  /**
   * The hexes that the Arrival Chart names, any of which will do. Aircraft go to any friendly air base, and need none.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The turn in which it is due, in the host's numbering from 1.
   */
  uint16_t due;
  /**
   * The turn that is played, in the same numbering.
   */
  uint16_t turn;
  /**
   * Supply that arrives in the same place this turn, in T: what Transport Points other than Organic Trucks can be loaded
   * with.
   */
  uint16_t supply;
  /**
   * Capacity of the port used by reinforcements that arrived before in this phase, in T. The port's own `amount` is what
   * its hits leave of it.
   */
  uint16_t port_used;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[6];
} GrogOcsReinforcementsAssessQuestion;

/**
 * An arrival that is allowed.
 */
typedef struct GrogOcsArrived {
  /**
   * RE of the side's combat units in the hex then, in quarters; 0 in a box off the map, where it does not count.
   */
  uint32_t re_quarters;
  uint16_t capacity_left;
  /**
   * More than 10 RE are there: allowed when placed, and to be undone before the next phase ends (4.8a).
   */
  GrogFlag overstacked;
  /**
   * The hex lies in an enemy zone of control.
   */
  GrogFlag enemy_zone;
} GrogOcsArrived;

/**
 * What `grog_ocs_reinforcements_assess` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * An arrival that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsArrived value;
} GrogOcsReinforcementsAssessAnswer;

/**
 * What `grog_ocs_reinforcements_choices` asks. Reinforcements that would arrive together somewhere: as in `Reinforcing`, without saying where.
 */
typedef struct GrogOcsReinforcementsChoicesQuestion {
  uint32_t size;
  /**
   * The position without them.
   */
  const struct GrogOcsBoard *board;
  /**
   * What arrives, in the modes in which it is placed; Transport Points with the load that they are to have.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * Whose it is, 1 to 8.
   */
  uint8_t side;
  /**
   * How it comes in. Aircraft alone come to an air base, and need none.
   */
  GrogOcsArrivesByCode entry;
  /**
   * The hexes that the Arrival Chart names. Aircraft go to any friendly air base, and need none.
   */
  const GrogHex *hexes;
  size_t hexes_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The turn in which it is due, in the host's numbering from 1.
   */
  uint16_t due;
  /**
   * The turn that is played, in the same numbering.
   */
  uint16_t turn;
  /**
   * Supply that arrives in the same place this turn, in T.
   */
  uint16_t supply;
  uint16_t port_used;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
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
  uint16_t capacity_left;
  /**
   * More than 10 RE are there then.
   */
  GrogFlag overstacked;
  /**
   * The hex lies in an enemy zone of control.
   */
  GrogFlag enemy_zone;
} GrogOcsArrivalPlace;

/**
 * Where reinforcements may arrive.
 */
typedef struct GrogOcsArrivalPlacesFound {
  /**
   * How many hexes.
   */
  uint32_t places;
  /**
   * Enemy units block all the hexes that the chart names: these are the nearest that they do not block.
   */
  GrogFlag displaced;
  uint8_t reserved[3];
} GrogOcsArrivalPlacesFound;

/**
 * What `grog_ocs_reinforcements_choices` answers.
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
   * Where reinforcements may arrive. Zero where it is forbidden.
   */
  struct GrogOcsArrivalPlacesFound value;
} GrogOcsReinforcementsChoicesAnswer;

/**
 * A row of a game's Variable Replacement Table.
 */
typedef struct GrogOcsReplRow {
  /**
   * The lowest roll that it is for.
   */
  int8_t low;
  /**
   * The highest roll that it is for.
   */
  int8_t high;
  /**
   * Eq that arrive.
   */
  uint8_t eq;
  /**
   * Pax that arrive.
   */
  uint8_t pax;
} GrogOcsReplRow;

/**
 * What `grog_ocs_replacements_resolve` asks. A roll for replacements.
 */
typedef struct GrogOcsReplacementsResolveQuestion {
  uint32_t size;
  /**
   * The table, or that column of it which counts now. A roll that no row is for gives nothing.
   */
  const struct GrogOcsReplRow *table;
  size_t table_len;
  /**
   * Two dice, or one for a table that is rolled on with one.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The table is rolled on with one die.
   */
  GrogFlag one_die;
  /**
   * What the game adds to the roll.
   */
  int8_t drm;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The roll was made before in this phase.
   */
  GrogFlag rolled;
  uint8_t reserved[4];
} GrogOcsReplacementsResolveQuestion;

/**
 * Replacements that arrive by a roll, beside the turn's other reinforcements.
 */
typedef struct GrogOcsReplsRolled {
  /**
   * The modified roll.
   */
  int16_t roll;
  /**
   * Eq.
   */
  uint8_t eq;
  /**
   * Pax.
   */
  uint8_t pax;
} GrogOcsReplsRolled;

/**
 * What `grog_ocs_replacements_resolve` answers.
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
   * Replacements that arrive by a roll, beside the turn's other reinforcements. Zero where it is forbidden.
   */
  struct GrogOcsReplsRolled value;
} GrogOcsReplacementsResolveAnswer;

/**
 * What `grog_ocs_replacements_sites` asks. A side that asks where it could rebuild units.
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
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
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
   * Eq in Move Mode.
   */
  uint16_t eq;
  /**
   * Pax in Move Mode.
   */
  uint16_t pax;
  /**
   * Replacements in another mode, which do not serve.
   */
  uint16_t others;
  /**
   * The headquarters that serves, by its place in the board's list; 65535 for none.
   */
  uint16_t hq;
  /**
   * Units may be rebuilt here.
   */
  GrogFlag usable;
  /**
   * It lies in an enemy zone of control.
   */
  GrogFlag enemy_zone;
  uint8_t reserved[2];
} GrogOcsRebuildSite;

/**
 * How many hexes there are where a side could rebuild.
 */
typedef struct GrogOcsRebuildSitesFound {
  /**
   * Hexes where units may be rebuilt.
   */
  uint32_t usable;
} GrogOcsRebuildSitesFound;

/**
 * What `grog_ocs_replacements_sites` answers.
 */
typedef struct GrogOcsReplacementsSitesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
   * How many hexes there are where a side could rebuild.
   */
  struct GrogOcsRebuildSitesFound value;
} GrogOcsReplacementsSitesAnswer;

/**
 * A unit that is to be rebuilt.
 */
typedef struct GrogOcsRebuildOrder {
  /**
   * The unit. One that stands on the map has the steps that it lost; one from the Dead Pile has the mode that it is
   * placed in. Of trucks, `amount` says how many points.
   */
  struct GrogOcsUnit unit;
  /**
   * For an aircraft from the Dead Pile, the air base where it arrives.
   */
  GrogHex base;
  /**
   * How many steps it is to get back; 0 for all that it lacks. Trucks have none.
   */
  uint8_t steps;
  /**
   * The row of the Rebuild Table that it goes by, counted from 1; 0 for the first that is for it.
   */
  uint8_t row;
  /**
   * It comes from the Dead Pile.
   */
  GrogFlag dead;
  /**
   * A Breakdown unit or another generic one.
   */
  GrogFlag generic;
} GrogOcsRebuildOrder;

/**
 * A row of a game's Rebuild Table: which units, and the replacements that a step of theirs takes. A row that names
 * nothing in particular is for every unit.
 */
typedef struct GrogOcsRebuildRow {
  /**
   * The kind of unit that it is for, if `only_kind`.
   */
  GrogOcsKindCode kind;
  /**
   * The colour of the symbol box, if `only_arm`.
   */
  GrogOcsArmCode arm;
  /**
   * The size, if `only_size`.
   */
  GrogOcsSizeCode size;
  /**
   * The nation, if `only_nationality`.
   */
  uint8_t nationality;
  /**
   * It is for that kind only.
   */
  GrogFlag only_kind;
  /**
   * It is for that colour only.
   */
  GrogFlag only_arm;
  /**
   * It is for that size only.
   */
  GrogFlag only_size;
  /**
   * It is for that nation only.
   */
  GrogFlag only_nationality;
  /**
   * Eq that a step takes: of Eq and Pax one at least.
   */
  uint8_t eq;
  /**
   * Pax that a step takes.
   */
  uint8_t pax;
  /**
   * Very small units: what it takes rebuilds two (13.5d).
   */
  GrogFlag two_for_one;
  /**
   * It is for Breakdown units and other generic ones too; bends 13.5b.
   */
  GrogFlag generics;
  uint8_t reserved[4];
} GrogOcsRebuildRow;

/**
 * What `grog_ocs_replacements_assess` asks. Units that would be rebuilt together, with replacements in one hex.
 */
typedef struct GrogOcsReplacementsAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * Whose units they are, 1 to 8.
   */
  uint8_t side;
  /**
   * The replacements, by their places in the board's list, each higher than the one before. What is not needed of them
   * is kept; of each sort the first are used.
   */
  const uint16_t *repls;
  size_t repls_len;
  /**
   * What is to be rebuilt; at most 255.
   */
  const struct GrogOcsRebuildOrder *orders;
  size_t orders_len;
  /**
   * The game's Rebuild Table.
   */
  const struct GrogOcsRebuildRow *table;
  size_t table_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Points of trucks that the enemy has destroyed or captured, and that were not rebuilt.
   */
  uint16_t trucks_lost;
  /**
   * Points of trucks that the side has in play.
   */
  uint16_t trucks_in_play;
  /**
   * Points of trucks that the scenario provides it. Asked for where trucks are rebuilt.
   */
  uint16_t trucks_provided;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
} GrogOcsReplacementsAssessQuestion;

/**
 * A rebuilding that is allowed.
 */
typedef struct GrogOcsRebuilt {
  /**
   * Where the replacements are.
   */
  GrogHex hex;
  /**
   * Eq that are used up.
   */
  uint16_t eq;
  /**
   * Pax that are used up.
   */
  uint16_t pax;
  /**
   * The headquarters, by its place in the board's list.
   */
  uint16_t hq;
} GrogOcsRebuilt;

/**
 * What `grog_ocs_replacements_assess` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A rebuilding that is allowed. Zero where it is forbidden.
   */
  struct GrogOcsRebuilt value;
} GrogOcsReplacementsAssessAnswer;

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
   * Enemy units that are no combat units stand there.
   */
  GrogFlag enemy_noncombat;
} GrogOcsPace;

/**
 * What `grog_ocs_retreat_assess` asks. A stack that retreats.
 */
typedef struct GrogOcsRetreatAssessQuestion {
  uint32_t size;
  /**
   * The units that retreat together.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * Where they stand.
   */
  GrogHex start;
  /**
   * The hexes that they enter, in order.
   */
  const struct GrogOcsPace *path;
  size_t path_len;
  /**
   * How many hexes away they must end.
   */
  uint8_t distance;
  /**
   * Friendly units that stand in the hexes of the path and do not retreat; none if nobody does.
   */
  const struct GrogOcsUnit *friends;
  size_t friends_len;
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
   * The friendly combat units in some of the hexes entered become disorganized too: in the second hex, and in those
   * that lie in enemy zones of control.
   */
  GrogFlag spreads;
  /**
   * Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).
   */
  GrogFlag captures;
} GrogOcsRetreated;

/**
 * What `grog_ocs_retreat_assess` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What a retreat costs a stack. Zero where it is forbidden.
   */
  struct GrogOcsRetreated value;
} GrogOcsRetreatAssessAnswer;

/**
 * What `grog_ocs_size_re` asks. A question about one unit.
 */
typedef struct GrogOcsSizeReQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
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
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * How large a unit is.
   */
  struct GrogOcsExtent value;
} GrogOcsSizeReAnswer;

/**
 * What `grog_ocs_stacking_size` asks. A side's units in a hex, and those that would join them.
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
   * The side.
   */
  uint8_t side;
  /**
   * Units that would be there beside those that are, by their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
} GrogOcsStackingSizeQuestion;

/**
 * How large a stack is.
 */
typedef struct GrogOcsStackSize {
  /**
   * RE of its combat units, in quarters.
   */
  uint32_t re_quarters;
  /**
   * How far that exceeds 10 RE, in quarters; 0 in a box off the map, which holds any number.
   */
  uint32_t over_quarters;
  /**
   * Its combat units.
   */
  uint16_t combat_units;
  /**
   * Ports in the hex, of whatever side.
   */
  uint16_t ports;
  /**
   * Air bases in the hex.
   */
  uint16_t air_bases;
  /**
   * Hedgehogs in the hex.
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
 * What `grog_ocs_stacking_size` answers.
 */
typedef struct GrogOcsStackingSizeAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * How large a stack is.
   */
  struct GrogOcsStackSize value;
} GrogOcsStackingSizeAnswer;

/**
 * A constant of `enum GrogOcsMoment`; 0 where it is not said.
 */
typedef uint8_t GrogOcsMomentCode;

/**
 * What `grog_ocs_stacking_assess` asks. A stack at some time.
 */
typedef struct GrogOcsStackingAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex; for an overrun the one from which it is made.
   */
  GrogHex hex;
  /**
   * The side.
   */
  uint8_t side;
  /**
   * Units that would be there beside those that are, by their places in the board's list: those that overrun, whether
   * they stand there or not.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * When.
   */
  GrogOcsMomentCode when;
  /**
   * The phase; stacking is not enforced in the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[6];
} GrogOcsStackingAssessQuestion;

/**
 * What `grog_ocs_stacking_assess` answers.
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
   * How large a stack is. Zero where it is forbidden.
   */
  struct GrogOcsStackSize value;
} GrogOcsStackingAssessAnswer;

/**
 * What `grog_ocs_stacking_overstacked` asks. A position at the end of a segment or phase.
 */
typedef struct GrogOcsStackingOverstackedQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The phase; stacking is not enforced in the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
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
   * How much there is: RE in quarters, or facilities; 0 for nations.
   */
  uint32_t amount;
  /**
   * How much of it is too much.
   */
  uint32_t over;
  /**
   * The number of the rule: 4.8a for combat units, else 4.8.
   */
  uint16_t rule;
  /**
   * Whose combat units they are; of facilities, whose units are on top of the hex.
   */
  uint8_t side;
  /**
   * What there is too much of.
   */
  GrogOcsExcessCode what;
} GrogOcsOverstacked;

/**
 * How many hexes hold too much.
 */
typedef struct GrogOcsOverstackedCount {
  /**
   * How many rows there are.
   */
  uint32_t found;
} GrogOcsOverstackedCount;

/**
 * What `grog_ocs_stacking_overstacked` answers.
 */
typedef struct GrogOcsStackingOverstackedAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
   * How many hexes hold too much.
   */
  struct GrogOcsOverstackedCount value;
} GrogOcsStackingOverstackedAnswer;

/**
 * What `grog_ocs_stacking_choices` asks. A side's stack at the end of a segment or phase.
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
   * The side.
   */
  uint8_t side;
  /**
   * The phase; nothing is owed in the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[2];
} GrogOcsStackingChoicesQuestion;

/**
 * Units of one size among which the owner may choose.
 */
typedef struct GrogOcsSurplusChoice {
  /**
   * The size of each, in quarters of an RE.
   */
  uint16_t re_quarters;
  /**
   * How many there are.
   */
  uint16_t units;
  /**
   * How many of them may be eliminated at most; alone, they suffice if that is as many as it takes.
   */
  uint16_t most;
  /**
   * Whether these alone can be enough: so many of them; 0 if not.
   */
  uint16_t alone;
} GrogOcsSurplusChoice;

/**
 * What a side owes for an overstacked hex.
 */
typedef struct GrogOcsSurplus {
  /**
   * RE of its combat units, in quarters.
   */
  uint32_t re_quarters;
  /**
   * RE to be eliminated at least, in quarters; 0 where nothing is owed.
   */
  uint32_t over_quarters;
} GrogOcsSurplus;

/**
 * What `grog_ocs_stacking_choices` answers.
 */
typedef struct GrogOcsStackingChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
 * What `grog_ocs_stacking_apply` asks. The owner's choice of what is eliminated.
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
   * The side.
   */
  uint8_t side;
  /**
   * The units that are eliminated, by their places in the board's list.
   */
  const uint16_t *eliminated;
  size_t eliminated_len;
  /**
   * The phase; nothing is owed in the Reinforcement Phase.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[7];
} GrogOcsStackingApplyQuestion;

/**
 * What is left of a stack.
 */
typedef struct GrogOcsThinned {
  /**
   * RE of its combat units, in quarters.
   */
  uint32_t re_quarters;
} GrogOcsThinned;

/**
 * What `grog_ocs_stacking_apply` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What is left of a stack. Zero where it is forbidden.
   */
  struct GrogOcsThinned value;
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
   * A unit, by its place in the board's list; 0 or 65535 for a marker.
   */
  uint16_t unit;
  /**
   * What it is.
   */
  GrogOcsPieceCode what;
  /**
   * The steps that a marker of lost steps counts.
   */
  uint8_t amount;
} GrogOcsCounter;

/**
 * What `grog_ocs_stacking_order` asks. A side's stack as its owner would lay it.
 */
typedef struct GrogOcsStackingOrderQuestion {
  uint32_t size;
  /**
   * The position. Here it does not matter how its list orders the units of the hex.
   */
  const struct GrogOcsBoard *board;
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The side.
   */
  uint8_t side;
  /**
   * The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out of
   * Supply covers what lies below it down to the next such marker; markers that lie on one another cover together.
   */
  const struct GrogOcsCounter *stack;
  size_t stack_len;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
} GrogOcsStackingOrderQuestion;

/**
 * What is wrong with a stack.
 */
typedef struct GrogOcsOrderFault {
  /**
   * Where, from the top, from 0.
   */
  uint16_t at;
  /**
   * The unit there, by its place in the board's list; 65535 for a marker.
   */
  uint16_t unit;
  /**
   * The rule's number.
   */
  uint16_t rule;
} GrogOcsOrderFault;

/**
 * What `grog_ocs_stacking_order` answers.
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
   * What is wrong with a stack.
   */
  struct GrogOcsOrderFault *rows;
  size_t rows_capacity;
  size_t rows_len;
} GrogOcsStackingOrderAnswer;

/**
 * What `grog_ocs_stacking_arrange` asks. A side's units in a hex.
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
   * The side.
   */
  uint8_t side;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[3];
} GrogOcsStackingArrangeQuestion;

/**
 * What `grog_ocs_stacking_arrange` answers.
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
 * What `grog_ocs_stacking_enter` asks. Something that would enter a hex.
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
   * The side that enters it.
   */
  uint8_t side;
  /**
   * What enters it.
   */
  GrogOcsEntrantCode entrant;
  /**
   * Of `units`: those that enter together, by their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * Aircraft among them conduct a mission.
   */
  GrogFlag mission;
  uint8_t reserved[7];
} GrogOcsStackingEnterQuestion;

/**
 * An enemy unit in the hex.
 */
typedef struct GrogOcsObstacle {
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The number of the rule that lets it be entered or bars that.
   */
  uint16_t rule;
  /**
   * It bars the entry.
   */
  GrogFlag bars;
  uint8_t reserved;
} GrogOcsObstacle;

/**
 * How a hex of enemy units is entered.
 */
typedef struct GrogOcsFoothold {
  /**
   * Enemy units in the hex.
   */
  uint16_t enemies;
  /**
   * The entry leads to Specialized Combat (9.14) against what is there.
   */
  GrogFlag combat;
  /**
   * Both sides' units are in the hex then, side by side.
   */
  GrogFlag coexist;
} GrogOcsFoothold;

/**
 * What `grog_ocs_stacking_enter` answers.
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
  struct GrogOcsObstacle *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * How a hex of enemy units is entered. Zero where it is forbidden.
   */
  struct GrogOcsFoothold value;
} GrogOcsStackingEnterAnswer;

/**
 * What `grog_ocs_transport_equivalents` asks. Cargo and what would carry it.
 */
typedef struct GrogOcsTransportEquivalentsQuestion {
  uint32_t size;
  /**
   * What is to be carried: combat units, Transport Points with their loads, supply by its amount in T.
   */
  const struct GrogOcsUnit *cargo;
  size_t cargo_len;
  /**
   * What would carry it; by default nothing, which asks for its size alone.
   */
  GrogOcsTransportCode by;
  /**
   * How much there is room for, in eighths of an RE or of a point of capacity; without limit by default.
   */
  uint32_t capacity;
  /**
   * By rail: the way touches a Trainbusting zone, which doubles the cost (13.3a).
   */
  GrogFlag trainbusted;
  /**
   * By rail: the way is of multi-track railroad alone, which halves the cost (13.3a).
   */
  GrogFlag multi_track;
  uint8_t reserved[6];
} GrogOcsTransportEquivalentsQuestion;

/**
 * How much room an item of cargo takes.
 */
typedef struct GrogOcsCargoItem {
  /**
   * In eighths of an RE; 0 for what is not carried.
   */
  uint32_t eighths;
  /**
   * What it costs, in sixteenths of a point of capacity.
   */
  uint32_t cost_sixteenths;
  /**
   * How much of it fits: of supply in T, of Transport Points all points or none, of a unit 1 or 0.
   */
  uint16_t fits;
  /**
   * The number of the rule that gives its size, or that it is not carried.
   */
  uint16_t rule;
  /**
   * It is carried.
   */
  GrogFlag carried;
  uint8_t reserved[3];
} GrogOcsCargoItem;

/**
 * How much room cargo takes.
 */
typedef struct GrogOcsCargoSize {
  /**
   * All of it, in eighths of an RE: 8 are 1 RE or 1 SP, 2 are 1T.
   */
  uint32_t eighths;
  /**
   * What all of it costs, in sixteenths of a point of capacity: twice the eighths, but for what the way changes.
   */
  uint32_t cost_sixteenths;
  /**
   * What of that fits the capacity, loaded in the order given; all of it where no capacity is said.
   */
  uint32_t used_sixteenths;
  /**
   * All of it fits.
   */
  GrogFlag all_fit;
  uint8_t reserved[3];
} GrogOcsCargoSize;

/**
 * What `grog_ocs_transport_equivalents` answers.
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
   * How much room an item of cargo takes.
   */
  struct GrogOcsCargoItem *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * How much room cargo takes. Zero where it is forbidden.
   */
  struct GrogOcsCargoSize value;
} GrogOcsTransportEquivalentsAnswer;

/**
 * What `grog_ocs_transport_assess` asks. Units that would be carried.
 */
typedef struct GrogOcsTransportAssessQuestion {
  uint32_t size;
  /**
   * The units, each with the movement that it spent in this phase and what carried it before.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * What would carry them.
   */
  GrogOcsTransportCode by;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Landing craft: the landing needs a roll on the ALT table (18.5h).
   */
  GrogFlag roll;
  uint8_t reserved[5];
} GrogOcsTransportAssessQuestion;

/**
 * What a unit may do beside its transport.
 */
typedef struct GrogOcsPassenger {
  /**
   * The unit, from 0.
   */
  uint16_t unit;
  /**
   * Twelfths of an MP that it may still spend in the phase when it has been carried; 0 where it may not go.
   */
  uint16_t mp_after;
  /**
   * The number of a rule for which it may not go; 0 where it may.
   */
  uint16_t rule;
  /**
   * It may go.
   */
  GrogFlag carried;
  uint8_t reserved;
} GrogOcsPassenger;

/**
 * What `grog_ocs_transport_assess` answers.
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
   * What a unit may do beside its transport.
   */
  struct GrogOcsPassenger *rows;
  size_t rows_capacity;
  size_t rows_len;
} GrogOcsTransportAssessAnswer;

/**
 * What `grog_ocs_transport_movement` asks. A unit that would spend movement.
 */
typedef struct GrogOcsTransportMovementQuestion {
  uint32_t size;
  /**
   * The unit, with the movement that it spent in this phase and what carried it.
   */
  struct GrogOcsUnit unit;
  /**
   * What it would spend now, in twelfths of an MP.
   */
  uint16_t spend;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * What is to carry it later in this phase, after this movement.
   */
  GrogOcsTransportCode planned;
} GrogOcsTransportMovementQuestion;

/**
 * What movement is left.
 */
typedef struct GrogOcsMovementLeft {
  /**
   * Twelfths of an MP that are left when this is spent.
   */
  uint16_t mp_left;
} GrogOcsMovementLeft;

/**
 * What `grog_ocs_transport_movement` answers.
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
   * What movement is left. Zero where it is forbidden.
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
 * What `grog_ocs_trucks_load` asks. Supply that Transport Points would take aboard.
 */
typedef struct GrogOcsTrucksLoadQuestion {
  uint32_t size;
  /**
   * The Transport Points.
   */
  struct GrogOcsUnit truck;
  /**
   * The dump. `transported` says what moved that supply earlier in this phase: then it is not loaded again.
   */
  struct GrogOcsUnit source;
  /**
   * How much, in T.
   */
  uint16_t amount;
  /**
   * How it would come aboard.
   */
  GrogOcsLoadByCode how;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * When the Transport Points were captured; never by default.
   */
  GrogOcsWhenCapturedCode captured;
  uint8_t reserved[7];
} GrogOcsTrucksLoadQuestion;

/**
 * What loading or unloading takes, and how things stand after it.
 */
typedef struct GrogOcsHandled {
  /**
   * What it costs, in twelfths of an MP.
   */
  uint16_t cost;
  /**
   * Movement left after it, in twelfths of an MP.
   */
  uint16_t mp_left;
  /**
   * The load after it, in T.
   */
  uint16_t load;
  /**
   * What it costs, in whole MP.
   */
  uint8_t mp;
  uint8_t reserved;
} GrogOcsHandled;

/**
 * What `grog_ocs_trucks_load` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What loading or unloading takes, and how things stand after it. Zero where it is forbidden.
   */
  struct GrogOcsHandled value;
} GrogOcsTrucksLoadAnswer;

/**
 * What `grog_ocs_trucks_unload` asks. Supply that Transport Points would put on the ground.
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
   * How much, in T.
   */
  uint16_t amount;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * When the Transport Points were captured; never by default.
   */
  GrogOcsWhenCapturedCode captured;
  uint8_t reserved[4];
} GrogOcsTrucksUnloadQuestion;

/**
 * What `grog_ocs_trucks_unload` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What loading or unloading takes, and how things stand after it. Zero where it is forbidden.
   */
  struct GrogOcsHandled value;
} GrogOcsTrucksUnloadAnswer;

/**
 * What `grog_ocs_trucks_carry` asks. Transport Points and their load.
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
  uint8_t reserved[4];
} GrogOcsTrucksCarryQuestion;

/**
 * What Transport Points carry, and what the counter shows.
 */
typedef struct GrogOcsCarried {
  /**
   * What they can carry, in T.
   */
  uint32_t capacity;
  /**
   * What more they can carry, in T.
   */
  uint32_t free;
  /**
   * Supply to show by markers with the counter, in T; on a full side there is none.
   */
  uint16_t tokens;
  /**
   * The counter shows its full side.
   */
  GrogFlag full;
  uint8_t reserved;
} GrogOcsCarried;

/**
 * What `grog_ocs_trucks_carry` answers.
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
   * What Transport Points carry, and what the counter shows. Zero where it is forbidden.
   */
  struct GrogOcsCarried value;
} GrogOcsTrucksCarryAnswer;

/**
 * What `grog_ocs_trucks_advance` asks. Transport Points that would move, or move on.
 */
typedef struct GrogOcsTrucksAdvanceQuestion {
  uint32_t size;
  /**
   * The Transport Points, with what they spent in this phase.
   */
  struct GrogOcsUnit truck;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * When they were captured; never by default.
   */
  GrogOcsWhenCapturedCode captured;
  /**
   * They have begun to move in this phase, even where they spent nothing yet.
   */
  GrogFlag begun;
  /**
   * Another unit has moved since they began to.
   */
  GrogFlag others_moved;
  /**
   * They were dropped off by a stack, or left behind by points that were divided off and moved on.
   */
  GrogFlag dropped;
  uint8_t reserved[7];
} GrogOcsTrucksAdvanceQuestion;

/**
 * How far something may still move.
 */
typedef struct GrogOcsPaces {
  /**
   * Movement allowance in its mode and this phase, in twelfths of an MP.
   */
  uint16_t allowance;
  /**
   * What is left of it.
   */
  uint16_t mp_left;
} GrogOcsPaces;

/**
 * What `grog_ocs_trucks_advance` answers.
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
   * How far something may still move. Zero where it is forbidden.
   */
  struct GrogOcsPaces value;
} GrogOcsTrucksAdvanceAnswer;

/**
 * What `grog_ocs_trucks_mode` asks. Transport Points and a mode.
 */
typedef struct GrogOcsTrucksModeQuestion {
  uint32_t size;
  /**
   * The Transport Points as they are.
   */
  struct GrogOcsUnit truck;
  /**
   * The mode that they would take.
   */
  GrogOcsModeCode mode;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  /**
   * Their hex lies in an enemy zone of control, negated or not.
   */
  GrogFlag enemy_zoc;
  uint8_t reserved[1];
} GrogOcsTrucksModeQuestion;

/**
 * What `grog_ocs_trucks_mode` answers.
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
 * What `grog_ocs_trucks_ship` asks. Transport Points that would be shipped.
 */
typedef struct GrogOcsTrucksShipQuestion {
  uint32_t size;
  /**
   * The Transport Points with their load.
   */
  struct GrogOcsUnit truck;
  /**
   * What ships them.
   */
  GrogOcsTransportCode by;
  uint8_t reserved[3];
} GrogOcsTrucksShipQuestion;

/**
 * What shipping takes.
 */
typedef struct GrogOcsFreight {
  /**
   * Points of capacity, before what a route changes.
   */
  uint16_t points;
  /**
   * Supply that goes along within that, in T.
   */
  uint16_t load;
} GrogOcsFreight;

/**
 * What `grog_ocs_trucks_ship` answers.
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
   * What shipping takes. Zero where it is forbidden.
   */
  struct GrogOcsFreight value;
} GrogOcsTrucksShipAnswer;

/**
 * What `grog_ocs_trucks_needs` asks. A question about one unit.
 */
typedef struct GrogOcsTrucksNeedsQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  uint8_t reserved[4];
} GrogOcsTrucksNeedsQuestion;

/**
 * What supply a unit needs.
 */
typedef struct GrogOcsNeeds {
  /**
   * Fuel to move.
   */
  GrogFlag fuel;
  /**
   * Trace supply, or it goes Out of Supply.
   */
  GrogFlag trace;
} GrogOcsNeeds;

/**
 * What `grog_ocs_trucks_needs` answers.
 */
typedef struct GrogOcsTrucksNeedsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What supply a unit needs.
   */
  struct GrogOcsNeeds value;
} GrogOcsTrucksNeedsAnswer;

/**
 * A constant of `enum GrogOcsSupplyUse`; 0 where it is not said.
 */
typedef uint8_t GrogOcsSupplyUseCode;

/**
 * What `grog_ocs_trucks_spend` asks. Transport Points whose load would be used.
 */
typedef struct GrogOcsTrucksSpendQuestion {
  uint32_t size;
  /**
   * The Transport Points with their load. `will_move` says that they will move on in this phase: then they only pause.
   */
  struct GrogOcsUnit truck;
  /**
   * The unit that uses the supply in the end, whatever headquarters it comes by.
   */
  struct GrogOcsUnit user;
  /**
   * What for.
   */
  GrogOcsSupplyUseCode purpose;
  /**
   * How much, in T.
   */
  uint16_t amount;
  /**
   * Another unit has moved since the Transport Points began to.
   */
  GrogFlag others_moved;
  /**
   * The combat or barrage that it would pay for is yet to come, in a later segment or after further movement.
   */
  GrogFlag upcoming;
  /**
   * It comes to the user by a headquarters' throw.
   */
  GrogFlag thrown;
  uint8_t reserved[5];
} GrogOcsTrucksSpendQuestion;

/**
 * What is left of a load.
 */
typedef struct GrogOcsLoadLeft {
  /**
   * The load, in T.
   */
  uint16_t load;
} GrogOcsLoadLeft;

/**
 * What `grog_ocs_trucks_spend` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What is left of a load. Zero where it is forbidden.
   */
  struct GrogOcsLoadLeft value;
} GrogOcsTrucksSpendAnswer;

/**
 * What `grog_ocs_trucks_stocks` asks. A unit that would fall back on its internal stocks.
 */
typedef struct GrogOcsTrucksStocksQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * Every dump and all loaded Transport Points whose supply it could be given.
   */
  const struct GrogOcsUnit *sources;
  size_t sources_len;
  /**
   * What for.
   */
  GrogOcsSupplyUseCode purpose;
  /**
   * What that costs, in T.
   */
  uint16_t cost;
  uint8_t reserved[4];
} GrogOcsTrucksStocksQuestion;

/**
 * What the use of internal stocks does.
 */
typedef struct GrogOcsStocksUsed {
  /**
   * Supply that does not suffice and is spent all the same, in T.
   */
  uint16_t wasted;
  /**
   * What is left of the unit's internal stocks.
   */
  GrogOcsStocksCode stocks;
  uint8_t reserved;
} GrogOcsStocksUsed;

/**
 * What `grog_ocs_trucks_stocks` answers.
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
   * What the use of internal stocks does. Zero where it is forbidden.
   */
  struct GrogOcsStocksUsed value;
} GrogOcsTrucksStocksAnswer;

/**
 * How many counters of a size the game still has: its counter mix.
 */
typedef struct GrogOcsCounterMix {
  /**
   * The counter's points.
   */
  uint16_t points;
  /**
   * How many of them lie ready, not counting those that are to be combined or divided.
   */
  uint8_t ready;
  /**
   * What they are.
   */
  GrogOcsKindCode kind;
} GrogOcsCounterMix;

/**
 * What `grog_ocs_trucks_combine` asks. Transport Points that would be combined or divided.
 */
typedef struct GrogOcsTrucksCombineQuestion {
  uint32_t size;
  /**
   * The counters that are there.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The points of each counter that there shall be. Together they are as many as before.
   */
  const uint16_t *into;
  size_t into_len;
  /**
   * The load of each, in T, together what was carried before; with an empty list they are filled one after the other.
   */
  const uint16_t *loads;
  size_t loads_len;
  /**
   * The game's counter mix; with an empty list there is no limit.
   */
  const struct GrogOcsCounterMix *mix;
  size_t mix_len;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[7];
} GrogOcsTrucksCombineQuestion;

/**
 * A counter that comes of combining and dividing.
 */
typedef struct GrogOcsNewCounter {
  /**
   * Its points.
   */
  uint16_t points;
  /**
   * Its load, in T.
   */
  uint16_t load;
  /**
   * What counts as spent by it, in twelfths of an MP: the most that any part of it has spent.
   */
  uint16_t mp_spent;
} GrogOcsNewCounter;

/**
 * How many counters come of it.
 */
typedef struct GrogOcsNewCounters {
  /**
   * How many.
   */
  uint32_t counters;
  /**
   * Their points together.
   */
  uint32_t points;
  /**
   * Their load together, in T.
   */
  uint32_t load;
} GrogOcsNewCounters;

/**
 * What `grog_ocs_trucks_combine` answers.
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
   * A counter that comes of combining and dividing.
   */
  struct GrogOcsNewCounter *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * How many counters come of it. Zero where it is forbidden.
   */
  struct GrogOcsNewCounters value;
} GrogOcsTrucksCombineAnswer;

/**
 * What `grog_ocs_trucks_extend` asks. Transport Points that would form an Extender, or an Extender that would become Transport Points again.
 */
typedef struct GrogOcsTrucksExtendQuestion {
  uint32_t size;
  /**
   * The counters, five points together; or the Extender alone.
   */
  const struct GrogOcsUnit *units;
  size_t units_len;
  /**
   * The Extender is to be unformed.
   */
  GrogFlag unform;
  /**
   * Where it stands it would connect to its link.
   */
  GrogFlag connects;
  /**
   * The phase.
   */
  GrogOcsPhaseCode phase;
  uint8_t reserved[5];
} GrogOcsTrucksExtendQuestion;

/**
 * What `grog_ocs_trucks_extend` answers.
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
   * One thing for the host to apply to one unit.
   */
  struct GrogOcsEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * How many counters come of it. Zero where it is forbidden.
   */
  struct GrogOcsNewCounters value;
} GrogOcsTrucksExtendAnswer;

/**
 * What `grog_ocs_units_attack_capable` asks. A question about one unit.
 */
typedef struct GrogOcsUnitsAttackCapableQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  uint8_t reserved[4];
} GrogOcsUnitsAttackCapableQuestion;

/**
 * What `grog_ocs_units_attack_capable` answers.
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
 * What `grog_ocs_units_zone_of_control` asks. A question about one unit.
 */
typedef struct GrogOcsUnitsZoneOfControlQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  uint8_t reserved[4];
} GrogOcsUnitsZoneOfControlQuestion;

/**
 * What `grog_ocs_units_zone_of_control` answers.
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
 * What `grog_ocs_units_enter` asks. A unit that would move on the ground into a hex.
 */
typedef struct GrogOcsUnitsEnterQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  /**
   * The enemy units in the hex; none for an empty hex, village or city.
   */
  const struct GrogOcsUnit *enemies;
  size_t enemies_len;
} GrogOcsUnitsEnterQuestion;

/**
 * What `grog_ocs_units_enter` answers.
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
 * What `grog_ocs_units_classes` asks. A question about one unit.
 */
typedef struct GrogOcsUnitsClassesQuestion {
  uint32_t size;
  /**
   * The unit.
   */
  struct GrogOcsUnit unit;
  uint8_t reserved[4];
} GrogOcsUnitsClassesQuestion;

/**
 * The classes that a unit belongs to (4.0). A bare "unit" is any of them.
 */
typedef struct GrogOcsUnitClasses {
  /**
   * A ground unit: a combat unit, or one of the five non-combat classes.
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
   * Attack-capable now (4.4).
   */
  GrogFlag attack_capable;
  /**
   * It has a size in RE (4.6).
   */
  GrogFlag has_re;
  /**
   * It can be transported (4.7): a combat unit, Transport Points or supply.
   */
  GrogFlag cargo;
} GrogOcsUnitClasses;

/**
 * What `grog_ocs_units_classes` answers.
 */
typedef struct GrogOcsUnitsClassesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The classes that a unit belongs to (4.0). A bare "unit" is any of them.
   */
  struct GrogOcsUnitClasses value;
} GrogOcsUnitsClassesAnswer;

/**
 * What `grog_ocs_zoc_covers` asks. A hex that a side would act in.
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
   * The side that would act there: the zones of all others are its enemies'.
   */
  uint8_t side;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[3];
} GrogOcsZocCoversQuestion;

/**
 * A unit that covers a hex.
 */
typedef struct GrogOcsCoverer {
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The number of the rule that gives it its zone: 4.4b, or 5.7 or 5.9c for what these let keep one.
   */
  uint16_t rule;
  /**
   * Where it stands.
   */
  GrogHex hex;
} GrogOcsCoverer;

/**
 * What covers a hex.
 */
typedef struct GrogOcsZone {
  /**
   * How many units cover the hex.
   */
  uint16_t units;
  /**
   * The first of them, by its place in the board's list; 65535 for none.
   */
  uint16_t unit;
  /**
   * The first unit that negates the zone where negation is possible (4.5b), by its place in the board's list; 65535
   * for none.
   */
  uint16_t negated_by;
  /**
   * The hex lies in an enemy zone of control.
   */
  GrogFlag covered;
  uint8_t reserved;
} GrogOcsZone;

/**
 * What `grog_ocs_zoc_covers` answers.
 */
typedef struct GrogOcsZocCoversAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A unit that covers a hex.
   */
  struct GrogOcsCoverer *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * What covers a hex.
   */
  struct GrogOcsZone value;
} GrogOcsZocCoversAnswer;

/**
 * What `grog_ocs_zoc_zones` asks. A side whose zones are asked for.
 */
typedef struct GrogOcsZocZonesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The side whose units have the zones.
   */
  uint8_t side;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
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
   * The first unit that covers it, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The number of the rule that gives that unit its zone.
   */
  uint16_t rule;
} GrogOcsZoneHex;

/**
 * How much a side covers.
 */
typedef struct GrogOcsZoneCount {
  /**
   * Hexes that it covers.
   */
  uint32_t hexes;
  /**
   * Its units that have a zone of control.
   */
  uint32_t units;
} GrogOcsZoneCount;

/**
 * What `grog_ocs_zoc_zones` answers.
 */
typedef struct GrogOcsZocZonesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
   * How much a side covers.
   */
  struct GrogOcsZoneCount value;
} GrogOcsZocZonesAnswer;

/**
 * A constant of `enum GrogOcsAction`; 0 where it is not said.
 */
typedef uint8_t GrogOcsActionCode;

/**
 * What `grog_ocs_zoc_assess` asks. An action that a side would take in a hex.
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
   * The side that acts.
   */
  uint8_t side;
  /**
   * What it would do.
   */
  GrogOcsActionCode action;
  /**
   * The units that act, by their places in the board's list, wherever they stand. For movement they are those that
   * move: Truck movement binds those of Truck mobility alone, and Strat movement those in Strat Mode; they negate
   * nothing, since they spend MP. For a path of supply they are the headquarters or Extender that it belongs to, which
   * is bound if its mobility is Truck. Where none is named, the movement or path is one that is bound.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The units started the phase in the hex, so that they may leave it.
   */
  GrogFlag began_here;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[7];
} GrogOcsZocAssessQuestion;

/**
 * A constant of `enum GrogOcsPart`.
 */
typedef uint8_t GrogOcsPartCode;

/**
 * A unit that has to do with an action in a zone.
 */
typedef struct GrogOcsWitness {
  /**
   * The unit, by its place in the board's list.
   */
  uint16_t unit;
  /**
   * The rule's number: what gives it its zone (4.4b, 5.7, 5.9c), or 4.5b.
   */
  uint16_t rule;
  /**
   * What it has to do with it.
   */
  GrogOcsPartCode part;
  uint8_t reserved;
} GrogOcsWitness;

/**
 * Why an action may be taken.
 */
typedef struct GrogOcsLeave {
  /**
   * The first unit that covers the hex, by its place in the board's list; 65535 for none.
   */
  uint16_t covered_by;
  /**
   * The first unit that negates the zone; 65535 where none does or none can. It may spend no MP later in the phase.
   */
  uint16_t negated_by;
  /**
   * Zones of control do not bind the action or the units.
   */
  GrogFlag unbound;
  uint8_t reserved;
} GrogOcsLeave;

/**
 * What `grog_ocs_zoc_assess` answers.
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
   * A unit that has to do with an action in a zone.
   */
  struct GrogOcsWitness *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * Why an action may be taken. Zero where it is forbidden.
   */
  struct GrogOcsLeave value;
} GrogOcsZocAssessAnswer;

/**
 * A hex that a stack enters.
 */
typedef struct GrogOcsWaypoint {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * It is entered by an overrun that leaves no defender there.
   */
  GrogFlag overrun;
  uint8_t reserved[3];
} GrogOcsWaypoint;

/**
 * A unit that a stack leaves behind.
 */
typedef struct GrogOcsDropOff {
  /**
   * The unit, by its place in the board's list: one of those that move.
   */
  uint16_t unit;
  /**
   * In which hex of the path it stays, from 0.
   */
  uint16_t waypoint;
} GrogOcsDropOff;

/**
 * What `grog_ocs_zoc_path` asks. A stack that moves along a path, and what it drops off as it goes.
 */
typedef struct GrogOcsZocPathQuestion {
  uint32_t size;
  /**
   * The position before the move.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that move together, from one hex, by their places in the board's list.
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
   * The stack entered the hex in which it stands earlier in this phase, so that it did not start the phase there.
   */
  GrogFlag entered;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
  uint8_t reserved[7];
} GrogOcsZocPathQuestion;

/**
 * A hex of a path, and what is there when the stack has entered it and dropped off what stays.
 */
typedef struct GrogOcsPassage {
  /**
   * The hex.
   */
  GrogHex hex;
  /**
   * The first enemy unit that covers it, by its place in the board's list; 65535 for none.
   */
  uint16_t covered_by;
  /**
   * The first unit that negates the zone; 65535 for none. It may spend no MP later in the phase: such is the price of
   * the others' going on (4.5b).
   */
  uint16_t negated_by;
  /**
   * Units that go on from here, or at the end of the path arrive.
   */
  uint16_t going_on;
  /**
   * Units of Truck mobility among them.
   */
  uint16_t trucks;
  /**
   * These must end their movement here, or overrun.
   */
  GrogFlag must_stop;
  /**
   * Enemy units stand there that are captured or destroyed by the entry (9.14).
   */
  GrogFlag capture;
  /**
   * The number of the rule that lets them go on or stops them: 4.5a.A or 4.5b; 0 where no zone matters.
   */
  uint16_t rule;
} GrogOcsPassage;

/**
 * What a path comes to.
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
   * Those of Truck mobility among them can go no further in this phase but by an overrun.
   */
  GrogFlag stopped;
  uint8_t reserved;
} GrogOcsArrival;

/**
 * What `grog_ocs_zoc_path` answers.
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
   * A hex of a path, and what is there when the stack has entered it and dropped off what stays.
   */
  struct GrogOcsPassage *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * What a path comes to. Zero where it is forbidden.
   */
  struct GrogOcsArrival value;
} GrogOcsZocPathAnswer;

/**
 * What `grog_ocs_zoc_retreat` asks. A stack that would retreat along a path on the board.
 */
typedef struct GrogOcsZocRetreatQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogOcsBoard *board;
  /**
   * The units that retreat together, from one hex, by their places in the board's list.
   */
  const uint16_t *units;
  size_t units_len;
  /**
   * The hexes that they enter, in order.
   */
  const GrogHex *path;
  size_t path_len;
  /**
   * Hexes in which enemy combat units stood when the combat began, beside those where some stand now.
   */
  const GrogHex *held;
  size_t held_len;
  /**
   * The game's options.
   */
  struct GrogOcsGameRules rules;
} GrogOcsZocRetreatQuestion;

/**
 * How many zones a retreat enters.
 */
typedef struct GrogOcsEntered {
  /**
   * Hexes of the path in an enemy zone of control.
   */
  uint16_t zones;
} GrogOcsEntered;

/**
 * What `grog_ocs_zoc_retreat` answers.
 */
typedef struct GrogOcsZocRetreatAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A hex of a retreat and what is there.
   */
  struct GrogOcsPace *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * How many zones a retreat enters.
   */
  struct GrogOcsEntered value;
} GrogOcsZocRetreatAnswer;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Whether an artillery unit may fire in a phase, with what strength and how far (OCS 13.4a).
 */
int32_t grog_ocs_artillery_assess(const struct GrogOcsArtilleryAssessQuestion *question,
                                  struct GrogOcsArtilleryAssessAnswer *answer,
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
 * What a barrage's target owes (OCS 10.0).
 */
int32_t grog_ocs_barrage_choices(const struct GrogOcsBarrageChoicesQuestion *question,
                                 struct GrogOcsBarrageChoicesAnswer *answer,
                                 GrogTrail *trail,
                                 GrogFault *fault);

/**
 * Settles a barrage (OCS 10.0).
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
 * Puts the effects of a ruling to a position: what becomes of its units and hexes.
 */
int32_t grog_ocs_board_apply(const struct GrogOcsBoardApplyQuestion *question,
                             struct GrogOcsBoardApplyAnswer *answer,
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
 * What the side whose turn it is owes, and what it may choose (OCS 9.10, 9.11).
 */
int32_t grog_ocs_combat_choices(const struct GrogOcsCombatChoicesQuestion *question,
                                struct GrogOcsCombatChoicesAnswer *answer,
                                GrogTrail *trail,
                                GrogFault *fault);

/**
 * Settles one side's part of a result (OCS 9.10 to 9.13).
 */
int32_t grog_ocs_combat_apply(const struct GrogOcsCombatApplyQuestion *question,
                              struct GrogOcsCombatApplyAnswer *answer,
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
 * Whether a headquarters can draw supply and throw it to a unit, and both paths (OCS 12.3b).
 */
int32_t grog_ocs_paths_relay(const struct GrogOcsPathsRelayQuestion *question,
                             struct GrogOcsPathsRelayAnswer *answer,
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
 * Whether a retreat is legal, and what it does to those who make it (OCS 9.12).
 */
int32_t grog_ocs_retreat_assess(const struct GrogOcsRetreatAssessQuestion *question,
                                struct GrogOcsRetreatAssessAnswer *answer,
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

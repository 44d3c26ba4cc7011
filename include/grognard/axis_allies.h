/*
 * grognard: the structures and functions of the system `axis_allies`. common.h says what holds of all.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_AXIS_ALLIES_H
#define GROGNARD_AXIS_ALLIES_H

#include "common.h"

/**
 * The chance 1.
 */
#define GROG_AXIS_ALLIES_ONE (UINT64_C(1) << 63)

/**
 * The length of a line of orders, in bytes.
 */
#define GROG_AXIS_ALLIES_LINE 240

/**
 * Pieces that a position has room for, if its owner does not say otherwise. Recorded games of fifty turns have had up to
 * 345 on the board.
 */
#define GROG_AXIS_ALLIES_ROOM 384

/**
 * The length of the text of a position, in bytes.
 */
#define GROG_AXIS_ALLIES_TEXT (16 * 1024)

/**
 * The most spaces of a map: their numbers fit a byte, and 0 is no space.
 */
#define GROG_AXIS_ALLIES_MAX_SPACES 255

/**
 * The number of printed kinds that fight: those before the antiaircraft gun.
 */
#define GROG_AXIS_ALLIES_PRINTED 8

/**
 * The number of kinds that a game may have of its own.
 */
#define GROG_AXIS_ALLIES_OWN 4

/**
 * The action of an order.
 */
enum GrogAxisAlliesAction {
  /**
   * Move along a path, with any cargo.
   */
  GROG_AXIS_ALLIES_ACTION_MOVE = 1,
  /**
   * Board a transport in an adjacent sea zone.
   */
  GROG_AXIS_ALLIES_ACTION_BOARD,
  /**
   * Unload from its transport onto land adjacent to the sea zone.
   */
  GROG_AXIS_ALLIES_ACTION_UNLOAD,
};

/**
 * An effect of a step on the caller's units.
 */
enum GrogAxisAlliesBattleEffectKind {
  /**
   * `count` units of a kind are destroyed.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_REMOVE,
  /**
   * `count` submarines withdraw to `destination`.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_WITHDRAW,
  /**
   * `count` units of a kind retreat to `destination`.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_RETREAT,
  /**
   * `count` aircraft stay until the end of combat, and land in the non-combat phase.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_STAY,
  /**
   * The attacker takes the territory.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_TAKE,
  /**
   * `count` units of a kind sink with ship `index`.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_SINK,
  /**
   * `count` units of a kind stay aboard ship `index` until their owner's next turn.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_STAY_ABOARD,
};

/**
 * Where a battle is fought.
 */
enum GrogAxisAlliesBattleKind {
  /**
   * In a territory.
   */
  GROG_AXIS_ALLIES_BATTLE_KIND_LAND = 1,
  /**
   * In a sea zone.
   */
  GROG_AXIS_ALLIES_BATTLE_KIND_SEA,
};

/**
 * An object that changes hands.
 */
enum GrogAxisAlliesChange {
  /**
   * The territory `space`, and its income.
   */
  GROG_AXIS_ALLIES_CHANGE_TERRITORY,
  /**
   * The industrial complex in `space`.
   */
  GROG_AXIS_ALLIES_CHANGE_COMPLEX,
  /**
   * The antiaircraft gun `unit`.
   */
  GROG_AXIS_ALLIES_CHANGE_AA_GUN,
};

/**
 * Whether the attacker continues the battle.
 */
enum GrogAxisAlliesDecision {
  /**
   * The attacker continues.
   */
  GROG_AXIS_ALLIES_DECISION_PRESS = 1,
  /**
   * The attacker retreats.
   */
  GROG_AXIS_ALLIES_DECISION_RETREAT,
};

/**
 * What a piece owes after its orders.
 */
enum GrogAxisAlliesDuty {
  /**
   * An aircraft in the air: to land where it may (AA 3.4, 4.4c). If that is due in the combat movement, it reaches
   * no landing as the orders stand, and others must open one. These are orders of a carrier, or of whoever declares
   * a battle or takes a neutral.
   */
  GROG_AXIS_ALLIES_DUTY_LAND = 1,
  /**
   * Troops of whose transport others have unloaded: to unload onto the same land (AA 3.2e, 3.3b).
   */
  GROG_AXIS_ALLIES_DUTY_UNLOAD,
  /**
   * Troops that boarded among enemies: to go ashore in an assault (AA 3.2c).
   */
  GROG_AXIS_ALLIES_DUTY_ASSAULT,
};

/**
 * The ending of a battle, by the side left in the territory or zone. Submarines that withdrew do not count.
 */
enum GrogAxisAlliesEnding {
  /**
   * The battle continues.
   */
  GROG_AXIS_ALLIES_ENDING_NONE,
  /**
   * The attacker wins: no defender is left, and an attacker is.
   */
  GROG_AXIS_ALLIES_ENDING_ATTACKER_WINS,
  /**
   * The defender wins: no attacker is left, and a defender is.
   */
  GROG_AXIS_ALLIES_ENDING_DEFENDER_WINS,
  /**
   * No unit of either side is left: the defender keeps the territory.
   */
  GROG_AXIS_ALLIES_ENDING_BOTH_GONE,
  /**
   * The attacker retreated.
   */
  GROG_AXIS_ALLIES_ENDING_RETREAT,
  /**
   * Neither side can hit the other.
   */
  GROG_AXIS_ALLIES_ENDING_STALEMATE,
};

/**
 * The fate of fighters.
 */
enum GrogAxisAlliesFate {
  /**
   * They are lost with their carrier, or find no other place.
   */
  GROG_AXIS_ALLIES_FATE_LOST,
  /**
   * They land on the carrier `carrier`.
   */
  GROG_AXIS_ALLIES_FATE_ON_CARRIER,
  /**
   * They land on the island `space`.
   */
  GROG_AXIS_ALLIES_FATE_ON_ISLAND,
  /**
   * They stay in the air and find a place in the non-combat phase.
   */
  GROG_AXIS_ALLIES_FATE_FLYING,
};

/**
 * The kind of an effect of a step on the position.
 */
enum GrogAxisAlliesGameEffectKind {
  /**
   * `power` pays `amount` IPC to the bank.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_PAY = 1,
  /**
   * `power` gets `amount` IPC.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_GET,
  /**
   * `power` takes control of `space`.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_TERRITORY,
  /**
   * `power` takes the antiaircraft gun `piece`.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_AA_GUN,
  /**
   * `piece` is removed from the board.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_LOST,
  /**
   * `piece` moves to `space` during a battle: it withdraws, retreats or lands.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_GOES,
  /**
   * A battle is to be fought in `space`.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_BATTLE,
  /**
   * A raid is to be flown over `space`.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_RAID,
  /**
   * `power` places `piece` in `space`.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_PLACED,
  /**
   * `power` builds an industrial complex in `space`.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_COMPLEX,
  /**
   * `power`'s turn begins.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_TURN,
  /**
   * The game is won by the side of `power`, its first in the order of play.
   */
  GROG_AXIS_ALLIES_GAME_EFFECT_KIND_WON,
};

/**
 * The goal of a search for units.
 */
enum GrogAxisAlliesGoal {
  /**
   * To win: to be the only side left where the battle is fought.
   */
  GROG_AXIS_ALLIES_GOAL_WIN = 1,
  /**
   * The territory: for the attacker that it is taken, for the defender that it is not taken.
   */
  GROG_AXIS_ALLIES_GOAL_TERRITORY,
};

/**
 * The ground of a victory.
 */
enum GrogAxisAlliesGround {
  /**
   * None: the game continues.
   */
  GROG_AXIS_ALLIES_GROUND_NONE,
  /**
   * The other side surrendered.
   */
  GROG_AXIS_ALLIES_GROUND_SURRENDER,
  /**
   * Enemy capitals: two Allied ones, or both Axis ones.
   */
  GROG_AXIS_ALLIES_GROUND_CAPITALS,
  /**
   * Axis territory worth 84 IPC or more at the end of the American turn.
   */
  GROG_AXIS_ALLIES_GROUND_M84,
};

/**
 * The kind of a piece. An antiaircraft gun and an industrial complex are in a territory and are never lost in a
 * battle; all others fight. The last four are a game's own. Each moves and fights as a printed kind does, with the
 * cost, the movement and the dice of its row in the game's chart. Without the row it does not exist.
 */
enum GrogAxisAlliesKind {
  /**
   * Infantry.
   */
  GROG_AXIS_ALLIES_KIND_INFANTRY = 1,
  /**
   * Armor.
   */
  GROG_AXIS_ALLIES_KIND_ARMOR,
  /**
   * A fighter.
   */
  GROG_AXIS_ALLIES_KIND_FIGHTER,
  /**
   * A bomber.
   */
  GROG_AXIS_ALLIES_KIND_BOMBER,
  /**
   * A transport.
   */
  GROG_AXIS_ALLIES_KIND_TRANSPORT,
  /**
   * A submarine.
   */
  GROG_AXIS_ALLIES_KIND_SUBMARINE,
  /**
   * An aircraft carrier.
   */
  GROG_AXIS_ALLIES_KIND_CARRIER,
  /**
   * A battleship.
   */
  GROG_AXIS_ALLIES_KIND_BATTLESHIP,
  /**
   * An antiaircraft gun.
   */
  GROG_AXIS_ALLIES_KIND_AA_GUN,
  /**
   * An industrial complex.
   */
  GROG_AXIS_ALLIES_KIND_INDUSTRIAL_COMPLEX,
  /**
   * A game's own land unit that acts as infantry.
   */
  GROG_AXIS_ALLIES_KIND_OWN_INFANTRY,
  /**
   * A game's own land unit that acts as armor.
   */
  GROG_AXIS_ALLIES_KIND_OWN_ARMOR,
  /**
   * A game's own aircraft that acts as a fighter, and takes the room of one on a carrier.
   */
  GROG_AXIS_ALLIES_KIND_OWN_FIGHTER,
  /**
   * A game's own ship that acts as a battleship, but gives no support shots.
   */
  GROG_AXIS_ALLIES_KIND_OWN_WARSHIP,
};

/**
 * The units that withdraw.
 */
enum GrogAxisAlliesLeaving {
  /**
   * All attackers except aircraft (4.1).
   */
  GROG_AXIS_ALLIES_LEAVING_ATTACKERS = 1,
  /**
   * Some of the attacking submarines (4.2c).
   */
  GROG_AXIS_ALLIES_LEAVING_ATTACKING_SUBMARINES,
  /**
   * Some of the defending submarines (4.2d).
   */
  GROG_AXIS_ALLIES_LEAVING_DEFENDING_SUBMARINES,
};

/**
 * The quantity that is counted.
 */
enum GrogAxisAlliesLossOf {
  /**
   * Units of one kind.
   */
  GROG_AXIS_ALLIES_LOSS_OF_KIND,
  /**
   * All units.
   */
  GROG_AXIS_ALLIES_LOSS_OF_UNITS,
  /**
   * The cost of all units, in IPC.
   */
  GROG_AXIS_ALLIES_LOSS_OF_IPC,
};

/**
 * The units with which a territory is taken.
 */
enum GrogAxisAlliesMeans {
  /**
   * Infantry or armor.
   */
  GROG_AXIS_ALLIES_MEANS_GROUND = 1,
  /**
   * Aircraft that flew over it.
   */
  GROG_AXIS_ALLIES_MEANS_OVERFLIGHT,
  /**
   * An antiaircraft gun.
   */
  GROG_AXIS_ALLIES_MEANS_AA_GUN,
  /**
   * Ships.
   */
  GROG_AXIS_ALLIES_MEANS_SHIPS,
};

/**
 * A kind of event on a path.
 */
enum GrogAxisAlliesPathEventKind {
  /**
   * A neutral is taken for `amount` IPC.
   */
  GROG_AXIS_ALLIES_PATH_EVENT_KIND_FEE,
  /**
   * Enemy land is taken by moving in.
   */
  GROG_AXIS_ALLIES_PATH_EVENT_KIND_TAKE,
  /**
   * Enemy antiaircraft guns fire at the aircraft.
   */
  GROG_AXIS_ALLIES_PATH_EVENT_KIND_FIRE,
  /**
   * The path ends among enemies: a battle.
   */
  GROG_AXIS_ALLIES_PATH_EVENT_KIND_BATTLE,
  /**
   * Ships pass a canal.
   */
  GROG_AXIS_ALLIES_PATH_EVENT_KIND_CANAL,
  /**
   * `unit` takes off from its carrier, which moves away.
   */
  GROG_AXIS_ALLIES_PATH_EVENT_KIND_LIFT_OFF,
  /**
   * `unit` is carried along.
   */
  GROG_AXIS_ALLIES_PATH_EVENT_KIND_CARRIED,
};

/**
 * One of the two movement phases of a turn.
 */
enum GrogAxisAlliesPhase {
  /**
   * Combat movement.
   */
  GROG_AXIS_ALLIES_PHASE_COMBAT = 1,
  /**
   * Non-combat movement.
   */
  GROG_AXIS_ALLIES_PHASE_NONCOMBAT,
};

/**
 * A power, as a player or an owner.
 */
enum GrogAxisAlliesPower {
  /**
   * No power: the owner of the sea and of neutral land.
   */
  GROG_AXIS_ALLIES_POWER_NOBODY,
  /**
   * The USSR, which begins each round.
   */
  GROG_AXIS_ALLIES_POWER_USSR,
  /**
   * Germany.
   */
  GROG_AXIS_ALLIES_POWER_GERMANY,
  /**
   * The United Kingdom.
   */
  GROG_AXIS_ALLIES_POWER_UK,
  /**
   * Japan.
   */
  GROG_AXIS_ALLIES_POWER_JAPAN,
  /**
   * The USA, which ends each round.
   */
  GROG_AXIS_ALLIES_POWER_USA,
};

/**
 * The quantity that a search for units minimizes.
 */
enum GrogAxisAlliesPrice {
  /**
   * The number of units; on a tie the cheapest units, and of these the ones with the best chance.
   */
  GROG_AXIS_ALLIES_PRICE_UNITS = 1,
  /**
   * The cost of the units; on a tie the units with the best chance.
   */
  GROG_AXIS_ALLIES_PRICE_IPC,
};

/**
 * A side's role in a battle.
 */
enum GrogAxisAlliesRole {
  /**
   * The attacker.
   */
  GROG_AXIS_ALLIES_ROLE_ATTACKER = 1,
  /**
   * The defender.
   */
  GROG_AXIS_ALLIES_ROLE_DEFENDER,
};

/**
 * A side of the game.
 */
enum GrogAxisAlliesSide {
  /**
   * Neither side.
   */
  GROG_AXIS_ALLIES_SIDE_NEITHER,
  /**
   * Germany and Japan.
   */
  GROG_AXIS_ALLIES_SIDE_AXIS,
  /**
   * The USSR, the United Kingdom and the USA.
   */
  GROG_AXIS_ALLIES_SIDE_ALLIES,
};

/**
 * A space of the board, whose code is its number. A word is the code of the DAAK map where there is one, with CAR
 * split into land and sea. Other land, and the seas that players abbreviate, have three letters chosen by this
 * library. The rest have the zone's name.
 */
enum GrogAxisAlliesSite {
  /**
   * Afghanistan.
   */
  GROG_AXIS_ALLIES_SITE_AFG = 1,
  /**
   * Alaska.
   */
  GROG_AXIS_ALLIES_SITE_ALA,
  /**
   * Algeria.
   */
  GROG_AXIS_ALLIES_SITE_ALG,
  /**
   * Anglo Sudan Egypt, EGY.
   */
  GROG_AXIS_ALLIES_SITE_EGY,
  /**
   * Angola.
   */
  GROG_AXIS_ALLIES_SITE_ANG,
  /**
   * Argentina-Chile.
   */
  GROG_AXIS_ALLIES_SITE_ARG,
  /**
   * Australia, AUS.
   */
  GROG_AXIS_ALLIES_SITE_AUS,
  /**
   * Borneo Celebes, BOR.
   */
  GROG_AXIS_ALLIES_SITE_BOR,
  /**
   * Brazil.
   */
  GROG_AXIS_ALLIES_SITE_BRA,
  /**
   * Caroline Islands, CAR.
   */
  GROG_AXIS_ALLIES_SITE_CAR_LAND,
  /**
   * Caucasus, CAU.
   */
  GROG_AXIS_ALLIES_SITE_CAU,
  /**
   * China.
   */
  GROG_AXIS_ALLIES_SITE_CHI,
  /**
   * Columbia.
   */
  GROG_AXIS_ALLIES_SITE_COL,
  /**
   * Congo.
   */
  GROG_AXIS_ALLIES_SITE_CON,
  /**
   * Cuba, CUB.
   */
  GROG_AXIS_ALLIES_SITE_CUB,
  /**
   * East Canada, ECA.
   */
  GROG_AXIS_ALLIES_SITE_ECA,
  /**
   * East Europe.
   */
  GROG_AXIS_ALLIES_SITE_EEU,
  /**
   * East Indies, SUM.
   */
  GROG_AXIS_ALLIES_SITE_SUM,
  /**
   * East US, EUS.
   */
  GROG_AXIS_ALLIES_SITE_EUS,
  /**
   * Eire, IRE.
   */
  GROG_AXIS_ALLIES_SITE_IRE,
  /**
   * Evenki National Okrug.
   */
  GROG_AXIS_ALLIES_SITE_EVE,
  /**
   * Finland Norway, FIN.
   */
  GROG_AXIS_ALLIES_SITE_FIN,
  /**
   * French Equatorial Africa, FEQ.
   */
  GROG_AXIS_ALLIES_SITE_FEQ,
  /**
   * French Indo China.
   */
  GROG_AXIS_ALLIES_SITE_FIC,
  /**
   * French West Africa.
   */
  GROG_AXIS_ALLIES_SITE_FWA,
  /**
   * Germany, GER.
   */
  GROG_AXIS_ALLIES_SITE_GER,
  /**
   * Gibraltar.
   */
  GROG_AXIS_ALLIES_SITE_GIB,
  /**
   * Hawaiian Islands, HAW.
   */
  GROG_AXIS_ALLIES_SITE_HAW,
  /**
   * India.
   */
  GROG_AXIS_ALLIES_SITE_IND,
  /**
   * Italian East Africa.
   */
  GROG_AXIS_ALLIES_SITE_IEA,
  /**
   * Japan, JPN.
   */
  GROG_AXIS_ALLIES_SITE_JPN,
  /**
   * Karelia S.S.R., LEN.
   */
  GROG_AXIS_ALLIES_SITE_LEN,
  /**
   * Kazakh S.S.R.
   */
  GROG_AXIS_ALLIES_SITE_KAZ,
  /**
   * Kenya-Rhodesia.
   */
  GROG_AXIS_ALLIES_SITE_KEN,
  /**
   * Kwangtung.
   */
  GROG_AXIS_ALLIES_SITE_KWA,
  /**
   * Libya, LIB.
   */
  GROG_AXIS_ALLIES_SITE_LIB,
  /**
   * Madagascar, MAD.
   */
  GROG_AXIS_ALLIES_SITE_MAD,
  /**
   * Manchuria.
   */
  GROG_AXIS_ALLIES_SITE_MAN,
  /**
   * Mexico, MEX.
   */
  GROG_AXIS_ALLIES_SITE_MEX,
  /**
   * Midway, MID.
   */
  GROG_AXIS_ALLIES_SITE_MID,
  /**
   * Mongolia.
   */
  GROG_AXIS_ALLIES_SITE_MON,
  /**
   * Mozambique.
   */
  GROG_AXIS_ALLIES_SITE_MOZ,
  /**
   * New Guinea, NGU.
   */
  GROG_AXIS_ALLIES_SITE_NGU,
  /**
   * New Zealand, NZE.
   */
  GROG_AXIS_ALLIES_SITE_NZE,
  /**
   * Novosibirsk.
   */
  GROG_AXIS_ALLIES_SITE_NOV,
  /**
   * Okinawa, OKI.
   */
  GROG_AXIS_ALLIES_SITE_OKI,
  /**
   * Panama, PAN.
   */
  GROG_AXIS_ALLIES_SITE_PAN,
  /**
   * Persia.
   */
  GROG_AXIS_ALLIES_SITE_PER,
  /**
   * Peru.
   */
  GROG_AXIS_ALLIES_SITE_PRU,
  /**
   * Philippines, PHI.
   */
  GROG_AXIS_ALLIES_SITE_PHI,
  /**
   * Rio del Oro.
   */
  GROG_AXIS_ALLIES_SITE_RDO,
  /**
   * Russia, MOS.
   */
  GROG_AXIS_ALLIES_SITE_MOS,
  /**
   * Saudi Arabia.
   */
  GROG_AXIS_ALLIES_SITE_SAU,
  /**
   * Sinkiang.
   */
  GROG_AXIS_ALLIES_SITE_SIN,
  /**
   * Solomon Islands, SUL.
   */
  GROG_AXIS_ALLIES_SITE_SUL,
  /**
   * South Africa.
   */
  GROG_AXIS_ALLIES_SITE_SAF,
  /**
   * South Europe.
   */
  GROG_AXIS_ALLIES_SITE_SEU,
  /**
   * Soviet Far East.
   */
  GROG_AXIS_ALLIES_SITE_SFE,
  /**
   * Spain.
   */
  GROG_AXIS_ALLIES_SITE_SPA,
  /**
   * Sweden.
   */
  GROG_AXIS_ALLIES_SITE_SWE,
  /**
   * Switzerland.
   */
  GROG_AXIS_ALLIES_SITE_SWI,
  /**
   * Syria Jordan, SYR.
   */
  GROG_AXIS_ALLIES_SITE_SYR,
  /**
   * Turkey.
   */
  GROG_AXIS_ALLIES_SITE_TUR,
  /**
   * Ukraine S.S.R., UKR.
   */
  GROG_AXIS_ALLIES_SITE_UKR,
  /**
   * United Kingdom, GBR.
   */
  GROG_AXIS_ALLIES_SITE_GBR,
  /**
   * Wake Island, WAK.
   */
  GROG_AXIS_ALLIES_SITE_WAK,
  /**
   * West Canada, WCA.
   */
  GROG_AXIS_ALLIES_SITE_WCA,
  /**
   * West Europe, WEU.
   */
  GROG_AXIS_ALLIES_SITE_WEU,
  /**
   * West US, WUS.
   */
  GROG_AXIS_ALLIES_SITE_WUS,
  /**
   * Yakut S.S.R.
   */
  GROG_AXIS_ALLIES_SITE_YAK,
  /**
   * Alaska Sea Zone, BER.
   */
  GROG_AXIS_ALLIES_SITE_BER,
  /**
   * Angola Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_ANGOLA_SEA_ZONE,
  /**
   * Antarctic Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_ANTARCTIC_SEA_ZONE,
  /**
   * Baltic Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_BAL,
  /**
   * Black Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_BLA,
  /**
   * Borneo Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_BORNEO_SEA_ZONE,
  /**
   * Caroline Islands Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_CAROLINE_ISLANDS_SEA_ZONE,
  /**
   * Caribbean Sea Zone, CAR.
   */
  GROG_AXIS_ALLIES_SITE_CAR_SEA,
  /**
   * Caspian Sea Zone, CAS.
   */
  GROG_AXIS_ALLIES_SITE_CAS,
  /**
   * Central Mediterranean Sea Zone, CMD.
   */
  GROG_AXIS_ALLIES_SITE_CMD,
  /**
   * Congo Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_CONGO_SEA_ZONE,
  /**
   * East Argentina Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_EAST_ARGENTINA_SEA_ZONE,
  /**
   * East Canada Sea Zone, LAB.
   */
  GROG_AXIS_ALLIES_SITE_LAB,
  /**
   * East Compass Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_EAST_COMPASS_SEA_ZONE,
  /**
   * East Indies Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_EAST_INDIES_SEA_ZONE,
  /**
   * East Mediterranean Sea Zone, EMD.
   */
  GROG_AXIS_ALLIES_SITE_EMD,
  /**
   * East Pacific Sea Zone, SPO.
   */
  GROG_AXIS_ALLIES_SITE_SPO,
  /**
   * East US Sea Zone, ECO.
   */
  GROG_AXIS_ALLIES_SITE_ECO,
  /**
   * French Indo China Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_FRENCH_INDO_CHINA_SEA_ZONE,
  /**
   * Gulf of Mexico Sea Zone, GOM.
   */
  GROG_AXIS_ALLIES_SITE_GOM,
  /**
   * Hawaii Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_HAWAII_SEA_ZONE,
  /**
   * Indian Ocean Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_INDIAN_OCEAN_SEA_ZONE,
  /**
   * Japan Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_JAPAN_SEA_ZONE,
  /**
   * Karelia Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_BAR,
  /**
   * Kwangtung Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_KWANGTUNG_SEA_ZONE,
  /**
   * Mexico Sea Zone, GOC.
   */
  GROG_AXIS_ALLIES_SITE_GOC,
  /**
   * Midway Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_MIDWAY_SEA_ZONE,
  /**
   * Mozambique Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_MOZAMBIQUE_SEA_ZONE,
  /**
   * New Guinea Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_NEW_GUINEA_SEA_ZONE,
  /**
   * New Zealand Sea Zone, TAS.
   */
  GROG_AXIS_ALLIES_SITE_TAS,
  /**
   * North Atlantic Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_NORTH_ATLANTIC_SEA_ZONE,
  /**
   * North Australia Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_NORTH_AUSTRALIA_SEA_ZONE,
  /**
   * North Brazil Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_NORTH_BRAZIL_SEA_ZONE,
  /**
   * North Pacific Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_NORTH_PACIFIC_SEA_ZONE,
  /**
   * North Sea Zone, NOR.
   */
  GROG_AXIS_ALLIES_SITE_NOR,
  /**
   * Okinawa Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_OKINAWA_SEA_ZONE,
  /**
   * Peru Sea Zone, JFI.
   */
  GROG_AXIS_ALLIES_SITE_JFI,
  /**
   * Philippines Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_PHILIPPINES_SEA_ZONE,
  /**
   * Red Sea Zone, RED.
   */
  GROG_AXIS_ALLIES_SITE_RED,
  /**
   * Solomon Islands Sea Zone, SOS.
   */
  GROG_AXIS_ALLIES_SITE_SOS,
  /**
   * South Africa Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_AFRICA_SEA_ZONE,
  /**
   * South Argentina Sea Zone, SCO.
   */
  GROG_AXIS_ALLIES_SITE_SCO,
  /**
   * South Atlantic Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_ATLANTIC_SEA_ZONE,
  /**
   * South Australia Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_AUSTRALIA_SEA_ZONE,
  /**
   * South Brazil Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_BRAZIL_SEA_ZONE,
  /**
   * South Compass Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_COMPASS_SEA_ZONE,
  /**
   * South East Madagascar Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOUTH_EAST_MADAGASCAR_SEA_ZONE,
  /**
   * South Pacific Sea Zone, POL.
   */
  GROG_AXIS_ALLIES_SITE_POL,
  /**
   * Soviet Far East Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_SOVIET_FAR_EAST_SEA_ZONE,
  /**
   * Wake Island Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WAKE_ISLAND_SEA_ZONE,
  /**
   * West Africa Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_AFRICA_SEA_ZONE,
  /**
   * West Australia Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_AUSTRALIA_SEA_ZONE,
  /**
   * West Canada Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_CANADA_SEA_ZONE,
  /**
   * West Compass Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_COMPASS_SEA_ZONE,
  /**
   * West Mediterranean Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WMD,
  /**
   * West Panama Sea Zone, GLP.
   */
  GROG_AXIS_ALLIES_SITE_GLP,
  /**
   * West Spain Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_SPAIN_SEA_ZONE,
  /**
   * West US Sea Zone.
   */
  GROG_AXIS_ALLIES_SITE_WEST_US_SEA_ZONE,
};

/**
 * What a battle waits for, in the order of a round.
 */
enum GrogAxisAlliesStage {
  /**
   * The dice of the antiaircraft gun, before the first round (AA 3.1a).
   */
  GROG_AXIS_ALLIES_STAGE_AA_FIRE = 1,
  /**
   * The attacker's choice of the aircraft lost to the gun.
   */
  GROG_AXIS_ALLIES_STAGE_AA_LOSSES,
  /**
   * The dice of the battleships' support shots, in the first round (AA 3.5a).
   */
  GROG_AXIS_ALLIES_STAGE_SUPPORT_FIRE,
  /**
   * The defender's choice of the losses from support shots; they still fire back.
   */
  GROG_AXIS_ALLIES_STAGE_SUPPORT_LOSSES,
  /**
   * The dice of attacking submarines at sea.
   */
  GROG_AXIS_ALLIES_STAGE_SUBMARINE_FIRE,
  /**
   * The defender's choice of the losses from submarines; they are removed at once.
   */
  GROG_AXIS_ALLIES_STAGE_SUBMARINE_LOSSES,
  /**
   * The dice of the other attackers.
   */
  GROG_AXIS_ALLIES_STAGE_ATTACK_FIRE,
  /**
   * The defender's choice of the losses from the other attackers; they still fire back.
   */
  GROG_AXIS_ALLIES_STAGE_ATTACK_LOSSES,
  /**
   * The dice of the defenders.
   */
  GROG_AXIS_ALLIES_STAGE_DEFENCE_FIRE,
  /**
   * The attacker's choice of losses.
   */
  GROG_AXIS_ALLIES_STAGE_DEFENCE_LOSSES,
  /**
   * The withdrawal of the attacker's submarines (AA 4.2a, 4.2b).
   */
  GROG_AXIS_ALLIES_STAGE_ATTACKER_SUBMARINES,
  /**
   * The withdrawal of the defender's submarines (AA 4.2a, 4.2b).
   */
  GROG_AXIS_ALLIES_STAGE_DEFENDER_SUBMARINES,
  /**
   * The attacker's decision whether to retreat (AA 4.1a).
   */
  GROG_AXIS_ALLIES_STAGE_RETREAT,
  /**
   * Nothing: the battle is over.
   */
  GROG_AXIS_ALLIES_STAGE_OVER,
};

/**
 * The kind of a step.
 */
enum GrogAxisAlliesStepKind {
  /**
   * Purchase: `count` pieces of `kind` are bought.
   */
  GROG_AXIS_ALLIES_STEP_KIND_BUY = 1,
  /**
   * Movement: `pieces` move together along `path`. The cargo of a ship moves with it and is not listed.
   */
  GROG_AXIS_ALLIES_STEP_KIND_MOVE,
  /**
   * Movement: `pieces` board the `transport`.
   */
  GROG_AXIS_ALLIES_STEP_KIND_BOARD,
  /**
   * Movement: `pieces` unload onto the land `space`.
   */
  GROG_AXIS_ALLIES_STEP_KIND_UNLOAD,
  /**
   * Combat movement: bombers over an industrial complex are to raid it.
   */
  GROG_AXIS_ALLIES_STEP_KIND_RAID,
  /**
   * Combat: the battle in `space` begins, with the `support` of battleships. Each battleship that may support it is
   * a choice of its own; others may join before the dice of the support shots.
   */
  GROG_AXIS_ALLIES_STEP_KIND_FIGHT,
  /**
   * Combat: the raid on `space` begins.
   */
  GROG_AXIS_ALLIES_STEP_KIND_BOMB,
  /**
   * The `dice` for which the position waits.
   */
  GROG_AXIS_ALLIES_STEP_KIND_DICE,
  /**
   * The losses for which the position waits, or some of them: `pieces`.
   */
  GROG_AXIS_ALLIES_STEP_KIND_LOSE,
  /**
   * The submarines in `pieces` withdraw to `space`, and others may follow; without pieces the others stay.
   */
  GROG_AXIS_ALLIES_STEP_KIND_WITHDRAW,
  /**
   * The attacker continues the battle.
   */
  GROG_AXIS_ALLIES_STEP_KIND_PRESS,
  /**
   * The attacker retreats to `space`; absent if only aircraft retreat.
   */
  GROG_AXIS_ALLIES_STEP_KIND_RETREAT,
  /**
   * Placement: `count` pieces of `kind` are placed in `space`.
   */
  GROG_AXIS_ALLIES_STEP_KIND_PLACE,
  /**
   * The side whose turn it is surrenders.
   */
  GROG_AXIS_ALLIES_STEP_KIND_SURRENDER,
  /**
   * The phase ends.
   */
  GROG_AXIS_ALLIES_STEP_KIND_END,
  /**
   * Fighters that lost their carrier land on the remaining ones: `pieces` before others, and without pieces the others
   * in the order of the list.
   */
  GROG_AXIS_ALLIES_STEP_KIND_KEEP,
};

/**
 * The surface of a space.
 */
enum GrogAxisAlliesSurface {
  /**
   * A territory.
   */
  GROG_AXIS_ALLIES_SURFACE_LAND = 1,
  /**
   * A sea zone.
   */
  GROG_AXIS_ALLIES_SURFACE_SEA,
};

/**
 * The phases of a turn. Income follows on placement by itself.
 */
enum GrogAxisAlliesTurnPhase {
  /**
   * Purchase.
   */
  GROG_AXIS_ALLIES_TURN_PHASE_PURCHASE = 1,
  /**
   * Combat movement.
   */
  GROG_AXIS_ALLIES_TURN_PHASE_COMBAT_MOVEMENT,
  /**
   * Raids and battles.
   */
  GROG_AXIS_ALLIES_TURN_PHASE_COMBAT,
  /**
   * Non-combat movement.
   */
  GROG_AXIS_ALLIES_TURN_PHASE_NONCOMBAT_MOVEMENT,
  /**
   * Placement.
   */
  GROG_AXIS_ALLIES_TURN_PHASE_PLACEMENT,
};

/**
 * When a piece unloaded.
 */
enum GrogAxisAlliesUnloading {
  /**
   * Neither in this turn nor in this round.
   */
  GROG_AXIS_ALLIES_UNLOADING_NONE,
  /**
   * In this turn.
   */
  GROG_AXIS_ALLIES_UNLOADING_THIS_TURN,
  /**
   * In this round, on an earlier turn.
   */
  GROG_AXIS_ALLIES_UNLOADING_THIS_ROUND,
};

/**
 * The step for which a position waits.
 */
enum GrogAxisAlliesWaits {
  /**
   * Orders of the phase, or its end.
   */
  GROG_AXIS_ALLIES_WAITS_ORDERS = 1,
  /**
   * Dice.
   */
  GROG_AXIS_ALLIES_WAITS_DICE,
  /**
   * Losses.
   */
  GROG_AXIS_ALLIES_WAITS_LOSSES,
  /**
   * The submarines that withdraw, or their decision to stay.
   */
  GROG_AXIS_ALLIES_WAITS_SUBMARINES,
  /**
   * The attacker's decision to continue or to retreat.
   */
  GROG_AXIS_ALLIES_WAITS_RETREAT,
  /**
   * None: the game is won.
   */
  GROG_AXIS_ALLIES_WAITS_NOTHING,
  /**
   * The choice of the fighters that lost their carrier and land on the remaining ones (AA 3.4b).
   */
  GROG_AXIS_ALLIES_WAITS_FIGHTERS,
};

/**
 * The sum of words and line ends.
 */
typedef struct GrogAxisAlliesSum GrogAxisAlliesSum;

/**
 * The number of units of each kind that fight on one side. Antiaircraft guns, complexes and cargo do not fight and are
 * not counted.
 */
typedef struct GrogAxisAlliesForce {
  /**
   * The number of infantry.
   */
  uint16_t infantry;
  /**
   * The number of armor.
   */
  uint16_t armor;
  /**
   * The number of fighters.
   */
  uint16_t fighter;
  /**
   * The number of bombers.
   */
  uint16_t bomber;
  /**
   * The number of transports.
   */
  uint16_t transport;
  /**
   * The number of submarines.
   */
  uint16_t submarine;
  /**
   * The number of aircraft carriers.
   */
  uint16_t carrier;
  /**
   * The number of battleships.
   */
  uint16_t battleship;
  /**
   * The number of a game's own units that act as infantry.
   */
  uint16_t own_infantry;
  /**
   * The number of a game's own units that act as armor.
   */
  uint16_t own_armor;
  /**
   * The number of a game's own aircraft that act as fighters.
   */
  uint16_t own_fighter;
  /**
   * The number of a game's own ships that act as battleships.
   */
  uint16_t own_warship;
} GrogAxisAlliesForce;

/**
 * A constant of `enum GrogAxisAlliesGameEffectKind`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesGameEffectKindCode;

/**
 * A constant of `enum GrogAxisAlliesPower`.
 */
typedef uint8_t GrogAxisAlliesPowerCode;

/**
 * A constant of `enum GrogAxisAlliesKind`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesKindCode;

/**
 * An effect of a step. The next position includes it.
 */
typedef struct GrogAxisAlliesGameEffect {
  /**
   * The kind of effect.
   */
  GrogAxisAlliesGameEffectKindCode what;
  /**
   * The power.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The piece's kind.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * Zero.
   */
  uint8_t reserved;
  /**
   * The piece's number; absent for none.
   */
  uint16_t piece;
  /**
   * The space; absent for none.
   */
  uint16_t space;
  /**
   * The amount.
   */
  uint16_t amount;
  /**
   * The rule's number.
   */
  uint16_t rule;
} GrogAxisAlliesGameEffect;

/**
 * The answer of `grog_axis_allies_play_order`.
 */
typedef struct GrogAxisAlliesPlayOrderAnswer {
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
  struct GrogAxisAlliesGameEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
} GrogAxisAlliesPlayOrderAnswer;

/**
 * A constant of `enum GrogAxisAlliesPhase`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesPhaseCode;

/**
 * A row of the unit chart.
 */
typedef struct GrogAxisAlliesUnitValue {
  /**
   * The kind of the row. Required where the answer depends on it.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * The cost, in IPC, at least 1. Required where money counts.
   */
  uint8_t cost;
  /**
   * The number of spaces that it moves in a turn, at least 1 in a board's chart; 0 for an industrial complex.
   */
  uint8_t movement;
  /**
   * The highest roll that hits in attack: 0 for never, at most the number of faces. Required of a kind that fights.
   */
  uint8_t attack;
  /**
   * The highest roll that hits in defence: 0 for never, at most the number of faces. Required of a kind that fights.
   */
  uint8_t defence;
  /**
   * The highest roll of its special shot that hits, 0 for none: a battleship's support shot, an antiaircraft gun's
   * die. 0 for a kind of a game's own.
   */
  uint8_t shot;
  /**
   * The room that it offers to cargo. 0 for a kind of a game's own.
   */
  uint8_t hold;
  /**
   * The room that it takes as cargo.
   */
  uint8_t space;
  /**
   * The house rule that sets the row, `HOUSE 1` to `HOUSE 24`; absent for none.
   *
   * C and Rust count them from 1000.
   */
  uint16_t rule;
  /**
   * The number of faces of the game's dice, 2 to 20, the same in every row; 0 for six. A chart for other dice has a
   * row for each kind that rolls: all but the industrial complex.
   */
  uint8_t faces;
  uint8_t reserved[5];
} GrogAxisAlliesUnitValue;

/**
 * The question of `grog_axis_allies_antiaircraft_assess`. Aircraft in range of an antiaircraft gun.
 */
typedef struct GrogAxisAlliesAntiaircraftAssessQuestion {
  uint32_t size;
  /**
   * The number of aircraft that attack the gun's territory or fly over it.
   */
  uint16_t aircraft;
  /**
   * The movement in which they do so.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The gun is aboard a transport.
   */
  GrogFlag aboard;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesAntiaircraftAssessQuestion;

/**
 * The dice of an antiaircraft gun.
 */
typedef struct GrogAxisAlliesAaVolley {
  /**
   * The number of dice, one for each aircraft.
   */
  uint16_t dice;
  /**
   * The highest roll that hits.
   */
  uint8_t hits_at;
  /**
   * The number of faces of the dice.
   */
  uint8_t faces;
} GrogAxisAlliesAaVolley;

/**
 * The answer of `grog_axis_allies_antiaircraft_assess`.
 */
typedef struct GrogAxisAlliesAntiaircraftAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The dice of an antiaircraft gun. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesAaVolley value;
} GrogAxisAlliesAntiaircraftAssessAnswer;

/**
 * The question of `grog_axis_allies_antiaircraft_resolve`. An antiaircraft gun and its dice.
 */
typedef struct GrogAxisAlliesAntiaircraftResolveQuestion {
  uint32_t size;
  /**
   * The number of aircraft that it fires at.
   */
  uint16_t aircraft;
  /**
   * The dice, one for each aircraft: 1 to 6, or to the number of faces of the chart.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesAntiaircraftResolveQuestion;

/**
 * The result of antiaircraft fire.
 */
typedef struct GrogAxisAlliesAaHits {
  /**
   * The number of aircraft lost. Their owner chooses which.
   */
  uint16_t hits;
  /**
   * The number of aircraft left.
   */
  uint16_t left;
} GrogAxisAlliesAaHits;

/**
 * The answer of `grog_axis_allies_antiaircraft_resolve`.
 */
typedef struct GrogAxisAlliesAntiaircraftResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The result of antiaircraft fire.
   */
  struct GrogAxisAlliesAaHits value;
} GrogAxisAlliesAntiaircraftResolveAnswer;

/**
 * The question of `grog_axis_allies_antiaircraft_distribution`. Antiaircraft fire before the dice.
 */
typedef struct GrogAxisAlliesAntiaircraftDistributionQuestion {
  uint32_t size;
  /**
   * The number of aircraft that it fires at, at most 400.
   */
  uint16_t aircraft;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesAntiaircraftDistributionQuestion;

/**
 * A number of hits and its chance.
 */
typedef struct GrogAxisAlliesAaChance {
  /**
   * The chance, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * The number of hits.
   */
  uint16_t hits;
  uint8_t reserved[6];
} GrogAxisAlliesAaChance;

/**
 * An expected value: a whole part and a fraction.
 */
typedef struct GrogAxisAlliesExpected {
  /**
   * The whole part.
   */
  uint64_t whole;
  /**
   * The fraction, in units of 1/2^63.
   */
  uint64_t fraction;
} GrogAxisAlliesExpected;

/**
 * The chances of antiaircraft fire.
 */
typedef struct GrogAxisAlliesAaChances {
  /**
   * The expected number of hits.
   */
  struct GrogAxisAlliesExpected hits;
  /**
   * The upper bound of the error of each chance, in units of 1/2^63.
   */
  uint64_t missing;
} GrogAxisAlliesAaChances;

/**
 * The answer of `grog_axis_allies_antiaircraft_distribution`.
 */
typedef struct GrogAxisAlliesAntiaircraftDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A number of hits and its chance.
   */
  struct GrogAxisAlliesAaChance *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The chances of antiaircraft fire.
   */
  struct GrogAxisAlliesAaChances value;
} GrogAxisAlliesAntiaircraftDistributionAnswer;

/**
 * A constant of `enum GrogAxisAlliesBattleKind`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesBattleKindCode;

/**
 * Battleships of one sea zone that are to support an assault (AA 3.5a).
 */
typedef struct GrogAxisAlliesBombardment {
  /**
   * The number of battleships that are to fire.
   */
  uint8_t battleships;
  /**
   * The number of these that were in a sea battle in this phase.
   */
  uint8_t fought;
  /**
   * A transport in the same sea zone unloads into the territory.
   */
  GrogFlag unloading;
  /**
   * There was a sea battle in that zone in this phase.
   */
  GrogFlag sea_battle;
  uint8_t reserved[4];
} GrogAxisAlliesBombardment;

/**
 * The question of `grog_axis_allies_battle_begin`. The forces of a battle.
 */
typedef struct GrogAxisAlliesBattleBeginQuestion {
  uint32_t size;
  /**
   * Where the battle is fought. Required where the answer depends on it.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attackers that fight. Cargo does not fight: land units aboard transports (AA 3.2f) and friendly fighters
   * aboard carriers (AA 3.4e).
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The defenders that fight, including a carrier's fighters (AA 3.4b), but not an antiaircraft gun.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The number of attackers that unload from transports. A number above 0 makes it an amphibious assault (AA 4.3a).
   */
  uint16_t landed;
  /**
   * The number that were to unload when the attack was declared. Those whose transports were sunk are not in
   * `landed` any more (AA 4.3c).
   */
  uint16_t declared;
  /**
   * Battleships that are to give support, by sea zone.
   */
  const struct GrogAxisAlliesBombardment *support;
  size_t support_len;
  /**
   * There is an antiaircraft gun in the territory.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleBeginQuestion;

/**
 * The highest rolls that hit: the part of the unit chart that a battle uses.
 */
typedef struct GrogAxisAlliesFigures {
  /**
   * In attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier,
   * battleship.
   */
  uint8_t attack[8];
  /**
   * In defence, in the same order.
   */
  uint8_t defence[8];
  /**
   * For a battleship's support shot.
   */
  uint8_t support;
  /**
   * For an antiaircraft gun.
   */
  uint8_t aa;
  /**
   * The number of faces of the dice; 0 for six.
   */
  uint8_t faces;
  /**
   * In attack, of a game's own kinds in their order: own_infantry, own_armor, own_fighter, own_warship.
   */
  uint8_t own_attack[4];
  /**
   * In defence, in the same order.
   */
  uint8_t own_defence[4];
} GrogAxisAlliesFigures;

/**
 * A constant of `enum GrogAxisAlliesStage`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesStageCode;

/**
 * A constant of `enum GrogAxisAlliesEnding`.
 */
typedef uint8_t GrogAxisAlliesEndingCode;

/**
 * A battle between two steps. A plain value that the caller keeps.
 */
typedef struct GrogAxisAlliesBattle {
  /**
   * The attackers at the start of the battle.
   */
  struct GrogAxisAlliesForce attacker_start;
  /**
   * The defenders at the start of the battle.
   */
  struct GrogAxisAlliesForce defender_start;
  /**
   * The attackers in the battle.
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The defenders in the battle, including those that are hit and still fire.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * Defenders that are hit and still fire before they are removed.
   */
  struct GrogAxisAlliesForce doomed;
  /**
   * The highest rolls that hit.
   */
  struct GrogAxisAlliesFigures figures;
  /**
   * Where the battle is fought.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attacker's submarines that withdrew.
   */
  uint16_t attacker_withdrawn;
  /**
   * The defender's submarines that withdrew.
   */
  uint16_t defender_withdrawn;
  /**
   * Hits of submarines to be taken by the side that decides next. They apply to ships only.
   */
  uint16_t submarine_hits;
  /**
   * Other hits to be taken by that side.
   */
  uint16_t hits;
  /**
   * The current round, from 1; 0 before the first.
   */
  uint16_t round;
  /**
   * The number of support shots in the first round.
   */
  uint16_t support;
  /**
   * What the battle waits for.
   */
  GrogAxisAlliesStageCode stage;
  /**
   * How the battle ended.
   */
  GrogAxisAlliesEndingCode ending;
  /**
   * It is an amphibious assault.
   */
  GrogFlag amphibious;
  /**
   * An antiaircraft gun defends the territory.
   */
  GrogFlag aa_gun;
  /**
   * The attacker took the territory.
   */
  GrogFlag taken;
  uint8_t reserved[3];
} GrogAxisAlliesBattle;

/**
 * The answer of `grog_axis_allies_battle_begin`.
 */
typedef struct GrogAxisAlliesBattleBeginAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A battle between two steps. A plain value that the caller keeps. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesBattle value;
} GrogAxisAlliesBattleBeginAnswer;

/**
 * The question of `grog_axis_allies_battle_choices`. A battle that waits for a step.
 */
typedef struct GrogAxisAlliesBattleChoicesQuestion {
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogAxisAlliesBattle battle;
  uint8_t reserved[4];
} GrogAxisAlliesBattleChoicesQuestion;

/**
 * A constant of `enum GrogAxisAlliesRole`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesRoleCode;

/**
 * The step that a battle waits for.
 */
typedef struct GrogAxisAlliesTurn {
  /**
   * Losses in the customary order, as a suggestion.
   */
  struct GrogAxisAlliesForce suggested;
  /**
   * The number of dice by kind, in the order of the kinds, which is the order in which they are read.
   */
  uint16_t dice_by_kind[8];
  /**
   * The highest roll that hits, by kind.
   */
  uint8_t hits_at[8];
  /**
   * The number of dice of a game's own kinds, in their order; they are read after the others.
   */
  uint16_t own_dice[4];
  /**
   * The highest roll that hits, of a game's own kinds.
   */
  uint8_t own_hits_at[4];
  /**
   * The number of all dice.
   */
  uint32_t dice;
  /**
   * The number of units that must be lost.
   */
  uint32_t losses;
  /**
   * The least number of ships among the losses, for submarines' hits.
   */
  uint32_t ships_least;
  /**
   * The most aircraft among the losses.
   */
  uint32_t aircraft_most;
  /**
   * The most units other than aircraft among the losses.
   */
  uint32_t surface_most;
  /**
   * The number of submarines that may withdraw. Any number of them may.
   */
  uint16_t submarines;
  /**
   * What the battle waits for.
   */
  GrogAxisAlliesStageCode stage;
  /**
   * The side that rolls or decides.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The highest roll of an antiaircraft gun's dice, or of support shots, that hits.
   */
  uint8_t shot;
  /**
   * The attacker may retreat.
   */
  GrogFlag may_retreat;
  /**
   * A retreat needs a destination: a unit other than aircraft is left.
   */
  GrogFlag needs_destination;
  /**
   * The number of faces of the dice; 0 if no dice are rolled.
   */
  uint8_t faces;
} GrogAxisAlliesTurn;

/**
 * The answer of `grog_axis_allies_battle_choices`.
 */
typedef struct GrogAxisAlliesBattleChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The step that a battle waits for.
   */
  struct GrogAxisAlliesTurn value;
} GrogAxisAlliesBattleChoicesAnswer;

/**
 * A constant of `enum GrogAxisAlliesDecision`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesDecisionCode;

/**
 * The question of `grog_axis_allies_battle_apply`. A step of a battle. Of the fields after the battle, the battle's stage determines which are used; the others stay
 * empty.
 */
typedef struct GrogAxisAlliesBattleApplyQuestion {
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * For a stage that rolls dice: the dice, 1 to 6 or to the number of faces, by kind in the order of the kinds.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * For a stage of losses: the units that their owner chose.
   */
  struct GrogAxisAlliesForce losses;
  /**
   * The losses include an antiaircraft gun, which is never a legal loss.
   */
  GrogFlag lose_aa_gun;
  /**
   * For a withdrawal of submarines: the side that decides, which owns them. Required there.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * For a withdrawal of submarines: the number that withdraw, which may be 0. Required there.
   */
  uint16_t submarines;
  /**
   * For a retreat: the attacker's decision. Required there.
   */
  GrogAxisAlliesDecisionCode decision;
  /**
   * The spaces to which units may withdraw or retreat (AA 4.1b, 4.2c, 4.2d), numbered by the caller. Must not be
   * empty if units other than aircraft leave.
   */
  const uint16_t *destinations;
  size_t destinations_len;
  /**
   * The space to which they go: one of `destinations`, or it is forbidden. Required if units other than aircraft leave.
   */
  uint16_t destination;
  uint8_t reserved[6];
} GrogAxisAlliesBattleApplyQuestion;

/**
 * A constant of `enum GrogAxisAlliesBattleEffectKind`.
 */
typedef uint8_t GrogAxisAlliesBattleEffectKindCode;

/**
 * An effect of a step of a battle, for the caller to apply.
 */
typedef struct GrogAxisAlliesBattleEffect {
  /**
   * The kind of effect.
   */
  GrogAxisAlliesBattleEffectKindCode what;
  /**
   * The side whose units it concerns.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The kind of unit that it concerns.
   */
  GrogAxisAlliesKindCode kind;
  uint8_t reserved;
  /**
   * The number of units that it concerns.
   */
  uint16_t count;
  /**
   * The space to which they go, in the question's numbering.
   */
  uint16_t destination;
  /**
   * The ship in the question's list.
   */
  uint16_t index;
  /**
   * The rule that requires it.
   */
  uint16_t rule;
} GrogAxisAlliesBattleEffect;

/**
 * The answer of `grog_axis_allies_battle_apply`.
 */
typedef struct GrogAxisAlliesBattleApplyAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An effect of a step of a battle, for the caller to apply.
   */
  struct GrogAxisAlliesBattleEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A battle between two steps. A plain value that the caller keeps. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesBattle value;
} GrogAxisAlliesBattleApplyAnswer;

/**
 * A ship and its cargo.
 */
typedef struct GrogAxisAlliesLoadedShip {
  /**
   * A transport or a carrier. Required where the answer depends on it.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * Infantry aboard a transport.
   */
  uint8_t infantry;
  /**
   * Armor aboard a transport.
   */
  uint8_t armor;
  /**
   * Antiaircraft guns aboard a transport.
   */
  uint8_t aa_guns;
  /**
   * Friendly fighters aboard an attacking carrier: fighters of another nation, which do not fight (AA 3.4e).
   */
  uint8_t fighters;
  /**
   * The cargo of the transport belongs to another nation (AA 3.3).
   */
  GrogFlag friendly;
  /**
   * The ship is lost.
   */
  GrogFlag lost;
  /**
   * Units aboard a transport that are infantry of a game's own.
   */
  uint8_t own_infantry;
  /**
   * Units aboard a transport that are armor of a game's own.
   */
  uint8_t own_armor;
  /**
   * Friendly fighters of a game's own aboard an attacking carrier.
   */
  uint8_t own_fighters;
  uint8_t reserved[2];
} GrogAxisAlliesLoadedShip;

/**
 * The question of `grog_axis_allies_battle_sink`. Ships after a battle.
 */
typedef struct GrogAxisAlliesBattleSinkQuestion {
  uint32_t size;
  /**
   * The sea battle that they were in. It contains the losses, and whether the attacker retreated.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The side that owns the ships.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The ships with cargo.
   */
  const struct GrogAxisAlliesLoadedShip *ships;
  size_t ships_len;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleSinkQuestion;

/**
 * The cargo lost with ships.
 */
typedef struct GrogAxisAlliesSunkCargo {
  /**
   * The cost of the cargo, without the ships, in IPC.
   */
  uint32_t ipc;
  /**
   * The number of infantry.
   */
  uint16_t infantry;
  /**
   * The number of armor.
   */
  uint16_t armor;
  /**
   * The number of antiaircraft guns.
   */
  uint16_t aa_guns;
  /**
   * The number of fighters.
   */
  uint16_t fighters;
  /**
   * The number of infantry of a game's own.
   */
  uint16_t own_infantry;
  /**
   * The number of armor of a game's own.
   */
  uint16_t own_armor;
  /**
   * The number of fighters of a game's own.
   */
  uint16_t own_fighters;
  /**
   * Always 0.
   */
  uint16_t reserved;
} GrogAxisAlliesSunkCargo;

/**
 * The answer of `grog_axis_allies_battle_sink`.
 */
typedef struct GrogAxisAlliesBattleSinkAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An effect of a step of a battle, for the caller to apply.
   */
  struct GrogAxisAlliesBattleEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The cargo lost with ships. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesSunkCargo value;
} GrogAxisAlliesBattleSinkAnswer;

/**
 * A side's plan. The default is the customary order of loss, and staying to the end.
 */
typedef struct GrogAxisAlliesPlan {
  /**
   * The order in which kinds are lost. A kind listed twice counts at its first place. Kinds not listed follow in the
   * customary order, which is that of an empty plan. On land it is infantry, armor, then for the attacker fighter,
   * bomber and for the defender bomber, fighter. At sea it is transport, submarine, fighter, bomber, carrier,
   * battleship. A game's own unit comes after the kind that it acts as, and a game's own ship after submarines.
   */
  GrogAxisAlliesKindCode order[8];
  /**
   * The number of infantry that are lost only after everything else, to take the territory.
   */
  uint16_t keep_infantry;
  /**
   * The number of armor that are lost only after everything else, to take the territory.
   */
  uint16_t keep_armor;
  /**
   * The round after which submarines withdraw; 0 for never (AA 4.2a).
   */
  uint16_t submarines_after;
  /**
   * The most submarines that withdraw; 0 for all.
   */
  uint16_t submarines_leave;
  /**
   * The number of rounds after which the attacker retreats; 0 for never (AA 4.1a).
   */
  uint16_t retreat_after;
  /**
   * The attacker retreats when this many of his units or fewer are left; 0 for never.
   */
  uint16_t retreat_at;
  /**
   * The attacker retreats when only aircraft are left to him.
   */
  GrogFlag retreat_aircraft;
  uint8_t reserved[3];
} GrogAxisAlliesPlan;

/**
 * Attackers that come together, and their plan.
 */
typedef struct GrogAxisAlliesWave {
  /**
   * The attackers that fight.
   */
  struct GrogAxisAlliesForce force;
  /**
   * The order of their losses, and when they leave.
   */
  struct GrogAxisAlliesPlan plan;
  /**
   * Support shots in the first round (AA 3.5a).
   */
  uint16_t support;
  /**
   * The attack is an amphibious assault (AA 4.3a).
   */
  GrogFlag amphibious;
  uint8_t reserved[5];
} GrogAxisAlliesWave;

/**
 * The question of `grog_axis_allies_battle_distribution`. A battle before it is fought.
 */
typedef struct GrogAxisAlliesBattleDistributionQuestion {
  uint32_t size;
  /**
   * Where the battle is fought. Required where the answer depends on it.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
   */
  const struct GrogAxisAlliesWave *waves;
  size_t waves_len;
  /**
   * The defenders.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The order of the defenders' losses, and when their submarines withdraw.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * There is an antiaircraft gun in the territory, which fires at each wave.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleDistributionQuestion;

/**
 * A possible outcome of a wave.
 */
typedef struct GrogAxisAlliesBattleOutcome {
  /**
   * The chance, in units of 1/2^63. The chances of one wave add up to the chance that it is fought.
   */
  uint64_t chance;
  /**
   * The attacker's losses, in IPC.
   */
  uint32_t attacker_ipc;
  /**
   * The defender's losses since the first wave, in IPC.
   */
  uint32_t defender_ipc;
  /**
   * The attackers that are left.
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The defenders that are left.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The attacker's submarines that withdrew.
   */
  uint16_t attacker_withdrawn;
  /**
   * The defender's submarines that withdrew.
   */
  uint16_t defender_withdrawn;
  /**
   * The wave.
   */
  uint16_t wave;
  /**
   * The ending of the wave.
   */
  GrogAxisAlliesEndingCode ending;
  /**
   * The territory is taken, and no further wave fights.
   */
  GrogFlag taken;
} GrogAxisAlliesBattleOutcome;

/**
 * Expected numbers of units.
 */
typedef struct GrogAxisAlliesExpectedForce {
  /**
   * The number of all units.
   */
  struct GrogAxisAlliesExpected units;
  /**
   * The cost of all units, in IPC.
   */
  struct GrogAxisAlliesExpected ipc;
  /**
   * The number of infantry.
   */
  struct GrogAxisAlliesExpected infantry;
  /**
   * The number of armor.
   */
  struct GrogAxisAlliesExpected armor;
  /**
   * The number of fighters.
   */
  struct GrogAxisAlliesExpected fighter;
  /**
   * The number of bombers.
   */
  struct GrogAxisAlliesExpected bomber;
  /**
   * The number of transports.
   */
  struct GrogAxisAlliesExpected transport;
  /**
   * The number of submarines.
   */
  struct GrogAxisAlliesExpected submarine;
  /**
   * The number of aircraft carriers.
   */
  struct GrogAxisAlliesExpected carrier;
  /**
   * The number of battleships.
   */
  struct GrogAxisAlliesExpected battleship;
  /**
   * The number of a game's own units that act as infantry.
   */
  struct GrogAxisAlliesExpected own_infantry;
  /**
   * The number of a game's own units that act as armor.
   */
  struct GrogAxisAlliesExpected own_armor;
  /**
   * The number of a game's own aircraft that act as fighters.
   */
  struct GrogAxisAlliesExpected own_fighter;
  /**
   * The number of a game's own ships that act as battleships.
   */
  struct GrogAxisAlliesExpected own_warship;
} GrogAxisAlliesExpectedForce;

/**
 * The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance
 * less `missing`. With several waves, the endings are those of the last wave that is fought.
 */
typedef struct GrogAxisAlliesBattleChances {
  /**
   * The attacker wins: no defender is left, and an attacker is.
   */
  uint64_t win;
  /**
   * The defender wins: no attacker is left, and a defender is.
   */
  uint64_t lose;
  /**
   * No unit of either side is left.
   */
  uint64_t both_gone;
  /**
   * The attacker retreats.
   */
  uint64_t retreat;
  /**
   * Neither side can hit the other.
   */
  uint64_t stalemate;
  /**
   * The attacker takes the territory: no defender is left, and infantry or armor is.
   */
  uint64_t taken;
  /**
   * The upper bound of the error of each chance: the difference of the sum of the five endings from 1.
   */
  uint64_t missing;
  /**
   * The expected number of rounds, of all waves together.
   */
  struct GrogAxisAlliesExpected rounds;
  /**
   * The attacker's expected losses, of all waves together.
   */
  struct GrogAxisAlliesExpectedForce attacker_lost;
  /**
   * The defender's expected losses.
   */
  struct GrogAxisAlliesExpectedForce defender_lost;
  /**
   * The expected number of the attacker's submarines that withdraw.
   */
  struct GrogAxisAlliesExpected attacker_withdrawn;
  /**
   * The expected number of the defender's submarines that withdraw.
   */
  struct GrogAxisAlliesExpected defender_withdrawn;
} GrogAxisAlliesBattleChances;

/**
 * The answer of `grog_axis_allies_battle_distribution`.
 */
typedef struct GrogAxisAlliesBattleDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A possible outcome of a wave.
   */
  struct GrogAxisAlliesBattleOutcome *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance
   * less `missing`. With several waves, the endings are those of the last wave that is fought.
   */
  struct GrogAxisAlliesBattleChances value;
} GrogAxisAlliesBattleDistributionAnswer;

/**
 * The question of `grog_axis_allies_battle_rounds`. A battle before it is fought.
 */
typedef struct GrogAxisAlliesBattleRoundsQuestion {
  uint32_t size;
  /**
   * Where the battle is fought. Required where the answer depends on it.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
   */
  const struct GrogAxisAlliesWave *waves;
  size_t waves_len;
  /**
   * The defenders.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The order of the defenders' losses, and when their submarines withdraw.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * There is an antiaircraft gun in the territory, which fires at each wave.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleRoundsQuestion;

/**
 * The chances that a wave ends in a given round.
 */
typedef struct GrogAxisAlliesRoundChance {
  /**
   * The wave.
   */
  uint16_t wave;
  /**
   * The round after which it ends; 0 for a wave that ends before the first.
   */
  uint16_t round;
  uint32_t reserved;
  /**
   * The chance that the wave ends in this round, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * The part of `chance` in which the attacker wins.
   */
  uint64_t win;
  /**
   * The part of `chance` in which the defender wins.
   */
  uint64_t lose;
  /**
   * The part of `chance` in which no unit of either side is left.
   */
  uint64_t both_gone;
  /**
   * The part of `chance` in which the attacker retreats.
   */
  uint64_t retreat;
  /**
   * The part of `chance` in which the territory is taken.
   */
  uint64_t taken;
} GrogAxisAlliesRoundChance;

/**
 * The answer of `grog_axis_allies_battle_rounds`.
 */
typedef struct GrogAxisAlliesBattleRoundsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The chances that a wave ends in a given round.
   */
  struct GrogAxisAlliesRoundChance *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance
   * less `missing`. With several waves, the endings are those of the last wave that is fought.
   */
  struct GrogAxisAlliesBattleChances value;
} GrogAxisAlliesBattleRoundsAnswer;

/**
 * The question of `grog_axis_allies_battle_losses`. A battle before it is fought.
 */
typedef struct GrogAxisAlliesBattleLossesQuestion {
  uint32_t size;
  /**
   * Where the battle is fought. Required where the answer depends on it.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
   */
  const struct GrogAxisAlliesWave *waves;
  size_t waves_len;
  /**
   * The defenders.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The order of the defenders' losses, and when their submarines withdraw.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * There is an antiaircraft gun in the territory, which fires at each wave.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleLossesQuestion;

/**
 * A constant of `enum GrogAxisAlliesLossOf`.
 */
typedef uint8_t GrogAxisAlliesLossOfCode;

/**
 * A possible number of losses and its chance.
 */
typedef struct GrogAxisAlliesLossChance {
  /**
   * The chance, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * The number lost.
   */
  uint32_t lost;
  /**
   * For the attacker the wave; the chances of a wave add up to the chance that it is fought. For the defender 0,
   * since his losses are those of all waves together.
   */
  uint16_t wave;
  /**
   * The side that loses it.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The quantity that is counted.
   */
  GrogAxisAlliesLossOfCode of;
  /**
   * The kind, if units of one kind are counted; otherwise absent.
   */
  GrogAxisAlliesKindCode kind;
  uint8_t reserved[7];
} GrogAxisAlliesLossChance;

/**
 * A summary of the chances of losses.
 */
typedef struct GrogAxisAlliesLossesWeighed {
  /**
   * The upper bound of the error of each chance of the defender's losses.
   */
  uint64_t missing;
} GrogAxisAlliesLossesWeighed;

/**
 * The answer of `grog_axis_allies_battle_losses`.
 */
typedef struct GrogAxisAlliesBattleLossesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A possible number of losses and its chance.
   */
  struct GrogAxisAlliesLossChance *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of the chances of losses.
   */
  struct GrogAxisAlliesLossesWeighed value;
} GrogAxisAlliesBattleLossesAnswer;

/**
 * The question of `grog_axis_allies_battle_percentile`. A battle that was fought, and the plans with which it is compared.
 */
typedef struct GrogAxisAlliesBattlePercentileQuestion {
  uint32_t size;
  /**
   * The battle, which must be over.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The attacker's plan.
   */
  struct GrogAxisAlliesPlan attacker_plan;
  /**
   * The defender's plan.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * The value of taking the territory, in IPC.
   */
  uint16_t territory;
  /**
   * Rows of the unit chart that replace the edition's, for the costs of units. An empty list for the edition's
   * chart. The values of the dice are those of the battle.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattlePercentileQuestion;

/**
 * The rank of a battle among all possible results, in chances of 1/2^63. Results are ordered by the defender's losses
 * less the attacker's in IPC, plus the value of the territory if it is taken.
 */
typedef struct GrogAxisAlliesBattlePercentile {
  /**
   * The chance of a result that is worse for the attacker.
   */
  uint64_t worse;
  /**
   * The chance of this result.
   */
  uint64_t equal;
  /**
   * The chance of a result that is better for the attacker.
   */
  uint64_t better;
  /**
   * The upper bound of the error of each chance.
   */
  uint64_t missing;
  /**
   * The result for the attacker: the defender's losses less his own, plus the territory, in IPC.
   */
  int32_t swing;
  uint32_t reserved;
} GrogAxisAlliesBattlePercentile;

/**
 * The answer of `grog_axis_allies_battle_percentile`.
 */
typedef struct GrogAxisAlliesBattlePercentileAnswer {
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
   * The rank of a battle among all possible results, in chances of 1/2^63. Results are ordered by the defender's losses
   * less the attacker's in IPC, plus the value of the territory if it is taken.
   */
  struct GrogAxisAlliesBattlePercentile value;
} GrogAxisAlliesBattlePercentileAnswer;

/**
 * A constant of `enum GrogAxisAlliesGoal`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesGoalCode;

/**
 * A constant of `enum GrogAxisAlliesPrice`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesPriceCode;

/**
 * The question of `grog_axis_allies_battle_fewest`. A search for the fewest or cheapest units that reach a chance.
 */
typedef struct GrogAxisAlliesBattleFewestQuestion {
  uint32_t size;
  /**
   * Where the battle is fought. Required where the answer depends on it.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The side whose units are searched. Required where the answer depends on it.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The goal. Required where the answer depends on it.
   */
  GrogAxisAlliesGoalCode goal;
  /**
   * The quantity to minimize. Required where the answer depends on it.
   */
  GrogAxisAlliesPriceCode price;
  /**
   * The wanted chance, in units of 1/2^63.
   */
  uint64_t wanted;
  /**
   * The number of steps that the search may take. Each force tried takes as many steps as there are pairs of states
   * of the two sides.
   */
  uint64_t budget;
  /**
   * The most units of each kind that may be added.
   */
  struct GrogAxisAlliesForce available;
  /**
   * The attackers that take part in any case.
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The attacker's plan.
   */
  struct GrogAxisAlliesPlan attacker_plan;
  /**
   * The defenders that take part in any case.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The defender's plan.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * Support shots in the first round (AA 3.5a).
   */
  uint16_t support;
  /**
   * The battle is an amphibious assault (AA 4.3a).
   */
  GrogFlag amphibious;
  /**
   * There is an antiaircraft gun in the territory.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleFewestQuestion;

/**
 * The units found.
 */
typedef struct GrogAxisAlliesFound {
  /**
   * The chance that the units reach, in units of 1/2^63, at least the wanted one; 0 if none were found.
   */
  uint64_t chance;
  /**
   * The number of steps that the search took.
   */
  uint64_t steps;
  /**
   * The units to add.
   */
  struct GrogAxisAlliesForce force;
  /**
   * The number of these units.
   */
  uint32_t units;
  /**
   * The cost of these units, in IPC.
   */
  uint32_t ipc;
  /**
   * Units were found.
   */
  GrogFlag found;
  /**
   * The search is complete: no fewer or cheaper units reach the chance, or no units do. Not set if the budget ran
   * out.
   */
  GrogFlag complete;
  uint8_t reserved[6];
} GrogAxisAlliesFound;

/**
 * The answer of `grog_axis_allies_battle_fewest`.
 */
typedef struct GrogAxisAlliesBattleFewestAnswer {
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
   * The units found.
   */
  struct GrogAxisAlliesFound value;
} GrogAxisAlliesBattleFewestAnswer;

/**
 * The question of `grog_axis_allies_bombing_assess`. A raid to be flown.
 */
typedef struct GrogAxisAlliesBombingAssessQuestion {
  uint32_t size;
  /**
   * The number of bombers, at most 400.
   */
  uint16_t bombers;
  /**
   * The number of other units that are to take part.
   */
  uint16_t others;
  /**
   * The number of the bombers that fight in a battle in this turn.
   */
  uint16_t fighting;
  /**
   * There is an industrial complex in the territory.
   */
  GrogFlag industrial_complex;
  /**
   * The territory is the enemy's.
   */
  GrogFlag enemy;
  /**
   * There is an enemy antiaircraft gun in the territory.
   */
  GrogFlag aa_gun;
  /**
   * The movement in which they fly.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The most that the owner can lose, in IPC, from 0 to 65534: his cash, or the limit of a house rule. Absent for no
   * limit.
   */
  uint16_t limit;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBombingAssessQuestion;

/**
 * The assessment of a raid: the input of `resolve` and `distribution`.
 */
typedef struct GrogAxisAlliesRaidAssessment {
  /**
   * The number of bombers.
   */
  uint16_t bombers;
  /**
   * The number of antiaircraft dice: one for each bomber, or 0.
   */
  uint16_t aa_dice;
  /**
   * The most that the owner can lose, in IPC, from 0 to 65534. Absent for no limit.
   */
  uint16_t limit;
  /**
   * The highest roll of the antiaircraft dice that hits.
   */
  uint8_t hits_at;
  /**
   * The cost of a bomber, in IPC.
   */
  uint8_t cost;
  /**
   * The number of faces of the dice; 0 for six.
   */
  uint8_t faces;
  uint8_t reserved;
} GrogAxisAlliesRaidAssessment;

/**
 * The answer of `grog_axis_allies_bombing_assess`.
 */
typedef struct GrogAxisAlliesBombingAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The assessment of a raid: the input of `resolve` and `distribution`. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesRaidAssessment value;
} GrogAxisAlliesBombingAssessAnswer;

/**
 * The question of `grog_axis_allies_bombing_resolve`. A raid and its dice.
 */
typedef struct GrogAxisAlliesBombingResolveQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogAxisAlliesRaidAssessment assessment;
  /**
   * The antiaircraft dice, then one die for each bomber left; 1 to 6 each, or to the number of faces.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogAxisAlliesBombingResolveQuestion;

/**
 * The result of a raid.
 */
typedef struct GrogAxisAlliesRaided {
  /**
   * The number of bombers shot down.
   */
  uint16_t shot_down;
  /**
   * The number of bombers left.
   */
  uint16_t left;
  /**
   * The sum of the bombers' dice.
   */
  uint16_t rolled;
  /**
   * The IPC that the territory's owner pays to the bank.
   */
  uint16_t damage;
} GrogAxisAlliesRaided;

/**
 * The answer of `grog_axis_allies_bombing_resolve`.
 */
typedef struct GrogAxisAlliesBombingResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The result of a raid.
   */
  struct GrogAxisAlliesRaided value;
} GrogAxisAlliesBombingResolveAnswer;

/**
 * The question of `grog_axis_allies_bombing_distribution`. A raid before it is flown.
 */
typedef struct GrogAxisAlliesBombingDistributionQuestion {
  uint32_t size;
  /**
   * The assessment.
   */
  struct GrogAxisAlliesRaidAssessment assessment;
  uint8_t reserved[2];
} GrogAxisAlliesBombingDistributionQuestion;

/**
 * A possible result of a raid and its chance.
 */
typedef struct GrogAxisAlliesRaidOutcome {
  /**
   * The chance, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * The number of bombers shot down.
   */
  uint16_t shot_down;
  /**
   * The IPC that the territory's owner pays.
   */
  uint16_t damage;
  uint32_t reserved;
} GrogAxisAlliesRaidOutcome;

/**
 * The chances of a raid.
 */
typedef struct GrogAxisAlliesRaidChances {
  /**
   * The expected payment of the territory's owner, in IPC.
   */
  struct GrogAxisAlliesExpected damage;
  /**
   * The expected number of bombers shot down.
   */
  struct GrogAxisAlliesExpected shot_down;
  /**
   * The expected cost of the bombers shot down, in IPC.
   */
  struct GrogAxisAlliesExpected ipc;
  /**
   * The upper bound of the error of each chance, in units of 1/2^63.
   */
  uint64_t missing;
} GrogAxisAlliesRaidChances;

/**
 * The answer of `grog_axis_allies_bombing_distribution`.
 */
typedef struct GrogAxisAlliesBombingDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A possible result of a raid and its chance.
   */
  struct GrogAxisAlliesRaidOutcome *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The chances of a raid.
   */
  struct GrogAxisAlliesRaidChances value;
} GrogAxisAlliesBombingDistributionAnswer;

/**
 * A constant of `enum GrogAxisAlliesSurface`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesSurfaceCode;

/**
 * A space at the start of the game. Land without an owner is neutral.
 */
typedef struct GrogAxisAlliesSpace {
  /**
   * Land or sea. Required where the answer depends on it.
   */
  GrogAxisAlliesSurfaceCode surface;
  /**
   * The owner at the start; `nobody` for neutral land and for sea.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * The power whose capital it is; `nobody` for none.
   */
  GrogAxisAlliesPowerCode capital;
  /**
   * The income of a turn, in IPC.
   */
  uint8_t income;
  /**
   * The space has an industrial complex from the start.
   */
  GrogFlag industrial_complex;
  uint8_t reserved[3];
} GrogAxisAlliesSpace;

/**
 * A border between two adjacent spaces, in either order. Each border is listed once.
 */
typedef struct GrogAxisAlliesLink {
  /**
   * One space.
   */
  uint16_t a;
  /**
   * The other.
   */
  uint16_t b;
} GrogAxisAlliesLink;

/**
 * A canal: the border of two sea zones that ships pass only if the land beside it is friendly (2.3, 2.4).
 */
typedef struct GrogAxisAlliesCanal {
  /**
   * One sea zone.
   */
  uint16_t a;
  /**
   * The other.
   */
  uint16_t b;
  /**
   * The two territories that must have been friendly when the turn began; the same number twice if there is only
   * one.
   */
  uint16_t lands[2];
} GrogAxisAlliesCanal;

/**
 * The state of a space. A space that is not listed is as at the start of the game.
 */
typedef struct GrogAxisAlliesHolding {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * The power that owns the space now; `nobody` for neutral land and for sea.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * The space changed hands in this turn.
   */
  GrogFlag taken;
  /**
   * The owner when this turn began, if the space changed hands since.
   */
  GrogAxisAlliesPowerCode was;
  /**
   * An industrial complex was built in the space.
   */
  GrogFlag industrial_complex;
  /**
   * A battle took place in the space in this turn.
   */
  GrogFlag battled;
  uint8_t reserved;
} GrogAxisAlliesHolding;

/**
 * A constant of `enum GrogAxisAlliesUnloading`.
 */
typedef uint8_t GrogAxisAlliesUnloadingCode;

/**
 * A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done
 * nothing in this turn.
 */
typedef struct GrogAxisAlliesUnit {
  /**
   * The caller's identifier of the group, 1 to 65534 if questions refer to groups by it; 0 for none. No rule depends on
   * it.
   */
  uint32_t id;
  /**
   * The space in which the pieces are.
   */
  uint16_t space;
  /**
   * The transport or carrier that it is aboard of; absent if it is not aboard.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t aboard;
  /**
   * The kind of piece. Not an industrial complex, which belongs to its space. Required where the answer depends on
   * it.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * The power that owns the pieces.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * The number of pieces; 0 counts as 1.
   */
  uint8_t count;
  /**
   * The number of spaces that the pieces moved in this turn.
   */
  uint8_t spent;
  /**
   * The pieces moved or fought in this turn's combat phases.
   */
  GrogFlag engaged;
  /**
   * When the pieces last unloaded: cargo that went ashore, or a transport that unloaded it.
   */
  GrogAxisAlliesUnloadingCode unloaded;
  /**
   * The pieces retreated or withdrew in this turn.
   */
  GrogFlag retreated;
  /**
   * The owner of the transport has had a turn since the pieces boarded.
   */
  GrogFlag shuttled;
  /**
   * An antiaircraft gun that was captured in this turn.
   */
  GrogFlag captured;
  /**
   * The pieces were placed in this turn.
   */
  GrogFlag placed;
  /**
   * Bombers that raid the industrial complex of their space in this turn: they take no part in a battle there.
   */
  GrogFlag raids;
  uint8_t reserved[5];
} GrogAxisAlliesUnit;

/**
 * A position, with the board and the unit chart of the game.
 * The library keeps no copy: the lists belong to the caller, and may be used for many questions.
 */
typedef struct GrogAxisAlliesBoard {
  uint32_t size;
  /**
   * The spaces of a custom board, whose numbers count from 1 and have no names. An empty list for the second
   * edition's board.
   */
  const struct GrogAxisAlliesSpace *spaces;
  size_t spaces_len;
  /**
   * The borders of a custom board.
   */
  const struct GrogAxisAlliesLink *links;
  size_t links_len;
  /**
   * The canals of a custom board.
   */
  const struct GrogAxisAlliesCanal *canals;
  size_t canals_len;
  /**
   * Rows of the unit chart that replace the edition's.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
  /**
   * The spaces whose state has changed since the start of the game.
   */
  const struct GrogAxisAlliesHolding *holdings;
  size_t holdings_len;
  /**
   * The pieces of every power.
   */
  const struct GrogAxisAlliesUnit *units;
  size_t units_len;
  /**
   * TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
   */
  GrogFlag tas_links;
  /**
   * A transport may carry pieces of different nations. An option that replaces 3.3d.
   */
  GrogFlag mixed_cargo;
  uint8_t reserved[6];
} GrogAxisAlliesBoard;

/**
 * The question of `grog_axis_allies_carriers_choices`. A sea battle that is over.
 */
typedef struct GrogAxisAlliesCarriersChoicesQuestion {
  uint32_t size;
  /**
   * The position before the battle: pieces that were lost are still listed.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is, which is the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle. It contains the forces and their losses.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The sea zone.
   */
  uint16_t space;
  /**
   * The side whose fighters are settled.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The pieces that were lost: as many of each kind as the battle lost. C says their places in the board's list.
   */
  const uint16_t *lost;
  size_t lost_len;
  /**
   * The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of
   * the board's list. C says their places in the board's list.
   */
  const uint16_t *kept;
  size_t kept_len;
} GrogAxisAlliesCarriersChoicesQuestion;

/**
 * Fighters without a carrier, and the places for them.
 */
typedef struct GrogAxisAlliesStrandedFighters {
  /**
   * The number of fighters without a carrier.
   */
  uint16_t fighters;
  /**
   * The number of free bays in the zone.
   */
  uint16_t bays;
  /**
   * A friendly island wholly inside the zone, which takes all fighters; 0 for none.
   */
  uint16_t island;
  /**
   * The number of fighters that are lost.
   */
  uint16_t lost;
} GrogAxisAlliesStrandedFighters;

/**
 * The answer of `grog_axis_allies_carriers_choices`.
 */
typedef struct GrogAxisAlliesCarriersChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Fighters without a carrier, and the places for them.
   */
  struct GrogAxisAlliesStrandedFighters value;
} GrogAxisAlliesCarriersChoicesAnswer;

/**
 * The question of `grog_axis_allies_carriers_apply`. A sea battle that is over.
 */
typedef struct GrogAxisAlliesCarriersApplyQuestion {
  uint32_t size;
  /**
   * The position before the battle: pieces that were lost are still listed.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is, which is the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle. It contains the forces and their losses.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The sea zone.
   */
  uint16_t space;
  /**
   * The side whose fighters are settled.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The pieces that were lost: as many of each kind as the battle lost. C says their places in the board's list.
   */
  const uint16_t *lost;
  size_t lost_len;
  /**
   * The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of
   * the board's list. C says their places in the board's list.
   */
  const uint16_t *kept;
  size_t kept_len;
} GrogAxisAlliesCarriersApplyQuestion;

/**
 * A constant of `enum GrogAxisAlliesFate`.
 */
typedef uint8_t GrogAxisAlliesFateCode;

/**
 * The fate of the fighters of a group.
 */
typedef struct GrogAxisAlliesLanded {
  /**
   * The group.
   */
  uint16_t unit;
  /**
   * The carrier on which they land; absent for none.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t carrier;
  /**
   * The island, or the sea zone.
   */
  uint16_t space;
  /**
   * The rule that decides.
   */
  uint16_t rule;
  /**
   * The number of fighters of the group.
   */
  uint8_t amount;
  /**
   * The fate of these fighters.
   */
  GrogAxisAlliesFateCode fate;
  uint16_t reserved;
} GrogAxisAlliesLanded;

/**
 * The answer of `grog_axis_allies_carriers_apply`.
 */
typedef struct GrogAxisAlliesCarriersApplyAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The fate of the fighters of a group.
   */
  struct GrogAxisAlliesLanded *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * Fighters without a carrier, and the places for them. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesStrandedFighters value;
} GrogAxisAlliesCarriersApplyAnswer;

/**
 * A constant of `enum GrogAxisAlliesMeans`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesMeansCode;

/**
 * The question of `grog_axis_allies_conquest_apply`. A territory that a power has taken.
 */
typedef struct GrogAxisAlliesConquestApplyQuestion {
  uint32_t size;
  /**
   * The position, with the territory still in its former owner's hands.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power that took it.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The territory.
   */
  uint16_t space;
  /**
   * The units with which it was taken. Required where the answer depends on it.
   */
  GrogAxisAlliesMeansCode means;
  uint8_t reserved[3];
} GrogAxisAlliesConquestApplyQuestion;

/**
 * A constant of `enum GrogAxisAlliesChange`.
 */
typedef uint8_t GrogAxisAlliesChangeCode;

/**
 * A change of ownership, for the caller to apply.
 */
typedef struct GrogAxisAlliesTransfer {
  /**
   * The territory.
   */
  uint16_t space;
  /**
   * The piece, for an antiaircraft gun; otherwise absent.
   *
   * C and Rust say 65535 for none.
   */
  uint16_t unit;
  /**
   * The rule that requires the change.
   */
  uint16_t rule;
  /**
   * The object that changes hands.
   */
  GrogAxisAlliesChangeCode what;
  /**
   * The new owner.
   */
  GrogAxisAlliesPowerCode owner;
} GrogAxisAlliesTransfer;

/**
 * The result of a conquest.
 */
typedef struct GrogAxisAlliesConquest {
  /**
   * The new owner of the territory.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * The territory returned to its original owner, who is a friend of the power that took it, or that power itself.
   */
  GrogFlag liberated;
  /**
   * The power whose capital was liberated, which gets back all of its land that friends hold.
   */
  GrogAxisAlliesPowerCode freed;
  /**
   * The power whose capital fell.
   */
  GrogAxisAlliesPowerCode fallen;
} GrogAxisAlliesConquest;

/**
 * The answer of `grog_axis_allies_conquest_apply`.
 */
typedef struct GrogAxisAlliesConquestApplyAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A change of ownership, for the caller to apply.
   */
  struct GrogAxisAlliesTransfer *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The result of a conquest. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesConquest value;
} GrogAxisAlliesConquestApplyAnswer;

/**
 * The question of `grog_axis_allies_game_start`. The options of a new game.
 */
typedef struct GrogAxisAlliesGameStartQuestion {
  uint32_t size;
  /**
   * TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
   */
  GrogFlag tas_links;
  /**
   * The game goes on after a victory.
   */
  GrogFlag play_on;
  /**
   * A transport may carry pieces of different nations. An option that replaces 3.3d.
   */
  GrogFlag mixed_cargo;
  /**
   * Technology is played. It is not part of these rules: the fault `out_of_range`.
   */
  GrogFlag technology;
} GrogAxisAlliesGameStartQuestion;

/**
 * A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
 */
typedef struct GrogAxisAlliesPosition {
  /**
   * The text, with zeros after its end. Its first line names its version.
   */
  uint8_t text[16384];
} GrogAxisAlliesPosition;

/**
 * The answer of `grog_axis_allies_game_start`.
 */
typedef struct GrogAxisAlliesGameStartAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
   */
  struct GrogAxisAlliesPosition value;
} GrogAxisAlliesGameStartAnswer;

/**
 * A constant of `enum GrogAxisAlliesTurnPhase`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesTurnPhaseCode;

/**
 * The question of `grog_axis_allies_game_arrange`. A board, and the state of the turn.
 */
typedef struct GrogAxisAlliesGameArrangeQuestion {
  uint32_t size;
  /**
   * The board. A group of several pieces is split into single pieces, numbered on from its `id`; without ids the
   * pieces are numbered from 1 in the order of the list. The board must be the built-in one, with the built-in unit
   * chart.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The phase that begins. Required where the answer depends on it.
   */
  GrogAxisAlliesTurnPhaseCode phase;
  /**
   * The round; 0 counts as 1.
   */
  uint16_t round;
  /**
   * IPC of each power, in the order of their turns.
   */
  uint16_t cash[5];
  /**
   * The game goes on after a victory.
   */
  GrogFlag play_on;
  uint8_t reserved[1];
} GrogAxisAlliesGameArrangeQuestion;

/**
 * The answer of `grog_axis_allies_game_arrange`.
 */
typedef struct GrogAxisAlliesGameArrangeAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
   */
  struct GrogAxisAlliesPosition value;
} GrogAxisAlliesGameArrangeAnswer;

/**
 * The question of `grog_axis_allies_game_look`. A position.
 */
typedef struct GrogAxisAlliesGameLookQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  uint8_t reserved[4];
} GrogAxisAlliesGameLookQuestion;

/**
 * A constant of `enum GrogAxisAlliesDuty`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesDutyCode;

/**
 * A piece as it stands now.
 */
typedef struct GrogAxisAlliesGamePiece {
  /**
   * The number of the piece, the same for the whole game.
   */
  uint16_t id;
  /**
   * The number of the transport or carrier that carries it; absent for none.
   */
  uint16_t aboard;
  /**
   * The space.
   */
  uint16_t space;
  /**
   * The kind.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * The owner.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * The number of spaces that it has moved in this turn.
   */
  uint8_t spent;
  /**
   * It has moved or fought in the combat phases of this turn.
   */
  GrogFlag engaged;
  /**
   * What it still owes; absent for nothing.
   */
  GrogAxisAlliesDutyCode owes;
  /**
   * The phase before whose end it does; absent for none.
   */
  GrogAxisAlliesTurnPhaseCode due;
  /**
   * The rule that asks for it; absent for none.
   */
  uint16_t rule;
} GrogAxisAlliesGamePiece;

/**
 * A constant of `enum GrogAxisAlliesWaits`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesWaitsCode;

/**
 * A constant of `enum GrogAxisAlliesSide`.
 */
typedef uint8_t GrogAxisAlliesSideCode;

/**
 * A constant of `enum GrogAxisAlliesGround`.
 */
typedef uint8_t GrogAxisAlliesGroundCode;

/**
 * A summary of a position.
 */
typedef struct GrogAxisAlliesSituation {
  /**
   * IPC of each power, in the order of their turns.
   */
  uint16_t cash[5];
  /**
   * The number of pieces of each kind that are bought and not placed, in the order of the kinds.
   */
  uint16_t hand[10];
  /**
   * The number of pieces on the board.
   */
  uint16_t pieces;
  /**
   * The round, from 1.
   */
  uint16_t round;
  /**
   * The number of dice for which the position waits.
   */
  uint16_t dice;
  /**
   * The number of pieces that are lost at once, or of fighters that may land, for which the position waits.
   */
  uint16_t owed;
  /**
   * The space of the current battle or raid; absent for none.
   */
  uint16_t space;
  /**
   * The power whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The phase of the turn.
   */
  GrogAxisAlliesTurnPhaseCode phase;
  /**
   * The step for which the position waits.
   */
  GrogAxisAlliesWaitsCode waits;
  /**
   * The side that has won.
   */
  GrogAxisAlliesSideCode winner;
  /**
   * The ground of the victory.
   */
  GrogAxisAlliesGroundCode ground;
  /**
   * The side of the battle or raid that throws or decides; absent outside one. Of antiaircraft fire the defender throws, and
   * the attacker loses.
   */
  GrogAxisAlliesRoleCode decides;
} GrogAxisAlliesSituation;

/**
 * The answer of `grog_axis_allies_game_look`.
 */
typedef struct GrogAxisAlliesGameLookAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A piece as it stands now.
   */
  struct GrogAxisAlliesGamePiece *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogAxisAlliesSituation value;
} GrogAxisAlliesGameLookAnswer;

/**
 * The question of `grog_axis_allies_game_units`. A position.
 */
typedef struct GrogAxisAlliesGameUnitsQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  uint8_t reserved[4];
} GrogAxisAlliesGameUnitsQuestion;

/**
 * The answer of `grog_axis_allies_game_units`.
 */
typedef struct GrogAxisAlliesGameUnitsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done
   * nothing in this turn.
   */
  struct GrogAxisAlliesUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogAxisAlliesSituation value;
} GrogAxisAlliesGameUnitsAnswer;

/**
 * The question of `grog_axis_allies_game_holdings`. A position.
 */
typedef struct GrogAxisAlliesGameHoldingsQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  uint8_t reserved[4];
} GrogAxisAlliesGameHoldingsQuestion;

/**
 * The answer of `grog_axis_allies_game_holdings`.
 */
typedef struct GrogAxisAlliesGameHoldingsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The state of a space. A space that is not listed is as at the start of the game.
   */
  struct GrogAxisAlliesHolding *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogAxisAlliesSituation value;
} GrogAxisAlliesGameHoldingsAnswer;

/**
 * The question of `grog_axis_allies_game_choices`. A position.
 */
typedef struct GrogAxisAlliesGameChoicesQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  uint8_t reserved[4];
} GrogAxisAlliesGameChoicesQuestion;

/**
 * A constant of `enum GrogAxisAlliesStepKind`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesStepKindCode;

/**
 * A legal step.
 */
typedef struct GrogAxisAlliesChoice {
  /**
   * The kind of step.
   */
  GrogAxisAlliesStepKindCode step;
  /**
   * The kind of the piece, or of the pieces bought or placed.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * The number of the piece; absent for none.
   */
  uint16_t piece;
  /**
   * The number of the transport that it boards; absent for none.
   */
  uint16_t transport;
  /**
   * The space; absent for none.
   */
  uint16_t space;
  /**
   * The number of pieces bought or placed, or of dice that the step needs; otherwise 0.
   */
  uint16_t count;
  /**
   * The most pieces of the kind that can be bought, or are in hand to be placed; the losses still required, or the
   * free bays of carriers; otherwise 0.
   */
  uint16_t most;
} GrogAxisAlliesChoice;

/**
 * The answer of `grog_axis_allies_game_choices`.
 */
typedef struct GrogAxisAlliesGameChoicesAnswer {
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
  struct GrogAxisAlliesChoice *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of a position.
   */
  struct GrogAxisAlliesSituation value;
} GrogAxisAlliesGameChoicesAnswer;

/**
 * The question of `grog_axis_allies_game_assess`. A step of a game, as a line of orders or by its parts.
 */
typedef struct GrogAxisAlliesGameAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, the other fields describe the step.
   */
  uint8_t line[240];
  /**
   * A row of `choices`, given back as it is. If it has a kind of step, the fields after it but `dice` are not used.
   */
  struct GrogAxisAlliesChoice choice;
  /**
   * The kind of step. Required if `line` is empty and `choice` is absent.
   */
  GrogAxisAlliesStepKindCode step;
  /**
   * The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
   */
  const uint16_t *pieces;
  size_t pieces_len;
  /**
   * For a move, the spaces that the pieces enter, in order.
   */
  const uint16_t *path;
  size_t path_len;
  /**
   * For an assault, the numbers of the battleships that give their support shot.
   */
  const uint16_t *support;
  size_t support_len;
  /**
   * The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
   * retreat.
   */
  uint16_t space;
  /**
   * The number of the transport to board.
   */
  uint16_t transport;
  /**
   * The kind of the pieces bought or placed. Required where the answer depends on it.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * The number of pieces bought or placed; 0 counts as 1.
   */
  uint8_t count;
  /**
   * For ships that are placed, the territory of the complex that builds them; if absent, any that can.
   */
  uint16_t industrial_complex;
} GrogAxisAlliesGameAssessQuestion;

/**
 * An objection to a step.
 */
typedef struct GrogAxisAlliesStepObjection {
  /**
   * The number of the piece; absent if it concerns none.
   */
  uint16_t piece;
  /**
   * The space; absent for none.
   */
  uint16_t space;
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
} GrogAxisAlliesStepObjection;

/**
 * The answer of `grog_axis_allies_game_assess`.
 */
typedef struct GrogAxisAlliesGameAssessAnswer {
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
  struct GrogAxisAlliesStepObjection *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
} GrogAxisAlliesGameAssessAnswer;

/**
 * The question of `grog_axis_allies_game_apply`. A step of a game, as a line of orders or by its parts.
 */
typedef struct GrogAxisAlliesGameApplyQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, the other fields describe the step.
   */
  uint8_t line[240];
  /**
   * A row of `choices`, given back as it is. If it has a kind of step, the fields after it but `dice` are not used.
   */
  struct GrogAxisAlliesChoice choice;
  /**
   * The kind of step. Required if `line` is empty and `choice` is absent.
   */
  GrogAxisAlliesStepKindCode step;
  /**
   * The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
   */
  const uint16_t *pieces;
  size_t pieces_len;
  /**
   * For a move, the spaces that the pieces enter, in order.
   */
  const uint16_t *path;
  size_t path_len;
  /**
   * For an assault, the numbers of the battleships that give their support shot.
   */
  const uint16_t *support;
  size_t support_len;
  /**
   * The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
   * retreat.
   */
  uint16_t space;
  /**
   * The number of the transport to board.
   */
  uint16_t transport;
  /**
   * The kind of the pieces bought or placed. Required where the answer depends on it.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * The number of pieces bought or placed; 0 counts as 1.
   */
  uint8_t count;
  /**
   * For ships that are placed, the territory of the complex that builds them; if absent, any that can.
   */
  uint16_t industrial_complex;
} GrogAxisAlliesGameApplyQuestion;

/**
 * The answer of `grog_axis_allies_game_apply`.
 */
typedef struct GrogAxisAlliesGameApplyAnswer {
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
  struct GrogAxisAlliesGameEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesPosition value;
} GrogAxisAlliesGameApplyAnswer;

/**
 * The question of `grog_axis_allies_game_chances`. The battles of a turn, and the plans of both sides.
 */
typedef struct GrogAxisAlliesGameChancesQuestion {
  uint32_t size;
  /**
   * The position, in the combat phase.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * The attacker's plan in every battle. Its retreats do not apply to amphibious assaults (AA 4.3b).
   */
  struct GrogAxisAlliesPlan attacker_plan;
  /**
   * The defenders' plan in every battle.
   */
  struct GrogAxisAlliesPlan defender_plan;
  uint8_t reserved[4];
} GrogAxisAlliesGameChancesQuestion;

/**
 * The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance
 * less `missing`.
 */
typedef struct GrogAxisAlliesBattleOfTurn {
  /**
   * The attacker wins: no defender is left, and an attacker is.
   */
  uint64_t win;
  /**
   * The defender wins: no attacker is left, and a defender is.
   */
  uint64_t lose;
  /**
   * No unit of either side is left.
   */
  uint64_t both_gone;
  /**
   * The attacker retreats.
   */
  uint64_t retreat;
  /**
   * Neither side can hit the other.
   */
  uint64_t stalemate;
  /**
   * The attacker takes the territory.
   */
  uint64_t taken;
  /**
   * The upper bound of the error of each chance.
   */
  uint64_t missing;
  /**
   * The space of the battle.
   */
  uint16_t space;
  /**
   * The number of attackers.
   */
  uint16_t attackers;
  /**
   * The number of defenders.
   */
  uint16_t defenders;
  /**
   * It is an amphibious assault.
   */
  GrogFlag amphibious;
  /**
   * It waits for a sea battle (AA 4.3c). Its chances are those if no transport is lost there.
   */
  GrogFlag waits;
} GrogAxisAlliesBattleOfTurn;

/**
 * The chances of all battles of a turn, in units of 1/2^63.
 */
typedef struct GrogAxisAlliesTurnChances {
  /**
   * The attacker wins all battles. After a sea battle only the troops of the remaining transports assault (AA 3.2f).
   * Transports are lost in the order in which a line of orders names them: those that have not unloaded, then those
   * that have moved least, then the lowest numbers.
   */
  uint64_t all_won;
  /**
   * The upper bound of the error of `all_won`.
   */
  uint64_t missing;
  /**
   * The number of battles.
   */
  uint16_t battles;
  uint8_t reserved[6];
} GrogAxisAlliesTurnChances;

/**
 * The answer of `grog_axis_allies_game_chances`.
 */
typedef struct GrogAxisAlliesGameChancesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance
   * less `missing`.
   */
  struct GrogAxisAlliesBattleOfTurn *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The chances of all battles of a turn, in units of 1/2^63.
   */
  struct GrogAxisAlliesTurnChances value;
} GrogAxisAlliesGameChancesAnswer;

/**
 * The question of `grog_axis_allies_game_pack`. A position.
 */
typedef struct GrogAxisAlliesGamePackQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  uint8_t reserved[4];
} GrogAxisAlliesGamePackQuestion;

/**
 * One byte of a packed position.
 */
typedef struct GrogAxisAlliesPositionByte {
  /**
   * The byte.
   */
  uint8_t octet;
} GrogAxisAlliesPositionByte;

/**
 * A packed position.
 */
typedef struct GrogAxisAlliesPacked {
  /**
   * The number of bytes.
   */
  uint16_t bytes;
} GrogAxisAlliesPacked;

/**
 * The answer of `grog_axis_allies_game_pack`.
 */
typedef struct GrogAxisAlliesGamePackAnswer {
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
  struct GrogAxisAlliesPositionByte *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A packed position.
   */
  struct GrogAxisAlliesPacked value;
} GrogAxisAlliesGamePackAnswer;

/**
 * The question of `grog_axis_allies_game_unpack`. The bytes of a position.
 */
typedef struct GrogAxisAlliesGameUnpackQuestion {
  uint32_t size;
  /**
   * The bytes.
   */
  const uint8_t *bytes;
  size_t bytes_len;
} GrogAxisAlliesGameUnpackQuestion;

/**
 * The answer of `grog_axis_allies_game_unpack`.
 */
typedef struct GrogAxisAlliesGameUnpackAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
   */
  struct GrogAxisAlliesPosition value;
} GrogAxisAlliesGameUnpackAnswer;

/**
 * The question of `grog_axis_allies_game_movement`. A piece of a position and its path.
 */
typedef struct GrogAxisAlliesGameMovementQuestion {
  uint32_t size;
  /**
   * The position, in a movement phase.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * The number of the piece.
   */
  uint16_t piece;
  /**
   * The spaces that it enters, in order.
   */
  const uint16_t *path;
  size_t path_len;
} GrogAxisAlliesGameMovementQuestion;

/**
 * A constant of `enum GrogAxisAlliesPathEventKind`.
 */
typedef uint8_t GrogAxisAlliesPathEventKindCode;

/**
 * An event on a piece's path.
 */
typedef struct GrogAxisAlliesPieceEvent {
  /**
   * The number of the piece.
   */
  uint16_t piece;
  /**
   * The space of the event.
   */
  uint16_t space;
  /**
   * The rule that requires it.
   */
  uint16_t rule;
  /**
   * The kind of event.
   */
  GrogAxisAlliesPathEventKindCode what;
  /**
   * The amount, in the unit that the kind says.
   */
  uint8_t amount;
} GrogAxisAlliesPieceEvent;

/**
 * The cost of a path.
 */
typedef struct GrogAxisAlliesPassage {
  /**
   * The cost of the neutrals that are taken, in IPC.
   */
  uint16_t cost;
  /**
   * The number of spaces moved in this turn, including this path.
   */
  uint8_t spent;
  /**
   * The number of spaces left to move.
   */
  uint8_t left;
} GrogAxisAlliesPassage;

/**
 * The answer of `grog_axis_allies_game_movement`.
 */
typedef struct GrogAxisAlliesGameMovementAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An event on a piece's path.
   */
  struct GrogAxisAlliesPieceEvent *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The cost of a path. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesPassage value;
} GrogAxisAlliesGameMovementAnswer;

/**
 * The question of `grog_axis_allies_game_reach`. A piece of a position.
 */
typedef struct GrogAxisAlliesGameReachQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * The piece, by its number.
   */
  uint16_t piece;
  uint8_t reserved[2];
} GrogAxisAlliesGameReachQuestion;

/**
 * A space that a piece can move to.
 */
typedef struct GrogAxisAlliesReached {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * The least cost of neutrals on a path there, in IPC.
   */
  uint16_t cost;
  /**
   * The least number of spaces of a path at that cost.
   */
  uint8_t spaces;
  /**
   * Enemies are in the space: a battle.
   */
  GrogFlag battle;
  /**
   * Moving there takes the space.
   */
  GrogFlag takes;
  /**
   * An aircraft may land there in the present position.
   */
  GrogFlag lands;
} GrogAxisAlliesReached;

/**
 * The number of spaces that a piece can reach.
 */
typedef struct GrogAxisAlliesRange {
  /**
   * The number of spaces that it can move to.
   */
  uint16_t spaces;
  /**
   * The number of spaces that it has left to move.
   */
  uint8_t left;
  uint8_t reserved;
} GrogAxisAlliesRange;

/**
 * The answer of `grog_axis_allies_game_reach`.
 */
typedef struct GrogAxisAlliesGameReachAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A space that a piece can move to.
   */
  struct GrogAxisAlliesReached *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The number of spaces that a piece can reach. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesRange value;
} GrogAxisAlliesGameReachAnswer;

/**
 * A constant of `enum GrogAxisAlliesAction`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesActionCode;

/**
 * The question of `grog_axis_allies_game_transport`. Troops of a position that board a transport together, or unload from it onto one land.
 */
typedef struct GrogAxisAlliesGameTransportQuestion {
  uint32_t size;
  /**
   * The position, in a movement phase.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * The action: to board or to unload.
   */
  GrogAxisAlliesActionCode action;
  /**
   * The number of the transport.
   */
  uint16_t transport;
  /**
   * The numbers of the troops.
   */
  const uint16_t *troops;
  size_t troops_len;
  /**
   * The land onto which they unload.
   */
  uint16_t space;
  uint8_t reserved[6];
} GrogAxisAlliesGameTransportQuestion;

/**
 * A transport after boarding or unloading.
 */
typedef struct GrogAxisAlliesShipped {
  /**
   * The cost of a neutral that is taken, in IPC.
   */
  uint16_t cost;
  /**
   * The room left aboard; an infantry takes 1.
   */
  uint8_t room;
  /**
   * The transport may not move or load again in this turn (3.2d).
   */
  GrogFlag done;
} GrogAxisAlliesShipped;

/**
 * The answer of `grog_axis_allies_game_transport`.
 */
typedef struct GrogAxisAlliesGameTransportAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An event on a piece's path.
   */
  struct GrogAxisAlliesPieceEvent *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A transport after boarding or unloading. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesShipped value;
} GrogAxisAlliesGameTransportAnswer;

/**
 * An order to a piece of a position.
 */
typedef struct GrogAxisAlliesPieceOrder {
  /**
   * The piece, by its number.
   */
  uint16_t piece;
  /**
   * The number of the transport to board; absent for other orders.
   */
  uint16_t transport;
  /**
   * The action. Required where the answer depends on it.
   */
  GrogAxisAlliesActionCode action;
  uint8_t reserved[3];
  /**
   * The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path
   * takes two orders.
   */
  uint16_t path[6];
} GrogAxisAlliesPieceOrder;

/**
 * The question of `grog_axis_allies_game_moves`. Further orders for the phase of a position.
 */
typedef struct GrogAxisAlliesGameMovesQuestion {
  uint32_t size;
  /**
   * The position, in a movement phase.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * Further orders, in the order in which they are carried out. A piece may have several.
   */
  const struct GrogAxisAlliesPieceOrder *orders;
  size_t orders_len;
} GrogAxisAlliesGameMovesQuestion;

/**
 * A summary of the orders of a phase.
 */
typedef struct GrogAxisAlliesDeclared {
  /**
   * The cost of the neutrals that are taken, in IPC.
   */
  uint16_t cost;
  /**
   * The number of spaces in which the power's pieces then fight.
   */
  uint16_t battles;
} GrogAxisAlliesDeclared;

/**
 * The answer of `grog_axis_allies_game_moves`.
 */
typedef struct GrogAxisAlliesGameMovesAnswer {
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
  struct GrogAxisAlliesStepObjection *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of the orders of a phase. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesDeclared value;
} GrogAxisAlliesGameMovesAnswer;

/**
 * The question of `grog_axis_allies_game_landing`. A piece of a position.
 */
typedef struct GrogAxisAlliesGameLandingQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * The piece, by its number.
   */
  uint16_t piece;
  uint8_t reserved[2];
} GrogAxisAlliesGameLandingQuestion;

/**
 * A space in which it may land.
 */
typedef struct GrogAxisAlliesLandingSpace {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * The number of free bays of the carriers there, without those of the aircraft's own group; 0 on land, where there
   * is no limit.
   */
  uint16_t bays;
  /**
   * The least number of spaces to fly there.
   */
  uint8_t spaces;
  uint8_t reserved;
} GrogAxisAlliesLandingSpace;

/**
 * The range of an aircraft after combat.
 */
typedef struct GrogAxisAlliesLandingRange {
  /**
   * The number of spaces in which it may land.
   */
  uint16_t strips;
  /**
   * The number of spaces that it may still fly.
   */
  uint8_t left;
  uint8_t reserved;
} GrogAxisAlliesLandingRange;

/**
 * The answer of `grog_axis_allies_game_landing`.
 */
typedef struct GrogAxisAlliesGameLandingAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A space in which it may land.
   */
  struct GrogAxisAlliesLandingSpace *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The range of an aircraft after combat. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesLandingRange value;
} GrogAxisAlliesGameLandingAnswer;

/**
 * The question of `grog_axis_allies_game_withdrawal`. A position in a battle that submarines or the attacker may leave.
 */
typedef struct GrogAxisAlliesGameWithdrawalQuestion {
  uint32_t size;
  /**
   * The position, in a battle that submarines or the attacker may leave now.
   */
  struct GrogAxisAlliesPosition position;
  uint8_t reserved[4];
} GrogAxisAlliesGameWithdrawalQuestion;

/**
 * A space to which units may withdraw.
 */
typedef struct GrogAxisAlliesWithdrawalSpace {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * The space was taken in this turn (4.4a).
   */
  GrogFlag taken;
  uint8_t reserved;
} GrogAxisAlliesWithdrawalSpace;

/**
 * The number of spaces to which units may withdraw.
 */
typedef struct GrogAxisAlliesWithdrawalSpaces {
  /**
   * The number of spaces.
   */
  uint16_t spaces;
} GrogAxisAlliesWithdrawalSpaces;

/**
 * The answer of `grog_axis_allies_game_withdrawal`.
 */
typedef struct GrogAxisAlliesGameWithdrawalAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A space to which units may withdraw.
   */
  struct GrogAxisAlliesWithdrawalSpace *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The number of spaces to which units may withdraw. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesWithdrawalSpaces value;
} GrogAxisAlliesGameWithdrawalAnswer;

/**
 * The question of `grog_axis_allies_game_carriers`. A position.
 */
typedef struct GrogAxisAlliesGameCarriersQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  uint8_t reserved[4];
} GrogAxisAlliesGameCarriersQuestion;

/**
 * The answer of `grog_axis_allies_game_carriers`.
 */
typedef struct GrogAxisAlliesGameCarriersAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Fighters without a carrier, and the places for them.
   */
  struct GrogAxisAlliesStrandedFighters value;
} GrogAxisAlliesGameCarriersAnswer;

/**
 * The question of `grog_axis_allies_game_conquest`. A territory that the power whose turn it is has taken.
 */
typedef struct GrogAxisAlliesGameConquestQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * The territory.
   */
  uint16_t space;
  /**
   * The units with which it was taken. Required where the answer depends on it.
   */
  GrogAxisAlliesMeansCode means;
  uint8_t reserved[1];
} GrogAxisAlliesGameConquestQuestion;

/**
 * The answer of `grog_axis_allies_game_conquest`.
 */
typedef struct GrogAxisAlliesGameConquestAnswer {
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
  struct GrogAxisAlliesGameEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The result of a conquest. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesConquest value;
} GrogAxisAlliesGameConquestAnswer;

/**
 * The question of `grog_axis_allies_game_battle`. A battle of a position.
 */
typedef struct GrogAxisAlliesGameBattleQuestion {
  uint32_t size;
  /**
   * The position, in the combat phase.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * The space.
   */
  uint16_t space;
  /**
   * The numbers of the battleships that give their support shot; ignored in the current battle.
   */
  const uint16_t *support;
  size_t support_len;
} GrogAxisAlliesGameBattleQuestion;

/**
 * The answer of `grog_axis_allies_game_battle`.
 */
typedef struct GrogAxisAlliesGameBattleAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A battle between two steps. A plain value that the caller keeps. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesBattle value;
} GrogAxisAlliesGameBattleAnswer;

/**
 * New pieces of one kind in one space.
 */
typedef struct GrogAxisAlliesPlacement {
  /**
   * The space in which they are placed.
   */
  uint16_t space;
  /**
   * For ships, the territory of the complex that builds them; 0 for any that can.
   */
  uint16_t industrial_complex;
  /**
   * The kind of piece, including industrial complexes. Required where the answer depends on it.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * The number of pieces; 0 counts as 1.
   */
  uint8_t count;
  uint8_t reserved[2];
} GrogAxisAlliesPlacement;

/**
 * The question of `grog_axis_allies_game_placement`. Pieces that the power whose turn it is places.
 */
typedef struct GrogAxisAlliesGamePlacementQuestion {
  uint32_t size;
  /**
   * The position, in the placement phase.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * Further placements of pieces in hand.
   */
  const struct GrogAxisAlliesPlacement *placements;
  size_t placements_len;
} GrogAxisAlliesGamePlacementQuestion;

/**
 * An objection to a placement.
 */
typedef struct GrogAxisAlliesRefusal {
  /**
   * The entry of the placement.
   */
  uint16_t placement;
  /**
   * The space of the objection.
   */
  uint16_t space;
  /**
   * The rule that is broken.
   */
  uint16_t rule;
  /**
   * The number of pieces to be in the space or to be built, if the rule sets a limit; otherwise 0.
   */
  uint16_t needed;
  /**
   * The greatest number allowed, if the rule sets a limit; otherwise 0.
   */
  uint16_t available;
} GrogAxisAlliesRefusal;

/**
 * A summary of the placement.
 */
typedef struct GrogAxisAlliesPlaced {
  /**
   * The number of pieces.
   */
  uint16_t pieces;
  /**
   * The cost of the pieces, in IPC.
   */
  uint16_t cost;
} GrogAxisAlliesPlaced;

/**
 * The answer of `grog_axis_allies_game_placement`.
 */
typedef struct GrogAxisAlliesGamePlacementAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An objection to a placement.
   */
  struct GrogAxisAlliesRefusal *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of the placement. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesPlaced value;
} GrogAxisAlliesGamePlacementAnswer;

/**
 * The question of `grog_axis_allies_game_income`. A power of a position that collects its income.
 */
typedef struct GrogAxisAlliesGameIncomeQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * The power; absent for the one whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  uint8_t reserved[3];
} GrogAxisAlliesGameIncomeQuestion;

/**
 * The income of a power.
 */
typedef struct GrogAxisAlliesIncome {
  /**
   * The IPC that it collects.
   */
  uint16_t income;
  /**
   * The value of its territories in IPC, collected or not.
   */
  uint16_t value;
  /**
   * The number of its territories.
   */
  uint16_t territories;
  /**
   * Its capital is in enemy hands, so that it collects nothing (5.2a).
   */
  GrogFlag occupied;
  uint8_t reserved;
} GrogAxisAlliesIncome;

/**
 * The answer of `grog_axis_allies_game_income`.
 */
typedef struct GrogAxisAlliesGameIncomeAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The income of a power.
   */
  struct GrogAxisAlliesIncome value;
} GrogAxisAlliesGameIncomeAnswer;

/**
 * The question of `grog_axis_allies_game_victory`. A position, and a side that surrenders.
 */
typedef struct GrogAxisAlliesGameVictoryQuestion {
  uint32_t size;
  /**
   * The position.
   */
  struct GrogAxisAlliesPosition position;
  /**
   * The side that surrenders, if any.
   */
  GrogAxisAlliesSideCode surrenders;
  uint8_t reserved[3];
} GrogAxisAlliesGameVictoryQuestion;

/**
 * The state of victory.
 */
typedef struct GrogAxisAlliesVictory {
  /**
   * The value of the territories of Germany and Japan together, in IPC.
   */
  uint16_t axis_value;
  /**
   * The number of Allied capitals that the Axis controls.
   */
  uint8_t allied_capitals;
  /**
   * The number of Axis capitals that the Allies control.
   */
  uint8_t axis_capitals;
  /**
   * The winner; `neither` if there is none, and also if each side holds enough of the other's capitals, since the
   * first to do so had won before.
   */
  GrogAxisAlliesSideCode winner;
  /**
   * The ground of the victory.
   */
  GrogAxisAlliesGroundCode ground;
} GrogAxisAlliesVictory;

/**
 * The answer of `grog_axis_allies_game_victory`.
 */
typedef struct GrogAxisAlliesGameVictoryAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The state of victory.
   */
  struct GrogAxisAlliesVictory value;
} GrogAxisAlliesGameVictoryAnswer;

/**
 * The question of `grog_axis_allies_income_collect`. A power that collects its income.
 */
typedef struct GrogAxisAlliesIncomeCollectQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power.
   */
  GrogAxisAlliesPowerCode power;
  uint8_t reserved[7];
} GrogAxisAlliesIncomeCollectQuestion;

/**
 * The answer of `grog_axis_allies_income_collect`.
 */
typedef struct GrogAxisAlliesIncomeCollectAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The income of a power.
   */
  struct GrogAxisAlliesIncome value;
} GrogAxisAlliesIncomeCollectAnswer;

/**
 * The question of `grog_axis_allies_landing_choices`. An aircraft that must land.
 */
typedef struct GrogAxisAlliesLandingChoicesQuestion {
  uint32_t size;
  /**
   * The position after combat.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The aircraft, as a group of `board.units`. C says its place in the board's list.
   */
  uint16_t unit;
  uint8_t reserved[4];
} GrogAxisAlliesLandingChoicesQuestion;

/**
 * The answer of `grog_axis_allies_landing_choices`.
 */
typedef struct GrogAxisAlliesLandingChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A space in which it may land.
   */
  struct GrogAxisAlliesLandingSpace *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The range of an aircraft after combat. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesLandingRange value;
} GrogAxisAlliesLandingChoicesAnswer;

/**
 * The question of `grog_axis_allies_map_space`. A space of the map.
 */
typedef struct GrogAxisAlliesMapSpaceQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The space.
   */
  uint16_t space;
  uint8_t reserved[6];
} GrogAxisAlliesMapSpaceQuestion;

/**
 * A neighbour of a space.
 */
typedef struct GrogAxisAlliesBorder {
  /**
   * The neighbour.
   */
  uint16_t space;
  /**
   * Land or sea.
   */
  GrogAxisAlliesSurfaceCode surface;
  /**
   * The border is a canal for ships.
   */
  GrogFlag canal;
} GrogAxisAlliesBorder;

/**
 * The facts about a space.
 */
typedef struct GrogAxisAlliesSpaceFacts {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * The sea zone that wholly surrounds the territory, which makes it an island (3.4b); absent if it is not an island.
   */
  uint16_t around;
  /**
   * Land or sea.
   */
  GrogAxisAlliesSurfaceCode surface;
  /**
   * The present owner.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * The owner at the start of the game.
   */
  GrogAxisAlliesPowerCode original;
  /**
   * The power whose capital it is; `nobody` for none.
   */
  GrogAxisAlliesPowerCode capital;
  /**
   * The income of a turn, in IPC.
   */
  uint8_t income;
  /**
   * There is an industrial complex in the space.
   */
  GrogFlag industrial_complex;
} GrogAxisAlliesSpaceFacts;

/**
 * The answer of `grog_axis_allies_map_space`.
 */
typedef struct GrogAxisAlliesMapSpaceAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A neighbour of a space.
   */
  struct GrogAxisAlliesBorder *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The facts about a space.
   */
  struct GrogAxisAlliesSpaceFacts value;
} GrogAxisAlliesMapSpaceAnswer;

/**
 * The question of `grog_axis_allies_map_adjacent`. Two spaces.
 */
typedef struct GrogAxisAlliesMapAdjacentQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * One space.
   */
  uint16_t space;
  /**
   * The other.
   */
  uint16_t other;
  uint8_t reserved[4];
} GrogAxisAlliesMapAdjacentQuestion;

/**
 * The answer of `grog_axis_allies_map_adjacent`.
 */
typedef struct GrogAxisAlliesMapAdjacentAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogAxisAlliesMapAdjacentAnswer;

/**
 * The question of `grog_axis_allies_map_setup`. A power whose initial pieces are listed.
 */
typedef struct GrogAxisAlliesMapSetupQuestion {
  uint32_t size;
  /**
   * The power; `nobody` for all of them.
   */
  GrogAxisAlliesPowerCode power;
  uint8_t reserved[3];
} GrogAxisAlliesMapSetupQuestion;

/**
 * The setup of the game.
 */
typedef struct GrogAxisAlliesStarted {
  /**
   * The number of pieces.
   */
  uint16_t pieces;
  /**
   * The initial cash of the power, or of all together, in IPC.
   */
  uint16_t cash;
} GrogAxisAlliesStarted;

/**
 * The answer of `grog_axis_allies_map_setup`.
 */
typedef struct GrogAxisAlliesMapSetupAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done
   * nothing in this turn.
   */
  struct GrogAxisAlliesUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The setup of the game.
   */
  struct GrogAxisAlliesStarted value;
} GrogAxisAlliesMapSetupAnswer;

/**
 * The question of `grog_axis_allies_movement_assess`. A piece and the path that it is to take.
 */
typedef struct GrogAxisAlliesMovementAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement. Required where the answer depends on it.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The piece, as a group of `board.units`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The spaces that it enters, in order.
   */
  const uint16_t *path;
  size_t path_len;
  /**
   * The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
   */
  uint16_t cash;
  uint8_t reserved[6];
} GrogAxisAlliesMovementAssessQuestion;

/**
 * An event on a path, for the caller to apply.
 */
typedef struct GrogAxisAlliesPathEvent {
  /**
   * The space of the event.
   */
  uint16_t space;
  /**
   * The piece that it concerns.
   */
  uint16_t unit;
  /**
   * The rule that requires it.
   */
  uint16_t rule;
  /**
   * The kind of event.
   */
  GrogAxisAlliesPathEventKindCode what;
  /**
   * The amount, in the unit that the kind says.
   */
  uint8_t amount;
} GrogAxisAlliesPathEvent;

/**
 * The answer of `grog_axis_allies_movement_assess`.
 */
typedef struct GrogAxisAlliesMovementAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An event on a path, for the caller to apply.
   */
  struct GrogAxisAlliesPathEvent *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * The cost of a path. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesPassage value;
} GrogAxisAlliesMovementAssessAnswer;

/**
 * The question of `grog_axis_allies_movement_reach`. A piece, and the phase in which it moves.
 */
typedef struct GrogAxisAlliesMovementReachQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement. Required where the answer depends on it.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The piece, as a group of `board.units`. C says its place in the board's list.
   */
  uint16_t unit;
  /**
   * The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
   */
  uint16_t cash;
  uint8_t reserved[2];
} GrogAxisAlliesMovementReachQuestion;

/**
 * The answer of `grog_axis_allies_movement_reach`.
 */
typedef struct GrogAxisAlliesMovementReachAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A space that a piece can move to.
   */
  struct GrogAxisAlliesReached *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The number of spaces that a piece can reach. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesRange value;
} GrogAxisAlliesMovementReachAnswer;

/**
 * An order to one piece, or to one group that moves together.
 */
typedef struct GrogAxisAlliesOrder {
  /**
   * The piece, as a group of `board.units`.
   */
  uint16_t unit;
  /**
   * The transport to board; absent for other orders.
   *
   * C counts it from 1; 0 is none.
   */
  uint16_t aboard;
  /**
   * The action. Required where the answer depends on it.
   */
  GrogAxisAlliesActionCode action;
  uint8_t reserved[3];
  /**
   * The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path
   * takes two orders.
   */
  uint16_t path[6];
} GrogAxisAlliesOrder;

/**
 * The question of `grog_axis_allies_moves_check`. The orders of a phase.
 */
typedef struct GrogAxisAlliesMovesCheckQuestion {
  uint32_t size;
  /**
   * The position before the orders.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement. Required where the answer depends on it.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The orders, in the order in which they are carried out. A piece may have several.
   */
  const struct GrogAxisAlliesOrder *orders;
  size_t orders_len;
  /**
   * The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
   */
  uint16_t cash;
  uint8_t reserved[6];
} GrogAxisAlliesMovesCheckQuestion;

/**
 * An objection to declared orders.
 */
typedef struct GrogAxisAlliesObjection {
  /**
   * The order; absent if the objection is that an order is missing.
   *
   * C and Rust say 65535 for none.
   */
  uint16_t order;
  /**
   * The piece.
   */
  uint16_t unit;
  /**
   * The space of the objection.
   */
  uint16_t space;
  /**
   * The rule that is broken.
   */
  uint16_t rule;
  /**
   * The amount needed, if the rule sets a limit: spaces moved, room aboard a transport, bays of carriers, IPC;
   * otherwise 0.
   */
  uint16_t needed;
  /**
   * Where the rule sets a limit, the amount available; otherwise 0.
   */
  uint16_t available;
} GrogAxisAlliesObjection;

/**
 * The answer of `grog_axis_allies_moves_check`.
 */
typedef struct GrogAxisAlliesMovesCheckAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An objection to declared orders.
   */
  struct GrogAxisAlliesObjection *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of the orders of a phase. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesDeclared value;
} GrogAxisAlliesMovesCheckAnswer;

/**
 * The question of `grog_axis_allies_placement_assess`. All pieces that a power places in a turn.
 */
typedef struct GrogAxisAlliesPlacementAssessQuestion {
  uint32_t size;
  /**
   * The position after non-combat movement.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The pieces that it places. If there are too many, the refusals are of later entries.
   */
  const struct GrogAxisAlliesPlacement *placements;
  size_t placements_len;
} GrogAxisAlliesPlacementAssessQuestion;

/**
 * The answer of `grog_axis_allies_placement_assess`.
 */
typedef struct GrogAxisAlliesPlacementAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An objection to a placement.
   */
  struct GrogAxisAlliesRefusal *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A summary of the placement. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesPlaced value;
} GrogAxisAlliesPlacementAssessAnswer;

/**
 * The question of `grog_axis_allies_play_new`. The options of a new game.
 */
typedef struct GrogAxisAlliesPlayNewQuestion {
  uint32_t size;
  /**
   * TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
   */
  GrogFlag tas_links;
  /**
   * The game goes on after a victory.
   */
  GrogFlag play_on;
  /**
   * A transport may carry pieces of different nations. An option that replaces 3.3d.
   */
  GrogFlag mixed_cargo;
  /**
   * Technology is played. It is not part of these rules: the fault `out_of_range`.
   */
  GrogFlag technology;
} GrogAxisAlliesPlayNewQuestion;

/**
 * The answer of `grog_axis_allies_play_new`.
 */
typedef struct GrogAxisAlliesPlayNewAnswer {
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
  struct GrogAxisAlliesSituation value;
} GrogAxisAlliesPlayNewAnswer;

/**
 * The question of `grog_axis_allies_play_look`. A question without fields: about the game as it stands.
 */
typedef struct GrogAxisAlliesPlayLookQuestion {
  uint32_t size;
  uint8_t reserved[4];
} GrogAxisAlliesPlayLookQuestion;

/**
 * The answer of `grog_axis_allies_play_look`.
 */
typedef struct GrogAxisAlliesPlayLookAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A piece as it stands now.
   */
  struct GrogAxisAlliesGamePiece *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogAxisAlliesSituation value;
} GrogAxisAlliesPlayLookAnswer;

/**
 * The question of `grog_axis_allies_play_choices`. A question without fields: about the game as it stands.
 */
typedef struct GrogAxisAlliesPlayChoicesQuestion {
  uint32_t size;
  uint8_t reserved[4];
} GrogAxisAlliesPlayChoicesQuestion;

/**
 * The answer of `grog_axis_allies_play_choices`.
 */
typedef struct GrogAxisAlliesPlayChoicesAnswer {
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
  struct GrogAxisAlliesChoice *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * A summary of a position.
   */
  struct GrogAxisAlliesSituation value;
} GrogAxisAlliesPlayChoicesAnswer;

/**
 * The question of `grog_axis_allies_play_judge`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
 * that says something is the fault `contradiction`.
 */
typedef struct GrogAxisAlliesPlayJudgeQuestion {
  uint32_t size;
  /**
   * One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, `choice` is the order, or `step` says
   * its kind.
   */
  const uint8_t *line;
  size_t line_len;
  /**
   * A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
   */
  struct GrogAxisAlliesChoice choice;
  /**
   * The dice of an order that needs some, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The kind of an order that is given by the fields from here on; absent for a line or a row.
   */
  GrogAxisAlliesStepKindCode step;
  /**
   * The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
   */
  const uint16_t *pieces;
  size_t pieces_len;
  /**
   * The pieces in words, such as `2 inf, 1 arm UKR`, in place of `pieces`: of one space, unless the step says where they
   * are.
   */
  const uint8_t *words;
  size_t words_len;
  /**
   * For a move, the spaces that the pieces enter, in order.
   */
  const uint16_t *path;
  size_t path_len;
  /**
   * For an assault, the numbers of the battleships that give their support shot.
   */
  const uint16_t *support;
  size_t support_len;
  /**
   * The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
   * retreat.
   */
  uint16_t space;
  /**
   * The number of the transport to board.
   */
  uint16_t transport;
  /**
   * The kind of the pieces bought or placed. Required where the answer depends on it.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * The number of pieces bought or placed; 0 counts as 1.
   */
  uint8_t count;
  /**
   * For ships that are placed, the territory of the complex that builds them; if absent, any that can.
   */
  uint16_t industrial_complex;
} GrogAxisAlliesPlayJudgeQuestion;

/**
 * The answer of `grog_axis_allies_play_judge`.
 */
typedef struct GrogAxisAlliesPlayJudgeAnswer {
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
  struct GrogAxisAlliesStepObjection *rows;
  size_t rows_capacity;
  size_t rows_len;
} GrogAxisAlliesPlayJudgeAnswer;

/**
 * The question of `grog_axis_allies_play_order`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
 * that says something is the fault `contradiction`.
 */
typedef struct GrogAxisAlliesPlayOrderQuestion {
  uint32_t size;
  /**
   * One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, `choice` is the order, or `step` says
   * its kind.
   */
  const uint8_t *line;
  size_t line_len;
  /**
   * A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
   */
  struct GrogAxisAlliesChoice choice;
  /**
   * The dice of an order that needs some, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * The kind of an order that is given by the fields from here on; absent for a line or a row.
   */
  GrogAxisAlliesStepKindCode step;
  /**
   * The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
   */
  const uint16_t *pieces;
  size_t pieces_len;
  /**
   * The pieces in words, such as `2 inf, 1 arm UKR`, in place of `pieces`: of one space, unless the step says where they
   * are.
   */
  const uint8_t *words;
  size_t words_len;
  /**
   * For a move, the spaces that the pieces enter, in order.
   */
  const uint16_t *path;
  size_t path_len;
  /**
   * For an assault, the numbers of the battleships that give their support shot.
   */
  const uint16_t *support;
  size_t support_len;
  /**
   * The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
   * retreat.
   */
  uint16_t space;
  /**
   * The number of the transport to board.
   */
  uint16_t transport;
  /**
   * The kind of the pieces bought or placed. Required where the answer depends on it.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * The number of pieces bought or placed; 0 counts as 1.
   */
  uint8_t count;
  /**
   * For ships that are placed, the territory of the complex that builds them; if absent, any that can.
   */
  uint16_t industrial_complex;
} GrogAxisAlliesPlayOrderQuestion;

/**
 * The question of `grog_axis_allies_play_chances`. The plans for the chances of a turn's battles.
 */
typedef struct GrogAxisAlliesPlayChancesQuestion {
  uint32_t size;
  /**
   * The attacker's plan in every battle. Its retreats do not apply to amphibious assaults (AA 4.3b).
   */
  struct GrogAxisAlliesPlan attacker_plan;
  /**
   * The defenders' plan in every battle.
   */
  struct GrogAxisAlliesPlan defender_plan;
  uint8_t reserved[4];
} GrogAxisAlliesPlayChancesQuestion;

/**
 * The answer of `grog_axis_allies_play_chances`.
 */
typedef struct GrogAxisAlliesPlayChancesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance
   * less `missing`.
   */
  struct GrogAxisAlliesBattleOfTurn *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The chances of all battles of a turn, in units of 1/2^63.
   */
  struct GrogAxisAlliesTurnChances value;
} GrogAxisAlliesPlayChancesAnswer;

/**
 * The question of `grog_axis_allies_transport_assess`. Troops that board a transport together, or unload from it onto one land.
 */
typedef struct GrogAxisAlliesTransportAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement. Required where the answer depends on it.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * Whether they board or unload.
   */
  GrogAxisAlliesActionCode action;
  /**
   * The transport. C says its place in the board's list. C counts it from 1; 0 is none.
   */
  uint16_t aboard;
  /**
   * The troops, as groups of `board.units`. C says their places in the board's list.
   */
  const uint16_t *troops;
  size_t troops_len;
  /**
   * The land onto which they unload.
   */
  uint16_t space;
  /**
   * Troops that board will unload in the same phase to attack (3.2c).
   */
  GrogFlag assault;
  /**
   * The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
   */
  uint16_t cash;
  uint8_t reserved[2];
} GrogAxisAlliesTransportAssessQuestion;

/**
 * The answer of `grog_axis_allies_transport_assess`.
 */
typedef struct GrogAxisAlliesTransportAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * An event on a path, for the caller to apply.
   */
  struct GrogAxisAlliesPathEvent *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A transport after boarding or unloading. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesShipped value;
} GrogAxisAlliesTransportAssessAnswer;

/**
 * The question of `grog_axis_allies_units_values`. A kind whose row of the unit chart is wanted.
 */
typedef struct GrogAxisAlliesUnitsValuesQuestion {
  uint32_t size;
  /**
   * The kind.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesUnitsValuesQuestion;

/**
 * The answer of `grog_axis_allies_units_values`.
 */
typedef struct GrogAxisAlliesUnitsValuesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A row of the unit chart.
   */
  struct GrogAxisAlliesUnitValue value;
} GrogAxisAlliesUnitsValuesAnswer;

/**
 * The question of `grog_axis_allies_victory_assess`. A position in which victory is judged.
 */
typedef struct GrogAxisAlliesVictoryAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The American turn has just ended, so that M84 applies.
   */
  GrogFlag us_turn_ended;
  /**
   * The side that surrenders, if any.
   */
  GrogAxisAlliesSideCode surrenders;
  uint8_t reserved[6];
} GrogAxisAlliesVictoryAssessQuestion;

/**
 * The answer of `grog_axis_allies_victory_assess`.
 */
typedef struct GrogAxisAlliesVictoryAssessAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: it decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * The state of victory.
   */
  struct GrogAxisAlliesVictory value;
} GrogAxisAlliesVictoryAssessAnswer;

/**
 * A constant of `enum GrogAxisAlliesLeaving`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesLeavingCode;

/**
 * The way of one attacking piece into the battle, as declared.
 */
typedef struct GrogAxisAlliesWay {
  /**
   * The space where it began, the spaces that it passed, and the battle, with zeros after the last.
   */
  uint16_t spaces[8];
} GrogAxisAlliesWay;

/**
 * The question of `grog_axis_allies_withdrawal_choices`. A battle from which units are to withdraw, and their destination.
 */
typedef struct GrogAxisAlliesWithdrawalChoicesQuestion {
  uint32_t size;
  /**
   * The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is, which is the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle at the same moment. It contains the units left, and whether it is an amphibious assault.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The space of the battle.
   */
  uint16_t space;
  /**
   * The units that withdraw.
   */
  GrogAxisAlliesLeavingCode leaving;
  /**
   * The way of each attacking piece into the battle, including lost pieces and aircraft. Must not be empty if
   * attackers withdraw; ignored if defenders do.
   */
  const struct GrogAxisAlliesWay *ways;
  size_t ways_len;
  /**
   * The space to which they withdraw; ignored by `choices`.
   */
  uint16_t destination;
  uint8_t reserved[6];
} GrogAxisAlliesWithdrawalChoicesQuestion;

/**
 * The answer of `grog_axis_allies_withdrawal_choices`.
 */
typedef struct GrogAxisAlliesWithdrawalChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A space to which units may withdraw.
   */
  struct GrogAxisAlliesWithdrawalSpace *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * The number of spaces to which units may withdraw. Zero if the answer is forbidden.
   */
  struct GrogAxisAlliesWithdrawalSpaces value;
} GrogAxisAlliesWithdrawalChoicesAnswer;

/**
 * The question of `grog_axis_allies_withdrawal_assess`. A battle from which units are to withdraw, and their destination.
 */
typedef struct GrogAxisAlliesWithdrawalAssessQuestion {
  uint32_t size;
  /**
   * The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The power whose turn it is, which is the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle at the same moment. It contains the units left, and whether it is an amphibious assault.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The space of the battle.
   */
  uint16_t space;
  /**
   * The units that withdraw.
   */
  GrogAxisAlliesLeavingCode leaving;
  /**
   * The way of each attacking piece into the battle, including lost pieces and aircraft. Must not be empty if
   * attackers withdraw; ignored if defenders do.
   */
  const struct GrogAxisAlliesWay *ways;
  size_t ways_len;
  /**
   * The space to which they withdraw; ignored by `choices`.
   */
  uint16_t destination;
  uint8_t reserved[6];
} GrogAxisAlliesWithdrawalAssessQuestion;

/**
 * The answer of `grog_axis_allies_withdrawal_assess`.
 */
typedef struct GrogAxisAlliesWithdrawalAssessAnswer {
  uint32_t size;
  /**
   * `GROG_ALLOWED` or `GROG_FORBIDDEN`.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
} GrogAxisAlliesWithdrawalAssessAnswer;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Reads a `GrogAxisAlliesForce` from a text, such as `10 infantry, 3 fighter`. In: `text`, ending with a zero byte. Out: `force`. Returns 0, or
 * the number of a fault: `bad_text`, `unknown_word`, `out_of_range`, `null_pointer`, `misaligned`. Re-entrant.
 */
int32_t grog_axis_allies_force_read(const char *text,
                                    struct GrogAxisAlliesForce *force);

/**
 * Takes up a game from its bytes. In: `bytes`, `length` of them. Out: the memory of the game. Returns 0, or the number of a
 * fault. `fault` may be null. Re-entrant.
 */
int32_t grog_axis_allies_play_unpack(uint64_t *game,
                                     size_t words,
                                     const uint8_t *bytes,
                                     size_t length,
                                     GrogFault *fault);

/**
 * Writes a game as bytes. In: the memory of the game. Out: `bytes`, and `needed`, their number. Returns 0, or the number of a
 * fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null. Re-entrant.
 */
int32_t grog_axis_allies_play_pack(uint64_t *game,
                                   size_t words,
                                   uint8_t *bytes,
                                   size_t capacity,
                                   size_t *needed,
                                   GrogFault *fault);

/**
 * Returns the words of memory that a game takes. With more there is more room for what an
 * order is worked out in. Re-entrant.
 */
size_t grog_axis_allies_play_words(void);

/**
 * Takes up a game from its text. In: `text`, `length` bytes. Out: the memory of the game. Returns 0, or the number of a
 * fault, whose path has the line: `text[3]` is the fourth. `fault` may be null. Re-entrant.
 */
int32_t grog_axis_allies_play_load(uint64_t *game,
                                   size_t words,
                                   const char *text,
                                   size_t length,
                                   GrogFault *fault);

/**
 * Writes a game as text. In: the memory of the game. Out: `text`, which ends with a zero byte, and `needed`, its bytes with
 * that one. Returns 0, or the number of a fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null.
 * Re-entrant.
 */
int32_t grog_axis_allies_play_save(uint64_t *game,
                                   size_t words,
                                   char *text,
                                   size_t capacity,
                                   size_t *needed,
                                   GrogFault *fault);

/**
 * Gives an order as a line of text. In and out: the memory of the game. In: `line`, which ends with a zero byte. Out: `answer`,
 * as `grog_axis_allies_play_order` writes it. Returns 0, or the number of a fault. `fault` may be null. Re-entrant.
 */
int32_t grog_axis_allies_play_line(uint64_t *game,
                                   size_t words,
                                   const char *line,
                                   struct GrogAxisAlliesPlayOrderAnswer *answer,
                                   GrogFault *fault);

/**
 * Returns how many words, the first of the memory, hold the position of a game: who takes back an order copies these before
 * it, and puts them back. 0 if no game is in the memory. Re-entrant.
 */
size_t grog_axis_allies_play_position(const uint64_t *game,
                                      size_t words);

/**
 * Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory. Players take
 * back what was ordered since dice were thrown. Re-entrant.
 */
int32_t grog_axis_allies_play_thrown(const uint64_t *game,
                                     size_t words);

/**
 * Whether an antiaircraft gun fires at aircraft, and with how many dice (AA 3.1a, 3.1d).
 */
int32_t grog_axis_allies_antiaircraft_assess(const struct GrogAxisAlliesAntiaircraftAssessQuestion *question,
                                             struct GrogAxisAlliesAntiaircraftAssessAnswer *answer,
                                             GrogTrail *trail,
                                             GrogFault *fault);

/**
 * What an antiaircraft gun's dice hit (AA 3.1a).
 */
int32_t grog_axis_allies_antiaircraft_resolve(const struct GrogAxisAlliesAntiaircraftResolveQuestion *question,
                                              struct GrogAxisAlliesAntiaircraftResolveAnswer *answer,
                                              GrogTrail *trail,
                                              GrogFault *fault);

/**
 * The exact chances of an antiaircraft gun's hits (AA 3.1a).
 */
int32_t grog_axis_allies_antiaircraft_distribution(const struct GrogAxisAlliesAntiaircraftDistributionQuestion *question,
                                                   struct GrogAxisAlliesAntiaircraftDistributionAnswer *answer,
                                                   GrogTrail *trail,
                                                   GrogFault *fault);

/**
 * Whether forces may meet so, and the battle before its first step (AA 3.5, 4.3).
 */
int32_t grog_axis_allies_battle_begin(const struct GrogAxisAlliesBattleBeginQuestion *question,
                                      struct GrogAxisAlliesBattleBeginAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * What a battle waits for: dice, losses, withdrawals (AA 3.1a, 3.5a, 4.1, 4.2).
 */
int32_t grog_axis_allies_battle_choices(const struct GrogAxisAlliesBattleChoicesQuestion *question,
                                        struct GrogAxisAlliesBattleChoicesAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * One step of a battle: dice or a choice (AA 3.1, 3.5, 4.1, 4.2, 4.3).
 */
int32_t grog_axis_allies_battle_apply(const struct GrogAxisAlliesBattleApplyQuestion *question,
                                      struct GrogAxisAlliesBattleApplyAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * What goes down with transports and carriers (AA 3.1d, 3.2f, 3.4e).
 */
int32_t grog_axis_allies_battle_sink(const struct GrogAxisAlliesBattleSinkQuestion *question,
                                     struct GrogAxisAlliesBattleSinkAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * The exact chances of a battle to its end, and all that can be left.
 */
int32_t grog_axis_allies_battle_distribution(const struct GrogAxisAlliesBattleDistributionQuestion *question,
                                             struct GrogAxisAlliesBattleDistributionAnswer *answer,
                                             GrogTrail *trail,
                                             GrogFault *fault);

/**
 * The exact chances of a battle, round by round.
 */
int32_t grog_axis_allies_battle_rounds(const struct GrogAxisAlliesBattleRoundsQuestion *question,
                                       struct GrogAxisAlliesBattleRoundsAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * The exact chances of each side's losses, by kind, in units and in IPC.
 */
int32_t grog_axis_allies_battle_losses(const struct GrogAxisAlliesBattleLossesQuestion *question,
                                       struct GrogAxisAlliesBattleLossesAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Where a battle that was fought stands among all that could have come of it.
 */
int32_t grog_axis_allies_battle_percentile(const struct GrogAxisAlliesBattlePercentileQuestion *question,
                                           struct GrogAxisAlliesBattlePercentileAnswer *answer,
                                           GrogTrail *trail,
                                           GrogFault *fault);

/**
 * The fewest or cheapest units that reach a wanted chance.
 */
int32_t grog_axis_allies_battle_fewest(const struct GrogAxisAlliesBattleFewestQuestion *question,
                                       struct GrogAxisAlliesBattleFewestAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Whether bombers may raid a territory's income, and with which dice.
 */
int32_t grog_axis_allies_bombing_assess(const struct GrogAxisAlliesBombingAssessQuestion *question,
                                        struct GrogAxisAlliesBombingAssessAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * What a raid shoots down and destroys.
 */
int32_t grog_axis_allies_bombing_resolve(const struct GrogAxisAlliesBombingResolveQuestion *question,
                                         struct GrogAxisAlliesBombingResolveAnswer *answer,
                                         GrogTrail *trail,
                                         GrogFault *fault);

/**
 * The exact chances of a raid.
 */
int32_t grog_axis_allies_bombing_distribution(const struct GrogAxisAlliesBombingDistributionQuestion *question,
                                              struct GrogAxisAlliesBombingDistributionAnswer *answer,
                                              GrogTrail *trail,
                                              GrogFault *fault);

/**
 * What fighters that lost their carrier have to choose from, on the board as the battle found it (AA 3.4b, 3.4e).
 */
int32_t grog_axis_allies_carriers_choices(const struct GrogAxisAlliesCarriersChoicesQuestion *question,
                                          struct GrogAxisAlliesCarriersChoicesAnswer *answer,
                                          GrogTrail *trail,
                                          GrogFault *fault);

/**
 * Where fighters that lost their carrier go, on the board as the battle found it (AA 3.4b, 3.4e).
 */
int32_t grog_axis_allies_carriers_apply(const struct GrogAxisAlliesCarriersApplyQuestion *question,
                                        struct GrogAxisAlliesCarriersApplyAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Who gets a territory that was taken, and what stands in it, on the board before it changes hands (AA 3.1e, 5.2b).
 */
int32_t grog_axis_allies_conquest_apply(const struct GrogAxisAlliesConquestApplyQuestion *question,
                                        struct GrogAxisAlliesConquestApplyAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * The position in which the game begins (AA map).
 */
int32_t grog_axis_allies_game_start(const struct GrogAxisAlliesGameStartQuestion *question,
                                    struct GrogAxisAlliesGameStartAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * The position that a board is, at the beginning of a phase.
 */
int32_t grog_axis_allies_game_arrange(const struct GrogAxisAlliesGameArrangeQuestion *question,
                                      struct GrogAxisAlliesGameArrangeAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * What a position waits for, and every piece as it stands.
 */
int32_t grog_axis_allies_game_look(const struct GrogAxisAlliesGameLookQuestion *question,
                                   struct GrogAxisAlliesGameLookAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * A position's pieces as the units of a board, for the questions that take one.
 */
int32_t grog_axis_allies_game_units(const struct GrogAxisAlliesGameUnitsQuestion *question,
                                    struct GrogAxisAlliesGameUnitsAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * A position's spaces as the holdings of a board, for the questions that take one.
 */
int32_t grog_axis_allies_game_holdings(const struct GrogAxisAlliesGameHoldingsQuestion *question,
                                       struct GrogAxisAlliesGameHoldingsAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Everything that may be done now.
 */
int32_t grog_axis_allies_game_choices(const struct GrogAxisAlliesGameChoicesQuestion *question,
                                      struct GrogAxisAlliesGameChoicesAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Whether a step may be taken, and every objection to it.
 */
int32_t grog_axis_allies_game_assess(const struct GrogAxisAlliesGameAssessQuestion *question,
                                     struct GrogAxisAlliesGameAssessAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * The position after a step, and what the step did.
 */
int32_t grog_axis_allies_game_apply(const struct GrogAxisAlliesGameApplyQuestion *question,
                                    struct GrogAxisAlliesGameApplyAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * The exact chances of each battle that is still to be fought, and of all of them.
 */
int32_t grog_axis_allies_game_chances(const struct GrogAxisAlliesGameChancesQuestion *question,
                                      struct GrogAxisAlliesGameChancesAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * A position as bytes, for files and wires.
 */
int32_t grog_axis_allies_game_pack(const struct GrogAxisAlliesGamePackQuestion *question,
                                   struct GrogAxisAlliesGamePackAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * The position that bytes hold.
 */
int32_t grog_axis_allies_game_unpack(const struct GrogAxisAlliesGameUnpackQuestion *question,
                                     struct GrogAxisAlliesGameUnpackAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Whether a piece of a position may go along a path, what it costs and what happens (AA 2, 3, 4.4).
 */
int32_t grog_axis_allies_game_movement(const struct GrogAxisAlliesGameMovementQuestion *question,
                                       struct GrogAxisAlliesGameMovementAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * Everywhere that a piece of a position can go (AA 2, 3, 4.4).
 */
int32_t grog_axis_allies_game_reach(const struct GrogAxisAlliesGameReachQuestion *question,
                                    struct GrogAxisAlliesGameReachAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Whether troops of a position may board a transport or unload from it (AA 3.2, 3.3).
 */
int32_t grog_axis_allies_game_transport(const struct GrogAxisAlliesGameTransportQuestion *question,
                                        struct GrogAxisAlliesGameTransportAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Whether a position's orders and further ones are allowed together, with every objection (AA 2, 3, 4.4).
 */
int32_t grog_axis_allies_game_moves(const struct GrogAxisAlliesGameMovesQuestion *question,
                                    struct GrogAxisAlliesGameMovesAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Where an aircraft of a position may land (AA 3.4, 4.4).
 */
int32_t grog_axis_allies_game_landing(const struct GrogAxisAlliesGameLandingQuestion *question,
                                      struct GrogAxisAlliesGameLandingAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Every space that the battle of a position may be left for now (AA 4.1b, 4.2c, 4.2d).
 */
int32_t grog_axis_allies_game_withdrawal(const struct GrogAxisAlliesGameWithdrawalQuestion *question,
                                         struct GrogAxisAlliesGameWithdrawalAnswer *answer,
                                         GrogTrail *trail,
                                         GrogFault *fault);

/**
 * What the owners of a position's fighters that lost their carrier choose from (AA 3.4b).
 */
int32_t grog_axis_allies_game_carriers(const struct GrogAxisAlliesGameCarriersQuestion *question,
                                       struct GrogAxisAlliesGameCarriersAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * What follows if the power whose turn it is takes a territory (AA 3.1e, 5.2b).
 */
int32_t grog_axis_allies_game_conquest(const struct GrogAxisAlliesGameConquestQuestion *question,
                                       struct GrogAxisAlliesGameConquestAnswer *answer,
                                       GrogTrail *trail,
                                       GrogFault *fault);

/**
 * The battle of a space of a position, at hand or as it would begin (AA 3.5, 4.3).
 */
int32_t grog_axis_allies_game_battle(const struct GrogAxisAlliesGameBattleQuestion *question,
                                     struct GrogAxisAlliesGameBattleAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Whether pieces in hand may be placed, with those that are placed already (AA 2.7, 3.1b, 3.4f).
 */
int32_t grog_axis_allies_game_placement(const struct GrogAxisAlliesGamePlacementQuestion *question,
                                        struct GrogAxisAlliesGamePlacementAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * What a power of a position collects at the end of its turn (AA 5.2).
 */
int32_t grog_axis_allies_game_income(const struct GrogAxisAlliesGameIncomeQuestion *question,
                                     struct GrogAxisAlliesGameIncomeAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Whether a side has won in a position (AA 5.1).
 */
int32_t grog_axis_allies_game_victory(const struct GrogAxisAlliesGameVictoryQuestion *question,
                                      struct GrogAxisAlliesGameVictoryAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * What a power collects, on the board at the end of its turn (AA 5.2).
 */
int32_t grog_axis_allies_income_collect(const struct GrogAxisAlliesIncomeCollectQuestion *question,
                                        struct GrogAxisAlliesIncomeCollectAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Where an aircraft may land, on the board after combat (AA 3.4, 4.4).
 */
int32_t grog_axis_allies_landing_choices(const struct GrogAxisAlliesLandingChoicesQuestion *question,
                                         struct GrogAxisAlliesLandingChoicesAnswer *answer,
                                         GrogTrail *trail,
                                         GrogFault *fault);

/**
 * What a space is, and its neighbours (AA map).
 */
int32_t grog_axis_allies_map_space(const struct GrogAxisAlliesMapSpaceQuestion *question,
                                   struct GrogAxisAlliesMapSpaceAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether two spaces touch (AA 2.1 to 2.6).
 */
int32_t grog_axis_allies_map_adjacent(const struct GrogAxisAlliesMapAdjacentQuestion *question,
                                      struct GrogAxisAlliesMapAdjacentAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * The pieces that the second edition's board begins with (AA map).
 */
int32_t grog_axis_allies_map_setup(const struct GrogAxisAlliesMapSetupQuestion *question,
                                   struct GrogAxisAlliesMapSetupAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * Whether a piece may go along a path, what it costs and what happens, on the board before it moves (AA 2, 3, 4.4).
 */
int32_t grog_axis_allies_movement_assess(const struct GrogAxisAlliesMovementAssessQuestion *question,
                                         struct GrogAxisAlliesMovementAssessAnswer *answer,
                                         GrogTrail *trail,
                                         GrogFault *fault);

/**
 * Everywhere that a piece can go in a phase, on the board before it moves (AA 2, 3, 4.4).
 */
int32_t grog_axis_allies_movement_reach(const struct GrogAxisAlliesMovementReachQuestion *question,
                                        struct GrogAxisAlliesMovementReachAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Whether a phase's orders are allowed, with every objection, on the board before them (AA 2, 3, 4.4).
 */
int32_t grog_axis_allies_moves_check(const struct GrogAxisAlliesMovesCheckQuestion *question,
                                     struct GrogAxisAlliesMovesCheckAnswer *answer,
                                     GrogTrail *trail,
                                     GrogFault *fault);

/**
 * Whether all that a power places is allowed, on the board after non-combat movement (AA 2.7, 3.1b, 3.4f).
 */
int32_t grog_axis_allies_placement_assess(const struct GrogAxisAlliesPlacementAssessQuestion *question,
                                          struct GrogAxisAlliesPlacementAssessAnswer *answer,
                                          GrogTrail *trail,
                                          GrogFault *fault);

/**
 * Begins a game in memory that is lent, and says where it stands.
 */
int32_t grog_axis_allies_play_new(uint64_t *game,
                                  size_t words,
                                  const struct GrogAxisAlliesPlayNewQuestion *question,
                                  struct GrogAxisAlliesPlayNewAnswer *answer,
                                  GrogTrail *trail,
                                  GrogFault *fault);

/**
 * What the game waits for, and the rows of what stands on the board or is owed.
 */
int32_t grog_axis_allies_play_look(uint64_t *game,
                                   size_t words,
                                   const struct GrogAxisAlliesPlayLookQuestion *question,
                                   struct GrogAxisAlliesPlayLookAnswer *answer,
                                   GrogTrail *trail,
                                   GrogFault *fault);

/**
 * All that may be done now: each row is an order, or leads to orders.
 */
int32_t grog_axis_allies_play_choices(uint64_t *game,
                                      size_t words,
                                      const struct GrogAxisAlliesPlayChoicesQuestion *question,
                                      struct GrogAxisAlliesPlayChoicesAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Whether an order is allowed, and the objections to it. Nothing changes.
 */
int32_t grog_axis_allies_play_judge(uint64_t *game,
                                    size_t words,
                                    const struct GrogAxisAlliesPlayJudgeQuestion *question,
                                    struct GrogAxisAlliesPlayJudgeAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
 */
int32_t grog_axis_allies_play_order(uint64_t *game,
                                    size_t words,
                                    const struct GrogAxisAlliesPlayOrderQuestion *question,
                                    struct GrogAxisAlliesPlayOrderAnswer *answer,
                                    GrogTrail *trail,
                                    GrogFault *fault);

/**
 * The exact chances of what is open.
 */
int32_t grog_axis_allies_play_chances(uint64_t *game,
                                      size_t words,
                                      const struct GrogAxisAlliesPlayChancesQuestion *question,
                                      struct GrogAxisAlliesPlayChancesAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Whether troops may board a transport or unload from it, on the board before they do (AA 3.2, 3.3).
 */
int32_t grog_axis_allies_transport_assess(const struct GrogAxisAlliesTransportAssessQuestion *question,
                                          struct GrogAxisAlliesTransportAssessAnswer *answer,
                                          GrogTrail *trail,
                                          GrogFault *fault);

/**
 * A kind's figures, by the edition's chart or the game's (AA units).
 */
int32_t grog_axis_allies_units_values(const struct GrogAxisAlliesUnitsValuesQuestion *question,
                                      struct GrogAxisAlliesUnitsValuesAnswer *answer,
                                      GrogTrail *trail,
                                      GrogFault *fault);

/**
 * Whether a side has won, on the board at that moment (AA 5.1).
 */
int32_t grog_axis_allies_victory_assess(const struct GrogAxisAlliesVictoryAssessQuestion *question,
                                        struct GrogAxisAlliesVictoryAssessAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Every space that a battle may be left for, on the board at that moment (AA 4.1b, 4.2c, 4.2d).
 */
int32_t grog_axis_allies_withdrawal_choices(const struct GrogAxisAlliesWithdrawalChoicesQuestion *question,
                                            struct GrogAxisAlliesWithdrawalChoicesAnswer *answer,
                                            GrogTrail *trail,
                                            GrogFault *fault);

/**
 * Whether a battle may be left for a space, on the board at that moment (AA 4.1b, 4.2c, 4.2d).
 */
int32_t grog_axis_allies_withdrawal_assess(const struct GrogAxisAlliesWithdrawalAssessQuestion *question,
                                           struct GrogAxisAlliesWithdrawalAssessAnswer *answer,
                                           GrogTrail *trail,
                                           GrogFault *fault);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif /* GROGNARD_AXIS_ALLIES_H */

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
 * Certainty.
 */
#define GROG_AXIS_ALLIES_ONE (UINT64_C(1) << 63)

/**
 * How many spaces a map may have: their numbers fit a byte, and 0 is none.
 */
#define GROG_AXIS_ALLIES_MAX_SPACES 255

/**
 * Who plays, or owns something.
 */
enum GrogAxisAlliesPower {
  /**
   * Nobody: the sea, and neutral land.
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
 * Whether the attacker goes on.
 */
enum GrogAxisAlliesDecision {
  /**
   * He presses on.
   */
  GROG_AXIS_ALLIES_DECISION_PRESS = 1,
  /**
   * He retreats.
   */
  GROG_AXIS_ALLIES_DECISION_RETREAT,
};

/**
 * What is wanted.
 */
enum GrogAxisAlliesGoal {
  /**
   * To win: to be left alone where the battle is fought.
   */
  GROG_AXIS_ALLIES_GOAL_WIN = 1,
  /**
   * The territory: for the attacker that it is taken, for the defender that it is not.
   */
  GROG_AXIS_ALLIES_GOAL_TERRITORY,
};

/**
 * What is to be as little as possible.
 */
enum GrogAxisAlliesPrice {
  /**
   * The number of units; of equally many the cheapest, of those the ones with the best chance.
   */
  GROG_AXIS_ALLIES_PRICE_UNITS = 1,
  /**
   * What they cost; of equally cheap ones those with the best chance.
   */
  GROG_AXIS_ALLIES_PRICE_IPC,
};

/**
 * What is counted.
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
   * What they cost, in IPC.
   */
  GROG_AXIS_ALLIES_LOSS_OF_IPC,
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
 * Which part a side has in a battle.
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
 * How a battle ended, by who is left in the territory or zone. Submarines that withdrew are left elsewhere.
 */
enum GrogAxisAlliesEnding {
  /**
   * It goes on.
   */
  GROG_AXIS_ALLIES_ENDING_NONE,
  /**
   * No defender is left, and an attacker is.
   */
  GROG_AXIS_ALLIES_ENDING_ATTACKER_WINS,
  /**
   * No attacker is left, and a defender is.
   */
  GROG_AXIS_ALLIES_ENDING_DEFENDER_WINS,
  /**
   * Neither is: the defender holds.
   */
  GROG_AXIS_ALLIES_ENDING_BOTH_GONE,
  /**
   * The attacker retreated.
   */
  GROG_AXIS_ALLIES_ENDING_RETREAT,
  /**
   * Nobody can hit anybody.
   */
  GROG_AXIS_ALLIES_ENDING_STALEMATE,
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
   * The attacker's choice of the aircraft that it hit.
   */
  GROG_AXIS_ALLIES_STAGE_AA_LOSSES,
  /**
   * The dice of the battleships' support shots, in the first round (AA 3.5a).
   */
  GROG_AXIS_ALLIES_STAGE_SUPPORT_FIRE,
  /**
   * The defender's choice of what they hit; it still fires back.
   */
  GROG_AXIS_ALLIES_STAGE_SUPPORT_LOSSES,
  /**
   * The dice of attacking submarines at sea.
   */
  GROG_AXIS_ALLIES_STAGE_SUBMARINE_FIRE,
  /**
   * The defender's choice of what they hit; it is removed at once.
   */
  GROG_AXIS_ALLIES_STAGE_SUBMARINE_LOSSES,
  /**
   * The dice of the other attackers.
   */
  GROG_AXIS_ALLIES_STAGE_ATTACK_FIRE,
  /**
   * The defender's choice of what they hit; it still fires back.
   */
  GROG_AXIS_ALLIES_STAGE_ATTACK_LOSSES,
  /**
   * The dice of the defenders.
   */
  GROG_AXIS_ALLIES_STAGE_DEFENCE_FIRE,
  /**
   * The attacker's choice of what they hit.
   */
  GROG_AXIS_ALLIES_STAGE_DEFENCE_LOSSES,
  /**
   * The attacker's submarines that withdraw (AA 4.2a, 4.2b).
   */
  GROG_AXIS_ALLIES_STAGE_ATTACKER_SUBMARINES,
  /**
   * The defender's submarines that withdraw.
   */
  GROG_AXIS_ALLIES_STAGE_DEFENDER_SUBMARINES,
  /**
   * Whether the attacker retreats (AA 4.1a).
   */
  GROG_AXIS_ALLIES_STAGE_RETREAT,
  /**
   * Nothing: the battle is over.
   */
  GROG_AXIS_ALLIES_STAGE_OVER,
};

/**
 * What an answer does to the host's units.
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
   * `count` units of a kind go down with ship `index`.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_SINK,
  /**
   * `count` units of a kind stay aboard ship `index` until their owner's next turn.
   */
  GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_STAY_ABOARD,
};

/**
 * When something unloaded.
 */
enum GrogAxisAlliesUnloading {
  /**
   * Neither this turn nor this round.
   */
  GROG_AXIS_ALLIES_UNLOADING_NONE,
  /**
   * This turn.
   */
  GROG_AXIS_ALLIES_UNLOADING_THIS_TURN,
  /**
   * This round, on an earlier turn.
   */
  GROG_AXIS_ALLIES_UNLOADING_THIS_ROUND,
};

/**
 * What becomes of fighters.
 */
enum GrogAxisAlliesFate {
  /**
   * They go down with their carrier, or find no other place.
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
   * They fly on, and look for a place in the non-combat phase.
   */
  GROG_AXIS_ALLIES_FATE_FLYING,
};

/**
 * What a territory was taken with.
 */
enum GrogAxisAlliesMeans {
  /**
   * Infantry or armor.
   */
  GROG_AXIS_ALLIES_MEANS_GROUND = 1,
  /**
   * Aircraft that crossed it.
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
 * What changes hands.
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
 * What a space is.
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
 * A space of the board: its code is its number. Words are the codes of the DAAK map where it gives one, CAR told apart
 * by land and sea; three letters of this library's own for other land and the seas that players abbreviate; and the
 * zone's name for the rest.
 */
enum GrogAxisAlliesSite {
  /**
   * No space.
   */
  GROG_AXIS_ALLIES_SITE_NOWHERE,
  /**
   * Afghanistan.
   */
  GROG_AXIS_ALLIES_SITE_AFG,
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
   * Kazakh S.S.R..
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
   * Yakut S.S.R..
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
 * In which of a turn's two movements.
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
 * What a piece is ordered to do.
 */
enum GrogAxisAlliesAction {
  /**
   * To move along a path, with what it carries.
   */
  GROG_AXIS_ALLIES_ACTION_MOVE = 1,
  /**
   * To board a transport in a sea zone beside it.
   */
  GROG_AXIS_ALLIES_ACTION_BOARD,
  /**
   * To unload from its transport onto land beside the sea zone.
   */
  GROG_AXIS_ALLIES_ACTION_UNLOAD,
};

/**
 * What happens on a path.
 */
enum GrogAxisAlliesIncident {
  /**
   * A neutral is taken for `amount` IPC.
   */
  GROG_AXIS_ALLIES_INCIDENT_FEE,
  /**
   * Enemy land is taken by moving in.
   */
  GROG_AXIS_ALLIES_INCIDENT_TAKE,
  /**
   * Enemy antiaircraft guns fire at the aircraft.
   */
  GROG_AXIS_ALLIES_INCIDENT_FIRE,
  /**
   * The path ends among enemies: a battle.
   */
  GROG_AXIS_ALLIES_INCIDENT_BATTLE,
  /**
   * Ships pass a canal.
   */
  GROG_AXIS_ALLIES_INCIDENT_CANAL,
  /**
   * `unit` lifts off its carrier, which moves away.
   */
  GROG_AXIS_ALLIES_INCIDENT_LIFT_OFF,
  /**
   * `unit` is carried along.
   */
  GROG_AXIS_ALLIES_INCIDENT_CARRIED,
};

/**
 * A side.
 */
enum GrogAxisAlliesSide {
  /**
   * Neither.
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
 * What a piece is. The first eight fight; the last two stand in a territory and never fall in a battle.
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
};

/**
 * Where a piece moves and fights.
 */
enum GrogAxisAlliesDomain {
  /**
   * On land.
   */
  GROG_AXIS_ALLIES_DOMAIN_LAND,
  /**
   * In the air.
   */
  GROG_AXIS_ALLIES_DOMAIN_AIR,
  /**
   * At sea.
   */
  GROG_AXIS_ALLIES_DOMAIN_SEA,
};

/**
 * By what the game was won.
 */
enum GrogAxisAlliesGround {
  /**
   * It goes on.
   */
  GROG_AXIS_ALLIES_GROUND_NONE,
  /**
   * The other side surrendered.
   */
  GROG_AXIS_ALLIES_GROUND_SURRENDER,
  /**
   * Enemy capitals: two Allied ones, or both of the Axis.
   */
  GROG_AXIS_ALLIES_GROUND_CAPITALS,
  /**
   * Axis territory worth 84 IPC or more at the end of the American turn.
   */
  GROG_AXIS_ALLIES_GROUND_M84,
};

/**
 * Who breaks off.
 */
enum GrogAxisAlliesLeaving {
  /**
   * All attackers but aircraft (4.1).
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
 * A constant of `enum GrogAxisAlliesPhase`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesPhaseCode;

/**
 * A constant of `enum GrogAxisAlliesKind`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesKindCode;

/**
 * A row of the unit chart.
 */
typedef struct GrogAxisAlliesUnitValue {
  /**
   * The kind whose row it is.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * What it costs, in IPC.
   */
  uint8_t cost;
  /**
   * Spaces that it moves.
   */
  uint8_t movement;
  /**
   * What its die hits at or below when it attacks: 0 never, at most 6.
   */
  uint8_t attack;
  /**
   * What its die hits at or below when it defends: 0 never, at most 6.
   */
  uint8_t defence;
  /**
   * What the die of its special shot hits at or below, 0 for none: a battleship's support shot, an AA gun's die.
   */
  uint8_t shot;
  /**
   * Room that it offers to those it carries.
   */
  uint8_t hold;
  /**
   * Room that it takes where it is carried.
   */
  uint8_t space;
  uint8_t reserved[8];
} GrogAxisAlliesUnitValue;

/**
 * What `grog_axis_allies_antiaircraft_assess` asks. Aircraft that come under an antiaircraft gun.
 */
typedef struct GrogAxisAlliesAntiaircraftAssessQuestion {
  uint32_t size;
  /**
   * Aircraft that attack the gun's territory or fly over it.
   */
  uint16_t aircraft;
  /**
   * In which movement they do so.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The gun is aboard a transport.
   */
  GrogFlag aboard;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesAntiaircraftAssessQuestion;

/**
 * The dice of an antiaircraft gun.
 */
typedef struct GrogAxisAlliesAaVolley {
  /**
   * One for each aircraft.
   */
  uint16_t dice;
  /**
   * What they hit at or below.
   */
  uint8_t hits_at;
  uint8_t reserved;
} GrogAxisAlliesAaVolley;

/**
 * What `grog_axis_allies_antiaircraft_assess` answers.
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
   * The dice of an antiaircraft gun. Zero where it is forbidden.
   */
  struct GrogAxisAlliesAaVolley value;
} GrogAxisAlliesAntiaircraftAssessAnswer;

/**
 * What `grog_axis_allies_antiaircraft_resolve` asks. An antiaircraft gun's dice.
 */
typedef struct GrogAxisAlliesAntiaircraftResolveQuestion {
  uint32_t size;
  /**
   * The aircraft that it fires at.
   */
  uint16_t aircraft;
  /**
   * One die for each.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesAntiaircraftResolveQuestion;

/**
 * What an antiaircraft gun hit.
 */
typedef struct GrogAxisAlliesAaHits {
  /**
   * Aircraft that are lost, which ones their owner chooses.
   */
  uint16_t hits;
  /**
   * Aircraft that are left.
   */
  uint16_t left;
} GrogAxisAlliesAaHits;

/**
 * What `grog_axis_allies_antiaircraft_resolve` answers.
 */
typedef struct GrogAxisAlliesAntiaircraftResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What an antiaircraft gun hit.
   */
  struct GrogAxisAlliesAaHits value;
} GrogAxisAlliesAntiaircraftResolveAnswer;

/**
 * What `grog_axis_allies_antiaircraft_distribution` asks. Antiaircraft fire before it falls.
 */
typedef struct GrogAxisAlliesAntiaircraftDistributionQuestion {
  uint32_t size;
  /**
   * The aircraft that it is fired at, at most 400.
   */
  uint16_t aircraft;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
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
   * The hits.
   */
  uint16_t hits;
  uint8_t reserved[6];
} GrogAxisAlliesAaChance;

/**
 * An expectation: a whole number and a fraction.
 */
typedef struct GrogAxisAlliesExpected {
  /**
   * The whole number.
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
   * Expected hits.
   */
  struct GrogAxisAlliesExpected hits;
  /**
   * What the chances lack of certainty: the bound of each one's error.
   */
  uint64_t missing;
} GrogAxisAlliesAaChances;

/**
 * What `grog_axis_allies_antiaircraft_distribution` answers.
 */
typedef struct GrogAxisAlliesAntiaircraftDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
 * How many units of each kind fight on one side. An antiaircraft gun, a complex and cargo do not fight and are not
 * counted.
 */
typedef struct GrogAxisAlliesForce {
  /**
   * Infantry.
   */
  uint16_t infantry;
  /**
   * Armor.
   */
  uint16_t armor;
  /**
   * Fighters.
   */
  uint16_t fighter;
  /**
   * Bombers.
   */
  uint16_t bomber;
  /**
   * Transports.
   */
  uint16_t transport;
  /**
   * Submarines.
   */
  uint16_t submarine;
  /**
   * Aircraft carriers.
   */
  uint16_t carrier;
  /**
   * Battleships.
   */
  uint16_t battleship;
} GrogAxisAlliesForce;

/**
 * Battleships of one sea zone that are to support an assault (AA 3.5a).
 */
typedef struct GrogAxisAlliesBombardment {
  /**
   * How many are to fire.
   */
  uint8_t battleships;
  /**
   * How many of them were in a sea battle this phase.
   */
  uint8_t fought;
  /**
   * A transport in the same sea zone unloads into the territory.
   */
  GrogFlag unloading;
  /**
   * There was a sea battle in that zone this phase.
   */
  GrogFlag sea_battle;
  uint8_t reserved[4];
} GrogAxisAlliesBombardment;

/**
 * What `grog_axis_allies_battle_begin` asks. Forces that meet.
 */
typedef struct GrogAxisAlliesBattleBeginQuestion {
  uint32_t size;
  /**
   * Where.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attackers that fight. Cargo does not: land units aboard transports (AA 3.2f) and friendly fighters aboard
   * carriers (AA 3.4e).
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The defenders, a carrier's fighters with them (AA 3.4b). An antiaircraft gun is none.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * How many attackers come straight off transports; one makes it an amphibious assault (AA 4.3a).
   */
  uint16_t landed;
  /**
   * How many were to come so when the attack was declared; those whose transports were sunk are no longer among
   * `landed` (AA 4.3c).
   */
  uint16_t declared;
  /**
   * Battleships that are to give support, by sea zone.
   */
  const struct GrogAxisAlliesBombardment *support;
  size_t support_len;
  /**
   * An antiaircraft gun stands in the territory.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleBeginQuestion;

/**
 * What the units' dice hit at or below: the figures of the unit chart that a battle needs.
 */
typedef struct GrogAxisAlliesFigures {
  /**
   * In the attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier,
   * battleship.
   */
  uint8_t attack[8];
  /**
   * In the defence, in the same order.
   */
  uint8_t defence[8];
  /**
   * A battleship's support shot.
   */
  uint8_t support;
  /**
   * An antiaircraft gun's die.
   */
  uint8_t aa;
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
 * A battle between two steps: a plain value that the caller keeps, copies, compares and saves.
 */
typedef struct GrogAxisAlliesBattle {
  /**
   * The attackers as they came.
   */
  struct GrogAxisAlliesForce attacker_start;
  /**
   * The defenders as they stood.
   */
  struct GrogAxisAlliesForce defender_start;
  /**
   * The attackers that are in the battle.
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The defenders that are in the battle, with those that are hit and still fire.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * Defenders that are hit and still fire, before they are removed.
   */
  struct GrogAxisAlliesForce doomed;
  /**
   * What the dice hit at or below.
   */
  struct GrogAxisAlliesFigures figures;
  /**
   * The attacker's submarines that withdrew.
   */
  uint16_t attacker_withdrawn;
  /**
   * The defender's submarines that withdrew.
   */
  uint16_t defender_withdrawn;
  /**
   * Hits of submarines that the side whose turn it is has to take; they fall on ships only.
   */
  uint16_t submarine_hits;
  /**
   * Other hits that it has to take.
   */
  uint16_t hits;
  /**
   * The round that is fought, from 1; 0 before the first.
   */
  uint16_t round;
  /**
   * Support shots of the first round.
   */
  uint16_t support;
  /**
   * Where it is fought.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * What it waits for.
   */
  GrogAxisAlliesStageCode stage;
  /**
   * How it ended.
   */
  GrogAxisAlliesEndingCode ending;
  /**
   * It is an amphibious assault.
   */
  GrogFlag amphibious;
  /**
   * An antiaircraft gun defends.
   */
  GrogFlag aa_gun;
  /**
   * The attacker took the territory.
   */
  GrogFlag taken;
  uint8_t reserved[4];
} GrogAxisAlliesBattle;

/**
 * What `grog_axis_allies_battle_begin` answers.
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
   * A battle between two steps: a plain value that the caller keeps, copies, compares and saves. Zero where it is forbidden.
   */
  struct GrogAxisAlliesBattle value;
} GrogAxisAlliesBattleBeginAnswer;

/**
 * What `grog_axis_allies_battle_choices` asks. A battle that waits.
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
 * What is wanted next, and of whom.
 */
typedef struct GrogAxisAlliesTurn {
  /**
   * Losses by the customary order, for a host that does not want to ask.
   */
  struct GrogAxisAlliesForce suggested;
  /**
   * Dice by kind, in the order of the kinds, which is the order in which they are read.
   */
  uint16_t dice_by_kind[8];
  /**
   * What each kind's dice hit at or below.
   */
  uint8_t hits_at[8];
  /**
   * All dice that are wanted.
   */
  uint32_t dice;
  /**
   * Units that must be lost.
   */
  uint32_t losses;
  /**
   * At least so many of them are ships, for submarines' hits.
   */
  uint32_t ships_least;
  /**
   * At most so many of them are aircraft.
   */
  uint32_t aircraft_most;
  /**
   * At most so many of them are no aircraft.
   */
  uint32_t surface_most;
  /**
   * Submarines that may withdraw: all, some or none of them.
   */
  uint16_t submarines;
  /**
   * What is waited for.
   */
  GrogAxisAlliesStageCode stage;
  /**
   * Whose dice or choice it is.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * What an antiaircraft gun's dice, or support shots, hit at or below.
   */
  uint8_t shot;
  /**
   * The attacker may retreat.
   */
  GrogFlag may_retreat;
  /**
   * A retreat needs a destination: somebody is left who is no aircraft.
   */
  GrogFlag needs_destination;
  uint8_t reserved;
} GrogAxisAlliesTurn;

/**
 * What `grog_axis_allies_battle_choices` answers.
 */
typedef struct GrogAxisAlliesBattleChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What is wanted next, and of whom.
   */
  struct GrogAxisAlliesTurn value;
} GrogAxisAlliesBattleChoicesAnswer;

/**
 * A constant of `enum GrogAxisAlliesDecision`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesDecisionCode;

/**
 * What `grog_axis_allies_battle_apply` asks. A step: of the fields after the battle, those count that its stage asks for, and the others stay empty.
 */
typedef struct GrogAxisAlliesBattleApplyQuestion {
  uint32_t size;
  /**
   * The battle.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * Where dice are wanted: as many as the volley has, by kind in the order of the kinds.
   */
  const uint8_t *dice;
  size_t dice_len;
  /**
   * Where losses are wanted: the units that their owner chose.
   */
  struct GrogAxisAlliesForce losses;
  /**
   * An antiaircraft gun is offered among them.
   */
  GrogFlag lose_aa_gun;
  /**
   * Where submarines may withdraw: whose they are, the side whose choice it is. It must be said there.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * Where submarines may withdraw: how many do, 0 for none.
   */
  uint16_t submarines;
  /**
   * Where the attacker may retreat: whether he does. It must be said there.
   */
  GrogAxisAlliesDecisionCode decision;
  /**
   * Where those who leave may go, numbered as the host likes: what the rules of withdrawal say (AA 4.1b, 4.2c, 4.2d).
   * It must hold something where somebody leaves who is no aircraft.
   */
  const uint16_t *destinations;
  size_t destinations_len;
  /**
   * Where they go, one of `destinations`.
   */
  uint16_t destination;
  uint8_t reserved[6];
} GrogAxisAlliesBattleApplyQuestion;

/**
 * A constant of `enum GrogAxisAlliesBattleEffectKind`.
 */
typedef uint8_t GrogAxisAlliesBattleEffectKindCode;

/**
 * One change for the host to make.
 */
typedef struct GrogAxisAlliesBattleEffect {
  /**
   * What happens.
   */
  GrogAxisAlliesBattleEffectKindCode what;
  /**
   * To whose units.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * Of which kind.
   */
  GrogAxisAlliesKindCode kind;
  uint8_t reserved;
  /**
   * To how many.
   */
  uint16_t count;
  /**
   * Where they go, as the question numbered it.
   */
  uint16_t destination;
  /**
   * Which ship of the question's list, from 0.
   */
  uint16_t index;
  /**
   * The rule's number.
   */
  uint16_t rule;
} GrogAxisAlliesBattleEffect;

/**
 * What `grog_axis_allies_battle_apply` answers.
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
   * One change for the host to make.
   */
  struct GrogAxisAlliesBattleEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * A battle between two steps: a plain value that the caller keeps, copies, compares and saves. Zero where it is forbidden.
   */
  struct GrogAxisAlliesBattle value;
} GrogAxisAlliesBattleApplyAnswer;

/**
 * A ship with what is aboard.
 */
typedef struct GrogAxisAlliesLaden {
  /**
   * A transport or a carrier.
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
   * Friendly fighters aboard an attacking carrier: those of another nation, which do not fight (AA 3.4e).
   */
  uint8_t fighters;
  /**
   * What is aboard a transport is another nation's (AA 3.3).
   */
  GrogFlag friendly;
  /**
   * The ship is lost.
   */
  GrogFlag lost;
  uint8_t reserved;
} GrogAxisAlliesLaden;

/**
 * What `grog_axis_allies_battle_sink` asks. Ships after a battle.
 */
typedef struct GrogAxisAlliesBattleSinkQuestion {
  uint32_t size;
  /**
   * The sea battle that they were in: it knows how many of them are lost, and whether the attacker retreated.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * Whose ships they are.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The ships that carry something.
   */
  const struct GrogAxisAlliesLaden *ships;
  size_t ships_len;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleSinkQuestion;

/**
 * What went down with ships.
 */
typedef struct GrogAxisAlliesSunk {
  /**
   * What it cost, in IPC, the ships not counted.
   */
  uint32_t ipc;
  /**
   * Infantry.
   */
  uint16_t infantry;
  /**
   * Armor.
   */
  uint16_t armor;
  /**
   * Antiaircraft guns.
   */
  uint16_t aa_guns;
  /**
   * Fighters.
   */
  uint16_t fighters;
} GrogAxisAlliesSunk;

/**
 * What `grog_axis_allies_battle_sink` answers.
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
   * One change for the host to make.
   */
  struct GrogAxisAlliesBattleEffect *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What went down with ships. Zero where it is forbidden.
   */
  struct GrogAxisAlliesSunk value;
} GrogAxisAlliesBattleSinkAnswer;

/**
 * A side's plan. One of which nothing is said is the customary order of loss, and staying to the end.
 */
typedef struct GrogAxisAlliesPlan {
  /**
   * The order in which kinds are lost. A kind that was named before is passed over, and kinds not named follow in
   * the customary order, which is that of a plan without any: on land infantry, armor, then for the attacker fighter, bomber and for the defender bomber,
   * fighter; at sea transport, submarine, fighter, bomber, carrier, battleship.
   */
  GrogAxisAlliesKindCode order[8];
  /**
   * So many infantry are lost only after everything else, to take the territory.
   */
  uint16_t keep_infantry;
  /**
   * So many armor likewise.
   */
  uint16_t keep_armor;
  /**
   * The round after which submarines withdraw; 0 for never (AA 4.2a).
   */
  uint16_t submarines_after;
  /**
   * How many of them at most; 0 for all.
   */
  uint16_t submarines_leave;
  /**
   * The attacker retreats after so many rounds; 0 for never (AA 4.1a).
   */
  uint16_t retreat_after;
  /**
   * The attacker retreats when so many of his units or fewer are left; 0 for never.
   */
  uint16_t retreat_at;
  /**
   * The attacker retreats when only aircraft of his are left.
   */
  GrogFlag retreat_aircraft;
  uint8_t reserved[3];
} GrogAxisAlliesPlan;

/**
 * Attackers that come together, and what they mean to do.
 */
typedef struct GrogAxisAlliesWave {
  /**
   * The attackers that fight.
   */
  struct GrogAxisAlliesForce force;
  /**
   * The order in which they are lost, and when they leave.
   */
  struct GrogAxisAlliesPlan plan;
  /**
   * Support shots in the first round (AA 3.5a).
   */
  uint16_t support;
  /**
   * It is an amphibious assault (AA 4.3a).
   */
  GrogFlag amphibious;
  uint8_t reserved[5];
} GrogAxisAlliesWave;

/**
 * What `grog_axis_allies_battle_distribution` asks. A battle before it is fought.
 */
typedef struct GrogAxisAlliesBattleDistributionQuestion {
  uint32_t size;
  /**
   * Where.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attacks, one after the other, each against what the one before left of the defender; most battles have one.
   */
  const struct GrogAxisAlliesWave *waves;
  size_t waves_len;
  /**
   * The defenders.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The order in which they are lost, and when their submarines withdraw.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * An antiaircraft gun stands in the territory and fires at each wave.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleDistributionQuestion;

/**
 * Something that may be left after a wave.
 */
typedef struct GrogAxisAlliesBattleOutcome {
  /**
   * Its chance, in units of 1/2^63. Those of one wave together are the chance that it is fought.
   */
  uint64_t chance;
  /**
   * What the attacker lost, in IPC.
   */
  uint32_t attacker_ipc;
  /**
   * What the defender lost since the first wave, in IPC.
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
   * Submarines of the attacker that withdrew.
   */
  uint16_t attacker_withdrawn;
  /**
   * Submarines of the defender that withdrew.
   */
  uint16_t defender_withdrawn;
  /**
   * Which wave, from 0.
   */
  uint16_t wave;
  /**
   * How it ended.
   */
  GrogAxisAlliesEndingCode ending;
  /**
   * The territory is taken: no further wave fights.
   */
  GrogFlag taken;
} GrogAxisAlliesBattleOutcome;

/**
 * Expected numbers of units.
 */
typedef struct GrogAxisAlliesExpectedForce {
  /**
   * All units.
   */
  struct GrogAxisAlliesExpected units;
  /**
   * What they cost, in IPC.
   */
  struct GrogAxisAlliesExpected ipc;
  /**
   * Infantry.
   */
  struct GrogAxisAlliesExpected infantry;
  /**
   * Armor.
   */
  struct GrogAxisAlliesExpected armor;
  /**
   * Fighters.
   */
  struct GrogAxisAlliesExpected fighter;
  /**
   * Bombers.
   */
  struct GrogAxisAlliesExpected bomber;
  /**
   * Transports.
   */
  struct GrogAxisAlliesExpected transport;
  /**
   * Submarines.
   */
  struct GrogAxisAlliesExpected submarine;
  /**
   * Aircraft carriers.
   */
  struct GrogAxisAlliesExpected carrier;
  /**
   * Battleships.
   */
  struct GrogAxisAlliesExpected battleship;
} GrogAxisAlliesExpectedForce;

/**
 * The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
 * most. Of several waves, the endings are those of the last that was fought.
 */
typedef struct GrogAxisAlliesBattleChances {
  /**
   * No defender is left, and an attacker is.
   */
  uint64_t win;
  /**
   * No attacker is left, and a defender is.
   */
  uint64_t lose;
  /**
   * Neither is.
   */
  uint64_t both_gone;
  /**
   * The attacker retreats.
   */
  uint64_t retreat;
  /**
   * Nobody can hit anybody.
   */
  uint64_t stalemate;
  /**
   * The attacker takes the territory: no defender is left, and infantry or armor is.
   */
  uint64_t taken;
  /**
   * What the five endings lack of certainty: the bound of each chance's error.
   */
  uint64_t missing;
  /**
   * Expected rounds, of all waves together.
   */
  struct GrogAxisAlliesExpected rounds;
  /**
   * Expected losses of the attacker, of all waves together.
   */
  struct GrogAxisAlliesExpectedForce attacker_lost;
  /**
   * Expected losses of the defender.
   */
  struct GrogAxisAlliesExpectedForce defender_lost;
  /**
   * Expected submarines of the attacker that withdraw.
   */
  struct GrogAxisAlliesExpected attacker_withdrawn;
  /**
   * Expected submarines of the defender that withdraw.
   */
  struct GrogAxisAlliesExpected defender_withdrawn;
} GrogAxisAlliesBattleChances;

/**
 * What `grog_axis_allies_battle_distribution` answers.
 */
typedef struct GrogAxisAlliesBattleDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Something that may be left after a wave.
   */
  struct GrogAxisAlliesBattleOutcome *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
   * most. Of several waves, the endings are those of the last that was fought.
   */
  struct GrogAxisAlliesBattleChances value;
} GrogAxisAlliesBattleDistributionAnswer;

/**
 * What `grog_axis_allies_battle_rounds` asks. A battle before it is fought.
 */
typedef struct GrogAxisAlliesBattleRoundsQuestion {
  uint32_t size;
  /**
   * Where.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attacks, one after the other, each against what the one before left of the defender; most battles have one.
   */
  const struct GrogAxisAlliesWave *waves;
  size_t waves_len;
  /**
   * The defenders.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The order in which they are lost, and when their submarines withdraw.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * An antiaircraft gun stands in the territory and fires at each wave.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleRoundsQuestion;

/**
 * How a wave may end in a round.
 */
typedef struct GrogAxisAlliesRoundChance {
  /**
   * Which wave, from 0.
   */
  uint16_t wave;
  /**
   * After which round; 0 for a wave that ends before the first.
   */
  uint16_t round;
  uint32_t reserved;
  /**
   * The chance that it ends then, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * And no defender is left, but an attacker is.
   */
  uint64_t win;
  /**
   * And no attacker is left, but a defender is.
   */
  uint64_t lose;
  /**
   * And neither is.
   */
  uint64_t both_gone;
  /**
   * And the attacker retreats.
   */
  uint64_t retreat;
  /**
   * And the territory is taken.
   */
  uint64_t taken;
} GrogAxisAlliesRoundChance;

/**
 * What `grog_axis_allies_battle_rounds` answers.
 */
typedef struct GrogAxisAlliesBattleRoundsAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * How a wave may end in a round.
   */
  struct GrogAxisAlliesRoundChance *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
   * most. Of several waves, the endings are those of the last that was fought.
   */
  struct GrogAxisAlliesBattleChances value;
} GrogAxisAlliesBattleRoundsAnswer;

/**
 * What `grog_axis_allies_battle_losses` asks. A battle before it is fought.
 */
typedef struct GrogAxisAlliesBattleLossesQuestion {
  uint32_t size;
  /**
   * Where.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * The attacks, one after the other, each against what the one before left of the defender; most battles have one.
   */
  const struct GrogAxisAlliesWave *waves;
  size_t waves_len;
  /**
   * The defenders.
   */
  struct GrogAxisAlliesForce defender;
  /**
   * The order in which they are lost, and when their submarines withdraw.
   */
  struct GrogAxisAlliesPlan defender_plan;
  /**
   * An antiaircraft gun stands in the territory and fires at each wave.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleLossesQuestion;

/**
 * A constant of `enum GrogAxisAlliesLossOf`.
 */
typedef uint8_t GrogAxisAlliesLossOfCode;

/**
 * A number that may be lost, and its chance.
 */
typedef struct GrogAxisAlliesLossChance {
  /**
   * The chance, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * The number.
   */
  uint32_t lost;
  /**
   * Of an attacker, which wave, from 0; its chances together are the chance that it is fought. Of the defender 0: what he
   * lost in all.
   */
  uint16_t wave;
  /**
   * Who loses it.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * What is counted.
   */
  GrogAxisAlliesLossOfCode of;
  /**
   * Which kind, where one is counted; absent for the others.
   */
  GrogAxisAlliesKindCode kind;
  uint8_t reserved[7];
} GrogAxisAlliesLossChance;

/**
 * What the chances of losses are read from: how many waves were weighed.
 */
typedef struct GrogAxisAlliesLossesWeighed {
  /**
   * What the chances of the defender's losses lack of certainty: the bound of each chance's error.
   */
  uint64_t missing;
} GrogAxisAlliesLossesWeighed;

/**
 * What `grog_axis_allies_battle_losses` answers.
 */
typedef struct GrogAxisAlliesBattleLossesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * A number that may be lost, and its chance.
   */
  struct GrogAxisAlliesLossChance *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What the chances of losses are read from: how many waves were weighed.
   */
  struct GrogAxisAlliesLossesWeighed value;
} GrogAxisAlliesBattleLossesAnswer;

/**
 * What `grog_axis_allies_battle_percentile` asks. A battle that was fought, and the plans it is held against.
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
   * What taking the territory is worth, in IPC.
   */
  uint16_t territory;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own. They say what units cost; what
   * their dice hit is the battle's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattlePercentileQuestion;

/**
 * Where a battle stands among all that could have come of it, by what the defender lost less what the attacker did in
 * IPC, the territory's worth added where it was taken. Chances in units of 1/2^63.
 */
typedef struct GrogAxisAlliesBattlePercentile {
  /**
   * The chance of a worse result for the attacker.
   */
  uint64_t worse;
  /**
   * The chance of this one.
   */
  uint64_t equal;
  /**
   * The chance of a better one.
   */
  uint64_t better;
  /**
   * What the three lack of certainty: the bound of each chance's error.
   */
  uint64_t missing;
  /**
   * What the battle brought the attacker: the defender's losses less his own, and the territory, in IPC.
   */
  int32_t swing;
  uint32_t reserved;
} GrogAxisAlliesBattlePercentile;

/**
 * What `grog_axis_allies_battle_percentile` answers.
 */
typedef struct GrogAxisAlliesBattlePercentileAnswer {
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
   * Where a battle stands among all that could have come of it, by what the defender lost less what the attacker did in
   * IPC, the territory's worth added where it was taken. Chances in units of 1/2^63.
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
 * What `grog_axis_allies_battle_fewest` asks. What is wanted, of whom, and how long it may take to find.
 */
typedef struct GrogAxisAlliesBattleFewestQuestion {
  uint32_t size;
  /**
   * Where.
   */
  GrogAxisAlliesBattleKindCode kind;
  /**
   * Whose units are sought.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * What is wanted.
   */
  GrogAxisAlliesGoalCode goal;
  /**
   * What is to be as little as possible.
   */
  GrogAxisAlliesPriceCode price;
  /**
   * The wanted chance, in units of 1/2^63.
   */
  uint64_t wanted;
  /**
   * Steps that the search may take: as many for each force that is tried as there are pairs of what may be left of both
   * sides.
   */
  uint64_t budget;
  /**
   * The most units of each kind that may be added.
   */
  struct GrogAxisAlliesForce available;
  /**
   * The attackers that take part anyway.
   */
  struct GrogAxisAlliesForce attacker;
  /**
   * The attacker's plan.
   */
  struct GrogAxisAlliesPlan attacker_plan;
  /**
   * The defenders that take part anyway.
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
   * It is an amphibious assault (AA 4.3a).
   */
  GrogFlag amphibious;
  /**
   * An antiaircraft gun stands in the territory.
   */
  GrogFlag aa_gun;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBattleFewestQuestion;

/**
 * What was found.
 */
typedef struct GrogAxisAlliesFound {
  /**
   * The chance that the units reach, in units of 1/2^63, and at least the wanted one; 0 if none were found.
   */
  uint64_t chance;
  /**
   * Steps that the search took.
   */
  uint64_t steps;
  /**
   * The units to add.
   */
  struct GrogAxisAlliesForce force;
  /**
   * How many they are.
   */
  uint32_t units;
  /**
   * What they cost, in IPC.
   */
  uint32_t ipc;
  /**
   * Units were found.
   */
  GrogFlag found;
  /**
   * Nothing is left to try: fewer or cheaper ones do not reach the chance, or none do. Not so if the budget ran out.
   */
  GrogFlag complete;
  uint8_t reserved[6];
} GrogAxisAlliesFound;

/**
 * What `grog_axis_allies_battle_fewest` answers.
 */
typedef struct GrogAxisAlliesBattleFewestAnswer {
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
   * What was found.
   */
  struct GrogAxisAlliesFound value;
} GrogAxisAlliesBattleFewestAnswer;

/**
 * What `grog_axis_allies_bombing_assess` asks. A raid that is to be flown.
 */
typedef struct GrogAxisAlliesBombingAssessQuestion {
  uint32_t size;
  /**
   * The bombers that are to raid, at most 400.
   */
  uint16_t bombers;
  /**
   * Other units that are to raid with them.
   */
  uint16_t others;
  /**
   * How many of the bombers fight in a battle this turn.
   */
  uint16_t fighting;
  /**
   * An industrial complex stands in the territory.
   */
  GrogFlag industrial_complex;
  /**
   * The territory is the enemy's.
   */
  GrogFlag enemy;
  /**
   * An enemy antiaircraft gun stands in it.
   */
  GrogFlag aa_gun;
  /**
   * In which movement they fly.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * What the owner can lose at most, in IPC, from 0 to 65534: what he has, or what a house rule says; absent for no
   * limit.
   */
  uint16_t limit;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesBombingAssessQuestion;

/**
 * A raid that may be flown.
 */
typedef struct GrogAxisAlliesRaidAssessment {
  /**
   * The bombers.
   */
  uint16_t bombers;
  /**
   * Antiaircraft dice: one for each, or none.
   */
  uint16_t aa_dice;
  /**
   * What the owner can lose at most, in IPC, from 0 to 65534; absent for no limit.
   */
  uint16_t limit;
  /**
   * What antiaircraft dice hit at or below.
   */
  uint8_t hits_at;
  /**
   * What a bomber costs, in IPC.
   */
  uint8_t cost;
} GrogAxisAlliesRaidAssessment;

/**
 * What `grog_axis_allies_bombing_assess` answers.
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
   * A raid that may be flown. Zero where it is forbidden.
   */
  struct GrogAxisAlliesRaidAssessment value;
} GrogAxisAlliesBombingAssessAnswer;

/**
 * What `grog_axis_allies_bombing_resolve` asks. A raid and its dice.
 */
typedef struct GrogAxisAlliesBombingResolveQuestion {
  uint32_t size;
  /**
   * The raid.
   */
  struct GrogAxisAlliesRaidAssessment assessment;
  /**
   * The antiaircraft dice, then one for each bomber that is left.
   */
  const uint8_t *dice;
  size_t dice_len;
} GrogAxisAlliesBombingResolveQuestion;

/**
 * What a raid brought.
 */
typedef struct GrogAxisAlliesRaided {
  /**
   * Bombers that were shot down.
   */
  uint16_t shot_down;
  /**
   * Bombers that are left.
   */
  uint16_t left;
  /**
   * The sum of their dice.
   */
  uint16_t rolled;
  /**
   * What the territory's owner pays to the bank, in IPC.
   */
  uint16_t damage;
} GrogAxisAlliesRaided;

/**
 * What `grog_axis_allies_bombing_resolve` answers.
 */
typedef struct GrogAxisAlliesBombingResolveAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What a raid brought.
   */
  struct GrogAxisAlliesRaided value;
} GrogAxisAlliesBombingResolveAnswer;

/**
 * What `grog_axis_allies_bombing_distribution` asks. A raid before it is flown.
 */
typedef struct GrogAxisAlliesBombingDistributionQuestion {
  uint32_t size;
  /**
   * The raid.
   */
  struct GrogAxisAlliesRaidAssessment assessment;
  uint8_t reserved[4];
} GrogAxisAlliesBombingDistributionQuestion;

/**
 * Something that a raid may bring, and its chance.
 */
typedef struct GrogAxisAlliesRaidOutcome {
  /**
   * The chance, in units of 1/2^63.
   */
  uint64_t chance;
  /**
   * Bombers that are shot down.
   */
  uint16_t shot_down;
  /**
   * What the territory's owner pays, in IPC.
   */
  uint16_t damage;
  uint32_t reserved;
} GrogAxisAlliesRaidOutcome;

/**
 * The chances of a raid.
 */
typedef struct GrogAxisAlliesRaidChances {
  /**
   * What the territory's owner is expected to pay, in IPC.
   */
  struct GrogAxisAlliesExpected damage;
  /**
   * Bombers that are expected to be shot down.
   */
  struct GrogAxisAlliesExpected shot_down;
  /**
   * What they cost, in IPC.
   */
  struct GrogAxisAlliesExpected ipc;
  /**
   * What the chances lack of certainty: the bound of each one's error.
   */
  uint64_t missing;
} GrogAxisAlliesRaidChances;

/**
 * What `grog_axis_allies_bombing_distribution` answers.
 */
typedef struct GrogAxisAlliesBombingDistributionAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Something that a raid may bring, and its chance.
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
 * A constant of `enum GrogAxisAlliesPower`.
 */
typedef uint8_t GrogAxisAlliesPowerCode;

/**
 * A space as the game begins. Land without an owner is neutral.
 */
typedef struct GrogAxisAlliesSpace {
  /**
   * Land or sea.
   */
  GrogAxisAlliesSurfaceCode surface;
  /**
   * Whose land it is at the start; nobody's if neutral, or sea.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * Whose capital it is, if any.
   */
  GrogAxisAlliesPowerCode capital;
  /**
   * What it yields a turn, in IPC.
   */
  uint8_t income;
  /**
   * An industrial complex stands there from the start.
   */
  GrogFlag industrial_complex;
  uint8_t reserved[3];
} GrogAxisAlliesSpace;

/**
 * A border: two spaces that touch, in either order. It is listed once.
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
 * A canal: the border of two sea zones that ships pass only where the land beside it is friendly (2.3, 2.4).
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
   * The territories that must have been friendly when the turn began; twice the same where one is enough.
   */
  uint16_t lands[2];
} GrogAxisAlliesCanal;

/**
 * What has become of a space. A space that is not listed is as the game began.
 */
typedef struct GrogAxisAlliesHolding {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * Whose it is now. Nobody's only where it is neutral, or sea.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * It changed hands this turn.
   */
  GrogFlag taken;
  /**
   * Whose it was when this turn began, if it changed hands since.
   */
  GrogAxisAlliesPowerCode was;
  /**
   * An industrial complex was built there.
   */
  GrogFlag industrial_complex;
  /**
   * A battle took place there this turn.
   */
  GrogFlag battled;
  uint8_t reserved;
} GrogAxisAlliesHolding;

/**
 * A constant of `enum GrogAxisAlliesUnloading`.
 */
typedef uint8_t GrogAxisAlliesUnloadingCode;

/**
 * Pieces that are alike in everything: what is said of one is said of all, and an order moves all. The default has
 * done nothing this turn.
 */
typedef struct GrogAxisAlliesUnit {
  /**
   * The host's own number for it. No rule looks at it.
   */
  uint32_t id;
  /**
   * Where it is.
   */
  uint16_t space;
  /**
   * The transport or carrier that it is aboard of, counted from 1 in the same list; 0 for none.
   */
  uint16_t aboard;
  /**
   * What it is; no industrial complex, which belongs to its space.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * Whose it is.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * How many there are; 0 counts as 1.
   */
  uint8_t count;
  /**
   * Spaces that it moved this turn.
   */
  uint8_t spent;
  /**
   * It moved or fought in this turn's combat phases.
   */
  GrogFlag engaged;
  /**
   * When it unloaded last: cargo that came ashore, or a transport that let cargo ashore.
   */
  GrogAxisAlliesUnloadingCode unloaded;
  /**
   * It retreated or withdrew this turn.
   */
  GrogFlag retreated;
  /**
   * Since it boarded, the owner of the transport has had a turn.
   */
  GrogFlag shuttled;
  /**
   * An antiaircraft gun that was captured this turn.
   */
  GrogFlag captured;
  /**
   * It was placed this turn.
   */
  GrogFlag placed;
  uint8_t reserved[6];
} GrogAxisAlliesUnit;

/**
 * A position, and the board and chart that it is played with.
 * Nothing in it is copied or kept: the lists stay the caller's, and may serve any number of questions.
 */
typedef struct GrogAxisAlliesBoard {
  uint32_t size;
  /**
   * The spaces of the host's own board; none for the second edition's.
   */
  const struct GrogAxisAlliesSpace *spaces;
  size_t spaces_len;
  /**
   * The borders of the host's own board.
   */
  const struct GrogAxisAlliesLink *links;
  size_t links_len;
  /**
   * The canals of the host's own board.
   */
  const struct GrogAxisAlliesCanal *canals;
  size_t canals_len;
  /**
   * Rows of the unit chart that differ from the edition's.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
  /**
   * The spaces that are not as the game began.
   */
  const struct GrogAxisAlliesHolding *holdings;
  size_t holdings_len;
  /**
   * The pieces of every power.
   */
  const struct GrogAxisAlliesUnit *units;
  size_t units_len;
  /**
   * TAS touches the seas north and south of Australia too, as on the printed board: an option that bends 2.5.
   */
  GrogFlag tas_links;
  uint8_t reserved[7];
} GrogAxisAlliesBoard;

/**
 * What `grog_axis_allies_carriers_choices` asks. A sea battle that is over.
 */
typedef struct GrogAxisAlliesCarriersChoicesQuestion {
  uint32_t size;
  /**
   * The position as the battle found it: what was lost is still listed.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is: the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle: it knows who took part, and how many were lost.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The sea zone.
   */
  uint16_t space;
  /**
   * Whose fighters are asked about.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The pieces that were lost, each from 0 in `board.units`: as many of each kind as the battle lost.
   */
  const uint16_t *lost;
  size_t lost_len;
  /**
   * The fighters whose owner wants the free bays for them, in the order of his wish; none for the order of the list.
   */
  const uint16_t *kept;
  size_t kept_len;
} GrogAxisAlliesCarriersChoicesQuestion;

/**
 * What fighters without a carrier have to choose from.
 */
typedef struct GrogAxisAlliesStranded {
  /**
   * Fighters without a carrier.
   */
  uint16_t fighters;
  /**
   * Free bays in the zone.
   */
  uint16_t bays;
  /**
   * A friendly island inside the zone, which takes all; 0 for none.
   */
  uint16_t island;
  /**
   * Fighters that are lost.
   */
  uint16_t lost;
} GrogAxisAlliesStranded;

/**
 * What `grog_axis_allies_carriers_choices` answers.
 */
typedef struct GrogAxisAlliesCarriersChoicesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What fighters without a carrier have to choose from.
   */
  struct GrogAxisAlliesStranded value;
} GrogAxisAlliesCarriersChoicesAnswer;

/**
 * What `grog_axis_allies_carriers_apply` asks. A sea battle that is over.
 */
typedef struct GrogAxisAlliesCarriersApplyQuestion {
  uint32_t size;
  /**
   * The position as the battle found it: what was lost is still listed.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is: the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle: it knows who took part, and how many were lost.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * The sea zone.
   */
  uint16_t space;
  /**
   * Whose fighters are asked about.
   */
  GrogAxisAlliesRoleCode role;
  /**
   * The pieces that were lost, each from 0 in `board.units`: as many of each kind as the battle lost.
   */
  const uint16_t *lost;
  size_t lost_len;
  /**
   * The fighters whose owner wants the free bays for them, in the order of his wish; none for the order of the list.
   */
  const uint16_t *kept;
  size_t kept_len;
} GrogAxisAlliesCarriersApplyQuestion;

/**
 * A constant of `enum GrogAxisAlliesFate`.
 */
typedef uint8_t GrogAxisAlliesFateCode;

/**
 * What becomes of the fighters of a group.
 */
typedef struct GrogAxisAlliesLanded {
  /**
   * The group, from 0.
   */
  uint16_t unit;
  /**
   * The carrier that takes them, counted from 1; 0 for none.
   */
  uint16_t carrier;
  /**
   * The island, or the sea zone.
   */
  uint16_t space;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * How many of the group.
   */
  uint8_t amount;
  /**
   * What becomes of them.
   */
  GrogAxisAlliesFateCode fate;
  uint16_t reserved;
} GrogAxisAlliesLanded;

/**
 * What `grog_axis_allies_carriers_apply` answers.
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
   * What becomes of the fighters of a group.
   */
  struct GrogAxisAlliesLanded *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What fighters without a carrier have to choose from. Zero where it is forbidden.
   */
  struct GrogAxisAlliesStranded value;
} GrogAxisAlliesCarriersApplyAnswer;

/**
 * A constant of `enum GrogAxisAlliesMeans`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesMeansCode;

/**
 * What `grog_axis_allies_conquest_apply` asks. A territory that was won.
 */
typedef struct GrogAxisAlliesConquestApplyQuestion {
  uint32_t size;
  /**
   * The position, with the territory still its former owner's.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Who took it.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The territory.
   */
  uint16_t space;
  /**
   * What it was taken with.
   */
  GrogAxisAlliesMeansCode means;
  uint8_t reserved[3];
} GrogAxisAlliesConquestApplyQuestion;

/**
 * A constant of `enum GrogAxisAlliesChange`.
 */
typedef uint8_t GrogAxisAlliesChangeCode;

/**
 * One change for the host to apply.
 */
typedef struct GrogAxisAlliesTransfer {
  /**
   * The territory.
   */
  uint16_t space;
  /**
   * The piece, from 0; absent if there is none.
   */
  uint16_t unit;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * What changes hands.
   */
  GrogAxisAlliesChangeCode what;
  /**
   * Whose it becomes.
   */
  GrogAxisAlliesPowerCode owner;
} GrogAxisAlliesTransfer;

/**
 * What a conquest means.
 */
typedef struct GrogAxisAlliesConquest {
  /**
   * Whose the territory becomes.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * It went back to its original owner, who is a friend of the one who took it, or the same.
   */
  GrogFlag liberated;
  /**
   * Whose capital was freed, and gets back all that friends hold of its land.
   */
  GrogAxisAlliesPowerCode freed;
  /**
   * Whose capital fell.
   */
  GrogAxisAlliesPowerCode fallen;
} GrogAxisAlliesConquest;

/**
 * What `grog_axis_allies_conquest_apply` answers.
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
   * One change for the host to apply.
   */
  struct GrogAxisAlliesTransfer *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What a conquest means. Zero where it is forbidden.
   */
  struct GrogAxisAlliesConquest value;
} GrogAxisAlliesConquestApplyAnswer;

/**
 * What `grog_axis_allies_income_collect` asks. Whose income is wanted.
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
 * What a power's territories yield.
 */
typedef struct GrogAxisAlliesIncome {
  /**
   * IPC that it collects.
   */
  uint16_t income;
  /**
   * What its territories are worth, collected or not.
   */
  uint16_t value;
  /**
   * How many territories it has.
   */
  uint16_t territories;
  /**
   * Its capital is in enemy hands, and it collects nothing (5.2a).
   */
  GrogFlag occupied;
  uint8_t reserved;
} GrogAxisAlliesIncome;

/**
 * What `grog_axis_allies_income_collect` answers.
 */
typedef struct GrogAxisAlliesIncomeCollectAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * What a power's territories yield.
   */
  struct GrogAxisAlliesIncome value;
} GrogAxisAlliesIncomeCollectAnswer;

/**
 * What `grog_axis_allies_landing_choices` asks. An aircraft that must come down.
 */
typedef struct GrogAxisAlliesLandingChoicesQuestion {
  uint32_t size;
  /**
   * The position after combat.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The aircraft, from 0 in `board.units`.
   */
  uint16_t unit;
  uint8_t reserved[4];
} GrogAxisAlliesLandingChoicesQuestion;

/**
 * A space to land on.
 */
typedef struct GrogAxisAlliesStrip {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * Free bays of the carriers there, without the aircraft's own group; 0 on land, where there is room for all.
   */
  uint16_t bays;
  /**
   * The least number of spaces to fly there.
   */
  uint8_t spaces;
  uint8_t reserved;
} GrogAxisAlliesStrip;

/**
 * How far an aircraft still flies.
 */
typedef struct GrogAxisAlliesFlight {
  /**
   * Spaces that it may land on.
   */
  uint16_t strips;
  /**
   * Spaces that it has left.
   */
  uint8_t left;
  uint8_t reserved;
} GrogAxisAlliesFlight;

/**
 * What `grog_axis_allies_landing_choices` answers.
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
   * A space to land on.
   */
  struct GrogAxisAlliesStrip *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * How far an aircraft still flies. Zero where it is forbidden.
   */
  struct GrogAxisAlliesFlight value;
} GrogAxisAlliesLandingChoicesAnswer;

/**
 * A constant of `enum GrogAxisAlliesSite`.
 */
typedef uint8_t GrogAxisAlliesSiteCode;

/**
 * What `grog_axis_allies_map_space` asks. Which space is meant.
 */
typedef struct GrogAxisAlliesMapSpaceQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The space; 0 where `site` says it.
   */
  uint16_t space;
  /**
   * The space by name, on the built-in board.
   */
  GrogAxisAlliesSiteCode site;
  uint8_t reserved[5];
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
   * Its name, on the built-in board.
   */
  GrogAxisAlliesSiteCode site;
  /**
   * Land or sea.
   */
  GrogAxisAlliesSurfaceCode surface;
  /**
   * Ships need a canal to go there.
   */
  GrogFlag canal;
  uint8_t reserved;
} GrogAxisAlliesBorder;

/**
 * What is known of a space.
 */
typedef struct GrogAxisAlliesSpaceFacts {
  /**
   * Its number.
   */
  uint16_t space;
  /**
   * The sea zone that surrounds it wholly, if it is an island (3.4b); 0 if it is none.
   */
  uint16_t around;
  /**
   * Its name, on the built-in board.
   */
  GrogAxisAlliesSiteCode site;
  /**
   * Land or sea.
   */
  GrogAxisAlliesSurfaceCode surface;
  /**
   * Whose it is now.
   */
  GrogAxisAlliesPowerCode owner;
  /**
   * Whose it was when the game began.
   */
  GrogAxisAlliesPowerCode original;
  /**
   * Whose capital it is, if any.
   */
  GrogAxisAlliesPowerCode capital;
  /**
   * What it yields a turn, in IPC.
   */
  uint8_t income;
  /**
   * An industrial complex stands there.
   */
  GrogFlag industrial_complex;
  uint8_t reserved;
} GrogAxisAlliesSpaceFacts;

/**
 * What `grog_axis_allies_map_space` answers.
 */
typedef struct GrogAxisAlliesMapSpaceAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
   * What is known of a space.
   */
  struct GrogAxisAlliesSpaceFacts value;
} GrogAxisAlliesMapSpaceAnswer;

/**
 * What `grog_axis_allies_map_adjacent` asks. Two spaces.
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
 * What `grog_axis_allies_map_adjacent` answers.
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
 * What `grog_axis_allies_map_setup` asks. Whose pieces are wanted.
 */
typedef struct GrogAxisAlliesMapSetupQuestion {
  uint32_t size;
  /**
   * The power; nobody for all of them.
   */
  GrogAxisAlliesPowerCode power;
  uint8_t reserved[3];
} GrogAxisAlliesMapSetupQuestion;

/**
 * How the game begins.
 */
typedef struct GrogAxisAlliesStarted {
  /**
   * How many pieces there are.
   */
  uint16_t pieces;
  /**
   * IPC that the power begins with, or all together.
   */
  uint16_t cash;
} GrogAxisAlliesStarted;

/**
 * What `grog_axis_allies_map_setup` answers.
 */
typedef struct GrogAxisAlliesMapSetupAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Pieces that are alike in everything: what is said of one is said of all, and an order moves all. The default has
   * done nothing this turn.
   */
  struct GrogAxisAlliesUnit *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * How the game begins.
   */
  struct GrogAxisAlliesStarted value;
} GrogAxisAlliesMapSetupAnswer;

/**
 * What `grog_axis_allies_movement_assess` asks. A piece and the way that it is to go.
 */
typedef struct GrogAxisAlliesMovementAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The piece, from 0 in `board.units`.
   */
  uint16_t unit;
  /**
   * The spaces that it enters, in order.
   */
  const uint16_t *path;
  size_t path_len;
  /**
   * IPC left after purchases, for neutrals (2.7a); absent for none.
   */
  uint16_t cash;
  uint8_t reserved[6];
} GrogAxisAlliesMovementAssessQuestion;

/**
 * A constant of `enum GrogAxisAlliesIncident`.
 */
typedef uint8_t GrogAxisAlliesIncidentCode;

/**
 * One thing that happens on a path, for the host to apply.
 */
typedef struct GrogAxisAlliesHappening {
  /**
   * Where.
   */
  uint16_t space;
  /**
   * The piece that it happens to, from 0.
   */
  uint16_t unit;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * What happens.
   */
  GrogAxisAlliesIncidentCode what;
  /**
   * How much of it.
   */
  uint8_t amount;
} GrogAxisAlliesHappening;

/**
 * What a way costs.
 */
typedef struct GrogAxisAlliesPassage {
  /**
   * IPC for the neutrals that are taken.
   */
  uint16_t cost;
  /**
   * Spaces moved this turn, this way included.
   */
  uint8_t spent;
  /**
   * Spaces left.
   */
  uint8_t left;
} GrogAxisAlliesPassage;

/**
 * What `grog_axis_allies_movement_assess` answers.
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
   * One thing that happens on a path, for the host to apply.
   */
  struct GrogAxisAlliesHappening *effects;
  size_t effects_capacity;
  size_t effects_len;
  /**
   * What a way costs. Zero where it is forbidden.
   */
  struct GrogAxisAlliesPassage value;
} GrogAxisAlliesMovementAssessAnswer;

/**
 * What `grog_axis_allies_movement_reach` asks. A piece that wants to know where it can go.
 */
typedef struct GrogAxisAlliesMovementReachQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The piece, from 0 in `board.units`.
   */
  uint16_t unit;
  /**
   * IPC left after purchases, for neutrals (2.7a); absent for none.
   */
  uint16_t cash;
  uint8_t reserved[2];
} GrogAxisAlliesMovementReachQuestion;

/**
 * A space that a piece can go to.
 */
typedef struct GrogAxisAlliesReached {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * The least IPC for neutrals on a way there.
   */
  uint16_t cost;
  /**
   * The least number of spaces of a way that costs no more.
   */
  uint8_t spaces;
  /**
   * Enemies are there: a battle.
   */
  GrogFlag battle;
  /**
   * Going there takes it.
   */
  GrogFlag takes;
  /**
   * An aircraft may land there as things stand.
   */
  GrogFlag lands;
} GrogAxisAlliesReached;

/**
 * How many spaces a piece can reach.
 */
typedef struct GrogAxisAlliesRange {
  /**
   * Spaces it can go to.
   */
  uint16_t spaces;
  /**
   * Spaces it has left to move.
   */
  uint8_t left;
  uint8_t reserved;
} GrogAxisAlliesRange;

/**
 * What `grog_axis_allies_movement_reach` answers.
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
   * A space that a piece can go to.
   */
  struct GrogAxisAlliesReached *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * How many spaces a piece can reach. Zero where it is forbidden.
   */
  struct GrogAxisAlliesRange value;
} GrogAxisAlliesMovementReachAnswer;

/**
 * A constant of `enum GrogAxisAlliesAction`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesActionCode;

/**
 * An order to one piece, or to one group that moves as a whole.
 */
typedef struct GrogAxisAlliesOrder {
  /**
   * The piece, from 0 in `board.units`.
   */
  uint16_t unit;
  /**
   * The transport that it boards, counted from 1 in `board.units`; 0 for other orders.
   */
  uint16_t aboard;
  /**
   * What it does.
   */
  GrogAxisAlliesActionCode action;
  uint8_t reserved[3];
  /**
   * The spaces that it enters, in order, zeros after the last; where it unloads, that land alone. A longer way is
   * two orders.
   */
  uint16_t path[6];
} GrogAxisAlliesOrder;

/**
 * What `grog_axis_allies_moves_check` asks. The orders of a phase.
 */
typedef struct GrogAxisAlliesMovesCheckQuestion {
  uint32_t size;
  /**
   * The position before the orders.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * The orders, in the order in which they are carried out. A piece may have several.
   */
  const struct GrogAxisAlliesOrder *orders;
  size_t orders_len;
  /**
   * IPC left after purchases, for neutrals (2.7a); absent for none.
   */
  uint16_t cash;
  uint8_t reserved[6];
} GrogAxisAlliesMovesCheckQuestion;

/**
 * Something said against declared orders.
 */
typedef struct GrogAxisAlliesObjection {
  /**
   * The order, from 0; 65535 where it is the want of one.
   */
  uint16_t order;
  /**
   * The piece, from 0.
   */
  uint16_t unit;
  /**
   * Where.
   */
  uint16_t space;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * Where the rule sets a limit that is not kept, how much is needed: spaces moved, room aboard a transport, bays of
   * carriers, IPC; else 0.
   */
  uint16_t needed;
  /**
   * And how much of it there is; else 0.
   */
  uint16_t available;
} GrogAxisAlliesObjection;

/**
 * What a phase's orders come to.
 */
typedef struct GrogAxisAlliesDeclared {
  /**
   * IPC for the neutrals that are taken.
   */
  uint16_t cost;
  /**
   * Spaces where the power's pieces then fight.
   */
  uint16_t battles;
} GrogAxisAlliesDeclared;

/**
 * What `grog_axis_allies_moves_check` answers.
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
   * Something said against declared orders.
   */
  struct GrogAxisAlliesObjection *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What a phase's orders come to. Zero where it is forbidden.
   */
  struct GrogAxisAlliesDeclared value;
} GrogAxisAlliesMovesCheckAnswer;

/**
 * New pieces of one kind in one space.
 */
typedef struct GrogAxisAlliesPlacement {
  /**
   * Where they are placed.
   */
  uint16_t space;
  /**
   * For ships, the territory of the complex that builds them; 0 for any that can.
   */
  uint16_t industrial_complex;
  /**
   * What they are; industrial complexes too.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * How many; 0 counts as 1.
   */
  uint8_t count;
  uint8_t reserved[2];
} GrogAxisAlliesPlacement;

/**
 * What `grog_axis_allies_placement_assess` asks. All that a power places in a turn.
 */
typedef struct GrogAxisAlliesPlacementAssessQuestion {
  uint32_t size;
  /**
   * The position after non-combat movement.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * What it places.
   */
  const struct GrogAxisAlliesPlacement *placements;
  size_t placements_len;
} GrogAxisAlliesPlacementAssessQuestion;

/**
 * Something said against a placement.
 */
typedef struct GrogAxisAlliesRefusal {
  /**
   * The entry, from 0.
   */
  uint16_t placement;
  /**
   * Where.
   */
  uint16_t space;
  /**
   * The rule's number.
   */
  uint16_t rule;
  /**
   * Where the rule sets a limit that is not kept, how many pieces are to stand or to be built there; else 0.
   */
  uint16_t needed;
  /**
   * And how many may; else 0.
   */
  uint16_t available;
} GrogAxisAlliesRefusal;

/**
 * What was placed.
 */
typedef struct GrogAxisAlliesPlaced {
  /**
   * How many pieces.
   */
  uint16_t pieces;
  /**
   * What they cost, in IPC.
   */
  uint16_t cost;
} GrogAxisAlliesPlaced;

/**
 * What `grog_axis_allies_placement_assess` answers.
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
   * Something said against a placement.
   */
  struct GrogAxisAlliesRefusal *rows;
  size_t rows_capacity;
  size_t rows_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * What was placed. Zero where it is forbidden.
   */
  struct GrogAxisAlliesPlaced value;
} GrogAxisAlliesPlacementAssessAnswer;

/**
 * What `grog_axis_allies_transport_assess` asks. Troops that board a transport together, or leave it for one land.
 */
typedef struct GrogAxisAlliesTransportAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * Combat or non-combat movement.
   */
  GrogAxisAlliesPhaseCode phase;
  /**
   * Whether they board or unload.
   */
  GrogAxisAlliesActionCode action;
  /**
   * The transport, counted from 1 in `board.units`.
   */
  uint16_t aboard;
  /**
   * The troops, each from 0 in `board.units`.
   */
  const uint16_t *troops;
  size_t troops_len;
  /**
   * The land that they unload onto.
   */
  uint16_t space;
  /**
   * Those who board will unload in the same phase to attack (3.2c).
   */
  GrogFlag assault;
  /**
   * IPC left after purchases, for neutrals (2.7a); absent for none.
   */
  uint16_t cash;
  uint8_t reserved[2];
} GrogAxisAlliesTransportAssessQuestion;

/**
 * A transport after troops boarded or left it.
 */
typedef struct GrogAxisAlliesShipped {
  /**
   * IPC for a neutral that is taken.
   */
  uint16_t cost;
  /**
   * Room left aboard: an infantry takes 1.
   */
  uint8_t room;
  /**
   * It may not move or load again this turn (3.2d).
   */
  GrogFlag done;
} GrogAxisAlliesShipped;

/**
 * What `grog_axis_allies_transport_assess` answers.
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
   * One thing that happens on a path, for the host to apply.
   */
  struct GrogAxisAlliesHappening *effects;
  size_t effects_capacity;
  size_t effects_len;
  uint64_t *scratch;
  size_t scratch_capacity;
  size_t scratch_needed;
  /**
   * A transport after troops boarded or left it. Zero where it is forbidden.
   */
  struct GrogAxisAlliesShipped value;
} GrogAxisAlliesTransportAssessAnswer;

/**
 * What `grog_axis_allies_units_values` asks. Which row of the unit chart is wanted.
 */
typedef struct GrogAxisAlliesUnitsValuesQuestion {
  uint32_t size;
  /**
   * The kind.
   */
  GrogAxisAlliesKindCode kind;
  /**
   * Rows of the unit chart that differ from the edition's; none for the edition's own.
   */
  const struct GrogAxisAlliesUnitValue *chart;
  size_t chart_len;
} GrogAxisAlliesUnitsValuesQuestion;

/**
 * What `grog_axis_allies_units_values` answers.
 */
typedef struct GrogAxisAlliesUnitsValuesAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
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
 * A constant of `enum GrogAxisAlliesSide`.
 */
typedef uint8_t GrogAxisAlliesSideCode;

/**
 * What `grog_axis_allies_victory_assess` asks. A moment of the game.
 */
typedef struct GrogAxisAlliesVictoryAssessQuestion {
  uint32_t size;
  /**
   * The position.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * The American turn has just ended, so that M84 is asked.
   */
  GrogFlag us_turn_ended;
  /**
   * The side that surrenders, if any.
   */
  GrogAxisAlliesSideCode surrenders;
  uint8_t reserved[6];
} GrogAxisAlliesVictoryAssessQuestion;

/**
 * A constant of `enum GrogAxisAlliesGround`.
 */
typedef uint8_t GrogAxisAlliesGroundCode;

/**
 * Whether the game is won.
 */
typedef struct GrogAxisAlliesVictory {
  /**
   * What the territories of Germany and Japan are worth together, in IPC.
   */
  uint16_t axis_value;
  /**
   * Allied capitals that the Axis controls.
   */
  uint8_t allied_capitals;
  /**
   * Axis capitals that the Allies control.
   */
  uint8_t axis_capitals;
  /**
   * The winner, if there is one. Neither too where each side holds enough of the other's capitals: the first to do so
   * had won before.
   */
  GrogAxisAlliesSideCode winner;
  /**
   * By what.
   */
  GrogAxisAlliesGroundCode ground;
} GrogAxisAlliesVictory;

/**
 * What `grog_axis_allies_victory_assess` answers.
 */
typedef struct GrogAxisAlliesVictoryAssessAnswer {
  uint32_t size;
  /**
   * `GROG_NO_VERDICT`: this decides nothing.
   */
  uint8_t verdict;
  uint8_t reserved[3];
  GrogCites cites;
  /**
   * Whether the game is won.
   */
  struct GrogAxisAlliesVictory value;
} GrogAxisAlliesVictoryAssessAnswer;

/**
 * A constant of `enum GrogAxisAlliesLeaving`; 0 where it is not said.
 */
typedef uint8_t GrogAxisAlliesLeavingCode;

/**
 * How one attacking piece came into the battle, as it was declared.
 */
typedef struct GrogAxisAlliesWay {
  /**
   * Where it began, the spaces that it passed, and the battle; zeros after the last.
   */
  uint16_t spaces[8];
} GrogAxisAlliesWay;

/**
 * What `grog_axis_allies_withdrawal_choices` asks. A battle that somebody wants to leave, and where to.
 */
typedef struct GrogAxisAlliesWithdrawalChoicesQuestion {
  uint32_t size;
  /**
   * The position at this moment of the battle: those who fell are gone, and what was taken by moving is taken.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is: the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle at the same moment: it knows who is left, and whether it is an amphibious assault.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * Where it is fought.
   */
  uint16_t space;
  /**
   * Who leaves it.
   */
  GrogAxisAlliesLeavingCode leaving;
  /**
   * How each attacking piece came there, the lost ones and aircraft included. It must hold something where attackers
   * leave, and does not count where defenders do.
   */
  const struct GrogAxisAlliesWay *ways;
  size_t ways_len;
  /**
   * Where they want to go; `choices` does not look at it.
   */
  uint16_t destination;
  uint8_t reserved[6];
} GrogAxisAlliesWithdrawalChoicesQuestion;

/**
 * A space to withdraw to.
 */
typedef struct GrogAxisAlliesRefuge {
  /**
   * The space.
   */
  uint16_t space;
  /**
   * It was taken this turn (4.4a).
   */
  GrogFlag taken;
  uint8_t reserved;
} GrogAxisAlliesRefuge;

/**
 * How many spaces there are to withdraw to.
 */
typedef struct GrogAxisAlliesRefuges {
  /**
   * Spaces.
   */
  uint16_t spaces;
} GrogAxisAlliesRefuges;

/**
 * What `grog_axis_allies_withdrawal_choices` answers.
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
   * A space to withdraw to.
   */
  struct GrogAxisAlliesRefuge *rows;
  size_t rows_capacity;
  size_t rows_len;
  /**
   * How many spaces there are to withdraw to. Zero where it is forbidden.
   */
  struct GrogAxisAlliesRefuges value;
} GrogAxisAlliesWithdrawalChoicesAnswer;

/**
 * What `grog_axis_allies_withdrawal_assess` asks. A battle that somebody wants to leave, and where to.
 */
typedef struct GrogAxisAlliesWithdrawalAssessQuestion {
  uint32_t size;
  /**
   * The position at this moment of the battle: those who fell are gone, and what was taken by moving is taken.
   */
  const struct GrogAxisAlliesBoard *board;
  /**
   * Whose turn it is: the attacker.
   */
  GrogAxisAlliesPowerCode power;
  /**
   * The battle at the same moment: it knows who is left, and whether it is an amphibious assault.
   */
  struct GrogAxisAlliesBattle battle;
  /**
   * Where it is fought.
   */
  uint16_t space;
  /**
   * Who leaves it.
   */
  GrogAxisAlliesLeavingCode leaving;
  /**
   * How each attacking piece came there, the lost ones and aircraft included. It must hold something where attackers
   * leave, and does not count where defenders do.
   */
  const struct GrogAxisAlliesWay *ways;
  size_t ways_len;
  /**
   * Where they want to go; `choices` does not look at it.
   */
  uint16_t destination;
  uint8_t reserved[6];
} GrogAxisAlliesWithdrawalAssessQuestion;

/**
 * What `grog_axis_allies_withdrawal_assess` answers.
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
 * What a power collects at the end of its turn (AA 5.2).
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
 * Whether a piece may go along a path, what it costs and what happens (AA 2, 3, 4.4).
 */
int32_t grog_axis_allies_movement_assess(const struct GrogAxisAlliesMovementAssessQuestion *question,
                                         struct GrogAxisAlliesMovementAssessAnswer *answer,
                                         GrogTrail *trail,
                                         GrogFault *fault);

/**
 * Everywhere that a piece can go in a phase (AA 2, 3, 4.4).
 */
int32_t grog_axis_allies_movement_reach(const struct GrogAxisAlliesMovementReachQuestion *question,
                                        struct GrogAxisAlliesMovementReachAnswer *answer,
                                        GrogTrail *trail,
                                        GrogFault *fault);

/**
 * Whether a phase's orders are allowed, with every objection (AA 2, 3, 4.4).
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
 * Whether troops may board a transport or unload from it (AA 3.2, 3.3).
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
 * Whether a side has won (AA 5.1).
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

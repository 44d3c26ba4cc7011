/*
 * grognard for C++17: the system `axis_allies`.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_AXIS_ALLIES_HPP
#define GROGNARD_AXIS_ALLIES_HPP

#include "axis_allies.h"
#include "detail/game.hpp"

namespace grognard::axis_allies {

/// The action of an order.
enum class Action : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Move along a path, with any cargo.
  move = GROG_AXIS_ALLIES_ACTION_MOVE,
  /// Board a transport in an adjacent sea zone.
  board = GROG_AXIS_ALLIES_ACTION_BOARD,
  /// Unload from its transport onto land adjacent to the sea zone.
  unload = GROG_AXIS_ALLIES_ACTION_UNLOAD,
};

/// An effect of a step on the caller's units.
enum class BattleEffectKind : std::uint8_t {
  /// `count` units of a kind are destroyed.
  remove = GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_REMOVE,
  /// `count` submarines withdraw to `destination`.
  withdraw = GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_WITHDRAW,
  /// `count` units of a kind retreat to `destination`.
  retreat = GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_RETREAT,
  /// `count` aircraft stay until the end of combat, and land in the non-combat phase.
  stay = GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_STAY,
  /// The attacker takes the territory.
  take = GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_TAKE,
  /// `count` units of a kind sink with ship `index`.
  sink = GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_SINK,
  /// `count` units of a kind stay aboard ship `index` until their owner's next turn.
  stay_aboard = GROG_AXIS_ALLIES_BATTLE_EFFECT_KIND_STAY_ABOARD,
};

/// Where a battle is fought.
enum class BattleKind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// In a territory.
  land = GROG_AXIS_ALLIES_BATTLE_KIND_LAND,
  /// In a sea zone.
  sea = GROG_AXIS_ALLIES_BATTLE_KIND_SEA,
};

/// An object that changes hands.
enum class Change : std::uint8_t {
  /// The territory `space`, and its income.
  territory = GROG_AXIS_ALLIES_CHANGE_TERRITORY,
  /// The industrial complex in `space`.
  complex = GROG_AXIS_ALLIES_CHANGE_COMPLEX,
  /// The antiaircraft gun `unit`.
  aa_gun = GROG_AXIS_ALLIES_CHANGE_AA_GUN,
};

/// Whether the attacker continues the battle.
enum class Decision : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The attacker continues.
  press = GROG_AXIS_ALLIES_DECISION_PRESS,
  /// The attacker retreats.
  retreat = GROG_AXIS_ALLIES_DECISION_RETREAT,
};

/// What a piece owes after its orders.
enum class Duty : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// An aircraft in the air: to land where it may (AA 3.4, 4.4c). If that is due in the combat movement, it reaches
  /// no landing as the orders stand, and others must open one. These are orders of a carrier, or of whoever declares
  /// a battle or takes a neutral.
  land = GROG_AXIS_ALLIES_DUTY_LAND,
  /// Troops of whose transport others have unloaded: to unload onto the same land (AA 3.2e, 3.3b).
  unload = GROG_AXIS_ALLIES_DUTY_UNLOAD,
  /// Troops that boarded among enemies: to go ashore in an assault (AA 3.2c).
  assault = GROG_AXIS_ALLIES_DUTY_ASSAULT,
};

/// The ending of a battle, by the side left in the territory or zone. Submarines that withdrew do not count.
enum class Ending : std::uint8_t {
  /// The battle continues.
  none = GROG_AXIS_ALLIES_ENDING_NONE,
  /// The attacker wins: no defender is left, and an attacker is.
  attacker_wins = GROG_AXIS_ALLIES_ENDING_ATTACKER_WINS,
  /// The defender wins: no attacker is left, and a defender is.
  defender_wins = GROG_AXIS_ALLIES_ENDING_DEFENDER_WINS,
  /// No unit of either side is left: the defender keeps the territory.
  both_gone = GROG_AXIS_ALLIES_ENDING_BOTH_GONE,
  /// The attacker retreated.
  retreat = GROG_AXIS_ALLIES_ENDING_RETREAT,
  /// Neither side can hit the other.
  stalemate = GROG_AXIS_ALLIES_ENDING_STALEMATE,
};

/// The fate of fighters.
enum class Fate : std::uint8_t {
  /// They are lost with their carrier, or find no other place.
  lost = GROG_AXIS_ALLIES_FATE_LOST,
  /// They land on the carrier `carrier`.
  on_carrier = GROG_AXIS_ALLIES_FATE_ON_CARRIER,
  /// They land on the island `space`.
  on_island = GROG_AXIS_ALLIES_FATE_ON_ISLAND,
  /// They stay in the air and find a place in the non-combat phase.
  flying = GROG_AXIS_ALLIES_FATE_FLYING,
};

/// The kind of an effect of a step on the position.
enum class GameEffectKind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// `power` pays `amount` IPC to the bank.
  pay = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_PAY,
  /// `power` gets `amount` IPC.
  get = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_GET,
  /// `power` takes control of `space`.
  territory = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_TERRITORY,
  /// `power` takes the antiaircraft gun `piece`.
  aa_gun = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_AA_GUN,
  /// `piece` is removed from the board.
  lost = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_LOST,
  /// `piece` moves to `space` during a battle: it withdraws, retreats or lands.
  goes = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_GOES,
  /// A battle is to be fought in `space`.
  battle = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_BATTLE,
  /// A raid is to be flown over `space`.
  raid = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_RAID,
  /// `power` places `piece` in `space`.
  placed = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_PLACED,
  /// `power` builds an industrial complex in `space`.
  complex = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_COMPLEX,
  /// `power`'s turn begins.
  turn = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_TURN,
  /// The game is won by the side of `power`, its first in the order of play.
  won = GROG_AXIS_ALLIES_GAME_EFFECT_KIND_WON,
};

/// The goal of a search for units.
enum class Goal : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// To win: to be the only side left where the battle is fought.
  win = GROG_AXIS_ALLIES_GOAL_WIN,
  /// The territory: for the attacker that it is taken, for the defender that it is not taken.
  territory = GROG_AXIS_ALLIES_GOAL_TERRITORY,
};

/// The ground of a victory.
enum class Ground : std::uint8_t {
  /// None: the game continues.
  none = GROG_AXIS_ALLIES_GROUND_NONE,
  /// The other side surrendered.
  surrender = GROG_AXIS_ALLIES_GROUND_SURRENDER,
  /// Enemy capitals: two Allied ones, or both Axis ones.
  capitals = GROG_AXIS_ALLIES_GROUND_CAPITALS,
  /// Axis territory worth 84 IPC or more at the end of the American turn.
  m84 = GROG_AXIS_ALLIES_GROUND_M84,
};

/// The kind of a piece. An antiaircraft gun and an industrial complex are in a territory and are never lost in a
/// battle; all others fight. The last four are a game's own. Each moves and fights as a printed kind does, with the
/// cost, the movement and the dice of its row in the game's chart. Without the row it does not exist.
enum class Kind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Infantry.
  infantry = GROG_AXIS_ALLIES_KIND_INFANTRY,
  /// Armor.
  armor = GROG_AXIS_ALLIES_KIND_ARMOR,
  /// A fighter.
  fighter = GROG_AXIS_ALLIES_KIND_FIGHTER,
  /// A bomber.
  bomber = GROG_AXIS_ALLIES_KIND_BOMBER,
  /// A transport.
  transport = GROG_AXIS_ALLIES_KIND_TRANSPORT,
  /// A submarine.
  submarine = GROG_AXIS_ALLIES_KIND_SUBMARINE,
  /// An aircraft carrier.
  carrier = GROG_AXIS_ALLIES_KIND_CARRIER,
  /// A battleship.
  battleship = GROG_AXIS_ALLIES_KIND_BATTLESHIP,
  /// An antiaircraft gun.
  aa_gun = GROG_AXIS_ALLIES_KIND_AA_GUN,
  /// An industrial complex.
  industrial_complex = GROG_AXIS_ALLIES_KIND_INDUSTRIAL_COMPLEX,
  /// A game's own land unit that acts as infantry.
  own_infantry = GROG_AXIS_ALLIES_KIND_OWN_INFANTRY,
  /// A game's own land unit that acts as armor.
  own_armor = GROG_AXIS_ALLIES_KIND_OWN_ARMOR,
  /// A game's own aircraft that acts as a fighter, and takes the room of one on a carrier.
  own_fighter = GROG_AXIS_ALLIES_KIND_OWN_FIGHTER,
  /// A game's own ship that acts as a battleship, but gives no support shots.
  own_warship = GROG_AXIS_ALLIES_KIND_OWN_WARSHIP,
};

/// The units that withdraw.
enum class Leaving : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// All attackers except aircraft (4.1).
  attackers = GROG_AXIS_ALLIES_LEAVING_ATTACKERS,
  /// Some of the attacking submarines (4.2c).
  attacking_submarines = GROG_AXIS_ALLIES_LEAVING_ATTACKING_SUBMARINES,
  /// Some of the defending submarines (4.2d).
  defending_submarines = GROG_AXIS_ALLIES_LEAVING_DEFENDING_SUBMARINES,
};

/// The quantity that is counted.
enum class LossOf : std::uint8_t {
  /// Units of one kind.
  kind = GROG_AXIS_ALLIES_LOSS_OF_KIND,
  /// All units.
  units = GROG_AXIS_ALLIES_LOSS_OF_UNITS,
  /// The cost of all units, in IPC.
  ipc = GROG_AXIS_ALLIES_LOSS_OF_IPC,
};

/// The units with which a territory is taken.
enum class Means : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Infantry or armor.
  ground = GROG_AXIS_ALLIES_MEANS_GROUND,
  /// Aircraft that flew over it.
  overflight = GROG_AXIS_ALLIES_MEANS_OVERFLIGHT,
  /// An antiaircraft gun.
  aa_gun = GROG_AXIS_ALLIES_MEANS_AA_GUN,
  /// Ships.
  ships = GROG_AXIS_ALLIES_MEANS_SHIPS,
};

/// A kind of event on a path.
enum class PathEventKind : std::uint8_t {
  /// A neutral is taken for `amount` IPC.
  fee = GROG_AXIS_ALLIES_PATH_EVENT_KIND_FEE,
  /// Enemy land is taken by moving in.
  take = GROG_AXIS_ALLIES_PATH_EVENT_KIND_TAKE,
  /// Enemy antiaircraft guns fire at the aircraft.
  fire = GROG_AXIS_ALLIES_PATH_EVENT_KIND_FIRE,
  /// The path ends among enemies: a battle.
  battle = GROG_AXIS_ALLIES_PATH_EVENT_KIND_BATTLE,
  /// Ships pass a canal.
  canal = GROG_AXIS_ALLIES_PATH_EVENT_KIND_CANAL,
  /// `unit` takes off from its carrier, which moves away.
  lift_off = GROG_AXIS_ALLIES_PATH_EVENT_KIND_LIFT_OFF,
  /// `unit` is carried along.
  carried = GROG_AXIS_ALLIES_PATH_EVENT_KIND_CARRIED,
};

/// One of the two movement phases of a turn.
enum class Phase : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Combat movement.
  combat = GROG_AXIS_ALLIES_PHASE_COMBAT,
  /// Non-combat movement.
  noncombat = GROG_AXIS_ALLIES_PHASE_NONCOMBAT,
};

/// A power, as a player or an owner.
enum class Power : std::uint8_t {
  /// No power: the owner of the sea and of neutral land.
  nobody = GROG_AXIS_ALLIES_POWER_NOBODY,
  /// The USSR, which begins each round.
  ussr = GROG_AXIS_ALLIES_POWER_USSR,
  /// Germany.
  germany = GROG_AXIS_ALLIES_POWER_GERMANY,
  /// The United Kingdom.
  uk = GROG_AXIS_ALLIES_POWER_UK,
  /// Japan.
  japan = GROG_AXIS_ALLIES_POWER_JAPAN,
  /// The USA, which ends each round.
  usa = GROG_AXIS_ALLIES_POWER_USA,
};

/// The quantity that a search for units minimizes.
enum class Price : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The number of units; on a tie the cheapest units, and of these the ones with the best chance.
  units = GROG_AXIS_ALLIES_PRICE_UNITS,
  /// The cost of the units; on a tie the units with the best chance.
  ipc = GROG_AXIS_ALLIES_PRICE_IPC,
};

/// A side's role in a battle.
enum class Role : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The attacker.
  attacker = GROG_AXIS_ALLIES_ROLE_ATTACKER,
  /// The defender.
  defender = GROG_AXIS_ALLIES_ROLE_DEFENDER,
};

/// A side of the game.
enum class Side : std::uint8_t {
  /// Neither side.
  neither = GROG_AXIS_ALLIES_SIDE_NEITHER,
  /// Germany and Japan.
  axis = GROG_AXIS_ALLIES_SIDE_AXIS,
  /// The USSR, the United Kingdom and the USA.
  allies = GROG_AXIS_ALLIES_SIDE_ALLIES,
};

/// A space of the board, whose code is its number. A word is the code of the DAAK map where there is one, with CAR
/// split into land and sea. Other land, and the seas that players abbreviate, have three letters chosen by this
/// library. The rest have the zone's name.
enum class Site : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Afghanistan.
  afg = GROG_AXIS_ALLIES_SITE_AFG,
  /// Alaska.
  ala = GROG_AXIS_ALLIES_SITE_ALA,
  /// Algeria.
  alg = GROG_AXIS_ALLIES_SITE_ALG,
  /// Anglo Sudan Egypt, EGY.
  egy = GROG_AXIS_ALLIES_SITE_EGY,
  /// Angola.
  ang = GROG_AXIS_ALLIES_SITE_ANG,
  /// Argentina-Chile.
  arg = GROG_AXIS_ALLIES_SITE_ARG,
  /// Australia, AUS.
  aus = GROG_AXIS_ALLIES_SITE_AUS,
  /// Borneo Celebes, BOR.
  bor = GROG_AXIS_ALLIES_SITE_BOR,
  /// Brazil.
  bra = GROG_AXIS_ALLIES_SITE_BRA,
  /// Caroline Islands, CAR.
  car_land = GROG_AXIS_ALLIES_SITE_CAR_LAND,
  /// Caucasus, CAU.
  cau = GROG_AXIS_ALLIES_SITE_CAU,
  /// China.
  chi = GROG_AXIS_ALLIES_SITE_CHI,
  /// Columbia.
  col = GROG_AXIS_ALLIES_SITE_COL,
  /// Congo.
  con = GROG_AXIS_ALLIES_SITE_CON,
  /// Cuba, CUB.
  cub = GROG_AXIS_ALLIES_SITE_CUB,
  /// East Canada, ECA.
  eca = GROG_AXIS_ALLIES_SITE_ECA,
  /// East Europe.
  eeu = GROG_AXIS_ALLIES_SITE_EEU,
  /// East Indies, SUM.
  sum = GROG_AXIS_ALLIES_SITE_SUM,
  /// East US, EUS.
  eus = GROG_AXIS_ALLIES_SITE_EUS,
  /// Eire, IRE.
  ire = GROG_AXIS_ALLIES_SITE_IRE,
  /// Evenki National Okrug.
  eve = GROG_AXIS_ALLIES_SITE_EVE,
  /// Finland Norway, FIN.
  fin = GROG_AXIS_ALLIES_SITE_FIN,
  /// French Equatorial Africa, FEQ.
  feq = GROG_AXIS_ALLIES_SITE_FEQ,
  /// French Indo China.
  fic = GROG_AXIS_ALLIES_SITE_FIC,
  /// French West Africa.
  fwa = GROG_AXIS_ALLIES_SITE_FWA,
  /// Germany, GER.
  ger = GROG_AXIS_ALLIES_SITE_GER,
  /// Gibraltar.
  gib = GROG_AXIS_ALLIES_SITE_GIB,
  /// Hawaiian Islands, HAW.
  haw = GROG_AXIS_ALLIES_SITE_HAW,
  /// India.
  ind = GROG_AXIS_ALLIES_SITE_IND,
  /// Italian East Africa.
  iea = GROG_AXIS_ALLIES_SITE_IEA,
  /// Japan, JPN.
  jpn = GROG_AXIS_ALLIES_SITE_JPN,
  /// Karelia S.S.R., LEN.
  len = GROG_AXIS_ALLIES_SITE_LEN,
  /// Kazakh S.S.R.
  kaz = GROG_AXIS_ALLIES_SITE_KAZ,
  /// Kenya-Rhodesia.
  ken = GROG_AXIS_ALLIES_SITE_KEN,
  /// Kwangtung.
  kwa = GROG_AXIS_ALLIES_SITE_KWA,
  /// Libya, LIB.
  lib = GROG_AXIS_ALLIES_SITE_LIB,
  /// Madagascar, MAD.
  mad = GROG_AXIS_ALLIES_SITE_MAD,
  /// Manchuria.
  man = GROG_AXIS_ALLIES_SITE_MAN,
  /// Mexico, MEX.
  mex = GROG_AXIS_ALLIES_SITE_MEX,
  /// Midway, MID.
  mid = GROG_AXIS_ALLIES_SITE_MID,
  /// Mongolia.
  mon = GROG_AXIS_ALLIES_SITE_MON,
  /// Mozambique.
  moz = GROG_AXIS_ALLIES_SITE_MOZ,
  /// New Guinea, NGU.
  ngu = GROG_AXIS_ALLIES_SITE_NGU,
  /// New Zealand, NZE.
  nze = GROG_AXIS_ALLIES_SITE_NZE,
  /// Novosibirsk.
  nov = GROG_AXIS_ALLIES_SITE_NOV,
  /// Okinawa, OKI.
  oki = GROG_AXIS_ALLIES_SITE_OKI,
  /// Panama, PAN.
  pan = GROG_AXIS_ALLIES_SITE_PAN,
  /// Persia.
  per = GROG_AXIS_ALLIES_SITE_PER,
  /// Peru.
  pru = GROG_AXIS_ALLIES_SITE_PRU,
  /// Philippines, PHI.
  phi = GROG_AXIS_ALLIES_SITE_PHI,
  /// Rio del Oro.
  rdo = GROG_AXIS_ALLIES_SITE_RDO,
  /// Russia, MOS.
  mos = GROG_AXIS_ALLIES_SITE_MOS,
  /// Saudi Arabia.
  sau = GROG_AXIS_ALLIES_SITE_SAU,
  /// Sinkiang.
  sin = GROG_AXIS_ALLIES_SITE_SIN,
  /// Solomon Islands, SUL.
  sul = GROG_AXIS_ALLIES_SITE_SUL,
  /// South Africa.
  saf = GROG_AXIS_ALLIES_SITE_SAF,
  /// South Europe.
  seu = GROG_AXIS_ALLIES_SITE_SEU,
  /// Soviet Far East.
  sfe = GROG_AXIS_ALLIES_SITE_SFE,
  /// Spain.
  spa = GROG_AXIS_ALLIES_SITE_SPA,
  /// Sweden.
  swe = GROG_AXIS_ALLIES_SITE_SWE,
  /// Switzerland.
  swi = GROG_AXIS_ALLIES_SITE_SWI,
  /// Syria Jordan, SYR.
  syr = GROG_AXIS_ALLIES_SITE_SYR,
  /// Turkey.
  tur = GROG_AXIS_ALLIES_SITE_TUR,
  /// Ukraine S.S.R., UKR.
  ukr = GROG_AXIS_ALLIES_SITE_UKR,
  /// United Kingdom, GBR.
  gbr = GROG_AXIS_ALLIES_SITE_GBR,
  /// Wake Island, WAK.
  wak = GROG_AXIS_ALLIES_SITE_WAK,
  /// West Canada, WCA.
  wca = GROG_AXIS_ALLIES_SITE_WCA,
  /// West Europe, WEU.
  weu = GROG_AXIS_ALLIES_SITE_WEU,
  /// West US, WUS.
  wus = GROG_AXIS_ALLIES_SITE_WUS,
  /// Yakut S.S.R.
  yak = GROG_AXIS_ALLIES_SITE_YAK,
  /// Alaska Sea Zone, BER.
  ber = GROG_AXIS_ALLIES_SITE_BER,
  /// Angola Sea Zone.
  angola_sea_zone = GROG_AXIS_ALLIES_SITE_ANGOLA_SEA_ZONE,
  /// Antarctic Sea Zone.
  antarctic_sea_zone = GROG_AXIS_ALLIES_SITE_ANTARCTIC_SEA_ZONE,
  /// Baltic Sea Zone.
  bal = GROG_AXIS_ALLIES_SITE_BAL,
  /// Black Sea Zone.
  bla = GROG_AXIS_ALLIES_SITE_BLA,
  /// Borneo Sea Zone.
  borneo_sea_zone = GROG_AXIS_ALLIES_SITE_BORNEO_SEA_ZONE,
  /// Caroline Islands Sea Zone.
  caroline_islands_sea_zone = GROG_AXIS_ALLIES_SITE_CAROLINE_ISLANDS_SEA_ZONE,
  /// Caribbean Sea Zone, CAR.
  car_sea = GROG_AXIS_ALLIES_SITE_CAR_SEA,
  /// Caspian Sea Zone, CAS.
  cas = GROG_AXIS_ALLIES_SITE_CAS,
  /// Central Mediterranean Sea Zone, CMD.
  cmd = GROG_AXIS_ALLIES_SITE_CMD,
  /// Congo Sea Zone.
  congo_sea_zone = GROG_AXIS_ALLIES_SITE_CONGO_SEA_ZONE,
  /// East Argentina Sea Zone.
  east_argentina_sea_zone = GROG_AXIS_ALLIES_SITE_EAST_ARGENTINA_SEA_ZONE,
  /// East Canada Sea Zone, LAB.
  lab = GROG_AXIS_ALLIES_SITE_LAB,
  /// East Compass Sea Zone.
  east_compass_sea_zone = GROG_AXIS_ALLIES_SITE_EAST_COMPASS_SEA_ZONE,
  /// East Indies Sea Zone.
  east_indies_sea_zone = GROG_AXIS_ALLIES_SITE_EAST_INDIES_SEA_ZONE,
  /// East Mediterranean Sea Zone, EMD.
  emd = GROG_AXIS_ALLIES_SITE_EMD,
  /// East Pacific Sea Zone, SPO.
  spo = GROG_AXIS_ALLIES_SITE_SPO,
  /// East US Sea Zone, ECO.
  eco = GROG_AXIS_ALLIES_SITE_ECO,
  /// French Indo China Sea Zone.
  french_indo_china_sea_zone = GROG_AXIS_ALLIES_SITE_FRENCH_INDO_CHINA_SEA_ZONE,
  /// Gulf of Mexico Sea Zone, GOM.
  gom = GROG_AXIS_ALLIES_SITE_GOM,
  /// Hawaii Sea Zone.
  hawaii_sea_zone = GROG_AXIS_ALLIES_SITE_HAWAII_SEA_ZONE,
  /// Indian Ocean Sea Zone.
  indian_ocean_sea_zone = GROG_AXIS_ALLIES_SITE_INDIAN_OCEAN_SEA_ZONE,
  /// Japan Sea Zone.
  japan_sea_zone = GROG_AXIS_ALLIES_SITE_JAPAN_SEA_ZONE,
  /// Karelia Sea Zone.
  bar = GROG_AXIS_ALLIES_SITE_BAR,
  /// Kwangtung Sea Zone.
  kwangtung_sea_zone = GROG_AXIS_ALLIES_SITE_KWANGTUNG_SEA_ZONE,
  /// Mexico Sea Zone, GOC.
  goc = GROG_AXIS_ALLIES_SITE_GOC,
  /// Midway Sea Zone.
  midway_sea_zone = GROG_AXIS_ALLIES_SITE_MIDWAY_SEA_ZONE,
  /// Mozambique Sea Zone.
  mozambique_sea_zone = GROG_AXIS_ALLIES_SITE_MOZAMBIQUE_SEA_ZONE,
  /// New Guinea Sea Zone.
  new_guinea_sea_zone = GROG_AXIS_ALLIES_SITE_NEW_GUINEA_SEA_ZONE,
  /// New Zealand Sea Zone, TAS.
  tas = GROG_AXIS_ALLIES_SITE_TAS,
  /// North Atlantic Sea Zone.
  north_atlantic_sea_zone = GROG_AXIS_ALLIES_SITE_NORTH_ATLANTIC_SEA_ZONE,
  /// North Australia Sea Zone.
  north_australia_sea_zone = GROG_AXIS_ALLIES_SITE_NORTH_AUSTRALIA_SEA_ZONE,
  /// North Brazil Sea Zone.
  north_brazil_sea_zone = GROG_AXIS_ALLIES_SITE_NORTH_BRAZIL_SEA_ZONE,
  /// North Pacific Sea Zone.
  north_pacific_sea_zone = GROG_AXIS_ALLIES_SITE_NORTH_PACIFIC_SEA_ZONE,
  /// North Sea Zone, NOR.
  nor = GROG_AXIS_ALLIES_SITE_NOR,
  /// Okinawa Sea Zone.
  okinawa_sea_zone = GROG_AXIS_ALLIES_SITE_OKINAWA_SEA_ZONE,
  /// Peru Sea Zone, JFI.
  jfi = GROG_AXIS_ALLIES_SITE_JFI,
  /// Philippines Sea Zone.
  philippines_sea_zone = GROG_AXIS_ALLIES_SITE_PHILIPPINES_SEA_ZONE,
  /// Red Sea Zone, RED.
  red = GROG_AXIS_ALLIES_SITE_RED,
  /// Solomon Islands Sea Zone, SOS.
  sos = GROG_AXIS_ALLIES_SITE_SOS,
  /// South Africa Sea Zone.
  south_africa_sea_zone = GROG_AXIS_ALLIES_SITE_SOUTH_AFRICA_SEA_ZONE,
  /// South Argentina Sea Zone, SCO.
  sco = GROG_AXIS_ALLIES_SITE_SCO,
  /// South Atlantic Sea Zone.
  south_atlantic_sea_zone = GROG_AXIS_ALLIES_SITE_SOUTH_ATLANTIC_SEA_ZONE,
  /// South Australia Sea Zone.
  south_australia_sea_zone = GROG_AXIS_ALLIES_SITE_SOUTH_AUSTRALIA_SEA_ZONE,
  /// South Brazil Sea Zone.
  south_brazil_sea_zone = GROG_AXIS_ALLIES_SITE_SOUTH_BRAZIL_SEA_ZONE,
  /// South Compass Sea Zone.
  south_compass_sea_zone = GROG_AXIS_ALLIES_SITE_SOUTH_COMPASS_SEA_ZONE,
  /// South East Madagascar Sea Zone.
  south_east_madagascar_sea_zone = GROG_AXIS_ALLIES_SITE_SOUTH_EAST_MADAGASCAR_SEA_ZONE,
  /// South Pacific Sea Zone, POL.
  pol = GROG_AXIS_ALLIES_SITE_POL,
  /// Soviet Far East Sea Zone.
  soviet_far_east_sea_zone = GROG_AXIS_ALLIES_SITE_SOVIET_FAR_EAST_SEA_ZONE,
  /// Wake Island Sea Zone.
  wake_island_sea_zone = GROG_AXIS_ALLIES_SITE_WAKE_ISLAND_SEA_ZONE,
  /// West Africa Sea Zone.
  west_africa_sea_zone = GROG_AXIS_ALLIES_SITE_WEST_AFRICA_SEA_ZONE,
  /// West Australia Sea Zone.
  west_australia_sea_zone = GROG_AXIS_ALLIES_SITE_WEST_AUSTRALIA_SEA_ZONE,
  /// West Canada Sea Zone.
  west_canada_sea_zone = GROG_AXIS_ALLIES_SITE_WEST_CANADA_SEA_ZONE,
  /// West Compass Sea Zone.
  west_compass_sea_zone = GROG_AXIS_ALLIES_SITE_WEST_COMPASS_SEA_ZONE,
  /// West Mediterranean Sea Zone.
  wmd = GROG_AXIS_ALLIES_SITE_WMD,
  /// West Panama Sea Zone, GLP.
  glp = GROG_AXIS_ALLIES_SITE_GLP,
  /// West Spain Sea Zone.
  west_spain_sea_zone = GROG_AXIS_ALLIES_SITE_WEST_SPAIN_SEA_ZONE,
  /// West US Sea Zone.
  west_us_sea_zone = GROG_AXIS_ALLIES_SITE_WEST_US_SEA_ZONE,
};

/// What a battle waits for, in the order of a round.
enum class Stage : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// The dice of the antiaircraft gun, before the first round (AA 3.1a).
  aa_fire = GROG_AXIS_ALLIES_STAGE_AA_FIRE,
  /// The attacker's choice of the aircraft lost to the gun.
  aa_losses = GROG_AXIS_ALLIES_STAGE_AA_LOSSES,
  /// The dice of the battleships' support shots, in the first round (AA 3.5a).
  support_fire = GROG_AXIS_ALLIES_STAGE_SUPPORT_FIRE,
  /// The defender's choice of the losses from support shots; they still fire back.
  support_losses = GROG_AXIS_ALLIES_STAGE_SUPPORT_LOSSES,
  /// The dice of attacking submarines at sea.
  submarine_fire = GROG_AXIS_ALLIES_STAGE_SUBMARINE_FIRE,
  /// The defender's choice of the losses from submarines; they are removed at once.
  submarine_losses = GROG_AXIS_ALLIES_STAGE_SUBMARINE_LOSSES,
  /// The dice of the other attackers.
  attack_fire = GROG_AXIS_ALLIES_STAGE_ATTACK_FIRE,
  /// The defender's choice of the losses from the other attackers; they still fire back.
  attack_losses = GROG_AXIS_ALLIES_STAGE_ATTACK_LOSSES,
  /// The dice of the defenders.
  defence_fire = GROG_AXIS_ALLIES_STAGE_DEFENCE_FIRE,
  /// The attacker's choice of losses.
  defence_losses = GROG_AXIS_ALLIES_STAGE_DEFENCE_LOSSES,
  /// The withdrawal of the attacker's submarines (AA 4.2a, 4.2b).
  attacker_submarines = GROG_AXIS_ALLIES_STAGE_ATTACKER_SUBMARINES,
  /// The withdrawal of the defender's submarines (AA 4.2a, 4.2b).
  defender_submarines = GROG_AXIS_ALLIES_STAGE_DEFENDER_SUBMARINES,
  /// The attacker's decision whether to retreat (AA 4.1a).
  retreat = GROG_AXIS_ALLIES_STAGE_RETREAT,
  /// Nothing: the battle is over.
  over = GROG_AXIS_ALLIES_STAGE_OVER,
};

/// The kind of a step.
enum class StepKind : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Purchase: `count` pieces of `kind` are bought.
  buy = GROG_AXIS_ALLIES_STEP_KIND_BUY,
  /// Movement: `pieces` move together along `path`. The cargo of a ship moves with it and is not listed.
  move = GROG_AXIS_ALLIES_STEP_KIND_MOVE,
  /// Movement: `pieces` board the `transport`.
  board = GROG_AXIS_ALLIES_STEP_KIND_BOARD,
  /// Movement: `pieces` unload onto the land `space`.
  unload = GROG_AXIS_ALLIES_STEP_KIND_UNLOAD,
  /// Combat movement: bombers over an industrial complex are to raid it.
  raid = GROG_AXIS_ALLIES_STEP_KIND_RAID,
  /// Combat: the battle in `space` begins, with the `support` of battleships. Each battleship that may support it is
  /// a choice of its own; others may join before the dice of the support shots.
  fight = GROG_AXIS_ALLIES_STEP_KIND_FIGHT,
  /// Combat: the raid on `space` begins.
  bomb = GROG_AXIS_ALLIES_STEP_KIND_BOMB,
  /// The `dice` for which the position waits.
  dice = GROG_AXIS_ALLIES_STEP_KIND_DICE,
  /// The losses for which the position waits, or some of them: `pieces`.
  lose = GROG_AXIS_ALLIES_STEP_KIND_LOSE,
  /// The submarines in `pieces` withdraw to `space`, and others may follow; without pieces the others stay.
  withdraw = GROG_AXIS_ALLIES_STEP_KIND_WITHDRAW,
  /// The attacker continues the battle.
  press = GROG_AXIS_ALLIES_STEP_KIND_PRESS,
  /// The attacker retreats to `space`; absent if only aircraft retreat.
  retreat = GROG_AXIS_ALLIES_STEP_KIND_RETREAT,
  /// Placement: `count` pieces of `kind` are placed in `space`.
  place = GROG_AXIS_ALLIES_STEP_KIND_PLACE,
  /// The side whose turn it is surrenders.
  surrender = GROG_AXIS_ALLIES_STEP_KIND_SURRENDER,
  /// The phase ends.
  end = GROG_AXIS_ALLIES_STEP_KIND_END,
  /// Fighters that lost their carrier land on the remaining ones: `pieces` before others, and without pieces the others
  /// in the order of the list.
  keep = GROG_AXIS_ALLIES_STEP_KIND_KEEP,
};

/// The surface of a space.
enum class Surface : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// A territory.
  land = GROG_AXIS_ALLIES_SURFACE_LAND,
  /// A sea zone.
  sea = GROG_AXIS_ALLIES_SURFACE_SEA,
};

/// The phases of a turn. Income follows on placement by itself.
enum class TurnPhase : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Purchase.
  purchase = GROG_AXIS_ALLIES_TURN_PHASE_PURCHASE,
  /// Combat movement.
  combat_movement = GROG_AXIS_ALLIES_TURN_PHASE_COMBAT_MOVEMENT,
  /// Raids and battles.
  combat = GROG_AXIS_ALLIES_TURN_PHASE_COMBAT,
  /// Non-combat movement.
  noncombat_movement = GROG_AXIS_ALLIES_TURN_PHASE_NONCOMBAT_MOVEMENT,
  /// Placement.
  placement = GROG_AXIS_ALLIES_TURN_PHASE_PLACEMENT,
};

/// When a piece unloaded.
enum class Unloading : std::uint8_t {
  /// Neither in this turn nor in this round.
  none = GROG_AXIS_ALLIES_UNLOADING_NONE,
  /// In this turn.
  this_turn = GROG_AXIS_ALLIES_UNLOADING_THIS_TURN,
  /// In this round, on an earlier turn.
  this_round = GROG_AXIS_ALLIES_UNLOADING_THIS_ROUND,
};

/// The step for which a position waits.
enum class Waits : std::uint8_t {
  /// No word is given.
  absent = 0,
  /// Orders of the phase, or its end.
  orders = GROG_AXIS_ALLIES_WAITS_ORDERS,
  /// Dice.
  dice = GROG_AXIS_ALLIES_WAITS_DICE,
  /// Losses.
  losses = GROG_AXIS_ALLIES_WAITS_LOSSES,
  /// The submarines that withdraw, or their decision to stay.
  submarines = GROG_AXIS_ALLIES_WAITS_SUBMARINES,
  /// The attacker's decision to continue or to retreat.
  retreat = GROG_AXIS_ALLIES_WAITS_RETREAT,
  /// None: the game is won.
  nothing = GROG_AXIS_ALLIES_WAITS_NOTHING,
  /// The choice of the fighters that lost their carrier and land on the remaining ones (AA 3.4b).
  fighters = GROG_AXIS_ALLIES_WAITS_FIGHTERS,
};

/// The number of units of each kind that fight on one side. Antiaircraft guns, complexes and cargo do not fight and are
/// not counted.
struct Force {
  /// The number of infantry.
  std::uint16_t infantry{};
  /// The number of armor.
  std::uint16_t armor{};
  /// The number of fighters.
  std::uint16_t fighter{};
  /// The number of bombers.
  std::uint16_t bomber{};
  /// The number of transports.
  std::uint16_t transport{};
  /// The number of submarines.
  std::uint16_t submarine{};
  /// The number of aircraft carriers.
  std::uint16_t carrier{};
  /// The number of battleships.
  std::uint16_t battleship{};
  /// The number of a game's own units that act as infantry.
  std::uint16_t own_infantry{};
  /// The number of a game's own units that act as armor.
  std::uint16_t own_armor{};
  /// The number of a game's own aircraft that act as fighters.
  std::uint16_t own_fighter{};
  /// The number of a game's own ships that act as battleships.
  std::uint16_t own_warship{};

  /// The units, such as `10 infantry, 3 fighter`.
  [[nodiscard]] std::string text() const {
    std::string out;
    ::grognard::detail::count(out, infantry, "infantry");
    ::grognard::detail::count(out, armor, "armor");
    ::grognard::detail::count(out, fighter, "fighter");
    ::grognard::detail::count(out, bomber, "bomber");
    ::grognard::detail::count(out, transport, "transport");
    ::grognard::detail::count(out, submarine, "submarine");
    ::grognard::detail::count(out, carrier, "carrier");
    ::grognard::detail::count(out, battleship, "battleship");
    ::grognard::detail::count(out, own_infantry, "own_infantry");
    ::grognard::detail::count(out, own_armor, "own_armor");
    ::grognard::detail::count(out, own_fighter, "own_fighter");
    ::grognard::detail::count(out, own_warship, "own_warship");
    return out.empty() ? "none" : out;
  }

  /// Reads a force from a text such as `10 infantry, 3 fighter`, in which kinds may be in short as in orders. The fault
  /// has the code alone.
  static ::grognard::Result<Force> read(std::string_view text) {
    Force force;
    ::grognard::Fault fault;
    const std::int32_t status =
        grog_axis_allies_force_read(std::string(text).c_str(), reinterpret_cast<GrogAxisAlliesForce*>(&force));
    if (status != 0) {
      fault.raw.code = static_cast<std::uint16_t>(status);
      return fault;
    }
    return force;
  }

  template <class Traits>
  friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out, const Force& force) {
    return out << force.text();
  }

  friend bool operator==(const Force& lhs, const Force& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Force& lhs, const Force& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Force) == sizeof(GrogAxisAlliesForce) && alignof(Force) == alignof(GrogAxisAlliesForce));
static_assert(offsetof(Force, infantry) == offsetof(GrogAxisAlliesForce, infantry));
static_assert(offsetof(Force, armor) == offsetof(GrogAxisAlliesForce, armor));
static_assert(offsetof(Force, fighter) == offsetof(GrogAxisAlliesForce, fighter));
static_assert(offsetof(Force, bomber) == offsetof(GrogAxisAlliesForce, bomber));
static_assert(offsetof(Force, transport) == offsetof(GrogAxisAlliesForce, transport));
static_assert(offsetof(Force, submarine) == offsetof(GrogAxisAlliesForce, submarine));
static_assert(offsetof(Force, carrier) == offsetof(GrogAxisAlliesForce, carrier));
static_assert(offsetof(Force, battleship) == offsetof(GrogAxisAlliesForce, battleship));
static_assert(offsetof(Force, own_infantry) == offsetof(GrogAxisAlliesForce, own_infantry));
static_assert(offsetof(Force, own_armor) == offsetof(GrogAxisAlliesForce, own_armor));
static_assert(offsetof(Force, own_fighter) == offsetof(GrogAxisAlliesForce, own_fighter));
static_assert(offsetof(Force, own_warship) == offsetof(GrogAxisAlliesForce, own_warship));

/// An effect of a step. The next position includes it.
struct GameEffect {
  /// The kind of effect.
  ::grognard::axis_allies::GameEffectKind what{};
  /// The power.
  ::grognard::axis_allies::Power power{};
  /// The piece's kind.
  ::grognard::axis_allies::Kind kind{};
  /// Zero.
  std::uint8_t reserved{};
  /// The piece's number; absent for none.
  ::grognard::Said<std::uint16_t> piece{};
  /// The space; absent for none.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The amount.
  std::uint16_t amount{};
  /// The rule's number.
  std::uint16_t rule{};

  friend bool operator==(const GameEffect& lhs, const GameEffect& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GameEffect& lhs, const GameEffect& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GameEffect) == sizeof(GrogAxisAlliesGameEffect) && alignof(GameEffect) == alignof(GrogAxisAlliesGameEffect));
static_assert(offsetof(GameEffect, what) == offsetof(GrogAxisAlliesGameEffect, what));
static_assert(offsetof(GameEffect, power) == offsetof(GrogAxisAlliesGameEffect, power));
static_assert(offsetof(GameEffect, kind) == offsetof(GrogAxisAlliesGameEffect, kind));
static_assert(offsetof(GameEffect, reserved) == offsetof(GrogAxisAlliesGameEffect, reserved));
static_assert(offsetof(GameEffect, piece) == offsetof(GrogAxisAlliesGameEffect, piece));
static_assert(offsetof(GameEffect, space) == offsetof(GrogAxisAlliesGameEffect, space));
static_assert(offsetof(GameEffect, amount) == offsetof(GrogAxisAlliesGameEffect, amount));
static_assert(offsetof(GameEffect, rule) == offsetof(GrogAxisAlliesGameEffect, rule));

/// A row of the unit chart.
struct UnitValue {
  /// The kind of the row. Required where the answer depends on it.
  ::grognard::axis_allies::Kind kind{};
  /// The cost, in IPC, at least 1. Required where money counts.
  std::uint8_t cost{};
  /// The number of spaces that it moves in a turn, at least 1 in a board's chart; 0 for an industrial complex.
  std::uint8_t movement{};
  /// The highest roll that hits in attack: 0 for never, at most the number of faces. Required of a kind that fights.
  ::grognard::Said<std::uint8_t> attack{};
  /// The highest roll that hits in defence: 0 for never, at most the number of faces. Required of a kind that fights.
  ::grognard::Said<std::uint8_t> defence{};
  /// The highest roll of its special shot that hits, 0 for none: a battleship's support shot, an antiaircraft gun's
  /// die. 0 for a kind of a game's own.
  std::uint8_t shot{};
  /// The room that it offers to cargo. 0 for a kind of a game's own.
  std::uint8_t hold{};
  /// The room that it takes as cargo.
  std::uint8_t space{};
  /// The house rule that sets the row, `HOUSE 1` to `HOUSE 24`; absent for none.
  ///
  /// C and Rust count them from 1000.
  std::uint16_t rule{};
  /// The number of faces of the game's dice, 2 to 20, the same in every row; 0 for six. A chart for other dice has a
  /// row for each kind that rolls: all but the industrial complex.
  std::uint8_t faces{};
  std::array<std::uint8_t, 5> reserved{};

  friend bool operator==(const UnitValue& lhs, const UnitValue& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const UnitValue& lhs, const UnitValue& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(UnitValue) == sizeof(GrogAxisAlliesUnitValue) && alignof(UnitValue) == alignof(GrogAxisAlliesUnitValue));
static_assert(offsetof(UnitValue, kind) == offsetof(GrogAxisAlliesUnitValue, kind));
static_assert(offsetof(UnitValue, cost) == offsetof(GrogAxisAlliesUnitValue, cost));
static_assert(offsetof(UnitValue, movement) == offsetof(GrogAxisAlliesUnitValue, movement));
static_assert(offsetof(UnitValue, attack) == offsetof(GrogAxisAlliesUnitValue, attack));
static_assert(offsetof(UnitValue, defence) == offsetof(GrogAxisAlliesUnitValue, defence));
static_assert(offsetof(UnitValue, shot) == offsetof(GrogAxisAlliesUnitValue, shot));
static_assert(offsetof(UnitValue, hold) == offsetof(GrogAxisAlliesUnitValue, hold));
static_assert(offsetof(UnitValue, space) == offsetof(GrogAxisAlliesUnitValue, space));
static_assert(offsetof(UnitValue, rule) == offsetof(GrogAxisAlliesUnitValue, rule));
static_assert(offsetof(UnitValue, faces) == offsetof(GrogAxisAlliesUnitValue, faces));
static_assert(offsetof(UnitValue, reserved) == offsetof(GrogAxisAlliesUnitValue, reserved));

/// The dice of an antiaircraft gun.
struct AaVolley {
  /// The number of dice, one for each aircraft.
  std::uint16_t dice{};
  /// The highest roll that hits.
  std::uint8_t hits_at{};
  /// The number of faces of the dice.
  std::uint8_t faces{};

  friend bool operator==(const AaVolley& lhs, const AaVolley& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const AaVolley& lhs, const AaVolley& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(AaVolley) == sizeof(GrogAxisAlliesAaVolley) && alignof(AaVolley) == alignof(GrogAxisAlliesAaVolley));
static_assert(offsetof(AaVolley, dice) == offsetof(GrogAxisAlliesAaVolley, dice));
static_assert(offsetof(AaVolley, hits_at) == offsetof(GrogAxisAlliesAaVolley, hits_at));
static_assert(offsetof(AaVolley, faces) == offsetof(GrogAxisAlliesAaVolley, faces));

/// The result of antiaircraft fire.
struct AaHits {
  /// The number of aircraft lost. Their owner chooses which.
  std::uint16_t hits{};
  /// The number of aircraft left.
  std::uint16_t left{};

  friend bool operator==(const AaHits& lhs, const AaHits& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const AaHits& lhs, const AaHits& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(AaHits) == sizeof(GrogAxisAlliesAaHits) && alignof(AaHits) == alignof(GrogAxisAlliesAaHits));
static_assert(offsetof(AaHits, hits) == offsetof(GrogAxisAlliesAaHits, hits));
static_assert(offsetof(AaHits, left) == offsetof(GrogAxisAlliesAaHits, left));

/// A number of hits and its chance.
struct AaChance {
  /// The chance, in units of 1/2^63.
  ::grognard::Chance chance{};
  /// The number of hits.
  std::uint16_t hits{};
  std::array<std::uint8_t, 6> reserved{};

  friend bool operator==(const AaChance& lhs, const AaChance& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const AaChance& lhs, const AaChance& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(AaChance) == sizeof(GrogAxisAlliesAaChance) && alignof(AaChance) == alignof(GrogAxisAlliesAaChance));
static_assert(offsetof(AaChance, chance) == offsetof(GrogAxisAlliesAaChance, chance));
static_assert(offsetof(AaChance, hits) == offsetof(GrogAxisAlliesAaChance, hits));
static_assert(offsetof(AaChance, reserved) == offsetof(GrogAxisAlliesAaChance, reserved));

/// An expected value: a whole part and a fraction.
struct Expected {
  /// The whole part.
  std::uint64_t whole{};
  /// The fraction, in units of 1/2^63.
  ::grognard::Chance fraction{};

  /// The nearest `double`.
  [[nodiscard]] constexpr double value() const noexcept { return static_cast<double>(whole) + fraction.value(); }
  /// Two decimals, such as `10.21`.
  [[nodiscard]] std::string text() const { return ::grognard::detail::decimals(value(), 2); }

  template <class Traits>
  friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out, const Expected& number) {
    return out << number.text();
  }

  friend bool operator==(const Expected& lhs, const Expected& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Expected& lhs, const Expected& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Expected) == sizeof(GrogAxisAlliesExpected) && alignof(Expected) == alignof(GrogAxisAlliesExpected));
static_assert(offsetof(Expected, whole) == offsetof(GrogAxisAlliesExpected, whole));
static_assert(offsetof(Expected, fraction) == offsetof(GrogAxisAlliesExpected, fraction));

/// The chances of antiaircraft fire.
struct AaChances {
  /// The expected number of hits.
  ::grognard::axis_allies::Expected hits{};
  /// The upper bound of the error of each chance, in units of 1/2^63.
  ::grognard::Chance missing{};

  friend bool operator==(const AaChances& lhs, const AaChances& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const AaChances& lhs, const AaChances& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(AaChances) == sizeof(GrogAxisAlliesAaChances) && alignof(AaChances) == alignof(GrogAxisAlliesAaChances));
static_assert(offsetof(AaChances, hits) == offsetof(GrogAxisAlliesAaChances, hits));
static_assert(offsetof(AaChances, missing) == offsetof(GrogAxisAlliesAaChances, missing));

/// Battleships of one sea zone that are to support an assault (AA 3.5a).
struct Bombardment {
  /// The number of battleships that are to fire.
  std::uint8_t battleships{};
  /// The number of these that were in a sea battle in this phase.
  std::uint8_t fought{};
  /// A transport in the same sea zone unloads into the territory.
  ::grognard::Flag unloading{};
  /// There was a sea battle in that zone in this phase.
  ::grognard::Flag sea_battle{};
  std::array<std::uint8_t, 4> reserved{};

  friend bool operator==(const Bombardment& lhs, const Bombardment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Bombardment& lhs, const Bombardment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Bombardment) == sizeof(GrogAxisAlliesBombardment) && alignof(Bombardment) == alignof(GrogAxisAlliesBombardment));
static_assert(offsetof(Bombardment, battleships) == offsetof(GrogAxisAlliesBombardment, battleships));
static_assert(offsetof(Bombardment, fought) == offsetof(GrogAxisAlliesBombardment, fought));
static_assert(offsetof(Bombardment, unloading) == offsetof(GrogAxisAlliesBombardment, unloading));
static_assert(offsetof(Bombardment, sea_battle) == offsetof(GrogAxisAlliesBombardment, sea_battle));
static_assert(offsetof(Bombardment, reserved) == offsetof(GrogAxisAlliesBombardment, reserved));

/// The highest rolls that hit: the part of the unit chart that a battle uses.
struct Figures {
  /// In attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier,
  /// battleship.
  std::array<std::uint8_t, 8> attack{};
  /// In defence, in the same order.
  std::array<std::uint8_t, 8> defence{};
  /// For a battleship's support shot.
  std::uint8_t support{};
  /// For an antiaircraft gun.
  std::uint8_t aa{};
  /// The number of faces of the dice; 0 for six.
  std::uint8_t faces{};
  /// In attack, of a game's own kinds in their order: own_infantry, own_armor, own_fighter, own_warship.
  std::array<std::uint8_t, 4> own_attack{};
  /// In defence, in the same order.
  std::array<std::uint8_t, 4> own_defence{};

  friend bool operator==(const Figures& lhs, const Figures& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Figures& lhs, const Figures& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Figures) == sizeof(GrogAxisAlliesFigures) && alignof(Figures) == alignof(GrogAxisAlliesFigures));
static_assert(offsetof(Figures, attack) == offsetof(GrogAxisAlliesFigures, attack));
static_assert(offsetof(Figures, defence) == offsetof(GrogAxisAlliesFigures, defence));
static_assert(offsetof(Figures, support) == offsetof(GrogAxisAlliesFigures, support));
static_assert(offsetof(Figures, aa) == offsetof(GrogAxisAlliesFigures, aa));
static_assert(offsetof(Figures, faces) == offsetof(GrogAxisAlliesFigures, faces));
static_assert(offsetof(Figures, own_attack) == offsetof(GrogAxisAlliesFigures, own_attack));
static_assert(offsetof(Figures, own_defence) == offsetof(GrogAxisAlliesFigures, own_defence));

/// A battle between two steps. A plain value that the caller keeps.
struct Battle {
  /// The attackers at the start of the battle.
  ::grognard::axis_allies::Force attacker_start{};
  /// The defenders at the start of the battle.
  ::grognard::axis_allies::Force defender_start{};
  /// The attackers in the battle.
  ::grognard::axis_allies::Force attacker{};
  /// The defenders in the battle, including those that are hit and still fire.
  ::grognard::axis_allies::Force defender{};
  /// Defenders that are hit and still fire before they are removed.
  ::grognard::axis_allies::Force doomed{};
  /// The highest rolls that hit.
  ::grognard::axis_allies::Figures figures{};
  /// Where the battle is fought.
  ::grognard::axis_allies::BattleKind kind{};
  /// The attacker's submarines that withdrew.
  std::uint16_t attacker_withdrawn{};
  /// The defender's submarines that withdrew.
  std::uint16_t defender_withdrawn{};
  /// Hits of submarines to be taken by the side that decides next. They apply to ships only.
  std::uint16_t submarine_hits{};
  /// Other hits to be taken by that side.
  std::uint16_t hits{};
  /// The current round, from 1; 0 before the first.
  std::uint16_t round{};
  /// The number of support shots in the first round.
  std::uint16_t support{};
  /// What the battle waits for.
  ::grognard::axis_allies::Stage stage{};
  /// How the battle ended.
  ::grognard::axis_allies::Ending ending{};
  /// It is an amphibious assault.
  ::grognard::Flag amphibious{};
  /// An antiaircraft gun defends the territory.
  ::grognard::Flag aa_gun{};
  /// The attacker took the territory.
  ::grognard::Flag taken{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Battle& lhs, const Battle& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Battle& lhs, const Battle& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Battle) == sizeof(GrogAxisAlliesBattle) && alignof(Battle) == alignof(GrogAxisAlliesBattle));
static_assert(offsetof(Battle, attacker_start) == offsetof(GrogAxisAlliesBattle, attacker_start));
static_assert(offsetof(Battle, defender_start) == offsetof(GrogAxisAlliesBattle, defender_start));
static_assert(offsetof(Battle, attacker) == offsetof(GrogAxisAlliesBattle, attacker));
static_assert(offsetof(Battle, defender) == offsetof(GrogAxisAlliesBattle, defender));
static_assert(offsetof(Battle, doomed) == offsetof(GrogAxisAlliesBattle, doomed));
static_assert(offsetof(Battle, figures) == offsetof(GrogAxisAlliesBattle, figures));
static_assert(offsetof(Battle, kind) == offsetof(GrogAxisAlliesBattle, kind));
static_assert(offsetof(Battle, attacker_withdrawn) == offsetof(GrogAxisAlliesBattle, attacker_withdrawn));
static_assert(offsetof(Battle, defender_withdrawn) == offsetof(GrogAxisAlliesBattle, defender_withdrawn));
static_assert(offsetof(Battle, submarine_hits) == offsetof(GrogAxisAlliesBattle, submarine_hits));
static_assert(offsetof(Battle, hits) == offsetof(GrogAxisAlliesBattle, hits));
static_assert(offsetof(Battle, round) == offsetof(GrogAxisAlliesBattle, round));
static_assert(offsetof(Battle, support) == offsetof(GrogAxisAlliesBattle, support));
static_assert(offsetof(Battle, stage) == offsetof(GrogAxisAlliesBattle, stage));
static_assert(offsetof(Battle, ending) == offsetof(GrogAxisAlliesBattle, ending));
static_assert(offsetof(Battle, amphibious) == offsetof(GrogAxisAlliesBattle, amphibious));
static_assert(offsetof(Battle, aa_gun) == offsetof(GrogAxisAlliesBattle, aa_gun));
static_assert(offsetof(Battle, taken) == offsetof(GrogAxisAlliesBattle, taken));
static_assert(offsetof(Battle, reserved) == offsetof(GrogAxisAlliesBattle, reserved));

/// The step that a battle waits for.
struct Turn {
  /// Losses in the customary order, as a suggestion.
  ::grognard::axis_allies::Force suggested{};
  /// The number of dice by kind, in the order of the kinds, which is the order in which they are read.
  std::array<std::uint16_t, 8> dice_by_kind{};
  /// The highest roll that hits, by kind.
  std::array<std::uint8_t, 8> hits_at{};
  /// The number of dice of a game's own kinds, in their order; they are read after the others.
  std::array<std::uint16_t, 4> own_dice{};
  /// The highest roll that hits, of a game's own kinds.
  std::array<std::uint8_t, 4> own_hits_at{};
  /// The number of all dice.
  std::uint32_t dice{};
  /// The number of units that must be lost.
  std::uint32_t losses{};
  /// The least number of ships among the losses, for submarines' hits.
  std::uint32_t ships_least{};
  /// The most aircraft among the losses.
  std::uint32_t aircraft_most{};
  /// The most units other than aircraft among the losses.
  std::uint32_t surface_most{};
  /// The number of submarines that may withdraw. Any number of them may.
  std::uint16_t submarines{};
  /// What the battle waits for.
  ::grognard::axis_allies::Stage stage{};
  /// The side that rolls or decides.
  ::grognard::axis_allies::Role role{};
  /// The highest roll of an antiaircraft gun's dice, or of support shots, that hits.
  std::uint8_t shot{};
  /// The attacker may retreat.
  ::grognard::Flag may_retreat{};
  /// A retreat needs a destination: a unit other than aircraft is left.
  ::grognard::Flag needs_destination{};
  /// The number of faces of the dice; 0 if no dice are rolled.
  std::uint8_t faces{};

  friend bool operator==(const Turn& lhs, const Turn& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Turn& lhs, const Turn& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Turn) == sizeof(GrogAxisAlliesTurn) && alignof(Turn) == alignof(GrogAxisAlliesTurn));
static_assert(offsetof(Turn, suggested) == offsetof(GrogAxisAlliesTurn, suggested));
static_assert(offsetof(Turn, dice_by_kind) == offsetof(GrogAxisAlliesTurn, dice_by_kind));
static_assert(offsetof(Turn, hits_at) == offsetof(GrogAxisAlliesTurn, hits_at));
static_assert(offsetof(Turn, own_dice) == offsetof(GrogAxisAlliesTurn, own_dice));
static_assert(offsetof(Turn, own_hits_at) == offsetof(GrogAxisAlliesTurn, own_hits_at));
static_assert(offsetof(Turn, dice) == offsetof(GrogAxisAlliesTurn, dice));
static_assert(offsetof(Turn, losses) == offsetof(GrogAxisAlliesTurn, losses));
static_assert(offsetof(Turn, ships_least) == offsetof(GrogAxisAlliesTurn, ships_least));
static_assert(offsetof(Turn, aircraft_most) == offsetof(GrogAxisAlliesTurn, aircraft_most));
static_assert(offsetof(Turn, surface_most) == offsetof(GrogAxisAlliesTurn, surface_most));
static_assert(offsetof(Turn, submarines) == offsetof(GrogAxisAlliesTurn, submarines));
static_assert(offsetof(Turn, stage) == offsetof(GrogAxisAlliesTurn, stage));
static_assert(offsetof(Turn, role) == offsetof(GrogAxisAlliesTurn, role));
static_assert(offsetof(Turn, shot) == offsetof(GrogAxisAlliesTurn, shot));
static_assert(offsetof(Turn, may_retreat) == offsetof(GrogAxisAlliesTurn, may_retreat));
static_assert(offsetof(Turn, needs_destination) == offsetof(GrogAxisAlliesTurn, needs_destination));
static_assert(offsetof(Turn, faces) == offsetof(GrogAxisAlliesTurn, faces));

/// An effect of a step of a battle, for the caller to apply.
struct BattleEffect {
  /// The kind of effect.
  ::grognard::axis_allies::BattleEffectKind what{};
  /// The side whose units it concerns.
  ::grognard::axis_allies::Role role{};
  /// The kind of unit that it concerns.
  ::grognard::axis_allies::Kind kind{};
  std::uint8_t reserved{};
  /// The number of units that it concerns.
  std::uint16_t count{};
  /// The space to which they go, in the question's numbering.
  ::grognard::Locus<::grognard::axis_allies::Site> destination{};
  /// The ship in the question's list.
  std::uint16_t index{};
  /// The rule that requires it.
  std::uint16_t rule{};

  friend bool operator==(const BattleEffect& lhs, const BattleEffect& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BattleEffect& lhs, const BattleEffect& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BattleEffect) == sizeof(GrogAxisAlliesBattleEffect) && alignof(BattleEffect) == alignof(GrogAxisAlliesBattleEffect));
static_assert(offsetof(BattleEffect, what) == offsetof(GrogAxisAlliesBattleEffect, what));
static_assert(offsetof(BattleEffect, role) == offsetof(GrogAxisAlliesBattleEffect, role));
static_assert(offsetof(BattleEffect, kind) == offsetof(GrogAxisAlliesBattleEffect, kind));
static_assert(offsetof(BattleEffect, reserved) == offsetof(GrogAxisAlliesBattleEffect, reserved));
static_assert(offsetof(BattleEffect, count) == offsetof(GrogAxisAlliesBattleEffect, count));
static_assert(offsetof(BattleEffect, destination) == offsetof(GrogAxisAlliesBattleEffect, destination));
static_assert(offsetof(BattleEffect, index) == offsetof(GrogAxisAlliesBattleEffect, index));
static_assert(offsetof(BattleEffect, rule) == offsetof(GrogAxisAlliesBattleEffect, rule));

/// A ship and its cargo.
struct LoadedShip {
  /// A transport or a carrier. Required where the answer depends on it.
  ::grognard::axis_allies::Kind kind{};
  /// Infantry aboard a transport.
  std::uint8_t infantry{};
  /// Armor aboard a transport.
  std::uint8_t armor{};
  /// Antiaircraft guns aboard a transport.
  std::uint8_t aa_guns{};
  /// Friendly fighters aboard an attacking carrier: fighters of another nation, which do not fight (AA 3.4e).
  std::uint8_t fighters{};
  /// The cargo of the transport belongs to another nation (AA 3.3).
  ::grognard::Flag friendly{};
  /// The ship is lost.
  ::grognard::Flag lost{};
  /// Units aboard a transport that are infantry of a game's own.
  std::uint8_t own_infantry{};
  /// Units aboard a transport that are armor of a game's own.
  std::uint8_t own_armor{};
  /// Friendly fighters of a game's own aboard an attacking carrier.
  std::uint8_t own_fighters{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const LoadedShip& lhs, const LoadedShip& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const LoadedShip& lhs, const LoadedShip& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(LoadedShip) == sizeof(GrogAxisAlliesLoadedShip) && alignof(LoadedShip) == alignof(GrogAxisAlliesLoadedShip));
static_assert(offsetof(LoadedShip, kind) == offsetof(GrogAxisAlliesLoadedShip, kind));
static_assert(offsetof(LoadedShip, infantry) == offsetof(GrogAxisAlliesLoadedShip, infantry));
static_assert(offsetof(LoadedShip, armor) == offsetof(GrogAxisAlliesLoadedShip, armor));
static_assert(offsetof(LoadedShip, aa_guns) == offsetof(GrogAxisAlliesLoadedShip, aa_guns));
static_assert(offsetof(LoadedShip, fighters) == offsetof(GrogAxisAlliesLoadedShip, fighters));
static_assert(offsetof(LoadedShip, friendly) == offsetof(GrogAxisAlliesLoadedShip, friendly));
static_assert(offsetof(LoadedShip, lost) == offsetof(GrogAxisAlliesLoadedShip, lost));
static_assert(offsetof(LoadedShip, own_infantry) == offsetof(GrogAxisAlliesLoadedShip, own_infantry));
static_assert(offsetof(LoadedShip, own_armor) == offsetof(GrogAxisAlliesLoadedShip, own_armor));
static_assert(offsetof(LoadedShip, own_fighters) == offsetof(GrogAxisAlliesLoadedShip, own_fighters));
static_assert(offsetof(LoadedShip, reserved) == offsetof(GrogAxisAlliesLoadedShip, reserved));

/// The cargo lost with ships.
struct SunkCargo {
  /// The cost of the cargo, without the ships, in IPC.
  std::uint32_t ipc{};
  /// The number of infantry.
  std::uint16_t infantry{};
  /// The number of armor.
  std::uint16_t armor{};
  /// The number of antiaircraft guns.
  std::uint16_t aa_guns{};
  /// The number of fighters.
  std::uint16_t fighters{};
  /// The number of infantry of a game's own.
  std::uint16_t own_infantry{};
  /// The number of armor of a game's own.
  std::uint16_t own_armor{};
  /// The number of fighters of a game's own.
  std::uint16_t own_fighters{};
  /// Always 0.
  std::uint16_t reserved{};

  friend bool operator==(const SunkCargo& lhs, const SunkCargo& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const SunkCargo& lhs, const SunkCargo& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(SunkCargo) == sizeof(GrogAxisAlliesSunkCargo) && alignof(SunkCargo) == alignof(GrogAxisAlliesSunkCargo));
static_assert(offsetof(SunkCargo, ipc) == offsetof(GrogAxisAlliesSunkCargo, ipc));
static_assert(offsetof(SunkCargo, infantry) == offsetof(GrogAxisAlliesSunkCargo, infantry));
static_assert(offsetof(SunkCargo, armor) == offsetof(GrogAxisAlliesSunkCargo, armor));
static_assert(offsetof(SunkCargo, aa_guns) == offsetof(GrogAxisAlliesSunkCargo, aa_guns));
static_assert(offsetof(SunkCargo, fighters) == offsetof(GrogAxisAlliesSunkCargo, fighters));
static_assert(offsetof(SunkCargo, own_infantry) == offsetof(GrogAxisAlliesSunkCargo, own_infantry));
static_assert(offsetof(SunkCargo, own_armor) == offsetof(GrogAxisAlliesSunkCargo, own_armor));
static_assert(offsetof(SunkCargo, own_fighters) == offsetof(GrogAxisAlliesSunkCargo, own_fighters));
static_assert(offsetof(SunkCargo, reserved) == offsetof(GrogAxisAlliesSunkCargo, reserved));

/// A side's plan. The default is the customary order of loss, and staying to the end.
struct Plan {
  /// The order in which kinds are lost. A kind listed twice counts at its first place. Kinds not listed follow in the
  /// customary order, which is that of an empty plan. On land it is infantry, armor, then for the attacker fighter,
  /// bomber and for the defender bomber, fighter. At sea it is transport, submarine, fighter, bomber, carrier,
  /// battleship. A game's own unit comes after the kind that it acts as, and a game's own ship after submarines.
  std::array<::grognard::axis_allies::Kind, 8> order{};
  /// The number of infantry that are lost only after everything else, to take the territory.
  std::uint16_t keep_infantry{};
  /// The number of armor that are lost only after everything else, to take the territory.
  std::uint16_t keep_armor{};
  /// The round after which submarines withdraw; 0 for never (AA 4.2a).
  std::uint16_t submarines_after{};
  /// The most submarines that withdraw; 0 for all.
  std::uint16_t submarines_leave{};
  /// The number of rounds after which the attacker retreats; 0 for never (AA 4.1a).
  std::uint16_t retreat_after{};
  /// The attacker retreats when this many of his units or fewer are left; 0 for never.
  std::uint16_t retreat_at{};
  /// The attacker retreats when only aircraft are left to him.
  ::grognard::Flag retreat_aircraft{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Plan& lhs, const Plan& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Plan& lhs, const Plan& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Plan) == sizeof(GrogAxisAlliesPlan) && alignof(Plan) == alignof(GrogAxisAlliesPlan));
static_assert(offsetof(Plan, order) == offsetof(GrogAxisAlliesPlan, order));
static_assert(offsetof(Plan, keep_infantry) == offsetof(GrogAxisAlliesPlan, keep_infantry));
static_assert(offsetof(Plan, keep_armor) == offsetof(GrogAxisAlliesPlan, keep_armor));
static_assert(offsetof(Plan, submarines_after) == offsetof(GrogAxisAlliesPlan, submarines_after));
static_assert(offsetof(Plan, submarines_leave) == offsetof(GrogAxisAlliesPlan, submarines_leave));
static_assert(offsetof(Plan, retreat_after) == offsetof(GrogAxisAlliesPlan, retreat_after));
static_assert(offsetof(Plan, retreat_at) == offsetof(GrogAxisAlliesPlan, retreat_at));
static_assert(offsetof(Plan, retreat_aircraft) == offsetof(GrogAxisAlliesPlan, retreat_aircraft));
static_assert(offsetof(Plan, reserved) == offsetof(GrogAxisAlliesPlan, reserved));

/// Attackers that come together, and their plan.
struct Wave {
  /// The attackers that fight.
  ::grognard::axis_allies::Force force{};
  /// The order of their losses, and when they leave.
  ::grognard::axis_allies::Plan plan{};
  /// Support shots in the first round (AA 3.5a).
  std::uint16_t support{};
  /// The attack is an amphibious assault (AA 4.3a).
  ::grognard::Flag amphibious{};
  std::array<std::uint8_t, 5> reserved{};

  friend bool operator==(const Wave& lhs, const Wave& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Wave& lhs, const Wave& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Wave) == sizeof(GrogAxisAlliesWave) && alignof(Wave) == alignof(GrogAxisAlliesWave));
static_assert(offsetof(Wave, force) == offsetof(GrogAxisAlliesWave, force));
static_assert(offsetof(Wave, plan) == offsetof(GrogAxisAlliesWave, plan));
static_assert(offsetof(Wave, support) == offsetof(GrogAxisAlliesWave, support));
static_assert(offsetof(Wave, amphibious) == offsetof(GrogAxisAlliesWave, amphibious));
static_assert(offsetof(Wave, reserved) == offsetof(GrogAxisAlliesWave, reserved));

/// A possible outcome of a wave.
struct BattleOutcome {
  /// The chance, in units of 1/2^63. The chances of one wave add up to the chance that it is fought.
  ::grognard::Chance chance{};
  /// The attacker's losses, in IPC.
  std::uint32_t attacker_ipc{};
  /// The defender's losses since the first wave, in IPC.
  std::uint32_t defender_ipc{};
  /// The attackers that are left.
  ::grognard::axis_allies::Force attacker{};
  /// The defenders that are left.
  ::grognard::axis_allies::Force defender{};
  /// The attacker's submarines that withdrew.
  std::uint16_t attacker_withdrawn{};
  /// The defender's submarines that withdrew.
  std::uint16_t defender_withdrawn{};
  /// The wave.
  std::uint16_t wave{};
  /// The ending of the wave.
  ::grognard::axis_allies::Ending ending{};
  /// The territory is taken, and no further wave fights.
  ::grognard::Flag taken{};

  friend bool operator==(const BattleOutcome& lhs, const BattleOutcome& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BattleOutcome& lhs, const BattleOutcome& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BattleOutcome) == sizeof(GrogAxisAlliesBattleOutcome) && alignof(BattleOutcome) == alignof(GrogAxisAlliesBattleOutcome));
static_assert(offsetof(BattleOutcome, chance) == offsetof(GrogAxisAlliesBattleOutcome, chance));
static_assert(offsetof(BattleOutcome, attacker_ipc) == offsetof(GrogAxisAlliesBattleOutcome, attacker_ipc));
static_assert(offsetof(BattleOutcome, defender_ipc) == offsetof(GrogAxisAlliesBattleOutcome, defender_ipc));
static_assert(offsetof(BattleOutcome, attacker) == offsetof(GrogAxisAlliesBattleOutcome, attacker));
static_assert(offsetof(BattleOutcome, defender) == offsetof(GrogAxisAlliesBattleOutcome, defender));
static_assert(offsetof(BattleOutcome, attacker_withdrawn) == offsetof(GrogAxisAlliesBattleOutcome, attacker_withdrawn));
static_assert(offsetof(BattleOutcome, defender_withdrawn) == offsetof(GrogAxisAlliesBattleOutcome, defender_withdrawn));
static_assert(offsetof(BattleOutcome, wave) == offsetof(GrogAxisAlliesBattleOutcome, wave));
static_assert(offsetof(BattleOutcome, ending) == offsetof(GrogAxisAlliesBattleOutcome, ending));
static_assert(offsetof(BattleOutcome, taken) == offsetof(GrogAxisAlliesBattleOutcome, taken));

/// Expected numbers of units.
struct ExpectedForce {
  /// The number of all units.
  ::grognard::axis_allies::Expected units{};
  /// The cost of all units, in IPC.
  ::grognard::axis_allies::Expected ipc{};
  /// The number of infantry.
  ::grognard::axis_allies::Expected infantry{};
  /// The number of armor.
  ::grognard::axis_allies::Expected armor{};
  /// The number of fighters.
  ::grognard::axis_allies::Expected fighter{};
  /// The number of bombers.
  ::grognard::axis_allies::Expected bomber{};
  /// The number of transports.
  ::grognard::axis_allies::Expected transport{};
  /// The number of submarines.
  ::grognard::axis_allies::Expected submarine{};
  /// The number of aircraft carriers.
  ::grognard::axis_allies::Expected carrier{};
  /// The number of battleships.
  ::grognard::axis_allies::Expected battleship{};
  /// The number of a game's own units that act as infantry.
  ::grognard::axis_allies::Expected own_infantry{};
  /// The number of a game's own units that act as armor.
  ::grognard::axis_allies::Expected own_armor{};
  /// The number of a game's own aircraft that act as fighters.
  ::grognard::axis_allies::Expected own_fighter{};
  /// The number of a game's own ships that act as battleships.
  ::grognard::axis_allies::Expected own_warship{};

  friend bool operator==(const ExpectedForce& lhs, const ExpectedForce& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const ExpectedForce& lhs, const ExpectedForce& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(ExpectedForce) == sizeof(GrogAxisAlliesExpectedForce) && alignof(ExpectedForce) == alignof(GrogAxisAlliesExpectedForce));
static_assert(offsetof(ExpectedForce, units) == offsetof(GrogAxisAlliesExpectedForce, units));
static_assert(offsetof(ExpectedForce, ipc) == offsetof(GrogAxisAlliesExpectedForce, ipc));
static_assert(offsetof(ExpectedForce, infantry) == offsetof(GrogAxisAlliesExpectedForce, infantry));
static_assert(offsetof(ExpectedForce, armor) == offsetof(GrogAxisAlliesExpectedForce, armor));
static_assert(offsetof(ExpectedForce, fighter) == offsetof(GrogAxisAlliesExpectedForce, fighter));
static_assert(offsetof(ExpectedForce, bomber) == offsetof(GrogAxisAlliesExpectedForce, bomber));
static_assert(offsetof(ExpectedForce, transport) == offsetof(GrogAxisAlliesExpectedForce, transport));
static_assert(offsetof(ExpectedForce, submarine) == offsetof(GrogAxisAlliesExpectedForce, submarine));
static_assert(offsetof(ExpectedForce, carrier) == offsetof(GrogAxisAlliesExpectedForce, carrier));
static_assert(offsetof(ExpectedForce, battleship) == offsetof(GrogAxisAlliesExpectedForce, battleship));
static_assert(offsetof(ExpectedForce, own_infantry) == offsetof(GrogAxisAlliesExpectedForce, own_infantry));
static_assert(offsetof(ExpectedForce, own_armor) == offsetof(GrogAxisAlliesExpectedForce, own_armor));
static_assert(offsetof(ExpectedForce, own_fighter) == offsetof(GrogAxisAlliesExpectedForce, own_fighter));
static_assert(offsetof(ExpectedForce, own_warship) == offsetof(GrogAxisAlliesExpectedForce, own_warship));

/// The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance
/// less `missing`. With several waves, the endings are those of the last wave that is fought.
struct BattleChances {
  /// The attacker wins: no defender is left, and an attacker is.
  ::grognard::Chance win{};
  /// The defender wins: no attacker is left, and a defender is.
  ::grognard::Chance lose{};
  /// No unit of either side is left.
  ::grognard::Chance both_gone{};
  /// The attacker retreats.
  ::grognard::Chance retreat{};
  /// Neither side can hit the other.
  ::grognard::Chance stalemate{};
  /// The attacker takes the territory: no defender is left, and infantry or armor is.
  ::grognard::Chance taken{};
  /// The upper bound of the error of each chance: the difference of the sum of the five endings from 1.
  ::grognard::Chance missing{};
  /// The expected number of rounds, of all waves together.
  ::grognard::axis_allies::Expected rounds{};
  /// The attacker's expected losses, of all waves together.
  ::grognard::axis_allies::ExpectedForce attacker_lost{};
  /// The defender's expected losses.
  ::grognard::axis_allies::ExpectedForce defender_lost{};
  /// The expected number of the attacker's submarines that withdraw.
  ::grognard::axis_allies::Expected attacker_withdrawn{};
  /// The expected number of the defender's submarines that withdraw.
  ::grognard::axis_allies::Expected defender_withdrawn{};

  friend bool operator==(const BattleChances& lhs, const BattleChances& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BattleChances& lhs, const BattleChances& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BattleChances) == sizeof(GrogAxisAlliesBattleChances) && alignof(BattleChances) == alignof(GrogAxisAlliesBattleChances));
static_assert(offsetof(BattleChances, win) == offsetof(GrogAxisAlliesBattleChances, win));
static_assert(offsetof(BattleChances, lose) == offsetof(GrogAxisAlliesBattleChances, lose));
static_assert(offsetof(BattleChances, both_gone) == offsetof(GrogAxisAlliesBattleChances, both_gone));
static_assert(offsetof(BattleChances, retreat) == offsetof(GrogAxisAlliesBattleChances, retreat));
static_assert(offsetof(BattleChances, stalemate) == offsetof(GrogAxisAlliesBattleChances, stalemate));
static_assert(offsetof(BattleChances, taken) == offsetof(GrogAxisAlliesBattleChances, taken));
static_assert(offsetof(BattleChances, missing) == offsetof(GrogAxisAlliesBattleChances, missing));
static_assert(offsetof(BattleChances, rounds) == offsetof(GrogAxisAlliesBattleChances, rounds));
static_assert(offsetof(BattleChances, attacker_lost) == offsetof(GrogAxisAlliesBattleChances, attacker_lost));
static_assert(offsetof(BattleChances, defender_lost) == offsetof(GrogAxisAlliesBattleChances, defender_lost));
static_assert(offsetof(BattleChances, attacker_withdrawn) == offsetof(GrogAxisAlliesBattleChances, attacker_withdrawn));
static_assert(offsetof(BattleChances, defender_withdrawn) == offsetof(GrogAxisAlliesBattleChances, defender_withdrawn));

/// The chances that a wave ends in a given round.
struct RoundChance {
  /// The wave.
  std::uint16_t wave{};
  /// The round after which it ends; 0 for a wave that ends before the first.
  std::uint16_t round{};
  std::uint32_t reserved{};
  /// The chance that the wave ends in this round, in units of 1/2^63.
  ::grognard::Chance chance{};
  /// The part of `chance` in which the attacker wins.
  ::grognard::Chance win{};
  /// The part of `chance` in which the defender wins.
  ::grognard::Chance lose{};
  /// The part of `chance` in which no unit of either side is left.
  ::grognard::Chance both_gone{};
  /// The part of `chance` in which the attacker retreats.
  ::grognard::Chance retreat{};
  /// The part of `chance` in which the territory is taken.
  ::grognard::Chance taken{};

  friend bool operator==(const RoundChance& lhs, const RoundChance& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RoundChance& lhs, const RoundChance& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RoundChance) == sizeof(GrogAxisAlliesRoundChance) && alignof(RoundChance) == alignof(GrogAxisAlliesRoundChance));
static_assert(offsetof(RoundChance, wave) == offsetof(GrogAxisAlliesRoundChance, wave));
static_assert(offsetof(RoundChance, round) == offsetof(GrogAxisAlliesRoundChance, round));
static_assert(offsetof(RoundChance, reserved) == offsetof(GrogAxisAlliesRoundChance, reserved));
static_assert(offsetof(RoundChance, chance) == offsetof(GrogAxisAlliesRoundChance, chance));
static_assert(offsetof(RoundChance, win) == offsetof(GrogAxisAlliesRoundChance, win));
static_assert(offsetof(RoundChance, lose) == offsetof(GrogAxisAlliesRoundChance, lose));
static_assert(offsetof(RoundChance, both_gone) == offsetof(GrogAxisAlliesRoundChance, both_gone));
static_assert(offsetof(RoundChance, retreat) == offsetof(GrogAxisAlliesRoundChance, retreat));
static_assert(offsetof(RoundChance, taken) == offsetof(GrogAxisAlliesRoundChance, taken));

/// A possible number of losses and its chance.
struct LossChance {
  /// The chance, in units of 1/2^63.
  ::grognard::Chance chance{};
  /// The number lost.
  std::uint32_t lost{};
  /// For the attacker the wave; the chances of a wave add up to the chance that it is fought. For the defender 0,
  /// since his losses are those of all waves together.
  std::uint16_t wave{};
  /// The side that loses it.
  ::grognard::axis_allies::Role role{};
  /// The quantity that is counted.
  ::grognard::axis_allies::LossOf of{};
  /// The kind, if units of one kind are counted; otherwise absent.
  ::grognard::axis_allies::Kind kind{};
  std::array<std::uint8_t, 7> reserved{};

  friend bool operator==(const LossChance& lhs, const LossChance& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const LossChance& lhs, const LossChance& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(LossChance) == sizeof(GrogAxisAlliesLossChance) && alignof(LossChance) == alignof(GrogAxisAlliesLossChance));
static_assert(offsetof(LossChance, chance) == offsetof(GrogAxisAlliesLossChance, chance));
static_assert(offsetof(LossChance, lost) == offsetof(GrogAxisAlliesLossChance, lost));
static_assert(offsetof(LossChance, wave) == offsetof(GrogAxisAlliesLossChance, wave));
static_assert(offsetof(LossChance, role) == offsetof(GrogAxisAlliesLossChance, role));
static_assert(offsetof(LossChance, of) == offsetof(GrogAxisAlliesLossChance, of));
static_assert(offsetof(LossChance, kind) == offsetof(GrogAxisAlliesLossChance, kind));
static_assert(offsetof(LossChance, reserved) == offsetof(GrogAxisAlliesLossChance, reserved));

/// A summary of the chances of losses.
struct LossesWeighed {
  /// The upper bound of the error of each chance of the defender's losses.
  ::grognard::Chance missing{};

  friend bool operator==(const LossesWeighed& lhs, const LossesWeighed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const LossesWeighed& lhs, const LossesWeighed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(LossesWeighed) == sizeof(GrogAxisAlliesLossesWeighed) && alignof(LossesWeighed) == alignof(GrogAxisAlliesLossesWeighed));
static_assert(offsetof(LossesWeighed, missing) == offsetof(GrogAxisAlliesLossesWeighed, missing));

/// The rank of a battle among all possible results, in chances of 1/2^63. Results are ordered by the defender's losses
/// less the attacker's in IPC, plus the value of the territory if it is taken.
struct BattlePercentile {
  /// The chance of a result that is worse for the attacker.
  ::grognard::Chance worse{};
  /// The chance of this result.
  ::grognard::Chance equal{};
  /// The chance of a result that is better for the attacker.
  ::grognard::Chance better{};
  /// The upper bound of the error of each chance.
  ::grognard::Chance missing{};
  /// The result for the attacker: the defender's losses less his own, plus the territory, in IPC.
  std::int32_t swing{};
  std::uint32_t reserved{};

  friend bool operator==(const BattlePercentile& lhs, const BattlePercentile& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BattlePercentile& lhs, const BattlePercentile& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BattlePercentile) == sizeof(GrogAxisAlliesBattlePercentile) && alignof(BattlePercentile) == alignof(GrogAxisAlliesBattlePercentile));
static_assert(offsetof(BattlePercentile, worse) == offsetof(GrogAxisAlliesBattlePercentile, worse));
static_assert(offsetof(BattlePercentile, equal) == offsetof(GrogAxisAlliesBattlePercentile, equal));
static_assert(offsetof(BattlePercentile, better) == offsetof(GrogAxisAlliesBattlePercentile, better));
static_assert(offsetof(BattlePercentile, missing) == offsetof(GrogAxisAlliesBattlePercentile, missing));
static_assert(offsetof(BattlePercentile, swing) == offsetof(GrogAxisAlliesBattlePercentile, swing));
static_assert(offsetof(BattlePercentile, reserved) == offsetof(GrogAxisAlliesBattlePercentile, reserved));

/// The units found.
struct Found {
  /// The chance that the units reach, in units of 1/2^63, at least the wanted one; 0 if none were found.
  ::grognard::Chance chance{};
  /// The number of steps that the search took.
  std::uint64_t steps{};
  /// The units to add.
  ::grognard::axis_allies::Force force{};
  /// The number of these units.
  std::uint32_t units{};
  /// The cost of these units, in IPC.
  std::uint32_t ipc{};
  /// Units were found.
  ::grognard::Flag found{};
  /// The search is complete: no fewer or cheaper units reach the chance, or no units do. Not set if the budget ran
  /// out.
  ::grognard::Flag complete{};
  std::array<std::uint8_t, 6> reserved{};

  friend bool operator==(const Found& lhs, const Found& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Found& lhs, const Found& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Found) == sizeof(GrogAxisAlliesFound) && alignof(Found) == alignof(GrogAxisAlliesFound));
static_assert(offsetof(Found, chance) == offsetof(GrogAxisAlliesFound, chance));
static_assert(offsetof(Found, steps) == offsetof(GrogAxisAlliesFound, steps));
static_assert(offsetof(Found, force) == offsetof(GrogAxisAlliesFound, force));
static_assert(offsetof(Found, units) == offsetof(GrogAxisAlliesFound, units));
static_assert(offsetof(Found, ipc) == offsetof(GrogAxisAlliesFound, ipc));
static_assert(offsetof(Found, found) == offsetof(GrogAxisAlliesFound, found));
static_assert(offsetof(Found, complete) == offsetof(GrogAxisAlliesFound, complete));
static_assert(offsetof(Found, reserved) == offsetof(GrogAxisAlliesFound, reserved));

/// The assessment of a raid: the input of `resolve` and `distribution`.
struct RaidAssessment {
  /// The number of bombers.
  std::uint16_t bombers{};
  /// The number of antiaircraft dice: one for each bomber, or 0.
  std::uint16_t aa_dice{};
  /// The most that the owner can lose, in IPC, from 0 to 65534. Absent for no limit.
  ::grognard::Said<std::uint16_t> limit{};
  /// The highest roll of the antiaircraft dice that hits.
  std::uint8_t hits_at{};
  /// The cost of a bomber, in IPC.
  std::uint8_t cost{};
  /// The number of faces of the dice; 0 for six.
  std::uint8_t faces{};
  std::uint8_t reserved{};

  friend bool operator==(const RaidAssessment& lhs, const RaidAssessment& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RaidAssessment& lhs, const RaidAssessment& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RaidAssessment) == sizeof(GrogAxisAlliesRaidAssessment) && alignof(RaidAssessment) == alignof(GrogAxisAlliesRaidAssessment));
static_assert(offsetof(RaidAssessment, bombers) == offsetof(GrogAxisAlliesRaidAssessment, bombers));
static_assert(offsetof(RaidAssessment, aa_dice) == offsetof(GrogAxisAlliesRaidAssessment, aa_dice));
static_assert(offsetof(RaidAssessment, limit) == offsetof(GrogAxisAlliesRaidAssessment, limit));
static_assert(offsetof(RaidAssessment, hits_at) == offsetof(GrogAxisAlliesRaidAssessment, hits_at));
static_assert(offsetof(RaidAssessment, cost) == offsetof(GrogAxisAlliesRaidAssessment, cost));
static_assert(offsetof(RaidAssessment, faces) == offsetof(GrogAxisAlliesRaidAssessment, faces));
static_assert(offsetof(RaidAssessment, reserved) == offsetof(GrogAxisAlliesRaidAssessment, reserved));

/// The result of a raid.
struct Raided {
  /// The number of bombers shot down.
  std::uint16_t shot_down{};
  /// The number of bombers left.
  std::uint16_t left{};
  /// The sum of the bombers' dice.
  std::uint16_t rolled{};
  /// The IPC that the territory's owner pays to the bank.
  std::uint16_t damage{};

  friend bool operator==(const Raided& lhs, const Raided& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Raided& lhs, const Raided& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Raided) == sizeof(GrogAxisAlliesRaided) && alignof(Raided) == alignof(GrogAxisAlliesRaided));
static_assert(offsetof(Raided, shot_down) == offsetof(GrogAxisAlliesRaided, shot_down));
static_assert(offsetof(Raided, left) == offsetof(GrogAxisAlliesRaided, left));
static_assert(offsetof(Raided, rolled) == offsetof(GrogAxisAlliesRaided, rolled));
static_assert(offsetof(Raided, damage) == offsetof(GrogAxisAlliesRaided, damage));

/// A possible result of a raid and its chance.
struct RaidOutcome {
  /// The chance, in units of 1/2^63.
  ::grognard::Chance chance{};
  /// The number of bombers shot down.
  std::uint16_t shot_down{};
  /// The IPC that the territory's owner pays.
  std::uint16_t damage{};
  std::uint32_t reserved{};

  friend bool operator==(const RaidOutcome& lhs, const RaidOutcome& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RaidOutcome& lhs, const RaidOutcome& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RaidOutcome) == sizeof(GrogAxisAlliesRaidOutcome) && alignof(RaidOutcome) == alignof(GrogAxisAlliesRaidOutcome));
static_assert(offsetof(RaidOutcome, chance) == offsetof(GrogAxisAlliesRaidOutcome, chance));
static_assert(offsetof(RaidOutcome, shot_down) == offsetof(GrogAxisAlliesRaidOutcome, shot_down));
static_assert(offsetof(RaidOutcome, damage) == offsetof(GrogAxisAlliesRaidOutcome, damage));
static_assert(offsetof(RaidOutcome, reserved) == offsetof(GrogAxisAlliesRaidOutcome, reserved));

/// The chances of a raid.
struct RaidChances {
  /// The expected payment of the territory's owner, in IPC.
  ::grognard::axis_allies::Expected damage{};
  /// The expected number of bombers shot down.
  ::grognard::axis_allies::Expected shot_down{};
  /// The expected cost of the bombers shot down, in IPC.
  ::grognard::axis_allies::Expected ipc{};
  /// The upper bound of the error of each chance, in units of 1/2^63.
  ::grognard::Chance missing{};

  friend bool operator==(const RaidChances& lhs, const RaidChances& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const RaidChances& lhs, const RaidChances& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(RaidChances) == sizeof(GrogAxisAlliesRaidChances) && alignof(RaidChances) == alignof(GrogAxisAlliesRaidChances));
static_assert(offsetof(RaidChances, damage) == offsetof(GrogAxisAlliesRaidChances, damage));
static_assert(offsetof(RaidChances, shot_down) == offsetof(GrogAxisAlliesRaidChances, shot_down));
static_assert(offsetof(RaidChances, ipc) == offsetof(GrogAxisAlliesRaidChances, ipc));
static_assert(offsetof(RaidChances, missing) == offsetof(GrogAxisAlliesRaidChances, missing));

/// A space at the start of the game. Land without an owner is neutral.
struct Space {
  /// Land or sea. Required where the answer depends on it.
  ::grognard::axis_allies::Surface surface{};
  /// The owner at the start; `nobody` for neutral land and for sea.
  ::grognard::axis_allies::Power owner{};
  /// The power whose capital it is; `nobody` for none.
  ::grognard::axis_allies::Power capital{};
  /// The income of a turn, in IPC.
  std::uint8_t income{};
  /// The space has an industrial complex from the start.
  ::grognard::Flag industrial_complex{};
  std::array<std::uint8_t, 3> reserved{};

  friend bool operator==(const Space& lhs, const Space& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Space& lhs, const Space& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Space) == sizeof(GrogAxisAlliesSpace) && alignof(Space) == alignof(GrogAxisAlliesSpace));
static_assert(offsetof(Space, surface) == offsetof(GrogAxisAlliesSpace, surface));
static_assert(offsetof(Space, owner) == offsetof(GrogAxisAlliesSpace, owner));
static_assert(offsetof(Space, capital) == offsetof(GrogAxisAlliesSpace, capital));
static_assert(offsetof(Space, income) == offsetof(GrogAxisAlliesSpace, income));
static_assert(offsetof(Space, industrial_complex) == offsetof(GrogAxisAlliesSpace, industrial_complex));
static_assert(offsetof(Space, reserved) == offsetof(GrogAxisAlliesSpace, reserved));

/// A border between two adjacent spaces, in either order. Each border is listed once.
struct Link {
  /// One space.
  ::grognard::Locus<::grognard::axis_allies::Site> a{};
  /// The other.
  ::grognard::Locus<::grognard::axis_allies::Site> b{};

  friend bool operator==(const Link& lhs, const Link& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Link& lhs, const Link& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Link) == sizeof(GrogAxisAlliesLink) && alignof(Link) == alignof(GrogAxisAlliesLink));
static_assert(offsetof(Link, a) == offsetof(GrogAxisAlliesLink, a));
static_assert(offsetof(Link, b) == offsetof(GrogAxisAlliesLink, b));

/// A canal: the border of two sea zones that ships pass only if the land beside it is friendly (2.3, 2.4).
struct Canal {
  /// One sea zone.
  ::grognard::Locus<::grognard::axis_allies::Site> a{};
  /// The other.
  ::grognard::Locus<::grognard::axis_allies::Site> b{};
  /// The two territories that must have been friendly when the turn began; the same number twice if there is only
  /// one.
  std::array<::grognard::Locus<::grognard::axis_allies::Site>, 2> lands{};

  friend bool operator==(const Canal& lhs, const Canal& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Canal& lhs, const Canal& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Canal) == sizeof(GrogAxisAlliesCanal) && alignof(Canal) == alignof(GrogAxisAlliesCanal));
static_assert(offsetof(Canal, a) == offsetof(GrogAxisAlliesCanal, a));
static_assert(offsetof(Canal, b) == offsetof(GrogAxisAlliesCanal, b));
static_assert(offsetof(Canal, lands) == offsetof(GrogAxisAlliesCanal, lands));

/// The state of a space. A space that is not listed is as at the start of the game.
struct Holding {
  /// The space.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The power that owns the space now; `nobody` for neutral land and for sea.
  ::grognard::axis_allies::Power owner{};
  /// The space changed hands in this turn.
  ::grognard::Flag taken{};
  /// The owner when this turn began, if the space changed hands since.
  ::grognard::axis_allies::Power was{};
  /// An industrial complex was built in the space.
  ::grognard::Flag industrial_complex{};
  /// A battle took place in the space in this turn.
  ::grognard::Flag battled{};
  std::uint8_t reserved{};

  friend bool operator==(const Holding& lhs, const Holding& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Holding& lhs, const Holding& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Holding) == sizeof(GrogAxisAlliesHolding) && alignof(Holding) == alignof(GrogAxisAlliesHolding));
static_assert(offsetof(Holding, space) == offsetof(GrogAxisAlliesHolding, space));
static_assert(offsetof(Holding, owner) == offsetof(GrogAxisAlliesHolding, owner));
static_assert(offsetof(Holding, taken) == offsetof(GrogAxisAlliesHolding, taken));
static_assert(offsetof(Holding, was) == offsetof(GrogAxisAlliesHolding, was));
static_assert(offsetof(Holding, industrial_complex) == offsetof(GrogAxisAlliesHolding, industrial_complex));
static_assert(offsetof(Holding, battled) == offsetof(GrogAxisAlliesHolding, battled));
static_assert(offsetof(Holding, reserved) == offsetof(GrogAxisAlliesHolding, reserved));

/// A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done
/// nothing in this turn.
struct Unit {
  /// The caller's identifier of the group, 1 to 65534 if questions refer to groups by it; 0 for none. No rule depends on
  /// it.
  std::uint32_t id{};
  /// The space in which the pieces are.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The transport or carrier that it is aboard of; absent if it is not aboard.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t aboard{};
  /// The kind of piece. Not an industrial complex, which belongs to its space. Required where the answer depends on
  /// it.
  ::grognard::axis_allies::Kind kind{};
  /// The power that owns the pieces.
  ::grognard::axis_allies::Power owner{};
  /// The number of pieces; 0 counts as 1.
  std::uint8_t count{};
  /// The number of spaces that the pieces moved in this turn.
  std::uint8_t spent{};
  /// The pieces moved or fought in this turn's combat phases.
  ::grognard::Flag engaged{};
  /// When the pieces last unloaded: cargo that went ashore, or a transport that unloaded it.
  ::grognard::axis_allies::Unloading unloaded{};
  /// The pieces retreated or withdrew in this turn.
  ::grognard::Flag retreated{};
  /// The owner of the transport has had a turn since the pieces boarded.
  ::grognard::Flag shuttled{};
  /// An antiaircraft gun that was captured in this turn.
  ::grognard::Flag captured{};
  /// The pieces were placed in this turn.
  ::grognard::Flag placed{};
  /// Bombers that raid the industrial complex of their space in this turn: they take no part in a battle there.
  ::grognard::Flag raids{};
  std::array<std::uint8_t, 5> reserved{};

  friend bool operator==(const Unit& lhs, const Unit& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Unit& lhs, const Unit& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Unit) == sizeof(GrogAxisAlliesUnit) && alignof(Unit) == alignof(GrogAxisAlliesUnit));
static_assert(offsetof(Unit, id) == offsetof(GrogAxisAlliesUnit, id));
static_assert(offsetof(Unit, space) == offsetof(GrogAxisAlliesUnit, space));
static_assert(offsetof(Unit, aboard) == offsetof(GrogAxisAlliesUnit, aboard));
static_assert(offsetof(Unit, kind) == offsetof(GrogAxisAlliesUnit, kind));
static_assert(offsetof(Unit, owner) == offsetof(GrogAxisAlliesUnit, owner));
static_assert(offsetof(Unit, count) == offsetof(GrogAxisAlliesUnit, count));
static_assert(offsetof(Unit, spent) == offsetof(GrogAxisAlliesUnit, spent));
static_assert(offsetof(Unit, engaged) == offsetof(GrogAxisAlliesUnit, engaged));
static_assert(offsetof(Unit, unloaded) == offsetof(GrogAxisAlliesUnit, unloaded));
static_assert(offsetof(Unit, retreated) == offsetof(GrogAxisAlliesUnit, retreated));
static_assert(offsetof(Unit, shuttled) == offsetof(GrogAxisAlliesUnit, shuttled));
static_assert(offsetof(Unit, captured) == offsetof(GrogAxisAlliesUnit, captured));
static_assert(offsetof(Unit, placed) == offsetof(GrogAxisAlliesUnit, placed));
static_assert(offsetof(Unit, raids) == offsetof(GrogAxisAlliesUnit, raids));
static_assert(offsetof(Unit, reserved) == offsetof(GrogAxisAlliesUnit, reserved));

/// A position, with the board and the unit chart of the game.
struct Board {
  /// The spaces of a custom board, whose numbers count from 1 and have no names. An empty list for the second
  /// edition's board.
  std::vector<::grognard::axis_allies::Space> spaces{};
  /// The borders of a custom board.
  std::vector<::grognard::axis_allies::Link> links{};
  /// The canals of a custom board.
  std::vector<::grognard::axis_allies::Canal> canals{};
  /// Rows of the unit chart that replace the edition's.
  std::vector<::grognard::axis_allies::UnitValue> chart{};
  /// The spaces whose state has changed since the start of the game.
  std::vector<::grognard::axis_allies::Holding> holdings{};
  /// The pieces of every power.
  std::vector<::grognard::axis_allies::Unit> units{};
  /// TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
  ::grognard::Flag tas_links{};
  /// A transport may carry pieces of different nations. An option that replaces 3.3d.
  ::grognard::Flag mixed_cargo{};

  /// The structure of C, which points to these lists.
  GrogAxisAlliesBoard c() const noexcept {
    GrogAxisAlliesBoard to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.spaces, to.spaces_len, spaces);
    ::grognard::detail::list(to.links, to.links_len, links);
    ::grognard::detail::list(to.canals, to.canals_len, canals);
    ::grognard::detail::list(to.chart, to.chart_len, chart);
    ::grognard::detail::list(to.holdings, to.holdings_len, holdings);
    ::grognard::detail::list(to.units, to.units_len, units);
    ::grognard::detail::put(to.tas_links, tas_links);
    ::grognard::detail::put(to.mixed_cargo, mixed_cargo);
    return to;
  }
};

/// Fighters without a carrier, and the places for them.
struct StrandedFighters {
  /// The number of fighters without a carrier.
  std::uint16_t fighters{};
  /// The number of free bays in the zone.
  std::uint16_t bays{};
  /// A friendly island wholly inside the zone, which takes all fighters; 0 for none.
  ::grognard::Locus<::grognard::axis_allies::Site> island{};
  /// The number of fighters that are lost.
  std::uint16_t lost{};

  friend bool operator==(const StrandedFighters& lhs, const StrandedFighters& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const StrandedFighters& lhs, const StrandedFighters& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(StrandedFighters) == sizeof(GrogAxisAlliesStrandedFighters) && alignof(StrandedFighters) == alignof(GrogAxisAlliesStrandedFighters));
static_assert(offsetof(StrandedFighters, fighters) == offsetof(GrogAxisAlliesStrandedFighters, fighters));
static_assert(offsetof(StrandedFighters, bays) == offsetof(GrogAxisAlliesStrandedFighters, bays));
static_assert(offsetof(StrandedFighters, island) == offsetof(GrogAxisAlliesStrandedFighters, island));
static_assert(offsetof(StrandedFighters, lost) == offsetof(GrogAxisAlliesStrandedFighters, lost));

/// The fate of the fighters of a group.
struct Landed {
  /// The group.
  std::uint16_t unit{};
  /// The carrier on which they land; absent for none.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t carrier{};
  /// The island, or the sea zone.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The rule that decides.
  std::uint16_t rule{};
  /// The number of fighters of the group.
  std::uint8_t amount{};
  /// The fate of these fighters.
  ::grognard::axis_allies::Fate fate{};
  std::uint16_t reserved{};

  friend bool operator==(const Landed& lhs, const Landed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Landed& lhs, const Landed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Landed) == sizeof(GrogAxisAlliesLanded) && alignof(Landed) == alignof(GrogAxisAlliesLanded));
static_assert(offsetof(Landed, unit) == offsetof(GrogAxisAlliesLanded, unit));
static_assert(offsetof(Landed, carrier) == offsetof(GrogAxisAlliesLanded, carrier));
static_assert(offsetof(Landed, space) == offsetof(GrogAxisAlliesLanded, space));
static_assert(offsetof(Landed, rule) == offsetof(GrogAxisAlliesLanded, rule));
static_assert(offsetof(Landed, amount) == offsetof(GrogAxisAlliesLanded, amount));
static_assert(offsetof(Landed, fate) == offsetof(GrogAxisAlliesLanded, fate));
static_assert(offsetof(Landed, reserved) == offsetof(GrogAxisAlliesLanded, reserved));

/// A change of ownership, for the caller to apply.
struct Transfer {
  /// The territory.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The piece, for an antiaircraft gun; otherwise absent.
  ///
  /// C and Rust say 65535 for none.
  std::uint16_t unit{};
  /// The rule that requires the change.
  std::uint16_t rule{};
  /// The object that changes hands.
  ::grognard::axis_allies::Change what{};
  /// The new owner.
  ::grognard::axis_allies::Power owner{};

  friend bool operator==(const Transfer& lhs, const Transfer& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Transfer& lhs, const Transfer& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Transfer) == sizeof(GrogAxisAlliesTransfer) && alignof(Transfer) == alignof(GrogAxisAlliesTransfer));
static_assert(offsetof(Transfer, space) == offsetof(GrogAxisAlliesTransfer, space));
static_assert(offsetof(Transfer, unit) == offsetof(GrogAxisAlliesTransfer, unit));
static_assert(offsetof(Transfer, rule) == offsetof(GrogAxisAlliesTransfer, rule));
static_assert(offsetof(Transfer, what) == offsetof(GrogAxisAlliesTransfer, what));
static_assert(offsetof(Transfer, owner) == offsetof(GrogAxisAlliesTransfer, owner));

/// The result of a conquest.
struct Conquest {
  /// The new owner of the territory.
  ::grognard::axis_allies::Power owner{};
  /// The territory returned to its original owner, who is a friend of the power that took it, or that power itself.
  ::grognard::Flag liberated{};
  /// The power whose capital was liberated, which gets back all of its land that friends hold.
  ::grognard::axis_allies::Power freed{};
  /// The power whose capital fell.
  ::grognard::axis_allies::Power fallen{};

  friend bool operator==(const Conquest& lhs, const Conquest& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Conquest& lhs, const Conquest& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Conquest) == sizeof(GrogAxisAlliesConquest) && alignof(Conquest) == alignof(GrogAxisAlliesConquest));
static_assert(offsetof(Conquest, owner) == offsetof(GrogAxisAlliesConquest, owner));
static_assert(offsetof(Conquest, liberated) == offsetof(GrogAxisAlliesConquest, liberated));
static_assert(offsetof(Conquest, freed) == offsetof(GrogAxisAlliesConquest, freed));
static_assert(offsetof(Conquest, fallen) == offsetof(GrogAxisAlliesConquest, fallen));

/// A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
struct Position {
  /// The text, with zeros after its end. Its first line names its version.
  std::array<std::uint8_t, 16384> text{};

  friend bool operator==(const Position& lhs, const Position& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Position& lhs, const Position& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Position) == sizeof(GrogAxisAlliesPosition) && alignof(Position) == alignof(GrogAxisAlliesPosition));
static_assert(offsetof(Position, text) == offsetof(GrogAxisAlliesPosition, text));

/// A piece as it stands now.
struct GamePiece {
  /// The number of the piece, the same for the whole game.
  std::uint16_t id{};
  /// The number of the transport or carrier that carries it; absent for none.
  ::grognard::Said<std::uint16_t> aboard{};
  /// The space.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The kind.
  ::grognard::axis_allies::Kind kind{};
  /// The owner.
  ::grognard::axis_allies::Power owner{};
  /// The number of spaces that it has moved in this turn.
  std::uint8_t spent{};
  /// It has moved or fought in the combat phases of this turn.
  ::grognard::Flag engaged{};
  /// What it still owes; absent for nothing.
  ::grognard::axis_allies::Duty owes{};
  /// The phase before whose end it does; absent for none.
  ::grognard::axis_allies::TurnPhase due{};
  /// The rule that asks for it; absent for none.
  std::uint16_t rule{};

  friend bool operator==(const GamePiece& lhs, const GamePiece& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const GamePiece& lhs, const GamePiece& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(GamePiece) == sizeof(GrogAxisAlliesGamePiece) && alignof(GamePiece) == alignof(GrogAxisAlliesGamePiece));
static_assert(offsetof(GamePiece, id) == offsetof(GrogAxisAlliesGamePiece, id));
static_assert(offsetof(GamePiece, aboard) == offsetof(GrogAxisAlliesGamePiece, aboard));
static_assert(offsetof(GamePiece, space) == offsetof(GrogAxisAlliesGamePiece, space));
static_assert(offsetof(GamePiece, kind) == offsetof(GrogAxisAlliesGamePiece, kind));
static_assert(offsetof(GamePiece, owner) == offsetof(GrogAxisAlliesGamePiece, owner));
static_assert(offsetof(GamePiece, spent) == offsetof(GrogAxisAlliesGamePiece, spent));
static_assert(offsetof(GamePiece, engaged) == offsetof(GrogAxisAlliesGamePiece, engaged));
static_assert(offsetof(GamePiece, owes) == offsetof(GrogAxisAlliesGamePiece, owes));
static_assert(offsetof(GamePiece, due) == offsetof(GrogAxisAlliesGamePiece, due));
static_assert(offsetof(GamePiece, rule) == offsetof(GrogAxisAlliesGamePiece, rule));

/// A summary of a position.
struct Situation {
  /// IPC of each power, in the order of their turns.
  std::array<std::uint16_t, 5> cash{};
  /// The number of pieces of each kind that are bought and not placed, in the order of the kinds.
  std::array<std::uint16_t, 10> hand{};
  /// The number of pieces on the board.
  std::uint16_t pieces{};
  /// The round, from 1.
  std::uint16_t round{};
  /// The number of dice for which the position waits.
  std::uint16_t dice{};
  /// The number of pieces that are lost at once, or of fighters that may land, for which the position waits.
  std::uint16_t owed{};
  /// The space of the current battle or raid; absent for none.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The power whose turn it is.
  ::grognard::axis_allies::Power power{};
  /// The phase of the turn.
  ::grognard::axis_allies::TurnPhase phase{};
  /// The step for which the position waits.
  ::grognard::axis_allies::Waits waits{};
  /// The side that has won.
  ::grognard::axis_allies::Side winner{};
  /// The ground of the victory.
  ::grognard::axis_allies::Ground ground{};
  /// The side of the battle or raid that throws or decides; absent outside one. Of antiaircraft fire the defender throws, and
  /// the attacker loses.
  ::grognard::axis_allies::Role decides{};

  friend bool operator==(const Situation& lhs, const Situation& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Situation& lhs, const Situation& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Situation) == sizeof(GrogAxisAlliesSituation) && alignof(Situation) == alignof(GrogAxisAlliesSituation));
static_assert(offsetof(Situation, cash) == offsetof(GrogAxisAlliesSituation, cash));
static_assert(offsetof(Situation, hand) == offsetof(GrogAxisAlliesSituation, hand));
static_assert(offsetof(Situation, pieces) == offsetof(GrogAxisAlliesSituation, pieces));
static_assert(offsetof(Situation, round) == offsetof(GrogAxisAlliesSituation, round));
static_assert(offsetof(Situation, dice) == offsetof(GrogAxisAlliesSituation, dice));
static_assert(offsetof(Situation, owed) == offsetof(GrogAxisAlliesSituation, owed));
static_assert(offsetof(Situation, space) == offsetof(GrogAxisAlliesSituation, space));
static_assert(offsetof(Situation, power) == offsetof(GrogAxisAlliesSituation, power));
static_assert(offsetof(Situation, phase) == offsetof(GrogAxisAlliesSituation, phase));
static_assert(offsetof(Situation, waits) == offsetof(GrogAxisAlliesSituation, waits));
static_assert(offsetof(Situation, winner) == offsetof(GrogAxisAlliesSituation, winner));
static_assert(offsetof(Situation, ground) == offsetof(GrogAxisAlliesSituation, ground));
static_assert(offsetof(Situation, decides) == offsetof(GrogAxisAlliesSituation, decides));

/// A legal step.
struct Choice {
  /// The kind of step.
  ::grognard::axis_allies::StepKind step{};
  /// The kind of the piece, or of the pieces bought or placed.
  ::grognard::axis_allies::Kind kind{};
  /// The number of the piece; absent for none.
  ::grognard::Said<std::uint16_t> piece{};
  /// The number of the transport that it boards; absent for none.
  ::grognard::Said<std::uint16_t> transport{};
  /// The space; absent for none.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The number of pieces bought or placed, or of dice that the step needs; otherwise 0.
  std::uint16_t count{};
  /// The most pieces of the kind that can be bought, or are in hand to be placed; the losses still required, or the
  /// free bays of carriers; otherwise 0.
  std::uint16_t most{};

  friend bool operator==(const Choice& lhs, const Choice& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Choice& lhs, const Choice& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Choice) == sizeof(GrogAxisAlliesChoice) && alignof(Choice) == alignof(GrogAxisAlliesChoice));
static_assert(offsetof(Choice, step) == offsetof(GrogAxisAlliesChoice, step));
static_assert(offsetof(Choice, kind) == offsetof(GrogAxisAlliesChoice, kind));
static_assert(offsetof(Choice, piece) == offsetof(GrogAxisAlliesChoice, piece));
static_assert(offsetof(Choice, transport) == offsetof(GrogAxisAlliesChoice, transport));
static_assert(offsetof(Choice, space) == offsetof(GrogAxisAlliesChoice, space));
static_assert(offsetof(Choice, count) == offsetof(GrogAxisAlliesChoice, count));
static_assert(offsetof(Choice, most) == offsetof(GrogAxisAlliesChoice, most));

/// An objection to a step.
struct StepObjection {
  /// The number of the piece; absent if it concerns none.
  ::grognard::Said<std::uint16_t> piece{};
  /// The space; absent for none.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The rule that is broken.
  std::uint16_t rule{};
  /// The amount needed, if the rule sets a limit; otherwise 0.
  std::uint16_t needed{};
  /// The amount available, if the rule sets a limit; otherwise 0.
  std::uint16_t available{};

  friend bool operator==(const StepObjection& lhs, const StepObjection& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const StepObjection& lhs, const StepObjection& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(StepObjection) == sizeof(GrogAxisAlliesStepObjection) && alignof(StepObjection) == alignof(GrogAxisAlliesStepObjection));
static_assert(offsetof(StepObjection, piece) == offsetof(GrogAxisAlliesStepObjection, piece));
static_assert(offsetof(StepObjection, space) == offsetof(GrogAxisAlliesStepObjection, space));
static_assert(offsetof(StepObjection, rule) == offsetof(GrogAxisAlliesStepObjection, rule));
static_assert(offsetof(StepObjection, needed) == offsetof(GrogAxisAlliesStepObjection, needed));
static_assert(offsetof(StepObjection, available) == offsetof(GrogAxisAlliesStepObjection, available));

/// The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance
/// less `missing`.
struct BattleOfTurn {
  /// The attacker wins: no defender is left, and an attacker is.
  ::grognard::Chance win{};
  /// The defender wins: no attacker is left, and a defender is.
  ::grognard::Chance lose{};
  /// No unit of either side is left.
  ::grognard::Chance both_gone{};
  /// The attacker retreats.
  ::grognard::Chance retreat{};
  /// Neither side can hit the other.
  ::grognard::Chance stalemate{};
  /// The attacker takes the territory.
  ::grognard::Chance taken{};
  /// The upper bound of the error of each chance.
  ::grognard::Chance missing{};
  /// The space of the battle.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The number of attackers.
  std::uint16_t attackers{};
  /// The number of defenders.
  std::uint16_t defenders{};
  /// It is an amphibious assault.
  ::grognard::Flag amphibious{};
  /// It waits for a sea battle (AA 4.3c). Its chances are those if no transport is lost there.
  ::grognard::Flag waits{};

  friend bool operator==(const BattleOfTurn& lhs, const BattleOfTurn& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const BattleOfTurn& lhs, const BattleOfTurn& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(BattleOfTurn) == sizeof(GrogAxisAlliesBattleOfTurn) && alignof(BattleOfTurn) == alignof(GrogAxisAlliesBattleOfTurn));
static_assert(offsetof(BattleOfTurn, win) == offsetof(GrogAxisAlliesBattleOfTurn, win));
static_assert(offsetof(BattleOfTurn, lose) == offsetof(GrogAxisAlliesBattleOfTurn, lose));
static_assert(offsetof(BattleOfTurn, both_gone) == offsetof(GrogAxisAlliesBattleOfTurn, both_gone));
static_assert(offsetof(BattleOfTurn, retreat) == offsetof(GrogAxisAlliesBattleOfTurn, retreat));
static_assert(offsetof(BattleOfTurn, stalemate) == offsetof(GrogAxisAlliesBattleOfTurn, stalemate));
static_assert(offsetof(BattleOfTurn, taken) == offsetof(GrogAxisAlliesBattleOfTurn, taken));
static_assert(offsetof(BattleOfTurn, missing) == offsetof(GrogAxisAlliesBattleOfTurn, missing));
static_assert(offsetof(BattleOfTurn, space) == offsetof(GrogAxisAlliesBattleOfTurn, space));
static_assert(offsetof(BattleOfTurn, attackers) == offsetof(GrogAxisAlliesBattleOfTurn, attackers));
static_assert(offsetof(BattleOfTurn, defenders) == offsetof(GrogAxisAlliesBattleOfTurn, defenders));
static_assert(offsetof(BattleOfTurn, amphibious) == offsetof(GrogAxisAlliesBattleOfTurn, amphibious));
static_assert(offsetof(BattleOfTurn, waits) == offsetof(GrogAxisAlliesBattleOfTurn, waits));

/// The chances of all battles of a turn, in units of 1/2^63.
struct TurnChances {
  /// The attacker wins all battles. After a sea battle only the troops of the remaining transports assault (AA 3.2f).
  /// Transports are lost in the order in which a line of orders names them: those that have not unloaded, then those
  /// that have moved least, then the lowest numbers.
  ::grognard::Chance all_won{};
  /// The upper bound of the error of `all_won`.
  ::grognard::Chance missing{};
  /// The number of battles.
  std::uint16_t battles{};
  std::array<std::uint8_t, 6> reserved{};

  friend bool operator==(const TurnChances& lhs, const TurnChances& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const TurnChances& lhs, const TurnChances& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(TurnChances) == sizeof(GrogAxisAlliesTurnChances) && alignof(TurnChances) == alignof(GrogAxisAlliesTurnChances));
static_assert(offsetof(TurnChances, all_won) == offsetof(GrogAxisAlliesTurnChances, all_won));
static_assert(offsetof(TurnChances, missing) == offsetof(GrogAxisAlliesTurnChances, missing));
static_assert(offsetof(TurnChances, battles) == offsetof(GrogAxisAlliesTurnChances, battles));
static_assert(offsetof(TurnChances, reserved) == offsetof(GrogAxisAlliesTurnChances, reserved));

/// One byte of a packed position.
struct PositionByte {
  /// The byte.
  std::uint8_t octet{};

  friend bool operator==(const PositionByte& lhs, const PositionByte& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const PositionByte& lhs, const PositionByte& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(PositionByte) == sizeof(GrogAxisAlliesPositionByte) && alignof(PositionByte) == alignof(GrogAxisAlliesPositionByte));
static_assert(offsetof(PositionByte, octet) == offsetof(GrogAxisAlliesPositionByte, octet));

/// A packed position.
struct Packed {
  /// The number of bytes.
  std::uint16_t bytes{};

  friend bool operator==(const Packed& lhs, const Packed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Packed& lhs, const Packed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Packed) == sizeof(GrogAxisAlliesPacked) && alignof(Packed) == alignof(GrogAxisAlliesPacked));
static_assert(offsetof(Packed, bytes) == offsetof(GrogAxisAlliesPacked, bytes));

/// An event on a piece's path.
struct PieceEvent {
  /// The number of the piece.
  std::uint16_t piece{};
  /// The space of the event.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The rule that requires it.
  std::uint16_t rule{};
  /// The kind of event.
  ::grognard::axis_allies::PathEventKind what{};
  /// The amount, in the unit that the kind says.
  std::uint8_t amount{};

  friend bool operator==(const PieceEvent& lhs, const PieceEvent& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const PieceEvent& lhs, const PieceEvent& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(PieceEvent) == sizeof(GrogAxisAlliesPieceEvent) && alignof(PieceEvent) == alignof(GrogAxisAlliesPieceEvent));
static_assert(offsetof(PieceEvent, piece) == offsetof(GrogAxisAlliesPieceEvent, piece));
static_assert(offsetof(PieceEvent, space) == offsetof(GrogAxisAlliesPieceEvent, space));
static_assert(offsetof(PieceEvent, rule) == offsetof(GrogAxisAlliesPieceEvent, rule));
static_assert(offsetof(PieceEvent, what) == offsetof(GrogAxisAlliesPieceEvent, what));
static_assert(offsetof(PieceEvent, amount) == offsetof(GrogAxisAlliesPieceEvent, amount));

/// The cost of a path.
struct Passage {
  /// The cost of the neutrals that are taken, in IPC.
  std::uint16_t cost{};
  /// The number of spaces moved in this turn, including this path.
  std::uint8_t spent{};
  /// The number of spaces left to move.
  std::uint8_t left{};

  friend bool operator==(const Passage& lhs, const Passage& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Passage& lhs, const Passage& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Passage) == sizeof(GrogAxisAlliesPassage) && alignof(Passage) == alignof(GrogAxisAlliesPassage));
static_assert(offsetof(Passage, cost) == offsetof(GrogAxisAlliesPassage, cost));
static_assert(offsetof(Passage, spent) == offsetof(GrogAxisAlliesPassage, spent));
static_assert(offsetof(Passage, left) == offsetof(GrogAxisAlliesPassage, left));

/// A space that a piece can move to.
struct Reached {
  /// The space.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The least cost of neutrals on a path there, in IPC.
  std::uint16_t cost{};
  /// The least number of spaces of a path at that cost.
  std::uint8_t spaces{};
  /// Enemies are in the space: a battle.
  ::grognard::Flag battle{};
  /// Moving there takes the space.
  ::grognard::Flag takes{};
  /// An aircraft may land there in the present position.
  ::grognard::Flag lands{};

  friend bool operator==(const Reached& lhs, const Reached& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Reached& lhs, const Reached& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Reached) == sizeof(GrogAxisAlliesReached) && alignof(Reached) == alignof(GrogAxisAlliesReached));
static_assert(offsetof(Reached, space) == offsetof(GrogAxisAlliesReached, space));
static_assert(offsetof(Reached, cost) == offsetof(GrogAxisAlliesReached, cost));
static_assert(offsetof(Reached, spaces) == offsetof(GrogAxisAlliesReached, spaces));
static_assert(offsetof(Reached, battle) == offsetof(GrogAxisAlliesReached, battle));
static_assert(offsetof(Reached, takes) == offsetof(GrogAxisAlliesReached, takes));
static_assert(offsetof(Reached, lands) == offsetof(GrogAxisAlliesReached, lands));

/// The number of spaces that a piece can reach.
struct Range {
  /// The number of spaces that it can move to.
  std::uint16_t spaces{};
  /// The number of spaces that it has left to move.
  std::uint8_t left{};
  std::uint8_t reserved{};

  friend bool operator==(const Range& lhs, const Range& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Range& lhs, const Range& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Range) == sizeof(GrogAxisAlliesRange) && alignof(Range) == alignof(GrogAxisAlliesRange));
static_assert(offsetof(Range, spaces) == offsetof(GrogAxisAlliesRange, spaces));
static_assert(offsetof(Range, left) == offsetof(GrogAxisAlliesRange, left));
static_assert(offsetof(Range, reserved) == offsetof(GrogAxisAlliesRange, reserved));

/// A transport after boarding or unloading.
struct Shipped {
  /// The cost of a neutral that is taken, in IPC.
  std::uint16_t cost{};
  /// The room left aboard; an infantry takes 1.
  std::uint8_t room{};
  /// The transport may not move or load again in this turn (3.2d).
  ::grognard::Flag done{};

  friend bool operator==(const Shipped& lhs, const Shipped& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Shipped& lhs, const Shipped& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Shipped) == sizeof(GrogAxisAlliesShipped) && alignof(Shipped) == alignof(GrogAxisAlliesShipped));
static_assert(offsetof(Shipped, cost) == offsetof(GrogAxisAlliesShipped, cost));
static_assert(offsetof(Shipped, room) == offsetof(GrogAxisAlliesShipped, room));
static_assert(offsetof(Shipped, done) == offsetof(GrogAxisAlliesShipped, done));

/// An order to a piece of a position.
struct PieceOrder {
  /// The piece, by its number.
  std::uint16_t piece{};
  /// The number of the transport to board; absent for other orders.
  ::grognard::Said<std::uint16_t> transport{};
  /// The action. Required where the answer depends on it.
  ::grognard::axis_allies::Action action{};
  std::array<std::uint8_t, 3> reserved{};
  /// The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path
  /// takes two orders.
  std::array<::grognard::Locus<::grognard::axis_allies::Site>, 6> path{};

  friend bool operator==(const PieceOrder& lhs, const PieceOrder& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const PieceOrder& lhs, const PieceOrder& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(PieceOrder) == sizeof(GrogAxisAlliesPieceOrder) && alignof(PieceOrder) == alignof(GrogAxisAlliesPieceOrder));
static_assert(offsetof(PieceOrder, piece) == offsetof(GrogAxisAlliesPieceOrder, piece));
static_assert(offsetof(PieceOrder, transport) == offsetof(GrogAxisAlliesPieceOrder, transport));
static_assert(offsetof(PieceOrder, action) == offsetof(GrogAxisAlliesPieceOrder, action));
static_assert(offsetof(PieceOrder, reserved) == offsetof(GrogAxisAlliesPieceOrder, reserved));
static_assert(offsetof(PieceOrder, path) == offsetof(GrogAxisAlliesPieceOrder, path));

/// A summary of the orders of a phase.
struct Declared {
  /// The cost of the neutrals that are taken, in IPC.
  std::uint16_t cost{};
  /// The number of spaces in which the power's pieces then fight.
  std::uint16_t battles{};

  friend bool operator==(const Declared& lhs, const Declared& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Declared& lhs, const Declared& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Declared) == sizeof(GrogAxisAlliesDeclared) && alignof(Declared) == alignof(GrogAxisAlliesDeclared));
static_assert(offsetof(Declared, cost) == offsetof(GrogAxisAlliesDeclared, cost));
static_assert(offsetof(Declared, battles) == offsetof(GrogAxisAlliesDeclared, battles));

/// A space in which it may land.
struct LandingSpace {
  /// The space.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The number of free bays of the carriers there, without those of the aircraft's own group; 0 on land, where there
  /// is no limit.
  std::uint16_t bays{};
  /// The least number of spaces to fly there.
  std::uint8_t spaces{};
  std::uint8_t reserved{};

  friend bool operator==(const LandingSpace& lhs, const LandingSpace& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const LandingSpace& lhs, const LandingSpace& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(LandingSpace) == sizeof(GrogAxisAlliesLandingSpace) && alignof(LandingSpace) == alignof(GrogAxisAlliesLandingSpace));
static_assert(offsetof(LandingSpace, space) == offsetof(GrogAxisAlliesLandingSpace, space));
static_assert(offsetof(LandingSpace, bays) == offsetof(GrogAxisAlliesLandingSpace, bays));
static_assert(offsetof(LandingSpace, spaces) == offsetof(GrogAxisAlliesLandingSpace, spaces));
static_assert(offsetof(LandingSpace, reserved) == offsetof(GrogAxisAlliesLandingSpace, reserved));

/// The range of an aircraft after combat.
struct LandingRange {
  /// The number of spaces in which it may land.
  std::uint16_t strips{};
  /// The number of spaces that it may still fly.
  std::uint8_t left{};
  std::uint8_t reserved{};

  friend bool operator==(const LandingRange& lhs, const LandingRange& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const LandingRange& lhs, const LandingRange& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(LandingRange) == sizeof(GrogAxisAlliesLandingRange) && alignof(LandingRange) == alignof(GrogAxisAlliesLandingRange));
static_assert(offsetof(LandingRange, strips) == offsetof(GrogAxisAlliesLandingRange, strips));
static_assert(offsetof(LandingRange, left) == offsetof(GrogAxisAlliesLandingRange, left));
static_assert(offsetof(LandingRange, reserved) == offsetof(GrogAxisAlliesLandingRange, reserved));

/// A space to which units may withdraw.
struct WithdrawalSpace {
  /// The space.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The space was taken in this turn (4.4a).
  ::grognard::Flag taken{};
  std::uint8_t reserved{};

  friend bool operator==(const WithdrawalSpace& lhs, const WithdrawalSpace& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const WithdrawalSpace& lhs, const WithdrawalSpace& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(WithdrawalSpace) == sizeof(GrogAxisAlliesWithdrawalSpace) && alignof(WithdrawalSpace) == alignof(GrogAxisAlliesWithdrawalSpace));
static_assert(offsetof(WithdrawalSpace, space) == offsetof(GrogAxisAlliesWithdrawalSpace, space));
static_assert(offsetof(WithdrawalSpace, taken) == offsetof(GrogAxisAlliesWithdrawalSpace, taken));
static_assert(offsetof(WithdrawalSpace, reserved) == offsetof(GrogAxisAlliesWithdrawalSpace, reserved));

/// The number of spaces to which units may withdraw.
struct WithdrawalSpaces {
  /// The number of spaces.
  std::uint16_t spaces{};

  friend bool operator==(const WithdrawalSpaces& lhs, const WithdrawalSpaces& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const WithdrawalSpaces& lhs, const WithdrawalSpaces& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(WithdrawalSpaces) == sizeof(GrogAxisAlliesWithdrawalSpaces) && alignof(WithdrawalSpaces) == alignof(GrogAxisAlliesWithdrawalSpaces));
static_assert(offsetof(WithdrawalSpaces, spaces) == offsetof(GrogAxisAlliesWithdrawalSpaces, spaces));

/// New pieces of one kind in one space.
struct Placement {
  /// The space in which they are placed.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// For ships, the territory of the complex that builds them; 0 for any that can.
  ::grognard::Locus<::grognard::axis_allies::Site> industrial_complex{};
  /// The kind of piece, including industrial complexes. Required where the answer depends on it.
  ::grognard::axis_allies::Kind kind{};
  /// The number of pieces; 0 counts as 1.
  std::uint8_t count{};
  std::array<std::uint8_t, 2> reserved{};

  friend bool operator==(const Placement& lhs, const Placement& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Placement& lhs, const Placement& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Placement) == sizeof(GrogAxisAlliesPlacement) && alignof(Placement) == alignof(GrogAxisAlliesPlacement));
static_assert(offsetof(Placement, space) == offsetof(GrogAxisAlliesPlacement, space));
static_assert(offsetof(Placement, industrial_complex) == offsetof(GrogAxisAlliesPlacement, industrial_complex));
static_assert(offsetof(Placement, kind) == offsetof(GrogAxisAlliesPlacement, kind));
static_assert(offsetof(Placement, count) == offsetof(GrogAxisAlliesPlacement, count));
static_assert(offsetof(Placement, reserved) == offsetof(GrogAxisAlliesPlacement, reserved));

/// An objection to a placement.
struct Refusal {
  /// The entry of the placement.
  std::uint16_t placement{};
  /// The space of the objection.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The rule that is broken.
  std::uint16_t rule{};
  /// The number of pieces to be in the space or to be built, if the rule sets a limit; otherwise 0.
  std::uint16_t needed{};
  /// The greatest number allowed, if the rule sets a limit; otherwise 0.
  std::uint16_t available{};

  friend bool operator==(const Refusal& lhs, const Refusal& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Refusal& lhs, const Refusal& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Refusal) == sizeof(GrogAxisAlliesRefusal) && alignof(Refusal) == alignof(GrogAxisAlliesRefusal));
static_assert(offsetof(Refusal, placement) == offsetof(GrogAxisAlliesRefusal, placement));
static_assert(offsetof(Refusal, space) == offsetof(GrogAxisAlliesRefusal, space));
static_assert(offsetof(Refusal, rule) == offsetof(GrogAxisAlliesRefusal, rule));
static_assert(offsetof(Refusal, needed) == offsetof(GrogAxisAlliesRefusal, needed));
static_assert(offsetof(Refusal, available) == offsetof(GrogAxisAlliesRefusal, available));

/// A summary of the placement.
struct Placed {
  /// The number of pieces.
  std::uint16_t pieces{};
  /// The cost of the pieces, in IPC.
  std::uint16_t cost{};

  friend bool operator==(const Placed& lhs, const Placed& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Placed& lhs, const Placed& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Placed) == sizeof(GrogAxisAlliesPlaced) && alignof(Placed) == alignof(GrogAxisAlliesPlaced));
static_assert(offsetof(Placed, pieces) == offsetof(GrogAxisAlliesPlaced, pieces));
static_assert(offsetof(Placed, cost) == offsetof(GrogAxisAlliesPlaced, cost));

/// The income of a power.
struct Income {
  /// The IPC that it collects.
  std::uint16_t income{};
  /// The value of its territories in IPC, collected or not.
  std::uint16_t value{};
  /// The number of its territories.
  std::uint16_t territories{};
  /// Its capital is in enemy hands, so that it collects nothing (5.2a).
  ::grognard::Flag occupied{};
  std::uint8_t reserved{};

  friend bool operator==(const Income& lhs, const Income& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Income& lhs, const Income& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Income) == sizeof(GrogAxisAlliesIncome) && alignof(Income) == alignof(GrogAxisAlliesIncome));
static_assert(offsetof(Income, income) == offsetof(GrogAxisAlliesIncome, income));
static_assert(offsetof(Income, value) == offsetof(GrogAxisAlliesIncome, value));
static_assert(offsetof(Income, territories) == offsetof(GrogAxisAlliesIncome, territories));
static_assert(offsetof(Income, occupied) == offsetof(GrogAxisAlliesIncome, occupied));
static_assert(offsetof(Income, reserved) == offsetof(GrogAxisAlliesIncome, reserved));

/// The state of victory.
struct Victory {
  /// The value of the territories of Germany and Japan together, in IPC.
  std::uint16_t axis_value{};
  /// The number of Allied capitals that the Axis controls.
  std::uint8_t allied_capitals{};
  /// The number of Axis capitals that the Allies control.
  std::uint8_t axis_capitals{};
  /// The winner; `neither` if there is none, and also if each side holds enough of the other's capitals, since the
  /// first to do so had won before.
  ::grognard::axis_allies::Side winner{};
  /// The ground of the victory.
  ::grognard::axis_allies::Ground ground{};

  friend bool operator==(const Victory& lhs, const Victory& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Victory& lhs, const Victory& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Victory) == sizeof(GrogAxisAlliesVictory) && alignof(Victory) == alignof(GrogAxisAlliesVictory));
static_assert(offsetof(Victory, axis_value) == offsetof(GrogAxisAlliesVictory, axis_value));
static_assert(offsetof(Victory, allied_capitals) == offsetof(GrogAxisAlliesVictory, allied_capitals));
static_assert(offsetof(Victory, axis_capitals) == offsetof(GrogAxisAlliesVictory, axis_capitals));
static_assert(offsetof(Victory, winner) == offsetof(GrogAxisAlliesVictory, winner));
static_assert(offsetof(Victory, ground) == offsetof(GrogAxisAlliesVictory, ground));

/// A neighbour of a space.
struct Border {
  /// The neighbour.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// Land or sea.
  ::grognard::axis_allies::Surface surface{};
  /// The border is a canal for ships.
  ::grognard::Flag canal{};

  friend bool operator==(const Border& lhs, const Border& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Border& lhs, const Border& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Border) == sizeof(GrogAxisAlliesBorder) && alignof(Border) == alignof(GrogAxisAlliesBorder));
static_assert(offsetof(Border, space) == offsetof(GrogAxisAlliesBorder, space));
static_assert(offsetof(Border, surface) == offsetof(GrogAxisAlliesBorder, surface));
static_assert(offsetof(Border, canal) == offsetof(GrogAxisAlliesBorder, canal));

/// The facts about a space.
struct SpaceFacts {
  /// The space.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The sea zone that wholly surrounds the territory, which makes it an island (3.4b); absent if it is not an island.
  ::grognard::Locus<::grognard::axis_allies::Site> around{};
  /// Land or sea.
  ::grognard::axis_allies::Surface surface{};
  /// The present owner.
  ::grognard::axis_allies::Power owner{};
  /// The owner at the start of the game.
  ::grognard::axis_allies::Power original{};
  /// The power whose capital it is; `nobody` for none.
  ::grognard::axis_allies::Power capital{};
  /// The income of a turn, in IPC.
  std::uint8_t income{};
  /// There is an industrial complex in the space.
  ::grognard::Flag industrial_complex{};

  friend bool operator==(const SpaceFacts& lhs, const SpaceFacts& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const SpaceFacts& lhs, const SpaceFacts& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(SpaceFacts) == sizeof(GrogAxisAlliesSpaceFacts) && alignof(SpaceFacts) == alignof(GrogAxisAlliesSpaceFacts));
static_assert(offsetof(SpaceFacts, space) == offsetof(GrogAxisAlliesSpaceFacts, space));
static_assert(offsetof(SpaceFacts, around) == offsetof(GrogAxisAlliesSpaceFacts, around));
static_assert(offsetof(SpaceFacts, surface) == offsetof(GrogAxisAlliesSpaceFacts, surface));
static_assert(offsetof(SpaceFacts, owner) == offsetof(GrogAxisAlliesSpaceFacts, owner));
static_assert(offsetof(SpaceFacts, original) == offsetof(GrogAxisAlliesSpaceFacts, original));
static_assert(offsetof(SpaceFacts, capital) == offsetof(GrogAxisAlliesSpaceFacts, capital));
static_assert(offsetof(SpaceFacts, income) == offsetof(GrogAxisAlliesSpaceFacts, income));
static_assert(offsetof(SpaceFacts, industrial_complex) == offsetof(GrogAxisAlliesSpaceFacts, industrial_complex));

/// The setup of the game.
struct Started {
  /// The number of pieces.
  std::uint16_t pieces{};
  /// The initial cash of the power, or of all together, in IPC.
  std::uint16_t cash{};

  friend bool operator==(const Started& lhs, const Started& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Started& lhs, const Started& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Started) == sizeof(GrogAxisAlliesStarted) && alignof(Started) == alignof(GrogAxisAlliesStarted));
static_assert(offsetof(Started, pieces) == offsetof(GrogAxisAlliesStarted, pieces));
static_assert(offsetof(Started, cash) == offsetof(GrogAxisAlliesStarted, cash));

/// An event on a path, for the caller to apply.
struct PathEvent {
  /// The space of the event.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The piece that it concerns.
  std::uint16_t unit{};
  /// The rule that requires it.
  std::uint16_t rule{};
  /// The kind of event.
  ::grognard::axis_allies::PathEventKind what{};
  /// The amount, in the unit that the kind says.
  std::uint8_t amount{};

  friend bool operator==(const PathEvent& lhs, const PathEvent& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const PathEvent& lhs, const PathEvent& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(PathEvent) == sizeof(GrogAxisAlliesPathEvent) && alignof(PathEvent) == alignof(GrogAxisAlliesPathEvent));
static_assert(offsetof(PathEvent, space) == offsetof(GrogAxisAlliesPathEvent, space));
static_assert(offsetof(PathEvent, unit) == offsetof(GrogAxisAlliesPathEvent, unit));
static_assert(offsetof(PathEvent, rule) == offsetof(GrogAxisAlliesPathEvent, rule));
static_assert(offsetof(PathEvent, what) == offsetof(GrogAxisAlliesPathEvent, what));
static_assert(offsetof(PathEvent, amount) == offsetof(GrogAxisAlliesPathEvent, amount));

/// An order to one piece, or to one group that moves together.
struct Order {
  /// The piece, as a group of `board.units`.
  std::uint16_t unit{};
  /// The transport to board; absent for other orders.
  ///
  /// C counts it from 1; 0 is none.
  std::uint16_t aboard{};
  /// The action. Required where the answer depends on it.
  ::grognard::axis_allies::Action action{};
  std::array<std::uint8_t, 3> reserved{};
  /// The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path
  /// takes two orders.
  std::array<::grognard::Locus<::grognard::axis_allies::Site>, 6> path{};

  friend bool operator==(const Order& lhs, const Order& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Order& lhs, const Order& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Order) == sizeof(GrogAxisAlliesOrder) && alignof(Order) == alignof(GrogAxisAlliesOrder));
static_assert(offsetof(Order, unit) == offsetof(GrogAxisAlliesOrder, unit));
static_assert(offsetof(Order, aboard) == offsetof(GrogAxisAlliesOrder, aboard));
static_assert(offsetof(Order, action) == offsetof(GrogAxisAlliesOrder, action));
static_assert(offsetof(Order, reserved) == offsetof(GrogAxisAlliesOrder, reserved));
static_assert(offsetof(Order, path) == offsetof(GrogAxisAlliesOrder, path));

/// An objection to declared orders.
struct Objection {
  /// The order; absent if the objection is that an order is missing.
  ///
  /// C and Rust say 65535 for none.
  std::uint16_t order{};
  /// The piece.
  std::uint16_t unit{};
  /// The space of the objection.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The rule that is broken.
  std::uint16_t rule{};
  /// The amount needed, if the rule sets a limit: spaces moved, room aboard a transport, bays of carriers, IPC;
  /// otherwise 0.
  std::uint16_t needed{};
  /// Where the rule sets a limit, the amount available; otherwise 0.
  std::uint16_t available{};

  friend bool operator==(const Objection& lhs, const Objection& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Objection& lhs, const Objection& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Objection) == sizeof(GrogAxisAlliesObjection) && alignof(Objection) == alignof(GrogAxisAlliesObjection));
static_assert(offsetof(Objection, order) == offsetof(GrogAxisAlliesObjection, order));
static_assert(offsetof(Objection, unit) == offsetof(GrogAxisAlliesObjection, unit));
static_assert(offsetof(Objection, space) == offsetof(GrogAxisAlliesObjection, space));
static_assert(offsetof(Objection, rule) == offsetof(GrogAxisAlliesObjection, rule));
static_assert(offsetof(Objection, needed) == offsetof(GrogAxisAlliesObjection, needed));
static_assert(offsetof(Objection, available) == offsetof(GrogAxisAlliesObjection, available));

/// The way of one attacking piece into the battle, as declared.
struct Way {
  /// The space where it began, the spaces that it passed, and the battle, with zeros after the last.
  std::array<::grognard::Locus<::grognard::axis_allies::Site>, 8> spaces{};

  friend bool operator==(const Way& lhs, const Way& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Way& lhs, const Way& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Way) == sizeof(GrogAxisAlliesWay) && alignof(Way) == alignof(GrogAxisAlliesWay));
static_assert(offsetof(Way, spaces) == offsetof(GrogAxisAlliesWay, spaces));

}  // namespace grognard::axis_allies

namespace grognard::detail {

template <>
struct Vocabulary<::grognard::axis_allies::Action> {
  static constexpr const char* name = "GrogAxisAlliesAction";
};
template <>
struct Vocabulary<::grognard::axis_allies::BattleEffectKind> {
  static constexpr const char* name = "GrogAxisAlliesBattleEffectKind";
};
template <>
struct Vocabulary<::grognard::axis_allies::BattleKind> {
  static constexpr const char* name = "GrogAxisAlliesBattleKind";
};
template <>
struct Vocabulary<::grognard::axis_allies::Change> {
  static constexpr const char* name = "GrogAxisAlliesChange";
};
template <>
struct Vocabulary<::grognard::axis_allies::Decision> {
  static constexpr const char* name = "GrogAxisAlliesDecision";
};
template <>
struct Vocabulary<::grognard::axis_allies::Duty> {
  static constexpr const char* name = "GrogAxisAlliesDuty";
};
template <>
struct Vocabulary<::grognard::axis_allies::Ending> {
  static constexpr const char* name = "GrogAxisAlliesEnding";
};
template <>
struct Vocabulary<::grognard::axis_allies::Fate> {
  static constexpr const char* name = "GrogAxisAlliesFate";
};
template <>
struct Vocabulary<::grognard::axis_allies::GameEffectKind> {
  static constexpr const char* name = "GrogAxisAlliesGameEffectKind";
};
template <>
struct Vocabulary<::grognard::axis_allies::Goal> {
  static constexpr const char* name = "GrogAxisAlliesGoal";
};
template <>
struct Vocabulary<::grognard::axis_allies::Ground> {
  static constexpr const char* name = "GrogAxisAlliesGround";
};
template <>
struct Vocabulary<::grognard::axis_allies::Kind> {
  static constexpr const char* name = "GrogAxisAlliesKind";
};
template <>
struct Vocabulary<::grognard::axis_allies::Leaving> {
  static constexpr const char* name = "GrogAxisAlliesLeaving";
};
template <>
struct Vocabulary<::grognard::axis_allies::LossOf> {
  static constexpr const char* name = "GrogAxisAlliesLossOf";
};
template <>
struct Vocabulary<::grognard::axis_allies::Means> {
  static constexpr const char* name = "GrogAxisAlliesMeans";
};
template <>
struct Vocabulary<::grognard::axis_allies::PathEventKind> {
  static constexpr const char* name = "GrogAxisAlliesPathEventKind";
};
template <>
struct Vocabulary<::grognard::axis_allies::Phase> {
  static constexpr const char* name = "GrogAxisAlliesPhase";
};
template <>
struct Vocabulary<::grognard::axis_allies::Power> {
  static constexpr const char* name = "GrogAxisAlliesPower";
};
template <>
struct Vocabulary<::grognard::axis_allies::Price> {
  static constexpr const char* name = "GrogAxisAlliesPrice";
};
template <>
struct Vocabulary<::grognard::axis_allies::Role> {
  static constexpr const char* name = "GrogAxisAlliesRole";
};
template <>
struct Vocabulary<::grognard::axis_allies::Side> {
  static constexpr const char* name = "GrogAxisAlliesSide";
};
template <>
struct Vocabulary<::grognard::axis_allies::Site> {
  static constexpr const char* name = "GrogAxisAlliesSite";
};
template <>
struct Vocabulary<::grognard::axis_allies::Stage> {
  static constexpr const char* name = "GrogAxisAlliesStage";
};
template <>
struct Vocabulary<::grognard::axis_allies::StepKind> {
  static constexpr const char* name = "GrogAxisAlliesStepKind";
};
template <>
struct Vocabulary<::grognard::axis_allies::Surface> {
  static constexpr const char* name = "GrogAxisAlliesSurface";
};
template <>
struct Vocabulary<::grognard::axis_allies::TurnPhase> {
  static constexpr const char* name = "GrogAxisAlliesTurnPhase";
};
template <>
struct Vocabulary<::grognard::axis_allies::Unloading> {
  static constexpr const char* name = "GrogAxisAlliesUnloading";
};
template <>
struct Vocabulary<::grognard::axis_allies::Waits> {
  static constexpr const char* name = "GrogAxisAlliesWaits";
};

}  // namespace grognard::detail

namespace grognard::axis_allies::antiaircraft {

/// The question of `assess`. Aircraft in range of an antiaircraft gun.
struct Assess {
  /// The number of aircraft that attack the gun's territory or fly over it.
  std::uint16_t aircraft{};
  /// The movement in which they do so.
  ::grognard::axis_allies::Phase phase{};
  /// The gun is aboard a transport.
  ::grognard::Flag aboard{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::axis_allies::AaVolley>;

/// Whether an antiaircraft gun fires at aircraft, and with how many dice (AA 3.1a, 3.1d).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesAntiaircraftAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.aircraft, question.aircraft);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.aboard, question.aboard);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesAntiaircraftAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_antiaircraft_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `resolve`. An antiaircraft gun and its dice.
struct Resolve {
  /// The number of aircraft that it fires at.
  std::uint16_t aircraft{};
  /// The dice, one for each aircraft: 1 to 6, or to the number of faces of the chart.
  ::grognard::Span<const std::uint8_t> dice{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `resolve`.
using ResolveAnswer = ::grognard::Ruling<::grognard::axis_allies::AaHits>;

/// What an antiaircraft gun's dice hit (AA 3.1a).
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesAntiaircraftResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.aircraft, question.aircraft);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesAntiaircraftResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_antiaircraft_resolve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `distribution`. Antiaircraft fire before the dice.
struct Distribution {
  /// The number of aircraft that it fires at, at most 400.
  std::uint16_t aircraft{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `distribution`.
struct DistributionAnswer : ::grognard::Ruling<::grognard::axis_allies::AaChances> {
  /// A number of hits and its chance.
  std::vector<::grognard::axis_allies::AaChance> rows{};
};

/// The exact chances of an antiaircraft gun's hits (AA 3.1a).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesAntiaircraftDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.aircraft, question.aircraft);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesAntiaircraftDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_antiaircraft_distribution, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::axis_allies::antiaircraft

namespace grognard::axis_allies::battle {

/// The question of `begin`. The forces of a battle.
struct Begin {
  /// Where the battle is fought. Required where the answer depends on it.
  ::grognard::axis_allies::BattleKind kind{};
  /// The attackers that fight. Cargo does not fight: land units aboard transports (AA 3.2f) and friendly fighters
  /// aboard carriers (AA 3.4e).
  ::grognard::axis_allies::Force attacker{};
  /// The defenders that fight, including a carrier's fighters (AA 3.4b), but not an antiaircraft gun.
  ::grognard::axis_allies::Force defender{};
  /// The number of attackers that unload from transports. A number above 0 makes it an amphibious assault (AA 4.3a).
  std::uint16_t landed{};
  /// The number that were to unload when the attack was declared. Those whose transports were sunk are not in
  /// `landed` any more (AA 4.3c).
  std::uint16_t declared{};
  /// Battleships that are to give support, by sea zone.
  ::grognard::Span<const ::grognard::axis_allies::Bombardment> support{};
  /// There is an antiaircraft gun in the territory.
  ::grognard::Flag aa_gun{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `begin`.
using BeginAnswer = ::grognard::Ruling<::grognard::axis_allies::Battle>;

/// Whether forces may meet so, and the battle before its first step (AA 3.5, 4.3).
inline ::grognard::Result<BeginAnswer> begin(const Begin& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesBattleBeginQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.attacker, question.attacker);
    ::grognard::detail::put(to.defender, question.defender);
    ::grognard::detail::put(to.landed, question.landed);
    ::grognard::detail::put(to.declared, question.declared);
    ::grognard::detail::list(to.support, to.support_len, question.support);
    ::grognard::detail::put(to.aa_gun, question.aa_gun);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesBattleBeginAnswer from{};
    from.size = sizeof from;
    BeginAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_battle_begin, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `choices`. A battle that waits for a step.
struct Choices {
  /// The battle.
  ::grognard::axis_allies::Battle battle{};
};

/// The answer of `choices`.
using ChoicesAnswer = ::grognard::Ruling<::grognard::axis_allies::Turn>;

/// What a battle waits for: dice, losses, withdrawals (AA 3.1a, 3.5a, 4.1, 4.2).
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesBattleChoicesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.battle, question.battle);
    GrogAxisAlliesBattleChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_battle_choices, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `apply`. A step of a battle. Of the fields after the battle, the battle's stage determines which are used; the others stay
/// empty.
struct Apply {
  /// The battle.
  ::grognard::axis_allies::Battle battle{};
  /// For a stage that rolls dice: the dice, 1 to 6 or to the number of faces, by kind in the order of the kinds.
  ::grognard::Span<const std::uint8_t> dice{};
  /// For a stage of losses: the units that their owner chose.
  ::grognard::axis_allies::Force losses{};
  /// The losses include an antiaircraft gun, which is never a legal loss.
  ::grognard::Flag lose_aa_gun{};
  /// For a withdrawal of submarines: the side that decides, which owns them. Required there.
  ::grognard::axis_allies::Role role{};
  /// For a withdrawal of submarines: the number that withdraw, which may be 0. Required there.
  ::grognard::Said<std::uint16_t> submarines{};
  /// For a retreat: the attacker's decision. Required there.
  ::grognard::axis_allies::Decision decision{};
  /// The spaces to which units may withdraw or retreat (AA 4.1b, 4.2c, 4.2d), numbered by the caller. Must not be
  /// empty if units other than aircraft leave.
  ::grognard::Span<const ::grognard::Locus<::grognard::axis_allies::Site>> destinations{};
  /// The space to which they go: one of `destinations`, or it is forbidden. Required if units other than aircraft leave.
  ::grognard::Locus<::grognard::axis_allies::Site> destination{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::axis_allies::Battle> {
  /// An effect of a step of a battle, for the caller to apply.
  std::vector<::grognard::axis_allies::BattleEffect> effects{};
};

/// One step of a battle: dice or a choice (AA 3.1, 3.5, 4.1, 4.2, 4.3).
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesBattleApplyQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.losses, question.losses);
    ::grognard::detail::put(to.lose_aa_gun, question.lose_aa_gun);
    ::grognard::detail::put(to.role, question.role);
    ::grognard::detail::put(to.submarines, question.submarines);
    ::grognard::detail::put(to.decision, question.decision);
    ::grognard::detail::list(to.destinations, to.destinations_len, question.destinations);
    ::grognard::detail::put(to.destination, question.destination);
    GrogAxisAlliesBattleApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_battle_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `sink`. Ships after a battle.
struct Sink {
  /// The sea battle that they were in. It contains the losses, and whether the attacker retreated.
  ::grognard::axis_allies::Battle battle{};
  /// The side that owns the ships.
  ::grognard::axis_allies::Role role{};
  /// The ships with cargo.
  ::grognard::Span<const ::grognard::axis_allies::LoadedShip> ships{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `sink`.
struct SinkAnswer : ::grognard::Ruling<::grognard::axis_allies::SunkCargo> {
  /// An effect of a step of a battle, for the caller to apply.
  std::vector<::grognard::axis_allies::BattleEffect> effects{};
};

/// What goes down with transports and carriers (AA 3.1d, 3.2f, 3.4e).
inline ::grognard::Result<SinkAnswer> sink(const Sink& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesBattleSinkQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::put(to.role, question.role);
    ::grognard::detail::list(to.ships, to.ships_len, question.ships);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesBattleSinkAnswer from{};
    from.size = sizeof from;
    SinkAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_battle_sink, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `distribution`. A battle before it is fought.
struct Distribution {
  /// Where the battle is fought. Required where the answer depends on it.
  ::grognard::axis_allies::BattleKind kind{};
  /// The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
  ::grognard::Span<const ::grognard::axis_allies::Wave> waves{};
  /// The defenders.
  ::grognard::axis_allies::Force defender{};
  /// The order of the defenders' losses, and when their submarines withdraw.
  ::grognard::axis_allies::Plan defender_plan{};
  /// There is an antiaircraft gun in the territory, which fires at each wave.
  ::grognard::Flag aa_gun{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `distribution`.
struct DistributionAnswer : ::grognard::Ruling<::grognard::axis_allies::BattleChances> {
  /// A possible outcome of a wave.
  std::vector<::grognard::axis_allies::BattleOutcome> rows{};
};

/// The exact chances of a battle to its end, and all that can be left.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesBattleDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::list(to.waves, to.waves_len, question.waves);
    ::grognard::detail::put(to.defender, question.defender);
    ::grognard::detail::put(to.defender_plan, question.defender_plan);
    ::grognard::detail::put(to.aa_gun, question.aa_gun);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesBattleDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_battle_distribution, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `rounds`. A battle before it is fought.
struct Rounds {
  /// Where the battle is fought. Required where the answer depends on it.
  ::grognard::axis_allies::BattleKind kind{};
  /// The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
  ::grognard::Span<const ::grognard::axis_allies::Wave> waves{};
  /// The defenders.
  ::grognard::axis_allies::Force defender{};
  /// The order of the defenders' losses, and when their submarines withdraw.
  ::grognard::axis_allies::Plan defender_plan{};
  /// There is an antiaircraft gun in the territory, which fires at each wave.
  ::grognard::Flag aa_gun{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `rounds`.
struct RoundsAnswer : ::grognard::Ruling<::grognard::axis_allies::BattleChances> {
  /// The chances that a wave ends in a given round.
  std::vector<::grognard::axis_allies::RoundChance> rows{};
};

/// The exact chances of a battle, round by round.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<RoundsAnswer> rounds(const Rounds& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesBattleRoundsQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::list(to.waves, to.waves_len, question.waves);
    ::grognard::detail::put(to.defender, question.defender);
    ::grognard::detail::put(to.defender_plan, question.defender_plan);
    ::grognard::detail::put(to.aa_gun, question.aa_gun);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesBattleRoundsAnswer from{};
    from.size = sizeof from;
    RoundsAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_battle_rounds, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `losses`. A battle before it is fought.
struct Losses {
  /// Where the battle is fought. Required where the answer depends on it.
  ::grognard::axis_allies::BattleKind kind{};
  /// The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
  ::grognard::Span<const ::grognard::axis_allies::Wave> waves{};
  /// The defenders.
  ::grognard::axis_allies::Force defender{};
  /// The order of the defenders' losses, and when their submarines withdraw.
  ::grognard::axis_allies::Plan defender_plan{};
  /// There is an antiaircraft gun in the territory, which fires at each wave.
  ::grognard::Flag aa_gun{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `losses`.
struct LossesAnswer : ::grognard::Ruling<::grognard::axis_allies::LossesWeighed> {
  /// A possible number of losses and its chance.
  std::vector<::grognard::axis_allies::LossChance> rows{};
};

/// The exact chances of each side's losses, by kind, in units and in IPC.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<LossesAnswer> losses(const Losses& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesBattleLossesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::list(to.waves, to.waves_len, question.waves);
    ::grognard::detail::put(to.defender, question.defender);
    ::grognard::detail::put(to.defender_plan, question.defender_plan);
    ::grognard::detail::put(to.aa_gun, question.aa_gun);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesBattleLossesAnswer from{};
    from.size = sizeof from;
    LossesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_battle_losses, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `percentile`. A battle that was fought, and the plans with which it is compared.
struct Percentile {
  /// The battle, which must be over.
  ::grognard::axis_allies::Battle battle{};
  /// The attacker's plan.
  ::grognard::axis_allies::Plan attacker_plan{};
  /// The defender's plan.
  ::grognard::axis_allies::Plan defender_plan{};
  /// The value of taking the territory, in IPC.
  std::uint16_t territory{};
  /// Rows of the unit chart that replace the edition's, for the costs of units. An empty list for the edition's
  /// chart. The values of the dice are those of the battle.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `percentile`.
using PercentileAnswer = ::grognard::Ruling<::grognard::axis_allies::BattlePercentile>;

/// Where a battle that was fought stands among all that could have come of it.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<PercentileAnswer> percentile(const Percentile& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesBattlePercentileQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::put(to.attacker_plan, question.attacker_plan);
    ::grognard::detail::put(to.defender_plan, question.defender_plan);
    ::grognard::detail::put(to.territory, question.territory);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesBattlePercentileAnswer from{};
    from.size = sizeof from;
    PercentileAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_battle_percentile, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `fewest`. A search for the fewest or cheapest units that reach a chance.
struct Fewest {
  /// Where the battle is fought. Required where the answer depends on it.
  ::grognard::axis_allies::BattleKind kind{};
  /// The side whose units are searched. Required where the answer depends on it.
  ::grognard::axis_allies::Role role{};
  /// The goal. Required where the answer depends on it.
  ::grognard::axis_allies::Goal goal{};
  /// The quantity to minimize. Required where the answer depends on it.
  ::grognard::axis_allies::Price price{};
  /// The wanted chance, in units of 1/2^63.
  ::grognard::Chance wanted{};
  /// The number of steps that the search may take. Each force tried takes as many steps as there are pairs of states
  /// of the two sides.
  std::uint64_t budget{};
  /// The most units of each kind that may be added.
  ::grognard::axis_allies::Force available{};
  /// The attackers that take part in any case.
  ::grognard::axis_allies::Force attacker{};
  /// The attacker's plan.
  ::grognard::axis_allies::Plan attacker_plan{};
  /// The defenders that take part in any case.
  ::grognard::axis_allies::Force defender{};
  /// The defender's plan.
  ::grognard::axis_allies::Plan defender_plan{};
  /// Support shots in the first round (AA 3.5a).
  std::uint16_t support{};
  /// The battle is an amphibious assault (AA 4.3a).
  ::grognard::Flag amphibious{};
  /// There is an antiaircraft gun in the territory.
  ::grognard::Flag aa_gun{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `fewest`.
using FewestAnswer = ::grognard::Ruling<::grognard::axis_allies::Found>;

/// The fewest or cheapest units that reach a wanted chance.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<FewestAnswer> fewest(const Fewest& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesBattleFewestQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.role, question.role);
    ::grognard::detail::put(to.goal, question.goal);
    ::grognard::detail::put(to.price, question.price);
    ::grognard::detail::put(to.wanted, question.wanted);
    ::grognard::detail::put(to.budget, question.budget);
    ::grognard::detail::put(to.available, question.available);
    ::grognard::detail::put(to.attacker, question.attacker);
    ::grognard::detail::put(to.attacker_plan, question.attacker_plan);
    ::grognard::detail::put(to.defender, question.defender);
    ::grognard::detail::put(to.defender_plan, question.defender_plan);
    ::grognard::detail::put(to.support, question.support);
    ::grognard::detail::put(to.amphibious, question.amphibious);
    ::grognard::detail::put(to.aa_gun, question.aa_gun);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesBattleFewestAnswer from{};
    from.size = sizeof from;
    FewestAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_battle_fewest, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::axis_allies::battle

namespace grognard::axis_allies::bombing {

/// The question of `assess`. A raid to be flown.
struct Assess {
  /// The number of bombers, at most 400.
  std::uint16_t bombers{};
  /// The number of other units that are to take part.
  std::uint16_t others{};
  /// The number of the bombers that fight in a battle in this turn.
  std::uint16_t fighting{};
  /// There is an industrial complex in the territory.
  ::grognard::Flag industrial_complex{};
  /// The territory is the enemy's.
  ::grognard::Flag enemy{};
  /// There is an enemy antiaircraft gun in the territory.
  ::grognard::Flag aa_gun{};
  /// The movement in which they fly.
  ::grognard::axis_allies::Phase phase{};
  /// The most that the owner can lose, in IPC, from 0 to 65534: his cash, or the limit of a house rule. Absent for no
  /// limit.
  ::grognard::Said<std::uint16_t> limit{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::axis_allies::RaidAssessment>;

/// Whether bombers may raid a territory's income, and with which dice.
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesBombingAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.bombers, question.bombers);
    ::grognard::detail::put(to.others, question.others);
    ::grognard::detail::put(to.fighting, question.fighting);
    ::grognard::detail::put(to.industrial_complex, question.industrial_complex);
    ::grognard::detail::put(to.enemy, question.enemy);
    ::grognard::detail::put(to.aa_gun, question.aa_gun);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.limit, question.limit);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesBombingAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_bombing_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `resolve`. A raid and its dice.
struct Resolve {
  /// The assessment.
  ::grognard::axis_allies::RaidAssessment assessment{};
  /// The antiaircraft dice, then one die for each bomber left; 1 to 6 each, or to the number of faces.
  ::grognard::Span<const std::uint8_t> dice{};
};

/// The answer of `resolve`.
using ResolveAnswer = ::grognard::Ruling<::grognard::axis_allies::Raided>;

/// What a raid shoots down and destroys.
inline ::grognard::Result<ResolveAnswer> resolve(const Resolve& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesBombingResolveQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    GrogAxisAlliesBombingResolveAnswer from{};
    from.size = sizeof from;
    ResolveAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_bombing_resolve, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `distribution`. A raid before it is flown.
struct Distribution {
  /// The assessment.
  ::grognard::axis_allies::RaidAssessment assessment{};
};

/// The answer of `distribution`.
struct DistributionAnswer : ::grognard::Ruling<::grognard::axis_allies::RaidChances> {
  /// A possible result of a raid and its chance.
  std::vector<::grognard::axis_allies::RaidOutcome> rows{};
};

/// The exact chances of a raid.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<DistributionAnswer> distribution(const Distribution& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesBombingDistributionQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.assessment, question.assessment);
    GrogAxisAlliesBombingDistributionAnswer from{};
    from.size = sizeof from;
    DistributionAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_bombing_distribution, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::axis_allies::bombing

namespace grognard::axis_allies::carriers {

/// The question of `choices`. A sea battle that is over.
struct Choices {
  /// The position before the battle: pieces that were lost are still listed.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is, which is the attacker.
  ::grognard::axis_allies::Power power{};
  /// The battle. It contains the forces and their losses.
  ::grognard::axis_allies::Battle battle{};
  /// The sea zone.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The side whose fighters are settled.
  ::grognard::axis_allies::Role role{};
  /// The pieces that were lost: as many of each kind as the battle lost. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> lost{};
  /// The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of
  /// the board's list. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> kept{};
};

/// The answer of `choices`.
using ChoicesAnswer = ::grognard::Ruling<::grognard::axis_allies::StrandedFighters>;

/// What fighters that lost their carrier have to choose from, on the board as the battle found it (AA 3.4b, 3.4e).
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesCarriersChoicesQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.role, question.role);
    ::grognard::detail::list(to.lost, to.lost_len, question.lost);
    ::grognard::detail::list(to.kept, to.kept_len, question.kept);
    GrogAxisAlliesCarriersChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_carriers_choices, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `apply`. A sea battle that is over.
struct Apply {
  /// The position before the battle: pieces that were lost are still listed.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is, which is the attacker.
  ::grognard::axis_allies::Power power{};
  /// The battle. It contains the forces and their losses.
  ::grognard::axis_allies::Battle battle{};
  /// The sea zone.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The side whose fighters are settled.
  ::grognard::axis_allies::Role role{};
  /// The pieces that were lost: as many of each kind as the battle lost. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> lost{};
  /// The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of
  /// the board's list. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> kept{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::axis_allies::StrandedFighters> {
  /// The fate of the fighters of a group.
  std::vector<::grognard::axis_allies::Landed> effects{};
};

/// Where fighters that lost their carrier go, on the board as the battle found it (AA 3.4b, 3.4e).
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesCarriersApplyQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.role, question.role);
    ::grognard::detail::list(to.lost, to.lost_len, question.lost);
    ::grognard::detail::list(to.kept, to.kept_len, question.kept);
    GrogAxisAlliesCarriersApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_carriers_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::axis_allies::carriers

namespace grognard::axis_allies::conquest {

/// The question of `apply`. A territory that a power has taken.
struct Apply {
  /// The position, with the territory still in its former owner's hands.
  const ::grognard::axis_allies::Board* board{};
  /// The power that took it.
  ::grognard::axis_allies::Power power{};
  /// The territory.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The units with which it was taken. Required where the answer depends on it.
  ::grognard::axis_allies::Means means{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::axis_allies::Conquest> {
  /// A change of ownership, for the caller to apply.
  std::vector<::grognard::axis_allies::Transfer> effects{};
};

/// Who gets a territory that was taken, and what stands in it, on the board before it changes hands (AA 3.1e, 5.2b).
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesConquestApplyQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.means, question.means);
    GrogAxisAlliesConquestApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_conquest_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::axis_allies::conquest

namespace grognard::axis_allies::game {

/// The question of `start`. The options of a new game.
struct Start {
  /// TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
  ::grognard::Flag tas_links{};
  /// The game goes on after a victory.
  ::grognard::Flag play_on{};
  /// A transport may carry pieces of different nations. An option that replaces 3.3d.
  ::grognard::Flag mixed_cargo{};
  /// Technology is played. It is not part of these rules: the fault `out_of_range`.
  ::grognard::Flag technology{};
};

/// The answer of `start`.
using StartAnswer = ::grognard::Ruling<::grognard::axis_allies::Position>;

/// The position in which the game begins (AA map).
inline ::grognard::Result<StartAnswer> start(const Start& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameStartQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.tas_links, question.tas_links);
    ::grognard::detail::put(to.play_on, question.play_on);
    ::grognard::detail::put(to.mixed_cargo, question.mixed_cargo);
    ::grognard::detail::put(to.technology, question.technology);
    GrogAxisAlliesGameStartAnswer from{};
    from.size = sizeof from;
    StartAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_game_start, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `arrange`. A board, and the state of the turn.
struct Arrange {
  /// The board. A group of several pieces is split into single pieces, numbered on from its `id`; without ids the
  /// pieces are numbered from 1 in the order of the list. The board must be the built-in one, with the built-in unit
  /// chart.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is.
  ::grognard::axis_allies::Power power{};
  /// The phase that begins. Required where the answer depends on it.
  ::grognard::axis_allies::TurnPhase phase{};
  /// The round; 0 counts as 1.
  std::uint16_t round{};
  /// IPC of each power, in the order of their turns.
  std::array<std::uint16_t, 5> cash{};
  /// The game goes on after a victory.
  ::grognard::Flag play_on{};
};

/// The answer of `arrange`.
using ArrangeAnswer = ::grognard::Ruling<::grognard::axis_allies::Position>;

/// The position that a board is, at the beginning of a phase.
inline ::grognard::Result<ArrangeAnswer> arrange(const Arrange& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameArrangeQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.round, question.round);
    ::grognard::detail::put(to.cash, question.cash);
    ::grognard::detail::put(to.play_on, question.play_on);
    GrogAxisAlliesGameArrangeAnswer from{};
    from.size = sizeof from;
    ArrangeAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_game_arrange, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `look`. A position.
struct Look {
  /// The position.
  ::grognard::axis_allies::Position position{};
};

/// The answer of `look`.
struct LookAnswer : ::grognard::Ruling<::grognard::axis_allies::Situation> {
  /// A piece as it stands now.
  std::vector<::grognard::axis_allies::GamePiece> rows{};
};

/// What a position waits for, and every piece as it stands.
inline ::grognard::Result<LookAnswer> look(const Look& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameLookQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAxisAlliesGameLookAnswer from{};
    from.size = sizeof from;
    LookAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_look, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `units`. A position.
struct Units {
  /// The position.
  ::grognard::axis_allies::Position position{};
};

/// The answer of `units`.
struct UnitsAnswer : ::grognard::Ruling<::grognard::axis_allies::Situation> {
  /// A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done
  /// nothing in this turn.
  std::vector<::grognard::axis_allies::Unit> rows{};
};

/// A position's pieces as the units of a board, for the questions that take one.
inline ::grognard::Result<UnitsAnswer> units(const Units& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameUnitsQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAxisAlliesGameUnitsAnswer from{};
    from.size = sizeof from;
    UnitsAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_units, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `holdings`. A position.
struct Holdings {
  /// The position.
  ::grognard::axis_allies::Position position{};
};

/// The answer of `holdings`.
struct HoldingsAnswer : ::grognard::Ruling<::grognard::axis_allies::Situation> {
  /// The state of a space. A space that is not listed is as at the start of the game.
  std::vector<::grognard::axis_allies::Holding> rows{};
};

/// A position's spaces as the holdings of a board, for the questions that take one.
inline ::grognard::Result<HoldingsAnswer> holdings(const Holdings& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameHoldingsQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAxisAlliesGameHoldingsAnswer from{};
    from.size = sizeof from;
    HoldingsAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_holdings, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
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
  ::grognard::axis_allies::Position position{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::axis_allies::Situation> {
  /// A legal step.
  std::vector<::grognard::axis_allies::Choice> rows{};
};

/// Everything that may be done now.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesGameChoicesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAxisAlliesGameChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `assess`. A step of a game, as a line of orders or by its parts.
struct Assess {
  /// The position.
  ::grognard::axis_allies::Position position{};
  /// One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, the other fields describe the step.
  std::array<std::uint8_t, 240> line{};
  /// A row of `choices`, given back as it is. If it has a kind of step, the fields after it but `dice` are not used.
  ::grognard::axis_allies::Choice choice{};
  /// The kind of step. Required if `line` is empty and `choice` is absent.
  ::grognard::axis_allies::StepKind step{};
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Span<const std::uint16_t> pieces{};
  /// For a move, the spaces that the pieces enter, in order.
  ::grognard::Span<const ::grognard::Locus<::grognard::axis_allies::Site>> path{};
  /// For an assault, the numbers of the battleships that give their support shot.
  ::grognard::Span<const std::uint16_t> support{};
  /// The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
  /// retreat.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The number of the transport to board.
  std::uint16_t transport{};
  /// The kind of the pieces bought or placed. Required where the answer depends on it.
  ::grognard::axis_allies::Kind kind{};
  /// The number of pieces bought or placed; 0 counts as 1.
  std::uint8_t count{};
  /// For ships that are placed, the territory of the complex that builds them; if absent, any that can.
  ::grognard::Locus<::grognard::axis_allies::Site> industrial_complex{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// An objection to a step.
  std::vector<::grognard::axis_allies::StepObjection> rows{};
};

/// Whether a step may be taken, and every objection to it.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesGameAssessQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.line, question.line);
    ::grognard::detail::put(to.choice, question.choice);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::list(to.pieces, to.pieces_len, question.pieces);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.support, to.support_len, question.support);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.transport, question.transport);
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.count, question.count);
    ::grognard::detail::put(to.industrial_complex, question.industrial_complex);
    GrogAxisAlliesGameAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `apply`. A step of a game, as a line of orders or by its parts.
struct Apply {
  /// The position.
  ::grognard::axis_allies::Position position{};
  /// One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, the other fields describe the step.
  std::array<std::uint8_t, 240> line{};
  /// A row of `choices`, given back as it is. If it has a kind of step, the fields after it but `dice` are not used.
  ::grognard::axis_allies::Choice choice{};
  /// The kind of step. Required if `line` is empty and `choice` is absent.
  ::grognard::axis_allies::StepKind step{};
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Span<const std::uint16_t> pieces{};
  /// For a move, the spaces that the pieces enter, in order.
  ::grognard::Span<const ::grognard::Locus<::grognard::axis_allies::Site>> path{};
  /// For an assault, the numbers of the battleships that give their support shot.
  ::grognard::Span<const std::uint16_t> support{};
  /// The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
  /// retreat.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The number of the transport to board.
  std::uint16_t transport{};
  /// The kind of the pieces bought or placed. Required where the answer depends on it.
  ::grognard::axis_allies::Kind kind{};
  /// The number of pieces bought or placed; 0 counts as 1.
  std::uint8_t count{};
  /// For ships that are placed, the territory of the complex that builds them; if absent, any that can.
  ::grognard::Locus<::grognard::axis_allies::Site> industrial_complex{};
};

/// The answer of `apply`.
struct ApplyAnswer : ::grognard::Ruling<::grognard::axis_allies::Position> {
  /// An effect of a step. The next position includes it.
  std::vector<::grognard::axis_allies::GameEffect> effects{};
};

/// The position after a step, and what the step did.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ApplyAnswer> apply(const Apply& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesGameApplyQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.line, question.line);
    ::grognard::detail::put(to.choice, question.choice);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::list(to.pieces, to.pieces_len, question.pieces);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.support, to.support_len, question.support);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.transport, question.transport);
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.count, question.count);
    ::grognard::detail::put(to.industrial_complex, question.industrial_complex);
    GrogAxisAlliesGameApplyAnswer from{};
    from.size = sizeof from;
    ApplyAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_apply, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `chances`. The battles of a turn, and the plans of both sides.
struct Chances {
  /// The position, in the combat phase.
  ::grognard::axis_allies::Position position{};
  /// The attacker's plan in every battle. Its retreats do not apply to amphibious assaults (AA 4.3b).
  ::grognard::axis_allies::Plan attacker_plan{};
  /// The defenders' plan in every battle.
  ::grognard::axis_allies::Plan defender_plan{};
};

/// The answer of `chances`.
struct ChancesAnswer : ::grognard::Ruling<::grognard::axis_allies::TurnChances> {
  /// The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance
  /// less `missing`.
  std::vector<::grognard::axis_allies::BattleOfTurn> rows{};
};

/// The exact chances of each battle that is still to be fought, and of all of them.
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<ChancesAnswer> chances(const Chances& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesGameChancesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.attacker_plan, question.attacker_plan);
    ::grognard::detail::put(to.defender_plan, question.defender_plan);
    GrogAxisAlliesGameChancesAnswer from{};
    from.size = sizeof from;
    ChancesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_chances, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
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
  ::grognard::axis_allies::Position position{};
};

/// The answer of `pack`.
struct PackAnswer : ::grognard::Ruling<::grognard::axis_allies::Packed> {
  /// One byte of a packed position.
  std::vector<::grognard::axis_allies::PositionByte> rows{};
};

/// A position as bytes, for files and wires.
inline ::grognard::Result<PackAnswer> pack(const Pack& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGamePackQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAxisAlliesGamePackAnswer from{};
    from.size = sizeof from;
    PackAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_pack, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
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
using UnpackAnswer = ::grognard::Ruling<::grognard::axis_allies::Position>;

/// The position that bytes hold.
inline ::grognard::Result<UnpackAnswer> unpack(const Unpack& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameUnpackQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.bytes, to.bytes_len, question.bytes);
    GrogAxisAlliesGameUnpackAnswer from{};
    from.size = sizeof from;
    UnpackAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_game_unpack, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `movement`. A piece of a position and its path.
struct Movement {
  /// The position, in a movement phase.
  ::grognard::axis_allies::Position position{};
  /// The number of the piece.
  std::uint16_t piece{};
  /// The spaces that it enters, in order.
  ::grognard::Span<const ::grognard::Locus<::grognard::axis_allies::Site>> path{};
};

/// The answer of `movement`.
struct MovementAnswer : ::grognard::Ruling<::grognard::axis_allies::Passage> {
  /// An event on a piece's path.
  std::vector<::grognard::axis_allies::PieceEvent> effects{};
};

/// Whether a piece of a position may go along a path, what it costs and what happens (AA 2, 3, 4.4).
inline ::grognard::Result<MovementAnswer> movement(const Movement& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameMovementQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.piece, question.piece);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    GrogAxisAlliesGameMovementAnswer from{};
    from.size = sizeof from;
    MovementAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_movement, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `reach`. A piece of a position.
struct Reach {
  /// The position.
  ::grognard::axis_allies::Position position{};
  /// The piece, by its number.
  std::uint16_t piece{};
};

/// The answer of `reach`.
struct ReachAnswer : ::grognard::Ruling<::grognard::axis_allies::Range> {
  /// A space that a piece can move to.
  std::vector<::grognard::axis_allies::Reached> rows{};
};

/// Everywhere that a piece of a position can go (AA 2, 3, 4.4).
inline ::grognard::Result<ReachAnswer> reach(const Reach& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameReachQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.piece, question.piece);
    GrogAxisAlliesGameReachAnswer from{};
    from.size = sizeof from;
    ReachAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_reach, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `transport`. Troops of a position that board a transport together, or unload from it onto one land.
struct Transport {
  /// The position, in a movement phase.
  ::grognard::axis_allies::Position position{};
  /// The action: to board or to unload.
  ::grognard::axis_allies::Action action{};
  /// The number of the transport.
  std::uint16_t transport{};
  /// The numbers of the troops.
  ::grognard::Span<const std::uint16_t> troops{};
  /// The land onto which they unload.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
};

/// The answer of `transport`.
struct TransportAnswer : ::grognard::Ruling<::grognard::axis_allies::Shipped> {
  /// An event on a piece's path.
  std::vector<::grognard::axis_allies::PieceEvent> effects{};
};

/// Whether troops of a position may board a transport or unload from it (AA 3.2, 3.3).
inline ::grognard::Result<TransportAnswer> transport(const Transport& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameTransportQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.action, question.action);
    ::grognard::detail::put(to.transport, question.transport);
    ::grognard::detail::list(to.troops, to.troops_len, question.troops);
    ::grognard::detail::put(to.space, question.space);
    GrogAxisAlliesGameTransportAnswer from{};
    from.size = sizeof from;
    TransportAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_transport, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `moves`. Further orders for the phase of a position.
struct Moves {
  /// The position, in a movement phase.
  ::grognard::axis_allies::Position position{};
  /// Further orders, in the order in which they are carried out. A piece may have several.
  ::grognard::Span<const ::grognard::axis_allies::PieceOrder> orders{};
};

/// The answer of `moves`.
struct MovesAnswer : ::grognard::Ruling<::grognard::axis_allies::Declared> {
  /// An objection to a step.
  std::vector<::grognard::axis_allies::StepObjection> rows{};
};

/// Whether a position's orders and further ones are allowed together, with every objection (AA 2, 3, 4.4).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<MovesAnswer> moves(const Moves& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesGameMovesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::list(to.orders, to.orders_len, question.orders);
    GrogAxisAlliesGameMovesAnswer from{};
    from.size = sizeof from;
    MovesAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_moves, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `landing`. A piece of a position.
struct Landing {
  /// The position.
  ::grognard::axis_allies::Position position{};
  /// The piece, by its number.
  std::uint16_t piece{};
};

/// The answer of `landing`.
struct LandingAnswer : ::grognard::Ruling<::grognard::axis_allies::LandingRange> {
  /// A space in which it may land.
  std::vector<::grognard::axis_allies::LandingSpace> rows{};
};

/// Where an aircraft of a position may land (AA 3.4, 4.4).
inline ::grognard::Result<LandingAnswer> landing(const Landing& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameLandingQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.piece, question.piece);
    GrogAxisAlliesGameLandingAnswer from{};
    from.size = sizeof from;
    LandingAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_landing, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `withdrawal`. A position in a battle that submarines or the attacker may leave.
struct Withdrawal {
  /// The position, in a battle that submarines or the attacker may leave now.
  ::grognard::axis_allies::Position position{};
};

/// The answer of `withdrawal`.
struct WithdrawalAnswer : ::grognard::Ruling<::grognard::axis_allies::WithdrawalSpaces> {
  /// A space to which units may withdraw.
  std::vector<::grognard::axis_allies::WithdrawalSpace> rows{};
};

/// Every space that the battle of a position may be left for now (AA 4.1b, 4.2c, 4.2d).
inline ::grognard::Result<WithdrawalAnswer> withdrawal(const Withdrawal& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameWithdrawalQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAxisAlliesGameWithdrawalAnswer from{};
    from.size = sizeof from;
    WithdrawalAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_withdrawal, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `carriers`. A position.
struct Carriers {
  /// The position.
  ::grognard::axis_allies::Position position{};
};

/// The answer of `carriers`.
using CarriersAnswer = ::grognard::Ruling<::grognard::axis_allies::StrandedFighters>;

/// What the owners of a position's fighters that lost their carrier choose from (AA 3.4b).
inline ::grognard::Result<CarriersAnswer> carriers(const Carriers& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameCarriersQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    GrogAxisAlliesGameCarriersAnswer from{};
    from.size = sizeof from;
    CarriersAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_game_carriers, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `conquest`. A territory that the power whose turn it is has taken.
struct Conquest {
  /// The position.
  ::grognard::axis_allies::Position position{};
  /// The territory.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The units with which it was taken. Required where the answer depends on it.
  ::grognard::axis_allies::Means means{};
};

/// The answer of `conquest`.
struct ConquestAnswer : ::grognard::Ruling<::grognard::axis_allies::Conquest> {
  /// An effect of a step. The next position includes it.
  std::vector<::grognard::axis_allies::GameEffect> effects{};
};

/// What follows if the power whose turn it is takes a territory (AA 3.1e, 5.2b).
inline ::grognard::Result<ConquestAnswer> conquest(const Conquest& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameConquestQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.means, question.means);
    GrogAxisAlliesGameConquestAnswer from{};
    from.size = sizeof from;
    ConquestAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_conquest, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `battle`. A battle of a position.
struct Battle {
  /// The position, in the combat phase.
  ::grognard::axis_allies::Position position{};
  /// The space.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The numbers of the battleships that give their support shot; ignored in the current battle.
  ::grognard::Span<const std::uint16_t> support{};
};

/// The answer of `battle`.
using BattleAnswer = ::grognard::Ruling<::grognard::axis_allies::Battle>;

/// The battle of a space of a position, at hand or as it would begin (AA 3.5, 4.3).
inline ::grognard::Result<BattleAnswer> battle(const Battle& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameBattleQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::list(to.support, to.support_len, question.support);
    GrogAxisAlliesGameBattleAnswer from{};
    from.size = sizeof from;
    BattleAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_game_battle, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `placement`. Pieces that the power whose turn it is places.
struct Placement {
  /// The position, in the placement phase.
  ::grognard::axis_allies::Position position{};
  /// Further placements of pieces in hand.
  ::grognard::Span<const ::grognard::axis_allies::Placement> placements{};
};

/// The answer of `placement`.
struct PlacementAnswer : ::grognard::Ruling<::grognard::axis_allies::Placed> {
  /// An objection to a placement.
  std::vector<::grognard::axis_allies::Refusal> rows{};
};

/// Whether pieces in hand may be placed, with those that are placed already (AA 2.7, 3.1b, 3.4f).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<PlacementAnswer> placement(const Placement& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesGamePlacementQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::list(to.placements, to.placements_len, question.placements);
    GrogAxisAlliesGamePlacementAnswer from{};
    from.size = sizeof from;
    PlacementAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_game_placement, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `income`. A power of a position that collects its income.
struct Income {
  /// The position.
  ::grognard::axis_allies::Position position{};
  /// The power; absent for the one whose turn it is.
  ::grognard::axis_allies::Power power{};
};

/// The answer of `income`.
using IncomeAnswer = ::grognard::Ruling<::grognard::axis_allies::Income>;

/// What a power of a position collects at the end of its turn (AA 5.2).
inline ::grognard::Result<IncomeAnswer> income(const Income& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameIncomeQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.power, question.power);
    GrogAxisAlliesGameIncomeAnswer from{};
    from.size = sizeof from;
    IncomeAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_game_income, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

/// The question of `victory`. A position, and a side that surrenders.
struct Victory {
  /// The position.
  ::grognard::axis_allies::Position position{};
  /// The side that surrenders, if any.
  ::grognard::axis_allies::Side surrenders{};
};

/// The answer of `victory`.
using VictoryAnswer = ::grognard::Ruling<::grognard::axis_allies::Victory>;

/// Whether a side has won in a position (AA 5.1).
inline ::grognard::Result<VictoryAnswer> victory(const Victory& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesGameVictoryQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.position, question.position);
    ::grognard::detail::put(to.surrenders, question.surrenders);
    GrogAxisAlliesGameVictoryAnswer from{};
    from.size = sizeof from;
    VictoryAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_game_victory, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::axis_allies::game

namespace grognard::axis_allies::income {

/// The question of `collect`. A power that collects its income.
struct Collect {
  /// The position.
  const ::grognard::axis_allies::Board* board{};
  /// The power.
  ::grognard::axis_allies::Power power{};
};

/// The answer of `collect`.
using CollectAnswer = ::grognard::Ruling<::grognard::axis_allies::Income>;

/// What a power collects, on the board at the end of its turn (AA 5.2).
inline ::grognard::Result<CollectAnswer> collect(const Collect& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesIncomeCollectQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    GrogAxisAlliesIncomeCollectAnswer from{};
    from.size = sizeof from;
    CollectAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_income_collect, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::axis_allies::income

namespace grognard::axis_allies::landing {

/// The question of `choices`. An aircraft that must land.
struct Choices {
  /// The position after combat.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is.
  ::grognard::axis_allies::Power power{};
  /// The aircraft, as a group of `board.units`. C says its place in the board's list.
  std::uint16_t unit{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::axis_allies::LandingRange> {
  /// A space in which it may land.
  std::vector<::grognard::axis_allies::LandingSpace> rows{};
};

/// Where an aircraft may land, on the board after combat (AA 3.4, 4.4).
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesLandingChoicesQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.unit, question.unit);
    GrogAxisAlliesLandingChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_landing_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::axis_allies::landing

namespace grognard::axis_allies::map {

/// The question of `space`. A space of the map.
struct Space {
  /// The position.
  const ::grognard::axis_allies::Board* board{};
  /// The space.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
};

/// The answer of `space`.
struct SpaceAnswer : ::grognard::Ruling<::grognard::axis_allies::SpaceFacts> {
  /// A neighbour of a space.
  std::vector<::grognard::axis_allies::Border> rows{};
};

/// What a space is, and its neighbours (AA map).
inline ::grognard::Result<SpaceAnswer> space(const Space& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesMapSpaceQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.space, question.space);
    GrogAxisAlliesMapSpaceAnswer from{};
    from.size = sizeof from;
    SpaceAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_map_space, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `adjacent`. Two spaces.
struct Adjacent {
  /// The position.
  const ::grognard::axis_allies::Board* board{};
  /// One space.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The other.
  ::grognard::Locus<::grognard::axis_allies::Site> other{};
};

/// The answer of `adjacent`.
using AdjacentAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether two spaces touch (AA 2.1 to 2.6).
inline ::grognard::Result<AdjacentAnswer> adjacent(const Adjacent& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesMapAdjacentQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.other, question.other);
    GrogAxisAlliesMapAdjacentAnswer from{};
    from.size = sizeof from;
    AdjacentAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_map_adjacent, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

/// The question of `setup`. A power whose initial pieces are listed.
struct Setup {
  /// The power; `nobody` for all of them.
  ::grognard::axis_allies::Power power{};
};

/// The answer of `setup`.
struct SetupAnswer : ::grognard::Ruling<::grognard::axis_allies::Started> {
  /// A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done
  /// nothing in this turn.
  std::vector<::grognard::axis_allies::Unit> rows{};
};

/// The pieces that the second edition's board begins with (AA map).
inline ::grognard::Result<SetupAnswer> setup(const Setup& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesMapSetupQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.power, question.power);
    GrogAxisAlliesMapSetupAnswer from{};
    from.size = sizeof from;
    SetupAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_map_setup, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::axis_allies::map

namespace grognard::axis_allies::movement {

/// The question of `assess`. A piece and the path that it is to take.
struct Assess {
  /// The position.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is.
  ::grognard::axis_allies::Power power{};
  /// Combat or non-combat movement. Required where the answer depends on it.
  ::grognard::axis_allies::Phase phase{};
  /// The piece, as a group of `board.units`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The spaces that it enters, in order.
  ::grognard::Span<const ::grognard::Locus<::grognard::axis_allies::Site>> path{};
  /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
  std::uint16_t cash{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::axis_allies::Passage> {
  /// An event on a path, for the caller to apply.
  std::vector<::grognard::axis_allies::PathEvent> effects{};
};

/// Whether a piece may go along a path, what it costs and what happens, on the board before it moves (AA 2, 3, 4.4).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesMovementAssessQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::put(to.cash, question.cash);
    GrogAxisAlliesMovementAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_movement_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `reach`. A piece, and the phase in which it moves.
struct Reach {
  /// The position.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is.
  ::grognard::axis_allies::Power power{};
  /// Combat or non-combat movement. Required where the answer depends on it.
  ::grognard::axis_allies::Phase phase{};
  /// The piece, as a group of `board.units`. C says its place in the board's list.
  std::uint16_t unit{};
  /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
  std::uint16_t cash{};
};

/// The answer of `reach`.
struct ReachAnswer : ::grognard::Ruling<::grognard::axis_allies::Range> {
  /// A space that a piece can move to.
  std::vector<::grognard::axis_allies::Reached> rows{};
};

/// Everywhere that a piece can go in a phase, on the board before it moves (AA 2, 3, 4.4).
inline ::grognard::Result<ReachAnswer> reach(const Reach& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesMovementReachQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.unit, question.unit);
    ::grognard::detail::put(to.cash, question.cash);
    GrogAxisAlliesMovementReachAnswer from{};
    from.size = sizeof from;
    ReachAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_movement_reach, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::axis_allies::movement

namespace grognard::axis_allies::moves {

/// The question of `check`. The orders of a phase.
struct Check {
  /// The position before the orders.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is.
  ::grognard::axis_allies::Power power{};
  /// Combat or non-combat movement. Required where the answer depends on it.
  ::grognard::axis_allies::Phase phase{};
  /// The orders, in the order in which they are carried out. A piece may have several.
  ::grognard::Span<const ::grognard::axis_allies::Order> orders{};
  /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
  std::uint16_t cash{};
};

/// The answer of `check`.
struct CheckAnswer : ::grognard::Ruling<::grognard::axis_allies::Declared> {
  /// An objection to declared orders.
  std::vector<::grognard::axis_allies::Objection> rows{};
};

/// Whether a phase's orders are allowed, with every objection, on the board before them (AA 2, 3, 4.4).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<CheckAnswer> check(const Check& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesMovesCheckQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::list(to.orders, to.orders_len, question.orders);
    ::grognard::detail::put(to.cash, question.cash);
    GrogAxisAlliesMovesCheckAnswer from{};
    from.size = sizeof from;
    CheckAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_moves_check, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::axis_allies::moves

namespace grognard::axis_allies::placement {

/// The question of `assess`. All pieces that a power places in a turn.
struct Assess {
  /// The position after non-combat movement.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is.
  ::grognard::axis_allies::Power power{};
  /// The pieces that it places. If there are too many, the refusals are of later entries.
  ::grognard::Span<const ::grognard::axis_allies::Placement> placements{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::axis_allies::Placed> {
  /// An objection to a placement.
  std::vector<::grognard::axis_allies::Refusal> rows{};
};

/// Whether all that a power places is allowed, on the board after non-combat movement (AA 2.7, 3.1b, 3.4f).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesPlacementAssessQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::list(to.placements, to.placements_len, question.placements);
    GrogAxisAlliesPlacementAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_placement_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::axis_allies::placement

namespace grognard::axis_allies::play {

/// The question of `new`. The options of a new game.
struct New {
  /// TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
  ::grognard::Flag tas_links{};
  /// The game goes on after a victory.
  ::grognard::Flag play_on{};
  /// A transport may carry pieces of different nations. An option that replaces 3.3d.
  ::grognard::Flag mixed_cargo{};
  /// Technology is played. It is not part of these rules: the fault `out_of_range`.
  ::grognard::Flag technology{};
};

/// The answer of `new`.
using NewAnswer = ::grognard::Ruling<::grognard::axis_allies::Situation>;

/// Begins a game in memory that is lent, and says where it stands.
inline ::grognard::Result<NewAnswer> new_(::grognard::GameMemory& game, const New& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesPlayNewQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.tas_links, question.tas_links);
    ::grognard::detail::put(to.play_on, question.play_on);
    ::grognard::detail::put(to.mixed_cargo, question.mixed_cargo);
    ::grognard::detail::put(to.technology, question.technology);
    GrogAxisAlliesPlayNewAnswer from{};
    from.size = sizeof from;
    NewAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask([&game](const GrogAxisAlliesPlayNewQuestion* asked, GrogAxisAlliesPlayNewAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_axis_allies_play_new(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault))) != 0; }) != 0) {
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
struct LookAnswer : ::grognard::Ruling<::grognard::axis_allies::Situation> {
  /// A piece as it stands now.
  std::vector<::grognard::axis_allies::GamePiece> rows{};
};

/// What the game waits for, and the rows of what stands on the board or is owed.
inline ::grognard::Result<LookAnswer> look(::grognard::GameMemory& game, const Look& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesPlayLookQuestion to{};
    to.size = sizeof to;
    static_cast<void>(question);
    GrogAxisAlliesPlayLookAnswer from{};
    from.size = sizeof from;
    LookAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogAxisAlliesPlayLookQuestion* asked, GrogAxisAlliesPlayLookAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_axis_allies_play_look(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
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
struct ChoicesAnswer : ::grognard::Ruling<::grognard::axis_allies::Situation> {
  /// A legal step.
  std::vector<::grognard::axis_allies::Choice> rows{};
};

/// All that may be done now: each row is an order, or leads to orders.
inline ::grognard::Result<ChoicesAnswer> choices(::grognard::GameMemory& game, const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesPlayChoicesQuestion to{};
    to.size = sizeof to;
    static_cast<void>(question);
    GrogAxisAlliesPlayChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogAxisAlliesPlayChoicesQuestion* asked, GrogAxisAlliesPlayChoicesAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_axis_allies_play_choices(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `judge`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`.
struct Judge {
  /// One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, `choice` is the order, or `step` says
  /// its kind.
  ::grognard::Span<const std::uint8_t> line{};
  /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
  ::grognard::axis_allies::Choice choice{};
  /// The dice of an order that needs some, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The kind of an order that is given by the fields from here on; absent for a line or a row.
  ::grognard::axis_allies::StepKind step{};
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Span<const std::uint16_t> pieces{};
  /// The pieces in words, such as `2 inf, 1 arm UKR`, in place of `pieces`: of one space, unless the step says where they
  /// are.
  ::grognard::Span<const std::uint8_t> words{};
  /// For a move, the spaces that the pieces enter, in order.
  ::grognard::Span<const ::grognard::Locus<::grognard::axis_allies::Site>> path{};
  /// For an assault, the numbers of the battleships that give their support shot.
  ::grognard::Span<const std::uint16_t> support{};
  /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
  /// retreat.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The number of the transport to board.
  std::uint16_t transport{};
  /// The kind of the pieces bought or placed. Required where the answer depends on it.
  ::grognard::axis_allies::Kind kind{};
  /// The number of pieces bought or placed; 0 counts as 1.
  std::uint8_t count{};
  /// For ships that are placed, the territory of the complex that builds them; if absent, any that can.
  ::grognard::Locus<::grognard::axis_allies::Site> industrial_complex{};
};

/// The answer of `judge`.
struct JudgeAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// An objection to a step.
  std::vector<::grognard::axis_allies::StepObjection> rows{};
};

/// Whether an order is allowed, and the objections to it. Nothing changes.
inline ::grognard::Result<JudgeAnswer> judge(::grognard::GameMemory& game, const Judge& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesPlayJudgeQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.line, to.line_len, question.line);
    ::grognard::detail::put(to.choice, question.choice);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::list(to.pieces, to.pieces_len, question.pieces);
    ::grognard::detail::list(to.words, to.words_len, question.words);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.support, to.support_len, question.support);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.transport, question.transport);
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.count, question.count);
    ::grognard::detail::put(to.industrial_complex, question.industrial_complex);
    GrogAxisAlliesPlayJudgeAnswer from{};
    from.size = sizeof from;
    JudgeAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogAxisAlliesPlayJudgeQuestion* asked, GrogAxisAlliesPlayJudgeAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_axis_allies_play_judge(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `order`. An order: one line of orders, a row of the choices, or a kind of step with its fields. Each kind has some of them; another
/// that says something is the fault `contradiction`.
struct Order {
  /// One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, `choice` is the order, or `step` says
  /// its kind.
  ::grognard::Span<const std::uint8_t> line{};
  /// A row of the choices, as it is; absent if the order is none. Two ways at once are a `contradiction`.
  ::grognard::axis_allies::Choice choice{};
  /// The dice of an order that needs some, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
  ::grognard::Span<const std::uint8_t> dice{};
  /// The kind of an order that is given by the fields from here on; absent for a line or a row.
  ::grognard::axis_allies::StepKind step{};
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Span<const std::uint16_t> pieces{};
  /// The pieces in words, such as `2 inf, 1 arm UKR`, in place of `pieces`: of one space, unless the step says where they
  /// are.
  ::grognard::Span<const std::uint8_t> words{};
  /// For a move, the spaces that the pieces enter, in order.
  ::grognard::Span<const ::grognard::Locus<::grognard::axis_allies::Site>> path{};
  /// For an assault, the numbers of the battleships that give their support shot.
  ::grognard::Span<const std::uint16_t> support{};
  /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
  /// retreat.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The number of the transport to board.
  std::uint16_t transport{};
  /// The kind of the pieces bought or placed. Required where the answer depends on it.
  ::grognard::axis_allies::Kind kind{};
  /// The number of pieces bought or placed; 0 counts as 1.
  std::uint8_t count{};
  /// For ships that are placed, the territory of the complex that builds them; if absent, any that can.
  ::grognard::Locus<::grognard::axis_allies::Site> industrial_complex{};
};

/// The answer of `order`.
struct OrderAnswer : ::grognard::Ruling<::grognard::Nothing> {
  /// An effect of a step. The next position includes it.
  std::vector<::grognard::axis_allies::GameEffect> effects{};
};

/// Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor does one with a fault. If the effects do not fit, nothing is done.
inline ::grognard::Result<OrderAnswer> order(::grognard::GameMemory& game, const Order& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesPlayOrderQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::list(to.line, to.line_len, question.line);
    ::grognard::detail::put(to.choice, question.choice);
    ::grognard::detail::list(to.dice, to.dice_len, question.dice);
    ::grognard::detail::put(to.step, question.step);
    ::grognard::detail::list(to.pieces, to.pieces_len, question.pieces);
    ::grognard::detail::list(to.words, to.words_len, question.words);
    ::grognard::detail::list(to.path, to.path_len, question.path);
    ::grognard::detail::list(to.support, to.support_len, question.support);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.transport, question.transport);
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::put(to.count, question.count);
    ::grognard::detail::put(to.industrial_complex, question.industrial_complex);
    GrogAxisAlliesPlayOrderAnswer from{};
    from.size = sizeof from;
    OrderAnswer answer{};
    ::grognard::Fault fault;
    answer.effects.resize(256);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask([&game, before = trail != nullptr ? game.position(grog_axis_allies_play_position) : std::vector<std::uint64_t>(), done = false](const GrogAxisAlliesPlayOrderQuestion* asked, GrogAxisAlliesPlayOrderAnswer* told, GrogTrail* steps, GrogFault* why) mutable { if (done) { game.restore(before); }  const std::int32_t status = grog_axis_allies_play_order(game.words.data(), game.words.size(), asked, told, steps, why); done = status == 0; return status; }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    answer.effects.resize(from.effects_len);
    return answer;
}

/// The question of `chances`. The plans for the chances of a turn's battles.
struct Chances {
  /// The attacker's plan in every battle. Its retreats do not apply to amphibious assaults (AA 4.3b).
  ::grognard::axis_allies::Plan attacker_plan{};
  /// The defenders' plan in every battle.
  ::grognard::axis_allies::Plan defender_plan{};
};

/// The answer of `chances`.
struct ChancesAnswer : ::grognard::Ruling<::grognard::axis_allies::TurnChances> {
  /// The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance
  /// less `missing`.
  std::vector<::grognard::axis_allies::BattleOfTurn> rows{};
};

/// The exact chances of what is open.
inline ::grognard::Result<ChancesAnswer> chances(::grognard::GameMemory& game, const Chances& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesPlayChancesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.attacker_plan, question.attacker_plan);
    ::grognard::detail::put(to.defender_plan, question.defender_plan);
    GrogAxisAlliesPlayChancesAnswer from{};
    from.size = sizeof from;
    ChancesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(256);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask([&game](const GrogAxisAlliesPlayChancesQuestion* asked, GrogAxisAlliesPlayChancesAnswer* told, GrogTrail* steps, GrogFault* why) { return grog_axis_allies_play_chances(game.words.data(), game.words.size(), asked, told, steps, why); }, to, from, trail, fault, [&] { return (static_cast<int>(game.grow(fault)) | static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

}  // namespace grognard::axis_allies::play

namespace grognard::axis_allies::transport {

/// The question of `assess`. Troops that board a transport together, or unload from it onto one land.
struct Assess {
  /// The position.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is.
  ::grognard::axis_allies::Power power{};
  /// Combat or non-combat movement. Required where the answer depends on it.
  ::grognard::axis_allies::Phase phase{};
  /// Whether they board or unload.
  ::grognard::axis_allies::Action action{};
  /// The transport. C says its place in the board's list. C counts it from 1; 0 is none.
  std::uint16_t aboard{};
  /// The troops, as groups of `board.units`. C says their places in the board's list.
  ::grognard::Span<const std::uint16_t> troops{};
  /// The land onto which they unload.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// Troops that board will unload in the same phase to attack (3.2c).
  ::grognard::Flag assault{};
  /// The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.
  std::uint16_t cash{};
};

/// The answer of `assess`.
struct AssessAnswer : ::grognard::Ruling<::grognard::axis_allies::Shipped> {
  /// An event on a path, for the caller to apply.
  std::vector<::grognard::axis_allies::PathEvent> effects{};
};

/// Whether troops may board a transport or unload from it, on the board before they do (AA 3.2, 3.3).
/// Scratch memory and a trail are kept from call to call, if they are given.
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr, ::grognard::Scratch* scratch = nullptr) {
    GrogAxisAlliesTransportAssessQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.phase, question.phase);
    ::grognard::detail::put(to.action, question.action);
    ::grognard::detail::put(to.aboard, question.aboard);
    ::grognard::detail::list(to.troops, to.troops_len, question.troops);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.assault, question.assault);
    ::grognard::detail::put(to.cash, question.cash);
    GrogAxisAlliesTransportAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    ::grognard::Scratch own;
    std::vector<std::uint64_t>& words = scratch != nullptr ? scratch->words : own.words;
    ::grognard::detail::grow(words, from.scratch, from.scratch_capacity, 0);
    answer.effects.resize(16);
    ::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_transport_assess, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(words, from.scratch, from.scratch_capacity, from.scratch_needed)) | static_cast<int>(::grognard::detail::grow(answer.effects, from.effects, from.effects_capacity, from.effects_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.effects.resize(from.effects_len);
    return answer;
}

}  // namespace grognard::axis_allies::transport

namespace grognard::axis_allies::units {

/// The question of `values`. A kind whose row of the unit chart is wanted.
struct Values {
  /// The kind.
  ::grognard::axis_allies::Kind kind{};
  /// Rows of the unit chart that replace the edition's. An empty list for the edition's chart.
  ::grognard::Span<const ::grognard::axis_allies::UnitValue> chart{};
};

/// The answer of `values`.
using ValuesAnswer = ::grognard::Ruling<::grognard::axis_allies::UnitValue>;

/// A kind's figures, by the edition's chart or the game's (AA units).
inline ::grognard::Result<ValuesAnswer> values(const Values& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesUnitsValuesQuestion to{};
    to.size = sizeof to;
    ::grognard::detail::put(to.kind, question.kind);
    ::grognard::detail::list(to.chart, to.chart_len, question.chart);
    GrogAxisAlliesUnitsValuesAnswer from{};
    from.size = sizeof from;
    ValuesAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_units_values, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::axis_allies::units

namespace grognard::axis_allies::victory {

/// The question of `assess`. A position in which victory is judged.
struct Assess {
  /// The position.
  const ::grognard::axis_allies::Board* board{};
  /// The American turn has just ended, so that M84 applies.
  ::grognard::Flag us_turn_ended{};
  /// The side that surrenders, if any.
  ::grognard::axis_allies::Side surrenders{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::axis_allies::Victory>;

/// Whether a side has won, on the board at that moment (AA 5.1).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesVictoryAssessQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.us_turn_ended, question.us_turn_ended);
    ::grognard::detail::put(to.surrenders, question.surrenders);
    GrogAxisAlliesVictoryAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_victory_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    return answer;
}

}  // namespace grognard::axis_allies::victory

namespace grognard::axis_allies::withdrawal {

/// The question of `choices`. A battle from which units are to withdraw, and their destination.
struct Choices {
  /// The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is, which is the attacker.
  ::grognard::axis_allies::Power power{};
  /// The battle at the same moment. It contains the units left, and whether it is an amphibious assault.
  ::grognard::axis_allies::Battle battle{};
  /// The space of the battle.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The units that withdraw.
  ::grognard::axis_allies::Leaving leaving{};
  /// The way of each attacking piece into the battle, including lost pieces and aircraft. Must not be empty if
  /// attackers withdraw; ignored if defenders do.
  ::grognard::Span<const ::grognard::axis_allies::Way> ways{};
  /// The space to which they withdraw; ignored by `choices`.
  ::grognard::Locus<::grognard::axis_allies::Site> destination{};
};

/// The answer of `choices`.
struct ChoicesAnswer : ::grognard::Ruling<::grognard::axis_allies::WithdrawalSpaces> {
  /// A space to which units may withdraw.
  std::vector<::grognard::axis_allies::WithdrawalSpace> rows{};
};

/// Every space that a battle may be left for, on the board at that moment (AA 4.1b, 4.2c, 4.2d).
inline ::grognard::Result<ChoicesAnswer> choices(const Choices& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesWithdrawalChoicesQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.leaving, question.leaving);
    ::grognard::detail::list(to.ways, to.ways_len, question.ways);
    ::grognard::detail::put(to.destination, question.destination);
    GrogAxisAlliesWithdrawalChoicesAnswer from{};
    from.size = sizeof from;
    ChoicesAnswer answer{};
    ::grognard::Fault fault;
    answer.rows.resize(16);
    ::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, 0);
    if (::grognard::detail::ask(grog_axis_allies_withdrawal_choices, to, from, trail, fault, [&] { return (static_cast<int>(::grognard::detail::grow(answer.rows, from.rows, from.rows_capacity, from.rows_len))) != 0; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    ::grognard::detail::put(answer.value, from.value);
    answer.rows.resize(from.rows_len);
    return answer;
}

/// The question of `assess`. A battle from which units are to withdraw, and their destination.
struct Assess {
  /// The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
  const ::grognard::axis_allies::Board* board{};
  /// The power whose turn it is, which is the attacker.
  ::grognard::axis_allies::Power power{};
  /// The battle at the same moment. It contains the units left, and whether it is an amphibious assault.
  ::grognard::axis_allies::Battle battle{};
  /// The space of the battle.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The units that withdraw.
  ::grognard::axis_allies::Leaving leaving{};
  /// The way of each attacking piece into the battle, including lost pieces and aircraft. Must not be empty if
  /// attackers withdraw; ignored if defenders do.
  ::grognard::Span<const ::grognard::axis_allies::Way> ways{};
  /// The space to which they withdraw; ignored by `choices`.
  ::grognard::Locus<::grognard::axis_allies::Site> destination{};
};

/// The answer of `assess`.
using AssessAnswer = ::grognard::Ruling<::grognard::Nothing>;

/// Whether a battle may be left for a space, on the board at that moment (AA 4.1b, 4.2c, 4.2d).
inline ::grognard::Result<AssessAnswer> assess(const Assess& question, ::grognard::Trail* trail = nullptr) {
    GrogAxisAlliesWithdrawalAssessQuestion to{};
    to.size = sizeof to;
    GrogAxisAlliesBoard board_c{};
    if (question.board != nullptr) {
      board_c = question.board->c();
      to.board = &board_c;
    }
    ::grognard::detail::put(to.power, question.power);
    ::grognard::detail::put(to.battle, question.battle);
    ::grognard::detail::put(to.space, question.space);
    ::grognard::detail::put(to.leaving, question.leaving);
    ::grognard::detail::list(to.ways, to.ways_len, question.ways);
    ::grognard::detail::put(to.destination, question.destination);
    GrogAxisAlliesWithdrawalAssessAnswer from{};
    from.size = sizeof from;
    AssessAnswer answer{};
    ::grognard::Fault fault;
    if (::grognard::detail::ask(grog_axis_allies_withdrawal_assess, to, from, trail, fault, [&] { return false; }) != 0) {
      return fault;
    }
    ::grognard::detail::head(answer, from);
    return answer;
}

}  // namespace grognard::axis_allies::withdrawal

/// The orders of the system's game by their names.
namespace grognard::axis_allies::orders {

/// Purchase: `count` pieces of `kind` are bought.
struct Buy {
  /// The kind of the pieces bought or placed. Required where the answer depends on it.
  ::grognard::axis_allies::Kind kind{};
  /// The number of pieces bought or placed; 0 counts as 1.
  std::uint8_t count{};

  using ByName = void;
  static constexpr const char* name = "buy";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::buy;
    into.question.kind = kind;
    into.question.count = count;
  }
};

/// Movement: `pieces` move together along `path`. The cargo of a ship moves with it and is not listed.
struct Move {
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Pieces pieces{};
  /// For a move, the spaces that the pieces enter, in order.
  std::vector<::grognard::Locus<::grognard::axis_allies::Site>> path{};

  using ByName = void;
  static constexpr const char* name = "move";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::move;
    into.pieces(pieces);
    into.question.path = path;
  }
};

/// Movement: `pieces` board the `transport`.
struct Board {
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Pieces pieces{};
  /// The number of the transport to board.
  std::uint16_t transport{};

  using ByName = void;
  static constexpr const char* name = "board";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::board;
    into.pieces(pieces);
    into.question.transport = transport;
  }
};

/// Movement: `pieces` unload onto the land `space`.
struct Unload {
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Pieces pieces{};
  /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
  /// retreat.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};

  using ByName = void;
  static constexpr const char* name = "unload";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::unload;
    into.pieces(pieces);
    into.question.space = space;
  }
};

/// Combat movement: bombers over an industrial complex are to raid it.
struct Raid {
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Pieces pieces{};

  using ByName = void;
  static constexpr const char* name = "raid";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::raid;
    into.pieces(pieces);
  }
};

/// Combat: the battle in `space` begins, with the `support` of battleships. Each battleship that may support it is a choice of its own; others may join before the dice of the support shots.
struct Fight {
  /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
  /// retreat.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// For an assault, the numbers of the battleships that give their support shot.
  std::vector<std::uint16_t> support{};

  using ByName = void;
  static constexpr const char* name = "fight";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::fight;
    into.question.space = space;
    into.question.support = support;
  }
};

/// Combat: the raid on `space` begins.
struct Bomb {
  /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
  /// retreat.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};

  using ByName = void;
  static constexpr const char* name = "bomb";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::bomb;
    into.question.space = space;
  }
};

/// The `dice` for which the position waits.
struct Dice {
  /// The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
  std::vector<std::uint8_t> dice{};

  using ByName = void;
  static constexpr const char* name = "dice";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::dice;
    into.question.dice = dice;
  }
};

/// The losses for which the position waits, or some of them: `pieces`.
struct Lose {
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Pieces pieces{};

  using ByName = void;
  static constexpr const char* name = "lose";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::lose;
    into.pieces(pieces);
  }
};

/// The submarines in `pieces` withdraw to `space`, and others may follow; without pieces the others stay.
struct Withdraw {
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Pieces pieces{};
  /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
  /// retreat.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};

  using ByName = void;
  static constexpr const char* name = "withdraw";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::withdraw;
    into.pieces(pieces);
    into.question.space = space;
  }
};

/// The attacker continues the battle.
struct Press {

  using ByName = void;
  static constexpr const char* name = "press";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::press;
  }
};

/// The attacker retreats to `space`; absent if only aircraft retreat.
struct Retreat {
  /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
  /// retreat.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};

  using ByName = void;
  static constexpr const char* name = "retreat";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::retreat;
    into.question.space = space;
  }
};

/// Placement: `count` pieces of `kind` are placed in `space`.
struct Place {
  /// The kind of the pieces bought or placed. Required where the answer depends on it.
  ::grognard::axis_allies::Kind kind{};
  /// The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or
  /// retreat.
  ::grognard::Locus<::grognard::axis_allies::Site> space{};
  /// The number of pieces bought or placed; 0 counts as 1.
  std::uint8_t count{};
  /// For ships that are placed, the territory of the complex that builds them; if absent, any that can.
  ::grognard::Locus<::grognard::axis_allies::Site> industrial_complex{};

  using ByName = void;
  static constexpr const char* name = "place";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::place;
    into.question.kind = kind;
    into.question.space = space;
    into.question.count = count;
    into.question.industrial_complex = industrial_complex;
  }
};

/// The side whose turn it is surrenders.
struct Surrender {

  using ByName = void;
  static constexpr const char* name = "surrender";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::surrender;
  }
};

/// The phase ends.
struct End {

  using ByName = void;
  static constexpr const char* name = "end";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::end;
  }
};

/// Fighters that lost their carrier land on the remaining ones: `pieces` before others, and without pieces the others in the order of the list.
struct Keep {
  /// The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
  ::grognard::Pieces pieces{};

  using ByName = void;
  static constexpr const char* name = "keep";
  template <class To>
  void fill(To& into) const {
    into.question.step = ::grognard::axis_allies::StepKind::keep;
    into.pieces(pieces);
  }
};

/// What a game does by the names of its orders.
template <class Game>
class Verbs {
 public:
  /// Purchase: `count` pieces of `kind` are bought.
  ::grognard::Result<play::OrderAnswer> buy(const Buy& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Movement: `pieces` move together along `path`. The cargo of a ship moves with it and is not listed.
  ::grognard::Result<play::OrderAnswer> move(const Move& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Movement: `pieces` board the `transport`.
  ::grognard::Result<play::OrderAnswer> board(const Board& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Movement: `pieces` unload onto the land `space`.
  ::grognard::Result<play::OrderAnswer> unload(const Unload& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Combat movement: bombers over an industrial complex are to raid it.
  ::grognard::Result<play::OrderAnswer> raid(const Raid& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Combat: the battle in `space` begins, with the `support` of battleships. Each battleship that may support it is a choice of its own; others may join before the dice of the support shots.
  ::grognard::Result<play::OrderAnswer> fight(const Fight& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Combat: the raid on `space` begins.
  ::grognard::Result<play::OrderAnswer> bomb(const Bomb& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The `dice` for which the position waits.
  ::grognard::Result<play::OrderAnswer> dice(const Dice& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The losses for which the position waits, or some of them: `pieces`.
  ::grognard::Result<play::OrderAnswer> lose(const Lose& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The submarines in `pieces` withdraw to `space`, and others may follow; without pieces the others stay.
  ::grognard::Result<play::OrderAnswer> withdraw(const Withdraw& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The attacker continues the battle.
  ::grognard::Result<play::OrderAnswer> press(const Press& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The attacker retreats to `space`; absent if only aircraft retreat.
  ::grognard::Result<play::OrderAnswer> retreat(const Retreat& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Placement: `count` pieces of `kind` are placed in `space`.
  ::grognard::Result<play::OrderAnswer> place(const Place& fields, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The side whose turn it is surrenders.
  ::grognard::Result<play::OrderAnswer> surrender(const Surrender& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// The phase ends.
  ::grognard::Result<play::OrderAnswer> end(const End& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
  /// Fighters that lost their carrier land on the remaining ones: `pieces` before others, and without pieces the others in the order of the list.
  ::grognard::Result<play::OrderAnswer> keep(const Keep& fields = {}, ::grognard::Trail* trail = nullptr) {
    return static_cast<Game*>(this)->order(fields, trail);
  }
};

}  // namespace grognard::axis_allies::orders

namespace grognard::axis_allies {

/// The functions of the system's game.
struct GameCalls {
  using New = play::New;
  using Choice = ::grognard::axis_allies::Choice;
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
  static constexpr auto load = grog_axis_allies_play_load;
  static constexpr auto save = grog_axis_allies_play_save;
  static constexpr auto thrown = grog_axis_allies_play_thrown;
  static constexpr auto position = grog_axis_allies_play_position;
  static constexpr auto pack = grog_axis_allies_play_pack;
  static constexpr auto unpack = grog_axis_allies_play_unpack;
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
    question.pieces = given.pieces;
    question.words = given.words;
    question.path = given.path;
    question.support = given.support;
    question.space = given.space;
    question.transport = given.transport;
    question.kind = given.kind;
    question.count = given.count;
    question.industrial_complex = given.industrial_complex;
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

/// A game, refereed from one position that remembers. A line of orders is in the notation of mail games.
using Game = ::grognard::BasicGame<GameCalls>;

}  // namespace grognard::axis_allies

#endif  // GROGNARD_AXIS_ALLIES_HPP

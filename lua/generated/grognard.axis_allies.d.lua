---@meta _
-- Generated from the library's own description by `cargo run -p grognard-generate`; do not edit.

---@class (partial) grognard
local grognard = {}

---The kind of a piece. An antiaircraft gun and an industrial complex are in a territory and are never lost in a battle; all others fight. The last four are a game's own. Each moves and fights as a printed kind does, with the cost, the movement and the dice of its row in the game's chart. Without the row it does not exist.
---@alias grognard.axis_allies.Kind
---| "infantry" # Infantry.
---| "armor" # Armor.
---| "fighter" # A fighter.
---| "bomber" # A bomber.
---| "transport" # A transport.
---| "submarine" # A submarine.
---| "carrier" # An aircraft carrier.
---| "battleship" # A battleship.
---| "aa_gun" # An antiaircraft gun.
---| "industrial_complex" # An industrial complex.
---| "own_infantry" # A game's own land unit that acts as infantry.
---| "own_armor" # A game's own land unit that acts as armor.
---| "own_fighter" # A game's own aircraft that acts as a fighter, and takes the room of one on a carrier.
---| "own_warship" # A game's own ship that acts as a battleship, but gives no support shots.

grognard.axis_allies = {}

---A row of the unit chart.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.UnitValue: userdata
---@field kind? grognard.axis_allies.Kind The kind of the row. Required where the answer depends on it.
---@field cost integer The cost, in IPC, at least 1. Required where money counts.
---@field movement integer The number of spaces that it moves in a turn, at least 1 in a board's chart; 0 for an industrial complex.
---@field attack? integer The highest roll that hits in attack: 0 for never, at most the number of faces. Required of a kind that fights.
---@field defence? integer The highest roll that hits in defence: 0 for never, at most the number of faces. Required of a kind that fights.
---@field shot integer The highest roll of its special shot that hits, 0 for none: a battleship's support shot, an antiaircraft gun's die. 0 for a kind of a game's own.
---@field hold integer The room that it offers to cargo. 0 for a kind of a game's own.
---@field space integer The room that it takes as cargo.
---@field rule integer The house rule that sets the row, `HOUSE 1` to `HOUSE 24`; absent for none.
---@field faces integer The number of faces of the game's dice, 2 to 20, the same in every row; 0 for six. A chart for other dice has a row for each kind that rolls: all but the industrial complex.

---A row of the unit chart.
---@class grognard.axis_allies.UnitValue.Table: grognard.axis_allies.UnitValue.Fields
---@field kind? grognard.axis_allies.Kind The kind of the row. Required where the answer depends on it.
---@field cost integer The cost, in IPC, at least 1. Required where money counts.
---@field movement integer The number of spaces that it moves in a turn, at least 1 in a board's chart; 0 for an industrial complex.
---@field attack? integer The highest roll that hits in attack: 0 for never, at most the number of faces. Required of a kind that fights.
---@field defence? integer The highest roll that hits in defence: 0 for never, at most the number of faces. Required of a kind that fights.
---@field shot integer The highest roll of its special shot that hits, 0 for none: a battleship's support shot, an antiaircraft gun's die. 0 for a kind of a game's own.
---@field hold integer The room that it offers to cargo. 0 for a kind of a game's own.
---@field space integer The room that it takes as cargo.
---@field rule integer The house rule that sets the row, `HOUSE 1` to `HOUSE 24`; absent for none.
---@field faces integer The number of faces of the game's dice, 2 to 20, the same in every row; 0 for six. A chart for other dice has a row for each kind that rolls: all but the industrial complex.

---A row of the unit chart.
---@class grognard.axis_allies.UnitValue.Fields
---@field kind? grognard.axis_allies.Kind The kind of the row. Required where the answer depends on it.
---@field cost? integer The cost, in IPC, at least 1. Required where money counts.
---@field movement? integer The number of spaces that it moves in a turn, at least 1 in a board's chart; 0 for an industrial complex. Default: 0.
---@field attack? integer The highest roll that hits in attack: 0 for never, at most the number of faces. Required of a kind that fights.
---@field defence? integer The highest roll that hits in defence: 0 for never, at most the number of faces. Required of a kind that fights.
---@field shot? integer The highest roll of its special shot that hits, 0 for none: a battleship's support shot, an antiaircraft gun's die. 0 for a kind of a game's own. Default: 0.
---@field hold? integer The room that it offers to cargo. 0 for a kind of a game's own. Default: 0.
---@field space? integer The room that it takes as cargo. Default: 0.
---@field rule? integer The house rule that sets the row, `HOUSE 1` to `HOUSE 24`; absent for none.
---@field faces? integer The number of faces of the game's dice, 2 to 20, the same in every row; 0 for six. A chart for other dice has a row for each kind that rolls: all but the industrial complex. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.UnitValue.Fields
---@return grognard.axis_allies.UnitValue? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.UnitValue): grognard.axis_allies.UnitValue
function grognard.axis_allies.UnitValue(fields) end

---The number of units of each kind that fight on one side. Antiaircraft guns, complexes and cargo do not fight and are
---not counted.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Force: userdata
---@field infantry integer The number of infantry.
---@field armor integer The number of armor.
---@field fighter integer The number of fighters.
---@field bomber integer The number of bombers.
---@field transport integer The number of transports.
---@field submarine integer The number of submarines.
---@field carrier integer The number of aircraft carriers.
---@field battleship integer The number of battleships.
---@field own_infantry integer The number of a game's own units that act as infantry.
---@field own_armor integer The number of a game's own units that act as armor.
---@field own_fighter integer The number of a game's own aircraft that act as fighters.
---@field own_warship integer The number of a game's own ships that act as battleships.

---The number of units of each kind that fight on one side. Antiaircraft guns, complexes and cargo do not fight and are not counted.
---@class grognard.axis_allies.Force.Table: grognard.axis_allies.Force.Fields
---@field infantry integer The number of infantry.
---@field armor integer The number of armor.
---@field fighter integer The number of fighters.
---@field bomber integer The number of bombers.
---@field transport integer The number of transports.
---@field submarine integer The number of submarines.
---@field carrier integer The number of aircraft carriers.
---@field battleship integer The number of battleships.
---@field own_infantry integer The number of a game's own units that act as infantry.
---@field own_armor integer The number of a game's own units that act as armor.
---@field own_fighter integer The number of a game's own aircraft that act as fighters.
---@field own_warship integer The number of a game's own ships that act as battleships.

---The number of units of each kind that fight on one side. Antiaircraft guns, complexes and cargo do not fight and are not counted.
---@class grognard.axis_allies.Force.Fields
---@field infantry? integer The number of infantry. Default: 0.
---@field armor? integer The number of armor. Default: 0.
---@field fighter? integer The number of fighters. Default: 0.
---@field bomber? integer The number of bombers. Default: 0.
---@field transport? integer The number of transports. Default: 0.
---@field submarine? integer The number of submarines. Default: 0.
---@field carrier? integer The number of aircraft carriers. Default: 0.
---@field battleship? integer The number of battleships. Default: 0.
---@field own_infantry? integer The number of a game's own units that act as infantry. Default: 0.
---@field own_armor? integer The number of a game's own units that act as armor. Default: 0.
---@field own_fighter? integer The number of a game's own aircraft that act as fighters. Default: 0.
---@field own_warship? integer The number of a game's own ships that act as battleships. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Force.Fields
---@return grognard.axis_allies.Force? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Force): grognard.axis_allies.Force
function grognard.axis_allies.Force(fields) end

---The highest rolls that hit: the part of the unit chart that a battle uses.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Figures: userdata
---@field attack integer[] In attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier, battleship.
---@field defence integer[] In defence, in the same order.
---@field support integer For a battleship's support shot.
---@field aa integer For an antiaircraft gun.
---@field faces integer The number of faces of the dice; 0 for six.
---@field own_attack integer[] In attack, of a game's own kinds in their order: own_infantry, own_armor, own_fighter, own_warship.
---@field own_defence integer[] In defence, in the same order.

---The highest rolls that hit: the part of the unit chart that a battle uses.
---@class grognard.axis_allies.Figures.Table: grognard.axis_allies.Figures.Fields
---@field attack integer[] In attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier, battleship.
---@field defence integer[] In defence, in the same order.
---@field support integer For a battleship's support shot.
---@field aa integer For an antiaircraft gun.
---@field faces integer The number of faces of the dice; 0 for six.
---@field own_attack integer[] In attack, of a game's own kinds in their order: own_infantry, own_armor, own_fighter, own_warship.
---@field own_defence integer[] In defence, in the same order.

---The highest rolls that hit: the part of the unit chart that a battle uses.
---@class grognard.axis_allies.Figures.Fields
---@field attack? integer[] In attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier, battleship.
---@field defence? integer[] In defence, in the same order.
---@field support? integer For a battleship's support shot. Default: 0.
---@field aa? integer For an antiaircraft gun. Default: 0.
---@field faces? integer The number of faces of the dice; 0 for six. Default: 0.
---@field own_attack? integer[] In attack, of a game's own kinds in their order: own_infantry, own_armor, own_fighter, own_warship.
---@field own_defence? integer[] In defence, in the same order.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Figures.Fields
---@return grognard.axis_allies.Figures? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Figures): grognard.axis_allies.Figures
function grognard.axis_allies.Figures(fields) end

---Battleships of one sea zone that are to support an assault (AA 3.5a).
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Bombardment: userdata
---@field battleships integer The number of battleships that are to fire.
---@field fought integer The number of these that were in a sea battle in this phase.
---@field unloading boolean A transport in the same sea zone unloads into the territory.
---@field sea_battle boolean There was a sea battle in that zone in this phase.

---Battleships of one sea zone that are to support an assault (AA 3.5a).
---@class grognard.axis_allies.Bombardment.Table: grognard.axis_allies.Bombardment.Fields
---@field battleships integer The number of battleships that are to fire.
---@field fought integer The number of these that were in a sea battle in this phase.
---@field unloading boolean A transport in the same sea zone unloads into the territory.
---@field sea_battle boolean There was a sea battle in that zone in this phase.

---Battleships of one sea zone that are to support an assault (AA 3.5a).
---@class grognard.axis_allies.Bombardment.Fields
---@field battleships integer The number of battleships that are to fire.
---@field fought? integer The number of these that were in a sea battle in this phase. Default: 0.
---@field unloading? boolean A transport in the same sea zone unloads into the territory. Default: false.
---@field sea_battle? boolean There was a sea battle in that zone in this phase. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Bombardment.Fields
---@return grognard.axis_allies.Bombardment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Bombardment): grognard.axis_allies.Bombardment
function grognard.axis_allies.Bombardment(fields) end

---Where a battle is fought.
---@alias grognard.axis_allies.BattleKind
---| "land" # In a territory.
---| "sea" # In a sea zone.

---What a battle waits for, in the order of a round.
---@alias grognard.axis_allies.Stage
---| "aa_fire" # The dice of the antiaircraft gun, before the first round (AA 3.1a).
---| "aa_losses" # The attacker's choice of the aircraft lost to the gun.
---| "support_fire" # The dice of the battleships' support shots, in the first round (AA 3.5a).
---| "support_losses" # The defender's choice of the losses from support shots; they still fire back.
---| "submarine_fire" # The dice of attacking submarines at sea.
---| "submarine_losses" # The defender's choice of the losses from submarines; they are removed at once.
---| "attack_fire" # The dice of the other attackers.
---| "attack_losses" # The defender's choice of the losses from the other attackers; they still fire back.
---| "defence_fire" # The dice of the defenders.
---| "defence_losses" # The attacker's choice of losses.
---| "attacker_submarines" # The withdrawal of the attacker's submarines (AA 4.2a, 4.2b).
---| "defender_submarines" # The withdrawal of the defender's submarines (AA 4.2a, 4.2b).
---| "retreat" # The attacker's decision whether to retreat (AA 4.1a).
---| "over" # Nothing: the battle is over.

---The ending of a battle, by the side left in the territory or zone. Submarines that withdrew do not count.
---@alias grognard.axis_allies.Ending
---| "none" # The battle continues.
---| "attacker_wins" # The attacker wins: no defender is left, and an attacker is.
---| "defender_wins" # The defender wins: no attacker is left, and a defender is.
---| "both_gone" # No unit of either side is left: the defender keeps the territory.
---| "retreat" # The attacker retreated.
---| "stalemate" # Neither side can hit the other.

---A battle between two steps. A plain value that the caller keeps.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Battle: userdata
---@field attacker_start grognard.axis_allies.Force The attackers at the start of the battle.
---@field defender_start grognard.axis_allies.Force The defenders at the start of the battle.
---@field attacker grognard.axis_allies.Force The attackers in the battle.
---@field defender grognard.axis_allies.Force The defenders in the battle, including those that are hit and still fire.
---@field doomed grognard.axis_allies.Force Defenders that are hit and still fire before they are removed.
---@field figures grognard.axis_allies.Figures The highest rolls that hit.
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
---@field attacker_withdrawn integer The attacker's submarines that withdrew.
---@field defender_withdrawn integer The defender's submarines that withdrew.
---@field submarine_hits integer Hits of submarines to be taken by the side that decides next. They apply to ships only.
---@field hits integer Other hits to be taken by that side.
---@field round integer The current round, from 1; 0 before the first.
---@field support integer The number of support shots in the first round.
---@field stage? grognard.axis_allies.Stage What the battle waits for.
---@field ending grognard.axis_allies.Ending How the battle ended.
---@field amphibious boolean It is an amphibious assault.
---@field aa_gun boolean An antiaircraft gun defends the territory.
---@field taken boolean The attacker took the territory.

---A battle between two steps. A plain value that the caller keeps.
---@class grognard.axis_allies.Battle.Table: grognard.axis_allies.Battle.Fields
---@field attacker_start grognard.axis_allies.Force.Table The attackers at the start of the battle.
---@field defender_start grognard.axis_allies.Force.Table The defenders at the start of the battle.
---@field attacker grognard.axis_allies.Force.Table The attackers in the battle.
---@field defender grognard.axis_allies.Force.Table The defenders in the battle, including those that are hit and still fire.
---@field doomed grognard.axis_allies.Force.Table Defenders that are hit and still fire before they are removed.
---@field figures grognard.axis_allies.Figures.Table The highest rolls that hit.
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
---@field attacker_withdrawn integer The attacker's submarines that withdrew.
---@field defender_withdrawn integer The defender's submarines that withdrew.
---@field submarine_hits integer Hits of submarines to be taken by the side that decides next. They apply to ships only.
---@field hits integer Other hits to be taken by that side.
---@field round integer The current round, from 1; 0 before the first.
---@field support integer The number of support shots in the first round.
---@field stage? grognard.axis_allies.Stage What the battle waits for.
---@field ending grognard.axis_allies.Ending How the battle ended.
---@field amphibious boolean It is an amphibious assault.
---@field aa_gun boolean An antiaircraft gun defends the territory.
---@field taken boolean The attacker took the territory.

---A battle between two steps. A plain value that the caller keeps.
---@class grognard.axis_allies.Battle.Fields
---@field attacker_start? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers at the start of the battle.
---@field defender_start? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders at the start of the battle.
---@field attacker? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers in the battle.
---@field defender? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders in the battle, including those that are hit and still fire.
---@field doomed? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields Defenders that are hit and still fire before they are removed.
---@field figures? grognard.axis_allies.Figures|grognard.axis_allies.Figures.Fields The highest rolls that hit.
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
---@field attacker_withdrawn? integer The attacker's submarines that withdrew. Default: 0.
---@field defender_withdrawn? integer The defender's submarines that withdrew. Default: 0.
---@field submarine_hits? integer Hits of submarines to be taken by the side that decides next. They apply to ships only. Default: 0.
---@field hits? integer Other hits to be taken by that side. Default: 0.
---@field round? integer The current round, from 1; 0 before the first. Default: 0.
---@field support? integer The number of support shots in the first round. Default: 0.
---@field stage? grognard.axis_allies.Stage What the battle waits for.
---@field ending? grognard.axis_allies.Ending How the battle ended. Default: "none".
---@field amphibious? boolean It is an amphibious assault. Default: false.
---@field aa_gun? boolean An antiaircraft gun defends the territory. Default: false.
---@field taken? boolean The attacker took the territory. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Battle.Fields
---@return grognard.axis_allies.Battle? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Battle): grognard.axis_allies.Battle
function grognard.axis_allies.Battle(fields) end

---A side's role in a battle.
---@alias grognard.axis_allies.Role
---| "attacker" # The attacker.
---| "defender" # The defender.

---The step that a battle waits for.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Turn: userdata
---@field suggested grognard.axis_allies.Force Losses in the customary order, as a suggestion.
---@field dice_by_kind integer[] The number of dice by kind, in the order of the kinds, which is the order in which they are read.
---@field hits_at integer[] The highest roll that hits, by kind.
---@field own_dice integer[] The number of dice of a game's own kinds, in their order; they are read after the others.
---@field own_hits_at integer[] The highest roll that hits, of a game's own kinds.
---@field dice integer The number of all dice.
---@field losses integer The number of units that must be lost.
---@field ships_least integer The least number of ships among the losses, for submarines' hits.
---@field aircraft_most integer The most aircraft among the losses.
---@field surface_most integer The most units other than aircraft among the losses.
---@field submarines integer The number of submarines that may withdraw. Any number of them may.
---@field stage? grognard.axis_allies.Stage What the battle waits for.
---@field role? grognard.axis_allies.Role The side that rolls or decides.
---@field shot integer The highest roll of an antiaircraft gun's dice, or of support shots, that hits.
---@field may_retreat boolean The attacker may retreat.
---@field needs_destination boolean A retreat needs a destination: a unit other than aircraft is left.
---@field faces integer The number of faces of the dice; 0 if no dice are rolled.

---The step that a battle waits for.
---@class grognard.axis_allies.Turn.Table: grognard.axis_allies.Turn.Fields
---@field suggested grognard.axis_allies.Force.Table Losses in the customary order, as a suggestion.
---@field dice_by_kind integer[] The number of dice by kind, in the order of the kinds, which is the order in which they are read.
---@field hits_at integer[] The highest roll that hits, by kind.
---@field own_dice integer[] The number of dice of a game's own kinds, in their order; they are read after the others.
---@field own_hits_at integer[] The highest roll that hits, of a game's own kinds.
---@field dice integer The number of all dice.
---@field losses integer The number of units that must be lost.
---@field ships_least integer The least number of ships among the losses, for submarines' hits.
---@field aircraft_most integer The most aircraft among the losses.
---@field surface_most integer The most units other than aircraft among the losses.
---@field submarines integer The number of submarines that may withdraw. Any number of them may.
---@field stage? grognard.axis_allies.Stage What the battle waits for.
---@field role? grognard.axis_allies.Role The side that rolls or decides.
---@field shot integer The highest roll of an antiaircraft gun's dice, or of support shots, that hits.
---@field may_retreat boolean The attacker may retreat.
---@field needs_destination boolean A retreat needs a destination: a unit other than aircraft is left.
---@field faces integer The number of faces of the dice; 0 if no dice are rolled.

---The step that a battle waits for.
---@class grognard.axis_allies.Turn.Fields
---@field suggested? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields Losses in the customary order, as a suggestion.
---@field dice_by_kind? integer[] The number of dice by kind, in the order of the kinds, which is the order in which they are read.
---@field hits_at? integer[] The highest roll that hits, by kind.
---@field own_dice? integer[] The number of dice of a game's own kinds, in their order; they are read after the others.
---@field own_hits_at? integer[] The highest roll that hits, of a game's own kinds.
---@field dice? integer The number of all dice. Default: 0.
---@field losses? integer The number of units that must be lost. Default: 0.
---@field ships_least? integer The least number of ships among the losses, for submarines' hits. Default: 0.
---@field aircraft_most? integer The most aircraft among the losses. Default: 0.
---@field surface_most? integer The most units other than aircraft among the losses. Default: 0.
---@field submarines? integer The number of submarines that may withdraw. Any number of them may. Default: 0.
---@field stage? grognard.axis_allies.Stage What the battle waits for.
---@field role? grognard.axis_allies.Role The side that rolls or decides.
---@field shot? integer The highest roll of an antiaircraft gun's dice, or of support shots, that hits. Default: 0.
---@field may_retreat? boolean The attacker may retreat. Default: false.
---@field needs_destination? boolean A retreat needs a destination: a unit other than aircraft is left. Default: false.
---@field faces? integer The number of faces of the dice; 0 if no dice are rolled. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Turn.Fields
---@return grognard.axis_allies.Turn? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Turn): grognard.axis_allies.Turn
function grognard.axis_allies.Turn(fields) end

---An effect of a step on the caller's units.
---@alias grognard.axis_allies.BattleEffectKind
---| "remove" # `count` units of a kind are destroyed.
---| "withdraw" # `count` submarines withdraw to `destination`.
---| "retreat" # `count` units of a kind retreat to `destination`.
---| "stay" # `count` aircraft stay until the end of combat, and land in the non-combat phase.
---| "take" # The attacker takes the territory.
---| "sink" # `count` units of a kind sink with ship `index`.
---| "stay_aboard" # `count` units of a kind stay aboard ship `index` until their owner's next turn.

---A space of the board, whose code is its number. A word is the code of the DAAK map where there is one, with CAR split into land and sea. Other land, and the seas that players abbreviate, have three letters chosen by this library. The rest have the zone's name.
---@alias grognard.axis_allies.Site
---| "afg" # Afghanistan.
---| "ala" # Alaska.
---| "alg" # Algeria.
---| "egy" # Anglo Sudan Egypt, EGY.
---| "ang" # Angola.
---| "arg" # Argentina-Chile.
---| "aus" # Australia, AUS.
---| "bor" # Borneo Celebes, BOR.
---| "bra" # Brazil.
---| "car_land" # Caroline Islands, CAR.
---| "cau" # Caucasus, CAU.
---| "chi" # China.
---| "col" # Columbia.
---| "con" # Congo.
---| "cub" # Cuba, CUB.
---| "eca" # East Canada, ECA.
---| "eeu" # East Europe.
---| "sum" # East Indies, SUM.
---| "eus" # East US, EUS.
---| "ire" # Eire, IRE.
---| "eve" # Evenki National Okrug.
---| "fin" # Finland Norway, FIN.
---| "feq" # French Equatorial Africa, FEQ.
---| "fic" # French Indo China.
---| "fwa" # French West Africa.
---| "ger" # Germany, GER.
---| "gib" # Gibraltar.
---| "haw" # Hawaiian Islands, HAW.
---| "ind" # India.
---| "iea" # Italian East Africa.
---| "jpn" # Japan, JPN.
---| "len" # Karelia S.S.R., LEN.
---| "kaz" # Kazakh S.S.R.
---| "ken" # Kenya-Rhodesia.
---| "kwa" # Kwangtung.
---| "lib" # Libya, LIB.
---| "mad" # Madagascar, MAD.
---| "man" # Manchuria.
---| "mex" # Mexico, MEX.
---| "mid" # Midway, MID.
---| "mon" # Mongolia.
---| "moz" # Mozambique.
---| "ngu" # New Guinea, NGU.
---| "nze" # New Zealand, NZE.
---| "nov" # Novosibirsk.
---| "oki" # Okinawa, OKI.
---| "pan" # Panama, PAN.
---| "per" # Persia.
---| "pru" # Peru.
---| "phi" # Philippines, PHI.
---| "rdo" # Rio del Oro.
---| "mos" # Russia, MOS.
---| "sau" # Saudi Arabia.
---| "sin" # Sinkiang.
---| "sul" # Solomon Islands, SUL.
---| "saf" # South Africa.
---| "seu" # South Europe.
---| "sfe" # Soviet Far East.
---| "spa" # Spain.
---| "swe" # Sweden.
---| "swi" # Switzerland.
---| "syr" # Syria Jordan, SYR.
---| "tur" # Turkey.
---| "ukr" # Ukraine S.S.R., UKR.
---| "gbr" # United Kingdom, GBR.
---| "wak" # Wake Island, WAK.
---| "wca" # West Canada, WCA.
---| "weu" # West Europe, WEU.
---| "wus" # West US, WUS.
---| "yak" # Yakut S.S.R.
---| "ber" # Alaska Sea Zone, BER.
---| "angola_sea_zone" # Angola Sea Zone.
---| "antarctic_sea_zone" # Antarctic Sea Zone.
---| "bal" # Baltic Sea Zone.
---| "bla" # Black Sea Zone.
---| "borneo_sea_zone" # Borneo Sea Zone.
---| "caroline_islands_sea_zone" # Caroline Islands Sea Zone.
---| "car_sea" # Caribbean Sea Zone, CAR.
---| "cas" # Caspian Sea Zone, CAS.
---| "cmd" # Central Mediterranean Sea Zone, CMD.
---| "congo_sea_zone" # Congo Sea Zone.
---| "east_argentina_sea_zone" # East Argentina Sea Zone.
---| "lab" # East Canada Sea Zone, LAB.
---| "east_compass_sea_zone" # East Compass Sea Zone.
---| "east_indies_sea_zone" # East Indies Sea Zone.
---| "emd" # East Mediterranean Sea Zone, EMD.
---| "spo" # East Pacific Sea Zone, SPO.
---| "eco" # East US Sea Zone, ECO.
---| "french_indo_china_sea_zone" # French Indo China Sea Zone.
---| "gom" # Gulf of Mexico Sea Zone, GOM.
---| "hawaii_sea_zone" # Hawaii Sea Zone.
---| "indian_ocean_sea_zone" # Indian Ocean Sea Zone.
---| "japan_sea_zone" # Japan Sea Zone.
---| "bar" # Karelia Sea Zone.
---| "kwangtung_sea_zone" # Kwangtung Sea Zone.
---| "goc" # Mexico Sea Zone, GOC.
---| "midway_sea_zone" # Midway Sea Zone.
---| "mozambique_sea_zone" # Mozambique Sea Zone.
---| "new_guinea_sea_zone" # New Guinea Sea Zone.
---| "tas" # New Zealand Sea Zone, TAS.
---| "north_atlantic_sea_zone" # North Atlantic Sea Zone.
---| "north_australia_sea_zone" # North Australia Sea Zone.
---| "north_brazil_sea_zone" # North Brazil Sea Zone.
---| "north_pacific_sea_zone" # North Pacific Sea Zone.
---| "nor" # North Sea Zone, NOR.
---| "okinawa_sea_zone" # Okinawa Sea Zone.
---| "jfi" # Peru Sea Zone, JFI.
---| "philippines_sea_zone" # Philippines Sea Zone.
---| "red" # Red Sea Zone, RED.
---| "sos" # Solomon Islands Sea Zone, SOS.
---| "south_africa_sea_zone" # South Africa Sea Zone.
---| "sco" # South Argentina Sea Zone, SCO.
---| "south_atlantic_sea_zone" # South Atlantic Sea Zone.
---| "south_australia_sea_zone" # South Australia Sea Zone.
---| "south_brazil_sea_zone" # South Brazil Sea Zone.
---| "south_compass_sea_zone" # South Compass Sea Zone.
---| "south_east_madagascar_sea_zone" # South East Madagascar Sea Zone.
---| "pol" # South Pacific Sea Zone, POL.
---| "soviet_far_east_sea_zone" # Soviet Far East Sea Zone.
---| "wake_island_sea_zone" # Wake Island Sea Zone.
---| "west_africa_sea_zone" # West Africa Sea Zone.
---| "west_australia_sea_zone" # West Australia Sea Zone.
---| "west_canada_sea_zone" # West Canada Sea Zone.
---| "west_compass_sea_zone" # West Compass Sea Zone.
---| "wmd" # West Mediterranean Sea Zone.
---| "glp" # West Panama Sea Zone, GLP.
---| "west_spain_sea_zone" # West Spain Sea Zone.
---| "west_us_sea_zone" # West US Sea Zone.

---An effect of a step of a battle, for the caller to apply.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.BattleEffect: userdata
---@field what grognard.axis_allies.BattleEffectKind The kind of effect.
---@field role? grognard.axis_allies.Role The side whose units it concerns.
---@field kind? grognard.axis_allies.Kind The kind of unit that it concerns.
---@field count integer The number of units that it concerns.
---@field destination? grognard.axis_allies.Site|integer The space to which they go, in the question's numbering.
---@field index integer The ship in the question's list.
---@field rule integer The rule that requires it.

---An effect of a step of a battle, for the caller to apply.
---@class grognard.axis_allies.BattleEffect.Table: grognard.axis_allies.BattleEffect.Fields
---@field what grognard.axis_allies.BattleEffectKind The kind of effect.
---@field role? grognard.axis_allies.Role The side whose units it concerns.
---@field kind? grognard.axis_allies.Kind The kind of unit that it concerns.
---@field count integer The number of units that it concerns.
---@field destination? grognard.axis_allies.Site|integer The space to which they go, in the question's numbering.
---@field index integer The ship in the question's list.
---@field rule integer The rule that requires it.

---An effect of a step of a battle, for the caller to apply.
---@class grognard.axis_allies.BattleEffect.Fields
---@field what? grognard.axis_allies.BattleEffectKind The kind of effect. Default: "remove".
---@field role? grognard.axis_allies.Role The side whose units it concerns.
---@field kind? grognard.axis_allies.Kind The kind of unit that it concerns.
---@field count? integer The number of units that it concerns. Default: 0.
---@field destination? grognard.axis_allies.Site|integer The space to which they go, in the question's numbering.
---@field index? integer The ship in the question's list.
---@field rule? integer The rule that requires it.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.BattleEffect.Fields
---@return grognard.axis_allies.BattleEffect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.BattleEffect): grognard.axis_allies.BattleEffect
function grognard.axis_allies.BattleEffect(fields) end

---A ship and its cargo.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.LoadedShip: userdata
---@field kind? grognard.axis_allies.Kind A transport or a carrier. Required where the answer depends on it.
---@field infantry integer Infantry aboard a transport.
---@field armor integer Armor aboard a transport.
---@field aa_guns integer Antiaircraft guns aboard a transport.
---@field fighters integer Friendly fighters aboard an attacking carrier: fighters of another nation, which do not fight (AA 3.4e).
---@field friendly boolean The cargo of the transport belongs to another nation (AA 3.3).
---@field lost boolean The ship is lost.
---@field own_infantry integer Units aboard a transport that are infantry of a game's own.
---@field own_armor integer Units aboard a transport that are armor of a game's own.
---@field own_fighters integer Friendly fighters of a game's own aboard an attacking carrier.

---A ship and its cargo.
---@class grognard.axis_allies.LoadedShip.Table: grognard.axis_allies.LoadedShip.Fields
---@field kind? grognard.axis_allies.Kind A transport or a carrier. Required where the answer depends on it.
---@field infantry integer Infantry aboard a transport.
---@field armor integer Armor aboard a transport.
---@field aa_guns integer Antiaircraft guns aboard a transport.
---@field fighters integer Friendly fighters aboard an attacking carrier: fighters of another nation, which do not fight (AA 3.4e).
---@field friendly boolean The cargo of the transport belongs to another nation (AA 3.3).
---@field lost boolean The ship is lost.
---@field own_infantry integer Units aboard a transport that are infantry of a game's own.
---@field own_armor integer Units aboard a transport that are armor of a game's own.
---@field own_fighters integer Friendly fighters of a game's own aboard an attacking carrier.

---A ship and its cargo.
---@class grognard.axis_allies.LoadedShip.Fields
---@field kind? grognard.axis_allies.Kind A transport or a carrier. Required where the answer depends on it.
---@field infantry? integer Infantry aboard a transport. Default: 0.
---@field armor? integer Armor aboard a transport. Default: 0.
---@field aa_guns? integer Antiaircraft guns aboard a transport. Default: 0.
---@field fighters? integer Friendly fighters aboard an attacking carrier: fighters of another nation, which do not fight (AA 3.4e). Default: 0.
---@field friendly? boolean The cargo of the transport belongs to another nation (AA 3.3). Default: false.
---@field lost? boolean The ship is lost. Default: false.
---@field own_infantry? integer Units aboard a transport that are infantry of a game's own. Default: 0.
---@field own_armor? integer Units aboard a transport that are armor of a game's own. Default: 0.
---@field own_fighters? integer Friendly fighters of a game's own aboard an attacking carrier. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.LoadedShip.Fields
---@return grognard.axis_allies.LoadedShip? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.LoadedShip): grognard.axis_allies.LoadedShip
function grognard.axis_allies.LoadedShip(fields) end

---The cargo lost with ships.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.SunkCargo: userdata
---@field ipc integer The cost of the cargo, without the ships, in IPC.
---@field infantry integer The number of infantry.
---@field armor integer The number of armor.
---@field aa_guns integer The number of antiaircraft guns.
---@field fighters integer The number of fighters.
---@field own_infantry integer The number of infantry of a game's own.
---@field own_armor integer The number of armor of a game's own.
---@field own_fighters integer The number of fighters of a game's own.

---The cargo lost with ships.
---@class grognard.axis_allies.SunkCargo.Table: grognard.axis_allies.SunkCargo.Fields
---@field ipc integer The cost of the cargo, without the ships, in IPC.
---@field infantry integer The number of infantry.
---@field armor integer The number of armor.
---@field aa_guns integer The number of antiaircraft guns.
---@field fighters integer The number of fighters.
---@field own_infantry integer The number of infantry of a game's own.
---@field own_armor integer The number of armor of a game's own.
---@field own_fighters integer The number of fighters of a game's own.

---The cargo lost with ships.
---@class grognard.axis_allies.SunkCargo.Fields
---@field ipc? integer The cost of the cargo, without the ships, in IPC. Default: 0.
---@field infantry? integer The number of infantry. Default: 0.
---@field armor? integer The number of armor. Default: 0.
---@field aa_guns? integer The number of antiaircraft guns. Default: 0.
---@field fighters? integer The number of fighters. Default: 0.
---@field own_infantry? integer The number of infantry of a game's own. Default: 0.
---@field own_armor? integer The number of armor of a game's own. Default: 0.
---@field own_fighters? integer The number of fighters of a game's own. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.SunkCargo.Fields
---@return grognard.axis_allies.SunkCargo? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.SunkCargo): grognard.axis_allies.SunkCargo
function grognard.axis_allies.SunkCargo(fields) end

---A side's plan. The default is the customary order of loss, and staying to the end.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Plan: userdata
---@field order grognard.axis_allies.Kind[] The order in which kinds are lost. A kind listed twice counts at its first place. Kinds not listed follow in the customary order, which is that of an empty plan. On land it is infantry, armor, then for the attacker fighter, bomber and for the defender bomber, fighter. At sea it is transport, submarine, fighter, bomber, carrier, battleship. A game's own unit comes after the kind that it acts as, and a game's own ship after submarines.
---@field keep_infantry integer The number of infantry that are lost only after everything else, to take the territory.
---@field keep_armor integer The number of armor that are lost only after everything else, to take the territory.
---@field submarines_after integer The round after which submarines withdraw; 0 for never (AA 4.2a).
---@field submarines_leave integer The most submarines that withdraw; 0 for all.
---@field retreat_after integer The number of rounds after which the attacker retreats; 0 for never (AA 4.1a).
---@field retreat_at integer The attacker retreats when this many of his units or fewer are left; 0 for never.
---@field retreat_aircraft boolean The attacker retreats when only aircraft are left to him.

---A side's plan. The default is the customary order of loss, and staying to the end.
---@class grognard.axis_allies.Plan.Table: grognard.axis_allies.Plan.Fields
---@field order grognard.axis_allies.Kind[] The order in which kinds are lost. A kind listed twice counts at its first place. Kinds not listed follow in the customary order, which is that of an empty plan. On land it is infantry, armor, then for the attacker fighter, bomber and for the defender bomber, fighter. At sea it is transport, submarine, fighter, bomber, carrier, battleship. A game's own unit comes after the kind that it acts as, and a game's own ship after submarines.
---@field keep_infantry integer The number of infantry that are lost only after everything else, to take the territory.
---@field keep_armor integer The number of armor that are lost only after everything else, to take the territory.
---@field submarines_after integer The round after which submarines withdraw; 0 for never (AA 4.2a).
---@field submarines_leave integer The most submarines that withdraw; 0 for all.
---@field retreat_after integer The number of rounds after which the attacker retreats; 0 for never (AA 4.1a).
---@field retreat_at integer The attacker retreats when this many of his units or fewer are left; 0 for never.
---@field retreat_aircraft boolean The attacker retreats when only aircraft are left to him.

---A side's plan. The default is the customary order of loss, and staying to the end.
---@class grognard.axis_allies.Plan.Fields
---@field order? grognard.axis_allies.Kind[] The order in which kinds are lost. A kind listed twice counts at its first place. Kinds not listed follow in the customary order, which is that of an empty plan. On land it is infantry, armor, then for the attacker fighter, bomber and for the defender bomber, fighter. At sea it is transport, submarine, fighter, bomber, carrier, battleship. A game's own unit comes after the kind that it acts as, and a game's own ship after submarines.
---@field keep_infantry? integer The number of infantry that are lost only after everything else, to take the territory. Default: 0.
---@field keep_armor? integer The number of armor that are lost only after everything else, to take the territory. Default: 0.
---@field submarines_after? integer The round after which submarines withdraw; 0 for never (AA 4.2a). Default: 0.
---@field submarines_leave? integer The most submarines that withdraw; 0 for all. Default: 0.
---@field retreat_after? integer The number of rounds after which the attacker retreats; 0 for never (AA 4.1a). Default: 0.
---@field retreat_at? integer The attacker retreats when this many of his units or fewer are left; 0 for never. Default: 0.
---@field retreat_aircraft? boolean The attacker retreats when only aircraft are left to him. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Plan.Fields
---@return grognard.axis_allies.Plan? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Plan): grognard.axis_allies.Plan
function grognard.axis_allies.Plan(fields) end

---Attackers that come together, and their plan.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Wave: userdata
---@field force grognard.axis_allies.Force The attackers that fight.
---@field plan grognard.axis_allies.Plan The order of their losses, and when they leave.
---@field support integer Support shots in the first round (AA 3.5a).
---@field amphibious boolean The attack is an amphibious assault (AA 4.3a).

---Attackers that come together, and their plan.
---@class grognard.axis_allies.Wave.Table: grognard.axis_allies.Wave.Fields
---@field force grognard.axis_allies.Force.Table The attackers that fight.
---@field plan grognard.axis_allies.Plan.Table The order of their losses, and when they leave.
---@field support integer Support shots in the first round (AA 3.5a).
---@field amphibious boolean The attack is an amphibious assault (AA 4.3a).

---Attackers that come together, and their plan.
---@class grognard.axis_allies.Wave.Fields
---@field force grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that fight.
---@field plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order of their losses, and when they leave.
---@field support? integer Support shots in the first round (AA 3.5a). Default: 0.
---@field amphibious? boolean The attack is an amphibious assault (AA 4.3a). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Wave.Fields
---@return grognard.axis_allies.Wave? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Wave): grognard.axis_allies.Wave
function grognard.axis_allies.Wave(fields) end

---An expected value: a whole part and a fraction.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Expected: userdata
---@field whole grognard.Wide The whole part.
---@field fraction grognard.Chance The fraction, in units of 1/2^63.

---An expected value: a whole part and a fraction.
---@class grognard.axis_allies.Expected.Table: grognard.axis_allies.Expected.Fields
---@field whole grognard.Wide The whole part.
---@field fraction grognard.Chance The fraction, in units of 1/2^63.

---An expected value: a whole part and a fraction.
---@class grognard.axis_allies.Expected.Fields
---@field whole? grognard.Wide The whole part. Default: 0.
---@field fraction? grognard.Chance The fraction, in units of 1/2^63. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Expected.Fields
---@return grognard.axis_allies.Expected? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Expected): grognard.axis_allies.Expected
function grognard.axis_allies.Expected(fields) end

---Expected numbers of units.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.ExpectedForce: userdata
---@field units grognard.Chance The number of all units.
---@field ipc grognard.Chance The cost of all units, in IPC.
---@field infantry grognard.Chance The number of infantry.
---@field armor grognard.Chance The number of armor.
---@field fighter grognard.Chance The number of fighters.
---@field bomber grognard.Chance The number of bombers.
---@field transport grognard.Chance The number of transports.
---@field submarine grognard.Chance The number of submarines.
---@field carrier grognard.Chance The number of aircraft carriers.
---@field battleship grognard.Chance The number of battleships.
---@field own_infantry grognard.Chance The number of a game's own units that act as infantry.
---@field own_armor grognard.Chance The number of a game's own units that act as armor.
---@field own_fighter grognard.Chance The number of a game's own aircraft that act as fighters.
---@field own_warship grognard.Chance The number of a game's own ships that act as battleships.

---Expected numbers of units.
---@class grognard.axis_allies.ExpectedForce.Table: grognard.axis_allies.ExpectedForce.Fields
---@field units grognard.Chance The number of all units.
---@field ipc grognard.Chance The cost of all units, in IPC.
---@field infantry grognard.Chance The number of infantry.
---@field armor grognard.Chance The number of armor.
---@field fighter grognard.Chance The number of fighters.
---@field bomber grognard.Chance The number of bombers.
---@field transport grognard.Chance The number of transports.
---@field submarine grognard.Chance The number of submarines.
---@field carrier grognard.Chance The number of aircraft carriers.
---@field battleship grognard.Chance The number of battleships.
---@field own_infantry grognard.Chance The number of a game's own units that act as infantry.
---@field own_armor grognard.Chance The number of a game's own units that act as armor.
---@field own_fighter grognard.Chance The number of a game's own aircraft that act as fighters.
---@field own_warship grognard.Chance The number of a game's own ships that act as battleships.

---Expected numbers of units.
---@class grognard.axis_allies.ExpectedForce.Fields
---@field units? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of all units.
---@field ipc? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The cost of all units, in IPC.
---@field infantry? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of infantry.
---@field armor? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of armor.
---@field fighter? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of fighters.
---@field bomber? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of bombers.
---@field transport? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of transports.
---@field submarine? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of submarines.
---@field carrier? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of aircraft carriers.
---@field battleship? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of battleships.
---@field own_infantry? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of a game's own units that act as infantry.
---@field own_armor? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of a game's own units that act as armor.
---@field own_fighter? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of a game's own aircraft that act as fighters.
---@field own_warship? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The number of a game's own ships that act as battleships.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.ExpectedForce.Fields
---@return grognard.axis_allies.ExpectedForce? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.ExpectedForce): grognard.axis_allies.ExpectedForce
function grognard.axis_allies.ExpectedForce(fields) end

---The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance
---less `missing`. With several waves, the endings are those of the last wave that is fought.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.BattleChances: userdata
---@field win grognard.Chance The attacker wins: no defender is left, and an attacker is.
---@field lose grognard.Chance The defender wins: no attacker is left, and a defender is.
---@field both_gone grognard.Chance No unit of either side is left.
---@field retreat grognard.Chance The attacker retreats.
---@field stalemate grognard.Chance Neither side can hit the other.
---@field taken grognard.Chance The attacker takes the territory: no defender is left, and infantry or armor is.
---@field missing grognard.Chance The upper bound of the error of each chance: the difference of the sum of the five endings from 1.
---@field rounds grognard.Chance The expected number of rounds, of all waves together.
---@field attacker_lost grognard.axis_allies.ExpectedForce The attacker's expected losses, of all waves together.
---@field defender_lost grognard.axis_allies.ExpectedForce The defender's expected losses.
---@field attacker_withdrawn grognard.Chance The expected number of the attacker's submarines that withdraw.
---@field defender_withdrawn grognard.Chance The expected number of the defender's submarines that withdraw.

---The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance less `missing`. With several waves, the endings are those of the last wave that is fought.
---@class grognard.axis_allies.BattleChances.Table: grognard.axis_allies.BattleChances.Fields
---@field win grognard.Chance The attacker wins: no defender is left, and an attacker is.
---@field lose grognard.Chance The defender wins: no attacker is left, and a defender is.
---@field both_gone grognard.Chance No unit of either side is left.
---@field retreat grognard.Chance The attacker retreats.
---@field stalemate grognard.Chance Neither side can hit the other.
---@field taken grognard.Chance The attacker takes the territory: no defender is left, and infantry or armor is.
---@field missing grognard.Chance The upper bound of the error of each chance: the difference of the sum of the five endings from 1.
---@field rounds grognard.Chance The expected number of rounds, of all waves together.
---@field attacker_lost grognard.axis_allies.ExpectedForce.Table The attacker's expected losses, of all waves together.
---@field defender_lost grognard.axis_allies.ExpectedForce.Table The defender's expected losses.
---@field attacker_withdrawn grognard.Chance The expected number of the attacker's submarines that withdraw.
---@field defender_withdrawn grognard.Chance The expected number of the defender's submarines that withdraw.

---The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance less `missing`. With several waves, the endings are those of the last wave that is fought.
---@class grognard.axis_allies.BattleChances.Fields
---@field win? grognard.Chance The attacker wins: no defender is left, and an attacker is. Default: 0.
---@field lose? grognard.Chance The defender wins: no attacker is left, and a defender is. Default: 0.
---@field both_gone? grognard.Chance No unit of either side is left. Default: 0.
---@field retreat? grognard.Chance The attacker retreats. Default: 0.
---@field stalemate? grognard.Chance Neither side can hit the other. Default: 0.
---@field taken? grognard.Chance The attacker takes the territory: no defender is left, and infantry or armor is. Default: 0.
---@field missing? grognard.Chance The upper bound of the error of each chance: the difference of the sum of the five endings from 1. Default: 0.
---@field rounds? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected number of rounds, of all waves together.
---@field attacker_lost? grognard.axis_allies.ExpectedForce|grognard.axis_allies.ExpectedForce.Fields The attacker's expected losses, of all waves together.
---@field defender_lost? grognard.axis_allies.ExpectedForce|grognard.axis_allies.ExpectedForce.Fields The defender's expected losses.
---@field attacker_withdrawn? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected number of the attacker's submarines that withdraw.
---@field defender_withdrawn? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected number of the defender's submarines that withdraw.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.BattleChances.Fields
---@return grognard.axis_allies.BattleChances? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.BattleChances): grognard.axis_allies.BattleChances
function grognard.axis_allies.BattleChances(fields) end

---A possible outcome of a wave.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.BattleOutcome: userdata
---@field chance grognard.Chance The chance, in units of 1/2^63. The chances of one wave add up to the chance that it is fought.
---@field attacker_ipc integer The attacker's losses, in IPC.
---@field defender_ipc integer The defender's losses since the first wave, in IPC.
---@field attacker grognard.axis_allies.Force The attackers that are left.
---@field defender grognard.axis_allies.Force The defenders that are left.
---@field attacker_withdrawn integer The attacker's submarines that withdrew.
---@field defender_withdrawn integer The defender's submarines that withdrew.
---@field wave integer The wave.
---@field ending grognard.axis_allies.Ending The ending of the wave.
---@field taken boolean The territory is taken, and no further wave fights.

---A possible outcome of a wave.
---@class grognard.axis_allies.BattleOutcome.Table: grognard.axis_allies.BattleOutcome.Fields
---@field chance grognard.Chance The chance, in units of 1/2^63. The chances of one wave add up to the chance that it is fought.
---@field attacker_ipc integer The attacker's losses, in IPC.
---@field defender_ipc integer The defender's losses since the first wave, in IPC.
---@field attacker grognard.axis_allies.Force.Table The attackers that are left.
---@field defender grognard.axis_allies.Force.Table The defenders that are left.
---@field attacker_withdrawn integer The attacker's submarines that withdrew.
---@field defender_withdrawn integer The defender's submarines that withdrew.
---@field wave integer The wave.
---@field ending grognard.axis_allies.Ending The ending of the wave.
---@field taken boolean The territory is taken, and no further wave fights.

---A possible outcome of a wave.
---@class grognard.axis_allies.BattleOutcome.Fields
---@field chance? grognard.Chance The chance, in units of 1/2^63. The chances of one wave add up to the chance that it is fought. Default: 0.
---@field attacker_ipc? integer The attacker's losses, in IPC. Default: 0.
---@field defender_ipc? integer The defender's losses since the first wave, in IPC. Default: 0.
---@field attacker? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that are left.
---@field defender? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders that are left.
---@field attacker_withdrawn? integer The attacker's submarines that withdrew. Default: 0.
---@field defender_withdrawn? integer The defender's submarines that withdrew. Default: 0.
---@field wave? integer The wave.
---@field ending? grognard.axis_allies.Ending The ending of the wave. Default: "none".
---@field taken? boolean The territory is taken, and no further wave fights. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.BattleOutcome.Fields
---@return grognard.axis_allies.BattleOutcome? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.BattleOutcome): grognard.axis_allies.BattleOutcome
function grognard.axis_allies.BattleOutcome(fields) end

---The chances that a wave ends in a given round.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.RoundChance: userdata
---@field wave integer The wave.
---@field round integer The round after which it ends; 0 for a wave that ends before the first.
---@field chance grognard.Chance The chance that the wave ends in this round, in units of 1/2^63.
---@field win grognard.Chance The part of `chance` in which the attacker wins.
---@field lose grognard.Chance The part of `chance` in which the defender wins.
---@field both_gone grognard.Chance The part of `chance` in which no unit of either side is left.
---@field retreat grognard.Chance The part of `chance` in which the attacker retreats.
---@field taken grognard.Chance The part of `chance` in which the territory is taken.

---The chances that a wave ends in a given round.
---@class grognard.axis_allies.RoundChance.Table: grognard.axis_allies.RoundChance.Fields
---@field wave integer The wave.
---@field round integer The round after which it ends; 0 for a wave that ends before the first.
---@field chance grognard.Chance The chance that the wave ends in this round, in units of 1/2^63.
---@field win grognard.Chance The part of `chance` in which the attacker wins.
---@field lose grognard.Chance The part of `chance` in which the defender wins.
---@field both_gone grognard.Chance The part of `chance` in which no unit of either side is left.
---@field retreat grognard.Chance The part of `chance` in which the attacker retreats.
---@field taken grognard.Chance The part of `chance` in which the territory is taken.

---The chances that a wave ends in a given round.
---@class grognard.axis_allies.RoundChance.Fields
---@field wave? integer The wave.
---@field round? integer The round after which it ends; 0 for a wave that ends before the first. Default: 0.
---@field chance? grognard.Chance The chance that the wave ends in this round, in units of 1/2^63. Default: 0.
---@field win? grognard.Chance The part of `chance` in which the attacker wins. Default: 0.
---@field lose? grognard.Chance The part of `chance` in which the defender wins. Default: 0.
---@field both_gone? grognard.Chance The part of `chance` in which no unit of either side is left. Default: 0.
---@field retreat? grognard.Chance The part of `chance` in which the attacker retreats. Default: 0.
---@field taken? grognard.Chance The part of `chance` in which the territory is taken. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.RoundChance.Fields
---@return grognard.axis_allies.RoundChance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.RoundChance): grognard.axis_allies.RoundChance
function grognard.axis_allies.RoundChance(fields) end

---The quantity that is counted.
---@alias grognard.axis_allies.LossOf
---| "kind" # Units of one kind.
---| "units" # All units.
---| "ipc" # The cost of all units, in IPC.

---A possible number of losses and its chance.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.LossChance: userdata
---@field chance grognard.Chance The chance, in units of 1/2^63.
---@field lost integer The number lost.
---@field wave integer For the attacker the wave; the chances of a wave add up to the chance that it is fought. For the defender 0, since his losses are those of all waves together.
---@field role? grognard.axis_allies.Role The side that loses it.
---@field of grognard.axis_allies.LossOf The quantity that is counted.
---@field kind? grognard.axis_allies.Kind The kind, if units of one kind are counted; otherwise absent.

---A possible number of losses and its chance.
---@class grognard.axis_allies.LossChance.Table: grognard.axis_allies.LossChance.Fields
---@field chance grognard.Chance The chance, in units of 1/2^63.
---@field lost integer The number lost.
---@field wave integer For the attacker the wave; the chances of a wave add up to the chance that it is fought. For the defender 0, since his losses are those of all waves together.
---@field role? grognard.axis_allies.Role The side that loses it.
---@field of grognard.axis_allies.LossOf The quantity that is counted.
---@field kind? grognard.axis_allies.Kind The kind, if units of one kind are counted; otherwise absent.

---A possible number of losses and its chance.
---@class grognard.axis_allies.LossChance.Fields
---@field chance? grognard.Chance The chance, in units of 1/2^63. Default: 0.
---@field lost? integer The number lost. Default: 0.
---@field wave? integer For the attacker the wave; the chances of a wave add up to the chance that it is fought. For the defender 0, since his losses are those of all waves together. Default: 0.
---@field role? grognard.axis_allies.Role The side that loses it.
---@field of? grognard.axis_allies.LossOf The quantity that is counted. Default: "kind".
---@field kind? grognard.axis_allies.Kind The kind, if units of one kind are counted; otherwise absent.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.LossChance.Fields
---@return grognard.axis_allies.LossChance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.LossChance): grognard.axis_allies.LossChance
function grognard.axis_allies.LossChance(fields) end

---A summary of the chances of losses.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.LossesWeighed: userdata
---@field missing grognard.Chance The upper bound of the error of each chance of the defender's losses.

---A summary of the chances of losses.
---@class grognard.axis_allies.LossesWeighed.Table: grognard.axis_allies.LossesWeighed.Fields
---@field missing grognard.Chance The upper bound of the error of each chance of the defender's losses.

---A summary of the chances of losses.
---@class grognard.axis_allies.LossesWeighed.Fields
---@field missing? grognard.Chance The upper bound of the error of each chance of the defender's losses. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.LossesWeighed.Fields
---@return grognard.axis_allies.LossesWeighed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.LossesWeighed): grognard.axis_allies.LossesWeighed
function grognard.axis_allies.LossesWeighed(fields) end

---The rank of a battle among all possible results, in chances of 1/2^63. Results are ordered by the defender's losses
---less the attacker's in IPC, plus the value of the territory if it is taken.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.BattlePercentile: userdata
---@field worse grognard.Chance The chance of a result that is worse for the attacker.
---@field equal grognard.Chance The chance of this result.
---@field better grognard.Chance The chance of a result that is better for the attacker.
---@field missing grognard.Chance The upper bound of the error of each chance.
---@field swing integer The result for the attacker: the defender's losses less his own, plus the territory, in IPC.

---The rank of a battle among all possible results, in chances of 1/2^63. Results are ordered by the defender's losses less the attacker's in IPC, plus the value of the territory if it is taken.
---@class grognard.axis_allies.BattlePercentile.Table: grognard.axis_allies.BattlePercentile.Fields
---@field worse grognard.Chance The chance of a result that is worse for the attacker.
---@field equal grognard.Chance The chance of this result.
---@field better grognard.Chance The chance of a result that is better for the attacker.
---@field missing grognard.Chance The upper bound of the error of each chance.
---@field swing integer The result for the attacker: the defender's losses less his own, plus the territory, in IPC.

---The rank of a battle among all possible results, in chances of 1/2^63. Results are ordered by the defender's losses less the attacker's in IPC, plus the value of the territory if it is taken.
---@class grognard.axis_allies.BattlePercentile.Fields
---@field worse? grognard.Chance The chance of a result that is worse for the attacker. Default: 0.
---@field equal? grognard.Chance The chance of this result. Default: 0.
---@field better? grognard.Chance The chance of a result that is better for the attacker. Default: 0.
---@field missing? grognard.Chance The upper bound of the error of each chance. Default: 0.
---@field swing? integer The result for the attacker: the defender's losses less his own, plus the territory, in IPC. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.BattlePercentile.Fields
---@return grognard.axis_allies.BattlePercentile? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.BattlePercentile): grognard.axis_allies.BattlePercentile
function grognard.axis_allies.BattlePercentile(fields) end

---The units found.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Found: userdata
---@field chance grognard.Chance The chance that the units reach, in units of 1/2^63, at least the wanted one; 0 if none were found.
---@field steps grognard.Wide The number of steps that the search took.
---@field force grognard.axis_allies.Force The units to add.
---@field units integer The number of these units.
---@field ipc integer The cost of these units, in IPC.
---@field found boolean Units were found.
---@field complete boolean The search is complete: no fewer or cheaper units reach the chance, or no units do. Not set if the budget ran out.

---The units found.
---@class grognard.axis_allies.Found.Table: grognard.axis_allies.Found.Fields
---@field chance grognard.Chance The chance that the units reach, in units of 1/2^63, at least the wanted one; 0 if none were found.
---@field steps grognard.Wide The number of steps that the search took.
---@field force grognard.axis_allies.Force.Table The units to add.
---@field units integer The number of these units.
---@field ipc integer The cost of these units, in IPC.
---@field found boolean Units were found.
---@field complete boolean The search is complete: no fewer or cheaper units reach the chance, or no units do. Not set if the budget ran out.

---The units found.
---@class grognard.axis_allies.Found.Fields
---@field chance? grognard.Chance The chance that the units reach, in units of 1/2^63, at least the wanted one; 0 if none were found. Default: 0.
---@field steps? grognard.Wide The number of steps that the search took. Default: 0.
---@field force? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The units to add.
---@field units? integer The number of these units. Default: 0.
---@field ipc? integer The cost of these units, in IPC. Default: 0.
---@field found? boolean Units were found. Default: false.
---@field complete? boolean The search is complete: no fewer or cheaper units reach the chance, or no units do. Not set if the budget ran out. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Found.Fields
---@return grognard.axis_allies.Found? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Found): grognard.axis_allies.Found
function grognard.axis_allies.Found(fields) end

---The dice of an antiaircraft gun.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.AaVolley: userdata
---@field dice integer The number of dice, one for each aircraft.
---@field hits_at integer The highest roll that hits.
---@field faces integer The number of faces of the dice.

---The dice of an antiaircraft gun.
---@class grognard.axis_allies.AaVolley.Table: grognard.axis_allies.AaVolley.Fields
---@field dice integer The number of dice, one for each aircraft.
---@field hits_at integer The highest roll that hits.
---@field faces integer The number of faces of the dice.

---The dice of an antiaircraft gun.
---@class grognard.axis_allies.AaVolley.Fields
---@field dice? integer The number of dice, one for each aircraft. Default: 0.
---@field hits_at? integer The highest roll that hits. Default: 0.
---@field faces? integer The number of faces of the dice. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.AaVolley.Fields
---@return grognard.axis_allies.AaVolley? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.AaVolley): grognard.axis_allies.AaVolley
function grognard.axis_allies.AaVolley(fields) end

---The result of antiaircraft fire.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.AaHits: userdata
---@field hits integer The number of aircraft lost. Their owner chooses which.
---@field left integer The number of aircraft left.

---The result of antiaircraft fire.
---@class grognard.axis_allies.AaHits.Table: grognard.axis_allies.AaHits.Fields
---@field hits integer The number of aircraft lost. Their owner chooses which.
---@field left integer The number of aircraft left.

---The result of antiaircraft fire.
---@class grognard.axis_allies.AaHits.Fields
---@field hits? integer The number of aircraft lost. Their owner chooses which. Default: 0.
---@field left? integer The number of aircraft left. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.AaHits.Fields
---@return grognard.axis_allies.AaHits? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.AaHits): grognard.axis_allies.AaHits
function grognard.axis_allies.AaHits(fields) end

---A number of hits and its chance.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.AaChance: userdata
---@field chance grognard.Chance The chance, in units of 1/2^63.
---@field hits integer The number of hits.

---A number of hits and its chance.
---@class grognard.axis_allies.AaChance.Table: grognard.axis_allies.AaChance.Fields
---@field chance grognard.Chance The chance, in units of 1/2^63.
---@field hits integer The number of hits.

---A number of hits and its chance.
---@class grognard.axis_allies.AaChance.Fields
---@field chance? grognard.Chance The chance, in units of 1/2^63. Default: 0.
---@field hits? integer The number of hits. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.AaChance.Fields
---@return grognard.axis_allies.AaChance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.AaChance): grognard.axis_allies.AaChance
function grognard.axis_allies.AaChance(fields) end

---The chances of antiaircraft fire.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.AaChances: userdata
---@field hits grognard.Chance The expected number of hits.
---@field missing grognard.Chance The upper bound of the error of each chance, in units of 1/2^63.

---The chances of antiaircraft fire.
---@class grognard.axis_allies.AaChances.Table: grognard.axis_allies.AaChances.Fields
---@field hits grognard.Chance The expected number of hits.
---@field missing grognard.Chance The upper bound of the error of each chance, in units of 1/2^63.

---The chances of antiaircraft fire.
---@class grognard.axis_allies.AaChances.Fields
---@field hits? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected number of hits.
---@field missing? grognard.Chance The upper bound of the error of each chance, in units of 1/2^63. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.AaChances.Fields
---@return grognard.axis_allies.AaChances? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.AaChances): grognard.axis_allies.AaChances
function grognard.axis_allies.AaChances(fields) end

---The assessment of a raid: the input of `resolve` and `distribution`.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.RaidAssessment: userdata
---@field bombers integer The number of bombers.
---@field aa_dice integer The number of antiaircraft dice: one for each bomber, or 0.
---@field limit? integer The most that the owner can lose, in IPC, from 0 to 65534. Absent for no limit.
---@field hits_at integer The highest roll of the antiaircraft dice that hits.
---@field cost integer The cost of a bomber, in IPC.
---@field faces integer The number of faces of the dice; 0 for six.

---The assessment of a raid: the input of `resolve` and `distribution`.
---@class grognard.axis_allies.RaidAssessment.Table: grognard.axis_allies.RaidAssessment.Fields
---@field bombers integer The number of bombers.
---@field aa_dice integer The number of antiaircraft dice: one for each bomber, or 0.
---@field limit? integer The most that the owner can lose, in IPC, from 0 to 65534. Absent for no limit.
---@field hits_at integer The highest roll of the antiaircraft dice that hits.
---@field cost integer The cost of a bomber, in IPC.
---@field faces integer The number of faces of the dice; 0 for six.

---The assessment of a raid: the input of `resolve` and `distribution`.
---@class grognard.axis_allies.RaidAssessment.Fields
---@field bombers integer The number of bombers. From 1 to 400.
---@field aa_dice? integer The number of antiaircraft dice: one for each bomber, or 0. Default: 0.
---@field limit? integer The most that the owner can lose, in IPC, from 0 to 65534. Absent for no limit.
---@field hits_at? integer The highest roll of the antiaircraft dice that hits. Default: 0.
---@field cost? integer The cost of a bomber, in IPC. Default: 0.
---@field faces? integer The number of faces of the dice; 0 for six. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.RaidAssessment.Fields
---@return grognard.axis_allies.RaidAssessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.RaidAssessment): grognard.axis_allies.RaidAssessment
function grognard.axis_allies.RaidAssessment(fields) end

---The result of a raid.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Raided: userdata
---@field shot_down integer The number of bombers shot down.
---@field left integer The number of bombers left.
---@field rolled integer The sum of the bombers' dice.
---@field damage integer The IPC that the territory's owner pays to the bank.

---The result of a raid.
---@class grognard.axis_allies.Raided.Table: grognard.axis_allies.Raided.Fields
---@field shot_down integer The number of bombers shot down.
---@field left integer The number of bombers left.
---@field rolled integer The sum of the bombers' dice.
---@field damage integer The IPC that the territory's owner pays to the bank.

---The result of a raid.
---@class grognard.axis_allies.Raided.Fields
---@field shot_down? integer The number of bombers shot down. Default: 0.
---@field left? integer The number of bombers left. Default: 0.
---@field rolled? integer The sum of the bombers' dice. Default: 0.
---@field damage? integer The IPC that the territory's owner pays to the bank. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Raided.Fields
---@return grognard.axis_allies.Raided? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Raided): grognard.axis_allies.Raided
function grognard.axis_allies.Raided(fields) end

---A possible result of a raid and its chance.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.RaidOutcome: userdata
---@field chance grognard.Chance The chance, in units of 1/2^63.
---@field shot_down integer The number of bombers shot down.
---@field damage integer The IPC that the territory's owner pays.

---A possible result of a raid and its chance.
---@class grognard.axis_allies.RaidOutcome.Table: grognard.axis_allies.RaidOutcome.Fields
---@field chance grognard.Chance The chance, in units of 1/2^63.
---@field shot_down integer The number of bombers shot down.
---@field damage integer The IPC that the territory's owner pays.

---A possible result of a raid and its chance.
---@class grognard.axis_allies.RaidOutcome.Fields
---@field chance? grognard.Chance The chance, in units of 1/2^63. Default: 0.
---@field shot_down? integer The number of bombers shot down. Default: 0.
---@field damage? integer The IPC that the territory's owner pays. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.RaidOutcome.Fields
---@return grognard.axis_allies.RaidOutcome? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.RaidOutcome): grognard.axis_allies.RaidOutcome
function grognard.axis_allies.RaidOutcome(fields) end

---The chances of a raid.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.RaidChances: userdata
---@field damage grognard.Chance The expected payment of the territory's owner, in IPC.
---@field shot_down grognard.Chance The expected number of bombers shot down.
---@field ipc grognard.Chance The expected cost of the bombers shot down, in IPC.
---@field missing grognard.Chance The upper bound of the error of each chance, in units of 1/2^63.

---The chances of a raid.
---@class grognard.axis_allies.RaidChances.Table: grognard.axis_allies.RaidChances.Fields
---@field damage grognard.Chance The expected payment of the territory's owner, in IPC.
---@field shot_down grognard.Chance The expected number of bombers shot down.
---@field ipc grognard.Chance The expected cost of the bombers shot down, in IPC.
---@field missing grognard.Chance The upper bound of the error of each chance, in units of 1/2^63.

---The chances of a raid.
---@class grognard.axis_allies.RaidChances.Fields
---@field damage? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected payment of the territory's owner, in IPC.
---@field shot_down? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected number of bombers shot down.
---@field ipc? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected cost of the bombers shot down, in IPC.
---@field missing? grognard.Chance The upper bound of the error of each chance, in units of 1/2^63. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.RaidChances.Fields
---@return grognard.axis_allies.RaidChances? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.RaidChances): grognard.axis_allies.RaidChances
function grognard.axis_allies.RaidChances(fields) end

---The surface of a space.
---@alias grognard.axis_allies.Surface
---| "land" # A territory.
---| "sea" # A sea zone.

---A power, as a player or an owner.
---@alias grognard.axis_allies.Power
---| "nobody" # No power: the owner of the sea and of neutral land.
---| "ussr" # The USSR, which begins each round.
---| "germany" # Germany.
---| "uk" # The United Kingdom.
---| "japan" # Japan.
---| "usa" # The USA, which ends each round.

---A space at the start of the game. Land without an owner is neutral.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Space: userdata
---@field surface? grognard.axis_allies.Surface Land or sea. Required where the answer depends on it.
---@field owner grognard.axis_allies.Power The owner at the start; `nobody` for neutral land and for sea.
---@field capital grognard.axis_allies.Power The power whose capital it is; `nobody` for none.
---@field income integer The income of a turn, in IPC.
---@field industrial_complex boolean The space has an industrial complex from the start.

---A space at the start of the game. Land without an owner is neutral.
---@class grognard.axis_allies.Space.Table: grognard.axis_allies.Space.Fields
---@field surface? grognard.axis_allies.Surface Land or sea. Required where the answer depends on it.
---@field owner grognard.axis_allies.Power The owner at the start; `nobody` for neutral land and for sea.
---@field capital grognard.axis_allies.Power The power whose capital it is; `nobody` for none.
---@field income integer The income of a turn, in IPC.
---@field industrial_complex boolean The space has an industrial complex from the start.

---A space at the start of the game. Land without an owner is neutral.
---@class grognard.axis_allies.Space.Fields
---@field surface? grognard.axis_allies.Surface Land or sea. Required where the answer depends on it.
---@field owner? grognard.axis_allies.Power The owner at the start; `nobody` for neutral land and for sea. Default: "nobody".
---@field capital? grognard.axis_allies.Power The power whose capital it is; `nobody` for none. Default: "nobody".
---@field income? integer The income of a turn, in IPC. Default: 0.
---@field industrial_complex? boolean The space has an industrial complex from the start. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Space.Fields
---@return grognard.axis_allies.Space? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Space): grognard.axis_allies.Space
function grognard.axis_allies.Space(fields) end

---A border between two adjacent spaces, in either order. Each border is listed once.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Link: userdata
---@field a? grognard.axis_allies.Site|integer One space.
---@field b? grognard.axis_allies.Site|integer The other.

---A border between two adjacent spaces, in either order. Each border is listed once.
---@class grognard.axis_allies.Link.Table: grognard.axis_allies.Link.Fields
---@field a? grognard.axis_allies.Site|integer One space.
---@field b? grognard.axis_allies.Site|integer The other.

---A border between two adjacent spaces, in either order. Each border is listed once.
---@class grognard.axis_allies.Link.Fields
---@field a? grognard.axis_allies.Site|integer One space.
---@field b? grognard.axis_allies.Site|integer The other.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Link.Fields
---@return grognard.axis_allies.Link? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Link): grognard.axis_allies.Link
function grognard.axis_allies.Link(fields) end

---A canal: the border of two sea zones that ships pass only if the land beside it is friendly (2.3, 2.4).
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Canal: userdata
---@field a? grognard.axis_allies.Site|integer One sea zone.
---@field b? grognard.axis_allies.Site|integer The other.
---@field lands (grognard.axis_allies.Site|integer)[] The two territories that must have been friendly when the turn began; the same number twice if there is only one.

---A canal: the border of two sea zones that ships pass only if the land beside it is friendly (2.3, 2.4).
---@class grognard.axis_allies.Canal.Table: grognard.axis_allies.Canal.Fields
---@field a? grognard.axis_allies.Site|integer One sea zone.
---@field b? grognard.axis_allies.Site|integer The other.
---@field lands (grognard.axis_allies.Site|integer)[] The two territories that must have been friendly when the turn began; the same number twice if there is only one.

---A canal: the border of two sea zones that ships pass only if the land beside it is friendly (2.3, 2.4).
---@class grognard.axis_allies.Canal.Fields
---@field a? grognard.axis_allies.Site|integer One sea zone.
---@field b? grognard.axis_allies.Site|integer The other.
---@field lands (grognard.axis_allies.Site|integer)[] The two territories that must have been friendly when the turn began; the same number twice if there is only one.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Canal.Fields
---@return grognard.axis_allies.Canal? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Canal): grognard.axis_allies.Canal
function grognard.axis_allies.Canal(fields) end

---The state of a space. A space that is not listed is as at the start of the game.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Holding: userdata
---@field space? grognard.axis_allies.Site|integer The space.
---@field owner grognard.axis_allies.Power The power that owns the space now; `nobody` for neutral land and for sea.
---@field taken boolean The space changed hands in this turn.
---@field was grognard.axis_allies.Power The owner when this turn began, if the space changed hands since.
---@field industrial_complex boolean An industrial complex was built in the space.
---@field battled boolean A battle took place in the space in this turn.

---The state of a space. A space that is not listed is as at the start of the game.
---@class grognard.axis_allies.Holding.Table: grognard.axis_allies.Holding.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field owner grognard.axis_allies.Power The power that owns the space now; `nobody` for neutral land and for sea.
---@field taken boolean The space changed hands in this turn.
---@field was grognard.axis_allies.Power The owner when this turn began, if the space changed hands since.
---@field industrial_complex boolean An industrial complex was built in the space.
---@field battled boolean A battle took place in the space in this turn.

---The state of a space. A space that is not listed is as at the start of the game.
---@class grognard.axis_allies.Holding.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field owner? grognard.axis_allies.Power The power that owns the space now; `nobody` for neutral land and for sea. Default: "nobody".
---@field taken? boolean The space changed hands in this turn. Default: false.
---@field was? grognard.axis_allies.Power The owner when this turn began, if the space changed hands since. Default: "nobody".
---@field industrial_complex? boolean An industrial complex was built in the space. Default: false.
---@field battled? boolean A battle took place in the space in this turn. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Holding.Fields
---@return grognard.axis_allies.Holding? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Holding): grognard.axis_allies.Holding
function grognard.axis_allies.Holding(fields) end

---When a piece unloaded.
---@alias grognard.axis_allies.Unloading
---| "none" # Neither in this turn nor in this round.
---| "this_turn" # In this turn.
---| "this_round" # In this round, on an earlier turn.

---A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done
---nothing in this turn.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Unit: userdata
---@field id integer The caller's identifier of the group, 1 to 65534 if questions refer to groups by it; 0 for none. No rule depends on it.
---@field space? grognard.axis_allies.Site|integer The space in which the pieces are.
---@field aboard integer The transport or carrier that it is aboard of; absent if it is not aboard.
---@field kind? grognard.axis_allies.Kind The kind of piece. Not an industrial complex, which belongs to its space. Required where the answer depends on it.
---@field owner grognard.axis_allies.Power The power that owns the pieces.
---@field count integer The number of pieces; 0 counts as 1.
---@field spent integer The number of spaces that the pieces moved in this turn.
---@field engaged boolean The pieces moved or fought in this turn's combat phases.
---@field unloaded grognard.axis_allies.Unloading When the pieces last unloaded: cargo that went ashore, or a transport that unloaded it.
---@field retreated boolean The pieces retreated or withdrew in this turn.
---@field shuttled boolean The owner of the transport has had a turn since the pieces boarded.
---@field captured boolean An antiaircraft gun that was captured in this turn.
---@field placed boolean The pieces were placed in this turn.
---@field raids boolean Bombers that raid the industrial complex of their space in this turn: they take no part in a battle there.

---A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done nothing in this turn.
---@class grognard.axis_allies.Unit.Table: grognard.axis_allies.Unit.Fields
---@field id integer The caller's identifier of the group, 1 to 65534 if questions refer to groups by it; 0 for none. No rule depends on it.
---@field space? grognard.axis_allies.Site|integer The space in which the pieces are.
---@field aboard integer The transport or carrier that it is aboard of; absent if it is not aboard.
---@field kind? grognard.axis_allies.Kind The kind of piece. Not an industrial complex, which belongs to its space. Required where the answer depends on it.
---@field owner grognard.axis_allies.Power The power that owns the pieces.
---@field count integer The number of pieces; 0 counts as 1.
---@field spent integer The number of spaces that the pieces moved in this turn.
---@field engaged boolean The pieces moved or fought in this turn's combat phases.
---@field unloaded grognard.axis_allies.Unloading When the pieces last unloaded: cargo that went ashore, or a transport that unloaded it.
---@field retreated boolean The pieces retreated or withdrew in this turn.
---@field shuttled boolean The owner of the transport has had a turn since the pieces boarded.
---@field captured boolean An antiaircraft gun that was captured in this turn.
---@field placed boolean The pieces were placed in this turn.
---@field raids boolean Bombers that raid the industrial complex of their space in this turn: they take no part in a battle there.

---A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done nothing in this turn.
---@class grognard.axis_allies.Unit.Fields
---@field id? integer The caller's identifier of the group, 1 to 65534 if questions refer to groups by it; 0 for none. No rule depends on it. Default: 0.
---@field space? grognard.axis_allies.Site|integer The space in which the pieces are.
---@field aboard? integer The transport or carrier that it is aboard of; absent if it is not aboard.
---@field kind? grognard.axis_allies.Kind The kind of piece. Not an industrial complex, which belongs to its space. Required where the answer depends on it.
---@field owner grognard.axis_allies.Power The power that owns the pieces.
---@field count? integer The number of pieces; 0 counts as 1. Default: 0.
---@field spent? integer The number of spaces that the pieces moved in this turn. Default: 0.
---@field engaged? boolean The pieces moved or fought in this turn's combat phases. Default: false.
---@field unloaded? grognard.axis_allies.Unloading When the pieces last unloaded: cargo that went ashore, or a transport that unloaded it. Default: "none".
---@field retreated? boolean The pieces retreated or withdrew in this turn. Default: false.
---@field shuttled? boolean The owner of the transport has had a turn since the pieces boarded. Default: false.
---@field captured? boolean An antiaircraft gun that was captured in this turn. Default: false.
---@field placed? boolean The pieces were placed in this turn. Default: false.
---@field raids? boolean Bombers that raid the industrial complex of their space in this turn: they take no part in a battle there. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Unit.Fields
---@return grognard.axis_allies.Unit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Unit): grognard.axis_allies.Unit
function grognard.axis_allies.Unit(fields) end

---A position, with the board and the unit chart of the game.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Board: userdata
---@field spaces grognard.axis_allies.Space[] The spaces of a custom board, whose numbers count from 1 and have no names. An empty list for the second edition's board.
---@field links grognard.axis_allies.Link[] The borders of a custom board.
---@field canals grognard.axis_allies.Canal[] The canals of a custom board.
---@field chart grognard.axis_allies.UnitValue[] Rows of the unit chart that replace the edition's.
---@field holdings grognard.axis_allies.Holding[] The spaces whose state has changed since the start of the game.
---@field units grognard.axis_allies.Unit[] The pieces of every power.
---@field tas_links boolean TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
---@field mixed_cargo boolean A transport may carry pieces of different nations. An option that replaces 3.3d.

---A position, with the board and the unit chart of the game.
---@class grognard.axis_allies.Board.Table: grognard.axis_allies.Board.Fields
---@field spaces grognard.axis_allies.Space.Table[] The spaces of a custom board, whose numbers count from 1 and have no names. An empty list for the second edition's board.
---@field links grognard.axis_allies.Link.Table[] The borders of a custom board.
---@field canals grognard.axis_allies.Canal.Table[] The canals of a custom board.
---@field chart grognard.axis_allies.UnitValue.Table[] Rows of the unit chart that replace the edition's.
---@field holdings grognard.axis_allies.Holding.Table[] The spaces whose state has changed since the start of the game.
---@field units grognard.axis_allies.Unit.Table[] The pieces of every power.
---@field tas_links boolean TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.
---@field mixed_cargo boolean A transport may carry pieces of different nations. An option that replaces 3.3d.

---A position, with the board and the unit chart of the game.
---@class grognard.axis_allies.Board.Fields
---@field spaces? (grognard.axis_allies.Space|grognard.axis_allies.Space.Fields)[]|grognard.List<grognard.axis_allies.Space> The spaces of a custom board, whose numbers count from 1 and have no names. An empty list for the second edition's board.
---@field links? (grognard.axis_allies.Link|grognard.axis_allies.Link.Fields)[]|grognard.List<grognard.axis_allies.Link> The borders of a custom board.
---@field canals? (grognard.axis_allies.Canal|grognard.axis_allies.Canal.Fields)[]|grognard.List<grognard.axis_allies.Canal> The canals of a custom board.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's.
---@field holdings? (grognard.axis_allies.Holding|grognard.axis_allies.Holding.Fields)[]|grognard.List<grognard.axis_allies.Holding> The spaces whose state has changed since the start of the game.
---@field units? (grognard.axis_allies.Unit|grognard.axis_allies.Unit.Fields)[]|grognard.List<grognard.axis_allies.Unit> The pieces of every power.
---@field tas_links? boolean TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5. Default: false.
---@field mixed_cargo? boolean A transport may carry pieces of different nations. An option that replaces 3.3d. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Board.Fields
---@return grognard.axis_allies.Board? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Board): grognard.axis_allies.Board
function grognard.axis_allies.Board(fields) end

---The facts about a space.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.SpaceFacts: userdata
---@field space? grognard.axis_allies.Site|integer The space.
---@field around? grognard.axis_allies.Site|integer The sea zone that wholly surrounds the territory, which makes it an island (3.4b); absent if it is not an island.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner grognard.axis_allies.Power The present owner.
---@field original grognard.axis_allies.Power The owner at the start of the game.
---@field capital grognard.axis_allies.Power The power whose capital it is; `nobody` for none.
---@field income integer The income of a turn, in IPC.
---@field industrial_complex boolean There is an industrial complex in the space.

---The facts about a space.
---@class grognard.axis_allies.SpaceFacts.Table: grognard.axis_allies.SpaceFacts.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field around? grognard.axis_allies.Site|integer The sea zone that wholly surrounds the territory, which makes it an island (3.4b); absent if it is not an island.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner grognard.axis_allies.Power The present owner.
---@field original grognard.axis_allies.Power The owner at the start of the game.
---@field capital grognard.axis_allies.Power The power whose capital it is; `nobody` for none.
---@field income integer The income of a turn, in IPC.
---@field industrial_complex boolean There is an industrial complex in the space.

---The facts about a space.
---@class grognard.axis_allies.SpaceFacts.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field around? grognard.axis_allies.Site|integer The sea zone that wholly surrounds the territory, which makes it an island (3.4b); absent if it is not an island.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner? grognard.axis_allies.Power The present owner. Default: "nobody".
---@field original? grognard.axis_allies.Power The owner at the start of the game. Default: "nobody".
---@field capital? grognard.axis_allies.Power The power whose capital it is; `nobody` for none. Default: "nobody".
---@field income? integer The income of a turn, in IPC. Default: 0.
---@field industrial_complex? boolean There is an industrial complex in the space. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.SpaceFacts.Fields
---@return grognard.axis_allies.SpaceFacts? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.SpaceFacts): grognard.axis_allies.SpaceFacts
function grognard.axis_allies.SpaceFacts(fields) end

---A neighbour of a space.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Border: userdata
---@field space? grognard.axis_allies.Site|integer The neighbour.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field canal boolean The border is a canal for ships.

---A neighbour of a space.
---@class grognard.axis_allies.Border.Table: grognard.axis_allies.Border.Fields
---@field space? grognard.axis_allies.Site|integer The neighbour.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field canal boolean The border is a canal for ships.

---A neighbour of a space.
---@class grognard.axis_allies.Border.Fields
---@field space? grognard.axis_allies.Site|integer The neighbour.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field canal? boolean The border is a canal for ships. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Border.Fields
---@return grognard.axis_allies.Border? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Border): grognard.axis_allies.Border
function grognard.axis_allies.Border(fields) end

---The setup of the game.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Started: userdata
---@field pieces integer The number of pieces.
---@field cash integer The initial cash of the power, or of all together, in IPC.

---The setup of the game.
---@class grognard.axis_allies.Started.Table: grognard.axis_allies.Started.Fields
---@field pieces integer The number of pieces.
---@field cash integer The initial cash of the power, or of all together, in IPC.

---The setup of the game.
---@class grognard.axis_allies.Started.Fields
---@field pieces? integer The number of pieces. Default: 0.
---@field cash? integer The initial cash of the power, or of all together, in IPC. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Started.Fields
---@return grognard.axis_allies.Started? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Started): grognard.axis_allies.Started
function grognard.axis_allies.Started(fields) end

---The action of an order.
---@alias grognard.axis_allies.Action
---| "move" # Move along a path, with any cargo.
---| "board" # Board a transport in an adjacent sea zone.
---| "unload" # Unload from its transport onto land adjacent to the sea zone.

---An order to one piece, or to one group that moves together.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Order: userdata
---@field unit integer The piece, as a group of `board.units`.
---@field aboard integer The transport to board; absent for other orders.
---@field action? grognard.axis_allies.Action The action. Required where the answer depends on it.
---@field path (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path takes two orders.

---An order to one piece, or to one group that moves together.
---@class grognard.axis_allies.Order.Table: grognard.axis_allies.Order.Fields
---@field unit integer The piece, as a group of `board.units`.
---@field aboard integer The transport to board; absent for other orders.
---@field action? grognard.axis_allies.Action The action. Required where the answer depends on it.
---@field path (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path takes two orders.

---An order to one piece, or to one group that moves together.
---@class grognard.axis_allies.Order.Fields
---@field unit integer The piece, as a group of `board.units`.
---@field aboard? integer The transport to board; absent for other orders.
---@field action? grognard.axis_allies.Action The action. Required where the answer depends on it.
---@field path? (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path takes two orders.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Order.Fields
---@return grognard.axis_allies.Order? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Order): grognard.axis_allies.Order
function grognard.axis_allies.Order(fields) end

---An objection to declared orders.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Objection: userdata
---@field order integer The order; absent if the objection is that an order is missing.
---@field unit integer The piece.
---@field space? grognard.axis_allies.Site|integer The space of the objection.
---@field rule integer The rule that is broken.
---@field needed integer The amount needed, if the rule sets a limit: spaces moved, room aboard a transport, bays of carriers, IPC; otherwise 0.
---@field available integer Where the rule sets a limit, the amount available; otherwise 0.

---An objection to declared orders.
---@class grognard.axis_allies.Objection.Table: grognard.axis_allies.Objection.Fields
---@field order integer The order; absent if the objection is that an order is missing.
---@field unit integer The piece.
---@field space? grognard.axis_allies.Site|integer The space of the objection.
---@field rule integer The rule that is broken.
---@field needed integer The amount needed, if the rule sets a limit: spaces moved, room aboard a transport, bays of carriers, IPC; otherwise 0.
---@field available integer Where the rule sets a limit, the amount available; otherwise 0.

---An objection to declared orders.
---@class grognard.axis_allies.Objection.Fields
---@field order? integer The order; absent if the objection is that an order is missing.
---@field unit? integer The piece.
---@field space? grognard.axis_allies.Site|integer The space of the objection.
---@field rule? integer The rule that is broken.
---@field needed? integer The amount needed, if the rule sets a limit: spaces moved, room aboard a transport, bays of carriers, IPC; otherwise 0. Default: 0.
---@field available? integer Where the rule sets a limit, the amount available; otherwise 0. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Objection.Fields
---@return grognard.axis_allies.Objection? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Objection): grognard.axis_allies.Objection
function grognard.axis_allies.Objection(fields) end

---A kind of event on a path.
---@alias grognard.axis_allies.PathEventKind
---| "fee" # A neutral is taken for `amount` IPC.
---| "take" # Enemy land is taken by moving in.
---| "fire" # Enemy antiaircraft guns fire at the aircraft.
---| "battle" # The path ends among enemies: a battle.
---| "canal" # Ships pass a canal.
---| "lift_off" # `unit` takes off from its carrier, which moves away.
---| "carried" # `unit` is carried along.

---An event on a path, for the caller to apply.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.PathEvent: userdata
---@field space? grognard.axis_allies.Site|integer The space of the event.
---@field unit integer The piece that it concerns.
---@field rule integer The rule that requires it.
---@field what grognard.axis_allies.PathEventKind The kind of event.
---@field amount integer The amount, in the unit that the kind says.

---An event on a path, for the caller to apply.
---@class grognard.axis_allies.PathEvent.Table: grognard.axis_allies.PathEvent.Fields
---@field space? grognard.axis_allies.Site|integer The space of the event.
---@field unit integer The piece that it concerns.
---@field rule integer The rule that requires it.
---@field what grognard.axis_allies.PathEventKind The kind of event.
---@field amount integer The amount, in the unit that the kind says.

---An event on a path, for the caller to apply.
---@class grognard.axis_allies.PathEvent.Fields
---@field space? grognard.axis_allies.Site|integer The space of the event.
---@field unit? integer The piece that it concerns.
---@field rule? integer The rule that requires it.
---@field what? grognard.axis_allies.PathEventKind The kind of event. Default: "fee".
---@field amount? integer The amount, in the unit that the kind says. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.PathEvent.Fields
---@return grognard.axis_allies.PathEvent? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.PathEvent): grognard.axis_allies.PathEvent
function grognard.axis_allies.PathEvent(fields) end

---The cost of a path.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Passage: userdata
---@field cost integer The cost of the neutrals that are taken, in IPC.
---@field spent integer The number of spaces moved in this turn, including this path.
---@field left integer The number of spaces left to move.

---The cost of a path.
---@class grognard.axis_allies.Passage.Table: grognard.axis_allies.Passage.Fields
---@field cost integer The cost of the neutrals that are taken, in IPC.
---@field spent integer The number of spaces moved in this turn, including this path.
---@field left integer The number of spaces left to move.

---The cost of a path.
---@class grognard.axis_allies.Passage.Fields
---@field cost? integer The cost of the neutrals that are taken, in IPC. Default: 0.
---@field spent? integer The number of spaces moved in this turn, including this path. Default: 0.
---@field left? integer The number of spaces left to move. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Passage.Fields
---@return grognard.axis_allies.Passage? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Passage): grognard.axis_allies.Passage
function grognard.axis_allies.Passage(fields) end

---A space that a piece can move to.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Reached: userdata
---@field space? grognard.axis_allies.Site|integer The space.
---@field cost integer The least cost of neutrals on a path there, in IPC.
---@field spaces integer The least number of spaces of a path at that cost.
---@field battle boolean Enemies are in the space: a battle.
---@field takes boolean Moving there takes the space.
---@field lands boolean An aircraft may land there in the present position.

---A space that a piece can move to.
---@class grognard.axis_allies.Reached.Table: grognard.axis_allies.Reached.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field cost integer The least cost of neutrals on a path there, in IPC.
---@field spaces integer The least number of spaces of a path at that cost.
---@field battle boolean Enemies are in the space: a battle.
---@field takes boolean Moving there takes the space.
---@field lands boolean An aircraft may land there in the present position.

---A space that a piece can move to.
---@class grognard.axis_allies.Reached.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field cost? integer The least cost of neutrals on a path there, in IPC. Default: 0.
---@field spaces? integer The least number of spaces of a path at that cost. Default: 0.
---@field battle? boolean Enemies are in the space: a battle. Default: false.
---@field takes? boolean Moving there takes the space. Default: false.
---@field lands? boolean An aircraft may land there in the present position. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Reached.Fields
---@return grognard.axis_allies.Reached? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Reached): grognard.axis_allies.Reached
function grognard.axis_allies.Reached(fields) end

---The number of spaces that a piece can reach.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Range: userdata
---@field spaces integer The number of spaces that it can move to.
---@field left integer The number of spaces that it has left to move.

---The number of spaces that a piece can reach.
---@class grognard.axis_allies.Range.Table: grognard.axis_allies.Range.Fields
---@field spaces integer The number of spaces that it can move to.
---@field left integer The number of spaces that it has left to move.

---The number of spaces that a piece can reach.
---@class grognard.axis_allies.Range.Fields
---@field spaces? integer The number of spaces that it can move to. Default: 0.
---@field left? integer The number of spaces that it has left to move. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Range.Fields
---@return grognard.axis_allies.Range? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Range): grognard.axis_allies.Range
function grognard.axis_allies.Range(fields) end

---A transport after boarding or unloading.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Shipped: userdata
---@field cost integer The cost of a neutral that is taken, in IPC.
---@field room integer The room left aboard; an infantry takes 1.
---@field done boolean The transport may not move or load again in this turn (3.2d).

---A transport after boarding or unloading.
---@class grognard.axis_allies.Shipped.Table: grognard.axis_allies.Shipped.Fields
---@field cost integer The cost of a neutral that is taken, in IPC.
---@field room integer The room left aboard; an infantry takes 1.
---@field done boolean The transport may not move or load again in this turn (3.2d).

---A transport after boarding or unloading.
---@class grognard.axis_allies.Shipped.Fields
---@field cost? integer The cost of a neutral that is taken, in IPC. Default: 0.
---@field room? integer The room left aboard; an infantry takes 1. Default: 0.
---@field done? boolean The transport may not move or load again in this turn (3.2d). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Shipped.Fields
---@return grognard.axis_allies.Shipped? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Shipped): grognard.axis_allies.Shipped
function grognard.axis_allies.Shipped(fields) end

---A summary of the orders of a phase.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Declared: userdata
---@field cost integer The cost of the neutrals that are taken, in IPC.
---@field battles integer The number of spaces in which the power's pieces then fight.

---A summary of the orders of a phase.
---@class grognard.axis_allies.Declared.Table: grognard.axis_allies.Declared.Fields
---@field cost integer The cost of the neutrals that are taken, in IPC.
---@field battles integer The number of spaces in which the power's pieces then fight.

---A summary of the orders of a phase.
---@class grognard.axis_allies.Declared.Fields
---@field cost? integer The cost of the neutrals that are taken, in IPC. Default: 0.
---@field battles? integer The number of spaces in which the power's pieces then fight. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Declared.Fields
---@return grognard.axis_allies.Declared? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Declared): grognard.axis_allies.Declared
function grognard.axis_allies.Declared(fields) end

---A space in which it may land.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.LandingSpace: userdata
---@field space? grognard.axis_allies.Site|integer The space.
---@field bays integer The number of free bays of the carriers there, without those of the aircraft's own group; 0 on land, where there is no limit.
---@field spaces integer The least number of spaces to fly there.

---A space in which it may land.
---@class grognard.axis_allies.LandingSpace.Table: grognard.axis_allies.LandingSpace.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field bays integer The number of free bays of the carriers there, without those of the aircraft's own group; 0 on land, where there is no limit.
---@field spaces integer The least number of spaces to fly there.

---A space in which it may land.
---@class grognard.axis_allies.LandingSpace.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field bays? integer The number of free bays of the carriers there, without those of the aircraft's own group; 0 on land, where there is no limit. Default: 0.
---@field spaces? integer The least number of spaces to fly there. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.LandingSpace.Fields
---@return grognard.axis_allies.LandingSpace? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.LandingSpace): grognard.axis_allies.LandingSpace
function grognard.axis_allies.LandingSpace(fields) end

---The range of an aircraft after combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.LandingRange: userdata
---@field strips integer The number of spaces in which it may land.
---@field left integer The number of spaces that it may still fly.

---The range of an aircraft after combat.
---@class grognard.axis_allies.LandingRange.Table: grognard.axis_allies.LandingRange.Fields
---@field strips integer The number of spaces in which it may land.
---@field left integer The number of spaces that it may still fly.

---The range of an aircraft after combat.
---@class grognard.axis_allies.LandingRange.Fields
---@field strips? integer The number of spaces in which it may land. Default: 0.
---@field left? integer The number of spaces that it may still fly. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.LandingRange.Fields
---@return grognard.axis_allies.LandingRange? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.LandingRange): grognard.axis_allies.LandingRange
function grognard.axis_allies.LandingRange(fields) end

---Fighters without a carrier, and the places for them.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.StrandedFighters: userdata
---@field fighters integer The number of fighters without a carrier.
---@field bays integer The number of free bays in the zone.
---@field island? grognard.axis_allies.Site|integer A friendly island wholly inside the zone, which takes all fighters; 0 for none.
---@field lost integer The number of fighters that are lost.

---Fighters without a carrier, and the places for them.
---@class grognard.axis_allies.StrandedFighters.Table: grognard.axis_allies.StrandedFighters.Fields
---@field fighters integer The number of fighters without a carrier.
---@field bays integer The number of free bays in the zone.
---@field island? grognard.axis_allies.Site|integer A friendly island wholly inside the zone, which takes all fighters; 0 for none.
---@field lost integer The number of fighters that are lost.

---Fighters without a carrier, and the places for them.
---@class grognard.axis_allies.StrandedFighters.Fields
---@field fighters? integer The number of fighters without a carrier. Default: 0.
---@field bays? integer The number of free bays in the zone. Default: 0.
---@field island? grognard.axis_allies.Site|integer A friendly island wholly inside the zone, which takes all fighters; 0 for none.
---@field lost? integer The number of fighters that are lost. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.StrandedFighters.Fields
---@return grognard.axis_allies.StrandedFighters? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.StrandedFighters): grognard.axis_allies.StrandedFighters
function grognard.axis_allies.StrandedFighters(fields) end

---The fate of fighters.
---@alias grognard.axis_allies.Fate
---| "lost" # They are lost with their carrier, or find no other place.
---| "on_carrier" # They land on the carrier `carrier`.
---| "on_island" # They land on the island `space`.
---| "flying" # They stay in the air and find a place in the non-combat phase.

---The fate of the fighters of a group.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Landed: userdata
---@field unit integer The group.
---@field carrier integer The carrier on which they land; absent for none.
---@field space? grognard.axis_allies.Site|integer The island, or the sea zone.
---@field rule integer The rule that decides.
---@field amount integer The number of fighters of the group.
---@field fate grognard.axis_allies.Fate The fate of these fighters.

---The fate of the fighters of a group.
---@class grognard.axis_allies.Landed.Table: grognard.axis_allies.Landed.Fields
---@field unit integer The group.
---@field carrier integer The carrier on which they land; absent for none.
---@field space? grognard.axis_allies.Site|integer The island, or the sea zone.
---@field rule integer The rule that decides.
---@field amount integer The number of fighters of the group.
---@field fate grognard.axis_allies.Fate The fate of these fighters.

---The fate of the fighters of a group.
---@class grognard.axis_allies.Landed.Fields
---@field unit? integer The group.
---@field carrier? integer The carrier on which they land; absent for none.
---@field space? grognard.axis_allies.Site|integer The island, or the sea zone.
---@field rule? integer The rule that decides.
---@field amount? integer The number of fighters of the group. Default: 0.
---@field fate? grognard.axis_allies.Fate The fate of these fighters. Default: "lost".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Landed.Fields
---@return grognard.axis_allies.Landed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Landed): grognard.axis_allies.Landed
function grognard.axis_allies.Landed(fields) end

---The way of one attacking piece into the battle, as declared.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Way: userdata
---@field spaces (grognard.axis_allies.Site|integer)[] The space where it began, the spaces that it passed, and the battle, with zeros after the last.

---The way of one attacking piece into the battle, as declared.
---@class grognard.axis_allies.Way.Table: grognard.axis_allies.Way.Fields
---@field spaces (grognard.axis_allies.Site|integer)[] The space where it began, the spaces that it passed, and the battle, with zeros after the last.

---The way of one attacking piece into the battle, as declared.
---@class grognard.axis_allies.Way.Fields
---@field spaces? (grognard.axis_allies.Site|integer)[] The space where it began, the spaces that it passed, and the battle, with zeros after the last.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Way.Fields
---@return grognard.axis_allies.Way? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Way): grognard.axis_allies.Way
function grognard.axis_allies.Way(fields) end

---A space to which units may withdraw.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.WithdrawalSpace: userdata
---@field space? grognard.axis_allies.Site|integer The space.
---@field taken boolean The space was taken in this turn (4.4a).

---A space to which units may withdraw.
---@class grognard.axis_allies.WithdrawalSpace.Table: grognard.axis_allies.WithdrawalSpace.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field taken boolean The space was taken in this turn (4.4a).

---A space to which units may withdraw.
---@class grognard.axis_allies.WithdrawalSpace.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field taken? boolean The space was taken in this turn (4.4a). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.WithdrawalSpace.Fields
---@return grognard.axis_allies.WithdrawalSpace? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.WithdrawalSpace): grognard.axis_allies.WithdrawalSpace
function grognard.axis_allies.WithdrawalSpace(fields) end

---The number of spaces to which units may withdraw.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.WithdrawalSpaces: userdata
---@field spaces integer The number of spaces.

---The number of spaces to which units may withdraw.
---@class grognard.axis_allies.WithdrawalSpaces.Table: grognard.axis_allies.WithdrawalSpaces.Fields
---@field spaces integer The number of spaces.

---The number of spaces to which units may withdraw.
---@class grognard.axis_allies.WithdrawalSpaces.Fields
---@field spaces? integer The number of spaces. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.WithdrawalSpaces.Fields
---@return grognard.axis_allies.WithdrawalSpaces? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.WithdrawalSpaces): grognard.axis_allies.WithdrawalSpaces
function grognard.axis_allies.WithdrawalSpaces(fields) end

---An object that changes hands.
---@alias grognard.axis_allies.Change
---| "territory" # The territory `space`, and its income.
---| "complex" # The industrial complex in `space`.
---| "aa_gun" # The antiaircraft gun `unit`.

---A change of ownership, for the caller to apply.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Transfer: userdata
---@field space? grognard.axis_allies.Site|integer The territory.
---@field unit integer The piece, for an antiaircraft gun; otherwise absent.
---@field rule integer The rule that requires the change.
---@field what grognard.axis_allies.Change The object that changes hands.
---@field owner grognard.axis_allies.Power The new owner.

---A change of ownership, for the caller to apply.
---@class grognard.axis_allies.Transfer.Table: grognard.axis_allies.Transfer.Fields
---@field space? grognard.axis_allies.Site|integer The territory.
---@field unit integer The piece, for an antiaircraft gun; otherwise absent.
---@field rule integer The rule that requires the change.
---@field what grognard.axis_allies.Change The object that changes hands.
---@field owner grognard.axis_allies.Power The new owner.

---A change of ownership, for the caller to apply.
---@class grognard.axis_allies.Transfer.Fields
---@field space? grognard.axis_allies.Site|integer The territory.
---@field unit? integer The piece, for an antiaircraft gun; otherwise absent.
---@field rule? integer The rule that requires the change.
---@field what? grognard.axis_allies.Change The object that changes hands. Default: "territory".
---@field owner? grognard.axis_allies.Power The new owner. Default: "nobody".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Transfer.Fields
---@return grognard.axis_allies.Transfer? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Transfer): grognard.axis_allies.Transfer
function grognard.axis_allies.Transfer(fields) end

---The result of a conquest.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Conquest: userdata
---@field owner grognard.axis_allies.Power The new owner of the territory.
---@field liberated boolean The territory returned to its original owner, who is a friend of the power that took it, or that power itself.
---@field freed grognard.axis_allies.Power The power whose capital was liberated, which gets back all of its land that friends hold.
---@field fallen grognard.axis_allies.Power The power whose capital fell.

---The result of a conquest.
---@class grognard.axis_allies.Conquest.Table: grognard.axis_allies.Conquest.Fields
---@field owner grognard.axis_allies.Power The new owner of the territory.
---@field liberated boolean The territory returned to its original owner, who is a friend of the power that took it, or that power itself.
---@field freed grognard.axis_allies.Power The power whose capital was liberated, which gets back all of its land that friends hold.
---@field fallen grognard.axis_allies.Power The power whose capital fell.

---The result of a conquest.
---@class grognard.axis_allies.Conquest.Fields
---@field owner? grognard.axis_allies.Power The new owner of the territory. Default: "nobody".
---@field liberated? boolean The territory returned to its original owner, who is a friend of the power that took it, or that power itself. Default: false.
---@field freed? grognard.axis_allies.Power The power whose capital was liberated, which gets back all of its land that friends hold. Default: "nobody".
---@field fallen? grognard.axis_allies.Power The power whose capital fell. Default: "nobody".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Conquest.Fields
---@return grognard.axis_allies.Conquest? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Conquest): grognard.axis_allies.Conquest
function grognard.axis_allies.Conquest(fields) end

---The income of a power.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Income: userdata
---@field income integer The IPC that it collects.
---@field value integer The value of its territories in IPC, collected or not.
---@field territories integer The number of its territories.
---@field occupied boolean Its capital is in enemy hands, so that it collects nothing (5.2a).

---The income of a power.
---@class grognard.axis_allies.Income.Table: grognard.axis_allies.Income.Fields
---@field income integer The IPC that it collects.
---@field value integer The value of its territories in IPC, collected or not.
---@field territories integer The number of its territories.
---@field occupied boolean Its capital is in enemy hands, so that it collects nothing (5.2a).

---The income of a power.
---@class grognard.axis_allies.Income.Fields
---@field income? integer The IPC that it collects. Default: 0.
---@field value? integer The value of its territories in IPC, collected or not. Default: 0.
---@field territories? integer The number of its territories. Default: 0.
---@field occupied? boolean Its capital is in enemy hands, so that it collects nothing (5.2a). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Income.Fields
---@return grognard.axis_allies.Income? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Income): grognard.axis_allies.Income
function grognard.axis_allies.Income(fields) end

---A side of the game.
---@alias grognard.axis_allies.Side
---| "neither" # Neither side.
---| "axis" # Germany and Japan.
---| "allies" # The USSR, the United Kingdom and the USA.

---The ground of a victory.
---@alias grognard.axis_allies.Ground
---| "none" # None: the game continues.
---| "surrender" # The other side surrendered.
---| "capitals" # Enemy capitals: two Allied ones, or both Axis ones.
---| "m84" # Axis territory worth 84 IPC or more at the end of the American turn.

---The state of victory.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Victory: userdata
---@field axis_value integer The value of the territories of Germany and Japan together, in IPC.
---@field allied_capitals integer The number of Allied capitals that the Axis controls.
---@field axis_capitals integer The number of Axis capitals that the Allies control.
---@field winner grognard.axis_allies.Side The winner; `neither` if there is none, and also if each side holds enough of the other's capitals, since the first to do so had won before.
---@field ground grognard.axis_allies.Ground The ground of the victory.

---The state of victory.
---@class grognard.axis_allies.Victory.Table: grognard.axis_allies.Victory.Fields
---@field axis_value integer The value of the territories of Germany and Japan together, in IPC.
---@field allied_capitals integer The number of Allied capitals that the Axis controls.
---@field axis_capitals integer The number of Axis capitals that the Allies control.
---@field winner grognard.axis_allies.Side The winner; `neither` if there is none, and also if each side holds enough of the other's capitals, since the first to do so had won before.
---@field ground grognard.axis_allies.Ground The ground of the victory.

---The state of victory.
---@class grognard.axis_allies.Victory.Fields
---@field axis_value? integer The value of the territories of Germany and Japan together, in IPC. Default: 0.
---@field allied_capitals? integer The number of Allied capitals that the Axis controls. Default: 0.
---@field axis_capitals? integer The number of Axis capitals that the Allies control. Default: 0.
---@field winner? grognard.axis_allies.Side The winner; `neither` if there is none, and also if each side holds enough of the other's capitals, since the first to do so had won before. Default: "neither".
---@field ground? grognard.axis_allies.Ground The ground of the victory. Default: "none".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Victory.Fields
---@return grognard.axis_allies.Victory? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Victory): grognard.axis_allies.Victory
function grognard.axis_allies.Victory(fields) end

---New pieces of one kind in one space.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Placement: userdata
---@field space? grognard.axis_allies.Site|integer The space in which they are placed.
---@field industrial_complex? grognard.axis_allies.Site|integer For ships, the territory of the complex that builds them; 0 for any that can.
---@field kind? grognard.axis_allies.Kind The kind of piece, including industrial complexes. Required where the answer depends on it.
---@field count integer The number of pieces; 0 counts as 1.

---New pieces of one kind in one space.
---@class grognard.axis_allies.Placement.Table: grognard.axis_allies.Placement.Fields
---@field space? grognard.axis_allies.Site|integer The space in which they are placed.
---@field industrial_complex? grognard.axis_allies.Site|integer For ships, the territory of the complex that builds them; 0 for any that can.
---@field kind? grognard.axis_allies.Kind The kind of piece, including industrial complexes. Required where the answer depends on it.
---@field count integer The number of pieces; 0 counts as 1.

---New pieces of one kind in one space.
---@class grognard.axis_allies.Placement.Fields
---@field space? grognard.axis_allies.Site|integer The space in which they are placed.
---@field industrial_complex? grognard.axis_allies.Site|integer For ships, the territory of the complex that builds them; 0 for any that can.
---@field kind? grognard.axis_allies.Kind The kind of piece, including industrial complexes. Required where the answer depends on it.
---@field count? integer The number of pieces; 0 counts as 1. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Placement.Fields
---@return grognard.axis_allies.Placement? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Placement): grognard.axis_allies.Placement
function grognard.axis_allies.Placement(fields) end

---An objection to a placement.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Refusal: userdata
---@field placement integer The entry of the placement.
---@field space? grognard.axis_allies.Site|integer The space of the objection.
---@field rule integer The rule that is broken.
---@field needed integer The number of pieces to be in the space or to be built, if the rule sets a limit; otherwise 0.
---@field available integer The greatest number allowed, if the rule sets a limit; otherwise 0.

---An objection to a placement.
---@class grognard.axis_allies.Refusal.Table: grognard.axis_allies.Refusal.Fields
---@field placement integer The entry of the placement.
---@field space? grognard.axis_allies.Site|integer The space of the objection.
---@field rule integer The rule that is broken.
---@field needed integer The number of pieces to be in the space or to be built, if the rule sets a limit; otherwise 0.
---@field available integer The greatest number allowed, if the rule sets a limit; otherwise 0.

---An objection to a placement.
---@class grognard.axis_allies.Refusal.Fields
---@field placement? integer The entry of the placement.
---@field space? grognard.axis_allies.Site|integer The space of the objection.
---@field rule? integer The rule that is broken.
---@field needed? integer The number of pieces to be in the space or to be built, if the rule sets a limit; otherwise 0. Default: 0.
---@field available? integer The greatest number allowed, if the rule sets a limit; otherwise 0. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Refusal.Fields
---@return grognard.axis_allies.Refusal? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Refusal): grognard.axis_allies.Refusal
function grognard.axis_allies.Refusal(fields) end

---A summary of the placement.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Placed: userdata
---@field pieces integer The number of pieces.
---@field cost integer The cost of the pieces, in IPC.

---A summary of the placement.
---@class grognard.axis_allies.Placed.Table: grognard.axis_allies.Placed.Fields
---@field pieces integer The number of pieces.
---@field cost integer The cost of the pieces, in IPC.

---A summary of the placement.
---@class grognard.axis_allies.Placed.Fields
---@field pieces? integer The number of pieces. Default: 0.
---@field cost? integer The cost of the pieces, in IPC. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Placed.Fields
---@return grognard.axis_allies.Placed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Placed): grognard.axis_allies.Placed
function grognard.axis_allies.Placed(fields) end

---A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Position: userdata
---@field text string The text, with zeros after its end. Its first line names its version.

---A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
---@class grognard.axis_allies.Position.Table: grognard.axis_allies.Position.Fields
---@field text string The text, with zeros after its end. Its first line names its version.

---A position between two steps of a game, as text: a plain value that can be copied, compared, saved and sent.
---@class grognard.axis_allies.Position.Fields
---@field text string The text, with zeros after its end. Its first line names its version.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Position.Fields
---@return grognard.axis_allies.Position? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Position): grognard.axis_allies.Position
function grognard.axis_allies.Position(fields) end

---The phases of a turn. Income follows on placement by itself.
---@alias grognard.axis_allies.TurnPhase
---| "purchase" # Purchase.
---| "combat_movement" # Combat movement.
---| "combat" # Raids and battles.
---| "noncombat_movement" # Non-combat movement.
---| "placement" # Placement.

---The step for which a position waits.
---@alias grognard.axis_allies.Waits
---| "orders" # Orders of the phase, or its end.
---| "dice" # Dice.
---| "losses" # Losses.
---| "submarines" # The submarines that withdraw, or their decision to stay.
---| "retreat" # The attacker's decision to continue or to retreat.
---| "nothing" # None: the game is won.
---| "fighters" # The choice of the fighters that lost their carrier and land on the remaining ones (AA 3.4b).

---A summary of a position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Situation: userdata
---@field cash integer[] IPC of each power, in the order of their turns.
---@field hand integer[] The number of pieces of each kind that are bought and not placed, in the order of the kinds.
---@field pieces integer The number of pieces on the board.
---@field round integer The round, from 1.
---@field dice integer The number of dice for which the position waits.
---@field owed integer The number of pieces that are lost at once, or of fighters that may land, for which the position waits.
---@field space? grognard.axis_allies.Site|integer The space of the current battle or raid; absent for none.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.TurnPhase The phase of the turn.
---@field waits? grognard.axis_allies.Waits The step for which the position waits.
---@field winner grognard.axis_allies.Side The side that has won.
---@field ground grognard.axis_allies.Ground The ground of the victory.
---@field decides? grognard.axis_allies.Role The side of the battle or raid that throws or decides; absent outside one. Of antiaircraft fire the defender throws, and the attacker loses.

---A summary of a position.
---@class grognard.axis_allies.Situation.Table: grognard.axis_allies.Situation.Fields
---@field cash integer[] IPC of each power, in the order of their turns.
---@field hand integer[] The number of pieces of each kind that are bought and not placed, in the order of the kinds.
---@field pieces integer The number of pieces on the board.
---@field round integer The round, from 1.
---@field dice integer The number of dice for which the position waits.
---@field owed integer The number of pieces that are lost at once, or of fighters that may land, for which the position waits.
---@field space? grognard.axis_allies.Site|integer The space of the current battle or raid; absent for none.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.TurnPhase The phase of the turn.
---@field waits? grognard.axis_allies.Waits The step for which the position waits.
---@field winner grognard.axis_allies.Side The side that has won.
---@field ground grognard.axis_allies.Ground The ground of the victory.
---@field decides? grognard.axis_allies.Role The side of the battle or raid that throws or decides; absent outside one. Of antiaircraft fire the defender throws, and the attacker loses.

---A summary of a position.
---@class grognard.axis_allies.Situation.Fields
---@field cash? integer[] IPC of each power, in the order of their turns.
---@field hand? integer[] The number of pieces of each kind that are bought and not placed, in the order of the kinds.
---@field pieces? integer The number of pieces on the board. Default: 0.
---@field round? integer The round, from 1. Default: 0.
---@field dice? integer The number of dice for which the position waits. Default: 0.
---@field owed? integer The number of pieces that are lost at once, or of fighters that may land, for which the position waits. Default: 0.
---@field space? grognard.axis_allies.Site|integer The space of the current battle or raid; absent for none.
---@field power? grognard.axis_allies.Power The power whose turn it is. Default: "nobody".
---@field phase? grognard.axis_allies.TurnPhase The phase of the turn.
---@field waits? grognard.axis_allies.Waits The step for which the position waits.
---@field winner? grognard.axis_allies.Side The side that has won. Default: "neither".
---@field ground? grognard.axis_allies.Ground The ground of the victory. Default: "none".
---@field decides? grognard.axis_allies.Role The side of the battle or raid that throws or decides; absent outside one. Of antiaircraft fire the defender throws, and the attacker loses.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Situation.Fields
---@return grognard.axis_allies.Situation? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Situation): grognard.axis_allies.Situation
function grognard.axis_allies.Situation(fields) end

---What a piece owes after its orders.
---@alias grognard.axis_allies.Duty
---| "land" # An aircraft in the air: to land where it may (AA 3.4, 4.4c). If that is due in the combat movement, it reaches no landing as the orders stand, and others must open one. These are orders of a carrier, or of whoever declares a battle or takes a neutral.
---| "unload" # Troops of whose transport others have unloaded: to unload onto the same land (AA 3.2e, 3.3b).
---| "assault" # Troops that boarded among enemies: to go ashore in an assault (AA 3.2c).

---A piece as it stands now.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.GamePiece: userdata
---@field id integer The number of the piece, the same for the whole game.
---@field aboard? integer The number of the transport or carrier that carries it; absent for none.
---@field space? grognard.axis_allies.Site|integer The space.
---@field kind? grognard.axis_allies.Kind The kind.
---@field owner grognard.axis_allies.Power The owner.
---@field spent integer The number of spaces that it has moved in this turn.
---@field engaged boolean It has moved or fought in the combat phases of this turn.
---@field owes? grognard.axis_allies.Duty What it still owes; absent for nothing.
---@field due? grognard.axis_allies.TurnPhase The phase before whose end it does; absent for none.
---@field rule integer The rule that asks for it; absent for none.

---A piece as it stands now.
---@class grognard.axis_allies.GamePiece.Table: grognard.axis_allies.GamePiece.Fields
---@field id integer The number of the piece, the same for the whole game.
---@field aboard? integer The number of the transport or carrier that carries it; absent for none.
---@field space? grognard.axis_allies.Site|integer The space.
---@field kind? grognard.axis_allies.Kind The kind.
---@field owner grognard.axis_allies.Power The owner.
---@field spent integer The number of spaces that it has moved in this turn.
---@field engaged boolean It has moved or fought in the combat phases of this turn.
---@field owes? grognard.axis_allies.Duty What it still owes; absent for nothing.
---@field due? grognard.axis_allies.TurnPhase The phase before whose end it does; absent for none.
---@field rule integer The rule that asks for it; absent for none.

---A piece as it stands now.
---@class grognard.axis_allies.GamePiece.Fields
---@field id? integer The number of the piece, the same for the whole game. Default: 0.
---@field aboard? integer The number of the transport or carrier that carries it; absent for none.
---@field space? grognard.axis_allies.Site|integer The space.
---@field kind? grognard.axis_allies.Kind The kind.
---@field owner? grognard.axis_allies.Power The owner. Default: "nobody".
---@field spent? integer The number of spaces that it has moved in this turn. Default: 0.
---@field engaged? boolean It has moved or fought in the combat phases of this turn. Default: false.
---@field owes? grognard.axis_allies.Duty What it still owes; absent for nothing.
---@field due? grognard.axis_allies.TurnPhase The phase before whose end it does; absent for none.
---@field rule? integer The rule that asks for it; absent for none.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.GamePiece.Fields
---@return grognard.axis_allies.GamePiece? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.GamePiece): grognard.axis_allies.GamePiece
function grognard.axis_allies.GamePiece(fields) end

---The kind of a step.
---@alias grognard.axis_allies.StepKind
---| "buy" # Purchase: `count` pieces of `kind` are bought.
---| "move" # Movement: `pieces` move together along `path`. The cargo of a ship moves with it and is not listed.
---| "board" # Movement: `pieces` board the `transport`.
---| "unload" # Movement: `pieces` unload onto the land `space`.
---| "raid" # Combat movement: bombers over an industrial complex are to raid it.
---| "fight" # Combat: the battle in `space` begins, with the `support` of battleships. Each battleship that may support it is a choice of its own; others may join before the dice of the support shots.
---| "bomb" # Combat: the raid on `space` begins.
---| "dice" # The `dice` for which the position waits.
---| "lose" # The losses for which the position waits, or some of them: `pieces`.
---| "withdraw" # The submarines in `pieces` withdraw to `space`, and others may follow; without pieces the others stay.
---| "press" # The attacker continues the battle.
---| "retreat" # The attacker retreats to `space`; absent if only aircraft retreat.
---| "place" # Placement: `count` pieces of `kind` are placed in `space`.
---| "surrender" # The side whose turn it is surrenders.
---| "end" # The phase ends.
---| "keep" # Fighters that lost their carrier land on the remaining ones: `pieces` before others, and without pieces the others in the order of the list.

---A legal step.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Choice: userdata
---@field step? grognard.axis_allies.StepKind The kind of step.
---@field kind? grognard.axis_allies.Kind The kind of the piece, or of the pieces bought or placed.
---@field piece? integer The number of the piece; absent for none.
---@field transport? integer The number of the transport that it boards; absent for none.
---@field space? grognard.axis_allies.Site|integer The space; absent for none.
---@field count integer The number of pieces bought or placed, or of dice that the step needs; otherwise 0.
---@field most integer The most pieces of the kind that can be bought, or are in hand to be placed; the losses still required, or the free bays of carriers; otherwise 0.

---A legal step.
---@class grognard.axis_allies.Choice.Table: grognard.axis_allies.Choice.Fields
---@field step? grognard.axis_allies.StepKind The kind of step.
---@field kind? grognard.axis_allies.Kind The kind of the piece, or of the pieces bought or placed.
---@field piece? integer The number of the piece; absent for none.
---@field transport? integer The number of the transport that it boards; absent for none.
---@field space? grognard.axis_allies.Site|integer The space; absent for none.
---@field count integer The number of pieces bought or placed, or of dice that the step needs; otherwise 0.
---@field most integer The most pieces of the kind that can be bought, or are in hand to be placed; the losses still required, or the free bays of carriers; otherwise 0.

---A legal step.
---@class grognard.axis_allies.Choice.Fields
---@field step? grognard.axis_allies.StepKind The kind of step.
---@field kind? grognard.axis_allies.Kind The kind of the piece, or of the pieces bought or placed.
---@field piece? integer The number of the piece; absent for none.
---@field transport? integer The number of the transport that it boards; absent for none.
---@field space? grognard.axis_allies.Site|integer The space; absent for none.
---@field count? integer The number of pieces bought or placed, or of dice that the step needs; otherwise 0. Default: 0.
---@field most? integer The most pieces of the kind that can be bought, or are in hand to be placed; the losses still required, or the free bays of carriers; otherwise 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Choice.Fields
---@return grognard.axis_allies.Choice? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Choice): grognard.axis_allies.Choice
function grognard.axis_allies.Choice(fields) end

---An objection to a step.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.StepObjection: userdata
---@field piece? integer The number of the piece; absent if it concerns none.
---@field space? grognard.axis_allies.Site|integer The space; absent for none.
---@field rule integer The rule that is broken.
---@field needed integer The amount needed, if the rule sets a limit; otherwise 0.
---@field available integer The amount available, if the rule sets a limit; otherwise 0.

---An objection to a step.
---@class grognard.axis_allies.StepObjection.Table: grognard.axis_allies.StepObjection.Fields
---@field piece? integer The number of the piece; absent if it concerns none.
---@field space? grognard.axis_allies.Site|integer The space; absent for none.
---@field rule integer The rule that is broken.
---@field needed integer The amount needed, if the rule sets a limit; otherwise 0.
---@field available integer The amount available, if the rule sets a limit; otherwise 0.

---An objection to a step.
---@class grognard.axis_allies.StepObjection.Fields
---@field piece? integer The number of the piece; absent if it concerns none.
---@field space? grognard.axis_allies.Site|integer The space; absent for none.
---@field rule? integer The rule that is broken.
---@field needed? integer The amount needed, if the rule sets a limit; otherwise 0. Default: 0.
---@field available? integer The amount available, if the rule sets a limit; otherwise 0. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.StepObjection.Fields
---@return grognard.axis_allies.StepObjection? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.StepObjection): grognard.axis_allies.StepObjection
function grognard.axis_allies.StepObjection(fields) end

---The kind of an effect of a step on the position.
---@alias grognard.axis_allies.GameEffectKind
---| "pay" # `power` pays `amount` IPC to the bank.
---| "get" # `power` gets `amount` IPC.
---| "territory" # `power` takes control of `space`.
---| "aa_gun" # `power` takes the antiaircraft gun `piece`.
---| "lost" # `piece` is removed from the board.
---| "goes" # `piece` moves to `space` during a battle: it withdraws, retreats or lands.
---| "battle" # A battle is to be fought in `space`.
---| "raid" # A raid is to be flown over `space`.
---| "placed" # `power` places `piece` in `space`.
---| "complex" # `power` builds an industrial complex in `space`.
---| "turn" # `power`'s turn begins.
---| "won" # The game is won by the side of `power`, its first in the order of play.

---An effect of a step. The next position includes it.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.GameEffect: userdata
---@field what? grognard.axis_allies.GameEffectKind The kind of effect.
---@field power grognard.axis_allies.Power The power.
---@field kind? grognard.axis_allies.Kind The piece's kind.
---@field piece? integer The piece's number; absent for none.
---@field space? grognard.axis_allies.Site|integer The space; absent for none.
---@field amount integer The amount.
---@field rule integer The rule's number.

---An effect of a step. The next position includes it.
---@class grognard.axis_allies.GameEffect.Table: grognard.axis_allies.GameEffect.Fields
---@field what? grognard.axis_allies.GameEffectKind The kind of effect.
---@field power grognard.axis_allies.Power The power.
---@field kind? grognard.axis_allies.Kind The piece's kind.
---@field piece? integer The piece's number; absent for none.
---@field space? grognard.axis_allies.Site|integer The space; absent for none.
---@field amount integer The amount.
---@field rule integer The rule's number.

---An effect of a step. The next position includes it.
---@class grognard.axis_allies.GameEffect.Fields
---@field what? grognard.axis_allies.GameEffectKind The kind of effect.
---@field power? grognard.axis_allies.Power The power. Default: "nobody".
---@field kind? grognard.axis_allies.Kind The piece's kind.
---@field piece? integer The piece's number; absent for none.
---@field space? grognard.axis_allies.Site|integer The space; absent for none.
---@field amount? integer The amount. Default: 0.
---@field rule? integer The rule's number.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.GameEffect.Fields
---@return grognard.axis_allies.GameEffect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.GameEffect): grognard.axis_allies.GameEffect
function grognard.axis_allies.GameEffect(fields) end

---One byte of a packed position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.PositionByte: userdata
---@field octet integer The byte.

---One byte of a packed position.
---@class grognard.axis_allies.PositionByte.Table: grognard.axis_allies.PositionByte.Fields
---@field octet integer The byte.

---One byte of a packed position.
---@class grognard.axis_allies.PositionByte.Fields
---@field octet? integer The byte. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.PositionByte.Fields
---@return grognard.axis_allies.PositionByte? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.PositionByte): grognard.axis_allies.PositionByte
function grognard.axis_allies.PositionByte(fields) end

---A packed position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Packed: userdata
---@field bytes integer The number of bytes.

---A packed position.
---@class grognard.axis_allies.Packed.Table: grognard.axis_allies.Packed.Fields
---@field bytes integer The number of bytes.

---A packed position.
---@class grognard.axis_allies.Packed.Fields
---@field bytes? integer The number of bytes. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Packed.Fields
---@return grognard.axis_allies.Packed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Packed): grognard.axis_allies.Packed
function grognard.axis_allies.Packed(fields) end

---An event on a piece's path.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.PieceEvent: userdata
---@field piece integer The number of the piece.
---@field space? grognard.axis_allies.Site|integer The space of the event.
---@field rule integer The rule that requires it.
---@field what grognard.axis_allies.PathEventKind The kind of event.
---@field amount integer The amount, in the unit that the kind says.

---An event on a piece's path.
---@class grognard.axis_allies.PieceEvent.Table: grognard.axis_allies.PieceEvent.Fields
---@field piece integer The number of the piece.
---@field space? grognard.axis_allies.Site|integer The space of the event.
---@field rule integer The rule that requires it.
---@field what grognard.axis_allies.PathEventKind The kind of event.
---@field amount integer The amount, in the unit that the kind says.

---An event on a piece's path.
---@class grognard.axis_allies.PieceEvent.Fields
---@field piece? integer The number of the piece. Default: 0.
---@field space? grognard.axis_allies.Site|integer The space of the event.
---@field rule? integer The rule that requires it.
---@field what? grognard.axis_allies.PathEventKind The kind of event. Default: "fee".
---@field amount? integer The amount, in the unit that the kind says. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.PieceEvent.Fields
---@return grognard.axis_allies.PieceEvent? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.PieceEvent): grognard.axis_allies.PieceEvent
function grognard.axis_allies.PieceEvent(fields) end

---An order to a piece of a position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.PieceOrder: userdata
---@field piece integer The piece, by its number.
---@field transport? integer The number of the transport to board; absent for other orders.
---@field action? grognard.axis_allies.Action The action. Required where the answer depends on it.
---@field path (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path takes two orders.

---An order to a piece of a position.
---@class grognard.axis_allies.PieceOrder.Table: grognard.axis_allies.PieceOrder.Fields
---@field piece integer The piece, by its number.
---@field transport? integer The number of the transport to board; absent for other orders.
---@field action? grognard.axis_allies.Action The action. Required where the answer depends on it.
---@field path (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path takes two orders.

---An order to a piece of a position.
---@class grognard.axis_allies.PieceOrder.Fields
---@field piece integer The piece, by its number.
---@field transport? integer The number of the transport to board; absent for other orders.
---@field action? grognard.axis_allies.Action The action. Required where the answer depends on it.
---@field path? (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path takes two orders.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.PieceOrder.Fields
---@return grognard.axis_allies.PieceOrder? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.PieceOrder): grognard.axis_allies.PieceOrder
function grognard.axis_allies.PieceOrder(fields) end

---The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance
---less `missing`.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.BattleOfTurn: userdata
---@field win grognard.Chance The attacker wins: no defender is left, and an attacker is.
---@field lose grognard.Chance The defender wins: no attacker is left, and a defender is.
---@field both_gone grognard.Chance No unit of either side is left.
---@field retreat grognard.Chance The attacker retreats.
---@field stalemate grognard.Chance Neither side can hit the other.
---@field taken grognard.Chance The attacker takes the territory.
---@field missing grognard.Chance The upper bound of the error of each chance.
---@field space? grognard.axis_allies.Site|integer The space of the battle.
---@field attackers integer The number of attackers.
---@field defenders integer The number of defenders.
---@field amphibious boolean It is an amphibious assault.
---@field waits boolean It waits for a sea battle (AA 4.3c). Its chances are those if no transport is lost there.

---The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance less `missing`.
---@class grognard.axis_allies.BattleOfTurn.Table: grognard.axis_allies.BattleOfTurn.Fields
---@field win grognard.Chance The attacker wins: no defender is left, and an attacker is.
---@field lose grognard.Chance The defender wins: no attacker is left, and a defender is.
---@field both_gone grognard.Chance No unit of either side is left.
---@field retreat grognard.Chance The attacker retreats.
---@field stalemate grognard.Chance Neither side can hit the other.
---@field taken grognard.Chance The attacker takes the territory.
---@field missing grognard.Chance The upper bound of the error of each chance.
---@field space? grognard.axis_allies.Site|integer The space of the battle.
---@field attackers integer The number of attackers.
---@field defenders integer The number of defenders.
---@field amphibious boolean It is an amphibious assault.
---@field waits boolean It waits for a sea battle (AA 4.3c). Its chances are those if no transport is lost there.

---The chances of one battle of a turn, in units of 1/2^63. Each is at most the true chance, and at least the true chance less `missing`.
---@class grognard.axis_allies.BattleOfTurn.Fields
---@field win? grognard.Chance The attacker wins: no defender is left, and an attacker is. Default: 0.
---@field lose? grognard.Chance The defender wins: no attacker is left, and a defender is. Default: 0.
---@field both_gone? grognard.Chance No unit of either side is left. Default: 0.
---@field retreat? grognard.Chance The attacker retreats. Default: 0.
---@field stalemate? grognard.Chance Neither side can hit the other. Default: 0.
---@field taken? grognard.Chance The attacker takes the territory. Default: 0.
---@field missing? grognard.Chance The upper bound of the error of each chance. Default: 0.
---@field space? grognard.axis_allies.Site|integer The space of the battle.
---@field attackers? integer The number of attackers. Default: 0.
---@field defenders? integer The number of defenders. Default: 0.
---@field amphibious? boolean It is an amphibious assault. Default: false.
---@field waits? boolean It waits for a sea battle (AA 4.3c). Its chances are those if no transport is lost there. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.BattleOfTurn.Fields
---@return grognard.axis_allies.BattleOfTurn? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.BattleOfTurn): grognard.axis_allies.BattleOfTurn
function grognard.axis_allies.BattleOfTurn(fields) end

---The chances of all battles of a turn, in units of 1/2^63.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.TurnChances: userdata
---@field all_won grognard.Chance The attacker wins all battles. After a sea battle only the troops of the remaining transports assault (AA 3.2f). Transports are lost in the order in which a line of orders names them: those that have not unloaded, then those that have moved least, then the lowest numbers.
---@field missing grognard.Chance The upper bound of the error of `all_won`.
---@field battles integer The number of battles.

---The chances of all battles of a turn, in units of 1/2^63.
---@class grognard.axis_allies.TurnChances.Table: grognard.axis_allies.TurnChances.Fields
---@field all_won grognard.Chance The attacker wins all battles. After a sea battle only the troops of the remaining transports assault (AA 3.2f). Transports are lost in the order in which a line of orders names them: those that have not unloaded, then those that have moved least, then the lowest numbers.
---@field missing grognard.Chance The upper bound of the error of `all_won`.
---@field battles integer The number of battles.

---The chances of all battles of a turn, in units of 1/2^63.
---@class grognard.axis_allies.TurnChances.Fields
---@field all_won? grognard.Chance The attacker wins all battles. After a sea battle only the troops of the remaining transports assault (AA 3.2f). Transports are lost in the order in which a line of orders names them: those that have not unloaded, then those that have moved least, then the lowest numbers. Default: 0.
---@field missing? grognard.Chance The upper bound of the error of `all_won`. Default: 0.
---@field battles? integer The number of battles. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.TurnChances.Fields
---@return grognard.axis_allies.TurnChances? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.TurnChances): grognard.axis_allies.TurnChances
function grognard.axis_allies.TurnChances(fields) end

grognard.axis_allies.units = {}

---A kind whose row of the unit chart is wanted.
---@class grognard.axis_allies.units.values.Question
---@field kind grognard.axis_allies.Kind The kind.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.units.values.Answer
---@field value grognard.axis_allies.UnitValue.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.units.values.RawAnswer
---@field value grognard.axis_allies.UnitValue The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---A kind's figures, by the edition's chart or the game's (AA units).
---@param question grognard.axis_allies.units.values.Question
---@param options? grognard.Options
---@return grognard.axis_allies.units.values.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.units.values.Question, options: grognard.RawOptions): grognard.axis_allies.units.values.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.units.values(question, options) end

grognard.axis_allies.battle = {}

---The forces of a battle.
---@class grognard.axis_allies.battle.begin.Question
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought. Required where the answer depends on it.
---@field attacker grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that fight. Cargo does not fight: land units aboard transports (AA 3.2f) and friendly fighters aboard carriers (AA 3.4e).
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders that fight, including a carrier's fighters (AA 3.4b), but not an antiaircraft gun.
---@field landed? integer The number of attackers that unload from transports. A number above 0 makes it an amphibious assault (AA 4.3a). Default: 0.
---@field declared? integer The number that were to unload when the attack was declared. Those whose transports were sunk are not in `landed` any more (AA 4.3c). Default: 0.
---@field support? (grognard.axis_allies.Bombardment|grognard.axis_allies.Bombardment.Fields)[]|grognard.List<grognard.axis_allies.Bombardment> Battleships that are to give support, by sea zone.
---@field aa_gun? boolean There is an antiaircraft gun in the territory. Default: false.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.battle.begin.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Battle.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.battle.begin.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Battle The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether forces may meet so, and the battle before its first step (AA 3.5, 4.3).
---@param question grognard.axis_allies.battle.begin.Question
---@param options? grognard.Options
---@return grognard.axis_allies.battle.begin.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.battle.begin.Question, options: grognard.RawOptions): grognard.axis_allies.battle.begin.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.battle.begin(question, options) end

---A battle that waits for a step.
---@class grognard.axis_allies.battle.choices.Question
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle.

---@class grognard.axis_allies.battle.choices.Answer
---@field value grognard.axis_allies.Turn.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.battle.choices.RawAnswer
---@field value grognard.axis_allies.Turn The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a battle waits for: dice, losses, withdrawals (AA 3.1a, 3.5a, 4.1, 4.2).
---@param question grognard.axis_allies.battle.choices.Question
---@param options? grognard.Options
---@return grognard.axis_allies.battle.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.battle.choices.Question, options: grognard.RawOptions): grognard.axis_allies.battle.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.battle.choices(question, options) end

---Whether the attacker continues the battle.
---@alias grognard.axis_allies.Decision
---| "press" # The attacker continues.
---| "retreat" # The attacker retreats.

---A step of a battle. Of the fields after the battle, the battle's stage determines which are used; the others stay empty.
---@class grognard.axis_allies.battle.apply.Question
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle.
---@field dice? integer[] For a stage that rolls dice: the dice, 1 to 6 or to the number of faces, by kind in the order of the kinds.
---@field losses? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields For a stage of losses: the units that their owner chose.
---@field lose_aa_gun? boolean The losses include an antiaircraft gun, which is never a legal loss. Default: false.
---@field role? grognard.axis_allies.Role For a withdrawal of submarines: the side that decides, which owns them. Required there.
---@field submarines? integer For a withdrawal of submarines: the number that withdraw, which may be 0. Required there.
---@field decision? grognard.axis_allies.Decision For a retreat: the attacker's decision. Required there.
---@field destinations? (grognard.axis_allies.Site|integer)[] The spaces to which units may withdraw or retreat (AA 4.1b, 4.2c, 4.2d), numbered by the caller. Must not be empty if units other than aircraft leave.
---@field destination? grognard.axis_allies.Site|integer The space to which they go: one of `destinations`, or it is forbidden. Required if units other than aircraft leave.

---@class grognard.axis_allies.battle.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Battle.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.BattleEffect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.battle.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Battle The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.BattleEffect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---One step of a battle: dice or a choice (AA 3.1, 3.5, 4.1, 4.2, 4.3).
---@param question grognard.axis_allies.battle.apply.Question
---@param options? grognard.Options
---@return grognard.axis_allies.battle.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.battle.apply.Question, options: grognard.RawOptions): grognard.axis_allies.battle.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.battle.apply(question, options) end

---Ships after a battle.
---@class grognard.axis_allies.battle.sink.Question
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The sea battle that they were in. It contains the losses, and whether the attacker retreated.
---@field role grognard.axis_allies.Role The side that owns the ships.
---@field ships (grognard.axis_allies.LoadedShip|grognard.axis_allies.LoadedShip.Fields)[]|grognard.List<grognard.axis_allies.LoadedShip> The ships with cargo.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.battle.sink.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.SunkCargo.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.BattleEffect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.battle.sink.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.SunkCargo The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.BattleEffect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What goes down with transports and carriers (AA 3.1d, 3.2f, 3.4e).
---@param question grognard.axis_allies.battle.sink.Question
---@param options? grognard.Options
---@return grognard.axis_allies.battle.sink.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.battle.sink.Question, options: grognard.RawOptions): grognard.axis_allies.battle.sink.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.battle.sink(question, options) end

---A battle before it is fought.
---@class grognard.axis_allies.battle.distribution.Question
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought. Required where the answer depends on it.
---@field waves (grognard.axis_allies.Wave|grognard.axis_allies.Wave.Fields)[]|grognard.List<grognard.axis_allies.Wave> The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order of the defenders' losses, and when their submarines withdraw.
---@field aa_gun? boolean There is an antiaircraft gun in the territory, which fires at each wave. Default: false.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.battle.distribution.Answer
---@field value grognard.axis_allies.BattleChances.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.BattleOutcome.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.battle.distribution.RawAnswer
---@field value grognard.axis_allies.BattleChances The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.BattleOutcome[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of a battle to its end, and all that can be left.
---@param question grognard.axis_allies.battle.distribution.Question
---@param options? grognard.Options
---@return grognard.axis_allies.battle.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.battle.distribution.Question, options: grognard.RawOptions): grognard.axis_allies.battle.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.battle.distribution(question, options) end

---A battle before it is fought.
---@class grognard.axis_allies.battle.rounds.Question
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought. Required where the answer depends on it.
---@field waves (grognard.axis_allies.Wave|grognard.axis_allies.Wave.Fields)[]|grognard.List<grognard.axis_allies.Wave> The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order of the defenders' losses, and when their submarines withdraw.
---@field aa_gun? boolean There is an antiaircraft gun in the territory, which fires at each wave. Default: false.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.battle.rounds.Answer
---@field value grognard.axis_allies.BattleChances.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.RoundChance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.battle.rounds.RawAnswer
---@field value grognard.axis_allies.BattleChances The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.RoundChance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of a battle, round by round.
---@param question grognard.axis_allies.battle.rounds.Question
---@param options? grognard.Options
---@return grognard.axis_allies.battle.rounds.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.battle.rounds.Question, options: grognard.RawOptions): grognard.axis_allies.battle.rounds.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.battle.rounds(question, options) end

---A battle before it is fought.
---@class grognard.axis_allies.battle.losses.Question
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought. Required where the answer depends on it.
---@field waves (grognard.axis_allies.Wave|grognard.axis_allies.Wave.Fields)[]|grognard.List<grognard.axis_allies.Wave> The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order of the defenders' losses, and when their submarines withdraw.
---@field aa_gun? boolean There is an antiaircraft gun in the territory, which fires at each wave. Default: false.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.battle.losses.Answer
---@field value grognard.axis_allies.LossesWeighed.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.LossChance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.battle.losses.RawAnswer
---@field value grognard.axis_allies.LossesWeighed The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.LossChance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of each side's losses, by kind, in units and in IPC.
---@param question grognard.axis_allies.battle.losses.Question
---@param options? grognard.Options
---@return grognard.axis_allies.battle.losses.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.battle.losses.Question, options: grognard.RawOptions): grognard.axis_allies.battle.losses.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.battle.losses(question, options) end

---A battle that was fought, and the plans with which it is compared.
---@class grognard.axis_allies.battle.percentile.Question
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle, which must be over.
---@field attacker_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The attacker's plan.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The defender's plan.
---@field territory? integer The value of taking the territory, in IPC. Default: 0.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's, for the costs of units. An empty list for the edition's chart. The values of the dice are those of the battle.

---@class grognard.axis_allies.battle.percentile.Answer
---@field value grognard.axis_allies.BattlePercentile.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.battle.percentile.RawAnswer
---@field value grognard.axis_allies.BattlePercentile The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where a battle that was fought stands among all that could have come of it.
---@param question grognard.axis_allies.battle.percentile.Question
---@param options? grognard.Options
---@return grognard.axis_allies.battle.percentile.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.battle.percentile.Question, options: grognard.RawOptions): grognard.axis_allies.battle.percentile.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.battle.percentile(question, options) end

---The goal of a search for units.
---@alias grognard.axis_allies.Goal
---| "win" # To win: to be the only side left where the battle is fought.
---| "territory" # The territory: for the attacker that it is taken, for the defender that it is not taken.

---The quantity that a search for units minimizes.
---@alias grognard.axis_allies.Price
---| "units" # The number of units; on a tie the cheapest units, and of these the ones with the best chance.
---| "ipc" # The cost of the units; on a tie the units with the best chance.

---A search for the fewest or cheapest units that reach a chance.
---@class grognard.axis_allies.battle.fewest.Question
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought. Required where the answer depends on it.
---@field role? grognard.axis_allies.Role The side whose units are searched. Required where the answer depends on it.
---@field goal? grognard.axis_allies.Goal The goal. Required where the answer depends on it.
---@field price? grognard.axis_allies.Price The quantity to minimize. Required where the answer depends on it.
---@field wanted grognard.Chance The wanted chance, in units of 1/2^63.
---@field budget grognard.Wide The number of steps that the search may take. Each force tried takes as many steps as there are pairs of states of the two sides.
---@field available grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The most units of each kind that may be added.
---@field attacker? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that take part in any case.
---@field attacker_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The attacker's plan.
---@field defender? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders that take part in any case.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The defender's plan.
---@field support? integer Support shots in the first round (AA 3.5a). Default: 0.
---@field amphibious? boolean The battle is an amphibious assault (AA 4.3a). Default: false.
---@field aa_gun? boolean There is an antiaircraft gun in the territory. Default: false.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.battle.fewest.Answer
---@field value grognard.axis_allies.Found.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.battle.fewest.RawAnswer
---@field value grognard.axis_allies.Found The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The fewest or cheapest units that reach a wanted chance.
---@param question grognard.axis_allies.battle.fewest.Question
---@param options? grognard.Options
---@return grognard.axis_allies.battle.fewest.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.battle.fewest.Question, options: grognard.RawOptions): grognard.axis_allies.battle.fewest.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.battle.fewest(question, options) end

---One of the two movement phases of a turn.
---@alias grognard.axis_allies.Phase
---| "combat" # Combat movement.
---| "noncombat" # Non-combat movement.

grognard.axis_allies.antiaircraft = {}

---Aircraft in range of an antiaircraft gun.
---@class grognard.axis_allies.antiaircraft.assess.Question
---@field aircraft integer The number of aircraft that attack the gun's territory or fly over it.
---@field phase grognard.axis_allies.Phase The movement in which they do so.
---@field aboard? boolean The gun is aboard a transport. Default: false.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.antiaircraft.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.AaVolley.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.antiaircraft.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.AaVolley The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether an antiaircraft gun fires at aircraft, and with how many dice (AA 3.1a, 3.1d).
---@param question grognard.axis_allies.antiaircraft.assess.Question
---@param options? grognard.Options
---@return grognard.axis_allies.antiaircraft.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.antiaircraft.assess.Question, options: grognard.RawOptions): grognard.axis_allies.antiaircraft.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.antiaircraft.assess(question, options) end

---An antiaircraft gun and its dice.
---@class grognard.axis_allies.antiaircraft.resolve.Question
---@field aircraft integer The number of aircraft that it fires at.
---@field dice integer[] The dice, one for each aircraft: 1 to 6, or to the number of faces of the chart.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.antiaircraft.resolve.Answer
---@field value grognard.axis_allies.AaHits.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.antiaircraft.resolve.RawAnswer
---@field value grognard.axis_allies.AaHits The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What an antiaircraft gun's dice hit (AA 3.1a).
---@param question grognard.axis_allies.antiaircraft.resolve.Question
---@param options? grognard.Options
---@return grognard.axis_allies.antiaircraft.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.antiaircraft.resolve.Question, options: grognard.RawOptions): grognard.axis_allies.antiaircraft.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.antiaircraft.resolve(question, options) end

---Antiaircraft fire before the dice.
---@class grognard.axis_allies.antiaircraft.distribution.Question
---@field aircraft integer The number of aircraft that it fires at, at most 400.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.antiaircraft.distribution.Answer
---@field value grognard.axis_allies.AaChances.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.AaChance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.antiaircraft.distribution.RawAnswer
---@field value grognard.axis_allies.AaChances The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.AaChance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of an antiaircraft gun's hits (AA 3.1a).
---@param question grognard.axis_allies.antiaircraft.distribution.Question
---@param options? grognard.Options
---@return grognard.axis_allies.antiaircraft.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.antiaircraft.distribution.Question, options: grognard.RawOptions): grognard.axis_allies.antiaircraft.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.antiaircraft.distribution(question, options) end

grognard.axis_allies.bombing = {}

---A raid to be flown.
---@class grognard.axis_allies.bombing.assess.Question
---@field bombers integer The number of bombers, at most 400.
---@field others? integer The number of other units that are to take part. Default: 0.
---@field fighting? integer The number of the bombers that fight in a battle in this turn. Default: 0.
---@field industrial_complex? boolean There is an industrial complex in the territory. Default: false.
---@field enemy? boolean The territory is the enemy's. Default: false.
---@field aa_gun? boolean There is an enemy antiaircraft gun in the territory. Default: false.
---@field phase grognard.axis_allies.Phase The movement in which they fly.
---@field limit? integer The most that the owner can lose, in IPC, from 0 to 65534: his cash, or the limit of a house rule. Absent for no limit.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.bombing.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.RaidAssessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.bombing.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.RaidAssessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether bombers may raid a territory's income, and with which dice.
---@param question grognard.axis_allies.bombing.assess.Question
---@param options? grognard.Options
---@return grognard.axis_allies.bombing.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.bombing.assess.Question, options: grognard.RawOptions): grognard.axis_allies.bombing.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.bombing.assess(question, options) end

---A raid and its dice.
---@class grognard.axis_allies.bombing.resolve.Question
---@field assessment grognard.axis_allies.RaidAssessment|grognard.axis_allies.RaidAssessment.Fields The assessment.
---@field dice integer[] The antiaircraft dice, then one die for each bomber left; 1 to 6 each, or to the number of faces.

---@class grognard.axis_allies.bombing.resolve.Answer
---@field value grognard.axis_allies.Raided.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.bombing.resolve.RawAnswer
---@field value grognard.axis_allies.Raided The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a raid shoots down and destroys.
---@param question grognard.axis_allies.bombing.resolve.Question
---@param options? grognard.Options
---@return grognard.axis_allies.bombing.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.bombing.resolve.Question, options: grognard.RawOptions): grognard.axis_allies.bombing.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.bombing.resolve(question, options) end

---A raid before it is flown.
---@class grognard.axis_allies.bombing.distribution.Question
---@field assessment grognard.axis_allies.RaidAssessment|grognard.axis_allies.RaidAssessment.Fields The assessment.

---@class grognard.axis_allies.bombing.distribution.Answer
---@field value grognard.axis_allies.RaidChances.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.RaidOutcome.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.bombing.distribution.RawAnswer
---@field value grognard.axis_allies.RaidChances The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.RaidOutcome[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of a raid.
---@param question grognard.axis_allies.bombing.distribution.Question
---@param options? grognard.Options
---@return grognard.axis_allies.bombing.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.bombing.distribution.Question, options: grognard.RawOptions): grognard.axis_allies.bombing.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.bombing.distribution(question, options) end

grognard.axis_allies.map = {}

---A space of the map.
---@class grognard.axis_allies.map.space.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field space grognard.axis_allies.Site|integer The space.

---@class grognard.axis_allies.map.space.Answer
---@field value grognard.axis_allies.SpaceFacts.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Border.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.map.space.RawAnswer
---@field value grognard.axis_allies.SpaceFacts The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Border[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a space is, and its neighbours (AA map).
---@param question grognard.axis_allies.map.space.Question
---@param options? grognard.Options
---@return grognard.axis_allies.map.space.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.map.space.Question, options: grognard.RawOptions): grognard.axis_allies.map.space.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.map.space(question, options) end

---Two spaces.
---@class grognard.axis_allies.map.adjacent.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field space grognard.axis_allies.Site|integer One space.
---@field other grognard.axis_allies.Site|integer The other.

---@class grognard.axis_allies.map.adjacent.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.map.adjacent.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether two spaces touch (AA 2.1 to 2.6).
---@param question grognard.axis_allies.map.adjacent.Question
---@param options? grognard.Options
---@return grognard.axis_allies.map.adjacent.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.map.adjacent.Question, options: grognard.RawOptions): grognard.axis_allies.map.adjacent.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.map.adjacent(question, options) end

---A power whose initial pieces are listed.
---@class grognard.axis_allies.map.setup.Question
---@field power? grognard.axis_allies.Power The power; `nobody` for all of them. Default: "nobody".

---@class grognard.axis_allies.map.setup.Answer
---@field value grognard.axis_allies.Started.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Unit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.map.setup.RawAnswer
---@field value grognard.axis_allies.Started The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Unit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The pieces that the second edition's board begins with (AA map).
---@param question? grognard.axis_allies.map.setup.Question
---@param options? grognard.Options
---@return grognard.axis_allies.map.setup.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.map.setup.Question, options: grognard.RawOptions): grognard.axis_allies.map.setup.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.map.setup(question, options) end

grognard.axis_allies.movement = {}

---A piece and the path that it is to take.
---@class grognard.axis_allies.movement.assess.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement. Required where the answer depends on it.
---@field unit integer The piece, as a group of `board.units`.
---@field path (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order.
---@field cash? integer The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default. Default: 0.

---@class grognard.axis_allies.movement.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Passage.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.PathEvent.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.movement.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Passage The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.PathEvent[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a piece may go along a path, what it costs and what happens, on the board before it moves (AA 2, 3, 4.4).
---@param question grognard.axis_allies.movement.assess.Question
---@param options? grognard.Options
---@return grognard.axis_allies.movement.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.movement.assess.Question, options: grognard.RawOptions): grognard.axis_allies.movement.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.movement.assess(question, options) end

---A piece, and the phase in which it moves.
---@class grognard.axis_allies.movement.reach.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement. Required where the answer depends on it.
---@field unit integer The piece, as a group of `board.units`.
---@field cash? integer The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default. Default: 0.

---@class grognard.axis_allies.movement.reach.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Range.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Reached.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.movement.reach.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Range The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Reached[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Everywhere that a piece can go in a phase, on the board before it moves (AA 2, 3, 4.4).
---@param question grognard.axis_allies.movement.reach.Question
---@param options? grognard.Options
---@return grognard.axis_allies.movement.reach.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.movement.reach.Question, options: grognard.RawOptions): grognard.axis_allies.movement.reach.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.movement.reach(question, options) end

grognard.axis_allies.transport = {}

---Troops that board a transport together, or unload from it onto one land.
---@class grognard.axis_allies.transport.assess.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement. Required where the answer depends on it.
---@field action grognard.axis_allies.Action Whether they board or unload.
---@field aboard integer The transport.
---@field troops integer[] The troops, as groups of `board.units`.
---@field space? grognard.axis_allies.Site|integer The land onto which they unload.
---@field assault? boolean Troops that board will unload in the same phase to attack (3.2c). Default: false.
---@field cash? integer The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default. Default: 0.

---@class grognard.axis_allies.transport.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Shipped.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.PathEvent.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.transport.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Shipped The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.PathEvent[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether troops may board a transport or unload from it, on the board before they do (AA 3.2, 3.3).
---@param question grognard.axis_allies.transport.assess.Question
---@param options? grognard.Options
---@return grognard.axis_allies.transport.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.transport.assess.Question, options: grognard.RawOptions): grognard.axis_allies.transport.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.transport.assess(question, options) end

grognard.axis_allies.moves = {}

---The orders of a phase.
---@class grognard.axis_allies.moves.check.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position before the orders.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement. Required where the answer depends on it.
---@field orders (grognard.axis_allies.Order|grognard.axis_allies.Order.Fields)[]|grognard.List<grognard.axis_allies.Order> The orders, in the order in which they are carried out. A piece may have several.
---@field cash? integer The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default. Default: 0.

---@class grognard.axis_allies.moves.check.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Declared.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Objection.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.moves.check.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Declared The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Objection[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a phase's orders are allowed, with every objection, on the board before them (AA 2, 3, 4.4).
---@param question grognard.axis_allies.moves.check.Question
---@param options? grognard.Options
---@return grognard.axis_allies.moves.check.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.moves.check.Question, options: grognard.RawOptions): grognard.axis_allies.moves.check.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.moves.check(question, options) end

grognard.axis_allies.landing = {}

---An aircraft that must land.
---@class grognard.axis_allies.landing.choices.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position after combat.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field unit integer The aircraft, as a group of `board.units`.

---@class grognard.axis_allies.landing.choices.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.LandingRange.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.LandingSpace.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.landing.choices.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.LandingRange The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.LandingSpace[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where an aircraft may land, on the board after combat (AA 3.4, 4.4).
---@param question grognard.axis_allies.landing.choices.Question
---@param options? grognard.Options
---@return grognard.axis_allies.landing.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.landing.choices.Question, options: grognard.RawOptions): grognard.axis_allies.landing.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.landing.choices(question, options) end

grognard.axis_allies.carriers = {}

---A sea battle that is over.
---@class grognard.axis_allies.carriers.choices.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position before the battle: pieces that were lost are still listed.
---@field power grognard.axis_allies.Power The power whose turn it is, which is the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle. It contains the forces and their losses.
---@field space grognard.axis_allies.Site|integer The sea zone.
---@field role grognard.axis_allies.Role The side whose fighters are settled.
---@field lost? integer[] The pieces that were lost: as many of each kind as the battle lost.
---@field kept? integer[] The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of the board's list.

---@class grognard.axis_allies.carriers.choices.Answer
---@field value grognard.axis_allies.StrandedFighters.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.carriers.choices.RawAnswer
---@field value grognard.axis_allies.StrandedFighters The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What fighters that lost their carrier have to choose from, on the board as the battle found it (AA 3.4b, 3.4e).
---@param question grognard.axis_allies.carriers.choices.Question
---@param options? grognard.Options
---@return grognard.axis_allies.carriers.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.carriers.choices.Question, options: grognard.RawOptions): grognard.axis_allies.carriers.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.carriers.choices(question, options) end

---A sea battle that is over.
---@class grognard.axis_allies.carriers.apply.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position before the battle: pieces that were lost are still listed.
---@field power grognard.axis_allies.Power The power whose turn it is, which is the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle. It contains the forces and their losses.
---@field space grognard.axis_allies.Site|integer The sea zone.
---@field role grognard.axis_allies.Role The side whose fighters are settled.
---@field lost? integer[] The pieces that were lost: as many of each kind as the battle lost.
---@field kept? integer[] The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of the board's list.

---@class grognard.axis_allies.carriers.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.StrandedFighters.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Landed.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.carriers.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.StrandedFighters The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Landed[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where fighters that lost their carrier go, on the board as the battle found it (AA 3.4b, 3.4e).
---@param question grognard.axis_allies.carriers.apply.Question
---@param options? grognard.Options
---@return grognard.axis_allies.carriers.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.carriers.apply.Question, options: grognard.RawOptions): grognard.axis_allies.carriers.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.carriers.apply(question, options) end

---The units that withdraw.
---@alias grognard.axis_allies.Leaving
---| "attackers" # All attackers except aircraft (4.1).
---| "attacking_submarines" # Some of the attacking submarines (4.2c).
---| "defending_submarines" # Some of the defending submarines (4.2d).

grognard.axis_allies.withdrawal = {}

---A battle from which units are to withdraw, and their destination.
---@class grognard.axis_allies.withdrawal.choices.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
---@field power grognard.axis_allies.Power The power whose turn it is, which is the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle at the same moment. It contains the units left, and whether it is an amphibious assault.
---@field space grognard.axis_allies.Site|integer The space of the battle.
---@field leaving grognard.axis_allies.Leaving The units that withdraw.
---@field ways? (grognard.axis_allies.Way|grognard.axis_allies.Way.Fields)[]|grognard.List<grognard.axis_allies.Way> The way of each attacking piece into the battle, including lost pieces and aircraft. Must not be empty if attackers withdraw; ignored if defenders do.
---@field destination? grognard.axis_allies.Site|integer The space to which they withdraw; ignored by `choices`.

---@class grognard.axis_allies.withdrawal.choices.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.WithdrawalSpaces.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.WithdrawalSpace.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.withdrawal.choices.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.WithdrawalSpaces The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.WithdrawalSpace[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Every space that a battle may be left for, on the board at that moment (AA 4.1b, 4.2c, 4.2d).
---@param question grognard.axis_allies.withdrawal.choices.Question
---@param options? grognard.Options
---@return grognard.axis_allies.withdrawal.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.withdrawal.choices.Question, options: grognard.RawOptions): grognard.axis_allies.withdrawal.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.withdrawal.choices(question, options) end

---A battle from which units are to withdraw, and their destination.
---@class grognard.axis_allies.withdrawal.assess.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
---@field power grognard.axis_allies.Power The power whose turn it is, which is the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle at the same moment. It contains the units left, and whether it is an amphibious assault.
---@field space grognard.axis_allies.Site|integer The space of the battle.
---@field leaving grognard.axis_allies.Leaving The units that withdraw.
---@field ways? (grognard.axis_allies.Way|grognard.axis_allies.Way.Fields)[]|grognard.List<grognard.axis_allies.Way> The way of each attacking piece into the battle, including lost pieces and aircraft. Must not be empty if attackers withdraw; ignored if defenders do.
---@field destination? grognard.axis_allies.Site|integer The space to which they withdraw; ignored by `choices`.

---@class grognard.axis_allies.withdrawal.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.withdrawal.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a battle may be left for a space, on the board at that moment (AA 4.1b, 4.2c, 4.2d).
---@param question grognard.axis_allies.withdrawal.assess.Question
---@param options? grognard.Options
---@return grognard.axis_allies.withdrawal.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.withdrawal.assess.Question, options: grognard.RawOptions): grognard.axis_allies.withdrawal.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.withdrawal.assess(question, options) end

---The units with which a territory is taken.
---@alias grognard.axis_allies.Means
---| "ground" # Infantry or armor.
---| "overflight" # Aircraft that flew over it.
---| "aa_gun" # An antiaircraft gun.
---| "ships" # Ships.

grognard.axis_allies.conquest = {}

---A territory that a power has taken.
---@class grognard.axis_allies.conquest.apply.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position, with the territory still in its former owner's hands.
---@field power grognard.axis_allies.Power The power that took it.
---@field space grognard.axis_allies.Site|integer The territory.
---@field means? grognard.axis_allies.Means The units with which it was taken. Required where the answer depends on it.

---@class grognard.axis_allies.conquest.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Conquest.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Transfer.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.conquest.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Conquest The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Transfer[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Who gets a territory that was taken, and what stands in it, on the board before it changes hands (AA 3.1e, 5.2b).
---@param question grognard.axis_allies.conquest.apply.Question
---@param options? grognard.Options
---@return grognard.axis_allies.conquest.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.conquest.apply.Question, options: grognard.RawOptions): grognard.axis_allies.conquest.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.conquest.apply(question, options) end

grognard.axis_allies.income = {}

---A power that collects its income.
---@class grognard.axis_allies.income.collect.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power The power.

---@class grognard.axis_allies.income.collect.Answer
---@field value grognard.axis_allies.Income.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.income.collect.RawAnswer
---@field value grognard.axis_allies.Income The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a power collects, on the board at the end of its turn (AA 5.2).
---@param question grognard.axis_allies.income.collect.Question
---@param options? grognard.Options
---@return grognard.axis_allies.income.collect.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.income.collect.Question, options: grognard.RawOptions): grognard.axis_allies.income.collect.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.income.collect(question, options) end

grognard.axis_allies.victory = {}

---A position in which victory is judged.
---@class grognard.axis_allies.victory.assess.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field us_turn_ended? boolean The American turn has just ended, so that M84 applies. Default: false.
---@field surrenders? grognard.axis_allies.Side The side that surrenders, if any. Default: "neither".

---@class grognard.axis_allies.victory.assess.Answer
---@field value grognard.axis_allies.Victory.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.victory.assess.RawAnswer
---@field value grognard.axis_allies.Victory The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a side has won, on the board at that moment (AA 5.1).
---@param question grognard.axis_allies.victory.assess.Question
---@param options? grognard.Options
---@return grognard.axis_allies.victory.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.victory.assess.Question, options: grognard.RawOptions): grognard.axis_allies.victory.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.victory.assess(question, options) end

grognard.axis_allies.placement = {}

---All pieces that a power places in a turn.
---@class grognard.axis_allies.placement.assess.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position after non-combat movement.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field placements (grognard.axis_allies.Placement|grognard.axis_allies.Placement.Fields)[]|grognard.List<grognard.axis_allies.Placement> The pieces that it places. If there are too many, the refusals are of later entries.

---@class grognard.axis_allies.placement.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Placed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Refusal.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.placement.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Placed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Refusal[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether all that a power places is allowed, on the board after non-combat movement (AA 2.7, 3.1b, 3.4f).
---@param question grognard.axis_allies.placement.assess.Question
---@param options? grognard.Options
---@return grognard.axis_allies.placement.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.placement.assess.Question, options: grognard.RawOptions): grognard.axis_allies.placement.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.placement.assess(question, options) end

grognard.axis_allies.game = {}

---The options of a new game.
---@class grognard.axis_allies.game.start.Question
---@field tas_links? boolean TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5. Default: false.
---@field play_on? boolean The game goes on after a victory. Default: false.
---@field mixed_cargo? boolean A transport may carry pieces of different nations. An option that replaces 3.3d. Default: false.
---@field technology? boolean Technology is played. It is not part of these rules: the fault `out_of_range`. Default: false.

---@class grognard.axis_allies.game.start.Answer
---@field value grognard.axis_allies.Position.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.start.RawAnswer
---@field value grognard.axis_allies.Position The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The position in which the game begins (AA map).
---@param question? grognard.axis_allies.game.start.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.start.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.start.Question, options: grognard.RawOptions): grognard.axis_allies.game.start.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.start(question, options) end

---A board, and the state of the turn.
---@class grognard.axis_allies.game.arrange.Question
---@field board grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The board. A group of several pieces is split into single pieces, numbered on from its `id`; without ids the pieces are numbered from 1 in the order of the list. The board must be the built-in one, with the built-in unit chart.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.TurnPhase The phase that begins. Required where the answer depends on it.
---@field round? integer The round; 0 counts as 1. Default: 0.
---@field cash? integer[] IPC of each power, in the order of their turns.
---@field play_on? boolean The game goes on after a victory. Default: false.

---@class grognard.axis_allies.game.arrange.Answer
---@field value grognard.axis_allies.Position.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.arrange.RawAnswer
---@field value grognard.axis_allies.Position The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The position that a board is, at the beginning of a phase.
---@param question grognard.axis_allies.game.arrange.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.arrange.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.arrange.Question, options: grognard.RawOptions): grognard.axis_allies.game.arrange.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.arrange(question, options) end

---A position.
---@class grognard.axis_allies.game.look.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.

---@class grognard.axis_allies.game.look.Answer
---@field value grognard.axis_allies.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.GamePiece.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.look.RawAnswer
---@field value grognard.axis_allies.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.GamePiece[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a position waits for, and every piece as it stands.
---@param question? grognard.axis_allies.game.look.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.look.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.look.Question, options: grognard.RawOptions): grognard.axis_allies.game.look.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.look(question, options) end

---A position.
---@class grognard.axis_allies.game.units.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.

---@class grognard.axis_allies.game.units.Answer
---@field value grognard.axis_allies.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Unit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.units.RawAnswer
---@field value grognard.axis_allies.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Unit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---A position's pieces as the units of a board, for the questions that take one.
---@param question? grognard.axis_allies.game.units.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.units.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.units.Question, options: grognard.RawOptions): grognard.axis_allies.game.units.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.units(question, options) end

---A position.
---@class grognard.axis_allies.game.holdings.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.

---@class grognard.axis_allies.game.holdings.Answer
---@field value grognard.axis_allies.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Holding.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.holdings.RawAnswer
---@field value grognard.axis_allies.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Holding[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---A position's spaces as the holdings of a board, for the questions that take one.
---@param question? grognard.axis_allies.game.holdings.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.holdings.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.holdings.Question, options: grognard.RawOptions): grognard.axis_allies.game.holdings.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.holdings(question, options) end

---A position.
---@class grognard.axis_allies.game.choices.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.

---@class grognard.axis_allies.game.choices.Answer
---@field value grognard.axis_allies.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Choice.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.choices.RawAnswer
---@field value grognard.axis_allies.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Choice[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Everything that may be done now.
---@param question? grognard.axis_allies.game.choices.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.choices.Question, options: grognard.RawOptions): grognard.axis_allies.game.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.choices(question, options) end

---A step of a game, as a line of orders or by its parts.
---@class grognard.axis_allies.game.assess.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.
---@field line? string One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, the other fields describe the step.
---@field choice? grognard.axis_allies.Choice|grognard.axis_allies.Choice.Fields A row of `choices`, given back as it is. If it has a kind of step, the fields after it but `dice` are not used.
---@field step? grognard.axis_allies.StepKind The kind of step. Required if `line` is empty and `choice` is absent.
---@field pieces? integer[] The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
---@field path? (grognard.axis_allies.Site|integer)[] For a move, the spaces that the pieces enter, in order.
---@field support? integer[] For an assault, the numbers of the battleships that give their support shot.
---@field dice? integer[] The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
---@field space? grognard.axis_allies.Site|integer The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or retreat.
---@field transport? integer The number of the transport to board. Default: 0.
---@field kind? grognard.axis_allies.Kind The kind of the pieces bought or placed. Required where the answer depends on it.
---@field count? integer The number of pieces bought or placed; 0 counts as 1. Default: 0.
---@field industrial_complex? grognard.axis_allies.Site|integer For ships that are placed, the territory of the complex that builds them; if absent, any that can.

---@class grognard.axis_allies.game.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.StepObjection.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.StepObjection[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a step may be taken, and every objection to it.
---@param question? grognard.axis_allies.game.assess.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.assess.Question, options: grognard.RawOptions): grognard.axis_allies.game.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.assess(question, options) end

---A step of a game, as a line of orders or by its parts.
---@class grognard.axis_allies.game.apply.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.
---@field line? string One line of orders, such as `2 inf, 1 arm UKR > CAU`. If it is empty, the other fields describe the step.
---@field choice? grognard.axis_allies.Choice|grognard.axis_allies.Choice.Fields A row of `choices`, given back as it is. If it has a kind of step, the fields after it but `dice` are not used.
---@field step? grognard.axis_allies.StepKind The kind of step. Required if `line` is empty and `choice` is absent.
---@field pieces? integer[] The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
---@field path? (grognard.axis_allies.Site|integer)[] For a move, the spaces that the pieces enter, in order.
---@field support? integer[] For an assault, the numbers of the battleships that give their support shot.
---@field dice? integer[] The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
---@field space? grognard.axis_allies.Site|integer The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or retreat.
---@field transport? integer The number of the transport to board. Default: 0.
---@field kind? grognard.axis_allies.Kind The kind of the pieces bought or placed. Required where the answer depends on it.
---@field count? integer The number of pieces bought or placed; 0 counts as 1. Default: 0.
---@field industrial_complex? grognard.axis_allies.Site|integer For ships that are placed, the territory of the complex that builds them; if absent, any that can.

---@class grognard.axis_allies.game.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Position.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.GameEffect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Position The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.GameEffect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The position after a step, and what the step did.
---@param question? grognard.axis_allies.game.apply.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.apply.Question, options: grognard.RawOptions): grognard.axis_allies.game.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.apply(question, options) end

---The battles of a turn, and the plans of both sides.
---@class grognard.axis_allies.game.chances.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position, in the combat phase.
---@field attacker_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The attacker's plan in every battle. Its retreats do not apply to amphibious assaults (AA 4.3b).
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The defenders' plan in every battle.

---@class grognard.axis_allies.game.chances.Answer
---@field value grognard.axis_allies.TurnChances.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.BattleOfTurn.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.chances.RawAnswer
---@field value grognard.axis_allies.TurnChances The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.BattleOfTurn[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of each battle that is still to be fought, and of all of them.
---@param question? grognard.axis_allies.game.chances.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.chances.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.chances.Question, options: grognard.RawOptions): grognard.axis_allies.game.chances.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.chances(question, options) end

---A position.
---@class grognard.axis_allies.game.pack.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.

---@class grognard.axis_allies.game.pack.Answer
---@field value grognard.axis_allies.Packed.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.PositionByte.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.pack.RawAnswer
---@field value grognard.axis_allies.Packed The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.PositionByte[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---A position as bytes, for files and wires.
---@param question? grognard.axis_allies.game.pack.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.pack.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.pack.Question, options: grognard.RawOptions): grognard.axis_allies.game.pack.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.pack(question, options) end

---The bytes of a position.
---@class grognard.axis_allies.game.unpack.Question
---@field bytes? integer[] The bytes.

---@class grognard.axis_allies.game.unpack.Answer
---@field value grognard.axis_allies.Position.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.unpack.RawAnswer
---@field value grognard.axis_allies.Position The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The position that bytes hold.
---@param question? grognard.axis_allies.game.unpack.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.unpack.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.unpack.Question, options: grognard.RawOptions): grognard.axis_allies.game.unpack.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.unpack(question, options) end

---A piece of a position and its path.
---@class grognard.axis_allies.game.movement.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position, in a movement phase.
---@field piece integer The number of the piece.
---@field path (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order.

---@class grognard.axis_allies.game.movement.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Passage.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.PieceEvent.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.movement.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Passage The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.PieceEvent[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a piece of a position may go along a path, what it costs and what happens (AA 2, 3, 4.4).
---@param question grognard.axis_allies.game.movement.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.movement.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.movement.Question, options: grognard.RawOptions): grognard.axis_allies.game.movement.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.movement(question, options) end

---A piece of a position.
---@class grognard.axis_allies.game.reach.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.
---@field piece integer The piece, by its number.

---@class grognard.axis_allies.game.reach.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Range.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Reached.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.reach.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Range The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Reached[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Everywhere that a piece of a position can go (AA 2, 3, 4.4).
---@param question grognard.axis_allies.game.reach.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.reach.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.reach.Question, options: grognard.RawOptions): grognard.axis_allies.game.reach.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.reach(question, options) end

---Troops of a position that board a transport together, or unload from it onto one land.
---@class grognard.axis_allies.game.transport.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position, in a movement phase.
---@field action grognard.axis_allies.Action The action: to board or to unload.
---@field transport integer The number of the transport.
---@field troops integer[] The numbers of the troops.
---@field space? grognard.axis_allies.Site|integer The land onto which they unload.

---@class grognard.axis_allies.game.transport.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Shipped.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.PieceEvent.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.transport.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Shipped The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.PieceEvent[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether troops of a position may board a transport or unload from it (AA 3.2, 3.3).
---@param question grognard.axis_allies.game.transport.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.transport.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.transport.Question, options: grognard.RawOptions): grognard.axis_allies.game.transport.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.transport(question, options) end

---Further orders for the phase of a position.
---@class grognard.axis_allies.game.moves.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position, in a movement phase.
---@field orders? (grognard.axis_allies.PieceOrder|grognard.axis_allies.PieceOrder.Fields)[]|grognard.List<grognard.axis_allies.PieceOrder> Further orders, in the order in which they are carried out. A piece may have several.

---@class grognard.axis_allies.game.moves.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Declared.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.StepObjection.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.moves.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Declared The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.StepObjection[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a position's orders and further ones are allowed together, with every objection (AA 2, 3, 4.4).
---@param question? grognard.axis_allies.game.moves.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.moves.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.moves.Question, options: grognard.RawOptions): grognard.axis_allies.game.moves.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.moves(question, options) end

---A piece of a position.
---@class grognard.axis_allies.game.landing.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.
---@field piece integer The piece, by its number.

---@class grognard.axis_allies.game.landing.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.LandingRange.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.LandingSpace.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.landing.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.LandingRange The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.LandingSpace[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where an aircraft of a position may land (AA 3.4, 4.4).
---@param question grognard.axis_allies.game.landing.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.landing.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.landing.Question, options: grognard.RawOptions): grognard.axis_allies.game.landing.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.landing(question, options) end

---A position in a battle that submarines or the attacker may leave.
---@class grognard.axis_allies.game.withdrawal.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position, in a battle that submarines or the attacker may leave now.

---@class grognard.axis_allies.game.withdrawal.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.WithdrawalSpaces.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.WithdrawalSpace.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.withdrawal.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.WithdrawalSpaces The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.WithdrawalSpace[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Every space that the battle of a position may be left for now (AA 4.1b, 4.2c, 4.2d).
---@param question? grognard.axis_allies.game.withdrawal.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.withdrawal.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.withdrawal.Question, options: grognard.RawOptions): grognard.axis_allies.game.withdrawal.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.withdrawal(question, options) end

---A position.
---@class grognard.axis_allies.game.carriers.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.

---@class grognard.axis_allies.game.carriers.Answer
---@field value grognard.axis_allies.StrandedFighters.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.carriers.RawAnswer
---@field value grognard.axis_allies.StrandedFighters The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What the owners of a position's fighters that lost their carrier choose from (AA 3.4b).
---@param question? grognard.axis_allies.game.carriers.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.carriers.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.carriers.Question, options: grognard.RawOptions): grognard.axis_allies.game.carriers.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.carriers(question, options) end

---A territory that the power whose turn it is has taken.
---@class grognard.axis_allies.game.conquest.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.
---@field space grognard.axis_allies.Site|integer The territory.
---@field means? grognard.axis_allies.Means The units with which it was taken. Required where the answer depends on it.

---@class grognard.axis_allies.game.conquest.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Conquest.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.GameEffect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.conquest.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Conquest The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.GameEffect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What follows if the power whose turn it is takes a territory (AA 3.1e, 5.2b).
---@param question grognard.axis_allies.game.conquest.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.conquest.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.conquest.Question, options: grognard.RawOptions): grognard.axis_allies.game.conquest.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.conquest(question, options) end

---A battle of a position.
---@class grognard.axis_allies.game.battle.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position, in the combat phase.
---@field space grognard.axis_allies.Site|integer The space.
---@field support? integer[] The numbers of the battleships that give their support shot; ignored in the current battle.

---@class grognard.axis_allies.game.battle.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Battle.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.battle.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Battle The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The battle of a space of a position, at hand or as it would begin (AA 3.5, 4.3).
---@param question grognard.axis_allies.game.battle.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.battle.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.battle.Question, options: grognard.RawOptions): grognard.axis_allies.game.battle.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.battle(question, options) end

---Pieces that the power whose turn it is places.
---@class grognard.axis_allies.game.placement.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position, in the placement phase.
---@field placements? (grognard.axis_allies.Placement|grognard.axis_allies.Placement.Fields)[]|grognard.List<grognard.axis_allies.Placement> Further placements of pieces in hand.

---@class grognard.axis_allies.game.placement.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Placed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Refusal.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.placement.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Placed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Refusal[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether pieces in hand may be placed, with those that are placed already (AA 2.7, 3.1b, 3.4f).
---@param question? grognard.axis_allies.game.placement.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.placement.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.placement.Question, options: grognard.RawOptions): grognard.axis_allies.game.placement.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.placement(question, options) end

---A power of a position that collects its income.
---@class grognard.axis_allies.game.income.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.
---@field power? grognard.axis_allies.Power The power; absent for the one whose turn it is. Default: "nobody".

---@class grognard.axis_allies.game.income.Answer
---@field value grognard.axis_allies.Income.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.income.RawAnswer
---@field value grognard.axis_allies.Income The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a power of a position collects at the end of its turn (AA 5.2).
---@param question? grognard.axis_allies.game.income.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.income.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.income.Question, options: grognard.RawOptions): grognard.axis_allies.game.income.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.income(question, options) end

---A position, and a side that surrenders.
---@class grognard.axis_allies.game.victory.Question
---@field position? grognard.axis_allies.Position|grognard.axis_allies.Position.Fields The position.
---@field surrenders? grognard.axis_allies.Side The side that surrenders, if any. Default: "neither".

---@class grognard.axis_allies.game.victory.Answer
---@field value grognard.axis_allies.Victory.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.game.victory.RawAnswer
---@field value grognard.axis_allies.Victory The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a side has won in a position (AA 5.1).
---@param question? grognard.axis_allies.game.victory.Question
---@param options? grognard.Options
---@return grognard.axis_allies.game.victory.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.game.victory.Question, options: grognard.RawOptions): grognard.axis_allies.game.victory.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.game.victory(question, options) end

---@class grognard.axis_allies.Game.Look
---@field value grognard.axis_allies.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.GamePiece.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.Game.Choices
---@field value grognard.axis_allies.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Choice.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.Game.Judged
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.StepObjection.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested; without a request those that say why it is forbidden.

---@class grognard.axis_allies.Game.Ordered
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.GameEffect.Table[] The effects.
---@field trail? grognard.Step.Cited[] The steps, if requested; without a request those that say why it is forbidden.

---@class grognard.axis_allies.Game.Chances
---@field value grognard.axis_allies.TurnChances.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.BattleOfTurn.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---An order that was done, and its ruling.
---@class grognard.axis_allies.Game.Played
---@field order string|table The order, as it may be given again.
---@field dice? integer[] The dice of a row.
---@field cites string[] The rules that allowed it.
---@field effects grognard.axis_allies.GameEffect.Table[] What it did.
---@field dice_thrown boolean Dice were thrown with it.
---@field line? string The order as a line, with the names of units and hexes. In the native module only.

---The options of a new game.
---@class grognard.axis_allies.Game.Options
---@field tas_links? boolean TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5. Default: false.
---@field play_on? boolean The game goes on after a victory. Default: false.
---@field mixed_cargo? boolean A transport may carry pieces of different nations. An option that replaces 3.3d. Default: false.
---@field technology? boolean Technology is played. It is not part of these rules: the fault `out_of_range`. Default: false.

---The plans for the chances of a turn's battles.
---@class grognard.axis_allies.Game.Plans
---@field attacker_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The attacker's plan in every battle. Its retreats do not apply to amphibious assaults (AA 4.3b).
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The defenders' plan in every battle.

---A game, refereed from one position that remembers. A line of orders is in the notation of mail games.
---@class grognard.axis_allies.Game: userdata
local Game = {}

---Judges an order, and does it if it is allowed.
---@param order string|grognard.axis_allies.Choice.Table|table A line, a row of the choices, or fields with the kind of order as `step`.
---@param dice_or_options? integer[]|grognard.Trail The dice of a row; of any other order its options.
---@param options? grognard.Trail Options of a row.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:order(order, dice_or_options, options) end

---Judges an order; nothing changes. The rows are the objections to it.
---@param order string|grognard.axis_allies.Choice.Table|table A line, a row of the choices, or fields with the kind of order as `step`.
---@param dice_or_options? integer[]|grognard.Trail The dice of a row; of any other order its options.
---@param options? grognard.Trail Options of a row.
---@return grognard.axis_allies.Game.Judged? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:judge(order, dice_or_options, options) end

---Returns an order of this position as the line that `order` reads. In the native module only.
---@param order string|grognard.axis_allies.Choice.Table|table A line, a row of the choices, or fields with the kind of order as `step`.
---@param dice? integer[] The dice of a row.
---@return string? line
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:line(order, dice) end

---Returns everything that may be done now, as rows. Each row is an order.
---@return grognard.axis_allies.Game.Choices? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:choices() end

---Returns what the game waits for, and all that stands on the board as rows.
---@return grognard.axis_allies.Game.Look? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:look() end

---Returns the exact chances of what is open.
---@param plans? grognard.axis_allies.Game.Plans
---@param options? grognard.Trail
---@return grognard.axis_allies.Game.Chances? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:chances(plans, options) end

---Takes back the last order and returns it.
---@param referee? boolean Takes back an order with which dice were thrown too.
---@return grognard.axis_allies.Game.Played? played
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:undo(referee) end

---Does the order again that was taken back last, and returns it.
---@return grognard.axis_allies.Game.Played? played
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:redo() end

---Returns the orders that were done, with their rulings.
---@return grognard.axis_allies.Game.Played[]? history
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:history() end

---Returns whether dice were thrown with the last order.
---@return boolean? thrown
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:dice_thrown() end

---Returns the number of dice for which the game waits.
---@return integer? count
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:dice_needed() end

---Returns the position as text.
---@return string? text
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:text() end

---Returns the position as bytes.
---@return string? bytes
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:pack() end

---Returns a copy with its history.
---@return grognard.axis_allies.Game? game
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:copy() end

---Purchase: `count` pieces of `kind` are bought.
---@param kind grognard.axis_allies.Kind The kind of the pieces bought or placed. Required where the answer depends on it.
---@param count? integer The number of pieces bought or placed; 0 counts as 1.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:buy(kind, count) end

---Movement: `pieces` move together along `path`. The cargo of a ship moves with it and is not listed.
---@param pieces integer[]|string The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
---@param path (grognard.axis_allies.Site|integer)[] For a move, the spaces that the pieces enter, in order.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:move(pieces, path) end

---Movement: `pieces` board the `transport`.
---@param pieces integer[]|string The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
---@param transport integer The number of the transport to board.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:board(pieces, transport) end

---Movement: `pieces` unload onto the land `space`.
---@param pieces integer[]|string The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
---@param space grognard.axis_allies.Site|integer The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or retreat.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:unload(pieces, space) end

---Combat movement: bombers over an industrial complex are to raid it.
---@param pieces integer[]|string The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:raid(pieces) end

---Combat: the battle in `space` begins, with the `support` of battleships. Each battleship that may support it is a choice of its own; others may join before the dice of the support shots.
---@param space grognard.axis_allies.Site|integer The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or retreat.
---@param support? integer[] For an assault, the numbers of the battleships that give their support shot.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:fight(space, support) end

---Combat: the raid on `space` begins.
---@param space grognard.axis_allies.Site|integer The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or retreat.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:bomb(space) end

---The `dice` for which the position waits.
---@param dice integer[] The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:dice(dice) end

---The losses for which the position waits, or some of them: `pieces`.
---@param pieces integer[]|string The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:lose(pieces) end

---The submarines in `pieces` withdraw to `space`, and others may follow; without pieces the others stay.
---@param pieces? integer[]|string The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
---@param space? grognard.axis_allies.Site|integer The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or retreat.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:withdraw(pieces, space) end

---The attacker continues the battle.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:press() end

---The attacker retreats to `space`; absent if only aircraft retreat.
---@param space? grognard.axis_allies.Site|integer The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or retreat.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:retreat(space) end

---Placement: `count` pieces of `kind` are placed in `space`.
---@param kind grognard.axis_allies.Kind The kind of the pieces bought or placed. Required where the answer depends on it.
---@param space grognard.axis_allies.Site|integer The space of the step: the land to unload onto, or the space of a battle, raid, placement, withdrawal or retreat.
---@param count? integer The number of pieces bought or placed; 0 counts as 1.
---@param industrial_complex? grognard.axis_allies.Site|integer For ships that are placed, the territory of the complex that builds them; if absent, any that can.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:place(kind, space, count, industrial_complex) end

---The side whose turn it is surrenders.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:surrender() end

---The phase ends.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:end_() end

---Fighters that lost their carrier land on the remaining ones: `pieces` before others, and without pieces the others in the order of the list.
---@param pieces? integer[]|string The numbers of the pieces that move, board, unload, raid, are lost or withdraw.
---@return grognard.axis_allies.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:keep(pieces) end

---Begins a game, or takes up a saved one: its text, or the bytes of `pack`.
---@param options? grognard.axis_allies.Game.Options|string
---@return grognard.axis_allies.Game? game
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.axis_allies.Game(options) end

return grognard

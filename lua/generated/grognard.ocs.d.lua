---@meta _
-- Generated from the library's own description by `cargo run -p grognard-generate`; do not edit.

---@class (partial) grognard
local grognard = {}

grognard.ocs = {}

---A side of a new game.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.NewSide: userdata
---@field name string Its name in texts; its number if it has none.
---@field trucks_provided grognard.Measure The truck points (TP) that the scenario provides.
---@field rail_cap grognard.Measure The Rail Cap of a turn, in points of capacity.

---A side of a new game.
---@class grognard.ocs.NewSide.Table: grognard.ocs.NewSide.Fields
---@field name string Its name in texts; its number if it has none.
---@field trucks_provided grognard.Measure The truck points (TP) that the scenario provides.
---@field rail_cap grognard.Measure The Rail Cap of a turn, in points of capacity.

---A side of a new game.
---@class grognard.ocs.NewSide.Fields
---@field name? string Its name in texts; its number if it has none.
---@field trucks_provided? grognard.Measure The truck points (TP) that the scenario provides. Default: 0.
---@field rail_cap? grognard.Measure The Rail Cap of a turn, in points of capacity. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.NewSide.Fields
---@return grognard.ocs.NewSide? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.NewSide): grognard.ocs.NewSide
function grognard.ocs.NewSide(fields) end

---The name of a unit in a text: bytes without blanks, with zeros after its end.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.UnitName: userdata
---@field unit integer The unit's number.
---@field name string Its name.

---The name of a unit in a text: bytes without blanks, with zeros after its end.
---@class grognard.ocs.UnitName.Table: grognard.ocs.UnitName.Fields
---@field unit integer The unit's number.
---@field name string Its name.

---The name of a unit in a text: bytes without blanks, with zeros after its end.
---@class grognard.ocs.UnitName.Fields
---@field unit? integer The unit's number. Default: 0.
---@field name? string Its name.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.UnitName.Fields
---@return grognard.ocs.UnitName? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.UnitName): grognard.ocs.UnitName
function grognard.ocs.UnitName(fields) end

---Where a game stands.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Situation: userdata
---@field turn grognard.ocs.TurnState Where it stands in its sequence of play.
---@field on_map integer The units on the map.
---@field off_map integer The units off the map: those that are due, and the Dead Pile.
---@field due integer Of these those that are due.
---@field may_end boolean The segment may end.
---@field open grognard.ocs.Open The combat or barrage that is open.

---Where a game stands.
---@class grognard.ocs.Situation.Table: grognard.ocs.Situation.Fields
---@field turn grognard.ocs.TurnState.Table Where it stands in its sequence of play.
---@field on_map integer The units on the map.
---@field off_map integer The units off the map: those that are due, and the Dead Pile.
---@field due integer Of these those that are due.
---@field may_end boolean The segment may end.
---@field open grognard.ocs.Open.Table The combat or barrage that is open.

---Where a game stands.
---@class grognard.ocs.Situation.Fields
---@field turn? grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where it stands in its sequence of play.
---@field on_map? integer The units on the map. Default: 0.
---@field off_map? integer The units off the map: those that are due, and the Dead Pile. Default: 0.
---@field due? integer Of these those that are due. Default: 0.
---@field may_end? boolean The segment may end. Default: false.
---@field open? grognard.ocs.Open|grognard.ocs.Open.Fields The combat or barrage that is open.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Situation.Fields
---@return grognard.ocs.Situation? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Situation): grognard.ocs.Situation
function grognard.ocs.Situation(fields) end

---What is open.
---@alias grognard.ocs.OpenKind
---| "nothing" # Nothing.
---| "combat" # A combat, an overrun or a Beach Assault.
---| "barrage" # A barrage of units.

---A combat or a barrage that is open.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Open: userdata
---@field target? grognard.Hex The hex that is attacked or barraged. If nothing is open, it is absent, or 0,0 in C, C++, C# and Rust.
---@field what grognard.ocs.OpenKind What it is.
---@field assessed boolean Both sides of the combat are supplied, and its odds are known.
---@field rolled boolean The dice were thrown.
---@field attacker_lead integer The attacking unit whose Action Rating counts, by its number, once the odds are known; 0 for none.
---@field defender_lead integer The defending unit whose Action Rating counts, by its number, once the odds are known; 0 for none.
---@field assessment grognard.ocs.Assessment The odds of the combat, once they are known.
---@field battle grognard.ocs.Battle The combat, once the dice were thrown.
---@field barrage grognard.ocs.BarrageAssessment The column of the barrage.
---@field barraged grognard.ocs.Barraged The barrage, once the dice were thrown.

---A combat or a barrage that is open.
---@class grognard.ocs.Open.Table: grognard.ocs.Open.Fields
---@field target? grognard.Hex.Table The hex that is attacked or barraged. If nothing is open, it is absent, or 0,0 in C, C++, C# and Rust.
---@field what grognard.ocs.OpenKind What it is.
---@field assessed boolean Both sides of the combat are supplied, and its odds are known.
---@field rolled boolean The dice were thrown.
---@field attacker_lead integer The attacking unit whose Action Rating counts, by its number, once the odds are known; 0 for none.
---@field defender_lead integer The defending unit whose Action Rating counts, by its number, once the odds are known; 0 for none.
---@field assessment grognard.ocs.Assessment.Table The odds of the combat, once they are known.
---@field battle grognard.ocs.Battle.Table The combat, once the dice were thrown.
---@field barrage grognard.ocs.BarrageAssessment.Table The column of the barrage.
---@field barraged grognard.ocs.Barraged.Table The barrage, once the dice were thrown.

---A combat or a barrage that is open.
---@class grognard.ocs.Open.Fields
---@field target? grognard.Hex|grognard.Hex.Fields|integer[] The hex that is attacked or barraged. If nothing is open, it is absent, or 0,0 in C, C++, C# and Rust.
---@field what? grognard.ocs.OpenKind What it is. Default: "nothing".
---@field assessed? boolean Both sides of the combat are supplied, and its odds are known. Default: false.
---@field rolled? boolean The dice were thrown. Default: false.
---@field attacker_lead? integer The attacking unit whose Action Rating counts, by its number, once the odds are known; 0 for none. Default: 0.
---@field defender_lead? integer The defending unit whose Action Rating counts, by its number, once the odds are known; 0 for none. Default: 0.
---@field assessment? grognard.ocs.Assessment|grognard.ocs.Assessment.Fields The odds of the combat, once they are known.
---@field battle? grognard.ocs.Battle|grognard.ocs.Battle.Fields The combat, once the dice were thrown.
---@field barrage? grognard.ocs.BarrageAssessment|grognard.ocs.BarrageAssessment.Fields The column of the barrage.
---@field barraged? grognard.ocs.Barraged|grognard.ocs.Barraged.Fields The barrage, once the dice were thrown.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Open.Fields
---@return grognard.ocs.Open? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Open): grognard.ocs.Open
function grognard.ocs.Open(fields) end

---Something that a segment waits for.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Duty: userdata
---@field rule integer The rule.
---@field unit integer The unit, by its number; 0 for none.
---@field amount integer How much: steps, RE, markers, by rule, rounded up; 0 where it is no number.

---Something that a segment waits for.
---@class grognard.ocs.Duty.Table: grognard.ocs.Duty.Fields
---@field rule integer The rule.
---@field unit integer The unit, by its number; 0 for none.
---@field amount integer How much: steps, RE, markers, by rule, rounded up; 0 where it is no number.

---Something that a segment waits for.
---@class grognard.ocs.Duty.Fields
---@field rule? integer The rule.
---@field unit? integer The unit, by its number; 0 for none. Default: 0.
---@field amount? integer How much: steps, RE, markers, by rule, rounded up; 0 where it is no number. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Duty.Fields
---@return grognard.ocs.Duty? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Duty): grognard.ocs.Duty
function grognard.ocs.Duty(fields) end

---The kind of an order that can be chosen.
---@alias grognard.ocs.Act
---| "next" # The segment ends.
---| "change" # A unit takes a mode, or turns.
---| "release" # A unit is released from Reserve.
---| "march" # A unit moves. Its cost is in movement points.
---| "load" # Transport Points load.
---| "unload" # Transport Points unload.
---| "blow" # A dump is blown.
---| "fuel" # A unit is fuelled.
---| "absorb" # A multi-step unit absorbs Breakdowns.
---| "extend" # Transport Points form an Extender, or it is unformed.
---| "collapse" # An Extender collapses.
---| "refit" # An air base refits aircraft.
---| "break_out" # A unit breaks out.
---| "rail" # A unit or supply moves by rail.
---| "construct" # A unit builds.
---| "attack" # Units attack or overrun a hex.
---| "defend" # The defenders of the open combat are supplied, or not.
---| "odds" # The odds of the open combat are taken.
---| "roll" # The dice of what is open are thrown.
---| "settle" # A side settles its part of the combat.
---| "retreat" # A unit retreats.
---| "advance" # Attackers advance, or none.
---| "capture" # What has fallen in a hex is captured.
---| "barrage" # Artillery barrages a hex.
---| "suffer" # The target of the barrage takes its losses.
---| "restock" # A unit restocks.
---| "trace" # The side traces supply.
---| "eat" # A unit eats.
---| "mark" # Who neither traced nor ate is marked.
---| "attrition" # The units of a hex check attrition.
---| "rebuild" # A unit is rebuilt.
---| "arrive" # A reinforcement arrives.
---| "consolidate" # Two units are consolidated.
---| "eliminate" # A unit of an overstacked hex is eliminated (4.8a).
---| "break_down" # A multi-step unit makes Breakdowns.
---| "combine" # Transport Points are combined, or divided.
---| "concede" # The defender lets a Beach Assault land.
---| "bombard" # Units barrage a facility.

---What was chosen so far, or what can be chosen next. A row of the choices is the question of the next level, and one that
---is `complete` is an order. A row that is not, and has `picked` a unit, names it as `other`.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.GameChoice: userdata
---@field act? grognard.ocs.Act The kind of order; absent at first.
---@field complete boolean It is an order.
---@field how integer The way by act: the code of the mode, of the task, of the facility, or of the way to pay for fuel. It is 1 for all units together. Of a march it is the unit whose way it is, 0 for the first.
---@field also integer A second word: the code of the orientation; 1 to ignore an option, or to fight on internal stocks; 2 where those fight on them for whom nobody pays.
---@field unit integer The unit that acts, by its number; 0 before it is chosen, and for acts of a side.
---@field other integer Another unit, by its number: the dump that pays or is loaded, the unit that is rebuilt; 0 for none.
---@field hex grognard.Hex Where to.
---@field amount integer The amount: T, steps, hexes, by act; of Transport Points that are divided, quarters of a point on the first counter.
---@field way integer The way of a retreat: the sides that it crosses, three bits each, the first lowest, counted from 1. Of Transport Points that are divided it is what the first counter carries, in T. Of a combat it is the units that fight on stocks, a bit each, the first lowest, and 0 where those do for whom nobody pays.
---@field cost grognard.Measure The cost, for information: of a march the MP that are spent then, of other acts T.
---@field picked integer[] Units that were picked one by one, by their numbers, and 0 behind them. They are those that act with the unit, those that lose a step each before others do, the Breakdowns that are made, or those that are eliminated.

---What was chosen so far, or what can be chosen next. A row of the choices is the question of the next level, and one that is `complete` is an order. A row that is not, and has `picked` a unit, names it as `other`.
---@class grognard.ocs.GameChoice.Table: grognard.ocs.GameChoice.Fields
---@field act? grognard.ocs.Act The kind of order; absent at first.
---@field complete boolean It is an order.
---@field how integer The way by act: the code of the mode, of the task, of the facility, or of the way to pay for fuel. It is 1 for all units together. Of a march it is the unit whose way it is, 0 for the first.
---@field also integer A second word: the code of the orientation; 1 to ignore an option, or to fight on internal stocks; 2 where those fight on them for whom nobody pays.
---@field unit integer The unit that acts, by its number; 0 before it is chosen, and for acts of a side.
---@field other integer Another unit, by its number: the dump that pays or is loaded, the unit that is rebuilt; 0 for none.
---@field hex grognard.Hex.Table Where to.
---@field amount integer The amount: T, steps, hexes, by act; of Transport Points that are divided, quarters of a point on the first counter.
---@field way integer The way of a retreat: the sides that it crosses, three bits each, the first lowest, counted from 1. Of Transport Points that are divided it is what the first counter carries, in T. Of a combat it is the units that fight on stocks, a bit each, the first lowest, and 0 where those do for whom nobody pays.
---@field cost grognard.Measure The cost, for information: of a march the MP that are spent then, of other acts T.
---@field picked integer[] Units that were picked one by one, by their numbers, and 0 behind them. They are those that act with the unit, those that lose a step each before others do, the Breakdowns that are made, or those that are eliminated.

---What was chosen so far, or what can be chosen next. A row of the choices is the question of the next level, and one that is `complete` is an order. A row that is not, and has `picked` a unit, names it as `other`.
---@class grognard.ocs.GameChoice.Fields
---@field act? grognard.ocs.Act The kind of order; absent at first.
---@field complete? boolean It is an order. Default: false.
---@field how? integer The way by act: the code of the mode, of the task, of the facility, or of the way to pay for fuel. It is 1 for all units together. Of a march it is the unit whose way it is, 0 for the first. Default: 0.
---@field also? integer A second word: the code of the orientation; 1 to ignore an option, or to fight on internal stocks; 2 where those fight on them for whom nobody pays. Default: 0.
---@field unit? integer The unit that acts, by its number; 0 before it is chosen, and for acts of a side. Default: 0.
---@field other? integer Another unit, by its number: the dump that pays or is loaded, the unit that is rebuilt; 0 for none. Default: 0.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] Where to.
---@field amount? integer The amount: T, steps, hexes, by act; of Transport Points that are divided, quarters of a point on the first counter. Default: 0.
---@field way? integer The way of a retreat: the sides that it crosses, three bits each, the first lowest, counted from 1. Of Transport Points that are divided it is what the first counter carries, in T. Of a combat it is the units that fight on stocks, a bit each, the first lowest, and 0 where those do for whom nobody pays. Default: 0.
---@field cost? grognard.Measure The cost, for information: of a march the MP that are spent then, of other acts T. Default: 0.
---@field picked? integer[] Units that were picked one by one, by their numbers, and 0 behind them. They are those that act with the unit, those that lose a step each before others do, the Breakdowns that are made, or those that are eliminated.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.GameChoice.Fields
---@return grognard.ocs.GameChoice? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.GameChoice): grognard.ocs.GameChoice
function grognard.ocs.GameChoice(fields) end

---The kind of a change to a unit.
---@alias grognard.ocs.EffectKind
---| "lose_steps" # The unit loses `amount` steps and survives.
---| "eliminate" # The unit is eliminated.
---| "disorganize" # The unit becomes disorganized.
---| "retreat" # The unit has still to retreat `amount` hexes.
---| "exploit" # The unit is marked Exploit.
---| "lose_reserve" # The unit loses its Reserve marker.
---| "move_mode" # The unit is turned to Move Mode.
---| "stays" # The unit stays behind.
---| "stop" # The unit moves no further in this phase: `amount` is the reason.
---| "pay_supply" # The unit pays `amount` T out of the supply that it carries or is.
---| "spend_mp" # The unit spends `amount` MP.
---| "load" # The unit loads `amount` T.
---| "unload" # The unit unloads `amount` T.
---| "place_supply" # `amount` T are placed on the ground in the hex.
---| "capture" # The unit is captured by the enemy: of Transport Points `amount` points (TP), of anything else the whole.
---| "capture_supply" # `amount` T of the unit's supply are captured by the enemy.
---| "destroy_supply" # `amount` T of the unit's supply are destroyed.
---| "convert" # The captured part of the unit, `amount` points (TP), becomes regular Transport Points.
---| "displace" # The rest of the unit is displaced by up to `amount` hexes.
---| "collapse" # The Extender collapses, where its owner chooses.
---| "build" # A facility of `amount` levels is placed in the hex; 0 is an air strip.
---| "set_level" # The unit's level is set to `amount`.
---| "set_hits" # The unit's hits are set to `amount`.
---| "place" # The unit of the question is placed in the hex with `amount` steps lost; it is aboard nothing, and has no retreat to make any more.
---| "remove" # The unit is removed from the map without being destroyed.
---| "gain_steps" # The unit regains `amount` steps.
---| "set_formation" # The unit joins the formation numbered `amount`.
---| "transported" # The unit has been transported in this phase: `amount` is the kind of transport.
---| "fresh_track" # The unit has moved by rail in this phase over track that was converted in it.
---| "convert_track" # The unit converts the railroad in the hex to the gauge `amount`.
---| "set_mode" # The unit takes a mode: `amount`.
---| "orient" # The unit shows a side of its counter: `amount` is the orientation.
---| "release" # The unit is released from Reserve Mode.
---| "set_stocks" # The unit's internal stocks come to the state `amount`.
---| "out_of_supply" # The unit is marked Out of Supply.
---| "in_supply" # The unit's Out of Supply marker comes off.
---| "begin_phase" # The unit's record of the phase begins anew: it has spent and done nothing, and stands in the stack numbered `amount`.
---| "move" # The unit moves to the hex, which it enters by movement.
---| "set_progress" # The unit's movement in this phase has come as far as `amount`.
---| "fuel" # The unit is fuelled: `amount` is the way.
---| "end_fuel" # The unit's fuel ends.
---| "set_threw" # The headquarters has thrown fuel in this phase: `amount` is where from.
---| "mark" # The unit gets the mark `amount`.
---| "unmark" # The unit loses the mark `amount`.
---| "set_supply" # The unit was supplied in this Supply Phase: `amount` is how.
---| "mark_hex" # The hex, and no unit, gets the mark `amount`.
---| "unmark_hex" # The hex, and no unit, loses the mark `amount`.
---| "end_trainbusting" # The hex, and no unit, is in no Trainbusting zone any more that affects side `amount`.
---| "set_combat_supply" # The unit's combat supply in the current combat is paid: `amount` is how; absent once the combat is over.
---| "set_combat_stage" # The settlement of the combat in the hex, and no unit, has come as far as `amount`. It is absent once the combat is over, of which the hex then remembers nothing.
---| "set_weather" # The hex, and no unit, has the weather numbered `amount`.
---| "form" # The Transport Points become an Extender of `amount` points (TP).
---| "unform" # The Extender becomes Transport Points.
---| "trainbust" # The hex, and no unit, gets a Trainbusting marker that affects side `amount`.
---| "trainbust_zone" # The hex, and no unit, is in a Trainbusting zone that affects side `amount`.
---| "use_port" # The port has used `amount` T of its capacity in this phase.
---| "set_attacked_from" # The hex, and no unit, is attacked across the hexsides of `amount`: bit n for the n-th side.
---| "set_due" # The unit leaves the map and returns as a reinforcement in game turn `amount`, with its losses and no markers; of Transport Points, one of them.
---| "activate" # The Inactive aircraft becomes Active.

---Why a unit moves no further in a phase.
---@alias grognard.ocs.Halted
---| "nothing" # Nothing keeps it from moving on.
---| "dropped_off" # It was dropped off, or its stack went on without it (6.1f).
---| "passed" # Another unit moved, or an air mission was flown, after it had begun to move (6.1g).
---| "negates" # It negates a zone of control for others (4.5b).
---| "fell_back" # It has fallen back from its overrun (8.1f).
---| "worked" # It has done construction (13.8d, 15.4, 16.0b, 16.0c, 19.0c).
---| "detrained" # It has moved by rail (13.3e).
---| "collapsed" # It was an Extender and has collapsed (9.14d).

---A kind of transport (4.7d): any movement of a unit other than by its own movement allowance.
---@alias grognard.ocs.Transport
---| "nothing" # No transport.
---| "rail" # A train, by Rail Cap (13.3).
---| "air" # Aircraft that land the unit at an air base (14.9).
---| "air_drop" # Aircraft that drop the unit (14.10).
---| "landing_craft" # Landing craft (18.4, 18.5).
---| "beach_assault" # Landing craft that land the unit in a Beach Assault (18.6).
---| "shipping" # Abstract shipping (19.0f).
---| "transport_point" # Transport Points, which carry supply only (13.2).

---The mode of a unit.
---@alias grognard.ocs.Mode
---| "combat" # Combat Mode.
---| "move" # Move Mode.
---| "reserve" # Reserve Mode.
---| "strat" # Strat Mode.
---| "exploit" # Exploit Mode.
---| "dg" # Disorganized (DG).

---A side of the counter.
---@alias grognard.ocs.Orientation
---| "combat" # The Combat Mode side.
---| "move" # The Move Mode side.

---The state of a unit's internal stocks.
---@alias grognard.ocs.Stocks
---| "full" # Full.
---| "low" # Low: used once.
---| "exhausted" # Exhausted: used twice.

---What a unit has done of its movement in a phase, or what construction has done to a facility.
---@alias grognard.ocs.Progress
---| "nothing" # Nothing.
---| "changed" # It has changed its mode, and has entered no hex.
---| "entered" # It has entered a hex.
---| "captured" # It was captured outside a Movement Phase, and does not move before its side's next Movement Phase.
---| "built" # It has done construction, and neither changes its mode nor enters a hex.
---| "improved" # A level of the facility was added or a hit repaired in this turn.
---| "reduced" # A level of the facility was removed, in this turn or, of an air base, in this phase; or a hit was inflicted by construction in this turn.
---| "improved_and_reduced" # Both.
---| "fallen" # It is no combat unit, and an attack-capable enemy unit has entered its hex: it is captured before anything else is done (9.14).
---| "fallen_to_advance" # The same, by an advance after combat (9.12g).
---| "refitted" # The air base has refitted aircraft in this phase.
---| "fallen_improved" # A level of the facility was added in this turn, and it has fallen.

---The way in which a unit was fuelled.
---@alias grognard.ocs.FuelledBy
---| "itself" # By itself, or from a headquarters that is fuelled: until the end of the phase.
---| "formation" # With its formation: until its side's next Clean Up Phase.
---| "hq" # As a headquarters with the independent units in its throw range: until its side's next Clean Up Phase.

---Where a headquarters has thrown fuel from in a phase.
---@alias grognard.ocs.Threw
---| "nowhere" # It has thrown none.
---| "here" # The hex in which it is.
---| "elsewhere" # A hex that it has left.

---A mark of a unit.
---@alias grognard.ocs.UnitMark
---| "attacked" # It has attacked in this Combat Segment.
---| "barraged" # It has barraged in this phase.

---How a unit was supplied in a Supply Phase.
---@alias grognard.ocs.LastSupply
---| "never" # It has been in no Supply Phase.
---| "traced" # It traced supply.
---| "ate" # It ate supply.
---| "neither" # It did neither, and was marked Out of Supply.

---A mark of a hex.
---@alias grognard.ocs.HexMark
---| "blown" # Its dump was blown in this phase.
---| "attacked" # It was attacked in this segment.
---| "barraged" # It was barraged in this phase.
---| "converted" # A railroad in it was converted in this phase.
---| "checked" # Its units that are Out of Supply have checked attrition in this phase.
---| "barrage_settled" # Its barrage of this phase is settled.

---The source of a unit's combat supply in the current combat.
---@alias grognard.ocs.CombatSupply
---| "paid" # Supply on the map, which is paid.
---| "stocks" # The unit's internal stocks.
---| "none" # No combat supply.

---The side that settles a result next.
---@alias grognard.ocs.Stage
---| "attacker" # The attacker settles next.
---| "defender" # The defender settles next.
---| "over" # The result is settled.

---What an order did.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.GameEffect: userdata
---@field unit integer The unit, by its number; 0 for an effect on a hex.
---@field rule integer The rule that requires it.
---@field hex? grognard.Hex The hex. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
---@field amount grognard.Measure The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none.
---@field what? grognard.ocs.EffectKind The kind of change.

---What an order did.
---@class grognard.ocs.GameEffect.Table: grognard.ocs.GameEffect.Fields
---@field unit integer The unit, by its number; 0 for an effect on a hex.
---@field rule integer The rule that requires it.
---@field hex? grognard.Hex.Table The hex. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
---@field amount grognard.Measure The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none.
---@field what? grognard.ocs.EffectKind The kind of change.

---What an order did.
---@class grognard.ocs.GameEffect.Fields
---@field unit? integer The unit, by its number; 0 for an effect on a hex. Default: 0.
---@field rule? integer The rule that requires it.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
---@field amount? grognard.Measure The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none. Default: 0.
---@field what? grognard.ocs.EffectKind The kind of change.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.GameEffect.Fields
---@return grognard.ocs.GameEffect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.GameEffect): grognard.ocs.GameEffect
function grognard.ocs.GameEffect(fields) end

---A reason against an order.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Objection: userdata
---@field rule integer The rule.
---@field unit integer The unit, by its number; 0 for none.
---@field amount integer By how much the order is over or short: MP, points, steps or RE, by rule, rounded up; 0 where it is no number.

---A reason against an order.
---@class grognard.ocs.Objection.Table: grognard.ocs.Objection.Fields
---@field rule integer The rule.
---@field unit integer The unit, by its number; 0 for none.
---@field amount integer By how much the order is over or short: MP, points, steps or RE, by rule, rounded up; 0 where it is no number.

---A reason against an order.
---@class grognard.ocs.Objection.Fields
---@field rule? integer The rule.
---@field unit? integer The unit, by its number; 0 for none. Default: 0.
---@field amount? integer By how much the order is over or short: MP, points, steps or RE, by rule, rounded up; 0 where it is no number. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Objection.Fields
---@return grognard.ocs.Objection? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Objection): grognard.ocs.Objection
function grognard.ocs.Objection(fields) end

---The exact chances of what is open.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.OpenChances: userdata
---@field what grognard.ocs.OpenKind What is open.
---@field combat grognard.ocs.CombatDistribution Of a combat whose odds are taken.
---@field barrage grognard.ocs.BarrageDistribution Of a barrage.

---The exact chances of what is open.
---@class grognard.ocs.OpenChances.Table: grognard.ocs.OpenChances.Fields
---@field what grognard.ocs.OpenKind What is open.
---@field combat grognard.ocs.CombatDistribution.Table Of a combat whose odds are taken.
---@field barrage grognard.ocs.BarrageDistribution.Table Of a barrage.

---The exact chances of what is open.
---@class grognard.ocs.OpenChances.Fields
---@field what? grognard.ocs.OpenKind What is open. Default: "nothing".
---@field combat? grognard.ocs.CombatDistribution|grognard.ocs.CombatDistribution.Fields Of a combat whose odds are taken.
---@field barrage? grognard.ocs.BarrageDistribution|grognard.ocs.BarrageDistribution.Fields Of a barrage.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.OpenChances.Fields
---@return grognard.ocs.OpenChances? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.OpenChances): grognard.ocs.OpenChances
function grognard.ocs.OpenChances(fields) end

---How a strength is printed.
---@alias grognard.ocs.Style
---| "printed" # Without parentheses; 0 is a strength.
---| "parenthesised" # In parentheses: for defence only.
---| "none" # Not printed: no strength.

---The kind of movement points: the colour of a movement allowance.
---@alias grognard.ocs.Mobility
---| "leg" # Leg movement, printed in white.
---| "truck" # Truck movement, printed in black.
---| "track" # Track movement, printed in red.

---One side of a counter.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Face: userdata
---@field strength? grognard.Measure Combat strength in points, 0 to 999. Required where the answer depends on it.
---@field barrage? grognard.Measure Barrage strength in points, 0 to 999. Required where the answer depends on it.
---@field ma? grognard.Measure Movement allowance in MP, 0 to 255. Required where the answer depends on it.
---@field throw_range grognard.Measure Throw range of a headquarters, or range of an Extender, in MP; 0 for none. Of Transport Points that of their Extender side; 0 in games whose counters have none.
---@field style grognard.ocs.Style How the combat strength is printed; without parentheses by default.
---@field mobility? grognard.ocs.Mobility The kind of the movement points. Required where the answer depends on it.
---@field range integer Range of barrage, or of an aircraft, in hexes; 0 for none.
---@field throw_mobility? grognard.ocs.Mobility The kind of the movement points of a headquarters' throw range: the colour in which it is printed. Required where the answer depends on it.

---One side of a counter.
---@class grognard.ocs.Face.Table: grognard.ocs.Face.Fields
---@field strength? grognard.Measure Combat strength in points, 0 to 999. Required where the answer depends on it.
---@field barrage? grognard.Measure Barrage strength in points, 0 to 999. Required where the answer depends on it.
---@field ma? grognard.Measure Movement allowance in MP, 0 to 255. Required where the answer depends on it.
---@field throw_range grognard.Measure Throw range of a headquarters, or range of an Extender, in MP; 0 for none. Of Transport Points that of their Extender side; 0 in games whose counters have none.
---@field style grognard.ocs.Style How the combat strength is printed; without parentheses by default.
---@field mobility? grognard.ocs.Mobility The kind of the movement points. Required where the answer depends on it.
---@field range integer Range of barrage, or of an aircraft, in hexes; 0 for none.
---@field throw_mobility? grognard.ocs.Mobility The kind of the movement points of a headquarters' throw range: the colour in which it is printed. Required where the answer depends on it.

---One side of a counter.
---@class grognard.ocs.Face.Fields
---@field strength? grognard.Measure Combat strength in points, 0 to 999. Required where the answer depends on it.
---@field barrage? grognard.Measure Barrage strength in points, 0 to 999. Required where the answer depends on it.
---@field ma? grognard.Measure Movement allowance in MP, 0 to 255. Required where the answer depends on it.
---@field throw_range? grognard.Measure Throw range of a headquarters, or range of an Extender, in MP; 0 for none. Of Transport Points that of their Extender side; 0 in games whose counters have none. Default: 0.
---@field style? grognard.ocs.Style How the combat strength is printed; without parentheses by default. Default: "printed".
---@field mobility? grognard.ocs.Mobility The kind of the movement points. Required where the answer depends on it.
---@field range? integer Range of barrage, or of an aircraft, in hexes; 0 for none. Default: 0.
---@field throw_mobility? grognard.ocs.Mobility The kind of the movement points of a headquarters' throw range: the colour in which it is printed. Required where the answer depends on it.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Face.Fields
---@return grognard.ocs.Face? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Face): grognard.ocs.Face
function grognard.ocs.Face(fields) end

---The kind of a counter.
---@alias grognard.ocs.Kind
---| "combat" # A combat unit without special abilities.
---| "hq" # A headquarters.
---| "divisional_hq" # A headquarters that supports its own division only.
---| "artillery" # Artillery.
---| "engineer" # An engineer that can do engineer work.
---| "rail_repair" # A Rail Repair unit.
---| "eq" # An Equipment replacement.
---| "pax" # A Personnel replacement.
---| "truck" # Transport Points on trucks.
---| "organic_truck" # Transport Points that belong to a formation.
---| "wagon" # Transport Points on wagons.
---| "mule" # Transport Points on mules.
---| "extender" # Transport Points on trucks, formed into an Extender.
---| "supply" # Supply on the ground.
---| "hedgehog" # A hedgehog.
---| "air_base" # An air base.
---| "port" # A port.
---| "ship" # A ship.
---| "aircraft" # An aircraft.
---| "wagon_extender" # Transport Points on wagons, formed into an Extender.
---| "mule_extender" # Transport Points on mules, formed into an Extender.

---The colour of the symbol box, on which the effect of terrain depends.
---@alias grognard.ocs.Arm
---| "other" # A box of any other colour.
---| "mech" # A red box.
---| "armor" # A yellow box.

---The symbol in the box, where it matters to the rules.
---@alias grognard.ocs.Symbol
---| "other" # Any other symbol.
---| "tank" # A tank.
---| "anti_tank" # An anti-tank symbol.
---| "anti_aircraft" # An anti-aircraft symbol.

---The size of a unit.
---@alias grognard.ocs.Size
---| "regiment" # A regiment or anything of its size: 1 RE.
---| "battalion" # A battalion: 1/2 RE.
---| "company" # A company: 1/4 RE.
---| "multi_step" # A multi-step unit: several steps of 1 RE each.
---| "breakdown" # A Breakdown, a step of a multi-step unit on a counter of its own: 1 RE (20.0).

---The carrier of a unit.
---@alias grognard.ocs.Aboard
---| "nothing" # No carrier.
---| "landing_craft" # A landing craft.
---| "ship" # A ship.
---| "train" # A train.
---| "aircraft" # An aircraft.
---| "wagon_extender" # Transport Points on wagons, formed into an Extender.
---| "mule_extender" # Transport Points on mules, formed into an Extender.

---A unit: its counter, its markers and its use earlier in the phase. What every unit has must be given where an answer
---depends on it: kind, side, size, strength, rating, movement allowance, mode, and how its combat supply is paid. What
---only some units have is absent by default: markers, losses, carriers, use earlier in the phase.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Unit: userdata
---@field id integer The caller's identifier of the unit, 1 to 65534 if questions refer to units of a board by it; 0 for none. No rule depends on it.
---@field hex grognard.Hex The unit's hex. A question whose hexes are all 0, 0 has no geometry.
---@field formation integer The caller's number of the multi-unit formation that the unit belongs to; 0 if it belongs to none.
---@field began integer The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
---@field mp_spent grognard.Measure Movement spent in this phase, in MP.
---@field load grognard.Measure Supply that the Transport Points carry, in T; of a port, the capacity that has been used in this phase.
---@field amount grognard.Measure The amount of the counter: Transport Points in points (TP), supply in T, an air base or hedgehog in levels, a port in T a phase, as printed.
---@field combat_side grognard.ocs.Face The Combat Mode side of the counter.
---@field move_side grognard.ocs.Face The Move Mode side of the counter.
---@field kind? grognard.ocs.Kind The kind of counter. Required where the answer depends on it.
---@field arm? grognard.ocs.Arm The colour of the symbol box. Required where the answer depends on it.
---@field symbol grognard.ocs.Symbol The symbol in the box.
---@field size? grognard.ocs.Size The size of the unit. Required where the answer depends on it.
---@field steps integer Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's exception.
---@field steps_lost integer Steps lost, fewer than the steps printed. Of a port its hits, 0 to 4.
---@field re grognard.Measure A game's exception to the unit's size in RE, a multiple of 1/4; 0 for none.
---@field rating? integer Printed Action Rating, 0 to 5. Required where the answer depends on it.
---@field mode? grognard.ocs.Mode The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have no mode and show their Combat Mode side.
---@field oriented? grognard.ocs.Orientation The side of the counter that shows in Reserve, Exploit or Disorganized Mode. Required where the answer depends on it.
---@field side integer The player who owns the unit, numbered by the caller from 1. Required where the answer depends on it.
---@field nationality integer The nation of the unit, numbered by the caller from 1. Required where a rule or a game's limit depends on it.
---@field stocks grognard.ocs.Stocks The internal stocks left to the unit; full by default.
---@field combat_supply? grognard.ocs.CombatSupply How the unit's combat supply is paid in the current combat. Required where the answer depends on it; absent for a unit in no combat.
---@field aboard grognard.ocs.Aboard What carries the unit.
---@field base_distance integer Distance of an aircraft's base from its target in hexes, from 1. Required for a barrage by aircraft.
---@field released boolean Released from Reserve Mode in this phase. Its mode is then Reserve, with its orientation, until the phase ends; Combat or Move Mode says the same (5.7b).
---@field out_of_supply boolean Marked Out of Supply.
---@field fuelled boolean Fuelled in this phase, by itself, its headquarters or its formation. A combat unit whose showing side has Truck or Track movement points moves and overruns only if it is (12.5a).
---@field attacked boolean Has attacked in this Combat Segment.
---@field barraged boolean Has barraged in this phase.
---@field will_move boolean Will spend movement points later in this phase.
---@field had_zoc boolean Had a zone of control before it was marked Exploit.
---@field strategic boolean A Strategic Bomber.
---@field beyond_half_range boolean An aircraft beyond half its range.
---@field yellow_dot boolean Has a yellow dot behind the rating: is never rebuilt.
---@field transported grognard.ocs.Transport The transport that carried it earlier in this phase.
---@field alt_rolled boolean Was landed by the landing craft that carried it after a roll on the ALT table.
---@field inactive boolean An Inactive aircraft.
---@field fighter boolean An aircraft that is a fighter.
---@field converted integer The number of railroad hexes that a Rail Repair unit converted in this phase.
---@field fresh_track boolean Has moved by rail in this phase over track that was converted in it.
---@field halted grognard.ocs.Halted Why it has ended its movement in this phase; it has not by default.
---@field fuelled_by grognard.ocs.FuelledBy The way in which it was fuelled, and so how long that lasts; by itself, for this phase, by default.
---@field progress grognard.ocs.Progress What it has done of its movement in this phase, or what construction has done to it; nothing by default.
---@field last_supply grognard.ocs.LastSupply How it was supplied in its side's last Supply Phase; it has been in none by default.
---@field threw grognard.ocs.Threw Whether a headquarters has thrown fuel in this phase, and from where; it has not by default.
---@field retreats integer The hexes that it has still to retreat from the combat in which it took part; 0 for none.
---@field due integer The game turn in which it arrives as a reinforcement, from 1; 0 for a unit on the map.
---@field had_bridge boolean An engineer or a headquarters that was Engineer-Capable in its hex until it changed its mode or orientation there. It may still leave the hex by its own bridge (13.8b).

---A unit: its counter, its markers and its use earlier in the phase. What every unit has must be given where an answer depends on it: kind, side, size, strength, rating, movement allowance, mode, and how its combat supply is paid. What only some units have is absent by default: markers, losses, carriers, use earlier in the phase.
---@class grognard.ocs.Unit.Table: grognard.ocs.Unit.Fields
---@field id integer The caller's identifier of the unit, 1 to 65534 if questions refer to units of a board by it; 0 for none. No rule depends on it.
---@field hex grognard.Hex.Table The unit's hex. A question whose hexes are all 0, 0 has no geometry.
---@field formation integer The caller's number of the multi-unit formation that the unit belongs to; 0 if it belongs to none.
---@field began integer The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
---@field mp_spent grognard.Measure Movement spent in this phase, in MP.
---@field load grognard.Measure Supply that the Transport Points carry, in T; of a port, the capacity that has been used in this phase.
---@field amount grognard.Measure The amount of the counter: Transport Points in points (TP), supply in T, an air base or hedgehog in levels, a port in T a phase, as printed.
---@field combat_side grognard.ocs.Face.Table The Combat Mode side of the counter.
---@field move_side grognard.ocs.Face.Table The Move Mode side of the counter.
---@field kind? grognard.ocs.Kind The kind of counter. Required where the answer depends on it.
---@field arm? grognard.ocs.Arm The colour of the symbol box. Required where the answer depends on it.
---@field symbol grognard.ocs.Symbol The symbol in the box.
---@field size? grognard.ocs.Size The size of the unit. Required where the answer depends on it.
---@field steps integer Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's exception.
---@field steps_lost integer Steps lost, fewer than the steps printed. Of a port its hits, 0 to 4.
---@field re grognard.Measure A game's exception to the unit's size in RE, a multiple of 1/4; 0 for none.
---@field rating? integer Printed Action Rating, 0 to 5. Required where the answer depends on it.
---@field mode? grognard.ocs.Mode The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have no mode and show their Combat Mode side.
---@field oriented? grognard.ocs.Orientation The side of the counter that shows in Reserve, Exploit or Disorganized Mode. Required where the answer depends on it.
---@field side integer The player who owns the unit, numbered by the caller from 1. Required where the answer depends on it.
---@field nationality integer The nation of the unit, numbered by the caller from 1. Required where a rule or a game's limit depends on it.
---@field stocks grognard.ocs.Stocks The internal stocks left to the unit; full by default.
---@field combat_supply? grognard.ocs.CombatSupply How the unit's combat supply is paid in the current combat. Required where the answer depends on it; absent for a unit in no combat.
---@field aboard grognard.ocs.Aboard What carries the unit.
---@field base_distance integer Distance of an aircraft's base from its target in hexes, from 1. Required for a barrage by aircraft.
---@field released boolean Released from Reserve Mode in this phase. Its mode is then Reserve, with its orientation, until the phase ends; Combat or Move Mode says the same (5.7b).
---@field out_of_supply boolean Marked Out of Supply.
---@field fuelled boolean Fuelled in this phase, by itself, its headquarters or its formation. A combat unit whose showing side has Truck or Track movement points moves and overruns only if it is (12.5a).
---@field attacked boolean Has attacked in this Combat Segment.
---@field barraged boolean Has barraged in this phase.
---@field will_move boolean Will spend movement points later in this phase.
---@field had_zoc boolean Had a zone of control before it was marked Exploit.
---@field strategic boolean A Strategic Bomber.
---@field beyond_half_range boolean An aircraft beyond half its range.
---@field yellow_dot boolean Has a yellow dot behind the rating: is never rebuilt.
---@field transported grognard.ocs.Transport The transport that carried it earlier in this phase.
---@field alt_rolled boolean Was landed by the landing craft that carried it after a roll on the ALT table.
---@field inactive boolean An Inactive aircraft.
---@field fighter boolean An aircraft that is a fighter.
---@field converted integer The number of railroad hexes that a Rail Repair unit converted in this phase.
---@field fresh_track boolean Has moved by rail in this phase over track that was converted in it.
---@field halted grognard.ocs.Halted Why it has ended its movement in this phase; it has not by default.
---@field fuelled_by grognard.ocs.FuelledBy The way in which it was fuelled, and so how long that lasts; by itself, for this phase, by default.
---@field progress grognard.ocs.Progress What it has done of its movement in this phase, or what construction has done to it; nothing by default.
---@field last_supply grognard.ocs.LastSupply How it was supplied in its side's last Supply Phase; it has been in none by default.
---@field threw grognard.ocs.Threw Whether a headquarters has thrown fuel in this phase, and from where; it has not by default.
---@field retreats integer The hexes that it has still to retreat from the combat in which it took part; 0 for none.
---@field due integer The game turn in which it arrives as a reinforcement, from 1; 0 for a unit on the map.
---@field had_bridge boolean An engineer or a headquarters that was Engineer-Capable in its hex until it changed its mode or orientation there. It may still leave the hex by its own bridge (13.8b).

---A unit: its counter, its markers and its use earlier in the phase. What every unit has must be given where an answer depends on it: kind, side, size, strength, rating, movement allowance, mode, and how its combat supply is paid. What only some units have is absent by default: markers, losses, carriers, use earlier in the phase.
---@class grognard.ocs.Unit.Fields
---@field id? integer The caller's identifier of the unit, 1 to 65534 if questions refer to units of a board by it; 0 for none. No rule depends on it. Default: 0.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The unit's hex. A question whose hexes are all 0, 0 has no geometry.
---@field formation? integer The caller's number of the multi-unit formation that the unit belongs to; 0 if it belongs to none. Default: 0.
---@field began? integer The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
---@field mp_spent? grognard.Measure Movement spent in this phase, in MP. Default: 0.
---@field load? grognard.Measure Supply that the Transport Points carry, in T; of a port, the capacity that has been used in this phase. Default: 0.
---@field amount? grognard.Measure The amount of the counter: Transport Points in points (TP), supply in T, an air base or hedgehog in levels, a port in T a phase, as printed. Default: 0.
---@field combat_side? grognard.ocs.Face|grognard.ocs.Face.Fields The Combat Mode side of the counter.
---@field move_side? grognard.ocs.Face|grognard.ocs.Face.Fields The Move Mode side of the counter.
---@field kind? grognard.ocs.Kind The kind of counter. Required where the answer depends on it.
---@field arm? grognard.ocs.Arm The colour of the symbol box. Required where the answer depends on it.
---@field symbol? grognard.ocs.Symbol The symbol in the box. Default: "other".
---@field size? grognard.ocs.Size The size of the unit. Required where the answer depends on it.
---@field steps? integer Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's exception. From 0 to 40. Default: 0.
---@field steps_lost? integer Steps lost, fewer than the steps printed. Of a port its hits, 0 to 4. Default: 0.
---@field re? grognard.Measure A game's exception to the unit's size in RE, a multiple of 1/4; 0 for none. Default: 0.
---@field rating? integer Printed Action Rating, 0 to 5. Required where the answer depends on it.
---@field mode? grognard.ocs.Mode The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have no mode and show their Combat Mode side.
---@field oriented? grognard.ocs.Orientation The side of the counter that shows in Reserve, Exploit or Disorganized Mode. Required where the answer depends on it.
---@field side? integer The player who owns the unit, numbered by the caller from 1. Required where the answer depends on it.
---@field nationality? integer The nation of the unit, numbered by the caller from 1. Required where a rule or a game's limit depends on it.
---@field stocks? grognard.ocs.Stocks The internal stocks left to the unit; full by default. Default: "full".
---@field combat_supply? grognard.ocs.CombatSupply How the unit's combat supply is paid in the current combat. Required where the answer depends on it; absent for a unit in no combat.
---@field aboard? grognard.ocs.Aboard What carries the unit. Default: "nothing".
---@field base_distance? integer Distance of an aircraft's base from its target in hexes, from 1. Required for a barrage by aircraft.
---@field released? boolean Released from Reserve Mode in this phase. Its mode is then Reserve, with its orientation, until the phase ends; Combat or Move Mode says the same (5.7b). Default: false.
---@field out_of_supply? boolean Marked Out of Supply. Default: false.
---@field fuelled? boolean Fuelled in this phase, by itself, its headquarters or its formation. A combat unit whose showing side has Truck or Track movement points moves and overruns only if it is (12.5a). Default: false.
---@field attacked? boolean Has attacked in this Combat Segment. Default: false.
---@field barraged? boolean Has barraged in this phase. Default: false.
---@field will_move? boolean Will spend movement points later in this phase. Default: false.
---@field had_zoc? boolean Had a zone of control before it was marked Exploit. Default: false.
---@field strategic? boolean A Strategic Bomber. Default: false.
---@field beyond_half_range? boolean An aircraft beyond half its range. Default: false.
---@field yellow_dot? boolean Has a yellow dot behind the rating: is never rebuilt. Default: false.
---@field transported? grognard.ocs.Transport The transport that carried it earlier in this phase. Default: "nothing".
---@field alt_rolled? boolean Was landed by the landing craft that carried it after a roll on the ALT table. Default: false.
---@field inactive? boolean An Inactive aircraft. Default: false.
---@field fighter? boolean An aircraft that is a fighter. Default: false.
---@field converted? integer The number of railroad hexes that a Rail Repair unit converted in this phase. Default: 0.
---@field fresh_track? boolean Has moved by rail in this phase over track that was converted in it. Default: false.
---@field halted? grognard.ocs.Halted Why it has ended its movement in this phase; it has not by default. Default: "nothing".
---@field fuelled_by? grognard.ocs.FuelledBy The way in which it was fuelled, and so how long that lasts; by itself, for this phase, by default. Default: "itself".
---@field progress? grognard.ocs.Progress What it has done of its movement in this phase, or what construction has done to it; nothing by default. Default: "nothing".
---@field last_supply? grognard.ocs.LastSupply How it was supplied in its side's last Supply Phase; it has been in none by default. Default: "never".
---@field threw? grognard.ocs.Threw Whether a headquarters has thrown fuel in this phase, and from where; it has not by default. Default: "nowhere".
---@field retreats? integer The hexes that it has still to retreat from the combat in which it took part; 0 for none. Default: 0.
---@field due? integer The game turn in which it arrives as a reinforcement, from 1; 0 for a unit on the map. Default: 0.
---@field had_bridge? boolean An engineer or a headquarters that was Engineer-Capable in its hex until it changed its mode or orientation there. It may still leave the hex by its own bridge (13.8b). Default: false.
---@field counter? string What the counter prints, in place of the fields: "8-4-6".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Unit.Fields
---@return grognard.ocs.Unit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Unit): grognard.ocs.Unit
function grognard.ocs.Unit(fields) end

---One cell of a terrain effects chart.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Multiplier: userdata
---@field num integer The numerator. The default, 0 over 0, means no effect.
---@field den integer The denominator.
---@field bracketed boolean Printed in brackets: applies to attackers only.

---One cell of a terrain effects chart.
---@class grognard.ocs.Multiplier.Table: grognard.ocs.Multiplier.Fields
---@field num integer The numerator. The default, 0 over 0, means no effect.
---@field den integer The denominator.
---@field bracketed boolean Printed in brackets: applies to attackers only.

---One cell of a terrain effects chart.
---@class grognard.ocs.Multiplier.Fields
---@field num? integer The numerator. The default, 0 over 0, means no effect. Default: 0.
---@field den? integer The denominator. Default: 0.
---@field bracketed? boolean Printed in brackets: applies to attackers only. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Multiplier.Fields
---@return grognard.ocs.Multiplier? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Multiplier): grognard.ocs.Multiplier
function grognard.ocs.Multiplier(fields) end

---The difficulty of the ground: the row of the odds table.
---@alias grognard.ocs.Ground
---| "open" # Open.
---| "close" # Close.
---| "very_close" # Very Close.
---| "extremely_close" # Extremely Close.

---A row of a terrain effects chart: a kind of hex or hexside.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Terrain: userdata
---@field armor grognard.ocs.Multiplier The multiplier for units with a yellow box.
---@field mech grognard.ocs.Multiplier The multiplier for units with a red box.
---@field other grognard.ocs.Multiplier The multiplier for all other units.
---@field ground? grognard.ocs.Ground The difficulty of the ground. Required for the terrain of a hex; ignored for a hexside.

---A row of a terrain effects chart: a kind of hex or hexside.
---@class grognard.ocs.Terrain.Table: grognard.ocs.Terrain.Fields
---@field armor grognard.ocs.Multiplier.Table The multiplier for units with a yellow box.
---@field mech grognard.ocs.Multiplier.Table The multiplier for units with a red box.
---@field other grognard.ocs.Multiplier.Table The multiplier for all other units.
---@field ground? grognard.ocs.Ground The difficulty of the ground. Required for the terrain of a hex; ignored for a hexside.

---A row of a terrain effects chart: a kind of hex or hexside.
---@class grognard.ocs.Terrain.Fields
---@field armor? grognard.ocs.Multiplier|grognard.ocs.Multiplier.Fields The multiplier for units with a yellow box.
---@field mech? grognard.ocs.Multiplier|grognard.ocs.Multiplier.Fields The multiplier for units with a red box.
---@field other? grognard.ocs.Multiplier|grognard.ocs.Multiplier.Fields The multiplier for all other units.
---@field ground? grognard.ocs.Ground The difficulty of the ground. Required for the terrain of a hex; ignored for a hexside.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Terrain.Fields
---@return grognard.ocs.Terrain? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Terrain): grognard.ocs.Terrain
function grognard.ocs.Terrain(fields) end

---How units of a movement class enter a hex.
---@alias grognard.ocs.Entry
---| "open" # Without restriction.
---| "road_only" # By road only.
---| "all" # At the cost of the whole movement allowance.
---| "prohibited" # Not at all.

---The terrain that applies to an attacking stack.
---@alias grognard.ocs.Choice
---| "best" # The one that is best for the defender.
---| "hex" # A terrain of the hex.
---| "hexside" # The hexside that the stack crosses.

---A hex from which a stack attacks, and the terrain between it and the defender.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Approach: userdata
---@field hex grognard.Hex The hex of the stack.
---@field hexside grognard.ocs.Terrain The hexside that the stack attacks across. The default has no effect.
---@field leg grognard.ocs.Entry How units with Leg movement enter the hex. Without restriction by default.
---@field truck grognard.ocs.Entry How units with Truck movement enter the hex. Without restriction by default.
---@field track grognard.ocs.Entry How units with Track movement enter the hex. Without restriction by default.
---@field choice grognard.ocs.Choice The terrain that the defender chose for this stack. By default the one that is best for the defender.
---@field which integer With the choice `hex`: the terrain of the hex.
---@field leg_cost grognard.Measure The cost of entry for Leg movement without roads and bridges, in MP. Required for an overrun.
---@field truck_cost grognard.Measure The same cost for Truck movement.
---@field track_cost grognard.Measure The same cost for Track movement.

---A hex from which a stack attacks, and the terrain between it and the defender.
---@class grognard.ocs.Approach.Table: grognard.ocs.Approach.Fields
---@field hex grognard.Hex.Table The hex of the stack.
---@field hexside grognard.ocs.Terrain.Table The hexside that the stack attacks across. The default has no effect.
---@field leg grognard.ocs.Entry How units with Leg movement enter the hex. Without restriction by default.
---@field truck grognard.ocs.Entry How units with Truck movement enter the hex. Without restriction by default.
---@field track grognard.ocs.Entry How units with Track movement enter the hex. Without restriction by default.
---@field choice grognard.ocs.Choice The terrain that the defender chose for this stack. By default the one that is best for the defender.
---@field which integer With the choice `hex`: the terrain of the hex.
---@field leg_cost grognard.Measure The cost of entry for Leg movement without roads and bridges, in MP. Required for an overrun.
---@field truck_cost grognard.Measure The same cost for Truck movement.
---@field track_cost grognard.Measure The same cost for Track movement.

---A hex from which a stack attacks, and the terrain between it and the defender.
---@class grognard.ocs.Approach.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex of the stack.
---@field hexside? grognard.ocs.Terrain|grognard.ocs.Terrain.Fields The hexside that the stack attacks across. The default has no effect.
---@field leg? grognard.ocs.Entry How units with Leg movement enter the hex. Without restriction by default. Default: "open".
---@field truck? grognard.ocs.Entry How units with Truck movement enter the hex. Without restriction by default. Default: "open".
---@field track? grognard.ocs.Entry How units with Track movement enter the hex. Without restriction by default. Default: "open".
---@field choice? grognard.ocs.Choice The terrain that the defender chose for this stack. By default the one that is best for the defender. Default: "best".
---@field which? integer With the choice `hex`: the terrain of the hex.
---@field leg_cost? grognard.Measure The cost of entry for Leg movement without roads and bridges, in MP. Required for an overrun.
---@field truck_cost? grognard.Measure The same cost for Truck movement. Default: 0.
---@field track_cost? grognard.Measure The same cost for Track movement. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Approach.Fields
---@return grognard.ocs.Approach? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Approach): grognard.ocs.Approach
function grognard.ocs.Approach(fields) end

---How lost steps weaken a unit.
---@alias grognard.ocs.StepLoss
---| "series" # The series rule (9.11d): the first loss halves the attack, the loss of half the steps halves the defence.
---| "proportional" # In proportion to the steps left, rounded at once (21.2).
---| "last_step" # The series rule, but a four-step unit on its last step attacks at a quarter (house rule HR-6).

---The options of a game. All zero is the series.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.GameRules: userdata
---@field step_loss grognard.ocs.StepLoss How lost steps weaken a unit. Replaces 9.11d.
---@field brigade_attack boolean A two-step unit that is not a multi-step unit pays 1T to attack, as in DAK. Replaces 9.5b.
---@field far_aircraft boolean A barrage by aircraft beyond half their range is shifted to the left (21.4). Replaces 10.1b.
---@field port_zones boolean Units do not negate enemy zones of control for ports that trace supply, as in DAK. Replaces 4.5b.
---@field no_exploit_zone boolean Exploiting units have no zone of control. Replaces 5.9c.
---@field nations_apart boolean Units of different nations do not stack together. Replaces 4.8.
---@field hidden_formations boolean The players have agreed that formation markers may be hidden in a stack (13.7b). Replaces 13.7.
---@field full_sides boolean The full side of the game's Transport Points is marked F (13.2h).
---@field token_trucks boolean The game has Transport Points of the size of one supply token, a quarter of a point. Replaces the rounding of 9.14c.
---@field air_strips boolean The game has air strips; bends 15.3.
---@field regular_hedgehogs boolean Units that are not Engineer-Capable build hedgehogs of level 1 only (21.11a). Replaces 16.0b.
---@field air_table boolean The game's tables replace aircraft steps directly, and Equipment replacements do not. Replaces 13.5f.
---@field reactive_artillery boolean Artillery in Combat or Move Mode that has not moved fires in the Barrage Segment of the Reaction Phase without having been in Reserve (21.9). It does so from a hex with a hedgehog too. Bends 7.0a and 13.4a.
---@field independents boolean Attacks and overruns by independent units alone cost twice the combat supply and use no internal stocks. Where others take part, the unit whose Action Rating counts is one of a multi-unit formation or a multi-step unit (21.3). Replaces 9.5b, and bends 12.10 and 9.6.
---@field small_ports boolean A hit on a port whose capacity is below 1 SP costs that capacity to repair (21.11b). Replaces 19.0d.
---@field counter_hedgehogs boolean A hedgehog that is no part of the map loses a level when it is captured; one of level 1 is removed (21.11c). Bends 9.14e.
---@field strat_limit boolean At the end of a segment at most 3 RE of a side's units in Strat Mode are in a hex (21.12c). A single unit or a single formation may be larger. Bends 4.8.
---@field strat_draw boolean Units in Strat Mode stop only where they trace supply by direct draw, and not by a throw (21.12d). Replaces 5.8b.
---@field empty_hexes boolean In a Combat Segment units that can attack pay for and advance into an adjacent hex without combat units, without dice and Exploit Mode (21.8). Units that were dropped by air in this turn pay nothing. Bends 9.0 and 9.14.

---The options of a game. All zero is the series.
---@class grognard.ocs.GameRules.Table: grognard.ocs.GameRules.Fields
---@field step_loss grognard.ocs.StepLoss How lost steps weaken a unit. Replaces 9.11d.
---@field brigade_attack boolean A two-step unit that is not a multi-step unit pays 1T to attack, as in DAK. Replaces 9.5b.
---@field far_aircraft boolean A barrage by aircraft beyond half their range is shifted to the left (21.4). Replaces 10.1b.
---@field port_zones boolean Units do not negate enemy zones of control for ports that trace supply, as in DAK. Replaces 4.5b.
---@field no_exploit_zone boolean Exploiting units have no zone of control. Replaces 5.9c.
---@field nations_apart boolean Units of different nations do not stack together. Replaces 4.8.
---@field hidden_formations boolean The players have agreed that formation markers may be hidden in a stack (13.7b). Replaces 13.7.
---@field full_sides boolean The full side of the game's Transport Points is marked F (13.2h).
---@field token_trucks boolean The game has Transport Points of the size of one supply token, a quarter of a point. Replaces the rounding of 9.14c.
---@field air_strips boolean The game has air strips; bends 15.3.
---@field regular_hedgehogs boolean Units that are not Engineer-Capable build hedgehogs of level 1 only (21.11a). Replaces 16.0b.
---@field air_table boolean The game's tables replace aircraft steps directly, and Equipment replacements do not. Replaces 13.5f.
---@field reactive_artillery boolean Artillery in Combat or Move Mode that has not moved fires in the Barrage Segment of the Reaction Phase without having been in Reserve (21.9). It does so from a hex with a hedgehog too. Bends 7.0a and 13.4a.
---@field independents boolean Attacks and overruns by independent units alone cost twice the combat supply and use no internal stocks. Where others take part, the unit whose Action Rating counts is one of a multi-unit formation or a multi-step unit (21.3). Replaces 9.5b, and bends 12.10 and 9.6.
---@field small_ports boolean A hit on a port whose capacity is below 1 SP costs that capacity to repair (21.11b). Replaces 19.0d.
---@field counter_hedgehogs boolean A hedgehog that is no part of the map loses a level when it is captured; one of level 1 is removed (21.11c). Bends 9.14e.
---@field strat_limit boolean At the end of a segment at most 3 RE of a side's units in Strat Mode are in a hex (21.12c). A single unit or a single formation may be larger. Bends 4.8.
---@field strat_draw boolean Units in Strat Mode stop only where they trace supply by direct draw, and not by a throw (21.12d). Replaces 5.8b.
---@field empty_hexes boolean In a Combat Segment units that can attack pay for and advance into an adjacent hex without combat units, without dice and Exploit Mode (21.8). Units that were dropped by air in this turn pay nothing. Bends 9.0 and 9.14.

---The options of a game. All zero is the series.
---@class grognard.ocs.GameRules.Fields
---@field step_loss? grognard.ocs.StepLoss How lost steps weaken a unit. Replaces 9.11d. Default: "series".
---@field brigade_attack? boolean A two-step unit that is not a multi-step unit pays 1T to attack, as in DAK. Replaces 9.5b. Default: false.
---@field far_aircraft? boolean A barrage by aircraft beyond half their range is shifted to the left (21.4). Replaces 10.1b. Default: false.
---@field port_zones? boolean Units do not negate enemy zones of control for ports that trace supply, as in DAK. Replaces 4.5b. Default: false.
---@field no_exploit_zone? boolean Exploiting units have no zone of control. Replaces 5.9c. Default: false.
---@field nations_apart? boolean Units of different nations do not stack together. Replaces 4.8. Default: false.
---@field hidden_formations? boolean The players have agreed that formation markers may be hidden in a stack (13.7b). Replaces 13.7. Default: false.
---@field full_sides? boolean The full side of the game's Transport Points is marked F (13.2h). Default: false.
---@field token_trucks? boolean The game has Transport Points of the size of one supply token, a quarter of a point. Replaces the rounding of 9.14c. Default: false.
---@field air_strips? boolean The game has air strips; bends 15.3. Default: false.
---@field regular_hedgehogs? boolean Units that are not Engineer-Capable build hedgehogs of level 1 only (21.11a). Replaces 16.0b. Default: false.
---@field air_table? boolean The game's tables replace aircraft steps directly, and Equipment replacements do not. Replaces 13.5f. Default: false.
---@field reactive_artillery? boolean Artillery in Combat or Move Mode that has not moved fires in the Barrage Segment of the Reaction Phase without having been in Reserve (21.9). It does so from a hex with a hedgehog too. Bends 7.0a and 13.4a. Default: false.
---@field independents? boolean Attacks and overruns by independent units alone cost twice the combat supply and use no internal stocks. Where others take part, the unit whose Action Rating counts is one of a multi-unit formation or a multi-step unit (21.3). Replaces 9.5b, and bends 12.10 and 9.6. Default: false.
---@field small_ports? boolean A hit on a port whose capacity is below 1 SP costs that capacity to repair (21.11b). Replaces 19.0d. Default: false.
---@field counter_hedgehogs? boolean A hedgehog that is no part of the map loses a level when it is captured; one of level 1 is removed (21.11c). Bends 9.14e. Default: false.
---@field strat_limit? boolean At the end of a segment at most 3 RE of a side's units in Strat Mode are in a hex (21.12c). A single unit or a single formation may be larger. Bends 4.8. Default: false.
---@field strat_draw? boolean Units in Strat Mode stop only where they trace supply by direct draw, and not by a throw (21.12d). Replaces 5.8b. Default: false.
---@field empty_hexes? boolean In a Combat Segment units that can attack pay for and advance into an adjacent hex without combat units, without dice and Exploit Mode (21.8). Units that were dropped by air in this turn pay nothing. Bends 9.0 and 9.14. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.GameRules.Fields
---@return grognard.ocs.GameRules? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.GameRules): grognard.ocs.GameRules
function grognard.ocs.GameRules(fields) end

---The size of a unit.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Extent: userdata
---@field re grognard.Measure Current size in RE; 0 for a unit that has none.
---@field steps integer Steps left; 0 for a unit that has none.

---The size of a unit.
---@class grognard.ocs.Extent.Table: grognard.ocs.Extent.Fields
---@field re grognard.Measure Current size in RE; 0 for a unit that has none.
---@field steps integer Steps left; 0 for a unit that has none.

---The size of a unit.
---@class grognard.ocs.Extent.Fields
---@field re? grognard.Measure Current size in RE; 0 for a unit that has none. Default: 0.
---@field steps? integer Steps left; 0 for a unit that has none. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Extent.Fields
---@return grognard.ocs.Extent? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Extent): grognard.ocs.Extent
function grognard.ocs.Extent(fields) end

---The effects of a unit's mode.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ModeEffects: userdata
---@field strength_num integer The multiplier of strength: the numerator over `strength_den`.
---@field strength_den integer The multiplier of strength: the denominator.
---@field barrage_num integer The multiplier of barrage strength: the numerator over `barrage_den`.
---@field barrage_den integer The multiplier of barrage strength: the denominator.
---@field ma grognard.Measure The movement allowance of the side that shows, after the effect of the mode, in MP. It is never rounded.
---@field rating integer The Action Rating, -1 to 5.
---@field may_attack boolean The unit may take part in a regular attack.
---@field may_overrun boolean The unit may overrun.
---@field may_barrage boolean The unit may barrage, if it is artillery.
---@field may_have_zoc boolean The unit's mode allows a zone of control.

---The effects of a unit's mode.
---@class grognard.ocs.ModeEffects.Table: grognard.ocs.ModeEffects.Fields
---@field strength_num integer The multiplier of strength: the numerator over `strength_den`.
---@field strength_den integer The multiplier of strength: the denominator.
---@field barrage_num integer The multiplier of barrage strength: the numerator over `barrage_den`.
---@field barrage_den integer The multiplier of barrage strength: the denominator.
---@field ma grognard.Measure The movement allowance of the side that shows, after the effect of the mode, in MP. It is never rounded.
---@field rating integer The Action Rating, -1 to 5.
---@field may_attack boolean The unit may take part in a regular attack.
---@field may_overrun boolean The unit may overrun.
---@field may_barrage boolean The unit may barrage, if it is artillery.
---@field may_have_zoc boolean The unit's mode allows a zone of control.

---The effects of a unit's mode.
---@class grognard.ocs.ModeEffects.Fields
---@field strength_num? integer The multiplier of strength: the numerator over `strength_den`. Default: 0.
---@field strength_den? integer The multiplier of strength: the denominator. Default: 0.
---@field barrage_num? integer The multiplier of barrage strength: the numerator over `barrage_den`. Default: 0.
---@field barrage_den? integer The multiplier of barrage strength: the denominator. Default: 0.
---@field ma? grognard.Measure The movement allowance of the side that shows, after the effect of the mode, in MP. It is never rounded. Default: 0.
---@field rating? integer The Action Rating, -1 to 5. Default: 0.
---@field may_attack? boolean The unit may take part in a regular attack. Default: false.
---@field may_overrun? boolean The unit may overrun. Default: false.
---@field may_barrage? boolean The unit may barrage, if it is artillery. Default: false.
---@field may_have_zoc? boolean The unit's mode allows a zone of control. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ModeEffects.Fields
---@return grognard.ocs.ModeEffects? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ModeEffects): grognard.ocs.ModeEffects
function grognard.ocs.ModeEffects(fields) end

---The column and the modifier of an attrition roll.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.AttritionAssessment: userdata
---@field steps integer The steps of the units that are marked, from 1.
---@field rating? integer The best Action Rating among them, 0 to 5: the column of the table. Disorganization does not lower it.
---@field units integer Units that are marked.

---The column and the modifier of an attrition roll.
---@class grognard.ocs.AttritionAssessment.Table: grognard.ocs.AttritionAssessment.Fields
---@field steps integer The steps of the units that are marked, from 1.
---@field rating? integer The best Action Rating among them, 0 to 5: the column of the table. Disorganization does not lower it.
---@field units integer Units that are marked.

---The column and the modifier of an attrition roll.
---@class grognard.ocs.AttritionAssessment.Fields
---@field steps? integer The steps of the units that are marked, from 1. Default: 0.
---@field rating? integer The best Action Rating among them, 0 to 5: the column of the table. Disorganization does not lower it.
---@field units? integer Units that are marked. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.AttritionAssessment.Fields
---@return grognard.ocs.AttritionAssessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.AttritionAssessment): grognard.ocs.AttritionAssessment
function grognard.ocs.AttritionAssessment(fields) end

---The steps that a roll costs.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.AttritionLoss: userdata
---@field steps? integer The steps that the marked units lose together.
---@field roll integer The modified roll; 0 where none was made.
---@field all boolean They lose all.

---The steps that a roll costs.
---@class grognard.ocs.AttritionLoss.Table: grognard.ocs.AttritionLoss.Fields
---@field steps? integer The steps that the marked units lose together.
---@field roll integer The modified roll; 0 where none was made.
---@field all boolean They lose all.

---The steps that a roll costs.
---@class grognard.ocs.AttritionLoss.Fields
---@field steps? integer The steps that the marked units lose together.
---@field roll? integer The modified roll; 0 where none was made. Default: 0.
---@field all? boolean They lose all. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.AttritionLoss.Fields
---@return grognard.ocs.AttritionLoss? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.AttritionLoss): grognard.ocs.AttritionLoss
function grognard.ocs.AttritionLoss(fields) end

---The exact chances of an attrition roll, as counts of 36 equal cases.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.AttritionDistribution: userdata
---@field denominator integer The number of cases, 36.
---@field steps grognard.Chance[] Cases by the steps that are lost: 0, 1, 2, 3 and 4.
---@field all grognard.Chance Cases in which all steps are lost.
---@field expected grognard.Chance The steps lost in all cases together: the expected loss, over the denominator.

---The exact chances of an attrition roll, as counts of 36 equal cases.
---@class grognard.ocs.AttritionDistribution.Table: grognard.ocs.AttritionDistribution.Fields
---@field denominator integer The number of cases, 36.
---@field steps grognard.Chance[] Cases by the steps that are lost: 0, 1, 2, 3 and 4.
---@field all grognard.Chance Cases in which all steps are lost.
---@field expected grognard.Chance The steps lost in all cases together: the expected loss, over the denominator.

---The exact chances of an attrition roll, as counts of 36 equal cases.
---@class grognard.ocs.AttritionDistribution.Fields
---@field denominator? integer The number of cases, 36. Default: 0.
---@field steps? integer[] Cases by the steps that are lost: 0, 1, 2, 3 and 4.
---@field all? integer Cases in which all steps are lost. Default: 0.
---@field expected? integer The steps lost in all cases together: the expected loss, over the denominator. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.AttritionDistribution.Fields
---@return grognard.ocs.AttritionDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.AttritionDistribution): grognard.ocs.AttritionDistribution
function grognard.ocs.AttritionDistribution(fields) end

---The steps that a unit loses.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.StepsLost: userdata
---@field unit integer The unit, by its `id`.
---@field steps integer The steps, from 1.

---The steps that a unit loses.
---@class grognard.ocs.StepsLost.Table: grognard.ocs.StepsLost.Fields
---@field unit integer The unit, by its `id`.
---@field steps integer The steps, from 1.

---The steps that a unit loses.
---@class grognard.ocs.StepsLost.Fields
---@field unit integer The unit, by its `id`.
---@field steps? integer The steps, from 1. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.StepsLost.Fields
---@return grognard.ocs.StepsLost? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.StepsLost): grognard.ocs.StepsLost
function grognard.ocs.StepsLost(fields) end

---What units eat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Eaten: userdata
---@field cost grognard.Measure The cost, in T.
---@field units integer The units that are fed.
---@field re grognard.Measure Their size, in RE.

---What units eat.
---@class grognard.ocs.Eaten.Table: grognard.ocs.Eaten.Fields
---@field cost grognard.Measure The cost, in T.
---@field units integer The units that are fed.
---@field re grognard.Measure Their size, in RE.

---What units eat.
---@class grognard.ocs.Eaten.Fields
---@field cost? grognard.Measure The cost, in T. Default: 0.
---@field units? integer The units that are fed. Default: 0.
---@field re? grognard.Measure Their size, in RE. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Eaten.Fields
---@return grognard.ocs.Eaten? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Eaten): grognard.ocs.Eaten
function grognard.ocs.Eaten(fields) end

---A side's state of supply.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.SupplyMarks: userdata
---@field in_trace integer Combat units that trace.
---@field fed integer Combat units that ate.
---@field out_of_supply integer Combat units that are Out of Supply.
---@field cleared integer Combat units whose marker comes off.

---A side's state of supply.
---@class grognard.ocs.SupplyMarks.Table: grognard.ocs.SupplyMarks.Fields
---@field in_trace integer Combat units that trace.
---@field fed integer Combat units that ate.
---@field out_of_supply integer Combat units that are Out of Supply.
---@field cleared integer Combat units whose marker comes off.

---A side's state of supply.
---@class grognard.ocs.SupplyMarks.Fields
---@field in_trace? integer Combat units that trace. Default: 0.
---@field fed? integer Combat units that ate. Default: 0.
---@field out_of_supply? integer Combat units that are Out of Supply. Default: 0.
---@field cleared? integer Combat units whose marker comes off. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.SupplyMarks.Fields
---@return grognard.ocs.SupplyMarks? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SupplyMarks): grognard.ocs.SupplyMarks
function grognard.ocs.SupplyMarks(fields) end

---A hex to which an Extender may collapse.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CollapseHex: userdata
---@field hex grognard.Hex The hex.

---A hex to which an Extender may collapse.
---@class grognard.ocs.CollapseHex.Table: grognard.ocs.CollapseHex.Fields
---@field hex grognard.Hex.Table The hex.

---A hex to which an Extender may collapse.
---@class grognard.ocs.CollapseHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CollapseHex.Fields
---@return grognard.ocs.CollapseHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CollapseHex): grognard.ocs.CollapseHex
function grognard.ocs.CollapseHex(fields) end

---The number of hexes to which an Extender may collapse.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CollapseHexes: userdata
---@field found integer The number of hexes. If there is none, it is turned to its transport side where it is.

---The number of hexes to which an Extender may collapse.
---@class grognard.ocs.CollapseHexes.Table: grognard.ocs.CollapseHexes.Fields
---@field found integer The number of hexes. If there is none, it is turned to its transport side where it is.

---The number of hexes to which an Extender may collapse.
---@class grognard.ocs.CollapseHexes.Fields
---@field found? integer The number of hexes. If there is none, it is turned to its transport side where it is. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CollapseHexes.Fields
---@return grognard.ocs.CollapseHexes? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CollapseHexes): grognard.ocs.CollapseHexes
function grognard.ocs.CollapseHexes(fields) end

---An Extender that has collapsed.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Collapsed: userdata
---@field found integer The number of hexes to which it may collapse.
---@field forced boolean An enemy unit has entered its hex.
---@field taken boolean It is turned where it is, beside that unit, which may capture it (9.14c).

---An Extender that has collapsed.
---@class grognard.ocs.Collapsed.Table: grognard.ocs.Collapsed.Fields
---@field found integer The number of hexes to which it may collapse.
---@field forced boolean An enemy unit has entered its hex.
---@field taken boolean It is turned where it is, beside that unit, which may capture it (9.14c).

---An Extender that has collapsed.
---@class grognard.ocs.Collapsed.Fields
---@field found? integer The number of hexes to which it may collapse. Default: 0.
---@field forced? boolean An enemy unit has entered its hex. Default: false.
---@field taken? boolean It is turned where it is, beside that unit, which may capture it (9.14c). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Collapsed.Fields
---@return grognard.ocs.Collapsed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Collapsed): grognard.ocs.Collapsed
function grognard.ocs.Collapsed(fields) end

---How a combat unit traces, or why it does not.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.TraceFound: userdata
---@field unit integer The unit, by its `id`.
---@field hq integer The headquarters that draws for it and throws to it, by its `id`; absent if the unit draws by itself, or does not trace.
---@field source grognard.Hex The hex to which it traces: a source, a detrainable hex, or that of an Extender. If it needs none, or has none, its own hex.
---@field drawn grognard.Measure The cost of the draw, in MP.
---@field thrown grognard.Measure The cost of the throw, in MP.
---@field rule integer The rule: 12.6a.1 to 12.6a.3 by the kind of the source, 12.6g on landing craft, 12.6h after an air drop. If it does not trace, it is 12.6. But where it is asked why, it is 4.5a.B if enemy zones of control alone keep it from that, and 4.8c.D if enemy units do, with or without these.
---@field traces boolean It traces.

---How a combat unit traces, or why it does not.
---@class grognard.ocs.TraceFound.Table: grognard.ocs.TraceFound.Fields
---@field unit integer The unit, by its `id`.
---@field hq integer The headquarters that draws for it and throws to it, by its `id`; absent if the unit draws by itself, or does not trace.
---@field source grognard.Hex.Table The hex to which it traces: a source, a detrainable hex, or that of an Extender. If it needs none, or has none, its own hex.
---@field drawn grognard.Measure The cost of the draw, in MP.
---@field thrown grognard.Measure The cost of the throw, in MP.
---@field rule integer The rule: 12.6a.1 to 12.6a.3 by the kind of the source, 12.6g on landing craft, 12.6h after an air drop. If it does not trace, it is 12.6. But where it is asked why, it is 4.5a.B if enemy zones of control alone keep it from that, and 4.8c.D if enemy units do, with or without these.
---@field traces boolean It traces.

---How a combat unit traces, or why it does not.
---@class grognard.ocs.TraceFound.Fields
---@field unit? integer The unit, by its `id`.
---@field hq? integer The headquarters that draws for it and throws to it, by its `id`; absent if the unit draws by itself, or does not trace.
---@field source? grognard.Hex|grognard.Hex.Fields|integer[] The hex to which it traces: a source, a detrainable hex, or that of an Extender. If it needs none, or has none, its own hex.
---@field drawn? grognard.Measure The cost of the draw, in MP. Default: 0.
---@field thrown? grognard.Measure The cost of the throw, in MP. Default: 0.
---@field rule? integer The rule: 12.6a.1 to 12.6a.3 by the kind of the source, 12.6g on landing craft, 12.6h after an air drop. If it does not trace, it is 12.6. But where it is asked why, it is 4.5a.B if enemy zones of control alone keep it from that, and 4.8c.D if enemy units do, with or without these.
---@field traces? boolean It traces. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.TraceFound.Fields
---@return grognard.ocs.TraceFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TraceFound): grognard.ocs.TraceFound
function grognard.ocs.TraceFound(fields) end

---How many combat units of a side trace.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.TracesFound: userdata
---@field in_trace integer Units that trace.
---@field without integer Units that do not.

---How many combat units of a side trace.
---@class grognard.ocs.TracesFound.Table: grognard.ocs.TracesFound.Fields
---@field in_trace integer Units that trace.
---@field without integer Units that do not.

---How many combat units of a side trace.
---@class grognard.ocs.TracesFound.Fields
---@field in_trace? integer Units that trace. Default: 0.
---@field without? integer Units that do not. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.TracesFound.Fields
---@return grognard.ocs.TracesFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TracesFound): grognard.ocs.TracesFound
function grognard.ocs.TracesFound(fields) end

---What restocking took.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Restocked: userdata
---@field spent grognard.Measure The supply that is spent, in T, with what brings nothing.
---@field wasted grognard.Measure The part of it that brings nothing, in T.
---@field full integer Units whose stocks are full afterwards.
---@field lacking integer Units whose stocks are not full afterwards.

---What restocking took.
---@class grognard.ocs.Restocked.Table: grognard.ocs.Restocked.Fields
---@field spent grognard.Measure The supply that is spent, in T, with what brings nothing.
---@field wasted grognard.Measure The part of it that brings nothing, in T.
---@field full integer Units whose stocks are full afterwards.
---@field lacking integer Units whose stocks are not full afterwards.

---What restocking took.
---@class grognard.ocs.Restocked.Fields
---@field spent? grognard.Measure The supply that is spent, in T, with what brings nothing. Default: 0.
---@field wasted? grognard.Measure The part of it that brings nothing, in T. Default: 0.
---@field full? integer Units whose stocks are full afterwards. Default: 0.
---@field lacking? integer Units whose stocks are not full afterwards. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Restocked.Fields
---@return grognard.ocs.Restocked? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Restocked): grognard.ocs.Restocked
function grognard.ocs.Restocked(fields) end

---Supply that is to be blown.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BlowLoad: userdata
---@field unit integer Supply on the ground or Transport Points with a load, by its `id`.
---@field amount grognard.Measure The supply named, in T; by default all of it.

---Supply that is to be blown.
---@class grognard.ocs.BlowLoad.Table: grognard.ocs.BlowLoad.Fields
---@field unit integer Supply on the ground or Transport Points with a load, by its `id`.
---@field amount grognard.Measure The supply named, in T; by default all of it.

---Supply that is to be blown.
---@class grognard.ocs.BlowLoad.Fields
---@field unit integer Supply on the ground or Transport Points with a load, by its `id`.
---@field amount? grognard.Measure The supply named, in T; by default all of it. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BlowLoad.Fields
---@return grognard.ocs.BlowLoad? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BlowLoad): grognard.ocs.BlowLoad
function grognard.ocs.BlowLoad(fields) end

---What blowing a dump destroyed.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Blown: userdata
---@field named grognard.Measure The supply that was named, in T.
---@field destroyed grognard.Measure The supply that is destroyed, in T.
---@field percent integer The part of what was named, in per cent.

---What blowing a dump destroyed.
---@class grognard.ocs.Blown.Table: grognard.ocs.Blown.Fields
---@field named grognard.Measure The supply that was named, in T.
---@field destroyed grognard.Measure The supply that is destroyed, in T.
---@field percent integer The part of what was named, in per cent.

---What blowing a dump destroyed.
---@class grognard.ocs.Blown.Fields
---@field named? grognard.Measure The supply that was named, in T. Default: 0.
---@field destroyed? grognard.Measure The supply that is destroyed, in T. Default: 0.
---@field percent? integer The part of what was named, in per cent. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Blown.Fields
---@return grognard.ocs.Blown? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Blown): grognard.ocs.Blown
function grognard.ocs.Blown(fields) end

---The phase of the turn.
---@alias grognard.ocs.Phase
---| "reinforcement" # The Reinforcement Phase.
---| "movement" # The Movement Phase.
---| "supply" # The Supply Phase.
---| "reaction" # The enemy's Reaction Phase, in which the player's released Reserves act.
---| "combat" # The Combat Phase.
---| "exploitation" # The Exploitation Phase.
---| "clean_up" # The Clean Up Phase.

---The phase in which something is done.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.PermittedAction: userdata
---@field phase? grognard.ocs.Phase The phase, as other questions ask for it; absent before the Reinforcement Phase.

---The phase in which something is done.
---@class grognard.ocs.PermittedAction.Table: grognard.ocs.PermittedAction.Fields
---@field phase? grognard.ocs.Phase The phase, as other questions ask for it; absent before the Reinforcement Phase.

---The phase in which something is done.
---@class grognard.ocs.PermittedAction.Fields
---@field phase? grognard.ocs.Phase The phase, as other questions ask for it; absent before the Reinforcement Phase.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.PermittedAction.Fields
---@return grognard.ocs.PermittedAction? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.PermittedAction): grognard.ocs.PermittedAction
function grognard.ocs.PermittedAction(fields) end

---A step of a game turn: a segment, or a phase that has none.
---@alias grognard.ocs.Segment
---| "weather" # The Weather Determination Segment of the Pre-Turn Phase.
---| "first_player" # The First Player Determination Segment of the Pre-Turn Phase.
---| "refit" # The Aircraft Refit Phase.
---| "reinforcement" # The Reinforcement Phase.
---| "breakout" # The Breakout Segment of the Movement Phase.
---| "movement" # The Movement Segment of the Movement Phase.
---| "movement_barrage" # The Barrage Segment of the Movement Phase.
---| "supply" # The Supply Phase.
---| "reaction_movement" # The Movement Segment of the Reaction Phase.
---| "reaction_barrage" # The Barrage Segment of the Reaction Phase.
---| "combat_barrage" # The Barrage Segment of the Combat Phase.
---| "combat" # The Combat Segment of the Combat Phase.
---| "exploitation_movement" # The Movement Segment of the Exploitation Phase.
---| "exploitation_barrage" # The Barrage Segment of the Exploitation Phase.
---| "exploitation_combat" # The Combat Segment of the Exploitation Phase.
---| "clean_up" # The Clean Up Phase.

---The segment that follows another.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.NextSegment: userdata
---@field segment? grognard.ocs.Segment The segment.
---@field phase? grognard.ocs.Phase The phase, as other questions ask for it; absent before the Reinforcement Phase.
---@field player integer The player whose turn it is; 0 for both.
---@field acts integer The player who acts in it; 0 for both.
---@field phase_ends boolean A phase ends with the segment that has ended.
---@field player_turn_ends boolean A player turn ends with it.
---@field turn_ends boolean The game turn ends with it.

---The segment that follows another.
---@class grognard.ocs.NextSegment.Table: grognard.ocs.NextSegment.Fields
---@field segment? grognard.ocs.Segment The segment.
---@field phase? grognard.ocs.Phase The phase, as other questions ask for it; absent before the Reinforcement Phase.
---@field player integer The player whose turn it is; 0 for both.
---@field acts integer The player who acts in it; 0 for both.
---@field phase_ends boolean A phase ends with the segment that has ended.
---@field player_turn_ends boolean A player turn ends with it.
---@field turn_ends boolean The game turn ends with it.

---The segment that follows another.
---@class grognard.ocs.NextSegment.Fields
---@field segment? grognard.ocs.Segment The segment.
---@field phase? grognard.ocs.Phase The phase, as other questions ask for it; absent before the Reinforcement Phase.
---@field player? integer The player whose turn it is; 0 for both. Default: 0.
---@field acts? integer The player who acts in it; 0 for both. Default: 0.
---@field phase_ends? boolean A phase ends with the segment that has ended. Default: false.
---@field player_turn_ends? boolean A player turn ends with it. Default: false.
---@field turn_ends? boolean The game turn ends with it. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.NextSegment.Fields
---@return grognard.ocs.NextSegment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.NextSegment): grognard.ocs.NextSegment
function grognard.ocs.NextSegment(fields) end

---A step of the Supply Phase, each done for the whole side before the next.
---@alias grognard.ocs.SupplyStep
---| "restocking" # Internal stocks are restocked.
---| "eating" # Units without trace eat.
---| "attrition" # The others are marked, and check attrition.

---Where a game stands in its sequence of play.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.TurnState: userdata
---@field number integer The game turn, from 1.
---@field segment? grognard.ocs.Segment The segment.
---@field first integer The player who goes first in this game turn, 1 to 8. Before that is determined, either of the two.
---@field second integer The other player, 1 to 8.
---@field player integer The player whose turn it is. Required in a player turn that is not played simultaneously.
---@field weather integer The weather of the turn, numbered by the caller from 1; 0 before it is determined.
---@field supply grognard.ocs.SupplyStep The step of the Supply Phase; restocking by default.
---@field simulcast boolean Both players play the turn simultaneously.
---@field rail_cap_used grognard.Measure The Rail Cap that the player whose turn it is has used in it, in points of capacity; none in a simulcast turn.
---@field first_reserves? integer The Reserve markers that the game gives the first player, those on the board included, 0 to 254. Required when a unit of his takes Reserve Mode, and when a Movement Segment ends in which he has moved and has units in it.
---@field second_reserves? integer The Reserve markers that the game gives the second player, in the same way.

---Where a game stands in its sequence of play.
---@class grognard.ocs.TurnState.Table: grognard.ocs.TurnState.Fields
---@field number integer The game turn, from 1.
---@field segment? grognard.ocs.Segment The segment.
---@field first integer The player who goes first in this game turn, 1 to 8. Before that is determined, either of the two.
---@field second integer The other player, 1 to 8.
---@field player integer The player whose turn it is. Required in a player turn that is not played simultaneously.
---@field weather integer The weather of the turn, numbered by the caller from 1; 0 before it is determined.
---@field supply grognard.ocs.SupplyStep The step of the Supply Phase; restocking by default.
---@field simulcast boolean Both players play the turn simultaneously.
---@field rail_cap_used grognard.Measure The Rail Cap that the player whose turn it is has used in it, in points of capacity; none in a simulcast turn.
---@field first_reserves? integer The Reserve markers that the game gives the first player, those on the board included, 0 to 254. Required when a unit of his takes Reserve Mode, and when a Movement Segment ends in which he has moved and has units in it.
---@field second_reserves? integer The Reserve markers that the game gives the second player, in the same way.

---Where a game stands in its sequence of play.
---@class grognard.ocs.TurnState.Fields
---@field number integer The game turn, from 1.
---@field segment? grognard.ocs.Segment The segment.
---@field first integer The player who goes first in this game turn, 1 to 8. Before that is determined, either of the two.
---@field second integer The other player, 1 to 8.
---@field player? integer The player whose turn it is. Required in a player turn that is not played simultaneously.
---@field weather? integer The weather of the turn, numbered by the caller from 1; 0 before it is determined. Default: 0.
---@field supply? grognard.ocs.SupplyStep The step of the Supply Phase; restocking by default. Default: "restocking".
---@field simulcast? boolean Both players play the turn simultaneously. Default: false.
---@field rail_cap_used? grognard.Measure The Rail Cap that the player whose turn it is has used in it, in points of capacity; none in a simulcast turn. Default: 0.
---@field first_reserves? integer The Reserve markers that the game gives the first player, those on the board included, 0 to 254. Required when a unit of his takes Reserve Mode, and when a Movement Segment ends in which he has moved and has units in it.
---@field second_reserves? integer The Reserve markers that the game gives the second player, in the same way.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.TurnState.Fields
---@return grognard.ocs.TurnState? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TurnState): grognard.ocs.TurnState
function grognard.ocs.TurnState(fields) end

---Something that a player does.
---@alias grognard.ocs.TurnAction
---| "roll_weather" # Rolls for the weather.
---| "roll_first" # Rolls for who goes first.
---| "refit" # Refits aircraft.
---| "reinforce" # Places reinforcements and new supply, and rolls the tables that give them.
---| "rebuild" # Rebuilds units.
---| "consolidate" # Consolidates ground units.
---| "break_out" # Breaks out.
---| "change_mode" # Changes the mode of a unit.
---| "release" # Releases a unit from Reserve Mode.
---| "move" # Moves ground units.
---| "overrun" # Overruns.
---| "sail" # Moves ships.
---| "rail" # Moves units or supply by rail.
---| "ship" # Moves units or supply by sea.
---| "fly" # Moves units or supply by air.
---| "drop" # Drops units or supply from the air.
---| "sweep" # Flies a fighter sweep.
---| "hip_shoot" # Flies a hip shoot, a barrage in a Movement Segment.
---| "build" # Builds, improves or repairs.
---| "reduce" # Reduces or damages a facility of the own side.
---| "blow" # Blows a dump.
---| "air_barrage" # Barrages with aircraft.
---| "naval_barrage" # Barrages with ships.
---| "artillery_barrage" # Barrages with artillery.
---| "restock" # Restocks internal stocks.
---| "trace" # Traces supply, eats or is marked Out of Supply.
---| "attrition" # Rolls for attrition.
---| "attack" # Makes a regular attack.
---| "clean_up" # Takes off markers at the end of the turn.
---| "coastal_fire" # Fires coastal artillery at ships.
---| "extend" # Forms an Extender, unforms it, or lets it collapse.
---| "break_down" # Makes Breakdowns as a unit begins to move.
---| "combine" # Combines or divides Transport Points.

---Something that a side may do now.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.TurnChoice: userdata
---@field unit integer The unit that may do it; absent where the segment has it and the question of its chapter decides who may.
---@field action? grognard.ocs.TurnAction What it is.

---Something that a side may do now.
---@class grognard.ocs.TurnChoice.Table: grognard.ocs.TurnChoice.Fields
---@field unit integer The unit that may do it; absent where the segment has it and the question of its chapter decides who may.
---@field action? grognard.ocs.TurnAction What it is.

---Something that a side may do now.
---@class grognard.ocs.TurnChoice.Fields
---@field unit? integer The unit that may do it; absent where the segment has it and the question of its chapter decides who may.
---@field action? grognard.ocs.TurnAction What it is.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.TurnChoice.Fields
---@return grognard.ocs.TurnChoice? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TurnChoice): grognard.ocs.TurnChoice
function grognard.ocs.TurnChoice(fields) end

---How much a side may do.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.TurnChoiceCount: userdata
---@field found integer The number of rows.

---How much a side may do.
---@class grognard.ocs.TurnChoiceCount.Table: grognard.ocs.TurnChoiceCount.Fields
---@field found integer The number of rows.

---How much a side may do.
---@class grognard.ocs.TurnChoiceCount.Fields
---@field found? integer The number of rows. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.TurnChoiceCount.Fields
---@return grognard.ocs.TurnChoiceCount? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TurnChoiceCount): grognard.ocs.TurnChoiceCount
function grognard.ocs.TurnChoiceCount(fields) end

---A way to pay for fuel.
---@alias grognard.ocs.FuelBy
---| "unit" # Each unit by itself: 1T, for the phase.
---| "formation" # A formation as a whole: 1 SP, until the next friendly Clean Up Phase.
---| "hq" # A headquarters with the independent units in its throw range: 1 SP, until the next friendly Clean Up Phase.
---| "none" # No fuel is needed.

---Who pays for a unit.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Payer: userdata
---@field unit integer The unit, by its `id`.
---@field source integer The dump or the loaded Transport Points, by `id`; absent for what nobody pays, or what costs nothing.
---@field hq integer The headquarters that throws the supply or, for fuel by headquarters, that is fuelled, by its `id`; absent if the unit draws by itself.
---@field amount grognard.Measure What the source pays, in T; what several units pay together stands in the row of the first of them. Without a source, what is lacking.
---@field order integer The order to which the row belongs, from 1; 0 for what is lacking.
---@field by? grognard.ocs.FuelBy The way to pay for fuel; absent for other expenses.

---Who pays for a unit.
---@class grognard.ocs.Payer.Table: grognard.ocs.Payer.Fields
---@field unit integer The unit, by its `id`.
---@field source integer The dump or the loaded Transport Points, by `id`; absent for what nobody pays, or what costs nothing.
---@field hq integer The headquarters that throws the supply or, for fuel by headquarters, that is fuelled, by its `id`; absent if the unit draws by itself.
---@field amount grognard.Measure What the source pays, in T; what several units pay together stands in the row of the first of them. Without a source, what is lacking.
---@field order integer The order to which the row belongs, from 1; 0 for what is lacking.
---@field by? grognard.ocs.FuelBy The way to pay for fuel; absent for other expenses.

---Who pays for a unit.
---@class grognard.ocs.Payer.Fields
---@field unit? integer The unit, by its `id`.
---@field source? integer The dump or the loaded Transport Points, by `id`; absent for what nobody pays, or what costs nothing.
---@field hq? integer The headquarters that throws the supply or, for fuel by headquarters, that is fuelled, by its `id`; absent if the unit draws by itself.
---@field amount? grognard.Measure What the source pays, in T; what several units pay together stands in the row of the first of them. Without a source, what is lacking. Default: 0.
---@field order? integer The order to which the row belongs, from 1; 0 for what is lacking. Default: 0.
---@field by? grognard.ocs.FuelBy The way to pay for fuel; absent for other expenses.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Payer.Fields
---@return grognard.ocs.Payer? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Payer): grognard.ocs.Payer
function grognard.ocs.Payer(fields) end

---What units pay.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.PayersFound: userdata
---@field cost grognard.Measure What is paid, in T.
---@field lacking grognard.Measure What is lacking, in T.
---@field orders integer The orders.

---What units pay.
---@class grognard.ocs.PayersFound.Table: grognard.ocs.PayersFound.Fields
---@field cost grognard.Measure What is paid, in T.
---@field lacking grognard.Measure What is lacking, in T.
---@field orders integer The orders.

---What units pay.
---@class grognard.ocs.PayersFound.Fields
---@field cost? grognard.Measure What is paid, in T. Default: 0.
---@field lacking? grognard.Measure What is lacking, in T. Default: 0.
---@field orders? integer The orders. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.PayersFound.Fields
---@return grognard.ocs.PayersFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.PayersFound): grognard.ocs.PayersFound
function grognard.ocs.PayersFound(fields) end

---What was fuelled.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Fuelled: userdata
---@field cost grognard.Measure The cost, in T.
---@field units integer The units that are fuelled.

---What was fuelled.
---@class grognard.ocs.Fuelled.Table: grognard.ocs.Fuelled.Fields
---@field cost grognard.Measure The cost, in T.
---@field units integer The units that are fuelled.

---What was fuelled.
---@class grognard.ocs.Fuelled.Fields
---@field cost? grognard.Measure The cost, in T. Default: 0.
---@field units? integer The units that are fuelled. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Fuelled.Fields
---@return grognard.ocs.Fuelled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Fuelled): grognard.ocs.Fuelled
function grognard.ocs.Fuelled(fields) end

---What a base refitted.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Refitted: userdata
---@field cost grognard.Measure The cost, in T.
---@field planes integer The aircraft that become Active.

---What a base refitted.
---@class grognard.ocs.Refitted.Table: grognard.ocs.Refitted.Fields
---@field cost grognard.Measure The cost, in T.
---@field planes integer The aircraft that become Active.

---What a base refitted.
---@class grognard.ocs.Refitted.Fields
---@field cost? grognard.Measure The cost, in T. Default: 0.
---@field planes? integer The aircraft that become Active. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Refitted.Fields
---@return grognard.ocs.Refitted? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Refitted): grognard.ocs.Refitted
function grognard.ocs.Refitted(fields) end

---Combat supply of one side.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CombatPaid: userdata
---@field cost grognard.Measure What is paid, in T.
---@field units integer The units with combat supply.

---Combat supply of one side.
---@class grognard.ocs.CombatPaid.Table: grognard.ocs.CombatPaid.Fields
---@field cost grognard.Measure What is paid, in T.
---@field units integer The units with combat supply.

---Combat supply of one side.
---@class grognard.ocs.CombatPaid.Fields
---@field cost? grognard.Measure What is paid, in T. Default: 0.
---@field units? integer The units with combat supply. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CombatPaid.Fields
---@return grognard.ocs.CombatPaid? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CombatPaid): grognard.ocs.CombatPaid
function grognard.ocs.CombatPaid(fields) end

---A combat unit that takes part in a combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Combatant: userdata
---@field unit integer The unit, by its `id`.
---@field attacks boolean It attacks; otherwise it defends.
---@field leads boolean Its Action Rating counts for its side.

---A combat unit that takes part in a combat.
---@class grognard.ocs.Combatant.Table: grognard.ocs.Combatant.Fields
---@field unit integer The unit, by its `id`.
---@field attacks boolean It attacks; otherwise it defends.
---@field leads boolean Its Action Rating counts for its side.

---A combat unit that takes part in a combat.
---@class grognard.ocs.Combatant.Fields
---@field unit? integer The unit, by its `id`.
---@field attacks? boolean It attacks; otherwise it defends. Default: false.
---@field leads? boolean Its Action Rating counts for its side. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Combatant.Fields
---@return grognard.ocs.Combatant? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Combatant): grognard.ocs.Combatant
function grognard.ocs.Combatant(fields) end

---The terms of a breakout.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BreakoutAssessment: userdata
---@field way integer The hexes of the shortest way to a friend in trace; 0 in the first turn, which needs none.
---@field distance integer The distance of the nearest friendly combat unit in trace, in hexes; 0 in the first turn.
---@field rolls integer The rolls that are made, from 1: one for a unit, one for each Transport Point.
---@field drm integer The modifier of each roll.

---The terms of a breakout.
---@class grognard.ocs.BreakoutAssessment.Table: grognard.ocs.BreakoutAssessment.Fields
---@field way integer The hexes of the shortest way to a friend in trace; 0 in the first turn, which needs none.
---@field distance integer The distance of the nearest friendly combat unit in trace, in hexes; 0 in the first turn.
---@field rolls integer The rolls that are made, from 1: one for a unit, one for each Transport Point.
---@field drm integer The modifier of each roll.

---The terms of a breakout.
---@class grognard.ocs.BreakoutAssessment.Fields
---@field way? integer The hexes of the shortest way to a friend in trace; 0 in the first turn, which needs none. Default: 0.
---@field distance? integer The distance of the nearest friendly combat unit in trace, in hexes; 0 in the first turn. Default: 0.
---@field rolls? integer The rolls that are made, from 1: one for a unit, one for each Transport Point. From 1 to 16. Default: 0.
---@field drm? integer The modifier of each roll. From 0 to 1. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BreakoutAssessment.Fields
---@return grognard.ocs.BreakoutAssessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BreakoutAssessment): grognard.ocs.BreakoutAssessment
function grognard.ocs.BreakoutAssessment(fields) end

---The result of a breakout.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BrokenOut: userdata
---@field turns integer[] For each roll, the number of turns after which the unit or the point returns as a reinforcement; 0 where it is lost.
---@field escaped integer The rolls by which something escapes.
---@field lost integer The rolls by which something is lost.

---The result of a breakout.
---@class grognard.ocs.BrokenOut.Table: grognard.ocs.BrokenOut.Fields
---@field turns integer[] For each roll, the number of turns after which the unit or the point returns as a reinforcement; 0 where it is lost.
---@field escaped integer The rolls by which something escapes.
---@field lost integer The rolls by which something is lost.

---The result of a breakout.
---@class grognard.ocs.BrokenOut.Fields
---@field turns? integer[] For each roll, the number of turns after which the unit or the point returns as a reinforcement; 0 where it is lost.
---@field escaped? integer The rolls by which something escapes. Default: 0.
---@field lost? integer The rolls by which something is lost. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BrokenOut.Fields
---@return grognard.ocs.BrokenOut? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BrokenOut): grognard.ocs.BrokenOut
function grognard.ocs.BrokenOut(fields) end

---What a defender gives up by letting a Beach Assault land.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Conceded: userdata
---@field landed integer The units that land.
---@field destroyed integer The combat units of the defender that are destroyed.

---What a defender gives up by letting a Beach Assault land.
---@class grognard.ocs.Conceded.Table: grognard.ocs.Conceded.Fields
---@field landed integer The units that land.
---@field destroyed integer The combat units of the defender that are destroyed.

---What a defender gives up by letting a Beach Assault land.
---@class grognard.ocs.Conceded.Fields
---@field landed? integer The units that land. Default: 0.
---@field destroyed? integer The combat units of the defender that are destroyed. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Conceded.Fields
---@return grognard.ocs.Conceded? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Conceded): grognard.ocs.Conceded
function grognard.ocs.Conceded(fields) end

---What is left of a unit that made Breakdowns.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BrokenDown: userdata
---@field steps integer The steps that are left to the multi-step unit.
---@field made integer The Breakdowns that it makes.

---What is left of a unit that made Breakdowns.
---@class grognard.ocs.BrokenDown.Table: grognard.ocs.BrokenDown.Fields
---@field steps integer The steps that are left to the multi-step unit.
---@field made integer The Breakdowns that it makes.

---What is left of a unit that made Breakdowns.
---@class grognard.ocs.BrokenDown.Fields
---@field steps? integer The steps that are left to the multi-step unit. Default: 0.
---@field made? integer The Breakdowns that it makes. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BrokenDown.Fields
---@return grognard.ocs.BrokenDown? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BrokenDown): grognard.ocs.BrokenDown
function grognard.ocs.BrokenDown(fields) end

---What a unit is that absorbed Breakdowns.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Absorbed: userdata
---@field steps integer The steps that the multi-step unit has then.
---@field absorbed integer The Breakdowns that it absorbs.
---@field owed integer The Breakdowns that it must absorb.

---What a unit is that absorbed Breakdowns.
---@class grognard.ocs.Absorbed.Table: grognard.ocs.Absorbed.Fields
---@field steps integer The steps that the multi-step unit has then.
---@field absorbed integer The Breakdowns that it absorbs.
---@field owed integer The Breakdowns that it must absorb.

---What a unit is that absorbed Breakdowns.
---@class grognard.ocs.Absorbed.Fields
---@field steps? integer The steps that the multi-step unit has then. Default: 0.
---@field absorbed? integer The Breakdowns that it absorbs. Default: 0.
---@field owed? integer The Breakdowns that it must absorb. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Absorbed.Fields
---@return grognard.ocs.Absorbed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Absorbed): grognard.ocs.Absorbed
function grognard.ocs.Absorbed(fields) end

---An Action Rating.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Rating: userdata
---@field rating integer The rating, -1 to 5.

---An Action Rating.
---@class grognard.ocs.Rating.Table: grognard.ocs.Rating.Fields
---@field rating integer The rating, -1 to 5.

---An Action Rating.
---@class grognard.ocs.Rating.Fields
---@field rating? integer The rating, -1 to 5. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Rating.Fields
---@return grognard.ocs.Rating? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Rating): grognard.ocs.Rating
function grognard.ocs.Rating(fields) end

---A mode that a unit took.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ModeChanged: userdata
---@field markers_left integer The Reserve markers of the side that are still free; 0 for any other mode, and where they are not counted.
---@field mode? grognard.ocs.Mode The mode.
---@field shows? grognard.ocs.Orientation The side of the counter that shows.

---A mode that a unit took.
---@class grognard.ocs.ModeChanged.Table: grognard.ocs.ModeChanged.Fields
---@field markers_left integer The Reserve markers of the side that are still free; 0 for any other mode, and where they are not counted.
---@field mode? grognard.ocs.Mode The mode.
---@field shows? grognard.ocs.Orientation The side of the counter that shows.

---A mode that a unit took.
---@class grognard.ocs.ModeChanged.Fields
---@field markers_left? integer The Reserve markers of the side that are still free; 0 for any other mode, and where they are not counted. Default: 0.
---@field mode? grognard.ocs.Mode The mode.
---@field shows? grognard.ocs.Orientation The side of the counter that shows.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ModeChanged.Fields
---@return grognard.ocs.ModeChanged? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ModeChanged): grognard.ocs.ModeChanged
function grognard.ocs.ModeChanged(fields) end

---The units that were released.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Released: userdata
---@field units integer The number of units.

---The units that were released.
---@class grognard.ocs.Released.Table: grognard.ocs.Released.Fields
---@field units integer The number of units.

---The units that were released.
---@class grognard.ocs.Released.Fields
---@field units? integer The number of units. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Released.Fields
---@return grognard.ocs.Released? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Released): grognard.ocs.Released
function grognard.ocs.Released(fields) end

---The markers that were removed.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CleanedUp: userdata
---@field dg integer Units that are no longer disorganized.
---@field exploit integer Units that are no longer in Exploit Mode.

---The markers that were removed.
---@class grognard.ocs.CleanedUp.Table: grognard.ocs.CleanedUp.Fields
---@field dg integer Units that are no longer disorganized.
---@field exploit integer Units that are no longer in Exploit Mode.

---The markers that were removed.
---@class grognard.ocs.CleanedUp.Fields
---@field dg? integer Units that are no longer disorganized. Default: 0.
---@field exploit? integer Units that are no longer in Exploit Mode. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CleanedUp.Fields
---@return grognard.ocs.CleanedUp? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CleanedUp): grognard.ocs.CleanedUp
function grognard.ocs.CleanedUp(fields) end

---Odds and their column.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Column: userdata
---@field odds grognard.Odds The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading grognard.Odds The odds printed above the column.
---@field column integer The column from the defender's best, 0 to 12 in the printed table.

---Odds and their column.
---@class grognard.ocs.Column.Table: grognard.ocs.Column.Fields
---@field odds grognard.Odds.Table The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading grognard.Odds.Table The odds printed above the column.
---@field column integer The column from the defender's best, 0 to 12 in the printed table.

---Odds and their column.
---@class grognard.ocs.Column.Fields
---@field odds? grognard.Odds|grognard.Odds.Fields The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading? grognard.Odds|grognard.Odds.Fields The odds printed above the column.
---@field column? integer The column from the defender's best, 0 to 12 in the printed table. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Column.Fields
---@return grognard.ocs.Column? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Column): grognard.ocs.Column
function grognard.ocs.Column(fields) end

---The kind of attack.
---@alias grognard.ocs.Attack
---| "regular" # A regular attack: in a Combat Segment, from any number of adjacent hexes.
---| "overrun" # An overrun: during movement, by units that began the phase in one stack.

---The assessment of an attack: the input of `resolve` and `distribution`.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Assessment: userdata
---@field attack grognard.Measure The attacker's strength in points.
---@field defence grognard.Measure The defender's strength in points.
---@field odds grognard.Odds The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading grognard.Odds The odds printed above the column.
---@field attack_cost grognard.Measure Supply to pay for the attack, in T.
---@field defence_cost grognard.Measure Supply to pay for the defence, in T.
---@field attacker_steps integer Steps of the attackers.
---@field defender_steps integer Steps of the defenders.
---@field attacker_lead integer The attacker whose Action Rating counts.
---@field defender_lead integer The defender whose Action Rating counts.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field ground? grognard.ocs.Ground The row of the odds table.
---@field column integer The column from the defender's best, 0 to 12 in the printed table.
---@field drm integer The die roll modifier of the Action Ratings, without the hedgehog's.
---@field hedgehog integer The level of the hedgehog.
---@field exploit_rating integer The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
---@field no_exploit boolean No attacker can exploit, whatever the result (9.13).
---@field exploit_drop integer The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.
---@field digest integer The checksum of the game's own tables; 0 for the printed ones.

---The assessment of an attack: the input of `resolve` and `distribution`.
---@class grognard.ocs.Assessment.Table: grognard.ocs.Assessment.Fields
---@field attack grognard.Measure The attacker's strength in points.
---@field defence grognard.Measure The defender's strength in points.
---@field odds grognard.Odds.Table The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading grognard.Odds.Table The odds printed above the column.
---@field attack_cost grognard.Measure Supply to pay for the attack, in T.
---@field defence_cost grognard.Measure Supply to pay for the defence, in T.
---@field attacker_steps integer Steps of the attackers.
---@field defender_steps integer Steps of the defenders.
---@field attacker_lead integer The attacker whose Action Rating counts.
---@field defender_lead integer The defender whose Action Rating counts.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field ground? grognard.ocs.Ground The row of the odds table.
---@field column integer The column from the defender's best, 0 to 12 in the printed table.
---@field drm integer The die roll modifier of the Action Ratings, without the hedgehog's.
---@field hedgehog integer The level of the hedgehog.
---@field exploit_rating integer The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
---@field no_exploit boolean No attacker can exploit, whatever the result (9.13).
---@field exploit_drop integer The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.
---@field digest integer The checksum of the game's own tables; 0 for the printed ones.

---The assessment of an attack: the input of `resolve` and `distribution`.
---@class grognard.ocs.Assessment.Fields
---@field attack? grognard.Measure The attacker's strength in points. Default: 0.
---@field defence? grognard.Measure The defender's strength in points. Default: 0.
---@field odds? grognard.Odds|grognard.Odds.Fields The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading? grognard.Odds|grognard.Odds.Fields The odds printed above the column.
---@field attack_cost? grognard.Measure Supply to pay for the attack, in T. Default: 0.
---@field defence_cost? grognard.Measure Supply to pay for the defence, in T. Default: 0.
---@field attacker_steps? integer Steps of the attackers. Default: 0.
---@field defender_steps? integer Steps of the defenders. Default: 0.
---@field attacker_lead? integer The attacker whose Action Rating counts.
---@field defender_lead? integer The defender whose Action Rating counts.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field ground? grognard.ocs.Ground The row of the odds table.
---@field column integer The column from the defender's best, 0 to 12 in the printed table.
---@field drm? integer The die roll modifier of the Action Ratings, without the hedgehog's. From -20 to 20. Default: 0.
---@field hedgehog? integer The level of the hedgehog. From 0 to 4. Default: 0.
---@field exploit_rating? integer The highest Action Rating of the attackers that are not disorganized; -1 if there are none. Default: 0.
---@field no_exploit? boolean No attacker can exploit, whatever the result (9.13). Default: false.
---@field exploit_drop? integer The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none. Default: 0.
---@field digest? integer The checksum of the game's own tables; 0 for the printed ones. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Assessment.Fields
---@return grognard.ocs.Assessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Assessment): grognard.ocs.Assessment
function grognard.ocs.Assessment(fields) end

---A result of the combat table, from the worst for the attacker to the best. `A` begins the attacker's part and `D` the defender's. `L` is steps lost, `o` an option of steps and hexes of retreat, `e` the Action Rating from which attackers exploit, `DG` disorganized.
---@alias grognard.ocs.CombatResult
---| "AL2" # AL2: the attacker loses 2 steps.
---| "AL1o1" # AL1o1: the attacker loses 1 step and takes an option of 1.
---| "AL1o1/Do1" # AL1o1/Do1: the attacker loses 1 step and takes an option of 1, the defender an option of 1.
---| "AL1/Do1" # AL1/Do1: the attacker loses 1 step, the defender takes an option of 1.
---| "Ao1/Do1" # Ao1/Do1: each side takes an option of 1.
---| "AL1/DL1o1" # AL1/DL1o1: the attacker loses 1 step, the defender 1 step and an option of 1.
---| "Ao1/DL1o1" # Ao1/DL1o1: the attacker takes an option of 1, the defender loses 1 step and takes an option of 1.
---| "Ao1/DL1o2" # Ao1/DL1o2: the attacker takes an option of 1, the defender loses 1 step and takes an option of 2.
---| "Ao1e4/DL1o2" # Ao1e4/DL1o2: as Ao1/DL1o2, and attackers of rating 4 exploit.
---| "Ae4/DL1o2" # Ae4/DL1o2: the defender loses 1 step and takes an option of 2; attackers of rating 4 exploit.
---| "Ae3/DL2o2DG" # Ae3/DL2o2DG: the defender loses 2 steps, takes an option of 2 and is disorganized; attackers of rating 3 exploit.
---| "Ae2/DL2o3DG" # Ae2/DL2o3DG: the defender loses 2 steps, takes an option of 3 and is disorganized; attackers of rating 2 exploit.

---The side that has surprise.
---@alias grognard.ocs.Surprise
---| "none" # Neither side.
---| "attacker" # The attacker has surprise.
---| "defender" # The defender has surprise.

---Whether the attackers advance into the hex.
---@alias grognard.ocs.Advance
---| "none" # They do not advance.
---| "may" # They may advance.
---| "must" # They must advance.

---A combat between its dice and its settlement. A plain value that the caller keeps.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Battle: userdata
---@field attacker_lead integer The attacker whose losses come first.
---@field defender_lead integer The defender whose losses come first.
---@field result? grognard.ocs.CombatResult The result.
---@field stage? grognard.ocs.Stage The side that settles next.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field surprise grognard.ocs.Surprise The side that has surprise.
---@field surprise_roll integer The surprise roll with modifiers.
---@field shift integer The shift in columns, positive to the right, before the ends of the table limit it.
---@field column integer The column after the shift, 0 to 12.
---@field roll integer The combat roll with modifiers.
---@field no_exploit boolean No attacker can exploit.
---@field attacker_steps integer Steps that the attacker lost.
---@field attacker_retreat integer Hexes that the attacker retreated.
---@field attacker_short boolean The attacker could not take his whole option.
---@field attacker_gone boolean No attacker is left.
---@field defender_steps integer Steps that the defender lost.
---@field defender_retreat integer Hexes that the defender retreated.
---@field defender_ignored boolean The defender ignored his option.
---@field advance grognard.ocs.Advance Whether the attackers advance into the hex.

---A combat between its dice and its settlement. A plain value that the caller keeps.
---@class grognard.ocs.Battle.Table: grognard.ocs.Battle.Fields
---@field attacker_lead integer The attacker whose losses come first.
---@field defender_lead integer The defender whose losses come first.
---@field result? grognard.ocs.CombatResult The result.
---@field stage? grognard.ocs.Stage The side that settles next.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field surprise grognard.ocs.Surprise The side that has surprise.
---@field surprise_roll integer The surprise roll with modifiers.
---@field shift integer The shift in columns, positive to the right, before the ends of the table limit it.
---@field column integer The column after the shift, 0 to 12.
---@field roll integer The combat roll with modifiers.
---@field no_exploit boolean No attacker can exploit.
---@field attacker_steps integer Steps that the attacker lost.
---@field attacker_retreat integer Hexes that the attacker retreated.
---@field attacker_short boolean The attacker could not take his whole option.
---@field attacker_gone boolean No attacker is left.
---@field defender_steps integer Steps that the defender lost.
---@field defender_retreat integer Hexes that the defender retreated.
---@field defender_ignored boolean The defender ignored his option.
---@field advance grognard.ocs.Advance Whether the attackers advance into the hex.

---A combat between its dice and its settlement. A plain value that the caller keeps.
---@class grognard.ocs.Battle.Fields
---@field attacker_lead? integer The attacker whose losses come first.
---@field defender_lead? integer The defender whose losses come first.
---@field result? grognard.ocs.CombatResult The result.
---@field stage? grognard.ocs.Stage The side that settles next.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field surprise? grognard.ocs.Surprise The side that has surprise. Default: "none".
---@field surprise_roll? integer The surprise roll with modifiers. Default: 0.
---@field shift? integer The shift in columns, positive to the right, before the ends of the table limit it. Default: 0.
---@field column? integer The column after the shift, 0 to 12. Default: 0.
---@field roll? integer The combat roll with modifiers. Default: 0.
---@field no_exploit? boolean No attacker can exploit. Default: false.
---@field attacker_steps? integer Steps that the attacker lost. Default: 0.
---@field attacker_retreat? integer Hexes that the attacker retreated. Default: 0.
---@field attacker_short? boolean The attacker could not take his whole option. Default: false.
---@field attacker_gone? boolean No attacker is left. Default: false.
---@field defender_steps? integer Steps that the defender lost. Default: 0.
---@field defender_retreat? integer Hexes that the defender retreated. Default: 0.
---@field defender_ignored? boolean The defender ignored his option. Default: false.
---@field advance? grognard.ocs.Advance Whether the attackers advance into the hex. Default: "none".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Battle.Fields
---@return grognard.ocs.Battle? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Battle): grognard.ocs.Battle
function grognard.ocs.Battle(fields) end

---What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Owed: userdata
---@field lead integer The unit that loses the first step.
---@field steps integer Steps that the side has.
---@field stage? grognard.ocs.Stage The side that settles next; `over` if nothing is owed any more.
---@field losses integer Steps that must be lost.
---@field option integer The sum of further steps and hexes of retreat, in any mixture.
---@field steps_max integer The most steps that may be lost in all.
---@field retreat_max integer The most hexes that may be retreated.
---@field may_ignore boolean The option may be ignored.
---@field disorganized boolean All units of the side are disorganized before they retreat.

---What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
---@class grognard.ocs.Owed.Table: grognard.ocs.Owed.Fields
---@field lead integer The unit that loses the first step.
---@field steps integer Steps that the side has.
---@field stage? grognard.ocs.Stage The side that settles next; `over` if nothing is owed any more.
---@field losses integer Steps that must be lost.
---@field option integer The sum of further steps and hexes of retreat, in any mixture.
---@field steps_max integer The most steps that may be lost in all.
---@field retreat_max integer The most hexes that may be retreated.
---@field may_ignore boolean The option may be ignored.
---@field disorganized boolean All units of the side are disorganized before they retreat.

---What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
---@class grognard.ocs.Owed.Fields
---@field lead? integer The unit that loses the first step.
---@field steps? integer Steps that the side has. Default: 0.
---@field stage? grognard.ocs.Stage The side that settles next; `over` if nothing is owed any more.
---@field losses? integer Steps that must be lost. Default: 0.
---@field option? integer The sum of further steps and hexes of retreat, in any mixture. Default: 0.
---@field steps_max? integer The most steps that may be lost in all. Default: 0.
---@field retreat_max? integer The most hexes that may be retreated. Default: 0.
---@field may_ignore? boolean The option may be ignored. Default: false.
---@field disorganized? boolean All units of the side are disorganized before they retreat. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Owed.Fields
---@return grognard.ocs.Owed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Owed): grognard.ocs.Owed
function grognard.ocs.Owed(fields) end

---The result of a payment.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Settled: userdata
---@field battle grognard.ocs.Battle The battle after the payment.

---The result of a payment.
---@class grognard.ocs.Settled.Table: grognard.ocs.Settled.Fields
---@field battle grognard.ocs.Battle.Table The battle after the payment.

---The result of a payment.
---@class grognard.ocs.Settled.Fields
---@field battle? grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle after the payment.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Settled.Fields
---@return grognard.ocs.Settled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Settled): grognard.ocs.Settled
function grognard.ocs.Settled(fields) end

---An advance.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Advanced: userdata
---@field count integer The number of units that advance.
---@field captures boolean Enemy units in the hex, none of them a combat unit, are captured or destroyed (9.14).

---An advance.
---@class grognard.ocs.Advanced.Table: grognard.ocs.Advanced.Fields
---@field count integer The number of units that advance.
---@field captures boolean Enemy units in the hex, none of them a combat unit, are captured or destroyed (9.14).

---An advance.
---@class grognard.ocs.Advanced.Fields
---@field count? integer The number of units that advance. Default: 0.
---@field captures? boolean Enemy units in the hex, none of them a combat unit, are captured or destroyed (9.14). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Advanced.Fields
---@return grognard.ocs.Advanced? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Advanced): grognard.ocs.Advanced
function grognard.ocs.Advanced(fields) end

---A change to one unit, for the caller to apply.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Effect: userdata
---@field unit integer The unit. It is a unit of the board if the question has a board and no units of its own. It is so too if the question has a list of its own that counts on from the end of the board's. Otherwise it is the index in the list of the question that the operation names. Absent for an effect on a hex.
---@field rule integer The rule that requires the change.
---@field hex? grognard.Hex The hex of the change. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
---@field amount grognard.Measure The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none.
---@field what? grognard.ocs.EffectKind The kind of change.

---A change to one unit, for the caller to apply.
---@class grognard.ocs.Effect.Table: grognard.ocs.Effect.Fields
---@field unit integer The unit. It is a unit of the board if the question has a board and no units of its own. It is so too if the question has a list of its own that counts on from the end of the board's. Otherwise it is the index in the list of the question that the operation names. Absent for an effect on a hex.
---@field rule integer The rule that requires the change.
---@field hex? grognard.Hex.Table The hex of the change. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
---@field amount grognard.Measure The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none.
---@field what? grognard.ocs.EffectKind The kind of change.

---A change to one unit, for the caller to apply.
---@class grognard.ocs.Effect.Fields
---@field unit? integer The unit. It is a unit of the board if the question has a board and no units of its own. It is so too if the question has a list of its own that counts on from the end of the board's. Otherwise it is the index in the list of the question that the operation names. Absent for an effect on a hex.
---@field rule? integer The rule that requires the change.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex of the change. Some kinds have none: it is absent then, or 0,0 in C, C++, C# and Rust.
---@field amount? grognard.Measure The amount, as the kind says: a number in its unit, or a word. C, C++, Java, C# and Rust have a word's code, 0 for none. Default: 0.
---@field what? grognard.ocs.EffectKind The kind of change.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Effect.Fields
---@return grognard.ocs.Effect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Effect): grognard.ocs.Effect
function grognard.ocs.Effect(fields) end

---The exact chances of an attack, as counts of 7776 equal cases.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CombatDistribution: userdata
---@field denominator integer The number of cases, 7776.
---@field results grognard.Chance[] Cases by result, from the worst for the attacker to the best.
---@field surprise_attacker grognard.Chance Cases in which the attacker has surprise.
---@field surprise_defender grognard.Chance Cases in which the defender has surprise.
---@field attacker_steps grognard.Chance[] Cases in which the attacker loses 0, 1, 2 steps.
---@field attacker_retreat grognard.Chance[] Cases in which the attacker retreats 0, 1 hexes.
---@field attacker_gone grognard.Chance Cases in which no attacker is left.
---@field exploit grognard.Chance Cases in which an attacker exploits.
---@field defender_steps grognard.Chance[] Cases in which the defender loses 0, 1, ... 5 steps.
---@field defender_retreat grognard.Chance[] Cases in which the defender retreats 0, 1, 2, 3 hexes.
---@field defender_dg grognard.Chance Cases in which surviving defenders are disorganized.
---@field defender_gone grognard.Chance Cases in which no defender is left.
---@field vacated grognard.Chance Cases in which the hex is left empty.
---@field attacker_steps_expected grognard.Chance The attacker's expected step losses, over the denominator.
---@field attacker_retreat_expected grognard.Chance The attacker's expected hexes of retreat, over the denominator.
---@field defender_steps_expected grognard.Chance The defender's expected step losses, over the denominator.
---@field defender_retreat_expected grognard.Chance The defender's expected hexes of retreat, over the denominator.

---The exact chances of an attack, as counts of 7776 equal cases.
---@class grognard.ocs.CombatDistribution.Table: grognard.ocs.CombatDistribution.Fields
---@field denominator integer The number of cases, 7776.
---@field results grognard.Chance[] Cases by result, from the worst for the attacker to the best.
---@field surprise_attacker grognard.Chance Cases in which the attacker has surprise.
---@field surprise_defender grognard.Chance Cases in which the defender has surprise.
---@field attacker_steps grognard.Chance[] Cases in which the attacker loses 0, 1, 2 steps.
---@field attacker_retreat grognard.Chance[] Cases in which the attacker retreats 0, 1 hexes.
---@field attacker_gone grognard.Chance Cases in which no attacker is left.
---@field exploit grognard.Chance Cases in which an attacker exploits.
---@field defender_steps grognard.Chance[] Cases in which the defender loses 0, 1, ... 5 steps.
---@field defender_retreat grognard.Chance[] Cases in which the defender retreats 0, 1, 2, 3 hexes.
---@field defender_dg grognard.Chance Cases in which surviving defenders are disorganized.
---@field defender_gone grognard.Chance Cases in which no defender is left.
---@field vacated grognard.Chance Cases in which the hex is left empty.
---@field attacker_steps_expected grognard.Chance The attacker's expected step losses, over the denominator.
---@field attacker_retreat_expected grognard.Chance The attacker's expected hexes of retreat, over the denominator.
---@field defender_steps_expected grognard.Chance The defender's expected step losses, over the denominator.
---@field defender_retreat_expected grognard.Chance The defender's expected hexes of retreat, over the denominator.

---The exact chances of an attack, as counts of 7776 equal cases.
---@class grognard.ocs.CombatDistribution.Fields
---@field denominator? integer The number of cases, 7776. Default: 0.
---@field results? integer[] Cases by result, from the worst for the attacker to the best.
---@field surprise_attacker? integer Cases in which the attacker has surprise. Default: 0.
---@field surprise_defender? integer Cases in which the defender has surprise. Default: 0.
---@field attacker_steps? integer[] Cases in which the attacker loses 0, 1, 2 steps.
---@field attacker_retreat? integer[] Cases in which the attacker retreats 0, 1 hexes.
---@field attacker_gone? integer Cases in which no attacker is left. Default: 0.
---@field exploit? integer Cases in which an attacker exploits. Default: 0.
---@field defender_steps? integer[] Cases in which the defender loses 0, 1, ... 5 steps.
---@field defender_retreat? integer[] Cases in which the defender retreats 0, 1, 2, 3 hexes.
---@field defender_dg? integer Cases in which surviving defenders are disorganized. Default: 0.
---@field defender_gone? integer Cases in which no defender is left. Default: 0.
---@field vacated? integer Cases in which the hex is left empty. Default: 0.
---@field attacker_steps_expected? integer The attacker's expected step losses, over the denominator. Default: 0.
---@field attacker_retreat_expected? integer The attacker's expected hexes of retreat, over the denominator. Default: 0.
---@field defender_steps_expected? integer The defender's expected step losses, over the denominator. Default: 0.
---@field defender_retreat_expected? integer The defender's expected hexes of retreat, over the denominator. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CombatDistribution.Fields
---@return grognard.ocs.CombatDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CombatDistribution): grognard.ocs.CombatDistribution
function grognard.ocs.CombatDistribution(fields) end

---A hex of a retreat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RetreatHex: userdata
---@field hex grognard.Hex The hex.
---@field enemy_zoc boolean The hex is in an enemy zone of control, negated or not.
---@field enemy boolean Enemy combat units are in the hex, or were in it when the combat began.
---@field prohibited boolean The terrain is prohibited to the retreating units.
---@field enemy_noncombat boolean Enemy units that are not combat units are in the hex.

---A hex of a retreat.
---@class grognard.ocs.RetreatHex.Table: grognard.ocs.RetreatHex.Fields
---@field hex grognard.Hex.Table The hex.
---@field enemy_zoc boolean The hex is in an enemy zone of control, negated or not.
---@field enemy boolean Enemy combat units are in the hex, or were in it when the combat began.
---@field prohibited boolean The terrain is prohibited to the retreating units.
---@field enemy_noncombat boolean Enemy units that are not combat units are in the hex.

---A hex of a retreat.
---@class grognard.ocs.RetreatHex.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field enemy_zoc? boolean The hex is in an enemy zone of control, negated or not. Default: false.
---@field enemy? boolean Enemy combat units are in the hex, or were in it when the combat began. Default: false.
---@field prohibited? boolean The terrain is prohibited to the retreating units. Default: false.
---@field enemy_noncombat? boolean Enemy units that are not combat units are in the hex. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RetreatHex.Fields
---@return grognard.ocs.RetreatHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RetreatHex): grognard.ocs.RetreatHex
function grognard.ocs.RetreatHex(fields) end

---The cost of a retreat for a stack.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Retreated: userdata
---@field steps integer Steps that the units already disorganized must lose in all; the owner chooses which (9.12e).
---@field spreads boolean Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy zones of control.
---@field captures boolean Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).

---The cost of a retreat for a stack.
---@class grognard.ocs.Retreated.Table: grognard.ocs.Retreated.Fields
---@field steps integer Steps that the units already disorganized must lose in all; the owner chooses which (9.12e).
---@field spreads boolean Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy zones of control.
---@field captures boolean Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).

---The cost of a retreat for a stack.
---@class grognard.ocs.Retreated.Fields
---@field steps? integer Steps that the units already disorganized must lose in all; the owner chooses which (9.12e). Default: 0.
---@field spreads? boolean Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy zones of control. Default: false.
---@field captures? boolean Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Retreated.Fields
---@return grognard.ocs.Retreated? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Retreated): grognard.ocs.Retreated
function grognard.ocs.Retreated(fields) end

---The kind of fire. A barrage has one kind only.
---@alias grognard.ocs.Fire
---| "artillery" # Artillery.
---| "air" # Aircraft.
---| "ship" # Ships.

---The assessment of a barrage: the input of `resolve` and `distribution`.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BarrageAssessment: userdata
---@field strength grognard.Measure Barrage strength in points.
---@field points grognard.Measure Barrage strength rounded to points.
---@field density grognard.Measure Size of the target's combat units in RE, as density counts them.
---@field target_steps integer Steps of the target's combat units.
---@field cost grognard.Measure Supply that artillery pays, in T.
---@field start integer The column before shifts, 0 to 10 in the printed table.
---@field shift integer The sum of the shifts, positive to the right.
---@field column integer The column after shifts, 0 to 10 in the printed table.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field spotted boolean A correct spotter spots for the fire.
---@field brackets_dg boolean A half in brackets means disorganization only.
---@field digest integer The checksum of the game's own tables; 0 for the printed ones.

---The assessment of a barrage: the input of `resolve` and `distribution`.
---@class grognard.ocs.BarrageAssessment.Table: grognard.ocs.BarrageAssessment.Fields
---@field strength grognard.Measure Barrage strength in points.
---@field points grognard.Measure Barrage strength rounded to points.
---@field density grognard.Measure Size of the target's combat units in RE, as density counts them.
---@field target_steps integer Steps of the target's combat units.
---@field cost grognard.Measure Supply that artillery pays, in T.
---@field start integer The column before shifts, 0 to 10 in the printed table.
---@field shift integer The sum of the shifts, positive to the right.
---@field column integer The column after shifts, 0 to 10 in the printed table.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field spotted boolean A correct spotter spots for the fire.
---@field brackets_dg boolean A half in brackets means disorganization only.
---@field digest integer The checksum of the game's own tables; 0 for the printed ones.

---The assessment of a barrage: the input of `resolve` and `distribution`.
---@class grognard.ocs.BarrageAssessment.Fields
---@field strength? grognard.Measure Barrage strength in points. Default: 0.
---@field points? grognard.Measure Barrage strength rounded to points. Default: 0.
---@field density? grognard.Measure Size of the target's combat units in RE, as density counts them. Default: 0.
---@field target_steps? integer Steps of the target's combat units. Default: 0.
---@field cost? grognard.Measure Supply that artillery pays, in T. Default: 0.
---@field start? integer The column before shifts, 0 to 10 in the printed table. Default: 0.
---@field shift? integer The sum of the shifts, positive to the right. Default: 0.
---@field column integer The column after shifts, 0 to 10 in the printed table.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field spotted? boolean A correct spotter spots for the fire. Default: false.
---@field brackets_dg? boolean A half in brackets means disorganization only. Default: false.
---@field digest? integer The checksum of the game's own tables; 0 for the printed ones. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BarrageAssessment.Fields
---@return grognard.ocs.BarrageAssessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BarrageAssessment): grognard.ocs.BarrageAssessment
function grognard.ocs.BarrageAssessment(fields) end

---A result of the barrage table, from the best to the worst for the target.
---@alias grognard.ocs.BarrageResult
---| "-" # No effect.
---| "DG" # Disorganized.
---| "[1/2]" # One half in brackets: disorganized in the cases that the rule lists, otherwise one half.
---| "1/2" # One half: on a die of 4 to 6 one step and disorganized, otherwise disorganized.
---| "1" # One step and disorganized.
---| "2" # Two steps and disorganized.
---| "3" # Three steps and disorganized.

---The outcome of a barrage.
---@alias grognard.ocs.Outcome
---| "-" # No effect.
---| "DG" # The target is disorganized.
---| "1" # The target loses one step and is disorganized.
---| "2" # The target loses two steps and is disorganized.
---| "3" # The target loses three steps and is disorganized.

---A barrage between its dice and its losses. A plain value that the caller keeps.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Barraged: userdata
---@field table grognard.ocs.BarrageResult The result of the table.
---@field counts grognard.ocs.BarrageResult The result after brackets and the reduction for ships.
---@field outcome? grognard.ocs.Outcome The outcome for the target.
---@field column integer The column, 0 to 10 in the printed table.
---@field roll integer The roll, 2 to 12.
---@field half_die integer The die for a half; 0 if none was rolled.
---@field settled boolean The losses have been settled.
---@field steps integer Steps lost.

---A barrage between its dice and its losses. A plain value that the caller keeps.
---@class grognard.ocs.Barraged.Table: grognard.ocs.Barraged.Fields
---@field table grognard.ocs.BarrageResult The result of the table.
---@field counts grognard.ocs.BarrageResult The result after brackets and the reduction for ships.
---@field outcome? grognard.ocs.Outcome The outcome for the target.
---@field column integer The column, 0 to 10 in the printed table.
---@field roll integer The roll, 2 to 12.
---@field half_die integer The die for a half; 0 if none was rolled.
---@field settled boolean The losses have been settled.
---@field steps integer Steps lost.

---A barrage between its dice and its losses. A plain value that the caller keeps.
---@class grognard.ocs.Barraged.Fields
---@field table? grognard.ocs.BarrageResult The result of the table. Default: "-".
---@field counts? grognard.ocs.BarrageResult The result after brackets and the reduction for ships. Default: "-".
---@field outcome? grognard.ocs.Outcome The outcome for the target.
---@field column? integer The column, 0 to 10 in the printed table. Default: 0.
---@field roll? integer The roll, 2 to 12. Default: 0.
---@field half_die? integer The die for a half; 0 if none was rolled. Default: 0.
---@field settled? boolean The losses have been settled. Default: false.
---@field steps? integer Steps lost. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Barraged.Fields
---@return grognard.ocs.Barraged? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Barraged): grognard.ocs.Barraged
function grognard.ocs.Barraged(fields) end

---The losses that a target owes. Its owner chooses which units lose the steps.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BarrageOwed: userdata
---@field available integer Steps that the target's combat units have.
---@field losses integer Steps that must be lost.
---@field disorganized boolean The target's combat units become disorganized.

---The losses that a target owes. Its owner chooses which units lose the steps.
---@class grognard.ocs.BarrageOwed.Table: grognard.ocs.BarrageOwed.Fields
---@field available integer Steps that the target's combat units have.
---@field losses integer Steps that must be lost.
---@field disorganized boolean The target's combat units become disorganized.

---The losses that a target owes. Its owner chooses which units lose the steps.
---@class grognard.ocs.BarrageOwed.Fields
---@field available? integer Steps that the target's combat units have. Default: 0.
---@field losses? integer Steps that must be lost. Default: 0.
---@field disorganized? boolean The target's combat units become disorganized. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BarrageOwed.Fields
---@return grognard.ocs.BarrageOwed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BarrageOwed): grognard.ocs.BarrageOwed
function grognard.ocs.BarrageOwed(fields) end

---The exact chances of a barrage, as counts of 216 equal cases.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BarrageDistribution: userdata
---@field denominator integer The number of cases, 216.
---@field table grognard.Chance[] Cases by result of the table.
---@field outcomes grognard.Chance[] Cases by outcome: no effect, DG, and one, two, three steps with DG.
---@field steps grognard.Chance[] Cases in which the target loses 0, 1, 2, 3 steps.
---@field dg grognard.Chance Cases in which surviving units are disorganized.
---@field gone grognard.Chance Cases in which no unit is left.
---@field steps_expected grognard.Chance Expected step losses of the target, over the denominator.

---The exact chances of a barrage, as counts of 216 equal cases.
---@class grognard.ocs.BarrageDistribution.Table: grognard.ocs.BarrageDistribution.Fields
---@field denominator integer The number of cases, 216.
---@field table grognard.Chance[] Cases by result of the table.
---@field outcomes grognard.Chance[] Cases by outcome: no effect, DG, and one, two, three steps with DG.
---@field steps grognard.Chance[] Cases in which the target loses 0, 1, 2, 3 steps.
---@field dg grognard.Chance Cases in which surviving units are disorganized.
---@field gone grognard.Chance Cases in which no unit is left.
---@field steps_expected grognard.Chance Expected step losses of the target, over the denominator.

---The exact chances of a barrage, as counts of 216 equal cases.
---@class grognard.ocs.BarrageDistribution.Fields
---@field denominator? integer The number of cases, 216. Default: 0.
---@field table? integer[] Cases by result of the table.
---@field outcomes? integer[] Cases by outcome: no effect, DG, and one, two, three steps with DG.
---@field steps? integer[] Cases in which the target loses 0, 1, 2, 3 steps.
---@field dg? integer Cases in which surviving units are disorganized. Default: 0.
---@field gone? integer Cases in which no unit is left. Default: 0.
---@field steps_expected? integer Expected step losses of the target, over the denominator. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BarrageDistribution.Fields
---@return grognard.ocs.BarrageDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BarrageDistribution): grognard.ocs.BarrageDistribution
function grognard.ocs.BarrageDistribution(fields) end

---The target of a barrage against a facility.
---@alias grognard.ocs.Target
---| "air_base" # An air base of level 1 to 3.
---| "air_strip" # An air strip, which loses no level.
---| "port" # A port.
---| "railroad" # A railroad hex.

---The assessment of a barrage against a facility: the input of `resolve` and `distribution`.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.FacilityAssessment: userdata
---@field strength grognard.Measure Barrage strength in points.
---@field points grognard.Measure Barrage strength rounded to points.
---@field cost grognard.Measure Supply that artillery pays, in T.
---@field capacity grognard.Measure The printed capacity of a port, in T.
---@field column integer The column, 0 to 7.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field facility? grognard.ocs.Target The kind of target.
---@field level integer The level of an air base.
---@field hits integer The hits that a port has before the barrage.
---@field planes integer The planes at an air base or air strip.

---The assessment of a barrage against a facility: the input of `resolve` and `distribution`.
---@class grognard.ocs.FacilityAssessment.Table: grognard.ocs.FacilityAssessment.Fields
---@field strength grognard.Measure Barrage strength in points.
---@field points grognard.Measure Barrage strength rounded to points.
---@field cost grognard.Measure Supply that artillery pays, in T.
---@field capacity grognard.Measure The printed capacity of a port, in T.
---@field column integer The column, 0 to 7.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field facility? grognard.ocs.Target The kind of target.
---@field level integer The level of an air base.
---@field hits integer The hits that a port has before the barrage.
---@field planes integer The planes at an air base or air strip.

---The assessment of a barrage against a facility: the input of `resolve` and `distribution`.
---@class grognard.ocs.FacilityAssessment.Fields
---@field strength? grognard.Measure Barrage strength in points. Default: 0.
---@field points? grognard.Measure Barrage strength rounded to points. Default: 0.
---@field cost? grognard.Measure Supply that artillery pays, in T. Default: 0.
---@field capacity? grognard.Measure The printed capacity of a port, in T. Default: 0.
---@field column integer The column, 0 to 7.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field facility? grognard.ocs.Target The kind of target.
---@field level? integer The level of an air base. Default: 0.
---@field hits? integer The hits that a port has before the barrage. From 0 to 4. Default: 0.
---@field planes? integer The planes at an air base or air strip. From 0 to 32. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.FacilityAssessment.Fields
---@return grognard.ocs.FacilityAssessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FacilityAssessment): grognard.ocs.FacilityAssessment
function grognard.ocs.FacilityAssessment(fields) end

---A result of the facility table: hits, `*` for a Trainbusted railroad, and in parentheses the lowest die that hits each plane at the base.
---@alias grognard.ocs.FacilityResult
---| "-" # No effect.
---| "(6)" # Each plane is hit on a 6.
---| "(5)" # Each plane is hit on 5 or more.
---| "*(6)" # The railroad is Trainbusted; each plane is hit on a 6.
---| "*(5)" # The railroad is Trainbusted; each plane is hit on 5 or more.
---| "1(5)" # 1 hit; each plane is hit on 5 or more.
---| "1(4)" # 1 hit; each plane is hit on 4 or more.
---| "1*(5)" # 1 hit; the railroad is Trainbusted; each plane is hit on 5 or more.
---| "1*(4)" # 1 hit; the railroad is Trainbusted; each plane is hit on 4 or more.
---| "2*(4)" # 2 hits; the railroad is Trainbusted; each plane is hit on 4 or more.
---| "2*(3)" # 2 hits; the railroad is Trainbusted; each plane is hit on 3 or more.

---The result of a barrage against a facility.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.FacilityHit: userdata
---@field planes_hit integer[] The planes that lose a step, in ascending order.
---@field capacity grognard.Measure The capacity of a port after the barrage, in T.
---@field result grognard.ocs.FacilityResult The result of the table.
---@field die integer The die for the table.
---@field hits integer The hits that count: levels of an air base, or hits on a port.
---@field level integer The level of an air base after the barrage.
---@field port_hits integer The hits of a port after the barrage.
---@field trainbusted boolean The railroad is Trainbusted.
---@field planes_lost integer The number of planes that lose a step.

---The result of a barrage against a facility.
---@class grognard.ocs.FacilityHit.Table: grognard.ocs.FacilityHit.Fields
---@field planes_hit integer[] The planes that lose a step, in ascending order.
---@field capacity grognard.Measure The capacity of a port after the barrage, in T.
---@field result grognard.ocs.FacilityResult The result of the table.
---@field die integer The die for the table.
---@field hits integer The hits that count: levels of an air base, or hits on a port.
---@field level integer The level of an air base after the barrage.
---@field port_hits integer The hits of a port after the barrage.
---@field trainbusted boolean The railroad is Trainbusted.
---@field planes_lost integer The number of planes that lose a step.

---The result of a barrage against a facility.
---@class grognard.ocs.FacilityHit.Fields
---@field planes_hit? integer[] The planes that lose a step, in ascending order.
---@field capacity? grognard.Measure The capacity of a port after the barrage, in T. Default: 0.
---@field result? grognard.ocs.FacilityResult The result of the table. Default: "-".
---@field die? integer The die for the table. Default: 0.
---@field hits? integer The hits that count: levels of an air base, or hits on a port. Default: 0.
---@field level? integer The level of an air base after the barrage. Default: 0.
---@field port_hits? integer The hits of a port after the barrage. Default: 0.
---@field trainbusted? boolean The railroad is Trainbusted. Default: false.
---@field planes_lost? integer The number of planes that lose a step. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.FacilityHit.Fields
---@return grognard.ocs.FacilityHit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FacilityHit): grognard.ocs.FacilityHit
function grognard.ocs.FacilityHit(fields) end

---The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.FacilityDistribution: userdata
---@field denominator integer The number of cases, 6.
---@field results grognard.Chance[] Cases by result of the table.
---@field hits grognard.Chance[] Cases in which 0, 1, 2 hits count.
---@field trainbusted grognard.Chance Cases in which the railroad is Trainbusted.
---@field plane_of_36 grognard.Chance Cases of 36 in which any given plane loses a step.

---The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
---@class grognard.ocs.FacilityDistribution.Table: grognard.ocs.FacilityDistribution.Fields
---@field denominator integer The number of cases, 6.
---@field results grognard.Chance[] Cases by result of the table.
---@field hits grognard.Chance[] Cases in which 0, 1, 2 hits count.
---@field trainbusted grognard.Chance Cases in which the railroad is Trainbusted.
---@field plane_of_36 grognard.Chance Cases of 36 in which any given plane loses a step.

---The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
---@class grognard.ocs.FacilityDistribution.Fields
---@field denominator? integer The number of cases, 6. Default: 0.
---@field results? integer[] Cases by result of the table.
---@field hits? integer[] Cases in which 0, 1, 2 hits count.
---@field trainbusted? integer Cases in which the railroad is Trainbusted. Default: 0.
---@field plane_of_36? integer Cases of 36 in which any given plane loses a step. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.FacilityDistribution.Fields
---@return grognard.ocs.FacilityDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FacilityDistribution): grognard.ocs.FacilityDistribution
function grognard.ocs.FacilityDistribution(fields) end

---How the movement cost of a row of the chart is given.
---@alias grognard.ocs.Toll
---| "points" # As a number of MP.
---| "all" # It is the whole movement allowance.
---| "prohibited" # The movement is prohibited.

---The movement cost of entering a hex, crossing a hexside or following a road, by mobility, in MP.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Cost: userdata
---@field leg grognard.Measure The cost for Leg movement. Required of a hex or a road that such a unit uses, unless `leg_toll` says what it is. A hexside without a cost is free.
---@field truck grognard.Measure The cost for Truck movement.
---@field track grognard.Measure The cost for Track movement.
---@field leg_toll grognard.ocs.Toll How the cost for Leg movement is given.
---@field truck_toll grognard.ocs.Toll How the cost for Truck movement is given.
---@field track_toll grognard.ocs.Toll How the cost for Track movement is given.

---The movement cost of entering a hex, crossing a hexside or following a road, by mobility, in MP.
---@class grognard.ocs.Cost.Table: grognard.ocs.Cost.Fields
---@field leg grognard.Measure The cost for Leg movement. Required of a hex or a road that such a unit uses, unless `leg_toll` says what it is. A hexside without a cost is free.
---@field truck grognard.Measure The cost for Truck movement.
---@field track grognard.Measure The cost for Track movement.
---@field leg_toll grognard.ocs.Toll How the cost for Leg movement is given.
---@field truck_toll grognard.ocs.Toll How the cost for Truck movement is given.
---@field track_toll grognard.ocs.Toll How the cost for Track movement is given.

---The movement cost of entering a hex, crossing a hexside or following a road, by mobility, in MP.
---@class grognard.ocs.Cost.Fields
---@field leg? grognard.Measure The cost for Leg movement. Required of a hex or a road that such a unit uses, unless `leg_toll` says what it is. A hexside without a cost is free.
---@field truck? grognard.Measure The cost for Truck movement. Default: 0.
---@field track? grognard.Measure The cost for Track movement. Default: 0.
---@field leg_toll? grognard.ocs.Toll How the cost for Leg movement is given. Default: "points".
---@field truck_toll? grognard.ocs.Toll How the cost for Truck movement is given. Default: "points".
---@field track_toll? grognard.ocs.Toll How the cost for Track movement is given. Default: "points".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Cost.Fields
---@return grognard.ocs.Cost? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Cost): grognard.ocs.Cost
function grognard.ocs.Cost(fields) end

---The feature that a row of the chart describes, where a rule depends on it.
---@alias grognard.ocs.Feature
---| "other" # Any other feature.
---| "minor_river" # A minor river.
---| "major_river" # A major river.
---| "railroad" # A railroad used as a road (6.2). The row's cost is that of following any railroad of the board. If the chart has no such row, railroads are not roads.
---| "settlement" # A city or village as one of several terrains of a hex. In a hex without a settlement it is what spills over from the next one, and is ignored there (6.2d).
---| "shoreline" # Water along a shore, where land lies on the hexside too: the water is ignored (6.2d). Rivers fill their hexsides, and are none.

---A row of a game's terrain effects chart: a kind of hex, hexside or road.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ChartRow: userdata
---@field terrain grognard.ocs.Terrain The effect on strength.
---@field cost grognard.ocs.Cost The movement cost.
---@field feature grognard.ocs.Feature The feature that the row describes.
---@field bridged integer For a river, including frozen rivers: the row of the chart whose cost applies where the river is bridged (13.8b). By default the chart's first minor river for a major river, and no cost for a minor river.
---@field also integer Another terrain in the hexes of this row, as a row of the chart, which may name the next; of a row of hexsides, another water. Of terrains the costliest for who moves counts, of waters the cheapest (6.2d); strength is multiplied by the first. By default there is none.
---@field weather_row integer The row whose costs replace these in a weather, which may name the row for the next weather. By default no weather changes them.
---@field weather integer Of a row that another names as its `weather_row`: the weather in which its costs hold, numbered by the caller from 1. Required there.
---@field weather_side integer Of such a row: the side whose costs they are; by default they are alike for all (17.0b).

---A row of a game's terrain effects chart: a kind of hex, hexside or road.
---@class grognard.ocs.ChartRow.Table: grognard.ocs.ChartRow.Fields
---@field terrain grognard.ocs.Terrain.Table The effect on strength.
---@field cost grognard.ocs.Cost.Table The movement cost.
---@field feature grognard.ocs.Feature The feature that the row describes.
---@field bridged integer For a river, including frozen rivers: the row of the chart whose cost applies where the river is bridged (13.8b). By default the chart's first minor river for a major river, and no cost for a minor river.
---@field also integer Another terrain in the hexes of this row, as a row of the chart, which may name the next; of a row of hexsides, another water. Of terrains the costliest for who moves counts, of waters the cheapest (6.2d); strength is multiplied by the first. By default there is none.
---@field weather_row integer The row whose costs replace these in a weather, which may name the row for the next weather. By default no weather changes them.
---@field weather integer Of a row that another names as its `weather_row`: the weather in which its costs hold, numbered by the caller from 1. Required there.
---@field weather_side integer Of such a row: the side whose costs they are; by default they are alike for all (17.0b).

---A row of a game's terrain effects chart: a kind of hex, hexside or road.
---@class grognard.ocs.ChartRow.Fields
---@field terrain? grognard.ocs.Terrain|grognard.ocs.Terrain.Fields The effect on strength.
---@field cost? grognard.ocs.Cost|grognard.ocs.Cost.Fields The movement cost.
---@field feature? grognard.ocs.Feature The feature that the row describes. Default: "other".
---@field bridged? integer For a river, including frozen rivers: the row of the chart whose cost applies where the river is bridged (13.8b). By default the chart's first minor river for a major river, and no cost for a minor river.
---@field also? integer Another terrain in the hexes of this row, as a row of the chart, which may name the next; of a row of hexsides, another water. Of terrains the costliest for who moves counts, of waters the cheapest (6.2d); strength is multiplied by the first. By default there is none.
---@field weather_row? integer The row whose costs replace these in a weather, which may name the row for the next weather. By default no weather changes them.
---@field weather? integer Of a row that another names as its `weather_row`: the weather in which its costs hold, numbered by the caller from 1. Required there.
---@field weather_side? integer Of such a row: the side whose costs they are; by default they are alike for all (17.0b). Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ChartRow.Fields
---@return grognard.ocs.ChartRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ChartRow): grognard.ocs.ChartRow
function grognard.ocs.ChartRow(fields) end

---The settlement in a hex.
---@alias grognard.ocs.Settlement
---| "none" # No settlement.
---| "village" # A village.
---| "city" # A city of any size.

---A hex of the map. The terrain is required where movement or supply passes through the hex. A hexside without a row of
---the chart has no cost and no effect.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BoardHex: userdata
---@field hex grognard.Hex The hex.
---@field terrain integer The terrain, as a row of the chart.
---@field settlement grognard.ocs.Settlement The settlement in the hex.
---@field rail integer The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
---@field multi_track integer The hexsides that a multi-track railroad crosses; they are in `rail` too.
---@field gauge integer The gauge of the railroad, numbered by the caller; 0 in a game with a single gauge.
---@field roads integer[] The roads that cross the hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1. All roads of a hex are joined. Both hexes of a side have the road that crosses it; who enters a hex pays for the one that it names.
---@field sides integer[] The hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1.
---@field control integer The side that controls the hex; 0 if neither does. Required for hexes in which trains may stop (13.3h).
---@field supply_source integer The side whose supply source the hex is; 0 if it is nobody's.
---@field trainbusted integer The sides whose movement a Trainbusting zone affects here: bit 0 for side 1, bit 1 for side 2, and so on. The zone of a marker is its hex and the six around it (14.8b).
---@field rail_cut boolean The railroad does not function.
---@field converted boolean A railroad in the hex was converted in this phase.
---@field edge boolean The hex is on the edge of the map.
---@field off_map boolean A box off the map instead of a hex: it is adjacent to nothing.
---@field blown boolean The dump in the hex was blown in this phase, or the attempt made.
---@field attacked boolean The hex was attacked in this segment.
---@field barraged boolean The hex was barraged in this phase.
---@field checked boolean The units in the hex that are Out of Supply have checked attrition in this phase.
---@field barrage_settled boolean The barrage of the hex in this phase is settled.
---@field combat_stage? grognard.ocs.Stage How far the settlement of the combat in the hex has come; absent before the attacker has settled, and where there is no combat.
---@field trainbust_marker integer The sides that a Trainbusting marker in the hex itself affects, as in `trainbusted`: Leg movement pays in this hex of the zone alone.
---@field weather integer The weather in the hex, numbered by the caller from 1, for the rows of the chart that have costs in it. By default no cost is changed.
---@field attacked_from integer The hexsides across which the hex is attacked in the combat that is open, bit n for the n-th side. Who retreats out of it does not enter the hexes there (9.12f).

---A hex of the map. The terrain is required where movement or supply passes through the hex. A hexside without a row of the chart has no cost and no effect.
---@class grognard.ocs.BoardHex.Table: grognard.ocs.BoardHex.Fields
---@field hex grognard.Hex.Table The hex.
---@field terrain integer The terrain, as a row of the chart.
---@field settlement grognard.ocs.Settlement The settlement in the hex.
---@field rail integer The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
---@field multi_track integer The hexsides that a multi-track railroad crosses; they are in `rail` too.
---@field gauge integer The gauge of the railroad, numbered by the caller; 0 in a game with a single gauge.
---@field roads integer[] The roads that cross the hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1. All roads of a hex are joined. Both hexes of a side have the road that crosses it; who enters a hex pays for the one that it names.
---@field sides integer[] The hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1.
---@field control integer The side that controls the hex; 0 if neither does. Required for hexes in which trains may stop (13.3h).
---@field supply_source integer The side whose supply source the hex is; 0 if it is nobody's.
---@field trainbusted integer The sides whose movement a Trainbusting zone affects here: bit 0 for side 1, bit 1 for side 2, and so on. The zone of a marker is its hex and the six around it (14.8b).
---@field rail_cut boolean The railroad does not function.
---@field converted boolean A railroad in the hex was converted in this phase.
---@field edge boolean The hex is on the edge of the map.
---@field off_map boolean A box off the map instead of a hex: it is adjacent to nothing.
---@field blown boolean The dump in the hex was blown in this phase, or the attempt made.
---@field attacked boolean The hex was attacked in this segment.
---@field barraged boolean The hex was barraged in this phase.
---@field checked boolean The units in the hex that are Out of Supply have checked attrition in this phase.
---@field barrage_settled boolean The barrage of the hex in this phase is settled.
---@field combat_stage? grognard.ocs.Stage How far the settlement of the combat in the hex has come; absent before the attacker has settled, and where there is no combat.
---@field trainbust_marker integer The sides that a Trainbusting marker in the hex itself affects, as in `trainbusted`: Leg movement pays in this hex of the zone alone.
---@field weather integer The weather in the hex, numbered by the caller from 1, for the rows of the chart that have costs in it. By default no cost is changed.
---@field attacked_from integer The hexsides across which the hex is attacked in the combat that is open, bit n for the n-th side. Who retreats out of it does not enter the hexes there (9.12f).

---A hex of the map. The terrain is required where movement or supply passes through the hex. A hexside without a row of the chart has no cost and no effect.
---@class grognard.ocs.BoardHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field terrain? integer The terrain, as a row of the chart.
---@field settlement? grognard.ocs.Settlement The settlement in the hex. Default: "none".
---@field rail? integer The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1. Default: 0.
---@field multi_track? integer The hexsides that a multi-track railroad crosses; they are in `rail` too. Default: 0.
---@field gauge? integer The gauge of the railroad, numbered by the caller; 0 in a game with a single gauge. Default: 0.
---@field roads? integer[] The roads that cross the hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1. All roads of a hex are joined. Both hexes of a side have the road that crosses it; who enters a hex pays for the one that it names.
---@field sides? integer[] The hexsides, as rows of the chart, clockwise from the side towards q + 1, r - 1.
---@field control? integer The side that controls the hex; 0 if neither does. Required for hexes in which trains may stop (13.3h). From 0 to 8.
---@field supply_source? integer The side whose supply source the hex is; 0 if it is nobody's. From 0 to 8. Default: 0.
---@field trainbusted? integer The sides whose movement a Trainbusting zone affects here: bit 0 for side 1, bit 1 for side 2, and so on. The zone of a marker is its hex and the six around it (14.8b). Default: 0.
---@field rail_cut? boolean The railroad does not function. Default: false.
---@field converted? boolean A railroad in the hex was converted in this phase. Default: false.
---@field edge? boolean The hex is on the edge of the map. Default: false.
---@field off_map? boolean A box off the map instead of a hex: it is adjacent to nothing. Default: false.
---@field blown? boolean The dump in the hex was blown in this phase, or the attempt made. Default: false.
---@field attacked? boolean The hex was attacked in this segment. Default: false.
---@field barraged? boolean The hex was barraged in this phase. Default: false.
---@field checked? boolean The units in the hex that are Out of Supply have checked attrition in this phase. Default: false.
---@field barrage_settled? boolean The barrage of the hex in this phase is settled. Default: false.
---@field combat_stage? grognard.ocs.Stage How far the settlement of the combat in the hex has come; absent before the attacker has settled, and where there is no combat.
---@field trainbust_marker? integer The sides that a Trainbusting marker in the hex itself affects, as in `trainbusted`: Leg movement pays in this hex of the zone alone. Default: 0.
---@field weather? integer The weather in the hex, numbered by the caller from 1, for the rows of the chart that have costs in it. By default no cost is changed. Default: 0.
---@field attacked_from? integer The hexsides across which the hex is attacked in the combat that is open, bit n for the n-th side. Who retreats out of it does not enter the hexes there (9.12f). Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BoardHex.Fields
---@return grognard.ocs.BoardHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BoardHex): grognard.ocs.BoardHex
function grognard.ocs.BoardHex(fields) end

---A position, for any number of questions: the chart, the hexes and the units, and what is constant for a game. That is
---its options, its limits, the gauges of its trains, and its own tables.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Board: userdata
---@field chart grognard.ocs.ChartRow[] The game's terrain effects chart.
---@field hexes grognard.ocs.BoardHex[] The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in any order.
---@field units grognard.ocs.Unit[] The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the hexes in any order.
---@field limits grognard.ocs.ServiceLimit[] The game's limits on the units that headquarters support (13.1d).
---@field rules grognard.ocs.GameRules The game's options. All zero is the series.
---@field gauges integer[] The gauge of each side's trains, side 1 first, numbered by the caller as the gauges of hexes are (13.3f). 0 in a game with a single gauge.
---@field tables grognard.ocs.Tables The game's own tables of combat and barrage, by default the printed ones.

---A position, for any number of questions: the chart, the hexes and the units, and what is constant for a game. That is its options, its limits, the gauges of its trains, and its own tables.
---@class grognard.ocs.Board.Table: grognard.ocs.Board.Fields
---@field chart grognard.ocs.ChartRow.Table[] The game's terrain effects chart.
---@field hexes grognard.ocs.BoardHex.Table[] The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in any order.
---@field units grognard.ocs.Unit.Table[] The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the hexes in any order.
---@field limits grognard.ocs.ServiceLimit.Table[] The game's limits on the units that headquarters support (13.1d).
---@field rules grognard.ocs.GameRules.Table The game's options. All zero is the series.
---@field gauges integer[] The gauge of each side's trains, side 1 first, numbered by the caller as the gauges of hexes are (13.3f). 0 in a game with a single gauge.
---@field tables grognard.ocs.Tables.Table The game's own tables of combat and barrage, by default the printed ones.

---A position, for any number of questions: the chart, the hexes and the units, and what is constant for a game. That is its options, its limits, the gauges of its trains, and its own tables.
---@class grognard.ocs.Board.Fields
---@field chart? (grognard.ocs.ChartRow|grognard.ocs.ChartRow.Fields)[]|grognard.List<grognard.ocs.ChartRow> The game's terrain effects chart.
---@field hexes? (grognard.ocs.BoardHex|grognard.ocs.BoardHex.Fields)[]|grognard.List<grognard.ocs.BoardHex> The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in any order.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the hexes in any order.
---@field limits? (grognard.ocs.ServiceLimit|grognard.ocs.ServiceLimit.Fields)[]|grognard.List<grognard.ocs.ServiceLimit> The game's limits on the units that headquarters support (13.1d).
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options. All zero is the series.
---@field gauges? integer[] The gauge of each side's trains, side 1 first, numbered by the caller as the gauges of hexes are (13.3f). 0 in a game with a single gauge.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables of combat and barrage, by default the printed ones.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Board.Fields
---@return grognard.ocs.Board? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Board): grognard.ocs.Board
function grognard.ocs.Board(fields) end

---The enemy zones of control in a hex.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Zone: userdata
---@field units integer The number of enemy units whose zones cover the hex.
---@field unit integer The first of these units, by its `id`; absent if there is none.
---@field negated_by integer The first unit that negates the zone where it can be negated (4.5b), by its `id`; absent if there is none.
---@field covered boolean The hex is in an enemy zone of control.

---The enemy zones of control in a hex.
---@class grognard.ocs.Zone.Table: grognard.ocs.Zone.Fields
---@field units integer The number of enemy units whose zones cover the hex.
---@field unit integer The first of these units, by its `id`; absent if there is none.
---@field negated_by integer The first unit that negates the zone where it can be negated (4.5b), by its `id`; absent if there is none.
---@field covered boolean The hex is in an enemy zone of control.

---The enemy zones of control in a hex.
---@class grognard.ocs.Zone.Fields
---@field units? integer The number of enemy units whose zones cover the hex. Default: 0.
---@field unit? integer The first of these units, by its `id`; absent if there is none.
---@field negated_by? integer The first unit that negates the zone where it can be negated (4.5b), by its `id`; absent if there is none.
---@field covered? boolean The hex is in an enemy zone of control. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Zone.Fields
---@return grognard.ocs.Zone? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Zone): grognard.ocs.Zone
function grognard.ocs.Zone(fields) end

---A unit whose zone covers a hex.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CoveringUnit: userdata
---@field unit integer The unit, by its `id`.
---@field rule integer The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
---@field hex grognard.Hex The hex of the unit.

---A unit whose zone covers a hex.
---@class grognard.ocs.CoveringUnit.Table: grognard.ocs.CoveringUnit.Fields
---@field unit integer The unit, by its `id`.
---@field rule integer The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
---@field hex grognard.Hex.Table The hex of the unit.

---A unit whose zone covers a hex.
---@class grognard.ocs.CoveringUnit.Fields
---@field unit? integer The unit, by its `id`.
---@field rule? integer The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex of the unit.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CoveringUnit.Fields
---@return grognard.ocs.CoveringUnit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CoveringUnit): grognard.ocs.CoveringUnit
function grognard.ocs.CoveringUnit(fields) end

---The state of the railroad in a hex for a side.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Track: userdata
---@field rail integer The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
---@field multi_track integer The hexsides that multi-track rails cross; they are in `rail` too.
---@field functions boolean The hex has a railroad, and it functions.
---@field gauge_fits boolean The railroad is of the side's gauge.
---@field stop boolean The hex has a village, a city, a port or an Engineer-Capable HQ of the side: its control matters.
---@field controlled boolean The side controls the hex, or its control does not matter.
---@field enemy boolean Enemy combat units are in the hex.
---@field enemy_zone boolean The hex is in an enemy zone of control.
---@field negated boolean A friendly unit negates that zone for trace supply.
---@field trainbusted boolean The hex is in a Trainbusting zone.
---@field cargo_passes boolean Cargo may pass by rail.
---@field trace_passes boolean Trace supply may pass by rail.

---The state of the railroad in a hex for a side.
---@class grognard.ocs.Track.Table: grognard.ocs.Track.Fields
---@field rail integer The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
---@field multi_track integer The hexsides that multi-track rails cross; they are in `rail` too.
---@field functions boolean The hex has a railroad, and it functions.
---@field gauge_fits boolean The railroad is of the side's gauge.
---@field stop boolean The hex has a village, a city, a port or an Engineer-Capable HQ of the side: its control matters.
---@field controlled boolean The side controls the hex, or its control does not matter.
---@field enemy boolean Enemy combat units are in the hex.
---@field enemy_zone boolean The hex is in an enemy zone of control.
---@field negated boolean A friendly unit negates that zone for trace supply.
---@field trainbusted boolean The hex is in a Trainbusting zone.
---@field cargo_passes boolean Cargo may pass by rail.
---@field trace_passes boolean Trace supply may pass by rail.

---The state of the railroad in a hex for a side.
---@class grognard.ocs.Track.Fields
---@field rail? integer The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1. Default: 0.
---@field multi_track? integer The hexsides that multi-track rails cross; they are in `rail` too. Default: 0.
---@field functions? boolean The hex has a railroad, and it functions. Default: false.
---@field gauge_fits? boolean The railroad is of the side's gauge. Default: false.
---@field stop? boolean The hex has a village, a city, a port or an Engineer-Capable HQ of the side: its control matters. Default: false.
---@field controlled? boolean The side controls the hex, or its control does not matter. Default: false.
---@field enemy? boolean Enemy combat units are in the hex. Default: false.
---@field enemy_zone? boolean The hex is in an enemy zone of control. Default: false.
---@field negated? boolean A friendly unit negates that zone for trace supply. Default: false.
---@field trainbusted? boolean The hex is in a Trainbusting zone. Default: false.
---@field cargo_passes? boolean Cargo may pass by rail. Default: false.
---@field trace_passes? boolean Trace supply may pass by rail. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Track.Fields
---@return grognard.ocs.Track? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Track): grognard.ocs.Track
function grognard.ocs.Track(fields) end

---How a hex of a way is reached from the one before.
---@alias grognard.ocs.Link
---| "start" # It is the first hex.
---| "rail" # By rail.
---| "extender" # By the Extender in the hex before.

---A hex of a way by rail.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailHex: userdata
---@field hex grognard.Hex The hex.
---@field link grognard.ocs.Link How the hex is reached from the one before.
---@field multi_track boolean It is reached on multi-track rails.
---@field trainbusted boolean The hex is in a Trainbusting zone.

---A hex of a way by rail.
---@class grognard.ocs.RailHex.Table: grognard.ocs.RailHex.Fields
---@field hex grognard.Hex.Table The hex.
---@field link grognard.ocs.Link How the hex is reached from the one before.
---@field multi_track boolean It is reached on multi-track rails.
---@field trainbusted boolean The hex is in a Trainbusting zone.

---A hex of a way by rail.
---@class grognard.ocs.RailHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field link? grognard.ocs.Link How the hex is reached from the one before. Default: "start".
---@field multi_track? boolean It is reached on multi-track rails. Default: false.
---@field trainbusted? boolean The hex is in a Trainbusting zone. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailHex.Fields
---@return grognard.ocs.RailHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailHex): grognard.ocs.RailHex
function grognard.ocs.RailHex(fields) end

---A hex where trains may stop.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Detrainable: userdata
---@field source grognard.Hex The supply source at the end of the way back.
---@field hexes integer The number of hexes of that way, without the first.
---@field by_hq boolean The hex is detrainable because of an Engineer-Capable HQ only (13.8c), and only while the HQ is capable.
---@field extended boolean The way uses an Extender.

---A hex where trains may stop.
---@class grognard.ocs.Detrainable.Table: grognard.ocs.Detrainable.Fields
---@field source grognard.Hex.Table The supply source at the end of the way back.
---@field hexes integer The number of hexes of that way, without the first.
---@field by_hq boolean The hex is detrainable because of an Engineer-Capable HQ only (13.8c), and only while the HQ is capable.
---@field extended boolean The way uses an Extender.

---A hex where trains may stop.
---@class grognard.ocs.Detrainable.Fields
---@field source? grognard.Hex|grognard.Hex.Fields|integer[] The supply source at the end of the way back.
---@field hexes? integer The number of hexes of that way, without the first. Default: 0.
---@field by_hq? boolean The hex is detrainable because of an Engineer-Capable HQ only (13.8c), and only while the HQ is capable. Default: false.
---@field extended? boolean The way uses an Extender. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Detrainable.Fields
---@return grognard.ocs.Detrainable? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Detrainable): grognard.ocs.Detrainable
function grognard.ocs.Detrainable(fields) end

---A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and the facts that make it detrainable or
---not.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailStopFound: userdata
---@field hex grognard.Hex The hex.
---@field cargo boolean The hex is detrainable for cargo.
---@field trace boolean The hex is detrainable for trace supply.
---@field by_hq boolean It is detrainable because of an Engineer-Capable HQ only.
---@field cut boolean The railroad does not function.
---@field wrong_gauge boolean The railroad is of another gauge.
---@field uncontrolled boolean The side does not control the hex.
---@field enemy boolean Enemy combat units are in the hex.
---@field foreign boolean Other enemy units are in the hex: cargo may pass and entrain, but not detrain (4.8c).
---@field enemy_zone boolean The hex is in an enemy zone of control.
---@field negated boolean A friendly unit negates that zone for trace supply.
---@field cut_off_cargo boolean Nothing is wrong with the hex itself, but no way for cargo leads back to a supply source.
---@field cut_off_trace boolean Nothing is wrong with the hex itself, but no way for trace supply leads back to a supply source.

---A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and the facts that make it detrainable or not.
---@class grognard.ocs.RailStopFound.Table: grognard.ocs.RailStopFound.Fields
---@field hex grognard.Hex.Table The hex.
---@field cargo boolean The hex is detrainable for cargo.
---@field trace boolean The hex is detrainable for trace supply.
---@field by_hq boolean It is detrainable because of an Engineer-Capable HQ only.
---@field cut boolean The railroad does not function.
---@field wrong_gauge boolean The railroad is of another gauge.
---@field uncontrolled boolean The side does not control the hex.
---@field enemy boolean Enemy combat units are in the hex.
---@field foreign boolean Other enemy units are in the hex: cargo may pass and entrain, but not detrain (4.8c).
---@field enemy_zone boolean The hex is in an enemy zone of control.
---@field negated boolean A friendly unit negates that zone for trace supply.
---@field cut_off_cargo boolean Nothing is wrong with the hex itself, but no way for cargo leads back to a supply source.
---@field cut_off_trace boolean Nothing is wrong with the hex itself, but no way for trace supply leads back to a supply source.

---A railroad hex with a village, a city, a port or an Engineer-Capable HQ, and the facts that make it detrainable or not.
---@class grognard.ocs.RailStopFound.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field cargo? boolean The hex is detrainable for cargo. Default: false.
---@field trace? boolean The hex is detrainable for trace supply. Default: false.
---@field by_hq? boolean It is detrainable because of an Engineer-Capable HQ only. Default: false.
---@field cut? boolean The railroad does not function. Default: false.
---@field wrong_gauge? boolean The railroad is of another gauge. Default: false.
---@field uncontrolled? boolean The side does not control the hex. Default: false.
---@field enemy? boolean Enemy combat units are in the hex. Default: false.
---@field foreign? boolean Other enemy units are in the hex: cargo may pass and entrain, but not detrain (4.8c). Default: false.
---@field enemy_zone? boolean The hex is in an enemy zone of control. Default: false.
---@field negated? boolean A friendly unit negates that zone for trace supply. Default: false.
---@field cut_off_cargo? boolean Nothing is wrong with the hex itself, but no way for cargo leads back to a supply source. Default: false.
---@field cut_off_trace? boolean Nothing is wrong with the hex itself, but no way for trace supply leads back to a supply source. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailStopFound.Fields
---@return grognard.ocs.RailStopFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailStopFound): grognard.ocs.RailStopFound
function grognard.ocs.RailStopFound(fields) end

---The number of hexes where trains may stop.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailStopsFound: userdata
---@field cargo integer Hexes that are detrainable for cargo.
---@field trace integer Hexes that are detrainable for trace supply.

---The number of hexes where trains may stop.
---@class grognard.ocs.RailStopsFound.Table: grognard.ocs.RailStopsFound.Fields
---@field cargo integer Hexes that are detrainable for cargo.
---@field trace integer Hexes that are detrainable for trace supply.

---The number of hexes where trains may stop.
---@class grognard.ocs.RailStopsFound.Fields
---@field cargo? integer Hexes that are detrainable for cargo. Default: 0.
---@field trace? integer Hexes that are detrainable for trace supply. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailStopsFound.Fields
---@return grognard.ocs.RailStopsFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailStopsFound): grognard.ocs.RailStopsFound
function grognard.ocs.RailStopsFound(fields) end

---The control of a hex.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailControlled: userdata
---@field control integer The side that controls the hex now; 0 if neither does.
---@field changed boolean The control has changed.
---@field counts boolean Control of the hex matters: it is a railroad hex with a village, a city, a port or an Engineer-Capable HQ.

---The control of a hex.
---@class grognard.ocs.RailControlled.Table: grognard.ocs.RailControlled.Fields
---@field control integer The side that controls the hex now; 0 if neither does.
---@field changed boolean The control has changed.
---@field counts boolean Control of the hex matters: it is a railroad hex with a village, a city, a port or an Engineer-Capable HQ.

---The control of a hex.
---@class grognard.ocs.RailControlled.Fields
---@field control? integer The side that controls the hex now; 0 if neither does. Default: 0.
---@field changed? boolean The control has changed. Default: false.
---@field counts? boolean Control of the hex matters: it is a railroad hex with a village, a city, a port or an Engineer-Capable HQ. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailControlled.Fields
---@return grognard.ocs.RailControlled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailControlled): grognard.ocs.RailControlled
function grognard.ocs.RailControlled(fields) end

---A place of a Railhead marker.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Railhead: userdata
---@field hex grognard.Hex The last hex of the side's own track.
---@field hexside integer The hexside at which it ends, 0 to 5 clockwise from the side towards q + 1, r - 1.
---@field gauge integer The gauge beyond.
---@field wrong_gauge boolean The track ends because the track beyond is of another gauge: the place for the marker's Wrong Gauge side.
---@field uncontrolled boolean The track ends because the side does not control the village, city or port beyond.

---A place of a Railhead marker.
---@class grognard.ocs.Railhead.Table: grognard.ocs.Railhead.Fields
---@field hex grognard.Hex.Table The last hex of the side's own track.
---@field hexside integer The hexside at which it ends, 0 to 5 clockwise from the side towards q + 1, r - 1.
---@field gauge integer The gauge beyond.
---@field wrong_gauge boolean The track ends because the track beyond is of another gauge: the place for the marker's Wrong Gauge side.
---@field uncontrolled boolean The track ends because the side does not control the village, city or port beyond.

---A place of a Railhead marker.
---@class grognard.ocs.Railhead.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The last hex of the side's own track.
---@field hexside? integer The hexside at which it ends, 0 to 5 clockwise from the side towards q + 1, r - 1. Default: 0.
---@field gauge? integer The gauge beyond. Default: 0.
---@field wrong_gauge? boolean The track ends because the track beyond is of another gauge: the place for the marker's Wrong Gauge side. Default: false.
---@field uncontrolled? boolean The track ends because the side does not control the village, city or port beyond. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Railhead.Fields
---@return grognard.ocs.Railhead? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Railhead): grognard.ocs.Railhead
function grognard.ocs.Railhead(fields) end

---The extent of a side's track.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailExtentFound: userdata
---@field ends integer The number of hexsides at which its track ends.

---The extent of a side's track.
---@class grognard.ocs.RailExtentFound.Table: grognard.ocs.RailExtentFound.Fields
---@field ends integer The number of hexsides at which its track ends.

---The extent of a side's track.
---@class grognard.ocs.RailExtentFound.Fields
---@field ends? integer The number of hexsides at which its track ends. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailExtentFound.Fields
---@return grognard.ocs.RailExtentFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailExtentFound): grognard.ocs.RailExtentFound
function grognard.ocs.RailExtentFound(fields) end

---A movement by rail that is allowed.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailMoved: userdata
---@field base grognard.Measure The cost of the cargo without modification, in points of Rail Cap.
---@field cost grognard.Measure The cost of the movement, in points of Rail Cap.
---@field left grognard.Measure The Rail Cap left after it, in points.
---@field hexes integer The number of hexes that it enters.
---@field doubled boolean The cost is doubled: the way enters a Trainbusting zone.
---@field halved boolean The cost is halved: the whole way is multi-track.

---A movement by rail that is allowed.
---@class grognard.ocs.RailMoved.Table: grognard.ocs.RailMoved.Fields
---@field base grognard.Measure The cost of the cargo without modification, in points of Rail Cap.
---@field cost grognard.Measure The cost of the movement, in points of Rail Cap.
---@field left grognard.Measure The Rail Cap left after it, in points.
---@field hexes integer The number of hexes that it enters.
---@field doubled boolean The cost is doubled: the way enters a Trainbusting zone.
---@field halved boolean The cost is halved: the whole way is multi-track.

---A movement by rail that is allowed.
---@class grognard.ocs.RailMoved.Fields
---@field base? grognard.Measure The cost of the cargo without modification, in points of Rail Cap. Default: 0.
---@field cost? grognard.Measure The cost of the movement, in points of Rail Cap. Default: 0.
---@field left? grognard.Measure The Rail Cap left after it, in points. Default: 0.
---@field hexes? integer The number of hexes that it enters. Default: 0.
---@field doubled? boolean The cost is doubled: the way enters a Trainbusting zone. Default: false.
---@field halved? boolean The cost is halved: the whole way is multi-track. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailMoved.Fields
---@return grognard.ocs.RailMoved? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailMoved): grognard.ocs.RailMoved
function grognard.ocs.RailMoved(fields) end

---A hex that cargo may move to.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailGoal: userdata
---@field hex grognard.Hex The hex.
---@field cost grognard.Measure The least cost of moving there, in points of Rail Cap.
---@field doubled boolean The cost is doubled: every way of that cost enters a Trainbusting zone.
---@field halved boolean The cost is halved: the whole way is multi-track.

---A hex that cargo may move to.
---@class grognard.ocs.RailGoal.Table: grognard.ocs.RailGoal.Fields
---@field hex grognard.Hex.Table The hex.
---@field cost grognard.Measure The least cost of moving there, in points of Rail Cap.
---@field doubled boolean The cost is doubled: every way of that cost enters a Trainbusting zone.
---@field halved boolean The cost is halved: the whole way is multi-track.

---A hex that cargo may move to.
---@class grognard.ocs.RailGoal.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field cost? grognard.Measure The least cost of moving there, in points of Rail Cap. Default: 0.
---@field doubled? boolean The cost is doubled: every way of that cost enters a Trainbusting zone. Default: false.
---@field halved? boolean The cost is halved: the whole way is multi-track. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailGoal.Fields
---@return grognard.ocs.RailGoal? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailGoal): grognard.ocs.RailGoal
function grognard.ocs.RailGoal(fields) end

---A summary of the hexes that cargo may move to.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailReached: userdata
---@field base grognard.Measure The cost of the cargo without modification, in points of Rail Cap.
---@field left grognard.Measure The Rail Cap left before the movement, in points.
---@field goals integer The number of hexes that it may move to.

---A summary of the hexes that cargo may move to.
---@class grognard.ocs.RailReached.Table: grognard.ocs.RailReached.Fields
---@field base grognard.Measure The cost of the cargo without modification, in points of Rail Cap.
---@field left grognard.Measure The Rail Cap left before the movement, in points.
---@field goals integer The number of hexes that it may move to.

---A summary of the hexes that cargo may move to.
---@class grognard.ocs.RailReached.Fields
---@field base? grognard.Measure The cost of the cargo without modification, in points of Rail Cap. Default: 0.
---@field left? grognard.Measure The Rail Cap left before the movement, in points. Default: 0.
---@field goals? integer The number of hexes that it may move to. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailReached.Fields
---@return grognard.ocs.RailReached? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailReached): grognard.ocs.RailReached
function grognard.ocs.RailReached(fields) end

---A hex that a Rail Repair unit enters.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailStep: userdata
---@field hex grognard.Hex The hex.
---@field leave boolean The unit enters without converting the railroad in the hex.

---A hex that a Rail Repair unit enters.
---@class grognard.ocs.RailStep.Table: grognard.ocs.RailStep.Fields
---@field hex grognard.Hex.Table The hex.
---@field leave boolean The unit enters without converting the railroad in the hex.

---A hex that a Rail Repair unit enters.
---@class grognard.ocs.RailStep.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field leave? boolean The unit enters without converting the railroad in the hex. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailStep.Fields
---@return grognard.ocs.RailStep? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailStep): grognard.ocs.RailStep
function grognard.ocs.RailStep(fields) end

---A conversion that is allowed.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailConverted: userdata
---@field ma_left grognard.Measure Movement allowance left after it, in MP.
---@field hexes integer The number of hexes converted.
---@field left integer The number of hexes that the unit may still convert in this phase.

---A conversion that is allowed.
---@class grognard.ocs.RailConverted.Table: grognard.ocs.RailConverted.Fields
---@field ma_left grognard.Measure Movement allowance left after it, in MP.
---@field hexes integer The number of hexes converted.
---@field left integer The number of hexes that the unit may still convert in this phase.

---A conversion that is allowed.
---@class grognard.ocs.RailConverted.Fields
---@field ma_left? grognard.Measure Movement allowance left after it, in MP. Default: 0.
---@field hexes? integer The number of hexes converted. Default: 0.
---@field left? integer The number of hexes that the unit may still convert in this phase. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailConverted.Fields
---@return grognard.ocs.RailConverted? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailConverted): grognard.ocs.RailConverted
function grognard.ocs.RailConverted(fields) end

---The source of trace supply.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RailTraced: userdata
---@field source grognard.Hex The supply source at the end of the way back.
---@field hexes integer The number of hexes of that way, without the first; an Extender's path counts as one.
---@field by_extender boolean The hex serves as an Extender's, not as one where trains stop.
---@field extended boolean The way uses an Extender.

---The source of trace supply.
---@class grognard.ocs.RailTraced.Table: grognard.ocs.RailTraced.Fields
---@field source grognard.Hex.Table The supply source at the end of the way back.
---@field hexes integer The number of hexes of that way, without the first; an Extender's path counts as one.
---@field by_extender boolean The hex serves as an Extender's, not as one where trains stop.
---@field extended boolean The way uses an Extender.

---The source of trace supply.
---@class grognard.ocs.RailTraced.Fields
---@field source? grognard.Hex|grognard.Hex.Fields|integer[] The supply source at the end of the way back.
---@field hexes? integer The number of hexes of that way, without the first; an Extender's path counts as one. Default: 0.
---@field by_extender? boolean The hex serves as an Extender's, not as one where trains stop. Default: false.
---@field extended? boolean The way uses an Extender. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RailTraced.Fields
---@return grognard.ocs.RailTraced? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailTraced): grognard.ocs.RailTraced
function grognard.ocs.RailTraced(fields) end

---The throw range of a headquarters.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ThrowRange: userdata
---@field range grognard.Measure The range in MP; 0 for an ability without a range.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.

---The throw range of a headquarters.
---@class grognard.ocs.ThrowRange.Table: grognard.ocs.ThrowRange.Fields
---@field range grognard.Measure The range in MP; 0 for an ability without a range.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.

---The throw range of a headquarters.
---@class grognard.ocs.ThrowRange.Fields
---@field range? grognard.Measure The range in MP; 0 for an ability without a range. Default: 0.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ThrowRange.Fields
---@return grognard.ocs.ThrowRange? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ThrowRange): grognard.ocs.ThrowRange
function grognard.ocs.ThrowRange(fields) end

---The properties and abilities of a headquarters in its mode.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.HqAbilities: userdata
---@field range grognard.Measure Throw range of the side that shows, in twelfths of a movement point; 0 if it cannot throw.
---@field strength grognard.Measure Strength in points before the multiplier of its mode.
---@field re grognard.Measure Size in quarters of an RE: 4.
---@field style grognard.ocs.Style How its strength counts as printed: in parentheses, for defence only.
---@field mobility? grognard.ocs.Mobility The kind of the movement points of the throw range.
---@field rating integer Action Rating, -1 or 0.
---@field can_throw boolean It can throw supply.
---@field can_trace boolean It can give trace supply to units within its throw range.
---@field can_rebuild boolean It can rebuild units.
---@field can_engineer boolean It can do engineer work.
---@field turns boolean It must turn to Move Mode when it retreats.
---@field needs_supply boolean It needs supply like any other combat unit.

---The properties and abilities of a headquarters in its mode.
---@class grognard.ocs.HqAbilities.Table: grognard.ocs.HqAbilities.Fields
---@field range grognard.Measure Throw range of the side that shows, in twelfths of a movement point; 0 if it cannot throw.
---@field strength grognard.Measure Strength in points before the multiplier of its mode.
---@field re grognard.Measure Size in quarters of an RE: 4.
---@field style grognard.ocs.Style How its strength counts as printed: in parentheses, for defence only.
---@field mobility? grognard.ocs.Mobility The kind of the movement points of the throw range.
---@field rating integer Action Rating, -1 or 0.
---@field can_throw boolean It can throw supply.
---@field can_trace boolean It can give trace supply to units within its throw range.
---@field can_rebuild boolean It can rebuild units.
---@field can_engineer boolean It can do engineer work.
---@field turns boolean It must turn to Move Mode when it retreats.
---@field needs_supply boolean It needs supply like any other combat unit.

---The properties and abilities of a headquarters in its mode.
---@class grognard.ocs.HqAbilities.Fields
---@field range? grognard.Measure Throw range of the side that shows, in twelfths of a movement point; 0 if it cannot throw. Default: 0.
---@field strength? grognard.Measure Strength in points before the multiplier of its mode. Default: 0.
---@field re? grognard.Measure Size in quarters of an RE: 4. Default: 0.
---@field style? grognard.ocs.Style How its strength counts as printed: in parentheses, for defence only. Default: "printed".
---@field mobility? grognard.ocs.Mobility The kind of the movement points of the throw range.
---@field rating? integer Action Rating, -1 or 0. Default: 0.
---@field can_throw? boolean It can throw supply. Default: false.
---@field can_trace? boolean It can give trace supply to units within its throw range. Default: false.
---@field can_rebuild? boolean It can rebuild units. Default: false.
---@field can_engineer? boolean It can do engineer work. Default: false.
---@field turns? boolean It must turn to Move Mode when it retreats. Default: false.
---@field needs_supply? boolean It needs supply like any other combat unit. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.HqAbilities.Fields
---@return grognard.ocs.HqAbilities? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.HqAbilities): grognard.ocs.HqAbilities
function grognard.ocs.HqAbilities(fields) end

---A game's limit on the units that headquarters support (13.1d): these headquarters do not support those units.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ServiceLimit: userdata
---@field hq_formation integer Headquarters of this formation or command, numbered by the caller; 0 for any.
---@field unit_formation integer Units of this formation; 0 for any.
---@field hq_nationality integer Headquarters of this nationality only, in the host's numbering from 1; 0 for any.
---@field unit_nationality integer Units of this nationality only, in the host's numbering from 1; 0 for any.
---@field except_own boolean Units of the headquarters' own formation are supported all the same.

---A game's limit on the units that headquarters support (13.1d): these headquarters do not support those units.
---@class grognard.ocs.ServiceLimit.Table: grognard.ocs.ServiceLimit.Fields
---@field hq_formation integer Headquarters of this formation or command, numbered by the caller; 0 for any.
---@field unit_formation integer Units of this formation; 0 for any.
---@field hq_nationality integer Headquarters of this nationality only, in the host's numbering from 1; 0 for any.
---@field unit_nationality integer Units of this nationality only, in the host's numbering from 1; 0 for any.
---@field except_own boolean Units of the headquarters' own formation are supported all the same.

---A game's limit on the units that headquarters support (13.1d): these headquarters do not support those units.
---@class grognard.ocs.ServiceLimit.Fields
---@field hq_formation? integer Headquarters of this formation or command, numbered by the caller; 0 for any. Default: 0.
---@field unit_formation? integer Units of this formation; 0 for any. Default: 0.
---@field hq_nationality? integer Headquarters of this nationality only, in the host's numbering from 1; 0 for any. Default: 0.
---@field unit_nationality? integer Units of this nationality only, in the host's numbering from 1; 0 for any. Default: 0.
---@field except_own? boolean Units of the headquarters' own formation are supported all the same. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ServiceLimit.Fields
---@return grognard.ocs.ServiceLimit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ServiceLimit): grognard.ocs.ServiceLimit
function grognard.ocs.ServiceLimit(fields) end

---The Combat Mode side of a counter.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.WhichSide: userdata
---@field second boolean The second side is the Combat Mode side; otherwise the first is.

---The Combat Mode side of a counter.
---@class grognard.ocs.WhichSide.Table: grognard.ocs.WhichSide.Fields
---@field second boolean The second side is the Combat Mode side; otherwise the first is.

---The Combat Mode side of a counter.
---@class grognard.ocs.WhichSide.Fields
---@field second? boolean The second side is the Combat Mode side; otherwise the first is. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.WhichSide.Fields
---@return grognard.ocs.WhichSide? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.WhichSide): grognard.ocs.WhichSide
function grognard.ocs.WhichSide(fields) end

---The strength and range of an artillery unit.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ArtilleryFire: userdata
---@field strength grognard.Measure Barrage strength in points.
---@field range integer Range in hexes, as printed on the side of the counter that shows.

---The strength and range of an artillery unit.
---@class grognard.ocs.ArtilleryFire.Table: grognard.ocs.ArtilleryFire.Fields
---@field strength grognard.Measure Barrage strength in points.
---@field range integer Range in hexes, as printed on the side of the counter that shows.

---The strength and range of an artillery unit.
---@class grognard.ocs.ArtilleryFire.Fields
---@field strength? grognard.Measure Barrage strength in points. Default: 0.
---@field range? integer Range in hexes, as printed on the side of the counter that shows. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ArtilleryFire.Fields
---@return grognard.ocs.ArtilleryFire? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ArtilleryFire): grognard.ocs.ArtilleryFire
function grognard.ocs.ArtilleryFire(fields) end

---A hex within reach of a throw.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ReachedHex: userdata
---@field hex grognard.Hex The hex.
---@field cost grognard.Measure The cost of the path to it, in MP.
---@field beside boolean The path ends in an adjacent hex and does not enter this one.

---A hex within reach of a throw.
---@class grognard.ocs.ReachedHex.Table: grognard.ocs.ReachedHex.Fields
---@field hex grognard.Hex.Table The hex.
---@field cost grognard.Measure The cost of the path to it, in MP.
---@field beside boolean The path ends in an adjacent hex and does not enter this one.

---A hex within reach of a throw.
---@class grognard.ocs.ReachedHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field cost? grognard.Measure The cost of the path to it, in MP. Default: 0.
---@field beside? boolean The path ends in an adjacent hex and does not enter this one. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ReachedHex.Fields
---@return grognard.ocs.ReachedHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ReachedHex): grognard.ocs.ReachedHex
function grognard.ocs.ReachedHex(fields) end

---A hex of a supply path.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.PathHex: userdata
---@field hex grognard.Hex The hex.
---@field cost grognard.Measure The cost of the path up to the hex, in MP.
---@field zone boolean The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores.
---@field bridged boolean The hex was entered over a bridge of engineers.

---A hex of a supply path.
---@class grognard.ocs.PathHex.Table: grognard.ocs.PathHex.Fields
---@field hex grognard.Hex.Table The hex.
---@field cost grognard.Measure The cost of the path up to the hex, in MP.
---@field zone boolean The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores.
---@field bridged boolean The hex was entered over a bridge of engineers.

---A hex of a supply path.
---@class grognard.ocs.PathHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field cost? grognard.Measure The cost of the path up to the hex, in MP. Default: 0.
---@field zone? boolean The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores. Default: false.
---@field bridged? boolean The hex was entered over a bridge of engineers. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.PathHex.Fields
---@return grognard.ocs.PathHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.PathHex): grognard.ocs.PathHex
function grognard.ocs.PathHex(fields) end

---A supply path.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Supplied: userdata
---@field cost grognard.Measure The cost of the path, in MP.
---@field range grognard.Measure The range, in MP.
---@field beside boolean The path ends in a hex adjacent to its target and does not enter the target.

---A supply path.
---@class grognard.ocs.Supplied.Table: grognard.ocs.Supplied.Fields
---@field cost grognard.Measure The cost of the path, in MP.
---@field range grognard.Measure The range, in MP.
---@field beside boolean The path ends in a hex adjacent to its target and does not enter the target.

---A supply path.
---@class grognard.ocs.Supplied.Fields
---@field cost? grognard.Measure The cost of the path, in MP. Default: 0.
---@field range? grognard.Measure The range, in MP. Default: 0.
---@field beside? boolean The path ends in a hex adjacent to its target and does not enter the target. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Supplied.Fields
---@return grognard.ocs.Supplied? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Supplied): grognard.ocs.Supplied
function grognard.ocs.Supplied(fields) end

---A dump or loaded Transport Points within draw range.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.SourceRow: userdata
---@field unit integer The source, by its `id`.
---@field amount grognard.Measure The supply at the source, in T.
---@field cost grognard.Measure The cost of the path to it, in MP.
---@field beside boolean The path ends in a hex adjacent to the source.

---A dump or loaded Transport Points within draw range.
---@class grognard.ocs.SourceRow.Table: grognard.ocs.SourceRow.Fields
---@field unit integer The source, by its `id`.
---@field amount grognard.Measure The supply at the source, in T.
---@field cost grognard.Measure The cost of the path to it, in MP.
---@field beside boolean The path ends in a hex adjacent to the source.

---A dump or loaded Transport Points within draw range.
---@class grognard.ocs.SourceRow.Fields
---@field unit? integer The source, by its `id`.
---@field amount? grognard.Measure The supply at the source, in T. Default: 0.
---@field cost? grognard.Measure The cost of the path to it, in MP. Default: 0.
---@field beside? boolean The path ends in a hex adjacent to the source. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.SourceRow.Fields
---@return grognard.ocs.SourceRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SourceRow): grognard.ocs.SourceRow
function grognard.ocs.SourceRow(fields) end

---The supply that a unit can draw.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.SourceTotal: userdata
---@field amount grognard.Measure The total, in T.

---The supply that a unit can draw.
---@class grognard.ocs.SourceTotal.Table: grognard.ocs.SourceTotal.Fields
---@field amount grognard.Measure The total, in T.

---The supply that a unit can draw.
---@class grognard.ocs.SourceTotal.Fields
---@field amount? grognard.Measure The total, in T. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.SourceTotal.Fields
---@return grognard.ocs.SourceTotal? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SourceTotal): grognard.ocs.SourceTotal
function grognard.ocs.SourceTotal(fields) end

---A dump or loaded Transport Points in reach, and the cheapest way to it.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.SupplyRow: userdata
---@field unit integer The source, by its `id`.
---@field hq integer The headquarters that draws the supply and throws it on, by its `id`; absent if the unit draws by itself.
---@field amount grognard.Measure The supply at the source, in T.
---@field drawn grognard.Measure The cost of the draw, in MP, as `ocs.paths.sources` has it: into the hex of the source if that is in range.
---@field thrown grognard.Measure The cost of the throw, in MP.
---@field beside boolean The draw ends in a hex adjacent to the source, since its own is not in range.

---A dump or loaded Transport Points in reach, and the cheapest way to it.
---@class grognard.ocs.SupplyRow.Table: grognard.ocs.SupplyRow.Fields
---@field unit integer The source, by its `id`.
---@field hq integer The headquarters that draws the supply and throws it on, by its `id`; absent if the unit draws by itself.
---@field amount grognard.Measure The supply at the source, in T.
---@field drawn grognard.Measure The cost of the draw, in MP, as `ocs.paths.sources` has it: into the hex of the source if that is in range.
---@field thrown grognard.Measure The cost of the throw, in MP.
---@field beside boolean The draw ends in a hex adjacent to the source, since its own is not in range.

---A dump or loaded Transport Points in reach, and the cheapest way to it.
---@class grognard.ocs.SupplyRow.Fields
---@field unit? integer The source, by its `id`.
---@field hq? integer The headquarters that draws the supply and throws it on, by its `id`; absent if the unit draws by itself.
---@field amount? grognard.Measure The supply at the source, in T. Default: 0.
---@field drawn? grognard.Measure The cost of the draw, in MP, as `ocs.paths.sources` has it: into the hex of the source if that is in range. Default: 0.
---@field thrown? grognard.Measure The cost of the throw, in MP. Default: 0.
---@field beside? boolean The draw ends in a hex adjacent to the source, since its own is not in range. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.SupplyRow.Fields
---@return grognard.ocs.SupplyRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SupplyRow): grognard.ocs.SupplyRow
function grognard.ocs.SupplyRow(fields) end

---Supply that a headquarters draws and throws.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Relayed: userdata
---@field draw grognard.ocs.Supplied The headquarters' draw.
---@field thrown grognard.ocs.Supplied The headquarters' throw.
---@field drawn_over integer The number of rows that belong to the draw; the rest belong to the throw.

---Supply that a headquarters draws and throws.
---@class grognard.ocs.Relayed.Table: grognard.ocs.Relayed.Fields
---@field draw grognard.ocs.Supplied.Table The headquarters' draw.
---@field thrown grognard.ocs.Supplied.Table The headquarters' throw.
---@field drawn_over integer The number of rows that belong to the draw; the rest belong to the throw.

---Supply that a headquarters draws and throws.
---@class grognard.ocs.Relayed.Fields
---@field draw? grognard.ocs.Supplied|grognard.ocs.Supplied.Fields The headquarters' draw.
---@field thrown? grognard.ocs.Supplied|grognard.ocs.Supplied.Fields The headquarters' throw.
---@field drawn_over? integer The number of rows that belong to the draw; the rest belong to the throw. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Relayed.Fields
---@return grognard.ocs.Relayed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Relayed): grognard.ocs.Relayed
function grognard.ocs.Relayed(fields) end

---The cost of loading or unloading, and the state after it.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.LoadingCost: userdata
---@field cost grognard.Measure The cost, in MP, a whole number.
---@field mp_left grognard.Measure Movement left after it, in MP.
---@field load grognard.Measure The load after it, in T.

---The cost of loading or unloading, and the state after it.
---@class grognard.ocs.LoadingCost.Table: grognard.ocs.LoadingCost.Fields
---@field cost grognard.Measure The cost, in MP, a whole number.
---@field mp_left grognard.Measure Movement left after it, in MP.
---@field load grognard.Measure The load after it, in T.

---The cost of loading or unloading, and the state after it.
---@class grognard.ocs.LoadingCost.Fields
---@field cost? grognard.Measure The cost, in MP, a whole number. Default: 0.
---@field mp_left? grognard.Measure Movement left after it, in MP. Default: 0.
---@field load? grognard.Measure The load after it, in T. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.LoadingCost.Fields
---@return grognard.ocs.LoadingCost? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.LoadingCost): grognard.ocs.LoadingCost
function grognard.ocs.LoadingCost(fields) end

---The capacity of Transport Points, and the display of their load.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Carried: userdata
---@field capacity grognard.Measure The capacity, in T.
---@field free grognard.Measure The capacity that is left, in T.
---@field tokens grognard.Measure The supply to show by markers with the counter, in T; 0 on a full side.
---@field full boolean The counter shows its full side.

---The capacity of Transport Points, and the display of their load.
---@class grognard.ocs.Carried.Table: grognard.ocs.Carried.Fields
---@field capacity grognard.Measure The capacity, in T.
---@field free grognard.Measure The capacity that is left, in T.
---@field tokens grognard.Measure The supply to show by markers with the counter, in T; 0 on a full side.
---@field full boolean The counter shows its full side.

---The capacity of Transport Points, and the display of their load.
---@class grognard.ocs.Carried.Fields
---@field capacity? grognard.Measure The capacity, in T. Default: 0.
---@field free? grognard.Measure The capacity that is left, in T. Default: 0.
---@field tokens? grognard.Measure The supply to show by markers with the counter, in T; 0 on a full side. Default: 0.
---@field full? boolean The counter shows its full side. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Carried.Fields
---@return grognard.ocs.Carried? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Carried): grognard.ocs.Carried
function grognard.ocs.Carried(fields) end

---The movement that is left.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.TruckAllowance: userdata
---@field allowance grognard.Measure Movement allowance in the current mode and phase, in MP.
---@field mp_left grognard.Measure Movement left, in MP.

---The movement that is left.
---@class grognard.ocs.TruckAllowance.Table: grognard.ocs.TruckAllowance.Fields
---@field allowance grognard.Measure Movement allowance in the current mode and phase, in MP.
---@field mp_left grognard.Measure Movement left, in MP.

---The movement that is left.
---@class grognard.ocs.TruckAllowance.Fields
---@field allowance? grognard.Measure Movement allowance in the current mode and phase, in MP. Default: 0.
---@field mp_left? grognard.Measure Movement left, in MP. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.TruckAllowance.Fields
---@return grognard.ocs.TruckAllowance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TruckAllowance): grognard.ocs.TruckAllowance
function grognard.ocs.TruckAllowance(fields) end

---The capacity that shipping takes.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Freight: userdata
---@field points grognard.Measure Points of capacity, before modifications by the route.
---@field load grognard.Measure The load included in that, in T.

---The capacity that shipping takes.
---@class grognard.ocs.Freight.Table: grognard.ocs.Freight.Fields
---@field points grognard.Measure Points of capacity, before modifications by the route.
---@field load grognard.Measure The load included in that, in T.

---The capacity that shipping takes.
---@class grognard.ocs.Freight.Fields
---@field points? grognard.Measure Points of capacity, before modifications by the route. Default: 0.
---@field load? grognard.Measure The load included in that, in T. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Freight.Fields
---@return grognard.ocs.Freight? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Freight): grognard.ocs.Freight
function grognard.ocs.Freight(fields) end

---The kinds of supply that a unit needs.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Needs: userdata
---@field fuel boolean The unit needs fuel to move.
---@field trace boolean The unit needs trace supply, or it goes Out of Supply.

---The kinds of supply that a unit needs.
---@class grognard.ocs.Needs.Table: grognard.ocs.Needs.Fields
---@field fuel boolean The unit needs fuel to move.
---@field trace boolean The unit needs trace supply, or it goes Out of Supply.

---The kinds of supply that a unit needs.
---@class grognard.ocs.Needs.Fields
---@field fuel? boolean The unit needs fuel to move. Default: false.
---@field trace? boolean The unit needs trace supply, or it goes Out of Supply. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Needs.Fields
---@return grognard.ocs.Needs? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Needs): grognard.ocs.Needs
function grognard.ocs.Needs(fields) end

---The load that is left.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.LoadLeft: userdata
---@field load grognard.Measure The load, in T.

---The load that is left.
---@class grognard.ocs.LoadLeft.Table: grognard.ocs.LoadLeft.Fields
---@field load grognard.Measure The load, in T.

---The load that is left.
---@class grognard.ocs.LoadLeft.Fields
---@field load? grognard.Measure The load, in T. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.LoadLeft.Fields
---@return grognard.ocs.LoadLeft? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.LoadLeft): grognard.ocs.LoadLeft
function grognard.ocs.LoadLeft(fields) end

---The result of using internal stocks.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.StocksUsed: userdata
---@field wasted grognard.Measure Supply on the map that does not suffice and is spent all the same, in T.
---@field stocks grognard.ocs.Stocks The internal stocks that are left.

---The result of using internal stocks.
---@class grognard.ocs.StocksUsed.Table: grognard.ocs.StocksUsed.Fields
---@field wasted grognard.Measure Supply on the map that does not suffice and is spent all the same, in T.
---@field stocks grognard.ocs.Stocks The internal stocks that are left.

---The result of using internal stocks.
---@class grognard.ocs.StocksUsed.Fields
---@field wasted? grognard.Measure Supply on the map that does not suffice and is spent all the same, in T. Default: 0.
---@field stocks? grognard.ocs.Stocks The internal stocks that are left. Default: "full".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.StocksUsed.Fields
---@return grognard.ocs.StocksUsed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.StocksUsed): grognard.ocs.StocksUsed
function grognard.ocs.StocksUsed(fields) end

---The number of counters of a size that the game has left: its counter mix.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CounterMix: userdata
---@field points grognard.Measure The points on the counter (TP).
---@field ready integer The number of counters available, without those that are to be combined or divided.
---@field kind? grognard.ocs.Kind The kind of counter. Required where the answer depends on it.

---The number of counters of a size that the game has left: its counter mix.
---@class grognard.ocs.CounterMix.Table: grognard.ocs.CounterMix.Fields
---@field points grognard.Measure The points on the counter (TP).
---@field ready integer The number of counters available, without those that are to be combined or divided.
---@field kind? grognard.ocs.Kind The kind of counter. Required where the answer depends on it.

---The number of counters of a size that the game has left: its counter mix.
---@class grognard.ocs.CounterMix.Fields
---@field points? grognard.Measure The points on the counter (TP). Default: 0.
---@field ready? integer The number of counters available, without those that are to be combined or divided. Default: 0.
---@field kind? grognard.ocs.Kind The kind of counter. Required where the answer depends on it.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CounterMix.Fields
---@return grognard.ocs.CounterMix? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CounterMix): grognard.ocs.CounterMix
function grognard.ocs.CounterMix(fields) end

---A counter that results from combining and dividing.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.NewCounter: userdata
---@field points grognard.Measure The points on the counter (TP).
---@field load grognard.Measure The load, in T.
---@field mp_spent grognard.Measure The movement that the counter counts as having spent, in MP: the most that any part has spent.

---A counter that results from combining and dividing.
---@class grognard.ocs.NewCounter.Table: grognard.ocs.NewCounter.Fields
---@field points grognard.Measure The points on the counter (TP).
---@field load grognard.Measure The load, in T.
---@field mp_spent grognard.Measure The movement that the counter counts as having spent, in MP: the most that any part has spent.

---A counter that results from combining and dividing.
---@class grognard.ocs.NewCounter.Fields
---@field points? grognard.Measure The points on the counter (TP). Default: 0.
---@field load? grognard.Measure The load, in T. Default: 0.
---@field mp_spent? grognard.Measure The movement that the counter counts as having spent, in MP: the most that any part has spent. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.NewCounter.Fields
---@return grognard.ocs.NewCounter? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.NewCounter): grognard.ocs.NewCounter
function grognard.ocs.NewCounter(fields) end

---A summary of the counters that result.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.NewCounters: userdata
---@field counters integer The number of counters.
---@field points grognard.Measure The sum of their points (TP).
---@field load grognard.Measure The sum of their loads, in T.

---A summary of the counters that result.
---@class grognard.ocs.NewCounters.Table: grognard.ocs.NewCounters.Fields
---@field counters integer The number of counters.
---@field points grognard.Measure The sum of their points (TP).
---@field load grognard.Measure The sum of their loads, in T.

---A summary of the counters that result.
---@class grognard.ocs.NewCounters.Fields
---@field counters? integer The number of counters. Default: 0.
---@field points? grognard.Measure The sum of their points (TP). Default: 0.
---@field load? grognard.Measure The sum of their loads, in T. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.NewCounters.Fields
---@return grognard.ocs.NewCounters? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.NewCounters): grognard.ocs.NewCounters
function grognard.ocs.NewCounters(fields) end

---The objects for which the capture table is rolled.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Prize: userdata
---@field dump grognard.Measure Supply on the ground, in T.
---@field trucks grognard.Measure Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load grognard.Measure The load of these, in T.
---@field wagons grognard.Measure Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load grognard.Measure The load of these, in T.
---@field dice integer The number of dice: one each for dumps, trucks and wagons where there are any, in this order.
---@field moves boolean Captured Transport Points may move at once.

---The objects for which the capture table is rolled.
---@class grognard.ocs.Prize.Table: grognard.ocs.Prize.Fields
---@field dump grognard.Measure Supply on the ground, in T.
---@field trucks grognard.Measure Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load grognard.Measure The load of these, in T.
---@field wagons grognard.Measure Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load grognard.Measure The load of these, in T.
---@field dice integer The number of dice: one each for dumps, trucks and wagons where there are any, in this order.
---@field moves boolean Captured Transport Points may move at once.

---The objects for which the capture table is rolled.
---@class grognard.ocs.Prize.Fields
---@field dump? grognard.Measure Supply on the ground, in T. Default: 0.
---@field trucks? grognard.Measure Transport Points with a movement allowance above 10, in points (TP). Default: 0.
---@field truck_load? grognard.Measure The load of these, in T. Default: 0.
---@field wagons? grognard.Measure Transport Points with a movement allowance of up to 10, in points (TP). Default: 0.
---@field wagon_load? grognard.Measure The load of these, in T. Default: 0.
---@field dice? integer The number of dice: one each for dumps, trucks and wagons where there are any, in this order. Default: 0.
---@field moves? boolean Captured Transport Points may move at once. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Prize.Fields
---@return grognard.ocs.Prize? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Prize): grognard.ocs.Prize
function grognard.ocs.Prize(fields) end

---The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is
---displaced.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Captured: userdata
---@field dump grognard.Measure Supply on the ground, in T.
---@field trucks grognard.Measure Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load grognard.Measure The captured load of these, in T.
---@field wagons grognard.Measure Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load grognard.Measure The captured load of these, in T.
---@field percent integer[] The percentages captured of dumps, trucks and wagons.
---@field moves boolean Captured Transport Points may move at once.

---The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is displaced.
---@class grognard.ocs.Captured.Table: grognard.ocs.Captured.Fields
---@field dump grognard.Measure Supply on the ground, in T.
---@field trucks grognard.Measure Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load grognard.Measure The captured load of these, in T.
---@field wagons grognard.Measure Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load grognard.Measure The captured load of these, in T.
---@field percent integer[] The percentages captured of dumps, trucks and wagons.
---@field moves boolean Captured Transport Points may move at once.

---The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is displaced.
---@class grognard.ocs.Captured.Fields
---@field dump? grognard.Measure Supply on the ground, in T. Default: 0.
---@field trucks? grognard.Measure Transport Points with a movement allowance above 10, in points (TP). Default: 0.
---@field truck_load? grognard.Measure The captured load of these, in T. Default: 0.
---@field wagons? grognard.Measure Transport Points with a movement allowance of up to 10, in points (TP). Default: 0.
---@field wagon_load? grognard.Measure The captured load of these, in T. Default: 0.
---@field percent? integer[] The percentages captured of dumps, trucks and wagons.
---@field moves? boolean Captured Transport Points may move at once. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Captured.Fields
---@return grognard.ocs.Captured? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Captured): grognard.ocs.Captured
function grognard.ocs.Captured(fields) end

---The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled
---separately.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CaptureDistribution: userdata
---@field denominator integer The number of cases, 6.
---@field dump grognard.Measure[] Supply on the ground, in T.
---@field trucks grognard.Measure[] Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load grognard.Measure[] The captured load of these, in T.
---@field wagons grognard.Measure[] Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load grognard.Measure[] The captured load of these, in T.

---The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled separately.
---@class grognard.ocs.CaptureDistribution.Table: grognard.ocs.CaptureDistribution.Fields
---@field denominator integer The number of cases, 6.
---@field dump grognard.Measure[] Supply on the ground, in T.
---@field trucks grognard.Measure[] Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load grognard.Measure[] The captured load of these, in T.
---@field wagons grognard.Measure[] Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load grognard.Measure[] The captured load of these, in T.

---The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled separately.
---@class grognard.ocs.CaptureDistribution.Fields
---@field denominator? integer The number of cases, 6. Default: 0.
---@field dump? grognard.Measure[] Supply on the ground, in T.
---@field trucks? grognard.Measure[] Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load? grognard.Measure[] The captured load of these, in T.
---@field wagons? grognard.Measure[] Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load? grognard.Measure[] The captured load of these, in T.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CaptureDistribution.Fields
---@return grognard.ocs.CaptureDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CaptureDistribution): grognard.ocs.CaptureDistribution
function grognard.ocs.CaptureDistribution(fields) end

---The result of a capture.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CaptureSettled: userdata
---@field destroyed grognard.Measure Supply that is destroyed, in T.
---@field supply grognard.Measure Supply that is captured, in T.
---@field moves boolean Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase.

---The result of a capture.
---@class grognard.ocs.CaptureSettled.Table: grognard.ocs.CaptureSettled.Fields
---@field destroyed grognard.Measure Supply that is destroyed, in T.
---@field supply grognard.Measure Supply that is captured, in T.
---@field moves boolean Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase.

---The result of a capture.
---@class grognard.ocs.CaptureSettled.Fields
---@field destroyed? grognard.Measure Supply that is destroyed, in T. Default: 0.
---@field supply? grognard.Measure Supply that is captured, in T. Default: 0.
---@field moves? boolean Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CaptureSettled.Fields
---@return grognard.ocs.CaptureSettled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CaptureSettled): grognard.ocs.CaptureSettled
function grognard.ocs.CaptureSettled(fields) end

---What is captured of a unit of a board.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Taken: userdata
---@field unit integer The unit, by its `id`.
---@field points grognard.Measure The Transport Points captured (TP).
---@field supply grognard.Measure The supply captured: of a dump, or of the load of Transport Points, in T.

---What is captured of a unit of a board.
---@class grognard.ocs.Taken.Table: grognard.ocs.Taken.Fields
---@field unit integer The unit, by its `id`.
---@field points grognard.Measure The Transport Points captured (TP).
---@field supply grognard.Measure The supply captured: of a dump, or of the load of Transport Points, in T.

---What is captured of a unit of a board.
---@class grognard.ocs.Taken.Fields
---@field unit integer The unit, by its `id`.
---@field points? grognard.Measure The Transport Points captured (TP). Default: 0.
---@field supply? grognard.Measure The supply captured: of a dump, or of the load of Transport Points, in T. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Taken.Fields
---@return grognard.ocs.Taken? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Taken): grognard.ocs.Taken
function grognard.ocs.Taken(fields) end

---A unit that is to be rebuilt now.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.UnitToRebuild: userdata
---@field unit integer The unit: a unit of the board, or of the order's Dead Pile, whose units count on from the end of the board's list.
---@field steps integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
---@field row integer The row of the Rebuild Table that applies; by default the first row that fits the unit.
---@field base grognard.Hex For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field generic boolean The unit is a Breakdown unit or another generic one.

---A unit that is to be rebuilt now.
---@class grognard.ocs.UnitToRebuild.Table: grognard.ocs.UnitToRebuild.Fields
---@field unit integer The unit: a unit of the board, or of the order's Dead Pile, whose units count on from the end of the board's list.
---@field steps integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
---@field row integer The row of the Rebuild Table that applies; by default the first row that fits the unit.
---@field base grognard.Hex.Table For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field generic boolean The unit is a Breakdown unit or another generic one.

---A unit that is to be rebuilt now.
---@class grognard.ocs.UnitToRebuild.Fields
---@field unit integer The unit: a unit of the board, or of the order's Dead Pile, whose units count on from the end of the board's list.
---@field steps? integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps. Default: 0.
---@field row? integer The row of the Rebuild Table that applies; by default the first row that fits the unit.
---@field base? grognard.Hex|grognard.Hex.Fields|integer[] For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field generic? boolean The unit is a Breakdown unit or another generic one. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.UnitToRebuild.Fields
---@return grognard.ocs.UnitToRebuild? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.UnitToRebuild): grognard.ocs.UnitToRebuild
function grognard.ocs.UnitToRebuild(fields) end

---Where Transport Points go that escape capture.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Rest: userdata
---@field unit integer The unit, by its `id`.
---@field hex grognard.Hex The hex.

---Where Transport Points go that escape capture.
---@class grognard.ocs.Rest.Table: grognard.ocs.Rest.Fields
---@field unit integer The unit, by its `id`.
---@field hex grognard.Hex.Table The hex.

---Where Transport Points go that escape capture.
---@class grognard.ocs.Rest.Fields
---@field unit integer The unit, by its `id`.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Rest.Fields
---@return grognard.ocs.Rest? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Rest): grognard.ocs.Rest
function grognard.ocs.Rest(fields) end

---The fuel of one unit.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.FuelRow: userdata
---@field unit integer The unit.
---@field cost grognard.Measure The supply that the unit pays by itself, in T.
---@field by? grognard.ocs.FuelBy The way in which it is paid for.
---@field fuelled boolean The unit is fuelled, or needs no fuel.
---@field lasts boolean The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.

---The fuel of one unit.
---@class grognard.ocs.FuelRow.Table: grognard.ocs.FuelRow.Fields
---@field unit integer The unit.
---@field cost grognard.Measure The supply that the unit pays by itself, in T.
---@field by? grognard.ocs.FuelBy The way in which it is paid for.
---@field fuelled boolean The unit is fuelled, or needs no fuel.
---@field lasts boolean The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.

---The fuel of one unit.
---@class grognard.ocs.FuelRow.Fields
---@field unit? integer The unit.
---@field cost? grognard.Measure The supply that the unit pays by itself, in T. Default: 0.
---@field by? grognard.ocs.FuelBy The way in which it is paid for.
---@field fuelled? boolean The unit is fuelled, or needs no fuel. Default: false.
---@field lasts? boolean The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.FuelRow.Fields
---@return grognard.ocs.FuelRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FuelRow): grognard.ocs.FuelRow
function grognard.ocs.FuelRow(fields) end

---The cost of fuel.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.FuelBill: userdata
---@field cost grognard.Measure The total cost, in T.
---@field by_unit grognard.Measure The cost of fuelling the same units each by itself, in T.
---@field marker boolean The formation's marker shows its fuelled side (13.7).

---The cost of fuel.
---@class grognard.ocs.FuelBill.Table: grognard.ocs.FuelBill.Fields
---@field cost grognard.Measure The total cost, in T.
---@field by_unit grognard.Measure The cost of fuelling the same units each by itself, in T.
---@field marker boolean The formation's marker shows its fuelled side (13.7).

---The cost of fuel.
---@class grognard.ocs.FuelBill.Fields
---@field cost? grognard.Measure The total cost, in T. Default: 0.
---@field by_unit? grognard.Measure The cost of fuelling the same units each by itself, in T. Default: 0.
---@field marker? boolean The formation's marker shows its fuelled side (13.7). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.FuelBill.Fields
---@return grognard.ocs.FuelBill? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FuelBill): grognard.ocs.FuelBill
function grognard.ocs.FuelBill(fields) end

---The effect of a legal marker on its stack.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.MarkerState: userdata
---@field reveal integer The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one; absent if there is none.
---@field zoc boolean A represented unit has a zone of control.

---The effect of a legal marker on its stack.
---@class grognard.ocs.MarkerState.Table: grognard.ocs.MarkerState.Fields
---@field reveal integer The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one; absent if there is none.
---@field zoc boolean A represented unit has a zone of control.

---The effect of a legal marker on its stack.
---@class grognard.ocs.MarkerState.Fields
---@field reveal? integer The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one; absent if there is none.
---@field zoc? boolean A represented unit has a zone of control. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.MarkerState.Fields
---@return grognard.ocs.MarkerState? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.MarkerState): grognard.ocs.MarkerState
function grognard.ocs.MarkerState(fields) end

---The result of tracing for a unit.
---@alias grognard.ocs.Traced
---| "free" # It traces for free.
---| "eats" # It eats supply.
---| "out" # It goes Out of Supply.
---| "needless" # It needs no trace supply.

---The result for one unit.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.TraceRow: userdata
---@field unit integer The unit.
---@field traced grognard.ocs.Traced The result for the unit.

---The result for one unit.
---@class grognard.ocs.TraceRow.Table: grognard.ocs.TraceRow.Fields
---@field unit integer The unit.
---@field traced grognard.ocs.Traced The result for the unit.

---The result for one unit.
---@class grognard.ocs.TraceRow.Fields
---@field unit? integer The unit.
---@field traced? grognard.ocs.Traced The result for the unit. Default: "free".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.TraceRow.Fields
---@return grognard.ocs.TraceRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TraceRow): grognard.ocs.TraceRow
function grognard.ocs.TraceRow(fields) end

---The cost of a formation's trace.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.TraceBill: userdata
---@field cost grognard.Measure The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up.
---@field cost_of_all grognard.Measure The cost if every unit ate that may and does not trace, in T.
---@field source integer The source whose part traces for free; 0 for none.

---The cost of a formation's trace.
---@class grognard.ocs.TraceBill.Table: grognard.ocs.TraceBill.Fields
---@field cost grognard.Measure The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up.
---@field cost_of_all grognard.Measure The cost if every unit ate that may and does not trace, in T.
---@field source integer The source whose part traces for free; 0 for none.

---The cost of a formation's trace.
---@class grognard.ocs.TraceBill.Fields
---@field cost? grognard.Measure The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up. Default: 0.
---@field cost_of_all? grognard.Measure The cost if every unit ate that may and does not trace, in T. Default: 0.
---@field source? integer The source whose part traces for free; 0 for none. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.TraceBill.Fields
---@return grognard.ocs.TraceBill? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TraceBill): grognard.ocs.TraceBill
function grognard.ocs.TraceBill(fields) end

---The cost of crossing a hexside.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Crossed: userdata
---@field cost grognard.Measure The cost for the unit, in MP: hex and hexside, or the road; 0 for an attack, and if `toll` is not `points`.
---@field unbridged grognard.Measure The cost without engineers, in MP; 0 if `unbridged_toll` is not `points`.
---@field river grognard.ocs.Feature The river between the two hexes.
---@field bridged boolean A bridge of engineers changed the cost.
---@field own boolean The bridge is the unit's own, from before it lost its capability.
---@field toll grognard.ocs.Toll Whether the cost is the unit's whole movement allowance.
---@field unbridged_toll grognard.ocs.Toll Whether the cost without engineers is the whole movement allowance, or the way would be prohibited.

---The cost of crossing a hexside.
---@class grognard.ocs.Crossed.Table: grognard.ocs.Crossed.Fields
---@field cost grognard.Measure The cost for the unit, in MP: hex and hexside, or the road; 0 for an attack, and if `toll` is not `points`.
---@field unbridged grognard.Measure The cost without engineers, in MP; 0 if `unbridged_toll` is not `points`.
---@field river grognard.ocs.Feature The river between the two hexes.
---@field bridged boolean A bridge of engineers changed the cost.
---@field own boolean The bridge is the unit's own, from before it lost its capability.
---@field toll grognard.ocs.Toll Whether the cost is the unit's whole movement allowance.
---@field unbridged_toll grognard.ocs.Toll Whether the cost without engineers is the whole movement allowance, or the way would be prohibited.

---The cost of crossing a hexside.
---@class grognard.ocs.Crossed.Fields
---@field cost? grognard.Measure The cost for the unit, in MP: hex and hexside, or the road; 0 for an attack, and if `toll` is not `points`. Default: 0.
---@field unbridged? grognard.Measure The cost without engineers, in MP; 0 if `unbridged_toll` is not `points`. Default: 0.
---@field river? grognard.ocs.Feature The river between the two hexes. Default: "other".
---@field bridged? boolean A bridge of engineers changed the cost. Default: false.
---@field own? boolean The bridge is the unit's own, from before it lost its capability. Default: false.
---@field toll? grognard.ocs.Toll Whether the cost is the unit's whole movement allowance. Default: "points".
---@field unbridged_toll? grognard.ocs.Toll Whether the cost without engineers is the whole movement allowance, or the way would be prohibited. Default: "points".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Crossed.Fields
---@return grognard.ocs.Crossed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Crossed): grognard.ocs.Crossed
function grognard.ocs.Crossed(fields) end

---The cost and result of construction.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Constructed: userdata
---@field cost grognard.Measure The cost, in T.
---@field facility integer The facility, by its `id`; absent for a new one.
---@field level integer The facility's level afterwards; 0 for an air strip and for a port.
---@field hits integer The port's hits afterwards.
---@field distance integer The distance from the unit to the hex, in hexes.
---@field as_engineer boolean The unit performs it as an engineer.

---The cost and result of construction.
---@class grognard.ocs.Constructed.Table: grognard.ocs.Constructed.Fields
---@field cost grognard.Measure The cost, in T.
---@field facility integer The facility, by its `id`; absent for a new one.
---@field level integer The facility's level afterwards; 0 for an air strip and for a port.
---@field hits integer The port's hits afterwards.
---@field distance integer The distance from the unit to the hex, in hexes.
---@field as_engineer boolean The unit performs it as an engineer.

---The cost and result of construction.
---@class grognard.ocs.Constructed.Fields
---@field cost? grognard.Measure The cost, in T. Default: 0.
---@field facility? integer The facility, by its `id`; absent for a new one.
---@field level? integer The facility's level afterwards; 0 for an air strip and for a port. Default: 0.
---@field hits? integer The port's hits afterwards. Default: 0.
---@field distance? integer The distance from the unit to the hex, in hexes. Default: 0.
---@field as_engineer? boolean The unit performs it as an engineer. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Constructed.Fields
---@return grognard.ocs.Constructed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Constructed): grognard.ocs.Constructed
function grognard.ocs.Constructed(fields) end

---The extent of a side's zones.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ZoneCount: userdata
---@field hexes integer The number of hexes covered.
---@field units integer The number of the side's units with a zone of control.

---The extent of a side's zones.
---@class grognard.ocs.ZoneCount.Table: grognard.ocs.ZoneCount.Fields
---@field hexes integer The number of hexes covered.
---@field units integer The number of the side's units with a zone of control.

---The extent of a side's zones.
---@class grognard.ocs.ZoneCount.Fields
---@field hexes? integer The number of hexes covered. Default: 0.
---@field units? integer The number of the side's units with a zone of control. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ZoneCount.Fields
---@return grognard.ocs.ZoneCount? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ZoneCount): grognard.ocs.ZoneCount
function grognard.ocs.ZoneCount(fields) end

---A hex that a side covers.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ZoneHex: userdata
---@field hex grognard.Hex The hex.
---@field unit integer The first unit whose zone covers it, by its `id`.
---@field rule integer The rule that gives that unit its zone.

---A hex that a side covers.
---@class grognard.ocs.ZoneHex.Table: grognard.ocs.ZoneHex.Fields
---@field hex grognard.Hex.Table The hex.
---@field unit integer The first unit whose zone covers it, by its `id`.
---@field rule integer The rule that gives that unit its zone.

---A hex that a side covers.
---@class grognard.ocs.ZoneHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field unit? integer The first unit whose zone covers it, by its `id`.
---@field rule? integer The rule that gives that unit its zone.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ZoneHex.Fields
---@return grognard.ocs.ZoneHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ZoneHex): grognard.ocs.ZoneHex
function grognard.ocs.ZoneHex(fields) end

---The basis of a decision about an action.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ActionBasis: userdata
---@field covered_by integer The first enemy unit whose zone covers the hex; absent if there is none.
---@field negated_by integer The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in the phase.
---@field unbound boolean Zones of control do not restrict the action or the units.

---The basis of a decision about an action.
---@class grognard.ocs.ActionBasis.Table: grognard.ocs.ActionBasis.Fields
---@field covered_by integer The first enemy unit whose zone covers the hex; absent if there is none.
---@field negated_by integer The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in the phase.
---@field unbound boolean Zones of control do not restrict the action or the units.

---The basis of a decision about an action.
---@class grognard.ocs.ActionBasis.Fields
---@field covered_by? integer The first enemy unit whose zone covers the hex; absent if there is none.
---@field negated_by? integer The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in the phase.
---@field unbound? boolean Zones of control do not restrict the action or the units. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ActionBasis.Fields
---@return grognard.ocs.ActionBasis? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ActionBasis): grognard.ocs.ActionBasis
function grognard.ocs.ActionBasis(fields) end

---The role of a unit in the decision.
---@alias grognard.ocs.Part
---| "covers" # An enemy unit whose zone covers the hex.
---| "negates" # A friendly combat unit in the hex that negates the zone.
---| "moves_on" # A friendly combat unit in the hex that does not negate the zone because it spends movement points later in the phase.
---| "cannot_negate" # A friendly unit in the hex that does not negate the zone because it is cargo or not a combat unit.

---A unit with a role in the decision.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ActionUnit: userdata
---@field unit integer The unit, by its `id`.
---@field rule integer The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
---@field part grognard.ocs.Part The role of the unit.

---A unit with a role in the decision.
---@class grognard.ocs.ActionUnit.Table: grognard.ocs.ActionUnit.Fields
---@field unit integer The unit, by its `id`.
---@field rule integer The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
---@field part grognard.ocs.Part The role of the unit.

---A unit with a role in the decision.
---@class grognard.ocs.ActionUnit.Fields
---@field unit? integer The unit, by its `id`.
---@field rule? integer The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
---@field part? grognard.ocs.Part The role of the unit. Default: "covers".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ActionUnit.Fields
---@return grognard.ocs.ActionUnit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ActionUnit): grognard.ocs.ActionUnit
function grognard.ocs.ActionUnit(fields) end

---A hex that a stack enters.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Waypoint: userdata
---@field hex grognard.Hex The hex.
---@field overrun boolean The hex is entered by an overrun that leaves no defender in it.

---A hex that a stack enters.
---@class grognard.ocs.Waypoint.Table: grognard.ocs.Waypoint.Fields
---@field hex grognard.Hex.Table The hex.
---@field overrun boolean The hex is entered by an overrun that leaves no defender in it.

---A hex that a stack enters.
---@class grognard.ocs.Waypoint.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field overrun? boolean The hex is entered by an overrun that leaves no defender in it. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Waypoint.Fields
---@return grognard.ocs.Waypoint? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Waypoint): grognard.ocs.Waypoint
function grognard.ocs.Waypoint(fields) end

---A unit that a stack drops off.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.DropOff: userdata
---@field unit integer The unit, by its `id`. It is one of the moving units.
---@field waypoint integer The hex of the path in which it stays.

---A unit that a stack drops off.
---@class grognard.ocs.DropOff.Table: grognard.ocs.DropOff.Fields
---@field unit integer The unit, by its `id`. It is one of the moving units.
---@field waypoint integer The hex of the path in which it stays.

---A unit that a stack drops off.
---@class grognard.ocs.DropOff.Fields
---@field unit integer The unit, by its `id`. It is one of the moving units.
---@field waypoint integer The hex of the path in which it stays.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.DropOff.Fields
---@return grognard.ocs.DropOff? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.DropOff): grognard.ocs.DropOff
function grognard.ocs.DropOff(fields) end

---A hex of a path, after the stack has entered it and dropped off units.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Passage: userdata
---@field hex grognard.Hex The hex.
---@field covered_by integer The first enemy unit whose zone covers it, by its `id`; absent if there is none.
---@field negated_by integer The first unit that negates the zone, one that moves no further if there is one; absent if there is none. It may spend no movement points later in the phase (4.5b).
---@field going_on integer Units that go on from here, or arrive at the end of the path.
---@field trucks integer Units of Truck mobility among them.
---@field must_stop boolean The units of Truck mobility must end their movement here, or overrun.
---@field capture boolean The entry captures or destroys enemy units in the hex (9.14).
---@field rule integer The rule that lets them go on or stops them: 4.5a.A or 4.5b; absent if no zone matters.

---A hex of a path, after the stack has entered it and dropped off units.
---@class grognard.ocs.Passage.Table: grognard.ocs.Passage.Fields
---@field hex grognard.Hex.Table The hex.
---@field covered_by integer The first enemy unit whose zone covers it, by its `id`; absent if there is none.
---@field negated_by integer The first unit that negates the zone, one that moves no further if there is one; absent if there is none. It may spend no movement points later in the phase (4.5b).
---@field going_on integer Units that go on from here, or arrive at the end of the path.
---@field trucks integer Units of Truck mobility among them.
---@field must_stop boolean The units of Truck mobility must end their movement here, or overrun.
---@field capture boolean The entry captures or destroys enemy units in the hex (9.14).
---@field rule integer The rule that lets them go on or stops them: 4.5a.A or 4.5b; absent if no zone matters.

---A hex of a path, after the stack has entered it and dropped off units.
---@class grognard.ocs.Passage.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field covered_by? integer The first enemy unit whose zone covers it, by its `id`; absent if there is none.
---@field negated_by? integer The first unit that negates the zone, one that moves no further if there is one; absent if there is none. It may spend no movement points later in the phase (4.5b).
---@field going_on? integer Units that go on from here, or arrive at the end of the path. Default: 0.
---@field trucks? integer Units of Truck mobility among them. Default: 0.
---@field must_stop? boolean The units of Truck mobility must end their movement here, or overrun. Default: false.
---@field capture? boolean The entry captures or destroys enemy units in the hex (9.14). Default: false.
---@field rule? integer The rule that lets them go on or stops them: 4.5a.A or 4.5b; absent if no zone matters.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Passage.Fields
---@return grognard.ocs.Passage? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Passage): grognard.ocs.Passage
function grognard.ocs.Passage(fields) end

---A summary of a path.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Arrival: userdata
---@field zones integer Hexes of the path in an enemy zone of control.
---@field negated integer Hexes of the path in which a zone is negated.
---@field units integer The units that arrive at the end of the path.
---@field stopped boolean The units of Truck mobility among them can go further in this phase by an overrun only.

---A summary of a path.
---@class grognard.ocs.Arrival.Table: grognard.ocs.Arrival.Fields
---@field zones integer Hexes of the path in an enemy zone of control.
---@field negated integer Hexes of the path in which a zone is negated.
---@field units integer The units that arrive at the end of the path.
---@field stopped boolean The units of Truck mobility among them can go further in this phase by an overrun only.

---A summary of a path.
---@class grognard.ocs.Arrival.Fields
---@field zones? integer Hexes of the path in an enemy zone of control. Default: 0.
---@field negated? integer Hexes of the path in which a zone is negated. Default: 0.
---@field units? integer The units that arrive at the end of the path. Default: 0.
---@field stopped? boolean The units of Truck mobility among them can go further in this phase by an overrun only. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Arrival.Fields
---@return grognard.ocs.Arrival? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Arrival): grognard.ocs.Arrival
function grognard.ocs.Arrival(fields) end

---What a path is to the stack that moved along it.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Marched: userdata
---@field units integer The units that arrive at the end of the path.
---@field zones integer Hexes of the path in an enemy zone of control.
---@field captures integer Hexes of the path whose entry captures or destroys enemy units (9.14).
---@field stopped boolean The units of Truck mobility among those that arrive can go further in this phase by an overrun only.
---@field must_trace boolean A unit in Strat Mode is among those that arrive or are dropped off: where it stops it must be able to trace supply (5.8b).

---What a path is to the stack that moved along it.
---@class grognard.ocs.Marched.Table: grognard.ocs.Marched.Fields
---@field units integer The units that arrive at the end of the path.
---@field zones integer Hexes of the path in an enemy zone of control.
---@field captures integer Hexes of the path whose entry captures or destroys enemy units (9.14).
---@field stopped boolean The units of Truck mobility among those that arrive can go further in this phase by an overrun only.
---@field must_trace boolean A unit in Strat Mode is among those that arrive or are dropped off: where it stops it must be able to trace supply (5.8b).

---What a path is to the stack that moved along it.
---@class grognard.ocs.Marched.Fields
---@field units? integer The units that arrive at the end of the path. Default: 0.
---@field zones? integer Hexes of the path in an enemy zone of control. Default: 0.
---@field captures? integer Hexes of the path whose entry captures or destroys enemy units (9.14). Default: 0.
---@field stopped? boolean The units of Truck mobility among those that arrive can go further in this phase by an overrun only. Default: false.
---@field must_trace? boolean A unit in Strat Mode is among those that arrive or are dropped off: where it stops it must be able to trace supply (5.8b). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Marched.Fields
---@return grognard.ocs.Marched? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Marched): grognard.ocs.Marched
function grognard.ocs.Marched(fields) end

---What a unit spends on a hex of the path.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Pace: userdata
---@field unit integer The unit.
---@field waypoint integer The hex of the path.
---@field cost grognard.Measure What entering the hex costs the unit, in MP; for an overrun the cost of the overrun.
---@field spent grognard.Measure What the unit has spent in the phase up to there, in MP.
---@field left grognard.Measure What the unit has left, in MP.
---@field road boolean The unit followed a road.
---@field bridged boolean The unit crossed a bridge of engineers.
---@field minimum boolean The unit takes the one hex that it may always move, and has nothing left (6.1c).

---What a unit spends on a hex of the path.
---@class grognard.ocs.Pace.Table: grognard.ocs.Pace.Fields
---@field unit integer The unit.
---@field waypoint integer The hex of the path.
---@field cost grognard.Measure What entering the hex costs the unit, in MP; for an overrun the cost of the overrun.
---@field spent grognard.Measure What the unit has spent in the phase up to there, in MP.
---@field left grognard.Measure What the unit has left, in MP.
---@field road boolean The unit followed a road.
---@field bridged boolean The unit crossed a bridge of engineers.
---@field minimum boolean The unit takes the one hex that it may always move, and has nothing left (6.1c).

---What a unit spends on a hex of the path.
---@class grognard.ocs.Pace.Fields
---@field unit? integer The unit.
---@field waypoint? integer The hex of the path.
---@field cost? grognard.Measure What entering the hex costs the unit, in MP; for an overrun the cost of the overrun. Default: 0.
---@field spent? grognard.Measure What the unit has spent in the phase up to there, in MP. Default: 0.
---@field left? grognard.Measure What the unit has left, in MP. Default: 0.
---@field road? boolean The unit followed a road. Default: false.
---@field bridged? boolean The unit crossed a bridge of engineers. Default: false.
---@field minimum? boolean The unit takes the one hex that it may always move, and has nothing left (6.1c). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Pace.Fields
---@return grognard.ocs.Pace? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Pace): grognard.ocs.Pace
function grognard.ocs.Pace(fields) end

---A hex that a unit can move to.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Goal: userdata
---@field hex grognard.Hex The hex.
---@field before grognard.Hex The hex before it on the cheapest way.
---@field spent grognard.Measure What the unit has spent in the phase when it is there, in MP.
---@field left grognard.Measure What it has left, in MP.
---@field must_stop boolean It must stop there, in an enemy zone of control (4.5a.A).
---@field capture boolean The entry captures or destroys enemy units in the hex (9.14).
---@field minimum boolean It takes the one hex that a unit may always move (6.1c).

---A hex that a unit can move to.
---@class grognard.ocs.Goal.Table: grognard.ocs.Goal.Fields
---@field hex grognard.Hex.Table The hex.
---@field before grognard.Hex.Table The hex before it on the cheapest way.
---@field spent grognard.Measure What the unit has spent in the phase when it is there, in MP.
---@field left grognard.Measure What it has left, in MP.
---@field must_stop boolean It must stop there, in an enemy zone of control (4.5a.A).
---@field capture boolean The entry captures or destroys enemy units in the hex (9.14).
---@field minimum boolean It takes the one hex that a unit may always move (6.1c).

---A hex that a unit can move to.
---@class grognard.ocs.Goal.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field before? grognard.Hex|grognard.Hex.Fields|integer[] The hex before it on the cheapest way.
---@field spent? grognard.Measure What the unit has spent in the phase when it is there, in MP. Default: 0.
---@field left? grognard.Measure What it has left, in MP. Default: 0.
---@field must_stop? boolean It must stop there, in an enemy zone of control (4.5a.A). Default: false.
---@field capture? boolean The entry captures or destroys enemy units in the hex (9.14). Default: false.
---@field minimum? boolean It takes the one hex that a unit may always move (6.1c). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Goal.Fields
---@return grognard.ocs.Goal? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Goal): grognard.ocs.Goal
function grognard.ocs.Goal(fields) end

---A hex where a retreat can end, and what the best way there costs.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Refuge: userdata
---@field hex grognard.Hex The hex.
---@field steps integer Steps that the units must lose in enemy zones of control on the way (9.12e).
---@field friends integer Friendly combat units in hexes of the way that become disorganized (5.10a, 9.12e).
---@field length integer The number of hexes entered.
---@field disorganized boolean Units that retreat become disorganized (5.10a).
---@field captures boolean Enemy units on the way, none of them a combat unit, are captured or destroyed (9.14).

---A hex where a retreat can end, and what the best way there costs.
---@class grognard.ocs.Refuge.Table: grognard.ocs.Refuge.Fields
---@field hex grognard.Hex.Table The hex.
---@field steps integer Steps that the units must lose in enemy zones of control on the way (9.12e).
---@field friends integer Friendly combat units in hexes of the way that become disorganized (5.10a, 9.12e).
---@field length integer The number of hexes entered.
---@field disorganized boolean Units that retreat become disorganized (5.10a).
---@field captures boolean Enemy units on the way, none of them a combat unit, are captured or destroyed (9.14).

---A hex where a retreat can end, and what the best way there costs.
---@class grognard.ocs.Refuge.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field steps? integer Steps that the units must lose in enemy zones of control on the way (9.12e). Default: 0.
---@field friends? integer Friendly combat units in hexes of the way that become disorganized (5.10a, 9.12e). Default: 0.
---@field length? integer The number of hexes entered. Default: 0.
---@field disorganized? boolean Units that retreat become disorganized (5.10a). Default: false.
---@field captures? boolean Enemy units on the way, none of them a combat unit, are captured or destroyed (9.14). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Refuge.Fields
---@return grognard.ocs.Refuge? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Refuge): grognard.ocs.Refuge
function grognard.ocs.Refuge(fields) end

---Where a stack can retreat to.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Refuges: userdata
---@field count integer The number of hexes where the retreat can end.

---Where a stack can retreat to.
---@class grognard.ocs.Refuges.Table: grognard.ocs.Refuges.Fields
---@field count integer The number of hexes where the retreat can end.

---Where a stack can retreat to.
---@class grognard.ocs.Refuges.Fields
---@field count? integer The number of hexes where the retreat can end. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Refuges.Fields
---@return grognard.ocs.Refuges? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Refuges): grognard.ocs.Refuges
function grognard.ocs.Refuges(fields) end

---How far a unit may move.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Roamed: userdata
---@field allowance grognard.Measure What the unit may spend in the phase, in MP.
---@field left grognard.Measure What it has left before it moves, in MP.
---@field must_trace boolean Where the unit stops it must be able to trace supply, since it is in Strat Mode (5.8b).

---How far a unit may move.
---@class grognard.ocs.Roamed.Table: grognard.ocs.Roamed.Fields
---@field allowance grognard.Measure What the unit may spend in the phase, in MP.
---@field left grognard.Measure What it has left before it moves, in MP.
---@field must_trace boolean Where the unit stops it must be able to trace supply, since it is in Strat Mode (5.8b).

---How far a unit may move.
---@class grognard.ocs.Roamed.Fields
---@field allowance? grognard.Measure What the unit may spend in the phase, in MP. Default: 0.
---@field left? grognard.Measure What it has left before it moves, in MP. Default: 0.
---@field must_trace? boolean Where the unit stops it must be able to trace supply, since it is in Strat Mode (5.8b). Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Roamed.Fields
---@return grognard.ocs.Roamed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Roamed): grognard.ocs.Roamed
function grognard.ocs.Roamed(fields) end

---The number of zones that a retreat enters.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Entered: userdata
---@field zones integer Hexes of the path in an enemy zone of control.

---The number of zones that a retreat enters.
---@class grognard.ocs.Entered.Table: grognard.ocs.Entered.Fields
---@field zones integer Hexes of the path in an enemy zone of control.

---The number of zones that a retreat enters.
---@class grognard.ocs.Entered.Fields
---@field zones? integer Hexes of the path in an enemy zone of control. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Entered.Fields
---@return grognard.ocs.Entered? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Entered): grognard.ocs.Entered
function grognard.ocs.Entered(fields) end

---A row of a game's Variable Replacement Table.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ReplRow: userdata
---@field low integer The lowest roll of the row.
---@field high integer The highest roll of the row.
---@field eq integer Equipment replacements (Eq) that arrive.
---@field pax integer Personnel replacements (Pax) that arrive.

---A row of a game's Variable Replacement Table.
---@class grognard.ocs.ReplRow.Table: grognard.ocs.ReplRow.Fields
---@field low integer The lowest roll of the row.
---@field high integer The highest roll of the row.
---@field eq integer Equipment replacements (Eq) that arrive.
---@field pax integer Personnel replacements (Pax) that arrive.

---A row of a game's Variable Replacement Table.
---@class grognard.ocs.ReplRow.Fields
---@field low? integer The lowest roll of the row. Default: 0.
---@field high? integer The highest roll of the row. Default: 0.
---@field eq? integer Equipment replacements (Eq) that arrive. Default: 0.
---@field pax? integer Personnel replacements (Pax) that arrive. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ReplRow.Fields
---@return grognard.ocs.ReplRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ReplRow): grognard.ocs.ReplRow
function grognard.ocs.ReplRow(fields) end

---Replacements that arrive by a roll, in addition to the turn's other reinforcements.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ReplsRolled: userdata
---@field roll integer The modified roll.
---@field eq integer Equipment replacements (Eq) that arrive.
---@field pax integer Personnel replacements (Pax) that arrive.

---Replacements that arrive by a roll, in addition to the turn's other reinforcements.
---@class grognard.ocs.ReplsRolled.Table: grognard.ocs.ReplsRolled.Fields
---@field roll integer The modified roll.
---@field eq integer Equipment replacements (Eq) that arrive.
---@field pax integer Personnel replacements (Pax) that arrive.

---Replacements that arrive by a roll, in addition to the turn's other reinforcements.
---@class grognard.ocs.ReplsRolled.Fields
---@field roll? integer The modified roll. Default: 0.
---@field eq? integer Equipment replacements (Eq) that arrive. Default: 0.
---@field pax? integer Personnel replacements (Pax) that arrive. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ReplsRolled.Fields
---@return grognard.ocs.ReplsRolled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ReplsRolled): grognard.ocs.ReplsRolled
function grognard.ocs.ReplsRolled(fields) end

---A hex with replacements.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RebuildSite: userdata
---@field hex grognard.Hex The hex.
---@field eq integer Equipment replacements (Eq) in Move Mode.
---@field pax integer Personnel replacements (Pax) in Move Mode.
---@field others integer Replacements in another mode, which cannot be used.
---@field hq integer The headquarters in range, by its `id`; absent if there is none.
---@field usable boolean Units may be rebuilt in this hex.
---@field enemy_zone boolean The hex is in an enemy zone of control.

---A hex with replacements.
---@class grognard.ocs.RebuildSite.Table: grognard.ocs.RebuildSite.Fields
---@field hex grognard.Hex.Table The hex.
---@field eq integer Equipment replacements (Eq) in Move Mode.
---@field pax integer Personnel replacements (Pax) in Move Mode.
---@field others integer Replacements in another mode, which cannot be used.
---@field hq integer The headquarters in range, by its `id`; absent if there is none.
---@field usable boolean Units may be rebuilt in this hex.
---@field enemy_zone boolean The hex is in an enemy zone of control.

---A hex with replacements.
---@class grognard.ocs.RebuildSite.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field eq? integer Equipment replacements (Eq) in Move Mode. Default: 0.
---@field pax? integer Personnel replacements (Pax) in Move Mode. Default: 0.
---@field others? integer Replacements in another mode, which cannot be used. Default: 0.
---@field hq? integer The headquarters in range, by its `id`; absent if there is none.
---@field usable? boolean Units may be rebuilt in this hex. Default: false.
---@field enemy_zone? boolean The hex is in an enemy zone of control. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RebuildSite.Fields
---@return grognard.ocs.RebuildSite? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RebuildSite): grognard.ocs.RebuildSite
function grognard.ocs.RebuildSite(fields) end

---The number of hexes where a side could rebuild.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RebuildSitesFound: userdata
---@field usable integer Hexes where units may be rebuilt.

---The number of hexes where a side could rebuild.
---@class grognard.ocs.RebuildSitesFound.Table: grognard.ocs.RebuildSitesFound.Fields
---@field usable integer Hexes where units may be rebuilt.

---The number of hexes where a side could rebuild.
---@class grognard.ocs.RebuildSitesFound.Fields
---@field usable? integer Hexes where units may be rebuilt. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RebuildSitesFound.Fields
---@return grognard.ocs.RebuildSitesFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RebuildSitesFound): grognard.ocs.RebuildSitesFound
function grognard.ocs.RebuildSitesFound(fields) end

---A row of a game's Rebuild Table: the units that it applies to, and the replacements that one of their steps costs. A
---row without a restriction applies to every unit.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RebuildRow: userdata
---@field kind? grognard.ocs.Kind The kind of unit, if `only_kind`. Required where the answer depends on it.
---@field arm? grognard.ocs.Arm The colour of the symbol box, if `only_arm`. Required where the answer depends on it.
---@field size? grognard.ocs.Size The size, if `only_size`. Required where the answer depends on it.
---@field nationality integer The nation, in the host's numbering from 1, if `only_nationality`.
---@field only_kind boolean The row applies to that kind only.
---@field only_arm boolean The row applies to that colour only.
---@field only_size boolean The row applies to that size only.
---@field only_nationality boolean The row applies to that nation only.
---@field eq integer Equipment replacements (Eq) that a step costs. A step costs at least one Eq or Pax.
---@field pax integer Personnel replacements (Pax) that a step costs.
---@field two_for_one boolean Very small units: the cost of one rebuilds two (13.5d).
---@field generics boolean The row also applies to Breakdown units and other generic ones. Replaces 13.5b.

---A row of a game's Rebuild Table: the units that it applies to, and the replacements that one of their steps costs. A row without a restriction applies to every unit.
---@class grognard.ocs.RebuildRow.Table: grognard.ocs.RebuildRow.Fields
---@field kind? grognard.ocs.Kind The kind of unit, if `only_kind`. Required where the answer depends on it.
---@field arm? grognard.ocs.Arm The colour of the symbol box, if `only_arm`. Required where the answer depends on it.
---@field size? grognard.ocs.Size The size, if `only_size`. Required where the answer depends on it.
---@field nationality integer The nation, in the host's numbering from 1, if `only_nationality`.
---@field only_kind boolean The row applies to that kind only.
---@field only_arm boolean The row applies to that colour only.
---@field only_size boolean The row applies to that size only.
---@field only_nationality boolean The row applies to that nation only.
---@field eq integer Equipment replacements (Eq) that a step costs. A step costs at least one Eq or Pax.
---@field pax integer Personnel replacements (Pax) that a step costs.
---@field two_for_one boolean Very small units: the cost of one rebuilds two (13.5d).
---@field generics boolean The row also applies to Breakdown units and other generic ones. Replaces 13.5b.

---A row of a game's Rebuild Table: the units that it applies to, and the replacements that one of their steps costs. A row without a restriction applies to every unit.
---@class grognard.ocs.RebuildRow.Fields
---@field kind? grognard.ocs.Kind The kind of unit, if `only_kind`. Required where the answer depends on it.
---@field arm? grognard.ocs.Arm The colour of the symbol box, if `only_arm`. Required where the answer depends on it.
---@field size? grognard.ocs.Size The size, if `only_size`. Required where the answer depends on it.
---@field nationality? integer The nation, in the host's numbering from 1, if `only_nationality`. Default: 0.
---@field only_kind? boolean The row applies to that kind only. Default: false.
---@field only_arm? boolean The row applies to that colour only. Default: false.
---@field only_size? boolean The row applies to that size only. Default: false.
---@field only_nationality? boolean The row applies to that nation only. Default: false.
---@field eq? integer Equipment replacements (Eq) that a step costs. A step costs at least one Eq or Pax. Default: 0.
---@field pax? integer Personnel replacements (Pax) that a step costs. Default: 0.
---@field two_for_one? boolean Very small units: the cost of one rebuilds two (13.5d). Default: false.
---@field generics? boolean The row also applies to Breakdown units and other generic ones. Replaces 13.5b. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RebuildRow.Fields
---@return grognard.ocs.RebuildRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RebuildRow): grognard.ocs.RebuildRow
function grognard.ocs.RebuildRow(fields) end

---An order to rebuild a unit.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RebuildOrder: userdata
---@field unit grognard.ocs.Unit The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is placed. The `amount` of trucks is the number of points to rebuild.
---@field base grognard.Hex For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field steps integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
---@field row integer The row of the Rebuild Table that applies; by default the first row that fits the unit.
---@field dead boolean The unit comes from the Dead Pile.
---@field generic boolean The unit is a generic one. A Breakdown is in any case.

---An order to rebuild a unit.
---@class grognard.ocs.RebuildOrder.Table: grognard.ocs.RebuildOrder.Fields
---@field unit grognard.ocs.Unit.Table The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is placed. The `amount` of trucks is the number of points to rebuild.
---@field base grognard.Hex.Table For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field steps integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
---@field row integer The row of the Rebuild Table that applies; by default the first row that fits the unit.
---@field dead boolean The unit comes from the Dead Pile.
---@field generic boolean The unit is a generic one. A Breakdown is in any case.

---An order to rebuild a unit.
---@class grognard.ocs.RebuildOrder.Fields
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is placed. The `amount` of trucks is the number of points to rebuild.
---@field base? grognard.Hex|grognard.Hex.Fields|integer[] For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field steps? integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps. Default: 0.
---@field row? integer The row of the Rebuild Table that applies; by default the first row that fits the unit.
---@field dead? boolean The unit comes from the Dead Pile. Default: false.
---@field generic? boolean The unit is a generic one. A Breakdown is in any case. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RebuildOrder.Fields
---@return grognard.ocs.RebuildOrder? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RebuildOrder): grognard.ocs.RebuildOrder
function grognard.ocs.RebuildOrder(fields) end

---A rebuilding that is allowed.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Rebuilt: userdata
---@field hex grognard.Hex The hex of the replacements.
---@field eq integer Equipment replacements (Eq) used up.
---@field pax integer Personnel replacements (Pax) used up.
---@field hq integer The headquarters, by its `id`.

---A rebuilding that is allowed.
---@class grognard.ocs.Rebuilt.Table: grognard.ocs.Rebuilt.Fields
---@field hex grognard.Hex.Table The hex of the replacements.
---@field eq integer Equipment replacements (Eq) used up.
---@field pax integer Personnel replacements (Pax) used up.
---@field hq integer The headquarters, by its `id`.

---A rebuilding that is allowed.
---@class grognard.ocs.Rebuilt.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex of the replacements.
---@field eq? integer Equipment replacements (Eq) used up. Default: 0.
---@field pax? integer Personnel replacements (Pax) used up. Default: 0.
---@field hq? integer The headquarters, by its `id`.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Rebuilt.Fields
---@return grognard.ocs.Rebuilt? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Rebuilt): grognard.ocs.Rebuilt
function grognard.ocs.Rebuilt(fields) end

---An arrival that is allowed.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Arrived: userdata
---@field re grognard.Measure Size of the side's combat units in the hex after it, in RE; 0 in a box off the map, where it does not count.
---@field capacity_left grognard.Measure The capacity left to the port, in T; 0 if none is used.
---@field overstacked boolean The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends (4.8a).
---@field enemy_zone boolean The hex is in an enemy zone of control.

---An arrival that is allowed.
---@class grognard.ocs.Arrived.Table: grognard.ocs.Arrived.Fields
---@field re grognard.Measure Size of the side's combat units in the hex after it, in RE; 0 in a box off the map, where it does not count.
---@field capacity_left grognard.Measure The capacity left to the port, in T; 0 if none is used.
---@field overstacked boolean The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends (4.8a).
---@field enemy_zone boolean The hex is in an enemy zone of control.

---An arrival that is allowed.
---@class grognard.ocs.Arrived.Fields
---@field re? grognard.Measure Size of the side's combat units in the hex after it, in RE; 0 in a box off the map, where it does not count. Default: 0.
---@field capacity_left? grognard.Measure The capacity left to the port, in T; 0 if none is used. Default: 0.
---@field overstacked? boolean The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends (4.8a). Default: false.
---@field enemy_zone? boolean The hex is in an enemy zone of control. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Arrived.Fields
---@return grognard.ocs.Arrived? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Arrived): grognard.ocs.Arrived
function grognard.ocs.Arrived(fields) end

---A hex where reinforcements may arrive.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ArrivalPlace: userdata
---@field hex grognard.Hex The hex.
---@field capacity_left grognard.Measure The capacity left to the port after the arrival, in T.
---@field overstacked boolean The hex holds more than 10 RE after the arrival.
---@field enemy_zone boolean The hex is in an enemy zone of control.

---A hex where reinforcements may arrive.
---@class grognard.ocs.ArrivalPlace.Table: grognard.ocs.ArrivalPlace.Fields
---@field hex grognard.Hex.Table The hex.
---@field capacity_left grognard.Measure The capacity left to the port after the arrival, in T.
---@field overstacked boolean The hex holds more than 10 RE after the arrival.
---@field enemy_zone boolean The hex is in an enemy zone of control.

---A hex where reinforcements may arrive.
---@class grognard.ocs.ArrivalPlace.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field capacity_left? grognard.Measure The capacity left to the port after the arrival, in T. Default: 0.
---@field overstacked? boolean The hex holds more than 10 RE after the arrival. Default: false.
---@field enemy_zone? boolean The hex is in an enemy zone of control. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ArrivalPlace.Fields
---@return grognard.ocs.ArrivalPlace? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ArrivalPlace): grognard.ocs.ArrivalPlace
function grognard.ocs.ArrivalPlace(fields) end

---A summary of the hexes where reinforcements may arrive.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ArrivalPlacesFound: userdata
---@field places integer The number of hexes.
---@field displaced boolean Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block.

---A summary of the hexes where reinforcements may arrive.
---@class grognard.ocs.ArrivalPlacesFound.Table: grognard.ocs.ArrivalPlacesFound.Fields
---@field places integer The number of hexes.
---@field displaced boolean Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block.

---A summary of the hexes where reinforcements may arrive.
---@class grognard.ocs.ArrivalPlacesFound.Fields
---@field places? integer The number of hexes. Default: 0.
---@field displaced? boolean Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ArrivalPlacesFound.Fields
---@return grognard.ocs.ArrivalPlacesFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ArrivalPlacesFound): grognard.ocs.ArrivalPlacesFound
function grognard.ocs.ArrivalPlacesFound(fields) end

---The kind of consolidation.
---@alias grognard.ocs.Consolidation
---| "steps" # Two multi-step units are combined into one (13.9.1).
---| "swap" # A unit is exchanged with one of another formation (13.9.2).
---| "join" # An independent unit joins a formation (13.9.3).
---| "aircraft" # Two reduced aircraft are combined into one (13.9.4).

---A consolidation that is allowed.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Consolidated: userdata
---@field formation integer The formation of the unit afterwards; 0 if it belongs to none.
---@field kind grognard.ocs.Consolidation The kind of consolidation.
---@field steps integer Steps that the unit regains.
---@field wasted integer Steps of the other unit that are lost.

---A consolidation that is allowed.
---@class grognard.ocs.Consolidated.Table: grognard.ocs.Consolidated.Fields
---@field formation integer The formation of the unit afterwards; 0 if it belongs to none.
---@field kind grognard.ocs.Consolidation The kind of consolidation.
---@field steps integer Steps that the unit regains.
---@field wasted integer Steps of the other unit that are lost.

---A consolidation that is allowed.
---@class grognard.ocs.Consolidated.Fields
---@field formation? integer The formation of the unit afterwards; 0 if it belongs to none. Default: 0.
---@field kind? grognard.ocs.Consolidation The kind of consolidation. Default: "steps".
---@field steps? integer Steps that the unit regains. Default: 0.
---@field wasted? integer Steps of the other unit that are lost. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Consolidated.Fields
---@return grognard.ocs.Consolidated? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Consolidated): grognard.ocs.Consolidated
function grognard.ocs.Consolidated(fields) end

---The size of cargo.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CargoSize: userdata
---@field size grognard.Measure The total size in RE. 1 SP is 1 RE.
---@field cost grognard.Measure The total cost in points of capacity: one for each RE, doubled or halved as the way requires.
---@field used grognard.Measure The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
---@field all_fit boolean All of it fits.

---The size of cargo.
---@class grognard.ocs.CargoSize.Table: grognard.ocs.CargoSize.Fields
---@field size grognard.Measure The total size in RE. 1 SP is 1 RE.
---@field cost grognard.Measure The total cost in points of capacity: one for each RE, doubled or halved as the way requires.
---@field used grognard.Measure The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
---@field all_fit boolean All of it fits.

---The size of cargo.
---@class grognard.ocs.CargoSize.Fields
---@field size? grognard.Measure The total size in RE. 1 SP is 1 RE. Default: 0.
---@field cost? grognard.Measure The total cost in points of capacity: one for each RE, doubled or halved as the way requires. Default: 0.
---@field used? grognard.Measure The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given. Default: 0.
---@field all_fit? boolean All of it fits. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CargoSize.Fields
---@return grognard.ocs.CargoSize? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CargoSize): grognard.ocs.CargoSize
function grognard.ocs.CargoSize(fields) end

---The size of an item of cargo.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CargoItem: userdata
---@field size grognard.Measure The size in RE; 0 for an item that is not carried.
---@field cost grognard.Measure The cost, in points of capacity.
---@field fits grognard.Measure The size of the part that fits, in RE: of supply whole tokens, of anything else all or nothing.
---@field rule integer The rule that gives its size, or by which it is not carried.
---@field carried boolean The item is carried.

---The size of an item of cargo.
---@class grognard.ocs.CargoItem.Table: grognard.ocs.CargoItem.Fields
---@field size grognard.Measure The size in RE; 0 for an item that is not carried.
---@field cost grognard.Measure The cost, in points of capacity.
---@field fits grognard.Measure The size of the part that fits, in RE: of supply whole tokens, of anything else all or nothing.
---@field rule integer The rule that gives its size, or by which it is not carried.
---@field carried boolean The item is carried.

---The size of an item of cargo.
---@class grognard.ocs.CargoItem.Fields
---@field size? grognard.Measure The size in RE; 0 for an item that is not carried. Default: 0.
---@field cost? grognard.Measure The cost, in points of capacity. Default: 0.
---@field fits? grognard.Measure The size of the part that fits, in RE: of supply whole tokens, of anything else all or nothing. Default: 0.
---@field rule? integer The rule that gives its size, or by which it is not carried.
---@field carried? boolean The item is carried. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CargoItem.Fields
---@return grognard.ocs.CargoItem? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CargoItem): grognard.ocs.CargoItem
function grognard.ocs.CargoItem(fields) end

---The movement of a unit in addition to its transport.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Passenger: userdata
---@field unit integer The unit.
---@field mp_after grognard.Measure Movement that it may still spend in the phase after the transport, in MP; 0 if it may not be transported.
---@field rule integer A rule by which it may not be transported; absent if it may.
---@field carried boolean The unit may be transported.

---The movement of a unit in addition to its transport.
---@class grognard.ocs.Passenger.Table: grognard.ocs.Passenger.Fields
---@field unit integer The unit.
---@field mp_after grognard.Measure Movement that it may still spend in the phase after the transport, in MP; 0 if it may not be transported.
---@field rule integer A rule by which it may not be transported; absent if it may.
---@field carried boolean The unit may be transported.

---The movement of a unit in addition to its transport.
---@class grognard.ocs.Passenger.Fields
---@field unit? integer The unit.
---@field mp_after? grognard.Measure Movement that it may still spend in the phase after the transport, in MP; 0 if it may not be transported. Default: 0.
---@field rule? integer A rule by which it may not be transported; absent if it may.
---@field carried? boolean The unit may be transported. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Passenger.Fields
---@return grognard.ocs.Passenger? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Passenger): grognard.ocs.Passenger
function grognard.ocs.Passenger(fields) end

---The movement that is left.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.MovementLeft: userdata
---@field mp_left grognard.Measure Movement left after it, in MP.

---The movement that is left.
---@class grognard.ocs.MovementLeft.Table: grognard.ocs.MovementLeft.Fields
---@field mp_left grognard.Measure Movement left after it, in MP.

---The movement that is left.
---@class grognard.ocs.MovementLeft.Fields
---@field mp_left? grognard.Measure Movement left after it, in MP. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.MovementLeft.Fields
---@return grognard.ocs.MovementLeft? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.MovementLeft): grognard.ocs.MovementLeft
function grognard.ocs.MovementLeft(fields) end

---The size of a stack.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.StackSize: userdata
---@field re grognard.Measure Size of its combat units, in RE.
---@field over grognard.Measure The excess over 10 RE, in RE; 0 in a box off the map, which holds any number.
---@field combat_units integer The number of its combat units.
---@field ports integer Ports in the hex, of any side.
---@field air_bases integer Air bases in the hex, of any side.
---@field hedgehogs integer Hedgehogs in the hex, of any side.
---@field off_map boolean The hex is a box off the map.
---@field mixed boolean Its combat units are of more than one nation.

---The size of a stack.
---@class grognard.ocs.StackSize.Table: grognard.ocs.StackSize.Fields
---@field re grognard.Measure Size of its combat units, in RE.
---@field over grognard.Measure The excess over 10 RE, in RE; 0 in a box off the map, which holds any number.
---@field combat_units integer The number of its combat units.
---@field ports integer Ports in the hex, of any side.
---@field air_bases integer Air bases in the hex, of any side.
---@field hedgehogs integer Hedgehogs in the hex, of any side.
---@field off_map boolean The hex is a box off the map.
---@field mixed boolean Its combat units are of more than one nation.

---The size of a stack.
---@class grognard.ocs.StackSize.Fields
---@field re? grognard.Measure Size of its combat units, in RE. Default: 0.
---@field over? grognard.Measure The excess over 10 RE, in RE; 0 in a box off the map, which holds any number. Default: 0.
---@field combat_units? integer The number of its combat units. Default: 0.
---@field ports? integer Ports in the hex, of any side. Default: 0.
---@field air_bases? integer Air bases in the hex, of any side. Default: 0.
---@field hedgehogs? integer Hedgehogs in the hex, of any side. Default: 0.
---@field off_map? boolean The hex is a box off the map. Default: false.
---@field mixed? boolean Its combat units are of more than one nation. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.StackSize.Fields
---@return grognard.ocs.StackSize? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.StackSize): grognard.ocs.StackSize
function grognard.ocs.StackSize(fields) end

---What a hex holds too much of.
---@alias grognard.ocs.Excess
---| "size" # RE of combat units.
---| "ports" # Ports.
---| "air_bases" # Air bases.
---| "hedgehogs" # Hedgehogs.
---| "nations" # Nations, where a game keeps them apart.
---| "strat" # RE of units in Strat Mode, where a game limits them (21.12c).

---A hex that holds too much.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Overstacked: userdata
---@field hex grognard.Hex The hex.
---@field amount grognard.Measure The amount in the hex: RE, or facilities; 0 for nations.
---@field over grognard.Measure The excess, in the same unit.
---@field rule integer The rule that limits it: 4.8a for combat units, 21.12c for those in Strat Mode, otherwise 4.8.
---@field side integer The side of the combat units; for facilities, the side of the top unit in the hex.
---@field what grognard.ocs.Excess What the hex holds too much of.

---A hex that holds too much.
---@class grognard.ocs.Overstacked.Table: grognard.ocs.Overstacked.Fields
---@field hex grognard.Hex.Table The hex.
---@field amount grognard.Measure The amount in the hex: RE, or facilities; 0 for nations.
---@field over grognard.Measure The excess, in the same unit.
---@field rule integer The rule that limits it: 4.8a for combat units, 21.12c for those in Strat Mode, otherwise 4.8.
---@field side integer The side of the combat units; for facilities, the side of the top unit in the hex.
---@field what grognard.ocs.Excess What the hex holds too much of.

---A hex that holds too much.
---@class grognard.ocs.Overstacked.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field amount? grognard.Measure The amount in the hex: RE, or facilities; 0 for nations. Default: 0.
---@field over? grognard.Measure The excess, in the same unit. Default: 0.
---@field rule? integer The rule that limits it: 4.8a for combat units, 21.12c for those in Strat Mode, otherwise 4.8.
---@field side? integer The side of the combat units; for facilities, the side of the top unit in the hex. Default: 0.
---@field what? grognard.ocs.Excess What the hex holds too much of. Default: "size".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Overstacked.Fields
---@return grognard.ocs.Overstacked? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Overstacked): grognard.ocs.Overstacked
function grognard.ocs.Overstacked(fields) end

---The number of hexes that hold too much.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.OverstackedCount: userdata
---@field found integer The number of rows.

---The number of hexes that hold too much.
---@class grognard.ocs.OverstackedCount.Table: grognard.ocs.OverstackedCount.Fields
---@field found integer The number of rows.

---The number of hexes that hold too much.
---@class grognard.ocs.OverstackedCount.Fields
---@field found? integer The number of rows. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.OverstackedCount.Fields
---@return grognard.ocs.OverstackedCount? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.OverstackedCount): grognard.ocs.OverstackedCount
function grognard.ocs.OverstackedCount(fields) end

---What a side owes for an overstacked hex.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Surplus: userdata
---@field re grognard.Measure Size of the side's combat units, in RE.
---@field over grognard.Measure The least size to be eliminated, in RE; 0 if nothing is owed.
---@field strat_re grognard.Measure Size of the side's units in Strat Mode, in RE, if a game limits them; 0 if not.
---@field strat_over grognard.Measure The excess of units in Strat Mode over 3 RE, in RE; 0 if nothing is owed (21.12c).

---What a side owes for an overstacked hex.
---@class grognard.ocs.Surplus.Table: grognard.ocs.Surplus.Fields
---@field re grognard.Measure Size of the side's combat units, in RE.
---@field over grognard.Measure The least size to be eliminated, in RE; 0 if nothing is owed.
---@field strat_re grognard.Measure Size of the side's units in Strat Mode, in RE, if a game limits them; 0 if not.
---@field strat_over grognard.Measure The excess of units in Strat Mode over 3 RE, in RE; 0 if nothing is owed (21.12c).

---What a side owes for an overstacked hex.
---@class grognard.ocs.Surplus.Fields
---@field re? grognard.Measure Size of the side's combat units, in RE. Default: 0.
---@field over? grognard.Measure The least size to be eliminated, in RE; 0 if nothing is owed. Default: 0.
---@field strat_re? grognard.Measure Size of the side's units in Strat Mode, in RE, if a game limits them; 0 if not. Default: 0.
---@field strat_over? grognard.Measure The excess of units in Strat Mode over 3 RE, in RE; 0 if nothing is owed (21.12c). Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Surplus.Fields
---@return grognard.ocs.Surplus? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Surplus): grognard.ocs.Surplus
function grognard.ocs.Surplus(fields) end

---Units of one size among which the owner may choose.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.SurplusChoice: userdata
---@field re grognard.Measure The size of each, in RE.
---@field units integer The number of units of this size.
---@field most integer The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice.
---@field alone integer The least number of units of this size that suffices alone; 0 if none does.
---@field what grognard.ocs.Excess What they would cure: the excess of RE, or that of units in Strat Mode, of which alone these are then.

---Units of one size among which the owner may choose.
---@class grognard.ocs.SurplusChoice.Table: grognard.ocs.SurplusChoice.Fields
---@field re grognard.Measure The size of each, in RE.
---@field units integer The number of units of this size.
---@field most integer The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice.
---@field alone integer The least number of units of this size that suffices alone; 0 if none does.
---@field what grognard.ocs.Excess What they would cure: the excess of RE, or that of units in Strat Mode, of which alone these are then.

---Units of one size among which the owner may choose.
---@class grognard.ocs.SurplusChoice.Fields
---@field re? grognard.Measure The size of each, in RE. Default: 0.
---@field units? integer The number of units of this size. Default: 0.
---@field most? integer The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice. Default: 0.
---@field alone? integer The least number of units of this size that suffices alone; 0 if none does. Default: 0.
---@field what? grognard.ocs.Excess What they would cure: the excess of RE, or that of units in Strat Mode, of which alone these are then. Default: "size".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.SurplusChoice.Fields
---@return grognard.ocs.SurplusChoice? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SurplusChoice): grognard.ocs.SurplusChoice
function grognard.ocs.SurplusChoice(fields) end

---The stack after the elimination.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RemainingStack: userdata
---@field re grognard.Measure Size of its combat units, in RE.

---The stack after the elimination.
---@class grognard.ocs.RemainingStack.Table: grognard.ocs.RemainingStack.Fields
---@field re grognard.Measure Size of its combat units, in RE.

---The stack after the elimination.
---@class grognard.ocs.RemainingStack.Fields
---@field re? grognard.Measure Size of its combat units, in RE. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RemainingStack.Fields
---@return grognard.ocs.RemainingStack? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RemainingStack): grognard.ocs.RemainingStack
function grognard.ocs.RemainingStack(fields) end

---A kind of counter in a stack.
---@alias grognard.ocs.Piece
---| "unit" # A unit.
---| "reserve" # A Reserve marker.
---| "strat" # A Strat Mode marker.
---| "exploit" # An Exploit marker.
---| "dg" # A DG marker.
---| "out_of_supply" # An Out of Supply marker.
---| "low" # A marker of internal stocks that are Low.
---| "exhausted" # A marker of internal stocks that are Exhausted.
---| "step_loss" # A marker of lost steps.

---A counter in a stack.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Counter: userdata
---@field unit integer The unit, by its `id`; ignored for a marker.
---@field what grognard.ocs.Piece The kind of counter.
---@field amount integer The number of steps on a marker of lost steps.

---A counter in a stack.
---@class grognard.ocs.Counter.Table: grognard.ocs.Counter.Fields
---@field unit integer The unit, by its `id`; ignored for a marker.
---@field what grognard.ocs.Piece The kind of counter.
---@field amount integer The number of steps on a marker of lost steps.

---A counter in a stack.
---@class grognard.ocs.Counter.Fields
---@field unit? integer The unit, by its `id`; ignored for a marker.
---@field what? grognard.ocs.Piece The kind of counter. Default: "unit".
---@field amount? integer The number of steps on a marker of lost steps. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Counter.Fields
---@return grognard.ocs.Counter? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Counter): grognard.ocs.Counter
function grognard.ocs.Counter(fields) end

---A fault in the order of a stack.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.OrderFault: userdata
---@field at integer The place in the stack, from the top.
---@field unit integer The unit at that place, by its `id`; absent for a marker.
---@field rule integer The rule that is broken.

---A fault in the order of a stack.
---@class grognard.ocs.OrderFault.Table: grognard.ocs.OrderFault.Fields
---@field at integer The place in the stack, from the top.
---@field unit integer The unit at that place, by its `id`; absent for a marker.
---@field rule integer The rule that is broken.

---A fault in the order of a stack.
---@class grognard.ocs.OrderFault.Fields
---@field at? integer The place in the stack, from the top.
---@field unit? integer The unit at that place, by its `id`; absent for a marker.
---@field rule? integer The rule that is broken.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.OrderFault.Fields
---@return grognard.ocs.OrderFault? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.OrderFault): grognard.ocs.OrderFault
function grognard.ocs.OrderFault(fields) end

---The reason why a unit is seen.
---@alias grognard.ocs.SeenAs
---| "combat_unit" # It is the top unit with a zone of control, or, where none has one, the top combat unit.
---| "hedgehog" # It is the hedgehog.
---| "aircraft" # It is the top Active aircraft.
---| "top" # It is none of these, but lies on top of the stack.

---An enemy unit that a player sees.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.SeenUnit: userdata
---@field unit integer The unit, by its `id`.
---@field rule integer The rule that shows it.
---@field seen grognard.ocs.SeenAs The reason why it is seen.
---@field mode? grognard.ocs.Mode The mode shown by its markers and counter.
---@field shows? grognard.ocs.Orientation The side of its counter that shows.
---@field out_of_supply boolean It is marked Out of Supply.
---@field stocks_hidden boolean The player may not know its internal stocks.
---@field steps_hidden boolean The player may not know its lost steps.

---An enemy unit that a player sees.
---@class grognard.ocs.SeenUnit.Table: grognard.ocs.SeenUnit.Fields
---@field unit integer The unit, by its `id`.
---@field rule integer The rule that shows it.
---@field seen grognard.ocs.SeenAs The reason why it is seen.
---@field mode? grognard.ocs.Mode The mode shown by its markers and counter.
---@field shows? grognard.ocs.Orientation The side of its counter that shows.
---@field out_of_supply boolean It is marked Out of Supply.
---@field stocks_hidden boolean The player may not know its internal stocks.
---@field steps_hidden boolean The player may not know its lost steps.

---An enemy unit that a player sees.
---@class grognard.ocs.SeenUnit.Fields
---@field unit? integer The unit, by its `id`.
---@field rule? integer The rule that shows it.
---@field seen? grognard.ocs.SeenAs The reason why it is seen. Default: "combat_unit".
---@field mode? grognard.ocs.Mode The mode shown by its markers and counter.
---@field shows? grognard.ocs.Orientation The side of its counter that shows.
---@field out_of_supply? boolean It is marked Out of Supply. Default: false.
---@field stocks_hidden? boolean The player may not know its internal stocks. Default: false.
---@field steps_hidden? boolean The player may not know its lost steps. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.SeenUnit.Fields
---@return grognard.ocs.SeenUnit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SeenUnit): grognard.ocs.SeenUnit
function grognard.ocs.SeenUnit(fields) end

---What a player is told of an enemy hex in addition to what he sees.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Sight: userdata
---@field zone boolean A unit there has a zone of control.
---@field hidden boolean The hex contains more than the player may see.

---What a player is told of an enemy hex in addition to what he sees.
---@class grognard.ocs.Sight.Table: grognard.ocs.Sight.Fields
---@field zone boolean A unit there has a zone of control.
---@field hidden boolean The hex contains more than the player may see.

---What a player is told of an enemy hex in addition to what he sees.
---@class grognard.ocs.Sight.Fields
---@field zone? boolean A unit there has a zone of control. Default: false.
---@field hidden? boolean The hex contains more than the player may see. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Sight.Fields
---@return grognard.ocs.Sight? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Sight): grognard.ocs.Sight
function grognard.ocs.Sight(fields) end

---The anti-tank effect of a unit or hex.
---@alias grognard.ocs.AntiTank
---| "none" # No anti-tank effect.
---| "light" # Light anti-tank effect.
---| "heavy" # Heavy anti-tank effect.

---What both sides reveal in a combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.CombatRevealed: userdata
---@field attack grognard.Measure The attacker's total strength in points.
---@field defence grognard.Measure The defender's total strength in points.
---@field attacker_rating integer The attacker's Action Rating.
---@field defender_rating integer The defender's Action Rating.
---@field attacker_anti_tank grognard.ocs.AntiTank The attacker's strongest anti-tank effect.
---@field defender_anti_tank grognard.ocs.AntiTank The defender's strongest anti-tank effect, including a hedgehog's.

---What both sides reveal in a combat.
---@class grognard.ocs.CombatRevealed.Table: grognard.ocs.CombatRevealed.Fields
---@field attack grognard.Measure The attacker's total strength in points.
---@field defence grognard.Measure The defender's total strength in points.
---@field attacker_rating integer The attacker's Action Rating.
---@field defender_rating integer The defender's Action Rating.
---@field attacker_anti_tank grognard.ocs.AntiTank The attacker's strongest anti-tank effect.
---@field defender_anti_tank grognard.ocs.AntiTank The defender's strongest anti-tank effect, including a hedgehog's.

---What both sides reveal in a combat.
---@class grognard.ocs.CombatRevealed.Fields
---@field attack? grognard.Measure The attacker's total strength in points. Default: 0.
---@field defence? grognard.Measure The defender's total strength in points. Default: 0.
---@field attacker_rating? integer The attacker's Action Rating. Default: 0.
---@field defender_rating? integer The defender's Action Rating. Default: 0.
---@field attacker_anti_tank? grognard.ocs.AntiTank The attacker's strongest anti-tank effect. Default: "none".
---@field defender_anti_tank? grognard.ocs.AntiTank The defender's strongest anti-tank effect, including a hedgehog's. Default: "none".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.CombatRevealed.Fields
---@return grognard.ocs.CombatRevealed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CombatRevealed): grognard.ocs.CombatRevealed
function grognard.ocs.CombatRevealed(fields) end

---What both sides reveal in a barrage.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BarrageRevealed: userdata
---@field strength grognard.Measure Revealed by the firing player: the total strength in points.
---@field points grognard.Measure The total strength rounded to points.
---@field shift integer Revealed to the firing player: the sum of the table shifts, positive to the right.
---@field flak integer Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters and air base; otherwise 0.
---@field flown boolean Flak fires.

---What both sides reveal in a barrage.
---@class grognard.ocs.BarrageRevealed.Table: grognard.ocs.BarrageRevealed.Fields
---@field strength grognard.Measure Revealed by the firing player: the total strength in points.
---@field points grognard.Measure The total strength rounded to points.
---@field shift integer Revealed to the firing player: the sum of the table shifts, positive to the right.
---@field flak integer Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters and air base; otherwise 0.
---@field flown boolean Flak fires.

---What both sides reveal in a barrage.
---@class grognard.ocs.BarrageRevealed.Fields
---@field strength? grognard.Measure Revealed by the firing player: the total strength in points. Default: 0.
---@field points? grognard.Measure The total strength rounded to points. Default: 0.
---@field shift? integer Revealed to the firing player: the sum of the table shifts, positive to the right. Default: 0.
---@field flak? integer Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters and air base; otherwise 0. Default: 0.
---@field flown? boolean Flak fires. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BarrageRevealed.Fields
---@return grognard.ocs.BarrageRevealed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BarrageRevealed): grognard.ocs.BarrageRevealed
function grognard.ocs.BarrageRevealed(fields) end

---An aircraft that both sides know of.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Airborne: userdata
---@field unit integer The aircraft.
---@field side integer The side of the aircraft.
---@field engaged boolean The aircraft fights in this round.

---An aircraft that both sides know of.
---@class grognard.ocs.Airborne.Table: grognard.ocs.Airborne.Fields
---@field unit integer The aircraft.
---@field side integer The side of the aircraft.
---@field engaged boolean The aircraft fights in this round.

---An aircraft that both sides know of.
---@class grognard.ocs.Airborne.Fields
---@field unit? integer The aircraft.
---@field side? integer The side of the aircraft. Default: 0.
---@field engaged? boolean The aircraft fights in this round. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Airborne.Fields
---@return grognard.ocs.Airborne? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Airborne): grognard.ocs.Airborne
function grognard.ocs.Airborne(fields) end

---The number of aircraft revealed.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.AirRevealed: userdata
---@field present integer Aircraft present.
---@field engaged integer Aircraft that fight in this round.

---The number of aircraft revealed.
---@class grognard.ocs.AirRevealed.Table: grognard.ocs.AirRevealed.Fields
---@field present integer Aircraft present.
---@field engaged integer Aircraft that fight in this round.

---The number of aircraft revealed.
---@class grognard.ocs.AirRevealed.Fields
---@field present? integer Aircraft present. Default: 0.
---@field engaged? integer Aircraft that fight in this round. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.AirRevealed.Fields
---@return grognard.ocs.AirRevealed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.AirRevealed): grognard.ocs.AirRevealed
function grognard.ocs.AirRevealed(fields) end

---The purpose of a roll.
---@alias grognard.ocs.RollPurpose
---| "surprise" # Surprise in a combat.
---| "combat" # The combat table.
---| "barrage" # The barrage table.
---| "barrage_loss" # The loss from a bracketed or halved barrage result.
---| "facility" # Barrage against a facility.
---| "air_combat" # Air combat.
---| "flak" # Flak.
---| "mission_loss" # The aircraft of a mission that is lost.
---| "air_drop" # An air drop.
---| "landing" # A landing from landing craft.
---| "capture" # The capture of supply and transport.
---| "air_base_capture" # The capture of an air base.
---| "attrition" # Attrition.
---| "dump_blowing" # Blowing a dump.
---| "breakout" # A breakout.
---| "replacements" # Variable replacements.
---| "reinforcements" # Variable reinforcements.
---| "initiative" # Initiative: the player who moves first.
---| "weather" # The weather.
---| "other" # A roll that a game adds to these.

---Who sees a roll.
---@alias grognard.ocs.Visibility
---| "open" # Both players see it.
---| "secret" # The rolling player alone sees it.

---The record of a roll.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.RollRecord: userdata
---@field purpose? grognard.ocs.RollPurpose The purpose of the roll.
---@field visibility grognard.ocs.Visibility Who sees the roll.
---@field side integer The side that rolled.
---@field rolled integer The number of dice.
---@field dice integer[] The dice in the order of the roll, followed by zeros.
---@field total integer The sum of the dice.

---The record of a roll.
---@class grognard.ocs.RollRecord.Table: grognard.ocs.RollRecord.Fields
---@field purpose? grognard.ocs.RollPurpose The purpose of the roll.
---@field visibility grognard.ocs.Visibility Who sees the roll.
---@field side integer The side that rolled.
---@field rolled integer The number of dice.
---@field dice integer[] The dice in the order of the roll, followed by zeros.
---@field total integer The sum of the dice.

---The record of a roll.
---@class grognard.ocs.RollRecord.Fields
---@field purpose? grognard.ocs.RollPurpose The purpose of the roll.
---@field visibility? grognard.ocs.Visibility Who sees the roll. Default: "open".
---@field side? integer The side that rolled. Default: 0.
---@field rolled? integer The number of dice. Default: 0.
---@field dice? integer[] The dice in the order of the roll, followed by zeros.
---@field total? integer The sum of the dice. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.RollRecord.Fields
---@return grognard.ocs.RollRecord? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RollRecord): grognard.ocs.RollRecord
function grognard.ocs.RollRecord(fields) end

---The classes that a unit belongs to (4.0). The word "unit" alone includes all of them.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.UnitClasses: userdata
---@field ground boolean A ground unit: a combat unit or one of the five non-combat classes.
---@field naval boolean A naval unit.
---@field air boolean An air unit.
---@field combat boolean A combat unit.
---@field noncombat boolean A non-combat unit: a port, an air base, a hedgehog, supply or Transport Points.
---@field attack_capable boolean A unit that is attack-capable now (4.4).
---@field has_re boolean A unit with a size in RE (4.6).
---@field cargo boolean A unit that can be transported (4.7): a combat unit, Transport Points or supply.

---The classes that a unit belongs to (4.0). The word "unit" alone includes all of them.
---@class grognard.ocs.UnitClasses.Table: grognard.ocs.UnitClasses.Fields
---@field ground boolean A ground unit: a combat unit or one of the five non-combat classes.
---@field naval boolean A naval unit.
---@field air boolean An air unit.
---@field combat boolean A combat unit.
---@field noncombat boolean A non-combat unit: a port, an air base, a hedgehog, supply or Transport Points.
---@field attack_capable boolean A unit that is attack-capable now (4.4).
---@field has_re boolean A unit with a size in RE (4.6).
---@field cargo boolean A unit that can be transported (4.7): a combat unit, Transport Points or supply.

---The classes that a unit belongs to (4.0). The word "unit" alone includes all of them.
---@class grognard.ocs.UnitClasses.Fields
---@field ground? boolean A ground unit: a combat unit or one of the five non-combat classes. Default: false.
---@field naval? boolean A naval unit. Default: false.
---@field air? boolean An air unit. Default: false.
---@field combat? boolean A combat unit. Default: false.
---@field noncombat? boolean A non-combat unit: a port, an air base, a hedgehog, supply or Transport Points. Default: false.
---@field attack_capable? boolean A unit that is attack-capable now (4.4). Default: false.
---@field has_re? boolean A unit with a size in RE (4.6). Default: false.
---@field cargo? boolean A unit that can be transported (4.7): a combat unit, Transport Points or supply. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.UnitClasses.Fields
---@return grognard.ocs.UnitClasses? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.UnitClasses): grognard.ocs.UnitClasses
function grognard.ocs.UnitClasses(fields) end

---A list of a board.
---@alias grognard.ocs.BoardList
---| "chart" # The chart.
---| "hexes" # The hexes.
---| "units" # The units.
---| "turn" # No list: where the game stands.
---| "tables" # No list: the game's own tables.

---A field of a row of a board.
---@alias grognard.ocs.BoardField
---| "whole" # The whole list or row.
---| "reserved" # `reserved`.
---| "terrain" # `terrain`.
---| "armor" # `armor` of a terrain.
---| "mech" # `mech` of a terrain.
---| "other" # `other` of a terrain.
---| "ground" # `ground` of a terrain.
---| "feature" # `feature`.
---| "bridged" # `bridged`.
---| "hex" # `hex`.
---| "settlement" # `settlement`.
---| "rail" # `rail`.
---| "multi_track" # `multi_track`.
---| "roads" # `roads`.
---| "sides" # `sides`.
---| "control" # `control`.
---| "supply_source" # `supply_source`.
---| "off_map" # `off_map`.
---| "kind" # `kind`.
---| "arm" # `arm`.
---| "symbol" # `symbol`.
---| "size" # `size`.
---| "steps" # `steps`.
---| "steps_lost" # `steps_lost`.
---| "rating" # `rating`.
---| "mode" # `mode`.
---| "oriented" # `oriented`.
---| "side" # `side`.
---| "stocks" # `stocks`.
---| "combat_supply" # `combat_supply`.
---| "aboard" # `aboard`.
---| "transported" # `transported`.
---| "amount" # `amount`.
---| "load" # `load`.
---| "combat_side" # `combat_side`.
---| "move_side" # `move_side`.
---| "strength" # `strength` of a side of a counter.
---| "barrage" # `barrage` of a side of a counter.
---| "style" # `style` of a side of a counter.
---| "mobility" # `mobility` of a side of a counter.
---| "id" # `id`.
---| "throw_mobility" # `throw_mobility` of a side of a counter.
---| "ma" # `ma` of a side of a counter.
---| "fuelled_by" # `fuelled_by`.
---| "progress" # `progress`.
---| "last_supply" # `last_supply`.
---| "threw" # `threw`.
---| "combat_stage" # `combat_stage`.
---| "also" # `also`.
---| "weather_row" # `weather_row`.
---| "weather_side" # `weather_side`.
---| "trainbusted" # `trainbusted`.
---| "attacked_from" # `attacked_from`.
---| "had_bridge" # `had_bridge`.
---| "first_reserves" # `first_reserves` of `turn`.
---| "second_reserves" # `second_reserves` of `turn`.
---| "open" # `open` of `tables`.
---| "close" # `close` of `tables`.
---| "very_close" # `very_close` of `tables`.
---| "extremely_close" # `extremely_close` of `tables`.
---| "odds_rule" # `odds_rule` of `tables`.
---| "rows" # `rows` of `tables`.
---| "first" # `first` of `tables`.
---| "cells" # `cells` of `tables`.
---| "cells_rule" # `cells_rule` of `tables`.
---| "surprise" # `surprise` of `tables`.
---| "modes" # `modes` of `tables`.
---| "losses" # `losses` of `tables`.
---| "points" # `points` of `tables`.
---| "costs" # `costs` of `tables`.
---| "barrage_rule" # `barrage_rule` of `tables`.

---A fault of a position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BoardFault: userdata
---@field index integer The index of the row in its list, or of the item in the list of `tables`; absent for `turn`, and for what is no list.
---@field hex grognard.Hex The hex of the row; 0, 0 for a row of the chart, for `turn` and for `tables`.
---@field rule integer The rule that makes it impossible; absent if no rule is involved.
---@field list grognard.ocs.BoardList The list of the row, or `turn` or `tables`.
---@field field grognard.ocs.BoardField The field that is wrong.
---@field inner grognard.ocs.BoardField The field inside `field` that is wrong; `whole` for `field` itself.
---@field code grognard.FaultCode What is wrong: a fault code.

---A fault of a position.
---@class grognard.ocs.BoardFault.Table: grognard.ocs.BoardFault.Fields
---@field index integer The index of the row in its list, or of the item in the list of `tables`; absent for `turn`, and for what is no list.
---@field hex grognard.Hex.Table The hex of the row; 0, 0 for a row of the chart, for `turn` and for `tables`.
---@field rule integer The rule that makes it impossible; absent if no rule is involved.
---@field list grognard.ocs.BoardList The list of the row, or `turn` or `tables`.
---@field field grognard.ocs.BoardField The field that is wrong.
---@field inner grognard.ocs.BoardField The field inside `field` that is wrong; `whole` for `field` itself.
---@field code grognard.FaultCode What is wrong: a fault code.

---A fault of a position.
---@class grognard.ocs.BoardFault.Fields
---@field index? integer The index of the row in its list, or of the item in the list of `tables`; absent for `turn`, and for what is no list.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex of the row; 0, 0 for a row of the chart, for `turn` and for `tables`.
---@field rule? integer The rule that makes it impossible; absent if no rule is involved.
---@field list? grognard.ocs.BoardList The list of the row, or `turn` or `tables`. Default: "chart".
---@field field? grognard.ocs.BoardField The field that is wrong. Default: "whole".
---@field inner? grognard.ocs.BoardField The field inside `field` that is wrong; `whole` for `field` itself. Default: "whole".
---@field code? grognard.FaultCode What is wrong: a fault code. Default: "ok".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BoardFault.Fields
---@return grognard.ocs.BoardFault? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BoardFault): grognard.ocs.BoardFault
function grognard.ocs.BoardFault(fields) end

---The contents of a position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BoardSummary: userdata
---@field faults integer The number of faults.
---@field chart integer The number of rows of the chart.
---@field hexes integer The number of hexes.
---@field units integer The number of units.

---The contents of a position.
---@class grognard.ocs.BoardSummary.Table: grognard.ocs.BoardSummary.Fields
---@field faults integer The number of faults.
---@field chart integer The number of rows of the chart.
---@field hexes integer The number of hexes.
---@field units integer The number of units.

---The contents of a position.
---@class grognard.ocs.BoardSummary.Fields
---@field faults? integer The number of faults. Default: 0.
---@field chart? integer The number of rows of the chart. Default: 0.
---@field hexes? integer The number of hexes. Default: 0.
---@field units? integer The number of units. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BoardSummary.Fields
---@return grognard.ocs.BoardSummary? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BoardSummary): grognard.ocs.BoardSummary
function grognard.ocs.BoardSummary(fields) end

---The consequences of an entry.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.EntryResult: userdata
---@field enemies integer The number of enemy units in the hex.
---@field combat boolean The entry leads to Specialized Combat (9.14) against the enemy units.
---@field coexist boolean Units of both sides are then in the hex together.

---The consequences of an entry.
---@class grognard.ocs.EntryResult.Table: grognard.ocs.EntryResult.Fields
---@field enemies integer The number of enemy units in the hex.
---@field combat boolean The entry leads to Specialized Combat (9.14) against the enemy units.
---@field coexist boolean Units of both sides are then in the hex together.

---The consequences of an entry.
---@class grognard.ocs.EntryResult.Fields
---@field enemies? integer The number of enemy units in the hex. Default: 0.
---@field combat? boolean The entry leads to Specialized Combat (9.14) against the enemy units. Default: false.
---@field coexist? boolean Units of both sides are then in the hex together. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.EntryResult.Fields
---@return grognard.ocs.EntryResult? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.EntryResult): grognard.ocs.EntryResult
function grognard.ocs.EntryResult(fields) end

---An enemy unit in the hex.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.EntryUnit: userdata
---@field unit integer The unit, by its `id`.
---@field rule integer The rule that allows or forbids entry to its hex.
---@field bars boolean The unit bars the entry.

---An enemy unit in the hex.
---@class grognard.ocs.EntryUnit.Table: grognard.ocs.EntryUnit.Fields
---@field unit integer The unit, by its `id`.
---@field rule integer The rule that allows or forbids entry to its hex.
---@field bars boolean The unit bars the entry.

---An enemy unit in the hex.
---@class grognard.ocs.EntryUnit.Fields
---@field unit? integer The unit, by its `id`.
---@field rule? integer The rule that allows or forbids entry to its hex.
---@field bars? boolean The unit bars the entry. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.EntryUnit.Fields
---@return grognard.ocs.EntryUnit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.EntryUnit): grognard.ocs.EntryUnit
function grognard.ocs.EntryUnit(fields) end

---The kind of an edit.
---@alias grognard.ocs.Edit
---| "replace" # The item at `index` is replaced by the record.
---| "remove" # The item at `index` is removed from the list.
---| "insert" # The record is inserted into the list at `index`.
---| "aside" # No edit of the board: the newcomer at `index`, which is not on the board, becomes the record.
---| "host" # No edit of the board, which has no field for the effect: the caller must act on it.

---An edit of one of the board's lists.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.BoardEdit: userdata
---@field unit grognard.ocs.Unit The unit after the edit; if it leaves the list, the unit before it, or, if it returns later, as it then arrives, with its turn in `due`.
---@field board_hex grognard.ocs.BoardHex The hex after the edit.
---@field index integer The place in the list at the time when this edit is carried out.
---@field was integer The place of the unit or hex in the list before all edits; absent for a new one.
---@field effect integer The first effect that causes the edit.
---@field edit grognard.ocs.Edit The kind of edit.
---@field list grognard.ocs.BoardList The list to edit.

---An edit of one of the board's lists.
---@class grognard.ocs.BoardEdit.Table: grognard.ocs.BoardEdit.Fields
---@field unit grognard.ocs.Unit.Table The unit after the edit; if it leaves the list, the unit before it, or, if it returns later, as it then arrives, with its turn in `due`.
---@field board_hex grognard.ocs.BoardHex.Table The hex after the edit.
---@field index integer The place in the list at the time when this edit is carried out.
---@field was integer The place of the unit or hex in the list before all edits; absent for a new one.
---@field effect integer The first effect that causes the edit.
---@field edit grognard.ocs.Edit The kind of edit.
---@field list grognard.ocs.BoardList The list to edit.

---An edit of one of the board's lists.
---@class grognard.ocs.BoardEdit.Fields
---@field unit? grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit after the edit; if it leaves the list, the unit before it, or, if it returns later, as it then arrives, with its turn in `due`.
---@field board_hex? grognard.ocs.BoardHex|grognard.ocs.BoardHex.Fields The hex after the edit.
---@field index? integer The place in the list at the time when this edit is carried out.
---@field was? integer The place of the unit or hex in the list before all edits; absent for a new one.
---@field effect? integer The first effect that causes the edit.
---@field edit? grognard.ocs.Edit The kind of edit. Default: "replace".
---@field list? grognard.ocs.BoardList The list to edit. Default: "chart".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BoardEdit.Fields
---@return grognard.ocs.BoardEdit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BoardEdit): grognard.ocs.BoardEdit
function grognard.ocs.BoardEdit(fields) end

---A summary of the edits.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Applied: userdata
---@field units integer Units on the board after the edits.
---@field edits integer Edits of the board's lists.
---@field aside integer Newcomers that stay off the board and have changed.
---@field host integer Effects that are left to the caller.

---A summary of the edits.
---@class grognard.ocs.Applied.Table: grognard.ocs.Applied.Fields
---@field units integer Units on the board after the edits.
---@field edits integer Edits of the board's lists.
---@field aside integer Newcomers that stay off the board and have changed.
---@field host integer Effects that are left to the caller.

---A summary of the edits.
---@class grognard.ocs.Applied.Fields
---@field units? integer Units on the board after the edits. Default: 0.
---@field edits? integer Edits of the board's lists. Default: 0.
---@field aside? integer Newcomers that stay off the board and have changed. Default: 0.
---@field host? integer Effects that are left to the caller. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Applied.Fields
---@return grognard.ocs.Applied? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Applied): grognard.ocs.Applied
function grognard.ocs.Applied(fields) end

---The numbers of surprise (9.8). What is absent is as printed.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.SurpriseTable: userdata
---@field attacker? integer The lowest modified roll at which the attacker has surprise in a regular attack; absent for 10.
---@field defender? integer The highest modified roll at which the defender has surprise in a regular attack; absent for 5.
---@field overrun_attacker? integer The lowest modified roll at which the attacker has surprise in an overrun; absent for 9.
---@field overrun_defender? integer The highest modified roll at which the defender has surprise in an overrun; absent for 6.
---@field shifts integer[] The columns that surprise shifts by a die of 1, 2, 3, 4, 5, 6, at most 40; all 0 for as many as the die shows.
---@field rule integer The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.

---The numbers of surprise (9.8). What is absent is as printed.
---@class grognard.ocs.SurpriseTable.Table: grognard.ocs.SurpriseTable.Fields
---@field attacker? integer The lowest modified roll at which the attacker has surprise in a regular attack; absent for 10.
---@field defender? integer The highest modified roll at which the defender has surprise in a regular attack; absent for 5.
---@field overrun_attacker? integer The lowest modified roll at which the attacker has surprise in an overrun; absent for 9.
---@field overrun_defender? integer The highest modified roll at which the defender has surprise in an overrun; absent for 6.
---@field shifts integer[] The columns that surprise shifts by a die of 1, 2, 3, 4, 5, 6, at most 40; all 0 for as many as the die shows.
---@field rule integer The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.

---The numbers of surprise (9.8). What is absent is as printed.
---@class grognard.ocs.SurpriseTable.Fields
---@field attacker? integer The lowest modified roll at which the attacker has surprise in a regular attack; absent for 10.
---@field defender? integer The highest modified roll at which the defender has surprise in a regular attack; absent for 5.
---@field overrun_attacker? integer The lowest modified roll at which the attacker has surprise in an overrun; absent for 9.
---@field overrun_defender? integer The highest modified roll at which the defender has surprise in an overrun; absent for 6.
---@field shifts? integer[] The columns that surprise shifts by a die of 1, 2, 3, 4, 5, 6, at most 40; all 0 for as many as the die shows.
---@field rule? integer The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.SurpriseTable.Fields
---@return grognard.ocs.SurpriseTable? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SurpriseTable): grognard.ocs.SurpriseTable
function grognard.ocs.SurpriseTable(fields) end

---The multipliers of a mode.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.ModeMultiplier: userdata
---@field mode? grognard.ocs.Mode The mode. That of Reserve is for units that have not been released.
---@field strength_num? integer The multiplier of combat strength: the numerator over `strength_den`, at most 12. Required if there is a denominator.
---@field strength_den integer The multiplier of combat strength: the denominator, at most 12; 0 for the printed multiplier.
---@field barrage_num? integer The multiplier of barrage strength: the numerator over `barrage_den`, at most 12. Required if there is a denominator.
---@field barrage_den integer The multiplier of barrage strength: the denominator, at most 12; 0 for the printed multiplier.
---@field rule integer The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.

---The multipliers of a mode.
---@class grognard.ocs.ModeMultiplier.Table: grognard.ocs.ModeMultiplier.Fields
---@field mode? grognard.ocs.Mode The mode. That of Reserve is for units that have not been released.
---@field strength_num? integer The multiplier of combat strength: the numerator over `strength_den`, at most 12. Required if there is a denominator.
---@field strength_den integer The multiplier of combat strength: the denominator, at most 12; 0 for the printed multiplier.
---@field barrage_num? integer The multiplier of barrage strength: the numerator over `barrage_den`, at most 12. Required if there is a denominator.
---@field barrage_den integer The multiplier of barrage strength: the denominator, at most 12; 0 for the printed multiplier.
---@field rule integer The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.

---The multipliers of a mode.
---@class grognard.ocs.ModeMultiplier.Fields
---@field mode? grognard.ocs.Mode The mode. That of Reserve is for units that have not been released.
---@field strength_num? integer The multiplier of combat strength: the numerator over `strength_den`, at most 12. Required if there is a denominator.
---@field strength_den? integer The multiplier of combat strength: the denominator, at most 12; 0 for the printed multiplier. Default: 0.
---@field barrage_num? integer The multiplier of barrage strength: the numerator over `barrage_den`, at most 12. Required if there is a denominator.
---@field barrage_den? integer The multiplier of barrage strength: the denominator, at most 12; 0 for the printed multiplier. Default: 0.
---@field rule? integer The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ModeMultiplier.Fields
---@return grognard.ocs.ModeMultiplier? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ModeMultiplier): grognard.ocs.ModeMultiplier
function grognard.ocs.ModeMultiplier(fields) end

---The multipliers of a unit that has lost steps. They replace 9.11d and the game's option for lost steps.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.LossMultiplier: userdata
---@field steps integer The steps that the unit has printed, at least 2.
---@field lost integer The steps that it has lost, from 1 to one less than `steps`.
---@field attack_num? integer The multiplier of its strength in attack: the numerator over `attack_den`, at most 12.
---@field attack_den integer The multiplier of its strength in attack: the denominator, 1 to 12.
---@field defence_num? integer The multiplier of its strength in defence: the numerator over `defence_den`, at most 12.
---@field defence_den integer The multiplier of its strength in defence: the denominator, 1 to 12.
---@field rule integer The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.

---The multipliers of a unit that has lost steps. They replace 9.11d and the game's option for lost steps.
---@class grognard.ocs.LossMultiplier.Table: grognard.ocs.LossMultiplier.Fields
---@field steps integer The steps that the unit has printed, at least 2.
---@field lost integer The steps that it has lost, from 1 to one less than `steps`.
---@field attack_num? integer The multiplier of its strength in attack: the numerator over `attack_den`, at most 12.
---@field attack_den integer The multiplier of its strength in attack: the denominator, 1 to 12.
---@field defence_num? integer The multiplier of its strength in defence: the numerator over `defence_den`, at most 12.
---@field defence_den integer The multiplier of its strength in defence: the denominator, 1 to 12.
---@field rule integer The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.

---The multipliers of a unit that has lost steps. They replace 9.11d and the game's option for lost steps.
---@class grognard.ocs.LossMultiplier.Fields
---@field steps integer The steps that the unit has printed, at least 2.
---@field lost integer The steps that it has lost, from 1 to one less than `steps`.
---@field attack_num? integer The multiplier of its strength in attack: the numerator over `attack_den`, at most 12.
---@field attack_den integer The multiplier of its strength in attack: the denominator, 1 to 12.
---@field defence_num? integer The multiplier of its strength in defence: the numerator over `defence_den`, at most 12.
---@field defence_den integer The multiplier of its strength in defence: the denominator, 1 to 12.
---@field rule? integer The house rule that sets them, `HOUSE 1` to `HOUSE 24`; absent for none.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.LossMultiplier.Fields
---@return grognard.ocs.LossMultiplier? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.LossMultiplier): grognard.ocs.LossMultiplier
function grognard.ocs.LossMultiplier(fields) end

---The tables of a game that differ from the printed ones. An empty list stands for the printed part.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Tables: userdata
---@field open grognard.Odds[] The odds above the columns in Open terrain, from the defender's best to the attacker's; one side of each is 1. As many as the table has columns.
---@field close grognard.Odds[] The odds above the columns in Close terrain.
---@field very_close grognard.Odds[] The odds above the columns in Very Close terrain.
---@field extremely_close grognard.Odds[] The odds above the columns in Extremely Close terrain.
---@field odds_rule integer The house rule that sets the headings, `HOUSE 1` to `HOUSE 24`; absent for none.
---@field rows integer The number of rows of `cells`, 1 to 40. Required if there are cells.
---@field first? integer The modified roll of the first row of `cells`. Lower rolls use the first row, rolls above the last row's the last. Required if there are cells.
---@field cells grognard.ocs.CombatResult[] The results of the combat table, row by row, each row from the first column to the last; 1 to 40 columns. If the columns are not 13, all four rows of headings are required.
---@field cells_rule integer The house rule that sets the results, `HOUSE 1` to `HOUSE 24`; absent for none.
---@field surprise grognard.ocs.SurpriseTable The numbers of surprise.
---@field modes grognard.ocs.ModeMultiplier[] The multipliers of modes, each mode at most once. Other modes are as printed.
---@field losses grognard.ocs.LossMultiplier[] The multipliers of lost steps. Other losses are by the series rule or the game's option.
---@field points integer[] The barrage points at which the columns of the barrage table begin, 1 to 40 of them in ascending order; the first is 0.
---@field costs grognard.Measure[] The supply that artillery pays in each column of the barrage table, in T.
---@field barrage grognard.ocs.BarrageResult[] The results of the barrage table: a row for each roll of two dice from 2 to 12, each row from the first column to the last.
---@field barrage_rule integer The house rule that sets the barrage table, `HOUSE 1` to `HOUSE 24`; absent for none.

---The tables of a game that differ from the printed ones. An empty list stands for the printed part.
---@class grognard.ocs.Tables.Table: grognard.ocs.Tables.Fields
---@field open grognard.Odds.Table[] The odds above the columns in Open terrain, from the defender's best to the attacker's; one side of each is 1. As many as the table has columns.
---@field close grognard.Odds.Table[] The odds above the columns in Close terrain.
---@field very_close grognard.Odds.Table[] The odds above the columns in Very Close terrain.
---@field extremely_close grognard.Odds.Table[] The odds above the columns in Extremely Close terrain.
---@field odds_rule integer The house rule that sets the headings, `HOUSE 1` to `HOUSE 24`; absent for none.
---@field rows integer The number of rows of `cells`, 1 to 40. Required if there are cells.
---@field first? integer The modified roll of the first row of `cells`. Lower rolls use the first row, rolls above the last row's the last. Required if there are cells.
---@field cells grognard.ocs.CombatResult[] The results of the combat table, row by row, each row from the first column to the last; 1 to 40 columns. If the columns are not 13, all four rows of headings are required.
---@field cells_rule integer The house rule that sets the results, `HOUSE 1` to `HOUSE 24`; absent for none.
---@field surprise grognard.ocs.SurpriseTable.Table The numbers of surprise.
---@field modes grognard.ocs.ModeMultiplier.Table[] The multipliers of modes, each mode at most once. Other modes are as printed.
---@field losses grognard.ocs.LossMultiplier.Table[] The multipliers of lost steps. Other losses are by the series rule or the game's option.
---@field points integer[] The barrage points at which the columns of the barrage table begin, 1 to 40 of them in ascending order; the first is 0.
---@field costs grognard.Measure[] The supply that artillery pays in each column of the barrage table, in T.
---@field barrage grognard.ocs.BarrageResult[] The results of the barrage table: a row for each roll of two dice from 2 to 12, each row from the first column to the last.
---@field barrage_rule integer The house rule that sets the barrage table, `HOUSE 1` to `HOUSE 24`; absent for none.

---The tables of a game that differ from the printed ones. An empty list stands for the printed part.
---@class grognard.ocs.Tables.Fields
---@field open? (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds> The odds above the columns in Open terrain, from the defender's best to the attacker's; one side of each is 1. As many as the table has columns.
---@field close? (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds> The odds above the columns in Close terrain.
---@field very_close? (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds> The odds above the columns in Very Close terrain.
---@field extremely_close? (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds> The odds above the columns in Extremely Close terrain.
---@field odds_rule? integer The house rule that sets the headings, `HOUSE 1` to `HOUSE 24`; absent for none.
---@field rows? integer The number of rows of `cells`, 1 to 40. Required if there are cells.
---@field first? integer The modified roll of the first row of `cells`. Lower rolls use the first row, rolls above the last row's the last. Required if there are cells.
---@field cells? grognard.ocs.CombatResult[] The results of the combat table, row by row, each row from the first column to the last; 1 to 40 columns. If the columns are not 13, all four rows of headings are required.
---@field cells_rule? integer The house rule that sets the results, `HOUSE 1` to `HOUSE 24`; absent for none.
---@field surprise? grognard.ocs.SurpriseTable|grognard.ocs.SurpriseTable.Fields The numbers of surprise.
---@field modes? (grognard.ocs.ModeMultiplier|grognard.ocs.ModeMultiplier.Fields)[]|grognard.List<grognard.ocs.ModeMultiplier> The multipliers of modes, each mode at most once. Other modes are as printed.
---@field losses? (grognard.ocs.LossMultiplier|grognard.ocs.LossMultiplier.Fields)[]|grognard.List<grognard.ocs.LossMultiplier> The multipliers of lost steps. Other losses are by the series rule or the game's option.
---@field points? integer[] The barrage points at which the columns of the barrage table begin, 1 to 40 of them in ascending order; the first is 0.
---@field costs? grognard.Measure[] The supply that artillery pays in each column of the barrage table, in T.
---@field barrage? grognard.ocs.BarrageResult[] The results of the barrage table: a row for each roll of two dice from 2 to 12, each row from the first column to the last.
---@field barrage_rule? integer The house rule that sets the barrage table, `HOUSE 1` to `HOUSE 24`; absent for none.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Tables.Fields
---@return grognard.ocs.Tables? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Tables): grognard.ocs.Tables
function grognard.ocs.Tables(fields) end

---The extent of a game's tables, where they are not given that of the printed ones.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.TablesExtent: userdata
---@field digest integer A checksum of everything that the tables hold, as assessments by them have it; 0 for the printed ones.
---@field columns integer The number of columns of the combat table.
---@field rows integer The number of rows of the combat table.
---@field barrage_columns integer The number of columns of the barrage table.

---The extent of a game's tables, where they are not given that of the printed ones.
---@class grognard.ocs.TablesExtent.Table: grognard.ocs.TablesExtent.Fields
---@field digest integer A checksum of everything that the tables hold, as assessments by them have it; 0 for the printed ones.
---@field columns integer The number of columns of the combat table.
---@field rows integer The number of rows of the combat table.
---@field barrage_columns integer The number of columns of the barrage table.

---The extent of a game's tables, where they are not given that of the printed ones.
---@class grognard.ocs.TablesExtent.Fields
---@field digest? integer A checksum of everything that the tables hold, as assessments by them have it; 0 for the printed ones. Default: 0.
---@field columns? integer The number of columns of the combat table. Default: 0.
---@field rows? integer The number of rows of the combat table. Default: 0.
---@field barrage_columns? integer The number of columns of the barrage table. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.TablesExtent.Fields
---@return grognard.ocs.TablesExtent? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TablesExtent): grognard.ocs.TablesExtent
function grognard.ocs.TablesExtent(fields) end

grognard.ocs.units = {}

---A question about one unit.
---@class grognard.ocs.units.attack_capable.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.

---@class grognard.ocs.units.attack_capable.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.units.attack_capable.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit is attack-capable (OCS 4.4).
---@param question grognard.ocs.units.attack_capable.Question
---@param options? grognard.Options
---@return grognard.ocs.units.attack_capable.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.units.attack_capable.Question, options: grognard.RawOptions): grognard.ocs.units.attack_capable.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.units.attack_capable(question, options) end

---A question about one unit.
---@class grognard.ocs.units.zone_of_control.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.

---@class grognard.ocs.units.zone_of_control.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.units.zone_of_control.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit has a zone of control (OCS 4.4b).
---@param question grognard.ocs.units.zone_of_control.Question
---@param options? grognard.Options
---@return grognard.ocs.units.zone_of_control.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.units.zone_of_control.Question, options: grognard.RawOptions): grognard.ocs.units.zone_of_control.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.units.zone_of_control(question, options) end

---A unit that is to enter a hex by ground movement.
---@class grognard.ocs.units.enter.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.
---@field enemies (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The enemy units in the hex. An empty list for an empty hex, village or city.

---@class grognard.ocs.units.enter.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.units.enter.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit may enter a hex with these enemy units (OCS 4.4c).
---@param question grognard.ocs.units.enter.Question
---@param options? grognard.Options
---@return grognard.ocs.units.enter.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.units.enter.Question, options: grognard.RawOptions): grognard.ocs.units.enter.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.units.enter(question, options) end

grognard.ocs.size = {}

---A question about one unit.
---@class grognard.ocs.size.re.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.

---@class grognard.ocs.size.re.Answer
---@field value grognard.ocs.Extent.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.size.re.RawAnswer
---@field value grognard.ocs.Extent The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The RE size of a unit and its steps (OCS 4.6).
---@param question grognard.ocs.size.re.Question
---@param options? grognard.Options
---@return grognard.ocs.size.re.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.size.re.Question, options: grognard.RawOptions): grognard.ocs.size.re.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.size.re(question, options) end

grognard.ocs.modes = {}

---A unit and the phase in which its mode is considered.
---@class grognard.ocs.modes.effects.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.
---@field phase? grognard.ocs.Phase The phase. The movement allowance and the rights of a released Reserve depend on it. Required where the answer depends on it.

---@class grognard.ocs.modes.effects.Answer
---@field value grognard.ocs.ModeEffects.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.modes.effects.RawAnswer
---@field value grognard.ocs.ModeEffects The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a unit's mode does to it (OCS 5).
---@param question grognard.ocs.modes.effects.Question
---@param options? grognard.Options
---@return grognard.ocs.modes.effects.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.modes.effects.Question, options: grognard.RawOptions): grognard.ocs.modes.effects.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.modes.effects(question, options) end

---A question about one unit.
---@class grognard.ocs.modes.action_rating.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.

---@class grognard.ocs.modes.action_rating.Answer
---@field value grognard.ocs.Rating.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.modes.action_rating.RawAnswer
---@field value grognard.ocs.Rating The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The Action Rating of a unit (OCS 9.6).
---@param question grognard.ocs.modes.action_rating.Question
---@param options? grognard.Options
---@return grognard.ocs.modes.action_rating.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.modes.action_rating.Question, options: grognard.RawOptions): grognard.ocs.modes.action_rating.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.modes.action_rating(question, options) end

---A unit that is to take a mode.
---@class grognard.ocs.modes.change.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit, by its `id`.
---@field mode grognard.ocs.Mode The mode that it is to take: Combat, Move, Reserve or Strat; its own mode to turn only.
---@field oriented? grognard.ocs.Orientation The side of the counter that is to show. Required in Reserve Mode, and to turn a disorganized unit.
---@field phase grognard.ocs.Phase The phase.
---@field player integer The player whose turn it is, 1 to 8.
---@field reserve_markers? integer The Reserve markers of the unit's side, those on the board included, 0 to 254. Required to enter Reserve Mode.
---@field begun? boolean The unit has begun to move in this phase. Default: false.
---@field changed? boolean The unit has changed its mode in this phase. Default: false.

---@class grognard.ocs.modes.change.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ModeChanged.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.modes.change.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ModeChanged The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit may take a mode, or turn, as it begins to move (OCS 5.4).
---@param question grognard.ocs.modes.change.Question
---@param options? grognard.Options
---@return grognard.ocs.modes.change.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.modes.change.Question, options: grognard.RawOptions): grognard.ocs.modes.change.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.modes.change(question, options) end

---Units that are to be released from Reserve.
---@class grognard.ocs.modes.release.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field units integer[] The units, by their `id`s.
---@field phase grognard.ocs.Phase The phase.
---@field player integer The player whose turn it is, 1 to 8. In the Reaction Phase the other player releases.

---@class grognard.ocs.modes.release.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Released.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.modes.release.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Released The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may be released from Reserve (OCS 5.7b).
---@param question grognard.ocs.modes.release.Question
---@param options? grognard.Options
---@return grognard.ocs.modes.release.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.modes.release.Question, options: grognard.RawOptions): grognard.ocs.modes.release.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.modes.release(question, options) end

---A position at the end of a player turn.
---@class grognard.ocs.modes.clean_up.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field phase grognard.ocs.Phase The phase.
---@field player integer The player whose turn ends, 1 to 8.

---@class grognard.ocs.modes.clean_up.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CleanedUp.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.modes.clean_up.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CleanedUp The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The markers that the Clean Up Phase removes (OCS 2.3, 5.9, 5.10).
---@param question grognard.ocs.modes.clean_up.Question
---@param options? grognard.Options
---@return grognard.ocs.modes.clean_up.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.modes.clean_up.Question, options: grognard.RawOptions): grognard.ocs.modes.clean_up.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.modes.clean_up(question, options) end

grognard.ocs.odds = {}

---Two strengths to compare.
---@class grognard.ocs.odds.round.Question
---@field attack grognard.Measure The attacker's strength in points.
---@field defence grognard.Measure The defender's strength in points.
---@field ground? grognard.ocs.Ground The row of the odds table. Needed for a column; rounded odds do not depend on it.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by default the printed ones. Rounded odds do not depend on them.

---@class grognard.ocs.odds.round.Answer
---@field value grognard.Odds.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.odds.round.RawAnswer
---@field value grognard.Odds The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The rounded odds of two strengths (OCS 4.2).
---@param question grognard.ocs.odds.round.Question
---@param options? grognard.Options
---@return grognard.ocs.odds.round.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.odds.round.Question, options: grognard.RawOptions): grognard.ocs.odds.round.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.odds.round(question, options) end

---Two strengths to compare.
---@class grognard.ocs.odds.column.Question
---@field attack grognard.Measure The attacker's strength in points.
---@field defence grognard.Measure The defender's strength in points.
---@field ground? grognard.ocs.Ground The row of the odds table. Needed for a column; rounded odds do not depend on it.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by default the printed ones. Rounded odds do not depend on them.

---@class grognard.ocs.odds.column.Answer
---@field value grognard.ocs.Column.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.odds.column.RawAnswer
---@field value grognard.ocs.Column The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The odds column of two strengths (OCS 9.7).
---@param question grognard.ocs.odds.column.Question
---@param options? grognard.Options
---@return grognard.ocs.odds.column.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.odds.column.Question, options: grognard.RawOptions): grognard.ocs.odds.column.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.odds.column(question, options) end

grognard.ocs.combat = {}

---An attack on one hex.
---@class grognard.ocs.combat.assess.Question
---@field attackers (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The attacking units, in any hexes.
---@field defenders (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the attacked hex. Units that are not combat units take no part.
---@field attack grognard.ocs.Attack The kind of attack.
---@field phase grognard.ocs.Phase The phase of the attack.
---@field target? grognard.Hex|grognard.Hex.Fields|integer[] The attacked hex.
---@field terrain? (grognard.ocs.Terrain|grognard.ocs.Terrain.Fields)[]|grognard.List<grognard.ocs.Terrain> The terrain of the attacked hex, as rows of the game's chart. An empty list for open ground without effect.
---@field own_terrain? integer The terrain that the defender chose for himself; by default the one that is best for him.
---@field approaches? (grognard.ocs.Approach|grognard.ocs.Approach.Fields)[]|grognard.List<grognard.ocs.Approach> The terrain between the attackers' hexes and the target. A hex that is not listed has nothing in between. For an overrun the hex must be listed, with the cost of entering the target.
---@field hedgehog? integer The level of the hedgehog in the hex, 0 to 4; 0 for none. Default: 0.
---@field attacker_lead? integer The attacker whose Action Rating counts; by default the one with the highest, of those that the option `independents` lets lead.
---@field defender_lead? integer The defender whose Action Rating counts; by default the one with the highest.
---@field hex_attacked? boolean The hex has been attacked before in this Combat Segment. Default: false.
---@field bystanders_re? grognard.Measure Size of other friendly units in the overrunning stack's hex, in RE. Default: 0.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by default the printed ones.

---@class grognard.ocs.combat.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Assessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.combat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Assessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether an attack is allowed, and at what odds, column and modifier (OCS 8.0, 9.1 to 9.7).
---@param question grognard.ocs.combat.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.combat.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.combat.assess.Question, options: grognard.RawOptions): grognard.ocs.combat.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.combat.assess(question, options) end

---An assessed attack and its dice.
---@class grognard.ocs.combat.resolve.Question
---@field assessment grognard.ocs.Assessment|grognard.ocs.Assessment.Fields The assessment.
---@field dice integer[] Two dice for surprise, one more if there is surprise, two for the combat; 1 to 6 each.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by which it was assessed; by default the printed ones.

---@class grognard.ocs.combat.resolve.Answer
---@field value grognard.ocs.Battle.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.combat.resolve.RawAnswer
---@field value grognard.ocs.Battle The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The result of an assessed attack and its dice (OCS 9.8, 9.9).
---@param question grognard.ocs.combat.resolve.Question
---@param options? grognard.Options
---@return grognard.ocs.combat.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.combat.resolve.Question, options: grognard.RawOptions): grognard.ocs.combat.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.combat.resolve(question, options) end

---A battle and the units of the side that settles next.
---@class grognard.ocs.combat.choices.Question
---@field battle grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle, as `resolve` or `apply` returned it.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units of the side that settles next, as they entered the combat.

---@class grognard.ocs.combat.choices.Answer
---@field value grognard.ocs.Owed.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.combat.choices.RawAnswer
---@field value grognard.ocs.Owed The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What the side whose turn it is owes and may choose, with the units as they entered the combat (OCS 9.10, 9.11).
---@param question grognard.ocs.combat.choices.Question
---@param options? grognard.Options
---@return grognard.ocs.combat.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.combat.choices.Question, options: grognard.RawOptions): grognard.ocs.combat.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.combat.choices(question, options) end

---A side's payment.
---@class grognard.ocs.combat.apply.Question
---@field battle grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle, as `resolve` or `apply` returned it.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units of the side that settles next, as they entered the combat.
---@field losses? integer[] The steps that each unit loses, in the order of `units`. An empty list for no losses.
---@field retreat? integer The number of hexes that all units retreat. Default: 0.
---@field ignore? boolean The option is ignored. Default: false.

---@class grognard.ocs.combat.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Settled.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.combat.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Settled The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Settles one side's part of a result, with the units as they entered the combat (OCS 9.10 to 9.13).
---@param question grognard.ocs.combat.apply.Question
---@param options? grognard.Options
---@return grognard.ocs.combat.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.combat.apply.Question, options: grognard.RawOptions): grognard.ocs.combat.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.combat.apply(question, options) end

---Attackers who advance after a combat.
---@class grognard.ocs.combat.advance.Question
---@field battle grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle, as `apply` returned it for the defender.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The attackers as they are after the combat, without those that were eliminated.
---@field advancing? integer[] The units that advance, each once. An empty list if none does.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The attacked hex.
---@field enemy_noncombat? boolean Enemy units that are not combat units are in the hex. Default: false.

---@class grognard.ocs.combat.advance.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Advanced.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.combat.advance.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Advanced The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Which attackers advance into the attacked hex (OCS 9.12g).
---@param question grognard.ocs.combat.advance.Question
---@param options? grognard.Options
---@return grognard.ocs.combat.advance.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.combat.advance.Question, options: grognard.RawOptions): grognard.ocs.combat.advance.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.combat.advance(question, options) end

---How a side takes its option.
---@alias grognard.ocs.Policy
---| "stand" # As step losses.
---| "fall_back" # As hexes of retreat.

---An assessed attack, and how each side takes its option.
---@class grognard.ocs.combat.distribution.Question
---@field assessment grognard.ocs.Assessment|grognard.ocs.Assessment.Fields The assessment.
---@field attacker_policy? grognard.ocs.Policy How the attacker takes his option. Required.
---@field defender_policy? grognard.ocs.Policy How the defender takes his option. Required.
---@field defender_obeys? boolean The defender takes his option even if he may ignore it. Default: false.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by which it was assessed; by default the printed ones.

---@class grognard.ocs.combat.distribution.Answer
---@field value grognard.ocs.CombatDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.combat.distribution.RawAnswer
---@field value grognard.ocs.CombatDistribution The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of an assessed attack (OCS 9.8 to 9.13).
---@param question grognard.ocs.combat.distribution.Question
---@param options? grognard.Options
---@return grognard.ocs.combat.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.combat.distribution.Question, options: grognard.RawOptions): grognard.ocs.combat.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.combat.distribution(question, options) end

---A result that occurred.
---@class grognard.ocs.combat.percentile.Question
---@field assessment grognard.ocs.Assessment|grognard.ocs.Assessment.Fields The assessment before the dice.
---@field result grognard.ocs.CombatResult The result of the dice.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by which it was assessed; by default the printed ones.

---@class grognard.ocs.combat.percentile.Answer
---@field value grognard.Percentile.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.combat.percentile.RawAnswer
---@field value grognard.Percentile The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where a result that happened stands among all that could have (OCS 9.9).
---@param question grognard.ocs.combat.percentile.Question
---@param options? grognard.Options
---@return grognard.ocs.combat.percentile.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.combat.percentile.Question, options: grognard.RawOptions): grognard.ocs.combat.percentile.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.combat.percentile(question, options) end

grognard.ocs.retreat = {}

---A stack that retreats.
---@class grognard.ocs.retreat.assess.Question
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that retreat together.
---@field start? grognard.Hex|grognard.Hex.Fields|integer[] The hex from which they retreat.
---@field path (grognard.ocs.RetreatHex|grognard.ocs.RetreatHex.Fields)[]|grognard.List<grognard.ocs.RetreatHex> The hexes that they enter, in order.
---@field distance integer The distance in hexes from `start` at which they must end, at least 1.
---@field friends? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> Friendly units in the hexes of the path that do not retreat. An empty list if there are none.

---@class grognard.ocs.retreat.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Retreated.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.retreat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Retreated The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a retreat is legal, and what it does, with the units as the combat left them (OCS 9.12).
---@param question grognard.ocs.retreat.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.retreat.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.retreat.assess.Question, options: grognard.RawOptions): grognard.ocs.retreat.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.retreat.assess(question, options) end

---A stack that must retreat.
---@class grognard.ocs.retreat.find.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field units integer[] The units that retreat together, from one hex, by their `id`s.
---@field held? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
---@field distance integer The distance in hexes that they must retreat, 1 to 8.

---@class grognard.ocs.retreat.find.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Refuges.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Refuge.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.retreat.find.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Refuges The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Refuge[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The hexes where a retreat can end, the best first (OCS 9.12).
---@param question grognard.ocs.retreat.find.Question
---@param options? grognard.Options
---@return grognard.ocs.retreat.find.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.retreat.find.Question, options: grognard.RawOptions): grognard.ocs.retreat.find.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.retreat.find(question, options) end

---A stack that must retreat, and the hex where it is to end.
---@class grognard.ocs.retreat.way.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field units integer[] The units that retreat together, from one hex, by their `id`s.
---@field held? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
---@field distance integer The distance in hexes that they must retreat, 1 to 8.
---@field goal grognard.Hex|grognard.Hex.Fields|integer[] The hex where the retreat is to end.

---@class grognard.ocs.retreat.way.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Refuge.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RetreatHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.retreat.way.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Refuge The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RetreatHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The best way of a retreat to a hex (OCS 9.12).
---@param question grognard.ocs.retreat.way.Question
---@param options? grognard.Options
---@return grognard.ocs.retreat.way.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.retreat.way.Question, options: grognard.RawOptions): grognard.ocs.retreat.way.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.retreat.way(question, options) end

grognard.ocs.barrage = {}

---A barrage against the units in a hex.
---@class grognard.ocs.barrage.assess.Question
---@field firers (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The firing units: artillery, aircraft or ships, of one kind only.
---@field targets (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the hex, at least one of them a combat unit.
---@field spotters? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> Friendly units that may spot for the fire: any combat unit adjacent to the target that is not aboard a landing craft. If there are none, set `unspotted`.
---@field terrain? (grognard.ocs.Terrain|grognard.ocs.Terrain.Fields)[]|grognard.List<grognard.ocs.Terrain> The terrain of the hex, as rows of the game's chart.
---@field own_terrain? integer The terrain that the target's player chose; by default the one that is best for him.
---@field target? grognard.Hex|grognard.Hex.Fields|integer[] The target hex.
---@field phase grognard.ocs.Phase The phase of the barrage.
---@field hedgehog? integer The level of the hedgehog in the hex, 0 to 4; 0 for none. Default: 0.
---@field unpaid? boolean Set if the supply that artillery needs is not paid. Default: false.
---@field hex_barraged? boolean The hex has been barraged before in this phase. Default: false.
---@field hip_shoot? boolean The barrage is a hip shoot by an aircraft. Default: false.
---@field unspotted? boolean No friendly unit can spot; `spotters` is empty. Default: false.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by default the printed ones.

---@class grognard.ocs.barrage.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BarrageAssessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.barrage.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BarrageAssessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a barrage is allowed, its cost and its column (OCS 10.0, 10.1b).
---@param question grognard.ocs.barrage.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.barrage.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.barrage.assess.Question, options: grognard.RawOptions): grognard.ocs.barrage.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.barrage.assess(question, options) end

---An assessed barrage and its dice.
---@class grognard.ocs.barrage.resolve.Question
---@field assessment grognard.ocs.BarrageAssessment|grognard.ocs.BarrageAssessment.Fields The assessment.
---@field dice integer[] Two dice, and one more if the result is a half, 1 to 6 each.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by which it was assessed; by default the printed ones.

---@class grognard.ocs.barrage.resolve.Answer
---@field value grognard.ocs.Barraged.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.barrage.resolve.RawAnswer
---@field value grognard.ocs.Barraged The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The result of an assessed barrage and its dice (OCS 10.0).
---@param question grognard.ocs.barrage.resolve.Question
---@param options? grognard.Options
---@return grognard.ocs.barrage.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.barrage.resolve.Question, options: grognard.RawOptions): grognard.ocs.barrage.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.barrage.resolve(question, options) end

---A barrage and the units in its target hex.
---@class grognard.ocs.barrage.choices.Question
---@field barrage grognard.ocs.Barraged|grognard.ocs.Barraged.Fields The barrage, as `resolve` returned it.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the hex.

---@class grognard.ocs.barrage.choices.Answer
---@field value grognard.ocs.BarrageOwed.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.barrage.choices.RawAnswer
---@field value grognard.ocs.BarrageOwed The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a barrage's target owes, with the units as it found them (OCS 10.0).
---@param question grognard.ocs.barrage.choices.Question
---@param options? grognard.Options
---@return grognard.ocs.barrage.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.barrage.choices.Question, options: grognard.RawOptions): grognard.ocs.barrage.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.barrage.choices(question, options) end

---A choice of losses by the target's owner.
---@class grognard.ocs.barrage.apply.Question
---@field barrage grognard.ocs.Barraged|grognard.ocs.Barraged.Fields The barrage, as `resolve` returned it.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the hex.
---@field losses? integer[] The steps that each unit loses, in the order of `units`. An empty list for no losses.

---@class grognard.ocs.barrage.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Barraged.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.barrage.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Barraged The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Settles a barrage, with the units as it found them (OCS 10.0).
---@param question grognard.ocs.barrage.apply.Question
---@param options? grognard.Options
---@return grognard.ocs.barrage.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.barrage.apply.Question, options: grognard.RawOptions): grognard.ocs.barrage.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.barrage.apply(question, options) end

---An assessed barrage.
---@class grognard.ocs.barrage.distribution.Question
---@field assessment grognard.ocs.BarrageAssessment|grognard.ocs.BarrageAssessment.Fields The assessment.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by which it was assessed; by default the printed ones.

---@class grognard.ocs.barrage.distribution.Answer
---@field value grognard.ocs.BarrageDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.barrage.distribution.RawAnswer
---@field value grognard.ocs.BarrageDistribution The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of an assessed barrage (OCS 10.0).
---@param question grognard.ocs.barrage.distribution.Question
---@param options? grognard.Options
---@return grognard.ocs.barrage.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.barrage.distribution.Question, options: grognard.RawOptions): grognard.ocs.barrage.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.barrage.distribution(question, options) end

---An outcome that occurred.
---@class grognard.ocs.barrage.percentile.Question
---@field assessment grognard.ocs.BarrageAssessment|grognard.ocs.BarrageAssessment.Fields The assessment before the dice.
---@field outcome grognard.ocs.Outcome The outcome that occurred.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by which it was assessed; by default the printed ones.

---@class grognard.ocs.barrage.percentile.Answer
---@field value grognard.Percentile.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.barrage.percentile.RawAnswer
---@field value grognard.Percentile The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where an outcome that happened stands among all that could have (OCS 10.0).
---@param question grognard.ocs.barrage.percentile.Question
---@param options? grognard.Options
---@return grognard.ocs.barrage.percentile.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.barrage.percentile.Question, options: grognard.RawOptions): grognard.ocs.barrage.percentile.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.barrage.percentile(question, options) end

grognard.ocs.facility = {}

---A barrage against a facility.
---@class grognard.ocs.facility.assess.Question
---@field firers (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The firing units: artillery, aircraft or ships, of one kind only. Only aircraft fire at a railroad.
---@field facility grognard.ocs.Target The kind of target.
---@field target? grognard.Hex|grognard.Hex.Fields|integer[] The target hex.
---@field phase grognard.ocs.Phase The phase of the barrage.
---@field level? integer The level of an air base, 1 to 3. Required for one.
---@field hits? integer The hits that a port has before the barrage, 0 to 4. Default: 0.
---@field capacity? grognard.Measure The printed capacity of a port, in T. Required for one.
---@field planes? integer The planes at an air base or air strip, 0 to 32. Default: 0.
---@field unpaid? boolean Set if the supply that artillery needs is not paid. Default: false.
---@field hex_barraged? boolean The hex has been barraged before in this phase. Default: false.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by default the printed ones: the multiplier of barrage strength for a mode counts here too.

---@class grognard.ocs.facility.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.FacilityAssessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.facility.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.FacilityAssessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a facility may be barraged, in which column and at what cost (OCS 10.0c).
---@param question grognard.ocs.facility.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.facility.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.facility.assess.Question, options: grognard.RawOptions): grognard.ocs.facility.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.facility.assess(question, options) end

---An assessed barrage against a facility, and its dice.
---@class grognard.ocs.facility.resolve.Question
---@field assessment grognard.ocs.FacilityAssessment|grognard.ocs.FacilityAssessment.Fields The assessment.
---@field dice integer[] One die for the table, and one for each plane if the result can hit planes; 1 to 6 each.

---@class grognard.ocs.facility.resolve.Answer
---@field value grognard.ocs.FacilityHit.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.facility.resolve.RawAnswer
---@field value grognard.ocs.FacilityHit The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The result of an assessed barrage against a facility and its dice (OCS 10.0c).
---@param question grognard.ocs.facility.resolve.Question
---@param options? grognard.Options
---@return grognard.ocs.facility.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.facility.resolve.Question, options: grognard.RawOptions): grognard.ocs.facility.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.facility.resolve(question, options) end

---An assessed barrage against a facility.
---@class grognard.ocs.facility.distribution.Question
---@field assessment grognard.ocs.FacilityAssessment|grognard.ocs.FacilityAssessment.Fields The assessment.

---@class grognard.ocs.facility.distribution.Answer
---@field value grognard.ocs.FacilityDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.facility.distribution.RawAnswer
---@field value grognard.ocs.FacilityDistribution The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of a barrage against a facility (OCS 10.0c).
---@param question grognard.ocs.facility.distribution.Question
---@param options? grognard.Options
---@return grognard.ocs.facility.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.facility.distribution.Question, options: grognard.RawOptions): grognard.ocs.facility.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.facility.distribution(question, options) end

grognard.ocs.attrition = {}

---The units of a hex that are Out of Supply.
---@class grognard.ocs.attrition.assess.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side whose units check, 1 to 8.
---@field phase grognard.ocs.Phase The phase.
---@field player integer The player whose turn it is, 1 to 8.

---@class grognard.ocs.attrition.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.AttritionAssessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.attrition.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.AttritionAssessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The attrition of the units of a hex that are Out of Supply (OCS 12.8).
---@param question grognard.ocs.attrition.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.attrition.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.attrition.assess.Question, options: grognard.RawOptions): grognard.ocs.attrition.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.attrition.assess(question, options) end

---An attrition roll.
---@class grognard.ocs.attrition.resolve.Question
---@field assessment grognard.ocs.AttritionAssessment|grognard.ocs.AttritionAssessment.Fields The assessment.
---@field dice integer[] Two dice, 1 to 6 each.

---@class grognard.ocs.attrition.resolve.Answer
---@field value grognard.ocs.AttritionLoss.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.attrition.resolve.RawAnswer
---@field value grognard.ocs.AttritionLoss The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The steps that an attrition roll costs (OCS 12.8b).
---@param question grognard.ocs.attrition.resolve.Question
---@param options? grognard.Options
---@return grognard.ocs.attrition.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.attrition.resolve.Question, options: grognard.RawOptions): grognard.ocs.attrition.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.attrition.resolve(question, options) end

---The owner's choice of the steps that a roll costs.
---@class grognard.ocs.attrition.apply.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side whose units checked, 1 to 8.
---@field loss grognard.ocs.AttritionLoss|grognard.ocs.AttritionLoss.Fields The loss.
---@field losses? (grognard.ocs.StepsLost|grognard.ocs.StepsLost.Fields)[]|grognard.List<grognard.ocs.StepsLost> The steps that each unit loses. An empty list for no losses.

---@class grognard.ocs.attrition.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.AttritionLoss.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.attrition.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.AttritionLoss The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Takes the steps that an attrition roll costs (OCS 12.8b).
---@param question grognard.ocs.attrition.apply.Question
---@param options? grognard.Options
---@return grognard.ocs.attrition.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.attrition.apply.Question, options: grognard.RawOptions): grognard.ocs.attrition.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.attrition.apply(question, options) end

---An attrition roll that is to be weighed.
---@class grognard.ocs.attrition.distribution.Question
---@field assessment grognard.ocs.AttritionAssessment|grognard.ocs.AttritionAssessment.Fields The assessment.

---@class grognard.ocs.attrition.distribution.Answer
---@field value grognard.ocs.AttritionDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.attrition.distribution.RawAnswer
---@field value grognard.ocs.AttritionDistribution The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of an attrition roll (OCS 12.8b).
---@param question grognard.ocs.attrition.distribution.Question
---@param options? grognard.Options
---@return grognard.ocs.attrition.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.attrition.distribution.Question, options: grognard.RawOptions): grognard.ocs.attrition.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.attrition.distribution(question, options) end

grognard.ocs.trace = {}

---Units that eat out of one dump.
---@class grognard.ocs.trace.eat.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field units integer[] The units that are fed, by their `id`s.
---@field source integer The supply on the ground or the Transport Points that pay, by `id`.
---@field in_trace? integer[] The units of the side that trace, by their `id`s. An empty list for none.
---@field phase grognard.ocs.Phase The phase.
---@field player integer The player whose turn it is, 1 to 8.

---@class grognard.ocs.trace.eat.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Eaten.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trace.eat.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Eaten The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units without trace may eat out of a dump that each of them reaches, and what it costs (OCS 12.6c).
---@param question grognard.ocs.trace.eat.Question
---@param options? grognard.Options
---@return grognard.ocs.trace.eat.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trace.eat.Question, options: grognard.RawOptions): grognard.ocs.trace.eat.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trace.eat(question, options) end

---A side's units that trace and those that eat.
---@class grognard.ocs.trace.mark.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field in_trace? integer[] The units of the side that trace, by their `id`s. An empty list for none.
---@field fed? integer[] The units of the side that ate, by their `id`s. An empty list for none.
---@field phase grognard.ocs.Phase The phase.
---@field player integer The player whose turn it is, 1 to 8.

---@class grognard.ocs.trace.mark.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.SupplyMarks.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trace.mark.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.SupplyMarks The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The Out of Supply markers of a side in its Supply Phase (OCS 12.8a).
---@param question grognard.ocs.trace.mark.Question
---@param options? grognard.Options
---@return grognard.ocs.trace.mark.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trace.mark.Question, options: grognard.RawOptions): grognard.ocs.trace.mark.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trace.mark(question, options) end

---An Extender that is to collapse.
---@class grognard.ocs.trace.collapse.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The Extender, by its `id`.

---@class grognard.ocs.trace.collapse.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CollapseHexes.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.CollapseHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trace.collapse.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CollapseHexes The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.CollapseHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The hexes to which an Extender may collapse (OCS 9.14d, 12.7h).
---@param question grognard.ocs.trace.collapse.Question
---@param options? grognard.Options
---@return grognard.ocs.trace.collapse.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trace.collapse.Question, options: grognard.RawOptions): grognard.ocs.trace.collapse.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trace.collapse(question, options) end

---A side whose trace supply is looked for.
---@class grognard.ocs.trace.find.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field side integer The side, 1 to 8.
---@field why? boolean Say of those that do not trace whether the enemy keeps them from it. That takes as long again, or twice. Default: false.

---@class grognard.ocs.trace.find.Answer
---@field value grognard.ocs.TracesFound.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.TraceFound.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trace.find.RawAnswer
---@field value grognard.ocs.TracesFound The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.TraceFound[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Which combat units of a side can trace supply, each for itself, and by what way (OCS 12.6, 12.3, 12.7).
---@param question grognard.ocs.trace.find.Question
---@param options? grognard.Options
---@return grognard.ocs.trace.find.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trace.find.Question, options: grognard.RawOptions): grognard.ocs.trace.find.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trace.find(question, options) end

grognard.ocs.restock = {}

---Units that restock from the supply in their reach.
---@class grognard.ocs.restock.apply.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field units integer[] The units, by their `id`s, in the order in which their owner restocks them.
---@field supply grognard.Measure The supply in reach of all of them by draw or throw, in T.
---@field phase grognard.ocs.Phase The phase.
---@field player integer The player whose turn it is, 1 to 8.

---@class grognard.ocs.restock.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Restocked.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.restock.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Restocked The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Restocks the internal stocks of units with the supply in reach (OCS 12.10e).
---@param question grognard.ocs.restock.apply.Question
---@param options? grognard.Options
---@return grognard.ocs.restock.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.restock.apply.Question, options: grognard.RawOptions): grognard.ocs.restock.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.restock.apply(question, options) end

grognard.ocs.dumps = {}

---An attempt to blow a dump.
---@class grognard.ocs.dumps.blow.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field loads (grognard.ocs.BlowLoad|grognard.ocs.BlowLoad.Fields)[]|grognard.List<grognard.ocs.BlowLoad> The supply of one hex that is named, in the order in which its owner loses it.
---@field phase grognard.ocs.Phase The phase.
---@field player integer The player whose turn it is, 1 to 8. In the Reaction Phase the other player blows dumps.
---@field tried? boolean The dump was blown, or the attempt made, earlier in this phase. Default: false.
---@field dice integer[] One die, 1 to 6.

---@class grognard.ocs.dumps.blow.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Blown.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.dumps.blow.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Blown The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Blows a dump (OCS 12.11a).
---@param question grognard.ocs.dumps.blow.Question
---@param options? grognard.Options
---@return grognard.ocs.dumps.blow.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.dumps.blow.Question, options: grognard.RawOptions): grognard.ocs.dumps.blow.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.dumps.blow(question, options) end

grognard.ocs.sequence = {}

---Something that a player is to do in a segment.
---@class grognard.ocs.sequence.assess.Question
---@field segment grognard.ocs.Segment The segment.
---@field action grognard.ocs.TurnAction What is to be done.
---@field side integer The player who is to do it, 1 to 8.
---@field player? integer The player whose turn it is, from 1. Required in a player turn that is not played simultaneously.
---@field simulcast? boolean Both players play the turn simultaneously. Default: false.

---@class grognard.ocs.sequence.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.PermittedAction.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.sequence.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.PermittedAction The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a player may do something in a segment of the turn (OCS 2.3).
---@param question grognard.ocs.sequence.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.sequence.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.sequence.assess.Question, options: grognard.RawOptions): grognard.ocs.sequence.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.sequence.assess(question, options) end

---A segment that has ended.
---@class grognard.ocs.sequence.next.Question
---@field segment grognard.ocs.Segment The segment.
---@field first? integer The player who goes first in this game turn, from 1. Required from the end of First Player Determination on, save in a simulcast turn.
---@field second? integer The player who goes second, from 1; as `first`. Default: 0.
---@field player? integer The player whose turn it is. Required in a player turn that is not played simultaneously.
---@field simulcast? boolean Both players play the turn simultaneously. Default: false.

---@class grognard.ocs.sequence.next.Answer
---@field value grognard.ocs.NextSegment.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.sequence.next.RawAnswer
---@field value grognard.ocs.NextSegment The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The segment that follows another, and who acts in it (OCS 2.2).
---@param question grognard.ocs.sequence.next.Question
---@param options? grognard.Options
---@return grognard.ocs.sequence.next.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.sequence.next.Question, options: grognard.RawOptions): grognard.ocs.sequence.next.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.sequence.next(question, options) end

---A position at the end of a segment.
---@class grognard.ocs.sequence.close.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field segment grognard.ocs.Segment The segment.
---@field in_trace? integer[] The units that can trace supply where they stand, by their `id`s; in a game with the option `strat_draw` those that draw it. An empty list for none.

---@class grognard.ocs.sequence.close.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.sequence.close.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a Movement Segment may end with the units where they are (OCS 5.7g, 5.8b).
---@param question grognard.ocs.sequence.close.Question
---@param options? grognard.Options
---@return grognard.ocs.sequence.close.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.sequence.close.Question, options: grognard.RawOptions): grognard.ocs.sequence.close.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.sequence.close(question, options) end

grognard.ocs.breakout = {}

---A unit that is to break out.
---@class grognard.ocs.breakout.assess.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit, by its `id`.
---@field segment grognard.ocs.Segment The segment.
---@field player integer The player whose turn it is, 1 to 8.
---@field in_trace? integer[] The units of its side that are in trace now, by their `id`s. An empty list for none.
---@field first? boolean This is the first turn in which the unit finds itself without trace: in its last Supply Phase it traced without eating, or it has arrived since. Default: false.

---@class grognard.ocs.breakout.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BreakoutAssessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.breakout.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BreakoutAssessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit without trace may break out, and on what terms (OCS 12.8e).
---@param question grognard.ocs.breakout.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.breakout.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.breakout.assess.Question, options: grognard.RawOptions): grognard.ocs.breakout.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.breakout.assess(question, options) end

---The rolls of a breakout.
---@class grognard.ocs.breakout.resolve.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit, by its `id`.
---@field assessment grognard.ocs.BreakoutAssessment|grognard.ocs.BreakoutAssessment.Fields The assessment.
---@field dice integer[] For each roll one die, 1 to 6, and a second one if the first with its modifier is 5 or more.

---@class grognard.ocs.breakout.resolve.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BrokenOut.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.breakout.resolve.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BrokenOut The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The result of a breakout (OCS 12.8e).
---@param question grognard.ocs.breakout.resolve.Question
---@param options? grognard.Options
---@return grognard.ocs.breakout.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.breakout.resolve.Question, options: grognard.RawOptions): grognard.ocs.breakout.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.breakout.resolve(question, options) end

---The moment at which Breakdowns are made or absorbed.
---@alias grognard.ocs.BreakdownMoment
---| "moves" # The multi-step unit begins to move in a Movement Segment.
---| "advances" # The multi-step unit advances after combat.
---| "retreats" # The multi-step unit retreats.
---| "phase_ends" # A phase ends.

grognard.ocs.breakdowns = {}

---A multi-step unit that is to make Breakdowns.
---@class grognard.ocs.breakdowns.make.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The multi-step unit.
---@field breakdowns (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The Breakdowns that it is to make, with the mode and the markers that they are to have.
---@field moment grognard.ocs.BreakdownMoment The moment.
---@field phase grognard.ocs.Phase The phase.

---@class grognard.ocs.breakdowns.make.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BrokenDown.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.breakdowns.make.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BrokenDown The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a multi-step unit may put steps into its hex as Breakdowns (OCS 20.0).
---@param question grognard.ocs.breakdowns.make.Question
---@param options? grognard.Options
---@return grognard.ocs.breakdowns.make.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.breakdowns.make.Question, options: grognard.RawOptions): grognard.ocs.breakdowns.make.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.breakdowns.make(question, options) end

---A multi-step unit and the Breakdowns that are stacked with it when a phase ends.
---@class grognard.ocs.breakdowns.absorb.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The multi-step unit.
---@field breakdowns (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The Breakdowns that are stacked with it.
---@field absorbed? integer[] Those that it absorbs. An empty list for none.
---@field moment grognard.ocs.BreakdownMoment The moment.

---@class grognard.ocs.breakdowns.absorb.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Absorbed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.breakdowns.absorb.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Absorbed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a multi-step unit absorbs Breakdowns as it must (OCS 20.0d).
---@param question grognard.ocs.breakdowns.absorb.Question
---@param options? grognard.Options
---@return grognard.ocs.breakdowns.absorb.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.breakdowns.absorb.Question, options: grognard.RawOptions): grognard.ocs.breakdowns.absorb.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.breakdowns.absorb(question, options) end

grognard.ocs.zoc = {}

---A hex in which a side would act.
---@class grognard.ocs.zoc.covers.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side that would act in the hex, 1 to 8. The zones of all other sides are enemy zones.

---@class grognard.ocs.zoc.covers.Answer
---@field value grognard.ocs.Zone.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.CoveringUnit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.zoc.covers.RawAnswer
---@field value grognard.ocs.Zone The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.CoveringUnit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Who covers a hex with an enemy zone of control, and who negates it (OCS 4.5).
---@param question grognard.ocs.zoc.covers.Question
---@param options? grognard.Options
---@return grognard.ocs.zoc.covers.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.zoc.covers.Question, options: grognard.RawOptions): grognard.ocs.zoc.covers.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.zoc.covers(question, options) end

grognard.ocs.movement = {}

---A stack that moves along a path in a phase.
---@class grognard.ocs.movement.path.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position before the move.
---@field units integer[] The units that move together, from one hex, by their `id`s.
---@field path (grognard.ocs.Waypoint|grognard.ocs.Waypoint.Fields)[]|grognard.List<grognard.ocs.Waypoint> The hexes that they enter, in order.
---@field drops? (grognard.ocs.DropOff|grognard.ocs.DropOff.Fields)[]|grognard.List<grognard.ocs.DropOff> The units that are dropped off on the way. They move no further; the others go on.
---@field phase grognard.ocs.Phase The phase.
---@field player integer The player whose turn it is, 1 to 8. In the Reaction Phase the other player moves.
---@field entered? boolean The stack entered its present hex earlier in this phase, and so did not begin the phase there. Default: false.

---@class grognard.ocs.movement.path.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Marched.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Pace.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.movement.path.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Marched The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Pace[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a stack may move along a path, and what each unit spends (OCS 6, 8.1).
---@param question grognard.ocs.movement.path.Question
---@param options? grognard.Options
---@return grognard.ocs.movement.path.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.movement.path.Question, options: grognard.RawOptions): grognard.ocs.movement.path.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.movement.path(question, options) end

---A unit that is to move in a phase.
---@class grognard.ocs.movement.reach.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit, by its `id`.
---@field phase grognard.ocs.Phase The phase.
---@field player integer The player whose turn it is, 1 to 8. In the Reaction Phase the other player moves.
---@field entered? boolean The unit entered its present hex earlier in this phase, and so did not begin the phase there. Default: false.

---@class grognard.ocs.movement.reach.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Roamed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Goal.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.movement.reach.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Roamed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Goal[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Every hex that a unit can move to, and the cheapest way (OCS 6).
---@param question grognard.ocs.movement.reach.Question
---@param options? grognard.Options
---@return grognard.ocs.movement.reach.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.movement.reach.Question, options: grognard.RawOptions): grognard.ocs.movement.reach.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.movement.reach(question, options) end

grognard.ocs.rail = {}

---A hex whose railroad is examined for a side.
---@class grognard.ocs.rail.track.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side of the trains, 1 to 8.

---@class grognard.ocs.rail.track.Answer
---@field value grognard.ocs.Track.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.rail.track.RawAnswer
---@field value grognard.ocs.Track The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What the railroad in a hex is to a side (OCS 13.3, 13.3f, 13.3h).
---@param question grognard.ocs.rail.track.Question
---@param options? grognard.Options
---@return grognard.ocs.rail.track.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.rail.track.Question, options: grognard.RawOptions): grognard.ocs.rail.track.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.rail.track(question, options) end

---The use of a railroad.
---@alias grognard.ocs.RailUse
---| "cargo" # Moving cargo with Rail Cap. Enemy zones of control are never negated.
---| "trace" # Tracing supply. A friendly combat unit in the hex negates enemy zones, and Extenders link.

---A hex where trains are to stop.
---@class grognard.ocs.rail.detrainable.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side of the trains, 1 to 8.
---@field usage grognard.ocs.RailUse The use of the railroad.

---@class grognard.ocs.rail.detrainable.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Detrainable.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.rail.detrainable.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Detrainable The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a hex is detrainable, and its way back to supply (OCS 13.3c).
---@param question grognard.ocs.rail.detrainable.Question
---@param options? grognard.Options
---@return grognard.ocs.rail.detrainable.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.rail.detrainable.Question, options: grognard.RawOptions): grognard.ocs.rail.detrainable.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.rail.detrainable(question, options) end

---A side whose stops are listed.
---@class grognard.ocs.rail.stops.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field side integer The side, 1 to 8.

---@class grognard.ocs.rail.stops.Answer
---@field value grognard.ocs.RailStopsFound.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailStopFound.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.rail.stops.RawAnswer
---@field value grognard.ocs.RailStopsFound The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailStopFound[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Every hex where trains might stop, and what keeps them from it (OCS 13.3c).
---@param question grognard.ocs.rail.stops.Question
---@param options? grognard.Options
---@return grognard.ocs.rail.stops.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.rail.stops.Question, options: grognard.RawOptions): grognard.ocs.rail.stops.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.rail.stops(question, options) end

---A hex whose control is decided.
---@class grognard.ocs.rail.control.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position, with the hex's control before.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field entered? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that entered the hex since, in order, whether or not they are still in it. Units in the hex on the board count as having entered without being listed.
---@field behind? integer The side behind whose front line the hex now clearly lies; 0 if that is not clear or has not changed. This is the caller's judgement. From 0 to 8. Default: 0.

---@class grognard.ocs.rail.control.Answer
---@field value grognard.ocs.RailControlled.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.rail.control.RawAnswer
---@field value grognard.ocs.RailControlled The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Who controls a hex where trains may stop (OCS 13.3h).
---@param question grognard.ocs.rail.control.Question
---@param options? grognard.Options
---@return grognard.ocs.rail.control.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.rail.control.Question, options: grognard.RawOptions): grognard.ocs.rail.control.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.rail.control(question, options) end

---A side whose railheads are listed.
---@class grognard.ocs.rail.railheads.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field side integer The side, 1 to 8.

---@class grognard.ocs.rail.railheads.Answer
---@field value grognard.ocs.RailExtentFound.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Railhead.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.rail.railheads.RawAnswer
---@field value grognard.ocs.RailExtentFound The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Railhead[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where Railhead markers lie (OCS 13.3d).
---@param question grognard.ocs.rail.railheads.Question
---@param options? grognard.Options
---@return grognard.ocs.rail.railheads.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.rail.railheads.Question, options: grognard.RawOptions): grognard.ocs.rail.railheads.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.rail.railheads(question, options) end

---Cargo that is to move by rail.
---@class grognard.ocs.rail.assess.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position. The cargo may be on the board or not.
---@field cargo (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The cargo, which moves together: combat units, Transport Points, supply. The `amount` of Transport Points and supply is how much of it moves; a unit's use earlier in the phase is given by its own fields.
---@field start grognard.Hex|grognard.Hex.Fields|integer[] The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
---@field to grognard.Hex|grognard.Hex.Fields|integer[] The hex where it detrains.
---@field side integer The side of the cargo, 1 to 8.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field rail_cap grognard.Measure The side's Rail Cap for this turn, in points of capacity. The smallest cargo, a quarter of an RE of units with a Leg movement allowance of 6 or less, costs 1/16 on a way that is all multi-track.
---@field rail_cap_used? grognard.Measure The Rail Cap used earlier in this turn, in points. Rail Cap unused in earlier turns does not count. Default: 0.
---@field arriving? boolean The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive. Default: false.
---@field converts? boolean Rail Repair units of the cargo also convert hexes in this phase, before or after the movement. Default: false.

---@class grognard.ocs.rail.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RailMoved.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.rail.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RailMoved The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether cargo may go by rail, the cheapest way, and what it costs (OCS 13.3a, 13.3b, 13.3e).
---@param question grognard.ocs.rail.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.rail.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.rail.assess.Question, options: grognard.RawOptions): grognard.ocs.rail.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.rail.assess(question, options) end

---Cargo that is to move by rail: as in `RailMove`, without a destination.
---@class grognard.ocs.rail.choices.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position. The cargo may be on the board or not.
---@field cargo (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The cargo, which moves together.
---@field start grognard.Hex|grognard.Hex.Fields|integer[] The hex where it entrains.
---@field side integer The side of the cargo, 1 to 8.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field rail_cap grognard.Measure The side's Rail Cap for this turn, in points.
---@field rail_cap_used? grognard.Measure The Rail Cap used earlier in this turn, in points. Default: 0.
---@field arriving? boolean The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive. Default: false.
---@field converts? boolean Rail Repair units of the cargo also convert hexes in this phase, before or after the movement. Default: false.

---@class grognard.ocs.rail.choices.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RailReached.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailGoal.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.rail.choices.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RailReached The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailGoal[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where cargo may go by rail, and what each place costs (OCS 13.3a, 13.3e).
---@param question grognard.ocs.rail.choices.Question
---@param options? grognard.Options
---@return grognard.ocs.rail.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.rail.choices.Question, options: grognard.RawOptions): grognard.ocs.rail.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.rail.choices(question, options) end

---Cargo that is to move by rail.
---@class grognard.ocs.rail.apply.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position. The cargo may be on the board or not.
---@field cargo (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The cargo, which moves together: combat units, Transport Points, supply. The `amount` of Transport Points and supply is how much of it moves; a unit's use earlier in the phase is given by its own fields.
---@field start grognard.Hex|grognard.Hex.Fields|integer[] The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
---@field to grognard.Hex|grognard.Hex.Fields|integer[] The hex where it detrains.
---@field side integer The side of the cargo, 1 to 8.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field rail_cap grognard.Measure The side's Rail Cap for this turn, in points of capacity. The smallest cargo, a quarter of an RE of units with a Leg movement allowance of 6 or less, costs 1/16 on a way that is all multi-track.
---@field rail_cap_used? grognard.Measure The Rail Cap used earlier in this turn, in points. Rail Cap unused in earlier turns does not count. Default: 0.
---@field arriving? boolean The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive. Default: false.
---@field converts? boolean Rail Repair units of the cargo also convert hexes in this phase, before or after the movement. Default: false.

---@class grognard.ocs.rail.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RailMoved.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.rail.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RailMoved The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Moves cargo by rail (OCS 13.3e).
---@param question grognard.ocs.rail.apply.Question
---@param options? grognard.Options
---@return grognard.ocs.rail.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.rail.apply.Question, options: grognard.RawOptions): grognard.ocs.rail.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.rail.apply(question, options) end

---A unit that converts railroads as it moves.
---@class grognard.ocs.rail.convert.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit before it moves, with its use earlier in the phase.
---@field path (grognard.ocs.RailStep|grognard.ocs.RailStep.Fields)[]|grognard.List<grognard.ocs.RailStep> The hexes that it enters, in order.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field mp grognard.Measure The cost of the movement, in MP.

---@class grognard.ocs.rail.convert.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RailConverted.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.rail.convert.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RailConverted The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit may convert the railroads that it enters (OCS 13.3f, 13.3g).
---@param question grognard.ocs.rail.convert.Question
---@param options? grognard.Options
---@return grognard.ocs.rail.convert.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.rail.convert.Question, options: grognard.RawOptions): grognard.ocs.rail.convert.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.rail.convert(question, options) end

---A hex that trace supply is to reach.
---@class grognard.ocs.rail.trace.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex to which units, or a headquarters for them, trace.
---@field side integer The side that traces, 1 to 8.

---@class grognard.ocs.rail.trace.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RailTraced.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.rail.trace.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RailTraced The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may trace supply to a hex, by rail and by Extenders (OCS 12.6, 12.7, 13.3c).
---@param question grognard.ocs.rail.trace.Question
---@param options? grognard.Options
---@return grognard.ocs.rail.trace.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.rail.trace.Question, options: grognard.RawOptions): grognard.ocs.rail.trace.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.rail.trace(question, options) end

---An ability of headquarters (13.1b).
---@alias grognard.ocs.HqAbility
---| "throw" # Throwing supply.
---| "trace" # Giving trace supply to units within throw range.
---| "rebuild" # Rebuilding units.
---| "engineer" # Engineer work.

grognard.ocs.headquarters = {}

---A unit and an ability of headquarters.
---@class grognard.ocs.headquarters.ability.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The headquarters.
---@field ability grognard.ocs.HqAbility The ability.

---@class grognard.ocs.headquarters.ability.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ThrowRange.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.headquarters.ability.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ThrowRange The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a headquarters can do something in its mode, and how far it throws (OCS 13.1b).
---@param question grognard.ocs.headquarters.ability.Question
---@param options? grognard.Options
---@return grognard.ocs.headquarters.ability.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.headquarters.ability.Question, options: grognard.RawOptions): grognard.ocs.headquarters.ability.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.headquarters.ability(question, options) end

---A question about one unit.
---@class grognard.ocs.headquarters.abilities.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.

---@class grognard.ocs.headquarters.abilities.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.HqAbilities.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.headquarters.abilities.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.HqAbilities The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a headquarters is and can do in its mode (OCS 13.1).
---@param question grognard.ocs.headquarters.abilities.Question
---@param options? grognard.Options
---@return grognard.ocs.headquarters.abilities.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.headquarters.abilities.Question, options: grognard.RawOptions): grognard.ocs.headquarters.abilities.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.headquarters.abilities(question, options) end

---A headquarters and a unit that it is to support.
---@class grognard.ocs.headquarters.serve.Question
---@field hq grognard.ocs.Unit|grognard.ocs.Unit.Fields The headquarters.
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.
---@field limits? (grognard.ocs.ServiceLimit|grognard.ocs.ServiceLimit.Fields)[]|grognard.List<grognard.ocs.ServiceLimit> The game's limits.

---@class grognard.ocs.headquarters.serve.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.headquarters.serve.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a headquarters may serve a unit (OCS 13.1d).
---@param question grognard.ocs.headquarters.serve.Question
---@param options? grognard.Options
---@return grognard.ocs.headquarters.serve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.headquarters.serve.Question, options: grognard.RawOptions): grognard.ocs.headquarters.serve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.headquarters.serve(question, options) end

---The two printed sides of a counter, of which the Combat Mode side is not known.
---@class grognard.ocs.headquarters.combat_side.Question
---@field kind grognard.ocs.Kind The kind of counter: a headquarters or artillery.
---@field first grognard.ocs.Face|grognard.ocs.Face.Fields One side.
---@field second grognard.ocs.Face|grognard.ocs.Face.Fields The other side.

---@class grognard.ocs.headquarters.combat_side.Answer
---@field value grognard.ocs.WhichSide.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.headquarters.combat_side.RawAnswer
---@field value grognard.ocs.WhichSide The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Which side of a headquarters or of artillery is its Combat Mode side (OCS 13.1a, 13.4).
---@param question grognard.ocs.headquarters.combat_side.Question
---@param options? grognard.Options
---@return grognard.ocs.headquarters.combat_side.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.headquarters.combat_side.Question, options: grognard.RawOptions): grognard.ocs.headquarters.combat_side.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.headquarters.combat_side(question, options) end

grognard.ocs.artillery = {}

---An artillery unit that is to fire.
---@class grognard.ocs.artillery.assess.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The artillery unit. Movement earlier in the phase makes a difference under the option `reactive_artillery` only.
---@field phase grognard.ocs.Phase The phase in whose Barrage Segment it is to fire.
---@field unpaid? boolean Set if the supply for the barrage is not paid. Default: false.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.
---@field tables? grognard.ocs.Tables|grognard.ocs.Tables.Fields The game's own tables, by default the printed ones: the multiplier of barrage strength for a mode.

---@class grognard.ocs.artillery.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ArtilleryFire.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.artillery.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ArtilleryFire The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether an artillery unit may fire in a phase, with what strength and how far (OCS 13.4a).
---@param question grognard.ocs.artillery.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.artillery.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.artillery.assess.Question, options: grognard.RawOptions): grognard.ocs.artillery.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.artillery.assess(question, options) end

grognard.ocs.paths = {}

---A headquarters on a board.
---@class grognard.ocs.paths.throw_reach.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hq integer The headquarters, by its `id`.

---@class grognard.ocs.paths.throw_reach.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ThrowRange.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ReachedHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.paths.throw_reach.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ThrowRange The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ReachedHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a headquarters' throw reaches (OCS 12.3b).
---@param question grognard.ocs.paths.throw_reach.Question
---@param options? grognard.Options
---@return grognard.ocs.paths.throw_reach.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.paths.throw_reach.Question, options: grognard.RawOptions): grognard.ocs.paths.throw_reach.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.paths.throw_reach(question, options) end

---A headquarters that is to throw supply to a unit.
---@class grognard.ocs.paths.throw_to.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hq integer The headquarters, by its `id`.
---@field unit integer The unit, by its `id`.
---@field thrown_before? boolean The supply reached this headquarters by the throw of another. Default: false.

---@class grognard.ocs.paths.throw_to.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Supplied.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.paths.throw_to.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Supplied The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a headquarters' throw reaches a unit that it may serve, and the path (OCS 12.3b).
---@param question grognard.ocs.paths.throw_to.Question
---@param options? grognard.Options
---@return grognard.ocs.paths.throw_to.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.paths.throw_to.Question, options: grognard.RawOptions): grognard.ocs.paths.throw_to.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.paths.throw_to(question, options) end

---A unit that is to draw supply.
---@class grognard.ocs.paths.draw.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit, by its `id`.
---@field source integer The dump or the loaded Transport Points, by `id`.

---@class grognard.ocs.paths.draw.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Supplied.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.paths.draw.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Supplied The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit can draw directly from a source, and the path (OCS 12.3).
---@param question grognard.ocs.paths.draw.Question
---@param options? grognard.Options
---@return grognard.ocs.paths.draw.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.paths.draw.Question, options: grognard.RawOptions): grognard.ocs.paths.draw.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.paths.draw(question, options) end

---A unit whose supply sources are listed.
---@class grognard.ocs.paths.sources.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit, by its `id`.

---@class grognard.ocs.paths.sources.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.SourceTotal.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SourceRow.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.paths.sources.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.SourceTotal The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SourceRow[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---All that a unit can draw from directly (OCS 12.3).
---@param question grognard.ocs.paths.sources.Question
---@param options? grognard.Options
---@return grognard.ocs.paths.sources.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.paths.sources.Question, options: grognard.RawOptions): grognard.ocs.paths.sources.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.paths.sources(question, options) end

---A unit whose supply is looked for.
---@class grognard.ocs.paths.supplies.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit, by its `id`.

---@class grognard.ocs.paths.supplies.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.SourceTotal.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SupplyRow.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.paths.supplies.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.SourceTotal The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SupplyRow[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---All the supply in reach of a unit, by draw and by throw, and the cheapest way to each (OCS 12.3, 12.3b).
---@param question grognard.ocs.paths.supplies.Question
---@param options? grognard.Options
---@return grognard.ocs.paths.supplies.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.paths.supplies.Question, options: grognard.RawOptions): grognard.ocs.paths.supplies.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.paths.supplies(question, options) end

---A unit whose supply a headquarters is to draw and throw.
---@class grognard.ocs.paths.relay.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit that uses the supply, by its `id`.
---@field hq integer The headquarters that draws the supply and throws it on, by its `id`.
---@field source integer The dump or the loaded Transport Points, by `id`.

---@class grognard.ocs.paths.relay.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Relayed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.paths.relay.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Relayed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a headquarters can draw supply and throw it to a unit, and both paths (OCS 12.3b).
---@param question grognard.ocs.paths.relay.Question
---@param options? grognard.Options
---@return grognard.ocs.paths.relay.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.paths.relay.Question, options: grognard.RawOptions): grognard.ocs.paths.relay.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.paths.relay(question, options) end

---How supply is to be loaded.
---@alias grognard.ocs.LoadBy
---| "dump" # From a dump in the same hex.
---| "draw" # By direct draw.
---| "thrown" # By a headquarters' throw.

---Whether and when Transport Points were captured since their side's last Movement Phase.
---@alias grognard.ocs.WhenCaptured
---| "never" # They were not captured.
---| "movement" # In the current Movement Phase.
---| "otherwise" # In another phase.

grognard.ocs.trucks = {}

---Supply that Transport Points are to load.
---@class grognard.ocs.trucks.load.Question
---@field truck grognard.ocs.Unit|grognard.ocs.Unit.Fields The Transport Points.
---@field source grognard.ocs.Unit|grognard.ocs.Unit.Fields The dump. `transported` is the transport of that supply earlier in this phase; supply that was transported is not loaded again.
---@field amount grognard.Measure The amount to load, in T.
---@field how grognard.ocs.LoadBy How it is to be loaded.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field captured? grognard.ocs.WhenCaptured When the Transport Points were captured; by default they were not. Default: "never".

---@class grognard.ocs.trucks.load.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.LoadingCost.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.load.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.LoadingCost The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may load supply, and the cost (OCS 13.2f).
---@param question grognard.ocs.trucks.load.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.load.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.load.Question, options: grognard.RawOptions): grognard.ocs.trucks.load.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.load(question, options) end

---Supply that Transport Points are to unload.
---@class grognard.ocs.trucks.unload.Question
---@field truck grognard.ocs.Unit|grognard.ocs.Unit.Fields The Transport Points.
---@field here (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The other units in their hex.
---@field amount grognard.Measure The amount to unload, in T.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field captured? grognard.ocs.WhenCaptured When the Transport Points were captured; by default they were not. Default: "never".

---@class grognard.ocs.trucks.unload.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.LoadingCost.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.unload.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.LoadingCost The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may unload supply where they are, and the cost (OCS 13.2f).
---@param question grognard.ocs.trucks.unload.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.unload.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.unload.Question, options: grognard.RawOptions): grognard.ocs.trucks.unload.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.unload(question, options) end

---Transport Points and their load.
---@class grognard.ocs.trucks.carry.Question
---@field truck grognard.ocs.Unit|grognard.ocs.Unit.Fields The Transport Points with their load.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.trucks.carry.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Carried.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.carry.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Carried The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points can carry their load, and what the counter shows (OCS 13.2c, 13.2h).
---@param question grognard.ocs.trucks.carry.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.carry.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.carry.Question, options: grognard.RawOptions): grognard.ocs.trucks.carry.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.carry(question, options) end

---Transport Points that are to move, or to move on.
---@class grognard.ocs.trucks.advance.Question
---@field truck grognard.ocs.Unit|grognard.ocs.Unit.Fields The Transport Points, with the movement that they spent in this phase.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field captured? grognard.ocs.WhenCaptured When they were captured; by default they were not. Default: "never".
---@field begun? boolean They have begun to move in this phase, even if they have spent nothing yet. Default: false.
---@field others_moved? boolean Another unit has moved since they began to move. Default: false.
---@field dropped? boolean They were dropped off by a stack, or are the part left behind by points that were divided off and moved on. Default: false.

---@class grognard.ocs.trucks.advance.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TruckAllowance.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.advance.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TruckAllowance The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may move, or move on after a pause (OCS 13.2a).
---@param question grognard.ocs.trucks.advance.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.advance.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.advance.Question, options: grognard.RawOptions): grognard.ocs.trucks.advance.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.advance(question, options) end

---Transport Points and a mode.
---@class grognard.ocs.trucks.mode.Question
---@field truck grognard.ocs.Unit|grognard.ocs.Unit.Fields The Transport Points in their present mode.
---@field mode grognard.ocs.Mode The mode to take.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field enemy_zoc? boolean Their hex is in an enemy zone of control, negated or not. Default: false.

---@class grognard.ocs.trucks.mode.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.mode.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may take a mode (OCS 13.2d).
---@param question grognard.ocs.trucks.mode.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.mode.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.mode.Question, options: grognard.RawOptions): grognard.ocs.trucks.mode.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.mode(question, options) end

---Transport Points that are to be shipped.
---@class grognard.ocs.trucks.ship.Question
---@field truck grognard.ocs.Unit|grognard.ocs.Unit.Fields The Transport Points with their load.
---@field by grognard.ocs.Transport The kind of transport.

---@class grognard.ocs.trucks.ship.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Freight.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.ship.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Freight The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may be shipped, and what it takes (OCS 13.2e).
---@param question grognard.ocs.trucks.ship.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.ship.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.ship.Question, options: grognard.RawOptions): grognard.ocs.trucks.ship.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.ship(question, options) end

---A question about one unit.
---@class grognard.ocs.trucks.needs.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.

---@class grognard.ocs.trucks.needs.Answer
---@field value grognard.ocs.Needs.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.needs.RawAnswer
---@field value grognard.ocs.Needs The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit needs fuel and trace supply (OCS 12.5, 13.2b).
---@param question grognard.ocs.trucks.needs.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.needs.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.needs.Question, options: grognard.RawOptions): grognard.ocs.trucks.needs.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.needs(question, options) end

---The purpose for which supply is spent.
---@alias grognard.ocs.SupplyUse
---| "fuel_unit" # Fuel for one unit.
---| "fuel_formation" # Fuel for a formation.
---| "fuel_hq" # Fuel for a headquarters and the independent units in its throw range.
---| "construction" # Construction: building or improving.
---| "repair" # Repair.
---| "combat" # Combat.
---| "barrage" # A barrage.
---| "eating" # Eating off the map.
---| "refit" # The refit of aircraft.
---| "stocks" # Replenishing internal stocks.

---Transport Points whose load is to be used.
---@class grognard.ocs.trucks.spend.Question
---@field truck grognard.ocs.Unit|grognard.ocs.Unit.Fields The Transport Points with their load. If `will_move` is set they will move on in this phase, and only pause.
---@field user grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit that finally uses the supply, whether or not a headquarters passes it on.
---@field purpose grognard.ocs.SupplyUse The purpose.
---@field amount grognard.Measure The amount to spend, in T.
---@field others_moved? boolean Another unit has moved since the Transport Points began to move. Default: false.
---@field upcoming? boolean The combat or barrage to be paid for is yet to come, in a later segment or after further movement. Default: false.
---@field thrown? boolean A headquarters throws the supply to the user. Default: false.

---@class grognard.ocs.trucks.spend.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.LoadLeft.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.spend.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.LoadLeft The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether the load of Transport Points may be spent on something (OCS 13.2a).
---@param question grognard.ocs.trucks.spend.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.spend.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.spend.Question, options: grognard.RawOptions): grognard.ocs.trucks.spend.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.spend(question, options) end

---A unit that is to use its internal stocks.
---@class grognard.ocs.trucks.stocks.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.
---@field sources (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> Every dump and all loaded Transport Points whose supply the unit could use.
---@field purpose grognard.ocs.SupplyUse The purpose.
---@field cost grognard.Measure The cost, in T.

---@class grognard.ocs.trucks.stocks.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.StocksUsed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.stocks.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.StocksUsed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit may use its internal stocks and leave supply unused (OCS 12.10a, 13.2g.G).
---@param question grognard.ocs.trucks.stocks.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.stocks.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.stocks.Question, options: grognard.RawOptions): grognard.ocs.trucks.stocks.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.stocks(question, options) end

---Transport Points that are to be combined or divided.
---@class grognard.ocs.trucks.combine.Question
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The counters before.
---@field into grognard.Measure[] The points (TP) on each counter afterwards. Their sum must be that of the counters before.
---@field loads? grognard.Measure[] The load of each counter afterwards, in T. Their sum must be that of the counters before. An empty list fills them one after the other.
---@field mix? (grognard.ocs.CounterMix|grognard.ocs.CounterMix.Fields)[]|grognard.List<grognard.ocs.CounterMix> The game's counter mix. An empty list means no limit.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.

---@class grognard.ocs.trucks.combine.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.NewCounters.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.NewCounter.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.combine.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.NewCounters The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.NewCounter[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may be combined or divided so, and what comes of it (OCS 13.2c).
---@param question grognard.ocs.trucks.combine.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.combine.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.combine.Question, options: grognard.RawOptions): grognard.ocs.trucks.combine.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.combine(question, options) end

---Transport Points that are to form an Extender, or an Extender that is to become Transport Points again.
---@class grognard.ocs.trucks.extend.Question
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The counters, five points in all; or the Extender alone.
---@field unform? boolean The Extender is to be unformed. Default: false.
---@field connects? boolean In its hex the Extender would connect to its link. Default: false.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.

---@class grognard.ocs.trucks.extend.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.NewCounters.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.trucks.extend.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.NewCounters The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may form an Extender, or it be unformed (OCS 12.7, 13.2g.C).
---@param question grognard.ocs.trucks.extend.Question
---@param options? grognard.Options
---@return grognard.ocs.trucks.extend.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.trucks.extend.Question, options: grognard.RawOptions): grognard.ocs.trucks.extend.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.trucks.extend(question, options) end

grognard.ocs.capture = {}

---A hex that an enemy unit enters.
---@class grognard.ocs.capture.assess.Question
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the hex, all of the other side.
---@field entering grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit that enters the hex.
---@field phase grognard.ocs.Phase The phase.
---@field collapses? boolean The Extenders in the hex have a hex to collapse to: within special draw range and in trace. Default: false.

---@class grognard.ocs.capture.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Prize.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.capture.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Prize The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether what is in a hex is captured, and what the table is rolled for (OCS 9.14c).
---@param question grognard.ocs.capture.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.capture.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.capture.assess.Question, options: grognard.RawOptions): grognard.ocs.capture.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.capture.assess(question, options) end

---A prize and its dice.
---@class grognard.ocs.capture.resolve.Question
---@field prize grognard.ocs.Prize|grognard.ocs.Prize.Fields The prize.
---@field dice integer[] The dice, 1 to 6: one each for dumps, trucks and wagons where there are any, in this order.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options: whether it has Transport Points of the size of one supply token.

---@class grognard.ocs.capture.resolve.Answer
---@field value grognard.ocs.Captured.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.capture.resolve.RawAnswer
---@field value grognard.ocs.Captured The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What is captured, with these dice (OCS 9.14c).
---@param question grognard.ocs.capture.resolve.Question
---@param options? grognard.Options
---@return grognard.ocs.capture.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.capture.resolve.Question, options: grognard.RawOptions): grognard.ocs.capture.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.capture.resolve(question, options) end

---A prize.
---@class grognard.ocs.capture.distribution.Question
---@field prize grognard.ocs.Prize|grognard.ocs.Prize.Fields The prize.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options: whether it has Transport Points of the size of one supply token.

---@class grognard.ocs.capture.distribution.Answer
---@field value grognard.ocs.CaptureDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.capture.distribution.RawAnswer
---@field value grognard.ocs.CaptureDistribution The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of a capture (OCS 9.14c).
---@param question grognard.ocs.capture.distribution.Question
---@param options? grognard.Options
---@return grognard.ocs.capture.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.capture.distribution.Question, options: grognard.RawOptions): grognard.ocs.capture.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.capture.distribution(question, options) end

---The owner's choice of what is captured.
---@class grognard.ocs.capture.apply.Question
---@field captured grognard.ocs.Captured|grognard.ocs.Captured.Fields The captured amounts, as `resolve` returned them.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the hex, as in the assessed question.
---@field points grognard.Measure[] For each unit, the Transport Points captured (TP).
---@field supply grognard.Measure[] For each unit, the supply captured: of a dump, or of the load of Transport Points, in T.
---@field collapses? boolean The Extenders in the hex have a hex to collapse to. Default: false.
---@field printed_hedgehog? boolean The hedgehog in the hex is printed on the map, and so keeps its level under the option `counter_hedgehogs`. Default: false.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.capture.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CaptureSettled.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.capture.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CaptureSettled The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Settles a capture with the owner's choice of what is captured (OCS 9.14c).
---@param question grognard.ocs.capture.apply.Question
---@param options? grognard.Options
---@return grognard.ocs.capture.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.capture.apply.Question, options: grognard.RawOptions): grognard.ocs.capture.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.capture.apply(question, options) end

---The rest of Transport Points, to be displaced.
---@class grognard.ocs.capture.displace.Question
---@field truck grognard.ocs.Unit|grognard.ocs.Unit.Fields The Transport Points.
---@field to grognard.Hex|grognard.Hex.Fields|integer[] The hex in which they are to be placed.

---@class grognard.ocs.capture.displace.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.capture.displace.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points that escaped capture may be put into a hex (OCS 9.14c).
---@param question grognard.ocs.capture.displace.Question
---@param options? grognard.Options
---@return grognard.ocs.capture.displace.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.capture.displace.Question, options: grognard.RawOptions): grognard.ocs.capture.displace.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.capture.displace(question, options) end

grognard.ocs.fuel = {}

---Units that are to be fuelled.
---@class grognard.ocs.fuel.assess.Question
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units.
---@field reached_by integer[] For each unit, the caller's number of the headquarters or direct source that is in range and may support it; 0 for a unit without one.
---@field by grognard.ocs.FuelBy The way to pay.
---@field source? integer For a formation or a headquarters: the source that pays, in the numbering of `reached_by`. Default: 0.
---@field threw_elsewhere? boolean The headquarters has thrown fuel from another hex in this phase. Default: false.
---@field whole? boolean A formation is to be fuelled as a whole: no unit may pay by itself or go without. Default: false.

---@class grognard.ocs.fuel.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.FuelBill.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.FuelRow.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.fuel.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.FuelBill The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.FuelRow[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What it costs to fuel units, and which of them are fuelled (OCS 12.5c, 13.7a).
---@param question grognard.ocs.fuel.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.fuel.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.fuel.assess.Question, options: grognard.RawOptions): grognard.ocs.fuel.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.fuel.assess(question, options) end

grognard.ocs.formations = {}

---A formation marker and the stack that it lies in.
---@class grognard.ocs.formations.marker.Question
---@field formation integer The formation, numbered by the caller from 1.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The marker's hex.
---@field represented (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that the marker represents. They are kept off the map and count as being in its hex.
---@field here (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The other units in the marker's hex.
---@field above? integer The number of other combat units that lie above it. Default: 0.
---@field fuelled_side? boolean The marker shows its fuelled side. Default: false.
---@field formation_fuelled? boolean Fuel was paid for the formation as a whole (12.5c). Default: false.
---@field reminder? boolean The marker represents no unit and only records that fuel was paid. Default: false.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options: whether markers may be hidden.

---@class grognard.ocs.formations.marker.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.MarkerState.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.formations.marker.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.MarkerState The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a formation marker lies rightly where it does (OCS 13.7).
---@param question grognard.ocs.formations.marker.Question
---@param options? grognard.Options
---@return grognard.ocs.formations.marker.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.formations.marker.Question, options: grognard.RawOptions): grognard.ocs.formations.marker.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.formations.marker(question, options) end

---A unit that is to be represented by a marker, or to be placed on the map again.
---@class grognard.ocs.formations.join.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit, in the hex that it has reached.
---@field formation integer The marker's formation, numbered by the caller from 1.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The marker's hex.

---@class grognard.ocs.formations.join.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.formations.join.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit may go into a formation marker, or come out of it (OCS 13.7).
---@param question grognard.ocs.formations.join.Question
---@param options? grognard.Options
---@return grognard.ocs.formations.join.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.formations.join.Question, options: grognard.RawOptions): grognard.ocs.formations.join.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.formations.join(question, options) end

---A formation in its Supply Phase.
---@class grognard.ocs.formations.trace.Question
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units of the formation.
---@field reached_by integer[] For each unit, the caller's number of the headquarters or direct source by which it can trace; 0 for a unit without one. It is in range and may support the unit.
---@field source? integer The source whose part traces for free; 0 to choose the largest part in RE, the lower number on a tie. Default: 0.
---@field eats? integer[] For each unit, 1 if it eats when it does not trace, otherwise 0. An empty list means that none eats.
---@field supply? grognard.Measure Supply that can be eaten, in T. Default: 0.
---@field whole? boolean The whole formation is to trace for free. Default: false.

---@class grognard.ocs.formations.trace.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TraceBill.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.TraceRow.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.formations.trace.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TraceBill The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.TraceRow[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Which part of a formation traces for free, and what the rest eats or suffers (OCS 13.7a).
---@param question grognard.ocs.formations.trace.Question
---@param options? grognard.Options
---@return grognard.ocs.formations.trace.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.formations.trace.Question, options: grognard.RawOptions): grognard.ocs.formations.trace.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.formations.trace(question, options) end

grognard.ocs.engineers = {}

---A question about one unit.
---@class grognard.ocs.engineers.capable.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.

---@class grognard.ocs.engineers.capable.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.engineers.capable.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit is Engineer-Capable (OCS 13.8a).
---@param question grognard.ocs.engineers.capable.Question
---@param options? grognard.Options
---@return grognard.ocs.engineers.capable.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.engineers.capable.Question, options: grognard.RawOptions): grognard.ocs.engineers.capable.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.engineers.capable(question, options) end

---The purpose of crossing a hexside.
---@alias grognard.ocs.Purpose
---| "move" # Movement.
---| "attack" # A regular attack across it.
---| "overrun" # An overrun.

---A unit that is to cross a hexside.
---@class grognard.ocs.engineers.bridge.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit, by its `id`.
---@field start grognard.Hex|grognard.Hex.Fields|integer[] The hex that it leaves or attacks from. It need not be the hex in which it began.
---@field to grognard.Hex|grognard.Hex.Fields|integer[] The adjacent hex that it enters or attacks.
---@field purpose? grognard.ocs.Purpose The purpose. Required where the answer depends on it.

---@class grognard.ocs.engineers.bridge.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Crossed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.engineers.bridge.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Crossed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What it costs a unit to cross into the next hex, bridges included (OCS 13.8b).
---@param question grognard.ocs.engineers.bridge.Question
---@param options? grognard.Options
---@return grognard.ocs.engineers.bridge.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.engineers.bridge.Question, options: grognard.RawOptions): grognard.ocs.engineers.bridge.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.engineers.bridge(question, options) end

---A railroad hex that a headquarters may make detrainable.
---@class grognard.ocs.engineers.detrainable.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side of the headquarters, 1 to 8.
---@field entrains? boolean A headquarters in the hex entrains itself; it was Engineer-Capable there until it turned to Move Mode. Default: false.
---@field hq? integer That headquarters, by its `id`. Ignored without `entrains`.

---@class grognard.ocs.engineers.detrainable.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.engineers.detrainable.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a headquarters makes a railroad hex detrainable (OCS 13.8c).
---@param question grognard.ocs.engineers.detrainable.Question
---@param options? grognard.Options
---@return grognard.ocs.engineers.detrainable.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.engineers.detrainable.Question, options: grognard.RawOptions): grognard.ocs.engineers.detrainable.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.engineers.detrainable(question, options) end

---A task of construction.
---@alias grognard.ocs.Task
---| "build_air_base" # Build an air base of level 1.
---| "improve_air_base" # Improve an air base by a level, or an air strip to level 1.
---| "reduce_air_base" # Reduce an air base by a level, not below level 1.
---| "build_air_strip" # Build an air strip.
---| "build_hedgehog" # Build a hedgehog of level 1.
---| "improve_hedgehog" # Improve a hedgehog by a level.
---| "reduce_hedgehog" # Reduce a hedgehog by a level.
---| "repair_port" # Repair one hit on a port.
---| "damage_port" # Damage a port of one's own by one hit.

grognard.ocs.construction = {}

---Construction that a unit is to perform.
---@class grognard.ocs.construction.assess.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit, by its `id`. Its `mp_spent`, `will_move`, `progress` and `transported` say whether it moves in this phase, and whether it has done construction.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex of the facility.
---@field task grognard.ocs.Task The task.
---@field supply? grognard.Measure Supply available to the unit for the task, in T. Default: 0.
---@field phase grognard.ocs.Phase The phase.
---@field worked? boolean The unit has performed construction earlier in this phase. Default: false.
---@field worked_task? grognard.ocs.Task The task performed earlier, if `worked`. Required where the answer depends on it.
---@field worked_hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex of the task performed earlier, if `worked`.
---@field improved? boolean A level of the facility was added or a hit repaired in this turn. Default: false.
---@field reduced? boolean A level of the facility was removed or a hit inflicted by construction in this turn. Default: false.

---@class grognard.ocs.construction.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Constructed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.construction.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Constructed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit may perform construction, its cost and what it makes (OCS 13.8d).
---@param question grognard.ocs.construction.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.construction.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.construction.assess.Question, options: grognard.RawOptions): grognard.ocs.construction.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.construction.assess(question, options) end

---A side whose zones are listed.
---@class grognard.ocs.zoc.zones.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field side integer The side that has the zones, 1 to 8.

---@class grognard.ocs.zoc.zones.Answer
---@field value grognard.ocs.ZoneCount.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ZoneHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.zoc.zones.RawAnswer
---@field value grognard.ocs.ZoneCount The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ZoneHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Every hex that a side covers with its zones of control (OCS 4.5).
---@param question grognard.ocs.zoc.zones.Question
---@param options? grognard.Options
---@return grognard.ocs.zoc.zones.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.zoc.zones.Question, options: grognard.RawOptions): grognard.ocs.zoc.zones.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.zoc.zones(question, options) end

---An action in a hex.
---@alias grognard.ocs.Action
---| "truck_movement" # To continue Truck movement from the hex, other than by an overrun (4.5a.A).
---| "supply_path" # To trace a supply path into or out of the hex: a draw, a throw or an Extender's path (4.5a.B).
---| "rail_transport" # To move cargo by Rail Cap (4.5a.C).
---| "rail_trace" # To trace supply by rail (4.5a.D).
---| "rail_conversion" # To convert a railroad (4.5a.E).
---| "port_trace" # To trace supply through a port (4.5a.F).
---| "port_transport" # To move cargo through a port by Sea Cap (4.5a.G).
---| "refit" # To refit aircraft (4.5a.H).
---| "enter_reserve" # To change to Reserve Mode (4.5a.I).
---| "enter_strat" # To change to Strat Mode (4.5a.J).
---| "strat_movement" # To move into the hex in Strat Mode (4.5a.J).
---| "rebuild" # To rebuild with replacements (4.5a.K).

---An action of a side in a hex.
---@class grognard.ocs.zoc.assess.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side that acts, 1 to 8.
---@field action grognard.ocs.Action The action.
---@field units? integer[] The units that act, by their `id`s, in any hex. For movement they are the moving units. Only units of Truck mobility are bound in Truck movement, and only units in Strat Mode in Strat movement. They negate no zone, since they spend movement points. For a supply path it is the unit that the path belongs to. It is bound, save a headquarters whose throw range is in Leg or Track MP and an Extender of such a mobility (12.3a, 12.3b). If no unit is given, the movement or path counts as bound.
---@field began_here? boolean The units began the phase in the hex, so that they may leave it. Default: false.

---@class grognard.ocs.zoc.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ActionBasis.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ActionUnit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.zoc.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ActionBasis The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ActionUnit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether an action may be taken in a hex as far as zones of control decide it (OCS 4.5a, 4.5b).
---@param question grognard.ocs.zoc.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.zoc.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.zoc.assess.Question, options: grognard.RawOptions): grognard.ocs.zoc.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.zoc.assess(question, options) end

---A stack that moves along a path, and the units that it drops off on the way.
---@class grognard.ocs.zoc.path.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position before the move.
---@field units integer[] The units that move together, from one hex, by their `id`s.
---@field path (grognard.ocs.Waypoint|grognard.ocs.Waypoint.Fields)[]|grognard.List<grognard.ocs.Waypoint> The hexes that they enter, in order.
---@field drops? (grognard.ocs.DropOff|grognard.ocs.DropOff.Fields)[]|grognard.List<grognard.ocs.DropOff> The units that are dropped off on the way. They move no further; the others go on.
---@field entered? boolean The stack entered its present hex earlier in this phase, and so did not begin the phase there. Default: false.

---@class grognard.ocs.zoc.path.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Arrival.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Passage.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.zoc.path.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Arrival The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Passage[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a stack may go along a path through zones of control, dropping units off (OCS 4.5a.A, 4.5b).
---@param question grognard.ocs.zoc.path.Question
---@param options? grognard.Options
---@return grognard.ocs.zoc.path.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.zoc.path.Question, options: grognard.RawOptions): grognard.ocs.zoc.path.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.zoc.path(question, options) end

---A stack that retreats along a path on the board.
---@class grognard.ocs.zoc.retreat.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field units integer[] The units that retreat together, from one hex, by their `id`s.
---@field path (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that they enter, in order.
---@field held? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.

---@class grognard.ocs.zoc.retreat.Answer
---@field value grognard.ocs.Entered.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RetreatHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.zoc.retreat.RawAnswer
---@field value grognard.ocs.Entered The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RetreatHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The zones of control that a retreat enters, and what else it meets (OCS 4.5c).
---@param question grognard.ocs.zoc.retreat.Question
---@param options? grognard.Options
---@return grognard.ocs.zoc.retreat.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.zoc.retreat.Question, options: grognard.RawOptions): grognard.ocs.zoc.retreat.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.zoc.retreat(question, options) end

grognard.ocs.replacements = {}

---A roll for replacements.
---@class grognard.ocs.replacements.resolve.Question
---@field table (grognard.ocs.ReplRow|grognard.ocs.ReplRow.Fields)[]|grognard.List<grognard.ocs.ReplRow> The table, or the column of it that applies now. A roll without a row gives nothing.
---@field dice integer[] Two dice, or one for a table of one die; 1 to 6 each.
---@field one_die? boolean The table is rolled on with one die. Default: false.
---@field drm? integer The game's modifier of the roll. Default: 0.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field rolled? boolean The roll has been made before in this phase. Default: false.

---@class grognard.ocs.replacements.resolve.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ReplsRolled.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.replacements.resolve.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ReplsRolled The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Replacements that arrive by a roll on the Variable Replacement Table (OCS 13.5).
---@param question grognard.ocs.replacements.resolve.Question
---@param options? grognard.Options
---@return grognard.ocs.replacements.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.replacements.resolve.Question, options: grognard.RawOptions): grognard.ocs.replacements.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.replacements.resolve(question, options) end

---A side whose sites for rebuilding are listed.
---@class grognard.ocs.replacements.sites.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field side integer The side, 1 to 8.

---@class grognard.ocs.replacements.sites.Answer
---@field value grognard.ocs.RebuildSitesFound.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RebuildSite.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.replacements.sites.RawAnswer
---@field value grognard.ocs.RebuildSitesFound The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RebuildSite[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where a side could rebuild units (OCS 13.5a).
---@param question grognard.ocs.replacements.sites.Question
---@param options? grognard.Options
---@return grognard.ocs.replacements.sites.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.replacements.sites.Question, options: grognard.RawOptions): grognard.ocs.replacements.sites.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.replacements.sites(question, options) end

---Units that are to be rebuilt together, with replacements in one hex.
---@class grognard.ocs.replacements.assess.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field side integer The side of the units, 1 to 8.
---@field repls integer[] The replacements, by their `id`s in ascending order. Replacements that are not needed are kept; of each kind the first ones are used.
---@field orders (grognard.ocs.RebuildOrder|grognard.ocs.RebuildOrder.Fields)[]|grognard.List<grognard.ocs.RebuildOrder> The units to rebuild, at most 255. The effects number them after `repls`, in this order.
---@field table? (grognard.ocs.RebuildRow|grognard.ocs.RebuildRow.Fields)[]|grognard.List<grognard.ocs.RebuildRow> The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field trucks_lost? grognard.Measure Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt. Default: 0.
---@field trucks_in_play? grognard.Measure Truck points (TP) that the side has in play. Required if trucks are rebuilt.
---@field trucks_provided? grognard.Measure Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.

---@class grognard.ocs.replacements.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Rebuilt.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.replacements.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Rebuilt The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may be rebuilt, and what that takes (OCS 13.5a to 13.5f).
---@param question grognard.ocs.replacements.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.replacements.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.replacements.assess.Question, options: grognard.RawOptions): grognard.ocs.replacements.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.replacements.assess(question, options) end

---How reinforcements enter the game.
---@alias grognard.ocs.ArrivesBy
---| "hex" # In a hex that the Arrival Chart names, or in a box off the map.
---| "edge" # In a hex of the map's edge; if enemy units block it, in the nearest one that they do not block.
---| "port" # At a port.

grognard.ocs.reinforcements = {}

---Reinforcements that are to arrive together in a hex.
---@class grognard.ocs.reinforcements.assess.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position without the reinforcements.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to have.
---@field to grognard.Hex|grognard.Hex.Fields|integer[] The hex of arrival.
---@field side integer The side of the reinforcements, 1 to 8.
---@field entry? grognard.ocs.ArrivesBy How they enter. Not needed for aircraft alone, which arrive at an air base.
---@field hexes? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any friendly air base.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field due integer The turn in which they are due, numbered by the caller from 1.
---@field turn integer The current turn, in the same numbering.
---@field supply? grognard.Measure Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks can be loaded. Default: 0.
---@field port_used? grognard.Measure The capacity of the port used by reinforcements that arrived earlier in this phase, in T. The port's own `amount` is its capacity after hits. Default: 0.

---@class grognard.ocs.reinforcements.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Arrived.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.reinforcements.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Arrived The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether reinforcements may arrive in a hex, and what that does (OCS 13.6 to 13.6c).
---@param question grognard.ocs.reinforcements.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.reinforcements.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.reinforcements.assess.Question, options: grognard.RawOptions): grognard.ocs.reinforcements.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.reinforcements.assess(question, options) end

---Reinforcements that are to arrive together: as in `Reinforcing`, without a hex of arrival.
---@class grognard.ocs.reinforcements.choices.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position without the reinforcements.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that arrive, in the modes in which they are placed; Transport Points with the load that they are to have.
---@field side integer The side of the reinforcements, 1 to 8.
---@field entry? grognard.ocs.ArrivesBy How they enter. Not needed for aircraft alone, which arrive at an air base.
---@field hexes? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that the Arrival Chart names. Not needed for aircraft, which arrive at any friendly air base.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field due integer The turn in which they are due, numbered by the caller from 1.
---@field turn integer The current turn, in the same numbering.
---@field supply? grognard.Measure Supply that arrives in the same place in this turn, in T. Default: 0.
---@field port_used? grognard.Measure The capacity of the port used by reinforcements that arrived earlier in this phase, in T. Default: 0.

---@class grognard.ocs.reinforcements.choices.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ArrivalPlacesFound.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ArrivalPlace.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.reinforcements.choices.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ArrivalPlacesFound The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ArrivalPlace[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The hexes where reinforcements may arrive (OCS 13.6, 13.6b).
---@param question grognard.ocs.reinforcements.choices.Question
---@param options? grognard.Options
---@return grognard.ocs.reinforcements.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.reinforcements.choices.Question, options: grognard.RawOptions): grognard.ocs.reinforcements.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.reinforcements.choices(question, options) end

grognard.ocs.consolidation = {}

---Two units that are to be consolidated.
---@class grognard.ocs.consolidation.assess.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit that stays on the map.
---@field other grognard.ocs.Unit|grognard.ocs.Unit.Fields The other unit: one that gives its steps, or one in the Dead Pile whose place in its formation `unit` takes.
---@field dead? boolean The other unit is in the Dead Pile. Default: false.
---@field types_differ? boolean Two aircraft are of different types, even if their values are the same. Default: false.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.

---@class grognard.ocs.consolidation.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Consolidated.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.consolidation.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Consolidated The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether two units may be consolidated (OCS 13.9).
---@param question grognard.ocs.consolidation.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.consolidation.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.consolidation.assess.Question, options: grognard.RawOptions): grognard.ocs.consolidation.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.consolidation.assess(question, options) end

grognard.ocs.transport = {}

---Cargo and its transport.
---@class grognard.ocs.transport.equivalents.Question
---@field cargo (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The cargo: combat units, Transport Points with their loads, supply with its amount in T. It is loaded in this order.
---@field by? grognard.ocs.Transport The kind of transport. By default none: the answer is the size alone. Default: "nothing".
---@field capacity? grognard.Measure The capacity, in points. Unlimited by default. Default: 0.
---@field trainbusted? boolean For rail: the way enters a Trainbusting zone, which doubles the cost (13.3a). Default: false.
---@field multi_track? boolean For rail: the whole way is multi-track, which halves the cost (13.3a). Default: false.

---@class grognard.ocs.transport.equivalents.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CargoSize.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.CargoItem.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.transport.equivalents.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CargoSize The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.CargoItem[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---How much room cargo takes, and what of it fits (OCS 4.7, 4.7a to 4.7c).
---@param question grognard.ocs.transport.equivalents.Question
---@param options? grognard.Options
---@return grognard.ocs.transport.equivalents.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.transport.equivalents.Question, options: grognard.RawOptions): grognard.ocs.transport.equivalents.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.transport.equivalents(question, options) end

---Units that are to be transported.
---@class grognard.ocs.transport.assess.Question
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units, each with the movement that it spent in this phase and its transport so far.
---@field by grognard.ocs.Transport The kind of transport.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field roll? boolean For landing craft: the landing needs a roll on the ALT table (18.5h). Default: false.

---@class grognard.ocs.transport.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Passenger.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.transport.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Passenger[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may be carried after what they did in the phase (OCS 4.7d).
---@param question grognard.ocs.transport.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.transport.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.transport.assess.Question, options: grognard.RawOptions): grognard.ocs.transport.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.transport.assess(question, options) end

---A unit that is to spend movement.
---@class grognard.ocs.transport.movement.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit, with the movement that it spent in this phase and its transport so far.
---@field spend grognard.Measure The movement to spend now, in MP.
---@field phase? grognard.ocs.Phase The phase. Required where the answer depends on it.
---@field planned? grognard.ocs.Transport The transport that is to carry it later in this phase. Default: "nothing".

---@class grognard.ocs.transport.movement.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.MovementLeft.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.transport.movement.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.MovementLeft The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit may spend movement before or after its transport (OCS 4.7d).
---@param question grognard.ocs.transport.movement.Question
---@param options? grognard.Options
---@return grognard.ocs.transport.movement.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.transport.movement.Question, options: grognard.RawOptions): grognard.ocs.transport.movement.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.transport.movement(question, options) end

grognard.ocs.stacking = {}

---A side's units in a hex, and units that would join them.
---@class grognard.ocs.stacking.size.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side, 1 to 8.
---@field units? integer[] Units that would join those in the hex, by their `id`s.

---@class grognard.ocs.stacking.size.Answer
---@field value grognard.ocs.StackSize.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.stacking.size.RawAnswer
---@field value grognard.ocs.StackSize The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---How large a side's stack in a hex is (OCS 4.8).
---@param question grognard.ocs.stacking.size.Question
---@param options? grognard.Options
---@return grognard.ocs.stacking.size.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.stacking.size.Question, options: grognard.RawOptions): grognard.ocs.stacking.size.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.stacking.size(question, options) end

---The time at which stacking is judged.
---@alias grognard.ocs.Moment
---| "end" # The end of a segment or phase.
---| "movement" # During movement, retreat or advance.
---| "overrun" # An overrun, in the hex from which it is made.

---A stack at a given time.
---@class grognard.ocs.stacking.assess.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex. For an overrun, the hex from which it is made.
---@field side integer The side, 1 to 8.
---@field units? integer[] Units that would join those in the hex, by their `id`s. For an overrun, the overrunning units, whether they are in the hex or not.
---@field when? grognard.ocs.Moment The time at which stacking is judged. Required where the answer depends on it.
---@field phase? grognard.ocs.Phase The phase. Stacking is not enforced in the Reinforcement Phase. Required where the answer depends on it.

---@class grognard.ocs.stacking.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.StackSize.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.stacking.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.StackSize The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether so many units may be in a hex at this time (OCS 4.8, 4.8a).
---@param question grognard.ocs.stacking.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.stacking.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.stacking.assess.Question, options: grognard.RawOptions): grognard.ocs.stacking.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.stacking.assess(question, options) end

---A position at the end of a segment or phase.
---@class grognard.ocs.stacking.overstacked.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field phase? grognard.ocs.Phase The phase. Stacking is not enforced in the Reinforcement Phase. Required where the answer depends on it.

---@class grognard.ocs.stacking.overstacked.Answer
---@field value grognard.ocs.OverstackedCount.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Overstacked.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.stacking.overstacked.RawAnswer
---@field value grognard.ocs.OverstackedCount The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Overstacked[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Every hex that holds too much at the end of a segment or phase (OCS 4.8a).
---@param question grognard.ocs.stacking.overstacked.Question
---@param options? grognard.Options
---@return grognard.ocs.stacking.overstacked.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.stacking.overstacked.Question, options: grognard.RawOptions): grognard.ocs.stacking.overstacked.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.stacking.overstacked(question, options) end

---A side's stack at the end of a segment or phase.
---@class grognard.ocs.stacking.choices.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side, 1 to 8.
---@field phase grognard.ocs.Phase The phase. Nothing is owed in the Reinforcement Phase.

---@class grognard.ocs.stacking.choices.Answer
---@field value grognard.ocs.Surplus.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SurplusChoice.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.stacking.choices.RawAnswer
---@field value grognard.ocs.Surplus The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SurplusChoice[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---How much of an overstacked hex its owner must eliminate, and among which units (OCS 4.8a).
---@param question grognard.ocs.stacking.choices.Question
---@param options? grognard.Options
---@return grognard.ocs.stacking.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.stacking.choices.Question, options: grognard.RawOptions): grognard.ocs.stacking.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.stacking.choices(question, options) end

---The owner's choice of units to eliminate.
---@class grognard.ocs.stacking.apply.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side, 1 to 8.
---@field eliminated integer[] The units to eliminate, by their `id`s.
---@field phase grognard.ocs.Phase The phase. Nothing is owed in the Reinforcement Phase.

---@class grognard.ocs.stacking.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RemainingStack.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.stacking.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RemainingStack The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Eliminates what the owner of an overstacked hex chose (OCS 4.8a).
---@param question grognard.ocs.stacking.apply.Question
---@param options? grognard.Options
---@return grognard.ocs.stacking.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.stacking.apply.Question, options: grognard.RawOptions): grognard.ocs.stacking.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.stacking.apply(question, options) end

---A side's stack in the order that its owner chose.
---@class grognard.ocs.stacking.order.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position. The order of the hex's units in its list does not matter here.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side, 1 to 8.
---@field stack (grognard.ocs.Counter|grognard.ocs.Counter.Fields)[]|grognard.List<grognard.ocs.Counter> The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out of Supply covers everything below it down to the next such marker. Markers that lie directly on one another cover together.

---@class grognard.ocs.stacking.order.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.OrderFault.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.stacking.order.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.OrderFault[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether the order of a stack and its markers is legal (OCS 4.8b).
---@param question grognard.ocs.stacking.order.Question
---@param options? grognard.Options
---@return grognard.ocs.stacking.order.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.stacking.order.Question, options: grognard.RawOptions): grognard.ocs.stacking.order.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.stacking.order(question, options) end

---A side's units in a hex.
---@class grognard.ocs.stacking.arrange.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side, 1 to 8.

---@class grognard.ocs.stacking.arrange.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Counter.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.stacking.arrange.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Counter[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---A legal order for a stack with its markers (OCS 4.8b).
---@param question grognard.ocs.stacking.arrange.Question
---@param options? grognard.Options
---@return grognard.ocs.stacking.arrange.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.stacking.arrange.Question, options: grognard.RawOptions): grognard.ocs.stacking.arrange.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.stacking.arrange(question, options) end

grognard.ocs.fog = {}

---A hex that a player looks at.
---@class grognard.ocs.fog.sees.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The whole position. Its list gives the units of a hex from the top of the stack to its bottom.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side that looks, 1 to 8. All other sides are its enemies.

---@class grognard.ocs.fog.sees.Answer
---@field value grognard.ocs.Sight.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SeenUnit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.fog.sees.RawAnswer
---@field value grognard.ocs.Sight The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SeenUnit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a player may see of an enemy hex (OCS 4.9a).
---@param question grognard.ocs.fog.sees.Question
---@param options? grognard.Options
---@return grognard.ocs.fog.sees.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.fog.sees.Question, options: grognard.RawOptions): grognard.ocs.fog.sees.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.fog.sees(question, options) end

---A combat in which both sides reveal what they must.
---@class grognard.ocs.fog.combat.Question
---@field assessment grognard.ocs.Assessment|grognard.ocs.Assessment.Fields The attack, as `assess` returned it.
---@field attackers (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The attacking units, as in the assessed question.
---@field defenders (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the attacked hex, as in the assessed question.

---@class grognard.ocs.fog.combat.Answer
---@field value grognard.ocs.CombatRevealed.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.fog.combat.RawAnswer
---@field value grognard.ocs.CombatRevealed The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What both sides reveal in a combat (OCS 4.9b).
---@param question grognard.ocs.fog.combat.Question
---@param options? grognard.Options
---@return grognard.ocs.fog.combat.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.fog.combat.Question, options: grognard.RawOptions): grognard.ocs.fog.combat.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.fog.combat(question, options) end

---A barrage in which both sides reveal what they must.
---@class grognard.ocs.fog.barrage.Question
---@field assessment grognard.ocs.BarrageAssessment|grognard.ocs.BarrageAssessment.Fields The barrage, as `assess` returned it.
---@field targets (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the target hex.
---@field printed_flak? integer Flak Points printed in the hex, on the map or on counters, and those of ships. Default: 0.

---@class grognard.ocs.fog.barrage.Answer
---@field value grognard.ocs.BarrageRevealed.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.fog.barrage.RawAnswer
---@field value grognard.ocs.BarrageRevealed The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What both sides reveal in a barrage (OCS 4.9c).
---@param question grognard.ocs.fog.barrage.Question
---@param options? grognard.Options
---@return grognard.ocs.fog.barrage.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.fog.barrage.Question, options: grognard.RawOptions): grognard.ocs.fog.barrage.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.fog.barrage(question, options) end

---A round of air combat.
---@class grognard.ocs.fog.air.Question
---@field aircraft (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> All aircraft present, of both sides.
---@field engaged? integer[] The aircraft that fight in this round.

---@class grognard.ocs.fog.air.Answer
---@field value grognard.ocs.AirRevealed.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Airborne.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.fog.air.RawAnswer
---@field value grognard.ocs.AirRevealed The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Airborne[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What both sides reveal in air combat (OCS 4.9d).
---@param question grognard.ocs.fog.air.Question
---@param options? grognard.Options
---@return grognard.ocs.fog.air.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.fog.air.Question, options: grognard.RawOptions): grognard.ocs.fog.air.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.fog.air(question, options) end

---A roll that was made.
---@class grognard.ocs.fog.roll.Question
---@field purpose grognard.ocs.RollPurpose The purpose of the roll.
---@field dice integer[] The dice, 1 to 6 each, at most six.
---@field side integer The side that rolled, 1 to 8.
---@field secret? boolean The roll was made in secret. Default: false.
---@field agreed? boolean The players have agreed that rolls for this purpose may be secret. Default: false.

---@class grognard.ocs.fog.roll.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RollRecord.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.fog.roll.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.RollRecord The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The record of a roll, with its purpose and its visibility (OCS 4.9e).
---@param question grognard.ocs.fog.roll.Question
---@param options? grognard.Options
---@return grognard.ocs.fog.roll.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.fog.roll.Question, options: grognard.RawOptions): grognard.ocs.fog.roll.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.fog.roll(question, options) end

---A question about one unit.
---@class grognard.ocs.units.classes.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.

---@class grognard.ocs.units.classes.Answer
---@field value grognard.ocs.UnitClasses.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.units.classes.RawAnswer
---@field value grognard.ocs.UnitClasses The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The classes that a unit belongs to (OCS 4.0).
---@param question grognard.ocs.units.classes.Question
---@param options? grognard.Options
---@return grognard.ocs.units.classes.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.units.classes.Question, options: grognard.RawOptions): grognard.ocs.units.classes.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.units.classes(question, options) end

grognard.ocs.board = {}

---A position to check.
---@class grognard.ocs.board.check.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position, its lists in any order.
---@field turn? grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands. If absent, nothing is said of it.

---@class grognard.ocs.board.check.Answer
---@field value grognard.ocs.BoardSummary.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.BoardFault.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.board.check.RawAnswer
---@field value grognard.ocs.BoardSummary The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.BoardFault[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Every fault of a whole position at once.
---@param question grognard.ocs.board.check.Question
---@param options? grognard.Options
---@return grognard.ocs.board.check.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.board.check.Question, options: grognard.RawOptions): grognard.ocs.board.check.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.board.check(question, options) end

---What enters a hex.
---@alias grognard.ocs.Entrant
---| "units" # Units, by their own movement, a retreat or an advance: ground units, ships or aircraft.
---| "rail_transport" # Cargo that passes through the hex by rail.
---| "detraining" # Cargo that detrains in the hex.
---| "supply_path" # A supply path.

---An entry into a hex.
---@class grognard.ocs.stacking.enter.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side that enters it, 1 to 8.
---@field entrant? grognard.ocs.Entrant What enters the hex. Required where the answer depends on it.
---@field units? integer[] For `units`: the units that enter together, by their `id`s.
---@field mission? boolean The aircraft among the units are on a mission. Default: false.

---@class grognard.ocs.stacking.enter.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.EntryResult.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.EntryUnit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.stacking.enter.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.EntryResult The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.EntryUnit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether something may enter a hex as far as the enemy units there decide it (OCS 4.8c).
---@param question grognard.ocs.stacking.enter.Question
---@param options? grognard.Options
---@return grognard.ocs.stacking.enter.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.stacking.enter.Question, options: grognard.RawOptions): grognard.ocs.stacking.enter.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.stacking.enter(question, options) end

grognard.ocs.tables = {}

---Tables to check.
---@class grognard.ocs.tables.check.Question
---@field tables grognard.ocs.Tables|grognard.ocs.Tables.Fields The tables.

---@class grognard.ocs.tables.check.Answer
---@field value grognard.ocs.TablesExtent.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.tables.check.RawAnswer
---@field value grognard.ocs.TablesExtent The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Checks the tables of a game: their shape, their order, their words (OCS 9.7 to 9.9, 10.0).
---@param question grognard.ocs.tables.check.Question
---@param options? grognard.Options
---@return grognard.ocs.tables.check.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.tables.check.Question, options: grognard.RawOptions): grognard.ocs.tables.check.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.tables.check(question, options) end

grognard.ocs.turn = {}

---A segment that is to end.
---@class grognard.ocs.turn.next.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field weather? integer The weather that was rolled, numbered by the caller from 1. Required when the Weather Determination Segment ends, and absent otherwise.
---@field first? integer The player who goes first. Required when the First Player Determination Segment ends, save for a simulcast turn, and absent otherwise.
---@field simulcast? boolean Both players declare the turn simulcast, when the First Player Determination Segment ends; absent otherwise. Default: false.

---@class grognard.ocs.turn.next.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TurnState.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.next.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TurnState The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether the segment may end, what ends and begins with it, and where the game then stands (OCS 2).
---@param question grognard.ocs.turn.next.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.next.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.next.Question, options: grognard.RawOptions): grognard.ocs.turn.next.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.next(question, options) end

---A side that asks what it may do now.
---@class grognard.ocs.turn.choices.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field side integer The side, 1 to 8.

---@class grognard.ocs.turn.choices.Answer
---@field value grognard.ocs.TurnChoiceCount.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.TurnChoice.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.choices.RawAnswer
---@field value grognard.ocs.TurnChoiceCount The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.TurnChoice[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a side may do now, and which of its units (OCS 2.3).
---@param question grognard.ocs.turn.choices.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.choices.Question, options: grognard.RawOptions): grognard.ocs.turn.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.choices(question, options) end

---Units that are to be rebuilt now, with replacements in one hex.
---@class grognard.ocs.turn.rebuild.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field repls integer[] The replacements, by their `id`s in ascending order. Those that are not needed are kept; of each kind the first ones are used.
---@field orders (grognard.ocs.UnitToRebuild|grognard.ocs.UnitToRebuild.Fields)[]|grognard.List<grognard.ocs.UnitToRebuild> The units to rebuild, at most 255.
---@field dead? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The side's units in the Dead Pile, each in the mode in which it is to be placed. With them are counters of trucks whose `amount` is the number of points to rebuild. They are newcomers of the board, of which those are placed that an order names.
---@field table? (grognard.ocs.RebuildRow|grognard.ocs.RebuildRow.Fields)[]|grognard.List<grognard.ocs.RebuildRow> The game's Rebuild Table. Unless an order names its row, the first that fits the unit applies.
---@field trucks_lost? grognard.Measure Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt. Default: 0.
---@field trucks_provided? grognard.Measure Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.

---@class grognard.ocs.turn.rebuild.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Rebuilt.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.rebuild.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Rebuilt The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may be rebuilt with replacements now, and the cost (OCS 2.3, 13.5).
---@param question grognard.ocs.turn.rebuild.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.rebuild.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.rebuild.Question, options: grognard.RawOptions): grognard.ocs.turn.rebuild.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.rebuild(question, options) end

---Reinforcements that are to arrive together in a hex now.
---@class grognard.ocs.turn.arrive.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position without the reinforcements.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that arrive, newcomers of the board, in the modes in which they are placed, each with the game turn in which it is `due`. Transport Points have the load that they are to have.
---@field to grognard.Hex|grognard.Hex.Fields|integer[] The hex of arrival.
---@field entry? grognard.ocs.ArrivesBy How they enter. Not needed for aircraft alone, which arrive at an air base.
---@field hexes? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any friendly air base.
---@field supply? grognard.Measure Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks can be loaded. Default: 0.

---@class grognard.ocs.turn.arrive.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Arrived.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.arrive.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Arrived The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether reinforcements may arrive in a hex now (OCS 2.3, 13.6).
---@param question grognard.ocs.turn.arrive.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.arrive.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.arrive.Question, options: grognard.RawOptions): grognard.ocs.turn.arrive.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.arrive(question, options) end

---Two units that are to be consolidated now.
---@class grognard.ocs.turn.consolidate.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The unit that stays on the map, and the one that gives it its steps, if that is on the map too, by their `id`s.
---@field dead? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The unit in the Dead Pile whose place in its formation the first of `units` takes: a newcomer of the board, on which it is not placed. An empty list for two units on the map.
---@field types_differ? boolean Two aircraft are of different types, even if their values are the same. Default: false.

---@class grognard.ocs.turn.consolidate.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Consolidated.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.consolidate.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Consolidated The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether two units may be consolidated now (OCS 2.3, 13.9).
---@param question grognard.ocs.turn.consolidate.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.consolidate.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.consolidate.Question, options: grognard.RawOptions): grognard.ocs.turn.consolidate.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.consolidate(question, options) end

---A unit that is to take a mode now.
---@class grognard.ocs.turn.change.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field unit integer The unit, by its `id`.
---@field mode grognard.ocs.Mode The mode that it is to take: Combat, Move, Reserve or Strat; its own mode to turn only.
---@field oriented? grognard.ocs.Orientation The side of the counter that is to show. Required in Reserve Mode, and to turn a disorganized unit.

---@class grognard.ocs.turn.change.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ModeChanged.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.change.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.ModeChanged The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit may take a mode, or turn, now (OCS 2.3, 5.4).
---@param question grognard.ocs.turn.change.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.change.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.change.Question, options: grognard.RawOptions): grognard.ocs.turn.change.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.change(question, options) end

---Units that are to be released from Reserve now.
---@class grognard.ocs.turn.release.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The units, of one side, by their `id`s.

---@class grognard.ocs.turn.release.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Released.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.release.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Released The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may be released from Reserve now (OCS 2.3, 5.7b).
---@param question grognard.ocs.turn.release.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.release.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.release.Question, options: grognard.RawOptions): grognard.ocs.turn.release.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.release(question, options) end

---A unit or stack that is to move now.
---@class grognard.ocs.turn.march.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The units that move together, from one hex, by their `id`s.
---@field path (grognard.ocs.Waypoint|grognard.ocs.Waypoint.Fields)[]|grognard.List<grognard.ocs.Waypoint> The hexes that they enter, in order, none by an overrun.
---@field drops? (grognard.ocs.DropOff|grognard.ocs.DropOff.Fields)[]|grognard.List<grognard.ocs.DropOff> The units that are dropped off on the way. They move no further; the others go on.

---@class grognard.ocs.turn.march.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Marched.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.march.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Marched The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit or stack may move along a path now, and what that does (OCS 2.3, 6.1).
---@param question grognard.ocs.turn.march.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.march.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.march.Question, options: grognard.RawOptions): grognard.ocs.turn.march.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.march(question, options) end

---Supply that Transport Points are to load now.
---@class grognard.ocs.turn.load.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field truck integer The Transport Points, by their `id`.
---@field source integer The dump, in the same hex.
---@field amount grognard.Measure The amount to load, in T.

---@class grognard.ocs.turn.load.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.LoadingCost.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.load.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.LoadingCost The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may load supply out of a dump now, and the cost (OCS 2.3, 13.2f).
---@param question grognard.ocs.turn.load.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.load.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.load.Question, options: grognard.RawOptions): grognard.ocs.turn.load.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.load(question, options) end

---Supply that Transport Points are to unload now.
---@class grognard.ocs.turn.unload.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field truck integer The Transport Points, by their `id`.
---@field amount grognard.Measure The amount to unload, in T.

---@class grognard.ocs.turn.unload.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.LoadingCost.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.unload.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.LoadingCost The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may unload supply where they are now, and the cost (OCS 2.3, 13.2f).
---@param question grognard.ocs.turn.unload.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.unload.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.unload.Question, options: grognard.RawOptions): grognard.ocs.turn.unload.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.unload(question, options) end

---A multi-step unit that is to make Breakdowns now.
---@class grognard.ocs.turn.break_down.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field unit integer The multi-step unit, by its `id`.
---@field breakdowns (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The Breakdowns that it is to make, with the mode and the markers that they are to have: newcomers of the board.
---@field pool? integer The Breakdowns that the game has for the nation of the unit, those on the board included; 0 for no limit. Default: 0.

---@class grognard.ocs.turn.break_down.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BrokenDown.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.break_down.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BrokenDown The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a multi-step unit may make Breakdowns now (OCS 2.3, 20.0).
---@param question grognard.ocs.turn.break_down.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.break_down.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.break_down.Question, options: grognard.RawOptions): grognard.ocs.turn.break_down.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.break_down(question, options) end

---A multi-step unit and the Breakdowns that are stacked with it when a phase ends now.
---@class grognard.ocs.turn.absorb.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field unit integer The multi-step unit, by its `id`.
---@field absorbed? integer[] The Breakdowns that it absorbs, by their `id`s. An empty list for none.

---@class grognard.ocs.turn.absorb.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Absorbed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.absorb.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Absorbed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a multi-step unit absorbs Breakdowns now as it must (OCS 20.0d).
---@param question grognard.ocs.turn.absorb.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.absorb.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.absorb.Question, options: grognard.RawOptions): grognard.ocs.turn.absorb.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.absorb(question, options) end

---Transport Points that are to be combined or divided now.
---@class grognard.ocs.turn.combine.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The counters before, by their `id`s.
---@field counters (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The counters afterwards, each with the load that it is to have: newcomers of the board. Their points and loads are those of the counters before.
---@field mix? (grognard.ocs.CounterMix|grognard.ocs.CounterMix.Fields)[]|grognard.List<grognard.ocs.CounterMix> The game's counter mix. An empty list means no limit.

---@class grognard.ocs.turn.combine.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.NewCounters.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.combine.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.NewCounters The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may be combined or divided now (OCS 2.3, 13.2c).
---@param question grognard.ocs.turn.combine.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.combine.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.combine.Question, options: grognard.RawOptions): grognard.ocs.turn.combine.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.combine(question, options) end

---Transport Points that are to form an Extender now, or an Extender that is to be unformed.
---@class grognard.ocs.turn.extend.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The counters, five points in all, or the Extender alone, by their `id`s.
---@field unform? boolean The Extender is to be unformed. Default: false.

---@class grognard.ocs.turn.extend.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.NewCounters.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.extend.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.NewCounters The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether Transport Points may form an Extender now, or it be unformed (OCS 2.3, 12.7).
---@param question grognard.ocs.turn.extend.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.extend.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.extend.Question, options: grognard.RawOptions): grognard.ocs.turn.extend.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.extend(question, options) end

---An Extender that collapses now.
---@class grognard.ocs.turn.collapse.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field unit integer The Extender, by its `id`.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex to which it collapses; its own, if it is turned where it is.

---@class grognard.ocs.turn.collapse.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Collapsed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.collapse.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Collapsed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether an Extender may collapse to a hex now (OCS 2.3, 9.14d, 12.7h).
---@param question grognard.ocs.turn.collapse.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.collapse.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.collapse.Question, options: grognard.RawOptions): grognard.ocs.turn.collapse.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.collapse(question, options) end

---Aircraft that a base is to refit now.
---@class grognard.ocs.turn.refit.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field air_base integer The air base or air strip, by its `id`.
---@field planes integer[] The Inactive aircraft in its hex that become Active, by their `id`s.
---@field sources integer[] The dumps and loaded Transport Points that pay, one after the other.
---@field hqs? integer[] The headquarters that may throw the supply. An empty list for direct draw.

---@class grognard.ocs.turn.refit.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Refitted.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.refit.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Refitted The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether an air base may refit aircraft now, and what it costs (OCS 2.3, 12.9c, 15.1).
---@param question grognard.ocs.turn.refit.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.refit.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.refit.Question, options: grognard.RawOptions): grognard.ocs.turn.refit.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.refit(question, options) end

---A unit that is to break out now.
---@class grognard.ocs.turn.break_out.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field unit integer The unit, by its `id`.
---@field left_out? integer[] The units that their owner leaves out of the trace of their formations (12.6f), by their `id`s. An empty list for none.
---@field first? boolean This is the first turn in which Transport Points find themselves without trace. The board remembers it of combat units, for which it is absent. Default: false.
---@field dice integer[] For each roll one die, 1 to 6, and a second one if the first with its modifier is 5 or more.

---@class grognard.ocs.turn.break_out.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BrokenOut.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.break_out.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BrokenOut The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Breaks out with a unit that finds itself without trace (OCS 2.3, 12.8e).
---@param question grognard.ocs.turn.break_out.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.break_out.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.break_out.Question, options: grognard.RawOptions): grognard.ocs.turn.break_out.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.break_out(question, options) end

---A unit, or supply, that is to move by rail now.
---@class grognard.ocs.turn.rail.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field unit integer The combat unit, the Transport Points or the dump, by its `id`.
---@field to grognard.Hex|grognard.Hex.Fields|integer[] The hex where it detrains.
---@field amount? grognard.Measure How much of a dump moves, in T; all of it by default. Default: 0.
---@field rail_cap grognard.Measure The side's Rail Cap for this turn, in points of capacity.
---@field rail_cap_used? grognard.Measure The Rail Cap that the side has used earlier in this turn, in points. Required in a simulcast turn, in which the state counts none, and 0 or absent in any other.
---@field converts? boolean A Rail Repair unit also converts hexes in this phase, after the movement. Default: false.

---@class grognard.ocs.turn.rail.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TurnState.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.rail.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TurnState The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit or supply may move by rail now, and where the game then stands (OCS 2.3, 13.3).
---@param question grognard.ocs.turn.rail.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.rail.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.rail.Question, options: grognard.RawOptions): grognard.ocs.turn.rail.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.rail(question, options) end

---Construction that a unit is to perform now.
---@class grognard.ocs.turn.construct.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field unit integer The unit, by its `id`.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex of the facility.
---@field task grognard.ocs.Task The task.
---@field sources? integer[] The dumps and loaded Transport Points that pay one after the other, each in reach of the unit. An empty list for a task that is free.
---@field hqs? integer[] The headquarters that may throw the supply. An empty list for direct draw.

---@class grognard.ocs.turn.construct.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Constructed.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.construct.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Constructed The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit may build, improve, reduce or repair a facility now, and the cost (OCS 2.3, 13.8d).
---@param question grognard.ocs.turn.construct.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.construct.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.construct.Question, options: grognard.RawOptions): grognard.ocs.turn.construct.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.construct(question, options) end

---A dump that is to be blown now.
---@class grognard.ocs.turn.blow.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field loads (grognard.ocs.BlowLoad|grognard.ocs.BlowLoad.Fields)[]|grognard.List<grognard.ocs.BlowLoad> The supply of one hex that is named, in the order in which its owner loses it.
---@field dice integer[] One die, 1 to 6.

---@class grognard.ocs.turn.blow.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Blown.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.blow.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Blown The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Blows a dump now (OCS 2.3, 12.11a).
---@param question grognard.ocs.turn.blow.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.blow.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.blow.Question, options: grognard.RawOptions): grognard.ocs.turn.blow.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.blow(question, options) end

---Units that are to be fuelled now.
---@class grognard.ocs.turn.fuel.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The units, of one side, by their `id`s. By headquarters: itself, if it is to be fuelled, and the independent units that move on its fuel. Of a formation all that can share the source: who is not named is not fuelled. Who needs no fuel may be among them and costs nothing; supply, facilities, aircraft and ships may not.
---@field by grognard.ocs.FuelBy The way to pay.
---@field sources? integer[] The dumps and loaded Transport Points that pay, one after the other. An empty list where nothing is to be paid.
---@field hqs? integer[] The headquarters that may throw the fuel; the one that is fuelled, by headquarters. An empty list for direct draw.

---@class grognard.ocs.turn.fuel.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Fuelled.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.fuel.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Fuelled The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may be fuelled now, and what it costs (OCS 12.5).
---@param question grognard.ocs.turn.fuel.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.fuel.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.fuel.Question, options: grognard.RawOptions): grognard.ocs.turn.fuel.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.fuel(question, options) end

---What supply is paid for.
---@alias grognard.ocs.Expense
---| "attack" # The combat supply of attackers.
---| "defence" # The combat supply of defenders.
---| "barrage" # A barrage by artillery.
---| "fuel" # Fuel.
---| "restocking" # Internal stocks.
---| "meal" # What units without trace eat.
---| "construction" # Construction.

---Units that are to be paid for.
---@class grognard.ocs.turn.payers.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field expense grognard.ocs.Expense What is to be paid.
---@field units integer[] The units, of one side, by their `id`s, in the order in which they are served: at most 64.
---@field cost? grognard.Measure What the barrage or the construction costs, in T. Required for these two.
---@field by? grognard.ocs.FuelBy The way to pay for fuel, of all units alike; absent for the cheapest of all ways together.

---@class grognard.ocs.turn.payers.Answer
---@field value grognard.ocs.PayersFound.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Payer.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.payers.RawAnswer
---@field value grognard.ocs.PayersFound The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Payer[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Who pays for units, out of which dumps and through which headquarters, at the least cost (OCS 12.3).
---@param question grognard.ocs.turn.payers.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.payers.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.payers.Question, options: grognard.RawOptions): grognard.ocs.turn.payers.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.payers(question, options) end

---Units that are to attack a hex now.
---@class grognard.ocs.turn.attack.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The attacking units, by their `id`s, in the order in which they pay.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The attacked hex.
---@field on_stocks? integer[] Those of the units that fight on their internal stocks. An empty list for none.
---@field sources? integer[] The dumps and loaded Transport Points that pay. Each unit pays out of those that it reaches, in their order.
---@field hqs? integer[] The headquarters that may throw the supply. An empty list for direct draw.

---@class grognard.ocs.turn.attack.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CombatPaid.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.attack.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CombatPaid The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may attack or overrun a hex now, and what it costs (OCS 2.3, 8.0, 9.1, 9.2).
---@param question grognard.ocs.turn.attack.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.attack.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.attack.Question, options: grognard.RawOptions): grognard.ocs.turn.attack.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.attack(question, options) end

---A Beach Assault that its defender turns into an ALT landing.
---@class grognard.ocs.turn.concede.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The units that land, by their `id`s: one stack on landing craft, next to the attacked hex or in it.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The attacked hex.

---@class grognard.ocs.turn.concede.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Conceded.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.concede.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Conceded The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether the defender may turn a Beach Assault into an ALT landing now (OCS 18.6b).
---@param question grognard.ocs.turn.concede.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.concede.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.concede.Question, options: grognard.RawOptions): grognard.ocs.turn.concede.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.concede(question, options) end

---The defenders of a hex that is attacked now, and how they are paid for.
---@class grognard.ocs.turn.defend.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The attacked hex.
---@field units? integer[] The defenders with combat supply, by their `id`s, at most 64. Dumps pay for those of them that are not in `on_stocks`. An empty list for none.
---@field on_stocks? integer[] The defenders that use their internal stocks, whether `units` names them too or not. An empty list for none.
---@field sources? integer[] The dumps and loaded Transport Points that may pay: those are taken that cost least, and of them the first.
---@field hqs? integer[] The headquarters that may throw the supply. An empty list for direct draw.

---@class grognard.ocs.turn.defend.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CombatPaid.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.defend.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CombatPaid The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---How the defenders of an attacked hex are supplied (OCS 9.2, 9.5).
---@param question grognard.ocs.turn.defend.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.defend.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.defend.Question, options: grognard.RawOptions): grognard.ocs.turn.defend.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.defend(question, options) end

---A combat for which both sides are supplied.
---@class grognard.ocs.turn.odds.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The attacked hex.
---@field leads? integer[] The units whose Action Rating counts, at most one of each side. By default the one with the highest.

---@class grognard.ocs.turn.odds.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Assessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Combatant.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.odds.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Assessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Combatant[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The odds, column and modifier of the combat for which both sides are supplied (OCS 9.2 to 9.7).
---@param question grognard.ocs.turn.odds.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.odds.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.odds.Question, options: grognard.RawOptions): grognard.ocs.turn.odds.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.odds(question, options) end

---A side's payment for the result of the combat.
---@class grognard.ocs.turn.settle.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The attacked hex.
---@field battle grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle, as `ocs.combat.resolve` returned it, or this order for the attacker. Its stage is the one that the hex has come to.
---@field losses? (grognard.ocs.StepsLost|grognard.ocs.StepsLost.Fields)[]|grognard.List<grognard.ocs.StepsLost> The steps that units of the side that settles next lose. An empty list for no losses.
---@field retreat? integer The number of hexes that all of them retreat. Default: 0.
---@field ignore? boolean The option is ignored. Default: false.

---@class grognard.ocs.turn.settle.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Settled.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.settle.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Settled The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Settles one side's part of the result of a combat now (OCS 9.2, 9.10 to 9.13).
---@param question grognard.ocs.turn.settle.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.settle.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.settle.Question, options: grognard.RawOptions): grognard.ocs.turn.settle.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.settle(question, options) end

---Units that retreat from a combat now.
---@class grognard.ocs.turn.retreat.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The units that retreat together, from one hex, by their `id`s: those that have to, and combat units and Organic Trucks that go along (9.12d).
---@field path (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that they enter, in order, at most 12.
---@field losses? (grognard.ocs.StepsLost|grognard.ocs.StepsLost.Fields)[]|grognard.List<grognard.ocs.StepsLost> The steps that units which are disorganized already lose in enemy zones of control. An empty list for none.

---@class grognard.ocs.turn.retreat.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Retreated.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.retreat.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Retreated The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units retreat from a combat by a way now, and what that does (OCS 9.12).
---@param question grognard.ocs.turn.retreat.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.retreat.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.retreat.Question, options: grognard.RawOptions): grognard.ocs.turn.retreat.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.retreat(question, options) end

---The attackers that advance into the hex.
---@class grognard.ocs.turn.advance.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The attacked hex.
---@field battle grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle, as `ocs.turn.settle` returned it for the defender.
---@field units? integer[] The units that advance, by their `id`s. An empty list if none does.

---@class grognard.ocs.turn.advance.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Advanced.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.advance.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Advanced The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Which attackers advance into the attacked hex now (OCS 9.12g).
---@param question grognard.ocs.turn.advance.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.advance.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.advance.Question, options: grognard.RawOptions): grognard.ocs.turn.advance.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.advance(question, options) end

---A hex in which an enemy unit captures what is there now.
---@class grognard.ocs.turn.capture.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field dice? integer[] The dice, 1 to 6: one each for dumps, trucks and wagons where there are any, in this order. Then come two for each aircraft in the order of the board's list.
---@field taken? (grognard.ocs.Taken|grognard.ocs.Taken.Fields)[]|grognard.List<grognard.ocs.Taken> What is captured of each unit, as their owner chooses. An empty list for nothing.
---@field rest? (grognard.ocs.Rest|grognard.ocs.Rest.Fields)[]|grognard.List<grognard.ocs.Rest> Where Transport Points go of which not all is captured, and to which air base aircraft that survive, as their owner chooses. It must be said of each, but of an aircraft without a base in reach.
---@field active? integer[] The aircraft in the hex that are Active. An empty list for none.
---@field printed_hedgehog? boolean The hedgehog in the hex is printed on the map, and so keeps its level under the option `counter_hedgehogs`. Default: false.

---@class grognard.ocs.turn.capture.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CaptureSettled.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.capture.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.CaptureSettled The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Captures what is in a hex that the enemy has entered (OCS 4.8c, 9.12f, 9.14).
---@param question grognard.ocs.turn.capture.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.capture.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.capture.Question, options: grognard.RawOptions): grognard.ocs.turn.capture.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.capture(question, options) end

---Units that are to barrage a hex now.
---@class grognard.ocs.turn.barrage.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The firing units, of one kind and one side, by their `id`s.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The target hex.
---@field sources? integer[] The dump or the loaded Transport Points that pay for artillery, each in reach of every firing unit; one after the other where a headquarters throws. An empty list for aircraft and ships.
---@field hqs? integer[] The headquarters that throws the supply. An empty list for direct draw.
---@field hip_nations? integer[] The nations whose aircraft the game lets fly hip shoots, numbered as `nationality`. An empty list for none.
---@field aborted? boolean Flak or interception has stopped the air mission: it barrages nothing, and counts for its hex all the same (10.0e.A). Default: false.

---@class grognard.ocs.turn.barrage.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BarrageAssessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.barrage.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.BarrageAssessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may barrage a hex now, its cost and its column (OCS 2.3, 10.0, 10.1).
---@param question grognard.ocs.turn.barrage.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.barrage.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.barrage.Question, options: grognard.RawOptions): grognard.ocs.turn.barrage.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.barrage(question, options) end

---Units that are to barrage a facility now.
---@class grognard.ocs.turn.bombard.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The firing units, of one kind and one side, by their `id`s.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The target hex.
---@field facility grognard.ocs.Target The kind of target in it, which the firer names.
---@field sources? integer[] The dump or the loaded Transport Points that pay for artillery, as in `ocs.turn.barrage`. An empty list for aircraft and ships.
---@field hqs? integer[] The headquarters that throws the supply. An empty list for direct draw.
---@field dice? integer[] One die for the table, and one for each enemy plane in the hex if the result can hit planes; 1 to 6 each. Required unless the mission is aborted, which has none.
---@field hip_nations? integer[] The nations whose aircraft the game lets fly hip shoots, numbered as `nationality`. An empty list for none.
---@field aborted? boolean Flak or interception has stopped the air mission: it barrages nothing, and counts for its hex all the same (10.0e.A). Default: false.

---@class grognard.ocs.turn.bombard.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.FacilityHit.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.bombard.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.FacilityHit The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Barrages an air base, a port or a railroad (OCS 10.0c, 14.8).
---@param question grognard.ocs.turn.bombard.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.bombard.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.bombard.Question, options: grognard.RawOptions): grognard.ocs.turn.bombard.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.bombard(question, options) end

---The losses of a barrage's target.
---@class grognard.ocs.turn.suffer.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field target grognard.Hex|grognard.Hex.Fields|integer[] The target hex.
---@field barrage grognard.ocs.Barraged|grognard.ocs.Barraged.Fields The barrage, as `ocs.barrage.resolve` returned it.
---@field losses? (grognard.ocs.StepsLost|grognard.ocs.StepsLost.Fields)[]|grognard.List<grognard.ocs.StepsLost> The steps that units in the hex lose, as their owner chooses. An empty list for no losses.

---@class grognard.ocs.turn.suffer.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Barraged.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.suffer.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Barraged The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Settles the losses of a hex that was barraged (OCS 10.0).
---@param question grognard.ocs.turn.suffer.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.suffer.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.suffer.Question, options: grognard.RawOptions): grognard.ocs.turn.suffer.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.suffer(question, options) end

---Units that are to restock now.
---@class grognard.ocs.turn.restock.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] The units, by their `id`s, in the order in which their owner restocks them.
---@field sources integer[] The dumps and loaded Transport Points in their reach, which pay one after the other.
---@field hqs? integer[] The headquarters that may throw the supply. An empty list for direct draw.

---@class grognard.ocs.turn.restock.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Restocked.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.restock.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Restocked The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may restock their internal stocks now, and what it takes (OCS 2.3, 12.10e).
---@param question grognard.ocs.turn.restock.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.restock.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.restock.Question, options: grognard.RawOptions): grognard.ocs.turn.restock.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.restock(question, options) end

---The trace of the acting side, to be settled now.
---@class grognard.ocs.turn.trace.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field left_out? integer[] The units that their owner leaves out of the trace of their formations (12.6f), by their `id`s. An empty list for none.

---@class grognard.ocs.turn.trace.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TurnState.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.trace.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TurnState The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Settles which units trace in their side's Supply Phase (OCS 2.3, 12.6).
---@param question grognard.ocs.turn.trace.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.trace.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.trace.Question, options: grognard.RawOptions): grognard.ocs.turn.trace.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.trace(question, options) end

---Units that are to eat now.
---@class grognard.ocs.turn.eat.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field units integer[] All units that eat out of the dump, by their `id`s.
---@field source integer The supply on the ground or the Transport Points that pay, by `id`.
---@field hqs? integer[] The headquarters that may throw the supply. An empty list for direct draw.

---@class grognard.ocs.turn.eat.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Eaten.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.eat.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.Eaten The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether units may eat out of a dump now, and what it costs (OCS 2.3, 12.6c).
---@param question grognard.ocs.turn.eat.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.eat.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.eat.Question, options: grognard.RawOptions): grognard.ocs.turn.eat.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.eat(question, options) end

---A side's units that are to be marked now.
---@class grognard.ocs.turn.mark.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.

---@class grognard.ocs.turn.mark.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TurnState.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.mark.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.TurnState The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Marks the units that neither traced nor ate as Out of Supply (OCS 2.3, 12.8a).
---@param question grognard.ocs.turn.mark.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.mark.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.mark.Question, options: grognard.RawOptions): grognard.ocs.turn.mark.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.mark(question, options) end

---A hex whose units check attrition now.
---@class grognard.ocs.turn.attrition.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands.
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field side integer The side whose units check.
---@field dice integer[] Two dice, 1 to 6 each.
---@field losses? (grognard.ocs.StepsLost|grognard.ocs.StepsLost.Fields)[]|grognard.List<grognard.ocs.StepsLost> The steps that each unit loses, as its owner chooses when the roll is known. An empty list for no losses.

---@class grognard.ocs.turn.attrition.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.AttritionLoss.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.turn.attrition.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.ocs.AttritionLoss The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Settles the attrition of the units of a hex that are Out of Supply (OCS 2.3, 12.8b).
---@param question grognard.ocs.turn.attrition.Question
---@param options? grognard.Options
---@return grognard.ocs.turn.attrition.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.turn.attrition.Question, options: grognard.RawOptions): grognard.ocs.turn.attrition.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.turn.attrition(question, options) end

---Effects to apply to a position.
---@class grognard.ocs.board.apply.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position, its lists in any order: the edits count places in them as they are.
---@field effects (grognard.ocs.Effect|grognard.ocs.Effect.Fields)[]|grognard.List<grognard.ocs.Effect> The effects, in the order of the ruling that returned them. The caller may leave out some and add others.
---@field units? integer[] The units that the effects refer to: for each unit of the ruling's question the unit of the board, or the newcomer. Newcomers count on from the end of the board's list. An empty list if the effects already refer to units of the board and newcomers, as those of every order of a turn do.
---@field newcomers? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> Units that are not on the board: of an order of a turn, those of its own list. Where units go by their ids each has one.
---@field captor? integer The side that captures, 1 to 8. Required if an effect captures.

---@class grognard.ocs.board.apply.Answer
---@field value grognard.ocs.Applied.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.BoardEdit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.board.apply.RawAnswer
---@field value grognard.ocs.Applied The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.BoardEdit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Puts the effects of a ruling to the position that it was about: what becomes of its units and hexes.
---@param question grognard.ocs.board.apply.Question
---@param options? grognard.Options
---@return grognard.ocs.board.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.board.apply.Question, options: grognard.RawOptions): grognard.ocs.board.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.board.apply(question, options) end

---@class grognard.ocs.Game.Look
---@field value grognard.ocs.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Duty.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.Game.Choices
---@field value grognard.ocs.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.GameChoice.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.ocs.Game.Judged
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Objection.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested; without a request those that say why it is forbidden.

---@class grognard.ocs.Game.Ordered
---@field verdict "allowed"|"forbidden" The verdict.
---@field value grognard.ocs.Open.Table The value.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.GameEffect.Table[] The effects.
---@field trail? grognard.Step.Cited[] The steps, if requested; without a request those that say why it is forbidden.

---@class grognard.ocs.Game.Chances
---@field value grognard.ocs.OpenChances.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Duty.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---An order that was done, and its ruling.
---@class grognard.ocs.Game.Played
---@field order string|table The order, as it may be given again.
---@field dice? integer[] The dice of a row.
---@field cites string[] The rules that allowed it.
---@field effects grognard.ocs.GameEffect.Table[] What it did.
---@field value grognard.ocs.Open.Table The value of its ruling.
---@field dice_thrown boolean Dice were thrown with it.
---@field line? string The order as a line, with the names of units and hexes. In the native module only.

---A new game: the position, where it stands, and what the game's charts and rules say.
---@class grognard.ocs.Game.Options
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position: the chart, the hexes, the units on the map, and what is constant for the game. Every unit has an `id` of its own, 1 to 65534.
---@field off_map? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> Units off the map: those that are due in a later turn, and the Dead Pile.
---@field turn grognard.ocs.TurnState|grognard.ocs.TurnState.Fields Where the game stands in its sequence of play. Reserve markers that it does not mention are none.
---@field sides? (grognard.ocs.NewSide|grognard.ocs.NewSide.Fields)[]|grognard.List<grognard.ocs.NewSide> What the game gives the sides, side 1 first, at most 8. A side that is not in the list has nothing.
---@field names? (grognard.ocs.UnitName|grognard.ocs.UnitName.Fields)[]|grognard.List<grognard.ocs.UnitName> The names of units, for orders and texts. Blanks in them become `_`.
---@field numbering? grognard.Numbering How the hexes are numbered, for orders and texts. Default: "axial".
---@field seed? grognard.Wide The seed of the game's dice. Without one dice are given with the orders. Default: 0.
---@field table? (grognard.ocs.RebuildRow|grognard.ocs.RebuildRow.Fields)[]|grognard.List<grognard.ocs.RebuildRow> The Rebuild Table.
---@field mix? (grognard.ocs.CounterMix|grognard.ocs.CounterMix.Fields)[]|grognard.List<grognard.ocs.CounterMix> The mix of counters of Transport Points; an empty list means no limit.
---@field hip_nations? integer[] The nations whose aircraft fly hip shoots (14.7d).
---@field breakdowns? integer[] Breakdowns that each nation has, nation 1 first; 0 for no limit (20.0g).

---How each side takes its option in the open combat.
---@class grognard.ocs.Game.Plans
---@field attacker_policy? grognard.ocs.Policy How the attacker takes his option. Required for a combat.
---@field defender_policy? grognard.ocs.Policy How the defender takes his option. Required for a combat.

---A game, refereed from one position that remembers. A line of orders is a verb and its fields by name: `march #7 > 1,0 > 2,0`.
---@class grognard.ocs.Game: userdata
local Game = {}

---Judges an order, and does it if it is allowed.
---@param order string|grognard.ocs.GameChoice.Table|table A line, a row of the choices, or fields with the kind of order as `act`.
---@param dice_or_options? integer[]|grognard.Trail The dice of a row; of any other order its options.
---@param options? grognard.Trail Options of a row.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:order(order, dice_or_options, options) end

---Judges an order; nothing changes. The rows are the objections to it.
---@param order string|grognard.ocs.GameChoice.Table|table A line, a row of the choices, or fields with the kind of order as `act`.
---@param dice_or_options? integer[]|grognard.Trail The dice of a row; of any other order its options.
---@param options? grognard.Trail Options of a row.
---@return grognard.ocs.Game.Judged? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:judge(order, dice_or_options, options) end

---Returns an order of this position as the line that `order` reads. In the native module only.
---@param order string|grognard.ocs.GameChoice.Table|table A line, a row of the choices, or fields with the kind of order as `act`.
---@param dice? integer[] The dice of a row.
---@return string? line
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:line(order, dice) end

---Returns what may be done now, as rows. A row that is complete is an order; another leads to the next rows.
---@param row? grognard.ocs.GameChoice.Table A row that is no order yet.
---@return grognard.ocs.Game.Choices? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:choices(row) end

---Returns the chart, the hexes and the units on the map, as questions take them.
---@return grognard.ocs.Board? board
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:board() end

---Returns the units off the map: those that arrive in the turn in which they are `due`, and the Dead Pile.
---@return grognard.ocs.Board? off_map
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:off_map() end

---Returns what the game waits for, and all that stands on the board as rows.
---@return grognard.ocs.Game.Look? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:look() end

---Returns the exact chances of what is open.
---@param plans? grognard.ocs.Game.Plans
---@param options? grognard.Trail
---@return grognard.ocs.Game.Chances? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:chances(plans, options) end

---Takes back the last order and returns it.
---@param referee? boolean Takes back an order with which dice were thrown too.
---@return grognard.ocs.Game.Played? played
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:undo(referee) end

---Does the order again that was taken back last, and returns it.
---@return grognard.ocs.Game.Played? played
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:redo() end

---Returns the orders that were done, with their rulings.
---@return grognard.ocs.Game.Played[]? history
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
---@return grognard.ocs.Game? game
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:copy() end

---The segment ends.
---@param weather? integer The weather that was rolled, numbered by the caller from 1.
---@param first? integer|string The side of the player who goes first; of a breakout, 1 if it is the first turn in which the unit tries.
---@param simulcast? boolean Both players play the turn simultaneously.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:next(weather, first, simulcast) end

---A unit takes a mode, or turns.
---@param unit integer|string The unit.
---@param mode grognard.ocs.Mode The mode to take.
---@param oriented? grognard.ocs.Orientation How the unit is oriented in it.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:change(unit, mode, oriented) end

---A unit is released from Reserve.
---@param units (integer|string)[]|string The units.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:release(units) end

---A unit moves. Its cost is in movement points.
---@param units (integer|string)[]|string The units.
---@param path (grognard.Hex|grognard.Hex.Fields|integer[]|string)[]|string The hexes that are entered, one after the other.
---@param drops? (grognard.ocs.DropOff|grognard.ocs.DropOff.Fields)[]|grognard.List<grognard.ocs.DropOff> Of units that move together, those that stay on the way.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:march(units, path, drops) end

---Transport Points load.
---@param truck integer|string The Transport Points.
---@param source integer|string The dump that is loaded, or from which units eat.
---@param amount grognard.Measure The amount, in T.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:load(truck, source, amount) end

---Transport Points unload.
---@param truck integer|string The Transport Points.
---@param amount grognard.Measure The amount, in T.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:unload(truck, amount) end

---A dump is blown.
---@param loads (grognard.ocs.BlowLoad|grognard.ocs.BlowLoad.Fields)[]|grognard.List<grognard.ocs.BlowLoad> The supply that is blown.
---@param dice? integer[] The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:blow(loads, dice) end

---A unit is fuelled.
---@param units (integer|string)[]|string The units.
---@param by grognard.ocs.FuelBy How units are fuelled.
---@param sources? (integer|string)[]|string The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
---@param hqs? (integer|string)[]|string The headquarters that throw the supply.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:fuel(units, by, sources, hqs) end

---A multi-step unit absorbs Breakdowns.
---@param unit integer|string The unit.
---@param absorbed? (integer|string)[]|string The Breakdowns that are absorbed.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:absorb(unit, absorbed) end

---Transport Points form an Extender, or it is unformed.
---@param units (integer|string)[]|string The units.
---@param unform? boolean The Extender becomes Transport Points again.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:extend(units, unform) end

---An Extender collapses.
---@param unit integer|string The unit.
---@param hex grognard.Hex|grognard.Hex.Fields|integer[]|string The hex.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:collapse(unit, hex) end

---An air base refits aircraft.
---@param air_base integer|string The air base.
---@param planes (integer|string)[]|string The aircraft.
---@param sources (integer|string)[]|string The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
---@param hqs? (integer|string)[]|string The headquarters that throw the supply.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:refit(air_base, planes, sources, hqs) end

---A unit breaks out.
---@param unit integer|string The unit.
---@param left_out? (integer|string)[]|string Units that are left out.
---@param first? boolean It is the first turn in which the unit tries.
---@param dice? integer[] The dice, 1 to 6. Without any they are drawn from the game's seed, if it has one.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:break_out(unit, left_out, first, dice) end

---A unit or supply moves by rail.
---@param unit integer|string The unit.
---@param to grognard.Hex|grognard.Hex.Fields|integer[]|string Where to.
---@param amount? grognard.Measure The amount, in T.
---@param converts? boolean A Rail Repair unit also converts hexes after its move.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:rail(unit, to, amount, converts) end

---A unit builds.
---@param unit integer|string The unit.
---@param hex grognard.Hex|grognard.Hex.Fields|integer[]|string The hex.
---@param task grognard.ocs.Task What is built.
---@param sources? (integer|string)[]|string The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
---@param hqs? (integer|string)[]|string The headquarters that throw the supply.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:construct(unit, hex, task, sources, hqs) end

---Units attack or overrun a hex.
---@param units (integer|string)[]|string The units.
---@param target grognard.Hex|grognard.Hex.Fields|integer[]|string The hex that is attacked or barraged.
---@param on_stocks? (integer|string)[]|string Those of the units that fight on their internal stocks.
---@param sources? (integer|string)[]|string The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
---@param hqs? (integer|string)[]|string The headquarters that throw the supply.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:attack(units, target, on_stocks, sources, hqs) end

---The defenders of the open combat are supplied, or not.
---@param units? (integer|string)[]|string The units.
---@param on_stocks? (integer|string)[]|string Those of the units that fight on their internal stocks.
---@param sources? (integer|string)[]|string The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
---@param hqs? (integer|string)[]|string The headquarters that throw the supply.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:defend(units, on_stocks, sources, hqs) end

---The odds of the open combat are taken.
---@param leads? (integer|string)[]|string The units whose Action Ratings count, where there is a choice.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:odds(leads) end

---The dice of what is open are thrown.
---@param dice? integer[] The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:roll(dice) end

---A side settles its part of the combat.
---@param losses? (grognard.ocs.StepsLost|grognard.ocs.StepsLost.Fields)[]|grognard.List<grognard.ocs.StepsLost> The steps that units lose.
---@param retreat? integer The hexes of retreat.
---@param ignore? boolean The option is ignored.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:settle(losses, retreat, ignore) end

---A unit retreats.
---@param units (integer|string)[]|string The units.
---@param path (grognard.Hex|grognard.Hex.Fields|integer[]|string)[]|string The hexes that are entered, one after the other.
---@param losses? (grognard.ocs.StepsLost|grognard.ocs.StepsLost.Fields)[]|grognard.List<grognard.ocs.StepsLost> The steps that units lose.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:retreat(units, path, losses) end

---Attackers advance, or none.
---@param units? (integer|string)[]|string The units.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:advance(units) end

---What has fallen in a hex is captured.
---@param hex grognard.Hex|grognard.Hex.Fields|integer[]|string The hex.
---@param dice? integer[] The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
---@param taken? (grognard.ocs.Taken|grognard.ocs.Taken.Fields)[]|grognard.List<grognard.ocs.Taken> What is captured of the units that have fallen.
---@param rest? (grognard.ocs.Rest|grognard.ocs.Rest.Fields)[]|grognard.List<grognard.ocs.Rest> Where the rest goes.
---@param printed_hedgehog? boolean The hedgehog in the hex is printed on the map.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:capture(hex, dice, taken, rest, printed_hedgehog) end

---Artillery barrages a hex.
---@param units (integer|string)[]|string The units.
---@param target grognard.Hex|grognard.Hex.Fields|integer[]|string The hex that is attacked or barraged.
---@param sources? (integer|string)[]|string The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
---@param hqs? (integer|string)[]|string The headquarters that throw the supply.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:barrage(units, target, sources, hqs) end

---The target of the barrage takes its losses.
---@param losses? (grognard.ocs.StepsLost|grognard.ocs.StepsLost.Fields)[]|grognard.List<grognard.ocs.StepsLost> The steps that units lose.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:suffer(losses) end

---A unit restocks.
---@param units (integer|string)[]|string The units.
---@param sources (integer|string)[]|string The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
---@param hqs? (integer|string)[]|string The headquarters that throw the supply.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:restock(units, sources, hqs) end

---The side traces supply.
---@param left_out? (integer|string)[]|string Units that are left out.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:trace(left_out) end

---A unit eats.
---@param units (integer|string)[]|string The units.
---@param source integer|string The dump that is loaded, or from which units eat.
---@param hqs? (integer|string)[]|string The headquarters that throw the supply.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:eat(units, source, hqs) end

---Who neither traced nor ate is marked.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:mark() end

---The units of a hex check attrition.
---@param hex grognard.Hex|grognard.Hex.Fields|integer[]|string The hex.
---@param side integer|string The side.
---@param dice? integer[] The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
---@param losses? (grognard.ocs.StepsLost|grognard.ocs.StepsLost.Fields)[]|grognard.List<grognard.ocs.StepsLost> The steps that units lose.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:attrition(hex, side, dice, losses) end

---A unit is rebuilt.
---@param repls (integer|string)[]|string The replacements that are spent.
---@param orders (grognard.ocs.UnitToRebuild|grognard.ocs.UnitToRebuild.Fields)[]|grognard.List<grognard.ocs.UnitToRebuild> The units that are rebuilt.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:rebuild(repls, orders) end

---A reinforcement arrives.
---@param units (integer|string)[]|string The units.
---@param to grognard.Hex|grognard.Hex.Fields|integer[]|string Where to.
---@param entry? grognard.ocs.ArrivesBy How units arrive.
---@param hexes? (grognard.Hex|grognard.Hex.Fields|integer[]|string)[]|string The hexes of the map's edge, or of the port, where units may arrive.
---@param supply? grognard.Measure The supply that arrives, in T.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:arrive(units, to, entry, hexes, supply) end

---Two units are consolidated.
---@param units (integer|string)[]|string The units.
---@param types_differ? boolean The types of the two units differ.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:consolidate(units, types_differ) end

---A unit of an overstacked hex is eliminated (4.8a).
---@param hex grognard.Hex|grognard.Hex.Fields|integer[]|string The hex.
---@param side integer|string The side.
---@param units (integer|string)[]|string The units.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:eliminate(hex, side, units) end

---A multi-step unit makes Breakdowns.
---@param unit integer|string The unit.
---@param breakdowns (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The Breakdowns that are made, without an `id`.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:break_down(unit, breakdowns) end

---Transport Points are combined, or divided.
---@param units (integer|string)[]|string The units.
---@param counters (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The counters of Transport Points that result, without an `id`.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:combine(units, counters) end

---The defender lets a Beach Assault land.
---@param units (integer|string)[]|string The units.
---@param target grognard.Hex|grognard.Hex.Fields|integer[]|string The hex that is attacked or barraged.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:concede(units, target) end

---Units barrage a facility.
---@param units (integer|string)[]|string The units.
---@param target grognard.Hex|grognard.Hex.Fields|integer[]|string The hex that is attacked or barraged.
---@param facility grognard.ocs.Target The facility.
---@param sources? (integer|string)[]|string The supply that pays: dumps and loaded Transport Points, in the order in which they pay.
---@param hqs? (integer|string)[]|string The headquarters that throw the supply.
---@param dice? integer[] The dice of an order that needs some, 1 to 6. Without any they are drawn from the game's seed, if it has one.
---@return grognard.ocs.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:bombard(units, target, facility, sources, hqs, dice) end

---Begins a game, or takes up a saved one: its text, or the bytes of `pack`.
---@param options? grognard.ocs.Game.Options|string
---@return grognard.ocs.Game? game
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.ocs.Game(options) end

return grognard

---@meta _
-- Generated from the library's own description by `cargo run -p grognard-generate`; do not edit.

---@class (partial) grognard
local grognard = {}

---The kind of a counter.
---@alias grognard.acw.Kind
---| "infantry" # Infantry.
---| "cavalry" # Cavalry.
---| "artillery" # Guns.
---| "commander" # A commander, without strength. He is never lost or attacked as a unit.

---Whether a unit has a zone of control, the six hexes around it.
---@alias grognard.acw.Zone
---| "by_kind" # By its kind: infantry, cavalry and guns that are not limbered have one; commanders and limbered guns as the game's options say.
---| "always" # The unit has one, whatever its kind.
---| "never" # The unit has none, whatever its kind.

---The army that a counter belongs to.
---@alias grognard.acw.Allegiance
---| "union" # The Union.
---| "confederate" # The Confederacy.

grognard.acw = {}

---A counter on the map.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Unit: userdata
---@field hex grognard.Hex The unit's hex.
---@field marks integer The marks that the game's modifiers refer to, one bit each. Their meaning is the caller's.
---@field kind? grognard.acw.Kind The kind of counter. Required where the answer depends on it.
---@field strength? grognard.Measure Printed strength points (SP). Required where strengths count. A commander has none.
---@field cohesion? integer Cohesion Rating (CR); 0 if none is printed. Required in a combat and for losses. A commander has none.
---@field stars integer A commander's printed stars, at least 1; 0 for other units.
---@field command? integer A commander's printed command value. Required where it is used. Other units have none.
---@field replacement_stars integer The stars of the commander's replacement, on the other side of the counter; 0 if none are printed.
---@field replacement_command? integer The command value of the commander's replacement. Required where it is used.
---@field zoc grognard.acw.Zone Whether the unit has a zone of control.
---@field replaced boolean A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
---@field limbered boolean Limbered guns: they do not attack and add no strength.
---@field bombards boolean Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
---@field disorganized boolean The unit is disorganized.
---@field out_of_command boolean The unit is out of command.
---@field road_moved boolean The unit used road movement.
---@field advanced boolean The unit advanced after a combat of this phase: contact that it makes is new.
---@field contacted boolean An enemy's advance put the unit's hex into a zone of control in this phase. In questions that include the enemies, this is also determined from their `advanced`.
---@field fought boolean The unit fought in a combat of an earlier round of this phase.
---@field army? grognard.acw.Allegiance The army of the counter. Optional, since the lists of a question distinguish the sides; if it is given, all units of a list must be of one army, and enemies of the other.

---A counter on the map.
---@class grognard.acw.Unit.Table: grognard.acw.Unit.Fields
---@field hex grognard.Hex.Table The unit's hex.
---@field marks integer The marks that the game's modifiers refer to, one bit each. Their meaning is the caller's.
---@field kind? grognard.acw.Kind The kind of counter. Required where the answer depends on it.
---@field strength? grognard.Measure Printed strength points (SP). Required where strengths count. A commander has none.
---@field cohesion? integer Cohesion Rating (CR); 0 if none is printed. Required in a combat and for losses. A commander has none.
---@field stars integer A commander's printed stars, at least 1; 0 for other units.
---@field command? integer A commander's printed command value. Required where it is used. Other units have none.
---@field replacement_stars integer The stars of the commander's replacement, on the other side of the counter; 0 if none are printed.
---@field replacement_command? integer The command value of the commander's replacement. Required where it is used.
---@field zoc grognard.acw.Zone Whether the unit has a zone of control.
---@field replaced boolean A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
---@field limbered boolean Limbered guns: they do not attack and add no strength.
---@field bombards boolean Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
---@field disorganized boolean The unit is disorganized.
---@field out_of_command boolean The unit is out of command.
---@field road_moved boolean The unit used road movement.
---@field advanced boolean The unit advanced after a combat of this phase: contact that it makes is new.
---@field contacted boolean An enemy's advance put the unit's hex into a zone of control in this phase. In questions that include the enemies, this is also determined from their `advanced`.
---@field fought boolean The unit fought in a combat of an earlier round of this phase.
---@field army? grognard.acw.Allegiance The army of the counter. Optional, since the lists of a question distinguish the sides; if it is given, all units of a list must be of one army, and enemies of the other.

---A counter on the map.
---@class grognard.acw.Unit.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The unit's hex.
---@field marks? integer The marks that the game's modifiers refer to, one bit each. Their meaning is the caller's. Default: 0.
---@field kind? grognard.acw.Kind The kind of counter. Required where the answer depends on it.
---@field strength? grognard.Measure Printed strength points (SP). Required where strengths count. A commander has none.
---@field cohesion? integer Cohesion Rating (CR); 0 if none is printed. Required in a combat and for losses. A commander has none.
---@field stars? integer A commander's printed stars, at least 1; 0 for other units. Default: 0.
---@field command? integer A commander's printed command value. Required where it is used. Other units have none.
---@field replacement_stars? integer The stars of the commander's replacement, on the other side of the counter; 0 if none are printed. Default: 0.
---@field replacement_command? integer The command value of the commander's replacement. Required where it is used.
---@field zoc? grognard.acw.Zone Whether the unit has a zone of control. Default: "by_kind".
---@field replaced? boolean A commander who was flipped to his replacement: the replacement's figures count, and he is never lost. Default: false.
---@field limbered? boolean Limbered guns: they do not attack and add no strength. Default: false.
---@field bombards? boolean Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend. Default: false.
---@field disorganized? boolean The unit is disorganized. Default: false.
---@field out_of_command? boolean The unit is out of command. Default: false.
---@field road_moved? boolean The unit used road movement. Default: false.
---@field advanced? boolean The unit advanced after a combat of this phase: contact that it makes is new. Default: false.
---@field contacted? boolean An enemy's advance put the unit's hex into a zone of control in this phase. In questions that include the enemies, this is also determined from their `advanced`. Default: false.
---@field fought? boolean The unit fought in a combat of an earlier round of this phase. Default: false.
---@field army? grognard.acw.Allegiance The army of the counter. Optional, since the lists of a question distinguish the sides; if it is given, all units of a list must be of one army, and enemies of the other.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Unit.Fields
---@return grognard.acw.Unit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Unit): grognard.acw.Unit
function grognard.acw.Unit(fields) end

---A hexside and its effects between the hexes on its two sides. A hexside without an entry has no effect.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Hexside: userdata
---@field hex grognard.Hex The hex on one side, from which an attack or a zone of control crosses it.
---@field beside grognard.Hex The hex on the other side, into which it crosses.
---@field marks integer The marks that the game's modifiers refer to for attacks across it, one bit each.
---@field no_zoc boolean No zone of control extends across it.
---@field no_attack boolean No attack is possible across it.
---@field one_way boolean The effects apply from `hex` into `beside` only; otherwise in both directions.

---A hexside and its effects between the hexes on its two sides. A hexside without an entry has no effect.
---@class grognard.acw.Hexside.Table: grognard.acw.Hexside.Fields
---@field hex grognard.Hex.Table The hex on one side, from which an attack or a zone of control crosses it.
---@field beside grognard.Hex.Table The hex on the other side, into which it crosses.
---@field marks integer The marks that the game's modifiers refer to for attacks across it, one bit each.
---@field no_zoc boolean No zone of control extends across it.
---@field no_attack boolean No attack is possible across it.
---@field one_way boolean The effects apply from `hex` into `beside` only; otherwise in both directions.

---A hexside and its effects between the hexes on its two sides. A hexside without an entry has no effect.
---@class grognard.acw.Hexside.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex on one side, from which an attack or a zone of control crosses it.
---@field beside grognard.Hex|grognard.Hex.Fields|integer[] The hex on the other side, into which it crosses.
---@field marks? integer The marks that the game's modifiers refer to for attacks across it, one bit each. Default: 0.
---@field no_zoc? boolean No zone of control extends across it. Default: false.
---@field no_attack? boolean No attack is possible across it. Default: false.
---@field one_way? boolean The effects apply from `hex` into `beside` only; otherwise in both directions. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Hexside.Fields
---@return grognard.acw.Hexside? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Hexside): grognard.acw.Hexside
function grognard.acw.Hexside(fields) end

---Whether one combat may include several enemy hexes.
---@alias grognard.acw.MultiTarget
---| "allow" # It may, if every attacker in it is adjacent to every defender: the whole strength against the sum.
---| "forbid" # It may not: each enemy hex that must be attacked needs stacks of its own, and a plan may be impossible.

---The options of a game. All zero is the series.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.GameRules: userdata
---@field multi_target grognard.acw.MultiTarget Whether one combat may include several enemy hexes. Replaces ACW 4.
---@field commander_zoc boolean Commanders have a zone of control. Replaces the reading of ACW 2 that they have none.
---@field limbered_zoc boolean Limbered guns have a zone of control. Replaces the reading of ACW 2 that they have none.

---The options of a game. All zero is the series.
---@class grognard.acw.GameRules.Table: grognard.acw.GameRules.Fields
---@field multi_target grognard.acw.MultiTarget Whether one combat may include several enemy hexes. Replaces ACW 4.
---@field commander_zoc boolean Commanders have a zone of control. Replaces the reading of ACW 2 that they have none.
---@field limbered_zoc boolean Limbered guns have a zone of control. Replaces the reading of ACW 2 that they have none.

---The options of a game. All zero is the series.
---@class grognard.acw.GameRules.Fields
---@field multi_target? grognard.acw.MultiTarget Whether one combat may include several enemy hexes. Replaces ACW 4. Default: "allow".
---@field commander_zoc? boolean Commanders have a zone of control. Replaces the reading of ACW 2 that they have none. Default: false.
---@field limbered_zoc? boolean Limbered guns have a zone of control. Replaces the reading of ACW 2 that they have none. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.GameRules.Fields
---@return grognard.acw.GameRules? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.GameRules): grognard.acw.GameRules
function grognard.acw.GameRules(fields) end

---The terrain of a hex. A hex without an entry has level 0 and no marks.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Ground: userdata
---@field hex grognard.Hex The hex.
---@field marks integer The marks that the game's modifiers refer to, one bit each, such as breastworks or woods.
---@field level integer Its elevation.

---The terrain of a hex. A hex without an entry has level 0 and no marks.
---@class grognard.acw.Ground.Table: grognard.acw.Ground.Fields
---@field hex grognard.Hex.Table The hex.
---@field marks integer The marks that the game's modifiers refer to, one bit each, such as breastworks or woods.
---@field level integer Its elevation.

---The terrain of a hex. A hex without an entry has level 0 and no marks.
---@class grognard.acw.Ground.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field marks? integer The marks that the game's modifiers refer to, one bit each, such as breastworks or woods. Default: 0.
---@field level? integer Its elevation. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Ground.Fields
---@return grognard.acw.Ground? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Ground): grognard.acw.Ground
function grognard.acw.Ground(fields) end

---The condition of a modifier.
---@alias grognard.acw.Condition
---| "always" # No condition: the modifier always applies.
---| "marked" # Some unit of the stack, or its hex, has the mark.
---| "crossing" # The hexside between an attacking and a defending stack has the mark, for any pair of them or for all pairs.
---| "disorganized" # Some unit of the stack is disorganized.
---| "commander" # The highest command value of the stack's commanders is between `least` and `most`. If any stack suffices, it is the highest of the whole side, so that only one of several ranges applies.
---| "cohesion" # The Cohesion Rating that the side fights with is between `least` and `most`.
---| "higher" # The stack is higher than every stack of the other side.
---| "flanked" # The stack is flanked. For defenders only.

---A side of a combat.
---@alias grognard.acw.Side
---| "attacker" # The side whose phase it is.
---| "defender" # The other side.

---How many of a side's stacks must meet the condition.
---@alias grognard.acw.Scope
---| "any" # At least one of them.
---| "all" # All of them.

---A die roll modifier. It counts once a combat, however many stacks meet its condition.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Modifier: userdata
---@field value integer The number added to the die roll, -20 to 20. A low roll favours the attacker, so that -1 helps him.
---@field what? grognard.acw.Condition The condition. Required where the answer depends on it.
---@field side? grognard.acw.Side The side whose stacks are considered. Required unless there is no condition, or it concerns hexsides.
---@field scope? grognard.acw.Scope How many stacks must meet the condition. Required unless there is no condition, or it concerns the Cohesion Rating.
---@field mark? integer The mark, 0 to 31. Required if the condition concerns a mark.
---@field least integer The least command value or Cohesion Rating that meets the condition.
---@field most integer The greatest command value or Cohesion Rating that meets the condition, at least 1. Required if the condition concerns one.

---A die roll modifier. It counts once a combat, however many stacks meet its condition.
---@class grognard.acw.Modifier.Table: grognard.acw.Modifier.Fields
---@field value integer The number added to the die roll, -20 to 20. A low roll favours the attacker, so that -1 helps him.
---@field what? grognard.acw.Condition The condition. Required where the answer depends on it.
---@field side? grognard.acw.Side The side whose stacks are considered. Required unless there is no condition, or it concerns hexsides.
---@field scope? grognard.acw.Scope How many stacks must meet the condition. Required unless there is no condition, or it concerns the Cohesion Rating.
---@field mark? integer The mark, 0 to 31. Required if the condition concerns a mark.
---@field least integer The least command value or Cohesion Rating that meets the condition.
---@field most integer The greatest command value or Cohesion Rating that meets the condition, at least 1. Required if the condition concerns one.

---A die roll modifier. It counts once a combat, however many stacks meet its condition.
---@class grognard.acw.Modifier.Fields
---@field value integer The number added to the die roll, -20 to 20. A low roll favours the attacker, so that -1 helps him.
---@field what? grognard.acw.Condition The condition. Required where the answer depends on it.
---@field side? grognard.acw.Side The side whose stacks are considered. Required unless there is no condition, or it concerns hexsides.
---@field scope? grognard.acw.Scope How many stacks must meet the condition. Required unless there is no condition, or it concerns the Cohesion Rating.
---@field mark? integer The mark, 0 to 31. Required if the condition concerns a mark.
---@field least? integer The least command value or Cohesion Rating that meets the condition. Default: 0.
---@field most? integer The greatest command value or Cohesion Rating that meets the condition, at least 1. Required if the condition concerns one.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Modifier.Fields
---@return grognard.acw.Modifier? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Modifier): grognard.acw.Modifier
function grognard.acw.Modifier(fields) end

---The strength of units in a combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Strength: userdata
---@field strength grognard.Measure Strength points (SP) that count, of all hexes together.
---@field foot grognard.Measure Strength points (SP) of infantry and cavalry among these.
---@field guns grognard.Measure Strength points (SP) of artillery among these.
---@field printed grognard.Measure Printed strength points (SP) of all of the units, whether they count or not.
---@field hexes integer The number of hexes with units that take part.

---The strength of units in a combat.
---@class grognard.acw.Strength.Table: grognard.acw.Strength.Fields
---@field strength grognard.Measure Strength points (SP) that count, of all hexes together.
---@field foot grognard.Measure Strength points (SP) of infantry and cavalry among these.
---@field guns grognard.Measure Strength points (SP) of artillery among these.
---@field printed grognard.Measure Printed strength points (SP) of all of the units, whether they count or not.
---@field hexes integer The number of hexes with units that take part.

---The strength of units in a combat.
---@class grognard.acw.Strength.Fields
---@field strength? grognard.Measure Strength points (SP) that count, of all hexes together. Default: 0.
---@field foot? grognard.Measure Strength points (SP) of infantry and cavalry among these. Default: 0.
---@field guns? grognard.Measure Strength points (SP) of artillery among these. Default: 0.
---@field printed? grognard.Measure Printed strength points (SP) of all of the units, whether they count or not. Default: 0.
---@field hexes? integer The number of hexes with units that take part. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Strength.Fields
---@return grognard.acw.Strength? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Strength): grognard.acw.Strength
function grognard.acw.Strength(fields) end

---Whether a hex is flanked.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Flanked: userdata
---@field flanked boolean The hex is flanked.
---@field hexes integer The number of hexes that attack it.

---Whether a hex is flanked.
---@class grognard.acw.Flanked.Table: grognard.acw.Flanked.Fields
---@field flanked boolean The hex is flanked.
---@field hexes integer The number of hexes that attack it.

---Whether a hex is flanked.
---@class grognard.acw.Flanked.Fields
---@field flanked? boolean The hex is flanked. Default: false.
---@field hexes? integer The number of hexes that attack it. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Flanked.Fields
---@return grognard.acw.Flanked? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Flanked): grognard.acw.Flanked
function grognard.acw.Flanked(fields) end

---Odds and their column.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Column: userdata
---@field odds grognard.Odds The rounded odds; 1:0 against a strength of 0, 0:1 with a strength of 0.
---@field heading grognard.Odds The odds printed above the column.
---@field column integer The column, from 0, from the defender's best.

---Odds and their column.
---@class grognard.acw.Column.Table: grognard.acw.Column.Fields
---@field odds grognard.Odds.Table The rounded odds; 1:0 against a strength of 0, 0:1 with a strength of 0.
---@field heading grognard.Odds.Table The odds printed above the column.
---@field column integer The column, from 0, from the defender's best.

---Odds and their column.
---@class grognard.acw.Column.Fields
---@field odds? grognard.Odds|grognard.Odds.Fields The rounded odds; 1:0 against a strength of 0, 0:1 with a strength of 0.
---@field heading? grognard.Odds|grognard.Odds.Fields The odds printed above the column.
---@field column? integer The column, from 0, from the defender's best. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Column.Fields
---@return grognard.acw.Column? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Column): grognard.acw.Column
function grognard.acw.Column(fields) end

---The effect of a result on one side.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.SideResult: userdata
---@field losses integer The number of units lost: in each of the side's hexes, or of the whole side with `together`.
---@field retreat integer The number of hexes that all units of the side retreat.
---@field eliminated boolean Every unit of the side is eliminated.
---@field disorganized boolean Every unit of the side that survives becomes disorganized.
---@field advance boolean The side may advance if the other side's hexes are vacated.
---@field together boolean `losses` is for the whole side, not for each of its hexes.

---The effect of a result on one side.
---@class grognard.acw.SideResult.Table: grognard.acw.SideResult.Fields
---@field losses integer The number of units lost: in each of the side's hexes, or of the whole side with `together`.
---@field retreat integer The number of hexes that all units of the side retreat.
---@field eliminated boolean Every unit of the side is eliminated.
---@field disorganized boolean Every unit of the side that survives becomes disorganized.
---@field advance boolean The side may advance if the other side's hexes are vacated.
---@field together boolean `losses` is for the whole side, not for each of its hexes.

---The effect of a result on one side.
---@class grognard.acw.SideResult.Fields
---@field losses? integer The number of units lost: in each of the side's hexes, or of the whole side with `together`. Default: 0.
---@field retreat? integer The number of hexes that all units of the side retreat. Default: 0.
---@field eliminated? boolean Every unit of the side is eliminated. Default: false.
---@field disorganized? boolean Every unit of the side that survives becomes disorganized. Default: false.
---@field advance? boolean The side may advance if the other side's hexes are vacated. Default: false.
---@field together? boolean `losses` is for the whole side, not for each of its hexes. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.SideResult.Fields
---@return grognard.acw.SideResult? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.SideResult): grognard.acw.SideResult
function grognard.acw.SideResult(fields) end

---A result of the table: a code and its effects.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Outcome: userdata
---@field code integer The code in the cells of the table.
---@field exchange boolean An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Neither side then has `losses` or is `eliminated`.
---@field attacker grognard.acw.SideResult The effect on the attacker.
---@field defender grognard.acw.SideResult The effect on the defender.

---A result of the table: a code and its effects.
---@class grognard.acw.Outcome.Table: grognard.acw.Outcome.Fields
---@field code integer The code in the cells of the table.
---@field exchange boolean An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Neither side then has `losses` or is `eliminated`.
---@field attacker grognard.acw.SideResult.Table The effect on the attacker.
---@field defender grognard.acw.SideResult.Table The effect on the defender.

---A result of the table: a code and its effects.
---@class grognard.acw.Outcome.Fields
---@field code? integer The code in the cells of the table. Default: 0.
---@field exchange? boolean An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Neither side then has `losses` or is `eliminated`. Default: false.
---@field attacker? grognard.acw.SideResult|grognard.acw.SideResult.Fields The effect on the attacker.
---@field defender? grognard.acw.SideResult|grognard.acw.SideResult.Fields The effect on the defender.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Outcome.Fields
---@return grognard.acw.Outcome? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Outcome): grognard.acw.Outcome
function grognard.acw.Outcome(fields) end

---A results table, as a game's chart prints it.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Table: userdata
---@field columns grognard.Odds[] The odds printed above the columns, from the defender's best to the attacker's. Neither side of them is 0.
---@field rows integer The number of rows, at least 1: one for each modified roll from `first` on.
---@field first? integer The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last. Required where the answer depends on it.
---@field cells integer[] The codes of the results, row by row, each row from the first column to the last.
---@field results grognard.acw.Outcome[] The results, each code once, from the worst for the attacker to the best.
---@field rule integer The house rule that sets the table, `HOUSE 1` to `HOUSE 24`; absent for none.

---A results table, as a game's chart prints it.
---@class grognard.acw.Table.Table: grognard.acw.Table.Fields
---@field columns grognard.Odds.Table[] The odds printed above the columns, from the defender's best to the attacker's. Neither side of them is 0.
---@field rows integer The number of rows, at least 1: one for each modified roll from `first` on.
---@field first? integer The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last. Required where the answer depends on it.
---@field cells integer[] The codes of the results, row by row, each row from the first column to the last.
---@field results grognard.acw.Outcome.Table[] The results, each code once, from the worst for the attacker to the best.
---@field rule integer The house rule that sets the table, `HOUSE 1` to `HOUSE 24`; absent for none.

---A results table, as a game's chart prints it.
---@class grognard.acw.Table.Fields
---@field columns (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds> The odds printed above the columns, from the defender's best to the attacker's. Neither side of them is 0.
---@field rows integer The number of rows, at least 1: one for each modified roll from `first` on.
---@field first? integer The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last. Required where the answer depends on it.
---@field cells integer[] The codes of the results, row by row, each row from the first column to the last.
---@field results (grognard.acw.Outcome|grognard.acw.Outcome.Fields)[]|grognard.List<grognard.acw.Outcome> The results, each code once, from the worst for the attacker to the best.
---@field rule? integer The house rule that sets the table, `HOUSE 1` to `HOUSE 24`; absent for none.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Table.Fields
---@return grognard.acw.Table? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Table): grognard.acw.Table
function grognard.acw.Table(fields) end

---The extent of a results table.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Extent: userdata
---@field columns integer The number of columns.
---@field rows integer The number of rows.
---@field results integer The number of results defined.
---@field unused integer The number of results defined that are in no cell.

---The extent of a results table.
---@class grognard.acw.Extent.Table: grognard.acw.Extent.Fields
---@field columns integer The number of columns.
---@field rows integer The number of rows.
---@field results integer The number of results defined.
---@field unused integer The number of results defined that are in no cell.

---The extent of a results table.
---@class grognard.acw.Extent.Fields
---@field columns? integer The number of columns. Default: 0.
---@field rows? integer The number of rows. Default: 0.
---@field results? integer The number of results defined. Default: 0.
---@field unused? integer The number of results defined that are in no cell. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Extent.Fields
---@return grognard.acw.Extent? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Extent): grognard.acw.Extent
function grognard.acw.Extent(fields) end

---The example of a results table, for languages that do not have `EXAMPLE`. Python and Lua take it as a table; elsewhere
---pass its parts.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Example: userdata
---@field columns grognard.Odds[] The odds printed above the columns.
---@field rows integer The number of rows.
---@field first? integer The modified roll of the first row.
---@field cells integer[] The codes of the results, row by row.
---@field results grognard.acw.Outcome[] The results.

---The example of a results table, for languages that do not have `EXAMPLE`. Python and Lua take it as a table; elsewhere pass its parts.
---@class grognard.acw.Example.Table: grognard.acw.Example.Fields
---@field columns grognard.Odds.Table[] The odds printed above the columns.
---@field rows integer The number of rows.
---@field first? integer The modified roll of the first row.
---@field cells integer[] The codes of the results, row by row.
---@field results grognard.acw.Outcome.Table[] The results.

---The example of a results table, for languages that do not have `EXAMPLE`. Python and Lua take it as a table; elsewhere pass its parts.
---@class grognard.acw.Example.Fields
---@field columns? (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds> The odds printed above the columns.
---@field rows? integer The number of rows. Default: 0.
---@field first? integer The modified roll of the first row.
---@field cells? integer[] The codes of the results, row by row.
---@field results? (grognard.acw.Outcome|grognard.acw.Outcome.Fields)[]|grognard.List<grognard.acw.Outcome> The results.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Example.Fields
---@return grognard.acw.Example? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Example): grognard.acw.Example
function grognard.acw.Example(fields) end

---The stacks of both sides, and the hexsides with an effect.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Board: userdata
---@field friends grognard.acw.Unit[] The units of the side whose phase it is.
---@field enemies grognard.acw.Unit[] The units of the other side.
---@field hexsides grognard.acw.Hexside[] The hexsides with an effect.

---The stacks of both sides, and the hexsides with an effect.
---@class grognard.acw.Board.Table: grognard.acw.Board.Fields
---@field friends grognard.acw.Unit.Table[] The units of the side whose phase it is.
---@field enemies grognard.acw.Unit.Table[] The units of the other side.
---@field hexsides grognard.acw.Hexside.Table[] The hexsides with an effect.

---The stacks of both sides, and the hexsides with an effect.
---@class grognard.acw.Board.Fields
---@field friends (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The units of the side whose phase it is.
---@field enemies (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The units of the other side.
---@field hexsides? (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside> The hexsides with an effect.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Board.Fields
---@return grognard.acw.Board? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Board): grognard.acw.Board
function grognard.acw.Board(fields) end

---The part of one hex in a plan.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Engaged: userdata
---@field hex grognard.Hex The hex.
---@field combat integer The combat that the hex fights in; absent if it fights in none. In a question no plan has more combats than rows.
---@field side? grognard.acw.Side The side of the units in the hex.
---@field strength grognard.Measure The strength points (SP) that the hex contributes to its combat. Returned in answers and ignored in questions.

---The part of one hex in a plan.
---@class grognard.acw.Engaged.Table: grognard.acw.Engaged.Fields
---@field hex grognard.Hex.Table The hex.
---@field combat integer The combat that the hex fights in; absent if it fights in none. In a question no plan has more combats than rows.
---@field side? grognard.acw.Side The side of the units in the hex.
---@field strength grognard.Measure The strength points (SP) that the hex contributes to its combat. Returned in answers and ignored in questions.

---The part of one hex in a plan.
---@class grognard.acw.Engaged.Fields
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field combat? integer The combat that the hex fights in; absent if it fights in none. In a question no plan has more combats than rows.
---@field side? grognard.acw.Side The side of the units in the hex.
---@field strength? grognard.Measure The strength points (SP) that the hex contributes to its combat. Returned in answers and ignored in questions. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Engaged.Fields
---@return grognard.acw.Engaged? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Engaged): grognard.acw.Engaged
function grognard.acw.Engaged(fields) end

---Whether an enemy hex must be attacked.
---@alias grognard.acw.Duty
---| "may" # It may be attacked, but need not be.
---| "must" # It must be attacked.

---An enemy hex that must or may be attacked.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Contact: userdata
---@field hex grognard.Hex The hex.
---@field duty grognard.acw.Duty Whether the hex must be attacked.
---@field strength grognard.Measure The strength points (SP) that defend it.
---@field attackers integer The number of friendly hexes that can attack it.
---@field attack grognard.Measure The strength points (SP) of all of these together.

---An enemy hex that must or may be attacked.
---@class grognard.acw.Contact.Table: grognard.acw.Contact.Fields
---@field hex grognard.Hex.Table The hex.
---@field duty grognard.acw.Duty Whether the hex must be attacked.
---@field strength grognard.Measure The strength points (SP) that defend it.
---@field attackers integer The number of friendly hexes that can attack it.
---@field attack grognard.Measure The strength points (SP) of all of these together.

---An enemy hex that must or may be attacked.
---@class grognard.acw.Contact.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field duty? grognard.acw.Duty Whether the hex must be attacked. Default: "may".
---@field strength? grognard.Measure The strength points (SP) that defend it. Default: 0.
---@field attackers? integer The number of friendly hexes that can attack it. Default: 0.
---@field attack? grognard.Measure The strength points (SP) of all of these together. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Contact.Fields
---@return grognard.acw.Contact? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Contact): grognard.acw.Contact
function grognard.acw.Contact(fields) end

---The numbers of enemy hexes that must and may be attacked.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Duties: userdata
---@field must integer Enemy hexes that must be attacked.
---@field may integer Enemy hexes that may be attacked in addition.
---@field hopeless integer Enemy hexes that must be attacked, but that no friendly hex can attack.
---@field able integer Friendly hexes that can attack an enemy hex.

---The numbers of enemy hexes that must and may be attacked.
---@class grognard.acw.Duties.Table: grognard.acw.Duties.Fields
---@field must integer Enemy hexes that must be attacked.
---@field may integer Enemy hexes that may be attacked in addition.
---@field hopeless integer Enemy hexes that must be attacked, but that no friendly hex can attack.
---@field able integer Friendly hexes that can attack an enemy hex.

---The numbers of enemy hexes that must and may be attacked.
---@class grognard.acw.Duties.Fields
---@field must? integer Enemy hexes that must be attacked. Default: 0.
---@field may? integer Enemy hexes that may be attacked in addition. Default: 0.
---@field hopeless? integer Enemy hexes that must be attacked, but that no friendly hex can attack. Default: 0.
---@field able? integer Friendly hexes that can attack an enemy hex. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Duties.Fields
---@return grognard.acw.Duties? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Duties): grognard.acw.Duties
function grognard.acw.Duties(fields) end

---A kind of fault of a combat or of a plan.
---@alias grognard.acw.Wrong
---| "unattacked" # An enemy hex that must be attacked is in no combat (ACW 2).
---| "stays_out" # A stack that could attack `other` stays out, and `other` must be attacked but is not (ACW 5).
---| "split" # A hex is in two combats, or part of it stays out (ACW 4).
---| "no_attackers" # A combat has no attackers; the hex is one of its defenders (ACW 1).
---| "no_defenders" # A combat has no defenders; the hex is one of its attackers (ACW 1).
---| "not_adjacent" # An attacking hex is not adjacent to `other`, which defends in its combat (ACW 1).
---| "blocked" # A hexside stops the attack on `other` (ACW 1).
---| "cannot_attack" # No unit in an attacking hex can attack: commanders, limbered guns, guns that bombard (ACW 3).
---| "uncommanded" # The units in an attacking hex that could attack are out of command or used road movement (ACW 6).
---| "cannot_be_attacked" # A defending hex contains commanders only, who cannot be attacked (ACW 3).
---| "fought_already" # The hex or `other` has fought in this phase, and no advance made the contact (ACW 4).
---| "several_targets" # A combat includes several enemy hexes, which the game's options forbid (ACW 4).

---A fault of a combat or of a plan of combats.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Flaw: userdata
---@field hex grognard.Hex The hex of the fault.
---@field other grognard.Hex The other hex, if the fault concerns two; otherwise the same hex.
---@field combat integer The combat in the plan; absent if the fault concerns none.
---@field rule integer The rule that is broken.
---@field distance integer The distance between the two hexes; 0 if the fault concerns one.
---@field what grognard.acw.Wrong The kind of fault.

---A fault of a combat or of a plan of combats.
---@class grognard.acw.Flaw.Table: grognard.acw.Flaw.Fields
---@field hex grognard.Hex.Table The hex of the fault.
---@field other grognard.Hex.Table The other hex, if the fault concerns two; otherwise the same hex.
---@field combat integer The combat in the plan; absent if the fault concerns none.
---@field rule integer The rule that is broken.
---@field distance integer The distance between the two hexes; 0 if the fault concerns one.
---@field what grognard.acw.Wrong The kind of fault.

---A fault of a combat or of a plan of combats.
---@class grognard.acw.Flaw.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex of the fault.
---@field other? grognard.Hex|grognard.Hex.Fields|integer[] The other hex, if the fault concerns two; otherwise the same hex.
---@field combat? integer The combat in the plan; absent if the fault concerns none.
---@field rule? integer The rule that is broken.
---@field distance? integer The distance between the two hexes; 0 if the fault concerns one. Default: 0.
---@field what? grognard.acw.Wrong The kind of fault. Default: "unattacked".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Flaw.Fields
---@return grognard.acw.Flaw? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Flaw): grognard.acw.Flaw
function grognard.acw.Flaw(fields) end

---A summary of a plan.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Planned: userdata
---@field combats integer The number of combats.
---@field attackers integer The number of friendly hexes that attack.
---@field idle integer The number of friendly hexes that stay out though they could attack.
---@field worst_combat integer The combat at the worst odds, the first of several; absent if there are no combats.
---@field worst grognard.Odds The odds of that combat, rounded in the defender's favour; 0:0 if there are no combats.

---A summary of a plan.
---@class grognard.acw.Planned.Table: grognard.acw.Planned.Fields
---@field combats integer The number of combats.
---@field attackers integer The number of friendly hexes that attack.
---@field idle integer The number of friendly hexes that stay out though they could attack.
---@field worst_combat integer The combat at the worst odds, the first of several; absent if there are no combats.
---@field worst grognard.Odds.Table The odds of that combat, rounded in the defender's favour; 0:0 if there are no combats.

---A summary of a plan.
---@class grognard.acw.Planned.Fields
---@field combats? integer The number of combats. Default: 0.
---@field attackers? integer The number of friendly hexes that attack. Default: 0.
---@field idle? integer The number of friendly hexes that stay out though they could attack. Default: 0.
---@field worst_combat? integer The combat at the worst odds, the first of several; absent if there are no combats.
---@field worst? grognard.Odds|grognard.Odds.Fields The odds of that combat, rounded in the defender's favour; 0:0 if there are no combats.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Planned.Fields
---@return grognard.acw.Planned? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Planned): grognard.acw.Planned
function grognard.acw.Planned(fields) end

---An improved plan.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Improved: userdata
---@field plan grognard.acw.Planned A summary of the plan.
---@field bound grognard.Odds Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
---@field steps integer The number of steps that the search took.
---@field proven boolean No legal plan has better worst odds: the worst odds equal the bound.

---An improved plan.
---@class grognard.acw.Improved.Table: grognard.acw.Improved.Fields
---@field plan grognard.acw.Planned.Table A summary of the plan.
---@field bound grognard.Odds.Table Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
---@field steps integer The number of steps that the search took.
---@field proven boolean No legal plan has better worst odds: the worst odds equal the bound.

---An improved plan.
---@class grognard.acw.Improved.Fields
---@field plan? grognard.acw.Planned|grognard.acw.Planned.Fields A summary of the plan.
---@field bound? grognard.Odds|grognard.Odds.Fields Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
---@field steps? integer The number of steps that the search took. Default: 0.
---@field proven? boolean No legal plan has better worst odds: the worst odds equal the bound. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Improved.Fields
---@return grognard.acw.Improved? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Improved): grognard.acw.Improved
function grognard.acw.Improved(fields) end

---The next plan.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Walked: userdata
---@field found boolean There is a next plan. Otherwise the iteration is at its end and the other fields mean nothing.
---@field plan grognard.acw.Planned A summary of the plan.

---The next plan.
---@class grognard.acw.Walked.Table: grognard.acw.Walked.Fields
---@field found boolean There is a next plan. Otherwise the iteration is at its end and the other fields mean nothing.
---@field plan grognard.acw.Planned.Table A summary of the plan.

---The next plan.
---@class grognard.acw.Walked.Fields
---@field found? boolean There is a next plan. Otherwise the iteration is at its end and the other fields mean nothing. Default: false.
---@field plan? grognard.acw.Planned|grognard.acw.Planned.Fields A summary of the plan.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Walked.Fields
---@return grognard.acw.Walked? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Walked): grognard.acw.Walked
function grognard.acw.Walked(fields) end

---The number of enemy hexes that can be attacked.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Coverage: userdata
---@field targets integer Enemy hexes to attack: those that must be attacked and the targets of the question.
---@field covered integer The most of them that combats of one round can attack.
---@field sets integer The number of sets of them that cannot all be attacked. No two sets share a hex. Sets within one of these are not listed and not counted.

---The number of enemy hexes that can be attacked.
---@class grognard.acw.Coverage.Table: grognard.acw.Coverage.Fields
---@field targets integer Enemy hexes to attack: those that must be attacked and the targets of the question.
---@field covered integer The most of them that combats of one round can attack.
---@field sets integer The number of sets of them that cannot all be attacked. No two sets share a hex. Sets within one of these are not listed and not counted.

---The number of enemy hexes that can be attacked.
---@class grognard.acw.Coverage.Fields
---@field targets? integer Enemy hexes to attack: those that must be attacked and the targets of the question. Default: 0.
---@field covered? integer The most of them that combats of one round can attack. Default: 0.
---@field sets? integer The number of sets of them that cannot all be attacked. No two sets share a hex. Sets within one of these are not listed and not counted. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Coverage.Fields
---@return grognard.acw.Coverage? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Coverage): grognard.acw.Coverage
function grognard.acw.Coverage(fields) end

---A hex of a set of enemy hexes that cannot all be attacked.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.CoverageHex: userdata
---@field hex grognard.Hex The hex.
---@field set integer The set.
---@field most integer The most enemy hexes of the set that can be attacked.
---@field side? grognard.acw.Side The side of the units in the hex: an enemy hex of the set, or one of the friendly hexes that alone can attack any of them.

---A hex of a set of enemy hexes that cannot all be attacked.
---@class grognard.acw.CoverageHex.Table: grognard.acw.CoverageHex.Fields
---@field hex grognard.Hex.Table The hex.
---@field set integer The set.
---@field most integer The most enemy hexes of the set that can be attacked.
---@field side? grognard.acw.Side The side of the units in the hex: an enemy hex of the set, or one of the friendly hexes that alone can attack any of them.

---A hex of a set of enemy hexes that cannot all be attacked.
---@class grognard.acw.CoverageHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field set? integer The set.
---@field most? integer The most enemy hexes of the set that can be attacked. Default: 0.
---@field side? grognard.acw.Side The side of the units in the hex: an enemy hex of the set, or one of the friendly hexes that alone can attack any of them.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.CoverageHex.Fields
---@return grognard.acw.CoverageHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.CoverageHex): grognard.acw.CoverageHex
function grognard.acw.CoverageHex(fields) end

---The number of plans.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.PlanCount: userdata
---@field plans grognard.Wide The number of legal plans; if it is not exact, a lower bound.
---@field steps integer The number of steps that the count took.
---@field exact boolean The number is exact: the budget sufficed, and the number fits 64 bits.

---The number of plans.
---@class grognard.acw.PlanCount.Table: grognard.acw.PlanCount.Fields
---@field plans grognard.Wide The number of legal plans; if it is not exact, a lower bound.
---@field steps integer The number of steps that the count took.
---@field exact boolean The number is exact: the budget sufficed, and the number fits 64 bits.

---The number of plans.
---@class grognard.acw.PlanCount.Fields
---@field plans? grognard.Wide The number of legal plans; if it is not exact, a lower bound. Default: 0.
---@field steps? integer The number of steps that the count took. Default: 0.
---@field exact? boolean The number is exact: the budget sufficed, and the number fits 64 bits. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.PlanCount.Fields
---@return grognard.acw.PlanCount? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.PlanCount): grognard.acw.PlanCount
function grognard.acw.PlanCount(fields) end

---The assessment of a combat: the input of `resolve` and `distribution`.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Assessment: userdata
---@field attack grognard.Measure The attacker's strength points (SP) that count.
---@field defence grognard.Measure The defender's strength points (SP) that count, of all his hexes together.
---@field odds grognard.Odds The odds, rounded in the defender's favour; 1:0 against a strength of 0, 0:1 with a strength of 0.
---@field heading grognard.Odds The odds printed above the column of the table.
---@field table integer A checksum of the results table: where a die is looked up the table must be the same. 0 in an assessment of the caller's own, which is of the table that is given there.
---@field column integer The column, from 0, from the defender's best.
---@field drm integer The sum of the die roll modifiers.
---@field attacker_cohesion integer The Cohesion Rating that the attacker fights with; 0 for none.
---@field defender_cohesion integer The Cohesion Rating that the defender fights with; 0 for none.
---@field attacking_hexes integer The number of attacking hexes.
---@field defending_hexes integer The number of attacked hexes.
---@field flanked_hexes integer The number of attacked hexes that are flanked.

---The assessment of a combat: the input of `resolve` and `distribution`.
---@class grognard.acw.Assessment.Table: grognard.acw.Assessment.Fields
---@field attack grognard.Measure The attacker's strength points (SP) that count.
---@field defence grognard.Measure The defender's strength points (SP) that count, of all his hexes together.
---@field odds grognard.Odds.Table The odds, rounded in the defender's favour; 1:0 against a strength of 0, 0:1 with a strength of 0.
---@field heading grognard.Odds.Table The odds printed above the column of the table.
---@field table integer A checksum of the results table: where a die is looked up the table must be the same. 0 in an assessment of the caller's own, which is of the table that is given there.
---@field column integer The column, from 0, from the defender's best.
---@field drm integer The sum of the die roll modifiers.
---@field attacker_cohesion integer The Cohesion Rating that the attacker fights with; 0 for none.
---@field defender_cohesion integer The Cohesion Rating that the defender fights with; 0 for none.
---@field attacking_hexes integer The number of attacking hexes.
---@field defending_hexes integer The number of attacked hexes.
---@field flanked_hexes integer The number of attacked hexes that are flanked.

---The assessment of a combat: the input of `resolve` and `distribution`.
---@class grognard.acw.Assessment.Fields
---@field attack? grognard.Measure The attacker's strength points (SP) that count. Default: 0.
---@field defence? grognard.Measure The defender's strength points (SP) that count, of all his hexes together. Default: 0.
---@field odds? grognard.Odds|grognard.Odds.Fields The odds, rounded in the defender's favour; 1:0 against a strength of 0, 0:1 with a strength of 0.
---@field heading grognard.Odds|grognard.Odds.Fields The odds printed above the column of the table.
---@field table? integer A checksum of the results table: where a die is looked up the table must be the same. 0 in an assessment of the caller's own, which is of the table that is given there. Default: 0.
---@field column integer The column, from 0, from the defender's best.
---@field drm? integer The sum of the die roll modifiers. From -100 to 100. Default: 0.
---@field attacker_cohesion? integer The Cohesion Rating that the attacker fights with; 0 for none. Default: 0.
---@field defender_cohesion? integer The Cohesion Rating that the defender fights with; 0 for none. Default: 0.
---@field attacking_hexes? integer The number of attacking hexes. Default: 0.
---@field defending_hexes? integer The number of attacked hexes. Default: 0.
---@field flanked_hexes? integer The number of attacked hexes that are flanked. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Assessment.Fields
---@return grognard.acw.Assessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Assessment): grognard.acw.Assessment
function grognard.acw.Assessment(fields) end

---The side that settles a result next. The defender settles first, since in an exchange the attacker matches his losses.
---@alias grognard.acw.Stage
---| "defender" # The defender settles next.
---| "attacker" # The attacker settles next.
---| "over" # The result is settled.

---The side that may advance after combat.
---@alias grognard.acw.Advance
---| "none" # Neither side.
---| "attacker" # The attacker, into the hexes that the defender left.
---| "defender" # The defender, into the hexes that the attacker left.

---A combat between its die and its settlement. A plain value that the caller keeps.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Battle: userdata
---@field result grognard.acw.Outcome The result.
---@field owed grognard.Measure In an exchange, the strength points (SP) that the defender lost and the attacker must match.
---@field attacker_cohesion integer The Cohesion Rating that the attacker fought with; 0 for none.
---@field defender_cohesion integer The Cohesion Rating that the defender fought with; 0 for none.
---@field stage? grognard.acw.Stage The side that settles next.
---@field advance grognard.acw.Advance The side that may advance once the result is settled.
---@field roll integer The die roll with modifiers.
---@field row integer The row of the table, from 0.
---@field column integer The column of the table, from 0.
---@field defender_gone boolean No unit of the defender is left.
---@field attacker_gone boolean No unit of the attacker is left.

---A combat between its die and its settlement. A plain value that the caller keeps.
---@class grognard.acw.Battle.Table: grognard.acw.Battle.Fields
---@field result grognard.acw.Outcome.Table The result.
---@field owed grognard.Measure In an exchange, the strength points (SP) that the defender lost and the attacker must match.
---@field attacker_cohesion integer The Cohesion Rating that the attacker fought with; 0 for none.
---@field defender_cohesion integer The Cohesion Rating that the defender fought with; 0 for none.
---@field stage? grognard.acw.Stage The side that settles next.
---@field advance grognard.acw.Advance The side that may advance once the result is settled.
---@field roll integer The die roll with modifiers.
---@field row integer The row of the table, from 0.
---@field column integer The column of the table, from 0.
---@field defender_gone boolean No unit of the defender is left.
---@field attacker_gone boolean No unit of the attacker is left.

---A combat between its die and its settlement. A plain value that the caller keeps.
---@class grognard.acw.Battle.Fields
---@field result grognard.acw.Outcome|grognard.acw.Outcome.Fields The result.
---@field owed? grognard.Measure In an exchange, the strength points (SP) that the defender lost and the attacker must match. Default: 0.
---@field attacker_cohesion? integer The Cohesion Rating that the attacker fought with; 0 for none. Default: 0.
---@field defender_cohesion? integer The Cohesion Rating that the defender fought with; 0 for none. Default: 0.
---@field stage? grognard.acw.Stage The side that settles next.
---@field advance? grognard.acw.Advance The side that may advance once the result is settled. Default: "none".
---@field roll? integer The die roll with modifiers. Default: 0.
---@field row? integer The row of the table, from 0. Default: 0.
---@field column? integer The column of the table, from 0. Default: 0.
---@field defender_gone? boolean No unit of the defender is left. Default: false.
---@field attacker_gone? boolean No unit of the attacker is left. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Battle.Fields
---@return grognard.acw.Battle? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Battle): grognard.acw.Battle
function grognard.acw.Battle(fields) end

---A result and its chance.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Chance: userdata
---@field result grognard.acw.Outcome The result.
---@field cases integer The number of the six cases that give it.

---A result and its chance.
---@class grognard.acw.Chance.Table: grognard.acw.Chance.Fields
---@field result grognard.acw.Outcome.Table The result.
---@field cases integer The number of the six cases that give it.

---A result and its chance.
---@class grognard.acw.Chance.Fields
---@field result? grognard.acw.Outcome|grognard.acw.Outcome.Fields The result.
---@field cases? integer The number of the six cases that give it. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Chance.Fields
---@return grognard.acw.Chance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Chance): grognard.acw.Chance
function grognard.acw.Chance(fields) end

---The exact chances of a combat, as counts of cases over `denominator`.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.CombatDistribution: userdata
---@field denominator integer The number of cases, 6.
---@field faces integer[] The code of the result for each face of the die, from 1 to 6.
---@field exchange grognard.Chance Cases of an exchange.
---@field attacker_adverse grognard.Chance Cases in which the attacker suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11).
---@field defender_adverse grognard.Chance Cases in which the defender suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11).
---@field attacker_driven grognard.Chance Cases in which the attacker retreats or is eliminated.
---@field defender_driven grognard.Chance Cases in which the defender retreats or is eliminated.
---@field attacker_eliminated grognard.Chance Cases in which the attacker is eliminated.
---@field defender_eliminated grognard.Chance Cases in which the defender is eliminated.
---@field attacker_retreat_expected grognard.Chance The attacker's expected hexes of retreat, over the denominator.
---@field defender_retreat_expected grognard.Chance The defender's expected hexes of retreat, over the denominator.

---The exact chances of a combat, as counts of cases over `denominator`.
---@class grognard.acw.CombatDistribution.Table: grognard.acw.CombatDistribution.Fields
---@field denominator integer The number of cases, 6.
---@field faces integer[] The code of the result for each face of the die, from 1 to 6.
---@field exchange grognard.Chance Cases of an exchange.
---@field attacker_adverse grognard.Chance Cases in which the attacker suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11).
---@field defender_adverse grognard.Chance Cases in which the defender suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11).
---@field attacker_driven grognard.Chance Cases in which the attacker retreats or is eliminated.
---@field defender_driven grognard.Chance Cases in which the defender retreats or is eliminated.
---@field attacker_eliminated grognard.Chance Cases in which the attacker is eliminated.
---@field defender_eliminated grognard.Chance Cases in which the defender is eliminated.
---@field attacker_retreat_expected grognard.Chance The attacker's expected hexes of retreat, over the denominator.
---@field defender_retreat_expected grognard.Chance The defender's expected hexes of retreat, over the denominator.

---The exact chances of a combat, as counts of cases over `denominator`.
---@class grognard.acw.CombatDistribution.Fields
---@field denominator? integer The number of cases, 6. Default: 0.
---@field faces? integer[] The code of the result for each face of the die, from 1 to 6.
---@field exchange? integer Cases of an exchange. Default: 0.
---@field attacker_adverse? integer Cases in which the attacker suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11). Default: 0.
---@field defender_adverse? integer Cases in which the defender suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11). Default: 0.
---@field attacker_driven? integer Cases in which the attacker retreats or is eliminated. Default: 0.
---@field defender_driven? integer Cases in which the defender retreats or is eliminated. Default: 0.
---@field attacker_eliminated? integer Cases in which the attacker is eliminated. Default: 0.
---@field defender_eliminated? integer Cases in which the defender is eliminated. Default: 0.
---@field attacker_retreat_expected? integer The attacker's expected hexes of retreat, over the denominator. Default: 0.
---@field defender_retreat_expected? integer The defender's expected hexes of retreat, over the denominator. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.CombatDistribution.Fields
---@return grognard.acw.CombatDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.CombatDistribution): grognard.acw.CombatDistribution
function grognard.acw.CombatDistribution(fields) end

---What a hex owes.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Due: userdata
---@field hex grognard.Hex The hex.
---@field losses integer The number of units to lose in it.
---@field cohesion integer The Cohesion Rating of the first unit lost; 0 if it may be any unit.

---What a hex owes.
---@class grognard.acw.Due.Table: grognard.acw.Due.Fields
---@field hex grognard.Hex.Table The hex.
---@field losses integer The number of units to lose in it.
---@field cohesion integer The Cohesion Rating of the first unit lost; 0 if it may be any unit.

---What a hex owes.
---@class grognard.acw.Due.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field losses? integer The number of units to lose in it. Default: 0.
---@field cohesion? integer The Cohesion Rating of the first unit lost; 0 if it may be any unit. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Due.Fields
---@return grognard.acw.Due? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Due): grognard.acw.Due
function grognard.acw.Due(fields) end

---What a side owes. It never owes both `losses` and `strength`.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Owed: userdata
---@field losses integer The number of units to lose in all.
---@field strength grognard.Measure Strength points (SP) to lose, which is the attacker's part of an exchange. More may be lost.
---@field stage? grognard.acw.Stage The side that settles next; `over` if nothing is owed any more.
---@field cohesion integer The Cohesion Rating of the first unit lost; 0 if it may be any unit.
---@field everything boolean Every unit is lost: the result says so, or none of them can be spared.

---What a side owes. It never owes both `losses` and `strength`.
---@class grognard.acw.Owed.Table: grognard.acw.Owed.Fields
---@field losses integer The number of units to lose in all.
---@field strength grognard.Measure Strength points (SP) to lose, which is the attacker's part of an exchange. More may be lost.
---@field stage? grognard.acw.Stage The side that settles next; `over` if nothing is owed any more.
---@field cohesion integer The Cohesion Rating of the first unit lost; 0 if it may be any unit.
---@field everything boolean Every unit is lost: the result says so, or none of them can be spared.

---What a side owes. It never owes both `losses` and `strength`.
---@class grognard.acw.Owed.Fields
---@field losses? integer The number of units to lose in all. Default: 0.
---@field strength? grognard.Measure Strength points (SP) to lose, which is the attacker's part of an exchange. More may be lost. Default: 0.
---@field stage? grognard.acw.Stage The side that settles next; `over` if nothing is owed any more.
---@field cohesion? integer The Cohesion Rating of the first unit lost; 0 if it may be any unit. Default: 0.
---@field everything? boolean Every unit is lost: the result says so, or none of them can be spared. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Owed.Fields
---@return grognard.acw.Owed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Owed): grognard.acw.Owed
function grognard.acw.Owed(fields) end

---The result of a payment.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Settled: userdata
---@field battle grognard.acw.Battle The battle after the payment.
---@field strength grognard.Measure Printed strength points (SP) that the side lost.
---@field units integer The number of units that the side lost.

---The result of a payment.
---@class grognard.acw.Settled.Table: grognard.acw.Settled.Fields
---@field battle grognard.acw.Battle.Table The battle after the payment.
---@field strength grognard.Measure Printed strength points (SP) that the side lost.
---@field units integer The number of units that the side lost.

---The result of a payment.
---@class grognard.acw.Settled.Fields
---@field battle? grognard.acw.Battle|grognard.acw.Battle.Fields The battle after the payment.
---@field strength? grognard.Measure Printed strength points (SP) that the side lost. Default: 0.
---@field units? integer The number of units that the side lost. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Settled.Fields
---@return grognard.acw.Settled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Settled): grognard.acw.Settled
function grognard.acw.Settled(fields) end

---The kind of a change to a unit.
---@alias grognard.acw.EffectKind
---| "eliminate" # The unit is eliminated; `amount` is its strength points (SP).
---| "retreat" # The unit retreats `amount` hexes.
---| "disorganize" # The unit becomes disorganized.
---| "commander_rolls" # The commander rolls to see whether he is a casualty.
---| "replace" # The commander is flipped to his replacement.

---A change to one unit, for the caller to apply.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Effect: userdata
---@field unit integer The unit's index. The operation says in which list of its question.
---@field rule integer The rule that requires the change.
---@field hex grognard.Hex The unit's hex.
---@field amount integer The amount, in the unit that the kind says.
---@field what grognard.acw.EffectKind The kind of change.

---A change to one unit, for the caller to apply.
---@class grognard.acw.Effect.Table: grognard.acw.Effect.Fields
---@field unit integer The unit's index. The operation says in which list of its question.
---@field rule integer The rule that requires the change.
---@field hex grognard.Hex.Table The unit's hex.
---@field amount integer The amount, in the unit that the kind says.
---@field what grognard.acw.EffectKind The kind of change.

---A change to one unit, for the caller to apply.
---@class grognard.acw.Effect.Fields
---@field unit? integer The unit's index. The operation says in which list of its question.
---@field rule? integer The rule that requires the change.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The unit's hex.
---@field amount? integer The amount, in the unit that the kind says. Default: 0.
---@field what? grognard.acw.EffectKind The kind of change. Default: "eliminate".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Effect.Fields
---@return grognard.acw.Effect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Effect): grognard.acw.Effect
function grognard.acw.Effect(fields) end

---The number of commanders who roll.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Rolls: userdata
---@field rolls integer Commanders who roll, one die each.

---The number of commanders who roll.
---@class grognard.acw.Rolls.Table: grognard.acw.Rolls.Fields
---@field rolls integer Commanders who roll, one die each.

---The number of commanders who roll.
---@class grognard.acw.Rolls.Fields
---@field rolls? integer Commanders who roll, one die each. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Rolls.Fields
---@return grognard.acw.Rolls? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Rolls): grognard.acw.Rolls
function grognard.acw.Rolls(fields) end

---The result of commanders' rolls.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Command: userdata
---@field rolls integer Commanders who rolled.
---@field casualties integer Commanders who were flipped to their replacements.
---@field army_commander integer The unit that commands the army afterwards; absent if there is no commander.
---@field changed boolean Another counter commands the army than before.

---The result of commanders' rolls.
---@class grognard.acw.Command.Table: grognard.acw.Command.Fields
---@field rolls integer Commanders who rolled.
---@field casualties integer Commanders who were flipped to their replacements.
---@field army_commander integer The unit that commands the army afterwards; absent if there is no commander.
---@field changed boolean Another counter commands the army than before.

---The result of commanders' rolls.
---@class grognard.acw.Command.Fields
---@field rolls? integer Commanders who rolled. Default: 0.
---@field casualties? integer Commanders who were flipped to their replacements. Default: 0.
---@field army_commander? integer The unit that commands the army afterwards; absent if there is no commander.
---@field changed? boolean Another counter commands the army than before. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Command.Fields
---@return grognard.acw.Command? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Command): grognard.acw.Command
function grognard.acw.Command(fields) end

---The chance of a number of casualties together with one commander of the army afterwards.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.CommandChance: userdata
---@field cases grognard.Wide The number of cases.
---@field casualties integer Commanders who are flipped to their replacements.
---@field army_commander integer The unit that commands the army afterwards; absent if there is no commander.
---@field changed boolean Another counter commands the army than before.

---The chance of a number of casualties together with one commander of the army afterwards.
---@class grognard.acw.CommandChance.Table: grognard.acw.CommandChance.Fields
---@field cases grognard.Wide The number of cases.
---@field casualties integer Commanders who are flipped to their replacements.
---@field army_commander integer The unit that commands the army afterwards; absent if there is no commander.
---@field changed boolean Another counter commands the army than before.

---The chance of a number of casualties together with one commander of the army afterwards.
---@class grognard.acw.CommandChance.Fields
---@field cases? grognard.Wide The number of cases. Default: 0.
---@field casualties? integer Commanders who are flipped to their replacements. Default: 0.
---@field army_commander? integer The unit that commands the army afterwards; absent if there is no commander.
---@field changed? boolean Another counter commands the army than before. Default: false.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.CommandChance.Fields
---@return grognard.acw.CommandChance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.CommandChance): grognard.acw.CommandChance
function grognard.acw.CommandChance(fields) end

---The exact chances of commanders' rolls, as counts of equal cases.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.CommandDistribution: userdata
---@field denominator grognard.Wide The number of cases: 6 to the power of the number of commanders who roll.
---@field unharmed grognard.Chance Cases without casualties.
---@field changed grognard.Chance Cases in which another counter commands the army than before.
---@field casualties_expected grognard.Chance Expected casualties, over the denominator.
---@field rolls integer The number of commanders who roll.
---@field army_commander integer The unit that commands the army before the rolls; absent if there is no commander.

---The exact chances of commanders' rolls, as counts of equal cases.
---@class grognard.acw.CommandDistribution.Table: grognard.acw.CommandDistribution.Fields
---@field denominator grognard.Wide The number of cases: 6 to the power of the number of commanders who roll.
---@field unharmed grognard.Chance Cases without casualties.
---@field changed grognard.Chance Cases in which another counter commands the army than before.
---@field casualties_expected grognard.Chance Expected casualties, over the denominator.
---@field rolls integer The number of commanders who roll.
---@field army_commander integer The unit that commands the army before the rolls; absent if there is no commander.

---The exact chances of commanders' rolls, as counts of equal cases.
---@class grognard.acw.CommandDistribution.Fields
---@field denominator? grognard.Wide The number of cases: 6 to the power of the number of commanders who roll. Default: 0.
---@field unharmed? grognard.Wide Cases without casualties. Default: 0.
---@field changed? grognard.Wide Cases in which another counter commands the army than before. Default: 0.
---@field casualties_expected? grognard.Wide Expected casualties, over the denominator. Default: 0.
---@field rolls? integer The number of commanders who roll. Default: 0.
---@field army_commander? integer The unit that commands the army before the rolls; absent if there is no commander.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.CommandDistribution.Fields
---@return grognard.acw.CommandDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.CommandDistribution): grognard.acw.CommandDistribution
function grognard.acw.CommandDistribution(fields) end

---The commander of an army.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.ArmyCommander: userdata
---@field army_commander integer The unit; absent if there is no commander.
---@field stars integer His stars on his present side.
---@field command integer His command value on his present side.

---The commander of an army.
---@class grognard.acw.ArmyCommander.Table: grognard.acw.ArmyCommander.Fields
---@field army_commander integer The unit; absent if there is no commander.
---@field stars integer His stars on his present side.
---@field command integer His command value on his present side.

---The commander of an army.
---@class grognard.acw.ArmyCommander.Fields
---@field army_commander? integer The unit; absent if there is no commander.
---@field stars? integer His stars on his present side. Default: 0.
---@field command? integer His command value on his present side. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.ArmyCommander.Fields
---@return grognard.acw.ArmyCommander? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.ArmyCommander): grognard.acw.ArmyCommander
function grognard.acw.ArmyCommander(fields) end

---A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Position: userdata
---@field text string The text, with zeros after its end. Its first line names its version.

---A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
---@class grognard.acw.Position.Table: grognard.acw.Position.Fields
---@field text string The text, with zeros after its end. Its first line names its version.

---A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
---@class grognard.acw.Position.Fields
---@field text string The text, with zeros after its end. Its first line names its version.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Position.Fields
---@return grognard.acw.Position? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Position): grognard.acw.Position
function grognard.acw.Position(fields) end

---What a position waits for.
---@alias grognard.acw.Waits
---| "orders" # Declarations, or their end.
---| "combats" # The choice of the combat that is fought next.
---| "cohesion" # The defender's Cohesion Rating.
---| "dice" # The die of the combat.
---| "losses" # Units to be lost.
---| "commanders" # The dice of commanders.
---| "retreat" # The next hex of a retreat.
---| "advance" # Advances after the combat.
---| "nothing" # Nothing: the phase is over.

---A summary of a position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Situation: userdata
---@field hex grognard.Hex An attacked hex of the combat at hand, or the hex of the stack that retreats. Of no meaning without one.
---@field round integer The round, from 1.
---@field units integer The number of units that are not lost.
---@field declared integer The number of hexes in declared combats.
---@field must integer The number of enemy hexes that must still be attacked before the declarations end.
---@field losses integer The number of units that the side still owes, in all its hexes.
---@field strength grognard.Measure Printed strength points (SP) that the side owes in an exchange.
---@field dice integer The number of dice for which the position waits.
---@field rule integer The rule by which something is waited for.
---@field waits? grognard.acw.Waits The step for which the position waits.
---@field decides? grognard.acw.Side The side that decides.
---@field cohesion integer The Cohesion Rating of the first unit that is lost, where the side owes as a whole; 0 if it may be any.
---@field hexes integer The number of hexes that the stack has still to retreat.

---A summary of a position.
---@class grognard.acw.Situation.Table: grognard.acw.Situation.Fields
---@field hex grognard.Hex.Table An attacked hex of the combat at hand, or the hex of the stack that retreats. Of no meaning without one.
---@field round integer The round, from 1.
---@field units integer The number of units that are not lost.
---@field declared integer The number of hexes in declared combats.
---@field must integer The number of enemy hexes that must still be attacked before the declarations end.
---@field losses integer The number of units that the side still owes, in all its hexes.
---@field strength grognard.Measure Printed strength points (SP) that the side owes in an exchange.
---@field dice integer The number of dice for which the position waits.
---@field rule integer The rule by which something is waited for.
---@field waits? grognard.acw.Waits The step for which the position waits.
---@field decides? grognard.acw.Side The side that decides.
---@field cohesion integer The Cohesion Rating of the first unit that is lost, where the side owes as a whole; 0 if it may be any.
---@field hexes integer The number of hexes that the stack has still to retreat.

---A summary of a position.
---@class grognard.acw.Situation.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] An attacked hex of the combat at hand, or the hex of the stack that retreats. Of no meaning without one.
---@field round? integer The round, from 1. Default: 0.
---@field units? integer The number of units that are not lost. Default: 0.
---@field declared? integer The number of hexes in declared combats. Default: 0.
---@field must? integer The number of enemy hexes that must still be attacked before the declarations end. Default: 0.
---@field losses? integer The number of units that the side still owes, in all its hexes. Default: 0.
---@field strength? grognard.Measure Printed strength points (SP) that the side owes in an exchange. Default: 0.
---@field dice? integer The number of dice for which the position waits. Default: 0.
---@field rule? integer The rule by which something is waited for.
---@field waits? grognard.acw.Waits The step for which the position waits.
---@field decides? grognard.acw.Side The side that decides.
---@field cohesion? integer The Cohesion Rating of the first unit that is lost, where the side owes as a whole; 0 if it may be any. Default: 0.
---@field hexes? integer The number of hexes that the stack has still to retreat. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Situation.Fields
---@return grognard.acw.Situation? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Situation): grognard.acw.Situation
function grognard.acw.Situation(fields) end

---A unit of a position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.GameUnit: userdata
---@field unit grognard.acw.Unit The unit.
---@field id integer The number of the unit, at least 1, the same for the whole phase.
---@field name string Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
---@field side? grognard.acw.Side Its side: the attacker's phase it is.
---@field gone boolean The unit is lost.
---@field engaged boolean The unit takes part in the combat at hand.
---@field in_round boolean The unit has fought in this round.
---@field picked boolean The unit is picked to be lost.
---@field rolls boolean The commander must roll.
---@field retreats integer The number of hexes that the unit has still to retreat.

---A unit of a position.
---@class grognard.acw.GameUnit.Table: grognard.acw.GameUnit.Fields
---@field unit grognard.acw.Unit.Table The unit.
---@field id integer The number of the unit, at least 1, the same for the whole phase.
---@field name string Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
---@field side? grognard.acw.Side Its side: the attacker's phase it is.
---@field gone boolean The unit is lost.
---@field engaged boolean The unit takes part in the combat at hand.
---@field in_round boolean The unit has fought in this round.
---@field picked boolean The unit is picked to be lost.
---@field rolls boolean The commander must roll.
---@field retreats integer The number of hexes that the unit has still to retreat.

---A unit of a position.
---@class grognard.acw.GameUnit.Fields
---@field unit grognard.acw.Unit|grognard.acw.Unit.Fields The unit.
---@field id integer The number of the unit, at least 1, the same for the whole phase.
---@field name? string Its name in orders: at most 15 letters, digits and `_`, not digits alone. It may be absent.
---@field side? grognard.acw.Side Its side: the attacker's phase it is.
---@field gone? boolean The unit is lost. Default: false.
---@field engaged? boolean The unit takes part in the combat at hand. Default: false.
---@field in_round? boolean The unit has fought in this round. Default: false.
---@field picked? boolean The unit is picked to be lost. Default: false.
---@field rolls? boolean The commander must roll. Default: false.
---@field retreats? integer The number of hexes that the unit has still to retreat. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.GameUnit.Fields
---@return grognard.acw.GameUnit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.GameUnit): grognard.acw.GameUnit
function grognard.acw.GameUnit(fields) end

---The kind of a step.
---@alias grognard.acw.StepKind
---| "attack" # The stack in `hex` attacks the stack in `target`: a combat of its own, or one of the two joins the other's.
---| "end" # The declarations end; without any the phase ends.
---| "fight" # The combat of the attacked `hex` is fought, with the attacker's `cohesion`; 0 for that of his largest unit.
---| "stand" # The defender fights with this `cohesion`; 0 for that of his largest unit.
---| "dice" # The `dice` for which the position waits.
---| "roll" # Dice from the position's seed.
---| "lose" # The `unit` is lost.
---| "go" # The retreating stack enters the `hex`.
---| "advance" # The `unit` advances into the `hex`.
---| "stay" # Nobody advances any more.

---A legal step.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Choice: userdata
---@field hex grognard.Hex The hex that attacks, is fought for, retreated to or advanced into.
---@field target grognard.Hex The hex that is attacked.
---@field unit? integer The number of the unit; absent for none.
---@field count integer The number of dice; otherwise 0.
---@field step? grognard.acw.StepKind The kind of step. Dice are to be added to theirs.
---@field cohesion integer The Cohesion Rating; 0 for that of the largest unit.

---A legal step.
---@class grognard.acw.Choice.Table: grognard.acw.Choice.Fields
---@field hex grognard.Hex.Table The hex that attacks, is fought for, retreated to or advanced into.
---@field target grognard.Hex.Table The hex that is attacked.
---@field unit? integer The number of the unit; absent for none.
---@field count integer The number of dice; otherwise 0.
---@field step? grognard.acw.StepKind The kind of step. Dice are to be added to theirs.
---@field cohesion integer The Cohesion Rating; 0 for that of the largest unit.

---A legal step.
---@class grognard.acw.Choice.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex that attacks, is fought for, retreated to or advanced into.
---@field target? grognard.Hex|grognard.Hex.Fields|integer[] The hex that is attacked.
---@field unit? integer The number of the unit; absent for none.
---@field count? integer The number of dice; otherwise 0. Default: 0.
---@field step? grognard.acw.StepKind The kind of step. Dice are to be added to theirs.
---@field cohesion? integer The Cohesion Rating; 0 for that of the largest unit. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Choice.Fields
---@return grognard.acw.Choice? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Choice): grognard.acw.Choice
function grognard.acw.Choice(fields) end

---An objection to a step.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.StepObjection: userdata
---@field hex grognard.Hex The hex.
---@field unit? integer The number of the unit; absent if it concerns none.
---@field rule integer The rule that is broken.
---@field needed integer The amount needed, if the rule sets a limit; otherwise 0.
---@field available integer The amount available, if the rule sets a limit; otherwise 0.

---An objection to a step.
---@class grognard.acw.StepObjection.Table: grognard.acw.StepObjection.Fields
---@field hex grognard.Hex.Table The hex.
---@field unit? integer The number of the unit; absent if it concerns none.
---@field rule integer The rule that is broken.
---@field needed integer The amount needed, if the rule sets a limit; otherwise 0.
---@field available integer The amount available, if the rule sets a limit; otherwise 0.

---An objection to a step.
---@class grognard.acw.StepObjection.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field unit? integer The number of the unit; absent if it concerns none.
---@field rule? integer The rule that is broken.
---@field needed? integer The amount needed, if the rule sets a limit; otherwise 0. Default: 0.
---@field available? integer The amount available, if the rule sets a limit; otherwise 0. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.StepObjection.Fields
---@return grognard.acw.StepObjection? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.StepObjection): grognard.acw.StepObjection
function grognard.acw.StepObjection(fields) end

---The kind of an effect of a step.
---@alias grognard.acw.GameEffectKind
---| "die" # The side rolled `amount`.
---| "result" # The table's result of the code `amount`.
---| "lost" # The `unit` of `amount` SP is lost.
---| "disorganized" # The `unit` is disorganized.
---| "replaced" # The commander `unit` is flipped to his replacement.
---| "commands" # The commander `unit` commands the army now.
---| "retreats" # The `unit` retreats into the `hex`.
---| "advances" # The `unit` advances into the `hex`.
---| "contacted" # The `unit` is in command for this phase, by an enemy's advance.
---| "over" # The combat is over.
---| "round" # The round numbered `amount` begins.

---An effect of a step. The next position includes it.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.GameEffect: userdata
---@field what? grognard.acw.GameEffectKind The kind of effect.
---@field side? grognard.acw.Side The side.
---@field unit? integer The unit's number; absent for none.
---@field hex? grognard.Hex The hex of the unit. Without a unit it is absent, or 0,0 in C, C++, C# and Rust.
---@field amount integer The amount.
---@field rule integer The rule's number.

---An effect of a step. The next position includes it.
---@class grognard.acw.GameEffect.Table: grognard.acw.GameEffect.Fields
---@field what? grognard.acw.GameEffectKind The kind of effect.
---@field side? grognard.acw.Side The side.
---@field unit? integer The unit's number; absent for none.
---@field hex? grognard.Hex.Table The hex of the unit. Without a unit it is absent, or 0,0 in C, C++, C# and Rust.
---@field amount integer The amount.
---@field rule integer The rule's number.

---An effect of a step. The next position includes it.
---@class grognard.acw.GameEffect.Fields
---@field what? grognard.acw.GameEffectKind The kind of effect.
---@field side? grognard.acw.Side The side.
---@field unit? integer The unit's number; absent for none.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex of the unit. Without a unit it is absent, or 0,0 in C, C++, C# and Rust.
---@field amount? integer The amount. Default: 0.
---@field rule? integer The rule's number.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.GameEffect.Fields
---@return grognard.acw.GameEffect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.GameEffect): grognard.acw.GameEffect
function grognard.acw.GameEffect(fields) end

---One byte of a packed position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.PositionByte: userdata
---@field octet integer The byte.

---One byte of a packed position.
---@class grognard.acw.PositionByte.Table: grognard.acw.PositionByte.Fields
---@field octet integer The byte.

---One byte of a packed position.
---@class grognard.acw.PositionByte.Fields
---@field octet? integer The byte. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.PositionByte.Fields
---@return grognard.acw.PositionByte? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.PositionByte): grognard.acw.PositionByte
function grognard.acw.PositionByte(fields) end

---A packed position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Packed: userdata
---@field bytes integer The number of bytes.

---A packed position.
---@class grognard.acw.Packed.Table: grognard.acw.Packed.Fields
---@field bytes integer The number of bytes.

---A packed position.
---@class grognard.acw.Packed.Fields
---@field bytes? integer The number of bytes. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Packed.Fields
---@return grognard.acw.Packed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Packed): grognard.acw.Packed
function grognard.acw.Packed(fields) end

grognard.acw.zoc = {}

---A unit.
---@class grognard.acw.zoc.exerts.Question
---@field unit grognard.acw.Unit|grognard.acw.Unit.Fields The unit.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.zoc.exerts.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.zoc.exerts.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a unit has a zone of control (ACW 2).
---@param question grognard.acw.zoc.exerts.Question
---@param options? grognard.Options
---@return grognard.acw.zoc.exerts.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.zoc.exerts.Question, options: grognard.RawOptions): grognard.acw.zoc.exerts.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.zoc.exerts(question, options) end

---A hex, and units whose zones of control may cover it.
---@class grognard.acw.zoc.covers.Question
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The hex.
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The units of one side.
---@field hexsides? (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside> The hexsides with an effect.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.zoc.covers.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.zoc.covers.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a hex lies in the zone of control of any of these units (ACW 2).
---@param question grognard.acw.zoc.covers.Question
---@param options? grognard.Options
---@return grognard.acw.zoc.covers.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.zoc.covers.Question, options: grognard.RawOptions): grognard.acw.zoc.covers.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.zoc.covers(question, options) end

grognard.acw.command = {}

---A unit that is to attack, or to advance after combat.
---@class grognard.acw.command.assess.Question
---@field unit grognard.acw.Unit|grognard.acw.Unit.Fields The unit.
---@field enemies? (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> Enemy units whose advance may have made contact with it. An empty list if `contacted` says so already.
---@field hexsides? (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside> The hexsides with an effect.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.command.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.command.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether command lets a unit attack and advance after combat (ACW 6).
---@param question grognard.acw.command.assess.Question
---@param options? grognard.Options
---@return grognard.acw.command.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.command.assess.Question, options: grognard.RawOptions): grognard.acw.command.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.command.assess(question, options) end

grognard.acw.strength = {}

---Units whose strength is counted.
---@class grognard.acw.strength.assess.Question
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The units, in one hex or in several.
---@field side grognard.acw.Side Whether they attack or defend.

---@class grognard.acw.strength.assess.Answer
---@field value grognard.acw.Strength.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.strength.assess.RawAnswer
---@field value grognard.acw.Strength The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The strength points of units that count (ACW 3).
---@param question grognard.acw.strength.assess.Question
---@param options? grognard.Options
---@return grognard.acw.strength.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.strength.assess.Question, options: grognard.RawOptions): grognard.acw.strength.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.strength.assess(question, options) end

grognard.acw.flank = {}

---A hex and the hexes that attack it.
---@class grognard.acw.flank.assess.Question
---@field hex grognard.Hex|grognard.Hex.Fields|integer[] The attacked hex.
---@field hexes (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that attack it in this combat, all adjacent to it. A hex listed twice counts once. Guns that bombard and stacks that take no part are not included. An empty list never flanks.

---@class grognard.acw.flank.assess.Answer
---@field value grognard.acw.Flanked.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.flank.assess.RawAnswer
---@field value grognard.acw.Flanked The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a hex is flanked by those that attack it (ACW 7).
---@param question grognard.acw.flank.assess.Question
---@param options? grognard.Options
---@return grognard.acw.flank.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.flank.assess.Question, options: grognard.RawOptions): grognard.acw.flank.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.flank.assess(question, options) end

grognard.acw.odds = {}

---Two strengths to compare.
---@class grognard.acw.odds.round.Question
---@field attack grognard.Measure The attacker's strength in strength points (SP).
---@field defence grognard.Measure The defender's strength in strength points (SP).

---@class grognard.acw.odds.round.Answer
---@field value grognard.Odds.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.odds.round.RawAnswer
---@field value grognard.Odds The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The odds of two strengths, rounded in the defender's favour (ACW 8).
---@param question grognard.acw.odds.round.Question
---@param options? grognard.Options
---@return grognard.acw.odds.round.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.odds.round.Question, options: grognard.RawOptions): grognard.acw.odds.round.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.odds.round(question, options) end

---Two strengths, and the table in which their column is looked up.
---@class grognard.acw.odds.column.Question
---@field attack grognard.Measure The attacker's strength in strength points (SP).
---@field defence grognard.Measure The defender's strength in strength points (SP).
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table.

---@class grognard.acw.odds.column.Answer
---@field value grognard.acw.Column.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.odds.column.RawAnswer
---@field value grognard.acw.Column The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The odds of two strengths and their column of a results table (ACW 8).
---@param question grognard.acw.odds.column.Question
---@param options? grognard.Options
---@return grognard.acw.odds.column.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.odds.column.Question, options: grognard.RawOptions): grognard.acw.odds.column.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.odds.column(question, options) end

grognard.acw.table = {}

---A results table to check.
---@class grognard.acw.table.check.Question
---@field table grognard.acw.Table|grognard.acw.Table.Fields The table.

---@class grognard.acw.table.check.Answer
---@field value grognard.acw.Extent.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.table.check.RawAnswer
---@field value grognard.acw.Extent The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Checks a results table: its shape, its order, its codes (ACW 8).
---@param question grognard.acw.table.check.Question
---@param options? grognard.Options
---@return grognard.acw.table.check.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.table.check.Question, options: grognard.RawOptions): grognard.acw.table.check.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.table.check(question, options) end

---A question without fields.
---@class grognard.acw.table.example.Question

---@class grognard.acw.table.example.Answer
---@field value grognard.acw.Example.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.table.example.RawAnswer
---@field value grognard.acw.Example The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---An example of a results table for tests and demonstrations, no publisher's (ACW 8).
---@param question? grognard.acw.table.example.Question
---@param options? grognard.Options
---@return grognard.acw.table.example.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.table.example.Question, options: grognard.RawOptions): grognard.acw.table.example.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.table.example(question, options) end

grognard.acw.attacks = {}

---A board whose contacts are listed.
---@class grognard.acw.attacks.obliged.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.attacks.obliged.Answer
---@field value grognard.acw.Duties.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Contact.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.attacks.obliged.RawAnswer
---@field value grognard.acw.Duties The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Contact[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Which enemy hexes must be attacked, and which may be (ACW 1, 2, 6).
---@param question grognard.acw.attacks.obliged.Question
---@param options? grognard.Options
---@return grognard.acw.attacks.obliged.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.attacks.obliged.Question, options: grognard.RawOptions): grognard.acw.attacks.obliged.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.attacks.obliged(question, options) end

---A plan on a board.
---@class grognard.acw.attacks.check.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.
---@field plan (grognard.acw.Engaged|grognard.acw.Engaged.Fields)[]|grognard.List<grognard.acw.Engaged> The hexes and the combats that they fight in. A hex may have several rows in the same combat, such as one for each of its units. Of several combats of a hex that of its first row counts, and the others are flaws. A hex without a row stays out.

---@class grognard.acw.attacks.check.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Planned.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Flaw.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.attacks.check.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Planned The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Flaw[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a plan of combats is legal, and every fault of one that is not (ACW 1 to 6).
---@param question grognard.acw.attacks.check.Question
---@param options? grognard.Options
---@return grognard.acw.attacks.check.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.attacks.check.Question, options: grognard.RawOptions): grognard.acw.attacks.check.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.attacks.check(question, options) end

---A board for which a plan is wanted.
---@class grognard.acw.attacks.plan.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.
---@field targets? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Enemy hexes to attack in addition to those that must be attacked, such as new contact.
---@field all_in? boolean Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they stay out. Default: false.

---@class grognard.acw.attacks.plan.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Planned.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.attacks.plan.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Planned The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Finds a legal plan of combats, or the enemy hexes that cannot all be attacked (ACW 1, 2, 4, 5).
---@param question grognard.acw.attacks.plan.Question
---@param options? grognard.Options
---@return grognard.acw.attacks.plan.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.attacks.plan.Question, options: grognard.RawOptions): grognard.acw.attacks.plan.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.attacks.plan(question, options) end

---A plan to improve.
---@class grognard.acw.attacks.improve.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.
---@field plan? (grognard.acw.Engaged|grognard.acw.Engaged.Fields)[]|grognard.List<grognard.acw.Engaged> The plan to start from, which must be legal. An empty list to start from a plan that the search finds itself. The enemy hexes that the plan attacks are attacked by the improved plan too.
---@field targets? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Enemy hexes to attack in addition to those that must be attacked.
---@field all_in? boolean Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they stay out, unless they are in a combat of the first plan that is left unchanged. Default: false.
---@field budget integer The number of steps that the search may take, at least 1. A step is one combat tried.

---@class grognard.acw.attacks.improve.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Improved.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.attacks.improve.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Improved The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Looks for the plan with the best worst odds, and says whether it is proven (ACW 1, 2, 4, 5, 8).
---@param question grognard.acw.attacks.improve.Question
---@param options? grognard.Options
---@return grognard.acw.attacks.improve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.attacks.improve.Question, options: grognard.RawOptions): grognard.acw.attacks.improve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.attacks.improve(question, options) end

---A step of the iteration over the plans of a board.
---@class grognard.acw.attacks.walk.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.
---@field started? boolean Set to continue after `plan`; otherwise the iteration begins and `plan` must be empty. Default: false.
---@field plan? (grognard.acw.Engaged|grognard.acw.Engaged.Fields)[]|grognard.List<grognard.acw.Engaged> The previous plan: one that the iteration returned, or any legal plan.

---@class grognard.acw.attacks.walk.Answer
---@field value grognard.acw.Walked.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.attacks.walk.RawAnswer
---@field value grognard.acw.Walked The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The next legal plan after one, so that all of them can be walked (ACW 1, 2, 4, 5).
---@param question grognard.acw.attacks.walk.Question
---@param options? grognard.Options
---@return grognard.acw.attacks.walk.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.attacks.walk.Question, options: grognard.RawOptions): grognard.acw.attacks.walk.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.attacks.walk(question, options) end

---A board whose enemy hexes are to be attacked.
---@class grognard.acw.attacks.cover.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.
---@field targets? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Enemy hexes to attack in addition to those that must be attacked, such as new contact.

---@class grognard.acw.attacks.cover.Answer
---@field value grognard.acw.Coverage.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.CoverageHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.attacks.cover.RawAnswer
---@field value grognard.acw.Coverage The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.CoverageHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---How many enemy hexes can be attacked at most, and the sets that cannot all be: no two of these share a hex, and sets within one of them are not listed (ACW 1, 2, 4).
---@param question grognard.acw.attacks.cover.Question
---@param options? grognard.Options
---@return grognard.acw.attacks.cover.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.attacks.cover.Question, options: grognard.RawOptions): grognard.acw.attacks.cover.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.attacks.cover(question, options) end

---A board whose plans are counted.
---@class grognard.acw.attacks.count.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.
---@field budget integer The number of steps that the count may take, at least 1. A step is one choice for an enemy hex, or one set of combats.

---@class grognard.acw.attacks.count.Answer
---@field value grognard.acw.PlanCount.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.attacks.count.RawAnswer
---@field value grognard.acw.PlanCount The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---How many legal plans there are (ACW 1, 2, 4, 5).
---@param question grognard.acw.attacks.count.Question
---@param options? grognard.Options
---@return grognard.acw.attacks.count.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.attacks.count.Question, options: grognard.RawOptions): grognard.acw.attacks.count.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.attacks.count(question, options) end

grognard.acw.combat = {}

---A combat: the units of the attacking hexes against those of one or more defending hexes.
---@class grognard.acw.combat.assess.Question
---@field attackers (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> All units in the attacking hexes, including those that contribute nothing: the result affects them too.
---@field defenders (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> All units in the attacked hexes.
---@field ground? (grognard.acw.Ground|grognard.acw.Ground.Fields)[]|grognard.List<grognard.acw.Ground> The hexes with marks or levels, for the modifiers.
---@field hexsides? (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside> The hexsides with an effect.
---@field modifiers? (grognard.acw.Modifier|grognard.acw.Modifier.Fields)[]|grognard.List<grognard.acw.Modifier> The modifiers of the game's card.
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table.
---@field attacker_cohesion? integer The Cohesion Rating that the attacker fights with, which one of his units must have; 0 for that of his largest unit, the lower one on a tie. Default: 0.
---@field defender_cohesion? integer The Cohesion Rating that the defender fights with, which one of his units must have; 0 for that of his largest unit, the lower one on a tie. Default: 0.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.combat.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Assessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Flaw.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.combat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Assessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Flaw[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a combat is allowed, and its strengths, odds, column and modifier (ACW 3, 4, 6 to 10).
---@param question grognard.acw.combat.assess.Question
---@param options? grognard.Options
---@return grognard.acw.combat.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.combat.assess.Question, options: grognard.RawOptions): grognard.acw.combat.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.combat.assess(question, options) end

---An assessed combat and its die.
---@class grognard.acw.combat.resolve.Question
---@field assessment grognard.acw.Assessment|grognard.acw.Assessment.Fields The assessment.
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table.
---@field dice integer[] One die, 1 to 6.

---@class grognard.acw.combat.resolve.Answer
---@field value grognard.acw.Battle.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.combat.resolve.RawAnswer
---@field value grognard.acw.Battle The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The result of an assessed combat and its die (ACW 8, 9).
---@param question grognard.acw.combat.resolve.Question
---@param options? grognard.Options
---@return grognard.acw.combat.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.combat.resolve.Question, options: grognard.RawOptions): grognard.acw.combat.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.combat.resolve(question, options) end

---An assessed combat.
---@class grognard.acw.combat.distribution.Question
---@field assessment grognard.acw.Assessment|grognard.acw.Assessment.Fields The assessment.
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table.

---@class grognard.acw.combat.distribution.Answer
---@field value grognard.acw.CombatDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Chance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.combat.distribution.RawAnswer
---@field value grognard.acw.CombatDistribution The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Chance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of an assessed combat (ACW 8, 9).
---@param question grognard.acw.combat.distribution.Question
---@param options? grognard.Options
---@return grognard.acw.combat.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.combat.distribution.Question, options: grognard.RawOptions): grognard.acw.combat.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.combat.distribution(question, options) end

---A result that occurred.
---@class grognard.acw.combat.percentile.Question
---@field assessment grognard.acw.Assessment|grognard.acw.Assessment.Fields The assessment before the die.
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table.
---@field code integer The code of the result that occurred.

---@class grognard.acw.combat.percentile.Answer
---@field value grognard.Percentile.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.combat.percentile.RawAnswer
---@field value grognard.Percentile The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Where a result that happened stands among all that could have (ACW 8, 9).
---@param question grognard.acw.combat.percentile.Question
---@param options? grognard.Options
---@return grognard.acw.combat.percentile.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.combat.percentile.Question, options: grognard.RawOptions): grognard.acw.combat.percentile.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.combat.percentile(question, options) end

grognard.acw.losses = {}

---A battle and the units of the side that settles next.
---@class grognard.acw.losses.choices.Question
---@field battle grognard.acw.Battle|grognard.acw.Battle.Fields The battle, as `resolve` or `apply` returned it.
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> All units in the hexes of the side that settles next, as they entered the combat.

---@class grognard.acw.losses.choices.Answer
---@field value grognard.acw.Owed.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Due.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.losses.choices.RawAnswer
---@field value grognard.acw.Owed The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Due[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What the side whose turn it is owes and may choose, with the units as they entered the combat (ACW 10).
---@param question grognard.acw.losses.choices.Question
---@param options? grognard.Options
---@return grognard.acw.losses.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.losses.choices.Question, options: grognard.RawOptions): grognard.acw.losses.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.losses.choices(question, options) end

---A side's losses.
---@class grognard.acw.losses.apply.Question
---@field battle grognard.acw.Battle|grognard.acw.Battle.Fields The battle, as `resolve` or `apply` returned it.
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> All units in the hexes of the side that settles next, as they entered the combat.
---@field losses? integer[] The units that the side chooses to lose, each once. An empty list leaves the choice to the library, which loses as little as possible. Units that the result itself eliminates are not chosen.

---@class grognard.acw.losses.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Settled.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.acw.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.losses.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Settled The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.acw.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Settles one side's part of a result, with the units as they entered the combat (ACW 3, 8, 10, 11).
---@param question grognard.acw.losses.apply.Question
---@param options? grognard.Options
---@return grognard.acw.losses.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.losses.apply.Question, options: grognard.RawOptions): grognard.acw.losses.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.losses.apply(question, options) end

---The cause of an adverse result.
---@alias grognard.acw.Cause
---| "combat" # A combat, including an exchange.
---| "artillery_fire" # Artillery fire.
---| "cavalry_charge" # A cavalry charge.
---| "withdrawal" # A voluntary withdrawal, after which nobody rolls.

grognard.acw.commanders = {}

---Hexes that suffered an adverse result, elimination or retreat, and the commanders who may have to roll for it.
---@class grognard.acw.commanders.assess.Question
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The side's units. Only commanders matter. Those in a hex that was hit are still in it.
---@field hexes (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice counts once.
---@field cause grognard.acw.Cause The cause of the result.

---@class grognard.acw.commanders.assess.Answer
---@field value grognard.acw.Rolls.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Effect.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.commanders.assess.RawAnswer
---@field value grognard.acw.Rolls The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Effect[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Which commanders must roll after an adverse result, before anybody leaves the hexes hit (ACW 11).
---@param question grognard.acw.commanders.assess.Question
---@param options? grognard.Options
---@return grognard.acw.commanders.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.commanders.assess.Question, options: grognard.RawOptions): grognard.acw.commanders.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.commanders.assess(question, options) end

---Dice for commanders who must roll.
---@class grognard.acw.commanders.resolve.Question
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The side's units. All of its commanders must be included if the command of the army matters, those of equal stars in order of seniority.
---@field hexes (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice counts once.
---@field cause grognard.acw.Cause The cause of the result.
---@field army_commander? integer The unit that commands the army. The commander with the highest rank by default, the first of several.
---@field dice integer[] One die, 1 to 6, for each commander who must roll, in the order of `units`.

---@class grognard.acw.commanders.resolve.Answer
---@field value grognard.acw.Command.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Effect.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.commanders.resolve.RawAnswer
---@field value grognard.acw.Command The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Effect[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Rolls for commanders: who is lost, and who commands the army then (ACW 11).
---@param question grognard.acw.commanders.resolve.Question
---@param options? grognard.Options
---@return grognard.acw.commanders.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.commanders.resolve.Question, options: grognard.RawOptions): grognard.acw.commanders.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.commanders.resolve(question, options) end

---Commanders who must roll, before their dice.
---@class grognard.acw.commanders.distribution.Question
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The side's units. All of its commanders must be included if the command of the army matters, those of equal stars in order of seniority.
---@field hexes (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice counts once.
---@field cause grognard.acw.Cause The cause of the result.
---@field army_commander? integer The unit that commands the army. The commander with the highest rank by default, the first of several.

---@class grognard.acw.commanders.distribution.Answer
---@field value grognard.acw.CommandDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.CommandChance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.commanders.distribution.RawAnswer
---@field value grognard.acw.CommandDistribution The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.CommandChance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of commanders' rolls: casualties, and who commands the army (ACW 11).
---@param question grognard.acw.commanders.distribution.Question
---@param options? grognard.Options
---@return grognard.acw.commanders.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.commanders.distribution.Question, options: grognard.RawOptions): grognard.acw.commanders.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.commanders.distribution(question, options) end

---Commanders of whom one commands the army.
---@class grognard.acw.commanders.army.Question
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The side's units, with commanders of equal stars in order of seniority.

---@class grognard.acw.commanders.army.Answer
---@field value grognard.acw.ArmyCommander.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.commanders.army.RawAnswer
---@field value grognard.acw.ArmyCommander The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Who commands the army (ACW 11).
---@param question grognard.acw.commanders.army.Question
---@param options? grognard.Options
---@return grognard.acw.commanders.army.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.commanders.army.Question, options: grognard.RawOptions): grognard.acw.commanders.army.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.commanders.army(question, options) end

grognard.acw.game = {}

---Units and ground of a position at the beginning of a combat phase.
---@class grognard.acw.game.arrange.Question
---@field units (grognard.acw.GameUnit|grognard.acw.GameUnit.Fields)[]|grognard.List<grognard.acw.GameUnit> The units, at most 64. None takes part in a combat.
---@field hexes? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes of the map, at most 256, among them those of all units. Without them the map has no edge.
---@field ground? (grognard.acw.Ground|grognard.acw.Ground.Fields)[]|grognard.List<grognard.acw.Ground> The hexes with marks or levels, for the modifiers; at most 64.
---@field hexsides? (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside> The hexsides with an effect, at most 64.
---@field modifiers? (grognard.acw.Modifier|grognard.acw.Modifier.Fields)[]|grognard.List<grognard.acw.Modifier> The modifiers of the game's card, at most 24.
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table: at most 16 columns, 256 cells and 24 results.
---@field numbering? grognard.Numbering How hexes are numbered in texts. Default: "axial".
---@field seeded? boolean Dice may come from the `seed`. Default: false.
---@field seed? integer The seed. Default: 0.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.game.arrange.Answer
---@field value grognard.acw.Position.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.game.arrange.RawAnswer
---@field value grognard.acw.Position The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The position of units on the ground, at the beginning of a combat phase (ACW 2).
---@param question grognard.acw.game.arrange.Question
---@param options? grognard.Options
---@return grognard.acw.game.arrange.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.game.arrange.Question, options: grognard.RawOptions): grognard.acw.game.arrange.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.game.arrange(question, options) end

---A position.
---@class grognard.acw.game.look.Question
---@field position? grognard.acw.Position|grognard.acw.Position.Fields The position.

---@class grognard.acw.game.look.Answer
---@field value grognard.acw.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.GameUnit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.game.look.RawAnswer
---@field value grognard.acw.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.GameUnit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a position waits for, and every unit as it stands.
---@param question? grognard.acw.game.look.Question
---@param options? grognard.Options
---@return grognard.acw.game.look.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.game.look.Question, options: grognard.RawOptions): grognard.acw.game.look.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.game.look(question, options) end

---A position.
---@class grognard.acw.game.combats.Question
---@field position? grognard.acw.Position|grognard.acw.Position.Fields The position.

---@class grognard.acw.game.combats.Answer
---@field value grognard.acw.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.game.combats.RawAnswer
---@field value grognard.acw.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---What a position waits for, and the hexes in combats that are declared.
---@param question? grognard.acw.game.combats.Question
---@param options? grognard.Options
---@return grognard.acw.game.combats.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.game.combats.Question, options: grognard.RawOptions): grognard.acw.game.combats.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.game.combats(question, options) end

---A position.
---@class grognard.acw.game.choices.Question
---@field position? grognard.acw.Position|grognard.acw.Position.Fields The position.

---@class grognard.acw.game.choices.Answer
---@field value grognard.acw.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Choice.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.game.choices.RawAnswer
---@field value grognard.acw.Situation The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Choice[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Everything that may be done now.
---@param question? grognard.acw.game.choices.Question
---@param options? grognard.Options
---@return grognard.acw.game.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.game.choices.Question, options: grognard.RawOptions): grognard.acw.game.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.game.choices(question, options) end

---A step, as a line of orders or by its parts.
---@class grognard.acw.game.assess.Question
---@field position? grognard.acw.Position|grognard.acw.Position.Fields The position.
---@field line? string One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, the other fields describe the step.
---@field step? grognard.acw.StepKind The kind of step. Required if `line` is empty.
---@field cohesion? integer The Cohesion Rating of a side in a combat; 0 for that of its largest unit. Default: 0.
---@field unit? integer The number of the unit that is lost or advances. Default: 0.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex that attacks, is fought for, retreated to or advanced into.
---@field target? grognard.Hex|grognard.Hex.Fields|integer[] The hex that is attacked.
---@field dice? integer[] The dice: one for a combat, one for each commander who rolls.

---@class grognard.acw.game.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.StepObjection.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.game.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.StepObjection[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---Whether a step may be taken, and every objection to it.
---@param question? grognard.acw.game.assess.Question
---@param options? grognard.Options
---@return grognard.acw.game.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.game.assess.Question, options: grognard.RawOptions): grognard.acw.game.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.game.assess(question, options) end

---A step, as a line of orders or by its parts.
---@class grognard.acw.game.apply.Question
---@field position? grognard.acw.Position|grognard.acw.Position.Fields The position.
---@field line? string One line of orders, such as `attack 0,0 1,0 > 0,1`. If it is empty, the other fields describe the step.
---@field step? grognard.acw.StepKind The kind of step. Required if `line` is empty.
---@field cohesion? integer The Cohesion Rating of a side in a combat; 0 for that of its largest unit. Default: 0.
---@field unit? integer The number of the unit that is lost or advances. Default: 0.
---@field hex? grognard.Hex|grognard.Hex.Fields|integer[] The hex that attacks, is fought for, retreated to or advanced into.
---@field target? grognard.Hex|grognard.Hex.Fields|integer[] The hex that is attacked.
---@field dice? integer[] The dice: one for a combat, one for each commander who rolls.

---@class grognard.acw.game.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Position.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.acw.GameEffect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.game.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.acw.Position The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.acw.GameEffect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The position after a step, and what the step did.
---@param question? grognard.acw.game.apply.Question
---@param options? grognard.Options
---@return grognard.acw.game.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.game.apply.Question, options: grognard.RawOptions): grognard.acw.game.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.game.apply(question, options) end

---A position with a combat before its die.
---@class grognard.acw.game.chances.Question
---@field position? grognard.acw.Position|grognard.acw.Position.Fields The position.

---@class grognard.acw.game.chances.Answer
---@field value grognard.acw.CombatDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Chance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.game.chances.RawAnswer
---@field value grognard.acw.CombatDistribution The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Chance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The exact chances of the combat at hand (ACW 8, 9).
---@param question? grognard.acw.game.chances.Question
---@param options? grognard.Options
---@return grognard.acw.game.chances.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.game.chances.Question, options: grognard.RawOptions): grognard.acw.game.chances.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.game.chances(question, options) end

---A position.
---@class grognard.acw.game.pack.Question
---@field position? grognard.acw.Position|grognard.acw.Position.Fields The position.

---@class grognard.acw.game.pack.Answer
---@field value grognard.acw.Packed.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.PositionByte.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.game.pack.RawAnswer
---@field value grognard.acw.Packed The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.PositionByte[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---A position as bytes, for files and wires.
---@param question? grognard.acw.game.pack.Question
---@param options? grognard.Options
---@return grognard.acw.game.pack.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.game.pack.Question, options: grognard.RawOptions): grognard.acw.game.pack.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.game.pack(question, options) end

---The bytes of a position.
---@class grognard.acw.game.unpack.Question
---@field bytes? integer[] The bytes.

---@class grognard.acw.game.unpack.Answer
---@field value grognard.acw.Position.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.game.unpack.RawAnswer
---@field value grognard.acw.Position The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---The position that bytes hold.
---@param question? grognard.acw.game.unpack.Question
---@param options? grognard.Options
---@return grognard.acw.game.unpack.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.game.unpack.Question, options: grognard.RawOptions): grognard.acw.game.unpack.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.game.unpack(question, options) end

---@class grognard.acw.Game.Look
---@field value grognard.acw.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.GameUnit.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.Game.Choices
---@field value grognard.acw.Situation.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Choice.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.Game.Judged
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.StepObjection.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested; without a request those that say why it is forbidden.

---@class grognard.acw.Game.Ordered
---@field verdict "allowed"|"forbidden" The verdict.
---@field cites string[] The rules that decided it.
---@field effects grognard.acw.GameEffect.Table[] The effects.
---@field trail? grognard.Step.Cited[] The steps, if requested; without a request those that say why it is forbidden.

---@class grognard.acw.Game.Chances
---@field value grognard.acw.CombatDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Chance.Table[] The rows.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---An order that was done, and its ruling.
---@class grognard.acw.Game.Played
---@field order string|table The order, as it may be given again.
---@field dice? integer[] The dice of a row.
---@field cites string[] The rules that allowed it.
---@field effects grognard.acw.GameEffect.Table[] What it did.
---@field dice_thrown boolean Dice were thrown with it.
---@field line? string The order as a line, with the names of units and hexes. In the native module only.

---Units and ground of a position at the beginning of a combat phase.
---@class grognard.acw.Game.Options
---@field units (grognard.acw.GameUnit|grognard.acw.GameUnit.Fields)[]|grognard.List<grognard.acw.GameUnit> The units, at most 64. None takes part in a combat.
---@field hexes? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes of the map, at most 256, among them those of all units. Without them the map has no edge.
---@field ground? (grognard.acw.Ground|grognard.acw.Ground.Fields)[]|grognard.List<grognard.acw.Ground> The hexes with marks or levels, for the modifiers; at most 64.
---@field hexsides? (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside> The hexsides with an effect, at most 64.
---@field modifiers? (grognard.acw.Modifier|grognard.acw.Modifier.Fields)[]|grognard.List<grognard.acw.Modifier> The modifiers of the game's card, at most 24.
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table: at most 16 columns, 256 cells and 24 results.
---@field numbering? grognard.Numbering How hexes are numbered in texts. Default: "axial".
---@field seeded? boolean Dice may come from the `seed`. Default: false.
---@field seed? integer The seed. Default: 0.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---A question without fields: about the game as it stands.
---@class grognard.acw.Game.Plans

---A combat phase, refereed from one position that remembers. A line of orders is such as `attack 0,0 > 1,0`.
---@class grognard.acw.Game: userdata
local Game = {}

---Judges an order, and does it if it is allowed.
---@param order string|grognard.acw.Choice.Table|table A line, a row of the choices, or fields with the kind of order as `step`.
---@param dice_or_options? integer[]|grognard.Trail The dice of a row; of any other order its options.
---@param options? grognard.Trail Options of a row.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:order(order, dice_or_options, options) end

---Judges an order; nothing changes. The rows are the objections to it.
---@param order string|grognard.acw.Choice.Table|table A line, a row of the choices, or fields with the kind of order as `step`.
---@param dice_or_options? integer[]|grognard.Trail The dice of a row; of any other order its options.
---@param options? grognard.Trail Options of a row.
---@return grognard.acw.Game.Judged? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:judge(order, dice_or_options, options) end

---Returns an order of this position as the line that `order` reads. In the native module only.
---@param order string|grognard.acw.Choice.Table|table A line, a row of the choices, or fields with the kind of order as `step`.
---@param dice? integer[] The dice of a row.
---@return string? line
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:line(order, dice) end

---Returns everything that may be done now, as rows. Each row is an order.
---@return grognard.acw.Game.Choices? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:choices() end

---Returns what the game waits for, and all that stands on the board as rows.
---@return grognard.acw.Game.Look? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:look() end

---Returns the exact chances of what is open.
---@param plans? grognard.acw.Game.Plans
---@param options? grognard.Trail
---@return grognard.acw.Game.Chances? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:chances(plans, options) end

---Takes back the last order and returns it.
---@param referee? boolean Takes back an order with which dice were thrown too.
---@return grognard.acw.Game.Played? played
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:undo(referee) end

---Does the order again that was taken back last, and returns it.
---@return grognard.acw.Game.Played? played
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:redo() end

---Returns the orders that were done, with their rulings.
---@return grognard.acw.Game.Played[]? history
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
---@return grognard.acw.Game? game
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:copy() end

---The stack in `hex` attacks the stack in `target`: a combat of its own, or one of the two joins the other's.
---@param hex grognard.Hex|grognard.Hex.Fields|integer[]|string The hex that attacks, is fought for, retreated to or advanced into.
---@param target grognard.Hex|grognard.Hex.Fields|integer[]|string The hex that is attacked.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:attack(hex, target) end

---The declarations end; without any the phase ends.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:end_() end

---The combat of the attacked `hex` is fought, with the attacker's `cohesion`; 0 for that of his largest unit.
---@param hex grognard.Hex|grognard.Hex.Fields|integer[]|string The hex that attacks, is fought for, retreated to or advanced into.
---@param cohesion? integer The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:fight(hex, cohesion) end

---The defender fights with this `cohesion`; 0 for that of his largest unit.
---@param cohesion? integer The Cohesion Rating of a side in a combat; 0 for that of its largest unit.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:stand(cohesion) end

---The `dice` for which the position waits.
---@param dice integer[] The dice: one for a combat, one for each commander who rolls.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:dice(dice) end

---Dice from the position's seed.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:roll() end

---The `unit` is lost.
---@param unit integer|string The number of the unit that is lost or advances.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:lose(unit) end

---The retreating stack enters the `hex`.
---@param hex grognard.Hex|grognard.Hex.Fields|integer[]|string The hex that attacks, is fought for, retreated to or advanced into.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:go(hex) end

---The `unit` advances into the `hex`.
---@param unit integer|string The number of the unit that is lost or advances.
---@param hex grognard.Hex|grognard.Hex.Fields|integer[]|string The hex that attacks, is fought for, retreated to or advanced into.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:advance(unit, hex) end

---Nobody advances any more.
---@return grognard.acw.Game.Ordered? ruling
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Game:stay() end

---Begins a game, or takes up a saved one: its text, or the bytes of `pack`.
---@param options? grognard.acw.Game.Options|string
---@return grognard.acw.Game? game
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.acw.Game(options) end

return grognard

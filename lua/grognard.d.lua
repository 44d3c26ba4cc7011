---@meta grognard
-- Generated from the library's own description; do not edit. Point your language server's library path here.

---The rules of wargames, as questions and answers: `local grognard = require "grognard"`.
---@class grognard
---@field version string The version of the library.
---@field faults table<grognard.FaultCode, grognard.Fault> What can be wrong with a question.
local grognard = {}

---What a fault's code means.
---@class grognard.Fault
---@field number integer Its number, the same in every language.
---@field meaning string What it means, in a sentence.

---A paragraph of a system's rules.
---@class grognard.Rule
---@field id string How it is cited, `OCS 9.8` for example.
---@field number integer Its number, the same in every language.
---@field title string What it decides, in a few words.

---A whole number of 64 bits without sign, which no double can carry: `high * 2^32 + low`. A chance counts in units of
---2^-63. Where one is asked for, a whole number that is not negative or its digits will do too.
---@class grognard.Wide
---@field high integer The upper 32 bits.
---@field low integer The lower 32 bits.

---What a caller wants beside the answer.
---@class grognard.Options
---@field trail? boolean The steps that led to it.
---@field raw? boolean Value and effects as parsed records instead of tables.

---@class grognard.RawOptions
---@field trail? boolean The steps that led to it.
---@field raw true Value and effects as parsed records instead of tables.

---A list of parsed records. `list[i]` counts from 1; `#list` is its length.
---@class grognard.List<T>: { [integer]: T }

---Reads a list of records once; accepted wherever a list of them is.
---@generic T
---@param record `T` Name of the record, "ocs.Unit" for example.
---@param items table
---@return grognard.List<T>? list
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.list(record, items) end

---A parsed record or list as plain tables.
---@param parsed userdata
---@return table
---@nodiscard
function grognard.totable(parsed) end

---A parsed record with some of its fields replaced. A record inside is replaced as a whole.
---@generic T
---@param parsed T
---@param changes table
---@return T? replaced
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.replace(parsed, changes) end

---The rule of an id or a number.
---@param rule string|integer
---@return grognard.Rule? rule
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.rule(rule) end

---A strength as text: `8 1/2` for 97920.
---@param strength integer In 1/11520 points.
---@return string? text
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.points(strength) end

---A whole number of 64 bits as its decimal digits.
---@param wide grognard.Wide|integer|string
---@return string? digits
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.digits(wide) end

---A chance, which counts in units of 2^-63, as a number from 0 to 1: as near as a double comes.
---@param wide grognard.Wide|integer|string
---@return number? chance
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.chance(wide) end

---Dice from a seed: the same seed gives the same dice in every language.
---@class grognard.Dice
local Dice = {}

---Rolls six-sided dice.
---@param count? integer How many, 0 to 1000000; 1 if left out.
---@return integer[]? dice Each 1 to 6.
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Dice:roll(count) end

---Dice from a seed. A seed beyond 2^53 is handed over as decimal text where Lua knows only doubles.
---@param seed integer|string 0 to 2^64 - 1.
---@return grognard.Dice? dice
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.dice(seed) end

---What is wrong. Numbers are committed and never reused; 0 is no fault.
---@alias grognard.FaultCode
---| "ok" # Nothing is wrong.
---| "empty" # A list that must hold something is empty.
---| "out_of_range" # A number lies outside its range.
---| "unknown_word" # A word is not in its vocabulary.
---| "inexact" # A strength times its multipliers is not a whole number of 1/11520.
---| "overflow" # A sum is too large.
---| "bad_die" # A die shows no face of its kind.
---| "too_few_dice" # A roll is missing.
---| "too_many_dice" # A roll is left over.
---| "missing_field" # A field without a default is missing.
---| "unknown_field" # There is no field of this name.
---| "wrong_type" # A value of another type than the field's.
---| "contradiction" # Two facts of the question contradict each other.
---| "impossible_mode" # The counter cannot be in this mode.
---| "not_now" # An answer is asked for out of its turn.
---| "reserved" # Bytes that must be zero are not.
---| "null_pointer" # A pointer is null.
---| "bad_size" # A structure's size is smaller than the oldest that is known, or larger than any.
---| "misaligned" # A pointer is not aligned for its type.
---| "overlap" # An output overlaps an input or another output.
---| "buffer_too_small" # A buffer is too small; what it needs is reported.
---| "internal" # A defect of the library: nothing was answered.
---| "unknown_operation" # There is no operation of this name.
---| "bad_text" # A text is not valid JSON.

---A hex. Any two numbers are a hex; a map may hold fewer.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.Hex: userdata
---@field q integer Axial column.
---@field r integer Axial row.

---A hex. Any two numbers are a hex; a map may hold fewer.
---@class grognard.Hex.Table
---@field q integer Axial column.
---@field r integer Axial row.

---A hex. Any two numbers are a hex; a map may hold fewer.
---@class grognard.Hex.Fields
---@field q? integer Axial column.
---@field r? integer Axial row.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.Hex.Fields
---@return grognard.Hex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.Hex): grognard.Hex
function grognard.Hex(fields) end

---Rounded odds; the smaller side is 1. `0:0` is no odds at all.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.Odds: userdata
---@field attack integer The attacker's part.
---@field defence integer The defender's part.

---Rounded odds; the smaller side is 1. `0:0` is no odds at all.
---@class grognard.Odds.Table
---@field attack integer The attacker's part.
---@field defence integer The defender's part.

---Rounded odds; the smaller side is 1. `0:0` is no odds at all.
---@class grognard.Odds.Fields
---@field attack? integer The attacker's part.
---@field defence? integer The defender's part.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.Odds.Fields
---@return grognard.Odds? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.Odds): grognard.Odds
function grognard.Odds(fields) end

---Where a result that happened stands among all that could have: counts of cases worse, equal and better.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.Percentile: userdata
---@field worse integer Cases with a worse result.
---@field equal integer Cases with this result.
---@field better integer Cases with a better result.
---@field denominator integer All cases.

---Where a result that happened stands among all that could have: counts of cases worse, equal and better.
---@class grognard.Percentile.Table
---@field worse integer Cases with a worse result.
---@field equal integer Cases with this result.
---@field better integer Cases with a better result.
---@field denominator integer All cases.

---Where a result that happened stands among all that could have: counts of cases worse, equal and better.
---@class grognard.Percentile.Fields
---@field worse? integer Cases with a worse result.
---@field equal? integer Cases with this result.
---@field better? integer Cases with a better result.
---@field denominator? integer All cases.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.Percentile.Fields
---@return grognard.Percentile? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.Percentile): grognard.Percentile
function grognard.Percentile(fields) end

---What a step of a trail does.
---@alias grognard.What
---| "strength" # A strength to begin with: `value` is the strength.
---| "times" # A strength times `num` over `den`: `value` is the new strength.
---| "total" # A side's total: `value` is the strength.
---| "odds" # Odds of `num` to `den`.
---| "column" # A column of the table: `num` is its index from 0, `value` its printed heading's first number.
---| "shift" # A shift of `num` columns, to the right if positive.
---| "rating" # A rating: `num`.
---| "drm" # A modifier of a roll: `num`.
---| "roll" # A modified roll: `num`.
---| "row" # A row of the table: `num`.
---| "result" # A result: `num` is its code.
---| "cost" # Supply to pay: `num` supply tokens (T).
---| "size" # A size: `num` over `den` regimental equivalents.
---| "forbidden" # A reason why not: `index` names the item, if it is one of a list.
---| "anti_tank" # An anti-tank level: `num` is 0 none, 1 light, 2 heavy.
---| "distance" # A distance of `num` hexes.
---| "rounded" # A strength rounded to `num`.
---| "steps" # Steps lost or owed: `num`.
---| "choice" # The choice made, by the question or by the rule: `num` counts the choices from 1.
---| "sum" # A sum or difference of what went before: `num`.
---| "dice" # Dice as they fell: `num` is their sum.
---| "chips" # Chips as they were drawn: `num` is their sum.
---| "losses" # Losses called for, or paid: `num`.

---What part of the question a step is about.
---@alias grognard.About
---| "whole" # The whole question.
---| "attackers" # The attackers, or one of them.
---| "defenders" # The defenders, or one of them.
---| "approaches" # The stacks of the attack, or one of them.
---| "firers" # The units that fire, or one of them.
---| "targets" # The units fired at, or one of them.
---| "units" # The units asked about, or one of them.
---| "path" # The hexes of a path, or one of them.
---| "payments" # The ways to pay, or one of them.

---One step on the way to an answer.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.Step: userdata
---@field rule integer The rule's number.
---@field what grognard.What What the step does.
---@field about grognard.About What it is about.
---@field index integer Which item of that part, from 0; 65535 for all.
---@field den integer Denominator, where there is one.
---@field num integer The number that the step brings in.
---@field value integer The running value: a strength in 1/11520, or 0.

---One step on the way to an answer.
---@class grognard.Step.Table
---@field rule integer The rule's number.
---@field what grognard.What What the step does.
---@field about grognard.About What it is about.
---@field index integer Which item of that part, from 0; 65535 for all.
---@field den integer Denominator, where there is one.
---@field num integer The number that the step brings in.
---@field value integer The running value: a strength in 1/11520, or 0.

---One step on the way to an answer.
---@class grognard.Step.Fields
---@field rule? integer The rule's number.
---@field what? grognard.What What the step does.
---@field about? grognard.About What it is about.
---@field index? integer Which item of that part, from 0; 65535 for all.
---@field den? integer Denominator, where there is one.
---@field num? integer The number that the step brings in.
---@field value? integer The running value: a strength in 1/11520, or 0.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.Step.Fields
---@return grognard.Step? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.Step): grognard.Step
function grognard.Step(fields) end

---How a strength is printed.
---@alias grognard.ocs.Style
---| "printed" # Plainly; zero counts.
---| "parenthesised" # In parentheses: for defence only.
---| "none" # Not at all.

---The colour of a movement allowance.
---@alias grognard.ocs.Mobility
---| "leg" # White.
---| "truck" # Black.
---| "track" # Red.

grognard.ocs = {}

---One side of a counter.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Face: userdata
---@field strength integer Combat strength in points, 0 to 999.
---@field barrage integer Barrage strength in points, 0 to 999.
---@field style grognard.ocs.Style How the combat strength is printed.
---@field ma integer Movement allowance in MP, 0 to 255.
---@field mobility grognard.ocs.Mobility What kind of movement points those are.
---@field range integer Range of barrage in hexes.
---@field throw_range integer Throw range of a headquarters in MP.

---One side of a counter.
---@class grognard.ocs.Face.Table
---@field strength integer Combat strength in points, 0 to 999.
---@field barrage integer Barrage strength in points, 0 to 999.
---@field style grognard.ocs.Style How the combat strength is printed.
---@field ma integer Movement allowance in MP, 0 to 255.
---@field mobility grognard.ocs.Mobility What kind of movement points those are.
---@field range integer Range of barrage in hexes.
---@field throw_range integer Throw range of a headquarters in MP.

---One side of a counter.
---@class grognard.ocs.Face.Fields
---@field strength? integer Combat strength in points, 0 to 999.
---@field barrage? integer Barrage strength in points, 0 to 999.
---@field style? grognard.ocs.Style How the combat strength is printed.
---@field ma? integer Movement allowance in MP, 0 to 255.
---@field mobility? grognard.ocs.Mobility What kind of movement points those are.
---@field range? integer Range of barrage in hexes.
---@field throw_range? integer Throw range of a headquarters in MP.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Face.Fields
---@return grognard.ocs.Face? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Face): grognard.ocs.Face
function grognard.ocs.Face(fields) end

---What a counter is.
---@alias grognard.ocs.Kind
---| "combat" # A combat unit with nothing special about it.
---| "hq" # A headquarters.
---| "divisional_hq" # A headquarters that serves its own division.
---| "artillery" # Artillery.
---| "engineer" # An engineer that can do engineer work.
---| "rail_repair" # A Rail Repair unit.
---| "eq" # An Equipment replacement.
---| "pax" # A Personnel replacement.
---| "truck" # Transport Points on trucks.
---| "organic_truck" # Transport Points that belong to a formation.
---| "wagon" # Transport Points on wagons.
---| "mule" # Transport Points on mules.
---| "extender" # Transport Points formed into an Extender.
---| "supply" # Supply on the ground.
---| "hedgehog" # A hedgehog.
---| "air_base" # An air base.
---| "port" # A port.
---| "ship" # A ship.
---| "aircraft" # An aircraft.

---The colour of the symbol box: what terrain does to the unit.
---@alias grognard.ocs.Arm
---| "other" # Any other box.
---| "mech" # A red box.
---| "armor" # A yellow box.

---The symbol in the box, where it matters.
---@alias grognard.ocs.Symbol
---| "other" # Any other.
---| "tank" # A tank.
---| "anti_tank" # Anti-tank.
---| "anti_aircraft" # Anti-aircraft.

---How large the unit is.
---@alias grognard.ocs.Size
---| "regiment" # Neither of the others: 1 RE.
---| "battalion" # 1/2 RE.
---| "company" # 1/4 RE.
---| "multi_step" # Several steps of 1 RE each.

---The marker on a unit.
---@alias grognard.ocs.Mode
---| "combat" # Combat Mode.
---| "move" # Move Mode.
---| "reserve" # Reserve Mode.
---| "strat" # Strat Mode.
---| "exploit" # Exploit Mode.
---| "dg" # Disorganized.

---Which side of the counter shows.
---@alias grognard.ocs.Orientation
---| "combat" # The Combat Mode side.
---| "move" # The Move Mode side.

---What is left of internal stocks.
---@alias grognard.ocs.Stocks
---| "full" # All.
---| "low" # Used once.
---| "exhausted" # Used twice.

---Where a unit's combat supply comes from in the combat at hand.
---@alias grognard.ocs.CombatSupply
---| "paid" # Supply on the map is paid.
---| "stocks" # Its internal stocks.
---| "none" # None.

---What carries a unit.
---@alias grognard.ocs.Aboard
---| "nothing" # Nothing.
---| "landing_craft" # A landing craft.
---| "ship" # A ship.
---| "train" # A train.
---| "aircraft" # An aircraft.

---A unit: its counter, its markers and what it did earlier in the phase. Zero is the default everywhere, and the
---default unit is a regiment in Combat Mode, in supply, that has done nothing yet.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Unit: userdata
---@field id integer The host's own number for it. No rule looks at it.
---@field hex grognard.Hex Where it stands. A question whose hexes are all 0, 0 is one without geometry.
---@field formation integer The multi-unit formation it belongs to, in the host's numbering; 0 for none.
---@field began integer The stack in which it began the phase, in the host's numbering.
---@field mp_spent integer Movement spent this phase, in twelfths of an MP.
---@field load integer Supply that Transport Points carry, in T.
---@field amount integer How much it is: Transport Points in points, supply in T, an air base or hedgehog in levels, a port in T a phase.
---@field combat_side grognard.ocs.Face The Combat Mode side.
---@field move_side grognard.ocs.Face The Move Mode side.
---@field kind grognard.ocs.Kind What it is.
---@field arm grognard.ocs.Arm The colour of its symbol box.
---@field symbol grognard.ocs.Symbol The symbol in the box.
---@field size grognard.ocs.Size Its size.
---@field steps integer Steps printed: 2 to 40 for a multi-step unit, which is its RE too; for any other 0 or 1, or a game's exception.
---@field steps_lost integer Steps lost, fewer than it has.
---@field re_quarters integer A game's exception to its RE, in quarters; 0 for none.
---@field rating integer Printed Action Rating, 0 to 5.
---@field mode grognard.ocs.Mode Its mode.
---@field oriented grognard.ocs.Orientation Which side of the counter shows, in Reserve, Exploit or Disorganized Mode.
---@field side integer Which player's, in the host's numbering.
---@field nationality integer Its nation, in the host's numbering.
---@field stocks grognard.ocs.Stocks Its internal stocks.
---@field combat_supply grognard.ocs.CombatSupply Its combat supply in the combat at hand.
---@field aboard grognard.ocs.Aboard What carries it.
---@field base_distance integer Distance of an aircraft's base from its target in hexes; 0 for not said.
---@field released boolean Released from Reserve Mode this phase.
---@field out_of_supply boolean Marked Out of Supply.
---@field unfuelled boolean Not fuelled.
---@field attacked boolean Has attacked in this Combat Segment.
---@field barraged boolean Has barraged in this phase.
---@field will_move boolean Will spend MP later in this phase.
---@field had_zoc boolean Had a zone of control before it was marked Exploit.
---@field strategic boolean A Strategic Bomber.
---@field far boolean Beyond half its range, if an aircraft.
---@field yellow_dot boolean Never rebuilt: a yellow dot behind the rating.

---A unit: its counter, its markers and what it did earlier in the phase. Zero is the default everywhere, and the default unit is a regiment in Combat Mode, in supply, that has done nothing yet.
---@class grognard.ocs.Unit.Table
---@field id integer The host's own number for it. No rule looks at it.
---@field hex grognard.Hex.Table Where it stands. A question whose hexes are all 0, 0 is one without geometry.
---@field formation integer The multi-unit formation it belongs to, in the host's numbering; 0 for none.
---@field began integer The stack in which it began the phase, in the host's numbering.
---@field mp_spent integer Movement spent this phase, in twelfths of an MP.
---@field load integer Supply that Transport Points carry, in T.
---@field amount integer How much it is: Transport Points in points, supply in T, an air base or hedgehog in levels, a port in T a phase.
---@field combat_side grognard.ocs.Face.Table The Combat Mode side.
---@field move_side grognard.ocs.Face.Table The Move Mode side.
---@field kind grognard.ocs.Kind What it is.
---@field arm grognard.ocs.Arm The colour of its symbol box.
---@field symbol grognard.ocs.Symbol The symbol in the box.
---@field size grognard.ocs.Size Its size.
---@field steps integer Steps printed: 2 to 40 for a multi-step unit, which is its RE too; for any other 0 or 1, or a game's exception.
---@field steps_lost integer Steps lost, fewer than it has.
---@field re_quarters integer A game's exception to its RE, in quarters; 0 for none.
---@field rating integer Printed Action Rating, 0 to 5.
---@field mode grognard.ocs.Mode Its mode.
---@field oriented grognard.ocs.Orientation Which side of the counter shows, in Reserve, Exploit or Disorganized Mode.
---@field side integer Which player's, in the host's numbering.
---@field nationality integer Its nation, in the host's numbering.
---@field stocks grognard.ocs.Stocks Its internal stocks.
---@field combat_supply grognard.ocs.CombatSupply Its combat supply in the combat at hand.
---@field aboard grognard.ocs.Aboard What carries it.
---@field base_distance integer Distance of an aircraft's base from its target in hexes; 0 for not said.
---@field released boolean Released from Reserve Mode this phase.
---@field out_of_supply boolean Marked Out of Supply.
---@field unfuelled boolean Not fuelled.
---@field attacked boolean Has attacked in this Combat Segment.
---@field barraged boolean Has barraged in this phase.
---@field will_move boolean Will spend MP later in this phase.
---@field had_zoc boolean Had a zone of control before it was marked Exploit.
---@field strategic boolean A Strategic Bomber.
---@field far boolean Beyond half its range, if an aircraft.
---@field yellow_dot boolean Never rebuilt: a yellow dot behind the rating.

---A unit: its counter, its markers and what it did earlier in the phase. Zero is the default everywhere, and the default unit is a regiment in Combat Mode, in supply, that has done nothing yet.
---@class grognard.ocs.Unit.Fields
---@field id? integer The host's own number for it. No rule looks at it.
---@field hex? grognard.Hex|grognard.Hex.Fields Where it stands. A question whose hexes are all 0, 0 is one without geometry.
---@field formation? integer The multi-unit formation it belongs to, in the host's numbering; 0 for none.
---@field began? integer The stack in which it began the phase, in the host's numbering.
---@field mp_spent? integer Movement spent this phase, in twelfths of an MP.
---@field load? integer Supply that Transport Points carry, in T.
---@field amount? integer How much it is: Transport Points in points, supply in T, an air base or hedgehog in levels, a port in T a phase.
---@field combat_side? grognard.ocs.Face|grognard.ocs.Face.Fields The Combat Mode side.
---@field move_side? grognard.ocs.Face|grognard.ocs.Face.Fields The Move Mode side.
---@field kind? grognard.ocs.Kind What it is.
---@field arm? grognard.ocs.Arm The colour of its symbol box.
---@field symbol? grognard.ocs.Symbol The symbol in the box.
---@field size? grognard.ocs.Size Its size.
---@field steps? integer Steps printed: 2 to 40 for a multi-step unit, which is its RE too; for any other 0 or 1, or a game's exception.
---@field steps_lost? integer Steps lost, fewer than it has.
---@field re_quarters? integer A game's exception to its RE, in quarters; 0 for none.
---@field rating? integer Printed Action Rating, 0 to 5.
---@field mode? grognard.ocs.Mode Its mode.
---@field oriented? grognard.ocs.Orientation Which side of the counter shows, in Reserve, Exploit or Disorganized Mode.
---@field side? integer Which player's, in the host's numbering.
---@field nationality? integer Its nation, in the host's numbering.
---@field stocks? grognard.ocs.Stocks Its internal stocks.
---@field combat_supply? grognard.ocs.CombatSupply Its combat supply in the combat at hand.
---@field aboard? grognard.ocs.Aboard What carries it.
---@field base_distance? integer Distance of an aircraft's base from its target in hexes; 0 for not said.
---@field released? boolean Released from Reserve Mode this phase.
---@field out_of_supply? boolean Marked Out of Supply.
---@field unfuelled? boolean Not fuelled.
---@field attacked? boolean Has attacked in this Combat Segment.
---@field barraged? boolean Has barraged in this phase.
---@field will_move? boolean Will spend MP later in this phase.
---@field had_zoc? boolean Had a zone of control before it was marked Exploit.
---@field strategic? boolean A Strategic Bomber.
---@field far? boolean Beyond half its range, if an aircraft.
---@field yellow_dot? boolean Never rebuilt: a yellow dot behind the rating.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Unit.Fields
---@return grognard.ocs.Unit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Unit): grognard.ocs.Unit
function grognard.ocs.Unit(fields) end

---One cell of a terrain effects chart.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Multiplier: userdata
---@field num integer Numerator; 0 over 0 is the default, no effect.
---@field den integer Denominator.
---@field bracketed boolean In brackets: for attackers only.

---One cell of a terrain effects chart.
---@class grognard.ocs.Multiplier.Table
---@field num integer Numerator; 0 over 0 is the default, no effect.
---@field den integer Denominator.
---@field bracketed boolean In brackets: for attackers only.

---One cell of a terrain effects chart.
---@class grognard.ocs.Multiplier.Fields
---@field num? integer Numerator; 0 over 0 is the default, no effect.
---@field den? integer Denominator.
---@field bracketed? boolean In brackets: for attackers only.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Multiplier.Fields
---@return grognard.ocs.Multiplier? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Multiplier): grognard.ocs.Multiplier
function grognard.ocs.Multiplier(fields) end

---How hard the ground is: which row of the odds table counts.
---@alias grognard.ocs.Ground
---| "open" # Open.
---| "close" # Close.
---| "very_close" # Very Close.
---| "extremely_close" # Extremely Close.

---A row of a terrain effects chart: a kind of hex or of hexside.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Terrain: userdata
---@field armor grognard.ocs.Multiplier For units with a yellow box.
---@field mech grognard.ocs.Multiplier For units with a red box.
---@field other grognard.ocs.Multiplier For all others.
---@field ground grognard.ocs.Ground How hard the ground is; of no account for a hexside.

---A row of a terrain effects chart: a kind of hex or of hexside.
---@class grognard.ocs.Terrain.Table
---@field armor grognard.ocs.Multiplier.Table For units with a yellow box.
---@field mech grognard.ocs.Multiplier.Table For units with a red box.
---@field other grognard.ocs.Multiplier.Table For all others.
---@field ground grognard.ocs.Ground How hard the ground is; of no account for a hexside.

---A row of a terrain effects chart: a kind of hex or of hexside.
---@class grognard.ocs.Terrain.Fields
---@field armor? grognard.ocs.Multiplier|grognard.ocs.Multiplier.Fields For units with a yellow box.
---@field mech? grognard.ocs.Multiplier|grognard.ocs.Multiplier.Fields For units with a red box.
---@field other? grognard.ocs.Multiplier|grognard.ocs.Multiplier.Fields For all others.
---@field ground? grognard.ocs.Ground How hard the ground is; of no account for a hexside.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Terrain.Fields
---@return grognard.ocs.Terrain? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Terrain): grognard.ocs.Terrain
function grognard.ocs.Terrain(fields) end

---Whether a class of movement can enter a hex, and how.
---@alias grognard.ocs.Entry
---| "open" # Freely.
---| "road_only" # Only by road.
---| "all" # For its whole movement allowance.
---| "prohibited" # Not at all.

---Which terrain counts for an attacking stack.
---@alias grognard.ocs.Choice
---| "best" # Whatever is best for the defender.
---| "hex" # A terrain of the hex.
---| "hexside" # The hexside that the stack crosses.

---A hex from which a stack attacks: what lies between it and the defender.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Approach: userdata
---@field hex grognard.Hex The stack's hex.
---@field hexside grognard.ocs.Terrain The hexside it attacks across; the default has no effect.
---@field leg grognard.ocs.Entry Entry by units with Leg movement.
---@field truck grognard.ocs.Entry Entry by units with Truck movement.
---@field track grognard.ocs.Entry Entry by units with Track movement.
---@field leg_cost integer What entering costs Leg movement without roads and bridges, in whole MP; 0 for not said.
---@field truck_cost integer The same for Truck movement.
---@field track_cost integer The same for Track movement.
---@field choice grognard.ocs.Choice Which terrain the defender chose for this stack.
---@field which integer With the choice `hex`: which of the hex's terrains, counted from 0.

---A hex from which a stack attacks: what lies between it and the defender.
---@class grognard.ocs.Approach.Table
---@field hex grognard.Hex.Table The stack's hex.
---@field hexside grognard.ocs.Terrain.Table The hexside it attacks across; the default has no effect.
---@field leg grognard.ocs.Entry Entry by units with Leg movement.
---@field truck grognard.ocs.Entry Entry by units with Truck movement.
---@field track grognard.ocs.Entry Entry by units with Track movement.
---@field leg_cost integer What entering costs Leg movement without roads and bridges, in whole MP; 0 for not said.
---@field truck_cost integer The same for Truck movement.
---@field track_cost integer The same for Track movement.
---@field choice grognard.ocs.Choice Which terrain the defender chose for this stack.
---@field which integer With the choice `hex`: which of the hex's terrains, counted from 0.

---A hex from which a stack attacks: what lies between it and the defender.
---@class grognard.ocs.Approach.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The stack's hex.
---@field hexside? grognard.ocs.Terrain|grognard.ocs.Terrain.Fields The hexside it attacks across; the default has no effect.
---@field leg? grognard.ocs.Entry Entry by units with Leg movement.
---@field truck? grognard.ocs.Entry Entry by units with Truck movement.
---@field track? grognard.ocs.Entry Entry by units with Track movement.
---@field leg_cost? integer What entering costs Leg movement without roads and bridges, in whole MP; 0 for not said.
---@field truck_cost? integer The same for Truck movement.
---@field track_cost? integer The same for Track movement.
---@field choice? grognard.ocs.Choice Which terrain the defender chose for this stack.
---@field which? integer With the choice `hex`: which of the hex's terrains, counted from 0.

---Reads a record once; accepted wherever its table is.
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
---| "series" # The series rule (9.11d): attack halved by the first loss, defence once half the steps are gone.
---| "proportional" # In proportion to the steps left, rounded at once (21.2).
---| "last_step" # The series rule, but a unit of four steps at its last attacks at a quarter (house rule HR-6).

---A game's options. Zero is the series.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.GameRules: userdata
---@field step_loss grognard.ocs.StepLoss How lost steps weaken a unit; bends 9.11d.
---@field brigade_attack boolean A two-step unit that is no multi-step unit pays 1T to attack, as in DAK; bends 9.5b.
---@field far_aircraft boolean Aircraft beyond half their range shift a barrage left (21.4); bends 10.1b.

---A game's options. Zero is the series.
---@class grognard.ocs.GameRules.Table
---@field step_loss grognard.ocs.StepLoss How lost steps weaken a unit; bends 9.11d.
---@field brigade_attack boolean A two-step unit that is no multi-step unit pays 1T to attack, as in DAK; bends 9.5b.
---@field far_aircraft boolean Aircraft beyond half their range shift a barrage left (21.4); bends 10.1b.

---A game's options. Zero is the series.
---@class grognard.ocs.GameRules.Fields
---@field step_loss? grognard.ocs.StepLoss How lost steps weaken a unit; bends 9.11d.
---@field brigade_attack? boolean A two-step unit that is no multi-step unit pays 1T to attack, as in DAK; bends 9.5b.
---@field far_aircraft? boolean Aircraft beyond half their range shift a barrage left (21.4); bends 10.1b.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.GameRules.Fields
---@return grognard.ocs.GameRules? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.GameRules): grognard.ocs.GameRules
function grognard.ocs.GameRules(fields) end

---How large a unit is.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Extent: userdata
---@field re_quarters integer Regimental Equivalents now, in quarters; 0 for what has none.
---@field steps integer Steps left; 0 for what has none.

---How large a unit is.
---@class grognard.ocs.Extent.Table
---@field re_quarters integer Regimental Equivalents now, in quarters; 0 for what has none.
---@field steps integer Steps left; 0 for what has none.

---How large a unit is.
---@class grognard.ocs.Extent.Fields
---@field re_quarters? integer Regimental Equivalents now, in quarters; 0 for what has none.
---@field steps? integer Steps left; 0 for what has none.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Extent.Fields
---@return grognard.ocs.Extent? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Extent): grognard.ocs.Extent
function grognard.ocs.Extent(fields) end

---What a unit's mode makes of it.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ModeEffects: userdata
---@field strength_num integer Strength is multiplied by this over `strength_den`.
---@field strength_den integer The denominator.
---@field barrage_num integer Barrage strength is multiplied by this over `barrage_den`.
---@field barrage_den integer The denominator.
---@field ma_twelfths integer Movement allowance of the side that shows, in twelfths of an MP, after the mode; never rounded.
---@field rating integer Action Rating, -1 to 5.
---@field may_attack boolean May take part in a regular attack.
---@field may_overrun boolean May overrun.
---@field may_barrage boolean May barrage, if it is artillery.
---@field may_have_zoc boolean Its mode lets it have a zone of control.

---What a unit's mode makes of it.
---@class grognard.ocs.ModeEffects.Table
---@field strength_num integer Strength is multiplied by this over `strength_den`.
---@field strength_den integer The denominator.
---@field barrage_num integer Barrage strength is multiplied by this over `barrage_den`.
---@field barrage_den integer The denominator.
---@field ma_twelfths integer Movement allowance of the side that shows, in twelfths of an MP, after the mode; never rounded.
---@field rating integer Action Rating, -1 to 5.
---@field may_attack boolean May take part in a regular attack.
---@field may_overrun boolean May overrun.
---@field may_barrage boolean May barrage, if it is artillery.
---@field may_have_zoc boolean Its mode lets it have a zone of control.

---What a unit's mode makes of it.
---@class grognard.ocs.ModeEffects.Fields
---@field strength_num? integer Strength is multiplied by this over `strength_den`.
---@field strength_den? integer The denominator.
---@field barrage_num? integer Barrage strength is multiplied by this over `barrage_den`.
---@field barrage_den? integer The denominator.
---@field ma_twelfths? integer Movement allowance of the side that shows, in twelfths of an MP, after the mode; never rounded.
---@field rating? integer Action Rating, -1 to 5.
---@field may_attack? boolean May take part in a regular attack.
---@field may_overrun? boolean May overrun.
---@field may_barrage? boolean May barrage, if it is artillery.
---@field may_have_zoc? boolean Its mode lets it have a zone of control.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.ModeEffects.Fields
---@return grognard.ocs.ModeEffects? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ModeEffects): grognard.ocs.ModeEffects
function grognard.ocs.ModeEffects(fields) end

---An Action Rating.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Rating: userdata
---@field rating integer The rating, -1 to 5.

---An Action Rating.
---@class grognard.ocs.Rating.Table
---@field rating integer The rating, -1 to 5.

---An Action Rating.
---@class grognard.ocs.Rating.Fields
---@field rating? integer The rating, -1 to 5.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Rating.Fields
---@return grognard.ocs.Rating? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Rating): grognard.ocs.Rating
function grognard.ocs.Rating(fields) end

---Odds and the column they lead to.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Column: userdata
---@field odds grognard.Odds The rounded odds; 1:1 where both strengths are zero, 0:0 where one is and no odds exist.
---@field heading grognard.Odds The odds printed above the column.
---@field column integer The column, 0 to 12 from the defender's best.

---Odds and the column they lead to.
---@class grognard.ocs.Column.Table
---@field odds grognard.Odds.Table The rounded odds; 1:1 where both strengths are zero, 0:0 where one is and no odds exist.
---@field heading grognard.Odds.Table The odds printed above the column.
---@field column integer The column, 0 to 12 from the defender's best.

---Odds and the column they lead to.
---@class grognard.ocs.Column.Fields
---@field odds? grognard.Odds|grognard.Odds.Fields The rounded odds; 1:1 where both strengths are zero, 0:0 where one is and no odds exist.
---@field heading? grognard.Odds|grognard.Odds.Fields The odds printed above the column.
---@field column? integer The column, 0 to 12 from the defender's best.

---Reads a record once; accepted wherever its table is.
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
---| "regular" # In a Combat Segment, from any number of adjacent hexes.
---| "overrun" # During movement, by units that began the phase stacked together.

---What an attack is worth: all that the dice need to know.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Assessment: userdata
---@field attack integer The attacker's strength in 1/11520 points.
---@field defence integer The defender's strength in 1/11520 points.
---@field odds grognard.Odds The rounded odds; 1:1 where both strengths are zero, 0:0 where one is.
---@field heading grognard.Odds The odds printed above the column.
---@field attack_cost integer Supply to pay for the attack, in T.
---@field defence_cost integer Supply to pay for the defence, in T.
---@field attacker_steps integer Steps that attack.
---@field defender_steps integer Steps that defend.
---@field attacker_lead integer The attacker whose Action Rating counts, from 0.
---@field defender_lead integer The defender whose Action Rating counts, from 0.
---@field kind grognard.ocs.Attack The kind of attack.
---@field ground grognard.ocs.Ground The row of the odds table.
---@field column integer The column, 0 to 12 from the defender's best.
---@field drm integer The die roll modifier of the Action Ratings; a hedgehog's is apart.
---@field hedgehog integer Level of the hedgehog.
---@field exploit_rating integer The highest Action Rating of an attacker that is not disorganized, or -1.
---@field no_exploit boolean No attacker can exploit, whatever the result (9.13).
---@field exploit_drop integer By how much `exploit_rating` falls when the first step lost takes the lead away (9.11); 0 where it does not.

---What an attack is worth: all that the dice need to know.
---@class grognard.ocs.Assessment.Table
---@field attack integer The attacker's strength in 1/11520 points.
---@field defence integer The defender's strength in 1/11520 points.
---@field odds grognard.Odds.Table The rounded odds; 1:1 where both strengths are zero, 0:0 where one is.
---@field heading grognard.Odds.Table The odds printed above the column.
---@field attack_cost integer Supply to pay for the attack, in T.
---@field defence_cost integer Supply to pay for the defence, in T.
---@field attacker_steps integer Steps that attack.
---@field defender_steps integer Steps that defend.
---@field attacker_lead integer The attacker whose Action Rating counts, from 0.
---@field defender_lead integer The defender whose Action Rating counts, from 0.
---@field kind grognard.ocs.Attack The kind of attack.
---@field ground grognard.ocs.Ground The row of the odds table.
---@field column integer The column, 0 to 12 from the defender's best.
---@field drm integer The die roll modifier of the Action Ratings; a hedgehog's is apart.
---@field hedgehog integer Level of the hedgehog.
---@field exploit_rating integer The highest Action Rating of an attacker that is not disorganized, or -1.
---@field no_exploit boolean No attacker can exploit, whatever the result (9.13).
---@field exploit_drop integer By how much `exploit_rating` falls when the first step lost takes the lead away (9.11); 0 where it does not.

---What an attack is worth: all that the dice need to know.
---@class grognard.ocs.Assessment.Fields
---@field attack? integer The attacker's strength in 1/11520 points.
---@field defence? integer The defender's strength in 1/11520 points.
---@field odds? grognard.Odds|grognard.Odds.Fields The rounded odds; 1:1 where both strengths are zero, 0:0 where one is.
---@field heading? grognard.Odds|grognard.Odds.Fields The odds printed above the column.
---@field attack_cost? integer Supply to pay for the attack, in T.
---@field defence_cost? integer Supply to pay for the defence, in T.
---@field attacker_steps? integer Steps that attack.
---@field defender_steps? integer Steps that defend.
---@field attacker_lead? integer The attacker whose Action Rating counts, from 0.
---@field defender_lead? integer The defender whose Action Rating counts, from 0.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field ground? grognard.ocs.Ground The row of the odds table.
---@field column integer The column, 0 to 12 from the defender's best.
---@field drm? integer The die roll modifier of the Action Ratings; a hedgehog's is apart.
---@field hedgehog? integer Level of the hedgehog.
---@field exploit_rating? integer The highest Action Rating of an attacker that is not disorganized, or -1.
---@field no_exploit? boolean No attacker can exploit, whatever the result (9.13).
---@field exploit_drop? integer By how much `exploit_rating` falls when the first step lost takes the lead away (9.11); 0 where it does not.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Assessment.Fields
---@return grognard.ocs.Assessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Assessment): grognard.ocs.Assessment
function grognard.ocs.Assessment(fields) end

---A result of the combat table, from the worst for the attacker to the best: `A` the attacker's part, `D` the
---defender's; `L` steps lost, `o` an option of steps and hexes of retreat, `e` the Action Rating from which
---attackers exploit, `DG` disorganized.
---@alias grognard.ocs.CombatResult
---| "AL2" # AL2.
---| "AL1o1" # AL1o1.
---| "AL1o1/Do1" # AL1o1/Do1.
---| "AL1/Do1" # AL1/Do1.
---| "Ao1/Do1" # Ao1/Do1.
---| "AL1/DL1o1" # AL1/DL1o1.
---| "Ao1/DL1o1" # Ao1/DL1o1.
---| "Ao1/DL1o2" # Ao1/DL1o2.
---| "Ao1e4/DL1o2" # Ao1e4/DL1o2.
---| "Ae4/DL1o2" # Ae4/DL1o2.
---| "Ae3/DL2o2DG" # Ae3/DL2o2DG.
---| "Ae2/DL2o3DG" # Ae2/DL2o3DG.

---Whose turn it is to settle a result.
---@alias grognard.ocs.Stage
---| "attacker" # The attacker's.
---| "defender" # The defender's.
---| "over" # It is settled.

---Who was surprised for the better.
---@alias grognard.ocs.Surprise
---| "none" # Nobody.
---| "attacker" # The attacker surprises.
---| "defender" # The defender surprises.

---Whether the attackers move into the hex.
---@alias grognard.ocs.Advance
---| "none" # They do not.
---| "may" # They may.
---| "must" # They must.

---A combat between the dice and its end: a plain value that the caller keeps, copies and compares.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Battle: userdata
---@field attacker_lead integer The attacker whose losses come first, from 0.
---@field defender_lead integer The defender whose losses come first, from 0.
---@field result grognard.ocs.CombatResult The result.
---@field stage grognard.ocs.Stage Whose turn it is.
---@field kind grognard.ocs.Attack The kind of attack.
---@field surprise grognard.ocs.Surprise Who surprised.
---@field surprise_roll integer The modified surprise roll.
---@field shift integer Columns shifted, to the right if positive, before the ends of the table stopped it.
---@field column integer The column after the shift, 0 to 12.
---@field roll integer The modified combat roll.
---@field no_exploit boolean No attacker can exploit.
---@field attacker_steps integer Steps that the attacker lost.
---@field attacker_retreat integer Hexes that the attacker retreated.
---@field attacker_short boolean The attacker could not take all of his option.
---@field attacker_gone boolean Every attacker is gone.
---@field defender_steps integer Steps that the defender lost.
---@field defender_retreat integer Hexes that the defender retreated.
---@field defender_ignored boolean The defender ignored his option.
---@field advance grognard.ocs.Advance Whether the attackers move into the hex.

---A combat between the dice and its end: a plain value that the caller keeps, copies and compares.
---@class grognard.ocs.Battle.Table
---@field attacker_lead integer The attacker whose losses come first, from 0.
---@field defender_lead integer The defender whose losses come first, from 0.
---@field result grognard.ocs.CombatResult The result.
---@field stage grognard.ocs.Stage Whose turn it is.
---@field kind grognard.ocs.Attack The kind of attack.
---@field surprise grognard.ocs.Surprise Who surprised.
---@field surprise_roll integer The modified surprise roll.
---@field shift integer Columns shifted, to the right if positive, before the ends of the table stopped it.
---@field column integer The column after the shift, 0 to 12.
---@field roll integer The modified combat roll.
---@field no_exploit boolean No attacker can exploit.
---@field attacker_steps integer Steps that the attacker lost.
---@field attacker_retreat integer Hexes that the attacker retreated.
---@field attacker_short boolean The attacker could not take all of his option.
---@field attacker_gone boolean Every attacker is gone.
---@field defender_steps integer Steps that the defender lost.
---@field defender_retreat integer Hexes that the defender retreated.
---@field defender_ignored boolean The defender ignored his option.
---@field advance grognard.ocs.Advance Whether the attackers move into the hex.

---A combat between the dice and its end: a plain value that the caller keeps, copies and compares.
---@class grognard.ocs.Battle.Fields
---@field attacker_lead? integer The attacker whose losses come first, from 0.
---@field defender_lead? integer The defender whose losses come first, from 0.
---@field result grognard.ocs.CombatResult The result.
---@field stage? grognard.ocs.Stage Whose turn it is.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field surprise? grognard.ocs.Surprise Who surprised.
---@field surprise_roll? integer The modified surprise roll.
---@field shift? integer Columns shifted, to the right if positive, before the ends of the table stopped it.
---@field column? integer The column after the shift, 0 to 12.
---@field roll? integer The modified combat roll.
---@field no_exploit? boolean No attacker can exploit.
---@field attacker_steps? integer Steps that the attacker lost.
---@field attacker_retreat? integer Hexes that the attacker retreated.
---@field attacker_short? boolean The attacker could not take all of his option.
---@field attacker_gone? boolean Every attacker is gone.
---@field defender_steps? integer Steps that the defender lost.
---@field defender_retreat? integer Hexes that the defender retreated.
---@field defender_ignored? boolean The defender ignored his option.
---@field advance? grognard.ocs.Advance Whether the attackers move into the hex.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Battle.Fields
---@return grognard.ocs.Battle? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Battle): grognard.ocs.Battle
function grognard.ocs.Battle(fields) end

---What a side owes, and how it may pay: each step lost counts one, and so does each hex retreated.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Owed: userdata
---@field lead integer The unit that loses the first step, from 0.
---@field steps integer Steps that the side has.
---@field stage grognard.ocs.Stage Whose turn it is; `over` where nothing is owed any more.
---@field losses integer Steps that must be lost.
---@field option integer Further steps and hexes of retreat, freely mixed, that must add up to this.
---@field steps_max integer The most steps that may be lost in all.
---@field retreat_max integer The most hexes that may be retreated.
---@field may_ignore boolean The option may be ignored.
---@field disorganized boolean All of the side are disorganized before they retreat.

---What a side owes, and how it may pay: each step lost counts one, and so does each hex retreated.
---@class grognard.ocs.Owed.Table
---@field lead integer The unit that loses the first step, from 0.
---@field steps integer Steps that the side has.
---@field stage grognard.ocs.Stage Whose turn it is; `over` where nothing is owed any more.
---@field losses integer Steps that must be lost.
---@field option integer Further steps and hexes of retreat, freely mixed, that must add up to this.
---@field steps_max integer The most steps that may be lost in all.
---@field retreat_max integer The most hexes that may be retreated.
---@field may_ignore boolean The option may be ignored.
---@field disorganized boolean All of the side are disorganized before they retreat.

---What a side owes, and how it may pay: each step lost counts one, and so does each hex retreated.
---@class grognard.ocs.Owed.Fields
---@field lead? integer The unit that loses the first step, from 0.
---@field steps? integer Steps that the side has.
---@field stage? grognard.ocs.Stage Whose turn it is; `over` where nothing is owed any more.
---@field losses? integer Steps that must be lost.
---@field option? integer Further steps and hexes of retreat, freely mixed, that must add up to this.
---@field steps_max? integer The most steps that may be lost in all.
---@field retreat_max? integer The most hexes that may be retreated.
---@field may_ignore? boolean The option may be ignored.
---@field disorganized? boolean All of the side are disorganized before they retreat.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Owed.Fields
---@return grognard.ocs.Owed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Owed): grognard.ocs.Owed
function grognard.ocs.Owed(fields) end

---A battle after a payment.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Settled: userdata
---@field battle grognard.ocs.Battle The battle as it stands now.

---A battle after a payment.
---@class grognard.ocs.Settled.Table
---@field battle grognard.ocs.Battle.Table The battle as it stands now.

---A battle after a payment.
---@class grognard.ocs.Settled.Fields
---@field battle? grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle as it stands now.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Settled.Fields
---@return grognard.ocs.Settled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Settled): grognard.ocs.Settled
function grognard.ocs.Settled(fields) end

---What a unit suffers or gains.
---@alias grognard.ocs.EffectKind
---| "lose_steps" # It loses `amount` steps and lives.
---| "eliminate" # It is eliminated.
---| "disorganize" # It becomes disorganized.
---| "retreat" # It retreats `amount` hexes.
---| "exploit" # It is marked Exploit.
---| "lose_reserve" # It loses its Reserve marker.
---| "move_mode" # It is turned to Move Mode.
---| "stays" # It does not go along.
---| "stop" # It moves no further this phase.

---One thing for the host to apply to one unit.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Effect: userdata
---@field unit integer The unit, from 0.
---@field rule integer The rule's number.
---@field hex grognard.Hex Where, for what happens in a hex.
---@field amount integer How much of it.
---@field what grognard.ocs.EffectKind What happens to it.

---One thing for the host to apply to one unit.
---@class grognard.ocs.Effect.Table
---@field unit integer The unit, from 0.
---@field rule integer The rule's number.
---@field hex grognard.Hex.Table Where, for what happens in a hex.
---@field amount integer How much of it.
---@field what grognard.ocs.EffectKind What happens to it.

---One thing for the host to apply to one unit.
---@class grognard.ocs.Effect.Fields
---@field unit? integer The unit, from 0.
---@field rule? integer The rule's number.
---@field hex? grognard.Hex|grognard.Hex.Fields Where, for what happens in a hex.
---@field amount? integer How much of it.
---@field what? grognard.ocs.EffectKind What happens to it.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Effect.Fields
---@return grognard.ocs.Effect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Effect): grognard.ocs.Effect
function grognard.ocs.Effect(fields) end

---The exact chances of an attack: counts of 7776 equal cases.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.CombatDistribution: userdata
---@field denominator integer All cases: 7776.
---@field results integer[] Cases of each result, from the worst for the attacker to the best.
---@field surprise_attacker integer Cases in which the attacker surprises.
---@field surprise_defender integer Cases in which the defender surprises.
---@field attacker_steps integer[] Cases in which the attacker loses 0, 1, 2 steps.
---@field attacker_retreat integer[] Cases in which the attacker retreats 0, 1 hexes.
---@field attacker_gone integer Cases in which no attacker is left.
---@field exploit integer Cases in which an attacker exploits.
---@field defender_steps integer[] Cases in which the defender loses 0, 1, ... 5 steps.
---@field defender_retreat integer[] Cases in which the defender retreats 0, 1, 2, 3 hexes.
---@field defender_dg integer Cases in which surviving defenders are disorganized.
---@field defender_gone integer Cases in which no defender is left.
---@field vacated integer Cases in which the hex is left empty.
---@field attacker_steps_expected integer The attacker's expected step losses, over the denominator.
---@field attacker_retreat_expected integer The attacker's expected hexes of retreat, over the denominator.
---@field defender_steps_expected integer The defender's expected step losses, over the denominator.
---@field defender_retreat_expected integer The defender's expected hexes of retreat, over the denominator.

---The exact chances of an attack: counts of 7776 equal cases.
---@class grognard.ocs.CombatDistribution.Table
---@field denominator integer All cases: 7776.
---@field results integer[] Cases of each result, from the worst for the attacker to the best.
---@field surprise_attacker integer Cases in which the attacker surprises.
---@field surprise_defender integer Cases in which the defender surprises.
---@field attacker_steps integer[] Cases in which the attacker loses 0, 1, 2 steps.
---@field attacker_retreat integer[] Cases in which the attacker retreats 0, 1 hexes.
---@field attacker_gone integer Cases in which no attacker is left.
---@field exploit integer Cases in which an attacker exploits.
---@field defender_steps integer[] Cases in which the defender loses 0, 1, ... 5 steps.
---@field defender_retreat integer[] Cases in which the defender retreats 0, 1, 2, 3 hexes.
---@field defender_dg integer Cases in which surviving defenders are disorganized.
---@field defender_gone integer Cases in which no defender is left.
---@field vacated integer Cases in which the hex is left empty.
---@field attacker_steps_expected integer The attacker's expected step losses, over the denominator.
---@field attacker_retreat_expected integer The attacker's expected hexes of retreat, over the denominator.
---@field defender_steps_expected integer The defender's expected step losses, over the denominator.
---@field defender_retreat_expected integer The defender's expected hexes of retreat, over the denominator.

---The exact chances of an attack: counts of 7776 equal cases.
---@class grognard.ocs.CombatDistribution.Fields
---@field denominator? integer All cases: 7776.
---@field results? integer[] Cases of each result, from the worst for the attacker to the best.
---@field surprise_attacker? integer Cases in which the attacker surprises.
---@field surprise_defender? integer Cases in which the defender surprises.
---@field attacker_steps? integer[] Cases in which the attacker loses 0, 1, 2 steps.
---@field attacker_retreat? integer[] Cases in which the attacker retreats 0, 1 hexes.
---@field attacker_gone? integer Cases in which no attacker is left.
---@field exploit? integer Cases in which an attacker exploits.
---@field defender_steps? integer[] Cases in which the defender loses 0, 1, ... 5 steps.
---@field defender_retreat? integer[] Cases in which the defender retreats 0, 1, 2, 3 hexes.
---@field defender_dg? integer Cases in which surviving defenders are disorganized.
---@field defender_gone? integer Cases in which no defender is left.
---@field vacated? integer Cases in which the hex is left empty.
---@field attacker_steps_expected? integer The attacker's expected step losses, over the denominator.
---@field attacker_retreat_expected? integer The attacker's expected hexes of retreat, over the denominator.
---@field defender_steps_expected? integer The defender's expected step losses, over the denominator.
---@field defender_retreat_expected? integer The defender's expected hexes of retreat, over the denominator.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.CombatDistribution.Fields
---@return grognard.ocs.CombatDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CombatDistribution): grognard.ocs.CombatDistribution
function grognard.ocs.CombatDistribution(fields) end

---A hex of a retreat and what is there.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Pace: userdata
---@field hex grognard.Hex The hex.
---@field enemy_zoc boolean It lies in an enemy zone of control, negated or not.
---@field enemy boolean Enemy combat units stand there, or stood there when the combat began.
---@field prohibited boolean Its terrain is prohibited to the retreating units.

---A hex of a retreat and what is there.
---@class grognard.ocs.Pace.Table
---@field hex grognard.Hex.Table The hex.
---@field enemy_zoc boolean It lies in an enemy zone of control, negated or not.
---@field enemy boolean Enemy combat units stand there, or stood there when the combat began.
---@field prohibited boolean Its terrain is prohibited to the retreating units.

---A hex of a retreat and what is there.
---@class grognard.ocs.Pace.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field enemy_zoc? boolean It lies in an enemy zone of control, negated or not.
---@field enemy? boolean Enemy combat units stand there, or stood there when the combat began.
---@field prohibited? boolean Its terrain is prohibited to the retreating units.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Pace.Fields
---@return grognard.ocs.Pace? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Pace): grognard.ocs.Pace
function grognard.ocs.Pace(fields) end

---What a retreat costs a stack.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Retreated: userdata
---@field steps integer Steps that the units already disorganized must lose among them, the owner choosing (9.12e).
---@field spreads boolean The friendly combat units in the hexes entered that lie in enemy zones of control become disorganized too.

---What a retreat costs a stack.
---@class grognard.ocs.Retreated.Table
---@field steps integer Steps that the units already disorganized must lose among them, the owner choosing (9.12e).
---@field spreads boolean The friendly combat units in the hexes entered that lie in enemy zones of control become disorganized too.

---What a retreat costs a stack.
---@class grognard.ocs.Retreated.Fields
---@field steps? integer Steps that the units already disorganized must lose among them, the owner choosing (9.12e).
---@field spreads? boolean The friendly combat units in the hexes entered that lie in enemy zones of control become disorganized too.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Retreated.Fields
---@return grognard.ocs.Retreated? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Retreated): grognard.ocs.Retreated
function grognard.ocs.Retreated(fields) end

---What kind of fire a barrage is; one barrage has one kind.
---@alias grognard.ocs.Fire
---| "artillery" # Artillery.
---| "air" # Aircraft.
---| "ship" # Ships.

---What a barrage is worth: all that the dice need to know.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.BarrageAssessment: userdata
---@field strength integer Barrage strength in 1/11520 points.
---@field points integer Rounded to points.
---@field density_quarters integer RE of the target's combat units in quarters, as density counts them.
---@field target_steps integer Steps of the target's combat units.
---@field cost integer Supply that artillery pays, in T.
---@field start integer The column before shifts, 0 to 10.
---@field shift integer The sum of the shifts, to the right if positive.
---@field column integer The column after shifts, 0 to 10.
---@field fire grognard.ocs.Fire What fires.
---@field spotted boolean A correct spotter observes.
---@field brackets_dg boolean A bracketed half counts as disorganization only.

---What a barrage is worth: all that the dice need to know.
---@class grognard.ocs.BarrageAssessment.Table
---@field strength integer Barrage strength in 1/11520 points.
---@field points integer Rounded to points.
---@field density_quarters integer RE of the target's combat units in quarters, as density counts them.
---@field target_steps integer Steps of the target's combat units.
---@field cost integer Supply that artillery pays, in T.
---@field start integer The column before shifts, 0 to 10.
---@field shift integer The sum of the shifts, to the right if positive.
---@field column integer The column after shifts, 0 to 10.
---@field fire grognard.ocs.Fire What fires.
---@field spotted boolean A correct spotter observes.
---@field brackets_dg boolean A bracketed half counts as disorganization only.

---What a barrage is worth: all that the dice need to know.
---@class grognard.ocs.BarrageAssessment.Fields
---@field strength? integer Barrage strength in 1/11520 points.
---@field points? integer Rounded to points.
---@field density_quarters? integer RE of the target's combat units in quarters, as density counts them.
---@field target_steps? integer Steps of the target's combat units.
---@field cost? integer Supply that artillery pays, in T.
---@field start? integer The column before shifts, 0 to 10.
---@field shift? integer The sum of the shifts, to the right if positive.
---@field column integer The column after shifts, 0 to 10.
---@field fire? grognard.ocs.Fire What fires.
---@field spotted? boolean A correct spotter observes.
---@field brackets_dg? boolean A bracketed half counts as disorganization only.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.BarrageAssessment.Fields
---@return grognard.ocs.BarrageAssessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BarrageAssessment): grognard.ocs.BarrageAssessment
function grognard.ocs.BarrageAssessment(fields) end

---A result of the barrage table, from none to the worst for the target.
---@alias grognard.ocs.BarrageResult
---| "-" # Nothing.
---| "DG" # Disorganized.
---| "[1/2]" # One half in brackets: disorganized where a condition says so, else one half.
---| "1/2" # One half: on a die of 4 to 6 a step and disorganized, else disorganized.
---| "1" # One step and disorganized.
---| "2" # Two steps and disorganized.
---| "3" # Three steps and disorganized.

---What a barrage does in the end.
---@alias grognard.ocs.Outcome
---| "-" # Nothing.
---| "DG" # Disorganized.
---| "1" # A step and disorganized.
---| "2" # Two steps and disorganized.
---| "3" # Three steps and disorganized.

---A barrage between its dice and its losses: a plain value that the caller keeps.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Barraged: userdata
---@field table grognard.ocs.BarrageResult What the table says.
---@field counts grognard.ocs.BarrageResult What counts of it, after brackets and fire from ships.
---@field outcome grognard.ocs.Outcome What it does.
---@field column integer The column, 0 to 10.
---@field roll integer The roll, 2 to 12.
---@field half_die integer The die of a half; 0 where none was rolled.
---@field settled boolean The losses are settled.
---@field steps integer Steps lost.

---A barrage between its dice and its losses: a plain value that the caller keeps.
---@class grognard.ocs.Barraged.Table
---@field table grognard.ocs.BarrageResult What the table says.
---@field counts grognard.ocs.BarrageResult What counts of it, after brackets and fire from ships.
---@field outcome grognard.ocs.Outcome What it does.
---@field column integer The column, 0 to 10.
---@field roll integer The roll, 2 to 12.
---@field half_die integer The die of a half; 0 where none was rolled.
---@field settled boolean The losses are settled.
---@field steps integer Steps lost.

---A barrage between its dice and its losses: a plain value that the caller keeps.
---@class grognard.ocs.Barraged.Fields
---@field table? grognard.ocs.BarrageResult What the table says.
---@field counts? grognard.ocs.BarrageResult What counts of it, after brackets and fire from ships.
---@field outcome grognard.ocs.Outcome What it does.
---@field column? integer The column, 0 to 10.
---@field roll? integer The roll, 2 to 12.
---@field half_die? integer The die of a half; 0 where none was rolled.
---@field settled? boolean The losses are settled.
---@field steps? integer Steps lost.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Barraged.Fields
---@return grognard.ocs.Barraged? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Barraged): grognard.ocs.Barraged
function grognard.ocs.Barraged(fields) end

---What the target owes: its owner chooses which units lose the steps.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.BarrageOwed: userdata
---@field available integer Steps that its combat units have.
---@field losses integer Steps that must be lost.
---@field disorganized boolean Its combat units become disorganized.

---What the target owes: its owner chooses which units lose the steps.
---@class grognard.ocs.BarrageOwed.Table
---@field available integer Steps that its combat units have.
---@field losses integer Steps that must be lost.
---@field disorganized boolean Its combat units become disorganized.

---What the target owes: its owner chooses which units lose the steps.
---@class grognard.ocs.BarrageOwed.Fields
---@field available? integer Steps that its combat units have.
---@field losses? integer Steps that must be lost.
---@field disorganized? boolean Its combat units become disorganized.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.BarrageOwed.Fields
---@return grognard.ocs.BarrageOwed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BarrageOwed): grognard.ocs.BarrageOwed
function grognard.ocs.BarrageOwed(fields) end

---The exact chances of a barrage: counts of 216 equal cases.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.BarrageDistribution: userdata
---@field denominator integer All cases: 216.
---@field table integer[] Cases of each result of the table.
---@field outcomes integer[] Cases of each outcome: nothing, DG, and one, two, three steps with DG.
---@field steps integer[] Cases in which the target loses 0, 1, 2, 3 steps.
---@field dg integer Cases in which surviving units are disorganized.
---@field gone integer Cases in which no unit is left.
---@field steps_expected integer Expected step losses, over the denominator.

---The exact chances of a barrage: counts of 216 equal cases.
---@class grognard.ocs.BarrageDistribution.Table
---@field denominator integer All cases: 216.
---@field table integer[] Cases of each result of the table.
---@field outcomes integer[] Cases of each outcome: nothing, DG, and one, two, three steps with DG.
---@field steps integer[] Cases in which the target loses 0, 1, 2, 3 steps.
---@field dg integer Cases in which surviving units are disorganized.
---@field gone integer Cases in which no unit is left.
---@field steps_expected integer Expected step losses, over the denominator.

---The exact chances of a barrage: counts of 216 equal cases.
---@class grognard.ocs.BarrageDistribution.Fields
---@field denominator? integer All cases: 216.
---@field table? integer[] Cases of each result of the table.
---@field outcomes? integer[] Cases of each outcome: nothing, DG, and one, two, three steps with DG.
---@field steps? integer[] Cases in which the target loses 0, 1, 2, 3 steps.
---@field dg? integer Cases in which surviving units are disorganized.
---@field gone? integer Cases in which no unit is left.
---@field steps_expected? integer Expected step losses, over the denominator.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.BarrageDistribution.Fields
---@return grognard.ocs.BarrageDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BarrageDistribution): grognard.ocs.BarrageDistribution
function grognard.ocs.BarrageDistribution(fields) end

---What is fired at.
---@alias grognard.ocs.Target
---| "air_base" # An air base of level 1 to 3.
---| "air_strip" # An air strip, which loses no level.
---| "port" # A port.
---| "railroad" # A railroad hex.

---What a barrage against a facility is worth.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.FacilityAssessment: userdata
---@field strength integer Barrage strength in 1/11520 points.
---@field points integer Rounded to points.
---@field cost integer Supply that artillery pays, in T.
---@field capacity integer A port's printed capacity in T.
---@field column integer The column, 0 to 7.
---@field fire grognard.ocs.Fire What fires.
---@field facility grognard.ocs.Target What is fired at.
---@field level integer Level of an air base.
---@field hits integer Hits that a port has already.
---@field planes integer Planes there.

---What a barrage against a facility is worth.
---@class grognard.ocs.FacilityAssessment.Table
---@field strength integer Barrage strength in 1/11520 points.
---@field points integer Rounded to points.
---@field cost integer Supply that artillery pays, in T.
---@field capacity integer A port's printed capacity in T.
---@field column integer The column, 0 to 7.
---@field fire grognard.ocs.Fire What fires.
---@field facility grognard.ocs.Target What is fired at.
---@field level integer Level of an air base.
---@field hits integer Hits that a port has already.
---@field planes integer Planes there.

---What a barrage against a facility is worth.
---@class grognard.ocs.FacilityAssessment.Fields
---@field strength? integer Barrage strength in 1/11520 points.
---@field points? integer Rounded to points.
---@field cost? integer Supply that artillery pays, in T.
---@field capacity? integer A port's printed capacity in T.
---@field column integer The column, 0 to 7.
---@field fire? grognard.ocs.Fire What fires.
---@field facility grognard.ocs.Target What is fired at.
---@field level? integer Level of an air base.
---@field hits? integer Hits that a port has already.
---@field planes? integer Planes there.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.FacilityAssessment.Fields
---@return grognard.ocs.FacilityAssessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FacilityAssessment): grognard.ocs.FacilityAssessment
function grognard.ocs.FacilityAssessment(fields) end

---A result of the facility table: hits, `*` for a busted railroad, in parentheses the die from which each plane at
---the base is hit.
---@alias grognard.ocs.FacilityResult
---| "-" # Nothing.
---| "(6)" # Each plane is hit on 6 or more.
---| "(5)" # Each plane is hit on 5 or more.
---| "*(6)" # The railroad is busted; each plane is hit on 6 or more.
---| "*(5)" # The railroad is busted; each plane is hit on 5 or more.
---| "1(5)" # 1 hit; each plane is hit on 5 or more.
---| "1(4)" # 1 hit; each plane is hit on 4 or more.
---| "1*(5)" # 1 hit; the railroad is busted; each plane is hit on 5 or more.
---| "1*(4)" # 1 hit; the railroad is busted; each plane is hit on 4 or more.
---| "2*(4)" # 2 hits; the railroad is busted; each plane is hit on 4 or more.
---| "2*(3)" # 2 hits; the railroad is busted; each plane is hit on 3 or more.

---What a barrage did to a facility.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.FacilityHit: userdata
---@field planes_hit integer The planes that lose a step, bit 0 being the first.
---@field capacity integer A port's capacity now, in T.
---@field result grognard.ocs.FacilityResult What the table says.
---@field die integer The die.
---@field hits integer Hits that counted: levels of an air base, hits on a port.
---@field level integer An air base's level now.
---@field port_hits integer A port's hits now.
---@field trainbusted boolean The railroad is busted.
---@field planes_lost integer Planes that lose a step.

---What a barrage did to a facility.
---@class grognard.ocs.FacilityHit.Table
---@field planes_hit integer The planes that lose a step, bit 0 being the first.
---@field capacity integer A port's capacity now, in T.
---@field result grognard.ocs.FacilityResult What the table says.
---@field die integer The die.
---@field hits integer Hits that counted: levels of an air base, hits on a port.
---@field level integer An air base's level now.
---@field port_hits integer A port's hits now.
---@field trainbusted boolean The railroad is busted.
---@field planes_lost integer Planes that lose a step.

---What a barrage did to a facility.
---@class grognard.ocs.FacilityHit.Fields
---@field planes_hit? integer The planes that lose a step, bit 0 being the first.
---@field capacity? integer A port's capacity now, in T.
---@field result? grognard.ocs.FacilityResult What the table says.
---@field die? integer The die.
---@field hits? integer Hits that counted: levels of an air base, hits on a port.
---@field level? integer An air base's level now.
---@field port_hits? integer A port's hits now.
---@field trainbusted? boolean The railroad is busted.
---@field planes_lost? integer Planes that lose a step.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.FacilityHit.Fields
---@return grognard.ocs.FacilityHit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FacilityHit): grognard.ocs.FacilityHit
function grognard.ocs.FacilityHit(fields) end

---The exact chances of a barrage against a facility: counts of 6 equal cases, of 36 for a plane.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.FacilityDistribution: userdata
---@field denominator integer All cases: 6.
---@field results integer[] Cases of each result of the table.
---@field hits integer[] Cases in which 0, 1, 2 hits count.
---@field trainbusted integer Cases in which a railroad is busted.
---@field plane_of_36 integer Cases of 36 in which any one plane there loses a step.

---The exact chances of a barrage against a facility: counts of 6 equal cases, of 36 for a plane.
---@class grognard.ocs.FacilityDistribution.Table
---@field denominator integer All cases: 6.
---@field results integer[] Cases of each result of the table.
---@field hits integer[] Cases in which 0, 1, 2 hits count.
---@field trainbusted integer Cases in which a railroad is busted.
---@field plane_of_36 integer Cases of 36 in which any one plane there loses a step.

---The exact chances of a barrage against a facility: counts of 6 equal cases, of 36 for a plane.
---@class grognard.ocs.FacilityDistribution.Fields
---@field denominator? integer All cases: 6.
---@field results? integer[] Cases of each result of the table.
---@field hits? integer[] Cases in which 0, 1, 2 hits count.
---@field trainbusted? integer Cases in which a railroad is busted.
---@field plane_of_36? integer Cases of 36 in which any one plane there loses a step.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.FacilityDistribution.Fields
---@return grognard.ocs.FacilityDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FacilityDistribution): grognard.ocs.FacilityDistribution
function grognard.ocs.FacilityDistribution(fields) end

---How good a unit is, from the worst to the best (8.1).
---@alias grognard.korea.Quality
---| "d" # The worst.
---| "c" # One better than D.
---| "b" # Two better than D.
---| "a" # Three better than D.

---The kind of troops.
---@alias grognard.korea.Arm
---| "infantry" # Infantry.
---| "armored" # Armored.
---| "mechanized" # Mechanized.
---| "other" # Any other.

grognard.korea = {}

---A unit of a combat.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Unit: userdata
---@field hex grognard.Hex Where it stands.
---@field quality grognard.korea.Quality How good it is.
---@field arm grognard.korea.Arm The kind of troops.
---@field is_static boolean It has gone static: it may still defend and flank, but no longer supports from an adjacent hex.

---A unit of a combat.
---@class grognard.korea.Unit.Table
---@field hex grognard.Hex.Table Where it stands.
---@field quality grognard.korea.Quality How good it is.
---@field arm grognard.korea.Arm The kind of troops.
---@field is_static boolean It has gone static: it may still defend and flank, but no longer supports from an adjacent hex.

---A unit of a combat.
---@class grognard.korea.Unit.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields Where it stands.
---@field quality? grognard.korea.Quality How good it is.
---@field arm? grognard.korea.Arm The kind of troops.
---@field is_static? boolean It has gone static: it may still defend and flank, but no longer supports from an adjacent hex.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Unit.Fields
---@return grognard.korea.Unit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Unit): grognard.korea.Unit
function grognard.korea.Unit(fields) end

---A row of a game's terrain chart: a kind of hex or of hexside.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Terrain: userdata
---@field attacker_drm integer Modifier of the attacker's roll.
---@field defender_drm integer Modifier of the defender's roll.
---@field attacker_ratio_points integer In a prepared attack, so many points of the differential cost the attacker `attacker_ratio_losses` loss points; 0 to 0 where the chart leaves the ratio as it is. A meeting engagement looks at no ratio of the chart.
---@field attacker_ratio_losses integer See `attacker_ratio_points`.
---@field defender_ratio_points integer The same for the defender's losses.
---@field defender_ratio_losses integer See `defender_ratio_points`.
---@field not_clear boolean The combat hex is no clear terrain; not set for clear terrain and for a hexside, which leaves the hex as it is.

---A row of a game's terrain chart: a kind of hex or of hexside.
---@class grognard.korea.Terrain.Table
---@field attacker_drm integer Modifier of the attacker's roll.
---@field defender_drm integer Modifier of the defender's roll.
---@field attacker_ratio_points integer In a prepared attack, so many points of the differential cost the attacker `attacker_ratio_losses` loss points; 0 to 0 where the chart leaves the ratio as it is. A meeting engagement looks at no ratio of the chart.
---@field attacker_ratio_losses integer See `attacker_ratio_points`.
---@field defender_ratio_points integer The same for the defender's losses.
---@field defender_ratio_losses integer See `defender_ratio_points`.
---@field not_clear boolean The combat hex is no clear terrain; not set for clear terrain and for a hexside, which leaves the hex as it is.

---A row of a game's terrain chart: a kind of hex or of hexside.
---@class grognard.korea.Terrain.Fields
---@field attacker_drm? integer Modifier of the attacker's roll.
---@field defender_drm? integer Modifier of the defender's roll.
---@field attacker_ratio_points? integer In a prepared attack, so many points of the differential cost the attacker `attacker_ratio_losses` loss points; 0 to 0 where the chart leaves the ratio as it is. A meeting engagement looks at no ratio of the chart.
---@field attacker_ratio_losses? integer See `attacker_ratio_points`.
---@field defender_ratio_points? integer The same for the defender's losses.
---@field defender_ratio_losses? integer See `defender_ratio_points`.
---@field not_clear? boolean The combat hex is no clear terrain; not set for clear terrain and for a hexside, which leaves the hex as it is.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Terrain.Fields
---@return grognard.korea.Terrain? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Terrain): grognard.korea.Terrain
function grognard.korea.Terrain(fields) end

---Who draws a combat chip.
---@alias grognard.korea.Draws
---| "lead" # Each side one, for its lead.
---| "every_unit" # Each unit that takes part one.
---| "nobody" # Nobody.

---What becomes of a part of a loss point.
---@alias grognard.korea.LossRounding
---| "down" # It is dropped.
---| "up" # It is a whole one.

---The options of a game. Zero is the rule.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.GameRules: userdata
---@field attacker_dice integer How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die. Bends 8.0.
---@field attacker_sides integer How many sides each of them has.
---@field defender_dice integer How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die. Bends 8.0.
---@field defender_sides integer How many sides each of them has.
---@field draws grognard.korea.Draws Who draws a combat chip. Bends 8.0.
---@field static_lead boolean A static lead may attack. Bends 8.0.
---@field rounding grognard.korea.LossRounding What becomes of a part of a loss point. Bends 8.3.
---@field meeting_ratio_points integer In a meeting engagement, so many points of the differential cost the defender `meeting_ratio_losses` loss points; 0 to 0 for 2 to 1. Bends 8.0.ME.10, but not its exception.
---@field meeting_ratio_losses integer See `meeting_ratio_points`.

---The options of a game. Zero is the rule.
---@class grognard.korea.GameRules.Table
---@field attacker_dice integer How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die. Bends 8.0.
---@field attacker_sides integer How many sides each of them has.
---@field defender_dice integer How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die. Bends 8.0.
---@field defender_sides integer How many sides each of them has.
---@field draws grognard.korea.Draws Who draws a combat chip. Bends 8.0.
---@field static_lead boolean A static lead may attack. Bends 8.0.
---@field rounding grognard.korea.LossRounding What becomes of a part of a loss point. Bends 8.3.
---@field meeting_ratio_points integer In a meeting engagement, so many points of the differential cost the defender `meeting_ratio_losses` loss points; 0 to 0 for 2 to 1. Bends 8.0.ME.10, but not its exception.
---@field meeting_ratio_losses integer See `meeting_ratio_points`.

---The options of a game. Zero is the rule.
---@class grognard.korea.GameRules.Fields
---@field attacker_dice? integer How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die. Bends 8.0.
---@field attacker_sides? integer How many sides each of them has.
---@field defender_dice? integer How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die. Bends 8.0.
---@field defender_sides? integer How many sides each of them has.
---@field draws? grognard.korea.Draws Who draws a combat chip. Bends 8.0.
---@field static_lead? boolean A static lead may attack. Bends 8.0.
---@field rounding? grognard.korea.LossRounding What becomes of a part of a loss point. Bends 8.3.
---@field meeting_ratio_points? integer In a meeting engagement, so many points of the differential cost the defender `meeting_ratio_losses` loss points; 0 to 0 for 2 to 1. Bends 8.0.ME.10, but not its exception.
---@field meeting_ratio_losses? integer See `meeting_ratio_points`.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.GameRules.Fields
---@return grognard.korea.GameRules? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.GameRules): grognard.korea.GameRules
function grognard.korea.GameRules(fields) end

---What a difference of quality adds to a roll: 0 to 3, and to one side at most.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Superior: userdata
---@field attacker integer The attacker's modifier.
---@field defender integer The defender's modifier.

---What a difference of quality adds to a roll: 0 to 3, and to one side at most.
---@class grognard.korea.Superior.Table
---@field attacker integer The attacker's modifier.
---@field defender integer The defender's modifier.

---What a difference of quality adds to a roll: 0 to 3, and to one side at most.
---@class grognard.korea.Superior.Fields
---@field attacker? integer The attacker's modifier.
---@field defender? integer The defender's modifier.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Superior.Fields
---@return grognard.korea.Superior? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Superior): grognard.korea.Superior
function grognard.korea.Superior(fields) end

---How a hex is flanked.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Flanks: userdata
---@field units integer Attackers other than the lead that flank; more than three count as three.
---@field flankers integer How many of them count: 0 to 3.
---@field meeting_drm integer What they add to the attacker's roll in a meeting engagement: 0 to 3 (8.0.ME.8).
---@field prepared_drm integer What they add to it in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
---@field opposite boolean An attacker stands opposite the lead.
---@field with_lead boolean Attackers stand in the two hexes that with the lead's make three of which none touches another.
---@field without_lead boolean Attackers stand in the other three such hexes.

---How a hex is flanked.
---@class grognard.korea.Flanks.Table
---@field units integer Attackers other than the lead that flank; more than three count as three.
---@field flankers integer How many of them count: 0 to 3.
---@field meeting_drm integer What they add to the attacker's roll in a meeting engagement: 0 to 3 (8.0.ME.8).
---@field prepared_drm integer What they add to it in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
---@field opposite boolean An attacker stands opposite the lead.
---@field with_lead boolean Attackers stand in the two hexes that with the lead's make three of which none touches another.
---@field without_lead boolean Attackers stand in the other three such hexes.

---How a hex is flanked.
---@class grognard.korea.Flanks.Fields
---@field units? integer Attackers other than the lead that flank; more than three count as three.
---@field flankers? integer How many of them count: 0 to 3.
---@field meeting_drm? integer What they add to the attacker's roll in a meeting engagement: 0 to 3 (8.0.ME.8).
---@field prepared_drm? integer What they add to it in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
---@field opposite? boolean An attacker stands opposite the lead.
---@field with_lead? boolean Attackers stand in the two hexes that with the lead's make three of which none touches another.
---@field without_lead? boolean Attackers stand in the other three such hexes.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Flanks.Fields
---@return grognard.korea.Flanks? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Flanks): grognard.korea.Flanks
function grognard.korea.Flanks(fields) end

---What supports a side from afar.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Support: userdata
---@field air integer Effectiveness Rating of its air support; 0 for none.
---@field fleet boolean The fleet supports it: the UN only, and within two hexes of a coastline that the fleet is committed to.
---@field depot boolean It expends a depot: the UN only.

---What supports a side from afar.
---@class grognard.korea.Support.Table
---@field air integer Effectiveness Rating of its air support; 0 for none.
---@field fleet boolean The fleet supports it: the UN only, and within two hexes of a coastline that the fleet is committed to.
---@field depot boolean It expends a depot: the UN only.

---What supports a side from afar.
---@class grognard.korea.Support.Fields
---@field air? integer Effectiveness Rating of its air support; 0 for none.
---@field fleet? boolean The fleet supports it: the UN only, and within two hexes of a coastline that the fleet is committed to.
---@field depot? boolean It expends a depot: the UN only.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Support.Fields
---@return grognard.korea.Support? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Support): grognard.korea.Support
function grognard.korea.Support(fields) end

---What a side's roll is modified by, one number a rule.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Modifiers: userdata
---@field mp integer Movement points spent (8.0.ME.1).
---@field air integer Air support (8.0.ME.2, 8.0.PA.1).
---@field fleet integer Fleet support (8.0.ME.3, 8.0.PA.2).
---@field depot integer A depot expended (8.0.ME.4, 8.0.PA.3).
---@field armor integer An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
---@field adjacent integer Adjacent units that are not static: the defender's supporters in a meeting engagement, all attackers with their lead in a prepared attack (8.0.ME.7, 8.0.PA.5).
---@field flanking integer Flanking attackers (8.0.ME.8, 8.0.PA.6).
---@field quality integer The better lead (8.0.ME.9, 8.0.PA.7).
---@field terrain integer Terrain (8.0.ME.6, 8.0.PA.8).

---What a side's roll is modified by, one number a rule.
---@class grognard.korea.Modifiers.Table
---@field mp integer Movement points spent (8.0.ME.1).
---@field air integer Air support (8.0.ME.2, 8.0.PA.1).
---@field fleet integer Fleet support (8.0.ME.3, 8.0.PA.2).
---@field depot integer A depot expended (8.0.ME.4, 8.0.PA.3).
---@field armor integer An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
---@field adjacent integer Adjacent units that are not static: the defender's supporters in a meeting engagement, all attackers with their lead in a prepared attack (8.0.ME.7, 8.0.PA.5).
---@field flanking integer Flanking attackers (8.0.ME.8, 8.0.PA.6).
---@field quality integer The better lead (8.0.ME.9, 8.0.PA.7).
---@field terrain integer Terrain (8.0.ME.6, 8.0.PA.8).

---What a side's roll is modified by, one number a rule.
---@class grognard.korea.Modifiers.Fields
---@field mp? integer Movement points spent (8.0.ME.1).
---@field air? integer Air support (8.0.ME.2, 8.0.PA.1).
---@field fleet? integer Fleet support (8.0.ME.3, 8.0.PA.2).
---@field depot? integer A depot expended (8.0.ME.4, 8.0.PA.3).
---@field armor? integer An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
---@field adjacent? integer Adjacent units that are not static: the defender's supporters in a meeting engagement, all attackers with their lead in a prepared attack (8.0.ME.7, 8.0.PA.5).
---@field flanking? integer Flanking attackers (8.0.ME.8, 8.0.PA.6).
---@field quality? integer The better lead (8.0.ME.9, 8.0.PA.7).
---@field terrain? integer Terrain (8.0.ME.6, 8.0.PA.8).

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Modifiers.Fields
---@return grognard.korea.Modifiers? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Modifiers): grognard.korea.Modifiers
function grognard.korea.Modifiers(fields) end

---The kind of combat.
---@alias grognard.korea.Engagement
---| "meeting" # A Meeting Engagement, fought out of movement.
---| "prepared" # A Prepared Attack.

---Who commands a unit.
---@alias grognard.korea.Side
---| "un" # The United Nations: South Korea, the United States and their allies.
---| "communist" # The Communists: North Korea and China.

---What a combat is worth: all that dice, chips and losses need to know. The default is a meeting engagement without
---modifiers and chips, one six-sided die a side.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Assessment: userdata
---@field attacker_drm integer All that modifies the attacker's roll: -10000 to 10000.
---@field defender_drm integer All that modifies the defender's roll: -10000 to 10000.
---@field attacker_modifiers grognard.korea.Modifiers What the attacker's modifier is made of; nothing looks at it again.
---@field defender_modifiers grognard.korea.Modifiers What the defender's modifier is made of; nothing looks at it again.
---@field attacker_lead integer The attacker who leads, from 0.
---@field defender_lead integer The defender who leads, from 0.
---@field attacker_supporters integer Supporting attackers that are not static.
---@field defender_supporters integer Supporting defenders that are not static.
---@field kind grognard.korea.Engagement The kind of combat.
---@field attacking grognard.korea.Side Whose attack it is.
---@field attacker_quality grognard.korea.Quality Quality of the attacking lead.
---@field defender_quality grognard.korea.Quality Quality of the defending lead.
---@field defender_static boolean The defending lead is static.
---@field flankers integer How many attackers flank and count, 0 to 3.
---@field attacker_dice integer How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die.
---@field attacker_sides integer How many sides each of them has.
---@field defender_dice integer How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die.
---@field defender_sides integer How many sides each of them has.
---@field attacker_chips integer How many chips the attacker draws, at most 16.
---@field defender_chips integer How many chips the defender draws, at most 16.
---@field attacker_ratio_points integer So many points of the differential cost the attacker `attacker_ratio_losses` loss points; 0 to 0 for what the kind of combat says: 1 to 1.
---@field attacker_ratio_losses integer See `attacker_ratio_points`.
---@field defender_ratio_points integer The same for the defender; 0 to 0 for what the kind of combat says: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
---@field defender_ratio_losses integer See `defender_ratio_points`.
---@field rounding grognard.korea.LossRounding What becomes of a part of a loss point.

---What a combat is worth: all that dice, chips and losses need to know. The default is a meeting engagement without modifiers and chips, one six-sided die a side.
---@class grognard.korea.Assessment.Table
---@field attacker_drm integer All that modifies the attacker's roll: -10000 to 10000.
---@field defender_drm integer All that modifies the defender's roll: -10000 to 10000.
---@field attacker_modifiers grognard.korea.Modifiers.Table What the attacker's modifier is made of; nothing looks at it again.
---@field defender_modifiers grognard.korea.Modifiers.Table What the defender's modifier is made of; nothing looks at it again.
---@field attacker_lead integer The attacker who leads, from 0.
---@field defender_lead integer The defender who leads, from 0.
---@field attacker_supporters integer Supporting attackers that are not static.
---@field defender_supporters integer Supporting defenders that are not static.
---@field kind grognard.korea.Engagement The kind of combat.
---@field attacking grognard.korea.Side Whose attack it is.
---@field attacker_quality grognard.korea.Quality Quality of the attacking lead.
---@field defender_quality grognard.korea.Quality Quality of the defending lead.
---@field defender_static boolean The defending lead is static.
---@field flankers integer How many attackers flank and count, 0 to 3.
---@field attacker_dice integer How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die.
---@field attacker_sides integer How many sides each of them has.
---@field defender_dice integer How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die.
---@field defender_sides integer How many sides each of them has.
---@field attacker_chips integer How many chips the attacker draws, at most 16.
---@field defender_chips integer How many chips the defender draws, at most 16.
---@field attacker_ratio_points integer So many points of the differential cost the attacker `attacker_ratio_losses` loss points; 0 to 0 for what the kind of combat says: 1 to 1.
---@field attacker_ratio_losses integer See `attacker_ratio_points`.
---@field defender_ratio_points integer The same for the defender; 0 to 0 for what the kind of combat says: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
---@field defender_ratio_losses integer See `defender_ratio_points`.
---@field rounding grognard.korea.LossRounding What becomes of a part of a loss point.

---What a combat is worth: all that dice, chips and losses need to know. The default is a meeting engagement without modifiers and chips, one six-sided die a side.
---@class grognard.korea.Assessment.Fields
---@field attacker_drm integer All that modifies the attacker's roll: -10000 to 10000.
---@field defender_drm integer All that modifies the defender's roll: -10000 to 10000.
---@field attacker_modifiers? grognard.korea.Modifiers|grognard.korea.Modifiers.Fields What the attacker's modifier is made of; nothing looks at it again.
---@field defender_modifiers? grognard.korea.Modifiers|grognard.korea.Modifiers.Fields What the defender's modifier is made of; nothing looks at it again.
---@field attacker_lead? integer The attacker who leads, from 0.
---@field defender_lead? integer The defender who leads, from 0.
---@field attacker_supporters? integer Supporting attackers that are not static.
---@field defender_supporters? integer Supporting defenders that are not static.
---@field kind? grognard.korea.Engagement The kind of combat.
---@field attacking? grognard.korea.Side Whose attack it is.
---@field attacker_quality? grognard.korea.Quality Quality of the attacking lead.
---@field defender_quality? grognard.korea.Quality Quality of the defending lead.
---@field defender_static? boolean The defending lead is static.
---@field flankers? integer How many attackers flank and count, 0 to 3.
---@field attacker_dice? integer How many dice the attacker rolls, at most 16; 0 of 0 sides for one six-sided die.
---@field attacker_sides? integer How many sides each of them has.
---@field defender_dice? integer How many dice the defender rolls, at most 16; 0 of 0 sides for one six-sided die.
---@field defender_sides? integer How many sides each of them has.
---@field attacker_chips? integer How many chips the attacker draws, at most 16.
---@field defender_chips? integer How many chips the defender draws, at most 16.
---@field attacker_ratio_points? integer So many points of the differential cost the attacker `attacker_ratio_losses` loss points; 0 to 0 for what the kind of combat says: 1 to 1.
---@field attacker_ratio_losses? integer See `attacker_ratio_points`.
---@field defender_ratio_points? integer The same for the defender; 0 to 0 for what the kind of combat says: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
---@field defender_ratio_losses? integer See `defender_ratio_points`.
---@field rounding? grognard.korea.LossRounding What becomes of a part of a loss point.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Assessment.Fields
---@return grognard.korea.Assessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Assessment): grognard.korea.Assessment
function grognard.korea.Assessment(fields) end

---Chips of one value in the bag.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Chip: userdata
---@field count integer How many of them are in the bag.
---@field value integer What each adds to its owner's roll.

---Chips of one value in the bag.
---@class grognard.korea.Chip.Table
---@field count integer How many of them are in the bag.
---@field value integer What each adds to its owner's roll.

---Chips of one value in the bag.
---@class grognard.korea.Chip.Fields
---@field count integer How many of them are in the bag.
---@field value integer What each adds to its owner's roll.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Chip.Fields
---@return grognard.korea.Chip? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Chip): grognard.korea.Chip
function grognard.korea.Chip(fields) end

---What a side does in a combat.
---@alias grognard.korea.Role
---| "attacker" # It attacks.
---| "defender" # It is attacked.

---What one side of a combat owes, and what it has to pay with: a plain value that the caller keeps, copies and
---compares.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Debt: userdata
---@field owed integer Loss points that are still to be paid.
---@field victory_points integer Victory points that the side has to spend.
---@field supporters integer Supporting units of the side that took part and are not static.
---@field depots integer UN depots within supply range; of no account to the Communists.
---@field debtor grognard.korea.Role Who owes: the attacker's lead went static by attacking and has no flip to pay with.
---@field side grognard.korea.Side Whose units they are.
---@field quality grognard.korea.Quality Quality of the lead.
---@field hexes integer How many hexes the lead can retreat, 0 to 3, as `korea.retreat.assess` says; 0 where it cannot, or has already.
---@field lead_static boolean The lead is static.

---What one side of a combat owes, and what it has to pay with: a plain value that the caller keeps, copies and compares.
---@class grognard.korea.Debt.Table
---@field owed integer Loss points that are still to be paid.
---@field victory_points integer Victory points that the side has to spend.
---@field supporters integer Supporting units of the side that took part and are not static.
---@field depots integer UN depots within supply range; of no account to the Communists.
---@field debtor grognard.korea.Role Who owes: the attacker's lead went static by attacking and has no flip to pay with.
---@field side grognard.korea.Side Whose units they are.
---@field quality grognard.korea.Quality Quality of the lead.
---@field hexes integer How many hexes the lead can retreat, 0 to 3, as `korea.retreat.assess` says; 0 where it cannot, or has already.
---@field lead_static boolean The lead is static.

---What one side of a combat owes, and what it has to pay with: a plain value that the caller keeps, copies and compares.
---@class grognard.korea.Debt.Fields
---@field owed integer Loss points that are still to be paid.
---@field victory_points? integer Victory points that the side has to spend.
---@field supporters? integer Supporting units of the side that took part and are not static.
---@field depots? integer UN depots within supply range; of no account to the Communists.
---@field debtor grognard.korea.Role Who owes: the attacker's lead went static by attacking and has no flip to pay with.
---@field side? grognard.korea.Side Whose units they are.
---@field quality? grognard.korea.Quality Quality of the lead.
---@field hexes? integer How many hexes the lead can retreat, 0 to 3, as `korea.retreat.assess` says; 0 where it cannot, or has already.
---@field lead_static? boolean The lead is static.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Debt.Fields
---@return grognard.korea.Debt? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Debt): grognard.korea.Debt
function grognard.korea.Debt(fields) end

---What each side loses, and who owes.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Losses: userdata
---@field attacker integer Loss points of the attacker.
---@field defender integer Loss points of the defender.
---@field debt grognard.korea.Debt The debt of the one who loses; nothing is owed where nobody does. The host adds what an assessment does not know: victory points, depots and hexes of retreat.

---What each side loses, and who owes.
---@class grognard.korea.Losses.Table
---@field attacker integer Loss points of the attacker.
---@field defender integer Loss points of the defender.
---@field debt grognard.korea.Debt.Table The debt of the one who loses; nothing is owed where nobody does. The host adds what an assessment does not know: victory points, depots and hexes of retreat.

---What each side loses, and who owes.
---@class grognard.korea.Losses.Fields
---@field attacker? integer Loss points of the attacker.
---@field defender? integer Loss points of the defender.
---@field debt? grognard.korea.Debt|grognard.korea.Debt.Fields The debt of the one who loses; nothing is owed where nobody does. The host adds what an assessment does not know: victory points, depots and hexes of retreat.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Losses.Fields
---@return grognard.korea.Losses? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Losses): grognard.korea.Losses
function grognard.korea.Losses(fields) end

---A combat after its dice.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Outcome: userdata
---@field attacker_roll integer The attacker's result: dice, chips and modifiers.
---@field defender_roll integer The defender's result: dice, chips and modifiers.
---@field differential integer The Combat Differential: the attacker's result less the defender's.
---@field attacker_static boolean The attacking lead goes static.
---@field losses grognard.korea.Losses Who loses how much.

---A combat after its dice.
---@class grognard.korea.Outcome.Table
---@field attacker_roll integer The attacker's result: dice, chips and modifiers.
---@field defender_roll integer The defender's result: dice, chips and modifiers.
---@field differential integer The Combat Differential: the attacker's result less the defender's.
---@field attacker_static boolean The attacking lead goes static.
---@field losses grognard.korea.Losses.Table Who loses how much.

---A combat after its dice.
---@class grognard.korea.Outcome.Fields
---@field attacker_roll? integer The attacker's result: dice, chips and modifiers.
---@field defender_roll? integer The defender's result: dice, chips and modifiers.
---@field differential? integer The Combat Differential: the attacker's result less the defender's.
---@field attacker_static? boolean The attacking lead goes static.
---@field losses? grognard.korea.Losses|grognard.korea.Losses.Fields Who loses how much.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Outcome.Fields
---@return grognard.korea.Outcome? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Outcome): grognard.korea.Outcome
function grognard.korea.Outcome(fields) end

---Cases in which a combat comes out alike.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Outlook: userdata
---@field cases grognard.Wide How many of the denominator's cases.
---@field attacker_losses integer Loss points of the attacker.
---@field defender_losses integer Loss points of the defender.
---@field lowest integer The lowest differential among them.
---@field highest integer The highest differential among them.

---Cases in which a combat comes out alike.
---@class grognard.korea.Outlook.Table
---@field cases grognard.Wide How many of the denominator's cases.
---@field attacker_losses integer Loss points of the attacker.
---@field defender_losses integer Loss points of the defender.
---@field lowest integer The lowest differential among them.
---@field highest integer The highest differential among them.

---Cases in which a combat comes out alike.
---@class grognard.korea.Outlook.Fields
---@field cases? grognard.Wide How many of the denominator's cases.
---@field attacker_losses? integer Loss points of the attacker.
---@field defender_losses? integer Loss points of the defender.
---@field lowest? integer The lowest differential among them.
---@field highest? integer The highest differential among them.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Outlook.Fields
---@return grognard.korea.Outlook? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Outlook): grognard.korea.Outlook
function grognard.korea.Outlook(fields) end

---The exact chances of a combat, over all cases of dice and chips, each equally likely.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.CombatDistribution: userdata
---@field denominator grognard.Wide All cases.
---@field attacker_loses grognard.Wide Cases in which the attacker loses something.
---@field defender_loses grognard.Wide Cases in which the defender loses something.
---@field attacker_losses_whole grognard.Wide The attacker's expected loss points: the whole of them.
---@field attacker_losses_rest grognard.Wide And the rest, over the denominator.
---@field defender_losses_whole grognard.Wide The defender's expected loss points: the whole of them.
---@field defender_losses_rest grognard.Wide And the rest, over the denominator.

---The exact chances of a combat, over all cases of dice and chips, each equally likely.
---@class grognard.korea.CombatDistribution.Table
---@field denominator grognard.Wide All cases.
---@field attacker_loses grognard.Wide Cases in which the attacker loses something.
---@field defender_loses grognard.Wide Cases in which the defender loses something.
---@field attacker_losses_whole grognard.Wide The attacker's expected loss points: the whole of them.
---@field attacker_losses_rest grognard.Wide And the rest, over the denominator.
---@field defender_losses_whole grognard.Wide The defender's expected loss points: the whole of them.
---@field defender_losses_rest grognard.Wide And the rest, over the denominator.

---The exact chances of a combat, over all cases of dice and chips, each equally likely.
---@class grognard.korea.CombatDistribution.Fields
---@field denominator? grognard.Wide All cases.
---@field attacker_loses? grognard.Wide Cases in which the attacker loses something.
---@field defender_loses? grognard.Wide Cases in which the defender loses something.
---@field attacker_losses_whole? grognard.Wide The attacker's expected loss points: the whole of them.
---@field attacker_losses_rest? grognard.Wide And the rest, over the denominator.
---@field defender_losses_whole? grognard.Wide The defender's expected loss points: the whole of them.
---@field defender_losses_rest? grognard.Wide And the rest, over the denominator.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.CombatDistribution.Fields
---@return grognard.korea.CombatDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.CombatDistribution): grognard.korea.CombatDistribution
function grognard.korea.CombatDistribution(fields) end

---Where a differential that happened stands among all that could have.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Standing: userdata
---@field worse grognard.Wide Cases with a lower one, worse for the attacker.
---@field equal grognard.Wide Cases with this one; 0 where it could not have happened.
---@field better grognard.Wide Cases with a higher one, better for the attacker.
---@field denominator grognard.Wide All cases.

---Where a differential that happened stands among all that could have.
---@class grognard.korea.Standing.Table
---@field worse grognard.Wide Cases with a lower one, worse for the attacker.
---@field equal grognard.Wide Cases with this one; 0 where it could not have happened.
---@field better grognard.Wide Cases with a higher one, better for the attacker.
---@field denominator grognard.Wide All cases.

---Where a differential that happened stands among all that could have.
---@class grognard.korea.Standing.Fields
---@field worse? grognard.Wide Cases with a lower one, worse for the attacker.
---@field equal? grognard.Wide Cases with this one; 0 where it could not have happened.
---@field better? grognard.Wide Cases with a higher one, better for the attacker.
---@field denominator? grognard.Wide All cases.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Standing.Fields
---@return grognard.korea.Standing? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Standing): grognard.korea.Standing
function grognard.korea.Standing(fields) end

---What a side pays. Paying more than is owed is allowed, and what is too much is lost.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Payment: userdata
---@field victory_points integer Victory points spent.
---@field supporters integer Supporting units that go static.
---@field depots integer UN depots eliminated.
---@field retreat integer Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
---@field flip boolean The defending lead goes static.
---@field rout boolean The lead is eliminated to the Rout box.

---What a side pays. Paying more than is owed is allowed, and what is too much is lost.
---@class grognard.korea.Payment.Table
---@field victory_points integer Victory points spent.
---@field supporters integer Supporting units that go static.
---@field depots integer UN depots eliminated.
---@field retreat integer Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
---@field flip boolean The defending lead goes static.
---@field rout boolean The lead is eliminated to the Rout box.

---What a side pays. Paying more than is owed is allowed, and what is too much is lost.
---@class grognard.korea.Payment.Fields
---@field victory_points? integer Victory points spent.
---@field supporters? integer Supporting units that go static.
---@field depots? integer UN depots eliminated.
---@field retreat? integer Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
---@field flip? boolean The defending lead goes static.
---@field rout? boolean The lead is eliminated to the Rout box.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Payment.Fields
---@return grognard.korea.Payment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Payment): grognard.korea.Payment
function grognard.korea.Payment(fields) end

---A way to pay losses, in the order in which the library pays where nobody chooses.
---@alias grognard.korea.Means
---| "flip" # The defending lead goes static: 1 loss point, once.
---| "supporter" # A supporting unit goes static: 1 loss point each.
---| "depot" # A UN depot within supply range is eliminated: 1 loss point each.
---| "victory_point" # A victory point is spent: 1 loss point each.
---| "short_retreat" # The lead retreats one hex: 1 loss point, once, in place of a long retreat.
---| "long_retreat" # A lead of quality A or B retreats two or three hexes: 2 loss points, once, in place of a short retreat.
---| "rout" # The lead is eliminated to the Rout box: all that is left.

---One way to pay.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Offer: userdata
---@field means grognard.korea.Means How.
---@field hexes integer Hexes of a retreat: the most that may be gone; 0 for anything else.
---@field times integer How often.
---@field worth integer Loss points that it pays each time.

---One way to pay.
---@class grognard.korea.Offer.Table
---@field means grognard.korea.Means How.
---@field hexes integer Hexes of a retreat: the most that may be gone; 0 for anything else.
---@field times integer How often.
---@field worth integer Loss points that it pays each time.

---One way to pay.
---@class grognard.korea.Offer.Fields
---@field means? grognard.korea.Means How.
---@field hexes? integer Hexes of a retreat: the most that may be gone; 0 for anything else.
---@field times? integer How often.
---@field worth? integer Loss points that it pays each time.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Offer.Fields
---@return grognard.korea.Offer? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Offer): grognard.korea.Offer
function grognard.korea.Offer(fields) end

---What a side owes.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Owed: userdata
---@field owed integer Loss points to pay.
---@field most integer The most that it can pay without a rout.
---@field usual grognard.korea.Payment What is paid where nobody chooses: the lead's flip, supporters, depots, victory points, the shortest retreat that suffices, in this order until enough is paid; a rout alone where all of it does not suffice.

---What a side owes.
---@class grognard.korea.Owed.Table
---@field owed integer Loss points to pay.
---@field most integer The most that it can pay without a rout.
---@field usual grognard.korea.Payment.Table What is paid where nobody chooses: the lead's flip, supporters, depots, victory points, the shortest retreat that suffices, in this order until enough is paid; a rout alone where all of it does not suffice.

---What a side owes.
---@class grognard.korea.Owed.Fields
---@field owed? integer Loss points to pay.
---@field most? integer The most that it can pay without a rout.
---@field usual? grognard.korea.Payment|grognard.korea.Payment.Fields What is paid where nobody chooses: the lead's flip, supporters, depots, victory points, the shortest retreat that suffices, in this order until enough is paid; a rout alone where all of it does not suffice.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Owed.Fields
---@return grognard.korea.Owed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Owed): grognard.korea.Owed
function grognard.korea.Owed(fields) end

---What a payment does.
---@alias grognard.korea.EffectKind
---| "lead_static" # The lead goes static.
---| "supporters_static" # `amount` supporting units go static, the owner choosing which.
---| "lose_depots" # `amount` depots within supply range are eliminated, the owner choosing which.
---| "spend_victory_points" # `amount` victory points are spent.
---| "retreat" # The lead retreats `amount` hexes, as `korea.retreat.assess` allows.
---| "rout" # The lead is eliminated to the Rout box.

---One thing for the host to apply.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Effect: userdata
---@field amount integer How much of it; 1 for what happens to the lead.
---@field rule integer The rule's number.
---@field what grognard.korea.EffectKind What happens.

---One thing for the host to apply.
---@class grognard.korea.Effect.Table
---@field amount integer How much of it; 1 for what happens to the lead.
---@field rule integer The rule's number.
---@field what grognard.korea.EffectKind What happens.

---One thing for the host to apply.
---@class grognard.korea.Effect.Fields
---@field amount? integer How much of it; 1 for what happens to the lead.
---@field rule? integer The rule's number.
---@field what? grognard.korea.EffectKind What happens.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Effect.Fields
---@return grognard.korea.Effect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Effect): grognard.korea.Effect
function grognard.korea.Effect(fields) end

---A debt after a payment.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Settled: userdata
---@field debt grognard.korea.Debt What is owed now, and what is left to pay with.
---@field overpaid integer Loss points paid beyond what was owed, which are lost; a rout pays none.

---A debt after a payment.
---@class grognard.korea.Settled.Table
---@field debt grognard.korea.Debt.Table What is owed now, and what is left to pay with.
---@field overpaid integer Loss points paid beyond what was owed, which are lost; a rout pays none.

---A debt after a payment.
---@class grognard.korea.Settled.Fields
---@field debt? grognard.korea.Debt|grognard.korea.Debt.Fields What is owed now, and what is left to pay with.
---@field overpaid? integer Loss points paid beyond what was owed, which are lost; a rout pays none.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Settled.Fields
---@return grognard.korea.Settled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Settled): grognard.korea.Settled
function grognard.korea.Settled(fields) end

---A hex of the board.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Place: userdata
---@field hex grognard.Hex The hex.
---@field prohibited boolean Its terrain is prohibited to the unit.

---A hex of the board.
---@class grognard.korea.Place.Table
---@field hex grognard.Hex.Table The hex.
---@field prohibited boolean Its terrain is prohibited to the unit.

---A hex of the board.
---@class grognard.korea.Place.Fields
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field prohibited? boolean Its terrain is prohibited to the unit.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Place.Fields
---@return grognard.korea.Place? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Place): grognard.korea.Place
function grognard.korea.Place(fields) end

---The map, or as much of it as a retreat and its way to supply can need. It holds no units and may be kept from
---question to question.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Board: userdata
---@field hexes grognard.korea.Place[] The hexes, each once, at most 65535, in any order; those in ascending order of `q`, then `r`, are ready sooner.

---The map, or as much of it as a retreat and its way to supply can need. It holds no units and may be kept from question to question.
---@class grognard.korea.Board.Table
---@field hexes grognard.korea.Place.Table[] The hexes, each once, at most 65535, in any order; those in ascending order of `q`, then `r`, are ready sooner.

---The map, or as much of it as a retreat and its way to supply can need. It holds no units and may be kept from question to question.
---@class grognard.korea.Board.Fields
---@field hexes (grognard.korea.Place|grognard.korea.Place.Fields)[]|grognard.List<grognard.korea.Place> The hexes, each once, at most 65535, in any order; those in ascending order of `q`, then `r`, are ready sooner.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Board.Fields
---@return grognard.korea.Board? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Board): grognard.korea.Board
function grognard.korea.Board(fields) end

---Why a hex may be retreated to, or why not.
---@alias grognard.korea.Why
---| "best" # It is among the best: the owner may choose it.
---| "next_to_enemy" # An enemy is next to it, and to another legal hex none is.
---| "nearer_enemy" # Another legal hex is farther from the nearest enemy unit of the combat.
---| "farther_supply" # Another legal hex is nearer to a source of supply.
---| "off_board" # It is not on the board.
---| "prohibited" # Its terrain is prohibited to the unit.
---| "enemy" # Enemy units stand there.
---| "turned_back" # The retreat has been there already.
---| "full" # It can take no more units.

---A hex next to a retreating unit.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Way: userdata
---@field hex grognard.Hex The hex.
---@field distance integer How far it is from the nearest enemy unit of the combat, in hexes.
---@field supply integer How many hexes a path from it to a source of supply enters; 65535 for none, and for a hex that is not legal.
---@field rule integer Number of the rule that decides.
---@field rank integer 1 for the best hexes, 2 for the next best and so on, the same for those that nothing tells apart; 0 for a hex that is not legal.
---@field why grognard.korea.Why Why it may be retreated to, or why not.
---@field next_to_enemy boolean An enemy unit stands next to it.

---A hex next to a retreating unit.
---@class grognard.korea.Way.Table
---@field hex grognard.Hex.Table The hex.
---@field distance integer How far it is from the nearest enemy unit of the combat, in hexes.
---@field supply integer How many hexes a path from it to a source of supply enters; 65535 for none, and for a hex that is not legal.
---@field rule integer Number of the rule that decides.
---@field rank integer 1 for the best hexes, 2 for the next best and so on, the same for those that nothing tells apart; 0 for a hex that is not legal.
---@field why grognard.korea.Why Why it may be retreated to, or why not.
---@field next_to_enemy boolean An enemy unit stands next to it.

---A hex next to a retreating unit.
---@class grognard.korea.Way.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field distance? integer How far it is from the nearest enemy unit of the combat, in hexes.
---@field supply? integer How many hexes a path from it to a source of supply enters; 65535 for none, and for a hex that is not legal.
---@field rule? integer Number of the rule that decides.
---@field rank? integer 1 for the best hexes, 2 for the next best and so on, the same for those that nothing tells apart; 0 for a hex that is not legal.
---@field why? grognard.korea.Why Why it may be retreated to, or why not.
---@field next_to_enemy? boolean An enemy unit stands next to it.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Way.Fields
---@return grognard.korea.Way? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Way): grognard.korea.Way
function grognard.korea.Way(fields) end

---How a retreat can go on.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.korea.Retreating: userdata
---@field hexes integer How many hexes it can have in all, those of the path included: what `korea.losses` asks for as `hexes`.
---@field best integer How many hexes the owner may choose among for the next step.
---@field legal integer How many hexes of the next step are legal, the best and the others.

---How a retreat can go on.
---@class grognard.korea.Retreating.Table
---@field hexes integer How many hexes it can have in all, those of the path included: what `korea.losses` asks for as `hexes`.
---@field best integer How many hexes the owner may choose among for the next step.
---@field legal integer How many hexes of the next step are legal, the best and the others.

---How a retreat can go on.
---@class grognard.korea.Retreating.Fields
---@field hexes? integer How many hexes it can have in all, those of the path included: what `korea.losses` asks for as `hexes`.
---@field best? integer How many hexes the owner may choose among for the next step.
---@field legal? integer How many hexes of the next step are legal, the best and the others.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.korea.Retreating.Fields
---@return grognard.korea.Retreating? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Retreating): grognard.korea.Retreating
function grognard.korea.Retreating(fields) end

grognard.ocs.units = {}

---A question about one unit.
---@class grognard.ocs.units.attack_capable.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.

---@class grognard.ocs.units.attack_capable.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.units.attack_capable.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.units.zone_of_control.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A unit that would move on the ground into a hex.
---@class grognard.ocs.units.enter.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.
---@field enemies (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The enemy units in the hex; none for an empty hex, village or city.

---@class grognard.ocs.units.enter.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.units.enter.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field value grognard.ocs.Extent.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.size.re.RawAnswer
---@field value grognard.ocs.Extent What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---When a question is asked.
---@alias grognard.ocs.Phase
---| "unstated" # Not said: whatever phase the action belongs to.
---| "reinforcement" # The Reinforcement Phase.
---| "movement" # The Movement Phase.
---| "supply" # The Supply Phase.
---| "reaction" # The enemy's Reaction Phase, in which one's own released Reserves act.
---| "combat" # The Combat Phase.
---| "exploitation" # The Exploitation Phase.
---| "clean_up" # The Clean Up Phase.

grognard.ocs.modes = {}

---A unit and the phase it is looked at in.
---@class grognard.ocs.modes.effects.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.
---@field phase? grognard.ocs.Phase The phase: movement allowances differ by it.

---@class grognard.ocs.modes.effects.Answer
---@field value grognard.ocs.ModeEffects.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.modes.effects.RawAnswer
---@field value grognard.ocs.ModeEffects What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field value grognard.ocs.Rating.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.modes.action_rating.RawAnswer
---@field value grognard.ocs.Rating What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

grognard.ocs.odds = {}

---Two strengths to be compared.
---@class grognard.ocs.odds.round.Question
---@field attack integer The attacker's strength in 1/11520 points.
---@field defence integer The defender's strength in 1/11520 points.
---@field ground? grognard.ocs.Ground The row of the odds table.

---@class grognard.ocs.odds.round.Answer
---@field value grognard.Odds.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.odds.round.RawAnswer
---@field value grognard.Odds What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Two strengths to be compared.
---@class grognard.ocs.odds.column.Question
---@field attack integer The attacker's strength in 1/11520 points.
---@field defence integer The defender's strength in 1/11520 points.
---@field ground? grognard.ocs.Ground The row of the odds table.

---@class grognard.ocs.odds.column.Answer
---@field value grognard.ocs.Column.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.odds.column.RawAnswer
---@field value grognard.ocs.Column What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field attackers (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The attacking units, wherever they stand.
---@field defenders (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the attacked hex; those that are no combat units take no part.
---@field attack? grognard.ocs.Attack Regular or overrun.
---@field phase? grognard.ocs.Phase The phase.
---@field target? grognard.Hex|grognard.Hex.Fields The attacked hex.
---@field terrain? (grognard.ocs.Terrain|grognard.ocs.Terrain.Fields)[]|grognard.List<grognard.ocs.Terrain> The terrains of the attacked hex, from the game's chart; none for open ground without effect.
---@field own_terrain? integer The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
---@field approaches? (grognard.ocs.Approach|grognard.ocs.Approach.Fields)[]|grognard.List<grognard.ocs.Approach> What lies between the attackers' hexes and the target; a hex that is not listed has nothing in between.
---@field hedgehog? integer Level of the hedgehog in the hex, 0 to 4.
---@field attacker_lead? integer The attacker whose Action Rating counts, counted from 1; 0 for the highest.
---@field defender_lead? integer The defender whose Action Rating counts, counted from 1; 0 for the highest.
---@field hex_attacked? boolean The hex was attacked before in this Combat Segment.
---@field bystanders_re? integer RE in quarters of other friendly units in the overrunning stack's hex.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.combat.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Assessment.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.combat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Assessment What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field dice integer[] Two dice for surprise, one more if there is surprise, two for the combat.

---@class grognard.ocs.combat.resolve.Answer
---@field value grognard.ocs.Battle.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.combat.resolve.RawAnswer
---@field value grognard.ocs.Battle What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A battle and the units whose turn it is.
---@class grognard.ocs.combat.choices.Question
---@field battle grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units of the side whose turn it is, as they entered the combat.

---@class grognard.ocs.combat.choices.Answer
---@field value grognard.ocs.Owed.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.combat.choices.RawAnswer
---@field value grognard.ocs.Owed What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---What the side whose turn it is owes, and what it may choose (OCS 9.10, 9.11).
---@param question grognard.ocs.combat.choices.Question
---@param options? grognard.Options
---@return grognard.ocs.combat.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.combat.choices.Question, options: grognard.RawOptions): grognard.ocs.combat.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.combat.choices(question, options) end

---What a side pays.
---@class grognard.ocs.combat.apply.Question
---@field battle grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units of the side whose turn it is, as they entered the combat.
---@field losses? integer[] Steps that each of them loses; none for no losses.
---@field retreat? integer Hexes that all of them retreat.
---@field ignore? boolean The option is ignored.

---@class grognard.ocs.combat.apply.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Settled.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.combat.apply.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Settled What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Settles one side's part of a result (OCS 9.10 to 9.13).
---@param question grognard.ocs.combat.apply.Question
---@param options? grognard.Options
---@return grognard.ocs.combat.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.combat.apply.Question, options: grognard.RawOptions): grognard.ocs.combat.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.combat.apply(question, options) end

---How a side takes its option.
---@alias grognard.ocs.Policy
---| "stand" # In step losses.
---| "fall_back" # In hexes of retreat.

---An assessed attack, and how each side takes its option.
---@class grognard.ocs.combat.distribution.Question
---@field assessment grognard.ocs.Assessment|grognard.ocs.Assessment.Fields The assessment.
---@field attacker_policy? grognard.ocs.Policy How the attacker takes his option.
---@field defender_policy? grognard.ocs.Policy How the defender takes his.
---@field defender_obeys? boolean The defender takes his option even where he may ignore it.

---@class grognard.ocs.combat.distribution.Answer
---@field value grognard.ocs.CombatDistribution.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.combat.distribution.RawAnswer
---@field value grognard.ocs.CombatDistribution What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A result that happened.
---@class grognard.ocs.combat.percentile.Question
---@field assessment grognard.ocs.Assessment|grognard.ocs.Assessment.Fields The assessment before the dice.
---@field result grognard.ocs.CombatResult The result that the dice gave.

---@class grognard.ocs.combat.percentile.Answer
---@field value grognard.Percentile.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.combat.percentile.RawAnswer
---@field value grognard.Percentile What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field start? grognard.Hex|grognard.Hex.Fields Where they stand.
---@field path (grognard.ocs.Pace|grognard.ocs.Pace.Fields)[]|grognard.List<grognard.ocs.Pace> The hexes that they enter, in order.
---@field distance integer How many hexes away they must end.

---@class grognard.ocs.retreat.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Retreated.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.retreat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Retreated What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Whether a retreat is legal, and what it does to those who make it (OCS 9.12).
---@param question grognard.ocs.retreat.assess.Question
---@param options? grognard.Options
---@return grognard.ocs.retreat.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.retreat.assess.Question, options: grognard.RawOptions): grognard.ocs.retreat.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.retreat.assess(question, options) end

grognard.ocs.barrage = {}

---A barrage against the units in a hex.
---@class grognard.ocs.barrage.assess.Question
---@field firers (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that fire: artillery, or aircraft, or ships.
---@field targets (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the hex.
---@field spotters? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> Friendly units that may observe for the fire: any combat unit next to the target, not aboard a landing craft.
---@field terrain? (grognard.ocs.Terrain|grognard.ocs.Terrain.Fields)[]|grognard.List<grognard.ocs.Terrain> The terrains of the hex, from the game's chart.
---@field own_terrain? integer The terrain that the target's player chose, counted from 1; 0 for the one that is best for him.
---@field target? grognard.Hex|grognard.Hex.Fields The hex.
---@field phase? grognard.ocs.Phase The phase.
---@field hedgehog? integer Level of the hedgehog in the hex, 0 to 4.
---@field unpaid? boolean The supply that artillery needs is not paid.
---@field hex_barraged? boolean The hex was barraged before in this phase.
---@field hip_shoot? boolean A hip shoot by an aircraft.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.barrage.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.BarrageAssessment.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.barrage.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.BarrageAssessment What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field dice integer[] Two dice, and one more where the result is a half.

---@class grognard.ocs.barrage.resolve.Answer
---@field value grognard.ocs.Barraged.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.barrage.resolve.RawAnswer
---@field value grognard.ocs.Barraged What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A barrage and the units under it.
---@class grognard.ocs.barrage.choices.Question
---@field barrage grognard.ocs.Barraged|grognard.ocs.Barraged.Fields The barrage.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the hex.

---@class grognard.ocs.barrage.choices.Answer
---@field value grognard.ocs.BarrageOwed.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.barrage.choices.RawAnswer
---@field value grognard.ocs.BarrageOwed What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---What a barrage's target owes (OCS 10.0).
---@param question grognard.ocs.barrage.choices.Question
---@param options? grognard.Options
---@return grognard.ocs.barrage.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.barrage.choices.Question, options: grognard.RawOptions): grognard.ocs.barrage.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.barrage.choices(question, options) end

---The losses that a target's owner chose.
---@class grognard.ocs.barrage.apply.Question
---@field barrage grognard.ocs.Barraged|grognard.ocs.Barraged.Fields The barrage.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the hex.
---@field losses? integer[] Steps that each of them loses; none for no losses.

---@class grognard.ocs.barrage.apply.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Barraged.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.barrage.apply.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Barraged What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Settles a barrage (OCS 10.0).
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

---@class grognard.ocs.barrage.distribution.Answer
---@field value grognard.ocs.BarrageDistribution.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.barrage.distribution.RawAnswer
---@field value grognard.ocs.BarrageDistribution What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---An outcome that happened.
---@class grognard.ocs.barrage.percentile.Question
---@field assessment grognard.ocs.BarrageAssessment|grognard.ocs.BarrageAssessment.Fields The assessment before the dice.
---@field outcome grognard.ocs.Outcome The outcome.

---@class grognard.ocs.barrage.percentile.Answer
---@field value grognard.Percentile.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.barrage.percentile.RawAnswer
---@field value grognard.Percentile What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field firers (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that fire: artillery, or aircraft, or ships.
---@field facility grognard.ocs.Target What is fired at.
---@field target? grognard.Hex|grognard.Hex.Fields The hex.
---@field phase? grognard.ocs.Phase The phase.
---@field level? integer Level of an air base, 1 to 3.
---@field hits? integer Hits that a port has already, 0 to 4.
---@field capacity? integer A port's printed capacity in T.
---@field planes? integer Planes at an air base or air strip, 0 to 32.
---@field unpaid? boolean The supply that artillery needs is not paid.
---@field hex_barraged? boolean The hex was barraged before in this phase.

---@class grognard.ocs.facility.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.FacilityAssessment.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.facility.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.FacilityAssessment What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field dice integer[] One die for the table, and one for each plane there if the result can hit planes.

---@class grognard.ocs.facility.resolve.Answer
---@field value grognard.ocs.FacilityHit.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.facility.resolve.RawAnswer
---@field value grognard.ocs.FacilityHit What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field value grognard.ocs.FacilityDistribution.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.facility.distribution.RawAnswer
---@field value grognard.ocs.FacilityDistribution What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

grognard.korea.quality = {}

---The qualities of two lead units.
---@class grognard.korea.quality.compare.Question
---@field attacker grognard.korea.Quality The attacker's.
---@field defender grognard.korea.Quality The defender's.

---@class grognard.korea.quality.compare.Answer
---@field value grognard.korea.Superior.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.quality.compare.RawAnswer
---@field value grognard.korea.Superior What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---The modifier of unit quality (KOR 8.1).
---@param question grognard.korea.quality.compare.Question
---@param options? grognard.Options
---@return grognard.korea.quality.compare.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.quality.compare.Question, options: grognard.RawOptions): grognard.korea.quality.compare.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.quality.compare(question, options) end

grognard.korea.flanking = {}

---Attackers around a hex.
---@class grognard.korea.flanking.assess.Question
---@field attackers (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The attackers, each next to the attacked hex; static ones flank too.
---@field attacker_lead? integer Which of them leads, from 0.
---@field target grognard.Hex|grognard.Hex.Fields The attacked hex.

---@class grognard.korea.flanking.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.korea.Flanks.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.flanking.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.korea.Flanks What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Whether attackers flank a hex, and what that is worth (KOR 8.2).
---@param question grognard.korea.flanking.assess.Question
---@param options? grognard.Options
---@return grognard.korea.flanking.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.flanking.assess.Question, options: grognard.RawOptions): grognard.korea.flanking.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.flanking.assess(question, options) end

grognard.korea.combat = {}

---A combat. The combat hex is the one in which the defending lead stands.
---@class grognard.korea.combat.assess.Question
---@field attackers (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The attacking units that take part, each next to the combat hex: the lead, those that support it from there, and those that flank, which static ones do too.
---@field defenders (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The defending units that take part: the lead, and others in the combat hex or next to it.
---@field kind? grognard.korea.Engagement A meeting engagement or a prepared attack.
---@field attacking? grognard.korea.Side Whose attack it is; the other side defends.
---@field attacker_lead? integer Which attacker leads, from 0.
---@field defender_lead? integer Which defender leads, from 0.
---@field mp_drm? integer In a meeting engagement, what the movement points spent are worth to the attacker: -1 to 2. In a prepared attack 0.
---@field attacker_support? grognard.korea.Support|grognard.korea.Support.Fields What supports the attacker.
---@field defender_support? grognard.korea.Support|grognard.korea.Support.Fields What supports the defender.
---@field coast? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The coastal hexes that the fleet is committed to; none where it is not.
---@field terrain? (grognard.korea.Terrain|grognard.korea.Terrain.Fields)[]|grognard.List<grognard.korea.Terrain> The rows of the terrain chart that the combat meets: the combat hex's and those of hexsides; none for clear terrain without effect.
---@field rules? grognard.korea.GameRules|grognard.korea.GameRules.Fields The game's options.

---@class grognard.korea.combat.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.korea.Assessment.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.combat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.korea.Assessment What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---What modifies each side's roll, and at what ratios losses are counted (KOR 8.0 to 8.2).
---@param question grognard.korea.combat.assess.Question
---@param options? grognard.Options
---@return grognard.korea.combat.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.combat.assess.Question, options: grognard.RawOptions): grognard.korea.combat.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.combat.assess(question, options) end

---An assessed combat with its dice and chips.
---@class grognard.korea.combat.resolve.Question
---@field assessment grognard.korea.Assessment|grognard.korea.Assessment.Fields The assessment.
---@field dice integer[] The dice as they fell: the attacker's, then the defender's.
---@field drawn? integer[] The chips as they were drawn: the attacker's, then the defender's. None where all chips are 0.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The bag that they were drawn from; none where the host vouches for them.

---@class grognard.korea.combat.resolve.Answer
---@field value grognard.korea.Outcome.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.combat.resolve.RawAnswer
---@field value grognard.korea.Outcome What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---The differential of an assessed combat, its dice and chips, and the losses (KOR 8.0, 8.3).
---@param question grognard.korea.combat.resolve.Question
---@param options? grognard.Options
---@return grognard.korea.combat.resolve.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.combat.resolve.Question, options: grognard.RawOptions): grognard.korea.combat.resolve.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.combat.resolve(question, options) end

---By what cases are counted.
---@alias grognard.korea.Counted
---| "differential" # One row for each differential.
---| "losses" # One row for each loss: the differentials that call for the same together.

---An assessed combat and the bag that both sides draw from.
---@class grognard.korea.combat.distribution.Question
---@field assessment grognard.korea.Assessment|grognard.korea.Assessment.Fields The assessment.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The chips in the bag; none where all of them are 0.
---@field by? grognard.korea.Counted By what cases are counted.

---@class grognard.korea.combat.distribution.Answer
---@field value grognard.korea.CombatDistribution.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Outlook.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.combat.distribution.RawAnswer
---@field value grognard.korea.CombatDistribution What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Outlook[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---The exact chances of an assessed combat (KOR 8.0, 8.3).
---@param question grognard.korea.combat.distribution.Question
---@param options? grognard.Options
---@return grognard.korea.combat.distribution.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.combat.distribution.Question, options: grognard.RawOptions): grognard.korea.combat.distribution.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.combat.distribution(question, options) end

---A differential that happened.
---@class grognard.korea.combat.percentile.Question
---@field assessment grognard.korea.Assessment|grognard.korea.Assessment.Fields The assessment before dice and chips.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The chips in the bag; none where all of them are 0.
---@field differential integer The differential.

---@class grognard.korea.combat.percentile.Answer
---@field value grognard.korea.Standing.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.combat.percentile.RawAnswer
---@field value grognard.korea.Standing What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Where a differential that happened stands among all that could have (KOR 8.0).
---@param question grognard.korea.combat.percentile.Question
---@param options? grognard.Options
---@return grognard.korea.combat.percentile.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.combat.percentile.Question, options: grognard.RawOptions): grognard.korea.combat.percentile.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.combat.percentile(question, options) end

grognard.korea.losses = {}

---An assessed combat and a differential.
---@class grognard.korea.losses.assess.Question
---@field assessment grognard.korea.Assessment|grognard.korea.Assessment.Fields The assessment.
---@field differential integer The Combat Differential: the attacker's modified result less the defender's.

---@class grognard.korea.losses.assess.Answer
---@field value grognard.korea.Losses.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.losses.assess.RawAnswer
---@field value grognard.korea.Losses What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---The losses that a differential calls for (KOR 8.3).
---@param question grognard.korea.losses.assess.Question
---@param options? grognard.Options
---@return grognard.korea.losses.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.losses.assess.Question, options: grognard.RawOptions): grognard.korea.losses.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.losses.assess(question, options) end

---A side that owes losses.
---@class grognard.korea.losses.choices.Question
---@field debt grognard.korea.Debt|grognard.korea.Debt.Fields What it owes, and what it has to pay with.

---@class grognard.korea.losses.choices.Answer
---@field value grognard.korea.Owed.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Offer.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.losses.choices.RawAnswer
---@field value grognard.korea.Owed What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Offer[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---What a side owes and what it may pay with (KOR 8.3).
---@param question grognard.korea.losses.choices.Question
---@param options? grognard.Options
---@return grognard.korea.losses.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.losses.choices.Question, options: grognard.RawOptions): grognard.korea.losses.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.losses.choices(question, options) end

---A side that pays.
---@class grognard.korea.losses.apply.Question
---@field debt grognard.korea.Debt|grognard.korea.Debt.Fields What it owes, and what it has to pay with.
---@field payment grognard.korea.Payment|grognard.korea.Payment.Fields What it pays.
---@field partial? boolean More is to follow: what is not paid yet stays owed. Otherwise the payment must settle all.

---@class grognard.korea.losses.apply.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.korea.Settled.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.korea.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.losses.apply.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.korea.Settled What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.korea.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Takes a payment of losses, or refuses it (KOR 8.3).
---@param question grognard.korea.losses.apply.Question
---@param options? grognard.Options
---@return grognard.korea.losses.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.losses.apply.Question, options: grognard.RawOptions): grognard.korea.losses.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.losses.apply(question, options) end

grognard.korea.retreat = {}

---A unit that retreats after a combat.
---@class grognard.korea.retreat.assess.Question
---@field board grognard.korea.Board|grognard.korea.Board.Fields The map.
---@field start grognard.Hex|grognard.Hex.Fields Where the unit stood in the combat.
---@field opponents (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The enemy units of this combat: the attackers if the unit defended, the defenders if it attacked. At least one stands next to `start`.
---@field enemies? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> All other enemy units; one that is not on the board is of no account.
---@field full? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Hexes that can take no more units of the retreating side.
---@field supply? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Sources of supply of the retreating side. One that is not on the board, in a prohibited hex or with an enemy is none.
---@field path? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that the retreat has entered so far, in order.
---@field quality? grognard.korea.Quality Quality of the unit: B and A may retreat up to three hexes, C and D one.

---@class grognard.korea.retreat.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.korea.Retreating.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Way.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.retreat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.korea.Retreating What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Way[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Where a unit may retreat to, and whether a retreat so far is legal (KOR 8.3).
---@param question grognard.korea.retreat.assess.Question
---@param options? grognard.Options
---@return grognard.korea.retreat.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.korea.retreat.assess.Question, options: grognard.RawOptions): grognard.korea.retreat.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.korea.retreat.assess(question, options) end

return grognard

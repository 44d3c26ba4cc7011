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
---| "undefined" # A code is used that nothing defines.
---| "unsorted" # A list is not in the order that it must have.

---A hex. Every pair of coordinates is a hex; a map may contain fewer.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.Hex: userdata
---@field q integer The axial column.
---@field r integer The axial row.

---A hex. Every pair of coordinates is a hex; a map may contain fewer.
---@class grognard.Hex.Table
---@field q integer The axial column.
---@field r integer The axial row.

---A hex. Every pair of coordinates is a hex; a map may contain fewer.
---@class grognard.Hex.Fields
---@field q? integer The axial column.
---@field r? integer The axial row.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.Hex.Fields
---@return grognard.Hex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.Hex): grognard.Hex
function grognard.Hex(fields) end

---Rounded odds, of which the smaller side is 1. `0:0` stands for no odds.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.Odds: userdata
---@field attack integer The attacker's side of the ratio.
---@field defence integer The defender's side of the ratio.

---Rounded odds, of which the smaller side is 1. `0:0` stands for no odds.
---@class grognard.Odds.Table
---@field attack integer The attacker's side of the ratio.
---@field defence integer The defender's side of the ratio.

---Rounded odds, of which the smaller side is 1. `0:0` stands for no odds.
---@class grognard.Odds.Fields
---@field attack? integer The attacker's side of the ratio.
---@field defence? integer The defender's side of the ratio.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.Odds.Fields
---@return grognard.Odds? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.Odds): grognard.Odds
function grognard.Odds(fields) end

---The rank of one result among all possible results, as counts of the cases that are worse, equal and better.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.Percentile: userdata
---@field worse integer The number of cases with a worse result.
---@field equal integer The number of cases with this result.
---@field better integer The number of cases with a better result.
---@field denominator integer The number of all cases.

---The rank of one result among all possible results, as counts of the cases that are worse, equal and better.
---@class grognard.Percentile.Table
---@field worse integer The number of cases with a worse result.
---@field equal integer The number of cases with this result.
---@field better integer The number of cases with a better result.
---@field denominator integer The number of all cases.

---The rank of one result among all possible results, as counts of the cases that are worse, equal and better.
---@class grognard.Percentile.Fields
---@field worse? integer The number of cases with a worse result.
---@field equal? integer The number of cases with this result.
---@field better? integer The number of cases with a better result.
---@field denominator? integer The number of all cases.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.Percentile.Fields
---@return grognard.Percentile? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.Percentile): grognard.Percentile
function grognard.Percentile(fields) end

---The kind of a step of a trail. Each kind says what the step's `num`, `den` and `value` hold.
---@alias grognard.What
---| "strength" # An initial strength: `value` is the strength.
---| "times" # A strength multiplied by `num` over `den`: `value` is the product.
---| "total" # A side's total strength: `value` is the strength.
---| "odds" # Odds of `num` to `den`.
---| "column" # A column of the table: `num` is its index from 0, `value` to `den` is its printed heading.
---| "shift" # A shift of `num` columns, positive to the right.
---| "rating" # A rating: `num`.
---| "drm" # A modifier of a die roll: `num`.
---| "roll" # A modified die roll: `num`.
---| "row" # A row of the table: `num`.
---| "result" # A result of the table: `num` is its code.
---| "cost" # Supply to pay: `num` supply tokens (T).
---| "size" # A size: `num` over `den` regimental equivalents.
---| "forbidden" # A reason why it is forbidden: `index` is the item, if the reason concerns one item of a list. Where a limit is exceeded, `num` over `den` is the excess, in the unit of the step before, which holds the whole amount; otherwise `num` is 0.
---| "anti_tank" # An anti-tank level: `num` is 0 for none, 1 for light, 2 for heavy.
---| "distance" # A distance of `num` hexes.
---| "rounded" # A strength rounded to `num` whole points.
---| "steps" # Steps lost or owed: `num`.
---| "choice" # The alternative chosen by the question or by the rule: `num` counts the alternatives from 1.
---| "sum" # A sum or difference of the steps before: `num`.
---| "dice" # The dice as rolled: `num` is their sum.
---| "chips" # The chips as drawn: `num` is their sum.
---| "losses" # Losses called for or paid: `num`.
---| "covered" # An enemy zone of control extends into the hex.
---| "negated" # An enemy zone of control in the hex is negated.
---| "count" # A count: `num`.
---| "volley" # Dice to roll: `num`.
---| "hits" # Hits scored: `num`.
---| "money" # Money to pay or to receive: `num`.
---| "ratio" # A ratio of `num` to `den`.
---| "movement" # Movement points: `num` twelfths of a movement point.
---| "capacity" # Transport capacity: `num` over `den` points.
---| "limit" # A limit that is not met: `num` are needed and there are `den`.

---The part of the question that a step concerns.
---@alias grognard.About
---| "whole" # The question as a whole.
---| "attackers" # The attackers, or one of them.
---| "defenders" # The defenders, or one of them.
---| "approaches" # The stacks of the attack, or one of them.
---| "firers" # The firing units, or one of them.
---| "targets" # The units that are fired at, or one of them.
---| "units" # The units of the question, or one of them.
---| "path" # The hexes of a path, or one of them.
---| "payments" # The payments, or one of them.
---| "modifiers" # The modifiers that the question gives, or one of them.
---| "orders" # The orders given, or one of them.
---| "cargo" # The cargo, or one part of it.
---| "terrain" # The terrain of the hex, or one kind of it.
---| "works" # The fieldworks in the hex.
---| "spotters" # The spotting units, or one of them.

---One step on the way to an answer.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.Step: userdata
---@field rule integer The rule's number.
---@field what grognard.What The kind of step.
---@field about grognard.About The part of the question that the step concerns.
---@field index integer The index of the item of that part; absent for all of them.
---@field den integer The denominator of `num` where the kind has one, otherwise 0.
---@field num integer The step's number, as its kind says.
---@field value integer The running strength in 1/11520 point, where the step has one; otherwise 0.

---One step on the way to an answer.
---@class grognard.Step.Table
---@field rule integer The rule's number.
---@field what grognard.What The kind of step.
---@field about grognard.About The part of the question that the step concerns.
---@field index integer The index of the item of that part; absent for all of them.
---@field den integer The denominator of `num` where the kind has one, otherwise 0.
---@field num integer The step's number, as its kind says.
---@field value integer The running strength in 1/11520 point, where the step has one; otherwise 0.

---A step of an answer's trail, its rule as it is cited.
---@class grognard.Step.Cited: grognard.Step.Table
---@field rule string The rule's id.

---One step on the way to an answer.
---@class grognard.Step.Fields
---@field rule? integer The rule's number.
---@field what? grognard.What The kind of step.
---@field about? grognard.About The part of the question that the step concerns.
---@field index? integer The index of the item of that part; absent for all of them.
---@field den? integer The denominator of `num` where the kind has one, otherwise 0.
---@field num? integer The step's number, as its kind says.
---@field value? integer The running strength in 1/11520 point, where the step has one; otherwise 0.

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
---| "printed" # Without parentheses; 0 is a strength.
---| "parenthesised" # In parentheses: for defence only.
---| "none" # Not printed: no strength.

---The kind of movement points: the colour of a movement allowance.
---@alias grognard.ocs.Mobility
---| "leg" # Leg movement, printed in white.
---| "truck" # Truck movement, printed in black.
---| "track" # Track movement, printed in red.

grognard.ocs = {}

---One side of a counter.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Face: userdata
---@field strength? integer Combat strength in points, 0 to 999.
---@field barrage? integer Barrage strength in points, 0 to 999.
---@field style grognard.ocs.Style How the combat strength is printed; without parentheses by default.
---@field ma? integer Movement allowance in movement points, 0 to 254.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.
---@field range integer Range of barrage in hexes; 0 for none.
---@field throw_range integer Throw range of a headquarters, or range of an Extender, in movement points; 0 for none.
---@field throw_mobility? grognard.ocs.Mobility The kind of the movement points of a headquarters' throw range: the colour in which it is printed.

---One side of a counter.
---@class grognard.ocs.Face.Table
---@field strength? integer Combat strength in points, 0 to 999.
---@field barrage? integer Barrage strength in points, 0 to 999.
---@field style grognard.ocs.Style How the combat strength is printed; without parentheses by default.
---@field ma? integer Movement allowance in movement points, 0 to 254.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.
---@field range integer Range of barrage in hexes; 0 for none.
---@field throw_range integer Throw range of a headquarters, or range of an Extender, in movement points; 0 for none.
---@field throw_mobility? grognard.ocs.Mobility The kind of the movement points of a headquarters' throw range: the colour in which it is printed.

---One side of a counter.
---@class grognard.ocs.Face.Fields
---@field strength? integer Combat strength in points, 0 to 999.
---@field barrage? integer Barrage strength in points, 0 to 999.
---@field style? grognard.ocs.Style How the combat strength is printed; without parentheses by default.
---@field ma? integer Movement allowance in movement points, 0 to 254.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.
---@field range? integer Range of barrage in hexes; 0 for none.
---@field throw_range? integer Throw range of a headquarters, or range of an Extender, in movement points; 0 for none.
---@field throw_mobility? grognard.ocs.Mobility The kind of the movement points of a headquarters' throw range: the colour in which it is printed.

---Reads a record once; accepted wherever its table is.
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
---| "extender" # Transport Points formed into an Extender.
---| "supply" # Supply on the ground.
---| "hedgehog" # A hedgehog.
---| "air_base" # An air base.
---| "port" # A port.
---| "ship" # A ship.
---| "aircraft" # An aircraft.

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

---The source of a unit's combat supply in the current combat.
---@alias grognard.ocs.CombatSupply
---| "paid" # Supply on the map, which is paid.
---| "stocks" # The unit's internal stocks.
---| "none" # No combat supply.

---The carrier of a unit.
---@alias grognard.ocs.Aboard
---| "nothing" # No carrier.
---| "landing_craft" # A landing craft.
---| "ship" # A ship.
---| "train" # A train.
---| "aircraft" # An aircraft.

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

---A unit: its counter, its markers and its use earlier in the phase. What every unit has must be given where an answer
---depends on it: kind, side, size, strength, rating, movement allowance, mode, and how its combat supply is paid. What
---only some units have is absent by default: markers, losses, carriers, use earlier in the phase.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Unit: userdata
---@field id integer The caller's identifier of the unit. No rule depends on it.
---@field hex grognard.Hex The unit's hex. A question whose hexes are all 0, 0 has no geometry.
---@field formation integer The multi-unit formation that the unit belongs to, numbered by the caller from 1; 0 for none.
---@field began integer The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
---@field mp_spent integer Movement spent in this phase, in twelfths of a movement point.
---@field load integer Supply that the Transport Points carry, in T.
---@field amount integer The amount of the counter: Transport Points in points, supply in T, an air base or hedgehog in levels, a port in T a phase.
---@field combat_side grognard.ocs.Face The Combat Mode side of the counter.
---@field move_side grognard.ocs.Face The Move Mode side of the counter.
---@field kind? grognard.ocs.Kind The kind of counter.
---@field arm? grognard.ocs.Arm The colour of the symbol box.
---@field symbol grognard.ocs.Symbol The symbol in the box.
---@field size? grognard.ocs.Size The size of the unit.
---@field steps integer Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's exception.
---@field steps_lost integer Steps lost, fewer than the steps printed.
---@field re_quarters integer A game's exception to the unit's RE, in quarters of an RE; 0 for none.
---@field rating? integer Printed Action Rating, 0 to 5.
---@field mode? grognard.ocs.Mode The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have no mode and show their Combat Mode side.
---@field oriented? grognard.ocs.Orientation The side of the counter that shows in Reserve, Exploit or Disorganized Mode.
---@field side integer The player who owns the unit, numbered by the caller from 1.
---@field nationality integer The nation of the unit, numbered by the caller.
---@field stocks grognard.ocs.Stocks The internal stocks left to the unit.
---@field combat_supply? grognard.ocs.CombatSupply How the unit's combat supply is paid in the current combat.
---@field aboard grognard.ocs.Aboard What carries the unit.
---@field base_distance integer Distance of an aircraft's base from its target in hexes, from 1. Required for a barrage by aircraft.
---@field released boolean Released from Reserve Mode in this phase.
---@field out_of_supply boolean Marked Out of Supply.
---@field unfuelled boolean Without fuel.
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

---A unit: its counter, its markers and its use earlier in the phase. What every unit has must be given where an answer depends on it: kind, side, size, strength, rating, movement allowance, mode, and how its combat supply is paid. What only some units have is absent by default: markers, losses, carriers, use earlier in the phase.
---@class grognard.ocs.Unit.Table
---@field id integer The caller's identifier of the unit. No rule depends on it.
---@field hex grognard.Hex.Table The unit's hex. A question whose hexes are all 0, 0 has no geometry.
---@field formation integer The multi-unit formation that the unit belongs to, numbered by the caller from 1; 0 for none.
---@field began integer The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
---@field mp_spent integer Movement spent in this phase, in twelfths of a movement point.
---@field load integer Supply that the Transport Points carry, in T.
---@field amount integer The amount of the counter: Transport Points in points, supply in T, an air base or hedgehog in levels, a port in T a phase.
---@field combat_side grognard.ocs.Face.Table The Combat Mode side of the counter.
---@field move_side grognard.ocs.Face.Table The Move Mode side of the counter.
---@field kind? grognard.ocs.Kind The kind of counter.
---@field arm? grognard.ocs.Arm The colour of the symbol box.
---@field symbol grognard.ocs.Symbol The symbol in the box.
---@field size? grognard.ocs.Size The size of the unit.
---@field steps integer Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's exception.
---@field steps_lost integer Steps lost, fewer than the steps printed.
---@field re_quarters integer A game's exception to the unit's RE, in quarters of an RE; 0 for none.
---@field rating? integer Printed Action Rating, 0 to 5.
---@field mode? grognard.ocs.Mode The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have no mode and show their Combat Mode side.
---@field oriented? grognard.ocs.Orientation The side of the counter that shows in Reserve, Exploit or Disorganized Mode.
---@field side integer The player who owns the unit, numbered by the caller from 1.
---@field nationality integer The nation of the unit, numbered by the caller.
---@field stocks grognard.ocs.Stocks The internal stocks left to the unit.
---@field combat_supply? grognard.ocs.CombatSupply How the unit's combat supply is paid in the current combat.
---@field aboard grognard.ocs.Aboard What carries the unit.
---@field base_distance integer Distance of an aircraft's base from its target in hexes, from 1. Required for a barrage by aircraft.
---@field released boolean Released from Reserve Mode in this phase.
---@field out_of_supply boolean Marked Out of Supply.
---@field unfuelled boolean Without fuel.
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

---A unit: its counter, its markers and its use earlier in the phase. What every unit has must be given where an answer depends on it: kind, side, size, strength, rating, movement allowance, mode, and how its combat supply is paid. What only some units have is absent by default: markers, losses, carriers, use earlier in the phase.
---@class grognard.ocs.Unit.Fields
---@field id? integer The caller's identifier of the unit. No rule depends on it.
---@field hex? grognard.Hex|grognard.Hex.Fields The unit's hex. A question whose hexes are all 0, 0 has no geometry.
---@field formation? integer The multi-unit formation that the unit belongs to, numbered by the caller from 1; 0 for none.
---@field began? integer The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
---@field mp_spent? integer Movement spent in this phase, in twelfths of a movement point.
---@field load? integer Supply that the Transport Points carry, in T.
---@field amount? integer The amount of the counter: Transport Points in points, supply in T, an air base or hedgehog in levels, a port in T a phase.
---@field combat_side? grognard.ocs.Face|grognard.ocs.Face.Fields The Combat Mode side of the counter.
---@field move_side? grognard.ocs.Face|grognard.ocs.Face.Fields The Move Mode side of the counter.
---@field kind? grognard.ocs.Kind The kind of counter.
---@field arm? grognard.ocs.Arm The colour of the symbol box.
---@field symbol? grognard.ocs.Symbol The symbol in the box.
---@field size? grognard.ocs.Size The size of the unit.
---@field steps? integer Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's exception.
---@field steps_lost? integer Steps lost, fewer than the steps printed.
---@field re_quarters? integer A game's exception to the unit's RE, in quarters of an RE; 0 for none.
---@field rating? integer Printed Action Rating, 0 to 5.
---@field mode? grognard.ocs.Mode The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have no mode and show their Combat Mode side.
---@field oriented? grognard.ocs.Orientation The side of the counter that shows in Reserve, Exploit or Disorganized Mode.
---@field side? integer The player who owns the unit, numbered by the caller from 1.
---@field nationality? integer The nation of the unit, numbered by the caller.
---@field stocks? grognard.ocs.Stocks The internal stocks left to the unit.
---@field combat_supply? grognard.ocs.CombatSupply How the unit's combat supply is paid in the current combat.
---@field aboard? grognard.ocs.Aboard What carries the unit.
---@field base_distance? integer Distance of an aircraft's base from its target in hexes, from 1. Required for a barrage by aircraft.
---@field released? boolean Released from Reserve Mode in this phase.
---@field out_of_supply? boolean Marked Out of Supply.
---@field unfuelled? boolean Without fuel.
---@field attacked? boolean Has attacked in this Combat Segment.
---@field barraged? boolean Has barraged in this phase.
---@field will_move? boolean Will spend movement points later in this phase.
---@field had_zoc? boolean Had a zone of control before it was marked Exploit.
---@field strategic? boolean A Strategic Bomber.
---@field beyond_half_range? boolean An aircraft beyond half its range.
---@field yellow_dot? boolean Has a yellow dot behind the rating: is never rebuilt.
---@field transported? grognard.ocs.Transport The transport that carried it earlier in this phase.
---@field alt_rolled? boolean Was landed by the landing craft that carried it after a roll on the ALT table.
---@field inactive? boolean An Inactive aircraft.
---@field fighter? boolean An aircraft that is a fighter.
---@field converted? integer The number of railroad hexes that a Rail Repair unit converted in this phase.
---@field fresh_track? boolean Has moved by rail in this phase over track that was converted in it.

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
---@field num integer The numerator. The default, 0 over 0, means no effect.
---@field den integer The denominator.
---@field bracketed boolean Printed in brackets: applies to attackers only.

---One cell of a terrain effects chart.
---@class grognard.ocs.Multiplier.Table
---@field num integer The numerator. The default, 0 over 0, means no effect.
---@field den integer The denominator.
---@field bracketed boolean Printed in brackets: applies to attackers only.

---One cell of a terrain effects chart.
---@class grognard.ocs.Multiplier.Fields
---@field num? integer The numerator. The default, 0 over 0, means no effect.
---@field den? integer The denominator.
---@field bracketed? boolean Printed in brackets: applies to attackers only.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Terrain: userdata
---@field armor grognard.ocs.Multiplier The multiplier for units with a yellow box.
---@field mech grognard.ocs.Multiplier The multiplier for units with a red box.
---@field other grognard.ocs.Multiplier The multiplier for all other units.
---@field ground? grognard.ocs.Ground The difficulty of the ground. Required for the terrain of a hex; ignored for a hexside.

---A row of a terrain effects chart: a kind of hex or hexside.
---@class grognard.ocs.Terrain.Table
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

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Approach: userdata
---@field hex grognard.Hex The hex of the stack.
---@field hexside grognard.ocs.Terrain The hexside that the stack attacks across. The default has no effect.
---@field leg grognard.ocs.Entry How units with Leg movement enter the hex. Without restriction by default.
---@field truck grognard.ocs.Entry How units with Truck movement enter the hex. Without restriction by default.
---@field track grognard.ocs.Entry How units with Track movement enter the hex. Without restriction by default.
---@field choice grognard.ocs.Choice The terrain that the defender chose for this stack. By default the one that is best for the defender.
---@field which integer With the choice `hex`: the index of the hex's terrain, from 0.
---@field leg_cost integer The cost of entry for Leg movement without roads and bridges, in twelfths of a movement point. Required for an overrun.
---@field truck_cost integer The same cost for Truck movement.
---@field track_cost integer The same cost for Track movement.

---A hex from which a stack attacks, and the terrain between it and the defender.
---@class grognard.ocs.Approach.Table
---@field hex grognard.Hex.Table The hex of the stack.
---@field hexside grognard.ocs.Terrain.Table The hexside that the stack attacks across. The default has no effect.
---@field leg grognard.ocs.Entry How units with Leg movement enter the hex. Without restriction by default.
---@field truck grognard.ocs.Entry How units with Truck movement enter the hex. Without restriction by default.
---@field track grognard.ocs.Entry How units with Track movement enter the hex. Without restriction by default.
---@field choice grognard.ocs.Choice The terrain that the defender chose for this stack. By default the one that is best for the defender.
---@field which integer With the choice `hex`: the index of the hex's terrain, from 0.
---@field leg_cost integer The cost of entry for Leg movement without roads and bridges, in twelfths of a movement point. Required for an overrun.
---@field truck_cost integer The same cost for Truck movement.
---@field track_cost integer The same cost for Track movement.

---A hex from which a stack attacks, and the terrain between it and the defender.
---@class grognard.ocs.Approach.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex of the stack.
---@field hexside? grognard.ocs.Terrain|grognard.ocs.Terrain.Fields The hexside that the stack attacks across. The default has no effect.
---@field leg? grognard.ocs.Entry How units with Leg movement enter the hex. Without restriction by default.
---@field truck? grognard.ocs.Entry How units with Truck movement enter the hex. Without restriction by default.
---@field track? grognard.ocs.Entry How units with Track movement enter the hex. Without restriction by default.
---@field choice? grognard.ocs.Choice The terrain that the defender chose for this stack. By default the one that is best for the defender.
---@field which? integer With the choice `hex`: the index of the hex's terrain, from 0.
---@field leg_cost? integer The cost of entry for Leg movement without roads and bridges, in twelfths of a movement point. Required for an overrun.
---@field truck_cost? integer The same cost for Truck movement.
---@field track_cost? integer The same cost for Track movement.

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
---| "series" # The series rule (9.11d): the first loss halves the attack, the loss of half the steps halves the defence.
---| "proportional" # In proportion to the steps left, rounded at once (21.2).
---| "last_step" # The series rule, but a four-step unit on its last step attacks at a quarter (house rule HR-6).

---The options of a game. All zero is the series.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
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

---The options of a game. All zero is the series.
---@class grognard.ocs.GameRules.Table
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

---The options of a game. All zero is the series.
---@class grognard.ocs.GameRules.Fields
---@field step_loss? grognard.ocs.StepLoss How lost steps weaken a unit. Replaces 9.11d.
---@field brigade_attack? boolean A two-step unit that is not a multi-step unit pays 1T to attack, as in DAK. Replaces 9.5b.
---@field far_aircraft? boolean A barrage by aircraft beyond half their range is shifted to the left (21.4). Replaces 10.1b.
---@field port_zones? boolean Units do not negate enemy zones of control for ports that trace supply, as in DAK. Replaces 4.5b.
---@field no_exploit_zone? boolean Exploiting units have no zone of control. Replaces 5.9c.
---@field nations_apart? boolean Units of different nations do not stack together. Replaces 4.8.
---@field hidden_formations? boolean The players have agreed that formation markers may be hidden in a stack (13.7b). Replaces 13.7.
---@field full_sides? boolean The full side of the game's Transport Points is marked F (13.2h).
---@field token_trucks? boolean The game has Transport Points of the size of one supply token, a quarter of a point. Replaces the rounding of 9.14c.
---@field air_strips? boolean The game has air strips; bends 15.3.
---@field regular_hedgehogs? boolean Units that are not Engineer-Capable build hedgehogs of level 1 only (21.11a). Replaces 16.0b.
---@field air_table? boolean The game's tables replace aircraft steps directly, and Equipment replacements do not. Replaces 13.5f.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.GameRules.Fields
---@return grognard.ocs.GameRules? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.GameRules): grognard.ocs.GameRules
function grognard.ocs.GameRules(fields) end

---The size of a unit.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Extent: userdata
---@field re_quarters integer Current size in quarters of a regimental equivalent; 0 for a unit that has none.
---@field steps integer Steps left; 0 for a unit that has none.

---The size of a unit.
---@class grognard.ocs.Extent.Table
---@field re_quarters integer Current size in quarters of a regimental equivalent; 0 for a unit that has none.
---@field steps integer Steps left; 0 for a unit that has none.

---The size of a unit.
---@class grognard.ocs.Extent.Fields
---@field re_quarters? integer Current size in quarters of a regimental equivalent; 0 for a unit that has none.
---@field steps? integer Steps left; 0 for a unit that has none.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Extent.Fields
---@return grognard.ocs.Extent? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Extent): grognard.ocs.Extent
function grognard.ocs.Extent(fields) end

---The effects of a unit's mode.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ModeEffects: userdata
---@field strength_num integer The multiplier of strength: the numerator over `strength_den`.
---@field strength_den integer The multiplier of strength: the denominator.
---@field barrage_num integer The multiplier of barrage strength: the numerator over `barrage_den`.
---@field barrage_den integer The multiplier of barrage strength: the denominator.
---@field ma_twelfths integer The movement allowance of the side that shows, after the effect of the mode, in twelfths of a movement point. It is never rounded.
---@field rating integer The Action Rating, -1 to 5.
---@field may_attack boolean The unit may take part in a regular attack.
---@field may_overrun boolean The unit may overrun.
---@field may_barrage boolean The unit may barrage, if it is artillery.
---@field may_have_zoc boolean The unit's mode allows a zone of control.

---The effects of a unit's mode.
---@class grognard.ocs.ModeEffects.Table
---@field strength_num integer The multiplier of strength: the numerator over `strength_den`.
---@field strength_den integer The multiplier of strength: the denominator.
---@field barrage_num integer The multiplier of barrage strength: the numerator over `barrage_den`.
---@field barrage_den integer The multiplier of barrage strength: the denominator.
---@field ma_twelfths integer The movement allowance of the side that shows, after the effect of the mode, in twelfths of a movement point. It is never rounded.
---@field rating integer The Action Rating, -1 to 5.
---@field may_attack boolean The unit may take part in a regular attack.
---@field may_overrun boolean The unit may overrun.
---@field may_barrage boolean The unit may barrage, if it is artillery.
---@field may_have_zoc boolean The unit's mode allows a zone of control.

---The effects of a unit's mode.
---@class grognard.ocs.ModeEffects.Fields
---@field strength_num? integer The multiplier of strength: the numerator over `strength_den`.
---@field strength_den? integer The multiplier of strength: the denominator.
---@field barrage_num? integer The multiplier of barrage strength: the numerator over `barrage_den`.
---@field barrage_den? integer The multiplier of barrage strength: the denominator.
---@field ma_twelfths? integer The movement allowance of the side that shows, after the effect of the mode, in twelfths of a movement point. It is never rounded.
---@field rating? integer The Action Rating, -1 to 5.
---@field may_attack? boolean The unit may take part in a regular attack.
---@field may_overrun? boolean The unit may overrun.
---@field may_barrage? boolean The unit may barrage, if it is artillery.
---@field may_have_zoc? boolean The unit's mode allows a zone of control.

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

---Odds and their column.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Column: userdata
---@field odds grognard.Odds The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading grognard.Odds The odds printed above the column.
---@field column integer The column, 0 to 12, from the defender's best.

---Odds and their column.
---@class grognard.ocs.Column.Table
---@field odds grognard.Odds.Table The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading grognard.Odds.Table The odds printed above the column.
---@field column integer The column, 0 to 12, from the defender's best.

---Odds and their column.
---@class grognard.ocs.Column.Fields
---@field odds? grognard.Odds|grognard.Odds.Fields The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading? grognard.Odds|grognard.Odds.Fields The odds printed above the column.
---@field column? integer The column, 0 to 12, from the defender's best.

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
---| "regular" # A regular attack: in a Combat Segment, from any number of adjacent hexes.
---| "overrun" # An overrun: during movement, by units that began the phase in one stack.

---The assessment of an attack: the input of `resolve` and `distribution`.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Assessment: userdata
---@field attack integer The attacker's strength in 1/11520 point.
---@field defence integer The defender's strength in 1/11520 point.
---@field odds grognard.Odds The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading grognard.Odds The odds printed above the column.
---@field attack_cost integer Supply to pay for the attack, in T.
---@field defence_cost integer Supply to pay for the defence, in T.
---@field attacker_steps integer Steps of the attackers.
---@field defender_steps integer Steps of the defenders.
---@field attacker_lead integer The attacker whose Action Rating counts.
---@field defender_lead integer The defender whose Action Rating counts.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field ground? grognard.ocs.Ground The row of the odds table.
---@field column integer The column, 0 to 12 from the defender's best.
---@field drm integer The die roll modifier of the Action Ratings, without the hedgehog's.
---@field hedgehog integer The level of the hedgehog.
---@field exploit_rating integer The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
---@field no_exploit boolean No attacker can exploit, whatever the result (9.13).
---@field exploit_drop integer The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.

---The assessment of an attack: the input of `resolve` and `distribution`.
---@class grognard.ocs.Assessment.Table
---@field attack integer The attacker's strength in 1/11520 point.
---@field defence integer The defender's strength in 1/11520 point.
---@field odds grognard.Odds.Table The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading grognard.Odds.Table The odds printed above the column.
---@field attack_cost integer Supply to pay for the attack, in T.
---@field defence_cost integer Supply to pay for the defence, in T.
---@field attacker_steps integer Steps of the attackers.
---@field defender_steps integer Steps of the defenders.
---@field attacker_lead integer The attacker whose Action Rating counts.
---@field defender_lead integer The defender whose Action Rating counts.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field ground? grognard.ocs.Ground The row of the odds table.
---@field column integer The column, 0 to 12 from the defender's best.
---@field drm integer The die roll modifier of the Action Ratings, without the hedgehog's.
---@field hedgehog integer The level of the hedgehog.
---@field exploit_rating integer The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
---@field no_exploit boolean No attacker can exploit, whatever the result (9.13).
---@field exploit_drop integer The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.

---The assessment of an attack: the input of `resolve` and `distribution`.
---@class grognard.ocs.Assessment.Fields
---@field attack? integer The attacker's strength in 1/11520 point.
---@field defence? integer The defender's strength in 1/11520 point.
---@field odds? grognard.Odds|grognard.Odds.Fields The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading? grognard.Odds|grognard.Odds.Fields The odds printed above the column.
---@field attack_cost? integer Supply to pay for the attack, in T.
---@field defence_cost? integer Supply to pay for the defence, in T.
---@field attacker_steps? integer Steps of the attackers.
---@field defender_steps? integer Steps of the defenders.
---@field attacker_lead? integer The attacker whose Action Rating counts.
---@field defender_lead? integer The defender whose Action Rating counts.
---@field kind? grognard.ocs.Attack The kind of attack.
---@field ground? grognard.ocs.Ground The row of the odds table.
---@field column integer The column, 0 to 12 from the defender's best.
---@field drm? integer The die roll modifier of the Action Ratings, without the hedgehog's.
---@field hedgehog? integer The level of the hedgehog.
---@field exploit_rating? integer The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
---@field no_exploit? boolean No attacker can exploit, whatever the result (9.13).
---@field exploit_drop? integer The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Assessment.Fields
---@return grognard.ocs.Assessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Assessment): grognard.ocs.Assessment
function grognard.ocs.Assessment(fields) end

---A result of the combat table, from the worst for the attacker to the best. `A` begins the attacker's part and `D`
---the defender's; `L` is steps lost, `o` an option of steps and hexes of retreat, `e` the Action Rating from which
---attackers exploit, `DG` disorganized.
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

---The side that settles a result next.
---@alias grognard.ocs.Stage
---| "attacker" # The attacker settles next.
---| "defender" # The defender settles next.
---| "over" # The result is settled.

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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Battle: userdata
---@field attacker_lead integer The attacker whose losses come first.
---@field defender_lead integer The defender whose losses come first.
---@field result? grognard.ocs.CombatResult The result.
---@field stage grognard.ocs.Stage The side that settles next.
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
---@class grognard.ocs.Battle.Table
---@field attacker_lead integer The attacker whose losses come first.
---@field defender_lead integer The defender whose losses come first.
---@field result? grognard.ocs.CombatResult The result.
---@field stage grognard.ocs.Stage The side that settles next.
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
---@field surprise? grognard.ocs.Surprise The side that has surprise.
---@field surprise_roll? integer The surprise roll with modifiers.
---@field shift? integer The shift in columns, positive to the right, before the ends of the table limit it.
---@field column? integer The column after the shift, 0 to 12.
---@field roll? integer The combat roll with modifiers.
---@field no_exploit? boolean No attacker can exploit.
---@field attacker_steps? integer Steps that the attacker lost.
---@field attacker_retreat? integer Hexes that the attacker retreated.
---@field attacker_short? boolean The attacker could not take his whole option.
---@field attacker_gone? boolean No attacker is left.
---@field defender_steps? integer Steps that the defender lost.
---@field defender_retreat? integer Hexes that the defender retreated.
---@field defender_ignored? boolean The defender ignored his option.
---@field advance? grognard.ocs.Advance Whether the attackers advance into the hex.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Battle.Fields
---@return grognard.ocs.Battle? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Battle): grognard.ocs.Battle
function grognard.ocs.Battle(fields) end

---What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Owed: userdata
---@field lead integer The unit that loses the first step.
---@field steps integer Steps that the side has.
---@field stage grognard.ocs.Stage The side that settles next; `over` if nothing is owed any more.
---@field losses integer Steps that must be lost.
---@field option integer The sum of further steps and hexes of retreat, in any mixture.
---@field steps_max integer The most steps that may be lost in all.
---@field retreat_max integer The most hexes that may be retreated.
---@field may_ignore boolean The option may be ignored.
---@field disorganized boolean All units of the side are disorganized before they retreat.

---What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
---@class grognard.ocs.Owed.Table
---@field lead integer The unit that loses the first step.
---@field steps integer Steps that the side has.
---@field stage grognard.ocs.Stage The side that settles next; `over` if nothing is owed any more.
---@field losses integer Steps that must be lost.
---@field option integer The sum of further steps and hexes of retreat, in any mixture.
---@field steps_max integer The most steps that may be lost in all.
---@field retreat_max integer The most hexes that may be retreated.
---@field may_ignore boolean The option may be ignored.
---@field disorganized boolean All units of the side are disorganized before they retreat.

---What a side owes, and how it may pay. Each step lost counts 1 and each hex retreated counts 1.
---@class grognard.ocs.Owed.Fields
---@field lead? integer The unit that loses the first step.
---@field steps? integer Steps that the side has.
---@field stage? grognard.ocs.Stage The side that settles next; `over` if nothing is owed any more.
---@field losses? integer Steps that must be lost.
---@field option? integer The sum of further steps and hexes of retreat, in any mixture.
---@field steps_max? integer The most steps that may be lost in all.
---@field retreat_max? integer The most hexes that may be retreated.
---@field may_ignore? boolean The option may be ignored.
---@field disorganized? boolean All units of the side are disorganized before they retreat.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Owed.Fields
---@return grognard.ocs.Owed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Owed): grognard.ocs.Owed
function grognard.ocs.Owed(fields) end

---The result of a payment.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Settled: userdata
---@field battle grognard.ocs.Battle The battle after the payment.

---The result of a payment.
---@class grognard.ocs.Settled.Table
---@field battle grognard.ocs.Battle.Table The battle after the payment.

---The result of a payment.
---@class grognard.ocs.Settled.Fields
---@field battle? grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle after the payment.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Settled.Fields
---@return grognard.ocs.Settled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Settled): grognard.ocs.Settled
function grognard.ocs.Settled(fields) end

---The kind of a change to a unit.
---@alias grognard.ocs.EffectKind
---| "lose_steps" # The unit loses `amount` steps and survives.
---| "eliminate" # The unit is eliminated.
---| "disorganize" # The unit becomes disorganized.
---| "retreat" # The unit retreats `amount` hexes.
---| "exploit" # The unit is marked Exploit.
---| "lose_reserve" # The unit loses its Reserve marker.
---| "move_mode" # The unit is turned to Move Mode.
---| "stays" # The unit stays behind.
---| "stop" # The unit moves no further in this phase.
---| "pay_supply" # The unit pays `amount` T out of the supply that it carries or is.
---| "spend_mp" # The unit spends `amount` twelfths of a movement point.
---| "load" # The unit loads `amount` T.
---| "unload" # The unit unloads `amount` T.
---| "place_supply" # `amount` T are placed on the ground in the hex.
---| "capture" # The unit is captured by the enemy: of Transport Points `amount` quarters of a point, of anything else the whole.
---| "capture_supply" # `amount` T of the unit's supply are captured by the enemy.
---| "destroy_supply" # `amount` T of the unit's supply are destroyed.
---| "convert" # The captured part of the unit becomes regular Transport Points.
---| "displace" # The rest of the unit is displaced by up to `amount` hexes.
---| "collapse" # The Transport Points of an Extender are placed in another hex with their transport side up.
---| "build" # A facility of `amount` levels is placed in the hex; 0 is an air strip.
---| "set_level" # The unit's level is set to `amount`.
---| "set_hits" # The unit's hits are set to `amount`.
---| "place" # The unit of the question is placed in the hex with `amount` steps lost.
---| "remove" # The unit is removed from the map without being destroyed.
---| "gain_steps" # The unit regains `amount` steps.
---| "set_formation" # The unit joins the formation numbered `amount`.
---| "transported" # The unit has been transported in this phase: `amount` is the code of the kind of transport.
---| "fresh_track" # The unit has moved by rail in this phase over track that was converted in it.
---| "convert_track" # The unit converts the railroad in the hex to the gauge `amount`.

---A change to one unit, for the caller to apply.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Effect: userdata
---@field unit integer The unit's index. The operation says in which list of its question.
---@field rule integer The rule that requires the change.
---@field hex grognard.Hex The hex of the change, for the kinds that have one.
---@field amount integer The amount, in the unit that the kind says.
---@field what grognard.ocs.EffectKind The kind of change.

---A change to one unit, for the caller to apply.
---@class grognard.ocs.Effect.Table
---@field unit integer The unit's index. The operation says in which list of its question.
---@field rule integer The rule that requires the change.
---@field hex grognard.Hex.Table The hex of the change, for the kinds that have one.
---@field amount integer The amount, in the unit that the kind says.
---@field what grognard.ocs.EffectKind The kind of change.

---A change to one unit, for the caller to apply.
---@class grognard.ocs.Effect.Fields
---@field unit? integer The unit's index. The operation says in which list of its question.
---@field rule? integer The rule that requires the change.
---@field hex? grognard.Hex|grognard.Hex.Fields The hex of the change, for the kinds that have one.
---@field amount? integer The amount, in the unit that the kind says.
---@field what? grognard.ocs.EffectKind The kind of change.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Effect.Fields
---@return grognard.ocs.Effect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Effect): grognard.ocs.Effect
function grognard.ocs.Effect(fields) end

---The exact chances of an attack, as counts of 7776 equal cases.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.CombatDistribution: userdata
---@field denominator integer The number of cases, 7776.
---@field results integer[] Cases by result, from the worst for the attacker to the best.
---@field surprise_attacker integer Cases in which the attacker has surprise.
---@field surprise_defender integer Cases in which the defender has surprise.
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

---The exact chances of an attack, as counts of 7776 equal cases.
---@class grognard.ocs.CombatDistribution.Table
---@field denominator integer The number of cases, 7776.
---@field results integer[] Cases by result, from the worst for the attacker to the best.
---@field surprise_attacker integer Cases in which the attacker has surprise.
---@field surprise_defender integer Cases in which the defender has surprise.
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

---The exact chances of an attack, as counts of 7776 equal cases.
---@class grognard.ocs.CombatDistribution.Fields
---@field denominator? integer The number of cases, 7776.
---@field results? integer[] Cases by result, from the worst for the attacker to the best.
---@field surprise_attacker? integer Cases in which the attacker has surprise.
---@field surprise_defender? integer Cases in which the defender has surprise.
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

---A hex of a retreat.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Pace: userdata
---@field hex grognard.Hex The hex.
---@field enemy_zoc boolean The hex is in an enemy zone of control, negated or not.
---@field enemy boolean Enemy combat units are in the hex, or were in it when the combat began.
---@field prohibited boolean The terrain is prohibited to the retreating units.
---@field enemy_noncombat boolean Enemy units that are not combat units are in the hex.

---A hex of a retreat.
---@class grognard.ocs.Pace.Table
---@field hex grognard.Hex.Table The hex.
---@field enemy_zoc boolean The hex is in an enemy zone of control, negated or not.
---@field enemy boolean Enemy combat units are in the hex, or were in it when the combat began.
---@field prohibited boolean The terrain is prohibited to the retreating units.
---@field enemy_noncombat boolean Enemy units that are not combat units are in the hex.

---A hex of a retreat.
---@class grognard.ocs.Pace.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field enemy_zoc? boolean The hex is in an enemy zone of control, negated or not.
---@field enemy? boolean Enemy combat units are in the hex, or were in it when the combat began.
---@field prohibited? boolean The terrain is prohibited to the retreating units.
---@field enemy_noncombat? boolean Enemy units that are not combat units are in the hex.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Pace.Fields
---@return grognard.ocs.Pace? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Pace): grognard.ocs.Pace
function grognard.ocs.Pace(fields) end

---The cost of a retreat for a stack.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Retreated: userdata
---@field steps integer Steps that the units already disorganized must lose in all; the owner chooses which (9.12e).
---@field spreads boolean Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy zones of control.
---@field captures boolean Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).

---The cost of a retreat for a stack.
---@class grognard.ocs.Retreated.Table
---@field steps integer Steps that the units already disorganized must lose in all; the owner chooses which (9.12e).
---@field spreads boolean Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy zones of control.
---@field captures boolean Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).

---The cost of a retreat for a stack.
---@class grognard.ocs.Retreated.Fields
---@field steps? integer Steps that the units already disorganized must lose in all; the owner chooses which (9.12e).
---@field spreads? boolean Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy zones of control.
---@field captures? boolean Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.BarrageAssessment: userdata
---@field strength integer Barrage strength in 1/11520 point.
---@field points integer Barrage strength rounded to points.
---@field density_quarters integer Size of the target's combat units in quarters of an RE, as density counts them.
---@field target_steps integer Steps of the target's combat units.
---@field cost integer Supply that artillery pays, in T.
---@field start integer The column before shifts, 0 to 10.
---@field shift integer The sum of the shifts, positive to the right.
---@field column integer The column after shifts, 0 to 10.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field spotted boolean A correct spotter spots for the fire.
---@field brackets_dg boolean A half in brackets means disorganization only.

---The assessment of a barrage: the input of `resolve` and `distribution`.
---@class grognard.ocs.BarrageAssessment.Table
---@field strength integer Barrage strength in 1/11520 point.
---@field points integer Barrage strength rounded to points.
---@field density_quarters integer Size of the target's combat units in quarters of an RE, as density counts them.
---@field target_steps integer Steps of the target's combat units.
---@field cost integer Supply that artillery pays, in T.
---@field start integer The column before shifts, 0 to 10.
---@field shift integer The sum of the shifts, positive to the right.
---@field column integer The column after shifts, 0 to 10.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field spotted boolean A correct spotter spots for the fire.
---@field brackets_dg boolean A half in brackets means disorganization only.

---The assessment of a barrage: the input of `resolve` and `distribution`.
---@class grognard.ocs.BarrageAssessment.Fields
---@field strength? integer Barrage strength in 1/11520 point.
---@field points? integer Barrage strength rounded to points.
---@field density_quarters? integer Size of the target's combat units in quarters of an RE, as density counts them.
---@field target_steps? integer Steps of the target's combat units.
---@field cost? integer Supply that artillery pays, in T.
---@field start? integer The column before shifts, 0 to 10.
---@field shift? integer The sum of the shifts, positive to the right.
---@field column integer The column after shifts, 0 to 10.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field spotted? boolean A correct spotter spots for the fire.
---@field brackets_dg? boolean A half in brackets means disorganization only.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Barraged: userdata
---@field table grognard.ocs.BarrageResult The result of the table.
---@field counts grognard.ocs.BarrageResult The result after brackets and the reduction for ships.
---@field outcome? grognard.ocs.Outcome The outcome for the target.
---@field column integer The column, 0 to 10.
---@field roll integer The roll, 2 to 12.
---@field half_die integer The die for a half; 0 if none was rolled.
---@field settled boolean The losses have been settled.
---@field steps integer Steps lost.

---A barrage between its dice and its losses. A plain value that the caller keeps.
---@class grognard.ocs.Barraged.Table
---@field table grognard.ocs.BarrageResult The result of the table.
---@field counts grognard.ocs.BarrageResult The result after brackets and the reduction for ships.
---@field outcome? grognard.ocs.Outcome The outcome for the target.
---@field column integer The column, 0 to 10.
---@field roll integer The roll, 2 to 12.
---@field half_die integer The die for a half; 0 if none was rolled.
---@field settled boolean The losses have been settled.
---@field steps integer Steps lost.

---A barrage between its dice and its losses. A plain value that the caller keeps.
---@class grognard.ocs.Barraged.Fields
---@field table? grognard.ocs.BarrageResult The result of the table.
---@field counts? grognard.ocs.BarrageResult The result after brackets and the reduction for ships.
---@field outcome? grognard.ocs.Outcome The outcome for the target.
---@field column? integer The column, 0 to 10.
---@field roll? integer The roll, 2 to 12.
---@field half_die? integer The die for a half; 0 if none was rolled.
---@field settled? boolean The losses have been settled.
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

---The losses that a target owes. Its owner chooses which units lose the steps.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.BarrageOwed: userdata
---@field available integer Steps that the target's combat units have.
---@field losses integer Steps that must be lost.
---@field disorganized boolean The target's combat units become disorganized.

---The losses that a target owes. Its owner chooses which units lose the steps.
---@class grognard.ocs.BarrageOwed.Table
---@field available integer Steps that the target's combat units have.
---@field losses integer Steps that must be lost.
---@field disorganized boolean The target's combat units become disorganized.

---The losses that a target owes. Its owner chooses which units lose the steps.
---@class grognard.ocs.BarrageOwed.Fields
---@field available? integer Steps that the target's combat units have.
---@field losses? integer Steps that must be lost.
---@field disorganized? boolean The target's combat units become disorganized.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.BarrageOwed.Fields
---@return grognard.ocs.BarrageOwed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BarrageOwed): grognard.ocs.BarrageOwed
function grognard.ocs.BarrageOwed(fields) end

---The exact chances of a barrage, as counts of 216 equal cases.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.BarrageDistribution: userdata
---@field denominator integer The number of cases, 216.
---@field table integer[] Cases by result of the table.
---@field outcomes integer[] Cases by outcome: no effect, DG, and one, two, three steps with DG.
---@field steps integer[] Cases in which the target loses 0, 1, 2, 3 steps.
---@field dg integer Cases in which surviving units are disorganized.
---@field gone integer Cases in which no unit is left.
---@field steps_expected integer Expected step losses of the target, over the denominator.

---The exact chances of a barrage, as counts of 216 equal cases.
---@class grognard.ocs.BarrageDistribution.Table
---@field denominator integer The number of cases, 216.
---@field table integer[] Cases by result of the table.
---@field outcomes integer[] Cases by outcome: no effect, DG, and one, two, three steps with DG.
---@field steps integer[] Cases in which the target loses 0, 1, 2, 3 steps.
---@field dg integer Cases in which surviving units are disorganized.
---@field gone integer Cases in which no unit is left.
---@field steps_expected integer Expected step losses of the target, over the denominator.

---The exact chances of a barrage, as counts of 216 equal cases.
---@class grognard.ocs.BarrageDistribution.Fields
---@field denominator? integer The number of cases, 216.
---@field table? integer[] Cases by result of the table.
---@field outcomes? integer[] Cases by outcome: no effect, DG, and one, two, three steps with DG.
---@field steps? integer[] Cases in which the target loses 0, 1, 2, 3 steps.
---@field dg? integer Cases in which surviving units are disorganized.
---@field gone? integer Cases in which no unit is left.
---@field steps_expected? integer Expected step losses of the target, over the denominator.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.FacilityAssessment: userdata
---@field strength integer Barrage strength in 1/11520 point.
---@field points integer Barrage strength rounded to points.
---@field cost integer Supply that artillery pays, in T.
---@field capacity integer The printed capacity of a port, in T.
---@field column integer The column, 0 to 7.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field facility? grognard.ocs.Target The kind of target.
---@field level integer The level of an air base.
---@field hits integer The hits that a port has before the barrage.
---@field planes integer The planes at an air base or air strip.

---The assessment of a barrage against a facility: the input of `resolve` and `distribution`.
---@class grognard.ocs.FacilityAssessment.Table
---@field strength integer Barrage strength in 1/11520 point.
---@field points integer Barrage strength rounded to points.
---@field cost integer Supply that artillery pays, in T.
---@field capacity integer The printed capacity of a port, in T.
---@field column integer The column, 0 to 7.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field facility? grognard.ocs.Target The kind of target.
---@field level integer The level of an air base.
---@field hits integer The hits that a port has before the barrage.
---@field planes integer The planes at an air base or air strip.

---The assessment of a barrage against a facility: the input of `resolve` and `distribution`.
---@class grognard.ocs.FacilityAssessment.Fields
---@field strength? integer Barrage strength in 1/11520 point.
---@field points? integer Barrage strength rounded to points.
---@field cost? integer Supply that artillery pays, in T.
---@field capacity? integer The printed capacity of a port, in T.
---@field column integer The column, 0 to 7.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field facility? grognard.ocs.Target The kind of target.
---@field level? integer The level of an air base.
---@field hits? integer The hits that a port has before the barrage.
---@field planes? integer The planes at an air base or air strip.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.FacilityAssessment.Fields
---@return grognard.ocs.FacilityAssessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FacilityAssessment): grognard.ocs.FacilityAssessment
function grognard.ocs.FacilityAssessment(fields) end

---A result of the facility table: hits, `*` for a Trainbusted railroad, and in parentheses the lowest die that hits each plane
---at the base.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.FacilityHit: userdata
---@field planes_hit integer The planes that lose a step, as bits: bit n for the n-th plane, from 0.
---@field capacity integer The capacity of a port after the barrage, in T.
---@field result grognard.ocs.FacilityResult The result of the table.
---@field die integer The die for the table.
---@field hits integer The hits that count: levels of an air base, or hits on a port.
---@field level integer The level of an air base after the barrage.
---@field port_hits integer The hits of a port after the barrage.
---@field trainbusted boolean The railroad is Trainbusted.
---@field planes_lost integer The number of planes that lose a step.

---The result of a barrage against a facility.
---@class grognard.ocs.FacilityHit.Table
---@field planes_hit integer The planes that lose a step, as bits: bit n for the n-th plane, from 0.
---@field capacity integer The capacity of a port after the barrage, in T.
---@field result grognard.ocs.FacilityResult The result of the table.
---@field die integer The die for the table.
---@field hits integer The hits that count: levels of an air base, or hits on a port.
---@field level integer The level of an air base after the barrage.
---@field port_hits integer The hits of a port after the barrage.
---@field trainbusted boolean The railroad is Trainbusted.
---@field planes_lost integer The number of planes that lose a step.

---The result of a barrage against a facility.
---@class grognard.ocs.FacilityHit.Fields
---@field planes_hit? integer The planes that lose a step, as bits: bit n for the n-th plane, from 0.
---@field capacity? integer The capacity of a port after the barrage, in T.
---@field result? grognard.ocs.FacilityResult The result of the table.
---@field die? integer The die for the table.
---@field hits? integer The hits that count: levels of an air base, or hits on a port.
---@field level? integer The level of an air base after the barrage.
---@field port_hits? integer The hits of a port after the barrage.
---@field trainbusted? boolean The railroad is Trainbusted.
---@field planes_lost? integer The number of planes that lose a step.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.FacilityHit.Fields
---@return grognard.ocs.FacilityHit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FacilityHit): grognard.ocs.FacilityHit
function grognard.ocs.FacilityHit(fields) end

---The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.FacilityDistribution: userdata
---@field denominator integer The number of cases, 6.
---@field results integer[] Cases by result of the table.
---@field hits integer[] Cases in which 0, 1, 2 hits count.
---@field trainbusted integer Cases in which the railroad is Trainbusted.
---@field plane_of_36 integer Cases of 36 in which any given plane loses a step.

---The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
---@class grognard.ocs.FacilityDistribution.Table
---@field denominator integer The number of cases, 6.
---@field results integer[] Cases by result of the table.
---@field hits integer[] Cases in which 0, 1, 2 hits count.
---@field trainbusted integer Cases in which the railroad is Trainbusted.
---@field plane_of_36 integer Cases of 36 in which any given plane loses a step.

---The exact chances of a barrage against a facility, as counts of 6 equal cases; for a plane, of 36.
---@class grognard.ocs.FacilityDistribution.Fields
---@field denominator? integer The number of cases, 6.
---@field results? integer[] Cases by result of the table.
---@field hits? integer[] Cases in which 0, 1, 2 hits count.
---@field trainbusted? integer Cases in which the railroad is Trainbusted.
---@field plane_of_36? integer Cases of 36 in which any given plane loses a step.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.FacilityDistribution.Fields
---@return grognard.ocs.FacilityDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FacilityDistribution): grognard.ocs.FacilityDistribution
function grognard.ocs.FacilityDistribution(fields) end

---The movement cost of entering a hex, crossing a hexside or following a road, by mobility. Costs are in twelfths of a
---movement point; 65534 is the whole movement allowance and 65535 is prohibited.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Cost: userdata
---@field leg integer The cost for Leg movement.
---@field truck integer The cost for Truck movement.
---@field track integer The cost for Track movement.

---The movement cost of entering a hex, crossing a hexside or following a road, by mobility. Costs are in twelfths of a movement point; 65534 is the whole movement allowance and 65535 is prohibited.
---@class grognard.ocs.Cost.Table
---@field leg integer The cost for Leg movement.
---@field truck integer The cost for Truck movement.
---@field track integer The cost for Track movement.

---The movement cost of entering a hex, crossing a hexside or following a road, by mobility. Costs are in twelfths of a movement point; 65534 is the whole movement allowance and 65535 is prohibited.
---@class grognard.ocs.Cost.Fields
---@field leg? integer The cost for Leg movement.
---@field truck? integer The cost for Truck movement.
---@field track? integer The cost for Track movement.

---Reads a record once; accepted wherever its table is.
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

---A row of a game's terrain effects chart: a kind of hex, hexside or road.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ChartRow: userdata
---@field terrain grognard.ocs.Terrain The effect on strength.
---@field cost grognard.ocs.Cost The movement cost.
---@field feature grognard.ocs.Feature The feature that the row describes.
---@field bridged integer For a river, including frozen rivers: the row whose cost applies where the river is bridged (13.8b), counted from 1. 0 means the chart's first minor river for a major river, and no cost for a minor river.

---A row of a game's terrain effects chart: a kind of hex, hexside or road.
---@class grognard.ocs.ChartRow.Table
---@field terrain grognard.ocs.Terrain.Table The effect on strength.
---@field cost grognard.ocs.Cost.Table The movement cost.
---@field feature grognard.ocs.Feature The feature that the row describes.
---@field bridged integer For a river, including frozen rivers: the row whose cost applies where the river is bridged (13.8b), counted from 1. 0 means the chart's first minor river for a major river, and no cost for a minor river.

---A row of a game's terrain effects chart: a kind of hex, hexside or road.
---@class grognard.ocs.ChartRow.Fields
---@field terrain? grognard.ocs.Terrain|grognard.ocs.Terrain.Fields The effect on strength.
---@field cost? grognard.ocs.Cost|grognard.ocs.Cost.Fields The movement cost.
---@field feature? grognard.ocs.Feature The feature that the row describes.
---@field bridged? integer For a river, including frozen rivers: the row whose cost applies where the river is bridged (13.8b), counted from 1. 0 means the chart's first minor river for a major river, and no cost for a minor river.

---Reads a record once; accepted wherever its table is.
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

---A hex of the map. References to rows of the chart count from 1, and 0 means none. The terrain is required where
---movement or supply passes through the hex. A hexside without a row has no cost and no effect.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.BoardHex: userdata
---@field hex grognard.Hex The hex.
---@field terrain integer The terrain, as a row of the chart counted from 1.
---@field settlement grognard.ocs.Settlement The settlement in the hex.
---@field rail integer The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
---@field multi_track integer The hexsides that a multi-track railroad crosses; they are in `rail` too.
---@field gauge integer The gauge of the railroad, numbered by the caller; 0 in a game with a single gauge.
---@field road integer The hexsides that a road crosses.
---@field road_row integer The kind of road, as a row of the chart counted from 1.
---@field sides integer[] The hexsides, as rows of the chart counted from 1.
---@field control integer The side that controls the hex, from 1; 0 for none. Required for hexes in which trains may stop (13.3h).
---@field supply_source integer The side whose supply source the hex is, from 1; 0 for none.
---@field trainbusted integer The sides whose movement a Trainbusting zone affects here: bit 0 for side 1, bit 1 for side 2, and so on.
---@field rail_cut boolean The railroad does not function.
---@field converted boolean A railroad in the hex was converted in this phase.
---@field edge boolean The hex is on the edge of the map.
---@field off_map boolean A box off the map instead of a hex: it is adjacent to nothing.

---A hex of the map. References to rows of the chart count from 1, and 0 means none. The terrain is required where movement or supply passes through the hex. A hexside without a row has no cost and no effect.
---@class grognard.ocs.BoardHex.Table
---@field hex grognard.Hex.Table The hex.
---@field terrain integer The terrain, as a row of the chart counted from 1.
---@field settlement grognard.ocs.Settlement The settlement in the hex.
---@field rail integer The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
---@field multi_track integer The hexsides that a multi-track railroad crosses; they are in `rail` too.
---@field gauge integer The gauge of the railroad, numbered by the caller; 0 in a game with a single gauge.
---@field road integer The hexsides that a road crosses.
---@field road_row integer The kind of road, as a row of the chart counted from 1.
---@field sides integer[] The hexsides, as rows of the chart counted from 1.
---@field control integer The side that controls the hex, from 1; 0 for none. Required for hexes in which trains may stop (13.3h).
---@field supply_source integer The side whose supply source the hex is, from 1; 0 for none.
---@field trainbusted integer The sides whose movement a Trainbusting zone affects here: bit 0 for side 1, bit 1 for side 2, and so on.
---@field rail_cut boolean The railroad does not function.
---@field converted boolean A railroad in the hex was converted in this phase.
---@field edge boolean The hex is on the edge of the map.
---@field off_map boolean A box off the map instead of a hex: it is adjacent to nothing.

---A hex of the map. References to rows of the chart count from 1, and 0 means none. The terrain is required where movement or supply passes through the hex. A hexside without a row has no cost and no effect.
---@class grognard.ocs.BoardHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field terrain? integer The terrain, as a row of the chart counted from 1.
---@field settlement? grognard.ocs.Settlement The settlement in the hex.
---@field rail? integer The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
---@field multi_track? integer The hexsides that a multi-track railroad crosses; they are in `rail` too.
---@field gauge? integer The gauge of the railroad, numbered by the caller; 0 in a game with a single gauge.
---@field road? integer The hexsides that a road crosses.
---@field road_row? integer The kind of road, as a row of the chart counted from 1.
---@field sides? integer[] The hexsides, as rows of the chart counted from 1.
---@field control? integer The side that controls the hex, from 1; 0 for none. Required for hexes in which trains may stop (13.3h).
---@field supply_source? integer The side whose supply source the hex is, from 1; 0 for none.
---@field trainbusted? integer The sides whose movement a Trainbusting zone affects here: bit 0 for side 1, bit 1 for side 2, and so on.
---@field rail_cut? boolean The railroad does not function.
---@field converted? boolean A railroad in the hex was converted in this phase.
---@field edge? boolean The hex is on the edge of the map.
---@field off_map? boolean A box off the map instead of a hex: it is adjacent to nothing.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.BoardHex.Fields
---@return grognard.ocs.BoardHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BoardHex): grognard.ocs.BoardHex
function grognard.ocs.BoardHex(fields) end

---A position: the chart, the hexes and the units, for any number of questions.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Board: userdata
---@field chart grognard.ocs.ChartRow[] The game's terrain effects chart.
---@field hexes grognard.ocs.BoardHex[] The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in any order.
---@field units grognard.ocs.Unit[] The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the hexes in any order.

---A position: the chart, the hexes and the units, for any number of questions.
---@class grognard.ocs.Board.Table
---@field chart grognard.ocs.ChartRow.Table[] The game's terrain effects chart.
---@field hexes grognard.ocs.BoardHex.Table[] The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in any order.
---@field units grognard.ocs.Unit.Table[] The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the hexes in any order.

---A position: the chart, the hexes and the units, for any number of questions.
---@class grognard.ocs.Board.Fields
---@field chart? (grognard.ocs.ChartRow|grognard.ocs.ChartRow.Fields)[]|grognard.List<grognard.ocs.ChartRow> The game's terrain effects chart.
---@field hexes? (grognard.ocs.BoardHex|grognard.ocs.BoardHex.Fields)[]|grognard.List<grognard.ocs.BoardHex> The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in any order.
---@field units? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the hexes in any order.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Board.Fields
---@return grognard.ocs.Board? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Board): grognard.ocs.Board
function grognard.ocs.Board(fields) end

---The enemy zones of control in a hex.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Zone: userdata
---@field units integer The number of enemy units whose zones cover the hex.
---@field unit integer The first of these units, by its place in the board's list; absent if there is none.
---@field negated_by integer The first unit that negates the zone where it can be negated (4.5b), by its place in the board's list; absent if there is none.
---@field covered boolean The hex is in an enemy zone of control.

---The enemy zones of control in a hex.
---@class grognard.ocs.Zone.Table
---@field units integer The number of enemy units whose zones cover the hex.
---@field unit integer The first of these units, by its place in the board's list; absent if there is none.
---@field negated_by integer The first unit that negates the zone where it can be negated (4.5b), by its place in the board's list; absent if there is none.
---@field covered boolean The hex is in an enemy zone of control.

---The enemy zones of control in a hex.
---@class grognard.ocs.Zone.Fields
---@field units? integer The number of enemy units whose zones cover the hex.
---@field unit? integer The first of these units, by its place in the board's list; absent if there is none.
---@field negated_by? integer The first unit that negates the zone where it can be negated (4.5b), by its place in the board's list; absent if there is none.
---@field covered? boolean The hex is in an enemy zone of control.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Zone.Fields
---@return grognard.ocs.Zone? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Zone): grognard.ocs.Zone
function grognard.ocs.Zone(fields) end

---A unit whose zone covers a hex.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Coverer: userdata
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
---@field hex grognard.Hex The hex of the unit.

---A unit whose zone covers a hex.
---@class grognard.ocs.Coverer.Table
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
---@field hex grognard.Hex.Table The hex of the unit.

---A unit whose zone covers a hex.
---@class grognard.ocs.Coverer.Fields
---@field unit? integer The unit, by its place in the board's list.
---@field rule? integer The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
---@field hex? grognard.Hex|grognard.Hex.Fields The hex of the unit.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Coverer.Fields
---@return grognard.ocs.Coverer? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Coverer): grognard.ocs.Coverer
function grognard.ocs.Coverer(fields) end

---The state of the railroad in a hex for a side.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
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
---@class grognard.ocs.Track.Table
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
---@field rail? integer The hexsides that a railroad crosses: bit n for the n-th side, clockwise from the side towards q + 1, r - 1.
---@field multi_track? integer The hexsides that multi-track rails cross; they are in `rail` too.
---@field functions? boolean The hex has a railroad, and it functions.
---@field gauge_fits? boolean The railroad is of the side's gauge.
---@field stop? boolean The hex has a village, a city, a port or an Engineer-Capable HQ of the side: its control matters.
---@field controlled? boolean The side controls the hex, or its control does not matter.
---@field enemy? boolean Enemy combat units are in the hex.
---@field enemy_zone? boolean The hex is in an enemy zone of control.
---@field negated? boolean A friendly unit negates that zone for trace supply.
---@field trainbusted? boolean The hex is in a Trainbusting zone.
---@field cargo_passes? boolean Cargo may pass by rail.
---@field trace_passes? boolean Trace supply may pass by rail.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RailHex: userdata
---@field hex grognard.Hex The hex.
---@field link grognard.ocs.Link How the hex is reached from the one before.
---@field multi_track boolean It is reached on multi-track rails.
---@field trainbusted boolean The hex is in a Trainbusting zone.

---A hex of a way by rail.
---@class grognard.ocs.RailHex.Table
---@field hex grognard.Hex.Table The hex.
---@field link grognard.ocs.Link How the hex is reached from the one before.
---@field multi_track boolean It is reached on multi-track rails.
---@field trainbusted boolean The hex is in a Trainbusting zone.

---A hex of a way by rail.
---@class grognard.ocs.RailHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field link? grognard.ocs.Link How the hex is reached from the one before.
---@field multi_track? boolean It is reached on multi-track rails.
---@field trainbusted? boolean The hex is in a Trainbusting zone.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailHex.Fields
---@return grognard.ocs.RailHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailHex): grognard.ocs.RailHex
function grognard.ocs.RailHex(fields) end

---A hex where trains may stop.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Detrainable: userdata
---@field source grognard.Hex The supply source at the end of the way back.
---@field hexes integer The number of hexes of that way, without the first.
---@field by_hq boolean The hex is detrainable because of an Engineer-Capable HQ only (13.8c), and only while the HQ is capable.
---@field extended boolean The way uses an Extender.

---A hex where trains may stop.
---@class grognard.ocs.Detrainable.Table
---@field source grognard.Hex.Table The supply source at the end of the way back.
---@field hexes integer The number of hexes of that way, without the first.
---@field by_hq boolean The hex is detrainable because of an Engineer-Capable HQ only (13.8c), and only while the HQ is capable.
---@field extended boolean The way uses an Extender.

---A hex where trains may stop.
---@class grognard.ocs.Detrainable.Fields
---@field source? grognard.Hex|grognard.Hex.Fields The supply source at the end of the way back.
---@field hexes? integer The number of hexes of that way, without the first.
---@field by_hq? boolean The hex is detrainable because of an Engineer-Capable HQ only (13.8c), and only while the HQ is capable.
---@field extended? boolean The way uses an Extender.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
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
---@class grognard.ocs.RailStopFound.Table
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
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field cargo? boolean The hex is detrainable for cargo.
---@field trace? boolean The hex is detrainable for trace supply.
---@field by_hq? boolean It is detrainable because of an Engineer-Capable HQ only.
---@field cut? boolean The railroad does not function.
---@field wrong_gauge? boolean The railroad is of another gauge.
---@field uncontrolled? boolean The side does not control the hex.
---@field enemy? boolean Enemy combat units are in the hex.
---@field foreign? boolean Other enemy units are in the hex: cargo may pass and entrain, but not detrain (4.8c).
---@field enemy_zone? boolean The hex is in an enemy zone of control.
---@field negated? boolean A friendly unit negates that zone for trace supply.
---@field cut_off_cargo? boolean Nothing is wrong with the hex itself, but no way for cargo leads back to a supply source.
---@field cut_off_trace? boolean Nothing is wrong with the hex itself, but no way for trace supply leads back to a supply source.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailStopFound.Fields
---@return grognard.ocs.RailStopFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailStopFound): grognard.ocs.RailStopFound
function grognard.ocs.RailStopFound(fields) end

---The number of hexes where trains may stop.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RailStopsFound: userdata
---@field cargo integer Hexes that are detrainable for cargo.
---@field trace integer Hexes that are detrainable for trace supply.

---The number of hexes where trains may stop.
---@class grognard.ocs.RailStopsFound.Table
---@field cargo integer Hexes that are detrainable for cargo.
---@field trace integer Hexes that are detrainable for trace supply.

---The number of hexes where trains may stop.
---@class grognard.ocs.RailStopsFound.Fields
---@field cargo? integer Hexes that are detrainable for cargo.
---@field trace? integer Hexes that are detrainable for trace supply.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailStopsFound.Fields
---@return grognard.ocs.RailStopsFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailStopsFound): grognard.ocs.RailStopsFound
function grognard.ocs.RailStopsFound(fields) end

---The control of a hex.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RailControlled: userdata
---@field control integer The side that controls the hex now; 0 for none.
---@field changed boolean The control has changed.
---@field counts boolean Control of the hex matters: it is a railroad hex with a village, a city, a port or an Engineer-Capable HQ.

---The control of a hex.
---@class grognard.ocs.RailControlled.Table
---@field control integer The side that controls the hex now; 0 for none.
---@field changed boolean The control has changed.
---@field counts boolean Control of the hex matters: it is a railroad hex with a village, a city, a port or an Engineer-Capable HQ.

---The control of a hex.
---@class grognard.ocs.RailControlled.Fields
---@field control? integer The side that controls the hex now; 0 for none.
---@field changed? boolean The control has changed.
---@field counts? boolean Control of the hex matters: it is a railroad hex with a village, a city, a port or an Engineer-Capable HQ.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailControlled.Fields
---@return grognard.ocs.RailControlled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailControlled): grognard.ocs.RailControlled
function grognard.ocs.RailControlled(fields) end

---A place of a Railhead marker.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Railhead: userdata
---@field hex grognard.Hex The last hex of the side's own track.
---@field hexside integer The hexside at which it ends, 0 to 5 clockwise from the side towards q + 1, r - 1.
---@field gauge integer The gauge beyond.
---@field wrong_gauge boolean The track ends because the track beyond is of another gauge: the place for the marker's Wrong Gauge side.
---@field uncontrolled boolean The track ends because the side does not control the village, city or port beyond.

---A place of a Railhead marker.
---@class grognard.ocs.Railhead.Table
---@field hex grognard.Hex.Table The last hex of the side's own track.
---@field hexside integer The hexside at which it ends, 0 to 5 clockwise from the side towards q + 1, r - 1.
---@field gauge integer The gauge beyond.
---@field wrong_gauge boolean The track ends because the track beyond is of another gauge: the place for the marker's Wrong Gauge side.
---@field uncontrolled boolean The track ends because the side does not control the village, city or port beyond.

---A place of a Railhead marker.
---@class grognard.ocs.Railhead.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The last hex of the side's own track.
---@field hexside? integer The hexside at which it ends, 0 to 5 clockwise from the side towards q + 1, r - 1.
---@field gauge? integer The gauge beyond.
---@field wrong_gauge? boolean The track ends because the track beyond is of another gauge: the place for the marker's Wrong Gauge side.
---@field uncontrolled? boolean The track ends because the side does not control the village, city or port beyond.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Railhead.Fields
---@return grognard.ocs.Railhead? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Railhead): grognard.ocs.Railhead
function grognard.ocs.Railhead(fields) end

---The extent of a side's track.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RailExtentFound: userdata
---@field ends integer The number of hexsides at which its track ends.

---The extent of a side's track.
---@class grognard.ocs.RailExtentFound.Table
---@field ends integer The number of hexsides at which its track ends.

---The extent of a side's track.
---@class grognard.ocs.RailExtentFound.Fields
---@field ends? integer The number of hexsides at which its track ends.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailExtentFound.Fields
---@return grognard.ocs.RailExtentFound? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailExtentFound): grognard.ocs.RailExtentFound
function grognard.ocs.RailExtentFound(fields) end

---A movement by rail that is allowed.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RailMoved: userdata
---@field base integer The cost of the cargo without modification, in sixteenths of a point of Rail Cap.
---@field cost integer The cost of the movement, in sixteenths of a point of Rail Cap.
---@field left integer The Rail Cap left after it, in sixteenths of a point.
---@field hexes integer The number of hexes that it enters.
---@field doubled boolean The cost is doubled: the way enters a Trainbusting zone.
---@field halved boolean The cost is halved: the whole way is multi-track.

---A movement by rail that is allowed.
---@class grognard.ocs.RailMoved.Table
---@field base integer The cost of the cargo without modification, in sixteenths of a point of Rail Cap.
---@field cost integer The cost of the movement, in sixteenths of a point of Rail Cap.
---@field left integer The Rail Cap left after it, in sixteenths of a point.
---@field hexes integer The number of hexes that it enters.
---@field doubled boolean The cost is doubled: the way enters a Trainbusting zone.
---@field halved boolean The cost is halved: the whole way is multi-track.

---A movement by rail that is allowed.
---@class grognard.ocs.RailMoved.Fields
---@field base? integer The cost of the cargo without modification, in sixteenths of a point of Rail Cap.
---@field cost? integer The cost of the movement, in sixteenths of a point of Rail Cap.
---@field left? integer The Rail Cap left after it, in sixteenths of a point.
---@field hexes? integer The number of hexes that it enters.
---@field doubled? boolean The cost is doubled: the way enters a Trainbusting zone.
---@field halved? boolean The cost is halved: the whole way is multi-track.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailMoved.Fields
---@return grognard.ocs.RailMoved? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailMoved): grognard.ocs.RailMoved
function grognard.ocs.RailMoved(fields) end

---A hex that cargo may move to.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RailGoal: userdata
---@field hex grognard.Hex The hex.
---@field cost integer The least cost of moving there, in sixteenths of a point of Rail Cap.
---@field doubled boolean The cost is doubled: every way of that cost enters a Trainbusting zone.
---@field halved boolean The cost is halved: the whole way is multi-track.

---A hex that cargo may move to.
---@class grognard.ocs.RailGoal.Table
---@field hex grognard.Hex.Table The hex.
---@field cost integer The least cost of moving there, in sixteenths of a point of Rail Cap.
---@field doubled boolean The cost is doubled: every way of that cost enters a Trainbusting zone.
---@field halved boolean The cost is halved: the whole way is multi-track.

---A hex that cargo may move to.
---@class grognard.ocs.RailGoal.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field cost? integer The least cost of moving there, in sixteenths of a point of Rail Cap.
---@field doubled? boolean The cost is doubled: every way of that cost enters a Trainbusting zone.
---@field halved? boolean The cost is halved: the whole way is multi-track.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailGoal.Fields
---@return grognard.ocs.RailGoal? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailGoal): grognard.ocs.RailGoal
function grognard.ocs.RailGoal(fields) end

---A summary of the hexes that cargo may move to.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RailReached: userdata
---@field base integer The cost of the cargo without modification, in sixteenths of a point of Rail Cap.
---@field left integer The Rail Cap left before the movement, in sixteenths of a point.
---@field goals integer The number of hexes that it may move to.

---A summary of the hexes that cargo may move to.
---@class grognard.ocs.RailReached.Table
---@field base integer The cost of the cargo without modification, in sixteenths of a point of Rail Cap.
---@field left integer The Rail Cap left before the movement, in sixteenths of a point.
---@field goals integer The number of hexes that it may move to.

---A summary of the hexes that cargo may move to.
---@class grognard.ocs.RailReached.Fields
---@field base? integer The cost of the cargo without modification, in sixteenths of a point of Rail Cap.
---@field left? integer The Rail Cap left before the movement, in sixteenths of a point.
---@field goals? integer The number of hexes that it may move to.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailReached.Fields
---@return grognard.ocs.RailReached? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailReached): grognard.ocs.RailReached
function grognard.ocs.RailReached(fields) end

---A hex that a Rail Repair unit enters.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RailPace: userdata
---@field hex grognard.Hex The hex.
---@field leave boolean The unit enters without converting the railroad in the hex.

---A hex that a Rail Repair unit enters.
---@class grognard.ocs.RailPace.Table
---@field hex grognard.Hex.Table The hex.
---@field leave boolean The unit enters without converting the railroad in the hex.

---A hex that a Rail Repair unit enters.
---@class grognard.ocs.RailPace.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field leave? boolean The unit enters without converting the railroad in the hex.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailPace.Fields
---@return grognard.ocs.RailPace? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailPace): grognard.ocs.RailPace
function grognard.ocs.RailPace(fields) end

---A conversion that is allowed.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RailConverted: userdata
---@field ma_left integer Movement allowance left after it, in twelfths of a movement point.
---@field hexes integer The number of hexes converted.
---@field left integer The number of hexes that the unit may still convert in this phase.

---A conversion that is allowed.
---@class grognard.ocs.RailConverted.Table
---@field ma_left integer Movement allowance left after it, in twelfths of a movement point.
---@field hexes integer The number of hexes converted.
---@field left integer The number of hexes that the unit may still convert in this phase.

---A conversion that is allowed.
---@class grognard.ocs.RailConverted.Fields
---@field ma_left? integer Movement allowance left after it, in twelfths of a movement point.
---@field hexes? integer The number of hexes converted.
---@field left? integer The number of hexes that the unit may still convert in this phase.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailConverted.Fields
---@return grognard.ocs.RailConverted? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailConverted): grognard.ocs.RailConverted
function grognard.ocs.RailConverted(fields) end

---The source of trace supply.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RailTraced: userdata
---@field source grognard.Hex The supply source at the end of the way back.
---@field hexes integer The number of hexes of that way, without the first; an Extender's path counts as one.
---@field by_extender boolean The hex serves as an Extender's, not as one where trains stop.
---@field extended boolean The way uses an Extender.

---The source of trace supply.
---@class grognard.ocs.RailTraced.Table
---@field source grognard.Hex.Table The supply source at the end of the way back.
---@field hexes integer The number of hexes of that way, without the first; an Extender's path counts as one.
---@field by_extender boolean The hex serves as an Extender's, not as one where trains stop.
---@field extended boolean The way uses an Extender.

---The source of trace supply.
---@class grognard.ocs.RailTraced.Fields
---@field source? grognard.Hex|grognard.Hex.Fields The supply source at the end of the way back.
---@field hexes? integer The number of hexes of that way, without the first; an Extender's path counts as one.
---@field by_extender? boolean The hex serves as an Extender's, not as one where trains stop.
---@field extended? boolean The way uses an Extender.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RailTraced.Fields
---@return grognard.ocs.RailTraced? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RailTraced): grognard.ocs.RailTraced
function grognard.ocs.RailTraced(fields) end

---The throw range of a headquarters.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ThrowRange: userdata
---@field range integer The range in twelfths of a movement point; 0 for an ability without a range.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.

---The throw range of a headquarters.
---@class grognard.ocs.ThrowRange.Table
---@field range integer The range in twelfths of a movement point; 0 for an ability without a range.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.

---The throw range of a headquarters.
---@class grognard.ocs.ThrowRange.Fields
---@field range? integer The range in twelfths of a movement point; 0 for an ability without a range.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.ThrowRange.Fields
---@return grognard.ocs.ThrowRange? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ThrowRange): grognard.ocs.ThrowRange
function grognard.ocs.ThrowRange(fields) end

---The properties and abilities of a headquarters in its mode.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.HqAbilities: userdata
---@field range integer Throw range of the side that shows, in twelfths of a movement point; 0 if it cannot throw.
---@field strength integer Strength in points before the multiplier of its mode.
---@field re_quarters integer Size in quarters of an RE: 4.
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
---@class grognard.ocs.HqAbilities.Table
---@field range integer Throw range of the side that shows, in twelfths of a movement point; 0 if it cannot throw.
---@field strength integer Strength in points before the multiplier of its mode.
---@field re_quarters integer Size in quarters of an RE: 4.
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
---@field range? integer Throw range of the side that shows, in twelfths of a movement point; 0 if it cannot throw.
---@field strength? integer Strength in points before the multiplier of its mode.
---@field re_quarters? integer Size in quarters of an RE: 4.
---@field style? grognard.ocs.Style How its strength counts as printed: in parentheses, for defence only.
---@field mobility? grognard.ocs.Mobility The kind of the movement points of the throw range.
---@field rating? integer Action Rating, -1 or 0.
---@field can_throw? boolean It can throw supply.
---@field can_trace? boolean It can give trace supply to units within its throw range.
---@field can_rebuild? boolean It can rebuild units.
---@field can_engineer? boolean It can do engineer work.
---@field turns? boolean It must turn to Move Mode when it retreats.
---@field needs_supply? boolean It needs supply like any other combat unit.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.HqAbilities.Fields
---@return grognard.ocs.HqAbilities? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.HqAbilities): grognard.ocs.HqAbilities
function grognard.ocs.HqAbilities(fields) end

---A game's limit on the units that headquarters support (13.1d): these headquarters do not support those units.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ServiceLimit: userdata
---@field hq_formation integer Headquarters of this formation or command, numbered by the caller; 0 for any.
---@field unit_formation integer Units of this formation; 0 for any.
---@field hq_nationality integer Headquarters of this nationality; 255 for any.
---@field unit_nationality integer Units of this nationality; 255 for any.
---@field except_own boolean Units of the headquarters' own formation are supported all the same.

---A game's limit on the units that headquarters support (13.1d): these headquarters do not support those units.
---@class grognard.ocs.ServiceLimit.Table
---@field hq_formation integer Headquarters of this formation or command, numbered by the caller; 0 for any.
---@field unit_formation integer Units of this formation; 0 for any.
---@field hq_nationality integer Headquarters of this nationality; 255 for any.
---@field unit_nationality integer Units of this nationality; 255 for any.
---@field except_own boolean Units of the headquarters' own formation are supported all the same.

---A game's limit on the units that headquarters support (13.1d): these headquarters do not support those units.
---@class grognard.ocs.ServiceLimit.Fields
---@field hq_formation? integer Headquarters of this formation or command, numbered by the caller; 0 for any.
---@field unit_formation? integer Units of this formation; 0 for any.
---@field hq_nationality? integer Headquarters of this nationality; 255 for any.
---@field unit_nationality? integer Units of this nationality; 255 for any.
---@field except_own? boolean Units of the headquarters' own formation are supported all the same.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.ServiceLimit.Fields
---@return grognard.ocs.ServiceLimit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ServiceLimit): grognard.ocs.ServiceLimit
function grognard.ocs.ServiceLimit(fields) end

---The Combat Mode side of a counter.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.WhichSide: userdata
---@field second boolean The second side is the Combat Mode side; otherwise the first is.

---The Combat Mode side of a counter.
---@class grognard.ocs.WhichSide.Table
---@field second boolean The second side is the Combat Mode side; otherwise the first is.

---The Combat Mode side of a counter.
---@class grognard.ocs.WhichSide.Fields
---@field second? boolean The second side is the Combat Mode side; otherwise the first is.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.WhichSide.Fields
---@return grognard.ocs.WhichSide? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.WhichSide): grognard.ocs.WhichSide
function grognard.ocs.WhichSide(fields) end

---The strength and range of an artillery unit.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Gunnery: userdata
---@field strength integer Barrage strength in 1/11520 point.
---@field range integer Range in hexes, as printed on the side of the counter that shows.

---The strength and range of an artillery unit.
---@class grognard.ocs.Gunnery.Table
---@field strength integer Barrage strength in 1/11520 point.
---@field range integer Range in hexes, as printed on the side of the counter that shows.

---The strength and range of an artillery unit.
---@class grognard.ocs.Gunnery.Fields
---@field strength? integer Barrage strength in 1/11520 point.
---@field range? integer Range in hexes, as printed on the side of the counter that shows.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Gunnery.Fields
---@return grognard.ocs.Gunnery? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Gunnery): grognard.ocs.Gunnery
function grognard.ocs.Gunnery(fields) end

---A hex within reach of a throw.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ReachedHex: userdata
---@field hex grognard.Hex The hex.
---@field cost integer The cost of the path to it, in twelfths of a movement point.
---@field beside boolean The path ends in an adjacent hex and does not enter this one.

---A hex within reach of a throw.
---@class grognard.ocs.ReachedHex.Table
---@field hex grognard.Hex.Table The hex.
---@field cost integer The cost of the path to it, in twelfths of a movement point.
---@field beside boolean The path ends in an adjacent hex and does not enter this one.

---A hex within reach of a throw.
---@class grognard.ocs.ReachedHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field cost? integer The cost of the path to it, in twelfths of a movement point.
---@field beside? boolean The path ends in an adjacent hex and does not enter this one.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.ReachedHex.Fields
---@return grognard.ocs.ReachedHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ReachedHex): grognard.ocs.ReachedHex
function grognard.ocs.ReachedHex(fields) end

---A hex of a supply path.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.PathHex: userdata
---@field hex grognard.Hex The hex.
---@field cost integer The cost of the path up to the hex, in twelfths of a movement point.
---@field zone boolean The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores.
---@field bridged boolean The hex was entered over a bridge of engineers.

---A hex of a supply path.
---@class grognard.ocs.PathHex.Table
---@field hex grognard.Hex.Table The hex.
---@field cost integer The cost of the path up to the hex, in twelfths of a movement point.
---@field zone boolean The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores.
---@field bridged boolean The hex was entered over a bridge of engineers.

---A hex of a supply path.
---@class grognard.ocs.PathHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field cost? integer The cost of the path up to the hex, in twelfths of a movement point.
---@field zone? boolean The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores.
---@field bridged? boolean The hex was entered over a bridge of engineers.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.PathHex.Fields
---@return grognard.ocs.PathHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.PathHex): grognard.ocs.PathHex
function grognard.ocs.PathHex(fields) end

---A supply path.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Supplied: userdata
---@field cost integer The cost of the path, in twelfths of a movement point.
---@field range integer The range, in twelfths of a movement point.
---@field beside boolean The path ends in a hex adjacent to its target and does not enter the target.

---A supply path.
---@class grognard.ocs.Supplied.Table
---@field cost integer The cost of the path, in twelfths of a movement point.
---@field range integer The range, in twelfths of a movement point.
---@field beside boolean The path ends in a hex adjacent to its target and does not enter the target.

---A supply path.
---@class grognard.ocs.Supplied.Fields
---@field cost? integer The cost of the path, in twelfths of a movement point.
---@field range? integer The range, in twelfths of a movement point.
---@field beside? boolean The path ends in a hex adjacent to its target and does not enter the target.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Supplied.Fields
---@return grognard.ocs.Supplied? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Supplied): grognard.ocs.Supplied
function grognard.ocs.Supplied(fields) end

---A dump or loaded Transport Points within draw range.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.SourceRow: userdata
---@field unit integer The source, by its place in the board's list.
---@field amount integer The supply at the source, in T.
---@field cost integer The cost of the path to it, in twelfths of a movement point.
---@field beside boolean The path ends in a hex adjacent to the source.

---A dump or loaded Transport Points within draw range.
---@class grognard.ocs.SourceRow.Table
---@field unit integer The source, by its place in the board's list.
---@field amount integer The supply at the source, in T.
---@field cost integer The cost of the path to it, in twelfths of a movement point.
---@field beside boolean The path ends in a hex adjacent to the source.

---A dump or loaded Transport Points within draw range.
---@class grognard.ocs.SourceRow.Fields
---@field unit? integer The source, by its place in the board's list.
---@field amount? integer The supply at the source, in T.
---@field cost? integer The cost of the path to it, in twelfths of a movement point.
---@field beside? boolean The path ends in a hex adjacent to the source.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.SourceRow.Fields
---@return grognard.ocs.SourceRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SourceRow): grognard.ocs.SourceRow
function grognard.ocs.SourceRow(fields) end

---The supply that a unit can draw.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.SourceTotal: userdata
---@field amount integer The total, in T.

---The supply that a unit can draw.
---@class grognard.ocs.SourceTotal.Table
---@field amount integer The total, in T.

---The supply that a unit can draw.
---@class grognard.ocs.SourceTotal.Fields
---@field amount? integer The total, in T.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.SourceTotal.Fields
---@return grognard.ocs.SourceTotal? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SourceTotal): grognard.ocs.SourceTotal
function grognard.ocs.SourceTotal(fields) end

---Supply that a headquarters draws and throws.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Relayed: userdata
---@field draw grognard.ocs.Supplied The headquarters' draw.
---@field thrown grognard.ocs.Supplied The headquarters' throw.
---@field drawn_over integer The number of rows that belong to the draw; the rest belong to the throw.

---Supply that a headquarters draws and throws.
---@class grognard.ocs.Relayed.Table
---@field draw grognard.ocs.Supplied.Table The headquarters' draw.
---@field thrown grognard.ocs.Supplied.Table The headquarters' throw.
---@field drawn_over integer The number of rows that belong to the draw; the rest belong to the throw.

---Supply that a headquarters draws and throws.
---@class grognard.ocs.Relayed.Fields
---@field draw? grognard.ocs.Supplied|grognard.ocs.Supplied.Fields The headquarters' draw.
---@field thrown? grognard.ocs.Supplied|grognard.ocs.Supplied.Fields The headquarters' throw.
---@field drawn_over? integer The number of rows that belong to the draw; the rest belong to the throw.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Relayed.Fields
---@return grognard.ocs.Relayed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Relayed): grognard.ocs.Relayed
function grognard.ocs.Relayed(fields) end

---The cost of loading or unloading, and the state after it.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Handled: userdata
---@field cost integer The cost, in twelfths of a movement point.
---@field mp_left integer Movement left after it, in twelfths of a movement point.
---@field load integer The load after it, in T.
---@field mp integer The cost, in whole movement points.

---The cost of loading or unloading, and the state after it.
---@class grognard.ocs.Handled.Table
---@field cost integer The cost, in twelfths of a movement point.
---@field mp_left integer Movement left after it, in twelfths of a movement point.
---@field load integer The load after it, in T.
---@field mp integer The cost, in whole movement points.

---The cost of loading or unloading, and the state after it.
---@class grognard.ocs.Handled.Fields
---@field cost? integer The cost, in twelfths of a movement point.
---@field mp_left? integer Movement left after it, in twelfths of a movement point.
---@field load? integer The load after it, in T.
---@field mp? integer The cost, in whole movement points.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Handled.Fields
---@return grognard.ocs.Handled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Handled): grognard.ocs.Handled
function grognard.ocs.Handled(fields) end

---The capacity of Transport Points, and the display of their load.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Carried: userdata
---@field capacity integer The capacity, in T.
---@field free integer The capacity that is left, in T.
---@field tokens integer The supply to show by markers with the counter, in T; 0 on a full side.
---@field full boolean The counter shows its full side.

---The capacity of Transport Points, and the display of their load.
---@class grognard.ocs.Carried.Table
---@field capacity integer The capacity, in T.
---@field free integer The capacity that is left, in T.
---@field tokens integer The supply to show by markers with the counter, in T; 0 on a full side.
---@field full boolean The counter shows its full side.

---The capacity of Transport Points, and the display of their load.
---@class grognard.ocs.Carried.Fields
---@field capacity? integer The capacity, in T.
---@field free? integer The capacity that is left, in T.
---@field tokens? integer The supply to show by markers with the counter, in T; 0 on a full side.
---@field full? boolean The counter shows its full side.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Carried.Fields
---@return grognard.ocs.Carried? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Carried): grognard.ocs.Carried
function grognard.ocs.Carried(fields) end

---The movement that is left.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Paces: userdata
---@field allowance integer Movement allowance in the current mode and phase, in twelfths of a movement point.
---@field mp_left integer Movement left, in twelfths of a movement point.

---The movement that is left.
---@class grognard.ocs.Paces.Table
---@field allowance integer Movement allowance in the current mode and phase, in twelfths of a movement point.
---@field mp_left integer Movement left, in twelfths of a movement point.

---The movement that is left.
---@class grognard.ocs.Paces.Fields
---@field allowance? integer Movement allowance in the current mode and phase, in twelfths of a movement point.
---@field mp_left? integer Movement left, in twelfths of a movement point.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Paces.Fields
---@return grognard.ocs.Paces? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Paces): grognard.ocs.Paces
function grognard.ocs.Paces(fields) end

---The capacity that shipping takes.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Freight: userdata
---@field points integer Points of capacity, before modifications by the route.
---@field load integer The load included in that, in T.

---The capacity that shipping takes.
---@class grognard.ocs.Freight.Table
---@field points integer Points of capacity, before modifications by the route.
---@field load integer The load included in that, in T.

---The capacity that shipping takes.
---@class grognard.ocs.Freight.Fields
---@field points? integer Points of capacity, before modifications by the route.
---@field load? integer The load included in that, in T.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Freight.Fields
---@return grognard.ocs.Freight? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Freight): grognard.ocs.Freight
function grognard.ocs.Freight(fields) end

---The kinds of supply that a unit needs.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Needs: userdata
---@field fuel boolean The unit needs fuel to move.
---@field trace boolean The unit needs trace supply, or it goes Out of Supply.

---The kinds of supply that a unit needs.
---@class grognard.ocs.Needs.Table
---@field fuel boolean The unit needs fuel to move.
---@field trace boolean The unit needs trace supply, or it goes Out of Supply.

---The kinds of supply that a unit needs.
---@class grognard.ocs.Needs.Fields
---@field fuel? boolean The unit needs fuel to move.
---@field trace? boolean The unit needs trace supply, or it goes Out of Supply.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Needs.Fields
---@return grognard.ocs.Needs? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Needs): grognard.ocs.Needs
function grognard.ocs.Needs(fields) end

---The load that is left.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.LoadLeft: userdata
---@field load integer The load, in T.

---The load that is left.
---@class grognard.ocs.LoadLeft.Table
---@field load integer The load, in T.

---The load that is left.
---@class grognard.ocs.LoadLeft.Fields
---@field load? integer The load, in T.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.LoadLeft.Fields
---@return grognard.ocs.LoadLeft? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.LoadLeft): grognard.ocs.LoadLeft
function grognard.ocs.LoadLeft(fields) end

---The result of using internal stocks.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.StocksUsed: userdata
---@field wasted integer Supply on the map that does not suffice and is spent all the same, in T.
---@field stocks grognard.ocs.Stocks The internal stocks that are left.

---The result of using internal stocks.
---@class grognard.ocs.StocksUsed.Table
---@field wasted integer Supply on the map that does not suffice and is spent all the same, in T.
---@field stocks grognard.ocs.Stocks The internal stocks that are left.

---The result of using internal stocks.
---@class grognard.ocs.StocksUsed.Fields
---@field wasted? integer Supply on the map that does not suffice and is spent all the same, in T.
---@field stocks? grognard.ocs.Stocks The internal stocks that are left.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.StocksUsed.Fields
---@return grognard.ocs.StocksUsed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.StocksUsed): grognard.ocs.StocksUsed
function grognard.ocs.StocksUsed(fields) end

---The number of counters of a size that the game has left: its counter mix.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.CounterMix: userdata
---@field points integer The points on the counter.
---@field ready integer The number of counters available, without those that are to be combined or divided.
---@field kind? grognard.ocs.Kind The kind of counter.

---The number of counters of a size that the game has left: its counter mix.
---@class grognard.ocs.CounterMix.Table
---@field points integer The points on the counter.
---@field ready integer The number of counters available, without those that are to be combined or divided.
---@field kind? grognard.ocs.Kind The kind of counter.

---The number of counters of a size that the game has left: its counter mix.
---@class grognard.ocs.CounterMix.Fields
---@field points? integer The points on the counter.
---@field ready? integer The number of counters available, without those that are to be combined or divided.
---@field kind? grognard.ocs.Kind The kind of counter.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.CounterMix.Fields
---@return grognard.ocs.CounterMix? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CounterMix): grognard.ocs.CounterMix
function grognard.ocs.CounterMix(fields) end

---A counter that results from combining and dividing.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.NewCounter: userdata
---@field points integer The points on the counter.
---@field load integer The load, in T.
---@field mp_spent integer The movement that the counter counts as having spent, in twelfths of a movement point: the most that any part has spent.

---A counter that results from combining and dividing.
---@class grognard.ocs.NewCounter.Table
---@field points integer The points on the counter.
---@field load integer The load, in T.
---@field mp_spent integer The movement that the counter counts as having spent, in twelfths of a movement point: the most that any part has spent.

---A counter that results from combining and dividing.
---@class grognard.ocs.NewCounter.Fields
---@field points? integer The points on the counter.
---@field load? integer The load, in T.
---@field mp_spent? integer The movement that the counter counts as having spent, in twelfths of a movement point: the most that any part has spent.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.NewCounter.Fields
---@return grognard.ocs.NewCounter? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.NewCounter): grognard.ocs.NewCounter
function grognard.ocs.NewCounter(fields) end

---A summary of the counters that result.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.NewCounters: userdata
---@field counters integer The number of counters.
---@field points integer The sum of their points.
---@field load integer The sum of their loads, in T.

---A summary of the counters that result.
---@class grognard.ocs.NewCounters.Table
---@field counters integer The number of counters.
---@field points integer The sum of their points.
---@field load integer The sum of their loads, in T.

---A summary of the counters that result.
---@class grognard.ocs.NewCounters.Fields
---@field counters? integer The number of counters.
---@field points? integer The sum of their points.
---@field load? integer The sum of their loads, in T.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.NewCounters.Fields
---@return grognard.ocs.NewCounters? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.NewCounters): grognard.ocs.NewCounters
function grognard.ocs.NewCounters(fields) end

---The objects for which the capture table is rolled.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Prize: userdata
---@field dump integer Supply on the ground, in T.
---@field trucks integer Transport Points with a movement allowance above 10, in quarters of a point.
---@field truck_load integer The load of these, in T.
---@field wagons integer Transport Points with a movement allowance of up to 10, in quarters of a point.
---@field wagon_load integer The load of these, in T.
---@field dice integer The number of dice: one each for dumps, trucks and wagons where there are any, in this order.
---@field moves boolean Captured Transport Points may move at once.

---The objects for which the capture table is rolled.
---@class grognard.ocs.Prize.Table
---@field dump integer Supply on the ground, in T.
---@field trucks integer Transport Points with a movement allowance above 10, in quarters of a point.
---@field truck_load integer The load of these, in T.
---@field wagons integer Transport Points with a movement allowance of up to 10, in quarters of a point.
---@field wagon_load integer The load of these, in T.
---@field dice integer The number of dice: one each for dumps, trucks and wagons where there are any, in this order.
---@field moves boolean Captured Transport Points may move at once.

---The objects for which the capture table is rolled.
---@class grognard.ocs.Prize.Fields
---@field dump? integer Supply on the ground, in T.
---@field trucks? integer Transport Points with a movement allowance above 10, in quarters of a point.
---@field truck_load? integer The load of these, in T.
---@field wagons? integer Transport Points with a movement allowance of up to 10, in quarters of a point.
---@field wagon_load? integer The load of these, in T.
---@field dice? integer The number of dice: one each for dumps, trucks and wagons where there are any, in this order.
---@field moves? boolean Captured Transport Points may move at once.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Captured: userdata
---@field dump integer Supply on the ground, in T.
---@field trucks integer Transport Points with a movement allowance above 10, in quarters of a point.
---@field truck_load integer The captured load of these, in T.
---@field wagons integer Transport Points with a movement allowance of up to 10, in quarters of a point.
---@field wagon_load integer The captured load of these, in T.
---@field percent integer[] The percentages captured of dumps, trucks and wagons.
---@field moves boolean Captured Transport Points may move at once.

---The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is displaced.
---@class grognard.ocs.Captured.Table
---@field dump integer Supply on the ground, in T.
---@field trucks integer Transport Points with a movement allowance above 10, in quarters of a point.
---@field truck_load integer The captured load of these, in T.
---@field wagons integer Transport Points with a movement allowance of up to 10, in quarters of a point.
---@field wagon_load integer The captured load of these, in T.
---@field percent integer[] The percentages captured of dumps, trucks and wagons.
---@field moves boolean Captured Transport Points may move at once.

---The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is displaced.
---@class grognard.ocs.Captured.Fields
---@field dump? integer Supply on the ground, in T.
---@field trucks? integer Transport Points with a movement allowance above 10, in quarters of a point.
---@field truck_load? integer The captured load of these, in T.
---@field wagons? integer Transport Points with a movement allowance of up to 10, in quarters of a point.
---@field wagon_load? integer The captured load of these, in T.
---@field percent? integer[] The percentages captured of dumps, trucks and wagons.
---@field moves? boolean Captured Transport Points may move at once.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.CaptureDistribution: userdata
---@field denominator integer The number of cases, 6.
---@field dump integer[] Supply on the ground, in T.
---@field trucks integer[] Transport Points with a movement allowance above 10, in quarters of a point.
---@field truck_load integer[] The captured load of these, in T.
---@field wagons integer[] Transport Points with a movement allowance of up to 10, in quarters of a point.
---@field wagon_load integer[] The captured load of these, in T.

---The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled separately.
---@class grognard.ocs.CaptureDistribution.Table
---@field denominator integer The number of cases, 6.
---@field dump integer[] Supply on the ground, in T.
---@field trucks integer[] Transport Points with a movement allowance above 10, in quarters of a point.
---@field truck_load integer[] The captured load of these, in T.
---@field wagons integer[] Transport Points with a movement allowance of up to 10, in quarters of a point.
---@field wagon_load integer[] The captured load of these, in T.

---The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled separately.
---@class grognard.ocs.CaptureDistribution.Fields
---@field denominator? integer The number of cases, 6.
---@field dump? integer[] Supply on the ground, in T.
---@field trucks? integer[] Transport Points with a movement allowance above 10, in quarters of a point.
---@field truck_load? integer[] The captured load of these, in T.
---@field wagons? integer[] Transport Points with a movement allowance of up to 10, in quarters of a point.
---@field wagon_load? integer[] The captured load of these, in T.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.CaptureDistribution.Fields
---@return grognard.ocs.CaptureDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CaptureDistribution): grognard.ocs.CaptureDistribution
function grognard.ocs.CaptureDistribution(fields) end

---The result of a capture.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.CaptureSettled: userdata
---@field destroyed integer Supply that is destroyed, in T.
---@field supply integer Supply that is captured, in T.
---@field moves boolean Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase.

---The result of a capture.
---@class grognard.ocs.CaptureSettled.Table
---@field destroyed integer Supply that is destroyed, in T.
---@field supply integer Supply that is captured, in T.
---@field moves boolean Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase.

---The result of a capture.
---@class grognard.ocs.CaptureSettled.Fields
---@field destroyed? integer Supply that is destroyed, in T.
---@field supply? integer Supply that is captured, in T.
---@field moves? boolean Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.CaptureSettled.Fields
---@return grognard.ocs.CaptureSettled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CaptureSettled): grognard.ocs.CaptureSettled
function grognard.ocs.CaptureSettled(fields) end

---A way to pay for fuel.
---@alias grognard.ocs.FuelBy
---| "unit" # Each unit by itself: 1T, for the phase.
---| "formation" # A formation as a whole: 1 SP, until the next friendly Clean Up Phase.
---| "hq" # A headquarters with the independent units in its throw range: 1 SP, until the next friendly Clean Up Phase.
---| "none" # No fuel is needed.

---The fuel of one unit.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.FuelRow: userdata
---@field unit integer The unit.
---@field cost integer The supply that the unit pays by itself, in T.
---@field by? grognard.ocs.FuelBy The way in which it is paid for.
---@field fuelled boolean The unit is fuelled, or needs no fuel.
---@field lasts boolean The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.

---The fuel of one unit.
---@class grognard.ocs.FuelRow.Table
---@field unit integer The unit.
---@field cost integer The supply that the unit pays by itself, in T.
---@field by? grognard.ocs.FuelBy The way in which it is paid for.
---@field fuelled boolean The unit is fuelled, or needs no fuel.
---@field lasts boolean The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.

---The fuel of one unit.
---@class grognard.ocs.FuelRow.Fields
---@field unit? integer The unit.
---@field cost? integer The supply that the unit pays by itself, in T.
---@field by? grognard.ocs.FuelBy The way in which it is paid for.
---@field fuelled? boolean The unit is fuelled, or needs no fuel.
---@field lasts? boolean The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.FuelRow.Fields
---@return grognard.ocs.FuelRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FuelRow): grognard.ocs.FuelRow
function grognard.ocs.FuelRow(fields) end

---The cost of fuel.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.FuelBill: userdata
---@field cost integer The total cost, in T.
---@field by_unit integer The cost of fuelling the same units each by itself, in T.
---@field marker boolean The formation's marker shows its fuelled side (13.7).

---The cost of fuel.
---@class grognard.ocs.FuelBill.Table
---@field cost integer The total cost, in T.
---@field by_unit integer The cost of fuelling the same units each by itself, in T.
---@field marker boolean The formation's marker shows its fuelled side (13.7).

---The cost of fuel.
---@class grognard.ocs.FuelBill.Fields
---@field cost? integer The total cost, in T.
---@field by_unit? integer The cost of fuelling the same units each by itself, in T.
---@field marker? boolean The formation's marker shows its fuelled side (13.7).

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.FuelBill.Fields
---@return grognard.ocs.FuelBill? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FuelBill): grognard.ocs.FuelBill
function grognard.ocs.FuelBill(fields) end

---The effect of a legal marker on its stack.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.MarkerState: userdata
---@field reveal integer The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one; absent if there is none.
---@field zoc boolean A represented unit has a zone of control.

---The effect of a legal marker on its stack.
---@class grognard.ocs.MarkerState.Table
---@field reveal integer The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one; absent if there is none.
---@field zoc boolean A represented unit has a zone of control.

---The effect of a legal marker on its stack.
---@class grognard.ocs.MarkerState.Fields
---@field reveal? integer The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one; absent if there is none.
---@field zoc? boolean A represented unit has a zone of control.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.TraceRow: userdata
---@field unit integer The unit.
---@field traced grognard.ocs.Traced The result for the unit.

---The result for one unit.
---@class grognard.ocs.TraceRow.Table
---@field unit integer The unit.
---@field traced grognard.ocs.Traced The result for the unit.

---The result for one unit.
---@class grognard.ocs.TraceRow.Fields
---@field unit? integer The unit.
---@field traced? grognard.ocs.Traced The result for the unit.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.TraceRow.Fields
---@return grognard.ocs.TraceRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TraceRow): grognard.ocs.TraceRow
function grognard.ocs.TraceRow(fields) end

---The cost of a formation's trace.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.TraceBill: userdata
---@field cost integer The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up.
---@field cost_of_all integer The cost if every unit ate that may and does not trace, in T.
---@field source integer The source whose part traces for free; 0 for none.

---The cost of a formation's trace.
---@class grognard.ocs.TraceBill.Table
---@field cost integer The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up.
---@field cost_of_all integer The cost if every unit ate that may and does not trace, in T.
---@field source integer The source whose part traces for free; 0 for none.

---The cost of a formation's trace.
---@class grognard.ocs.TraceBill.Fields
---@field cost? integer The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up.
---@field cost_of_all? integer The cost if every unit ate that may and does not trace, in T.
---@field source? integer The source whose part traces for free; 0 for none.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.TraceBill.Fields
---@return grognard.ocs.TraceBill? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.TraceBill): grognard.ocs.TraceBill
function grognard.ocs.TraceBill(fields) end

---The cost of crossing a hexside.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Crossed: userdata
---@field cost integer The cost for the unit, in twelfths of a movement point: hex and hexside, or the road. 65534 for its whole movement allowance; 0 for an attack.
---@field unbridged integer The cost without engineers; 65535 if it would be prohibited.
---@field river grognard.ocs.Feature The river between the two hexes.
---@field bridged boolean A bridge of engineers changed the cost.
---@field own boolean The bridge is the unit's own, from before it lost its capability.

---The cost of crossing a hexside.
---@class grognard.ocs.Crossed.Table
---@field cost integer The cost for the unit, in twelfths of a movement point: hex and hexside, or the road. 65534 for its whole movement allowance; 0 for an attack.
---@field unbridged integer The cost without engineers; 65535 if it would be prohibited.
---@field river grognard.ocs.Feature The river between the two hexes.
---@field bridged boolean A bridge of engineers changed the cost.
---@field own boolean The bridge is the unit's own, from before it lost its capability.

---The cost of crossing a hexside.
---@class grognard.ocs.Crossed.Fields
---@field cost? integer The cost for the unit, in twelfths of a movement point: hex and hexside, or the road. 65534 for its whole movement allowance; 0 for an attack.
---@field unbridged? integer The cost without engineers; 65535 if it would be prohibited.
---@field river? grognard.ocs.Feature The river between the two hexes.
---@field bridged? boolean A bridge of engineers changed the cost.
---@field own? boolean The bridge is the unit's own, from before it lost its capability.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Crossed.Fields
---@return grognard.ocs.Crossed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Crossed): grognard.ocs.Crossed
function grognard.ocs.Crossed(fields) end

---The cost and result of construction.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Constructed: userdata
---@field cost integer The cost, in T.
---@field facility integer The facility, by its place in the board's list; absent for a new one.
---@field level integer The facility's level afterwards; 0 for an air strip and for a port.
---@field hits integer The port's hits afterwards.
---@field distance integer The distance from the unit to the hex, in hexes.
---@field as_engineer boolean The unit performs it as an engineer.

---The cost and result of construction.
---@class grognard.ocs.Constructed.Table
---@field cost integer The cost, in T.
---@field facility integer The facility, by its place in the board's list; absent for a new one.
---@field level integer The facility's level afterwards; 0 for an air strip and for a port.
---@field hits integer The port's hits afterwards.
---@field distance integer The distance from the unit to the hex, in hexes.
---@field as_engineer boolean The unit performs it as an engineer.

---The cost and result of construction.
---@class grognard.ocs.Constructed.Fields
---@field cost? integer The cost, in T.
---@field facility? integer The facility, by its place in the board's list; absent for a new one.
---@field level? integer The facility's level afterwards; 0 for an air strip and for a port.
---@field hits? integer The port's hits afterwards.
---@field distance? integer The distance from the unit to the hex, in hexes.
---@field as_engineer? boolean The unit performs it as an engineer.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Constructed.Fields
---@return grognard.ocs.Constructed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Constructed): grognard.ocs.Constructed
function grognard.ocs.Constructed(fields) end

---The extent of a side's zones.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ZoneCount: userdata
---@field hexes integer The number of hexes covered.
---@field units integer The number of the side's units with a zone of control.

---The extent of a side's zones.
---@class grognard.ocs.ZoneCount.Table
---@field hexes integer The number of hexes covered.
---@field units integer The number of the side's units with a zone of control.

---The extent of a side's zones.
---@class grognard.ocs.ZoneCount.Fields
---@field hexes? integer The number of hexes covered.
---@field units? integer The number of the side's units with a zone of control.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.ZoneCount.Fields
---@return grognard.ocs.ZoneCount? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ZoneCount): grognard.ocs.ZoneCount
function grognard.ocs.ZoneCount(fields) end

---A hex that a side covers.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ZoneHex: userdata
---@field hex grognard.Hex The hex.
---@field unit integer The first unit whose zone covers it, by its place in the board's list.
---@field rule integer The rule that gives that unit its zone.

---A hex that a side covers.
---@class grognard.ocs.ZoneHex.Table
---@field hex grognard.Hex.Table The hex.
---@field unit integer The first unit whose zone covers it, by its place in the board's list.
---@field rule integer The rule that gives that unit its zone.

---A hex that a side covers.
---@class grognard.ocs.ZoneHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field unit? integer The first unit whose zone covers it, by its place in the board's list.
---@field rule? integer The rule that gives that unit its zone.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.ZoneHex.Fields
---@return grognard.ocs.ZoneHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ZoneHex): grognard.ocs.ZoneHex
function grognard.ocs.ZoneHex(fields) end

---The basis of a decision about an action.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Leave: userdata
---@field covered_by integer The first enemy unit whose zone covers the hex; absent if there is none.
---@field negated_by integer The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in the phase.
---@field unbound boolean Zones of control do not restrict the action or the units.

---The basis of a decision about an action.
---@class grognard.ocs.Leave.Table
---@field covered_by integer The first enemy unit whose zone covers the hex; absent if there is none.
---@field negated_by integer The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in the phase.
---@field unbound boolean Zones of control do not restrict the action or the units.

---The basis of a decision about an action.
---@class grognard.ocs.Leave.Fields
---@field covered_by? integer The first enemy unit whose zone covers the hex; absent if there is none.
---@field negated_by? integer The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in the phase.
---@field unbound? boolean Zones of control do not restrict the action or the units.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Leave.Fields
---@return grognard.ocs.Leave? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Leave): grognard.ocs.Leave
function grognard.ocs.Leave(fields) end

---The role of a unit in the decision.
---@alias grognard.ocs.Part
---| "covers" # An enemy unit whose zone covers the hex.
---| "negates" # A friendly combat unit in the hex that negates the zone.
---| "moves_on" # A friendly combat unit in the hex that does not negate the zone because it spends movement points later in the phase.
---| "cannot_negate" # A friendly unit in the hex that does not negate the zone because it is cargo or not a combat unit.

---A unit with a role in the decision.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Witness: userdata
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
---@field part grognard.ocs.Part The role of the unit.

---A unit with a role in the decision.
---@class grognard.ocs.Witness.Table
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
---@field part grognard.ocs.Part The role of the unit.

---A unit with a role in the decision.
---@class grognard.ocs.Witness.Fields
---@field unit? integer The unit, by its place in the board's list.
---@field rule? integer The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
---@field part? grognard.ocs.Part The role of the unit.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Witness.Fields
---@return grognard.ocs.Witness? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Witness): grognard.ocs.Witness
function grognard.ocs.Witness(fields) end

---A hex that a stack enters.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Waypoint: userdata
---@field hex grognard.Hex The hex.
---@field overrun boolean The hex is entered by an overrun that leaves no defender in it.

---A hex that a stack enters.
---@class grognard.ocs.Waypoint.Table
---@field hex grognard.Hex.Table The hex.
---@field overrun boolean The hex is entered by an overrun that leaves no defender in it.

---A hex that a stack enters.
---@class grognard.ocs.Waypoint.Fields
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field overrun? boolean The hex is entered by an overrun that leaves no defender in it.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Waypoint.Fields
---@return grognard.ocs.Waypoint? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Waypoint): grognard.ocs.Waypoint
function grognard.ocs.Waypoint(fields) end

---A unit that a stack drops off.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.DropOff: userdata
---@field unit integer The unit, by its place in the board's list. It is one of the moving units.
---@field waypoint integer The hex of the path in which it stays.

---A unit that a stack drops off.
---@class grognard.ocs.DropOff.Table
---@field unit integer The unit, by its place in the board's list. It is one of the moving units.
---@field waypoint integer The hex of the path in which it stays.

---A unit that a stack drops off.
---@class grognard.ocs.DropOff.Fields
---@field unit integer The unit, by its place in the board's list. It is one of the moving units.
---@field waypoint integer The hex of the path in which it stays.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.DropOff.Fields
---@return grognard.ocs.DropOff? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.DropOff): grognard.ocs.DropOff
function grognard.ocs.DropOff(fields) end

---A hex of a path, after the stack has entered it and dropped off units.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Passage: userdata
---@field hex grognard.Hex The hex.
---@field covered_by integer The first enemy unit whose zone covers it, by its place in the board's list; absent if there is none.
---@field negated_by integer The first unit that negates the zone; absent if there is none. It may spend no movement points later in the phase (4.5b).
---@field going_on integer Units that go on from here, or arrive at the end of the path.
---@field trucks integer Units of Truck mobility among them.
---@field must_stop boolean The units of Truck mobility must end their movement here, or overrun.
---@field capture boolean The entry captures or destroys enemy units in the hex (9.14).
---@field rule integer The rule that lets them go on or stops them: 4.5a.A or 4.5b; absent if no zone matters.

---A hex of a path, after the stack has entered it and dropped off units.
---@class grognard.ocs.Passage.Table
---@field hex grognard.Hex.Table The hex.
---@field covered_by integer The first enemy unit whose zone covers it, by its place in the board's list; absent if there is none.
---@field negated_by integer The first unit that negates the zone; absent if there is none. It may spend no movement points later in the phase (4.5b).
---@field going_on integer Units that go on from here, or arrive at the end of the path.
---@field trucks integer Units of Truck mobility among them.
---@field must_stop boolean The units of Truck mobility must end their movement here, or overrun.
---@field capture boolean The entry captures or destroys enemy units in the hex (9.14).
---@field rule integer The rule that lets them go on or stops them: 4.5a.A or 4.5b; absent if no zone matters.

---A hex of a path, after the stack has entered it and dropped off units.
---@class grognard.ocs.Passage.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field covered_by? integer The first enemy unit whose zone covers it, by its place in the board's list; absent if there is none.
---@field negated_by? integer The first unit that negates the zone; absent if there is none. It may spend no movement points later in the phase (4.5b).
---@field going_on? integer Units that go on from here, or arrive at the end of the path.
---@field trucks? integer Units of Truck mobility among them.
---@field must_stop? boolean The units of Truck mobility must end their movement here, or overrun.
---@field capture? boolean The entry captures or destroys enemy units in the hex (9.14).
---@field rule? integer The rule that lets them go on or stops them: 4.5a.A or 4.5b; absent if no zone matters.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Passage.Fields
---@return grognard.ocs.Passage? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Passage): grognard.ocs.Passage
function grognard.ocs.Passage(fields) end

---A summary of a path.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Arrival: userdata
---@field zones integer Hexes of the path in an enemy zone of control.
---@field negated integer Hexes of the path in which a zone is negated.
---@field units integer The units that arrive at the end of the path.
---@field stopped boolean The units of Truck mobility among them can go further in this phase by an overrun only.

---A summary of a path.
---@class grognard.ocs.Arrival.Table
---@field zones integer Hexes of the path in an enemy zone of control.
---@field negated integer Hexes of the path in which a zone is negated.
---@field units integer The units that arrive at the end of the path.
---@field stopped boolean The units of Truck mobility among them can go further in this phase by an overrun only.

---A summary of a path.
---@class grognard.ocs.Arrival.Fields
---@field zones? integer Hexes of the path in an enemy zone of control.
---@field negated? integer Hexes of the path in which a zone is negated.
---@field units? integer The units that arrive at the end of the path.
---@field stopped? boolean The units of Truck mobility among them can go further in this phase by an overrun only.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Arrival.Fields
---@return grognard.ocs.Arrival? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Arrival): grognard.ocs.Arrival
function grognard.ocs.Arrival(fields) end

---The number of zones that a retreat enters.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Entered: userdata
---@field zones integer Hexes of the path in an enemy zone of control.

---The number of zones that a retreat enters.
---@class grognard.ocs.Entered.Table
---@field zones integer Hexes of the path in an enemy zone of control.

---The number of zones that a retreat enters.
---@class grognard.ocs.Entered.Fields
---@field zones? integer Hexes of the path in an enemy zone of control.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Entered.Fields
---@return grognard.ocs.Entered? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Entered): grognard.ocs.Entered
function grognard.ocs.Entered(fields) end

---A row of a game's Variable Replacement Table.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ReplRow: userdata
---@field low integer The lowest roll of the row.
---@field high integer The highest roll of the row.
---@field eq integer Equipment replacements (Eq) that arrive.
---@field pax integer Personnel replacements (Pax) that arrive.

---A row of a game's Variable Replacement Table.
---@class grognard.ocs.ReplRow.Table
---@field low integer The lowest roll of the row.
---@field high integer The highest roll of the row.
---@field eq integer Equipment replacements (Eq) that arrive.
---@field pax integer Personnel replacements (Pax) that arrive.

---A row of a game's Variable Replacement Table.
---@class grognard.ocs.ReplRow.Fields
---@field low? integer The lowest roll of the row.
---@field high? integer The highest roll of the row.
---@field eq? integer Equipment replacements (Eq) that arrive.
---@field pax? integer Personnel replacements (Pax) that arrive.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.ReplRow.Fields
---@return grognard.ocs.ReplRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ReplRow): grognard.ocs.ReplRow
function grognard.ocs.ReplRow(fields) end

---Replacements that arrive by a roll, in addition to the turn's other reinforcements.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ReplsRolled: userdata
---@field roll integer The modified roll.
---@field eq integer Equipment replacements (Eq) that arrive.
---@field pax integer Personnel replacements (Pax) that arrive.

---Replacements that arrive by a roll, in addition to the turn's other reinforcements.
---@class grognard.ocs.ReplsRolled.Table
---@field roll integer The modified roll.
---@field eq integer Equipment replacements (Eq) that arrive.
---@field pax integer Personnel replacements (Pax) that arrive.

---Replacements that arrive by a roll, in addition to the turn's other reinforcements.
---@class grognard.ocs.ReplsRolled.Fields
---@field roll? integer The modified roll.
---@field eq? integer Equipment replacements (Eq) that arrive.
---@field pax? integer Personnel replacements (Pax) that arrive.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.ReplsRolled.Fields
---@return grognard.ocs.ReplsRolled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ReplsRolled): grognard.ocs.ReplsRolled
function grognard.ocs.ReplsRolled(fields) end

---A hex with replacements.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RebuildSite: userdata
---@field hex grognard.Hex The hex.
---@field eq integer Equipment replacements (Eq) in Move Mode.
---@field pax integer Personnel replacements (Pax) in Move Mode.
---@field others integer Replacements in another mode, which cannot be used.
---@field hq integer The headquarters in range, by its place in the board's list; absent if there is none.
---@field usable boolean Units may be rebuilt in this hex.
---@field enemy_zone boolean The hex is in an enemy zone of control.

---A hex with replacements.
---@class grognard.ocs.RebuildSite.Table
---@field hex grognard.Hex.Table The hex.
---@field eq integer Equipment replacements (Eq) in Move Mode.
---@field pax integer Personnel replacements (Pax) in Move Mode.
---@field others integer Replacements in another mode, which cannot be used.
---@field hq integer The headquarters in range, by its place in the board's list; absent if there is none.
---@field usable boolean Units may be rebuilt in this hex.
---@field enemy_zone boolean The hex is in an enemy zone of control.

---A hex with replacements.
---@class grognard.ocs.RebuildSite.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field eq? integer Equipment replacements (Eq) in Move Mode.
---@field pax? integer Personnel replacements (Pax) in Move Mode.
---@field others? integer Replacements in another mode, which cannot be used.
---@field hq? integer The headquarters in range, by its place in the board's list; absent if there is none.
---@field usable? boolean Units may be rebuilt in this hex.
---@field enemy_zone? boolean The hex is in an enemy zone of control.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RebuildSite.Fields
---@return grognard.ocs.RebuildSite? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RebuildSite): grognard.ocs.RebuildSite
function grognard.ocs.RebuildSite(fields) end

---The number of hexes where a side could rebuild.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RebuildSitesFound: userdata
---@field usable integer Hexes where units may be rebuilt.

---The number of hexes where a side could rebuild.
---@class grognard.ocs.RebuildSitesFound.Table
---@field usable integer Hexes where units may be rebuilt.

---The number of hexes where a side could rebuild.
---@class grognard.ocs.RebuildSitesFound.Fields
---@field usable? integer Hexes where units may be rebuilt.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RebuildRow: userdata
---@field kind? grognard.ocs.Kind The kind of unit, if `only_kind`.
---@field arm? grognard.ocs.Arm The colour of the symbol box, if `only_arm`.
---@field size? grognard.ocs.Size The size, if `only_size`.
---@field nationality integer The nation, if `only_nationality`.
---@field only_kind boolean The row applies to that kind only.
---@field only_arm boolean The row applies to that colour only.
---@field only_size boolean The row applies to that size only.
---@field only_nationality boolean The row applies to that nation only.
---@field eq integer Equipment replacements (Eq) that a step costs. A step costs at least one Eq or Pax.
---@field pax integer Personnel replacements (Pax) that a step costs.
---@field two_for_one boolean Very small units: the cost of one rebuilds two (13.5d).
---@field generics boolean The row also applies to Breakdown units and other generic ones. Replaces 13.5b.

---A row of a game's Rebuild Table: the units that it applies to, and the replacements that one of their steps costs. A row without a restriction applies to every unit.
---@class grognard.ocs.RebuildRow.Table
---@field kind? grognard.ocs.Kind The kind of unit, if `only_kind`.
---@field arm? grognard.ocs.Arm The colour of the symbol box, if `only_arm`.
---@field size? grognard.ocs.Size The size, if `only_size`.
---@field nationality integer The nation, if `only_nationality`.
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
---@field kind? grognard.ocs.Kind The kind of unit, if `only_kind`.
---@field arm? grognard.ocs.Arm The colour of the symbol box, if `only_arm`.
---@field size? grognard.ocs.Size The size, if `only_size`.
---@field nationality? integer The nation, if `only_nationality`.
---@field only_kind? boolean The row applies to that kind only.
---@field only_arm? boolean The row applies to that colour only.
---@field only_size? boolean The row applies to that size only.
---@field only_nationality? boolean The row applies to that nation only.
---@field eq? integer Equipment replacements (Eq) that a step costs. A step costs at least one Eq or Pax.
---@field pax? integer Personnel replacements (Pax) that a step costs.
---@field two_for_one? boolean Very small units: the cost of one rebuilds two (13.5d).
---@field generics? boolean The row also applies to Breakdown units and other generic ones. Replaces 13.5b.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RebuildRow.Fields
---@return grognard.ocs.RebuildRow? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RebuildRow): grognard.ocs.RebuildRow
function grognard.ocs.RebuildRow(fields) end

---An order to rebuild a unit.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RebuildOrder: userdata
---@field unit grognard.ocs.Unit The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is placed. The `amount` of trucks is the number of points to rebuild.
---@field base grognard.Hex For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field steps integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
---@field row integer The row of the Rebuild Table that applies, counted from 1; 0 for the first row that fits the unit.
---@field dead boolean The unit comes from the Dead Pile.
---@field generic boolean The unit is a Breakdown unit or another generic one.

---An order to rebuild a unit.
---@class grognard.ocs.RebuildOrder.Table
---@field unit grognard.ocs.Unit.Table The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is placed. The `amount` of trucks is the number of points to rebuild.
---@field base grognard.Hex.Table For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field steps integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
---@field row integer The row of the Rebuild Table that applies, counted from 1; 0 for the first row that fits the unit.
---@field dead boolean The unit comes from the Dead Pile.
---@field generic boolean The unit is a Breakdown unit or another generic one.

---An order to rebuild a unit.
---@class grognard.ocs.RebuildOrder.Fields
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is placed. The `amount` of trucks is the number of points to rebuild.
---@field base? grognard.Hex|grognard.Hex.Fields For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field steps? integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
---@field row? integer The row of the Rebuild Table that applies, counted from 1; 0 for the first row that fits the unit.
---@field dead? boolean The unit comes from the Dead Pile.
---@field generic? boolean The unit is a Breakdown unit or another generic one.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RebuildOrder.Fields
---@return grognard.ocs.RebuildOrder? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RebuildOrder): grognard.ocs.RebuildOrder
function grognard.ocs.RebuildOrder(fields) end

---A rebuilding that is allowed.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Rebuilt: userdata
---@field hex grognard.Hex The hex of the replacements.
---@field eq integer Equipment replacements (Eq) used up.
---@field pax integer Personnel replacements (Pax) used up.
---@field hq integer The headquarters, by its place in the board's list.

---A rebuilding that is allowed.
---@class grognard.ocs.Rebuilt.Table
---@field hex grognard.Hex.Table The hex of the replacements.
---@field eq integer Equipment replacements (Eq) used up.
---@field pax integer Personnel replacements (Pax) used up.
---@field hq integer The headquarters, by its place in the board's list.

---A rebuilding that is allowed.
---@class grognard.ocs.Rebuilt.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex of the replacements.
---@field eq? integer Equipment replacements (Eq) used up.
---@field pax? integer Personnel replacements (Pax) used up.
---@field hq? integer The headquarters, by its place in the board's list.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Rebuilt.Fields
---@return grognard.ocs.Rebuilt? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Rebuilt): grognard.ocs.Rebuilt
function grognard.ocs.Rebuilt(fields) end

---An arrival that is allowed.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Arrived: userdata
---@field re_quarters integer Size of the side's combat units in the hex after it, in quarters of an RE; 0 in a box off the map, where it does not count.
---@field capacity_left integer The capacity left to the port, in T; 0 if none is used.
---@field overstacked boolean The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends (4.8a).
---@field enemy_zone boolean The hex is in an enemy zone of control.

---An arrival that is allowed.
---@class grognard.ocs.Arrived.Table
---@field re_quarters integer Size of the side's combat units in the hex after it, in quarters of an RE; 0 in a box off the map, where it does not count.
---@field capacity_left integer The capacity left to the port, in T; 0 if none is used.
---@field overstacked boolean The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends (4.8a).
---@field enemy_zone boolean The hex is in an enemy zone of control.

---An arrival that is allowed.
---@class grognard.ocs.Arrived.Fields
---@field re_quarters? integer Size of the side's combat units in the hex after it, in quarters of an RE; 0 in a box off the map, where it does not count.
---@field capacity_left? integer The capacity left to the port, in T; 0 if none is used.
---@field overstacked? boolean The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends (4.8a).
---@field enemy_zone? boolean The hex is in an enemy zone of control.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Arrived.Fields
---@return grognard.ocs.Arrived? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Arrived): grognard.ocs.Arrived
function grognard.ocs.Arrived(fields) end

---A hex where reinforcements may arrive.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ArrivalPlace: userdata
---@field hex grognard.Hex The hex.
---@field capacity_left integer The capacity left to the port after the arrival, in T.
---@field overstacked boolean The hex holds more than 10 RE after the arrival.
---@field enemy_zone boolean The hex is in an enemy zone of control.

---A hex where reinforcements may arrive.
---@class grognard.ocs.ArrivalPlace.Table
---@field hex grognard.Hex.Table The hex.
---@field capacity_left integer The capacity left to the port after the arrival, in T.
---@field overstacked boolean The hex holds more than 10 RE after the arrival.
---@field enemy_zone boolean The hex is in an enemy zone of control.

---A hex where reinforcements may arrive.
---@class grognard.ocs.ArrivalPlace.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field capacity_left? integer The capacity left to the port after the arrival, in T.
---@field overstacked? boolean The hex holds more than 10 RE after the arrival.
---@field enemy_zone? boolean The hex is in an enemy zone of control.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.ArrivalPlace.Fields
---@return grognard.ocs.ArrivalPlace? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ArrivalPlace): grognard.ocs.ArrivalPlace
function grognard.ocs.ArrivalPlace(fields) end

---A summary of the hexes where reinforcements may arrive.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.ArrivalPlacesFound: userdata
---@field places integer The number of hexes.
---@field displaced boolean Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block.

---A summary of the hexes where reinforcements may arrive.
---@class grognard.ocs.ArrivalPlacesFound.Table
---@field places integer The number of hexes.
---@field displaced boolean Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block.

---A summary of the hexes where reinforcements may arrive.
---@class grognard.ocs.ArrivalPlacesFound.Fields
---@field places? integer The number of hexes.
---@field displaced? boolean Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Consolidated: userdata
---@field formation integer The formation of the unit afterwards; 0 for none.
---@field kind grognard.ocs.Consolidation The kind of consolidation.
---@field steps integer Steps that the unit regains.
---@field wasted integer Steps of the other unit that are lost.

---A consolidation that is allowed.
---@class grognard.ocs.Consolidated.Table
---@field formation integer The formation of the unit afterwards; 0 for none.
---@field kind grognard.ocs.Consolidation The kind of consolidation.
---@field steps integer Steps that the unit regains.
---@field wasted integer Steps of the other unit that are lost.

---A consolidation that is allowed.
---@class grognard.ocs.Consolidated.Fields
---@field formation? integer The formation of the unit afterwards; 0 for none.
---@field kind? grognard.ocs.Consolidation The kind of consolidation.
---@field steps? integer Steps that the unit regains.
---@field wasted? integer Steps of the other unit that are lost.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Consolidated.Fields
---@return grognard.ocs.Consolidated? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Consolidated): grognard.ocs.Consolidated
function grognard.ocs.Consolidated(fields) end

---The size of cargo.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.CargoSize: userdata
---@field eighths integer The total size in eighths of an RE: 8 are 1 RE or 1 SP, 2 are 1T.
---@field cost_sixteenths integer The total cost in sixteenths of a point of capacity: twice the eighths, doubled or halved as the way requires.
---@field used_sixteenths integer The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
---@field all_fit boolean All of it fits.

---The size of cargo.
---@class grognard.ocs.CargoSize.Table
---@field eighths integer The total size in eighths of an RE: 8 are 1 RE or 1 SP, 2 are 1T.
---@field cost_sixteenths integer The total cost in sixteenths of a point of capacity: twice the eighths, doubled or halved as the way requires.
---@field used_sixteenths integer The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
---@field all_fit boolean All of it fits.

---The size of cargo.
---@class grognard.ocs.CargoSize.Fields
---@field eighths? integer The total size in eighths of an RE: 8 are 1 RE or 1 SP, 2 are 1T.
---@field cost_sixteenths? integer The total cost in sixteenths of a point of capacity: twice the eighths, doubled or halved as the way requires.
---@field used_sixteenths? integer The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
---@field all_fit? boolean All of it fits.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.CargoSize.Fields
---@return grognard.ocs.CargoSize? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CargoSize): grognard.ocs.CargoSize
function grognard.ocs.CargoSize(fields) end

---The size of an item of cargo.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.CargoItem: userdata
---@field eighths integer The size in eighths of an RE; 0 for an item that is not carried.
---@field cost_sixteenths integer The cost, in sixteenths of a point of capacity.
---@field fits integer How much of it fits: of supply in T, of Transport Points all points or none, of a unit 1 or 0.
---@field rule integer The rule that gives its size, or by which it is not carried.
---@field carried boolean The item is carried.

---The size of an item of cargo.
---@class grognard.ocs.CargoItem.Table
---@field eighths integer The size in eighths of an RE; 0 for an item that is not carried.
---@field cost_sixteenths integer The cost, in sixteenths of a point of capacity.
---@field fits integer How much of it fits: of supply in T, of Transport Points all points or none, of a unit 1 or 0.
---@field rule integer The rule that gives its size, or by which it is not carried.
---@field carried boolean The item is carried.

---The size of an item of cargo.
---@class grognard.ocs.CargoItem.Fields
---@field eighths? integer The size in eighths of an RE; 0 for an item that is not carried.
---@field cost_sixteenths? integer The cost, in sixteenths of a point of capacity.
---@field fits? integer How much of it fits: of supply in T, of Transport Points all points or none, of a unit 1 or 0.
---@field rule? integer The rule that gives its size, or by which it is not carried.
---@field carried? boolean The item is carried.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.CargoItem.Fields
---@return grognard.ocs.CargoItem? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CargoItem): grognard.ocs.CargoItem
function grognard.ocs.CargoItem(fields) end

---The movement of a unit in addition to its transport.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Passenger: userdata
---@field unit integer The unit.
---@field mp_after integer Movement that it may still spend in the phase after the transport, in twelfths of a movement point; 0 if it may not be transported.
---@field rule integer A rule by which it may not be transported; absent if it may.
---@field carried boolean The unit may be transported.

---The movement of a unit in addition to its transport.
---@class grognard.ocs.Passenger.Table
---@field unit integer The unit.
---@field mp_after integer Movement that it may still spend in the phase after the transport, in twelfths of a movement point; 0 if it may not be transported.
---@field rule integer A rule by which it may not be transported; absent if it may.
---@field carried boolean The unit may be transported.

---The movement of a unit in addition to its transport.
---@class grognard.ocs.Passenger.Fields
---@field unit? integer The unit.
---@field mp_after? integer Movement that it may still spend in the phase after the transport, in twelfths of a movement point; 0 if it may not be transported.
---@field rule? integer A rule by which it may not be transported; absent if it may.
---@field carried? boolean The unit may be transported.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Passenger.Fields
---@return grognard.ocs.Passenger? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Passenger): grognard.ocs.Passenger
function grognard.ocs.Passenger(fields) end

---The movement that is left.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.MovementLeft: userdata
---@field mp_left integer Movement left after it, in twelfths of a movement point.

---The movement that is left.
---@class grognard.ocs.MovementLeft.Table
---@field mp_left integer Movement left after it, in twelfths of a movement point.

---The movement that is left.
---@class grognard.ocs.MovementLeft.Fields
---@field mp_left? integer Movement left after it, in twelfths of a movement point.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.MovementLeft.Fields
---@return grognard.ocs.MovementLeft? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.MovementLeft): grognard.ocs.MovementLeft
function grognard.ocs.MovementLeft(fields) end

---The size of a stack.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.StackSize: userdata
---@field re_quarters integer Size of its combat units, in quarters of an RE.
---@field over_quarters integer The excess over 10 RE, in quarters of an RE; 0 in a box off the map, which holds any number.
---@field combat_units integer The number of its combat units.
---@field ports integer Ports in the hex, of any side.
---@field air_bases integer Air bases in the hex, of any side.
---@field hedgehogs integer Hedgehogs in the hex, of any side.
---@field off_map boolean The hex is a box off the map.
---@field mixed boolean Its combat units are of more than one nation.

---The size of a stack.
---@class grognard.ocs.StackSize.Table
---@field re_quarters integer Size of its combat units, in quarters of an RE.
---@field over_quarters integer The excess over 10 RE, in quarters of an RE; 0 in a box off the map, which holds any number.
---@field combat_units integer The number of its combat units.
---@field ports integer Ports in the hex, of any side.
---@field air_bases integer Air bases in the hex, of any side.
---@field hedgehogs integer Hedgehogs in the hex, of any side.
---@field off_map boolean The hex is a box off the map.
---@field mixed boolean Its combat units are of more than one nation.

---The size of a stack.
---@class grognard.ocs.StackSize.Fields
---@field re_quarters? integer Size of its combat units, in quarters of an RE.
---@field over_quarters? integer The excess over 10 RE, in quarters of an RE; 0 in a box off the map, which holds any number.
---@field combat_units? integer The number of its combat units.
---@field ports? integer Ports in the hex, of any side.
---@field air_bases? integer Air bases in the hex, of any side.
---@field hedgehogs? integer Hedgehogs in the hex, of any side.
---@field off_map? boolean The hex is a box off the map.
---@field mixed? boolean Its combat units are of more than one nation.

---Reads a record once; accepted wherever its table is.
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

---A hex that holds too much.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Overstacked: userdata
---@field hex grognard.Hex The hex.
---@field amount integer The amount in the hex: quarters of an RE, or facilities; 0 for nations.
---@field over integer The excess, in the same unit.
---@field rule integer The rule that limits it: 4.8a for combat units, otherwise 4.8.
---@field side integer The side of the combat units; for facilities, the side of the top unit in the hex.
---@field what grognard.ocs.Excess What the hex holds too much of.

---A hex that holds too much.
---@class grognard.ocs.Overstacked.Table
---@field hex grognard.Hex.Table The hex.
---@field amount integer The amount in the hex: quarters of an RE, or facilities; 0 for nations.
---@field over integer The excess, in the same unit.
---@field rule integer The rule that limits it: 4.8a for combat units, otherwise 4.8.
---@field side integer The side of the combat units; for facilities, the side of the top unit in the hex.
---@field what grognard.ocs.Excess What the hex holds too much of.

---A hex that holds too much.
---@class grognard.ocs.Overstacked.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field amount? integer The amount in the hex: quarters of an RE, or facilities; 0 for nations.
---@field over? integer The excess, in the same unit.
---@field rule? integer The rule that limits it: 4.8a for combat units, otherwise 4.8.
---@field side? integer The side of the combat units; for facilities, the side of the top unit in the hex.
---@field what? grognard.ocs.Excess What the hex holds too much of.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Overstacked.Fields
---@return grognard.ocs.Overstacked? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Overstacked): grognard.ocs.Overstacked
function grognard.ocs.Overstacked(fields) end

---The number of hexes that hold too much.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.OverstackedCount: userdata
---@field found integer The number of rows.

---The number of hexes that hold too much.
---@class grognard.ocs.OverstackedCount.Table
---@field found integer The number of rows.

---The number of hexes that hold too much.
---@class grognard.ocs.OverstackedCount.Fields
---@field found? integer The number of rows.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.OverstackedCount.Fields
---@return grognard.ocs.OverstackedCount? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.OverstackedCount): grognard.ocs.OverstackedCount
function grognard.ocs.OverstackedCount(fields) end

---What a side owes for an overstacked hex.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Surplus: userdata
---@field re_quarters integer Size of the side's combat units, in quarters of an RE.
---@field over_quarters integer The least size to be eliminated, in quarters of an RE; 0 if nothing is owed.

---What a side owes for an overstacked hex.
---@class grognard.ocs.Surplus.Table
---@field re_quarters integer Size of the side's combat units, in quarters of an RE.
---@field over_quarters integer The least size to be eliminated, in quarters of an RE; 0 if nothing is owed.

---What a side owes for an overstacked hex.
---@class grognard.ocs.Surplus.Fields
---@field re_quarters? integer Size of the side's combat units, in quarters of an RE.
---@field over_quarters? integer The least size to be eliminated, in quarters of an RE; 0 if nothing is owed.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Surplus.Fields
---@return grognard.ocs.Surplus? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Surplus): grognard.ocs.Surplus
function grognard.ocs.Surplus(fields) end

---Units of one size among which the owner may choose.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.SurplusChoice: userdata
---@field re_quarters integer The size of each, in quarters of an RE.
---@field units integer The number of units of this size.
---@field most integer The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice.
---@field alone integer The number of units of this size that suffice alone; 0 if they do not.

---Units of one size among which the owner may choose.
---@class grognard.ocs.SurplusChoice.Table
---@field re_quarters integer The size of each, in quarters of an RE.
---@field units integer The number of units of this size.
---@field most integer The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice.
---@field alone integer The number of units of this size that suffice alone; 0 if they do not.

---Units of one size among which the owner may choose.
---@class grognard.ocs.SurplusChoice.Fields
---@field re_quarters? integer The size of each, in quarters of an RE.
---@field units? integer The number of units of this size.
---@field most? integer The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice.
---@field alone? integer The number of units of this size that suffice alone; 0 if they do not.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.SurplusChoice.Fields
---@return grognard.ocs.SurplusChoice? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SurplusChoice): grognard.ocs.SurplusChoice
function grognard.ocs.SurplusChoice(fields) end

---The stack after the elimination.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Thinned: userdata
---@field re_quarters integer Size of its combat units, in quarters of an RE.

---The stack after the elimination.
---@class grognard.ocs.Thinned.Table
---@field re_quarters integer Size of its combat units, in quarters of an RE.

---The stack after the elimination.
---@class grognard.ocs.Thinned.Fields
---@field re_quarters? integer Size of its combat units, in quarters of an RE.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Thinned.Fields
---@return grognard.ocs.Thinned? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Thinned): grognard.ocs.Thinned
function grognard.ocs.Thinned(fields) end

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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Counter: userdata
---@field unit integer The unit, by its place in the board's list; ignored for a marker.
---@field what grognard.ocs.Piece The kind of counter.
---@field amount integer The number of steps on a marker of lost steps.

---A counter in a stack.
---@class grognard.ocs.Counter.Table
---@field unit integer The unit, by its place in the board's list; ignored for a marker.
---@field what grognard.ocs.Piece The kind of counter.
---@field amount integer The number of steps on a marker of lost steps.

---A counter in a stack.
---@class grognard.ocs.Counter.Fields
---@field unit? integer The unit, by its place in the board's list; ignored for a marker.
---@field what? grognard.ocs.Piece The kind of counter.
---@field amount? integer The number of steps on a marker of lost steps.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Counter.Fields
---@return grognard.ocs.Counter? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Counter): grognard.ocs.Counter
function grognard.ocs.Counter(fields) end

---A fault in the order of a stack.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.OrderFault: userdata
---@field at integer The place in the stack, from the top.
---@field unit integer The unit at that place, by its place in the board's list; absent for a marker.
---@field rule integer The rule that is broken.

---A fault in the order of a stack.
---@class grognard.ocs.OrderFault.Table
---@field at integer The place in the stack, from the top.
---@field unit integer The unit at that place, by its place in the board's list; absent for a marker.
---@field rule integer The rule that is broken.

---A fault in the order of a stack.
---@class grognard.ocs.OrderFault.Fields
---@field at? integer The place in the stack, from the top.
---@field unit? integer The unit at that place, by its place in the board's list; absent for a marker.
---@field rule? integer The rule that is broken.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Sighting: userdata
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that shows it.
---@field seen grognard.ocs.SeenAs The reason why it is seen.
---@field mode? grognard.ocs.Mode The mode shown by its markers and counter.
---@field shows? grognard.ocs.Orientation The side of its counter that shows.
---@field out_of_supply boolean It is marked Out of Supply.
---@field stocks_hidden boolean The player may not know its internal stocks.
---@field steps_hidden boolean The player may not know its lost steps.

---An enemy unit that a player sees.
---@class grognard.ocs.Sighting.Table
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that shows it.
---@field seen grognard.ocs.SeenAs The reason why it is seen.
---@field mode? grognard.ocs.Mode The mode shown by its markers and counter.
---@field shows? grognard.ocs.Orientation The side of its counter that shows.
---@field out_of_supply boolean It is marked Out of Supply.
---@field stocks_hidden boolean The player may not know its internal stocks.
---@field steps_hidden boolean The player may not know its lost steps.

---An enemy unit that a player sees.
---@class grognard.ocs.Sighting.Fields
---@field unit? integer The unit, by its place in the board's list.
---@field rule? integer The rule that shows it.
---@field seen? grognard.ocs.SeenAs The reason why it is seen.
---@field mode? grognard.ocs.Mode The mode shown by its markers and counter.
---@field shows? grognard.ocs.Orientation The side of its counter that shows.
---@field out_of_supply? boolean It is marked Out of Supply.
---@field stocks_hidden? boolean The player may not know its internal stocks.
---@field steps_hidden? boolean The player may not know its lost steps.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Sighting.Fields
---@return grognard.ocs.Sighting? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Sighting): grognard.ocs.Sighting
function grognard.ocs.Sighting(fields) end

---What a player is told of an enemy hex in addition to what he sees.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Sight: userdata
---@field zone boolean A unit there has a zone of control.
---@field hidden boolean The hex contains more than the player may see.

---What a player is told of an enemy hex in addition to what he sees.
---@class grognard.ocs.Sight.Table
---@field zone boolean A unit there has a zone of control.
---@field hidden boolean The hex contains more than the player may see.

---What a player is told of an enemy hex in addition to what he sees.
---@class grognard.ocs.Sight.Fields
---@field zone? boolean A unit there has a zone of control.
---@field hidden? boolean The hex contains more than the player may see.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.CombatRevealed: userdata
---@field attack integer The attacker's total strength in 1/11520 point.
---@field defence integer The defender's total strength in 1/11520 point.
---@field attacker_rating integer The attacker's Action Rating.
---@field defender_rating integer The defender's Action Rating.
---@field attacker_anti_tank grognard.ocs.AntiTank The attacker's strongest anti-tank effect.
---@field defender_anti_tank grognard.ocs.AntiTank The defender's strongest anti-tank effect, including a hedgehog's.

---What both sides reveal in a combat.
---@class grognard.ocs.CombatRevealed.Table
---@field attack integer The attacker's total strength in 1/11520 point.
---@field defence integer The defender's total strength in 1/11520 point.
---@field attacker_rating integer The attacker's Action Rating.
---@field defender_rating integer The defender's Action Rating.
---@field attacker_anti_tank grognard.ocs.AntiTank The attacker's strongest anti-tank effect.
---@field defender_anti_tank grognard.ocs.AntiTank The defender's strongest anti-tank effect, including a hedgehog's.

---What both sides reveal in a combat.
---@class grognard.ocs.CombatRevealed.Fields
---@field attack? integer The attacker's total strength in 1/11520 point.
---@field defence? integer The defender's total strength in 1/11520 point.
---@field attacker_rating? integer The attacker's Action Rating.
---@field defender_rating? integer The defender's Action Rating.
---@field attacker_anti_tank? grognard.ocs.AntiTank The attacker's strongest anti-tank effect.
---@field defender_anti_tank? grognard.ocs.AntiTank The defender's strongest anti-tank effect, including a hedgehog's.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.CombatRevealed.Fields
---@return grognard.ocs.CombatRevealed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.CombatRevealed): grognard.ocs.CombatRevealed
function grognard.ocs.CombatRevealed(fields) end

---What both sides reveal in a barrage.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.BarrageRevealed: userdata
---@field strength integer Revealed by the firing player: the total strength in 1/11520 point.
---@field points integer The total strength rounded to points.
---@field shift integer Revealed to the firing player: the sum of the table shifts, positive to the right.
---@field flak integer Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters and air base; otherwise 0.
---@field flown boolean Flak fires.

---What both sides reveal in a barrage.
---@class grognard.ocs.BarrageRevealed.Table
---@field strength integer Revealed by the firing player: the total strength in 1/11520 point.
---@field points integer The total strength rounded to points.
---@field shift integer Revealed to the firing player: the sum of the table shifts, positive to the right.
---@field flak integer Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters and air base; otherwise 0.
---@field flown boolean Flak fires.

---What both sides reveal in a barrage.
---@class grognard.ocs.BarrageRevealed.Fields
---@field strength? integer Revealed by the firing player: the total strength in 1/11520 point.
---@field points? integer The total strength rounded to points.
---@field shift? integer Revealed to the firing player: the sum of the table shifts, positive to the right.
---@field flak? integer Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters and air base; otherwise 0.
---@field flown? boolean Flak fires.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.BarrageRevealed.Fields
---@return grognard.ocs.BarrageRevealed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BarrageRevealed): grognard.ocs.BarrageRevealed
function grognard.ocs.BarrageRevealed(fields) end

---An aircraft that both sides know of.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Airborne: userdata
---@field unit integer The aircraft.
---@field side integer The side of the aircraft.
---@field engaged boolean The aircraft fights in this round.

---An aircraft that both sides know of.
---@class grognard.ocs.Airborne.Table
---@field unit integer The aircraft.
---@field side integer The side of the aircraft.
---@field engaged boolean The aircraft fights in this round.

---An aircraft that both sides know of.
---@class grognard.ocs.Airborne.Fields
---@field unit? integer The aircraft.
---@field side? integer The side of the aircraft.
---@field engaged? boolean The aircraft fights in this round.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Airborne.Fields
---@return grognard.ocs.Airborne? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Airborne): grognard.ocs.Airborne
function grognard.ocs.Airborne(fields) end

---The number of aircraft revealed.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.AirRevealed: userdata
---@field present integer Aircraft present.
---@field engaged integer Aircraft that fight in this round.

---The number of aircraft revealed.
---@class grognard.ocs.AirRevealed.Table
---@field present integer Aircraft present.
---@field engaged integer Aircraft that fight in this round.

---The number of aircraft revealed.
---@class grognard.ocs.AirRevealed.Fields
---@field present? integer Aircraft present.
---@field engaged? integer Aircraft that fight in this round.

---Reads a record once; accepted wherever its table is.
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
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.RollRecord: userdata
---@field purpose? grognard.ocs.RollPurpose The purpose of the roll.
---@field visibility grognard.ocs.Visibility Who sees the roll.
---@field side integer The side that rolled.
---@field rolled integer The number of dice.
---@field dice integer[] The dice in the order of the roll, followed by zeros.
---@field total integer The sum of the dice.

---The record of a roll.
---@class grognard.ocs.RollRecord.Table
---@field purpose? grognard.ocs.RollPurpose The purpose of the roll.
---@field visibility grognard.ocs.Visibility Who sees the roll.
---@field side integer The side that rolled.
---@field rolled integer The number of dice.
---@field dice integer[] The dice in the order of the roll, followed by zeros.
---@field total integer The sum of the dice.

---The record of a roll.
---@class grognard.ocs.RollRecord.Fields
---@field purpose? grognard.ocs.RollPurpose The purpose of the roll.
---@field visibility? grognard.ocs.Visibility Who sees the roll.
---@field side? integer The side that rolled.
---@field rolled? integer The number of dice.
---@field dice? integer[] The dice in the order of the roll, followed by zeros.
---@field total? integer The sum of the dice.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.RollRecord.Fields
---@return grognard.ocs.RollRecord? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.RollRecord): grognard.ocs.RollRecord
function grognard.ocs.RollRecord(fields) end

---The classes that a unit belongs to (4.0). The word "unit" alone includes all of them.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
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
---@class grognard.ocs.UnitClasses.Table
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
---@field ground? boolean A ground unit: a combat unit or one of the five non-combat classes.
---@field naval? boolean A naval unit.
---@field air? boolean An air unit.
---@field combat? boolean A combat unit.
---@field noncombat? boolean A non-combat unit: a port, an air base, a hedgehog, supply or Transport Points.
---@field attack_capable? boolean A unit that is attack-capable now (4.4).
---@field has_re? boolean A unit with a size in RE (4.6).
---@field cargo? boolean A unit that can be transported (4.7): a combat unit, Transport Points or supply.

---Reads a record once; accepted wherever its table is.
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
---| "road" # `road`.
---| "road_row" # `road_row`.
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
---| "undefined" # A code is used that nothing defines.
---| "unsorted" # A list is not in the order that it must have.

---A fault of a position.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.BoardFault: userdata
---@field index integer The index of the row in its list.
---@field hex grognard.Hex The hex of the row; 0, 0 for a row of the chart.
---@field rule integer The rule that makes it impossible; absent if no rule is involved.
---@field list grognard.ocs.BoardList The list of the row.
---@field field grognard.ocs.BoardField The field that is wrong.
---@field inner grognard.ocs.BoardField The field inside `field` that is wrong; `whole` for `field` itself.
---@field code grognard.FaultCode What is wrong: a fault code.

---A fault of a position.
---@class grognard.ocs.BoardFault.Table
---@field index integer The index of the row in its list.
---@field hex grognard.Hex.Table The hex of the row; 0, 0 for a row of the chart.
---@field rule integer The rule that makes it impossible; absent if no rule is involved.
---@field list grognard.ocs.BoardList The list of the row.
---@field field grognard.ocs.BoardField The field that is wrong.
---@field inner grognard.ocs.BoardField The field inside `field` that is wrong; `whole` for `field` itself.
---@field code grognard.FaultCode What is wrong: a fault code.

---A fault of a position.
---@class grognard.ocs.BoardFault.Fields
---@field index? integer The index of the row in its list.
---@field hex? grognard.Hex|grognard.Hex.Fields The hex of the row; 0, 0 for a row of the chart.
---@field rule? integer The rule that makes it impossible; absent if no rule is involved.
---@field list? grognard.ocs.BoardList The list of the row.
---@field field? grognard.ocs.BoardField The field that is wrong.
---@field inner? grognard.ocs.BoardField The field inside `field` that is wrong; `whole` for `field` itself.
---@field code? grognard.FaultCode What is wrong: a fault code.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.BoardFault.Fields
---@return grognard.ocs.BoardFault? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BoardFault): grognard.ocs.BoardFault
function grognard.ocs.BoardFault(fields) end

---The contents of a position.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Checkup: userdata
---@field faults integer The number of faults.
---@field chart integer The number of rows of the chart.
---@field hexes integer The number of hexes.
---@field units integer The number of units.

---The contents of a position.
---@class grognard.ocs.Checkup.Table
---@field faults integer The number of faults.
---@field chart integer The number of rows of the chart.
---@field hexes integer The number of hexes.
---@field units integer The number of units.

---The contents of a position.
---@class grognard.ocs.Checkup.Fields
---@field faults? integer The number of faults.
---@field chart? integer The number of rows of the chart.
---@field hexes? integer The number of hexes.
---@field units? integer The number of units.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Checkup.Fields
---@return grognard.ocs.Checkup? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Checkup): grognard.ocs.Checkup
function grognard.ocs.Checkup(fields) end

---The consequences of an entry.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Foothold: userdata
---@field enemies integer The number of enemy units in the hex.
---@field combat boolean The entry leads to Specialized Combat (9.14) against the enemy units.
---@field coexist boolean Units of both sides are then in the hex together.

---The consequences of an entry.
---@class grognard.ocs.Foothold.Table
---@field enemies integer The number of enemy units in the hex.
---@field combat boolean The entry leads to Specialized Combat (9.14) against the enemy units.
---@field coexist boolean Units of both sides are then in the hex together.

---The consequences of an entry.
---@class grognard.ocs.Foothold.Fields
---@field enemies? integer The number of enemy units in the hex.
---@field combat? boolean The entry leads to Specialized Combat (9.14) against the enemy units.
---@field coexist? boolean Units of both sides are then in the hex together.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Foothold.Fields
---@return grognard.ocs.Foothold? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Foothold): grognard.ocs.Foothold
function grognard.ocs.Foothold(fields) end

---An enemy unit in the hex.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Obstacle: userdata
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that allows or forbids entry to its hex.
---@field bars boolean The unit bars the entry.

---An enemy unit in the hex.
---@class grognard.ocs.Obstacle.Table
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that allows or forbids entry to its hex.
---@field bars boolean The unit bars the entry.

---An enemy unit in the hex.
---@class grognard.ocs.Obstacle.Fields
---@field unit? integer The unit, by its place in the board's list.
---@field rule? integer The rule that allows or forbids entry to its hex.
---@field bars? boolean The unit bars the entry.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Obstacle.Fields
---@return grognard.ocs.Obstacle? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Obstacle): grognard.ocs.Obstacle
function grognard.ocs.Obstacle(fields) end

---The kind of an edit.
---@alias grognard.ocs.Edit
---| "replace" # The item at `index` is replaced by the record.
---| "remove" # The item at `index` is removed from the list.
---| "insert" # The record is inserted into the list at `index`.
---| "aside" # No edit of the board: the newcomer at `index`, which is not on the board, becomes the record.
---| "host" # No edit of the board, which has no field for the effect: the caller must act on it.

---An edit of one of the board's lists.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.BoardEdit: userdata
---@field unit grognard.ocs.Unit The unit after the edit; if it leaves the list, the unit before it.
---@field board_hex grognard.ocs.BoardHex The hex after the edit.
---@field index integer The place in the list at the time when this edit is carried out.
---@field was integer The place of the unit or hex in the list before all edits; absent for a new one.
---@field effect integer The first effect that causes the edit.
---@field edit grognard.ocs.Edit The kind of edit.
---@field list grognard.ocs.BoardList The list to edit.

---An edit of one of the board's lists.
---@class grognard.ocs.BoardEdit.Table
---@field unit grognard.ocs.Unit.Table The unit after the edit; if it leaves the list, the unit before it.
---@field board_hex grognard.ocs.BoardHex.Table The hex after the edit.
---@field index integer The place in the list at the time when this edit is carried out.
---@field was integer The place of the unit or hex in the list before all edits; absent for a new one.
---@field effect integer The first effect that causes the edit.
---@field edit grognard.ocs.Edit The kind of edit.
---@field list grognard.ocs.BoardList The list to edit.

---An edit of one of the board's lists.
---@class grognard.ocs.BoardEdit.Fields
---@field unit? grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit after the edit; if it leaves the list, the unit before it.
---@field board_hex? grognard.ocs.BoardHex|grognard.ocs.BoardHex.Fields The hex after the edit.
---@field index? integer The place in the list at the time when this edit is carried out.
---@field was? integer The place of the unit or hex in the list before all edits; absent for a new one.
---@field effect? integer The first effect that causes the edit.
---@field edit? grognard.ocs.Edit The kind of edit.
---@field list? grognard.ocs.BoardList The list to edit.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.BoardEdit.Fields
---@return grognard.ocs.BoardEdit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BoardEdit): grognard.ocs.BoardEdit
function grognard.ocs.BoardEdit(fields) end

---A summary of the edits.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.ocs.Applied: userdata
---@field units integer Units on the board after the edits.
---@field edits integer Edits of the board's lists.
---@field aside integer Newcomers that stay off the board and have changed.
---@field host integer Effects that are left to the caller.

---A summary of the edits.
---@class grognard.ocs.Applied.Table
---@field units integer Units on the board after the edits.
---@field edits integer Edits of the board's lists.
---@field aside integer Newcomers that stay off the board and have changed.
---@field host integer Effects that are left to the caller.

---A summary of the edits.
---@class grognard.ocs.Applied.Fields
---@field units? integer Units on the board after the edits.
---@field edits? integer Edits of the board's lists.
---@field aside? integer Newcomers that stay off the board and have changed.
---@field host? integer Effects that are left to the caller.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.ocs.Applied.Fields
---@return grognard.ocs.Applied? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Applied): grognard.ocs.Applied
function grognard.ocs.Applied(fields) end

---Who commands a unit.
---@alias grognard.korea.Side
---| "un" # The United Nations: South Korea, the United States and their allies.
---| "communist" # The Communists: North Korea and China.

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
---@field side? grognard.korea.Side Who commands it: it must be said in a combat.
---@field quality? grognard.korea.Quality How good it is: it must be said of a lead.
---@field arm? grognard.korea.Arm The kind of troops: it must be said in a combat.
---@field is_static boolean It has gone static: it may still defend and flank, but no longer supports from an adjacent hex.

---A unit of a combat.
---@class grognard.korea.Unit.Table
---@field hex grognard.Hex.Table Where it stands.
---@field side? grognard.korea.Side Who commands it: it must be said in a combat.
---@field quality? grognard.korea.Quality How good it is: it must be said of a lead.
---@field arm? grognard.korea.Arm The kind of troops: it must be said in a combat.
---@field is_static boolean It has gone static: it may still defend and flank, but no longer supports from an adjacent hex.

---A unit of a combat.
---@class grognard.korea.Unit.Fields
---@field hex grognard.Hex|grognard.Hex.Fields Where it stands.
---@field side? grognard.korea.Side Who commands it: it must be said in a combat.
---@field quality? grognard.korea.Quality How good it is: it must be said of a lead.
---@field arm? grognard.korea.Arm The kind of troops: it must be said in a combat.
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
---@field flanked boolean The hex is flanked: some attacker counts.

---How a hex is flanked.
---@class grognard.korea.Flanks.Table
---@field units integer Attackers other than the lead that flank; more than three count as three.
---@field flankers integer How many of them count: 0 to 3.
---@field meeting_drm integer What they add to the attacker's roll in a meeting engagement: 0 to 3 (8.0.ME.8).
---@field prepared_drm integer What they add to it in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
---@field opposite boolean An attacker stands opposite the lead.
---@field with_lead boolean Attackers stand in the two hexes that with the lead's make three of which none touches another.
---@field without_lead boolean Attackers stand in the other three such hexes.
---@field flanked boolean The hex is flanked: some attacker counts.

---How a hex is flanked.
---@class grognard.korea.Flanks.Fields
---@field units? integer Attackers other than the lead that flank; more than three count as three.
---@field flankers? integer How many of them count: 0 to 3.
---@field meeting_drm? integer What they add to the attacker's roll in a meeting engagement: 0 to 3 (8.0.ME.8).
---@field prepared_drm? integer What they add to it in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
---@field opposite? boolean An attacker stands opposite the lead.
---@field with_lead? boolean Attackers stand in the two hexes that with the lead's make three of which none touches another.
---@field without_lead? boolean Attackers stand in the other three such hexes.
---@field flanked? boolean The hex is flanked: some attacker counts.

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
---@field air integer Effectiveness Rating of its air support, 1 to 99; 0 for none.
---@field fleet boolean The fleet supports it: the UN only, and within two hexes of a coastline that the fleet is committed to.
---@field depot boolean It expends a depot: the UN only.

---What supports a side from afar.
---@class grognard.korea.Support.Table
---@field air integer Effectiveness Rating of its air support, 1 to 99; 0 for none.
---@field fleet boolean The fleet supports it: the UN only, and within two hexes of a coastline that the fleet is committed to.
---@field depot boolean It expends a depot: the UN only.

---What supports a side from afar.
---@class grognard.korea.Support.Fields
---@field air? integer Effectiveness Rating of its air support, 1 to 99; 0 for none.
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

---What a combat is worth: all that dice, chips and losses need to know. Where nothing else is said there are
---no chips, and one six-sided die a side.
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
---@field kind? grognard.korea.Engagement The kind of combat.
---@field attacking? grognard.korea.Side Whose attack it is: it must be said where losses are called for.
---@field attacker_quality? grognard.korea.Quality Quality of the attacking lead: it must be said where losses are called for.
---@field defender_quality? grognard.korea.Quality Quality of the defending lead: it must be said where losses are called for.
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

---What a combat is worth: all that dice, chips and losses need to know. Where nothing else is said there are no chips, and one six-sided die a side.
---@class grognard.korea.Assessment.Table
---@field attacker_drm integer All that modifies the attacker's roll: -10000 to 10000.
---@field defender_drm integer All that modifies the defender's roll: -10000 to 10000.
---@field attacker_modifiers grognard.korea.Modifiers.Table What the attacker's modifier is made of; nothing looks at it again.
---@field defender_modifiers grognard.korea.Modifiers.Table What the defender's modifier is made of; nothing looks at it again.
---@field attacker_lead integer The attacker who leads, from 0.
---@field defender_lead integer The defender who leads, from 0.
---@field attacker_supporters integer Supporting attackers that are not static.
---@field defender_supporters integer Supporting defenders that are not static.
---@field kind? grognard.korea.Engagement The kind of combat.
---@field attacking? grognard.korea.Side Whose attack it is: it must be said where losses are called for.
---@field attacker_quality? grognard.korea.Quality Quality of the attacking lead: it must be said where losses are called for.
---@field defender_quality? grognard.korea.Quality Quality of the defending lead: it must be said where losses are called for.
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

---What a combat is worth: all that dice, chips and losses need to know. Where nothing else is said there are no chips, and one six-sided die a side.
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
---@field attacking? grognard.korea.Side Whose attack it is: it must be said where losses are called for.
---@field attacker_quality? grognard.korea.Quality Quality of the attacking lead: it must be said where losses are called for.
---@field defender_quality? grognard.korea.Quality Quality of the defending lead: it must be said where losses are called for.
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
---@field debtor? grognard.korea.Role Who owes: the attacker's lead went static by attacking and has no flip to pay with.
---@field side? grognard.korea.Side Whose units they are.
---@field quality? grognard.korea.Quality Quality of the lead.
---@field hexes integer How many hexes the lead can retreat, 0 to 3, as `korea.retreat.assess` says; 0 where it cannot, or has already.
---@field lead_static boolean The lead is static.

---What one side of a combat owes, and what it has to pay with: a plain value that the caller keeps, copies and compares.
---@class grognard.korea.Debt.Table
---@field owed integer Loss points that are still to be paid.
---@field victory_points integer Victory points that the side has to spend.
---@field supporters integer Supporting units of the side that took part and are not static.
---@field depots integer UN depots within supply range; of no account to the Communists.
---@field debtor? grognard.korea.Role Who owes: the attacker's lead went static by attacking and has no flip to pay with.
---@field side? grognard.korea.Side Whose units they are.
---@field quality? grognard.korea.Quality Quality of the lead.
---@field hexes integer How many hexes the lead can retreat, 0 to 3, as `korea.retreat.assess` says; 0 where it cannot, or has already.
---@field lead_static boolean The lead is static.

---What one side of a combat owes, and what it has to pay with: a plain value that the caller keeps, copies and compares.
---@class grognard.korea.Debt.Fields
---@field owed integer Loss points that are still to be paid.
---@field victory_points? integer Victory points that the side has to spend.
---@field supporters? integer Supporting units of the side that took part and are not static.
---@field depots? integer UN depots within supply range; of no account to the Communists.
---@field debtor? grognard.korea.Role Who owes: the attacker's lead went static by attacking and has no flip to pay with.
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
---@field supply integer The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
---@field rule integer Number of the rule that decides.
---@field rank integer 1 for the best hexes, 2 for the next best and so on, the same for those that nothing tells apart; 0 for a hex that is not legal.
---@field why grognard.korea.Why Why it may be retreated to, or why not.
---@field next_to_enemy boolean An enemy unit stands next to it.

---A hex next to a retreating unit.
---@class grognard.korea.Way.Table
---@field hex grognard.Hex.Table The hex.
---@field distance integer How far it is from the nearest enemy unit of the combat, in hexes.
---@field supply integer The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
---@field rule integer Number of the rule that decides.
---@field rank integer 1 for the best hexes, 2 for the next best and so on, the same for those that nothing tells apart; 0 for a hex that is not legal.
---@field why grognard.korea.Why Why it may be retreated to, or why not.
---@field next_to_enemy boolean An enemy unit stands next to it.

---A hex next to a retreating unit.
---@class grognard.korea.Way.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field distance? integer How far it is from the nearest enemy unit of the combat, in hexes.
---@field supply? integer The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
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

---What a counter is.
---@alias grognard.acw.Kind
---| "infantry" # Infantry.
---| "cavalry" # Cavalry.
---| "artillery" # Guns.
---| "commander" # A commander: no strength, no losses, and nothing that could be attacked.

---Whether a unit has a zone of control, the six hexes around it.
---@alias grognard.acw.Zone
---| "by_kind" # As its kind has one: infantry, cavalry and guns that are not limbered do, commanders and limbered guns as the game's options say.
---| "always" # It has one, whatever its kind.
---| "never" # It has none, whatever its kind.

---Whose counter it is.
---@alias grognard.acw.Allegiance
---| "union" # The Union.
---| "confederate" # The Confederacy.

grognard.acw = {}

---A counter on the map.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Unit: userdata
---@field hex grognard.Hex Where it stands.
---@field marks integer Whatever else the game's modifiers ask about, one bit each; the library knows no meaning of them.
---@field kind? grognard.acw.Kind What it is.
---@field strength? integer Strength points (SP) as printed: it must be said where strengths count. A commander has none.
---@field cohesion? integer Cohesion Rating (CR): it must be said in a combat and for losses, and is 0 where none is printed. A commander has none.
---@field stars integer A commander's stars as printed, at least 1; other units have none.
---@field command? integer A commander's command value as printed: it must be said where the value is asked for. Other units have none.
---@field replacement_stars integer The stars of his replacement, on the counter's other side; 0 where none are printed.
---@field replacement_command integer The command value of his replacement.
---@field zoc grognard.acw.Zone Whether it has a zone of control.
---@field replaced boolean A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
---@field limbered boolean Guns that are limbered: they do not attack and add no strength.
---@field bombards boolean Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
---@field disorganized boolean It is disorganized.
---@field out_of_command boolean It is not in command.
---@field road_moved boolean It used road movement.
---@field advanced boolean It advanced after a combat of this phase: contact that it makes is new.
---@field contacted boolean An enemy's advance put it, and with it all in its hex, into a zone of control in this phase. Where the enemies are asked about too, this is found out from their `advanced`.
---@field fought boolean It stood in a combat of an earlier round of this phase.
---@field army? grognard.acw.Allegiance Whose counter it is. The lists of a question tell the sides apart, so that it need not be said; where it is, all units of a list must be of one army, and enemies of the other.

---A counter on the map.
---@class grognard.acw.Unit.Table
---@field hex grognard.Hex.Table Where it stands.
---@field marks integer Whatever else the game's modifiers ask about, one bit each; the library knows no meaning of them.
---@field kind? grognard.acw.Kind What it is.
---@field strength? integer Strength points (SP) as printed: it must be said where strengths count. A commander has none.
---@field cohesion? integer Cohesion Rating (CR): it must be said in a combat and for losses, and is 0 where none is printed. A commander has none.
---@field stars integer A commander's stars as printed, at least 1; other units have none.
---@field command? integer A commander's command value as printed: it must be said where the value is asked for. Other units have none.
---@field replacement_stars integer The stars of his replacement, on the counter's other side; 0 where none are printed.
---@field replacement_command integer The command value of his replacement.
---@field zoc grognard.acw.Zone Whether it has a zone of control.
---@field replaced boolean A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
---@field limbered boolean Guns that are limbered: they do not attack and add no strength.
---@field bombards boolean Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
---@field disorganized boolean It is disorganized.
---@field out_of_command boolean It is not in command.
---@field road_moved boolean It used road movement.
---@field advanced boolean It advanced after a combat of this phase: contact that it makes is new.
---@field contacted boolean An enemy's advance put it, and with it all in its hex, into a zone of control in this phase. Where the enemies are asked about too, this is found out from their `advanced`.
---@field fought boolean It stood in a combat of an earlier round of this phase.
---@field army? grognard.acw.Allegiance Whose counter it is. The lists of a question tell the sides apart, so that it need not be said; where it is, all units of a list must be of one army, and enemies of the other.

---A counter on the map.
---@class grognard.acw.Unit.Fields
---@field hex grognard.Hex|grognard.Hex.Fields Where it stands.
---@field marks? integer Whatever else the game's modifiers ask about, one bit each; the library knows no meaning of them.
---@field kind? grognard.acw.Kind What it is.
---@field strength? integer Strength points (SP) as printed: it must be said where strengths count. A commander has none.
---@field cohesion? integer Cohesion Rating (CR): it must be said in a combat and for losses, and is 0 where none is printed. A commander has none.
---@field stars? integer A commander's stars as printed, at least 1; other units have none.
---@field command? integer A commander's command value as printed: it must be said where the value is asked for. Other units have none.
---@field replacement_stars? integer The stars of his replacement, on the counter's other side; 0 where none are printed.
---@field replacement_command? integer The command value of his replacement.
---@field zoc? grognard.acw.Zone Whether it has a zone of control.
---@field replaced? boolean A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
---@field limbered? boolean Guns that are limbered: they do not attack and add no strength.
---@field bombards? boolean Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
---@field disorganized? boolean It is disorganized.
---@field out_of_command? boolean It is not in command.
---@field road_moved? boolean It used road movement.
---@field advanced? boolean It advanced after a combat of this phase: contact that it makes is new.
---@field contacted? boolean An enemy's advance put it, and with it all in its hex, into a zone of control in this phase. Where the enemies are asked about too, this is found out from their `advanced`.
---@field fought? boolean It stood in a combat of an earlier round of this phase.
---@field army? grognard.acw.Allegiance Whose counter it is. The lists of a question tell the sides apart, so that it need not be said; where it is, all units of a list must be of one army, and enemies of the other.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Unit.Fields
---@return grognard.acw.Unit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Unit): grognard.acw.Unit
function grognard.acw.Unit(fields) end

---A hexside, and what it does to those on its two sides. What is not listed does nothing.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Hexside: userdata
---@field hex grognard.Hex The hex on one side: where an attack or a zone of control comes across it.
---@field beside grognard.Hex The hex on the other side, into which it goes.
---@field marks integer What the game's modifiers ask about attacks across it, one bit each.
---@field no_zoc boolean No zone of control reaches across it.
---@field no_attack boolean No attack can be made across it.
---@field one_way boolean All this holds from `hex` into `beside` alone; otherwise both ways.

---A hexside, and what it does to those on its two sides. What is not listed does nothing.
---@class grognard.acw.Hexside.Table
---@field hex grognard.Hex.Table The hex on one side: where an attack or a zone of control comes across it.
---@field beside grognard.Hex.Table The hex on the other side, into which it goes.
---@field marks integer What the game's modifiers ask about attacks across it, one bit each.
---@field no_zoc boolean No zone of control reaches across it.
---@field no_attack boolean No attack can be made across it.
---@field one_way boolean All this holds from `hex` into `beside` alone; otherwise both ways.

---A hexside, and what it does to those on its two sides. What is not listed does nothing.
---@class grognard.acw.Hexside.Fields
---@field hex grognard.Hex|grognard.Hex.Fields The hex on one side: where an attack or a zone of control comes across it.
---@field beside grognard.Hex|grognard.Hex.Fields The hex on the other side, into which it goes.
---@field marks? integer What the game's modifiers ask about attacks across it, one bit each.
---@field no_zoc? boolean No zone of control reaches across it.
---@field no_attack? boolean No attack can be made across it.
---@field one_way? boolean All this holds from `hex` into `beside` alone; otherwise both ways.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Hexside.Fields
---@return grognard.acw.Hexside? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Hexside): grognard.acw.Hexside
function grognard.acw.Hexside(fields) end

---Whether one combat may take in several enemy hexes.
---@alias grognard.acw.MultiTarget
---| "allow" # It may, where every attacker in it is adjacent to every defender in it: the whole strength against the sum.
---| "forbid" # It may not: each enemy hex that must be attacked needs stacks of its own, and a plan may be impossible.

---A game's options. Zero is the series.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.GameRules: userdata
---@field multi_target grognard.acw.MultiTarget Whether one combat may take in several enemy hexes; bends ACW 4.
---@field commander_zoc boolean Commanders have a zone of control; bends the reading of ACW 2 that they have none.
---@field limbered_zoc boolean Limbered guns have a zone of control; bends the reading of ACW 2 that they have none.

---A game's options. Zero is the series.
---@class grognard.acw.GameRules.Table
---@field multi_target grognard.acw.MultiTarget Whether one combat may take in several enemy hexes; bends ACW 4.
---@field commander_zoc boolean Commanders have a zone of control; bends the reading of ACW 2 that they have none.
---@field limbered_zoc boolean Limbered guns have a zone of control; bends the reading of ACW 2 that they have none.

---A game's options. Zero is the series.
---@class grognard.acw.GameRules.Fields
---@field multi_target? grognard.acw.MultiTarget Whether one combat may take in several enemy hexes; bends ACW 4.
---@field commander_zoc? boolean Commanders have a zone of control; bends the reading of ACW 2 that they have none.
---@field limbered_zoc? boolean Limbered guns have a zone of control; bends the reading of ACW 2 that they have none.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.GameRules.Fields
---@return grognard.acw.GameRules? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.GameRules): grognard.acw.GameRules
function grognard.acw.GameRules(fields) end

---What a hex is like. One that is not listed is level 0, without marks.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Ground: userdata
---@field hex grognard.Hex The hex.
---@field marks integer What the game's modifiers ask about, one bit each: breastworks or woods for example.
---@field level integer Its elevation.

---What a hex is like. One that is not listed is level 0, without marks.
---@class grognard.acw.Ground.Table
---@field hex grognard.Hex.Table The hex.
---@field marks integer What the game's modifiers ask about, one bit each: breastworks or woods for example.
---@field level integer Its elevation.

---What a hex is like. One that is not listed is level 0, without marks.
---@class grognard.acw.Ground.Fields
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field marks? integer What the game's modifiers ask about, one bit each: breastworks or woods for example.
---@field level? integer Its elevation.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Ground.Fields
---@return grognard.acw.Ground? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Ground): grognard.acw.Ground
function grognard.acw.Ground(fields) end

---What a modifier asks about a stack.
---@alias grognard.acw.Condition
---| "always" # Nothing: it always applies.
---| "marked" # Some unit of the stack, or its hex, has the mark.
---| "crossing" # The hexside between an attacking and a defending stack has the mark: of any pair of them, or of all pairs.
---| "disorganized" # Some unit of the stack is disorganized.
---| "commander" # The highest command value of the stack's commanders lies between `least` and `most`. Where any stack will do, it is the highest of the whole side, so that of several ranges one applies.
---| "cohesion" # The Cohesion Rating that the side fights with lies between `least` and `most`.
---| "higher" # The stack stands higher than every stack of the other side.
---| "flanked" # The stack is flanked: defenders only.

---Which side of a combat.
---@alias grognard.acw.Side
---| "attacker" # The side whose phase it is.
---| "defender" # The other.

---How many of a side's stacks must meet the condition.
---@alias grognard.acw.Scope
---| "any" # One of them is enough.
---| "all" # Every one of them.

---A die roll modifier. It counts once a combat, however many stacks meet its condition.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Modifier: userdata
---@field value integer What is added to the die, -20 to 20; a low die favours the attacker, so that -1 helps him.
---@field what? grognard.acw.Condition What it asks.
---@field side? grognard.acw.Side Whose stacks it asks about: it must be said unless it asks nothing, or about hexsides.
---@field scope? grognard.acw.Scope How many of them must meet it: it must be said unless it asks nothing, or about the Cohesion Rating.
---@field mark? integer Which mark, 0 to 31: it must be said where it asks about one.
---@field least integer The least command value or Cohesion Rating that meets it.
---@field most integer The greatest one, at least 1: it must be said where it asks about one.

---A die roll modifier. It counts once a combat, however many stacks meet its condition.
---@class grognard.acw.Modifier.Table
---@field value integer What is added to the die, -20 to 20; a low die favours the attacker, so that -1 helps him.
---@field what? grognard.acw.Condition What it asks.
---@field side? grognard.acw.Side Whose stacks it asks about: it must be said unless it asks nothing, or about hexsides.
---@field scope? grognard.acw.Scope How many of them must meet it: it must be said unless it asks nothing, or about the Cohesion Rating.
---@field mark? integer Which mark, 0 to 31: it must be said where it asks about one.
---@field least integer The least command value or Cohesion Rating that meets it.
---@field most integer The greatest one, at least 1: it must be said where it asks about one.

---A die roll modifier. It counts once a combat, however many stacks meet its condition.
---@class grognard.acw.Modifier.Fields
---@field value integer What is added to the die, -20 to 20; a low die favours the attacker, so that -1 helps him.
---@field what? grognard.acw.Condition What it asks.
---@field side? grognard.acw.Side Whose stacks it asks about: it must be said unless it asks nothing, or about hexsides.
---@field scope? grognard.acw.Scope How many of them must meet it: it must be said unless it asks nothing, or about the Cohesion Rating.
---@field mark? integer Which mark, 0 to 31: it must be said where it asks about one.
---@field least? integer The least command value or Cohesion Rating that meets it.
---@field most? integer The greatest one, at least 1: it must be said where it asks about one.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Modifier.Fields
---@return grognard.acw.Modifier? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Modifier): grognard.acw.Modifier
function grognard.acw.Modifier(fields) end

---What units are worth in a combat.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Strength: userdata
---@field strength integer SP that count, all hexes together.
---@field foot integer Of these, SP of infantry and cavalry.
---@field guns integer Of these, SP of artillery.
---@field printed integer SP printed on all of the units, whether they count or not.
---@field hexes integer Hexes with units that take part.

---What units are worth in a combat.
---@class grognard.acw.Strength.Table
---@field strength integer SP that count, all hexes together.
---@field foot integer Of these, SP of infantry and cavalry.
---@field guns integer Of these, SP of artillery.
---@field printed integer SP printed on all of the units, whether they count or not.
---@field hexes integer Hexes with units that take part.

---What units are worth in a combat.
---@class grognard.acw.Strength.Fields
---@field strength? integer SP that count, all hexes together.
---@field foot? integer Of these, SP of infantry and cavalry.
---@field guns? integer Of these, SP of artillery.
---@field printed? integer SP printed on all of the units, whether they count or not.
---@field hexes? integer Hexes with units that take part.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Strength.Fields
---@return grognard.acw.Strength? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Strength): grognard.acw.Strength
function grognard.acw.Strength(fields) end

---Whether a hex is flanked.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Flanked: userdata
---@field flanked boolean It is.
---@field hexes integer From how many hexes it is attacked.

---Whether a hex is flanked.
---@class grognard.acw.Flanked.Table
---@field flanked boolean It is.
---@field hexes integer From how many hexes it is attacked.

---Whether a hex is flanked.
---@class grognard.acw.Flanked.Fields
---@field flanked? boolean It is.
---@field hexes? integer From how many hexes it is attacked.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Flanked.Fields
---@return grognard.acw.Flanked? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Flanked): grognard.acw.Flanked
function grognard.acw.Flanked(fields) end

---Odds and the column they lead to.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Column: userdata
---@field odds grognard.Odds The rounded odds; 1:0 against nothing, 0:1 with nothing.
---@field heading grognard.Odds The odds printed above the column.
---@field column integer The column, from 0 at the defender's best.

---Odds and the column they lead to.
---@class grognard.acw.Column.Table
---@field odds grognard.Odds.Table The rounded odds; 1:0 against nothing, 0:1 with nothing.
---@field heading grognard.Odds.Table The odds printed above the column.
---@field column integer The column, from 0 at the defender's best.

---Odds and the column they lead to.
---@class grognard.acw.Column.Fields
---@field odds? grognard.Odds|grognard.Odds.Fields The rounded odds; 1:0 against nothing, 0:1 with nothing.
---@field heading? grognard.Odds|grognard.Odds.Fields The odds printed above the column.
---@field column? integer The column, from 0 at the defender's best.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Column.Fields
---@return grognard.acw.Column? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Column): grognard.acw.Column
function grognard.acw.Column(fields) end

---What a result does to one side.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Fate: userdata
---@field losses integer Units that are lost: in each of the side's hexes, or of all of them where `together` says so.
---@field retreat integer Hexes that all of the side retreat.
---@field eliminated boolean Every unit of the side is eliminated.
---@field disorganized boolean Every unit of the side that is left becomes disorganized.
---@field advance boolean The side may advance where the other's hexes are vacated.
---@field together boolean `losses` are of the whole side, not of each of its hexes.

---What a result does to one side.
---@class grognard.acw.Fate.Table
---@field losses integer Units that are lost: in each of the side's hexes, or of all of them where `together` says so.
---@field retreat integer Hexes that all of the side retreat.
---@field eliminated boolean Every unit of the side is eliminated.
---@field disorganized boolean Every unit of the side that is left becomes disorganized.
---@field advance boolean The side may advance where the other's hexes are vacated.
---@field together boolean `losses` are of the whole side, not of each of its hexes.

---What a result does to one side.
---@class grognard.acw.Fate.Fields
---@field losses? integer Units that are lost: in each of the side's hexes, or of all of them where `together` says so.
---@field retreat? integer Hexes that all of the side retreat.
---@field eliminated? boolean Every unit of the side is eliminated.
---@field disorganized? boolean Every unit of the side that is left becomes disorganized.
---@field advance? boolean The side may advance where the other's hexes are vacated.
---@field together? boolean `losses` are of the whole side, not of each of its hexes.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Fate.Fields
---@return grognard.acw.Fate? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Fate): grognard.acw.Fate
function grognard.acw.Fate(fields) end

---A result of the table: a code, and what it stands for.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Outcome: userdata
---@field code integer The code that stands in the cells.
---@field exchange boolean An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Beside it no side has `losses` or is `eliminated`.
---@field attacker grognard.acw.Fate What it does to the attacker.
---@field defender grognard.acw.Fate What it does to the defender.

---A result of the table: a code, and what it stands for.
---@class grognard.acw.Outcome.Table
---@field code integer The code that stands in the cells.
---@field exchange boolean An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Beside it no side has `losses` or is `eliminated`.
---@field attacker grognard.acw.Fate.Table What it does to the attacker.
---@field defender grognard.acw.Fate.Table What it does to the defender.

---A result of the table: a code, and what it stands for.
---@class grognard.acw.Outcome.Fields
---@field code? integer The code that stands in the cells.
---@field exchange? boolean An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Beside it no side has `losses` or is `eliminated`.
---@field attacker? grognard.acw.Fate|grognard.acw.Fate.Fields What it does to the attacker.
---@field defender? grognard.acw.Fate|grognard.acw.Fate.Fields What it does to the defender.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Outcome.Fields
---@return grognard.acw.Outcome? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Outcome): grognard.acw.Outcome
function grognard.acw.Outcome(fields) end

---A results table, as a game's chart prints it.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Table: userdata
---@field columns grognard.Odds[] The odds printed above the columns, from the defender's best to the attacker's. A part of them is never 0.
---@field rows integer How many rows there are, at least 1: one for each modified roll from `first` on.
---@field first? integer The modified roll of the first row. Lower rolls stand in the first row, higher ones than the last row's in the last.
---@field cells integer[] The results' codes, row by row: the first row's from the first column to the last, then the second row's.
---@field results grognard.acw.Outcome[] What the codes stand for, each once, from the attacker's worst result to his best.

---A results table, as a game's chart prints it.
---@class grognard.acw.Table.Table
---@field columns grognard.Odds.Table[] The odds printed above the columns, from the defender's best to the attacker's. A part of them is never 0.
---@field rows integer How many rows there are, at least 1: one for each modified roll from `first` on.
---@field first? integer The modified roll of the first row. Lower rolls stand in the first row, higher ones than the last row's in the last.
---@field cells integer[] The results' codes, row by row: the first row's from the first column to the last, then the second row's.
---@field results grognard.acw.Outcome.Table[] What the codes stand for, each once, from the attacker's worst result to his best.

---A results table, as a game's chart prints it.
---@class grognard.acw.Table.Fields
---@field columns (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds> The odds printed above the columns, from the defender's best to the attacker's. A part of them is never 0.
---@field rows integer How many rows there are, at least 1: one for each modified roll from `first` on.
---@field first? integer The modified roll of the first row. Lower rolls stand in the first row, higher ones than the last row's in the last.
---@field cells integer[] The results' codes, row by row: the first row's from the first column to the last, then the second row's.
---@field results (grognard.acw.Outcome|grognard.acw.Outcome.Fields)[]|grognard.List<grognard.acw.Outcome> What the codes stand for, each once, from the attacker's worst result to his best.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Table.Fields
---@return grognard.acw.Table? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Table): grognard.acw.Table
function grognard.acw.Table(fields) end

---What a results table holds.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Extent: userdata
---@field columns integer Columns.
---@field rows integer Rows.
---@field results integer Results that are defined.
---@field unused integer Results that are defined but stand in no cell.

---What a results table holds.
---@class grognard.acw.Extent.Table
---@field columns integer Columns.
---@field rows integer Rows.
---@field results integer Results that are defined.
---@field unused integer Results that are defined but stand in no cell.

---What a results table holds.
---@class grognard.acw.Extent.Fields
---@field columns? integer Columns.
---@field rows? integer Rows.
---@field results? integer Results that are defined.
---@field unused? integer Results that are defined but stand in no cell.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Extent.Fields
---@return grognard.acw.Extent? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Extent): grognard.acw.Extent
function grognard.acw.Extent(fields) end

---The example of a results table, for languages that cannot see `EXAMPLE`: pass its parts as a table.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Example: userdata
---@field columns grognard.Odds[] The odds printed above the columns.
---@field rows integer How many rows there are.
---@field first? integer The modified roll of the first row.
---@field cells integer[] The codes, row by row.
---@field results grognard.acw.Outcome[] What the codes stand for.

---The example of a results table, for languages that cannot see `EXAMPLE`: pass its parts as a table.
---@class grognard.acw.Example.Table
---@field columns grognard.Odds.Table[] The odds printed above the columns.
---@field rows integer How many rows there are.
---@field first? integer The modified roll of the first row.
---@field cells integer[] The codes, row by row.
---@field results grognard.acw.Outcome.Table[] What the codes stand for.

---The example of a results table, for languages that cannot see `EXAMPLE`: pass its parts as a table.
---@class grognard.acw.Example.Fields
---@field columns? (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds> The odds printed above the columns.
---@field rows? integer How many rows there are.
---@field first? integer The modified roll of the first row.
---@field cells? integer[] The codes, row by row.
---@field results? (grognard.acw.Outcome|grognard.acw.Outcome.Fields)[]|grognard.List<grognard.acw.Outcome> What the codes stand for.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Example.Fields
---@return grognard.acw.Example? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Example): grognard.acw.Example
function grognard.acw.Example(fields) end

---The stacks of both sides, and the hexsides that matter.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Board: userdata
---@field friends grognard.acw.Unit[] The units of the side whose phase it is.
---@field enemies grognard.acw.Unit[] The units of the other side.
---@field hexsides grognard.acw.Hexside[] The hexsides that matter.

---The stacks of both sides, and the hexsides that matter.
---@class grognard.acw.Board.Table
---@field friends grognard.acw.Unit.Table[] The units of the side whose phase it is.
---@field enemies grognard.acw.Unit.Table[] The units of the other side.
---@field hexsides grognard.acw.Hexside.Table[] The hexsides that matter.

---The stacks of both sides, and the hexsides that matter.
---@class grognard.acw.Board.Fields
---@field friends (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The units of the side whose phase it is.
---@field enemies (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The units of the other side.
---@field hexsides? (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside> The hexsides that matter.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Board.Fields
---@return grognard.acw.Board? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Board): grognard.acw.Board
function grognard.acw.Board(fields) end

---One hex's part in a plan.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Engaged: userdata
---@field hex grognard.Hex The hex.
---@field combat integer The combat it fights in, counted from 1; 0 for none. In a question no number may be greater than the number of rows.
---@field side? grognard.acw.Side Which side stands there.
---@field strength integer In an answer the SP that the hex brings to its combat; in a question it is not looked at.

---One hex's part in a plan.
---@class grognard.acw.Engaged.Table
---@field hex grognard.Hex.Table The hex.
---@field combat integer The combat it fights in, counted from 1; 0 for none. In a question no number may be greater than the number of rows.
---@field side? grognard.acw.Side Which side stands there.
---@field strength integer In an answer the SP that the hex brings to its combat; in a question it is not looked at.

---One hex's part in a plan.
---@class grognard.acw.Engaged.Fields
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field combat integer The combat it fights in, counted from 1; 0 for none. In a question no number may be greater than the number of rows.
---@field side? grognard.acw.Side Which side stands there.
---@field strength? integer In an answer the SP that the hex brings to its combat; in a question it is not looked at.

---Reads a record once; accepted wherever its table is.
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
---| "may" # It may be attacked, but need not.
---| "must" # It must be attacked.

---An enemy hex that must be attacked or may be.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Contact: userdata
---@field hex grognard.Hex The hex.
---@field duty grognard.acw.Duty Whether it must be.
---@field strength integer The SP that it defends with.
---@field attackers integer Friendly hexes that can attack it.
---@field attack integer SP of all of them together.

---An enemy hex that must be attacked or may be.
---@class grognard.acw.Contact.Table
---@field hex grognard.Hex.Table The hex.
---@field duty grognard.acw.Duty Whether it must be.
---@field strength integer The SP that it defends with.
---@field attackers integer Friendly hexes that can attack it.
---@field attack integer SP of all of them together.

---An enemy hex that must be attacked or may be.
---@class grognard.acw.Contact.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field duty? grognard.acw.Duty Whether it must be.
---@field strength? integer The SP that it defends with.
---@field attackers? integer Friendly hexes that can attack it.
---@field attack? integer SP of all of them together.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Contact.Fields
---@return grognard.acw.Contact? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Contact): grognard.acw.Contact
function grognard.acw.Contact(fields) end

---How many enemy hexes must be attacked.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Duties: userdata
---@field must integer Enemy hexes that must be attacked.
---@field may integer Enemy hexes that may be attacked beside them.
---@field hopeless integer Enemy hexes that must be attacked, but that no friendly hex can attack.
---@field able integer Friendly hexes that can attack some enemy hex.

---How many enemy hexes must be attacked.
---@class grognard.acw.Duties.Table
---@field must integer Enemy hexes that must be attacked.
---@field may integer Enemy hexes that may be attacked beside them.
---@field hopeless integer Enemy hexes that must be attacked, but that no friendly hex can attack.
---@field able integer Friendly hexes that can attack some enemy hex.

---How many enemy hexes must be attacked.
---@class grognard.acw.Duties.Fields
---@field must? integer Enemy hexes that must be attacked.
---@field may? integer Enemy hexes that may be attacked beside them.
---@field hopeless? integer Enemy hexes that must be attacked, but that no friendly hex can attack.
---@field able? integer Friendly hexes that can attack some enemy hex.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Duties.Fields
---@return grognard.acw.Duties? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Duties): grognard.acw.Duties
function grognard.acw.Duties(fields) end

---What is wrong with a combat or with a plan.
---@alias grognard.acw.Wrong
---| "unattacked" # An enemy hex that must be attacked stands in no combat (ACW 2).
---| "stays_out" # A stack that could attack `other` stays out, and `other` must be attacked but is not (ACW 5).
---| "split" # A hex stands in two combats, or part of it stays out (ACW 4).
---| "no_attackers" # A combat has no attackers; the hex is one of its defenders (ACW 1).
---| "no_defenders" # A combat has no defenders; the hex is one of its attackers (ACW 1).
---| "not_adjacent" # An attacking hex is not adjacent to `other`, which defends in its combat (ACW 1).
---| "blocked" # A hexside stops the attack on `other` (ACW 1).
---| "cannot_attack" # Nobody in an attacking hex can attack: commanders, limbered guns, guns that bombard (ACW 3).
---| "uncommanded" # Those in an attacking hex who could attack are out of command or used road movement (ACW 6).
---| "cannot_be_attacked" # A defending hex holds commanders alone, who cannot be attacked (ACW 3).
---| "fought_already" # It or `other` fought already in this phase, and no advance made the contact (ACW 4).
---| "several_targets" # A combat takes in several enemy hexes, and the game's options forbid that (ACW 4).

---One fault of a combat or of a plan of combats.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Flaw: userdata
---@field hex grognard.Hex The hex that it is about.
---@field other grognard.Hex Another hex, where what is wrong names one; otherwise the same.
---@field combat integer The combat in the plan, counted from 1; 0 where none is meant.
---@field rule integer The number of the rule that it breaks.
---@field distance integer How far `other` is from the hex, in hexes; 0 where no other hex is named.
---@field what grognard.acw.Wrong What is wrong.

---One fault of a combat or of a plan of combats.
---@class grognard.acw.Flaw.Table
---@field hex grognard.Hex.Table The hex that it is about.
---@field other grognard.Hex.Table Another hex, where what is wrong names one; otherwise the same.
---@field combat integer The combat in the plan, counted from 1; 0 where none is meant.
---@field rule integer The number of the rule that it breaks.
---@field distance integer How far `other` is from the hex, in hexes; 0 where no other hex is named.
---@field what grognard.acw.Wrong What is wrong.

---One fault of a combat or of a plan of combats.
---@class grognard.acw.Flaw.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex that it is about.
---@field other? grognard.Hex|grognard.Hex.Fields Another hex, where what is wrong names one; otherwise the same.
---@field combat? integer The combat in the plan, counted from 1; 0 where none is meant.
---@field rule? integer The number of the rule that it breaks.
---@field distance? integer How far `other` is from the hex, in hexes; 0 where no other hex is named.
---@field what? grognard.acw.Wrong What is wrong.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Flaw.Fields
---@return grognard.acw.Flaw? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Flaw): grognard.acw.Flaw
function grognard.acw.Flaw(fields) end

---What a plan comes to.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Planned: userdata
---@field combats integer Combats.
---@field attackers integer Friendly hexes that attack.
---@field idle integer Friendly hexes that stay out though they could attack.
---@field worst_combat integer The combat at the worst odds, the first of several; 0 where there is none.
---@field worst grognard.Odds Its odds, rounded in the defender's favour; 0:0 where there is no combat.

---What a plan comes to.
---@class grognard.acw.Planned.Table
---@field combats integer Combats.
---@field attackers integer Friendly hexes that attack.
---@field idle integer Friendly hexes that stay out though they could attack.
---@field worst_combat integer The combat at the worst odds, the first of several; 0 where there is none.
---@field worst grognard.Odds.Table Its odds, rounded in the defender's favour; 0:0 where there is no combat.

---What a plan comes to.
---@class grognard.acw.Planned.Fields
---@field combats? integer Combats.
---@field attackers? integer Friendly hexes that attack.
---@field idle? integer Friendly hexes that stay out though they could attack.
---@field worst_combat? integer The combat at the worst odds, the first of several; 0 where there is none.
---@field worst? grognard.Odds|grognard.Odds.Fields Its odds, rounded in the defender's favour; 0:0 where there is no combat.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Planned.Fields
---@return grognard.acw.Planned? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Planned): grognard.acw.Planned
function grognard.acw.Planned(fields) end

---What an improved plan comes to.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Improved: userdata
---@field plan grognard.acw.Planned The plan.
---@field bound grognard.Odds Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
---@field steps integer Steps that the search took.
---@field proven boolean No legal plan has better worst odds: the worst odds are the bound.

---What an improved plan comes to.
---@class grognard.acw.Improved.Table
---@field plan grognard.acw.Planned.Table The plan.
---@field bound grognard.Odds.Table Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
---@field steps integer Steps that the search took.
---@field proven boolean No legal plan has better worst odds: the worst odds are the bound.

---What an improved plan comes to.
---@class grognard.acw.Improved.Fields
---@field plan? grognard.acw.Planned|grognard.acw.Planned.Fields The plan.
---@field bound? grognard.Odds|grognard.Odds.Fields Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
---@field steps? integer Steps that the search took.
---@field proven? boolean No legal plan has better worst odds: the worst odds are the bound.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Improved.Fields
---@return grognard.acw.Improved? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Improved): grognard.acw.Improved
function grognard.acw.Improved(fields) end

---Where a walk stands.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Walked: userdata
---@field found boolean There is a further plan; otherwise the walk is at its end, and nothing else says anything.
---@field plan grognard.acw.Planned The plan.

---Where a walk stands.
---@class grognard.acw.Walked.Table
---@field found boolean There is a further plan; otherwise the walk is at its end, and nothing else says anything.
---@field plan grognard.acw.Planned.Table The plan.

---Where a walk stands.
---@class grognard.acw.Walked.Fields
---@field found? boolean There is a further plan; otherwise the walk is at its end, and nothing else says anything.
---@field plan? grognard.acw.Planned|grognard.acw.Planned.Fields The plan.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Walked.Fields
---@return grognard.acw.Walked? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Walked): grognard.acw.Walked
function grognard.acw.Walked(fields) end

---How many enemy hexes can be attacked.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Coverage: userdata
---@field targets integer Enemy hexes that must be attacked, and those that are asked for beside them.
---@field covered integer The most of them that combats of one round can attack.
---@field sets integer Sets of them that cannot all be attacked.

---How many enemy hexes can be attacked.
---@class grognard.acw.Coverage.Table
---@field targets integer Enemy hexes that must be attacked, and those that are asked for beside them.
---@field covered integer The most of them that combats of one round can attack.
---@field sets integer Sets of them that cannot all be attacked.

---How many enemy hexes can be attacked.
---@class grognard.acw.Coverage.Fields
---@field targets? integer Enemy hexes that must be attacked, and those that are asked for beside them.
---@field covered? integer The most of them that combats of one round can attack.
---@field sets? integer Sets of them that cannot all be attacked.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Coverage.Fields
---@return grognard.acw.Coverage? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Coverage): grognard.acw.Coverage
function grognard.acw.Coverage(fields) end

---A hex of a set of enemy hexes that cannot all be attacked.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Shortage: userdata
---@field hex grognard.Hex The hex.
---@field set integer The set that it belongs to, counted from 1.
---@field most integer How many enemy hexes of the set can be attacked at most.
---@field side? grognard.acw.Side Which side stands there: an enemy hex of the set, or one of the friendly hexes that alone can attack any of them.

---A hex of a set of enemy hexes that cannot all be attacked.
---@class grognard.acw.Shortage.Table
---@field hex grognard.Hex.Table The hex.
---@field set integer The set that it belongs to, counted from 1.
---@field most integer How many enemy hexes of the set can be attacked at most.
---@field side? grognard.acw.Side Which side stands there: an enemy hex of the set, or one of the friendly hexes that alone can attack any of them.

---A hex of a set of enemy hexes that cannot all be attacked.
---@class grognard.acw.Shortage.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field set? integer The set that it belongs to, counted from 1.
---@field most? integer How many enemy hexes of the set can be attacked at most.
---@field side? grognard.acw.Side Which side stands there: an enemy hex of the set, or one of the friendly hexes that alone can attack any of them.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Shortage.Fields
---@return grognard.acw.Shortage? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Shortage): grognard.acw.Shortage
function grognard.acw.Shortage(fields) end

---How many plans there are.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.PlanCount: userdata
---@field plans grognard.Wide Legal plans; where the number is not exact, there are at least so many.
---@field steps integer Steps that the count took.
---@field exact boolean The number is exact: neither did the budget end before the count, nor is the number beyond 64 bits.

---How many plans there are.
---@class grognard.acw.PlanCount.Table
---@field plans grognard.Wide Legal plans; where the number is not exact, there are at least so many.
---@field steps integer Steps that the count took.
---@field exact boolean The number is exact: neither did the budget end before the count, nor is the number beyond 64 bits.

---How many plans there are.
---@class grognard.acw.PlanCount.Fields
---@field plans? grognard.Wide Legal plans; where the number is not exact, there are at least so many.
---@field steps? integer Steps that the count took.
---@field exact? boolean The number is exact: neither did the budget end before the count, nor is the number beyond 64 bits.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.PlanCount.Fields
---@return grognard.acw.PlanCount? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.PlanCount): grognard.acw.PlanCount
function grognard.acw.PlanCount(fields) end

---What a combat is worth: all that the die needs to know.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Assessment: userdata
---@field attack integer The attacker's SP that count.
---@field defence integer The defender's SP that count, all his hexes together.
---@field odds grognard.Odds The odds, rounded in the defender's favour; 1:0 against nothing, 0:1 with nothing.
---@field heading grognard.Odds The odds printed above the column: those of the table that the die is looked up in.
---@field table integer A number that tells the table from others, so that the die is looked up in the same; 0 in an assessment that was made by hand.
---@field column integer The column, from 0 at the defender's best.
---@field drm integer The sum of the die roll modifiers.
---@field attacker_cohesion integer The Cohesion Rating that the attacker fights with; 0 for none.
---@field defender_cohesion integer The Cohesion Rating that the defender fights with; 0 for none.
---@field attacking_hexes integer Hexes that attack.
---@field defending_hexes integer Hexes that are attacked.
---@field flanked_hexes integer Attacked hexes that are flanked.

---What a combat is worth: all that the die needs to know.
---@class grognard.acw.Assessment.Table
---@field attack integer The attacker's SP that count.
---@field defence integer The defender's SP that count, all his hexes together.
---@field odds grognard.Odds.Table The odds, rounded in the defender's favour; 1:0 against nothing, 0:1 with nothing.
---@field heading grognard.Odds.Table The odds printed above the column: those of the table that the die is looked up in.
---@field table integer A number that tells the table from others, so that the die is looked up in the same; 0 in an assessment that was made by hand.
---@field column integer The column, from 0 at the defender's best.
---@field drm integer The sum of the die roll modifiers.
---@field attacker_cohesion integer The Cohesion Rating that the attacker fights with; 0 for none.
---@field defender_cohesion integer The Cohesion Rating that the defender fights with; 0 for none.
---@field attacking_hexes integer Hexes that attack.
---@field defending_hexes integer Hexes that are attacked.
---@field flanked_hexes integer Attacked hexes that are flanked.

---What a combat is worth: all that the die needs to know.
---@class grognard.acw.Assessment.Fields
---@field attack? integer The attacker's SP that count.
---@field defence? integer The defender's SP that count, all his hexes together.
---@field odds? grognard.Odds|grognard.Odds.Fields The odds, rounded in the defender's favour; 1:0 against nothing, 0:1 with nothing.
---@field heading grognard.Odds|grognard.Odds.Fields The odds printed above the column: those of the table that the die is looked up in.
---@field table? integer A number that tells the table from others, so that the die is looked up in the same; 0 in an assessment that was made by hand.
---@field column integer The column, from 0 at the defender's best.
---@field drm? integer The sum of the die roll modifiers.
---@field attacker_cohesion? integer The Cohesion Rating that the attacker fights with; 0 for none.
---@field defender_cohesion? integer The Cohesion Rating that the defender fights with; 0 for none.
---@field attacking_hexes? integer Hexes that attack.
---@field defending_hexes? integer Hexes that are attacked.
---@field flanked_hexes? integer Attacked hexes that are flanked.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Assessment.Fields
---@return grognard.acw.Assessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Assessment): grognard.acw.Assessment
function grognard.acw.Assessment(fields) end

---Whose turn it is to settle a result: the defender's first, since in an exchange the attacker matches what he lost.
---@alias grognard.acw.Stage
---| "defender" # The defender's.
---| "attacker" # The attacker's.
---| "over" # It is settled.

---Who may advance after combat.
---@alias grognard.acw.Advance
---| "none" # Nobody.
---| "attacker" # The attacker, into the hexes that the defender left.
---| "defender" # The defender, into the hexes that the attacker left.

---A combat between the die and its end: a plain value that the caller keeps, copies and compares.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Battle: userdata
---@field result grognard.acw.Outcome The result.
---@field owed integer In an exchange, the SP that the defender lost and the attacker must match.
---@field attacker_cohesion integer The Cohesion Rating that the attacker fought with; 0 for none.
---@field defender_cohesion integer The Cohesion Rating that the defender fought with; 0 for none.
---@field stage? grognard.acw.Stage Whose turn it is.
---@field advance grognard.acw.Advance Who may advance, once it is settled.
---@field roll integer The die with its modifiers.
---@field row integer The row of the table, from 0.
---@field column integer The column of the table, from 0.
---@field defender_gone boolean Every unit of the defender is gone.
---@field attacker_gone boolean Every unit of the attacker is gone.

---A combat between the die and its end: a plain value that the caller keeps, copies and compares.
---@class grognard.acw.Battle.Table
---@field result grognard.acw.Outcome.Table The result.
---@field owed integer In an exchange, the SP that the defender lost and the attacker must match.
---@field attacker_cohesion integer The Cohesion Rating that the attacker fought with; 0 for none.
---@field defender_cohesion integer The Cohesion Rating that the defender fought with; 0 for none.
---@field stage? grognard.acw.Stage Whose turn it is.
---@field advance grognard.acw.Advance Who may advance, once it is settled.
---@field roll integer The die with its modifiers.
---@field row integer The row of the table, from 0.
---@field column integer The column of the table, from 0.
---@field defender_gone boolean Every unit of the defender is gone.
---@field attacker_gone boolean Every unit of the attacker is gone.

---A combat between the die and its end: a plain value that the caller keeps, copies and compares.
---@class grognard.acw.Battle.Fields
---@field result grognard.acw.Outcome|grognard.acw.Outcome.Fields The result.
---@field owed? integer In an exchange, the SP that the defender lost and the attacker must match.
---@field attacker_cohesion? integer The Cohesion Rating that the attacker fought with; 0 for none.
---@field defender_cohesion? integer The Cohesion Rating that the defender fought with; 0 for none.
---@field stage? grognard.acw.Stage Whose turn it is.
---@field advance? grognard.acw.Advance Who may advance, once it is settled.
---@field roll? integer The die with its modifiers.
---@field row? integer The row of the table, from 0.
---@field column? integer The column of the table, from 0.
---@field defender_gone? boolean Every unit of the defender is gone.
---@field attacker_gone? boolean Every unit of the attacker is gone.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Battle.Fields
---@return grognard.acw.Battle? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Battle): grognard.acw.Battle
function grognard.acw.Battle(fields) end

---How likely a result is.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Chance: userdata
---@field result grognard.acw.Outcome The result.
---@field cases integer In how many of six cases it comes up.

---How likely a result is.
---@class grognard.acw.Chance.Table
---@field result grognard.acw.Outcome.Table The result.
---@field cases integer In how many of six cases it comes up.

---How likely a result is.
---@class grognard.acw.Chance.Fields
---@field result? grognard.acw.Outcome|grognard.acw.Outcome.Fields The result.
---@field cases? integer In how many of six cases it comes up.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Chance.Fields
---@return grognard.acw.Chance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Chance): grognard.acw.Chance
function grognard.acw.Chance(fields) end

---The exact chances of a combat: counts of cases over `denominator`.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.CombatDistribution: userdata
---@field denominator integer All cases: 6.
---@field faces integer[] The result's code on each face of the die, from 1 to 6.
---@field exchange integer An exchange.
---@field attacker_adverse integer The attacker suffers an adverse result, an exchange included: his commanders may have to roll (ACW 11).
---@field defender_adverse integer The defender suffers an adverse result, an exchange included: his commanders may have to roll (ACW 11).
---@field attacker_driven integer The attacker retreats or is eliminated.
---@field defender_driven integer The defender retreats or is eliminated.
---@field attacker_eliminated integer The attacker is eliminated.
---@field defender_eliminated integer The defender is eliminated.
---@field attacker_retreat_expected integer Hexes that the attacker retreats, summed over all cases.
---@field defender_retreat_expected integer Hexes that the defender retreats, summed over all cases.

---The exact chances of a combat: counts of cases over `denominator`.
---@class grognard.acw.CombatDistribution.Table
---@field denominator integer All cases: 6.
---@field faces integer[] The result's code on each face of the die, from 1 to 6.
---@field exchange integer An exchange.
---@field attacker_adverse integer The attacker suffers an adverse result, an exchange included: his commanders may have to roll (ACW 11).
---@field defender_adverse integer The defender suffers an adverse result, an exchange included: his commanders may have to roll (ACW 11).
---@field attacker_driven integer The attacker retreats or is eliminated.
---@field defender_driven integer The defender retreats or is eliminated.
---@field attacker_eliminated integer The attacker is eliminated.
---@field defender_eliminated integer The defender is eliminated.
---@field attacker_retreat_expected integer Hexes that the attacker retreats, summed over all cases.
---@field defender_retreat_expected integer Hexes that the defender retreats, summed over all cases.

---The exact chances of a combat: counts of cases over `denominator`.
---@class grognard.acw.CombatDistribution.Fields
---@field denominator? integer All cases: 6.
---@field faces? integer[] The result's code on each face of the die, from 1 to 6.
---@field exchange? integer An exchange.
---@field attacker_adverse? integer The attacker suffers an adverse result, an exchange included: his commanders may have to roll (ACW 11).
---@field defender_adverse? integer The defender suffers an adverse result, an exchange included: his commanders may have to roll (ACW 11).
---@field attacker_driven? integer The attacker retreats or is eliminated.
---@field defender_driven? integer The defender retreats or is eliminated.
---@field attacker_eliminated? integer The attacker is eliminated.
---@field defender_eliminated? integer The defender is eliminated.
---@field attacker_retreat_expected? integer Hexes that the attacker retreats, summed over all cases.
---@field defender_retreat_expected? integer Hexes that the defender retreats, summed over all cases.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.CombatDistribution.Fields
---@return grognard.acw.CombatDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.CombatDistribution): grognard.acw.CombatDistribution
function grognard.acw.CombatDistribution(fields) end

---What a hex owes.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Due: userdata
---@field hex grognard.Hex The hex.
---@field losses integer Units to lose in it.
---@field cohesion integer The Cohesion Rating of the first unit lost; 0 where any unit will do.

---What a hex owes.
---@class grognard.acw.Due.Table
---@field hex grognard.Hex.Table The hex.
---@field losses integer Units to lose in it.
---@field cohesion integer The Cohesion Rating of the first unit lost; 0 where any unit will do.

---What a hex owes.
---@class grognard.acw.Due.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field losses? integer Units to lose in it.
---@field cohesion? integer The Cohesion Rating of the first unit lost; 0 where any unit will do.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Due.Fields
---@return grognard.acw.Due? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Due): grognard.acw.Due
function grognard.acw.Due(fields) end

---What a side owes. `losses` and `strength` are never both owed.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Owed: userdata
---@field losses integer Units to lose in all.
---@field strength integer SP to lose: the attacker's part of an exchange. More may be lost.
---@field stage? grognard.acw.Stage Whose turn it is; `over` where nothing is owed any more.
---@field cohesion integer The Cohesion Rating of the first unit lost; 0 where any unit will do.
---@field everything boolean Every unit goes: the result says so, or none of them can be spared.

---What a side owes. `losses` and `strength` are never both owed.
---@class grognard.acw.Owed.Table
---@field losses integer Units to lose in all.
---@field strength integer SP to lose: the attacker's part of an exchange. More may be lost.
---@field stage? grognard.acw.Stage Whose turn it is; `over` where nothing is owed any more.
---@field cohesion integer The Cohesion Rating of the first unit lost; 0 where any unit will do.
---@field everything boolean Every unit goes: the result says so, or none of them can be spared.

---What a side owes. `losses` and `strength` are never both owed.
---@class grognard.acw.Owed.Fields
---@field losses? integer Units to lose in all.
---@field strength? integer SP to lose: the attacker's part of an exchange. More may be lost.
---@field stage? grognard.acw.Stage Whose turn it is; `over` where nothing is owed any more.
---@field cohesion? integer The Cohesion Rating of the first unit lost; 0 where any unit will do.
---@field everything? boolean Every unit goes: the result says so, or none of them can be spared.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Owed.Fields
---@return grognard.acw.Owed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Owed): grognard.acw.Owed
function grognard.acw.Owed(fields) end

---A battle after a payment.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Settled: userdata
---@field battle grognard.acw.Battle The battle as it stands now.
---@field strength integer SP that the side lost, as printed.
---@field units integer Units that the side lost.

---A battle after a payment.
---@class grognard.acw.Settled.Table
---@field battle grognard.acw.Battle.Table The battle as it stands now.
---@field strength integer SP that the side lost, as printed.
---@field units integer Units that the side lost.

---A battle after a payment.
---@class grognard.acw.Settled.Fields
---@field battle? grognard.acw.Battle|grognard.acw.Battle.Fields The battle as it stands now.
---@field strength? integer SP that the side lost, as printed.
---@field units? integer Units that the side lost.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Settled.Fields
---@return grognard.acw.Settled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Settled): grognard.acw.Settled
function grognard.acw.Settled(fields) end

---What a unit suffers.
---@alias grognard.acw.EffectKind
---| "eliminate" # It is eliminated; `amount` is its SP.
---| "retreat" # It retreats `amount` hexes.
---| "disorganize" # It becomes disorganized.
---| "commander_rolls" # A commander who rolls to see whether he is a casualty.
---| "replace" # A commander who is flipped to his replacement.

---One thing for the host to apply to one unit.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Effect: userdata
---@field unit integer The unit, from 0.
---@field rule integer The rule's number.
---@field hex grognard.Hex Where it stands.
---@field amount integer How much of it.
---@field what grognard.acw.EffectKind What happens to it.

---One thing for the host to apply to one unit.
---@class grognard.acw.Effect.Table
---@field unit integer The unit, from 0.
---@field rule integer The rule's number.
---@field hex grognard.Hex.Table Where it stands.
---@field amount integer How much of it.
---@field what grognard.acw.EffectKind What happens to it.

---One thing for the host to apply to one unit.
---@class grognard.acw.Effect.Fields
---@field unit? integer The unit, from 0.
---@field rule? integer The rule's number.
---@field hex? grognard.Hex|grognard.Hex.Fields Where it stands.
---@field amount? integer How much of it.
---@field what? grognard.acw.EffectKind What happens to it.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Effect.Fields
---@return grognard.acw.Effect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Effect): grognard.acw.Effect
function grognard.acw.Effect(fields) end

---How many commanders roll.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Rolls: userdata
---@field rolls integer Commanders who roll, one die each.

---How many commanders roll.
---@class grognard.acw.Rolls.Table
---@field rolls integer Commanders who roll, one die each.

---How many commanders roll.
---@class grognard.acw.Rolls.Fields
---@field rolls? integer Commanders who roll, one die each.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Rolls.Fields
---@return grognard.acw.Rolls? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Rolls): grognard.acw.Rolls
function grognard.acw.Rolls(fields) end

---What became of the commanders.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Command: userdata
---@field rolls integer Commanders who rolled.
---@field casualties integer Commanders who were flipped to their replacements.
---@field army_commander integer The unit that commands the army now, counted from 1; 0 where there is no commander.
---@field changed boolean Another counter commands the army than before.

---What became of the commanders.
---@class grognard.acw.Command.Table
---@field rolls integer Commanders who rolled.
---@field casualties integer Commanders who were flipped to their replacements.
---@field army_commander integer The unit that commands the army now, counted from 1; 0 where there is no commander.
---@field changed boolean Another counter commands the army than before.

---What became of the commanders.
---@class grognard.acw.Command.Fields
---@field rolls? integer Commanders who rolled.
---@field casualties? integer Commanders who were flipped to their replacements.
---@field army_commander? integer The unit that commands the army now, counted from 1; 0 where there is no commander.
---@field changed? boolean Another counter commands the army than before.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Command.Fields
---@return grognard.acw.Command? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Command): grognard.acw.Command
function grognard.acw.Command(fields) end

---In how many cases so many commanders are lost and one of them commands the army afterwards.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.CommandChance: userdata
---@field cases grognard.Wide How many of the denominator's cases.
---@field casualties integer Commanders who are flipped to their replacements.
---@field army_commander integer The unit that commands the army then, counted from 1; 0 where there is no commander.
---@field changed boolean Another counter commands the army than before.

---In how many cases so many commanders are lost and one of them commands the army afterwards.
---@class grognard.acw.CommandChance.Table
---@field cases grognard.Wide How many of the denominator's cases.
---@field casualties integer Commanders who are flipped to their replacements.
---@field army_commander integer The unit that commands the army then, counted from 1; 0 where there is no commander.
---@field changed boolean Another counter commands the army than before.

---In how many cases so many commanders are lost and one of them commands the army afterwards.
---@class grognard.acw.CommandChance.Fields
---@field cases? grognard.Wide How many of the denominator's cases.
---@field casualties? integer Commanders who are flipped to their replacements.
---@field army_commander? integer The unit that commands the army then, counted from 1; 0 where there is no commander.
---@field changed? boolean Another counter commands the army than before.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.CommandChance.Fields
---@return grognard.acw.CommandChance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.CommandChance): grognard.acw.CommandChance
function grognard.acw.CommandChance(fields) end

---The exact chances of commanders' rolls, over all cases of their dice, each equally likely.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.CommandDistribution: userdata
---@field denominator grognard.Wide All cases: 6 for each commander who rolls, multiplied.
---@field unharmed grognard.Wide Cases in which nobody is lost.
---@field changed grognard.Wide Cases in which another counter commands the army than before.
---@field casualties_expected grognard.Wide Casualties, summed over all cases.
---@field rolls integer Commanders who roll.
---@field army_commander integer The unit that commands the army before, counted from 1; 0 where there is no commander.

---The exact chances of commanders' rolls, over all cases of their dice, each equally likely.
---@class grognard.acw.CommandDistribution.Table
---@field denominator grognard.Wide All cases: 6 for each commander who rolls, multiplied.
---@field unharmed grognard.Wide Cases in which nobody is lost.
---@field changed grognard.Wide Cases in which another counter commands the army than before.
---@field casualties_expected grognard.Wide Casualties, summed over all cases.
---@field rolls integer Commanders who roll.
---@field army_commander integer The unit that commands the army before, counted from 1; 0 where there is no commander.

---The exact chances of commanders' rolls, over all cases of their dice, each equally likely.
---@class grognard.acw.CommandDistribution.Fields
---@field denominator? grognard.Wide All cases: 6 for each commander who rolls, multiplied.
---@field unharmed? grognard.Wide Cases in which nobody is lost.
---@field changed? grognard.Wide Cases in which another counter commands the army than before.
---@field casualties_expected? grognard.Wide Casualties, summed over all cases.
---@field rolls? integer Commanders who roll.
---@field army_commander? integer The unit that commands the army before, counted from 1; 0 where there is no commander.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.CommandDistribution.Fields
---@return grognard.acw.CommandDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.CommandDistribution): grognard.acw.CommandDistribution
function grognard.acw.CommandDistribution(fields) end

---Who commands an army.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.acw.Head: userdata
---@field army_commander integer The unit, counted from 1; 0 where there is no commander.
---@field stars integer His stars as he stands.
---@field command integer His command value as he stands.

---Who commands an army.
---@class grognard.acw.Head.Table
---@field army_commander integer The unit, counted from 1; 0 where there is no commander.
---@field stars integer His stars as he stands.
---@field command integer His command value as he stands.

---Who commands an army.
---@class grognard.acw.Head.Fields
---@field army_commander? integer The unit, counted from 1; 0 where there is no commander.
---@field stars? integer His stars as he stands.
---@field command? integer His command value as he stands.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.acw.Head.Fields
---@return grognard.acw.Head? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Head): grognard.acw.Head
function grognard.acw.Head(fields) end

---What a piece is. The first eight fight; the last two stand in a territory and never fall in a battle.
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

grognard.axis_allies = {}

---A row of the unit chart.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.UnitValue: userdata
---@field kind? grognard.axis_allies.Kind The kind whose row it is.
---@field cost integer What it costs, in IPC.
---@field movement integer Spaces that it moves.
---@field attack integer What its die hits at or below when it attacks: 0 never, at most 6.
---@field defence integer What its die hits at or below when it defends: 0 never, at most 6.
---@field shot integer What the die of its special shot hits at or below, 0 for none: a battleship's support shot, an AA gun's die.
---@field hold integer Room that it offers to those it carries.
---@field space integer Room that it takes where it is carried.

---A row of the unit chart.
---@class grognard.axis_allies.UnitValue.Table
---@field kind? grognard.axis_allies.Kind The kind whose row it is.
---@field cost integer What it costs, in IPC.
---@field movement integer Spaces that it moves.
---@field attack integer What its die hits at or below when it attacks: 0 never, at most 6.
---@field defence integer What its die hits at or below when it defends: 0 never, at most 6.
---@field shot integer What the die of its special shot hits at or below, 0 for none: a battleship's support shot, an AA gun's die.
---@field hold integer Room that it offers to those it carries.
---@field space integer Room that it takes where it is carried.

---A row of the unit chart.
---@class grognard.axis_allies.UnitValue.Fields
---@field kind? grognard.axis_allies.Kind The kind whose row it is.
---@field cost? integer What it costs, in IPC.
---@field movement? integer Spaces that it moves.
---@field attack? integer What its die hits at or below when it attacks: 0 never, at most 6.
---@field defence? integer What its die hits at or below when it defends: 0 never, at most 6.
---@field shot? integer What the die of its special shot hits at or below, 0 for none: a battleship's support shot, an AA gun's die.
---@field hold? integer Room that it offers to those it carries.
---@field space? integer Room that it takes where it is carried.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.UnitValue.Fields
---@return grognard.axis_allies.UnitValue? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.UnitValue): grognard.axis_allies.UnitValue
function grognard.axis_allies.UnitValue(fields) end

---How many units of each kind fight on one side. An antiaircraft gun, a complex and cargo do not fight and are not
---counted.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Force: userdata
---@field infantry integer Infantry.
---@field armor integer Armor.
---@field fighter integer Fighters.
---@field bomber integer Bombers.
---@field transport integer Transports.
---@field submarine integer Submarines.
---@field carrier integer Aircraft carriers.
---@field battleship integer Battleships.

---How many units of each kind fight on one side. An antiaircraft gun, a complex and cargo do not fight and are not counted.
---@class grognard.axis_allies.Force.Table
---@field infantry integer Infantry.
---@field armor integer Armor.
---@field fighter integer Fighters.
---@field bomber integer Bombers.
---@field transport integer Transports.
---@field submarine integer Submarines.
---@field carrier integer Aircraft carriers.
---@field battleship integer Battleships.

---How many units of each kind fight on one side. An antiaircraft gun, a complex and cargo do not fight and are not counted.
---@class grognard.axis_allies.Force.Fields
---@field infantry? integer Infantry.
---@field armor? integer Armor.
---@field fighter? integer Fighters.
---@field bomber? integer Bombers.
---@field transport? integer Transports.
---@field submarine? integer Submarines.
---@field carrier? integer Aircraft carriers.
---@field battleship? integer Battleships.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Force.Fields
---@return grognard.axis_allies.Force? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Force): grognard.axis_allies.Force
function grognard.axis_allies.Force(fields) end

---What the units' dice hit at or below: the figures of the unit chart that a battle needs.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Figures: userdata
---@field attack integer[] In the attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier, battleship.
---@field defence integer[] In the defence, in the same order.
---@field support integer A battleship's support shot.
---@field aa integer An antiaircraft gun's die.

---What the units' dice hit at or below: the figures of the unit chart that a battle needs.
---@class grognard.axis_allies.Figures.Table
---@field attack integer[] In the attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier, battleship.
---@field defence integer[] In the defence, in the same order.
---@field support integer A battleship's support shot.
---@field aa integer An antiaircraft gun's die.

---What the units' dice hit at or below: the figures of the unit chart that a battle needs.
---@class grognard.axis_allies.Figures.Fields
---@field attack? integer[] In the attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier, battleship.
---@field defence? integer[] In the defence, in the same order.
---@field support? integer A battleship's support shot.
---@field aa? integer An antiaircraft gun's die.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Figures.Fields
---@return grognard.axis_allies.Figures? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Figures): grognard.axis_allies.Figures
function grognard.axis_allies.Figures(fields) end

---Battleships of one sea zone that are to support an assault (AA 3.5a).
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Bombardment: userdata
---@field battleships integer How many are to fire.
---@field fought integer How many of them were in a sea battle this phase.
---@field unloading boolean A transport in the same sea zone unloads into the territory.
---@field sea_battle boolean There was a sea battle in that zone this phase.

---Battleships of one sea zone that are to support an assault (AA 3.5a).
---@class grognard.axis_allies.Bombardment.Table
---@field battleships integer How many are to fire.
---@field fought integer How many of them were in a sea battle this phase.
---@field unloading boolean A transport in the same sea zone unloads into the territory.
---@field sea_battle boolean There was a sea battle in that zone this phase.

---Battleships of one sea zone that are to support an assault (AA 3.5a).
---@class grognard.axis_allies.Bombardment.Fields
---@field battleships integer How many are to fire.
---@field fought? integer How many of them were in a sea battle this phase.
---@field unloading? boolean A transport in the same sea zone unloads into the territory.
---@field sea_battle? boolean There was a sea battle in that zone this phase.

---Reads a record once; accepted wherever its table is.
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
---| "aa_losses" # The attacker's choice of the aircraft that it hit.
---| "support_fire" # The dice of the battleships' support shots, in the first round (AA 3.5a).
---| "support_losses" # The defender's choice of what they hit; it still fires back.
---| "submarine_fire" # The dice of attacking submarines at sea.
---| "submarine_losses" # The defender's choice of what they hit; it is removed at once.
---| "attack_fire" # The dice of the other attackers.
---| "attack_losses" # The defender's choice of what they hit; it still fires back.
---| "defence_fire" # The dice of the defenders.
---| "defence_losses" # The attacker's choice of what they hit.
---| "attacker_submarines" # The attacker's submarines that withdraw (AA 4.2a, 4.2b).
---| "defender_submarines" # The defender's submarines that withdraw.
---| "retreat" # Whether the attacker retreats (AA 4.1a).
---| "over" # Nothing: the battle is over.

---How a battle ended, by who is left in the territory or zone. Submarines that withdrew are left elsewhere.
---@alias grognard.axis_allies.Ending
---| "none" # It goes on.
---| "attacker_wins" # No defender is left, and an attacker is.
---| "defender_wins" # No attacker is left, and a defender is.
---| "both_gone" # Neither is: the defender holds.
---| "retreat" # The attacker retreated.
---| "stalemate" # Nobody can hit anybody.

---A battle between two steps: a plain value that the caller keeps, copies, compares and saves.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Battle: userdata
---@field attacker_start grognard.axis_allies.Force The attackers as they came.
---@field defender_start grognard.axis_allies.Force The defenders as they stood.
---@field attacker grognard.axis_allies.Force The attackers that are in the battle.
---@field defender grognard.axis_allies.Force The defenders that are in the battle, with those that are hit and still fire.
---@field doomed grognard.axis_allies.Force Defenders that are hit and still fire, before they are removed.
---@field figures grognard.axis_allies.Figures What the dice hit at or below.
---@field attacker_withdrawn integer The attacker's submarines that withdrew.
---@field defender_withdrawn integer The defender's submarines that withdrew.
---@field submarine_hits integer Hits of submarines that the side whose turn it is has to take; they fall on ships only.
---@field hits integer Other hits that it has to take.
---@field round integer The round that is fought, from 1; 0 before the first.
---@field support integer Support shots of the first round.
---@field kind? grognard.axis_allies.BattleKind Where it is fought.
---@field stage? grognard.axis_allies.Stage What it waits for.
---@field ending grognard.axis_allies.Ending How it ended.
---@field amphibious boolean It is an amphibious assault.
---@field aa_gun boolean An antiaircraft gun defends.
---@field taken boolean The attacker took the territory.

---A battle between two steps: a plain value that the caller keeps, copies, compares and saves.
---@class grognard.axis_allies.Battle.Table
---@field attacker_start grognard.axis_allies.Force.Table The attackers as they came.
---@field defender_start grognard.axis_allies.Force.Table The defenders as they stood.
---@field attacker grognard.axis_allies.Force.Table The attackers that are in the battle.
---@field defender grognard.axis_allies.Force.Table The defenders that are in the battle, with those that are hit and still fire.
---@field doomed grognard.axis_allies.Force.Table Defenders that are hit and still fire, before they are removed.
---@field figures grognard.axis_allies.Figures.Table What the dice hit at or below.
---@field attacker_withdrawn integer The attacker's submarines that withdrew.
---@field defender_withdrawn integer The defender's submarines that withdrew.
---@field submarine_hits integer Hits of submarines that the side whose turn it is has to take; they fall on ships only.
---@field hits integer Other hits that it has to take.
---@field round integer The round that is fought, from 1; 0 before the first.
---@field support integer Support shots of the first round.
---@field kind? grognard.axis_allies.BattleKind Where it is fought.
---@field stage? grognard.axis_allies.Stage What it waits for.
---@field ending grognard.axis_allies.Ending How it ended.
---@field amphibious boolean It is an amphibious assault.
---@field aa_gun boolean An antiaircraft gun defends.
---@field taken boolean The attacker took the territory.

---A battle between two steps: a plain value that the caller keeps, copies, compares and saves.
---@class grognard.axis_allies.Battle.Fields
---@field attacker_start? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers as they came.
---@field defender_start? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders as they stood.
---@field attacker? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that are in the battle.
---@field defender? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders that are in the battle, with those that are hit and still fire.
---@field doomed? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields Defenders that are hit and still fire, before they are removed.
---@field figures? grognard.axis_allies.Figures|grognard.axis_allies.Figures.Fields What the dice hit at or below.
---@field attacker_withdrawn? integer The attacker's submarines that withdrew.
---@field defender_withdrawn? integer The defender's submarines that withdrew.
---@field submarine_hits? integer Hits of submarines that the side whose turn it is has to take; they fall on ships only.
---@field hits? integer Other hits that it has to take.
---@field round? integer The round that is fought, from 1; 0 before the first.
---@field support? integer Support shots of the first round.
---@field kind? grognard.axis_allies.BattleKind Where it is fought.
---@field stage? grognard.axis_allies.Stage What it waits for.
---@field ending? grognard.axis_allies.Ending How it ended.
---@field amphibious? boolean It is an amphibious assault.
---@field aa_gun? boolean An antiaircraft gun defends.
---@field taken? boolean The attacker took the territory.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Battle.Fields
---@return grognard.axis_allies.Battle? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Battle): grognard.axis_allies.Battle
function grognard.axis_allies.Battle(fields) end

---Which part a side has in a battle.
---@alias grognard.axis_allies.Role
---| "attacker" # The attacker.
---| "defender" # The defender.

---What is wanted next, and of whom.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Turn: userdata
---@field suggested grognard.axis_allies.Force Losses by the customary order, for a host that does not want to ask.
---@field dice_by_kind integer[] Dice by kind, in the order of the kinds, which is the order in which they are read.
---@field hits_at integer[] What each kind's dice hit at or below.
---@field dice integer All dice that are wanted.
---@field losses integer Units that must be lost.
---@field ships_least integer At least so many of them are ships, for submarines' hits.
---@field aircraft_most integer At most so many of them are aircraft.
---@field surface_most integer At most so many of them are no aircraft.
---@field submarines integer Submarines that may withdraw: all, some or none of them.
---@field stage? grognard.axis_allies.Stage What is waited for.
---@field role? grognard.axis_allies.Role Whose dice or choice it is.
---@field shot integer What an antiaircraft gun's dice, or support shots, hit at or below.
---@field may_retreat boolean The attacker may retreat.
---@field needs_destination boolean A retreat needs a destination: somebody is left who is no aircraft.

---What is wanted next, and of whom.
---@class grognard.axis_allies.Turn.Table
---@field suggested grognard.axis_allies.Force.Table Losses by the customary order, for a host that does not want to ask.
---@field dice_by_kind integer[] Dice by kind, in the order of the kinds, which is the order in which they are read.
---@field hits_at integer[] What each kind's dice hit at or below.
---@field dice integer All dice that are wanted.
---@field losses integer Units that must be lost.
---@field ships_least integer At least so many of them are ships, for submarines' hits.
---@field aircraft_most integer At most so many of them are aircraft.
---@field surface_most integer At most so many of them are no aircraft.
---@field submarines integer Submarines that may withdraw: all, some or none of them.
---@field stage? grognard.axis_allies.Stage What is waited for.
---@field role? grognard.axis_allies.Role Whose dice or choice it is.
---@field shot integer What an antiaircraft gun's dice, or support shots, hit at or below.
---@field may_retreat boolean The attacker may retreat.
---@field needs_destination boolean A retreat needs a destination: somebody is left who is no aircraft.

---What is wanted next, and of whom.
---@class grognard.axis_allies.Turn.Fields
---@field suggested? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields Losses by the customary order, for a host that does not want to ask.
---@field dice_by_kind? integer[] Dice by kind, in the order of the kinds, which is the order in which they are read.
---@field hits_at? integer[] What each kind's dice hit at or below.
---@field dice? integer All dice that are wanted.
---@field losses? integer Units that must be lost.
---@field ships_least? integer At least so many of them are ships, for submarines' hits.
---@field aircraft_most? integer At most so many of them are aircraft.
---@field surface_most? integer At most so many of them are no aircraft.
---@field submarines? integer Submarines that may withdraw: all, some or none of them.
---@field stage? grognard.axis_allies.Stage What is waited for.
---@field role? grognard.axis_allies.Role Whose dice or choice it is.
---@field shot? integer What an antiaircraft gun's dice, or support shots, hit at or below.
---@field may_retreat? boolean The attacker may retreat.
---@field needs_destination? boolean A retreat needs a destination: somebody is left who is no aircraft.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Turn.Fields
---@return grognard.axis_allies.Turn? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Turn): grognard.axis_allies.Turn
function grognard.axis_allies.Turn(fields) end

---What an answer does to the host's units.
---@alias grognard.axis_allies.BattleEffectKind
---| "remove" # `count` units of a kind are destroyed.
---| "withdraw" # `count` submarines withdraw to `destination`.
---| "retreat" # `count` units of a kind retreat to `destination`.
---| "stay" # `count` aircraft stay until the end of combat, and land in the non-combat phase.
---| "take" # The attacker takes the territory.
---| "sink" # `count` units of a kind go down with ship `index`.
---| "stay_aboard" # `count` units of a kind stay aboard ship `index` until their owner's next turn.

---One change for the host to make.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.BattleEffect: userdata
---@field what grognard.axis_allies.BattleEffectKind What happens.
---@field role? grognard.axis_allies.Role To whose units.
---@field kind? grognard.axis_allies.Kind Of which kind.
---@field count integer To how many.
---@field destination integer Where they go, as the question numbered it.
---@field index integer Which ship of the question's list, from 0.
---@field rule integer The rule's number.

---One change for the host to make.
---@class grognard.axis_allies.BattleEffect.Table
---@field what grognard.axis_allies.BattleEffectKind What happens.
---@field role? grognard.axis_allies.Role To whose units.
---@field kind? grognard.axis_allies.Kind Of which kind.
---@field count integer To how many.
---@field destination integer Where they go, as the question numbered it.
---@field index integer Which ship of the question's list, from 0.
---@field rule integer The rule's number.

---One change for the host to make.
---@class grognard.axis_allies.BattleEffect.Fields
---@field what? grognard.axis_allies.BattleEffectKind What happens.
---@field role? grognard.axis_allies.Role To whose units.
---@field kind? grognard.axis_allies.Kind Of which kind.
---@field count? integer To how many.
---@field destination? integer Where they go, as the question numbered it.
---@field index? integer Which ship of the question's list, from 0.
---@field rule? integer The rule's number.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.BattleEffect.Fields
---@return grognard.axis_allies.BattleEffect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.BattleEffect): grognard.axis_allies.BattleEffect
function grognard.axis_allies.BattleEffect(fields) end

---A ship with what is aboard.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Laden: userdata
---@field kind? grognard.axis_allies.Kind A transport or a carrier.
---@field infantry integer Infantry aboard a transport.
---@field armor integer Armor aboard a transport.
---@field aa_guns integer Antiaircraft guns aboard a transport.
---@field fighters integer Friendly fighters aboard an attacking carrier: those of another nation, which do not fight (AA 3.4e).
---@field friendly boolean What is aboard a transport is another nation's (AA 3.3).
---@field lost boolean The ship is lost.

---A ship with what is aboard.
---@class grognard.axis_allies.Laden.Table
---@field kind? grognard.axis_allies.Kind A transport or a carrier.
---@field infantry integer Infantry aboard a transport.
---@field armor integer Armor aboard a transport.
---@field aa_guns integer Antiaircraft guns aboard a transport.
---@field fighters integer Friendly fighters aboard an attacking carrier: those of another nation, which do not fight (AA 3.4e).
---@field friendly boolean What is aboard a transport is another nation's (AA 3.3).
---@field lost boolean The ship is lost.

---A ship with what is aboard.
---@class grognard.axis_allies.Laden.Fields
---@field kind? grognard.axis_allies.Kind A transport or a carrier.
---@field infantry? integer Infantry aboard a transport.
---@field armor? integer Armor aboard a transport.
---@field aa_guns? integer Antiaircraft guns aboard a transport.
---@field fighters? integer Friendly fighters aboard an attacking carrier: those of another nation, which do not fight (AA 3.4e).
---@field friendly? boolean What is aboard a transport is another nation's (AA 3.3).
---@field lost? boolean The ship is lost.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Laden.Fields
---@return grognard.axis_allies.Laden? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Laden): grognard.axis_allies.Laden
function grognard.axis_allies.Laden(fields) end

---What went down with ships.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Sunk: userdata
---@field ipc integer What it cost, in IPC, the ships not counted.
---@field infantry integer Infantry.
---@field armor integer Armor.
---@field aa_guns integer Antiaircraft guns.
---@field fighters integer Fighters.

---What went down with ships.
---@class grognard.axis_allies.Sunk.Table
---@field ipc integer What it cost, in IPC, the ships not counted.
---@field infantry integer Infantry.
---@field armor integer Armor.
---@field aa_guns integer Antiaircraft guns.
---@field fighters integer Fighters.

---What went down with ships.
---@class grognard.axis_allies.Sunk.Fields
---@field ipc? integer What it cost, in IPC, the ships not counted.
---@field infantry? integer Infantry.
---@field armor? integer Armor.
---@field aa_guns? integer Antiaircraft guns.
---@field fighters? integer Fighters.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Sunk.Fields
---@return grognard.axis_allies.Sunk? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Sunk): grognard.axis_allies.Sunk
function grognard.axis_allies.Sunk(fields) end

---A side's plan. One of which nothing is said is the customary order of loss, and staying to the end.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Plan: userdata
---@field order grognard.axis_allies.Kind[] The order in which kinds are lost. A kind that was named before is passed over, and kinds not named follow in the customary order, which is that of a plan without any: on land infantry, armor, then for the attacker fighter, bomber and for the defender bomber, fighter; at sea transport, submarine, fighter, bomber, carrier, battleship.
---@field keep_infantry integer So many infantry are lost only after everything else, to take the territory.
---@field keep_armor integer So many armor likewise.
---@field submarines_after integer The round after which submarines withdraw; 0 for never (AA 4.2a).
---@field submarines_leave integer How many of them at most; 0 for all.
---@field retreat_after integer The attacker retreats after so many rounds; 0 for never (AA 4.1a).
---@field retreat_at integer The attacker retreats when so many of his units or fewer are left; 0 for never.
---@field retreat_aircraft boolean The attacker retreats when only aircraft of his are left.

---A side's plan. One of which nothing is said is the customary order of loss, and staying to the end.
---@class grognard.axis_allies.Plan.Table
---@field order grognard.axis_allies.Kind[] The order in which kinds are lost. A kind that was named before is passed over, and kinds not named follow in the customary order, which is that of a plan without any: on land infantry, armor, then for the attacker fighter, bomber and for the defender bomber, fighter; at sea transport, submarine, fighter, bomber, carrier, battleship.
---@field keep_infantry integer So many infantry are lost only after everything else, to take the territory.
---@field keep_armor integer So many armor likewise.
---@field submarines_after integer The round after which submarines withdraw; 0 for never (AA 4.2a).
---@field submarines_leave integer How many of them at most; 0 for all.
---@field retreat_after integer The attacker retreats after so many rounds; 0 for never (AA 4.1a).
---@field retreat_at integer The attacker retreats when so many of his units or fewer are left; 0 for never.
---@field retreat_aircraft boolean The attacker retreats when only aircraft of his are left.

---A side's plan. One of which nothing is said is the customary order of loss, and staying to the end.
---@class grognard.axis_allies.Plan.Fields
---@field order? grognard.axis_allies.Kind[] The order in which kinds are lost. A kind that was named before is passed over, and kinds not named follow in the customary order, which is that of a plan without any: on land infantry, armor, then for the attacker fighter, bomber and for the defender bomber, fighter; at sea transport, submarine, fighter, bomber, carrier, battleship.
---@field keep_infantry? integer So many infantry are lost only after everything else, to take the territory.
---@field keep_armor? integer So many armor likewise.
---@field submarines_after? integer The round after which submarines withdraw; 0 for never (AA 4.2a).
---@field submarines_leave? integer How many of them at most; 0 for all.
---@field retreat_after? integer The attacker retreats after so many rounds; 0 for never (AA 4.1a).
---@field retreat_at? integer The attacker retreats when so many of his units or fewer are left; 0 for never.
---@field retreat_aircraft? boolean The attacker retreats when only aircraft of his are left.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Plan.Fields
---@return grognard.axis_allies.Plan? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Plan): grognard.axis_allies.Plan
function grognard.axis_allies.Plan(fields) end

---Attackers that come together, and what they mean to do.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Wave: userdata
---@field force grognard.axis_allies.Force The attackers that fight.
---@field plan grognard.axis_allies.Plan The order in which they are lost, and when they leave.
---@field support integer Support shots in the first round (AA 3.5a).
---@field amphibious boolean It is an amphibious assault (AA 4.3a).

---Attackers that come together, and what they mean to do.
---@class grognard.axis_allies.Wave.Table
---@field force grognard.axis_allies.Force.Table The attackers that fight.
---@field plan grognard.axis_allies.Plan.Table The order in which they are lost, and when they leave.
---@field support integer Support shots in the first round (AA 3.5a).
---@field amphibious boolean It is an amphibious assault (AA 4.3a).

---Attackers that come together, and what they mean to do.
---@class grognard.axis_allies.Wave.Fields
---@field force grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that fight.
---@field plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order in which they are lost, and when they leave.
---@field support? integer Support shots in the first round (AA 3.5a).
---@field amphibious? boolean It is an amphibious assault (AA 4.3a).

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Wave.Fields
---@return grognard.axis_allies.Wave? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Wave): grognard.axis_allies.Wave
function grognard.axis_allies.Wave(fields) end

---An expectation: a whole number and a fraction.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Expected: userdata
---@field whole grognard.Wide The whole number.
---@field fraction grognard.Wide The fraction, in units of 1/2^63.

---An expectation: a whole number and a fraction.
---@class grognard.axis_allies.Expected.Table
---@field whole grognard.Wide The whole number.
---@field fraction grognard.Wide The fraction, in units of 1/2^63.

---An expectation: a whole number and a fraction.
---@class grognard.axis_allies.Expected.Fields
---@field whole? grognard.Wide The whole number.
---@field fraction? grognard.Wide The fraction, in units of 1/2^63.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Expected.Fields
---@return grognard.axis_allies.Expected? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Expected): grognard.axis_allies.Expected
function grognard.axis_allies.Expected(fields) end

---Expected numbers of units.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.ExpectedForce: userdata
---@field units grognard.axis_allies.Expected All units.
---@field ipc grognard.axis_allies.Expected What they cost, in IPC.
---@field infantry grognard.axis_allies.Expected Infantry.
---@field armor grognard.axis_allies.Expected Armor.
---@field fighter grognard.axis_allies.Expected Fighters.
---@field bomber grognard.axis_allies.Expected Bombers.
---@field transport grognard.axis_allies.Expected Transports.
---@field submarine grognard.axis_allies.Expected Submarines.
---@field carrier grognard.axis_allies.Expected Aircraft carriers.
---@field battleship grognard.axis_allies.Expected Battleships.

---Expected numbers of units.
---@class grognard.axis_allies.ExpectedForce.Table
---@field units grognard.axis_allies.Expected.Table All units.
---@field ipc grognard.axis_allies.Expected.Table What they cost, in IPC.
---@field infantry grognard.axis_allies.Expected.Table Infantry.
---@field armor grognard.axis_allies.Expected.Table Armor.
---@field fighter grognard.axis_allies.Expected.Table Fighters.
---@field bomber grognard.axis_allies.Expected.Table Bombers.
---@field transport grognard.axis_allies.Expected.Table Transports.
---@field submarine grognard.axis_allies.Expected.Table Submarines.
---@field carrier grognard.axis_allies.Expected.Table Aircraft carriers.
---@field battleship grognard.axis_allies.Expected.Table Battleships.

---Expected numbers of units.
---@class grognard.axis_allies.ExpectedForce.Fields
---@field units? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields All units.
---@field ipc? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields What they cost, in IPC.
---@field infantry? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Infantry.
---@field armor? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Armor.
---@field fighter? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Fighters.
---@field bomber? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Bombers.
---@field transport? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Transports.
---@field submarine? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Submarines.
---@field carrier? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Aircraft carriers.
---@field battleship? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Battleships.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.ExpectedForce.Fields
---@return grognard.axis_allies.ExpectedForce? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.ExpectedForce): grognard.axis_allies.ExpectedForce
function grognard.axis_allies.ExpectedForce(fields) end

---The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at
---most. Of several waves, the endings are those of the last that was fought.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.BattleChances: userdata
---@field win grognard.Wide No defender is left, and an attacker is.
---@field lose grognard.Wide No attacker is left, and a defender is.
---@field both_gone grognard.Wide Neither is.
---@field retreat grognard.Wide The attacker retreats.
---@field stalemate grognard.Wide Nobody can hit anybody.
---@field taken grognard.Wide The attacker takes the territory: no defender is left, and infantry or armor is.
---@field missing grognard.Wide What the five endings lack of certainty: the bound of each chance's error.
---@field rounds grognard.axis_allies.Expected Expected rounds, of all waves together.
---@field attacker_lost grognard.axis_allies.ExpectedForce Expected losses of the attacker, of all waves together.
---@field defender_lost grognard.axis_allies.ExpectedForce Expected losses of the defender.
---@field attacker_withdrawn grognard.axis_allies.Expected Expected submarines of the attacker that withdraw.
---@field defender_withdrawn grognard.axis_allies.Expected Expected submarines of the defender that withdraw.

---The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at most. Of several waves, the endings are those of the last that was fought.
---@class grognard.axis_allies.BattleChances.Table
---@field win grognard.Wide No defender is left, and an attacker is.
---@field lose grognard.Wide No attacker is left, and a defender is.
---@field both_gone grognard.Wide Neither is.
---@field retreat grognard.Wide The attacker retreats.
---@field stalemate grognard.Wide Nobody can hit anybody.
---@field taken grognard.Wide The attacker takes the territory: no defender is left, and infantry or armor is.
---@field missing grognard.Wide What the five endings lack of certainty: the bound of each chance's error.
---@field rounds grognard.axis_allies.Expected.Table Expected rounds, of all waves together.
---@field attacker_lost grognard.axis_allies.ExpectedForce.Table Expected losses of the attacker, of all waves together.
---@field defender_lost grognard.axis_allies.ExpectedForce.Table Expected losses of the defender.
---@field attacker_withdrawn grognard.axis_allies.Expected.Table Expected submarines of the attacker that withdraw.
---@field defender_withdrawn grognard.axis_allies.Expected.Table Expected submarines of the defender that withdraw.

---The chances of a battle's endings, in units of 1/2^63, each at most the true one and short of it by `missing` at most. Of several waves, the endings are those of the last that was fought.
---@class grognard.axis_allies.BattleChances.Fields
---@field win? grognard.Wide No defender is left, and an attacker is.
---@field lose? grognard.Wide No attacker is left, and a defender is.
---@field both_gone? grognard.Wide Neither is.
---@field retreat? grognard.Wide The attacker retreats.
---@field stalemate? grognard.Wide Nobody can hit anybody.
---@field taken? grognard.Wide The attacker takes the territory: no defender is left, and infantry or armor is.
---@field missing? grognard.Wide What the five endings lack of certainty: the bound of each chance's error.
---@field rounds? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Expected rounds, of all waves together.
---@field attacker_lost? grognard.axis_allies.ExpectedForce|grognard.axis_allies.ExpectedForce.Fields Expected losses of the attacker, of all waves together.
---@field defender_lost? grognard.axis_allies.ExpectedForce|grognard.axis_allies.ExpectedForce.Fields Expected losses of the defender.
---@field attacker_withdrawn? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Expected submarines of the attacker that withdraw.
---@field defender_withdrawn? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Expected submarines of the defender that withdraw.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.BattleChances.Fields
---@return grognard.axis_allies.BattleChances? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.BattleChances): grognard.axis_allies.BattleChances
function grognard.axis_allies.BattleChances(fields) end

---Something that may be left after a wave.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.BattleOutcome: userdata
---@field chance grognard.Wide Its chance, in units of 1/2^63. Those of one wave together are the chance that it is fought.
---@field attacker_ipc integer What the attacker lost, in IPC.
---@field defender_ipc integer What the defender lost since the first wave, in IPC.
---@field attacker grognard.axis_allies.Force The attackers that are left.
---@field defender grognard.axis_allies.Force The defenders that are left.
---@field attacker_withdrawn integer Submarines of the attacker that withdrew.
---@field defender_withdrawn integer Submarines of the defender that withdrew.
---@field wave integer Which wave, from 0.
---@field ending grognard.axis_allies.Ending How it ended.
---@field taken boolean The territory is taken: no further wave fights.

---Something that may be left after a wave.
---@class grognard.axis_allies.BattleOutcome.Table
---@field chance grognard.Wide Its chance, in units of 1/2^63. Those of one wave together are the chance that it is fought.
---@field attacker_ipc integer What the attacker lost, in IPC.
---@field defender_ipc integer What the defender lost since the first wave, in IPC.
---@field attacker grognard.axis_allies.Force.Table The attackers that are left.
---@field defender grognard.axis_allies.Force.Table The defenders that are left.
---@field attacker_withdrawn integer Submarines of the attacker that withdrew.
---@field defender_withdrawn integer Submarines of the defender that withdrew.
---@field wave integer Which wave, from 0.
---@field ending grognard.axis_allies.Ending How it ended.
---@field taken boolean The territory is taken: no further wave fights.

---Something that may be left after a wave.
---@class grognard.axis_allies.BattleOutcome.Fields
---@field chance? grognard.Wide Its chance, in units of 1/2^63. Those of one wave together are the chance that it is fought.
---@field attacker_ipc? integer What the attacker lost, in IPC.
---@field defender_ipc? integer What the defender lost since the first wave, in IPC.
---@field attacker? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that are left.
---@field defender? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders that are left.
---@field attacker_withdrawn? integer Submarines of the attacker that withdrew.
---@field defender_withdrawn? integer Submarines of the defender that withdrew.
---@field wave? integer Which wave, from 0.
---@field ending? grognard.axis_allies.Ending How it ended.
---@field taken? boolean The territory is taken: no further wave fights.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.BattleOutcome.Fields
---@return grognard.axis_allies.BattleOutcome? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.BattleOutcome): grognard.axis_allies.BattleOutcome
function grognard.axis_allies.BattleOutcome(fields) end

---How a wave may end in a round.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.RoundChance: userdata
---@field wave integer Which wave, from 0.
---@field round integer After which round; 0 for a wave that ends before the first.
---@field chance grognard.Wide The chance that it ends then, in units of 1/2^63.
---@field win grognard.Wide And no defender is left, but an attacker is.
---@field lose grognard.Wide And no attacker is left, but a defender is.
---@field both_gone grognard.Wide And neither is.
---@field retreat grognard.Wide And the attacker retreats.
---@field taken grognard.Wide And the territory is taken.

---How a wave may end in a round.
---@class grognard.axis_allies.RoundChance.Table
---@field wave integer Which wave, from 0.
---@field round integer After which round; 0 for a wave that ends before the first.
---@field chance grognard.Wide The chance that it ends then, in units of 1/2^63.
---@field win grognard.Wide And no defender is left, but an attacker is.
---@field lose grognard.Wide And no attacker is left, but a defender is.
---@field both_gone grognard.Wide And neither is.
---@field retreat grognard.Wide And the attacker retreats.
---@field taken grognard.Wide And the territory is taken.

---How a wave may end in a round.
---@class grognard.axis_allies.RoundChance.Fields
---@field wave? integer Which wave, from 0.
---@field round? integer After which round; 0 for a wave that ends before the first.
---@field chance? grognard.Wide The chance that it ends then, in units of 1/2^63.
---@field win? grognard.Wide And no defender is left, but an attacker is.
---@field lose? grognard.Wide And no attacker is left, but a defender is.
---@field both_gone? grognard.Wide And neither is.
---@field retreat? grognard.Wide And the attacker retreats.
---@field taken? grognard.Wide And the territory is taken.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.RoundChance.Fields
---@return grognard.axis_allies.RoundChance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.RoundChance): grognard.axis_allies.RoundChance
function grognard.axis_allies.RoundChance(fields) end

---What is counted.
---@alias grognard.axis_allies.LossOf
---| "kind" # Units of one kind.
---| "units" # All units.
---| "ipc" # What they cost, in IPC.

---A number that may be lost, and its chance.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.LossChance: userdata
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field lost integer The number.
---@field wave integer Of an attacker, which wave, from 0; its chances together are the chance that it is fought. Of the defender 0: what he lost in all.
---@field role? grognard.axis_allies.Role Who loses it.
---@field of grognard.axis_allies.LossOf What is counted.
---@field kind? grognard.axis_allies.Kind Which kind, where one is counted; absent for the others.

---A number that may be lost, and its chance.
---@class grognard.axis_allies.LossChance.Table
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field lost integer The number.
---@field wave integer Of an attacker, which wave, from 0; its chances together are the chance that it is fought. Of the defender 0: what he lost in all.
---@field role? grognard.axis_allies.Role Who loses it.
---@field of grognard.axis_allies.LossOf What is counted.
---@field kind? grognard.axis_allies.Kind Which kind, where one is counted; absent for the others.

---A number that may be lost, and its chance.
---@class grognard.axis_allies.LossChance.Fields
---@field chance? grognard.Wide The chance, in units of 1/2^63.
---@field lost? integer The number.
---@field wave? integer Of an attacker, which wave, from 0; its chances together are the chance that it is fought. Of the defender 0: what he lost in all.
---@field role? grognard.axis_allies.Role Who loses it.
---@field of? grognard.axis_allies.LossOf What is counted.
---@field kind? grognard.axis_allies.Kind Which kind, where one is counted; absent for the others.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.LossChance.Fields
---@return grognard.axis_allies.LossChance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.LossChance): grognard.axis_allies.LossChance
function grognard.axis_allies.LossChance(fields) end

---What the chances of losses are read from: how many waves were weighed.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.LossesWeighed: userdata
---@field missing grognard.Wide What the chances of the defender's losses lack of certainty: the bound of each chance's error.

---What the chances of losses are read from: how many waves were weighed.
---@class grognard.axis_allies.LossesWeighed.Table
---@field missing grognard.Wide What the chances of the defender's losses lack of certainty: the bound of each chance's error.

---What the chances of losses are read from: how many waves were weighed.
---@class grognard.axis_allies.LossesWeighed.Fields
---@field missing? grognard.Wide What the chances of the defender's losses lack of certainty: the bound of each chance's error.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.LossesWeighed.Fields
---@return grognard.axis_allies.LossesWeighed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.LossesWeighed): grognard.axis_allies.LossesWeighed
function grognard.axis_allies.LossesWeighed(fields) end

---Where a battle stands among all that could have come of it, by what the defender lost less what the attacker did in
---IPC, the territory's worth added where it was taken. Chances in units of 1/2^63.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.BattlePercentile: userdata
---@field worse grognard.Wide The chance of a worse result for the attacker.
---@field equal grognard.Wide The chance of this one.
---@field better grognard.Wide The chance of a better one.
---@field missing grognard.Wide What the three lack of certainty: the bound of each chance's error.
---@field swing integer What the battle brought the attacker: the defender's losses less his own, and the territory, in IPC.

---Where a battle stands among all that could have come of it, by what the defender lost less what the attacker did in IPC, the territory's worth added where it was taken. Chances in units of 1/2^63.
---@class grognard.axis_allies.BattlePercentile.Table
---@field worse grognard.Wide The chance of a worse result for the attacker.
---@field equal grognard.Wide The chance of this one.
---@field better grognard.Wide The chance of a better one.
---@field missing grognard.Wide What the three lack of certainty: the bound of each chance's error.
---@field swing integer What the battle brought the attacker: the defender's losses less his own, and the territory, in IPC.

---Where a battle stands among all that could have come of it, by what the defender lost less what the attacker did in IPC, the territory's worth added where it was taken. Chances in units of 1/2^63.
---@class grognard.axis_allies.BattlePercentile.Fields
---@field worse? grognard.Wide The chance of a worse result for the attacker.
---@field equal? grognard.Wide The chance of this one.
---@field better? grognard.Wide The chance of a better one.
---@field missing? grognard.Wide What the three lack of certainty: the bound of each chance's error.
---@field swing? integer What the battle brought the attacker: the defender's losses less his own, and the territory, in IPC.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.BattlePercentile.Fields
---@return grognard.axis_allies.BattlePercentile? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.BattlePercentile): grognard.axis_allies.BattlePercentile
function grognard.axis_allies.BattlePercentile(fields) end

---What was found.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Found: userdata
---@field chance grognard.Wide The chance that the units reach, in units of 1/2^63, and at least the wanted one; 0 if none were found.
---@field steps grognard.Wide Steps that the search took.
---@field force grognard.axis_allies.Force The units to add.
---@field units integer How many they are.
---@field ipc integer What they cost, in IPC.
---@field found boolean Units were found.
---@field complete boolean Nothing is left to try: fewer or cheaper ones do not reach the chance, or none do. Not so if the budget ran out.

---What was found.
---@class grognard.axis_allies.Found.Table
---@field chance grognard.Wide The chance that the units reach, in units of 1/2^63, and at least the wanted one; 0 if none were found.
---@field steps grognard.Wide Steps that the search took.
---@field force grognard.axis_allies.Force.Table The units to add.
---@field units integer How many they are.
---@field ipc integer What they cost, in IPC.
---@field found boolean Units were found.
---@field complete boolean Nothing is left to try: fewer or cheaper ones do not reach the chance, or none do. Not so if the budget ran out.

---What was found.
---@class grognard.axis_allies.Found.Fields
---@field chance? grognard.Wide The chance that the units reach, in units of 1/2^63, and at least the wanted one; 0 if none were found.
---@field steps? grognard.Wide Steps that the search took.
---@field force? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The units to add.
---@field units? integer How many they are.
---@field ipc? integer What they cost, in IPC.
---@field found? boolean Units were found.
---@field complete? boolean Nothing is left to try: fewer or cheaper ones do not reach the chance, or none do. Not so if the budget ran out.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Found.Fields
---@return grognard.axis_allies.Found? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Found): grognard.axis_allies.Found
function grognard.axis_allies.Found(fields) end

---The dice of an antiaircraft gun.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.AaVolley: userdata
---@field dice integer One for each aircraft.
---@field hits_at integer What they hit at or below.

---The dice of an antiaircraft gun.
---@class grognard.axis_allies.AaVolley.Table
---@field dice integer One for each aircraft.
---@field hits_at integer What they hit at or below.

---The dice of an antiaircraft gun.
---@class grognard.axis_allies.AaVolley.Fields
---@field dice? integer One for each aircraft.
---@field hits_at? integer What they hit at or below.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.AaVolley.Fields
---@return grognard.axis_allies.AaVolley? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.AaVolley): grognard.axis_allies.AaVolley
function grognard.axis_allies.AaVolley(fields) end

---What an antiaircraft gun hit.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.AaHits: userdata
---@field hits integer Aircraft that are lost, which ones their owner chooses.
---@field left integer Aircraft that are left.

---What an antiaircraft gun hit.
---@class grognard.axis_allies.AaHits.Table
---@field hits integer Aircraft that are lost, which ones their owner chooses.
---@field left integer Aircraft that are left.

---What an antiaircraft gun hit.
---@class grognard.axis_allies.AaHits.Fields
---@field hits? integer Aircraft that are lost, which ones their owner chooses.
---@field left? integer Aircraft that are left.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.AaHits.Fields
---@return grognard.axis_allies.AaHits? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.AaHits): grognard.axis_allies.AaHits
function grognard.axis_allies.AaHits(fields) end

---A number of hits and its chance.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.AaChance: userdata
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field hits integer The hits.

---A number of hits and its chance.
---@class grognard.axis_allies.AaChance.Table
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field hits integer The hits.

---A number of hits and its chance.
---@class grognard.axis_allies.AaChance.Fields
---@field chance? grognard.Wide The chance, in units of 1/2^63.
---@field hits? integer The hits.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.AaChance.Fields
---@return grognard.axis_allies.AaChance? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.AaChance): grognard.axis_allies.AaChance
function grognard.axis_allies.AaChance(fields) end

---The chances of antiaircraft fire.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.AaChances: userdata
---@field hits grognard.axis_allies.Expected Expected hits.
---@field missing grognard.Wide What the chances lack of certainty: the bound of each one's error.

---The chances of antiaircraft fire.
---@class grognard.axis_allies.AaChances.Table
---@field hits grognard.axis_allies.Expected.Table Expected hits.
---@field missing grognard.Wide What the chances lack of certainty: the bound of each one's error.

---The chances of antiaircraft fire.
---@class grognard.axis_allies.AaChances.Fields
---@field hits? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Expected hits.
---@field missing? grognard.Wide What the chances lack of certainty: the bound of each one's error.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.AaChances.Fields
---@return grognard.axis_allies.AaChances? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.AaChances): grognard.axis_allies.AaChances
function grognard.axis_allies.AaChances(fields) end

---A raid that may be flown.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.RaidAssessment: userdata
---@field bombers integer The bombers.
---@field aa_dice integer Antiaircraft dice: one for each, or none.
---@field limit? integer What the owner can lose at most, in IPC, from 0 to 65534; absent for no limit.
---@field hits_at integer What antiaircraft dice hit at or below.
---@field cost integer What a bomber costs, in IPC.

---A raid that may be flown.
---@class grognard.axis_allies.RaidAssessment.Table
---@field bombers integer The bombers.
---@field aa_dice integer Antiaircraft dice: one for each, or none.
---@field limit? integer What the owner can lose at most, in IPC, from 0 to 65534; absent for no limit.
---@field hits_at integer What antiaircraft dice hit at or below.
---@field cost integer What a bomber costs, in IPC.

---A raid that may be flown.
---@class grognard.axis_allies.RaidAssessment.Fields
---@field bombers integer The bombers.
---@field aa_dice? integer Antiaircraft dice: one for each, or none.
---@field limit? integer What the owner can lose at most, in IPC, from 0 to 65534; absent for no limit.
---@field hits_at? integer What antiaircraft dice hit at or below.
---@field cost? integer What a bomber costs, in IPC.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.RaidAssessment.Fields
---@return grognard.axis_allies.RaidAssessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.RaidAssessment): grognard.axis_allies.RaidAssessment
function grognard.axis_allies.RaidAssessment(fields) end

---What a raid brought.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Raided: userdata
---@field shot_down integer Bombers that were shot down.
---@field left integer Bombers that are left.
---@field rolled integer The sum of their dice.
---@field damage integer What the territory's owner pays to the bank, in IPC.

---What a raid brought.
---@class grognard.axis_allies.Raided.Table
---@field shot_down integer Bombers that were shot down.
---@field left integer Bombers that are left.
---@field rolled integer The sum of their dice.
---@field damage integer What the territory's owner pays to the bank, in IPC.

---What a raid brought.
---@class grognard.axis_allies.Raided.Fields
---@field shot_down? integer Bombers that were shot down.
---@field left? integer Bombers that are left.
---@field rolled? integer The sum of their dice.
---@field damage? integer What the territory's owner pays to the bank, in IPC.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Raided.Fields
---@return grognard.axis_allies.Raided? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Raided): grognard.axis_allies.Raided
function grognard.axis_allies.Raided(fields) end

---Something that a raid may bring, and its chance.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.RaidOutcome: userdata
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field shot_down integer Bombers that are shot down.
---@field damage integer What the territory's owner pays, in IPC.

---Something that a raid may bring, and its chance.
---@class grognard.axis_allies.RaidOutcome.Table
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field shot_down integer Bombers that are shot down.
---@field damage integer What the territory's owner pays, in IPC.

---Something that a raid may bring, and its chance.
---@class grognard.axis_allies.RaidOutcome.Fields
---@field chance? grognard.Wide The chance, in units of 1/2^63.
---@field shot_down? integer Bombers that are shot down.
---@field damage? integer What the territory's owner pays, in IPC.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.RaidOutcome.Fields
---@return grognard.axis_allies.RaidOutcome? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.RaidOutcome): grognard.axis_allies.RaidOutcome
function grognard.axis_allies.RaidOutcome(fields) end

---The chances of a raid.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.RaidChances: userdata
---@field damage grognard.axis_allies.Expected What the territory's owner is expected to pay, in IPC.
---@field shot_down grognard.axis_allies.Expected Bombers that are expected to be shot down.
---@field ipc grognard.axis_allies.Expected What they cost, in IPC.
---@field missing grognard.Wide What the chances lack of certainty: the bound of each one's error.

---The chances of a raid.
---@class grognard.axis_allies.RaidChances.Table
---@field damage grognard.axis_allies.Expected.Table What the territory's owner is expected to pay, in IPC.
---@field shot_down grognard.axis_allies.Expected.Table Bombers that are expected to be shot down.
---@field ipc grognard.axis_allies.Expected.Table What they cost, in IPC.
---@field missing grognard.Wide What the chances lack of certainty: the bound of each one's error.

---The chances of a raid.
---@class grognard.axis_allies.RaidChances.Fields
---@field damage? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields What the territory's owner is expected to pay, in IPC.
---@field shot_down? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields Bombers that are expected to be shot down.
---@field ipc? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields What they cost, in IPC.
---@field missing? grognard.Wide What the chances lack of certainty: the bound of each one's error.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.RaidChances.Fields
---@return grognard.axis_allies.RaidChances? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.RaidChances): grognard.axis_allies.RaidChances
function grognard.axis_allies.RaidChances(fields) end

---What a space is.
---@alias grognard.axis_allies.Surface
---| "land" # A territory.
---| "sea" # A sea zone.

---Who plays, or owns something.
---@alias grognard.axis_allies.Power
---| "nobody" # Nobody: the sea, and neutral land.
---| "ussr" # The USSR, which begins each round.
---| "germany" # Germany.
---| "uk" # The United Kingdom.
---| "japan" # Japan.
---| "usa" # The USA, which ends each round.

---A space as the game begins. Land without an owner is neutral.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Space: userdata
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner grognard.axis_allies.Power Whose land it is at the start; nobody's if neutral, or sea.
---@field capital grognard.axis_allies.Power Whose capital it is, if any.
---@field income integer What it yields a turn, in IPC.
---@field industrial_complex boolean An industrial complex stands there from the start.

---A space as the game begins. Land without an owner is neutral.
---@class grognard.axis_allies.Space.Table
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner grognard.axis_allies.Power Whose land it is at the start; nobody's if neutral, or sea.
---@field capital grognard.axis_allies.Power Whose capital it is, if any.
---@field income integer What it yields a turn, in IPC.
---@field industrial_complex boolean An industrial complex stands there from the start.

---A space as the game begins. Land without an owner is neutral.
---@class grognard.axis_allies.Space.Fields
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner? grognard.axis_allies.Power Whose land it is at the start; nobody's if neutral, or sea.
---@field capital? grognard.axis_allies.Power Whose capital it is, if any.
---@field income? integer What it yields a turn, in IPC.
---@field industrial_complex? boolean An industrial complex stands there from the start.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Space.Fields
---@return grognard.axis_allies.Space? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Space): grognard.axis_allies.Space
function grognard.axis_allies.Space(fields) end

---A border: two spaces that touch, in either order. It is listed once.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Link: userdata
---@field a integer One space.
---@field b integer The other.

---A border: two spaces that touch, in either order. It is listed once.
---@class grognard.axis_allies.Link.Table
---@field a integer One space.
---@field b integer The other.

---A border: two spaces that touch, in either order. It is listed once.
---@class grognard.axis_allies.Link.Fields
---@field a integer One space.
---@field b integer The other.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Link.Fields
---@return grognard.axis_allies.Link? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Link): grognard.axis_allies.Link
function grognard.axis_allies.Link(fields) end

---A canal: the border of two sea zones that ships pass only where the land beside it is friendly (2.3, 2.4).
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Canal: userdata
---@field a integer One sea zone.
---@field b integer The other.
---@field lands integer[] The territories that must have been friendly when the turn began; twice the same where one is enough.

---A canal: the border of two sea zones that ships pass only where the land beside it is friendly (2.3, 2.4).
---@class grognard.axis_allies.Canal.Table
---@field a integer One sea zone.
---@field b integer The other.
---@field lands integer[] The territories that must have been friendly when the turn began; twice the same where one is enough.

---A canal: the border of two sea zones that ships pass only where the land beside it is friendly (2.3, 2.4).
---@class grognard.axis_allies.Canal.Fields
---@field a integer One sea zone.
---@field b integer The other.
---@field lands integer[] The territories that must have been friendly when the turn began; twice the same where one is enough.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Canal.Fields
---@return grognard.axis_allies.Canal? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Canal): grognard.axis_allies.Canal
function grognard.axis_allies.Canal(fields) end

---What has become of a space. A space that is not listed is as the game began.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Holding: userdata
---@field space integer The space.
---@field owner grognard.axis_allies.Power Whose it is now. Nobody's only where it is neutral, or sea.
---@field taken boolean It changed hands this turn.
---@field was grognard.axis_allies.Power Whose it was when this turn began, if it changed hands since.
---@field industrial_complex boolean An industrial complex was built there.
---@field battled boolean A battle took place there this turn.

---What has become of a space. A space that is not listed is as the game began.
---@class grognard.axis_allies.Holding.Table
---@field space integer The space.
---@field owner grognard.axis_allies.Power Whose it is now. Nobody's only where it is neutral, or sea.
---@field taken boolean It changed hands this turn.
---@field was grognard.axis_allies.Power Whose it was when this turn began, if it changed hands since.
---@field industrial_complex boolean An industrial complex was built there.
---@field battled boolean A battle took place there this turn.

---What has become of a space. A space that is not listed is as the game began.
---@class grognard.axis_allies.Holding.Fields
---@field space integer The space.
---@field owner? grognard.axis_allies.Power Whose it is now. Nobody's only where it is neutral, or sea.
---@field taken? boolean It changed hands this turn.
---@field was? grognard.axis_allies.Power Whose it was when this turn began, if it changed hands since.
---@field industrial_complex? boolean An industrial complex was built there.
---@field battled? boolean A battle took place there this turn.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Holding.Fields
---@return grognard.axis_allies.Holding? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Holding): grognard.axis_allies.Holding
function grognard.axis_allies.Holding(fields) end

---When something unloaded.
---@alias grognard.axis_allies.Unloading
---| "none" # Neither this turn nor this round.
---| "this_turn" # This turn.
---| "this_round" # This round, on an earlier turn.

---Pieces that are alike in everything: what is said of one is said of all, and an order moves all. The default has
---done nothing this turn.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Unit: userdata
---@field id integer The host's own number for it. No rule looks at it.
---@field space integer Where it is.
---@field aboard integer The transport or carrier that it is aboard of, counted from 1 in the same list; 0 for none.
---@field kind? grognard.axis_allies.Kind What it is; no industrial complex, which belongs to its space.
---@field owner grognard.axis_allies.Power Whose it is.
---@field count integer How many there are; 0 counts as 1.
---@field spent integer Spaces that it moved this turn.
---@field engaged boolean It moved or fought in this turn's combat phases.
---@field unloaded grognard.axis_allies.Unloading When it unloaded last: cargo that came ashore, or a transport that let cargo ashore.
---@field retreated boolean It retreated or withdrew this turn.
---@field shuttled boolean Since it boarded, the owner of the transport has had a turn.
---@field captured boolean An antiaircraft gun that was captured this turn.
---@field placed boolean It was placed this turn.

---Pieces that are alike in everything: what is said of one is said of all, and an order moves all. The default has done nothing this turn.
---@class grognard.axis_allies.Unit.Table
---@field id integer The host's own number for it. No rule looks at it.
---@field space integer Where it is.
---@field aboard integer The transport or carrier that it is aboard of, counted from 1 in the same list; 0 for none.
---@field kind? grognard.axis_allies.Kind What it is; no industrial complex, which belongs to its space.
---@field owner grognard.axis_allies.Power Whose it is.
---@field count integer How many there are; 0 counts as 1.
---@field spent integer Spaces that it moved this turn.
---@field engaged boolean It moved or fought in this turn's combat phases.
---@field unloaded grognard.axis_allies.Unloading When it unloaded last: cargo that came ashore, or a transport that let cargo ashore.
---@field retreated boolean It retreated or withdrew this turn.
---@field shuttled boolean Since it boarded, the owner of the transport has had a turn.
---@field captured boolean An antiaircraft gun that was captured this turn.
---@field placed boolean It was placed this turn.

---Pieces that are alike in everything: what is said of one is said of all, and an order moves all. The default has done nothing this turn.
---@class grognard.axis_allies.Unit.Fields
---@field id? integer The host's own number for it. No rule looks at it.
---@field space integer Where it is.
---@field aboard? integer The transport or carrier that it is aboard of, counted from 1 in the same list; 0 for none.
---@field kind? grognard.axis_allies.Kind What it is; no industrial complex, which belongs to its space.
---@field owner grognard.axis_allies.Power Whose it is.
---@field count? integer How many there are; 0 counts as 1.
---@field spent? integer Spaces that it moved this turn.
---@field engaged? boolean It moved or fought in this turn's combat phases.
---@field unloaded? grognard.axis_allies.Unloading When it unloaded last: cargo that came ashore, or a transport that let cargo ashore.
---@field retreated? boolean It retreated or withdrew this turn.
---@field shuttled? boolean Since it boarded, the owner of the transport has had a turn.
---@field captured? boolean An antiaircraft gun that was captured this turn.
---@field placed? boolean It was placed this turn.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Unit.Fields
---@return grognard.axis_allies.Unit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Unit): grognard.axis_allies.Unit
function grognard.axis_allies.Unit(fields) end

---A position, and the board and chart that it is played with.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Board: userdata
---@field spaces grognard.axis_allies.Space[] The spaces of the host's own board; none for the second edition's.
---@field links grognard.axis_allies.Link[] The borders of the host's own board.
---@field canals grognard.axis_allies.Canal[] The canals of the host's own board.
---@field chart grognard.axis_allies.UnitValue[] Rows of the unit chart that differ from the edition's.
---@field holdings grognard.axis_allies.Holding[] The spaces that are not as the game began.
---@field units grognard.axis_allies.Unit[] The pieces of every power.
---@field tas_links boolean TAS touches the seas north and south of Australia too, as on the printed board: an option that bends 2.5.

---A position, and the board and chart that it is played with.
---@class grognard.axis_allies.Board.Table
---@field spaces grognard.axis_allies.Space.Table[] The spaces of the host's own board; none for the second edition's.
---@field links grognard.axis_allies.Link.Table[] The borders of the host's own board.
---@field canals grognard.axis_allies.Canal.Table[] The canals of the host's own board.
---@field chart grognard.axis_allies.UnitValue.Table[] Rows of the unit chart that differ from the edition's.
---@field holdings grognard.axis_allies.Holding.Table[] The spaces that are not as the game began.
---@field units grognard.axis_allies.Unit.Table[] The pieces of every power.
---@field tas_links boolean TAS touches the seas north and south of Australia too, as on the printed board: an option that bends 2.5.

---A position, and the board and chart that it is played with.
---@class grognard.axis_allies.Board.Fields
---@field spaces? (grognard.axis_allies.Space|grognard.axis_allies.Space.Fields)[]|grognard.List<grognard.axis_allies.Space> The spaces of the host's own board; none for the second edition's.
---@field links? (grognard.axis_allies.Link|grognard.axis_allies.Link.Fields)[]|grognard.List<grognard.axis_allies.Link> The borders of the host's own board.
---@field canals? (grognard.axis_allies.Canal|grognard.axis_allies.Canal.Fields)[]|grognard.List<grognard.axis_allies.Canal> The canals of the host's own board.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's.
---@field holdings? (grognard.axis_allies.Holding|grognard.axis_allies.Holding.Fields)[]|grognard.List<grognard.axis_allies.Holding> The spaces that are not as the game began.
---@field units? (grognard.axis_allies.Unit|grognard.axis_allies.Unit.Fields)[]|grognard.List<grognard.axis_allies.Unit> The pieces of every power.
---@field tas_links? boolean TAS touches the seas north and south of Australia too, as on the printed board: an option that bends 2.5.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Board.Fields
---@return grognard.axis_allies.Board? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Board): grognard.axis_allies.Board
function grognard.axis_allies.Board(fields) end

---A space of the board: its code is its number. Words are the codes of the DAAK map where it gives one, CAR told apart
---by land and sea; three letters of this library's own for other land and the seas that players abbreviate; and the
---zone's name for the rest.
---@alias grognard.axis_allies.Site
---| "nowhere" # No space.
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
---| "kaz" # Kazakh S.S.R..
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
---| "yak" # Yakut S.S.R..
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

---What is known of a space.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.SpaceFacts: userdata
---@field space integer Its number.
---@field around integer The sea zone that surrounds it wholly, if it is an island (3.4b); 0 if it is none.
---@field site grognard.axis_allies.Site Its name, on the built-in board.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner grognard.axis_allies.Power Whose it is now.
---@field original grognard.axis_allies.Power Whose it was when the game began.
---@field capital grognard.axis_allies.Power Whose capital it is, if any.
---@field income integer What it yields a turn, in IPC.
---@field industrial_complex boolean An industrial complex stands there.

---What is known of a space.
---@class grognard.axis_allies.SpaceFacts.Table
---@field space integer Its number.
---@field around integer The sea zone that surrounds it wholly, if it is an island (3.4b); 0 if it is none.
---@field site grognard.axis_allies.Site Its name, on the built-in board.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner grognard.axis_allies.Power Whose it is now.
---@field original grognard.axis_allies.Power Whose it was when the game began.
---@field capital grognard.axis_allies.Power Whose capital it is, if any.
---@field income integer What it yields a turn, in IPC.
---@field industrial_complex boolean An industrial complex stands there.

---What is known of a space.
---@class grognard.axis_allies.SpaceFacts.Fields
---@field space? integer Its number.
---@field around? integer The sea zone that surrounds it wholly, if it is an island (3.4b); 0 if it is none.
---@field site? grognard.axis_allies.Site Its name, on the built-in board.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner? grognard.axis_allies.Power Whose it is now.
---@field original? grognard.axis_allies.Power Whose it was when the game began.
---@field capital? grognard.axis_allies.Power Whose capital it is, if any.
---@field income? integer What it yields a turn, in IPC.
---@field industrial_complex? boolean An industrial complex stands there.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.SpaceFacts.Fields
---@return grognard.axis_allies.SpaceFacts? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.SpaceFacts): grognard.axis_allies.SpaceFacts
function grognard.axis_allies.SpaceFacts(fields) end

---A neighbour of a space.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Border: userdata
---@field space integer The neighbour.
---@field site grognard.axis_allies.Site Its name, on the built-in board.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field canal boolean Ships need a canal to go there.

---A neighbour of a space.
---@class grognard.axis_allies.Border.Table
---@field space integer The neighbour.
---@field site grognard.axis_allies.Site Its name, on the built-in board.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field canal boolean Ships need a canal to go there.

---A neighbour of a space.
---@class grognard.axis_allies.Border.Fields
---@field space? integer The neighbour.
---@field site? grognard.axis_allies.Site Its name, on the built-in board.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field canal? boolean Ships need a canal to go there.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Border.Fields
---@return grognard.axis_allies.Border? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Border): grognard.axis_allies.Border
function grognard.axis_allies.Border(fields) end

---How the game begins.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Started: userdata
---@field pieces integer How many pieces there are.
---@field cash integer IPC that the power begins with, or all together.

---How the game begins.
---@class grognard.axis_allies.Started.Table
---@field pieces integer How many pieces there are.
---@field cash integer IPC that the power begins with, or all together.

---How the game begins.
---@class grognard.axis_allies.Started.Fields
---@field pieces? integer How many pieces there are.
---@field cash? integer IPC that the power begins with, or all together.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Started.Fields
---@return grognard.axis_allies.Started? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Started): grognard.axis_allies.Started
function grognard.axis_allies.Started(fields) end

---What a piece is ordered to do.
---@alias grognard.axis_allies.Action
---| "move" # To move along a path, with what it carries.
---| "board" # To board a transport in a sea zone beside it.
---| "unload" # To unload from its transport onto land beside the sea zone.

---An order to one piece, or to one group that moves as a whole.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Order: userdata
---@field unit integer The piece, from 0 in `board.units`.
---@field aboard integer The transport that it boards, counted from 1 in `board.units`; 0 for other orders.
---@field action? grognard.axis_allies.Action What it does.
---@field path integer[] The spaces that it enters, in order, zeros after the last; where it unloads, that land alone. A longer way is two orders.

---An order to one piece, or to one group that moves as a whole.
---@class grognard.axis_allies.Order.Table
---@field unit integer The piece, from 0 in `board.units`.
---@field aboard integer The transport that it boards, counted from 1 in `board.units`; 0 for other orders.
---@field action? grognard.axis_allies.Action What it does.
---@field path integer[] The spaces that it enters, in order, zeros after the last; where it unloads, that land alone. A longer way is two orders.

---An order to one piece, or to one group that moves as a whole.
---@class grognard.axis_allies.Order.Fields
---@field unit integer The piece, from 0 in `board.units`.
---@field aboard? integer The transport that it boards, counted from 1 in `board.units`; 0 for other orders.
---@field action? grognard.axis_allies.Action What it does.
---@field path? integer[] The spaces that it enters, in order, zeros after the last; where it unloads, that land alone. A longer way is two orders.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Order.Fields
---@return grognard.axis_allies.Order? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Order): grognard.axis_allies.Order
function grognard.axis_allies.Order(fields) end

---Something said against declared orders.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Objection: userdata
---@field order integer The order, from 0; 65535 where it is the want of one.
---@field unit integer The piece, from 0.
---@field space integer Where.
---@field rule integer The rule's number.
---@field needed integer Where the rule sets a limit that is not kept, how much is needed: spaces moved, room aboard a transport, bays of carriers, IPC; else 0.
---@field available integer And how much of it there is; else 0.

---Something said against declared orders.
---@class grognard.axis_allies.Objection.Table
---@field order integer The order, from 0; 65535 where it is the want of one.
---@field unit integer The piece, from 0.
---@field space integer Where.
---@field rule integer The rule's number.
---@field needed integer Where the rule sets a limit that is not kept, how much is needed: spaces moved, room aboard a transport, bays of carriers, IPC; else 0.
---@field available integer And how much of it there is; else 0.

---Something said against declared orders.
---@class grognard.axis_allies.Objection.Fields
---@field order? integer The order, from 0; 65535 where it is the want of one.
---@field unit? integer The piece, from 0.
---@field space? integer Where.
---@field rule? integer The rule's number.
---@field needed? integer Where the rule sets a limit that is not kept, how much is needed: spaces moved, room aboard a transport, bays of carriers, IPC; else 0.
---@field available? integer And how much of it there is; else 0.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Objection.Fields
---@return grognard.axis_allies.Objection? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Objection): grognard.axis_allies.Objection
function grognard.axis_allies.Objection(fields) end

---What happens on a path.
---@alias grognard.axis_allies.Incident
---| "fee" # A neutral is taken for `amount` IPC.
---| "take" # Enemy land is taken by moving in.
---| "fire" # Enemy antiaircraft guns fire at the aircraft.
---| "battle" # The path ends among enemies: a battle.
---| "canal" # Ships pass a canal.
---| "lift_off" # `unit` lifts off its carrier, which moves away.
---| "carried" # `unit` is carried along.

---One thing that happens on a path, for the host to apply.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Happening: userdata
---@field space integer Where.
---@field unit integer The piece that it happens to, from 0.
---@field rule integer The rule's number.
---@field what grognard.axis_allies.Incident What happens.
---@field amount integer How much of it.

---One thing that happens on a path, for the host to apply.
---@class grognard.axis_allies.Happening.Table
---@field space integer Where.
---@field unit integer The piece that it happens to, from 0.
---@field rule integer The rule's number.
---@field what grognard.axis_allies.Incident What happens.
---@field amount integer How much of it.

---One thing that happens on a path, for the host to apply.
---@class grognard.axis_allies.Happening.Fields
---@field space? integer Where.
---@field unit? integer The piece that it happens to, from 0.
---@field rule? integer The rule's number.
---@field what? grognard.axis_allies.Incident What happens.
---@field amount? integer How much of it.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Happening.Fields
---@return grognard.axis_allies.Happening? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Happening): grognard.axis_allies.Happening
function grognard.axis_allies.Happening(fields) end

---What a way costs.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Passage: userdata
---@field cost integer IPC for the neutrals that are taken.
---@field spent integer Spaces moved this turn, this way included.
---@field left integer Spaces left.

---What a way costs.
---@class grognard.axis_allies.Passage.Table
---@field cost integer IPC for the neutrals that are taken.
---@field spent integer Spaces moved this turn, this way included.
---@field left integer Spaces left.

---What a way costs.
---@class grognard.axis_allies.Passage.Fields
---@field cost? integer IPC for the neutrals that are taken.
---@field spent? integer Spaces moved this turn, this way included.
---@field left? integer Spaces left.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Passage.Fields
---@return grognard.axis_allies.Passage? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Passage): grognard.axis_allies.Passage
function grognard.axis_allies.Passage(fields) end

---A space that a piece can go to.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Reached: userdata
---@field space integer The space.
---@field cost integer The least IPC for neutrals on a way there.
---@field spaces integer The least number of spaces of a way that costs no more.
---@field battle boolean Enemies are there: a battle.
---@field takes boolean Going there takes it.
---@field lands boolean An aircraft may land there as things stand.

---A space that a piece can go to.
---@class grognard.axis_allies.Reached.Table
---@field space integer The space.
---@field cost integer The least IPC for neutrals on a way there.
---@field spaces integer The least number of spaces of a way that costs no more.
---@field battle boolean Enemies are there: a battle.
---@field takes boolean Going there takes it.
---@field lands boolean An aircraft may land there as things stand.

---A space that a piece can go to.
---@class grognard.axis_allies.Reached.Fields
---@field space? integer The space.
---@field cost? integer The least IPC for neutrals on a way there.
---@field spaces? integer The least number of spaces of a way that costs no more.
---@field battle? boolean Enemies are there: a battle.
---@field takes? boolean Going there takes it.
---@field lands? boolean An aircraft may land there as things stand.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Reached.Fields
---@return grognard.axis_allies.Reached? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Reached): grognard.axis_allies.Reached
function grognard.axis_allies.Reached(fields) end

---How many spaces a piece can reach.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Range: userdata
---@field spaces integer Spaces it can go to.
---@field left integer Spaces it has left to move.

---How many spaces a piece can reach.
---@class grognard.axis_allies.Range.Table
---@field spaces integer Spaces it can go to.
---@field left integer Spaces it has left to move.

---How many spaces a piece can reach.
---@class grognard.axis_allies.Range.Fields
---@field spaces? integer Spaces it can go to.
---@field left? integer Spaces it has left to move.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Range.Fields
---@return grognard.axis_allies.Range? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Range): grognard.axis_allies.Range
function grognard.axis_allies.Range(fields) end

---A transport after troops boarded or left it.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Shipped: userdata
---@field cost integer IPC for a neutral that is taken.
---@field room integer Room left aboard: an infantry takes 1.
---@field done boolean It may not move or load again this turn (3.2d).

---A transport after troops boarded or left it.
---@class grognard.axis_allies.Shipped.Table
---@field cost integer IPC for a neutral that is taken.
---@field room integer Room left aboard: an infantry takes 1.
---@field done boolean It may not move or load again this turn (3.2d).

---A transport after troops boarded or left it.
---@class grognard.axis_allies.Shipped.Fields
---@field cost? integer IPC for a neutral that is taken.
---@field room? integer Room left aboard: an infantry takes 1.
---@field done? boolean It may not move or load again this turn (3.2d).

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Shipped.Fields
---@return grognard.axis_allies.Shipped? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Shipped): grognard.axis_allies.Shipped
function grognard.axis_allies.Shipped(fields) end

---What a phase's orders come to.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Declared: userdata
---@field cost integer IPC for the neutrals that are taken.
---@field battles integer Spaces where the power's pieces then fight.

---What a phase's orders come to.
---@class grognard.axis_allies.Declared.Table
---@field cost integer IPC for the neutrals that are taken.
---@field battles integer Spaces where the power's pieces then fight.

---What a phase's orders come to.
---@class grognard.axis_allies.Declared.Fields
---@field cost? integer IPC for the neutrals that are taken.
---@field battles? integer Spaces where the power's pieces then fight.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Declared.Fields
---@return grognard.axis_allies.Declared? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Declared): grognard.axis_allies.Declared
function grognard.axis_allies.Declared(fields) end

---A space to land on.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Strip: userdata
---@field space integer The space.
---@field bays integer Free bays of the carriers there, without the aircraft's own group; 0 on land, where there is room for all.
---@field spaces integer The least number of spaces to fly there.

---A space to land on.
---@class grognard.axis_allies.Strip.Table
---@field space integer The space.
---@field bays integer Free bays of the carriers there, without the aircraft's own group; 0 on land, where there is room for all.
---@field spaces integer The least number of spaces to fly there.

---A space to land on.
---@class grognard.axis_allies.Strip.Fields
---@field space? integer The space.
---@field bays? integer Free bays of the carriers there, without the aircraft's own group; 0 on land, where there is room for all.
---@field spaces? integer The least number of spaces to fly there.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Strip.Fields
---@return grognard.axis_allies.Strip? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Strip): grognard.axis_allies.Strip
function grognard.axis_allies.Strip(fields) end

---How far an aircraft still flies.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Flight: userdata
---@field strips integer Spaces that it may land on.
---@field left integer Spaces that it has left.

---How far an aircraft still flies.
---@class grognard.axis_allies.Flight.Table
---@field strips integer Spaces that it may land on.
---@field left integer Spaces that it has left.

---How far an aircraft still flies.
---@class grognard.axis_allies.Flight.Fields
---@field strips? integer Spaces that it may land on.
---@field left? integer Spaces that it has left.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Flight.Fields
---@return grognard.axis_allies.Flight? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Flight): grognard.axis_allies.Flight
function grognard.axis_allies.Flight(fields) end

---What fighters without a carrier have to choose from.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Stranded: userdata
---@field fighters integer Fighters without a carrier.
---@field bays integer Free bays in the zone.
---@field island integer A friendly island inside the zone, which takes all; 0 for none.
---@field lost integer Fighters that are lost.

---What fighters without a carrier have to choose from.
---@class grognard.axis_allies.Stranded.Table
---@field fighters integer Fighters without a carrier.
---@field bays integer Free bays in the zone.
---@field island integer A friendly island inside the zone, which takes all; 0 for none.
---@field lost integer Fighters that are lost.

---What fighters without a carrier have to choose from.
---@class grognard.axis_allies.Stranded.Fields
---@field fighters? integer Fighters without a carrier.
---@field bays? integer Free bays in the zone.
---@field island? integer A friendly island inside the zone, which takes all; 0 for none.
---@field lost? integer Fighters that are lost.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Stranded.Fields
---@return grognard.axis_allies.Stranded? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Stranded): grognard.axis_allies.Stranded
function grognard.axis_allies.Stranded(fields) end

---What becomes of fighters.
---@alias grognard.axis_allies.Fate
---| "lost" # They go down with their carrier, or find no other place.
---| "on_carrier" # They land on the carrier `carrier`.
---| "on_island" # They land on the island `space`.
---| "flying" # They fly on, and look for a place in the non-combat phase.

---What becomes of the fighters of a group.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Landed: userdata
---@field unit integer The group, from 0.
---@field carrier integer The carrier that takes them, counted from 1; 0 for none.
---@field space integer The island, or the sea zone.
---@field rule integer The rule's number.
---@field amount integer How many of the group.
---@field fate grognard.axis_allies.Fate What becomes of them.

---What becomes of the fighters of a group.
---@class grognard.axis_allies.Landed.Table
---@field unit integer The group, from 0.
---@field carrier integer The carrier that takes them, counted from 1; 0 for none.
---@field space integer The island, or the sea zone.
---@field rule integer The rule's number.
---@field amount integer How many of the group.
---@field fate grognard.axis_allies.Fate What becomes of them.

---What becomes of the fighters of a group.
---@class grognard.axis_allies.Landed.Fields
---@field unit? integer The group, from 0.
---@field carrier? integer The carrier that takes them, counted from 1; 0 for none.
---@field space? integer The island, or the sea zone.
---@field rule? integer The rule's number.
---@field amount? integer How many of the group.
---@field fate? grognard.axis_allies.Fate What becomes of them.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Landed.Fields
---@return grognard.axis_allies.Landed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Landed): grognard.axis_allies.Landed
function grognard.axis_allies.Landed(fields) end

---How one attacking piece came into the battle, as it was declared.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Way: userdata
---@field spaces integer[] Where it began, the spaces that it passed, and the battle; zeros after the last.

---How one attacking piece came into the battle, as it was declared.
---@class grognard.axis_allies.Way.Table
---@field spaces integer[] Where it began, the spaces that it passed, and the battle; zeros after the last.

---How one attacking piece came into the battle, as it was declared.
---@class grognard.axis_allies.Way.Fields
---@field spaces? integer[] Where it began, the spaces that it passed, and the battle; zeros after the last.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Way.Fields
---@return grognard.axis_allies.Way? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Way): grognard.axis_allies.Way
function grognard.axis_allies.Way(fields) end

---A space to withdraw to.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Refuge: userdata
---@field space integer The space.
---@field taken boolean It was taken this turn (4.4a).

---A space to withdraw to.
---@class grognard.axis_allies.Refuge.Table
---@field space integer The space.
---@field taken boolean It was taken this turn (4.4a).

---A space to withdraw to.
---@class grognard.axis_allies.Refuge.Fields
---@field space? integer The space.
---@field taken? boolean It was taken this turn (4.4a).

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Refuge.Fields
---@return grognard.axis_allies.Refuge? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Refuge): grognard.axis_allies.Refuge
function grognard.axis_allies.Refuge(fields) end

---How many spaces there are to withdraw to.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Refuges: userdata
---@field spaces integer Spaces.

---How many spaces there are to withdraw to.
---@class grognard.axis_allies.Refuges.Table
---@field spaces integer Spaces.

---How many spaces there are to withdraw to.
---@class grognard.axis_allies.Refuges.Fields
---@field spaces? integer Spaces.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Refuges.Fields
---@return grognard.axis_allies.Refuges? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Refuges): grognard.axis_allies.Refuges
function grognard.axis_allies.Refuges(fields) end

---What changes hands.
---@alias grognard.axis_allies.Change
---| "territory" # The territory `space`, and its income.
---| "complex" # The industrial complex in `space`.
---| "aa_gun" # The antiaircraft gun `unit`.

---One change for the host to apply.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Transfer: userdata
---@field space integer The territory.
---@field unit integer The piece, from 0; absent if there is none.
---@field rule integer The rule's number.
---@field what grognard.axis_allies.Change What changes hands.
---@field owner grognard.axis_allies.Power Whose it becomes.

---One change for the host to apply.
---@class grognard.axis_allies.Transfer.Table
---@field space integer The territory.
---@field unit integer The piece, from 0; absent if there is none.
---@field rule integer The rule's number.
---@field what grognard.axis_allies.Change What changes hands.
---@field owner grognard.axis_allies.Power Whose it becomes.

---One change for the host to apply.
---@class grognard.axis_allies.Transfer.Fields
---@field space? integer The territory.
---@field unit? integer The piece, from 0; absent if there is none.
---@field rule? integer The rule's number.
---@field what? grognard.axis_allies.Change What changes hands.
---@field owner? grognard.axis_allies.Power Whose it becomes.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Transfer.Fields
---@return grognard.axis_allies.Transfer? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Transfer): grognard.axis_allies.Transfer
function grognard.axis_allies.Transfer(fields) end

---What a conquest means.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Conquest: userdata
---@field owner grognard.axis_allies.Power Whose the territory becomes.
---@field liberated boolean It went back to its original owner, who is a friend of the one who took it, or the same.
---@field freed grognard.axis_allies.Power Whose capital was freed, and gets back all that friends hold of its land.
---@field fallen grognard.axis_allies.Power Whose capital fell.

---What a conquest means.
---@class grognard.axis_allies.Conquest.Table
---@field owner grognard.axis_allies.Power Whose the territory becomes.
---@field liberated boolean It went back to its original owner, who is a friend of the one who took it, or the same.
---@field freed grognard.axis_allies.Power Whose capital was freed, and gets back all that friends hold of its land.
---@field fallen grognard.axis_allies.Power Whose capital fell.

---What a conquest means.
---@class grognard.axis_allies.Conquest.Fields
---@field owner? grognard.axis_allies.Power Whose the territory becomes.
---@field liberated? boolean It went back to its original owner, who is a friend of the one who took it, or the same.
---@field freed? grognard.axis_allies.Power Whose capital was freed, and gets back all that friends hold of its land.
---@field fallen? grognard.axis_allies.Power Whose capital fell.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Conquest.Fields
---@return grognard.axis_allies.Conquest? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Conquest): grognard.axis_allies.Conquest
function grognard.axis_allies.Conquest(fields) end

---What a power's territories yield.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Income: userdata
---@field income integer IPC that it collects.
---@field value integer What its territories are worth, collected or not.
---@field territories integer How many territories it has.
---@field occupied boolean Its capital is in enemy hands, and it collects nothing (5.2a).

---What a power's territories yield.
---@class grognard.axis_allies.Income.Table
---@field income integer IPC that it collects.
---@field value integer What its territories are worth, collected or not.
---@field territories integer How many territories it has.
---@field occupied boolean Its capital is in enemy hands, and it collects nothing (5.2a).

---What a power's territories yield.
---@class grognard.axis_allies.Income.Fields
---@field income? integer IPC that it collects.
---@field value? integer What its territories are worth, collected or not.
---@field territories? integer How many territories it has.
---@field occupied? boolean Its capital is in enemy hands, and it collects nothing (5.2a).

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Income.Fields
---@return grognard.axis_allies.Income? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Income): grognard.axis_allies.Income
function grognard.axis_allies.Income(fields) end

---A side.
---@alias grognard.axis_allies.Side
---| "neither" # Neither.
---| "axis" # Germany and Japan.
---| "allies" # The USSR, the United Kingdom and the USA.

---By what the game was won.
---@alias grognard.axis_allies.Ground
---| "none" # It goes on.
---| "surrender" # The other side surrendered.
---| "capitals" # Enemy capitals: two Allied ones, or both of the Axis.
---| "m84" # Axis territory worth 84 IPC or more at the end of the American turn.

---Whether the game is won.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Victory: userdata
---@field axis_value integer What the territories of Germany and Japan are worth together, in IPC.
---@field allied_capitals integer Allied capitals that the Axis controls.
---@field axis_capitals integer Axis capitals that the Allies control.
---@field winner grognard.axis_allies.Side The winner, if there is one. Neither too where each side holds enough of the other's capitals: the first to do so had won before.
---@field ground grognard.axis_allies.Ground By what.

---Whether the game is won.
---@class grognard.axis_allies.Victory.Table
---@field axis_value integer What the territories of Germany and Japan are worth together, in IPC.
---@field allied_capitals integer Allied capitals that the Axis controls.
---@field axis_capitals integer Axis capitals that the Allies control.
---@field winner grognard.axis_allies.Side The winner, if there is one. Neither too where each side holds enough of the other's capitals: the first to do so had won before.
---@field ground grognard.axis_allies.Ground By what.

---Whether the game is won.
---@class grognard.axis_allies.Victory.Fields
---@field axis_value? integer What the territories of Germany and Japan are worth together, in IPC.
---@field allied_capitals? integer Allied capitals that the Axis controls.
---@field axis_capitals? integer Axis capitals that the Allies control.
---@field winner? grognard.axis_allies.Side The winner, if there is one. Neither too where each side holds enough of the other's capitals: the first to do so had won before.
---@field ground? grognard.axis_allies.Ground By what.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Victory.Fields
---@return grognard.axis_allies.Victory? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Victory): grognard.axis_allies.Victory
function grognard.axis_allies.Victory(fields) end

---New pieces of one kind in one space.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Placement: userdata
---@field space integer Where they are placed.
---@field industrial_complex integer For ships, the territory of the complex that builds them; 0 for any that can.
---@field kind? grognard.axis_allies.Kind What they are; industrial complexes too.
---@field count integer How many; 0 counts as 1.

---New pieces of one kind in one space.
---@class grognard.axis_allies.Placement.Table
---@field space integer Where they are placed.
---@field industrial_complex integer For ships, the territory of the complex that builds them; 0 for any that can.
---@field kind? grognard.axis_allies.Kind What they are; industrial complexes too.
---@field count integer How many; 0 counts as 1.

---New pieces of one kind in one space.
---@class grognard.axis_allies.Placement.Fields
---@field space integer Where they are placed.
---@field industrial_complex? integer For ships, the territory of the complex that builds them; 0 for any that can.
---@field kind? grognard.axis_allies.Kind What they are; industrial complexes too.
---@field count? integer How many; 0 counts as 1.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Placement.Fields
---@return grognard.axis_allies.Placement? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Placement): grognard.axis_allies.Placement
function grognard.axis_allies.Placement(fields) end

---Something said against a placement.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Refusal: userdata
---@field placement integer The entry, from 0.
---@field space integer Where.
---@field rule integer The rule's number.
---@field needed integer Where the rule sets a limit that is not kept, how many pieces are to stand or to be built there; else 0.
---@field available integer And how many may; else 0.

---Something said against a placement.
---@class grognard.axis_allies.Refusal.Table
---@field placement integer The entry, from 0.
---@field space integer Where.
---@field rule integer The rule's number.
---@field needed integer Where the rule sets a limit that is not kept, how many pieces are to stand or to be built there; else 0.
---@field available integer And how many may; else 0.

---Something said against a placement.
---@class grognard.axis_allies.Refusal.Fields
---@field placement? integer The entry, from 0.
---@field space? integer Where.
---@field rule? integer The rule's number.
---@field needed? integer Where the rule sets a limit that is not kept, how many pieces are to stand or to be built there; else 0.
---@field available? integer And how many may; else 0.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Refusal.Fields
---@return grognard.axis_allies.Refusal? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Refusal): grognard.axis_allies.Refusal
function grognard.axis_allies.Refusal(fields) end

---What was placed.
---Parsed: it never changes, equals what has the same fields, and `tostring` makes it again.
---@class grognard.axis_allies.Placed: userdata
---@field pieces integer How many pieces.
---@field cost integer What they cost, in IPC.

---What was placed.
---@class grognard.axis_allies.Placed.Table
---@field pieces integer How many pieces.
---@field cost integer What they cost, in IPC.

---What was placed.
---@class grognard.axis_allies.Placed.Fields
---@field pieces? integer How many pieces.
---@field cost? integer What they cost, in IPC.

---Reads a record once; accepted wherever its table is.
---@param fields grognard.axis_allies.Placed.Fields
---@return grognard.axis_allies.Placed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Placed): grognard.axis_allies.Placed
function grognard.axis_allies.Placed(fields) end

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

---A unit that is to enter a hex by ground movement.
---@class grognard.ocs.units.enter.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.
---@field enemies (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The enemy units in the hex. An empty list for an empty hex, village or city.

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

---The phase of the turn.
---@alias grognard.ocs.Phase
---| "reinforcement" # The Reinforcement Phase.
---| "movement" # The Movement Phase.
---| "supply" # The Supply Phase.
---| "reaction" # The enemy's Reaction Phase, in which the player's released Reserves act.
---| "combat" # The Combat Phase.
---| "exploitation" # The Exploitation Phase.
---| "clean_up" # The Clean Up Phase.

grognard.ocs.modes = {}

---A unit and the phase in which its mode is considered.
---@class grognard.ocs.modes.effects.Question
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit.
---@field phase? grognard.ocs.Phase The phase. The movement allowance and the rights of a released Reserve depend on it.

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

---Two strengths to compare.
---@class grognard.ocs.odds.round.Question
---@field attack integer The attacker's strength in 1/11520 point.
---@field defence integer The defender's strength in 1/11520 point.
---@field ground? grognard.ocs.Ground The row of the odds table. Needed for a column; rounded odds do not depend on it.

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

---Two strengths to compare.
---@class grognard.ocs.odds.column.Question
---@field attack integer The attacker's strength in 1/11520 point.
---@field defence integer The defender's strength in 1/11520 point.
---@field ground? grognard.ocs.Ground The row of the odds table. Needed for a column; rounded odds do not depend on it.

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
---@field attackers (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The attacking units, in any hexes.
---@field defenders (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the attacked hex. Units that are not combat units take no part.
---@field attack grognard.ocs.Attack The kind of attack.
---@field phase grognard.ocs.Phase The phase of the attack.
---@field target? grognard.Hex|grognard.Hex.Fields The attacked hex.
---@field terrain? (grognard.ocs.Terrain|grognard.ocs.Terrain.Fields)[]|grognard.List<grognard.ocs.Terrain> The terrain of the attacked hex, as rows of the game's chart. An empty list for open ground without effect.
---@field own_terrain? integer The terrain that the defender chose for himself, counted from 1; 0 for the one that is best for him.
---@field approaches? (grognard.ocs.Approach|grognard.ocs.Approach.Fields)[]|grognard.List<grognard.ocs.Approach> The terrain between the attackers' hexes and the target. A hex that is not listed has nothing in between. For an overrun the hex must be listed, with the cost of entering the target.
---@field hedgehog? integer The level of the hedgehog in the hex, 0 to 4; 0 for none.
---@field attacker_lead? integer The attacker whose Action Rating counts, counted from 1; 0 for the highest.
---@field defender_lead? integer The defender whose Action Rating counts, counted from 1; 0 for the highest.
---@field hex_attacked? boolean The hex has been attacked before in this Combat Segment.
---@field bystanders_re? integer Size of other friendly units in the overrunning stack's hex, in quarters of an RE.
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
---@field dice integer[] Two dice for surprise, one more if there is surprise, two for the combat; 1 to 6 each.

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

---A battle and the units of the side that settles next.
---@class grognard.ocs.combat.choices.Question
---@field battle grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle, as `resolve` or `apply` returned it.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units of the side that settles next, as they entered the combat.

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

---A side's payment.
---@class grognard.ocs.combat.apply.Question
---@field battle grognard.ocs.Battle|grognard.ocs.Battle.Fields The battle, as `resolve` or `apply` returned it.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units of the side that settles next, as they entered the combat.
---@field losses? integer[] The steps that each unit loses, in the order of `units`. An empty list for no losses.
---@field retreat? integer The number of hexes that all units retreat.
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
---| "stand" # As step losses.
---| "fall_back" # As hexes of retreat.

---An assessed attack, and how each side takes its option.
---@class grognard.ocs.combat.distribution.Question
---@field assessment grognard.ocs.Assessment|grognard.ocs.Assessment.Fields The assessment.
---@field attacker_policy? grognard.ocs.Policy How the attacker takes his option.
---@field defender_policy? grognard.ocs.Policy How the defender takes his option.
---@field defender_obeys? boolean The defender takes his option even if he may ignore it.

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

---A result that occurred.
---@class grognard.ocs.combat.percentile.Question
---@field assessment grognard.ocs.Assessment|grognard.ocs.Assessment.Fields The assessment before the dice.
---@field result grognard.ocs.CombatResult The result of the dice.

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
---@field start? grognard.Hex|grognard.Hex.Fields The hex from which they retreat.
---@field path (grognard.ocs.Pace|grognard.ocs.Pace.Fields)[]|grognard.List<grognard.ocs.Pace> The hexes that they enter, in order.
---@field distance integer The distance in hexes from `start` at which they must end, at least 1.
---@field friends? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> Friendly units in the hexes of the path that do not retreat. An empty list if there are none.

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
---@field firers (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The firing units: artillery, aircraft or ships, of one kind only.
---@field targets (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the hex, at least one of them a combat unit.
---@field spotters? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> Friendly units that may spot for the fire: any combat unit adjacent to the target that is not aboard a landing craft. If there are none, set `unspotted`.
---@field terrain? (grognard.ocs.Terrain|grognard.ocs.Terrain.Fields)[]|grognard.List<grognard.ocs.Terrain> The terrain of the hex, as rows of the game's chart.
---@field own_terrain? integer The terrain that the target's player chose, counted from 1; 0 for the one that is best for him.
---@field target? grognard.Hex|grognard.Hex.Fields The target hex.
---@field phase grognard.ocs.Phase The phase of the barrage.
---@field hedgehog? integer The level of the hedgehog in the hex, 0 to 4; 0 for none.
---@field unpaid? boolean Set if the supply that artillery needs is not paid.
---@field hex_barraged? boolean The hex has been barraged before in this phase.
---@field hip_shoot? boolean The barrage is a hip shoot by an aircraft.
---@field unspotted? boolean No friendly unit can spot; `spotters` is empty.
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
---@field dice integer[] Two dice, and one more if the result is a half, 1 to 6 each.

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

---A barrage and the units in its target hex.
---@class grognard.ocs.barrage.choices.Question
---@field barrage grognard.ocs.Barraged|grognard.ocs.Barraged.Fields The barrage, as `resolve` returned it.
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

---A choice of losses by the target's owner.
---@class grognard.ocs.barrage.apply.Question
---@field barrage grognard.ocs.Barraged|grognard.ocs.Barraged.Fields The barrage, as `resolve` returned it.
---@field units (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units in the hex.
---@field losses? integer[] The steps that each unit loses, in the order of `units`. An empty list for no losses.

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

---An outcome that occurred.
---@class grognard.ocs.barrage.percentile.Question
---@field assessment grognard.ocs.BarrageAssessment|grognard.ocs.BarrageAssessment.Fields The assessment before the dice.
---@field outcome grognard.ocs.Outcome The outcome that occurred.

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
---@field firers (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The firing units: artillery, aircraft or ships, of one kind only. Only aircraft fire at a railroad.
---@field facility grognard.ocs.Target The kind of target.
---@field target? grognard.Hex|grognard.Hex.Fields The target hex.
---@field phase grognard.ocs.Phase The phase of the barrage.
---@field level? integer The level of an air base, 1 to 3. Required for one.
---@field hits? integer The hits that a port has before the barrage, 0 to 4.
---@field capacity? integer The printed capacity of a port, in T. Required for one.
---@field planes? integer The planes at an air base or air strip, 0 to 32.
---@field unpaid? boolean Set if the supply that artillery needs is not paid.
---@field hex_barraged? boolean The hex has been barraged before in this phase.

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
---@field dice integer[] One die for the table, and one for each plane if the result can hit planes; 1 to 6 each.

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

grognard.ocs.zoc = {}

---A hex in which a side would act.
---@class grognard.ocs.zoc.covers.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side that would act in the hex. The zones of all other sides are enemy zones.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.zoc.covers.Answer
---@field value grognard.ocs.Zone.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Coverer.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.zoc.covers.RawAnswer
---@field value grognard.ocs.Zone What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Coverer[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

grognard.ocs.rail = {}

---A hex whose railroad is examined for a side.
---@class grognard.ocs.rail.track.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side of the trains, 1 to 8.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.rail.track.Answer
---@field value grognard.ocs.Track.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.rail.track.RawAnswer
---@field value grognard.ocs.Track What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side of the trains, 1 to 8.
---@field usage grognard.ocs.RailUse The use of the railroad.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.rail.detrainable.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Detrainable.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.rail.detrainable.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Detrainable What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field gauge? integer The gauge of its trains, numbered by the caller; 0 in a game with a single gauge.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.rail.stops.Answer
---@field value grognard.ocs.RailStopsFound.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailStopFound.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.rail.stops.RawAnswer
---@field value grognard.ocs.RailStopsFound What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailStopFound[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field entered? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that entered the hex since, in order, whether or not they are still in it. Units in the hex on the board count as having entered without being listed.
---@field behind? integer The side behind whose front line the hex now clearly lies; 0 if that is not clear or has not changed. This is the caller's judgement.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.rail.control.Answer
---@field value grognard.ocs.RailControlled.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.rail.control.RawAnswer
---@field value grognard.ocs.RailControlled What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field gauge? integer The gauge of its trains, numbered by the caller; 0 in a game with a single gauge.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.rail.railheads.Answer
---@field value grognard.ocs.RailExtentFound.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Railhead.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.rail.railheads.RawAnswer
---@field value grognard.ocs.RailExtentFound What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Railhead[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field start grognard.Hex|grognard.Hex.Fields The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
---@field to grognard.Hex|grognard.Hex.Fields The hex where it detrains.
---@field side integer The side of the cargo, 1 to 8.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field phase? grognard.ocs.Phase The phase.
---@field rail_cap integer The side's Rail Cap for this turn, in sixteenths of a point. The smallest cargo, a quarter of an RE of units with a Leg movement allowance of 6 or less, costs one sixteenth on a way that is all multi-track.
---@field rail_cap_used? integer The Rail Cap used earlier in this turn, in sixteenths of a point. Rail Cap unused in earlier turns does not count.
---@field arriving? boolean The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
---@field converts? boolean Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.rail.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RailMoved.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.rail.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RailMoved What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field start grognard.Hex|grognard.Hex.Fields The hex where it entrains.
---@field side integer The side of the cargo, 1 to 8.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field phase? grognard.ocs.Phase The phase.
---@field rail_cap integer The side's Rail Cap for this turn, in sixteenths of a point.
---@field rail_cap_used? integer The Rail Cap used earlier in this turn, in sixteenths of a point.
---@field arriving? boolean The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
---@field converts? boolean Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.rail.choices.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RailReached.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailGoal.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.rail.choices.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RailReached What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailGoal[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field start grognard.Hex|grognard.Hex.Fields The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
---@field to grognard.Hex|grognard.Hex.Fields The hex where it detrains.
---@field side integer The side of the cargo, 1 to 8.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field phase? grognard.ocs.Phase The phase.
---@field rail_cap integer The side's Rail Cap for this turn, in sixteenths of a point. The smallest cargo, a quarter of an RE of units with a Leg movement allowance of 6 or less, costs one sixteenth on a way that is all multi-track.
---@field rail_cap_used? integer The Rail Cap used earlier in this turn, in sixteenths of a point. Rail Cap unused in earlier turns does not count.
---@field arriving? boolean The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
---@field converts? boolean Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.rail.apply.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RailMoved.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.rail.apply.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RailMoved What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field path (grognard.ocs.RailPace|grognard.ocs.RailPace.Fields)[]|grognard.List<grognard.ocs.RailPace> The hexes that it enters, in order.
---@field gauge integer The gauge to convert to, that of the unit's side, numbered by the caller from 1.
---@field phase? grognard.ocs.Phase The phase.
---@field mp integer The cost of the movement, in twelfths of a movement point.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.rail.convert.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RailConverted.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.rail.convert.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RailConverted What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex to which units, or a headquarters for them, trace.
---@field side integer The side that traces, 1 to 8.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.rail.trace.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RailTraced.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.rail.trace.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RailTraced What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RailHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.ThrowRange.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.headquarters.ability.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.ThrowRange What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.HqAbilities.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.headquarters.abilities.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.HqAbilities What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.headquarters.serve.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field value grognard.ocs.WhichSide.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.headquarters.combat_side.RawAnswer
---@field value grognard.ocs.WhichSide What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The artillery unit. Movement earlier in the phase makes no difference.
---@field phase grognard.ocs.Phase The phase in whose Barrage Segment it is to fire.
---@field unpaid? boolean Set if the supply for the barrage is not paid.

---@class grognard.ocs.artillery.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Gunnery.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.artillery.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Gunnery What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hq integer The headquarters, by its place in the board's list.

---@class grognard.ocs.paths.throw_reach.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.ThrowRange.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ReachedHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.paths.throw_reach.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.ThrowRange What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ReachedHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hq integer The headquarters, by its place in the board's list.
---@field unit integer The unit, by its place in the board's list.
---@field thrown_before? boolean The supply reached this headquarters by the throw of another.
---@field limits? (grognard.ocs.ServiceLimit|grognard.ocs.ServiceLimit.Fields)[]|grognard.List<grognard.ocs.ServiceLimit> The game's limits on the units that headquarters support.

---@class grognard.ocs.paths.throw_to.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Supplied.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.paths.throw_to.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Supplied What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field unit integer The unit, by its place in the board's list.
---@field source integer The dump or the loaded Transport Points, by place in the board's list.

---@class grognard.ocs.paths.draw.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Supplied.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.paths.draw.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Supplied What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field unit integer The unit, by its place in the board's list.

---@class grognard.ocs.paths.sources.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.SourceTotal.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SourceRow.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.paths.sources.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.SourceTotal What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SourceRow[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A unit whose supply a headquarters is to draw and throw.
---@class grognard.ocs.paths.relay.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit that uses the supply, by its place in the board's list.
---@field hq integer The headquarters that draws the supply and throws it on, by its place in the board's list.
---@field source integer The dump or the loaded Transport Points, by place in the board's list.
---@field limits? (grognard.ocs.ServiceLimit|grognard.ocs.ServiceLimit.Fields)[]|grognard.List<grognard.ocs.ServiceLimit> The game's limits on the units that headquarters support.

---@class grognard.ocs.paths.relay.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Relayed.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.paths.relay.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Relayed What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.PathHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field amount integer The amount to load, in T.
---@field how grognard.ocs.LoadBy How it is to be loaded.
---@field phase? grognard.ocs.Phase The phase.
---@field captured? grognard.ocs.WhenCaptured When the Transport Points were captured; by default they were not.

---@class grognard.ocs.trucks.load.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Handled.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.load.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Handled What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field amount integer The amount to unload, in T.
---@field phase? grognard.ocs.Phase The phase.
---@field captured? grognard.ocs.WhenCaptured When the Transport Points were captured; by default they were not.

---@class grognard.ocs.trucks.unload.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Handled.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.unload.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Handled What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Carried.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.carry.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Carried What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field phase? grognard.ocs.Phase The phase.
---@field captured? grognard.ocs.WhenCaptured When they were captured; by default they were not.
---@field begun? boolean They have begun to move in this phase, even if they have spent nothing yet.
---@field others_moved? boolean Another unit has moved since they began to move.
---@field dropped? boolean They were dropped off by a stack, or are the part left behind by points that were divided off and moved on.

---@class grognard.ocs.trucks.advance.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Paces.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.advance.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Paces What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field phase? grognard.ocs.Phase The phase.
---@field enemy_zoc? boolean Their hex is in an enemy zone of control, negated or not.

---@class grognard.ocs.trucks.mode.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.mode.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Freight.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.ship.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Freight What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field value grognard.ocs.Needs.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.needs.RawAnswer
---@field value grognard.ocs.Needs What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field amount integer The amount to spend, in T.
---@field others_moved? boolean Another unit has moved since the Transport Points began to move.
---@field upcoming? boolean The combat or barrage to be paid for is yet to come, in a later segment or after further movement.
---@field thrown? boolean A headquarters throws the supply to the user.

---@class grognard.ocs.trucks.spend.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.LoadLeft.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.spend.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.LoadLeft What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field cost integer The cost, in T.

---@class grognard.ocs.trucks.stocks.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.StocksUsed.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.stocks.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.StocksUsed What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field into integer[] The points on each counter afterwards. Their sum must be that of the counters before.
---@field loads? integer[] The load of each counter afterwards, in T. Their sum must be that of the counters before. An empty list fills them one after the other.
---@field mix? (grognard.ocs.CounterMix|grognard.ocs.CounterMix.Fields)[]|grognard.List<grognard.ocs.CounterMix> The game's counter mix. An empty list means no limit.
---@field phase? grognard.ocs.Phase The phase.

---@class grognard.ocs.trucks.combine.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.NewCounters.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.NewCounter.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.combine.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.NewCounters What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.NewCounter[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field unform? boolean The Extender is to be unformed.
---@field connects? boolean In its hex the Extender would connect to its link.
---@field phase? grognard.ocs.Phase The phase.

---@class grognard.ocs.trucks.extend.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.NewCounters.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.trucks.extend.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.NewCounters What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field collapses? boolean The Extenders in the hex have a hex to collapse to: within special draw range and in trace.

---@class grognard.ocs.capture.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Prize.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.capture.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Prize What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field value grognard.ocs.Captured.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.capture.resolve.RawAnswer
---@field value grognard.ocs.Captured What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field value grognard.ocs.CaptureDistribution.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.capture.distribution.RawAnswer
---@field value grognard.ocs.CaptureDistribution What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field taken integer[] For each unit, the amount captured: of a dump in T, of Transport Points in quarters of a point.
---@field loads integer[] For each unit, the load captured from Transport Points, in T.
---@field collapses? boolean The Extenders in the hex have a hex to collapse to.

---@class grognard.ocs.capture.apply.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.CaptureSettled.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.capture.apply.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.CaptureSettled What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field to grognard.Hex|grognard.Hex.Fields The hex in which they are to be placed.

---@class grognard.ocs.capture.displace.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.capture.displace.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field reached_by integer[] For each unit, the headquarters or direct source that is in range and may support it, numbered by the caller from 1; 0 for none.
---@field by grognard.ocs.FuelBy The way to pay.
---@field source? integer For a formation or a headquarters: the source that pays, in the numbering of `reached_by`.
---@field threw_elsewhere? boolean The headquarters has thrown fuel from another hex in this phase.
---@field whole? boolean A formation is to be fuelled as a whole: no unit may pay by itself or go without.

---@class grognard.ocs.fuel.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.FuelBill.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.FuelRow.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.fuel.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.FuelBill What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.FuelRow[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The marker's hex.
---@field represented (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that the marker represents. They are kept off the map and count as being in its hex.
---@field here (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The other units in the marker's hex.
---@field above? integer The number of other combat units that lie above it.
---@field fuelled_side? boolean The marker shows its fuelled side.
---@field formation_fuelled? boolean Fuel was paid for the formation as a whole (12.5c).
---@field reminder? boolean The marker represents no unit and only records that fuel was paid.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options: whether markers may be hidden.

---@class grognard.ocs.formations.marker.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.MarkerState.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.formations.marker.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.MarkerState What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The marker's hex.

---@class grognard.ocs.formations.join.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.formations.join.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field reached_by integer[] For each unit, the headquarters or direct source by which it can trace, which is in range and may support it, numbered by the caller from 1; 0 for none.
---@field source? integer The source whose part traces for free; 0 to choose the largest part in RE, the lower number on a tie.
---@field eats? integer[] For each unit, 1 if it eats when it does not trace, otherwise 0. An empty list means that none eats.
---@field supply? integer Supply that can be eaten, in T.
---@field whole? boolean The whole formation is to trace for free.

---@class grognard.ocs.formations.trace.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.TraceBill.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.TraceRow.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.formations.trace.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.TraceBill What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.TraceRow[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.engineers.capable.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field unit integer The unit, by its place in the board's list.
---@field start grognard.Hex|grognard.Hex.Fields The hex that it leaves or attacks from. It need not be the hex in which it began.
---@field to grognard.Hex|grognard.Hex.Fields The adjacent hex that it enters or attacks.
---@field purpose? grognard.ocs.Purpose The purpose.
---@field had_bridge? boolean The unit was Engineer-Capable in the hex that it leaves until it changed its mode or orientation there.

---@class grognard.ocs.engineers.bridge.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Crossed.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.engineers.bridge.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Crossed What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side of the headquarters.
---@field gauge? integer The gauge of that side's trains; 0 in a game with a single gauge.
---@field entrains? boolean A headquarters in the hex entrains itself; it was Engineer-Capable there until it turned to Move Mode.
---@field hq? integer That headquarters, by its place in the board's list. Ignored without `entrains`.

---@class grognard.ocs.engineers.detrainable.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.engineers.detrainable.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field unit integer The unit, by its place in the board's list. Its `mp_spent` and `will_move` say whether it moves in this phase.
---@field hex grognard.Hex|grognard.Hex.Fields The hex of the facility.
---@field task grognard.ocs.Task The task.
---@field supply? integer Supply available to the unit for the task, in T.
---@field phase grognard.ocs.Phase The phase.
---@field worked? boolean The unit has performed construction earlier in this phase.
---@field worked_task? grognard.ocs.Task The task performed earlier, if `worked`.
---@field worked_hex? grognard.Hex|grognard.Hex.Fields The hex of the task performed earlier, if `worked`.
---@field improved? boolean A level of the facility was added or a hit repaired in this turn.
---@field reduced? boolean A level of the facility was removed or a hit inflicted by construction in this turn.
---@field hits? integer Hits that the port has now, 0 to 4.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.construction.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Constructed.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.construction.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Constructed What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field side integer The side that has the zones.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.zoc.zones.Answer
---@field value grognard.ocs.ZoneCount.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ZoneHex.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.zoc.zones.RawAnswer
---@field value grognard.ocs.ZoneCount What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ZoneHex[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side that acts.
---@field action grognard.ocs.Action The action.
---@field units? integer[] The units that act, by their places in the board's list, in any hex. For movement they are the moving units: only units of Truck mobility are bound in Truck movement, and only units in Strat Mode in Strat movement; they negate no zone, since they spend movement points. For a supply path it is the headquarters or Extender that the path belongs to, which is bound if its mobility is Truck. If no unit is given, the movement or path counts as bound.
---@field began_here? boolean The units began the phase in the hex, so that they may leave it.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.zoc.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Leave.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Witness.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.zoc.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Leave What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Witness[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field units integer[] The units that move together, from one hex, by their places in the board's list.
---@field path (grognard.ocs.Waypoint|grognard.ocs.Waypoint.Fields)[]|grognard.List<grognard.ocs.Waypoint> The hexes that they enter, in order.
---@field drops? (grognard.ocs.DropOff|grognard.ocs.DropOff.Fields)[]|grognard.List<grognard.ocs.DropOff> The units that are dropped off on the way. They move no further; the others go on.
---@field entered? boolean The stack entered its present hex earlier in this phase, and so did not begin the phase there.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.zoc.path.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Arrival.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Passage.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.zoc.path.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Arrival What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Passage[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field units integer[] The units that retreat together, from one hex, by their places in the board's list.
---@field path (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that they enter, in order.
---@field held? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.zoc.retreat.Answer
---@field value grognard.ocs.Entered.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Pace.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.zoc.retreat.RawAnswer
---@field value grognard.ocs.Entered What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Pace[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field one_die? boolean The table is rolled on with one die.
---@field drm? integer The game's modifier of the roll.
---@field phase? grognard.ocs.Phase The phase.
---@field rolled? boolean The roll has been made before in this phase.

---@class grognard.ocs.replacements.resolve.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.ReplsRolled.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.replacements.resolve.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.ReplsRolled What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.replacements.sites.Answer
---@field value grognard.ocs.RebuildSitesFound.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RebuildSite.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.replacements.sites.RawAnswer
---@field value grognard.ocs.RebuildSitesFound What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.RebuildSite[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field repls integer[] The replacements, by their places in the board's list in ascending order. Replacements that are not needed are kept; of each kind the first ones are used.
---@field orders (grognard.ocs.RebuildOrder|grognard.ocs.RebuildOrder.Fields)[]|grognard.List<grognard.ocs.RebuildOrder> The units to rebuild, at most 255.
---@field table? (grognard.ocs.RebuildRow|grognard.ocs.RebuildRow.Fields)[]|grognard.List<grognard.ocs.RebuildRow> The game's Rebuild Table.
---@field phase? grognard.ocs.Phase The phase.
---@field trucks_lost? integer Truck points that the enemy has destroyed or captured and that have not been rebuilt.
---@field trucks_in_play? integer Truck points that the side has in play.
---@field trucks_provided? integer Truck points that the scenario provides for the side. Required if trucks are rebuilt.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.replacements.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Rebuilt.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.replacements.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Rebuilt What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field to grognard.Hex|grognard.Hex.Fields The hex of arrival.
---@field side integer The side of the reinforcements, 1 to 8.
---@field entry? grognard.ocs.ArrivesBy How they enter. Not needed for aircraft alone, which arrive at an air base.
---@field hexes? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any friendly air base.
---@field phase? grognard.ocs.Phase The phase.
---@field due integer The turn in which they are due, numbered by the caller from 1.
---@field turn integer The current turn, in the same numbering.
---@field supply? integer Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks can be loaded.
---@field port_used? integer The capacity of the port used by reinforcements that arrived earlier in this phase, in T. The port's own `amount` is its capacity after hits.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.reinforcements.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Arrived.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.reinforcements.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Arrived What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field phase? grognard.ocs.Phase The phase.
---@field due integer The turn in which they are due, numbered by the caller from 1.
---@field turn integer The current turn, in the same numbering.
---@field supply? integer Supply that arrives in the same place in this turn, in T.
---@field port_used? integer The capacity of the port used by reinforcements that arrived earlier in this phase, in T.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.reinforcements.choices.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.ArrivalPlacesFound.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ArrivalPlace.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.reinforcements.choices.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.ArrivalPlacesFound What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.ArrivalPlace[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field dead? boolean The other unit is in the Dead Pile.
---@field types_differ? boolean Two aircraft are of different types, even if their values are the same.
---@field phase? grognard.ocs.Phase The phase.

---@class grognard.ocs.consolidation.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Consolidated.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.consolidation.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Consolidated What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field cargo (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The cargo: combat units, Transport Points with their loads, supply with its amount in T.
---@field by? grognard.ocs.Transport The kind of transport. By default none: the answer is the size alone.
---@field capacity? integer The capacity, in eighths of an RE or of a point of capacity. Unlimited by default.
---@field trainbusted? boolean For rail: the way enters a Trainbusting zone, which doubles the cost (13.3a).
---@field multi_track? boolean For rail: the whole way is multi-track, which halves the cost (13.3a).

---@class grognard.ocs.transport.equivalents.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.CargoSize.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.CargoItem.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.transport.equivalents.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.CargoSize What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.CargoItem[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field phase? grognard.ocs.Phase The phase.
---@field roll? boolean For landing craft: the landing needs a roll on the ALT table (18.5h).

---@class grognard.ocs.transport.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Passenger.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.transport.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Passenger[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field spend integer The movement to spend now, in twelfths of a movement point.
---@field phase? grognard.ocs.Phase The phase.
---@field planned? grognard.ocs.Transport The transport that is to carry it later in this phase.

---@class grognard.ocs.transport.movement.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.MovementLeft.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.transport.movement.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.MovementLeft What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side.
---@field units? integer[] Units that would join those in the hex, by their places in the board's list.

---@class grognard.ocs.stacking.size.Answer
---@field value grognard.ocs.StackSize.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.stacking.size.RawAnswer
---@field value grognard.ocs.StackSize What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex. For an overrun, the hex from which it is made.
---@field side integer The side.
---@field units? integer[] Units that would join those in the hex, by their places in the board's list. For an overrun, the overrunning units, whether they are in the hex or not.
---@field when? grognard.ocs.Moment The time at which stacking is judged.
---@field phase? grognard.ocs.Phase The phase. Stacking is not enforced in the Reinforcement Phase.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.stacking.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.StackSize.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.stacking.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.StackSize What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field phase? grognard.ocs.Phase The phase. Stacking is not enforced in the Reinforcement Phase.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.stacking.overstacked.Answer
---@field value grognard.ocs.OverstackedCount.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Overstacked.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.stacking.overstacked.RawAnswer
---@field value grognard.ocs.OverstackedCount What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Overstacked[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side.
---@field phase grognard.ocs.Phase The phase. Nothing is owed in the Reinforcement Phase.

---@class grognard.ocs.stacking.choices.Answer
---@field value grognard.ocs.Surplus.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SurplusChoice.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.stacking.choices.RawAnswer
---@field value grognard.ocs.Surplus What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.SurplusChoice[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side.
---@field eliminated integer[] The units to eliminate, by their places in the board's list.
---@field phase grognard.ocs.Phase The phase. Nothing is owed in the Reinforcement Phase.

---@class grognard.ocs.stacking.apply.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Thinned.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.stacking.apply.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Thinned What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.ocs.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side.
---@field stack (grognard.ocs.Counter|grognard.ocs.Counter.Fields)[]|grognard.List<grognard.ocs.Counter> The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out of Supply covers everything below it down to the next such marker. Markers that lie directly on one another cover together.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.stacking.order.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.OrderFault.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.stacking.order.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.OrderFault[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.stacking.arrange.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Counter.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.stacking.arrange.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Counter[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side that looks. All other sides are its enemies.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

---@class grognard.ocs.fog.sees.Answer
---@field value grognard.ocs.Sight.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Sighting.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.fog.sees.RawAnswer
---@field value grognard.ocs.Sight What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Sighting[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field value grognard.ocs.CombatRevealed.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.fog.combat.RawAnswer
---@field value grognard.ocs.CombatRevealed What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field printed_flak? integer Flak Points printed in the hex, on the map or on counters, and those of ships.

---@class grognard.ocs.fog.barrage.Answer
---@field value grognard.ocs.BarrageRevealed.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.fog.barrage.RawAnswer
---@field value grognard.ocs.BarrageRevealed What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field value grognard.ocs.AirRevealed.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Airborne.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.fog.air.RawAnswer
---@field value grognard.ocs.AirRevealed What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Airborne[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field side integer The side that rolled.
---@field secret? boolean The roll was made in secret.
---@field agreed? boolean The players have agreed that rolls for this purpose may be secret.

---@class grognard.ocs.fog.roll.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RollRecord.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.fog.roll.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.RollRecord What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field value grognard.ocs.UnitClasses.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.units.classes.RawAnswer
---@field value grognard.ocs.UnitClasses What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---@class grognard.ocs.board.check.Answer
---@field value grognard.ocs.Checkup.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.BoardFault.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.board.check.RawAnswer
---@field value grognard.ocs.Checkup What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.BoardFault[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side that enters it.
---@field entrant? grognard.ocs.Entrant What enters the hex.
---@field units? integer[] For `units`: the units that enter together, by their places in the board's list.
---@field mission? boolean The aircraft among the units are on a mission.

---@class grognard.ocs.stacking.enter.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Foothold.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Obstacle.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.stacking.enter.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.ocs.Foothold What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.Obstacle[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Effects to apply to a position.
---@class grognard.ocs.board.apply.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position, its lists sorted: the edits count places in them.
---@field effects (grognard.ocs.Effect|grognard.ocs.Effect.Fields)[]|grognard.List<grognard.ocs.Effect> The effects, in the order of the ruling that returned them. The caller may leave out some and add others.
---@field units? integer[] The places of the units that the effects refer to: for each unit of the ruling's question its place in the board's list, or, beyond the end of that list, its place in `newcomers`. An empty list if the effects already hold places of the board.
---@field newcomers? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> Units that are not on the board.
---@field captor? integer The side that captures, 1 to 8. Required if an effect captures.

---@class grognard.ocs.board.apply.Answer
---@field value grognard.ocs.Applied.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.BoardEdit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.ocs.board.apply.RawAnswer
---@field value grognard.ocs.Applied What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.ocs.BoardEdit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Puts the effects of a ruling to a position: what becomes of its units and hexes.
---@param question grognard.ocs.board.apply.Question
---@param options? grognard.Options
---@return grognard.ocs.board.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.ocs.board.apply.Question, options: grognard.RawOptions): grognard.ocs.board.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.ocs.board.apply(question, options) end

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
---@field attackers (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The attackers, each next to the attacked hex; static ones flank too, and none do not flank.
---@field attacker_lead? integer Which of them leads, from 0: the first where nothing is said.
---@field target grognard.Hex|grognard.Hex.Fields The attacked hex.

---@class grognard.korea.flanking.assess.Answer
---@field value grognard.korea.Flanks.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.korea.flanking.assess.RawAnswer
---@field value grognard.korea.Flanks What follows.
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

---A combat. The combat hex is the one in which the defending lead stands. All attackers are of one side, all defenders of the other.
---@class grognard.korea.combat.assess.Question
---@field attackers (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The attacking units that take part, each next to the combat hex: the lead, those that support it from there, and those that flank, which static ones do too. A static one that does neither is listed where it is present with armor (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
---@field defenders (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The defending units that take part: the lead, and others in the combat hex or next to it.
---@field kind grognard.korea.Engagement A meeting engagement or a prepared attack.
---@field attacker_lead? integer Which attacker leads, from 0: the first where nothing is said.
---@field defender_lead? integer Which defender leads, from 0: the first where nothing is said.
---@field mp_drm? integer In a meeting engagement, what the movement points spent are worth to the attacker, -1 to 2, which must be said. A prepared attack has none.
---@field attacker_support? grognard.korea.Support|grognard.korea.Support.Fields What supports the attacker; none where nothing is said.
---@field defender_support? grognard.korea.Support|grognard.korea.Support.Fields What supports the defender; none where nothing is said.
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
---@field supply (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Sources of supply of the retreating side; an empty list where it has none. One that is not on the board, in a prohibited hex or with an enemy is none.
---@field path? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that the retreat has entered so far, in order.
---@field quality grognard.korea.Quality Quality of the unit: B and A may retreat up to three hexes, C and D one.

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

grognard.acw.zoc = {}

---A unit whose zone of control is asked about.
---@class grognard.acw.zoc.exerts.Question
---@field unit grognard.acw.Unit|grognard.acw.Unit.Fields The unit.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.zoc.exerts.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.zoc.exerts.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A hex, and units that may have it in their zone of control.
---@class grognard.acw.zoc.covers.Question
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The units of one side.
---@field hexsides? (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside> The hexsides that matter.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.zoc.covers.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.zoc.covers.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A unit that would attack, or advance after combat.
---@class grognard.acw.command.assess.Question
---@field unit grognard.acw.Unit|grognard.acw.Unit.Fields The unit.
---@field enemies? (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> Enemy units whose advance may have made contact with it; none where `contacted` says so already.
---@field hexsides? (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside> The hexsides that matter.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.command.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.command.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Units whose strength is asked about.
---@class grognard.acw.strength.assess.Question
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The units, in one hex or in several.
---@field side grognard.acw.Side Whether they attack or defend.

---@class grognard.acw.strength.assess.Answer
---@field value grognard.acw.Strength.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.strength.assess.RawAnswer
---@field value grognard.acw.Strength What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A hex and those that attack it.
---@class grognard.acw.flank.assess.Question
---@field hex grognard.Hex|grognard.Hex.Fields The attacked hex.
---@field hexes (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that attack it in this combat, all adjacent to it; one that stands twice counts once. Guns that bombard and stacks that look on are none of them. No hexes do not flank.

---@class grognard.acw.flank.assess.Answer
---@field value grognard.acw.Flanked.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.flank.assess.RawAnswer
---@field value grognard.acw.Flanked What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Two strengths to be compared.
---@class grognard.acw.odds.round.Question
---@field attack integer The attacker's strength in SP.
---@field defence integer The defender's strength in SP.

---@class grognard.acw.odds.round.Answer
---@field value grognard.Odds.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.odds.round.RawAnswer
---@field value grognard.Odds What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Two strengths and the table whose columns they look for.
---@class grognard.acw.odds.column.Question
---@field attack integer The attacker's strength in SP.
---@field defence integer The defender's strength in SP.
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table.

---@class grognard.acw.odds.column.Answer
---@field value grognard.acw.Column.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.odds.column.RawAnswer
---@field value grognard.acw.Column What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A results table to be checked.
---@class grognard.acw.table.check.Question
---@field table grognard.acw.Table|grognard.acw.Table.Fields The table.

---@class grognard.acw.table.check.Answer
---@field value grognard.acw.Extent.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.table.check.RawAnswer
---@field value grognard.acw.Extent What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Nothing to ask.
---@class grognard.acw.table.example.Question

---@class grognard.acw.table.example.Answer
---@field value grognard.acw.Example.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.table.example.RawAnswer
---@field value grognard.acw.Example What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---An example of a results table for tests and demonstrations, no publisher's (ACW 8).
---@param question grognard.acw.table.example.Question
---@param options? grognard.Options
---@return grognard.acw.table.example.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.table.example.Question, options: grognard.RawOptions): grognard.acw.table.example.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.table.example(question, options) end

grognard.acw.attacks = {}

---A board whose duties are asked for.
---@class grognard.acw.attacks.obliged.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.attacks.obliged.Answer
---@field value grognard.acw.Duties.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Contact.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.attacks.obliged.RawAnswer
---@field value grognard.acw.Duties What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Contact[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field plan (grognard.acw.Engaged|grognard.acw.Engaged.Fields)[]|grognard.List<grognard.acw.Engaged> Which hex fights in which combat. A hex may stand in several rows of the same combat, one for each of its units for example; one that is not listed stays out.

---@class grognard.acw.attacks.check.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.acw.Planned.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Flaw.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.attacks.check.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.acw.Planned What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Flaw[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A board for which a plan is looked for.
---@class grognard.acw.attacks.plan.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.
---@field targets? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Enemy hexes to attack beside those that must be: new contact, for example.
---@field all_in? boolean Stacks that the plan does not need join a combat that they may join, the one at the worst odds; otherwise they stay out.

---@class grognard.acw.attacks.plan.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.acw.Planned.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.attacks.plan.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.acw.Planned What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A plan to be improved.
---@class grognard.acw.attacks.improve.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.
---@field plan? (grognard.acw.Engaged|grognard.acw.Engaged.Fields)[]|grognard.List<grognard.acw.Engaged> The plan to begin with, which must be legal; none for one that the library finds. The enemy hexes that it attacks are attacked by the better plan too.
---@field targets? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Enemy hexes to attack beside those that must be.
---@field all_in? boolean Stacks that the plan does not need join a combat that they may join, the one at the worst odds; otherwise they stay out, unless the plan to begin with had them in a combat that is left as it was.
---@field budget integer How many steps the search may take, at least 1: a step is one combat that is tried.

---@class grognard.acw.attacks.improve.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.acw.Improved.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.attacks.improve.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.acw.Improved What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A walk through the plans of a board.
---@class grognard.acw.attacks.walk.Question
---@field board grognard.acw.Board|grognard.acw.Board.Fields The board.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.
---@field started? boolean `plan` is where the walk stands; otherwise it begins, and `plan` must be empty.
---@field plan? (grognard.acw.Engaged|grognard.acw.Engaged.Fields)[]|grognard.List<grognard.acw.Engaged> The plan after which the next is asked for: one that the walk returned, or any legal plan.

---@class grognard.acw.attacks.walk.Answer
---@field value grognard.acw.Walked.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.attacks.walk.RawAnswer
---@field value grognard.acw.Walked What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Engaged[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field targets? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Enemy hexes to attack beside those that must be: new contact, for example.

---@class grognard.acw.attacks.cover.Answer
---@field value grognard.acw.Coverage.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Shortage.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.attacks.cover.RawAnswer
---@field value grognard.acw.Coverage What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Shortage[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---How many enemy hexes can be attacked at most, and every set that cannot all be (ACW 1, 2, 4).
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
---@field budget integer How many steps the count may take, at least 1: a step is one choice of an enemy hex, or one set of combats.

---@class grognard.acw.attacks.count.Answer
---@field value grognard.acw.PlanCount.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.attacks.count.RawAnswer
---@field value grognard.acw.PlanCount What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A combat: the units of the attacking hexes against those of one defending hex or more.
---@class grognard.acw.combat.assess.Question
---@field attackers (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> All units in the hexes that attack, those that add nothing among them: they suffer the result with the others.
---@field defenders (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> All units in the attacked hexes.
---@field ground? (grognard.acw.Ground|grognard.acw.Ground.Fields)[]|grognard.List<grognard.acw.Ground> What the hexes are like, where a modifier asks.
---@field hexsides? (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside> The hexsides that matter.
---@field modifiers? (grognard.acw.Modifier|grognard.acw.Modifier.Fields)[]|grognard.List<grognard.acw.Modifier> The modifiers of the game's card.
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table.
---@field attacker_cohesion? integer The Cohesion Rating that the attacker fights with, which some unit of his must have; 0 for that of his largest unit, the lower of two as large.
---@field defender_cohesion? integer The Cohesion Rating that the defender fights with, which some unit of his must have; 0 for that of his largest unit, the lower of two as large.
---@field rules? grognard.acw.GameRules|grognard.acw.GameRules.Fields The game's options.

---@class grognard.acw.combat.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.acw.Assessment.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Flaw.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.combat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.acw.Assessment What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Flaw[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field dice integer[] One die.

---@class grognard.acw.combat.resolve.Answer
---@field value grognard.acw.Battle.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.combat.resolve.RawAnswer
---@field value grognard.acw.Battle What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---An assessed combat whose chances are asked for.
---@class grognard.acw.combat.distribution.Question
---@field assessment grognard.acw.Assessment|grognard.acw.Assessment.Fields The assessment.
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table.

---@class grognard.acw.combat.distribution.Answer
---@field value grognard.acw.CombatDistribution.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Chance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.combat.distribution.RawAnswer
---@field value grognard.acw.CombatDistribution What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Chance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A result that happened.
---@class grognard.acw.combat.percentile.Question
---@field assessment grognard.acw.Assessment|grognard.acw.Assessment.Fields The assessment before the die.
---@field table grognard.acw.Table|grognard.acw.Table.Fields The results table.
---@field code integer The code of the result that the die gave.

---@class grognard.acw.combat.percentile.Answer
---@field value grognard.Percentile.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.combat.percentile.RawAnswer
---@field value grognard.Percentile What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A battle and the units whose turn it is.
---@class grognard.acw.losses.choices.Question
---@field battle grognard.acw.Battle|grognard.acw.Battle.Fields The battle.
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> All units in the hexes of the side whose turn it is, as they entered the combat.

---@class grognard.acw.losses.choices.Answer
---@field value grognard.acw.Owed.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Due.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.losses.choices.RawAnswer
---@field value grognard.acw.Owed What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Due[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---What the side whose turn it is owes, and what it may choose (ACW 10).
---@param question grognard.acw.losses.choices.Question
---@param options? grognard.Options
---@return grognard.acw.losses.choices.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.losses.choices.Question, options: grognard.RawOptions): grognard.acw.losses.choices.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.losses.choices(question, options) end

---What a side loses.
---@class grognard.acw.losses.apply.Question
---@field battle grognard.acw.Battle|grognard.acw.Battle.Fields The battle.
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> All units in the hexes of the side whose turn it is, as they entered the combat.
---@field losses? integer[] The units that the side loses for what it owes, by their places in `units` from 0, each once; an empty list leaves the choice to the library, which loses as little as it may. Units that the result itself eliminates are not chosen.

---@class grognard.acw.losses.apply.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.acw.Settled.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.acw.Effect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.losses.apply.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.acw.Settled What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.acw.Effect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Settles one side's part of a result (ACW 3, 8, 10, 11).
---@param question grognard.acw.losses.apply.Question
---@param options? grognard.Options
---@return grognard.acw.losses.apply.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.acw.losses.apply.Question, options: grognard.RawOptions): grognard.acw.losses.apply.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.acw.losses.apply(question, options) end

---What a hex suffered from.
---@alias grognard.acw.Cause
---| "combat" # A combat, an exchange included.
---| "artillery_fire" # Artillery fire.
---| "cavalry_charge" # A cavalry charge.
---| "withdrawal" # A withdrawal of one's own will, after which nobody rolls.

grognard.acw.commanders = {}

---Hexes that suffered an adverse result, elimination or retreat, and the commanders who may have to roll for it.
---@class grognard.acw.commanders.assess.Question
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The side's units; only its commanders matter. Those who stood in a hex that was hit stand there still.
---@field hexes (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands twice was hit once.
---@field cause grognard.acw.Cause What they suffered from.

---@class grognard.acw.commanders.assess.Answer
---@field value grognard.acw.Rolls.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Effect.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.commanders.assess.RawAnswer
---@field value grognard.acw.Rolls What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Effect[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Which commanders must roll after an adverse result (ACW 11).
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
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The side's units: all of its commanders, where the command of the army matters.
---@field hexes (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands twice was hit once.
---@field cause grognard.acw.Cause What they suffered from.
---@field army_commander? integer The unit that commands the army, counted from 1; 0 for whoever ranks highest.
---@field dice integer[] A die for each commander who must roll, in the order of `units`.

---@class grognard.acw.commanders.resolve.Answer
---@field value grognard.acw.Command.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Effect.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.commanders.resolve.RawAnswer
---@field value grognard.acw.Command What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Effect[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The side's units: all of its commanders, where the command of the army matters.
---@field hexes (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that suffered the result: of the attacker in an exchange those that lost a unit. A hex that stands twice was hit once.
---@field cause grognard.acw.Cause What they suffered from.
---@field army_commander? integer The unit that commands the army, counted from 1; 0 for whoever ranks highest.

---@class grognard.acw.commanders.distribution.Answer
---@field value grognard.acw.CommandDistribution.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.CommandChance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.commanders.distribution.RawAnswer
---@field value grognard.acw.CommandDistribution What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.CommandChance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The side's units, of commanders with as many stars the senior first.

---@class grognard.acw.commanders.army.Answer
---@field value grognard.acw.Head.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.acw.commanders.army.RawAnswer
---@field value grognard.acw.Head What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

grognard.axis_allies.units = {}

---Which row of the unit chart is wanted.
---@class grognard.axis_allies.units.values.Question
---@field kind grognard.axis_allies.Kind The kind.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.units.values.Answer
---@field value grognard.axis_allies.UnitValue.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.units.values.RawAnswer
---@field value grognard.axis_allies.UnitValue What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Forces that meet.
---@class grognard.axis_allies.battle.begin.Question
---@field kind? grognard.axis_allies.BattleKind Where.
---@field attacker grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that fight. Cargo does not: land units aboard transports (AA 3.2f) and friendly fighters aboard carriers (AA 3.4e).
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders, a carrier's fighters with them (AA 3.4b). An antiaircraft gun is none.
---@field landed? integer How many attackers come straight off transports; one makes it an amphibious assault (AA 4.3a).
---@field declared? integer How many were to come so when the attack was declared; those whose transports were sunk are no longer among `landed` (AA 4.3c).
---@field support? (grognard.axis_allies.Bombardment|grognard.axis_allies.Bombardment.Fields)[]|grognard.List<grognard.axis_allies.Bombardment> Battleships that are to give support, by sea zone.
---@field aa_gun? boolean An antiaircraft gun stands in the territory.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.battle.begin.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Battle.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.battle.begin.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Battle What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A battle that waits.
---@class grognard.axis_allies.battle.choices.Question
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle.

---@class grognard.axis_allies.battle.choices.Answer
---@field value grognard.axis_allies.Turn.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.battle.choices.RawAnswer
---@field value grognard.axis_allies.Turn What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Whether the attacker goes on.
---@alias grognard.axis_allies.Decision
---| "press" # He presses on.
---| "retreat" # He retreats.

---A step: of the fields after the battle, those count that its stage asks for, and the others stay empty.
---@class grognard.axis_allies.battle.apply.Question
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle.
---@field dice? integer[] Where dice are wanted: as many as the volley has, by kind in the order of the kinds.
---@field losses? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields Where losses are wanted: the units that their owner chose.
---@field lose_aa_gun? boolean An antiaircraft gun is offered among them.
---@field role? grognard.axis_allies.Role Where submarines may withdraw: whose they are, the side whose choice it is. It must be said there.
---@field submarines? integer Where submarines may withdraw: how many do, 0 for none.
---@field decision? grognard.axis_allies.Decision Where the attacker may retreat: whether he does. It must be said there.
---@field destinations? integer[] Where those who leave may go, numbered as the host likes: what the rules of withdrawal say (AA 4.1b, 4.2c, 4.2d). It must hold something where somebody leaves who is no aircraft.
---@field destination? integer Where they go, one of `destinations`.

---@class grognard.axis_allies.battle.apply.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Battle.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.BattleEffect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.battle.apply.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Battle What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.BattleEffect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The sea battle that they were in: it knows how many of them are lost, and whether the attacker retreated.
---@field role grognard.axis_allies.Role Whose ships they are.
---@field ships (grognard.axis_allies.Laden|grognard.axis_allies.Laden.Fields)[]|grognard.List<grognard.axis_allies.Laden> The ships that carry something.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.battle.sink.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Sunk.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.BattleEffect.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.battle.sink.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Sunk What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.BattleEffect[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field kind? grognard.axis_allies.BattleKind Where.
---@field waves (grognard.axis_allies.Wave|grognard.axis_allies.Wave.Fields)[]|grognard.List<grognard.axis_allies.Wave> The attacks, one after the other, each against what the one before left of the defender; most battles have one.
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order in which they are lost, and when their submarines withdraw.
---@field aa_gun? boolean An antiaircraft gun stands in the territory and fires at each wave.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.battle.distribution.Answer
---@field value grognard.axis_allies.BattleChances.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.BattleOutcome.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.battle.distribution.RawAnswer
---@field value grognard.axis_allies.BattleChances What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.BattleOutcome[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field kind? grognard.axis_allies.BattleKind Where.
---@field waves (grognard.axis_allies.Wave|grognard.axis_allies.Wave.Fields)[]|grognard.List<grognard.axis_allies.Wave> The attacks, one after the other, each against what the one before left of the defender; most battles have one.
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order in which they are lost, and when their submarines withdraw.
---@field aa_gun? boolean An antiaircraft gun stands in the territory and fires at each wave.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.battle.rounds.Answer
---@field value grognard.axis_allies.BattleChances.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.RoundChance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.battle.rounds.RawAnswer
---@field value grognard.axis_allies.BattleChances What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.RoundChance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field kind? grognard.axis_allies.BattleKind Where.
---@field waves (grognard.axis_allies.Wave|grognard.axis_allies.Wave.Fields)[]|grognard.List<grognard.axis_allies.Wave> The attacks, one after the other, each against what the one before left of the defender; most battles have one.
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order in which they are lost, and when their submarines withdraw.
---@field aa_gun? boolean An antiaircraft gun stands in the territory and fires at each wave.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.battle.losses.Answer
---@field value grognard.axis_allies.LossesWeighed.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.LossChance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.battle.losses.RawAnswer
---@field value grognard.axis_allies.LossesWeighed What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.LossChance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A battle that was fought, and the plans it is held against.
---@class grognard.axis_allies.battle.percentile.Question
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle, which must be over.
---@field attacker_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The attacker's plan.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The defender's plan.
---@field territory? integer What taking the territory is worth, in IPC.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own. They say what units cost; what their dice hit is the battle's own.

---@class grognard.axis_allies.battle.percentile.Answer
---@field value grognard.axis_allies.BattlePercentile.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.battle.percentile.RawAnswer
---@field value grognard.axis_allies.BattlePercentile What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---What is wanted.
---@alias grognard.axis_allies.Goal
---| "win" # To win: to be left alone where the battle is fought.
---| "territory" # The territory: for the attacker that it is taken, for the defender that it is not.

---What is to be as little as possible.
---@alias grognard.axis_allies.Price
---| "units" # The number of units; of equally many the cheapest, of those the ones with the best chance.
---| "ipc" # What they cost; of equally cheap ones those with the best chance.

---What is wanted, of whom, and how long it may take to find.
---@class grognard.axis_allies.battle.fewest.Question
---@field kind? grognard.axis_allies.BattleKind Where.
---@field role? grognard.axis_allies.Role Whose units are sought.
---@field goal? grognard.axis_allies.Goal What is wanted.
---@field price? grognard.axis_allies.Price What is to be as little as possible.
---@field wanted grognard.Wide The wanted chance, in units of 1/2^63.
---@field budget grognard.Wide Steps that the search may take: as many for each force that is tried as there are pairs of what may be left of both sides.
---@field available grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The most units of each kind that may be added.
---@field attacker? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that take part anyway.
---@field attacker_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The attacker's plan.
---@field defender? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders that take part anyway.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The defender's plan.
---@field support? integer Support shots in the first round (AA 3.5a).
---@field amphibious? boolean It is an amphibious assault (AA 4.3a).
---@field aa_gun? boolean An antiaircraft gun stands in the territory.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.battle.fewest.Answer
---@field value grognard.axis_allies.Found.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.battle.fewest.RawAnswer
---@field value grognard.axis_allies.Found What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---In which of a turn's two movements.
---@alias grognard.axis_allies.Phase
---| "combat" # Combat movement.
---| "noncombat" # Non-combat movement.

grognard.axis_allies.antiaircraft = {}

---Aircraft that come under an antiaircraft gun.
---@class grognard.axis_allies.antiaircraft.assess.Question
---@field aircraft integer Aircraft that attack the gun's territory or fly over it.
---@field phase grognard.axis_allies.Phase In which movement they do so.
---@field aboard? boolean The gun is aboard a transport.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.antiaircraft.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.AaVolley.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.antiaircraft.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.AaVolley What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---An antiaircraft gun's dice.
---@class grognard.axis_allies.antiaircraft.resolve.Question
---@field aircraft integer The aircraft that it fires at.
---@field dice integer[] One die for each.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.antiaircraft.resolve.Answer
---@field value grognard.axis_allies.AaHits.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.antiaircraft.resolve.RawAnswer
---@field value grognard.axis_allies.AaHits What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Antiaircraft fire before it falls.
---@class grognard.axis_allies.antiaircraft.distribution.Question
---@field aircraft integer The aircraft that it is fired at, at most 400.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.antiaircraft.distribution.Answer
---@field value grognard.axis_allies.AaChances.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.AaChance.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.antiaircraft.distribution.RawAnswer
---@field value grognard.axis_allies.AaChances What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.AaChance[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A raid that is to be flown.
---@class grognard.axis_allies.bombing.assess.Question
---@field bombers integer The bombers that are to raid, at most 400.
---@field others? integer Other units that are to raid with them.
---@field fighting? integer How many of the bombers fight in a battle this turn.
---@field industrial_complex? boolean An industrial complex stands in the territory.
---@field enemy? boolean The territory is the enemy's.
---@field aa_gun? boolean An enemy antiaircraft gun stands in it.
---@field phase grognard.axis_allies.Phase In which movement they fly.
---@field limit? integer What the owner can lose at most, in IPC, from 0 to 65534: what he has, or what a house rule says; absent for no limit.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that differ from the edition's; none for the edition's own.

---@class grognard.axis_allies.bombing.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.RaidAssessment.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.bombing.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.RaidAssessment What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field assessment grognard.axis_allies.RaidAssessment|grognard.axis_allies.RaidAssessment.Fields The raid.
---@field dice integer[] The antiaircraft dice, then one for each bomber that is left.

---@class grognard.axis_allies.bombing.resolve.Answer
---@field value grognard.axis_allies.Raided.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.bombing.resolve.RawAnswer
---@field value grognard.axis_allies.Raided What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field assessment grognard.axis_allies.RaidAssessment|grognard.axis_allies.RaidAssessment.Fields The raid.

---@class grognard.axis_allies.bombing.distribution.Answer
---@field value grognard.axis_allies.RaidChances.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.RaidOutcome.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.bombing.distribution.RawAnswer
---@field value grognard.axis_allies.RaidChances What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.RaidOutcome[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Which space is meant.
---@class grognard.axis_allies.map.space.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field space? integer The space; 0 where `site` says it.
---@field site? grognard.axis_allies.Site The space by name, on the built-in board.

---@class grognard.axis_allies.map.space.Answer
---@field value grognard.axis_allies.SpaceFacts.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Border.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.map.space.RawAnswer
---@field value grognard.axis_allies.SpaceFacts What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Border[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field space integer One space.
---@field other integer The other.

---@class grognard.axis_allies.map.adjacent.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.map.adjacent.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Whose pieces are wanted.
---@class grognard.axis_allies.map.setup.Question
---@field power? grognard.axis_allies.Power The power; nobody for all of them.

---@class grognard.axis_allies.map.setup.Answer
---@field value grognard.axis_allies.Started.Table What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Unit.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.map.setup.RawAnswer
---@field value grognard.axis_allies.Started What follows.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Unit[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---The pieces that the second edition's board begins with (AA map).
---@param question grognard.axis_allies.map.setup.Question
---@param options? grognard.Options
---@return grognard.axis_allies.map.setup.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.map.setup.Question, options: grognard.RawOptions): grognard.axis_allies.map.setup.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.map.setup(question, options) end

grognard.axis_allies.movement = {}

---A piece and the way that it is to go.
---@class grognard.axis_allies.movement.assess.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power Whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement.
---@field unit integer The piece, from 0 in `board.units`.
---@field path integer[] The spaces that it enters, in order.
---@field cash? integer IPC left after purchases, for neutrals (2.7a); absent for none.

---@class grognard.axis_allies.movement.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Passage.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Happening.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.movement.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Passage What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Happening[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Whether a piece may go along a path, what it costs and what happens (AA 2, 3, 4.4).
---@param question grognard.axis_allies.movement.assess.Question
---@param options? grognard.Options
---@return grognard.axis_allies.movement.assess.Answer? answer
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(question: grognard.axis_allies.movement.assess.Question, options: grognard.RawOptions): grognard.axis_allies.movement.assess.RawAnswer?, string?, grognard.FaultCode?, string?
function grognard.axis_allies.movement.assess(question, options) end

---A piece that wants to know where it can go.
---@class grognard.axis_allies.movement.reach.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power Whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement.
---@field unit integer The piece, from 0 in `board.units`.
---@field cash? integer IPC left after purchases, for neutrals (2.7a); absent for none.

---@class grognard.axis_allies.movement.reach.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Range.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Reached.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.movement.reach.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Range What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Reached[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Everywhere that a piece can go in a phase (AA 2, 3, 4.4).
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

---Troops that board a transport together, or leave it for one land.
---@class grognard.axis_allies.transport.assess.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power Whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement.
---@field action grognard.axis_allies.Action Whether they board or unload.
---@field aboard integer The transport, counted from 1 in `board.units`.
---@field troops integer[] The troops, each from 0 in `board.units`.
---@field space? integer The land that they unload onto.
---@field assault? boolean Those who board will unload in the same phase to attack (3.2c).
---@field cash? integer IPC left after purchases, for neutrals (2.7a); absent for none.

---@class grognard.axis_allies.transport.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Shipped.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Happening.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.transport.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Shipped What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Happening[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Whether troops may board a transport or unload from it (AA 3.2, 3.3).
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
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position before the orders.
---@field power grognard.axis_allies.Power Whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement.
---@field orders (grognard.axis_allies.Order|grognard.axis_allies.Order.Fields)[]|grognard.List<grognard.axis_allies.Order> The orders, in the order in which they are carried out. A piece may have several.
---@field cash? integer IPC left after purchases, for neutrals (2.7a); absent for none.

---@class grognard.axis_allies.moves.check.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Declared.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Objection.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.moves.check.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Declared What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Objection[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Whether a phase's orders are allowed, with every objection (AA 2, 3, 4.4).
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

---An aircraft that must come down.
---@class grognard.axis_allies.landing.choices.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position after combat.
---@field power grognard.axis_allies.Power Whose turn it is.
---@field unit integer The aircraft, from 0 in `board.units`.

---@class grognard.axis_allies.landing.choices.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Flight.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Strip.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.landing.choices.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Flight What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Strip[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position as the battle found it: what was lost is still listed.
---@field power grognard.axis_allies.Power Whose turn it is: the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle: it knows who took part, and how many were lost.
---@field space integer The sea zone.
---@field role grognard.axis_allies.Role Whose fighters are asked about.
---@field lost? integer[] The pieces that were lost, each from 0 in `board.units`: as many of each kind as the battle lost.
---@field kept? integer[] The fighters whose owner wants the free bays for them, in the order of his wish; none for the order of the list.

---@class grognard.axis_allies.carriers.choices.Answer
---@field value grognard.axis_allies.Stranded.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.carriers.choices.RawAnswer
---@field value grognard.axis_allies.Stranded What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position as the battle found it: what was lost is still listed.
---@field power grognard.axis_allies.Power Whose turn it is: the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle: it knows who took part, and how many were lost.
---@field space integer The sea zone.
---@field role grognard.axis_allies.Role Whose fighters are asked about.
---@field lost? integer[] The pieces that were lost, each from 0 in `board.units`: as many of each kind as the battle lost.
---@field kept? integer[] The fighters whose owner wants the free bays for them, in the order of his wish; none for the order of the list.

---@class grognard.axis_allies.carriers.apply.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Stranded.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Landed.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.carriers.apply.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Stranded What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Landed[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Who breaks off.
---@alias grognard.axis_allies.Leaving
---| "attackers" # All attackers but aircraft (4.1).
---| "attacking_submarines" # Some of the attacking submarines (4.2c).
---| "defending_submarines" # Some of the defending submarines (4.2d).

grognard.axis_allies.withdrawal = {}

---A battle that somebody wants to leave, and where to.
---@class grognard.axis_allies.withdrawal.choices.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position at this moment of the battle: those who fell are gone, and what was taken by moving is taken.
---@field power grognard.axis_allies.Power Whose turn it is: the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle at the same moment: it knows who is left, and whether it is an amphibious assault.
---@field space integer Where it is fought.
---@field leaving grognard.axis_allies.Leaving Who leaves it.
---@field ways? (grognard.axis_allies.Way|grognard.axis_allies.Way.Fields)[]|grognard.List<grognard.axis_allies.Way> How each attacking piece came there, the lost ones and aircraft included. It must hold something where attackers leave, and does not count where defenders do.
---@field destination? integer Where they want to go; `choices` does not look at it.

---@class grognard.axis_allies.withdrawal.choices.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Refuges.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Refuge.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.withdrawal.choices.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Refuges What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Refuge[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---A battle that somebody wants to leave, and where to.
---@class grognard.axis_allies.withdrawal.assess.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position at this moment of the battle: those who fell are gone, and what was taken by moving is taken.
---@field power grognard.axis_allies.Power Whose turn it is: the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle at the same moment: it knows who is left, and whether it is an amphibious assault.
---@field space integer Where it is fought.
---@field leaving grognard.axis_allies.Leaving Who leaves it.
---@field ways? (grognard.axis_allies.Way|grognard.axis_allies.Way.Fields)[]|grognard.List<grognard.axis_allies.Way> How each attacking piece came there, the lost ones and aircraft included. It must hold something where attackers leave, and does not count where defenders do.
---@field destination? integer Where they want to go; `choices` does not look at it.

---@class grognard.axis_allies.withdrawal.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.withdrawal.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---What a territory was taken with.
---@alias grognard.axis_allies.Means
---| "ground" # Infantry or armor.
---| "overflight" # Aircraft that crossed it.
---| "aa_gun" # An antiaircraft gun.
---| "ships" # Ships.

grognard.axis_allies.conquest = {}

---A territory that was won.
---@class grognard.axis_allies.conquest.apply.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position, with the territory still its former owner's.
---@field power grognard.axis_allies.Power Who took it.
---@field space integer The territory.
---@field means? grognard.axis_allies.Means What it was taken with.

---@class grognard.axis_allies.conquest.apply.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Conquest.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Transfer.Table[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.conquest.apply.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Conquest What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Transfer[] What to apply, in order.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

---Whose income is wanted.
---@class grognard.axis_allies.income.collect.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power The power.

---@class grognard.axis_allies.income.collect.Answer
---@field value grognard.axis_allies.Income.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.income.collect.RawAnswer
---@field value grognard.axis_allies.Income What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---What a power collects at the end of its turn (AA 5.2).
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

---A moment of the game.
---@class grognard.axis_allies.victory.assess.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field us_turn_ended? boolean The American turn has just ended, so that M84 is asked.
---@field surrenders? grognard.axis_allies.Side The side that surrenders, if any.

---@class grognard.axis_allies.victory.assess.Answer
---@field value grognard.axis_allies.Victory.Table What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.victory.assess.RawAnswer
---@field value grognard.axis_allies.Victory What follows.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---Whether a side has won (AA 5.1).
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

---All that a power places in a turn.
---@class grognard.axis_allies.placement.assess.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position after non-combat movement.
---@field power grognard.axis_allies.Power Whose turn it is.
---@field placements (grognard.axis_allies.Placement|grognard.axis_allies.Placement.Fields)[]|grognard.List<grognard.axis_allies.Placement> What it places.

---@class grognard.axis_allies.placement.assess.Answer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Placed.Table What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Refusal.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

---@class grognard.axis_allies.placement.assess.RawAnswer
---@field verdict "allowed"|"forbidden" Whether the rules allow it.
---@field value? grognard.axis_allies.Placed What follows, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Refusal[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps that led to it, if asked for.

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

return grognard

---@meta grognard
-- Generated from the library's own description; do not edit. Point your language server's library path here.

---The rules of wargames, as questions and answers: `local grognard = require "grognard"`.
---@class grognard
---@field version string The version of the library.
---@field faults table<grognard.FaultCode, grognard.Fault> The fault codes.
local grognard = {}

---A fault code.
---@class grognard.Fault
---@field number integer Its number, the same in every language.
---@field meaning string Its meaning, in a sentence.

---A paragraph of a system's rules.
---@class grognard.Rule
---@field id string Its citation, such as `OCS 9.8`.
---@field number integer Its number, the same in every language.
---@field title string What it decides, in a few words.

---An unsigned whole number of 64 bits, which does not fit a double: `high * 2^32 + low`. A chance is in units of 2^-63.
---As an argument, a whole number that is not negative, or its digits, is accepted too.
---@class grognard.Wide
---@field high integer The upper 32 bits.
---@field low integer The lower 32 bits.

---Options of a call.
---@class grognard.Options
---@field trail? boolean Returns the steps that led to the answer.
---@field raw? boolean Returns value and effects as parsed records instead of tables.

---@class grognard.RawOptions
---@field trail? boolean Returns the steps that led to the answer.
---@field raw true Returns value and effects as parsed records instead of tables.

---A list of parsed records. `list[i]` counts from 1; `#list` is its length.
---@class grognard.List<T>: { [integer]: T }

---Parses a list of records once. The result is accepted wherever a list of them is.
---@generic T
---@param record `T` Name of the record, such as "ocs.Unit".
---@param items table
---@return grognard.List<T>? list
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.list(record, items) end

---Converts a parsed record or list to plain tables.
---@param parsed userdata
---@return table
---@nodiscard
function grognard.totable(parsed) end

---Returns a parsed record with some of its fields replaced. A record inside it is replaced as a whole.
---@generic T
---@param parsed T
---@param changes table
---@return T? replaced
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.replace(parsed, changes) end

---Returns the rule with an id or a number.
---@param rule string|integer
---@return grognard.Rule? rule
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.rule(rule) end

---The names of all vocabularies, "ocs.Phase" for example.
---@return string[]
---@nodiscard
function grognard.vocabularies() end

---A word of a vocabulary.
---@class grognard.Word
---@field word string
---@field meaning string What it means, in a sentence.

---The words of a vocabulary, in the order of their codes.
---@param vocabulary string Its name, "ocs.Phase" for example.
---@return grognard.Word[]? words
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.words(vocabulary) end

---A printed table.
---@class grognard.Chart
---@field name string
---@field doc string What its columns and rows stand for.
---@field columns string[] The headings of the columns.
---@field rows string[] The headings of the rows.
---@field cells string[][] Its cells: `cells[row][column]`.

---The names of the printed tables, "ocs.combat.open" for example.
---@return string[]
---@nodiscard
function grognard.charts() end

---A printed table.
---@param name string Its name, "ocs.combat.open" for example.
---@return grognard.Chart? chart
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.chart(name) end

---A number of units of movement, size, capacity, supply or strength: a number where it is whole, otherwise a text such as
---`"2 1/2"`. As an argument, a double that is exact in the field's parts is accepted too: 2.5 for movement, not 0.1.
---@alias grognard.Measure number|string

---A measure as a number, as precisely as a double holds it: 2.5 for `"2 1/2"`.
---@param measure grognard.Measure
---@return number? number
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.measure(measure) end

---A fraction as a measure is written: `"2 1/2"` for 5 and 2, the number 3 for 6 and 2.
---@param numerator integer
---@param denominator integer At least 1.
---@return grognard.Measure
---@nodiscard
function grognard.mixed(numerator, denominator) end

---A step of a trail as a sentence: whom it is about, what it does with its figures, and the rule.
---@param step grognard.Step|grognard.Step.Table
---@return string? sentence
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.sentence(step) end

---Returns the decimal digits of a whole number of 64 bits.
---@param wide grognard.Wide|integer|string
---@return string? digits
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.digits(wide) end

---Converts a chance in units of 2^-63 to a number from 0 to 1, or an expectation of a whole number and a fraction to one
---number, as precisely as a double holds it.
---@param chance grognard.Wide|integer|string|table|userdata
---@return number? chance
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.chance(chance) end

---The units of 2^-63 of a chance from 0 to 1, to the nearest: what a question takes.
---@param chance number
---@return grognard.Wide? units
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.chance_units(chance) end

---A seeded generator of dice: the same seed gives the same dice in every language.
---@class grognard.Dice
local Dice = {}

---Rolls six-sided dice.
---@param count? integer The number of dice, 0 to 1000000; 1 by default.
---@return integer[]? dice Each 1 to 6.
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function Dice:roll(count) end

---Creates a generator of dice from a seed. Where Lua has doubles only, a seed beyond 2^53 is passed as decimal text.
---@param seed integer|string 0 to 2^64 - 1.
---@return grognard.Dice? dice
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.dice(seed) end

---The kind of a fault. Its numbers are never reused; 0 is no fault.
---@alias grognard.FaultCode
---| "ok" # There is no fault.
---| "empty" # A list is empty that must have at least one item.
---| "out_of_range" # A number lies outside its range.
---| "unknown_word" # A word is not in its vocabulary.
---| "inexact" # A measure is not a whole number of its parts, a strength not one of 1/11520 point.
---| "overflow" # A sum is too large for its field.
---| "bad_die" # A die shows a face that it does not have.
---| "too_few_dice" # There are fewer dice than the question needs.
---| "too_many_dice" # There are more dice than the question needs.
---| "missing_field" # A field is missing on which the answer depends.
---| "unknown_field" # There is no field of this name.
---| "wrong_type" # A value of another type than the field's.
---| "contradiction" # Two facts of the question contradict each other.
---| "impossible_mode" # The mode is impossible for the counter.
---| "not_now" # The operation is not possible at this stage.
---| "reserved" # Reserved bytes are not 0.
---| "null_pointer" # A pointer is null.
---| "bad_size" # A structure's size is smaller than in the first release, or larger than any.
---| "misaligned" # A pointer is not aligned for its type.
---| "overlap" # An output overlaps an input or another output.
---| "buffer_too_small" # A buffer is too small; the length needed is returned.
---| "internal" # The library has a defect, and there is no answer.
---| "unknown_operation" # There is no operation of this name.
---| "bad_text" # A text is not valid JSON.
---| "undefined" # A code is used that is not defined.
---| "unsorted" # A list is not sorted as it must be.

---A hex. Every pair of coordinates is a hex; a map may contain fewer.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
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

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.Hex.Fields
---@return grognard.Hex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.Hex): grognard.Hex
function grognard.Hex(fields) end

---Rounded odds, of which the smaller side is 1. `0:0` stands for no odds.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
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

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.Odds.Fields
---@return grognard.Odds? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.Odds): grognard.Odds
function grognard.Odds(fields) end

---The rank of one result among all possible results, as counts of the cases that are worse, equal and better.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
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

---Parses a record once. The result is accepted wherever its table is.
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
---| "column" # A column of the table: `num` is its index from 0, `value` to `den` is its printed heading. Where `den` is 0, the columns are headed by points, and `value` is the least of the column.
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
---| "rounded" # A strength of `value` rounded to `num` whole points.
---| "steps" # Steps lost or owed: `num`.
---| "choice" # The alternative chosen by the question or by the rule: `num` counts the alternatives from 1.
---| "sum" # A sum or difference of the steps before: `num`.
---| "dice" # The dice as rolled: `num` is their sum.
---| "chips" # The chips as drawn: `num` is their sum.
---| "losses" # Losses called for or paid: `num`.
---| "covered" # An enemy zone of control extends into the hex; for a hex of a path `num` is the unit that exerts it, or -1.
---| "negated" # An enemy zone of control in the hex is negated; for a hex of a path `num` is the negating unit, or -1.
---| "count" # A count: `num` over `den`.
---| "volley" # Dice to roll: `num`.
---| "hits" # Hits scored: `num`.
---| "money" # Money to pay or to receive: `num`.
---| "ratio" # A ratio of `num` to `den`.
---| "movement" # Movement: `num` over `den` MP.
---| "capacity" # Transport capacity: `num` over `den` points.
---| "limit" # A limit that is not met: `num` are needed and there are `den`, both over `value` unless that is 0.

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
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.Step: userdata
---@field rule integer The rule's number.
---@field what grognard.What The kind of step.
---@field about grognard.About The part of the question that the step concerns.
---@field index integer The index of the item of that part; absent for all of them.
---@field den integer The denominator of `num` where the kind has one, otherwise 0.
---@field num integer The step's number, as its kind says.
---@field value grognard.Measure The running strength in points, where the step has one; otherwise as its kind says, or 0.

---One step on the way to an answer.
---@class grognard.Step.Table
---@field rule integer The rule's number.
---@field what grognard.What The kind of step.
---@field about grognard.About The part of the question that the step concerns.
---@field index integer The index of the item of that part; absent for all of them.
---@field den integer The denominator of `num` where the kind has one, otherwise 0.
---@field num integer The step's number, as its kind says.
---@field value grognard.Measure The running strength in points, where the step has one; otherwise as its kind says, or 0.

---A step of an answer's trail, with the citation of its rule.
---@class grognard.Step.Cited: grognard.Step.Table
---@field rule string The rule's id.

---One step on the way to an answer.
---@class grognard.Step.Fields
---@field rule? integer The rule's number.
---@field what? grognard.What The kind of step. Default: "strength".
---@field about? grognard.About The part of the question that the step concerns. Default: "whole".
---@field index? integer The index of the item of that part; absent for all of them.
---@field den? integer The denominator of `num` where the kind has one, otherwise 0.
---@field num? integer The step's number, as its kind says.
---@field value? grognard.Measure The running strength in points, where the step has one; otherwise as its kind says, or 0.

---Parses a record once. The result is accepted wherever its table is.
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
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Face: userdata
---@field strength? grognard.Measure Combat strength in points, 0 to 999. C and Rust have the whole points that are printed.
---@field barrage? grognard.Measure Barrage strength in points, 0 to 999. C and Rust have the whole points that are printed.
---@field ma? grognard.Measure Movement allowance in MP, 0 to 255.
---@field throw_range grognard.Measure Throw range of a headquarters, or range of an Extender, in MP; 0 for none.
---@field style grognard.ocs.Style How the combat strength is printed; without parentheses by default.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.
---@field range integer Range of barrage in hexes; 0 for none.
---@field throw_mobility? grognard.ocs.Mobility The kind of the movement points of a headquarters' throw range: the colour in which it is printed.

---One side of a counter.
---@class grognard.ocs.Face.Table
---@field strength? grognard.Measure Combat strength in points, 0 to 999. C and Rust have the whole points that are printed.
---@field barrage? grognard.Measure Barrage strength in points, 0 to 999. C and Rust have the whole points that are printed.
---@field ma? grognard.Measure Movement allowance in MP, 0 to 255.
---@field throw_range grognard.Measure Throw range of a headquarters, or range of an Extender, in MP; 0 for none.
---@field style grognard.ocs.Style How the combat strength is printed; without parentheses by default.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.
---@field range integer Range of barrage in hexes; 0 for none.
---@field throw_mobility? grognard.ocs.Mobility The kind of the movement points of a headquarters' throw range: the colour in which it is printed.

---One side of a counter.
---@class grognard.ocs.Face.Fields
---@field strength? grognard.Measure Combat strength in points, 0 to 999. C and Rust have the whole points that are printed.
---@field barrage? grognard.Measure Barrage strength in points, 0 to 999. C and Rust have the whole points that are printed.
---@field ma? grognard.Measure Movement allowance in MP, 0 to 255.
---@field throw_range? grognard.Measure Throw range of a headquarters, or range of an Extender, in MP; 0 for none.
---@field style? grognard.ocs.Style How the combat strength is printed; without parentheses by default. Default: "printed".
---@field mobility? grognard.ocs.Mobility The kind of the movement points.
---@field range? integer Range of barrage in hexes; 0 for none.
---@field throw_mobility? grognard.ocs.Mobility The kind of the movement points of a headquarters' throw range: the colour in which it is printed.

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
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Unit: userdata
---@field id integer The caller's identifier of the unit, 1 to 65534 if questions refer to units of a board by it; 0 for none. No rule depends on it.
---@field hex grognard.Hex The unit's hex. A question whose hexes are all 0, 0 has no geometry.
---@field formation integer The multi-unit formation that the unit belongs to, numbered by the caller from 1; 0 for none.
---@field began integer The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
---@field mp_spent grognard.Measure Movement spent in this phase, in MP.
---@field load grognard.Measure Supply that the Transport Points carry, in T.
---@field amount grognard.Measure The amount of the counter: Transport Points in points (TP), supply in T, an air base or hedgehog in levels, a port in T a phase.
---@field combat_side grognard.ocs.Face The Combat Mode side of the counter.
---@field move_side grognard.ocs.Face The Move Mode side of the counter.
---@field kind? grognard.ocs.Kind The kind of counter.
---@field arm? grognard.ocs.Arm The colour of the symbol box.
---@field symbol grognard.ocs.Symbol The symbol in the box.
---@field size? grognard.ocs.Size The size of the unit.
---@field steps integer Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's exception.
---@field steps_lost integer Steps lost, fewer than the steps printed.
---@field re grognard.Measure A game's exception to the unit's size in RE, a multiple of 1/4; 0 for none.
---@field rating? integer Printed Action Rating, 0 to 5.
---@field mode? grognard.ocs.Mode The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have no mode and show their Combat Mode side.
---@field oriented? grognard.ocs.Orientation The side of the counter that shows in Reserve, Exploit or Disorganized Mode.
---@field side integer The player who owns the unit, numbered by the caller from 1.
---@field nationality integer The nation of the unit, numbered by the caller from 1. Required where a rule or a game's limit depends on it.
---@field stocks grognard.ocs.Stocks The internal stocks left to the unit; full by default.
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
---@field id integer The caller's identifier of the unit, 1 to 65534 if questions refer to units of a board by it; 0 for none. No rule depends on it.
---@field hex grognard.Hex.Table The unit's hex. A question whose hexes are all 0, 0 has no geometry.
---@field formation integer The multi-unit formation that the unit belongs to, numbered by the caller from 1; 0 for none.
---@field began integer The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
---@field mp_spent grognard.Measure Movement spent in this phase, in MP.
---@field load grognard.Measure Supply that the Transport Points carry, in T.
---@field amount grognard.Measure The amount of the counter: Transport Points in points (TP), supply in T, an air base or hedgehog in levels, a port in T a phase.
---@field combat_side grognard.ocs.Face.Table The Combat Mode side of the counter.
---@field move_side grognard.ocs.Face.Table The Move Mode side of the counter.
---@field kind? grognard.ocs.Kind The kind of counter.
---@field arm? grognard.ocs.Arm The colour of the symbol box.
---@field symbol grognard.ocs.Symbol The symbol in the box.
---@field size? grognard.ocs.Size The size of the unit.
---@field steps integer Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's exception.
---@field steps_lost integer Steps lost, fewer than the steps printed.
---@field re grognard.Measure A game's exception to the unit's size in RE, a multiple of 1/4; 0 for none.
---@field rating? integer Printed Action Rating, 0 to 5.
---@field mode? grognard.ocs.Mode The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have no mode and show their Combat Mode side.
---@field oriented? grognard.ocs.Orientation The side of the counter that shows in Reserve, Exploit or Disorganized Mode.
---@field side integer The player who owns the unit, numbered by the caller from 1.
---@field nationality integer The nation of the unit, numbered by the caller from 1. Required where a rule or a game's limit depends on it.
---@field stocks grognard.ocs.Stocks The internal stocks left to the unit; full by default.
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
---@field id? integer The caller's identifier of the unit, 1 to 65534 if questions refer to units of a board by it; 0 for none. No rule depends on it.
---@field hex? grognard.Hex|grognard.Hex.Fields The unit's hex. A question whose hexes are all 0, 0 has no geometry.
---@field formation? integer The multi-unit formation that the unit belongs to, numbered by the caller from 1; 0 for none.
---@field began? integer The stack in which the unit began the phase, numbered by the caller from 1. Required for an overrun.
---@field mp_spent? grognard.Measure Movement spent in this phase, in MP.
---@field load? grognard.Measure Supply that the Transport Points carry, in T.
---@field amount? grognard.Measure The amount of the counter: Transport Points in points (TP), supply in T, an air base or hedgehog in levels, a port in T a phase.
---@field combat_side? grognard.ocs.Face|grognard.ocs.Face.Fields The Combat Mode side of the counter.
---@field move_side? grognard.ocs.Face|grognard.ocs.Face.Fields The Move Mode side of the counter.
---@field kind? grognard.ocs.Kind The kind of counter.
---@field arm? grognard.ocs.Arm The colour of the symbol box.
---@field symbol? grognard.ocs.Symbol The symbol in the box. Default: "other".
---@field size? grognard.ocs.Size The size of the unit.
---@field steps? integer Printed steps: 2 to 40 for a multi-step unit, whose RE they are as well. For any other unit 0 or 1, or a game's exception.
---@field steps_lost? integer Steps lost, fewer than the steps printed.
---@field re? grognard.Measure A game's exception to the unit's size in RE, a multiple of 1/4; 0 for none.
---@field rating? integer Printed Action Rating, 0 to 5.
---@field mode? grognard.ocs.Mode The mode of the unit. Transport Points are in Move Mode by default. Supply, facilities, ships and aircraft have no mode and show their Combat Mode side.
---@field oriented? grognard.ocs.Orientation The side of the counter that shows in Reserve, Exploit or Disorganized Mode.
---@field side? integer The player who owns the unit, numbered by the caller from 1.
---@field nationality? integer The nation of the unit, numbered by the caller from 1. Required where a rule or a game's limit depends on it.
---@field stocks? grognard.ocs.Stocks The internal stocks left to the unit; full by default. Default: "full".
---@field combat_supply? grognard.ocs.CombatSupply How the unit's combat supply is paid in the current combat.
---@field aboard? grognard.ocs.Aboard What carries the unit. Default: "nothing".
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
---@field transported? grognard.ocs.Transport The transport that carried it earlier in this phase. Default: "nothing".
---@field alt_rolled? boolean Was landed by the landing craft that carried it after a roll on the ALT table.
---@field inactive? boolean An Inactive aircraft.
---@field fighter? boolean An aircraft that is a fighter.
---@field converted? integer The number of railroad hexes that a Rail Repair unit converted in this phase.
---@field fresh_track? boolean Has moved by rail in this phase over track that was converted in it.

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
---@class grognard.ocs.Multiplier.Table
---@field num integer The numerator. The default, 0 over 0, means no effect.
---@field den integer The denominator.
---@field bracketed boolean Printed in brackets: applies to attackers only.

---One cell of a terrain effects chart.
---@class grognard.ocs.Multiplier.Fields
---@field num? integer The numerator. The default, 0 over 0, means no effect.
---@field den? integer The denominator.
---@field bracketed? boolean Printed in brackets: applies to attackers only.

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
---@field which integer With the choice `hex`: the index of the hex's terrain, from 0.
---@field leg_cost grognard.Measure The cost of entry for Leg movement without roads and bridges, in MP. Required for an overrun.
---@field truck_cost grognard.Measure The same cost for Truck movement.
---@field track_cost grognard.Measure The same cost for Track movement.

---A hex from which a stack attacks, and the terrain between it and the defender.
---@class grognard.ocs.Approach.Table
---@field hex grognard.Hex.Table The hex of the stack.
---@field hexside grognard.ocs.Terrain.Table The hexside that the stack attacks across. The default has no effect.
---@field leg grognard.ocs.Entry How units with Leg movement enter the hex. Without restriction by default.
---@field truck grognard.ocs.Entry How units with Truck movement enter the hex. Without restriction by default.
---@field track grognard.ocs.Entry How units with Track movement enter the hex. Without restriction by default.
---@field choice grognard.ocs.Choice The terrain that the defender chose for this stack. By default the one that is best for the defender.
---@field which integer With the choice `hex`: the index of the hex's terrain, from 0.
---@field leg_cost grognard.Measure The cost of entry for Leg movement without roads and bridges, in MP. Required for an overrun.
---@field truck_cost grognard.Measure The same cost for Truck movement.
---@field track_cost grognard.Measure The same cost for Track movement.

---A hex from which a stack attacks, and the terrain between it and the defender.
---@class grognard.ocs.Approach.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex of the stack.
---@field hexside? grognard.ocs.Terrain|grognard.ocs.Terrain.Fields The hexside that the stack attacks across. The default has no effect.
---@field leg? grognard.ocs.Entry How units with Leg movement enter the hex. Without restriction by default. Default: "open".
---@field truck? grognard.ocs.Entry How units with Truck movement enter the hex. Without restriction by default. Default: "open".
---@field track? grognard.ocs.Entry How units with Track movement enter the hex. Without restriction by default. Default: "open".
---@field choice? grognard.ocs.Choice The terrain that the defender chose for this stack. By default the one that is best for the defender. Default: "best".
---@field which? integer With the choice `hex`: the index of the hex's terrain, from 0.
---@field leg_cost? grognard.Measure The cost of entry for Leg movement without roads and bridges, in MP. Required for an overrun.
---@field truck_cost? grognard.Measure The same cost for Truck movement.
---@field track_cost? grognard.Measure The same cost for Track movement.

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
---@field step_loss? grognard.ocs.StepLoss How lost steps weaken a unit. Replaces 9.11d. Default: "series".
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
---@class grognard.ocs.Extent.Table
---@field re grognard.Measure Current size in RE; 0 for a unit that has none.
---@field steps integer Steps left; 0 for a unit that has none.

---The size of a unit.
---@class grognard.ocs.Extent.Fields
---@field re? grognard.Measure Current size in RE; 0 for a unit that has none.
---@field steps? integer Steps left; 0 for a unit that has none.

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
---@class grognard.ocs.ModeEffects.Table
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
---@field strength_num? integer The multiplier of strength: the numerator over `strength_den`.
---@field strength_den? integer The multiplier of strength: the denominator.
---@field barrage_num? integer The multiplier of barrage strength: the numerator over `barrage_den`.
---@field barrage_den? integer The multiplier of barrage strength: the denominator.
---@field ma? grognard.Measure The movement allowance of the side that shows, after the effect of the mode, in MP. It is never rounded.
---@field rating? integer The Action Rating, -1 to 5.
---@field may_attack? boolean The unit may take part in a regular attack.
---@field may_overrun? boolean The unit may overrun.
---@field may_barrage? boolean The unit may barrage, if it is artillery.
---@field may_have_zoc? boolean The unit's mode allows a zone of control.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.ModeEffects.Fields
---@return grognard.ocs.ModeEffects? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.ModeEffects): grognard.ocs.ModeEffects
function grognard.ocs.ModeEffects(fields) end

---An Action Rating.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Rating: userdata
---@field rating integer The rating, -1 to 5.

---An Action Rating.
---@class grognard.ocs.Rating.Table
---@field rating integer The rating, -1 to 5.

---An Action Rating.
---@class grognard.ocs.Rating.Fields
---@field rating? integer The rating, -1 to 5.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Rating.Fields
---@return grognard.ocs.Rating? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Rating): grognard.ocs.Rating
function grognard.ocs.Rating(fields) end

---Odds and their column.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
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
---@field column integer The column, 0 to 12 from the defender's best.
---@field drm integer The die roll modifier of the Action Ratings, without the hedgehog's.
---@field hedgehog integer The level of the hedgehog.
---@field exploit_rating integer The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
---@field no_exploit boolean No attacker can exploit, whatever the result (9.13).
---@field exploit_drop integer The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.

---The assessment of an attack: the input of `resolve` and `distribution`.
---@class grognard.ocs.Assessment.Table
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
---@field column integer The column, 0 to 12 from the defender's best.
---@field drm integer The die roll modifier of the Action Ratings, without the hedgehog's.
---@field hedgehog integer The level of the hedgehog.
---@field exploit_rating integer The highest Action Rating of the attackers that are not disorganized; -1 if there are none.
---@field no_exploit boolean No attacker can exploit, whatever the result (9.13).
---@field exploit_drop integer The loss of `exploit_rating` when the first step loss (9.11) eliminates the lead; 0 if there is none.

---The assessment of an attack: the input of `resolve` and `distribution`.
---@class grognard.ocs.Assessment.Fields
---@field attack? grognard.Measure The attacker's strength in points.
---@field defence? grognard.Measure The defender's strength in points.
---@field odds? grognard.Odds|grognard.Odds.Fields The rounded odds; 1:1 where both strengths are 0, and 0:0 (no odds) where one is.
---@field heading? grognard.Odds|grognard.Odds.Fields The odds printed above the column.
---@field attack_cost? grognard.Measure Supply to pay for the attack, in T.
---@field defence_cost? grognard.Measure Supply to pay for the defence, in T.
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

---Parses a record once. The result is accepted wherever its table is.
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
---@class grognard.ocs.Battle.Table
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
---@class grognard.ocs.Owed.Table
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
---@field steps? integer Steps that the side has.
---@field stage? grognard.ocs.Stage The side that settles next; `over` if nothing is owed any more.
---@field losses? integer Steps that must be lost.
---@field option? integer The sum of further steps and hexes of retreat, in any mixture.
---@field steps_max? integer The most steps that may be lost in all.
---@field retreat_max? integer The most hexes that may be retreated.
---@field may_ignore? boolean The option may be ignored.
---@field disorganized? boolean All units of the side are disorganized before they retreat.

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
---@class grognard.ocs.Settled.Table
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
---| "spend_mp" # The unit spends `amount` MP.
---| "load" # The unit loads `amount` T.
---| "unload" # The unit unloads `amount` T.
---| "place_supply" # `amount` T are placed on the ground in the hex.
---| "capture" # The unit is captured by the enemy: of Transport Points `amount` points (TP), of anything else the whole.
---| "capture_supply" # `amount` T of the unit's supply are captured by the enemy.
---| "destroy_supply" # `amount` T of the unit's supply are destroyed.
---| "convert" # The captured part of the unit, `amount` points (TP), becomes regular Transport Points.
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
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Effect: userdata
---@field unit integer The unit: a unit of the board if the question has a board and no units of its own, otherwise the index in the list of the question that the operation names.
---@field rule integer The rule that requires the change.
---@field hex grognard.Hex The hex of the change, for the kinds that have one.
---@field amount grognard.Measure The amount, in the unit that the kind says.
---@field what? grognard.ocs.EffectKind The kind of change.

---A change to one unit, for the caller to apply.
---@class grognard.ocs.Effect.Table
---@field unit integer The unit: a unit of the board if the question has a board and no units of its own, otherwise the index in the list of the question that the operation names.
---@field rule integer The rule that requires the change.
---@field hex grognard.Hex.Table The hex of the change, for the kinds that have one.
---@field amount grognard.Measure The amount, in the unit that the kind says.
---@field what? grognard.ocs.EffectKind The kind of change.

---A change to one unit, for the caller to apply.
---@class grognard.ocs.Effect.Fields
---@field unit? integer The unit: a unit of the board if the question has a board and no units of its own, otherwise the index in the list of the question that the operation names.
---@field rule? integer The rule that requires the change.
---@field hex? grognard.Hex|grognard.Hex.Fields The hex of the change, for the kinds that have one.
---@field amount? grognard.Measure The amount, in the unit that the kind says.
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
---@class grognard.ocs.RetreatHex.Table
---@field hex grognard.Hex.Table The hex.
---@field enemy_zoc boolean The hex is in an enemy zone of control, negated or not.
---@field enemy boolean Enemy combat units are in the hex, or were in it when the combat began.
---@field prohibited boolean The terrain is prohibited to the retreating units.
---@field enemy_noncombat boolean Enemy units that are not combat units are in the hex.

---A hex of a retreat.
---@class grognard.ocs.RetreatHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field enemy_zoc? boolean The hex is in an enemy zone of control, negated or not.
---@field enemy? boolean Enemy combat units are in the hex, or were in it when the combat began.
---@field prohibited? boolean The terrain is prohibited to the retreating units.
---@field enemy_noncombat? boolean Enemy units that are not combat units are in the hex.

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
---@class grognard.ocs.Retreated.Table
---@field steps integer Steps that the units already disorganized must lose in all; the owner chooses which (9.12e).
---@field spreads boolean Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy zones of control.
---@field captures boolean Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).

---The cost of a retreat for a stack.
---@class grognard.ocs.Retreated.Fields
---@field steps? integer Steps that the units already disorganized must lose in all; the owner chooses which (9.12e).
---@field spreads? boolean Friendly combat units in the hexes entered become disorganized too: those in the second hex, and those in enemy zones of control.
---@field captures? boolean Enemy units in a hex entered, none of them a combat unit, are captured or destroyed (9.14).

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
---@field start integer The column before shifts, 0 to 10.
---@field shift integer The sum of the shifts, positive to the right.
---@field column integer The column after shifts, 0 to 10.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field spotted boolean A correct spotter spots for the fire.
---@field brackets_dg boolean A half in brackets means disorganization only.

---The assessment of a barrage: the input of `resolve` and `distribution`.
---@class grognard.ocs.BarrageAssessment.Table
---@field strength grognard.Measure Barrage strength in points.
---@field points grognard.Measure Barrage strength rounded to points.
---@field density grognard.Measure Size of the target's combat units in RE, as density counts them.
---@field target_steps integer Steps of the target's combat units.
---@field cost grognard.Measure Supply that artillery pays, in T.
---@field start integer The column before shifts, 0 to 10.
---@field shift integer The sum of the shifts, positive to the right.
---@field column integer The column after shifts, 0 to 10.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field spotted boolean A correct spotter spots for the fire.
---@field brackets_dg boolean A half in brackets means disorganization only.

---The assessment of a barrage: the input of `resolve` and `distribution`.
---@class grognard.ocs.BarrageAssessment.Fields
---@field strength? grognard.Measure Barrage strength in points.
---@field points? grognard.Measure Barrage strength rounded to points.
---@field density? grognard.Measure Size of the target's combat units in RE, as density counts them.
---@field target_steps? integer Steps of the target's combat units.
---@field cost? grognard.Measure Supply that artillery pays, in T.
---@field start? integer The column before shifts, 0 to 10.
---@field shift? integer The sum of the shifts, positive to the right.
---@field column integer The column after shifts, 0 to 10.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field spotted? boolean A correct spotter spots for the fire.
---@field brackets_dg? boolean A half in brackets means disorganization only.

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
---@field table? grognard.ocs.BarrageResult The result of the table. Default: "-".
---@field counts? grognard.ocs.BarrageResult The result after brackets and the reduction for ships. Default: "-".
---@field outcome? grognard.ocs.Outcome The outcome for the target.
---@field column? integer The column, 0 to 10.
---@field roll? integer The roll, 2 to 12.
---@field half_die? integer The die for a half; 0 if none was rolled.
---@field settled? boolean The losses have been settled.
---@field steps? integer Steps lost.

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
---@class grognard.ocs.BarrageOwed.Table
---@field available integer Steps that the target's combat units have.
---@field losses integer Steps that must be lost.
---@field disorganized boolean The target's combat units become disorganized.

---The losses that a target owes. Its owner chooses which units lose the steps.
---@class grognard.ocs.BarrageOwed.Fields
---@field available? integer Steps that the target's combat units have.
---@field losses? integer Steps that must be lost.
---@field disorganized? boolean The target's combat units become disorganized.

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
---@class grognard.ocs.FacilityAssessment.Table
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
---@field strength? grognard.Measure Barrage strength in points.
---@field points? grognard.Measure Barrage strength rounded to points.
---@field cost? grognard.Measure Supply that artillery pays, in T.
---@field capacity? grognard.Measure The printed capacity of a port, in T.
---@field column integer The column, 0 to 7.
---@field fire? grognard.ocs.Fire The kind of fire.
---@field facility? grognard.ocs.Target The kind of target.
---@field level? integer The level of an air base.
---@field hits? integer The hits that a port has before the barrage.
---@field planes? integer The planes at an air base or air strip.

---Parses a record once. The result is accepted wherever its table is.
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
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.FacilityHit: userdata
---@field planes_hit integer The planes that lose a step, as bits: bit n for the n-th plane, from 0.
---@field capacity grognard.Measure The capacity of a port after the barrage, in T.
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
---@field planes_hit? integer The planes that lose a step, as bits: bit n for the n-th plane, from 0.
---@field capacity? grognard.Measure The capacity of a port after the barrage, in T.
---@field result? grognard.ocs.FacilityResult The result of the table. Default: "-".
---@field die? integer The die for the table.
---@field hits? integer The hits that count: levels of an air base, or hits on a port.
---@field level? integer The level of an air base after the barrage.
---@field port_hits? integer The hits of a port after the barrage.
---@field trainbusted? boolean The railroad is Trainbusted.
---@field planes_lost? integer The number of planes that lose a step.

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

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.FacilityDistribution.Fields
---@return grognard.ocs.FacilityDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.FacilityDistribution): grognard.ocs.FacilityDistribution
function grognard.ocs.FacilityDistribution(fields) end

---The movement cost of entering a hex, crossing a hexside or following a road, by mobility, in MP. `all_ma` is the whole
---movement allowance, and `prohibited` stands for no movement: in C and Rust 65534 and 65535.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Cost: userdata
---@field leg grognard.Measure The cost for Leg movement.
---@field truck grognard.Measure The cost for Truck movement.
---@field track grognard.Measure The cost for Track movement.

---The movement cost of entering a hex, crossing a hexside or following a road, by mobility, in MP. `all_ma` is the whole movement allowance, and `prohibited` stands for no movement: in C and Rust 65534 and 65535.
---@class grognard.ocs.Cost.Table
---@field leg grognard.Measure The cost for Leg movement.
---@field truck grognard.Measure The cost for Truck movement.
---@field track grognard.Measure The cost for Track movement.

---The movement cost of entering a hex, crossing a hexside or following a road, by mobility, in MP. `all_ma` is the whole movement allowance, and `prohibited` stands for no movement: in C and Rust 65534 and 65535.
---@class grognard.ocs.Cost.Fields
---@field leg? grognard.Measure The cost for Leg movement.
---@field truck? grognard.Measure The cost for Truck movement.
---@field track? grognard.Measure The cost for Track movement.

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

---A row of a game's terrain effects chart: a kind of hex, hexside or road.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
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
---@field feature? grognard.ocs.Feature The feature that the row describes. Default: "other".
---@field bridged? integer For a river, including frozen rivers: the row whose cost applies where the river is bridged (13.8b), counted from 1. 0 means the chart's first minor river for a major river, and no cost for a minor river.

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

---A hex of the map. References to rows of the chart count from 1, and 0 means none. The terrain is required where
---movement or supply passes through the hex. A hexside without a row has no cost and no effect.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
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
---@field settlement? grognard.ocs.Settlement The settlement in the hex. Default: "none".
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

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.BoardHex.Fields
---@return grognard.ocs.BoardHex? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.BoardHex): grognard.ocs.BoardHex
function grognard.ocs.BoardHex(fields) end

---A position: the chart, the hexes and the units, for any number of questions.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
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
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
---@field hex grognard.Hex The hex of the unit.

---A unit whose zone covers a hex.
---@class grognard.ocs.CoveringUnit.Table
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
---@field hex grognard.Hex.Table The hex of the unit.

---A unit whose zone covers a hex.
---@class grognard.ocs.CoveringUnit.Fields
---@field unit? integer The unit, by its place in the board's list.
---@field rule? integer The rule that gives the unit its zone: 4.4b, or 5.7 or 5.9c for units that these allow to keep one.
---@field hex? grognard.Hex|grognard.Hex.Fields The hex of the unit.

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
---@class grognard.ocs.RailHex.Table
---@field hex grognard.Hex.Table The hex.
---@field link grognard.ocs.Link How the hex is reached from the one before.
---@field multi_track boolean It is reached on multi-track rails.
---@field trainbusted boolean The hex is in a Trainbusting zone.

---A hex of a way by rail.
---@class grognard.ocs.RailHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field link? grognard.ocs.Link How the hex is reached from the one before. Default: "start".
---@field multi_track? boolean It is reached on multi-track rails.
---@field trainbusted? boolean The hex is in a Trainbusting zone.

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
---@class grognard.ocs.RailStopsFound.Table
---@field cargo integer Hexes that are detrainable for cargo.
---@field trace integer Hexes that are detrainable for trace supply.

---The number of hexes where trains may stop.
---@class grognard.ocs.RailStopsFound.Fields
---@field cargo? integer Hexes that are detrainable for cargo.
---@field trace? integer Hexes that are detrainable for trace supply.

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
---@class grognard.ocs.RailExtentFound.Table
---@field ends integer The number of hexsides at which its track ends.

---The extent of a side's track.
---@class grognard.ocs.RailExtentFound.Fields
---@field ends? integer The number of hexsides at which its track ends.

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
---@class grognard.ocs.RailMoved.Table
---@field base grognard.Measure The cost of the cargo without modification, in points of Rail Cap.
---@field cost grognard.Measure The cost of the movement, in points of Rail Cap.
---@field left grognard.Measure The Rail Cap left after it, in points.
---@field hexes integer The number of hexes that it enters.
---@field doubled boolean The cost is doubled: the way enters a Trainbusting zone.
---@field halved boolean The cost is halved: the whole way is multi-track.

---A movement by rail that is allowed.
---@class grognard.ocs.RailMoved.Fields
---@field base? grognard.Measure The cost of the cargo without modification, in points of Rail Cap.
---@field cost? grognard.Measure The cost of the movement, in points of Rail Cap.
---@field left? grognard.Measure The Rail Cap left after it, in points.
---@field hexes? integer The number of hexes that it enters.
---@field doubled? boolean The cost is doubled: the way enters a Trainbusting zone.
---@field halved? boolean The cost is halved: the whole way is multi-track.

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
---@class grognard.ocs.RailGoal.Table
---@field hex grognard.Hex.Table The hex.
---@field cost grognard.Measure The least cost of moving there, in points of Rail Cap.
---@field doubled boolean The cost is doubled: every way of that cost enters a Trainbusting zone.
---@field halved boolean The cost is halved: the whole way is multi-track.

---A hex that cargo may move to.
---@class grognard.ocs.RailGoal.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field cost? grognard.Measure The least cost of moving there, in points of Rail Cap.
---@field doubled? boolean The cost is doubled: every way of that cost enters a Trainbusting zone.
---@field halved? boolean The cost is halved: the whole way is multi-track.

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
---@class grognard.ocs.RailReached.Table
---@field base grognard.Measure The cost of the cargo without modification, in points of Rail Cap.
---@field left grognard.Measure The Rail Cap left before the movement, in points.
---@field goals integer The number of hexes that it may move to.

---A summary of the hexes that cargo may move to.
---@class grognard.ocs.RailReached.Fields
---@field base? grognard.Measure The cost of the cargo without modification, in points of Rail Cap.
---@field left? grognard.Measure The Rail Cap left before the movement, in points.
---@field goals? integer The number of hexes that it may move to.

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
---@class grognard.ocs.RailStep.Table
---@field hex grognard.Hex.Table The hex.
---@field leave boolean The unit enters without converting the railroad in the hex.

---A hex that a Rail Repair unit enters.
---@class grognard.ocs.RailStep.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field leave? boolean The unit enters without converting the railroad in the hex.

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
---@class grognard.ocs.RailConverted.Table
---@field ma_left grognard.Measure Movement allowance left after it, in MP.
---@field hexes integer The number of hexes converted.
---@field left integer The number of hexes that the unit may still convert in this phase.

---A conversion that is allowed.
---@class grognard.ocs.RailConverted.Fields
---@field ma_left? grognard.Measure Movement allowance left after it, in MP.
---@field hexes? integer The number of hexes converted.
---@field left? integer The number of hexes that the unit may still convert in this phase.

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
---@class grognard.ocs.ThrowRange.Table
---@field range grognard.Measure The range in MP; 0 for an ability without a range.
---@field mobility? grognard.ocs.Mobility The kind of the movement points.

---The throw range of a headquarters.
---@class grognard.ocs.ThrowRange.Fields
---@field range? grognard.Measure The range in MP; 0 for an ability without a range.
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
---@class grognard.ocs.HqAbilities.Table
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
---@field range? grognard.Measure Throw range of the side that shows, in twelfths of a movement point; 0 if it cannot throw.
---@field strength? grognard.Measure Strength in points before the multiplier of its mode.
---@field re? grognard.Measure Size in quarters of an RE: 4.
---@field style? grognard.ocs.Style How its strength counts as printed: in parentheses, for defence only. Default: "printed".
---@field mobility? grognard.ocs.Mobility The kind of the movement points of the throw range.
---@field rating? integer Action Rating, -1 or 0.
---@field can_throw? boolean It can throw supply.
---@field can_trace? boolean It can give trace supply to units within its throw range.
---@field can_rebuild? boolean It can rebuild units.
---@field can_engineer? boolean It can do engineer work.
---@field turns? boolean It must turn to Move Mode when it retreats.
---@field needs_supply? boolean It needs supply like any other combat unit.

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
---@class grognard.ocs.ServiceLimit.Table
---@field hq_formation integer Headquarters of this formation or command, numbered by the caller; 0 for any.
---@field unit_formation integer Units of this formation; 0 for any.
---@field hq_nationality integer Headquarters of this nationality only, in the host's numbering from 1; 0 for any.
---@field unit_nationality integer Units of this nationality only, in the host's numbering from 1; 0 for any.
---@field except_own boolean Units of the headquarters' own formation are supported all the same.

---A game's limit on the units that headquarters support (13.1d): these headquarters do not support those units.
---@class grognard.ocs.ServiceLimit.Fields
---@field hq_formation? integer Headquarters of this formation or command, numbered by the caller; 0 for any.
---@field unit_formation? integer Units of this formation; 0 for any.
---@field hq_nationality? integer Headquarters of this nationality only, in the host's numbering from 1; 0 for any.
---@field unit_nationality? integer Units of this nationality only, in the host's numbering from 1; 0 for any.
---@field except_own? boolean Units of the headquarters' own formation are supported all the same.

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
---@class grognard.ocs.WhichSide.Table
---@field second boolean The second side is the Combat Mode side; otherwise the first is.

---The Combat Mode side of a counter.
---@class grognard.ocs.WhichSide.Fields
---@field second? boolean The second side is the Combat Mode side; otherwise the first is.

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
---@class grognard.ocs.ArtilleryFire.Table
---@field strength grognard.Measure Barrage strength in points.
---@field range integer Range in hexes, as printed on the side of the counter that shows.

---The strength and range of an artillery unit.
---@class grognard.ocs.ArtilleryFire.Fields
---@field strength? grognard.Measure Barrage strength in points.
---@field range? integer Range in hexes, as printed on the side of the counter that shows.

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
---@class grognard.ocs.ReachedHex.Table
---@field hex grognard.Hex.Table The hex.
---@field cost grognard.Measure The cost of the path to it, in MP.
---@field beside boolean The path ends in an adjacent hex and does not enter this one.

---A hex within reach of a throw.
---@class grognard.ocs.ReachedHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field cost? grognard.Measure The cost of the path to it, in MP.
---@field beside? boolean The path ends in an adjacent hex and does not enter this one.

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
---@class grognard.ocs.PathHex.Table
---@field hex grognard.Hex.Table The hex.
---@field cost grognard.Measure The cost of the path up to the hex, in MP.
---@field zone boolean The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores.
---@field bridged boolean The hex was entered over a bridge of engineers.

---A hex of a supply path.
---@class grognard.ocs.PathHex.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field cost? grognard.Measure The cost of the path up to the hex, in MP.
---@field zone? boolean The hex is in an enemy zone of control that a friendly unit negates or the path's mobility ignores.
---@field bridged? boolean The hex was entered over a bridge of engineers.

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
---@class grognard.ocs.Supplied.Table
---@field cost grognard.Measure The cost of the path, in MP.
---@field range grognard.Measure The range, in MP.
---@field beside boolean The path ends in a hex adjacent to its target and does not enter the target.

---A supply path.
---@class grognard.ocs.Supplied.Fields
---@field cost? grognard.Measure The cost of the path, in MP.
---@field range? grognard.Measure The range, in MP.
---@field beside? boolean The path ends in a hex adjacent to its target and does not enter the target.

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
---@field unit integer The source, by its place in the board's list.
---@field amount grognard.Measure The supply at the source, in T.
---@field cost grognard.Measure The cost of the path to it, in MP.
---@field beside boolean The path ends in a hex adjacent to the source.

---A dump or loaded Transport Points within draw range.
---@class grognard.ocs.SourceRow.Table
---@field unit integer The source, by its place in the board's list.
---@field amount grognard.Measure The supply at the source, in T.
---@field cost grognard.Measure The cost of the path to it, in MP.
---@field beside boolean The path ends in a hex adjacent to the source.

---A dump or loaded Transport Points within draw range.
---@class grognard.ocs.SourceRow.Fields
---@field unit? integer The source, by its place in the board's list.
---@field amount? grognard.Measure The supply at the source, in T.
---@field cost? grognard.Measure The cost of the path to it, in MP.
---@field beside? boolean The path ends in a hex adjacent to the source.

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
---@class grognard.ocs.SourceTotal.Table
---@field amount grognard.Measure The total, in T.

---The supply that a unit can draw.
---@class grognard.ocs.SourceTotal.Fields
---@field amount? grognard.Measure The total, in T.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.SourceTotal.Fields
---@return grognard.ocs.SourceTotal? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.SourceTotal): grognard.ocs.SourceTotal
function grognard.ocs.SourceTotal(fields) end

---Supply that a headquarters draws and throws.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
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
---@class grognard.ocs.LoadingCost.Table
---@field cost grognard.Measure The cost, in MP, a whole number.
---@field mp_left grognard.Measure Movement left after it, in MP.
---@field load grognard.Measure The load after it, in T.

---The cost of loading or unloading, and the state after it.
---@class grognard.ocs.LoadingCost.Fields
---@field cost? grognard.Measure The cost, in MP, a whole number.
---@field mp_left? grognard.Measure Movement left after it, in MP.
---@field load? grognard.Measure The load after it, in T.

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
---@class grognard.ocs.Carried.Table
---@field capacity grognard.Measure The capacity, in T.
---@field free grognard.Measure The capacity that is left, in T.
---@field tokens grognard.Measure The supply to show by markers with the counter, in T; 0 on a full side.
---@field full boolean The counter shows its full side.

---The capacity of Transport Points, and the display of their load.
---@class grognard.ocs.Carried.Fields
---@field capacity? grognard.Measure The capacity, in T.
---@field free? grognard.Measure The capacity that is left, in T.
---@field tokens? grognard.Measure The supply to show by markers with the counter, in T; 0 on a full side.
---@field full? boolean The counter shows its full side.

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
---@class grognard.ocs.TruckAllowance.Table
---@field allowance grognard.Measure Movement allowance in the current mode and phase, in MP.
---@field mp_left grognard.Measure Movement left, in MP.

---The movement that is left.
---@class grognard.ocs.TruckAllowance.Fields
---@field allowance? grognard.Measure Movement allowance in the current mode and phase, in MP.
---@field mp_left? grognard.Measure Movement left, in MP.

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
---@class grognard.ocs.Freight.Table
---@field points grognard.Measure Points of capacity, before modifications by the route.
---@field load grognard.Measure The load included in that, in T.

---The capacity that shipping takes.
---@class grognard.ocs.Freight.Fields
---@field points? grognard.Measure Points of capacity, before modifications by the route.
---@field load? grognard.Measure The load included in that, in T.

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
---@class grognard.ocs.Needs.Table
---@field fuel boolean The unit needs fuel to move.
---@field trace boolean The unit needs trace supply, or it goes Out of Supply.

---The kinds of supply that a unit needs.
---@class grognard.ocs.Needs.Fields
---@field fuel? boolean The unit needs fuel to move.
---@field trace? boolean The unit needs trace supply, or it goes Out of Supply.

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
---@class grognard.ocs.LoadLeft.Table
---@field load grognard.Measure The load, in T.

---The load that is left.
---@class grognard.ocs.LoadLeft.Fields
---@field load? grognard.Measure The load, in T.

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
---@class grognard.ocs.StocksUsed.Table
---@field wasted grognard.Measure Supply on the map that does not suffice and is spent all the same, in T.
---@field stocks grognard.ocs.Stocks The internal stocks that are left.

---The result of using internal stocks.
---@class grognard.ocs.StocksUsed.Fields
---@field wasted? grognard.Measure Supply on the map that does not suffice and is spent all the same, in T.
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
---@field kind? grognard.ocs.Kind The kind of counter.

---The number of counters of a size that the game has left: its counter mix.
---@class grognard.ocs.CounterMix.Table
---@field points grognard.Measure The points on the counter (TP).
---@field ready integer The number of counters available, without those that are to be combined or divided.
---@field kind? grognard.ocs.Kind The kind of counter.

---The number of counters of a size that the game has left: its counter mix.
---@class grognard.ocs.CounterMix.Fields
---@field points? grognard.Measure The points on the counter (TP).
---@field ready? integer The number of counters available, without those that are to be combined or divided.
---@field kind? grognard.ocs.Kind The kind of counter.

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
---@class grognard.ocs.NewCounter.Table
---@field points grognard.Measure The points on the counter (TP).
---@field load grognard.Measure The load, in T.
---@field mp_spent grognard.Measure The movement that the counter counts as having spent, in MP: the most that any part has spent.

---A counter that results from combining and dividing.
---@class grognard.ocs.NewCounter.Fields
---@field points? grognard.Measure The points on the counter (TP).
---@field load? grognard.Measure The load, in T.
---@field mp_spent? grognard.Measure The movement that the counter counts as having spent, in MP: the most that any part has spent.

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
---@class grognard.ocs.NewCounters.Table
---@field counters integer The number of counters.
---@field points grognard.Measure The sum of their points (TP).
---@field load grognard.Measure The sum of their loads, in T.

---A summary of the counters that result.
---@class grognard.ocs.NewCounters.Fields
---@field counters? integer The number of counters.
---@field points? grognard.Measure The sum of their points (TP).
---@field load? grognard.Measure The sum of their loads, in T.

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
---@class grognard.ocs.Prize.Table
---@field dump grognard.Measure Supply on the ground, in T.
---@field trucks grognard.Measure Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load grognard.Measure The load of these, in T.
---@field wagons grognard.Measure Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load grognard.Measure The load of these, in T.
---@field dice integer The number of dice: one each for dumps, trucks and wagons where there are any, in this order.
---@field moves boolean Captured Transport Points may move at once.

---The objects for which the capture table is rolled.
---@class grognard.ocs.Prize.Fields
---@field dump? grognard.Measure Supply on the ground, in T.
---@field trucks? grognard.Measure Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load? grognard.Measure The load of these, in T.
---@field wagons? grognard.Measure Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load? grognard.Measure The load of these, in T.
---@field dice? integer The number of dice: one each for dumps, trucks and wagons where there are any, in this order.
---@field moves? boolean Captured Transport Points may move at once.

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
---@class grognard.ocs.Captured.Table
---@field dump grognard.Measure Supply on the ground, in T.
---@field trucks grognard.Measure Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load grognard.Measure The captured load of these, in T.
---@field wagons grognard.Measure Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load grognard.Measure The captured load of these, in T.
---@field percent integer[] The percentages captured of dumps, trucks and wagons.
---@field moves boolean Captured Transport Points may move at once.

---The captured part of a prize. The rest of a dump is destroyed; the rest of Transport Points and their load is displaced.
---@class grognard.ocs.Captured.Fields
---@field dump? grognard.Measure Supply on the ground, in T.
---@field trucks? grognard.Measure Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load? grognard.Measure The captured load of these, in T.
---@field wagons? grognard.Measure Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load? grognard.Measure The captured load of these, in T.
---@field percent? integer[] The percentages captured of dumps, trucks and wagons.
---@field moves? boolean Captured Transport Points may move at once.

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
---@class grognard.ocs.CaptureDistribution.Table
---@field denominator integer The number of cases, 6.
---@field dump grognard.Measure[] Supply on the ground, in T.
---@field trucks grognard.Measure[] Transport Points with a movement allowance above 10, in points (TP).
---@field truck_load grognard.Measure[] The captured load of these, in T.
---@field wagons grognard.Measure[] Transport Points with a movement allowance of up to 10, in points (TP).
---@field wagon_load grognard.Measure[] The captured load of these, in T.

---The capture for each die from 1 to 6. Each die is one of six equal cases; dumps, trucks and wagons are rolled separately.
---@class grognard.ocs.CaptureDistribution.Fields
---@field denominator? integer The number of cases, 6.
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
---@class grognard.ocs.CaptureSettled.Table
---@field destroyed grognard.Measure Supply that is destroyed, in T.
---@field supply grognard.Measure Supply that is captured, in T.
---@field moves boolean Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase.

---The result of a capture.
---@class grognard.ocs.CaptureSettled.Fields
---@field destroyed? grognard.Measure Supply that is destroyed, in T.
---@field supply? grognard.Measure Supply that is captured, in T.
---@field moves? boolean Captured Transport Points may move at once; otherwise not before the captor's next Movement Phase.

---Parses a record once. The result is accepted wherever its table is.
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
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.FuelRow: userdata
---@field unit integer The unit.
---@field cost grognard.Measure The supply that the unit pays by itself, in T.
---@field by? grognard.ocs.FuelBy The way in which it is paid for.
---@field fuelled boolean The unit is fuelled, or needs no fuel.
---@field lasts boolean The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.

---The fuel of one unit.
---@class grognard.ocs.FuelRow.Table
---@field unit integer The unit.
---@field cost grognard.Measure The supply that the unit pays by itself, in T.
---@field by? grognard.ocs.FuelBy The way in which it is paid for.
---@field fuelled boolean The unit is fuelled, or needs no fuel.
---@field lasts boolean The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.

---The fuel of one unit.
---@class grognard.ocs.FuelRow.Fields
---@field unit? integer The unit.
---@field cost? grognard.Measure The supply that the unit pays by itself, in T.
---@field by? grognard.ocs.FuelBy The way in which it is paid for.
---@field fuelled? boolean The unit is fuelled, or needs no fuel.
---@field lasts? boolean The fuel lasts until the next friendly Clean Up Phase; otherwise for this phase only.

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
---@class grognard.ocs.FuelBill.Table
---@field cost grognard.Measure The total cost, in T.
---@field by_unit grognard.Measure The cost of fuelling the same units each by itself, in T.
---@field marker boolean The formation's marker shows its fuelled side (13.7).

---The cost of fuel.
---@class grognard.ocs.FuelBill.Fields
---@field cost? grognard.Measure The total cost, in T.
---@field by_unit? grognard.Measure The cost of fuelling the same units each by itself, in T.
---@field marker? boolean The formation's marker shows its fuelled side (13.7).

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
---@class grognard.ocs.MarkerState.Table
---@field reveal integer The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one; absent if there is none.
---@field zoc boolean A represented unit has a zone of control.

---The effect of a legal marker on its stack.
---@class grognard.ocs.MarkerState.Fields
---@field reveal? integer The represented unit that must be revealed: one with a zone of control if no other unit of the stack has one; absent if there is none.
---@field zoc? boolean A represented unit has a zone of control.

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
---@class grognard.ocs.TraceRow.Table
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
---@class grognard.ocs.TraceBill.Table
---@field cost grognard.Measure The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up.
---@field cost_of_all grognard.Measure The cost if every unit ate that may and does not trace, in T.
---@field source integer The source whose part traces for free; 0 for none.

---The cost of a formation's trace.
---@class grognard.ocs.TraceBill.Fields
---@field cost? grognard.Measure The supply eaten, in T: 1 for each 2 RE of the units that eat, rounded up.
---@field cost_of_all? grognard.Measure The cost if every unit ate that may and does not trace, in T.
---@field source? integer The source whose part traces for free; 0 for none.

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
---@field cost grognard.Measure The cost for the unit, in MP: hex and hexside, or the road; 0 for an attack. `all_ma` (in C and Rust 65534) is its whole movement allowance.
---@field unbridged grognard.Measure The cost without engineers, in MP. `prohibited` (in C and Rust 65535) if it would be.
---@field river grognard.ocs.Feature The river between the two hexes.
---@field bridged boolean A bridge of engineers changed the cost.
---@field own boolean The bridge is the unit's own, from before it lost its capability.

---The cost of crossing a hexside.
---@class grognard.ocs.Crossed.Table
---@field cost grognard.Measure The cost for the unit, in MP: hex and hexside, or the road; 0 for an attack. `all_ma` (in C and Rust 65534) is its whole movement allowance.
---@field unbridged grognard.Measure The cost without engineers, in MP. `prohibited` (in C and Rust 65535) if it would be.
---@field river grognard.ocs.Feature The river between the two hexes.
---@field bridged boolean A bridge of engineers changed the cost.
---@field own boolean The bridge is the unit's own, from before it lost its capability.

---The cost of crossing a hexside.
---@class grognard.ocs.Crossed.Fields
---@field cost? grognard.Measure The cost for the unit, in MP: hex and hexside, or the road; 0 for an attack. `all_ma` (in C and Rust 65534) is its whole movement allowance.
---@field unbridged? grognard.Measure The cost without engineers, in MP. `prohibited` (in C and Rust 65535) if it would be.
---@field river? grognard.ocs.Feature The river between the two hexes. Default: "other".
---@field bridged? boolean A bridge of engineers changed the cost.
---@field own? boolean The bridge is the unit's own, from before it lost its capability.

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
---@field facility integer The facility, by its place in the board's list; absent for a new one.
---@field level integer The facility's level afterwards; 0 for an air strip and for a port.
---@field hits integer The port's hits afterwards.
---@field distance integer The distance from the unit to the hex, in hexes.
---@field as_engineer boolean The unit performs it as an engineer.

---The cost and result of construction.
---@class grognard.ocs.Constructed.Table
---@field cost grognard.Measure The cost, in T.
---@field facility integer The facility, by its place in the board's list; absent for a new one.
---@field level integer The facility's level afterwards; 0 for an air strip and for a port.
---@field hits integer The port's hits afterwards.
---@field distance integer The distance from the unit to the hex, in hexes.
---@field as_engineer boolean The unit performs it as an engineer.

---The cost and result of construction.
---@class grognard.ocs.Constructed.Fields
---@field cost? grognard.Measure The cost, in T.
---@field facility? integer The facility, by its place in the board's list; absent for a new one.
---@field level? integer The facility's level afterwards; 0 for an air strip and for a port.
---@field hits? integer The port's hits afterwards.
---@field distance? integer The distance from the unit to the hex, in hexes.
---@field as_engineer? boolean The unit performs it as an engineer.

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
---@class grognard.ocs.ZoneCount.Table
---@field hexes integer The number of hexes covered.
---@field units integer The number of the side's units with a zone of control.

---The extent of a side's zones.
---@class grognard.ocs.ZoneCount.Fields
---@field hexes? integer The number of hexes covered.
---@field units? integer The number of the side's units with a zone of control.

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
---@class grognard.ocs.ActionBasis.Table
---@field covered_by integer The first enemy unit whose zone covers the hex; absent if there is none.
---@field negated_by integer The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in the phase.
---@field unbound boolean Zones of control do not restrict the action or the units.

---The basis of a decision about an action.
---@class grognard.ocs.ActionBasis.Fields
---@field covered_by? integer The first enemy unit whose zone covers the hex; absent if there is none.
---@field negated_by? integer The first unit that negates the zone; absent if none does or none can. It may spend no movement points later in the phase.
---@field unbound? boolean Zones of control do not restrict the action or the units.

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
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
---@field part grognard.ocs.Part The role of the unit.

---A unit with a role in the decision.
---@class grognard.ocs.ActionUnit.Table
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule behind the role: the one that gives the unit its zone (4.4b, 5.7, 5.9c), or 4.5b.
---@field part grognard.ocs.Part The role of the unit.

---A unit with a role in the decision.
---@class grognard.ocs.ActionUnit.Fields
---@field unit? integer The unit, by its place in the board's list.
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
---@class grognard.ocs.Waypoint.Table
---@field hex grognard.Hex.Table The hex.
---@field overrun boolean The hex is entered by an overrun that leaves no defender in it.

---A hex that a stack enters.
---@class grognard.ocs.Waypoint.Fields
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field overrun? boolean The hex is entered by an overrun that leaves no defender in it.

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

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Arrival.Fields
---@return grognard.ocs.Arrival? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Arrival): grognard.ocs.Arrival
function grognard.ocs.Arrival(fields) end

---The number of zones that a retreat enters.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Entered: userdata
---@field zones integer Hexes of the path in an enemy zone of control.

---The number of zones that a retreat enters.
---@class grognard.ocs.Entered.Table
---@field zones integer Hexes of the path in an enemy zone of control.

---The number of zones that a retreat enters.
---@class grognard.ocs.Entered.Fields
---@field zones? integer Hexes of the path in an enemy zone of control.

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
---@class grognard.ocs.ReplsRolled.Table
---@field roll integer The modified roll.
---@field eq integer Equipment replacements (Eq) that arrive.
---@field pax integer Personnel replacements (Pax) that arrive.

---Replacements that arrive by a roll, in addition to the turn's other reinforcements.
---@class grognard.ocs.ReplsRolled.Fields
---@field roll? integer The modified roll.
---@field eq? integer Equipment replacements (Eq) that arrive.
---@field pax? integer Personnel replacements (Pax) that arrive.

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
---@class grognard.ocs.RebuildSitesFound.Table
---@field usable integer Hexes where units may be rebuilt.

---The number of hexes where a side could rebuild.
---@class grognard.ocs.RebuildSitesFound.Fields
---@field usable? integer Hexes where units may be rebuilt.

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
---@field kind? grognard.ocs.Kind The kind of unit, if `only_kind`.
---@field arm? grognard.ocs.Arm The colour of the symbol box, if `only_arm`.
---@field size? grognard.ocs.Size The size, if `only_size`.
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
---@class grognard.ocs.RebuildRow.Table
---@field kind? grognard.ocs.Kind The kind of unit, if `only_kind`.
---@field arm? grognard.ocs.Arm The colour of the symbol box, if `only_arm`.
---@field size? grognard.ocs.Size The size, if `only_size`.
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
---@field kind? grognard.ocs.Kind The kind of unit, if `only_kind`.
---@field arm? grognard.ocs.Arm The colour of the symbol box, if `only_arm`.
---@field size? grognard.ocs.Size The size, if `only_size`.
---@field nationality? integer The nation, in the host's numbering from 1, if `only_nationality`.
---@field only_kind? boolean The row applies to that kind only.
---@field only_arm? boolean The row applies to that colour only.
---@field only_size? boolean The row applies to that size only.
---@field only_nationality? boolean The row applies to that nation only.
---@field eq? integer Equipment replacements (Eq) that a step costs. A step costs at least one Eq or Pax.
---@field pax? integer Personnel replacements (Pax) that a step costs.
---@field two_for_one? boolean Very small units: the cost of one rebuilds two (13.5d).
---@field generics? boolean The row also applies to Breakdown units and other generic ones. Replaces 13.5b.

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
---@field row integer The row of the Rebuild Table that applies; by default the first row that fits the unit. C counts it from 1.
---@field dead boolean The unit comes from the Dead Pile.
---@field generic boolean The unit is a Breakdown unit or another generic one.

---An order to rebuild a unit.
---@class grognard.ocs.RebuildOrder.Table
---@field unit grognard.ocs.Unit.Table The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is placed. The `amount` of trucks is the number of points to rebuild.
---@field base grognard.Hex.Table For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field steps integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
---@field row integer The row of the Rebuild Table that applies; by default the first row that fits the unit. C counts it from 1.
---@field dead boolean The unit comes from the Dead Pile.
---@field generic boolean The unit is a Breakdown unit or another generic one.

---An order to rebuild a unit.
---@class grognard.ocs.RebuildOrder.Fields
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The unit. A unit on the map has the steps that it lost; a unit from the Dead Pile has the mode in which it is placed. The `amount` of trucks is the number of points to rebuild.
---@field base? grognard.Hex|grognard.Hex.Fields For an aircraft from the Dead Pile, the hex of the air base where it arrives.
---@field steps? integer The number of steps that it is to regain; 0 for all that it lacks. Trucks have no steps.
---@field row? integer The row of the Rebuild Table that applies; by default the first row that fits the unit. C counts it from 1.
---@field dead? boolean The unit comes from the Dead Pile.
---@field generic? boolean The unit is a Breakdown unit or another generic one.

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
---@class grognard.ocs.Arrived.Table
---@field re grognard.Measure Size of the side's combat units in the hex after it, in RE; 0 in a box off the map, where it does not count.
---@field capacity_left grognard.Measure The capacity left to the port, in T; 0 if none is used.
---@field overstacked boolean The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends (4.8a).
---@field enemy_zone boolean The hex is in an enemy zone of control.

---An arrival that is allowed.
---@class grognard.ocs.Arrived.Fields
---@field re? grognard.Measure Size of the side's combat units in the hex after it, in RE; 0 in a box off the map, where it does not count.
---@field capacity_left? grognard.Measure The capacity left to the port, in T; 0 if none is used.
---@field overstacked? boolean The hex then holds more than 10 RE, which is allowed on arrival and must be resolved before the next phase ends (4.8a).
---@field enemy_zone? boolean The hex is in an enemy zone of control.

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
---@class grognard.ocs.ArrivalPlace.Table
---@field hex grognard.Hex.Table The hex.
---@field capacity_left grognard.Measure The capacity left to the port after the arrival, in T.
---@field overstacked boolean The hex holds more than 10 RE after the arrival.
---@field enemy_zone boolean The hex is in an enemy zone of control.

---A hex where reinforcements may arrive.
---@class grognard.ocs.ArrivalPlace.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field capacity_left? grognard.Measure The capacity left to the port after the arrival, in T.
---@field overstacked? boolean The hex holds more than 10 RE after the arrival.
---@field enemy_zone? boolean The hex is in an enemy zone of control.

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
---@class grognard.ocs.ArrivalPlacesFound.Table
---@field places integer The number of hexes.
---@field displaced boolean Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block.

---A summary of the hexes where reinforcements may arrive.
---@class grognard.ocs.ArrivalPlacesFound.Fields
---@field places? integer The number of hexes.
---@field displaced? boolean Enemy units block all the hexes that the chart names; the rows are the nearest hexes that they do not block.

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
---@field kind? grognard.ocs.Consolidation The kind of consolidation. Default: "steps".
---@field steps? integer Steps that the unit regains.
---@field wasted? integer Steps of the other unit that are lost.

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
---@class grognard.ocs.CargoSize.Table
---@field size grognard.Measure The total size in RE. 1 SP is 1 RE.
---@field cost grognard.Measure The total cost in points of capacity: one for each RE, doubled or halved as the way requires.
---@field used grognard.Measure The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
---@field all_fit boolean All of it fits.

---The size of cargo.
---@class grognard.ocs.CargoSize.Fields
---@field size? grognard.Measure The total size in RE. 1 SP is 1 RE.
---@field cost? grognard.Measure The total cost in points of capacity: one for each RE, doubled or halved as the way requires.
---@field used? grognard.Measure The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
---@field all_fit? boolean All of it fits.

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
---@class grognard.ocs.CargoItem.Table
---@field size grognard.Measure The size in RE; 0 for an item that is not carried.
---@field cost grognard.Measure The cost, in points of capacity.
---@field fits grognard.Measure The size of the part that fits, in RE: of supply whole tokens, of anything else all or nothing.
---@field rule integer The rule that gives its size, or by which it is not carried.
---@field carried boolean The item is carried.

---The size of an item of cargo.
---@class grognard.ocs.CargoItem.Fields
---@field size? grognard.Measure The size in RE; 0 for an item that is not carried.
---@field cost? grognard.Measure The cost, in points of capacity.
---@field fits? grognard.Measure The size of the part that fits, in RE: of supply whole tokens, of anything else all or nothing.
---@field rule? integer The rule that gives its size, or by which it is not carried.
---@field carried? boolean The item is carried.

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
---@class grognard.ocs.Passenger.Table
---@field unit integer The unit.
---@field mp_after grognard.Measure Movement that it may still spend in the phase after the transport, in MP; 0 if it may not be transported.
---@field rule integer A rule by which it may not be transported; absent if it may.
---@field carried boolean The unit may be transported.

---The movement of a unit in addition to its transport.
---@class grognard.ocs.Passenger.Fields
---@field unit? integer The unit.
---@field mp_after? grognard.Measure Movement that it may still spend in the phase after the transport, in MP; 0 if it may not be transported.
---@field rule? integer A rule by which it may not be transported; absent if it may.
---@field carried? boolean The unit may be transported.

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
---@class grognard.ocs.MovementLeft.Table
---@field mp_left grognard.Measure Movement left after it, in MP.

---The movement that is left.
---@class grognard.ocs.MovementLeft.Fields
---@field mp_left? grognard.Measure Movement left after it, in MP.

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
---@class grognard.ocs.StackSize.Table
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
---@field re? grognard.Measure Size of its combat units, in RE.
---@field over? grognard.Measure The excess over 10 RE, in RE; 0 in a box off the map, which holds any number.
---@field combat_units? integer The number of its combat units.
---@field ports? integer Ports in the hex, of any side.
---@field air_bases? integer Air bases in the hex, of any side.
---@field hedgehogs? integer Hedgehogs in the hex, of any side.
---@field off_map? boolean The hex is a box off the map.
---@field mixed? boolean Its combat units are of more than one nation.

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

---A hex that holds too much.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.ocs.Overstacked: userdata
---@field hex grognard.Hex The hex.
---@field amount grognard.Measure The amount in the hex: RE, or facilities; 0 for nations.
---@field over grognard.Measure The excess, in the same unit.
---@field rule integer The rule that limits it: 4.8a for combat units, otherwise 4.8.
---@field side integer The side of the combat units; for facilities, the side of the top unit in the hex.
---@field what grognard.ocs.Excess What the hex holds too much of.

---A hex that holds too much.
---@class grognard.ocs.Overstacked.Table
---@field hex grognard.Hex.Table The hex.
---@field amount grognard.Measure The amount in the hex: RE, or facilities; 0 for nations.
---@field over grognard.Measure The excess, in the same unit.
---@field rule integer The rule that limits it: 4.8a for combat units, otherwise 4.8.
---@field side integer The side of the combat units; for facilities, the side of the top unit in the hex.
---@field what grognard.ocs.Excess What the hex holds too much of.

---A hex that holds too much.
---@class grognard.ocs.Overstacked.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field amount? grognard.Measure The amount in the hex: RE, or facilities; 0 for nations.
---@field over? grognard.Measure The excess, in the same unit.
---@field rule? integer The rule that limits it: 4.8a for combat units, otherwise 4.8.
---@field side? integer The side of the combat units; for facilities, the side of the top unit in the hex.
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
---@class grognard.ocs.OverstackedCount.Table
---@field found integer The number of rows.

---The number of hexes that hold too much.
---@class grognard.ocs.OverstackedCount.Fields
---@field found? integer The number of rows.

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

---What a side owes for an overstacked hex.
---@class grognard.ocs.Surplus.Table
---@field re grognard.Measure Size of the side's combat units, in RE.
---@field over grognard.Measure The least size to be eliminated, in RE; 0 if nothing is owed.

---What a side owes for an overstacked hex.
---@class grognard.ocs.Surplus.Fields
---@field re? grognard.Measure Size of the side's combat units, in RE.
---@field over? grognard.Measure The least size to be eliminated, in RE; 0 if nothing is owed.

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
---@field alone integer The number of units of this size that suffice alone; 0 if they do not.

---Units of one size among which the owner may choose.
---@class grognard.ocs.SurplusChoice.Table
---@field re grognard.Measure The size of each, in RE.
---@field units integer The number of units of this size.
---@field most integer The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice.
---@field alone integer The number of units of this size that suffice alone; 0 if they do not.

---Units of one size among which the owner may choose.
---@class grognard.ocs.SurplusChoice.Fields
---@field re? grognard.Measure The size of each, in RE.
---@field units? integer The number of units of this size.
---@field most? integer The most units of this size that may be eliminated. If it equals `alone`, units of this size alone suffice.
---@field alone? integer The number of units of this size that suffice alone; 0 if they do not.

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
---@class grognard.ocs.RemainingStack.Table
---@field re grognard.Measure Size of its combat units, in RE.

---The stack after the elimination.
---@class grognard.ocs.RemainingStack.Fields
---@field re? grognard.Measure Size of its combat units, in RE.

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
---@field what? grognard.ocs.Piece The kind of counter. Default: "unit".
---@field amount? integer The number of steps on a marker of lost steps.

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
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that shows it.
---@field seen grognard.ocs.SeenAs The reason why it is seen.
---@field mode? grognard.ocs.Mode The mode shown by its markers and counter.
---@field shows? grognard.ocs.Orientation The side of its counter that shows.
---@field out_of_supply boolean It is marked Out of Supply.
---@field stocks_hidden boolean The player may not know its internal stocks.
---@field steps_hidden boolean The player may not know its lost steps.

---An enemy unit that a player sees.
---@class grognard.ocs.SeenUnit.Table
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that shows it.
---@field seen grognard.ocs.SeenAs The reason why it is seen.
---@field mode? grognard.ocs.Mode The mode shown by its markers and counter.
---@field shows? grognard.ocs.Orientation The side of its counter that shows.
---@field out_of_supply boolean It is marked Out of Supply.
---@field stocks_hidden boolean The player may not know its internal stocks.
---@field steps_hidden boolean The player may not know its lost steps.

---An enemy unit that a player sees.
---@class grognard.ocs.SeenUnit.Fields
---@field unit? integer The unit, by its place in the board's list.
---@field rule? integer The rule that shows it.
---@field seen? grognard.ocs.SeenAs The reason why it is seen. Default: "combat_unit".
---@field mode? grognard.ocs.Mode The mode shown by its markers and counter.
---@field shows? grognard.ocs.Orientation The side of its counter that shows.
---@field out_of_supply? boolean It is marked Out of Supply.
---@field stocks_hidden? boolean The player may not know its internal stocks.
---@field steps_hidden? boolean The player may not know its lost steps.

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
---@class grognard.ocs.Sight.Table
---@field zone boolean A unit there has a zone of control.
---@field hidden boolean The hex contains more than the player may see.

---What a player is told of an enemy hex in addition to what he sees.
---@class grognard.ocs.Sight.Fields
---@field zone? boolean A unit there has a zone of control.
---@field hidden? boolean The hex contains more than the player may see.

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
---@class grognard.ocs.CombatRevealed.Table
---@field attack grognard.Measure The attacker's total strength in points.
---@field defence grognard.Measure The defender's total strength in points.
---@field attacker_rating integer The attacker's Action Rating.
---@field defender_rating integer The defender's Action Rating.
---@field attacker_anti_tank grognard.ocs.AntiTank The attacker's strongest anti-tank effect.
---@field defender_anti_tank grognard.ocs.AntiTank The defender's strongest anti-tank effect, including a hedgehog's.

---What both sides reveal in a combat.
---@class grognard.ocs.CombatRevealed.Fields
---@field attack? grognard.Measure The attacker's total strength in points.
---@field defence? grognard.Measure The defender's total strength in points.
---@field attacker_rating? integer The attacker's Action Rating.
---@field defender_rating? integer The defender's Action Rating.
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
---@class grognard.ocs.BarrageRevealed.Table
---@field strength grognard.Measure Revealed by the firing player: the total strength in points.
---@field points grognard.Measure The total strength rounded to points.
---@field shift integer Revealed to the firing player: the sum of the table shifts, positive to the right.
---@field flak integer Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters and air base; otherwise 0.
---@field flown boolean Flak fires.

---What both sides reveal in a barrage.
---@class grognard.ocs.BarrageRevealed.Fields
---@field strength? grognard.Measure Revealed by the firing player: the total strength in points.
---@field points? grognard.Measure The total strength rounded to points.
---@field shift? integer Revealed to the firing player: the sum of the table shifts, positive to the right.
---@field flak? integer Revealed to the firing player if aircraft fire: the Flak Points of the hex, including those of its headquarters and air base; otherwise 0.
---@field flown? boolean Flak fires.

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
---@class grognard.ocs.Airborne.Table
---@field unit integer The aircraft.
---@field side integer The side of the aircraft.
---@field engaged boolean The aircraft fights in this round.

---An aircraft that both sides know of.
---@class grognard.ocs.Airborne.Fields
---@field unit? integer The aircraft.
---@field side? integer The side of the aircraft.
---@field engaged? boolean The aircraft fights in this round.

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
---@class grognard.ocs.AirRevealed.Table
---@field present integer Aircraft present.
---@field engaged integer Aircraft that fight in this round.

---The number of aircraft revealed.
---@class grognard.ocs.AirRevealed.Fields
---@field present? integer Aircraft present.
---@field engaged? integer Aircraft that fight in this round.

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
---@field visibility? grognard.ocs.Visibility Who sees the roll. Default: "open".
---@field side? integer The side that rolled.
---@field rolled? integer The number of dice.
---@field dice? integer[] The dice in the order of the roll, followed by zeros.
---@field total? integer The sum of the dice.

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
---| "ma" # `ma` of a side of a counter.

---The kind of a fault. Its numbers are never reused; 0 is no fault.
---@alias grognard.FaultCode
---| "ok" # There is no fault.
---| "empty" # A list is empty that must have at least one item.
---| "out_of_range" # A number lies outside its range.
---| "unknown_word" # A word is not in its vocabulary.
---| "inexact" # A measure is not a whole number of its parts, a strength not one of 1/11520 point.
---| "overflow" # A sum is too large for its field.
---| "bad_die" # A die shows a face that it does not have.
---| "too_few_dice" # There are fewer dice than the question needs.
---| "too_many_dice" # There are more dice than the question needs.
---| "missing_field" # A field is missing on which the answer depends.
---| "unknown_field" # There is no field of this name.
---| "wrong_type" # A value of another type than the field's.
---| "contradiction" # Two facts of the question contradict each other.
---| "impossible_mode" # The mode is impossible for the counter.
---| "not_now" # The operation is not possible at this stage.
---| "reserved" # Reserved bytes are not 0.
---| "null_pointer" # A pointer is null.
---| "bad_size" # A structure's size is smaller than in the first release, or larger than any.
---| "misaligned" # A pointer is not aligned for its type.
---| "overlap" # An output overlaps an input or another output.
---| "buffer_too_small" # A buffer is too small; the length needed is returned.
---| "internal" # The library has a defect, and there is no answer.
---| "unknown_operation" # There is no operation of this name.
---| "bad_text" # A text is not valid JSON.
---| "undefined" # A code is used that is not defined.
---| "unsorted" # A list is not sorted as it must be.

---A fault of a position.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
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
---@field list? grognard.ocs.BoardList The list of the row. Default: "chart".
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
---@class grognard.ocs.BoardSummary.Table
---@field faults integer The number of faults.
---@field chart integer The number of rows of the chart.
---@field hexes integer The number of hexes.
---@field units integer The number of units.

---The contents of a position.
---@class grognard.ocs.BoardSummary.Fields
---@field faults? integer The number of faults.
---@field chart? integer The number of rows of the chart.
---@field hexes? integer The number of hexes.
---@field units? integer The number of units.

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
---@class grognard.ocs.EntryResult.Table
---@field enemies integer The number of enemy units in the hex.
---@field combat boolean The entry leads to Specialized Combat (9.14) against the enemy units.
---@field coexist boolean Units of both sides are then in the hex together.

---The consequences of an entry.
---@class grognard.ocs.EntryResult.Fields
---@field enemies? integer The number of enemy units in the hex.
---@field combat? boolean The entry leads to Specialized Combat (9.14) against the enemy units.
---@field coexist? boolean Units of both sides are then in the hex together.

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
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that allows or forbids entry to its hex.
---@field bars boolean The unit bars the entry.

---An enemy unit in the hex.
---@class grognard.ocs.EntryUnit.Table
---@field unit integer The unit, by its place in the board's list.
---@field rule integer The rule that allows or forbids entry to its hex.
---@field bars boolean The unit bars the entry.

---An enemy unit in the hex.
---@class grognard.ocs.EntryUnit.Fields
---@field unit? integer The unit, by its place in the board's list.
---@field rule? integer The rule that allows or forbids entry to its hex.
---@field bars? boolean The unit bars the entry.

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

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.ocs.Applied.Fields
---@return grognard.ocs.Applied? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.ocs.Applied): grognard.ocs.Applied
function grognard.ocs.Applied(fields) end

---A side of the game.
---@alias grognard.korea.Side
---| "un" # The United Nations: South Korea, the United States and their allies.
---| "communist" # The Communists: North Korea and China.

---The quality of a unit, from the worst to the best (8.1).
---@alias grognard.korea.Quality
---| "d" # Quality D, the worst.
---| "c" # Quality C.
---| "b" # Quality B.
---| "a" # Quality A, the best.

---The kind of troops.
---@alias grognard.korea.Arm
---| "infantry" # Infantry.
---| "armored" # Armored.
---| "mechanized" # Mechanized.
---| "other" # Troops of any other kind.

grognard.korea = {}

---A unit of a combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Unit: userdata
---@field hex grognard.Hex The unit's hex.
---@field side? grognard.korea.Side The unit's side. Required in a combat.
---@field quality? grognard.korea.Quality The unit's quality. Required for a lead.
---@field arm? grognard.korea.Arm The kind of troops. Required in a combat.
---@field is_static boolean The unit is static: it may still defend and flank, but does not support from an adjacent hex.

---A unit of a combat.
---@class grognard.korea.Unit.Table
---@field hex grognard.Hex.Table The unit's hex.
---@field side? grognard.korea.Side The unit's side. Required in a combat.
---@field quality? grognard.korea.Quality The unit's quality. Required for a lead.
---@field arm? grognard.korea.Arm The kind of troops. Required in a combat.
---@field is_static boolean The unit is static: it may still defend and flank, but does not support from an adjacent hex.

---A unit of a combat.
---@class grognard.korea.Unit.Fields
---@field hex grognard.Hex|grognard.Hex.Fields The unit's hex.
---@field side? grognard.korea.Side The unit's side. Required in a combat.
---@field quality? grognard.korea.Quality The unit's quality. Required for a lead.
---@field arm? grognard.korea.Arm The kind of troops. Required in a combat.
---@field is_static? boolean The unit is static: it may still defend and flank, but does not support from an adjacent hex.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Unit.Fields
---@return grognard.korea.Unit? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Unit): grognard.korea.Unit
function grognard.korea.Unit(fields) end

---A row of a game's terrain chart: a kind of hex or hexside.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Terrain: userdata
---@field attacker_drm integer The modifier of the attacker's roll.
---@field defender_drm integer The modifier of the defender's roll.
---@field attacker_ratio_points integer The attacker's loss ratio in a prepared attack: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 if the chart does not change the ratio. Ignored in a meeting engagement.
---@field attacker_ratio_losses integer The loss points of that ratio; see `attacker_ratio_points`.
---@field defender_ratio_points integer The defender's loss ratio in a prepared attack, as `attacker_ratio_points`.
---@field defender_ratio_losses integer The loss points of that ratio; see `defender_ratio_points`.
---@field not_clear boolean The combat hex is not clear terrain. Not set for clear terrain, nor for a hexside, which does not affect the hex itself.

---A row of a game's terrain chart: a kind of hex or hexside.
---@class grognard.korea.Terrain.Table
---@field attacker_drm integer The modifier of the attacker's roll.
---@field defender_drm integer The modifier of the defender's roll.
---@field attacker_ratio_points integer The attacker's loss ratio in a prepared attack: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 if the chart does not change the ratio. Ignored in a meeting engagement.
---@field attacker_ratio_losses integer The loss points of that ratio; see `attacker_ratio_points`.
---@field defender_ratio_points integer The defender's loss ratio in a prepared attack, as `attacker_ratio_points`.
---@field defender_ratio_losses integer The loss points of that ratio; see `defender_ratio_points`.
---@field not_clear boolean The combat hex is not clear terrain. Not set for clear terrain, nor for a hexside, which does not affect the hex itself.

---A row of a game's terrain chart: a kind of hex or hexside.
---@class grognard.korea.Terrain.Fields
---@field attacker_drm? integer The modifier of the attacker's roll.
---@field defender_drm? integer The modifier of the defender's roll.
---@field attacker_ratio_points? integer The attacker's loss ratio in a prepared attack: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 if the chart does not change the ratio. Ignored in a meeting engagement.
---@field attacker_ratio_losses? integer The loss points of that ratio; see `attacker_ratio_points`.
---@field defender_ratio_points? integer The defender's loss ratio in a prepared attack, as `attacker_ratio_points`.
---@field defender_ratio_losses? integer The loss points of that ratio; see `defender_ratio_points`.
---@field not_clear? boolean The combat hex is not clear terrain. Not set for clear terrain, nor for a hexside, which does not affect the hex itself.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Terrain.Fields
---@return grognard.korea.Terrain? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Terrain): grognard.korea.Terrain
function grognard.korea.Terrain(fields) end

---Which units draw a combat chip.
---@alias grognard.korea.Draws
---| "lead" # The lead of each side.
---| "every_unit" # Every unit that takes part.
---| "nobody" # No unit.

---How a fraction of a loss point is rounded.
---@alias grognard.korea.LossRounding
---| "down" # Down: it is dropped.
---| "up" # Up to a whole loss point.

---The options of a game. All zero is the rule.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.GameRules: userdata
---@field attacker_dice integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
---@field attacker_sides integer The number of sides of each of the attacker's dice.
---@field defender_dice integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
---@field defender_sides integer The number of sides of each of the defender's dice.
---@field draws grognard.korea.Draws Which units draw a combat chip. Replaces 8.0.
---@field static_lead boolean A static lead may attack. Replaces 8.0.
---@field rounding grognard.korea.LossRounding How a fraction of a loss point is rounded. Replaces 8.3.
---@field meeting_ratio_points integer The defender's loss ratio in a meeting engagement: this many points of the differential cost `meeting_ratio_losses` loss points. 0 and 0 stand for 2 to 1. Replaces 8.0.ME.10, but not its exception.
---@field meeting_ratio_losses integer The loss points of that ratio; see `meeting_ratio_points`.

---The options of a game. All zero is the rule.
---@class grognard.korea.GameRules.Table
---@field attacker_dice integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
---@field attacker_sides integer The number of sides of each of the attacker's dice.
---@field defender_dice integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
---@field defender_sides integer The number of sides of each of the defender's dice.
---@field draws grognard.korea.Draws Which units draw a combat chip. Replaces 8.0.
---@field static_lead boolean A static lead may attack. Replaces 8.0.
---@field rounding grognard.korea.LossRounding How a fraction of a loss point is rounded. Replaces 8.3.
---@field meeting_ratio_points integer The defender's loss ratio in a meeting engagement: this many points of the differential cost `meeting_ratio_losses` loss points. 0 and 0 stand for 2 to 1. Replaces 8.0.ME.10, but not its exception.
---@field meeting_ratio_losses integer The loss points of that ratio; see `meeting_ratio_points`.

---The options of a game. All zero is the rule.
---@class grognard.korea.GameRules.Fields
---@field attacker_dice? integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
---@field attacker_sides? integer The number of sides of each of the attacker's dice.
---@field defender_dice? integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die. Replaces 8.0.
---@field defender_sides? integer The number of sides of each of the defender's dice.
---@field draws? grognard.korea.Draws Which units draw a combat chip. Replaces 8.0. Default: "lead".
---@field static_lead? boolean A static lead may attack. Replaces 8.0.
---@field rounding? grognard.korea.LossRounding How a fraction of a loss point is rounded. Replaces 8.3. Default: "down".
---@field meeting_ratio_points? integer The defender's loss ratio in a meeting engagement: this many points of the differential cost `meeting_ratio_losses` loss points. 0 and 0 stand for 2 to 1. Replaces 8.0.ME.10, but not its exception.
---@field meeting_ratio_losses? integer The loss points of that ratio; see `meeting_ratio_points`.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.GameRules.Fields
---@return grognard.korea.GameRules? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.GameRules): grognard.korea.GameRules
function grognard.korea.GameRules(fields) end

---The modifiers for a difference of quality, of which at least one is 0.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Superior: userdata
---@field attacker integer The attacker's modifier, 0 to 3.
---@field defender integer The defender's modifier, 0 to 3.

---The modifiers for a difference of quality, of which at least one is 0.
---@class grognard.korea.Superior.Table
---@field attacker integer The attacker's modifier, 0 to 3.
---@field defender integer The defender's modifier, 0 to 3.

---The modifiers for a difference of quality, of which at least one is 0.
---@class grognard.korea.Superior.Fields
---@field attacker? integer The attacker's modifier, 0 to 3.
---@field defender? integer The defender's modifier, 0 to 3.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Superior.Fields
---@return grognard.korea.Superior? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Superior): grognard.korea.Superior
function grognard.korea.Superior(fields) end

---The flanking of a hex.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Flanks: userdata
---@field units integer Flanking attackers other than the lead, of which at most three count.
---@field flankers integer The number of these that count, 0 to 3.
---@field meeting_drm integer The modifier of the attacker's roll in a meeting engagement, 0 to 3 (8.0.ME.8).
---@field prepared_drm integer The modifier of the attacker's roll in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
---@field opposite boolean An attacker is opposite the lead.
---@field with_lead boolean Attackers are in the two hexes that form, with the lead's, three hexes of which no two are adjacent.
---@field without_lead boolean Attackers are in the other three such hexes.
---@field flanked boolean The hex is flanked: at least one attacker counts.

---The flanking of a hex.
---@class grognard.korea.Flanks.Table
---@field units integer Flanking attackers other than the lead, of which at most three count.
---@field flankers integer The number of these that count, 0 to 3.
---@field meeting_drm integer The modifier of the attacker's roll in a meeting engagement, 0 to 3 (8.0.ME.8).
---@field prepared_drm integer The modifier of the attacker's roll in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
---@field opposite boolean An attacker is opposite the lead.
---@field with_lead boolean Attackers are in the two hexes that form, with the lead's, three hexes of which no two are adjacent.
---@field without_lead boolean Attackers are in the other three such hexes.
---@field flanked boolean The hex is flanked: at least one attacker counts.

---The flanking of a hex.
---@class grognard.korea.Flanks.Fields
---@field units? integer Flanking attackers other than the lead, of which at most three count.
---@field flankers? integer The number of these that count, 0 to 3.
---@field meeting_drm? integer The modifier of the attacker's roll in a meeting engagement, 0 to 3 (8.0.ME.8).
---@field prepared_drm? integer The modifier of the attacker's roll in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
---@field opposite? boolean An attacker is opposite the lead.
---@field with_lead? boolean Attackers are in the two hexes that form, with the lead's, three hexes of which no two are adjacent.
---@field without_lead? boolean Attackers are in the other three such hexes.
---@field flanked? boolean The hex is flanked: at least one attacker counts.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Flanks.Fields
---@return grognard.korea.Flanks? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Flanks): grognard.korea.Flanks
function grognard.korea.Flanks(fields) end

---The support of a side from outside the combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Support: userdata
---@field air integer The Effectiveness Rating of the side's air support, 1 to 99; 0 for none.
---@field fleet boolean Fleet support. Only for the UN, and within two hexes of a coastline to which the fleet is committed.
---@field depot boolean The side expends a depot. Only for the UN.

---The support of a side from outside the combat.
---@class grognard.korea.Support.Table
---@field air integer The Effectiveness Rating of the side's air support, 1 to 99; 0 for none.
---@field fleet boolean Fleet support. Only for the UN, and within two hexes of a coastline to which the fleet is committed.
---@field depot boolean The side expends a depot. Only for the UN.

---The support of a side from outside the combat.
---@class grognard.korea.Support.Fields
---@field air? integer The Effectiveness Rating of the side's air support, 1 to 99; 0 for none.
---@field fleet? boolean Fleet support. Only for the UN, and within two hexes of a coastline to which the fleet is committed.
---@field depot? boolean The side expends a depot. Only for the UN.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Support.Fields
---@return grognard.korea.Support? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Support): grognard.korea.Support
function grognard.korea.Support(fields) end

---The modifiers of a side's roll, one for each rule.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Modifiers: userdata
---@field mp integer Movement points spent (8.0.ME.1).
---@field air integer Air support (8.0.ME.2, 8.0.PA.1).
---@field fleet integer Fleet support (8.0.ME.3, 8.0.PA.2).
---@field depot integer A depot expended (8.0.ME.4, 8.0.PA.3).
---@field armor integer An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
---@field adjacent integer Adjacent units that are not static: in a meeting engagement the defender's supporters, in a prepared attack all attackers including their lead (8.0.ME.7, 8.0.PA.5).
---@field flanking integer Flanking attackers (8.0.ME.8, 8.0.PA.6).
---@field quality integer The lead of better quality (8.0.ME.9, 8.0.PA.7).
---@field terrain integer Terrain (8.0.ME.6, 8.0.PA.8).

---The modifiers of a side's roll, one for each rule.
---@class grognard.korea.Modifiers.Table
---@field mp integer Movement points spent (8.0.ME.1).
---@field air integer Air support (8.0.ME.2, 8.0.PA.1).
---@field fleet integer Fleet support (8.0.ME.3, 8.0.PA.2).
---@field depot integer A depot expended (8.0.ME.4, 8.0.PA.3).
---@field armor integer An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
---@field adjacent integer Adjacent units that are not static: in a meeting engagement the defender's supporters, in a prepared attack all attackers including their lead (8.0.ME.7, 8.0.PA.5).
---@field flanking integer Flanking attackers (8.0.ME.8, 8.0.PA.6).
---@field quality integer The lead of better quality (8.0.ME.9, 8.0.PA.7).
---@field terrain integer Terrain (8.0.ME.6, 8.0.PA.8).

---The modifiers of a side's roll, one for each rule.
---@class grognard.korea.Modifiers.Fields
---@field mp? integer Movement points spent (8.0.ME.1).
---@field air? integer Air support (8.0.ME.2, 8.0.PA.1).
---@field fleet? integer Fleet support (8.0.ME.3, 8.0.PA.2).
---@field depot? integer A depot expended (8.0.ME.4, 8.0.PA.3).
---@field armor? integer An armored or mechanized unit present (8.0.ME.5, 8.0.PA.4).
---@field adjacent? integer Adjacent units that are not static: in a meeting engagement the defender's supporters, in a prepared attack all attackers including their lead (8.0.ME.7, 8.0.PA.5).
---@field flanking? integer Flanking attackers (8.0.ME.8, 8.0.PA.6).
---@field quality? integer The lead of better quality (8.0.ME.9, 8.0.PA.7).
---@field terrain? integer Terrain (8.0.ME.6, 8.0.PA.8).

---Parses a record once. The result is accepted wherever its table is.
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
---| "meeting" # A Meeting Engagement, fought during movement.
---| "prepared" # A Prepared Attack.

---The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side
---rolls one six-sided die.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Assessment: userdata
---@field attacker_drm integer The sum of the modifiers of the attacker's roll, -10000 to 10000.
---@field defender_drm integer The sum of the modifiers of the defender's roll, -10000 to 10000.
---@field attacker_modifiers grognard.korea.Modifiers The parts of `attacker_drm`, for display. No operation uses them.
---@field defender_modifiers grognard.korea.Modifiers The parts of `defender_drm`, for display. No operation uses them.
---@field attacker_lead integer The attacker's lead.
---@field defender_lead integer The defender's lead.
---@field attacker_supporters integer Supporting attackers that are not static.
---@field defender_supporters integer Supporting defenders that are not static.
---@field kind? grognard.korea.Engagement The kind of combat.
---@field attacking? grognard.korea.Side The side that attacks. Required where losses are called for.
---@field attacker_quality? grognard.korea.Quality The quality of the attacker's lead. Required where losses are called for.
---@field defender_quality? grognard.korea.Quality The quality of the defender's lead. Required where losses are called for.
---@field defender_static boolean The defender's lead is static.
---@field flankers integer The number of flanking attackers that count, 0 to 3.
---@field attacker_dice integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die.
---@field attacker_sides integer The number of sides of each of the attacker's dice.
---@field defender_dice integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die.
---@field defender_sides integer The number of sides of each of the defender's dice.
---@field attacker_chips integer The number of chips that the attacker draws, at most 16.
---@field defender_chips integer The number of chips that the defender draws, at most 16.
---@field attacker_ratio_points integer The attacker's loss ratio: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat, 1 to 1.
---@field attacker_ratio_losses integer The loss points of the attacker's loss ratio; see `attacker_ratio_points`.
---@field defender_ratio_points integer The defender's loss ratio: this many points of the differential cost `defender_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
---@field defender_ratio_losses integer The loss points of the defender's loss ratio; see `defender_ratio_points`.
---@field rounding grognard.korea.LossRounding How a fraction of a loss point is rounded.

---The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side rolls one six-sided die.
---@class grognard.korea.Assessment.Table
---@field attacker_drm integer The sum of the modifiers of the attacker's roll, -10000 to 10000.
---@field defender_drm integer The sum of the modifiers of the defender's roll, -10000 to 10000.
---@field attacker_modifiers grognard.korea.Modifiers.Table The parts of `attacker_drm`, for display. No operation uses them.
---@field defender_modifiers grognard.korea.Modifiers.Table The parts of `defender_drm`, for display. No operation uses them.
---@field attacker_lead integer The attacker's lead.
---@field defender_lead integer The defender's lead.
---@field attacker_supporters integer Supporting attackers that are not static.
---@field defender_supporters integer Supporting defenders that are not static.
---@field kind? grognard.korea.Engagement The kind of combat.
---@field attacking? grognard.korea.Side The side that attacks. Required where losses are called for.
---@field attacker_quality? grognard.korea.Quality The quality of the attacker's lead. Required where losses are called for.
---@field defender_quality? grognard.korea.Quality The quality of the defender's lead. Required where losses are called for.
---@field defender_static boolean The defender's lead is static.
---@field flankers integer The number of flanking attackers that count, 0 to 3.
---@field attacker_dice integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die.
---@field attacker_sides integer The number of sides of each of the attacker's dice.
---@field defender_dice integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die.
---@field defender_sides integer The number of sides of each of the defender's dice.
---@field attacker_chips integer The number of chips that the attacker draws, at most 16.
---@field defender_chips integer The number of chips that the defender draws, at most 16.
---@field attacker_ratio_points integer The attacker's loss ratio: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat, 1 to 1.
---@field attacker_ratio_losses integer The loss points of the attacker's loss ratio; see `attacker_ratio_points`.
---@field defender_ratio_points integer The defender's loss ratio: this many points of the differential cost `defender_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
---@field defender_ratio_losses integer The loss points of the defender's loss ratio; see `defender_ratio_points`.
---@field rounding grognard.korea.LossRounding How a fraction of a loss point is rounded.

---The assessment of a combat: the input of `resolve` and `distribution`. By default there are no chips, and each side rolls one six-sided die.
---@class grognard.korea.Assessment.Fields
---@field attacker_drm integer The sum of the modifiers of the attacker's roll, -10000 to 10000.
---@field defender_drm integer The sum of the modifiers of the defender's roll, -10000 to 10000.
---@field attacker_modifiers? grognard.korea.Modifiers|grognard.korea.Modifiers.Fields The parts of `attacker_drm`, for display. No operation uses them.
---@field defender_modifiers? grognard.korea.Modifiers|grognard.korea.Modifiers.Fields The parts of `defender_drm`, for display. No operation uses them.
---@field attacker_lead? integer The attacker's lead.
---@field defender_lead? integer The defender's lead.
---@field attacker_supporters? integer Supporting attackers that are not static.
---@field defender_supporters? integer Supporting defenders that are not static.
---@field kind? grognard.korea.Engagement The kind of combat.
---@field attacking? grognard.korea.Side The side that attacks. Required where losses are called for.
---@field attacker_quality? grognard.korea.Quality The quality of the attacker's lead. Required where losses are called for.
---@field defender_quality? grognard.korea.Quality The quality of the defender's lead. Required where losses are called for.
---@field defender_static? boolean The defender's lead is static.
---@field flankers? integer The number of flanking attackers that count, 0 to 3.
---@field attacker_dice? integer The number of dice that the attacker rolls, at most 16; 0, with 0 sides, for one six-sided die.
---@field attacker_sides? integer The number of sides of each of the attacker's dice.
---@field defender_dice? integer The number of dice that the defender rolls, at most 16; 0, with 0 sides, for one six-sided die.
---@field defender_sides? integer The number of sides of each of the defender's dice.
---@field attacker_chips? integer The number of chips that the attacker draws, at most 16.
---@field defender_chips? integer The number of chips that the defender draws, at most 16.
---@field attacker_ratio_points? integer The attacker's loss ratio: this many points of the differential cost `attacker_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat, 1 to 1.
---@field attacker_ratio_losses? integer The loss points of the attacker's loss ratio; see `attacker_ratio_points`.
---@field defender_ratio_points? integer The defender's loss ratio: this many points of the differential cost `defender_ratio_losses` loss points. 0 and 0 stand for the ratio of the kind of combat: 2 to 1 in a meeting engagement, 1 to 1 in a prepared attack.
---@field defender_ratio_losses? integer The loss points of the defender's loss ratio; see `defender_ratio_points`.
---@field rounding? grognard.korea.LossRounding How a fraction of a loss point is rounded. Default: "down".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Assessment.Fields
---@return grognard.korea.Assessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Assessment): grognard.korea.Assessment
function grognard.korea.Assessment(fields) end

---Chips of one value in the bag.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Chip: userdata
---@field count integer The number of these chips in the bag.
---@field value integer The number that each chip adds to the roll of the side that draws it.

---Chips of one value in the bag.
---@class grognard.korea.Chip.Table
---@field count integer The number of these chips in the bag.
---@field value integer The number that each chip adds to the roll of the side that draws it.

---Chips of one value in the bag.
---@class grognard.korea.Chip.Fields
---@field count integer The number of these chips in the bag.
---@field value integer The number that each chip adds to the roll of the side that draws it.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Chip.Fields
---@return grognard.korea.Chip? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Chip): grognard.korea.Chip
function grognard.korea.Chip(fields) end

---A side's role in a combat.
---@alias grognard.korea.Role
---| "attacker" # It attacks.
---| "defender" # It is attacked.

---The losses that one side of a combat owes, and its means to pay them. A plain value that the caller keeps.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Debt: userdata
---@field owed integer Loss points that are not yet paid.
---@field victory_points integer Victory points that the side has to spend.
---@field supporters integer Supporting units of the side that took part and are not static.
---@field depots integer UN depots within supply range. Ignored for the Communists.
---@field debtor? grognard.korea.Role The side that owes. The attacker's lead went static by attacking and cannot pay with a flip.
---@field side? grognard.korea.Side The side that owns the units.
---@field quality? grognard.korea.Quality The quality of the lead.
---@field hexes integer The number of hexes that the lead can retreat, 0 to 3, as `korea.retreat.assess` returns it; 0 if it cannot retreat or already has.
---@field lead_static boolean The lead is static.

---The losses that one side of a combat owes, and its means to pay them. A plain value that the caller keeps.
---@class grognard.korea.Debt.Table
---@field owed integer Loss points that are not yet paid.
---@field victory_points integer Victory points that the side has to spend.
---@field supporters integer Supporting units of the side that took part and are not static.
---@field depots integer UN depots within supply range. Ignored for the Communists.
---@field debtor? grognard.korea.Role The side that owes. The attacker's lead went static by attacking and cannot pay with a flip.
---@field side? grognard.korea.Side The side that owns the units.
---@field quality? grognard.korea.Quality The quality of the lead.
---@field hexes integer The number of hexes that the lead can retreat, 0 to 3, as `korea.retreat.assess` returns it; 0 if it cannot retreat or already has.
---@field lead_static boolean The lead is static.

---The losses that one side of a combat owes, and its means to pay them. A plain value that the caller keeps.
---@class grognard.korea.Debt.Fields
---@field owed integer Loss points that are not yet paid.
---@field victory_points? integer Victory points that the side has to spend.
---@field supporters? integer Supporting units of the side that took part and are not static.
---@field depots? integer UN depots within supply range. Ignored for the Communists.
---@field debtor? grognard.korea.Role The side that owes. The attacker's lead went static by attacking and cannot pay with a flip.
---@field side? grognard.korea.Side The side that owns the units.
---@field quality? grognard.korea.Quality The quality of the lead.
---@field hexes? integer The number of hexes that the lead can retreat, 0 to 3, as `korea.retreat.assess` returns it; 0 if it cannot retreat or already has.
---@field lead_static? boolean The lead is static.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Debt.Fields
---@return grognard.korea.Debt? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Debt): grognard.korea.Debt
function grognard.korea.Debt(fields) end

---The losses of each side, and the debt of the side that loses.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Losses: userdata
---@field attacker integer Loss points of the attacker.
---@field defender integer Loss points of the defender.
---@field debt grognard.korea.Debt The debt of the side that loses; empty if neither does. The caller adds what an assessment does not contain: victory points, depots and hexes of retreat.

---The losses of each side, and the debt of the side that loses.
---@class grognard.korea.Losses.Table
---@field attacker integer Loss points of the attacker.
---@field defender integer Loss points of the defender.
---@field debt grognard.korea.Debt.Table The debt of the side that loses; empty if neither does. The caller adds what an assessment does not contain: victory points, depots and hexes of retreat.

---The losses of each side, and the debt of the side that loses.
---@class grognard.korea.Losses.Fields
---@field attacker? integer Loss points of the attacker.
---@field defender? integer Loss points of the defender.
---@field debt? grognard.korea.Debt|grognard.korea.Debt.Fields The debt of the side that loses; empty if neither does. The caller adds what an assessment does not contain: victory points, depots and hexes of retreat.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Losses.Fields
---@return grognard.korea.Losses? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Losses): grognard.korea.Losses
function grognard.korea.Losses(fields) end

---The result of a combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Outcome: userdata
---@field attacker_roll integer The attacker's result: dice, chips and modifiers.
---@field defender_roll integer The defender's result: dice, chips and modifiers.
---@field differential integer The Combat Differential: the attacker's result less the defender's.
---@field attacker_static boolean The attacking lead goes static.
---@field losses grognard.korea.Losses The losses of each side.

---The result of a combat.
---@class grognard.korea.Outcome.Table
---@field attacker_roll integer The attacker's result: dice, chips and modifiers.
---@field defender_roll integer The defender's result: dice, chips and modifiers.
---@field differential integer The Combat Differential: the attacker's result less the defender's.
---@field attacker_static boolean The attacking lead goes static.
---@field losses grognard.korea.Losses.Table The losses of each side.

---The result of a combat.
---@class grognard.korea.Outcome.Fields
---@field attacker_roll? integer The attacker's result: dice, chips and modifiers.
---@field defender_roll? integer The defender's result: dice, chips and modifiers.
---@field differential? integer The Combat Differential: the attacker's result less the defender's.
---@field attacker_static? boolean The attacking lead goes static.
---@field losses? grognard.korea.Losses|grognard.korea.Losses.Fields The losses of each side.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Outcome.Fields
---@return grognard.korea.Outcome? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Outcome): grognard.korea.Outcome
function grognard.korea.Outcome(fields) end

---The cases of one row.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Outlook: userdata
---@field cases grognard.Wide The number of cases.
---@field attacker_losses integer Loss points of the attacker.
---@field defender_losses integer Loss points of the defender.
---@field lowest integer The lowest differential of the row.
---@field highest integer The highest differential of the row.

---The cases of one row.
---@class grognard.korea.Outlook.Table
---@field cases grognard.Wide The number of cases.
---@field attacker_losses integer Loss points of the attacker.
---@field defender_losses integer Loss points of the defender.
---@field lowest integer The lowest differential of the row.
---@field highest integer The highest differential of the row.

---The cases of one row.
---@class grognard.korea.Outlook.Fields
---@field cases? grognard.Wide The number of cases.
---@field attacker_losses? integer Loss points of the attacker.
---@field defender_losses? integer Loss points of the defender.
---@field lowest? integer The lowest differential of the row.
---@field highest? integer The highest differential of the row.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Outlook.Fields
---@return grognard.korea.Outlook? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Outlook): grognard.korea.Outlook
function grognard.korea.Outlook(fields) end

---The exact chances of a combat, as counts of equal cases of dice and chips.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.CombatDistribution: userdata
---@field denominator grognard.Wide The number of cases.
---@field attacker_loses grognard.Wide Cases in which the attacker loses anything.
---@field defender_loses grognard.Wide Cases in which the defender loses anything.
---@field attacker_losses_whole grognard.Wide The attacker's expected loss points: the whole part.
---@field attacker_losses_rest grognard.Wide The attacker's expected loss points: the numerator of the fraction, over the denominator.
---@field defender_losses_whole grognard.Wide The defender's expected loss points: the whole part.
---@field defender_losses_rest grognard.Wide The defender's expected loss points: the numerator of the fraction, over the denominator.

---The exact chances of a combat, as counts of equal cases of dice and chips.
---@class grognard.korea.CombatDistribution.Table
---@field denominator grognard.Wide The number of cases.
---@field attacker_loses grognard.Wide Cases in which the attacker loses anything.
---@field defender_loses grognard.Wide Cases in which the defender loses anything.
---@field attacker_losses_whole grognard.Wide The attacker's expected loss points: the whole part.
---@field attacker_losses_rest grognard.Wide The attacker's expected loss points: the numerator of the fraction, over the denominator.
---@field defender_losses_whole grognard.Wide The defender's expected loss points: the whole part.
---@field defender_losses_rest grognard.Wide The defender's expected loss points: the numerator of the fraction, over the denominator.

---The exact chances of a combat, as counts of equal cases of dice and chips.
---@class grognard.korea.CombatDistribution.Fields
---@field denominator? grognard.Wide The number of cases.
---@field attacker_loses? grognard.Wide Cases in which the attacker loses anything.
---@field defender_loses? grognard.Wide Cases in which the defender loses anything.
---@field attacker_losses_whole? grognard.Wide The attacker's expected loss points: the whole part.
---@field attacker_losses_rest? grognard.Wide The attacker's expected loss points: the numerator of the fraction, over the denominator.
---@field defender_losses_whole? grognard.Wide The defender's expected loss points: the whole part.
---@field defender_losses_rest? grognard.Wide The defender's expected loss points: the numerator of the fraction, over the denominator.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.CombatDistribution.Fields
---@return grognard.korea.CombatDistribution? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.CombatDistribution): grognard.korea.CombatDistribution
function grognard.korea.CombatDistribution(fields) end

---The rank of a differential among all possible ones.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Standing: userdata
---@field worse grognard.Wide Cases with a lower differential, which is worse for the attacker.
---@field equal grognard.Wide Cases with this differential; 0 if it is impossible.
---@field better grognard.Wide Cases with a higher differential, which is better for the attacker.
---@field denominator grognard.Wide The number of cases.

---The rank of a differential among all possible ones.
---@class grognard.korea.Standing.Table
---@field worse grognard.Wide Cases with a lower differential, which is worse for the attacker.
---@field equal grognard.Wide Cases with this differential; 0 if it is impossible.
---@field better grognard.Wide Cases with a higher differential, which is better for the attacker.
---@field denominator grognard.Wide The number of cases.

---The rank of a differential among all possible ones.
---@class grognard.korea.Standing.Fields
---@field worse? grognard.Wide Cases with a lower differential, which is worse for the attacker.
---@field equal? grognard.Wide Cases with this differential; 0 if it is impossible.
---@field better? grognard.Wide Cases with a higher differential, which is better for the attacker.
---@field denominator? grognard.Wide The number of cases.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Standing.Fields
---@return grognard.korea.Standing? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Standing): grognard.korea.Standing
function grognard.korea.Standing(fields) end

---A side's payment. It may exceed what is owed; the excess is lost.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Payment: userdata
---@field victory_points integer Victory points spent.
---@field supporters integer Supporting units that go static.
---@field depots integer UN depots eliminated.
---@field retreat integer Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
---@field flip boolean The defender's lead goes static.
---@field rout boolean The lead is eliminated to the Rout box.

---A side's payment. It may exceed what is owed; the excess is lost.
---@class grognard.korea.Payment.Table
---@field victory_points integer Victory points spent.
---@field supporters integer Supporting units that go static.
---@field depots integer UN depots eliminated.
---@field retreat integer Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
---@field flip boolean The defender's lead goes static.
---@field rout boolean The lead is eliminated to the Rout box.

---A side's payment. It may exceed what is owed; the excess is lost.
---@class grognard.korea.Payment.Fields
---@field victory_points? integer Victory points spent.
---@field supporters? integer Supporting units that go static.
---@field depots? integer UN depots eliminated.
---@field retreat? integer Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
---@field flip? boolean The defender's lead goes static.
---@field rout? boolean The lead is eliminated to the Rout box.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Payment.Fields
---@return grognard.korea.Payment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Payment): grognard.korea.Payment
function grognard.korea.Payment(fields) end

---A means of paying losses, in the order in which the library suggests them.
---@alias grognard.korea.Means
---| "flip" # The defender's lead goes static: 1 loss point, once.
---| "supporter" # A supporting unit goes static: 1 loss point each.
---| "depot" # A UN depot within supply range is eliminated: 1 loss point each.
---| "victory_point" # A victory point is spent: 1 loss point each.
---| "short_retreat" # The lead retreats one hex: 1 loss point, once, instead of a long retreat.
---| "long_retreat" # A lead of quality A or B retreats two or three hexes: 2 loss points, once, instead of a short retreat.
---| "rout" # The lead is eliminated to the Rout box: all loss points that are left.

---A means of payment.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Offer: userdata
---@field means grognard.korea.Means The means.
---@field hexes integer For a retreat, the most hexes; 0 for any other means.
---@field times integer How often the means can be used.
---@field worth integer Loss points paid by each use.

---A means of payment.
---@class grognard.korea.Offer.Table
---@field means grognard.korea.Means The means.
---@field hexes integer For a retreat, the most hexes; 0 for any other means.
---@field times integer How often the means can be used.
---@field worth integer Loss points paid by each use.

---A means of payment.
---@class grognard.korea.Offer.Fields
---@field means? grognard.korea.Means The means. Default: "flip".
---@field hexes? integer For a retreat, the most hexes; 0 for any other means.
---@field times? integer How often the means can be used.
---@field worth? integer Loss points paid by each use.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Offer.Fields
---@return grognard.korea.Offer? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Offer): grognard.korea.Offer
function grognard.korea.Offer(fields) end

---The losses owed, and a suggested payment.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Owed: userdata
---@field owed integer Loss points to pay.
---@field most integer The most loss points that the side can pay without a rout.
---@field usual grognard.korea.Payment The payment that the library suggests: the lead's flip, supporters, depots, victory points, the shortest retreat that suffices, in this order until enough is paid; a rout alone if all of them do not suffice.

---The losses owed, and a suggested payment.
---@class grognard.korea.Owed.Table
---@field owed integer Loss points to pay.
---@field most integer The most loss points that the side can pay without a rout.
---@field usual grognard.korea.Payment.Table The payment that the library suggests: the lead's flip, supporters, depots, victory points, the shortest retreat that suffices, in this order until enough is paid; a rout alone if all of them do not suffice.

---The losses owed, and a suggested payment.
---@class grognard.korea.Owed.Fields
---@field owed? integer Loss points to pay.
---@field most? integer The most loss points that the side can pay without a rout.
---@field usual? grognard.korea.Payment|grognard.korea.Payment.Fields The payment that the library suggests: the lead's flip, supporters, depots, victory points, the shortest retreat that suffices, in this order until enough is paid; a rout alone if all of them do not suffice.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Owed.Fields
---@return grognard.korea.Owed? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Owed): grognard.korea.Owed
function grognard.korea.Owed(fields) end

---The kind of an effect of a payment.
---@alias grognard.korea.EffectKind
---| "lead_static" # The lead goes static.
---| "supporters_static" # `amount` supporting units go static; the owner chooses which.
---| "lose_depots" # `amount` depots within supply range are eliminated; the owner chooses which.
---| "spend_victory_points" # `amount` victory points are spent.
---| "retreat" # The lead retreats `amount` hexes, as `korea.retreat.assess` allows.
---| "rout" # The lead is eliminated to the Rout box.

---An effect of a payment, for the caller to apply.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Effect: userdata
---@field amount integer The amount, in the unit that the kind says; 1 for an effect on the lead.
---@field rule integer The rule that requires the effect.
---@field what grognard.korea.EffectKind The kind of effect.

---An effect of a payment, for the caller to apply.
---@class grognard.korea.Effect.Table
---@field amount integer The amount, in the unit that the kind says; 1 for an effect on the lead.
---@field rule integer The rule that requires the effect.
---@field what grognard.korea.EffectKind The kind of effect.

---An effect of a payment, for the caller to apply.
---@class grognard.korea.Effect.Fields
---@field amount? integer The amount, in the unit that the kind says; 1 for an effect on the lead.
---@field rule? integer The rule that requires the effect.
---@field what? grognard.korea.EffectKind The kind of effect. Default: "lead_static".

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Effect.Fields
---@return grognard.korea.Effect? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Effect): grognard.korea.Effect
function grognard.korea.Effect(fields) end

---The result of a payment.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Settled: userdata
---@field debt grognard.korea.Debt The debt after the payment, with the means that are left.
---@field overpaid integer Loss points paid beyond what was owed, which are lost; 0 for a rout.

---The result of a payment.
---@class grognard.korea.Settled.Table
---@field debt grognard.korea.Debt.Table The debt after the payment, with the means that are left.
---@field overpaid integer Loss points paid beyond what was owed, which are lost; 0 for a rout.

---The result of a payment.
---@class grognard.korea.Settled.Fields
---@field debt? grognard.korea.Debt|grognard.korea.Debt.Fields The debt after the payment, with the means that are left.
---@field overpaid? integer Loss points paid beyond what was owed, which are lost; 0 for a rout.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Settled.Fields
---@return grognard.korea.Settled? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Settled): grognard.korea.Settled
function grognard.korea.Settled(fields) end

---A hex of the board.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
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

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Place.Fields
---@return grognard.korea.Place? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Place): grognard.korea.Place
function grognard.korea.Place(fields) end

---The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for
---further questions.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Board: userdata
---@field hexes grognard.korea.Place[] The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.

---The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for further questions.
---@class grognard.korea.Board.Table
---@field hexes grognard.korea.Place.Table[] The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.

---The map, or the part of it that a retreat and its path to supply can use. It contains no units and may be kept for further questions.
---@class grognard.korea.Board.Fields
---@field hexes (grognard.korea.Place|grognard.korea.Place.Fields)[]|grognard.List<grognard.korea.Place> The hexes, each once, at most 65535, in any order. Hexes sorted by `q`, then `r`, are read faster.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Board.Fields
---@return grognard.korea.Board? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Board): grognard.korea.Board
function grognard.korea.Board(fields) end

---The reason why a hex may be entered, or may not.
---@alias grognard.korea.Why
---| "best" # It is among the best hexes: the owner may choose it.
---| "next_to_enemy" # It is adjacent to an enemy, and another legal hex is not.
---| "nearer_enemy" # Another legal hex is farther from the nearest enemy unit of the combat.
---| "farther_supply" # Another legal hex is nearer to a supply source.
---| "off_board" # It is not on the board.
---| "prohibited" # Its terrain is prohibited to the unit.
---| "enemy" # Enemy units are in it.
---| "turned_back" # The retreat has been in it before.
---| "full" # It can hold no more units.

---A hex adjacent to a retreating unit.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Way: userdata
---@field hex grognard.Hex The hex.
---@field distance integer Its distance from the nearest enemy unit of the combat, in hexes.
---@field supply integer The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
---@field rule integer The rule that decides.
---@field rank integer The rank: 1 for the best hexes, 2 for the next best and so on, equal for hexes without a difference; 0 for a hex that is not legal.
---@field why grognard.korea.Why The reason why the hex may be entered, or may not.
---@field next_to_enemy boolean An enemy unit is adjacent to it.

---A hex adjacent to a retreating unit.
---@class grognard.korea.Way.Table
---@field hex grognard.Hex.Table The hex.
---@field distance integer Its distance from the nearest enemy unit of the combat, in hexes.
---@field supply integer The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
---@field rule integer The rule that decides.
---@field rank integer The rank: 1 for the best hexes, 2 for the next best and so on, equal for hexes without a difference; 0 for a hex that is not legal.
---@field why grognard.korea.Why The reason why the hex may be entered, or may not.
---@field next_to_enemy boolean An enemy unit is adjacent to it.

---A hex adjacent to a retreating unit.
---@class grognard.korea.Way.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field distance? integer Its distance from the nearest enemy unit of the combat, in hexes.
---@field supply? integer The hexes that a path from it to a supply source enters; absent if there is none or the hex is not legal.
---@field rule? integer The rule that decides.
---@field rank? integer The rank: 1 for the best hexes, 2 for the next best and so on, equal for hexes without a difference; 0 for a hex that is not legal.
---@field why? grognard.korea.Why The reason why the hex may be entered, or may not. Default: "best".
---@field next_to_enemy? boolean An enemy unit is adjacent to it.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Way.Fields
---@return grognard.korea.Way? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Way): grognard.korea.Way
function grognard.korea.Way(fields) end

---How a retreat can continue.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.korea.Retreating: userdata
---@field hexes integer The number of hexes that it can have in all, including those of the path: the `hexes` of `korea.losses`.
---@field best integer The number of hexes among which the owner may choose for the next step.
---@field legal integer The number of legal hexes for the next step, the best and the others.

---How a retreat can continue.
---@class grognard.korea.Retreating.Table
---@field hexes integer The number of hexes that it can have in all, including those of the path: the `hexes` of `korea.losses`.
---@field best integer The number of hexes among which the owner may choose for the next step.
---@field legal integer The number of legal hexes for the next step, the best and the others.

---How a retreat can continue.
---@class grognard.korea.Retreating.Fields
---@field hexes? integer The number of hexes that it can have in all, including those of the path: the `hexes` of `korea.losses`.
---@field best? integer The number of hexes among which the owner may choose for the next step.
---@field legal? integer The number of legal hexes for the next step, the best and the others.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.korea.Retreating.Fields
---@return grognard.korea.Retreating? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.korea.Retreating): grognard.korea.Retreating
function grognard.korea.Retreating(fields) end

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
---@field kind? grognard.acw.Kind The kind of counter.
---@field strength? grognard.Measure Printed strength points (SP). Required where strengths count. A commander has none.
---@field cohesion? integer Cohesion Rating (CR); 0 if none is printed. Required in a combat and for losses. A commander has none.
---@field stars integer A commander's printed stars, at least 1; 0 for other units.
---@field command? integer A commander's printed command value. Required where it is used. Other units have none.
---@field replacement_stars integer The stars of the commander's replacement, on the other side of the counter; 0 if none are printed.
---@field replacement_command integer The command value of the commander's replacement.
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
---@class grognard.acw.Unit.Table
---@field hex grognard.Hex.Table The unit's hex.
---@field marks integer The marks that the game's modifiers refer to, one bit each. Their meaning is the caller's.
---@field kind? grognard.acw.Kind The kind of counter.
---@field strength? grognard.Measure Printed strength points (SP). Required where strengths count. A commander has none.
---@field cohesion? integer Cohesion Rating (CR); 0 if none is printed. Required in a combat and for losses. A commander has none.
---@field stars integer A commander's printed stars, at least 1; 0 for other units.
---@field command? integer A commander's printed command value. Required where it is used. Other units have none.
---@field replacement_stars integer The stars of the commander's replacement, on the other side of the counter; 0 if none are printed.
---@field replacement_command integer The command value of the commander's replacement.
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
---@field hex grognard.Hex|grognard.Hex.Fields The unit's hex.
---@field marks? integer The marks that the game's modifiers refer to, one bit each. Their meaning is the caller's.
---@field kind? grognard.acw.Kind The kind of counter.
---@field strength? grognard.Measure Printed strength points (SP). Required where strengths count. A commander has none.
---@field cohesion? integer Cohesion Rating (CR); 0 if none is printed. Required in a combat and for losses. A commander has none.
---@field stars? integer A commander's printed stars, at least 1; 0 for other units.
---@field command? integer A commander's printed command value. Required where it is used. Other units have none.
---@field replacement_stars? integer The stars of the commander's replacement, on the other side of the counter; 0 if none are printed.
---@field replacement_command? integer The command value of the commander's replacement.
---@field zoc? grognard.acw.Zone Whether the unit has a zone of control. Default: "by_kind".
---@field replaced? boolean A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
---@field limbered? boolean Limbered guns: they do not attack and add no strength.
---@field bombards? boolean Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
---@field disorganized? boolean The unit is disorganized.
---@field out_of_command? boolean The unit is out of command.
---@field road_moved? boolean The unit used road movement.
---@field advanced? boolean The unit advanced after a combat of this phase: contact that it makes is new.
---@field contacted? boolean An enemy's advance put the unit's hex into a zone of control in this phase. In questions that include the enemies, this is also determined from their `advanced`.
---@field fought? boolean The unit fought in a combat of an earlier round of this phase.
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
---@class grognard.acw.Hexside.Table
---@field hex grognard.Hex.Table The hex on one side, from which an attack or a zone of control crosses it.
---@field beside grognard.Hex.Table The hex on the other side, into which it crosses.
---@field marks integer The marks that the game's modifiers refer to for attacks across it, one bit each.
---@field no_zoc boolean No zone of control extends across it.
---@field no_attack boolean No attack is possible across it.
---@field one_way boolean The effects apply from `hex` into `beside` only; otherwise in both directions.

---A hexside and its effects between the hexes on its two sides. A hexside without an entry has no effect.
---@class grognard.acw.Hexside.Fields
---@field hex grognard.Hex|grognard.Hex.Fields The hex on one side, from which an attack or a zone of control crosses it.
---@field beside grognard.Hex|grognard.Hex.Fields The hex on the other side, into which it crosses.
---@field marks? integer The marks that the game's modifiers refer to for attacks across it, one bit each.
---@field no_zoc? boolean No zone of control extends across it.
---@field no_attack? boolean No attack is possible across it.
---@field one_way? boolean The effects apply from `hex` into `beside` only; otherwise in both directions.

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
---@class grognard.acw.GameRules.Table
---@field multi_target grognard.acw.MultiTarget Whether one combat may include several enemy hexes. Replaces ACW 4.
---@field commander_zoc boolean Commanders have a zone of control. Replaces the reading of ACW 2 that they have none.
---@field limbered_zoc boolean Limbered guns have a zone of control. Replaces the reading of ACW 2 that they have none.

---The options of a game. All zero is the series.
---@class grognard.acw.GameRules.Fields
---@field multi_target? grognard.acw.MultiTarget Whether one combat may include several enemy hexes. Replaces ACW 4. Default: "allow".
---@field commander_zoc? boolean Commanders have a zone of control. Replaces the reading of ACW 2 that they have none.
---@field limbered_zoc? boolean Limbered guns have a zone of control. Replaces the reading of ACW 2 that they have none.

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
---@class grognard.acw.Ground.Table
---@field hex grognard.Hex.Table The hex.
---@field marks integer The marks that the game's modifiers refer to, one bit each, such as breastworks or woods.
---@field level integer Its elevation.

---The terrain of a hex. A hex without an entry has level 0 and no marks.
---@class grognard.acw.Ground.Fields
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field marks? integer The marks that the game's modifiers refer to, one bit each, such as breastworks or woods.
---@field level? integer Its elevation.

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
---@field what? grognard.acw.Condition The condition.
---@field side? grognard.acw.Side The side whose stacks are considered. Required unless there is no condition, or it concerns hexsides.
---@field scope? grognard.acw.Scope How many stacks must meet the condition. Required unless there is no condition, or it concerns the Cohesion Rating.
---@field mark? integer The mark, 0 to 31. Required if the condition concerns a mark.
---@field least integer The least command value or Cohesion Rating that meets the condition.
---@field most integer The greatest command value or Cohesion Rating that meets the condition, at least 1. Required if the condition concerns one.

---A die roll modifier. It counts once a combat, however many stacks meet its condition.
---@class grognard.acw.Modifier.Table
---@field value integer The number added to the die roll, -20 to 20. A low roll favours the attacker, so that -1 helps him.
---@field what? grognard.acw.Condition The condition.
---@field side? grognard.acw.Side The side whose stacks are considered. Required unless there is no condition, or it concerns hexsides.
---@field scope? grognard.acw.Scope How many stacks must meet the condition. Required unless there is no condition, or it concerns the Cohesion Rating.
---@field mark? integer The mark, 0 to 31. Required if the condition concerns a mark.
---@field least integer The least command value or Cohesion Rating that meets the condition.
---@field most integer The greatest command value or Cohesion Rating that meets the condition, at least 1. Required if the condition concerns one.

---A die roll modifier. It counts once a combat, however many stacks meet its condition.
---@class grognard.acw.Modifier.Fields
---@field value integer The number added to the die roll, -20 to 20. A low roll favours the attacker, so that -1 helps him.
---@field what? grognard.acw.Condition The condition.
---@field side? grognard.acw.Side The side whose stacks are considered. Required unless there is no condition, or it concerns hexsides.
---@field scope? grognard.acw.Scope How many stacks must meet the condition. Required unless there is no condition, or it concerns the Cohesion Rating.
---@field mark? integer The mark, 0 to 31. Required if the condition concerns a mark.
---@field least? integer The least command value or Cohesion Rating that meets the condition.
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
---@class grognard.acw.Strength.Table
---@field strength grognard.Measure Strength points (SP) that count, of all hexes together.
---@field foot grognard.Measure Strength points (SP) of infantry and cavalry among these.
---@field guns grognard.Measure Strength points (SP) of artillery among these.
---@field printed grognard.Measure Printed strength points (SP) of all of the units, whether they count or not.
---@field hexes integer The number of hexes with units that take part.

---The strength of units in a combat.
---@class grognard.acw.Strength.Fields
---@field strength? grognard.Measure Strength points (SP) that count, of all hexes together.
---@field foot? grognard.Measure Strength points (SP) of infantry and cavalry among these.
---@field guns? grognard.Measure Strength points (SP) of artillery among these.
---@field printed? grognard.Measure Printed strength points (SP) of all of the units, whether they count or not.
---@field hexes? integer The number of hexes with units that take part.

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
---@class grognard.acw.Flanked.Table
---@field flanked boolean The hex is flanked.
---@field hexes integer The number of hexes that attack it.

---Whether a hex is flanked.
---@class grognard.acw.Flanked.Fields
---@field flanked? boolean The hex is flanked.
---@field hexes? integer The number of hexes that attack it.

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
---@class grognard.acw.Column.Table
---@field odds grognard.Odds.Table The rounded odds; 1:0 against a strength of 0, 0:1 with a strength of 0.
---@field heading grognard.Odds.Table The odds printed above the column.
---@field column integer The column, from 0, from the defender's best.

---Odds and their column.
---@class grognard.acw.Column.Fields
---@field odds? grognard.Odds|grognard.Odds.Fields The rounded odds; 1:0 against a strength of 0, 0:1 with a strength of 0.
---@field heading? grognard.Odds|grognard.Odds.Fields The odds printed above the column.
---@field column? integer The column, from 0, from the defender's best.

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
---@class grognard.acw.Fate: userdata
---@field losses integer The number of units lost: in each of the side's hexes, or of the whole side with `together`.
---@field retreat integer The number of hexes that all units of the side retreat.
---@field eliminated boolean Every unit of the side is eliminated.
---@field disorganized boolean Every unit of the side that survives becomes disorganized.
---@field advance boolean The side may advance if the other side's hexes are vacated.
---@field together boolean `losses` is for the whole side, not for each of its hexes.

---The effect of a result on one side.
---@class grognard.acw.Fate.Table
---@field losses integer The number of units lost: in each of the side's hexes, or of the whole side with `together`.
---@field retreat integer The number of hexes that all units of the side retreat.
---@field eliminated boolean Every unit of the side is eliminated.
---@field disorganized boolean Every unit of the side that survives becomes disorganized.
---@field advance boolean The side may advance if the other side's hexes are vacated.
---@field together boolean `losses` is for the whole side, not for each of its hexes.

---The effect of a result on one side.
---@class grognard.acw.Fate.Fields
---@field losses? integer The number of units lost: in each of the side's hexes, or of the whole side with `together`.
---@field retreat? integer The number of hexes that all units of the side retreat.
---@field eliminated? boolean Every unit of the side is eliminated.
---@field disorganized? boolean Every unit of the side that survives becomes disorganized.
---@field advance? boolean The side may advance if the other side's hexes are vacated.
---@field together? boolean `losses` is for the whole side, not for each of its hexes.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Fate.Fields
---@return grognard.acw.Fate? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Fate): grognard.acw.Fate
function grognard.acw.Fate(fields) end

---A result of the table: a code and its effects.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Outcome: userdata
---@field code integer The code in the cells of the table.
---@field exchange boolean An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Neither side then has `losses` or is `eliminated`.
---@field attacker grognard.acw.Fate The effect on the attacker.
---@field defender grognard.acw.Fate The effect on the defender.

---A result of the table: a code and its effects.
---@class grognard.acw.Outcome.Table
---@field code integer The code in the cells of the table.
---@field exchange boolean An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Neither side then has `losses` or is `eliminated`.
---@field attacker grognard.acw.Fate.Table The effect on the attacker.
---@field defender grognard.acw.Fate.Table The effect on the defender.

---A result of the table: a code and its effects.
---@class grognard.acw.Outcome.Fields
---@field code? integer The code in the cells of the table.
---@field exchange? boolean An exchange: each hex of the defender loses a unit and the attacker matches their SP (ACW 10). Neither side then has `losses` or is `eliminated`.
---@field attacker? grognard.acw.Fate|grognard.acw.Fate.Fields The effect on the attacker.
---@field defender? grognard.acw.Fate|grognard.acw.Fate.Fields The effect on the defender.

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
---@field first? integer The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last.
---@field cells integer[] The codes of the results, row by row, each row from the first column to the last.
---@field results grognard.acw.Outcome[] The results, each code once, from the worst for the attacker to the best.

---A results table, as a game's chart prints it.
---@class grognard.acw.Table.Table
---@field columns grognard.Odds.Table[] The odds printed above the columns, from the defender's best to the attacker's. Neither side of them is 0.
---@field rows integer The number of rows, at least 1: one for each modified roll from `first` on.
---@field first? integer The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last.
---@field cells integer[] The codes of the results, row by row, each row from the first column to the last.
---@field results grognard.acw.Outcome.Table[] The results, each code once, from the worst for the attacker to the best.

---A results table, as a game's chart prints it.
---@class grognard.acw.Table.Fields
---@field columns (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds> The odds printed above the columns, from the defender's best to the attacker's. Neither side of them is 0.
---@field rows integer The number of rows, at least 1: one for each modified roll from `first` on.
---@field first? integer The modified roll of the first row. Lower rolls use the first row, rolls above the last row's the last.
---@field cells integer[] The codes of the results, row by row, each row from the first column to the last.
---@field results (grognard.acw.Outcome|grognard.acw.Outcome.Fields)[]|grognard.List<grognard.acw.Outcome> The results, each code once, from the worst for the attacker to the best.

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
---@class grognard.acw.Extent.Table
---@field columns integer The number of columns.
---@field rows integer The number of rows.
---@field results integer The number of results defined.
---@field unused integer The number of results defined that are in no cell.

---The extent of a results table.
---@class grognard.acw.Extent.Fields
---@field columns? integer The number of columns.
---@field rows? integer The number of rows.
---@field results? integer The number of results defined.
---@field unused? integer The number of results defined that are in no cell.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Extent.Fields
---@return grognard.acw.Extent? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Extent): grognard.acw.Extent
function grognard.acw.Extent(fields) end

---The example of a results table, for languages that do not have `EXAMPLE`. Pass its parts as a table.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.Example: userdata
---@field columns grognard.Odds[] The odds printed above the columns.
---@field rows integer The number of rows.
---@field first? integer The modified roll of the first row.
---@field cells integer[] The codes of the results, row by row.
---@field results grognard.acw.Outcome[] The results.

---The example of a results table, for languages that do not have `EXAMPLE`. Pass its parts as a table.
---@class grognard.acw.Example.Table
---@field columns grognard.Odds.Table[] The odds printed above the columns.
---@field rows integer The number of rows.
---@field first? integer The modified roll of the first row.
---@field cells integer[] The codes of the results, row by row.
---@field results grognard.acw.Outcome.Table[] The results.

---The example of a results table, for languages that do not have `EXAMPLE`. Pass its parts as a table.
---@class grognard.acw.Example.Fields
---@field columns? (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds> The odds printed above the columns.
---@field rows? integer The number of rows.
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
---@class grognard.acw.Board.Table
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
---@field combat integer The combat that the hex fights in, counted from 1; 0 for none. In a question no number may exceed the number of rows.
---@field side? grognard.acw.Side The side of the units in the hex.
---@field strength grognard.Measure The strength points (SP) that the hex contributes to its combat. Returned in answers and ignored in questions.

---The part of one hex in a plan.
---@class grognard.acw.Engaged.Table
---@field hex grognard.Hex.Table The hex.
---@field combat integer The combat that the hex fights in, counted from 1; 0 for none. In a question no number may exceed the number of rows.
---@field side? grognard.acw.Side The side of the units in the hex.
---@field strength grognard.Measure The strength points (SP) that the hex contributes to its combat. Returned in answers and ignored in questions.

---The part of one hex in a plan.
---@class grognard.acw.Engaged.Fields
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field combat integer The combat that the hex fights in, counted from 1; 0 for none. In a question no number may exceed the number of rows.
---@field side? grognard.acw.Side The side of the units in the hex.
---@field strength? grognard.Measure The strength points (SP) that the hex contributes to its combat. Returned in answers and ignored in questions.

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
---@class grognard.acw.Contact.Table
---@field hex grognard.Hex.Table The hex.
---@field duty grognard.acw.Duty Whether the hex must be attacked.
---@field strength grognard.Measure The strength points (SP) that defend it.
---@field attackers integer The number of friendly hexes that can attack it.
---@field attack grognard.Measure The strength points (SP) of all of these together.

---An enemy hex that must or may be attacked.
---@class grognard.acw.Contact.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field duty? grognard.acw.Duty Whether the hex must be attacked. Default: "may".
---@field strength? grognard.Measure The strength points (SP) that defend it.
---@field attackers? integer The number of friendly hexes that can attack it.
---@field attack? grognard.Measure The strength points (SP) of all of these together.

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
---@class grognard.acw.Duties.Table
---@field must integer Enemy hexes that must be attacked.
---@field may integer Enemy hexes that may be attacked in addition.
---@field hopeless integer Enemy hexes that must be attacked, but that no friendly hex can attack.
---@field able integer Friendly hexes that can attack an enemy hex.

---The numbers of enemy hexes that must and may be attacked.
---@class grognard.acw.Duties.Fields
---@field must? integer Enemy hexes that must be attacked.
---@field may? integer Enemy hexes that may be attacked in addition.
---@field hopeless? integer Enemy hexes that must be attacked, but that no friendly hex can attack.
---@field able? integer Friendly hexes that can attack an enemy hex.

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
---@field combat integer The combat in the plan, counted from 1; 0 for none.
---@field rule integer The rule that is broken.
---@field distance integer The distance between the two hexes; 0 if the fault concerns one.
---@field what grognard.acw.Wrong The kind of fault.

---A fault of a combat or of a plan of combats.
---@class grognard.acw.Flaw.Table
---@field hex grognard.Hex.Table The hex of the fault.
---@field other grognard.Hex.Table The other hex, if the fault concerns two; otherwise the same hex.
---@field combat integer The combat in the plan, counted from 1; 0 for none.
---@field rule integer The rule that is broken.
---@field distance integer The distance between the two hexes; 0 if the fault concerns one.
---@field what grognard.acw.Wrong The kind of fault.

---A fault of a combat or of a plan of combats.
---@class grognard.acw.Flaw.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex of the fault.
---@field other? grognard.Hex|grognard.Hex.Fields The other hex, if the fault concerns two; otherwise the same hex.
---@field combat? integer The combat in the plan, counted from 1; 0 for none.
---@field rule? integer The rule that is broken.
---@field distance? integer The distance between the two hexes; 0 if the fault concerns one.
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
---@field worst_combat integer The combat at the worst odds, counted from 1, the first of several; 0 if there are no combats.
---@field worst grognard.Odds The odds of that combat, rounded in the defender's favour; 0:0 if there are no combats.

---A summary of a plan.
---@class grognard.acw.Planned.Table
---@field combats integer The number of combats.
---@field attackers integer The number of friendly hexes that attack.
---@field idle integer The number of friendly hexes that stay out though they could attack.
---@field worst_combat integer The combat at the worst odds, counted from 1, the first of several; 0 if there are no combats.
---@field worst grognard.Odds.Table The odds of that combat, rounded in the defender's favour; 0:0 if there are no combats.

---A summary of a plan.
---@class grognard.acw.Planned.Fields
---@field combats? integer The number of combats.
---@field attackers? integer The number of friendly hexes that attack.
---@field idle? integer The number of friendly hexes that stay out though they could attack.
---@field worst_combat? integer The combat at the worst odds, counted from 1, the first of several; 0 if there are no combats.
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
---@class grognard.acw.Improved.Table
---@field plan grognard.acw.Planned.Table A summary of the plan.
---@field bound grognard.Odds.Table Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
---@field steps integer The number of steps that the search took.
---@field proven boolean No legal plan has better worst odds: the worst odds equal the bound.

---An improved plan.
---@class grognard.acw.Improved.Fields
---@field plan? grognard.acw.Planned|grognard.acw.Planned.Fields A summary of the plan.
---@field bound? grognard.Odds|grognard.Odds.Fields Odds that the worst combat of no plan can pass; 0:0 where there is nothing to attack.
---@field steps? integer The number of steps that the search took.
---@field proven? boolean No legal plan has better worst odds: the worst odds equal the bound.

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
---@class grognard.acw.Walked.Table
---@field found boolean There is a next plan. Otherwise the iteration is at its end and the other fields mean nothing.
---@field plan grognard.acw.Planned.Table A summary of the plan.

---The next plan.
---@class grognard.acw.Walked.Fields
---@field found? boolean There is a next plan. Otherwise the iteration is at its end and the other fields mean nothing.
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
---@field sets integer The number of sets of them that cannot all be attacked.

---The number of enemy hexes that can be attacked.
---@class grognard.acw.Coverage.Table
---@field targets integer Enemy hexes to attack: those that must be attacked and the targets of the question.
---@field covered integer The most of them that combats of one round can attack.
---@field sets integer The number of sets of them that cannot all be attacked.

---The number of enemy hexes that can be attacked.
---@class grognard.acw.Coverage.Fields
---@field targets? integer Enemy hexes to attack: those that must be attacked and the targets of the question.
---@field covered? integer The most of them that combats of one round can attack.
---@field sets? integer The number of sets of them that cannot all be attacked.

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
---@class grognard.acw.Shortage: userdata
---@field hex grognard.Hex The hex.
---@field set integer The set, counted from 1.
---@field most integer The most enemy hexes of the set that can be attacked.
---@field side? grognard.acw.Side The side of the units in the hex: an enemy hex of the set, or one of the friendly hexes that alone can attack any of them.

---A hex of a set of enemy hexes that cannot all be attacked.
---@class grognard.acw.Shortage.Table
---@field hex grognard.Hex.Table The hex.
---@field set integer The set, counted from 1.
---@field most integer The most enemy hexes of the set that can be attacked.
---@field side? grognard.acw.Side The side of the units in the hex: an enemy hex of the set, or one of the friendly hexes that alone can attack any of them.

---A hex of a set of enemy hexes that cannot all be attacked.
---@class grognard.acw.Shortage.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field set? integer The set, counted from 1.
---@field most? integer The most enemy hexes of the set that can be attacked.
---@field side? grognard.acw.Side The side of the units in the hex: an enemy hex of the set, or one of the friendly hexes that alone can attack any of them.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Shortage.Fields
---@return grognard.acw.Shortage? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Shortage): grognard.acw.Shortage
function grognard.acw.Shortage(fields) end

---The number of plans.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.acw.PlanCount: userdata
---@field plans grognard.Wide The number of legal plans; if it is not exact, a lower bound.
---@field steps integer The number of steps that the count took.
---@field exact boolean The number is exact: the budget sufficed, and the number fits 64 bits.

---The number of plans.
---@class grognard.acw.PlanCount.Table
---@field plans grognard.Wide The number of legal plans; if it is not exact, a lower bound.
---@field steps integer The number of steps that the count took.
---@field exact boolean The number is exact: the budget sufficed, and the number fits 64 bits.

---The number of plans.
---@class grognard.acw.PlanCount.Fields
---@field plans? grognard.Wide The number of legal plans; if it is not exact, a lower bound.
---@field steps? integer The number of steps that the count took.
---@field exact? boolean The number is exact: the budget sufficed, and the number fits 64 bits.

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
---@field table integer A checksum of the results table, so that the die is looked up in the same table; 0 in an assessment made by hand.
---@field column integer The column, from 0, from the defender's best.
---@field drm integer The sum of the die roll modifiers.
---@field attacker_cohesion integer The Cohesion Rating that the attacker fights with; 0 for none.
---@field defender_cohesion integer The Cohesion Rating that the defender fights with; 0 for none.
---@field attacking_hexes integer The number of attacking hexes.
---@field defending_hexes integer The number of attacked hexes.
---@field flanked_hexes integer The number of attacked hexes that are flanked.

---The assessment of a combat: the input of `resolve` and `distribution`.
---@class grognard.acw.Assessment.Table
---@field attack grognard.Measure The attacker's strength points (SP) that count.
---@field defence grognard.Measure The defender's strength points (SP) that count, of all his hexes together.
---@field odds grognard.Odds.Table The odds, rounded in the defender's favour; 1:0 against a strength of 0, 0:1 with a strength of 0.
---@field heading grognard.Odds.Table The odds printed above the column of the table.
---@field table integer A checksum of the results table, so that the die is looked up in the same table; 0 in an assessment made by hand.
---@field column integer The column, from 0, from the defender's best.
---@field drm integer The sum of the die roll modifiers.
---@field attacker_cohesion integer The Cohesion Rating that the attacker fights with; 0 for none.
---@field defender_cohesion integer The Cohesion Rating that the defender fights with; 0 for none.
---@field attacking_hexes integer The number of attacking hexes.
---@field defending_hexes integer The number of attacked hexes.
---@field flanked_hexes integer The number of attacked hexes that are flanked.

---The assessment of a combat: the input of `resolve` and `distribution`.
---@class grognard.acw.Assessment.Fields
---@field attack? grognard.Measure The attacker's strength points (SP) that count.
---@field defence? grognard.Measure The defender's strength points (SP) that count, of all his hexes together.
---@field odds? grognard.Odds|grognard.Odds.Fields The odds, rounded in the defender's favour; 1:0 against a strength of 0, 0:1 with a strength of 0.
---@field heading grognard.Odds|grognard.Odds.Fields The odds printed above the column of the table.
---@field table? integer A checksum of the results table, so that the die is looked up in the same table; 0 in an assessment made by hand.
---@field column integer The column, from 0, from the defender's best.
---@field drm? integer The sum of the die roll modifiers.
---@field attacker_cohesion? integer The Cohesion Rating that the attacker fights with; 0 for none.
---@field defender_cohesion? integer The Cohesion Rating that the defender fights with; 0 for none.
---@field attacking_hexes? integer The number of attacking hexes.
---@field defending_hexes? integer The number of attacked hexes.
---@field flanked_hexes? integer The number of attacked hexes that are flanked.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Assessment.Fields
---@return grognard.acw.Assessment? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Assessment): grognard.acw.Assessment
function grognard.acw.Assessment(fields) end

---The side that settles a result next. The defender settles first, since in an exchange the attacker matches his
---losses.
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
---@class grognard.acw.Battle.Table
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
---@field owed? grognard.Measure In an exchange, the strength points (SP) that the defender lost and the attacker must match.
---@field attacker_cohesion? integer The Cohesion Rating that the attacker fought with; 0 for none.
---@field defender_cohesion? integer The Cohesion Rating that the defender fought with; 0 for none.
---@field stage? grognard.acw.Stage The side that settles next.
---@field advance? grognard.acw.Advance The side that may advance once the result is settled. Default: "none".
---@field roll? integer The die roll with modifiers.
---@field row? integer The row of the table, from 0.
---@field column? integer The column of the table, from 0.
---@field defender_gone? boolean No unit of the defender is left.
---@field attacker_gone? boolean No unit of the attacker is left.

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
---@class grognard.acw.Chance.Table
---@field result grognard.acw.Outcome.Table The result.
---@field cases integer The number of the six cases that give it.

---A result and its chance.
---@class grognard.acw.Chance.Fields
---@field result? grognard.acw.Outcome|grognard.acw.Outcome.Fields The result.
---@field cases? integer The number of the six cases that give it.

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
---@field exchange integer Cases of an exchange.
---@field attacker_adverse integer Cases in which the attacker suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11).
---@field defender_adverse integer Cases in which the defender suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11).
---@field attacker_driven integer Cases in which the attacker retreats or is eliminated.
---@field defender_driven integer Cases in which the defender retreats or is eliminated.
---@field attacker_eliminated integer Cases in which the attacker is eliminated.
---@field defender_eliminated integer Cases in which the defender is eliminated.
---@field attacker_retreat_expected integer The attacker's expected hexes of retreat, over the denominator.
---@field defender_retreat_expected integer The defender's expected hexes of retreat, over the denominator.

---The exact chances of a combat, as counts of cases over `denominator`.
---@class grognard.acw.CombatDistribution.Table
---@field denominator integer The number of cases, 6.
---@field faces integer[] The code of the result for each face of the die, from 1 to 6.
---@field exchange integer Cases of an exchange.
---@field attacker_adverse integer Cases in which the attacker suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11).
---@field defender_adverse integer Cases in which the defender suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11).
---@field attacker_driven integer Cases in which the attacker retreats or is eliminated.
---@field defender_driven integer Cases in which the defender retreats or is eliminated.
---@field attacker_eliminated integer Cases in which the attacker is eliminated.
---@field defender_eliminated integer Cases in which the defender is eliminated.
---@field attacker_retreat_expected integer The attacker's expected hexes of retreat, over the denominator.
---@field defender_retreat_expected integer The defender's expected hexes of retreat, over the denominator.

---The exact chances of a combat, as counts of cases over `denominator`.
---@class grognard.acw.CombatDistribution.Fields
---@field denominator? integer The number of cases, 6.
---@field faces? integer[] The code of the result for each face of the die, from 1 to 6.
---@field exchange? integer Cases of an exchange.
---@field attacker_adverse? integer Cases in which the attacker suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11).
---@field defender_adverse? integer Cases in which the defender suffers an adverse result, including an exchange: his commanders may have to roll (ACW 11).
---@field attacker_driven? integer Cases in which the attacker retreats or is eliminated.
---@field defender_driven? integer Cases in which the defender retreats or is eliminated.
---@field attacker_eliminated? integer Cases in which the attacker is eliminated.
---@field defender_eliminated? integer Cases in which the defender is eliminated.
---@field attacker_retreat_expected? integer The attacker's expected hexes of retreat, over the denominator.
---@field defender_retreat_expected? integer The defender's expected hexes of retreat, over the denominator.

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
---@class grognard.acw.Due.Table
---@field hex grognard.Hex.Table The hex.
---@field losses integer The number of units to lose in it.
---@field cohesion integer The Cohesion Rating of the first unit lost; 0 if it may be any unit.

---What a hex owes.
---@class grognard.acw.Due.Fields
---@field hex? grognard.Hex|grognard.Hex.Fields The hex.
---@field losses? integer The number of units to lose in it.
---@field cohesion? integer The Cohesion Rating of the first unit lost; 0 if it may be any unit.

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
---@class grognard.acw.Owed.Table
---@field losses integer The number of units to lose in all.
---@field strength grognard.Measure Strength points (SP) to lose, which is the attacker's part of an exchange. More may be lost.
---@field stage? grognard.acw.Stage The side that settles next; `over` if nothing is owed any more.
---@field cohesion integer The Cohesion Rating of the first unit lost; 0 if it may be any unit.
---@field everything boolean Every unit is lost: the result says so, or none of them can be spared.

---What a side owes. It never owes both `losses` and `strength`.
---@class grognard.acw.Owed.Fields
---@field losses? integer The number of units to lose in all.
---@field strength? grognard.Measure Strength points (SP) to lose, which is the attacker's part of an exchange. More may be lost.
---@field stage? grognard.acw.Stage The side that settles next; `over` if nothing is owed any more.
---@field cohesion? integer The Cohesion Rating of the first unit lost; 0 if it may be any unit.
---@field everything? boolean Every unit is lost: the result says so, or none of them can be spared.

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
---@class grognard.acw.Settled.Table
---@field battle grognard.acw.Battle.Table The battle after the payment.
---@field strength grognard.Measure Printed strength points (SP) that the side lost.
---@field units integer The number of units that the side lost.

---The result of a payment.
---@class grognard.acw.Settled.Fields
---@field battle? grognard.acw.Battle|grognard.acw.Battle.Fields The battle after the payment.
---@field strength? grognard.Measure Printed strength points (SP) that the side lost.
---@field units? integer The number of units that the side lost.

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
---@class grognard.acw.Effect.Table
---@field unit integer The unit's index. The operation says in which list of its question.
---@field rule integer The rule that requires the change.
---@field hex grognard.Hex.Table The unit's hex.
---@field amount integer The amount, in the unit that the kind says.
---@field what grognard.acw.EffectKind The kind of change.

---A change to one unit, for the caller to apply.
---@class grognard.acw.Effect.Fields
---@field unit? integer The unit's index. The operation says in which list of its question.
---@field rule? integer The rule that requires the change.
---@field hex? grognard.Hex|grognard.Hex.Fields The unit's hex.
---@field amount? integer The amount, in the unit that the kind says.
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
---@class grognard.acw.Rolls.Table
---@field rolls integer Commanders who roll, one die each.

---The number of commanders who roll.
---@class grognard.acw.Rolls.Fields
---@field rolls? integer Commanders who roll, one die each.

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
---@field army_commander integer The unit that commands the army afterwards; absent if there is no commander. C counts it from 1.
---@field changed boolean Another counter commands the army than before.

---The result of commanders' rolls.
---@class grognard.acw.Command.Table
---@field rolls integer Commanders who rolled.
---@field casualties integer Commanders who were flipped to their replacements.
---@field army_commander integer The unit that commands the army afterwards; absent if there is no commander. C counts it from 1.
---@field changed boolean Another counter commands the army than before.

---The result of commanders' rolls.
---@class grognard.acw.Command.Fields
---@field rolls? integer Commanders who rolled.
---@field casualties? integer Commanders who were flipped to their replacements.
---@field army_commander? integer The unit that commands the army afterwards; absent if there is no commander. C counts it from 1.
---@field changed? boolean Another counter commands the army than before.

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
---@field army_commander integer The unit that commands the army afterwards; absent if there is no commander. C counts it from 1.
---@field changed boolean Another counter commands the army than before.

---The chance of a number of casualties together with one commander of the army afterwards.
---@class grognard.acw.CommandChance.Table
---@field cases grognard.Wide The number of cases.
---@field casualties integer Commanders who are flipped to their replacements.
---@field army_commander integer The unit that commands the army afterwards; absent if there is no commander. C counts it from 1.
---@field changed boolean Another counter commands the army than before.

---The chance of a number of casualties together with one commander of the army afterwards.
---@class grognard.acw.CommandChance.Fields
---@field cases? grognard.Wide The number of cases.
---@field casualties? integer Commanders who are flipped to their replacements.
---@field army_commander? integer The unit that commands the army afterwards; absent if there is no commander. C counts it from 1.
---@field changed? boolean Another counter commands the army than before.

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
---@field unharmed grognard.Wide Cases without casualties.
---@field changed grognard.Wide Cases in which another counter commands the army than before.
---@field casualties_expected grognard.Wide Expected casualties, over the denominator.
---@field rolls integer The number of commanders who roll.
---@field army_commander integer The unit that commands the army before the rolls; absent if there is no commander. C counts it from 1.

---The exact chances of commanders' rolls, as counts of equal cases.
---@class grognard.acw.CommandDistribution.Table
---@field denominator grognard.Wide The number of cases: 6 to the power of the number of commanders who roll.
---@field unharmed grognard.Wide Cases without casualties.
---@field changed grognard.Wide Cases in which another counter commands the army than before.
---@field casualties_expected grognard.Wide Expected casualties, over the denominator.
---@field rolls integer The number of commanders who roll.
---@field army_commander integer The unit that commands the army before the rolls; absent if there is no commander. C counts it from 1.

---The exact chances of commanders' rolls, as counts of equal cases.
---@class grognard.acw.CommandDistribution.Fields
---@field denominator? grognard.Wide The number of cases: 6 to the power of the number of commanders who roll.
---@field unharmed? grognard.Wide Cases without casualties.
---@field changed? grognard.Wide Cases in which another counter commands the army than before.
---@field casualties_expected? grognard.Wide Expected casualties, over the denominator.
---@field rolls? integer The number of commanders who roll.
---@field army_commander? integer The unit that commands the army before the rolls; absent if there is no commander. C counts it from 1.

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
---@class grognard.acw.Head: userdata
---@field army_commander integer The unit; absent if there is no commander. C counts it from 1.
---@field stars integer His stars on his present side.
---@field command integer His command value on his present side.

---The commander of an army.
---@class grognard.acw.Head.Table
---@field army_commander integer The unit; absent if there is no commander. C counts it from 1.
---@field stars integer His stars on his present side.
---@field command integer His command value on his present side.

---The commander of an army.
---@class grognard.acw.Head.Fields
---@field army_commander? integer The unit; absent if there is no commander. C counts it from 1.
---@field stars? integer His stars on his present side.
---@field command? integer His command value on his present side.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.acw.Head.Fields
---@return grognard.acw.Head? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.acw.Head): grognard.acw.Head
function grognard.acw.Head(fields) end

---The kind of a piece. The first eight fight; the last two are in a territory and are never lost in a battle.
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
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.UnitValue: userdata
---@field kind? grognard.axis_allies.Kind The kind of the row.
---@field cost integer The cost, in IPC.
---@field movement integer The number of spaces that it moves in a turn, at least 1 in a board's chart; 0 for an industrial complex.
---@field attack integer The highest roll that hits in attack: 0 for never, at most 6.
---@field defence integer The highest roll that hits in defence: 0 for never, at most 6.
---@field shot integer The highest roll of its special shot that hits, 0 for none: a battleship's support shot, an antiaircraft gun's die.
---@field hold integer The room that it offers to cargo.
---@field space integer The room that it takes as cargo.

---A row of the unit chart.
---@class grognard.axis_allies.UnitValue.Table
---@field kind? grognard.axis_allies.Kind The kind of the row.
---@field cost integer The cost, in IPC.
---@field movement integer The number of spaces that it moves in a turn, at least 1 in a board's chart; 0 for an industrial complex.
---@field attack integer The highest roll that hits in attack: 0 for never, at most 6.
---@field defence integer The highest roll that hits in defence: 0 for never, at most 6.
---@field shot integer The highest roll of its special shot that hits, 0 for none: a battleship's support shot, an antiaircraft gun's die.
---@field hold integer The room that it offers to cargo.
---@field space integer The room that it takes as cargo.

---A row of the unit chart.
---@class grognard.axis_allies.UnitValue.Fields
---@field kind? grognard.axis_allies.Kind The kind of the row.
---@field cost? integer The cost, in IPC.
---@field movement? integer The number of spaces that it moves in a turn, at least 1 in a board's chart; 0 for an industrial complex.
---@field attack? integer The highest roll that hits in attack: 0 for never, at most 6.
---@field defence? integer The highest roll that hits in defence: 0 for never, at most 6.
---@field shot? integer The highest roll of its special shot that hits, 0 for none: a battleship's support shot, an antiaircraft gun's die.
---@field hold? integer The room that it offers to cargo.
---@field space? integer The room that it takes as cargo.

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

---The number of units of each kind that fight on one side. Antiaircraft guns, complexes and cargo do not fight and are not counted.
---@class grognard.axis_allies.Force.Table
---@field infantry integer The number of infantry.
---@field armor integer The number of armor.
---@field fighter integer The number of fighters.
---@field bomber integer The number of bombers.
---@field transport integer The number of transports.
---@field submarine integer The number of submarines.
---@field carrier integer The number of aircraft carriers.
---@field battleship integer The number of battleships.

---The number of units of each kind that fight on one side. Antiaircraft guns, complexes and cargo do not fight and are not counted.
---@class grognard.axis_allies.Force.Fields
---@field infantry? integer The number of infantry.
---@field armor? integer The number of armor.
---@field fighter? integer The number of fighters.
---@field bomber? integer The number of bombers.
---@field transport? integer The number of transports.
---@field submarine? integer The number of submarines.
---@field carrier? integer The number of aircraft carriers.
---@field battleship? integer The number of battleships.

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

---The highest rolls that hit: the part of the unit chart that a battle uses.
---@class grognard.axis_allies.Figures.Table
---@field attack integer[] In attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier, battleship.
---@field defence integer[] In defence, in the same order.
---@field support integer For a battleship's support shot.
---@field aa integer For an antiaircraft gun.

---The highest rolls that hit: the part of the unit chart that a battle uses.
---@class grognard.axis_allies.Figures.Fields
---@field attack? integer[] In attack, in the order of the kinds: infantry, armor, fighter, bomber, transport, submarine, carrier, battleship.
---@field defence? integer[] In defence, in the same order.
---@field support? integer For a battleship's support shot.
---@field aa? integer For an antiaircraft gun.

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
---@class grognard.axis_allies.Bombardment.Table
---@field battleships integer The number of battleships that are to fire.
---@field fought integer The number of these that were in a sea battle in this phase.
---@field unloading boolean A transport in the same sea zone unloads into the territory.
---@field sea_battle boolean There was a sea battle in that zone in this phase.

---Battleships of one sea zone that are to support an assault (AA 3.5a).
---@class grognard.axis_allies.Bombardment.Fields
---@field battleships integer The number of battleships that are to fire.
---@field fought? integer The number of these that were in a sea battle in this phase.
---@field unloading? boolean A transport in the same sea zone unloads into the territory.
---@field sea_battle? boolean There was a sea battle in that zone in this phase.

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
---@field attacker_withdrawn integer The attacker's submarines that withdrew.
---@field defender_withdrawn integer The defender's submarines that withdrew.
---@field submarine_hits integer Hits of submarines to be taken by the side that decides next. They apply to ships only.
---@field hits integer Other hits to be taken by that side.
---@field round integer The current round, from 1; 0 before the first.
---@field support integer The number of support shots in the first round.
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
---@field stage? grognard.axis_allies.Stage What the battle waits for.
---@field ending grognard.axis_allies.Ending How the battle ended.
---@field amphibious boolean It is an amphibious assault.
---@field aa_gun boolean An antiaircraft gun defends the territory.
---@field taken boolean The attacker took the territory.

---A battle between two steps. A plain value that the caller keeps.
---@class grognard.axis_allies.Battle.Table
---@field attacker_start grognard.axis_allies.Force.Table The attackers at the start of the battle.
---@field defender_start grognard.axis_allies.Force.Table The defenders at the start of the battle.
---@field attacker grognard.axis_allies.Force.Table The attackers in the battle.
---@field defender grognard.axis_allies.Force.Table The defenders in the battle, including those that are hit and still fire.
---@field doomed grognard.axis_allies.Force.Table Defenders that are hit and still fire before they are removed.
---@field figures grognard.axis_allies.Figures.Table The highest rolls that hit.
---@field attacker_withdrawn integer The attacker's submarines that withdrew.
---@field defender_withdrawn integer The defender's submarines that withdrew.
---@field submarine_hits integer Hits of submarines to be taken by the side that decides next. They apply to ships only.
---@field hits integer Other hits to be taken by that side.
---@field round integer The current round, from 1; 0 before the first.
---@field support integer The number of support shots in the first round.
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
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
---@field attacker_withdrawn? integer The attacker's submarines that withdrew.
---@field defender_withdrawn? integer The defender's submarines that withdrew.
---@field submarine_hits? integer Hits of submarines to be taken by the side that decides next. They apply to ships only.
---@field hits? integer Other hits to be taken by that side.
---@field round? integer The current round, from 1; 0 before the first.
---@field support? integer The number of support shots in the first round.
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
---@field stage? grognard.axis_allies.Stage What the battle waits for.
---@field ending? grognard.axis_allies.Ending How the battle ended. Default: "none".
---@field amphibious? boolean It is an amphibious assault.
---@field aa_gun? boolean An antiaircraft gun defends the territory.
---@field taken? boolean The attacker took the territory.

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

---The step that a battle waits for.
---@class grognard.axis_allies.Turn.Table
---@field suggested grognard.axis_allies.Force.Table Losses in the customary order, as a suggestion.
---@field dice_by_kind integer[] The number of dice by kind, in the order of the kinds, which is the order in which they are read.
---@field hits_at integer[] The highest roll that hits, by kind.
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

---The step that a battle waits for.
---@class grognard.axis_allies.Turn.Fields
---@field suggested? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields Losses in the customary order, as a suggestion.
---@field dice_by_kind? integer[] The number of dice by kind, in the order of the kinds, which is the order in which they are read.
---@field hits_at? integer[] The highest roll that hits, by kind.
---@field dice? integer The number of all dice.
---@field losses? integer The number of units that must be lost.
---@field ships_least? integer The least number of ships among the losses, for submarines' hits.
---@field aircraft_most? integer The most aircraft among the losses.
---@field surface_most? integer The most units other than aircraft among the losses.
---@field submarines? integer The number of submarines that may withdraw. Any number of them may.
---@field stage? grognard.axis_allies.Stage What the battle waits for.
---@field role? grognard.axis_allies.Role The side that rolls or decides.
---@field shot? integer The highest roll of an antiaircraft gun's dice, or of support shots, that hits.
---@field may_retreat? boolean The attacker may retreat.
---@field needs_destination? boolean A retreat needs a destination: a unit other than aircraft is left.

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

---A space of the board, whose code is its number. A word is the code of the DAAK map where there is one, with CAR
---split into land and sea; three letters chosen by this library for other land and the seas that players abbreviate;
---and the zone's name for the rest.
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
---@class grognard.axis_allies.BattleEffect.Table
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
---@field count? integer The number of units that it concerns.
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
---@class grognard.axis_allies.Laden: userdata
---@field kind? grognard.axis_allies.Kind A transport or a carrier.
---@field infantry integer Infantry aboard a transport.
---@field armor integer Armor aboard a transport.
---@field aa_guns integer Antiaircraft guns aboard a transport.
---@field fighters integer Friendly fighters aboard an attacking carrier: fighters of another nation, which do not fight (AA 3.4e).
---@field friendly boolean The cargo of the transport belongs to another nation (AA 3.3).
---@field lost boolean The ship is lost.

---A ship and its cargo.
---@class grognard.axis_allies.Laden.Table
---@field kind? grognard.axis_allies.Kind A transport or a carrier.
---@field infantry integer Infantry aboard a transport.
---@field armor integer Armor aboard a transport.
---@field aa_guns integer Antiaircraft guns aboard a transport.
---@field fighters integer Friendly fighters aboard an attacking carrier: fighters of another nation, which do not fight (AA 3.4e).
---@field friendly boolean The cargo of the transport belongs to another nation (AA 3.3).
---@field lost boolean The ship is lost.

---A ship and its cargo.
---@class grognard.axis_allies.Laden.Fields
---@field kind? grognard.axis_allies.Kind A transport or a carrier.
---@field infantry? integer Infantry aboard a transport.
---@field armor? integer Armor aboard a transport.
---@field aa_guns? integer Antiaircraft guns aboard a transport.
---@field fighters? integer Friendly fighters aboard an attacking carrier: fighters of another nation, which do not fight (AA 3.4e).
---@field friendly? boolean The cargo of the transport belongs to another nation (AA 3.3).
---@field lost? boolean The ship is lost.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Laden.Fields
---@return grognard.axis_allies.Laden? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Laden): grognard.axis_allies.Laden
function grognard.axis_allies.Laden(fields) end

---The cargo lost with ships.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Sunk: userdata
---@field ipc integer The cost of the cargo, without the ships, in IPC.
---@field infantry integer The number of infantry.
---@field armor integer The number of armor.
---@field aa_guns integer The number of antiaircraft guns.
---@field fighters integer The number of fighters.

---The cargo lost with ships.
---@class grognard.axis_allies.Sunk.Table
---@field ipc integer The cost of the cargo, without the ships, in IPC.
---@field infantry integer The number of infantry.
---@field armor integer The number of armor.
---@field aa_guns integer The number of antiaircraft guns.
---@field fighters integer The number of fighters.

---The cargo lost with ships.
---@class grognard.axis_allies.Sunk.Fields
---@field ipc? integer The cost of the cargo, without the ships, in IPC.
---@field infantry? integer The number of infantry.
---@field armor? integer The number of armor.
---@field aa_guns? integer The number of antiaircraft guns.
---@field fighters? integer The number of fighters.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Sunk.Fields
---@return grognard.axis_allies.Sunk? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Sunk): grognard.axis_allies.Sunk
function grognard.axis_allies.Sunk(fields) end

---A side's plan. The default is the customary order of loss, and staying to the end.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Plan: userdata
---@field order grognard.axis_allies.Kind[] The order in which kinds are lost. A kind listed twice counts at its first place, and kinds not listed follow in the customary order, which is that of an empty plan: on land infantry, armor, then for the attacker fighter, bomber and for the defender bomber, fighter; at sea transport, submarine, fighter, bomber, carrier, battleship.
---@field keep_infantry integer The number of infantry that are lost only after everything else, to take the territory.
---@field keep_armor integer The number of armor that are lost only after everything else, to take the territory.
---@field submarines_after integer The round after which submarines withdraw; 0 for never (AA 4.2a).
---@field submarines_leave integer The most submarines that withdraw; 0 for all.
---@field retreat_after integer The number of rounds after which the attacker retreats; 0 for never (AA 4.1a).
---@field retreat_at integer The attacker retreats when this many of his units or fewer are left; 0 for never.
---@field retreat_aircraft boolean The attacker retreats when only aircraft are left to him.

---A side's plan. The default is the customary order of loss, and staying to the end.
---@class grognard.axis_allies.Plan.Table
---@field order grognard.axis_allies.Kind[] The order in which kinds are lost. A kind listed twice counts at its first place, and kinds not listed follow in the customary order, which is that of an empty plan: on land infantry, armor, then for the attacker fighter, bomber and for the defender bomber, fighter; at sea transport, submarine, fighter, bomber, carrier, battleship.
---@field keep_infantry integer The number of infantry that are lost only after everything else, to take the territory.
---@field keep_armor integer The number of armor that are lost only after everything else, to take the territory.
---@field submarines_after integer The round after which submarines withdraw; 0 for never (AA 4.2a).
---@field submarines_leave integer The most submarines that withdraw; 0 for all.
---@field retreat_after integer The number of rounds after which the attacker retreats; 0 for never (AA 4.1a).
---@field retreat_at integer The attacker retreats when this many of his units or fewer are left; 0 for never.
---@field retreat_aircraft boolean The attacker retreats when only aircraft are left to him.

---A side's plan. The default is the customary order of loss, and staying to the end.
---@class grognard.axis_allies.Plan.Fields
---@field order? grognard.axis_allies.Kind[] The order in which kinds are lost. A kind listed twice counts at its first place, and kinds not listed follow in the customary order, which is that of an empty plan: on land infantry, armor, then for the attacker fighter, bomber and for the defender bomber, fighter; at sea transport, submarine, fighter, bomber, carrier, battleship.
---@field keep_infantry? integer The number of infantry that are lost only after everything else, to take the territory.
---@field keep_armor? integer The number of armor that are lost only after everything else, to take the territory.
---@field submarines_after? integer The round after which submarines withdraw; 0 for never (AA 4.2a).
---@field submarines_leave? integer The most submarines that withdraw; 0 for all.
---@field retreat_after? integer The number of rounds after which the attacker retreats; 0 for never (AA 4.1a).
---@field retreat_at? integer The attacker retreats when this many of his units or fewer are left; 0 for never.
---@field retreat_aircraft? boolean The attacker retreats when only aircraft are left to him.

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
---@class grognard.axis_allies.Wave.Table
---@field force grognard.axis_allies.Force.Table The attackers that fight.
---@field plan grognard.axis_allies.Plan.Table The order of their losses, and when they leave.
---@field support integer Support shots in the first round (AA 3.5a).
---@field amphibious boolean The attack is an amphibious assault (AA 4.3a).

---Attackers that come together, and their plan.
---@class grognard.axis_allies.Wave.Fields
---@field force grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that fight.
---@field plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order of their losses, and when they leave.
---@field support? integer Support shots in the first round (AA 3.5a).
---@field amphibious? boolean The attack is an amphibious assault (AA 4.3a).

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
---@field fraction grognard.Wide The fraction, in units of 1/2^63.

---An expected value: a whole part and a fraction.
---@class grognard.axis_allies.Expected.Table
---@field whole grognard.Wide The whole part.
---@field fraction grognard.Wide The fraction, in units of 1/2^63.

---An expected value: a whole part and a fraction.
---@class grognard.axis_allies.Expected.Fields
---@field whole? grognard.Wide The whole part.
---@field fraction? grognard.Wide The fraction, in units of 1/2^63.

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
---@field units grognard.axis_allies.Expected The number of all units.
---@field ipc grognard.axis_allies.Expected The cost of all units, in IPC.
---@field infantry grognard.axis_allies.Expected The number of infantry.
---@field armor grognard.axis_allies.Expected The number of armor.
---@field fighter grognard.axis_allies.Expected The number of fighters.
---@field bomber grognard.axis_allies.Expected The number of bombers.
---@field transport grognard.axis_allies.Expected The number of transports.
---@field submarine grognard.axis_allies.Expected The number of submarines.
---@field carrier grognard.axis_allies.Expected The number of aircraft carriers.
---@field battleship grognard.axis_allies.Expected The number of battleships.

---Expected numbers of units.
---@class grognard.axis_allies.ExpectedForce.Table
---@field units grognard.axis_allies.Expected.Table The number of all units.
---@field ipc grognard.axis_allies.Expected.Table The cost of all units, in IPC.
---@field infantry grognard.axis_allies.Expected.Table The number of infantry.
---@field armor grognard.axis_allies.Expected.Table The number of armor.
---@field fighter grognard.axis_allies.Expected.Table The number of fighters.
---@field bomber grognard.axis_allies.Expected.Table The number of bombers.
---@field transport grognard.axis_allies.Expected.Table The number of transports.
---@field submarine grognard.axis_allies.Expected.Table The number of submarines.
---@field carrier grognard.axis_allies.Expected.Table The number of aircraft carriers.
---@field battleship grognard.axis_allies.Expected.Table The number of battleships.

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
---@field win grognard.Wide The attacker wins: no defender is left, and an attacker is.
---@field lose grognard.Wide The defender wins: no attacker is left, and a defender is.
---@field both_gone grognard.Wide No unit of either side is left.
---@field retreat grognard.Wide The attacker retreats.
---@field stalemate grognard.Wide Neither side can hit the other.
---@field taken grognard.Wide The attacker takes the territory: no defender is left, and infantry or armor is.
---@field missing grognard.Wide The upper bound of the error of each chance: the difference of the sum of the five endings from 1.
---@field rounds grognard.axis_allies.Expected The expected number of rounds, of all waves together.
---@field attacker_lost grognard.axis_allies.ExpectedForce The attacker's expected losses, of all waves together.
---@field defender_lost grognard.axis_allies.ExpectedForce The defender's expected losses.
---@field attacker_withdrawn grognard.axis_allies.Expected The expected number of the attacker's submarines that withdraw.
---@field defender_withdrawn grognard.axis_allies.Expected The expected number of the defender's submarines that withdraw.

---The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance less `missing`. With several waves, the endings are those of the last wave that is fought.
---@class grognard.axis_allies.BattleChances.Table
---@field win grognard.Wide The attacker wins: no defender is left, and an attacker is.
---@field lose grognard.Wide The defender wins: no attacker is left, and a defender is.
---@field both_gone grognard.Wide No unit of either side is left.
---@field retreat grognard.Wide The attacker retreats.
---@field stalemate grognard.Wide Neither side can hit the other.
---@field taken grognard.Wide The attacker takes the territory: no defender is left, and infantry or armor is.
---@field missing grognard.Wide The upper bound of the error of each chance: the difference of the sum of the five endings from 1.
---@field rounds grognard.axis_allies.Expected.Table The expected number of rounds, of all waves together.
---@field attacker_lost grognard.axis_allies.ExpectedForce.Table The attacker's expected losses, of all waves together.
---@field defender_lost grognard.axis_allies.ExpectedForce.Table The defender's expected losses.
---@field attacker_withdrawn grognard.axis_allies.Expected.Table The expected number of the attacker's submarines that withdraw.
---@field defender_withdrawn grognard.axis_allies.Expected.Table The expected number of the defender's submarines that withdraw.

---The chances of a battle's endings, in units of 1/2^63. Each is at most the true chance, and at least the true chance less `missing`. With several waves, the endings are those of the last wave that is fought.
---@class grognard.axis_allies.BattleChances.Fields
---@field win? grognard.Wide The attacker wins: no defender is left, and an attacker is.
---@field lose? grognard.Wide The defender wins: no attacker is left, and a defender is.
---@field both_gone? grognard.Wide No unit of either side is left.
---@field retreat? grognard.Wide The attacker retreats.
---@field stalemate? grognard.Wide Neither side can hit the other.
---@field taken? grognard.Wide The attacker takes the territory: no defender is left, and infantry or armor is.
---@field missing? grognard.Wide The upper bound of the error of each chance: the difference of the sum of the five endings from 1.
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
---@field chance grognard.Wide The chance, in units of 1/2^63. The chances of one wave add up to the chance that it is fought.
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
---@class grognard.axis_allies.BattleOutcome.Table
---@field chance grognard.Wide The chance, in units of 1/2^63. The chances of one wave add up to the chance that it is fought.
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
---@field chance? grognard.Wide The chance, in units of 1/2^63. The chances of one wave add up to the chance that it is fought.
---@field attacker_ipc? integer The attacker's losses, in IPC.
---@field defender_ipc? integer The defender's losses since the first wave, in IPC.
---@field attacker? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that are left.
---@field defender? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders that are left.
---@field attacker_withdrawn? integer The attacker's submarines that withdrew.
---@field defender_withdrawn? integer The defender's submarines that withdrew.
---@field wave? integer The wave.
---@field ending? grognard.axis_allies.Ending The ending of the wave. Default: "none".
---@field taken? boolean The territory is taken, and no further wave fights.

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
---@field chance grognard.Wide The chance that the wave ends in this round, in units of 1/2^63.
---@field win grognard.Wide The part of `chance` in which the attacker wins.
---@field lose grognard.Wide The part of `chance` in which the defender wins.
---@field both_gone grognard.Wide The part of `chance` in which no unit of either side is left.
---@field retreat grognard.Wide The part of `chance` in which the attacker retreats.
---@field taken grognard.Wide The part of `chance` in which the territory is taken.

---The chances that a wave ends in a given round.
---@class grognard.axis_allies.RoundChance.Table
---@field wave integer The wave.
---@field round integer The round after which it ends; 0 for a wave that ends before the first.
---@field chance grognard.Wide The chance that the wave ends in this round, in units of 1/2^63.
---@field win grognard.Wide The part of `chance` in which the attacker wins.
---@field lose grognard.Wide The part of `chance` in which the defender wins.
---@field both_gone grognard.Wide The part of `chance` in which no unit of either side is left.
---@field retreat grognard.Wide The part of `chance` in which the attacker retreats.
---@field taken grognard.Wide The part of `chance` in which the territory is taken.

---The chances that a wave ends in a given round.
---@class grognard.axis_allies.RoundChance.Fields
---@field wave? integer The wave.
---@field round? integer The round after which it ends; 0 for a wave that ends before the first.
---@field chance? grognard.Wide The chance that the wave ends in this round, in units of 1/2^63.
---@field win? grognard.Wide The part of `chance` in which the attacker wins.
---@field lose? grognard.Wide The part of `chance` in which the defender wins.
---@field both_gone? grognard.Wide The part of `chance` in which no unit of either side is left.
---@field retreat? grognard.Wide The part of `chance` in which the attacker retreats.
---@field taken? grognard.Wide The part of `chance` in which the territory is taken.

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
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field lost integer The number lost.
---@field wave integer For the attacker the wave; the chances of a wave add up to the chance that it is fought. For the defender 0, since his losses are those of all waves together.
---@field role? grognard.axis_allies.Role The side that loses it.
---@field of grognard.axis_allies.LossOf The quantity that is counted.
---@field kind? grognard.axis_allies.Kind The kind, if units of one kind are counted; otherwise absent.

---A possible number of losses and its chance.
---@class grognard.axis_allies.LossChance.Table
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field lost integer The number lost.
---@field wave integer For the attacker the wave; the chances of a wave add up to the chance that it is fought. For the defender 0, since his losses are those of all waves together.
---@field role? grognard.axis_allies.Role The side that loses it.
---@field of grognard.axis_allies.LossOf The quantity that is counted.
---@field kind? grognard.axis_allies.Kind The kind, if units of one kind are counted; otherwise absent.

---A possible number of losses and its chance.
---@class grognard.axis_allies.LossChance.Fields
---@field chance? grognard.Wide The chance, in units of 1/2^63.
---@field lost? integer The number lost.
---@field wave? integer For the attacker the wave; the chances of a wave add up to the chance that it is fought. For the defender 0, since his losses are those of all waves together.
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
---@field missing grognard.Wide The upper bound of the error of each chance of the defender's losses.

---A summary of the chances of losses.
---@class grognard.axis_allies.LossesWeighed.Table
---@field missing grognard.Wide The upper bound of the error of each chance of the defender's losses.

---A summary of the chances of losses.
---@class grognard.axis_allies.LossesWeighed.Fields
---@field missing? grognard.Wide The upper bound of the error of each chance of the defender's losses.

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
---@field worse grognard.Wide The chance of a result that is worse for the attacker.
---@field equal grognard.Wide The chance of this result.
---@field better grognard.Wide The chance of a result that is better for the attacker.
---@field missing grognard.Wide The upper bound of the error of each chance.
---@field swing integer The result for the attacker: the defender's losses less his own, plus the territory, in IPC.

---The rank of a battle among all possible results, in chances of 1/2^63. Results are ordered by the defender's losses less the attacker's in IPC, plus the value of the territory if it is taken.
---@class grognard.axis_allies.BattlePercentile.Table
---@field worse grognard.Wide The chance of a result that is worse for the attacker.
---@field equal grognard.Wide The chance of this result.
---@field better grognard.Wide The chance of a result that is better for the attacker.
---@field missing grognard.Wide The upper bound of the error of each chance.
---@field swing integer The result for the attacker: the defender's losses less his own, plus the territory, in IPC.

---The rank of a battle among all possible results, in chances of 1/2^63. Results are ordered by the defender's losses less the attacker's in IPC, plus the value of the territory if it is taken.
---@class grognard.axis_allies.BattlePercentile.Fields
---@field worse? grognard.Wide The chance of a result that is worse for the attacker.
---@field equal? grognard.Wide The chance of this result.
---@field better? grognard.Wide The chance of a result that is better for the attacker.
---@field missing? grognard.Wide The upper bound of the error of each chance.
---@field swing? integer The result for the attacker: the defender's losses less his own, plus the territory, in IPC.

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
---@field chance grognard.Wide The chance that the units reach, in units of 1/2^63, at least the wanted one; 0 if none were found.
---@field steps grognard.Wide The number of steps that the search took.
---@field force grognard.axis_allies.Force The units to add.
---@field units integer The number of these units.
---@field ipc integer The cost of these units, in IPC.
---@field found boolean Units were found.
---@field complete boolean The search is complete: no fewer or cheaper units reach the chance, or no units do. Not set if the budget ran out.

---The units found.
---@class grognard.axis_allies.Found.Table
---@field chance grognard.Wide The chance that the units reach, in units of 1/2^63, at least the wanted one; 0 if none were found.
---@field steps grognard.Wide The number of steps that the search took.
---@field force grognard.axis_allies.Force.Table The units to add.
---@field units integer The number of these units.
---@field ipc integer The cost of these units, in IPC.
---@field found boolean Units were found.
---@field complete boolean The search is complete: no fewer or cheaper units reach the chance, or no units do. Not set if the budget ran out.

---The units found.
---@class grognard.axis_allies.Found.Fields
---@field chance? grognard.Wide The chance that the units reach, in units of 1/2^63, at least the wanted one; 0 if none were found.
---@field steps? grognard.Wide The number of steps that the search took.
---@field force? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The units to add.
---@field units? integer The number of these units.
---@field ipc? integer The cost of these units, in IPC.
---@field found? boolean Units were found.
---@field complete? boolean The search is complete: no fewer or cheaper units reach the chance, or no units do. Not set if the budget ran out.

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

---The dice of an antiaircraft gun.
---@class grognard.axis_allies.AaVolley.Table
---@field dice integer The number of dice, one for each aircraft.
---@field hits_at integer The highest roll that hits.

---The dice of an antiaircraft gun.
---@class grognard.axis_allies.AaVolley.Fields
---@field dice? integer The number of dice, one for each aircraft.
---@field hits_at? integer The highest roll that hits.

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
---@class grognard.axis_allies.AaHits.Table
---@field hits integer The number of aircraft lost. Their owner chooses which.
---@field left integer The number of aircraft left.

---The result of antiaircraft fire.
---@class grognard.axis_allies.AaHits.Fields
---@field hits? integer The number of aircraft lost. Their owner chooses which.
---@field left? integer The number of aircraft left.

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
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field hits integer The number of hits.

---A number of hits and its chance.
---@class grognard.axis_allies.AaChance.Table
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field hits integer The number of hits.

---A number of hits and its chance.
---@class grognard.axis_allies.AaChance.Fields
---@field chance? grognard.Wide The chance, in units of 1/2^63.
---@field hits? integer The number of hits.

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
---@field hits grognard.axis_allies.Expected The expected number of hits.
---@field missing grognard.Wide The upper bound of the error of each chance, in units of 1/2^63.

---The chances of antiaircraft fire.
---@class grognard.axis_allies.AaChances.Table
---@field hits grognard.axis_allies.Expected.Table The expected number of hits.
---@field missing grognard.Wide The upper bound of the error of each chance, in units of 1/2^63.

---The chances of antiaircraft fire.
---@class grognard.axis_allies.AaChances.Fields
---@field hits? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected number of hits.
---@field missing? grognard.Wide The upper bound of the error of each chance, in units of 1/2^63.

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

---The assessment of a raid: the input of `resolve` and `distribution`.
---@class grognard.axis_allies.RaidAssessment.Table
---@field bombers integer The number of bombers.
---@field aa_dice integer The number of antiaircraft dice: one for each bomber, or 0.
---@field limit? integer The most that the owner can lose, in IPC, from 0 to 65534. Absent for no limit.
---@field hits_at integer The highest roll of the antiaircraft dice that hits.
---@field cost integer The cost of a bomber, in IPC.

---The assessment of a raid: the input of `resolve` and `distribution`.
---@class grognard.axis_allies.RaidAssessment.Fields
---@field bombers integer The number of bombers.
---@field aa_dice? integer The number of antiaircraft dice: one for each bomber, or 0.
---@field limit? integer The most that the owner can lose, in IPC, from 0 to 65534. Absent for no limit.
---@field hits_at? integer The highest roll of the antiaircraft dice that hits.
---@field cost? integer The cost of a bomber, in IPC.

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
---@class grognard.axis_allies.Raided.Table
---@field shot_down integer The number of bombers shot down.
---@field left integer The number of bombers left.
---@field rolled integer The sum of the bombers' dice.
---@field damage integer The IPC that the territory's owner pays to the bank.

---The result of a raid.
---@class grognard.axis_allies.Raided.Fields
---@field shot_down? integer The number of bombers shot down.
---@field left? integer The number of bombers left.
---@field rolled? integer The sum of the bombers' dice.
---@field damage? integer The IPC that the territory's owner pays to the bank.

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
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field shot_down integer The number of bombers shot down.
---@field damage integer The IPC that the territory's owner pays.

---A possible result of a raid and its chance.
---@class grognard.axis_allies.RaidOutcome.Table
---@field chance grognard.Wide The chance, in units of 1/2^63.
---@field shot_down integer The number of bombers shot down.
---@field damage integer The IPC that the territory's owner pays.

---A possible result of a raid and its chance.
---@class grognard.axis_allies.RaidOutcome.Fields
---@field chance? grognard.Wide The chance, in units of 1/2^63.
---@field shot_down? integer The number of bombers shot down.
---@field damage? integer The IPC that the territory's owner pays.

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
---@field damage grognard.axis_allies.Expected The expected payment of the territory's owner, in IPC.
---@field shot_down grognard.axis_allies.Expected The expected number of bombers shot down.
---@field ipc grognard.axis_allies.Expected The expected cost of the bombers shot down, in IPC.
---@field missing grognard.Wide The upper bound of the error of each chance, in units of 1/2^63.

---The chances of a raid.
---@class grognard.axis_allies.RaidChances.Table
---@field damage grognard.axis_allies.Expected.Table The expected payment of the territory's owner, in IPC.
---@field shot_down grognard.axis_allies.Expected.Table The expected number of bombers shot down.
---@field ipc grognard.axis_allies.Expected.Table The expected cost of the bombers shot down, in IPC.
---@field missing grognard.Wide The upper bound of the error of each chance, in units of 1/2^63.

---The chances of a raid.
---@class grognard.axis_allies.RaidChances.Fields
---@field damage? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected payment of the territory's owner, in IPC.
---@field shot_down? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected number of bombers shot down.
---@field ipc? grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields The expected cost of the bombers shot down, in IPC.
---@field missing? grognard.Wide The upper bound of the error of each chance, in units of 1/2^63.

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
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner grognard.axis_allies.Power The owner at the start; `nobody` for neutral land and for sea.
---@field capital grognard.axis_allies.Power The power whose capital it is; `nobody` for none.
---@field income integer The income of a turn, in IPC.
---@field industrial_complex boolean The space has an industrial complex from the start.

---A space at the start of the game. Land without an owner is neutral.
---@class grognard.axis_allies.Space.Table
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner grognard.axis_allies.Power The owner at the start; `nobody` for neutral land and for sea.
---@field capital grognard.axis_allies.Power The power whose capital it is; `nobody` for none.
---@field income integer The income of a turn, in IPC.
---@field industrial_complex boolean The space has an industrial complex from the start.

---A space at the start of the game. Land without an owner is neutral.
---@class grognard.axis_allies.Space.Fields
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field owner? grognard.axis_allies.Power The owner at the start; `nobody` for neutral land and for sea. Default: "nobody".
---@field capital? grognard.axis_allies.Power The power whose capital it is; `nobody` for none. Default: "nobody".
---@field income? integer The income of a turn, in IPC.
---@field industrial_complex? boolean The space has an industrial complex from the start.

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
---@class grognard.axis_allies.Link.Table
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
---@class grognard.axis_allies.Canal.Table
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
---@class grognard.axis_allies.Holding.Table
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
---@field taken? boolean The space changed hands in this turn.
---@field was? grognard.axis_allies.Power The owner when this turn began, if the space changed hands since. Default: "nobody".
---@field industrial_complex? boolean An industrial complex was built in the space.
---@field battled? boolean A battle took place in the space in this turn.

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
---@field aboard integer The transport or carrier that it is aboard of; absent if it is not aboard. C counts it from 1.
---@field kind? grognard.axis_allies.Kind The kind of piece. Not an industrial complex, which belongs to its space.
---@field owner grognard.axis_allies.Power The power that owns the pieces.
---@field count integer The number of pieces; 0 counts as 1.
---@field spent integer The number of spaces that the pieces moved in this turn.
---@field engaged boolean The pieces moved or fought in this turn's combat phases.
---@field unloaded grognard.axis_allies.Unloading When the pieces last unloaded: cargo that went ashore, or a transport that unloaded it.
---@field retreated boolean The pieces retreated or withdrew in this turn.
---@field shuttled boolean The owner of the transport has had a turn since the pieces boarded.
---@field captured boolean An antiaircraft gun that was captured in this turn.
---@field placed boolean The pieces were placed in this turn.

---A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done nothing in this turn.
---@class grognard.axis_allies.Unit.Table
---@field id integer The caller's identifier of the group, 1 to 65534 if questions refer to groups by it; 0 for none. No rule depends on it.
---@field space? grognard.axis_allies.Site|integer The space in which the pieces are.
---@field aboard integer The transport or carrier that it is aboard of; absent if it is not aboard. C counts it from 1.
---@field kind? grognard.axis_allies.Kind The kind of piece. Not an industrial complex, which belongs to its space.
---@field owner grognard.axis_allies.Power The power that owns the pieces.
---@field count integer The number of pieces; 0 counts as 1.
---@field spent integer The number of spaces that the pieces moved in this turn.
---@field engaged boolean The pieces moved or fought in this turn's combat phases.
---@field unloaded grognard.axis_allies.Unloading When the pieces last unloaded: cargo that went ashore, or a transport that unloaded it.
---@field retreated boolean The pieces retreated or withdrew in this turn.
---@field shuttled boolean The owner of the transport has had a turn since the pieces boarded.
---@field captured boolean An antiaircraft gun that was captured in this turn.
---@field placed boolean The pieces were placed in this turn.

---A group of pieces that are alike in every field, and that an order moves together. By default the pieces have done nothing in this turn.
---@class grognard.axis_allies.Unit.Fields
---@field id? integer The caller's identifier of the group, 1 to 65534 if questions refer to groups by it; 0 for none. No rule depends on it.
---@field space? grognard.axis_allies.Site|integer The space in which the pieces are.
---@field aboard? integer The transport or carrier that it is aboard of; absent if it is not aboard. C counts it from 1.
---@field kind? grognard.axis_allies.Kind The kind of piece. Not an industrial complex, which belongs to its space.
---@field owner grognard.axis_allies.Power The power that owns the pieces.
---@field count? integer The number of pieces; 0 counts as 1.
---@field spent? integer The number of spaces that the pieces moved in this turn.
---@field engaged? boolean The pieces moved or fought in this turn's combat phases.
---@field unloaded? grognard.axis_allies.Unloading When the pieces last unloaded: cargo that went ashore, or a transport that unloaded it. Default: "none".
---@field retreated? boolean The pieces retreated or withdrew in this turn.
---@field shuttled? boolean The owner of the transport has had a turn since the pieces boarded.
---@field captured? boolean An antiaircraft gun that was captured in this turn.
---@field placed? boolean The pieces were placed in this turn.

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

---A position, with the board and the unit chart of the game.
---@class grognard.axis_allies.Board.Table
---@field spaces grognard.axis_allies.Space.Table[] The spaces of a custom board, whose numbers count from 1 and have no names. An empty list for the second edition's board.
---@field links grognard.axis_allies.Link.Table[] The borders of a custom board.
---@field canals grognard.axis_allies.Canal.Table[] The canals of a custom board.
---@field chart grognard.axis_allies.UnitValue.Table[] Rows of the unit chart that replace the edition's.
---@field holdings grognard.axis_allies.Holding.Table[] The spaces whose state has changed since the start of the game.
---@field units grognard.axis_allies.Unit.Table[] The pieces of every power.
---@field tas_links boolean TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.

---A position, with the board and the unit chart of the game.
---@class grognard.axis_allies.Board.Fields
---@field spaces? (grognard.axis_allies.Space|grognard.axis_allies.Space.Fields)[]|grognard.List<grognard.axis_allies.Space> The spaces of a custom board, whose numbers count from 1 and have no names. An empty list for the second edition's board.
---@field links? (grognard.axis_allies.Link|grognard.axis_allies.Link.Fields)[]|grognard.List<grognard.axis_allies.Link> The borders of a custom board.
---@field canals? (grognard.axis_allies.Canal|grognard.axis_allies.Canal.Fields)[]|grognard.List<grognard.axis_allies.Canal> The canals of a custom board.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's.
---@field holdings? (grognard.axis_allies.Holding|grognard.axis_allies.Holding.Fields)[]|grognard.List<grognard.axis_allies.Holding> The spaces whose state has changed since the start of the game.
---@field units? (grognard.axis_allies.Unit|grognard.axis_allies.Unit.Fields)[]|grognard.List<grognard.axis_allies.Unit> The pieces of every power.
---@field tas_links? boolean TAS also borders the seas north and south of Australia, as on the printed board. An option that replaces 2.5.

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
---@class grognard.axis_allies.SpaceFacts.Table
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
---@field income? integer The income of a turn, in IPC.
---@field industrial_complex? boolean There is an industrial complex in the space.

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
---@class grognard.axis_allies.Border.Table
---@field space? grognard.axis_allies.Site|integer The neighbour.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field canal boolean The border is a canal for ships.

---A neighbour of a space.
---@class grognard.axis_allies.Border.Fields
---@field space? grognard.axis_allies.Site|integer The neighbour.
---@field surface? grognard.axis_allies.Surface Land or sea.
---@field canal? boolean The border is a canal for ships.

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
---@class grognard.axis_allies.Started.Table
---@field pieces integer The number of pieces.
---@field cash integer The initial cash of the power, or of all together, in IPC.

---The setup of the game.
---@class grognard.axis_allies.Started.Fields
---@field pieces? integer The number of pieces.
---@field cash? integer The initial cash of the power, or of all together, in IPC.

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
---@field aboard integer The transport to board; absent for other orders. C counts it from 1.
---@field action? grognard.axis_allies.Action The action.
---@field path (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path takes two orders.

---An order to one piece, or to one group that moves together.
---@class grognard.axis_allies.Order.Table
---@field unit integer The piece, as a group of `board.units`.
---@field aboard integer The transport to board; absent for other orders. C counts it from 1.
---@field action? grognard.axis_allies.Action The action.
---@field path (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order, with zeros after the last; for unloading, the land only. A longer path takes two orders.

---An order to one piece, or to one group that moves together.
---@class grognard.axis_allies.Order.Fields
---@field unit integer The piece, as a group of `board.units`.
---@field aboard? integer The transport to board; absent for other orders. C counts it from 1.
---@field action? grognard.axis_allies.Action The action.
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
---@field needed integer Where the rule sets a limit, the amount needed: spaces moved, room aboard a transport, bays of carriers, IPC; otherwise 0.
---@field available integer Where the rule sets a limit, the amount available; otherwise 0.

---An objection to declared orders.
---@class grognard.axis_allies.Objection.Table
---@field order integer The order; absent if the objection is that an order is missing.
---@field unit integer The piece.
---@field space? grognard.axis_allies.Site|integer The space of the objection.
---@field rule integer The rule that is broken.
---@field needed integer Where the rule sets a limit, the amount needed: spaces moved, room aboard a transport, bays of carriers, IPC; otherwise 0.
---@field available integer Where the rule sets a limit, the amount available; otherwise 0.

---An objection to declared orders.
---@class grognard.axis_allies.Objection.Fields
---@field order? integer The order; absent if the objection is that an order is missing.
---@field unit? integer The piece.
---@field space? grognard.axis_allies.Site|integer The space of the objection.
---@field rule? integer The rule that is broken.
---@field needed? integer Where the rule sets a limit, the amount needed: spaces moved, room aboard a transport, bays of carriers, IPC; otherwise 0.
---@field available? integer Where the rule sets a limit, the amount available; otherwise 0.

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
---@alias grognard.axis_allies.Incident
---| "fee" # A neutral is taken for `amount` IPC.
---| "take" # Enemy land is taken by moving in.
---| "fire" # Enemy antiaircraft guns fire at the aircraft.
---| "battle" # The path ends among enemies: a battle.
---| "canal" # Ships pass a canal.
---| "lift_off" # `unit` takes off from its carrier, which moves away.
---| "carried" # `unit` is carried along.

---An event on a path, for the caller to apply.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Happening: userdata
---@field space? grognard.axis_allies.Site|integer The space of the event.
---@field unit integer The piece that it concerns.
---@field rule integer The rule that requires it.
---@field what grognard.axis_allies.Incident The kind of event.
---@field amount integer The amount, in the unit that the kind says.

---An event on a path, for the caller to apply.
---@class grognard.axis_allies.Happening.Table
---@field space? grognard.axis_allies.Site|integer The space of the event.
---@field unit integer The piece that it concerns.
---@field rule integer The rule that requires it.
---@field what grognard.axis_allies.Incident The kind of event.
---@field amount integer The amount, in the unit that the kind says.

---An event on a path, for the caller to apply.
---@class grognard.axis_allies.Happening.Fields
---@field space? grognard.axis_allies.Site|integer The space of the event.
---@field unit? integer The piece that it concerns.
---@field rule? integer The rule that requires it.
---@field what? grognard.axis_allies.Incident The kind of event. Default: "fee".
---@field amount? integer The amount, in the unit that the kind says.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Happening.Fields
---@return grognard.axis_allies.Happening? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Happening): grognard.axis_allies.Happening
function grognard.axis_allies.Happening(fields) end

---The cost of a path.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Passage: userdata
---@field cost integer The cost of the neutrals that are taken, in IPC.
---@field spent integer The number of spaces moved in this turn, including this path.
---@field left integer The number of spaces left to move.

---The cost of a path.
---@class grognard.axis_allies.Passage.Table
---@field cost integer The cost of the neutrals that are taken, in IPC.
---@field spent integer The number of spaces moved in this turn, including this path.
---@field left integer The number of spaces left to move.

---The cost of a path.
---@class grognard.axis_allies.Passage.Fields
---@field cost? integer The cost of the neutrals that are taken, in IPC.
---@field spent? integer The number of spaces moved in this turn, including this path.
---@field left? integer The number of spaces left to move.

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
---@class grognard.axis_allies.Reached.Table
---@field space? grognard.axis_allies.Site|integer The space.
---@field cost integer The least cost of neutrals on a path there, in IPC.
---@field spaces integer The least number of spaces of a path at that cost.
---@field battle boolean Enemies are in the space: a battle.
---@field takes boolean Moving there takes the space.
---@field lands boolean An aircraft may land there in the present position.

---A space that a piece can move to.
---@class grognard.axis_allies.Reached.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field cost? integer The least cost of neutrals on a path there, in IPC.
---@field spaces? integer The least number of spaces of a path at that cost.
---@field battle? boolean Enemies are in the space: a battle.
---@field takes? boolean Moving there takes the space.
---@field lands? boolean An aircraft may land there in the present position.

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
---@class grognard.axis_allies.Range.Table
---@field spaces integer The number of spaces that it can move to.
---@field left integer The number of spaces that it has left to move.

---The number of spaces that a piece can reach.
---@class grognard.axis_allies.Range.Fields
---@field spaces? integer The number of spaces that it can move to.
---@field left? integer The number of spaces that it has left to move.

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
---@class grognard.axis_allies.Shipped.Table
---@field cost integer The cost of a neutral that is taken, in IPC.
---@field room integer The room left aboard; an infantry takes 1.
---@field done boolean The transport may not move or load again in this turn (3.2d).

---A transport after boarding or unloading.
---@class grognard.axis_allies.Shipped.Fields
---@field cost? integer The cost of a neutral that is taken, in IPC.
---@field room? integer The room left aboard; an infantry takes 1.
---@field done? boolean The transport may not move or load again in this turn (3.2d).

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
---@class grognard.axis_allies.Declared.Table
---@field cost integer The cost of the neutrals that are taken, in IPC.
---@field battles integer The number of spaces in which the power's pieces then fight.

---A summary of the orders of a phase.
---@class grognard.axis_allies.Declared.Fields
---@field cost? integer The cost of the neutrals that are taken, in IPC.
---@field battles? integer The number of spaces in which the power's pieces then fight.

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
---@class grognard.axis_allies.Strip: userdata
---@field space? grognard.axis_allies.Site|integer The space.
---@field bays integer The number of free bays of the carriers there, without those of the aircraft's own group; 0 on land, where there is no limit.
---@field spaces integer The least number of spaces to fly there.

---A space in which it may land.
---@class grognard.axis_allies.Strip.Table
---@field space? grognard.axis_allies.Site|integer The space.
---@field bays integer The number of free bays of the carriers there, without those of the aircraft's own group; 0 on land, where there is no limit.
---@field spaces integer The least number of spaces to fly there.

---A space in which it may land.
---@class grognard.axis_allies.Strip.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field bays? integer The number of free bays of the carriers there, without those of the aircraft's own group; 0 on land, where there is no limit.
---@field spaces? integer The least number of spaces to fly there.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Strip.Fields
---@return grognard.axis_allies.Strip? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Strip): grognard.axis_allies.Strip
function grognard.axis_allies.Strip(fields) end

---The range of an aircraft after combat.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Flight: userdata
---@field strips integer The number of spaces in which it may land.
---@field left integer The number of spaces that it may still fly.

---The range of an aircraft after combat.
---@class grognard.axis_allies.Flight.Table
---@field strips integer The number of spaces in which it may land.
---@field left integer The number of spaces that it may still fly.

---The range of an aircraft after combat.
---@class grognard.axis_allies.Flight.Fields
---@field strips? integer The number of spaces in which it may land.
---@field left? integer The number of spaces that it may still fly.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Flight.Fields
---@return grognard.axis_allies.Flight? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Flight): grognard.axis_allies.Flight
function grognard.axis_allies.Flight(fields) end

---Fighters without a carrier, and the places for them.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Stranded: userdata
---@field fighters integer The number of fighters without a carrier.
---@field bays integer The number of free bays in the zone.
---@field island? grognard.axis_allies.Site|integer A friendly island wholly inside the zone, which takes all fighters; 0 for none.
---@field lost integer The number of fighters that are lost.

---Fighters without a carrier, and the places for them.
---@class grognard.axis_allies.Stranded.Table
---@field fighters integer The number of fighters without a carrier.
---@field bays integer The number of free bays in the zone.
---@field island? grognard.axis_allies.Site|integer A friendly island wholly inside the zone, which takes all fighters; 0 for none.
---@field lost integer The number of fighters that are lost.

---Fighters without a carrier, and the places for them.
---@class grognard.axis_allies.Stranded.Fields
---@field fighters? integer The number of fighters without a carrier.
---@field bays? integer The number of free bays in the zone.
---@field island? grognard.axis_allies.Site|integer A friendly island wholly inside the zone, which takes all fighters; 0 for none.
---@field lost? integer The number of fighters that are lost.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Stranded.Fields
---@return grognard.axis_allies.Stranded? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Stranded): grognard.axis_allies.Stranded
function grognard.axis_allies.Stranded(fields) end

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
---@field carrier integer The carrier on which they land; absent for none. C counts it from 1.
---@field space? grognard.axis_allies.Site|integer The island, or the sea zone.
---@field rule integer The rule that decides.
---@field amount integer The number of fighters of the group.
---@field fate grognard.axis_allies.Fate The fate of these fighters.

---The fate of the fighters of a group.
---@class grognard.axis_allies.Landed.Table
---@field unit integer The group.
---@field carrier integer The carrier on which they land; absent for none. C counts it from 1.
---@field space? grognard.axis_allies.Site|integer The island, or the sea zone.
---@field rule integer The rule that decides.
---@field amount integer The number of fighters of the group.
---@field fate grognard.axis_allies.Fate The fate of these fighters.

---The fate of the fighters of a group.
---@class grognard.axis_allies.Landed.Fields
---@field unit? integer The group.
---@field carrier? integer The carrier on which they land; absent for none. C counts it from 1.
---@field space? grognard.axis_allies.Site|integer The island, or the sea zone.
---@field rule? integer The rule that decides.
---@field amount? integer The number of fighters of the group.
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
---@class grognard.axis_allies.Way.Table
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
---@class grognard.axis_allies.Refuge: userdata
---@field space? grognard.axis_allies.Site|integer The space.
---@field taken boolean The space was taken in this turn (4.4a).

---A space to which units may withdraw.
---@class grognard.axis_allies.Refuge.Table
---@field space? grognard.axis_allies.Site|integer The space.
---@field taken boolean The space was taken in this turn (4.4a).

---A space to which units may withdraw.
---@class grognard.axis_allies.Refuge.Fields
---@field space? grognard.axis_allies.Site|integer The space.
---@field taken? boolean The space was taken in this turn (4.4a).

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Refuge.Fields
---@return grognard.axis_allies.Refuge? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Refuge): grognard.axis_allies.Refuge
function grognard.axis_allies.Refuge(fields) end

---The number of spaces to which units may withdraw.
---A parsed record. It is immutable, equal to one with the same fields; `tostring` gives an expression for it.
---@class grognard.axis_allies.Refuges: userdata
---@field spaces integer The number of spaces.

---The number of spaces to which units may withdraw.
---@class grognard.axis_allies.Refuges.Table
---@field spaces integer The number of spaces.

---The number of spaces to which units may withdraw.
---@class grognard.axis_allies.Refuges.Fields
---@field spaces? integer The number of spaces.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.axis_allies.Refuges.Fields
---@return grognard.axis_allies.Refuges? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.axis_allies.Refuges): grognard.axis_allies.Refuges
function grognard.axis_allies.Refuges(fields) end

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
---@class grognard.axis_allies.Transfer.Table
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
---@class grognard.axis_allies.Conquest.Table
---@field owner grognard.axis_allies.Power The new owner of the territory.
---@field liberated boolean The territory returned to its original owner, who is a friend of the power that took it, or that power itself.
---@field freed grognard.axis_allies.Power The power whose capital was liberated, which gets back all of its land that friends hold.
---@field fallen grognard.axis_allies.Power The power whose capital fell.

---The result of a conquest.
---@class grognard.axis_allies.Conquest.Fields
---@field owner? grognard.axis_allies.Power The new owner of the territory. Default: "nobody".
---@field liberated? boolean The territory returned to its original owner, who is a friend of the power that took it, or that power itself.
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
---@class grognard.axis_allies.Income.Table
---@field income integer The IPC that it collects.
---@field value integer The value of its territories in IPC, collected or not.
---@field territories integer The number of its territories.
---@field occupied boolean Its capital is in enemy hands, so that it collects nothing (5.2a).

---The income of a power.
---@class grognard.axis_allies.Income.Fields
---@field income? integer The IPC that it collects.
---@field value? integer The value of its territories in IPC, collected or not.
---@field territories? integer The number of its territories.
---@field occupied? boolean Its capital is in enemy hands, so that it collects nothing (5.2a).

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
---@class grognard.axis_allies.Victory.Table
---@field axis_value integer The value of the territories of Germany and Japan together, in IPC.
---@field allied_capitals integer The number of Allied capitals that the Axis controls.
---@field axis_capitals integer The number of Axis capitals that the Allies control.
---@field winner grognard.axis_allies.Side The winner; `neither` if there is none, and also if each side holds enough of the other's capitals, since the first to do so had won before.
---@field ground grognard.axis_allies.Ground The ground of the victory.

---The state of victory.
---@class grognard.axis_allies.Victory.Fields
---@field axis_value? integer The value of the territories of Germany and Japan together, in IPC.
---@field allied_capitals? integer The number of Allied capitals that the Axis controls.
---@field axis_capitals? integer The number of Axis capitals that the Allies control.
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
---@field kind? grognard.axis_allies.Kind The kind of piece, including industrial complexes.
---@field count integer The number of pieces; 0 counts as 1.

---New pieces of one kind in one space.
---@class grognard.axis_allies.Placement.Table
---@field space? grognard.axis_allies.Site|integer The space in which they are placed.
---@field industrial_complex? grognard.axis_allies.Site|integer For ships, the territory of the complex that builds them; 0 for any that can.
---@field kind? grognard.axis_allies.Kind The kind of piece, including industrial complexes.
---@field count integer The number of pieces; 0 counts as 1.

---New pieces of one kind in one space.
---@class grognard.axis_allies.Placement.Fields
---@field space? grognard.axis_allies.Site|integer The space in which they are placed.
---@field industrial_complex? grognard.axis_allies.Site|integer For ships, the territory of the complex that builds them; 0 for any that can.
---@field kind? grognard.axis_allies.Kind The kind of piece, including industrial complexes.
---@field count? integer The number of pieces; 0 counts as 1.

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
---@field needed integer Where the rule sets a limit, the number of pieces that are to be in the space or to be built; otherwise 0.
---@field available integer Where the rule sets a limit, the number that may be; otherwise 0.

---An objection to a placement.
---@class grognard.axis_allies.Refusal.Table
---@field placement integer The entry of the placement.
---@field space? grognard.axis_allies.Site|integer The space of the objection.
---@field rule integer The rule that is broken.
---@field needed integer Where the rule sets a limit, the number of pieces that are to be in the space or to be built; otherwise 0.
---@field available integer Where the rule sets a limit, the number that may be; otherwise 0.

---An objection to a placement.
---@class grognard.axis_allies.Refusal.Fields
---@field placement? integer The entry of the placement.
---@field space? grognard.axis_allies.Site|integer The space of the objection.
---@field rule? integer The rule that is broken.
---@field needed? integer Where the rule sets a limit, the number of pieces that are to be in the space or to be built; otherwise 0.
---@field available? integer Where the rule sets a limit, the number that may be; otherwise 0.

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
---@class grognard.axis_allies.Placed.Table
---@field pieces integer The number of pieces.
---@field cost integer The cost of the pieces, in IPC.

---A summary of the placement.
---@class grognard.axis_allies.Placed.Fields
---@field pieces? integer The number of pieces.
---@field cost? integer The cost of the pieces, in IPC.

---Parses a record once. The result is accepted wherever its table is.
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

grognard.ocs.odds = {}

---Two strengths to compare.
---@class grognard.ocs.odds.round.Question
---@field attack grognard.Measure The attacker's strength in points.
---@field defence grognard.Measure The defender's strength in points.
---@field ground? grognard.ocs.Ground The row of the odds table. Needed for a column; rounded odds do not depend on it.

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
---@field target? grognard.Hex|grognard.Hex.Fields The attacked hex.
---@field terrain? (grognard.ocs.Terrain|grognard.ocs.Terrain.Fields)[]|grognard.List<grognard.ocs.Terrain> The terrain of the attacked hex, as rows of the game's chart. An empty list for open ground without effect.
---@field own_terrain? integer The terrain that the defender chose for himself; by default the one that is best for him. C counts it from 1.
---@field approaches? (grognard.ocs.Approach|grognard.ocs.Approach.Fields)[]|grognard.List<grognard.ocs.Approach> The terrain between the attackers' hexes and the target. A hex that is not listed has nothing in between. For an overrun the hex must be listed, with the cost of entering the target.
---@field hedgehog? integer The level of the hedgehog in the hex, 0 to 4; 0 for none.
---@field attacker_lead? integer The attacker whose Action Rating counts; by default the one with the highest. C counts it from 1.
---@field defender_lead? integer The defender whose Action Rating counts; by default the one with the highest. C counts it from 1.
---@field hex_attacked? boolean The hex has been attacked before in this Combat Segment.
---@field bystanders_re? grognard.Measure Size of other friendly units in the overrunning stack's hex, in RE.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field attacker_policy? grognard.ocs.Policy How the attacker takes his option. Required.
---@field defender_policy? grognard.ocs.Policy How the defender takes his option. Required.
---@field defender_obeys? boolean The defender takes his option even if he may ignore it.

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
---@field start? grognard.Hex|grognard.Hex.Fields The hex from which they retreat.
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
---@field own_terrain? integer The terrain that the target's player chose; by default the one that is best for him. C counts it from 1.
---@field target? grognard.Hex|grognard.Hex.Fields The target hex.
---@field phase grognard.ocs.Phase The phase of the barrage.
---@field hedgehog? integer The level of the hedgehog in the hex, 0 to 4; 0 for none.
---@field unpaid? boolean Set if the supply that artillery needs is not paid.
---@field hex_barraged? boolean The hex has been barraged before in this phase.
---@field hip_shoot? boolean The barrage is a hip shoot by an aircraft.
---@field unspotted? boolean No friendly unit can spot; `spotters` is empty.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field target? grognard.Hex|grognard.Hex.Fields The target hex.
---@field phase grognard.ocs.Phase The phase of the barrage.
---@field level? integer The level of an air base, 1 to 3. Required for one.
---@field hits? integer The hits that a port has before the barrage, 0 to 4.
---@field capacity? grognard.Measure The printed capacity of a port, in T. Required for one.
---@field planes? integer The planes at an air base or air strip, 0 to 32.
---@field unpaid? boolean Set if the supply that artillery needs is not paid.
---@field hex_barraged? boolean The hex has been barraged before in this phase.

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

grognard.ocs.zoc = {}

---A hex in which a side would act.
---@class grognard.ocs.zoc.covers.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side that would act in the hex. The zones of all other sides are enemy zones.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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

grognard.ocs.rail = {}

---A hex whose railroad is examined for a side.
---@class grognard.ocs.rail.track.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side of the trains, 1 to 8.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side of the trains, 1 to 8.
---@field usage grognard.ocs.RailUse The use of the railroad.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field gauge? integer The gauge of its trains, numbered by the caller; 0 in a game with a single gauge.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field entered? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that entered the hex since, in order, whether or not they are still in it. Units in the hex on the board count as having entered without being listed.
---@field behind? integer The side behind whose front line the hex now clearly lies; 0 if that is not clear or has not changed. This is the caller's judgement.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field gauge? integer The gauge of its trains, numbered by the caller; 0 in a game with a single gauge.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field start grognard.Hex|grognard.Hex.Fields The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
---@field to grognard.Hex|grognard.Hex.Fields The hex where it detrains.
---@field side integer The side of the cargo, 1 to 8.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field phase? grognard.ocs.Phase The phase.
---@field rail_cap grognard.Measure The side's Rail Cap for this turn, in points of capacity. The smallest cargo, a quarter of an RE of units with a Leg movement allowance of 6 or less, costs 1/16 on a way that is all multi-track.
---@field rail_cap_used? grognard.Measure The Rail Cap used earlier in this turn, in points. Rail Cap unused in earlier turns does not count.
---@field arriving? boolean The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
---@field converts? boolean Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field start grognard.Hex|grognard.Hex.Fields The hex where it entrains.
---@field side integer The side of the cargo, 1 to 8.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field phase? grognard.ocs.Phase The phase.
---@field rail_cap grognard.Measure The side's Rail Cap for this turn, in points.
---@field rail_cap_used? grognard.Measure The Rail Cap used earlier in this turn, in points.
---@field arriving? boolean The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
---@field converts? boolean Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field start grognard.Hex|grognard.Hex.Fields The hex where it entrains. Each part of the cargo is in it, unless it is arriving.
---@field to grognard.Hex|grognard.Hex.Fields The hex where it detrains.
---@field side integer The side of the cargo, 1 to 8.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field phase? grognard.ocs.Phase The phase.
---@field rail_cap grognard.Measure The side's Rail Cap for this turn, in points of capacity. The smallest cargo, a quarter of an RE of units with a Leg movement allowance of 6 or less, costs 1/16 on a way that is all multi-track.
---@field rail_cap_used? grognard.Measure The Rail Cap used earlier in this turn, in points. Rail Cap unused in earlier turns does not count.
---@field arriving? boolean The cargo is reinforcements or new supply that entrain off the map at `start`, where they arrive.
---@field converts? boolean Rail Repair units of the cargo also convert hexes in this phase, before or after the movement.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field gauge integer The gauge to convert to, that of the unit's side, numbered by the caller from 1.
---@field phase? grognard.ocs.Phase The phase.
---@field mp grognard.Measure The cost of the movement, in MP.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex to which units, or a headquarters for them, trace.
---@field side integer The side that traces, 1 to 8.
---@field gauge? integer The gauge of that side's trains, numbered by the caller; 0 in a game with a single gauge.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field unit grognard.ocs.Unit|grognard.ocs.Unit.Fields The artillery unit. Movement earlier in the phase makes no difference.
---@field phase grognard.ocs.Phase The phase in whose Barrage Segment it is to fire.
---@field unpaid? boolean Set if the supply for the barrage is not paid.

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
---@field hq integer The headquarters, by its place in the board's list.

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
---@field hq integer The headquarters, by its place in the board's list.
---@field unit integer The unit, by its place in the board's list.
---@field thrown_before? boolean The supply reached this headquarters by the throw of another.
---@field limits? (grognard.ocs.ServiceLimit|grognard.ocs.ServiceLimit.Fields)[]|grognard.List<grognard.ocs.ServiceLimit> The game's limits on the units that headquarters support.

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
---@field unit integer The unit, by its place in the board's list.
---@field source integer The dump or the loaded Transport Points, by place in the board's list.

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
---@field unit integer The unit, by its place in the board's list.

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

---A unit whose supply a headquarters is to draw and throw.
---@class grognard.ocs.paths.relay.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position.
---@field unit integer The unit that uses the supply, by its place in the board's list.
---@field hq integer The headquarters that draws the supply and throws it on, by its place in the board's list.
---@field source integer The dump or the loaded Transport Points, by place in the board's list.
---@field limits? (grognard.ocs.ServiceLimit|grognard.ocs.ServiceLimit.Fields)[]|grognard.List<grognard.ocs.ServiceLimit> The game's limits on the units that headquarters support.

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
---@field phase? grognard.ocs.Phase The phase.
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
---@field phase? grognard.ocs.Phase The phase.
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
---@field phase? grognard.ocs.Phase The phase.
---@field captured? grognard.ocs.WhenCaptured When they were captured; by default they were not. Default: "never".
---@field begun? boolean They have begun to move in this phase, even if they have spent nothing yet.
---@field others_moved? boolean Another unit has moved since they began to move.
---@field dropped? boolean They were dropped off by a stack, or are the part left behind by points that were divided off and moved on.

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
---@field phase? grognard.ocs.Phase The phase.
---@field enemy_zoc? boolean Their hex is in an enemy zone of control, negated or not.

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
---@field others_moved? boolean Another unit has moved since the Transport Points began to move.
---@field upcoming? boolean The combat or barrage to be paid for is yet to come, in a later segment or after further movement.
---@field thrown? boolean A headquarters throws the supply to the user.

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
---@field phase? grognard.ocs.Phase The phase.

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
---@field unform? boolean The Extender is to be unformed.
---@field connects? boolean In its hex the Extender would connect to its link.
---@field phase? grognard.ocs.Phase The phase.

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
---@field collapses? boolean The Extenders in the hex have a hex to collapse to: within special draw range and in trace.

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
---@field collapses? boolean The Extenders in the hex have a hex to collapse to.

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
---@field to grognard.Hex|grognard.Hex.Fields The hex in which they are to be placed.

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
---@field reached_by integer[] For each unit, the headquarters or direct source that is in range and may support it, numbered by the caller from 1; 0 for none.
---@field by grognard.ocs.FuelBy The way to pay.
---@field source? integer For a formation or a headquarters: the source that pays, in the numbering of `reached_by`.
---@field threw_elsewhere? boolean The headquarters has thrown fuel from another hex in this phase.
---@field whole? boolean A formation is to be fuelled as a whole: no unit may pay by itself or go without.

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
---@field hex grognard.Hex|grognard.Hex.Fields The marker's hex.
---@field represented (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The units that the marker represents. They are kept off the map and count as being in its hex.
---@field here (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The other units in the marker's hex.
---@field above? integer The number of other combat units that lie above it.
---@field fuelled_side? boolean The marker shows its fuelled side.
---@field formation_fuelled? boolean Fuel was paid for the formation as a whole (12.5c).
---@field reminder? boolean The marker represents no unit and only records that fuel was paid.
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
---@field hex grognard.Hex|grognard.Hex.Fields The marker's hex.

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
---@field reached_by integer[] For each unit, the headquarters or direct source by which it can trace, which is in range and may support it, numbered by the caller from 1; 0 for none.
---@field source? integer The source whose part traces for free; 0 to choose the largest part in RE, the lower number on a tie.
---@field eats? integer[] For each unit, 1 if it eats when it does not trace, otherwise 0. An empty list means that none eats.
---@field supply? grognard.Measure Supply that can be eaten, in T.
---@field whole? boolean The whole formation is to trace for free.

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
---@field unit integer The unit, by its place in the board's list.
---@field start grognard.Hex|grognard.Hex.Fields The hex that it leaves or attacks from. It need not be the hex in which it began.
---@field to grognard.Hex|grognard.Hex.Fields The adjacent hex that it enters or attacks.
---@field purpose? grognard.ocs.Purpose The purpose.
---@field had_bridge? boolean The unit was Engineer-Capable in the hex that it leaves until it changed its mode or orientation there.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side of the headquarters.
---@field gauge? integer The gauge of that side's trains; 0 in a game with a single gauge.
---@field entrains? boolean A headquarters in the hex entrains itself; it was Engineer-Capable there until it turned to Move Mode.
---@field hq? integer That headquarters, by its place in the board's list. Ignored without `entrains`.

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
---@field unit integer The unit, by its place in the board's list. Its `mp_spent` and `will_move` say whether it moves in this phase.
---@field hex grognard.Hex|grognard.Hex.Fields The hex of the facility.
---@field task grognard.ocs.Task The task.
---@field supply? grognard.Measure Supply available to the unit for the task, in T.
---@field phase grognard.ocs.Phase The phase.
---@field worked? boolean The unit has performed construction earlier in this phase.
---@field worked_task? grognard.ocs.Task The task performed earlier, if `worked`.
---@field worked_hex? grognard.Hex|grognard.Hex.Fields The hex of the task performed earlier, if `worked`.
---@field improved? boolean A level of the facility was added or a hit repaired in this turn.
---@field reduced? boolean A level of the facility was removed or a hit inflicted by construction in this turn.
---@field hits? integer Hits that the port has now, 0 to 4. It must be said where a port is repaired or damaged.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field side integer The side that has the zones.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side that acts.
---@field action grognard.ocs.Action The action.
---@field units? integer[] The units that act, by their places in the board's list, in any hex. For movement they are the moving units: only units of Truck mobility are bound in Truck movement, and only units in Strat Mode in Strat movement; they negate no zone, since they spend movement points. For a supply path it is the headquarters or Extender that the path belongs to, which is bound if its mobility is Truck. If no unit is given, the movement or path counts as bound.
---@field began_here? boolean The units began the phase in the hex, so that they may leave it.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field units integer[] The units that move together, from one hex, by their places in the board's list.
---@field path (grognard.ocs.Waypoint|grognard.ocs.Waypoint.Fields)[]|grognard.List<grognard.ocs.Waypoint> The hexes that they enter, in order.
---@field drops? (grognard.ocs.DropOff|grognard.ocs.DropOff.Fields)[]|grognard.List<grognard.ocs.DropOff> The units that are dropped off on the way. They move no further; the others go on.
---@field entered? boolean The stack entered its present hex earlier in this phase, and so did not begin the phase there.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field units integer[] The units that retreat together, from one hex, by their places in the board's list.
---@field path (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that they enter, in order.
---@field held? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Hexes in which enemy combat units stood when the combat began, in addition to those in which they stand now.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field one_die? boolean The table is rolled on with one die.
---@field drm? integer The game's modifier of the roll.
---@field phase? grognard.ocs.Phase The phase.
---@field rolled? boolean The roll has been made before in this phase.

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
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field repls integer[] The replacements, by their places in the board's list in ascending order. Replacements that are not needed are kept; of each kind the first ones are used.
---@field orders (grognard.ocs.RebuildOrder|grognard.ocs.RebuildOrder.Fields)[]|grognard.List<grognard.ocs.RebuildOrder> The units to rebuild, at most 255.
---@field table? (grognard.ocs.RebuildRow|grognard.ocs.RebuildRow.Fields)[]|grognard.List<grognard.ocs.RebuildRow> The game's Rebuild Table.
---@field phase? grognard.ocs.Phase The phase.
---@field trucks_lost? grognard.Measure Truck points (TP) that the enemy has destroyed or captured and that have not been rebuilt.
---@field trucks_in_play? grognard.Measure Truck points (TP) that the side has in play. Required if trucks are rebuilt.
---@field trucks_provided? grognard.Measure Truck points (TP) that the scenario provides for the side. Required if trucks are rebuilt.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field to grognard.Hex|grognard.Hex.Fields The hex of arrival.
---@field side integer The side of the reinforcements, 1 to 8.
---@field entry? grognard.ocs.ArrivesBy How they enter. Not needed for aircraft alone, which arrive at an air base.
---@field hexes? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that the Arrival Chart names, all equally possible. Not needed for aircraft, which arrive at any friendly air base.
---@field phase? grognard.ocs.Phase The phase.
---@field due integer The turn in which they are due, numbered by the caller from 1.
---@field turn integer The current turn, in the same numbering.
---@field supply? grognard.Measure Supply that arrives in the same place in this turn, in T, with which Transport Points other than Organic Trucks can be loaded.
---@field port_used? grognard.Measure The capacity of the port used by reinforcements that arrived earlier in this phase, in T. The port's own `amount` is its capacity after hits.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field phase? grognard.ocs.Phase The phase.
---@field due integer The turn in which they are due, numbered by the caller from 1.
---@field turn integer The current turn, in the same numbering.
---@field supply? grognard.Measure Supply that arrives in the same place in this turn, in T.
---@field port_used? grognard.Measure The capacity of the port used by reinforcements that arrived earlier in this phase, in T.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field dead? boolean The other unit is in the Dead Pile.
---@field types_differ? boolean Two aircraft are of different types, even if their values are the same.
---@field phase? grognard.ocs.Phase The phase.

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
---@field cargo (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> The cargo: combat units, Transport Points with their loads, supply with its amount in T.
---@field by? grognard.ocs.Transport The kind of transport. By default none: the answer is the size alone. Default: "nothing".
---@field capacity? grognard.Measure The capacity, in points. Unlimited by default.
---@field trainbusted? boolean For rail: the way enters a Trainbusting zone, which doubles the cost (13.3a).
---@field multi_track? boolean For rail: the whole way is multi-track, which halves the cost (13.3a).

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
---@field phase? grognard.ocs.Phase The phase.
---@field roll? boolean For landing craft: the landing needs a roll on the ALT table (18.5h).

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
---@field phase? grognard.ocs.Phase The phase.
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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side.
---@field units? integer[] Units that would join those in the hex, by their places in the board's list.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex. For an overrun, the hex from which it is made.
---@field side integer The side.
---@field units? integer[] Units that would join those in the hex, by their places in the board's list. For an overrun, the overrunning units, whether they are in the hex or not.
---@field when? grognard.ocs.Moment The time at which stacking is judged.
---@field phase? grognard.ocs.Phase The phase. Stacking is not enforced in the Reinforcement Phase.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field phase? grognard.ocs.Phase The phase. Stacking is not enforced in the Reinforcement Phase.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side.
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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side.
---@field eliminated integer[] The units to eliminate, by their places in the board's list.
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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side.
---@field stack (grognard.ocs.Counter|grognard.ocs.Counter.Fields)[]|grognard.List<grognard.ocs.Counter> The stack from top to bottom: each of the side's units in the hex once, and markers. A marker of a mode or Out of Supply covers everything below it down to the next such marker. Markers that lie directly on one another cover together.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side that looks. All other sides are its enemies.
---@field rules? grognard.ocs.GameRules|grognard.ocs.GameRules.Fields The game's options.

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
---@field printed_flak? integer Flak Points printed in the hex, on the map or on counters, and those of ships.

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
---@field side integer The side that rolled.
---@field secret? boolean The roll was made in secret.
---@field agreed? boolean The players have agreed that rolls for this purpose may be secret.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
---@field side integer The side that enters it.
---@field entrant? grognard.ocs.Entrant What enters the hex.
---@field units? integer[] For `units`: the units that enter together, by their places in the board's list.
---@field mission? boolean The aircraft among the units are on a mission.

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

---Effects to apply to a position.
---@class grognard.ocs.board.apply.Question
---@field board grognard.ocs.Board|grognard.ocs.Board.Fields The position, its lists sorted: the edits count places in them.
---@field effects (grognard.ocs.Effect|grognard.ocs.Effect.Fields)[]|grognard.List<grognard.ocs.Effect> The effects, in the order of the ruling that returned them. The caller may leave out some and add others.
---@field units? integer[] The units that the effects refer to: for each unit of the ruling's question the unit of the board, or the newcomer; newcomers count on from the end of the board's list. An empty list if the effects already refer to units of the board, as those of a question about it do.
---@field newcomers? (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit> Units that are not on the board. Where units go by their ids each has one.
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
---@field attacker grognard.korea.Quality The quality of the attacker's lead.
---@field defender grognard.korea.Quality The quality of the defender's lead.

---@class grognard.korea.quality.compare.Answer
---@field value grognard.korea.Superior.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.quality.compare.RawAnswer
---@field value grognard.korea.Superior The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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

---The attackers around a hex.
---@class grognard.korea.flanking.assess.Question
---@field attackers (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The attackers, each adjacent to the attacked hex. Static units flank too. An empty list never flanks.
---@field attacker_lead? integer The attacking lead, from 0. The first unit by default.
---@field target grognard.Hex|grognard.Hex.Fields The attacked hex.

---@class grognard.korea.flanking.assess.Answer
---@field value grognard.korea.Flanks.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.flanking.assess.RawAnswer
---@field value grognard.korea.Flanks The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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

---A combat. The combat hex is the hex of the defending lead. All attackers are of one side, all defenders of the other.
---@class grognard.korea.combat.assess.Question
---@field attackers (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The attacking units that take part, each adjacent to the combat hex: the lead, its supporters, and the flanking units, which may be static. A static unit that does neither is listed if its presence as an armored unit counts (8.0.ME.5, 8.0.PA.4), and counts for nothing else.
---@field defenders (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit> The defending units that take part: the lead, and others in the combat hex or adjacent to it.
---@field kind grognard.korea.Engagement The kind of combat.
---@field attacker_lead? integer The attacker's lead. The first unit by default.
---@field defender_lead? integer The defender's lead. The first unit by default.
---@field mp_drm? integer The attacker's modifier for movement points spent, -1 to 2. Required in a meeting engagement; a prepared attack has none.
---@field attacker_support? grognard.korea.Support|grognard.korea.Support.Fields The attacker's support. By default none.
---@field defender_support? grognard.korea.Support|grognard.korea.Support.Fields The defender's support. By default none.
---@field coast? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The coastal hexes to which the fleet is committed. An empty list if it is not committed.
---@field terrain? (grognard.korea.Terrain|grognard.korea.Terrain.Fields)[]|grognard.List<grognard.korea.Terrain> The rows of the terrain chart that apply: those of the combat hex and of hexsides. An empty list for clear terrain without effect.
---@field rules? grognard.korea.GameRules|grognard.korea.GameRules.Fields The game's options.

---@class grognard.korea.combat.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Assessment.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.combat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Assessment The value, if allowed.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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
---@field dice integer[] The dice: the attacker's, then the defender's.
---@field drawn? integer[] The chips drawn: the attacker's, then the defender's. An empty list if all chips are 0.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The bag that the chips were drawn from. If it is empty, the chips are not checked against it.

---@class grognard.korea.combat.resolve.Answer
---@field value grognard.korea.Outcome.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.combat.resolve.RawAnswer
---@field value grognard.korea.Outcome The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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

---How cases are grouped into rows.
---@alias grognard.korea.Counted
---| "differential" # One row for each differential.
---| "losses" # One row for each loss: differentials that call for the same losses together.

---An assessed combat and the bag that both sides draw from.
---@class grognard.korea.combat.distribution.Question
---@field assessment grognard.korea.Assessment|grognard.korea.Assessment.Fields The assessment.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The chips in the bag. An empty list if all of them are 0.
---@field by? grognard.korea.Counted How cases are grouped into rows. Default: "differential".

---@class grognard.korea.combat.distribution.Answer
---@field value grognard.korea.CombatDistribution.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Outlook.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.combat.distribution.RawAnswer
---@field value grognard.korea.CombatDistribution The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Outlook[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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

---A differential that occurred.
---@class grognard.korea.combat.percentile.Question
---@field assessment grognard.korea.Assessment|grognard.korea.Assessment.Fields The assessment before dice and chips.
---@field bag? (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip> The chips in the bag. An empty list if all of them are 0.
---@field differential integer The differential that occurred.

---@class grognard.korea.combat.percentile.Answer
---@field value grognard.korea.Standing.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.combat.percentile.RawAnswer
---@field value grognard.korea.Standing The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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
---@field value grognard.korea.Losses.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.losses.assess.RawAnswer
---@field value grognard.korea.Losses The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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
---@field debt grognard.korea.Debt|grognard.korea.Debt.Fields The losses owed, and the means to pay them.

---@class grognard.korea.losses.choices.Answer
---@field value grognard.korea.Owed.Table The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Offer.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.losses.choices.RawAnswer
---@field value grognard.korea.Owed The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Offer[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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
---@field debt grognard.korea.Debt|grognard.korea.Debt.Fields The losses owed, and the means to pay them.
---@field payment grognard.korea.Payment|grognard.korea.Payment.Fields The payment.
---@field partial? boolean Further payments follow: what is not paid yet remains owed. Otherwise the payment must settle the debt.

---@class grognard.korea.losses.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Settled.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.korea.Effect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.losses.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Settled The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.korea.Effect[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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
---@field start grognard.Hex|grognard.Hex.Fields The hex of the unit in the combat.
---@field opponents (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes of the enemy units of this combat: the attackers if the unit defended, the defenders if it attacked. At least one is adjacent to `start`.
---@field enemies? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes of all other enemy units. Hexes that are not on the board are ignored.
---@field full? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Hexes that can hold no more units of the retreating side.
---@field supply (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> Supply sources of the retreating side. An empty list if it has none. A source that is not on the board, in a prohibited hex or with an enemy is ignored.
---@field path? (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that the retreat has entered so far, in order.
---@field quality grognard.korea.Quality The quality of the unit: B and A may retreat up to three hexes, C and D one.

---@class grognard.korea.retreat.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Retreating.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Way.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.korea.retreat.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.korea.Retreating The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.korea.Way[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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
---@field hex grognard.Hex|grognard.Hex.Fields The hex.
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
---@field hex grognard.Hex|grognard.Hex.Fields The attacked hex.
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
---@field plan (grognard.acw.Engaged|grognard.acw.Engaged.Fields)[]|grognard.List<grognard.acw.Engaged> The hexes and the combats that they fight in. A hex may have several rows in the same combat, such as one for each of its units. A hex without a row stays out.

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
---@field all_in? boolean Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they stay out.

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
---@field all_in? boolean Stacks that the plan does not need join a combat that they may join, the one at the worst odds. Otherwise they stay out, unless they are in a combat of the first plan that is left unchanged.
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
---@field started? boolean Set to continue after `plan`; otherwise the iteration begins and `plan` must be empty.
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
---@field rows grognard.acw.Shortage.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.attacks.cover.RawAnswer
---@field value grognard.acw.Coverage The value.
---@field cites string[] The rules that decided it.
---@field rows grognard.acw.Shortage[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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
---@field attacker_cohesion? integer The Cohesion Rating that the attacker fights with, which one of his units must have; 0 for that of his largest unit, the lower one on a tie.
---@field defender_cohesion? integer The Cohesion Rating that the defender fights with, which one of his units must have; 0 for that of his largest unit, the lower one on a tie.
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
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The side's units. All of its commanders must be included if the command of the army matters.
---@field hexes (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice counts once.
---@field cause grognard.acw.Cause The cause of the result.
---@field army_commander? integer The unit that commands the army. The commander with the highest rank by default. C counts it from 1.
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
---@field units (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit> The side's units. All of its commanders must be included if the command of the army matters.
---@field hexes (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex> The hexes that suffered the result; for the attacker in an exchange, those that lost a unit. A hex listed twice counts once.
---@field cause grognard.acw.Cause The cause of the result.
---@field army_commander? integer The unit that commands the army. The commander with the highest rank by default. C counts it from 1.

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
---@field value grognard.acw.Head.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.acw.commanders.army.RawAnswer
---@field value grognard.acw.Head The value.
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
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
---@field attacker grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that fight. Cargo does not fight: land units aboard transports (AA 3.2f) and friendly fighters aboard carriers (AA 3.4e).
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders that fight, including a carrier's fighters (AA 3.4b), but not an antiaircraft gun.
---@field landed? integer The number of attackers that unload from transports. A number above 0 makes it an amphibious assault (AA 4.3a).
---@field declared? integer The number that were to unload when the attack was declared. Those whose transports were sunk are not in `landed` any more (AA 4.3c).
---@field support? (grognard.axis_allies.Bombardment|grognard.axis_allies.Bombardment.Fields)[]|grognard.List<grognard.axis_allies.Bombardment> Battleships that are to give support, by sea zone.
---@field aa_gun? boolean There is an antiaircraft gun in the territory.
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
---@field dice? integer[] For a stage that rolls dice: the dice, 1 to 6, by kind in the order of the kinds.
---@field losses? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields For a stage of losses: the units that their owner chose.
---@field lose_aa_gun? boolean The losses include an antiaircraft gun, which is never a legal loss.
---@field role? grognard.axis_allies.Role For a withdrawal of submarines: the side that decides, which owns them. Required there.
---@field submarines? integer For a withdrawal of submarines: the number that withdraw; 0 for none.
---@field decision? grognard.axis_allies.Decision For a retreat: the attacker's decision. Required there.
---@field destinations? (grognard.axis_allies.Site|integer)[] The spaces to which units may withdraw or retreat (AA 4.1b, 4.2c, 4.2d), numbered by the caller. Must not be empty if units other than aircraft leave.
---@field destination? grognard.axis_allies.Site|integer The space to which they go, one of `destinations`.

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
---@field ships (grognard.axis_allies.Laden|grognard.axis_allies.Laden.Fields)[]|grognard.List<grognard.axis_allies.Laden> The ships with cargo.
---@field chart? (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue> Rows of the unit chart that replace the edition's. An empty list for the edition's chart.

---@class grognard.axis_allies.battle.sink.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Sunk.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.BattleEffect.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.battle.sink.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Sunk The value, if allowed.
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
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
---@field waves (grognard.axis_allies.Wave|grognard.axis_allies.Wave.Fields)[]|grognard.List<grognard.axis_allies.Wave> The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order of the defenders' losses, and when their submarines withdraw.
---@field aa_gun? boolean There is an antiaircraft gun in the territory, which fires at each wave.
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
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
---@field waves (grognard.axis_allies.Wave|grognard.axis_allies.Wave.Fields)[]|grognard.List<grognard.axis_allies.Wave> The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order of the defenders' losses, and when their submarines withdraw.
---@field aa_gun? boolean There is an antiaircraft gun in the territory, which fires at each wave.
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
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
---@field waves (grognard.axis_allies.Wave|grognard.axis_allies.Wave.Fields)[]|grognard.List<grognard.axis_allies.Wave> The attacks, one after the other, each against the defenders that the previous one left. Most battles have one.
---@field defender grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The order of the defenders' losses, and when their submarines withdraw.
---@field aa_gun? boolean There is an antiaircraft gun in the territory, which fires at each wave.
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
---@field territory? integer The value of taking the territory, in IPC.
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
---@field kind? grognard.axis_allies.BattleKind Where the battle is fought.
---@field role? grognard.axis_allies.Role The side whose units are searched.
---@field goal? grognard.axis_allies.Goal The goal.
---@field price? grognard.axis_allies.Price The quantity to minimize.
---@field wanted grognard.Wide The wanted chance, in units of 1/2^63.
---@field budget grognard.Wide The number of steps that the search may take. Each force tried takes as many steps as there are pairs of states of the two sides.
---@field available grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The most units of each kind that may be added.
---@field attacker? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The attackers that take part in any case.
---@field attacker_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The attacker's plan.
---@field defender? grognard.axis_allies.Force|grognard.axis_allies.Force.Fields The defenders that take part in any case.
---@field defender_plan? grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields The defender's plan.
---@field support? integer Support shots in the first round (AA 3.5a).
---@field amphibious? boolean The battle is an amphibious assault (AA 4.3a).
---@field aa_gun? boolean There is an antiaircraft gun in the territory.
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
---@field aboard? boolean The gun is aboard a transport.
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
---@field dice integer[] The dice, 1 to 6, one for each aircraft.
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
---@field others? integer The number of other units that are to take part.
---@field fighting? integer The number of the bombers that fight in a battle in this turn.
---@field industrial_complex? boolean There is an industrial complex in the territory.
---@field enemy? boolean The territory is the enemy's.
---@field aa_gun? boolean There is an enemy antiaircraft gun in the territory.
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
---@field dice integer[] The antiaircraft dice, then one die for each bomber left; 1 to 6 each.

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
---@field space grognard.axis_allies.Site|integer The space. The name of the space, on the built-in board.

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

---A piece and the path that it is to take.
---@class grognard.axis_allies.movement.assess.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement.
---@field unit integer The piece, as a group of `board.units`.
---@field path (grognard.axis_allies.Site|integer)[] The spaces that it enters, in order.
---@field cash? integer The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.

---@class grognard.axis_allies.movement.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Passage.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Happening.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.movement.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Passage The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Happening[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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

---A piece whose reach is wanted.
---@class grognard.axis_allies.movement.reach.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement.
---@field unit integer The piece, as a group of `board.units`.
---@field cash? integer The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.

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

---Troops that board a transport together, or unload from it onto one land.
---@class grognard.axis_allies.transport.assess.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement.
---@field action grognard.axis_allies.Action Whether they board or unload.
---@field aboard integer The transport. C counts it from 1.
---@field troops integer[] The troops, as groups of `board.units`.
---@field space? grognard.axis_allies.Site|integer The land onto which they unload.
---@field assault? boolean Troops that board will unload in the same phase to attack (3.2c).
---@field cash? integer The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.

---@class grognard.axis_allies.transport.assess.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Shipped.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Happening.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.transport.assess.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Shipped The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Happening[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field phase? grognard.axis_allies.Phase Combat or non-combat movement.
---@field orders (grognard.axis_allies.Order|grognard.axis_allies.Order.Fields)[]|grognard.List<grognard.axis_allies.Order> The orders, in the order in which they are carried out. A piece may have several.
---@field cash? integer The cash left after purchases, in IPC, for neutrals (2.7a); 0 by default.

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

---An aircraft that must land.
---@class grognard.axis_allies.landing.choices.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position after combat.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field unit integer The aircraft, as a group of `board.units`.

---@class grognard.axis_allies.landing.choices.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Flight.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Strip.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.landing.choices.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Flight The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Strip[] The rows of the answer.
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
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position before the battle: pieces that were lost are still listed.
---@field power grognard.axis_allies.Power The power whose turn it is, which is the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle. It contains the forces and their losses.
---@field space grognard.axis_allies.Site|integer The sea zone.
---@field role grognard.axis_allies.Role The side whose fighters are settled.
---@field lost? integer[] The pieces that were lost: as many of each kind as the battle lost.
---@field kept? integer[] The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of the board's list.

---@class grognard.axis_allies.carriers.choices.Answer
---@field value grognard.axis_allies.Stranded.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.carriers.choices.RawAnswer
---@field value grognard.axis_allies.Stranded The value.
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
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position before the battle: pieces that were lost are still listed.
---@field power grognard.axis_allies.Power The power whose turn it is, which is the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle. It contains the forces and their losses.
---@field space grognard.axis_allies.Site|integer The sea zone.
---@field role grognard.axis_allies.Role The side whose fighters are settled.
---@field lost? integer[] The pieces that were lost: as many of each kind as the battle lost.
---@field kept? integer[] The fighters for which their owner wants the free bays, in order of preference. An empty list for the order of the board's list.

---@class grognard.axis_allies.carriers.apply.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Stranded.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field effects grognard.axis_allies.Landed.Table[] The effects, in order.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.carriers.apply.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Stranded The value, if allowed.
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
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
---@field power grognard.axis_allies.Power The power whose turn it is, which is the attacker.
---@field battle grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields The battle at the same moment. It contains the units left, and whether it is an amphibious assault.
---@field space grognard.axis_allies.Site|integer The space of the battle.
---@field leaving grognard.axis_allies.Leaving The units that withdraw.
---@field ways? (grognard.axis_allies.Way|grognard.axis_allies.Way.Fields)[]|grognard.List<grognard.axis_allies.Way> The way of each attacking piece into the battle, including lost pieces and aircraft. Must not be empty if attackers withdraw; ignored if defenders do.
---@field destination? grognard.axis_allies.Site|integer The space to which they withdraw; ignored by `choices`.

---@class grognard.axis_allies.withdrawal.choices.Answer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Refuges.Table The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Refuge.Table[] The rows of the answer.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.withdrawal.choices.RawAnswer
---@field verdict "allowed"|"forbidden" The verdict.
---@field value? grognard.axis_allies.Refuges The value, if allowed.
---@field cites string[] The rules that decided it.
---@field rows grognard.axis_allies.Refuge[] The rows of the answer.
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
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position at this moment of the battle: lost pieces are removed, and land taken by moving in is taken.
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
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position, with the territory still in its former owner's hands.
---@field power grognard.axis_allies.Power The power that took it.
---@field space grognard.axis_allies.Site|integer The territory.
---@field means? grognard.axis_allies.Means The units with which it was taken.

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
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field power grognard.axis_allies.Power The power.

---@class grognard.axis_allies.income.collect.Answer
---@field value grognard.axis_allies.Income.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.income.collect.RawAnswer
---@field value grognard.axis_allies.Income The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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

---A position in which victory is judged.
---@class grognard.axis_allies.victory.assess.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position.
---@field us_turn_ended? boolean The American turn has just ended, so that M84 applies.
---@field surrenders? grognard.axis_allies.Side The side that surrenders, if any. Default: "neither".

---@class grognard.axis_allies.victory.assess.Answer
---@field value grognard.axis_allies.Victory.Table The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

---@class grognard.axis_allies.victory.assess.RawAnswer
---@field value grognard.axis_allies.Victory The value.
---@field cites string[] The rules that decided it.
---@field trail? grognard.Step.Cited[] The steps, if requested.

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

---All pieces that a power places in a turn.
---@class grognard.axis_allies.placement.assess.Question
---@field board? grognard.axis_allies.Board|grognard.axis_allies.Board.Fields The position after non-combat movement.
---@field power grognard.axis_allies.Power The power whose turn it is.
---@field placements (grognard.axis_allies.Placement|grognard.axis_allies.Placement.Fields)[]|grognard.List<grognard.axis_allies.Placement> The pieces that it places.

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

return grognard

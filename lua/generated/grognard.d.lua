---@meta grognard
-- Generated from the library's own description; do not edit. Point your language server's library path here.

---The rules of wargames, as questions and answers: `local grognard = require "grognard"`.
---@class (partial) grognard
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
---`tostring` gives an expression that makes a generator which goes on where this one is.
---@param seed integer|string 0 to 2^64 - 1.
---@param used? integer|string The number of words drawn so far; 0 by default.
---@return grognard.Dice? dice
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.dice(seed, used) end

---Reads a question once, to ask it many times. The function returns the verdict, or true where the operation decides
---nothing; with a table it first changes these fields of the question. The second value shows the value of the last
---answer: its fields are those of a parsed record. Over the C library this makes no garbage.
---@param operation string Its name, "ocs.combat.assess" for example.
---@param question table
---@return (fun(changes?: table): string|true|nil, string?, grognard.FaultCode?, string?)? ask
---@return table|string|nil value The value, or a message.
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.prepare(operation, question) end

---The most steps that a question's `budget` may ask for, 500000 unless set; with an argument, sets it. The states of a battle may
---fill half as many words of memory. For the host: a sandbox leaves it out.
---@param budget? integer At least 1.
---@return integer? budget The limit before.
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
function grognard.limit(budget) end

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
---@class grognard.Hex.Table: grognard.Hex.Fields
---@field q integer The axial column.
---@field r integer The axial row.

---A hex. Every pair of coordinates is a hex; a map may contain fewer.
---@class grognard.Hex.Fields
---@field q integer The axial column.
---@field r integer The axial row.

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
---@class grognard.Odds.Table: grognard.Odds.Fields
---@field attack integer The attacker's side of the ratio.
---@field defence integer The defender's side of the ratio.

---Rounded odds, of which the smaller side is 1. `0:0` stands for no odds.
---@class grognard.Odds.Fields
---@field attack? integer The attacker's side of the ratio. Default: 0.
---@field defence? integer The defender's side of the ratio. Default: 0.

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
---@class grognard.Percentile.Table: grognard.Percentile.Fields
---@field worse integer The number of cases with a worse result.
---@field equal integer The number of cases with this result.
---@field better integer The number of cases with a better result.
---@field denominator integer The number of all cases.

---The rank of one result among all possible results, as counts of the cases that are worse, equal and better.
---@class grognard.Percentile.Fields
---@field worse? integer The number of cases with a worse result. Default: 0.
---@field equal? integer The number of cases with this result. Default: 0.
---@field better? integer The number of cases with a better result. Default: 0.
---@field denominator? integer The number of all cases. Default: 0.

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
---@class grognard.Step.Table: grognard.Step.Fields
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
---@field den? integer The denominator of `num` where the kind has one, otherwise 0. Default: 0.
---@field num? integer The step's number, as its kind says. Default: 0.
---@field value? grognard.Measure The running strength in points, where the step has one; otherwise as its kind says, or 0. Default: 0.

---Parses a record once. The result is accepted wherever its table is.
---@param fields grognard.Step.Fields
---@return grognard.Step? parsed
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(fields: grognard.Step): grognard.Step
function grognard.Step(fields) end

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

---Parses a list of records once. The result is accepted wherever a list of them is.
---@param record string Name of the record, such as "ocs.Unit".
---@param items table
---@return table? list
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
---@overload fun(record: "Hex", items: (grognard.Hex|grognard.Hex.Fields)[]|grognard.List<grognard.Hex>): grognard.List<grognard.Hex>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "Odds", items: (grognard.Odds|grognard.Odds.Fields)[]|grognard.List<grognard.Odds>): grognard.List<grognard.Odds>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "Percentile", items: (grognard.Percentile|grognard.Percentile.Fields)[]|grognard.List<grognard.Percentile>): grognard.List<grognard.Percentile>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "Step", items: (grognard.Step|grognard.Step.Fields)[]|grognard.List<grognard.Step>): grognard.List<grognard.Step>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Face", items: (grognard.ocs.Face|grognard.ocs.Face.Fields)[]|grognard.List<grognard.ocs.Face>): grognard.List<grognard.ocs.Face>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Unit", items: (grognard.ocs.Unit|grognard.ocs.Unit.Fields)[]|grognard.List<grognard.ocs.Unit>): grognard.List<grognard.ocs.Unit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Multiplier", items: (grognard.ocs.Multiplier|grognard.ocs.Multiplier.Fields)[]|grognard.List<grognard.ocs.Multiplier>): grognard.List<grognard.ocs.Multiplier>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Terrain", items: (grognard.ocs.Terrain|grognard.ocs.Terrain.Fields)[]|grognard.List<grognard.ocs.Terrain>): grognard.List<grognard.ocs.Terrain>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Approach", items: (grognard.ocs.Approach|grognard.ocs.Approach.Fields)[]|grognard.List<grognard.ocs.Approach>): grognard.List<grognard.ocs.Approach>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.GameRules", items: (grognard.ocs.GameRules|grognard.ocs.GameRules.Fields)[]|grognard.List<grognard.ocs.GameRules>): grognard.List<grognard.ocs.GameRules>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Extent", items: (grognard.ocs.Extent|grognard.ocs.Extent.Fields)[]|grognard.List<grognard.ocs.Extent>): grognard.List<grognard.ocs.Extent>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ModeEffects", items: (grognard.ocs.ModeEffects|grognard.ocs.ModeEffects.Fields)[]|grognard.List<grognard.ocs.ModeEffects>): grognard.List<grognard.ocs.ModeEffects>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.AttritionAssessment", items: (grognard.ocs.AttritionAssessment|grognard.ocs.AttritionAssessment.Fields)[]|grognard.List<grognard.ocs.AttritionAssessment>): grognard.List<grognard.ocs.AttritionAssessment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.AttritionLoss", items: (grognard.ocs.AttritionLoss|grognard.ocs.AttritionLoss.Fields)[]|grognard.List<grognard.ocs.AttritionLoss>): grognard.List<grognard.ocs.AttritionLoss>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.AttritionDistribution", items: (grognard.ocs.AttritionDistribution|grognard.ocs.AttritionDistribution.Fields)[]|grognard.List<grognard.ocs.AttritionDistribution>): grognard.List<grognard.ocs.AttritionDistribution>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.StepsLost", items: (grognard.ocs.StepsLost|grognard.ocs.StepsLost.Fields)[]|grognard.List<grognard.ocs.StepsLost>): grognard.List<grognard.ocs.StepsLost>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Eaten", items: (grognard.ocs.Eaten|grognard.ocs.Eaten.Fields)[]|grognard.List<grognard.ocs.Eaten>): grognard.List<grognard.ocs.Eaten>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.SupplyMarks", items: (grognard.ocs.SupplyMarks|grognard.ocs.SupplyMarks.Fields)[]|grognard.List<grognard.ocs.SupplyMarks>): grognard.List<grognard.ocs.SupplyMarks>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.TraceFound", items: (grognard.ocs.TraceFound|grognard.ocs.TraceFound.Fields)[]|grognard.List<grognard.ocs.TraceFound>): grognard.List<grognard.ocs.TraceFound>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.TracesFound", items: (grognard.ocs.TracesFound|grognard.ocs.TracesFound.Fields)[]|grognard.List<grognard.ocs.TracesFound>): grognard.List<grognard.ocs.TracesFound>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Restocked", items: (grognard.ocs.Restocked|grognard.ocs.Restocked.Fields)[]|grognard.List<grognard.ocs.Restocked>): grognard.List<grognard.ocs.Restocked>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BlowLoad", items: (grognard.ocs.BlowLoad|grognard.ocs.BlowLoad.Fields)[]|grognard.List<grognard.ocs.BlowLoad>): grognard.List<grognard.ocs.BlowLoad>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Blown", items: (grognard.ocs.Blown|grognard.ocs.Blown.Fields)[]|grognard.List<grognard.ocs.Blown>): grognard.List<grognard.ocs.Blown>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.PermittedAction", items: (grognard.ocs.PermittedAction|grognard.ocs.PermittedAction.Fields)[]|grognard.List<grognard.ocs.PermittedAction>): grognard.List<grognard.ocs.PermittedAction>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.NextSegment", items: (grognard.ocs.NextSegment|grognard.ocs.NextSegment.Fields)[]|grognard.List<grognard.ocs.NextSegment>): grognard.List<grognard.ocs.NextSegment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.TurnState", items: (grognard.ocs.TurnState|grognard.ocs.TurnState.Fields)[]|grognard.List<grognard.ocs.TurnState>): grognard.List<grognard.ocs.TurnState>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.TurnChoice", items: (grognard.ocs.TurnChoice|grognard.ocs.TurnChoice.Fields)[]|grognard.List<grognard.ocs.TurnChoice>): grognard.List<grognard.ocs.TurnChoice>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.TurnChoiceCount", items: (grognard.ocs.TurnChoiceCount|grognard.ocs.TurnChoiceCount.Fields)[]|grognard.List<grognard.ocs.TurnChoiceCount>): grognard.List<grognard.ocs.TurnChoiceCount>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Fuelled", items: (grognard.ocs.Fuelled|grognard.ocs.Fuelled.Fields)[]|grognard.List<grognard.ocs.Fuelled>): grognard.List<grognard.ocs.Fuelled>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.CombatPaid", items: (grognard.ocs.CombatPaid|grognard.ocs.CombatPaid.Fields)[]|grognard.List<grognard.ocs.CombatPaid>): grognard.List<grognard.ocs.CombatPaid>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BreakoutAssessment", items: (grognard.ocs.BreakoutAssessment|grognard.ocs.BreakoutAssessment.Fields)[]|grognard.List<grognard.ocs.BreakoutAssessment>): grognard.List<grognard.ocs.BreakoutAssessment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BrokenOut", items: (grognard.ocs.BrokenOut|grognard.ocs.BrokenOut.Fields)[]|grognard.List<grognard.ocs.BrokenOut>): grognard.List<grognard.ocs.BrokenOut>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Conceded", items: (grognard.ocs.Conceded|grognard.ocs.Conceded.Fields)[]|grognard.List<grognard.ocs.Conceded>): grognard.List<grognard.ocs.Conceded>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BrokenDown", items: (grognard.ocs.BrokenDown|grognard.ocs.BrokenDown.Fields)[]|grognard.List<grognard.ocs.BrokenDown>): grognard.List<grognard.ocs.BrokenDown>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Absorbed", items: (grognard.ocs.Absorbed|grognard.ocs.Absorbed.Fields)[]|grognard.List<grognard.ocs.Absorbed>): grognard.List<grognard.ocs.Absorbed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Rating", items: (grognard.ocs.Rating|grognard.ocs.Rating.Fields)[]|grognard.List<grognard.ocs.Rating>): grognard.List<grognard.ocs.Rating>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ModeChanged", items: (grognard.ocs.ModeChanged|grognard.ocs.ModeChanged.Fields)[]|grognard.List<grognard.ocs.ModeChanged>): grognard.List<grognard.ocs.ModeChanged>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Released", items: (grognard.ocs.Released|grognard.ocs.Released.Fields)[]|grognard.List<grognard.ocs.Released>): grognard.List<grognard.ocs.Released>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.CleanedUp", items: (grognard.ocs.CleanedUp|grognard.ocs.CleanedUp.Fields)[]|grognard.List<grognard.ocs.CleanedUp>): grognard.List<grognard.ocs.CleanedUp>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Column", items: (grognard.ocs.Column|grognard.ocs.Column.Fields)[]|grognard.List<grognard.ocs.Column>): grognard.List<grognard.ocs.Column>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Assessment", items: (grognard.ocs.Assessment|grognard.ocs.Assessment.Fields)[]|grognard.List<grognard.ocs.Assessment>): grognard.List<grognard.ocs.Assessment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Battle", items: (grognard.ocs.Battle|grognard.ocs.Battle.Fields)[]|grognard.List<grognard.ocs.Battle>): grognard.List<grognard.ocs.Battle>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Owed", items: (grognard.ocs.Owed|grognard.ocs.Owed.Fields)[]|grognard.List<grognard.ocs.Owed>): grognard.List<grognard.ocs.Owed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Settled", items: (grognard.ocs.Settled|grognard.ocs.Settled.Fields)[]|grognard.List<grognard.ocs.Settled>): grognard.List<grognard.ocs.Settled>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Advanced", items: (grognard.ocs.Advanced|grognard.ocs.Advanced.Fields)[]|grognard.List<grognard.ocs.Advanced>): grognard.List<grognard.ocs.Advanced>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Effect", items: (grognard.ocs.Effect|grognard.ocs.Effect.Fields)[]|grognard.List<grognard.ocs.Effect>): grognard.List<grognard.ocs.Effect>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.CombatDistribution", items: (grognard.ocs.CombatDistribution|grognard.ocs.CombatDistribution.Fields)[]|grognard.List<grognard.ocs.CombatDistribution>): grognard.List<grognard.ocs.CombatDistribution>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RetreatHex", items: (grognard.ocs.RetreatHex|grognard.ocs.RetreatHex.Fields)[]|grognard.List<grognard.ocs.RetreatHex>): grognard.List<grognard.ocs.RetreatHex>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Retreated", items: (grognard.ocs.Retreated|grognard.ocs.Retreated.Fields)[]|grognard.List<grognard.ocs.Retreated>): grognard.List<grognard.ocs.Retreated>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BarrageAssessment", items: (grognard.ocs.BarrageAssessment|grognard.ocs.BarrageAssessment.Fields)[]|grognard.List<grognard.ocs.BarrageAssessment>): grognard.List<grognard.ocs.BarrageAssessment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Barraged", items: (grognard.ocs.Barraged|grognard.ocs.Barraged.Fields)[]|grognard.List<grognard.ocs.Barraged>): grognard.List<grognard.ocs.Barraged>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BarrageOwed", items: (grognard.ocs.BarrageOwed|grognard.ocs.BarrageOwed.Fields)[]|grognard.List<grognard.ocs.BarrageOwed>): grognard.List<grognard.ocs.BarrageOwed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BarrageDistribution", items: (grognard.ocs.BarrageDistribution|grognard.ocs.BarrageDistribution.Fields)[]|grognard.List<grognard.ocs.BarrageDistribution>): grognard.List<grognard.ocs.BarrageDistribution>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.FacilityAssessment", items: (grognard.ocs.FacilityAssessment|grognard.ocs.FacilityAssessment.Fields)[]|grognard.List<grognard.ocs.FacilityAssessment>): grognard.List<grognard.ocs.FacilityAssessment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.FacilityHit", items: (grognard.ocs.FacilityHit|grognard.ocs.FacilityHit.Fields)[]|grognard.List<grognard.ocs.FacilityHit>): grognard.List<grognard.ocs.FacilityHit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.FacilityDistribution", items: (grognard.ocs.FacilityDistribution|grognard.ocs.FacilityDistribution.Fields)[]|grognard.List<grognard.ocs.FacilityDistribution>): grognard.List<grognard.ocs.FacilityDistribution>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Cost", items: (grognard.ocs.Cost|grognard.ocs.Cost.Fields)[]|grognard.List<grognard.ocs.Cost>): grognard.List<grognard.ocs.Cost>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ChartRow", items: (grognard.ocs.ChartRow|grognard.ocs.ChartRow.Fields)[]|grognard.List<grognard.ocs.ChartRow>): grognard.List<grognard.ocs.ChartRow>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BoardHex", items: (grognard.ocs.BoardHex|grognard.ocs.BoardHex.Fields)[]|grognard.List<grognard.ocs.BoardHex>): grognard.List<grognard.ocs.BoardHex>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Board", items: (grognard.ocs.Board|grognard.ocs.Board.Fields)[]|grognard.List<grognard.ocs.Board>): grognard.List<grognard.ocs.Board>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Zone", items: (grognard.ocs.Zone|grognard.ocs.Zone.Fields)[]|grognard.List<grognard.ocs.Zone>): grognard.List<grognard.ocs.Zone>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.CoveringUnit", items: (grognard.ocs.CoveringUnit|grognard.ocs.CoveringUnit.Fields)[]|grognard.List<grognard.ocs.CoveringUnit>): grognard.List<grognard.ocs.CoveringUnit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Track", items: (grognard.ocs.Track|grognard.ocs.Track.Fields)[]|grognard.List<grognard.ocs.Track>): grognard.List<grognard.ocs.Track>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailHex", items: (grognard.ocs.RailHex|grognard.ocs.RailHex.Fields)[]|grognard.List<grognard.ocs.RailHex>): grognard.List<grognard.ocs.RailHex>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Detrainable", items: (grognard.ocs.Detrainable|grognard.ocs.Detrainable.Fields)[]|grognard.List<grognard.ocs.Detrainable>): grognard.List<grognard.ocs.Detrainable>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailStopFound", items: (grognard.ocs.RailStopFound|grognard.ocs.RailStopFound.Fields)[]|grognard.List<grognard.ocs.RailStopFound>): grognard.List<grognard.ocs.RailStopFound>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailStopsFound", items: (grognard.ocs.RailStopsFound|grognard.ocs.RailStopsFound.Fields)[]|grognard.List<grognard.ocs.RailStopsFound>): grognard.List<grognard.ocs.RailStopsFound>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailControlled", items: (grognard.ocs.RailControlled|grognard.ocs.RailControlled.Fields)[]|grognard.List<grognard.ocs.RailControlled>): grognard.List<grognard.ocs.RailControlled>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Railhead", items: (grognard.ocs.Railhead|grognard.ocs.Railhead.Fields)[]|grognard.List<grognard.ocs.Railhead>): grognard.List<grognard.ocs.Railhead>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailExtentFound", items: (grognard.ocs.RailExtentFound|grognard.ocs.RailExtentFound.Fields)[]|grognard.List<grognard.ocs.RailExtentFound>): grognard.List<grognard.ocs.RailExtentFound>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailMoved", items: (grognard.ocs.RailMoved|grognard.ocs.RailMoved.Fields)[]|grognard.List<grognard.ocs.RailMoved>): grognard.List<grognard.ocs.RailMoved>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailGoal", items: (grognard.ocs.RailGoal|grognard.ocs.RailGoal.Fields)[]|grognard.List<grognard.ocs.RailGoal>): grognard.List<grognard.ocs.RailGoal>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailReached", items: (grognard.ocs.RailReached|grognard.ocs.RailReached.Fields)[]|grognard.List<grognard.ocs.RailReached>): grognard.List<grognard.ocs.RailReached>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailStep", items: (grognard.ocs.RailStep|grognard.ocs.RailStep.Fields)[]|grognard.List<grognard.ocs.RailStep>): grognard.List<grognard.ocs.RailStep>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailConverted", items: (grognard.ocs.RailConverted|grognard.ocs.RailConverted.Fields)[]|grognard.List<grognard.ocs.RailConverted>): grognard.List<grognard.ocs.RailConverted>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RailTraced", items: (grognard.ocs.RailTraced|grognard.ocs.RailTraced.Fields)[]|grognard.List<grognard.ocs.RailTraced>): grognard.List<grognard.ocs.RailTraced>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ThrowRange", items: (grognard.ocs.ThrowRange|grognard.ocs.ThrowRange.Fields)[]|grognard.List<grognard.ocs.ThrowRange>): grognard.List<grognard.ocs.ThrowRange>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.HqAbilities", items: (grognard.ocs.HqAbilities|grognard.ocs.HqAbilities.Fields)[]|grognard.List<grognard.ocs.HqAbilities>): grognard.List<grognard.ocs.HqAbilities>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ServiceLimit", items: (grognard.ocs.ServiceLimit|grognard.ocs.ServiceLimit.Fields)[]|grognard.List<grognard.ocs.ServiceLimit>): grognard.List<grognard.ocs.ServiceLimit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.WhichSide", items: (grognard.ocs.WhichSide|grognard.ocs.WhichSide.Fields)[]|grognard.List<grognard.ocs.WhichSide>): grognard.List<grognard.ocs.WhichSide>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ArtilleryFire", items: (grognard.ocs.ArtilleryFire|grognard.ocs.ArtilleryFire.Fields)[]|grognard.List<grognard.ocs.ArtilleryFire>): grognard.List<grognard.ocs.ArtilleryFire>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ReachedHex", items: (grognard.ocs.ReachedHex|grognard.ocs.ReachedHex.Fields)[]|grognard.List<grognard.ocs.ReachedHex>): grognard.List<grognard.ocs.ReachedHex>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.PathHex", items: (grognard.ocs.PathHex|grognard.ocs.PathHex.Fields)[]|grognard.List<grognard.ocs.PathHex>): grognard.List<grognard.ocs.PathHex>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Supplied", items: (grognard.ocs.Supplied|grognard.ocs.Supplied.Fields)[]|grognard.List<grognard.ocs.Supplied>): grognard.List<grognard.ocs.Supplied>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.SourceRow", items: (grognard.ocs.SourceRow|grognard.ocs.SourceRow.Fields)[]|grognard.List<grognard.ocs.SourceRow>): grognard.List<grognard.ocs.SourceRow>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.SourceTotal", items: (grognard.ocs.SourceTotal|grognard.ocs.SourceTotal.Fields)[]|grognard.List<grognard.ocs.SourceTotal>): grognard.List<grognard.ocs.SourceTotal>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.SupplyRow", items: (grognard.ocs.SupplyRow|grognard.ocs.SupplyRow.Fields)[]|grognard.List<grognard.ocs.SupplyRow>): grognard.List<grognard.ocs.SupplyRow>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Relayed", items: (grognard.ocs.Relayed|grognard.ocs.Relayed.Fields)[]|grognard.List<grognard.ocs.Relayed>): grognard.List<grognard.ocs.Relayed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.LoadingCost", items: (grognard.ocs.LoadingCost|grognard.ocs.LoadingCost.Fields)[]|grognard.List<grognard.ocs.LoadingCost>): grognard.List<grognard.ocs.LoadingCost>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Carried", items: (grognard.ocs.Carried|grognard.ocs.Carried.Fields)[]|grognard.List<grognard.ocs.Carried>): grognard.List<grognard.ocs.Carried>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.TruckAllowance", items: (grognard.ocs.TruckAllowance|grognard.ocs.TruckAllowance.Fields)[]|grognard.List<grognard.ocs.TruckAllowance>): grognard.List<grognard.ocs.TruckAllowance>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Freight", items: (grognard.ocs.Freight|grognard.ocs.Freight.Fields)[]|grognard.List<grognard.ocs.Freight>): grognard.List<grognard.ocs.Freight>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Needs", items: (grognard.ocs.Needs|grognard.ocs.Needs.Fields)[]|grognard.List<grognard.ocs.Needs>): grognard.List<grognard.ocs.Needs>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.LoadLeft", items: (grognard.ocs.LoadLeft|grognard.ocs.LoadLeft.Fields)[]|grognard.List<grognard.ocs.LoadLeft>): grognard.List<grognard.ocs.LoadLeft>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.StocksUsed", items: (grognard.ocs.StocksUsed|grognard.ocs.StocksUsed.Fields)[]|grognard.List<grognard.ocs.StocksUsed>): grognard.List<grognard.ocs.StocksUsed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.CounterMix", items: (grognard.ocs.CounterMix|grognard.ocs.CounterMix.Fields)[]|grognard.List<grognard.ocs.CounterMix>): grognard.List<grognard.ocs.CounterMix>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.NewCounter", items: (grognard.ocs.NewCounter|grognard.ocs.NewCounter.Fields)[]|grognard.List<grognard.ocs.NewCounter>): grognard.List<grognard.ocs.NewCounter>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.NewCounters", items: (grognard.ocs.NewCounters|grognard.ocs.NewCounters.Fields)[]|grognard.List<grognard.ocs.NewCounters>): grognard.List<grognard.ocs.NewCounters>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Prize", items: (grognard.ocs.Prize|grognard.ocs.Prize.Fields)[]|grognard.List<grognard.ocs.Prize>): grognard.List<grognard.ocs.Prize>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Captured", items: (grognard.ocs.Captured|grognard.ocs.Captured.Fields)[]|grognard.List<grognard.ocs.Captured>): grognard.List<grognard.ocs.Captured>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.CaptureDistribution", items: (grognard.ocs.CaptureDistribution|grognard.ocs.CaptureDistribution.Fields)[]|grognard.List<grognard.ocs.CaptureDistribution>): grognard.List<grognard.ocs.CaptureDistribution>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.CaptureSettled", items: (grognard.ocs.CaptureSettled|grognard.ocs.CaptureSettled.Fields)[]|grognard.List<grognard.ocs.CaptureSettled>): grognard.List<grognard.ocs.CaptureSettled>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.FuelRow", items: (grognard.ocs.FuelRow|grognard.ocs.FuelRow.Fields)[]|grognard.List<grognard.ocs.FuelRow>): grognard.List<grognard.ocs.FuelRow>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.FuelBill", items: (grognard.ocs.FuelBill|grognard.ocs.FuelBill.Fields)[]|grognard.List<grognard.ocs.FuelBill>): grognard.List<grognard.ocs.FuelBill>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.MarkerState", items: (grognard.ocs.MarkerState|grognard.ocs.MarkerState.Fields)[]|grognard.List<grognard.ocs.MarkerState>): grognard.List<grognard.ocs.MarkerState>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.TraceRow", items: (grognard.ocs.TraceRow|grognard.ocs.TraceRow.Fields)[]|grognard.List<grognard.ocs.TraceRow>): grognard.List<grognard.ocs.TraceRow>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.TraceBill", items: (grognard.ocs.TraceBill|grognard.ocs.TraceBill.Fields)[]|grognard.List<grognard.ocs.TraceBill>): grognard.List<grognard.ocs.TraceBill>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Crossed", items: (grognard.ocs.Crossed|grognard.ocs.Crossed.Fields)[]|grognard.List<grognard.ocs.Crossed>): grognard.List<grognard.ocs.Crossed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Constructed", items: (grognard.ocs.Constructed|grognard.ocs.Constructed.Fields)[]|grognard.List<grognard.ocs.Constructed>): grognard.List<grognard.ocs.Constructed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ZoneCount", items: (grognard.ocs.ZoneCount|grognard.ocs.ZoneCount.Fields)[]|grognard.List<grognard.ocs.ZoneCount>): grognard.List<grognard.ocs.ZoneCount>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ZoneHex", items: (grognard.ocs.ZoneHex|grognard.ocs.ZoneHex.Fields)[]|grognard.List<grognard.ocs.ZoneHex>): grognard.List<grognard.ocs.ZoneHex>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ActionBasis", items: (grognard.ocs.ActionBasis|grognard.ocs.ActionBasis.Fields)[]|grognard.List<grognard.ocs.ActionBasis>): grognard.List<grognard.ocs.ActionBasis>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ActionUnit", items: (grognard.ocs.ActionUnit|grognard.ocs.ActionUnit.Fields)[]|grognard.List<grognard.ocs.ActionUnit>): grognard.List<grognard.ocs.ActionUnit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Waypoint", items: (grognard.ocs.Waypoint|grognard.ocs.Waypoint.Fields)[]|grognard.List<grognard.ocs.Waypoint>): grognard.List<grognard.ocs.Waypoint>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.DropOff", items: (grognard.ocs.DropOff|grognard.ocs.DropOff.Fields)[]|grognard.List<grognard.ocs.DropOff>): grognard.List<grognard.ocs.DropOff>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Passage", items: (grognard.ocs.Passage|grognard.ocs.Passage.Fields)[]|grognard.List<grognard.ocs.Passage>): grognard.List<grognard.ocs.Passage>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Arrival", items: (grognard.ocs.Arrival|grognard.ocs.Arrival.Fields)[]|grognard.List<grognard.ocs.Arrival>): grognard.List<grognard.ocs.Arrival>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Marched", items: (grognard.ocs.Marched|grognard.ocs.Marched.Fields)[]|grognard.List<grognard.ocs.Marched>): grognard.List<grognard.ocs.Marched>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Pace", items: (grognard.ocs.Pace|grognard.ocs.Pace.Fields)[]|grognard.List<grognard.ocs.Pace>): grognard.List<grognard.ocs.Pace>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Goal", items: (grognard.ocs.Goal|grognard.ocs.Goal.Fields)[]|grognard.List<grognard.ocs.Goal>): grognard.List<grognard.ocs.Goal>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Refuge", items: (grognard.ocs.Refuge|grognard.ocs.Refuge.Fields)[]|grognard.List<grognard.ocs.Refuge>): grognard.List<grognard.ocs.Refuge>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Refuges", items: (grognard.ocs.Refuges|grognard.ocs.Refuges.Fields)[]|grognard.List<grognard.ocs.Refuges>): grognard.List<grognard.ocs.Refuges>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Roamed", items: (grognard.ocs.Roamed|grognard.ocs.Roamed.Fields)[]|grognard.List<grognard.ocs.Roamed>): grognard.List<grognard.ocs.Roamed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Entered", items: (grognard.ocs.Entered|grognard.ocs.Entered.Fields)[]|grognard.List<grognard.ocs.Entered>): grognard.List<grognard.ocs.Entered>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ReplRow", items: (grognard.ocs.ReplRow|grognard.ocs.ReplRow.Fields)[]|grognard.List<grognard.ocs.ReplRow>): grognard.List<grognard.ocs.ReplRow>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ReplsRolled", items: (grognard.ocs.ReplsRolled|grognard.ocs.ReplsRolled.Fields)[]|grognard.List<grognard.ocs.ReplsRolled>): grognard.List<grognard.ocs.ReplsRolled>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RebuildSite", items: (grognard.ocs.RebuildSite|grognard.ocs.RebuildSite.Fields)[]|grognard.List<grognard.ocs.RebuildSite>): grognard.List<grognard.ocs.RebuildSite>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RebuildSitesFound", items: (grognard.ocs.RebuildSitesFound|grognard.ocs.RebuildSitesFound.Fields)[]|grognard.List<grognard.ocs.RebuildSitesFound>): grognard.List<grognard.ocs.RebuildSitesFound>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RebuildRow", items: (grognard.ocs.RebuildRow|grognard.ocs.RebuildRow.Fields)[]|grognard.List<grognard.ocs.RebuildRow>): grognard.List<grognard.ocs.RebuildRow>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RebuildOrder", items: (grognard.ocs.RebuildOrder|grognard.ocs.RebuildOrder.Fields)[]|grognard.List<grognard.ocs.RebuildOrder>): grognard.List<grognard.ocs.RebuildOrder>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Rebuilt", items: (grognard.ocs.Rebuilt|grognard.ocs.Rebuilt.Fields)[]|grognard.List<grognard.ocs.Rebuilt>): grognard.List<grognard.ocs.Rebuilt>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Arrived", items: (grognard.ocs.Arrived|grognard.ocs.Arrived.Fields)[]|grognard.List<grognard.ocs.Arrived>): grognard.List<grognard.ocs.Arrived>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ArrivalPlace", items: (grognard.ocs.ArrivalPlace|grognard.ocs.ArrivalPlace.Fields)[]|grognard.List<grognard.ocs.ArrivalPlace>): grognard.List<grognard.ocs.ArrivalPlace>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ArrivalPlacesFound", items: (grognard.ocs.ArrivalPlacesFound|grognard.ocs.ArrivalPlacesFound.Fields)[]|grognard.List<grognard.ocs.ArrivalPlacesFound>): grognard.List<grognard.ocs.ArrivalPlacesFound>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Consolidated", items: (grognard.ocs.Consolidated|grognard.ocs.Consolidated.Fields)[]|grognard.List<grognard.ocs.Consolidated>): grognard.List<grognard.ocs.Consolidated>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.CargoSize", items: (grognard.ocs.CargoSize|grognard.ocs.CargoSize.Fields)[]|grognard.List<grognard.ocs.CargoSize>): grognard.List<grognard.ocs.CargoSize>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.CargoItem", items: (grognard.ocs.CargoItem|grognard.ocs.CargoItem.Fields)[]|grognard.List<grognard.ocs.CargoItem>): grognard.List<grognard.ocs.CargoItem>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Passenger", items: (grognard.ocs.Passenger|grognard.ocs.Passenger.Fields)[]|grognard.List<grognard.ocs.Passenger>): grognard.List<grognard.ocs.Passenger>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.MovementLeft", items: (grognard.ocs.MovementLeft|grognard.ocs.MovementLeft.Fields)[]|grognard.List<grognard.ocs.MovementLeft>): grognard.List<grognard.ocs.MovementLeft>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.StackSize", items: (grognard.ocs.StackSize|grognard.ocs.StackSize.Fields)[]|grognard.List<grognard.ocs.StackSize>): grognard.List<grognard.ocs.StackSize>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Overstacked", items: (grognard.ocs.Overstacked|grognard.ocs.Overstacked.Fields)[]|grognard.List<grognard.ocs.Overstacked>): grognard.List<grognard.ocs.Overstacked>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.OverstackedCount", items: (grognard.ocs.OverstackedCount|grognard.ocs.OverstackedCount.Fields)[]|grognard.List<grognard.ocs.OverstackedCount>): grognard.List<grognard.ocs.OverstackedCount>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Surplus", items: (grognard.ocs.Surplus|grognard.ocs.Surplus.Fields)[]|grognard.List<grognard.ocs.Surplus>): grognard.List<grognard.ocs.Surplus>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.SurplusChoice", items: (grognard.ocs.SurplusChoice|grognard.ocs.SurplusChoice.Fields)[]|grognard.List<grognard.ocs.SurplusChoice>): grognard.List<grognard.ocs.SurplusChoice>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RemainingStack", items: (grognard.ocs.RemainingStack|grognard.ocs.RemainingStack.Fields)[]|grognard.List<grognard.ocs.RemainingStack>): grognard.List<grognard.ocs.RemainingStack>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Counter", items: (grognard.ocs.Counter|grognard.ocs.Counter.Fields)[]|grognard.List<grognard.ocs.Counter>): grognard.List<grognard.ocs.Counter>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.OrderFault", items: (grognard.ocs.OrderFault|grognard.ocs.OrderFault.Fields)[]|grognard.List<grognard.ocs.OrderFault>): grognard.List<grognard.ocs.OrderFault>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.SeenUnit", items: (grognard.ocs.SeenUnit|grognard.ocs.SeenUnit.Fields)[]|grognard.List<grognard.ocs.SeenUnit>): grognard.List<grognard.ocs.SeenUnit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Sight", items: (grognard.ocs.Sight|grognard.ocs.Sight.Fields)[]|grognard.List<grognard.ocs.Sight>): grognard.List<grognard.ocs.Sight>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.CombatRevealed", items: (grognard.ocs.CombatRevealed|grognard.ocs.CombatRevealed.Fields)[]|grognard.List<grognard.ocs.CombatRevealed>): grognard.List<grognard.ocs.CombatRevealed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BarrageRevealed", items: (grognard.ocs.BarrageRevealed|grognard.ocs.BarrageRevealed.Fields)[]|grognard.List<grognard.ocs.BarrageRevealed>): grognard.List<grognard.ocs.BarrageRevealed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Airborne", items: (grognard.ocs.Airborne|grognard.ocs.Airborne.Fields)[]|grognard.List<grognard.ocs.Airborne>): grognard.List<grognard.ocs.Airborne>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.AirRevealed", items: (grognard.ocs.AirRevealed|grognard.ocs.AirRevealed.Fields)[]|grognard.List<grognard.ocs.AirRevealed>): grognard.List<grognard.ocs.AirRevealed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.RollRecord", items: (grognard.ocs.RollRecord|grognard.ocs.RollRecord.Fields)[]|grognard.List<grognard.ocs.RollRecord>): grognard.List<grognard.ocs.RollRecord>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.UnitClasses", items: (grognard.ocs.UnitClasses|grognard.ocs.UnitClasses.Fields)[]|grognard.List<grognard.ocs.UnitClasses>): grognard.List<grognard.ocs.UnitClasses>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BoardFault", items: (grognard.ocs.BoardFault|grognard.ocs.BoardFault.Fields)[]|grognard.List<grognard.ocs.BoardFault>): grognard.List<grognard.ocs.BoardFault>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BoardSummary", items: (grognard.ocs.BoardSummary|grognard.ocs.BoardSummary.Fields)[]|grognard.List<grognard.ocs.BoardSummary>): grognard.List<grognard.ocs.BoardSummary>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.EntryResult", items: (grognard.ocs.EntryResult|grognard.ocs.EntryResult.Fields)[]|grognard.List<grognard.ocs.EntryResult>): grognard.List<grognard.ocs.EntryResult>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.EntryUnit", items: (grognard.ocs.EntryUnit|grognard.ocs.EntryUnit.Fields)[]|grognard.List<grognard.ocs.EntryUnit>): grognard.List<grognard.ocs.EntryUnit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.BoardEdit", items: (grognard.ocs.BoardEdit|grognard.ocs.BoardEdit.Fields)[]|grognard.List<grognard.ocs.BoardEdit>): grognard.List<grognard.ocs.BoardEdit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Applied", items: (grognard.ocs.Applied|grognard.ocs.Applied.Fields)[]|grognard.List<grognard.ocs.Applied>): grognard.List<grognard.ocs.Applied>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.SurpriseTable", items: (grognard.ocs.SurpriseTable|grognard.ocs.SurpriseTable.Fields)[]|grognard.List<grognard.ocs.SurpriseTable>): grognard.List<grognard.ocs.SurpriseTable>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.ModeMultiplier", items: (grognard.ocs.ModeMultiplier|grognard.ocs.ModeMultiplier.Fields)[]|grognard.List<grognard.ocs.ModeMultiplier>): grognard.List<grognard.ocs.ModeMultiplier>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.LossMultiplier", items: (grognard.ocs.LossMultiplier|grognard.ocs.LossMultiplier.Fields)[]|grognard.List<grognard.ocs.LossMultiplier>): grognard.List<grognard.ocs.LossMultiplier>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.Tables", items: (grognard.ocs.Tables|grognard.ocs.Tables.Fields)[]|grognard.List<grognard.ocs.Tables>): grognard.List<grognard.ocs.Tables>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.TablesExtent", items: (grognard.ocs.TablesExtent|grognard.ocs.TablesExtent.Fields)[]|grognard.List<grognard.ocs.TablesExtent>): grognard.List<grognard.ocs.TablesExtent>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.VariantAssessment", items: (grognard.ocs.VariantAssessment|grognard.ocs.VariantAssessment.Fields)[]|grognard.List<grognard.ocs.VariantAssessment>): grognard.List<grognard.ocs.VariantAssessment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "ocs.VariantBarrageAssessment", items: (grognard.ocs.VariantBarrageAssessment|grognard.ocs.VariantBarrageAssessment.Fields)[]|grognard.List<grognard.ocs.VariantBarrageAssessment>): grognard.List<grognard.ocs.VariantBarrageAssessment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Unit", items: (grognard.korea.Unit|grognard.korea.Unit.Fields)[]|grognard.List<grognard.korea.Unit>): grognard.List<grognard.korea.Unit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Terrain", items: (grognard.korea.Terrain|grognard.korea.Terrain.Fields)[]|grognard.List<grognard.korea.Terrain>): grognard.List<grognard.korea.Terrain>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.GameRules", items: (grognard.korea.GameRules|grognard.korea.GameRules.Fields)[]|grognard.List<grognard.korea.GameRules>): grognard.List<grognard.korea.GameRules>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Superior", items: (grognard.korea.Superior|grognard.korea.Superior.Fields)[]|grognard.List<grognard.korea.Superior>): grognard.List<grognard.korea.Superior>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Flanks", items: (grognard.korea.Flanks|grognard.korea.Flanks.Fields)[]|grognard.List<grognard.korea.Flanks>): grognard.List<grognard.korea.Flanks>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Support", items: (grognard.korea.Support|grognard.korea.Support.Fields)[]|grognard.List<grognard.korea.Support>): grognard.List<grognard.korea.Support>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Modifiers", items: (grognard.korea.Modifiers|grognard.korea.Modifiers.Fields)[]|grognard.List<grognard.korea.Modifiers>): grognard.List<grognard.korea.Modifiers>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Assessment", items: (grognard.korea.Assessment|grognard.korea.Assessment.Fields)[]|grognard.List<grognard.korea.Assessment>): grognard.List<grognard.korea.Assessment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Chip", items: (grognard.korea.Chip|grognard.korea.Chip.Fields)[]|grognard.List<grognard.korea.Chip>): grognard.List<grognard.korea.Chip>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Debt", items: (grognard.korea.Debt|grognard.korea.Debt.Fields)[]|grognard.List<grognard.korea.Debt>): grognard.List<grognard.korea.Debt>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Losses", items: (grognard.korea.Losses|grognard.korea.Losses.Fields)[]|grognard.List<grognard.korea.Losses>): grognard.List<grognard.korea.Losses>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Outcome", items: (grognard.korea.Outcome|grognard.korea.Outcome.Fields)[]|grognard.List<grognard.korea.Outcome>): grognard.List<grognard.korea.Outcome>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.CasesRow", items: (grognard.korea.CasesRow|grognard.korea.CasesRow.Fields)[]|grognard.List<grognard.korea.CasesRow>): grognard.List<grognard.korea.CasesRow>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.CombatDistribution", items: (grognard.korea.CombatDistribution|grognard.korea.CombatDistribution.Fields)[]|grognard.List<grognard.korea.CombatDistribution>): grognard.List<grognard.korea.CombatDistribution>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Standing", items: (grognard.korea.Standing|grognard.korea.Standing.Fields)[]|grognard.List<grognard.korea.Standing>): grognard.List<grognard.korea.Standing>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Payment", items: (grognard.korea.Payment|grognard.korea.Payment.Fields)[]|grognard.List<grognard.korea.Payment>): grognard.List<grognard.korea.Payment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Offer", items: (grognard.korea.Offer|grognard.korea.Offer.Fields)[]|grognard.List<grognard.korea.Offer>): grognard.List<grognard.korea.Offer>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Owed", items: (grognard.korea.Owed|grognard.korea.Owed.Fields)[]|grognard.List<grognard.korea.Owed>): grognard.List<grognard.korea.Owed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Effect", items: (grognard.korea.Effect|grognard.korea.Effect.Fields)[]|grognard.List<grognard.korea.Effect>): grognard.List<grognard.korea.Effect>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Settled", items: (grognard.korea.Settled|grognard.korea.Settled.Fields)[]|grognard.List<grognard.korea.Settled>): grognard.List<grognard.korea.Settled>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Place", items: (grognard.korea.Place|grognard.korea.Place.Fields)[]|grognard.List<grognard.korea.Place>): grognard.List<grognard.korea.Place>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Board", items: (grognard.korea.Board|grognard.korea.Board.Fields)[]|grognard.List<grognard.korea.Board>): grognard.List<grognard.korea.Board>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Way", items: (grognard.korea.Way|grognard.korea.Way.Fields)[]|grognard.List<grognard.korea.Way>): grognard.List<grognard.korea.Way>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "korea.Retreating", items: (grognard.korea.Retreating|grognard.korea.Retreating.Fields)[]|grognard.List<grognard.korea.Retreating>): grognard.List<grognard.korea.Retreating>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Unit", items: (grognard.acw.Unit|grognard.acw.Unit.Fields)[]|grognard.List<grognard.acw.Unit>): grognard.List<grognard.acw.Unit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Hexside", items: (grognard.acw.Hexside|grognard.acw.Hexside.Fields)[]|grognard.List<grognard.acw.Hexside>): grognard.List<grognard.acw.Hexside>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.GameRules", items: (grognard.acw.GameRules|grognard.acw.GameRules.Fields)[]|grognard.List<grognard.acw.GameRules>): grognard.List<grognard.acw.GameRules>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Ground", items: (grognard.acw.Ground|grognard.acw.Ground.Fields)[]|grognard.List<grognard.acw.Ground>): grognard.List<grognard.acw.Ground>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Modifier", items: (grognard.acw.Modifier|grognard.acw.Modifier.Fields)[]|grognard.List<grognard.acw.Modifier>): grognard.List<grognard.acw.Modifier>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Strength", items: (grognard.acw.Strength|grognard.acw.Strength.Fields)[]|grognard.List<grognard.acw.Strength>): grognard.List<grognard.acw.Strength>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Flanked", items: (grognard.acw.Flanked|grognard.acw.Flanked.Fields)[]|grognard.List<grognard.acw.Flanked>): grognard.List<grognard.acw.Flanked>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Column", items: (grognard.acw.Column|grognard.acw.Column.Fields)[]|grognard.List<grognard.acw.Column>): grognard.List<grognard.acw.Column>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.SideResult", items: (grognard.acw.SideResult|grognard.acw.SideResult.Fields)[]|grognard.List<grognard.acw.SideResult>): grognard.List<grognard.acw.SideResult>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Outcome", items: (grognard.acw.Outcome|grognard.acw.Outcome.Fields)[]|grognard.List<grognard.acw.Outcome>): grognard.List<grognard.acw.Outcome>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Table", items: (grognard.acw.Table|grognard.acw.Table.Fields)[]|grognard.List<grognard.acw.Table>): grognard.List<grognard.acw.Table>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Extent", items: (grognard.acw.Extent|grognard.acw.Extent.Fields)[]|grognard.List<grognard.acw.Extent>): grognard.List<grognard.acw.Extent>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Example", items: (grognard.acw.Example|grognard.acw.Example.Fields)[]|grognard.List<grognard.acw.Example>): grognard.List<grognard.acw.Example>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Board", items: (grognard.acw.Board|grognard.acw.Board.Fields)[]|grognard.List<grognard.acw.Board>): grognard.List<grognard.acw.Board>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Engaged", items: (grognard.acw.Engaged|grognard.acw.Engaged.Fields)[]|grognard.List<grognard.acw.Engaged>): grognard.List<grognard.acw.Engaged>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Contact", items: (grognard.acw.Contact|grognard.acw.Contact.Fields)[]|grognard.List<grognard.acw.Contact>): grognard.List<grognard.acw.Contact>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Duties", items: (grognard.acw.Duties|grognard.acw.Duties.Fields)[]|grognard.List<grognard.acw.Duties>): grognard.List<grognard.acw.Duties>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Flaw", items: (grognard.acw.Flaw|grognard.acw.Flaw.Fields)[]|grognard.List<grognard.acw.Flaw>): grognard.List<grognard.acw.Flaw>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Planned", items: (grognard.acw.Planned|grognard.acw.Planned.Fields)[]|grognard.List<grognard.acw.Planned>): grognard.List<grognard.acw.Planned>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Improved", items: (grognard.acw.Improved|grognard.acw.Improved.Fields)[]|grognard.List<grognard.acw.Improved>): grognard.List<grognard.acw.Improved>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Walked", items: (grognard.acw.Walked|grognard.acw.Walked.Fields)[]|grognard.List<grognard.acw.Walked>): grognard.List<grognard.acw.Walked>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Coverage", items: (grognard.acw.Coverage|grognard.acw.Coverage.Fields)[]|grognard.List<grognard.acw.Coverage>): grognard.List<grognard.acw.Coverage>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.CoverageHex", items: (grognard.acw.CoverageHex|grognard.acw.CoverageHex.Fields)[]|grognard.List<grognard.acw.CoverageHex>): grognard.List<grognard.acw.CoverageHex>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.PlanCount", items: (grognard.acw.PlanCount|grognard.acw.PlanCount.Fields)[]|grognard.List<grognard.acw.PlanCount>): grognard.List<grognard.acw.PlanCount>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Assessment", items: (grognard.acw.Assessment|grognard.acw.Assessment.Fields)[]|grognard.List<grognard.acw.Assessment>): grognard.List<grognard.acw.Assessment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Battle", items: (grognard.acw.Battle|grognard.acw.Battle.Fields)[]|grognard.List<grognard.acw.Battle>): grognard.List<grognard.acw.Battle>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Chance", items: (grognard.acw.Chance|grognard.acw.Chance.Fields)[]|grognard.List<grognard.acw.Chance>): grognard.List<grognard.acw.Chance>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.CombatDistribution", items: (grognard.acw.CombatDistribution|grognard.acw.CombatDistribution.Fields)[]|grognard.List<grognard.acw.CombatDistribution>): grognard.List<grognard.acw.CombatDistribution>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Due", items: (grognard.acw.Due|grognard.acw.Due.Fields)[]|grognard.List<grognard.acw.Due>): grognard.List<grognard.acw.Due>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Owed", items: (grognard.acw.Owed|grognard.acw.Owed.Fields)[]|grognard.List<grognard.acw.Owed>): grognard.List<grognard.acw.Owed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Settled", items: (grognard.acw.Settled|grognard.acw.Settled.Fields)[]|grognard.List<grognard.acw.Settled>): grognard.List<grognard.acw.Settled>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Effect", items: (grognard.acw.Effect|grognard.acw.Effect.Fields)[]|grognard.List<grognard.acw.Effect>): grognard.List<grognard.acw.Effect>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Rolls", items: (grognard.acw.Rolls|grognard.acw.Rolls.Fields)[]|grognard.List<grognard.acw.Rolls>): grognard.List<grognard.acw.Rolls>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.Command", items: (grognard.acw.Command|grognard.acw.Command.Fields)[]|grognard.List<grognard.acw.Command>): grognard.List<grognard.acw.Command>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.CommandChance", items: (grognard.acw.CommandChance|grognard.acw.CommandChance.Fields)[]|grognard.List<grognard.acw.CommandChance>): grognard.List<grognard.acw.CommandChance>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.CommandDistribution", items: (grognard.acw.CommandDistribution|grognard.acw.CommandDistribution.Fields)[]|grognard.List<grognard.acw.CommandDistribution>): grognard.List<grognard.acw.CommandDistribution>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "acw.ArmyCommander", items: (grognard.acw.ArmyCommander|grognard.acw.ArmyCommander.Fields)[]|grognard.List<grognard.acw.ArmyCommander>): grognard.List<grognard.acw.ArmyCommander>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.UnitValue", items: (grognard.axis_allies.UnitValue|grognard.axis_allies.UnitValue.Fields)[]|grognard.List<grognard.axis_allies.UnitValue>): grognard.List<grognard.axis_allies.UnitValue>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Force", items: (grognard.axis_allies.Force|grognard.axis_allies.Force.Fields)[]|grognard.List<grognard.axis_allies.Force>): grognard.List<grognard.axis_allies.Force>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Figures", items: (grognard.axis_allies.Figures|grognard.axis_allies.Figures.Fields)[]|grognard.List<grognard.axis_allies.Figures>): grognard.List<grognard.axis_allies.Figures>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Bombardment", items: (grognard.axis_allies.Bombardment|grognard.axis_allies.Bombardment.Fields)[]|grognard.List<grognard.axis_allies.Bombardment>): grognard.List<grognard.axis_allies.Bombardment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Battle", items: (grognard.axis_allies.Battle|grognard.axis_allies.Battle.Fields)[]|grognard.List<grognard.axis_allies.Battle>): grognard.List<grognard.axis_allies.Battle>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Turn", items: (grognard.axis_allies.Turn|grognard.axis_allies.Turn.Fields)[]|grognard.List<grognard.axis_allies.Turn>): grognard.List<grognard.axis_allies.Turn>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.BattleEffect", items: (grognard.axis_allies.BattleEffect|grognard.axis_allies.BattleEffect.Fields)[]|grognard.List<grognard.axis_allies.BattleEffect>): grognard.List<grognard.axis_allies.BattleEffect>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.LoadedShip", items: (grognard.axis_allies.LoadedShip|grognard.axis_allies.LoadedShip.Fields)[]|grognard.List<grognard.axis_allies.LoadedShip>): grognard.List<grognard.axis_allies.LoadedShip>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.SunkCargo", items: (grognard.axis_allies.SunkCargo|grognard.axis_allies.SunkCargo.Fields)[]|grognard.List<grognard.axis_allies.SunkCargo>): grognard.List<grognard.axis_allies.SunkCargo>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Plan", items: (grognard.axis_allies.Plan|grognard.axis_allies.Plan.Fields)[]|grognard.List<grognard.axis_allies.Plan>): grognard.List<grognard.axis_allies.Plan>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Wave", items: (grognard.axis_allies.Wave|grognard.axis_allies.Wave.Fields)[]|grognard.List<grognard.axis_allies.Wave>): grognard.List<grognard.axis_allies.Wave>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Expected", items: (grognard.axis_allies.Expected|grognard.axis_allies.Expected.Fields)[]|grognard.List<grognard.axis_allies.Expected>): grognard.List<grognard.axis_allies.Expected>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.ExpectedForce", items: (grognard.axis_allies.ExpectedForce|grognard.axis_allies.ExpectedForce.Fields)[]|grognard.List<grognard.axis_allies.ExpectedForce>): grognard.List<grognard.axis_allies.ExpectedForce>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.BattleChances", items: (grognard.axis_allies.BattleChances|grognard.axis_allies.BattleChances.Fields)[]|grognard.List<grognard.axis_allies.BattleChances>): grognard.List<grognard.axis_allies.BattleChances>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.BattleOutcome", items: (grognard.axis_allies.BattleOutcome|grognard.axis_allies.BattleOutcome.Fields)[]|grognard.List<grognard.axis_allies.BattleOutcome>): grognard.List<grognard.axis_allies.BattleOutcome>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.RoundChance", items: (grognard.axis_allies.RoundChance|grognard.axis_allies.RoundChance.Fields)[]|grognard.List<grognard.axis_allies.RoundChance>): grognard.List<grognard.axis_allies.RoundChance>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.LossChance", items: (grognard.axis_allies.LossChance|grognard.axis_allies.LossChance.Fields)[]|grognard.List<grognard.axis_allies.LossChance>): grognard.List<grognard.axis_allies.LossChance>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.LossesWeighed", items: (grognard.axis_allies.LossesWeighed|grognard.axis_allies.LossesWeighed.Fields)[]|grognard.List<grognard.axis_allies.LossesWeighed>): grognard.List<grognard.axis_allies.LossesWeighed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.BattlePercentile", items: (grognard.axis_allies.BattlePercentile|grognard.axis_allies.BattlePercentile.Fields)[]|grognard.List<grognard.axis_allies.BattlePercentile>): grognard.List<grognard.axis_allies.BattlePercentile>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Found", items: (grognard.axis_allies.Found|grognard.axis_allies.Found.Fields)[]|grognard.List<grognard.axis_allies.Found>): grognard.List<grognard.axis_allies.Found>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.AaVolley", items: (grognard.axis_allies.AaVolley|grognard.axis_allies.AaVolley.Fields)[]|grognard.List<grognard.axis_allies.AaVolley>): grognard.List<grognard.axis_allies.AaVolley>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.AaHits", items: (grognard.axis_allies.AaHits|grognard.axis_allies.AaHits.Fields)[]|grognard.List<grognard.axis_allies.AaHits>): grognard.List<grognard.axis_allies.AaHits>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.AaChance", items: (grognard.axis_allies.AaChance|grognard.axis_allies.AaChance.Fields)[]|grognard.List<grognard.axis_allies.AaChance>): grognard.List<grognard.axis_allies.AaChance>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.AaChances", items: (grognard.axis_allies.AaChances|grognard.axis_allies.AaChances.Fields)[]|grognard.List<grognard.axis_allies.AaChances>): grognard.List<grognard.axis_allies.AaChances>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.RaidAssessment", items: (grognard.axis_allies.RaidAssessment|grognard.axis_allies.RaidAssessment.Fields)[]|grognard.List<grognard.axis_allies.RaidAssessment>): grognard.List<grognard.axis_allies.RaidAssessment>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Raided", items: (grognard.axis_allies.Raided|grognard.axis_allies.Raided.Fields)[]|grognard.List<grognard.axis_allies.Raided>): grognard.List<grognard.axis_allies.Raided>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.RaidOutcome", items: (grognard.axis_allies.RaidOutcome|grognard.axis_allies.RaidOutcome.Fields)[]|grognard.List<grognard.axis_allies.RaidOutcome>): grognard.List<grognard.axis_allies.RaidOutcome>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.RaidChances", items: (grognard.axis_allies.RaidChances|grognard.axis_allies.RaidChances.Fields)[]|grognard.List<grognard.axis_allies.RaidChances>): grognard.List<grognard.axis_allies.RaidChances>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Space", items: (grognard.axis_allies.Space|grognard.axis_allies.Space.Fields)[]|grognard.List<grognard.axis_allies.Space>): grognard.List<grognard.axis_allies.Space>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Link", items: (grognard.axis_allies.Link|grognard.axis_allies.Link.Fields)[]|grognard.List<grognard.axis_allies.Link>): grognard.List<grognard.axis_allies.Link>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Canal", items: (grognard.axis_allies.Canal|grognard.axis_allies.Canal.Fields)[]|grognard.List<grognard.axis_allies.Canal>): grognard.List<grognard.axis_allies.Canal>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Holding", items: (grognard.axis_allies.Holding|grognard.axis_allies.Holding.Fields)[]|grognard.List<grognard.axis_allies.Holding>): grognard.List<grognard.axis_allies.Holding>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Unit", items: (grognard.axis_allies.Unit|grognard.axis_allies.Unit.Fields)[]|grognard.List<grognard.axis_allies.Unit>): grognard.List<grognard.axis_allies.Unit>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Board", items: (grognard.axis_allies.Board|grognard.axis_allies.Board.Fields)[]|grognard.List<grognard.axis_allies.Board>): grognard.List<grognard.axis_allies.Board>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.SpaceFacts", items: (grognard.axis_allies.SpaceFacts|grognard.axis_allies.SpaceFacts.Fields)[]|grognard.List<grognard.axis_allies.SpaceFacts>): grognard.List<grognard.axis_allies.SpaceFacts>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Border", items: (grognard.axis_allies.Border|grognard.axis_allies.Border.Fields)[]|grognard.List<grognard.axis_allies.Border>): grognard.List<grognard.axis_allies.Border>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Started", items: (grognard.axis_allies.Started|grognard.axis_allies.Started.Fields)[]|grognard.List<grognard.axis_allies.Started>): grognard.List<grognard.axis_allies.Started>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Order", items: (grognard.axis_allies.Order|grognard.axis_allies.Order.Fields)[]|grognard.List<grognard.axis_allies.Order>): grognard.List<grognard.axis_allies.Order>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Objection", items: (grognard.axis_allies.Objection|grognard.axis_allies.Objection.Fields)[]|grognard.List<grognard.axis_allies.Objection>): grognard.List<grognard.axis_allies.Objection>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.PathEvent", items: (grognard.axis_allies.PathEvent|grognard.axis_allies.PathEvent.Fields)[]|grognard.List<grognard.axis_allies.PathEvent>): grognard.List<grognard.axis_allies.PathEvent>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Passage", items: (grognard.axis_allies.Passage|grognard.axis_allies.Passage.Fields)[]|grognard.List<grognard.axis_allies.Passage>): grognard.List<grognard.axis_allies.Passage>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Reached", items: (grognard.axis_allies.Reached|grognard.axis_allies.Reached.Fields)[]|grognard.List<grognard.axis_allies.Reached>): grognard.List<grognard.axis_allies.Reached>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Range", items: (grognard.axis_allies.Range|grognard.axis_allies.Range.Fields)[]|grognard.List<grognard.axis_allies.Range>): grognard.List<grognard.axis_allies.Range>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Shipped", items: (grognard.axis_allies.Shipped|grognard.axis_allies.Shipped.Fields)[]|grognard.List<grognard.axis_allies.Shipped>): grognard.List<grognard.axis_allies.Shipped>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Declared", items: (grognard.axis_allies.Declared|grognard.axis_allies.Declared.Fields)[]|grognard.List<grognard.axis_allies.Declared>): grognard.List<grognard.axis_allies.Declared>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.LandingSpace", items: (grognard.axis_allies.LandingSpace|grognard.axis_allies.LandingSpace.Fields)[]|grognard.List<grognard.axis_allies.LandingSpace>): grognard.List<grognard.axis_allies.LandingSpace>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.LandingRange", items: (grognard.axis_allies.LandingRange|grognard.axis_allies.LandingRange.Fields)[]|grognard.List<grognard.axis_allies.LandingRange>): grognard.List<grognard.axis_allies.LandingRange>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.StrandedFighters", items: (grognard.axis_allies.StrandedFighters|grognard.axis_allies.StrandedFighters.Fields)[]|grognard.List<grognard.axis_allies.StrandedFighters>): grognard.List<grognard.axis_allies.StrandedFighters>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Landed", items: (grognard.axis_allies.Landed|grognard.axis_allies.Landed.Fields)[]|grognard.List<grognard.axis_allies.Landed>): grognard.List<grognard.axis_allies.Landed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Way", items: (grognard.axis_allies.Way|grognard.axis_allies.Way.Fields)[]|grognard.List<grognard.axis_allies.Way>): grognard.List<grognard.axis_allies.Way>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.WithdrawalSpace", items: (grognard.axis_allies.WithdrawalSpace|grognard.axis_allies.WithdrawalSpace.Fields)[]|grognard.List<grognard.axis_allies.WithdrawalSpace>): grognard.List<grognard.axis_allies.WithdrawalSpace>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.WithdrawalSpaces", items: (grognard.axis_allies.WithdrawalSpaces|grognard.axis_allies.WithdrawalSpaces.Fields)[]|grognard.List<grognard.axis_allies.WithdrawalSpaces>): grognard.List<grognard.axis_allies.WithdrawalSpaces>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Transfer", items: (grognard.axis_allies.Transfer|grognard.axis_allies.Transfer.Fields)[]|grognard.List<grognard.axis_allies.Transfer>): grognard.List<grognard.axis_allies.Transfer>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Conquest", items: (grognard.axis_allies.Conquest|grognard.axis_allies.Conquest.Fields)[]|grognard.List<grognard.axis_allies.Conquest>): grognard.List<grognard.axis_allies.Conquest>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Income", items: (grognard.axis_allies.Income|grognard.axis_allies.Income.Fields)[]|grognard.List<grognard.axis_allies.Income>): grognard.List<grognard.axis_allies.Income>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Victory", items: (grognard.axis_allies.Victory|grognard.axis_allies.Victory.Fields)[]|grognard.List<grognard.axis_allies.Victory>): grognard.List<grognard.axis_allies.Victory>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Placement", items: (grognard.axis_allies.Placement|grognard.axis_allies.Placement.Fields)[]|grognard.List<grognard.axis_allies.Placement>): grognard.List<grognard.axis_allies.Placement>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Refusal", items: (grognard.axis_allies.Refusal|grognard.axis_allies.Refusal.Fields)[]|grognard.List<grognard.axis_allies.Refusal>): grognard.List<grognard.axis_allies.Refusal>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Placed", items: (grognard.axis_allies.Placed|grognard.axis_allies.Placed.Fields)[]|grognard.List<grognard.axis_allies.Placed>): grognard.List<grognard.axis_allies.Placed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Position", items: (grognard.axis_allies.Position|grognard.axis_allies.Position.Fields)[]|grognard.List<grognard.axis_allies.Position>): grognard.List<grognard.axis_allies.Position>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Situation", items: (grognard.axis_allies.Situation|grognard.axis_allies.Situation.Fields)[]|grognard.List<grognard.axis_allies.Situation>): grognard.List<grognard.axis_allies.Situation>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.GamePiece", items: (grognard.axis_allies.GamePiece|grognard.axis_allies.GamePiece.Fields)[]|grognard.List<grognard.axis_allies.GamePiece>): grognard.List<grognard.axis_allies.GamePiece>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Choice", items: (grognard.axis_allies.Choice|grognard.axis_allies.Choice.Fields)[]|grognard.List<grognard.axis_allies.Choice>): grognard.List<grognard.axis_allies.Choice>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.StepObjection", items: (grognard.axis_allies.StepObjection|grognard.axis_allies.StepObjection.Fields)[]|grognard.List<grognard.axis_allies.StepObjection>): grognard.List<grognard.axis_allies.StepObjection>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.GameEffect", items: (grognard.axis_allies.GameEffect|grognard.axis_allies.GameEffect.Fields)[]|grognard.List<grognard.axis_allies.GameEffect>): grognard.List<grognard.axis_allies.GameEffect>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.PositionByte", items: (grognard.axis_allies.PositionByte|grognard.axis_allies.PositionByte.Fields)[]|grognard.List<grognard.axis_allies.PositionByte>): grognard.List<grognard.axis_allies.PositionByte>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.Packed", items: (grognard.axis_allies.Packed|grognard.axis_allies.Packed.Fields)[]|grognard.List<grognard.axis_allies.Packed>): grognard.List<grognard.axis_allies.Packed>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.PieceEvent", items: (grognard.axis_allies.PieceEvent|grognard.axis_allies.PieceEvent.Fields)[]|grognard.List<grognard.axis_allies.PieceEvent>): grognard.List<grognard.axis_allies.PieceEvent>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.PieceOrder", items: (grognard.axis_allies.PieceOrder|grognard.axis_allies.PieceOrder.Fields)[]|grognard.List<grognard.axis_allies.PieceOrder>): grognard.List<grognard.axis_allies.PieceOrder>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.BattleOfTurn", items: (grognard.axis_allies.BattleOfTurn|grognard.axis_allies.BattleOfTurn.Fields)[]|grognard.List<grognard.axis_allies.BattleOfTurn>): grognard.List<grognard.axis_allies.BattleOfTurn>?, string?, grognard.FaultCode?, string?
---@overload fun(record: "axis_allies.TurnChances", items: (grognard.axis_allies.TurnChances|grognard.axis_allies.TurnChances.Fields)[]|grognard.List<grognard.axis_allies.TurnChances>): grognard.List<grognard.axis_allies.TurnChances>?, string?, grognard.FaultCode?, string?
function grognard.list(record, items) end

return grognard

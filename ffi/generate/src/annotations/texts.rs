//! The texts of the annotations that hang on no record and no operation.

/// The head of a system's file.
pub const SYSTEM: &str = "---@meta _
-- Generated from the library's own description by `cargo run -p grognard-generate`; do not edit.

---@class (partial) grognard
local grognard = {}
";

/// The head of the file of no system, and what belongs to none.
pub const HEAD: &str = "---@meta grognard
-- Generated from the library's own description; do not edit. Point your language server's library path here.

---The rules of wargames, as questions and answers: `local grognard = require \"grognard\"`.
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

---An unsigned whole number of 64 bits: a number where a double holds it exactly, otherwise its digits.
---@alias grognard.Wide integer|string

---A chance from 0 to 1, or an expected number. With the option `exact` it is a text: cases of all, such as `500/7776`; of an
---expected number `4 500/7776`. A question takes both.
---@alias grognard.Chance number|string

---Options of a call.
---@class grognard.Options
---@field trail? boolean Returns the steps that led to the answer.
---@field raw? boolean Returns value and effects as parsed records instead of tables.
---@field exact? boolean Returns chances and expected numbers as texts such as `500/7776`, which are exact.

---The option of a game's questions.
---@class grognard.Trail
---@field trail? boolean Returns the steps that led to the answer.

---@class grognard.RawOptions
---@field trail? boolean Returns the steps that led to the answer.
---@field raw true Returns value and effects as parsed records instead of tables.
---@field exact? boolean Changes nothing: parsed records are exact.

---A list of parsed records. `list[i]` counts from 1; `#list` is its length.
---@class grognard.List<T>: { [integer]: T }

---Converts a parsed record or list to plain tables. With `exact = true` chances are texts such as `500/7776`.
---@param parsed userdata
---@param options? { exact?: boolean }
---@return table
---@nodiscard
function grognard.totable(parsed, options) end

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

---The names of all vocabularies, \"ocs.Phase\" for example.
---@return string[]
---@nodiscard
function grognard.vocabularies() end

---A word of a vocabulary.
---@class grognard.Word
---@field word string
---@field meaning string What it means, in a sentence.

---The words of a vocabulary, in the order of their codes.
---@param vocabulary string Its name, \"ocs.Phase\" for example.
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

---The names of the printed tables, \"ocs.combat.open\" for example.
---@return string[]
---@nodiscard
function grognard.charts() end

---A printed table.
---@param name string Its name, \"ocs.combat.open\" for example.
---@return grognard.Chart? chart
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.chart(name) end

---A number of units of movement, size, capacity, supply or strength: a number where it is whole, otherwise a text such as
---`\"2 1/2\"`. As an argument, a double that is exact in the field's parts is accepted too: 2.5 for movement, not 0.1.
---@alias grognard.Measure number|string

---A measure as a number, as precisely as a double holds it: 2.5 for `\"2 1/2\"`.
---@param measure grognard.Measure
---@return number? number
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.measure(measure) end

---A fraction as a measure is written: `\"2 1/2\"` for 5 and 2, the number 3 for 6 and 2.
---@param numerator integer
---@param denominator integer At least 1.
---@return grognard.Measure
---@nodiscard
function grognard.mixed(numerator, denominator) end

---The hex that a map numbers so, such as `\"0304\"`; of a map without numbers `\"3,-1\"`.
---@param number string|integer
---@param numbering grognard.Numbering How the map numbers its hexes.
---@return grognard.Hex.Table? hex
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.hex_at(number, numbering) end

---What a map prints in a hex, such as `\"0304\"`.
---@param hex grognard.Hex|grognard.Hex.Table|integer[]
---@param numbering grognard.Numbering How the map numbers its hexes.
---@return string? number
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.hex_number(hex, numbering) end

---A step of a trail as a sentence: whom it is about, what it does with its figures, and the rule.
---@param step grognard.Step|grognard.Step.Table
---@return string? sentence
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.sentence(step) end

---Returns a chance or an expected number as a number: of a text such as `500/7776` or `4 500/7776` its nearest double, of a
---number itself.
---@param chance grognard.Chance
---@return number? chance
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
function grognard.chance(chance) end

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
---@param operation string Its name, \"ocs.combat.assess\" for example.
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
";

/// The function that parses a list, without its overloads.
pub const LIST: &str = "
---Parses a list of records once. The result is accepted wherever a list of them is.
---@param record string Name of the record, such as \"ocs.Unit\".
---@param items table
---@return table? list
---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
";

/// What a function returns after its first value.
pub const RETURNS: &str = "---@return string? message
---@return grognard.FaultCode? code
---@return string? field
---@nodiscard
";

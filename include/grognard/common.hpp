/*
 * grognard for C++17: the records and words that belong to no system.
 *
 * Made from the library's sources by `cargo run -p grognard-generate`; not edited by hand.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_COMMON_HPP
#define GROGNARD_COMMON_HPP

#include "detail/support.hpp"

namespace grognard {

/// The part of the question that a step concerns.
enum class About : std::uint8_t {
  /// The question as a whole.
  whole = GROG_ABOUT_WHOLE,
  /// The attackers, or one of them.
  attackers = GROG_ABOUT_ATTACKERS,
  /// The defenders, or one of them.
  defenders = GROG_ABOUT_DEFENDERS,
  /// The stacks of the attack, or one of them.
  approaches = GROG_ABOUT_APPROACHES,
  /// The firing units, or one of them.
  firers = GROG_ABOUT_FIRERS,
  /// The units that are fired at, or one of them.
  targets = GROG_ABOUT_TARGETS,
  /// The units of the question, or one of them.
  units = GROG_ABOUT_UNITS,
  /// The hexes of a path, or one of them.
  path = GROG_ABOUT_PATH,
  /// The payments, or one of them.
  payments = GROG_ABOUT_PAYMENTS,
  /// The modifiers that the question gives, or one of them.
  modifiers = GROG_ABOUT_MODIFIERS,
  /// The orders given, or one of them.
  orders = GROG_ABOUT_ORDERS,
  /// The cargo, or one part of it.
  cargo = GROG_ABOUT_CARGO,
  /// The terrain of the hex, or one kind of it.
  terrain = GROG_ABOUT_TERRAIN,
  /// The fieldworks in the hex.
  works = GROG_ABOUT_WORKS,
  /// The spotting units, or one of them.
  spotters = GROG_ABOUT_SPOTTERS,
};

/// The kind of a fault. Its numbers are never reused; 0 is no fault.
enum class FaultCode : std::uint8_t {
  /// There is no fault.
  ok = GROG_FAULT_CODE_OK,
  /// A list is empty that must have at least one item.
  empty = GROG_FAULT_CODE_EMPTY,
  /// A number lies outside its range.
  out_of_range = GROG_FAULT_CODE_OUT_OF_RANGE,
  /// A word is not in its vocabulary.
  unknown_word = GROG_FAULT_CODE_UNKNOWN_WORD,
  /// A number has a finer fraction than its field holds.
  inexact = GROG_FAULT_CODE_INEXACT,
  /// A sum is too large for its field.
  overflow = GROG_FAULT_CODE_OVERFLOW,
  /// A die shows a face that it does not have.
  bad_die = GROG_FAULT_CODE_BAD_DIE,
  /// There are fewer dice than the question needs.
  too_few_dice = GROG_FAULT_CODE_TOO_FEW_DICE,
  /// There are more dice than the question needs.
  too_many_dice = GROG_FAULT_CODE_TOO_MANY_DICE,
  /// A field is missing on which the answer depends.
  missing_field = GROG_FAULT_CODE_MISSING_FIELD,
  /// There is no field of this name.
  unknown_field = GROG_FAULT_CODE_UNKNOWN_FIELD,
  /// A value of another type than the field's.
  wrong_type = GROG_FAULT_CODE_WRONG_TYPE,
  /// Two facts of the question contradict each other.
  contradiction = GROG_FAULT_CODE_CONTRADICTION,
  /// The mode is impossible for the counter.
  impossible_mode = GROG_FAULT_CODE_IMPOSSIBLE_MODE,
  /// The operation is not possible at this stage.
  not_now = GROG_FAULT_CODE_NOT_NOW,
  /// Reserved bytes are not 0.
  reserved = GROG_FAULT_CODE_RESERVED,
  /// A pointer is null.
  null_pointer = GROG_FAULT_CODE_NULL_POINTER,
  /// A structure's size is smaller than in the first release, or larger than any.
  bad_size = GROG_FAULT_CODE_BAD_SIZE,
  /// A pointer is not aligned for its type.
  misaligned = GROG_FAULT_CODE_MISALIGNED,
  /// An output overlaps an input or another output.
  overlap = GROG_FAULT_CODE_OVERLAP,
  /// A buffer is too small; the length needed is returned.
  buffer_too_small = GROG_FAULT_CODE_BUFFER_TOO_SMALL,
  /// The library has a defect, and there is no answer.
  internal = GROG_FAULT_CODE_INTERNAL,
  /// There is no operation of this name.
  unknown_operation = GROG_FAULT_CODE_UNKNOWN_OPERATION,
  /// A text does not have the form that is read here.
  bad_text = GROG_FAULT_CODE_BAD_TEXT,
  /// A code is used that is not defined.
  undefined = GROG_FAULT_CODE_UNDEFINED,
  /// A list is not sorted as it must be.
  unsorted = GROG_FAULT_CODE_UNSORTED,
  /// Nothing has this name: no unit, no side, no space.
  unknown_name = GROG_FAULT_CODE_UNKNOWN_NAME,
};

/// How a map numbers its hexes: four digits, the column and the row, from 00 to 99. Hex 0000 has the coordinates 0 and
/// 0. In columns a hex touches the one above and below it, in rows the one to its left and right.
enum class Numbering : std::uint8_t {
  /// It does not: a hex is its coordinates, `3,-1`.
  axial = GROG_NUMBERING_AXIAL,
  /// Columns, those with odd numbers half a hex lower.
  odd_columns = GROG_NUMBERING_ODD_COLUMNS,
  /// Columns, those with even numbers half a hex lower.
  even_columns = GROG_NUMBERING_EVEN_COLUMNS,
  /// Rows, those with odd numbers half a hex to the right.
  odd_rows = GROG_NUMBERING_ODD_ROWS,
  /// Rows, those with even numbers half a hex to the right.
  even_rows = GROG_NUMBERING_EVEN_ROWS,
};

/// The kind of a step of a trail. Each kind says what the step's `num`, `den` and `value` hold.
enum class What : std::uint8_t {
  /// An initial strength: `value` is the strength.
  strength = GROG_WHAT_STRENGTH,
  /// A strength multiplied by `num` over `den`: `value` is the product.
  times = GROG_WHAT_TIMES,
  /// A side's total strength: `value` is the strength.
  total = GROG_WHAT_TOTAL,
  /// Odds of `num` to `den`.
  odds = GROG_WHAT_ODDS,
  /// A column of the table: `num` is its index from 0, `value` to `den` is its printed heading. Where `den` is 0, the
  /// columns are headed by points, and `value` is the least of the column.
  column = GROG_WHAT_COLUMN,
  /// A shift of `num` columns, positive to the right.
  shift = GROG_WHAT_SHIFT,
  /// A rating: `num`.
  rating = GROG_WHAT_RATING,
  /// A modifier of a die roll: `num`.
  drm = GROG_WHAT_DRM,
  /// A modified die roll: `num`.
  roll = GROG_WHAT_ROLL,
  /// A row of the table: `num`.
  row = GROG_WHAT_ROW,
  /// A result of a table: `num` is its code among those of the table that `den` names, as the system counts its tables.
  result = GROG_WHAT_RESULT,
  /// Supply to pay: `num` supply tokens (T).
  cost = GROG_WHAT_COST,
  /// A size: `num` over `den` regimental equivalents.
  size = GROG_WHAT_SIZE,
  /// A reason why it is forbidden: `index` is the item, if the reason concerns one item of a list. Where a limit is
  /// exceeded, `num` over `den` is the excess, in the unit of the step before, which holds the whole amount;
  /// otherwise `num` is 0.
  forbidden = GROG_WHAT_FORBIDDEN,
  /// An anti-tank level: `num` is 0 for none, 1 for light, 2 for heavy.
  anti_tank = GROG_WHAT_ANTI_TANK,
  /// A distance of `num` hexes.
  distance = GROG_WHAT_DISTANCE,
  /// A strength of `value` rounded to `num` whole points.
  rounded = GROG_WHAT_ROUNDED,
  /// Steps lost or owed: `num`.
  steps = GROG_WHAT_STEPS,
  /// The alternative chosen by the question or by the rule: `num` counts the alternatives from 1.
  choice = GROG_WHAT_CHOICE,
  /// A sum or difference of the steps before: `num`.
  sum = GROG_WHAT_SUM,
  /// The dice as rolled: `num` is their sum.
  dice = GROG_WHAT_DICE,
  /// The chips as drawn: `num` is their sum.
  chips = GROG_WHAT_CHIPS,
  /// Losses called for or paid: `num`.
  losses = GROG_WHAT_LOSSES,
  /// An enemy zone of control extends into the hex; for a hex of a path `num` is the unit that exerts it, or -1.
  covered = GROG_WHAT_COVERED,
  /// An enemy zone of control in the hex is negated; for a hex of a path `num` is the negating unit, or -1.
  negated = GROG_WHAT_NEGATED,
  /// A count: `num` over `den`.
  count = GROG_WHAT_COUNT,
  /// Dice to roll: `num`.
  volley = GROG_WHAT_VOLLEY,
  /// Hits scored: `num`.
  hits = GROG_WHAT_HITS,
  /// Money to pay or to receive: `num`.
  money = GROG_WHAT_MONEY,
  /// A ratio of `num` to `den`.
  ratio = GROG_WHAT_RATIO,
  /// Movement: `num` over `den` MP.
  movement = GROG_WHAT_MOVEMENT,
  /// Transport capacity: `num` over `den` points.
  capacity = GROG_WHAT_CAPACITY,
  /// A limit that is not met: `num` are needed and there are `den`, both over `value` unless that is 0.
  limit = GROG_WHAT_LIMIT,
  /// The rule applies to the item.
  applies = GROG_WHAT_APPLIES,
  /// Whether a unit traces supply: `num` is 1 or 0.
  traced = GROG_WHAT_TRACED,
  /// Whether the item can be used: `num` is 1 or 0.
  usable = GROG_WHAT_USABLE,
  /// A hexside: `num`, from 0 to 5.
  hexside = GROG_WHAT_HEXSIDE,
  /// The side that holds the item: `num`, or 0 for none.
  holder = GROG_WHAT_HOLDER,
  /// The mode that a unit takes: `num` is its code, `den` names the vocabulary as the system counts them.
  mode = GROG_WHAT_MODE,
  /// A share: `num` percent.
  percent = GROG_WHAT_PERCENT,
  /// The unit exerts a zone of control into the hex.
  exerts = GROG_WHAT_EXERTS,
};

/// One step on the way to an answer.
struct Step {
  /// The rule's number.
  std::uint16_t rule{};
  /// The kind of step.
  ::grognard::What what{};
  /// The part of the question that the step concerns.
  ::grognard::About about{};
  /// The index of the item of that part; absent for all of them.
  ///
  /// C and Rust say 65535 for none.
  std::uint16_t index{};
  /// The denominator of `num` where the kind has one, otherwise 0.
  std::uint16_t den{};
  /// The step's number, as its kind says.
  std::int32_t num{};
  /// The running strength in points, where the step has one; otherwise as its kind says, or 0.
  /// Counted in the parts of its unit: GROG_MP, GROG_RE, GROG_TP, GROG_POINT.
  std::uint32_t value{};

  friend bool operator==(const Step& lhs, const Step& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Step& lhs, const Step& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Step) == sizeof(GrogStep) && alignof(Step) == alignof(GrogStep));
static_assert(offsetof(Step, rule) == offsetof(GrogStep, rule));
static_assert(offsetof(Step, what) == offsetof(GrogStep, what));
static_assert(offsetof(Step, about) == offsetof(GrogStep, about));
static_assert(offsetof(Step, index) == offsetof(GrogStep, index));
static_assert(offsetof(Step, den) == offsetof(GrogStep, den));
static_assert(offsetof(Step, num) == offsetof(GrogStep, num));
static_assert(offsetof(Step, value) == offsetof(GrogStep, value));

/// A hex. Every pair of coordinates is a hex; a map may contain fewer.
struct Hex {
  /// The axial column.
  std::int16_t q{};
  /// The axial row.
  std::int16_t r{};

  friend bool operator==(const Hex& lhs, const Hex& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Hex& lhs, const Hex& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Hex) == sizeof(GrogHex) && alignof(Hex) == alignof(GrogHex));
static_assert(offsetof(Hex, q) == offsetof(GrogHex, q));
static_assert(offsetof(Hex, r) == offsetof(GrogHex, r));

/// Rounded odds, of which the smaller side is 1. `0:0` stands for no odds.
struct Odds {
  /// The attacker's side of the ratio.
  std::uint32_t attack{};
  /// The defender's side of the ratio.
  std::uint32_t defence{};

  template <class Traits>
  friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out, const Odds& odds) {
    return out << odds.attack << ':' << odds.defence;
  }

  friend bool operator==(const Odds& lhs, const Odds& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Odds& lhs, const Odds& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Odds) == sizeof(GrogOdds) && alignof(Odds) == alignof(GrogOdds));
static_assert(offsetof(Odds, attack) == offsetof(GrogOdds, attack));
static_assert(offsetof(Odds, defence) == offsetof(GrogOdds, defence));

/// The rank of one result among all possible results, as counts of the cases that are worse, equal and better.
struct Percentile {
  /// The number of cases with a worse result.
  std::uint32_t worse{};
  /// The number of cases with this result.
  std::uint32_t equal{};
  /// The number of cases with a better result.
  std::uint32_t better{};
  /// The number of all cases.
  std::uint32_t denominator{};

  /// `worse` as a chance.
  [[nodiscard]] constexpr ::grognard::Share worse_chance() const noexcept { return {worse, denominator}; }

  /// `equal` as a chance.
  [[nodiscard]] constexpr ::grognard::Share equal_chance() const noexcept { return {equal, denominator}; }

  /// `better` as a chance.
  [[nodiscard]] constexpr ::grognard::Share better_chance() const noexcept { return {better, denominator}; }

  friend bool operator==(const Percentile& lhs, const Percentile& rhs) noexcept { return ::grognard::detail::same(lhs, rhs); }
  friend bool operator!=(const Percentile& lhs, const Percentile& rhs) noexcept { return !(lhs == rhs); }
};
static_assert(sizeof(Percentile) == sizeof(GrogPercentile) && alignof(Percentile) == alignof(GrogPercentile));
static_assert(offsetof(Percentile, worse) == offsetof(GrogPercentile, worse));
static_assert(offsetof(Percentile, equal) == offsetof(GrogPercentile, equal));
static_assert(offsetof(Percentile, better) == offsetof(GrogPercentile, better));
static_assert(offsetof(Percentile, denominator) == offsetof(GrogPercentile, denominator));

}  // namespace grognard

namespace grognard::detail {

template <>
struct Vocabulary<::grognard::About> {
  static constexpr const char* name = "GrogAbout";
};
template <>
struct Vocabulary<::grognard::FaultCode> {
  static constexpr const char* name = "GrogFaultCode";
};
template <>
struct Vocabulary<::grognard::Numbering> {
  static constexpr const char* name = "GrogNumbering";
};
template <>
struct Vocabulary<::grognard::What> {
  static constexpr const char* name = "GrogWhat";
};

}  // namespace grognard::detail

#endif  // GROGNARD_COMMON_HPP

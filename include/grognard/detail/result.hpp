/*
 * grognard for C++17: answers, faults, trails, dice and printed tables. See include/cpp.md.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_RESULT_HPP
#define GROGNARD_RESULT_HPP

#include "../common.hpp"

#include <cstdlib>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#if !defined(GROGNARD_NO_EXCEPTIONS) && !defined(__cpp_exceptions)
#define GROGNARD_NO_EXCEPTIONS
#endif
#ifndef GROGNARD_NO_EXCEPTIONS
#include <stdexcept>
#endif

namespace grognard {

/// A question that is malformed: what is wrong with it, and where.
class Fault {
 public:
  Fault() noexcept { raw.size = sizeof raw; }
  /// The kind of the fault.
  [[nodiscard]] FaultCode code() const noexcept { return static_cast<FaultCode>(raw.code); }
  /// Its word, such as `out_of_range`.
  [[nodiscard]] std::string_view word() const noexcept { return detail::view(grog_fault_word(raw.code)); }
  /// What the kind of fault means, in a sentence.
  [[nodiscard]] std::string_view meaning() const noexcept { return detail::view(grog_fault_meaning(raw.code)); }
  /// The path of the field, such as `attackers[2].combat_side.strength`.
  [[nodiscard]] std::string_view path() const noexcept GROGNARD_LIFETIMEBOUND { return raw.path; }
  /// The index of the item in its list, or `none`.
  [[nodiscard]] std::uint16_t index() const noexcept { return raw.index; }
  /// Whether the number that was rejected and its bounds are known.
  [[nodiscard]] bool bounded() const noexcept { return raw.low != 0 || raw.high != 0; }
  [[nodiscard]] std::int64_t value() const noexcept { return raw.value; }
  [[nodiscard]] std::int64_t low() const noexcept { return raw.low; }
  [[nodiscard]] std::int64_t high() const noexcept { return raw.high; }
  /// The name of the library's limit that was exceeded; otherwise an empty text.
  [[nodiscard]] std::string_view limit() const noexcept GROGNARD_LIFETIMEBOUND { return raw.limit; }
  /// Of a contradiction, the path of the other field; otherwise an empty text.
  [[nodiscard]] std::string_view other() const noexcept GROGNARD_LIFETIMEBOUND { return raw.other; }
  /// Of a contradiction, what cannot be together, in a sentence without its full stop. Of an absent value, what would do:
  /// the words that the field takes, or the name of its 0. Otherwise an empty text.
  [[nodiscard]] std::string_view why() const noexcept GROGNARD_LIFETIMEBOUND { return raw.why; }
  /// Of a contradiction, the number in the other field, if `has_other_value()`.
  [[nodiscard]] std::int64_t other_value() const noexcept { return raw.other_value; }
  [[nodiscard]] bool has_other_value() const noexcept { return raw.other_known != 0; }
  /// Of a contradiction both fields, their numbers and what cannot be together. Of an absent word the words that there
  /// are. Otherwise, for example,
  /// `attackers[2].rating: a number lies outside its range (out_of_range): 12; needs 0 to 9`.
  [[nodiscard]] std::string message() const {
    std::string out(path());
    if (!other().empty()) {
      out += raw.known != 0 ? ": " + std::to_string(value()) : std::string();
      out += " conflicts with " + std::string(other());
      out += has_other_value() ? ": " + std::to_string(other_value()) : std::string();
      out += ": " + std::string(why()) + " (" + std::string(word()) + ")";
      return out;
    }
    if (!out.empty()) {
      out += ": ";
    }
    std::string what(meaning());
    if (!what.empty()) {
      what.front() = static_cast<char>(what.front() >= 'A' && what.front() <= 'Z' ? what.front() - 'A' + 'a' : what.front());
      if (what.back() == '.') {
        what.pop_back();
      }
      out += what + " (";
      out.append(word());
      out += ')';
    } else {
      out += "fault";
    }
    if (bounded()) {
      out += ": " + std::to_string(value()) + (low() == high() ? "; needs " : "; needs " + std::to_string(low()) + " to ");
      out += std::to_string(high());
      if (!limit().empty()) {
        out += " (";
        out.append(limit());
        out += ": a limit of this library)";
      }
    }
    if (!why().empty()) {
      out += "; ";
      out.append(why());
    }
    return out;
  }

  /// The structure of C.
  GrogFault raw{};
};

#ifndef GROGNARD_NO_EXCEPTIONS
/// A fault as an exception: its `what()` is the fault's `message()`.
class FaultError : public std::runtime_error {
 public:
  explicit FaultError(const Fault& fault) : std::runtime_error(fault.message()), fault_(fault) {}
  [[nodiscard]] const Fault& fault() const noexcept { return fault_; }

 private:
  Fault fault_;
};
#endif

/// An answer or a fault.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T answer) : answer_(std::move(answer)), ok_(true) {}
  Result(const Fault& fault) : fault_(fault), ok_(false) {}

  [[nodiscard]] bool has_value() const noexcept { return ok_; }
  [[nodiscard]] explicit operator bool() const noexcept { return ok_; }
  /// The answer. A fault is thrown as a `FaultError`; without exceptions it ends the program.
  [[nodiscard]] const T& value() const& GROGNARD_LIFETIMEBOUND {
    check();
    return answer_;
  }
  [[nodiscard]] T value() && {
    check();
    return std::move(answer_);
  }
  /// The answer, or another one if there is a fault.
  [[nodiscard]] T value_or(T other) const& { return ok_ ? answer_ : std::move(other); }
  [[nodiscard]] T value_or(T other) && { return ok_ ? std::move(answer_) : std::move(other); }
  /// The answer; only if there is one.
  [[nodiscard]] const T& operator*() const noexcept GROGNARD_LIFETIMEBOUND { return answer_; }
  [[nodiscard]] const T* operator->() const noexcept GROGNARD_LIFETIMEBOUND { return &answer_; }
  /// The fault; only if there is one.
  [[nodiscard]] const Fault& fault() const noexcept GROGNARD_LIFETIMEBOUND { return fault_; }

 private:
  void check() const {
    if (!ok_) {
#ifdef GROGNARD_NO_EXCEPTIONS
      std::abort();
#else
      throw FaultError(fault_);
#endif
    }
  }

  T answer_{};
  Fault fault_{};
  bool ok_;
};

/// A rule, by its number.
struct Rule {
  std::uint16_t number = 0;
  /// Its citation, such as `OCS 9.8`; empty if there is no such rule.
  [[nodiscard]] std::string_view id() const noexcept { return detail::view(grog_rule_id(number)); }
  /// What it decides, in a few words.
  [[nodiscard]] std::string_view title() const noexcept { return detail::view(grog_rule_title(number)); }
  friend bool operator==(Rule a, Rule b) noexcept { return a.number == b.number; }
  friend bool operator!=(Rule a, Rule b) noexcept { return a.number != b.number; }
};

/// The rules that decided an answer, in ascending order of their numbers.
class Cites {
 public:
  Cites() noexcept = default;
  explicit Cites(const GrogCites& from) noexcept {
    // More rules than there are bits cannot be.
    grog_cites_list(&from, rules_.data(), rules_.size(), &size_);
  }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] Rule operator[](std::size_t at) const noexcept { return Rule{rules_[at]}; }
  [[nodiscard]] bool contains(std::string_view id) const {
    std::uint16_t number = 0;
    if (grog_rule_number(std::string(id).c_str(), &number) == 0) {
      for (std::size_t at = 0; at < size_; at++) {
        if (rules_[at] == number) {
          return true;
        }
      }
    }
    return false;
  }
  /// The citations, such as `OCS 4.1, OCS 4.2`.
  [[nodiscard]] std::string text() const {
    std::string out;
    for (std::size_t at = 0; at < size_; at++) {
      out += (at == 0 ? "" : ", ");
      out.append((*this)[at].id());
    }
    return out;
  }

  /// Goes through the rules. A rule is made as it is asked for.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Rule;
    using difference_type = std::ptrdiff_t;
    using pointer = const Rule*;
    using reference = Rule;

    Iterator() noexcept = default;
    explicit Iterator(const std::uint16_t* at) noexcept : at_(at) {}
    Rule operator*() const noexcept { return Rule{*at_}; }
    Iterator& operator++() noexcept {
      ++at_;
      return *this;
    }
    Iterator operator++(int) noexcept {
      const Iterator before = *this;
      ++at_;
      return before;
    }
    friend bool operator==(Iterator a, Iterator b) noexcept { return a.at_ == b.at_; }
    friend bool operator!=(Iterator a, Iterator b) noexcept { return a.at_ != b.at_; }

   private:
    const std::uint16_t* at_ = nullptr;
  };
  using iterator = Iterator;
  using const_iterator = Iterator;
  using value_type = Rule;
  [[nodiscard]] Iterator begin() const noexcept GROGNARD_LIFETIMEBOUND { return Iterator(rules_.data()); }
  [[nodiscard]] Iterator end() const noexcept GROGNARD_LIFETIMEBOUND { return Iterator(rules_.data() + size_); }

 private:
  std::array<std::uint16_t, GROG_CITES_MAX> rules_{};
  std::size_t size_ = 0;
};

/// Whether an action is allowed.
enum class Verdict : std::uint8_t { decides_nothing = GROG_NO_VERDICT, allowed = GROG_ALLOWED, forbidden = GROG_FORBIDDEN };

/// What operations without a value have for one.
struct Nothing {};

/// An answer: the verdict, the rules that decided it, and the value, which is zero if the answer is forbidden.
template <class Value>
struct Ruling {
  Verdict verdict = Verdict::decides_nothing;
  Cites cites{};
  Value value{};
  /// Whether nothing forbids it.
  [[nodiscard]] bool allowed() const noexcept { return verdict != Verdict::forbidden; }
};

/// A step of a trail as a sentence: the item, the figures and the rule.
[[nodiscard]] inline std::string text(const Step& step) {
  std::array<char, GROG_STEP_MAX> out{};
  std::size_t needed = 0;
  grog_step_text(reinterpret_cast<const GrogStep*>(&step), out.data(), out.size(), &needed);
  return out.data();
}

/// The steps that led to an answer. It grows as needed, and may serve any number of calls.
class Trail {
 public:
  using value_type = Step;
  using iterator = const Step*;
  using const_iterator = const Step*;

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] const Step& operator[](std::size_t at) const noexcept GROGNARD_LIFETIMEBOUND { return steps_[at]; }
  [[nodiscard]] const Step* begin() const noexcept GROGNARD_LIFETIMEBOUND { return steps_.data(); }
  [[nodiscard]] const Step* end() const noexcept GROGNARD_LIFETIMEBOUND { return steps_.data() + size_; }

  /// The structure of C for the next call.
  GrogTrail lend() noexcept {
    GrogTrail out{};
    out.size = sizeof out;
    out.steps = reinterpret_cast<GrogStep*>(steps_.data());
    out.capacity = steps_.size();
    return out;
  }
  /// Takes the number of steps of a call; false if there must be another with more room.
  bool take(const GrogTrail& from) {
    size_ = from.len;
    if (from.len <= steps_.size()) {
      return true;
    }
    steps_.resize(from.len);
    return false;
  }

 private:
  std::vector<Step> steps_ = std::vector<Step>(32);
  std::size_t size_ = 0;
};

/// Scratch memory for searches. It grows as needed, and may serve any number of calls, of one thread at a time.
class Scratch {
 public:
  std::vector<std::uint64_t> words;
};

namespace detail {

/// Lends a buffer that grows; true if it has grown to what is needed.
template <class Item, class C>
bool grow(std::vector<Item>& items, C*& buffer, std::size_t& capacity, std::size_t needed) {
  static_assert(sizeof(Item) == sizeof(C) && alignof(Item) == alignof(C));
  const bool more = needed > items.size();
  if (more) {
    items.resize(needed);
  }
  buffer = reinterpret_cast<C*>(items.data());
  capacity = items.size();
  return more;
}

/// Asks until the buffers are large enough.
template <class Function, class Question, class Answer, class More>
std::int32_t ask(Function function, const Question& question, Answer& answer, Trail* trail, Fault& fault, More more) {
  for (;;) {
    GrogTrail steps{};
    if (trail != nullptr) {
      steps = trail->lend();
    }
    const std::int32_t status = function(&question, &answer, trail != nullptr ? &steps : nullptr, &fault.raw);
    if (status == GROG_FAULT_CODE_BUFFER_TOO_SMALL && more()) {
      continue;
    }
    if (status != 0 || trail == nullptr || trail->take(steps)) {
      return status;
    }
  }
}

template <class Out, class Answer>
void head(Out& out, const Answer& answer) noexcept {
  out.verdict = static_cast<Verdict>(answer.verdict);
  out.cites = Cites(answer.cites);
}

}  // namespace detail

/// Dice from a seed: the same faces on every machine and in every language. A copy saves the game.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) noexcept { grog_dice_seed(&raw, seed); }
  /// One die of six sides.
  std::uint8_t roll() noexcept {
    std::uint8_t face = 0;
    grog_dice_roll(&raw, &face, 1);
    return face;
  }
  /// Several dice.
  template <std::size_t N>
  std::array<std::uint8_t, N> roll() noexcept {
    std::array<std::uint8_t, N> faces{};
    grog_dice_roll(&raw, faces.data(), N);
    return faces;
  }
  std::vector<std::uint8_t> roll(std::size_t count) {
    std::vector<std::uint8_t> faces(count);
    grog_dice_roll(&raw, faces.data(), count);
    return faces;
  }

  /// The structure of C: the seed, and how much of it is used.
  GrogDice raw{};
};

/// A printed table.
class Chart {
 public:
  /// A table by its name, such as `ocs.combat.open`.
  explicit Chart(std::string_view name) : name_(name) { grog_chart_size(name_.c_str(), &rows_, &columns_); }
  /// The name of a table, counted from 0; empty beyond the last one.
  [[nodiscard]] static std::string_view name(std::size_t index) noexcept { return detail::view(grog_chart_name(index)); }

  [[nodiscard]] std::size_t rows() const noexcept { return rows_; }
  [[nodiscard]] std::size_t columns() const noexcept { return columns_; }
  [[nodiscard]] std::string row(std::size_t row) const {
    return text([&](char* out, std::size_t* needed) { grog_chart_row(name_.c_str(), row, out, GROG_CELL_MAX, needed); });
  }
  [[nodiscard]] std::string column(std::size_t column) const {
    return text([&](char* out, std::size_t* needed) { grog_chart_column(name_.c_str(), column, out, GROG_CELL_MAX, needed); });
  }
  [[nodiscard]] std::string cell(std::size_t row, std::size_t column) const {
    return text([&](char* out, std::size_t* needed) { grog_chart_cell(name_.c_str(), row, column, out, GROG_CELL_MAX, needed); });
  }

 private:
  template <class Write>
  static std::string text(Write write) {
    std::array<char, GROG_CELL_MAX> out{};
    std::size_t needed = 0;
    write(out.data(), &needed);
    return out.data();
  }

  std::string name_;
  std::size_t rows_ = 0;
  std::size_t columns_ = 0;
};

/// The hex in which a map prints a number: 304 for 0304. The fault, which has the code alone, is `out_of_range` beyond
/// 9999 and where no hex has a number.
[[nodiscard]] inline Result<Hex> hex_at(std::uint16_t printed, Numbering numbering) {
  GrogHex hex{};
  Fault fault;
  const std::int32_t status = grog_hex_at(printed, static_cast<std::uint8_t>(numbering), &hex);
  fault.raw.code = static_cast<std::uint16_t>(status);
  return status != 0 ? Result<Hex>(fault) : Result<Hex>(Hex{hex.q, hex.r});
}
/// The number that a map prints in a hex: 304 for 0304. The fault is as of `hex_at`.
[[nodiscard]] inline Result<std::uint16_t> hex_number(Hex hex, Numbering numbering) {
  const GrogHex raw{hex.q, hex.r};
  std::uint16_t printed = 0;
  Fault fault;
  const std::int32_t status = grog_hex_number(&raw, static_cast<std::uint8_t>(numbering), &printed);
  fault.raw.code = static_cast<std::uint16_t>(status);
  return status != 0 ? Result<std::uint16_t>(fault) : Result<std::uint16_t>(printed);
}

/// The version of the library, such as `0.1.0`.
[[nodiscard]] inline std::string_view version() noexcept { return detail::view(grog_version()); }

}  // namespace grognard

#endif  // GROGNARD_RESULT_HPP

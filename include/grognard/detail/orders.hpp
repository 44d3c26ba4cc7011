/*
 * grognard for C++17: orders of games by their names. See include/cpp.md.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_ORDERS_HPP
#define GROGNARD_ORDERS_HPP

#include "result.hpp"

#include <algorithm>
#include <deque>
#include <initializer_list>

namespace grognard {

/// The memory of a game: it grows as the game needs it.
struct GameMemory {
  std::vector<std::uint64_t> words{};
  /// Grows if a fault asks for it.
  bool grow(const Fault& fault) {
    const auto needed = static_cast<std::uint64_t>(fault.low());
    if (fault.path() != "game" || fault.low() <= 0 || needed <= words.size()) {
      return false;
    }
    words.resize(static_cast<std::size_t>(needed));
    return true;
  }
  /// A copy of the position; `count` is the system's function for the number of its words.
  template <class Count>
  [[nodiscard]] std::vector<std::uint64_t> position(Count count) const {
    const std::size_t size = count(words.data(), words.size());
    return std::vector<std::uint64_t>(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(size));
  }
  /// Puts a position back.
  void restore(const std::vector<std::uint64_t>& from) {
    if (words.size() < from.size()) {
      words.resize(from.size());
    }
    std::copy(from.begin(), from.end(), words.begin());
  }
};

/// A unit, a hex or a side in an order: by its name, by its number, or a hex by its coordinates.
class Name {
 public:
  /// None.
  Name() = default;
  Name(const char* name) : text_(name), given_(true), named_(true) {}
  Name(std::string name) : text_(std::move(name)), given_(true), named_(true) {}
  template <class Number, class = std::enable_if_t<std::is_integral_v<Number>>>
  Name(Number number) : numbers_{static_cast<std::int32_t>(number), 0}, given_(true) {}
  Name(const Hex& hex) : numbers_{hex.q, hex.r}, given_(true) {}

  [[nodiscard]] bool given() const noexcept { return given_; }
  /// Whether it is a name, and no number.
  [[nodiscard]] bool named() const noexcept { return named_; }
  /// The name; empty if there is a number.
  [[nodiscard]] const std::string& text() const noexcept GROGNARD_LIFETIMEBOUND { return text_; }
  /// The number and 0, or the coordinates.
  [[nodiscard]] const std::array<std::int32_t, 2>& numbers() const noexcept GROGNARD_LIFETIMEBOUND { return numbers_; }

 private:
  std::string text_{};
  std::array<std::int32_t, 2> numbers_{};
  bool given_ = false;
  bool named_ = false;
};

/// Several units or hexes in an order: one after the other, or by their names in one text, such as `"0304 0305"`.
class Names {
 public:
  /// None.
  Names() = default;
  Names(std::initializer_list<Name> names) : names_(names) {}
  Names(std::string_view names) { split(names); }
  Names(const char* names) { split(names); }
  Names(const std::string& names) { split(names); }
  template <class Item, class = std::enable_if_t<std::is_constructible_v<Name, const Item&>>>
  Names(const std::vector<Item>& names) : names_(names.begin(), names.end()) {}

  [[nodiscard]] const std::vector<Name>& all() const noexcept GROGNARD_LIFETIMEBOUND { return names_; }
  /// Whether they are in one text.
  [[nodiscard]] bool together() const noexcept { return together_; }

 private:
  void split(std::string_view text) {
    constexpr std::string_view between = " \t\r\n>";
    together_ = true;
    for (std::size_t at = text.find_first_not_of(between); at != std::string_view::npos;) {
      const std::size_t end = std::min(text.find_first_of(between, at), text.size());
      names_.emplace_back(std::string(text.substr(at, end - at)));
      at = text.find_first_not_of(between, end);
    }
  }
  std::vector<Name> names_{};
  bool together_ = false;
};

/// Pieces in an order: their numbers, or in words, such as `"2 inf, 1 arm UKR"`.
class Pieces {
 public:
  /// None.
  Pieces() = default;
  Pieces(std::initializer_list<std::uint16_t> numbers) : numbers_(numbers) {}
  Pieces(std::vector<std::uint16_t> numbers) : numbers_(std::move(numbers)) {}
  Pieces(const char* words) : words_(words) {}
  Pieces(std::string words) : words_(std::move(words)) {}

  [[nodiscard]] const std::vector<std::uint16_t>& numbers() const noexcept GROGNARD_LIFETIMEBOUND { return numbers_; }
  [[nodiscard]] const std::string& words() const noexcept GROGNARD_LIFETIMEBOUND { return words_; }

 private:
  std::vector<std::uint16_t> numbers_{};
  std::string words_{};
};

namespace detail {

/// Makes the question of an order by its fields, with numbers for names. It lasts as long as this and the order.
template <class Calls>
class OrderByFields {
 public:
  typename Calls::Order question{};

  explicit OrderByFields(GameMemory& memory) : memory_(memory) {}

  /// The fault of the first field that has one; only if one has.
  [[nodiscard]] const Fault& fault() const noexcept GROGNARD_LIFETIMEBOUND { return fault_; }
  [[nodiscard]] bool faulty() const noexcept { return faulty_; }

  template <class Number>
  void one(Number& to, const char* field, const Name& name, bool required) {
    if (name.given() || !lacks(field, required)) {
      set(to, found(field, name, field));
    }
  }
  void all(Span<const std::uint16_t>& to, const char* field, const Names& names) { to = list(numbers_, field, names); }
  void all(Span<const Hex>& to, const char* field, const Names& names) { to = list(hexes_, field, names); }
  void pieces(const Pieces& given) {
    question.pieces = given.numbers();
    question.words = Span<const std::uint8_t>(reinterpret_cast<const std::uint8_t*>(given.words().data()), given.words().size());
  }

 private:
  using Pair = std::array<std::int32_t, 2>;
  bool lacks(const char* field, bool required) {
    if (required) {
      refuse(FaultCode::missing_field, field);
    }
    return required;
  }
  void refuse(FaultCode code, std::string_view path, std::string_view why = {}) {
    if (faulty_) {
      return;
    }
    faulty_ = true;
    why = why.substr(0, sizeof fault_.raw.why - 1);
    std::copy(why.begin(), why.end(), fault_.raw.why);
    fault_.raw.code = static_cast<std::uint16_t>(code);
    fault_.raw.index = GROG_NONE;
    path = path.substr(0, sizeof fault_.raw.path - 1);
    std::copy(path.begin(), path.end(), fault_.raw.path);
  }
  Pair found(const char* field, const Name& name, std::string_view path) {
    Pair numbers = name.numbers();
    if (name.named()) {
      GrogFault why{};
      why.size = sizeof why;
      if (Calls::find(memory_, field, name.text().c_str(), numbers.data(), &why) != 0) {
        refuse(FaultCode::unknown_name, path, name.text());
      }
    }
    return numbers;
  }
  template <class Number>
  static void set(Number& to, const Pair& numbers) {
    if constexpr (std::is_integral_v<Number>) {
      to = static_cast<Number>(numbers[0]);
    } else {
      to.q = static_cast<std::int16_t>(numbers[0]);
      to.r = static_cast<std::int16_t>(numbers[1]);
    }
  }
  template <class Number>
  Span<const Number> list(std::deque<std::vector<Number>>& kept, const char* field, const Names& names) {
    std::vector<Number>& own = kept.emplace_back();
    for (const Name& name : names.all()) {
      const std::string path =
          names.together() ? std::string(field) : std::string(field) + "[" + std::to_string(own.size()) + "]";
      set(own.emplace_back(), found(field, name, path));
    }
    return own;
  }

  GameMemory& memory_;
  Fault fault_{};
  bool faulty_ = false;
  std::deque<std::vector<std::uint16_t>> numbers_{};
  std::deque<std::vector<Hex>> hexes_{};
};

}  // namespace detail
}  // namespace grognard

#endif  // GROGNARD_ORDERS_HPP

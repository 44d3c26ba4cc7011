/*
 * grognard for C++17: the types that fields are made of. See include/cpp.md.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_SUPPORT_HPP
#define GROGNARD_SUPPORT_HPP

#include "../common.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iosfwd>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/* A compiler that knows it warns where a list or a text outlives what it is borrowed from. */
#if defined(__has_cpp_attribute)
#if __has_cpp_attribute(clang::lifetimebound)
#define GROGNARD_LIFETIMEBOUND [[clang::lifetimebound]]
#endif
#endif
#ifndef GROGNARD_LIFETIMEBOUND
#define GROGNARD_LIFETIMEBOUND
#endif

namespace grognard {

/// The absent reference in a field that refers to an item of a list by its index from 0.
inline constexpr std::uint16_t none = GROG_NONE;
/// The number of units of strength in one strength point.
inline constexpr std::uint32_t point = GROG_POINT;
/// The number of parts in one MP: a movement of 3 MP is `3 * mp`.
inline constexpr std::uint16_t mp = GROG_MP;
/// The number of parts in one RE of size.
inline constexpr std::uint16_t re = GROG_RE;
/// The number of parts in one Transport Point.
inline constexpr std::uint16_t tp = GROG_TP;

/// A list that belongs to somebody else: a vector, an array, or a pointer and a length. It must live as long as the
/// question that has it. A list that ends with the statement is refused by the compiler.
template <class T>
class Span {
 public:
  constexpr Span() noexcept = default;
  constexpr Span(T* data GROGNARD_LIFETIMEBOUND, std::size_t size) noexcept : data_(data), size_(size) {}
  template <std::size_t N>
  constexpr Span(T (&items GROGNARD_LIFETIMEBOUND)[N]) noexcept : data_(items), size_(N) {}
  template <class List, class = std::enable_if_t<!std::is_same_v<std::remove_cv_t<List>, Span> &&
                                                 std::is_convertible_v<decltype(std::declval<List&>().data()), T*>>>
  constexpr Span(List& list GROGNARD_LIFETIMEBOUND) noexcept : data_(list.data()), size_(list.size()) {}
  /// The list would be gone before the question is asked: give it a name.
  template <class List, class = std::enable_if_t<!std::is_lvalue_reference_v<List> && !std::is_same_v<std::decay_t<List>, Span> &&
                                                 std::is_convertible_v<decltype(std::declval<List&>().data()), const T*>>>
  constexpr Span(List&& list) = delete;
  /// As above.
  template <std::size_t N>
  constexpr Span(std::remove_const_t<T> (&&items)[N]) = delete;

  using element_type = T;
  using value_type = std::remove_cv_t<T>;
  using size_type = std::size_t;
  using reference = T&;
  using iterator = T*;

  [[nodiscard]] constexpr T* data() const noexcept { return data_; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr T* begin() const noexcept { return data_; }
  [[nodiscard]] constexpr T* end() const noexcept { return data_ + size_; }
  constexpr T& operator[](std::size_t at) const noexcept { return data_[at]; }

 private:
  T* data_ = nullptr;
  std::size_t size_ = 0;
};

/// A truth value in one byte.
class Flag {
 public:
  constexpr Flag() noexcept = default;
  constexpr Flag(bool yes) noexcept : byte_(yes ? 1 : 0) {}
  constexpr operator bool() const noexcept { return byte_ != 0; }

 private:
  std::uint8_t byte_ = 0;
};

/// A number that has no default: without one it is absent, which is not the same as 0.
template <class T>
class Said {
 public:
  constexpr Said() noexcept = default;
  constexpr Said(T number) noexcept : raw_(number == 0 ? std::numeric_limits<T>::max() : number) {}
  [[nodiscard]] constexpr bool has_value() const noexcept { return raw_ != 0; }
  /// The number; 0 if it is absent.
  [[nodiscard]] constexpr T value() const noexcept { return value_or(T{}); }
  /// The number, or another one if it is absent.
  [[nodiscard]] constexpr T value_or(T other) const noexcept {
    return raw_ == 0 ? other : raw_ == std::numeric_limits<T>::max() ? T{} : raw_;
  }
  friend constexpr bool operator==(Said a, Said b) noexcept { return a.raw_ == b.raw_; }
  friend constexpr bool operator!=(Said a, Said b) noexcept { return a.raw_ != b.raw_; }

 private:
  T raw_ = 0;
};

/// A place: one of the system's own by its name, or a number of the caller's board.
template <class Site>
class Locus {
 public:
  constexpr Locus() noexcept = default;
  constexpr Locus(Site site) noexcept : number_(static_cast<std::uint16_t>(site)) {}
  constexpr Locus(std::uint16_t number) noexcept : number_(number) {}
  [[nodiscard]] constexpr std::uint16_t number() const noexcept { return number_; }
  [[nodiscard]] constexpr Site site() const noexcept { return static_cast<Site>(number_); }
  friend constexpr bool operator==(Locus a, Locus b) noexcept { return a.number_ == b.number_; }
  friend constexpr bool operator!=(Locus a, Locus b) noexcept { return a.number_ != b.number_; }

 private:
  std::uint16_t number_ = 0;
};

namespace detail {

/// A number with so many decimals.
inline std::string decimals(double number, int places) {
  std::array<char, 64> out{};
  std::snprintf(out.data(), out.size(), "%.*f", places, number);
  return out.data();
}

/// Adds so many units of a kind to the text of a force.
inline void count(std::string& out, std::uint32_t units, const char* kind) {
  if (units != 0) {
    out += (out.empty() ? "" : ", ") + std::to_string(units) + " " + kind;
  }
}

/// The units of 2^-63 of a chance, to the nearest; more than certainty for what is no chance.
constexpr std::uint64_t units(double chance) noexcept {
  if (!(chance >= 0.0 && chance <= 1.0)) {
    return std::numeric_limits<std::uint64_t>::max();
  }
  const double scaled = chance * 9223372036854775808.0;
  const std::uint64_t whole = static_cast<std::uint64_t>(scaled);
  const double rest = scaled - static_cast<double>(whole);
  return whole + (rest > 0.5 || (rest == 0.5 && whole % 2 == 1) ? 1 : 0);
}

}  // namespace detail

/// A chance. It is exact: so many cases of 2^63. It streams as `0.5947`. A question takes a `double` for one.
class Chance {
 public:
  constexpr Chance() noexcept = default;
  /// The nearest chance to a number from 0 to 1. What is no chance is the fault `out_of_range` in a question.
  template <class Number, class = std::enable_if_t<std::is_floating_point_v<Number>>>
  constexpr Chance(Number chance) noexcept : cases_(detail::units(static_cast<double>(chance))) {}
  /// The chance of so many cases of 2^63.
  [[nodiscard]] static constexpr Chance exact(std::uint64_t cases) noexcept {
    Chance out;
    out.cases_ = cases;
    return out;
  }

  /// The nearest `double`.
  [[nodiscard]] constexpr double value() const noexcept { return static_cast<double>(cases_) / 9223372036854775808.0; }
  /// The number of cases.
  [[nodiscard]] constexpr std::uint64_t numerator() const noexcept { return cases_; }
  /// The number of all cases: 2^63.
  [[nodiscard]] static constexpr std::uint64_t denominator() noexcept { return std::uint64_t{1} << 63; }
  /// Four decimals, such as `0.5947`.
  [[nodiscard]] std::string text() const { return detail::decimals(value(), 4); }

  friend constexpr bool operator==(Chance a, Chance b) noexcept { return a.cases_ == b.cases_; }
  friend constexpr bool operator!=(Chance a, Chance b) noexcept { return a.cases_ != b.cases_; }
  friend constexpr bool operator<(Chance a, Chance b) noexcept { return a.cases_ < b.cases_; }
  friend constexpr bool operator>(Chance a, Chance b) noexcept { return b < a; }
  friend constexpr bool operator<=(Chance a, Chance b) noexcept { return !(b < a); }
  friend constexpr bool operator>=(Chance a, Chance b) noexcept { return !(a < b); }
  template <class Traits>
  friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out, Chance chance) {
    return out << chance.text();
  }

 private:
  std::uint64_t cases_ = 0;
};

/// Cases of a whole: a chance that is counted in fewer cases than 2^63. It streams as `0.0643`.
class Share {
 public:
  constexpr Share(std::uint64_t cases, std::uint64_t all) noexcept : cases_(cases), all_(all) {}
  /// The nearest `double`; 0 where there are no cases at all.
  [[nodiscard]] constexpr double value() const noexcept {
    return all_ == 0 ? 0.0 : static_cast<double>(cases_) / static_cast<double>(all_);
  }
  /// The number of cases.
  [[nodiscard]] constexpr std::uint64_t numerator() const noexcept { return cases_; }
  /// The number of all cases.
  [[nodiscard]] constexpr std::uint64_t denominator() const noexcept { return all_; }
  /// Four decimals, such as `0.0643`.
  [[nodiscard]] std::string text() const { return detail::decimals(value(), 4); }

  template <class Traits>
  friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out, Share share) {
    return out << share.text();
  }

 private:
  std::uint64_t cases_, all_;
};

/// An expected number: a whole number and cases of a whole. It streams as `10.21`.
class Expectation {
 public:
  constexpr Expectation(std::uint64_t whole, std::uint64_t cases, std::uint64_t all) noexcept : whole_(whole), rest_(cases, all) {}
  /// The nearest `double`.
  [[nodiscard]] constexpr double value() const noexcept { return static_cast<double>(whole_) + rest_.value(); }
  /// What is added to the fraction.
  [[nodiscard]] constexpr std::uint64_t whole() const noexcept { return whole_; }
  /// The fraction, which may be more than 1 where the whole is 0.
  [[nodiscard]] constexpr Share fraction() const noexcept { return rest_; }
  /// Two decimals, such as `10.21`.
  [[nodiscard]] std::string text() const { return detail::decimals(value(), 2); }

  template <class Traits>
  friend std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out, Expectation number) {
    return out << number.text();
  }

 private:
  std::uint64_t whole_;
  Share rest_;
};

namespace detail {

/// The name of a vocabulary in the C header.
template <class Word>
struct Vocabulary;

/// Copies a field; the types of C and C++ have the same bytes.
template <class To, class From>
void put(To& to, const From& from) noexcept {
  static_assert(sizeof(To) == sizeof(From) && std::is_trivially_copyable_v<To> && std::is_trivially_copyable_v<From>);
  std::memcpy(static_cast<void*>(&to), static_cast<const void*>(&from), sizeof to);
}

/// Sets a list of a question or a board of C.
template <class To, class List>
void list(const To*& to, std::size_t& count, const List& from) noexcept {
  using From = std::remove_cv_t<std::remove_pointer_t<decltype(from.data())>>;
  static_assert(sizeof(To) == sizeof(From) && alignof(To) == alignof(From));
  to = reinterpret_cast<const To*>(from.data());
  count = from.size();
}

template <class Record>
bool same(const Record& a, const Record& b) noexcept {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

}  // namespace detail

namespace detail {

/// A text of the library, empty where it has none.
constexpr std::string_view view(const char* text) noexcept { return text != nullptr ? std::string_view(text) : std::string_view(); }

}  // namespace detail

/// The word of a code, such as `reserve`; empty if the code is none of its words.
template <class Word>
[[nodiscard]] std::string_view word(Word code) noexcept {
  return detail::view(grog_word(detail::Vocabulary<Word>::name, static_cast<std::uint8_t>(code)));
}

/// The meaning of a code, in a sentence; empty if the code is none of its words.
template <class Word>
[[nodiscard]] std::string_view meaning(Word code) noexcept {
  return detail::view(grog_word_meaning(detail::Vocabulary<Word>::name, static_cast<std::uint8_t>(code)));
}

/// Finds the code of a word; false if there is no such word.
template <class Word>
[[nodiscard]] bool parse(std::string_view text, Word& code) {
  std::uint8_t found = 0;
  if (grog_code(detail::Vocabulary<Word>::name, std::string(text).c_str(), &found) != 0) {
    return false;
  }
  code = static_cast<Word>(found);
  return true;
}

}  // namespace grognard

#endif  // GROGNARD_SUPPORT_HPP

/*
 * grognard for C++17: the types that fields are made of. See cpp.md in the folder above.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_SUPPORT_HPP
#define GROGNARD_SUPPORT_HPP

#include "common.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>
#include <vector>

namespace grognard {

/// The absent reference in a field that refers to an item of a list by its index from 0.
inline constexpr std::uint16_t none = GROG_NONE;
/// The number of units of strength in one strength point.
inline constexpr std::uint32_t point = GROG_POINT;

/// A list that belongs to somebody else: a vector, an array, or a pointer and a length. It must live as long as the
/// question that has it.
template <class T>
class Span {
 public:
  constexpr Span() noexcept = default;
  constexpr Span(T* data, std::size_t size) noexcept : data_(data), size_(size) {}
  template <std::size_t N>
  constexpr Span(T (&items)[N]) noexcept : data_(items), size_(N) {}
  template <class List, class = std::enable_if_t<!std::is_same_v<std::decay_t<List>, Span> &&
                                                 std::is_convertible_v<decltype(std::declval<List&>().data()), T*>>>
  constexpr Span(List&& list) noexcept : data_(list.data()), size_(list.size()) {}

  constexpr T* data() const noexcept { return data_; }
  constexpr std::size_t size() const noexcept { return size_; }
  constexpr bool empty() const noexcept { return size_ == 0; }
  constexpr T* begin() const noexcept { return data_; }
  constexpr T* end() const noexcept { return data_ + size_; }
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
  constexpr bool has_value() const noexcept { return raw_ != 0; }
  /// The number; 0 if it is absent.
  constexpr T value() const noexcept { return raw_ == std::numeric_limits<T>::max() ? T{} : raw_; }
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
  constexpr std::uint16_t number() const noexcept { return number_; }
  constexpr Site site() const noexcept { return static_cast<Site>(number_); }
  friend constexpr bool operator==(Locus a, Locus b) noexcept { return a.number_ == b.number_; }
  friend constexpr bool operator!=(Locus a, Locus b) noexcept { return a.number_ != b.number_; }

 private:
  std::uint16_t number_ = 0;
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

/// The word of a code, such as `reserve`; null if the code is none of its words.
template <class Word>
const char* word(Word code) noexcept {
  return grog_word(detail::Vocabulary<Word>::name, static_cast<std::uint8_t>(code));
}

/// The meaning of a code, in a sentence; null if the code is none of its words.
template <class Word>
const char* meaning(Word code) noexcept {
  return grog_word_meaning(detail::Vocabulary<Word>::name, static_cast<std::uint8_t>(code));
}

/// Finds the code of a word; false if there is no such word.
template <class Word>
bool parse(const char* text, Word& code) noexcept {
  std::uint8_t found = 0;
  if (grog_code(detail::Vocabulary<Word>::name, text, &found) != 0) {
    return false;
  }
  code = static_cast<Word>(found);
  return true;
}

}  // namespace grognard

#endif  // GROGNARD_SUPPORT_HPP

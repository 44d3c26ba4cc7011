// What the vectors' program in C++ compares with.
#pragma once

#include <grognard.hpp>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

struct Case {
  const char* id;
  void (*run)();
};
extern const std::vector<Case> cases;

void wrong(const std::string& what, const std::string& got, const std::string& expected);

template <class A, class B>
bool same(const char* what, A got, B expected) {
  const bool equal = std::to_string(got) == std::to_string(expected);
  if (!equal) {
    wrong(what, std::to_string(got), std::to_string(expected));
  }
  return equal;
}

void put_chars(std::uint8_t* chars, std::size_t size, const std::string& text);
void same_text(const char* what, std::string_view got, const std::string& expected);
void expect_cites(const grognard::Cites& cites, std::initializer_list<const char*> ids);

template <class Asked>
bool expect_answer(const Asked& asked, grognard::Verdict verdict) {
  if (!asked) {
    wrong("a fault", asked.fault().message(), "an answer");
    return false;
  }
  return same("verdict", static_cast<int>(asked->verdict), static_cast<int>(verdict));
}

template <class Asked>
void expect_fault(const Asked& asked, const char* code, const char* path) {
  if (asked) {
    wrong("an answer", "an answer", std::string(path) + ": " + code);
    return;
  }
  same_text("the fault", asked.fault().word(), code);
  same_text("its path", asked.fault().path(), path);
#ifndef GROGNARD_NO_EXCEPTIONS
  try {
    static_cast<void>(asked.value());
    wrong("value()", "an answer", "an exception");
  } catch (const grognard::FaultError& error) {
    same_text("the exception", error.what(), asked.fault().message());
  }
#endif
}

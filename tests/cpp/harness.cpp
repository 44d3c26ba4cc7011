// Runs the vectors in C++.
#include "harness.hpp"

#include <cstdio>

namespace {
const char* running = "";
std::size_t failed = 0;
bool failing = false;
}  // namespace

void wrong(const std::string& what, const std::string& got, const std::string& expected) {
  std::printf("%s: %s is %s, expected %s\n", running, what.c_str(), got.c_str(), expected.c_str());
  failing = true;
}

void put_chars(std::uint8_t* chars, std::size_t size, const std::string& text) {
  for (std::size_t at = 0; at < text.size() && at < size; ++at) {
    chars[at] = static_cast<std::uint8_t>(text[at]);
  }
}

void same_text(const char* what, std::string_view got, const std::string& expected) {
  if (got != expected) {
    wrong(what, std::string(got), expected);
  }
}

void expect_cites(const grognard::Cites& cites, std::initializer_list<const char*> ids) {
  same("the number of citations", cites.size(), ids.size());
  for (const char* id : ids) {
    if (!cites.contains(id)) {
      wrong("cites", cites.text(), id);
    }
  }
}

int main() {
  for (const Case& one : cases) {
    running = one.id;
    failing = false;
    one.run();
    failed += failing ? 1 : 0;
  }
  std::printf("vectors: %zu run, %zu failed\n", cases.size(), failed);
  return failed == 0 && !cases.empty() ? 0 : 1;
}

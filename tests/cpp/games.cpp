// Plays a game as every language's program does, and says what came of each order; `tests/play/inputs` makes the files and what
// must be said.
#include <grognard.hpp>

#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <sstream>

namespace {

std::uint32_t luck = 1950;
std::size_t chance(std::size_t below) {
  luck = luck * 1103515245U + 12345U;
  return ((luck >> 16U) & 0x7FFFU) % below;
}

std::string contents(const char* path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

template <class Answer>
void say(const grognard::Result<Answer>& answer) {
  if (!answer) {
    std::cout << "fault " << static_cast<int>(answer.fault().code()) << "\n";
    return;
  }
  std::cout << (answer->allowed() ? "allowed " : "forbidden ") << answer->effects.size() << " " << answer->cites.text() << "\n";
}

// What makes a row an order, and the dice that it takes.
template <class Choice>
bool complete(const Choice&) {
  return true;
}
bool complete(const grognard::ocs::GameChoice& row) { return static_cast<bool>(row.complete); }
template <class Choice>
std::size_t dice(const Choice& row) {
  return row.step == decltype(row.step)::dice ? row.count : 0;
}
std::size_t dice(const grognard::ocs::GameChoice&) { return 0; }
template <class Choice>
bool surrenders(const Choice&) {
  return false;
}
bool surrenders(const grognard::axis_allies::Choice& row) { return row.step == grognard::axis_allies::StepKind::surrender; }

template <class Game>
int play(char** arguments) {
  auto loaded = Game::load(contents(arguments[2]));
  if (!loaded) {
    std::cout << loaded.fault().message() << "\n";
    return 1;
  }
  Game game = *loaded;
  std::istringstream orders(contents(arguments[3]));
  for (std::string line; std::getline(orders, line);) {
    say(game.order(line));
  }
  for (int step = 0; step < std::stoi(arguments[4]); step++) {
    typename Game::Choice row{};
    for (;;) {
      const auto told = game.choices(row);
      if (!told || told->rows.empty()) {
        row = {};
        break;
      }
      row = told->rows[chance(told->rows.size())];
      if (surrenders(row)) {
        row = told->rows[0];
      }
      if (complete(row)) {
        break;
      }
    }
    if (row == typename Game::Choice{}) {
      break;
    }
    std::vector<std::uint8_t> thrown(dice(row));
    for (auto& die : thrown) {
      die = static_cast<std::uint8_t>(1 + chance(6));
    }
    // With its steps, of which there may be more than the first room for them.
    grognard::Trail trail;
    say(game.order(row, thrown, &trail));
    if (!thrown.empty() && game.undo()) {
      std::cout << "a player took back his dice\n";
    }
    // Taken back and done again it is the same.
    const Game before = game;
    const std::size_t count = game.history().size();
    if (count > 0 && (!game.undo(true) || game.history().size() != count - 1 || !game.redo() || game != before)) {
      std::cout << "taken back and done again differ\n";
    }
  }
  const auto text = game.text();
  auto again = Game::load(*text);
  if (!again || *again->text() != *text) {
    std::cout << "save and load differ\n";
  }
  std::cout << *text;
  const auto bytes = game.pack();
  const auto unpacked = Game::unpack(*bytes);
  if (!unpacked || *unpacked != game) {
    std::cout << "pack and unpack differ\n";
  }
  std::ostringstream sum;
  for (auto byte = bytes->end() - 4; byte != bytes->end(); ++byte) {
    sum << std::hex << std::setw(2) << std::setfill('0') << static_cast<unsigned>(static_cast<unsigned char>(*byte));
  }
  std::cout << "bytes " << bytes->size() << ' ' << sum.str() << '\n';
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 5) {
    return 2;
  }
  const std::string system = arguments[1];
  if (system == "ocs") {
    return play<grognard::ocs::Game>(arguments);
  }
  if (system == "korea") {
    return play<grognard::korea::Game>(arguments);
  }
  return system == "acw" ? play<grognard::acw::Game>(arguments) : play<grognard::axis_allies::Game>(arguments);
}

// Gives orders by their names: the calls that the program `named` made of the lines of a game, and further ones that are taken
// back. GAME is the game's class and CALLS the file of calls.
#include <grognard.hpp>

#include <fstream>
#include <iostream>
#include <iterator>

int main(int count, char** arguments) {
  if (count != 2) {
    return 2;
  }
  std::ifstream file(arguments[1]);
  auto game = GAME::load(std::string(std::istreambuf_iterator<char>(file), {})).value();
  const auto say = [](const auto& answer) {
    if (!answer) {
      std::cout << "fault " << static_cast<int>(answer.fault().code()) << " " << answer.fault().path() << "\n";
      return false;
    }
    std::cout << (answer->allowed() ? "allowed " : "forbidden ") << answer->effects.size() << " " << answer->cites.text() << "\n";
    return answer->allowed();
  };
  const auto trial = [&](const auto& answer) {
    if (say(answer) && (game.history().back().verb.empty() || !game.undo(true))) {
      std::cout << "not taken back\n";
    }
  };
#include CALLS
  std::cout << *game.text();
}

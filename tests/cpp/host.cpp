// A small program of the kind that exists: counters with names and colours in a list, a combat that a player has pointed
// at, a log of lines. The lines between `glue` and `end of glue` are all that the library asks for.
#include <grognard.hpp>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <sstream>
#include <string>
#include <vector>

// The program's own.
enum class Colour { red, blue };

struct Counter {
  std::string name;
  Colour colour;
  int combat;
  int quality;
  int column, row;
  bool dug_in;
};

class Table {
 public:
  void place(const Counter& counter) { counters_.push_back(counter); }

  std::vector<Counter> stack(int column, int row) const {
    std::vector<Counter> found;
    for (const Counter& counter : counters_) {
      if (counter.column == column && counter.row == row) {
        found.push_back(counter);
      }
    }
    return found;
  }

  std::vector<Counter> around(int column, int row, Colour colour) const {
    std::vector<Counter> found;
    for (const Counter& counter : counters_) {
      const int across = counter.column - column, down = counter.row - row;
      const bool near_by = std::abs(across) <= 1 && std::abs(down) <= 1 && std::abs(across + down) <= 1;
      if (counter.colour == colour && near_by && (across != 0 || down != 0)) {
        found.push_back(counter);
      }
    }
    return found;
  }

 private:
  std::vector<Counter> counters_;
};

class Log {
 public:
  void line(const std::string& text) { std::printf("%2d  %s\n", ++count_, text.c_str()); }

 private:
  int count_ = 0;
};

// glue
namespace ocs = grognard::ocs;
static ocs::Unit unit(const Counter& counter) {
  ocs::Unit out;
  out.side = counter.colour == Colour::red ? 1 : 2;
  out.kind = ocs::Kind::combat, out.mode = ocs::Mode::combat, out.size = ocs::Size::regiment, out.arm = ocs::Arm::other;
  out.rating = static_cast<std::int8_t>(counter.quality);
  out.combat_supply = ocs::CombatSupply::paid;
  out.hex = {static_cast<std::int16_t>(counter.column), static_cast<std::int16_t>(counter.row)};
  out.combat_side.strength = static_cast<std::uint16_t>(counter.combat);
  return out;
}
// end of glue

static void attack(const Table& table, int column, int row, Log& log) {
  std::vector<ocs::Unit> attackers, defenders;
  std::string names;
  for (const Counter& counter : table.around(column, row, Colour::red)) {
    attackers.push_back(unit(counter));
    names += (names.empty() ? "" : ", ") + counter.name;
  }
  for (const Counter& counter : table.stack(column, row)) {
    defenders.push_back(unit(counter));
  }
  ocs::combat::Assess question;
  question.attackers = attackers, question.defenders = defenders;
  question.attack = ocs::Attack::regular, question.phase = ocs::Phase::combat;
  question.target = {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
  const auto ruling = ocs::combat::assess(question);
  if (!ruling) {
    log.line("the program asked wrongly: " + ruling.fault().message());
    return;
  }
  log.line(names + (ruling->allowed() ? " may attack" : " may not attack") + " (" + ruling->cites.text() + ")");
  std::ostringstream odds;
  odds << ruling->value.odds;
  log.line("odds " + odds.str());
}

int main() {
  Table table;
  table.place({"1st Guards", Colour::red, 8, 3, 0, 1, false});
  table.place({"7th Rifles", Colour::red, 7, 3, 1, 0, false});
  table.place({"Jaeger", Colour::blue, 6, 3, 0, 0, true});
  table.place({"Reserve", Colour::red, 5, 2, 4, 4, false});
  Log log;
  attack(table, 0, 0, log);
  attack(table, 5, 5, log);
  return 0;
}

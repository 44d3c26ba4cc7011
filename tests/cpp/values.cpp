// What chances, expected numbers, odds and faults look like, and the standard library's view of iterators.
#include <grognard.hpp>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <sstream>

namespace {

namespace ocs = grognard::ocs;
namespace aa = grognard::axis_allies;

int failed = 0;

template <class Value>
void shows(const char* what, const Value& value, const std::string& expected) {
  std::ostringstream out;
  out << value;
  if (out.str() != expected) {
    std::printf("%s is %s, expected %s\n", what, out.str().c_str(), expected.c_str());
    failed++;
  }
}

void holds(const char* what, bool yes) { shows(what, yes ? "yes" : "no", "yes"); }

ocs::Unit regiment(std::uint8_t side, std::uint16_t strength) {
  ocs::Unit unit;
  unit.side = side;
  unit.kind = ocs::Kind::combat;
  unit.mode = ocs::Mode::combat;
  unit.size = ocs::Size::regiment;
  unit.rating = 3;
  unit.combat_supply = ocs::CombatSupply::paid;
  unit.combat_side.strength = strength;
  unit.mp_spent = 3 * grognard::mp;
  return unit;
}

void ocs_chances() {
  std::vector<ocs::Unit> attackers{regiment(1, 8), regiment(1, 7)}, defenders{regiment(2, 6)};
  ocs::combat::Assess question;
  question.attackers = attackers;
  question.defenders = defenders;
  question.attack = ocs::Attack::regular;
  question.phase = ocs::Phase::combat;
  const auto ruling = ocs::combat::assess(question).value();
  shows("the odds", ruling.value.odds, "3:1");
  ocs::combat::Distribution asked;
  asked.assessment = ruling.value;
  asked.attacker_policy = asked.defender_policy = ocs::Policy::stand;
  const auto chances = ocs::combat::distribution(asked).value();
  // OCS 9.8 at 3:1 in the open: AL2 in 500 of 7,776 cases.
  shows("a chance", chances.value.results_chance(0), "0.0643");
  holds("its parts", chances.value.results_chance(0).numerator() == 500 && chances.value.results_chance(0).denominator() == 7776);
  using Iterator = grognard::Cites::iterator;
  static_assert(std::is_same_v<std::iterator_traits<Iterator>::value_type, grognard::Rule>);
  holds("an algorithm", std::distance(ruling.cites.begin(), ruling.cites.end()) == static_cast<std::ptrdiff_t>(ruling.cites.size()));
  holds("a rule is found", std::any_of(ruling.cites.begin(), ruling.cites.end(), [](grognard::Rule rule) { return rule.id() == "OCS 9.7"; }));

  attackers[1].rating = 100;
  const auto fault = ocs::combat::assess(question);
  holds("a fault", !fault && fault.fault().bounded());
  const std::string message = fault.fault().message();
  holds("its number and bounds", message.find("attackers[1].rating: a number lies outside its range (out_of_range): 100; ") == 0);
  holds("another answer", ocs::combat::assess(question).value_or({}).value.odds.attack == 0);
  try {
    static_cast<void>(fault.value());
    holds("an exception", false);
  } catch (const grognard::FaultError& error) {
    shows("the exception", error.what(), message);
  }
}

void battle() {
  // One infantry against one: it wins a round with 1/6 * 2/3, loses with 5/6 * 1/3, both go with 1/6 * 1/3.
  aa::Wave wave;
  wave.force.infantry = 1;
  const std::vector<aa::Wave> waves{wave};
  aa::battle::Distribution question;
  question.kind = aa::BattleKind::land;
  question.waves = waves;
  question.defender.infantry = 1;
  const auto fight = aa::battle::distribution(question).value();
  shows("a chance of a battle", fight.value.win, "0.2500");
  shows("expected rounds", fight.value.rounds, "2.25");
  holds("as a number", fight.value.win.value() > 0.2499999 && fight.value.win <= grognard::Chance(0.25));
  holds("exactly", grognard::Chance(0.25).numerator() == std::uint64_t{1} << 61);
  holds("certainty", grognard::Chance(1.0).numerator() == grognard::Chance::denominator());
  holds("no chance", grognard::Chance(1.5).numerator() > grognard::Chance::denominator());
  shows("a fraction", grognard::Share(1, 3), "0.3333");
  shows("an expectation", grognard::Expectation(10, 21, 100), "10.21");
  grognard::Said<std::int8_t> said;
  holds("a number that was not said", !said.has_value() && said.value_or(7) == 7);
}

void counters() {
  const ocs::Unit unit = ocs::Unit::read("8-4-6/(2)-4-12").value();
  holds("its Combat Mode side", unit.combat_side.strength == 8 && unit.combat_side.ma == 6 * grognard::mp);
  holds("its rating", unit.rating == 4);
  holds("its Move Mode side", unit.move_side.strength == 2 && unit.move_side.ma == 12 * grognard::mp);
  holds("parentheses", unit.combat_side.style == ocs::Style::printed && unit.move_side.style == ocs::Style::parenthesised);
  holds("two ratings", ocs::Unit::read("8-4-6/8-3-6").fault().code() == grognard::FaultCode::bad_text);
  holds("no such rating", ocs::Unit::read("8-6-6").fault().code() == grognard::FaultCode::out_of_range);
}

void hexes() {
  const grognard::Hex hex = grognard::hex_at(304, grognard::Numbering::odd_columns).value();
  holds("0304", hex == grognard::Hex{3, 3});
  shows("its number", grognard::hex_number(hex, grognard::Numbering::odd_columns).value(), "304");
  holds("no numbers", grognard::hex_at(304, grognard::Numbering::axial).fault().code() == grognard::FaultCode::out_of_range);
  holds("no number", grognard::hex_number({-1, 0}, grognard::Numbering::odd_columns).fault().code() == grognard::FaultCode::out_of_range);
}

}  // namespace

int main() {
  hexes();
  counters();
  ocs_chances();
  battle();
  return failed == 0 ? 0 : 1;
}

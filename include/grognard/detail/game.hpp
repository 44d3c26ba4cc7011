/*
 * grognard for C++17: a game to hold. See include/cpp.md.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef GROGNARD_GAME_HPP
#define GROGNARD_GAME_HPP

#include "orders.hpp"

namespace grognard {

/// A game: a position that remembers, its orders with their rulings, and what takes them back. An order that is allowed is
/// done; one that is forbidden, or a fault, changes nothing. `Calls` are the functions of a system; use `ocs::Game`,
/// `axis_allies::Game`, `korea::Game` and `acw::Game`. One thread at a time uses a game, also to ask; copies are independent.
template <class Calls>
class BasicGame : public Calls::template Verbs<BasicGame<Calls>> {
 public:
  using New = typename Calls::New;
  using Choice = typename Calls::Choice;
  using Order = typename Calls::Order;
  using OrderAnswer = typename Calls::OrderAnswer;
  using JudgeAnswer = typename Calls::JudgeAnswer;
  using ChoicesAnswer = typename Calls::ChoicesAnswer;
  using LookAnswer = typename Calls::LookAnswer;
  using ChancesAnswer = typename Calls::ChancesAnswer;

  /// An order that was done: the line or the row by which it was given, or the name of its kind, and its ruling.
  struct Played {
    std::string line{};
    Choice choice{};
    std::string verb{};
    OrderAnswer ruling{};
  };

  /// No game yet: every call is a fault. Games come from `begin`, `load` and `unpack`.
  BasicGame() = default;

  /// Begins a game.
  [[nodiscard]] static Result<BasicGame> begin(const New& setup = {}) {
    BasicGame game;
    const auto begun = Calls::begin(game.memory_, setup);
    return begun ? Result<BasicGame>(std::move(game)) : Result<BasicGame>(begun.fault());
  }
  /// Takes up a game from its text.
  [[nodiscard]] static Result<BasicGame> load(std::string_view text) {
    return read([&](GameMemory& to, Fault& fault) {
      return Calls::load(to.words.data(), to.words.size(), text.data(), text.size(), &fault.raw);
    });
  }
  /// Takes up a game from its bytes. A game of the OCS has none.
  [[nodiscard]] static Result<BasicGame> unpack(Span<const std::uint8_t> bytes) {
    return read([&](GameMemory& to, Fault& fault) {
      return Calls::unpack(to.words.data(), to.words.size(), bytes.data(), bytes.size(), &fault.raw);
    });
  }

  /// Gives an order as a line of text, such as `march 1st_panzer > 0304 0305`.
  Result<OrderAnswer> order(std::string_view line, Trail* trail = nullptr) { return give(said(line), trail); }
  /// Gives a row of the choices as an order, with dice if it needs some.
  Result<OrderAnswer> order(const Choice& row, Span<const std::uint8_t> dice = {}, Trail* trail = nullptr) {
    return give(taken(row, dice), trail);
  }
  /// Gives an order by the question that it is.
  Result<OrderAnswer> order(const Order& question, Trail* trail = nullptr) { return give(question, trail); }
  /// Gives an order by its fields, as the method of its name does.
  template <class Verb, class = typename Verb::ByName>
  Result<OrderAnswer> order(const Verb& verb, Trail* trail = nullptr) {
    detail::OrderByFields<Calls> order(memory_);
    verb.fill(order);
    return order.faulty() ? Result<OrderAnswer>(order.fault()) : give(order.question, trail, Verb::name);
  }

  /// Decides whether an order is allowed; nothing changes. The rows are the objections to it.
  [[nodiscard]] Result<JudgeAnswer> judge(std::string_view line, Trail* trail = nullptr) const {
    return Calls::judge(memory_, said(line), trail);
  }
  [[nodiscard]] Result<JudgeAnswer> judge(const Choice& row, Span<const std::uint8_t> dice = {}, Trail* trail = nullptr) const {
    return Calls::judge(memory_, taken(row, dice), trail);
  }
  [[nodiscard]] Result<JudgeAnswer> judge(const Order& question, Trail* trail = nullptr) const {
    return Calls::judge(memory_, question, trail);
  }
  template <class Verb, class = typename Verb::ByName>
  [[nodiscard]] Result<JudgeAnswer> judge(const Verb& verb, Trail* trail = nullptr) const {
    detail::OrderByFields<Calls> order(memory_);
    verb.fill(order);
    return order.faulty() ? Result<JudgeAnswer>(order.fault()) : Calls::judge(memory_, order.question, trail);
  }

  /// All that may be done now. Each row is an order; where choices have levels, a row that is not `complete` leads to others.
  [[nodiscard]] Result<ChoicesAnswer> choices(const Choice& of = {}) const { return Calls::choices(memory_, of); }
  /// Where the game stands, and what it waits for.
  [[nodiscard]] Result<LookAnswer> look() const { return Calls::look(memory_, {}); }
  /// The exact chances of what is open.
  [[nodiscard]] Result<ChancesAnswer> chances(const typename Calls::Chances& question = {}) const {
    return Calls::chances(memory_, question);
  }

  /// The game as text.
  [[nodiscard]] Result<std::string> text() const {
    std::string all;
    Fault fault;
    std::size_t needed = 0;
    for (;;) {
      const std::int32_t status =
          Calls::save(memory_.words.data(), memory_.words.size(), all.data(), all.size(), &needed, &fault.raw);
      if (status == 0) {
        all.resize(needed - 1);
        return all;
      }
      if (status != GROG_FAULT_CODE_BUFFER_TOO_SMALL || (needed <= all.size() && !memory_.grow(fault))) {
        return fault;
      }
      all.resize(needed);
    }
  }
  /// The game as bytes. A game of the OCS has none: its text is all of it.
  [[nodiscard]] Result<std::vector<std::uint8_t>> pack() const {
    std::vector<std::uint8_t> bytes;
    Fault fault;
    std::size_t needed = 0;
    for (;;) {
      const std::int32_t status =
          Calls::pack(memory_.words.data(), memory_.words.size(), bytes.data(), bytes.size(), &needed, &fault.raw);
      if (status == 0) {
        bytes.resize(needed);
        return bytes;
      }
      if (status != GROG_FAULT_CODE_BUFFER_TOO_SMALL || (needed <= bytes.size() && !memory_.grow(fault))) {
        return fault;
      }
      bytes.resize(needed);
    }
  }

  /// Takes back the last order. Returns false if there is none, or if dice were thrown with it: that is the referee's.
  bool undo(bool referee = false) {
    if (history_.empty() || (thrown_.back() && !referee)) {
      return false;
    }
    undone_.push_back({std::move(history_.back()), position(), thrown_.back()});
    memory_.restore(before_.back());
    history_.pop_back();
    before_.pop_back();
    thrown_.pop_back();
    return true;
  }
  /// Does again what was taken back. Returns false if there is nothing.
  bool redo() {
    if (undone_.empty()) {
      return false;
    }
    Undone& last = undone_.back();
    before_.push_back(position());
    memory_.restore(last.after);
    history_.push_back(std::move(last.played));
    thrown_.push_back(last.thrown);
    undone_.pop_back();
    return true;
  }
  /// The orders that were done. Those before the first 64 MiB of positions are forgotten and cannot be taken back.
  [[nodiscard]] const std::deque<Played>& history() const noexcept GROGNARD_LIFETIMEBOUND { return history_; }

  friend bool operator==(const BasicGame& a, const BasicGame& b) { return a.text().value_or({}) == b.text().value_or({}); }
  friend bool operator!=(const BasicGame& a, const BasicGame& b) { return !(a == b); }

 private:
  using Position = std::vector<std::uint64_t>;
  struct Undone {
    Played played{};
    Position after{};
    bool thrown = false;
  };

  [[nodiscard]] static Order said(std::string_view line) {
    Order question;
    question.line = Span<const std::uint8_t>(reinterpret_cast<const std::uint8_t*>(line.data()), line.size());
    return question;
  }
  [[nodiscard]] static Order taken(const Choice& row, Span<const std::uint8_t> dice) {
    Order question;
    question.choice = row;
    question.dice = dice;
    return question;
  }
  template <class Read>
  [[nodiscard]] static Result<BasicGame> read(Read from) {
    BasicGame game;
    Fault fault;
    while (from(game.memory_, fault) != 0) {
      if (!game.memory_.grow(fault)) {
        return fault;
      }
    }
    return game;
  }
  Result<OrderAnswer> give(const Order& question, Trail* trail, const char* verb = "") {
    Position before = position();
    auto answer = Calls::order(memory_, question, trail);
    if (!answer && answer.fault().path() == "units" && roomier()) {
      answer = Calls::order(memory_, question, trail);
    }
    if (!answer || !answer->allowed()) {
      return answer;
    }
    while ((before_.size() + 1) * before.size() > most_words && !before_.empty()) {
      before_.pop_front();
      history_.pop_front();
      thrown_.pop_front();
    }
    before_.push_back(std::move(before));
    const auto* line = reinterpret_cast<const char*>(question.line.data());
    history_.push_back({std::string(line, line + question.line.size()), question.choice, verb, *answer});
    thrown_.push_back(Calls::thrown(memory_.words.data(), memory_.words.size()) == 1);
    undone_.clear();
    return answer;
  }
  /// A game that is loaded has room for more units.
  bool roomier() {
    const auto saved = text();
    if (!saved) {
      return false;
    }
    auto game = load(*saved);
    if (!game) {
      return false;
    }
    memory_ = game->memory_;
    return true;
  }
  [[nodiscard]] Position position() const { return memory_.position(Calls::position); }

  static constexpr std::size_t most_words = std::size_t{1} << 23;
  // What is asked is worked out in it too.
  mutable GameMemory memory_{};
  std::deque<Played> history_{};
  std::deque<Position> before_{};
  std::deque<bool> thrown_{};
  std::vector<Undone> undone_{};
};

}  // namespace grognard

#endif  // GROGNARD_GAME_HPP

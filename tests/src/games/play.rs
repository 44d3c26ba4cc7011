//! Plays a record from its beginning, turn by turn.

use super::battle::fight;
use super::moves::{Ordered, steps};
use super::record::{Board, Move, Phase, Record, Turn};
use super::seat::{Seat, Verdict, kind, space};
use grognard_core::axis_allies::game::{Step, TurnPhase, Waits};
use grognard_core::axis_allies::placement::Placement;
use grognard_core::axis_allies::units::{Domain, Kind};
use std::collections::{BTreeMap, BTreeSet};

/// What was counted.
#[derive(Debug, Default)]
pub struct Tally {
    /// Turns, and those that went through without a difference.
    pub turns: [u32; 2],
    /// Executed moves that were judged, and allowed.
    pub moves: [u32; 2],
    /// Battles and raids that were fought, and that came to the same end.
    pub battles: [u32; 2],
    /// Boards and treasuries that were compared, and agreed.
    pub boards: [u32; 2],
    /// Probes that were judged, and agreed.
    pub probes: [u32; 2],
    /// What differed: the subject, in the record and here, with how often.
    pub differences: BTreeMap<String, u32>,
    /// An example of each.
    pub examples: BTreeMap<String, String>,
}

impl Tally {
    /// One more difference.
    pub fn differ(&mut self, what: &str, example: String) {
        *self.differences.entry(what.to_owned()).or_default() += 1;
        self.examples.entry(what.to_owned()).or_insert(example);
    }
    /// Counts one, and whether it agreed.
    fn count(counts: &mut [u32; 2], agrees: bool) {
        counts[0] += 1;
        counts[1] += u32::from(agrees);
    }
}

/// Plays a record.
pub fn play(name: &str, record: &Record, tally: &mut Tally) {
    let mut seat: Option<Seat> = None;
    for (i, turn) in record.turns.iter().enumerate() {
        let fresh = match seat.take() {
            Some(seat)
                if seat.differs(&turn.start).is_empty()
                    && seat.game.power() == super::seat::power(&turn.power)
                    && !seat.mixed
                    && !super::seat::is_mixed(turn) =>
            {
                seat
            }
            old => Seat::new(turn, old.as_ref()),
        };
        let label = format!("{name} round {} {}", turn.round, turn.power);
        let raids = turn.phases.iter().flat_map(|phase| &phase.battles).filter(|battle| battle.sort == "bombing_raid");
        let raids = raids.map(|battle| battle.attackers.clone()).collect();
        let mut table = Table { seat: fresh, record, tally, label, raids };
        let whole = table.turn(turn, record.turns.get(i + 1));
        let Table { seat: played, .. } = table;
        Tally::count(&mut tally.turns, whole);
        seat = Some(played);
    }
}

/// A record as the lines of a game file, as far as it agrees with the library; whether it goes on to a victory.
pub fn orders(name: &str, record: &Record) -> (Vec<String>, bool) {
    let mut tally = Tally::default();
    let Some(mut seat) = record.turns.first().and_then(Seat::printed) else { return (Vec::new(), false) };
    for (i, turn) in record.turns.iter().enumerate() {
        let label = format!("{name} round {} {}", turn.round, turn.power);
        let raids = turn.phases.iter().flat_map(|phase| &phase.battles).filter(|battle| battle.sort == "bombing_raid");
        let raids = raids.map(|battle| battle.attackers.clone()).collect();
        let mut table = Table { seat, record, tally: &mut tally, label, raids };
        let whole = table.turn(turn, record.turns.get(i + 1));
        seat = table.seat;
        if !whole || seat.game.waits() == Waits::Nothing {
            break;
        }
    }
    let won = seat.game.waits() == Waits::Nothing;
    let difference = tally.differences.keys().next().filter(|_| !won);
    if let Some(what) = difference {
        eprintln!("{name}: {} lines to {what}", seat.lines.as_ref().map_or(0, Vec::len));
    }
    (seat.lines.unwrap_or_default(), won)
}

/// A turn that is played.
struct Table<'t> {
    seat: Seat,
    record: &'t Record,
    tally: &'t mut Tally,
    label: String,
    /// The bombers of each raid of the turn.
    raids: Vec<Vec<u16>>,
}

/// A verdict in short.
fn short(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Allowed => "allowed".to_owned(),
        Verdict::Forbidden(rules, _) => rules.join(", "),
        Verdict::Fault(fault) => format!("fault {}", generic(fault)),
    }
}

impl Table<'_> {
    /// Plays a turn; whether it went through as recorded.
    fn turn(&mut self, turn: &Turn, next: Option<&Turn>) -> bool {
        let mut board = turn.start.clone();
        let mut whole = true;
        for phase in &turn.phases {
            if !self.phase(phase) {
                whole = false;
                break;
            }
            for (place, there) in &phase.after {
                board.insert(place.clone(), there.clone());
            }
            let cash = if phase.phase == "place" { None } else { Some(&phase.cash) };
            if !self.compare(&phase.phase, &board, cash) {
                whole = false;
                break;
            }
        }
        let end = next.map(|next| &next.start).or(turn.end.as_ref());
        if let Some(end) = end.filter(|_| whole) {
            let differs = self.seat.differs(end);
            if let Some(first) = differs.first() {
                self.tally.differ("board at the end of the turn", format!("{}: {first}", self.label));
            }
        }
        whole
    }

    /// Compares board and cash after a phase.
    fn compare(&mut self, phase: &str, board: &Board, cash: Option<&BTreeMap<String, i32>>) -> bool {
        if self.seat.strays {
            return true;
        }
        let mut differs = self.seat.differs(board);
        let guests = self.seat.guests_alone(board);
        differs.extend(cash.map(|cash| self.seat.cash_differs(cash)).unwrap_or_default());
        Tally::count(&mut self.tally.boards, differs.is_empty());
        if let Some(first) = differs.first() {
            let what = if guests {
                "a friend's fighters on a carrier that moved".to_owned()
            } else {
                format!("board after {phase}")
            };
            self.tally.differ(&what, format!("{}: {first} ({} in all)", self.label, differs.len()));
        }
        differs.is_empty()
    }

    /// Plays a phase; whether the turn can go on.
    fn phase(&mut self, phase: &Phase) -> bool {
        match phase.phase.as_str() {
            "purchase" => self.purchase(phase),
            "combat_move" | "noncombat_move" => self.movement(phase),
            "battle" => self.battles(phase),
            "place" => self.placement(phase),
            _ => {
                // Income came with the end of the turn.
                true
            }
        }
    }

    /// Takes a step that must be allowed.
    fn must(&mut self, step: &Step<'_>, what: &str) -> bool {
        let verdict = self.seat.apply(step);
        if verdict == Verdict::Allowed {
            return true;
        }
        self.tally.differ(&format!("{what}: {}", short(&verdict)), format!("{}: {step:?}", self.label));
        false
    }

    fn purchase(&mut self, phase: &Phase) -> bool {
        for bought in &phase.bought {
            for (sort, count) in bought {
                if !self.must(&Step::Buy { kind: kind(sort), count: *count }, "purchase") {
                    return false;
                }
            }
        }
        self.must(&Step::End, "end of purchase")
    }

    fn movement(&mut self, phase: &Phase) -> bool {
        for probe in &phase.probes_start {
            self.probe(probe);
        }
        for record in &phase.moves {
            let steps = steps(&self.seat, record);
            let mut allowed = true;
            for step in &steps {
                let verdict = self.obey(step, Some(record));
                if verdict != Verdict::Allowed {
                    let what = format!("move: {}", short(&verdict));
                    self.tally.differ(&what, format!("{}: {:?} {:?}", self.label, record.units, record.path));
                    allowed = false;
                    break;
                }
            }
            Tally::count(&mut self.tally.moves, allowed);
            if !allowed {
                return false;
            }
        }
        for probe in &phase.probes_end {
            self.probe(probe);
        }
        if phase.phase == "combat_move" {
            // Who flew to a complex to raid it says so.
            for raid in std::mem::take(&mut self.raids) {
                let pieces = self.seat.known(&raid);
                if !self.must(&Step::Raid { pieces: &pieces }, "raid") {
                    return false;
                }
            }
            self.must_end("end of combat movement")
        } else {
            self.land(phase)
        }
    }

    /// Non-combat movement ends. Aircraft that could land and did not are lost in the record.
    fn land(&mut self, phase: &Phase) -> bool {
        let verdict = self.seat.assess(&Step::End);
        if let Verdict::Forbidden(_, pieces) = &verdict {
            if self.seat.lines.is_some() {
                // The rules let nobody be lost so: they land, and the board is another one from now on.
                for piece in pieces {
                    let Some(path) = super::text::landing(&mut self.seat, *piece) else { return false };
                    self.must(&Step::Move { pieces: &[*piece], path: &path }, "landing");
                    self.seat.strays = true;
                }
                return self.must_end("end of non-combat movement");
            }
            let lost = self.seat.known(&phase.lost_otherwise);
            if pieces.iter().all(|piece| lost.contains(piece)) {
                for piece in pieces {
                    self.tally.differ("aircraft that could land and did not", format!("{}: {piece}", self.label));
                    self.seat.game.take_off(*piece).unwrap();
                }
            }
        }
        self.must_end("end of non-combat movement")
    }

    fn must_end(&mut self, what: &str) -> bool {
        let verdict = self.seat.apply(&Step::End);
        if let Verdict::Forbidden(rules, pieces) = &verdict {
            let who: Vec<_> = self
                .seat
                .game
                .pieces()
                .filter(|p| pieces.contains(&p.id))
                .map(|p| (p.kind, super::seat::name(p.space), p.spent))
                .collect();
            self.tally.differ(&format!("{what}: {}", rules.join(", ")), format!("{}: {who:?}", self.label));
            return false;
        }
        if verdict != Verdict::Allowed {
            self.tally.differ(&format!("{what}: {}", short(&verdict)), self.label.clone());
        }
        verdict == Verdict::Allowed
    }

    /// Carries out an order, with the recorded antiaircraft fire.
    fn obey(&mut self, order: &Ordered, record: Option<&Move>) -> Verdict {
        let verdict = self.seat.apply(&step_of(order));
        let mut fires = record.map(|record| record.aa.iter()).unwrap_or_default();
        while verdict == Verdict::Allowed && self.seat.game.flak().is_some() {
            match self.seat.game.waits() {
                Waits::Dice => {
                    let dice = fires.next().map(|fire| fire.dice.clone()).unwrap_or_default();
                    let fired = self.seat.apply(&Step::Dice { dice: &dice });
                    if fired != Verdict::Allowed {
                        return fired;
                    }
                }
                _ => {
                    let lost = self.seat.known(&record.map(|record| record.lost.clone()).unwrap_or_default());
                    let fired = self.seat.apply(&Step::Lose { pieces: &lost });
                    if fired != Verdict::Allowed {
                        return fired;
                    }
                }
            }
        }
        verdict
    }

    /// Asks about a move that was not carried out.
    fn probe(&mut self, probe: &Move) {
        // What was only asked about is no line of the game.
        if self.seat.lines.is_some() {
            return;
        }
        let steps = steps(&self.seat, probe);
        let before = self.seat.game.clone();
        let mut verdict = Verdict::Allowed;
        for order in &steps {
            verdict = self.seat.apply(&step_of(order));
            if verdict != Verdict::Allowed {
                break;
            }
            // Guns that fire on the way miss.
            while self.seat.game.waits() == Waits::Dice {
                let dice = vec![6; self.seat.game.dice().unwrap() as usize];
                self.seat.apply(&Step::Dice { dice: &dice });
            }
        }
        let aircraft: BTreeSet<u16> = self
            .seat
            .game
            .pieces()
            .filter(|p| {
                p.kind.domain() == Domain::Air && self.seat.theirs.get(&p.id).is_some_and(|id| probe.units.contains(id))
            })
            .map(|p| p.id)
            .collect();
        if verdict == Verdict::Allowed && !aircraft.is_empty() && self.seat.game.phase() == TurnPhase::CombatMovement {
            // Of the whole phase what is said against these aircraft.
            if let Verdict::Forbidden(rules, pieces) = self.seat.assess(&Step::End)
                && pieces.intersection(&aircraft).next().is_some()
            {
                verdict = Verdict::Forbidden(rules, pieces);
            }
        }
        self.seat.game = before;
        let agrees = (verdict == Verdict::Allowed) == probe.ok && !steps.is_empty();
        Tally::count(&mut self.tally.probes, agrees);
        if !agrees {
            let theirs = if probe.ok { "allowed" } else { probe.why.as_deref().unwrap_or("refused") };
            let what = format!("probe {}: {theirs} there, {} here", self.phase_name(), short(&verdict));
            self.tally.differ(&what, format!("{}: {:?} {:?}", self.label, probe.units, probe.path));
        }
    }

    fn phase_name(&self) -> &'static str {
        if self.seat.game.phase() == TurnPhase::CombatMovement { "in combat" } else { "in non-combat" }
    }

    fn battles(&mut self, phase: &Phase) -> bool {
        for battle in &phase.battles {
            let result = fight(&mut self.seat, battle);
            Tally::count(&mut self.tally.battles, result.is_ok());
            if let Err(why) = result {
                self.tally.differ(
                    &format!(
                        "battle ({}): {}",
                        battle.sort,
                        if why.contains("forbidden") { why.clone() } else { generic(&why) }
                    ),
                    format!("{}: {} {why}", self.label, battle.at),
                );
                return false;
            }
        }
        // What is left to fight here and was nothing there.
        let left: Vec<u16> = self.seat.game.pending().map(|(space, _)| space).collect();
        if !left.is_empty() {
            let names: Vec<_> = left.iter().map(|space| super::seat::name(*space)).collect();
            self.tally.differ("battle here alone", format!("{}: {names:?}", self.label));
            return false;
        }
        self.must(&Step::End, "end of combat")
    }

    fn placement(&mut self, phase: &Phase) -> bool {
        for placed in &phase.placed {
            let mut kinds: BTreeMap<u8, (Kind, u8)> = BTreeMap::new();
            for id in &placed.units {
                let kind = kind(&self.record.units[&id.to_string()].0);
                kinds.entry(kind as u8).or_insert((kind, 0)).1 += 1;
            }
            for (kind, count) in kinds.into_values() {
                let entry =
                    Placement { space: space(&placed.at).into(), kind: kind.into(), count, ..Placement::default() };
                if !self.must(&Step::Place(entry), "placement") {
                    return false;
                }
            }
        }
        if !self.must(&Step::End, "end of the turn") {
            return false;
        }
        let placed = phase.placed.clone();
        self.seat.name_new(&placed, self.record);
        true
    }
}

/// The step of an order.
fn step_of(order: &Ordered) -> Step<'_> {
    match order {
        Ordered::Move { pieces, path } => Step::Move { pieces, path },
        Ordered::Board { pieces, transport } => Step::Board { pieces, transport: *transport },
        Ordered::Unload { pieces, space } => Step::Unload { pieces, space: *space },
    }
}

/// A reason without its numbers.
fn generic(why: &str) -> String {
    why.chars().filter(|c| !c.is_ascii_digit()).collect()
}

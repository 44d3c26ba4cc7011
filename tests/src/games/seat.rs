//! A game at the table: the position, and which of its pieces is which of the record's.

use super::record::{Board, Record, Space};
use grognard_core::axis_allies::game::{Choice, Game, GameEffect, Notes, Step, StepKind, TurnPhase};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::orders::Objection;
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::units::Kind;
use grognard_core::fault::Fault;
use grognard_core::reflect::{self, Locus};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The spaces by the record's names, in the order of their numbers.
static SPACES: &str = include_str!("../../games/spaces.txt");

/// A space's number.
pub fn space(name: &str) -> u16 {
    let at = SPACES.lines().position(|line| line == name).unwrap_or_else(|| panic!("no space is called {name}"));
    u16::try_from(at + 1).unwrap()
}

/// A space's name.
pub fn name(space: u16) -> &'static str {
    SPACES.lines().nth(usize::from(space) - 1).unwrap()
}

/// Whether it is a sea zone.
pub fn is_sea(space: u16) -> bool {
    space >= Site::Ber.number()
}

/// A power by the record's name.
pub fn power(name: &str) -> Power {
    match name {
        "Russians" => Power::Ussr,
        "Germans" => Power::Germany,
        "British" => Power::Uk,
        "Japanese" => Power::Japan,
        "Americans" => Power::Usa,
        _ => panic!("no power is called {name}"),
    }
}

/// A kind by the record's name.
pub fn kind(name: &str) -> Kind {
    match name {
        "infantry" => Kind::Infantry,
        "armour" => Kind::Armor,
        "fighter" => Kind::Fighter,
        "bomber" => Kind::Bomber,
        "transport" => Kind::Transport,
        "submarine" => Kind::Submarine,
        "carrier" => Kind::Carrier,
        "battleship" => Kind::Battleship,
        "aaGun" => Kind::AaGun,
        "factory" => Kind::IndustrialComplex,
        _ => panic!("no kind is called {name}"),
    }
}

/// What a step came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    Allowed,
    /// The rules that forbid it, and the pieces that they object to.
    Forbidden(Vec<&'static str>, BTreeSet<u16>),
    Fault(String),
}

/// A game, with the record's numbers of its pieces.
pub struct Seat {
    pub game: Game,
    /// The library's number of each of the record's.
    pub ours: HashMap<u16, u16>,
    /// And back.
    pub theirs: HashMap<u16, u16>,
    words: Vec<u64>,
    /// What the last step did.
    pub effects: Vec<GameEffect>,
    /// The steps as lines of orders, if they are wanted.
    pub lines: Option<Vec<String>>,
    /// Steps that were taken.
    steps: u32,
    /// Some aircraft landed that the record has lost, so that the boards differ.
    pub strays: bool,
    /// The record's board has a transport with pieces of two nations, so that the position says that it may (3.3d).
    pub mixed: bool,
}

impl Seat {
    /// The position at the start of a turn, as a record has it.
    pub fn new(turn: &super::record::Turn, old: Option<&Seat>) -> Seat {
        let mut game = Game::empty(power(&turn.power)).with_tas_links();
        game.play_on();
        let mixed = is_mixed(turn);
        if mixed {
            game = game.with_mixed_cargo();
        }
        let (mut ours, mut theirs) = (HashMap::new(), HashMap::new());
        for (place, there) in &turn.start {
            let at = space(place);
            for (owner, kinds) in &there.units {
                for (sort, ids) in kinds {
                    let kind = kind(sort);
                    for id in ids {
                        if kind == Kind::IndustrialComplex {
                            continue;
                        }
                        game.add(kind, power(owner), at, *id).unwrap();
                        ours.insert(*id, *id);
                        theirs.insert(*id, *id);
                    }
                }
            }
            if !is_sea(at) {
                let owner = there.owner.as_deref().map_or(Power::Nobody, power);
                let complex = there.units.values().any(|kinds| kinds.contains_key("factory"));
                if game.owner(at) != owner || (complex && !game.has_complex(at)) {
                    game.hold(at, owner, complex && !game.has_complex(at)).unwrap();
                }
            }
        }
        for there in turn.start.values() {
            for (cargo, ship) in &there.aboard {
                let cargo: u16 = cargo.parse().unwrap();
                game.embark(cargo, *ship).unwrap();
                // What the position before knew is still so; else the ship's owner had his turn.
                let owner = |ship: u16| game.pieces().find(|piece| piece.id == ship).map(|piece| piece.owner);
                let unfinished = |old: &Seat| owner(*ship) == Some(old.game.power());
                let known = old.and_then(|old| {
                    Some(
                        old.game.is_shuttled(*old.ours.get(&cargo)?)
                            || (unfinished(old) && old.game.power() != game.power()),
                    )
                });
                if known != Some(false) {
                    game.shuttle(cargo).unwrap();
                }
            }
        }
        // Their own fighters are nobody's cargo: they sit on a carrier of the zone.
        game.park_all();
        for (name, cash) in &turn.cash {
            game.set_cash(power(name), *cash);
        }
        Seat {
            game,
            ours,
            theirs,
            words: vec![0; 1 << 16],
            steps: 0,
            effects: Vec::new(),
            lines: None,
            strays: false,
            mixed,
        }
    }

    /// The game as it begins, if the first turn of a record is that: the pieces of one kind in a space are alike.
    pub fn printed(turn: &super::record::Turn) -> Option<Seat> {
        let game = Game::start().ok()?.with_tas_links();
        let mut free: Vec<_> = game.pieces().collect();
        let (mut ours, mut theirs) = (HashMap::new(), HashMap::new());
        for (place, there) in &turn.start {
            for (owner, kinds) in &there.units {
                for (sort, ids) in kinds.iter().filter(|(sort, _)| *sort != "factory") {
                    for id in ids {
                        let alike = (kind(sort), power(owner), space(place));
                        let at = free.iter().position(|piece| (piece.kind, piece.owner, piece.space) == alike)?;
                        let piece = free.swap_remove(at);
                        ours.insert(*id, piece.id);
                        theirs.insert(piece.id, *id);
                    }
                }
            }
        }
        let lines = Some(Vec::new());
        let seat = Seat {
            game,
            ours,
            theirs,
            words: vec![0; 1 << 16],
            steps: 0,
            effects: Vec::new(),
            lines,
            strays: false,
            mixed: false,
        };
        (free.is_empty()
            && seat.cash_differs(&turn.cash.iter().map(|(n, c)| (n.clone(), i32::from(*c))).collect()).is_empty())
        .then_some(seat)
    }

    fn notes<T>(&mut self, apply: bool, step: &Step<'_>, then: impl FnOnce(Verdict) -> T) -> T {
        let (mut objections, mut effects) = ([Objection::default(); 64], [GameEffect::default(); 512]);
        let before = self.game.clone();
        let mut objections = Sink::new(&mut objections);
        let mut effects = Sink::new(&mut effects);
        let ruling = {
            let notes = &mut Notes {
                objections: &mut objections,
                refusals: &mut Sink::none(),
                effects: &mut effects,
                scratch: &mut Scratch::new(&mut self.words),
                trail: &mut Trail::none(),
            };
            if apply { self.game.apply(step, notes) } else { self.game.assess(step, notes) }
        };
        let verdict = match ruling {
            Err(fault) => Verdict::Fault(text(&fault)),
            Ok(ruling) if ruling.value.is_allowed() => Verdict::Allowed,
            Ok(ruling) => {
                let pieces = objections.items().iter().filter_map(|o| before.piece_at(o.unit)).map(|piece| piece.id);
                Verdict::Forbidden(ruling.cites.iter().map(|rule| rule.id()).collect(), pieces.collect())
            }
        };
        if apply && verdict == Verdict::Allowed {
            // Every step is a choice; of orders that move pieces, which are many, some are looked up.
            self.steps += 1;
            if !matches!(before.phase(), TurnPhase::CombatMovement | TurnPhase::NoncombatMovement)
                || self.steps.is_multiple_of(16)
            {
                assert!(is_listed(&before, step, &mut self.words), "not listed: {step:?}");
            }
            // Every position is its text.
            match self.game.save() {
                Ok(text) => match Game::load(&text) {
                    Ok(game) => assert!(game == self.game, "another position: {}", reflect::text(&text.text)),
                    Err(fault) => panic!("{fault}: {}", reflect::text(&text.text)),
                },
                Err(fault) => panic!("{fault}"),
            }
            assert!(effects.needed() <= 512);
            self.effects = effects.items().to_vec();
            super::text::note(self, &before, step);
        }
        then(verdict)
    }

    /// Takes a step.
    pub fn apply(&mut self, step: &Step<'_>) -> Verdict {
        self.notes(true, step, |verdict| verdict)
    }

    /// Asks about a step.
    pub fn assess(&mut self, step: &Step<'_>) -> Verdict {
        self.notes(false, step, |verdict| verdict)
    }

    /// The library's numbers of pieces; those that it does not have are left out.
    pub fn known(&self, ids: &[u16]) -> Vec<u16> {
        ids.iter().filter_map(|id| self.ours.get(id).copied()).collect()
    }

    /// New pieces are the record's, as far as they are alike.
    pub fn name_new(&mut self, placed: &[super::record::Placed], record: &Record) {
        let mut new: BTreeMap<(u16, u8), Vec<u16>> = BTreeMap::new();
        for piece in self.game.pieces() {
            if !self.theirs.contains_key(&piece.id) {
                new.entry((piece.space, piece.kind as u8)).or_default().push(piece.id);
            }
        }
        for entry in placed {
            for id in &entry.units {
                let kind = kind(&record.units[&id.to_string()].0);
                if let Some(ours) = new.get_mut(&(space(&entry.at), kind as u8)).and_then(Vec::pop) {
                    self.ours.insert(*id, ours);
                    self.theirs.insert(ours, *id);
                }
            }
        }
    }

    /// What differs from the record's board, in words.
    pub fn differs(&self, board: &Board) -> Vec<String> {
        /// The pieces with their owners, and what is aboard what.
        type Space = (BTreeSet<(u16, Power)>, BTreeMap<u16, u16>);
        let mut here: HashMap<u16, Space> = HashMap::new();
        for piece in self.game.pieces() {
            let at = here.entry(piece.space).or_default();
            let id = self.theirs.get(&piece.id).copied().unwrap_or(0);
            at.0.insert((id, piece.owner));
            if let Some(ship) = piece.aboard.filter(|_| piece.kind != Kind::Fighter) {
                at.1.insert(id, self.theirs.get(&ship).copied().unwrap_or(0));
            }
        }
        let mut out = Vec::new();
        for (place, there) in board {
            let at = space(place);
            let (pieces, aboard) = here.remove(&at).unwrap_or_default();
            let (wanted, cargo) = listed(there);
            if pieces != wanted {
                let more: Vec<_> = pieces.difference(&wanted).collect();
                let less: Vec<_> = wanted.difference(&pieces).collect();
                out.push(format!("{place}: here {more:?}, in the record {less:?}"));
            } else if aboard != cargo {
                out.push(format!("{place}: aboard here {aboard:?}, in the record {cargo:?}"));
            }
            if !is_sea(at) {
                let owner = there.owner.as_deref().map_or(Power::Nobody, power);
                if self.game.owner(at) != owner {
                    out.push(format!("{place}: owner here {:?}, in the record {owner:?}", self.game.owner(at)));
                }
                let complex = there.units.values().any(|kinds| kinds.contains_key("factory"));
                if complex != self.game.has_complex(at) {
                    out.push(format!("{place}: complex {complex} in the record"));
                }
            }
        }
        out
    }

    /// Whether all that stands elsewhere than in the record's board are fighters of powers whose turn it is not.
    pub fn guests_alone(&self, board: &Board) -> bool {
        let mut alone = true;
        let mut wanted: HashMap<u16, u16> = HashMap::new();
        for (place, there) in board {
            wanted.extend(listed(there).0.into_iter().map(|(id, _)| (id, space(place))));
        }
        for piece in self.game.pieces() {
            let id = self.theirs.get(&piece.id).copied().unwrap_or(0);
            let guest = piece.kind == Kind::Fighter && piece.owner != self.game.power();
            alone &= guest || wanted.get(&id) == Some(&piece.space);
        }
        alone
    }

    /// What the powers have here and otherwise in the record.
    pub fn cash_differs(&self, cash: &BTreeMap<String, i32>) -> Vec<String> {
        let wrong = |(name, cash): (&String, &i32)| {
            let ours = self.game.cash(power(name));
            (i32::from(ours) != *cash).then(|| format!("{name} has {ours}, in the record {cash}"))
        };
        cash.iter().filter_map(wrong).collect()
    }
}

/// Whether a transport carries pieces of two nations when a turn begins.
pub fn is_mixed(turn: &super::record::Turn) -> bool {
    turn.start.values().any(|there| {
        let troops = |owner: &String, sort: &str| {
            there
                .units
                .get(owner)
                .and_then(|kinds| kinds.get(sort))
                .into_iter()
                .flatten()
                .copied()
                .collect::<Vec<u16>>()
        };
        let owner = |id: u16| {
            there
                .units
                .keys()
                .find(|owner| ["infantry", "armour", "aaGun"].iter().any(|sort| troops(owner, sort).contains(&id)))
        };
        let mut nations: BTreeMap<u16, BTreeSet<&String>> = BTreeMap::new();
        for (cargo, ship) in &there.aboard {
            nations.entry(*ship).or_default().extend(owner(cargo.parse().unwrap()));
        }
        nations.values().any(|nations| nations.len() > 1)
    })
}

/// Whether a step is among the choices of a position: of several pieces each.
fn is_listed(game: &Game, step: &Step<'_>, words: &mut [u64]) -> bool {
    let mut room = vec![Choice::default(); 4096];
    let mut rows = Sink::new(&mut room);
    game.choices(&mut rows, &mut Scratch::new(words)).unwrap();
    let rows = rows.items();
    let of = |kind: StepKind| rows.iter().filter(move |row| row.step.get() == Some(kind));
    let at = |kind: StepKind, space: Locus<Site>| of(kind).any(|row| row.space == space);
    let each = |kind: StepKind, pieces: &[u16], space: Locus<Site>| {
        pieces.iter().all(|id| of(kind).any(|row| row.piece.get() == Some(*id) && row.space == space))
    };
    match *step {
        Step::Buy { kind, count } => of(StepKind::Buy).any(|row| row.kind.get() == Some(kind) && row.most >= count),
        Step::Move { pieces, path } => each(StepKind::Move, pieces, path[0]),
        Step::Board { pieces, transport } => pieces.iter().all(|id| {
            of(StepKind::Board).any(|row| row.piece.get() == Some(*id) && row.transport.get() == Some(transport))
        }),
        Step::Unload { pieces, space } => each(StepKind::Unload, pieces, space),
        Step::Raid { pieces } => pieces.iter().all(|id| of(StepKind::Raid).any(|row| row.piece.get() == Some(*id))),
        Step::Fight { space, support } => at(StepKind::Fight, space) && each(StepKind::Fight, support, space),
        Step::Bomb { space } => at(StepKind::Bomb, space),
        Step::Dice { dice } => of(StepKind::Dice).any(|row| usize::from(row.count) == dice.len()),
        Step::Lose { pieces } => pieces.iter().all(|id| {
            let loses = |row: &Choice| row.piece.get() == Some(*id) && usize::from(row.most) == pieces.len();
            of(StepKind::Lose).any(loses)
        }),
        Step::Withdraw { pieces, space } => {
            of(StepKind::Withdraw).next().is_some() && each(StepKind::Withdraw, pieces, space)
        }
        Step::Press => of(StepKind::Press).next().is_some(),
        Step::Retreat { space } => at(StepKind::Retreat, space),
        Step::Place(entry) => of(StepKind::Place).any(|row| row.kind == entry.kind && row.space == entry.space),
        Step::Surrender => of(StepKind::Surrender).next().is_some(),
        Step::End => of(StepKind::End).next().is_some(),
        Step::Keep { pieces } => {
            of(StepKind::Keep).next().is_some()
                && pieces.iter().all(|id| of(StepKind::Keep).any(|row| row.piece.get() == Some(*id)))
        }
    }
}

/// The pieces of a record's space, and what is aboard what: fighters apart.
fn listed(there: &Space) -> (BTreeSet<(u16, Power)>, BTreeMap<u16, u16>) {
    let (mut pieces, mut fighters) = (BTreeSet::new(), BTreeSet::new());
    for (owner, kinds) in &there.units {
        for (sort, ids) in kinds {
            for id in ids.iter().filter(|_| sort != "factory") {
                pieces.insert((*id, power(owner)));
                if sort == "fighter" {
                    fighters.insert(*id);
                }
            }
        }
    }
    let cargo = there.aboard.iter().map(|(cargo, ship)| (cargo.parse().unwrap(), *ship));
    (pieces, cargo.filter(|(cargo, _)| !fighters.contains(cargo)).collect())
}

fn text(fault: &Fault) -> String {
    fault.to_string()
}

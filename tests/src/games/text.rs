//! A recorded game as a game file: each step that was taken as a line of orders.

use super::seat::{Seat, Verdict};
use grognard_core::axis_allies::game::{Game, Notes, Piece, Step, TurnPhase};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::units::Kind;
use grognard_core::fault::Fault;
use grognard_core::reflect::{Locus, Word};
use grognard_core::ruling::{Ruling, Sink, Trail, Verdict as RuleVerdict};
use grognard_core::scratch::Scratch;
use std::collections::{BTreeSet, VecDeque};

/// A space's word, in capitals where it is a code.
fn name(space: u16) -> String {
    let word = u8::try_from(space).ok().and_then(|code| Site::VOCABULARY.word(code)).unwrap_or("");
    if word.len() <= 3 { word.to_uppercase() } else { word.to_owned() }
}

/// The position after a line, if it is allowed.
fn after(game: &Game, line: &str) -> Option<Game> {
    go(game, &mut |game, notes| game.obey(line.as_bytes(), notes))
}

/// The position after a step, if it is allowed.
fn take(game: &Game, step: &Step<'_>) -> Option<Game> {
    go(game, &mut |game, notes| game.apply(step, notes))
}

/// What becomes of a copy of a position.
type Deed<'a> = &'a mut dyn FnMut(&mut Game, &mut Notes<'_, '_, '_, '_, '_>) -> Result<Ruling<RuleVerdict>, Fault>;

fn go(game: &Game, deed: Deed<'_>) -> Option<Game> {
    let mut next = game.clone();
    let mut words = vec![0; 1 << 16];
    let notes = &mut Notes {
        objections: &mut Sink::none(),
        refusals: &mut Sink::none(),
        effects: &mut Sink::none(),
        scratch: &mut Scratch::new(&mut words),
        trail: &mut Trail::none(),
    };
    let ruling = deed(&mut next, notes).ok()?;
    ruling.value.is_allowed().then_some(next)
}

/// Pieces by their kinds, and by their numbers: `2 inf, 1 arm` and `#4 #5 #9`.
fn groups(before: &Game, pieces: &[u16]) -> [String; 2] {
    let kind = |id: &u16| before.pieces().find(|piece| piece.id == *id).map(|piece| piece.kind);
    let mut kinds: Vec<(Kind, usize)> = Vec::new();
    for kind in pieces.iter().filter_map(kind) {
        match kinds.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, count)) => *count += 1,
            None => kinds.push((kind, 1)),
        }
    }
    let kinds: Vec<String> = kinds.iter().map(|(kind, count)| format!("{count} {}", kind.short())).collect();
    let ids: Vec<String> = pieces.iter().map(|id| format!("#{id}")).collect();
    [kinds.join(", "), ids.join(" ")]
}

fn path(path: &[Locus<Site>]) -> String {
    path.iter().map(|space| format!(" > {}", name(space.number()))).collect()
}

/// The lines that could stand for a step, the most readable first.
fn candidates(before: &Game, step: &Step<'_>) -> Vec<String> {
    let find = |id: &u16| before.pieces().find(|piece| piece.id == *id);
    let from = |pieces: &[u16]| pieces.first().and_then(find).map_or(String::new(), |piece| name(piece.space));
    match *step {
        Step::Buy { kind, count } => vec![format!("buy {count} {}", kind.short())],
        Step::Move { pieces, path: way } => {
            groups(before, pieces).map(|group| format!("{group} {}{}", from(pieces), path(way))).to_vec()
        }
        Step::Board { pieces, transport } => {
            let ship: Option<Piece> = find(&transport);
            let zone = ship.map_or(String::new(), |ship| name(ship.space));
            let to = |group: &String| format!("load {group} {} > {zone}", from(pieces));
            let groups = groups(before, pieces);
            let plain = groups.iter().map(to);
            let onto = groups.iter().map(|group| format!("{} on #{transport}", to(group)));
            plain.chain(onto).collect()
        }
        Step::Unload { pieces, space } => groups(before, pieces)
            .map(|group| format!("land {group} {} > {}", from(pieces), name(space.number())))
            .to_vec(),
        Step::Raid { pieces } => groups(before, pieces).map(|group| format!("raid {group} {}", from(pieces))).to_vec(),
        Step::Fight { space, support: [] } => vec![format!("fight {}", name(space.number()))],
        Step::Fight { space, support } => groups(before, support)
            .map(|group| format!("fight {} with {group} {}", name(space.number()), from(support)))
            .to_vec(),
        Step::Bomb { space } => vec![format!("bomb {}", name(space.number()))],
        Step::Dice { dice } => {
            let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
            vec![format!("dice {}", faces.join(" "))]
        }
        Step::Lose { pieces } => groups(before, pieces).map(|group| format!("lose {group}")).to_vec(),
        Step::Withdraw { pieces: [], .. } => vec!["stay".to_owned()],
        Step::Withdraw { pieces, space } => {
            groups(before, pieces).map(|group| format!("withdraw {group} > {}", name(space.number()))).to_vec()
        }
        Step::Press => vec!["press".to_owned()],
        Step::Retreat { space } if space.number() == 0 => vec!["retreat".to_owned()],
        Step::Retreat { space } => vec![format!("retreat > {}", name(space.number()))],
        Step::Place(entry) => {
            let kind = entry.kind.get().map_or("", Kind::short);
            vec![format!("place {} {kind} {}", entry.count.max(1), name(entry.space.number()))]
        }
        Step::Surrender => vec!["surrender".to_owned()],
        Step::Keep { pieces } => {
            let pieces: Vec<String> = pieces.iter().map(|piece| format!(" #{piece}")).collect();
            vec![format!("keep{}", pieces.concat())]
        }
        Step::End => vec!["end".to_owned()],
    }
}

/// The line of a step that was allowed.
pub fn line(before: &Game, step: &Step<'_>, next: &Game) -> String {
    let lines = candidates(before, step);
    let same = lines.iter().find(|line| after(before, line).as_ref() == Some(next));
    same.unwrap_or_else(|| panic!("no line does {step:?}: {lines:?}")).clone()
}

/// The word of a code.
fn word<W: Word>(of: W) -> &'static str {
    W::VOCABULARY.word(of.code()).unwrap_or("")
}

/// The heading of a phase.
fn heading(game: &Game) -> String {
    format!("{} {}", word(game.power()), word(game.phase()))
}

/// One entry more: `place 1 inf LEN` and `1 inf LEN` are `place 2 inf LEN`.
fn joined(line: &str, entry: &str) -> String {
    let (before, last) = line.rsplit_once(", ").or_else(|| line.split_once(' ')).unwrap_or(("", line));
    let parts = |entry: &str| entry.split_once(' ').map(|(count, what)| (count.parse::<u16>(), what.to_owned()));
    match (parts(last), parts(entry)) {
        (Some((Ok(one), what)), Some((Ok(other), same))) if what == same => {
            let lead = line.strip_suffix(last).unwrap_or(before);
            format!("{lead}{} {what}", one + other)
        }
        _ => format!("{line}, {entry}"),
    }
}

/// The path by which an aircraft that is up comes to land; nothing more is said against it then.
pub fn landing(seat: &mut Seat, piece: u16) -> Option<Vec<Locus<Site>>> {
    let from = seat.game.pieces().find(|other| other.id == piece)?.space;
    let (mut seen, mut paths) = (BTreeSet::from([from]), VecDeque::from([Vec::new()]));
    let before = seat.game.clone();
    while let Some(path) = paths.pop_front() {
        for space in (1..=128).filter(|space| !seen.contains(space)).collect::<Vec<u16>>() {
            let path: Vec<Locus<Site>> = path.iter().copied().chain([space.into()]).collect();
            let Some(next) = take(&before, &Step::Move { pieces: &[piece], path: &path }) else { continue };
            seat.game = next;
            let verdict = seat.assess(&Step::End);
            seat.game = before.clone();
            match verdict {
                Verdict::Forbidden(_, pieces) if pieces.contains(&piece) => {
                    seen.insert(space);
                    paths.push_back(path);
                }
                _ => return Some(path),
            }
        }
    }
    None
}

/// Writes lines down: headings for the ends of phases, purchases and placements in one line.
pub fn note(seat: &mut Seat, before: &Game, step: &Step<'_>) {
    let next = seat.game.clone();
    let Some(lines) = seat.lines.as_mut() else { return };
    if *step == Step::End {
        // A phase in which nothing was done has no heading.
        if lines.last().is_some_and(|last| *last == heading(before)) {
            lines.pop();
        }
        if next.phase() == TurnPhase::Purchase && lines.last().is_some_and(|last| !last.is_empty()) {
            lines.push(String::new());
        }
        lines.push(heading(&next));
        return;
    }
    let line = line(before, step, &next);
    for word in ["buy ", "place "] {
        if let (Some(last), Some(rest)) =
            (lines.last_mut().filter(|last| last.starts_with(word)), line.strip_prefix(word))
        {
            *last = joined(last, rest);
            return;
        }
    }
    lines.push(line);
}

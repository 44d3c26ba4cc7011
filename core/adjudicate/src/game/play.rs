//! Plays the orders of a game file, one after the other. A line that is refused or cannot be read changes nothing.

use super::file::File;
use grognard_core::axis_allies::game::{Game, GameEffect, Notes, Piece, StepObjection, Waits};
use grognard_core::axis_allies::orders::Objection;
use grognard_core::axis_allies::placement::Refusal;
use grognard_core::dice::{DiceSource, Seeded};
use grognard_core::fault::Fault;
use grognard_core::reflect::Said;
use grognard_core::rule::Rule;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// Objections, refusals and effects of one line.
const ROWS: usize = 512;

/// What became of one line.
#[derive(Debug, Clone)]
pub struct Row {
    /// The line's number, from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// The verdict, or why there is none.
    pub verdict: Result<bool, Wrong>,
    /// The rules that decide.
    pub cites: Vec<Rule>,
    /// What is said against it, each with the piece that it concerns.
    pub objections: Vec<(StepObjection, Option<Piece>)>,
    /// What it did.
    pub effects: Vec<GameEffect>,
    /// The dice that were rolled for it.
    pub rolled: Vec<u8>,
    /// The position after it.
    pub after: Game,
}

/// What is wrong with a line that cannot be read, or that does not fit the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wrong {
    /// The column, from 1, if the text is to blame.
    pub column: Option<usize>,
    /// The code of the fault, and the field.
    pub fault: Fault,
}

/// A game that was played.
#[derive(Debug)]
pub struct Played {
    /// Each line.
    pub rows: Vec<Row>,
    /// The position after the last one.
    pub game: Game,
}

impl Row {
    /// Whether the line was read and allowed.
    pub fn is_allowed(&self) -> bool {
        self.verdict == Ok(true)
    }
}

/// Plays the orders of a file. The seed is that of the lines `roll`.
pub fn play(file: &File, seed: Option<u64>) -> Played {
    let mut game = file.start.clone();
    let mut seeded = seed.map(Seeded::new);
    let (mut rows, mut words) = (Vec::new(), vec![0; 1 << 16]);
    for order in &file.orders {
        let mut text = order.text.clone();
        let mut rolled = Vec::new();
        if let Some(dice) = seeded.as_mut().filter(|_| text.trim().eq_ignore_ascii_case("roll")) {
            rolled = (0..game.dice().unwrap_or(0)).map(|_| dice.d6()).collect();
            let faces: Vec<String> = rolled.iter().map(u8::to_string).collect();
            text = format!("dice {}", faces.join(" "));
        }
        rows.push(line(&mut game, order.line, text, rolled, &mut words));
    }
    Played { rows, game }
}

/// Plays one line.
fn line(game: &mut Game, line: usize, text: String, rolled: Vec<u8>, words: &mut [u64]) -> Row {
    let before = game.clone();
    let (mut objections, mut refusals) = ([Objection::default(); ROWS], [Refusal::default(); ROWS]);
    let (mut objections, mut refusals) = (Sink::new(&mut objections), Sink::new(&mut refusals));
    let mut effects = [GameEffect::default(); ROWS];
    let mut effects = Sink::new(&mut effects);
    let notes = &mut Notes {
        objections: &mut objections,
        refusals: &mut refusals,
        effects: &mut effects,
        scratch: &mut Scratch::new(words),
        trail: &mut Trail::none(),
    };
    let ruling = game.obey(text.as_bytes(), notes);
    let mut row = Row {
        line,
        text,
        verdict: Ok(false),
        cites: Vec::new(),
        objections: Vec::new(),
        effects: effects.items().to_vec(),
        rolled,
        after: game.clone(),
    };
    match ruling {
        Err(fault) => {
            let column = (fault.list() == "line").then(|| usize::from(fault.index()) + 1);
            row.verdict = Err(Wrong { column, fault });
        }
        Ok(ruling) => {
            row.verdict = Ok(ruling.value.is_allowed());
            row.cites = ruling.cites.iter().collect();
            if !ruling.value.is_allowed() {
                row.objections = against(&before, objections.items(), refusals.items());
            }
        }
    }
    row
}

/// What is said against a line, by the pieces' numbers.
fn against(before: &Game, objections: &[Objection], refusals: &[Refusal]) -> Vec<(StepObjection, Option<Piece>)> {
    let mut out = Vec::new();
    for objection in objections {
        let Objection { space, rule, needed, available, .. } = *objection;
        let piece = before.piece_at(objection.unit);
        let id = piece.map(|piece| Said::<u16>::new(piece.id)).unwrap_or_default();
        out.push((StepObjection { piece: id, space, rule, needed, available }, piece));
    }
    for refusal in refusals {
        let Refusal { space, rule, needed, available, .. } = *refusal;
        out.push((StepObjection { piece: Said::default(), space, rule, needed, available }, None));
    }
    out
}

/// What a position waits for, other than orders.
pub fn waits(game: &Game) -> Option<Waits> {
    Some(game.waits()).filter(|waits| !matches!(waits, Waits::Orders | Waits::Nothing))
}

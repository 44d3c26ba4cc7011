//! The text of a position: what a line says, for those who write it and those who read it.
//!
//! Version 1 is of lines of words, separated by blanks; `;` ends a line too. In this order:
//!
//! ```text
//! grognard acw game 1
//! hexes odd_columns                    how hexes are numbered, if they are: else a hex is `3,-1`
//! round 1                              and `over`
//! rules forbid                         one enemy hex a combat; and commander_zoc, limbered_zoc
//! seed 1863 used 2                     of dice that the position rolls
//! map 0,0 1,0 2,0                      hexes of the map, up to eight a line; without them it has no edge
//! ground 1,0 level 2 marks 1
//! side 0,0 1,0 marks 4                 a hexside; and no_zoc, no_attack, one_way
//! modifier -1 flanked defender any     its value, condition, side, scope; mark, least, most
//! table first 0 rows 8 house 1000      the results table
//! columns 1:3 1:2 1:1                  written 1 3 1 2 1 1
//! cells 5 6 6 7                        up to sixteen a line
//! result 6                             its code, and what happens: exchange, and behind `attacker` and `defender` losses,
//!                                      retreat, eliminated, disorganized, advance, together
//! unit 1 2nd_wis attacker infantry 0,0 sp 4 cr 5
//! command attacker 3                   the unit that commands an army
//! combat 1 attacker 0,0                a hex in a combat that is declared
//! fight 1 losses ...                   the combat at hand, and what it waits for
//! end 1c3ab0f2                         the sum of all words before; it may be left out
//! ```

use super::position::{Game, GameUnit};
use super::waits::Waits;
use crate::acw::attacks::Engaged;
use crate::acw::modifiers::{Ground, Modifier};
use crate::acw::options::GameRules;
use crate::acw::table::{Outcome, SideResult};
use crate::acw::units::{Hexside, Side};
use crate::fault::{Fault, FaultCode};
use crate::notation::pen::Pen;
use crate::notation::{Read, Words, put, put_code, put_flag, put_named, put_said};
use crate::reflect::{Code, Reflect, Said, Word};

/// The length of the text of a position, in bytes.
pub const TEXT: usize = 16 * 1024;

/// A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Reflect)]
#[repr(C)]
pub struct Position {
    /// The text, with zeros after its end. Its first line names its version.
    #[required]
    #[text]
    pub text: [u8; TEXT],
}

impl Default for Position {
    fn default() -> Self {
        Position { text: [0; TEXT] }
    }
}

pub(super) const TITLE: [&str; 3] = ["grognard", "acw", "game"];
pub(super) const VERSION: u32 = 1;

pub(super) fn round(words: &mut impl Words, game: &mut Game) -> Read {
    put(words, &mut game.round)?;
    if words.mark("over", game.waits == Waits::Nothing)? {
        game.waits = Waits::Nothing;
    }
    Ok(())
}

pub(super) fn rules(words: &mut impl Words, rules: &mut GameRules) -> Read {
    if words.mark("forbid", rules.multi_target.0 > 0)? {
        rules.multi_target = Code::new(crate::acw::options::MultiTarget::Forbid);
    }
    put_flag(words, "commander_zoc", &mut rules.commander_zoc)?;
    put_flag(words, "limbered_zoc", &mut rules.limbered_zoc)
}

pub(super) fn luck(words: &mut impl Words, luck: &mut crate::notation::chance::Luck) -> Read {
    let mut seed = luck.seed.unwrap_or(0);
    put(words, &mut seed)?;
    luck.seed = Some(seed);
    put_named(words, "used", &mut luck.used)
}

pub(super) fn ground(words: &mut impl Words, ground: &mut Ground) -> Read {
    words.hex(&mut ground.hex)?;
    put_named(words, "level", &mut ground.level)?;
    put_named(words, "marks", &mut ground.marks)
}

pub(super) fn hexside(words: &mut impl Words, side: &mut Hexside) -> Read {
    words.hex(&mut side.hex)?;
    words.hex(&mut side.beside)?;
    put_named(words, "marks", &mut side.marks)?;
    put_flag(words, "no_zoc", &mut side.no_zoc)?;
    put_flag(words, "no_attack", &mut side.no_attack)?;
    put_flag(words, "one_way", &mut side.one_way)
}

pub(super) fn modifier(words: &mut impl Words, modifier: &mut Modifier) -> Read {
    put(words, &mut modifier.value)?;
    put_code(words, &mut modifier.what)?;
    put_code(words, &mut modifier.side)?;
    put_code(words, &mut modifier.scope)?;
    put_said(words, "mark", &mut modifier.mark)?;
    put_named(words, "least", &mut modifier.least)?;
    put_named(words, "most", &mut modifier.most)
}

/// The head of the table.
pub(super) fn table(words: &mut impl Words, game: &mut Game) -> Read {
    if words.mark("first", game.first.get().is_some())? {
        let mut first = game.first.get().unwrap_or(0);
        put(words, &mut first)?;
        game.first = Said::<i8>::new(first);
    }
    if words.mark("rows", true)? {
        put(words, &mut game.rows)?;
    }
    put_named(words, "house", &mut game.house)
}

fn fate(words: &mut impl Words, fate: &mut SideResult) -> Read {
    put_named(words, "losses", &mut fate.losses)?;
    put_named(words, "retreat", &mut fate.retreat)?;
    put_flag(words, "eliminated", &mut fate.eliminated)?;
    put_flag(words, "disorganized", &mut fate.disorganized)?;
    put_flag(words, "advance", &mut fate.advance)?;
    put_flag(words, "together", &mut fate.together)
}

pub(super) fn result(words: &mut impl Words, result: &mut Outcome) -> Read {
    put(words, &mut result.code)?;
    put_flag(words, "exchange", &mut result.exchange)?;
    if words.mark("attacker", result.attacker != SideResult::default())? {
        fate(words, &mut result.attacker)?;
    }
    if words.mark("defender", result.defender != SideResult::default())? {
        fate(words, &mut result.defender)?;
    }
    Ok(())
}

pub(super) fn unit(words: &mut impl Words, row: &mut GameUnit) -> Read {
    put(words, &mut row.id)?;
    words.name(&mut row.name)?;
    put_code(words, &mut row.side)?;
    put_code(words, &mut row.unit.kind)?;
    words.hex(&mut row.unit.hex)?;
    let unit = &mut row.unit;
    put_said(words, "sp", &mut unit.strength)?;
    put_said(words, "cr", &mut unit.cohesion)?;
    put_named(words, "stars", &mut unit.stars)?;
    put_said(words, "command", &mut unit.command)?;
    put_named(words, "replacement_stars", &mut unit.replacement_stars)?;
    put_said(words, "replacement_command", &mut unit.replacement_command)?;
    put_named(words, "marks", &mut unit.marks)?;
    if words.mark("zoc", unit.zoc.0 > 0)? {
        put_code(words, &mut unit.zoc)?;
    }
    if words.mark("army", unit.army.0 > 0)? {
        put_code(words, &mut unit.army)?;
    }
    for (word, flag) in [
        ("replaced", &mut unit.replaced),
        ("limbered", &mut unit.limbered),
        ("bombards", &mut unit.bombards),
        ("disorganized", &mut unit.disorganized),
        ("out_of_command", &mut unit.out_of_command),
        ("road_moved", &mut unit.road_moved),
        ("advanced", &mut unit.advanced),
        ("contacted", &mut unit.contacted),
        ("fought", &mut unit.fought),
        ("gone", &mut row.gone),
        ("engaged", &mut row.engaged),
        ("in_round", &mut row.in_round),
        ("picked", &mut row.picked),
        ("rolls", &mut row.rolls),
    ] {
        put_flag(words, word, flag)?;
    }
    put_named(words, "retreats", &mut row.retreats)
}

pub(super) fn engaged(words: &mut impl Words, row: &mut Engaged) -> Read {
    put(words, &mut row.combat)?;
    put_code(words, &mut row.side)?;
    words.hex(&mut row.hex)
}

/// The combat at hand: what is not in the table's result is kept.
pub(super) fn fight(words: &mut impl Words, game: &mut Game) -> Read {
    put(words, &mut game.combat)?;
    let mut waits = Code::new(game.waits);
    put_code(words, &mut waits)?;
    game.waits = waits.get().ok_or_else(|| words.wrong(FaultCode::UnknownWord))?;
    let [mine, theirs] = &mut game.cohesion;
    put_named(words, "cr", mine)?;
    put_named(words, "against", theirs)?;
    let battle = &mut game.battle;
    if words.mark("result", battle.stage.0 > 0)? {
        put(words, &mut battle.roll)?;
        put(words, &mut battle.row)?;
        put(words, &mut battle.column)?;
        put_code(words, &mut battle.stage)?;
        put_named(words, "owed", &mut battle.owed)?;
        put_named(words, "attacker_cohesion", &mut battle.attacker_cohesion)?;
        put_named(words, "defender_cohesion", &mut battle.defender_cohesion)?;
        if words.mark("advance", battle.advance.0 > 0)? {
            put_code(words, &mut battle.advance)?;
        }
        put_flag(words, "attacker_gone", &mut battle.attacker_gone)?;
        put_flag(words, "defender_gone", &mut battle.defender_gone)?;
    }
    game.underway = words.mark("underway", game.underway)?;
    if game.underway {
        words.hex(&mut game.origin)?;
    }
    Ok(())
}

/// Writes each item of a list on a line of its own.
fn rows<'p, T: Copy>(pen: &mut Pen<'p>, word: &str, items: &[T], tell: impl Fn(&mut Pen<'p>, &mut T) -> Read) -> Read {
    for item in items {
        pen.word(word);
        tell(pen, &mut { *item })?;
        pen.line();
    }
    Ok(())
}

/// Writes items of a list, so many a line.
fn runs<'p, T: Copy>(
    pen: &mut Pen<'p>,
    word: &str,
    items: &[T],
    most: usize,
    tell: impl Fn(&mut Pen<'p>, &mut T) -> Read,
) -> Read {
    for part in items.chunks(most.max(1)) {
        pen.word(word);
        for item in part {
            tell(pen, &mut { *item })?;
        }
        pen.line();
    }
    Ok(())
}

impl Game {
    /// Returns the text of the position.
    pub fn save(&self) -> Result<Position, Fault> {
        let mut position = Position::default();
        self.write(&mut position.text)?;
        Ok(position)
    }

    /// Writes the position as text, and returns its length. The fault is `buffer_too_small` if it does not fit.
    pub fn write(&self, out: &mut [u8]) -> Result<usize, Fault> {
        let mut pen = Pen::titled(out, self.numbering, &TITLE, VERSION);
        self.tell(&mut pen)?;
        pen.finish()
    }

    fn tell(&self, pen: &mut Pen<'_>) -> Read {
        let mut game = self.clone();
        if game.numbering.code() > 0 {
            pen.word("hexes");
            put_code(pen, &mut Code::new(game.numbering))?;
            pen.line();
        }
        pen.word("round");
        round(pen, &mut game)?;
        pen.line();
        if game.rules != GameRules::default() {
            pen.word("rules");
            rules(pen, &mut game.rules)?;
            pen.line();
        }
        if game.luck.seed.is_some() {
            pen.word("seed");
            luck(pen, &mut game.luck)?;
            pen.line();
        }
        runs(pen, "map", &self.hexes, 8, |pen, hex| pen.hex(hex))?;
        rows(pen, "ground", &self.ground, ground)?;
        rows(pen, "side", &self.hexsides, hexside)?;
        rows(pen, "modifier", &self.modifiers, modifier)?;
        pen.word("table");
        table(pen, &mut game)?;
        pen.line();
        runs(pen, "columns", &self.columns, 8, |pen, odds| {
            put(pen, &mut odds.attack)?;
            put(pen, &mut odds.defence)
        })?;
        runs(pen, "cells", &self.cells, 16, put)?;
        rows(pen, "result", &self.results, result)?;
        rows(pen, "unit", &self.units, unit)?;
        for (side, id) in [Side::Attacker, Side::Defender].into_iter().zip(game.command) {
            if id > 0 {
                pen.word("command");
                put_code(pen, &mut Code::new(side))?;
                put(pen, &mut { id })?;
                pen.line();
            }
        }
        rows(pen, "combat", &self.plan, engaged)?;
        if !game.plan.is_empty() && game.waits != Waits::Orders {
            pen.word("fight");
            fight(pen, &mut game)?;
            pen.line();
        }
        Ok(())
    }
}

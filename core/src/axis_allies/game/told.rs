//! Steps as lines of orders.

use super::{Game, Step};
use crate::axis_allies::map::Site;
use crate::axis_allies::units::Kind;
use crate::binding::game::hexes::listed;
use crate::reflect::{Code, Locus, Word};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A space by its word.
fn space(place: Locus<Site>) -> &'static str {
    u8::try_from(place.0).ok().and_then(|code| Site::VOCABULARY.word(code)).unwrap_or("")
}

/// Pieces by their numbers.
fn pieces(all: &[u16]) -> String {
    all.iter().map(|piece| format!("#{piece}")).collect::<Vec<_>>().join(", ")
}

fn short(kind: Code<Kind>) -> &'static str {
    kind.get().map_or("none", Kind::short)
}

impl Game {
    /// The space of a piece.
    fn space_of(&self, piece: u16) -> &'static str {
        self.place_of(piece).map_or("", |at| space(self.state(at).space.into()))
    }

    /// Returns a step as the line that is read as it, with the pieces in the words in which they were said, or by their
    /// numbers.
    pub(super) fn told(&self, step: &Step<'_>, words: Option<&str>) -> String {
        let from = |all: &[u16]| all.first().map_or("", |piece| self.space_of(*piece));
        let who = |all| words.map_or_else(|| pieces(all), ToOwned::to_owned);
        let whence = |all| words.map_or_else(|| format!("{} {}", pieces(all), from(all)), ToOwned::to_owned);
        match *step {
            Step::Buy { kind, count } => format!("buy {count} {}", kind.short()),
            Step::Move { pieces: all, path } => {
                let path: String = path.iter().map(|place| format!(" > {}", space(*place))).collect();
                format!("{}{path}", whence(all))
            }
            Step::Board { pieces: all, transport } => {
                format!("load {} > {} on #{transport}", whence(all), self.space_of(transport))
            }
            Step::Unload { pieces: all, space: land } => {
                format!("land {} > {}", whence(all), space(land))
            }
            Step::Raid { pieces: all } => format!("raid {}", whence(all)),
            Step::Fight { space: place, support: [] } => format!("fight {}", space(place)),
            Step::Fight { space: place, support } => format!("fight {} with {}", space(place), pieces(support)),
            Step::Bomb { space: place } => format!("bomb {}", space(place)),
            Step::Dice { dice } => format!("dice{}", listed(dice)),
            Step::Lose { pieces: all } => format!("lose {}", who(all)),
            Step::Withdraw { pieces: [], .. } => "stay".to_owned(),
            Step::Withdraw { pieces: all, space: to } => format!("withdraw {} > {}", who(all), space(to)),
            Step::Press => "press".to_owned(),
            Step::Retreat { space: to } if to.0 == 0 => "retreat".to_owned(),
            Step::Retreat { space: to } => format!("retreat > {}", space(to)),
            Step::Place(entry) => {
                let complex = match entry.industrial_complex {
                    none if none.0 == 0 => String::new(),
                    complex => format!(" from {}", space(complex)),
                };
                format!("place {} {} {}{complex}", entry.count.max(1), short(entry.kind), space(entry.space))
            }
            Step::Surrender => "surrender".to_owned(),
            Step::End => "end".to_owned(),
            Step::Keep { pieces: [] } => "keep".to_owned(),
            Step::Keep { pieces: all } => format!("keep {}", who(all)),
        }
    }
}

//! The functions of the system `korea`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::{find, game, structure};
use grognard_core::korea::retreat::Place;

pub mod combat;
pub mod flanking;
pub mod game;
pub mod losses;
mod meanings;
pub mod play;
pub mod quality;
pub mod retreat;
mod rules;
mod sizes;
mod words;

pub(crate) use meanings::MEANINGS;
pub(crate) use rules::RULES;
pub(crate) use sizes::SIZES;
pub(crate) use words::WORDS;

structure! {
    struct Board (24, 12) = (korea::retreat::Board) {
        hexes [hexes_len]: Place,
    }
}

game! {
    korea();
    words grog_korea_play_words, load grog_korea_play_load, save grog_korea_play_save, unpack grog_korea_play_unpack,
    pack grog_korea_play_pack, line grog_korea_play_line
        by grog_korea_play_order,
    position grog_korea_play_position, thrown grog_korea_play_thrown
}

find! { korea grog_korea_play_find }

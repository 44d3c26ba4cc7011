//! The functions of the system `acw`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::{find, game, structure};
use grognard_core::acw::table::Outcome;
use grognard_core::acw::units::{Hexside, Unit};
use grognard_core::odds::Odds;
use grognard_core::reflect::Said;

pub mod attacks;
pub mod combat;
pub mod command;
pub mod commanders;
pub mod flank;
pub mod game;
pub mod losses;
mod meanings;
pub mod odds;
pub mod play;
mod rules;
mod sizes;
pub mod strength;
pub mod table;
mod words;
pub mod zoc;

pub(crate) use meanings::MEANINGS;
pub(crate) use rules::RULES;
pub(crate) use sizes::SIZES;
pub(crate) use words::WORDS;

structure! {
    struct Table (72, 40) = (acw::table::Table) {
        columns [columns_len]: Odds,
        rows: u8,
        first: Said<i8>,
        cells [cells_len]: u8,
        results [results_len]: Outcome,
        rule: u16,
        ; reserved 6
    }
}

structure! {
    struct Board (56, 28) = (acw::attacks::Board) {
        friends [friends_len]: Unit,
        enemies [enemies_len]: Unit,
        hexsides [hexsides_len]: Hexside,
    }
}

game! {
    acw();
    words grog_acw_play_words, load grog_acw_play_load, save grog_acw_play_save, unpack grog_acw_play_unpack,
    pack grog_acw_play_pack, line grog_acw_play_line
        by grog_acw_play_order,
    position grog_acw_play_position, thrown grog_acw_play_thrown
}

find! { acw grog_acw_play_find }

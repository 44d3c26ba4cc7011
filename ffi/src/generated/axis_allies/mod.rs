//! The functions of the system `axis_allies`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::{game, read, structure};
use grognard_core::axis_allies::battle::Force;
use grognard_core::axis_allies::board::{Holding, Unit};
use grognard_core::axis_allies::map::{Canal, Link, Space};
use grognard_core::axis_allies::units::UnitValue;
use grognard_core::reflect::Flag;

pub mod antiaircraft;
pub mod battle;
pub mod bombing;
pub mod carriers;
pub mod conquest;
pub mod game;
pub mod income;
pub mod landing;
pub mod map;
mod meanings;
pub mod movement;
pub mod moves;
pub mod placement;
pub mod play;
mod rules;
mod sizes;
pub mod transport;
pub mod units;
pub mod victory;
pub mod withdrawal;
mod words;

pub(crate) use meanings::MEANINGS;
pub(crate) use rules::RULES;
pub(crate) use sizes::SIZES;
pub(crate) use words::WORDS;

structure! {
    struct Board (112, 60) = (axis_allies::board::Board) {
        spaces [spaces_len]: Space,
        links [links_len]: Link,
        canals [canals_len]: Canal,
        chart [chart_len]: UnitValue,
        holdings [holdings_len]: Holding,
        units [units_len]: Unit,
        tas_links: Flag,
        mixed_cargo: Flag,
        ; reserved 6
    }
}

read! { fn grog_axis_allies_force_read(force: Force) by read; }

game! {
    axis_allies();
    words grog_axis_allies_play_words, load grog_axis_allies_play_load, save grog_axis_allies_play_save, unpack grog_axis_allies_play_unpack,
    pack grog_axis_allies_play_pack, line grog_axis_allies_play_line
        by grog_axis_allies_play_order,
    position grog_axis_allies_play_position, thrown grog_axis_allies_play_thrown
}

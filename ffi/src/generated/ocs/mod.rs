//! The functions of the system `ocs`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::declare::{find, game, read, sort, structure};
use grognard_core::ocs::board::{BoardHex, ChartRow};
use grognard_core::ocs::options::{GameRules, ServiceLimit};
use grognard_core::ocs::tables::{BarrageResult, CombatResult, LossMultiplier, ModeMultiplier, SurpriseTable};
use grognard_core::ocs::units::Unit;
use grognard_core::odds::Odds;
use grognard_core::reflect::{Code, Said};

pub mod artillery;
pub mod attrition;
pub mod barrage;
pub mod board;
pub mod breakdowns;
pub mod breakout;
pub mod capture;
pub mod combat;
pub mod consolidation;
pub mod construction;
pub mod dumps;
pub mod engineers;
pub mod facility;
pub mod fog;
pub mod formations;
pub mod fuel;
pub mod headquarters;
mod meanings;
pub mod modes;
pub mod movement;
pub mod odds;
pub mod paths;
pub mod play;
pub mod rail;
pub mod reinforcements;
pub mod replacements;
pub mod restock;
pub mod retreat;
mod rules;
pub mod sequence;
pub mod size;
mod sizes;
pub mod stacking;
pub mod tables;
pub mod trace;
pub mod transport;
pub mod trucks;
pub mod turn;
pub mod units;
mod words;
pub mod zoc;

pub(crate) use meanings::MEANINGS;
pub(crate) use rules::RULES;
pub(crate) use sizes::SIZES;
pub(crate) use words::WORDS;

structure! {
    struct Board (120, 80) = (ocs::board::Board) {
        chart [chart_len]: ChartRow,
        hexes [hexes_len]: BoardHex,
        units [units_len]: Unit,
        limits [limits_len]: ServiceLimit,
        rules: GameRules,
        gauges: [u8; 8],
        tables *"board.tables": Tables,
        ; ordered in_order
        ; reserved 7
    }
}

sort! { fn grog_ocs_board_sort_hexes(hexes: BoardHex); }

sort! { fn grog_ocs_board_sort_units(units: Unit); }

structure! {
    struct Tables (200, 112) = (ocs::tables::Tables) handle(ocs::tables::GameTables, ocs::tables::LendsTables, tables) {
        open [open_len]: Odds,
        close [close_len]: Odds,
        very_close [very_close_len]: Odds,
        extremely_close [extremely_close_len]: Odds,
        odds_rule: u16,
        rows: u8,
        first: Said<i8>,
        cells [cells_len]: Code<CombatResult>,
        cells_rule: u16,
        surprise: SurpriseTable,
        modes [modes_len]: ModeMultiplier,
        losses [losses_len]: LossMultiplier,
        points [points_len]: u32,
        costs [costs_len]: u16,
        barrage [barrage_len]: Code<BarrageResult>,
        barrage_rule: u16,
        ; reserved 6
    }
}

read! { fn grog_ocs_unit_read(unit: Unit) by counter; }

game! {
    ocs(hexes, units, others);
    words grog_ocs_play_words, load grog_ocs_play_load, save grog_ocs_play_save, unpack grog_ocs_play_unpack,
    pack grog_ocs_play_pack, line grog_ocs_play_line
        by grog_ocs_play_order,
    position grog_ocs_play_position, thrown grog_ocs_play_thrown
}

find! { ocs grog_ocs_play_find }

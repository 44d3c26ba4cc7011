//! The functions of the system `ocs`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::fault::GrogFault;
use crate::memory;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::board::ChartRow;
use grognard_core::ocs::units::Unit;
use grognard_core::text;

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
pub mod trace;
pub mod transport;
pub mod trucks;
pub mod units;
mod words;
pub mod zoc;

pub(crate) use meanings::MEANINGS;
pub(crate) use rules::RULES;
pub(crate) use sizes::SIZES;
pub(crate) use words::WORDS;

/// A position: the chart, the hexes and the units, for any number of questions.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Board {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The game's terrain effects chart.
    pub chart: *const ChartRow,
    /// Length of `chart`.
    pub chart_len: usize,
    /// The hexes of the map, at most 65535 and none twice, sorted by q and then r. Python, Lua and JSON accept them in
    /// any order.
    pub hexes: *const BoardHex,
    /// Length of `hexes`.
    pub hexes_len: usize,
    /// The units, sorted by hex, and in a hex from the top of the stack to its bottom. Python, Lua and JSON accept the
    /// hexes in any order.
    pub units: *const Unit,
    /// Length of `units`.
    pub units_len: usize,
    /// 1 if the lists are known to be sorted and their reserved bytes to be 0. Otherwise 0: then each call
    /// checks them, and returns `unsorted` or `reserved` if they are not. Set it once a call has checked them.
    pub in_order: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 64 } else { 36 });

impl Board {
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "std"), inline(never))]
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::ocs::board::Board<'a> {
        // SAFETY: by the caller's promise.
        let this = unsafe { &*this };
        grognard_core::ocs::board::Board {
            // SAFETY: looked at.
            chart: unsafe { memory::list(this.chart, this.chart_len) },
            // SAFETY: looked at.
            hexes: unsafe { memory::list(this.hexes, this.hexes_len) },
            // SAFETY: looked at.
            units: unsafe { memory::list(this.units, this.units_len) },
        }
    }
}

/// Sorts the `hexes` of a `GrogOcsBoard` in place, without a copy, as questions expect them. In and out: `hexes`,
/// `len` items. Out: `places`, `len` numbers: the former index of each item, by which to find what referred to it.
/// Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `overlap`; `out_of_range` for more than 65535 items;
/// `contradiction` for two items of one key where the list may have only one. After a `contradiction` the list is sorted
/// and `places` written, after any other fault nothing has moved. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_board_sort_hexes(
    hexes: *mut BoardHex,
    len: usize,
    places: *mut u16,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::order::sort(hexes, len, places, fault, &text!("hexes")) }
}

/// Sorts the `units` of a `GrogOcsBoard` in place, without a copy, as questions expect them. In and out: `units`,
/// `len` items. Out: `places`, `len` numbers: the former index of each item, by which to find what referred to it.
/// Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `overlap`; `out_of_range` for more than 65535 items;
/// `contradiction` for two items of one key where the list may have only one. After a `contradiction` the list is sorted
/// and `places` written, after any other fault nothing has moved. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_board_sort_units(
    units: *mut Unit,
    len: usize,
    places: *mut u16,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::order::sort(units, len, places, fault, &text!("units")) }
}

//! The functions of the system `ocs`: a chapter's in a file or a folder. Generated from the core's list of operations by
//! `cargo run -p grognard-generate`; not edited by hand.

use crate::ask;
use crate::fault::GrogFault;
use crate::memory;
use core::mem::offset_of;
use grognard_core::fault::Fault;
use grognard_core::ocs::board::BoardHex;
use grognard_core::ocs::board::ChartRow;
use grognard_core::ocs::options::GameRules;
use grognard_core::ocs::options::ServiceLimit;
use grognard_core::ocs::tables::BarrageResult;
use grognard_core::ocs::tables::CombatResult;
use grognard_core::ocs::tables::LossMultiplier;
use grognard_core::ocs::tables::ModeMultiplier;
use grognard_core::ocs::tables::SurpriseTable;
use grognard_core::ocs::units::Unit;
use grognard_core::odds::Odds;
use grognard_core::reflect::Code;
use grognard_core::reflect::Said;
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

/// A position, for any number of questions: the chart, the hexes and the units, and what is constant for a game. That is
/// its options, its limits, the gauges of its trains, and its own tables.
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
    /// The game's limits on the units that headquarters support (13.1d).
    pub limits: *const ServiceLimit,
    /// Length of `limits`.
    pub limits_len: usize,
    /// The game's options. All zero is the series.
    pub rules: GameRules,
    /// The gauge of each side's trains, side 1 first, numbered by the caller as the gauges of hexes are (13.3f). 0 in a
    /// game with a single gauge.
    pub gauges: [u8; 8],
    /// The game's own tables of combat and barrage, by default the printed ones.
    pub tables: *const Tables,
    /// 1 if the lists are known to be sorted and all reserved bytes to be 0. Otherwise 0: then each call
    /// checks them, and returns `unsorted` or `reserved` if they are not. Set it once a call has checked them.
    pub in_order: u8,
    /// Must be 0.
    pub reserved: [u8; 7],
}
const _: () = assert!(size_of::<Board>() == if cfg!(target_pointer_width = "64") { 120 } else { 80 });

impl Board {
    /// Its description.
    const LISTS: &'static ask::Lists = &ask::Lists {
        extent: memory::Extent::of::<Board>(),
        reserved_at: memory::small(offset_of!(Board, reserved)),
        lists: &[
            ask::List {
                name: &text!("chart"),
                at: ask::pair(offset_of!(Board, chart), offset_of!(Board, chart_len)),
                item: memory::Item::of::<ChartRow>(),
            },
            ask::List {
                name: &text!("hexes"),
                at: ask::pair(offset_of!(Board, hexes), offset_of!(Board, hexes_len)),
                item: memory::Item::of::<BoardHex>(),
            },
            ask::List {
                name: &text!("units"),
                at: ask::pair(offset_of!(Board, units), offset_of!(Board, units_len)),
                item: memory::Item::of::<Unit>(),
            },
            ask::List {
                name: &text!("limits"),
                at: ask::pair(offset_of!(Board, limits), offset_of!(Board, limits_len)),
                item: memory::Item::of::<ServiceLimit>(),
            },
        ],
        views: &[ask::View {
            name: &text!("board.tables"),
            of: Tables::LISTS,
            at: memory::small(offset_of!(Board, tables)),
            as_given: false,
        }],
        order: Some(Self::check_order),
    };
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    #[cfg_attr(not(feature = "fast"), inline(never))]
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
            // SAFETY: looked at.
            limits: unsafe { memory::list(this.limits, this.limits_len) },
            rules: this.rules,
            gauges: this.gauges,
            // SAFETY: it leads to a structure that has been looked at.
            tables: unsafe { Tables::lent(this.tables) },
        }
    }
    /// Checks the order of the lists, unless the structure says that they are in order.
    ///
    /// # Safety
    /// As for `lent`.
    unsafe fn check_order(this: *const u8) -> Result<(), Fault> {
        let this = this.cast::<Self>();
        // SAFETY: by the caller's promise.
        if unsafe { (*this).in_order } == 0 {
            // SAFETY: as above.
            unsafe { Self::lent(this) }.check_order()?;
        }
        Ok(())
    }
}

/// Sorts the `hexes` of a `GrogOcsBoard` in place, without a copy, as questions expect them. In and out: `hexes`,
/// `len` items. Out: `places`, `len` numbers: the former index of each item, by which to find what referred to it.
/// Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `overlap`; `overflow` for more than 65535 items;
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
/// Returns 0, or the number of a fault: `null_pointer`, `misaligned`, `overlap`; `overflow` for more than 65535 items;
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

/// The tables of a game that differ from the printed ones. An empty list stands for the printed part.
/// The library keeps no copy: the lists belong to the caller, and may be used for many questions.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Tables {
    /// Size of this structure in bytes.
    pub size: u32,
    /// The odds above the columns in Open terrain, from the defender's best to the attacker's; one side of each is 1.
    /// As many as the table has columns.
    pub open: *const Odds,
    /// Length of `open`.
    pub open_len: usize,
    /// The odds above the columns in Close terrain.
    pub close: *const Odds,
    /// Length of `close`.
    pub close_len: usize,
    /// The odds above the columns in Very Close terrain.
    pub very_close: *const Odds,
    /// Length of `very_close`.
    pub very_close_len: usize,
    /// The odds above the columns in Extremely Close terrain.
    pub extremely_close: *const Odds,
    /// Length of `extremely_close`.
    pub extremely_close_len: usize,
    /// The house rule that sets the headings, `HOUSE 1` to `HOUSE 24`; absent for none.
    pub odds_rule: u16,
    /// The number of rows of `cells`, 1 to 40. Required if there are cells.
    pub rows: u8,
    /// The modified roll of the first row of `cells`. Lower rolls use the first row, rolls above the last row's the
    /// last. Required if there are cells.
    pub first: Said<i8>,
    /// The results of the combat table, row by row, each row from the first column to the last; 1 to 40 columns. If the
    /// columns are not 13, all four rows of headings are required.
    pub cells: *const Code<CombatResult>,
    /// Length of `cells`.
    pub cells_len: usize,
    /// The house rule that sets the results, `HOUSE 1` to `HOUSE 24`; absent for none.
    pub cells_rule: u16,
    /// The numbers of surprise.
    pub surprise: SurpriseTable,
    /// The multipliers of modes, each mode at most once. Other modes are as printed.
    pub modes: *const ModeMultiplier,
    /// Length of `modes`.
    pub modes_len: usize,
    /// The multipliers of lost steps. Other losses are by the series rule or the game's option.
    pub losses: *const LossMultiplier,
    /// Length of `losses`.
    pub losses_len: usize,
    /// The barrage points at which the columns of the barrage table begin, 1 to 40 of them in ascending order; the
    /// first is 0.
    pub points: *const u32,
    /// Length of `points`.
    pub points_len: usize,
    /// The supply that artillery pays in each column of the barrage table, in T.
    pub costs: *const u16,
    /// Length of `costs`.
    pub costs_len: usize,
    /// The results of the barrage table: a row for each roll of two dice from 2 to 12, each row from the first column
    /// to the last.
    pub barrage: *const Code<BarrageResult>,
    /// Length of `barrage`.
    pub barrage_len: usize,
    /// The house rule that sets the barrage table, `HOUSE 1` to `HOUSE 24`; absent for none.
    pub barrage_rule: u16,
    /// Must be 0.
    pub reserved: [u8; 6],
}
const _: () = assert!(size_of::<Tables>() == if cfg!(target_pointer_width = "64") { 200 } else { 112 });

impl Tables {
    /// Its description.
    const LISTS: &'static ask::Lists = &ask::Lists {
        extent: memory::Extent::of::<Tables>(),
        reserved_at: memory::small(offset_of!(Tables, reserved)),
        lists: &[
            ask::List {
                name: &text!("open"),
                at: ask::pair(offset_of!(Tables, open), offset_of!(Tables, open_len)),
                item: memory::Item::of::<Odds>(),
            },
            ask::List {
                name: &text!("close"),
                at: ask::pair(offset_of!(Tables, close), offset_of!(Tables, close_len)),
                item: memory::Item::of::<Odds>(),
            },
            ask::List {
                name: &text!("very_close"),
                at: ask::pair(offset_of!(Tables, very_close), offset_of!(Tables, very_close_len)),
                item: memory::Item::of::<Odds>(),
            },
            ask::List {
                name: &text!("extremely_close"),
                at: ask::pair(offset_of!(Tables, extremely_close), offset_of!(Tables, extremely_close_len)),
                item: memory::Item::of::<Odds>(),
            },
            ask::List {
                name: &text!("cells"),
                at: ask::pair(offset_of!(Tables, cells), offset_of!(Tables, cells_len)),
                item: memory::Item::of::<Code<CombatResult>>(),
            },
            ask::List {
                name: &text!("modes"),
                at: ask::pair(offset_of!(Tables, modes), offset_of!(Tables, modes_len)),
                item: memory::Item::of::<ModeMultiplier>(),
            },
            ask::List {
                name: &text!("losses"),
                at: ask::pair(offset_of!(Tables, losses), offset_of!(Tables, losses_len)),
                item: memory::Item::of::<LossMultiplier>(),
            },
            ask::List {
                name: &text!("points"),
                at: ask::pair(offset_of!(Tables, points), offset_of!(Tables, points_len)),
                item: memory::Item::of::<u32>(),
            },
            ask::List {
                name: &text!("costs"),
                at: ask::pair(offset_of!(Tables, costs), offset_of!(Tables, costs_len)),
                item: memory::Item::of::<u16>(),
            },
            ask::List {
                name: &text!("barrage"),
                at: ask::pair(offset_of!(Tables, barrage), offset_of!(Tables, barrage_len)),
                item: memory::Item::of::<Code<BarrageResult>>(),
            },
        ],
        views: &[],
        order: None,
    };
    /// The lists as the core takes them.
    ///
    /// # Safety
    /// It leads to a structure whose lists have been looked at.
    unsafe fn lent<'a>(this: *const Self) -> grognard_core::ocs::tables::GameTables<'a> {
        // SAFETY: null, or by the caller's promise.
        unsafe { this.as_ref() }.map_or_else(Default::default, |this| grognard_core::ocs::tables::GameTables::of(this))
    }
}

impl grognard_core::ocs::tables::LendsTables for Tables {
    #[cfg_attr(not(feature = "fast"), inline(never))]
    fn tables(&self) -> grognard_core::ocs::tables::Tables<'_> {
        let this = self;
        grognard_core::ocs::tables::Tables {
            // SAFETY: looked at.
            open: unsafe { memory::list(this.open, this.open_len) },
            // SAFETY: looked at.
            close: unsafe { memory::list(this.close, this.close_len) },
            // SAFETY: looked at.
            very_close: unsafe { memory::list(this.very_close, this.very_close_len) },
            // SAFETY: looked at.
            extremely_close: unsafe { memory::list(this.extremely_close, this.extremely_close_len) },
            odds_rule: this.odds_rule,
            rows: this.rows,
            first: this.first,
            // SAFETY: looked at.
            cells: unsafe { memory::list(this.cells, this.cells_len) },
            cells_rule: this.cells_rule,
            surprise: this.surprise,
            // SAFETY: looked at.
            modes: unsafe { memory::list(this.modes, this.modes_len) },
            // SAFETY: looked at.
            losses: unsafe { memory::list(this.losses, this.losses_len) },
            // SAFETY: looked at.
            points: unsafe { memory::list(this.points, this.points_len) },
            // SAFETY: looked at.
            costs: unsafe { memory::list(this.costs, this.costs_len) },
            // SAFETY: looked at.
            barrage: unsafe { memory::list(this.barrage, this.barrage_len) },
            barrage_rule: this.barrage_rule,
        }
    }
}

/// Reads a `GrogOcsUnit` from what its counter prints, such as `8-4-6`. The other fields are 0. In: `text`, ending with a zero byte. Out: `unit`. Returns 0, or
/// the number of a fault: `bad_text`, `out_of_range`, `null_pointer`, `misaligned`. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_unit_read(text: *const core::ffi::c_char, unit: *mut Unit) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::written::counter(text, unit) }
}

/// Takes up a game from its bytes. In: `bytes`, `length` of them. Out: the memory of the game. Returns 0, or the number of a
/// fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_unpack(
    game: *mut u64,
    words: usize,
    bytes: *const u8,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::unpack::<crate::play::ocs::Game>((game, words), (bytes, length), fault) }
}

/// Writes a game as bytes. In: the memory of the game. Out: `bytes`, and `needed`, their number. Returns 0, or the number of a
/// fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_pack(
    game: *mut u64,
    words: usize,
    bytes: *mut u8,
    capacity: usize,
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::pack::<crate::play::ocs::Game>((game, words), (bytes, capacity), needed, fault) }
}

/// Finds what a name in a field of an order names: a unit or a hex as the game's own numbers have it. In: the memory of the
/// game; `field`, such as `unit` or `hex`, and `name`, which end with zero bytes. Out: `found`, two numbers: that of the unit
/// and 0, or q and r of the hex. Returns 0, or the number of a fault: `unknown_word` if nothing has the name. `fault` may be
/// null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_find(
    game: *mut u64,
    words: usize,
    field: *const core::ffi::c_char,
    name: *const core::ffi::c_char,
    found: *mut i32,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::find::<crate::play::ocs::Game>((game, words), field, name, found, fault) }
}

/// Returns the words of memory that a game takes with so many hexes, units and other items: rows of
/// its charts, limits, names. With more there is more room for what an
/// order is worked out in. Re-entrant.
#[unsafe(no_mangle)]
pub extern "C" fn grog_ocs_play_words(hexes: usize, units: usize, others: usize) -> usize {
    crate::play::ocs::words(hexes, units, others)
}

/// Takes up a game from its text. In: `text`, `length` bytes. Out: the memory of the game. Returns 0, or the number of a
/// fault, whose path has the line: `text[3]` is the fourth. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_load(
    game: *mut u64,
    words: usize,
    text: *const core::ffi::c_char,
    length: usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::load::<crate::play::ocs::Game>((game, words), (text, length), fault) }
}

/// Writes a game as text. In: the memory of the game. Out: `text`, which ends with a zero byte, and `needed`, its bytes with
/// that one. Returns 0, or the number of a fault: `buffer_too_small` if `capacity` is less than `needed`. `fault` may be null.
/// Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_save(
    game: *mut u64,
    words: usize,
    text: *mut core::ffi::c_char,
    capacity: usize,
    needed: *mut usize,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::save::<crate::play::ocs::Game>((game, words), (text, capacity), needed, fault) }
}

/// Gives an order as a line of text. In and out: the memory of the game. In: `line`, which ends with a zero byte. Out: `answer`,
/// as `grog_ocs_play_order` writes it. Returns 0, or the number of a fault. `fault` may be null. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_line(
    game: *mut u64,
    words: usize,
    line: *const core::ffi::c_char,
    answer: *mut play::PlayOrderAnswer,
    fault: *mut GrogFault,
) -> i32 {
    // SAFETY: numbers and pointers, for which zero bytes are a value.
    let mut question: play::PlayOrderQuestion = unsafe { core::mem::zeroed() };
    question.size = memory::question_size::<play::PlayOrderQuestion>();
    // SAFETY: the caller's promise.
    (question.line, question.line_len) = unsafe { crate::play::texts::line(line) };
    // SAFETY: the caller's promise.
    unsafe { play::grog_ocs_play_order(game, words, &question, answer, core::ptr::null_mut(), fault) }
}

/// Returns how many words, the first of the memory, hold the position of a game: who takes back an order copies these before
/// it, and puts them back. 0 if no game is in the memory. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_position(game: *const u64, words: usize) -> usize {
    // SAFETY: the caller's promise; the memory is only read.
    unsafe { crate::play::texts::position::<crate::play::ocs::Game>(game, words) }
}

/// Returns 1 if dice were thrown with the last order of a game, 0 if not, and -1 if no game is in the memory. Players take
/// back what was ordered since dice were thrown. Re-entrant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grog_ocs_play_thrown(game: *const u64, words: usize) -> i32 {
    // SAFETY: the caller's promise.
    unsafe { crate::play::texts::thrown::<crate::play::ocs::Game>(game, words) }
}

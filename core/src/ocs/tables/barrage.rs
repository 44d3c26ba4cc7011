//! The barrage table. OCS 10.0.

use crate::reflect::Words;

/// A result of the barrage table, from the best to the worst for the target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[repr(u8)]
pub enum BarrageResult {
    /// No effect.
    #[word("-")]
    None,
    /// Disorganized.
    #[word("DG")]
    Dg,
    /// One half in brackets: disorganized in the cases that the rule lists, otherwise one half.
    #[word("[1/2]")]
    Bracketed,
    /// One half: on a die of 4 to 6 one step and disorganized, otherwise disorganized.
    #[word("1/2")]
    Half,
    /// One step and disorganized.
    #[word("1")]
    One,
    /// Two steps and disorganized.
    #[word("2")]
    Two,
    /// Three steps and disorganized.
    #[word("3")]
    Three,
}

/// The number of results.
pub const RESULTS: usize = 7;

/// The number of columns of the table.
pub const COLUMNS: u8 = 11;

/// The barrage points at which the columns begin.
pub(crate) static BEGINS: [u32; COLUMNS as usize] = [0, 2, 3, 5, 8, 12, 17, 25, 41, 69, 117];

/// The supply that artillery pays in each column, in T.
pub(crate) static COST: [u16; COLUMNS as usize] = [1, 1, 2, 2, 2, 3, 3, 4, 6, 8, 10];

/// How many rows the table has: a roll of 2 to 12.
pub(crate) const ROWS: usize = 11;

/// A cell of the table, by its row and column counted from 0.
pub(crate) fn cell(row: usize, column: usize) -> Option<BarrageResult> {
    TABLE.get(row).and_then(|cells| cells.get(column)).copied()
}

#[rustfmt::skip]
static TABLE: [[BarrageResult; COLUMNS as usize]; ROWS] = {
    const NO: BarrageResult = BarrageResult::None;
    const DG: BarrageResult = BarrageResult::Dg;
    const BR: BarrageResult = BarrageResult::Bracketed;
    const HF: BarrageResult = BarrageResult::Half;
    const S1: BarrageResult = BarrageResult::One;
    const S2: BarrageResult = BarrageResult::Two;
    const S3: BarrageResult = BarrageResult::Three;
    [
        [NO, NO, NO, NO, NO, NO, NO, NO, NO, DG, DG], // 2
        [NO, NO, NO, NO, NO, NO, NO, NO, DG, DG, DG], // 3
        [NO, NO, NO, NO, NO, NO, NO, DG, DG, DG, DG], // 4
        [NO, NO, NO, NO, NO, NO, DG, DG, DG, DG, BR], // 5
        [NO, NO, NO, NO, NO, DG, DG, DG, DG, BR, BR], // 6
        [NO, NO, NO, NO, DG, DG, DG, DG, BR, BR, HF], // 7
        [NO, NO, NO, DG, DG, DG, DG, BR, BR, HF, HF], // 8
        [NO, NO, DG, DG, DG, BR, BR, BR, HF, HF, HF], // 9
        [NO, DG, DG, DG, BR, BR, HF, HF, HF, S1, S1], // 10
        [DG, DG, DG, HF, HF, HF, HF, HF, S1, S1, S2], // 11
        [DG, HF, HF, HF, HF, S1, S1, S1, S1, S2, S3], // 12
    ]
};

/// Returns the result of a roll of two dice in a column. A column beyond the last counts as the last.
pub(crate) fn result(column: u8, roll: u8) -> BarrageResult {
    let cells = TABLE.get(usize::from(roll).saturating_sub(2)).or(TABLE.last());
    cells.and_then(|c| c.get(usize::from(column)).or(c.last())).copied().unwrap_or(BarrageResult::None)
}

// A higher roll or a column further right never gives less.
const _: () = {
    let mut rows: &[[BarrageResult; COLUMNS as usize]] = &TABLE;
    while let [upper, rest @ ..] = rows {
        let mut cells: &[BarrageResult] = upper;
        while let [a, more @ ..] = cells {
            if let [b, ..] = more {
                assert!(*a as u8 <= *b as u8);
            }
            cells = more;
        }
        if let [lower, ..] = rest {
            let (mut up, mut down): (&[BarrageResult], &[BarrageResult]) = (upper, lower);
            while let ([a, ups @ ..], [b, downs @ ..]) = (up, down) {
                assert!(*a as u8 <= *b as u8);
                up = ups;
                down = downs;
            }
        }
        rows = rest;
    }
};

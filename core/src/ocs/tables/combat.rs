//! The combat table and its results. OCS 9.9, 9.10.

use super::headings::COLUMNS;
use crate::reflect::Words;

/// A result of the combat table, from the worst for the attacker to the best. `A` begins the attacker's part and `D`
/// the defender's. `L` is steps lost, `o` an option of steps and hexes of retreat, `e` the Action Rating from which
/// attackers exploit, `DG` disorganized.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Words)]
#[repr(u8)]
pub enum CombatResult {
    /// AL2: the attacker loses 2 steps.
    #[word("AL2")]
    Al2 = 1,
    /// AL1o1: the attacker loses 1 step and takes an option of 1.
    #[word("AL1o1")]
    Al1o1,
    /// AL1o1/Do1: the attacker loses 1 step and takes an option of 1, the defender an option of 1.
    #[word("AL1o1/Do1")]
    Al1o1Do1,
    /// AL1/Do1: the attacker loses 1 step, the defender takes an option of 1.
    #[word("AL1/Do1")]
    Al1Do1,
    /// Ao1/Do1: each side takes an option of 1.
    #[word("Ao1/Do1")]
    Ao1Do1,
    /// AL1/DL1o1: the attacker loses 1 step, the defender 1 step and an option of 1.
    #[word("AL1/DL1o1")]
    Al1Dl1o1,
    /// Ao1/DL1o1: the attacker takes an option of 1, the defender loses 1 step and takes an option of 1.
    #[word("Ao1/DL1o1")]
    Ao1Dl1o1,
    /// Ao1/DL1o2: the attacker takes an option of 1, the defender loses 1 step and takes an option of 2.
    #[word("Ao1/DL1o2")]
    Ao1Dl1o2,
    /// Ao1e4/DL1o2: as Ao1/DL1o2, and attackers of rating 4 exploit.
    #[word("Ao1e4/DL1o2")]
    Ao1e4Dl1o2,
    /// Ae4/DL1o2: the defender loses 1 step and takes an option of 2; attackers of rating 4 exploit.
    #[word("Ae4/DL1o2")]
    Ae4Dl1o2,
    /// Ae3/DL2o2DG: the defender loses 2 steps, takes an option of 2 and is disorganized; attackers of rating 3
    /// exploit.
    #[word("Ae3/DL2o2DG")]
    Ae3Dl2o2Dg,
    /// Ae2/DL2o3DG: the defender loses 2 steps, takes an option of 3 and is disorganized; attackers of rating 2
    /// exploit.
    #[word("Ae2/DL2o3DG")]
    Ae2Dl2o3Dg,
}

/// The number of results.
pub const RESULTS: usize = 12;

/// The parts of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// Steps that the attacker must lose.
    pub attacker_losses: u8,
    /// The attacker's option, in steps and hexes together.
    pub attacker_option: u8,
    /// Attackers of this Action Rating or higher exploit; 0 for none.
    pub exploit: u8,
    /// Steps that the defender must lose.
    pub defender_losses: u8,
    /// The defender's option, in steps and hexes together.
    pub defender_option: u8,
    /// All defenders are disorganized before they retreat.
    pub disorganized: bool,
}

impl CombatResult {
    /// Returns the parts of the result.
    pub const fn parts(self) -> Parts {
        const fn of(al: u8, ao: u8, e: u8, dl: u8, d_o: u8, dg: bool) -> Parts {
            Parts {
                attacker_losses: al,
                attacker_option: ao,
                exploit: e,
                defender_losses: dl,
                defender_option: d_o,
                disorganized: dg,
            }
        }
        match self {
            CombatResult::Al2 => of(2, 0, 0, 0, 0, false),
            CombatResult::Al1o1 => of(1, 1, 0, 0, 0, false),
            CombatResult::Al1o1Do1 => of(1, 1, 0, 0, 1, false),
            CombatResult::Al1Do1 => of(1, 0, 0, 0, 1, false),
            CombatResult::Ao1Do1 => of(0, 1, 0, 0, 1, false),
            CombatResult::Al1Dl1o1 => of(1, 0, 0, 1, 1, false),
            CombatResult::Ao1Dl1o1 => of(0, 1, 0, 1, 1, false),
            CombatResult::Ao1Dl1o2 => of(0, 1, 0, 1, 2, false),
            CombatResult::Ao1e4Dl1o2 => of(0, 1, 4, 1, 2, false),
            CombatResult::Ae4Dl1o2 => of(0, 0, 4, 1, 2, false),
            CombatResult::Ae3Dl2o2Dg => of(0, 0, 3, 2, 2, true),
            CombatResult::Ae2Dl2o3Dg => of(0, 0, 2, 2, 3, true),
        }
    }
}

impl CombatResult {
    /// Returns the parts of the result from the list of all, where that takes less space than to compare.
    pub(crate) fn listed(self) -> &'static Parts {
        let [first, ..] = &PARTS;
        PARTS.get(self.place()).unwrap_or(first)
    }
    /// Returns the index of the result, from 0.
    pub(crate) const fn place(self) -> usize {
        (self as usize).saturating_sub(1)
    }
}

/// The parts of every result, in the order of the results.
pub(crate) static PARTS: [Parts; RESULTS] = [
    CombatResult::Al2.parts(),
    CombatResult::Al1o1.parts(),
    CombatResult::Al1o1Do1.parts(),
    CombatResult::Al1Do1.parts(),
    CombatResult::Ao1Do1.parts(),
    CombatResult::Al1Dl1o1.parts(),
    CombatResult::Ao1Dl1o1.parts(),
    CombatResult::Ao1Dl1o2.parts(),
    CombatResult::Ao1e4Dl1o2.parts(),
    CombatResult::Ae4Dl1o2.parts(),
    CombatResult::Ae3Dl2o2Dg.parts(),
    CombatResult::Ae2Dl2o3Dg.parts(),
];

/// The number of rows of the table: a modified roll of 1 or less to 15 or more.
pub const ROWS: i8 = 15;

#[rustfmt::skip]
pub(crate) static TABLE: [[CombatResult; COLUMNS as usize]; ROWS as usize] = {
    const A_: CombatResult = CombatResult::Al2;
    const AO: CombatResult = CombatResult::Al1o1;
    const AOD: CombatResult = CombatResult::Al1o1Do1;
    const AD: CombatResult = CombatResult::Al1Do1;
    const OD: CombatResult = CombatResult::Ao1Do1;
    const ADL: CombatResult = CombatResult::Al1Dl1o1;
    const ODL: CombatResult = CombatResult::Ao1Dl1o1;
    const ODM: CombatResult = CombatResult::Ao1Dl1o2;
    const OE: CombatResult = CombatResult::Ao1e4Dl1o2;
    const E4: CombatResult = CombatResult::Ae4Dl1o2;
    const E3: CombatResult = CombatResult::Ae3Dl2o2Dg;
    const E2: CombatResult = CombatResult::Ae2Dl2o3Dg;
    [
    [ A_,  A_,  A_,  A_,  A_,  A_,  A_,  AO, AOD, AOD,  AD,  AD, ADL], // 1 or less
    [ A_,  A_,  A_,  A_,  A_,  A_,  AO, AOD, AOD,  AD,  AD, ODL, ODL], // 2
    [ A_,  A_,  A_,  A_,  A_,  AO, AOD, AOD,  AD,  AD, ODL, ODL, ODL], // 3
    [ A_,  A_,  A_,  A_,  AO, AOD, AOD,  AD,  AD,  OD, ODL, ODL,  OE], // 4
    [ A_,  A_,  A_,  AO, AOD, AOD,  AD,  AD,  OD, ODL, ODL,  OE,  E4], // 5
    [ A_,  A_,  AO, AOD, AOD,  AD,  AD,  OD, ODL, ODL, ODL,  E4,  E4], // 6
    [ AO,  AO, AOD, AOD, AOD,  AD,  OD, ODL, ODL, ODL,  OE,  E4,  E3], // 7
    [ AO, AOD, AOD, AOD,  AD,  OD, ODL, ODL, ODL,  OE,  E4,  E4,  E3], // 8
    [AOD, AOD, AOD,  AD,  OD,  OD, ODL, ODL,  OE,  E4,  E4,  E3,  E3], // 9
    [AOD, AOD,  AD,  OD,  OD, ODL, ODL,  OE,  E4,  E4,  E3,  E3,  E2], // 10
    [AOD,  AD,  OD,  OD, ODL, ODL, ODL,  E4,  E4,  E3,  E3,  E3,  E2], // 11
    [AOD,  OD,  OD, ODL, ODL, ODL,  OE,  E4,  E3,  E3,  E3,  E2,  E2], // 12
    [ OD,  OD, ODL, ODL, ODM,  OE,  E4,  E3,  E3,  E3,  E2,  E2,  E2], // 13
    [ OD, ODL, ODL,  OE,  OE,  E4,  E3,  E3,  E3,  E2,  E2,  E2,  E2], // 14
    [ODL, ODL,  OE,  E4,  E4,  E3,  E3,  E2,  E2,  E2,  E2,  E2,  E2], // 15 or more
    ]
};

/// A cell of the table, by its row and column counted from 0.
pub(crate) fn cell(row: usize, column: usize) -> Option<CombatResult> {
    TABLE.get(row).and_then(|cells| cells.get(column)).copied()
}

/// Returns the row of a modified roll, 1 to 15.
pub(crate) const fn row(modified: i8) -> i8 {
    if modified < 1 {
        1
    } else if modified > ROWS {
        ROWS
    } else {
        modified
    }
}

/// Returns the index of the row of a modified roll, from 0.
pub(crate) fn place(modified: i8) -> usize {
    usize::from(row(modified).unsigned_abs()).saturating_sub(1)
}

/// Returns the result in a column and in the row with an index from 0 (9.9). A column beyond the last counts as the last.
pub(crate) fn result(column: u8, row: usize) -> CombatResult {
    let cell = TABLE.get(row).and_then(|cells| cells.get(usize::from(column)).or(cells.last()));
    cell.copied().unwrap_or(CombatResult::Al2)
}

// In the order of the results, the table never falls along a row or down a column.
const _: () = {
    let mut rows: &[[CombatResult; COLUMNS as usize]] = &TABLE;
    while let [upper, rest @ ..] = rows {
        let mut cells: &[CombatResult] = upper;
        while let [a, more @ ..] = cells {
            if let [b, ..] = more {
                assert!(*a as u8 <= *b as u8, "a column further right is never worse for the attacker");
            }
            cells = more;
        }
        if let [lower, ..] = rest {
            let (mut up, mut down): (&[CombatResult], &[CombatResult]) = (upper, lower);
            while let ([a, ups @ ..], [b, downs @ ..]) = (up, down) {
                assert!(*a as u8 <= *b as u8, "a higher roll is never worse for the attacker");
                up = ups;
                down = downs;
            }
        }
        rows = rest;
    }
};

//! The report on a game file, and what it contains.

/// What a game's report contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wanted {
    /// As JSON.
    pub json: bool,
    /// The board after the last line, by regions.
    pub board: bool,
    /// Rolls the dice of each line `roll`.
    pub seed: Option<u64>,
}

/// A report, and whether every line of the file was an order that is allowed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The report.
    pub text: String,
    /// Every line was read and allowed.
    pub clean: bool,
}

//! Rule numbers for programs and paragraph numbers for readers. A rule number is never reused.

use crate::reflect::Vocabulary;
use core::fmt;

/// A paragraph of a system's rules, by its rule number. Each system has a block of [`BLOCK`] numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Rule(pub u16);

/// The number of rules in a system's block.
pub const BLOCK: u16 = 512;

/// The number of house rules that a game may cite: `HOUSE 1` to `HOUSE 24`, the last numbers of each block;
/// 1000 to 1023 are the first of them.
pub const HOUSE_RULES: u16 = 24;

/// The number of `HOUSE 1`, the first of them.
pub(crate) const FIRST_HOUSE_RULE: u16 = 2 * BLOCK - HOUSE_RULES;

/// The description of a rule.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// The rule's number.
    pub rule: Rule,
    /// The citation, such as `OCS 9.8`.
    pub id: &'static str,
    /// What the paragraph decides, in a few words.
    pub title: &'static str,
}

impl fmt::Display for Entry {
    /// Writes `OCS 9.8: surprise shifts the column`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.title)
    }
}

/// What a system calls the things that steps of a trail count.
#[derive(Debug, Clone, Copy)]
pub struct Terms {
    /// A place on the map: one, and several.
    pub place: [&'static str; 2],
    /// What stands before the figure of a step that forbids.
    pub figure: &'static str,
    /// The unit of supply.
    pub supply: &'static str,
    /// The unit of money.
    pub money: &'static str,
    /// The vocabularies of results and modes; a step names one by its place, counted from 1.
    pub words: &'static [&'static Vocabulary],
    /// Returns what a limit says that is not met, by its rule, the part of the question and the parts of its unit. `^` is the
    /// amount needed, `_` the amount there, and `@` the s of a plural. An empty text names nothing.
    pub limit: fn(Rule, u8, u32) -> &'static str,
}

impl Terms {
    /// Returns the word of a code in the vocabulary of this number.
    pub fn word(&self, code: i32, vocabulary: u16) -> Option<&'static str> {
        let words = self.words.get(usize::from(vocabulary).checked_sub(1)?)?;
        words.word(u8::try_from(code).ok()?)
    }
}

impl Rule {
    /// Returns the rule's entry, or `None` if the number is unknown.
    pub fn entry(self) -> Option<&'static Entry> {
        crate::RULES.iter().copied().flatten().find(|e| e.rule == self)
    }
    /// Returns whether it is a house rule of a game, such as `HOUSE 3`.
    pub const fn is_house(self) -> bool {
        self.0 & (BLOCK - 1) >= BLOCK - HOUSE_RULES
    }
    /// Returns the citation, or an empty string if the number is unknown.
    pub fn id(self) -> &'static str {
        self.entry().map_or("", |e| e.id)
    }
    /// Returns what the paragraph decides, or an empty string if the number is unknown.
    pub fn title(self) -> &'static str {
        self.entry().map_or("", |e| e.title)
    }
    /// What the rule's system calls the things that steps count.
    pub fn terms(self) -> &'static Terms {
        const NONE: Terms = Terms {
            place: ["hex", "hexes"],
            figure: "by",
            supply: "",
            money: "points",
            words: &[],
            limit: |_, _, _| "",
        };
        // Blocks stand in the order of the systems; the first is no system's.
        let own = usize::from(self.0 / BLOCK).checked_sub(1).and_then(|at| crate::TERMS.get(at));
        own.map_or(&NONE, |terms| *terms)
    }
    /// Returns the rule with this citation. A house rule has a number in each system's block: this is the first of them,
    /// and all of them stand for the same house rule.
    ///
    /// ```
    /// use grognard_core::{acw::rules::R8, rule::Rule, ruling::Cites};
    /// let house = Rule::of("HOUSE 3").expect("a house rule");
    /// let mut cites = Cites::by(R8);
    /// cites.add(house);
    /// assert!(cites.has(house) && cites.iter().map(|rule| rule.id()).eq(["ACW 8", "HOUSE 3"]));
    /// ```
    pub fn of(id: &str) -> Option<Rule> {
        crate::RULES.iter().copied().flatten().find(|e| e.id == id).map(|e| e.rule)
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry() {
            Some(e) => f.write_str(e.id),
            None => write!(f, "rule {}", self.0),
        }
    }
}
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// Declares a system's rules: `rules! { "OCS", 512; R4_1 = 1, "4.1", "rounding"; ... }` defines a constant for each
/// rule and the table `ENTRIES`.
macro_rules! rules {
    ($system:literal, $base:literal; $($(#[$meta:meta])* $name:ident = $number:literal, $id:literal, $title:literal;)+) => {
        $( #[doc = concat!($system, " ", $id, ": ", $title, ".")] pub const $name: $crate::rule::Rule = $crate::rule::Rule($base + $number); )+
        /// Every rule of this system, in the order of declaration.
        pub static ENTRIES: &[$crate::rule::Entry] = &[$( $crate::rule::Entry {
            rule: $name, id: $crate::text!($system, " ", $id), title: $crate::text!($title),
        } ),+];
        /// The house rules that answers of this system may cite.
        pub static HOUSE: &[$crate::rule::Entry] = $crate::rule::house!($base;
            488 "1", 489 "2", 490 "3", 491 "4", 492 "5", 493 "6", 494 "7", 495 "8", 496 "9", 497 "10", 498 "11", 499 "12",
            500 "13", 501 "14", 502 "15", 503 "16", 504 "17", 505 "18", 506 "19", 507 "20", 508 "21", 509 "22", 510 "23",
            511 "24");
        const _: () = {
            let numbers: &[u16] = &[$($number),+];
            let mut seen = [false; $crate::rule::BLOCK as usize];
            let mut rest = numbers;
            while let [first, tail @ ..] = rest {
                let place = match seen.split_at_mut_checked(*first as usize) {
                    Some((_, [place, ..])) => place,
                    _ => panic!("a rule's number lies outside its system's block"),
                };
                assert!(*first < $crate::rule::BLOCK - $crate::rule::HOUSE_RULES, "a rule's number is that of a house rule");
                assert!(!*place, "a rule's number is used twice");
                *place = true;
                rest = tail;
            }
        };
    };
}
pub(crate) use rules;

/// The entries of a system's house rules.
macro_rules! house {
    ($base:literal; $($number:literal $id:literal),+) => {
        &[$( $crate::rule::Entry {
            rule: $crate::rule::Rule($base + $number),
            id: $crate::text!("HOUSE ", $id),
            title: $crate::text!("a house rule of the game"),
        } ),+]
    };
}
pub(crate) use house;

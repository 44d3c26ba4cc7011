//! Rule numbers for programs and paragraph numbers for readers. A rule number is never reused.

use core::fmt;

/// A paragraph of a system's rules, by its rule number. Each system has a block of [`BLOCK`] numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Rule(pub u16);

/// The number of rules in a system's block.
pub const BLOCK: u16 = 256;

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

impl Rule {
    /// Returns the rule's entry, or `None` if the number is unknown.
    pub fn entry(self) -> Option<&'static Entry> {
        crate::RULES.iter().copied().flatten().find(|e| e.rule == self)
    }
    /// Returns the citation, or an empty string if the number is unknown.
    pub fn id(self) -> &'static str {
        self.entry().map_or("", |e| e.id)
    }
    /// Returns what the paragraph decides, or an empty string if the number is unknown.
    pub fn title(self) -> &'static str {
        self.entry().map_or("", |e| e.title)
    }
    /// Returns the rule with this citation.
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

/// Declares a system's rules: `rules! { "OCS", 256; R4_1 = 1, "4.1", "rounding"; ... }` defines a constant for each
/// rule and the table `ENTRIES`.
macro_rules! rules {
    ($system:literal, $base:literal; $($(#[$meta:meta])* $name:ident = $number:literal, $id:literal, $title:literal;)+) => {
        $( #[doc = concat!($system, " ", $id, ": ", $title, ".")] pub const $name: $crate::rule::Rule = $crate::rule::Rule($base + $number); )+
        /// Every rule of this system, in the order of declaration.
        pub static ENTRIES: &[$crate::rule::Entry] = &[$( $crate::rule::Entry {
            rule: $name, id: $crate::text!($system, " ", $id), title: $crate::text!($title),
        } ),+];
        const _: () = {
            let numbers: &[u16] = &[$($number),+];
            let mut seen = [false; $crate::rule::BLOCK as usize];
            let mut rest = numbers;
            while let [first, tail @ ..] = rest {
                let place = match seen.split_at_mut_checked(*first as usize) {
                    Some((_, [place, ..])) => place,
                    _ => panic!("a rule's number lies outside its system's block"),
                };
                assert!(!*place, "a rule's number is used twice");
                *place = true;
                rest = tail;
            }
        };
    };
}
pub(crate) use rules;

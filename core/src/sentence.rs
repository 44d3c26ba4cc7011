//! Sentences for the steps of a trail, in English, with their figures.

use crate::mixed::Mixed;
use crate::rule::{Rule, Terms};
use crate::ruling::{ALL, About, Step, What};
use crate::strength::Strength;
use core::fmt;

/// A step of a trail as a sentence: the item and the figures.
#[derive(Debug, Clone, Copy)]
pub struct Figures<'a> {
    step: &'a Step,
    base: u8,
}

/// A step of a trail as a sentence: the item, the figures, and the rule.
///
/// ```
/// use grognard_core::{ocs::rules, reflect::Code, ruling::{About, Step, What}};
/// let (what, about) = (Code::new(What::Shift), Code::new(About::Targets));
/// let step = Step { rule: rules::R9_8.0, what, about, index: 1, den: 1, num: -2, value: 0 };
/// assert_eq!(step.sentence(0).to_string(), "target 1: 2 columns to the left (OCS 9.8: surprise shifts the column)");
/// assert_eq!(step.sentence(1).to_string(), "target 2: 2 columns to the left (OCS 9.8: surprise shifts the column)");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Sentence<'a> {
    figures: Figures<'a>,
}

impl Step {
    /// Returns the step as a sentence. An item of a list is named by its index counted from `base`; a unit of a board
    /// by its id, as in the step.
    pub fn sentence(&self, base: u8) -> Sentence<'_> {
        Sentence { figures: self.figures(base) }
    }
    /// Returns the step as a sentence without its rule, for a host that has the rules' titles itself.
    pub fn figures(&self, base: u8) -> Figures<'_> {
        Figures { step: self, base }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence(0).fmt(f)
    }
}

/// Returns the names of one item of a part of the question, and of all of them.
fn named(about: About, terms: &Terms) -> [&'static str; 2] {
    let [place, _] = terms.place;
    match about {
        About::Whole => ["", ""],
        About::Attackers => ["attacker", "the attackers"],
        About::Defenders => ["defender", "the defenders"],
        About::Approaches => ["approach", "the approaches"],
        About::Firers => ["firing unit", "the firing units"],
        About::Targets => ["target", "the targets"],
        About::Units => ["unit", "the units"],
        About::Path => [place, "the path"],
        About::Payments => ["payment", "the payments"],
        About::Modifiers => ["modifier", "the modifiers"],
        About::Orders => ["order", "the orders"],
        About::Cargo => ["cargo", "the cargo"],
        About::Terrain => ["terrain", "the terrain"],
        About::Works => ["fieldwork", "the fieldworks"],
        About::Spotters => ["spotter", "the spotters"],
    }
}

/// Returns the name of an anti-tank level.
const fn level(num: i32) -> &'static str {
    match num {
        0 => "no",
        1 => "light",
        _ => "heavy",
    }
}

/// Returns what was found of an item, by a number that is a truth value or no side.
const fn found(what: What, num: i32) -> &'static str {
    match (what, num) {
        (What::Traced, 0) => "traces no supply",
        (What::Traced, _) => "traces supply",
        (What::Usable, 0) => "cannot be used",
        (What::Usable, _) => "can be used",
        (What::Holder, _) => "held by no side",
        (What::Exerts, _) => "exerts a zone of control",
        _ => "applies",
    }
}

/// Returns what stands before a number that is only named.
const fn before(what: What) -> &'static str {
    match what {
        What::Rating => "rating",
        What::Roll => "modified roll",
        What::Row => "row",
        What::Choice => "choice",
        What::Dice => "the dice show",
        What::Chips => "the chips show",
        _ => "hexside",
    }
}

/// A number of items: `1 hex`, `2 hexes`.
struct Many(i32, [&'static str; 2]);

impl fmt::Display for Many {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Many(number, [one, many]) = *self;
        write!(f, "{number} {}", if number == 1 { one } else { many })
    }
}

impl fmt::Display for Sentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.figures.fmt(f)?;
        match Rule(self.figures.step.rule).entry() {
            Some(entry) => write!(f, " ({entry})"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Figures<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step = self.step;
        let terms = Rule(step.rule).terms();
        let [one, all] = step.about.get().map_or(["", ""], |about| named(about, terms));
        if step.index != ALL {
            let index = u32::from(step.index).saturating_add(self.base.into());
            write!(f, "{}{}{index}: ", one, if one.is_empty() { "" } else { " " })?;
        } else if !all.is_empty() {
            write!(f, "{all}: ")?;
        }
        self.what(f, terms)
    }
}

impl Figures<'_> {
    /// Writes the effect of the step.
    fn what(&self, f: &mut fmt::Formatter<'_>, terms: &Terms) -> fmt::Result {
        let Step { num, den, value, .. } = *self.step;
        let strength = Strength(value);
        let parts = |den: u16| Mixed { num: num.into(), den: den.into() };
        let Some(what) = self.step.what.get() else { return write!(f, "a step of kind {}", self.step.what.0) };
        match what {
            What::Strength => write!(f, "strength {strength}"),
            // A factor of a quantity that is not a strength has no running value.
            What::Times if value == 0 && num != 0 => write!(f, "times {}", parts(den)),
            What::Times => write!(f, "times {} makes {strength}", parts(den)),
            What::Total => write!(f, "strength {strength} in all"),
            What::Odds => write!(f, "odds {num}:{den}"),
            What::Column if den == 0 => write!(f, "the column that begins at {value} (index {num})"),
            What::Column => write!(f, "the column headed {value}:{den} (index {num})"),
            What::Shift => {
                let side = if num < 0 { "left" } else { "right" };
                write!(f, "{} to the {side}", Many(num.saturating_abs(), ["column", "columns"]))
            }
            What::Rating | What::Roll | What::Row | What::Choice | What::Dice | What::Chips | What::Hexside => {
                write!(f, "{} {num}", before(what))
            }
            What::Drm => write!(f, "die roll modifier {num:+}"),
            What::Result => match terms.word(num, den) {
                Some(word) => write!(f, "result {word}"),
                None => write!(f, "result {num} of the table"),
            },
            What::Cost => write!(f, "{num}{} to pay", terms.supply),
            What::Size => write!(f, "size {}", parts(den)),
            What::Forbidden if num == 0 => f.write_str("not allowed"),
            What::Forbidden => write!(f, "not allowed, {} {}", terms.figure, parts(den)),
            What::AntiTank => write!(f, "{} anti-tank effect ({num})", level(num)),
            What::Distance => write!(f, "{} away", Many(num, terms.place)),
            What::Rounded => write!(f, "{strength} rounded to {num}"),
            What::Steps => write!(f, "{}", Many(num, ["step", "steps"])),
            What::Sum => write!(f, "{num} in all"),
            What::Losses if den > 1 => write!(f, "{} to lose, {den} times", num),
            What::Losses => write!(f, "{num} to lose"),
            What::Covered if num == 0 => f.write_str("in an enemy zone of control"),
            What::Covered => write!(f, "in the zone of control of {num}"),
            What::Negated if num == 0 => f.write_str("the zone of control is negated"),
            What::Negated => write!(f, "the zone of control is negated by {num}"),
            What::Count => write!(f, "{} of them", parts(den)),
            What::Volley => write!(f, "{} to roll", Many(num, ["die", "dice"])),
            What::Hits => write!(f, "{}", Many(num, ["hit", "hits"])),
            What::Money => write!(f, "{num} {}", terms.money),
            What::Ratio => write!(f, "ratio {num}:{den}"),
            What::Movement => write!(f, "{} MP", parts(den)),
            What::Capacity => write!(f, "capacity {}", parts(den)),
            What::Limit => {
                let of = |num: i64| Mixed { num, den: value };
                write!(f, "{} needed, {} there", of(num.into()), of(den.into()))
            }
            What::Holder if num != 0 => write!(f, "held by side {num}"),
            What::Applies | What::Traced | What::Usable | What::Holder | What::Exerts => f.write_str(found(what, num)),
            What::Mode => write!(f, "{} mode", terms.word(num, den).unwrap_or("another")),
            What::Percent => write!(f, "{num} percent"),
        }
    }
}

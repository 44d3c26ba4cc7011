//! Sentences for the steps of a trail, in English, with their figures.

use crate::rule::{Rule, Terms};
use crate::ruling::{ALL, About, Step, What};
use crate::strength::POINT;
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
/// assert_eq!(step.sentence(0).to_string(), "targets[1]: 2 columns to the left (OCS 9.8: surprise shifts the column)");
/// assert_eq!(step.sentence(1).to_string(), "targets[2]: 2 columns to the left (OCS 9.8: surprise shifts the column)");
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

/// Returns what all items of a part of the question are called, and how the name of one begins and ends around its number. A
/// list goes by the name that faults give it; a unit may be one of a board, by its id.
const fn named(about: About) -> [&'static str; 3] {
    match about {
        About::Whole => ["", "", ": "],
        About::Attackers => ["the attackers: ", "attackers[", "]: "],
        About::Defenders => ["the defenders: ", "defenders[", "]: "],
        About::Approaches => ["the approaches: ", "approaches[", "]: "],
        About::Firers => ["the firing units: ", "firers[", "]: "],
        About::Targets => ["the targets: ", "targets[", "]: "],
        About::Units => ["the units: ", "unit ", ": "],
        About::Path => ["the path: ", "path[", "]: "],
        About::Payments => ["the payments: ", "payments[", "]: "],
        About::Modifiers => ["the modifiers: ", "modifiers[", "]: "],
        About::Orders => ["the orders: ", "orders[", "]: "],
        About::Cargo => ["the cargo: ", "cargo[", "]: "],
        About::Terrain => ["the terrain: ", "terrain[", "]: "],
        About::Works => ["the fieldworks: ", "works[", "]: "],
        About::Spotters => ["the spotters: ", "spotters[", "]: "],
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

/// Writes the parts of a sentence one after another. What `write!` needs would be more to load with a page than all else that
/// makes sentences.
struct Pen<'s, 'o> {
    step: &'s Step,
    /// A word for the mark `@`.
    word: &'static str,
    put: &'o mut dyn FnMut(&str),
}

impl Pen<'_, '_> {
    fn digits(&mut self, number: u64) {
        let mut power = 1u64;
        while number.checked_div(power).is_some_and(|digits| digits > 9) {
            power = power.saturating_mul(10);
        }
        while power > 0 {
            let digit = usize::try_from(number.checked_div(power).unwrap_or(0) % 10).unwrap_or(0);
            (self.put)("0123456789".get(digit..=digit).unwrap_or(""));
            power /= 10;
        }
    }
    /// A number, or as [`Mixed`](crate::mixed::Mixed) writes it one of some parts of 1.
    fn number(&mut self, number: i64, parts: u32) {
        if number < 0 {
            (self.put)("-");
        }
        let (size, parts) = (number.unsigned_abs(), u64::from(parts.max(1)));
        let (whole, part) = (size.checked_div(parts).unwrap_or(0), size.checked_rem(parts).unwrap_or(0));
        if part == 0 {
            return self.digits(whole);
        }
        let (mut a, mut b) = (parts, part);
        while let Some(rest) = a.checked_rem(b) {
            (a, b) = (b, rest);
        }
        if whole != 0 {
            self.digits(whole);
            (self.put)(" ");
        }
        self.digits(part.checked_div(a).unwrap_or(0));
        (self.put)("/");
        self.digits(parts.checked_div(a).unwrap_or(1));
    }
    /// A text with marks for the figures of the step.
    fn text(&mut self, text: &str) {
        let Step { num, den, value, .. } = *self.step;
        let mut rest = text;
        while let Some(at) = rest.as_bytes().iter().position(|byte| b"#|%~&$^_@".contains(byte)) {
            let mark = rest.as_bytes().get(at).copied().unwrap_or_default();
            (self.put)(rest.get(..at).unwrap_or(""));
            rest = rest.get(at.saturating_add(1)..).unwrap_or("");
            match mark {
                b'#' => self.number(num.into(), 1),
                b'|' => self.number(num.saturating_abs().into(), 1),
                b'%' => self.number(num.into(), den.into()),
                b'~' => self.number(value.into(), POINT),
                b'&' => self.number(den.into(), 1),
                b'$' => self.number(value.into(), 1),
                // A limit: both numbers are of the same parts.
                b'^' => self.number(num.into(), value),
                b'_' => self.number(den.into(), value),
                _ => (self.put)(self.word),
            }
        }
        (self.put)(rest);
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
        let mut done = Ok(());
        self.tell(&mut |text| done = done.and_then(|()| f.write_str(text)));
        done
    }
}

impl Figures<'_> {
    /// Calls `put` with the parts of the text.
    pub fn tell(&self, put: &mut dyn FnMut(&str)) {
        let step = self.step;
        let terms = Rule(step.rule).terms();
        let mut pen = Pen { step, word: "", put };
        let [all, begin, end] = named(step.about.get().unwrap_or(About::Whole));
        if step.index == ALL {
            (pen.put)(all);
        } else {
            (pen.put)(begin);
            pen.number(i64::from(step.index).saturating_add(self.base.into()), 1);
            (pen.put)(end);
        }
        let text;
        (text, pen.word) = effect(step, terms);
        pen.text(text);
        if step.what.get().is_none() {
            pen.number(step.what.0.into(), 1);
        }
    }
}

/// Returns the text of a step's effect with its marks, and the word for the mark `@`.
fn effect(step: &Step, terms: &Terms) -> (&'static str, &'static str) {
    let Step { num, den, value, .. } = *step;
    let Some(what) = step.what.get() else { return ("a step of kind ", "") };
    let [place, places] = terms.place;
    let word = match what {
        What::Result | What::Mode => terms.word(num, den).unwrap_or(""),
        What::Cost => terms.supply,
        What::Forbidden => terms.figure,
        What::AntiTank => level(num),
        What::Distance if num == 1 => place,
        What::Distance => places,
        What::Money => terms.money,
        What::Limit if num != i32::try_from(value.max(1)).unwrap_or(i32::MAX) => "s",
        _ => "",
    };
    let text = match what {
        What::Strength => "strength ~",
        // A factor of a quantity that is not a strength has no running value.
        What::Times if value == 0 && num != 0 => "times %",
        What::Times => "times % makes ~",
        What::Total => "strength ~ in all",
        What::Odds => "odds #:&",
        What::Column if den == 0 => "the column that begins at $ (index #)",
        What::Column => "the column headed $:& (index #)",
        What::Shift if num == -1 => "| column to the left",
        What::Shift if num < 0 => "| columns to the left",
        What::Shift if num == 1 => "| column to the right",
        What::Shift => "| columns to the right",
        What::Rating => "rating #",
        What::Roll => "modified roll #",
        What::Row => "row #",
        What::Choice => "choice #",
        What::Dice => "the dice show #",
        What::Chips => "the chips show #",
        What::Hexside => "hexside #",
        What::Drm if num < 0 => "die roll modifier #",
        What::Drm => "die roll modifier +#",
        What::Result if word.is_empty() => "result # of the table",
        What::Result => "result @",
        What::Mode if word.is_empty() => "another mode",
        What::Mode => "@ mode",
        What::Limit => match (terms.limit)(Rule(step.rule), step.about.0, value) {
            "" => "^ needed, _ there",
            named => named,
        },
        _ => amount(what, step),
    };
    (text, word)
}

/// Returns the text of an effect that is an amount, or is there or not, with its marks.
fn amount(what: What, step: &Step) -> &'static str {
    let Step { num, den, .. } = *step;
    match what {
        What::Cost => "#@ to pay",
        What::Size => "size %",
        What::Forbidden if num == 0 => "not allowed",
        What::Forbidden => "not allowed, @ %",
        What::AntiTank => "@ anti-tank effect (#)",
        What::Distance => "# @ away",
        What::Rounded => "~ rounded to #",
        What::Steps if num == 1 => "# step",
        What::Steps => "# steps",
        What::Sum => "# in all",
        What::Losses if den > 1 => "# to lose, & times",
        What::Losses => "# to lose",
        What::Covered if num == 0 => "in an enemy zone of control",
        What::Covered => "in the zone of control of #",
        What::Negated if num == 0 => "the zone of control is negated",
        What::Negated => "the zone of control is negated by #",
        What::Count => "% of them",
        What::Volley if num == 1 => "# die to roll",
        What::Volley => "# dice to roll",
        What::Hits if num == 1 => "# hit",
        What::Hits => "# hits",
        What::Money => "# @",
        What::Ratio => "ratio #:&",
        What::Movement => "% MP",
        What::Capacity => "capacity %",
        What::Holder if num != 0 => "held by side #",
        What::Percent => "# percent",
        What::Applies | What::Traced | What::Usable | What::Holder | What::Exerts => found(what, num),
        // `effect` has said these.
        What::Strength | What::Times | What::Total | What::Odds | What::Column | What::Shift | What::Rating => "",
        What::Roll | What::Row | What::Choice | What::Dice | What::Chips | What::Hexside | What::Drm => "",
        What::Result | What::Mode | What::Limit => "",
    }
}

//! What a counter prints of its unit: strength, Action Rating and movement allowance.

use super::counter::{Face, Unit};
use super::vocabulary::Style;
use super::{MOST_MA, MOST_PRINTED};
use crate::bounded::Bounded;
use crate::fault::{FaultCode, Name};
use crate::ocs::measures::MP;
use crate::reflect::{Code, Misprint, Printed, Said};

/// The greatest Action Rating.
const MOST_RATING: u16 = 5;

/// Why a rating is not what a counter prints.
const RATING: Name = &".rating: the counter prints a rating of";
/// The same of the Combat Mode side: strength, no parentheses, parentheses, movement allowance.
const FRONT: [Name; 4] = [
    &".combat_side.strength: the counter prints a strength of",
    &".combat_side.style: the counter prints it without parentheses",
    &".combat_side.style: the counter prints it in parentheses",
    &".combat_side.ma: the counter prints a movement allowance of",
];
/// The same of the Move Mode side.
const BACK: [Name; 4] = [
    &".move_side.strength: the counter prints a strength of",
    &".move_side.style: the counter prints it without parentheses",
    &".move_side.style: the counter prints it in parentheses",
    &".move_side.ma: the counter prints a movement allowance of",
];

/// The values of one side of a counter, and what is wrong where they are said otherwise.
struct Side {
    strength: u16,
    style: Style,
    rating: u16,
    ma: u16,
    why: [Name; 4],
}

/// Reads a number of digits up to a bound.
fn number(text: &[u8], most: u16) -> Result<u16, Misprint> {
    let bad = Misprint::Text(FaultCode::BadText);
    if text.is_empty() || text.len() > 4 {
        return Err(bad);
    }
    let mut number = 0u16;
    for digit in text {
        let digit = digit.checked_sub(b'0').filter(|digit| *digit < 10).ok_or(bad)?;
        number = number.bounded_mul(10).bounded_add(digit.into());
    }
    if number > most { Err(Misprint::Text(FaultCode::OutOfRange)) } else { Ok(number) }
}

impl Side {
    /// Reads `8-4-6`, or `(8)-4-6` for a strength in parentheses.
    fn read(text: &[u8], why: [Name; 4]) -> Result<Side, Misprint> {
        let mut parts = text.trim_ascii().split(|byte| *byte == b'-');
        let (Some(strength), Some(rating), Some(ma), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(Misprint::Text(FaultCode::BadText));
        };
        let inner = strength.strip_prefix(b"(").and_then(|rest| rest.strip_suffix(b")"));
        Ok(Side {
            strength: number(inner.unwrap_or(strength), MOST_PRINTED)?,
            style: if inner.is_some() { Style::Parenthesised } else { Style::Printed },
            rating: number(rating, MOST_RATING)?,
            ma: number(ma, MOST_MA / MP)?,
            why,
        })
    }
    /// Puts strength and movement allowance into a side of a counter.
    fn put(&self, face: &mut Face) -> Result<(), Misprint> {
        let [strength, bare, enclosed, ma] = self.why;
        face.strength = agreed(face.strength, self.strength, 1, strength)?;
        // Where nothing is said the strength has no parentheses.
        if face.style.get() != Some(Style::Printed) && face.style.get() != Some(self.style) {
            return Err(Misprint::Against(if self.style == Style::Printed { bare } else { enclosed }, None));
        }
        face.style = Code::new(self.style);
        face.ma = agreed(face.ma, self.ma, MP, ma)?;
        Ok(())
    }
}

/// Returns a number of units in parts that was said, or is said now; two must be the same.
fn agreed(said: Said<u16>, printed: u16, parts: u16, why: Name) -> Result<Said<u16>, Misprint> {
    let counted = printed.bounded_mul(parts);
    match said.get() {
        Some(said) if said != counted => Err(Misprint::Against(why, Some(printed))),
        _ => Ok(counted.into()),
    }
}

impl Printed for Unit {
    const EXAMPLE: &'static str = "8-4-6";

    /// Reads the Combat Mode side, and behind a slash the Move Mode side: `8-4-6/4-4-12`.
    fn take(&mut self, text: &str) -> Result<(), Misprint> {
        let mut sides = text.as_bytes().split(|byte| *byte == b'/');
        let (front, back) = (sides.next().unwrap_or_default(), sides.next());
        if sides.next().is_some() {
            return Err(Misprint::Text(FaultCode::BadText));
        }
        let front = Side::read(front, FRONT)?;
        front.put(&mut self.combat_side)?;
        if let Some(back) = back {
            let back = Side::read(back, BACK)?;
            if back.rating != front.rating {
                return Err(Misprint::Text(FaultCode::BadText));
            }
            back.put(&mut self.move_side)?;
        }
        let printed = i8::try_from(front.rating).map_err(|_| Misprint::Text(FaultCode::OutOfRange))?;
        match self.rating.get() {
            Some(said) if said != printed => Err(Misprint::Against(RATING, Some(front.rating))),
            _ => {
                self.rating = printed.into();
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Unit, Misprint> {
        let mut unit = Unit::default();
        unit.take(text).map(|()| unit)
    }

    #[test]
    fn a_counter_is_read() {
        let unit = read("8-4-6").unwrap_or_default();
        assert_eq!(
            (unit.combat_side.strength.get(), unit.rating.get(), unit.combat_side.ma.get()),
            (Some(8), Some(4), Some(72))
        );
        assert_eq!(unit.move_side, Face::default());
        let unit = read(" (12)-0-10/4-0-20 ").unwrap_or_default();
        assert_eq!(unit.combat_side.style.get(), Some(Style::Parenthesised));
        assert_eq!(
            (unit.move_side.strength.get(), unit.move_side.ma.get(), unit.rating.get()),
            (Some(4), Some(240), Some(0))
        );
    }

    #[test]
    fn what_is_no_counter_is_not() {
        for text in [
            "",
            "8",
            "8-4",
            "8-4-6-1",
            "8-4-x",
            "8--6",
            "-8-4-6",
            "(8-4-6",
            "8-4-6/",
            "8-4-6/4-3-12",
            "+8-4-6",
            "8-4-6/4-4-12/1-1-1",
        ] {
            assert_eq!(read(text), Err(Misprint::Text(FaultCode::BadText)), "{text}");
        }
        for text in ["1000-4-6", "8-6-6", "8-4-256"] {
            assert_eq!(read(text), Err(Misprint::Text(FaultCode::OutOfRange)), "{text}");
        }
    }

    #[test]
    fn what_is_said_beside_it_agrees() {
        let mut unit = Unit { rating: 4.into(), ..Unit::default() };
        assert_eq!(unit.take("8-4-6"), Ok(()));
        assert_eq!(unit.take("8-3-6"), Err(Misprint::Against(RATING, Some(3))));
        assert_eq!(unit.take("7-4-6"), Err(Misprint::Against(FRONT[0], Some(7))));
        assert_eq!(unit.take("8-4-7"), Err(Misprint::Against(FRONT[3], Some(7))));
        unit.combat_side.style = Code::new(Style::Parenthesised);
        assert_eq!(unit.take("8-4-6"), Err(Misprint::Against(FRONT[1], None)));
        unit.combat_side.style = Code::new(Style::None);
        assert_eq!(unit.take("(8)-4-6"), Err(Misprint::Against(FRONT[2], None)));
    }
}

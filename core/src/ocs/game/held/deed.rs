//! Orders as bindings give them, made out for the core.

use super::kept::KeptGame;
use super::parts::BreakOutPartsHeld;
use crate::binding::game::Order;
use crate::binding::game::given::asked;
use crate::fault::{Fault, FaultCode};
use crate::ocs::game::{Act, GameChoice, GivenHeld, Order as Given, Read};
use crate::reflect::{Owned, Word};
use alloc::boxed::Box;

/// An order of a game that is held.
pub(super) enum Deed<'o> {
    /// A choice, and its dice.
    Row(&'o GameChoice, &'o [u8]),
    /// A line.
    Line(Box<Read>),
    /// An order by its fields.
    Parts(Act, &'o GivenHeld<Owned>, Box<Read>),
    /// A breakout.
    BreakOut(&'o BreakOutPartsHeld<Owned>),
}

impl<'o> Deed<'o> {
    pub fn of(order: &'o Order, game: &KeptGame) -> Result<Self, Fault> {
        match order {
            Order::Row(row, dice) => {
                let row: &GameChoice = asked(&**row)?;
                if !row.complete.is_set() {
                    return Err(Fault::against(&"row", &".complete: it is a step on the way to an order"));
                }
                Ok(Deed::Row(row, dice))
            }
            Order::Line(line) => {
                let mut read = Box::<Read>::default();
                read.line(line.as_bytes(), &game.fixed.labels()).map_err(|why| why.fault)?;
                Ok(Deed::Line(read))
            }
            Order::Step(verb, parts, _) => {
                let act = Act::VOCABULARY.code(verb.name).and_then(Act::of);
                match act.ok_or(Fault::new(FaultCode::UnknownWord, &"act"))? {
                    Act::BreakOut => Ok(Deed::BreakOut(asked(&**parts)?)),
                    act => {
                        let (parts, mut read): (&GivenHeld<Owned>, Box<Read>) = (asked(&**parts)?, Box::default());
                        read.stages(parts.lend().path)?;
                        Ok(Deed::Parts(act, parts, read))
                    }
                }
            }
        }
    }

    /// Asks something about the order; a choice is none yet.
    pub fn ask<T>(&self, ask: &mut dyn FnMut(&Given<'_>) -> Result<T, Fault>) -> Result<T, Fault> {
        match self {
            Deed::Row(..) => Err(Fault::new(FaultCode::Internal, &"row")),
            Deed::Line(read) => ask(&read.order().ok_or(Fault::new(FaultCode::MissingField, &"act"))?),
            Deed::Parts(act, parts, read) => ask(&parts.lend().order(*act, read.entered())),
            Deed::BreakOut(parts) => ask(&parts.lend().order()),
        }
    }
}

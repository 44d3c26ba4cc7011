//! Who pays what: the dumps, the headquarters and the way of payment that an order takes. OCS 9.5b, 10.1b, 12.3, 12.5c,
//! 12.6c, 12.10e, 13.8d.

mod choose;
mod expenses;
mod fuelled;
mod question;

pub use question::*;

use crate::fault::{Fault, FaultCode};
use crate::ocs::fuel::FuelBy;
use crate::ocs::rules::*;
use crate::ocs::units::word;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, What};
use crate::scratch::Scratch;
use choose::{Purse, Through};

use crate::ocs::turn::orders::side_of;
use crate::ocs::turn::supply::draws::own;

/// Names who pays for units, out of which dumps and through which headquarters, at the least cost (OCS 12.3): what
/// `ocs.turn.attack`, `defend`, `barrage`, `fuel`, `restock`, `eat` and `construct` take. Rows with the same number of
/// `order` are one order: its dumps in the order of the rows, its headquarters, and its units in the order of the
/// question. The order judges whether the units may do what they pay for.
///
/// * Attackers pay 1T a step (2T where the option `independents` says so), each out of what it reaches, in one order.
///   For who cannot be paid for in full a row says what is lacking; its internal stocks may serve, and its other rows
///   are spent for nothing then (12.10h).
/// * Defenders pay 2T, or 1T for up to 1 RE, together: out of one dump, or 1T out of each of two, as `ocs.turn.defend`
///   takes it. Where that is not to be had for all, it pays for those that it can, in their order (12.10g).
/// * A barrage is paid for out of one dump, or else through one headquarters (10.1b.A).
/// * Fuel is the cheapest of all ways together (12.5c, 12.5e):
///
///   * units of a formation out of one dump, drawn or through one headquarters, for 1 SP;
///   * headquarters with the independent units in their throw range for 1 SP each, or nothing if they are fuelled;
///   * the rest for 1T each.
///
///   Of equal costs that fuel is named that lasts until the Clean Up Phase. Who is fuelled already or takes no fuel has
///   no row. The question may name one of the ways, which then serves all of the units, or they lack it.
/// * Who restocks takes what fills its stocks, or all that it reaches if that is less (12.10e), in an order of its own.
/// * Who eats does so out of the dump that feeds the most RE, the others out of the next, an order a dump (12.6c).
/// * Construction is paid for to the unit that works.
///
/// Least means the fewest T. Of equal costs a dump that pays all comes before several, and dumps before Organic Trucks.
/// Then come those that the fewest of the units reach, and then the order of the board's list. A unit draws where it
/// can, or has the cheapest throw. This is exact as long as each dump has enough for all of the units that reach it.
/// It also takes that at most 12 headquarters that are not fuelled reach four or more of the units. Where supply is
/// short, units are served in their order, and another division of it may serve more of them. An SP for fuel is not pieced together out
/// of several dumps for a formation, and meals are divided by the largest part.
///
/// Who is to be fuelled negates no zone on these paths. An order of fuel may still bind a unit of a later order to stay
/// (4.5b), where several in a hex negate a zone. Set `will_move` of all of them before the first order.
///
/// ```
/// use grognard_core::ocs::board::{Board, BoardHex, ChartRow, Cost};
/// use grognard_core::ocs::turn::{Expense, Payer, PayersHunt, payers};
/// use grognard_core::ocs::units::{Kind, Unit};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let chart = [ChartRow { cost: Cost::points(12, 12, 12), ..Default::default() }];
/// let hexes = [0, 1].map(|q| BoardHex { hex: Hex::new(q, 0), terrain: 1, ..Default::default() });
/// let dump = Unit { amount: 8, hex: Hex::new(1, 0), ..Unit::of(1, Kind::Supply) };
/// let board = Board { chart: &chart, hexes: &hexes, units: &[Unit::regiment(1, 4, 3), dump], ..Default::default() };
/// let question = PayersHunt { board, expense: Code::new(Expense::Attack), units: &[0], ..Default::default() };
/// let (mut room, mut words) = ([Payer::default(); 4], [0; 32]);
/// let mut rows = Sink::new(&mut room);
/// let paid = payers(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?.value;
/// assert_eq!((paid.cost, paid.lacking, rows.items()[0].source), (1, 0, 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` and `unknown_word` for the expense; `unknown_word` for the way to pay.
/// * `missing_field` for the cost of a barrage or of construction.
/// * `empty` for a question without units, and `out_of_range` for more than 64 of them or one that the board does not
///   have.
/// * `contradiction` for a unit that is named twice, for units of two sides, and for a way to pay that is `none` or not
///   for fuel.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for units,
///   hexes and chart rows of the [board](crate::ocs::board) that are read.
/// * `inexact` for a size in RE that is no multiple of 1/4.
/// * `buffer_too_small` at `scratch` for scratch memory that is too small.
pub fn payers(
    question: &PayersHunt<'_>,
    rows: &mut Sink<'_, Payer>,
    scratch: &mut Scratch<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<PayersFound>, Fault> {
    let q = question;
    let expense = word(q.expense, &"expense")?;
    let side = side_of(&q.board, q.units)?;
    own(&q.board, side, q.units, &"units")?;
    if q.units.len() > 64 {
        return Err(Fault::item(FaultCode::OutOfRange, &"units", 64));
    }
    let given = matches!(expense, Expense::Barrage | Expense::Construction);
    if given && q.cost == 0 {
        return Err(Fault::new(FaultCode::MissingField, &text!("cost")));
    }
    if q.by.0 != 0 && expense != Expense::Fuel {
        return Err(Fault::against(&"by", &"expense: only fuel has ways to pay"));
    }
    let (rule, about) = match expense {
        Expense::Attack | Expense::Defence => (R9_5B, R9_5B),
        Expense::Barrage => (R10_1B, R10_1B_A),
        Expense::Fuel => (R12_5, R12_5C),
        Expense::Restocking => (R12_10E, R12_10E),
        Expense::Meal => (R12_6C, R12_6C),
        Expense::Construction => (R13_8D, R13_8D),
    };
    let mut cites = Cites::of(&[R12_3, rule, about]);
    let all = u64::MAX.checked_shr(64u32.saturating_sub(u32::try_from(q.units.len()).unwrap_or(64))).unwrap_or(0);
    let total = scratch.keep(q.board.units.len().saturating_mul(4), |kept, scratch| {
        let mut purse = Purse::new(q, kept, rows, &mut cites);
        purse.look(Through::Any, all, scratch)?;
        match expense {
            Expense::Attack => purse.stocks(all, true, scratch)?,
            Expense::Defence => purse.defence(all, scratch)?,
            Expense::Barrage => purse.barrage(all, scratch)?,
            Expense::Fuel => purse.fuel(all, way(q)?, scratch)?,
            Expense::Restocking => purse.stocks(all, false, scratch)?,
            Expense::Meal => purse.meal(all, scratch)?,
            Expense::Construction => {
                if !purse.shared(all, q.cost.into(), Through::Any, false, scratch)? {
                    purse.lack(all, q.cost.into());
                }
            }
        }
        Ok(purse.total)
    })?;
    trail.note(rule, What::Cost, About::Whole, i32::try_from(total.cost).unwrap_or(i32::MAX));
    Ok(Ruling::new(total, cites))
}

/// Returns the way to pay for fuel that a question names.
fn way(q: &PayersHunt<'_>) -> Result<Option<FuelBy>, Fault> {
    if q.by.0 == 0 {
        return Ok(None);
    }
    match word(q.by, &"by")? {
        FuelBy::None => Err(Fault::against(&"by", &"expense: who needs no fuel pays nobody")),
        way => Ok(Some(way)),
    }
}

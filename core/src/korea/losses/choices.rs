//! The means by which a side may pay losses. KOR 8.3.

use super::debt::{Debt, Means, Payment, worth_of};
use crate::fault::Fault;
use crate::korea::rules::*;
use crate::reflect::{Code, Question, Reflect};
use crate::ruling::{About, Cites, Figure, Ruling, Sink, Trail, What};

/// A side that owes losses.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Owing {
    /// The losses owed, and the means to pay them.
    #[required]
    pub debt: Debt,
}

/// The losses owed, and a suggested payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Owed {
    /// Loss points to pay.
    pub owed: u32,
    /// The most loss points that the side can pay without a rout.
    pub most: u32,
    /// The payment that the library suggests. It takes the lead's flip, supporters, depots, victory points and the
    /// shortest retreat that suffices, in this order until enough is paid. It is a rout alone if all of them do not
    /// suffice.
    pub usual: Payment,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// A means of payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Offer {
    /// The means.
    pub means: Code<Means>,
    /// For a retreat, the most hexes; 0 for any other means.
    pub hexes: u8,
    /// How often the means can be used.
    pub times: u16,
    /// Loss points paid by each use.
    pub worth: u32,
}

const _: () = assert!(size_of::<Offer>() == 8, "frozen for this major of the C ABI");

/// Returns what a side owes, and the means by which it may pay, how often and for how much, in the order of [`Means`]
/// (KOR 8.3). The side may combine the means freely, except that it can use only one of the two retreats. If nothing is
/// owed, there are no rows.
///
/// ```
/// use grognard_core::korea::losses::{choices, Debt, Means, Offer, Owing};
/// use grognard_core::korea::units::{Quality, Role, Side};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}};
/// let (debtor, side, quality) = (Code::new(Role::Attacker), Code::new(Side::Communist), Code::new(Quality::C));
/// let (victory_points, hexes) = (0.into(), 1.into());
/// let debt =
///     Debt { owed: 3, supporters: 1, victory_points, hexes, debtor, side, quality, ..Default::default() };
/// let mut room = [Offer::default(); 7];
/// let mut offers = Sink::new(&mut room);
/// let owed = choices(&Owing { debt }, &mut offers, &mut Trail::none())?.value;
/// // A supporter and a hex pay two of three: the lead must be routed.
/// assert_eq!((owed.most, owed.usual.rout.is_set()), (2, true));
/// assert_eq!(offers.items().last().unwrap().means, Code::new(Means::Rout));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// `missing_field`, `unknown_word` and `out_of_range` for fields of the debt, and `reserved` for its reserved byte.
pub fn choices(question: &Owing, offers: &mut Sink<'_, Offer>, trail: &mut Trail<'_>) -> Result<Ruling<Owed>, Fault> {
    let owed = question.debt.owed;
    let purse = question.debt.purse().map_err(|f| f.within(&text!("debt")))?;
    let cites = Cites::by(R8_3);
    if owed == 0 {
        return Ok(Ruling::new(Owed::default(), cites));
    }
    trail.note(R8_3, What::Losses, About::Whole, i32::try_from(owed).unwrap_or(i32::MAX));
    let mut offer = |means: Means, times: u16, worth: u32, hexes: u8| {
        if times > 0 {
            offers.push(Offer { means: Code::new(means), hexes, times, worth });
            let figure = Figure::over(i32::try_from(worth).unwrap_or(i32::MAX), times);
            trail.figure(R8_3, What::Losses, About::Payments.at(means as usize), figure);
        }
    };
    let hexes = purse.retreat();
    offer(Means::Flip, u16::from(purse.flip), 1, 0);
    offer(Means::Supporter, purse.supporters, 1, 0);
    offer(Means::Depot, purse.depots, 1, 0);
    offer(Means::VictoryPoint, purse.victory_points, 1, 0);
    offer(Means::ShortRetreat, u16::from(hexes > 0), 1, 1);
    offer(Means::LongRetreat, u16::from(hexes > 1), u32::from(worth_of(hexes)), hexes);
    offer(Means::Rout, 1, owed, 0);
    Ok(Ruling::new(Owed { owed, most: purse.most(), usual: purse.usual(owed), reserved: [0; 2] }, cites))
}

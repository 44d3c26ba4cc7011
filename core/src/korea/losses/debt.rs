//! What is owed, and what it may be paid with. KOR 8.3.

use crate::fault::{Fault, FaultCode};
use crate::korea::units::{Quality, Role, Side};
use crate::reflect::{Code, Flag, Reflect, Words};

/// A way to pay losses, in the order in which the library pays where nobody chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Means {
    /// The defending lead goes static: 1 loss point, once.
    Flip,
    /// A supporting unit goes static: 1 loss point each.
    Supporter,
    /// A UN depot within supply range is eliminated: 1 loss point each.
    Depot,
    /// A victory point is spent: 1 loss point each.
    VictoryPoint,
    /// The lead retreats one hex: 1 loss point, once, in place of a long retreat.
    ShortRetreat,
    /// A lead of quality A or B retreats two or three hexes: 2 loss points, once, in place of a short retreat.
    LongRetreat,
    /// The lead is eliminated to the Rout box: all that is left.
    Rout,
}

/// What one side of a combat owes, and what it has to pay with: a plain value that the caller keeps, copies and
/// compares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Debt {
    /// Loss points that are still to be paid.
    #[required]
    pub owed: u32,
    /// Victory points that the side has to spend.
    pub victory_points: u16,
    /// Supporting units of the side that took part and are not static.
    pub supporters: u16,
    /// UN depots within supply range; of no account to the Communists.
    pub depots: u16,
    /// Who owes: the attacker's lead went static by attacking and has no flip to pay with.
    #[required]
    pub debtor: Code<Role>,
    /// Whose units they are.
    #[required]
    pub side: Code<Side>,
    /// Quality of the lead.
    #[required]
    pub quality: Code<Quality>,
    /// How many hexes the lead can retreat, 0 to 3, as `korea.retreat.assess` says; 0 where it cannot, or has already.
    pub hexes: u8,
    /// The lead is static.
    pub lead_static: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Debt>() == 16);

/// What a side pays. Paying more than is owed is allowed, and what is too much is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Payment {
    /// Victory points spent.
    pub victory_points: u16,
    /// Supporting units that go static.
    pub supporters: u16,
    /// UN depots eliminated.
    pub depots: u16,
    /// Hexes that the lead retreats: 1 for one loss point, 2 or 3 for two.
    pub retreat: u8,
    /// The defending lead goes static.
    pub flip: Flag,
    /// The lead is eliminated to the Rout box.
    pub rout: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Payment>() == 10);

/// What a debt may be paid with.
#[derive(Debug, Clone, Copy)]
pub(super) struct Purse {
    pub flip: bool,
    pub supporters: u16,
    pub depots: u16,
    pub victory_points: u16,
    /// How far the lead may retreat by its quality: one hex, or three (8.3).
    pub reach: u8,
    /// How far it can retreat over the board (8.3.R).
    pub hexes: u8,
}

/// Loss points that a retreat of so many hexes pays (8.3).
pub(super) const fn worth_of(hexes: u8) -> u8 {
    if hexes > 2 { 2 } else { hexes }
}

impl Debt {
    /// What it may be paid with; who has what is decided here.
    pub(super) fn purse(&self) -> Result<Purse, Fault> {
        if self.reserved != 0 {
            return Err(Fault::new(FaultCode::Reserved, &"reserved"));
        }
        if self.hexes > 3 {
            return Err(Fault::new(FaultCode::OutOfRange, &"hexes"));
        }
        let (debtor, side) = (self.debtor.said(&"debtor")?, self.side.said(&"side")?);
        let quality = self.quality.said(&"quality")?;
        Ok(Purse {
            flip: debtor == Role::Defender && !self.lead_static.is_set(),
            supporters: self.supporters,
            depots: if side == Side::Un { self.depots } else { 0 },
            victory_points: self.victory_points,
            reach: if quality >= Quality::B { 3 } else { 1 },
            hexes: self.hexes,
        })
    }
}

impl Purse {
    /// How many hexes may be retreated.
    pub fn retreat(&self) -> u8 {
        self.hexes.min(self.reach)
    }
    /// The most that can be paid without a rout.
    pub fn most(&self) -> u32 {
        // Three numbers of sixteen bits and a few more fit.
        [self.supporters, self.depots, self.victory_points]
            .iter()
            .fold(u32::from(self.flip), |sum, n| sum.saturating_add(u32::from(*n)))
            .saturating_add(u32::from(worth_of(self.retreat())))
    }
    /// What is paid where nobody chooses: in the order of [`Means`] until enough is paid, or a rout alone.
    pub fn usual(&self, owed: u32) -> Payment {
        let mut payment = Payment::default();
        if self.most() < owed {
            payment.rout = Flag::YES;
            return payment;
        }
        let mut left = owed;
        let mut pay = |has: u16| {
            let n = u16::try_from(left).unwrap_or(u16::MAX).min(has);
            left = left.saturating_sub(u32::from(n));
            n
        };
        payment.flip = Flag::from(pay(u16::from(self.flip)) > 0);
        payment.supporters = pay(self.supporters);
        payment.depots = pay(self.depots);
        payment.victory_points = pay(self.victory_points);
        // What is left is no more than the best retreat pays, and its hexes are as many as its loss points.
        payment.retreat = u8::try_from(left).unwrap_or(0);
        payment
    }
}

impl Payment {
    /// The loss points that it pays beside a rout.
    pub(super) fn worth(&self) -> u32 {
        [self.supporters, self.depots, self.victory_points]
            .iter()
            .fold(u32::from(self.flip.is_set()), |sum, n| sum.saturating_add(u32::from(*n)))
            .saturating_add(u32::from(worth_of(self.retreat)))
    }
}

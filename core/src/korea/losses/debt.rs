//! Losses owed, and the means to pay them. KOR 8.3.

use crate::fault::Fault;
use crate::korea::units::{Quality, Role, Side};
use crate::reflect::{Code, Flag, Ranged, Reflect, Said, Spare, Words};

/// A means of paying losses, in the order in which the library suggests them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Means {
    /// The defender's lead goes static: 1 loss point, once.
    Flip,
    /// A supporting unit goes static: 1 loss point each.
    Supporter,
    /// A UN depot within supply range is eliminated: 1 loss point each.
    Depot,
    /// A victory point is spent: 1 loss point each.
    VictoryPoint,
    /// The lead retreats one hex: 1 loss point, once, instead of a long retreat.
    ShortRetreat,
    /// A lead of quality A or B retreats two or three hexes: 2 loss points, once, instead of a short retreat.
    LongRetreat,
    /// The lead is eliminated to the Rout box: all loss points that are left.
    Rout,
}

/// The losses that one side of a combat owes, and its means to pay them. A plain value that the caller keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Debt {
    /// Loss points that are not yet paid.
    #[required]
    pub owed: u32,
    /// Victory points that the side has to spend. Required where something is owed.
    #[when_needed]
    pub victory_points: Said<u16>,
    /// Supporting units of the side that took part and are not static.
    pub supporters: u16,
    /// UN depots within supply range. Required of the UN where something is owed; ignored for the Communists.
    #[when_needed]
    pub depots: Said<u16>,
    /// The side that owes. The attacker's lead went static by attacking and cannot pay with a flip. Required where the
    /// answer depends on it.
    #[when_needed]
    #[required]
    pub debtor: Code<Role>,
    /// The side that owns the units. Required where the answer depends on it.
    #[when_needed]
    #[required]
    pub side: Code<Side>,
    /// The quality of the lead. Required where the answer depends on it.
    #[when_needed]
    #[required]
    pub quality: Code<Quality>,
    /// The number of hexes that the lead can retreat, 0 to 3, as `korea.retreat.assess` returns it; 0 if it cannot
    /// retreat or already has. Required where something is owed.
    #[when_needed]
    #[range(0, 3)]
    pub hexes: Said<u8>,
    /// The lead is static.
    pub lead_static: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Debt>() == 16);

/// A side's payment. It may exceed what is owed; the excess is lost.
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
    /// The defender's lead goes static.
    pub flip: Flag,
    /// The lead is eliminated to the Rout box.
    pub rout: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Payment>() == 10);

/// The means available to pay a debt.
#[derive(Debug, Clone, Copy)]
pub(super) struct Purse {
    pub flip: bool,
    pub supporters: u16,
    pub depots: u16,
    pub victory_points: u16,
    /// The longest retreat that the lead's quality allows: one hex, or three (8.3).
    pub reach: u8,
    /// The longest retreat possible on the board (8.3.R).
    pub hexes: u8,
}

/// Returns the loss points that a retreat pays (8.3).
pub(super) const fn worth_of(hexes: u8) -> u8 {
    if hexes > 2 { 2 } else { hexes }
}

impl Debt {
    /// Returns the means of the debt. This is the only place that decides which side has which.
    pub(super) fn purse(&self) -> Result<Purse, Fault> {
        self.spared()?;
        self.in_range()?;
        let (debtor, side) = (self.debtor.said(&"debtor")?, self.side.said(&text!("side"))?);
        let quality = self.quality.said(&"quality")?;
        // Nothing pays for nothing.
        let owes = self.owed > 0;
        let points = if owes { self.victory_points.said(&"victory_points")? } else { 0 };
        let depots = if owes && side == Side::Un { self.depots.said(&"depots")? } else { 0 };
        let hexes = if owes { self.hexes.said(&"hexes")? } else { 0 };
        Ok(Purse {
            flip: debtor == Role::Defender && !self.lead_static.is_set(),
            supporters: self.supporters,
            depots,
            victory_points: points,
            reach: if quality >= Quality::B { 3 } else { 1 },
            hexes,
        })
    }
}

impl Purse {
    /// Returns the number of hexes that may be retreated.
    pub fn retreat(&self) -> u8 {
        self.hexes.min(self.reach)
    }
    /// Returns the most that can be paid without a rout.
    pub fn most(&self) -> u32 {
        // Three numbers of sixteen bits and a few more fit.
        [self.supporters, self.depots, self.victory_points]
            .iter()
            .fold(u32::from(self.flip), |sum, n| sum.saturating_add(u32::from(*n)))
            .saturating_add(u32::from(worth_of(self.retreat())))
    }
    /// Returns the suggested payment: in the order of [`Means`] until enough is paid, or a rout alone.
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
        // The rest is at most what the best retreat pays, and its hexes are as many as its loss points.
        payment.retreat = u8::try_from(left).unwrap_or(0);
        payment
    }
}

impl Payment {
    /// Returns the loss points paid, without a rout.
    pub(super) fn worth(&self) -> u32 {
        [self.supporters, self.depots, self.victory_points]
            .iter()
            .fold(u32::from(self.flip.is_set()), |sum, n| sum.saturating_add(u32::from(*n)))
            .saturating_add(u32::from(worth_of(self.retreat)))
    }
}

//! The size of cargo, and how much of it fits a capacity. OCS 4.7, 4.7a to 4.7c.

use super::{TOKEN, equivalent, not_carried};
use crate::fault::{Fault, FaultCode};
use crate::ocs::reasons::Reasons;
use crate::ocs::rules::*;
use crate::ocs::trucks::{held, is_overloaded, within_size};
use crate::ocs::units::{Checked, Kind, Transport, Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict, What};
use crate::table::numbered;

/// Cargo and its transport.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Cargo<'a> {
    /// The cargo: combat units, Transport Points with their loads, supply with its amount in T.
    #[required]
    pub cargo: &'a [Unit],
    /// The kind of transport. By default none: the answer is the size alone.
    pub by: Code<Transport>,
    /// The capacity, in eighths of an RE or of a point of capacity. Unlimited by default.
    #[measure("capacity", 8)]
    pub capacity: u32,
    /// For rail: the way enters a Trainbusting zone, which doubles the cost (13.3a).
    pub trainbusted: Flag,
    /// For rail: the whole way is multi-track, which halves the cost (13.3a).
    pub multi_track: Flag,
}

/// The size of cargo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct CargoSize {
    /// The total size in eighths of an RE: 8 are 1 RE or 1 SP, 2 are 1T.
    #[measure("RE", 8)]
    pub eighths: u32,
    /// The total cost in sixteenths of a point of capacity: twice the eighths, doubled or halved as the way requires.
    #[measure("capacity", 16)]
    pub cost_sixteenths: u32,
    /// The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
    #[measure("capacity", 16)]
    pub used_sixteenths: u32,
    /// All of it fits.
    pub all_fit: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// The size of an item of cargo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct CargoItem {
    /// The size in eighths of an RE; 0 for an item that is not carried.
    #[measure("RE", 8)]
    pub eighths: u32,
    /// The cost, in sixteenths of a point of capacity.
    #[measure("capacity", 16)]
    pub cost_sixteenths: u32,
    /// How much of it fits: of supply in T, of Transport Points all points or none, of a unit 1 or 0.
    pub fits: u16,
    /// The rule that gives its size, or by which it is not carried.
    pub rule: u16,
    /// The item is carried.
    pub carried: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Returns the size of cargo, whether this kind of transport carries it, and how much of it fits a capacity (OCS 4.7,
/// 4.7a to 4.7c). Nothing is rounded. Items are loaded in the order given: supply by the token, Transport Points and
/// units whole. The rows are the items, whatever the verdict.
///
/// ```
/// use grognard_core::ocs::{transport::{equivalents, Cargo}, units::{Face, Kind, Mobility, Size, Unit}};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}};
/// // A battalion on foot takes 1T, and 2T of supply beside it make 3/4 of an SP.
/// let walks = Face { ma: 5.into(), mobility: Code::new(Mobility::Leg), ..Default::default() };
/// let battalion = Unit { size: Code::new(Size::Battalion), move_side: walks, ..Unit::of(1, Kind::Combat) };
/// let supply = Unit { amount: 2, ..Unit::of(1, Kind::Supply) };
/// let cargo = [battalion, supply];
/// let size = equivalents(&Cargo { cargo: &cargo, ..Default::default() }, &mut Sink::none(), &mut Trail::none())?;
/// assert_eq!(size.value.allowed().unwrap().eighths, 6);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
pub fn equivalents(
    question: &Cargo<'_>,
    rows: &mut Sink<'_, CargoItem>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<CargoSize>>, Fault> {
    let q = question;
    let by = word(q.by, &"by")?;
    if q.cargo.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"cargo"));
    }
    for (flag, name) in [(q.trainbusted, &"trainbusted"), (q.multi_track, &"multi_track")] {
        if flag.is_set() && by != Transport::Rail {
            return Err(Fault::new(FaultCode::Contradiction, name));
        }
    }
    // 13.3a, in sixteenths: twice the eighths, doubled or halved for the way.
    let (busted, wide) = (q.trainbusted.is_set(), q.multi_track.is_set());
    let factor = if wide { 1u32 } else { 2 }.saturating_mul(if busted { 2 } else { 1 });
    let mut cites = Cites::by(R4_7);
    cites.add_if(R13_3A, busted || wide);
    let room = match q.capacity {
        0 => u32::MAX,
        capacity => capacity.checked_mul(2).ok_or(Fault::new(FaultCode::Overflow, &"capacity"))?,
    };
    let (mut size, mut reasons) = (CargoSize { all_fit: Flag::YES, ..CargoSize::default() }, Reasons::default());
    for (i, unit) in numbered(q.cargo) {
        let inside = |f: Fault| f.in_list(&"cargo", i);
        let unit = held(unit).map_err(inside)?;
        let mut refused = None;
        not_carried(&unit, by, |rule| {
            refused.get_or_insert(rule);
            reasons.add(rule, trail, About::Cargo, i);
        });
        if is_overloaded(&unit) {
            refused.get_or_insert(R13_2C);
            within_size(&unit, &mut reasons, trail, (About::Cargo, i));
        }
        let (eighths, rule) = equivalent(&unit).map_err(inside)?.unwrap_or_default();
        if let Some(refused) = refused {
            rows.push(CargoItem { rule: refused.0, ..CargoItem::default() });
            continue;
        }
        cites.add(rule.unwrap_or(R4_6));
        cites.add_if(R4_6, unit.kind.is_combat());
        cites.add_if(R13_2E, unit.kind == Kind::Mule && matches!(by, Transport::Air | Transport::AirDrop));
        // 4.3: the halving of the unit and the way's modification, or both modifications of the way.
        cites.add_if(
            R4_3,
            u8::from(rule == Some(R4_7B)).saturating_add(u8::from(busted)).saturating_add(u8::from(wide)) > 1,
        );
        trail.strength(rule.unwrap_or(R4_6), What::Size, About::Cargo, i, (int(eighths), 8), 0);
        let overflow = || inside(Fault::new(FaultCode::Overflow, &"amount"));
        let cost = eighths.checked_mul(factor).ok_or_else(overflow)?;
        let left = room.saturating_sub(size.used_sixteenths);
        let (fits, used) = part(&unit, cost, left, factor);
        rows.push(CargoItem {
            eighths,
            cost_sixteenths: cost,
            fits,
            rule: rule.unwrap_or(R4_6).0,
            carried: Flag::YES,
            reserved: [0; 3],
        });
        size.eighths = size.eighths.checked_add(eighths).ok_or_else(overflow)?;
        size.cost_sixteenths = size.cost_sixteenths.checked_add(cost).ok_or_else(overflow)?;
        size.used_sixteenths = size.used_sixteenths.saturating_add(used);
        size.all_fit = Flag::from(size.all_fit.is_set() && used == cost);
    }
    Ok(reasons.verdict(cites, || size))
}

fn int(n: u32) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}

/// Returns how much of an item fits the remaining room, and how much room it takes.
fn part(unit: &Checked<'_>, cost: u32, left: u32, factor: u32) -> (u16, u32) {
    let whole = if unit.kind.is_combat() { 1 } else { unit.unit.amount };
    if cost <= left {
        return (whole, cost);
    }
    if unit.kind != Kind::Supply {
        return (0, 0);
    }
    let token = TOKEN.saturating_mul(factor);
    let tokens = left.checked_div(token).unwrap_or(0);
    (u16::try_from(tokens).unwrap_or(u16::MAX), tokens.saturating_mul(token))
}

//! The size of cargo, and how much of it fits a capacity. OCS 4.7, 4.7a to 4.7c.

use super::{TOKEN, equivalent, not_carried};
use crate::fault::{Fault, FaultCode};
use crate::ocs::measures::RE;
use crate::ocs::rules::*;
use crate::ocs::trucks::{held, is_overloaded, within_size};
use crate::ocs::units::{Checked, Kind, Transport, Unit, word};
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Figure, Findings, Ruling, Sink, Trail, Verdict, What};
use crate::table::{count, numbered};

/// Cargo and its transport.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Cargo<'a> {
    /// The cargo: combat units, Transport Points with their loads, supply with its amount in T. It is loaded in this
    /// order.
    #[required]
    pub cargo: &'a [Unit],
    /// The kind of transport. By default none: the answer is the size alone.
    pub by: Code<Transport>,
    /// The capacity, in points. Unlimited by default.
    #[measure("capacity", 16)]
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
    /// The total size in RE. 1 SP is 1 RE.
    #[measure("RE", 8)]
    pub size: u32,
    /// The total cost in points of capacity: one for each RE, doubled or halved as the way requires.
    #[measure("capacity", 16)]
    pub cost: u32,
    /// The cost of the part that fits the capacity, loaded in the order given; of all of it if no capacity is given.
    #[measure("capacity", 16)]
    pub used: u32,
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
    /// The size in RE; 0 for an item that is not carried.
    #[measure("RE", 8)]
    pub size: u32,
    /// The cost, in points of capacity.
    #[measure("capacity", 16)]
    pub cost: u32,
    /// The size of the part that fits, in RE: of supply whole tokens, of anything else all or nothing.
    #[measure("RE", 8)]
    pub fits: u32,
    /// The rule that gives its size, or by which it is not carried.
    pub rule: u16,
    /// The item is carried.
    pub carried: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Returns the size of cargo, whether this kind of transport carries it, and how much of it fits a capacity (OCS 4.7,
/// 4.7a to 4.7c). Nothing is rounded. Items are loaded in the order given: supply by the token, Transport Points and
/// units whole. The rows are the items, whatever the verdict.
///
/// ```
/// use grognard_core::ocs::measures::{MP, RE};
/// use grognard_core::ocs::{transport::{equivalents, Cargo}, units::{Face, Kind, Mobility, Size, Unit}};
/// use grognard_core::{reflect::Code, ruling::{Sink, Trail}};
/// // A battalion on foot takes 1T, and 2T of supply beside it make 3/4 of an SP.
/// let walks = Face { ma: (5 * MP).into(), mobility: Code::new(Mobility::Leg), ..Default::default() };
/// let battalion = Unit { size: Code::new(Size::Battalion), move_side: walks, ..Unit::of(1, Kind::Combat) };
/// let supply = Unit { amount: 2, ..Unit::of(1, Kind::Supply) };
/// let cargo = [battalion, supply];
/// let size = equivalents(&Cargo { cargo: &cargo, ..Default::default() }, &mut Sink::none(), &mut Trail::none())?;
/// assert_eq!(size.value.allowed().unwrap().size, 3 * RE as u32 / 4);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `unknown_word` for the kind of transport.
/// * `empty` for a question without cargo.
/// * `contradiction` for `trainbusted` or `multi_track` of another transport than rail.
/// * `missing_field`, `unknown_word`, `impossible_mode`, `out_of_range`, `reserved` and `contradiction` for fields of
///   the cargo, as on a [board](crate::ocs::board). The mobility of combat units is needed, and the movement allowance
///   of those on foot.
/// * `missing_field` for the amount of supply or Transport Points, and `contradiction` for a load that a counter cannot
///   have.
/// * `inexact` for a size in RE that is no multiple of 1/4, and `overflow` for cargo whose size is too large.
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
    let factor = factor(q, by)?;
    let (busted, wide) = (q.trainbusted.is_set(), q.multi_track.is_set());
    let mut findings = Findings::by(R4_7, trail);
    findings.cite_if(R13_3A, busted || wide);
    let room = match q.capacity {
        0 => u32::MAX,
        capacity => capacity,
    };
    let mut size = CargoSize { all_fit: Flag::YES, ..CargoSize::default() };
    for (i, unit) in numbered(q.cargo) {
        let inside = |f: Fault| f.in_list(&"cargo", i);
        let unit = held(unit).map_err(inside)?;
        let refused = refused(&unit, by, i, &mut findings);
        let (own, rule) = equivalent(&unit).map_err(inside)?.unwrap_or_default();
        if let Some(refused) = refused {
            rows.push(CargoItem { rule: refused.0, ..CargoItem::default() });
            continue;
        }
        findings.cite(rule.unwrap_or(R4_6));
        findings.cite_if(R4_6, unit.kind.is_combat());
        findings.cite_if(R13_2E, unit.kind == Kind::Mule && matches!(by, Transport::Air | Transport::AirDrop));
        // 4.3: the halving of the unit and the way's modification, or both modifications of the way.
        let modified = [rule == Some(R4_7B), busted, wide].into_iter().filter(|so| *so);
        findings.cite_if(R4_3, count(modified) > 1);
        findings.figure(rule.unwrap_or(R4_6), What::Size, About::Cargo.at(i), Figure::over(int(own), RE));
        let overflow = || inside(Fault::new(FaultCode::Overflow, &"amount"));
        let cost = own.checked_mul(factor).ok_or_else(overflow)?;
        let left = room.saturating_sub(size.used);
        let used = part(&unit, cost, left, factor);
        rows.push(CargoItem {
            size: own,
            cost,
            fits: used.checked_div(factor).unwrap_or(0),
            rule: rule.unwrap_or(R4_6).0,
            carried: Flag::YES,
            reserved: 0,
        });
        size.size = size.size.checked_add(own).ok_or_else(overflow)?;
        size.cost = size.cost.checked_add(cost).ok_or_else(overflow)?;
        size.used = size.used.saturating_add(used);
        size.all_fit = Flag::from(size.all_fit.is_set() && used == cost);
    }
    Ok(findings.verdict(|| size))
}

/// Returns the first rule by which an item is not carried, and adds all of them.
fn refused(unit: &Checked<'_>, by: Transport, i: usize, findings: &mut Findings<'_, '_>) -> Option<Rule> {
    let mut refused = None;
    not_carried(unit, by, |rule| {
        refused.get_or_insert(rule);
        findings.object(rule, About::Cargo.at(i));
    });
    if is_overloaded(unit) {
        refused.get_or_insert(R13_2C);
        within_size(unit, findings, About::Cargo.at(i));
    }
    refused
}

/// Returns what an eighth of an RE takes, in sixteenths of a point (13.3a): two, doubled or halved for the way.
fn factor(q: &Cargo<'_>, by: Transport) -> Result<u32, Fault> {
    for (flag, name) in [(q.trainbusted, &"trainbusted"), (q.multi_track, &"multi_track")] {
        if flag.is_set() && by != Transport::Rail {
            return Err(Fault::against(name, &"by: it is a fact of railroads"));
        }
    }
    let (busted, wide) = (q.trainbusted.is_set(), q.multi_track.is_set());
    Ok(if wide { 1u32 } else { 2 }.saturating_mul(if busted { 2 } else { 1 }))
}

fn int(n: u32) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}

/// Returns how much of the remaining room the part of an item takes that fits it.
fn part(unit: &Checked<'_>, cost: u32, left: u32, factor: u32) -> u32 {
    if cost <= left {
        return cost;
    }
    if unit.kind != Kind::Supply {
        return 0;
    }
    let token = TOKEN.saturating_mul(factor);
    left.checked_div(token).unwrap_or(0).saturating_mul(token)
}

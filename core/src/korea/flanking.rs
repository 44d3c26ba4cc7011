//! Flanking: the places of attackers around the hex that they attack. KOR 8.2.
//!
//! The six hexes around it are numbered clockwise; the attacking lead's hex is 0.

use super::assessment::Engagement;
use super::rules::*;
use super::units::{Unit, lead};
use crate::bounded::Bounded;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::reflect::{Flag, Question, Reflect};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Trail, What};
use crate::table::numbered;

/// The most flanking attackers that count: three hexes of which no two are adjacent hold no more (8.2).
pub(super) const MOST: u16 = 3;

/// Returns the paragraph by which flanking attackers modify a roll.
pub(super) const fn drm_rule(kind: Engagement) -> Rule {
    match kind {
        Engagement::Meeting => R8_0_ME_8,
        Engagement::Prepared => R8_0_PA_6,
    }
}

/// The attackers around a hex.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Around<'a> {
    /// The attackers, each adjacent to the attacked hex. Static units flank too. An empty list never flanks.
    #[required]
    pub attackers: &'a [Unit],
    /// The attacking lead, from 0. The first unit by default.
    #[refers("attackers")]
    pub attacker_lead: u16,
    /// The attacked hex.
    #[required]
    pub target: Hex,
}

/// The flanking of a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Flanks {
    /// Flanking attackers other than the lead, of which at most three count.
    pub units: u16,
    /// The number of these that count, 0 to 3.
    pub flankers: u8,
    /// The modifier of the attacker's roll in a meeting engagement, 0 to 3 (8.0.ME.8).
    pub meeting_drm: u8,
    /// The modifier of the attacker's roll in a prepared attack: 0, 2, 4 or 6 (8.0.PA.6).
    pub prepared_drm: u8,
    /// An attacker is opposite the lead.
    pub opposite: Flag,
    /// Attackers are in the two hexes that form, with the lead's, three hexes of which no two are adjacent.
    pub with_lead: Flag,
    /// Attackers are in the other three such hexes.
    pub without_lead: Flag,
    /// The hex is flanked: at least one attacker counts.
    pub flanked: Flag,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// The attackers other than the lead, by their hexes.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Ring {
    /// The number of units in each of the six hexes, clockwise from the lead's.
    units: [u16; 6],
}

impl Ring {
    /// Adds a unit other than the lead. `side` and `lead` are indices of [`crate::hex::SIDES`], seen from the attacked
    /// hex.
    pub fn add(&mut self, side: u8, lead: u8) {
        // Clockwise from the lead, by at most a full turn.
        let from = if side < lead { side.saturating_add(6) } else { side };
        let turned = from.bounded_sub(lead);
        if let Some(n) = self.units.get_mut(usize::from(turned)) {
            *n = n.saturating_add(1);
        }
    }
    /// Returns the complete patterns, and the units in their hexes, each once (8.2).
    pub fn flanks(&self) -> Flanks {
        let [own, first, second, opposite, fourth, fifth] = self.units;
        let facing = opposite > 0;
        let (with_lead, without_lead) = (second > 0 && fourth > 0, first > 0 && facing && fifth > 0);
        let of = |complete: bool, units: u16| if complete { units } else { 0 };
        let units = opposite
            .saturating_add(of(with_lead, own.saturating_add(second).saturating_add(fourth)))
            .saturating_add(of(without_lead, first.saturating_add(fifth)));
        let flankers = u8::try_from(units.min(MOST)).unwrap_or(0);
        Flanks {
            units,
            flankers,
            meeting_drm: flankers,
            prepared_drm: flankers.bounded_mul(2),
            opposite: Flag::from(facing),
            with_lead: Flag::from(with_lead),
            without_lead: Flag::from(without_lead),
            flanked: Flag::from(flankers > 0),
            reserved: 0,
        }
    }
}

/// Returns whether attackers flank the hex that they attack, and the modifiers for it (KOR 8.2). An attacker opposite
/// the lead flanks, and so do attackers that complete three hexes of which no two are adjacent, with or without the
/// lead's. Several units in one of these hexes count each, three at most.
///
/// ```
/// use grognard_core::korea::{flanking::{assess, Around}, units::Unit};
/// use grognard_core::{hex::Hex, ruling::Trail};
/// let at = |q, r| Unit { hex: Hex::new(q, r), ..Default::default() };
/// let target = Hex::new(0, 0);
/// let pincers = [at(1, 0), at(-1, 0), at(0, 1)]; // the second stands opposite the lead
/// let question = Around { attackers: &pincers, attacker_lead: 0, target };
/// let flanks = assess(&question, &mut Trail::none())?.value;
/// assert_eq!((flanks.flankers, flanks.meeting_drm, flanks.prepared_drm), (1, 1, 2));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `out_of_range` for a lead that is not one of the attackers.
/// * `missing_field` for a target that is absent, in languages that can leave it out.
/// * `unknown_word` for a side, an arm or a quality that is given and is not a word.
/// * `contradiction` for an attacker that is not adjacent to the target, and for attackers of two sides.
/// * `empty` for a lead without attackers, `overflow` for more attackers than 16 bits number.
/// * `reserved` for reserved bytes of a unit that are not 0.
pub fn assess(question: &Around<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Flanks>, Fault> {
    let q = question;
    let mut ring = Ring::default();
    if q.attackers.is_empty() && q.attacker_lead == 0 {
        return Ok(Ruling::new(ring.flanks(), Cites::by(R8_2)));
    }
    let side = |unit: &Unit| {
        q.target
            .side_to(unit.hex)
            .ok_or_else(|| Fault::against(&"hex", &"target: an attacker stands beside the target"))
    };
    let leading = lead(q.attackers, q.attacker_lead, &"attackers", &"attacker_lead")?;
    let front = side(leading).map_err(|f| f.in_list(&"attackers", usize::from(q.attacker_lead)))?;
    // Attackers that give their side give the same one.
    let mut all = None;
    for (i, unit) in numbered(q.attackers) {
        let inside = |f: Fault| f.in_list(&"attackers", i);
        let known = unit.known().map_err(inside)?;
        if known.is_some_and(|known| *all.get_or_insert(known) != known) {
            let first = q.attackers.iter().position(|unit| unit.side.0 > 0).unwrap_or(0);
            return Err(inside(Fault::against(&text!("side"), &"[].side: attackers are of one side").other_at(first)));
        }
        let side = side(unit).map_err(inside)?;
        if i != usize::from(q.attacker_lead) {
            ring.add(side, front);
        }
    }
    let flanks = ring.flanks();
    trail.note(R8_2, What::Sum, About::Attackers, i32::from(flanks.flankers));
    Ok(Ruling::new(flanks, Cites::by(R8_2)))
}

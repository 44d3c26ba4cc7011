//! Artillery without a target: whether it may fire, its strength and its range. OCS 13.4, 13.4a.

use super::barrage::{Battery, volley};
use super::options::GameRules;
use super::participants::Participants;
use super::rules::*;
use super::tables::{GameTables, GameTablesHeld, InUse};
use super::units::{Kind, Phase, Unit, of_unit, word};
use crate::fault::{Fault, FaultCode, list};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Question, Reflect};
use crate::ruling::{About, Cites, Findings, Ruling, Trail, Verdict};

/// An artillery unit that is to fire.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Artillery<'a> {
    /// The artillery unit. Movement earlier in the phase makes a difference under the option `reactive_artillery` only.
    #[required]
    pub unit: Unit,
    /// The phase in whose Barrage Segment it is to fire.
    #[required]
    pub phase: Code<Phase>,
    /// Set if the supply for the barrage is not paid.
    pub unpaid: Flag,
    /// The game's options.
    pub rules: GameRules,
    /// The game's own tables, by default the printed ones: the multiplier of barrage strength for a mode.
    pub tables: GameTables<'a>,
}

/// The strength and range of an artillery unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct ArtilleryFire {
    /// Barrage strength in points.
    #[measure("point", 11520)]
    pub strength: u32,
    /// Range in hexes, as printed on the side of the counter that shows.
    pub range: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

/// Decides whether an artillery unit may fire in a phase, and returns its strength and range (OCS 13.4, 13.4a). It may
/// have moved.
///
/// ```
/// use grognard_core::ocs::{artillery::{assess, Artillery}, units::{Face, Kind, Mode, Phase, Unit}};
/// use grognard_core::{reflect::Code, ruling::Trail, strength::Strength};
/// let combat_side = Face { barrage: 12u16.into(), range: 3, ..Default::default() };
/// let unit = Unit { combat_side, mp_spent: 48, ..Unit::of(1, Kind::Artillery) };
/// let fire = |unit| assess(&Artillery { unit, phase: Code::new(Phase::Combat), ..Default::default() }, &mut Trail::none());
/// let guns = fire(unit)?.value.allowed().unwrap();
/// assert_eq!((Strength(guns.strength), guns.range), (Strength::of_points(12), 3));
/// assert!(!fire(Unit { mode: Code::new(Mode::Strat), move_side: combat_side, ..unit })?.value.is_allowed());
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `missing_field` for the phase, and for the unit's kind, mode, orientation and steps. Also for the barrage strength
///   and the range of artillery.
/// * `unknown_word` for the phase and for words of the unit.
/// * `out_of_range` for a barrage strength and steps that no counter has.
/// * `impossible_mode` for a mode that the unit's kind cannot have.
/// * `contradiction` for a unit that had a bridge and is no engineer.
/// * `reserved` for reserved bytes that are not 0.
/// * Those of `ocs.tables.check` for a game's own tables, but for the words of the results.
pub fn assess(question: &Artillery<'_>, trail: &mut Trail<'_>) -> Result<Ruling<Verdict<ArtilleryFire>>, Fault> {
    let q = question;
    let unit = q.unit.checked().map_err(|f| f.within(&text!("unit")))?;
    let phase = word(q.phase, &"phase")?;
    q.rules.sound()?;
    let tables = InUse::of(q.tables)?;
    let mut findings = Findings::of(Cites::of(&[R13_4, R13_4A]), trail);
    if unit.kind != Kind::Artillery {
        findings.object(R13_4, About::Units.at(0));
        return Ok(findings.verdict(ArtilleryFire::default));
    }
    let firers = Participants::all(core::slice::from_ref(&q.unit), list!("firers"), About::Firers);
    let battery = Battery {
        firers: &firers,
        target: Hex::default(),
        phase,
        unpaid: q.unpaid.is_set(),
        hex_barraged: false,
        hip_shoot: false,
        reactive: q.rules.reactive_artillery.is_set(),
        geometry: false,
        table: R10_0,
        changed: &tables,
    };
    let fire = volley(&battery, &mut findings);
    let fire = fire.map_err(|f| of_unit(f.in_no_list(), &text!("unit")))?;
    if !findings.allows() {
        return Ok(findings.verdict(ArtilleryFire::default));
    }
    if unit.face.range == 0 {
        let missing = Fault::new(FaultCode::MissingField, &"range").within(unit.face_name());
        return Err(of_unit(missing, &text!("unit")));
    }
    let guns = ArtilleryFire { strength: fire.strength.0, range: unit.face.range, reserved: [0; 3] };
    Ok(findings.verdict(|| guns))
}

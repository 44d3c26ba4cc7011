//! Blowing dumps. OCS 12.11a.

use super::board::{Board, BoardHeld, UNITS};
use super::effects::{EffectKind, Effects};
use super::rules::*;
use super::units::{Kind, Phase, word};
use crate::dice::Dice;
use crate::fault::{Fault, FaultCode, Name};
use crate::ocs::board::KNOWN_SIDES;
use crate::reflect::{Code, Flag, Question, Ranged, Reflect};
use crate::ruling::{About, Findings, Ruling, Trail, Verdict, What};
use crate::table::numbered;

/// The part of the supply that is destroyed, in per cent, by the roll of a die.
pub(crate) const PER_CENT: [u8; 6] = [25, 50, 50, 75, 75, 100];

/// Supply that is to be blown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct BlowLoad {
    /// Supply on the ground or Transport Points with a load, by its `id`.
    ///
    /// C and Rust say its place in the board's list.
    #[required]
    #[refers("board.units")]
    pub unit: u16,
    /// The supply named, in T; by default all of it.
    #[measure("T", 1)]
    pub amount: u16,
}

/// An attempt to blow a dump.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Blow<'a> {
    /// The position.
    #[required]
    pub board: Board<'a>,
    /// The supply of one hex that is named, in the order in which its owner loses it.
    #[required]
    pub loads: &'a [BlowLoad],
    /// The phase.
    #[required]
    pub phase: Code<Phase>,
    /// The player whose turn it is, 1 to 8. In the Reaction Phase the other player blows dumps.
    #[required]
    #[range(KNOWN_SIDES)]
    pub player: u8,
    /// The dump was blown, or the attempt made, earlier in this phase.
    pub tried: Flag,
    /// One die, 1 to 6.
    #[required]
    pub dice: &'a [u8],
}

/// What blowing a dump destroyed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Reflect)]
#[repr(C)]
pub struct Blown {
    /// The supply that was named, in T.
    #[measure("T", 1)]
    pub named: u16,
    /// The supply that is destroyed, in T.
    #[measure("T", 1)]
    pub destroyed: u16,
    /// The part of what was named, in per cent.
    pub percent: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

/// Blows a dump (OCS 12.11a). Its owner destroys a part of the supply that he names, by the roll of a die, once a dump
/// and phase. He does so in the Movement Segments of his Movement, Reaction and Exploitation Phases. Transport Points
/// survive. The part is rounded to the nearest T. The effects destroy the supply.
///
/// ```
/// use grognard_core::ocs::{board::Board, dumps::{Blow, BlowLoad, blow}, effects::Effects};
/// use grognard_core::ocs::units::{Kind, Phase, Unit};
/// use grognard_core::{reflect::Code, ruling::Trail};
/// let units = [Unit { amount: 12, ..Unit::of(1, Kind::Supply) }];
/// let board = Board { units: &units, ..Default::default() };
/// let loads = [BlowLoad::default()];
/// let phase = Code::new(Phase::Movement);
/// let question = Blow { board, loads: &loads, phase, player: 1, dice: &[4], ..Default::default() };
/// let blown = blow(&question, &mut Effects::none(), &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((blown.named, blown.destroyed), (12, 9)); // three quarters of 3 SP are 2 SP and 1T
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `empty` for no loads.
/// * `missing_field` for the phase and the player, and for the side, the kind, the mode, the orientation and the steps
///   of a unit.
/// * `out_of_range` for a unit that is not on the board, and for steps that no counter has.
/// * `contradiction` for a unit that is named twice, that stands in another hex than the first, that holds no supply,
///   or that holds less than is named. Also for a unit that had a bridge and is no engineer.
/// * `unknown_word` for the phase and for words of units.
/// * `bad_die`, `too_few_dice` and `too_many_dice` for dice.
/// * `impossible_mode` for a mode that a unit's kind cannot have.
/// * `reserved` for reserved bytes that are not 0.
/// * `overflow` for a board of more than 65535 units.
/// * `buffer_too_small` in C, for a list of effects that is too small.
pub fn blow(
    question: &Blow<'_>,
    effects: &mut Effects<'_>,
    trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Blown>>, Fault> {
    let q = question;
    let phase = word(q.phase, &"phase")?;
    q.in_range()?;
    if q.loads.is_empty() {
        return Err(Fault::new(FaultCode::Empty, &"loads"));
    }
    let mut findings = Findings::by(R12_11A, trail);
    let may = matches!(phase, Phase::Movement | Phase::Reaction | Phase::Exploitation);
    findings.forbid_if(R12_11A, !may || q.tried.is_set());
    let named = named(q, phase, &mut findings)?;
    let mut dice = Dice::new(q.dice);
    let die = dice.d6()?;
    dice.finish()?;
    let percent = PER_CENT.get(usize::from(die).saturating_sub(1)).copied().unwrap_or(0);
    // Rounded to the nearest token, a half upwards (4.1).
    let exact = named.saturating_mul(u32::from(percent));
    let destroyed = exact.saturating_add(50) / 100;
    findings.cite_if(R4_1, !exact.is_multiple_of(100));
    if findings.allows() {
        findings.note(R12_11A, What::Roll, About::Whole, i32::from(die));
        let mut left = destroyed;
        for load in q.loads {
            let there = u32::from(if load.amount > 0 { load.amount } else { stored(&q.board, load.unit)? });
            let lost = there.min(left);
            left = left.saturating_sub(lost);
            if lost > 0 {
                let lost = u16::try_from(lost).unwrap_or(u16::MAX);
                effects.amount(usize::from(load.unit), EffectKind::DestroySupply, lost, R12_11A);
            }
        }
    }
    let [named, destroyed] = [named, destroyed].map(|t| u16::try_from(t).unwrap_or(u16::MAX));
    Ok(findings.verdict(|| Blown { named, destroyed, percent, reserved: 0 }))
}

/// Returns the supply that is named, in T. Adds the reasons why it is not its owner's to blow.
fn named(q: &Blow<'_>, phase: Phase, findings: &mut Findings<'_, '_>) -> Result<u32, Fault> {
    let mut named = 0u32;
    let mut place = None;
    for (i, load) in numbered(q.loads) {
        let inside = |f: Fault| f.in_list(&"loads", i);
        let unit = q.board.unit(load.unit, &text!("unit")).map_err(inside)?;
        let twice = crate::table::before(q.loads, i).position(|earlier| earlier.unit == load.unit);
        if twice.is_some() || *place.get_or_insert(unit.unit.hex) != unit.unit.hex {
            let why: Name =
                if twice.is_some() { &"[].unit: each is named once" } else { &"[].unit: all are in one hex" };
            return Err(inside(Fault::against(&text!("unit"), why).other_at(twice.unwrap_or(0))));
        }
        let there = stored(&q.board, load.unit)?;
        if load.amount > there {
            return Err(inside(
                Fault::against(&"amount", &"board.units[]: no more is destroyed than is there")
                    .valued(load.amount)
                    .opposed(there)
                    .other_at(usize::from(load.unit)),
            ));
        }
        let own = (unit.unit.side == q.player) != (phase == Phase::Reaction);
        if !own || there == 0 {
            findings.object(R12_11A, About::Units.at(usize::from(load.unit)));
        }
        named = named.saturating_add(u32::from(if load.amount > 0 { load.amount } else { there }));
    }
    Ok(named)
}

/// Returns the supply that a unit of the board is or carries, in T.
pub(crate) fn stored(board: &Board<'_>, at: u16) -> Result<u16, Fault> {
    let unit = board.checked(usize::from(at))?;
    match unit.kind {
        Kind::Supply => Ok(unit.unit.amount),
        kind if kind.is_transport() => Ok(unit.unit.load),
        _ => Err(Fault::against(&text!("kind"), &".amount: only supply counters and transports hold supply")
            .in_list(UNITS, usize::from(at))),
    }
}

//! The chances of losses by kind and in IPC.

use super::play::Cell;
use super::question::{Costs, Forecast, ipc};
use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::round::{Figures, Role};
use crate::axis_allies::chance::ONE;
use crate::axis_allies::units::{FIGHTERS, FIGHTING, Kind};
use crate::bounded::Bounded;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Reflect, Words};
use crate::ruling::{Ruling, Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;

/// The quantity that is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum LossOf {
    /// Units of one kind.
    Kind,
    /// All units.
    Units,
    /// The cost of all units, in IPC.
    Ipc,
}

/// A possible number of losses and its chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct LossChance {
    /// The chance, in units of 1/2^63.
    #[chance]
    pub chance: u64,
    /// The number lost.
    pub lost: u32,
    /// For the attacker the wave; the chances of a wave add up to the chance that it is fought. For the defender 0,
    /// since his losses are those of all waves together.
    pub wave: u16,
    /// The side that loses it.
    pub role: Code<Role>,
    /// The quantity that is counted.
    pub of: Code<LossOf>,
    /// The kind, if units of one kind are counted; otherwise absent.
    pub kind: Code<Kind>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 7],
}

const _: () = assert!(size_of::<LossChance>() == 24, "frozen for this major of the C ABI");

/// A summary of the chances of losses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct LossesWeighed {
    /// The upper bound of the error of each chance of the defender's losses.
    #[chance]
    pub missing: u64,
}

/// The columns of a force: each kind, all units, and their cost.
const COLUMNS: usize = FIGHTING + 2;

/// Returns the numbers of a force, by column.
fn numbers(costs: &Costs, force: &Force) -> [u32; COLUMNS] {
    let mut numbers = [0; COLUMNS];
    for (number, count) in numbers.iter_mut().zip(&force.counts()) {
        *number = u32::from(*count);
    }
    let [.., units, cost] = &mut numbers;
    (*units, *cost) = (force.units(), ipc(costs, force));
    numbers
}

/// Returns the number of words of a column, for at most 400 units of 255 IPC: numbers from 0 on, and none for an absent
/// kind.
fn length(column: usize, most: u32) -> usize {
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    if most == 0 && column < FIGHTING { 0 } else { most.bounded_add(1) }
}

/// Returns the number of words of the columns of a side.
fn words_of(costs: &Costs, start: &Force) -> usize {
    numbered(&numbers(costs, start)).fold(0usize, |sum, (i, most)| sum.bounded_add(length(i, *most)))
}

fn note(costs: &Costs, start: &Force, lost: &Force, chance: u64, words: &mut [u64]) {
    let mut rest = words;
    for ((i, most), lost) in numbered(&numbers(costs, start)).zip(&numbers(costs, lost)) {
        let Some((column, more)) = rest.split_at_mut_checked(length(i, *most)) else { return };
        if let Some(sum) = usize::try_from(*lost).ok().and_then(|n| column.get_mut(n)) {
            *sum = sum.bounded_add(chance);
        }
        rest = more;
    }
}

fn hand_out(costs: &Costs, start: &Force, role: Role, wave: usize, words: &[u64], rows: &mut Sink<'_, LossChance>) {
    let mut rest = words;
    for (i, most) in numbered(&numbers(costs, start)) {
        let Some((column, more)) = rest.split_at_checked(length(i, *most)) else { return };
        let (of, kind) = match FIGHTERS.get(i) {
            Some(kind) => (LossOf::Kind, Code::new(*kind)),
            None => (if i == FIGHTING { LossOf::Units } else { LossOf::Ipc }, Code::default()),
        };
        for (number, chance) in numbered(column).filter(|(_, chance)| **chance > 0) {
            rows.push(LossChance {
                chance: *chance,
                lost: u32::try_from(number).unwrap_or(u32::MAX),
                wave: u16::try_from(wave).unwrap_or(u16::MAX),
                role: Code::new(role),
                of: Code::new(of),
                kind,
                reserved: [0; 7],
            });
        }
        rest = more;
    }
}

/// Returns the chance of each number of losses of either side: of each kind, of all units, and in IPC (AA 3.1a, 3.5a,
/// 4.1, 4.2, 4.3).
///
/// ```
/// use grognard_core::axis_allies::battle::{BattleKind, Force, Forecast, LossChance, Wave, losses};
/// use grognard_core::ruling::{Sink, Trail};
/// use grognard_core::scratch::Scratch;
/// let wave = Wave { force: Force { infantry: 1, ..Force::default() }, ..Wave::default() };
/// let defender = Force { infantry: 1, ..Force::default() };
/// let question = Forecast { kind: BattleKind::Land.into(), waves: &[wave], defender, ..Forecast::default() };
/// let (mut words, mut rows) = ([0; 100], [LossChance::default(); 20]);
/// let mut rows = Sink::new(&mut rows);
/// losses(&question, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none())?;
/// // For each side: none or one infantry, none or one unit, 0 or 3 IPC.
/// assert_eq!(rows.needed(), 12);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `axis_allies.battle.distribution`.
pub fn losses(
    question: &Forecast<'_>,
    rows: &mut Sink<'_, LossChance>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<LossesWeighed>, Fault> {
    let (mut figures, mut costs) = (Figures::default(), Costs::default());
    let setting = question.read(false, &mut figures, &mut costs)?;
    let short = Fault::new(FaultCode::BufferTooSmall, &"scratch");
    let theirs = words_of(&costs, setting.defender);
    let ours = setting.waves.iter().fold(0usize, |sum, wave| sum.saturating_add(words_of(&costs, &wave.force)));
    let own = ours.saturating_add(theirs);
    let words = scratch.take(setting.size()?.0.saturating_add(own))?;
    let (columns, words) = words.split_at_mut_checked(own).ok_or(short)?;
    columns.fill(0);
    let (their_columns, our_columns) = columns.split_at_mut_checked(theirs).ok_or(short)?;
    let mut missing = ONE;
    setting.play(words, &mut |cell: &Cell<'_>| {
        let mut place = &mut *our_columns;
        for (wave, attack) in numbered(setting.waves) {
            if wave == cell.wave {
                note(&costs, &attack.force, &cell.attacker_lost, cell.chance, place);
                break;
            }
            place = place.get_mut(words_of(&costs, &attack.force)..).unwrap_or_default();
        }
        if cell.last {
            note(&costs, setting.defender, &cell.defender_lost, cell.chance, their_columns);
            // All chances add up to at most 1.
            missing = missing.bounded_sub(cell.chance);
        }
    });
    let mut rest = &*our_columns;
    for (wave, attack) in numbered(setting.waves) {
        let Some((part, more)) = rest.split_at_checked(words_of(&costs, &attack.force)) else { break };
        hand_out(&costs, &attack.force, Role::Attacker, wave, part, rows);
        rest = more;
    }
    hand_out(&costs, setting.defender, Role::Defender, 0, their_columns, rows);
    Ok(Ruling::new(LossesWeighed { missing }, setting.cites()))
}

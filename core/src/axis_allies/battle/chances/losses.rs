//! How many of each kind may be lost, and how much in IPC.

use super::play::Cell;
use super::question::{Costs, Forecast, ipc};
use crate::axis_allies::battle::force::Force;
use crate::axis_allies::battle::round::{Figures, Role};
use crate::axis_allies::chance::ONE;
use crate::axis_allies::units::{FIGHTERS, FIGHTING, Kind};
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Reflect, Words};
use crate::ruling::{Ruling, Sink, Trail};
use crate::scratch::Scratch;
use crate::table::numbered;

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum LossOf {
    /// Units of one kind.
    Kind,
    /// All units.
    Units,
    /// What they cost, in IPC.
    Ipc,
}

/// A number that may be lost, and its chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct LossChance {
    /// The chance, in units of 1/2^63.
    pub chance: u64,
    /// The number.
    pub lost: u32,
    /// Of an attacker, which wave, from 0; its chances together are the chance that it is fought. Of the defender 0: what he
    /// lost in all.
    pub wave: u16,
    /// Who loses it.
    pub role: Code<Role>,
    /// What is counted.
    pub of: Code<LossOf>,
    /// Which kind, where one is counted; absent for the others.
    pub kind: Code<Kind>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 7],
}

const _: () = assert!(size_of::<LossChance>() == 24, "frozen for this major of the C ABI");

/// What the chances of losses are read from: how many waves were weighed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct LossesWeighed {
    /// What the chances of the defender's losses lack of certainty: the bound of each chance's error.
    pub missing: u64,
}

/// What is told of a force: each kind, all units, and what they cost.
const COLUMNS: usize = FIGHTING.wrapping_add(2);

/// The numbers of a force, by column.
fn numbers(costs: &Costs, force: &Force) -> [u32; COLUMNS] {
    let [infantry, armor, fighter, bomber, transport, submarine, carrier, battleship] = force.counts().map(u32::from);
    let (units, ipc) = (force.units(), ipc(costs, force));
    [infantry, armor, fighter, bomber, transport, submarine, carrier, battleship, units, ipc]
}

/// How many words a column takes, for 400 units of 255 IPC at most: numbers from 0 on, and none for a kind that is not there.
fn length(column: usize, most: u32) -> usize {
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    if most == 0 && column < FIGHTING { 0 } else { most.wrapping_add(1) }
}

/// How many words the columns of a side take.
#[cfg_attr(not(feature = "fast"), inline(never))]
fn words_of(costs: &Costs, start: &Force) -> usize {
    numbered(&numbers(costs, start)).fold(0usize, |sum, (i, most)| sum.wrapping_add(length(i, *most)))
}

#[cfg_attr(not(feature = "fast"), inline(never))]
fn note(costs: &Costs, start: &Force, lost: &Force, chance: u64, words: &mut [u64]) {
    let mut rest = words;
    for ((i, most), lost) in numbered(&numbers(costs, start)).zip(&numbers(costs, lost)) {
        let Some((column, more)) = rest.split_at_mut_checked(length(i, *most)) else { return };
        if let Some(sum) = usize::try_from(*lost).ok().and_then(|n| column.get_mut(n)) {
            *sum = sum.wrapping_add(chance);
        }
        rest = more;
    }
}

#[cfg_attr(not(feature = "fast"), inline(never))]
fn hand_out(costs: &Costs, start: &Force, (role, wave): (Role, usize), words: &[u64], rows: &mut Sink<'_, LossChance>) {
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

/// How many of each kind, how many in all and how much in IPC either side loses, with the chance of each number (AA
/// 3.1a, 3.5a, 4.1, 4.2, 4.3).
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
                note(&costs, &attack.force, &cell.attacker_lost(), cell.chance, place);
                break;
            }
            place = place.get_mut(words_of(&costs, &attack.force)..).unwrap_or_default();
        }
        if cell.last {
            note(&costs, setting.defender, &cell.defender_lost(), cell.chance, their_columns);
            // All chances together are certainty at most.
            missing = missing.wrapping_sub(cell.chance);
        }
    });
    let mut rest = &*our_columns;
    for (wave, attack) in numbered(setting.waves) {
        let Some((part, more)) = rest.split_at_checked(words_of(&costs, &attack.force)) else { break };
        hand_out(&costs, &attack.force, (Role::Attacker, wave), part, rows);
        rest = more;
    }
    hand_out(&costs, setting.defender, (Role::Defender, 0), their_columns, rows);
    Ok(Ruling::new(LossesWeighed { missing }, setting.cites()))
}

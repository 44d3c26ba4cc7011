//! The numbers of a position's battle, raid and victory, in the order in which its text lists them.

use crate::axis_allies::battle::Battle;
use crate::axis_allies::battle::Force;
use crate::axis_allies::bombing::RaidAssessment;
use crate::axis_allies::game::text::words::{Known, known};
use crate::axis_allies::units::PRINTED;
use crate::axis_allies::victory::Victory;
use crate::fault::FaultCode;
use crate::reflect::{Code, Flag, Said, Word};

/// What goes through the numbers of a record one after another: it writes each, or reads it.
pub(in crate::axis_allies::game) trait Numbers {
    /// Takes a number of at most `most`, and returns it as it was or as it was read.
    fn number(&mut self, value: u16, most: u16) -> Result<u16, FaultCode>;
    /// Takes the code of a word, in the same way.
    fn code(&mut self, code: u8, words: Known) -> Result<u8, FaultCode>;
    /// Takes a number that may be absent, in the same way.
    fn said(&mut self, value: Said<u16>) -> Result<Said<u16>, FaultCode>;
}

fn counts<'c>(through: &mut impl Numbers, counts: impl IntoIterator<Item = &'c mut u16>) -> Result<(), FaultCode> {
    for count in counts {
        *count = through.number(*count, u16::MAX)?;
    }
    Ok(())
}

fn bytes<'b>(through: &mut impl Numbers, bytes: impl IntoIterator<Item = &'b mut u8>) -> Result<(), FaultCode> {
    for byte in bytes {
        let read = through.number(u16::from(*byte), u16::from(u8::MAX))?;
        *byte = u8::try_from(read).unwrap_or(u8::MAX);
    }
    Ok(())
}

fn flag(through: &mut impl Numbers, flag: &mut Flag) -> Result<(), FaultCode> {
    *flag = Flag::from(through.number(u16::from(flag.is_set()), u16::MAX)? > 0);
    Ok(())
}

fn word<W: Word>(through: &mut impl Numbers, code: &mut Code<W>) -> Result<(), FaultCode> {
    *code = Code::raw(through.code(code.0, known::<W>())?);
    Ok(())
}

fn force(through: &mut impl Numbers, force: &mut Force) -> Result<(), FaultCode> {
    let mut all = force.counts();
    // Whole games have printed kinds only.
    counts(through, all.iter_mut().take(PRINTED))?;
    *force = Force::of(all);
    Ok(())
}

/// The numbers of a battle.
pub(in crate::axis_allies::game) fn battle(through: &mut impl Numbers, b: &mut Battle) -> Result<(), FaultCode> {
    let forces = [&mut b.attacker_start, &mut b.defender_start, &mut b.attacker, &mut b.defender, &mut b.doomed];
    for one in forces {
        force(through, one)?;
    }
    let figures = &mut b.figures;
    bytes(through, figures.attack.iter_mut().chain(&mut figures.defence))?;
    bytes(through, [&mut figures.support, &mut figures.aa])?;
    counts(through, [&mut b.attacker_withdrawn, &mut b.defender_withdrawn, &mut b.submarine_hits, &mut b.hits])?;
    counts(through, [&mut b.round, &mut b.support])?;
    word(through, &mut b.kind)?;
    word(through, &mut b.stage)?;
    word(through, &mut b.ending)?;
    for one in [&mut b.amphibious, &mut b.aa_gun, &mut b.taken] {
        flag(through, one)?;
    }
    Ok(())
}

/// The numbers of a raid.
pub(in crate::axis_allies::game) fn raid(
    through: &mut impl Numbers,
    raid: &mut RaidAssessment,
) -> Result<(), FaultCode> {
    counts(through, [&mut raid.bombers, &mut raid.aa_dice])?;
    raid.limit = through.said(raid.limit)?;
    bytes(through, [&mut raid.hits_at, &mut raid.cost])
}

/// The numbers of a victory.
pub(in crate::axis_allies::game) fn victory(through: &mut impl Numbers, won: &mut Victory) -> Result<(), FaultCode> {
    counts(through, [&mut won.axis_value])?;
    bytes(through, [&mut won.allied_capitals, &mut won.axis_capitals])?;
    word(through, &mut won.winner)?;
    word(through, &mut won.ground)
}

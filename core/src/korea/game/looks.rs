//! What a position waits for, and its contents.

use super::position::{Game, GameDepot, GamePlace, GameUnit};
use super::saved::Looked;
use super::waits::Waits;
use crate::fault::Fault;
use crate::korea::assessment::Engagement;
use crate::korea::rules::*;
use crate::korea::units::{Role, Side};
use crate::reflect::{Code, Reflect, Said};
use crate::ruling::{Cites, Ruling, Sink, Trail};

/// A summary of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Situation {
    /// Loss points that are owed and not yet paid.
    pub owed: u32,
    /// Victory points of the UN and of the Communists.
    pub victory_points: [u16; 2],
    /// The number of units that are not routed.
    pub units: u16,
    /// The number of UN depots.
    pub depots: u16,
    /// The attacker's lead; absent without an engagement.
    pub attacker_lead: Said<u16>,
    /// The defender's lead; absent without an engagement.
    pub defender_lead: Said<u16>,
    /// The number of dice for which the position waits.
    pub dice: u16,
    /// The number of chips for which the position waits.
    pub chips: u16,
    /// The sum of the attacker's modifiers as they are now, until dice are rolled.
    pub attacker_drm: i16,
    /// The sum of the defender's modifiers as they are now, until dice are rolled.
    pub defender_drm: i16,
    /// The Combat Differential of the engagement at hand, once its dice are rolled.
    pub differential: i16,
    /// The rule by which something is waited for.
    pub rule: u16,
    /// The step for which the position waits.
    pub waits: Code<Waits>,
    /// The side that decides.
    pub decides: Code<Side>,
    /// The side whose turn it is.
    pub turn: Code<Side>,
    /// The kind of combat; absent without an engagement.
    pub kind: Code<Engagement>,
    /// The role that owes losses; absent for none.
    pub debtor: Code<Role>,
    /// The number of hexes that a retreat has still to enter.
    pub hexes: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 2],
}

/// Returns a summary of a position. The rows are the units.
///
/// ```
/// use grognard_core::korea::game::{Game, GameUnit, Looked, Waits, look};
/// use grognard_core::ruling::{Sink, Trail};
/// let position = Game::read(b"grognard korea game 1\nturn un\nunit 1 1st_cav un infantry a 0,0\nend")?.save()?;
/// let mut room = [GameUnit::default(); 4];
/// let mut rows = Sink::new(&mut room);
/// let situation = look(&Looked { position }, &mut rows, &mut Trail::none())?.value;
/// assert_eq!((situation.waits.get(), rows.items()[0].id), (Some(Waits::Orders), 1));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * `bad_text` for a text that is not a position of this game, and for a word that cannot stand in its line.
/// * `missing_field` for a word that a line lacks, a position without a turn, and a text that is cut before its `end`.
/// * `unknown_word` for a word that is not known.
/// * `out_of_range` for another version of the text, and numbers that are too large or too small.
/// * `overflow` for more lines of one kind than a position holds.
/// * `contradiction` for a text that was changed after it was written, for units, hexes, depots or chips that cannot be
///   together, and for an engagement that cannot be.
pub fn look(
    question: &Looked,
    rows: &mut Sink<'_, GameUnit>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game = Game::load(&question.position)?;
    game.units.iter().for_each(|unit| rows.push(*unit));
    game.answer()
}

/// Returns a summary of a position. The rows are the UN depots.
///
/// # Errors
///
/// Those of `korea.game.look`.
pub fn depots(
    question: &Looked,
    rows: &mut Sink<'_, GameDepot>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game = Game::load(&question.position)?;
    game.depots.iter().for_each(|depot| rows.push(*depot));
    game.answer()
}

/// Returns a summary of a position. The rows are the hexes of its map.
///
/// # Errors
///
/// Those of `korea.game.look`.
pub fn places(
    question: &Looked,
    rows: &mut Sink<'_, GamePlace>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Situation>, Fault> {
    let game = Game::load(&question.position)?;
    game.places.iter().for_each(|place| rows.push(*place));
    game.answer()
}

impl Game {
    /// Returns the summary with its rule.
    pub(super) fn answer(&self) -> Result<Ruling<Situation>, Fault> {
        let situation = self.situation()?;
        Ok(Ruling::new(situation, Cites::by(self.rule())))
    }

    /// Returns the rule by which something is waited for.
    fn rule(&self) -> crate::rule::Rule {
        match self.waits {
            Waits::Losses => R8_3,
            Waits::Retreat => R8_3_R,
            _ => R8_0,
        }
    }

    /// Returns a summary of the position.
    pub fn situation(&self) -> Result<Situation, Fault> {
        let fights = self.fight.attacker > 0;
        let before = matches!(self.waits, Waits::Attackers | Waits::Defenders | Waits::Chips | Waits::Dice);
        let assessment = if before { self.assessment()? } else { Default::default() };
        let id = |id: u16| if fights { Said::<u16>::new(id) } else { Said::default() };
        let count = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
        Ok(Situation {
            owed: self.fight.owed,
            victory_points: self.points,
            units: count(crate::table::count(self.units.iter().filter(|unit| !unit.is_out()))),
            depots: count(self.depots.len()),
            attacker_lead: id(self.fight.attacker),
            defender_lead: id(self.fight.defender),
            dice: if self.waits == Waits::Dice { self.dice_wanted()? } else { 0 },
            chips: if self.waits == Waits::Chips { self.chips_wanted()? } else { 0 },
            attacker_drm: assessment.attacker_drm,
            defender_drm: assessment.defender_drm,
            differential: self.fight.differential,
            rule: self.rule().0,
            waits: Code::new(self.waits),
            decides: Code::new(self.side_of(self.deciding())),
            turn: Code::new(self.turn),
            kind: self.fight.kind,
            debtor: self.fight.debtor,
            hexes: self.fight.left,
            reserved: [0; 2],
        })
    }
}

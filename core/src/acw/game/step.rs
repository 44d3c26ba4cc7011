//! Steps of a combat phase, their verdicts and their effects.

use super::position::{Game, GameUnit};
use super::waits::Waits;
use crate::acw::rules::R10;
use crate::acw::units::Side;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::reflect::{Code, Reflect, Said, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;

/// The kind of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum StepKind {
    /// The stack in `hex` attacks the stack in `target`: a combat of its own, or one of the two joins the other's.
    Attack = 1,
    /// The declarations end; without any the phase ends.
    End,
    /// The combat of the attacked `hex` is fought, with the attacker's `cohesion`; 0 for that of his largest unit.
    Fight,
    /// The defender fights with this `cohesion`; 0 for that of his largest unit.
    Stand,
    /// The `dice` for which the position waits.
    Dice,
    /// Dice from the position's seed.
    Roll,
    /// The `unit` is lost.
    Lose,
    /// The retreating stack enters the `hex`.
    Go,
    /// The `unit` advances into the `hex`.
    Advance,
    /// Nobody advances any more.
    Stay,
}

impl StepKind {
    /// Returns the names of the parts that an order of this kind has.
    pub const fn parts(self) -> &'static [&'static str] {
        match self {
            StepKind::Attack => &["hex", "target"],
            StepKind::End | StepKind::Roll | StepKind::Stay => &[],
            StepKind::Fight => &["hex", "cohesion"],
            StepKind::Stand => &["cohesion"],
            StepKind::Dice => &["dice"],
            StepKind::Lose => &["unit"],
            StepKind::Go => &["hex"],
            StepKind::Advance => &["unit", "hex"],
        }
    }
}

/// One step. Units are named by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// See [`StepKind::Attack`].
    Attack {
        /// The attacking hex.
        hex: Hex,
        /// The attacked hex.
        target: Hex,
    },
    /// See [`StepKind::End`].
    End,
    /// See [`StepKind::Fight`].
    Fight {
        /// An attacked hex of the combat.
        hex: Hex,
        /// The attacker's Cohesion Rating.
        cohesion: u8,
    },
    /// See [`StepKind::Stand`].
    Stand {
        /// The defender's Cohesion Rating.
        cohesion: u8,
    },
    /// See [`StepKind::Dice`].
    Dice {
        /// The dice: one for a combat, one for each commander who rolls.
        dice: &'a [u8],
    },
    /// See [`StepKind::Roll`].
    Roll,
    /// See [`StepKind::Lose`].
    Lose {
        /// The unit.
        unit: u16,
    },
    /// See [`StepKind::Go`].
    Go {
        /// The hex.
        hex: Hex,
    },
    /// See [`StepKind::Advance`].
    Advance {
        /// The unit.
        unit: u16,
        /// The hex.
        hex: Hex,
    },
    /// See [`StepKind::Stay`].
    Stay,
}

/// The kind of an effect of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum GameEffectKind {
    /// The side rolled `amount`.
    Die = 1,
    /// The table's result of the code `amount`.
    Result,
    /// The `unit` of `amount` SP is lost.
    Lost,
    /// The `unit` is disorganized.
    Disorganized,
    /// The commander `unit` is flipped to his replacement.
    Replaced,
    /// The commander `unit` commands the army now.
    Commands,
    /// The `unit` retreats into the `hex`.
    Retreats,
    /// The `unit` advances into the `hex`.
    Advances,
    /// The `unit` is in command for this phase, by an enemy's advance.
    Contacted,
    /// The combat is over.
    Over,
    /// The round numbered `amount` begins.
    Round,
}

/// An effect of a step. The next position includes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameEffect {
    /// The kind of effect.
    pub what: Code<GameEffectKind>,
    /// The side.
    pub side: Code<Side>,
    /// The unit's number; absent for none.
    pub unit: Said<u16>,
    /// The hex of the unit. Without a unit it is absent, or 0,0 in C, C++, C# and Rust.
    #[present(has_hex)]
    pub hex: Hex,
    /// The amount.
    pub amount: u16,
    /// The rule's number.
    pub rule: u16,
}

const _: () = assert!(size_of::<GameEffect>() == 12, "frozen for this major of the C ABI");

impl GameEffect {
    /// Returns whether it has a hex: that of its unit.
    pub fn has_hex(&self) -> bool {
        self.unit.get().is_some()
    }
}

/// The buffers for the answer to a step. The caller provides each, or none.
#[derive(Debug)]
pub struct Notes<'a, 'o, 'e, 's, 't> {
    /// The objections to the step.
    pub objections: &'a mut Sink<'o, StepObjection>,
    /// The effects of the step.
    pub effects: &'a mut Sink<'e, GameEffect>,
    /// The scratch memory, which depends on the units.
    pub scratch: &'a mut Scratch<'s>,
    /// The steps that led to the verdict.
    pub trail: &'a mut Trail<'t>,
}

/// A verdict on a step.
pub(super) type Judged = Result<Ruling<Verdict>, Fault>;

/// Returns the fault of a step at the wrong time.
pub(super) fn not_now() -> Fault {
    Fault::new(FaultCode::NotNow, &text!("step"))
}

/// Returns the answer to a legal step.
pub(super) fn done(cites: Cites) -> Judged {
    Ok(Ruling::new(Verdict::Allowed(()), cites))
}

impl Notes<'_, '_, '_, '_, '_> {
    /// Notes an effect on a side.
    pub(super) fn side(&mut self, what: GameEffectKind, rule: Rule, side: Side, amount: u16) {
        let what = Code::new(what);
        self.effects.push(GameEffect { what, side: Code::new(side), amount, rule: rule.0, ..GameEffect::default() });
    }
    /// Notes an effect on a unit.
    pub(super) fn unit(&mut self, what: GameEffectKind, rule: Rule, unit: &GameUnit, amount: u16) {
        self.effects.push(GameEffect {
            what: Code::new(what),
            side: unit.side,
            unit: Said::<u16>::new(unit.id),
            hex: unit.unit.hex,
            amount,
            rule: rule.0,
        });
    }
    /// Adds an objection, and notes it in the trail: how much is needed and there, if it is a matter of numbers.
    pub(super) fn objection(&mut self, rule: Rule, unit: Option<u16>, hex: Hex, needed: u16, available: u16) {
        let unit = unit.map(Said::<u16>::new).unwrap_or_default();
        self.objections.push(StepObjection { hex, unit, rule: rule.0, needed, available });
        self.trail.refuse(rule, needed, available);
    }
    /// Returns the answer to a unit that is no loss which is due.
    pub(super) fn object_to_loss(&mut self, id: u16, hex: Hex, due: u16, chosen: u16) -> Judged {
        let unit = Said::<u16>::new(id);
        self.objections.push(StepObjection { hex, unit, rule: R10.0, needed: due, available: chosen });
        self.trail.refuse_for(R10, About::Units, due, chosen);
        Ok(Ruling::new(Verdict::Forbidden, Cites::by(R10)))
    }
    /// Returns the answer to a step that a rule forbids.
    pub(super) fn object(&mut self, rule: Rule, unit: Option<u16>, hex: Hex, needed: u16, available: u16) -> Judged {
        self.objection(rule, unit, hex, needed, available);
        Ok(Ruling::new(Verdict::Forbidden, Cites::by(rule)))
    }
}

impl Game {
    /// Decides whether a step is legal, and lists the objections to it.
    pub fn assess(&self, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let ruling = self.clone().take(step, notes);
        notes.effects.take_back();
        ruling
    }

    /// Takes a step. A legal step changes the position; otherwise the position stays as it is.
    pub fn apply(&mut self, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let mut next = self.clone();
        let ruling = next.take(step, notes);
        match &ruling {
            Ok(ruling) if ruling.value.is_allowed() => *self = next,
            _ => notes.effects.take_back(),
        }
        ruling
    }

    /// Takes a step. After an illegal one the position is meaningless.
    pub(super) fn take(&mut self, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let waits = self.waits;
        match *step {
            Step::Attack { hex, target } if waits == Waits::Orders => self.attack(hex, target, notes),
            Step::End if waits == Waits::Orders => self.end_declarations(notes),
            Step::Fight { hex, cohesion } if waits == Waits::Combats => self.begin(hex, cohesion, notes),
            Step::Stand { cohesion } if waits == Waits::Cohesion => self.stand(cohesion, notes),
            Step::Dice { dice } if waits == Waits::Dice => self.die(dice, notes),
            Step::Dice { dice } if waits == Waits::Commanders => self.commanders(dice, notes),
            Step::Roll if matches!(waits, Waits::Dice | Waits::Commanders) => self.roll(notes),
            Step::Lose { unit } if waits == Waits::Losses => self.lose(unit, notes),
            Step::Go { hex } if waits == Waits::Retreat => self.go(hex, notes),
            Step::Advance { unit, hex } if waits == Waits::Advance => self.advance(unit, hex, notes),
            Step::Stay if waits == Waits::Advance => self.stay(notes),
            _ => Err(not_now().needs(waits.meant())),
        }
    }
}

/// An objection to a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct StepObjection {
    /// The hex.
    pub hex: Hex,
    /// The number of the unit; absent if it concerns none.
    pub unit: Said<u16>,
    /// The rule that is broken.
    pub rule: u16,
    /// The amount needed, if the rule sets a limit; otherwise 0.
    pub needed: u16,
    /// The amount available, if the rule sets a limit; otherwise 0.
    pub available: u16,
}

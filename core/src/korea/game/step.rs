//! Steps of an engagement, their verdicts and their effects.

use super::position::Game;
use super::waits::Waits;
use crate::fault::{Fault, FaultCode};
use crate::hex::Hex;
use crate::korea::assessment::Engagement;
use crate::korea::rules::*;
use crate::korea::units::Side;
use crate::reflect::{Code, Reflect, Said, Words};
use crate::rule::Rule;
use crate::ruling::{About, Cites, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;

/// The kind of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum StepKind {
    /// The lead `unit` attacks the lead `target` in a combat of the `kind`, in a meeting engagement with `mp_drm`.
    Declare = 1,
    /// The `unit` takes part on its owner's side.
    Join,
    /// The side uses its air support.
    Air,
    /// The side uses fleet support.
    Fleet,
    /// The UN expends the `depot` for its modifier, or eliminates it to pay.
    Depot,
    /// The side has named all units and support.
    Ready,
    /// The chips `drawn`: the attacker's, then the defender's.
    Chips,
    /// The `dice`: the attacker's, then the defender's.
    Dice,
    /// Chips or dice from the position's seed.
    Roll,
    /// Payment: the defending lead goes static.
    Flip,
    /// Payment: the supporting `unit` goes static.
    Supporter,
    /// Payment: a victory point.
    Point,
    /// Payment: the lead retreats `count` hexes, which the next steps enter.
    Retreat,
    /// The retreating lead enters the `hex`.
    Go,
    /// Payment: the lead is routed, which pays all that is left.
    Rout,
    /// The turn ends: no further engagement.
    End,
}

impl StepKind {
    /// Returns the names of the parts that an order of this kind has.
    pub const fn parts(self) -> &'static [&'static str] {
        match self {
            StepKind::Declare => &["unit", "target", "kind", "mp_drm"],
            StepKind::Join | StepKind::Supporter => &["unit"],
            StepKind::Air
            | StepKind::Fleet
            | StepKind::Ready
            | StepKind::Roll
            | StepKind::Flip
            | StepKind::Point
            | StepKind::Rout
            | StepKind::End => &[],
            StepKind::Depot => &["depot"],
            StepKind::Chips => &["drawn"],
            StepKind::Dice => &["dice"],
            StepKind::Retreat => &["count"],
            StepKind::Go => &["hex"],
        }
    }
}

/// One step. Units and depots are named by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// See [`StepKind::Declare`].
    Declare {
        /// The kind of combat.
        kind: Engagement,
        /// The attacking lead.
        unit: u16,
        /// The defending lead.
        target: u16,
        /// The modifier for movement points spent, -1 to 2; `None` in a prepared attack.
        mp_drm: Option<i8>,
    },
    /// See [`StepKind::Join`].
    Join {
        /// The unit.
        unit: u16,
    },
    /// See [`StepKind::Air`].
    Air,
    /// See [`StepKind::Fleet`].
    Fleet,
    /// See [`StepKind::Depot`].
    Depot {
        /// The depot.
        depot: u16,
    },
    /// See [`StepKind::Ready`].
    Ready,
    /// See [`StepKind::Chips`].
    Chips {
        /// The chips.
        drawn: &'a [i8],
    },
    /// See [`StepKind::Dice`].
    Dice {
        /// The dice.
        dice: &'a [u8],
    },
    /// See [`StepKind::Roll`].
    Roll,
    /// See [`StepKind::Flip`].
    Flip,
    /// See [`StepKind::Supporter`].
    Supporter {
        /// The unit.
        unit: u16,
    },
    /// See [`StepKind::Point`].
    Point,
    /// See [`StepKind::Retreat`].
    Retreat {
        /// The number of hexes, 1 to 3.
        hexes: u8,
    },
    /// See [`StepKind::Go`].
    Go {
        /// The hex.
        hex: Hex,
    },
    /// See [`StepKind::Rout`].
    Rout,
    /// See [`StepKind::End`].
    End,
}

/// The kind of an effect of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum GameEffectKind {
    /// The engagement of the lead `unit` begins.
    Engagement = 1,
    /// The `unit` takes part.
    Joins,
    /// The side uses air support of the rating `amount`.
    Air,
    /// The side uses fleet support.
    Fleet,
    /// The depot numbered `amount` is expended or eliminated.
    Depot,
    /// The side drew the chip `amount`.
    Chip,
    /// The side rolled `amount` with one die.
    Die,
    /// The side owes `amount` loss points.
    Owes,
    /// The `unit` goes static.
    Static,
    /// The side spends `amount` victory points.
    Points,
    /// The `unit` enters the `hex`.
    Goes,
    /// The `unit` is eliminated to the Rout box.
    Routed,
    /// The engagement is over.
    Over,
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
    pub amount: i16,
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
    /// The scratch memory: two words for each hex of the map.
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
    pub(super) fn side(&mut self, what: GameEffectKind, rule: Rule, side: Side, amount: i16) {
        let what = Code::new(what);
        self.effects.push(GameEffect { what, side: Code::new(side), amount, rule: rule.0, ..GameEffect::default() });
    }
    /// Notes an effect on a unit.
    pub(super) fn unit(&mut self, what: GameEffectKind, rule: Rule, unit: &super::GameUnit) {
        self.effects.push(GameEffect {
            what: Code::new(what),
            side: unit.side,
            unit: Said::<u16>::new(unit.id),
            hex: unit.hex,
            amount: 0,
            rule: rule.0,
        });
    }
    /// Returns the answer to a step that a rule forbids.
    pub(super) fn object(&mut self, rule: Rule, unit: Option<u16>, needed: u16, available: u16) -> Judged {
        let unit = unit.map(Said::<u16>::new).unwrap_or_default();
        self.objections.push(StepObjection { unit, rule: rule.0, needed, available });
        self.trail.refuse(rule, needed, available);
        Ok(Ruling::new(Verdict::Forbidden, Cites::by(rule)))
    }
    /// Returns the answer to a way with too few of the hexes that a retreat owes.
    pub(super) fn object_to_way(&mut self, unit: u16, owed: u16, hexes: u16) -> Judged {
        let unit = Said::<u16>::new(unit);
        self.objections.push(StepObjection { unit, rule: R8_3.0, needed: owed, available: hexes });
        self.trail.refuse_for(R8_3, About::Path, owed, hexes);
        Ok(Ruling::new(Verdict::Forbidden, Cites::by(R8_3)))
    }
    /// Returns the answer to a step that several rules forbid.
    pub(super) fn forbid(&mut self, cites: Cites, unit: Option<u16>) -> Judged {
        let unit = unit.map(Said::<u16>::new).unwrap_or_default();
        for rule in cites.iter() {
            self.objections.push(StepObjection { unit, rule: rule.0, needed: 0, available: 0 });
            self.trail.refuse(rule, 0, 0);
        }
        Ok(Ruling::new(Verdict::Forbidden, cites))
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
    ///
    /// ```
    /// use grognard_core::korea::{combat::Engagement, game::{Game, Notes, Step, Waits}};
    /// use grognard_core::ruling::{Sink, Trail};
    /// use grognard_core::scratch::Scratch;
    /// let text = b"grognard korea game 1\nturn communist\npoints un 2\nunit 1 1st_cav un infantry a 0,0\nunit 2 105th communist armored b 1,0\nend";
    /// let mut game = Game::read(text)?;
    /// let mut words = [0; 512];
    /// let mut step = |step: Step<'_>| {
    ///     let notes = &mut Notes {
    ///         objections: &mut Sink::none(),
    ///         effects: &mut Sink::none(),
    ///         scratch: &mut Scratch::new(&mut words),
    ///         trail: &mut Trail::none(),
    ///     };
    ///     let ruling = game.apply(&step, notes)?;
    ///     Ok::<bool, grognard_core::fault::Fault>(ruling.value.is_allowed())
    /// };
    /// assert!(step(Step::Declare { kind: Engagement::Prepared, unit: 2, target: 1, mp_drm: None })?);
    /// assert!(!step(Step::Fleet)?); // the UN's only
    /// assert!(step(Step::Ready)? && step(Step::Ready)?);
    /// assert!(step(Step::Dice { dice: &[5, 3] })?); // 5 + 2 - 3 - 1: three losses
    /// assert!(step(Step::Flip)? && step(Step::Point)? && step(Step::Point)?);
    /// assert_eq!(game.waits(), Waits::Orders);
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
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
        let supports = matches!(waits, Waits::Attackers | Waits::Defenders);
        match *step {
            Step::Declare { kind, unit, target, mp_drm } if waits == Waits::Orders => {
                self.declare(kind, unit, target, mp_drm, notes)
            }
            Step::End if waits == Waits::Orders => {
                self.waits = Waits::Nothing;
                done(Cites::by(R8_0))
            }
            Step::Join { unit } if supports => self.join(unit, notes),
            Step::Air if supports => self.support(StepKind::Air, 0, notes),
            Step::Fleet if supports => self.support(StepKind::Fleet, 0, notes),
            Step::Depot { depot } if supports => self.support(StepKind::Depot, depot, notes),
            Step::Ready if supports => self.ready(notes),
            Step::Chips { drawn } if waits == Waits::Chips => self.chips(drawn, notes),
            Step::Dice { dice } if waits == Waits::Dice => self.dice(dice, notes),
            Step::Roll if matches!(waits, Waits::Chips | Waits::Dice) => self.roll(notes),
            Step::Go { hex } if waits == Waits::Retreat => self.go(hex, notes),
            Step::Flip
            | Step::Supporter { .. }
            | Step::Depot { .. }
            | Step::Point
            | Step::Retreat { .. }
            | Step::Rout
                if waits == Waits::Losses =>
            {
                self.pay(step, notes)
            }
            _ => Err(not_now().needs(waits.meant())),
        }
    }
}

/// An objection to a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct StepObjection {
    /// The number of the unit; absent if it concerns none.
    pub unit: Said<u16>,
    /// The rule that is broken.
    pub rule: u16,
    /// The amount needed, if the rule sets a limit; otherwise 0.
    pub needed: u16,
    /// The amount available, if the rule sets a limit; otherwise 0.
    pub available: u16,
}

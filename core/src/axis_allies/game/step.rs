//! What may be done with a position, step by step.

use super::parts::{Fight, Flak, TurnPhase};
use super::position::Game;
use crate::axis_allies::battle::{Stage, Waiting, choices};
use crate::axis_allies::board::Unit;
use crate::axis_allies::map::Site;
use crate::axis_allies::orders::Objection;
use crate::axis_allies::placement::{Placement, Refusal};
use crate::axis_allies::powers::Power;
use crate::axis_allies::units::Kind;
use crate::fault::{Fault, FaultCode};
use crate::reflect::{Code, Locus, Reflect, Said, Words};
use crate::rule::Rule;
use crate::ruling::{Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;

/// One step. Pieces are named by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// Purchase: pieces of a kind are bought.
    Buy {
        /// What.
        kind: Kind,
        /// How many.
        count: u16,
    },
    /// Movement: pieces move together along a path. What ships carry goes along and is not named.
    Move {
        /// The pieces.
        pieces: &'a [u16],
        /// The spaces that they enter, in order.
        path: &'a [Locus<Site>],
    },
    /// Movement: troops board a transport in a zone beside them.
    Board {
        /// The troops.
        pieces: &'a [u16],
        /// The transport.
        transport: u16,
    },
    /// Movement: troops unload from their transports.
    Unload {
        /// The troops.
        pieces: &'a [u16],
        /// The land.
        space: Locus<Site>,
    },
    /// Combat movement: bombers that stand over a complex are to raid it, and not to fight.
    Raid {
        /// The bombers.
        pieces: &'a [u16],
    },
    /// Combat: the battle in a space begins.
    Fight {
        /// Where.
        space: Locus<Site>,
        /// Battleships that give their support shot.
        support: &'a [u16],
    },
    /// Combat: the raid on a space is flown; its dice come next.
    Bomb {
        /// Where.
        space: Locus<Site>,
    },
    /// Dice, where they are wanted.
    Dice {
        /// The dice: of a battle's volley by kind, in the order of the kinds.
        dice: &'a [u8],
    },
    /// Losses, where they are wanted: the pieces that their owner chose.
    Lose {
        /// The pieces.
        pieces: &'a [u16],
    },
    /// Submarines withdraw, where they may; none for those who stay.
    Withdraw {
        /// The submarines.
        pieces: &'a [u16],
        /// The sea zone.
        space: Locus<Site>,
    },
    /// The attacker presses on, where he may retreat.
    Press,
    /// The attacker retreats; those who are no aircraft go to a space.
    Retreat {
        /// Where to; none if there are aircraft alone.
        space: Locus<Site>,
    },
    /// Placement: bought pieces come to the board when the phase ends.
    Place(Placement),
    /// The side whose power it is surrenders.
    Surrender,
    /// The phase ends.
    End,
    /// Fighters that lost their carrier land on those that are left, these before others.
    Keep {
        /// The fighters.
        pieces: &'a [u16],
    },
}

/// What a position waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum Waits {
    /// Orders of the phase, or its end.
    Orders = 1,
    /// Dice.
    Dice,
    /// Losses.
    Losses,
    /// Submarines that withdraw, or stay.
    Submarines,
    /// Whether the attacker retreats.
    Retreat,
    /// Nothing: the game is won.
    Nothing,
    /// Which fighters that lost their carrier land on those that are left (AA 3.4b).
    Fighters,
}

/// What a step does to the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum GameEffectKind {
    /// `power` pays `amount` IPC to the bank.
    Pay = 1,
    /// `power` gets `amount` IPC.
    Get,
    /// `space` becomes `power`'s.
    Territory,
    /// The antiaircraft gun `piece` becomes `power`'s.
    AaGun,
    /// `piece` is off the board.
    Lost,
    /// `piece` moves to `space` in the course of a battle: it withdraws, retreats or lands.
    Goes,
    /// A battle is to be fought in `space`.
    Battle,
    /// A raid is to be flown over `space`.
    Raid,
    /// `power` places `piece` in `space`.
    Placed,
    /// An industrial complex of `power`'s is built in `space`.
    Complex,
    /// `power`'s turn begins.
    Turn,
    /// The game is won.
    Won,
}

/// One thing that a step does, which the position has done already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameEffect {
    /// What.
    pub what: Code<GameEffectKind>,
    /// Whose.
    pub power: Code<Power>,
    /// The piece's kind.
    pub kind: Code<Kind>,
    /// Zero.
    #[reserved]
    pub reserved: u8,
    /// The piece's number; absent for none.
    pub piece: Said<u16>,
    /// Where; absent for nowhere.
    pub space: Locus<Site>,
    /// How much.
    pub amount: u16,
    /// The rule's number.
    pub rule: u16,
}

const _: () = assert!(size_of::<GameEffect>() == 12, "frozen for this major of the C ABI");

impl GameEffect {
    /// An effect by a rule.
    pub(super) fn of(what: GameEffectKind, rule: Rule) -> Self {
        GameEffect { what: Code::new(what), rule: rule.0, ..GameEffect::default() }
    }
    /// Of a power.
    pub(super) fn power(mut self, power: Power) -> Self {
        self.power = Code::new(power);
        self
    }
    /// In a space.
    pub(super) fn at(mut self, space: u16) -> Self {
        self.space = space.into();
        self
    }
    /// Of so much.
    pub(super) fn amount(mut self, amount: u16) -> Self {
        self.amount = amount;
        self
    }
    /// Of a piece.
    pub(super) fn piece(mut self, unit: &Unit) -> Self {
        (self.piece, self.kind, self.power) = (Said::<u16>::new(super::position::id(unit)), unit.kind, unit.owner);
        if self.space == 0 {
            self.space = unit.space;
        }
        self
    }
}

/// Where a step's answer is written: each a buffer that the caller provides, or none.
#[derive(Debug)]
pub struct Notes<'a, 'o, 'e, 's, 't> {
    /// What is said against orders. `unit` is the piece's place in [`Game::pieces`].
    pub objections: &'a mut Sink<'o, Objection>,
    /// What is said against placements.
    pub refusals: &'a mut Sink<'o, Refusal>,
    /// What the step did.
    pub effects: &'a mut Sink<'e, GameEffect>,
    /// Memory to work in; what it needs for the end of combat movement depends on the fighters and carriers, and for
    /// placements it is two words for each.
    pub scratch: &'a mut Scratch<'s>,
    /// The steps that led to the verdict.
    pub trail: &'a mut Trail<'t>,
}

/// A verdict on a step.
pub(super) type Judged = Result<Ruling<Verdict>, Fault>;

/// It is not the time for a step.
pub(super) fn not_now() -> Fault {
    Fault::new(FaultCode::NotNow, &"step")
}

impl<const N: usize> Game<N> {
    /// What the position waits for.
    pub fn waits(&self) -> Waits {
        if self.victory.winner.0 != 0 {
            return Waits::Nothing;
        }
        if let Some(flak) = &self.flak {
            return if flak.hits > 0 { Waits::Losses } else { Waits::Dice };
        }
        let Some(fight) = &self.fight else { return Waits::Orders };
        if let Some(raid) = &fight.raid {
            return if raid.owed > 0 { Waits::Losses } else { Waits::Dice };
        }
        match fight.battle.stage.get() {
            Some(stage) if stage.is_fire() => Waits::Dice,
            Some(stage) if stage.is_losses() => Waits::Losses,
            Some(Stage::Retreat) => Waits::Retreat,
            Some(Stage::Over) => Waits::Fighters,
            _ => Waits::Submarines,
        }
    }

    /// The battle at hand, for the questions of [`battle`](crate::axis_allies::battle): its exact chances, say.
    pub fn fight(&self) -> Option<Fight> {
        self.fight
    }

    /// The antiaircraft fire at hand.
    pub fn flak(&self) -> Option<Flak> {
        self.flak
    }

    /// The spaces where raids are still to be flown, and battles to be fought, in the order of their numbers.
    pub fn pending(&self) -> impl Iterator<Item = (u16, Waits)> + '_ {
        let raids = self.raids.iter().map(|space| (space, Waits::Dice));
        raids.chain(self.battles.iter().map(|space| (space, Waits::Orders)))
    }

    /// How many dice are wanted now.
    pub fn dice(&self) -> Result<u32, Fault> {
        if self.waits() != Waits::Dice {
            return Ok(0);
        }
        if let Some(flak) = &self.flak {
            return Ok(u32::from(self.under_fire(flak)));
        }
        match &self.fight {
            Some(fight) if fight.raid.is_none() => {
                Ok(choices(&Waiting { battle: fight.battle }, &mut Trail::none())?.value.dice)
            }
            // The dice of the gun, then, with the next step, one for each bomber that is left.
            Some(Fight { raid: Some(raid), .. }) => Ok(u32::from(raid.assessment.bombers)),
            _ => Ok(0),
        }
    }

    /// Whether a step may be taken, and why not.
    pub fn assess(&self, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        self.clone().take(step, notes)
    }

    /// Takes a step: the position becomes the next one, if the rules allow the step; otherwise it stays as it is.
    ///
    /// ```
    /// use grognard_core::axis_allies::game::{Game, Notes, Step};
    /// use grognard_core::axis_allies::map::Site::*;
    /// use grognard_core::axis_allies::{powers::Power, units::Kind};
    /// use grognard_core::ruling::{Sink, Trail};
    /// use grognard_core::scratch::Scratch;
    /// let mut game: Game = Game::start()?;
    /// let mut words = [0; 4096];
    /// let mut step = |step: Step<'_>| {
    ///     let notes = &mut Notes {
    ///         objections: &mut Sink::none(),
    ///         refusals: &mut Sink::none(),
    ///         effects: &mut Sink::none(),
    ///         scratch: &mut Scratch::new(&mut words),
    ///         trail: &mut Trail::none(),
    ///     };
    ///     let ruling = game.apply(&step, notes)?;
    ///     Ok::<bool, grognard_core::fault::Fault>(ruling.value.is_allowed())
    /// };
    /// assert!(step(Step::Buy { kind: Kind::Infantry, count: 8 })?);
    /// assert!(!step(Step::Buy { kind: Kind::Infantry, count: 1 })?); // nothing is left of 24 IPC
    /// assert!(step(Step::End)?);
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

    /// Takes a step. What is left where it is refused means nothing.
    fn take(&mut self, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        use TurnPhase::*;
        let (waits, phase) = (self.waits(), self.phase);
        match *step {
            Step::Dice { dice } if waits == Waits::Dice => match self.flak {
                Some(flak) => self.flak_dice(flak, dice, notes),
                None => self.fight_dice(dice, notes),
            },
            Step::Lose { pieces } if waits == Waits::Losses => match self.flak {
                Some(flak) => self.flak_losses(flak, pieces, notes),
                None => self.fight_losses(pieces, notes),
            },
            Step::Withdraw { pieces, space } if waits == Waits::Submarines => self.withdraw(pieces, space.0, notes),
            Step::Keep { pieces } if waits == Waits::Fighters => self.keep(pieces, notes),
            Step::Press if waits == Waits::Retreat => self.press(notes),
            Step::Retreat { space } if waits == Waits::Retreat => self.retreat(space.0, notes),
            Step::Surrender if waits != Waits::Nothing => self.surrender(notes),
            _ if waits != Waits::Orders => Err(not_now()),
            Step::Buy { kind, count } if phase == Purchase => self.buy(kind, count, notes),
            Step::Move { pieces, path } if self.moves() => self.travel(pieces, path, notes),
            Step::Board { pieces, transport } if self.moves() => self.ship(pieces, Some(transport), 0, notes),
            Step::Unload { pieces, space } if self.moves() => self.ship(pieces, None, space.0, notes),
            Step::Raid { pieces } if phase == CombatMovement => self.declare_raid(pieces, notes),
            Step::Fight { space, support } if phase == Combat => self.begin(space.0, support, notes),
            Step::Bomb { space } if phase == Combat => self.bomb(space.0, notes),
            Step::Place(placement) if phase == Placement => self.place(placement, notes),
            Step::End => match phase {
                Purchase => self.end_purchase(notes),
                CombatMovement => self.end_orders(notes),
                Combat => self.end_combat(notes),
                NoncombatMovement => self.end_movement(notes),
                Placement => self.end_turn(notes),
            },
            _ => Err(not_now()),
        }
    }

    /// Whether pieces move in this phase.
    pub(super) fn moves(&self) -> bool {
        matches!(self.phase, TurnPhase::CombatMovement | TurnPhase::NoncombatMovement)
    }
}

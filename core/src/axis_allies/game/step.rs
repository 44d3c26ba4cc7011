//! Steps of a game, their verdicts and their effects.

use crate::axis_allies::battle::{Stage, Waiting, choices};
use crate::axis_allies::board::Unit;
use crate::axis_allies::game::position::game::{Game, Sound, board, view};
use crate::axis_allies::game::position::phase::{Fight, Flak, TurnPhase};
use crate::axis_allies::game::position::waits::{self, Waits};
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
        /// The kind.
        kind: Kind,
        /// The number of pieces.
        count: u16,
    },
    /// Movement: pieces move together along a path. The cargo of a ship moves with it and is not listed.
    Move {
        /// The pieces.
        pieces: &'a [u16],
        /// The spaces that they enter, in order.
        path: &'a [Locus<Site>],
    },
    /// Movement: troops board a transport in an adjacent sea zone.
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
    /// Combat movement: bombers over an industrial complex are to raid it and not to fight.
    Raid {
        /// The bombers.
        pieces: &'a [u16],
    },
    /// Combat: the battle in a space begins. Before the dice of the support shots are thrown, further battleships may
    /// join in the same way.
    Fight {
        /// The space.
        space: Locus<Site>,
        /// Battleships that give their support shot.
        support: &'a [u16],
    },
    /// Combat: the raid on a space begins; its dice are the next step.
    Bomb {
        /// The space.
        space: Locus<Site>,
    },
    /// Dice, if the position waits for them.
    Dice {
        /// The dice, 1 to 6. Those of a volley are given by kind, in the order of the kinds.
        dice: &'a [u8],
    },
    /// Losses, if the position waits for them: the pieces that their owner chose, or some of them; the position then
    /// waits for the rest.
    Lose {
        /// The pieces.
        pieces: &'a [u16],
    },
    /// Submarines withdraw, if they may; without any the others stay. While others are left that may follow to the same
    /// zone, the position waits for them.
    Withdraw {
        /// The submarines.
        pieces: &'a [u16],
        /// The sea zone.
        space: Locus<Site>,
    },
    /// The attacker continues the battle, if he may retreat.
    Press,
    /// The attacker retreats; all but aircraft move to a space.
    Retreat {
        /// The space; absent if only aircraft retreat.
        space: Locus<Site>,
    },
    /// Placement: bought pieces are placed on the board at the end of the phase.
    Place(Placement),
    /// The side whose turn it is surrenders.
    Surrender,
    /// The phase ends.
    End,
    /// Fighters that lost their carrier land on the remaining ones, these before others. While there is still a choice,
    /// the position waits for it; without any the others land in the order of the list.
    Keep {
        /// The fighters.
        pieces: &'a [u16],
    },
}

impl Step<'_> {
    /// Returns whether dice are thrown with the step, so that players cannot take it back.
    ///
    /// ```
    /// use grognard_core::axis_allies::game::Step;
    /// assert!(Step::Dice { dice: &[3] }.throws());
    /// assert!(!Step::End.throws());
    /// ```
    pub fn throws(&self) -> bool {
        matches!(self, Step::Dice { .. })
    }
}

/// The kind of an effect of a step on the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[repr(u8)]
pub enum GameEffectKind {
    /// `power` pays `amount` IPC to the bank.
    Pay = 1,
    /// `power` gets `amount` IPC.
    Get,
    /// `power` takes control of `space`.
    Territory,
    /// `power` takes the antiaircraft gun `piece`.
    AaGun,
    /// `piece` is removed from the board.
    Lost,
    /// `piece` moves to `space` during a battle: it withdraws, retreats or lands.
    Goes,
    /// A battle is to be fought in `space`.
    Battle,
    /// A raid is to be flown over `space`.
    Raid,
    /// `power` places `piece` in `space`.
    Placed,
    /// `power` builds an industrial complex in `space`.
    Complex,
    /// `power`'s turn begins.
    Turn,
    /// The game is won by the side of `power`, its first in the order of play.
    Won,
}

/// An effect of a step. The next position includes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct GameEffect {
    /// The kind of effect.
    pub what: Code<GameEffectKind>,
    /// The power.
    pub power: Code<Power>,
    /// The piece's kind.
    pub kind: Code<Kind>,
    /// Zero.
    #[reserved]
    pub reserved: u8,
    /// The piece's number; absent for none.
    pub piece: Said<u16>,
    /// The space; absent for none.
    pub space: Locus<Site>,
    /// The amount.
    pub amount: u16,
    /// The rule's number.
    pub rule: u16,
}

const _: () = assert!(size_of::<GameEffect>() == 12, "frozen for this major of the C ABI");

impl GameEffect {
    /// An effect by a rule.
    pub(in crate::axis_allies::game) fn of(what: GameEffectKind, rule: Rule) -> Self {
        GameEffect { what: Code::new(what), rule: rule.0, ..GameEffect::default() }
    }
    /// Of a power.
    pub(in crate::axis_allies::game) fn power(mut self, power: Power) -> Self {
        self.power = Code::new(power);
        self
    }
    /// In a space.
    pub(in crate::axis_allies::game) fn at(mut self, space: u16) -> Self {
        self.space = space.into();
        self
    }
    /// Of so much.
    pub(in crate::axis_allies::game) fn amount(mut self, amount: u16) -> Self {
        self.amount = amount;
        self
    }
    /// Of a piece.
    pub(in crate::axis_allies::game) fn piece(mut self, unit: &Unit) -> Self {
        (self.piece, self.kind, self.power) =
            (Said::<u16>::new(crate::axis_allies::game::position::game::id(unit)), unit.kind, unit.owner);
        if self.space == 0 {
            self.space = unit.space;
        }
        self
    }
}

/// The buffers for the answer to a step. The caller provides each, or none.
#[derive(Debug)]
pub struct Notes<'a, 'o, 'e, 's, 't> {
    /// The objections to orders. `unit` is the index of the piece in [`Game::pieces`].
    pub objections: &'a mut Sink<'o, Objection>,
    /// The objections to placements.
    pub refusals: &'a mut Sink<'o, Refusal>,
    /// The effects of the step.
    pub effects: &'a mut Sink<'e, GameEffect>,
    /// The scratch memory. The end of combat movement needs an amount that depends on the fighters and carriers, and
    /// placements need two words each.
    pub scratch: &'a mut Scratch<'s>,
    /// The steps that led to the verdict.
    pub trail: &'a mut Trail<'t>,
}

/// A verdict on a step.
pub(in crate::axis_allies::game) type Judged = Result<Ruling<Verdict>, Fault>;

/// Returns the fault of a step at the wrong time.
pub(in crate::axis_allies::game) fn not_now() -> Fault {
    Fault::new(FaultCode::NotNow, &text!("step"))
}

impl<const N: usize> Game<N> {
    /// Returns the step for which the position waits.
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

    /// Returns the current battle, for the questions of [`battle`](crate::axis_allies::battle) such as its exact
    /// chances.
    pub fn fight(&self) -> Option<Fight> {
        self.fight
    }

    /// Returns the current antiaircraft fire.
    pub fn flak(&self) -> Option<Flak> {
        self.flak
    }

    /// Returns the spaces with raids and battles to come, in the order of their numbers.
    pub fn pending(&self) -> impl Iterator<Item = (u16, Waits)> + '_ {
        let raids = self.raids.iter().map(|space| (space, Waits::Dice));
        raids.chain(self.battles.iter().map(|space| (space, Waits::Orders)))
    }

    /// Returns the number of dice for which the position waits.
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

    /// Decides whether a step is legal, and lists the objections to it.
    pub fn assess(&self, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        self.clone().take(step, notes)
    }

    /// Takes a step. A legal step changes the position; otherwise the position stays as it is.
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
        let before = self.clone();
        let ruling = self.take(step, notes);
        if !ruling.as_ref().is_ok_and(|ruling| ruling.value.is_allowed()) {
            *self = before;
            notes.effects.take_back();
        }
        ruling
    }

    /// Takes a step. After an illegal one the position is meaningless.
    pub(super) fn take(&mut self, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        let sound = self.sound;
        let ruling = self.make(step, notes);
        // A legal step leads from a position that can be to another one.
        self.sound = sound;
        if !sound.0 && ruling.as_ref().is_ok_and(|ruling| ruling.value.is_allowed()) {
            let on = board(&self.units, &self.holdings, self.options);
            self.sound = Sound(view(&on, self.power, sound).is_ok());
        }
        ruling
    }

    fn make(&mut self, step: &Step<'_>, notes: &mut Notes<'_, '_, '_, '_, '_>) -> Judged {
        use TurnPhase::*;
        let (waits, phase) = (self.waits(), self.phase);
        match *step {
            Step::Dice { dice } if waits == Waits::Dice => {
                let due = self.dice_due()?;
                let judged = match self.flak {
                    Some(flak) => self.flak_dice(flak, dice, notes),
                    None => self.fight_dice(dice, notes),
                };
                judged.map_err(|fault| due.of(fault, dice))
            }
            Step::Lose { pieces } if waits == Waits::Losses => match self.flak {
                Some(flak) => self.flak_losses(flak, pieces, notes),
                None => self.fight_losses(pieces, notes),
            },
            Step::Withdraw { pieces, space } if waits == Waits::Submarines => self.withdraw(pieces, space.0, notes),
            Step::Keep { pieces } if waits == Waits::Fighters => self.keep(pieces, notes),
            Step::Press if waits == Waits::Retreat => self.press(notes),
            Step::Retreat { space } if waits == Waits::Retreat => self.retreat(space.0, notes),
            Step::Fight { space, support } if waits == Waits::Dice => self.support_more(space.0, support, notes),
            Step::Surrender if waits != Waits::Nothing => self.surrender(notes),
            _ if waits != Waits::Orders => Err(not_now().needs(waits.meant())),
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
            _ => Err(not_now().needs(waits::ordered(phase))),
        }
    }

    /// Returns whether pieces move in this phase.
    pub(in crate::axis_allies::game) fn moves(&self) -> bool {
        matches!(self.phase, TurnPhase::CombatMovement | TurnPhase::NoncombatMovement)
    }
}
